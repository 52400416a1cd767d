"""How far everything is from everything in a burning house, in action points: floods over the 80 spaces."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.games.flashpoint.ground import BIT, EDGE, NEXT, OFF_BOARD, SPACES
from brasier.games.flashpoint.rules import FlashPoint

FAR: Final = 60  # further than any way that is worth its points
ALL_FAR: Final = vec[i64]([FAR] * SPACES)
EMPTY_QUEUE: Final = vec[i64]([0] * 128)


@mypyc_attr(acyclic=True)
class Ways:
    """What a flood has found: the cost from each space."""

    def __init__(self) -> None:
        self.at: vec[i64] = ALL_FAR


@mypyc_attr(acyclic=True)
class Reach:
    """What it costs to come from each space to the nearest of the sources: put them in, then `spread`."""

    def __init__(self) -> None:
        self.at: vec[i64] = ALL_FAR[:SPACES]
        self.queue: vec[i64] = EMPTY_QUEUE[:128]
        self.waits: vec[i64] = EMPTY_QUEUE[:SPACES]
        self.first: i64 = 0
        self.last: i64 = 0

    def clear(self) -> None:
        space: i64
        for space in range(SPACES):
            self.at[space] = FAR
        self.first = 0
        self.last = 0

    def source(self, space: i64, cost: i64) -> None:
        if cost < self.at[space]:
            self.at[space] = cost
            if self.waits[space] == 0:
                self.waits[space] = 1
                self.queue[self.last & 127] = space
                self.last += 1

    def spread(self, state: FlashPoint, step: i64, into_fire: i64, blow: i64) -> None:
        """Every step costs `step`, into fire so much more; a closed door 1 more, a blow at a wall `blow` (P8–P15)."""
        fire = state.fire
        h = state.h
        v = state.v
        door_h = state.door_h
        door_v = state.door_v
        crack_h = state.crack_h
        crack_v = state.crack_v
        side: i64
        while self.first < self.last:
            space = self.queue[self.first & 127]
            self.first += 1
            self.waits[space] = 0
            cost = self.at[space] + step
            if fire >> i64(BIT[space]) & 1:
                cost += into_fire
            for side in range(4):
                beside = i64(NEXT[4 * space + side])
                if beside == OFF_BOARD:
                    continue
                edge = i64(EDGE[4 * space + side])
                whole = cost
                if side & 1:
                    if v >> edge & 1:
                        if door_v >> edge & 1:
                            whole += 1
                        elif crack_v >> edge & 1:
                            whole += blow
                        else:
                            whole += 2 * blow
                elif h >> edge & 1:
                    if door_h >> edge & 1:
                        whole += 1
                    elif crack_h >> edge & 1:
                        whole += blow
                    else:
                        whole += 2 * blow
                if whole < self.at[beside]:
                    self.at[beside] = whole
                    if self.waits[beside] == 0:
                        self.waits[beside] = 1
                        self.queue[self.last & 127] = beside
                        self.last += 1
