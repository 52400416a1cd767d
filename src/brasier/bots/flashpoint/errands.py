"""Whom to bring out, who does it, and when: the errands of a team, and the ways they go.

Whoever is to be brought out is assigned to the firefighter who can have done it first, one after the other.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.bots.flashpoint.reach import FAR, Reach, Ways
from brasier.games.flashpoint.codes import ACT, AMBULANCE, CHEER, PLACE_ONE
from brasier.games.flashpoint.data import FAMILY, MOST_SAVED, PARAMEDIC, RESCUE, RING
from brasier.games.flashpoint.ground import RING_SPACE, has
from brasier.games.flashpoint.pieces import TREATED, space_of
from brasier.games.flashpoint.rules import FlashPoint
from brasier.games.flashpoint.scene import first_points

BLOW: Final = 3  # a blow at a wall costs 2 points and harms the house
SLOTS: Final = 2048  # ways that are remembered
MOST_ERRANDS: Final = 6

# Goals that are no space.
OUT: Final = -1  # carrying to safety
FIRE: Final = -2  # walking to a fire
HAUL_OUT: Final = -3  # out of the house

MIX: Final = 0x2545F491
LOW: Final = 0x3FFFFFFFFFFFFFFF  # the bits of a product that are the same compiled and uncompiled
NO_KEYS: Final = vec[i64]([-1] * SLOTS)
NO_ERRANDS: Final = vec[i64]([0] * MOST_ERRANDS)
NOBODY: Final = vec[i64]([0] * 8)


def mixed(key: i64, number: i64) -> i64:
    """A key in which one more number takes part.

    High bits are folded into low ones each time. A product alone leaves the highest bit where it is, so that two
    numbers that differ only there would undo each other: a wall that is cracked, and the same wall gone.
    """
    key = (key * MIX + number) & LOW
    return key ^ key >> 29


@mypyc_attr(acyclic=True)
class Errands:
    def __init__(self) -> None:
        self.keys: vec[i64] = NO_KEYS[:SLOTS]
        self.ways: list[Ways] = [Ways() for _ in range(SLOTS)]
        self.flood = Reach()
        self.person: vec[i64] = NO_ERRANDS[:MOST_ERRANDS]  # the space of each errand
        self.kind: vec[i64] = NO_ERRANDS[:MOST_ERRANDS]  # 0 face down, 1 a victim, 2 a treated one
        self.people: i64 = 0
        self.rolls: vec[i64] = NO_ERRANDS[:MOST_ERRANDS]  # dice rolled until it is done
        self.need: vec[i64] = NO_ERRANDS[:MOST_ERRANDS]  # points it takes
        self.ready: vec[i64] = NOBODY[:8]  # dice rolled before a firefighter's next free turn
        self.saved: vec[i64] = NOBODY[:8]
        self.busy: vec[i64] = NOBODY[:8]

    # ---- ways, remembered while walls and fire stay as they are

    def to(self, state: FlashPoint, goal: i64) -> Ways:
        """Walking to a space, or what the goals below 0 say."""
        number: i64
        key = mixed(state.fire, state.h)
        key = mixed(key, state.v)
        key = mixed(key, state.crack_h)
        key = mixed(key, state.crack_v)
        key = mixed(key, state.door_h)
        key = mixed(key, state.door_v)
        key = mixed(key, goal + 4)
        if goal == OUT:
            key = mixed(key, state.ambulance + 1)
            if state.mode != FAMILY:  # a drawn house has its own spots (P50)
                for number in range(4):
                    key = mixed(key, state.spot(AMBULANCE, number, 0))
        slot = key & (SLOTS - 1)
        if goal < 0:
            slot = slot >> 2 | (SLOTS // 4) * -goal  # each kind has a quarter, so that none puts out another in use
        else:
            slot >>= 2
        ways = self.ways[slot]
        if self.keys[slot] == key:
            return ways
        self.keys[slot] = -1
        flood = self.flood
        flood.clear()
        if goal >= 0:
            flood.source(goal, 0)
            flood.spread(state, 1, 1, BLOW)
        elif goal == OUT:
            self.from_refuges(state, flood)
            flood.spread(state, 2, 1, BLOW)
        elif goal == HAUL_OUT:
            for number in range(RING):
                flood.source(i64(RING_SPACE[number]), 0)
            flood.spread(state, 2, 1, BLOW)
        else:
            for number in range(11, 69):
                if has(state.fire, number):
                    flood.source(number, 0)
            flood.spread(state, 1, 0, BLOW)
        ways.at = flood.at[:]
        self.keys[slot] = key  # last: whoever is interrupted remembers nothing wrong
        return ways

    def from_refuges(self, state: FlashPoint, flood: Reach) -> None:
        """P12: outside; P32, P33: where the ambulance is, or can be called."""
        number: i64
        if state.mode == FAMILY or state.ambulance < 0:
            for number in range(RING):
                flood.source(i64(RING_SPACE[number]), 0)
            return
        for number in range(4):
            drives = (number - state.ambulance) & 3
            if drives == 3:
                drives = 1
            flood.source(state.spot(AMBULANCE, number, 0), 2 * drives)
            flood.source(state.spot(AMBULANCE, number, 1), 2 * drives)

    # ---- people

    def find_people(self, state: FlashPoint) -> None:
        self.people = 0
        row = state.victims
        while row and self.people < MOST_ERRANDS:
            self.person[self.people] = space_of(row & 255)
            self.kind[self.people] = 1
            if row & TREATED:
                self.kind[self.people] = 2
            self.people += 1
            row >>= 8
        space: i64
        if state.poi:
            for space in range(11, 69):
                if has(state.poi, space) and self.people < MOST_ERRANDS:
                    self.person[self.people] = space
                    self.kind[self.people] = 0
                    self.people += 1

    def find_firefighters(self, state: FlashPoint) -> i64:
        """When each has a turn, with how many points saved; how many there are."""
        team = state.firefighters
        if state.phase == PLACE_ONE:
            team = state.placed
        seat: i64
        for seat in range(team):
            # The one who acts is looked at as if the turn ended here.
            self.ready[seat] = (
                (seat - state.seat + state.firefighters - 1) % state.firefighters + 1 - state.firefighters
            )
            self.saved[seat] = state.saved_by(seat)
            self.busy[seat] = 0
        if ACT <= state.phase <= CHEER:
            self.saved[state.seat] = min(state.ap, MOST_SAVED)
        return team

    def pace(self, role: i64) -> i64:
        """Points a turn that serve for going about."""
        if role == RESCUE:
            return 7
        return first_points(role)

    def assign(self, state: FlashPoint, team: i64) -> None:
        """The errand that can be done first, then the next, each by whoever has it done first."""
        out = self.to(state, OUT)
        place: i64
        seat: i64
        done: i64
        for done in range(self.people):
            best: i64 = 9999
            best_place = done
            best_seat: i64 = 0
            best_need: i64 = FAR
            for place in range(done, self.people):
                space = self.person[place]
                carry = out.at[space]
                if self.kind[place] == 2:
                    carry //= 2
                ways = self.to(state, space)
                for seat in range(team):
                    role = state.role(seat)
                    walk = ways.at[state.space(seat)]
                    if self.busy[seat]:
                        walk = out.at[space] // 2 + 1
                    leave = carry
                    if role == PARAMEDIC and self.kind[place] < 2 and carry > 2:
                        leave = carry // 2 + 1
                    need = walk + leave
                    pace = self.pace(role)
                    turns = (need - self.saved[seat] + pace - 1) // pace
                    turns = max(turns, 1)
                    rolls = self.ready[seat] + state.firefighters * turns
                    if rolls < best or (rolls == best and need < best_need):
                        best = rolls
                        best_place = place
                        best_seat = seat
                        best_need = need
            self.swap(done, best_place)
            self.rolls[done] = best
            self.need[done] = best_need
            if team > 0:
                self.ready[best_seat] = best
                self.saved[best_seat] = 0
                self.busy[best_seat] += 1

    def swap(self, one: i64, other: i64) -> None:
        space = self.person[one]
        kind = self.kind[one]
        self.person[one] = self.person[other]
        self.kind[one] = self.kind[other]
        self.person[other] = space
        self.kind[other] = kind
