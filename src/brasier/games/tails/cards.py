"""Cards as bits, and the numbers of choices.

A set of one seat's cards is ten bits: bit 0 to 8 for the opossums 1 to 9, bit 9 for the trickster. A *layer* holds such
a set for every seat, ten bits each, seat 0 lowest: where all the exhausted cards are, say, is one number, and what
happens to everybody between two rounds is one operation on layers.

A choice of one, two or three cards has a number of its own, see docs/reference/tails.md.
"""

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brasier.core.state import Actions
from brasier.games.tails.data import CARDS, CHOSEN

EVERY_CARD: Final = 1023
TRICKSTER: Final = 9

COUNT: Final = bytes([bin(cards).count("1") for cards in range(1024)])

# Choices are counted by size, then by their highest card, then the next: (0,1) (0,2) (1,2) (0,3) …
COMBINATIONS: Final = [
    sorted(combinations(range(CARDS), size), key=lambda cards: cards[::-1]) for size in range(1, CHOSEN + 1)
]
CHOICES: Final = vec[i64]([sum(1 << card for card in cards) for same_size in COMBINATIONS for cards in same_size])
PAIRS: Final = 10  # the number of the first choice of two cards
TRIPLES: Final = 55  # and of three


def one_card(card: i64) -> i64:
    """The set of this one card. (A literal 1 would be shifted as 32 bits.)"""
    return (card - card + 1) << card


def of_seat(layer: i64, seat: i64) -> i64:
    """The cards of a seat in a layer."""
    return layer >> 10 * seat & EVERY_CARD


def for_seat(cards: i64, seat: i64) -> i64:
    """A layer with these cards of one seat and none of the others."""
    return cards << 10 * seat


def count(cards: i64) -> i64:
    return i64(COUNT[cards])


def nth_card(cards: i64, n: i64) -> i64:
    """The n-th card of a set, counted from 0."""
    card: i64
    for card in range(CARDS):
        if cards >> card & 1:
            if n == 0:
                return card
            n -= 1
    raise IndexError("so many cards are not in the set")


def cards_in(cards: int) -> list[int]:
    """The cards of a set, the trickster last."""
    return [card for card in range(CARDS) if cards >> card & 1]


def choice_of(cards: i64) -> i64:
    """The number of a choice: one to three cards."""
    size = count(cards)
    low = nth_card(cards, 0)
    if size == 1:
        return low
    middle = nth_card(cards, 1)
    if size == 2:
        return PAIRS + middle * (middle - 1) // 2 + low
    high = nth_card(cards, 2)
    return TRIPLES + high * (high - 1) * (high - 2) // 6 + middle * (middle - 1) // 2 + low


def add_choices(hand: i64, first: i64, into: Actions) -> None:
    """T4: every choice of three cards from a hand, or the one choice of a smaller hand; `first` is choice 0."""
    if count(hand) <= CHOSEN:
        into.add(first + choice_of(hand))
        return
    a: i64
    b: i64
    c: i64
    for c in range(2, CARDS):
        if hand >> c & 1:
            with_c = first + TRIPLES + c * (c - 1) * (c - 2) // 6
            for b in range(1, c):
                if hand >> b & 1:
                    with_b = with_c + b * (b - 1) // 2
                    for a in range(b):
                        if hand >> a & 1:
                            into.add(with_b + a)
