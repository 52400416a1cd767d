"""Ways of several steps through the house of Flash Point, found by taking the steps: the rules decide each of them."""

from collections import deque

from brasier.core.game import CellTarget, Path, Refusal
from brasier.games.flashpoint.codes import ACT, MOVE, WAYS
from brasier.games.flashpoint.ground import NEXT, OFF_BOARD
from brasier.games.flashpoint.notation import write_action
from brasier.games.flashpoint.position import cell_of
from brasier.games.flashpoint.rules import FlashPoint
from brasier.games.flashpoint.turn import move_cost


def list_paths(state: FlashPoint, seat: int) -> list[Path]:
    """The cheapest path to each space, for each way of moving (P8, P9, P35, P44); near spaces first."""
    if state.phase != ACT or seat != state.seat:
        return []
    paths = []
    for way, kind in enumerate(WAYS):
        for space, sides in sorted(reach(state, way).items(), key=lambda found: (len(found[1]), found[0])):
            if len(sides) > 1:
                steps = tuple(write_action(state, seat, MOVE + 4 * way + side) for side in sides)
                cost = len(steps) * step_cost(way)
                paths.append(Path(kind=kind, target=CellTarget(cell_of(space)), cost=cost, actions=steps))
    return paths


def step_cost(way: int) -> int:
    """What each step costs: none goes into fire."""
    return move_cost(way, False)


def reach(state: FlashPoint, way: int) -> dict[int, tuple[int, ...]]:
    """Each space one can come to in this way without entering fire, and the sides one goes to on the way there.

    All steps cost the same, so whoever comes first comes cheapest. A path goes on only while nothing happens that may
    change one's mind: it ends where something is revealed (P11) or somebody is rescued (P12, P32).
    """
    seat = state.seat
    start = state.space(seat)
    found: dict[int, tuple[int, ...]] = {start: ()}
    waiting = deque([(start, state)])
    while waiting:
        here, then = waiting.popleft()
        if then.ap + then.special < step_cost(way):
            continue
        for side in range(4):
            there = NEXT[4 * here + side]
            if there in found or there == OFF_BOARD or then.blocked(here, side) or then.burns(there):
                continue
            after = then.clone()
            try:
                after.apply(seat, MOVE + 4 * way + side)
            except Refusal:
                break  # too few points, or nothing to take along: no other side would do either
            found[there] = (*found[here], side)
            if after.phase == ACT and after.rescued == state.rescued:
                waiting.append((there, after))
    return found
