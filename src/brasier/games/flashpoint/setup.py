"""Before the first turn: explosions, hazmats, specialists, places and vehicles. Rules P6 and P27–P31."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brasier.core.state import Fact, Refusal
from brasier.games.flashpoint.codes import (
    ACT,
    AMBULANCE,
    BEGAN,
    CHOOSE,
    DRAW,
    DRAWN,
    ENGINE,
    FIRST,
    FOR_EXPLOSION,
    FOR_HAZMAT,
    FOR_HOT_SPOT,
    FOR_POI,
    FOURTH,
    HAZMAT_PLACED,
    HAZMATS_COME,
    HOT_SPOT,
    HOT_SPOTS_COME,
    PARK_ONE,
    PARKED,
    PLACE_ONE,
    PLACED,
    POI_COME,
    POI_PLACED,
    ROLLED,
    SECOND,
    TAKE_ONE,
    THIRD,
    TOOK,
    WHO_BEGINS,
)
from brasier.games.flashpoint.data import (
    ADVANCED,
    EXPLOSIONS,
    FAMILY,
    FIRST_EXPLOSION,
    HAZMATS,
    INSIDE,
    MORE_HOT_SPOTS,
    ON_BOARD,
    QUICK,
    RING,
    ROWS,
    SPECIALISTS,
)
from brasier.games.flashpoint.fire import FIRE_CAME, SET_UP
from brasier.games.flashpoint.fire_phase import FirePhase
from brasier.games.flashpoint.ground import (
    BIT,
    INSIDE_SPACE,
    NEXT,
    NOWHERE,
    OFF_BOARD,
    RING_SPACE,
    apart,
    bit_of,
    count,
    has,
    inside,
)
from brasier.games.flashpoint.house import quadrant_of
from brasier.games.flashpoint.pieces import added, piece

FIRST_SPACES: Final = bytes([10 * row + column for row, column in FIRST_EXPLOSION])
QUADRANT: Final = vec[i64](
    [sum(1 << BIT[space] for space in INSIDE_SPACE if quadrant_of(space) == quadrant) for quadrant in range(4)]
)


class SetUp(FirePhase):
    """Everything before the first turn."""

    # ---- chance (P28–P30)

    def set_up(self, outcome: i64, log: list[Fact] | None) -> None:
        """P28, P29: explosions, hazmats, points of interest."""
        phase = self.phase
        if phase == FIRST:
            if log is not None:
                log.append((ROLLED, FOR_EXPLOSION, 0, int(outcome)))
            self.first_fire(i64(FIRST_SPACES[outcome - 1]), log)
            self.phase = SECOND
        elif phase == SECOND:
            self.roll(FOR_EXPLOSION, inside(outcome), log)
            self.first_fire(inside(outcome), log)
            self.phase = THIRD
        elif phase == THIRD:
            space = 10 * outcome + 9 - self.target % 10  # the black die of the second explosion, turned over
            self.roll(FOR_EXPLOSION, space, log)
            self.first_fire(space, log)
            self.phase = FOURTH
            if EXPLOSIONS[self.level] == 3:
                self.hazmats_come()
        elif phase == FOURTH:
            self.roll(FOR_EXPLOSION, inside(outcome), log)
            self.first_fire(inside(outcome), log)
            self.hazmats_come()
        elif phase == HAZMATS_COME:
            self.roll(FOR_HAZMAT, inside(outcome), log)
            self.hazmats = added(self.hazmats, piece(inside(outcome)))
            if log is not None:
                log.append((HAZMAT_PLACED, int(inside(outcome))))
            self.to_come -= 1
            if self.to_come == 0:
                self.phase = POI_COME
                self.to_come = ON_BOARD
        else:
            self.roll(FOR_POI, inside(outcome), log)
            self.poi |= bit_of(inside(outcome))
            if log is not None:
                log.append((POI_PLACED, int(inside(outcome)), int(inside(outcome)), 0))
            self.to_come -= 1
            if self.to_come == 0:
                self.specialists_come(log)

    def first_fire(self, space: i64, log: list[Fact] | None) -> None:
        """P28: hot spot and fire on the target, then an explosion there; outside fire goes."""
        self.target = space
        self.hot |= bit_of(space)
        self.fire |= bit_of(space)
        if log is not None:
            log.append((HOT_SPOT, int(space), int(self.reserve)))
            log.append((FIRE_CAME, int(space), SET_UP))
        self.explode(space, SET_UP, log)
        self.burn_out(log)

    def hazmats_come(self) -> None:
        self.phase = HAZMATS_COME
        self.to_come = HAZMATS[self.level]

    def roll(self, purpose: i64, space: i64, log: list[Fact] | None) -> None:
        if log is not None:
            log.append((ROLLED, int(purpose), int(space // 10), int(space % 10)))

    def cold_in_column(self, column: i64) -> i64:
        row: i64
        cold: i64 = 0
        for row in range(1, ROWS + 1):
            if not has(self.fire, 10 * row + column):
                cold += 1
        return cold

    def hot_spot_comes(self, space: i64, log: list[Fact] | None) -> None:
        """P30: one of the extra ones."""
        self.roll(FOR_HOT_SPOT, space, log)
        self.hot |= bit_of(space)
        self.to_come -= 1
        if log is not None:
            log.append((HOT_SPOT, int(space), int(self.reserve)))
        if self.to_come == 0:
            self.everybody_outside(log)

    # ---- specialists (P31)

    def specialists_come(self, log: list[Fact] | None) -> None:
        """P31: chosen, drawn, or given by the options; in a quick match the next of a sensible row."""
        self.placed = 0
        self.target = 0
        if self.taking == DRAWN:
            self.phase = DRAW
        elif self.taking == CHOOSE and not self.quick:
            self.phase = TAKE_ONE
        else:
            seat: i64
            for seat in range(self.firefighters):
                if self.taking == CHOOSE:
                    self.be(seat, QUICK[seat])
                else:
                    self.be(seat, self.given >> 4 * seat & 15)
                if log is not None:
                    log.append((TOOK, int(seat), int(self.role(seat)), 0))
            self.hot_spots_come(log)

    def check_free_specialist(self, role: i64) -> None:
        if self.has_specialist(role):
            rule = "P43" if self.phase == ACT else "P31"
            raise Refusal("flashpoint-specialist-in-play", rule, {"specialist": SPECIALISTS[role - 1]})

    def take_specialist(self, role: i64, log: list[Fact] | None) -> None:
        self.be(self.placed, role)
        if log is not None:
            log.append((TOOK, int(self.placed), int(role), int(self.phase == DRAW)))
        self.placed += 1
        if self.placed == self.firefighters:
            self.hot_spots_come(log)

    def hot_spots_come(self, log: list[Fact] | None) -> None:
        """P30: more of them at the higher levels and for larger teams."""
        self.to_come = MORE_HOT_SPOTS[self.level]
        if self.firefighters == 3:
            self.to_come += 2
        elif self.firefighters > 3:
            self.to_come += 3
        self.phase = HOT_SPOTS_COME
        self.placed = 0
        if self.to_come == 0:
            self.everybody_outside(log)

    # ---- places (P6, P31)

    def everybody_outside(self, log: list[Fact] | None) -> None:
        """P6, P31: the firefighters are placed; in a quick match all at once, with everything that follows."""
        self.phase = PLACE_ONE
        self.placed = 0
        if self.quick:
            self.arrange_quickly(log)

    def place(self, space: i64, log: list[Fact] | None) -> None:
        self.put(self.placed, space)
        if log is not None:
            log.append((PLACED, int(self.placed), int(space)))
        self.placed += 1
        if self.placed == self.firefighters:
            self.phase = WHO_BEGINS if self.mode == FAMILY else PARK_ONE

    def to_park(self) -> i64:
        """The ambulance first, then the engine."""
        if self.ambulance < 0:
            return AMBULANCE
        return ENGINE

    def park(self, side: i64, log: list[Fact] | None) -> None:
        if log is not None:
            log.append((PARKED, 0, int(self.to_park()), int(side)))
        if self.to_park() == AMBULANCE:
            self.ambulance = side
        else:
            self.engine = side
            self.phase = WHO_BEGINS

    def begin(self, seat: i64, log: list[Fact] | None) -> None:
        if log is not None:
            log.append((BEGAN, 0, int(seat)))
        self.start_turn(seat, log)

    # ---- a quick match

    def arrange_quickly(self, log: list[Fact] | None) -> None:
        """Sensible places for everybody and everything: beside the openings, near whom to save, near the fire."""
        doors: list[int] = []
        number: i64
        side: i64
        for number in range(RING):
            for side in range(4):
                beside = i64(NEXT[4 * i64(RING_SPACE[number]) + side])
                if beside != OFF_BOARD and i64(BIT[beside]) != NOWHERE:
                    if not self.blocked(i64(RING_SPACE[number]), side):
                        doors.append(RING_SPACE[number])
        if not doors:
            for side in range(4):
                doors.append(int(self.spot(AMBULANCE, side, 0)))
        for number in range(self.firefighters):
            self.place(doors[number % len(doors)], log)
        if self.mode == ADVANCED:
            self.park(self.best_ambulance_side(), log)
            self.park(self.best_engine_side(), log)
        self.begin(0, log)

    def best_ambulance_side(self) -> i64:
        best: i64 = 0
        least: i64 = -1
        side: i64
        number: i64
        for side in range(4):
            far: i64 = 0
            for number in range(INSIDE):
                if has(self.poi, inside(number)):
                    far += min(
                        apart(inside(number), self.spot(AMBULANCE, side, 0)),
                        apart(inside(number), self.spot(AMBULANCE, side, 1)),
                    )
            if least < 0 or far < least:
                least = far
                best = side
        return best

    def best_engine_side(self) -> i64:
        best: i64 = 0
        most: i64 = -1
        side: i64
        for side in range(4):
            burning = count(self.fire & QUADRANT[i64(self.house.quadrants[side])])
            if burning > most:
                most = burning
                best = side
        return best
