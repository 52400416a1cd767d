"""Uniform random play at full speed: the measure of the engine, and the simplest judge of a position."""

from mypy_extensions import i64

from brasier.core.rng import Rng
from brasier.core.state import CHANCE, OVER, SEVERAL, Actions, State


def play_out(state: State, rng: Rng, scratch: Actions) -> int:
    """Play every seat and chance at random until the match is over; the number of steps it took."""
    steps: i64 = 0
    while True:
        seat = state.to_act()
        if seat == OVER:
            return steps
        if seat == SEVERAL:  # secret choices made at once: any order will do
            seat = state.actors()[0]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            state.fill(seat, scratch)
            state.apply(seat, scratch.at[rng.below(scratch.count)])
        steps += 1
