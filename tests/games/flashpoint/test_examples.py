"""The worked examples of the booklets; where a picture tells the coordinates, a situation that fits the words."""

import ast
import re
from pathlib import Path

from brasier.games.flashpoint.events import (
    Blast,
    DoorGone,
    Exploded,
    FireCame,
    FlashedOver,
    KnockedDown,
    Lost,
    Revealed,
    Splashed,
    WallDamaged,
)
from games.flashpoint.board import NOBODY, board, do, expect, kinds, legal, points, roll


def test_example_1_through_fire_to_a_door_four_points() -> None:
    """P7, P8, P10, P13: 2 into fire, 1 out of it, 1 for the door."""
    state = board("+---+---+---+---+\n| 0   f     D   |\n+---+---+---+---+", (3, 3))
    do(state, "move east")
    assert points(state) == (2, 0)
    do(state, "move east")
    assert points(state) == (1, 0)
    do(state, "open east")
    assert points(state) == (0, 0)
    expect(state, "+---+---+---+---+\n|     f   0 o   |\n+---+---+---+---+", (3, 3))
    assert legal(state) == {"end"}


def test_example_2_quench_and_find_three_points_and_one_saved() -> None:
    """P7, P11, P14: 2 for the fire to the left, 1 to the point of interest on the right."""
    state = board("+---+---+---+\n| f   0   ? |\n+---+---+---+", (3, 3), firefighters=2, unseen=(3, 1))
    do(state, "quench west", "move east", "victim")
    expect(state, "+---+---+---+\n|         0v|\n+---+---+---+", (3, 3))
    assert points(state) == (1, 0)
    do(state, "end")
    assert points(state, 0) == (1, 0)  # saved


def test_example_3_carry_chop_and_step_through_five_points_one_of_them_saved() -> None:
    """P7, P9, P15: 2 to carry the victim down, 2 for the damaged wall, 1 through it without the victim."""
    state = board(
        """
    +---+
    | 0v|
    +   +
    |   |
    +-x-+
    |   |
    +---+
    """,
        (2, 3),
        saved={0: 1},
    )
    assert points(state) == (5, 0)
    do(state, "carry south")
    assert points(state) == (3, 0)
    do(state, "chop south")
    assert points(state) == (1, 0)
    do(state, "move south")
    assert points(state) == (0, 0)
    expect(
        state,
        """
    +---+
    |   |
    +   +
    | v |
    +-#-+
    | 0 |
    +---+
    """,
        (2, 3),
    )


def test_example_fire_progress() -> None:
    """P16: smoke on smoke is fire; next turn smoke beside it is fire at once."""
    state = board("+   +   +\n  s      \n+   +   +", (3, 3), phase="fire", unseen=NOBODY)
    events = roll(state, "3,3")
    assert kinds(events, FireCame) == [FireCame(cell=(3, 3), cause="smoke")]
    expect(state, "+   +   +\n  f      \n+   +   +", (3, 3))
    events = do(state, "end", "roll 3,4")
    assert kinds(events, FireCame) == [FireCame(cell=(3, 4), cause="beside")]
    expect(state, "+   +   +\n  f   f  \n+   +   +", (3, 3))


FRONT = """
 .   .   .   .   .   A   A   E   E   .
   +---+---+---+---+---+   +---+---+
 E |           D       |           | .
   +   +   +   +   +   +   +   +   +
 E |           |       D           | .
   +   +   +---+---+---+---+---+-D-+
 A         D f   f   f   0 |       | A
   +   +   +   +   +   +   +   +   +
 A |       | ?             D         A
   +---+---+---+-D-+---+---+---+---+
 . |                   |       |   | E
   +   +   +   +   +   +   +   +   +
 . |                   D       D   | E
   +---+---+   +---+---+---+---+---+
 .   E   E   A   A   .   .   .   .   .
"""


def test_example_explosion_in_four_directions() -> None:
    """P17, P18, P21: down fire and a point of interest lost, up a wall damaged, left a door gone, right a shockwave."""
    state = board(FRONT, phase="fire", unseen=(1, 0))
    events = roll(state, "3,3")
    assert kinds(events, Exploded, Blast, WallDamaged, DoorGone, KnockedDown) == [
        Exploded(cell=(3, 3), cause="roll"),
        Blast(start=(3, 3), direction="north", path=(), stop="wall", lit=None, edge=((2, 3), (3, 3))),
        WallDamaged(edge=((2, 3), (3, 3)), damage=1, total=1),
        Blast(start=(3, 3), direction="east", path=((3, 4), (3, 5)), stop="fire", lit=(3, 6), edge=None),
        Blast(start=(3, 3), direction="south", path=(), stop="fire", lit=(4, 3), edge=None),
        Blast(start=(3, 3), direction="west", path=(), stop="door", lit=None, edge=((3, 2), (3, 3))),
        DoorGone(edge=((3, 2), (3, 3))),
        KnockedDown(seat=0, cell=(3, 6)),
    ]
    # Three away: the northern and the eastern spot.
    assert legal(state) == {"fall 0,5", "fall 0,6", "fall 3,9", "fall 4,9"}
    events = do(state, "fall 0,6", "victim")
    assert kinds(events, Revealed, Lost) == [Revealed(cell=(4, 3), found="victim"), Lost(cell=(4, 3), lost=1)]
    after = FRONT.replace(
        "+---+---+---+---+---+-D-+\n A         D f   f   f   0 |",
        "+-x-+---+---+---+---+-D-+\n A         d f   f   f   f |",
    )
    after = after.replace(" A |       | ?  ", " A |       | f  ").replace("A   A   E   E", "A   A0  E   E")
    expect(state, after)


def test_example_flashover_of_six_through_an_open_door_and_a_seventh_behind_a_wall() -> None:
    """P20: wave after wave through the room and the door."""
    before = """
 .   .   .   .   .   A   A   E   E   .
   +---+---+---+---+---+   +---+---+
 E |           D s     | s   s   s | .
   +   +   +   +   +   +   +   +   +
 E |         s | s   s o s         | .
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
    state = board(before, phase="fire", unseen=NOBODY)
    state.put(0, 0)
    events = roll(state, "1,8")  # smoke on smoke: fire
    waves = [((1, 7),), ((1, 6),), ((2, 6),), ((2, 5),), ((2, 4),), ((1, 4),)]
    assert kinds(events, FlashedOver) == [
        FlashedOver(wave=number + 1, cells=cells) for number, cells in enumerate(waves)
    ]
    after = before.replace("D s     | s   s   s |", "D f     | f   f   f |")
    after = after.replace("s | s   s o s ", "s | f   f o f ").replace(
        " .   .   .   .   .   A", " 0   .   .   .   .   A"
    )
    expect(state, after)


def test_example_deck_gun_with_one_die_turned() -> None:
    """P34: from the right of the board; the red 2 turns to 5; two fires go, walls keep two spaces dry."""
    before = """
 .   .   .   .   .   A   A   E   E   .
   +---+---+---+---+---+   +---+---+
 E |           D       |           | .
   +   +   +   +   +   +   +   +   +
 E |           |       D     f     | .
   +   +   +---+---+---+---+---+-D-+
 A         D               |       | A
   +   +   +   +   +   +   +   +   +
 A |       |               D f       A
   +---+---+---+-D-+---+---+---+---+
 . |                   | f   f | f | E
   +   +   +   +   +   +   +   +   +
 . |                   D     ? D   | E0
   +---+---+   +---+---+---+---+---+
 .   E   E   A   A   .   .   .   .   .
"""
    state = board(before, specialists="generalist", engine="east")
    events = do(state, "gun", "roll 2,7")
    assert kinds(events, Splashed) == [
        Splashed(seat=0, dice=(2, 7), target=(5, 7), cells=((5, 7), (5, 6), (6, 7)), cleared=((5, 6), (5, 7)))
    ]
    expect(state, before.replace("| f   f | f |", "|       | f |"))
    assert points(state) == (1, 0)


# ---- every rule has a test


def rules_tested() -> set[int]:
    """The rule numbers in the names and docstrings of the tests of these files."""
    found: set[int] = set()
    for path in [*Path(__file__).parent.glob("test_rules_*.py"), Path(__file__)]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                words = node.name.split("_") + re.findall(r"\bP\d+\b", ast.get_docstring(node) or "")
                found |= {int(word[1:]) for word in words if re.fullmatch(r"[pP]\d+", word)}
    return found


def test_every_rule_from_p1_to_p49_has_a_test() -> None:
    assert set(range(1, 50)) - rules_tested() == set()
