"""What only an advanced match has: vehicles, the deck gun, what specialists do. Rules P32–P37 and P39–P43."""

from mypy_extensions import i64

from brasier.core.state import Fact, Refusal
from brasier.games.flashpoint.codes import (
    ACT,
    AIM,
    AMBULANCE,
    CHANGED,
    DISPOSED,
    DROVE,
    ENGINE,
    FOR_GUN,
    GUN_FIRED,
    GUN_ROLL,
    IDENTIFY,
    KEEP,
    RED_AGAIN,
    REROLL,
    REROLLING,
    REVEALING,
    RIDE,
    RODE,
    ROLLED,
    SPLASHED,
    STAY,
    STAYED,
    TREAT,
    TREATED_ONE,
    WHO_RIDES,
)
from brasier.games.flashpoint.data import CAPTAIN, COLUMNS, DRIVER, HAZMAT, IMAGING, PARAMEDIC, ROWS, SPECIALISTS
from brasier.games.flashpoint.ground import EVERYWHERE, NEXT, bit_of, has, inside, mask_of
from brasier.games.flashpoint.house import VEHICLES
from brasier.games.flashpoint.pieces import TREATED, added, number_of, piece, removed
from brasier.games.flashpoint.scene import first_points, first_special
from brasier.games.flashpoint.setup import QUADRANT
from brasier.games.flashpoint.turn import Turn


def gun_cost(role: i64) -> i64:
    """P34, P42."""
    if role == DRIVER:
        return 2
    return 4


class Advanced(Turn):
    """Vehicles and specialists, each deed with the check that comes before it."""

    # ---- vehicles (P32–P34, P42)

    def is_next(self, vehicle: i64, side: i64) -> bool:
        """P33: the next spot either way round."""
        return (self.parked_at(vehicle) - side) & 1 != 0

    def check_drive(self, vehicle: i64, side: i64) -> None:
        here = self.space(self.seat)
        if vehicle == ENGINE and not self.is_at(here, ENGINE):
            raise Refusal("flashpoint-not-on-engine", "P33")
        if not self.is_next(vehicle, side):
            raise Refusal("flashpoint-next-spot-only", "P33", {"vehicle": VEHICLES[vehicle]})
        self.check_points(2, self.ap)
        if has(self.fire, here) and not self.can_get_out(here, self.ap - 2, self.special):
            raise Refusal("flashpoint-ends-in-fire", "P10")

    def drive(self, vehicle: i64, side: i64, log: list[Fact] | None) -> None:
        """P33: it drives; whoever stood on the spot it leaves is asked whether to ride along."""
        self.pay(2, False)
        self.vehicle = vehicle
        self.waiting = 0
        seat: i64
        for seat in range(self.firefighters):
            if self.is_at(self.space(seat), vehicle):
                self.waiting |= mask_of(seat)
        if log is not None:
            log.append((DROVE, int(self.seat), int(vehicle), int(self.parked_at(vehicle)), int(side)))
        if vehicle == AMBULANCE:
            self.ambulance = side
        else:
            self.engine = side
        self.phase = WHO_RIDES
        if self.waiting == 0:
            self.arrive(log)

    def must_ride(self, seat: i64) -> bool:
        return seat == self.seat and self.vehicle == ENGINE

    def answer_ride(self, seat: i64, action: i64, log: list[Fact] | None) -> None:
        if action == STAY:
            if self.must_ride(seat):
                raise Refusal("flashpoint-driver-rides", "P33")
            if log is not None:
                log.append((STAYED, int(seat)))
        elif RIDE <= action < STAY:
            space = self.spot(self.vehicle, self.parked_at(self.vehicle), action - RIDE)
            self.put(seat, space)
            if log is not None:
                log.append((RODE, int(seat), int(space)))
        else:
            raise Refusal("flashpoint-ride-first", "P33")
        self.waiting &= ~mask_of(seat)
        if self.waiting == 0:
            self.arrive(log)

    def arrive(self, log: list[Fact] | None) -> None:
        """P32: victims who lie where the ambulance arrives are rescued."""
        self.phase = ACT
        vehicle = self.vehicle
        self.vehicle = 0
        if vehicle == ENGINE:
            return
        place: i64
        for place in range(2):
            space = self.spot(AMBULANCE, self.ambulance, place)
            saved: i64 = 0
            while number_of(self.victims, piece(space)) > 0:
                self.victims = removed(self.victims, piece(space))
                saved += 1
            while number_of(self.victims, piece(space) + TREATED) > 0:
                self.victims = removed(self.victims, piece(space) + TREATED)
                saved += 1
            if saved > 0:
                self.rescue(self.seat, space, saved, log)
        self.celebrate(log)

    def quadrant(self) -> i64:
        """P34: the inside spaces the deck gun covers, a layer."""
        return QUADRANT[i64(self.house.quadrants[self.engine])]

    def quadrant_is_free(self) -> bool:
        layer = self.quadrant()
        seat: i64
        for seat in range(self.firefighters):
            if has(layer, self.space(seat)):
                return False
        return True

    def check_gun(self) -> None:
        if not self.is_at(self.space(self.seat), ENGINE):
            raise Refusal("flashpoint-not-on-engine", "P34")
        if not self.quadrant_is_free():
            raise Refusal("flashpoint-firefighter-in-quadrant", "P34")
        self.check_points(gun_cost(self.role(self.seat)), self.ap)

    def fire_gun(self, log: list[Fact] | None) -> None:
        cost = gun_cost(self.role(self.seat))
        self.pay(cost, False)
        self.phase = GUN_ROLL
        self.rerolled = 0
        if log is not None:
            log.append((GUN_FIRED, int(self.seat), int(cost)))

    def take_gun_dice(self, outcome: i64, log: list[Fact] | None) -> None:
        """P42: a driver may roll each die once more, the second decision after the first re-roll."""
        if self.phase == GUN_ROLL:
            self.target = inside(outcome)
            self.roll(FOR_GUN, self.target, log)
        elif self.phase == RED_AGAIN:
            self.target = 10 * outcome + self.target % 10
            self.rerolled |= 1
            if log is not None:
                log.append((ROLLED, FOR_GUN, int(outcome), 0))
        else:
            self.target = self.target // 10 * 10 + outcome
            self.rerolled |= 2
            if log is not None:
                log.append((ROLLED, FOR_GUN, 0, int(outcome)))
        self.phase = AIM
        if self.role(self.seat) != DRIVER or self.rerolled == 3:
            self.splash(log)

    def answer_aim(self, action: i64, log: list[Fact] | None) -> None:
        if action == KEEP:
            self.splash(log)
        elif REROLL <= action < TREAT:
            die = action - REROLL
            if self.rerolled >> die & 1:
                raise Refusal("flashpoint-die-rerolled", "P42")
            self.phase = RED_AGAIN + die
            if log is not None:
                log.append((REROLLING, int(self.seat), int(die)))
        else:
            raise Refusal("flashpoint-aim-first", "P42")

    def splash(self, log: list[Fact] | None) -> None:
        """P34: a die outside the quadrant turns to its opposite face; the target and what is adjacent is put out."""
        row = self.target // 10
        column = self.target % 10
        quadrant = i64(self.house.quadrants[self.engine])
        if (row > ROWS // 2) != (quadrant >= 2):
            row = ROWS + 1 - row
        if (column > COLUMNS // 2) != (quadrant & 1 != 0):
            column = COLUMNS + 1 - column
        target = 10 * row + column
        wet = bit_of(target)
        side: i64
        for side in range(4):
            if not self.blocked(target, side):
                wet |= bit_of(i64(NEXT[4 * target + side]))
        wet &= EVERYWHERE
        cleared = wet & (self.fire | self.smoke)
        if log is not None:
            dice = (int(self.target // 10), int(self.target % 10))
            log.append((SPLASHED, int(self.seat), *dice, int(target), int(wet), int(cleared)))
        self.fire &= ~wet
        self.smoke &= ~wet
        self.target = 0
        self.rerolled = 0
        self.phase = ACT

    # ---- specialists (P35, P37, P39, P41, P43)

    def check_role(self, role: i64) -> None:
        if self.role(self.seat) != role:
            rule = "P35" if role == PARAMEDIC else "P37" if role == HAZMAT else "P39" if role == CAPTAIN else "P41"
            raise Refusal("flashpoint-not-your-trade", rule, {"specialist": SPECIALISTS[role - 1]})

    def check_treat(self) -> None:
        self.check_role(PARAMEDIC)
        here = self.space(self.seat)
        if number_of(self.victims, piece(here)) == 0:
            if number_of(self.victims, piece(here) + TREATED) > 0:
                raise Refusal("flashpoint-already-treated", "P35")
            raise Refusal("flashpoint-no-victim-here", "P35")
        self.check_points(1, self.ap)

    def treat(self, log: list[Fact] | None) -> None:
        here = self.space(self.seat)
        self.pay(1, False)
        self.victims = added(removed(self.victims, piece(here)), piece(here) + TREATED)
        if log is not None:
            log.append((TREATED_ONE, int(self.seat), int(here)))

    def check_dispose(self) -> None:
        self.check_role(HAZMAT)
        if number_of(self.hazmats, piece(self.space(self.seat))) == 0:
            raise Refusal("flashpoint-no-hazmat-here", "P37")
        self.check_points(2, self.ap)

    def dispose(self, log: list[Fact] | None) -> None:
        here = self.space(self.seat)
        self.pay(2, False)
        self.hazmats = removed(self.hazmats, piece(here))
        if log is not None:
            log.append((DISPOSED, int(self.seat), int(here)))

    def check_reveal(self, space: i64) -> None:
        self.check_role(IMAGING)
        if not has(self.poi, space):
            raise Refusal("flashpoint-no-poi-there", "P41")
        self.check_points(1, self.ap)
        here = self.space(self.seat)
        if has(self.fire, here) and not self.can_get_out(here, self.ap - 1, self.special):
            raise Refusal("flashpoint-ends-in-fire", "P10")

    def reveal(self, space: i64, log: list[Fact] | None) -> None:
        self.pay(1, False)
        self.target = space
        self.phase = IDENTIFY
        if log is not None:
            log.append((REVEALING, int(self.seat), int(space)))

    def check_change(self, role: i64) -> None:
        if not self.fresh or not self.is_at(self.space(self.seat), ENGINE):
            raise Refusal("flashpoint-not-first-action", "P43")
        self.check_free_specialist(role)

    def change(self, role: i64, log: list[Fact] | None) -> None:
        """P43: the points of the new specialist less 2, beside what was saved."""
        before = self.role(self.seat)
        self.ap += first_points(role) - first_points(before) - 2
        self.special = first_special(role)
        self.be(self.seat, role)
        self.fresh = False
        if log is not None:
            log.append((CHANGED, int(self.seat), int(before), int(role), int(self.ap), int(self.special)))

    def check_command(self, other: i64) -> None:
        self.check_role(CAPTAIN)
        if other >= self.firefighters:
            raise Refusal(
                "flashpoint-no-such-firefighter", "P39", {"seat": int(other), "last": int(self.firefighters - 1)}
            )
        if other == self.seat:
            raise Refusal("flashpoint-command-yourself", "P39")
