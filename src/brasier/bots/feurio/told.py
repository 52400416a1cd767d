"""From the playouts that were won to a chance that people are told: in a shared match, what became of such matches.

Those in a playout decide at a glance and win far less often than somebody who searches at every turn. So the more tiles
are to come, the better are the chances than the playouts say, and the less they depend on the playouts; with none to
come the playouts tell the truth. `experience` fits how much. Of as many playouts, who won more is told to be better.

Against others it is the part of the playouts that was won, with a little doubt unless all is settled.
"""

from collections.abc import Sequence
from itertools import accumulate
from math import exp, log
from typing import Final, NamedTuple

HALF: Final = 6.0  # with as many tiles to come, half of what experience changes
DOUBT: Final = 0.2  # as many playouts are added, of which half are won: it fits best of 0.04 to 2
LEAST_SCALE: Final = 0.05  # nothing is told the other way round


class Experience(NamedTuple):
    """What is added to the logit long before the end, and what part of the playouts' own logit is then not believed."""

    early: float
    doubted: float


# By level and number of players; of 300 matches each for `normal`, of 40 for `hard`.
TOLD: Final[dict[str, dict[int, Experience]]] = {
    "hard": {
        1: Experience(early=4.0, doubted=0.47),
        2: Experience(early=2.58, doubted=0.61),
        3: Experience(early=2.79, doubted=0.28),
        4: Experience(early=1.62, doubted=0.63),
    },
    "normal": {
        1: Experience(early=2.71, doubted=0.22),
        2: Experience(early=1.62, doubted=0.56),
        3: Experience(early=1.26, doubted=0.54),
        4: Experience(early=0.49, doubted=0.63),
    },
}


def told(by: Experience, won: int, tries: int, left: int) -> float:
    """The chance to win where so many of the playouts were won and so many tiles are to come."""
    if left == 0:  # nothing is left to chance
        return won / tries
    part = early_part(left)
    scale = max(1.0 - by.doubted * part, LEAST_SCALE)
    return 1.0 / (1.0 + exp(-(by.early * part + scale * score(won, tries))))


def early_part(left: int) -> float:
    """How much of what experience changes counts with so many tiles to come."""
    return left / (left + HALF)


def score(won: int, tries: int) -> float:
    """The logit of what the playouts won."""
    return log((won + DOUBT / 2.0) / (tries - won + DOUBT / 2.0))


class Tried(NamedTuple):
    """What the playouts of an option showed, and whether its end depends neither on chance nor on others."""

    won: int
    tries: int
    is_settled: bool


def against(players: int, best: Sequence[Tried]) -> list[float]:
    """The chances against others, the best option first: what is not settled is told neither as lost nor as won.

    So a sure defeat is not told as one while something comes after it of which nobody knows.
    """
    chances: list[float] = []
    is_open = False
    for won, tries, is_settled in reversed(best):
        if is_settled and (won or not is_open):
            chances.append(won / tries)
        else:
            is_open = True
            chances.append((won + DOUBT / players) / (tries + DOUBT))
    return list(accumulate(reversed(chances), min))
