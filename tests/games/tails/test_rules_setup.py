"""Cards, set-up and choice, T1–T4: what the box holds, how a match begins and how a round does."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from brasier.core.game import CHANCE, SEVERAL, Refusal
from brasier.core.rng import Rng
from brasier.games.tails.view import Iguana
from games.tails.table import OURS, Table, begin, table, without

# ---- T1 cards


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_t1_every_player_has_nine_opossums_and_a_trickster(players: int) -> None:
    night = table(1, players=players, blazes="9 8 7 6 5 4")
    assert len(night.look().players) == players
    for seat in range(players):
        assert night.cards(seat) == without(str(9 - seat))
        assert night.piles(seat) == {str(9 - seat): f"c{seat}"}
        assert (night.played(seat), night.exhausted(seat)) == ("", "")


@pytest.mark.parametrize("card", ["0", "10", "+2"])
def test_t1_there_are_no_other_cards(card: str) -> None:
    night = table(4, players=4)
    assert night.refused(f"0 choose 1 2 {card}") == ("tails-no-such-card", "T1", {"card": card})
    night.choose("1 2 3", "1 2 3", "1 2 3", "1 2 3")
    assert night.refused(f"0 play {card}") == ("tails-no-such-card", "T1", {"card": card})


# ---- T2 iguana cards


def test_t2_nine_iguana_cards_with_flames_of_ours() -> None:
    cards = begin().look().unseen
    assert {card.start: card.flames for card in cards} == OURS
    assert len(cards) == 9


def test_t2_a_campfire_is_one_flame() -> None:
    assert table(4, players=5).flames() == [1, 1, 1, 1, 1]


@pytest.mark.parametrize("start", range(1, 10))
def test_t2_each_iguana_card_is_worth_its_flames(start: int) -> None:
    low, high = ("1 2 3 4", "6 7 +1") if start > 5 else ("6 7 8 9", "3 4 +1")
    spare = [card for card in high.split() if card != str(start)][-2:]
    night = table(start, " ".join([str(start), *spare]), *3 * ["5 +1 " + high[0]], blazes=low)
    night.tell(f"0 play {start}, 1 pass, 2 pass, 3 pass")
    assert night.flames() == [1 + OURS[start], 1, 1, 1]


def test_t2_a_deck_of_ones_own_has_its_own_flames_and_as_many_rounds_as_cards() -> None:
    night = begin(4, deck=[[2, 9], [6, 1]])
    night.tell("blaze 0 9, blaze 1 8, blaze 2 7, blaze 3 6")
    assert night.look().unseen == (Iguana(start=2, flames=9), Iguana(start=6, flames=1))
    assert night.chances() == {"iguana 2": 1, "iguana 6": 1}
    night.round(6, "6 1 2", "1 2 3", "1 2 3", "1 2 3")
    night.tell("0 play 6, 1 pass, 2 pass, 3 pass")
    assert night.chances() == {"iguana 2": 1}
    night.round(2, "1 2 3", "1 2 3", "1 2 3", "1 2 3")
    night.tell("0 pass, 1 play 2, 2 pass, 3 pass, 0 pass")
    assert (night.phase, night.flames()) == ("done", [3, 10, 1, 0])


def test_t2_a_card_that_is_not_in_the_deck_never_comes() -> None:
    night = begin(4, deck="2:9,6:1")
    night.tell("blaze 0 9, blaze 1 8, blaze 2 7, blaze 3 6")
    assert night.refused("iguana 4") == ("tails-iguana-gone", "T2", {"start": 4})


# ---- T3 set-up


def test_t3_the_first_blaze_is_any_number_and_each_is_as_likely() -> None:
    night = begin()
    assert (night.phase, night.turn, night.match.actors()) == ("blaze", None, (CHANCE,))
    assert night.chances() == {f"blaze 0 {value}": 1 for value in range(1, 10)}


def test_t3_all_blazes_differ() -> None:
    night = begin(6)
    values = [3, 1, 9, 4, 8, 5]
    for seat, value in enumerate(values):
        free = set(range(1, 10)) - set(values[:seat])
        assert night.chances() == {f"blaze {seat} {one}": 1 for one in free}
        for taken in values[:seat]:
            assert night.refused(f"blaze {seat} {taken}") == ("tails-blaze-taken", "T3", {"value": taken})
        night.tell(f"blaze {seat} {value}")
        assert night.piles(seat) == {str(value): f"c{seat}"}
        assert night.cards(seat) == without(str(value))
    assert night.phase == "iguana"


def test_t3_blazes_are_laid_seat_by_seat() -> None:
    night = begin()
    assert night.refused("blaze 1 3") == ("tails-blaze-of-seat", "T3", {"seat": 0})
    night.tell("blaze 0 3")
    assert night.refused("blaze 0 4") == ("tails-blaze-of-seat", "T3", {"seat": 1})
    assert night.refused("blaze 3 4") == ("tails-blaze-of-seat", "T3", {"seat": 1})


def test_t3_the_trickster_never_lies_on_the_first_blaze() -> None:
    night = begin()
    assert night.refused("blaze 0 +1") == ("tails-trickster-not-drawn", "T3", {})
    assert all("+1" not in text for text in night.chances())


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_t3_each_iguana_card_is_as_likely_to_lie_on_top(players: int) -> None:
    night = begin(players)
    for seat in range(players):
        night.tell(f"blaze {seat} {seat + 1}")
    assert (night.phase, night.match.actors()) == ("iguana", (CHANCE,))
    assert night.chances() == {f"iguana {value}": 1 for value in range(1, 10)}


def test_t3_only_the_top_iguana_card_is_seen() -> None:
    night = begin()
    assert night.look().iguana is None
    night.tell("blaze 0 9, blaze 1 8, blaze 2 7, blaze 3 6, iguana 7")
    for looker in (None, 0, 3):
        view = night.look(looker)
        assert view.iguana == Iguana(start=7, flames=2)
        assert view.unseen == tuple(Iguana(start=v, flames=OURS[v]) for v in (1, 2, 3, 4, 5, 6, 8, 9))


def test_t3_an_iguana_card_comes_once() -> None:
    night = table(4, "4 1 2", "1 2 3", "1 2 3", "1 2 3")
    night.tell("0 play 4, 1 pass, 2 pass, 3 pass")
    assert night.chances() == {f"iguana {value}": 1 for value in (1, 2, 3, 5, 6, 7, 8, 9)}
    assert night.refused("iguana 4") == ("tails-iguana-gone", "T2", {"start": 4})
    night.tell("iguana 9")
    assert (night.look().round, night.look().iguana) == (2, Iguana(start=9, flames=4))
    assert night.look().unseen == tuple(Iguana(start=v, flames=OURS[v]) for v in (1, 2, 3, 5, 6, 7, 8))


def test_t3_playouts_draw_each_value_alike() -> None:
    """T15: also for the Thief. Of 800 draws each of eight values has about 100."""
    blaze = begin(3)
    blaze.tell("blaze 0 5")
    thief = table(1, "1 2 3", "1 2 3")
    thief.circuit(drawn=5)
    thief.tell("0 pass, 1 pass")
    iguana = table(5, "1 2 5", "1 2 3", "1 2 3", "1 2 3")
    iguana.tell("0 play 5, 1 pass, 2 pass, 3 pass")
    for night in (blaze, thief, iguana):
        rng = Rng(1)
        drawn = Counter(night.match.state.sample(rng) for _ in range(800))
        assert set(drawn) == {1, 2, 3, 4, 6, 7, 8, 9}
        assert 50 < min(drawn.values()) <= max(drawn.values()) < 150


def test_t3_chance_gives_what_is_to_be_drawn_and_nothing_else() -> None:
    night = begin(3)
    assert night.refused("iguana 4") == ("tails-other-draw", "T3", {"wanted": "blaze"})
    assert night.refused("thief 4") == ("tails-other-draw", "T3", {"wanted": "blaze"})
    night.tell("blaze 0 9, blaze 1 8, blaze 2 7")
    assert night.refused("blaze 0 1") == ("tails-other-draw", "T3", {"wanted": "iguana"})
    assert night.refused("thief 4") == ("tails-other-draw", "T3", {"wanted": "iguana"})
    night.round(4, "1 2 3", "1 2 3", "1 2 3")
    night.tell("0 pass, 1 pass, 2 pass")
    assert night.refused("blaze 0 1") == ("tails-other-draw", "T15", {"wanted": "thief"})
    assert night.refused("iguana 5") == ("tails-other-draw", "T15", {"wanted": "thief"})


@pytest.mark.parametrize("drawn", ["blaze 0 3", "iguana 5", "thief 3"])
def test_t3_nothing_is_drawn_while_players_act(drawn: str) -> None:
    night = table(4, players=3)
    assert night.refused(drawn) == ("no-chance-now", "T3", {})
    night.choose("1 2 4", "1 2 3", "1 2 3")
    assert night.refused(drawn) == ("no-chance-now", "T3", {})
    night.tell("0 play 4")
    assert night.phase == "chase"
    assert night.refused(drawn) == ("no-chance-now", "T3", {})


@pytest.mark.parametrize("words", ["choose 1 2 3", "play 4", "pass"])
def test_t3_nobody_acts_before_the_cards_lie(words: str) -> None:
    night = begin()
    for drawn in ("blaze 0 9, blaze 1 8, blaze 2 7", "blaze 3 6"):
        for seat in range(4):
            assert night.refused(f"{seat} {words}") == ("tails-draw-first", "T3", {})
        night.tell(drawn)
    assert night.phase == "iguana"
    for seat in range(4):
        assert night.refused(f"{seat} {words}") == ("tails-draw-first", "T3", {})


# ---- T4 choice


def test_t4_everybody_chooses_three_of_the_hand_at_once() -> None:
    night = table(4, players=4)
    assert (night.phase, night.turn, night.look().awaited) == ("choose", None, (0, 1, 2, 3))
    assert night.match.actors() == (0, 1, 2, 3)
    assert night.match.state.to_act() == SEVERAL
    for seat in range(4):
        hand = night.cards(seat).split()
        assert len(hand) == 9
        assert sorted(night.legal(seat)) == sorted(f"choose {' '.join(three)}" for three in combinations(hand, 3))


HANDS = ("1 2 3", "4 5 +1", "6 8 9", "5 7 +1")


def test_t4_the_order_of_the_choices_changes_nothing() -> None:
    together = table(4, *HANDS).match.state.pack()
    for order in permutations(range(4)):
        night = table(4, players=4)
        for done, seat in enumerate(order, 1):
            night.tell(f"{seat} choose {HANDS[seat]}")
            if done < 4:
                assert night.look().awaited == night.match.actors() == tuple(sorted(order[done:]))
        assert night.match.state.pack() == together
        assert (night.phase, night.turn) == ("first", 0)


def test_t4_whoever_has_chosen_waits_for_the_others() -> None:
    night = table(4, players=4)
    night.tell("2 choose 1 2 3")
    assert night.look().awaited == (0, 1, 3)
    assert night.match.state.to_act() == SEVERAL
    assert [player.ready for player in night.look().players] == [False, False, True, False]
    assert [player.holds for player in night.look().players] == [0, 0, 3, 0]
    assert night.legal(2) == []
    for words in ("choose 1 2 3", "choose 4 5 6", "play 1", "pass"):
        assert night.refused(f"2 {words}") == ("tails-already-chosen", "T4", {})
    night.tell("0 choose 1 2 3, 3 choose 1 2 3")
    assert (night.phase, night.turn, night.look().awaited, night.match.state.to_act()) == ("choose", 1, (1,), 1)


@pytest.mark.parametrize("stranger", [4, 5, 60, -2])
def test_t4_nobody_chooses_who_does_not_sit_at_the_table(stranger: int) -> None:
    state = table(4, players=4).match.state
    before = state.pack()
    assert state.legal(stranger) == []
    with pytest.raises(Refusal) as refusal:
        state.apply(stranger, state.legal(0)[0])
    assert (refusal.value.code, refusal.value.rule) == ("not-your-turn", "T4")
    assert state.pack() == before


@pytest.mark.parametrize("words", ["play 4", "pass"])
def test_t4_the_hunt_waits_for_the_choice(words: str) -> None:
    night = table(4, players=4)
    assert night.refused(f"0 {words}") == ("tails-choose-first", "T4", {})
    assert night.refused(f"3 {words}") == ("tails-choose-first", "T4", {})


def test_t4_the_cards_of_a_choice_may_be_named_in_any_order() -> None:
    packs = set()
    for order in permutations(["2", "7", "+1"]):
        night = table(4, players=4)
        night.tell(f"0 choose {' '.join(order)}")
        assert night.match.steps[-1].action == "choose 2 7 +1"
        assert night.chosen(0) == "2 7 +1"
        packs.add(night.match.state.pack())
    assert len(packs) == 1


def test_t4_no_fewer_and_no_more_than_three_of_a_full_hand() -> None:
    night = table(4, players=4)
    assert night.refused("0 choose 1") == ("tails-choose-exactly", "T4", {"needed": 3, "given": 1})
    assert night.refused("0 choose 1 +1") == ("tails-choose-exactly", "T4", {"needed": 3, "given": 2})
    assert night.refused("0 choose") == ("tails-one-to-three-cards", "T4", {"cards": 0})
    assert night.refused("0 choose 1 2 3 4") == ("tails-one-to-three-cards", "T4", {"cards": 4})


@pytest.mark.parametrize(("words", "card"), [("1 1 2", "1"), ("3 5 5", "5"), ("+1 2 +1", "+1"), ("7 7", "7")])
def test_t4_no_card_is_chosen_twice(words: str, card: str) -> None:
    assert table(4, players=4).refused(f"0 choose {words}") == ("tails-card-twice", "T4", {"card": card})


def test_t4_the_rest_is_out_of_this_round() -> None:
    night = table(4, "1 2 3", "1 2 3", "5 6 9", "1 2 3")
    assert night.refused("0 play 4") == ("tails-not-chosen", "T4", {"card": "4"})
    night.tell("0 pass, 1 pass, 2 pass, 3 pass, 0 pass, 1 pass, 2 play 5")
    assert night.refused("3 play +1") == ("tails-not-chosen", "T4", {"card": "+1"})
    night.tell("3 pass, 0 pass, 1 pass")
    night.round(6, "1 2 3", "1 2 3", "2 6 9", "1 2 3")
    night.tell("2 play 6")
    assert night.refused("3 play 7") == ("tails-not-chosen", "T4", {"card": "7"})


@pytest.mark.parametrize("words", ["choose 1 2 3", "choose 4 5 6", "choose 1", "choose", "choose 0 0"])
def test_t4_nobody_chooses_during_the_hunt(words: str) -> None:
    night = table(4, "1 2 4", "1 2 3", "1 2 3", "1 2 3")
    assert night.refused(f"0 {words}") == ("tails-choice-is-over", "T4", {})
    night.tell("0 play 4")
    assert night.refused(f"1 {words}") == ("tails-choice-is-over", "T4", {})


def winner_of_seven() -> Table:
    """Seat 0 has won seven rounds with its 1 to 7: it has the 8 and the trickster left, and eight piles."""
    night = table(1, players=4)
    for value in range(1, 8):
        if value > 1:
            night.tell(f"iguana {value}")
        spare = [card for card in night.cards(0).split() if card != str(value)]
        night.choose(f"{value} {spare[0]} {spare[1]}", "1 2 3", "1 2 3", "1 2 3")
        night.tell(f"0 play {value}, 1 pass, 2 pass, 3 pass")
    return night


def test_t4_with_fewer_than_three_cards_all_of_them_are_chosen() -> None:
    night = winner_of_seven()
    night.tell("iguana 8")
    assert night.cards(0) == "8 +1"
    assert night.legal(0) == ["choose 8 +1"]
    assert night.refused("0 choose 8") == ("tails-choose-exactly", "T4", {"needed": 2, "given": 1})
    assert night.refused("0 choose +1") == ("tails-choose-exactly", "T4", {"needed": 2, "given": 1})
    assert night.refused("0 choose 7 8 +1") == ("tails-on-a-pile", "T9", {"card": "7"})
    night.choose("8 +1", "1 2 3", "1 2 3", "1 2 3")
    night.tell("0 play 8, 1 pass, 2 pass, 3 pass, iguana 9")
    assert (night.cards(0), night.legal(0)) == ("+1", ["choose +1"])
    night.choose("+1", "1 2 3", "1 2 3", "1 2 3")
    assert night.chosen(0) == "+1"


def test_t4_a_hand_without_cards_chooses_nothing_and_passes() -> None:
    night = winner_of_seven()
    night.round(8, "8 +1", "9 1 2", "1 2 3", "1 2 3")
    night.tell("0 play 8, 1 play 9, 2 pass, 3 pass, 0 play +1, 1 pass, 2 pass, 3 pass")
    night.tell("iguana 9")
    assert (night.cards(0), night.exhausted(0)) == ("", "8")
    assert night.look().awaited == night.match.actors() == (1, 2, 3)
    assert night.legal(0) == []
    for words in ("choose 8", "choose 1 2 3", "pass"):
        assert night.refused(f"0 {words}") == ("tails-nothing-to-choose", "T4", {})
    night.tell("3 choose 9 1 2, 1 choose 1 2 3, 2 choose 1 2 3")
    assert (night.phase, night.turn) == ("first", 0)
    assert night.legal(0) == ["pass"]
    night.tell("0 pass, 1 pass, 2 pass, 3 play 9, 0 pass, 1 pass, 2 pass")
    assert night.phase == "done"
