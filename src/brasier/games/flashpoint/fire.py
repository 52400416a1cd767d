"""The burning house: smoke, fire, explosions, flashover, walls and doors. Rules P2 and P16–P20.

Theory of operation. `fire`, `smoke` and `hot` are layers of inside spaces, `h` and `v` layers of the edges that block
(walls that stand, closed doors), as `ground` numbers them. A door is a marker on an edge (`door_h`, `door_v`): closed
while the edge blocks, open while it does not. A crack is a wall's first damage; with its second the edge no longer
blocks. Fire outside the house lives only while the fire advances (P21); it is a bit for each space of the ring.
"""

from typing import Final

from mypy_extensions import i64

from brasier.core.state import Fact, State
from brasier.games.flashpoint.data import MOST_DAMAGE
from brasier.games.flashpoint.ground import (
    BIT,
    EDGE,
    NEXT,
    NOWHERE,
    OFF_BOARD,
    RING_NUMBER,
    RING_SPACE,
    SPACE_OF_BIT,
    bit_of,
    mask_of,
)
from brasier.games.flashpoint.house import House

# Facts for the log: kind first.
SMOKE_CAME: Final = 1  # space
FIRE_CAME: Final = 2  # space, cause
EXPLODED: Final = 3  # space, cause
BLAST: Final = 4  # space, side, burning spaces run through, what stopped it
DOOR_GONE: Final = 5  # space, side
DAMAGED: Final = 6  # space, side, damage of the wall, damage of the house
FLASHED: Final = 7  # wave, spaces
BURNT_OUT: Final = 8  # spaces

# Causes of fire and explosions.
SET_UP: Final = 0
SMOKE_ON_SMOKE: Final = 1
BESIDE_FIRE: Final = 2
ROLL: Final = 1
HAZMAT_BURNS: Final = 2

# What stops a blast.
LIT: Final = 0
WALL: Final = 1
DOOR: Final = 2
BOARD_EDGE: Final = 3


class Burning(State):
    """What the fire does to a house; who is in it does not matter here."""

    def __init__(self, house: House, doors_stay: bool) -> None:
        self.house: House = house
        self.doors_stay: bool = doors_stay  # P18, edition "18": a shockwave leaves an open door on its way
        self.h: i64 = house.walls_h | house.doors_h
        self.v: i64 = house.walls_v | house.doors_v
        self.door_h: i64 = house.doors_h
        self.door_v: i64 = house.doors_v
        self.crack_h: i64 = 0
        self.crack_v: i64 = 0
        self.fire: i64 = 0
        self.smoke: i64 = 0
        self.hot: i64 = 0
        self.fire_outside: i64 = 0
        self.damage: i64 = 0

    # ---- adjacency (P2)

    def beside_fire(self, layer: i64) -> i64:
        """The spaces of a layer that are adjacent to fire: north, south, west and east of a burning one."""
        fire = self.fire
        h = self.h
        v = self.v
        return layer & ((fire & ~h) >> 9 | fire << 9 & ~h | (fire & ~v) >> 1 | fire << 1 & ~v)

    def blocked(self, space: i64, side: i64) -> bool:
        """A wall that stands or a closed door is on this side."""
        if side & 1:
            return self.v >> i64(EDGE[4 * space + side]) & 1 != 0
        return self.h >> i64(EDGE[4 * space + side]) & 1 != 0

    def has_door(self, space: i64, side: i64) -> bool:
        """A door marker, open or closed, is on this side."""
        if side & 1:
            return self.door_v >> i64(EDGE[4 * space + side]) & 1 != 0
        return self.door_h >> i64(EDGE[4 * space + side]) & 1 != 0

    def cracked(self, space: i64, side: i64) -> bool:
        if side & 1:
            return self.crack_v >> i64(EDGE[4 * space + side]) & 1 != 0
        return self.crack_h >> i64(EDGE[4 * space + side]) & 1 != 0

    def burns(self, space: i64) -> bool:
        """Also outside, while the fire advances."""
        if i64(BIT[space]) == NOWHERE:
            return self.fire_outside >> i64(RING_NUMBER[space]) & 1 != 0
        return self.fire >> i64(BIT[space]) & 1 != 0

    # ---- the fire advances (P16)

    def advance(self, target: i64, log: list[Fact] | None) -> None:
        """P16: smoke comes to the target. On smoke or beside fire it burns, on fire it explodes."""
        bit = bit_of(target)
        if self.fire & bit:
            self.explode(target, ROLL, log)
        elif self.smoke & bit:
            self.smoke ^= bit
            self.fire |= bit
            if log is not None:
                log.append((FIRE_CAME, int(target), SMOKE_ON_SMOKE))
        elif self.beside_fire(bit):
            self.fire |= bit
            if log is not None:
                log.append((FIRE_CAME, int(target), BESIDE_FIRE))
        else:
            self.smoke |= bit
            if log is not None:
                log.append((SMOKE_CAME, int(target)))

    def explode(self, target: i64, cause: i64, log: list[Fact] | None) -> None:
        """P17: in all four directions; the 24th damage ends it (P26)."""
        if log is not None:
            log.append((EXPLODED, int(target), int(cause)))
        side: i64
        for side in range(4):
            self.blast(target, side, log)
            if self.damage == MOST_DAMAGE:
                return

    def blast(self, target: i64, side: i64, log: list[Fact] | None) -> None:
        """P17, P18: one direction, on through burning spaces as a shockwave until something stops it."""
        space = target
        through: i64 = 0
        told_at = len(log) if log is not None else 0
        while True:
            beside = i64(NEXT[4 * space + side])
            if beside == OFF_BOARD:
                self.log_blast(target, side, through, BOARD_EDGE, told_at, log)
                return
            if self.blocked(space, side):
                if self.has_door(space, side):
                    self.log_blast(target, side, through, DOOR, told_at, log)
                    self.destroy_door(space, side, log)
                else:
                    self.log_blast(target, side, through, WALL, told_at, log)
                    self.damage_wall(space, side, log)
                return
            if self.has_door(space, side) and (space == target or not self.doors_stay):
                self.destroy_door(space, side, log)
            if not self.burns(beside):
                self.log_blast(target, side, through, LIT, told_at, log)
                self.light(beside)
                return
            space = beside
            through += 1

    def light(self, space: i64) -> None:
        if i64(BIT[space]) == NOWHERE:
            self.fire_outside |= mask_of(i64(RING_NUMBER[space]))
        else:
            self.fire |= bit_of(space)
            self.smoke &= ~bit_of(space)

    def damage_wall(self, space: i64, side: i64, log: list[Fact] | None) -> None:
        """P2: the first damage cracks a wall, the second destroys it. P19: only a wall that stands takes any."""
        mask = mask_of(i64(EDGE[4 * space + side]))
        worse: i64 = 1
        if side & 1:
            if self.crack_v & mask:
                self.v ^= mask
                worse = 2
            self.crack_v ^= mask
        else:
            if self.crack_h & mask:
                self.h ^= mask
                worse = 2
            self.crack_h ^= mask
        self.damage += 1
        if log is not None:
            log.append((DAMAGED, int(space), int(side), int(worse), int(self.damage)))

    def destroy_door(self, space: i64, side: i64, log: list[Fact] | None) -> None:
        mask = mask_of(i64(EDGE[4 * space + side]))
        if side & 1:
            self.door_v &= ~mask
            self.v &= ~mask
        else:
            self.door_h &= ~mask
            self.h &= ~mask
        if log is not None:
            log.append((DOOR_GONE, int(space), int(side)))

    def flash_over(self, log: list[Fact] | None) -> None:
        """P20: smoke beside fire burns, again and again until none is left."""
        wave: i64 = 0
        while True:
            new = self.beside_fire(self.smoke)
            if new == 0:
                return
            self.fire |= new
            self.smoke ^= new
            wave += 1
            if log is not None:
                log.append((FLASHED, int(wave), *spaces_of(new)))

    def burn_out(self, log: list[Fact] | None) -> None:
        """P21: last, fire outside the house goes."""
        if self.fire_outside == 0:
            return
        if log is not None:
            log.append((BURNT_OUT, *ring_spaces_of(self.fire_outside)))
        self.fire_outside = 0

    def log_blast(self, target: i64, side: i64, through: i64, stop: i64, told_at: int, log: list[Fact] | None) -> None:
        """Before the doors it took on its way."""
        if log is not None:
            log.insert(told_at, (BLAST, int(target), int(side), int(through), int(stop)))


def spaces_of(layer: i64) -> list[int]:
    """The inside spaces of a layer in reading order."""
    bit: i64
    listed: list[int] = []
    for bit in range(54):
        if layer >> bit & 1:
            listed.append(SPACE_OF_BIT[bit])
    return listed


def ring_spaces_of(ring: i64) -> list[int]:
    """The outside spaces of a ring layer, clockwise."""
    number: i64
    listed: list[int] = []
    for number in range(32):
        if ring >> number & 1:
            listed.append(RING_SPACE[number])
    return listed
