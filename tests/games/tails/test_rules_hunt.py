"""The hunt, T5–T8: the first card, covering, passing, winning."""

from typing import Any

import pytest

from brasier.games.tails.events import HuntBegan, IguanaSeen, Passed, Played, Raised, Won
from games.tails.table import Table, kinds, table

# ---- the booklet's example


def test_the_booklets_example() -> None:
    """T5–T8: start value 4, Green (0) begins, then Yellow (1), Red (2), Pink (3). Red wins with a 5 that Pink could
    have covered."""
    night = table(4, "1 4 9", "1 2 3", "2 5 9", "1 3 6", blazes="7 8 1 9")
    heard = night.tell("0 play 4, 1 pass, 2 play 5")
    assert heard == [Played(seat=0, card="4", value=4), Passed(seat=1), Played(seat=2, card="5", value=5)]
    assert night.legal(3) == ["pass", "play 6"]
    night.tell("3 pass, 0 pass")
    assert (night.phase, night.turn) == ("chase", 1)
    heard = night.tell("1 pass")
    assert heard[:2] == [Passed(seat=1), Won(seat=2, card="5", value=5, start=4, flames=2)]
    assert night.piles(2) == {"1": "c2", "5": "i4"}
    assert night.flames() == [1, 1, 3, 1]
    assert night.look().first == 2


# ---- T5 the first card

HANDS = ("2 4 6", "2 4 6", "2 4 5", "2 4 5")


@pytest.mark.parametrize("eldest", [0, 1, 2, 3])
def test_t5_the_eldest_begins_the_first_round(eldest: int) -> None:
    night = table(4, players=4, eldest=eldest)
    assert night.look().first == eldest
    heard = night.choose(*HANDS)
    assert heard[-1] == HuntBegan(seat=eldest, value=4)
    assert (night.phase, night.turn, night.look().awaited, night.look().wanted) == ("first", eldest, (eldest,), 4)


@pytest.mark.parametrize("winner", [0, 1, 2, 3])
def test_t5_the_winner_of_the_last_round_begins(winner: int) -> None:
    night = table(4, *HANDS, eldest=1)
    for k in range((winner - 1) % 4):
        night.tell(f"{(1 + k) % 4} pass")
    night.tell(f"{winner} play 4" + "".join(f", {(winner + k) % 4} pass" for k in (1, 2, 3)))
    assert night.look().first == winner
    heard = night.round(2, "1 2 3", "1 2 3", "1 2 3", "1 2 3")
    assert heard[-1] == HuntBegan(seat=winner, value=2)
    assert night.turn == winner


def test_t5_the_turn_goes_clockwise_from_the_first_player() -> None:
    night = table(4, *HANDS, eldest=2)
    turns = []
    for _ in range(8):
        turns.append(night.turn)
        night.tell(f"{night.turn} pass")
    assert turns == [2, 3, 0, 1, 2, 3, 0, 1]


def test_t5_only_the_player_whose_turn_it_is_acts() -> None:
    night = table(4, *HANDS)
    for words in ("pass", "play 4", "choose 1 2 3"):
        for seat in (1, 2, 3):
            assert night.legal(seat) == []
            assert night.refused(f"{seat} {words}") == ("not-your-turn", "T5", {"seat": 0})


def test_t5_nobody_must_play() -> None:
    night = table(4, *HANDS)
    for seat in range(4):
        assert night.turn == seat
        assert night.legal(seat) == ["pass", "play 4"]
        night.tell(f"{seat} pass")
    assert night.row == ""


def test_t5_the_first_card_has_the_start_value() -> None:
    night = table(4, "3 4 5", *HANDS[1:])
    assert night.refused("0 play 3") == ("tails-not-start-value", "T5", {"card": "3", "wanted": 4})
    assert night.refused("0 play 5") == ("tails-not-start-value", "T5", {"card": "5", "wanted": 4})
    assert night.tell("0 play 4") == [Played(seat=0, card="4", value=4)]
    assert (night.phase, night.row, night.look().wanted) == ("chase", "0:4", 5)


def test_t5_whoever_sits_later_may_open_too() -> None:
    night = table(4, *HANDS)
    night.tell("0 pass, 1 pass, 2 pass, 3 play 4")
    assert (night.phase, night.turn, night.row) == ("chase", 0, "3:4")
    night.tell("0 pass, 1 pass, 2 pass")
    assert night.piles(3) == {"6": "c3", "4": "i4"}


def test_t5_when_all_pass_the_value_rises_by_one_and_is_announced() -> None:
    night = table(4, *HANDS)
    night.tell("0 pass, 1 pass, 2 pass")
    assert (night.look().wanted, night.look().vain) == (4, 0)
    assert night.tell("3 pass") == [Passed(seat=3), Raised(value=5, must_open=False)]
    assert (night.phase, night.turn, night.look().wanted, night.look().vain) == ("first", 0, 5, 1)
    assert night.look().must_open is False
    assert night.refused("0 play 4") == ("tails-not-start-value", "T5", {"card": "4", "wanted": 5})
    night.tell("0 pass, 1 pass")
    assert night.legal(2) == ["pass", "play 5"]
    night.tell("2 play 5")
    assert night.row == "2:5"


def test_t5_after_nine_comes_one() -> None:
    night = table(9, "1 2 3", "1 2 3", "1 2 3", "1 2 3", blazes="4 5 6 7")
    assert night.circuit()[-1] == Raised(value=1, must_open=False)
    night.tell("0 play 1")
    assert night.look().row[0].value == 1


def test_t5_the_iguana_card_stays_what_it_is_when_the_value_rises() -> None:
    night = table(4, *HANDS)
    night.circuit()
    heard = night.tell("0 pass, 1 pass, 2 play 5, 3 pass, 0 pass, 1 pass")
    assert kinds(heard, Won) == [Won(seat=2, card="5", value=5, start=4, flames=2)]
    assert night.piles(2) == {"7": "c2", "5": "i4"}


def test_t5_the_next_round_begins_with_its_own_start_value() -> None:
    night = table(4, *HANDS)
    night.circuit()
    night.tell("0 pass, 1 pass, 2 play 5, 3 pass, 0 pass, 1 pass")
    night.round(9, "1 2 3", "1 2 3", "1 2 3", "1 2 3")
    assert (night.look().wanted, night.look().vain, night.look().must_open) == (9, 0, False)


@pytest.mark.parametrize("rises", [0, 1, 8, 9])
def test_t5_the_trickster_cannot_be_the_first_card(rises: int) -> None:
    night = table(5, "1 2 +1", "1 2 3", "1 2 3", "1 2 3")
    for _ in range(rises):
        night.circuit()
    assert night.refused("0 play +1") == ("tails-trickster-cannot-open", "T5", {})


def nine_in_vain(start: int, *hands: str, **options: Any) -> Table:
    """Every value has been offered, nobody has played."""
    night = table(start, *hands, **options)
    for _ in range(9):
        night.circuit()
    return night


def test_t5_at_the_ninth_value_everybody_may_still_pass() -> None:
    night = table(5, *4 * ["1 2 4"], blazes="9 8 7 6")
    for rises in range(1, 9):
        assert night.circuit()[-1] == Raised(value=(4 + rises) % 9 + 1, must_open=False)
    assert (night.look().wanted, night.look().vain, night.look().must_open) == (4, 8, False)
    assert night.legal(0) == ["pass", "play 4"]
    assert night.circuit()[-1] == Raised(value=5, must_open=True)
    assert (night.look().wanted, night.look().vain, night.look().must_open) == (5, 9, True)


def test_t5_after_all_nine_values_whoever_holds_the_value_must_play_it() -> None:
    night = nine_in_vain(5, "1 2 3", "1 2 5", "1 2 5", "1 2 3")
    assert night.legal(0) == ["pass"]
    night.tell("0 pass")
    assert night.legal(1) == ["play 5"]
    assert night.refused("1 pass") == ("tails-must-open", "T5", {"wanted": 5})
    for other in ("play 1", "play 9", "play +1"):  # held, in the den, or no first card at all: the same answer
        assert night.refused(f"1 {other}") == ("tails-must-open", "T5", {"wanted": 5})
    night.tell("1 play 5")
    assert (night.phase, night.row) == ("chase", "1:5")


def test_t5_the_duty_holds_for_every_value_from_then_on() -> None:
    night = nine_in_vain(5, "1 2 3", "1 2 3", "1 2 7", "1 2 3", blazes="9 8 6 4")
    assert night.circuit()[-1] == Raised(value=6, must_open=True)
    assert night.circuit()[-1] == Raised(value=7, must_open=True)
    assert night.look().vain == 11
    night.tell("0 pass, 1 pass")
    assert night.legal(2) == ["play 7"]
    assert night.refused("2 pass") == ("tails-must-open", "T5", {"wanted": 7})


def test_t5_the_duty_lasts_to_the_last_of_nine_values_again() -> None:
    """One number in the whole round, and it is the last one to be announced again."""
    night = nine_in_vain(5, "1 2 4", "1 2 4", "1 2 4", "1 2 4", blazes="9 8 7 6")
    for value in (6, 7, 8, 9, 1):
        assert night.circuit()[-1] == Raised(value=value, must_open=True)
    assert night.legal(0) == ["play 1"]


def test_t5_a_card_in_the_den_need_not_be_played() -> None:
    night = nine_in_vain(5, "1 2 3", "1 2 3", "1 2 3", "1 2 3")
    assert "5" in night.cards(0).split()
    assert night.legal(0) == ["pass"]
    assert night.refused("0 play 5") == ("tails-not-chosen", "T4", {"card": "5"})


def test_t5_the_duty_ends_with_the_first_card() -> None:
    night = nine_in_vain(5, "1 2 5", "1 2 6", "1 2 6", "1 2 3", blazes="9 8 7 4")
    night.tell("0 play 5")
    assert night.look().must_open is False
    assert night.legal(1) == ["pass", "play 6"]
    night.tell("1 pass, 2 pass, 3 pass")
    assert night.look().first == 0


def test_t5_the_duty_is_forgotten_in_the_next_round() -> None:
    night = nine_in_vain(5, "1 2 5", "1 2 3", "1 2 3", "1 2 3")
    night.tell("0 play 5, 1 pass, 2 pass, 3 pass")
    night.round(2, "1 2 3", "1 2 3", "1 2 3", "1 2 3")
    assert (night.look().vain, night.look().must_open) == (0, False)
    assert night.legal(0) == ["pass", "play 2"]


# ---- T6 covering


@pytest.mark.parametrize("top", range(1, 10))
def test_t6_a_card_is_covered_by_one_exactly_one_higher(top: int) -> None:
    """And a 9 by a 1. Everything else is refused."""
    higher = top % 9 + 1
    other = [value for value in range(1, 10) if value not in {top, higher}]
    blazes = " ".join(map(str, other[:4]))
    wrong = [top, other[4], other[5], other[6]]
    for value in wrong:
        hand = " ".join(dict.fromkeys([str(value), str(higher), str(other[4]), str(other[5])]))
        three = " ".join(hand.split()[:3])
        night = table(top, f"{top} {other[4]} {other[5]}", three, "+1 " + three[:3], "+1 " + three[:3], blazes=blazes)
        night.tell(f"0 play {top}")
        facts = {"card": str(value), "top": top, "wanted": higher}
        assert night.refused(f"1 play {value}") == ("tails-not-one-higher", "T6", facts)
        assert night.legal(1) == ["pass", f"play {higher}"]
        assert night.tell(f"1 play {higher}") == [Played(seat=1, card=str(higher), value=higher)]
        assert night.row == f"0:{top} 1:{higher}"


@pytest.mark.parametrize("top", range(1, 10))
def test_t6_the_trickster_covers_any_number_and_counts_as_one_higher(top: int) -> None:
    higher, next_one = top % 9 + 1, (top + 1) % 9 + 1
    other = [value for value in range(1, 10) if value not in {top, higher, next_one}]
    blazes = " ".join(map(str, other[:4]))
    five, six = other[4], other[5]
    night = table(
        top, f"{top} {five} {six}", f"+1 {five} {six}", f"{higher} {next_one} +1", f"{five} {six} +1", blazes=blazes
    )
    night.tell(f"0 play {top}")
    assert night.legal(1) == ["pass", "play +1"]
    assert night.tell("1 play +1") == [Played(seat=1, card="+1", value=higher)]
    assert night.row == f"0:{top} 1:+1={higher}"
    # Only a number covers it, one higher than what it counts as.
    assert night.look().wanted == next_one
    assert night.legal(2) == ["pass", f"play {next_one}"]
    facts = {"card": str(higher), "top": higher, "wanted": next_one}
    assert night.refused(f"2 play {higher}") == ("tails-not-one-higher", "T6", facts)
    assert night.refused("2 play +1") == ("tails-trickster-on-trickster", "T6", {})
    night.tell(f"2 play {next_one}")
    # On that number a trickster may lie again.
    night.tell("3 play +1")
    assert night.row == f"0:{top} 1:+1={higher} 2:{next_one} 3:+1={next_one % 9 + 1}"


def test_t6_a_trickster_on_a_trickster_is_refused_whoever_sits_next() -> None:
    night = table(4, "4 1 2", "+1 1 2", "+1 1 2", "+1 1 2")
    night.tell("0 play 4, 1 play +1, 2 pass")
    assert night.legal(3) == ["pass"]
    assert night.refused("3 play +1") == ("tails-trickster-on-trickster", "T6", {})


def test_t6_a_played_card_is_played() -> None:
    night = table(4, "4 1 6", "5 1 2", "1 2 3", "1 2 3")
    night.tell("0 play 4, 1 play 5, 2 pass, 3 pass")
    assert night.refused("0 play 4") == ("tails-played-already", "T12", {"card": "4"})
    night.tell("0 play 6")
    assert (night.played(0), night.chosen(0)) == ("4 6", "1")


def test_t6_a_card_on_a_pile_cannot_be_played() -> None:
    night = table(4, "4 1 6", "5 1 2", "1 2 3", "1 2 3", blazes="9 8 7 6")
    assert night.refused("0 play 9") == ("tails-on-a-pile", "T9", {"card": "9"})
    night.tell("0 play 4, 1 play 5, 2 pass")
    assert night.refused("3 play 6") == ("tails-on-a-pile", "T9", {"card": "6"})


def test_t6_up_to_three_cards_each_are_played_in_a_round() -> None:
    night = table(4, "4 6 8", "5 7 9", "1 3 +1", "1 2 3", blazes="9 8 7 6")
    night.tell("0 play 4, 1 play 5, 2 pass, 3 pass, 0 play 6, 1 play 7, 2 pass, 3 pass, 0 play 8, 1 play 9, 2 play 1")
    night.tell("3 play 2, 0 pass, 1 pass, 2 play 3")
    assert night.row == "0:4 1:5 0:6 1:7 0:8 1:9 2:1 3:2 2:3"
    assert [night.chosen(seat) for seat in range(4)] == ["", "", "+1", "1 3"]
    assert [night.played(seat) for seat in range(4)] == ["4 6 8", "5 7 9", "1 3", "2"]


def test_t6_only_the_player_whose_turn_it_is_covers() -> None:
    night = table(4, "4 1 2", "5 1 2", "5 1 2", "1 2 3")
    night.tell("0 play 4")
    assert night.refused("2 play 5") == ("not-your-turn", "T6", {"seat": 1})
    assert night.refused("0 pass") == ("not-your-turn", "T6", {"seat": 1})


# ---- T7 passing


def test_t7_whoever_has_passed_may_play_when_the_turn_comes_again() -> None:
    night = table(4, "4 1 2", "1 5 6", "1 2 5", "1 2 3")
    night.tell("0 play 4, 1 pass, 2 play 5, 3 pass, 0 pass")
    assert night.legal(1) == ["pass", "play 6"]
    night.tell("1 play 6, 2 pass, 3 pass, 0 pass")
    assert night.look().first == 1


def test_t7_passing_twice_does_not_put_a_player_out_either() -> None:
    night = table(4, "4 6 8", "5 7 9", "1 2 +1", "1 2 3")
    night.tell("0 play 4, 1 play 5, 2 pass, 3 pass, 0 play 6, 1 play 7, 2 pass, 3 pass, 0 play 8, 1 pass")
    assert night.legal(2) == ["pass", "play +1"]
    night.tell("2 play +1")
    assert night.row == "0:4 1:5 0:6 1:7 0:8 2:+1=9"


def test_t7_passing_is_always_allowed_once_a_card_lies() -> None:
    night = table(4, "4 6 8", "5 7 9", "1 2 +1", "1 2 3")
    night.tell("0 play 4")
    for _ in range(3):
        seat = night.turn
        assert seat is not None
        assert "pass" in night.legal(seat)
        night.tell(f"{seat} pass")
    assert night.phase == "iguana"


# ---- T8 winning


@pytest.mark.parametrize("players", [4, 5, 6])
def test_t8_a_card_that_is_not_covered_for_a_circuit_wins(players: int) -> None:
    night = table(3, *players * ["1 2 3"])
    heard = night.tell("0 pass, 1 play 3")
    for k in range(2, players):
        assert kinds(heard, Won) == []
        heard = night.tell(f"{k} pass")
    assert (night.phase, night.turn) == ("chase", 0)
    heard = night.tell("0 pass")
    assert heard[:2] == [Passed(seat=0), Won(seat=1, card="3", value=3, start=3, flames=4)]
    assert (night.phase, night.look().awaited) == ("iguana", ())


def test_t8_covering_a_card_begins_the_circuit_anew() -> None:
    night = table(4, "4 1 2", "1 2 3", "1 2 3", "5 1 2")
    night.tell("0 play 4, 1 pass, 2 pass, 3 play 5, 0 pass, 1 pass")
    assert (night.phase, night.turn) == ("chase", 2)
    night.tell("2 pass")
    assert (night.phase, night.look().first) == ("iguana", 3)


def test_t8_whoever_wins_says_nothing() -> None:
    """Not even when the winner could cover their own card."""
    night = table(4, "4 5 +1", "1 2 3", "1 2 3", "1 2 3")
    night.tell("0 play 4, 1 pass, 2 pass, 3 pass")
    assert (night.phase, night.legal(0)) == ("iguana", [])
    assert night.played(0) == ""


def test_t8_whoever_has_no_cards_left_still_passes() -> None:
    night = table(4, "4 6 8", "5 7 9", "1 2 3", "1 2 3")
    night.tell("0 play 4, 1 play 5, 2 pass, 3 pass, 0 play 6, 1 play 7, 2 pass, 3 pass, 0 play 8, 1 play 9")
    night.tell("2 pass, 3 pass")
    assert (night.chosen(0), night.legal(0)) == ("", ["pass"])
    heard = night.tell("0 pass")
    assert kinds(heard, Won) == [Won(seat=1, card="9", value=9, start=4, flames=2)]


def test_t8_a_player_wins_with_the_trickster_too() -> None:
    night = table(4, "4 6 8", "5 7 +1", "1 2 3", "1 2 3")
    heard = night.tell("0 play 4, 1 play +1, 2 pass, 3 pass, 0 pass")
    assert kinds(heard, Won) == [Won(seat=1, card="+1", value=5, start=4, flames=2)]


def test_t8_the_next_iguana_card_is_turned_up_after_a_win() -> None:
    night = table(4, "4 6 8", "5 7 +1", "1 2 3", "1 2 3")
    night.tell("0 play 4, 1 pass, 2 pass, 3 pass")
    assert night.look().iguana is None
    assert night.tell("iguana 1") == [IguanaSeen(round=2, start=1, flames=2, left=7)]
    assert (night.phase, night.look().awaited) == ("choose", (0, 1, 2, 3))
