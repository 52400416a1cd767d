"""What a way costs whoever goes it, by the rules: what people are told, and can count.

The searching players plan with dearer walls (`errands`), because an axe harms the house; nobody pays such a price.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.games.flashpoint.codes import AMBULANCE, CARRY, HAUL, LEAD, WALK
from brasier.games.flashpoint.data import FAMILY, MOST_DAMAGE, RING
from brasier.games.flashpoint.ground import NEXT, OFF_BOARD, RING_SPACE, SPACES, has
from brasier.games.flashpoint.rules import FlashPoint
from brasier.games.flashpoint.turn import chop_cost, move_cost, water_cost

FAR: Final = 999  # there is no way; the dearest there can be, 8 points a step through all spaces, is cheaper
ANYBODY: Final = 0  # a firefighter without a trade
NO_ROWS: Final = vec[i64]([-1] * FAR)
NO_WAY: Final = vec[i64]([FAR] * SPACES)


def walks(state: FlashPoint, start: i64, role: i64) -> list[int]:
    """Walking from a space to each other. Fire is put out or run through, both for 1 point more (P8, P14)."""
    flood = Flood(state)
    flood.put(start, 0, 0)
    pace = move_cost(WALK, False)
    return flood.spread(role, pace, move_cost(WALK, True) - pace, 0)


def ways_to_safety(state: FlashPoint, role: i64, is_treated: bool) -> list[int]:
    """With a victim from each space to where they are rescued: outside (P12), or at the ambulance (P32)."""
    if state.mode == FAMILY or state.ambulance < 0:
        return _loaded(role, LEAD if is_treated else CARRY, _outside(state))
    flood = Flood(state)
    side: i64
    for side in range(4):  # P33: it can be called
        drives = (side - state.ambulance) & 3
        if drives == 3:
            drives = 1
        flood.put(state.spot(AMBULANCE, side, 0), 0, 2 * drives)
        flood.put(state.spot(AMBULANCE, side, 1), 0, 2 * drives)
    return _loaded(role, LEAD if is_treated else CARRY, flood)


def ways_to_ambulance(state: FlashPoint, is_treated: bool) -> list[int]:
    """With a victim from each space to where the ambulance stands now; anybody can do it."""
    flood = Flood(state)
    flood.put(state.spot(AMBULANCE, state.ambulance, 0), 0, 0)
    flood.put(state.spot(AMBULANCE, state.ambulance, 1), 0, 0)
    return _loaded(ANYBODY, LEAD if is_treated else CARRY, flood)


def ways_outside(state: FlashPoint, role: i64) -> list[int]:
    """With a hazmat from each space out of the house (P44)."""
    return _loaded(role, HAUL, _outside(state))


def _outside(state: FlashPoint) -> "Flood":
    flood = Flood(state)
    number: i64
    for number in range(RING):
        flood.put(i64(RING_SPACE[number]), 0, 0)
    return flood


def _loaded(role: i64, way: i64, flood: "Flood") -> list[int]:
    """From each space to the cheapest of the goals; nobody is taken into fire, so it is put out first (P9)."""
    return flood.spread(role, move_cost(way, False), 0, water_cost(role, False))


@mypyc_attr(acyclic=True)
class Flood:
    """From the sources, each with its price, to every space. The house bears the blows of the whole way, or it is none
    (P26): so where a way is cheaper, a dearer one with fewer blows is followed too.

    What is come to waits in rows of the same cost, the cheapest first (Dial's algorithm).
    """

    def __init__(self, state: FlashPoint) -> None:
        self.row: vec[i64] = NO_ROWS[:FAR]  # by cost: which of those below was put there last
        self.who: list[i64] = []  # spaces come to
        self.struck: list[i64] = []  # in how many blows
        self.before: list[i64] = []  # which was put into the same row before
        self.state = state

    def put(self, space: i64, blows: i64, cost: i64) -> None:
        """A space is come to: a source, or on the way."""
        self.who.append(space)
        self.struck.append(blows)
        self.before.append(self.row[cost])
        self.row[cost] = i64(len(self.who)) - 1

    def spread(self, role: i64, pace: i64, into_fire: i64, out_of_fire: i64) -> list[int]:
        """The cost of each space, where a step is `pace`, and so much more into fire or (as one goes back) from it."""
        state = self.state
        left = MOST_DAMAGE - state.damage  # as many blows bring the house down
        found = NO_WAY[:SPACES]
        fewest = NO_WAY[:SPACES]
        axe = chop_cost(role)
        cost: i64
        side: i64
        for cost in range(FAR):
            number = self.row[cost]
            while number >= 0:
                here = self.who[number]
                blows = self.struck[number]
                number = self.before[number]
                if blows >= fewest[here] or blows >= left:
                    continue
                fewest[here] = blows
                found[here] = min(found[here], cost)
                step = cost + pace
                if out_of_fire > 0 and has(state.fire, here):
                    step += out_of_fire
                for side in range(4):
                    there = i64(NEXT[4 * here + side])
                    if there == OFF_BOARD or blows >= fewest[there]:
                        continue
                    price = step
                    more: i64 = 0
                    if state.blocked(here, side):
                        if state.has_door(here, side):  # P13
                            price += 1
                        else:  # P15
                            more = 2
                            if state.cracked(here, side):
                                more = 1
                            price += more * axe
                    if blows + more >= fewest[there]:
                        continue
                    if into_fire > 0 and has(state.fire, there):
                        price += into_fire
                    self.put(there, blows + more, price)
        return [int(found[here]) for here in range(SPACES)]
