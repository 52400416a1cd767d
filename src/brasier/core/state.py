"""A position that knows who may act, what is allowed and what follows: the compiled heart of every game.

Theory of operation. A `State` is mutable, cheap to clone, and free of randomness, history and text. Chance is a
seat like any other: when `to_act()` is `CHANCE`, `chances()` lists the outcomes with whole-number weights and somebody
outside (a dealer, a person with real dice, a search) picks one and applies it. A face-down pile is a multiset: what
is not yet decided cannot leak and cannot be foreseen. `legal` is the one truth about what is allowed; `apply` accepts
exactly that and raises `Refusal` for everything else, leaving the state as it was. Seats and actions are 64-bit
numbers here; whoever takes them from outside (`match`, `referee`) keeps them in bounds.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.core.rng import Rng

CHANCE: Final = -1
OVER: Final = -2
SEVERAL: Final = -3

# A logged fact: a kind and its numbers. Made only when somebody listens; `Game.events` makes it an event for a seat.
Fact = tuple[int, ...]

MOST_ROOM: Final = 4096  # more actions than any game here ever offers at once
NOTHING: Final = vec[i64]([0] * MOST_ROOM)


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(Exception):
    """An answer, not a failure: what was asked is not allowed. Nothing has changed.

    `code` is stable and has a text in every language; `rule` is the number in the rulebook ('' where none applies);
    `facts` fill the text.
    """

    def __init__(self, code: str, rule: str, facts: Mapping[str, int | str] | None = None) -> None:
        super().__init__(code, rule)
        self.code = code
        self.rule = rule
        self.facts: Mapping[str, int | str] = {} if facts is None else facts


class Outcome:
    """How a match ended: the reason, the score of each seat, the seats that won, and the figures behind it."""

    def __init__(
        self, reason: str, scores: tuple[int, ...], winners: tuple[int, ...], figures: Mapping[str, int]
    ) -> None:
        self.reason = reason
        self.scores = scores
        self.winners = winners
        self.figures = figures

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Outcome)
            and self.reason == other.reason
            and self.scores == other.scores
            and self.winners == other.winners
            and self.figures == other.figures
        )

    def __hash__(self) -> int:
        return hash((self.reason, self.scores, self.winners))

    def __repr__(self) -> str:
        return f"Outcome({self.reason!r}, scores={self.scores}, winners={self.winners}, figures={dict(self.figures)})"


@mypyc_attr(acyclic=True)
class Actions:
    """Room for a list of actions that is filled again and again: legal moves without making Python lists."""

    def __init__(self, room: int) -> None:
        self.at: vec[i64] = NOTHING[:room]
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        self.at[self.count] = action
        self.count += 1


class State(ABC):
    """A position of a match, without its past."""

    @abstractmethod
    def to_act(self) -> i64:
        """The one seat to act, or `CHANCE`, `OVER`, or `SEVERAL` (ask `actors`)."""

    @abstractmethod
    def fill(self, seat: i64, into: Actions) -> None:
        """Put the legal actions of a seat into `into` (emptied first), in rising order."""

    @abstractmethod
    def chances(self) -> list[tuple[int, int]]:
        """Every outcome chance may give now, with its whole-number weight; empty when chance is not to act."""

    @abstractmethod
    def sample(self, rng: Rng) -> i64:
        """One outcome of chance, drawn by weight."""

    @abstractmethod
    def apply(self, seat: i64, action: i64, log: list[Fact] | None = None) -> None:
        """Do it, or raise `Refusal` and change nothing. What happened goes into `log` if there is one."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """How it ended, or None while it has not."""

    @abstractmethod
    def clone(self) -> "State":
        """An independent copy."""

    @abstractmethod
    def pack(self) -> tuple[int, ...]:
        """The whole state as numbers: equal states pack equally."""

    def actors(self) -> tuple[int, ...]:
        """The seats that may act now: one, `(CHANCE,)`, or `()` when it is over. Games with `SEVERAL` say which."""
        seat = self.to_act()
        assert seat != SEVERAL
        return () if seat == OVER else (int(seat),)

    def most_legal(self) -> i64:
        """No seat ever has more legal actions than this."""
        return MOST_ROOM

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat as a list; empty for anyone who is not to act."""
        into = Actions(self.most_legal())
        self.fill(seat, into)
        i: i64
        listed: list[int] = []
        for i in range(into.count):
            listed.append(into.at[i])
        return listed
