"""Tails on Fire at the doors: people around one screen who choose in secret, the real box, the referee."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, get_args
from xml.etree import ElementTree

import msgspec
import pytest

import brasier as library
from brasier.core.chance import ManualDealer
from brasier.core.game import CHANCE
from brasier.core.match import Match, verify
from brasier.core.record import Record, read_record, write_record
from brasier.games import find, names
from brasier.games.tails import events
from brasier.games.tails.view import View
from brasier.referee import Referee
from brasier.terminal.screen import Screen
from brasier.terminal.tails import TailsSpeaker
from brasier.texts import LANGUAGES, Texts
from doors.terminal import at_a_terminal, brasier, environment

GAME = find("tails")
FOUR = ("Ann", "Bob", "Cyd", "Dan")
FOUR_PEOPLE = ["play", "tails", "players=4", "--people", ",".join(FOUR), "--dice", "manual", "--save", "m.brasier"]

# Cards of the real box: a 2, a 1, a 4 and a 3 on the campfires, an iguana card that starts at 1.
SET_UP = ["2", "1", "4", "3", "1"]
CHOICES = {"Bob": "2 6 +1", "Cyd": "3 7 +1", "Dan": "4 8 +1", "Ann": "1 5 9"}  # in the order they are asked
CHOSEN = [f"{FOUR.index(name)}: choose {cards}" for name, cards in CHOICES.items()]


def kept(home: Path) -> Record:
    """The one match kept in this home."""
    (file,) = home.glob("**/*.brasier")
    return read_record(file.read_text(encoding="utf-8"))


def done_by(record: Record, seat: int) -> list[str]:
    return [step.action for step in record.steps if step.seat == seat]


def type_in(arguments: Sequence[str], lines: Sequence[str], home: Path, **surroundings: str) -> str:
    """What is shown to those who type these lines."""
    done = brasier(*arguments, home=home, typed="".join(f"{line}\n" for line in lines), **surroundings)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def flat(text: str) -> str:
    """A text on one line, wherever it was broken."""
    return " ".join(text.split())


def hand_overs(shown: str) -> list[str]:
    return re.findall(r"Pass the screen to (\w+)", shown)


def pages(shown: str) -> list[tuple[str, str]]:
    """What is on the screen from one wiping to the next, and who sits before it."""
    found = []
    for page in re.split(r"\n{30,}", shown)[1:]:
        (owner,) = hand_overs(page)
        found.append((owner, page))
    return found


def chosen_in_secret() -> list[str]:
    """Lines of four people who take the screen one after the other and choose."""
    return [*SET_UP, *(line for choice in CHOICES.values() for line in ("", choice))]


def speaker(language: str = "en") -> TailsSpeaker:
    return TailsSpeaker(Texts(language), FOUR)


def at_the_table(*actions: str, players: int = 4, **options: Any) -> Match:
    """A match whose cards lie as `SET_UP` tells; actions as `seat: action`, or what chance gives."""
    match = Match(GAME, GAME.options({"players": players} | options), dealer=ManualDealer(), seats=FOUR[:players])
    for seat in range(players):
        match.chance(f"blaze {seat} {SET_UP[seat]}")
    go_on(match, *actions)
    return match


def go_on(match: Match, *actions: str) -> None:
    for action in actions:
        seat, colon, deed = action.partition(": ")
        if colon:
            match.play(int(seat), deed)
        else:
            match.chance(action)


# ---- whole matches


def play_as_offered(arguments: Sequence[str], home: Path) -> str:
    """Real people: they read what the screen asks and answer with the first thing it offers. All that was shown."""
    command = [sys.executable, "-m", "brasier", "play", "tails", *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, env=environment(home), cwd=home
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        shown, read = b"", 0
        while more := os.read(process.stdout.fileno(), 1 << 16):
            shown += more
            asked = shown[read:].decode("utf-8", "ignore")
            if asked.endswith(("\n> ", "Enter. ", "Entrée. ", "): ", ")\u202f: ")):
                read = len(shown)
                process.stdin.write(f"{offered(asked)}\n".encode())
                process.stdin.flush()
    assert process.returncode == 0
    return shown.decode("utf-8")


def offered(asked: str) -> str:
    """The first choice of a list, the cards of an example, the first card that can be drawn, or just Enter."""
    question = asked.rstrip().rpartition("\n")[2] if not asked.endswith("\n> ") else asked
    if values := re.findall(r"\(([\d ]+)\)\u202f?: $", question + " "):
        return str(values[0].split()[0])
    if not asked.endswith("> "):
        return ""
    if choices := re.findall(r"^ +(\+?\d)\) ", asked, re.M):
        return str(choices[0])
    return str(re.findall(r": ([\d+ ]+)\n> $", asked)[0]).strip()


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
    assert set(re.findall(r"^..\w (\w+) .*\[", shown, re.M)) == set(people)  # nobody ever sees what a bot chose


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
    for number, facts in enumerate(match.facts, 1):  # nothing is lost
        assert len(re.findall(rf"^ *{number}  ", story, re.M)) == len(facts)
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
    assert "Clockwise: Zoé, Max and Lou. Max is the eldest and begins (T5)." in told
    arguments = ["play", "tails", "players=6", "deck=4:1", "--lang", "fr", "--people", ""]
    told = flat(type_in(arguments, [], tmp_path))
    assert "Tails on Fire à 6. Il y a 1 manche," in told
    assert "Chapardeur" not in told


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
        "1 2 5": "Your 2 lies on one of your blaze piles; take another card. (T9)",
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
        "   2) cover the last card with the 2",
        "  +1) cover the last card with the trickster, which counts as 2",
        "   0) pass (always allowed)",
    ]


def test_whoever_can_only_pass_is_told_so() -> None:
    match = at_the_table("iguana 3", *CHOSEN)
    menu = speaker().choices(match.view(0), GAME.choices(match.state, 0))
    assert menu.lines == ["  You hold: 1  5  9", "  None of them fits now.", "   0) pass (always allowed)"]


def test_whoever_must_open_is_not_offered_to_pass() -> None:
    match = at_the_table("iguana 1", *CHOSEN)
    for _ in range(9):
        for seat in range(4):
            match.play(seat, "pass")
    view: View = match.view(0)
    assert view.must_open
    menu = speaker().choices(view, GAME.choices(match.state, 0))
    assert menu.lines[1:] == ["   1) play the 1 as the first card"]
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
        "choose 1 5 9": "Everybody has chosen for this round; play one of your cards, or pass. (T4)",
        "½": "I do not understand “½”.",
    }
    lines = [*SET_UP, "1 5 9", *answers, "quit"]
    shown = type_in(["play", "tails", "--people", "Ann", "--dice", "manual"], lines, tmp_path)
    told = flat(shown)
    for answer in answers.values():
        assert answer in told
    assert done_by(kept(tmp_path), 0) == ["choose 1 5 9"]


# ---- secrets

# What the four do with their cards: Ann lays her last one, Dan wins with a trickster that counts as 1.
HUNT = ["1", "", "2", "", "3", "", "4", "", "5", "", "6", "", "7", "", "8", "", "9", "", "0", "", "0", "", "+"]


def test_the_screen_changes_hands_as_seldom_as_can_be(tmp_path: Path) -> None:
    """Ann begins, so she chooses last and keeps the screen. Later, without a card, she is not asked to pass.

    Dan wins. In the next round Cyd, who has the screen, chooses first, and Dan, who begins, last.
    """
    second = ["5", "1 2 5", "", "6 7 8", "", "3 4 5", "", "1 2 5", "5"]
    lines = [*chosen_in_secret(), *HUNT, "", "0", "", "0", *second, "quit"]
    shown = type_in(FOUR_PEOPLE, lines, tmp_path)
    circuit = ["Bob", "Cyd", "Dan", "Ann"]
    hunting = [*circuit, *circuit, "Bob", "Cyd", "Dan", "Bob", "Cyd"]
    assert hand_overs(shown) == [*circuit, *hunting, "Ann", "Bob", "Dan", "Ann"]
    assert kept(tmp_path).steps[-1].action == "play 5"
    ann = [page for owner, page in pages(shown) if owner == "Ann"][3]  # her first of the second round
    assert "Dan plays the trickster, which counts as 1." in ann  # though her pass came after it
    assert "Ann passes." in ann


def test_with_one_person_the_screen_never_changes_hands(tmp_path: Path) -> None:
    shown = play_as_offered(["players=2", "--people", "Ann", "--seed", "s"], tmp_path)
    assert "Pass the screen" not in shown
    assert "[" in shown  # her own cards are hers to see


def test_nobody_can_tell_what_another_chose(tmp_path: Path) -> None:
    """Whatever Bob chooses, and whatever Cyd asks for or takes back, the screen shows the same."""
    worlds = []
    for choice in ("2 6 +1", "3 5 7"):
        home = tmp_path / choice
        home.mkdir()
        asked = ["log", "words", "score", "legend", "board", "undo", "", "quit"]
        shown = type_in(FOUR_PEOPLE, [*SET_UP, "", choice, "", *asked], home)
        worlds.append(pages(shown.partition("The match is kept.")[0]))
    assert [owner for owner, _ in worlds[0]] == ["Bob", "Cyd", "Bob"]
    assert worlds[0] == worlds[1]
    assert "Taken back: Bob has chosen 3 cards." in worlds[0][2][1]


def test_nobody_can_tell_whether_a_pass_was_a_bluff(tmp_path: Path) -> None:
    """Bob holds the 6 that is wanted, or does not; he passes. Others see the same, also when it is taken back."""
    worlds = []
    for choice in ("2 6 +1", "2 5 +1"):
        home = tmp_path / choice
        home.mkdir()
        lines = [*SET_UP[:4], "6", "", choice, "", "3 7 +1", "", "4 8 +1", "", "1 5 9", "0", "", "0"]
        asked = ["", "log", "words", "score", "undo", "", "quit"]
        shown = type_in(FOUR_PEOPLE, [*lines, *asked], home)
        assert done_by(kept(home), 1) == [f"choose {choice}"]
        worlds.append(pages(shown))
    assert [owner for owner, _ in worlds[0]] == ["Bob", "Cyd", "Dan", "Ann", "Bob", "Cyd", "Bob"]
    hidden = [[page for owner, page in world if owner != "Bob"] for world in worlds]
    assert hidden[0] == hidden[1]
    own = [[page for owner, page in world if owner == "Bob"] for world in worlds]
    assert own[0] != own[1]
    assert "Taken back: Bob passes." in own[0][2]


def test_a_person_sees_only_their_own_chosen_cards(tmp_path: Path) -> None:
    shown = play_as_offered(["players=4", "--people", ",".join(FOUR), "--seed", "own", "deck=2:1,5:2,8:3"], tmp_path)
    before_the_end = shown.rpartition("Pass the screen")[0]
    seen = 0
    for owner, page in pages(f"{before_the_end}Pass the screen to nobody"):
        for name in re.findall(r"^..[RBYG] (\w+) .*\[", page, re.M):
            assert name == owner
            seen += 1
        assert set(re.findall(r"(\w+) chooses", page)) <= {owner}
    assert seen > 20


def test_chosen_cards_leave_no_trace_on_a_real_screen(tmp_path: Path) -> None:
    """They are shown on the terminal's second screen, which has no memory."""
    lines = [*SET_UP, "", "2 6 +1", "", "3 7 +1", "", "4 8 +1", "", "1 5 9", "1", "", "2", "", "quit"]
    code, shown = at_a_terminal(FOUR_PEOPLE, [f"{line}\n".encode() for line in lines], b"", home=tmp_path)
    assert code == 0
    assert done_by(kept(tmp_path), 1) == ["choose 2 6 +1", "play 2"]
    main_screen = re.sub(r"\x1b\[\?1049h.*?\x1b\[\?1049l", "", shown, flags=re.DOTALL)
    for secret in ("Your hand", "You hold", "chooses"):
        assert secret in shown
        assert secret not in main_screen
    assert "▒▒▒" in main_screen  # what lies open is there for all who look on


# ---- what everybody can foresee


def test_whoever_holds_no_card_passes_unasked_and_nobody_else() -> None:
    match = at_the_table("iguana 1", *CHOSEN)
    view: View = match.view(None)
    assert speaker().obvious(view, 0) is None
    empty = msgspec.structs.replace(view.players[0], holds=0)
    assert speaker().obvious(msgspec.structs.replace(view, players=(empty, *view.players[1:])), 0) == "pass"
    match.play(0, "pass")
    assert match.legal(1) == ["pass"]  # Bob's 1 lies on his pile
    assert speaker().obvious(match.view(None), 1) is None


def test_whoever_has_no_more_than_three_cards_need_not_choose() -> None:
    view: View = at_the_table("iguana 1").view(None)
    for cards, action in ((("2", "5", "+1"), "choose 2 5 +1"), (("8",), "choose 8"), (("1", "2", "3", "4"), None)):
        bob = msgspec.structs.replace(view.players[1], cards=cards)
        players = (view.players[0], bob, *view.players[2:])
        assert speaker().obvious(msgspec.structs.replace(view, players=players), 1) == action


def test_undo_passes_over_what_needed_no_decision(tmp_path: Path) -> None:
    """Ann's pass without a card goes back together with Dan's trickster, and Dan is asked again."""
    shown = type_in(FOUR_PEOPLE, [*chosen_in_secret(), *HUNT, "", "undo", "", "0", "quit"], tmp_path)
    (*_, (owner, page)) = pages(shown)
    assert owner == "Dan"
    assert "Taken back: Dan plays the trickster, which counts as 1." in page
    assert [(step.seat, step.action) for step in kept(tmp_path).steps][-2:] == [(2, "pass"), (3, "pass")]


def test_when_a_choice_is_taken_back_bots_choose_anew(tmp_path: Path) -> None:
    arguments = ["play", "tails", "--people", "Ann", "--dice", "manual"]
    shown = type_in(arguments, [*SET_UP, "1 5 9", "undo", "undo", "quit"], tmp_path)
    assert "Taken back: Ann has chosen 3 cards." in shown
    assert "Taken back: Round 1: the iguana card has start value 1" in shown
    assert len(kept(tmp_path).steps) == len(SET_UP) - 1


# ---- keeping


def test_a_match_left_in_the_middle_of_the_choice_goes_on_with_the_choices_kept(tmp_path: Path) -> None:
    type_in(FOUR_PEOPLE, [*SET_UP, "", "2 6 +1", "", "quit"], tmp_path)
    assert done_by(kept(tmp_path), 1) == ["choose 2 6 +1"]
    lines = ["", "log", "words", "3 7 +1", "", "4 8 +1", "", "1 5 9", "1", "", "quit"]
    shown = type_in(["play", "--resume", "m.brasier"], lines, tmp_path)
    assert hand_overs(shown) == ["Cyd", "Dan", "Ann", "Bob"]
    for owner, page in pages(shown):
        assert "2, 6 and +1" not in page  # he knows
        assert ("You hold: 2  6  +1" in page) == (owner == "Bob")
    assert [step.action for step in kept(tmp_path).steps][5:] == [
        "choose 2 6 +1", "choose 3 7 +1", "choose 4 8 +1", "choose 1 5 9", "play 1",
    ]  # fmt: skip


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
    assert "Opossum tiré pour le feu de camp, joueur Bob (1 2 3 5 6 7 8 9)\u202f: " in shown
    assert "Valeur de départ de la carte Iguane du dessus" in shown


# ---- telling


def test_where_everyone_stands_with_the_piles_that_make_it() -> None:
    match = at_the_table("iguana 1", *CHOSEN)
    for card in ("1", "2", "3", "4", "5", "6", "7", "8", "9"):
        match.play(match.actors()[0], f"play {card}")
    for action in ("pass", "pass", "play +1", "pass", "pass", "pass"):
        match.play(match.actors()[0], action)
    match.chance("iguana 5")
    lines = speaker().standings(match.view(None))
    assert lines[:3] == [
        "Dan: 4 flames.",
        "    Under the 3: 1 flame, the campfire of Dan.",
        "    Under the trickster, safe from theft: 3 flames, the iguana card 1, the campfire of Bob.",
    ]
    assert "Bob: 0 flames." in lines
    assert lines[-1].startswith("Iguana cards to come, in no order: 2 (3 flames), 3 (4 flames), 4 (2 flames), 6 ")
    status = "Round 2 of 9 · Ann 1 flame · Bob 0 flames · Cyd 1 flame · Dan 4 flames"
    assert speaker().status(match.view(None)) == status
    french = speaker("fr").standings(match.view(None))
    assert french[2] == (
        "    Sous le filou, à l’abri du vol\u202f: 3 flammes, la carte Iguane 1, le feu de camp posé par Bob."
    )


def test_what_the_thief_took_is_told() -> None:
    match = at_the_table("iguana 4", "0: choose 1 5 +1", "1: choose 5 6 7", players=2)
    go_on(match, "0: pass", "1: pass", "thief 4", "0: pass", "1: pass")
    assert speaker().standings(match.view(None))[-2] == (
        "Taken out of the match by the Thief: 2 flames, the iguana card 4."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_told_in_words_hides_what_a_seat_may_not_know(language: str) -> None:
    match = at_the_table("iguana 1", *CHOSEN)
    match.play(0, "play 1")
    match.play(1, "play +1")
    talk = speaker(language)
    own, other, public = (talk.words(match.view(seat)) for seat in (1, 2, None))
    chosen = {"en": "Chosen for this round: 2 and 6.", "fr": "Choisies pour cette manche\u202f: 2 et 6."}[language]
    assert any(chosen in line for line in own)
    assert not any(chosen in line for line in [*other, *public])
    laid = {"en": "Ann 1 and Bob the trickster as 2.", "fr": "Ann 1 et Bob le filou, qui vaut 2."}[language]
    for told in (own, other, public):
        assert any(laid in line for line in told)
        assert any(re.search(r"\b3\. .*Cyd\.", line) for line in told)
    assert sum(bool(re.search(r"\b[23] (of these|de ces)", line)) for line in public) == 4


def test_the_table_in_words_with_the_thief_and_before_the_first_card() -> None:
    match = at_the_table(players=2)
    talk = speaker()
    assert talk.words(match.view(None))[0] == "No iguana card is turned up yet."
    assert not any("chosen" in line for line in talk.words(match.view(None)))
    go_on(match, "iguana 5", "0: choose 1 6 +1", "1: choose 5 6 7", "0: pass", "1: pass", "thief 3")
    (thief,) = [line for line in talk.words(match.view(0)) if "Thief" in line]
    assert thief == "The Thief may still draw: 1, 2, 4, 5, 6, 7, 8 and 9. Its reserve: 3, the 3 on top."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [40, 42, 80])
def test_everything_fits_the_screen(tmp_path: Path, language: str, columns: int) -> None:
    commands = ["help", "legend", "words", "score", "log", "rule 5"]
    lines = [*chosen_in_secret(), *commands, "1", "", *commands, "quit"]
    shown = type_in(["--lang", language, *FOUR_PEOPLE], lines, tmp_path, COLUMNS=str(columns))
    shown = re.sub(r"^.*--resume.*$", "", shown, flags=re.M)
    shown = re.sub(r"(^> |Enter\. |Entrée\. |\)\u202f?: )", "\n", shown, flags=re.M)  # where Enter is pressed
    assert max(map(len, shown.splitlines())) <= columns
    assert "\u00a0" not in shown


HAPPENING: list[events.Event] = [
    events.Blazed(seat=1, value=4),
    events.IguanaSeen(round=2, start=4, flames=3, left=7),
    events.Chosen(seat=1, count=3, cards=None),
    events.Chosen(seat=1, count=3, cards=("1", "5", "+1")),
    events.HuntBegan(seat=1, value=4),
    events.Played(seat=1, card="4", value=4),
    events.Played(seat=1, card="+1", value=4),
    events.Played(seat=None, card="4", value=4),
    events.Passed(seat=1),
    events.Passed(seat=None),
    events.Raised(value=4, must_open=False),
    events.Raised(value=4, must_open=True),
    events.ThiefDrew(value=4, kept=False),
    events.ThiefDrew(value=4, kept=True),
    events.Won(seat=1, card="4", value=4, start=3, flames=2),
    events.Won(seat=1, card="+1", value=4, start=3, flames=2),
    events.Won(seat=None, card="4", value=4, start=3, flames=2),
    events.Stolen(seat=1, of=2, value=4, flames=3),
    events.Stolen(seat=None, of=2, value=4, flames=3),
    events.Exhausted(seat=1, cards=("4", "+1")),
    events.Recovered(seat=1, cards=("4",)),
    events.Ended(),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_has_a_sentence_of_its_own(language: str) -> None:
    talk = speaker(language)
    assert {type(event) for event in HAPPENING} == set(get_args(events.Event))
    told = [talk.event(event) for event in HAPPENING]
    assert len(set(told)) == len(told)
    for event, sentence in zip(HAPPENING, told, strict=True):
        assert sentence.endswith(".")
        assert "None" not in sentence
        facts = msgspec.structs.asdict(event)
        assert ("Bob" in sentence) == (facts.get("seat") == 1)
        assert ("Cyd" in sentence) == ("of" in facts)
        assert talk.depth(event) in (0, 1, 2)
    assert "1, 5 " in told[3]
    assert "+1" not in told[2]


def test_the_headline_speaks_to_whoever_is_awaited() -> None:
    match = at_the_table("iguana 1", "1: choose 2 6 +1")
    assert speaker().headline(match.view(0)).startswith("Ann: choose 3 cards for this round.")
    assert speaker().headline(match.view(None)).startswith("Ann, Cyd and Dan: choose 3 cards")
    go_on(match, *CHOSEN[1:], "0: play 1", "1: play +1")
    assert speaker().headline(match.view(2)).startswith("Cyd: cover the trickster with the 3, or pass.")


def test_the_headline_when_nobody_is_awaited() -> None:
    talk = speaker()
    assert talk.headline(at_the_table().view(None)) == "The start value of the iguana card on top (1 2 3 4 5 6 7 8 9):"
    match = at_the_table("iguana 1", *CHOSEN, "0: play 1", "1: pass", "2: pass", "3: pass", deck="1:3")
    assert talk.headline(match.view(None)) == "The match is over."


def test_a_shared_victory_names_all_who_share_it() -> None:
    match = at_the_table(
        "iguana 9", *CHOSEN, "0: play 9", "1: play +1", "2: pass", "3: pass", "0: pass", deck="9:1,5:1"
    )
    assert match.view(None).players[1].flames == 2
    go_on(match, "iguana 5", "0: choose 1 3 4", "1: choose 2 3 4", "2: choose 1 3 5", "3: choose 1 2 5")
    go_on(match, "1: pass", "2: pass", "3: play 5", "0: pass", "1: pass", "2: pass")
    assert speaker().ending(match)[0] == "Bob and Dan share the victory with 2 flames each."
    assert speaker("fr").ending(match)[0].startswith("Bob et Dan ")


def test_a_table_too_wide_for_the_screen_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    row = [f"{(card - 1) % 4}: play {card}" for card in range(1, 9)]
    view: View = at_the_table("iguana 1", *CHOSEN, *row).view(0)
    for columns, drawn in (("42", True), ("40", False)):
        monkeypatch.setenv("COLUMNS", columns)
        board = speaker().board(view, Screen("never"))
        assert ("╭─────╮" in board) == drawn
        assert ("Round 1 of 9." in board) != drawn
        assert max(map(len, board.splitlines())) <= int(columns)


def test_the_board_is_painted_only_where_colours_are_wanted() -> None:
    view: View = at_the_table("iguana 1").view(0)
    plain, painted = (speaker("fr").board(view, Screen(colour)) for colour in ("never", "always"))
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == plain
    assert painted != plain
    assert "V Dan" in plain  # green is vert


# ---- the referee


class Client:
    """A program that speaks to a referee."""

    def __init__(self) -> None:
        self.referee = Referee("tails", Texts("en"))

    def __call__(self, **request: object) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.referee.answer(json.dumps(request).encode()))
        return answer

    def choosing(self) -> dict[str, Any]:
        """Four seats that are to choose; the answer that tells so."""
        self(new={"options": {"players": 4}})
        for seat, value in enumerate(SET_UP[:4]):
            self(chance=f"blaze {seat} {value}")
        return self(chance="iguana 1")

    def choose(self, seat: int) -> dict[str, Any]:
        return self(act={"seat": seat, "action": f"choose {CHOICES[FOUR[seat]]}"})


def test_seats_choose_at_once_in_any_order() -> None:
    ends = []
    for order in ((0, 1, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0)):
        client = Client()
        answer = client.choosing()
        assert answer["actors"] == [0, 1, 2, 3]
        assert {seat: len(legal) for seat, legal in answer["legal"].items()} == dict.fromkeys("0123", 84)
        waiting = [0, 1, 2, 3]
        for seat in order:
            assert answer["actors"] == waiting
            assert answer["state"]["awaited"] == waiting
            answer = client.choose(seat)
            waiting.remove(seat)
            (told, *_) = answer["events"]
            assert (told["type"], told["seat"]) == ("chosen", seat)
        assert answer["actors"] == [0]
        assert answer["state"]["phase"] == "first"
        ends.append(answer["state"])
    assert ends[0] == ends[1] == ends[2]


def test_a_view_hides_the_choices_of_others_while_the_state_shows_all() -> None:
    client = Client()
    client.choosing()
    client.choose(1)
    answer = client.choose(3)
    chosen = [None if name not in ("Bob", "Dan") else CHOICES[name].split() for name in FOUR]
    assert [player["chosen"] or None for player in answer["state"]["players"]] == chosen
    for looker in (0, 1, 2, 3, None):
        seen = client(view=looker)
        for player in seen["view"]["players"]:
            own = player["seat"] == looker
            assert player["chosen"] == ((chosen[player["seat"]] or []) if own else None)
            assert player["ready"] == (player["seat"] in (1, 3))
        assert len(seen["choices"]) == (84 if looker in (0, 2) else 0)
    others = [client(view=seat)["view"] for seat in (0, 2)]
    again = Client()
    again.choosing()
    again(act={"seat": 1, "action": "choose 5 8 9"})
    again(act={"seat": 3, "action": "choose 1 2 5"})
    assert [again(view=seat)["view"] for seat in (0, 2)] == others


def test_a_second_choice_is_refused_and_the_first_one_stands() -> None:
    client = Client()
    client.choosing()
    before = client.choose(2)
    refusal = client(act={"seat": 2, "action": "choose 1 2 5"})["refusal"]
    assert (refusal["code"], refusal["rule"]) == ("tails-already-chosen", "T4")
    for action in ("pass", "play 3"):
        assert client(act={"seat": 0, "action": action})["refusal"]["code"] == "tails-choose-first"
    after = client(undo=0)
    assert {**after, "events": []} == {**before, "events": []}


def test_a_choice_can_be_taken_back_alone() -> None:
    client = Client()
    client.choosing()
    before = client.choose(2)
    client.choose(0)
    back = client(undo=1)
    assert back["actors"] == [0, 1, 3]
    assert back["state"] == before["state"]


def test_a_record_in_the_middle_of_the_choice_is_loaded_with_the_choices() -> None:
    client = Client()
    client.choosing()
    client.choose(2)
    before = client.choose(0)
    again = Client()
    after = again(load=client(record=True)["record"])
    assert after["actors"] == [1, 3]
    assert after["state"] == before["state"]
