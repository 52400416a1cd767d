"""The games for Gymnasium: one mind plays all seats of a match that is won or lost together.

Each step is the decision of the seat to act, and the observation is what that seat sees. An action that is not allowed
changes nothing: the reward is 0 and `info["illegal"]` says so. With `strict` it raises `Illegal` instead.
"""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from numpy.typing import NDArray

from brasier.rl.drawing import MODES, draw
from brasier.rl.features import Numbers
from brasier.rl.setting import OneMatch, Reward, Setting, seen


class OneMindEnv(gymnasium.Env[Numbers, np.int64]):
    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012  # Gymnasium's own form

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        reward: Reward = "win",
        max_cycles: int | None = None,
        strict: bool = False,
        **options: Any,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"there is no render_mode {render_mode!r}: {', '.join(MODES)}")
        self.setting = Setting(game, options, reward, max_cycles)
        if not self.setting.together:
            raise ValueError("one mind plays what is won together; for rivals take the PettingZoo environments")
        self.render_mode = render_mode
        self.strict = strict
        self.observation_space = spaces.Box(0, self.setting.layout.high(), dtype=np.uint8)
        self.action_space = spaces.Discrete(self.setting.game.actions)
        self._match = OneMatch(self.setting)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """With a seed the matches that follow are always the same; without one the next match begins."""
        super().reset(seed=seed)
        self._match.begin(seed)
        if self.render_mode == "human":
            self.render()
        return self._match.observation(), self._info()

    def step(self, action: Any) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        if not self._match.has_begun:
            raise ResetNeeded("reset comes before step")
        self._match.act(action, lenient=not self.strict)
        batch = self._match.batch
        if self.render_mode == "human":
            self.render()
        return (
            self._match.observation(),
            float(seen(batch.rewards)[0]),
            bool(batch.terminated[0]),
            bool(batch.truncated[0]),
            self._info(),
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now, by the name that SB3-contrib calls."""
        return self._match.mask().view(np.bool_)

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._match.mask(),
            "seat": self._match.seat,
            "illegal": bool(self._match.batch.refused[0]),
        }

    def render(self) -> Any:
        return draw(self.setting.game, self._match.view(), self.render_mode)
