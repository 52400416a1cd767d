"""Views to draw: made by hand on the printed houses, and along whole random matches."""

from collections.abc import Iterable, Iterator
from typing import Any, Literal

import msgspec
import pytest

from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.data import COLUMNS, FRONT, ROWS
from brasier.games.flashpoint.options import Options
from brasier.games.flashpoint.position import Cell, Edge, Side
from brasier.games.flashpoint.view import Door, Firefighter, Spot, Victim, View, Wall
from exam.walks import walk

SPACES = [(row, column) for row in range(ROWS + 2) for column in range(COLUMNS + 2)]
INSIDE = [(row, column) for row, column in SPACES if 1 <= row <= ROWS and 1 <= column <= COLUMNS]

variants = pytest.mark.parametrize("options", GAME.variants(), ids=str)


def views(options: Options, seed: int, every: int) -> Iterator[View]:
    """Views of a random match, some at every stage of it; the last one is of the end."""
    for number, state in enumerate(walk((GAME, options), seed)):
        if number % every == 0 or not state.actors():
            yield GAME.view(state, None)


def house(drawing: str = FRONT, **facts: Any) -> View:
    """The empty house of a drawing, read here once more by its own few lines, and whatever `facts` add to it."""
    lines = [line.ljust(4 * (COLUMNS + 2)) for line in drawing.split("\n")]
    walls, doors, openings = [], [], []
    for row, column in SPACES:
        for edge, sign in (
            (((row, column), (row, column + 1)), lines[2 * row][4 * column + 3 : 4 * column + 4]),
            (((row, column), (row + 1, column)), lines[2 * row + 1][4 * column + 1 : 4 * column + 2]),
        ):
            if sign in ("|", "-"):
                walls.append(Wall(edge=edge, damage=0))
            elif sign == "D":
                doors.append(Door(edge=edge, state="closed"))
            elif (edge[0] in INSIDE) != (edge[1] in INSIDE):
                openings.append(edge)
    spots = {
        letter: spots_of([cell for cell in SPACES if lines[2 * cell[0]][4 * cell[1] + 1] == letter]) for letter in "AE"
    }
    empty = View(
        seat=None, options=Options(), phase="act", turn=0, player=0, firefighters=(), fire=(), smoke=(),
        walls=tuple(walls), doors=tuple(doors), openings=tuple(openings), poi=(), victims=(), hazmats=(),
        hot_spots=(), reserve=0, ambulance=None, engine=None, ambulance_spots=spots["A"], engine_spots=spots["E"],
        rescued=0, lost=0, damage=0, pool=12, unseen_victims=10, unseen_alarms=5, target=None, dice=None,
        rerolled=(), waiting=(), vehicle=None, fresh=True, cafs_commanded=False, flared=False, to_come=0,
        playing_on=False, end=None,
    )  # fmt: skip
    return msgspec.structs.replace(empty, **facts)


def spots_of(cells: Iterable[Cell]) -> tuple[Spot, ...]:
    sides: dict[Side, list[Cell]] = {}
    for row, column in cells:
        side: Side = "north" if row == 0 else "south" if row == ROWS + 1 else "west" if column == 0 else "east"
        sides.setdefault(side, []).append((row, column))
    return tuple(Spot(side=side, cells=(first, second)) for side, (first, second) in sides.items())


def man(seat: int, cell: Cell | None, *, ap: int = 4, special: int = 0, specialist: str | None = None) -> Firefighter:
    return Firefighter(seat=seat, cell=cell, ap=ap, special=special, specialist=specialist)


def damaged(view: View, *edges: tuple[Edge, int]) -> View:
    """The same house with damage on some of its walls, and the count that comes with it."""
    harm = dict(edges)
    walls = tuple(Wall(edge=wall.edge, damage=harm.pop(wall.edge, wall.damage)) for wall in view.walls)
    assert not harm, "there is no wall"
    return msgspec.structs.replace(view, walls=walls, damage=sum(wall.damage for wall in walls))


def turned(view: View, *doors: Door) -> View:
    """The same house with some of its doors turned."""
    others = {door.edge: door for door in view.doors} | {door.edge: door for door in doors}
    assert len(others) == len(view.doors), "there is no door"
    return msgspec.structs.replace(view, doors=tuple(others.values()))


def busy(drawing: str = FRONT) -> View:
    """A house in which everything there is can be seen somewhere."""
    view = house(
        drawing,
        options=Options(mode="advanced", firefighters=6),
        firefighters=(
            man(0, (1, 2), ap=3, specialist="cafs", special=2),
            man(1, (1, 2), specialist="paramedic"),
            man(2, (4, 8), specialist="captain"),
            man(3, (2, 8), specialist="rescue"),
            man(4, (3, 0), specialist="driver"),
            man(5, None),
        ),
        fire=((2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (3, 5), (4, 4), (6, 6), (7, 6)),
        smoke=((1, 1), (3, 8), (6, 2)),
        poi=((2, 4),),
        victims=(Victim(cell=(5, 1), treated=False), Victim(cell=(4, 8), treated=True)),
        hazmats=((1, 7), (6, 5), (6, 5)),
        hot_spots=((3, 3), (5, 3), (6, 5)),
        reserve=4,
        rescued=2,
        lost=1,
    )
    ambulance = next(spot for spot in view.ambulance_spots if spot.side == "east")
    engine = next(spot for spot in view.engine_spots if spot.side == "north")
    return msgspec.structs.replace(view, ambulance=ambulance, engine=engine)


def made(drawing: str, seed: int) -> View:
    """Anything anywhere: more than a match would ever put together."""
    rng = Rng(seed)

    def some(cells: list[Cell], most: int) -> tuple[Cell, ...]:
        # Few different spaces, so that much comes together in one.
        few = [cells[rng.below(len(cells))] for _ in range(1 + rng.below(5))]
        return tuple(few[rng.below(len(few))] for _ in range(rng.below(most + 1)))

    fire, hot_spots = set(some(SPACES, 20)), set(some(INSIDE, 12))
    smoke = set(some(INSIDE, 20)) - fire
    found = some(SPACES, 3)
    hidden = rng.below(len(found) + 1)
    view = house(
        drawing,
        options=Options(mode="advanced", firefighters=6),
        firefighters=tuple(man(seat, cell) for seat, cell in enumerate(some(SPACES, 6))),
        fire=tuple(sorted(fire)),
        smoke=tuple(sorted(smoke)),
        hot_spots=tuple(sorted(hot_spots)),
        hazmats=tuple(sorted(some(INSIDE, 5))),
        poi=tuple(sorted(cell for cell in found[:hidden] if cell in INSIDE)),
        victims=tuple(Victim(cell=cell, treated=rng.below(2) == 1) for cell in sorted(found[hidden:])),
    )
    states: tuple[Literal["closed", "open", "destroyed"], ...] = ("closed", "open", "destroyed")
    view = turned(view, *(Door(edge=door.edge, state=states[rng.below(3)]) for door in view.doors))
    view = damaged(view, *((wall.edge, rng.below(3)) for wall in view.walls))
    return msgspec.structs.replace(
        view, ambulance=view.ambulance_spots[rng.below(4)], engine=(None, *view.engine_spots)[rng.below(5)]
    )


def heap(cell: Cell, hazmats: int = 5, treated: int = 1) -> View:
    """All there can be in one space at once."""
    inside = cell in INSIDE
    view = house(
        options=Options(mode="advanced", firefighters=6),
        firefighters=tuple(man(seat, cell) for seat in range(6)),
        fire=(cell,),
        hot_spots=(cell,) if inside else (),
        hazmats=(cell,) * hazmats if inside else (),
        victims=tuple(Victim(cell=cell, treated=number < treated) for number in range(3)),
    )
    parked = {spot.cells: spot for spot in view.ambulance_spots if cell in spot.cells}
    return msgspec.structs.replace(view, ambulance=next(iter(parked.values()), None))
