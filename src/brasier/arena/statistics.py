"""How sure a figure is. Everything respects the blocks: matches that share their luck are not counted as independent.

A rate gets Wilson's interval with an *effective* number of matches: the matches played, divided by how much more the
blocks differ from each other than independent matches would; never more than were played, never fewer than there are
blocks. A difference of two rates on the same blocks gets the adjusted interval of Bonett and Price. In both, two
imagined blocks, one all won and one all lost, keep what was never seen from being certain. A mean gets Student's
interval. Strengths follow Bradley and Terry, for more than two seats as Luce has it: who wins is a draw in which every
seat has its strength in tickets; their intervals come from drawing the blocks anew. How much blocks differ cannot be
seen in one of them: a mean or a strength from a single block has no interval.
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


# Student's t for 95 percent, by degrees of freedom from 1 on; from 10 on a formula is exact enough.
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)


class Interval(NamedTuple):
    """A figure and where it lies with 95 percent confidence."""

    value: float
    low: float
    high: float


class Estimate(NamedTuple):
    """The same of what may have been seen too seldom to say where it lies: then both ends are None."""

    value: float
    low: float | None
    high: float | None


class Rate(NamedTuple):
    value: float
    low: float
    high: float
    matches: int
    effective: float


def wilson(rate: float, matches: float) -> Interval:
    """Wilson's score interval of a rate in so many independent matches."""
    spread = Z * Z / matches
    middle = (rate + spread / 2) / (1 + spread)
    half = sqrt(rate * (1 - rate) * spread + spread * spread / 4) / (1 + spread)
    # At the very ends rounding must not exclude what was seen.
    return Interval(rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half)))


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


def difference(one: Sequence[Sequence[float]], other: Sequence[Sequence[float]]) -> Interval:
    """How much higher the rate of one is than that of the other, on the same blocks."""
    apart = [fmean(block) - fmean(twin) for block, twin in zip(one, other, strict=True)]
    value = fmean(apart)
    imagined = [*apart, 1.0, -1.0]
    middle = fmean(imagined)
    half = Z * sqrt((fmean(gap * gap for gap in imagined) - middle * middle) / len(imagined))
    return Interval(value, max(-1.0, min(value, middle - half)), min(1.0, max(value, middle + half)))


def mean_of(blocks: Sequence[Sequence[float]]) -> Estimate:
    """The mean of anything, with Student's interval of the means of the blocks."""
    means = [fmean(block) for block in blocks]
    value = fmean(means)
    if len(means) < 2:
        return Estimate(value, None, None)
    half = student(len(means) - 1) * sqrt(_variance(means) / len(means))
    return Estimate(value, value - half, value + half)


def student(freedom: int) -> float:
    """How many standard errors of a mean hold 95 percent on both sides: Fisher's expansion around the normal ones."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def _variance(values: Sequence[float]) -> float:
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
    """Elo with intervals, the first having 0 for certain. Each block has one contest a line-up, in the same order."""
    middle = strengths(_added(blocks), names)
    if len(blocks) < 2:
        return {name: Estimate(middle[name], *((0.0, 0.0) if name == names[0] else (None, None))) for name in names}
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
