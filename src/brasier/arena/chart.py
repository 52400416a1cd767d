"""What the plots of the arena are made of: a card that reads the same on light and dark pages, axes, bars, words."""

from collections.abc import Sequence
from math import floor, log10
from typing import Final, NamedTuple

from brasier.core.drawing import measure, safe, shortened
from brasier.core.emblems import SANS

CARD: Final = "#FBF5EA"
INK: Final = "#2B2030"
MUTED: Final = "#655766"
RULE: Final = "#DCCBB3"
TRACK: Final = "#EFE4D2"
# Told apart by people who see colours differently too; beside each there is always a name.
COLOURS: Final = ("#C4501B", "#1F6FB2", "#2E7D52", "#7A4FA3", "#9A7400", "#5B6470", "#B03A6B", "#00807A")
WIDE: Final = 760
EDGE: Final = 28  # from the edge of the card to what is on it
TITLE: Final = 66  # where drawing begins below title and subtitle


def contrast(one: str, other: str) -> float:
    """How well a colour is read on another, from 1 to 21: the ratio that WCAG 2 defines."""
    dark, light = sorted(map(_brightness, (one, other)))
    return (light + 0.05) / (dark + 0.05)


def _brightness(colour: str) -> float:
    parts = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


class Bar(NamedTuple):
    """A figure with its interval."""

    label: str
    value: float
    low: float
    high: float
    told: str
    colour: str
    mark: float | None = None  # what would be fair


def card(title: str, subtitle: str, high: float, inside: str, desc: str) -> str:
    """A picture of its own; `desc` says in words what it shows."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high:g}" width="{WIDE}" height="{high:g}" '
        f'role="img" font-family="{SANS}"><title>{safe(title)}</title><desc>{safe(desc)}</desc>\n'
        f'<rect width="{WIDE}" height="{high:g}" rx="14" fill="{CARD}"/>'
        f"{text(EDGE, 34, title, 19, weight=700)}"
        f"{text(EDGE, 54, shortened(subtitle, 12.5, WIDE - 2 * EDGE), 12.5, MUTED)}\n"
        f"{inside}</svg>\n"
    )


def text(
    x: float, y: float, words: str, size: float = 13, fill: str = INK, *, anchor: str = "start", weight: int = 400
) -> str:
    heavy = "" if weight == 400 else f' font-weight="{weight}"'
    side = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{fill}"{side}{heavy}>{safe(words)}</text>'


def line(x: float, y: float, far_x: float, far_y: float, stroke: str = RULE, width: float = 1, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="M{x:.1f},{y:.1f}L{far_x:.1f},{far_y:.1f}" stroke="{stroke}" stroke-width="{width:g}" '
        f'stroke-linecap="round"{dashed}/>'
    )


def box(x: float, y: float, wide: float, high: float, fill: str, *, round_by: float = 0, opacity: float = 1) -> str:
    faint = "" if opacity == 1 else f' fill-opacity="{opacity:g}"'
    corner = f' rx="{round_by:g}"' if round_by else ""
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{wide:.1f}" height="{high:.1f}" fill="{fill}"{corner}{faint}/>'


def bars(rows: Sequence[Bar], y: float, low: float, high: float, *, dots: bool = False) -> tuple[str, float]:
    """One under the other, from `y` down; and where they end. `dots`: the scale has no zero to start a bar from."""
    left, right = 206, 548
    pitch = 34

    def at(value: float) -> float:
        return left + (right - left) * (value - low) / (high - low)

    drawn = ""
    for row in rows:
        middle = y + pitch / 2
        drawn += text(
            left - 12, middle + 4.5, shortened(row.label, 13.5, left - EDGE - 12), 13.5, anchor="end", weight=600
        )
        drawn += box(left, middle - 9, right - left, 18, TRACK, round_by=4)
        if not dots:
            drawn += box(left, middle - 9, max(1.5, at(row.value) - left), 18, row.colour, round_by=4, opacity=0.85)
        if row.mark is not None:
            drawn += line(at(row.mark), middle - 13, at(row.mark), middle + 13, INK, 1.4, "2 4")
        if row.low < row.high:
            drawn += _whisker(at(row.low), at(row.high), middle)
        if dots:
            drawn += f'<circle cx="{at(row.value):.1f}" cy="{middle:.1f}" r="6" fill="{row.colour}" stroke="{CARD}"/>'
        drawn += text(right + 14, middle + 4.5, row.told, 13)
        y += pitch
    return drawn, y


def _whisker(low: float, high: float, y: float) -> str:
    """The interval, on a pale ground so that it shows on any bar."""
    d = f"M{low:.1f},{y - 5:.1f}v10M{low:.1f},{y:.1f}H{high:.1f}M{high:.1f},{y - 5:.1f}v10"
    return "".join(
        f'<path d="{d}" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-linecap="round"/>'
        for stroke, width in ((CARD, 4.5), (INK, 1.8))
    )


def histogram(
    values: Sequence[int], box_at: tuple[float, float, float, float], span: tuple[int, int], colour: str, top: float
) -> str:
    """Bars of how often, in a frame (x, y, width, height) whose scale runs over `span`; `top` is the largest part."""
    x, y, wide, high = box_at
    step = bin_width(span)
    parts = binned(values, span)
    slot = wide / len(parts)
    drawn = box(x, y, wide, high, TRACK, opacity=0.55)
    for number, part in enumerate(parts):
        if part:
            tall = max(1.2, high * part / top)
            gap = min(1.5, slot * 0.12)
            drawn += box(x + number * slot + gap, y + high - tall, slot - 2 * gap, tall, colour, opacity=0.85)
    mean = sum(values) / len(values)
    at = x + (mean - span[0] + 0.5) / (step * len(parts)) * wide
    return drawn + line(x, y + high, x + wide, y + high, MUTED) + line(at, y - 3, at, y + high, INK, 1.6, "3 4")


def bin_width(span: tuple[int, int], most: int = 48) -> int:
    """So wide that there are not too many bars: 1, 2, 5, 10, 20 …"""
    whole = span[1] - span[0] + 1
    for power in range(9):
        for step in (1, 2, 5):
            width: int = step * 10**power
            if -(-whole // width) <= most:
                return width
    return whole


def binned(values: Sequence[int], span: tuple[int, int]) -> list[float]:
    """Which part of the values falls into each bar."""
    step = bin_width(span)
    counts = [0] * -(-(span[1] - span[0] + 1) // step)
    for value in values:
        counts[(value - span[0]) // step] += 1
    return [count / len(values) for count in counts]


def scale(x: float, y: float, wide: float, span: tuple[int, int]) -> str:
    """The numbers below a histogram, each under the middle of its bar."""
    step = bin_width(span)
    whole = step * -(-(span[1] - span[0] + 1) // step)
    drawn = ""
    room = measure("8" * len(str(span[1])), 11) + 14
    for tick in ticks(span, max(2, int(wide / room))):
        at = x + (tick - span[0] + 0.5) / whole * wide
        drawn += line(at, y, at, y + 4, MUTED) + text(at, y + 17, str(tick), 11, MUTED, anchor="middle")
    return drawn


def ticks(span: tuple[int, int], most: int) -> list[int]:
    """Round numbers within a span, not more than there is room for."""
    low, high = span
    if high == low:
        return [low]
    rough = max(1.0, (high - low) / most)
    power = 10 ** floor(log10(rough))
    step = max(1, next(int(factor * power) for factor in (1, 2, 5, 10) if factor * power >= rough - 1e-9))
    return list(range(-(-low // step) * step, high + 1, step))
