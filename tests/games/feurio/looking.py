"""Views to draw: of a position in text, and along whole random matches."""

from collections.abc import Iterator

import pytest

from brasier.games.feurio import GAME
from brasier.games.feurio.options import Options
from brasier.games.feurio.position import build, read_position
from brasier.games.feurio.view import View
from exam.walks import walk

# A firebreak of seat 3; its value is to be filled in.
SECRET = (
    "competitive 4 eldest 0 firebreaks | turn 1 men | men 12 / 11 / 12 / 11 | 0,0=6g 1,-1=6 0,-1=3 1,0=4 2,-1=x{}@3"
)

variants = pytest.mark.parametrize("options", GAME.variants(), ids=str)


def view_of(text: str, seat: int | None = None) -> View:
    return GAME.view(build(read_position(text)), seat)


def views(options: Options, seed: int, every: int) -> Iterator[View]:
    """Views of a random match, of one seat after the other and of a spectator; the last one is of the end."""
    viewers = [None, *range(options.players)]
    for number, state in enumerate(walk((GAME, options), seed)):
        if number % every == 0 or not state.actors():
            yield GAME.view(state, viewers[number % len(viewers)])
