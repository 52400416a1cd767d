"""How likely a team is to win from a position: a weight for each number that `outlook` sees, found by playing."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.bots.flashpoint.errands import mixed
from brasier.bots.flashpoint.outlook import FEATURES, NO_NUMBERS, Outlook
from brasier.games.flashpoint.codes import AMBULANCE, CHEER, DONE, ENGINE
from brasier.games.flashpoint.data import ADVANCED, TO_WIN, VICTIMS
from brasier.games.flashpoint.rules import FlashPoint

REMEMBERED: Final = 32768  # positions
NO_KEYS: Final = vec[i64]([-1] * REMEMBERED)
NO_CHANCES: Final = vec[float]([0.0] * REMEMBERED)


def chance_of(score: float) -> float:
    """From a sum of weights to a chance between 0 and 1."""
    if score > 30.0:
        return 1.0
    if score < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-score))


def seen_in(state: FlashPoint) -> i64:
    """A key of all that a judge sees in a position."""
    key = mixed(state.fire, state.smoke)
    key = mixed(key, state.hot)
    key = mixed(key, state.h)
    key = mixed(key, state.v)
    key = mixed(key, state.door_h)
    key = mixed(key, state.door_v)
    key = mixed(key, state.crack_h)
    key = mixed(key, state.crack_v)
    key = mixed(key, state.poi)
    key = mixed(key, state.victims)
    key = mixed(key, state.hazmats)
    key = mixed(key, state.where)
    key = mixed(key, state.saved)
    key = mixed(key, state.roles)
    key = mixed(key, state.phase + 32 * state.seat + 256 * state.ap + 65536 * state.damage)
    known = state.rescued + 16 * state.lost + 256 * state.unseen_victims + 4096 * state.unseen_alarms
    key = mixed(key, known + 65536 * state.firefighters + 1048576 * state.placed)
    if state.mode == ADVANCED:
        key = mixed(key, state.ambulance + 8 * state.engine + 64)
        side: i64
        for side in range(4):  # a drawn house has its own spots (P50)
            key = mixed(key, state.spot(AMBULANCE, side, 0) + 128 * state.spot(ENGINE, side, 0))
    if state.playing_on:
        key = mixed(key, 1)
    return key


@mypyc_attr(acyclic=True)
class Judge:
    """It remembers what it has said: before each action of a turn nearly the same positions are looked at again."""

    def __init__(self, start: float, weights: list[float]) -> None:
        self.outlook = Outlook()
        self.start: float = start
        self.weights: vec[float] = NO_NUMBERS[:FEATURES]
        self.asked: i64 = 0  # positions judged so far, remembered ones too
        self.keys: vec[i64] = NO_KEYS[:REMEMBERED]
        self.chances: vec[float] = NO_CHANCES[:REMEMBERED]
        place: i64
        for place in range(FEATURES):
            self.weights[place] = weights[place]

    def chance(self, state: FlashPoint) -> float:
        """How likely the match is won, seen at the end of a turn or on the way there.

        P24: where a match that is won is played on, which part of the victims will be rescued.
        """
        self.asked += 1
        if state.phase in (DONE, CHEER):
            if state.playing_on:
                return float(state.rescued) / float(VICTIMS)
            if state.rescued >= TO_WIN:
                return 1.0
            return 0.0
        key = seen_in(state)
        slot = key & (REMEMBERED - 1)
        if self.keys[slot] != key:
            self.chances[slot] = self.judged(state)
            self.keys[slot] = key  # last: whoever is interrupted remembers nothing wrong
        return self.chances[slot]

    def judged(self, state: FlashPoint) -> float:
        self.outlook.look(state)
        x = self.outlook.x
        weights = self.weights
        total = self.start
        place: i64
        for place in range(FEATURES):
            total += x[place] * weights[place]
        if state.playing_on:
            left = float(VICTIMS - state.rescued - state.lost)
            return (float(state.rescued) + left * chance_of(total)) / float(VICTIMS)
        return chance_of(total)
