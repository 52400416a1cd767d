"""What a round brings and how a match ends, T9–T13: blaze piles, theft, exhausted cards, the count."""

import pytest

from brasier.core.game import Outcome
from brasier.games.tails.events import Ended, Exhausted, Recovered, Stolen, Won
from brasier.games.tails.view import End, Fires, Pile
from games.tails.table import ALL_CARDS, Table, kinds, table, without

LOW = ("1 2 3", "1 2 3", "1 2 3")


def opened_and_won(start: int) -> Table:
    """Four players; seat 0 has won the first round with a card of the start value. Blazes 9, 8, 7, 6."""
    night = table(start, f"1 2 {start}" if start > 2 else "1 2 3", *LOW)
    night.tell(f"0 play {start}, 1 pass, 2 pass, 3 pass")
    return night


# ---- T9 a new pile


def test_t9_the_winner_lays_the_opossum_on_the_iguana_card() -> None:
    night = opened_and_won(4)
    assert night.piles(0) == {"9": "c0", "4": "i4"}
    assert night.cards(0) == without("9", "4")
    assert [night.piles(seat) for seat in (1, 2, 3)] == [{"8": "c1"}, {"7": "c2"}, {"6": "c3"}]
    assert (night.look().iguana, night.row) == (None, "")
    fires = Fires(flames=2, iguanas=(4,), campfires=())
    assert Pile(card="4", value=4, fires=fires) in night.player(0).piles


def test_t9_the_card_on_top_is_the_one_that_is_won() -> None:
    """Three cards were played, the last one is laid on the pile."""
    night = table(4, "1 4 6", "1 2 5", "1 2 3", "1 2 3")
    night.tell("0 play 4, 1 play 5, 2 pass, 3 pass, 0 play 6, 1 pass, 2 pass, 3 pass")
    assert night.piles(0) == {"9": "c0", "6": "c3 i4"}
    assert night.cards(0) == without("9", "4", "6")


def test_t9_a_card_on_a_pile_is_out_of_the_choice() -> None:
    night = opened_and_won(4)
    night.tell("iguana 5")
    assert night.refused("0 choose 1 2 4") == ("tails-on-a-pile", "T9", {"card": "4"})
    assert night.refused("0 choose 1 2 9") == ("tails-on-a-pile", "T9", {"card": "9"})


def test_t9_a_winning_trickster_lies_on_the_pile() -> None:
    night = table(3, "3 4 5", "1 2 +1", "1 2 3", "1 2 3")
    night.tell("0 play 3, 1 play +1, 2 pass, 3 pass, 0 pass")
    assert night.piles(1) == {"8": "c1", "+1": "i3"}
    assert night.cards(1) == without("8", "+1")
    assert night.player(1).piles[-1] == Pile(card="+1", value=None, fires=Fires(flames=4, iguanas=(3,), campfires=()))
    night.tell("iguana 5")
    assert night.refused("1 choose 1 2 +1") == ("tails-on-a-pile", "T9", {"card": "+1"})


# ---- T10 theft


def test_t10_what_lies_under_the_same_value_is_stolen() -> None:
    night = table(8, "1 2 8", *LOW)
    heard = night.tell("0 play 8, 1 pass, 2 pass, 3 pass")
    assert kinds(heard, Won, Stolen) == [
        Won(seat=0, card="8", value=8, start=8, flames=3),
        Stolen(seat=0, of=1, value=8, flames=1, iguanas=(), campfires=(1,)),
    ]
    assert night.piles(0) == {"9": "c0", "8": "c1 i8"}
    assert night.piles(1) == {}
    assert (night.piles(2), night.piles(3)) == ({"7": "c2"}, {"6": "c3"})
    assert night.flames() == [5, 0, 1, 1]


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_t10_other_values_are_safe(value: int) -> None:
    night = table(value, f"{value} {value % 5 + 1} +1", *LOW)
    heard = night.tell(f"0 play {value}, 1 pass, 2 pass, 3 pass")
    assert kinds(heard, Stolen) == []
    assert [night.piles(seat) for seat in (1, 2, 3)] == [{"8": "c1"}, {"7": "c2"}, {"6": "c3"}]


@pytest.mark.parametrize(("thief", "robbed"), [(thief, robbed) for thief in range(4) for robbed in range(4)])
def test_t10_anybody_robs_anybody_but_themselves(thief: int, robbed: int) -> None:
    """The robbed seat's blaze is a 5; nobody has two 5s, so nobody can win with the value on their own campfire but by
    a trickster."""
    blazes = " ".join("5" if seat == robbed else str(6 + seat) for seat in range(4))
    hands = ["1 2 5" if seat == thief else "1 2 3" for seat in range(4)]
    if thief == robbed:
        other = (thief - 1) % 4
        hands[thief], hands[other] = "1 2 +1", "1 2 4"
        night = table(4, *hands, blazes=blazes, eldest=other)
        night.tell(f"{other} play 4, {thief} play +1" + "".join(f", {(thief + k) % 4} pass" for k in (1, 2, 3)))
        assert night.piles(thief) == {"5": f"c{thief}", "+1": "i4"}
    else:
        night = table(5, *hands, blazes=blazes, eldest=thief)
        night.tell(f"{thief} play 5" + "".join(f", {(thief + k) % 4} pass" for k in (1, 2, 3)))
        assert night.piles(thief) == {str(6 + thief): f"c{thief}", "5": f"c{robbed} i5"}
        assert night.piles(robbed) == {}
    assert sum(night.flames()) == 4 + (2 if thief == robbed else 3)


def stolen_twice() -> Table:
    """Seat 0 robbed seat 1 with an 8, seat 1 took it all back with its own 8."""
    night = table(8, "1 2 8", *LOW)
    night.tell("0 play 8, 1 pass, 2 pass, 3 pass")
    night.round(7, "1 2 7", "1 2 8", "1 2 3", "1 2 3")
    night.tell("0 play 7, 1 play 8, 2 pass, 3 pass, 0 pass")
    return night


def test_t10_a_pile_with_several_fires_is_stolen_whole() -> None:
    night = stolen_twice()
    assert kinds(night.heard(None), Stolen) == [
        Stolen(seat=0, of=1, value=8, flames=1, iguanas=(), campfires=(1,)),
        Stolen(seat=1, of=0, value=8, flames=4, iguanas=(8,), campfires=(1,)),
    ]
    assert night.piles(0) == {"9": "c0"}
    assert night.piles(1) == {"8": "c1 i7 i8"}
    assert night.piles(2) == {"7": "c2"}  # the 7 of seat 0 was covered: it stole nothing
    assert night.flames() == [1, 6, 1, 1]


def stolen_by_a_trickster() -> Table:
    """And then seat 2 took it with its trickster, which counted as an 8."""
    night = stolen_twice()
    night.round(6, "1 2 3", "1 2 6", "1 2 +1", "1 2 7")
    night.tell("1 play 6, 2 pass, 3 play 7, 0 pass, 1 pass, 2 play +1, 3 pass, 0 pass, 1 pass")
    return night


def test_t10_a_winning_trickster_steals_by_the_value_it_was_played_as() -> None:
    night = stolen_by_a_trickster()
    theft = Stolen(seat=2, of=1, value=8, flames=6, iguanas=(7, 8), campfires=(1,))
    assert kinds(night.heard(None), Stolen)[-1] == theft
    assert night.piles(2) == {"7": "c2", "+1": "c1 i6 i7 i8"}
    assert night.piles(1) == {}
    assert night.piles(3) == {"6": "c3"}
    assert night.flames() == [1, 0, 11, 1]


def test_t10_a_trickster_on_a_nine_steals_by_a_one() -> None:
    night = table(9, "2 3 4", "2 3 4", "2 3 9", "2 3 +1", blazes="8 1 7 6")
    heard = night.tell("0 pass, 1 pass, 2 play 9, 3 play +1, 0 pass, 1 pass, 2 pass")
    assert kinds(heard, Won, Stolen) == [
        Won(seat=3, card="+1", value=1, start=9, flames=4),
        Stolen(seat=3, of=1, value=1, flames=1, iguanas=(), campfires=(1,)),
    ]
    assert night.piles(3) == {"6": "c3", "+1": "c1 i9"}


def test_t10_a_trickster_steals_nothing_by_the_value_of_the_card_below() -> None:
    night = table(6, "1 2 6", "1 2 3", "2 3 +1", "1 2 3", blazes="9 8 1 6")
    night.tell("0 play 6, 1 pass, 2 play +1, 3 pass, 0 pass, 1 pass")
    assert night.piles(3) == {"6": "c3"}
    assert night.piles(2) == {"1": "c2", "+1": "i6"}


@pytest.mark.parametrize("winner", [0, 1, 3])
def test_t10_a_trickster_on_a_pile_has_no_value_and_cannot_be_stolen(winner: int) -> None:
    """Its pile was won as an 8. Now somebody else wins with an 8, and gets the iguana card alone."""
    night = stolen_by_a_trickster()
    hands = ["1 2 3", "1 2 3", "1 3 4", "1 2 3"]
    hands[winner] = "1 2 8"
    night.round(5, *hands)
    night.pass_until(8)
    while night.turn != winner:
        night.tell(f"{night.turn} pass")
    heard = night.tell(f"{winner} play 8" + "".join(f", {(winner + k) % 4} pass" for k in (1, 2, 3)))
    assert kinds(heard, Stolen) == []
    assert night.piles(winner)["8"] == "i5"
    assert night.piles(2) == {"7": "c2", "+1": "c1 i6 i7 i8"}


def test_t10_a_trickster_does_not_steal_a_trickster() -> None:
    """Seat 1 wins with a trickster that counts as an 8; the trickster of seat 2, won as an 8, stays."""
    night = stolen_by_a_trickster()
    night.round(4, "1 2 7", "1 2 +1", "1 3 4", "1 2 3")
    night.pass_until(7)
    heard = night.tell("2 pass, 3 pass, 0 play 7, 1 play +1, 2 pass, 3 pass, 0 pass")
    assert kinds(heard, Won, Stolen) == [Won(seat=1, card="+1", value=8, start=4, flames=2)]
    assert night.piles(2) == {"7": "c2", "+1": "c1 i6 i7 i8"}
    assert night.piles(1) == {"+1": "i4"}


def test_t10_only_the_pile_with_this_value_is_stolen() -> None:
    """Seat 1 has two piles, a 5 and an 8. It loses the 5."""
    night = table(5, "1 2 3", "1 2 5", "1 2 3", "1 2 3")
    night.tell("0 pass, 1 play 5, 2 pass, 3 pass, 0 pass")
    night.round(4, "1 4 3", "1 2 3", "1 2 5", "1 2 3")
    night.tell("1 pass, 2 pass, 3 pass, 0 play 4, 1 pass, 2 play 5, 3 pass, 0 pass, 1 pass")
    assert night.piles(1) == {"8": "c1"}
    assert night.piles(2) == {"7": "c2", "5": "i4 i5"}
    assert night.flames() == [1, 1, 6, 1]


def test_t10_a_card_that_is_covered_steals_nothing() -> None:
    night = table(8, "1 2 8", "1 2 9", "1 2 3", "1 2 3", blazes="4 8 7 6")
    night.tell("0 play 8, 1 play 9, 2 pass, 3 pass, 0 pass")
    assert night.piles(1) == {"8": "c1", "9": "i8"}


# ---- T11 back to hand


def test_t11_chosen_and_unchosen_cards_come_back() -> None:
    night = opened_and_won(4)
    assert [night.cards(seat) for seat in range(4)] == [without("9", "4"), without("8"), without("7"), without("6")]
    assert [night.chosen(seat) for seat in range(4)] == ["", "", "", ""]
    assert [player.holds for player in night.look().players] == [0, 0, 0, 0]
    night.tell("iguana 5")
    assert len(night.legal(0)) == 56  # three of eight
    assert len(night.legal(1)) == 84  # three of nine


def test_t11_the_opossum_whose_pile_was_stolen_comes_back_at_once() -> None:
    night = opened_and_won(8)
    assert night.cards(1) == ALL_CARDS
    assert night.exhausted(1) == ""
    night.tell("iguana 9")
    assert len(night.legal(1)) == 120  # three of ten
    night.tell("1 choose 8 1 2")
    assert night.chosen(1) == "1 2 8"


def test_t11_exhausted_cards_come_back_after_one_round() -> None:
    night = table(4, "1 2 4", "1 2 5", "1 2 3", "1 2 3")
    night.tell("0 play 4, 1 play 5, 2 pass, 3 pass, 0 pass")
    assert (night.exhausted(0), night.cards(0)) == ("4", without("9", "4"))
    night.round(1, "2 3 5", "1 3 6", "1 2 3", "1 2 3")
    assert (night.exhausted(0), night.cards(0)) == ("4", without("9", "4"))
    heard = night.tell("1 play 1, 2 pass, 3 pass, 0 pass")
    assert kinds(heard, Recovered) == [Recovered(seat=0, cards=("4",))]
    assert (night.exhausted(0), night.cards(0)) == ("", without("9"))
    night.tell("iguana 2, 0 choose 2 3 4")
    assert night.chosen(0) == "2 3 4"


def test_t11_the_robbed_opossum_comes_back_to_a_hand_whose_cards_are_exhausted() -> None:
    """Every way at once: a robbed opossum, an unplayed card, an unchosen one; the played one is exhausted."""
    night = table(7, "1 2 7", "1 2 8", "1 2 3", "1 2 3", blazes="8 9 7 6")
    night.tell("0 play 7, 1 play 8, 2 pass, 3 pass, 0 pass")
    assert night.piles(0) == {}
    assert night.cards(0) == without("7")
    assert night.exhausted(0) == "7"


# ---- T12 exhausted


def test_t12_played_cards_are_exhausted_but_for_the_winning_one() -> None:
    night = table(4, "1 4 6", "3 5 +1", "1 2 3", "1 2 8", blazes="9 4 7 5")
    heard = night.tell(
        "0 play 4, 1 play 5, 2 pass, 3 pass, 0 play 6, 1 play +1, 2 pass, 3 play 8, 0 pass, 1 pass, 2 pass"
    )
    assert [night.exhausted(seat) for seat in range(4)] == ["4 6", "5 +1", "", ""]
    assert night.piles(3) == {"5": "c3", "8": "i4"}
    assert kinds(heard, Exhausted) == [Exhausted(seat=0, cards=("4", "6")), Exhausted(seat=1, cards=("5", "+1"))]
    assert [night.played(seat) for seat in range(4)] == ["", "", "", ""]


def test_t12_the_winners_other_cards_are_exhausted_too() -> None:
    night = table(4, "1 4 6", "1 2 5", "1 2 3", "1 2 3")
    night.tell("0 play 4, 1 play 5, 2 pass, 3 pass, 0 play 6, 1 pass, 2 pass, 3 pass")
    assert (night.exhausted(0), night.exhausted(1)) == ("4", "5")


def test_t12_an_exhausted_card_is_out_of_exactly_one_choice() -> None:
    night = table(4, "1 2 4", "1 2 5", "1 2 3", "1 2 3")
    night.tell("0 play 4, 1 play 5, 2 pass, 3 pass, 0 pass, iguana 1")
    assert night.refused("0 choose 1 2 4") == ("tails-exhausted", "T12", {"card": "4"})
    assert all("4" not in text for text in night.legal(0))
    assert len(night.legal(0)) == 56
    night.choose("1 2 3", "1 2 3", "1 2 3", "1 2 3")
    night.tell("1 pass, 2 pass, 3 pass")
    assert night.refused("0 play 4") == ("tails-exhausted", "T12", {"card": "4"})
    night.tell("0 play 1, 1 pass, 2 pass, 3 pass, iguana 5")
    assert night.exhausted(0) == ""
    assert "choose 2 3 4" in night.legal(0)


def test_t12_cards_of_two_rounds_take_turns() -> None:
    night = table(3, "1 2 3", "1 2 4", "1 2 3", "1 2 3")
    night.tell("0 play 3, 1 play 4, 2 pass, 3 pass, 0 pass")
    assert night.exhausted(0) == "3"
    night.round(1, "1 2 4", "1 2 3", "1 2 3", "1 2 3")
    heard = night.tell("1 pass, 2 pass, 3 pass, 0 play 1, 1 play 2, 2 pass, 3 pass, 0 pass")
    assert kinds(heard, Exhausted, Recovered) == [
        Recovered(seat=0, cards=("3",)),
        Exhausted(seat=0, cards=("1",)),
    ]
    assert (night.exhausted(0), night.cards(0)) == ("1", without("9", "1"))


def test_t12_a_round_in_which_one_card_was_played_exhausts_nothing() -> None:
    night = opened_and_won(4)
    assert kinds(night.heard(None), Exhausted, Recovered) == []
    assert [night.exhausted(seat) for seat in range(4)] == ["", "", "", ""]


# ---- T13 the end


def test_t13_the_match_ends_when_the_last_iguana_card_is_won() -> None:
    night = table(4, "1 2 4", *LOW, deck="4:2")
    heard = night.tell("0 play 4, 1 pass, 2 pass, 3 pass")
    assert heard[-1] == Ended()
    assert (night.phase, night.turn, night.look().awaited) == ("done", None, ())
    assert night.match.actors() == ()
    assert night.match.outcome() == Outcome("most-flames", (3, 1, 1, 1), (0,), {"boxed": 0})
    assert night.look().end == End(reason="most-flames", scores=(3, 1, 1, 1), winners=(0,))
    assert (night.look().iguana, night.look().unseen) == (None, ())


def test_t13_it_does_not_end_before() -> None:
    night = table(4, "1 2 4", *LOW, deck="4:2,5:2")
    heard = night.tell("0 play 4, 1 pass, 2 pass, 3 pass")
    assert kinds(heard, Ended) == []
    assert (night.phase, night.match.outcome(), night.look().end) == ("iguana", None, None)


def test_t13_nine_cards_are_nine_rounds() -> None:
    night = table(1, players=6, blazes="9 8 7 6 5 4")
    for number in range(1, 10):
        if number > 1:
            night.tell(f"iguana {number}")
        assert (night.look().round, night.match.outcome()) == (number, None)
        winner = number % 6
        hands = [night.cards(seat).split() for seat in range(6)]
        value = next(card for card in hands[winner] if card != "+1")
        chosen = [hand[:3] for hand in hands]
        night.choose(*(" ".join(hand) for hand in chosen))
        while night.look().wanted != int(value) or night.turn != winner:
            night.tell(f"{night.turn} pass")
        night.tell(f"{winner} play {value}" + "".join(f", {(winner + k) % 6} pass" for k in range(1, 6)))
    assert night.phase == "done"
    assert sum(night.flames()) == 27 + 6


def test_t13_a_tie_is_shared() -> None:
    night = table(4, "1 2 4", *LOW, deck="4:1,5:1")
    night.tell("0 play 4, 1 pass, 2 pass, 3 pass")
    night.round(5, "1 2 3", "1 2 3", "1 2 5", "1 2 3")
    night.tell("0 pass, 1 pass, 2 play 5, 3 pass, 0 pass, 1 pass")
    assert night.match.outcome() == Outcome("shared", (2, 1, 2, 1), (0, 2), {"boxed": 0})
    assert night.look().end == End(reason="shared", scores=(2, 1, 2, 1), winners=(0, 2))


def test_t13_what_was_stolen_last_still_counts() -> None:
    night = table(4, "1 2 4", *LOW, deck="4:9,8:1", blazes="9 8 7 6")
    night.tell("0 play 4, 1 pass, 2 pass, 3 pass")
    night.round(8, "1 2 3", "1 2 4", "1 3 8", "1 2 3")
    night.tell("0 pass, 1 pass, 2 play 8, 3 pass, 0 pass, 1 pass")
    assert night.match.outcome() == Outcome("most-flames", (10, 0, 3, 1), (0,), {"boxed": 0})
    assert night.piles(2) == {"7": "c2", "8": "c1 i8"}


def test_t13_whoever_has_the_most_may_have_won_nothing_last() -> None:
    night = table(4, "1 2 4", *LOW, deck="4:2,5:9", blazes="9 8 7 6")
    night.tell("0 play 4, 1 pass, 2 pass, 3 pass")
    night.round(5, "1 2 3", "1 2 3", "1 2 3", "1 2 5")
    night.tell("0 pass, 1 pass, 2 pass, 3 play 5, 0 pass, 1 pass, 2 pass")
    assert night.match.outcome() == Outcome("most-flames", (3, 1, 1, 10), (3,), {"boxed": 0})


def test_t13_after_the_end_nothing_is_played_or_drawn() -> None:
    night = table(4, "1 2 4", *LOW, deck="4:2")
    night.tell("0 play 4, 1 pass, 2 pass, 3 pass")
    for words in ("pass", "play 4", "play +1", "choose 1 2 3"):
        for seat in range(4):
            assert night.refused(f"{seat} {words}") == ("match-over", "T13", {})
    for drawn in ("iguana 5", "thief 3", "blaze 0 3"):
        assert night.refused(drawn) == ("match-over", "T13", {})


def test_t13_after_the_last_round_nothing_is_exhausted_and_all_cards_go_back() -> None:
    night = table(4, "1 2 4", "1 2 5", "1 2 3", "1 2 3", deck="4:2")
    night.tell("0 play 4, 1 play 5, 2 pass, 3 pass, 0 pass")
    assert [night.cards(seat) for seat in range(4)] == [
        without("9"),
        without("8", "5"),
        without("7"),
        without("6"),
    ]
    assert night.exhausted(0) == ""
    assert [night.chosen(seat) for seat in range(4)] == ["", "", "", ""]
