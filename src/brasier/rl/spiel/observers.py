"""What OpenSpiel's observers show of the moment: the laboratory's rows as tensors, views as text."""

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from brasier.rl.observing import Canvas
from brasier.rl.setting import Setting, seen

if TYPE_CHECKING:
    from brasier.rl.spiel.states import SpielState


class SpielObserver:
    """Of what a seat sees now."""

    def __init__(self, setting: Setting) -> None:
        layout = setting.layout
        self._observer = setting.observer
        self._canvas = Canvas(1, layout.width)
        self.tensor: NDArray[np.float32] = np.zeros(layout.width, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        for part in layout.parts:
            first = layout.first[part.name]
            self.dict[part.name] = self.tensor[first : first + part.size].reshape(part.shape)

    def set_from(self, state: "SpielState", player: int) -> None:
        self._canvas.renew()
        self._canvas.turn_to(0)
        self._observer.look(state.truth, player, self._canvas)
        self.tensor[:] = seen(self._canvas.at)

    def string_from(self, state: "SpielState", player: int) -> str:
        return state.view_in_words(player)
