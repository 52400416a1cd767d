"""Find weights by looking a round ahead: `python -m brasier.bots.flashpoint.fits.rounds heroic` begins with the weights
that are shipped and tells a row that should win more.

Now and then a turn of a match is looked at closely. Its best ends and some others are each played on by the same four,
with the same dice, until everybody has had another turn. The chance to win that is told then says what each end was
worth; what the dice did for it meanwhile, beside what they do on average, is mostly taken off. (The dice are the same
as long as they are rolled as often.) A regression says what the better ends had more of (see `overlooked`).

`trials` follows a drawn end to the end of the match, where dice have decided nearly everything. This sees far more
clearly, but no further than a round, with the judge's own eyes. Therefore a step goes half of the way: the whole way
won 33 % of 150 matches where half won 55 % and the weights it began with 48 %.
"""

import argparse
import random
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from statistics import fmean
from typing import Any, Final

from brasier.bots.flashpoint import outlook as at
from brasier.bots.flashpoint.fits.arguments import at_least_one
from brasier.bots.flashpoint.fits.match import SETTINGS, Four, carry_out, dice_of, play
from brasier.bots.flashpoint.fits.overlooked import Compared, beyond, ends_within, numbers, overlooked, stepped
from brasier.bots.flashpoint.judge import Judge
from brasier.bots.flashpoint.planner import Node
from brasier.bots.flashpoint.told import told
from brasier.bots.flashpoint.weights import WEIGHTS, Sort, Weights
from brasier.core.game import OVER
from brasier.core.rng import Rng
from brasier.games.flashpoint.codes import END
from brasier.games.flashpoint.data import TO_WIN
from brasier.games.flashpoint.rules import FlashPoint

LOOKED_AT: Final = 0.12  # of the turns
BEST: Final = 3  # ends of each
OTHERS: Final = 3
NOT_WORSE: Final = 2.5  # than a score lower by this
TIMES: Final = 2  # that each is played on
ROUND: Final = 4  # turns
RESEMBLING: Final = 6  # other dice, to say what dice do on average
LUCK: Final = 0.75  # the part of it that is taken off: where most of the scatter goes
DOUBT: Final = 300.0  # ends that must speak for a weight before half of what they say is believed
STEP: Final = 0.5
SELDOM: Final = 100  # a number in which fewer ends differ keeps its weight: who is in the team, for one


def compared(given: dict[str, Any], sort: Sort, weights: Weights, seed: int) -> list[Compared]:
    """Ends of turns of a match beside others they might have had."""
    whims, four = random.Random(seed), Four(weights)
    found: list[Compared] = []

    def best(judge: Judge, _: FlashPoint, plans: list[Node]) -> Node:
        if plans[0].action == END and whims.random() < LOOKED_AT:
            ends = drawn(plans, whims)
            seeds = [whims.getrandbits(60) for _ in range(TIMES)]
            if len(ends) == 1:
                return plans[0]
            worth = [fmean(later(four, sort, end.state, each) for each in seeds) for end in ends]
            more = beyond([numbers(judge, end.state) for end in ends])
            found.extend(Compared(row, each - fmean(worth)) for row, each in zip(more, worth, strict=True))
        return plans[0]

    play(given, weights, seed, best)
    return found


def drawn(plans: Sequence[Node], whims: random.Random) -> list[Node]:
    """The best ends of a turn, and some of the others that are not much worse."""
    ends = ends_within(plans, NOT_WORSE)
    others = ends[BEST:]
    return ends[:BEST] + whims.sample(others, min(OTHERS, len(others)))


def later(four: Four, sort: Sort, end: FlashPoint, seed: int) -> float:
    """The chance to win that is told a round later, less most of the luck."""
    dice, resembling = dice_of(seed), dice_of(seed + 1)
    state, luck, chance, turns = end.clone(), 0.0, 0.0, 0
    while turns < ROUND:
        luck += settled(four, sort, state, dice, resembling)
        if state.to_act() == OVER:
            return float(state.rescued >= TO_WIN) - LUCK * luck
        best = four.plans(state)[0]
        if best.action == END:
            chance = told(sort, float(best.value), int(best.state.rescued))
            turns += 1
        carry_out(state, best)
    return chance - LUCK * luck


def settled(four: Four, sort: Sort, state: FlashPoint, dice: Rng, resembling: Rng) -> float:
    """On to where somebody has to plan; how much better it went than it does on average."""
    others = [state.clone() for _ in range(RESEMBLING)]
    for other in others:
        four.settle(other, resembling)
    four.settle(state, dice)
    return seen(four, sort, state) - fmean(seen(four, sort, other) for other in others)


def seen(four: Four, sort: Sort, state: FlashPoint) -> float:
    return told(sort, float(four.judge.chance(state)), int(state.rescued))


def seldom(ends: Sequence[Compared]) -> set[int]:
    """The numbers in which ends hardly differ."""
    return {place for place in range(at.FEATURES) if sum(end.more[place] != 0.0 for end in ends) < SELDOM}


def fit(sort: Sort, matches: int, seed: int, crew: Executor) -> tuple[int, Weights]:
    """How many ends were compared, and the weights found."""
    weights = WEIGHTS[sort]
    compare = partial(compared, SETTINGS[sort], sort, weights)
    first = seed * 1_000_000
    ends = [end for match in crew.map(compare, range(first, first + matches), chunksize=2) for end in match]
    more = overlooked(weights, ends, DOUBT, seldom(ends))
    return len(ends), stepped(weights, more, STEP)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m brasier.bots.flashpoint.fits.rounds", description=__doc__)
    parser.add_argument("sort", choices=sorted(SETTINGS))
    parser.add_argument("--matches", type=at_least_one, default=400, help="(400)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    with ProcessPoolExecutor() as crew:
        ends, weights = fit(asked.sort, asked.matches, asked.seed, crew)
    print(f"{ends} ends  {[round(weight, 3) for weight in weights.row]}")


if __name__ == "__main__":
    main()
