"""Random walks through every game: the material of the exam."""

from collections.abc import Iterator
from typing import Any

from brasier.core.game import CHANCE, Game, State
from brasier.core.rng import Rng
from brasier.games import find, names

Case = tuple[Game, Any]

CASES: list[Case] = [(find(name), options) for name in names() for options in find(name).variants()]


def case_id(case: Case) -> str:
    game, options = case
    return f"{game.name}-" + "-".join(str(value) for value in game.option_values(options).values())


def random_step(state: State, rng: Rng) -> tuple[int, int]:
    """Somebody who may act, and something they may do."""
    actors = state.actors()
    actor = actors[rng.below(len(actors))]
    if actor == CHANCE:
        return CHANCE, state.sample(rng)
    legal = state.legal(actor)
    return actor, legal[rng.below(len(legal))]


def walk(case: Case, seed: int) -> Iterator[State]:
    """Every state of a random match, the last one over. The states are the same object: clone to keep one."""
    game, options = case
    rng = Rng(seed)
    state = game.start(options)
    yield state
    while state.actors():
        state.apply(*random_step(state, rng))
        yield state
