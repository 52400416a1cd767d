"""Lessons: small positions of each game with something to read, to answer and to do. The rules play every step.

To work out a book takes a moment; whoever needs it often keeps it.
"""

import msgspec

from brasier.games import find
from brasier.lessons import feurio, flashpoint, flashpoint_advanced, tails
from brasier.lessons.script import Script
from brasier.lessons.staging import Stage
from brasier.lessons.told import LessonBook

SCRIPTS: dict[str, tuple[Script, ...]] = {
    "feurio": feurio.LESSONS,
    "flashpoint": flashpoint.LESSONS + flashpoint_advanced.LESSONS,
    "tails": tails.LESSONS,
}


def lesson_book(game: str) -> LessonBook:
    """The lessons of a game; raises `Refusal` where there is no such game."""
    found = find(game)
    return LessonBook(game=game, lessons=tuple(Stage(found, script).tell() for script in SCRIPTS[game]))


def encoded_book(game: str) -> bytes:
    """The same as JSON, ready to be sent: what crosses from another process."""
    return msgspec.json.encode(lesson_book(game))
