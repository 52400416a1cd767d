"""Random rollouts in the compiled engine, for OpenSpiel's searches in Python.

`RandomRolloutEvaluator` of `open_spiel.python.algorithms.mcts` plays a match out step by step through OpenSpiel. This
one plays out the same way at the engine's own speed: the search around it has many more rollouts in the same time.
"""

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from brasier.bots.playout import play_out
from brasier.core.game import Actions, Rng

if TYPE_CHECKING:
    from brasier.rl.spiel.states import SpielState


class Rollouts:
    """An evaluator as `MCTSBot` and `ISMCTSBot` of `open_spiel.python` want it."""

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        self.rollouts = rollouts
        self.rng = Rng(seed)

    def evaluate(self, state: "SpielState") -> NDArray[np.float64]:
        """The mean result of each seat. A match that OpenSpiel would cut off is played to its end."""
        terms = state.inside.terms
        scratch = Actions(terms.game.most_legal)
        whole = np.zeros(terms.seats)
        for _ in range(self.rollouts):
            match = state.truth.clone()
            play_out(match, self.rng, scratch)
            outcome = match.outcome()
            assert outcome is not None
            whole += terms.returns(outcome.winners)
        return whole / self.rollouts

    def prior(self, state: "SpielState") -> list[tuple[int, float]]:
        """Every legal action is as likely as any other."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal: list[int] = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]
