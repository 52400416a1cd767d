"""What becomes of the ends of a turn: the fire advances, the next firefighter does what is best then, and the critic
says how likely the match is won.

A few rolls stand for all: they are spread evenly over the house, and the same for every end that is compared, so that
dice decide as little as possible between two ends.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from brasier.bots.flashpoint.crew import Crew, carry_out
from brasier.bots.flashpoint.critic import Critic
from brasier.bots.flashpoint.errands import LOW, MIX
from brasier.bots.flashpoint.judge import Judge
from brasier.core.rng import Rng
from brasier.core.state import CHANCE, OVER
from brasier.games.flashpoint.codes import ADVANCE, END
from brasier.games.flashpoint.data import INSIDE
from brasier.games.flashpoint.rules import FlashPoint

WIDTH: Final = 8  # of the search of whoever is next; as in the matches the critic has seen
LOOKS: Final = 3
NODES: Final = 2500


@mypyc_attr(acyclic=True)
class Foresight:
    def __init__(self, judge: Judge, critic: Critic) -> None:
        self.crew = Crew(judge, WIDTH, LOOKS, NODES)
        self.critic = critic

    def asked(self) -> int:
        """Positions judged so far."""
        return int(self.crew.judge.asked + self.critic.asked)

    def chance(self, end: FlashPoint, roll: i64, dice: i64) -> float:
        """To win, if the fire advances there; `dice` decide what is left to chance after that."""
        state = end.clone()
        rng = Rng(int(dice))
        if state.phase == ADVANCE:
            state.apply(CHANCE, roll)
        self.crew.settle(state, rng)
        while state.to_act() != OVER:
            best = self.crew.plans(state)[0]
            carry_out(state, best)
            if best.action == END:
                break
            self.crew.settle(state, rng)
        return self.critic.chance(state)


def occasion(state: FlashPoint) -> i64:
    """A number that stays as it is during a turn, as long as nobody else is moved; the next turn has another."""
    key = scattered(state.hot, state.seat + 8 * state.reserve)
    seat: i64
    for seat in range(state.firefighters):
        if seat != state.seat:
            key = scattered(key, 16 * state.space(seat) + state.saved_by(seat))
    return key


def roll_of(occasion: i64, number: i64, rolls: i64) -> i64:
    """One of so many rolls, spread evenly."""
    return (occasion + number * INSIDE // rolls) % INSIDE


def scattered(seed: i64, number: i64) -> i64:
    """Neighbouring seeds would give dice that have much in common."""
    key = seed
    turn: i64
    for turn in range(3):
        key = (key * MIX + number + turn + 1) & LOW
        key ^= key >> 29
    return key
