"""A shared match (F22) played at once: every colour in one zone with a 1 that stays open, and all men down.

A zone is worth its water, as far as one can foresee it (a 1 inside that will keep an access, a 1 that men may still
reach, a 1 that may come), less for men who will hardly find a place in it, beside it or on tiles to come. What a man
takes from other colours (room, a 1) counts against his place.
"""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brasier.bots.feurio.forest import BIT, Forest, first_of
from brasier.bots.feurio.policy import NOBODY, Policy, men_of_seat, put_men
from brasier.games.feurio.data import COLOURS, REINFORCEMENT_COLOUR
from brasier.games.feurio.rules import COLOURS_BY_SEAT, stock

# The weights, by their place in the table.
CRAMPED: Final = 0  # a man without a place
INSIDE: Final = 1  # how much of a place inside the zone is a place for a man
BESIDE: Final = 2  # beside it
TO_COME: Final = 3  # on a tile to come beside it
NEAR_ONE: Final = 4  # how much a 1 beside the zone is like one inside
FAR_ONE: Final = 5  # one step farther
HOPED_ONE: Final = 6  # one that may come
WATER: Final = 7
NO_WATER: Final = 8  # what is added before the logarithm: how bad no hope for water is
IN_HAND: Final = 9  # a man not yet placed
TAKEN_ROOM: Final = 10  # a place taken from a colour that needs it
TAKEN_ONE: Final = 11  # a 1 taken from a colour that needs it
LATE: Final = 12  # a man in hand above what the turns to come will place
A_TURN: Final = 13  # men that a turn places
CLOSED: Final = 14  # an access of a 1 that a tile takes
FED: Final = 15  # a tile laid beside a zone that needs room
WATERED: Final = 16  # a 1 laid beside a zone that needs water
NOT_BEGUN: Final = 17  # a colour without a zone
WEIGHTS: Final = 18

# What is left of a lost match, so that a search sees which loss was nearer to a victory. Nearly all that are lost by a
# search are lost by a few men in hand, and playouts win far less often than it does: early on, losses tell the most.
CONSOLATION: Final = 0.5
NOT_ONE_ZONE: Final = 0.4
NO_OPEN_ONE: Final = 0.5
A_MAN_LEFT: Final = 0.25  # the exponent of what every man in hand leaves of it
TRUST: Final = 0.02


class Shared(Policy):
    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.trust = TRUST
        self.ones: i64 = 0  # that have an access
        self.next_one: float = 0.0  # how likely the next tile is a 1
        # By colour, as things stand.
        self.near: vec[i64] = vec[i64]([0] * COLOURS)
        self.news: vec[i64] = vec[i64]([0] * COLOURS)  # cells beside the zone that may well burn
        self.coming: vec[float] = vec[float]([0.0] * COLOURS)  # how many of them do on average
        self.hand: vec[i64] = vec[i64]([0] * COLOURS)
        self.worth: vec[float] = vec[float]([0.0] * COLOURS)
        self.need: vec[float] = vec[float]([0.0] * COLOURS)
        self.dry: vec[float] = vec[float]([0.0] * COLOURS)
        self.rooms_inside: vec[i64] = vec[i64]([0] * COLOURS)
        self.rooms_beside: vec[i64] = vec[i64]([0] * COLOURS)
        # The zone assessed last: places inside and beside it, tiles to come, that no 1 inside lasts, its water.
        self.inside: float = 0.0
        self.beside: float = 0.0
        self.to_come: float = 0.0
        self.dryness: float = 0.0
        self.water: float = 0.0
        self.taken_room: float = 0.0
        self.taken_one: float = 0.0

    def prepare(self, forest: Forest) -> None:
        self.ones = forest.of_value[1] & forest.open
        self.outlook.look(forest, self.ones)
        self.next_one = 0.0
        if forest.left > 0:
            self.next_one = float(forest.pile & 7) / float(forest.unseen)
        colour: i64
        for colour in range(COLOURS):
            self.stand(forest, colour)

    def stand(self, forest: Forest, colour: i64) -> None:
        zone = forest.stand[colour]
        hand = in_hand(forest, colour)
        self.hand[colour] = hand
        if zone == 0:
            self.near[colour] = 0
            self.news[colour] = 0
            self.coming[colour] = 0.0
            self.rooms_inside[colour] = 0
            self.rooms_beside[colour] = 0
            self.worth[colour] = -self.w[NOT_BEGUN] - self.w[IN_HAND] * float(hand)
            self.need[colour] = 0.5
            self.dry[colour] = 1.0
            return
        near = forest.around(zone)
        self.near[colour] = near
        if hand == 0:  # nothing is left to find for it but its water
            self.need[colour] = 0.0
            self.dry[colour] = self.dry_inside(zone)
            return
        inside = forest.rooms(zone & forest.roomy)
        beside = forest.rooms(near & ~zone & forest.roomy)
        self.rooms_inside[colour] = inside
        self.rooms_beside[colour] = beside
        news = self.outlook.news_beside(zone)
        self.news[colour] = news
        self.coming[colour] = self.outlook.odds(news)
        self.assess(forest, zone, near, inside, beside, self.coming[colour])
        self.worth[colour] = self.judge(0, hand)
        self.need[colour] = float(hand) / (1.0 + self.inside + self.beside + self.to_come)
        self.dry[colour] = self.dryness

    def best_of(self, tiles: i64) -> float:
        """The longest lasting of a set of 1s."""
        lasts = self.outlook.lasts
        best = 0.0
        while tiles:
            best = max(best, lasts[first_of(tiles)])
            tiles &= tiles - 1
        return best

    def dry_inside(self, zone: i64) -> float:
        """How likely no 1 of a zone keeps an access."""
        lasts = self.outlook.lasts
        dry = 1.0
        rest = zone & self.ones
        while rest:
            dry *= 1.0 - lasts[first_of(rest)]
            rest &= rest - 1
        return dry

    def assess(self, forest: Forest, zone: i64, near: i64, inside: i64, beside: i64, to_come: float) -> None:
        """What speaks for a zone, with the tiles beside it, the places in it and beside it and the tiles to come."""
        w = self.w
        self.inside = float(inside)
        self.beside = float(beside)
        self.to_come = to_come
        dry = self.dry_inside(zone)
        self.dryness = dry
        ones = self.ones & forest.roomy & ~zone
        if ones:
            if ones & near:
                dry *= 1.0 - w[NEAR_ONE] * self.best_of(ones & near)
            ones &= ~near
            if ones:
                dry *= 1.0 - w[FAR_ONE] * self.best_of(ones & forest.around(near & ~zone & forest.roomy))
        if self.next_one > 0.0:
            dry *= 1.0 - w[HOPED_ONE] * (1.0 - exp(-to_come * self.next_one))
        self.water = log(1.0 - dry + w[NO_WATER])

    def judge(self, men: i64, hand: i64) -> float:
        """What the zone assessed last is worth once so many of the men in hand are placed in it."""
        w = self.w
        places = w[INSIDE] * (self.inside - float(men)) + w[BESIDE] * self.beside + w[TO_COME] * self.to_come
        worth = w[WATER] * self.water - w[IN_HAND] * float(hand - men)
        cramped = float(hand - men) - places
        if cramped > 0.0:
            worth -= w[CRAMPED] * cramped
        return worth

    def men(self, forest: Forest, listing: bool) -> i64:
        self.options = 0
        hand = men_of_seat(forest)
        if hand == 0:
            if listing:
                self.list_option(NOBODY, 0.0)
            return NOBODY
        self.prepare(forest)
        turns = float((forest.left + forest.players - 1) // forest.players)
        chosen: i64 = NOBODY
        best = -self.lateness(hand, turns)
        if listing:
            self.list_option(NOBODY, best)
        colour: i64
        men: i64
        for colour in range(COLOURS):
            if not COLOURS_BY_SEAT[4 * forest.players + forest.seat] >> colour & 1:
                continue
            supply = forest.hand[stock(forest.players, forest.seat, colour)]
            if supply == 0:
                continue
            tiles = forest.roomy
            zone = forest.stand[colour]
            if zone:
                tiles &= zone | self.near[colour]
                # Men inside change no zone: those tiles are looked at together, the others one by one.
                self.assess(
                    forest,
                    zone,
                    self.near[colour],
                    self.rooms_inside[colour],
                    self.rooms_beside[colour],
                    self.coming[colour],
                )
            rest = tiles & zone
            tiles &= ~zone
            while rest or tiles:
                if rest:
                    tile = first_of(rest)
                    rest &= rest - 1
                else:
                    tile = first_of(tiles)
                    tiles &= tiles - 1
                    self.step(forest, colour, tile)
                self.find_taken(forest, tile, colour)
                for men in range(1, min(forest.room(tile), supply) + 1):  # never more places than men a turn
                    gain = self.judge(men, self.hand[colour]) - self.worth[colour]
                    gain -= self.taken_one + self.taken_room * float(men) + self.lateness(hand - men, turns)
                    if listing:
                        self.list_option(put_men(tile, colour, men), gain)
                    if gain > best:
                        best = gain
                        chosen = put_men(tile, colour, men)
        return chosen

    def step(self, forest: Forest, colour: i64, tile: i64) -> None:
        """The zone of a colour with one tile more, which takes men."""
        bit = BIT[tile]
        zone = forest.stand[colour] | bit
        near = self.near[colour]
        inside = self.rooms_inside[colour] + forest.room(tile)
        beside = self.rooms_beside[colour] + forest.rooms(forest.beside[tile] & ~near & ~zone & forest.roomy)
        if near & bit:
            beside -= forest.room(tile)
        news = self.outlook.news_of[tile] & ~self.news[colour]
        to_come = self.coming[colour] + self.outlook.odds(news)
        self.assess(forest, zone, near | forest.beside[tile], inside, beside, to_come)

    def lateness(self, hand: i64, turns: float) -> float:
        late = float(hand) - self.w[A_TURN] * turns
        if late > 0.0:
            return self.w[LATE] * late
        return 0.0

    def find_taken(self, forest: Forest, tile: i64, colour: i64) -> None:
        """What men on a tile take from the other colours: each of them, and all together."""
        bit = BIT[tile]
        room = 0.0
        one = 0.0
        other: i64
        for other in range(COLOURS):
            if other != colour and (forest.stand[other] | self.near[other]) & bit:
                room += self.need[other]
                one += self.dry[other]
        self.taken_room = self.w[TAKEN_ROOM] * room
        self.taken_one = 0.0
        if bit & self.ones:
            self.taken_one = self.w[TAKEN_ONE] * one * self.outlook.lasts[tile]

    def weigh_tile(self, forest: Forest, beside: i64, value: i64) -> float:
        weight = 0.0
        rest = beside & self.ones
        while rest:
            tile = first_of(rest)
            rest &= rest - 1
            sides = float(forest.sides[tile])
            weight -= self.w[CLOSED] * self.outlook.lasts[tile] / (sides * sides)
        colour: i64
        for colour in range(COLOURS):
            if forest.stand[colour] & beside:
                weight += self.w[FED] * self.need[colour]
                if value == 1:
                    weight += self.w[WATERED] * self.dry[colour]
        return weight

    def won(self, forest: Forest, seat: i64) -> bool:
        return forest.saved()

    def result(self, forest: Forest, seat: i64) -> float:
        if forest.saved():
            return 1.0
        near = CONSOLATION
        colour: i64
        men: i64 = 0
        for colour in range(COLOURS):
            stand = forest.stand[colour]
            if stand == 0 or forest.zone_of(first_of(stand), stand) != stand:
                near *= NOT_ONE_ZONE
            if stand & forest.of_value[1] & forest.open == 0:
                near *= NO_OPEN_ONE
            men += in_hand(forest, colour)
        return near * exp(-A_MAN_LEFT * float(men))


def in_hand(forest: Forest, colour: i64) -> i64:
    """The men of a colour that are not placed; reinforcements are in three hands (F5)."""
    if forest.players == 3 and colour == REINFORCEMENT_COLOUR:
        return forest.hand[4] + forest.hand[5] + forest.hand[6]
    return forest.hand[colour]
