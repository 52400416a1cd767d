"""Thousands of matches at once for Gymnasium: a vector environment that steps them all in compiled code.

The observation of each match is that of the seat to act, which `infos["seat"]` names. Rewards are those of the seat
that has just acted; `infos["rewards"]` has those of all seats, which rivals need at the end of a match.
"""

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from brasier.rl.drawing import MODES, draw
from brasier.rl.features import Numbers
from brasier.rl.setting import Reward, Setting, given, seen

Stepped = tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class MatchesEnv(VectorEnv[Numbers, NDArray[np.int64], NDArray[Any]]):
    """`num_envs` matches of a game. `strict`: an action that is not allowed raises `Illegal`, and nothing has changed
    in any match; else its match stays as it is, and `infos["illegal"]` says so."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        render_mode: str | None = None,
        reward: Reward = "win",
        max_cycles: int | None = None,
        strict: bool = False,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        **options: Any,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"num_envs is at least 1, not {num_envs}")
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f"there is no render_mode {render_mode!r}: {', '.join(MODES)}")
        self.setting = Setting(game, options, reward, max_cycles)
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.strict = strict
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": list(MODES), "autoreset_mode": self.autoreset_mode}
        self.single_observation_space = spaces.Box(0, self.setting.layout.high(), dtype=np.uint8)
        self.single_action_space = spaces.Discrete(self.setting.game.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = self.setting.batch(num_envs)
        self._all = np.ones(num_envs, dtype=np.bool_)
        self._all.flags.writeable = False

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"batch": self.setting.freeze(self.batch)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__ |= kept
        self.batch = self.setting.thaw(kept["batch"])
        self._all.flags.writeable = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """With a seed the matches that follow are always the same; without one the next matches begin.

        `options["reset_mask"]`: begin only where it is true (for `AutoresetMode.DISABLED`).
        """
        super().reset(seed=seed)
        begin = (options or {}).get("reset_mask")
        if begin is not None:
            self._begin_where(np.asarray(begin), seed)
        elif seed is not None or not self._has_begun:
            self.batch.reset(random.SystemRandom().getrandbits(62) if seed is None else seed)
        else:
            self.batch.begin_all()
        return self._observations(), self._infos()

    def _begin_where(self, begin: NDArray[Any], seed: int | None) -> None:
        if begin.dtype != np.bool_ or begin.shape != (self.num_envs,) or not begin.any():
            raise ValueError(f"reset_mask is an array of {self.num_envs} truth values, at least one of them true")
        if seed is not None:
            raise ValueError("a seed begins all matches anew: give it without reset_mask")
        if not self._has_begun:
            raise ResetNeeded("the first reset begins all matches")
        self.batch.begin_some(begin.tobytes())

    @property
    def _has_begun(self) -> bool:
        return bool(self.batch.matches[0])

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        if not self._has_begun:
            raise ResetNeeded("reset comes before step")
        whole = np.asarray(actions)
        if whole.shape != (self.num_envs,) or whole.dtype.kind not in "iu":
            raise ValueError(f"one whole number for each of {self.num_envs} matches, not {whole.shape} {whole.dtype}")
        chosen = np.ascontiguousarray(whole, dtype=np.int64)
        acting = seen(self.batch.turns)
        self.batch.step(chosen.tobytes(), self.autoreset_mode == AutoresetMode.NEXT_STEP, not self.strict)
        everybodys = seen(self.batch.rewards, self.num_envs, self.setting.seats)
        rewards = everybodys[:, 0] if self.setting.together else everybodys[np.arange(self.num_envs), acting]
        terminated, truncated = self._flags(self.batch.terminated), self._flags(self.batch.truncated)
        last: dict[str, Any] = {}
        if self.autoreset_mode == AutoresetMode.SAME_STEP:
            last = self._begin_the_ended(terminated | truncated)
        infos = self._infos() | last
        if not self.setting.together:
            infos |= {"rewards": everybodys, "_rewards": self._all}
        return self._observations(), rewards, terminated, truncated, infos

    def sample_legal(self) -> NDArray[np.int64]:
        """A legal action of each match, uniformly at random; 0 where it is over."""
        return seen(self.batch.samples)

    def action_masks(self) -> NDArray[np.bool_]:
        """What is legal now in each match."""
        return seen(self.batch.masks.at, self.num_envs, self.setting.game.actions).view(np.bool_)

    def _begin_the_ended(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """Gymnasium's form: the last observation and info of each match that has just ended, None elsewhere."""
        if not ended.any():
            return {}
        observations = np.full(self.num_envs, None, dtype=object)
        shown = self._observations()
        for row in np.flatnonzero(ended):
            observations[row] = shown[row].copy()
        told = {name: ended if name.startswith("_") else numbers.copy() for name, numbers in self._infos().items()}
        self.batch.begin_the_ended()
        return {"final_obs": observations, "_final_obs": ended, "final_info": told, "_final_info": ended}

    def _observations(self) -> Numbers:
        return given(self.batch.observations.at, self.num_envs, self.setting.layout.width)

    def _flags(self, memory: Any) -> NDArray[np.bool_]:
        return seen(memory).view(np.bool_)

    def _infos(self) -> dict[str, Any]:
        told = {
            "action_mask": self.action_masks().view(np.int8),
            "seat": seen(self.batch.turns),
            "illegal": self._flags(self.batch.refused),
        }
        return told | {f"_{name}": self._all for name in told}

    def render(self) -> Any:
        """All boards as everybody may see them, in the order of the matches."""
        game = self.setting.game
        return tuple(draw(game, game.view(state, None), self.render_mode) for state in self.batch.states)
