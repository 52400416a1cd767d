"""What an environment plays: a game with its options, what is rewarded, and where a match is cut off."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, Literal, get_args

import numpy as np
from numpy.typing import NDArray

from brasier import games
from brasier.core.game import OVER
from brasier.rl.batch import Batch
from brasier.rl.features import Layout, Numbers
from brasier.rl.observing import Canvas

Reward = Literal["win", "score", "progress"]
REWARDS: Final = get_args(Reward)


class Setting:
    """Raises `Refusal` for options that cannot be played, and `ValueError` for what is no reward or limit."""

    def __init__(
        self, game: str, options: Mapping[str, Any], reward: Reward = "win", max_cycles: int | None = None
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward is one of {', '.join(REWARDS)}, not {reward!r}")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles is at least 1, not {max_cycles}")
        self.game = games.find(game)
        self.options = self.game.options(options)
        self.seats = self.game.seats(self.options)
        self.together = self.game.cooperative(self.options)
        self.reward = reward
        self.max_cycles = max_cycles
        door = import_module(f"brasier.rl.{game}")
        self.layout: Layout = door.LAYOUT
        self.observer = door.observer()

    def batch(self, rows: int) -> Batch:
        return Batch(
            self.game.start(self.options),
            self.observer,
            self.seats,
            self.game.actions,
            rows,
            self.together,
            REWARDS.index(self.reward),
            self.max_cycles or 0,
        )


def seen(memory: Any, *shape: int) -> NDArray[Any]:
    """An array of a batch, without a copy. It cannot be written to: masks decide what is legal."""
    return np.asarray(memoryview(memory)).reshape(shape) if shape else np.asarray(memoryview(memory))


class _Given:
    """Memory that nobody else will write to any more, given away for good."""

    def __init__(self, memory: Any) -> None:
        self.memory = memory  # lives as long as the array does
        told = np.asarray(memoryview(memory)).__array_interface__
        self.__array_interface__ = {**told, "data": (told["data"][0], False)}


def given(memory: Any, *shape: int) -> Numbers:
    """An array of a batch, without a copy, for the caller to keep and change."""
    return np.asarray(_Given(memory)).reshape(shape)


class OneMatch:
    """A batch of one row, as the environments that play a single match want it."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.batch = setting.batch(1)
        self._canvas = Canvas(1, setting.layout.width)

    @property
    def state(self) -> Any:
        return self.batch.states[0]

    @property
    def seat(self) -> int:
        """The seat to act; that of the last decision where the match is over."""
        return int(self.batch.turns[0])

    @property
    def is_over(self) -> bool:
        return int(self.setting.observer.turn(self.state)) == OVER

    def mask(self) -> NDArray[np.int8]:
        """1 for each legal action of the seat to act, as the spaces of Gymnasium want it."""
        return seen(self.batch.masks.at).view(np.int8)

    def observation(self) -> Numbers:
        """Of the seat to act; the caller's own."""
        return seen(self.batch.observations.at).copy()

    def observation_of(self, seat: int) -> Numbers:
        """What any seat may know, whether it is to act or not."""
        self.batch.look(0, seat, self._canvas)
        return seen(self._canvas.at).copy()

    def act(self, action: int, *, lenient: bool = False) -> None:
        self.batch.step(int(action).to_bytes(8, "little", signed=True), False, lenient)

    def view(self) -> Any:
        """What the seat to act sees, for drawings."""
        return self.setting.game.view(self.state, self.seat)
