"""A competitive match played at once: what every place will bring, counted as sum times lasting water (F18).

A man is worth what his zone wins by him, and what it may win later: tiles beside it that have room, and tiles to come.
Whoever looks closely (it lists its options) also sees what a place is worth to the others.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brasier.bots.feurio.forest import BIT, Forest, counts, first_of
from brasier.bots.feurio.policy import NOBODY, Policy, put_men
from brasier.games.feurio.data import COLOURS, REINFORCEMENT_COLOUR, TILES, VALUES
from brasier.games.feurio.rules import COLOURS_BY_SEAT, stock

# The weights, by their place in the table.
NEAR: Final = 0  # a point beside the zone that may be taken later
TO_COME: Final = 1  # a tile that may come beside it
SOON: Final = 2  # how much more a gain is worth whose place may be closed by the next tile
WAIT: Final = 3  # the least gain worth a man while tiles are to come
DENIED: Final = 4  # how much of another's gain is worth being taken away
CLOSED: Final = 5  # water that a tile takes away
FED: Final = 6  # a tile laid beside a zone
PRICE: Final = 7  # of every man after the first
WEIGHTS: Final = 8

NOTHING: Final = 0.01  # the least gain worth a man when no tile is to come
SCALE: Final = 10.0  # points of lead that make the better end of two matter: a small scale sees only victories
ROW: Final = 8  # of the table of values


class Rivals(Policy):
    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.closely = True  # in a playout too, people take places from each other
        self.trust = 0.25 / SCALE
        self.scale: float = SCALE
        self.soon: i64 = 0  # tiles that the next tile may come beside
        # The zones of the colour looked at last.
        self.zones: i64 = 0
        self.zone: vec[i64] = vec[i64]([0] * TILES)
        self.near: vec[i64] = vec[i64]([0] * TILES)
        self.total: vec[float] = vec[float]([0.0] * TILES)
        self.points: vec[float] = vec[float]([0.0] * TILES)
        self.dry: vec[float] = vec[float]([1.0] * (TILES * ROW))  # by value: that no tile of it keeps an access
        self.joint: vec[float] = vec[float]([1.0] * ROW)  # the same of zones taken together
        self.growth: float = 0.0  # of the zone that may grow most
        self.gain: vec[float] = vec[float]([0.0] * TILES)  # of one more man, by tile
        self.wanted: vec[float] = vec[float]([0.0] * TILES)  # the most that any other would gain there

    def prepare(self, forest: Forest) -> None:
        self.outlook.look(forest, forest.open)
        self.soon = 0
        if forest.left == 0:
            return
        hottest = forest.hottest()
        i: i64
        for i in range(forest.edges):
            if forest.heat[forest.edge[i]] >= hottest - 1:
                self.soon |= forest.beside_cell[forest.edge[i]]

    # ---- what zones will be worth

    def expect(self, forest: Forest, total: float) -> float:
        """F18 with the joint odds: what a zone of this sum will be worth."""
        water = 0.0
        dry = 1.0
        value: i64
        for value in range(1, VALUES + 1):
            lasting = 1.0 - self.joint[value]
            if lasting > 0.0:
                if forest.left == 0:
                    return float(forest.divide(i64(total), value))
                water += dry * lasting / float(value)
                dry *= self.joint[value]
        return total * water

    def find_zones(self, forest: Forest, colour: i64, hand: i64) -> float:
        """The zones of a colour with what they will be worth; all together."""
        joint = self.joint
        self.zones = 0
        self.growth = 0.0
        rest = forest.stand[colour]
        worth = 0.0
        value: i64
        while rest:
            zone = forest.zone_of(first_of(rest), rest)
            rest &= ~zone
            here = self.zones
            self.zones += 1
            for value in range(1, VALUES + 1):
                joint[value] = 1.0
            total: i64 = 0
            near: i64 = 0
            tiles = zone
            while tiles:
                tile = first_of(tiles)
                tiles &= tiles - 1
                near |= forest.beside[tile]
                total += forest.value[tile]
                if forest.open & BIT[tile]:
                    joint[forest.value[tile]] *= 1.0 - self.outlook.lasts[tile]
            for value in range(1, VALUES + 1):
                self.dry[ROW * here + value] = joint[value]
            points = self.expect(forest, float(total))
            self.zone[here] = zone
            self.near[here] = near
            self.total[here] = float(total)
            self.points[here] = points
            worth += points
            self.growth = max(self.growth, self.grows(forest, zone, near, points / float(total), hand))
        return worth

    def grows(self, forest: Forest, zone: i64, near: i64, water: float, hand: i64) -> float:
        """What a zone may still get with so many men in hand: its water for every point beside it, now or later."""
        if hand == 0 or water == 0.0:
            return 0.0
        hope = 0.0
        taken: i64 = 0
        rest = near & ~zone & forest.roomy
        while rest and taken < hand:
            hope += self.w[NEAR] * float(forest.value[first_of(rest)])
            rest &= rest - 1
            taken += 1
        to_come = self.outlook.odds(self.outlook.news_beside(zone))
        return water * (hope + self.w[TO_COME] * min(to_come, float(hand - taken)))

    def find_gains(self, forest: Forest, colour: i64, hand: i64) -> None:
        """What a man of this colour adds on every tile that takes one and has none of it yet."""
        self.find_zones(forest, colour, hand)
        joint = self.joint
        stand = forest.stand[colour]
        tiles = forest.roomy & ~stand
        value: i64
        here: i64
        while tiles:
            tile = first_of(tiles)
            bit = BIT[tile]
            tiles &= tiles - 1
            for value in range(1, VALUES + 1):
                joint[value] = 1.0
            joint[forest.value[tile]] = 1.0 - self.outlook.lasts[tile]
            total = float(forest.value[tile])
            zone = bit
            near = forest.beside[tile]
            before = 0.0
            if near & stand:
                for here in range(self.zones):
                    if self.near[here] & bit:
                        zone |= self.zone[here]
                        near |= self.near[here]
                        total += self.total[here]
                        before += self.points[here]
                        for value in range(1, VALUES + 1):
                            joint[value] *= self.dry[ROW * here + value]
            points = self.expect(forest, total)
            gain = points - before
            if self.soon & bit and forest.sides[tile] - forest.men[tile] <= 1:
                gain += self.w[SOON] * gain
            growth = self.grows(forest, zone, near, points / total, hand - 1)
            if growth > self.growth:
                gain += growth - self.growth
            self.gain[tile] = gain

    def find_wanted(self, forest: Forest) -> None:
        """What every tile is worth to the seat that gains most there, the one to act aside."""
        tile: i64
        other: i64
        colour: i64
        for tile in range(forest.tiles):
            self.wanted[tile] = 0.0
        for other in range(forest.players):
            for colour in range(COLOURS):
                if other != forest.seat and counts(forest.players, other, colour) and forest.hand[colour] > 0:
                    self.find_gains(forest, colour, forest.hand[colour])
                    rest = forest.roomy & ~forest.stand[colour]
                    while rest:
                        tile = first_of(rest)
                        rest &= rest - 1
                        self.wanted[tile] = max(self.wanted[tile], self.gain[tile])

    def balance(self, forest: Forest, seat: i64) -> float:
        """What a seat will have against the others: half the best of them, half their mean."""
        self.prepare(forest)
        own = 0.0
        best = 0.0
        together = 0.0
        other: i64
        colour: i64
        for other in range(forest.players):
            worth = 0.0
            for colour in range(COLOURS):
                if counts(forest.players, other, colour):
                    worth += self.find_zones(forest, colour, forest.hand[colour]) + self.growth
            if other == seat:
                own = worth
            else:
                together += worth
                best = max(best, worth)
        return own - (best + together / float(forest.players - 1)) / 2.0

    # ---- decisions

    def men(self, forest: Forest, listing: bool) -> i64:
        w = self.w
        self.prepare(forest)
        self.options = 0
        if listing:
            self.find_wanted(forest)
        best = NOTHING
        if forest.left > 0:
            best = w[WAIT]
        if listing:
            self.list_option(NOBODY, best)
        chosen: i64 = NOBODY
        colour: i64
        men: i64
        for colour in range(COLOURS):
            if not COLOURS_BY_SEAT[4 * forest.players + forest.seat] >> colour & 1:
                continue
            supply = forest.hand[stock(forest.players, forest.seat, colour)]
            own = counts(forest.players, forest.seat, colour)
            if supply == 0 or not (own or listing):
                continue
            tiles = forest.roomy
            if own:
                self.find_gains(forest, colour, supply)
                if not listing:
                    tiles &= ~forest.stand[colour]
            while tiles:
                tile = first_of(tiles)
                tiles &= tiles - 1
                gain = 0.0
                if own and not forest.stand[colour] & BIT[tile]:
                    gain = self.gain[tile]
                if not listing:
                    if gain > best:
                        best = gain
                        chosen = put_men(tile, colour, 1)
                    continue
                room = forest.room(tile)
                for men in range(1, min(room, supply) + 1):  # never more places than men a turn
                    worth = gain - w[PRICE] * float(men - 1)
                    if men == room:
                        worth += w[DENIED] * self.wanted[tile]
                    self.list_option(put_men(tile, colour, men), worth)
                    if worth > best:
                        best = worth
                        chosen = put_men(tile, colour, men)
        return chosen

    def weigh_tile(self, forest: Forest, beside: i64, value: i64) -> float:
        """Less water for the zones beside it, more to take: what is good for others is bad."""
        weight = 0.0
        colour: i64
        for colour in range(COLOURS):
            stand = forest.stand[colour]
            rest = stand & beside
            if rest == 0 or (forest.players == 3 and colour == REINFORCEMENT_COLOUR):
                continue
            total = float(forest.total(forest.zone_of(first_of(rest), stand)))
            change = 0.0
            if forest.hand[colour] > 0:
                change += self.w[FED] * float(value)
            while rest:
                tile = first_of(rest)
                rest &= rest - 1
                water = self.outlook.lasts[tile] / float(forest.value[tile] * forest.sides[tile] * forest.sides[tile])
                change -= self.w[CLOSED] * total * water
            if counts(forest.players, forest.seat, colour):
                weight += change
            else:
                weight -= change / float(forest.players - 1)
        return weight

    # ---- the end

    def won(self, forest: Forest, seat: i64) -> bool:
        return lead(forest, seat) > 0.0

    def result(self, forest: Forest, seat: i64) -> float:
        return 1.0 / (1.0 + exp(-lead(forest, seat) / self.scale))


def lead(forest: Forest, seat: i64) -> float:
    """How far a seat is ahead of the best other; a tie is decided by the best zone (F20), a shared victory is 0."""
    other: i64
    own, own_best = forest.count(seat)
    lead = 1000.0
    for other in range(forest.players):
        if other != seat:
            points, best = forest.count(other)
            ahead = float(own - points)
            if own == points and own_best != best:
                ahead = 0.5
                if own_best < best:
                    ahead = -0.5
            lead = min(lead, ahead)
    return lead
