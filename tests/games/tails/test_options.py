"""What can be chosen before a match of Tails on Fire, and what is refused."""

import json
from typing import Any

import pytest

from brasier.core.chance import ManualDealer
from brasier.core.match import Match
from brasier.core.state import Refusal
from brasier.games.tails import GAME
from brasier.games.tails.options import Options
from games.tails.table import OURS, begin

CARDS = [[start, flames] for start, flames in OURS.items()]


def refused(**given: Any) -> tuple[str, str, dict[str, object]]:
    with pytest.raises(Refusal) as refusal:
        GAME.options(given)
    return refusal.value.code, refusal.value.rule, dict(refusal.value.facts)


def test_nothing_chosen_is_a_match_of_four_with_our_deck() -> None:
    assert GAME.options({}) == Options(players=4, eldest=0, deck="ours")
    assert GAME.option_values(GAME.options({})) == {"players": 4, "eldest": 0, "deck": "ours"}


@pytest.mark.parametrize("options", [*GAME.variants(), Options(deck=((1, 9), (9, 1)))], ids=str)
def test_options_survive_as_plain_values_and_as_json(options: Options) -> None:
    values = GAME.option_values(options)
    assert list(values) == list(Options.__struct_fields__)
    assert GAME.options(values) == options
    assert GAME.options(json.loads(json.dumps(values))) == options
    assert GAME.view(GAME.start(options), None).options == options


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_t1_two_to_six_play_and_all_have_secrets(players: int) -> None:
    options = GAME.options({"players": players})
    assert GAME.seats(options) == players
    assert GAME.has_secrets(options)
    assert len(begin(players).look().players) == players


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100])
def test_t1_fewer_or_more_do_not_play(players: int) -> None:
    assert refused(players=players) == ("tails-two-to-six", "T1", {"players": players})


@pytest.mark.parametrize(("players", "eldest"), [(2, 2), (4, 4), (4, -1), (6, 6), (3, 900)])
def test_t5_the_eldest_sits_at_the_table(players: int, eldest: int) -> None:
    facts = {"eldest": eldest, "last": players - 1}
    assert refused(players=players, eldest=eldest) == ("tails-eldest-not-seated", "T5", facts)


def test_t5_any_seat_may_be_the_eldest() -> None:
    for players in range(2, 7):
        for eldest in range(players):
            assert GAME.view(GAME.start(GAME.options({"players": players, "eldest": eldest})), None).first == eldest


@pytest.mark.parametrize(
    "deck",
    [
        [[1, 3], [4, 2]],
        ((1, 3), (4, 2)),
        [[4, 2], [1, 3]],
        {"1": 3, "4": 2},
        {"4": 2, "1": 3},
        {4: 2, 1: 3},
        "1:3,4:2",
        "4:2,1:3",
        " 4:2 , 1:3 ",
        "1: 3,4 :2",
    ],
    ids=str,
)
def test_t2_a_deck_may_be_told_in_many_ways_and_is_kept_in_one(deck: Any) -> None:
    assert GAME.options({"deck": deck}) == Options(deck=((1, 3), (4, 2)))


@pytest.mark.parametrize(
    "deck",
    ["ours", CARDS, CARDS[::-1], {str(v): f for v, f in CARDS}, ",".join(f"{v}:{f}" for v, f in CARDS)],
    ids=["name", "list", "reversed", "object", "line"],
)
def test_t2_our_deck_is_ours_however_it_is_told(deck: Any) -> None:
    assert GAME.options({"deck": deck}).deck == "ours"


def test_t2_a_deck_with_other_flames_is_not_ours() -> None:
    other = [*CARDS[:8], [9, 3]]
    assert GAME.options({"deck": other}).deck == tuple((v, f) for v, f in other)
    assert GAME.options({"deck": CARDS[:8]}).deck == tuple((v, f) for v, f in CARDS[:8])


@pytest.mark.parametrize("deck", ["1:1", "9:9", "1:9,9:1", [[5, 5]]], ids=str)
def test_t2_one_card_is_a_deck(deck: Any) -> None:
    options = GAME.options({"deck": deck})
    cards = GAME.view(GAME.start(options), None).unseen
    assert tuple((card.start, card.flames) for card in cards) == options.deck


@pytest.mark.parametrize(
    ("deck", "wanted"),
    [
        ("", ("tails-unreadable-deck", "T2", {"deck": ""})),
        ("mine", ("tails-unreadable-deck", "T2", {"deck": "mine"})),
        ("1:2,", ("tails-unreadable-deck", "T2", {"deck": "1:2,"})),
        ("1-2", ("tails-unreadable-deck", "T2", {"deck": "1-2"})),
        ("1:2 4:3", ("tails-unreadable-deck", "T2", {"deck": "1:2 4:3"})),
        ("1:2:3", ("tails-unreadable-deck", "T2", {"deck": "1:2:3"})),
        ("١:٢", ("tails-unreadable-deck", "T2", {"deck": "١:٢"})),
        ("1:1000", ("tails-unreadable-deck", "T2", {"deck": "1:1000"})),
        ("OURS", ("tails-unreadable-deck", "T2", {"deck": "OURS"})),
        ("x" * 100, ("tails-unreadable-deck", "T2", {"deck": "x" * 60})),
        ([], ("tails-one-to-nine-iguanas", "T2", {"cards": 0})),
        ({}, ("tails-one-to-nine-iguanas", "T2", {"cards": 0})),
        ([*CARDS, [1, 2]], ("tails-one-to-nine-iguanas", "T2", {"cards": 10})),
        ([[0, 2]], ("tails-no-such-start", "T2", {"start": 0})),
        ([[10, 2]], ("tails-no-such-start", "T2", {"start": 10})),
        ("4:2,-1:3", ("tails-no-such-start", "T2", {"start": -1})),
        ({"12": 3}, ("tails-no-such-start", "T2", {"start": 12})),
        ([[4, 2], [5, 2], [4, 3]], ("tails-start-twice", "T2", {"start": 4})),
        ("7:2,7:2", ("tails-start-twice", "T2", {"start": 7})),
        ([[4, 0]], ("tails-one-to-nine-flames", "T2", {"start": 4, "flames": 0})),
        ([[3, 1], [4, 10]], ("tails-one-to-nine-flames", "T2", {"start": 4, "flames": 10})),
        ("4:-2", ("tails-one-to-nine-flames", "T2", {"start": 4, "flames": -2})),
    ],
    ids=str,
)
def test_t2_what_is_no_deck_is_refused(deck: Any, wanted: tuple[str, str, dict[str, object]]) -> None:
    assert refused(deck=deck) == wanted


@pytest.mark.parametrize(
    "given",
    [
        {"players": "4"},
        {"players": 4.5},
        {"players": None},
        {"players": 10**30},
        {"players": True},
        {"eldest": "0"},
        {"eldest": None},
        {"deck": [4, 2]},
        {"deck": [[4]]},
        {"deck": [[4, 2, 1]]},
        {"deck": [["4", 2]]},
        {"deck": {"four": 2}},
        {"deck": {"4": "2"}},
        {"deck": [[4, 10**30]]},
    ],
    ids=str,
)
def test_values_of_the_wrong_kind_are_refused(given: dict[str, Any]) -> None:
    code, rule, facts = refused(**given)
    assert (code, rule) == ("bad-option", "")
    assert next(iter(given)) in str(facts["detail"])


@pytest.mark.parametrize("deck", [5, None, True, 1.5])
def test_a_deck_that_is_no_table_is_refused(deck: Any) -> None:
    assert refused(deck=deck) == ("tails-unreadable-deck", "T2", {"deck": str(deck)})


def test_an_option_nobody_knows_is_refused() -> None:
    assert refused(firefighters=4) == ("unknown-option", "", {"option": "firefighters"})


def test_options_made_by_hand_are_read_like_any_others() -> None:
    with pytest.raises(Refusal, match="tails-two-to-six"):
        Match(GAME, Options(players=7), dealer=ManualDealer())
    assert Match(GAME, Options(deck=((9, 1), (2, 2))), dealer=ManualDealer()).options.deck == ((2, 2), (9, 1))
