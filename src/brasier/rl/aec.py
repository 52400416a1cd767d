"""The games for PettingZoo: agents act one after the other (AEC).

A match is one row of a compiled batch. Where several seats choose at once and in secret (Tails on Fire), they do so one
after the other, in the order of their seats, and none sees what the others chose. An action that is not allowed raises
`Illegal` and changes nothing: nobody loses a match by a slip.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from brasier.rl.drawing import MODES, draw
from brasier.rl.setting import OneMatch, Reward, Setting, seen

Observation = dict[str, Any]


class MatchEnv(AECEnv[str, Observation, int | None]):
    """One match. `max_cycles` are decisions of all agents together after which it is truncated."""

    def __init__(
        self,
        game: str,
        version: str,
        *,
        render_mode: str | None = None,
        reward: Reward = "win",
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"there is no render_mode {render_mode!r}: {', '.join(MODES)}")
        self.setting = Setting(game, options, reward, max_cycles)
        self.metadata = {
            "name": version,
            "render_modes": list(MODES),
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._match = OneMatch(self.setting)
        self._no_mask = np.zeros(self.setting.game.actions, dtype=np.int8)
        self._no_mask.flags.writeable = False
        self._nothing = dict.fromkeys(self.possible_agents, 0.0)
        self._action_spaces = {agent: spaces.Discrete(self.setting.game.actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, self.setting.layout.high(), dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (self.setting.game.actions,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> gymnasium.Space[Observation]:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """`seed` decides all of chance, also of the matches that follow when it is not given again."""
        self._match.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = self._nothing.copy()
        self._cumulative_rewards = self._nothing.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._turn_over()

    def observe(self, agent: str) -> Observation:
        if agent == self.agent_selection and not self._ended:
            return {"observation": self._match.observation(), "action_mask": self._mask}
        return {"observation": self._match.observation_of(self._seats[agent]), "action_mask": self._no_mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: None is for who is out")
        self._match.act(action)
        self._cumulative_rewards[agent] = 0.0
        self._turn_over()
        if self._ended or self.setting.reward == "progress":
            paid = seen(self._match.batch.rewards).tolist()
            self.rewards = {name: paid[seat] for name, seat in self._seats.items()}
            self._accumulate_rewards()
        if self._ended:
            batch = self._match.batch
            self.terminations = dict.fromkeys(self.agents, bool(batch.terminated[0]))
            self.truncations = dict.fromkeys(self.agents, bool(batch.truncated[0]))
        if self.render_mode == "human":
            self.render()

    def _turn_over(self) -> None:
        """To whoever acts next. The mask is told in `infos` too: for those who do not look at it in the observation."""
        batch = self._match.batch
        self._ended = bool(batch.terminated[0] or batch.truncated[0])
        self._mask = self._no_mask if self._ended else self._match.mask()
        self.agent_selection = self.possible_agents[batch.turns[0]]
        self.infos = {agent: {"action_mask": self._no_mask} for agent in self.possible_agents}
        self.infos[self.agent_selection]["action_mask"] = self._mask

    def render(self) -> Any:
        return draw(self.setting.game, self._match.view(), self.render_mode)

    def close(self) -> None:
        pass


def ordered(env: AECEnv[str, Observation, int | None]) -> AECEnv[str, Observation, int | None]:
    """With PettingZoo's checks: actions within their space, and calls in their order."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
