"""A game as the rest of the house knows it: a compiled state joined to the world of words.

Ints inside, words at the doors. `State` (see `state`) plays; a `Game` reads options, gives every action a text, and
shows each seat what it may know. The names of `state` are offered here too: this is the one module to import from.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Final

import msgspec

from brasier.core.rng import Rng
from brasier.core.state import CHANCE, OVER, SEVERAL, Actions, Fact, Outcome, Refusal, State

__all__ = [
    "CHANCE", "OVER", "REFEREE", "SEVERAL", "Actions", "CardTarget", "CellTarget", "Choice", "EdgeTarget", "Eyes",
    "Fact", "Game", "Looker", "Outcome", "Path", "Refusal", "Rng", "Seat", "State", "Target", "plain_facts",
    "what_forbids",
]  # fmt: skip

Seat = int


class Eyes(Enum):
    """Who looks without sitting anywhere. Not a number, so that no message from outside can ever name it."""

    REFEREE = "referee"


REFEREE: Final = Eyes.REFEREE  # may know everything: the referee, and whoever studies a finished match
Looker = Seat | Eyes | None  # a seat, the referee, or None: a spectator, who may know least


class CellTarget(msgspec.Struct, frozen=True, tag="cell"):
    """A cell of a board."""

    at: tuple[int, int]


class EdgeTarget(msgspec.Struct, frozen=True, tag="edge"):
    """The edge between two cells of a board."""

    between: tuple[tuple[int, int], tuple[int, int]]


class CardTarget(msgspec.Struct, frozen=True, tag="card"):
    """Cards of a hand, by name."""

    cards: tuple[str, ...]


Target = CellTarget | EdgeTarget | CardTarget


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """One thing a seat may do now, described for people and programs: what, where, at what cost, by which rule."""

    action: str
    kind: str
    rule: str
    target: Target | None = None
    cost: int = 0


class Path(msgspec.Struct, frozen=True, kw_only=True):
    """Several steps that lead somewhere, to be taken one by one: each is allowed once those before it are taken."""

    kind: str  # of the choice that every step is
    target: CellTarget  # where it leads
    cost: int  # of all steps together
    actions: tuple[str, ...]  # the steps, two or more


class Game(ABC):
    name: str
    rules_version: int
    actions: int  # every action is a number below this
    longest: int | None  # no match has more steps; None: the rules set no limit
    most_legal: int  # no seat ever has more legal actions

    @abstractmethod
    def options(self, given: Mapping[str, Any]) -> Any:
        """Typed options from plain values; raises `Refusal` for what cannot be played."""

    @abstractmethod
    def option_values(self, options: Any) -> dict[str, Any]:
        """The same options as plain values, complete."""

    @abstractmethod
    def variants(self) -> Sequence[Any]:
        """Options that together cover every mode: what the exam is sat with."""

    @abstractmethod
    def seats(self, options: Any) -> int:
        """How many seats a match with these options has."""

    @abstractmethod
    def has_secrets(self, options: Any) -> bool:
        """Whether seats may know things that others do not."""

    @abstractmethod
    def cooperative(self, options: Any) -> bool:
        """Whether all seats win or lose together."""

    @abstractmethod
    def start(self, options: Any) -> State:
        """The state before the first step."""

    @abstractmethod
    def write(self, state: State, seat: Seat, action: int) -> str:
        """An action (of `CHANCE` too) as text, in a state where it makes sense."""

    @abstractmethod
    def read(self, state: State, seat: Seat, text: str) -> int:
        """The action a text names; raises `Refusal` if it names none."""

    @abstractmethod
    def choices(self, state: State, seat: Seat) -> list[Choice]:
        """The legal actions of a seat with what a person wants to know of them."""

    def paths(self, state: State, seat: Seat) -> list[Path]:
        """The cheapest way to each place that takes a seat several steps; empty where a game has none."""
        return []

    @abstractmethod
    def why(self, state: State, seat: Seat, target: Target) -> Refusal | None:
        """Why a seat can do nothing there now, from what it may know alone; None: it can do something."""

    @abstractmethod
    def view(self, state: State, seat: Looker) -> Any:
        """What a seat may know (None: a spectator; `REFEREE`: everything)."""

    @abstractmethod
    def events(self, options: Any, facts: Sequence[Fact], seat: Looker) -> list[Any]:
        """What a seat may learn from logged facts (None: a spectator; `REFEREE`: everything)."""

    @abstractmethod
    def world(self, view: Any, rng: Rng) -> State:
        """A full state, drawn at random, that fits a seat's view."""

    @abstractmethod
    def everything(self, state: State) -> dict[str, Any]:
        """The whole truth as plain values, for the referee and for study."""

    @abstractmethod
    def unpack(self, numbers: tuple[int, ...]) -> State:
        """The state that `State.pack` described."""

    @abstractmethod
    def draw_text(self, view: Any) -> str:
        """The board of a view as a drawing in plain text."""

    @abstractmethod
    def draw_svg(self, view: Any) -> str:
        """The board of a view as a picture."""


def what_forbids(state: State, seat: Seat, action: int) -> Refusal | None:
    """What the rules say against an action, without doing it; None: it is allowed."""
    try:
        state.clone().apply(seat, action)
    except Refusal as refusal:
        return refusal
    return None


def plain_facts(facts: Mapping[str, int | str]) -> dict[str, int | str]:
    """Facts that JSON can carry: half characters that somebody sent are replaced, endless numbers become text."""
    plain: dict[str, int | str] = {}
    for name, fact in facts.items():
        if isinstance(fact, str):
            plain[name] = fact.encode("utf-8", "replace").decode()
        else:
            plain[name] = fact if abs(fact) < 2**63 else str(fact)
    return plain
