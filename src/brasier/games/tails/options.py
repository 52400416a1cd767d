"""What can be chosen before a match of Tails on Fire, and what cannot be played."""

import re
from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from brasier.core.game import Refusal
from brasier.games.tails.data import FEWEST, FEWEST_FLAMES, MOST, MOST_FLAMES, OURS, VALUES

Table = tuple[tuple[int, int], ...]  # start value and flames of each iguana card, lowest start first

# Sentences name what was asked for as long as it is a number anybody would ask for.
Number = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]

_CARD = re.compile(r"(-?\d{1,3}) ?: ?(-?\d{1,3})", re.ASCII)


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Complete and playable: made by `read_options` only from choices that fit together."""

    players: Number = 4
    eldest: Number = 0
    deck: str | tuple[tuple[Number, Number], ...] = "ours"  # ours, or start value and flames of each card

    @property
    def table(self) -> Table:
        return OURS if isinstance(self.deck, str) else self.deck


def read_options(given: Mapping[str, Any]) -> Options:
    values = dict(given)
    for name in values:
        if name not in Options.__struct_fields__:
            raise Refusal("unknown-option", "", {"option": str(name)})
    if "deck" in values:
        values["deck"] = _pairs(values["deck"])
    try:
        options = msgspec.convert(values, Options, strict=True)
    except msgspec.ValidationError as wrong:
        raise Refusal("bad-option", "", {"detail": str(wrong)}) from None
    if not FEWEST <= options.players <= MOST:
        raise Refusal("tails-two-to-six", "T1", {"players": options.players})
    if not 0 <= options.eldest < options.players:
        raise Refusal("tails-eldest-not-seated", "T5", {"eldest": options.eldest, "last": options.players - 1})
    _refuse_strange_cards(options.table)
    return msgspec.structs.replace(options, deck=deck_of(options.table))


def deck_of(table: Table) -> str | Table:
    """A table in its one form: the same cards are the same option, however they were listed."""
    in_order = tuple(sorted(table))
    return "ours" if in_order == OURS else in_order


def _pairs(deck: Any) -> Any:
    """A table as it may come: a list of pairs, an object, or a line of text."""
    if isinstance(deck, Mapping):
        return [[int(start) if _is_number(start) else start, flames] for start, flames in deck.items()]
    if isinstance(deck, list | tuple) or deck == "ours":
        return deck
    if not isinstance(deck, str):
        raise Refusal("tails-unreadable-deck", "T2", {"deck": str(deck)[:60]})
    cards = [_CARD.fullmatch(card.strip()) for card in deck.split(",")]
    if None in cards:
        raise Refusal("tails-unreadable-deck", "T2", {"deck": deck[:60]})
    return [[int(card[1]), int(card[2])] for card in cards if card is not None]


def _is_number(word: Any) -> bool:
    return isinstance(word, str) and re.fullmatch(r"-?\d{1,3}", word, re.ASCII) is not None


def _refuse_strange_cards(table: Table) -> None:
    if not 1 <= len(table) <= VALUES:
        raise Refusal("tails-one-to-nine-iguanas", "T2", {"cards": len(table)})
    seen: set[int] = set()
    for start, flames in table:
        if not 1 <= start <= VALUES:
            raise Refusal("tails-no-such-start", "T2", {"start": start})
        if start in seen:
            raise Refusal("tails-start-twice", "T2", {"start": start})
        if not FEWEST_FLAMES <= flames <= MOST_FLAMES:
            raise Refusal("tails-one-to-nine-flames", "T2", {"start": start, "flames": flames})
        seen.add(start)
