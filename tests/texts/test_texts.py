"""Both languages say the same things, completely, and every refusal and damage of the source can be explained."""

import ast
import re
from collections import Counter
from string import Formatter
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from brasier import texts
from brasier.core.record import Damaged
from brasier.core.state import Refusal
from brasier.games import names
from brasier.terminal import feurio as feurio_in_the_terminal
from brasier.terminal import flashpoint as flashpoint_in_the_terminal
from brasier.terminal import tails as tails_in_the_terminal
from brasier.texts import LANGUAGES, Texts, choose_language
from docs.pages import Told, calls, damages, refusals
from texts.reading import FOLDER, NARROW, Uses, entries, messages, spoken, terms, variables

LANGUAGE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
QUESTIONS = ("ask-", "hand-over", "replay-ask")  # the answer is typed right behind
IN_COLUMNS = ("zone-",)  # lines of a list, with spaces between their parts
WITHOUT_LINE = ("not-a-record", "other-format", "unknown-game", "other-rules")  # damages of the whole record


# ---- both languages alike


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_fluent_without_junk(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ftl.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_id_is_given_twice_in_any_file(language: str) -> None:
    kinds = [(type(entry), entry.id.name) for entry in entries(language) if isinstance(entry, ftl.Message | ftl.Term)]
    assert [name for (_, name), count in Counter(kinds).items() if count > 1] == []


def test_both_languages_have_the_same_files_messages_and_terms() -> None:
    assert {file.name for file in (FOLDER / "en").iterdir()} == {file.name for file in (FOLDER / "fr").iterdir()}
    assert messages("en").keys() == messages("fr").keys()
    assert terms("en").keys() == terms("fr").keys()


@pytest.mark.parametrize("message", messages("en"))
def test_a_message_has_the_same_variables_and_terms_in_both_languages(message: str) -> None:
    assert variables("en", message) == variables("fr", message)
    assert Uses(messages("en")[message]).terms == Uses(messages("fr")[message]).terms


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("message", messages("en"))
def test_a_message_is_complete_with_its_facts_and_refused_without_them(language: str, message: str) -> None:
    names = variables(language, message)
    for number in (0, 1, 2, 12):
        sentence = Texts(language).say(message, **dict.fromkeys(names, number))
        assert sentence == (sentence.strip() if not message.startswith(QUESTIONS) else sentence.strip() + " ")
        assert not re.search(r"[{}]" if message.startswith(IN_COLUMNS) else r"[{}]|  ", sentence)
    if names:
        with pytest.raises(ValueError, match=message):
            Texts(language).say(message)


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_are_calm_and_finished(language: str) -> None:
    for message in messages(language):
        sentence = Texts(language).say(message, **dict.fromkeys(variables(language, message), 2))
        assert "!" not in sentence.replace("Feurio!", ""), message
        if message.startswith(("refusal-", "damaged-", "event-", "outcome-", "about-", "option-")):
            assert sentence.endswith("."), message


# ---- every refusal and every damage of the source


def sayings() -> list[tuple[str, str, set[str]]]:
    """Each `say("id", …)` of the source whose id and facts are written out: where, the id, the names of its facts."""
    found = []
    for file, _, call in calls("say"):
        if call.args and isinstance(call.args[0], ast.Constant):
            names = {keyword.arg for keyword in call.keywords if keyword.arg}
            if len(names) == len(call.keywords):
                found.append((f"{file}:{call.lineno}", str(call.args[0].value), names))
    return found


def each(told: list[Told]) -> list[Any]:
    return [pytest.param(one, id=f"{one.file}:{one.line}") for one in told]


def test_the_source_is_searched_for_refusals() -> None:
    codes = {told.code for told in refusals()}
    assert {"unknown-game", "bad-name", "match-over", "feurio-not-hottest", "feurio-two-to-four"} <= codes
    assert {"flashpoint-wall-in-the-way", "flashpoint-drawing-sign", "flashpoint-one-to-six"} <= codes
    assert {"tails-two-to-six", "tails-not-one-higher", "tails-thief-card-gone"} <= codes
    rules = {told.code: told.rules for told in refusals()}
    assert rules["feurio-not-hottest"] == ("F10",)
    assert rules["feurio-two-to-four"] == ("F8", "F4")
    assert rules["bad-name"] == ()
    assert rules["flashpoint-load-into-fire"] == ("P9", "P44", "P35")
    assert rules["tails-trickster-on-trickster"] == ("T6",)


def test_the_refusals_of_a_game_bear_its_name_and_cite_its_rules() -> None:
    letters = {"feurio": "F", "flashpoint": "P", "tails": "T"}
    for told in refusals():
        owner = told.code.partition("-")[0]
        if told.file.startswith("games/") and owner in names():
            assert told.file.startswith(f"games/{owner}/"), told.code
            assert all(rule[0] == letters[owner] for rule in told.rules), told.code


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("told", each(refusals()))
def test_a_refusal_is_explained_from_the_facts_it_carries(language: str, told: Told) -> None:
    assert Texts(language).has(f"refusal-{told.code}")
    assert variables(language, f"refusal-{told.code}") <= told.facts


def test_what_the_source_says_has_words_and_gets_its_facts() -> None:
    wrong = [
        (where, message)
        for where, message, facts in sayings()
        if not Texts("en").has(message) or not variables("en", message) <= facts
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_explains_a_refusal_that_is_never_given(language: str) -> None:
    told = {name.removeprefix("refusal-") for name in messages(language) if name.startswith("refusal-")}
    assert told == {told.code for told in refusals()}


def test_the_source_is_searched_for_damages() -> None:
    codes = {told.code for told in damages()}
    assert {"not-a-record", "other-format", "unknown-game", "step-refused", "draw-differs"} <= codes
    assert {told.code for told in damages() if told.refused} == {"options-refused", "seats-refused", "step-refused"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("told", each(damages()))
def test_a_damage_is_explained_from_the_facts_it_carries(language: str, told: Told) -> None:
    assert not told.facts & {"line", "reason"}
    assert {name for _, name, _, _ in Formatter().parse(told.what) if name} <= told.facts
    asked = variables(language, f"damaged-{told.code}")
    assert asked <= told.facts | {"line"} | ({"reason"} if told.refused else set())
    assert ("reason" in asked) == told.refused
    assert ("line" in asked) == (told.code not in WITHOUT_LINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_explains_a_damage_that_is_never_found(language: str) -> None:
    told = {name.removeprefix("damaged-") for name in messages(language) if name.startswith("damaged-")}
    assert told == {told.code for told in damages()}


def test_a_damage_is_told_in_one_of_three_ways() -> None:
    def both(damaged: Damaged) -> tuple[str, str]:
        return Texts("en").damaged(damaged), Texts("fr").damaged(damaged).replace(NARROW, "~")

    assert both(Damaged(1, "not-a-record", "")) == (
        "This file is not a Brasier record.",
        "Ce fichier n’est pas une partie notée de Brasier.",
    )
    assert both(Damaged(3, "other-rules", "", rules=7, known=1, game="feurio")) == (
        "This program cannot read this record: it was played by version 7 of the rules of “feurio”; "
        "version 1 is known here.",
        "Ce programme ne sait pas lire cette partie notée~: elle suit la version 7 des règles de «~feurio~»~; "
        "la version connue ici est la 1.",
    )
    assert both(Damaged(1234, "no-such-seat", "", seat="7")) == (
        "This record is damaged, line 1234: there is no seat “7” in this match.",
        "Cette partie notée est abîmée, ligne 1234~: il n’y a pas de place «~7~» dans cette partie.",
    )


def test_a_damage_by_a_refused_step_says_why_in_the_same_sentence() -> None:
    def step(refusal: Refusal) -> Damaged:
        return Damaged(51, "step-refused", "", refusal=refusal, step=33, action="draw 3")

    gone = step(Refusal("feurio-not-in-pile", "F9", {"value": 3}))
    assert Texts("fr").damaged(gone) == (
        f"Cette partie notée est abîmée, ligne 51{NARROW}: à l’étape 33, il ne reste pas de 3 dans la pile (F9)."
    )
    over = step(Refusal("match-over", "", {}))
    assert Texts("en").damaged(over) == (
        "This record is damaged, line 51: at step 33, this match is over; nothing more can be played."
    )
    sly = step(Refusal("unreadable", "", {"text": "A.\x1b"}))
    assert (
        Texts("en").damaged(sly).startswith("This record is damaged, line 51: at step 33, “A.\ufffd” cannot be read;")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_that_may_stand_inside_a_sentence_begins_with_a_small_word(language: str) -> None:
    """`Texts.damaged` makes its first letter small: no name, no fact and no other message may come first."""
    for told in refusals():
        if told.file.startswith(("core/", "games/")):
            pattern = messages(language)[f"refusal-{told.code}"].value
            selected = getattr(pattern.elements[0], "expression", None)
            starts = [v.value for v in selected.variants] if isinstance(selected, ftl.SelectExpression) else [pattern]
            for start in starts:
                assert isinstance(start.elements[0], ftl.TextElement), told.code
                assert not start.elements[0].value.startswith(("Brasier", "Feurio", "Flash Point", "Tails")), told.code


def test_a_refusal_ends_with_its_rule() -> None:
    cold = Refusal("feurio-not-hottest", "F10", {"sum": 9, "hottest": 13})
    assert Texts("en").refusal(cold) == "This cell’s sum is 9; the hottest point is 13. (F10)"
    assert Texts("fr").refusal(cold) == "La somme de cette case est 9\u202f; le point le plus chaud est à 13. (F10)"
    assert Texts("en").refusal(Refusal("bad-name", "", {"longest": 60})) == "A name has 1 to 60 visible characters."


def test_a_refusal_repeats_what_was_sent_without_harm() -> None:
    long = Texts("en").refusal(Refusal("unknown-option", "", {"option": "x" * 10_000}))
    assert long == f"This game has no option “{'x' * (texts.LONGEST_QUOTE - 1)}…”."
    exact = "y" * texts.LONGEST_QUOTE
    assert Texts("en").refusal(Refusal("unknown-option", "", {"option": exact})).count("y") == texts.LONGEST_QUOTE
    sly = Texts("en").refusal(Refusal("unreadable", "", {"text": "\x1b[2J{ $option }\n"}))
    assert sly == "“\ufffd[2J{ $option }\ufffd” cannot be read; choose one of the actions offered."


# ---- what people type


COMMANDS = [name.removeprefix("command-") for name in messages("en") if name.startswith("command-")]
NOTATION = {
    "feurio": feurio_in_the_terminal.NOTATION_WORDS,
    "flashpoint": flashpoint_in_the_terminal.NOTATION_WORDS,
    "tails": tails_in_the_terminal.NOTATION_WORDS,
}


def test_a_word_means_one_command_in_all_languages_and_never_an_action() -> None:
    meanings: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for command in COMMANDS:
            for word in Texts(language).say(f"command-{command}").split():
                meanings.setdefault(word, set()).add(command)
    assert [word for word, commands in meanings.items() if len(commands) > 1] == []
    for game, notation in NOTATION.items():
        assert not set(notation) & meanings.keys(), game


@pytest.mark.parametrize("game", NOTATION)
def test_a_word_for_the_notation_means_one_thing_in_all_languages_and_never_a_command(game: str) -> None:
    commands = {
        word for language in LANGUAGES for one in COMMANDS for word in Texts(language).say(f"command-{one}").split()
    }
    meanings: dict[str, set[str]] = {}
    for language in LANGUAGES:
        for notation in NOTATION[game]:
            words = Texts(language).say(f"words-{game}-{notation}").split()
            assert words, (language, notation)
            for word in words:
                meanings.setdefault(word, set()).add(notation)
    assert {word: means for word, means in meanings.items() if len(means) > 1} == {}
    assert commands & meanings.keys() == set()
    assert all(notation in meanings[notation] for notation in NOTATION[game]), "the notation itself is understood"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_every_command_by_a_word_that_works(language: str) -> None:
    told = [re.split(r"[^\w]", line)[0] for line in Texts(language).say("help").splitlines()[1:]]
    words = {Texts(language).say(f"command-{command}").split()[0] for command in COMMANDS if command != "help"}
    assert set(told) == words


# ---- saying


def test_an_unknown_message_is_a_key_error() -> None:
    assert not Texts("en").has("no-such-message")
    assert not Texts("en").has("-feurio")
    with pytest.raises(KeyError, match="no-such-message"):
        Texts("en").say("no-such-message")


def test_a_missing_or_unspeakable_fact_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="hottest"):
        Texts("en").say("refusal-feurio-not-hottest", sum=9)
    with pytest.raises(ValueError, match="value"):
        Texts("fr").say("event-feurio-drawn", name="Ada", value=None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_not_grouped_and_facts_not_isolated(language: str) -> None:
    assert "1234567" in Texts(language).say("refusal-unknown-action", action=1234567)
    assert "-12345" in Texts(language).say("refusal-unknown-action", action=-12345)
    assert "\u2068" not in Texts(language).say("event-feurio-begin", name="Ada")


def test_an_unknown_language_is_a_value_error() -> None:
    assert Texts("fr").language == "fr"
    with pytest.raises(ValueError, match="'de'"):
        Texts("de")


@pytest.mark.parametrize(
    ("wished", "environment", "chosen"),
    [
        ("fr", {}, "fr"),
        ("FR", {}, "fr"),
        ("fr_FR.UTF-8", {}, "fr"),
        ("fr-CA", {}, "fr"),
        ("fr@euro", {}, "fr"),
        ("en-GB", {"LANG": "fr_FR.UTF-8"}, "en"),
        ("de", {"LANG": "fr_FR.UTF-8"}, "en"),
        ("frisian", {}, "en"),
        (None, {}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "fr_CH.UTF-8"}, "fr"),
        (None, {"LC_MESSAGES": "fr_FR", "LANG": "en_US"}, "fr"),
        (None, {"LC_ALL": "en_US", "LC_MESSAGES": "fr_FR", "LANG": "fr_FR"}, "en"),
        (None, {"LC_ALL": "", "LANG": "fr_FR"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
        ("", {"LANG": "fr_FR"}, "fr"),
    ],
)
def test_the_language_follows_the_wish_then_the_environment(
    wished: str | None, environment: dict[str, str], chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in LANGUAGE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert choose_language(wished) == chosen


# ---- typography


def typing_errors(text: str) -> list[str]:
    """What a French typesetter would mark."""
    text = re.sub("`[^`]+`", "X", text.replace("Feurio!", "Feurio"))  # what is typed is no French
    wrong = re.findall(r".{0,10} [;:?!»]", text)  # an ordinary space before a high sign
    wrong += re.findall(r"« .{0,10}", text)
    wrong += re.findall(r".{0,10}[^\s\u202f\u00a0][;:?!»]", text)  # no space at all
    wrong += re.findall(r"«[^\u202f\u00a0].{0,10}", text)
    wrong += re.findall(r".{0,10}['\"“”].{0,10}", text)
    return wrong


@pytest.mark.parametrize(
    "wrong", ["Oui !", "Oui!", "un ; deux", "« oui\u202f»", "«oui\u202f»", "\u00ab\u202foui »", "l'eau"]
)
def test_typing_errors_are_seen(wrong: str) -> None:
    assert typing_errors(wrong)


def test_french_is_typeset_as_french() -> None:
    assert len(spoken("fr")) > 200
    assert [(line, typing_errors(line)) for line in spoken("fr") if typing_errors(line)] == []


def test_english_has_typographic_quotes_and_no_french_spaces() -> None:
    assert len(spoken("en")) > 200
    assert [line for line in spoken("en") if re.search(r"['\"\u202f\u00a0«»]| [;:?!]", line)] == []
