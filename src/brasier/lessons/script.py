"""How a lesson is written: a position, and steps that say what is told, asked and done. `staging` plays it.

Every text has an id made of the words here: the step `open` of the lesson `doors` of a game is
`lesson-<game>-doors-open`, what is said to its answer `wall` is `lesson-<game>-doors-open-wall`.

What happens is a line of text, `0 tile 2,-1; chance draw 5`: who, then the action in the notation of the game. What is
pointed at is one too: `3,4` is a cell, `3,4|3,5` an edge, `7` a card.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from brasier.lessons.told import LookAt

View = Any  # of the game it is about
Facts = Mapping[str, int | str]


def nothing(_: View) -> Facts:
    return {}


class Try(msgspec.Struct, frozen=True):
    """Something tempting that is not asked. With a word it is allowed, and the word is of the sentence said to it."""

    action: str
    word: str = ""


class Step(msgspec.Struct, frozen=True, kw_only=True):
    word: str
    rules: str = ""  # numbers, divided by spaces
    show: str = ""
    look: tuple[LookAt, ...] = ()
    facts: Callable[[View], Facts] = nothing  # what fills its sentences, read off the view: a number is never written


class Tell(Step, frozen=True, kw_only=True):
    then: str = ""  # what happens when the learner goes on


class Do(Step, frozen=True, kw_only=True):
    action: str
    tries: tuple[Try, ...] = ()
    then: str = ""  # what follows it: other seats, and chance


class Answer(msgspec.Struct, frozen=True):
    """A cell, a card or a number, or a word of its own; `word` is of the sentence said to whoever gives it."""

    value: tuple[int, int] | int | str
    word: str


class Ask(Step, frozen=True, kw_only=True):
    right: Callable[[View, Any], bool]  # whether a value is the right one, as the engine has it
    answers: tuple[Answer, ...]
    cards: bool = False  # whether the words are cards


class Script(msgspec.Struct, frozen=True, kw_only=True):
    """One lesson. `change` makes of the view that the opening led to the one it begins with: nobody plays up to it."""

    word: str
    options: Mapping[str, Any]
    opening: str
    steps: tuple[Tell | Do | Ask, ...]
    seats: tuple[str, ...]
    change: Callable[[View], View] | None = None
    learner: int = 0
    minutes: int = 1
