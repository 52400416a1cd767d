"""The forest as text: hexagons for a terminal, with or without colour.

       ╱‾╲     ╱‾╲
     ╱  6  ╲ ╱  2  ╲           6     value
    │ R G · │   B   │  *13*    R G · men and free places        *13* a hottest point
    │ 0,-1  │ 1,-1  │  2,-1    0,-1  what one types                8 any other cell beside the fire
     ╲ ~4  ╱ ╲ ~3  ╱           ~4    free accesses           ░[5]░@1 a firebreak of seat 1, or @Ada of Ada
       ╲_╱     ╲_╱             ×     a place nobody can reach any more

Neighbours share their walls: a form is a stencil whose copies overlap where hexagons touch. Colour only paints
characters that stand there anyway, so nothing is told by colour alone.
"""

import unicodedata
from collections.abc import Iterable, Sequence

import msgspec

from brasier.core.drawing import DARK, WHITE, Colour, Ink, check_palette, paint
from brasier.games.feurio.data import COLOUR_NAMES, START_CELLS
from brasier.games.feurio.position import Cell
from brasier.games.feurio.view import Empty, Tile, View

LETTERS = "RGBY"
PITCH = 4  # lines from one row of hexagons to the next
FREE_PLACE = "·"
BLOCKED_PLACE = "×"
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
    owner: int  # letters of a name that fit behind @

    @property
    def half(self) -> int:
        """Columns from the middle of a hexagon to its side."""
        return len(self.stencil[self.name]) // 2


ROOMY = Form(
    stencil=("   ╱‾╲   ", " ╱     ╲ ", "│       │", "│       │", " ╲     ╱ ", "   ╲_╱   "),
    faint=("", " .     . ", ":       :", ":       :", " .     . ", ""),
    value=1, men=2, name=3, accesses=4, spread=2, owner=3,
)  # fmt: skip
COMPACT = Form(
    stencil=(" _╱‾╲_ ", "│     │", "│     │", "│     │", " ╲___╱ "),
    faint=("", ":     :", ":     :", ":     :", ""),
    value=1, men=2, name=3, accesses=1, spread=1, owner=2,
)  # fmt: skip

# The tokens of the night theme, as (red, green, blue), moved a little to where 256 colours can follow.
HEAT: tuple[Colour, ...] = ((20, 92, 122), (28, 100, 84), (74, 102, 36), (130, 98, 36), (166, 80, 32), (178, 42, 30))
MAN_FILL: tuple[Colour, ...] = ((208, 42, 46), (15, 192, 124), (33, 102, 240), (248, 204, 40))
MAN_INK: tuple[Colour, ...] = (WHITE, DARK, WHITE, DARK)
TEXT: Colour = (255, 246, 230)
WATER: Colour = (127, 224, 255)
EMBER: Colour = (255, 158, 69)
EMBER_GROUND: Colour = (84, 42, 18)
QUIET: Colour = (140, 124, 153)
EARTH_GROUND: Colour = (46, 37, 57)


WALL = Ink(QUIET)
BLANK = (" ", WALL)


def draw_board(
    view: View,
    *,
    colour: bool = False,
    palette: str = "true",
    width: int = 100,
    letters: str = LETTERS,
    owners: Sequence[str] | None = None,
) -> str:
    """The board of a view; compact if it is wider than `width` otherwise, and never cut.

    `palette` is "true" (24 bits) or "256", for terminals that know no more. `letters` stand for red, green, blue and
    yellow men. `owners` are the names of the seats: firebreaks then show how their owner's name begins.
    """
    check_palette(palette)
    sheet = _draw(view, Sheet(ROOMY, letters, owners))
    if sheet.width() > width and all(len(name) < 2 * COMPACT.half for name in _names(view)):
        sheet = _draw(view, Sheet(COMPACT, letters, owners))
    return "\n".join(sheet.lines(palette if colour else None))


def legend(letters: str = LETTERS) -> list[tuple[str, str]]:
    """Every sign of the board as it is drawn, and what it is; the sentences are up to the reader's language."""
    return [
        ("6", "value"),
        (letters, "man"),
        (FREE_PLACE, "free-place"),
        (BLOCKED_PLACE, "blocked-place"),
        ("~4", "accesses"),
        ("*13*", "hottest"),
        ("8", "sum"),
        ("[?]", "firebreak"),
    ]


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
    # Men and water stand on a dark plank: no colour of theirs reads on every heat.
    sheet.centre(cell, form.accesses, f"~{tile.accesses}", Ink(WATER, DARK), shift=2 if beside else 0)
    men = [colour for colour, name in enumerate(COLOUR_NAMES) for _ in range(tile.men.get(name, 0))]
    first = -form.spread * (tile.places - 1) // 2
    sheet.centre(cell, form.men, " " * (form.spread * (tile.places - 1) + 3), Ink(TEXT, DARK))
    for place in range(tile.places):
        if place < len(men):
            letter, ink = sheet.letters[men[place]], Ink(MAN_INK[men[place]], MAN_FILL[men[place]], bold=True)
        elif place < len(men) + tile.room:
            letter, ink = FREE_PLACE, Ink(TEXT, DARK, bold=True)
        else:
            letter, ink = BLOCKED_PLACE, Ink(QUIET, DARK)
        sheet.centre(cell, form.men, letter, ink, shift=first + form.spread * place)
    sheet.centre(cell, form.name, _name(cell), Ink(TEXT, ground))


def _draw_firebreak(sheet: "Sheet", tile: Tile, owner: int) -> None:
    form, cell = sheet.form, tile.cell
    sheet.hexagon(cell, form.stencil, WALL, Ink(TEXT, EARTH_GROUND))
    sheet.centre(cell, form.value, BACK, Ink(QUIET, EARTH_GROUND))
    value = "?" if tile.value is None else str(tile.value)
    sheet.centre(cell, form.men, f"[{value}]", Ink(TEXT, EARTH_GROUND, bold=True))
    sheet.centre(cell, form.name, _name(cell), Ink(TEXT, EARTH_GROUND))
    mark = f"@{sheet.owner(owner)}"
    to_the_side = 3 - len(mark) + len(mark) // 2 if form.value == form.accesses else 0
    sheet.centre(cell, form.accesses, mark, Ink(TEXT, EARTH_GROUND), shift=to_the_side)


def _draw_empty(sheet: "Sheet", empty: Empty) -> None:
    form, cell = sheet.form, empty.cell
    if not empty.hottest:
        sheet.centre(cell, form.men, str(empty.sum), Ink(QUIET))
        return
    sheet.hexagon(cell, form.faint, Ink(EMBER), Ink(EMBER, EMBER_GROUND))
    sheet.centre(cell, form.men, f"*{empty.sum}*", Ink(EMBER, EMBER_GROUND, bold=True))
    sheet.centre(cell, form.name, _name(cell), Ink(TEXT, EMBER_GROUND))


class Sheet:
    """Characters by place. It has no size: it reaches as far as it was written on."""

    def __init__(self, form: Form, letters: str, owners: Sequence[str] | None) -> None:
        self.form = form
        self.letters = letters
        self.owners = [_beginning(name, form.owner) for name in owners or ()]
        self.marks: dict[tuple[int, int], tuple[str, Ink]] = {}

    def owner(self, seat: int) -> str:
        """The beginning of a name; the seat where there is none or two seats would share it."""
        mark = self.owners[seat] if self.owners else ""
        return mark if mark and self.owners.count(mark) == 1 else str(seat)

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

    def lines(self, palette: str | None) -> list[str]:
        """Without a palette plain text."""
        columns, rows = [x for x, _ in self.marks], [y for _, y in self.marks]
        listed = []
        for y in range(min(rows), max(rows) + 1):
            row = [self.marks.get((x, y), BLANK) for x in range(min(columns), max(columns) + 1)]
            while row and row[-1] == BLANK:
                row.pop()
            listed.append(paint(row, palette) if palette else "".join(char for char, _ in row).rstrip())
        return listed


def _beginning(name: str, most: int) -> str:
    """The first letters of a name: only such as are one column wide."""
    letters = (char for char in unicodedata.normalize("NFC", name) if char.isalpha())
    return "".join(char for char in letters if unicodedata.east_asian_width(char) not in "WF")[:most]
