"""Feurio! by rules of thumb.

Water is what counts: a zone is worth its sum divided by the lowest value with a free access (F18), so the easy player
asks of every tile how likely one of its sides stays free to the end, and stands where a large sum and lasting water
come together. Against others it also looks at what a place is worth to them. In a shared match (F22) it keeps every
colour together, leads each to a 1 of its own and leaves the others theirs.
"""

from collections.abc import Iterable, Mapping
from functools import cached_property
from math import ceil, floor, prod
from typing import Final

from brasier.bots.feurio.why import explained
from brasier.bots.thought import AS_MEANT, Budget, Player, Thought, forced, ranked
from brasier.core.rng import Rng
from brasier.games.feurio.data import COLOUR_NAMES, DIRECTIONS, MEN, PLACES, REINFORCEMENT_COLOUR
from brasier.games.feurio.position import Cell
from brasier.games.feurio.view import View

NEAR: Final = 0.5  # how much of a tile beside a zone is as good as taken
TO_COME: Final = 0.9  # what a tile that is still to be drawn may add to a zone
NEIGHBOURS: Final = 4  # tiles beside a zone that it may hope to get
DENIED: Final = 0.3  # how much of another's gain is worth being taken away
RIVALRY: Final = 0.5  # how much the others' standing weighs against one's own where a tile is laid
PRICE: Final = 0.25  # of every man after the first on the same tile
WORTH_A_MAN: Final = 0.2  # below this gain a man waits for a better place
USELESS: Final = -1.0  # where nothing is gained nobody is placed, not even by a slip
WORTH_A_FIREBREAK: Final = 1.5
TINY: Final = 1e-9  # what divisions may be off
SLIP: Final = 0.3  # an easy player does not see differences smaller than this

ALONE: Final = 6.0  # a shared match: what every zone too many costs
WATER: Final = 16.0  # what an open 1 in a zone brings
STEP: Final = 0.8  # how much is left of that for every step to a 1 that is free
AHEAD: Final = 1.5  # places that a tile still to come beside a zone may bring
CRAMPED: Final = 0.8  # what every man costs who will hardly find a place near the zone


class Easy(Player):
    """It slips: small differences it sees wrongly, and what it tells is what it sees."""

    def think(self, view: View, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        if len(legal) == 1:
            return forced(legal[0])
        if view.phase == "middle":
            worth = {action: in_the_middle(action) for action in legal}
            return Thought("worth", explained(view, legal, {action: worth[action] for action in ranked(worth)}))
        worth = judged(view, legal)
        seen = {action: worth[action] + SLIP * int(rng.below(1000)) / 1000 for action in legal}
        return Thought("worth", explained(view, legal, {action: seen[action] for action in ranked(seen)}), len(legal))


def judged(view: View, legal: list[str]) -> dict[str, float]:
    """What every action is worth, by rule of thumb."""
    forest = Forest(
        {tile.cell: 0 if tile.firebreak_of is not None else tile.value or 0 for tile in view.tiles},
        {tile.cell: dict(tile.men) for tile in view.tiles if tile.men},
        view.left,
    )
    judge = Rivals(view) if view.goal is None else Shared(view)
    return judge.tiles(forest, legal) if view.phase == "tile" else judge.men(forest, legal)


def in_the_middle(action: str) -> float:
    """F4: the highest values in the middle leave the lowest outside, where there are accesses."""
    _, low, high = action.split()
    return float(int(low) + int(high))


def _cell(word: str) -> Cell:
    q, r = word.split(",")
    return int(q), int(r)


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + q, cell[1] + r) for q, r in DIRECTIONS]


class Forest:
    """Tiles (0: a firebreak) and men by cell, and what follows from them; the tiles still to come are only counted."""

    def __init__(self, tiles: Mapping[Cell, int], men: Mapping[Cell, Mapping[str, int]], left: int) -> None:
        self.tiles = tiles
        self.men = men
        self.left = left
        self.heat: dict[Cell, int] = {}
        self.free: dict[Cell, list[Cell]] = {}
        for cell, value in tiles.items():
            self.free[cell] = [side for side in beside(cell) if side not in tiles]
            for side in self.free[cell]:
                self.heat[side] = self.heat.get(side, 0) + value

    def with_tile(self, cell: Cell, value: int) -> "Forest":
        return Forest({**self.tiles, cell: value}, self.men, self.left)

    def with_men(self, cell: Cell, colour: str, men: int) -> "Forest":
        there = dict(self.men.get(cell, {}))
        there[colour] = there.get(colour, 0) + men
        return Forest(self.tiles, {**self.men, cell: there}, self.left)

    @cached_property
    def room(self) -> dict[Cell, int]:
        """F13, F14: how many more men each tile takes; tiles that take nobody are left out."""
        free = {
            cell: min(PLACES >> 3 * value & 7, len(self.free[cell])) - sum(self.men.get(cell, {}).values())
            for cell, value in self.tiles.items()
        }
        return {cell: room for cell, room in free.items() if room > 0}

    @cached_property
    def burns(self) -> dict[Cell, float]:
        """How likely an empty cell gets a tile before the end: the hotter beside the others, the likelier (F10)."""
        cells = sorted(self.heat, key=lambda cell: -self.heat[cell])
        return {cell: self.left / (self.left + rank) if self.left else 0.0 for rank, cell in enumerate(cells)}

    @cached_property
    def lasting(self) -> dict[Cell, float]:
        """How likely a tile keeps an access to the end."""
        return {cell: 1.0 - prod(self.burns[side] for side in free) for cell, free in self.free.items()}

    def zones(self, colour: str) -> list[set[Cell]]:
        """F17."""
        rest = {cell for cell, there in self.men.items() if colour in there}
        zones = []
        while rest:
            zone: set[Cell] = set()
            edge = [min(rest)]
            while edge:
                cell = edge.pop()
                if cell in rest:
                    rest.remove(cell)
                    zone.add(cell)
                    edge += beside(cell)
            zones.append(zone)
        return zones

    def water(self, zone: Iterable[Cell]) -> float:
        """F18: one divided by the lowest open value, as far as one can foresee which sides stay open."""
        water, dry = 0.0, 1.0
        for value, lasting in sorted((self.tiles[cell], self.lasting[cell]) for cell in zone):
            water += dry * lasting / value
            dry *= 1.0 - lasting
            if dry == 0.0:
                break
        return water

    def around(self, zone: Iterable[Cell]) -> set[Cell]:
        """Tiles beside a zone that still take men."""
        inside = set(zone)
        return {side for cell in inside for side in beside(cell) if side in self.room and side not in inside}


class Rivals:
    """A competitive match: one's own count, and a look at the others'."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.player
        self.turns = view.left / view.options.players
        self.hopeful = view.left > 0 or view.phase == "tile"  # F16: when only men are placed, points are what counts
        self.supplies = [
            {colour: men for colour, men in standing.men.items() if self.counts(colour)} for standing in view.standings
        ]

    def counts(self, colour: str) -> bool:
        """F19: reinforcements do not."""
        return self.view.options.players != 3 or colour != COLOUR_NAMES[REINFORCEMENT_COLOUR]

    def men(self, forest: Forest, legal: list[str]) -> dict[str, float]:
        others = [
            self.gains(forest, colour, men)
            for seat, supply in enumerate(self.supplies)
            if seat != self.seat
            for colour, men in supply.items()
            if men
        ]
        wanted = {cell: max((gains[cell] for gains in others), default=0.0) for cell in forest.room}
        own = {colour: self.gains(forest, colour, men) for colour, men in self.supplies[self.seat].items() if men}
        worth = {"pass": WORTH_A_MAN}
        for action in legal:
            if action != "pass":
                _, where, colour, men = action.split()
                cell = _cell(where)
                gain = own[colour][cell] if colour in own else 0.0
                denied = DENIED * wanted[cell] if int(men) == forest.room[cell] else 0.0
                worth[action] = gain + denied - PRICE * (int(men) - 1) if gain + denied > 0 else USELESS
        return worth

    def tiles(self, forest: Forest, legal: list[str]) -> dict[str, float]:
        """Where the fire may go: one's own count, also with the man one places next, against the others'."""
        judged: dict[tuple[str, str], float] = {}
        worth = {}
        for action in legal:
            kind, where, *_ = action.split()
            if (kind, where) not in judged:
                judged[kind, where] = self.laid(forest, _cell(where), kind == "firebreak")
            worth[action] = judged[kind, where]
        return worth

    def laid(self, forest: Forest, cell: Cell, firebreak: bool) -> float:
        after = forest.with_tile(cell, 0 if firebreak else self.view.drawn or 0)
        standing = [sum(self.count(after, colour, men) for colour, men in own.items()) for own in self.supplies]
        others = standing[: self.seat] + standing[self.seat + 1 :]
        balance = standing[self.seat] - RIVALRY * sum(others) / len(others) - RIVALRY * max(others)
        if firebreak:
            return balance - WORTH_A_FIREBREAK
        gains = [self.gains(after, colour, men) for colour, men in self.supplies[self.seat].items() if men]
        return balance + max((gain for by_cell in gains for gain in by_cell.values()), default=0.0)

    def gains(self, forest: Forest, colour: str, men: int) -> dict[Cell, float]:
        """What a man of this colour adds, for every tile that takes one."""
        zones = forest.zones(colour)
        now = self.total(forest, zones, men)
        gains = {}
        for cell in forest.room:
            sides = set(beside(cell))
            apart = [zone for zone in zones if cell not in zone and not sides & zone]
            joined = {cell}.union(*(zone for zone in zones if zone not in apart))
            gains[cell] = self.total(forest, [*apart, joined], men - 1) - now
        return gains

    def count(self, forest: Forest, colour: str, men: int) -> float:
        return self.total(forest, forest.zones(colour), men)

    def total(self, forest: Forest, zones: list[set[Cell]], men: int) -> float:
        """What zones will be worth, and what the best of them to grow may still get with so many men in hand."""
        total = growth = 0.0
        for zone in zones:
            water = forest.water(zone)
            total += self.points(forest, sum(forest.tiles[cell] for cell in zone) * water)
            if not self.hopeful:
                continue
            near = sorted((forest.tiles[cell] for cell in forest.around(zone)), reverse=True)[: min(men, NEIGHBOURS)]
            hope = NEAR * sum(near) + TO_COME * min(men - len(near), self.turns)
            growth = max(growth, water * hope)
        return total + growth

    def points(self, forest: Forest, points: float) -> float:
        """F18, F27: once all tiles lie, the count is known."""
        if forest.left:
            return points
        return float(floor(points + TINY) if self.view.options.cest_chaud else ceil(points - TINY))


class Shared:
    """F22: every colour in one zone with an open 1, and all men on the table."""

    def __init__(self, view: View) -> None:
        self.hope = min(1.0, view.unseen[0] / 4) if view.left else 0.0  # that a 1 is still to come
        self.drawn = view.drawn or 0

    def tiles(self, forest: Forest, legal: list[str]) -> dict[str, float]:
        return {action: self.count(forest.with_tile(_cell(action.split()[1]), self.drawn)) for action in legal}

    def men(self, forest: Forest, legal: list[str]) -> dict[str, float]:
        now = self.count(forest)
        near = {colour: self.may_stand(forest, colour) for colour in COLOUR_NAMES}
        worth = {}
        for action in legal:
            if action == "pass":
                worth[action] = now
                continue
            _, where, colour, men = action.split()
            cell = _cell(where)
            worth[action] = self.count(forest.with_men(cell, colour, int(men))) if cell in near[colour] else now - ALONE
        return worth

    def may_stand(self, forest: Forest, colour: str) -> set[Cell]:
        """In or beside its zones; a colour that has none begins anywhere."""
        zones = forest.zones(colour)
        return set().union(*zones, *(forest.around(zone) for zone in zones)) if zones else set(forest.room)

    def count(self, forest: Forest) -> float:
        return sum(self.colour(forest, colour) for colour in COLOUR_NAMES)

    def colour(self, forest: Forest, colour: str) -> float:
        zones = forest.zones(colour)
        if not zones:
            return WATER * STEP * STEP * self.hope
        down = sum(there.get(colour, 0) for there in forest.men.values())
        main = max(zones, key=len)
        near = sum(forest.room.get(cell, 0) for cell in main | forest.around(main)) / 2
        ahead = AHEAD * sum(forest.burns[side] for side in {side for cell in main for side in forest.free[cell]})
        cramped = max(0.0, MEN - down - near - ahead)
        dry = 1.0
        for cell in main:
            if forest.tiles[cell] == 1:
                dry *= 1.0 - forest.lasting[cell]
        to_come = max(self.on_the_way(forest, main), STEP * STEP * self.hope)
        return down - ALONE * (len(zones) - 1) + WATER * (1.0 - dry + dry * to_come) - CRAMPED * cramped

    def on_the_way(self, forest: Forest, zone: set[Cell]) -> float:
        """The best 1 that men may still walk to: how long its water lasts, less for every step."""
        best, worth = 0.0, STEP
        reached, edge = set(zone), forest.around(zone)
        while edge and worth > best:
            best = max([best, *(worth * forest.lasting[cell] for cell in edge if forest.tiles[cell] == 1)])
            reached |= edge
            edge = forest.around(reached) - reached
            worth *= STEP
        return best
