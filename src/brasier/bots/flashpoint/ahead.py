"""A turn ahead: of the ends of a turn that the judge finds about as good, which becomes the best.

Each of them meets the same few rolls of the dice, and what the next firefighter makes of it is what counts
(`foresight`). Four rolls, spread over the house, tell ends apart about as well as all 48 would. But the critic is no
oracle: three turns later only a third of what it saw between two ends is left, so that no more of it is believed, and
the judge's opinion counts as well. Both parts were found by comparing some 1,600 ends with what became of them.

The rolls belong to the occasion, not to the question: whoever is asked again after the first action of a turn sees the
same future for the same end, and goes on with what was begun. What was foreseen once is remembered, which makes the
same answer cheaper and never another one.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from statistics import fmean
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from brasier.bots.flashpoint.critic import Critic
from brasier.bots.flashpoint.foresight import Foresight, occasion, roll_of, scattered
from brasier.bots.flashpoint.judge import Judge, chance_of
from brasier.bots.flashpoint.planner import Node
from brasier.bots.flashpoint.told import ends_within, score_of
from brasier.games.flashpoint.codes import END
from brasier.games.flashpoint.rules import FlashPoint

ENDS: Final = 10  # that are compared
ABOUT_AS_GOOD: Final = 0.6  # a score that is lower by less than this
ROLLS: Final = 4
BELIEVED: Final = 0.35  # of what is foreseen
SCORED: Final = 0.036  # the chance to win that a score higher by 1 stands for
UNSURE: Final = 0.001  # nothing is told to be certain
MOST_REMEMBERED: Final = 4000


class Learned(msgspec.Struct):
    """What `fits.critic` has found: how many hidden numbers a network has, and its row."""

    hidden: int
    row: list[float]


@cache
def learned() -> Learned:
    return msgspec.json.decode(files("brasier.bots.flashpoint").joinpath("critic.json").read_bytes(), type=Learned)


class Telling(NamedTuple):
    """From what is foreseen to a chance that came true, in logits: `fits.foreseen` finds it."""

    base: float
    scale: float

    def chance(self, foreseen: float) -> float:
        return chance_of(self.base + self.scale * score_of(foreseen))


TELLING: Final = Telling(base=0.636, scale=0.969)


class Foreseen(NamedTuple):
    chance: float
    nodes: int  # positions judged for it


class Ahead:
    def __init__(self, judge: Judge, telling: Telling = TELLING) -> None:
        """The judge is that of whoever is next; what it is asked here is counted here."""
        known = learned()
        self._telling = telling
        self._foresight = Foresight(judge, Critic(known.hidden, known.row))
        self._remembered: dict[tuple[tuple[int, ...], int, int], Foreseen] = {}
        self.nodes = 0  # as if nothing had been remembered

    def compared(self, state: FlashPoint, plans: Sequence[Node], most: int, until: float) -> dict[Node, float]:
        """The best ends of a turn with their chances to win, the best first; none where there is nothing to compare.

        After `most` positions, and after `until` if that is not 0, nothing further is looked at.
        """
        self.nodes = 0
        ends = ends_within(plans, ABOUT_AS_GOOD)[:ENDS]
        if plans[0].action != END or len(ends) < 2:
            return {}
        self._foresight.crew.until = until
        dice = int(occasion(state))
        rows: list[list[float]] = []
        while len(rows) < ROLLS and (row := self._row(ends, dice, len(rows), most, until)) is not None:
            rows.append(row)
        found = weighed(ends, list(zip(*rows, strict=True))) if rows else {}
        return {end: self._telling.chance(chance) for end, chance in found.items()}

    def _row(self, ends: Sequence[Node], dice: int, number: int, most: int, until: float) -> list[float] | None:
        """What is foreseen of each end after one roll; None if that was not thought through."""
        row: list[float] = []
        for end in ends:
            if self.nodes >= most or is_late(until):
                return None
            row.append(self._foreseen(end.state, dice, number, until))
        return None if is_late(until) else row

    def _foreseen(self, end: FlashPoint, dice: int, number: int, until: float) -> float:
        key = (end.pack(), dice, number)
        known = self._remembered.get(key)
        if known is None:
            before = self._foresight.asked()
            chance = self._foresight.chance(end, roll_of(dice, number, ROLLS), scattered(dice, number))
            known = Foreseen(float(chance), self._foresight.asked() - before)
            if not is_late(until):
                if len(self._remembered) >= MOST_REMEMBERED:
                    self._remembered.clear()
                self._remembered[key] = known
        self.nodes += known.nodes
        return known.chance


def is_late(until: float) -> bool:
    return until > 0.0 and monotonic() > until


def weighed(ends: Sequence[Node], chances: Sequence[Sequence[float]]) -> dict[Node, float]:
    """What is foreseen of each end, as far as it is believed, and the judge's opinion; the best first."""
    foreseen = [fmean(each) for each in chances]
    scores = [score_of(float(end.rank)) for end in ends]  # P39: less what orders to others take off
    mean, usual = fmean(foreseen), fmean(scores)
    found: dict[Node, float] = {}
    for end, chance, score in zip(ends, foreseen, scores, strict=True):
        value = mean + BELIEVED * (chance - mean) + SCORED * (score - usual)
        found[end] = min(max(value, UNSURE), 1.0 - UNSURE)
    return dict(sorted(found.items(), key=lambda each: -each[1]))
