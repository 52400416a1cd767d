"""Where the weights of Tails on Fire are learned: matches between players of habit, and what follows from them.

`Worth` learns from who won in the end; habits learn from what a search finds, decision by decision. Everything is
counted up here at full speed; `training` makes weights of it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.bots.tails.habits import (
    CARD_TRAITS,
    CHOICE_TRAITS,
    NO_TRAITS,
    PAIR_TRAITS,
    PLAY_TRAITS,
    Habits,
    near_numbers,
    pairs_apart,
    some,
)
from brasier.bots.tails.search import Search
from brasier.bots.tails.stakes import Stakes
from brasier.bots.tails.worth import ROUNDS, SIGNS, Worth
from brasier.core.rng import Rng
from brasier.core.state import CHANCE, Actions
from brasier.games.tails.cards import CHOICES, TRICKSTER, for_seat, of_seat, one_card
from brasier.games.tails.data import CARDS, MOST
from brasier.games.tails.rules import CHASE, CHOOSE, DONE, FIRST, IGUANA, MOST_LEGAL, PASS, PICK, PLAY, Tails

MOST_TRAITS: Final = 32
NO_SQUARES: Final = vec[float]([0.0] * (MOST_TRAITS * (MOST_TRAITS + 1)))
NO_MEMORY: Final = vec[float]([0.0] * (ROUNDS * SIGNS * MOST))


@mypyc_attr(acyclic=True)
class Sums:
    """Least squares, counted up: products of traits with each other and with what they should amount to."""

    def __init__(self, traits: i64) -> None:
        self.traits = traits
        self.at: vec[float] = NO_SQUARES[:]
        self.number: i64 = 0

    def add(self, traits: vec[float], target: float) -> None:
        i: i64
        j: i64
        row = self.traits + 1
        for i in range(self.traits):
            if traits[i] != 0.0:
                for j in range(self.traits):
                    self.at[row * i + j] += traits[i] * traits[j]
                self.at[row * i + self.traits] += traits[i] * target
        self.number += 1

    def rows(self) -> list[list[float]]:
        row = int(self.traits) + 1
        return [[self.at[row * i + j] for j in range(row)] for i in range(int(self.traits))]


@mypyc_attr(acyclic=True)
class School:
    """A class that plays: everybody by the same habits."""

    def __init__(self, state: Tails, habits: Habits, worth: Worth, seed: int) -> None:
        self.stakes = Stakes(state)  # of the round that is on
        self.habits = habits
        self.worth = worth
        self.rng = Rng(seed)
        self.memory: vec[float] = NO_MEMORY[:]  # the signs of every seat after each round of a match
        self.choice = Sums(CHOICE_TRAITS)
        self.number = Sums(PLAY_TRAITS)
        self.trickster = Sums(PLAY_TRAITS)
        self.nodes: i64 = 0

    def go_on(self, state: Tails) -> None:
        """The next step of a match, by habit or chance."""
        if state.phase == CHOOSE:
            self.all_choose(state)
        elif state.phase in (FIRST, CHASE):
            state.apply(state.turn, self.habits.step(state, self.stakes, self.rng))
        else:
            state.apply(CHANCE, state.sample(self.rng))

    def all_choose(self, state: Tails) -> None:
        self.stakes = Stakes(state)
        seat: i64
        chosen: i64 = 0
        for seat in range(state.players):
            if of_seat(state.den, seat):
                chosen |= for_seat(self.habits.choose(state, self.stakes, seat, self.rng), seat)
        state.den &= ~chosen
        state.chosen |= chosen
        state.choosing = 0
        state.begin_hunt(None)

    # ---- what a position is worth

    def learn_worth(self, state: Tails, rate: float) -> float:
        """Play a match and move the weights of `worth` towards its winner; how surprising it was, on average."""
        i: i64
        rounds: i64 = 0
        played: i64 = 0
        was: i64 = state.phase
        while state.phase != DONE:
            self.go_on(state)
            if state.phase == IGUANA and was != IGUANA and state.under != state.deck:
                self.worth.note(state)
                for i in range(SIGNS * state.players):
                    self.memory[SIGNS * MOST * played + i] = self.worth.signs[i]
                played += 1
            was = state.phase
        self.worth.count_up(state)
        won = self.worth.chances[:]
        missed: float = 0.0
        for rounds in range(played):
            missed += self.correct(state.players, rounds, played - rounds, won, rate)
        return missed / float(played)

    def correct(self, players: i64, at: i64, rounds: i64, won: vec[float], rate: float) -> float:
        """One step down the slope of surprise, for a position with so many rounds to come."""
        seat: i64
        i: i64
        for i in range(SIGNS * players):
            self.worth.signs[i] = self.memory[SIGNS * MOST * at + i]
        self.worth.weigh(players, rounds)
        missed: float = 0.0
        base = SIGNS * (rounds - 1)
        for seat in range(players):
            error = won[seat] - self.worth.chances[seat]
            missed += error * error
            for i in range(SIGNS):
                self.worth.weights[base + i] += rate * error * self.worth.signs[SIGNS * seat + i]
        return missed

    # ---- habits

    def learn_habits(self, state: Tails, worlds: i64, often: float) -> None:
        """Play a match and search some of its decisions: what each action is worth beside the others."""
        while state.phase != DONE:
            if state.phase == CHOOSE:
                seat = self.rng.below(state.players)
                if of_seat(state.den, seat) and some(self.rng) < often:
                    self.search_choice(state, seat, worlds)
            elif state.phase in (FIRST, CHASE):
                self.search_step(state, worlds, often)
            self.go_on(state)

    def search_choice(self, state: Tails, seat: i64, worlds: i64) -> None:
        legal = Actions(MOST_LEGAL)
        state.fill(seat, legal)
        if legal.count < 2:
            return
        search = self.searched(state, seat, legal, worlds)
        i: i64
        mean: float = 0.0
        for i in range(legal.count):
            mean += search.mean(i) / float(legal.count)
        whole = NO_TRAITS[:]
        j: i64
        for i in range(legal.count):
            self.note_choice(state, search.stakes, seat, CHOICES[legal.at[i] - PICK])
            for j in range(CHOICE_TRAITS):
                whole[j] += self.habits.traits[j] / float(legal.count)
        for i in range(legal.count):
            self.note_choice(state, search.stakes, seat, CHOICES[legal.at[i] - PICK])
            for j in range(CHOICE_TRAITS):
                self.habits.traits[j] -= whole[j]
            self.choice.add(self.habits.traits, search.mean(i) - mean)

    def note_choice(self, state: Tails, stakes: Stakes, seat: i64, cards: i64) -> None:
        """The traits of a choice: those of its cards together, and those of its pairs."""
        habits = self.habits
        whole = NO_TRAITS[:]
        card: i64
        i: i64
        for card in range(CARDS):
            if cards & one_card(card):
                habits.note_card(state, stakes, seat, card)
                for i in range(CARD_TRAITS):
                    whole[i] += habits.traits[i]
        for i in range(1, PAIR_TRAITS):
            whole[CARD_TRAITS + i - 1] = float(pairs_apart(cards, stakes.start, i))
        if cards & one_card(TRICKSTER):
            whole[CARD_TRAITS + PAIR_TRAITS - 1] = float(near_numbers(cards, stakes.start))
        for i in range(CHOICE_TRAITS):
            habits.traits[i] = whole[i]

    def search_step(self, state: Tails, worlds: i64, often: float) -> None:
        legal = Actions(MOST_LEGAL)
        seat = state.turn
        state.fill(seat, legal)
        if legal.count < 2 or legal.at[0] != PASS or some(self.rng) > often:
            return
        search = self.searched(state, seat, legal, worlds * 8)
        held = of_seat(state.chosen, seat)
        i: i64
        for i in range(1, legal.count):
            trickster = legal.at[i] == PLAY + TRICKSTER
            self.habits.note_play(state, search.stakes, seat, held, trickster)
            better = search.mean(i) - search.mean(0)
            if trickster:
                self.trickster.add(self.habits.traits, better)
            else:
                self.number.add(self.habits.traits, better)

    def searched(self, state: Tails, seat: i64, legal: Actions, worlds: i64) -> Search:
        """Every action in the same worlds."""
        search = Search(state, seat, self.habits, self.worth)
        i: i64
        search.number = legal.count
        for i in range(legal.count):
            search.actions[i] = legal.at[i]
            search.alive[i] = i
        luck = Rng(0)
        for _ in range(worlds):
            search.try_all(legal.count, self.rng, luck)
        self.nodes += search.nodes
        return search
