"""The ground of Flash Point: spaces, edges and how they are numbered. Geometry only, the same for every house.

A space (row, column) has the number 10·row + column (P1). A layer of the house is one integer: inside space (row,
column) is bit 9·(row-1) + column-1, so that one spare bit closes each row and spreading is four shifts. An edge belongs
to the space south or east of it: the level edge north of a space and the upright edge west of it have that space's bit;
the southern and eastern outer edges use the spare row and column. What has no bit (outside spaces, edges between them)
has the number `NOWHERE`, a bit that no layer ever sets.
"""

from typing import Final

from mypy_extensions import i64

from brasier.games.flashpoint.data import COLUMNS, RING, ROWS

SPACES: Final = 80
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ("north", "east", "south", "west")
NOWHERE: Final = 62
OFF_BOARD: Final = 255
EVERYWHERE: Final = 0b011111111_011111111_011111111_011111111_011111111_011111111  # every inside space


def is_inside(row: int, column: int) -> bool:
    return 1 <= row <= ROWS and 1 <= column <= COLUMNS


def _bit(space: int) -> int:
    row, column = divmod(space, 10)
    return 9 * (row - 1) + column - 1 if is_inside(row, column) else NOWHERE


def _next(space: int, side: int) -> int:
    row, column = divmod(space, 10)
    row += (-1, 0, 1, 0)[side]
    column += (0, 1, 0, -1)[side]
    return 10 * row + column if 0 <= row <= ROWS + 1 and 0 <= column <= COLUMNS + 1 else OFF_BOARD


def _edge(space: int, side: int) -> int:
    """The bit of the edge on a side of a space, if at least one of the two spaces it divides is inside."""
    row, column = divmod(space, 10)
    if side == SOUTH:
        row += 1
    elif side == EAST:
        column += 1
    if side in (NORTH, SOUTH):
        return 9 * (row - 1) + column - 1 if 1 <= row <= ROWS + 1 and 1 <= column <= COLUMNS else NOWHERE
    return 9 * (row - 1) + column - 1 if 1 <= row <= ROWS and 1 <= column <= COLUMNS + 1 else NOWHERE


def _ring() -> list[int]:
    """The outside spaces from the north-west corner clockwise."""
    north = list(range(COLUMNS + 2))
    east = [10 * row + COLUMNS + 1 for row in range(1, ROWS + 1)]
    south = [10 * (ROWS + 1) + column for column in range(COLUMNS + 1, -1, -1)]
    west = [10 * row for row in range(ROWS, 0, -1)]
    return north + east + south + west


# Tables as bytes: one fast read each.
BIT: Final = bytes([_bit(space) for space in range(SPACES)])
NEXT: Final = bytes([_next(space, side) for space in range(SPACES) for side in range(4)])
EDGE: Final = bytes([_edge(space, side) for space in range(SPACES) for side in range(4)])
RING_SPACE: Final = bytes(_ring())
RING_NUMBER: Final = bytes([_ring().index(space) if space in _ring() else RING for space in range(SPACES)])
INSIDE_SPACE: Final = bytes([10 * row + column for row in range(1, ROWS + 1) for column in range(1, COLUMNS + 1)])
SPACE_OF_BIT: Final = bytes(
    [10 * (bit // 9 + 1) + bit % 9 + 1 if bit % 9 < COLUMNS else OFF_BOARD for bit in range(9 * ROWS)]
)


def mask_of(bit: i64) -> i64:
    """One bit. The compiler would shift a literal 1 as a 32-bit number, so the 1 is made of the argument."""
    return (bit - bit + 1) << bit


def bit_of(space: i64) -> i64:
    """The bit of an inside space in a layer; of an outside one, a bit that is never set."""
    return mask_of(i64(BIT[space]))


def has(layer: i64, space: i64) -> bool:
    return layer >> i64(BIT[space]) & 1 != 0


def count(layer: i64) -> i64:
    """How many spaces a layer marks."""
    found: i64 = 0
    while layer:
        layer &= layer - 1
        found += 1
    return found


def lowest(layer: i64) -> i64:
    """The first space of a layer in reading order; the layer must not be empty."""
    bit: i64 = 0
    while layer & 511 == 0:
        layer >>= 9
        bit += 9
    while layer & 1 == 0:
        layer >>= 1
        bit += 1
    return i64(SPACE_OF_BIT[bit])


def inside(number: i64) -> i64:
    """The space of an inside number."""
    return i64(INSIDE_SPACE[number])


def inside_number(space: i64) -> i64:
    return space // 10 * COLUMNS + space % 10 - COLUMNS - 1


def apart(space: i64, other: i64) -> i64:
    """How far as the crow flies, squared."""
    down = space // 10 - other // 10
    across = space % 10 - other % 10
    return down * down + across * across
