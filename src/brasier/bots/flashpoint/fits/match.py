"""The matches that weights and chances are fitted to: four who carry out what they have planned until chance decides
something. Their search is a narrow one, so that there are many matches."""

import random
from collections.abc import Callable
from typing import Any, Final

from brasier.bots.flashpoint.judge import Judge
from brasier.bots.flashpoint.planner import Node, Planner
from brasier.bots.flashpoint.questions import Asked
from brasier.bots.flashpoint.weights import Sort, Weights
from brasier.core.game import CHANCE, OVER
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.codes import ACT
from brasier.games.flashpoint.rules import FlashPoint

SETTINGS: Final[dict[Sort, dict[str, Any]]] = {
    "family": {"board": "back"},
    "advanced": {"mode": "advanced", "level": "veteran"},
    "heroic": {"mode": "advanced", "level": "heroic"},
}
WIDTH: Final = 8
LOOKS: Final = 3
NODES: Final = 2500

Choose = Callable[[Judge, FlashPoint, list[Node]], Node]  # one of the plans for a turn, the best of which is the first


class Four:
    """They think alike: what each plans, and what each answers when asked."""

    def __init__(self, weights: Weights) -> None:
        self.judge = Judge(weights.start, weights.row)

    def plans(self, state: FlashPoint) -> list[Node]:
        return self._planner().search(state, WIDTH, LOOKS)

    def settle(self, state: FlashPoint, dice: Rng) -> None:
        """On to where somebody has to plan, or to the end of the match."""
        while (seat := state.to_act()) != OVER:
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(dice))
            elif state.phase == ACT:
                return
            else:
                values = Asked(self.judge, self._planner()).values(state, int(seat), state.legal(seat))
                state.apply(seat, max(values, key=lambda action: values[action]))

    def _planner(self) -> Planner:
        self.judge.asked = 0
        planner = Planner(self.judge)
        planner.most = NODES
        return planner


def carry_out(state: FlashPoint, plan: Node) -> None:
    for action in plan.actions():
        state.apply(state.to_act(), action)


def play(given: dict[str, Any], weights: Weights, seed: int, choose: Choose) -> FlashPoint:
    """How such a match ends."""
    four = Four(weights)
    state, dice = GAME.start(GAME.options({**given, "firefighters": 4})), dice_of(seed)
    while True:
        four.settle(state, dice)
        if state.to_act() == OVER:
            return state
        carry_out(state, choose(four.judge, state, four.plans(state)))


def dice_of(seed: int) -> Rng:
    """Neighbouring numbers would give dice that have much in common."""
    return Rng(random.Random(seed).getrandbits(60))
