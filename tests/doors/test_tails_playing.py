"""Tails on Fire in the terminal: whole matches, what people type, the real box."""

import re
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest

import brasier as library
from brasier.core.game import CHANCE
from brasier.core.match import verify
from brasier.core.record import write_record
from brasier.games import names
from brasier.games.tails.view import View
from brasier.terminal.tails import TailsSpeaker
from brasier.texts import Texts
from doors.tails_table import (
    CHOSEN,
    FOUR_PEOPLE,
    GAME,
    SET_UP,
    at_the_table,
    chosen_in_secret,
    done_by,
    flat,
    go_on,
    kept,
    play_as_offered,
    speaker,
    type_in,
)
from doors.terminal import at_a_terminal

# ---- whole matches


@pytest.mark.parametrize(
    "arguments",
    [
        ["--people", "Zoé"],
        ["players=2", "--people", "Zoé", "--lang", "fr"],
        ["players=2", "--people", "Zoé,Max"],
        ["players=3", "--people", "Zoé,Max,Lou", "--lang", "fr"],
        ["players=4", "--people", "Zoé,Max", "deck=1:3,4:2,9:1"],
        ["players=6", "--people", "A,B,C,D,E,F", "deck=1:3,4:2"],
        ["players=5", "--people", ""],
        ["players=2", "--people", "Zoé,Max", "--dice", "manual", "--lang", "fr"],
        ["players=3", "--people", "Zoé", "--dice", "manual", "deck=3:4"],
    ],
)
def test_a_whole_match_by_typing_what_is_offered(tmp_path: Path, arguments: list[str]) -> None:
    manual = "manual" in arguments
    shown = play_as_offered([*arguments, *([] if manual else ["--seed", "whole"])], tmp_path)
    record = kept(tmp_path)
    assert record.result is not None
    assert verify(GAME, record).status == ("manual" if manual else "proved")
    seats = [name.partition(" (")[0] for name in record.seats]
    people = [name for name, seat in zip(seats, record.seats, strict=True) if "bot" not in seat]
    assert ("Enter. " in shown or "Entrée. " in shown) == (len(people) > 1)
    match = library.load(write_record(record))
    view: View = match.view(None)
    language = "fr" if "fr" in arguments else "en"
    told = flat(shown.rpartition({"en": "The match is over.", "fr": "La partie est finie."}[language])[2])
    talk = TailsSpeaker(Texts(language), seats)
    under, colon, flames = {"en": ("Under the ", ":", "flame"), "fr": ("Sous le ", " :", "flamme")}[language]
    assert flat(talk.ending(match)[0]) in told
    for player in view.players:
        assert flat(f"{seats[player.seat]}{colon} {player.flames} {flames}") in told
    assert told.count(under) == sum(len(player.piles) for player in view.players)
    chosen = set(re.findall(r"^..\w (\w+) .*\[", shown, re.M))
    assert chosen <= set(people)  # nobody ever sees what a bot chose
    if not manual or len(people) == len(seats):  # bots without a seed may win before a person's board is drawn
        assert chosen == set(people)


def test_a_chosen_seed_gives_the_same_match_again(tmp_path: Path) -> None:
    records = []
    for home in (tmp_path / "one", tmp_path / "two"):
        home.mkdir()
        play_as_offered(["players=2", "--people", "Zoé", "--seed", "again"], home)
        records.append(kept(home))
    assert records[0].steps == records[1].steps


def test_a_match_is_replayed_and_drawn(tmp_path: Path) -> None:
    play_as_offered(["players=3", "--people", "", "--seed", "kept", "--save", "m.brasier"], tmp_path)
    match = library.load((tmp_path / "m.brasier").read_text(encoding="utf-8"))
    told = type_in(["replay", "m.brasier"], [], tmp_path)
    story = told.partition("\n\n")[0]
    steps: set[int] = set()
    for first, last in re.findall(r"^ *(\d+)(?:–(\d+))?  ", story, re.M):
        steps |= set(range(int(first), int(last or first) + 1))
    assert steps == set(range(1, len(match.steps) + 1))  # nothing is lost
    assert re.search(r"^ *\d+–\d+ +Ada and Bruno pass\.$", story, re.M)
    assert "Ada chooses " in story  # it is over: nothing is secret any more
    type_in(["replay", "m.brasier", "--svg", "b.svg", "--lang", "fr"], [], tmp_path)
    assert ElementTree.fromstring((tmp_path / "b.svg").read_text(encoding="utf-8")).tag.endswith("svg")
    code, shown = at_a_terminal(["replay", "m.brasier"], [b"\n", b"score\n", b"end\n", b"q\n"], b"leave", home=tmp_path)
    assert code == 0
    assert "Under the " in shown
    assert "Traceback" not in shown


def test_a_replay_of_a_match_that_is_not_over_keeps_the_choices_secret(tmp_path: Path) -> None:
    type_in(FOUR_PEOPLE, [*chosen_in_secret(), "quit"], tmp_path)
    told = type_in(["replay", "m.brasier"], [], tmp_path)
    assert told.partition("\n\n")[0].count("has chosen 3 cards.") == 4
    assert "chooses" not in told
    assert "[" not in told


# ---- beginning


@pytest.mark.parametrize("number", range(1, len(TailsSpeaker.presets) + 1))
def test_every_way_to_play_on_the_first_screen(tmp_path: Path, number: int) -> None:
    preset = TailsSpeaker.presets[number - 1]
    people = [f" Jo  {letter}" for letter in "abcdef"[: preset.people]]
    type_in(["play"], [str(names().index("tails") + 1), str(number), *people, "quit"], tmp_path)
    record = kept(tmp_path)
    assert preset.options.items() <= record.options.items()
    assert (record.dealer == "manual") == preset.manual
    assert record.seats[: preset.people] == [f"Jo {letter}" for letter in "abcdef"[: preset.people]]
    assert all("bot" in name for name in record.seats[preset.people :])


def test_the_opening_tells_rounds_seats_and_the_thief(tmp_path: Path) -> None:
    arguments = ["play", "tails", "players=3", "eldest=1", "--people", "Zoé,Max,Lou"]
    told = flat(type_in(arguments, ["quit"], tmp_path))
    assert "Tails on Fire for 3. The Thief plays too (T14). There are 9 rounds, and the most flames win (T13)." in told
    assert "Clockwise: Zoé, Max and Lou. Max begins the first round (T5)." in told
    assert "What chance will bring is sealed: " in told
    assert "Type your cards as they are called: 1 5 +1; 0 passes. help shows" in told
    assert "number of a choice" not in told
    arguments = ["play", "tails", "players=6", "deck=4:1", "--lang", "fr", "--people", ""]
    told = flat(type_in(arguments, [], tmp_path))
    assert "Tails on Fire à 6. Il y a 1 manche," in told
    assert "C’est Ada qui commence la première manche (T5)." in told
    assert "Chapardeur" not in told


@pytest.mark.parametrize(
    ("arguments", "told"), [(["--dice", "manual"], True), (["--dice", "manual", "deck=4:1"], False), ([], False)]
)
def test_whoever_has_the_real_box_learns_whose_flames_are_counted(
    tmp_path: Path, arguments: list[str], told: bool
) -> None:
    shown = flat(type_in(["play", "tails", *arguments, "--people", "Ann"], ["quit"], tmp_path))
    assert ("are ours (T2); whoever has other ones starts with deck=1:3,2:2,…" in shown) == told


def test_whoever_gives_no_name_is_an_opossum(tmp_path: Path) -> None:
    number = str(names().index("tails") + 1)
    type_in(["play"], [number, "3", "", "", "quit"], tmp_path)
    assert kept(tmp_path).seats == ["Opossum 1", "Opossum 2"]


# ---- choosing


def test_cards_are_chosen_by_typing_them(tmp_path: Path) -> None:
    """Each way to type them is taken back before the next."""
    ways = [
        "1 5 +1", "+1 5 1", "choose 1 5 +1", "CHOISIR 1, 5, +1", "1,5,+1", "15+1", "15+", "1 5+", "+ 1 5", "filou 5 1",
    ]  # fmt: skip
    lines = [*SET_UP, *(line for way in ways for line in (way, "undo")), ways[0], "quit"]
    shown = type_in(["play", "tails", "--people", "Ann", "--dice", "manual"], lines, tmp_path)
    assert shown.count("Ann chooses 1, 5 and +1.") == len(ways) + 1
    assert shown.count("Taken back: Ann has chosen 3 cards.") == len(ways)
    assert done_by(kept(tmp_path), 0) == ["choose 1 5 +1"]


def test_a_choice_shows_the_hand_and_not_120_ways(tmp_path: Path) -> None:
    shown = type_in(["play", "tails", "--people", "Ann", "--dice", "manual"], [*SET_UP, "quit"], tmp_path)
    question = shown.rpartition("Ann: choose 3 cards for this round.")[2].partition("> ")[0]
    assert "Your hand: 1  3  4  5  6  7  8  9  +1\n" in question
    assert question.count("\n") < 6


def test_wrong_choices_are_answered_with_the_reason_and_change_nothing(tmp_path: Path) -> None:
    answers = {
        "dance": "I do not understand “dance”. Type 3 cards, like this: 1 6 +1",
        "+15": "There is no card “+15”",
        "1 5": "You choose exactly 3 cards for a round, not 2. (T4)",
        "1567": "name 3, or your whole hand if it has fewer. (T4)",
        "choose": "You name no card",
        "1 5 5": "You name 5 twice",
        "1 5 10": "There is no card “10”",
        "0": "There is no card “0”",
        "1 2 5": "Your 2 lies on one of your blaze piles",
        "pass": "The hunt has not begun yet; choose your cards for this round first. (T4)",
        "play 5": "The hunt has not begun yet",
        "9" * 5000: "",
        "+": "not 1. (T4)",
        "iguana 4": "I do not understand “iguana 4”.",
    }
    lines = [*SET_UP, *answers, "quit"]
    shown = type_in(["play", "tails", "--people", "Ann", "--dice", "manual"], lines, tmp_path)
    told = flat(shown)
    for answer in answers.values():
        assert answer in told
    assert "Traceback" not in shown
    assert len(kept(tmp_path).steps) == len(SET_UP)
    french = type_in(["play", "tails", "--lang", "fr", "--seed", "s"], ["danse", "1 1 5", "quit"], tmp_path)
    assert "Je ne comprends pas «\u202fdanse\u202f»." in french


# ---- the hunt


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("2", "play 2"),
        ("play 2", "play 2"),
        ("Jouer 2", "play 2"),
        ("+1", "play +1"),
        ("+", "play +1"),
        ("play +1", "play +1"),
        ("trickster", "play +1"),
        ("jouer filou", "play +1"),
        ("0", "pass"),
        ("pass", "pass"),
        ("PASSER", "pass"),
    ],
)
def test_a_card_is_played_by_typing_it(typed: str, action: str) -> None:
    match = at_the_table("iguana 1", *CHOSEN, "0: play 1")
    assert speaker().meant(typed, match.view(1)) == action
    match.play(1, action)


def test_a_turn_of_the_hunt_lists_what_fits_and_what_it_counts_as(tmp_path: Path) -> None:
    lines = [*chosen_in_secret(), "1", "", "quit"]
    shown = type_in(FOUR_PEOPLE, lines, tmp_path)
    question = shown.rpartition("Bob: cover the last card with the 2 or the trickster, or pass.")[2]
    assert question.partition("> ")[0].splitlines()[-4:] == [
        "  You hold: 2  6  +1",
        "   2) cover the last card with the 2 (if it wins: 1 flame of Ann’s)",
        "  +1) cover the last card with the trickster, which counts as 2 (if it wins: 1 flame of Ann’s)",
        "   0) pass",
    ]


def test_only_what_can_be_stolen_from_others_is_promised() -> None:
    match = at_the_table("iguana 1", *CHOSEN, "0: play 1")
    for seat, card, loot in ((1, "2", True), (2, "3", True), (3, "4", True), (0, "5", False)):
        lines = speaker().choices(match.view(seat), GAME.choices(match.state, seat)).lines
        assert [" (if it wins: " in line for line in lines if f"{card}) " in line] == [loot]
        match.play(seat, f"play {card}")
    match = at_the_table("iguana 2", *CHOSEN, "0: pass")
    lines = speaker("fr").choices(match.view(1), GAME.choices(match.state, 1)).lines
    assert lines[1] == "   2) jouer le 2 en première carte (qui gagne ainsi vole 1 flamme à Ann)"
    go_on(match, "1: play 2", "2: play 3", "3: play 4", "0: play 5", "1: play 6", "2: play 7", "3: play 8", "0: play 9")
    lines = speaker().choices(match.view(1), GAME.choices(match.state, 1)).lines
    assert lines[1] == "  +1) cover the last card with the trickster, which counts as 1"  # Bob's own pile is safe


def test_whoever_can_only_pass_is_told_so() -> None:
    match = at_the_table("iguana 3", *CHOSEN)
    menu = speaker().choices(match.view(0), GAME.choices(match.state, 0))
    assert menu.lines == ["  You hold: 1  5  9", "  None of them fits now.", "   0) pass"]


def test_one_person_alone_is_not_asked_for_a_pass_that_cannot_be_helped(tmp_path: Path) -> None:
    """Ann holds no 3. What was not decided is not taken back alone either."""
    arguments = ["play", "tails", "--people", "Ann", "--dice", "manual", "--seed", "s"]
    shown = type_in(arguments, [*SET_UP[:4], "3", "1 5 9", "quit"], tmp_path)
    record = kept(tmp_path)
    assert done_by(record, 0)[:2] == ["choose 1 5 9", "pass"]
    assert re.search(r"^ +Ann(, \w+)*( and \w+)? pass(es)?\.$", shown, re.M)
    whole = play_as_offered(["--people", "Ann", "--seed", "s"], tmp_path)
    assert "None of them fits now." not in whole
    (tmp_path / "undo").mkdir()
    shown = type_in(arguments, [*SET_UP[:4], "3", "1 5 9", "undo", "quit"], tmp_path / "undo")
    assert "Taken back: Ann has chosen 3 cards." in shown
    assert done_by(kept(tmp_path / "undo"), 0) == []


def test_whoever_must_open_is_not_offered_to_pass() -> None:
    match = at_the_table("iguana 1", *CHOSEN)
    for _ in range(9):
        for seat in range(4):
            match.play(seat, "pass")
    view: View = match.view(0)
    assert view.must_open
    menu = speaker().choices(view, GAME.choices(match.state, 0))
    assert menu.lines[1:] == ["   1) play the 1 as the first card (if it wins: 1 flame of Bob’s)"]
    assert "all nine values have been offered in vain" in speaker().headline(view)
    assert speaker("fr").headline(view) != speaker("fr").headline(msgspec.structs.replace(view, must_open=False))


def test_wrong_plays_are_answered_with_the_reason_and_change_nothing(tmp_path: Path) -> None:
    answers = {
        "dance": "I do not understand “dance”. Type a card you hold, like 6 or +1, or 0 to pass.",
        "6": "You did not choose your 6 for this round",
        "2": "Your 2 lies on one of your blaze piles",
        "5": "The first card must be the 1, not your 5",
        "+": "You did not choose your +1",
        "1 5": "I do not understand “1 5”.",
        "10": "There is no card “10”",
        "-1": "I do not understand “-1”.",
        "choose 1 5 9": "Everybody has chosen for this round",
        "½": "I do not understand “½”.",
    }
    lines = [*SET_UP, "1 5 9", *answers, "quit"]
    shown = type_in(["play", "tails", "--people", "Ann", "--dice", "manual"], lines, tmp_path)
    told = flat(shown)
    for answer in answers.values():
        assert answer in told
    assert done_by(kept(tmp_path), 0) == ["choose 1 5 9"]


# ---- the real box


def test_cards_of_the_real_box_are_asked_for_checked_and_taken_back(tmp_path: Path) -> None:
    typed = [
        "10", "x", "+1", "4",  # Ann's campfire
        "4", "blaze 0 7", "brasier 7", "undo", "8",  # Bob's: not the same value, and not Ann's again
        "thief 3", "iguane 9", "", "undo", "2",
        "", "1 2 3", "", "1 2 3",  # Bob and Ann choose
        "0", "", "0",
        "iguana 2", "0", "9",  # what the Thief draws
        "quit",
    ]  # fmt: skip
    arguments = ["play", "tails", "players=2", "--people", "Ann,Bob", "--dice", "manual"]
    shown = type_in(arguments, typed, tmp_path)
    assert "The opossum that Ann draws for the campfire (1 2 3 4 5 6 7 8 9): " in shown
    assert "The opossum that Bob draws for the campfire (1 2 3 5 6 7 8 9): " in shown
    assert "The start value of the iguana card on top (1 2 3 4 5 6 7 8 9): " in shown
    assert "The card that the Thief draws (1 2 3 4 5 6 7 8 9): " in shown
    assert "I do not understand “x”. Type the number on the card." in shown
    record = kept(tmp_path)
    assert [step.action for step in record.steps if step.seat == CHANCE] == [
        "blaze 0 4", "blaze 1 8", "iguana 2", "thief 9",
    ]  # fmt: skip


def test_the_real_box_asks_in_french(tmp_path: Path) -> None:
    arguments = ["play", "tails", "players=2", "--people", "Ann,Bob", "--dice", "manual", "--lang", "fr"]
    shown = type_in(arguments, ["4", "chapardeur 4", "8", "quit"], tmp_path)
    assert "Opossum tiré par Bob pour le feu de camp (1 2 3 5 6 7 8 9)\u202f: " in shown
    assert "Valeur de départ de la carte Iguane du dessus" in shown


def test_before_a_later_round_the_thiefs_cards_are_to_be_shuffled() -> None:
    match = at_the_table("iguana 5", "0: choose 1 6 +1", "1: choose 5 6 7", players=2)
    assert "T17" not in speaker().ask_chance(at_the_table(players=2).view(None))
    go_on(match, "0: pass", "1: play 5", "thief 1", "0: pass")
    question = speaker().ask_chance(match.view(None))
    assert question.startswith(
        "Shuffle all the Thief’s cards again and put them on the right of Bob, the first player (T17). The start value"
    )
    assert question.endswith("): ")
    alone = at_the_table("iguana 1", *CHOSEN, "0: play 1", "1: pass", "2: pass", "3: pass")
    assert alone.view(None).phase == "iguana"
    assert speaker().ask_chance(alone.view(None)).startswith("The start value")
