"""Feurio! in words: the text of every action and outcome, both ways.

draw 3 · middle 3 6 · tile 2,-1 · firebreak 2,-1 red · men 0,0 green 2 · pass
"""

import re

from brasier.core.state import CHANCE, Refusal
from brasier.games.feurio.cell import q_of, r_of
from brasier.games.feurio.data import COLOUR_NAMES, COLOURS, MEN_A_TURN, TILES, VALUES
from brasier.games.feurio.rules import ACTIONS, BREAK, CELLS, LAY, PAIR, PASS, PLACE, Feurio, pair, pair_values

_CELL = r"([+-]?\d{1,3}) ?, ?([+-]?\d{1,3})"
_DRAW = re.compile(r"draw (\d{1,3})", re.ASCII)
_MIDDLE = re.compile(r"middle (\d{1,3}) (\d{1,3})", re.ASCII)
_TILE = re.compile(rf"tile {_CELL}", re.ASCII)
_FIREBREAK = re.compile(rf"firebreak {_CELL} ([a-z]+)", re.ASCII)
_MEN = re.compile(rf"men {_CELL} ([a-z]+) (\d{{1,3}})", re.ASCII)


def write_action(state: Feurio, seat: int, action: int) -> str:
    if seat == CHANCE:
        return f"draw {action}"
    if action == PASS:
        return "pass"
    if PAIR <= action < LAY:
        low, high = pair_values(action - PAIR)
        return f"middle {low} {high}"
    if LAY <= action < BREAK:
        return f"tile {_where(state, action - LAY)}"
    if BREAK <= action < PLACE:
        number, colour = divmod(action - BREAK, COLOURS)
        return f"firebreak {_where(state, number)} {COLOUR_NAMES[colour]}"
    if PLACE <= action < ACTIONS:
        number, rest = divmod(action - PLACE, COLOURS * MEN_A_TURN)
        colour, men = divmod(rest, MEN_A_TURN)
        return f"men {_where(state, number)} {COLOUR_NAMES[colour]} {men + 1}"
    raise Refusal("unknown-action", "", {"action": action})


def _where(state: Feurio, number: int) -> str:
    if number >= state.known:
        raise Refusal("feurio-not-beside-fire", "F10")
    return f"{q_of(state.cells[number])},{r_of(state.cells[number])}"


def read_action(state: Feurio, seat: int, text: str) -> int:
    """The number of the action; a text that names none is refused with the reason."""
    words = " ".join(text.lower().replace("\u2212", "-").split())
    if seat == CHANCE:
        drawn = _DRAW.fullmatch(words)
        if drawn is None:
            raise Refusal("unreadable", "", {"text": text[:60]})
        return _value(drawn[1])
    if words == "pass":
        return PASS
    if found := _MIDDLE.fullmatch(words):
        low, high = sorted((_value(found[1]), _value(found[2])))
        return PAIR + pair(low, high)
    if found := _TILE.fullmatch(words):
        return LAY + cell_number(state, int(found[1]), int(found[2]))
    if found := _FIREBREAK.fullmatch(words):
        colour = _colour(found[3])
        return BREAK + COLOURS * cell_number(state, int(found[1]), int(found[2])) + colour
    if found := _MEN.fullmatch(words):
        men = int(found[4])
        if not 1 <= men <= MEN_A_TURN:
            raise Refusal("feurio-one-to-three-men", "F11", {"men": men})
        colour = _colour(found[3])
        number = cell_number(state, int(found[1]), int(found[2]))
        return PLACE + COLOURS * MEN_A_TURN * number + MEN_A_TURN * colour + men - 1
    raise Refusal("unreadable", "", {"text": text[:60]})


def _value(word: str) -> int:
    if not 1 <= int(word) <= VALUES:
        raise Refusal("feurio-no-such-value", "F1", {"value": int(word)})
    return int(word)


def _colour(word: str) -> int:
    if word not in COLOUR_NAMES:
        raise Refusal("feurio-no-such-colour", "F3", {"colour": word})
    return COLOUR_NAMES.index(word)


def cell_number(state: Feurio, q: int, r: int) -> int:
    """The number of a cell.

    A cell that fire has never been near has none. It gets the last number, which is never a tile's and never given
    while a tile can still be laid: the rules then refuse it with the reason that fits.
    """
    near = abs(q) <= TILES and abs(r) <= TILES
    number = state.find(q, r) if near else -1
    return number if number >= 0 else CELLS - 1
