"""Players that are programs. They get a view, the legal actions, a generator of random numbers and a budget, never the
state.

A level is a class of that name in the package of its game: `easy` of Feurio! is `Easy` in `bots/feurio`. Players keep
nothing between two calls: the same view, the same actions and the same generator give the same answer, in any process.
"""

import re
from collections.abc import Collection
from functools import cache
from importlib import import_module
from typing import Final

from brasier.bots.thought import AS_MEANT, AT_A_TABLE, Budget, Candidate, Player, Reason, Thought
from brasier.bots.uniform import Uniform
from brasier.core.game import Refusal
from brasier.games import find

__all__ = [
    "AS_MEANT", "AT_A_TABLE", "GREEDY", "LEVELS", "YARDSTICK", "YARDSTICKS", "Budget", "Candidate", "Player", "Reason",
    "Thought", "idle", "known_level", "level_of", "levels", "player", "seat_name", "short_name", "strongest",
]  # fmt: skip

YARDSTICK: Final = "uniform"  # plays every game, and none of them well: no opponent, but a measure
GREEDY: Final = "greedy"  # another measure: takes what brings most at once
YARDSTICKS: Final = (YARDSTICK, GREEDY)
LEVELS: Final = ("easy", "normal", "hard")  # the weakest first

_NAMES = ("Ada", "Bruno", "Chloé", "Dov", "Inès", "Paulo", "Romy", "Vera")
_SEAT = re.compile(r"(.+) \((\w+) bot\)")

# What does nothing, where a game offers it: nobody is placed, no card is laid, the turn ends, dice lie as they fell.
_IDLE: Final = {"feurio": ("pass",), "flashpoint": ("end", "stay", "keep"), "tails": ("pass",)}


@cache
def levels(game: str) -> tuple[str, ...]:
    """The levels one can play this game against, the weakest first; raises `Refusal` if there is no such game."""
    module = import_module(f"{__name__}.{find(game).name}")
    return tuple(level for level in LEVELS if hasattr(module, level.capitalize()))


def player(game: str, level: str) -> Player:
    """A player of this level, or a yardstick; raises `Refusal` if the game has no such level."""
    if level == YARDSTICK:
        return Uniform()
    if level != GREEDY:
        known_level(game, level)
    made: Player = getattr(import_module(f"{__name__}.{game}"), level.capitalize())()
    return made


def known_level(game: str, level: str) -> str:
    """The same level, where the game has it for people to play against; raises `Refusal`."""
    if level not in levels(game):
        raise Refusal("unknown-level", "", {"level": level, "known": ", ".join(levels(game))})
    return level


def strongest(game: str) -> Player:
    """Whoever gives advice."""
    return player(game, levels(game)[-1])


def idle(game: str, legal: Collection[str]) -> str | None:
    """The legal action that does nothing; None if the game wants something done."""
    return next((action for action in _IDLE[game] if action in legal), None)


def seat_name(level: str, taken: Collection[str]) -> str:
    """What a bot's seat is called in a record: a name nobody has yet, and its level."""
    name = next(name for name in _NAMES if all(name != short_name(other) for other in taken))
    return f"{name} ({level} bot)"


def level_of(name: str) -> str | None:
    """The level of the bot that holds a seat of this name; None for a person."""
    seat = _SEAT.fullmatch(name)
    return seat[2] if seat and seat[2] in (*YARDSTICKS, *LEVELS) else None


def short_name(name: str) -> str:
    """The name without the level."""
    seat = _SEAT.fullmatch(name)
    return seat[1] if seat else name
