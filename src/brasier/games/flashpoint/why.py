"""Why nothing can be done on a space or an edge of Flash Point now.

What would be most natural there is tried on a copy, and the rules answer. Only what no action stands for, such as being
too far away, is said here.
"""

from brasier.core.game import CellTarget, EdgeTarget, Refusal, Target, what_forbids
from brasier.games.flashpoint import codes
from brasier.games.flashpoint.data import ADVANCED, COLUMNS, IMAGING, RESCUE, ROWS
from brasier.games.flashpoint.ground import EDGE, NEXT, NOWHERE, has, inside_number
from brasier.games.flashpoint.notation import read_action, write_space
from brasier.games.flashpoint.paths import list_paths, reach, step_cost
from brasier.games.flashpoint.position import Cell, Edge, cell_of, edge_at, space_at
from brasier.games.flashpoint.rules import FlashPoint
from brasier.games.flashpoint.view import list_choices

ENOUGH = 99  # action points for any way through the house

# The verb of the questions that are answered with a space.
VERBS = {
    codes.PLACE_ONE: "place",
    codes.KNOCKED_DOWN: "fall",
    codes.WHO_RIDES: "ride",
    codes.WHICH_HAZMAT: "explode",
}


def why(state: FlashPoint, seat: int, target: Target) -> Refusal | None:
    if isinstance(target, CellTarget) and _is_space(target.at):
        return None if _is_offered(state, seat, target) else _why_not_space(state, seat, space_at(target.at))
    found = _find_edge(target.between) if isinstance(target, EdgeTarget) else None
    if found is None:
        return Refusal("flashpoint-nothing-there", "P1")
    space, side = found
    if _is_offered(state, seat, EdgeTarget(edge_at(space, side))):
        return None
    return _why_not_edge(state, seat, space, side)


def _is_space(cell: Cell) -> bool:
    return 0 <= cell[0] <= ROWS + 1 and 0 <= cell[1] <= COLUMNS + 1


def _find_edge(between: Edge) -> tuple[int, int] | None:
    """A space and its side; None where no wall or door can ever be."""
    if not all(map(_is_space, between)):
        return None
    space, other = map(space_at, between)
    for side in range(4):
        if NEXT[4 * space + side] == other and EDGE[4 * space + side] != NOWHERE:
            return space, side
    return None


def _is_offered(state: FlashPoint, seat: int, target: CellTarget | EdgeTarget) -> bool:
    """Whether an action or a path is about this target; or about something that lies there as well."""
    offered = {choice.target for choice in list_choices(state, seat)}
    offered |= {path.target for path in list_paths(state, seat)}
    offered |= {CellTarget(cell_of(space)) for space in _spaces_besides(state, seat)}
    return target in offered


def _spaces_besides(state: FlashPoint, seat: int) -> list[int]:
    """The second space of each spot a vehicle may go to (P4); one's own, for what is done where one stands."""
    spaces = []
    for action in state.legal(seat):
        if codes.DRIVE <= action < codes.GUN:
            spaces.append(state.spot(*divmod(action - codes.DRIVE, 4), 1))
        elif codes.PARK <= action < codes.BEGIN:
            spaces.append(state.spot(*divmod(action - codes.PARK, 4), 1))
        elif action in (codes.GUN, codes.TREAT, codes.DISPOSE) or codes.CHANGE <= action < codes.COMMAND:
            spaces.append(state.space(seat))
    return spaces


def _acts(state: FlashPoint, seat: int) -> bool:
    return state.phase == codes.ACT and seat == state.seat


# ---- a space


def _why_not_space(state: FlashPoint, seat: int, space: int) -> Refusal | None:
    if not _acts(state, seat):
        return _why_not_now(state, seat, space)
    here = state.space(seat)
    if space == here:
        tried = _cheapest(state, seat, [codes.DOUSE, codes.TREAT, codes.DISPOSE])
        return tried or Refusal("flashpoint-you-are-here", "P7")
    if state.role(seat) == IMAGING and has(state.poi, space):
        return what_forbids(state, seat, codes.REVEAL + inside_number(space))
    for side in range(4):
        if NEXT[4 * here + side] == space:
            beside = [codes.MOVE + side, codes.DOUSE + 1 + side, codes.QUENCH + 1 + side]
            return _cheapest(state, seat, beside) or what_forbids(state, seat, codes.MOVE + side)
    return _why_not_that_far(state, seat, space)


def _why_not_now(state: FlashPoint, seat: int, space: int) -> Refusal | None:
    """Somebody else's turn, the dice's, or a question that waits for its answer."""
    verb = VERBS.get(state.phase)
    try:
        action = codes.DOUSE if verb is None else read_action(state, seat, f"{verb} {write_space(space)}")
    except Refusal as refusal:
        return refusal
    return what_forbids(state, seat, action)


def _cheapest(state: FlashPoint, seat: int, actions: list[int]) -> Refusal | None:
    """Of what only lacks points, that which lacks fewest."""
    reasons = [reason for action in actions if (reason := what_forbids(state, seat, action)) is not None]
    dear = [reason for reason in reasons if reason.code == "flashpoint-too-few-points"]
    return min(dear, key=lambda reason: int(reason.facts["cost"]), default=None)


def _why_not_that_far(state: FlashPoint, seat: int, space: int) -> Refusal | None:
    if state.burns(space):
        return Refusal("flashpoint-fire-too-far", "P14")
    if state.mode == ADVANCED:
        for number in range(8):
            vehicle, side = divmod(number, 4)
            is_spot = space in (state.spot(vehicle, side, 0), state.spot(vehicle, side, 1))
            if is_spot and state.parked_at(vehicle) != side:
                return what_forbids(state, seat, codes.DRIVE + number)
    return _why_no_way(state, seat, space)


def _why_no_way(state: FlashPoint, seat: int, space: int) -> Refusal:
    """The way there with as many points as one likes, and nothing to find on it, says what is in the way."""
    points = state.ap + (state.special if state.role(seat) == RESCUE else 0)
    walker = state.clone()
    walker.ap, walker.poi = ENOUGH, 0
    steps = reach(walker, codes.WALK).get(space)
    if steps is None:
        return Refusal("flashpoint-no-safe-way", "P2")
    cost = len(steps) * step_cost(codes.WALK)
    if cost <= points:
        return Refusal("flashpoint-poi-on-the-way", "P11")
    return Refusal("flashpoint-too-far", "P8", {"cost": cost, "left": points})


# ---- an edge


def _why_not_edge(state: FlashPoint, seat: int, space: int, side: int) -> Refusal | None:
    if not _acts(state, seat):
        return what_forbids(state, seat, codes.DOUSE)
    has_door = state.has_door(space, side)
    if not has_door and not state.blocked(space, side):
        if state.was_wall(space, side):
            return Refusal("flashpoint-wall-destroyed", "P15")
        return Refusal("flashpoint-way-is-open", "P2")
    first = codes.DOOR_TURN if has_door else codes.CHOP
    here = state.space(seat)
    if here == space:
        return what_forbids(state, seat, first + side)
    if here == NEXT[4 * space + side]:
        return what_forbids(state, seat, first + (side + 2) % 4)
    return Refusal("flashpoint-edge-too-far", "P13" if has_door else "P15", {"what": "door" if has_door else "wall"})
