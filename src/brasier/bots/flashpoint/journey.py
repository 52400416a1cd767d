"""What a way costs whoever goes it, by the rules: what people are told, and can count.

The searching players plan with dearer walls (`errands`), because an axe harms the house; nobody pays such a price.
"""

from collections.abc import Callable, Iterable
from heapq import heapify, heappop, heappush
from typing import Final

from brasier.games.flashpoint.codes import AMBULANCE, CARRY, HAUL, LEAD, WALK
from brasier.games.flashpoint.data import FAMILY, MOST_DAMAGE
from brasier.games.flashpoint.ground import NEXT, OFF_BOARD, RING_SPACE, SPACES, has
from brasier.games.flashpoint.rules import FlashPoint
from brasier.games.flashpoint.turn import chop_cost, move_cost, water_cost

FAR: Final = 999  # there is no way
ANYBODY: Final = 0  # a firefighter without a trade


def walks(state: FlashPoint, start: int, role: int) -> list[int]:
    """Walking from a space to each other. Fire is put out or run through, both for 1 point more (P8, P14)."""
    return _flooded(state, role, [(start, 0)], lambda _, there: int(move_cost(WALK, has(state.fire, there))))


def ways_to_safety(state: FlashPoint, role: int, is_treated: bool) -> list[int]:
    """With a victim from each space to where they are rescued: outside (P12), or at the ambulance (P32)."""
    return _loaded(state, role, LEAD if is_treated else CARRY, _refuges(state))


def ways_to_ambulance(state: FlashPoint, is_treated: bool) -> list[int]:
    """With a victim from each space to where the ambulance stands now; anybody can do it."""
    spots = [(int(state.spot(AMBULANCE, state.ambulance, place)), 0) for place in range(2)]
    return _loaded(state, ANYBODY, LEAD if is_treated else CARRY, spots)


def ways_outside(state: FlashPoint, role: int) -> list[int]:
    """With a hazmat from each space out of the house (P44)."""
    return _loaded(state, role, HAUL, ((space, 0) for space in RING_SPACE))


def _refuges(state: FlashPoint) -> Iterable[tuple[int, int]]:
    """Where victims are safe, and what it takes to call the ambulance there (P33)."""
    if state.mode == FAMILY or state.ambulance < 0:
        return [(space, 0) for space in RING_SPACE]
    drives = [(0, 1, 2, 1)[(side - int(state.ambulance)) % 4] for side in range(4)]
    return [(int(state.spot(AMBULANCE, side, place)), 2 * drives[side]) for side in range(4) for place in range(2)]


def _loaded(state: FlashPoint, role: int, way: int, goals: Iterable[tuple[int, int]]) -> list[int]:
    """From each space to the cheapest of the goals; nobody is taken into fire, so it is put out first (P9)."""
    pace, water = int(move_cost(way, False)), int(water_cost(role, False))
    return _flooded(state, role, goals, lambda here, _: pace + water if has(state.fire, here) else pace)


def _flooded(
    state: FlashPoint, role: int, sources: Iterable[tuple[int, int]], step: Callable[[int, int], int]
) -> list[int]:
    """From the sources, each with its price, to every space. The house bears the blows of the whole way, or it is none
    (P26): so where a way is cheaper, a dearer one with fewer blows is followed too."""
    found = [FAR] * SPACES
    fewest = [MOST_DAMAGE - int(state.damage)] * SPACES  # blows; as many bring the house down
    heap = [(price, 0, space) for space, price in sources]
    heapify(heap)
    while heap:
        cost, blows, here = heappop(heap)
        if blows >= fewest[here]:
            continue
        fewest[here] = blows
        found[here] = min(found[here], cost)
        for side in range(4):
            there = NEXT[4 * here + side]
            if there == OFF_BOARD or blows >= fewest[there]:
                continue
            price, more = _past(state, here, side, role)
            if blows + more < fewest[there]:
                heappush(heap, (cost + price + step(here, there), blows + more, there))
    return found


def _past(state: FlashPoint, here: int, side: int, role: int) -> tuple[int, int]:
    """What it costs to make way over an edge, and in how many blows: the door (P13), or the axe (P15)."""
    if not state.blocked(here, side):
        return 0, 0
    if state.has_door(here, side):
        return 1, 0
    blows = 1 if state.cracked(here, side) else 2
    return blows * int(chop_cost(role)), blows
