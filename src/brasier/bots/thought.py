"""What a player may spend on a decision, and what it can say of it.

A thought names the two or three best things to do with what they are expected to bring, and the reasons as codes with
facts: the texts (`reason-<game>-<code>`) say them in either language. A thought may speak of what only its seat knows,
so whoever shows it to others must ask `Game.has_secrets` first.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from math import isfinite
from typing import Any, Final, Literal

import msgspec

from brasier.core.rng import Rng

MOST_CANDIDATES: Final = 3


class Budget(msgspec.Struct, frozen=True):
    """How much a player may think. What a node is, each player says; with nodes alone a seed gives the same move again.

    Seconds end a search that would last longer, on whatever machine it runs: at a table, where somebody waits.
    """

    nodes: int | None = None  # None: what the level is meant to have
    seconds: float | None = None  # None: whatever the nodes take


AS_MEANT: Final = Budget()
AT_A_TABLE: Final = Budget(seconds=1.0)  # people wait: on a slow machine a player thinks less, not longer


class Reason(msgspec.Struct, frozen=True):
    """Why something is good: a code that has a text for its game, and what fills the text."""

    code: str  # its text is `reason-<game>-<code>`
    facts: dict[str, int | str] = {}  # what fills the text


class Candidate(msgspec.Struct, frozen=True):
    """Something that could be done, and what it is expected to bring, in the measure of the thought."""

    action: str  # as one says it to a table
    value: float  # in the measure of the thought: the higher, the better
    reasons: tuple[Reason, ...] = ()  # the weightiest first

    def __post_init__(self) -> None:
        if not isfinite(self.value):  # it could not be told
            raise ValueError(f"{self.action}: {self.value} is no value")


# win: how likely the match is won, from 0 to 1 · points: what this seat will have at the end · worth: by rule of thumb
Measure = Literal["win", "points", "worth"]


class Thought(msgspec.Struct, frozen=True):
    """A decision and why: the best candidates, the chosen one first. Where nothing was to decide there is but one."""

    measure: Measure  # what the values are
    candidates: tuple[Candidate, ...]  # one to three
    nodes: int = 0  # what was spent

    @property
    def action(self) -> str:
        return self.candidates[0].action

    @property
    def says_why(self) -> bool:
        """Whether there is more to tell than what was done."""
        return len(self.candidates) > 1 or bool(self.candidates[0].reasons)


class Player(ABC):
    """Somebody who plays. It keeps nothing between two calls: the same question has the same answer in any process."""

    @abstractmethod
    def think(self, view: Any, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        """What to do, and why. There is always something legal; nobody is asked for what only chance decides."""

    def decide(self, view: Any, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        """The same, without a thought where there is nothing to decide."""
        return forced(legal[0]) if len(legal) == 1 else self.think(view, legal, rng, budget)

    def choose(self, view: Any, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> str:
        """One of the legal actions."""
        return self.decide(view, legal, rng, budget).action


def forced(action: str) -> Thought:
    """Nothing else could be done."""
    return Thought("worth", (Candidate(action, 0.0),))


def none_above(values: Mapping[str, float]) -> dict[str, float]:
    """The same, but nothing is told to be better than the first, which was chosen.

    A search chooses by more than it can tell, and looks less often at what it drops: such a value is only a rough one.
    """
    most = next(iter(values.values()))
    return {action: min(value, most) for action, value in values.items()}


def ranked(worth: Mapping[str, float]) -> tuple[str, ...]:
    """The best few by worth, the best first; of equals the first named."""
    return tuple(sorted(worth, key=lambda action: -worth[action])[:MOST_CANDIDATES])
