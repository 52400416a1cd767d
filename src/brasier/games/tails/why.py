"""Why nothing can be done with cards of Tails on Fire now: choosing or playing them is tried, the rules answer."""

from brasier.core.game import CardTarget, Refusal, Target, what_forbids
from brasier.games.tails.cards import count, of_seat
from brasier.games.tails.data import CARD_NAMES, CHOSEN
from brasier.games.tails.notation import read_action
from brasier.games.tails.position import set_of
from brasier.games.tails.rules import CHOOSE, Tails


def why(state: Tails, seat: int, target: Target) -> Refusal | None:
    if not isinstance(target, CardTarget) or not target.cards or not set(target.cards) <= set(CARD_NAMES):
        return Refusal("tails-nothing-there", "T1")
    if state.phase != CHOOSE:
        return what_forbids(state, seat, read_action(state, seat, f"play {target.cards[0]}"))
    if _may_be_chosen(state, seat, target.cards):
        return None
    try:
        return what_forbids(state, seat, read_action(state, seat, f"choose {' '.join(target.cards)}"))
    except Refusal as refusal:
        return refusal


def _may_be_chosen(state: Tails, seat: int, cards: tuple[str, ...]) -> bool:
    """Whether some choice of the seat (T4) has all these cards in it."""
    if not state.choosing >> seat & 1:
        return False
    wished, hand = set_of(cards), of_seat(state.den, seat)
    return not wished & ~hand and len(cards) == count(wished) <= CHOSEN
