"""A house: where its walls, doors and parking spots are, read from a drawing (see `data`)."""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from brasier.core.state import Refusal
from brasier.games.flashpoint.data import BACK, COLUMNS, FRONT, ROWS
from brasier.games.flashpoint.ground import (
    EAST,
    EDGE,
    NORTH,
    SIDES,
    SOUTH,
    SPACES,
    WEST,
    apart,
    is_inside,
    mask_of,
)

LINES: Final = 2 * ROWS + 3
WIDTH: Final = 4 * COLUMNS + 7  # the end of the last space
LONGEST_DRAWING: Final = 4000
VEHICLES: Final = ("ambulance", "engine")
LETTERS: Final = "AE"
CORNERS: Final = (0, 9, 70, 79)


class House:
    """Layers of edges as in `ground`, and for each side north, east, south, west the two spaces of a parking spot."""

    def __init__(self, walls_h: i64, walls_v: i64, doors_h: i64, doors_v: i64, ambulance: bytes, engine: bytes) -> None:
        self.walls_h: i64 = walls_h
        self.walls_v: i64 = walls_v
        self.doors_h: i64 = doors_h
        self.doors_v: i64 = doors_v
        self.ambulance: bytes = ambulance
        self.engine: bytes = engine
        self.name: str = ""  # front, back, or its drawing
        self.nearest: bytes = _nearest(ambulance)
        self.quadrants: bytes = bytes([quadrant_beside(engine[2 * side], engine[2 * side + 1]) for side in range(4)])

    def pack(self) -> tuple[int, ...]:
        return (
            int(self.walls_h),
            int(self.walls_v),
            int(self.doors_h),
            int(self.doors_v),
            int.from_bytes(self.ambulance, "big"),
            int.from_bytes(self.engine, "big"),
        )


def unpack_house(numbers: tuple[int, ...]) -> House:
    """The house that `House.pack` described."""
    for house in PRINTED.values():
        if house.pack() == numbers:
            return house
    walls_h, walls_v, doors_h, doors_v, ambulance, engine = numbers
    house = House(walls_h, walls_v, doors_h, doors_v, ambulance.to_bytes(8, "big"), engine.to_bytes(8, "big"))
    house.name = draw_house(house)
    return house


def _nearest(spots: bytes) -> bytes:
    """P22: for each space the ambulance spots that are nearest as the crow flies, one bit a side."""
    found = []
    for space in range(SPACES):
        far = [min(apart(space, spots[2 * side]), apart(space, spots[2 * side + 1])) for side in range(4)]
        found.append(sum(1 << side for side in range(4) if far[side] == min(far)))
    return bytes(found)


def quadrant_of(space: int) -> int:
    """P34: 0 north-west, 1 north-east, 2 south-west, 3 south-east; of an outside space, the one it is beside."""
    return 2 * int(space // 10 > ROWS // 2) + int(space % 10 > COLUMNS // 2)


def quadrant_beside(first: int, second: int) -> int:
    """The quadrant beside an engine on these two spaces; 255 if it is beside two."""
    return quadrant_of(first) if quadrant_of(first) == quadrant_of(second) else 255


# ---- reading a drawing


def read_house(text: str) -> House:
    """The house of a drawing; the first sign that is wrong is refused with its line and column, counted from 1."""
    if len(text) > LONGEST_DRAWING:
        raise Refusal("flashpoint-drawing-size", "P50", {"longest": LONGEST_DRAWING})
    lines = [line.rstrip() for line in text.rstrip().split("\n")]
    if len(lines) != LINES:
        raise Refusal("flashpoint-drawing-lines", "P50", {"line": len(lines), "column": 1, "lines": LINES})
    walls = {NORTH: 0, WEST: 0}
    doors = {NORTH: 0, WEST: 0}
    parked: dict[str, list[int]] = {letter: [] for letter in LETTERS}
    for number, line in enumerate(lines):
        row, is_edge_line = divmod(number, 2)
        _refuse_strange_signs(line, number, "-D+| " if is_edge_line else "|D.AE ")
        padded = line.ljust(WIDTH)
        for column in range(COLUMNS + 2):
            space = 10 * row + column
            if is_edge_line:
                _refuse_door_in_corner(padded, column, number)
                found, side = _level_edge(padded[4 * column : 4 * column + 3], space, number), SOUTH
            else:
                _read_space(padded[4 * column : 4 * column + 3], space, number, parked)
                found, side = _upright_edge((padded + " ")[4 * column + 3], space, number), EAST
            if found:
                layer = walls if found == "wall" else doors
                layer[NORTH if side == SOUTH else WEST] |= int(mask_of(EDGE[4 * space + side]))
    ambulance, engine = (_spots(letter, parked[letter]) for letter in LETTERS)
    return House(walls[NORTH], walls[WEST], doors[NORTH], doors[WEST], ambulance, engine)


def _refuse_strange_signs(line: str, number: int, known: str) -> None:
    for column, sign in enumerate(line):
        if sign not in known or column >= WIDTH:
            raise Refusal("flashpoint-drawing-sign", "P50", {"line": number + 1, "column": column + 1, "sign": sign})


def _refuse_door_in_corner(line: str, column: int, number: int) -> None:
    """Where edges meet there is a post, a piece of wall or nothing."""
    place = 4 * column + 3
    if line[place : place + 1] == "D":
        raise Refusal("flashpoint-drawing-sign", "P50", {"line": number + 1, "column": place + 1, "sign": "D"})


def _read_space(text: str, space: int, number: int, parked: dict[str, list[int]]) -> None:
    """A space holds nothing, a dot, or the letter of a vehicle in its middle."""
    column = 4 * (space % 10) + 1
    for place, sign in enumerate(text):
        if sign in "|D" or (place != 1 and sign != " "):
            raise Refusal(
                "flashpoint-drawing-sign", "P50", {"line": number + 1, "column": column + place, "sign": sign}
            )
    if text[1] in LETTERS:
        if is_inside(space // 10, space % 10) or space in CORNERS:
            vehicle = VEHICLES[LETTERS.index(text[1])]
            raise Refusal(
                "flashpoint-drawing-parking-place", "P4", {"line": number + 1, "column": column + 1, "vehicle": vehicle}
            )
        parked[text[1]].append(space)


def _level_edge(text: str, space: int, number: int) -> str:
    """The edge south of a space."""
    column = 4 * (space % 10) + 1
    if text.strip() == "":
        return ""
    if not 1 <= space % 10 <= COLUMNS:
        raise Refusal("flashpoint-drawing-outside-wall", "P1", {"line": number + 1, "column": column})
    if text == "---":
        return "wall"
    if text != "-D-":
        raise Refusal("flashpoint-drawing-half-wall", "P50", {"line": number + 1, "column": column})
    if space // 10 in (0, ROWS):
        raise Refusal("flashpoint-drawing-outer-door", "P3", {"line": number + 1, "column": column + 1})
    return "door"


def _upright_edge(sign: str, space: int, number: int) -> str:
    """The edge east of a space."""
    row, column = divmod(space, 10)
    place = 4 * column + 4
    if sign == " ":
        return ""
    if sign not in "|D":
        raise Refusal("flashpoint-drawing-sign", "P50", {"line": number + 1, "column": place, "sign": sign})
    if not 1 <= row <= ROWS or column > COLUMNS:
        raise Refusal("flashpoint-drawing-outside-wall", "P1", {"line": number + 1, "column": place})
    if sign == "D" and column in (0, COLUMNS):
        raise Refusal("flashpoint-drawing-outer-door", "P3", {"line": number + 1, "column": place})
    return "wall" if sign == "|" else "door"


def _spots(letter: str, parked: list[int]) -> bytes:
    """P4: on each side exactly two spaces next to each other; the engine beside one quadrant (P34)."""
    spots: list[int] = []
    vehicle = VEHICLES[LETTERS.index(letter)]
    for side, name in enumerate(SIDES):
        found = [space for space in parked if _side_of(space) == side]
        line, column = _seen_at(found[0] if found else _first_of(side))
        if len(found) != 2 or found[1] - found[0] not in (1, 10):
            raise Refusal(
                "flashpoint-drawing-parking",
                "P4",
                {"line": line, "column": column, "vehicle": vehicle, "side": name, "spaces": len(found)},
            )
        if letter == "E" and quadrant_of(found[0]) != quadrant_of(found[1]):
            raise Refusal("flashpoint-drawing-quadrant", "P34", {"line": line, "column": column, "side": name})
        spots += found
    return bytes(spots)


def _side_of(space: int) -> int:
    row, column = divmod(space, 10)
    if row == 0:
        return NORTH
    if row == ROWS + 1:
        return SOUTH
    return WEST if column == 0 else EAST


def _first_of(side: int) -> int:
    return (1, 19, 71, 10)[side]


def _seen_at(space: int) -> tuple[int, int]:
    """Line and column of a space in the drawing, counted from 1."""
    return 2 * (space // 10) + 1, 4 * (space % 10) + 2


# ---- drawing one


def draw_house(house: House) -> str:
    """The drawing of a house, in the one form that `read_house` would leave unchanged."""
    lines = []
    for row in range(ROWS + 2):
        spaces, edges = [], []
        for column in range(COLUMNS + 2):
            space = 10 * row + column
            spaces.append(f" {_sign_of(house, space)} " + _edge_sign(house.walls_v, house.doors_v, space, EAST, "|D"))
            edges.append(_edge_sign(house.walls_h, house.doors_h, space, SOUTH, "-D") + _corner(row, column))
        lines.append("".join(spaces).rstrip())
        lines.append("".join(edges).rstrip())
    return "\n".join(lines[:LINES]) + "\n"


def _sign_of(house: House, space: int) -> str:
    if space in house.ambulance:
        return LETTERS[0]
    if space in house.engine:
        return LETTERS[1]
    return " " if is_inside(space // 10, space % 10) else "."


def _edge_sign(walls: i64, doors: i64, space: int, side: int, signs: str) -> str:
    """`|` or `D` east of a space, `---` or `-D-` south of it, blank where there is neither."""
    mask = mask_of(EDGE[4 * space + side])
    wall, door = signs[0], signs[1]
    if walls & mask:
        return wall if side == EAST else 3 * wall
    if doors & mask:
        return door if side == EAST else wall + door + wall
    return " " if side == EAST else "   "


def _corner(row: int, column: int) -> str:
    return "+" if row <= ROWS and column <= COLUMNS else " "


# ---- the houses of the box


def _printed(name: str, drawing: str) -> House:
    house = read_house(drawing)
    house.name = name
    return house


PRINTED: Final = {"front": _printed("front", FRONT), "back": _printed("back", BACK)}


@lru_cache(maxsize=100)
def house_of(board: str) -> House:
    """The house an option names or draws: the same board is the same house."""
    return PRINTED[board] if board in PRINTED else unpack_house(read_house(board).pack())
