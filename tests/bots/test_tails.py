"""The players of Tails on Fire in whole matches: each level better than the one before; easy ones are never absurd."""

import pytest

from bots.arena import luck, victories
from brasier.bots import player
from brasier.core.rng import Rng
from brasier.games.tails import GAME
from games.tails.table import Table, table

ONE_IN_A_MILLION = 1e-6
ONE_IN_A_THOUSAND = 1e-3
TEMPERS = range(40)  # as many generators: what is absurd must not happen with any


def answers(night: Table, seat: int) -> set[str]:
    """Everything the easy player may answer, over many generators."""
    bot = player("tails", "easy")
    view, legal = night.look(seat), night.legal(seat)
    return {bot.choose(view, legal, Rng(temper)) for temper in TEMPERS}


@pytest.mark.parametrize(("players", "matches"), [(2, 36), (3, 30), (4, 30), (5, 60), (6, 60)])
def test_easy_beats_uniform_beyond_luck(players: int, matches: int) -> None:
    """If one easy seat among uniform ones were no better, so many victories would come less than once in a million."""
    won = victories(GAME, GAME.options({"players": players}), "easy", "uniform", matches)
    assert luck(won, matches, players) < ONE_IN_A_MILLION


@pytest.mark.parametrize(
    ("level", "others", "matches"), [("greedy", "uniform", 40), ("normal", "easy", 120), ("hard", "greedy", 16)]
)
def test_one_among_three_of_a_lower_level_wins_more_than_its_share(level: str, others: str, matches: int) -> None:
    won = victories(GAME, GAME.options({"players": 4}), level, others, matches)
    assert luck(won, matches, 4) < ONE_IN_A_THOUSAND


# ---- the choice


@pytest.mark.parametrize("start", range(1, 10))
@pytest.mark.parametrize("players", [2, 4, 6])
def test_it_chooses_cards_the_row_will_ask_for(start: int, players: int) -> None:
    """The row begins at the start value: at least one card is the trickster or among the first four values."""
    soon = {str((start - 1 + step) % 9 + 1) for step in range(4)} | {"+1"}
    for answer in answers(table(start, players=players), 0):
        assert soon & set(answer.split()[1:]), answer


def test_it_does_not_choose_the_same_cards_every_time() -> None:
    """Whoever chooses in secret must not be foreseen."""
    assert len(answers(table(4), 0)) >= 3


def test_it_chooses_the_card_that_can_steal_a_large_pile() -> None:
    night = table(4, "1 2 3", "4 1 2", "5 3 4", "1 2 3", deck="4:9,5:2,6:2")
    night.tell("0 pass, 1 play 4, 2 play 5, 3 pass, 0 pass, 1 pass")  # nine flames lie under the 5 of seat 2
    night.tell("iguana 5")
    with_the_five = [answer for answer in answers(night, 0) if "5" in answer.split()]
    assert len(with_the_five) == len(answers(night, 0))


# ---- the hunt


def test_it_plays_what_nobody_can_cover_any_more() -> None:
    night = table(4, "5 7 9", "4 6 8", blazes="1 2", eldest=1)
    night.tell("1 play 4, 0 play 5, thief 1, 1 play 6, 0 play 7, thief 2, 1 play 8")
    assert night.player(1).holds == 0
    assert answers(night, 0) == {"play 9"}


def test_it_plays_the_trickster_rather_than_lose_a_large_prize() -> None:
    night = table(4, "+1 1 2", "4 6 9", "1 2 3", "1 2 3", deck="4:9,5:2", eldest=1)
    night.tell("1 play 4, 2 pass, 3 pass")  # nine flames come home to seat 1 next
    assert answers(night, 0) == {"play +1"}


def test_it_plays_the_one_card_that_steals() -> None:
    night = table(4, "1 2 3", "4 1 2", "5 3 4", "1 2 3", deck="4:9,5:2,6:2")
    night.tell("0 pass, 1 play 4, 2 play 5, 3 pass, 0 pass, 1 pass")
    night.round(5, "5 1 2", "1 2 3", "1 2 6", "2 3 4")
    night.tell("2 pass, 3 pass")  # seat 2 has won and begins; its 5 lies on the nine flames
    assert answers(night, 0) == {"play 5"}
