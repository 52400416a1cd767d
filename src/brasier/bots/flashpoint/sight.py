"""What a player of Flash Point works out of a view: what stands between two spaces, and what a way costs.

Spaces are numbers, 10·row + column, as in the rules; a set of spaces is one integer with a bit for each.
"""

from heapq import heappop, heappush
from typing import NamedTuple

from brasier.games.flashpoint.data import MOST_DAMAGE
from brasier.games.flashpoint.ground import INSIDE_SPACE, NEXT, OFF_BOARD, RING_SPACE, SIDES, SPACES
from brasier.games.flashpoint.position import Cell
from brasier.games.flashpoint.view import View

FAR = 999
FREE, DOOR, CRACKED, WALL = range(4)  # what is between two spaces that lie side by side
INSIDE = tuple(INSIDE_SPACE)
OUTSIDE = tuple(RING_SPACE)
OUTSIDE_BITS = sum(1 << space for space in OUTSIDE)
SPARED = 4  # damage the team keeps in hand: nobody swings an axe at a house about to fall

Edge = tuple[int, int]


def number(cell: Cell) -> int:
    return 10 * cell[0] + cell[1]


def bits(cells: tuple[Cell, ...]) -> int:
    found = 0
    for row, column in cells:
        found |= 1 << 10 * row + column
    return found


def spaces(layer: int) -> list[int]:
    found = []
    while layer:
        low = layer & -layer
        found.append(low.bit_length() - 1)
        layer ^= low
    return found


class Step(NamedTuple):
    """One step of a way: the side one goes to, the space there, and what is between."""

    side: int
    there: int
    hurdle: int


def _around(space: int) -> list[tuple[Edge, Step]]:
    """The edges of a space with the steps over them, if nothing is in the way."""
    steps = [Step(side, NEXT[4 * space + side], FREE) for side in range(4) if NEXT[4 * space + side] != OFF_BOARD]
    return [((min(space, step.there), max(space, step.there)), step) for step in steps]


AROUND = [_around(space) for space in range(SPACES)]


class Hand(NamedTuple):
    """What things cost whoever does them (P35, P40)."""

    water: int
    chop: int


def hand_of(specialist: str | None) -> Hand:
    return Hand(water=2 if specialist in ("paramedic", "rescue") else 1, chop=1 if specialist == "rescue" else 2)


class Sight:
    """The house as it stands: what burns, and what is beside what."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.fire = bits(view.fire)
        self.smoke = bits(view.smoke)
        self.poi = bits(view.poi)
        self.victims = bits(tuple(victim.cell for victim in view.victims))
        self.treated = bits(tuple(victim.cell for victim in view.victims if victim.treated))
        self.hazmats = bits(view.hazmats)
        self.is_advanced = view.options.mode == "advanced"
        hurdles = _hurdles(view)
        self.steps: list[list[Step]] = []
        self.beside: list[int] = []  # spaces adjacent to each (P2)
        for space in range(SPACES):
            around = [
                Step(free.side, free.there, hurdles[edge]) if edge in hurdles else free for edge, free in AROUND[space]
            ]
            self.steps.append(around)
            self.beside.append(sum(1 << step.there for step in around if step.hurdle == FREE))

    def step(self, here: int, there: int) -> Step:
        return next(step for step in self.steps[here] if step.there == there)

    def hope(self) -> float:
        """How likely it is that a face-down point of interest is a victim (P5)."""
        unseen = self.view.unseen_victims + self.view.unseen_alarms
        return self.view.unseen_victims / unseen if unseen else 0.0

    def refuges(self) -> dict[int, int]:
        """Where a victim is safe, and the points it takes until the ambulance is there too (P12, P32)."""
        if not self.is_advanced:
            return dict.fromkeys(OUTSIDE, 0)
        sides = [spot.side for spot in self.view.ambulance_spots]
        parked = self.view.ambulance
        found = {}
        for at, spot in enumerate(self.view.ambulance_spots):
            turns = 0 if parked is None else (at - sides.index(parked.side)) % 4
            for cell in spot.cells:
                found[number(cell)] = (0, 2, 4, 2)[turns]
        return found


def _hurdles(view: View) -> dict[Edge, int]:
    found = {(number(wall.edge[0]), number(wall.edge[1])): WALL - wall.damage for wall in view.walls if wall.damage < 2}
    for door in view.doors:
        if door.state == "closed":
            found[number(door.edge[0]), number(door.edge[1])] = DOOR
    return found


# ---- ways


def prices(sight: Sight, hand: Hand) -> list[int]:
    """What it takes to get past a hurdle. An axe costs points, and the house what it cannot get back."""
    damage = sight.view.damage
    blow = hand.chop + (2 if 2 * damage < MOST_DAMAGE else 4)
    axe = [blows * blow if damage + blows <= MOST_DAMAGE - SPARED else FAR for blows in (1, 2)]
    return [0, 1, *axe]


class Ways:
    """The cheapest way between one place (or the nearest of several) and every space."""

    def __init__(self) -> None:
        self.cost = [FAR] * SPACES
        self.via = [-1] * SPACES  # the next space on it, towards that place; -1: this is it, or there is no way


def ways_from(sight: Sight, start: int, hand: Hand) -> Ways:
    """Walking. Fire on the way is put out or run through, either costs one point more (P8, P14)."""
    ways = Ways()
    ways.cost[start] = 0
    heap = [(0, start)]
    fire, costs, via, price = sight.fire, ways.cost, ways.via, prices(sight, hand)
    while heap:
        cost, here = heappop(heap)
        if cost > costs[here]:
            continue
        for step in sight.steps[here]:
            there = step.there
            further = cost + price[step.hurdle] + (2 if fire >> there & 1 else 1)
            if further < costs[there]:
                costs[there] = further
                via[there] = here
                heappush(heap, (further, there))
    return ways


def ways_out(sight: Sight, hand: Hand, refuges: dict[int, int], pace: int) -> Ways:
    """With a victim: what it takes from every space to safety, at 2 points a step, or 1 for the treated (P9, P35)."""
    ways = Ways()
    heap: list[tuple[int, int]] = []
    for space, drives in refuges.items():
        ways.cost[space] = drives
        heappush(heap, (drives, space))
    fire, costs, via, price = sight.fire, ways.cost, ways.via, prices(sight, hand)
    while heap:
        cost, here = heappop(heap)
        if cost > costs[here]:
            continue
        entering = cost + pace + (hand.water if fire >> here & 1 else 0)
        for step in sight.steps[here]:
            there = step.there
            further = entering + price[step.hurdle]
            if further < costs[there]:
                costs[there] = further
                via[there] = here
                heappush(heap, (further, there))
    return ways


def first_space(ways: Ways, start: int, goal: int) -> int:
    """The space one goes to first on the way from where it starts to a goal; -1: there is no way."""
    while goal != -1 and ways.via[goal] != start:
        goal = ways.via[goal]
    return goal


def in_words(step: Step, burns: bool, way: str, hand: Hand) -> str:
    """What to do first to take a step: open the door, cut through, put the fire out, or go."""
    side = SIDES[step.side]
    if step.hurdle == DOOR:
        return f"open {side}"
    if step.hurdle:
        return f"chop {side}"
    if burns and (way != "move" or hand.water == 1):
        return f"douse {side}"
    return f"{way} {side}"
