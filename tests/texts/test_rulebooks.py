"""The rulebooks: every rule once, in order, alike in both languages, and found by its number."""

import ast
import re
from collections import Counter

import pytest

from brasier.texts import LANGUAGES, Texts
from docs.pages import SOURCE

FEURIO_RULES = [f"F{number}" for number in range(1, 28)]
NARROW = "\u202f"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_of_feurio_has_each_rule_once_and_in_order(language: str) -> None:
    headings = re.findall(r"^### (\S+) · \S.*$", Texts(language).rulebook("feurio"), re.MULTILINE)
    assert headings == FEURIO_RULES
    assert len(re.findall(r"^### ", Texts(language).rulebook("feurio"), re.MULTILINE)) == len(FEURIO_RULES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", FEURIO_RULES)
def test_a_rule_is_a_heading_and_one_to_five_sentences(language: str, number: str) -> None:
    rule = Texts(language).rule("feurio", number)
    assert rule is not None
    heading, text = rule.split("\n")
    assert heading.startswith(f"{number} · ")
    assert "#" not in text
    assert 1 <= len(re.findall(r"\.(?: |$)", text)) <= 5


@pytest.mark.parametrize("number", FEURIO_RULES)
def test_a_rule_gives_the_same_numbers_and_rulings_in_both_languages(number: str) -> None:
    english, french = Texts("en").rule("feurio", number), Texts("fr").rule("feurio", number)
    assert english is not None
    assert french is not None
    assert Counter(re.findall(r"\d+", english)) == Counter(re.findall(r"\d+", french))
    assert english.count("Brasier’s ruling: ") == french.count(f"Décision de Brasier{NARROW}: ")


def test_rulings_are_marked_where_the_rules_have_them() -> None:
    marked = [n for n in FEURIO_RULES if "Brasier’s ruling: " in (Texts("en").rule("feurio", n) or "")]
    assert marked == ["F2", "F16", "F20", "F22", "F25"]


def test_one_rule_is_found_by_its_number() -> None:
    rule = Texts("en").rule("feurio", "f23")
    assert rule == "F23 · No firebreaks\nFirebreaks are never part of a solitaire or cooperative match."
    french = Texts("fr").rule("feurio", "F23")
    assert french == "F23 · Pas de coupe-feu\nUne partie en solitaire ou coopérative se joue toujours sans coupe-feu."
    assert Texts("en").rule("feurio", "F27") == (
        "F27 · C’est chaud\n"
        "If you agree on this before a competitive match, what a zone is worth is rounded down instead of up."
    )
    assert Texts("en").rule("feurio", "F28") is None
    assert Texts("en").rule("feurio", "") is None


def test_rules_cited_by_refusals_exist() -> None:
    cited = set()
    for file in sorted((SOURCE / "games" / "feurio").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"F\d+", node.value):
                cited.add(node.value)
    assert "F14" in cited
    assert cited <= set(FEURIO_RULES)


@pytest.mark.parametrize("game", ["monopoly", "", "../rules/feurio", "feurio.en"])
def test_a_game_without_rulebook_is_a_key_error(game: str) -> None:
    with pytest.raises(KeyError):
        Texts("en").rulebook(game)
    with pytest.raises(KeyError):
        Texts("en").rule(game, "F1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_says_whose_the_name_is(language: str) -> None:
    introduction = Texts(language).rulebook("feurio").split("\n## ")[0]
    assert re.search(r"not affiliated|n’est affilié ni", introduction)
