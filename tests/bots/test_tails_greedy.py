"""The greedy player of Tails on Fire, a measure: it does what its description says, and nothing cleverer."""

import pytest

from brasier.bots import player
from brasier.core.rng import Rng
from games.tails.table import Table, table


def answer(night: Table, seat: int) -> str:
    return player("tails", "greedy").choose(night.look(seat), night.legal(seat), Rng(1))


def test_with_nothing_to_steal_it_chooses_what_the_row_asks_for_first() -> None:
    """Campfires lie under 1 and 2, too far away for one flame; the trickster counts as the second card."""
    assert answer(table(4, players=2, blazes="1 2"), 0) == "choose 4 5 +1"


def test_a_large_pile_within_reach_comes_first() -> None:
    night = table(4, "1 2 3", "4 1 2", "5 3 4", "7 1 2", deck="4:9,5:2,6:2", blazes="9 8 7 6")
    night.tell("0 pass, 1 play 4, 2 play 5, 3 pass, 0 pass, 1 pass, iguana 6")  # nine flames under the 5 of seat 2
    assert "5" in answer(night, 0).split()


@pytest.mark.parametrize(
    ("hand", "played"), [("5 1 2", "play 5"), ("+1 1 2", "play +1"), ("5 +1 2", "play 5"), ("1 2 3", "pass")]
)
def test_it_plays_whenever_it_can_and_a_number_rather_than_the_trickster(hand: str, played: str) -> None:
    night = table(4, hand, "4 6 7", "1 2 3", "1 2 3", eldest=1)
    night.tell("1 play 4, 2 pass, 3 pass")
    assert answer(night, 0) == played


def test_it_never_changes_its_mind() -> None:
    night = table(4)
    greedy = player("tails", "greedy")
    assert len({greedy.choose(night.look(0), night.legal(0), Rng(seed)) for seed in range(9)}) == 1
