"""What the terminal must know of a game to talk about it. One module a game: `brasier.terminal.<game>`."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from brasier.core.game import Choice
from brasier.core.match import Match
from brasier.terminal.screen import Screen
from brasier.texts import Texts


class Preset(NamedTuple):
    """A way to play that needs no further questions: the id of its sentence, options, how many people."""

    text: str
    options: dict[str, Any]
    people: int


class Speaker(Protocol):
    presets: Sequence[Preset]

    def __init__(self, texts: Texts, names: Sequence[str]) -> None: ...

    def board(self, view: Any, screen: Screen) -> str:
        """The board, drawn."""

    def words(self, view: Any) -> list[str]:
        """The board, told: what a drawing shows, for those who listen."""

    def headline(self, view: Any) -> str:
        """What is awaited from whom."""

    def standings(self, view: Any) -> list[str]:
        """Where everybody stands."""

    def choices(self, view: Any, choices: Sequence[Choice]) -> list[str]:
        """What a person may do, each with its number from 1."""

    def outcome_of_chance(self, typed: str) -> str:
        """What somebody typed for an outcome of chance, as notation."""

    def event(self, event: Any) -> str:
        """Something that happened, as a sentence; empty if there is nothing to say."""

    def ending(self, match: Match) -> list[str]:
        """How it ended, with the count."""


def speaker(game: str, texts: Texts, names: Sequence[str]) -> Speaker:
    made: Speaker = speaker_class(game)(texts, names)
    return made


def speaker_class(game: str) -> type[Speaker]:
    found: type[Speaker] = import_module(f"brasier.terminal.{game}").SPEAKER
    return found
