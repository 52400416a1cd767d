"""What follows the actions of a turn: the fire advances, people are knocked down or lost, points of interest come.

Rules P16–P23 and P45–P49.
"""

from typing import Final

from mypy_extensions import i64

from brasier.core.state import Fact, Refusal
from brasier.games.flashpoint.codes import (
    ADVANCE,
    ARRIVE,
    DONE,
    EXPLODING,
    FLARED_UP,
    HOT_SPOT,
    KNOCKED,
    KNOCKED_DOWN,
    NEW_POI,
    NO_POI,
    PERISH,
    POI_PLACED,
    RECOVERED,
    REVEALED,
    WHICH_HAZMAT,
)
from brasier.games.flashpoint.data import ADVANCED, ARROWS, FAMILY, INSIDE, MOST_DAMAGE, ON_BOARD
from brasier.games.flashpoint.fire import HAZMAT_BURNS
from brasier.games.flashpoint.ground import BIT, EVERYWHERE, NOWHERE, OFF_BOARD, bit_of, count, has, lowest, mask_of
from brasier.games.flashpoint.pieces import added, length, piece, removed, space_of
from brasier.games.flashpoint.scene import Scene


def _arrow(space: int) -> int:
    """P49: where the arrow printed on a space points."""
    word = ARROWS[space // 10 - 1].split()[space % 10 - 1]
    return space + 10 * ("S" in word) - 10 * ("N" in word) + ("E" in word) - ("W" in word)


ARROW: Final = bytes([_arrow(space) if BIT[space] != NOWHERE else 0 for space in range(80)])


class FirePhase(Scene):
    """From the roll of the dice to the next turn."""

    # ---- the fire advances (P16, P45–P47)

    def fire_advances(self, target: i64, log: list[Fact] | None) -> None:
        """P47: roll, explosion, flashover, hazmats, flare-up."""
        self.target = target
        self.flaring = has(self.hot, target) and self.mode == ADVANCED
        self.advance(target, log)
        if self.damage == MOST_DAMAGE:
            self.collapse(log)
            return
        self.flash_over(log)
        self.burn_hazmats(log)

    def hazmats_due(self) -> i64:
        """The burning spaces where a hazmat lies, a layer."""
        due: i64 = 0
        row = self.hazmats
        while row:
            due |= bit_of(space_of(row & 255))
            row >>= 8
        return due & self.fire

    def burn_hazmats(self, log: list[Fact] | None) -> None:
        """P45: all that are due explode, those lit on the way too; then flashover, and so on until it is quiet."""
        while self.hazmats:
            due = self.hazmats_due()
            if due == 0:
                self.flash_over(log)
                due = self.hazmats_due()
                if due == 0:
                    break
            if due & (due - 1):
                self.phase = WHICH_HAZMAT
                return
            self.explode_hazmat(lowest(due), log)
            if self.damage == MOST_DAMAGE:
                self.collapse(log)
                return
        self.flash_over(log)
        self.phase = ADVANCE
        self.after_hazmats(log)

    def explode_hazmat(self, space: i64, log: list[Fact] | None) -> None:
        self.hazmats = removed(self.hazmats, piece(space))
        self.explode(space, HAZMAT_BURNS, log)
        if self.damage < MOST_DAMAGE:
            self.add_hot_spot(space, log)

    def choose_explosion(self, space: i64, log: list[Fact] | None) -> None:
        if log is not None:
            log.append((EXPLODING, int(self.seat), int(space)))
        self.explode_hazmat(space, log)
        if self.damage == MOST_DAMAGE:
            self.collapse(log)
            return
        self.burn_hazmats(log)

    def add_hot_spot(self, space: i64, log: list[Fact] | None) -> None:
        """P30: from the reserve, one per space."""
        if self.reserve == 0 or has(self.hot, space):
            return
        self.reserve -= 1
        self.hot |= bit_of(space)
        if log is not None:
            log.append((HOT_SPOT, int(space), int(self.reserve)))

    def after_hazmats(self, log: list[Fact] | None) -> None:
        """P46: a flare-up rolls again; when all are over, a hot spot goes on the last target."""
        if self.flaring:
            self.flared = True
            self.flaring = False
            if log is not None:
                log.append((FLARED_UP, int(self.target)))
            return
        if self.flared:
            self.flared = False
            self.add_hot_spot(self.target, log)
        self.target = 0
        self.knock_down(log)

    # ---- the knocked down and the lost (P21, P22, P48)

    def knock_down(self, log: list[Fact] | None) -> None:
        """P21, P22, P48: every firefighter in fire; each says where to recover."""
        self.waiting = 0
        seat: i64
        for seat in range(self.firefighters):
            if self.burns(self.space(seat)):
                self.waiting |= mask_of(seat)
                if log is not None:
                    log.append((KNOCKED, int(seat), int(self.space(seat))))
        if self.waiting:
            self.phase = KNOCKED_DOWN
        else:
            self.lose_what_burns(log)

    def may_recover_on(self, seat: i64, side: i64) -> bool:
        """P22: on a nearest ambulance spot; P48: where the ambulance is."""
        if self.mode == ADVANCED:
            return side == self.ambulance
        return i64(self.house.nearest[self.space(seat)]) >> side & 1 != 0

    def check_recovery(self, seat: i64, side: i64) -> None:
        if not self.may_recover_on(seat, side):
            if self.mode == ADVANCED:
                raise Refusal("flashpoint-ambulance-elsewhere", "P48")
            raise Refusal("flashpoint-not-nearest", "P22")

    def recover(self, seat: i64, space: i64, log: list[Fact] | None) -> None:
        self.put(seat, space)
        self.waiting &= ~mask_of(seat)
        if log is not None:
            log.append((RECOVERED, int(seat), int(space)))
        if self.waiting == 0:
            self.lose_what_burns(log)

    def lose_what_burns(self, log: list[Fact] | None) -> None:
        """P21: victims in fire are lost, face-down points of interest are turned over first; outside fire goes."""
        self.phase = PERISH
        victim = self.first_burning_victim()
        while victim:
            self.victims = removed(self.victims, victim)
            self.lose(space_of(victim), log)
            if self.phase == DONE:
                return
            victim = self.first_burning_victim()
        burning = self.poi & self.fire
        if burning:
            self.target = lowest(burning)
            return
        self.burn_out(log)
        self.replace_poi(log)

    def first_burning_victim(self) -> i64:
        """The piece of the first victim in fire, in reading order; 0: there is none."""
        found: i64 = 0
        row = self.victims
        while row:
            victim = row & 255
            row >>= 8
            if self.burns(space_of(victim)) and (found == 0 or space_of(victim) <= space_of(found)):
                found = victim
        return found

    def perish(self, is_victim: bool, log: list[Fact] | None) -> None:
        space = self.target
        self.target = 0
        self.poi &= ~bit_of(space)
        if log is not None:
            log.append((REVEALED, int(space), int(is_victim)))
        if is_victim:
            self.unseen_victims -= 1
            self.lose(space, log)
            if self.phase == DONE:
                return
        else:
            self.unseen_alarms -= 1
        self.lose_what_burns(log)

    # ---- points of interest (P11, P23, P49)

    def identify(self, is_victim: bool, log: list[Fact] | None) -> None:
        """P11: a victim stays, a false alarm leaves the board."""
        self.poi &= ~bit_of(self.target)
        if log is not None:
            log.append((REVEALED, int(self.target), int(is_victim)))
        if is_victim:
            self.unseen_victims -= 1
            self.victims = added(self.victims, piece(self.target))
        else:
            self.unseen_alarms -= 1
        self.target = 0

    def holds_poi(self, space: i64) -> bool:
        """A face-down point of interest or a victim lies there."""
        if has(self.poi, space):
            return True
        row = self.victims
        while row:
            if space_of(row & 255) == space:
                return True
            row >>= 8
        return False

    def replace_poi(self, log: list[Fact] | None) -> None:
        """P23: up to three on the board while there are any; then the next turn."""
        if count(self.poi) + length(self.victims) < ON_BOARD and self.in_pool() > 0:
            if self.mode == FAMILY or self.valid_for_poi() != 0:
                self.phase = NEW_POI
                return
            if log is not None:
                log.append((NO_POI,))
        self.start_turn((self.seat + 1) % self.firefighters, log)

    def valid_for_poi(self) -> i64:
        """P49: spaces without fire, smoke, firefighter, point of interest or victim, a layer."""
        taken = self.fire | self.smoke | self.poi
        row = self.victims
        while row:
            taken |= bit_of(space_of(row & 255))
            row >>= 8
        seat: i64
        for seat in range(self.firefighters):
            taken |= bit_of(self.space(seat))
        return EVERYWHERE & ~taken

    def landing(self, space: i64) -> i64:
        """P49: the first valid space along the arrows; `OFF_BOARD` if they never lead to one."""
        valid = self.valid_for_poi()
        for _ in range(INSIDE):
            if has(valid, space):
                return space
            space = i64(ARROW[space])
        return OFF_BOARD

    def place_poi(self, rolled: i64, log: list[Fact] | None) -> None:
        space = rolled
        if self.mode == ADVANCED:
            space = self.landing(rolled)
        bit = bit_of(space)
        if log is not None:
            log.append((POI_PLACED, int(space), int(rolled), int((self.fire | self.smoke) & bit != 0)))
        self.fire &= ~bit
        self.smoke &= ~bit
        self.poi |= bit
        seat: i64
        for seat in range(self.firefighters):
            if self.space(seat) == space:
                self.target = space
                self.phase = ARRIVE
                return
        self.replace_poi(log)
