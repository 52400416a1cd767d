"""The words of Tails on Fire: every action and outcome both ways, odd spellings, and what cannot be read."""

from itertools import combinations

import pytest

from brasier.core.game import CHANCE, CardTarget, Choice
from brasier.core.state import Refusal, State
from brasier.games.tails import GAME
from games.tails.table import ALL_CARDS, Table, begin, table

CARDS = ALL_CARDS.split()


def choosing() -> State:
    return table(4, players=4).match.state


def hunting() -> Table:
    return table(4, "4 5 +1", "1 2 3", "5 6 +1", "1 2 3")


# ---- actions


def numbers() -> dict[int, str]:
    """Every action by its number, as the reference tells it."""
    told = {0: "pass"} | {1 + card: f"play {CARDS[card]}" for card in range(10)}
    told |= {11 + a: f"choose {CARDS[a]}" for a in range(10)}
    for a, b in combinations(range(10), 2):
        told[21 + b * (b - 1) // 2 + a] = f"choose {CARDS[a]} {CARDS[b]}"
    for a, b, c in combinations(range(10), 3):
        told[66 + c * (c - 1) * (c - 2) // 6 + b * (b - 1) // 2 + a] = f"choose {CARDS[a]} {CARDS[b]} {CARDS[c]}"
    return told


def test_every_number_is_the_action_that_the_reference_says() -> None:
    told = numbers()
    assert sorted(told) == list(range(186))
    assert GAME.actions == 186
    for state in (choosing(), hunting().match.state):
        for number, text in told.items():
            assert GAME.write(state, 0, number) == text
            assert GAME.read(state, 0, text) == number


def test_legal_actions_have_these_numbers_in_rising_order() -> None:
    told = numbers()
    state = choosing()
    for seat in range(4):
        hand = [card for card in CARDS if card != "9876"[seat]]
        legal = state.legal(seat)
        assert legal == sorted(legal)
        assert {told[number] for number in legal} == {f"choose {' '.join(three)}" for three in combinations(hand, 3)}
    night = hunting()
    assert night.match.state.legal(0) == [0, 4]
    night.tell("0 play 4, 1 pass")
    assert night.match.state.legal(2) == [0, 5, 10]


def test_no_seat_has_more_choices_than_promised() -> None:
    """T10: a seat without a pile has ten cards in hand."""
    night = table(8, "1 2 8", "1 2 3", "1 2 3", "1 2 3")
    night.tell("0 play 8, 1 pass, 2 pass, 3 pass, iguana 4")
    assert len(night.legal(1)) == GAME.most_legal == 120


@pytest.mark.parametrize("number", [186, 1000, -1])
def test_a_number_that_is_no_action_has_no_text_and_does_nothing(number: int) -> None:
    for state in (choosing(), hunting().match.state):
        with pytest.raises(Refusal) as refusal:
            GAME.write(state, 0, number)
        assert (refusal.value.code, refusal.value.facts) == ("unknown-action", {"action": number})
        before = state.pack()
        with pytest.raises(Refusal) as refusal:
            state.apply(0, number)
        assert (refusal.value.code, refusal.value.facts) == ("unknown-action", {"action": number})
        assert state.pack() == before


@pytest.mark.parametrize(
    ("odd", "text"),
    [
        ("PASS", "pass"),
        ("  play \t 4 ", "play 4"),
        ("Play +1", "play +1"),
        ("choose 9 +1 3", "choose 3 9 +1"),
        ("CHOOSE  +1\n2 1", "choose 1 2 +1"),
        ("choose 5 4", "choose 4 5"),
    ],
)
def test_odd_spellings_are_understood(odd: str, text: str) -> None:
    state = choosing()
    assert GAME.write(state, 0, GAME.read(state, 0, odd)) == text


# ---- chance


def drawing() -> State:
    night = table(4, "1 2 3", "1 2 3")
    night.tell("0 pass, 1 pass")
    return night.match.state


def second_blaze() -> State:
    night = begin()
    night.tell("blaze 0 9")
    return night.match.state


def next_iguana() -> State:
    night = begin()
    night.tell("blaze 0 9, blaze 1 8, blaze 2 7, blaze 3 6")
    return night.match.state


@pytest.mark.parametrize("value", range(1, 10))
def test_an_outcome_of_chance_is_the_value_drawn(value: int) -> None:
    for state, words in ((second_blaze(), "blaze 1"), (next_iguana(), "iguana"), (drawing(), "thief")):
        text = f"{words} {value}"
        assert GAME.write(state, CHANCE, value) == text
        assert GAME.read(state, CHANCE, text) == value
        assert GAME.read(state, CHANCE, f"  {text.upper()} ") == value


@pytest.mark.parametrize("value", [0, 10, -1, 99])
def test_t1_chance_draws_one_to_nine(value: int) -> None:
    for state, words in ((second_blaze(), "blaze 1"), (next_iguana(), "iguana"), (drawing(), "thief")):
        before = state.pack()
        for attempt in (
            lambda state=state, words=words: GAME.read(state, CHANCE, f"{words} {value}"),
            lambda state=state: state.apply(CHANCE, value),
        ):
            with pytest.raises(Refusal) as refusal:
                attempt()
            assert (refusal.value.code, refusal.value.rule) == ("tails-no-such-card", "T1")
            assert refusal.value.facts == {"card": str(value)}
        assert state.pack() == before


def test_chance_has_no_words_while_it_is_not_asked() -> None:
    for state in (choosing(), hunting().match.state):
        with pytest.raises(Refusal) as refusal:
            GAME.write(state, CHANCE, 4)
        assert (refusal.value.code, refusal.value.rule) == ("no-chance-now", "T3")


# ---- what cannot be read


def refused(state: State, text: str, seat: int = 0) -> tuple[str, str, dict[str, object]]:
    with pytest.raises(Refusal) as refusal:
        GAME.read(state, seat, text)
    return refusal.value.code, refusal.value.rule, dict(refusal.value.facts)


@pytest.mark.parametrize(
    "text",
    ["", " ", "4", "fly", "play", "play 4 5", "pass 4", "pass pass", "win", "blaze 0 4", "iguana 4", "thief 4",
     "play,4", "ｐass"],
)  # fmt: skip
def test_what_means_nothing_is_unreadable(text: str) -> None:
    for state in (choosing(), hunting().match.state):
        assert refused(state, text) == ("unreadable", "", {"text": text})


@pytest.mark.parametrize(
    "text",
    ["", "blaze", "blaze 4", "blaze 0", "blaze 0 4 5", "blaze x 4", "blaze -1 4", "blaze ٠ 4", "iguana", "iguana 4 5",
     "thief", "play 4", "pass", "choose 1 2 3", "4"],
)  # fmt: skip
def test_what_chance_never_says_is_unreadable(text: str) -> None:
    for state in (second_blaze(), next_iguana(), drawing(), choosing()):
        assert refused(state, text, CHANCE) == ("unreadable", "", {"text": text})


def test_only_the_beginning_of_a_long_text_is_repeated() -> None:
    assert refused(choosing(), "x" * 1000) == ("unreadable", "", {"text": "x" * 60})
    assert refused(next_iguana(), "x" * 1000, CHANCE) == ("unreadable", "", {"text": "x" * 60})
    code, _, facts = refused(choosing(), "play " + "9" * 5000)
    assert (code, facts) == ("tails-no-such-card", {"card": "9" * 20})


@pytest.mark.parametrize("card", ["0", "10", "+2", "-1", "+", "x", "04", "４", "1,2", "trickster"])
def test_t1_a_card_nobody_has_is_refused(card: str) -> None:
    wanted = ("tails-no-such-card", "T1", {"card": card})
    assert refused(choosing(), f"play {card}") == wanted
    assert refused(choosing(), f"choose 1 2 {card}") == wanted
    assert refused(choosing(), f"choose {card}") == wanted


@pytest.mark.parametrize("count", [0, 4, 5, 10])
def test_t4_a_choice_names_one_to_three_cards(count: int) -> None:
    text = "choose " + " ".join(CARDS[:count])
    assert refused(choosing(), text) == ("tails-one-to-three-cards", "T4", {"cards": count})


def test_t4_a_choice_names_no_card_twice() -> None:
    assert refused(choosing(), "choose 4 4") == ("tails-card-twice", "T4", {"card": "4"})
    assert refused(choosing(), "choose +1 3 +1") == ("tails-card-twice", "T4", {"card": "+1"})


# ---- choices as a person wants them


def test_choices_tell_the_cards_and_the_rule() -> None:
    night = table(4, players=4)
    first = GAME.choices(night.match.state, 0)[0]
    assert first == Choice(action="choose 1 2 3", kind="choose", rule="T4", target=CardTarget(("1", "2", "3")))
    night = hunting()
    assert GAME.choices(night.match.state, 0) == [
        Choice(action="pass", kind="pass", rule="T5"),
        Choice(action="play 4", kind="play", rule="T5", target=CardTarget(("4",))),
    ]
    assert GAME.choices(night.match.state, 1) == []
    night.tell("0 play 4, 1 pass")
    assert GAME.choices(night.match.state, 2) == [
        Choice(action="pass", kind="pass", rule="T7"),
        Choice(action="play 5", kind="play", rule="T6", target=CardTarget(("5",))),
        Choice(action="play +1", kind="play", rule="T6", target=CardTarget(("+1",))),
    ]


# ---- a position as one line


def position(night: Table) -> str:
    line: str = GAME.everything(night.match.state)["position"]
    return line


def test_a_position_before_anything_lies() -> None:
    everything = "123456789+[]"
    assert position(begin(2, eldest=1)) == (
        f"2 eldest 1 | blaze 0 from 1 | iguana - of 1 2 3 4 5 6 7 8 9 wants - after 0 | - | {everything} / {everything}"
        " | T pile 123456789 reserve -"
    )


def test_a_position_in_the_middle_of_a_hunt() -> None:
    night = table(8, "1 2 8", "1 2 9", "1 2 3", "1 2 3")
    night.tell("0 play 8, 1 play 9, 2 pass, 3 pass, 0 pass")
    night.round(1, "1 2 3", "2 3 +1", "1 2 3", "3 4 5")
    night.circuit()
    night.tell("1 play 2, 2 play 3, 3 pass, 0 pass, 1 play +1")
    assert position(night) == (
        "4 eldest 0 | chase 2 from 1 | iguana 1 of 2 3 4 5 6 7 9 wants 5 after 1 | 1:2 2:3 1:+ | 45679+[123] x8 "
        "/ 14567[3] 8=c1 9=c0i8 / 45689+[12] 7=c2 / 12789+[345] 6=c3"
    )


def test_a_position_with_a_thief_a_box_and_a_deck() -> None:
    night = table(4, "1 2 3", "1 2 3", deck="4:2,5:9", blazes="4 8")
    night.tell("0 pass, 1 pass, thief 4, 0 pass, 1 pass")
    night.round(5, "1 2 3", "1 2 3")
    night.circuit(drawn=9)
    night.circuit(drawn=2)
    night.tell("0 pass, 1 pass")
    assert position(night) == (
        "2 eldest 0 deck 4:2,5:9 | thief from 0 | iguana 5 of - wants 7 after 2 | - | 456789+[123] / 45679+[123] 8=c1"
        " | T pile 1345678 reserve 92 | box c0i4"
    )


def test_a_position_of_three_and_the_thief() -> None:
    night = table(4, "1 2 3", "1 2 3", "2 3 4", eldest=2)
    night.tell("2 play 4, 0 pass, 1 pass, thief 5")
    assert position(night) == (
        "3 eldest 2 | chase 2 from 2 | iguana 4 of 1 2 3 5 6 7 8 9 wants 6 after 0 | 2:4 T:5 | "
        "45678+[123] 9=c0 / 45679+[123] 8=c1 / 15689+[23] 7=c2 | T pile 12346789 reserve -"
    )


def test_a_position_while_some_choose() -> None:
    night = table(4, players=4)
    night.tell("1 choose 1 2 3")
    assert position(night).split(" | ")[1:3] == ["choose 0 2 3 from 0", "iguana 4 of 1 2 3 5 6 7 8 9 wants - after 0"]
