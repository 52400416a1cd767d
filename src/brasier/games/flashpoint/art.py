"""The shapes and colours of the house: what `picture` puts together, drawn here once, in our own geometry.

Names start with @: `picture` makes them its own, so that two pictures on one page do not mix.
"""

from brasier.core.emblems import CREAM, DISPLAY, FILL, FLAME, INK, ON_FILL, SHAPES, TRIANGLE

Theme = dict[str, str]

UNIT = 76  # a space is so wide and so high

# Tokens of the two themes (UX): only what the picture needs.
THEMES: dict[str, Theme] = {
    "night": {
        "bg": "#16111D", "panel": "#211A2B", "line": "#493D57", "edge": "#8C7C99", "text": "#F8EEDF",
        "muted": "#C4B5C0", "accent": "#FF9E45", "water": "#7FE0FF", "ok": "#63D6A4", "danger": "#FF8A80",
        "yard": "#1F2B2A", "grass": "#8FB08A", "wall": "#F3E5CE", "stone": "#C9B79C", "door": "#D0914F",
        "token": "#FBF1E0", "rim": "#FFF6E6", "bay": "#26363A", "bay_edge": "#6F8A8A", "fibre": "#FFF3DD", "glow": "1",
        "shade": ".42",
    },
    "paper": {
        "bg": "#F6EDDF", "panel": "#FFF9EF", "line": "#DCCBB3", "edge": "#8A7765", "text": "#2B2030",
        "muted": "#655766", "accent": "#A8400A", "water": "#00688A", "ok": "#1B7A4E", "danger": "#B3261E",
        "yard": "#DDE3C8", "grass": "#5E7D52", "wall": "#3B2C3F", "stone": "#6B5A70", "door": "#9A5A1E",
        "token": "#FFFDF8", "rim": "#2B2030", "bay": "#CBD6C4", "bay_edge": "#5F7A72", "fibre": "#7A5A2A", "glow": ".4",
        "shade": ".16",
    },
}  # fmt: skip
FLOORS = {
    "night": (
        "#4B3B4A", "#3D3A50", "#54403A", "#3B4648", "#4A4338", "#453650", "#51393F", "#3A4153", "#4E4735",
    ),
    "paper": (
        "#F1E2DC", "#E6E3EC", "#F3E4D6", "#E2EAE6", "#F0EAD8", "#EBE1EE", "#F2E0DF", "#E1E7F0", "#F0EBD6",
    ),
}  # fmt: skip
PATTERNS = ("planks", "tiles", "rug")

TIMBER = "#3A2412"
NAME_SIZE = 15


PUFFS = ((-13, 5, 14), (14, 6, 13), (1, -6, 17), (1, 11, 12))
SWIRLS = "M-9,-6C-7,-14 6,-15 9,-7C11,-1 3,3 -1,-2M-20,7C-19,12 -13,14 -10,10M11,9C14,13 20,11 20,6"
CRACKS = "M-6,-27l5,4l-3,3l10,5M-6,17l7,3l-3,4l8,4"
# Stones of a fallen wall along an upright edge: where, how big, how turned.
STONES = (
    (-8, -13, 6, 20), (0, -9, 8, 50), (8, -11, 5, 10), (-5, -2, 7, 70), (5, 0, 9, 35), (-11, 4, 4, 15),
    (-2, 8, 8, 55), (8, 10, 6, 30), (-8, 14, 5, 5), (2, 16, 4, 40), (13, 2, 3.6, 60), (-14, -7, 3.4, 25),
)  # fmt: skip

# What is on a badge of a specialist: strokes on a disc of 10.
SPECIALIST_SIGNS = {
    "paramedic": "M0,-5V5M-5,0H5",
    "cafs": "M-5,3Q-7,-1 -3,-2Q-3,-6 1,-5Q6,-5 5,-1Q7,3 3,4Q0,6 -2,4Q-4,5 -5,3Z",
    "hazmat": "M0,-5.5L5,4H-5ZM0,-2V1M0,2.6V2.7",
    "generalist": "M-5,2Q-5,-5 0,-5Q5,-5 5,2M-6.5,2.6H6.5",
    "captain": "M0,-6L1.8,-2L6,-1.8L2.8,1L3.8,5.2L0,3L-3.8,5.2L-2.8,1L-6,-1.8L-1.8,-2Z",
    "rescue": "M-4,6L2.4,-2.4M-.6,-3.4Q3,-7.4 6,-4Q4,-3.6 3.6,.4Q1,1 -.6,-3.4Z",
    "imaging": "M-6,0Q0,-6.4 6,0Q0,6.4 -6,0ZM1.6,0A1.6,1.6 0 1 0 -1.6,0A1.6,1.6 0 1 0 1.6,0Z",
    "driver": "M5.6,0A5.6,5.6 0 1 0 -5.6,0A5.6,5.6 0 1 0 5.6,0ZM-5.6,-.6H5.6M0,0V5.6",
}


def write(token: Theme, kind: str, x: float, y: float, text: int | str) -> str:
    """Digits and names in one of the kinds below: attributes, no style sheet; our pages forbid one inside documents."""
    attributes = {
        "ring": f'font-size="13" text-anchor="middle" fill="{token["muted"]}"',
        "count": f'font-size="17" font-weight="600" fill="{token["text"]}"',
        "small": f'font-size="13" fill="{token["muted"]}"',
        "name": f'font-size="{NAME_SIZE}" fill="{token["text"]}"',
    }[kind]
    return f'<text x="{x:.1f}" y="{y:.1f}" {attributes}>{text}</text>'


def definitions(token: Theme) -> str:
    """Everything a picture uses."""
    parts = [
        _fills(token),
        '<g id="@flame">' + "".join(f'<path d="{d}" fill="{fill}"/>' for d, fill in FLAME) + "</g>",
        _fire(token),
        _smoke(),
        _hot_spot(),
        _poi(token),
        _victim(token, "victim", ""),
        _victim(
            token,
            "treated",
            '<circle cx="12" cy="-12" r="8" fill="#12724A" stroke="#FFFDF8" stroke-width="1.4"/>'
            '<path d="M12,-16.4V-7.6M7.6,-12H16.4" stroke="#FFFFFF" stroke-width="2.8"/>',
        ),
        _victim(token, "gone", '<path d="M-13,-13L13,13M13,-13L-13,13" stroke="#8E1D2C" stroke-width="4"/>'),
        _hazmat(),
        _ambulance(),
        _engine(),
        *_walls(token),
        *_doors(token),
        *(_badge(seat, token) + _man(seat, token) for seat in range(len(FILL))),
        *(_specialist(name, sign, token) for name, sign in SPECIALIST_SIGNS.items()),
        *_dice(token),
        f'<path id="@drop" d="M0,-8C5,-2.4 5.6,.8 5.6,3.2A5.6,5.6 0 0 1 -5.6,3.2C-5.6,.8 -5,-2.4 0,-8Z" '
        f'fill="{token["water"]}"/>',
    ]
    return "<defs>" + "\n".join(parts) + "</defs>"


def _fills(token: Theme) -> str:
    return (
        '<radialGradient id="@glow"><stop offset="0" stop-color="#FFB347" stop-opacity=".66"/><stop offset=".55" '
        'stop-color="#FF7A1A" stop-opacity=".24"/><stop offset="1" stop-color="#FF5A1A" stop-opacity="0"/>'
        "</radialGradient>"
        '<radialGradient id="@puff" cy=".38"><stop offset="0" stop-color="#F1ECF5"/><stop offset=".6" '
        'stop-color="#C3BBCF"/><stop offset="1" stop-color="#A79DB6" stop-opacity=".72"/></radialGradient>'
        '<pattern id="@planks" width="38" height="19" patternUnits="userSpaceOnUse">'
        '<path d="M0,.5H38M0,10H38M12,0V10M30,10V19" stroke="#000" stroke-opacity=".17" fill="none"/></pattern>'
        '<pattern id="@tiles" width="19" height="19" patternUnits="userSpaceOnUse">'
        '<path d="M0,.5H19M.5,0V19" stroke="#000" stroke-opacity=".15" fill="none"/></pattern>'
        '<pattern id="@rug" width="12" height="12" patternUnits="userSpaceOnUse">'
        f'<path d="M0,12L12,0" stroke="{token["fibre"]}" stroke-opacity=".08" stroke-width="2" fill="none"/></pattern>'
        '<pattern id="@grass" width="46" height="38" patternUnits="userSpaceOnUse">'
        f'<path d="M6,12l2,-6l2,6M30,30l2,-6l2,6M20,20l1.5,-4l1.5,4" stroke="{token["grass"]}" stroke-opacity=".2" '
        'fill="none"/></pattern>'
    )


def _fire(token: Theme) -> str:
    """Fills its space; its foot is where the space ends."""
    return (
        f'<g id="@fire"><rect x="-38" y="-38" width="76" height="76" rx="16" fill="#FF5A1A" fill-opacity=".13"/>'
        f'<circle cy="3" r="46" fill="url(#@glow)" opacity="{token["glow"]}"/>'
        '<use href="#@flame" transform="translate(-21 31) scale(.42 .5)"/>'
        '<use href="#@flame" transform="translate(22 31) scale(-.4 .46)"/>'
        '<use href="#@flame" transform="translate(0 31) scale(.94)"/>'
        '<g fill="#FFD766"><circle cx="-25" cy="-14" r="1.5"/><circle cx="26" cy="-8" r="1.3"/>'
        '<circle cx="17" cy="-27" r="1.2"/></g></g>'
    )


def _smoke() -> str:
    puffs = "".join(f'<circle cx="{x}" cy="{y}" r="{r}" fill="url(#@puff)"/>' for x, y, r in PUFFS)
    return (
        f'<g id="@smoke" transform="scale(1.2)">{puffs}<path d="{SWIRLS}" fill="none" stroke="#6F647F" '
        'stroke-width="2" stroke-linecap="round"/></g>'
    )


def _hot_spot() -> str:
    """An ember ring with a spark in it."""
    return (
        f'<g id="@hot-spot"><circle r="10.5" fill="{INK}"/><circle r="9" fill="#7A2208" stroke="#FF9E45" '
        'stroke-width="2.4"/><use href="#@flame" transform="translate(0 6) scale(.2)"/></g>'
    )


def _shadow() -> str:
    return '<circle cx="1.5" cy="2.5" r="18" fill="#000" fill-opacity=".35"/>'


def _poi(token: Theme) -> str:
    return (
        f'<g id="@poi">{_shadow()}<circle r="18" fill="{token["token"]}" stroke="#204A5E" stroke-width="1.4"/>'
        '<circle r="14.5" fill="none" stroke="#3B6E86" stroke-width="1.8" stroke-dasharray="4 3"/>'
        f'<text y="7.5" {DISPLAY} font-size="22" text-anchor="middle" fill="#204A5E">?</text></g>'
    )


def _victim(token: Theme, name: str, mark: str) -> str:
    return (
        f'<g id="@{name}">{_shadow()}<circle r="18" fill="{token["token"]}"/>'
        '<circle r="16" fill="none" stroke="#7A3B52" stroke-width="1.6"/><circle cy="-5" r="5.4" fill="#E9B48C"/>'
        '<path d="M-5.6,-6C-6,-12 6,-13 5.6,-5C3,-8 -2,-8 -5.6,-6Z" fill="#4A2C22"/>'
        '<path d="M-11,10.5C-10,2 -5,1 0,1C5,1 10,2 11,10.5A16,16 0 0 1 -11,10.5Z" fill="#7A3B52"/>'
        f'<g stroke-linecap="round">{mark}</g></g>'
    )


def _hazmat() -> str:
    """A six-sided drum with a warning."""
    side = "M0,-18L15.6,-9V9L0,18L-15.6,9V-9Z"
    return (
        f'<g id="@hazmat"><path d="{side}" transform="translate(1.5 2.5)" fill="#000" fill-opacity=".35"/>'
        f'<path d="{side}" fill="#F2C230" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/>'
        f'<path d="M0,-13.6L11.8,-6.8V6.8L0,13.6L-11.8,6.8V-6.8Z" fill="none" stroke="{INK}" stroke-width="1.2"/>'
        f'<path d="M0,-9V2.6M0,7.8V8" stroke="{INK}" stroke-width="4" stroke-linecap="round"/></g>'
    )


def _ambulance() -> str:
    """Seen from above, its nose to the right."""
    return (
        '<g id="@ambulance"><rect x="-42" y="-20" width="87" height="44" rx="9" fill="#000" fill-opacity=".35"/>'
        '<rect x="-44" y="-22" width="88" height="44" rx="9" fill="#F4ECE1" stroke="#20474F" stroke-width="1.4"/>'
        '<rect x="22" y="-18" width="13" height="36" rx="4" fill="#55788A"/>'
        '<path d="M-44,-14H18M-44,14H18" stroke="#2F8F9D" stroke-width="5"/>'
        '<rect x="13" y="-17" width="6" height="34" rx="3" fill="#7FC8FF" stroke="#20474F"/>'
        '<path d="M-22,-10H-12V-4.8H-6.4V4.8H-12V10H-22V4.8H-27.6V-4.8H-22Z" fill="#157080"/>'
        '<path d="M40,-15V-9M40,9V15" stroke="#FFE9A8" stroke-width="4" stroke-linecap="round"/></g>'
    )


def _engine() -> str:
    """Seen from above, with its ladder and its deck gun."""
    rungs = "".join(f"M{x},-7V7" for x in range(-34, 3, 6))
    return (
        '<g id="@engine"><rect x="-44" y="-20" width="91" height="44" rx="8" fill="#000" fill-opacity=".35"/>'
        '<rect x="-46" y="-22" width="92" height="44" rx="8" fill="#B4323B" stroke="#FFE3D6" stroke-width="1.4"/>'
        '<rect x="25" y="-18" width="12" height="36" rx="4" fill="#55788A"/>'
        '<rect x="-40" y="-17" width="52" height="34" rx="4" fill="#8A2029"/>'
        f'<path d="M-38,-7H6M-38,7H6{rungs}" stroke="#E8D8C0" stroke-width="2.4" stroke-linecap="round"/>'
        '<rect x="15" y="-17" width="6" height="34" rx="3" fill="#7FC8FF" stroke="#3A0D12"/>'
        '<circle cx="-2" r="6" fill="#3A3040" stroke="#E8D8C0" stroke-width="1.4"/>'
        '<path d="M-2,0H10" stroke="#E8D8C0" stroke-width="4" stroke-linecap="round"/>'
        '<path d="M42,-15V-9M42,9V15" stroke="#FFE9A8" stroke-width="4" stroke-linecap="round"/></g>'
    )


# ---- edges, drawn upright around their middle; `picture` turns those that lie


def _walls(token: Theme) -> list[str]:
    post = f'stroke="{token["wall"]}" stroke-width="7" stroke-linecap="round"'
    stones = "".join(
        f'<rect x="{-size / 2:g}" y="{-size / 2:g}" width="{size}" height="{size}" '
        f'transform="translate({x} {y}) rotate({turn})"/>'
        for x, y, size, turn in STONES
    )
    return [
        f'<path id="@wall" d="M0,-38V38" {post}/>',
        f'<g id="@damaged"><use href="#@wall"/><path d="{CRACKS}" fill="none" stroke="{INK}" stroke-width="2.6"/>'
        '<use href="#@damage"/></g>',
        f'<g id="@destroyed"><path d="M0,-38V-34M0,38V34" {post}/>'
        f'<g fill="{token["stone"]}" stroke="{INK}" stroke-width=".8">{stones}</g>'
        '<use href="#@damage" transform="translate(0 -24) scale(.62)"/>'
        '<use href="#@damage" transform="translate(0 24) scale(.62)"/></g>',
        '<g id="@damage"><rect x="-10.5" y="-10.5" width="21" height="21" rx="6" fill="#2A1710" stroke="#FF8A5C" '
        'stroke-width="1.6"/><path d="M-3,-6l4,4l-5,3l6,5" fill="none" stroke="#FFB48F" stroke-width="2.2" '
        'stroke-linecap="round" stroke-linejoin="round"/></g>',
        f'<g id="@opening"><path d="M0,-34V34" stroke="{token["bay"]}" stroke-width="9"/>'
        f'<path d="M0,-27V27" stroke="{token["bay_edge"]}" stroke-width="4" stroke-linecap="round" '
        'stroke-dasharray="1 8"/></g>',
    ]


def _doors(token: Theme) -> list[str]:
    posts = f'<path d="M0,-38V-28M0,38V28" stroke="{token["wall"]}" stroke-width="7" stroke-linecap="round"/>'
    leaf = f'fill="{token["door"]}" stroke="{TIMBER}" stroke-width="1.6"'
    return [
        f'<g id="@door-closed">{posts}<rect x="-6.5" y="-28" width="13" height="56" rx="3" {leaf}/>'
        f'<path d="M-6.5,0H6.5M-2.6,-22V-6M2.6,-22V-6" stroke="{TIMBER}" stroke-width="1.4"/>'
        f'<circle cy="11" r="2.6" fill="{TIMBER}"/></g>',
        f'<g id="@door-open">{posts}<path d="M0,-27A54,54 0 0 1 47,19" fill="none" stroke="{token["door"]}" '
        f'stroke-width="1.6" stroke-dasharray="3 4"/><rect x="-2" y="22" width="50" height="8.5" rx="3" {leaf}/>'
        f'<circle cx="41" cy="26.2" r="2.2" fill="{TIMBER}"/></g>',
        f'<g id="@door-gone">{posts}<path d="M-4,-27V-21L0,-16L4,-22V-27ZM-4,27V19L-1,22L1,15L4,21V27Z" {leaf}/>'
        f'<path d="M-6,-7l9,3M-3,6l8,-5" stroke="{token["door"]}" stroke-width="2.6" stroke-linecap="round"/></g>',
    ]


# ---- people


def _badge(seat: int, token: Theme) -> str:
    """Colour, shape and number of a seat, ten from the middle to the rim."""
    drop = 5.2 if SHAPES[seat] == TRIANGLE else 3.9
    return (
        f'<g id="@badge{seat}"><path d="{SHAPES[seat]}" transform="scale(10)" fill="{FILL[seat]}" '
        f'stroke="{token["rim"]}" stroke-width=".15" stroke-linejoin="round"/><text y="{drop}" font-size="10.6" '
        f'font-weight="800" text-anchor="middle" fill="{ON_FILL[seat]}">{seat}</text></g>'
    )


def _man(seat: int, token: Theme) -> str:
    """A pawn with a helmet: the number on the coat, the shape on the helmet; it stands on 0,0."""
    coat = f'fill="{FILL[seat]}" stroke="{token["rim"]}" stroke-width="2" stroke-linejoin="round"'
    plate = CREAM if ON_FILL[seat] == "#FFFFFF" else INK
    return (
        f'<g id="@man{seat}"><ellipse cy="1" rx="19" ry="5" fill="#000" fill-opacity=".4"/>'
        f'<path d="M-17,-1C-17,-17 -11,-27 0,-27C11,-27 17,-17 17,-1Q0,5 -17,-1Z" {coat}/>'
        f'<circle cy="-33" r="8.5" fill="#F0C7A0" stroke="{token["rim"]}" stroke-width="1.6"/>'
        f'<path d="M-10,-35C-10,-48 -5,-51 0,-51C5,-51 10,-48 10,-35Z" {coat}/>'
        f'<path d="M-15,-34Q0,-40 15,-34Q0,-37 -15,-34Z" {coat}/>'
        f'<path d="{SHAPES[seat]}" transform="translate(0 -43.5) scale(4.6)" fill="{plate}"/>'
        f'<text y="-6" font-size="18" font-weight="800" text-anchor="middle" fill="{ON_FILL[seat]}">{seat}</text></g>'
    )


def _specialist(name: str, sign: str, token: Theme) -> str:
    return (
        f'<g id="@is-{name}"><circle r="11" fill="none" stroke="{token["edge"]}" stroke-width="1.2"/>'
        f'<path d="{sign}" fill="none" stroke="{token["text"]}" stroke-width="1.8" stroke-linecap="round" '
        'stroke-linejoin="round"/></g>'
    )


def _dice(token: Theme) -> list[str]:
    """Coordinates are faces of dice: red down, black across."""
    face = '<rect x="-12" y="-12" width="24" height="24" rx="6"'
    return [
        f'<g id="@red-die">{face} fill="#A92B2B" stroke="{CREAM}" stroke-opacity=".8"/></g>',
        f'<g id="@black-die">{face} fill="#0E0B12" stroke="{CREAM}" stroke-opacity=".8"/></g>',
        f'<g id="@rolled"><rect x="-16.5" y="-16.5" width="33" height="33" rx="9" fill="{token["accent"]}"/></g>',
    ]
