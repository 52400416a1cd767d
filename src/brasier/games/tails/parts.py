"""What pictures of the table are made of: cards, flames, frames and words, each put where it belongs."""

import msgspec

from brasier.core.emblems import DISPLAY
from brasier.games.tails.art import CARD_HIGH, CARD_WIDE, Theme
from brasier.games.tails.data import CARD_NAMES
from brasier.games.tails.drawing import MOST_FLAMES, Labels
from brasier.games.tails.view import Fires

WIDE = 1000
EDGE = 16  # around everything
CORNER = 46  # so much of a card must show for its number to be read, at its full size


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """How a picture is to be drawn; its letters are safe to write, its names are as they came."""

    token: Theme
    letters: tuple[str, ...]
    names: tuple[str, ...]
    labels: Labels

    def name(self, seat: int) -> str:
        return self.names[seat] if self.names else str(seat)


def use(name: str, x: float, y: float, scale: float = 1) -> str:
    size = "" if scale == 1 else f" scale({scale:.3g})"
    return f'<use href="#@{name}" transform="translate({x:.1f} {y:.1f}){size}"/>'


def write(x: float, y: float, size: float, fill: str, text: int | str, more: str = "") -> str:
    """Attributes, no style sheet; our pages forbid one inside documents."""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{fill}" {more}>{text}</text>'


def frame(wide: float, high: float, radius: float, look: str, x: float = 0, y: float = 0) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="{radius:g}" {look}/>'


def face_up(seat: int | None, card: str, x: float, y: float, scale: float) -> str:
    """A card face up; None: one of the Thief's."""
    number = CARD_NAMES.index(card) + 1
    ground, art = ("card-thief", f"loot{number}") if seat is None else (f"card{seat}", f"face{number}")
    return (
        f'<g transform="translate({x:.1f} {y:.1f}) scale({scale:g})"><use href="#@{ground}"/><use href="#@{art}"/></g>'
    )


def empty_place(x: float, y: float, scale: float, colour: str, *, faint: bool = False) -> str:
    """Where a card may come to lie."""
    look = f'fill="none" stroke="{colour}" stroke-width="{1.4 if faint else 2}" stroke-dasharray="6 5"'
    return frame(CARD_WIDE * scale, CARD_HIGH * scale, 12 * scale, look + (' opacity=".55"' if faint else ""), x, y)


def flames_at(count: int, x: float, y: float, size: float, colour: str) -> str:
    """Flames around x, standing on y: each of them, or one and how many."""
    if count <= MOST_FLAMES:
        pitch = 54 * size
        first = x - pitch * (count - 1) / 2
        return "".join(use("flame", first + pitch * number, y, size) for number in range(count))
    font = max(13, 58 * size)
    wide = font * (1 + 0.7 * len(str(count)))
    number = write(x - wide / 2 + font, y - 1, font, colour, count, DISPLAY)
    return use("flame", x - wide / 2 + font * 0.45, y, font / 58) + number


def total_of(flames: int, right: float, y: float, size: float, colour: str) -> str:
    """A flame and how many there are, ending at the right."""
    left = right - len(str(flames)) * size * 0.7
    number = write(right, y, size, colour, flames, f'{DISPLAY} text-anchor="end"')
    return use("flame", left - size * 0.6, y + 1, size / 64) + number


def list_fires(fires: Fires, way: Way) -> str:
    """What burns, as it stands in a position: iguana cards by start value, campfires by the letter of the seat."""
    return " ".join([*map(str, fires.iguanas), *(way.letters[seat] for seat in fires.campfires)])
