"""The forest as text: hexagons for a terminal, with or without colour.

       ╱‾╲     ╱‾╲
     ╱  6  ╲ ╱  2  ╲           6     value
    │ R G · │   B   │  *13*    R G · men and free places        *13* a hottest point
    │ 0,-1  │ 1,-1  │  2,-1    0,-1  what one types                8 any other cell beside the fire
     ╲ ~4  ╱ ╲ ~3  ╱           ~4    free accesses           ░[5]░@1 a firebreak of seat 1
       ╲_╱     ╲_╱

Neighbours share their walls: a form is a stencil whose copies overlap where hexagons touch. Colour only paints
characters that stand there anyway, so nothing is told by colour alone.
"""

from collections.abc import Iterable, Sequence

import msgspec

from brasier.games.feurio.data import COLOUR_NAMES, START_CELLS
from brasier.games.feurio.position import Cell
from brasier.games.feurio.view import Empty, Tile, View

LETTERS = "RGBY"
PITCH = 4  # lines from one row of hexagons to the next
FREE_PLACE = "·"
BACK = "░░░░░"


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """How a hexagon is drawn: its walls, and the line of each thing inside, counted from the top of the stencil."""

    stencil: tuple[str, ...]
    faint: tuple[str, ...]  # the walls of a hottest point
    value: int
    men: int
    name: int
    accesses: int
    spread: int  # columns from man to man

    @property
    def half(self) -> int:
        """Columns from the middle of a hexagon to its side."""
        return len(self.stencil[self.name]) // 2


ROOMY = Form(
    stencil=("   ╱‾╲   ", " ╱     ╲ ", "│       │", "│       │", " ╲     ╱ ", "   ╲_╱   "),
    faint=("", " .     . ", ":       :", ":       :", " .     . ", ""),
    value=1, men=2, name=3, accesses=4, spread=2,
)  # fmt: skip
COMPACT = Form(
    stencil=(" _╱‾╲_ ", "│     │", "│     │", "│     │", " ╲___╱ "),
    faint=("", ":     :", ":     :", ":     :", ""),
    value=1, men=2, name=3, accesses=1, spread=1,
)  # fmt: skip

# The tokens of the night theme, as (red, green, blue).
Colour = tuple[int, int, int]
HEAT: tuple[Colour, ...] = ((43, 95, 112), (44, 102, 87), (77, 106, 60), (134, 103, 43), (169, 81, 42), (181, 51, 31))
MAN_FILL: tuple[Colour, ...] = ((208, 42, 46), (15, 192, 124), (33, 102, 240), (245, 195, 48))
WHITE: Colour = (255, 255, 255)
DARK: Colour = (26, 20, 32)
MAN_INK: tuple[Colour, ...] = (WHITE, DARK, WHITE, DARK)
TEXT: Colour = (248, 238, 223)
WATER: Colour = (127, 224, 255)
EMBER: Colour = (255, 158, 69)
EMBER_GROUND: Colour = (84, 42, 18)
QUIET: Colour = (140, 124, 153)
EARTH_GROUND: Colour = (46, 37, 57)


class Ink(msgspec.Struct, frozen=True):
    """How a character is painted where there is colour."""

    text: Colour = QUIET
    ground: Colour | None = None
    bold: bool = False


WALL = Ink()
BLANK = (" ", WALL)


def draw_board(view: View, *, colour: bool = False, width: int = 100, letters: str = LETTERS) -> str:
    """The board of a view; compact if it is wider than `width` otherwise, and never cut.

    `letters` stand for red, green, blue and yellow men.
    """
    sheet = _draw(view, Sheet(ROOMY, letters))
    if sheet.width() > width and all(len(name) < 2 * COMPACT.half for name in _names(view)):
        sheet = _draw(view, Sheet(COMPACT, letters))
    return "\n".join(sheet.lines(colour))


def _names(view: View) -> Iterable[str]:
    return (*(_name(tile.cell) for tile in view.tiles), *(_name(empty.cell) for empty in view.empty))


def _name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def _draw(view: View, sheet: "Sheet") -> "Sheet":
    if not view.tiles:
        for number in range(len(START_CELLS[view.options.players])):
            _draw_start(sheet, (number, 0), view.start[number] if number < len(view.start) else None)
        return sheet
    # Without another tile to come the fire goes nowhere: sums would only draw the eye away from the men.
    if view.left or view.holding:
        for empty in view.empty:
            _draw_empty(sheet, empty)
    for tile in view.tiles:
        if tile.firebreak_of is None:
            _draw_tile(sheet, tile)
        else:
            _draw_firebreak(sheet, tile, tile.firebreak_of)
    return sheet


def _draw_start(sheet: "Sheet", cell: Cell, value: int | None) -> None:
    """Before the forest is laid: the start tiles side by side, those still to be drawn blank."""
    ground = None if value is None else HEAT[value - 1]
    sheet.hexagon(cell, sheet.form.stencil, WALL, Ink(TEXT, ground))
    if value is not None:
        sheet.centre(cell, sheet.form.men, str(value), Ink(TEXT, ground, bold=True))


def _draw_tile(sheet: "Sheet", tile: Tile) -> None:
    assert tile.value is not None
    form, cell, ground = sheet.form, tile.cell, HEAT[tile.value - 1]
    sheet.hexagon(cell, form.stencil, WALL, Ink(TEXT, ground))
    beside = form.value == form.accesses
    sheet.centre(cell, form.value, str(tile.value), Ink(TEXT, ground, bold=True), shift=-1 if beside else 0)
    sheet.centre(cell, form.accesses, f"~{tile.accesses}", Ink(WATER, ground), shift=2 if beside else 0)
    men = [colour for colour, name in enumerate(COLOUR_NAMES) for _ in range(tile.men.get(name, 0))]
    first = -form.spread * (tile.places - 1) // 2
    for place in range(tile.places):
        letter, ink = FREE_PLACE, Ink(TEXT, ground, bold=True)
        if place < len(men):
            letter, ink = sheet.letters[men[place]], Ink(MAN_INK[men[place]], MAN_FILL[men[place]], bold=True)
        sheet.centre(cell, form.men, letter, ink, shift=first + form.spread * place)
    sheet.centre(cell, form.name, _name(cell), Ink(TEXT, ground))


def _draw_firebreak(sheet: "Sheet", tile: Tile, owner: int) -> None:
    form, cell = sheet.form, tile.cell
    sheet.hexagon(cell, form.stencil, WALL, Ink(TEXT, EARTH_GROUND))
    sheet.centre(cell, form.value, BACK, Ink(QUIET, EARTH_GROUND))
    value = "?" if tile.value is None else str(tile.value)
    sheet.centre(cell, form.men, f"[{value}]", Ink(TEXT, EARTH_GROUND, bold=True))
    sheet.centre(cell, form.name, _name(cell), Ink(TEXT, EARTH_GROUND))
    beside = form.value == form.accesses
    sheet.centre(cell, form.accesses, f"@{owner}", Ink(TEXT, EARTH_GROUND), shift=2 if beside else 0)


def _draw_empty(sheet: "Sheet", empty: Empty) -> None:
    form, cell = sheet.form, empty.cell
    if not empty.hottest:
        sheet.centre(cell, form.men, str(empty.sum), Ink())
        return
    sheet.hexagon(cell, form.faint, Ink(EMBER), Ink(EMBER, EMBER_GROUND))
    sheet.centre(cell, form.men, f"*{empty.sum}*", Ink(EMBER, EMBER_GROUND, bold=True))
    sheet.centre(cell, form.name, _name(cell), Ink(TEXT, EMBER_GROUND))


class Sheet:
    """Characters by place. It has no size: it reaches as far as it was written on."""

    def __init__(self, form: Form, letters: str) -> None:
        self.form = form
        self.letters = letters
        self.marks: dict[tuple[int, int], tuple[str, Ink]] = {}

    def centre(self, cell: Cell, line: int, text: str, ink: Ink, *, shift: int = 0) -> None:
        q, r = cell
        left = (2 * q + r) * self.form.half - len(text) // 2 + shift
        for number, char in enumerate(text):
            self.marks[left + number, PITCH * r + line] = (char, ink)

    def hexagon(self, cell: Cell, stencil: Sequence[str], wall: Ink, ground: Ink) -> None:
        """The walls and the ground within; the corners outside them stay as they are."""
        q, r = cell
        left = (2 * q + r) * self.form.half - self.form.half
        for line, row in enumerate(stencil):
            start = len(row) - len(row.lstrip())
            for number, char in enumerate(row.strip(), start):
                self.marks[left + number, PITCH * r + line] = (" ", ground) if char == " " else (char, wall)

    def width(self) -> int:
        columns = [x for x, _ in self.marks]
        return max(columns) - min(columns) + 1

    def lines(self, colour: bool) -> list[str]:
        columns, rows = [x for x, _ in self.marks], [y for _, y in self.marks]
        listed = []
        for y in range(min(rows), max(rows) + 1):
            row = [self.marks.get((x, y), BLANK) for x in range(min(columns), max(columns) + 1)]
            while row and row[-1] == BLANK:
                row.pop()
            listed.append(_paint(row) if colour else "".join(char for char, _ in row).rstrip())
        return listed


def _paint(row: Sequence[tuple[str, Ink]]) -> str:
    painted, now = "", None
    for char, ink in row:
        if ink != now:
            ground = "" if ink.ground is None else ";48;2;{};{};{}".format(*ink.ground)
            painted += "\x1b[0{};38;2;{};{};{}{}m".format(";1" if ink.bold else "", *ink.text, ground)
            now = ink
        painted += char
    return painted + "\x1b[0m"
