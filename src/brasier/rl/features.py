"""The parts an observation is made of: names, shapes and bounds, in the order in which they lie in a row.

A part is a table of whole numbers from 0 to `high`. `Layout` says where each begins and takes a row apart.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.uint8]


@dataclass(frozen=True)
class Part:
    """`means` is what people read in the reference; one line."""

    name: str
    shape: tuple[int, ...]
    high: int
    means: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout:
    """All parts of a game's observation."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = tuple(parts)
        self.width = sum(part.size for part in parts)
        self.first: Mapping[str, int] = {
            part.name: sum(before.size for before in self.parts[:number]) for number, part in enumerate(self.parts)
        }

    def split(self, observation: Numbers) -> dict[str, Numbers]:
        """Each part by its name, in its shape; of many observations at once too. No copies are made."""
        rows = observation.shape[:-1]
        return {
            part.name: observation[..., (at := self.first[part.name]) : at + part.size].reshape(*rows, *part.shape)
            for part in self.parts
        }

    def join(self, parts: Mapping[str, Any]) -> Numbers:
        """The observation these parts make; parts that are not given are zero."""
        whole = np.zeros(self.width, dtype=np.uint8)
        for name, numbers in self.split(whole).items():
            numbers[...] = parts.get(name, 0)
        return whole

    def high(self) -> Numbers:
        """The largest number at each place."""
        return np.concatenate([np.full(part.size, part.high, dtype=np.uint8) for part in self.parts])


@dataclass(frozen=True)
class Kind:
    """A range of actions: how the text of each begins, and how its number is made."""

    first: int
    count: int
    names: tuple[str, ...]
    number: str
    means: str


def kind_of(kinds: Sequence[Kind], action: int) -> Kind:
    """The kind an action belongs to; raises `ValueError` if there is none."""
    for kind in kinds:
        if kind.first <= action < kind.first + kind.count:
            return kind
    raise ValueError(f"there is no action {action}")
