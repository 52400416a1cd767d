"""Victims and hazmats on the board: few, and several may lie on one space.

They are a short row of bytes in one integer, the largest lowest, so that equal rows are equal integers. A piece is its
space plus 1; 128 more if it is a treated victim (P35).
"""

from typing import Final

from mypy_extensions import i64

TREATED: Final = 128


def piece(space: i64) -> i64:
    return space + 1


def space_of(piece: i64) -> i64:
    return (piece & 127) - 1


def number_of(row: i64, piece: i64) -> i64:
    """How many equal pieces there are."""
    found: i64 = 0
    while row:
        if row & 255 == piece:
            found += 1
        row >>= 8
    return found


def length(row: i64) -> i64:
    found: i64 = 0
    while row:
        row >>= 8
        found += 1
    return found


def added(row: i64, piece: i64) -> i64:
    before: i64 = 0
    place: i64 = 0
    while row & 255 > piece:
        before |= (row & 255) << place
        row >>= 8
        place += 8
    return before | (row << 8 | piece) << place


def removed(row: i64, piece: i64) -> i64:
    before: i64 = 0
    place: i64 = 0
    while row & 255 != piece:
        before |= (row & 255) << place
        row >>= 8
        place += 8
    return before | row >> 8 << place
