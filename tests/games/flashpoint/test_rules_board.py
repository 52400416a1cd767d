"""The board, P1–P4: spaces, adjacency, both printed sides, parking spots; and the drawing language of these tests."""

import pytest

from brasier.games.flashpoint import GAME
from games.flashpoint.board import (
    BARE,
    NOBODY,
    board,
    chances,
    do,
    draw,
    expect,
    legal,
    look,
    place,
    read,
    refusal,
    seen,
)

FRONT = """
 .   .   .   .   .   A   A   E   E   .
   +---+---+---+---+---+   +---+---+
 E |           D       |           | .
   +   +   +   +   +   +   +   +   +
 E |           |       D           | .
   +   +   +---+---+---+---+---+-D-+
 A         D               |       | A
   +   +   +   +   +   +   +   +   +
 A |       |               D         A
   +---+---+---+-D-+---+---+---+---+
 . |                   |       |   | E
   +   +   +   +   +   +   +   +   +
 . |                   D       D   | E
   +---+---+   +---+---+---+---+---+
 .   E   E   A   A   .   .   .   .   .
"""
BACK = """
 .   .   .   E   E   A   A   .   .   .
   +---+---+---+---+---+---+---+---+
 . |           |       D           | .
   +   +   +   +---+---+   +   +   +
 A |           |       |           | E
   +---+---+   +   +   +   +   +   +
 A             |       D           | E
   +   +   +   +---+-D-+-D-+---+---+
 E |                       D       | A
   +---+---+-D-+---+---+-D-+   +   +
 E |           |           |       | A
   +   +   +   +   +   +   +   +   +
 . |           |           |       | .
   +---+---+   +---+---+---+---+---+
 .   .   .   A   A   E   E   .   .   .
"""
# Read off `flashpoint-boards.json`.
INNER_WALLS = {"front": 18, "back": 19}
DOORS = {
    "front": {
        ((1, 3), (1, 4)), ((2, 5), (2, 6)), ((2, 8), (3, 8)), ((3, 2), (3, 3)), ((4, 4), (5, 4)), ((4, 6), (4, 7)),
        ((6, 5), (6, 6)), ((6, 7), (6, 8)),
    },
    "back": {
        ((1, 5), (1, 6)), ((3, 5), (3, 6)), ((3, 5), (4, 5)), ((3, 6), (4, 6)), ((4, 3), (5, 3)), ((4, 6), (4, 7)),
        ((4, 6), (5, 6)),
    },
}  # fmt: skip
OPENINGS = {
    "front": {((0, 6), (1, 6)), ((3, 0), (3, 1)), ((4, 8), (4, 9)), ((6, 3), (7, 3))},
    "back": {((3, 0), (3, 1)), ((6, 3), (7, 3))},
}
SPOTS = {
    "front": (
        {"north": ((0, 5), (0, 6)), "east": ((3, 9), (4, 9)), "south": ((7, 3), (7, 4)), "west": ((3, 0), (4, 0))},
        {"north": ((0, 7), (0, 8)), "east": ((5, 9), (6, 9)), "south": ((7, 1), (7, 2)), "west": ((1, 0), (2, 0))},
    ),
    "back": (
        {"north": ((0, 5), (0, 6)), "east": ((4, 9), (5, 9)), "south": ((7, 3), (7, 4)), "west": ((2, 0), (3, 0))},
        {"north": ((0, 3), (0, 4)), "east": ((2, 9), (3, 9)), "south": ((7, 5), (7, 6)), "west": ((4, 0), (5, 0))},
    ),
}


# ---- the drawing language


BUSY = """
 .   .   .   .   .   A   A1  E   E   .
   +---+---+-x-+---+---+   +---+---+
 E | f   s?    D t     | vv    #   | .
   +   +   +   +   +   +   +   +   +
 E |     f*    x 0h    o     h*    | .
   +   +   +---+-#-+---+---+---+-d-+
 A   h     D               |       | A
   +   +   +   +   +   +   +   +   +
 Av|       |               D         A
   +---+---+---+-D-+---+-x-+---+---+
 . |                   |       |   # E
   +   +   +   +   +   +   +   +   +
 . | ?   ?   ?         o       d   | E
   +---+---+   +---+---+---+---+---+
 .   E   E   A   A   .   .   .   .   2
"""


def test_a_drawing_becomes_a_position_and_is_drawn_back() -> None:
    state = board(BUSY, specialists="paramedic cafs hazmat")
    expect(state, BUSY)
    assert draw(seen(state)) == draw(read(BUSY))
    view = look(state)
    assert view.damage == 1 + 2 + 1 + 2 + 1 + 2
    assert (view.firefighters[0].cell, view.firefighters[1].cell) == ((2, 4), (0, 6))


def test_a_part_is_drawn_over_the_bare_house() -> None:
    state = board("+---+-o-+\n| f | 0 #\n+---+---+", (2, 3))
    view = look(state)
    assert view.fire == ((2, 3),)
    assert view.firefighters[0].cell == (2, 4)
    assert [wall.edge for wall in view.walls if wall.damage == 2] == [((2, 4), (2, 5))]
    expect(state, "+---+-o-+\n| f | 0 #\n+---+---+", (2, 3))
    with pytest.raises(AssertionError, match="drawn"):
        expect(state, "+---+-o-+\n| s | 0 #\n+---+---+", (2, 3))
    with pytest.raises(AssertionError, match="drawn"):
        expect(state, "+-o-+\n| 0 #\n+---+", (2, 4))


@pytest.mark.parametrize(
    ("drawing", "wrong"),
    [
        ("+---+\n| f |", "last line"),
        ("+---+\n| q |\n+---+", "nothing that lies"),
        ("+--x+\n| f |\n+---+", "no edge"),
        ("+---+\nD f |\n+---+", "cannot be an edge"),
        (BARE.replace(" .   E   E", "").rstrip(".AE \n"), "15"),
    ],
)
def test_a_bad_drawing_is_told(drawing: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        read(drawing)


# ---- P1 spaces


def test_p1_dice_name_the_48_inside_spaces_and_no_others() -> None:
    state = board(BARE, phase="fire", unseen=NOBODY)
    assert chances(state) == {f"roll {row},{column}": 1 for row in range(1, 7) for column in range(1, 9)}
    for faces in ("0,3", "7,3", "3,0", "3,9"):
        assert refusal(state, f"roll {faces}", -1) == ("flashpoint-no-such-face", "P1")


def test_p1_the_red_die_is_the_row_and_the_black_die_the_column() -> None:
    state = board(BARE, phase="fire", unseen=NOBODY)
    do(state, "roll 1,3")
    expect(state, "+---+\n  s  \n+   +", (1, 3))


def test_p1_the_ring_outside_has_32_spaces_with_four_corners() -> None:
    state = GAME.start(GAME.options({"firefighters": 1}))
    ring = {(row, column) for row in range(8) for column in range(10) if row in (0, 7) or column in (0, 9)}
    assert len(ring) == 32
    assert legal(state) == {f"place {row},{column}" for row, column in ring}


def test_p1_one_walks_round_the_house_and_its_corners_but_not_off_the_board() -> None:
    state = board("+   +\n  0  \n+   +", (0, 0), ap=60)
    assert refusal(state, "move north") == ("flashpoint-no-space-there", "P1")
    assert refusal(state, "move west") == ("flashpoint-no-space-there", "P1")
    for side, steps in (("east", 9), ("south", 7), ("west", 9), ("north", 7)):
        do(state, *[f"move {side}"] * steps)
    assert place(state, 0) == (0, 0)
    state = board("+   +\n  0  \n+   +", (7, 9))
    assert refusal(state, "move south") == ("flashpoint-no-space-there", "P1")
    assert refusal(state, "move east") == ("flashpoint-no-space-there", "P1")
    assert refusal(state, "chop east") == ("flashpoint-no-space-there", "P1")
    assert refusal(state, "douse east") == ("flashpoint-no-space-there", "P1")


# ---- P2 adjacency


@pytest.mark.parametrize(
    ("edge", "adjacent"),
    [("|", False), ("x", False), ("#", True), ("D", False), ("o", True), ("d", True), (" ", True)],
)
@pytest.mark.parametrize("level", [False, True])
def test_p2_walls_and_closed_doors_separate_destroyed_walls_and_open_doors_do_not(
    edge: str, adjacent: bool, level: bool
) -> None:
    sign = "   " if edge == " " else "---" if edge == "|" else f"-{edge}-"
    drawing = f"+---+\n| 0 |\n+{sign}+\n| s |\n+---+" if level else f"+---+---+\n| 0 {edge} s |\n+---+---+"
    side = "south" if level else "east"
    state = board(drawing, (3, 3))
    assert (f"move {side}" in legal(state)) == adjacent
    assert (f"douse {side}" in legal(state)) == adjacent
    if not adjacent:
        code = "flashpoint-door-closed" if edge == "D" else "flashpoint-wall-in-the-way"
        assert refusal(state, f"move {side}") == (code, "P13" if edge == "D" else "P2")
        assert refusal(state, f"douse {side}") == (code, "P14")
    burning = board(drawing.replace("0", "f"), (3, 3), phase="fire", unseen=NOBODY)
    do(burning, "roll 6,8")
    assert ((4, 3) if level else (3, 4)) in (look(burning).fire if adjacent else look(burning).smoke)


def test_p2_spaces_that_touch_at_a_corner_are_not_adjacent() -> None:
    drawing = """
    +   +   +
      0   f
    +   +   +
      f   s
    +   +   +
    """
    state = board(drawing, (2, 3))
    assert {text for text in legal(state) if text.startswith(("douse", "quench"))} == {
        "douse east", "douse south", "quench east", "quench south",
    }  # fmt: skip
    state = board(
        """
    +   +   +
      f
    +   +   +
          s
    +   +   +
    """,
        (2, 3),
        phase="fire",
        unseen=NOBODY,
    )
    do(state, "roll 6,8")
    assert look(state).smoke == ((3, 4), (6, 8))


def test_p2_a_wall_takes_two_damage() -> None:
    state = board("+---+---+\n| 0 |   |\n+---+---+", (3, 3))
    do(state, "chop east")
    expect(state, "+---+---+\n| 0 x   |\n+---+---+", (3, 3))
    assert "move east" not in legal(state)
    do(state, "chop east")
    expect(state, "+---+---+\n| 0 #   |\n+---+---+", (3, 3))
    assert look(state).damage == 2


# ---- P3 both sides


@pytest.mark.parametrize(("side", "drawing"), [("front", FRONT), ("back", BACK)])
def test_p3_the_printed_sides(side: str, drawing: str) -> None:
    start = GAME.view(GAME.start(GAME.options({"board": side})), None)
    drawn = read(drawing)
    assert {wall.edge for wall in start.walls} == {edge for edge, sign in drawn.edges.items() if sign == "|"}
    assert {door.edge for door in start.doors} == DOORS[side]
    assert {edge for edge, sign in drawn.edges.items() if sign == "D"} == DOORS[side]
    assert {door.state for door in start.doors} == {"closed"}
    assert set(start.openings) == OPENINGS[side]
    assert len(start.walls) == INNER_WALLS[side] + 28 - len(OPENINGS[side])
    assert {wall.damage for wall in start.walls} == {0}


@pytest.mark.parametrize("where", ["in", "out"])
def test_p3_an_outer_opening_is_never_closed_chopped_or_damaged(where: str) -> None:
    at = {"in": (3, 1), "out": (3, 0)}[where]
    state = board("+   +\n  0  \n+   +", at)
    side = {"in": "west", "out": "east"}[where]
    assert f"move {side}" in legal(state)
    assert refusal(state, f"close {side}") == ("flashpoint-no-door", "P13")
    assert refusal(state, f"chop {side}") == ("flashpoint-no-wall", "P15")


def test_p3_perimeter_walls_are_walls_like_any_other() -> None:
    state = board("+   +   +\n    | 0  \n+   +   +", (2, 0), ap=5)
    do(state, "chop west", "chop west")
    expect(state, "+   +   +\n    # 0  \n+   +   +", (2, 0))
    assert "move west" in legal(state)


# ---- P4 parking


@pytest.mark.parametrize("side", ["front", "back"])
def test_p4_four_spots_of_two_spaces_for_each_vehicle(side: str) -> None:
    view = GAME.view(GAME.start(GAME.options({"board": side})), None)
    assert {spot.side: spot.cells for spot in view.ambulance_spots} == SPOTS[side][0]
    assert {spot.side: spot.cells for spot in view.engine_spots} == SPOTS[side][1]
