"""Find weights by trials: `python -m brasier.bots.flashpoint.fits.trials heroic` begins with the weights that are
shipped and tells, after each step, a row that should win more.

Of a whole match `train` learns one thing: who won it. Here every match is made of many trials. Four play it, but now
and then a turn ends as a draw decides, among the ends that the judge finds about as good as the best. What became of it
is compared with what was expected of all of them together: the chance to win as it is told after later turns, the
nearer ones more, and in the end the result. A regression says what the drawn ends had that did good. The judge's own
sum takes part in it, so that what is found is what the sum overlooks, in its own measure.

A step goes only a part of that way. The regression knows the ends that the judge likes; the search then finds others,
of which it knows nothing, and the whole way at once wins far less. What says how the match stands, victims and damage,
keeps its weights: two ends of a turn seldom differ in it, and what is found there is chance.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from functools import partial
from statistics import fmean
from typing import Any, Final, NamedTuple

from brasier.bots.flashpoint import outlook as at
from brasier.bots.flashpoint.fits.arguments import at_least_one
from brasier.bots.flashpoint.fits.match import SETTINGS, play
from brasier.bots.flashpoint.fits.overlooked import Compared, beyond, ends_within, numbers, overlooked, stepped
from brasier.bots.flashpoint.judge import Judge
from brasier.bots.flashpoint.planner import Node
from brasier.bots.flashpoint.told import told
from brasier.bots.flashpoint.weights import WEIGHTS, Sort, Weights
from brasier.games.flashpoint.codes import END
from brasier.games.flashpoint.data import TO_WIN
from brasier.games.flashpoint.rules import FlashPoint

DRAWN: Final = 0.35  # of the turns
ABOUT_AS_GOOD: Final = 0.7  # a score that is lower by less than this
MOST_DRAWN_FROM: Final = 6
MEMORY: Final = 0.88  # how much less the chance after one more turn counts
DOUBT: Final = 30_000.0  # so many trials must speak for a weight before half of what they say is believed
STEP: Final = 0.3  # of the way that the regression shows
KEPT: Final = {
    at.NEEDED, at.ONE_LOST, at.TWO_LOST, at.THREE_LOST, at.DAMAGE, at.NEARLY_DOWN, at.DEATHS, at.SPARE, at.DOWN,
    at.WORN, at.SHAKEN, *range(at.TRADE + 1, at.DOWN),
}  # fmt: skip


class Trial(NamedTuple):
    """An end of a turn that was drawn."""

    turn: int  # of the match
    more: list[float]  # what it has more of each number than the mean of those it was drawn from
    expected: float  # the chance to win, whichever of them is drawn


class Tried(NamedTuple):
    """A match."""

    is_won: bool
    chances: list[float]  # to win, after each turn
    trials: list[Trial]


def tried(given: dict[str, Any], sort: Sort, weights: Weights, seed: int) -> Tried:
    """A match of four who now and then try something else."""
    whims = random.Random(seed)
    chances: list[float] = []
    trials: list[Trial] = []

    def draw(judge: Judge, _: FlashPoint, plans: list[Node]) -> Node:
        best = plans[0]
        if best.action != END:
            return best  # chance decides something first
        some = alike(plans) if whims.random() < DRAWN else [best]
        if len(some) > 1:
            best = whims.choice(some)
            expected = fmean(told(sort, float(plan.value), int(plan.state.rescued)) for plan in some)
            more = beyond([numbers(judge, plan.state) for plan in some])[some.index(best)]
            trials.append(Trial(len(chances), more, expected))
        chances.append(told(sort, float(best.value), int(best.state.rescued)))
        return best

    end = play(given, weights, seed, draw)
    return Tried(end.rescued >= TO_WIN, chances, trials)


def alike(plans: Sequence[Node]) -> list[Node]:
    """The best ends of a turn, as far as they are about as good as the best."""
    return ends_within(plans, ABOUT_AS_GOOD)[:MOST_DRAWN_FROM]


def gains(match: Tried) -> list[float]:
    """What became of each trial, beside what was expected."""
    following = [0.0] * len(match.chances)
    value = float(match.is_won)
    for turn in reversed(range(len(match.chances))):
        following[turn] = value
        value = (1 - MEMORY) * match.chances[turn] + MEMORY * value
    return [following[trial.turn] - trial.expected for trial in match.trials]


def ends_of(matches: Sequence[Tried]) -> list[Compared]:
    return [
        Compared(trial.more, gain) for match in matches for trial, gain in zip(match.trials, gains(match), strict=True)
    ]


def fit(sort: Sort, steps: int, matches: int, seed: int, crew: Executor) -> Iterator[tuple[float, Weights]]:
    """After each step: the part of its matches that was won, and the weights found so far."""
    weights = WEIGHTS[sort]
    for step in range(steps):
        first = (seed * 1000 + step) * 1_000_000
        try_one = partial(tried, SETTINGS[sort], sort, weights)
        played = list(crew.map(try_one, range(first, first + matches), chunksize=8))
        more = overlooked(weights, ends_of(played), DOUBT, KEPT)
        weights = stepped(weights, more, STEP)
        yield fmean(match.is_won for match in played), weights


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m brasier.bots.flashpoint.fits.trials", description=__doc__)
    parser.add_argument("sort", choices=sorted(SETTINGS))
    parser.add_argument("--steps", type=at_least_one, default=2)
    parser.add_argument("--matches", type=at_least_one, default=4000, help="of each step (4000)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    with ProcessPoolExecutor() as crew:
        for won, weights in fit(asked.sort, asked.steps, asked.matches, asked.seed, crew):
            print(f"{won:.3f}  {[round(weight, 3) for weight in weights.row]}", flush=True)


if __name__ == "__main__":
    main()
