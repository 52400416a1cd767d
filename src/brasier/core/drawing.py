"""What the drawings of all games share: ink for the characters of a terminal, names and sentences in a picture."""

import unicodedata
from collections.abc import Sequence
from functools import cache
from html import escape

import msgspec

Colour = tuple[int, int, int]  # red, green, blue
NO_BREAK = "\u00a0\u202f"  # spaces of French typography, which Python does not count as printable
PALETTES = ("true", "256")  # 24 bits, or what terminals know that know no more
WHITE: Colour = (255, 255, 255)
DARK: Colour = (26, 20, 32)
# Red, blue, yellow, green, plum, ivory, bright enough for a dark ground; and what is written on them.
SEAT_FILL: tuple[Colour, ...] = (
    (200, 36, 40), (33, 102, 240), (248, 204, 40), (15, 192, 124), (214, 112, 190), (248, 244, 236)
)  # fmt: skip
SEAT_INK: tuple[Colour, ...] = (WHITE, WHITE, DARK, DARK, DARK, DARK)

# The colours 16–255 of xterm: a cube of six levels, then greys. Those below belong to the user.
LEVELS = (0, 95, 135, 175, 215, 255)
XTERM: tuple[Colour, ...] = (
    *((red, green, blue) for red in LEVELS for green in LEVELS for blue in LEVELS),
    *((grey, grey, grey) for grey in range(8, 239, 10)),
)


class Ink(msgspec.Struct, frozen=True):
    """How a character is painted where there is colour."""

    text: Colour
    ground: Colour | None = None
    bold: bool = False


def check_palette(palette: str) -> None:
    if palette not in PALETTES:
        raise ValueError(f"the palettes are {' and '.join(PALETTES)}, not {palette!r}")


def paint(row: Sequence[tuple[str, Ink]], palette: str) -> str:
    """A line of characters with the signs that colour it, and at its end the one that stops it."""
    painted, now = "", None
    for char, ink in row:
        if ink != now:
            ground = "" if ink.ground is None else f";48;{_code(ink.ground, palette)}"
            painted += f"\x1b[0{';1' if ink.bold else ''};38;{_code(ink.text, palette)}{ground}m"
            now = ink
        painted += char
    return painted + "\x1b[0m"


def _code(colour: Colour, palette: str) -> str:
    return f"5;{_xterm(colour)}" if palette == "256" else "2;{};{};{}".format(*colour)


@cache
def _xterm(colour: Colour) -> int:
    """The number of the nearest of 256 colours."""
    far = [sum((a - b) ** 2 for a, b in zip(colour, other, strict=True)) for other in XTERM]
    return 16 + far.index(min(far))


def safe(text: str) -> str:
    """As it may stand in a picture's document, where @ is ours."""
    return escape("".join(char for char in text if char.isprintable() or char in NO_BREAK)).replace("@", "&#64;")


def measure(text: str, size: float) -> float:
    """How wide a text of this size will be, in the widest of our fonts or nearly so."""
    ems = 0.0
    for char in text:
        if unicodedata.east_asian_width(char) in "WF" or char in "MWmw@%&<>…":
            ems += 1
        else:
            ems += 0.36 if char in "fijlrtI.,:;'’!|()- " else 0.74 if char.isupper() else 0.63
    return ems * size


def shortened(name: str, size: float, room: float) -> str:
    """As much of a name as there is room for."""
    if measure(name, size) <= room:
        return name
    while measure(f"{name}…", size) > room:
        name = name[:-1].rstrip()
    return f"{name}…"
