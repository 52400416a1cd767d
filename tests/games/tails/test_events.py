"""What everybody hears as things happen in a match of Tails on Fire: all of it, in its order, and what is not told."""

import json

import msgspec
import pytest

from brasier.core.game import REFEREE, Looker
from brasier.games.tails.events import (
    Blazed,
    Chosen,
    Ended,
    Event,
    Exhausted,
    HuntBegan,
    IguanaSeen,
    Passed,
    Played,
    Raised,
    Recovered,
    Stolen,
    ThiefDrew,
    Won,
)
from games.tails.table import Table, begin, kinds, table


def two_rounds() -> Table:
    """Two players, two iguana cards. Seat 1 robs seat 0 in the first round, the Thief takes the second."""
    night = begin(2, deck="4:2,5:9")
    night.tell("blaze 0 5, blaze 1 8, iguana 4")
    night.tell("1 choose +1 7 1, 0 choose 4 1 2")
    night.tell("0 play 4, 1 play +1, thief 9, 0 pass")
    night.tell("iguana 5, 0 choose 1 5 6, 1 choose 1 2 3")
    night.tell("1 pass, 0 pass, thief 1, 1 pass, 0 play 6, thief 7, 1 pass, 0 pass")
    return night


def story(cards_of: dict[int, list[tuple[str, ...] | None]]) -> list[Event]:
    """The same match, event by event; what is told of the choices depends on who listens."""
    return [
        Blazed(seat=0, value=5),
        Blazed(seat=1, value=8),
        IguanaSeen(round=1, start=4, flames=2, left=1),
        Chosen(seat=1, count=3, cards=cards_of[1][0]),
        Chosen(seat=0, count=3, cards=cards_of[0][0]),
        HuntBegan(seat=0, value=4),
        Played(seat=0, card="4", value=4),
        Played(seat=1, card="+1", value=5),
        ThiefDrew(value=9, kept=True),
        Passed(seat=None),
        Passed(seat=0),
        Won(seat=1, card="+1", value=5, start=4, flames=2),
        Stolen(seat=1, of=0, value=5, flames=1, iguanas=(), campfires=(0,)),
        Exhausted(seat=0, cards=("4",)),
        IguanaSeen(round=2, start=5, flames=9, left=0),
        Chosen(seat=0, count=3, cards=cards_of[0][1]),
        Chosen(seat=1, count=3, cards=cards_of[1][1]),
        HuntBegan(seat=1, value=5),
        Passed(seat=1),
        Passed(seat=0),
        ThiefDrew(value=1, kept=True),
        Passed(seat=None),
        Raised(value=6, must_open=False),
        Passed(seat=1),
        Played(seat=0, card="6", value=6),
        ThiefDrew(value=7, kept=False),
        Played(seat=None, card="7", value=7),
        Passed(seat=1),
        Passed(seat=0),
        Won(seat=None, card="7", value=7, start=5, flames=9),
        Ended(),
    ]


OF_0: list[tuple[str, ...] | None] = [("1", "2", "4"), ("1", "5", "6")]
OF_1: list[tuple[str, ...] | None] = [("1", "7", "+1"), ("1", "2", "3")]
NOT_TOLD: list[tuple[str, ...] | None] = [None, None]


@pytest.mark.parametrize(
    ("listener", "cards_of"),
    [
        (None, {0: NOT_TOLD, 1: NOT_TOLD}),
        (0, {0: OF_0, 1: NOT_TOLD}),
        (1, {0: NOT_TOLD, 1: OF_1}),
        (REFEREE, {0: OF_0, 1: OF_1}),
    ],
    ids=str,
)
def test_t18_a_whole_match_as_everybody_hears_it(
    listener: Looker, cards_of: dict[int, list[tuple[str, ...] | None]]
) -> None:
    heard, wanted = two_rounds().heard(listener), story(cards_of)
    # Which cards are exhausted now matters to nobody: the match is over. The end is told last.
    won = len(wanted) - 1
    assert heard[:won] == wanted[:-1]
    assert kinds(heard[won:], Won, Ended) == heard[-1:] == [Ended()]


def test_t18_a_choice_is_told_to_others_as_made_and_no_more() -> None:
    night = table(4, players=4)
    before = len(night.match.steps)
    night.tell("2 choose 9 +1 3")
    for other in (None, 0, 1, 3):
        assert night.heard(other, before) == [Chosen(seat=2, count=3, cards=None)]
    for knowing in (2, REFEREE):
        assert night.heard(knowing, before) == [Chosen(seat=2, count=3, cards=("3", "9", "+1"))]


def test_t18_two_choices_sound_alike() -> None:
    one, two = table(4, players=4), table(4, players=4)
    one.tell("2 choose 1 2 3")
    two.tell("2 choose 8 9 +1")
    assert one.heard(0) == two.heard(0)
    assert one.heard(2) != two.heard(2)


def test_t11_cards_that_come_back_are_told() -> None:
    night = table(4, "1 4 6", "1 2 5", "1 2 +1", "1 2 3")
    night.tell("0 play 4, 1 play 5, 2 play +1, 3 pass, 0 pass, 1 pass")
    night.round(1, "1 2 3", "1 2 3", "1 2 3", "1 2 3")
    heard = night.tell("2 play 1, 3 play 2, 0 play 3, 1 pass, 2 pass, 3 pass")
    assert heard[-6:] == [
        Passed(seat=3),
        Won(seat=0, card="3", value=3, start=1, flames=2),
        Recovered(seat=0, cards=("4",)),
        Recovered(seat=1, cards=("5",)),
        Exhausted(seat=2, cards=("1",)),
        Exhausted(seat=3, cards=("2",)),
    ]


def test_t12_the_winning_trickster_is_not_exhausted() -> None:
    night = table(4, "1 4 6", "1 2 5", "1 2 +1", "1 2 3")
    heard = night.tell("0 play 4, 1 play 5, 2 play +1, 3 pass, 0 pass, 1 pass")
    assert kinds(heard, Exhausted) == [Exhausted(seat=0, cards=("4",)), Exhausted(seat=1, cards=("5",))]


def test_events_are_told_as_the_reference_says() -> None:
    """As JSON: a type and its fields."""
    told = [json.loads(msgspec.json.encode(event)) for event in two_rounds().heard(0)]
    assert told[:4] == [
        {"type": "blaze", "seat": 0, "value": 5},
        {"type": "blaze", "seat": 1, "value": 8},
        {"type": "iguana", "round": 1, "start": 4, "flames": 2, "left": 1},
        {"type": "chosen", "seat": 1, "count": 3, "cards": None},
    ]
    assert {"type": "played", "seat": None, "card": "7", "value": 7} in told
    assert {"type": "passed", "seat": None} in told
    assert {"type": "drawn", "value": 7, "kept": False} in told
    theft = {"type": "stolen", "seat": 1, "of": 0, "value": 5, "flames": 1, "iguanas": [], "campfires": [0]}
    assert theft in told
    assert {"type": "raised", "value": 6, "must_open": False} in told
    assert told[-1] == {"type": "end"}
