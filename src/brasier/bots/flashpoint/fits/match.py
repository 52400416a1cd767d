"""The matches that weights and chances are fitted to: four who carry out what they have planned until chance decides
something. Their search is a narrow one, so that there are many matches."""

import random
from collections.abc import Callable
from typing import Any, Final

from brasier.bots.flashpoint.crew import Crew, carry_out
from brasier.bots.flashpoint.foresight import LOOKS, NODES, WIDTH
from brasier.bots.flashpoint.judge import Judge
from brasier.bots.flashpoint.planner import Node
from brasier.bots.flashpoint.weights import Sort, Weights
from brasier.core.game import OVER
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.rules import FlashPoint

SETTINGS: Final[dict[Sort, dict[str, Any]]] = {
    "family": {"board": "back"},
    "advanced": {"mode": "advanced", "level": "veteran"},
    "heroic": {"mode": "advanced", "level": "heroic"},
}

Choose = Callable[[Judge, FlashPoint, list[Node]], Node]  # one of the plans for a turn, the best of which is the first


def four_with(weights: Weights) -> Crew:
    return Crew(Judge(weights.start, weights.row), WIDTH, LOOKS, NODES)


def play(given: dict[str, Any], weights: Weights, seed: int, choose: Choose) -> FlashPoint:
    """How such a match ends."""
    return play_with(four_with(weights), given, seed, choose)


def play_with(four: Crew, given: dict[str, Any], seed: int, choose: Choose) -> FlashPoint:
    state, dice = GAME.start(GAME.options({**given, "firefighters": 4})), dice_of(seed)
    while True:
        four.settle(state, dice)
        if state.to_act() == OVER:
            return state
        carry_out(state, choose(four.judge, state, four.plans(state)))


def dice_of(seed: int) -> Rng:
    """Neighbouring numbers would give dice that have much in common."""
    return Rng(random.Random(seed).getrandbits(60))
