"""What a seat may know of a match of Feurio! as a row of bytes (the parts are told in `parts`).

The forest is a table of the numbered cells, a plane of 112 bytes for each thing there is to know of a cell, so that
plane and action number a cell alike. Seats are counted from whoever looks; colours keep their numbers, because actions
name colours by them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from brasier.core.state import State
from brasier.games.feurio.cell import (
    ALL_MEN_AT,
    AXIS_BITS,
    BESIDE_AT,
    FACE_DOWN,
    MEN_AT,
    Q_AT,
    R_AT,
    WHERE_AT,
    free_accesses,
    heat,
    laid_as,
    lies,
    men_on,
    room,
)
from brasier.games.feurio.data import COLOURS, COLOURS_OF_SEAT, COMPETITIVE, MEN, SIDES, VALUES
from brasier.games.feurio.rules import ONE_OF, Feurio, stock
from brasier.rl.observing import Canvas, Observer

SEATS: Final = 4
MEN_THERE: Final = 0x1800000  # the bits of a cell that count all its men

# Where each part begins: first the planes, then what is true of the match as a whole. Plain numbers, because only
# these are constants to the compiler; a test holds them against the parts.
ACROSS: Final = 0
DOWN: Final = 112
ORDER: Final = 224
VALUE: Final = 336
FIREBREAK: Final = 448
MEN_ON: Final = 560
ACCESSES: Final = 1008
ROOM: Final = 1120
SUM: Final = 1232
HOTTEST: Final = 1344
PHASE: Final = 1456
SEAT: Final = 1463
PLAYER: Final = 1467
HOLDING: Final = 1471
DRAWN: Final = 1472
START: Final = 1478
LEFT: Final = 1484
UNSEEN: Final = 1485
PASSES: Final = 1491
SUPPLIES: Final = 1492
MODE: Final = 1508
PLAYERS: Final = 1511
ELDEST: Final = 1515
FIREBREAKS: Final = 1519
CEST_CHAUD: Final = 1520
WIDTH: Final = 1521

# The room of a tile, by value, tiles beside it and men on it: three, three and two bits.
ROOM_OF: Final = bytes(
    [
        max(0, room(value | beside << BESIDE_AT | men << ALL_MEN_AT)) if value <= VALUES and beside <= SIDES else 0
        for men in range(4)
        for beside in range(8)
        for value in range(8)
    ]
)

EVERYTHING: Final = 576.0  # 48 men, times 12 for colours there, in one zone, with an open 1
SHELVES: Final = 8  # room for the supplies of men in `Feurio.men`, of which a match has at most six


def supply_places(players: int, seat: int) -> list[int]:
    """For each shelf of `Feurio.men` its place in the part that tells what everybody has left."""
    at = [0] * SHELVES
    for other, colours in enumerate(COLOURS_OF_SEAT[players]):
        for colour in range(COLOURS):
            if colours >> colour & 1:
                at[stock(players, other, colour)] = SUPPLIES + (other - seat) % players * COLOURS + colour
    return at


SUPPLY_PLACES: Final = vec[i64](
    [
        place
        for players in range(SEATS + 1)
        for seat in range(SEATS)
        for place in (supply_places(players, seat) if seat < players else [0] * SHELVES)
    ]
)


class FeurioObserver(Observer):
    def __init__(self) -> None:
        super().__init__(WIDTH)
        self.members: vec[i64] = vec[i64]([0] * MEN)
        self.men: i64 = 0  # of the colour that was counted last: on the table
        self.zones: i64 = 0
        self.points: i64 = 0  # of all its zones
        self.divisor: i64 = 0  # of its last zone

    def look(self, state: State, seat: i64, into: Canvas) -> None:
        assert isinstance(state, Feurio)
        unseen = self.look_at_forest(state, seat, into)
        base = into.base
        at = into.at
        players = state.players
        at[base + PHASE + state.phase] = 1
        at[base + SEAT + seat] = 1
        at[base + PLAYER + relative(state.seat, seat, players)] = 1
        at[base + LEFT] = u8(state.left)
        at[base + PASSES] = u8(state.passes)
        if state.drawn:
            at[base + HOLDING] = 1
            if state.firebreaks and seat != state.seat:
                unseen += ONE_OF[state.drawn]
            else:
                at[base + DRAWN + state.drawn - 1] = 1
        self.write_counts(unseen, base + UNSEEN, into)
        if state.start:
            self.write_counts(state.start, base + START, into)
        place = (players * SEATS + seat) * SHELVES
        men = state.men
        while men:
            if men & 15:
                at[base + SUPPLY_PLACES[place]] = u8(men & 15)
            men >>= 4
            place += 1
        at[base + MODE + state.mode] = 1
        at[base + PLAYERS + players - 1] = 1
        at[base + ELDEST + relative(state.eldest, seat, players)] = 1
        if state.firebreaks:
            at[base + FIREBREAKS] = 1
        if state.cest_chaud:
            at[base + CEST_CHAUD] = 1

    def look_at_forest(self, state: Feurio, seat: i64, into: Canvas) -> i64:
        """The planes. Returns the pile and the firebreaks hidden from this seat, three bits a value."""
        cells = state.cells
        hottest = state.hottest
        unseen = state.pile
        at = into.at
        here = into.base
        rooms = ROOM_OF
        number: i64
        for number in range(state.known):
            cell = cells[number]
            what = lies(cell)
            at[here + ACROSS] = u8(cell >> Q_AT & AXIS_BITS)
            at[here + DOWN] = u8(cell >> R_AT & AXIS_BITS)
            if what == 0:
                at[here + SUM] = u8(heat(cell))
                if heat(cell) == hottest:
                    at[here + HOTTEST] = 1
            else:
                at[here + ORDER] = u8(laid_as(cell))
                at[here + ACCESSES] = u8(free_accesses(cell))
                if what <= VALUES:
                    at[here + VALUE] = u8(what)
                    at[here + ROOM] = u8(rooms[what | cell >> BESIDE_AT - 3 & 56 | cell >> ALL_MEN_AT - 6 & 192])
                    if cell & MEN_THERE:
                        at[here + MEN_ON] = u8(cell >> MEN_AT & 3)
                        at[here + MEN_ON + 112] = u8(cell >> MEN_AT + 2 & 3)
                        at[here + MEN_ON + 224] = u8(cell >> MEN_AT + 4 & 3)
                        at[here + MEN_ON + 336] = u8(cell >> MEN_AT + 6 & 3)
                else:
                    owner = (what - FACE_DOWN) >> 3
                    at[here + FIREBREAK] = u8(relative(owner, seat, state.players) + 1)
                    if owner == seat:
                        at[here + VALUE] = u8(what & 7)
                    else:
                        unseen += ONE_OF[what & 7]
            here += 1
        return unseen

    def write_counts(self, counts: i64, place: i64, into: Canvas) -> None:
        """How many tiles of each value, from three bits a value."""
        at = into.at
        while counts:
            at[place] = u8(counts & 7)
            counts >>= 3
            place += 1

    def progress(self, state: State, seat: i64) -> float:
        """Together: the part of the men that is down (F22), times how much of the rest of the goal is reached: a third
        for being there, a third for colours in one zone, a third for zones with an open 1. So it is 1 when the goal
        is reached and only then. Among rivals: the seat's share of all points (F19), equal shares while there are none.
        """
        assert isinstance(state, Feurio)
        if state.mode == COMPETITIVE:
            return self.share(state, seat)
        men: i64 = 0
        good: i64 = COLOURS
        colour: i64
        for colour in range(COLOURS):
            self.count(state, colour)
            men += self.men
            if self.zones == 1:
                good += 1
                if self.divisor == 1:
                    good += 1
        return float(men * good) / EVERYTHING

    def share(self, state: Feurio, seat: i64) -> float:
        mine: i64 = 0
        points: i64 = 0
        colour: i64
        other: i64
        for colour in range(COLOURS):
            self.count(state, colour)
            for other in range(state.players):
                if state.scores(other, colour):
                    points += self.points
                    if other == seat:
                        mine += self.points
        if points == 0:
            return 1.0 / float(state.players)
        return float(mine) / float(points)

    def count(self, state: Feurio, colour: i64) -> None:
        """The zones of a colour as `Feurio.zones` counts them (F17, F18), without lists: rewards are paid often."""
        cells = state.cells
        members = self.members
        found: i64 = 0
        men: i64 = 0
        number: i64
        for number in range(state.known):
            cell = cells[number]
            there = men_on(cell, colour)
            if there:
                members[found] = cell
                found += 1
                men += there
        self.men = men
        self.zones = 0
        self.points = 0
        done: i64 = 0
        while done < found:
            done = self.count_zone(done, found, state.cest_chaud)

    def count_zone(self, done: i64, found: i64, cest_chaud: bool) -> i64:
        """The zone of a member, for which all others of it are brought forward. Returns where the next zone begins."""
        members = self.members
        end = done + 1
        total: i64 = 0
        divisor: i64 = 0
        other: i64
        while done < end:
            cell = members[done]
            value = lies(cell)
            total += value
            if free_accesses(cell) > 0 and (divisor == 0 or value < divisor):
                divisor = value
            for other in range(end, found):
                beside = members[other]
                if are_neighbours(cell >> WHERE_AT, beside >> WHERE_AT):
                    members[other] = members[end]
                    members[end] = beside
                    end += 1
            done += 1
        self.zones += 1
        self.divisor = divisor
        if divisor > 0:
            if not cest_chaud:
                total += divisor - 1
            self.points += total // divisor
        return done


def are_neighbours(here: i64, there: i64) -> bool:
    """Whether two places touch (see `place_key`: a step in q is 1, in r 128)."""
    away = here - there
    if away < 0:
        away = -away
    return away == 1 or away == 127 or away == 128  # noqa: PLR1714  # `in` makes a tuple


def relative(other: i64, seat: i64, players: i64) -> i64:
    """How many turns after `seat` another seat has its turn."""
    after = other - seat
    if after < 0:
        after += players
    return after
