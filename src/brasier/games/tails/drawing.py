"""The table as text: cards, seats and the Thief for a terminal, with or without colour.

    ╭─────╮╮  ╭──╭──╭──╮ ┌╌╌╌┐       4      start value of the iguana card on top, and below it its flames
    │ 4   ││  │4 │5 │6 │ ╎ 7 ╎       ≡3     iguana cards under it, in no order
    │     ││  │  │  │+1│ ╎   ╎       6 +1   cards of this round, the last one on top: here a trickster as 6
    │ ^^^ ││  │R │Y │R │ ╎G  ╎       ╎ 7 ╎  the value wanted now, and from whom; ↑2 raised twice, ! must be played
    ╰─────╯╯  ╰──╰──╰──╯ └╌╌╌┘       *  >   the first player, whose turn it is; ★ who won
    ≡3  1^^ 2^^^ 9^^^^               5^     flames of a seat; ▒▒ chosen cards it still holds; ... it is choosing

     *R Ada     5^  ▒▒    1 [2] ·  · (5) ·  · [8] 9  ·    7^^^ 3^    [2] chosen  (5) exhausted  -3- not held
    > G Bo      1^  ▒▒▒   1  2  3  4  5  6  7  ·  9  +1   8^         7^^^ a pile: a 7 on three flames
      T Thief       ▒7    1  2  ·  ·  5  6  7  8  9       {3 4}      its pile and its reserve, the last card on top

Every card has its place in a hand, so a missing one is seen at a glance. Colour only paints characters that stand there
anyway, so nothing is told by colour alone.
"""

import unicodedata
from collections.abc import Iterable, Sequence

import msgspec

from brasier.core.drawing import SEAT_FILL, SEAT_INK, WHITE, Colour, Ink, check_palette, paint
from brasier.games.tails.data import CAMPFIRE, CARD_NAMES, CHOSEN, VALUES
from brasier.games.tails.view import Fires, Laid, Pile, Player, Thief, View

Run = tuple[str, Ink]  # characters that are painted alike
Line = list[Run]

LETTERS = "RBYGPI"  # red, blue, yellow, green, plum, ivory: the seats in their order
THIEF = "T"
TURN = ">"
FIRST = "*"
WINNER = "★"
FLAME = "^"
BELOW = "≡"
RAISED = "↑"
MUST = "!"
BACK = "▒"
CHOOSING = "."
AWAY = "·"
TRICKSTER = CARD_NAMES[-1]

LEAST = 42  # columns; nothing is cut to fit into fewer
ONE_LINE = 74  # columns from which on a seat takes but one line
MOST_FLAMES = 4  # more of them are a number
HAND = 3 * VALUES + 4  # columns of a hand

# The tokens of the night theme, as (red, green, blue).
TEXT: Colour = (248, 238, 223)
QUIET: Colour = (151, 140, 160)
WATER: Colour = (127, 224, 255)
EMBER: Colour = (255, 158, 69)
LEAF: Colour = (150, 205, 120)
MASK: Colour = (58, 47, 72)
GAP: Run = (" ", Ink(TEXT))


class Labels(msgspec.Struct, frozen=True, kw_only=True):
    """The few words of a drawing, in the reader's language."""

    thief: str = "Thief"
    box: str = "Box"


ENGLISH = Labels()


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """How a table is to be drawn."""

    width: int
    letters: str
    names: tuple[str, ...]
    labels: Labels
    name: int  # columns of a name

    @property
    def one_line(self) -> bool:
        return self.width >= ONE_LINE

    def who(self, seat: int | None) -> Run:
        """The letter of a seat; None: the Thief's."""
        if seat is None:
            return THIEF, Ink(WHITE, MASK, bold=True)
        return self.letters[seat], Ink(SEAT_INK[seat], SEAT_FILL[seat], bold=True)


def draw_board(
    view: View,
    *,
    colour: bool = False,
    palette: str = "256",
    width: int = 100,
    letters: str = LETTERS,
    names: Sequence[str] = (),
    labels: Labels = ENGLISH,
) -> str:
    """The table of a view in so many columns, 42 at the least.

    `palette` is "true" (24 bits) or "256", for terminals that know no more. `letters` stand for the seats, and so do
    `names`: without them the seats are numbered. `labels` are all other words.
    """
    check_palette(palette)
    width = max(width, LEAST)
    called = tuple(names) or tuple(str(player.seat) for player in view.players)
    heads = (*called, labels.thief, labels.box) if view.thief else called
    longest = max(columns(_printable(name)) for name in heads)
    most = 10 + (width - LEAST) // 8 if width < ONE_LINE else 11 + (width - ONE_LINE) // 4
    way = Way(width=width, letters=letters, names=called, labels=labels, name=min(longest, most))
    lines = [*_middle(view, way), *_below(view, way)]
    lines += [[]] if lines else []
    for player in view.players:
        lines += _player(view, player, way)
    if view.thief:
        lines += _thief(view, view.thief, way)
    lines += _box(view, way)
    return "\n".join(_finished(line, palette if colour else None) for line in lines)


def legend(letters: str = LETTERS) -> list[tuple[str, str]]:
    """Every sign of the table as it is drawn, and what it is; the sentences are up to the reader's language."""
    return [
        ("│4  ^^│", "iguana"),
        (f"{BELOW}3", "below"),
        (f"│6 {letters[0]}│", "laid"),
        (f"│6 {TRICKSTER}│", "trickster"),
        ("╎ 7 ╎", "wanted"),
        (f"{RAISED}2", "raised"),
        (f"7{MUST}", "must"),
        (letters, "seat"),
        (TURN, "turn"),
        (FIRST, "first"),
        (WINNER, "winner"),
        (f"5{FLAME}", "flames"),
        (BACK * CHOSEN, "held"),
        (CHOOSING * CHOSEN, "choosing"),
        ("1 2 3", "hand"),
        ("[2]", "chosen"),
        ("(5)", "exhausted"),
        ("-3-", "lacks"),
        (AWAY, "away"),
        (f"7{FLAME * 3}", "pile"),
        (f"7{FLAME}×9", "big-pile"),
        (THIEF, "thief"),
        (f"{BACK}7", "thief-pile"),
        ("{3 4}", "reserve"),
    ]


# ---- the middle of the table


def _middle(view: View, way: Way) -> list[Line]:
    """The iguana card, and beside it what was played in this round; a long row goes on below."""
    if view.iguana is None and not view.unseen:
        return []
    card, slot = _iguana(view), _wanted(view, way)
    left = sum(columns(text) for text, _ in card[0])
    most = (way.width - left - 9) // 3  # cards, beside the place of the next one
    drawn: list[Line] = []
    for start in range(0, len(view.row) or 1, most):
        row = view.row[start : start + most]
        laid = _row(row, way)
        if slot and start + most >= len(view.row):
            laid = [[*cards, *([GAP] if row else []), *place] for cards, place in zip(laid, slot, strict=True)]
        beside: list[Line] = card if start == 0 else [[(" " * left, Ink(TEXT))] for _ in card]
        drawn += [[*line, GAP, GAP, *cards] for line, cards in zip(beside, laid, strict=True)]
    return drawn


def _row(row: Sequence[Laid], way: Way) -> list[Line]:
    """Cards on each other: value, whether it is a trickster, whose it is."""
    wood = Ink(QUIET)
    lines: list[Line] = [[] for _ in range(5)]
    for card in row:
        kind = TRICKSTER if card.card == TRICKSTER else "  "
        lines[0] += [("╭──", wood)]
        lines[1] += [("│", wood), (f"{card.value} ", Ink(TEXT, bold=True))]
        lines[2] += [("│", wood), (kind, Ink(EMBER, bold=True))]
        lines[3] += [("│", wood), way.who(card.seat), GAP]
        lines[4] += [("╰──", wood)]
    if row:
        for line, end in zip(lines, "╮│││╯", strict=True):
            line.append((end, wood))
    return lines


def _iguana(view: View) -> list[Line]:
    """The card on top, or that nobody has seen it yet, and the pile behind it."""
    card, edge = view.iguana, Ink(LEAF)
    start = "?" if card is None else str(card.start)
    flames = "" if card is None else _fire(card.flames)
    top, side, foot = "╮│╯" if len(view.unseen) > (card is None) else "   "
    return [
        [(f"╭─────╮{top}", edge)],
        [("│ ", edge), (start.ljust(4), Ink(TEXT, bold=True)), (f"│{side}", edge)],
        [(f"│     │{side}", edge)],
        [("│", edge), (flames.center(5), Ink(EMBER, bold=True)), (f"│{side}", edge)],
        [(f"╰─────╯{foot}", edge)],
    ]


def _wanted(view: View, way: Way) -> list[Line]:
    """Where the next card would lie: its value, how often that was raised, who may lay it."""
    if view.wanted is None:
        return []
    colour = WATER if view.turn is not None and view.turn == view.seat else EMBER
    dashes = Ink(colour)
    asked = view.turn is not None or view.phase == "thief"
    who = way.who(view.turn) if asked else GAP
    raised = f"{RAISED}{view.vain}" if view.vain else ""
    value = f" {view.wanted}{MUST if view.must_open else ' '}"
    return [
        [("┌╌╌╌┐", dashes)],
        [("╎", dashes), (value, Ink(colour, bold=True)), ("╎", dashes)],
        [("╎", dashes), (raised.ljust(3), Ink(EMBER)), ("╎", dashes)],
        [("╎", dashes), who, ("  ", Ink(TEXT)), ("╎", dashes)],
        [("└╌╌╌┘", dashes)],
    ]


def _below(view: View, way: Way) -> list[Line]:
    """The iguana cards to come, which everybody can work out."""
    if not view.unseen:
        return []
    parts = [_burning(str(card.start), card.flames) for card in view.unseen]
    return _listed([(f"{BELOW}{len(view.unseen)}", Ink(LEAF, bold=True)), ("  ", Ink(TEXT))], parts, way.width)


# ---- the seats


def _player(view: View, player: Player, way: Way) -> list[Line]:
    won = view.end is not None and player.seat in view.end.winners
    mark = WINNER if won else TURN if player.seat in view.awaited else " "
    first = FIRST if player.seat == view.first and view.end is None else " "
    back: Run = (BACK * player.holds, Ink(SEAT_FILL[player.seat]))
    if view.phase == "choose" and player.seat in view.awaited:
        back = (CHOOSING * min(CHOSEN, len(player.cards)), Ink(TEXT))
    head: Line = [
        (mark, Ink(EMBER if won else WATER, bold=True)),
        (first, Ink(EMBER, bold=True)),
        way.who(player.seat),
        GAP,
        (_fitted(way.names[player.seat], way.name), Ink(TEXT, bold=player.seat == view.seat)),
        (f" {player.flames:>2}{FLAME}  ", Ink(EMBER, bold=True)),
        back,
        (" " * (CHOSEN - len(back[0]) + 1), Ink(TEXT)),
    ]
    return _seated(head, _hand(player), [_pile(pile) for pile in player.piles], way)


def _hand(player: Player) -> Line:
    """Every card in its place: chosen, hidden among the others, exhausted, or not in the hand."""
    line: Line = []
    for card in CARD_NAMES:
        if card in player.exhausted:
            cell, ink = f"({card})", Ink(QUIET)
        elif player.chosen is not None and card in player.chosen:
            cell, ink = f"[{card}]", Ink(WATER, bold=True)
        elif card in player.lacks:
            cell, ink = f"-{card}-", Ink(QUIET)
        elif card in player.cards:
            cell, ink = f" {card} ", Ink(TEXT)
        else:
            cell, ink = f" {AWAY} ", Ink(QUIET)
        line.append((cell.ljust(len(card) + 2), ink))
    return line


def _pile(pile: Pile) -> Line:
    return _burning(pile.card, pile.fires.flames)


def _burning(card: str, flames: int) -> Line:
    """A card and what burns below it."""
    return [(card, Ink(TEXT, bold=True)), (_fire(flames), Ink(EMBER))]


def _fire(flames: int) -> str:
    return FLAME * flames if flames <= MOST_FLAMES else f"{FLAME}×{flames}"


def _thief(view: View, thief: Thief, way: Way) -> list[Line]:
    turn = TURN if view.phase == "thief" else " "
    hand: Line = [
        (f" {value} ", Ink(TEXT)) if value in thief.pile else (f" {AWAY} ", Ink(QUIET))
        for value in range(1, VALUES + 1)
    ]
    head: Line = [
        (turn, Ink(WATER, bold=True)),
        GAP,
        way.who(None),
        GAP,
        (_fitted(way.labels.thief, way.name), Ink(TEXT)),
        (" " * 6, Ink(TEXT)),
        (f"{BACK}{len(thief.pile)}".ljust(CHOSEN + 1), Ink(QUIET)),
    ]
    reserve = f"{{{' '.join(map(str, thief.reserve))}}}".split()
    return _seated(head, [*hand, (" " * 4, Ink(TEXT))], [[(part, Ink(TEXT, bold=True))] for part in reserve], way)


def _box(view: View, way: Way) -> list[Line]:
    """T16: what nobody can win any more."""
    if not view.box.flames:
        return []
    head: Line = [
        ("    ", Ink(TEXT)),
        (_fitted(way.labels.box, way.name), Ink(TEXT)),
        (f" {view.box.flames:>2}{FLAME}  ", Ink(EMBER, bold=True)),
    ]
    return _listed(head, _boxed(view, view.box, way), way.width)


def _boxed(view: View, box: Fires, way: Way) -> list[Line]:
    flames = dict(view.options.table)
    iguanas = [_burning(str(start), flames[start]) for start in box.iguanas]
    return iguanas + [[way.who(seat), (FLAME * CAMPFIRE, Ink(EMBER))] for seat in box.campfires]


def _seated(head: Line, hand: Line, parts: Sequence[Line], way: Way) -> list[Line]:
    """A seat on one line where there is room, otherwise its hand on a line of its own."""
    if way.one_line:
        return _listed([*head, *hand, GAP], parts, way.width)
    return [*_listed(head, parts, way.width), [("    ", Ink(TEXT)), *hand]]


# ---- lines


def _listed(head: Line, parts: Iterable[Line], width: int) -> list[Line]:
    """The parts after the head, and what does not fit on further lines below them."""
    indent = sum(columns(text) for text, _ in head)
    lines, at = [list(head)], indent
    for part in parts:
        wide = sum(columns(text) for text, _ in part)
        if at > indent and at + 1 + wide > width:
            lines.append([(" " * indent, Ink(TEXT))])
            at = indent
        if at > indent:
            lines[-1].append(GAP)
            at += 1
        lines[-1] += part
        at += wide
    return lines


def _finished(line: Line, palette: str | None) -> str:
    """Without a palette plain text; nothing blank at the end unless it is painted."""
    line = [run for run in line if run[0]]
    while line and not line[-1][0].strip() and line[-1][1].ground is None:
        line.pop()
    if line and line[-1][1].ground is None:
        line[-1] = (line[-1][0].rstrip(), line[-1][1])
    if not line:
        return ""
    return paint(line, palette) if palette else "".join(text for text, _ in line)


def columns(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(_wide(char) for char in text)


def _wide(char: str) -> int:
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _printable(name: str) -> str:
    return "".join(char for char in unicodedata.normalize("NFC", name) if char.isprintable())


def _fitted(name: str, room: int) -> str:
    """As much of a name as there is room for, and blanks for the rest."""
    name = _printable(name)
    if columns(name) > room:
        while columns(name) > room - 1:
            name = name[:-1]
        name = f"{name.rstrip()}…"
    return name + " " * (room - columns(name))
