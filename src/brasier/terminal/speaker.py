"""What the terminal must know of a game to talk about it. One module a game: `brasier.terminal.<game>`."""

from collections.abc import Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from brasier.core.game import Choice
from brasier.core.match import Match
from brasier.terminal.screen import Screen
from brasier.texts import Texts


class Preset(NamedTuple):
    """A way to play that needs no further questions: the id of its sentence, options, people, real box or not."""

    text: str
    options: dict[str, Any]
    people: int
    manual: bool = False
    all_seats: bool = False  # one person has every seat; each gets the name and its number


class Menu(NamedTuple):
    """Lines to show, and the actions they number.

    `first` is the number of the first. Where it is not 1, numbers have a meaning in the game: the speaker reads them.
    """

    lines: list[str]
    actions: list[str]
    first: int = 1


class Speaker(Protocol):
    presets: Sequence[Preset]
    secret_draws: bool  # whether what is drawn may be secret: then only people can draw from the real box

    def __init__(self, texts: Texts, names: Sequence[str]) -> None: ...

    @staticmethod
    def default_name(texts: Texts, seat: int, people: int) -> str:
        """What whoever gives no name is called, where so many people play."""

    def opening(self, match: Match) -> str:
        """What is being played, and by whom."""

    def board(self, view: Any, screen: Screen) -> str:
        """The board, drawn."""

    def picture(self, view: Any) -> str:
        """The board as SVG, in this language."""

    def legend(self) -> list[str]:
        """What the signs of the drawing mean."""

    def words(self, view: Any) -> list[str]:
        """The board, told: what a drawing shows, for those who listen."""

    def headline(self, view: Any) -> str:
        """What is awaited from whom."""

    def status(self, view: Any) -> str:
        """One line: where everybody stands."""

    def standings(self, view: Any) -> list[str]:
        """Where everybody stands, with every figure behind it."""

    def choices(self, view: Any, choices: Sequence[Choice]) -> Menu:
        """What a person may do."""

    def queue(self, view: Any, actors: Sequence[int]) -> Sequence[int]:
        """In what order to ask those who may act at once."""

    def obvious(self, view: Any, seat: int) -> str | None:
        """The one thing this seat can do, where everybody knows it: nobody has to be asked. None where there is more.

        The view is a spectator's, so that it cannot tell anybody's secret.
        """

    def meant(self, typed: str, view: Any) -> str:
        """What a person typed in their own words, as notation."""

    def which(self, typed: str, view: Any) -> str:
        """The question back, where what a person typed fits several choices or needs more of a hint; else ''."""

    def drawer(self, view: Any) -> int | None:
        """Whose secret the next outcome of chance is; None if it is nobody's."""

    def ask_chance(self, view: Any) -> str:
        """The question to people who draw from the real box."""

    def event(self, event: Any) -> str:
        """Something that happened, as a sentence."""

    def depth(self, event: Any) -> int:
        """How far the sentence of an event is set in: what comes of another stands below it."""

    def ending(self, match: Match) -> list[str]:
        """How it ended, with the count."""


def speaker(game: str, texts: Texts, names: Sequence[str]) -> Speaker:
    made: Speaker = speaker_class(game)(texts, names)
    return made


def speaker_class(game: str) -> type[Speaker]:
    found: type[Speaker] = import_module(f"brasier.terminal.{game}").SPEAKER
    return found
