"""The shapes and colours of the forest: what `picture` puts together, drawn here once, in our own geometry.

Names start with @: `picture` makes them its own, so that two pictures on one page do not mix.
"""

import math
from collections.abc import Sequence

from brasier.core.emblems import CREAM, DISPLAY, FLAME, INK

Point = tuple[float, float]
Theme = dict[str, str]

SIZE = 60  # from the middle of a hexagon to a corner

# Tokens of the two themes (UX): only what the picture needs.
THEMES = {
    "night": {
        "bg": "#16111D", "panel": "#211A2B", "line": "#493D57", "edge": "#8C7C99", "text": "#F8EEDF",
        "muted": "#C4B5C0", "accent": "#FF9E45", "water": "#7FE0FF", "yard": "#1A211F", "wood": "#33453B",
        "rim": "#FFF6E6", "glow": "1", "sum": "#FFF0CC",
    },
    "paper": {
        "bg": "#F6EDDF", "panel": "#FFF9EF", "line": "#DCCBB3", "edge": "#8A7765", "text": "#2B2030",
        "muted": "#655766", "accent": "#A8400A", "water": "#00688A", "yard": "#DDE3C8", "wood": "#B9C6A0",
        "rim": "#2B2030", "glow": ".75", "sum": "#6E2404",
    },
}  # fmt: skip
HEAT = ("#2B5F70", "#2C6657", "#4D6A3C", "#86672B", "#A9512A", "#B5331F")
LEAVES = ("#3E8A6A", "#3F8659", "#5E8446", "#8A7A3A", "#6B3A26", "#3A1B16")
FILL = ("#D02A2E", "#0FC07C", "#2166F0", "#F5C330")
ON_FILL = ("#FFFFFF", INK, "#FFFFFF", INK)
SHAPES = (
    "M0,-1A1,1 0 1 1 0,1A1,1 0 1 1 0,-1Z",
    "M0,-1.2L1.1,0L0,1.2L-1.1,0Z",
    "M-.88,-.88H.88V.88H-.88Z",
    "M0,-1.12L1.08,.82H-1.08Z",
)
NAME_SIZE = 15

# What grows and burns on a tile of each value: trees as (x, y, tenths of their size), flames as (x, y, size).
TREES: tuple[tuple[tuple[int, int, int], ...], ...] = (
    ((-44, 0, 9), (-31, -9, 10), (29, -10, 10), (43, 1, 9), (-18, -7, 8), (17, -6, 8)),
    ((-43, 3, 10), (-28, -8, 11), (28, -9, 10), (44, 2, 9), (-15, -5, 9), (15, -5, 10)),
    ((-45, 4, 9), (-31, -8, 11), (-17, -3, 9), (19, -6, 9), (31, -10, 11), (45, 3, 10), (-39, 15, 8)),
    ((-44, 4, 9), (-27, -8, 10), (24, -9, 11), (40, 1, 9), (-13, -4, 8)),
    ((-43, 6, 10), (-20, -4, 9), (22, -8, 11), (43, 7, 9)),
    ((-46, 10, 9), (-27, -6, 11), (27, -8, 11), (46, 10, 10)),
)
FLAMES: tuple[tuple[tuple[int, int, float], ...], ...] = (
    (), (), (),
    ((-36, 13, .38), (35, 14, .42)),
    ((-31, 15, .74), (32, 15, .8), (3, 9, .46)),
    ((-31, 14, .98), (31, 14, 1.02), (-7, 10, .78), (12, 12, .62), (-50, 22, .5), (50, 23, .5)),
)  # fmt: skip

# A ridge behind, the ground in front, and what lies on it: water where the value is low, embers where it is high.
RIDGE = "M-60,-6Q-34,-26 -8,-12T62,-16V70H-60Z"
GROUND = "M-60,12Q-20,2 20,11T62,7V70H-60Z"
PONDS = ((37, 14.5), (27, 10.5))
EMBERS = ((-24, -38), (-8, -20), (24, -34), (38, -22), (-38, -22), (12, -14))
BODY = "M-12,-1C-12,-13 -8,-21 0,-21C8,-21 12,-13 12,-1Q0,3 -12,-1Z"
HELMET = "M-7.5,-23C-8,-33 -4,-35 0,-35C4,-35 8,-33 7.5,-23L11,-22Q0,-26 -11,-22Z"
HATCH = "M-10.5,-4l3.4,-8M10.5,-4l-3.4,-8M-8,-14l2,-3.4M8,-14l-2,-3.4"


def corners(size: float) -> list[Point]:
    """The corners of a hexagon around its middle, clockwise from the top."""
    return [(size * math.sin(math.pi * i / 3), -size * math.cos(math.pi * i / 3)) for i in range(6)]


def polygon(ring: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in ring) + "Z"


def write(token: Theme, kind: str, x: float, y: float, text: int | str) -> str:
    """Digits and names in one of the kinds below: attributes, no style sheet; our pages forbid one inside documents."""
    attributes = {
        "quiet": f'font-size="13.5" text-anchor="middle" fill="{token["muted"]}"',
        "cell": f'font-size="13.5" text-anchor="middle" fill="{token["sum"]}"',
        "hot": f'{DISPLAY} font-size="31" text-anchor="middle" fill="{token["sum"]}"',
        "count": f'font-size="17" font-weight="600" fill="{token["text"]}"',
        "points": f'{DISPLAY} font-size="22" fill="{token["accent"]}"',
        "held": f'{DISPLAY} font-size="19" text-anchor="middle" fill="{CREAM}"',
        "name": f'font-size="{NAME_SIZE}" fill="{token["text"]}"',
    }[kind]
    return f'<text x="{x:.1f}" y="{y:.1f}" {attributes}>{text}</text>'


def definitions(token: Theme, letters: Sequence[str], *, hatched: bool) -> str:
    """Everything a picture uses; `letters` of the men by colour; `hatched`: the last are reinforcements (F5)."""
    flame = "".join(f'<path d="{d}" fill="{fill}"/>' for d, fill in FLAME)
    parts = [
        '<radialGradient id="@glow"><stop offset="0" stop-color="#FFE08A" stop-opacity=".6"/><stop offset=".5" '
        'stop-color="#FF8A2A" stop-opacity=".36"/><stop offset="1" stop-color="#FF5A1A" stop-opacity="0"/>'
        "</radialGradient>",
        '<linearGradient id="@dusk" x2="0" y2="1"><stop offset="0" stop-color="#FFF3DD" stop-opacity=".2"/>'
        '<stop offset=".45" stop-color="#FFF3DD" stop-opacity="0"/><stop offset="1" stop-opacity=".26"/>'
        "</linearGradient>",
        f'<clipPath id="@clip"><path d="{polygon(corners(SIZE - 2.5))}"/></clipPath>',
        f'<path id="@hex" d="{polygon(corners(SIZE - 2))}"/>',
        f'<path id="@cell" d="{polygon(corners(SIZE - 6))}" fill="{token["yard"]}" fill-opacity=".72" '
        f'stroke="{token["edge"]}" stroke-opacity=".6" stroke-width="1.2" stroke-dasharray="3 6"/>',
        f'<g id="@flame">{flame}</g>',
        '<g id="@pine"><path d="M-1.4,-4H1.4V1H-1.4Z" fill="#3A2620"/><path d="M0,-30L7,-14H4L10,-3H-10L-4,-14H-7Z"/>'
        '<path d="M0,-30L7,-14H4L10,-3H0Z" fill="#000" fill-opacity=".26"/></g>',
        '<path id="@snag" d="M-1.6,1L-1,-14L-6,-20L-.8,-17L0,-30L1,-20L5,-25L1.4,-16L1.8,1Z"/>',
        _wood(token),
        f'<circle id="@hot" r="104" fill="url(#@glow)" opacity="{token["glow"]}"/>',
        f'<ellipse id="@slot" rx="11.5" ry="6.5" fill="{INK}" fill-opacity=".75" stroke="{CREAM}" stroke-width="1.4" '
        'stroke-dasharray="3 2.5"/>',
        f'<path id="@drop" d="M0,-10C6,-3 7,1 7,4A7,7 0 0 1 -7,4C-7,1 -6,-3 0,-10Z" fill="{token["water"]}"/>',
        f'<g id="@shut"><ellipse rx="11.5" ry="6.5" fill="{INK}" fill-opacity=".85"/>'
        f'<path d="M-5,-3.4L5,3.4M5,-3.4L-5,3.4" stroke="{CREAM}" stroke-opacity=".8" stroke-width="1.8"/></g>',
        _zones(token),
        _pile(token),
        _back(),
    ]
    parts += [_tile(value) + _land(value) + _value(value) for value in range(1, len(HEAT) + 1)]
    parts += [_man(colour, letters[colour], token, hatched and colour == len(FILL) - 1) for colour in range(len(FILL))]
    parts.append(f'<g id="@man" fill="{token["muted"]}"><path d="{BODY}"/><path d="{HELMET}"/></g>')
    return "<defs>" + "\n".join(parts) + "</defs>"


def _wood(token: Theme) -> str:
    """Dark pines in the distance: the ground the forest lies on."""
    spots = ((18, 44, 1.0), (66, 92, 0.8), (104, 38, 0.7), (138, 100, 1.1), (40, 118, 0.6))
    pines = "".join(f'<use href="#@pine" transform="translate({x} {y}) scale({k})"/>' for x, y, k in spots)
    return (
        f'<pattern id="@wood" width="160" height="128" patternUnits="userSpaceOnUse"><g fill="{token["wood"]}" '
        f'opacity=".55">{pines}</g></pattern>'
    )


def _tile(value: int) -> str:
    return (
        f'<g id="@tile{value}"><use href="#@hex" y="4" fill-opacity=".4"/>'
        f'<use href="#@hex" fill="{HEAT[value - 1]}" stroke="{CREAM}" stroke-opacity=".55" stroke-width="1.4"/></g>'
    )


def _land(value: int) -> str:
    """What one sees on a tile: from water (1) to a blaze (6)."""
    leaf = LEAVES[value - 1]
    art = f'<use href="#@hex" fill="url(#@dusk)"/><path d="{RIDGE}" fill="{leaf}" fill-opacity=".42"/>'
    burning = value > 4
    if burning:
        art += '<circle cy="-4" r="58" fill="url(#@glow)"/>'
    flames = [
        f'<use href="#@flame" transform="translate({x} {y}) scale({-k if i % 2 else k} {k})"/>'
        for i, (x, y, k) in enumerate(FLAMES[value - 1])
    ]
    trees = [
        f'<use href="#@{"snag" if value == 6 and i % 2 else "pine"}" transform="translate({x} {y}) scale({h / 10:g})"/>'
        for i, (x, y, h) in enumerate(TREES[value - 1])
    ]
    art += "".join(flames[:2]) if burning else ""
    art += f'<path d="{GROUND}" fill-opacity=".2"/><g fill="{leaf}">{"".join(trees)}</g>'
    art += "".join(flames[2:] if burning else flames)
    if value <= len(PONDS):
        wide, high = PONDS[value - 1]
        art += (
            f'<ellipse cy="31" rx="{wide + 3}" ry="{high + 2.5}" fill="#12303A" fill-opacity=".45"/>'
            f'<ellipse cy="30" rx="{wide}" ry="{high}" fill="#7CC7DD"/>'
            f'<path d="M{8 - wide},27q6,-4 12,0m4,-4q5,-3 10,0M{wide - 22},35q6,-4 12,0" '
            'stroke="#E8FAFF" stroke-width="1.6" fill="none"/>'
        )
    if burning:
        art += (
            '<g fill="#FFD766">'
            + "".join(f'<circle cx="{x}" cy="{y}" r="1.3"/>' for x, y in EMBERS[: 3 * value - 12])
            + "</g>"
        )
    return f'<g id="@land{value}" clip-path="url(#@clip)">{art}</g>'


def _value(value: int) -> str:
    return (
        f'<g id="@value{value}"><circle cy="-37" r="14.5" fill="{INK}" stroke="{CREAM}" stroke-width="1.6"/>'
        f'<text y="-30.5" {DISPLAY} font-size="19" text-anchor="middle" fill="{CREAM}">{value}</text></g>'
    )


def _back() -> str:
    """A firebreak: turned earth, no heat, no place; and its sign, a spade and an axe."""
    furrows = "".join(f"M-60,{y}Q-30,{y - 8} 0,{y}T60,{y}" for y in range(-48, 64, 12))
    tools = "M-15,15L13,-13M15,15L-13,-13"
    return (
        f'<g id="@back"><use href="#@hex" y="4" fill-opacity=".4"/><use href="#@hex" fill="#3A2F48" stroke="{CREAM}" '
        'stroke-opacity=".55" stroke-width="1.4"/>'
        f'<g clip-path="url(#@clip)"><path d="{furrows}" fill="none" stroke="#5A4B6C" stroke-width="2.4"/></g>'
        f'<path d="{polygon(corners(SIZE - 9))}" fill="none" stroke="#8C7C99" stroke-width="1.4"/></g>'
        f'<g id="@tools"><circle r="25" fill="#2B2237"/><g stroke="{CREAM}" stroke-linecap="round" fill="{CREAM}">'
        f'<path d="{tools}" stroke-width="3.4"/>'
        '<path d="M13,-13l5,-8l5,5l-8,5zM-13,-13l-7,2q-1,-7 5,-10z" stroke-width="2" stroke-linejoin="round"/></g></g>'
    )


def _pile(token: Theme) -> str:
    """Hexagons lying on each other: the tiles to come."""
    ring = polygon([(y * 1.05, x * 0.6) for x, y in corners(13)])
    tiles = "".join(f'<path d="{ring}" transform="translate(0 {y})"/>' for y in (6, 2, -2))
    return (
        f'<g id="@pile" fill="{token["edge"]}" stroke="{token["panel"]}" stroke-width="1.5" stroke-linejoin="round">'
        f'{tiles}<path d="{ring}" transform="translate(0 -6)" fill="{token["muted"]}"/></g>'
    )


def _man(colour: int, letter: str, token: Theme, hatched: bool) -> str:
    plate = CREAM if ON_FILL[colour] == "#FFFFFF" else INK
    hatch = f'<path d="{HATCH}" stroke="{INK}" stroke-width="1.6"/>' if hatched else ""
    coat = f'fill="{FILL[colour]}" stroke="{token["rim"]}"'
    return (
        f'<path id="@badge{colour}" d="{SHAPES[colour]}" {coat} stroke-width=".14"/>'
        f'<g id="@man{colour}"><ellipse rx="12" ry="3.5" fill-opacity=".45"/><g {coat} stroke-width="1.8" '
        f'stroke-linejoin="round"><path d="{BODY}"/><path d="{HELMET}"/></g>{hatch}'
        f'<path d="{SHAPES[colour]}" transform="translate(0 -29) scale(3.1)" fill="{plate}"/>'
        f'<text y="-5.6" font-size="12.5" font-weight="800" text-anchor="middle" fill="{ON_FILL[colour]}">'
        f"{letter}</text></g>"
    )


def _zones(token: Theme) -> str:
    """Three hexagons in touch: the sign for zones and what they are worth."""
    ring = polygon(corners(6))
    spots = ((-5.6, 4), (5.6, 4), (0, -5.7))
    return (
        f'<g id="@zones" fill="{token["accent"]}">'
        + "".join(f'<path d="{ring}" transform="translate({x} {y})"/>' for x, y in spots)
        + "</g>"
    )
