"""Houses: the two of the box hold what the box shows, and drawings are read, refused and drawn again as they should."""

import msgspec
import pytest

import brasier
from brasier.core.chance import ScriptedDealer
from brasier.core.match import Match
from brasier.core.record import write_record
from brasier.core.state import Refusal
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.data import BACK, FRONT
from brasier.games.flashpoint.house import (
    LONGEST_DRAWING,
    PRINTED,
    House,
    draw_house,
    house_of,
    quadrant_of,
    read_house,
    unpack_house,
)
from brasier.games.flashpoint.options import Options
from brasier.games.flashpoint.position import Cell, Edge
from brasier.games.flashpoint.view import View
from docs.pages import HOUSE
from exam.walks import walk

OWN = HOUSE.read_text(encoding="utf-8")
DRAWINGS = {"front": FRONT, "back": BACK, "own": OWN}

# ---- what the printed board shows


class Box(msgspec.Struct):
    """One side of the board, read off it: edges and spaces as (row, column)."""

    inner_walls: list[Edge]
    openings: list[Edge]
    doors: list[Edge]
    ambulance: list[tuple[Cell, Cell]]  # north, east, south, west
    engine: list[tuple[Cell, Cell]]
    quadrants: str  # beside the engine: north, east, south, west


BOX = {
    "front": Box(
        inner_walls=[
            ((1, 5), (1, 6)), ((2, 3), (2, 4)), ((2, 3), (3, 3)), ((2, 4), (3, 4)), ((2, 5), (3, 5)), ((2, 6), (3, 6)),
            ((2, 7), (3, 7)), ((3, 6), (3, 7)), ((4, 1), (5, 1)), ((4, 2), (4, 3)), ((4, 2), (5, 2)), ((4, 3), (5, 3)),
            ((4, 5), (5, 5)), ((4, 6), (5, 6)), ((4, 7), (5, 7)), ((4, 8), (5, 8)), ((5, 5), (5, 6)), ((5, 7), (5, 8)),
        ],
        openings=[((0, 6), (1, 6)), ((3, 0), (3, 1)), ((4, 8), (4, 9)), ((6, 3), (7, 3))],
        doors=[
            ((1, 3), (1, 4)), ((2, 5), (2, 6)), ((2, 8), (3, 8)), ((3, 2), (3, 3)), ((4, 4), (5, 4)), ((4, 6), (4, 7)),
            ((6, 5), (6, 6)), ((6, 7), (6, 8)),
        ],
        ambulance=[((0, 5), (0, 6)), ((3, 9), (4, 9)), ((7, 3), (7, 4)), ((3, 0), (4, 0))],
        engine=[((0, 7), (0, 8)), ((5, 9), (6, 9)), ((7, 1), (7, 2)), ((1, 0), (2, 0))],
        quadrants="NE SE SW NW",
    ),
    "back": Box(
        inner_walls=[
            ((1, 3), (1, 4)), ((1, 4), (2, 4)), ((1, 5), (2, 5)), ((2, 1), (3, 1)), ((2, 2), (3, 2)), ((2, 3), (2, 4)),
            ((2, 5), (2, 6)), ((3, 3), (3, 4)), ((3, 4), (4, 4)), ((3, 7), (4, 7)), ((3, 8), (4, 8)), ((4, 1), (5, 1)),
            ((4, 2), (5, 2)), ((4, 4), (5, 4)), ((4, 5), (5, 5)), ((5, 3), (5, 4)), ((5, 6), (5, 7)), ((6, 3), (6, 4)),
            ((6, 6), (6, 7)),
        ],
        openings=[((3, 0), (3, 1)), ((6, 3), (7, 3))],
        doors=[
            ((1, 5), (1, 6)), ((3, 5), (3, 6)), ((3, 5), (4, 5)), ((3, 6), (4, 6)), ((4, 3), (5, 3)), ((4, 6), (4, 7)),
            ((4, 6), (5, 6)),
        ],
        ambulance=[((0, 5), (0, 6)), ((4, 9), (5, 9)), ((7, 3), (7, 4)), ((2, 0), (3, 0))],
        engine=[((0, 3), (0, 4)), ((2, 9), (3, 9)), ((7, 5), (7, 6)), ((4, 0), (5, 0))],
        quadrants="NW NE SE SW",
    ),
}  # fmt: skip

OUTER: list[Edge] = [
    *(((0, column), (1, column)) for column in range(1, 9)),
    *(((6, column), (7, column)) for column in range(1, 9)),
    *(((row, 0), (row, 1)) for row in range(1, 7)),
    *(((row, 8), (row, 9)) for row in range(1, 7)),
]
sides = pytest.mark.parametrize("side", BOX)


def looked_at(board: str) -> View:
    return GAME.view(GAME.start(GAME.options({"board": board})), None)


@sides
def test_a_printed_house_has_the_walls_doors_and_openings_of_the_box(side: str) -> None:
    """P1–P3."""
    view, box = looked_at(side), BOX[side]
    outer = [edge for edge in OUTER if edge not in box.openings]
    assert sorted(wall.edge for wall in view.walls) == sorted(box.inner_walls + outer)
    assert {wall.damage for wall in view.walls} == {0}
    assert sorted(door.edge for door in view.doors) == sorted(box.doors)
    assert {door.state for door in view.doors} == {"closed"}
    assert sorted(view.openings) == sorted(box.openings)


@sides
def test_a_printed_house_has_the_parking_spots_of_the_box(side: str) -> None:
    """P4, P34."""
    view, box = looked_at(side), BOX[side]
    assert [spot.side for spot in view.ambulance_spots] == ["north", "east", "south", "west"]
    assert [spot.cells for spot in view.ambulance_spots] == box.ambulance
    assert [spot.side for spot in view.engine_spots] == ["north", "east", "south", "west"]
    assert [spot.cells for spot in view.engine_spots] == box.engine
    quadrants = ("NW", "NE", "SW", "SE")
    assert " ".join(quadrants[number] for number in PRINTED[side].quadrants) == box.quadrants


def test_quadrants_are_three_rows_by_four_columns() -> None:
    """P34."""
    found: dict[int, set[Cell]] = {}
    for row in range(1, 7):
        for column in range(1, 9):
            found.setdefault(int(quadrant_of(10 * row + column)), set()).add((row, column))
    assert {number: (min(cells), max(cells), len(cells)) for number, cells in found.items()} == {
        0: ((1, 1), (3, 4), 12),
        1: ((1, 5), (3, 8), 12),
        2: ((4, 1), (6, 4), 12),
        3: ((4, 5), (6, 8), 12),
    }


# ---- one form


@pytest.mark.parametrize("name", DRAWINGS)
def test_what_is_drawn_again_is_the_same_drawing(name: str) -> None:
    assert draw_house(read_house(DRAWINGS[name])) == DRAWINGS[name]


def same(drawing: str) -> bool:
    return read_house(drawing).pack() == read_house(OWN).pack()


def test_blanks_dots_and_joints_do_not_matter() -> None:
    """P50."""
    assert same(OWN.rstrip())
    assert same(OWN + "\n  \n\n")
    assert same("\n".join(line + "   " for line in OWN.splitlines()))
    assert same(OWN.replace("\n", "\r\n"))
    assert same(OWN.replace(".", " "))
    assert same(OWN.replace("+", " "))
    assert same(OWN.replace("---+---", "-------"))
    lines = OWN.splitlines()
    lines[2] = lines[2].replace(" . |   ", " . | . ", 1)  # a dot inside
    assert same("\n".join(lines))


def test_a_blank_first_line_is_a_line() -> None:
    """P50: rows are counted from the first line, so nothing may stand above them."""
    assert refused("\n" + OWN) == ("flashpoint-drawing-lines", "P50", {"line": 16, "column": 1, "lines": 15})


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_house_survives_its_numbers(name: str) -> None:
    house = read_house(DRAWINGS[name])
    again = unpack_house(house.pack())
    assert again.pack() == house.pack()
    assert again.name == (OWN if name == "own" else name)
    assert (again.nearest, again.quadrants) == (house.nearest, house.quadrants)


def test_the_option_names_printed_houses_and_draws_others() -> None:
    assert house_of("front") is PRINTED["front"]
    assert house_of(FRONT.replace(".", " ")).name == "front"
    assert house_of(BACK).name == "back"
    assert house_of(OWN.replace(".", " ")).name == OWN


def nearest(house: House, cell: Cell) -> str:
    sides = ("north", "east", "south", "west")
    marks = house.nearest[10 * cell[0] + cell[1]]
    return " ".join(name for number, name in enumerate(sides) if marks >> number & 1)


def test_the_nearest_ambulance_spots_are_those_of_the_straight_line() -> None:
    """P22: to the nearer of the two spaces of a spot; several may be equally near."""
    front = PRINTED["front"]
    assert nearest(front, (1, 6)) == "north"
    assert nearest(front, (4, 8)) == "east"
    assert nearest(front, (6, 2)) == "south"
    assert nearest(front, (3, 2)) == "west"
    assert nearest(front, (3, 6)) == "north east"
    assert nearest(front, (4, 4)) == "south"


# ---- mistakes


def refused(drawing: str) -> tuple[str, str, dict[str, object]]:
    with pytest.raises(Refusal) as refusal:
        read_house(drawing)
    return refusal.value.code, refusal.value.rule, dict(refusal.value.facts)


def changed(line: int, column: int, text: str, drawing: str = FRONT) -> str:
    """A drawing with a few signs changed, counted from 1."""
    lines = [found.ljust(39) for found in drawing.splitlines()]
    there = lines[line - 1]
    lines[line - 1] = there[: column - 1] + text + there[column - 1 + len(text) :]
    return "\n".join(lines)


def sign(line: int, column: int, found: str) -> tuple[str, str, dict[str, object]]:
    return "flashpoint-drawing-sign", "P50", {"line": line, "column": column, "sign": found}


@pytest.mark.parametrize(
    ("line", "column", "text"),
    [
        (3, 6, "x"),  # in a space
        (3, 4, "!"),  # where a wall may be
        (2, 6, "="),  # between two rows
        (2, 8, "*"),  # where edges meet
        (4, 8, "D"),  # no edge runs there
        (4, 1, "\t"),
        (1, 6, "é"),
        (4, 6, "A"),  # vehicles stand in spaces
        (4, 6, "."),
        (3, 6, "+"),  # joints stand between rows
        (3, 6, "-"),
    ],
)
def test_a_sign_that_means_nothing_there_is_refused(line: int, column: int, text: str) -> None:
    assert refused(changed(line, column, text)) == sign(line, column, text)


@pytest.mark.parametrize(
    ("line", "column", "text"),
    [(3, 5, "."), (3, 7, "."), (1, 21, "A"), (1, 23, "A"), (3, 6, "D"), (3, 6, "|"), (3, 8, ".")],
)
def test_a_sign_beside_its_place_is_refused(line: int, column: int, text: str) -> None:
    """P50: a letter or a dot in the middle of a space, an upright edge between two."""
    assert refused(changed(line, column, text)) == sign(line, column, text)


def test_a_line_that_is_too_wide_is_refused() -> None:
    assert refused(changed(1, 40, ".")) == sign(1, 40, ".")
    assert refused(changed(5, 40, "|")) == sign(5, 40, "|")


@pytest.mark.parametrize("lines", [1, 14, 16])
def test_a_house_has_fifteen_lines(lines: int) -> None:
    drawing = "\n".join([*FRONT.splitlines(), " ."][:lines])
    assert refused(drawing) == ("flashpoint-drawing-lines", "P50", {"line": lines, "column": 1, "lines": 15})


def test_a_text_that_cannot_be_a_house_is_not_read() -> None:
    assert refused("\n" * LONGEST_DRAWING + ".") == ("flashpoint-drawing-size", "P50", {"longest": LONGEST_DRAWING})
    assert len(FRONT) < LONGEST_DRAWING // 4
    assert refused("")[0] == "flashpoint-drawing-lines"


@pytest.mark.parametrize("text", ["-- ", " --", "-  ", " - ", "D  ", " D ", "DDD", "-+-", "D--", "-DD", " | "])
def test_half_an_edge_is_refused(text: str) -> None:
    """P50."""
    wanted = ("flashpoint-drawing-half-wall", "P50", {"line": 4, "column": 9})
    assert refused(changed(4, 9, text)) == wanted


@pytest.mark.parametrize(
    ("line", "column", "text"),
    [
        (2, 1, "---"),  # west of the north-west corner of the house
        (14, 37, "---"),
        (4, 1, "-D-"),
        (1, 4, "|"),  # between two spaces of the ring
        (15, 36, "D"),
    ],
)
def test_walls_and_doors_outside_are_refused(line: int, column: int, text: str) -> None:
    """P1."""
    wanted = ("flashpoint-drawing-outside-wall", "P1", {"line": line, "column": column})
    assert refused(changed(line, column, text)) == wanted


@pytest.mark.parametrize(
    ("line", "column", "text", "at"), [(2, 5, "-D-", 6), (14, 33, "-D-", 34), (3, 4, "D", 4), (3, 36, "D", 36)]
)
def test_doors_to_the_outside_are_refused(line: int, column: int, text: str, at: int) -> None:
    """P3."""
    wanted = ("flashpoint-drawing-outer-door", "P3", {"line": line, "column": at})
    assert refused(changed(line, column, text)) == wanted


@pytest.mark.parametrize(
    ("line", "column", "letter", "vehicle"),
    [
        (3, 6, "A", "ambulance"),
        (13, 34, "E", "engine"),
        (1, 2, "A", "ambulance"),
        (1, 38, "E", "engine"),
        (15, 2, "E", "engine"),
        (15, 38, "A", "ambulance"),
    ],
)
def test_vehicles_park_outside_and_not_in_a_corner(line: int, column: int, letter: str, vehicle: str) -> None:
    """P4."""
    wanted = ("flashpoint-drawing-parking-place", "P4", {"line": line, "column": column, "vehicle": vehicle})
    assert refused(changed(line, column, letter)) == wanted


def parking(line: int, column: int, vehicle: str, side: str, spaces: int) -> tuple[str, str, dict[str, object]]:
    facts = {"line": line, "column": column, "vehicle": vehicle, "side": side, "spaces": spaces}
    return "flashpoint-drawing-parking", "P4", facts


def test_each_vehicle_has_two_spaces_next_to_each_other_on_each_side() -> None:
    """P4: the first of those that are drawn is pointed at, or the first space of the side."""
    assert refused(changed(1, 22, ".")) == parking(1, 26, "ambulance", "north", 1)
    assert refused(changed(1, 22, ".   .")) == parking(1, 6, "ambulance", "north", 0)
    assert refused(changed(1, 18, "A")) == parking(1, 18, "ambulance", "north", 3)
    assert refused(changed(1, 18, "A   .   A")) == parking(1, 18, "ambulance", "north", 2)
    assert refused(changed(7, 38, ".")) == parking(9, 38, "ambulance", "east", 1)
    assert refused(changed(15, 14, ".   .")) == parking(15, 6, "ambulance", "south", 0)
    assert refused(changed(3, 2, ".")) == parking(5, 2, "engine", "west", 1)
    assert refused(changed(11, 38, ".")) == parking(13, 38, "engine", "east", 1)
    assert refused(changed(3, 2, ".", changed(5, 2, "."))) == parking(3, 2, "engine", "west", 0)
    assert refused(changed(7, 38, ".", changed(9, 38, "."))) == parking(3, 38, "ambulance", "east", 0)


def test_the_engine_stands_beside_one_quadrant() -> None:
    """P34."""
    two = changed(1, 18, "E   E   A   A   .")
    assert refused(two) == ("flashpoint-drawing-quadrant", "P34", {"line": 1, "column": 18, "side": "north"})
    west = changed(9, 2, "E", changed(7, 2, "E", changed(5, 2, "A", changed(3, 2, "A"))))
    assert refused(west) == ("flashpoint-drawing-quadrant", "P34", {"line": 7, "column": 2, "side": "west"})
    read_house(changed(1, 18, "A   A   ."))  # the ambulance may stand beside two


def test_the_first_mistake_is_the_one_that_is_told() -> None:
    assert refused(changed(3, 6, "x", changed(5, 6, "y"))) == sign(3, 6, "x")
    assert refused(changed(2, 5, "-D-", changed(1, 22, "."))) == (
        "flashpoint-drawing-outer-door", "P3", {"line": 2, "column": 6},
    )  # fmt: skip


# ---- playing in one's own house

CLOSED = (  # without any opening
    OWN.replace("+---+---+---+---+   +---+---+---+", "+---+---+---+---+---+---+---+---+")
    .replace(" A                                   A", " A |                               | A")
    .replace("+---+---+---+   +---+---+---+---+", "+---+---+---+---+---+---+---+---+")
)


@pytest.mark.parametrize(
    "options",
    [
        Options(board=OWN),
        Options(board=OWN, mode="advanced", level="heroic", firefighters=3, specialists="draw"),
        Options(board=CLOSED, firefighters=2, quick=True),
        Options(board=CLOSED, mode="advanced", firefighters=6, quick=True),
    ],
    ids=["family", "advanced", "closed", "closed and advanced"],
)
@pytest.mark.parametrize("seed", range(3))
def test_whole_matches_are_played_in_a_house_of_ones_own(options: Options, seed: int) -> None:
    openings = looked_at(options.board).openings
    *_, state = walk((GAME, options), seed)
    assert state.outcome() is not None
    view = GAME.view(state, None)
    assert view.options.board == options.board
    assert view.openings == openings
    assert GAME.unpack(state.pack()).pack() == state.pack()


def test_a_house_without_openings_is_entered_with_the_axe() -> None:
    assert looked_at(CLOSED).openings == ()
    match = brasier.new("flashpoint", seed="axe", board=CLOSED, firefighters=1, quick=True)
    assert {action.split()[0] for action in match.legal(0)} == {"end", "move", "chop"}


@pytest.mark.parametrize("board", [OWN, CLOSED])
def test_the_record_of_a_match_holds_its_house(board: str) -> None:
    """Nobody needs the file it was drawn in."""
    match = brasier.new("flashpoint", seed="record", board=board.replace(".", " "), firefighters=2, quick=True)
    match.play(0, "end")
    match.deal()
    text = write_record(match.record())
    again = brasier.load(text)
    assert again.options == match.options
    assert again.options.board == board
    assert again.view(None) == match.view(None)
    assert write_record(again.record()) == text


def test_a_match_on_the_drawing_of_a_printed_house_is_one_on_that_house() -> None:
    drawn, named = (Match(GAME, GAME.options({"board": board}), dealer=ScriptedDealer([])) for board in (BACK, "back"))
    assert drawn.options == named.options
    assert drawn.view(None) == named.view(None)
