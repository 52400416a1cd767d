"""A position as a longer row of numbers: what foresees how a match ends (see `critic`).

The numbers of `outlook` come first: they were made to compare ends of a turn. How a match goes on depends on more: who
stands where with how many points, which fire is near to whom, what hot spots lie ready, what the deck gun would hit.
The row is for four firefighters, the first seat first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.bots.flashpoint.errands import FIRE
from brasier.bots.flashpoint.forecast import beside
from brasier.bots.flashpoint.outlook import FEATURES, Outlook
from brasier.games.flashpoint.codes import ACT, CHEER, ENGINE
from brasier.games.flashpoint.data import DRIVER, MOST_SAVED
from brasier.games.flashpoint.ground import BIT, NOWHERE, SPACE_OF_BIT, count
from brasier.games.flashpoint.rules import FlashPoint
from brasier.games.flashpoint.setup import QUADRANT

TEAM: Final = 4  # whom the row is for

# Of each firefighter:
SEAT: Final = FEATURES
KEPT: Final = 0  # points
FROM_FIRE: Final = 1  # how far the nearest fire is
INDOORS: Final = 2
AT_HAND: Final = 3  # fires that can be put out in a turn
IN_REACH: Final = 4  # fires that can be come near to in a turn or two
PER_SEAT: Final = 5

ACTED: Final = SEAT + TEAM * PER_SEAT  # + seat: whose turn it was

# Of the position:
HOT_SPOTS: Final = ACTED + TEAM
HOT_FIRE: Final = HOT_SPOTS + 1
HOT_SMOKE: Final = HOT_SPOTS + 2
RESERVE: Final = HOT_SPOTS + 3
HOPE: Final = HOT_SPOTS + 4  # that a point of interest is a victim
UNSEEN: Final = HOT_SPOTS + 5  # victims
REVEALED: Final = HOT_SPOTS + 6
TREATED: Final = HOT_SPOTS + 7
LOST: Final = HOT_SPOTS + 8

# What the deck gun would hit on average: fire, smoke, and both again if its operator is there and may fire it.
GUN_FIRE: Final = HOT_SPOTS + 9
GUN_SMOKE: Final = HOT_SPOTS + 10
MANNED_FIRE: Final = HOT_SPOTS + 11
MANNED_SMOKE: Final = HOT_SPOTS + 12
QUARTER_FIRE: Final = HOT_SPOTS + 13  # + drives of the engine: what burns in the quadrant there
QUARTER_SMOKE: Final = HOT_SPOTS + 17

SMOKE_BESIDE: Final = HOT_SPOTS + 21  # smoke beside smoke
CLOSED: Final = HOT_SPOTS + 22  # doors
FAR_OFF: Final = HOT_SPOTS + 23  # fires nobody comes near to in a turn or two
WAY: Final = HOT_SPOTS + 24  # from every fire to the nearest firefighter, all together
SMOKE_AT_HAND: Final = HOT_SPOTS + 25
TO_ENGINE: Final = HOT_SPOTS + 26  # how far its operator is from it

NUMBERS: Final = HOT_SPOTS + 27
A_TURN: Final = 3  # a way that leaves points to put something out
TWO_TURNS: Final = 6
FARTHEST: Final = 12

NO_SURVEY: Final = vec[float]([0.0] * NUMBERS)
BITS: Final = 53  # of a layer, up to the last space
ALL_FARTHEST: Final = vec[i64]([FARTHEST] * BITS)


@mypyc_attr(acyclic=True)
class Survey:
    def __init__(self) -> None:
        self.outlook = Outlook()
        self.at: vec[float] = NO_SURVEY[:NUMBERS]
        self.least: vec[i64] = ALL_FARTHEST[:BITS]  # by bit: how far the nearest firefighter is

    def look(self, state: FlashPoint) -> None:
        """Fill `at`, of an advanced match of four whose vehicles are parked."""
        self.outlook.look(state)
        place: i64
        for place in range(FEATURES):
            self.at[place] = self.outlook.x[place]
        for place in range(FEATURES, NUMBERS):
            self.at[place] = 0.0
        self.look_at_seats(state)
        self.look_at_fires(state)
        self.look_at_match(state)
        self.look_at_gun(state)

    def look_at_seats(self, state: FlashPoint) -> None:
        at = self.at
        to_fire = self.outlook.to(state, FIRE)
        seat: i64
        for seat in range(TEAM):
            first = SEAT + PER_SEAT * seat
            space = state.space(seat)
            saved = state.saved_by(seat)
            if seat == state.seat and ACT <= state.phase <= CHEER:
                saved = min(state.ap, MOST_SAVED)
            at[first + KEPT] = float(saved) / 4.0
            at[first + FROM_FIRE] = float(min(to_fire.at[space], FARTHEST)) / 8.0
            if i64(BIT[space]) != NOWHERE:
                at[first + INDOORS] = 1.0
        at[ACTED + state.seat] = 1.0

    def look_at_fires(self, state: FlashPoint) -> None:
        """Who is near to which fire and smoke."""
        at = self.at
        least = self.least
        bit: i64
        for bit in range(BITS):
            least[bit] = FARTHEST
        burning = state.fire | state.smoke
        seat: i64
        for seat in range(TEAM):
            ways = self.outlook.to(state, state.space(seat))
            first = SEAT + PER_SEAT * seat
            for bit in range(BITS):
                if burning >> bit & 1:
                    cost = ways.at[i64(SPACE_OF_BIT[bit])]
                    least[bit] = min(least[bit], cost)
                    if state.fire >> bit & 1 and cost <= TWO_TURNS:
                        at[first + IN_REACH] += 0.125
                        if cost <= A_TURN:
                            at[first + AT_HAND] += 0.25
        for bit in range(BITS):
            if state.fire >> bit & 1:
                at[WAY] += float(least[bit]) / 40.0
                if least[bit] > TWO_TURNS:
                    at[FAR_OFF] += 0.125
            elif state.smoke >> bit & 1 and least[bit] <= A_TURN:
                at[SMOKE_AT_HAND] += 0.125

    def look_at_match(self, state: FlashPoint) -> None:
        at = self.at
        outlook = self.outlook
        place: i64
        for place in range(outlook.people):
            if outlook.kind[place] > 0:
                at[REVEALED] += 1.0 / 3.0
            if outlook.kind[place] == 2:
                at[TREATED] += 1.0
        at[HOT_SPOTS] = float(count(state.hot)) / 24.0
        at[HOT_FIRE] = float(count(state.hot & state.fire)) / 8.0
        at[HOT_SMOKE] = float(count(state.hot & state.smoke)) / 4.0
        at[RESERVE] = float(state.reserve) / 12.0
        at[HOPE] = outlook.hope(state)
        at[UNSEEN] = float(state.unseen_victims) / 10.0
        at[LOST] = float(state.lost) / 4.0
        at[SMOKE_BESIDE] = float(count(beside(state.smoke, state.h, state.v) & state.smoke)) / 10.0
        at[CLOSED] = float(count(state.door_h & state.h) + count(state.door_v & state.v)) / 8.0

    def look_at_gun(self, state: FlashPoint) -> None:
        """P34, P42."""
        at = self.at
        fire = state.fire
        smoke = state.smoke
        layer = state.quadrant()
        hit_fire = count(layer & fire)
        hit_smoke = count(layer & smoke)
        side: i64
        for side in range(4):
            if side == 0:
                splash = (layer & ~state.h) >> 9
            elif side == 1:
                splash = layer << 1 & ~state.v
            elif side == 2:
                splash = layer << 9 & ~state.h
            else:
                splash = (layer & ~state.v) >> 1
            hit_fire += count(splash & fire)
            hit_smoke += count(splash & smoke)
        at[GUN_FIRE] = float(hit_fire) / 24.0
        at[GUN_SMOKE] = float(hit_smoke) / 12.0
        at[TO_ENGINE] = 1.0
        seat: i64
        for seat in range(TEAM):
            if state.role(seat) == DRIVER:
                self.look_at_operator(state, state.space(seat))
        for side in range(4):
            layer = QUADRANT[i64(state.house.quadrants[(state.engine + side) & 3])]
            at[QUARTER_FIRE + side] = float(count(layer & fire)) / 6.0
            at[QUARTER_SMOKE + side] = float(count(layer & smoke)) / 6.0

    def look_at_operator(self, state: FlashPoint, space: i64) -> None:
        at = self.at
        if state.is_at(space, ENGINE):
            at[TO_ENGINE] = 0.0
            if state.quadrant_is_free():
                at[MANNED_FIRE] = at[GUN_FIRE]
                at[MANNED_SMOKE] = at[GUN_SMOKE]
            return
        ways = self.outlook.to(state, space)
        one = ways.at[state.spot(ENGINE, state.engine, 0)]
        other = ways.at[state.spot(ENGINE, state.engine, 1)]
        nearer = min(one, other)
        at[TO_ENGINE] = float(min(nearer, FARTHEST)) / 12.0
