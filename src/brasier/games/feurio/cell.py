"""One cell of the forest as one integer: what lies on it, what is beside it, who stands on it, where it is."""

from typing import Final

from mypy_extensions import i64

from brasier.games.feurio.data import PLACES, SIDES, VALUES

# From the lowest bit: what lies there, the sum and the number of tiles beside it, its men (two bits a colour, two
# for all), the how-manieth tile it was, and its coordinates.
LIES: Final = 63
HEAT_AT: Final = 6
HEAT_BITS: Final = 63
BESIDE_AT: Final = 12
BESIDE_BITS: Final = 7
ONE_BESIDE: Final = 4096
MEN_AT: Final = 15
ALL_MEN_AT: Final = 23
ORDER_AT: Final = 25
ORDER_BITS: Final = 63
Q_AT: Final = 31
R_AT: Final = 38
WHERE_AT: Final = 31
AXIS_BITS: Final = 127
AXIS_ZERO: Final = 64
# What lies on a cell: 0 nothing, 1–6 a tile face up, above that a firebreak: 8 + 8 * its owner + its hidden value.
FACE_DOWN: Final = 8


def place_key(q: i64, r: i64) -> i64:
    """Coordinates as one number; `cell >> WHERE_AT` of the cell that lies there."""
    return (q + AXIS_ZERO) + ((r + AXIS_ZERO) << 7)


def lies(cell: i64) -> i64:
    """0 for an empty cell, 1–6 for a tile face up, from `FACE_DOWN` on for a firebreak."""
    return cell & LIES


def heat(cell: i64) -> i64:
    """F10, F26: the sum of the tiles beside a cell; firebreaks count 0."""
    return cell >> HEAT_AT & HEAT_BITS


def free_accesses(cell: i64) -> i64:
    """F14: sides with no tile beside them; a firebreak closes a side as any tile does (F26)."""
    return SIDES - (cell >> BESIDE_AT & BESIDE_BITS)


def men_on(cell: i64, colour: i64) -> i64:
    return cell >> MEN_AT + 2 * colour & 3


def all_men_on(cell: i64) -> i64:
    return cell >> ALL_MEN_AT & 3


def with_men(cell: i64, colour: i64, men: i64) -> i64:
    """The cell after men of a colour came to stand on it."""
    return cell + (men << MEN_AT + 2 * colour) + (men << ALL_MEN_AT)


def laid_as(cell: i64) -> i64:
    """The how-manieth tile this was, from 1; 0 for an empty cell."""
    return cell >> ORDER_AT & ORDER_BITS


def q_of(cell: i64) -> i64:
    return (cell >> Q_AT & AXIS_BITS) - AXIS_ZERO


def r_of(cell: i64) -> i64:
    return (cell >> R_AT & AXIS_BITS) - AXIS_ZERO


def holds_men(cell: i64) -> bool:
    """F26: a tile face up; not an empty cell, not a firebreak."""
    return 0 < cell & LIES <= VALUES


def places(cell: i64) -> i64:
    """F2: how many men fit on a tile; none on an empty cell or a firebreak."""
    value = cell & LIES
    if value > VALUES:
        return 0
    return PLACES >> 3 * value & 7


def room(cell: i64) -> i64:
    """F13, F14: how many more men a tile takes now: a place each, and never more men than free accesses."""
    most = places(cell)
    accesses = free_accesses(cell)
    most = min(most, accesses)
    return most - all_men_on(cell)
