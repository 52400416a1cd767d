"""The games of the house. A game is a folder here whose package offers `GAME`; nothing else has to be told."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from brasier.core.game import Game, Refusal


@cache
def names() -> tuple[str, ...]:
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


@cache
def find(name: str) -> Game:
    """The game of that name; raises `Refusal` if there is none."""
    if name not in names():
        raise Refusal("unknown-game", "", {"game": name, "known": ", ".join(names())})
    game = import_module(f"{__name__}.{name}").GAME
    assert isinstance(game, Game)
    return game
