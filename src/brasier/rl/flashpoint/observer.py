"""What a seat sees of a match of Flash Point as a row of bytes.

Theory of operation. Layers of the house become planes of six rows and eight columns, a byte a space; `mark` jumps from
bit to bit. An edge belongs to the space south or east of it, so the walls and doors north and west of every inside
space are planes of the same shape; what is left of the outer wall is a southern and an eastern row. Who may be outside
too (people) is counted on the whole ground of eight rows and ten columns; what is only outside (vehicles, fire for a
moment) lies on the ring of 32 spaces, clockwise from the north-west corner. Nothing is secret in Flash Point: all seats
see the same, and each sees itself first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from brasier.core.state import State
from brasier.games.flashpoint.codes import PLACE_ONE, WHO_RIDES
from brasier.games.flashpoint.data import TO_WIN
from brasier.games.flashpoint.ground import RING_NUMBER, SPACES
from brasier.games.flashpoint.rules import FlashPoint
from brasier.rl.observing import Canvas, Observer

# Where each part begins; `parts` has the same in words.
OWN: Final = 0
TEAM: Final = 80
VICTIMS: Final = 160
TREATED: Final = 240
FIRE: Final = 320
SMOKE: Final = 368
POI: Final = 416
HAZMATS: Final = 464
HOT_SPOTS: Final = 512
WALLS_NORTH: Final = 560
WALLS_SOUTH: Final = 608  # right behind the northern ones: see `PLACE`
WALLS_WEST: Final = 616
WALLS_EAST: Final = 664  # right behind the western ones
DOORS_NORTH: Final = 670
DOORS_WEST: Final = 718
FIRE_OUTSIDE: Final = 766
AMBULANCE: Final = 798
ENGINE: Final = 830
PHASE: Final = 862
SEAT: Final = 889
PLAYER: Final = 895
TURN: Final = 901
PLACES: Final = 907
POINTS: Final = 919
SPECIALISTS: Final = 925
WAITING: Final = 931
SPECIAL: Final = 937
TARGET: Final = 938
REROLLED: Final = 940
VEHICLE: Final = 942
FRESH: Final = 943
CAFS_COMMANDED: Final = 944
FLARING: Final = 945
FLARED: Final = 946
PLAYING_ON: Final = 947
TO_COME: Final = 948
RESCUED: Final = 949
LOST: Final = 950
DAMAGE: Final = 951
POOL: Final = 952
UNSEEN_VICTIMS: Final = 953
UNSEEN_ALARMS: Final = 954
RESERVE: Final = 955
END: Final = 956
MODE: Final = 957
LEVEL: Final = 958
FIREFIGHTERS: Final = 959
EDITION: Final = 960
WIDTH: Final = 961

# The lowest bit of a number times this has the bit's name in its six highest bits (a de Bruijn sequence): a jump from
# bit to bit without looking at the empty ones.
NAMING: Final = 0x03F79D71B4CB0A89


def _places() -> bytes:
    """Where in its plane each bit of a layer is written, by name. The spare column of upright edges is the eastern
    outer wall, and the spare row of level ones the southern: both lie right behind their planes."""
    places = [0] * 64
    for bit in range(63):
        row, column = divmod(bit, 9)
        places[NAMING << bit >> 58 & 63] = 8 * row + column if column < 8 else 48 + row
    return bytes(places)


PLACE: Final = _places()
ROW_OF: Final = bytes([space // 10 for space in range(SPACES)])
COLUMN_OF: Final = bytes([space % 10 for space in range(SPACES)])


def mark(at: vec[u8], first: i64, layer: i64, value: u8) -> None:
    """Write a value into a plane wherever a layer has a bit."""
    while layer:
        at[first + i64(PLACE[(layer & -layer) * NAMING >> 58 & 63])] = value
        layer &= layer - 1


class FlashPointObserver(Observer):
    def __init__(self) -> None:
        super().__init__(WIDTH)

    def look(self, state: State, seat: i64, into: Canvas) -> None:
        assert isinstance(state, FlashPoint)
        at = into.at
        base = into.base
        self.look_at_house(state, at, base)
        self.look_at_pieces(state, at, base)
        self.look_at_team(state, seat, at, base)
        self.look_at_numbers(state, at, base)

    def look_at_house(self, state: FlashPoint, at: vec[u8], base: i64) -> None:
        mark(at, base + FIRE, state.fire, 1)
        mark(at, base + SMOKE, state.smoke, 1)
        mark(at, base + POI, state.poi, 1)
        mark(at, base + HOT_SPOTS, state.hot, 1)
        h = state.h
        v = state.v
        door_h = state.door_h
        door_v = state.door_v
        mark(at, base + WALLS_NORTH, h & ~door_h, 2)
        mark(at, base + WALLS_NORTH, state.crack_h, 1)
        mark(at, base + WALLS_WEST, v & ~door_v, 2)
        mark(at, base + WALLS_WEST, state.crack_v, 1)
        mark(at, base + DOORS_NORTH, door_h & ~h, 1)
        mark(at, base + DOORS_NORTH, door_h & h, 2)
        mark(at, base + DOORS_WEST, door_v & ~v, 1)
        mark(at, base + DOORS_WEST, door_v & v, 2)

    def look_at_pieces(self, state: FlashPoint, at: vec[u8], base: i64) -> None:
        """Victims and hazmats, of which several may share a space; vehicles; fire outside."""
        number: i64
        pieces = state.victims
        while pieces:
            one = pieces & 255
            if one < 128:
                at[base + VICTIMS - 1 + one] += 1
            else:
                at[base + TREATED - 129 + one] += 1
            pieces >>= 8
        pieces = state.hazmats
        while pieces:
            space = (pieces & 255) - 1
            at[base + HAZMATS + 8 * i64(ROW_OF[space]) + i64(COLUMN_OF[space]) - 9] += 1
            pieces >>= 8
        outside = state.fire_outside
        number = base + FIRE_OUTSIDE
        while outside:
            at[number] = u8(outside & 1)
            outside >>= 1
            number += 1
        spots = state.house.ambulance
        for number in range(8):
            at[base + AMBULANCE + i64(RING_NUMBER[i64(spots[number])])] = 1
        if state.ambulance >= 0:
            number = 2 * state.ambulance
            at[base + AMBULANCE + i64(RING_NUMBER[i64(spots[number])])] = 2
            at[base + AMBULANCE + i64(RING_NUMBER[i64(spots[number + 1])])] = 2
        spots = state.house.engine
        for number in range(8):
            at[base + ENGINE + i64(RING_NUMBER[i64(spots[number])])] = 1
        if state.engine >= 0:
            number = 2 * state.engine
            at[base + ENGINE + i64(RING_NUMBER[i64(spots[number])])] = 2
            at[base + ENGINE + i64(RING_NUMBER[i64(spots[number + 1])])] = 2

    def look_at_team(self, state: FlashPoint, seat: i64, at: vec[u8], base: i64) -> None:
        """The looker first, then the others in turn order. Spaces are planes for who learns from pictures, and rows and
        columns because only these say who is where."""
        number: i64
        seats = state.firefighters
        player = state.seat
        turn = state.to_act()
        placed = seats
        if state.phase == PLACE_ONE:
            placed = state.placed
        elif state.phase < PLACE_ONE:
            placed = 0
        other = seat
        for number in range(seats):
            if other < placed:
                space = state.space(other)
                at[base + PLACES + 2 * number] = u8(i64(ROW_OF[space]) + 1)
                at[base + PLACES + 2 * number + 1] = u8(i64(COLUMN_OF[space]) + 1)
                if number == 0:
                    at[base + OWN + space] = 1
                else:
                    at[base + TEAM + space] += 1
            points = state.saved_by(other)
            if other == player:
                points += state.ap
                at[base + PLAYER + number] = 1
            if other == turn:
                at[base + TURN + number] = 1
            at[base + POINTS + number] = u8(points)
            at[base + SPECIALISTS + number] = u8(state.role(other))
            at[base + WAITING + number] = u8(state.waiting >> other & 1)
            other += 1
            if other == seats:
                other = 0
        at[base + SEAT + seat] = 1

    def look_at_numbers(self, state: FlashPoint, at: vec[u8], base: i64) -> None:
        phase = state.phase
        at[base + PHASE + phase] = 1
        at[base + SPECIAL] = u8(state.special)
        target = state.target
        if target:
            at[base + TARGET] = u8(i64(ROW_OF[target]))
            at[base + TARGET + 1] = u8(i64(COLUMN_OF[target]))
        at[base + REROLLED] = u8(state.rerolled & 1)
        at[base + REROLLED + 1] = u8(state.rerolled >> 1)
        if phase == WHO_RIDES:
            at[base + VEHICLE] = u8(state.vehicle + 1)
        if state.fresh:
            at[base + FRESH] = 1
        if state.cafs_commanded:
            at[base + CAFS_COMMANDED] = 1
        if state.flaring:
            at[base + FLARING] = 1
        if state.flared:
            at[base + FLARED] = 1
        if state.playing_on:
            at[base + PLAYING_ON] = 1
        at[base + TO_COME] = u8(state.to_come)
        at[base + RESCUED] = u8(state.rescued)
        at[base + LOST] = u8(state.lost)
        at[base + DAMAGE] = u8(state.damage)
        at[base + POOL] = u8(state.in_pool())
        at[base + UNSEEN_VICTIMS] = u8(state.unseen_victims)
        at[base + UNSEEN_ALARMS] = u8(state.unseen_alarms)
        at[base + RESERVE] = u8(state.reserve)
        at[base + END] = u8(state.reason)
        at[base + MODE] = u8(state.mode)
        at[base + LEVEL] = u8(state.level)
        at[base + FIREFIGHTERS] = u8(state.firefighters)
        if state.doors_stay:
            at[base + EDITION] = 1

    def progress(self, state: State, seat: i64) -> float:
        """The victims rescued of the seven that win (P24): 1 exactly when the match is won, the same for every seat.

        Losses do not count against it: who loses the match has simply not come to 1.
        """
        assert isinstance(state, FlashPoint)
        if state.rescued >= TO_WIN:
            return 1.0
        return float(state.rescued) / TO_WIN
