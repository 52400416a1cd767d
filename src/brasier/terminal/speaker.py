"""What the terminal must know of a game to talk about it. One module a game: `brasier.terminal.<game>`."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, NamedTuple

from brasier.core.game import Choice
from brasier.core.match import Match
from brasier.terminal.screen import Screen
from brasier.texts import Texts

LONGEST_ECHO = 60  # of what somebody typed, when it is repeated


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


class Sentence(NamedTuple):
    """What is told of so many events, and how far it is set in."""

    events: int
    text: str
    depth: int


class Speaker(ABC):
    """The voice of a game. What most games say alike stands below what each must say itself."""

    presets: Sequence[Preset]
    secret_draws = False  # whether what is drawn may be secret: then only people can draw from the real box

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    @staticmethod
    @abstractmethod
    def default_name(texts: Texts, seat: int, people: int) -> str:
        """What whoever gives no name is called, where so many people play."""

    @abstractmethod
    def opening(self, match: Match) -> str:
        """What is being played, and by whom."""

    @abstractmethod
    def board(self, view: Any, screen: Screen) -> str:
        """The board, drawn."""

    @abstractmethod
    def picture(self, view: Any) -> str:
        """The board as SVG, in this language."""

    @abstractmethod
    def legend(self) -> list[str]:
        """What the signs of the drawing mean."""

    @abstractmethod
    def words(self, view: Any) -> list[str]:
        """The board, told: what a drawing shows, for those who listen."""

    @abstractmethod
    def headline(self, view: Any) -> str:
        """What is awaited from whom."""

    @abstractmethod
    def status(self, view: Any) -> str:
        """One line: where everybody stands."""

    @abstractmethod
    def standings(self, view: Any) -> list[str]:
        """Where everybody stands, with every figure behind it."""

    @abstractmethod
    def choices(self, view: Any, choices: Sequence[Choice]) -> Menu:
        """What a person may do."""

    @abstractmethod
    def meant(self, typed: str, view: Any) -> str:
        """What a person typed in their own words, as notation."""

    @abstractmethod
    def ask_chance(self, view: Any) -> str:
        """The question to people who draw from the real box."""

    @abstractmethod
    def event(self, event: Any) -> str:
        """Something that happened, as a sentence."""

    @abstractmethod
    def depth(self, event: Any) -> int:
        """How far the sentence of an event is set in: what comes of another stands below it."""

    @abstractmethod
    def ending(self, match: Match) -> list[str]:
        """How it ended, with the count."""

    # ---- what only some games need

    def queue(self, view: Any, actors: Sequence[int]) -> Sequence[int]:
        """In what order to ask those who may act at once."""
        return actors

    def obvious(self, view: Any, seat: int) -> str | None:
        """The one thing this seat can do, where whoever has this view knows it: then nobody is asked. Else None.

        Where people have secrets from each other the view is a spectator's, so that it cannot tell them.
        """
        return None

    def which(self, typed: str, view: Any) -> str:
        """The question back, where what a person typed fits several choices or needs more of a hint; else ''."""
        return ""

    def drawer(self, view: Any) -> int | None:
        """Whose secret the next outcome of chance is; None if it is nobody's."""
        return None

    def gather(self, events: Sequence[Any]) -> list[Sequence[Any]]:
        """The same events in the same order; those that follow each other and make one sentence together."""
        return [(event,) for event in events]

    def together(self, events: Sequence[Any]) -> str:
        """The sentence of events that were gathered."""
        return " ".join(map(self.event, events))

    def sentences(self, events: Sequence[Any]) -> Iterator[Sentence]:
        """All that is told of these events."""
        for gathered in self.gather(events):
            yield Sentence(len(gathered), self.together(gathered), self.depth(gathered[0]))


def show_board(speaker: Speaker, view: Any, screen: Screen) -> None:
    """The board, drawn; or told, where somebody asked for words."""
    if not screen.words:
        screen.draw(f"\n{speaker.board(view, screen)}\n")
        return
    screen.say()
    for line in speaker.words(view):
        screen.say(line, indent=6)
    screen.say()


def speaker(game: str, texts: Texts, names: Sequence[str]) -> Speaker:
    return speaker_class(game)(texts, names)


def speaker_class(game: str) -> type[Speaker]:
    found: type[Speaker] = import_module(f"brasier.terminal.{game}").SPEAKER
    return found
