"""What a seat cannot know of a match of Tails on Fire, dealt anew: for the exam on secrets.

Written from the rules (T18) and the state alone, without a look at views: if a view tells a secret, two truths made
here look different through it.
"""

from brasier.core.rng import Rng
from brasier.core.state import State
from brasier.games.tails.cards import cards_in, for_seat, of_seat
from brasier.games.tails.rules import Tails

DRAWS_LIE_OPEN = True  # T18: first piles, the top iguana card and what the Thief draws are seen by everybody
HANDS_ARE_SECRET = True  # T18: another truth may not have the card that somebody plays


def another_truth(state: State, seat: int | None, rng: Rng) -> State:
    """The same match in which everybody else has chosen other cards, as many, of those still in hand and den.

    Only a card that would have had to be played (T5) cannot be among them.
    """
    assert isinstance(state, Tails)
    other = state.clone()
    for who in range(state.players):
        if who == seat:
            continue
        den, chosen, lacked = (cards_in(of_seat(layer, who)) for layer in (state.den, state.chosen, state.lacked))
        bag = [card for card in sorted(den + chosen) if card not in lacked]
        dealt = [bag.pop(rng.below(len(bag))) for _ in chosen]
        other.chosen += _layer(dealt, who) - _layer(chosen, who)
        other.den += _layer(chosen, who) - _layer(dealt, who)
    return other


def _layer(cards: list[int], seat: int) -> int:
    return for_seat(sum(1 << card for card in cards), seat)
