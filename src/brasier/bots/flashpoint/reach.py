"""How far everything is from everything in a burning house, in action points: floods over the 80 spaces."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.games.flashpoint.ground import BIT, EDGE, NEXT, OFF_BOARD, SPACES
from brasier.games.flashpoint.rules import FlashPoint

FAR: Final = 60  # further than any way that is worth its points
ALL_FAR: Final = vec[i64]([FAR] * SPACES)
MOST_PUT: Final = 512  # every source, and every step from a space to its neighbours, once
NO_ROWS: Final = vec[i64]([-1] * (FAR + 1))
NOTHING_PUT: Final = vec[i64]([0] * MOST_PUT)
NO_TOLLS: Final = vec[i64]([FAR] * (4 * SPACES))


@mypyc_attr(acyclic=True)
class Ways:
    """What a flood has found: the cost from each space."""

    def __init__(self) -> None:
        self.at: vec[i64] = ALL_FAR


@mypyc_attr(acyclic=True)
class Reach:
    """What it costs to come from each space to the nearest of the sources: put them in, then `spread`.

    Spaces wait in rows of the same cost, the cheapest first (Dial's algorithm), so that each is left once.
    """

    def __init__(self) -> None:
        self.at: vec[i64] = ALL_FAR[:SPACES]
        self.row: vec[i64] = NO_ROWS[: FAR + 1]  # by cost: who was put there last
        self.who: vec[i64] = NOTHING_PUT[:MOST_PUT]
        self.before: vec[i64] = NOTHING_PUT[:MOST_PUT]  # who was put into the same row before
        self.put: i64 = 0
        self.toll: vec[i64] = NO_TOLLS[: 4 * SPACES]  # what is between a space and its neighbour on a side
        self.blow: i64 = -1
        self.h: i64 = -1
        self.v: i64 = -1
        self.door_h: i64 = -1
        self.door_v: i64 = -1
        self.crack_h: i64 = -1
        self.crack_v: i64 = -1

    def clear(self) -> None:
        self.at = ALL_FAR[:SPACES]
        self.row = NO_ROWS[: FAR + 1]
        self.put = 0

    def source(self, space: i64, cost: i64) -> None:
        if cost < self.at[space]:
            self.at[space] = cost
            self.who[self.put] = space
            self.before[self.put] = self.row[cost]
            self.row[cost] = self.put
            self.put += 1

    def spread(self, state: FlashPoint, step: i64, into_fire: i64, blow: i64) -> None:
        """Every step costs `step`, into fire so much more; a closed door 1 more, a blow at a wall `blow` (P8–P15)."""
        self.see_walls(state, blow)
        fire = state.fire
        at = self.at
        toll = self.toll
        row = self.row
        who = self.who
        before = self.before
        put = self.put
        reached: i64
        side: i64
        for reached in range(FAR):
            number = row[reached]
            while number >= 0:
                space = who[number]
                number = before[number]
                if at[space] != reached:
                    continue
                cost = reached + step
                if fire >> i64(BIT[space]) & 1:
                    cost += into_fire
                place = 4 * space
                for side in range(4):
                    whole = cost + toll[place + side]
                    if whole >= FAR:
                        continue
                    beside = i64(NEXT[place + side])
                    if whole < at[beside]:
                        at[beside] = whole
                        who[put] = beside
                        before[put] = row[whole]
                        row[whole] = put
                        put += 1
        self.put = put

    def see_walls(self, state: FlashPoint, blow: i64) -> None:
        """What walls and doors cost; they seldom change from one flood to the next."""
        if (
            self.h == state.h
            and self.v == state.v
            and self.crack_h == state.crack_h
            and self.crack_v == state.crack_v
            and self.door_h == state.door_h
            and self.door_v == state.door_v
            and self.blow == blow
        ):
            return
        self.h = state.h
        self.v = state.v
        self.door_h = state.door_h
        self.door_v = state.door_v
        self.crack_h = state.crack_h
        self.crack_v = state.crack_v
        self.blow = -1
        place: i64
        for place in range(4 * SPACES):
            if i64(NEXT[place]) == OFF_BOARD:
                continue
            edge = i64(EDGE[place])
            closed = self.h
            door = self.door_h
            crack = self.crack_h
            if place & 1:
                closed = self.v
                door = self.door_v
                crack = self.crack_v
            toll: i64 = 0
            if closed >> edge & 1:
                if door >> edge & 1:
                    toll = 1
                elif crack >> edge & 1:
                    toll = blow
                else:
                    toll = 2 * blow
            self.toll[place] = toll
        self.blow = blow
