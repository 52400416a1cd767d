"""The table as a picture: one stand-alone SVG, the same bytes for the same view.

Art is drawn once (see `art`) and used many times. Colour never stands alone: a seat is a colour, a letter and a shape,
a card bears its number, what is chosen, exhausted or gone has a form of its own. The picture holds digits, letters and
names only, and the two words of `Labels`; other words are in `<title>` and `<desc>`, and what shows on hovering over a
pile or a hand is written as the table is in text, in no language.
"""

from collections.abc import Sequence

from brasier.core.drawing import safe, shortened
from brasier.core.emblems import CREAM, DISPLAY, INK, SANS
from brasier.games.tails.art import CARD_HIGH, CARD_WIDE, THEMES, definitions
from brasier.games.tails.clearing import MIDDLE, draw_clearing
from brasier.games.tails.data import CARD_NAMES, CHOSEN, VALUES
from brasier.games.tails.drawing import BACK, ENGLISH, FLAME, LETTERS, THIEF, TRICKSTER, Labels
from brasier.games.tails.parts import (
    EDGE,
    WIDE,
    Way,
    empty_place,
    face_up,
    flames_at,
    frame,
    list_fires,
    total_of,
    use,
    write,
)
from brasier.games.tails.view import Laid, Pile, Player, Thief, View

GAP = 14
PANEL = 178  # the height of a rival's panel
OWN = 326  # the height of one's own place
TRAY = 330  # the width of the tray in it
NAME_SIZE = 17
SMALL_NAME_SIZE = 15

OWN_CARD = 0.84  # the size of cards: one's own,
OWN_PILE = 0.7  # those on one's own piles
PILE = 0.52  # and on a rival's,
HELD = 0.34  # and those a rival has chosen.
BOLD = 1.12  # how much wider bold letters are


def draw_svg(
    view: View,
    *,
    theme: str = "night",
    letters: str = LETTERS,
    names: Sequence[str] = (),
    title: str = "Tails on Fire",
    desc: str = "",
    labels: Labels = ENGLISH,
) -> str:
    """The table of a view: rivals above, the round in the middle, one's own cards below; `theme` is "night" or "paper".

    `letters` stand for the seats, and so do `names`: without them the seats are numbered. `desc` is what is read aloud
    after the title, in the reader's language; without it there are a few words of English.
    """
    if theme not in THEMES:
        raise ValueError(f"the themes are {' and '.join(THEMES)}, not {theme!r}")
    token = THEMES[theme]
    way = Way(token=token, letters=tuple(map(safe, f"{letters}{THIEF}")), names=tuple(names), labels=labels)
    rivals, y = _rivals(view, way)
    middle = f'<g transform="translate({EDGE} {y:g})">{draw_clearing(view, way)}</g>'
    y += MIDDLE + GAP
    own = ""
    if view.seat is not None:
        own = f'<g transform="translate({EDGE} {y:g})">{_own(view, view.players[view.seat], way)}</g>'
        y += OWN + GAP
    high = y - GAP + EDGE
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high:g}" width="{WIDE}" height="{high:g}" '
        f'role="img" aria-labelledby="@title @desc" font-family="{SANS}"><title id="@title">{safe(title)}</title>'
        f'<desc id="@desc">{safe(desc or _words(view, way))}</desc>\n{definitions(token, way.letters)}\n'
        f'<rect width="{WIDE}" height="{high:g}" rx="22" fill="{token["bg"]}"/>\n{rivals}\n{middle}\n{own}</svg>\n'
    )
    # All pictures of one page share the names of definitions, and these two decide what a definition looks like.
    return drawing.replace("@", f"tails-{theme}-{letters.encode().hex()}-")


# ---- piles


def _piles(player: Player, x: float, y: float, room: float, scale: float, way: Way) -> str:
    """The blaze piles side by side, closer and smaller where there are many."""
    if not player.piles:
        return ""
    pitch = min(CARD_WIDE * scale + 16 * scale + 4, room / len(player.piles))
    size = min(scale, (pitch - 3) / (CARD_WIDE + 8))
    low = y + CARD_HIGH * (scale - size)  # all stand on one line
    drawn = ""
    for number, pile in enumerate(player.piles):
        drawn += _pile(player.seat, pile, (x + pitch * number, low), size, way)
    return drawn


def _pile(seat: int, pile: Pile, place: tuple[float, float], scale: float, way: Way) -> str:
    """An opossum on the edges of what burns below it, and so many flames at its feet."""
    x, y = place
    under = ["#5E9B4E"] * len(pile.fires.iguanas) + ["#A06A3C"] * len(pile.fires.campfires)
    wide, high = CARD_WIDE * scale, CARD_HIGH * scale
    edges = "".join(
        frame(wide, high, 12 * scale, f'fill="{fill}" stroke="{INK}" stroke-width=".6"', x + 2.2 * step, y - 2.2 * step)
        for step, fill in reversed(list(enumerate(under[:4], 1)))
    )
    foot = y + high + max(32 * scale, 17)
    flames = flames_at(pile.fires.flames, x + wide / 2, foot, 0.42 * scale, way.token["text"])
    told = safe(f"{pile.card} · {pile.fires.flames}{FLAME} · {list_fires(pile.fires, way)}")
    return f"<g><title>{told}</title>{edges}{face_up(seat, pile.card, x, y, scale)}{flames}</g>"


# ---- rivals


def _rivals(view: View, way: Way) -> tuple[str, float]:
    """Everybody else in the order of their turns, from the left, and where the panels end."""
    seats = list(range(len(view.players)))
    if view.seat is not None:
        seats = seats[view.seat + 1 :] + seats[: view.seat]
    panels: list[int | None] = [*seats, *([None] if view.thief else [])]
    rows = [panels] if len(panels) <= 3 else [panels[: -(-len(panels) // 2)], panels[-(-len(panels) // 2) :]]
    drawn, y = "", float(EDGE)
    for row in rows:
        wide = min((WIDE - 2 * EDGE - GAP * (len(row) - 1)) / len(row), 480)
        x = (WIDE - wide * len(row) - GAP * (len(row) - 1)) / 2
        for seat in row:
            inside = _rival(view, view.players[seat], wide, way) if seat is not None else _thief(view, wide, way)
            drawn += f'<g transform="translate({x:.1f} {y:g})">{inside}</g>\n'
            x += wide + GAP
        y += PANEL + GAP
    return drawn, y


def _panel(wide: float, high: float, way: Way, *, lit: str | None) -> str:
    token = way.token
    edge = f'stroke="{token[lit]}" stroke-width="2.6"' if lit else f'stroke="{token["line"]}"'
    return frame(wide, high, 16, f'fill="{token["panel"]}" {edge}')


def _lit(view: View, seat: int) -> str | None:
    """Water around who may act, ember around who has won."""
    if view.end:
        return "accent" if seat in view.end.winners else None
    return "water" if seat in view.awaited else None


def _signs(view: View, seat: int, x: float, y: float) -> tuple[str, float]:
    """The torch of the first player, the crown of a winner, and where the name begins behind them."""
    if view.end:
        return (use("crown", x + 11, y - 5, 0.95), x + 28) if seat in view.end.winners else ("", x)
    return (use("torch", x + 7, y - 4, 1.1), x + 20) if seat == view.first else ("", x)


def _rival(view: View, player: Player, wide: float, way: Way) -> str:
    token, seat = way.token, player.seat
    drawn = _panel(wide, PANEL, way, lit=_lit(view, seat)) + use(f"badge{seat}", 25, 27, 1.3)
    sign, x = _signs(view, seat, 46, 32)
    drawn += sign + total_of(player.flames, wide - 16, 34, 22, token["text"])
    called = shortened(way.name(seat), SMALL_NAME_SIZE * BOLD, wide - x - 82)
    drawn += write(x, 32, SMALL_NAME_SIZE, token["text"], safe(called), 'font-weight="700"')
    # Many piles in a narrow panel: what was chosen makes room for them.
    scale = HELD if len(player.piles) <= 3 or wide > 400 else HELD * 0.68
    held = min(CHOSEN, len(player.cards)) if _choosing(view, player) else player.holds
    pitch = CARD_WIDE * scale + 4
    left, y = wide - 12 - pitch * held, 66 + CARD_HIGH * (HELD - scale) / 2
    drawn += _piles(player, 18, 51, left - 24, PILE, way) + _hand(player, 14, PANEL - 35, way)
    for number in range(held):
        x = left + pitch * number
        if _choosing(view, player):
            drawn += empty_place(x, y, scale, token["edge"])
        elif player.chosen is not None:
            drawn += face_up(seat, player.chosen[number], x, y, scale)
        else:
            drawn += use(f"back{seat}", x, y, scale)
    return drawn


def _choosing(view: View, player: Player) -> bool:
    return view.phase == "choose" and player.seat in view.awaited


def _hand(player: Player, x: float, y: float, way: Way) -> str:
    """What a hand is made of, every card in its place."""
    drawn, told = "", []
    for card in CARD_NAMES:
        wide = 20 if card != TRICKSTER else 27
        drawn += _cell(player, card, x, y, wide, way)
        told += [card] if card in player.cards else []
        x += wide + 1.6
    hover = " · ".join(filter(None, (" ".join(told), BACK * player.holds)))
    return f"<g><title>{hover}</title>{drawn}</g>"


def _cell(player: Player, card: str, x: float, y: float, wide: float, way: Way) -> str:
    token, middle = way.token, x + wide / 2
    if card in player.exhausted:
        number = write(middle - 2, y + 18, 13, token["muted"], card, 'text-anchor="middle"')
        look = f'fill="none" stroke="{token["line"]}"'
        return frame(wide, 25, 6, look, x, y) + number + use("moon", x + wide - 5, y + 5.5, 0.8)
    if card not in player.cards:
        return f'<circle cx="{middle:.1f}" cy="{y + 12.5:.1f}" r="1.6" fill="{token["edge"]}"/>'
    number = write(middle, y + 17.5, 14, token["text"], card, 'text-anchor="middle" font-weight="700"')
    known = player.chosen is not None and card in player.chosen
    edge = f'stroke="{token["water"]}" stroke-width="2.2"' if known else f'stroke="{token["edge"]}"'
    drawn = frame(wide, 25, 6, f'fill="{token["raised"]}" {edge}', x, y) + number
    if card in player.lacks:
        drawn += f'<path d="M{x + 3:.1f},{y + 21:.1f}l{wide - 6:.1f},-17" stroke="{token["accent"]}" stroke-width="2"/>'
    return drawn


# ---- the Thief


def _thief(view: View, wide: float, way: Way) -> str:
    thief, token = view.thief, way.token
    assert thief is not None
    drawn = _panel(wide, PANEL, way, lit="water" if view.phase == "thief" else None)
    drawn += f'<circle cx="{wide - 62:.1f}" cy="90" r="54" fill="{token["dusk"]}" fill-opacity=".55"/>'
    drawn += use("thief", wide - 62, 82, 1.06) + use("badge-thief", 25, 27, 1.3)
    called = shortened(way.labels.thief, SMALL_NAME_SIZE * BOLD, wide - 186)
    drawn += write(56, 32, SMALL_NAME_SIZE, token["text"], safe(called), 'font-weight="700"')
    drawn += _draw_pile(thief, way) + _reserve(thief, 92, 56, wide - 92 - 134)
    x = 14.0
    for value in range(1, VALUES + 1):
        drawn += _thief_cell(thief, value, x, way)
        x += 21.6
    return drawn


def _draw_pile(thief: Thief, way: Way) -> str:
    if not thief.pile:
        return empty_place(18, 56, PILE, way.token["edge"], faint=True)
    drawn = "".join(use("back-thief", 18 + 2 * step, 56 - 2 * step, PILE) for step in range(min(3, len(thief.pile))))
    look = f'fill="{INK}" stroke="{CREAM}" stroke-width="1.4"'
    number = write(66, 118.5, 16, CREAM, len(thief.pile), f'{DISPLAY} text-anchor="middle"')
    return f'{drawn}<circle cx="66" cy="113" r="12" {look}/>{number}'


def _reserve(thief: Thief, x: float, y: float, room: float) -> str:
    """The last card laid lies on top, to the right."""
    pitch = min(CARD_WIDE * PILE + 4, (room - CARD_WIDE * PILE) / max(1, len(thief.reserve) - 1))
    return "".join(face_up(None, str(value), x + pitch * number, y, PILE) for number, value in enumerate(thief.reserve))


def _thief_cell(thief: Thief, value: int, x: float, way: Way) -> str:
    token, y = way.token, PANEL - 35
    if value not in thief.pile:
        return f'<circle cx="{x + 10:.1f}" cy="{y + 12.5:.1f}" r="1.6" fill="{token["edge"]}"/>'
    look = f'fill="{token["raised"]}" stroke="{token["edge"]}"'
    number = write(x + 10, y + 17.5, 14, token["text"], value, 'text-anchor="middle" font-weight="700"')
    return frame(20, 25, 6, look, x, y) + number


# ---- one's own place


def _own(view: View, player: Player, way: Way) -> str:
    wide, token, seat = WIDE - 2 * EDGE, way.token, player.seat
    drawn = _panel(wide, OWN, way, lit=_lit(view, seat)) + use(f"badge{seat}", 32, 34, 1.7)
    right = wide - 22.0
    if view.end is None:
        right -= TRAY + 18
        drawn += _tray(view, player, wide - TRAY - 14, way)
    sign, x = _signs(view, seat, 60, 40)
    drawn += sign + total_of(player.flames, right, 42, 27, token["text"])
    called = shortened(way.name(seat), NAME_SIZE * BOLD, right - 70 - x)
    drawn += write(x, 40, NAME_SIZE, token["text"], safe(called), 'font-weight="700"')
    drawn += _piles(player, 24, 64, right - 24, OWN_PILE, way)
    return drawn + _own_hand(player, 18, OWN - 130, (wide - 36) / len(CARD_NAMES), way)


def _tray(view: View, player: Player, left: float, way: Way) -> str:
    """T4: the chosen cards, known to nobody else; empty places for those to choose and those that were played."""
    token = way.token
    drawn = frame(TRAY, 158, 14, f'fill="{token["tray"]}" stroke="{token["water"]}" stroke-width="1.6"', left, 14)
    if player.ready:
        drawn += use("lock", left + 20, 36)
    held = player.chosen or ()
    places = min(CHOSEN, len(player.cards)) if _choosing(view, player) else CHOSEN
    step = CARD_WIDE * OWN_CARD + 9
    x = left + TRAY - 8 - step * CHOSEN
    for number in range(places):
        if number < len(held):
            drawn += face_up(player.seat, held[number], x, 36, OWN_CARD)
        else:
            drawn += empty_place(x, 36, OWN_CARD, token["water"], faint=not _choosing(view, player))
        x += step
    return drawn


def _own_hand(player: Player, x: float, y: float, pitch: float, way: Way) -> str:
    """Ten places in order: in hand, chosen (and so in the tray), asleep, or not here."""
    token, drawn = way.token, ""
    x += (pitch - CARD_WIDE * OWN_CARD) / 2
    for number, card in enumerate(CARD_NAMES, 1):
        chosen = player.chosen is not None and card in player.chosen
        if card in player.exhausted:
            drawn += (
                f'<g transform="translate({x:.1f} {y:.1f}) scale({OWN_CARD})"><use href="#@card{player.seat}"/>'
                f'<use href="#@nap{number}"/></g>'
            )
        elif card not in player.cards:
            drawn += empty_place(x, y, OWN_CARD, token["edge"], faint=True)
        elif chosen:
            drawn += empty_place(x, y, OWN_CARD, token["water"]) + write(
                x + CARD_WIDE * OWN_CARD / 2, y + 66, 30, token["water"], card, f'{DISPLAY} text-anchor="middle"'
            )
        else:
            drawn += face_up(player.seat, card, x, y, OWN_CARD)
        x += pitch
    return drawn


# ---- words


def _words(view: View, way: Way) -> str:
    told: list[str] = []
    if view.iguana:
        told.append(f"Iguana card {view.iguana.start} with {view.iguana.flames} flames, {len(view.unseen)} below it")
    if view.wanted is not None:
        told.append(f"Wanted: {view.wanted}")
    if view.row:
        told.append(f"Played: {', '.join(_played(card, way) for card in view.row)}")
    for player in view.players:
        piles = ", ".join(f"{pile.card} on {pile.fires.flames}" for pile in player.piles) or "none"
        name = way.name(player.seat) if way.names else f"Seat {player.seat}"
        told.append(f"{name}: {player.flames} flames, piles {piles}, {player.holds} cards chosen")
    if view.thief:
        reserve = " ".join(map(str, view.thief.reserve)) or "empty"
        told.append(f"{way.labels.thief}: {len(view.thief.pile)} cards to draw, reserve {reserve}")
    if view.box.flames:
        told.append(f"{way.labels.box}: {view.box.flames} flames")
    return "".join(f"{sentence}. " for sentence in told).rstrip()


def _played(card: Laid, way: Way) -> str:
    who = way.labels.thief if card.seat is None else way.name(card.seat)
    return f"{card.value} as a trickster by {who}" if card.card == TRICKSTER else f"{card.value} by {who}"
