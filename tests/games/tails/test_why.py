"""Why nothing can be done with a card: the reason a person is given who clicks it."""

import pytest

from brasier.core.game import CardTarget, CellTarget, EdgeTarget, Refusal, Target
from brasier.games.tails import GAME
from games.tails.table import Table, table

HANDS = ("2 4 6", "2 4 6", "2 4 5", "2 4 5")


def why(night: Table, cards: str | Target, seat: int = 0) -> Refusal | None:
    before = night.match.state.pack()
    target = CardTarget(tuple(cards.split())) if isinstance(cards, str) else cards
    told = GAME.why(night.match.state, seat, target)
    assert night.match.state.pack() == before
    return told


def reason(night: Table, cards: str | Target, seat: int = 0) -> tuple[str, str] | None:
    """Code and rule; None: something can be done with them."""
    told = why(night, cards, seat)
    return None if told is None else (told.code, told.rule)


def test_t4_a_card_of_ones_hand_may_be_chosen_with_others() -> None:
    night = table(4)
    for cards in ("1", "1 2", "1 2 +1"):
        assert reason(night, cards) is None
    assert reason(night, "9") == ("tails-on-a-pile", "T9")
    assert reason(night, "1 9") == ("tails-on-a-pile", "T9")
    assert reason(night, "1 2 3 4") == ("tails-one-to-three-cards", "T4")
    assert reason(night, "1 1") == ("tails-card-twice", "T4")


def test_t4_whoever_has_chosen_waits() -> None:
    night = table(4)
    night.tell("0 choose 1 2 3")
    assert reason(night, "4") == ("tails-already-chosen", "T4")
    assert reason(night, "4", seat=1) is None


def test_t5_t6_a_card_that_does_not_fit() -> None:
    night = table(4, *HANDS)
    assert reason(night, "4") is None
    told = why(night, "6")
    assert told is not None
    assert (told.code, told.rule, told.facts) == ("tails-not-start-value", "T5", {"card": "6", "wanted": 4})
    assert reason(night, "1") == ("tails-not-chosen", "T4")
    assert reason(night, "9") == ("tails-on-a-pile", "T9")
    assert reason(night, "4", seat=1) == ("not-your-turn", "T5")
    night.tell("0 play 4")
    assert reason(night, "6", seat=1) == ("tails-not-one-higher", "T6")
    assert reason(night, "4") == ("not-your-turn", "T6")
    night.tell("1 pass, 2 pass, 3 pass")
    assert reason(night, "4") == ("tails-draw-first", "T3")


def test_t12_played_and_exhausted_cards() -> None:
    night = table(4, "4 5 6", "1 2 3", "1 2 5", "1 2 3")
    night.tell("0 play 4, 1 pass, 2 play 5, 3 pass, 0 play 6, 1 pass, 2 pass, 3 pass, iguana 2")
    assert reason(night, "4") == ("tails-exhausted", "T12")
    assert reason(night, "6") == ("tails-on-a-pile", "T9")
    assert reason(night, "5") is None


@pytest.mark.parametrize(
    "target",
    [
        CardTarget(()), CardTarget(("10",)), CardTarget(("4 5",)), CardTarget(("4", "x" * 4000)),
        CardTarget(("\ud800",)), CellTarget((0, 0)), EdgeTarget(((0, 0), (0, 1))),
    ],
)  # fmt: skip
def test_t1_what_is_no_card(target: Target) -> None:
    for night in (table(4), table(4, *HANDS)):
        assert reason(night, target) == ("tails-nothing-there", "T1")
