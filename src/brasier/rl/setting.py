"""What an environment plays: a game with its options, what is rewarded, and where a match is cut off."""

import random
from collections.abc import Mapping
from importlib import import_module
from operator import index
from typing import Any, Final, Literal, get_args

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64, u8
from numpy.typing import NDArray

from brasier import games
from brasier.core.game import OVER
from brasier.core.rng import Rng
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

    def __reduce__(self) -> tuple[Any, ...]:
        options = self.game.option_values(self.options)
        return Setting, (self.game.name, options, self.reward, self.max_cycles)

    def freeze(self, batch: Batch) -> dict[str, Any]:
        """All of a batch as plain values, to be copied or sent elsewhere."""
        numbers = {name: list(memoryview(getattr(batch, name))) for name in (*NUMBERS, *FRACTIONS, *FLAGS)}
        return {
            **numbers,
            "seed": batch.seed,
            "states": [state.pack() for state in batch.states],
            "luck": [int(rng.s) for rng in batch.generators],
            "picker": int(batch.picker.s),
        }

    def thaw(self, kept: Mapping[str, Any]) -> Batch:
        """The batch that `freeze` told."""
        batch = self.batch(len(kept["states"]))
        for names, kind in ((NUMBERS, vec[i64]), (FRACTIONS, vec[float]), (FLAGS, vec[u8])):
            for name in names:
                setattr(batch, name, kind(kept[name]))
        batch.seed = kept["seed"]
        batch.states = [self.game.unpack(numbers) for numbers in kept["states"]]
        batch.generators = [Rng(0) for _ in batch.states]
        for rng, luck in zip(batch.generators, kept["luck"], strict=True):
            rng.s = luck
        if kept["matches"][0]:  # else nothing has begun, and nothing is to be shown
            for row in range(len(batch.states)):
                batch.show(row)
        batch.samples = vec[i64](kept["samples"])
        batch.picker.s = kept["picker"]
        return batch


# What a batch keeps beside its states, by the kind of memory.
NUMBERS: Final = ("turns", "matches", "lengths", "samples")
FRACTIONS: Final = ("rewards", "reached")
FLAGS: Final = ("terminated", "truncated", "refused")


def number_of(action: Any) -> int:
    """An action as a whole number; raises `TypeError` for what is none. What no match could have becomes -1."""
    number = index(action)
    return number if 0 <= number < 2**62 else -1


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

    def __reduce__(self) -> tuple[Any, ...]:
        return _thawed, (self.setting, self.setting.freeze(self.batch))

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

    @property
    def has_begun(self) -> bool:
        return bool(self.batch.matches[0])

    def begin(self, seed: int | None) -> None:
        """The first match of a seed; without one the next match of the seed before, or of one nobody knows."""
        if seed is not None:
            self.batch.reset(int(seed))
        elif self.has_begun:
            self.batch.begin_all()
        else:
            self.batch.reset(random.SystemRandom().getrandbits(62))

    def act(self, action: Any, *, lenient: bool = False) -> None:
        """Raises `Illegal` unless `lenient`, and `TypeError` for what is no whole number."""
        self.batch.step(number_of(action).to_bytes(8, "little", signed=True), False, lenient)

    def view(self) -> Any:
        """What is drawn: what everybody may see, since whoever plays looks on."""
        return self.setting.game.view(self.state, None)


def _thawed(setting: Setting, kept: Mapping[str, Any]) -> OneMatch:
    match = OneMatch(setting)
    match.batch = setting.thaw(kept)
    return match
