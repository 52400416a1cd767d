"""How sure a figure is. Everything respects the blocks: matches that share their luck are not counted as independent.

A rate gets Wilson's interval with an *effective* number of matches: the matches played, divided by how much more the
blocks differ from each other than independent matches would; never more than were played, never fewer than there are
blocks. A difference of two rates on the same blocks gets the adjusted interval of Bonett and Price. In both, two
imagined blocks, one all won and one all lost, keep what was never seen from being certain. A mean gets Student's
interval. Strengths follow Bradley and Terry, for more than two seats as Luce has it: who wins is a draw in which every
seat has its strength in tickets. Their intervals come from fits to blocks of random weight, Rubin's Bayesian bootstrap;
here too each name has two imagined blocks, one all won and one all lost, of the light weight that Jeffreys gives what
was not seen, spread over its line-ups: the more there are, the less of it is in each. A block weighs the same in all
line-ups, so luck they share is respected. How much blocks differ cannot be seen in one of them: a mean or a strength
from a single block has no interval.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from random import Random
from statistics import NormalDist, fmean
from typing import Final, NamedTuple

LEVEL: Final = 0.95
Z: Final = NormalDist().inv_cdf((1 + LEVEL) / 2)
REDRAWS: Final = 400  # of the weights of the blocks, for the intervals of a league
VIRTUAL: Final = 0.5  # wins and defeats every name is given beforehand: nobody is endlessly strong
CLOSE_ENOUGH: Final = 1e-7
MOST_ROUNDS: Final = 200
PER_FACTOR: Final = 400 / log(10)  # Elo of being e times as strong


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
    contests: Sequence[Contest],
    names: Sequence[str],
    start: Mapping[str, float] | None = None,
    virtual: float = VIRTUAL,
) -> dict[str, float]:
    """Elo of each name, the first having 0: the likeliest strengths, found by Newton's method.

    `start`: an Elo that is near, from where it is found sooner. `virtual`: wins given beforehand, in all its line-ups.
    """
    virtual *= _part(contests, names)
    won = dict.fromkeys(names, 0.0)
    fields: list[tuple[Mapping[str, int], float]] = []
    for contest in contests:
        everyone = sum(contest.seats.values())
        for name in contest.seats:
            won[name] += contest.won[name] + virtual * contest.seats[name] * len(contest.seats) / everyone
        fields.append((contest.seats, sum(contest.won.values()) + virtual * len(contest.seats)))
    others = names[1:]
    strong = {name: (start or {}).get(name, 0.0) / PER_FACTOR for name in names}  # as logarithms
    for _ in range(MOST_ROUNDS):
        slope = dict(won)
        bend = {name: dict.fromkeys(names, 0.0) for name in names}
        for seats, matches in fields:
            most = max(strong[name] for name in seats)
            tickets = {name: count * exp(strong[name] - most) for name, count in seats.items()}
            every = sum(tickets.values())
            for one in seats:
                slope[one] -= matches * tickets[one] / every
                for other in seats:
                    if other != one:
                        shared = matches * (tickets[one] / every) * (tickets[other] / every)
                        bend[one][one] += shared
                        bend[one][other] -= shared
        steps = _solved([[bend[one][other] for other in others] for one in others], [slope[one] for one in others])
        # Where one almost always wins the curve is flat, and a whole step would lead far beyond its top.
        held = 1 / max(1.0, *map(abs, steps))
        for name, step in zip(others, steps, strict=True):
            strong[name] += held * step
        if max(map(abs, steps)) < CLOSE_ENOUGH:
            break
    return {name: PER_FACTOR * value for name, value in strong.items()}


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """What the matrix makes `right` of, by Gauss; it is symmetric and positive, so no rows need to be changed."""
    size = len(right)
    for place in range(size):
        for below in range(place + 1, size):
            factor = matrix[below][place] / matrix[place][place]
            for column in range(place, size):
                matrix[below][column] -= factor * matrix[place][column]
            right[below] -= factor * right[place]
    found = [0.0] * size
    for place in reversed(range(size)):
        rest = sum(matrix[place][column] * found[column] for column in range(place + 1, size))
        found[place] = (right[place] - rest) / matrix[place][place]
    return found


def league(blocks: Sequence[Sequence[Contest]], names: Sequence[str]) -> dict[str, Estimate]:
    """Elo with intervals, the first having 0 for certain. Each block has one contest a line-up, in the same order."""
    middle = strengths(_added(blocks), names)
    if len(blocks) < 2:
        return {name: Estimate(middle[name], *((0.0, 0.0) if name == names[0] else (None, None))) for name in names}
    dice, imagined = Random(len(blocks)), VIRTUAL * _part(blocks[0], names)
    drawn = [strengths(_weighed(blocks, imagined, dice), names, middle, virtual=0) for _ in range(REDRAWS)]
    # Random weights spread a mean less than the blocks themselves do, noticeably if these are few.
    wider = sqrt((len(blocks) + 1) / (len(blocks) - 1))
    found = {}
    for name in names:
        values = sorted(one[name] for one in drawn)
        low, half, high = (values[round(part * (REDRAWS - 1))] for part in ((1 - LEVEL) / 2, 0.5, (1 + LEVEL) / 2))
        low, high = (half + wider * (end - half) for end in (low, high))
        found[name] = Estimate(middle[name], min(low, middle[name]), max(high, middle[name]))
    return found


def _added(blocks: Sequence[Sequence[Contest]]) -> list[Contest]:
    """All blocks together, line-up by line-up."""
    return [_summed(column, [1.0] * len(column)) for column in zip(*blocks, strict=True)]


def _part(contests: Sequence[Contest], names: Sequence[str]) -> float:
    """Which part of what is imagined for a name a line-up has: all of it in each would pull the best of many down."""
    return len(names) / sum(len(contest.seats) for contest in contests)


def _weighed(blocks: Sequence[Sequence[Contest]], imagined: float, dice: Random) -> list[Contest]:
    """The same with a random weight for each block, and with the imagined ones, which weigh so much on average.

    Of two names, where each block is one match, the share of either is a draw from Beta(won + ½, lost + ½).
    """
    weights = [dice.expovariate(1) for _ in blocks]
    totals = []
    for column in zip(*blocks, strict=True):
        total = _summed(column, weights)
        size = sum(column[0].won.values())
        won = {name: won + size * dice.gammavariate(imagined, 1) for name, won in total.won.items()}
        totals.append(Contest(total.seats, won))
    return totals


def _summed(column: Sequence[Contest], weights: Sequence[float]) -> Contest:
    """The blocks of one line-up."""
    seats = column[0].seats
    return Contest(
        seats,
        {
            name: sum(weight * contest.won[name] for weight, contest in zip(weights, column, strict=True))
            for name in seats
        },
    )
