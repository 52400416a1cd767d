"""Boards as text, as SVG and as pixels, for `render`."""

from io import BytesIO
from typing import Any, Final

import numpy as np

from brasier.core.game import Game
from brasier.rl.features import Numbers

MODES: Final = ("ansi", "human", "rgb_array", "svg")
WIDE: Final = 800  # pixels


def draw(game: Game, view: Any, mode: str | None) -> str | Numbers | None:
    """What `render` gives back; `human` prints the board instead. Raises `ValueError` for a mode there is not."""
    match mode:
        case "ansi":
            return game.draw_text(view)
        case "svg":
            return game.draw_svg(view)
        case "rgb_array":
            return pixels(game.draw_svg(view))
        case "human":
            print(game.draw_text(view))
            return None
        case None:
            raise ValueError(f"to draw, the environment is made with a render_mode: {', '.join(MODES)}")
        case _:
            raise ValueError(f"there is no render_mode {mode!r}: {', '.join(MODES)}")


def pixels(svg: str) -> Numbers:
    """Red, green and blue of a picture, `WIDE` pixels wide."""
    from PIL import Image  # only whoever draws needs these
    from resvg_py import svg_to_bytes

    with Image.open(BytesIO(bytes(svg_to_bytes(svg_string=svg, width=WIDE, background="#ffffff")))) as picture:
        return np.asarray(picture.convert("RGB"))
