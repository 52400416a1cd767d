"""The rules of Flash Point, P1–P49.

Theory of operation. The house burns as `fire` tells; here are the people in it. A match runs through phases. Set-up: in
an advanced match chance rolls explosions, hazmats, points of interest and hot spots (P28–P30), between them the
specialists are taken; then everybody is placed, the vehicles park, and somebody begins. A turn: ACT, where one action
after the other is paid for, with a few questions in between (who rides along, which die to roll again, whether to play
on); then the fire advances (chance, P16–P21, P45–P47), the knocked down say where they recover, what burns is lost, and
points of interest come (P23, P49).

The rooms, each standing on the one before: `fire` (what a fire does to a house), `scene` (people, points, the end),
`fire_phase`, `setup`, `turn`, `advanced`; here is who may do what when, and what chance may give. `codes` has the
numbers.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from brasier.core.rng import Rng
from brasier.core.state import CHANCE, OVER, Actions, Fact, Refusal
from brasier.games.flashpoint.advanced import Advanced, gun_cost
from brasier.games.flashpoint.codes import (
    ACT,
    ACTIONS,
    ADVANCE,
    AIM,
    AMBULANCE,
    ARRIVE,
    BEGIN,
    BLACK_AGAIN,
    CARRY,
    CARRY_LEAD,
    CHANCE_PHASES,
    CHANGE,
    CHEER,
    CHOP,
    COMMAND,
    DISPOSE,
    DONE,
    DOOR_TURN,
    DOORS,
    DOUSE,
    DRAW,
    DRIVE,
    END,
    ENGINE,
    EXPLODE,
    FALL,
    FINISH,
    FIRST,
    FOR_FIRE,
    FOR_POI,
    FOURTH,
    GUN,
    GUN_ROLL,
    HAUL,
    HAUL_LEAD,
    HAZMATS_COME,
    HOT,
    HOT_SPOTS_COME,
    IDENTIFY,
    KEEP,
    KNOCKED_DOWN,
    LEAD,
    LEAD_TWO,
    MOVE,
    NEW_POI,
    PARK,
    PARK_ONE,
    PERISH,
    PLACE,
    PLACE_ONE,
    PLAY_ON,
    POI_COME,
    QUENCH,
    RED_AGAIN,
    REROLL,
    REVEAL,
    RIDE,
    SECOND,
    SMOKY,
    STAY,
    TAKE,
    TAKE_ONE,
    THIRD,
    TREAT,
    WALLS,
    WHICH_HAZMAT,
    WHO_BEGINS,
    WHO_RIDES,
)
from brasier.games.flashpoint.data import (
    ADVANCED,
    CAFS,
    CAPTAIN,
    COLUMNS,
    FAMILY,
    FAMILY_FIRE,
    FAMILY_POI,
    HAZMAT,
    IMAGING,
    INSIDE,
    PARAMEDIC,
    RESCUE,
    RESERVE,
    RING,
    ROWS,
    TO_WIN,
)
from brasier.games.flashpoint.ground import (
    BIT,
    EDGE,
    NEXT,
    OFF_BOARD,
    RING_SPACE,
    bit_of,
    has,
    inside,
    inside_number,
    mask_of,
)
from brasier.games.flashpoint.house import VEHICLES, House, unpack_house
from brasier.games.flashpoint.pieces import TREATED, number_of, piece
from brasier.games.flashpoint.turn import chop_cost, water_cost

# P28: 60 divides by every number of spaces a column can offer.
COLUMN_WEIGHT: Final = 60


def start(
    house: House, mode: i64, level: i64, firefighters: i64, edition: i64, quick: bool, taking: i64, roles: i64
) -> "FlashPoint":
    """The state before the first step. `roles` are specialists fixed by the options, packed by seat."""
    state = FlashPoint(house, mode, level, firefighters, edition, quick, taking)
    if mode == FAMILY:
        for row, column in FAMILY_FIRE:
            state.fire |= bit_of(10 * row + column)
        for row, column in FAMILY_POI:
            state.poi |= bit_of(10 * row + column)
        state.everybody_outside(None)
    else:
        state.given = roles
        state.reserve = RESERVE[level]
        state.phase = FIRST
    return state


@mypyc_attr(free_list_len=1)  # a search copies, plays out and drops: the next copy takes the place of the last
class FlashPoint(Advanced):
    """A position of Flash Point, without its past."""

    # ---- whose turn it is

    def to_act(self) -> i64:
        phase = self.phase
        if phase == ACT:
            return self.seat
        if CHANCE_PHASES >> phase & 1:
            return CHANCE
        if phase == DONE:
            return OVER
        if phase in (WHO_RIDES, KNOCKED_DOWN):
            return self.first_waiting()
        if phase in (PLACE_ONE, TAKE_ONE):
            return self.placed
        if phase in (PARK_ONE, WHO_BEGINS):
            return 0  # seat 0 speaks for the team (P6, P31)
        return self.seat

    def most_legal(self) -> i64:
        return ACTIONS

    # ---- what is allowed

    def fill(self, seat: i64, into: Actions) -> None:
        into.count = 0
        if seat < 0 or seat != self.to_act():
            return
        phase = self.phase
        if phase == ACT:
            self.fill_turn(into)
        else:
            self.fill_answers(phase, seat, into)

    def fill_answers(self, phase: i64, seat: i64, into: Actions) -> None:
        """Whatever is asked outside one's own actions."""
        number: i64
        if phase == CHEER:
            into.add(FINISH)
            into.add(PLAY_ON)
        elif phase == AIM:
            into.add(KEEP)
            for number in range(2):
                if not self.rerolled >> number & 1:
                    into.add(REROLL + number)
        elif phase == TAKE_ONE:
            for number in range(8):
                if not self.has_specialist(number + 1):
                    into.add(TAKE + number)
        elif phase == PLACE_ONE:
            for number in range(RING):
                into.add(PLACE + number)
        elif phase == PARK_ONE:
            for number in range(4):
                into.add(PARK + 4 * self.to_park() + number)
        elif phase == WHO_BEGINS:
            for number in range(self.firefighters):
                into.add(BEGIN + number)
        elif phase == KNOCKED_DOWN:
            for number in range(8):
                if self.may_recover_on(seat, number // 2):
                    into.add(FALL + number)
        elif phase == WHO_RIDES:
            into.add(RIDE)
            into.add(RIDE + 1)
            if not self.must_ride(seat):
                into.add(STAY)
        elif phase == WHICH_HAZMAT:
            due = self.hazmats_due()
            for number in range(INSIDE):
                if has(due, inside(number)):
                    into.add(EXPLODE + number)

    # ---- what is allowed in a turn (P7–P15, P33–P44)

    def fill_turn(self, into: Actions) -> None:
        seat = self.seat
        here = self.space(seat)
        role = self.role(seat)
        ap = self.ap
        in_fire = has(self.fire, here)
        if not in_fire:
            into.add(END)
        if self.rescued >= TO_WIN:
            into.add(FINISH)
        walking = ap
        water = ap
        if role == RESCUE:
            walking += self.special
        elif role == CAFS:
            water += self.special
        sides = self.look_around(here)
        if walking > 0:
            self.fill_walks(here, walking, sides, into)
            if self.victims != 0 or self.hazmats != 0:
                self.fill_loads(MOVE, here, walking, sides & ~(sides >> HOT), into)
        side: i64
        if ap > 0 and sides >> DOORS & 15:
            for side in range(4):
                if sides >> DOORS + side & 1 and (not in_fire or self.way_out_after_door(here, side)):
                    into.add(DOOR_TURN + side)
        if water > 0:
            self.fill_water(here, water, role, sides, into)
        cost = chop_cost(role)
        if ap >= cost:
            for side in range(4):
                if sides >> WALLS + side & 1 and (not in_fire or self.way_out_after_chop(here, side, cost)):
                    into.add(CHOP + side)
        if self.mode == ADVANCED:
            self.fill_advanced(seat, here, role, into)

    def look_around(self, here: i64) -> i64:
        """What is on the four sides of a space, a bit each: ways to go, which of them burn or smoke, doors, walls."""
        found: i64 = 0
        side: i64
        for side in range(4):
            beside = i64(NEXT[4 * here + side])
            if beside == OFF_BOARD:
                continue
            edge = i64(EDGE[4 * here + side])
            if side & 1:
                is_door = self.door_v >> edge & 1
                is_blocked = self.v >> edge & 1
            else:
                is_door = self.door_h >> edge & 1
                is_blocked = self.h >> edge & 1
            marks: i64 = 0
            if is_door:
                marks = 1 << DOORS
            elif is_blocked:
                marks = 1 << WALLS
            if is_blocked == 0:
                there = i64(BIT[beside])
                marks |= 1 | (self.fire >> there & 1) << HOT | (self.smoke >> there & 1) << SMOKY
            found |= marks << side
        return found

    def fill_walks(self, here: i64, walking: i64, sides: i64, into: Actions) -> None:
        """P8; P10 into fire."""
        side: i64
        for side in range(4):
            if sides >> side & 1:
                if not sides >> HOT + side & 1 or (
                    walking >= 2 and self.way_out_after_walk(i64(NEXT[4 * here + side]))
                ):
                    into.add(MOVE + side)

    def fill_loads(self, first: i64, here: i64, points: i64, ways: i64, into: Actions) -> None:
        """P9, P35, P44: every way to move with somebody or something, never into fire."""
        if ways & 15 == 0:
            return
        carried = number_of(self.victims, piece(here))
        led = number_of(self.victims, piece(here) + TREATED)
        hauled = number_of(self.hazmats, piece(here))
        way: i64
        side: i64
        for way in range(CARRY, LEAD_TWO + 1):
            if way == CARRY:
                possible = carried > 0 and points >= 2
            elif way == HAUL:
                possible = hauled > 0 and points >= 2
            elif way == LEAD:
                possible = led > 0
            elif way == CARRY_LEAD:
                possible = carried > 0 and led > 0 and points >= 2
            elif way == HAUL_LEAD:
                possible = hauled > 0 and led > 0 and points >= 2
            else:
                possible = led > 1 and points >= 2
            if possible:
                for side in range(4):
                    if ways >> side & 1:
                        into.add(first + 4 * way + side)

    def fill_water(self, here: i64, water: i64, role: i64, sides: i64, into: Actions) -> None:
        """P14: fire or smoke in one's own space or beside it; P35, P40 double."""
        in_fire = has(self.fire, here)
        wet = sides >> SMOKY | sides >> HOT
        cost = water_cost(role, False)
        side: i64
        if water >= cost:
            if in_fire or has(self.smoke, here):
                into.add(DOUSE)
            for side in range(4):
                if wet >> side & 1 and (not in_fire or self.way_out_after_douse(here, side, cost)):
                    into.add(DOUSE + 1 + side)
        cost = water_cost(role, True)
        if water >= cost:
            if in_fire:
                into.add(QUENCH)
            for side in range(4):
                if sides >> HOT + side & 1 and (not in_fire or self.way_out_after_douse(here, side, cost)):
                    into.add(QUENCH + 1 + side)

    def fill_advanced(self, seat: i64, here: i64, role: i64, into: Actions) -> None:
        """Vehicles, specialists, crew change (P33–P43)."""
        number: i64
        other: i64
        ap = self.ap
        in_fire = has(self.fire, here)
        at_engine = self.is_at(here, ENGINE)
        if ap >= 2 and (not in_fire or self.can_get_out(here, ap - 2, self.special)):
            for number in range(8):
                if (number < 4 or at_engine) and self.is_next(number // 4, number % 4):
                    into.add(DRIVE + number)
        if at_engine and ap >= gun_cost(role) and self.quadrant_is_free():
            into.add(GUN)
        if role == PARAMEDIC:
            if ap >= 1 and number_of(self.victims, piece(here)) > 0:
                into.add(TREAT)
        elif role == HAZMAT:
            if ap >= 2 and number_of(self.hazmats, piece(here)) > 0:
                into.add(DISPOSE)
        elif role == IMAGING:
            if ap >= 1 and self.poi != 0 and (not in_fire or ap >= 2):
                for number in range(INSIDE):
                    if has(self.poi, inside(number)):
                        into.add(REVEAL + number)
        if self.fresh and at_engine:
            for number in range(8):
                if not self.has_specialist(number + 1):
                    into.add(CHANGE + number)
        if role == CAPTAIN and ap + self.special > 0:
            for other in range(self.firefighters):
                if other != seat:
                    self.fill_commands(here, other, into)

    def fill_commands(self, here: i64, other: i64, into: Actions) -> None:
        """P39: what the captain may have another firefighter do."""
        points = self.ap + self.special
        if has(self.fire, here):
            points -= 1  # P10: one ordinary point stays, to put out the fire the captain stands in
        if self.role(other) == CAFS:
            if self.cafs_commanded:
                return
            points = min(points, 1)
        if points <= 0:
            return
        there = self.space(other)
        side: i64
        ways: i64 = 0
        for side in range(4):
            beside = i64(NEXT[4 * there + side])
            if beside != OFF_BOARD and not self.blocked(there, side) and not has(self.fire, beside):
                ways |= mask_of(side)
        first = COMMAND + 32 * other
        for side in range(4):
            if ways >> side & 1:
                into.add(first + side)
        if self.victims != 0 or self.hazmats != 0:
            self.fill_loads(first, there, points, ways, into)
        for side in range(4):
            if self.has_door(there, side):
                into.add(first + 28 + side)

    # ---- chance

    def chances(self) -> list[tuple[int, int]]:
        phase = self.phase
        listed: list[tuple[int, int]] = []
        if self.to_act() != CHANCE:
            return listed
        number: i64
        if phase in (FIRST, BLACK_AGAIN):
            for number in range(1, COLUMNS + 1):
                listed.append((int(number), 1))
        elif phase == RED_AGAIN:
            for number in range(1, ROWS + 1):
                listed.append((int(number), 1))
        elif phase == THIRD:
            for number in range(1, ROWS + 1):
                if not has(self.fire, 10 * number + 9 - self.target % 10):
                    listed.append((int(number), 1))
        elif phase in (IDENTIFY, PERISH, ARRIVE):
            if self.unseen_victims > 0:
                listed.append((0, int(self.unseen_victims)))
            if self.unseen_alarms > 0:
                listed.append((1, int(self.unseen_alarms)))
        elif phase == DRAW:
            for number in range(8):
                if not self.has_specialist(number + 1):
                    listed.append((int(number), 1))
        else:
            for number in range(INSIDE):
                weight = self.roll_weight(inside(number))
                if weight > 0:
                    listed.append((int(number), int(weight)))
        return listed

    def roll_weight(self, space: i64) -> i64:
        """How likely both dice come to a space that counts in this phase; 0: roll again."""
        phase = self.phase
        if phase in (ADVANCE, GUN_ROLL):
            return 1
        if phase == SECOND:
            return 1 - (self.fire >> i64(BIT[space]) & 1)
        if phase == FOURTH:
            if has(self.fire, space):
                return 0
            return COLUMN_WEIGHT // self.cold_in_column(space % 10)
        if phase == HAZMATS_COME:
            return 1 if not has(self.fire, space) and number_of(self.hazmats, piece(space)) == 0 else 0
        if phase == POI_COME:
            return 1 if not has(self.fire | self.poi, space) else 0
        if phase == HOT_SPOTS_COME:
            return 1 if not has(self.hot, space) else 0
        if self.mode == FAMILY:
            return 1 if not self.holds_poi(space) else 0
        return 1 if self.landing(space) != OFF_BOARD else 0

    def sample(self, rng: Rng) -> i64:
        phase = self.phase
        if phase in (ADVANCE, GUN_ROLL):
            return rng.below(INSIDE)
        if phase in (IDENTIFY, PERISH, ARRIVE):
            if rng.below(self.unseen_victims + self.unseen_alarms) < self.unseen_victims:
                return 0
            return 1
        if phase in (FIRST, BLACK_AGAIN):
            return 1 + rng.below(COLUMNS)
        if phase == RED_AGAIN:
            return 1 + rng.below(ROWS)
        number: i64 = 0
        if phase == THIRD:
            while True:
                number = 1 + rng.below(ROWS)
                if not has(self.fire, 10 * number + 9 - self.target % 10):
                    return number
        if phase == DRAW:
            while True:
                number = rng.below(8)
                if not self.has_specialist(number + 1):
                    return number
        if phase == FOURTH:  # the black die stays, the red one is rolled again
            column = 1 + rng.below(COLUMNS)
            while self.cold_in_column(column) == 0:
                column = 1 + rng.below(COLUMNS)
            while True:
                row = 1 + rng.below(ROWS)
                if not has(self.fire, 10 * row + column):
                    return inside_number(10 * row + column)
        while True:
            number = rng.below(INSIDE)
            if self.roll_weight(inside(number)) > 0:
                return number

    def check_chance(self, outcome: i64) -> None:
        if self.to_act() != CHANCE:
            raise Refusal("no-chance-now", "P16")
        phase = self.phase
        if phase in (FIRST, BLACK_AGAIN):
            if not 1 <= outcome <= COLUMNS:
                raise Refusal("flashpoint-no-such-face", "P1", {"red": 0, "black": int(outcome)})
        elif phase in (THIRD, RED_AGAIN):
            if not 1 <= outcome <= ROWS:
                raise Refusal("flashpoint-no-such-face", "P1", {"red": int(outcome), "black": 0})
            if phase == THIRD and has(self.fire, 10 * outcome + 9 - self.target % 10):
                column = int(9 - self.target % 10)
                raise Refusal("flashpoint-roll-again", "P28", {"row": int(outcome), "column": column, "dice": "red"})
        elif phase in (IDENTIFY, PERISH, ARRIVE):
            if not 0 <= outcome <= 1:
                raise Refusal("flashpoint-other-dice", "P5")
            if (self.unseen_alarms if outcome else self.unseen_victims) == 0:
                raise Refusal("flashpoint-none-left", "P5", {"what": "alarm" if outcome else "victim"})
        elif phase == DRAW:
            if not 0 <= outcome < 8:
                raise Refusal("flashpoint-other-dice", "P31")
            self.check_free_specialist(outcome + 1)
        else:
            if not 0 <= outcome < INSIDE:
                raise Refusal("flashpoint-other-dice", "P1")
            if self.roll_weight(inside(outcome)) == 0:
                space = inside(outcome)
                self.refuse_roll(space)

    def refuse_roll(self, space: i64) -> None:
        """A roll that does not count: which dice are rolled again, and by which rule."""
        phase = self.phase
        later = "P30" if phase < ACT else "P23" if self.mode == FAMILY else "P49"
        dice = "red" if phase == FOURTH and self.cold_in_column(space % 10) > 0 else "both"
        raise Refusal(
            "flashpoint-roll-again",
            "P28" if phase < HAZMATS_COME else "P29" if phase < DRAW else later,
            {"row": int(space // 10), "column": int(space % 10), "dice": dice},
        )

    def take_chance(self, outcome: i64, log: list[Fact] | None) -> None:
        phase = self.phase
        if phase == ADVANCE:
            self.roll(FOR_FIRE, inside(outcome), log)
            self.fire_advances(inside(outcome), log)
        elif phase == NEW_POI:
            self.roll(FOR_POI, inside(outcome), log)
            self.place_poi(inside(outcome), log)
        elif phase == IDENTIFY:
            self.identify(outcome == 0, log)
            self.phase = ACT
        elif phase == ARRIVE:
            self.identify(outcome == 0, log)
            self.replace_poi(log)
        elif phase == PERISH:
            self.perish(outcome == 0, log)
        elif phase < DRAW:
            self.set_up(outcome, log)
        elif phase == DRAW:
            self.take_specialist(outcome + 1, log)
        elif phase == HOT_SPOTS_COME:
            self.hot_spot_comes(inside(outcome), log)
        else:
            self.take_gun_dice(outcome, log)

    # ---- doing it

    def apply(self, seat: i64, action: i64, log: list[Fact] | None = None) -> None:
        if seat == CHANCE:
            self.check_chance(action)
            self.take_chance(action, log)
            return
        phase = self.phase
        if phase == ACT and seat == self.seat:
            self.apply_turn(action, log)
            return
        if phase == DONE:
            raise Refusal("match-over", "P24")
        if self.to_act() == CHANCE:
            raise Refusal("flashpoint-dice-first", "P1")
        if seat != self.to_act():
            raise Refusal("not-your-turn", "P6", {"seat": int(self.to_act())})
        self.apply_answer(seat, action, log)

    def apply_turn(self, action: i64, log: list[Fact] | None) -> None:
        if MOVE <= action < DOOR_TURN:
            self.check_move(self.seat, (action - MOVE) // 4, (action - MOVE) % 4, -1)
            self.move(self.seat, (action - MOVE) // 4, (action - MOVE) % 4, -1, log)
        elif action == END:
            if has(self.fire, self.space(self.seat)):
                raise Refusal("flashpoint-stand-in-fire", "P10")
            self.end_turn(log)
        elif DOOR_TURN <= action < DOUSE:
            self.check_door(self.seat, action - DOOR_TURN, -1)
            self.use_door(self.seat, action - DOOR_TURN, -1, log)
        elif DOUSE <= action < QUENCH:
            self.check_water(action - DOUSE - 1, False)
            self.put_out(action - DOUSE - 1, False, log)
        elif QUENCH <= action < CHOP:
            self.check_water(action - QUENCH - 1, True)
            self.put_out(action - QUENCH - 1, True, log)
        elif CHOP <= action < DRIVE:
            self.check_chop(action - CHOP)
            self.chop(action - CHOP, log)
        elif action == FINISH:
            if self.rescued < TO_WIN:
                raise Refusal("flashpoint-not-won-yet", "P24", {"rescued": int(self.rescued)})
            self.finish(log)
        elif DRIVE <= action < TAKE and action not in (KEEP, REROLL, REROLL + 1):
            self.apply_advanced(action, log)
        elif TAKE <= action < FALL:
            raise Refusal("flashpoint-set-up-over", "P6")
        elif 0 <= action < ACTIONS:
            raise Refusal("flashpoint-not-awaited", "P7")
        else:
            raise Refusal("unknown-action", "", {"action": int(action)})

    def apply_advanced(self, action: i64, log: list[Fact] | None) -> None:
        if self.mode == FAMILY:
            raise Refusal("flashpoint-advanced-only", "P27")
        if action < GUN:
            self.check_drive((action - DRIVE) // 4, (action - DRIVE) % 4)
            self.drive((action - DRIVE) // 4, (action - DRIVE) % 4, log)
        elif action == GUN:
            self.check_gun()
            self.fire_gun(log)
        elif action == TREAT:
            self.check_treat()
            self.treat(log)
        elif action == DISPOSE:
            self.check_dispose()
            self.dispose(log)
        elif action < CHANGE:
            self.check_reveal(inside(action - REVEAL))
            self.reveal(inside(action - REVEAL), log)
        elif action < COMMAND:
            self.check_change(action - CHANGE + 1)
            self.change(action - CHANGE + 1, log)
        else:
            other = (action - COMMAND) // 32
            what = (action - COMMAND) % 32
            self.check_command(other)
            if what < 28:
                self.check_move(other, what // 4, what % 4, self.seat)
                self.move(other, what // 4, what % 4, self.seat, log)
            else:
                self.check_door(other, what - 28, self.seat)
                self.use_door(other, what - 28, self.seat, log)

    def apply_answer(self, seat: i64, action: i64, log: list[Fact] | None) -> None:
        """The answer to a question, and to that one only."""
        if action < 0 or action >= ACTIONS:
            raise Refusal("unknown-action", "", {"action": int(action)})
        phase = self.phase
        if phase == CHEER:
            if action not in (FINISH, PLAY_ON):
                raise Refusal("flashpoint-cheer-first", "P24")
            self.answer_cheer(action == PLAY_ON, log)
        elif phase == AIM:
            self.answer_aim(action, log)
        elif phase == TAKE_ONE:
            if not TAKE <= action < PLACE:
                raise Refusal("flashpoint-take-first", "P31")
            self.check_free_specialist(action - TAKE + 1)
            self.take_specialist(action - TAKE + 1, log)
        elif phase == PLACE_ONE:
            if not PLACE <= action < PARK:
                raise Refusal("flashpoint-place-first", "P6")
            self.place(i64(RING_SPACE[action - PLACE]), log)
        elif phase == PARK_ONE:
            if not 0 <= action - PARK - 4 * self.to_park() < 4:
                raise Refusal("flashpoint-park-first", "P31", {"vehicle": VEHICLES[self.to_park()]})
            self.park((action - PARK) % 4, log)
        elif phase == WHO_BEGINS:
            if not BEGIN <= action < FALL:
                raise Refusal("flashpoint-begin-first", "P6")
            if action - BEGIN >= self.firefighters:
                raise Refusal(
                    "flashpoint-no-such-firefighter",
                    "P6",
                    {"seat": int(action - BEGIN), "last": int(self.firefighters - 1)},
                )
            self.begin(action - BEGIN, log)
        elif phase == KNOCKED_DOWN:
            if not FALL <= action < RIDE:
                raise Refusal("flashpoint-fall-first", "P22" if self.mode == FAMILY else "P48")
            self.check_recovery(seat, (action - FALL) // 2)
            self.recover(seat, self.spot(AMBULANCE, (action - FALL) // 2, (action - FALL) % 2), log)
        elif phase == WHO_RIDES:
            self.answer_ride(seat, action, log)
        else:
            if not EXPLODE <= action < ACTIONS:
                raise Refusal("flashpoint-explode-first", "P45")
            if not has(self.hazmats_due(), inside(action - EXPLODE)):
                raise Refusal("flashpoint-no-hazmat-burning", "P45")
            self.choose_explosion(inside(action - EXPLODE), log)

    # ---- copies and numbers

    def clone(self) -> "FlashPoint":
        twin = FlashPoint(
            self.house, self.mode, self.level, self.firefighters, int(self.doors_stay), self.quick, self.taking
        )
        twin.given = self.given
        twin.h = self.h
        twin.v = self.v
        twin.door_h = self.door_h
        twin.door_v = self.door_v
        twin.crack_h = self.crack_h
        twin.crack_v = self.crack_v
        twin.fire = self.fire
        twin.smoke = self.smoke
        twin.hot = self.hot
        twin.fire_outside = self.fire_outside
        twin.damage = self.damage
        twin.phase = self.phase
        twin.seat = self.seat
        twin.ap = self.ap
        twin.special = self.special
        twin.where = self.where
        twin.placed = self.placed
        twin.saved = self.saved
        twin.roles = self.roles
        twin.fresh = self.fresh
        twin.cafs_commanded = self.cafs_commanded
        twin.flaring = self.flaring
        twin.flared = self.flared
        twin.playing_on = self.playing_on
        twin.poi = self.poi
        twin.victims = self.victims
        twin.hazmats = self.hazmats
        twin.unseen_victims = self.unseen_victims
        twin.unseen_alarms = self.unseen_alarms
        twin.rescued = self.rescued
        twin.lost = self.lost
        twin.reserve = self.reserve
        twin.ambulance = self.ambulance
        twin.engine = self.engine
        twin.target = self.target
        twin.rerolled = self.rerolled
        twin.waiting = self.waiting
        twin.vehicle = self.vehicle
        twin.to_come = self.to_come
        twin.reason = self.reason
        return twin

    def pack(self) -> tuple[int, ...]:
        house = self.house.pack()
        options = (self.mode, self.level, self.firefighters, self.doors_stay, self.quick, self.taking, self.given)
        edges = (self.h, self.v, self.door_h, self.door_v, self.crack_h, self.crack_v)
        hazards = (self.fire, self.smoke, self.hot, self.fire_outside, self.damage)
        turn = (self.phase, self.seat, self.ap, self.special, self.where, self.placed, self.saved, self.roles)
        flags = (self.fresh, self.cafs_commanded, self.flaring, self.flared, self.playing_on)
        people = (
            self.poi,
            self.victims,
            self.hazmats,
            self.unseen_victims,
            self.unseen_alarms,
            self.rescued,
            self.lost,
        )
        vehicles = (self.reserve, self.ambulance, self.engine, self.target, self.rerolled)
        rest = (self.waiting, self.vehicle, self.to_come, self.reason)
        whole = (*house, *options, *edges, *hazards, *turn, *flags, *people, *vehicles, *rest)
        return tuple([int(number) for number in whole])


def unpack(numbers: tuple[int, ...]) -> FlashPoint:
    """The state that `pack` described: for other processes, and for files."""
    house = unpack_house(numbers[:6])
    n = numbers[6:]
    state = FlashPoint(house, n[0], n[1], n[2], n[3], n[4] == 1, n[5])
    state.given = n[6]
    state.h, state.v, state.door_h, state.door_v, state.crack_h, state.crack_v = n[7:13]
    state.fire, state.smoke, state.hot, state.fire_outside, state.damage = n[13:18]
    state.phase, state.seat, state.ap, state.special, state.where, state.placed = n[18:24]
    state.saved, state.roles = n[24:26]
    state.fresh, state.cafs_commanded, state.flaring = n[26] == 1, n[27] == 1, n[28] == 1
    state.flared, state.playing_on = n[29] == 1, n[30] == 1
    state.poi, state.victims, state.hazmats, state.unseen_victims, state.unseen_alarms = n[31:36]
    state.rescued, state.lost, state.reserve, state.ambulance, state.engine = n[36:41]
    state.target, state.rerolled, state.waiting, state.vehicle, state.to_come, state.reason = n[41:47]
    return state
