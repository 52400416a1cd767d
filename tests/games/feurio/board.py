"""The drawing language of the tests of Feurio!: a board as text, and short ways to ask a state what it allows.

    3     6gb
       1y    x51
       ^ half a cell is three characters: each row stands half a cell to the right of the row above

Rows are r, a token is what lies on a cell: `.` nothing, `6gb` a 6 with a green and a blue man, `x51` a firebreak, in
truth a 5, laid by seat 1. `first` says where the first token of the first line lies.
"""

import re
from collections.abc import Mapping, Sequence

from brasier.core.game import CHANCE, Fact, Refusal
from brasier.games.feurio import GAME
from brasier.games.feurio.options import read_options
from brasier.games.feurio.position import PHASES, Laid, Position, build
from brasier.games.feurio.rules import Feurio
from brasier.games.feurio.view import View

Cell = tuple[int, int]

HALF = 3  # characters
COLOURS = ("red", "green", "blue", "yellow")
SEATS_OF_COLOURS = {
    1: (COLOURS,),
    2: (("red", "green"), ("blue", "yellow")),
    3: (("red", "yellow"), ("green", "yellow"), ("blue", "yellow")),
    4: (("red",), ("green",), ("blue",), ("yellow",)),
}
_TILE = re.compile(r"([1-6])([rgby]{0,3})")
_FIREBREAK = re.compile(r"x([1-6])([0-3])")


def tiles(drawing: str, first: Cell = (0, 0)) -> tuple[Laid, ...]:
    """The tiles of a drawing, from the top row down; `ValueError` says what is wrong, and where."""
    lines = drawing.rstrip().split("\n")
    while lines and not lines[0].strip():
        del lines[0]
    if not lines:
        return ()
    margin = len(lines[0]) - len(lines[0].lstrip())
    laid = []
    for row, line in enumerate(lines):
        if not line.strip():
            raise ValueError(f"line {row + 1} is empty: draw a row without tiles as one '.'")
        for token in re.finditer(r"\S+", line):
            where = f"line {row + 1}, column {token.start() + 1}: {token[0]!r}"
            halves, off = divmod(token.start() - margin, HALF)
            twice_q = 2 * first[0] + halves - row
            if off or twice_q % 2:
                raise ValueError(f"{where} lies between two cells")
            if token[0] != ".":
                laid.append(_laid(token[0], (twice_q // 2, first[1] + row), where))
    return tuple(laid)


def _laid(token: str, cell: Cell, where: str) -> Laid:
    if found := _FIREBREAK.fullmatch(token):
        return Laid(cell=cell, value=int(found[1]), owner=int(found[2]))
    found = _TILE.fullmatch(token)
    if found is None:
        raise ValueError(f"{where} is no tile")
    red, green, blue, yellow = (found[2].count(letter) for letter in "rgby")
    return Laid(cell=cell, value=int(found[1]), men=(red, green, blue, yellow))


def board(
    drawing: str,
    *,
    first: Cell = (0, 0),
    seat: int = 0,
    phase: str = "men",
    players: int = 4,
    mode: str = "competitive",
    firebreaks: bool = False,
    cest_chaud: bool = False,
    eldest: int = 0,
    drawn: int = 0,
    men: Mapping[str, int] | None = None,
    passes: int = 0,
    pile: Sequence[int] | None = None,
) -> Feurio:
    """The state of a drawn board.

    Men in hand are those of the box without those drawn; `men` overrides some colours (with three players `yellow` is
    what every seat has of its reinforcements, four unless told). `pile` lists the values face down: what the drawing
    leaves over, and nothing in the phases `late` and `done`, unless told.
    """
    if players == 1:
        mode = "solitaire"
    options = read_options(
        {"players": players, "mode": mode, "firebreaks": firebreaks, "cest_chaud": cest_chaud, "eldest": eldest}
    )
    laid = tiles(drawing, first)
    hand = {}
    for number, colour in enumerate(COLOURS):
        hand[colour] = 12 - sum(tile.men[number] for tile in laid)
    if players == 3:
        hand["yellow"] = 4
    hand.update(men or {})
    supplies = tuple(
        tuple(hand[colour] if colour in own else 0 for colour in COLOURS) for own in SEATS_OF_COLOURS[players]
    )
    state = build(
        Position(
            options=options,
            phase=PHASES.index(phase),
            seat=seat,
            laid=laid,
            supplies=supplies,
            drawn=drawn,
            passes=passes,
        )
    )
    if pile is None and phase in ("late", "done"):
        pile = ()
    if pile is not None:
        state.pile = sum(1 << 3 * (value - 1) for value in pile)
        state.left = len(pile)
    return state


# ---- asking


def legal_texts(state: Feurio, seat: int) -> set[str]:
    """What a seat may do now, in words."""
    texts = [GAME.write(state, seat, action) for action in state.legal(seat)]
    assert len(set(texts)) == len(texts), "one action is listed twice"
    return set(texts)


def hottest(state: Feurio) -> set[str]:
    """Where the player to act may lay the drawn tile."""
    texts = legal_texts(state, state.to_act())
    return {text.removeprefix("tile ") for text in texts if text.startswith("tile ")}


def most_men(state: Feurio, cell: str, colour: str) -> int:
    """How many men of a colour the player to act may place on a tile: 0 to 3, and every number below it too."""
    texts = legal_texts(state, state.to_act())
    counts = [men for men in (1, 2, 3) if f"men {cell} {colour} {men}" in texts]
    assert counts == list(range(1, len(counts) + 1)), "a number of men is missing"
    return len(counts)


def refused(state: Feurio, seat: int, text: str) -> tuple[str, str]:
    """The code and the rule that refuse it. Nothing may have changed."""
    before = state.pack()
    try:
        state.apply(seat, GAME.read(state, seat, text))
    except Refusal as refusal:
        assert state.pack() == before, f"{text!r} was refused but changed something"
        return refusal.code, refusal.rule
    raise AssertionError(f"{text!r} was not refused")


def view(state: Feurio, seat: int | None = None) -> View:
    return GAME.view(state, seat)


def men_in_hand(state: Feurio, seat: int) -> dict[str, int]:
    return view(state).standings[seat].men


def on_table(state: Feurio) -> dict[Cell, tuple[int, dict[str, int]]]:
    """Every tile face up with its value and men."""
    return {tile.cell: (tile.value, tile.men) for tile in view(state).tiles if tile.value is not None}


def points(state: Feurio) -> tuple[int, ...]:
    """What each seat would score now."""
    return tuple(standing.points for standing in view(state).standings)


def zones(state: Feurio, colour: str) -> list[int]:
    """The worth of each zone of a colour, the best first."""
    return sorted((zone.points for zone in view(state).zones if zone.colour == colour), reverse=True)


# ---- playing


def do(state: Feurio, seat: int, text: str) -> list[Fact]:
    """A seat does it; what happened."""
    facts: list[Fact] = []
    state.apply(seat, GAME.read(state, seat, text), facts)
    return facts


def draw(state: Feurio, *values: int) -> list[Fact]:
    return [fact for value in values for fact in do(state, CHANCE, f"draw {value}")]


def begun(*values: int, middle: str = "", **options: object) -> Feurio:
    """A fresh match after its start tiles were drawn (and arranged, if `middle` says how)."""
    state = GAME.start(GAME.options({"players": len(values), **options}))
    draw(state, *values)
    if middle:
        do(state, state.to_act(), f"middle {middle}")
    return state
