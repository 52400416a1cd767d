"""The actions of a turn: what each is, what it costs, and when it is refused. Rules P8–P15, P35, P39 and P44."""

from mypy_extensions import i64

from brasier.core.state import Fact, Refusal
from brasier.games.flashpoint.codes import (
    ACT,
    AMBULANCE,
    CARRY,
    CARRY_LEAD,
    CHOPPED,
    DISPOSED,
    DOOR_TURNED,
    DOUSED,
    HAUL,
    HAUL_LEAD,
    IDENTIFY,
    LEAD,
    LEAD_TWO,
    MOVED,
    PLAYS_ON,
    WALK,
)
from brasier.games.flashpoint.data import CAFS, FAMILY, MOST_DAMAGE, PARAMEDIC, RESCUE
from brasier.games.flashpoint.ground import BIT, EDGE, NEXT, NOWHERE, OFF_BOARD, bit_of, has, mask_of
from brasier.games.flashpoint.pieces import TREATED, added, number_of, piece, removed, space_of
from brasier.games.flashpoint.setup import SetUp


def move_cost(way: i64, burning: bool) -> i64:
    """P8, P9, P35, P44."""
    if way == WALK:
        return 2 if burning else 1
    if way == LEAD:
        return 1
    return 2


def water_cost(role: i64, wholly: bool) -> i64:
    """P14; P35 and P40 double."""
    cost: i64 = 1
    if wholly:
        cost = 2
    if role in (PARAMEDIC, RESCUE):
        cost *= 2
    return cost


def chop_cost(role: i64) -> i64:
    """P15, P40."""
    if role == RESCUE:
        return 1
    return 2


class Turn(SetUp):
    """What a firefighter may do, each deed with the check that comes before it."""

    # ---- points (P7, P36, P39, P40)

    def pay(self, cost: i64, special_serves: bool) -> None:
        """Points that serve one purpose only are spent first, and both kinds may be mixed."""
        self.fresh = False
        if special_serves:
            used = min(self.special, cost)
            self.special -= used
            self.ap -= cost - used
        else:
            self.ap -= cost

    def check_points(self, cost: i64, left: i64) -> None:
        if left < cost:
            raise Refusal("flashpoint-too-few-points", "P7", {"cost": int(cost), "left": int(left)})

    def check_command_points(self, other: i64, cost: i64) -> None:
        if self.role(other) == CAFS and (self.cafs_commanded or cost > 1):
            raise Refusal("flashpoint-cafs-one-point", "P39")
        self.check_points(cost, self.ap + self.special)
        left = self.ap - (cost - min(cost, self.special))
        here = self.space(self.seat)
        if has(self.fire, here) and not self.can_get_out(here, left, 0):
            raise Refusal("flashpoint-ends-in-fire", "P10")

    def pay_command(self, other: i64, cost: i64) -> None:
        self.pay(cost, True)
        if self.role(other) == CAFS:
            self.cafs_commanded = True

    # ---- no turn ends in fire (P10)

    def can_get_out(self, here: i64, ap: i64, special: i64) -> bool:
        """Whether whoever stands in this burning space can still leave it or put it out with so many points."""
        role = self.role(self.seat)
        if role == RESCUE:
            return self.rescuer_gets_out(here, ap, special)
        if role == PARAMEDIC:
            return ap >= 2 or (ap == 1 and self.has_cold_side(here))
        if role == CAFS:
            return ap + special >= 1
        return ap >= 1

    def has_cold_side(self, here: i64) -> bool:
        """Whether one can step from here to a space that does not burn."""
        side: i64
        for side in range(4):
            beside = i64(NEXT[4 * here + side])
            if beside != OFF_BOARD and not self.blocked(here, side) and not has(self.fire, beside):
                return True
        return False

    def rescuer_gets_out(self, here: i64, ap: i64, steps: i64) -> bool:
        """P40: extinguishing costs double, some points only walk, and a damaged wall falls for a single point."""
        if ap >= 2:
            return True
        side: i64
        for side in range(4):
            beside = i64(NEXT[4 * here + side])
            if beside == OFF_BOARD:
                continue
            left = ap
            if self.blocked(here, side):
                if left == 0 or not (self.has_door(here, side) or self.falls_safely(here, side)):
                    continue
                left -= 1
            if not has(self.fire, beside):
                if left + steps >= 1:
                    return True
            elif left + steps >= 3:
                used = min(steps, 2)
                if self.rescuer_gets_out(beside, left - (2 - used), steps - used):
                    return True
        return False

    def falls_safely(self, here: i64, side: i64) -> bool:
        """One more blow destroys this wall, and the house still stands."""
        return self.cracked(here, side) and self.damage + 1 < MOST_DAMAGE

    def way_out_after_walk(self, there: i64) -> bool:
        """Into fire, for 2 points."""
        special = self.special
        used: i64 = 0
        if self.role(self.seat) == RESCUE:
            used = min(special, 2)
        return self.can_get_out(there, self.ap - (2 - used), special - used)

    def way_out_after_door(self, here: i64, side: i64) -> bool:
        self.turn_door(here, side)
        possible = self.can_get_out(here, self.ap - 1, self.special)
        self.turn_door(here, side)
        return possible

    def way_out_after_chop(self, here: i64, side: i64, cost: i64) -> bool:
        h = self.h
        v = self.v
        crack_h = self.crack_h
        crack_v = self.crack_v
        damage = self.damage
        self.damage_wall(here, side, None)
        possible = self.can_get_out(here, self.ap - cost, self.special)
        self.h = h
        self.v = v
        self.crack_h = crack_h
        self.crack_v = crack_v
        self.damage = damage
        return possible

    def way_out_after_douse(self, here: i64, side: i64, cost: i64) -> bool:
        """After putting out what is beside a burning space."""
        fire = self.fire
        special = self.special
        used: i64 = 0
        if self.role(self.seat) == CAFS:
            used = min(special, cost)
        self.fire &= ~bit_of(i64(NEXT[4 * here + side]))
        possible = self.can_get_out(here, self.ap - (cost - used), special - used)
        self.fire = fire
        return possible

    # ---- moving (P8–P12, P32, P35, P44)

    def check_move(self, who: i64, way: i64, side: i64, captain: i64) -> None:
        here = self.space(who)
        if way != WALK:
            self.check_load(here, way)
        beside = i64(NEXT[4 * here + side])
        if beside == OFF_BOARD:
            raise Refusal("flashpoint-no-space-there", "P1")
        if self.blocked(here, side):
            if self.has_door(here, side):
                raise Refusal("flashpoint-door-closed", "P13")
            raise Refusal("flashpoint-wall-in-the-way", "P2")
        burning = has(self.fire, beside)
        if burning and captain >= 0:
            raise Refusal("flashpoint-command-into-fire", "P39")
        if burning and way != WALK:
            rule = "P9" if way == CARRY else "P44" if way == HAUL else "P35"
            raise Refusal("flashpoint-load-into-fire", rule)
        cost = move_cost(way, burning)
        if captain >= 0:
            self.check_command_points(who, cost)
            return
        walking = self.ap
        if self.role(who) == RESCUE:
            walking += self.special
        self.check_points(cost, walking)
        if burning and not self.way_out_after_walk(beside):
            raise Refusal("flashpoint-ends-in-fire", "P10")

    def check_load(self, here: i64, way: i64) -> None:
        led = number_of(self.victims, piece(here) + TREATED)
        if way in (CARRY, CARRY_LEAD) and number_of(self.victims, piece(here)) == 0:
            if led > 0:
                raise Refusal("flashpoint-lead-instead", "P35")
            raise Refusal("flashpoint-nothing-to-carry", "P9")
        if way in (HAUL, HAUL_LEAD) and number_of(self.hazmats, piece(here)) == 0:
            raise Refusal("flashpoint-nothing-to-haul", "P44")
        if way == LEAD_TWO and led < 2:
            raise Refusal("flashpoint-two-to-lead", "P35")
        if way in (LEAD, CARRY_LEAD, HAUL_LEAD) and led == 0:
            raise Refusal("flashpoint-nobody-to-lead", "P35")

    def move(self, who: i64, way: i64, side: i64, captain: i64, log: list[Fact] | None) -> None:
        here = self.space(who)
        there = i64(NEXT[4 * here + side])
        cost = move_cost(way, has(self.fire, there))
        if captain >= 0:
            self.pay_command(who, cost)
        else:
            self.pay(cost, self.role(who) == RESCUE)
        self.put(who, there)
        if log is not None:
            log.append((MOVED, int(who), int(here), int(there), int(way), int(cost), int(captain)))
        if way != WALK:
            self.bring_along(who, way, here, there, log)
        if has(self.poi, there):
            self.target = there
            self.phase = IDENTIFY

    def bring_along(self, who: i64, way: i64, here: i64, there: i64, log: list[Fact] | None) -> None:
        saved: i64 = 0
        if way in (CARRY, CARRY_LEAD):
            saved += self.bring_victim(piece(here), piece(there))
        if way == LEAD_TWO:
            saved += self.bring_victim(piece(here) + TREATED, piece(there) + TREATED)
        if way >= LEAD:
            saved += self.bring_victim(piece(here) + TREATED, piece(there) + TREATED)
        if way in (HAUL, HAUL_LEAD):
            self.hazmats = removed(self.hazmats, piece(here))
            if i64(BIT[there]) == NOWHERE:  # P44: outside, it is disposed of
                if log is not None:
                    log.append((DISPOSED, int(who), int(there)))
            else:
                self.hazmats = added(self.hazmats, piece(there))
        if saved > 0:
            self.rescue(who, there, saved, log)
            self.celebrate(log)

    def bring_victim(self, before: i64, after: i64) -> i64:
        """1 if that rescued the victim, else 0: P12 anywhere outside, P32 only at the ambulance."""
        self.victims = removed(self.victims, before)
        there = space_of(after)
        if self.mode == FAMILY:
            if i64(BIT[there]) == NOWHERE:
                return 1
        elif self.is_at(there, AMBULANCE):
            return 1
        self.victims = added(self.victims, after)
        return 0

    # ---- doors, water, axe (P13–P15)

    def check_door(self, who: i64, side: i64, captain: i64) -> None:
        if not self.has_door(self.space(who), side):
            raise Refusal("flashpoint-no-door", "P13")
        if captain >= 0:
            self.check_command_points(who, 1)
            return
        self.check_points(1, self.ap)
        if has(self.fire, self.space(who)) and not self.way_out_after_door(self.space(who), side):
            raise Refusal("flashpoint-ends-in-fire", "P10")

    def use_door(self, who: i64, side: i64, captain: i64, log: list[Fact] | None) -> None:
        if captain >= 0:
            self.pay_command(who, 1)
        else:
            self.pay(1, False)
        self.turn_door(self.space(who), side)
        if log is not None:
            is_open = not self.blocked(self.space(who), side)
            log.append((DOOR_TURNED, int(who), int(self.space(who)), int(side), int(is_open), int(captain)))

    def turn_door(self, space: i64, side: i64) -> None:
        mask = mask_of(i64(EDGE[4 * space + side]))
        if side & 1:
            self.v ^= mask
        else:
            self.h ^= mask

    def check_water(self, side: i64, wholly: bool) -> None:
        """`side` is -1 for one's own space."""
        here = self.space(self.seat)
        role = self.role(self.seat)
        there = here
        if side >= 0:
            there = i64(NEXT[4 * here + side])
            if there == OFF_BOARD:
                raise Refusal("flashpoint-no-space-there", "P1")
            if self.blocked(here, side):
                if self.has_door(here, side):
                    raise Refusal("flashpoint-door-closed", "P14")
                raise Refusal("flashpoint-wall-in-the-way", "P14")
        if not has(self.fire, there):
            if not has(self.smoke, there):
                raise Refusal("flashpoint-nothing-burns", "P14")
            if wholly:
                raise Refusal("flashpoint-only-smoke", "P14")
        cost = water_cost(role, wholly)
        water = self.ap
        if role == CAFS:
            water += self.special
        self.check_points(cost, water)
        if side >= 0 and has(self.fire, here) and not self.way_out_after_douse(here, side, cost):
            raise Refusal("flashpoint-ends-in-fire", "P10")

    def put_out(self, side: i64, wholly: bool, log: list[Fact] | None) -> None:
        there = self.space(self.seat)
        if side >= 0:
            there = i64(NEXT[4 * there + side])
        role = self.role(self.seat)
        cost = water_cost(role, wholly)
        self.pay(cost, role == CAFS)
        bit = bit_of(there)
        smoke_left = self.fire & bit != 0 and not wholly
        self.fire &= ~bit
        self.smoke &= ~bit
        if smoke_left:
            self.smoke |= bit
        if log is not None:
            log.append((DOUSED, int(self.seat), int(there), int(smoke_left), int(cost)))

    def check_chop(self, side: i64) -> None:
        here = self.space(self.seat)
        if i64(NEXT[4 * here + side]) == OFF_BOARD:
            raise Refusal("flashpoint-no-space-there", "P1")
        if self.has_door(here, side):
            raise Refusal("flashpoint-no-wall", "P19")
        if not self.blocked(here, side):
            if self.was_wall(here, side):
                raise Refusal("flashpoint-wall-destroyed", "P15")
            raise Refusal("flashpoint-no-wall", "P15")
        cost = chop_cost(self.role(self.seat))
        self.check_points(cost, self.ap)
        if has(self.fire, here) and not self.way_out_after_chop(here, side, cost):
            raise Refusal("flashpoint-ends-in-fire", "P10")

    def was_wall(self, space: i64, side: i64) -> bool:
        """Whether the house was built with a wall on this side."""
        if side & 1:
            return self.house.walls_v >> i64(EDGE[4 * space + side]) & 1 != 0
        return self.house.walls_h >> i64(EDGE[4 * space + side]) & 1 != 0

    def chop(self, side: i64, log: list[Fact] | None) -> None:
        here = self.space(self.seat)
        cost = chop_cost(self.role(self.seat))
        self.pay(cost, False)
        if log is not None:
            log.append((CHOPPED, int(self.seat), int(here), int(side), int(cost)))
        self.damage_wall(here, side, log)
        if self.damage == MOST_DAMAGE:
            self.collapse(log)

    # ---- playing on (P24)

    def answer_cheer(self, play_on: bool, log: list[Fact] | None) -> None:
        if not play_on:
            self.finish(log)
            return
        self.playing_on = True
        self.phase = ACT
        if log is not None:
            log.append((PLAYS_ON, int(self.seat)))
