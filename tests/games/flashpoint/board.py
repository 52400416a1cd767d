"""The drawing language of the tests of Flash Point: a position as text, and short ways to play it and to look at it.

    +---+-x-+-D-+
    | f   0 o ? |
    +   +-#-+---+

A drawing is a part of the house, its first line the edges above its first row of spaces; `at` says which space is the
first. What is not drawn is the house `BARE` without anything in it. A drawing of all 15 lines, ring included, as houses
are drawn, is the whole board. In the three characters of a space lie, in any order:

    f fire   s smoke   ? point of interest, face down   v victim   t treated victim   h hazmat   * hot spot
    0-5 firefighters

Edges: `---` `|` wall, `-x-` `x` damaged, `-#-` `#` destroyed; `-D-` `D` closed door, `-o-` `o` open, `-d-` `d` gone.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from brasier.core.game import CHANCE, Refusal
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.events import Event
from brasier.games.flashpoint.rules import FlashPoint
from brasier.games.flashpoint.view import Door, Firefighter, Spot, Victim, View, Wall

Cell = tuple[int, int]
Edge = tuple[Cell, Cell]

# One large room with the openings and parking spots of the printed front.
BARE = """\
 .   .   .   .   .   A   A   E   E   .
   +---+---+---+---+---+   +---+---+
 E |                               | .
   +   +   +   +   +   +   +   +   +
 E |                               | .
   +   +   +   +   +   +   +   +   +
 A                                 | A
   +   +   +   +   +   +   +   +   +
 A |                                 A
   +   +   +   +   +   +   +   +   +
 . |                               | E
   +   +   +   +   +   +   +   +   +
 . |                               | E
   +---+---+   +---+---+---+---+---+
 .   E   E   A   A   .   .   .   .   .
"""
CONTENTS = "fs?vth*012345"
WALLS = {"|": 0, "x": 1, "#": 2}
DOORS = {"D": "closed", "o": "open", "d": "destroyed"}
SPECIALISTS = ("paramedic", "cafs", "hazmat", "generalist", "captain", "rescue", "imaging", "driver")
POINTS = {"cafs": (3, 3), "generalist": (5, 0), "captain": (4, 2), "rescue": (4, 3)}  # the others: 4 and 0
NOBODY = (0, 0)  # `unseen`: nobody left to come


@dataclass
class Drawn:
    """What a drawing says: the signs in each of its spaces and on each of its edges."""

    spaces: dict[Cell, str] = field(default_factory=dict)
    edges: dict[Edge, str] = field(default_factory=dict)
    parking: dict[Cell, str] = field(default_factory=dict)


# ---- reading


def is_inside(cell: Cell) -> bool:
    return 1 <= cell[0] <= 6 and 1 <= cell[1] <= 8


def read(drawing: str, at: Cell = (1, 1)) -> Drawn:
    """`ValueError` says what is wrong, and where."""
    lines = [line.rstrip() for line in drawing.rstrip().split("\n")]
    while lines and not lines[0].strip():
        del lines[0]
    if "+" not in lines[0]:
        margin = lines[1].index("+") - 3
        lines = ["", *(" " + line[margin:] for line in lines)]
        at = (0, 0)
        if len(lines) != 16:
            raise ValueError(f"{len(lines) - 1} lines: the whole board has 15")
    else:
        margin = lines[0].index("+")
        lines = [line[margin:] for line in lines]
        if len(lines) % 2 == 0:
            raise ValueError("the last line must be one of edges")
    columns = (max(map(len, lines)) - 1 + 3) // 4
    drawn = Drawn()
    for number, line in enumerate(lines):
        row, is_space_line = at[0] + number // 2, number % 2 == 1
        if row > 8 - is_space_line:
            raise ValueError("the drawing is too tall")
        padded = line.ljust(4 * columns + 1)
        for j in range(columns + 1):
            column = at[1] + j
            where = f"line {number + 1}, column {4 * j + 1}"
            text = padded[4 * j + 1 : 4 * j + 4]
            if is_space_line:
                _read_edge(drawn, ((row, column - 1), (row, column)), padded[4 * j], where)
                if j < columns:
                    _read_space(drawn, (row, column), text, where)
            elif j < columns:
                _read_edge(drawn, ((row - 1, column), (row, column)), _level_sign(text, where), where)
    return drawn


def _level_sign(text: str, where: str) -> str:
    if text.strip() == "":
        return " "
    if len(text) != 3 or text[0] != "-" or text[2] != "-" or text[1] not in "-x#Dod":
        raise ValueError(f"{where}: {text!r} is no edge")
    return "|" if text[1] == "-" else text[1]


def _read_edge(drawn: Drawn, edge: Edge, sign: str, where: str) -> None:
    inside = sum(map(is_inside, edge))
    if sign not in " |x#Dod" or (inside == 0 and sign != " ") or (inside == 1 and sign in "Dod"):
        raise ValueError(f"{where}: {sign!r} cannot be an edge here")
    if inside:
        drawn.edges[edge] = sign


def _read_space(drawn: Drawn, cell: Cell, text: str, where: str) -> None:
    signs = text.replace(" ", "")
    if not is_inside(cell):
        for letter in "AE":
            if letter in signs:
                drawn.parking[cell] = letter
        signs = signs.translate({ord(letter): None for letter in ".AE"})
    if any(sign not in CONTENTS for sign in signs):
        raise ValueError(f"{where}: {text!r} is nothing that lies in a space")
    drawn.spaces[cell] = "".join(sorted(signs, key=CONTENTS.index))


BARE_DRAWN = read(BARE)
BARE_EDGES = tuple(BARE_DRAWN.edges)


def bare() -> Drawn:
    return Drawn(dict(BARE_DRAWN.spaces), dict(BARE_DRAWN.edges), dict(BARE_DRAWN.parking))


def over_bare(drawn: Drawn) -> Drawn:
    """The whole board: a drawn part over the bare house."""
    whole = bare()
    whole.spaces |= drawn.spaces
    whole.edges |= drawn.edges
    if drawn.parking and len(drawn.spaces) == 80:
        whole.parking = drawn.parking
    return whole


def house(drawn: Drawn) -> str:
    """The house of a whole board without what is in it, as the option `board` wants it."""
    lines = []
    for row in range(8):
        spaces, edges = "", ""
        for column in range(10):
            cell = (row, column)
            sign = " " if is_inside(cell) else drawn.parking.get(cell, ".")
            east = drawn.edges.get((cell, (row, column + 1)), " ")
            south = drawn.edges.get((cell, (row + 1, column)), " ")
            spaces += f" {sign} " + ("|" if east in WALLS else "D" if east in DOORS else " ")
            edges += "--- " if south in WALLS else "-D- " if south in DOORS else "    "
        lines += [spaces.rstrip(), edges.rstrip()]
    return "\n".join(lines[:15]) + "\n"


def cells(drawn: Drawn, sign: str) -> tuple[Cell, ...]:
    """Where a sign lies, as often as it lies there."""
    return tuple(cell for cell, signs in sorted(drawn.spaces.items()) for _ in range(signs.count(sign)))


def board(
    drawing: str,
    at: Cell = (1, 1),
    *,
    specialists: str = "",
    advanced: bool = False,
    firefighters: int = 0,
    level: str = "recruit",
    edition: str = "sauver",
    phase: str = "act",
    seat: int = 0,
    ap: int | None = None,
    special: int | None = None,
    saved: Mapping[int, int] | None = None,
    rescued: int = 0,
    lost: int = 0,
    damage: int | None = None,
    unseen: tuple[int, int] | None = None,
    ambulance: str = "north",
    engine: str = "north",
    reserve: int = 6,
    fresh: bool = True,
    playing_on: bool = False,
) -> FlashPoint:
    """The state of a drawn position.

    Firefighters that are not drawn stand in the south-east corner. `specialists` are words, one for each seat; without
    them a match is a family one, unless it is `advanced` (then they are the first of the box). Points are those of a
    fresh turn, victims and alarms unseen those of the box, damage what is drawn, unless told.
    """
    drawn = over_bare(read(drawing, at))
    places = {int(sign): cell for cell, signs in drawn.spaces.items() for sign in signs if sign.isdigit()}
    number = firefighters or max([0, seat, *places]) + 1
    roles: Sequence[str] = specialists.split() or (SPECIALISTS[:number] if advanced else ())
    number = max(number, len(roles))
    given: dict[str, Any] = {"board": house(drawn), "firefighters": number, "edition": edition}
    if roles:
        given |= {"mode": "advanced", "specialists": tuple(roles), "level": level}
    base = fresh_view(**given)
    mine = POINTS.get(roles[seat], (4, 0)) if roles else (4, 0)
    if phase != "act":
        mine = (0, 0)
    people = []
    for who in range(number):
        kept = (saved or {}).get(who, 0)
        acts = who == seat
        people.append(
            Firefighter(
                seat=who,
                cell=places.get(who, (7, 9)),
                ap=(mine[0] + kept if ap is None else ap) if acts else kept,
                special=(mine[1] if special is None else special) if acts else 0,
                specialist=roles[who] if roles else None,
            )
        )
    victims = [Victim(cell=cell, treated=sign == "t") for sign in "vt" for cell in cells(drawn, sign)]
    signs = [drawn.edges[wall.edge] for wall in base.walls]
    view = msgspec.structs.replace(
        base,
        phase=phase,
        player=seat,
        turn=seat,
        firefighters=tuple(people),
        fire=cells(drawn, "f"),
        smoke=cells(drawn, "s"),
        walls=tuple(Wall(edge=wall.edge, damage=WALLS[drawn.edges[wall.edge]]) for wall in base.walls),
        doors=tuple(
            msgspec.convert({"edge": door.edge, "state": DOORS[drawn.edges[door.edge]]}, Door) for door in base.doors
        ),
        poi=cells(drawn, "?"),
        victims=tuple(victims),
        hazmats=cells(drawn, "h"),
        hot_spots=cells(drawn, "*"),
        reserve=reserve if roles else 0,
        ambulance=spot(base.ambulance_spots, ambulance) if roles else None,
        engine=spot(base.engine_spots, engine) if roles else None,
        rescued=rescued,
        lost=lost,
        damage=sum(map(WALLS.__getitem__, signs)) if damage is None else damage,
        unseen_victims=10 - rescued - lost - len(victims) if unseen is None else unseen[0],
        unseen_alarms=5 if unseen is None else unseen[1],
        fresh=fresh and phase == "act",
        playing_on=playing_on,
    )
    return GAME.world(view, Rng(1))


@cache
def fresh_view(**given: Any) -> View:
    """Of a match before its first step."""
    return GAME.view(GAME.start(GAME.options(given)), None)


def spot(spots: Sequence[Spot], side: str) -> Spot:
    return next(found for found in spots if found.side == side)


# ---- drawing


def draw(drawn: Drawn) -> str:
    """A whole board, every sign in its place."""
    lines = []
    for row in range(8):
        spaces, edges = "", ""
        for column in range(10):
            cell = (row, column)
            east = drawn.edges.get((cell, (row, column + 1)), " ")
            south = drawn.edges.get((cell, (row + 1, column)), " ")
            empty = "" if is_inside(cell) else "."
            spaces += (drawn.spaces.get(cell) or empty).center(3) + east
            edges += ("   " if south == " " else "---" if south == "|" else f"-{south}-") + "+"
        lines += [spaces, edges]
    return "\n".join(lines[:15])


def seen(state: FlashPoint) -> Drawn:
    """What a state would be drawn as."""
    view = look(state)
    signs: dict[Cell, str] = {(row, column): "" for row in range(8) for column in range(10)}
    lying = [
        ("f", view.fire), ("s", view.smoke), ("?", view.poi), ("h", view.hazmats), ("*", view.hot_spots),
    ]  # fmt: skip
    for sign, where in lying:
        for cell in where:
            signs[cell] += sign
    for victim in view.victims:
        signs[victim.cell] += "t" if victim.treated else "v"
    for person in view.firefighters:
        if person.cell is not None:
            signs[person.cell] += str(person.seat)
    drawn = Drawn(spaces={cell: "".join(sorted(text, key=CONTENTS.index)) for cell, text in signs.items()})
    wall_signs = {number: sign for sign, number in WALLS.items()}
    door_signs = {word: sign for sign, word in DOORS.items()}
    drawn.edges = dict.fromkeys(read(BARE).edges, " ")
    drawn.edges |= {wall.edge: wall_signs[wall.damage] for wall in view.walls}
    drawn.edges |= {door.edge: door_signs[door.state] for door in view.doors}
    return drawn


def expect(state: FlashPoint, drawing: str, at: Cell = (1, 1)) -> None:
    """The board is as drawn, and what is not drawn is bare; only firefighters may stand where nothing is drawn."""
    part = read(drawing, at)
    wanted, found = over_bare(part), seen(state)
    for cell in found.spaces:
        if cell not in part.spaces:
            found.spaces[cell] = "".join(sign for sign in found.spaces[cell] if not sign.isdigit())
    if draw(found) != draw(wanted):
        raise AssertionError(f"drawn:\n{draw(wanted)}\n\nfound:\n{draw(found)}")


# ---- playing


def do(state: FlashPoint, *texts: str) -> list[Event]:
    """Whoever is to act, or chance, does one after the other; what happened. What is done must be listed as legal."""
    facts: list[tuple[int, ...]] = []
    for text in texts:
        actor = state.to_act()
        listed = legal(state) if actor >= 0 else set(chances(state))
        assert text in listed, f"{text!r} is not among {sorted(listed)}"
        state.apply(actor, GAME.read(state, actor, text), facts)
    return list(GAME.events(look(state).options, facts, None))


def roll(state: FlashPoint, *dice: str) -> list[Event]:
    return do(state, *(f"roll {faces}" for faces in dice))


def legal(state: FlashPoint) -> set[str]:
    """What whoever is to act may do, in words; each is truly accepted."""
    seat = state.to_act()
    if seat < 0:
        return set()
    texts = [GAME.write(state, seat, action) for action in state.legal(seat)]
    assert len(set(texts)) == len(texts), "one action is listed twice"
    return set(texts)


def starting(state: FlashPoint, *words: str) -> set[str]:
    """The legal actions that begin with one of these words."""
    return {text for text in legal(state) if text.split()[0] in words}


def chances(state: FlashPoint) -> dict[str, int]:
    """What chance may bring, with weights."""
    return {GAME.write(state, CHANCE, outcome): weight for outcome, weight in state.chances()}


def refusal(state: FlashPoint, text: str, seat: int | None = None) -> tuple[str, str]:
    """The code and the rule that refuse it to whoever is to act. Nothing may have changed, nor be listed."""
    actor = int(state.to_act()) if seat is None else seat
    before = state.pack()
    assert text not in legal(state) or actor != state.to_act(), f"{text!r} is listed as legal"
    try:
        state.apply(actor, GAME.read(state, actor, text))
    except Refusal as refused:
        assert state.pack() == before, f"{text!r} was refused but changed something"
        return refused.code, refused.rule
    raise AssertionError(f"{text!r} was not refused")


# ---- looking


def look(state: FlashPoint) -> View:
    return GAME.view(state, None)


def points(state: FlashPoint, seat: int | None = None) -> tuple[int, int]:
    """Ordinary and special action points: of whose turn it is, or what a seat has saved."""
    view = look(state)
    who = view.firefighters[view.player if seat is None else seat]
    return who.ap, who.special


def place(state: FlashPoint, seat: int) -> Cell | None:
    return look(state).firefighters[seat].cell


def kinds(events: Sequence[Event], *wanted: type) -> list[Event]:
    """The events of some kinds."""
    return [event for event in events if isinstance(event, wanted)]


def costs(state: FlashPoint) -> dict[str, int]:
    """What each legal action is said to cost."""
    seat = int(state.to_act())
    return {choice.action: choice.cost or 0 for choice in GAME.choices(state, seat)}
