"""What can be pointed at in a lesson: targets written as text, those of actions, and all there are to click on."""

import re
from collections.abc import Iterator
from typing import Any

from brasier.core.game import CardTarget, CellTarget, EdgeTarget, Target
from brasier.games.feurio.view import View as FeurioView
from brasier.games.flashpoint.data import COLUMNS, ROWS
from brasier.games.flashpoint.view import View as FlashPointView
from brasier.games.tails.data import CARD_NAMES

SIDES = {"here": (0, 0), "north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
OF_EDGES = ("open", "close", "chop")  # what is done to an edge, not to a space
OF_CARDS = ("play", "choose")
SPACES = [(row, column) for row in range(ROWS + 2) for column in range(COLUMNS + 2)]
NEAR = 2  # spaces: to say why one cannot go farther, the way there is searched for each

_CELL = re.compile(r"(-?\d+),(-?\d+)")


def read_target(word: str) -> Target:
    cells = [(int(row), int(column)) for row, column in _CELL.findall(word)]
    if not cells:
        return CardTarget((word,))
    return CellTarget(cells[0]) if len(cells) == 1 else EdgeTarget((cells[0], cells[1]))


def target_of(view: Any, seat: int, action: str) -> Target | None:
    """Where an action would be clicked that the rules do not allow, and therefore do not list."""
    verb, *words = action.split()
    if not words:
        return None
    if _CELL.fullmatch(words[0]):
        return read_target(words[0])
    if verb in OF_CARDS:
        return CardTarget(tuple(words))
    if verb == "drive":
        spots = view.ambulance_spots if words[0] == "ambulance" else view.engine_spots
        return next(CellTarget(spot.cells[0]) for spot in spots if spot.side == words[1])
    if words[-1] not in SIDES:
        return None
    row, column = view.firefighters[seat].cell
    down, right = SIDES[words[-1]]
    there = (row + down, column + right)
    if verb in OF_EDGES:
        return EdgeTarget((min((row, column), there), max((row, column), there)))
    return CellTarget(there)


def all_targets(view: Any, seat: int) -> Iterator[Target]:
    """What a learner may well click on: cells, of a house those within reach; the edges of one's own space; cards."""
    if isinstance(view, FeurioView):
        yield from (CellTarget(tile.cell) for tile in view.tiles)
        yield from (CellTarget(empty.cell) for empty in view.empty)
    elif isinstance(view, FlashPointView):
        here = view.firefighters[seat].cell
        assert here is not None
        yield from (CellTarget(cell) for cell in SPACES if apart(here, cell) <= NEAR)
        edges = [*(wall.edge for wall in view.walls), *(door.edge for door in view.doors), *view.openings]
        yield from (EdgeTarget(edge) for edge in edges if here in edge)
    else:
        yield from (CardTarget((card,)) for card in CARD_NAMES)


def apart(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Rows and columns between two spaces."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
