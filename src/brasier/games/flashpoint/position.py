"""Flash Point between the compiled state and plain values: layers become spaces and edges, and back again."""

from typing import Literal

from brasier.games.flashpoint.fire import ring_spaces_of, spaces_of
from brasier.games.flashpoint.ground import BIT, EAST, EDGE, NEXT, NOWHERE, OFF_BOARD, RING_NUMBER, SOUTH, SPACES
from brasier.games.flashpoint.house import House
from brasier.games.flashpoint.pieces import TREATED, added, space_of

Cell = tuple[int, int]
Edge = tuple[Cell, Cell]
Side = Literal["north", "east", "south", "west"]


def cell_of(space: int) -> Cell:
    return space // 10, space % 10


def space_at(cell: Cell) -> int:
    return 10 * cell[0] + cell[1]


def cells_of(layer: int) -> tuple[Cell, ...]:
    """The inside spaces of a layer in reading order."""
    return tuple(cell_of(space) for space in spaces_of(layer))


def ring_cells_of(ring: int) -> tuple[Cell, ...]:
    return tuple(cell_of(space) for space in ring_spaces_of(ring))


def layer_of(cells: tuple[Cell, ...]) -> int:
    return sum(1 << BIT[space_at(cell)] for cell in cells if BIT[space_at(cell)] != NOWHERE)


def ring_of(cells: tuple[Cell, ...]) -> int:
    return sum(1 << RING_NUMBER[space_at(cell)] for cell in cells if BIT[space_at(cell)] == NOWHERE)


def edge_at(space: int, side: int) -> Edge:
    """The edge on a side of a space: the northern or western of the two spaces first."""
    here, there = cell_of(space), cell_of(NEXT[4 * space + side])
    return (here, there) if here < there else (there, here)


def edges() -> list[tuple[Edge, bool, int]]:
    """Every edge that can carry a wall: itself, whether it is a level one, and its bit. In reading order."""
    listed = []
    for space in range(SPACES):
        for side in (EAST, SOUTH):
            bit = EDGE[4 * space + side]
            if NEXT[4 * space + side] != OFF_BOARD and bit != NOWHERE:
                listed.append((edge_at(space, side), side == SOUTH, bit))
    return listed


EDGES = edges()


def edges_of(level: int, upright: int) -> tuple[Edge, ...]:
    """The edges of a pair of layers."""
    return tuple(edge for edge, is_level, bit in EDGES if (level if is_level else upright) >> bit & 1)


def edge_layers(chosen: set[Edge]) -> tuple[int, int]:
    """The pair of layers of some edges."""
    level = sum(1 << bit for edge, is_level, bit in EDGES if is_level and edge in chosen)
    return level, sum(1 << bit for edge, is_level, bit in EDGES if not is_level and edge in chosen)


def openings_of(house: House) -> tuple[Edge, ...]:
    """P3: outer edges without a wall."""
    closed = set(edges_of(house.walls_h, house.walls_v))
    return tuple(
        edge for edge, _, _ in EDGES if edge not in closed and any(BIT[space_at(cell)] == NOWHERE for cell in edge)
    )


def pieces_of(row: int) -> list[tuple[Cell, bool]]:
    """Victims or hazmats: where each lies, and whether it is treated. In reading order."""
    return sorted((cell_of(space_of(one)), one >= TREATED) for one in row.to_bytes(8, "little") if one)


def row_of(pieces: list[tuple[Cell, bool]]) -> int:
    row = 0
    for cell, treated in pieces:
        row = added(row, space_at(cell) + 1 + TREATED * treated)
    return row
