"""The Thief, T14–T17: an automatic player where two or three play."""

from typing import Any

import pytest

from brasier.core.game import CHANCE, Outcome
from brasier.games.tails.events import Ended, Exhausted, HuntBegan, Passed, Played, Raised, Stolen, ThiefDrew, Won
from brasier.games.tails.view import Fires
from games.tails.table import ALL_CARDS, Table, kinds, table, without

NINE = "1 2 3 4 5 6 7 8 9"
DRAWN: dict[str, int] = {f"thief {value}": 1 for value in range(1, 10)}


def pair(start: int, *hands: str, blazes: str = "9 8", **options: Any) -> Table:
    """Two players and the Thief; seat 0 begins. By default nobody holds anything above a 3."""
    return table(start, *(hands or ("1 2 3", "1 2 3")), blazes=blazes, **options)


# ---- T14 who it is and where it sits


@pytest.mark.parametrize("players", [2, 3])
def test_t14_the_thief_joins_two_or_three_players(players: int) -> None:
    night = table(4, players=players)
    assert night.thief() == (NINE, "", "")


@pytest.mark.parametrize("players", [4, 5, 6])
def test_t14_with_more_players_there_is_no_thief(players: int) -> None:
    night = table(4, *players * ["1 2 3"])
    assert night.look().thief is None
    for seat in range(players):
        assert night.turn == seat
        night.tell(f"{seat} pass")
    assert (night.phase, night.turn, night.look().wanted) == ("first", 0, 5)


@pytest.mark.parametrize("players", [2, 3])
def test_t14_it_chooses_nothing(players: int) -> None:
    night = table(4, players=players)
    assert night.match.actors() == tuple(range(players))
    night.choose(*players * ["1 2 3"])
    assert (night.phase, night.turn) == ("first", 0)
    assert night.thief() == (NINE, "", "")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("eldest", [0, 1, 2])
def test_t14_it_sits_to_the_right_of_the_first_player_and_acts_last(players: int, eldest: int) -> None:
    eldest %= players
    night = table(4, *players * ["1 2 3"], eldest=eldest)
    for place in range(players):
        assert (night.phase, night.turn) == ("first", (eldest + place) % players)
        night.tell(f"{(eldest + place) % players} pass")
    assert (night.phase, night.turn, night.look().awaited) == ("thief", None, ())
    assert night.match.actors() == (CHANCE,)
    assert night.look().wanted == 4
    night.tell("thief 9")
    assert (night.phase, night.turn) == ("first", eldest)


def test_t14_its_place_is_the_same_while_cards_are_covered() -> None:
    night = table(4, "1 2 3", "1 2 4", "1 2 5", eldest=1)
    night.tell("1 play 4, 2 play 5")
    assert night.turn == 0
    night.tell("0 pass")
    assert night.phase == "thief"
    night.tell("thief 9")
    assert night.turn == 1


# ---- T15 its turn


def test_t15_each_of_its_cards_is_as_likely_to_be_drawn() -> None:
    night = pair(4)
    night.tell("0 pass, 1 pass")
    assert night.chances() == DRAWN
    night.tell("thief 7, 0 pass, 1 pass")
    assert night.chances() == {text: 1 for text in DRAWN if text != "thief 7"}
    assert night.refused("thief 7") == ("tails-thief-card-gone", "T14", {"value": 7})


@pytest.mark.parametrize("words", ["pass", "play 1", "choose 1 2 3"])
def test_t15_nobody_acts_while_it_draws(words: str) -> None:
    night = pair(4)
    night.tell("0 pass, 1 pass")
    for seat in (0, 1):
        assert night.refused(f"{seat} {words}") == ("tails-draw-first", "T15", {})


def test_t15_it_opens_with_a_card_of_the_start_value() -> None:
    """T5."""
    night = pair(4)
    night.tell("0 pass, 1 pass")
    assert night.tell("thief 4") == [ThiefDrew(value=4, kept=False), Played(seat=None, card="4", value=4)]
    assert (night.phase, night.turn, night.row, night.look().wanted) == ("chase", 0, "T:4", 5)
    assert night.thief() == (without("4", "+1"), "", "4")


def test_t15_what_it_cannot_play_goes_on_its_reserve_and_it_passes() -> None:
    """T5: all have passed then, so the value rises."""
    night = pair(4)
    night.tell("0 pass, 1 pass")
    assert night.tell("thief 5") == [
        ThiefDrew(value=5, kept=True),
        Passed(seat=None),
        Raised(value=5, must_open=False),
    ]
    assert (night.phase, night.turn, night.row) == ("first", 0, "")
    assert night.thief() == (without("5", "+1"), "5", "")


def test_t15_it_opens_from_its_reserve_without_a_draw() -> None:
    night = pair(4)
    night.circuit(drawn=5)
    assert night.circuit() == [Passed(seat=0), Passed(seat=1), Played(seat=None, card="5", value=5)]
    assert (night.phase, night.turn, night.row) == ("chase", 0, "T:5")
    assert night.thief() == (without("5", "+1"), "", "5")


def test_t15_it_covers_with_a_drawn_card() -> None:
    night = pair(4, "1 2 4", "1 2 3")
    night.tell("0 play 4, 1 pass")
    assert night.tell("thief 5") == [ThiefDrew(value=5, kept=False), Played(seat=None, card="5", value=5)]
    assert (night.row, night.turn) == ("0:4 T:5", 0)


def test_t15_it_covers_from_its_reserve_without_a_draw() -> None:
    night = pair(4, "1 2 5", "1 2 3")
    night.circuit(drawn=6)
    assert night.tell("0 play 5, 1 pass")[1:] == [Passed(seat=1), Played(seat=None, card="6", value=6)]
    assert (night.row, night.turn) == ("0:5 T:6", 0)
    assert night.thief() == (without("6", "+1"), "", "6")


def test_t15_it_draws_one_card_a_turn() -> None:
    night = pair(4, "1 2 4", "1 2 5")
    night.tell("0 play 4, 1 play 5")
    assert night.tell("thief 2") == [ThiefDrew(value=2, kept=True), Passed(seat=None)]
    assert (night.phase, night.turn) == ("chase", 0)


def test_t15_a_reserve_that_does_not_fit_is_followed_by_a_draw() -> None:
    night = pair(4, "1 2 5", "1 2 3")
    night.circuit(drawn=7)
    night.tell("0 play 5, 1 pass")
    assert night.phase == "thief"
    assert night.tell("thief 6") == [ThiefDrew(value=6, kept=False), Played(seat=None, card="6", value=6)]
    assert night.thief() == (without("6", "7", "+1"), "7", "6")


def test_t15_only_the_last_card_laid_on_the_reserve_counts() -> None:
    night = pair(4)
    night.circuit(drawn=6)
    night.circuit(drawn=1)
    assert (night.look().wanted, night.thief()[1]) == (6, "6 1")
    night.tell("0 pass, 1 pass")
    assert night.phase == "thief"
    assert night.tell("thief 2")[-1] == Raised(value=7, must_open=False)
    assert night.thief() == (without("1", "2", "6", "+1"), "6 1 2", "")


def test_t15_under_a_card_played_from_the_reserve_the_next_one_is_on_top() -> None:
    night = pair(4, "4 5 7", "4 5 8", blazes="1 2")
    night.circuit(drawn=9)
    night.circuit(drawn=6)
    assert night.circuit()[-1] == Played(seat=None, card="6", value=6)
    assert night.thief()[1] == "9"
    heard = night.tell("0 play 7, 1 play 8")
    assert heard[-1] == Played(seat=None, card="9", value=9)
    assert night.thief() == (without("6", "9", "+1"), "", "6 9")
    assert night.row == "T:6 0:7 1:8 T:9"


def test_t15_it_plays_a_number_on_a_trickster_and_a_one_on_a_nine() -> None:
    """T6."""
    night = pair(8, "1 2 8", "1 2 +1", blazes="7 6")
    night.tell("0 play 8, 1 play +1")
    night.tell("thief 1")
    assert night.row == "0:8 1:+1=9 T:1"


def test_t15_a_card_of_its_own_may_be_covered_by_a_trickster() -> None:
    """T6."""
    night = pair(4, "1 2 +1", "1 2 +1")
    night.circuit(drawn=4)
    night.tell("0 play +1")
    assert night.row == "T:4 0:+1=5"
    assert night.refused("1 play +1") == ("tails-trickster-on-trickster", "T6", {})


def test_t15_its_pass_may_win_the_round_for_somebody() -> None:
    """T8: chance says the last word."""
    night = pair(4, "1 2 4", "1 2 3")
    night.tell("0 play 4, 1 pass")
    heard = night.tell("thief 4")
    assert heard[:3] == [
        ThiefDrew(value=4, kept=True),
        Passed(seat=None),
        Won(seat=0, card="4", value=4, start=4, flames=2),
    ]
    assert night.piles(0) == {"9": "c0", "4": "i4"}


def drawn_out(*hands: str) -> Table:
    """Start value 1; the Thief has drawn all its cards in vain, the 8 lies on top of its reserve."""
    night = pair(1, *hands, blazes="9 8")
    for wanted in range(1, 10):
        assert night.look().wanted == wanted
        night.circuit(drawn=(wanted - 2) % 9 + 1)
    return night


def test_t15_with_nothing_left_to_draw_it_passes() -> None:
    night = drawn_out("2 3 4", "2 3 4")
    assert night.thief() == ("", "9 1 2 3 4 5 6 7 8", "")
    assert (night.look().wanted, night.look().must_open) == (1, True)
    assert night.circuit() == [
        Passed(seat=0),
        Passed(seat=1),
        Passed(seat=None),
        Raised(value=2, must_open=True),
    ]
    assert (night.phase, night.turn, night.legal(0)) == ("first", 0, ["play 2"])
    heard = night.tell("0 play 2, 1 pass")
    assert heard[1:4] == [
        Passed(seat=1),
        Passed(seat=None),
        Won(seat=0, card="2", value=2, start=1, flames=2),
    ]


def test_t15_with_nothing_left_to_draw_it_still_plays_from_its_reserve() -> None:
    night = drawn_out("5 6 7", "5 6 7")
    for value in (2, 3, 4, 5):
        assert night.circuit()[-1] == Raised(value=value, must_open=True)
    night.tell("0 play 5, 1 play 6")
    assert (night.phase, night.turn, night.row) == ("chase", 0, "0:5 1:6")
    heard = night.tell("0 play 7, 1 pass")
    assert heard[-1] == Played(seat=None, card="8", value=8)
    assert night.thief() == ("", "9 1 2 3 4 5 6 7", "8")


# ---- T16 when it wins


def won_by_the_thief(**options: Any) -> Table:
    """It opened with a 4 that nobody covered."""
    night = pair(4, "1 2 3", "1 2 3", blazes="9 8", **options)
    night.tell("0 pass, 1 pass, thief 4, 0 pass, 1 pass")
    return night


def test_t16_it_wins_when_its_turn_comes_and_its_card_is_on_top() -> None:
    """T8: without another draw."""
    night = won_by_the_thief()
    assert kinds(night.heard(None), Won) == [Won(seat=None, card="4", value=4, start=4, flames=2)]
    assert night.phase == "iguana"


def test_t16_the_iguana_card_goes_to_the_box() -> None:
    night = won_by_the_thief()
    assert night.box() == "i4"
    assert night.look().box == Fires(flames=2, iguanas=(4,), campfires=())
    assert night.flames() == [1, 1]
    assert (night.piles(0), night.piles(1)) == ({"9": "c0"}, {"8": "c1"})
    assert night.refused("iguana 4") == ("tails-iguana-gone", "T2", {"start": 4})


@pytest.mark.parametrize("robbed", [0, 1])
def test_t16_what_it_steals_goes_to_the_box_and_the_opossum_back_to_hand(robbed: int) -> None:
    night = pair(4, blazes="4 8" if robbed == 0 else "9 4")
    heard = night.tell("0 pass, 1 pass, thief 4, 0 pass, 1 pass")
    assert kinds(heard, Stolen) == [Stolen(seat=None, of=robbed, value=4, flames=1, iguanas=(), campfires=(robbed,))]
    assert night.box() == f"c{robbed} i4"
    assert (night.piles(robbed), night.cards(robbed)) == ({}, ALL_CARDS)
    assert night.flames() == ([0, 1] if robbed == 0 else [1, 0])
    night.tell(f"iguana 5, {robbed} choose 1 2 4")
    assert night.chosen(robbed) == "1 2 4"


def test_t16_it_steals_a_pile_with_everything_in_it() -> None:
    night = pair(4, "1 2 4", "1 2 3", blazes="9 8")
    night.tell("0 play 4, 1 pass, thief 9")
    night.round(3, "1 2 3", "1 2 4")
    night.tell("0 play 3, 1 play 4, thief 9, 0 pass")
    assert night.piles(1) == {"8": "c1", "4": "i3 i4"}
    night.round(2, "1 2 +1", "1 2 3")
    heard = night.tell("1 play 2, 0 play +1, thief 4, 1 pass, 0 pass")
    assert kinds(heard, Won, Stolen) == [
        Won(seat=None, card="4", value=4, start=2, flames=3),
        Stolen(seat=None, of=1, value=4, flames=6, iguanas=(3, 4), campfires=()),
    ]
    assert night.box() == "i2 i3 i4"
    assert night.look().box.flames == 9
    assert (night.piles(1), night.flames()) == ({"8": "c1"}, [1, 1])


def test_t16_it_steals_by_its_card_whatever_lies_below() -> None:
    """Seat 1 has two piles; the Thief wins with the value of the second and takes that one alone."""
    night = pair(5, "1 2 3", "1 2 5")
    night.tell("0 pass, 1 play 5, thief 9, 0 pass")
    night.round(4, "1 2 4", "1 2 3")
    night.tell("1 pass, 0 play 4, thief 5, 1 pass, 0 pass")
    assert night.box() == "i4 i5"
    assert night.piles(1) == {"8": "c1"}
    assert night.cards(1) == without("8")


def test_t16_the_first_player_stays_the_same() -> None:
    night = table(4, "1 2 3", "1 2 3", "1 2 3", eldest=1)
    night.tell("1 pass, 2 pass, 0 pass, thief 4, 1 pass, 2 pass, 0 pass")
    assert night.look().first == 1
    assert night.round(5, "1 2 3", "1 2 5", "1 2 5")[-1] == HuntBegan(seat=1, value=5)
    night.tell("1 pass, 2 play 5, 0 pass, thief 9, 1 pass")
    assert night.look().first == 2
    night.round(6, "1 2 3", "1 2 3", "1 2 3")
    night.tell("2 pass, 0 pass, 1 pass, thief 6, 2 pass, 0 pass, 1 pass")
    assert night.look().first == 2
    assert night.round(7, "1 2 3", "1 2 3", "1 2 3")[-1] == HuntBegan(seat=2, value=7)


def test_t16_cards_that_were_played_are_exhausted_as_always() -> None:
    """T12."""
    night = pair(4, "1 2 4", "1 5 6")
    heard = night.tell("0 play 4, 1 play 5, thief 6, 0 pass, 1 pass")
    assert kinds(heard, Won, Exhausted) == [
        Won(seat=None, card="6", value=6, start=4, flames=2),
        Exhausted(seat=0, cards=("4",)),
        Exhausted(seat=1, cards=("5",)),
    ]
    assert (night.exhausted(0), night.exhausted(1)) == ("4", "5")


def test_t16_the_last_iguana_card_in_the_box_ends_the_match() -> None:
    """T13."""
    night = won_by_the_thief(deck="4:7")
    assert night.heard(None)[-1] == Ended()
    assert night.phase == "done"
    assert night.match.outcome() == Outcome("shared", (1, 1), (0, 1), {"boxed": 7})


def test_t16_flames_in_the_box_are_nobodys() -> None:
    """T13: campfires in it are counted too."""
    night = pair(4, blazes="9 4", deck="4:7")
    night.tell("0 pass, 1 pass, thief 4, 0 pass, 1 pass")
    assert night.match.outcome() == Outcome("most-flames", (1, 0), (0,), {"boxed": 8})


# ---- T17 before the next round


def test_t17_all_its_cards_are_shuffled_again() -> None:
    """Drawn, kept and played ones; it is never exhausted."""
    night = pair(4, "1 2 5", "1 2 3")
    night.circuit(drawn=7)
    night.tell("0 play 5, 1 pass, thief 6, 0 pass, 1 pass")
    assert night.thief() == (NINE, "", "")
    night.round(5, "1 2 3", "1 2 3")
    night.tell("0 pass, 1 pass")
    assert night.chances() == DRAWN
    night.tell("thief 5, 0 pass, 1 pass")
    assert night.thief() == (NINE, "", "")


def test_t17_after_a_players_win_too() -> None:
    night = pair(4, "1 2 5", "1 2 3")
    night.circuit(drawn=7)
    night.tell("0 play 5, 1 pass, thief 8")
    assert (night.phase, night.look().first) == ("iguana", 0)
    assert night.thief() == (NINE, "", "")


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_t17_it_sits_to_the_right_of_the_last_player_who_won(winner: int) -> None:
    night = table(4, "1 2 4", "1 2 4", "1 2 4")
    for seat in range(winner):
        night.tell(f"{seat} pass")
    later = ", ".join(f"{seat} pass" for seat in range(winner + 1, 3))
    night.tell(f"{winner} play 4, {later}")
    night.tell("thief 9" + "".join(f", {seat} pass" for seat in range(winner)))
    assert (night.phase, night.look().first) == ("iguana", winner)
    night.round(5, "1 2 3", "1 2 3", "1 2 3")
    for place in range(3):
        assert (night.phase, night.turn) == ("first", (winner + place) % 3)
        night.tell(f"{(winner + place) % 3} pass")
    assert night.phase == "thief"
