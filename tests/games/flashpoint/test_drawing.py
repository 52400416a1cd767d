"""The board as text: read back sign by sign, it says exactly what the view says."""

import math
import re
from collections import Counter

import pytest

from brasier.core.drawing import XTERM
from brasier.games.flashpoint.data import BACK, FAMILY_FIRE, FAMILY_POI, FRONT
from brasier.games.flashpoint.drawing import COMPACT, ROOMY, Form, draw_board, legend
from brasier.games.flashpoint.options import Options
from brasier.games.flashpoint.view import Door, View
from games.flashpoint.looking import (
    INSIDE,
    SPACES,
    busy,
    damaged,
    heap,
    house,
    made,
    man,
    turned,
    variants,
    views,
)

Cell = tuple[int, int]
Fact = tuple[str, object]

ESCAPE = re.compile(r"\x1b\[[\d;]*m")
SIGNS = {
    "^": "fire", "░": "smoke", "*": "hot-spot", "!": "hazmat", "?": "poi", "V": "victim", "T": "treated",
    "A": "ambulance", "E": "engine", "a": "a", "e": "e",
}  # fmt: skip
ONLY_ONCE = "^░*AEae"
UPRIGHT = {
    "┃┃": "wall", "×┃": "damaged", "××": "destroyed", "DD": "door-closed", "//": "door-open", "╹╻": "door-gone",
    "┆┆": "opening",
}  # fmt: skip
forms = pytest.mark.parametrize(("form", "width"), [(COMPACT, 80), (ROOMY, 100)], ids=["compact", "roomy"])
houses = pytest.mark.parametrize("drawing", [FRONT, BACK], ids=["front", "back"])


# ---- reading


class Drawn:
    """A drawing, read by spaces: two lines each, the edge below and the edge to the right."""

    def __init__(self, drawing: str, form: Form) -> None:
        self.lines = drawing.split("\n")
        self.form = form

    def space(self, cell: Cell) -> tuple[str, str]:
        row, column = cell
        left, right = self.form.left(column), self.form.left(column) + self.form.across(column)
        return self.lines[1 + 3 * row][left:right], self.lines[2 + 3 * row][left:right]

    def right_of(self, cell: Cell) -> str:
        row, column = cell
        x = self.form.left(column + 1) - 1
        return self.lines[1 + 3 * row][x] + self.lines[2 + 3 * row][x]

    def below(self, cell: Cell) -> str:
        row, column = cell
        left, right = self.form.left(column), self.form.left(column) + self.form.across(column)
        return self.lines[3 + 3 * row][left:right]

    def facts(self) -> Counter[Fact]:
        found: list[Fact] = []
        for cell in SPACES:
            lying, standing = self.space(cell)
            found += [(what, cell) for what in read_things(lying)] + [
                ("man", (cell, seat)) for seat in read_men(standing)
            ]
            if cell[1] <= 8 and (kind := UPRIGHT.get(self.right_of(cell))):
                found.append((kind, (cell, (cell[0], cell[1] + 1))))
            if cell[0] <= 6 and (kind := read_level(self.below(cell))):
                found.append((kind, (cell, (cell[0] + 1, cell[1]))))
        return Counter(found)


def read_things(line: str) -> list[str]:
    found: list[str] = []
    for sign, more in re.findall(r"([^\s\d\[\]])(\d|\1*)", line):
        count = int(more) if more.isdigit() else 1 + len(more)
        found += [SIGNS[sign]] * (1 if sign in ONLY_ONCE else count)
    return found


def read_men(line: str) -> list[int]:
    said = line.strip()
    if said == "@0-5":
        return list(range(6))
    assert re.fullmatch(r"(@\d+)?", said), said
    return [int(digit) for digit in said[1:]]


def read_level(edge: str) -> str | None:
    signs = Counter(edge.replace(" ", ""))
    walled = "━" in signs
    for sign, kind in (("D", "door-closed"), ("/", "door-open"), ("╸", "door-gone"), ("┄", "opening")):
        if sign in signs:
            return kind
    return {(True, 0): "wall", (True, 1): "damaged", (False, 2): "destroyed"}.get((walled, signs["×"]))


def facts(view: View) -> Counter[Fact]:
    """What the view says, in the same words."""
    parked = {cell for spot in (view.ambulance, view.engine) if spot for cell in spot.cells}
    found: list[Fact] = [("fire", cell) for cell in view.fire]
    found += [("smoke", cell) for cell in view.smoke]
    found += [("hot-spot", cell) for cell in view.hot_spots] + [("hazmat", cell) for cell in view.hazmats]
    found += [("poi", cell) for cell in view.poi]
    found += [("treated" if victim.treated else "victim", victim.cell) for victim in view.victims]
    found += [("ambulance", cell) for cell in (view.ambulance.cells if view.ambulance else ())]
    found += [("engine", cell) for cell in (view.engine.cells if view.engine else ())]
    found += [("a", cell) for spot in view.ambulance_spots for cell in spot.cells if cell not in parked]
    found += [("e", cell) for spot in view.engine_spots for cell in spot.cells if cell not in parked]
    found += [("man", (man.cell, man.seat)) for man in view.firefighters if man.cell]
    found += [(("wall", "damaged", "destroyed")[wall.damage], wall.edge) for wall in view.walls]
    gone = {"closed": "door-closed", "open": "door-open", "destroyed": "door-gone"}
    found += [(gone[door.state], door.edge) for door in view.doors]
    return Counter(found + [("opening", edge) for edge in view.openings])


def check(view: View, form: Form, width: int) -> None:
    drawing = draw_board(view, width=width)
    assert Drawn(drawing, form).facts() == facts(view)
    lines = drawing.split("\n")
    assert len(lines) == 24
    assert {len(line) for line in lines} == {form.width}
    assert form.width <= width
    assert drawing.count("×") == view.damage


# ---- everything is there


@forms
@houses
def test_all_a_view_says_can_be_read_from_the_board_and_nothing_else(drawing: str, form: Form, width: int) -> None:
    check(house(drawing), form, width)
    check(busy(drawing), form, width)
    for seed in range(60):
        check(made(drawing, seed), form, width)


@variants
def test_so_it_is_along_whole_matches(options: Options) -> None:
    for view in views(options, seed=3, every=3):
        check(view, COMPACT, 80)
        check(view, ROOMY, 100)


@forms
@pytest.mark.parametrize("cell", [(0, 0), (0, 5), (3, 0), (3, 3), (4, 9), (5, 9), (7, 1)], ids=str)
def test_nothing_hides_in_a_crowd(cell: Cell, form: Form, width: int) -> None:
    for hazmats in range(6):
        for treated in range(4):
            check(heap(cell, hazmats, treated), form, width)


@forms
def test_any_six_firefighters_in_any_company_are_seen(form: Form, width: int) -> None:
    for company in range(64):
        men = tuple(man(seat, (3, 0) if company >> seat & 1 else (3, 1)) for seat in range(6))
        check(house(firefighters=men), form, width)


def test_the_board_of_a_first_turn_looks_like_this() -> None:
    view = house(fire=FAMILY_FIRE, poi=FAMILY_POI, firefighters=(man(0, (3, 0)), man(1, (0, 6)), man(2, (0, 6))))
    view = turned(view, Door(edge=((2, 5), (2, 6)), state="open"), Door(edge=((4, 4), (5, 4)), state="destroyed"))
    view = damaged(view, (((0, 1), (1, 1)), 1), (((4, 1), (5, 1)), 2), (((4, 2), (4, 3)), 1), (((1, 8), (1, 9)), 2))
    assert draw_board(view, width=80).split("\n") == [
        "     0      1       2       3       4       5       6       7       8       9  ",
        "0                                           a       a       e       e          ",
        "                                                   @12                         ",
        "        ┏━━━×━━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━┓┄┄┄┄┄┄┄╺━━━━━━━━━━━━━━━┓      ",
        "1   e   ┃                       D               ┃                       ×      ",
        "        ┃                       D               ┃                       ×      ",
        "        ┃       ·       ·       ┃       ·       ┃       ·       ·       ┃      ",
        "2   e   ┃          ^^^     ^^^  ┃   ?           /                       ┃      ",
        "        ┃                       ┃               /                       ┃      ",
        "        ╹       ·       ┏━━━━━━━┻━━━━━━━━━━━━━━━┻━━━━━━━┳━━━━━━━━━━DDD━━┫      ",
        "3   a   ┆          ^^^  D  ^^^     ^^^     ^^^          ┃               ┃  a   ",
        "    @0  ┆               D                               ┃               ┃      ",
        "        ╻       ·       ┃       ·       ·       ·       ┃       ·       ╹      ",
        "4   a   ┃               ×          ^^^                  D               ┆  a   ",
        "        ┃               ┃                               D               ┆      ",
        "        ┣ ×   × ━━━━━━━━┻━━━━━━━━━╸   ╺━━━━━━━━━┳━━━━━━━┻━━━━━━━┳━━━━━━━┓      ",
        "5       ┃   ?                                   ┃  ^^^     ^^^  ┃   ?   ┃  e   ",
        "        ┃                                       ┃               ┃       ┃      ",
        "        ┃       ·       ·       ·       ·       ┃       ·       ┃       ┃      ",
        "6       ┃                                       D  ^^^          D       ┃  e   ",
        "        ┃                                       D               D       ┃      ",
        "        ┗━━━━━━━━━━━━━━━╸┄┄┄┄┄┄┄╺━━━━━━━━━━━━━━━┻━━━━━━━━━━━━━━━┻━━━━━━━┛      ",
        "7           e       e       a       a                                          ",
        "                                                                               ",
    ]


@forms
def test_rows_and_columns_bear_the_numbers_one_types(form: Form, width: int) -> None:
    lines = draw_board(house(), width=width).split("\n")
    assert lines[0].split() == [str(column) for column in range(10)]
    for column in range(10):
        middle = form.left(column) + form.across(column) // 2
        assert lines[0][middle] == str(column)
    assert "".join(line[0] for line in lines[1:]).split() == [str(row) for row in range(8)]
    assert [lines[1 + 3 * row][0] for row in range(8)] == [str(row) for row in range(8)]


@pytest.mark.parametrize(("width", "form"), [(40, COMPACT), (98, COMPACT), (99, ROOMY), (200, ROOMY)])
def test_spaces_are_wide_where_there_is_room(width: int, form: Form) -> None:
    assert len(draw_board(busy(), width=width).split("\n")[0]) == form.width
    assert COMPACT.width < 80


@houses
def test_walls_join_where_they_meet(drawing: str) -> None:
    """A joint has an arm towards every wall and door beside it, and none into the open."""
    arms = {
        "·": "", "╹": "n", "╺": "e", "╻": "s", "╸": "w", "┗": "ne", "┃": "ns", "┛": "nw", "┏": "es", "━": "ew",
        "┓": "sw", "┣": "nes", "┻": "new", "┫": "nsw", "┳": "esw", "╋": "nesw",
    }  # fmt: skip
    view = house(drawing)
    built = {wall.edge for wall in view.walls} | {door.edge for door in view.doors}
    lines = draw_board(view, width=80).split("\n")
    for row in range(7):
        for column in range(9):
            a, b, c, d = (row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)
            beside = {"n": (a, b), "e": (b, d), "s": (c, d), "w": (a, c)}
            wanted = "".join(side for side, edge in beside.items() if edge in built)
            assert arms[lines[3 + 3 * row][COMPACT.left(column + 1) - 1]] == wanted


def test_the_legend_has_every_sign_of_a_board() -> None:
    signs = {what: sign for sign, what in legend()}
    assert list(signs) == [
        "wall", "damaged", "destroyed", "door-closed", "door-open", "door-gone", "opening", "fire", "smoke", "poi",
        "victim", "treated", "hazmat", "hot-spot", "firefighter", "ambulance", "engine", "parking",
    ]  # fmt: skip
    view = damaged(busy(), (((0, 1), (1, 1)), 1), (((4, 1), (5, 1)), 2))
    view = turned(view, Door(edge=((2, 8), (3, 8)), state="open"), Door(edge=((4, 4), (5, 4)), state="destroyed"))
    drawing = draw_board(view)
    for what in set(signs) - {"firefighter", "wall", "opening", "parking"}:
        assert signs[what] in drawing, what
    for what in ("wall", "opening", "parking"):
        assert set(signs[what].replace(" ", "")) <= set(drawing), what
    assert re.fullmatch(r"@\d\d", signs["firefighter"])
    explained = {char for sign in signs.values() for char in sign}
    joints = set("·╹╺┗╻┏┣╸┛┻┓┫┳╋")
    assert set(drawing) - explained - joints <= set("0123456789 \n")


# ---- colours


Colour = tuple[int, ...]
Painted = tuple[str, Colour, Colour | None]
palettes = pytest.mark.parametrize("palette", ["true", "256"])


@houses
def test_colour_paints_the_same_characters_and_plain_text_has_no_escapes(drawing: str) -> None:
    for seed in range(20):
        view = made(drawing, seed)
        plain = draw_board(view)
        assert plain.replace("\n", "").isprintable()
        assert draw_board(view, palette="true") == plain
        for palette, colours in (("true", r"2;\d+;\d+;\d+"), ("256", r"5;\d+")):
            coloured = draw_board(view, colour=True, palette=palette)
            assert all(line.endswith("\x1b[0m") for line in coloured.split("\n"))
            assert ESCAPE.sub("", coloured) == plain
            painted = rf"\x1b\[0(;1)?(;38;{colours}(;48;{colours})?)?m"
            assert all(re.fullmatch(painted, escape) for escape in ESCAPE.findall(coloured))


def read(numbers: list[int]) -> Colour:
    """The colour an escape asks for, and no more of it."""
    if numbers.pop(0) == 5:
        return XTERM[numbers.pop(0) - 16]
    return tuple(numbers.pop(0) for _ in range(3))


def painted(drawing: str) -> list[list[Painted]]:
    """Each character of each line with its own colour and the one behind it."""
    listed: list[list[Painted]] = []
    for line in drawing.split("\n"):
        text: Colour = (255, 255, 255)
        ground: Colour | None = None
        listed.append([])
        for part in re.findall(r"\x1b\[[\d;]*m|.", line):
            if part[0] != "\x1b":
                listed[-1].append((part, text, ground))
                continue
            numbers, ground = [int(number) for number in part[2:-1].split(";")], None
            while numbers:
                asked = numbers.pop(0)
                if asked == 38:
                    text = read(numbers)
                elif asked == 48:
                    ground = read(numbers)
    return listed


def contrast(one: Colour, other: Colour) -> float:
    """As WCAG counts it."""

    def light(colour: Colour) -> float:
        parts = [part / 255 for part in colour]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@palettes
@pytest.mark.parametrize("width", [80, 100])
def test_everything_on_the_board_can_be_read(palette: str, width: int) -> None:
    signs = set()
    for drawing in (FRONT, BACK):
        for seed in range(20):
            board = painted(draw_board(made(drawing, seed), colour=True, palette=palette, width=width))
            for char, text, ground in (mark for line in board for mark in line):
                if ground is not None and char not in " ·":
                    signs.add(char)
                    assert contrast(text, ground) >= 4.5, (char, text, ground)
    assert signs >= set("012345^░*!?VTAEae@×D/┃━┆┄")


@palettes
def test_every_seat_has_a_colour_of_its_own(palette: str) -> None:
    view = house(firefighters=tuple(man(seat, (3, 2)) for seat in range(6)))
    row = painted(draw_board(view, colour=True, palette=palette))[2 + 3 * 3]
    fills = {char: fill for char, _, fill in row if char.isdigit()}
    assert sorted(fills) == list("012345")
    assert len(set(fills.values())) == 6


@palettes
@pytest.mark.parametrize("cell", INSIDE[::7], ids=str)
def test_fire_and_smoke_colour_the_whole_space(palette: str, cell: Cell) -> None:
    grounds = []
    for view in (house(), house(smoke=(cell,)), house(fire=(cell,))):
        board = painted(draw_board(view, colour=True, palette=palette))
        left = ROOMY.left(cell[1])
        space = [mark[2] for line in (1, 2) for mark in board[3 * cell[0] + line][left : left + 9]]
        assert len(set(space)) == 1
        grounds.append(space[0])
    assert len(set(grounds)) == 3


def test_256_colours_are_the_nearest_ones() -> None:
    true, near = (painted(draw_board(busy(), colour=True, palette=palette)) for palette in ("true", "256"))
    assert len(XTERM) == 240
    assert XTERM[196 - 16] == (255, 0, 0)
    assert (XTERM[232 - 16], XTERM[255 - 16]) == ((8, 8, 8), (238, 238, 238))
    for full, rough in zip(true, near, strict=True):
        for one, other in zip(full, rough, strict=True):
            for wanted, got in zip(one[1:], other[1:], strict=True):
                if wanted is None or got is None:
                    assert wanted is got
                else:
                    assert math.dist(wanted, got) == min(math.dist(wanted, colour) for colour in XTERM)


def test_another_palette_is_refused() -> None:
    with pytest.raises(ValueError, match="true and 256"):
        draw_board(house(), palette="16")
