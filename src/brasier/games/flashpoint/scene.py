"""The scene of a match of Flash Point: who is where with how many points, a turn, and the end. Rules P7 and P24–P26.

Firefighters are seats. Their spaces, specialists and saved points are packed by seat into one integer each; the points
of whose turn it is are `ap` and `special`, and its saved points are 0 meanwhile. What a face-down point of interest
hides is decided when it is turned over: `unseen_victims` and `unseen_alarms` count what is left of the 15, on the board
and in the pool together (P5).
"""

from mypy_extensions import i64

from brasier.core.state import Fact, Outcome
from brasier.games.flashpoint.codes import (
    ACT,
    ADVANCE,
    AMBULANCE,
    CHEER,
    COLLAPSED,
    DONE,
    ENDED,
    FELL_DOWN,
    FINISHED,
    LOST,
    LOST_ONE,
    NOT_OVER,
    PERFECT,
    PLACE_ONE,
    POINTS,
    REASONS,
    RESCUED,
    RESCUED_COLLAPSED,
    SAVED_ONE,
    SPECIAL_POINTS,
    TURN,
    TURN_ENDED,
    WHO_RIDES,
    WON,
)
from brasier.games.flashpoint.data import ALARMS, MOST_SAVED, TO_LOSE, TO_WIN, VICTIMS
from brasier.games.flashpoint.fire import Burning
from brasier.games.flashpoint.ground import count, mask_of
from brasier.games.flashpoint.house import House
from brasier.games.flashpoint.pieces import length


def first_points(role: i64) -> i64:
    return POINTS >> 4 * role & 15


def first_special(role: i64) -> i64:
    return SPECIAL_POINTS >> 4 * role & 15


class Scene(Burning):
    """The people in and around a burning house, and how far the match has come."""

    def __init__(
        self, house: House, mode: i64, level: i64, firefighters: i64, edition: i64, quick: bool, taking: i64
    ) -> None:
        super().__init__(house, edition == 1)
        self.mode: i64 = mode
        self.level: i64 = level
        self.firefighters: i64 = firefighters
        self.quick: bool = quick
        self.taking: i64 = taking  # specialists are chosen, drawn or given
        self.given: i64 = 0  # those the options give, four bits a seat
        self.phase: i64 = PLACE_ONE
        self.seat: i64 = 0  # whose turn it is
        self.ap: i64 = 0
        self.special: i64 = 0
        self.where: i64 = 0  # a byte a seat: its space
        self.placed: i64 = 0  # how many seats have one
        self.saved: i64 = 0  # four bits a seat
        self.roles: i64 = 0  # four bits a seat
        self.fresh: bool = False
        self.cafs_commanded: bool = False
        self.flaring: bool = False  # the last target held a hot spot (P46)
        self.flared: bool = False  # and some target before it, this turn
        self.playing_on: bool = False
        self.poi: i64 = 0  # face down, a layer
        self.victims: i64 = 0  # pieces
        self.hazmats: i64 = 0  # pieces
        self.unseen_victims: i64 = VICTIMS
        self.unseen_alarms: i64 = ALARMS
        self.rescued: i64 = 0
        self.lost: i64 = 0
        self.reserve: i64 = 0
        self.ambulance: i64 = -1  # the side where it stands
        self.engine: i64 = -1
        self.target: i64 = 0  # the space a roll or a reveal is about
        self.rerolled: i64 = 0  # dice of the deck gun rolled again: 1 red, 2 black
        self.waiting: i64 = 0  # a bit for each seat that must answer
        self.vehicle: i64 = 0  # the one to ride in
        self.to_come: i64 = 0  # set-up: markers of this kind still to be placed
        self.reason: i64 = NOT_OVER

    # ---- who and where

    def space(self, seat: i64) -> i64:
        return self.where >> 8 * seat & 255

    def role(self, seat: i64) -> i64:
        return self.roles >> 4 * seat & 15

    def saved_by(self, seat: i64) -> i64:
        return self.saved >> 4 * seat & 15

    def put(self, seat: i64, space: i64) -> None:
        self.where = self.where & ~(255 * mask_of(8 * seat)) | space << 8 * seat

    def be(self, seat: i64, role: i64) -> None:
        self.roles = self.roles & ~(15 * mask_of(4 * seat)) | role << 4 * seat

    def spot(self, vehicle: i64, side: i64, place: i64) -> i64:
        """P4: one of the two spaces of a parking spot."""
        if vehicle == AMBULANCE:
            return i64(self.house.ambulance[2 * side + place])
        return i64(self.house.engine[2 * side + place])

    def parked_at(self, vehicle: i64) -> i64:
        if vehicle == AMBULANCE:
            return self.ambulance
        return self.engine

    def is_at(self, space: i64, vehicle: i64) -> bool:
        """Whether a space is one of the two the vehicle stands on."""
        side = self.parked_at(vehicle)
        return space == self.spot(vehicle, side, 0) or space == self.spot(vehicle, side, 1)

    def first_waiting(self) -> i64:
        """Who answers next: the driver before the others, then by seat (P33); of the knocked down, by seat."""
        if self.phase == WHO_RIDES and self.waiting >> self.seat & 1:
            return self.seat
        seat: i64 = 0
        while not self.waiting >> seat & 1:
            seat += 1
        return seat

    def has_specialist(self, role: i64) -> bool:
        seat: i64
        for seat in range(self.firefighters):
            if self.role(seat) == role:
                return True
        return False

    def in_pool(self) -> i64:
        """Points of interest that have not come yet."""
        return self.unseen_victims + self.unseen_alarms - count(self.poi)

    # ---- a turn begins and ends (P7)

    def start_turn(self, seat: i64, log: list[Fact] | None) -> None:
        self.seat = seat
        self.phase = ACT
        self.ap = self.saved_by(seat) + first_points(self.role(seat))
        self.saved &= ~(15 * mask_of(4 * seat))
        self.special = first_special(self.role(seat))
        self.fresh = True
        self.cafs_commanded = False
        self.target = 0
        if log is not None:
            log.append((TURN, int(seat), int(self.ap), int(self.special)))

    def end_turn(self, log: list[Fact] | None) -> None:
        """P7: at most four points are kept; P36, P39, P40: special ones never."""
        kept = min(self.ap, MOST_SAVED)
        self.saved |= kept << 4 * self.seat
        self.ap = 0
        self.special = 0
        self.fresh = False
        self.cafs_commanded = False
        self.phase = ADVANCE
        if log is not None:
            log.append((TURN_ENDED, int(self.seat), int(kept)))

    # ---- the end (P24–P26)

    def rescue(self, who: i64, space: i64, number: i64, log: list[Fact] | None) -> None:
        for _ in range(number):
            self.rescued += 1
            if log is not None:
                log.append((SAVED_ONE, int(who), int(space), int(self.rescued)))

    def celebrate(self, log: list[Fact] | None) -> None:
        """P24: with the 7th victim the match is won, and the team is asked; with the last one it is over."""
        if self.rescued < TO_WIN:
            return
        if self.rescued == VICTIMS:
            self.over(PERFECT, log)
        elif self.rescued + self.lost == VICTIMS:
            self.over(RESCUED, log)
        elif not self.playing_on:
            self.phase = CHEER
            if log is not None:
                log.append((WON, int(self.rescued)))

    def lose(self, space: i64, log: list[Fact] | None) -> None:
        """P25: with the 4th victim the match is lost."""
        self.lost += 1
        if log is not None:
            log.append((LOST_ONE, int(space), int(self.lost)))
        if self.lost == TO_LOSE:
            self.over(LOST, log)
        elif self.rescued >= TO_WIN and self.rescued + self.lost == VICTIMS:
            self.over(RESCUED, log)

    def collapse(self, log: list[Fact] | None) -> None:
        """P26: everybody still in or around the house is lost."""
        buried = length(self.victims)
        if log is not None:
            log.append((FELL_DOWN, int(buried), int(count(self.poi))))
        self.lost += buried
        self.victims = 0
        self.over(RESCUED_COLLAPSED if self.rescued >= TO_WIN else COLLAPSED, log)

    def finish(self, log: list[Fact] | None) -> None:
        if log is not None:
            log.append((FINISHED, int(self.seat)))
        self.over(RESCUED, log)

    def over(self, reason: i64, log: list[Fact] | None) -> None:
        self.saved |= self.ap << 4 * self.seat
        self.ap = 0
        self.special = 0
        self.fresh = False
        self.cafs_commanded = False
        self.flaring = False
        self.flared = False
        self.waiting = 0
        self.target = 0
        self.phase = DONE
        self.reason = reason
        if log is not None:
            log.append((ENDED, int(reason)))

    def outcome(self) -> Outcome | None:
        if self.phase != DONE:
            return None
        won = self.rescued >= TO_WIN
        everybody = list(range(self.firefighters))
        return Outcome(
            REASONS[self.reason],
            tuple([1 if won else 0 for _ in everybody]),
            tuple(everybody) if won else (),
            {"rescued": int(self.rescued), "lost": int(self.lost), "damage": int(self.damage)},
        )
