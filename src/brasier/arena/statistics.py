"""How sure a figure is. Everything respects the blocks: matches that share their luck are not counted as independent.

A rate gets Wilson's interval with an *effective* number of matches: the matches played, divided by how much more the
blocks differ from each other than independent matches would; never more than were played, never fewer than there are
blocks. A difference of two rates on the same blocks gets the adjusted interval of Bonett and Price. In both, two
imagined blocks, one all won and one all lost, keep what was never seen from being certain. Strengths follow Bradley and
Terry, for more than two seats as Luce has it: who wins is a draw in which every seat has its strength in tickets; their
intervals come from drawing the blocks anew.
"""

from collections.abc import Mapping, Sequence
from math import log10, sqrt
from statistics import NormalDist, fmean
from typing import Final, NamedTuple

from brasier.core.rng import Rng

LEVEL: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + LEVEL) / 2)
REDRAWS: Final = 400  # of the blocks, for the intervals of a league
VIRTUAL: Final = 0.5  # wins every side of a line-up is given beforehand: nobody is endlessly strong
CLOSE_ENOUGH: Final = 1e-7
MOST_ROUNDS: Final = 10_000


class Estimate(NamedTuple):
    """A figure and where it lies with 95 percent confidence."""

    value: float
    low: float
    high: float


class Rate(NamedTuple):
    value: float
    low: float
    high: float
    matches: int
    effective: float


def wilson(rate: float, matches: float) -> Estimate:
    """Wilson's score interval of a rate in so many independent matches."""
    spread = Z * Z / matches
    middle = (rate + spread / 2) / (1 + spread)
    half = sqrt(rate * (1 - rate) * spread + spread * spread / 4) / (1 + spread)
    # At the very ends rounding must not exclude what was seen.
    return Estimate(rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half)))


def rate_of(blocks: Sequence[Sequence[float]]) -> Rate:
    """The rate of what counts from 0 to 1 in each match, from blocks of the same size."""
    count, size = len(blocks), len(blocks[0])
    matches = count * size
    means = [fmean(block) for block in blocks]
    rate = fmean(means)
    effective = float(matches)
    if size > 1:
        imagined = [*means, 1.0, 0.0]
        middle = fmean(imagined)
        alone = middle * (1 - middle) / size  # how blocks would vary if their matches had nothing in common
        effective = min(float(matches), max(float(count), matches * alone / _variance(imagined)))
    _, low, high = wilson(rate, effective)
    return Rate(rate, low, high, matches, effective)


def difference(one: Sequence[Sequence[float]], other: Sequence[Sequence[float]]) -> Estimate:
    """How much higher the rate of one is than that of the other, on the same blocks."""
    apart = [fmean(block) - fmean(twin) for block, twin in zip(one, other, strict=True)]
    value = fmean(apart)
    imagined = [*apart, 1.0, -1.0]
    middle = fmean(imagined)
    half = Z * sqrt((fmean(gap * gap for gap in imagined) - middle * middle) / len(imagined))
    return Estimate(value, max(-1.0, min(value, middle - half)), min(1.0, max(value, middle + half)))


def mean_of(blocks: Sequence[Sequence[float]]) -> Estimate:
    """The mean of anything, with the normal interval of the means of the blocks."""
    means = [fmean(block) for block in blocks]
    value = fmean(means)
    half = Z * sqrt(_variance(means) / len(means))
    return Estimate(value, value - half, value + half)


def _variance(values: Sequence[float]) -> float:
    if len(values) < 2:
        return 0.0
    middle = fmean(values)
    return sum((value - middle) ** 2 for value in values) / (len(values) - 1)


# ---- leagues


class Contest(NamedTuple):
    """What a line-up brought: how many seats each name has in it, and how many matches each name won."""

    seats: Mapping[str, int]
    won: Mapping[str, float]


def strengths(
    contests: Sequence[Contest], names: Sequence[str], start: Mapping[str, float] | None = None
) -> dict[str, float]:
    """Elo of each name, the first having 0: the likeliest strengths, found by Hunter's iteration.

    `start`: an Elo that is near, from where it is found sooner.
    """
    won = dict.fromkeys(names, 0.0)
    fields: list[tuple[Mapping[str, int], float]] = []
    for contest in contests:
        everyone = sum(contest.seats.values())
        for name in contest.seats:
            won[name] += contest.won[name] + VIRTUAL * contest.seats[name] * len(contest.seats) / everyone
        fields.append((contest.seats, sum(contest.won.values()) + VIRTUAL * len(contest.seats)))
    strong = {name: 10 ** ((start or {}).get(name, 0.0) / 400) for name in names}
    for _ in range(MOST_ROUNDS):
        share = dict.fromkeys(names, 0.0)
        for seats, matches in fields:
            tickets = sum(count * strong[name] for name, count in seats.items())
            for name, count in seats.items():
                share[name] += matches * count / tickets
        after = {name: won[name] / share[name] for name in names}
        scale = after[names[0]]
        after = {name: value / scale for name, value in after.items()}
        moved = max(abs(after[name] / strong[name] - 1) for name in names)
        strong = after
        if moved < CLOSE_ENOUGH:
            break
    return {name: 400 * log10(value) for name, value in strong.items()}


def league(blocks: Sequence[Sequence[Contest]], names: Sequence[str]) -> dict[str, Estimate]:
    """Elo with intervals. Each block has one contest for each line-up, in the same order."""
    middle = strengths(_added(blocks), names)
    rng = Rng(len(blocks))
    drawn = []
    for _ in range(REDRAWS):
        again = [blocks[rng.below(len(blocks))] for _ in blocks]
        drawn.append(strengths(_added(again), names, middle))
    found = {}
    for name in names:
        values = sorted(one[name] for one in drawn)
        low, high = (values[round(part * (REDRAWS - 1))] for part in ((1 - LEVEL) / 2, (1 + LEVEL) / 2))
        found[name] = Estimate(middle[name], min(low, middle[name]), max(high, middle[name]))
    return found


def _added(blocks: Sequence[Sequence[Contest]]) -> list[Contest]:
    """All blocks together, line-up by line-up."""
    totals: list[Contest] = []
    for column in zip(*blocks, strict=True):
        seats = column[0].seats
        totals.append(Contest(seats, {name: sum(contest.won[name] for contest in column) for name in seats}))
    return totals
