"""Players that are programs. They get a view, the legal actions and a generator of random numbers, never the state."""

import re
from collections.abc import Collection
from typing import Any, Protocol

from brasier.bots.uniform import Uniform
from brasier.core.rng import Rng


class Bot(Protocol):
    def choose(self, view: Any, legal: list[str], rng: Rng) -> str:
        """One of the legal actions."""


LEVELS: dict[str, type[Bot]] = {"uniform": Uniform}

_NAMES = ("Ada", "Bruno", "Chloé", "Dov", "Inès", "Paulo", "Romy", "Vera")
_SEAT = re.compile(r"(.+) \((\w+) bot\)")


def seat_name(level: str, taken: Collection[str]) -> str:
    """What a bot's seat is called in a record: a name nobody has yet, and its level."""
    name = next(name for name in _NAMES if all(name != short_name(other) for other in taken))
    return f"{name} ({level} bot)"


def level_of(name: str) -> str | None:
    """The level of the bot that holds a seat of this name; None for a person."""
    seat = _SEAT.fullmatch(name)
    return seat[2] if seat and seat[2] in LEVELS else None


def short_name(name: str) -> str:
    """The name without the level."""
    seat = _SEAT.fullmatch(name)
    return seat[1] if seat else name
