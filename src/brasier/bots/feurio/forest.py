"""The forest as a search sees it: tiles numbered in the order in which they were laid, and sets of tiles as bits.

Theory of operation. At most 36 tiles lie on the table, so any set of them is one integer: the tiles beside a tile,
those a colour stands on, those with a free access, those with room for a man. Cells have the same numbers as in the
rules (given as fire first comes beside them), found by a grid that wraps around: connected tiles never reach across
it. Only what a search needs is kept: no history, no values under firebreaks (they count 0 for all who look from
outside).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from brasier.core.rng import Rng
from brasier.games.feurio.cell import all_men_on, laid_as, lies, men_on, q_of, r_of
from brasier.games.feurio.data import COLOURS, COMPETITIVE, DIRECTIONS, PLACES, SIDES, TILES, VALUES
from brasier.games.feurio.rules import CELLS, COLOURS_BY_SEAT, LATE, ONE_OF, Feurio, stock

WRAP: Final = 63
ROW: Final = 6
NO_GRID: Final = vec[u8]([0] * ((WRAP + 1) << ROW))
NO_CELLS: Final = vec[i64]([0] * CELLS)
NO_TILES: Final = vec[i64]([0] * TILES)
NO_HANDS: Final = vec[i64]([0] * 8)
BIT: Final = vec[i64]([1 << n for n in range(TILES)])
# The place of a single bit: the powers of 2 below 2**36 leave different rests when divided by 37.
PLACE_OF: Final = vec[i64]([next((n for n in range(TILES) if (1 << n) % 37 == rest), 0) for rest in range(37)])
STEP_Q: Final = vec[i64]([q for q, _ in DIRECTIONS])
STEP_R: Final = vec[i64]([r for _, r in DIRECTIONS])
PLACES_OF: Final = vec[i64]([PLACES >> 3 * value & 7 for value in range(VALUES + 1)])


def first_of(tiles: i64) -> i64:
    """The lowest numbered tile of a set that is not empty."""
    return PLACE_OF[(tiles & -tiles) % 37]


@mypyc_attr(acyclic=True)
class Forest:
    def __init__(self, players: i64, shared: bool, cest_chaud: bool) -> None:
        self.players: i64 = players
        self.shared: bool = shared
        self.cest_chaud: bool = cest_chaud
        self.seat: i64 = 0
        self.left: i64 = 0
        self.pile: i64 = 0  # tiles nobody here has seen, three bits a value: the pile, and what lies face down
        self.unseen: i64 = 0  # how many they are
        self.late: bool = False  # a turn without a draw (F16)
        self.passes: i64 = 0
        self.over: bool = False
        self.tiles: i64 = 0
        self.known: i64 = 0
        self.edges: i64 = 0  # empty cells beside the fire
        self.open: i64 = 0  # tiles with a free access
        self.roomy: i64 = 0  # tiles that take a man (F13, F14)
        self.grid: vec[u8] = NO_GRID
        self.where: vec[i64] = NO_CELLS  # a cell's place in the grid
        self.heat: vec[i64] = NO_CELLS  # of an empty cell; -1 - tile where one lies
        self.beside_cell: vec[i64] = NO_CELLS  # tiles beside an empty cell
        self.edge: vec[i64] = NO_CELLS  # the empty cells beside the fire, in any order
        self.value: vec[i64] = NO_TILES  # 0: a firebreak
        self.cell_of: vec[i64] = NO_TILES
        self.beside: vec[i64] = NO_TILES
        self.sides: vec[i64] = NO_TILES  # free accesses
        self.men: vec[i64] = NO_TILES  # of all colours
        self.hand: vec[i64] = NO_HANDS  # supplies as in the rules: own men by colour, reinforcements by seat
        self.stand: vec[i64] = NO_HANDS  # tiles that each colour stands on
        self.of_value: vec[i64] = NO_HANDS  # tiles of each value

    def clone(self) -> "Forest":
        twin = Forest(self.players, self.shared, self.cest_chaud)
        twin.seat = self.seat
        twin.left = self.left
        twin.pile = self.pile
        twin.unseen = self.unseen
        twin.late = self.late
        twin.passes = self.passes
        twin.over = self.over
        twin.tiles = self.tiles
        twin.known = self.known
        twin.edges = self.edges
        twin.open = self.open
        twin.roomy = self.roomy
        twin.grid = self.grid[:]
        twin.where = self.where[:]
        twin.heat = self.heat[:]
        twin.beside_cell = self.beside_cell[:]
        twin.edge = self.edge[:]
        twin.value = self.value[:]
        twin.cell_of = self.cell_of[:]
        twin.beside = self.beside[:]
        twin.sides = self.sides[:]
        twin.men = self.men[:]
        twin.hand = self.hand[:]
        twin.stand = self.stand[:]
        twin.of_value = self.of_value[:]
        return twin

    def own(self) -> None:
        """Room of its own for everything that a new forest has in common with all others."""
        self.grid = self.grid[:]
        self.where = self.where[:]
        self.heat = self.heat[:]
        self.beside_cell = self.beside_cell[:]
        self.edge = self.edge[:]
        self.value = self.value[:]
        self.cell_of = self.cell_of[:]
        self.beside = self.beside[:]
        self.sides = self.sides[:]
        self.men = self.men[:]
        self.hand = self.hand[:]
        self.stand = self.stand[:]
        self.of_value = self.of_value[:]

    # ---- the ground

    def number(self, place: i64) -> i64:
        """The number of the cell at a place of the grid, given now if it has none yet."""
        entry = i64(self.grid[place])
        if entry > 0:
            return entry - 1
        number = self.known
        self.known += 1
        self.grid[place] = u8(self.known)
        self.where[number] = place
        self.heat[number] = 0
        self.edge[self.edges] = number
        self.edges += 1
        return number

    def lay(self, cell: i64, value: i64) -> None:
        """A tile on an empty cell (0: a firebreak); fire comes to the cells beside it (F10, F26)."""
        tile = self.tiles
        self.tiles += 1
        bit = BIT[tile]
        i: i64
        for i in range(self.edges):
            if self.edge[i] == cell:
                self.edges -= 1
                self.edge[i] = self.edge[self.edges]
                break
        self.heat[cell] = -1 - tile
        self.value[tile] = value
        self.cell_of[tile] = cell
        self.of_value[value] |= bit
        near: i64 = 0
        free: i64 = SIDES
        place = self.where[cell]
        q = place & WRAP
        r = place >> ROW
        side: i64
        for side in range(SIDES):
            other = self.number(((r + STEP_R[side]) & WRAP) << ROW | ((q + STEP_Q[side]) & WRAP))
            warmth = self.heat[other]
            if warmth >= 0:
                self.heat[other] = warmth + value
                self.beside_cell[other] |= bit
            else:
                neighbour = -1 - warmth
                near |= BIT[neighbour]
                free -= 1
                self.beside[neighbour] |= bit
                self.sides[neighbour] -= 1
                if self.sides[neighbour] == 0:
                    self.open &= ~BIT[neighbour]
                if self.sides[neighbour] <= self.men[neighbour]:
                    self.roomy &= ~BIT[neighbour]
        self.beside[tile] = near
        self.sides[tile] = free
        if free > 0:
            self.open |= bit
            if value > 0:
                self.roomy |= bit

    def hottest(self) -> i64:
        """F10: the highest sum beside an empty cell."""
        best: i64 = 0
        edge = self.edge
        heat = self.heat
        i: i64
        for i in range(self.edges):
            best = max(best, heat[edge[i]])
        return best

    def room(self, tile: i64) -> i64:
        """F13, F14."""
        most = PLACES_OF[self.value[tile]]
        most = min(most, self.sides[tile])
        return most - self.men[tile]

    def rooms(self, tiles: i64) -> i64:
        """How many men a set of tiles takes, each of which takes one."""
        rooms: i64 = 0
        value = self.value
        sides = self.sides
        men = self.men
        while tiles:
            tile = first_of(tiles)
            tiles &= tiles - 1
            rooms += min(PLACES_OF[value[tile]], sides[tile]) - men[tile]
        return rooms

    # ---- men

    def put(self, tile: i64, shelf: i64, colour: i64, men: i64) -> None:
        self.men[tile] += men
        self.hand[shelf] -= men
        self.stand[colour] |= BIT[tile]
        if self.room(tile) <= 0:
            self.roomy &= ~BIT[tile]

    def end_turn(self, placed: bool) -> None:
        """F16, F21."""
        if self.left == 0 and self.shared:
            self.over = True
            return
        if placed:
            self.passes = 0
        elif self.late:
            self.passes += 1
            if self.passes == self.players:
                self.over = True
                return
        self.late = self.left == 0
        self.seat = (self.seat + 1) % self.players

    def draw(self, rng: Rng) -> i64:
        """F9: a tile from the pile, which may be any of those unseen."""
        ticket = rng.below(self.unseen)
        value: i64 = 1
        while ticket >= (self.pile >> 3 * value - 3 & 7):
            ticket -= self.pile >> 3 * value - 3 & 7
            value += 1
        self.pile -= ONE_OF[value]
        self.unseen -= 1
        self.left -= 1
        return value

    # ---- sets of tiles

    def around(self, tiles: i64) -> i64:
        """Every tile beside one of these."""
        near: i64 = 0
        beside = self.beside
        while tiles:
            near |= beside[first_of(tiles)]
            tiles &= tiles - 1
        return near

    def zone_of(self, tile: i64, within: i64) -> i64:
        """F17: the tiles of a set that hang together with one of it."""
        zone = BIT[tile]
        fresh = zone
        while fresh:
            near = self.around(fresh) & within & ~zone
            zone |= near
            fresh = near
        return zone

    def total(self, tiles: i64) -> i64:
        """The sum of the values of a set of tiles."""
        total: i64 = 0
        while tiles:
            total += self.value[first_of(tiles)]
            tiles &= tiles - 1
        return total

    def points(self, zone: i64) -> i64:
        """F18, F27: what a zone is worth as things stand."""
        value: i64
        for value in range(1, VALUES + 1):
            if self.of_value[value] & zone & self.open:
                return self.divide(self.total(zone), value)
        return 0

    def divide(self, total: i64, value: i64) -> i64:
        """F18 rounded up, F27 rounded down."""
        if self.cest_chaud:
            return total // value
        return (total + value - 1) // value

    def count(self, seat: i64) -> tuple[i64, i64]:
        """F19, F20: what a seat has as things stand, and its best zone."""
        total: i64 = 0
        best: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            if not counts(self.players, seat, colour):
                continue
            rest = self.stand[colour]
            while rest:
                zone = self.zone_of(first_of(rest), rest)
                rest &= ~zone
                worth = self.points(zone)
                total += worth
                best = max(best, worth)
        return total, best

    def saved(self) -> bool:
        """F22: all men down, each colour in one zone with an open 1."""
        colour: i64
        shelf: i64
        for shelf in range(7):
            if self.hand[shelf]:
                return False
        ones = self.of_value[1] & self.open
        for colour in range(COLOURS):
            stand = self.stand[colour]
            if stand & ones == 0 or self.zone_of(first_of(stand), stand) != stand:
                return False
        return True


def counts(players: i64, seat: i64, colour: i64) -> bool:
    """F19: whether a colour scores for a seat; reinforcements do not."""
    if players == 3 and colour == 3:
        return False
    return COLOURS_BY_SEAT[4 * players + seat] >> colour & 1 == 1


def forest_of(state: Feurio, pile: i64) -> Forest:
    """The forest of a state whose tiles lie, with what one seat has not seen; the tile in hand is not in it."""
    forest = Forest(state.players, state.mode != COMPETITIVE, state.cest_chaud)
    forest.own()
    at = vec[i64]([0] * (TILES + 1))
    number: i64
    order: i64
    colour: i64
    seat: i64
    for number in range(state.known):
        if lies(state.cells[number]):
            at[laid_as(state.cells[number])] = number
    for order in range(1, state.laid + 1):
        cell = state.cells[at[order]]
        value = lies(cell)
        place = (r_of(cell) & WRAP) << ROW | (q_of(cell) & WRAP)
        forest.lay(forest.number(place), 0 if value > VALUES else value)
    for order in range(1, state.laid + 1):
        cell = state.cells[at[order]]
        tile = order - 1
        forest.men[tile] = all_men_on(cell)
        if forest.room(tile) <= 0:
            forest.roomy &= ~BIT[tile]
        for colour in range(COLOURS):
            if men_on(cell, colour):
                forest.stand[colour] |= BIT[tile]
    for seat in range(state.players):
        for colour in range(COLOURS):
            if COLOURS_BY_SEAT[4 * state.players + seat] >> colour & 1:
                forest.hand[stock(state.players, seat, colour)] = state.men_left(seat, colour)
    forest.seat = state.seat
    forest.left = state.left
    forest.pile = pile
    for number in range(VALUES):
        forest.unseen += pile >> 3 * number & 7
    forest.late = state.phase == LATE
    forest.passes = state.passes
    return forest
