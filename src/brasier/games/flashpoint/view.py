"""What everybody at the table sees of a match of Flash Point, and what may be done.

Nothing is secret here: what a face-down point of interest hides is decided when it is turned over (P5), so every seat
and every spectator has the same view, and a view is the whole truth.
"""

from typing import Literal

import msgspec

from brasier.core.game import CellTarget, Choice, EdgeTarget, Looker, Target
from brasier.games.flashpoint import codes
from brasier.games.flashpoint.advanced import gun_cost
from brasier.games.flashpoint.codes import AMBULANCE
from brasier.games.flashpoint.data import EDITIONS, LEVELS, MODES, SPECIALISTS
from brasier.games.flashpoint.ground import INSIDE_SPACE, NEXT, RING_SPACE, SIDES
from brasier.games.flashpoint.house import VEHICLES, house_of
from brasier.games.flashpoint.notation import DICE, write_action
from brasier.games.flashpoint.options import Options
from brasier.games.flashpoint.position import (
    Cell,
    Edge,
    Side,
    cell_of,
    cells_of,
    edge_at,
    edge_layers,
    edges_of,
    layer_of,
    openings_of,
    pieces_of,
    ring_cells_of,
    ring_of,
    row_of,
    space_at,
)
from brasier.games.flashpoint.rules import FlashPoint, start
from brasier.games.flashpoint.turn import chop_cost, move_cost, water_cost

PHASES = (
    "first-explosion", "second-explosion", "third-explosion", "fourth-explosion", "hazmats", "poi", "draw", "take",
    "hot-spots", "place", "park", "begin", "act", "identify", "ride", "gun", "aim", "red-again", "black-again",
    "cheer", "fire", "explode", "fall", "perish", "new-poi", "arrive", "done",
)  # fmt: skip
assert PHASES.index("act") == codes.ACT
assert PHASES.index("done") == codes.DONE


class Firefighter(msgspec.Struct, frozen=True, kw_only=True):
    """Of whose turn it is, `ap` and `special` are what is left; of the others, `ap` is what they have saved (P7)."""

    seat: int
    cell: Cell | None  # None: not placed yet
    ap: int
    special: int
    specialist: str | None  # None: a family match, or not taken yet


class Wall(msgspec.Struct, frozen=True, kw_only=True):
    edge: Edge
    damage: int  # 0 intact, 1 damaged, 2 destroyed


class Door(msgspec.Struct, frozen=True, kw_only=True):
    edge: Edge
    state: Literal["closed", "open", "destroyed"]


class Victim(msgspec.Struct, frozen=True, kw_only=True):
    cell: Cell
    treated: bool


class Spot(msgspec.Struct, frozen=True, kw_only=True):
    """P4: two spaces outside where a vehicle may park."""

    side: Side
    cells: tuple[Cell, Cell]


class End(msgspec.Struct, frozen=True, kw_only=True):
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    seat: int | None  # whose view; None: a spectator
    options: Options
    phase: str
    turn: int | None  # the seat to act; None when chance is to act or the match is over
    player: int  # whose turn it is
    firefighters: tuple[Firefighter, ...]
    fire: tuple[Cell, ...]  # inside and, while the fire advances, outside
    smoke: tuple[Cell, ...]
    walls: tuple[Wall, ...]
    doors: tuple[Door, ...]
    openings: tuple[Edge, ...]
    poi: tuple[Cell, ...]  # face down
    victims: tuple[Victim, ...]
    hazmats: tuple[Cell, ...]
    hot_spots: tuple[Cell, ...]
    reserve: int  # hot spots that can still come (P30)
    ambulance: Spot | None
    engine: Spot | None
    ambulance_spots: tuple[Spot, ...]
    engine_spots: tuple[Spot, ...]
    rescued: int
    lost: int
    damage: int
    pool: int  # points of interest that have not come yet
    unseen_victims: int  # victims among the pool and what lies face down
    unseen_alarms: int  # false alarms among them
    target: Cell | None  # the space it is about: of the last roll, or of what is being revealed
    dice: tuple[int, int] | None  # red and black at the deck gun, before they are turned (P34)
    rerolled: tuple[str, ...]  # which of them were rolled again (P42)
    waiting: tuple[int, ...]  # seats that still have to say where they recover, or whether they ride along
    vehicle: str | None  # the one they may ride in
    fresh: bool  # nothing was done this turn, so a crew change is possible (P43)
    cafs_commanded: bool  # the CAFS firefighter has taken its one point (P39)
    flaring: bool = False  # the last target held a hot spot: the fire will advance once more (P46)
    flared: bool = False  # this fire phase had a flare-up before that
    to_come: int = 0  # set-up: markers of this kind still to be placed
    playing_on: bool = False  # P24
    end: End | None = None


def make_view(state: FlashPoint, seat: Looker) -> View:
    house = state.house
    actor = state.to_act()
    outcome = state.outcome()
    blocking = set(edges_of(state.h, state.v))
    cracked = set(edges_of(state.crack_h, state.crack_v))
    markers = set(edges_of(state.door_h, state.door_v))
    return View(
        seat=seat if isinstance(seat, int) else None,
        options=options_of(state),
        phase=PHASES[state.phase],
        turn=actor if actor >= 0 else None,
        player=state.seat,
        firefighters=tuple(_firefighter(state, number) for number in range(state.firefighters)),
        fire=tuple(sorted(cells_of(state.fire) + ring_cells_of(state.fire_outside))),
        smoke=cells_of(state.smoke),
        walls=tuple(
            Wall(edge=edge, damage=2 if edge not in blocking else 1 if edge in cracked else 0)
            for edge in edges_of(house.walls_h, house.walls_v)
        ),
        doors=tuple(
            Door(edge=edge, state="destroyed" if edge not in markers else "closed" if edge in blocking else "open")
            for edge in edges_of(house.doors_h, house.doors_v)
        ),
        openings=openings_of(house),
        poi=cells_of(state.poi),
        victims=tuple(Victim(cell=cell, treated=treated) for cell, treated in pieces_of(state.victims)),
        hazmats=tuple(cell for cell, _ in pieces_of(state.hazmats)),
        hot_spots=cells_of(state.hot),
        reserve=state.reserve,
        ambulance=_spot(house.ambulance, state.ambulance) if state.ambulance >= 0 else None,
        engine=_spot(house.engine, state.engine) if state.engine >= 0 else None,
        ambulance_spots=tuple(_spot(house.ambulance, side) for side in range(4)),
        engine_spots=tuple(_spot(house.engine, side) for side in range(4)),
        rescued=state.rescued,
        lost=state.lost,
        damage=state.damage,
        pool=state.in_pool(),
        unseen_victims=state.unseen_victims,
        unseen_alarms=state.unseen_alarms,
        target=cell_of(state.target) if state.target else None,
        dice=cell_of(state.target) if state.phase in AT_THE_GUN else None,
        rerolled=tuple(die for number, die in enumerate(DICE) if state.rerolled >> number & 1),
        waiting=tuple(number for number in range(state.firefighters) if state.waiting >> number & 1),
        vehicle=VEHICLES[state.vehicle] if state.phase == codes.WHO_RIDES else None,
        fresh=state.fresh,
        cafs_commanded=state.cafs_commanded,
        flaring=state.flaring,
        flared=state.flared,
        to_come=state.to_come,
        playing_on=state.playing_on,
        end=None if outcome is None else End(reason=outcome.reason, scores=outcome.scores, winners=outcome.winners),
    )


AT_THE_GUN = (codes.AIM, codes.RED_AGAIN, codes.BLACK_AGAIN)


def options_of(state: FlashPoint) -> Options:
    specialists: str | tuple[str, ...] = TAKING[state.taking]
    if state.taking == codes.GIVEN:
        specialists = tuple(SPECIALISTS[(state.given >> 4 * seat & 15) - 1] for seat in range(state.firefighters))
    return Options(
        mode=MODES[state.mode],
        board=state.house.name,
        level=LEVELS[state.level],
        firefighters=state.firefighters,
        specialists=specialists,
        edition=EDITIONS[int(state.doors_stay)],
        quick=state.quick,
    )


TAKING = ("choose", "draw", "")


def start_state(options: Options) -> FlashPoint:
    """The state before the first step."""
    given, taking = 0, codes.GIVEN
    if isinstance(options.specialists, str):
        taking = TAKING.index(options.specialists)
    else:
        given = sum(SPECIALISTS.index(name) + 1 << 4 * seat for seat, name in enumerate(options.specialists))
    return start(
        house_of(options.board),
        MODES.index(options.mode),
        LEVELS.index(options.level),
        options.firefighters,
        EDITIONS.index(options.edition),
        options.quick,
        taking,
        given,
    )


def _firefighter(state: FlashPoint, seat: int) -> Firefighter:
    acts = seat == state.seat
    role = state.role(seat)
    return Firefighter(
        seat=seat,
        cell=cell_of(state.space(seat)) if _is_placed(state, seat) else None,
        ap=state.saved_by(seat) + (state.ap if acts else 0),
        special=state.special if acts else 0,
        specialist=SPECIALISTS[role - 1] if role else None,
    )


def _is_placed(state: FlashPoint, seat: int) -> bool:
    return state.phase > codes.PLACE_ONE or (state.phase == codes.PLACE_ONE and seat < state.placed)


def _spot(spots: bytes, side: int) -> Spot:
    return Spot(side=SIDES[side], cells=(cell_of(spots[2 * side]), cell_of(spots[2 * side + 1])))


# ---- in one line


def write_position(view: View) -> str:
    """The whole position as one line, for logs and comparisons; what is empty is left out."""
    parts = [f"{view.phase} {view.player}"]
    parts += [f"{name} {' '.join(map(_at, cells))}" for name, cells in _layers(view) if cells]
    parts.append("walls " + " ".join(_between(w.edge) + "x" * w.damage for w in view.walls if w.damage))
    parts.append("doors " + " ".join(_between(d.edge) for d in view.doors if d.state == "closed"))
    parts.append("open " + " ".join(_between(d.edge) for d in view.doors if d.state == "open"))
    parts.append("victims " + " ".join(_at(v.cell) + "t" * v.treated for v in view.victims))
    parts.append("firefighters " + " ".join(map(_who, view.firefighters)))
    for name, spot in (("ambulance", view.ambulance), ("engine", view.engine)):
        parts += [f"{name} {spot.side}"] if spot else []
    parts += [f"waiting {' '.join(map(str, view.waiting))}"] if view.waiting else []
    parts += [f"target {_at(view.target)}"] if view.target else []
    parts.append(f"rescued {view.rescued} lost {view.lost} damage {view.damage}")
    parts.append(f"pool {view.pool} unseen {view.unseen_victims}+{view.unseen_alarms} reserve {view.reserve}")
    parts += [name for name in ("fresh", "cafs_commanded", "flaring", "flared", "playing_on") if getattr(view, name)]
    return " | ".join(part for part in parts if " " not in part or not part.endswith(" "))


def _layers(view: View) -> list[tuple[str, tuple[Cell, ...]]]:
    hazards = [("fire", view.fire), ("smoke", view.smoke), ("hazmats", view.hazmats), ("hot", view.hot_spots)]
    return [*hazards, ("poi", view.poi)]


def _at(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def _between(edge: Edge) -> str:
    return f"{_at(edge[0])}-{_at(edge[1])}"


def _who(firefighter: Firefighter) -> str:
    where = "?" if firefighter.cell is None else _at(firefighter.cell)
    points = f"{firefighter.ap}" + (f"+{firefighter.special}" if firefighter.special else "")
    return f"{firefighter.seat}@{where}:{points}" + (f":{firefighter.specialist}" if firefighter.specialist else "")


# ---- back to a state


def make_world(view: View) -> FlashPoint:
    """The state of a view: a view tells everything."""
    state = start_state(view.options)
    state.phase = PHASES.index(view.phase)
    state.seat = view.player
    standing = {wall.edge for wall in view.walls if wall.damage < 2}
    closed = {door.edge for door in view.doors if door.state == "closed"}
    state.h, state.v = edge_layers(standing | closed)
    state.crack_h, state.crack_v = edge_layers({wall.edge for wall in view.walls if wall.damage == 1})
    state.door_h, state.door_v = edge_layers({door.edge for door in view.doors if door.state != "destroyed"})
    state.fire, state.fire_outside = layer_of(view.fire), ring_of(view.fire)
    state.smoke, state.hot, state.poi = layer_of(view.smoke), layer_of(view.hot_spots), layer_of(view.poi)
    state.victims = row_of([(victim.cell, victim.treated) for victim in view.victims])
    state.hazmats = row_of([(cell, False) for cell in view.hazmats])
    state.reserve, state.damage = view.reserve, view.damage
    state.rescued, state.lost = view.rescued, view.lost
    state.unseen_victims, state.unseen_alarms = view.unseen_victims, view.unseen_alarms
    state.ambulance = -1 if view.ambulance is None else SIDES.index(view.ambulance.side)
    state.engine = -1 if view.engine is None else SIDES.index(view.engine.side)
    state.target = 0 if view.target is None else space_at(view.target)
    state.rerolled = sum(1 << DICE.index(die) for die in view.rerolled)
    state.waiting = sum(1 << seat for seat in view.waiting)
    state.vehicle = 0 if view.vehicle is None else VEHICLES.index(view.vehicle)
    state.fresh, state.cafs_commanded = view.fresh, view.cafs_commanded
    state.flaring, state.flared, state.playing_on = view.flaring, view.flared, view.playing_on
    state.to_come = view.to_come
    state.reason = 0 if view.end is None else codes.REASONS.index(view.end.reason)
    _seat_everybody(state, view)
    return state


def _seat_everybody(state: FlashPoint, view: View) -> None:
    state.where = state.saved = state.roles = state.ap = state.special = 0
    acting = codes.ACT <= state.phase <= codes.CHEER
    for firefighter in view.firefighters:
        if firefighter.cell is not None:
            state.put(firefighter.seat, space_at(firefighter.cell))
        if firefighter.specialist is not None:
            state.be(firefighter.seat, SPECIALISTS.index(firefighter.specialist) + 1)
        if acting and firefighter.seat == view.player:
            state.ap, state.special = firefighter.ap, firefighter.special
        else:
            state.saved |= firefighter.ap << 4 * firefighter.seat
    if state.phase in (codes.TAKE_ONE, codes.DRAW):
        state.placed = sum(firefighter.specialist is not None for firefighter in view.firefighters)
    else:
        state.placed = sum(firefighter.cell is not None for firefighter in view.firefighters)


# ---- what may be done

RULE_OF_KIND = {
    "move": "P8", "carry": "P9", "haul": "P44", "lead": "P35", "carry-lead": "P35", "haul-lead": "P35",
    "lead-two": "P35", "open": "P13", "close": "P13", "douse": "P14", "quench": "P14", "chop": "P15", "drive": "P33",
    "gun": "P34", "treat": "P35", "dispose": "P37", "reveal": "P41", "change": "P43", "command": "P39", "end": "P7",
    "finish": "P24", "play": "P24", "take": "P31", "place": "P6", "park": "P31", "begin": "P6", "ride": "P33",
    "stay": "P33", "keep": "P42", "reroll": "P42", "explode": "P45", "fall": "P22",
}  # fmt: skip


def list_choices(state: FlashPoint, seat: int) -> list[Choice]:
    """The legal actions with target, rule and the action points they cost, special ones included."""
    choices = []
    for action in state.legal(seat):
        text = write_action(state, seat, action)
        kind = text.split()[0]
        rule = "P48" if kind == "fall" and state.ambulance >= 0 else RULE_OF_KIND[kind]
        target = _target(state, seat, action)
        choices.append(Choice(action=text, kind=kind, rule=rule, target=target, cost=_cost(state, seat, action)))
    return choices


def _cost(state: FlashPoint, seat: int, action: int) -> int:
    """The points it takes, special ones included."""
    role = state.role(seat)
    if codes.COMMAND <= action < codes.TAKE:
        seat, deed = divmod(action - codes.COMMAND, 32)
        action = codes.MOVE + deed
    if codes.MOVE <= action < codes.DOOR_TURN:
        way, side = divmod(action - codes.MOVE, 4)
        return move_cost(way, state.burns(NEXT[4 * state.space(seat) + side]))
    if codes.DOUSE <= action < codes.CHOP:
        return water_cost(role, action >= codes.QUENCH)
    if codes.CHOP <= action < codes.DRIVE:
        return chop_cost(role)
    if action == codes.GUN:
        return gun_cost(role)
    if codes.DRIVE <= action < codes.GUN or codes.CHANGE <= action < codes.COMMAND or action == codes.DISPOSE:
        return 2
    if codes.DOOR_TURN <= action < codes.DOUSE or action == codes.TREAT or codes.REVEAL <= action < codes.CHANGE:
        return 1
    return 0


def _target(state: FlashPoint, seat: int, action: int) -> Target | None:
    """The space or edge it is about."""
    if codes.COMMAND <= action < codes.TAKE:
        seat, deed = divmod(action - codes.COMMAND, 32)
        action = codes.MOVE + deed
    here = state.space(seat)
    if codes.MOVE <= action < codes.DOOR_TURN:
        return CellTarget(cell_of(NEXT[4 * here + (action - codes.MOVE) % 4]))
    if codes.DOOR_TURN <= action < codes.DOUSE:
        return EdgeTarget(edge_at(here, action - codes.DOOR_TURN))
    if codes.CHOP <= action < codes.DRIVE:
        return EdgeTarget(edge_at(here, action - codes.CHOP))
    if codes.DOUSE <= action < codes.CHOP:
        side = (action - codes.DOUSE) % 5 - 1
        return CellTarget(cell_of(here if side < 0 else NEXT[4 * here + side]))
    if codes.DRIVE <= action < codes.GUN:
        return CellTarget(cell_of(state.spot(*divmod(action - codes.DRIVE, 4), 0)))
    if codes.PARK <= action < codes.BEGIN:
        return CellTarget(cell_of(state.spot(*divmod(action - codes.PARK, 4), 0)))
    if codes.REVEAL <= action < codes.CHANGE:
        return CellTarget(cell_of(INSIDE_SPACE[action - codes.REVEAL]))
    if codes.PLACE <= action < codes.PARK:
        return CellTarget(cell_of(RING_SPACE[action - codes.PLACE]))
    if codes.FALL <= action < codes.RIDE:
        return CellTarget(cell_of(state.spot(AMBULANCE, *divmod(action - codes.FALL, 2))))
    if codes.RIDE <= action < codes.STAY:
        return CellTarget(cell_of(state.spot(state.vehicle, state.parked_at(state.vehicle), action - codes.RIDE)))
    if codes.EXPLODE <= action < codes.ACTIONS:
        return CellTarget(cell_of(INSIDE_SPACE[action - codes.EXPLODE]))
    return None
