"""Random walks through every game: the material of the exam."""

from collections.abc import Iterator
from typing import Any

from brasier.core.game import CHANCE, CardTarget, CellTarget, EdgeTarget, Game, State, Target
from brasier.core.rng import Rng
from brasier.games import find, names

Case = tuple[Game, Any]

CASES: list[Case] = [(find(name), options) for name in names() for options in find(name).variants()]


CELLS = [(row, column) for row in range(-3, 8) for column in range(-3, 10)]
PLACES: list[Target] = [
    *(CellTarget(cell) for cell in CELLS),
    *(EdgeTarget(((row, column), (row, column + 1))) for row, column in CELLS),
    *(EdgeTarget(((row, column), (row + 1, column))) for row, column in CELLS),
]
CARDS: list[Target] = [
    *(CardTarget((card,)) for card in (*"123456789", "+1", "10")),
    *(CardTarget(tuple(cards)) for cards in ("", "12", "789", "11", "1234")),
]


def some_targets(rng: Rng) -> list[Target]:
    """To ask about: a few of every kind, of every game and of none."""
    return PLACES[rng.below(30) :: 30] + CARDS[rng.below(4) :: 4]


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
