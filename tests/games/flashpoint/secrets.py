"""What a seat cannot know of a match of Flash Point, dealt anew: for the exam on secrets."""

from brasier.core.rng import Rng
from brasier.core.state import State

DRAWS_LIE_OPEN = True  # dice, and whoever is found, lie on the table
HANDS_ARE_SECRET = False


def another_truth(state: State, seat: int | None, rng: Rng) -> State:
    """The same match: nothing is secret. What a face-down point of interest hides is drawn when it is revealed (P5),
    so there is no other truth that fits what a seat has seen."""
    return state.clone()
