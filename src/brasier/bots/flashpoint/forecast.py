"""What the next roll of the dice does to a house on fire, over all 48 spaces exactly: the fire is let advance on paper.

Rules P16–P20 and P45, hazmats in the order of their spaces where the player may choose. Only the next roll: that a hot
spot makes the fire advance once more (P46) is for `outlook` to weigh. The 24th damage does not end a roll here (P26).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.games.flashpoint.data import INSIDE, MOST_DAMAGE
from brasier.games.flashpoint.ground import BIT, EDGE, EVERYWHERE, NEXT, NOWHERE, OFF_BOARD, RING_NUMBER, count, mask_of
from brasier.games.flashpoint.pieces import space_of
from brasier.games.flashpoint.rules import FlashPoint

MOST_WATCHED: Final = 24
NONE: Final = vec[i64]([0] * MOST_WATCHED)
INSIDE_BIT: Final = bytes([9 * (number // 8) + number % 8 for number in range(INSIDE)])
INSIDE_AT: Final = bytes([10 * (number // 8 + 1) + number % 8 + 1 for number in range(INSIDE)])
SPACE_AT_BIT: Final = bytes([10 * (bit // 9 + 1) + bit % 9 + 1 for bit in range(63)])


def beside(fire: i64, h: i64, v: i64) -> i64:
    """What is adjacent to a layer (P2)."""
    return (fire & ~h) >> 9 | fire << 9 & ~h | (fire & ~v) >> 1 | fire << 1 & ~v


@mypyc_attr(acyclic=True)
class Forecast:
    """Sums over the 48 rolls. Whoever is watched is counted in `hits` once for each roll after which fire is there."""

    def __init__(self) -> None:
        self.spaces: vec[i64] = NONE[:MOST_WATCHED]
        self.inside: vec[i64] = NONE[:MOST_WATCHED]  # the watched as layers
        self.outside: vec[i64] = NONE[:MOST_WATCHED]
        self.hits: vec[i64] = NONE[:MOST_WATCHED]
        self.watched: i64 = 0
        self.damage: i64 = 0
        self.spread: i64 = 0
        self.fatal: i64 = 0  # how many rolls bring the house down (P26)
        self.near: i64 = 0  # clear spaces beside fire, a layer
        self.lit: i64 = 0  # of the roll in hand
        self.lit_outside: i64 = 0
        self.blows: i64 = 0
        self.h: i64 = 0  # what still blocks after its blasts, and what is cracked
        self.v: i64 = 0
        self.crack_h: i64 = 0
        self.crack_v: i64 = 0
        self.blasted = False  # something exploded

    def clear(self) -> None:
        self.watched = 0

    def watch(self, space: i64) -> None:
        if self.watched == MOST_WATCHED:
            return
        here = self.watched
        bit = i64(BIT[space])
        self.spaces[here] = space
        self.hits[here] = 0
        if bit == NOWHERE:
            self.inside[here] = 0
            self.outside[here] = mask_of(i64(RING_NUMBER[space]))
        else:
            self.inside[here] = mask_of(bit)
            self.outside[here] = 0
        self.watched += 1

    def look(self, state: FlashPoint) -> None:
        fire = state.fire
        smoke = state.smoke
        h = state.h
        v = state.v
        self.damage = 0
        self.spread = 0
        self.fatal = 0
        near = beside(fire, h, v) & EVERYWHERE & ~fire
        self.near = near
        cans: i64 = 0
        row = state.hazmats
        while row:
            cans |= mask_of(i64(BIT[space_of(row & 255)]))
            row >>= 8
        anyway = self.flashed(fire, smoke, h, v)
        number: i64
        watched: i64
        self.restore(state)
        for number in range(INSIDE):
            bit = mask_of(i64(INSIDE_BIT[number]))
            self.lit_outside = 0
            self.blows = 0
            if fire & bit:
                self.lit = 0
                self.explode(state, i64(INSIDE_AT[number]), fire)
                after = fire | self.lit
            elif (smoke | near) & bit:
                after = fire | bit
            else:
                after = fire
            if after != fire or self.blasted:
                after = self.flashed(after, smoke, self.h, self.v)
            elif anyway == fire:
                after = fire
            else:
                after = self.flashed(fire, smoke | bit, h, v)
            if cans & after:
                after = self.burst(state, cans, after, smoke)
            if self.blasted:
                self.restore(state)
            self.damage += self.blows
            if state.damage + self.blows >= MOST_DAMAGE:
                self.fatal += 1
            burnt = after & ~fire
            if burnt == 0 and self.lit_outside == 0:
                continue
            self.spread += count(burnt)
            for watched in range(self.watched):
                if self.inside[watched] & after or self.outside[watched] & self.lit_outside:
                    self.hits[watched] += 1

    def flashed(self, fire: i64, smoke: i64, h: i64, v: i64) -> i64:
        """P20."""
        smoke &= ~fire
        while True:
            new = smoke & beside(fire, h, v)
            if new == 0:
                return fire
            fire |= new
            smoke ^= new

    def restore(self, state: FlashPoint) -> None:
        """The walls and doors as they stand before the roll."""
        self.h = state.h
        self.v = state.v
        self.crack_h = state.crack_h
        self.crack_v = state.crack_v
        self.blasted = False

    def burst(self, state: FlashPoint, cans: i64, fire: i64, smoke: i64) -> i64:
        """P45: hazmats in fire explode, those lit on the way too; then flashover, and so on until it is quiet."""
        while cans & fire:
            while cans & fire:
                due = cans & fire
                bit = due & -due
                cans ^= bit
                number: i64 = 0
                while mask_of(number) != bit:
                    number += 1
                self.lit = 0
                self.explode(state, i64(SPACE_AT_BIT[number]), fire)
                fire |= self.lit
            fire = self.flashed(fire, smoke, self.h, self.v)
        return fire

    def explode(self, state: FlashPoint, target: i64, fire: i64) -> None:
        """P17–P19: what newly burns goes to `lit`, what walls suffer to `blows`, what falls no longer blocks."""
        side: i64
        self.blasted = True
        for side in range(4):
            space = target
            while True:
                beyond = i64(NEXT[4 * space + side])
                if beyond == OFF_BOARD:
                    break
                edge = mask_of(i64(EDGE[4 * space + side]))
                if side & 1:
                    if self.v & edge:
                        if state.door_v & edge:
                            self.v ^= edge
                        else:
                            self.blows += 1
                            if self.crack_v & edge:
                                self.v ^= edge
                            self.crack_v ^= edge
                        break
                elif self.h & edge:
                    if state.door_h & edge:
                        self.h ^= edge
                    else:
                        self.blows += 1
                        if self.crack_h & edge:
                            self.h ^= edge
                        self.crack_h ^= edge
                    break
                bit = i64(BIT[beyond])
                if bit == NOWHERE:
                    if self.lit_outside & mask_of(i64(RING_NUMBER[beyond])):
                        space = beyond
                        continue
                    self.lit_outside |= mask_of(i64(RING_NUMBER[beyond]))
                    break
                if not (fire | self.lit) >> bit & 1:
                    self.lit |= mask_of(bit)
                    break
                space = beyond
