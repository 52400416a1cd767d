"""The drawing language itself: a drawing that is not understood must never become a position."""

import pytest

from games.feurio.board import board, on_table, tiles, view


def test_a_drawing_says_where_every_tile_lies() -> None:
    laid = tiles(
        """
              3     x51
                 6gb   .     1y
        2
        """,
        first=(0, -1),
    )
    assert [(tile.cell, tile.value, tile.owner, tile.men) for tile in laid] == [
        ((0, -1), 3, None, (0, 0, 0, 0)),
        ((1, -1), 5, 1, (0, 0, 0, 0)),
        ((0, 0), 6, None, (0, 1, 1, 0)),
        ((2, 0), 1, None, (0, 0, 0, 1)),
        ((-2, 1), 2, None, (0, 0, 0, 0)),
    ]


def test_a_drawn_board_is_a_state() -> None:
    state = board("6gb   1r", seat=2, men={"yellow": 3})
    assert on_table(state) == {(0, 0): (6, {"green": 1, "blue": 1}), (1, 0): (1, {"red": 1})}
    assert [standing.men for standing in view(state).standings] == [
        {"red": 11}, {"green": 11}, {"blue": 11}, {"yellow": 3},
    ]  # fmt: skip
    assert (state.to_act(), state.left) == (2, 34)


@pytest.mark.parametrize(
    ("drawing", "complaint"),
    [
        ("6     1\n    2", "line 2, column 5: '2' lies between two cells"),
        ("6     1\n      2", "line 2, column 7: '2' lies between two cells"),
        ("6  1", "line 1, column 4: '1' lies between two cells"),
        ("6\n\n3", "line 2 is empty"),
        ("7", "line 1, column 1: '7' is no tile"),
        ("6rrrr", "line 1, column 1: '6rrrr' is no tile"),
        ("x5", "line 1, column 1: 'x5' is no tile"),
    ],
)
def test_a_wrong_drawing_is_refused_and_says_where(drawing: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        board(drawing)
