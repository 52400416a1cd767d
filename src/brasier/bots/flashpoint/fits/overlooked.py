"""What a judge's sum overlooks: a regression of what became of ends of turns on what they had more than others."""

from collections.abc import Collection, Sequence
from math import sqrt
from statistics import fmean
from typing import NamedTuple

from brasier.bots.flashpoint import outlook as at
from brasier.bots.flashpoint.judge import Judge
from brasier.bots.flashpoint.planner import Node
from brasier.bots.flashpoint.told import score_of
from brasier.bots.flashpoint.weights import Weights
from brasier.bots.regression import solved
from brasier.games.flashpoint.codes import END
from brasier.games.flashpoint.rules import FlashPoint


class Compared(NamedTuple):
    """An end of a turn beside others it might have had."""

    more: list[float]  # what it has more of each number than the others have on average
    gain: float  # how much better it did


def overlooked(weights: Weights, ends: Sequence[Compared], doubt: float, kept: Collection[int]) -> list[float]:
    """What each weight would have to be more, but for those that are kept.

    Of what is found half is believed where there are as many ends as is doubted, more where there are more (a ridge).
    The judge's own sum takes part, and is not doubted: what is found is what the sum overlooks, in its own measure.
    """
    if len(ends) < at.FEATURES:
        raise SystemExit(f"Only {len(ends)} ends of turns can be compared: more matches are needed.")
    spread = [sqrt(fmean(end.more[place] ** 2 for end in ends)) for place in range(at.FEATURES)]
    places = [place for place in range(at.FEATURES) if place not in kept and spread[place] > 0.0]
    sums = [sum(weight * number for weight, number in zip(weights.row, end.more, strict=True)) for end in ends]
    wide = sqrt(fmean(each**2 for each in sums))
    size = len(places) + 1
    bend = [[0.0] * size for _ in range(size)]
    slope = [0.0] * size
    for each, end in zip(sums, ends, strict=True):
        row = [each / wide, *(end.more[place] / spread[place] for place in places)]
        for i, one in enumerate(row):
            slope[i] += one * end.gain
            line = bend[i]
            for j in range(i + 1):
                line[j] += one * row[j]
    for i in range(size):
        for j in range(i):
            bend[j][i] = bend[i][j]
        bend[i][i] += doubt if i else 0.0
    judged, *others = solved(bend, slope)
    if judged <= 0.0:
        raise SystemExit("What the judge likes does no good in these matches: they are too few to learn from.")
    found = [0.0] * at.FEATURES
    for place, each in zip(places, others, strict=True):
        found[place] = each / spread[place] / (judged / wide)
    return found


def beyond(rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """What each row has more than all of them on average."""
    means = [fmean(column) for column in zip(*rows, strict=True)]
    return [[number - mean for number, mean in zip(row, means, strict=True)] for row in rows]


def numbers(judge: Judge, state: FlashPoint) -> list[float]:
    judge.outlook.look(state)
    return [float(judge.outlook.x[place]) for place in range(at.FEATURES)]


def ends_within(plans: Sequence[Node], margin: float) -> list[Node]:
    """The ends of a turn whose score is lower than that of the best plan by less than this."""
    least = score_of(float(plans[0].value)) - margin
    return [plan for plan in plans if plan.action == END and score_of(float(plan.value)) > least]


def stepped(weights: Weights, more: Sequence[float], part: float) -> Weights:
    """A part of the way."""
    row = [weight + part * each for weight, each in zip(weights.row, more, strict=True)]
    return Weights(weights.start, row)
