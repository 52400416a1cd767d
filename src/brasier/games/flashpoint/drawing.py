"""The house as text: spaces, walls and all that happens between them for a terminal, with or without colour.

         0      1       2       3               3       red die down, black die across
    1   e   ┃  ^^^  D       ┃   ?   ×           ^^^     fire        ░░░ smoke       *  a hot spot
            ┃  @03  D       ┃       ┃           ?       face down   V   a victim    T  a treated one
            ┣━━━━━━━┫       ╹       ┣ ×   ×     !       hazmat      @03 firefighters of seats 0 and 3
    2  [A]  ┃   V   /  ░░░      *   ╹           [A]     the ambulance, a where it may park; so [E] and e
            ┃       /          @1   ╻           ×       damage: one on a wall, two where a wall was
            ┣━━━━━━━┛       ·       ╹           D /     a door, closed and open; ╹ ╻ the posts of one that is gone
    3       ┆          ! V          ┆           ┆       an opening that nothing closes

Colour only paints characters that stand there anyway, so nothing is told by colour alone.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Literal

import msgspec

from brasier.core.drawing import DARK, SEAT_FILL, SEAT_INK, WHITE, Colour, Ink, check_palette, paint
from brasier.games.flashpoint.data import COLUMNS, ROWS
from brasier.games.flashpoint.ground import is_inside
from brasier.games.flashpoint.position import Cell, Edge
from brasier.games.flashpoint.view import View

Kind = Literal["wall", "damaged", "destroyed", "door-closed", "door-open", "door-gone", "opening"]

MARGIN = 2  # columns for the numbers of the rows
PITCH = 3  # lines from one row of spaces to the next: two of their own and the edge below
SPACES: tuple[Cell, ...] = tuple((row, column) for row in range(ROWS + 2) for column in range(COLUMNS + 2))

FIRE = "^"
SMOKE = "░"
HOT_SPOT = "*"
HAZMAT = "!"
POI = "?"
VICTIM = "V"
TREATED = "T"
FIREFIGHTER = "@"
DAMAGE = "×"
CLOSED = "D"
OPEN = "/"

DAMAGED: tuple[Kind, ...] = ("wall", "damaged", "destroyed")
OF_DOOR: dict[str, Kind] = {"closed": "door-closed", "open": "door-open", "destroyed": "door-gone"}
UPRIGHT: dict[Kind, str] = {
    "wall": "┃┃", "damaged": "×┃", "destroyed": "××", "door-closed": "DD", "door-open": "//", "door-gone": "╹╻",
    "opening": "┆┆",
}  # fmt: skip
# What a wall that runs from left to right has in its middle, and what it is made of beside that.
LEVEL: dict[Kind, tuple[str, str]] = {
    "wall": ("━", "━"), "damaged": ("×", "━"), "destroyed": ("×   ×", " "), "door-closed": ("DDD", "━"),
    "door-open": (" / ", "━"), "door-gone": ("╸   ╺", "━"), "opening": ("┄", "┄"),
}  # fmt: skip
# Where walls meet, by the sides they come from: 1 north, 2 east, 4 south, 8 west.
JOINTS = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """How wide a space is: one of the columns in the house, one of the two beside it."""

    inside: int
    outside: int

    def left(self, column: int) -> int:
        """Where the spaces of a column begin; the edge is one before."""
        return MARGIN if column == 0 else MARGIN + self.outside + 1 + (column - 1) * (self.inside + 1)

    def across(self, column: int) -> int:
        return self.inside if 1 <= column <= COLUMNS else self.outside

    @property
    def width(self) -> int:
        return self.left(COLUMNS + 1) + self.outside


ROOMY = Form(inside=9, outside=8)
COMPACT = Form(inside=7, outside=6)

# The tokens of the night theme, as (red, green, blue).
NIGHT: Colour = (22, 17, 29)
TEXT: Colour = (248, 238, 223)
QUIET: Colour = (151, 140, 160)
PARKING: Colour = (184, 174, 192)
YARD: Colour = (24, 36, 34)
WALL: Colour = (243, 229, 206)
DOOR: Colour = (228, 160, 88)
WATER: Colour = (127, 224, 255)
EMBER: Colour = (255, 158, 69)
FLAME: Colour = (255, 215, 102)
BLAZE: Colour = (112, 26, 10)
PUFF: Colour = (92, 86, 102)
TOKEN: Colour = (251, 241, 224)
RED_DIE: Colour = (255, 167, 155)
FLOORS: tuple[Colour, ...] = (
    (72, 55, 70), (56, 53, 78), (80, 59, 53), (52, 68, 70), (70, 62, 50), (65, 48, 77), (77, 52, 59), (52, 60, 81),
    (74, 66, 47),
)  # fmt: skip
# Red, blue, yellow, green, plum, ivory: the colours of seats, and what is written on them.


class Sign(msgspec.Struct, frozen=True):
    """Something in a space, as it is drawn where there is room and where there is none."""

    roomy: str
    tight: str
    ink: Ink


def draw_board(view: View, *, colour: bool = False, palette: str = "256", width: int = 100) -> str:
    """The board of a view, in wide spaces if `width` allows, never cut; every line is as long as the others.

    `palette` is "true" (24 bits) or "256", for terminals that know no more.
    """
    check_palette(palette)
    sheet = Sheet(ROOMY if ROOMY.width <= width else COMPACT)
    edges = kinds(view)
    floors = {cell: FLOORS[number % len(FLOORS)] for cell, number in rooms(edges).items()}
    for cell in SPACES:
        _draw_floor(sheet, cell, floors.get(cell, YARD))
        _draw_space(sheet, view, cell)
    for edge, kind in edges.items():
        _draw_edge(sheet, edge, kind)
    _draw_joints(sheet, edges)
    _draw_numbers(sheet)
    return "\n".join(sheet.lines(palette if colour else None))


def legend() -> list[tuple[str, str]]:
    """Every sign of the board as it is drawn, and what it is; the sentences are up to the reader's language."""
    return [
        ("━┃", "wall"),
        ("━×━", "damaged"),
        ("×   ×", "destroyed"),
        (CLOSED, "door-closed"),
        (OPEN, "door-open"),
        ("╸   ╺", "door-gone"),
        ("┄┆", "opening"),
        (FIRE * 3, "fire"),
        (SMOKE * 3, "smoke"),
        (POI, "poi"),
        (VICTIM, "victim"),
        (TREATED, "treated"),
        (HAZMAT, "hazmat"),
        (HOT_SPOT, "hot-spot"),
        (f"{FIREFIGHTER}03", "firefighter"),
        ("[A]", "ambulance"),
        ("[E]", "engine"),
        ("a e", "parking"),
    ]


# ---- what a view says, in the shape a drawing needs


def kinds(view: View) -> dict[Edge, Kind]:
    """What stands on each edge that is not simply open."""
    found: dict[Edge, Kind] = {wall.edge: DAMAGED[wall.damage] for wall in view.walls}
    found |= {door.edge: OF_DOOR[door.state] for door in view.doors}
    for edge in view.openings:
        found[edge] = "opening"
    return found


def rooms(edges: Collection[Edge]) -> dict[Cell, int]:
    """The rooms as they were built: a wall that is gone still parts two floors."""
    room: dict[Cell, int] = {}
    number = -1
    for start in (cell for cell in SPACES if is_inside(*cell)):
        if start in room:
            continue
        number += 1
        todo = [start]
        while todo:
            cell = todo.pop()
            room[cell] = number
            todo += [other for other in _around(cell) if other not in room and between(cell, other) not in edges]
    return room


def between(cell: Cell, other: Cell) -> Edge:
    return (cell, other) if cell < other else (other, cell)


def _around(cell: Cell) -> Iterable[Cell]:
    row, column = cell
    near = ((row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1))
    return [cell for cell in near if is_inside(*cell)]


def things(view: View, cell: Cell) -> list[Sign]:
    """All that lies in a space, most urgent first."""
    poi = view.poi.count(cell)
    victims = sum(victim.cell == cell and not victim.treated for victim in view.victims)
    treated = sum(victim.cell == cell and victim.treated for victim in view.victims)
    signs = [
        Sign(FIRE * 3, FIRE, Ink(FLAME, bold=True)) if cell in view.fire else None,
        Sign(SMOKE * 3, SMOKE, Ink(WHITE)) if cell in view.smoke else None,
        Sign(HOT_SPOT, HOT_SPOT, Ink(EMBER, DARK, bold=True)) if cell in view.hot_spots else None,
        _several(HAZMAT, view.hazmats.count(cell), Ink(DARK, SEAT_FILL[2], bold=True)),
        _several(POI, poi, Ink((20, 62, 82), TOKEN, bold=True)),
        _several(VICTIM, victims, Ink((122, 40, 72), TOKEN, bold=True)),
        _several(TREATED, treated, Ink((12, 92, 54), TOKEN, bold=True)),
        _parked(view, cell),
    ]
    return [sign for sign in signs if sign]


def _several(sign: str, count: int, ink: Ink) -> Sign | None:
    return Sign(sign * count, f"{sign}{count}" if count > 1 else sign, ink) if count else None


def _parked(view: View, cell: Cell) -> Sign | None:
    """P4: a vehicle on both of its spaces, or whose the parking spot is."""
    if view.ambulance and cell in view.ambulance.cells:
        return Sign("[A]", "A", Ink((10, 84, 98), TOKEN, bold=True))
    if view.engine and cell in view.engine.cells:
        return Sign("[E]", "E", Ink(WHITE, (160, 36, 44), bold=True))
    for letter, spots in (("a", view.ambulance_spots), ("e", view.engine_spots)):
        if any(cell in spot.cells for spot in spots):
            return Sign(letter, letter, Ink(PARKING))
    return None


# ---- the parts of the drawing


def _top(row: int) -> int:
    """The first line of a row of spaces, below the numbers of the columns."""
    return 1 + PITCH * row


def _draw_floor(sheet: "Sheet", cell: Cell, floor: Colour) -> None:
    """Of a space and of the edges to the east and south of it: a room is one floor."""
    row, column = cell
    for line in range(PITCH if row <= ROWS else PITCH - 1):
        across = sheet.form.across(column) + (column <= COLUMNS)
        sheet.write(sheet.form.left(column), _top(row) + line, " " * across, Ink(TEXT, floor))


def _draw_space(sheet: "Sheet", view: View, cell: Cell) -> None:
    row, column = cell
    x, y, across = sheet.form.left(column), _top(row), sheet.form.across(column)
    if cell in view.fire or cell in view.smoke:
        for line in (y, y + 1):
            sheet.write(x, line, " " * across, Ink(TEXT, BLAZE if cell in view.fire else PUFF))
    lying = _fit(things(view, cell), across)
    left = x + (across - sum(len(text) for text, _ in lying)) // 2
    for text, ink in lying:
        sheet.write(left, y, text, ink)
        left += len(text)
    _draw_firefighters(sheet, (x, y + 1), across, [man.seat for man in view.firefighters if man.cell == cell])


def _fit(signs: Sequence[Sign], across: int) -> list[tuple[str, Ink]]:
    """With blanks between, or close together, or each as short as it can be."""
    gap = (" ", Ink(TEXT))
    roomy = [(sign.roomy, sign.ink) for sign in signs]
    apart = [part for pair in roomy for part in (gap, pair)][1:]
    for parts in (apart, roomy):
        if sum(len(text) for text, _ in parts) <= across:
            return parts
    return [(sign.tight, sign.ink) for sign in signs]


def _draw_firefighters(sheet: "Sheet", place: tuple[int, int], across: int, seats: Sequence[int]) -> None:
    if not seats:
        return
    digits = "".join(map(str, seats))
    if len(digits) >= across:
        digits = f"{seats[0]}-{seats[-1]}"  # only where all six stand in one space
    x, y = place
    x += (across - len(digits) - 1) // 2
    sheet.write(x, y, FIREFIGHTER, Ink(TEXT, DARK))
    for number, char in enumerate(digits, x + 1):
        ink = Ink(SEAT_INK[int(char)], SEAT_FILL[int(char)], bold=True) if char.isdigit() else Ink(TEXT, DARK)
        sheet.write(number, y, char, ink)


def _draw_edge(sheet: "Sheet", edge: Edge, kind: Kind) -> None:
    (row, column), (_, other) = edge
    x, y = sheet.form.left(column), _top(row)
    if column != other:
        for line, char in enumerate(UPRIGHT[kind]):
            sheet.write(sheet.form.left(other) - 1, y + line, char, _edge_ink(char))
        return
    middle, beside = LEVEL[kind]
    for number, char in enumerate(middle.center(sheet.form.across(column), beside)):
        sheet.write(x + number, y + 2, char, _edge_ink(char))


def _edge_ink(char: str) -> Ink:
    if char in (CLOSED, OPEN):
        return Ink(DOOR, NIGHT, bold=True)
    if char == DAMAGE:
        return Ink(EMBER, NIGHT, bold=True)
    return Ink(QUIET if char in "┆┄" else WALL, NIGHT)


def _draw_joints(sheet: "Sheet", edges: dict[Edge, Kind]) -> None:
    """Where four spaces meet. What was destroyed leaves its ends; an opening has none."""
    for row in range(ROWS + 1):
        for column in range(COLUMNS + 1):
            here, east, south = (row, column), (row, column + 1), (row + 1, column)
            across = (row + 1, column + 1)
            sides = ((here, east), (east, across), (south, across), (here, south))
            joint = sum(1 << number for number, edge in enumerate(sides) if edges.get(edge, "opening") != "opening")
            ink = Ink(WALL, NIGHT) if joint else Ink(QUIET)
            sheet.write(sheet.form.left(column + 1) - 1, _top(row) + 2, JOINTS[joint], ink)


def _draw_numbers(sheet: "Sheet") -> None:
    """What one types: the red die down, the black die across, and the ring around the house."""
    form = sheet.form
    for column in range(COLUMNS + 2):
        ink = Ink(TEXT, bold=True) if 1 <= column <= COLUMNS else Ink(QUIET)
        sheet.write(form.left(column) + form.across(column) // 2, 0, str(column), ink)
    for row in range(ROWS + 2):
        ink = Ink(RED_DIE, bold=True) if 1 <= row <= ROWS else Ink(QUIET)
        sheet.write(0, _top(row), str(row), ink)


class Sheet:
    """Characters by place; what is written without a ground keeps the one below it."""

    def __init__(self, form: Form) -> None:
        self.form = form
        height = PITCH * (ROWS + 2)
        self.marks = [[(" ", Ink(TEXT)) for _ in range(form.width)] for _ in range(height)]

    def write(self, x: int, y: int, text: str, ink: Ink) -> None:
        for number, char in enumerate(text, x):
            ground = self.marks[y][number][1].ground if ink.ground is None else ink.ground
            self.marks[y][number] = (char, Ink(ink.text, ground, ink.bold))

    def lines(self, palette: str | None) -> list[str]:
        """Without a palette plain text."""
        return [paint(row, palette) if palette else "".join(char for char, _ in row) for row in self.marks]
