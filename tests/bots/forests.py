"""Positions of Feurio! that every level is asked about."""

from brasier.games.feurio.rules import Feurio
from games.feurio.board import board, hottest


def own_water_at_risk() -> Feurio:
    """Two points are equally hot; a tile on one of them would take the last access of red's 1."""
    forest = board(
        """
           5     3
        2     1r    4r
           3r
        """,
        phase="tile",
        drawn=4,
        pile=(4, 4),
    )
    assert hottest(forest) == {"1,-1", "0,2"}
    return forest


def two_zones_apart() -> Feurio:
    """Red has two zones with one tile between them, and could begin a third."""
    return board(
        """
        6r    4     1r
           .     .     .     .     5
        """,
        phase="late",
        players=2,
    )


def together_with_one_zone() -> Feurio:
    """A shared match: red stands in one corner."""
    return board(
        """
        6r    5     2     4
           4     3     6
        """,
        mode="cooperative",
        players=4,
    )


def alone_one_step_from_water() -> Feurio:
    """A shared match of one: green is beside a 1 that is free."""
    return board(
        """
        1r    6rg   5g    1
           1b    3b    1y
        """,
        players=1,
        pile=(2, 3),
    )


def one_man_from_saved() -> Feurio:
    """A shared match of one in its last turn: each colour stands in one zone with an open 1, one man is missing."""
    return board(
        """
        1r    6rrr  6rrr  5rrr  4rr
           1g    6ggg  6ggg  5ggg  4gg
              1b    6bbb  5bbb  5bbb  4bb
                 1y    6yyy  5yyy  5yyy  4y
        """,
        players=1,
        pile=(),
    )
