"""The shapes and colours of the table: what `picture` puts together, drawn here once, in our own geometry.

Names start with @: `picture` makes them its own, so that two pictures on one page do not mix.
"""

from brasier.core.emblems import CREAM, DISPLAY, FILL, FLAME, INK, ON_FILL, SHAPES, TRIANGLE
from brasier.games.tails.data import CARD_NAMES, VALUES

Theme = dict[str, str]

CARD_WIDE, CARD_HIGH = 100, 136
FRAME = f'x="6" y="6" width="{CARD_WIDE - 12}" height="{CARD_HIGH - 12}" rx="8"'  # of what is painted on a card

# Tokens of the two themes (UX): only what the picture needs.
THEMES: dict[str, Theme] = {
    "night": {
        "bg": "#16111D", "panel": "#211A2B", "raised": "#2E2539", "line": "#493D57", "edge": "#8C7C99",
        "text": "#F8EEDF", "muted": "#C4B5C0", "accent": "#FF9E45", "water": "#7FE0FF", "tray": "#12202A",
        "rim": "#FFF6E6", "sky": "#1A1430", "dusk": "#4A2440", "ember": "#8E3F2C", "far": "#33203A", "near": "#241730",
        "ground": "#1C1322", "star": "#FFF3DD", "glow": "1",
    },
    "paper": {
        "bg": "#F6EDDF", "panel": "#FFF9EF", "raised": "#F3E6D0", "line": "#DCCBB3", "edge": "#8A7765",
        "text": "#2B2030", "muted": "#655766", "accent": "#A8400A", "water": "#00688A", "tray": "#E4F1F4",
        "rim": "#2B2030", "sky": "#BFD8DF", "dusk": "#F3DCC0", "ember": "#F0B98A", "far": "#B7C3A2", "near": "#93A683",
        "ground": "#CDBF9C", "star": "#FFFDF8", "glow": ".6",
    },
}  # fmt: skip
PAPER = "#FBF1E0"
MASK = "#3A2F48"


# A disc with the ends of a knotted mask.
KNOT = "M0,-1A1,1 0 1 0 .82,.57L1.6,.9L1.36,.3L1.72,-.26L.98,-.2A1,1 0 0 0 0,-1Z"
EYE_MASK = "M-27,-9Q-14,-16 0,-8Q14,-16 27,-9Q27,6 13,6.5Q5,6 0,0Q-5,6 -13,6.5Q-27,6 -27,-9Z"

# The opossum, seen from the front; 0,0 is between its eyes.
FUR, GREY, DEEP, PINK, NOSE = "#F1EAE0", "#8D8494", "#4A4150", "#E79AA0", "#D9707C"
HEAD = "M0,35C-9,25 -31,13 -31,-8C-31,-25 -15,-31 0,-31C15,-31 31,-25 31,-8C31,13 9,25 0,35Z"
FACE = "M0,35C-8,24 -25,12 -25,-6C-25,-18 -12,-21 -4,-12L0,-27L4,-12C12,-21 25,-18 25,-6C25,12 8,24 0,35Z"
TORSO = "M-15,16C-27,30 -30,52 -26,70Q0,78 26,70C30,52 27,30 15,16Z"
BELLY = "M-9,26C-17,38 -18,56 -15,70Q0,75 15,70C18,56 17,38 9,26Z"
TAIL = "M20,66C46,70 53,46 42,32C35,22 39,8 47,1"
TAIL_TIP = (47, 2)


def definitions(token: Theme, letters: tuple[str, ...]) -> str:
    """Everything a picture uses; `letters` are those on the badges."""
    parts = [
        _fills(token),
        '<g id="@flame">' + "".join(f'<path d="{d}" fill="{fill}"/>' for d, fill in FLAME) + "</g>",
        _blank(),
        _body(),
        _young(),
        _calm(),
        _bold(),
        _asleep(),
        _trickster(awake=True),
        _trickster(awake=False),
        _thief(),
        *(_card(seat) + _back(seat) + _badge(seat, letters[seat], token) for seat in range(len(FILL))),
        _thief_card(),
        _thief_badge(letters[len(FILL)], token),
        *(_face(card) + _nap(card) for card in CARD_NAMES),
        *(_loot(value) for value in range(1, VALUES + 1)),
        _iguana(),
        _iguana_card(),
        _campfire(),
        _pine(),
        _torch(),
        _crown(),
        _lock(token),
        _moon(token),
        _box(),
    ]
    return "<defs>" + "\n".join(parts) + "</defs>"


def _fills(token: Theme) -> str:
    return (
        '<radialGradient id="@glow"><stop offset="0" stop-color="#FFB347" stop-opacity=".62"/><stop offset=".55" '
        'stop-color="#FF7A1A" stop-opacity=".22"/><stop offset="1" stop-color="#FF5A1A" stop-opacity="0"/>'
        "</radialGradient>"
        f'<linearGradient id="@sky" x2="0" y2="1"><stop offset="0" stop-color="{token["sky"]}"/><stop offset=".62" '
        f'stop-color="{token["dusk"]}"/><stop offset="1" stop-color="{token["ember"]}"/></linearGradient>'
        '<radialGradient id="@light" cy=".62" r=".7"><stop offset="0" stop-color="#FFF3DD" stop-opacity=".42"/>'
        '<stop offset="1" stop-color="#1A1420" stop-opacity=".12"/></radialGradient>'
        '<radialGradient id="@hearth" cy=".7" r=".75"><stop offset="0" stop-color="#8A3B22"/><stop offset=".6" '
        'stop-color="#4B2630"/><stop offset="1" stop-color="#2A1D2E"/></radialGradient>'
        f'<clipPath id="@frame"><rect {FRAME}/></clipPath>'
        '<pattern id="@weave" width="12" height="12" patternUnits="userSpaceOnUse"><path d="M0,12L12,0" stroke="#FFF" '
        'stroke-opacity=".13" stroke-width="2" fill="none"/></pattern>'
        '<pattern id="@harlequin" width="22" height="34" patternUnits="userSpaceOnUse">'
        '<path d="M11,0L22,17L11,34L0,17Z" fill="#1A1420" fill-opacity=".24"/></pattern>'
    )


# ---- opossums


def _body() -> str:
    """All of an opossum but its face: the tail, the torso with its paws, the ears."""
    ears = "".join(
        f'<circle cx="{side * 23}" cy="-23" r="11.5" fill="{DEEP}"/><circle cx="{side * 23.6}" cy="-22" r="6.4" '
        f'fill="{PINK}"/>'
        for side in (-1, 1)
    )
    paws = "".join(
        f'<path d="M{side * 21},38Q{side * 21},52 {side * 9},50" fill="none" stroke="{DEEP}" stroke-width="7" '
        f'stroke-linecap="round"/><ellipse cx="{side * 7.5}" cy="49" rx="5" ry="4.2" fill="{PINK}"/>'
        f'<ellipse cx="{side * 14}" cy="72" rx="9" ry="5" fill="{PINK}"/>'
        for side in (-1, 1)
    )
    return (
        f'<g id="@body"><path d="{TAIL}" fill="none" stroke="{DEEP}" stroke-opacity=".55" stroke-width="10" '
        'stroke-linecap="round"/>'
        f'<path d="{TAIL}" fill="none" stroke="{PINK}" stroke-width="7" stroke-linecap="round"/>'
        f'<path d="M35,62l2.6,4.4M43.4,50l4.8,2M42,35.4l4.6,-2.4M38.4,20.4l5,.8" stroke="{NOSE}" stroke-width="1.4" '
        'stroke-linecap="round"/>'
        f'<path d="{TORSO}" fill="{GREY}"/><path d="{BELLY}" fill="#CFC6CC"/>{paws}{ears}</g>'
        f'<g id="@head"><path d="{HEAD}" fill="{GREY}"/><path d="{FACE}" fill="{FUR}"/>'
        f'<g fill="{PINK}" fill-opacity=".5"><circle cx="-16" cy="10" r="4.6"/><circle cx="16" cy="10" r="4.6"/></g>'
        f"{_whiskers(DEEP)}{_nose(NOSE)}</g>"
    )


def _whiskers(colour: str) -> str:
    return (
        f'<path d="M-9,17L-27,13M-9,19.5L-26,22M9,17L27,13M9,19.5L26,22" stroke="{colour}" stroke-width="1.1" '
        'stroke-linecap="round"/>'
    )


def _nose(colour: str) -> str:
    return (
        f'<path d="M-6.4,11.6Q0,7 6.4,11.6Q4.6,18 0,19Q-4.6,18 -6.4,11.6Z" fill="{colour}"/>'
        '<ellipse cx="-1.8" cy="11.6" rx="1.9" ry="1.2" fill="#FFF" fill-opacity=".75"/>'
    )


def _mood(name: str, face: str) -> str:
    return f'<g id="@{name}"><use href="#@body"/><use href="#@head"/>{face}</g>'


def _eyes(wide: float, high: float, *, y: float = -2) -> str:
    return "".join(
        f'<ellipse cx="{x}" cy="{y:g}" rx="{wide:g}" ry="{high:g}" fill="{INK}"/>'
        f'<circle cx="{x + 1.8:g}" cy="{y - high * 0.42:g}" r="{wide * 0.36:.1f}" fill="#FFF"/>'
        f'<circle cx="{x - 1.6:g}" cy="{y + high * 0.4:g}" r="{wide * 0.17:.1f}" fill="#FFF"/>'
        for x in (-11.5, 11.5)
    )


def _stroke(d: str, width: float, colour: str = DEEP) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def _young() -> str:
    """Big eyes, small worries."""
    return _mood(
        "young",
        _eyes(6.4, 7.4)
        + _stroke("M-17,-13Q-12,-16 -8,-13M17,-13Q12,-16 8,-13", 1.8)
        + _stroke("M-3,23.4Q0,26 3,23.4", 1.8),
    )


def _calm() -> str:
    return _mood("calm", _eyes(5.4, 6.2) + _stroke("M0,19V22M-6,21Q-4,25.6 0,22.4Q4,25.6 6,21", 1.8))


def _bold() -> str:
    """Brows down, a grin with teeth."""
    return _mood(
        "bold",
        _eyes(5, 5.4) + _stroke("M-19,-14L-6,-8M19,-14L6,-8", 3.4)
        + f'<path d="M-8.6,20.4Q0,24 8.6,20.4Q6,29 0,29Q-6,29 -8.6,20.4Z" fill="{INK}"/>'
        + '<path d="M-6.4,21.4l1.8,4l2,-3M6.4,21.4l-1.8,4l-2,-3" fill="#FFF"/>',
    )  # fmt: skip


def _asleep() -> str:
    return _mood(
        "asleep", _stroke("M-17,-2Q-11.5,4 -6,-2M17,-2Q11.5,4 6,-2", 2.4) + _stroke("M-3,23.4Q0,25.4 3,23.4", 1.6)
    )


def _trickster(*, awake: bool) -> str:
    """A cap with bells, one eye closed, half a smile."""
    cap = (
        '<path d="M-27,-13C-33,-34 -45,-34 -46,-20C-36,-25 -31,-16 -27,-8Z" fill="#7A2A8C"/>'
        '<path d="M27,-13C33,-34 45,-34 46,-20C36,-25 31,-16 27,-8Z" fill="#E8A317"/>'
        '<path d="M-30,-12C-24,-36 -12,-44 -3,-50C-6,-40 -4,-30 0,-16Q-15,-18 -30,-12Z" fill="#E8A317"/>'
        '<path d="M30,-12C24,-36 12,-44 -3,-50C-6,-40 -4,-30 0,-16Q15,-18 30,-12Z" fill="#7A2A8C"/>'
        f'<path d="M-31,-10Q0,-21 31,-10" fill="none" stroke="{PAPER}" stroke-width="4.4" stroke-linecap="round"/>'
        '<g fill="#FFD766" stroke="#8A5A0C"><circle cx="-46" cy="-18" r="4.4"/><circle cx="46" cy="-18" r="4.4"/>'
        '<circle cx="-3" cy="-51" r="4.4"/></g>'
    )
    if awake:
        face = (
            f'<ellipse cx="11.5" cy="-1" rx="6.2" ry="5.4" fill="#FFD766" stroke="{INK}" stroke-width="1.4"/>'
            f'<ellipse cx="10.6" cy="-1" rx="2" ry="4.4" fill="{INK}"/>'
            + _stroke("M19,-5Q11,-9.4 4,-3.4", 3)
            + _stroke("M-6,0Q-11.5,-5 -18,1", 2.8)
            + _stroke("M-7,22Q3,27.6 11,17.6M9.4,16.4l3,2.6", 2)
        )
    else:
        face = _stroke("M-17,0Q-11.5,6 -6,0M17,0Q11.5,6 6,0", 2.4) + _stroke("M-3,23.4Q0,25.4 3,23.4", 1.6)
    return _mood("trickster" if awake else "trickster-asleep", cap + face)


def _thief() -> str:
    """A dark one with a mask, a collar turned up, and no burning tail of its own."""
    ears = "".join(
        f'<circle cx="{side * 23}" cy="-23" r="11.5" fill="#1E1728"/><circle cx="{side * 23.6}" cy="-22" r="6.4" '
        'fill="#7C5566"/>'
        for side in (-1, 1)
    )
    return (
        '<g id="@thief"><path d="M-14,18C-32,26 -37,52 -34,74Q0,80 34,74C37,52 32,26 14,18Z" fill="#2B2038" '
        'stroke="#8C7C99" stroke-opacity=".5"/>'
        '<path d="M-16,16L-30,34L-8,38L0,48L8,38L30,34L16,16Z" fill="#5A4870"/>'
        '<path d="M0,48V76" stroke="#5A4870" stroke-width="2"/>'
        '<g fill="#FFD766"><circle cx="-5" cy="56" r="2"/><circle cx="-5" cy="66" r="2"/></g>'
        f'{ears}<path d="{HEAD}" fill="#574A66"/><path d="{FACE}" fill="#B7A9C0"/>'
        f'<path d="M25,-8L44,-15L38,-5L45,4L24,3Z" fill="{INK}" stroke="#6F647F" stroke-width=".8"/>'
        f'<path d="{EYE_MASK}" fill="{INK}"/>'
        '<g fill="#FFD766"><path d="M-18,-6Q-12,-3 -6,-2Q-9,4 -13,3Q-18,1 -18,-6Z"/>'
        f'<path d="M18,-6Q12,-3 6,-2Q9,4 13,3Q18,1 18,-6Z"/></g><g fill="{INK}"><circle cx="-12" cy="0" r="1.8"/>'
        '<circle cx="12" cy="0" r="1.8"/></g>'
        + _whiskers(INK) + _nose("#8E5A6C") + _stroke("M-6,22.4Q3,27 9,19.6", 2, INK) + "</g>"
    )  # fmt: skip


# ---- cards, their left upper corner at 0,0


def _blank() -> str:
    """The paper of every card on its shadow."""
    return (
        f'<g id="@blank"><rect x="2" y="4" width="{CARD_WIDE}" height="{CARD_HIGH}" rx="12" fill="#000" '
        f'fill-opacity=".4"/><rect width="{CARD_WIDE}" height="{CARD_HIGH}" rx="12" fill="{PAPER}" stroke="{INK}" '
        'stroke-opacity=".35"/></g>'
    )


def _ground(fill: str) -> str:
    fills = (fill, "url(#@weave)", "url(#@light)")
    return "".join(f'<rect {FRAME} fill="{paint}"/>' for paint in fills)


def _card(seat: int) -> str:
    """The paper in a seat's colour, with its shape in the upper corner."""
    line = f'fill="{PAPER}" stroke="{INK}" stroke-width=".16" stroke-linejoin="round"'
    return (
        f'<g id="@card{seat}"><use href="#@blank"/>{_ground(FILL[seat])}'
        f'<path d="{SHAPES[seat]}" transform="translate(83 20) scale(7.5)" {line}/></g>'
    )


def _thief_card() -> str:
    return (
        f'<g id="@card-thief"><use href="#@blank"/>{_ground(MASK)}<path d="{EYE_MASK}" '
        f'transform="translate(80 20) scale(.44)" fill="{PAPER}"/></g>'
        f'<g id="@back-thief"><use href="#@blank"/>{_ground(MASK)}<path d="{EYE_MASK}" '
        f'transform="translate(50 68) scale(1.2)" fill="{PAPER}"/></g>'
    )


def _back(seat: int) -> str:
    plate = PAPER if ON_FILL[seat] == "#FFFFFF" else INK
    return (
        f'<g id="@back{seat}"><use href="#@blank"/>{_ground(FILL[seat])}<rect x="14" y="14" width="72" height="108" '
        f'rx="6" fill="none" stroke="{plate}" stroke-width="3" stroke-opacity=".6"/>'
        f'<path d="{SHAPES[seat]}" transform="translate(50 68) scale(22)" fill="{plate}"/></g>'
    )


def _corner(label: str) -> str:
    size = 31 if len(label) == 1 else 25
    return (
        f'<path d="M6,14Q6,6 14,6H46V32Q46,42 36,42H6Z" fill="{PAPER}"/>'
        f'<text x="25" y="{35 if len(label) == 1 else 33}" {DISPLAY} font-size="{size}" text-anchor="middle" '
        f'fill="#2B2030">{label}</text>'
    )


def _face(card: str) -> str:
    """An opossum, the higher the bolder: it grows, and so does the fire on its tail."""
    value = CARD_NAMES.index(card) + 1
    trick = value > VALUES
    mood = "trickster" if trick else ("young", "calm", "bold")[(value - 1) // 3]
    size = 0.76 if trick else 0.64 + 0.018 * value
    fire = 0.34 if trick else 0.24 + 0.026 * value
    x, y = TAIL_TIP
    pattern = f'<rect {FRAME} fill="url(#@harlequin)"/>' if trick else ""
    stand = f"translate(45 {128 - 74 * size:.1f}) scale({size:.3f})"
    return (
        f'<g id="@face{value}" clip-path="url(#@frame)">{pattern}<g transform="{stand}">'
        f'<circle cx="{x}" cy="{y - 14}" r="{70 * fire:.0f}" fill="url(#@glow)"/><use href="#@{mood}"/>'
        f'<use href="#@flame" transform="translate({x} {y + 3}) scale({fire / size:.2f})"/></g>{_corner(card)}</g>'
    )


def _nap(card: str) -> str:
    """T12: asleep, the fire on its tail gone out."""
    value = CARD_NAMES.index(card) + 1
    mood = "trickster-asleep" if value > VALUES else "asleep"
    x, y = TAIL_TIP
    return (
        f'<g id="@nap{value}"><g transform="translate(45 75) scale(.72)"><use href="#@{mood}"/>'
        f'<path d="M{x},{y - 6}q-5,-6 0,-11t0,-11t-1,-9" fill="none" stroke="#EDE6F2" stroke-opacity=".8" '
        f'stroke-width="4" stroke-linecap="round"/></g>'
        f'<rect {FRAME} fill="#1D1630" fill-opacity=".44"/>{_corner(card)}'
        f'<g fill="none" stroke="{CREAM}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">'
        '<path d="M52,28h8l-8,9h8"/><path d="M63,17h6l-6,7h6" stroke-width="2.4"/></g></g>'
    )


def _loot(value: int) -> str:
    return (
        f'<g id="@loot{value}"><use href="#@thief" transform="translate(50 76) scale(.72)"/>{_corner(str(value))}</g>'
    )


# ---- badges


def _badge(seat: int, letter: str, token: Theme) -> str:
    """Colour, shape and letter of a seat, ten from the middle to the rim."""
    drop = 5.4 if SHAPES[seat] == TRIANGLE else 3.9
    return (
        f'<g id="@badge{seat}"><path d="{SHAPES[seat]}" transform="scale(10)" fill="{FILL[seat]}" '
        f'stroke="{token["rim"]}" stroke-width=".15" stroke-linejoin="round"/><text y="{drop}" font-size="10.6" '
        f'font-weight="800" text-anchor="middle" fill="{ON_FILL[seat]}">{letter}</text></g>'
    )


def _thief_badge(letter: str, token: Theme) -> str:
    return (
        f'<g id="@badge-thief"><path d="{KNOT}" transform="scale(10)" fill="{MASK}" stroke="{token["rim"]}" '
        'stroke-width=".15" stroke-linejoin="round"/><text y="3.9" font-size="10.6" font-weight="800" '
        f'text-anchor="middle" fill="#FFFFFF">{letter}</text></g>'
    )


# ---- the iguana


def _iguana() -> str:
    """In profile, its crest up, a fire in its hand; 0,0 is below its eye."""
    green, deep, pale = "#5E9B4E", "#2E5A3A", "#B5D98A"
    spikes = "".join(
        f'<path d="M-5,3L0,-17L6,3Z" transform="translate({x} {y}) rotate({turn})" fill="{fill}"/>'
        for x, y, turn, fill in (
            (-37, 48, -94, "#E0703A"), (-38, 31, -86, "#FF9E45"), (-38, 14, -78, "#E0703A"), (-35, -2, -66, "#FF9E45"),
            (-27, -16, -48, "#E0703A"), (-15, -26, -28, "#FF9E45"), (0, -30, -8, "#E0703A"),
        )
    )  # fmt: skip
    spots = "".join(
        f'<circle cx="{x}" cy="{y}" r="{r}"/>'
        for x, y, r in (
            (-19, -5, 3.4),
            (-26, 10, 4),
            (-14, 12, 3),
            (-24, 27, 3.6),
            (-9, 27, 2.6),
            (-20, 44, 3.4),
            (-8, -14, 2.4),
        )
    )
    return (
        f'<g id="@iguana">{spikes}'
        f'<path d="M-34,66C-42,40 -40,-18 -8,-29C14,-36 42,-22 47,-4C49,4 45,9 37,10C24,12 16,16 14,26'
        f'C13,40 22,50 24,66Q-4,74 -34,66Z" fill="{green}"/>'
        f'<path d="M10,30C4,44 6,58 10,69L24,66C22,50 13,40 14,26Z" fill="{pale}" fill-opacity=".75"/>'
        f'<path d="M10,24C15,15 27,12 36,11C32,26 24,34 11,38Z" fill="#E0703A"/>'
        f'<path d="M13,32l6,-14M20,31l5,-15" stroke="#B84F22" stroke-width="1.6" stroke-linecap="round"/>'
        f'<g fill="{deep}" fill-opacity=".45">{spots}</g>'
        f'<circle cx="-3" cy="6" r="7" fill="{pale}" fill-opacity=".55"/>'
        + _stroke("M46,-2C35,4 22,4 12,-1", 2.4, deep)
        + f'<circle cx="12" cy="-14" r="9" fill="{pale}"/><circle cx="13.5" cy="-14" r="5.4" fill="#FFD766"/>'
        f'<ellipse cx="14" cy="-14" rx="2" ry="5" fill="{INK}"/><circle cx="15.6" cy="-16.4" r="1.4" fill="#FFF"/>'
        + _stroke("M4,-21Q12,-26 21,-20", 3, deep)
        + f'<circle cx="41" cy="-8" r="1.8" fill="{deep}"/>'
        + _stroke("M-8,52C4,62 18,60 30,50", 13, deep) + _stroke("M-8,52C4,62 18,60 30,50", 10.4, green)
        + f'<g fill="{green}" stroke="{deep}" stroke-width="1.4"><circle cx="29" cy="46" r="4"/>'
        '<circle cx="35" cy="49" r="4"/><circle cx="39" cy="54" r="3.6"/></g>'
        '<use href="#@flame" transform="translate(38 48) scale(.62)"/></g>'
    )  # fmt: skip


def _iguana_card() -> str:
    return (
        f'<g id="@iguana-card"><use href="#@blank"/>{_ground("url(#@hearth)")}'
        '<g clip-path="url(#@frame)"><circle cx="74" cy="86" r="50" fill="url(#@glow)"/>'
        '<use href="#@iguana" transform="translate(46 58) scale(.84)"/></g></g>'
    )


# ---- other things


def _campfire() -> str:
    """Stones, logs, a blaze; it stands on 0,0."""
    stones = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="9" ry="6.4" fill="{fill}"/>'
        for x, y, fill in (
            (-40, -2, "#6B6072"), (-24, 6, "#857A8C"), (-7, 9, "#6B6072"), (10, 9, "#857A8C"), (26, 6, "#6B6072"),
            (41, -2, "#857A8C"),
        )
    )  # fmt: skip
    logs = "".join(
        f'<g transform="rotate({turn})"><rect x="-36" y="-5" width="72" height="11" rx="5.5" fill="{fill}"/>'
        '<circle cx="-31" cy=".4" r="3.6" fill="#C99A68"/><circle cx="31" cy=".4" r="3.6" fill="#C99A68"/></g>'
        for turn, fill in ((14, "#5A3520"), (-14, "#7A4A2A"))
    )
    return (
        '<g id="@campfire"><ellipse cy="3" rx="52" ry="14" fill="#000" fill-opacity=".35"/>'
        '<use href="#@flame" transform="translate(-17 -1) scale(.72 .86)"/>'
        '<use href="#@flame" transform="translate(18 -1) scale(-.7 .8)"/>'
        f'<use href="#@flame" transform="translate(0 1) scale(1.16 1.3)"/>{logs}{stones}'
        '<g fill="#FFD766"><circle cx="-26" cy="-62" r="1.6"/><circle cx="24" cy="-70" r="1.4"/>'
        '<circle cx="8" cy="-92" r="1.5"/><circle cx="-12" cy="-84" r="1.2"/></g></g>'
    )


def _pine() -> str:
    return (
        '<g id="@pine"><path d="M-1.4,-4H1.4V1H-1.4Z" fill="#3A2620"/>'
        '<path d="M0,-30L7,-14H4L10,-3H-10L-4,-14H-7Z"/></g>'
    )


def _torch() -> str:
    """For the first player of a round."""
    return (
        '<g id="@torch"><path d="M-2.4,-2H2.4L1.4,11H-1.4Z" fill="#A06A3C" stroke="#3A2412" stroke-width=".8"/>'
        '<path d="M-3.6,-4H3.6V0H-3.6Z" fill="#C9B79C" stroke="#3A2412" stroke-width=".8"/>'
        '<use href="#@flame" transform="translate(0 -3) scale(.2)"/></g>'
    )


def _crown() -> str:
    return (
        '<g id="@crown"><path d="M-11,7L-13,-6L-6,0L0,-10L6,0L13,-6L11,7Z" fill="#FFD766" stroke="#8A5A0C" '
        'stroke-width="1.4" stroke-linejoin="round"/><path d="M-10,4H10" stroke="#C72F16" stroke-width="2"/></g>'
    )


def _lock(token: Theme) -> str:
    return (
        f'<g id="@lock" fill="none" stroke="{token["water"]}" stroke-width="2" stroke-linejoin="round"><rect x="-7" '
        f'y="-1" width="14" height="11" rx="2.4" fill="{token["tray"]}"/><path d="M-4,-1V-5A4,4 0 0 1 4,-5V-1"/></g>'
    )


def _moon(token: Theme) -> str:
    return f'<path id="@moon" d="M2,-4.4A4.6,4.6 0 1 0 4.4,2A3.8,3.8 0 0 1 2,-4.4Z" fill="{token["muted"]}"/>'


def _box() -> str:
    """Where the Thief's loot ends."""
    return (
        '<g id="@box"><path d="M-16,-4L0,-11L16,-4V11L0,18L-16,11Z" fill="#7A5230"/>'
        '<path d="M-16,-4L0,3V18L-16,11Z" fill="#5A3A22"/><path d="M-16,-4L0,-11L16,-4L0,3Z" fill="#B98A58"/>'
        '<path d="M-8,-7.5L8,-.5" stroke="#E8D0A8" stroke-width="3"/></g>'
    )
