"""Tails on Fire between the compiled state and plain values: cards by name, and what lies where."""

from collections.abc import Iterable
from typing import NamedTuple

from brasier.games.tails.cards import TRICKSTER, cards_in, of_seat
from brasier.games.tails.data import CARD_NAMES, VALUES, WITH_THIEF
from brasier.games.tails.options import Options, deck_of
from brasier.games.tails.rules import BLAZE, BOX, IN_ONE_ROW, THIEF, Tails, place

PHASES = ("blaze", "iguana", "choose", "first", "chase", "thief", "done")

Who = int | None  # a seat, or None: the Thief


class Entry(NamedTuple):
    """A card of the row: who played it, which card, and what it counts as."""

    who: Who
    card: int
    value: int


def start_state(options: Options) -> Tails:
    deck = sum(1 << (start - 1) for start, _ in options.table)
    flames = sum(flames << 4 * (start - 1) for start, flames in options.table)
    return Tails(options.players, options.eldest, deck, flames)


def options_of(state: Tails) -> Options:
    table = tuple((start, state.flames_on(start)) for start in values_of(state.deck))
    return Options(players=state.players, eldest=state.eldest, deck=deck_of(table))


# ---- cards


def names_of(cards: int) -> tuple[str, ...]:
    """The names of a set of cards, the trickster last."""
    return tuple(CARD_NAMES[card] for card in cards_in(cards))


def set_of(names: Iterable[str]) -> int:
    """The set of the cards with these names."""
    return sum(1 << CARD_NAMES.index(name) for name in names)


def values_of(cards: int) -> tuple[int, ...]:
    """The values of a set of numbers."""
    return tuple(card + 1 for card in cards_in(cards))


def set_of_values(values: Iterable[int]) -> int:
    return sum(1 << (value - 1) for value in values)


# ---- the row, and the Thief's reserve


def who_of(number: int) -> Who:
    return None if number == THIEF else number


def row_of(state: Tails) -> tuple[Entry, ...]:
    """The cards of this round in the order in which they were played.

    The state keeps who played each and whether it was a trickster; the values follow from the last one (T6).
    """
    entries = []
    for number in range(state.laid):
        if number < IN_ONE_ROW:
            code = state.row >> 4 * number & 15
        else:
            code = state.row_end >> 4 * (number - IN_ONE_ROW) & 15
        value = (state.wanted - 1 - state.laid + number) % VALUES + 1
        entries.append(Entry(who_of(code // 2), TRICKSTER if code % 2 else value - 1, value))
    return tuple(entries)


def lay_row(state: Tails, row: Iterable[tuple[Who, bool]]) -> None:
    """Fill the row of a state: who played each card, and whether it is a trickster."""
    for number, (who, is_trickster) in enumerate(row):
        state.top_owner = THIEF if who is None else who
        state.top_is_trickster = is_trickster
        code = 2 * state.top_owner + is_trickster
        if number < IN_ONE_ROW:
            state.row |= code << 4 * number
        else:
            state.row_end |= code << 4 * (number - IN_ONE_ROW)
        state.laid = number + 1


def reserve_of(state: Tails) -> tuple[int, ...]:
    """The values of the Thief's reserve, the last one laid last."""
    values = []
    reserve = state.reserve
    while reserve:
        values.append(reserve & 15)
        reserve >>= 4
    return tuple(reversed(values))


# ---- what burns


def iguanas_at(state: Tails, where: int) -> tuple[int, ...]:
    """Start values of the iguana cards that lie in a place."""
    return tuple(start for start in values_of(state.deck) if state.iguana_place(start) == where)


def campfires_at(state: Tails, where: int) -> tuple[int, ...]:
    """The seats whose campfires lie in a place."""
    return tuple(seat for seat in range(state.players) if state.campfire_place(seat) == where)


# ---- a position as one line


def write_position(state: Tails) -> str:
    options = options_of(state)
    head = f"{options.players} eldest {options.eldest}"
    if not isinstance(options.deck, str):
        head += " deck " + ",".join(f"{start}:{flames}" for start, flames in options.deck)
    awaited = [state.turn] if state.phase == BLAZE else [seat for seat in state.actors() if seat >= 0]
    iguana = f"iguana {state.iguana or '-'} of {' '.join(map(str, values_of(state.under))) or '-'}"
    row = " ".join(f"{_letter(entry.who)}:{_signs(1 << entry.card)}" for entry in row_of(state))
    parts = [
        head,
        " ".join([PHASES[state.phase], *map(str, awaited), "from", str(state.first)]),
        f"{iguana} wants {state.wanted or '-'} after {state.vain}",
        row or "-",
        " / ".join(_seat(state, seat) for seat in range(state.players)),
    ]
    if state.players <= WITH_THIEF:
        reserve = "".join(map(str, reserve_of(state)))
        parts.append(f"T pile {_signs(state.thief_pile) or '-'} reserve {reserve or '-'}")
    if box := _fires(state, BOX):
        parts.append(f"box {box}")
    return " | ".join(parts)


def _seat(state: Tails, seat: int) -> str:
    """The den, the chosen cards, the exhausted ones, the piles."""
    parts = [_signs(of_seat(state.den, seat)) + f"[{_signs(of_seat(state.chosen, seat))}]"]
    if exhausted := of_seat(state.exhausted, seat):
        parts.append(f"x{_signs(exhausted)}")
    for card in cards_in(of_seat(state.piled, seat)):
        parts.append(f"{_signs(1 << card)}={_fires(state, place(seat, card))}")
    return " ".join(parts)


def _fires(state: Tails, where: int) -> str:
    campfires = [f"c{seat}" for seat in campfires_at(state, where)]
    return "".join(campfires + [f"i{start}" for start in iguanas_at(state, where)])


def _signs(cards: int) -> str:
    return "".join("+" if card == TRICKSTER else str(card + 1) for card in cards_in(cards))


def _letter(who: Who) -> str:
    return "T" if who is None else str(who)
