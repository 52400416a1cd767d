"""What a seat may know as numbers: the compiled side of observations.

An `Observer` writes the observation of one seat into a row of a `Canvas`, from the state but never more than the seat's
view tells. A row is all zeros when it is handed out, so an observer writes only what is not zero. All numbers fit a
byte. What each of them means is told by the parts beside each observer (see `features`); tests hold them against the
view.
"""

from abc import ABC, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, u8

from brasier.core.state import State


class Canvas:
    """Rows of bytes, one for each match; `base` is where the row begins that is written now."""

    def __init__(self, rows: i64, width: i64) -> None:
        self.rows = rows
        self.width = width
        self.blank: vec[u8] = vec[u8]([0] * (rows * width))
        self.at: vec[u8] = self.blank[:]
        self.base: i64 = 0

    def renew(self) -> None:
        """New rows of zeros. The old ones belong to whoever still looks at them."""
        self.at = self.blank[:]

    def turn_to(self, row: i64) -> None:
        self.base = row * self.width


class Observer(ABC):
    """Of one game. `width` is the length of a row."""

    def __init__(self, width: i64) -> None:
        self.width = width

    def turn(self, state: State) -> i64:
        """The seat to act; where several choose at once, the first of them. `CHANCE`, `OVER` as in `State.to_act`."""
        return state.to_act()

    @abstractmethod
    def look(self, state: State, seat: i64, into: Canvas) -> None:
        """Write what a seat may know, whether it is to act or not."""

    @abstractmethod
    def progress(self, state: State, seat: i64) -> float:
        """How far a seat has come, from nothing (0) to everything (1): what the reward `progress` is made of."""
