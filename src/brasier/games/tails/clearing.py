"""The middle of the table: the wood at night, the iguana's pile, and the cards of the round."""

from brasier.core.drawing import safe, shortened
from brasier.core.emblems import CREAM, DISPLAY, INK
from brasier.games.tails.art import CARD_HIGH, CARD_WIDE
from brasier.games.tails.drawing import FLAME, MOST_FLAMES, MUST, TRICKSTER
from brasier.games.tails.parts import (
    CORNER,
    EDGE,
    WIDE,
    Way,
    face_up,
    flames_at,
    frame,
    list_fires,
    total_of,
    use,
    write,
)
from brasier.games.tails.view import Laid, View

MIDDLE = 262  # the height of the clearing
IGUANA = 1.36  # the size of cards: the iguana on top,
LAID = 1.08  # and those played in this round
STARS = (
    (196, 20, 1.2), (262, 44, 0.9), (330, 16, 1.4), (408, 36, 1), (487, 14, 1.2), (566, 40, 0.9), (640, 18, 1.3),
    (716, 34, 1), (780, 12, 1.2), (846, 42, 1.4), (912, 20, 1), (948, 48, 0.8),
)  # fmt: skip
FILLED_SKY = 'fill="url(#@sky)"'


def draw_clearing(view: View, way: Way) -> str:
    """The wood at night, the iguana's pile, and the cards of this round."""
    wide = WIDE - 2 * EDGE
    drawn = _wood(wide, way)
    if view.end:
        drawn += _podium(view, way)
    elif not view.row and view.wanted is None:
        drawn += _fireside(way)
    drawn += _iguana(view, way) + _below(view)
    if view.row or view.wanted is not None:
        drawn += _row(view, way)
    return f"{drawn}{_boxed(view, wide, way)}"


def _wood(wide: float, way: Way) -> str:
    token = way.token
    sky = "".join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in STARS)
    pines = {"far": "", "near": ""}
    for number in range(34):
        depth = "near" if number % 3 == 0 else "far"
        size = 2.1 + (number * 7 % 5) * 0.22 + (0.7 if depth == "near" else 0)
        y = 172 + (number * 5 % 4) * 3 + (16 if depth == "near" else 0)
        pines[depth] += use("pine", 8 + number * 29, y, size)
    return (
        f'<clipPath id="@clearing">{frame(wide, MIDDLE, 18, "")}</clipPath><g clip-path="url(#@clearing)">'
        f'{frame(wide, MIDDLE, 18, FILLED_SKY)}<g fill="{token["star"]}">{sky}</g>'
        f'<path d="M904,26A19,19 0 1 0 928,52A16,16 0 0 1 904,26Z" fill="{token["star"]}" fill-opacity=".9"/>'
        f'<g fill="{token["far"]}">{pines["far"]}</g><g fill="{token["near"]}">{pines["near"]}</g>'
        f'<path d="M0,186Q240,168 500,182T{wide},176V{MIDDLE}H0Z" fill="{token["ground"]}"/></g>'
    )


def _glow(x: float, y: float, radius: float, way: Way) -> str:
    light = f'fill="url(#@glow)" opacity="{way.token["glow"]}"'
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {light} clip-path="url(#@clearing)"/>'


def _iguana(view: View, way: Way) -> str:
    """T3: the card on top with its start value and its flames, and the pile below."""
    x, y = 26, 22
    if view.iguana is None and not view.unseen:
        return ""
    depth = min(4, len(view.unseen) // 2 + bool(view.unseen))
    wide, high = CARD_WIDE * IGUANA, CARD_HIGH * IGUANA
    look = f'fill="#7A5230" stroke="{INK}" stroke-width=".8"'
    drawn = _glow(94, 120, 210, way)
    drawn += "".join(frame(wide, high, 16, look, x + 3 * step, y + 3 * step) for step in range(depth, 0, -1))
    drawn += use("iguana-card", x, y, IGUANA)
    start = "?" if view.iguana is None else view.iguana.start
    drawn += (
        f'<path transform="translate({x} {y}) scale({IGUANA})" d="M6,14Q6,6 14,6H44V34Q44,44 34,44H6Z" fill="#FBF1E0"/>'
        + write(x + 25 * IGUANA, y + 36 * IGUANA, 44, "#2B2030", start, f'{DISPLAY} text-anchor="middle"')
    )
    if view.iguana:
        flames, foot = view.iguana.flames, y + high - 12
        drawn += frame(wide - 16.4, 32, 9, f'fill="{INK}" fill-opacity=".62"', x + 8.2, foot - 28)
        drawn += flames_at(flames, x + wide / 2, foot, 0.42, CREAM)
    return f"<g>{drawn}</g>"


def _below(view: View) -> str:
    """The iguana cards to come, in no order: how many, and start value and flames of each."""
    if not view.unseen:
        return ""
    x, y, middle = 26.0, MIDDLE - 38, f'{DISPLAY} text-anchor="middle"'
    drawn = frame(24, 28, 5, f'fill="#7A5230" stroke="{CREAM}" stroke-opacity=".7"', x, y)
    drawn += write(x + 12, y + 20, 17, CREAM, len(view.unseen), middle)
    x += 34
    for card in view.unseen:
        each = card.flames <= MOST_FLAMES
        wide = 26 + (9.5 * card.flames if each else 22)
        drawn += frame(wide, 28, 8, 'fill="#2A3A2C" stroke="#7FB06A" stroke-opacity=".75"', x, y)
        drawn += write(x + 12, y + 20, 16, CREAM, card.start, middle)
        drawn += "".join(
            use("flame", x + 26 + 9.5 * number, y + 20, 0.19) for number in range(card.flames if each else 1)
        )
        drawn += "" if each else write(x + 33, y + 20, 14, CREAM, card.flames)
        x += wide + 6
    return f"<g>{drawn}</g>"


def _row(view: View, way: Way) -> str:
    """The cards of this round, the last on top and smaller where there are many; then the place of the next."""
    left, right, y = 200.0, WIDE - 2 * EDGE - 22.0, 40.0
    slot = CARD_WIDE * LAID + 20 if view.wanted is not None else 0
    behind = max(0, len(view.row) - 1)
    scale = min(LAID, (right - left - slot) / (CARD_WIDE + CORNER * behind))
    pitch = min(84 * scale, (right - left - slot - CARD_WIDE * scale) / max(1, behind))
    top = y + CARD_HIGH * (LAID - scale) / 2
    drawn = "".join(
        f'<g transform="translate({left + pitch * number:.1f} {top:.1f}) scale({scale:.3f})">{_laid(card, way)}</g>'
        for number, card in enumerate(view.row)
    )
    if view.wanted is not None:
        x = left + pitch * behind + CARD_WIDE * scale + 20 if view.row else left + 8
        drawn += _wanted(view, x, y)
    return drawn


def _laid(card: Laid, way: Way) -> str:
    """A card with its owner's badge; a trickster also with the value it counts as. All of it shows at the left edge."""
    badge = "badge-thief" if card.seat is None else f"badge{card.seat}"
    low = CARD_HIGH - 22
    drawn = face_up(card.seat, card.card, 0, 0, 1)
    drawn += f'<circle cx="22" cy="{low}" r="15" fill="{INK}" fill-opacity=".62"/>{use(badge, 22, low, 1.1)}'
    who = way.labels.thief if card.seat is None else way.name(card.seat)
    told = f"{card.card} · {who}"
    if card.card == TRICKSTER:
        drawn += frame(30, 34, 8, f'fill="{INK}" stroke="#FFD766" stroke-width="2"', 8, 47)
        drawn += write(23, 73, 25, "#FFD766", card.value, f'{DISPLAY} text-anchor="middle"')
        told = f"{card.card} = {card.value} · {who}"
    return f"<title>{safe(told)}</title>{drawn}"


def _wanted(view: View, x: float, y: float) -> str:
    """The value that can be played now, and whose turn it is to do so. Water is for what you may do yourself."""
    wide, high = CARD_WIDE * LAID, CARD_HIGH * LAID
    colour = "#7FE0FF" if view.turn is not None and view.turn == view.seat else "#FFB45F"
    look = f'fill="{INK}" fill-opacity=".74" stroke="{colour}" stroke-width="2.6" stroke-dasharray="8 6"'
    drawn = frame(wide, high, 13, look, x, y)
    drawn += write(x + wide / 2, y + high / 2 + 8, 62, colour, view.wanted or "", f'{DISPLAY} text-anchor="middle"')
    if view.must_open:
        drawn += write(x + wide / 2 + 28, y + high / 2 - 6, 34, "#FFD766", MUST, DISPLAY)
    if view.vain:
        drawn += (
            f'<path d="M{x + 19:.1f},{y + 28:.1f}v-13m-5.5,5.5l5.5,-5.5l5.5,5.5" fill="none" stroke="#FF9E45" '
            'stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>'
        )
        drawn += write(x + 29, y + 28, 17, "#FF9E45", view.vain, 'font-weight="700"')
    badge = f"badge{view.turn}" if view.turn is not None else "badge-thief" if view.phase == "thief" else ""
    return f"<g>{drawn}{use(badge, x + wide / 2, y + high - 26, 1.5) if badge else ''}</g>"


def _fireside(way: Way) -> str:
    """Before the first card of a round they sit around the fire and ponder."""
    sitting = (("calm", 524, 140, 0.64, 0.24), ("trickster", 656, 138, 0.64, 0.26), ("young", 436, 134, 0.84, 0.3),
               ("bold", 748, 124, 1, 0.42))  # fmt: skip
    drawn = _glow(590, 150, 170, way)
    for name, x, y, size, fire in sitting:
        drawn += use(name, x, y, size) + use("flame", x + 47 * size, y + 4 * size, fire)
    return drawn + use("campfire", 590, 200, 1.1)


def _podium(view: View, way: Way) -> str:
    """T13: the winners at the fire, with their flames."""
    assert view.end is not None
    winners = view.end.winners
    fire, *places = (560, 400) if len(winners) == 1 else (484, 330, 638, 210, 758, 90, 878)
    drawn = _glow(fire, 140, 190, way)
    drawn += use("campfire", fire, 190, 1.15)
    for seat, x in zip(winners, places, strict=False):
        drawn += use("bold", x, 112, 0.9) + use("flame", x + 42, 116, 0.4) + use("crown", x, 80, 1.5)
        drawn += use(f"badge{seat}", x - 30, 214, 1.6) + total_of(view.end.scores[seat], x + 62, 224, 28, CREAM)
    return drawn


def _boxed(view: View, wide: float, way: Way) -> str:
    """T16: what the Thief took out of the match."""
    if not view.box.flames:
        return ""
    called = shortened(way.labels.box, 14, 90)
    told = safe(f"{view.box.flames}{FLAME} · {list_fires(view.box, way)}")
    look = f'fill="{INK}" fill-opacity=".7" stroke="{CREAM}" stroke-opacity=".35"'
    x, y = wide - 196, MIDDLE - 44
    return (
        f"<g><title>{told}</title>{frame(184, 36, 10, look, x, y)}{use('box', x + 24, y + 15, 0.8)}"
        f"{write(x + 46, y + 23, 14, CREAM, safe(called))}{total_of(view.box.flames, x + 172, y + 26, 19, CREAM)}</g>"
    )
