"""A position of Feurio! in plain values: between the compiled state and everything made of words.

`describe` takes a state apart, `build` puts one together, `write_position` and `read_position` are its one-line text:

    competitive 4 eldest 0 | turn 1 men | men 12 / 11 / 12 / 12 | 0,0=6g 1,-1=6 0,-1=3 1,0=4 2,-1=2

Tiles stand in the order in which they were laid, letters are the men on them, `x5@1` is a firebreak of value 5 laid by
seat 1. The draw pile is what the tiles leave over, so it is never written.
"""

import re

import msgspec

from brasier.core.state import Refusal
from brasier.games.feurio.cell import FACE_DOWN, laid_as, lies, men_on, q_of, r_of, with_men
from brasier.games.feurio.data import (
    COLOUR_NAMES,
    COLOURS,
    COLOURS_OF_SEAT,
    COPIES,
    DIRECTIONS,
    MEN,
    MODES,
    PLACES,
    TILES,
    VALUES,
)
from brasier.games.feurio.options import Options, read_options
from brasier.games.feurio.rules import (
    DONE,
    DRAW,
    LATE,
    MEN_AFTER_TILE,
    MIDDLE,
    START,
    TILE,
    Feurio,
    stock,
)

PHASES = ("start", "middle", "draw", "tile", "men", "late", "done")
assert tuple(range(len(PHASES))) == (START, MIDDLE, DRAW, TILE, MEN_AFTER_TILE, LATE, DONE)
LETTERS = "rgby"

Cell = tuple[int, int]


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """A tile on the table, or a firebreak (then it has an owner and its value is a secret)."""

    cell: Cell
    value: int
    owner: int | None = None
    men: tuple[int, int, int, int] = (0, 0, 0, 0)


class Position(msgspec.Struct, frozen=True, kw_only=True):
    options: Options
    phase: int
    seat: int
    laid: tuple[Laid, ...]
    supplies: tuple[tuple[int, ...], ...]  # men each seat has left, by colour
    start: tuple[int, ...] = ()  # start tiles drawn but not laid
    drawn: int = 0
    passes: int = 0

    def pile(self) -> tuple[int, ...]:
        """How many tiles of each value are face down in the pile; index 0 is value 1."""
        out = [tile.value for tile in self.laid] + list(self.start) + ([self.drawn] if self.drawn else [])
        return tuple(COPIES - out.count(value) for value in range(1, VALUES + 1))


def describe(state: Feurio) -> Position:
    cells = sorted((cell for cell in state.cells[: state.known] if lies(cell)), key=laid_as)
    return Position(
        options=Options(
            players=state.players,
            mode=MODES[state.mode],
            firebreaks=state.firebreaks,
            cest_chaud=state.cest_chaud,
            eldest=state.eldest,
        ),
        phase=state.phase,
        seat=state.seat,
        laid=tuple(_laid(cell) for cell in cells),
        supplies=tuple(
            tuple(
                state.men_left(seat, colour) if plays(state.players, seat, colour) else 0 for colour in range(COLOURS)
            )
            for seat in range(state.players)
        ),
        start=tuple(v for v in range(1, VALUES + 1) for _ in range(state.start >> 3 * v - 3 & 7)),
        drawn=state.drawn,
        passes=state.passes,
    )


def plays(players: int, seat: int, colour: int) -> bool:
    """Whether a seat has men of a colour, reinforcements included."""
    return bool(COLOURS_OF_SEAT[players][seat] >> colour & 1)


def _laid(cell: int) -> Laid:
    what = lies(cell)
    men = (men_on(cell, 0), men_on(cell, 1), men_on(cell, 2), men_on(cell, 3))
    if what > VALUES:
        return Laid(cell=(q_of(cell), r_of(cell)), value=what % 8, owner=(what - FACE_DOWN) // 8)
    return Laid(cell=(q_of(cell), r_of(cell)), value=what, men=men)


def build(position: Position) -> Feurio:
    """The state of a position. It must be one (see `read_position` for a text that may not be)."""
    options = position.options
    state = Feurio(options.players, MODES.index(options.mode), options.firebreaks, options.cest_chaud, options.eldest)
    for tile in position.laid:
        number = state.number(*tile.cell)
        state.lay(number, tile.value if tile.owner is None else FACE_DOWN + 8 * tile.owner + tile.value)
        for colour, men in enumerate(tile.men):
            state.cells[number] = with_men(state.cells[number], colour, men)
    state.phase = position.phase
    state.seat = position.seat
    state.drawn = position.drawn
    state.passes = position.passes
    state.start = sum(1 << 3 * value - 3 for value in position.start)
    state.pile = sum(count << 3 * value for value, count in enumerate(position.pile()))
    state.left = sum(position.pile())
    state.men = 0
    seen = set()
    for seat, supply in enumerate(position.supplies):
        for colour, men in enumerate(supply):
            shelf = stock(options.players, seat, colour)
            if plays(options.players, seat, colour) and shelf not in seen:
                seen.add(shelf)
                state.men += men << 4 * shelf
    return state


# ---- text


def write_position(position: Position) -> str:
    options = position.options
    head = f"{options.mode} {options.players} eldest {options.eldest}"
    head += " firebreaks" if options.firebreaks else ""
    head += " cest_chaud" if options.cest_chaud else ""
    turn = f"turn {position.seat} {PHASES[position.phase]}"
    turn += f" drawn {position.drawn}" if position.drawn else ""
    turn += f" start {' '.join(map(str, position.start))}" if position.start else ""
    turn += f" passes {position.passes}" if position.passes else ""
    men = "men " + " / ".join(" ".join(map(str, _own(position, seat))) for seat in range(options.players))
    return " | ".join([head, turn, men, " ".join(_write_laid(tile) for tile in position.laid)]).rstrip()


def _own(position: Position, seat: int) -> list[int]:
    players = position.options.players
    return [men for colour, men in enumerate(position.supplies[seat]) if plays(players, seat, colour)]


def _write_laid(tile: Laid) -> str:
    q, r = tile.cell
    if tile.owner is not None:
        return f"{q},{r}=x{tile.value}@{tile.owner}"
    return f"{q},{r}={tile.value}" + "".join(letter * men for letter, men in zip(LETTERS, tile.men, strict=True))


_HEAD = re.compile(r"(\w+) ([1-4]) eldest ([0-3])( firebreaks)?( cest_chaud)?")
_TURN = re.compile(r"turn ([0-3]) (\w+)(?: drawn ([1-6]))?(?: start ([1-6](?: [1-6]){0,3}))?(?: passes ([0-4]))?")
_LAID = re.compile(r"(-?\d\d?),(-?\d\d?)=(?:([1-6])([rgby]{0,3})|x([1-6])@([0-3]))")


def read_position(text: str) -> Position:
    """The position a text describes; `ValueError` says what is wrong with it."""
    parts = [part.strip() for part in text.strip().split("|")]
    if len(parts) != 4:
        raise ValueError("a position has four parts divided by '|': match, turn, men, tiles")
    head, turn = _HEAD.fullmatch(parts[0]), _TURN.fullmatch(parts[1])
    if head is None or turn is None or turn[2] not in PHASES:
        raise ValueError(f"cannot read {parts[0] if head is None else parts[1]!r}")
    options = _read_options(head)
    position = Position(
        options=options,
        phase=PHASES.index(turn[2]),
        seat=int(turn[1]),
        laid=tuple(_read_laid(word) for word in parts[3].split()),
        supplies=_read_men(parts[2], options.players),
        drawn=int(turn[3] or 0),
        start=tuple(int(value) for value in (turn[4] or "").split()),
        passes=int(turn[5] or 0),
    )
    _refuse_impossible(position)
    return position


def _read_options(head: re.Match[str]) -> Options:
    wished = {"mode": head[1], "players": int(head[2]), "eldest": int(head[3])}
    try:
        return read_options(wished | {"firebreaks": bool(head[4]), "cest_chaud": bool(head[5])})
    except Refusal as refusal:
        raise ValueError(f"no such match: {refusal.code}") from None


def _read_laid(word: str) -> Laid:
    found = _LAID.fullmatch(word)
    if found is None:
        raise ValueError(f"cannot read the tile {word!r}")
    cell = (int(found[1]), int(found[2]))
    if found[5]:
        return Laid(cell=cell, value=int(found[5]), owner=int(found[6]))
    men = tuple(found[4].count(letter) for letter in LETTERS)
    return Laid(cell=cell, value=int(found[3]), men=(men[0], men[1], men[2], men[3]))


def _read_men(part: str, players: int) -> tuple[tuple[int, ...], ...]:
    seats = [words.split() for words in part.removeprefix("men ").split("/")]
    if not part.startswith("men ") or len(seats) != players:
        raise ValueError(f"expected 'men' for {players} seats divided by '/', found {part!r}")
    supplies = []
    for seat, words in enumerate(seats):
        colours = [colour for colour in range(COLOURS) if plays(players, seat, colour)]
        if len(words) != len(colours) or not all(word.isdigit() and int(word) <= 12 for word in words):
            raise ValueError(f"seat {seat} has {len(colours)} colours of at most 12 men, found {' '.join(words)!r}")
        given = dict(zip(colours, map(int, words), strict=True))
        supplies.append(tuple(given.get(colour, 0) for colour in range(COLOURS)))
    return tuple(supplies)


def _refuse_impossible(position: Position) -> None:
    """What no match can lead to: the rest of the program may rely on a position being possible."""
    _refuse_impossible_tiles(position)
    _refuse_impossible_men(position)
    _refuse_impossible_turn(position)


def _refuse_impossible_tiles(position: Position) -> None:
    cells = {tile.cell for tile in position.laid}
    if len(cells) != len(position.laid):
        raise ValueError("two tiles lie on one cell")
    if min(position.pile()) < 0:
        raise ValueError("there are only six tiles of each value (F1)")
    reached = set(list(cells)[:1])
    border = list(reached)
    while border:
        q, r = border.pop()
        beside = {(q + dq, r + dr) for dq, dr in DIRECTIONS} & cells - reached
        reached |= beside
        border += beside
    if reached != cells:
        raise ValueError("the tiles do not all hang together (F10)")
    if any(abs(q) >= TILES or abs(r) >= TILES for q, r in cells):
        raise ValueError("a tile lies farther from 0,0 than 36 tiles reach")
    for tile in position.laid:
        if tile.owner is not None and not (position.options.firebreaks and tile.owner < position.options.players):
            raise ValueError(f"{_write_laid(tile)} cannot be a firebreak in this match (F24)")


def _refuse_impossible_men(position: Position) -> None:
    for tile in position.laid:
        if tile.owner is None and sum(tile.men) > PLACES >> 3 * tile.value & 7:
            raise ValueError(f"{_write_laid(tile)} has more men than places (F2)")
    for colour in range(COLOURS):
        placed = sum(tile.men[colour] for tile in position.laid)
        left = sum(supply[colour] for supply in position.supplies)
        if placed + left > MEN:
            raise ValueError(f"there are only twelve {COLOUR_NAMES[colour]} men (F3)")


def _refuse_impossible_turn(position: Position) -> None:
    phase, left = position.phase, sum(position.pile())
    players = position.options.players
    if position.seat >= players:
        raise ValueError(f"nobody sits on seat {position.seat}")
    if (position.drawn > 0) != (phase == TILE):
        raise ValueError("a tile is in hand in the phase 'tile', and only then (F9)")
    if phase in (START, MIDDLE):
        if position.laid or len(position.start) > players or (phase == MIDDLE and len(position.start) != 4):
            raise ValueError("the start tiles are in hand or on the table, not both (F4)")
    elif position.start or len(position.laid) < players:
        raise ValueError(f"this match begins with {players} tiles on the table (F4)")
    if phase in (DRAW, LATE, DONE) and (left == 0) != (phase != DRAW):
        raise ValueError("turns begin with a draw while tiles remain, and only then (F9, F16)")
    if position.passes and (left or position.passes > players):
        raise ValueError("passes count only when no tile is left (F16)")
