"""OpenSpiel's searches in Python, with a clock: as they are, they only count simulations.

`pyspiel.MCTSBot`, in C++, has a clock of its own (`max_wall_clock_time`).
"""

from contextlib import suppress
from time import perf_counter
from typing import Any, Final

from open_spiel.python.algorithms import ismcts, mcts

from brasier.rl.spiel.states import SpielState

FEWEST: Final = 2  # simulations: the first only makes the root of a tree


class TimeIsUp(Exception):
    """Ends a search that only counts simulations."""


class TimedMcts(mcts.MCTSBot):
    """OpenSpiel's search in Python, with a clock: every simulation begins by walking down the tree."""

    def search(self, state: SpielState, seconds: float) -> tuple[int, int]:
        self.until = perf_counter() + seconds
        with suppress(TimeIsUp):
            self.mcts_search(state)
        return int(self.root.best_child().action), int(self.root.explore_count)

    def _apply_tree_policy(self, root: Any, state: SpielState) -> Any:
        self.root = root
        if root.explore_count >= FEWEST and perf_counter() > self.until:
            raise TimeIsUp
        return super()._apply_tree_policy(root, state)


class TimedIsMcts(ismcts.ISMCTSBot):
    """The same of the search over information sets: every simulation begins with a world."""

    def search(self, state: SpielState, seconds: float) -> tuple[int, int]:
        self.until = perf_counter() + seconds
        self.simulations = 0
        with suppress(TimeIsUp):
            self.run_search(state)
        actions, parts = zip(*self.get_final_policy(state, self._root_node), strict=True)
        return int(self._random_state.choice(actions, p=parts)), self.simulations

    def sample_root_state(self, state: SpielState) -> SpielState:
        if self.simulations >= FEWEST and perf_counter() > self.until:
            raise TimeIsUp
        self.simulations += 1
        world: SpielState = super().sample_root_state(state)
        return world
