"""What a browser is told of a lesson book: everything the rules say of it is worked out here, nothing is left to it.

A step shows a board, `first` of its lesson or the last `after` before it, and has a sentence: its text id, and the
facts that fill it. Targets are those of the board; ids of texts are those of the Fluent files.
"""

from typing import Any, Literal

import msgspec

from brasier.core.game import Choice, Target

# Parts of a table beside its board, or, where there is no board, of the table.
LookAt = Literal["counts", "drawn", "flames", "hand", "iguana", "men", "piles", "points", "row", "scores", "thief"]


class LessonTry(msgspec.Struct, frozen=True, kw_only=True):
    """Something else a learner may try: the rules refuse it (`code`), or it is allowed but not asked for (`text`)."""

    action: str
    target: Target | None  # where one would click for it
    code: str | None  # of the refusal; null: the rules allow it
    rule: str  # of the refusal, or empty
    facts: dict[str, int | str]  # what fills the sentence of the refusal
    text: str | None  # why it is not what is asked; null where it is refused


class LessonWhy(msgspec.Struct, frozen=True, kw_only=True):
    """A reason why nothing can be done, and everywhere on the board where it holds."""

    code: str  # of the refusal
    rule: str  # a number of the rulebook, or empty
    facts: dict[str, int | str]  # what fills the sentence of the refusal
    targets: tuple[Target, ...]  # where it holds


class LessonAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """One answer to a question: what it is called, where it is, and what is said to whoever gives it."""

    text: str  # its name
    facts: dict[str, int | str]  # what fills its name: a letter, a number or a card
    target: Target | None  # what it names on the board; null: it is only words
    right: bool  # as the rules have it
    reply: str  # the id of what is said to it; the facts of the question fill it too


class LessonPart(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """What every step has."""

    text: str  # the id of its sentence
    facts: dict[str, int | str]  # what fills it
    rules: tuple[str, ...]  # numbers of the rulebook
    show: tuple[Target, ...]  # what it points at on the board
    look: tuple[LookAt, ...]  # what it points at beside the board


class LessonTell(LessonPart, frozen=True, kw_only=True, tag="tell"):
    """Something to read; what follows happens when the learner goes on."""

    events: tuple[Any, ...]  # what followed, in its order
    after: Any  # the view after it; null: nothing changed


class LessonDo(LessonPart, frozen=True, kw_only=True, tag="do"):
    """Something to do: the one choice that is lit. What follows comes from the rules, with dice that are told."""

    choices: tuple[Choice, ...]  # always one
    tries: tuple[LessonTry, ...]  # what else somebody may well try here
    whys: tuple[LessonWhy, ...]  # what the rules say to a click where nothing can be done
    events: tuple[Any, ...]  # what followed, in its order
    after: Any  # the view after it


class LessonAsk(LessonPart, frozen=True, kw_only=True, tag="ask"):
    """A question: one of its answers is right."""

    answers: tuple[LessonAnswer, ...]  # 2 to 4


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A position and the steps that are taken in it."""

    id: str  # within its book
    title: str  # the id of its title
    minutes: int  # how long it takes
    rules: tuple[str, ...]  # all that its steps name
    seats: tuple[str, ...]  # the ids of the names, seat by seat
    learner: int  # the learner's seat
    first: Any  # the view before the first step
    steps: tuple[LessonTell | LessonDo | LessonAsk, ...]  # one after the other


class LessonBook(msgspec.Struct, frozen=True, kw_only=True):
    """All lessons of a game, in the order in which they are best taken."""

    game: str
    lessons: tuple[Lesson, ...]  # in their order
