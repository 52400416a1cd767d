"""Tails on Fire told: the table, how it stands, and what happens."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from brasier.games.tails import events
from brasier.games.tails.view import View
from brasier.terminal.screen import Screen
from brasier.texts import LANGUAGES
from doors.tails_table import (
    CHOSEN,
    FOUR_PEOPLE,
    at_the_table,
    chosen_in_secret,
    go_on,
    speaker,
    type_in,
)


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
        "    Under the 3: 1 flame, Dan’s campfire.",
        "    Under the trickster, safe from theft: 3 flames, the iguana card 1, Bob’s campfire.",
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
    chosen = {"en": "Still in hand: 2 and 6.", "fr": "Encore en main\u202f: 2 et 6."}[language]
    assert any(chosen in line for line in own)
    assert not any(chosen in line for line in [*other, *public])
    laid = {"en": "Ann 1 and Bob the trickster as 2.", "fr": "Ann 1 et Bob le filou, qui vaut 2."}[language]
    for told in (own, other, public):
        assert any(laid in line for line in told)
        assert any(re.search(r"\b3\. (It is Cyd’s turn|C’est à Cyd de jouer)\.", line) for line in told)
    assert sum(bool(re.search(r"\b[23] (of these|de ces)", line)) for line in public) == 4


def test_the_table_in_words_with_the_thief_and_before_the_first_card() -> None:
    match = at_the_table(players=2)
    talk = speaker()
    assert talk.words(match.view(None))[0] == "No iguana card is turned up yet."
    assert not any("chosen" in line for line in talk.words(match.view(None)))
    go_on(match, "iguana 5", "0: choose 1 6 +1", "1: choose 5 6 7", "0: pass", "1: pass", "thief 3")
    (thief,) = [line for line in talk.words(match.view(0)) if "Thief" in line]
    assert thief == "The Thief may still draw: 1, 2, 4, 5, 6, 7, 8 and 9. Its reserve: 3, the 3 on top."
    go_on(match, "0: pass", "1: pass")
    assert "Wanted now: 6. It is the Thief’s turn." in talk.words(match.view(0))
    assert "Valeur demandée\u202f: 6. C’est au Chapardeur de jouer." in speaker("fr").words(match.view(0))
    view: View = match.view(0)
    assert view.thief is not None
    drawn = msgspec.structs.replace(view, thief=msgspec.structs.replace(view.thief, pile=()))
    assert "The Thief has no card left to draw. Its reserve: 3, the 3 on top." in talk.words(drawn)


def test_the_table_in_words_tells_who_begins_who_has_to_choose_and_what_is_out() -> None:
    match = at_the_table("iguana 1", *CHOSEN, "0: play 1", "1: play 2", "2: play 3", "3: pass")
    go_on(match, "0: pass", "1: pass", "iguana 5", "0: choose 3 4 5", "2: choose 1 2 5")
    english, french = speaker().words(match.view(None)), speaker("fr").words(match.view(None))
    assert english[0].endswith(" Cyd begins.")
    assert french[0].endswith(" C’est Cyd qui commence.")
    assert english[1] == "Bob and Dan have yet to choose."
    assert french[1] == "Bob et Dan doivent encore choisir."
    match.play(3, "choose 1 2 5")
    assert speaker().words(match.view(None))[1] == "Bob has yet to choose."
    assert [line for line in english if line.endswith("Out of this round (exhausted): 1.")]
    assert [line for line in french if line.endswith("Hors de cette manche, car épuisée\u202f: 1.")]


@pytest.mark.parametrize("game", ["feurio", "tails"])
def test_whoever_listens_is_told_the_board_and_never_shown_it(tmp_path: Path, game: str) -> None:
    drawn = {"feurio": "╱‾╲", "tails": "╭──"}[game]
    told = {"feurio": "Tile ", "tails": "Round 1 of "}[game]
    arguments = ["play", game, "players=2", "eldest=1", "--people", "Ann", "--seed", "s", "--save", "m.brasier"]
    for wish, words in (["--words"], True), ([], False):
        home = tmp_path / str(words)
        home.mkdir()
        for command in ([*arguments, *wish], ["play", "--resume", "m.brasier", *wish], ["replay", "m.brasier", *wish]):
            shown = type_in(command, ["board", "quit"] if command[0] == "play" else [], home)
            assert (drawn in shown) != words
            assert (told in shown.replace("Round 1 of 9 ·", "")) == words


def test_the_legend_explains_the_box() -> None:
    assert [line for line in speaker().legend() if line.startswith("     Box  what the Thief took out")]
    assert [line for line in speaker("fr").legend() if line.startswith("   Boîte  ")]


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
    events.Stolen(seat=1, of=2, value=4, flames=3, iguanas=(3,), campfires=(2,)),
    events.Stolen(seat=None, of=2, value=4, flames=3, iguanas=(3,), campfires=(2,)),
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


def told_of(*happened: events.Event, language: str = "en") -> list[str]:
    return [sentence.text for sentence in speaker(language).sentences(happened)]


def test_what_belongs_together_is_told_in_one_sentence() -> None:
    passes = [events.Passed(seat=seat) for seat in (0, 1, 2)]
    drawn = {kept: events.ThiefDrew(value=4, kept=kept) for kept in (True, False)}
    thief_passes, thief_plays = events.Passed(seat=None), events.Played(seat=None, card="4", value=4)
    assert told_of(*passes) == ["Ann, Bob and Cyd pass."]
    assert told_of(*passes[:1], events.Played(seat=1, card="2", value=2), *passes[2:]) == [
        "Ann passes.",
        "Bob plays the 2.",
        "Cyd passes.",
    ]
    both, kept, none_left = told_of(*passes[:2], drawn[True], thief_passes, thief_passes)
    assert both == "Ann and Bob pass."
    assert "the 4" in kept
    assert "passes" in kept
    assert none_left == "The Thief passes."
    played, after = told_of(drawn[False], thief_plays, *passes[:1])
    assert "draws the 4 and plays it" in played
    assert after == "Ann passes."
    assert "reserve" in told_of(*passes[:1], thief_plays)[1]
    assert told_of(*passes, language="fr") == ["Ann, Bob et Cyd passent."]


def test_every_event_is_told_once_and_in_order() -> None:
    gathered = speaker().gather(HAPPENING)
    assert [event for group in gathered for event in group] == HAPPENING
    assert sum(sentence.events for sentence in speaker().sentences(HAPPENING)) == len(HAPPENING)


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
