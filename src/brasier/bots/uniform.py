"""The yardstick: every legal action is as good as any other."""

from typing import Any

from brasier.bots.thought import AS_MEANT, Budget, Player, Thought, forced
from brasier.core.rng import Rng


class Uniform(Player):
    def think(self, view: Any, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        return forced(legal[rng.below(len(legal))])
