"""What happens in a match of Flash Point, in the order in which it happens and in enough detail to show it.

Everybody hears everything: there are no secrets (see `view`).
"""

from collections.abc import Callable
from typing import Literal

import msgspec

from brasier.core.state import Fact
from brasier.games.flashpoint import codes, fire
from brasier.games.flashpoint.data import SPECIALISTS
from brasier.games.flashpoint.ground import NEXT, SIDES
from brasier.games.flashpoint.house import VEHICLES
from brasier.games.flashpoint.notation import DICE
from brasier.games.flashpoint.position import Cell, Edge, Side, cell_of, cells_of, edge_at


class Took(msgspec.Struct, frozen=True, kw_only=True, tag="take"):
    seat: int
    specialist: str
    drawn: bool


class Placed(msgspec.Struct, frozen=True, kw_only=True, tag="place"):
    seat: int
    cell: Cell


class Parked(msgspec.Struct, frozen=True, kw_only=True, tag="park"):
    seat: int
    vehicle: str
    side: Side


class Began(msgspec.Struct, frozen=True, kw_only=True, tag="begin"):
    chooser: int
    seat: int


class Turn(msgspec.Struct, frozen=True, kw_only=True, tag="turn"):
    seat: int
    ap: int
    special: int


class Moved(msgspec.Struct, frozen=True, kw_only=True, tag="move"):
    seat: int
    start: Cell
    cell: Cell
    way: str
    cost: int
    by: int | None  # the captain, if it was a command


class DoorTurned(msgspec.Struct, frozen=True, kw_only=True, tag="door"):
    seat: int
    edge: Edge
    open: bool
    by: int | None


class Doused(msgspec.Struct, frozen=True, kw_only=True, tag="douse"):
    seat: int
    cell: Cell
    left: Literal["smoke", "clear"]
    cost: int


class Chopped(msgspec.Struct, frozen=True, kw_only=True, tag="chop"):
    seat: int
    edge: Edge
    cost: int


class WallDamaged(msgspec.Struct, frozen=True, kw_only=True, tag="damage"):
    edge: Edge
    damage: int  # of this wall
    total: int  # of the house


class Drove(msgspec.Struct, frozen=True, kw_only=True, tag="drive"):
    seat: int
    vehicle: str
    start: Side
    side: Side


class Rode(msgspec.Struct, frozen=True, kw_only=True, tag="ride"):
    seat: int
    cell: Cell


class Stayed(msgspec.Struct, frozen=True, kw_only=True, tag="stay"):
    seat: int


class GunFired(msgspec.Struct, frozen=True, kw_only=True, tag="gun"):
    seat: int
    cost: int


class Rerolling(msgspec.Struct, frozen=True, kw_only=True, tag="reroll"):
    seat: int
    die: str


class Splashed(msgspec.Struct, frozen=True, kw_only=True, tag="splash"):
    seat: int
    dice: tuple[int, int]
    target: Cell  # after dice were turned
    cells: tuple[Cell, ...]  # reached, the target first
    cleared: tuple[Cell, ...]  # those where fire or smoke went


class Treated(msgspec.Struct, frozen=True, kw_only=True, tag="treat"):
    seat: int
    cell: Cell


class Disposed(msgspec.Struct, frozen=True, kw_only=True, tag="dispose"):
    seat: int
    cell: Cell


class Revealed(msgspec.Struct, frozen=True, kw_only=True, tag="reveal"):
    cell: Cell
    found: Literal["victim", "alarm"]


class Revealing(msgspec.Struct, frozen=True, kw_only=True, tag="image"):
    seat: int
    cell: Cell


class Changed(msgspec.Struct, frozen=True, kw_only=True, tag="change"):
    seat: int
    before: str
    after: str
    ap: int
    special: int


class Rescued(msgspec.Struct, frozen=True, kw_only=True, tag="rescue"):
    seat: int
    cell: Cell
    rescued: int


class TurnEnded(msgspec.Struct, frozen=True, kw_only=True, tag="end-turn"):
    seat: int
    saved: int


class Rolled(msgspec.Struct, frozen=True, kw_only=True, tag="roll"):
    purpose: Literal["explosion", "hazmat", "poi", "hot-spot", "fire", "gun"]
    red: int | None
    black: int | None


class SmokeCame(msgspec.Struct, frozen=True, kw_only=True, tag="smoke"):
    cell: Cell


class FireCame(msgspec.Struct, frozen=True, kw_only=True, tag="fire"):
    cell: Cell
    cause: Literal["set-up", "smoke", "beside"]  # smoke on smoke; smoke beside fire


class Exploded(msgspec.Struct, frozen=True, kw_only=True, tag="explosion"):
    cell: Cell
    cause: Literal["set-up", "roll", "hazmat"]


class Blast(msgspec.Struct, frozen=True, kw_only=True, tag="blast"):
    """One of the four directions of an explosion, from its space to what stopped it."""

    start: Cell
    direction: Side
    path: tuple[Cell, ...]  # the burning spaces it ran through
    stop: Literal["fire", "wall", "door", "edge"]  # a space it lit, a wall, a closed door, the edge of the board
    lit: Cell | None
    edge: Edge | None


class DoorGone(msgspec.Struct, frozen=True, kw_only=True, tag="door-gone"):
    edge: Edge


class FlashedOver(msgspec.Struct, frozen=True, kw_only=True, tag="flashover"):
    wave: int  # 1, 2, …
    cells: tuple[Cell, ...]


class HazmatPlaced(msgspec.Struct, frozen=True, kw_only=True, tag="hazmat"):
    cell: Cell


class Exploding(msgspec.Struct, frozen=True, kw_only=True, tag="explode"):
    """Which hazmat goes first, where it was somebody's choice."""

    seat: int
    cell: Cell


class FlaredUp(msgspec.Struct, frozen=True, kw_only=True, tag="flare-up"):
    cell: Cell


class HotSpot(msgspec.Struct, frozen=True, kw_only=True, tag="hot-spot"):
    cell: Cell
    reserve: int


class KnockedDown(msgspec.Struct, frozen=True, kw_only=True, tag="knock-down"):
    seat: int
    cell: Cell


class Recovered(msgspec.Struct, frozen=True, kw_only=True, tag="fall"):
    seat: int
    cell: Cell


class Lost(msgspec.Struct, frozen=True, kw_only=True, tag="lose"):
    cell: Cell
    lost: int


class BurntOut(msgspec.Struct, frozen=True, kw_only=True, tag="burn-out"):
    cells: tuple[Cell, ...]  # fire outside the house goes


class PoiPlaced(msgspec.Struct, frozen=True, kw_only=True, tag="poi"):
    cell: Cell
    rolled: Cell  # another one if arrows were followed (P49)
    cleared: bool  # fire or smoke went (P23)


class NoPoi(msgspec.Struct, frozen=True, kw_only=True, tag="no-poi"):
    pass


class Won(msgspec.Struct, frozen=True, kw_only=True, tag="won"):
    rescued: int


class PlaysOn(msgspec.Struct, frozen=True, kw_only=True, tag="play-on"):
    seat: int


class Finished(msgspec.Struct, frozen=True, kw_only=True, tag="finish"):
    seat: int


class Collapsed(msgspec.Struct, frozen=True, kw_only=True, tag="collapse"):
    victims: int  # still in or around the house
    poi: int  # face down, nobody will know who


class Ended(msgspec.Struct, frozen=True, kw_only=True, tag="end"):
    reason: str


Event = (
    Took | Placed | Parked | Began | Turn | Moved | DoorTurned | Doused | Chopped | WallDamaged | Drove | Rode | Stayed
    | GunFired | Rerolling | Splashed | Treated | Disposed | Revealing | Revealed | Changed | Rescued | TurnEnded
    | Rolled | SmokeCame | FireCame | Exploded | Blast | DoorGone | FlashedOver | HazmatPlaced | Exploding | FlaredUp
    | HotSpot | KnockedDown | Recovered | Lost | BurntOut | PoiPlaced | NoPoi | Won | PlaysOn | Finished | Collapsed
    | Ended
)  # fmt: skip


# ---- from the numbers of the log


def make_event(fact: Fact) -> Event:
    kind, *numbers = fact
    return _MAKERS[kind](*numbers)


def _somebody(seat: int) -> int | None:
    return seat if seat >= 0 else None


def _blast(start: int, side: int, through: int, stop: int) -> Event:
    path, here = [], start
    for _ in range(through):
        here = NEXT[4 * here + side]
        path.append(cell_of(here))
    return Blast(
        start=cell_of(start),
        direction=SIDES[side],
        path=tuple(path),
        stop=STOPS[stop],
        lit=cell_of(NEXT[4 * here + side]) if stop == fire.LIT else None,
        edge=edge_at(here, side) if stop in (fire.WALL, fire.DOOR) else None,
    )


STOPS: tuple[Literal["fire", "wall", "door", "edge"], ...] = ("fire", "wall", "door", "edge")
FIRE_CAUSES: tuple[Literal["set-up", "smoke", "beside"], ...] = ("set-up", "smoke", "beside")
EXPLOSION_CAUSES: tuple[Literal["set-up", "roll", "hazmat"], ...] = ("set-up", "roll", "hazmat")


def _splashed(seat: int, red: int, black: int, target: int, reached: int, cleared: int) -> Event:
    others = [cell for cell in cells_of(reached) if cell != cell_of(target)]
    return Splashed(
        seat=seat,
        dice=(red, black),
        target=cell_of(target),
        cells=(cell_of(target), *others),
        cleared=cells_of(cleared),
    )


_MAKERS: dict[int, Callable[..., Event]] = {
    fire.SMOKE_CAME: lambda space: SmokeCame(cell=cell_of(space)),
    fire.FIRE_CAME: lambda space, cause: FireCame(cell=cell_of(space), cause=FIRE_CAUSES[cause]),
    fire.EXPLODED: lambda space, cause: Exploded(cell=cell_of(space), cause=EXPLOSION_CAUSES[cause]),
    fire.BLAST: _blast,
    fire.DOOR_GONE: lambda space, side: DoorGone(edge=edge_at(space, side)),
    fire.DAMAGED: lambda space, side, damage, total: WallDamaged(edge=edge_at(space, side), damage=damage, total=total),
    fire.FLASHED: lambda wave, *spaces: FlashedOver(wave=wave, cells=tuple(map(cell_of, spaces))),
    fire.BURNT_OUT: lambda *spaces: BurntOut(cells=tuple(map(cell_of, spaces))),
    codes.TOOK: lambda seat, role, drawn: Took(seat=seat, specialist=SPECIALISTS[role - 1], drawn=bool(drawn)),
    codes.PLACED: lambda seat, space: Placed(seat=seat, cell=cell_of(space)),
    codes.PARKED: lambda seat, vehicle, side: Parked(seat=seat, vehicle=VEHICLES[vehicle], side=SIDES[side]),
    codes.BEGAN: lambda chooser, seat: Began(chooser=chooser, seat=seat),
    codes.TURN: lambda seat, ap, special: Turn(seat=seat, ap=ap, special=special),
    codes.MOVED: lambda seat, start, space, way, cost, by: Moved(
        seat=seat, start=cell_of(start), cell=cell_of(space), way=codes.WAYS[way], cost=cost, by=_somebody(by)
    ),
    codes.DOOR_TURNED: lambda seat, space, side, is_open, by: DoorTurned(
        seat=seat, edge=edge_at(space, side), open=bool(is_open), by=_somebody(by)
    ),
    codes.DOUSED: lambda seat, space, smoke, cost: Doused(
        seat=seat, cell=cell_of(space), left="smoke" if smoke else "clear", cost=cost
    ),
    codes.CHOPPED: lambda seat, space, side, cost: Chopped(seat=seat, edge=edge_at(space, side), cost=cost),
    codes.DROVE: lambda seat, vehicle, start, side: Drove(
        seat=seat, vehicle=VEHICLES[vehicle], start=SIDES[start], side=SIDES[side]
    ),
    codes.RODE: lambda seat, space: Rode(seat=seat, cell=cell_of(space)),
    codes.STAYED: lambda seat: Stayed(seat=seat),
    codes.GUN_FIRED: lambda seat, cost: GunFired(seat=seat, cost=cost),
    codes.REROLLING: lambda seat, die: Rerolling(seat=seat, die=DICE[die]),
    codes.SPLASHED: _splashed,
    codes.TREATED_ONE: lambda seat, space: Treated(seat=seat, cell=cell_of(space)),
    codes.DISPOSED: lambda seat, space: Disposed(seat=seat, cell=cell_of(space)),
    codes.REVEALING: lambda seat, space: Revealing(seat=seat, cell=cell_of(space)),
    codes.REVEALED: lambda space, victim: Revealed(cell=cell_of(space), found="victim" if victim else "alarm"),
    codes.CHANGED: lambda seat, before, after, ap, special: Changed(
        seat=seat, before=SPECIALISTS[before - 1], after=SPECIALISTS[after - 1], ap=ap, special=special
    ),
    codes.SAVED_ONE: lambda seat, space, rescued: Rescued(seat=seat, cell=cell_of(space), rescued=rescued),
    codes.TURN_ENDED: lambda seat, saved: TurnEnded(seat=seat, saved=saved),
    codes.ROLLED: lambda purpose, red, black: Rolled(
        purpose=codes.PURPOSES[purpose], red=red or None, black=black or None
    ),
    codes.HAZMAT_PLACED: lambda space: HazmatPlaced(cell=cell_of(space)),
    codes.EXPLODING: lambda seat, space: Exploding(seat=seat, cell=cell_of(space)),
    codes.FLARED_UP: lambda space: FlaredUp(cell=cell_of(space)),
    codes.HOT_SPOT: lambda space, reserve: HotSpot(cell=cell_of(space), reserve=reserve),
    codes.KNOCKED: lambda seat, space: KnockedDown(seat=seat, cell=cell_of(space)),
    codes.RECOVERED: lambda seat, space: Recovered(seat=seat, cell=cell_of(space)),
    codes.LOST_ONE: lambda space, lost: Lost(cell=cell_of(space), lost=lost),
    codes.POI_PLACED: lambda space, rolled, cleared: PoiPlaced(
        cell=cell_of(space), rolled=cell_of(rolled), cleared=bool(cleared)
    ),
    codes.NO_POI: NoPoi,
    codes.WON: lambda rescued: Won(rescued=rescued),
    codes.PLAYS_ON: lambda seat: PlaysOn(seat=seat),
    codes.FINISHED: lambda seat: Finished(seat=seat),
    codes.FELL_DOWN: lambda victims, poi: Collapsed(victims=victims, poi=poi),
    codes.ENDED: lambda reason: Ended(reason=codes.REASONS[reason]),
}
