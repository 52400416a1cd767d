"""The rulebooks: every rule once, in order, alike in both languages, and found by its number."""

import ast
import re
from collections import Counter

import pytest

from brasier.core.chance import ManualDealer
from brasier.core.match import Match
from brasier.games import names
from brasier.games.flashpoint.data import (
    ALARMS,
    ARROWS,
    BACK,
    EXPLOSIONS,
    FAMILY_FIRE,
    FAMILY_POI,
    FIRST_EXPLOSION,
    FRONT,
    HAZMATS,
    VICTIMS,
)
from brasier.games.tails import GAME
from brasier.games.tails.data import OURS
from brasier.games.tails.events import Played, Raised
from brasier.games.tails.view import Fires
from brasier.texts import LANGUAGES, Texts
from docs.pages import SOURCE

NARROW = "\u202f"
LETTERS = {"feurio": "F", "flashpoint": "P", "tails": "T"}
LAST = {"feurio": 27, "flashpoint": 50, "tails": 18}
RULES = {game: [f"{LETTERS[game]}{number}" for number in range(1, last + 1)] for game, last in LAST.items()}
OWNERS = {"feurio": "Heinrich Glumpler", "flashpoint": "Kevin Lanzing", "tails": "Thomas Sellner"}
MARKED = {  # where the rules leave something open
    "feurio": ["F2", "F16", "F20", "F22", "F25"],
    "flashpoint": [
        "P5", "P6", "P18", "P21", "P22", "P25", "P26", "P28", "P29", "P30", "P35", "P36", "P39", "P43", "P45", "P46",
        "P49",
    ],
    "tails": ["T2", "T4", "T5", "T10", "T15"],
}  # fmt: skip

each_game = pytest.mark.parametrize("game", RULES)
each_rule = pytest.mark.parametrize(("game", "number"), [(game, number) for game in RULES for number in RULES[game]])


def test_every_game_has_a_rulebook() -> None:
    assert sorted(RULES) == sorted(names())


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_has_each_rule_once_and_in_order(language: str, game: str) -> None:
    headings = re.findall(r"^### (\S+) · \S.*$", Texts(language).rulebook(game), re.MULTILINE)
    assert headings == RULES[game]
    assert len(re.findall(r"^### ", Texts(language).rulebook(game), re.MULTILINE)) == len(RULES[game])


@pytest.mark.parametrize("language", LANGUAGES)
@each_rule
def test_a_rule_is_a_heading_and_one_to_five_sentences(language: str, game: str, number: str) -> None:
    rule = Texts(language).rule(game, number)
    assert rule is not None
    heading, text = rule.split("\n")
    assert heading.startswith(f"{number} · ")
    assert "#" not in text
    assert 1 <= len(re.findall(r"\.(?: |$)", text)) <= 5


@each_rule
def test_a_rule_gives_the_same_numbers_and_rulings_in_both_languages(game: str, number: str) -> None:
    english, french = Texts("en").rule(game, number), Texts("fr").rule(game, number)
    assert english is not None
    assert french is not None
    assert Counter(re.findall(r"\d+", english)) == Counter(re.findall(r"\d+", french))
    assert english.count("Brasier’s ruling: ") == french.count(f"Décision de Brasier{NARROW}: ")


@each_game
def test_both_languages_have_the_same_chapters_and_drawings(game: str) -> None:
    english, french = Texts("en").rulebook(game), Texts("fr").rulebook(game)
    assert len(re.findall(r"^## ", english, re.MULTILINE)) == len(re.findall(r"^## ", french, re.MULTILINE))
    assert len(drawings("en", game)) == len(drawings("fr", game))


@each_game
def test_rulings_are_marked_where_the_rules_have_them(game: str) -> None:
    marked = [n for n in RULES[game] if "Brasier’s ruling: " in (Texts("en").rule(game, n) or "")]
    assert marked == MARKED[game]


def test_one_rule_is_found_by_its_number() -> None:
    rule = Texts("en").rule("feurio", "f23")
    assert rule == "F23 · No firebreaks\nFirebreaks are never part of a solitaire or cooperative match."
    french = Texts("fr").rule("feurio", "F23")
    assert french == "F23 · Pas de coupe-feu\nUne partie en solitaire ou coopérative se joue toujours sans coupe-feu."
    assert Texts("en").rule("feurio", "F27") == (
        "F27 · C’est chaud\n"
        "If you agree on this before a competitive match, what a zone is worth is rounded down instead of up."
    )
    rescue = Texts("en").rule("flashpoint", "p12")
    assert rescue == "P12 · Rescue in the family game\nA victim carried to any outside space is rescued."
    fire = Texts("en").rule("tails", "t8")
    assert fire == (
        "T8 · Winning the round\nIf your turn comes and the last card played is your own, you win the round."
    )
    assert Texts("en").rule("feurio", "F28") is None
    assert Texts("en").rule("flashpoint", "P51") is None
    assert Texts("en").rule("tails", "T19") is None
    assert Texts("en").rule("flashpoint", "F1") is None
    assert Texts("en").rule("feurio", "") is None


@each_game
def test_rules_cited_by_the_source_exist(game: str) -> None:
    letter, cited = LETTERS[game], set()
    for file in sorted((SOURCE / "games" / game).glob("*.py")):
        text = file.read_text(encoding="utf-8")
        cited |= set(re.findall(rf"\b{letter}\d+\b", "\n".join(re.findall(r"#.*", text))))
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                cited |= set(re.findall(rf"\b{letter}\d+\b", node.value))
    assert f"{letter}14" in cited
    assert cited <= set(RULES[game])


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_cited_by_sentences_and_rules_exist(language: str, game: str) -> None:
    sentences = (SOURCE / "texts" / language / f"{game}.ftl").read_text(encoding="utf-8")
    cited = re.findall(rf"\b{LETTERS[game]}\d+\b", sentences + Texts(language).rulebook(game))
    assert set(cited) == set(RULES[game])


@pytest.mark.parametrize("game", ["monopoly", "", "../rules/feurio", "feurio.en"])
def test_a_game_without_rulebook_is_a_key_error(game: str) -> None:
    with pytest.raises(KeyError):
        Texts("en").rulebook(game)
    with pytest.raises(KeyError):
        Texts("en").rule(game, "F1")


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_says_whose_the_name_is(language: str, game: str) -> None:
    introduction = Texts(language).rulebook(game).split("\n## ")[0]
    assert OWNERS[game] in introduction
    assert re.search(r"not affiliated|n’est affilié ni", introduction)


# ---- what the rulebook of Flash Point tells of the box


def drawings(language: str, game: str = "flashpoint") -> list[str]:
    return re.findall(r"```text\n(.*?)```", Texts(language).rulebook(game), re.DOTALL)


def spaces(number: str, language: str) -> list[tuple[int, int]]:
    """The spaces that a rule names."""
    rule = Texts(language).rule("flashpoint", number) or ""
    return [(int(row), int(column)) for row, column in re.findall(r"\((\d),(\d)\)", rule)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_shows_the_houses_and_arrows_that_are_played(language: str) -> None:
    front, back, arrows = drawings(language)
    assert (front, back) == (FRONT, BACK)
    west = {"en": "W", "fr": "O"}[language]
    assert [line.replace(west, "W").split() for line in arrows.splitlines()] == [row.split() for row in ARROWS]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_gives_the_numbers_of_the_set_up(language: str) -> None:
    assert spaces("P5", language) == [*FAMILY_FIRE, *FAMILY_POI]
    assert spaces("P28", language)[:8] == list(FIRST_EXPLOSION)
    pieces = re.findall(r"\d+", Texts(language).rule("flashpoint", "P5") or "")
    assert {str(VICTIMS), str(ALARMS), str(VICTIMS + ALARMS)} <= set(pieces)
    levels = re.findall(r"(\d) \w+ (\d)", Texts(language).rule("flashpoint", "P27") or "")
    assert levels == [(str(blasts), str(hazmats)) for blasts, hazmats in zip(EXPLOSIONS, HAZMATS, strict=True)]


# ---- what the rulebook of Tails on Fire tells of the box


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_lists_the_flames_of_the_iguana_cards_that_are_played(language: str) -> None:
    listed = re.findall(r"(?:\d, ){8}\d", Texts(language).rule("tails", "T2") or "")
    assert listed == [", ".join(str(flames) for _, flames in OURS)]


def test_the_round_told_in_the_rulebook_can_be_played_and_brings_what_is_told() -> None:
    """Lou, Max, Noa and Sam are seats 0 to 3; the eldest stands for the winner of the last round."""
    match = Match(GAME, GAME.options({"eldest": 1}), dealer=ManualDealer())
    for draw in ("blaze 0 5", "blaze 1 7", "blaze 2 3", "blaze 3 6", "iguana 8"):
        match.chance(draw)
    for seat, cards in enumerate(("6 9 +1", "1 2 6", "5 7 9", "4 7 +1")):
        match.play(seat, f"choose {cards}")
    for turn, card in enumerate(("", "", "", "", "", "9", "+1", "", "2", "", "", "+1", "", "", ""), 1):
        match.play(turn % 4, f"play {card}" if card else "pass")
    assert [event.value for event in match.events(None) if isinstance(event, Raised)] == [9]
    assert [event.value for event in match.events(None) if isinstance(event, Played)] == [9, 1, 2, 3]
    view = match.view(None)
    lou, noa = view.players[0], view.players[2]
    (pile,) = (pile for pile in lou.piles if pile.card == "+1")
    assert (pile.value, pile.fires) == (None, Fires(flames=4, iguanas=(8,), campfires=(noa.seat,)))
    assert "3" in noa.cards
    assert [player.exhausted for player in view.players] == [(), ("2",), ("9",), ("+1",)]
    assert view.first == lou.seat


def test_the_round_told_in_the_rulebook_has_the_same_numbers_in_both_languages() -> None:
    english, french = (
        [section for section in re.split(r"^#+ ", Texts(language).rulebook("tails"), flags=re.M) if "Noa" in section]
        for language in LANGUAGES
    )
    assert len(english) == len(french) == 1
    assert re.findall(r"\d+", english[0]) == re.findall(r"\d+", french[0])
    assert re.findall(r"\d+", english[0])[:2] == ["8", str(dict(OURS)[8])]
