"""From the judge's opinion to a chance that people are told: how many of such matches are really won.

The judge's weights are those that choose well; what they add up to is far too sure of itself, and too gloomy while
many are still in the house. What is told is a chance that came true: `fits.experience` finds it. Early on a score says
less. The order of what is compared stays as it was.
"""

from math import log
from typing import Final, NamedTuple

from brasier.bots.flashpoint.judge import chance_of
from brasier.bots.flashpoint.weights import Sort
from brasier.games.flashpoint.data import TO_WIN

SURE: Final = 0.999999  # of the judge; more is no more
LEAST_SCALE: Final = 0.05  # nothing is told the other way round


class Experience(NamedTuple):
    """What counts how much for the logit: 1, the part still needed, the score, and the score times that part."""

    base: float
    early: float
    score: float
    early_score: float


TOLD: Final[dict[Sort, Experience]] = {
    "family": Experience(base=-3.003, early=6.012, score=1.083, early_score=-0.604),
    "advanced": Experience(base=-4.745, early=5.378, score=1.704, early_score=-1.166),
    "heroic": Experience(base=1.602, early=-0.304, score=0.602, early_score=-0.388),
}


def told(sort: Sort, chance: float, rescued: int) -> float:
    """A chance of the judge's as it is told, with so many rescued; what is won or lost already stays so."""
    if rescued >= TO_WIN:
        return 1.0  # P24, P26: playing on does not put it at stake
    if chance in (0.0, 1.0):
        return chance
    by, needed = TOLD[sort], needed_after(rescued)
    scale = max(by.score + by.early_score * needed, LEAST_SCALE)
    return chance_of(by.base + by.early * needed + scale * score_of(chance))


def score_of(chance: float) -> float:
    chance = min(max(chance, 1.0 - SURE), SURE)
    return log(chance / (1.0 - chance))


def needed_after(rescued: int) -> float:
    """The part of the victims that is still needed."""
    return max(TO_WIN - rescued, 0) / TO_WIN
