"""Monte Carlo over whole turns: what could be done is played out again and again, and the worse half is dropped.

The options are the best few by the policy. Every round plays each of those left to the end by the policy, with the same
draws for all of them (so that they differ by what they do, not by luck), then the better half goes on with what is left
of the budget. Whatever is clearly behind the best is dropped at once, and the search ends when nothing else is left. A
node is a turn played out: near the end of a match, where playouts are short, there are more of them.
"""

import time
from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brasier.bots.feurio.forest import Forest, counts
from brasier.bots.feurio.policy import NOBODY, Policy, act
from brasier.core.rng import Rng
from brasier.games.feurio.data import COLOURS
from brasier.games.feurio.rules import stock

ROOM: Final = 96
NO_CELL: Final = -1
NO_PRICE: Final = -1
USELESS: Final = -1e9
SEEDS: Final = 1 << 30
MOST_TRIES: Final = 3000  # of an option: more would not tell more
ALONE: Final = 20  # tries of an option that is the only one: for what it is worth, not to decide
A_LOOK: Final = 32  # tries after which those left are compared
SURE: Final = 3.0  # standard errors that an option is behind when it is dropped before its time
LEAST_LEAD: Final = 0.01  # an option less behind than this is never dropped before its time
FIRST_THOUGHT: Final = 16.0  # as many tries does the policy's own opinion weigh


class Search:
    def __init__(self, policy: Policy, forest: Forest, value: i64) -> None:
        self.policy = policy
        self.forest = forest
        self.value: i64 = value  # the tile in hand; 0: it lies
        self.seat: i64 = forest.seat
        self.arms: i64 = 0
        self.cell: vec[i64] = vec[i64]([NO_CELL] * ROOM)
        self.men: vec[i64] = vec[i64]([NOBODY] * ROOM)
        self.price: vec[i64] = vec[i64]([NO_PRICE] * ROOM)  # the colour that pays for a firebreak
        self.sum: vec[float] = vec[float]([0.0] * ROOM)
        self.squares: vec[float] = vec[float]([0.0] * ROOM)
        self.wins: vec[i64] = vec[i64]([0] * ROOM)
        self.tries: vec[i64] = vec[i64]([0] * ROOM)
        self.prior: vec[float] = vec[float]([0.0] * ROOM)  # what the policy thinks of it
        self.nodes: i64 = 0

    # ---- what could be done

    def add(self, cell: i64, men: i64, price: i64, prior: float) -> None:
        if self.arms < ROOM:
            self.prior[self.arms] = prior * self.policy.trust
            self.cell[self.arms] = cell
            self.men[self.arms] = men
            self.price[self.arms] = price
            self.arms += 1

    def add_men(self, most: i64) -> None:
        """The best things to do with men, the tile lying."""
        self.add_best(self.forest, NO_CELL, most, 0.0)

    def add_tile(self, cell: i64, most: i64) -> None:
        """The tile on a cell, and the best things to do with men then."""
        self.policy.prepare(self.forest)
        weight = self.policy.weigh_tile(self.forest, self.forest.beside_cell[cell], self.value)
        twin = self.forest.clone()
        twin.lay(cell, self.value)
        self.add_best(twin, cell, most, weight)

    def add_best(self, forest: Forest, cell: i64, most: i64, weight: float) -> None:
        policy = self.policy
        policy.men(forest, True)
        i: i64
        while most > 0:
            best: i64 = 0
            for i in range(1, policy.options):
                if policy.gain_of[i] > policy.gain_of[best]:
                    best = i
            if policy.gain_of[best] == USELESS:
                return
            self.add(cell, policy.option[best], NO_PRICE, weight + policy.gain_of[best])
            policy.gain_of[best] = USELESS
            most -= 1

    def add_firebreak(self, cell: i64, colour: i64) -> None:
        self.policy.prepare(self.forest)
        weight = self.policy.weigh_tile(self.forest, self.forest.beside_cell[cell], 0)
        self.add(cell, NOBODY, colour, weight)

    # ---- the search

    def run(self, nodes: i64, rng: Rng, until: float) -> None:
        """Find the best; `until` is when to stop by the clock (0: never). The best is the first then.

        However little there is to spend, every option is tried once.
        """
        seed = rng.below(SEEDS)
        alive = self.arms
        while alive == 1 and self.tries[0] < ALONE:
            self.try_out(0, seed + self.tries[0])
            if self.nodes >= nodes or is_late(until):
                break
        arm: i64
        while alive > 1:
            rounds: i64 = 0
            while (alive - 1) >> rounds:
                rounds += 1
            stop = self.nodes + (nodes - self.nodes) // rounds
            half = (alive + 1) // 2
            while alive > half:
                for arm in range(alive):
                    if self.tries[arm] > 0 and is_late(until):
                        break
                    self.try_out(arm, seed)
                seed += 1
                if self.nodes >= stop or self.tries[0] >= MOST_TRIES:
                    break
                if self.forest.left == 0 and self.value == 0:  # nothing is left to chance: once tells all
                    break
                if is_late(until):
                    break
                if self.tries[0] % A_LOOK == 0:
                    self.order(alive)
                    while alive > 1 and self.is_behind(alive - 1):
                        alive -= 1
            self.order(alive)
            alive = min(alive, half)
            if is_late(until):
                return

    def is_behind(self, arm: i64) -> bool:
        """Whether an option is behind the first by more than chance explains (the same draws for both only help)."""
        spread = self.variance(0) / float(self.tries[0]) + self.variance(arm) / float(self.tries[arm])
        return self.esteem(0) - self.esteem(arm) > SURE * sqrt(spread) + LEAST_LEAD

    def variance(self, arm: i64) -> float:
        mean = self.mean(arm)
        return max(self.squares[arm] / float(self.tries[arm]) - mean * mean, 0.0)

    def try_out(self, arm: i64, seed: i64) -> None:
        forest = self.forest.clone()
        price = self.price[arm]
        if price != NO_PRICE:
            forest.lay(self.cell[arm], 0)
            forest.hand[stock(forest.players, forest.seat, price)] -= 1
        elif self.cell[arm] != NO_CELL:
            forest.lay(self.cell[arm], self.value)
        act(forest, self.men[arm])
        self.nodes += self.policy.play_out(forest, Rng(int(seed))) + 1
        self.tries[arm] += 1
        result = self.policy.result(forest, self.seat)
        self.sum[arm] += result
        self.squares[arm] += result * result
        if self.policy.won(forest, self.seat):
            self.wins[arm] += 1

    def mean(self, arm: i64) -> float:
        return self.sum[arm] / float(max(self.tries[arm], 1))

    def esteem(self, arm: i64) -> float:
        """What was seen, and less and less what the policy thought before."""
        return self.mean(arm) + self.prior[arm] * FIRST_THOUGHT / (FIRST_THOUGHT + float(self.tries[arm]))

    def order(self, alive: i64) -> None:
        """The best first; equals stay as they were."""
        i: i64
        for i in range(1, alive):
            place = i
            while place > 0 and self.esteem(place) > self.esteem(place - 1):
                self.swap(place)
                place -= 1

    def swap(self, place: i64) -> None:
        """An option and the one before it."""
        swap(self.cell, place)
        swap(self.men, place)
        swap(self.price, place)
        swap(self.wins, place)
        swap(self.tries, place)
        swap_floats(self.sum, place)
        swap_floats(self.squares, place)
        swap_floats(self.prior, place)


def is_late(until: float) -> bool:
    return until > 0.0 and time.monotonic() > until


def swap_floats(numbers: vec[float], place: i64) -> None:
    number = numbers[place]
    numbers[place] = numbers[place - 1]
    numbers[place - 1] = number


def swap(numbers: vec[i64], place: i64) -> None:
    number = numbers[place]
    numbers[place] = numbers[place - 1]
    numbers[place - 1] = number


def hot_cells(forest: Forest) -> list[int]:
    """F10: every hottest point."""
    hottest = forest.hottest()
    cell: i64
    found: list[int] = []
    for cell in range(forest.known):
        if forest.heat[cell] == hottest:
            found.append(int(cell))
    return found


def own_colours(forest: Forest) -> list[int]:
    """F25: the colours of the seat to act that can pay for a firebreak."""
    colour: i64
    found: list[int] = []
    for colour in range(COLOURS):
        if counts(forest.players, forest.seat, colour) and forest.hand[colour] > 0:
            found.append(int(colour))
    return found
