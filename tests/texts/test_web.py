"""The sentences of the web app: every one the page says is there, and none is there that nobody says."""

import re
from functools import cache
from pathlib import Path

import pytest

from brasier.texts import LANGUAGES
from texts.reading import FOLDER, Uses, messages

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
FILES = ("web", "lobby", "web-feurio", "web-flashpoint", "web-tails")
PREFIXES = ("web-", "lobby-", "settings-")
PARTS = {f"web-{game}" for game in ("feurio", "flashpoint", "tails")}  # names of files, not of sentences
WHOLE = re.compile(r"""["'`]((?:web|lobby|settings)(?:-[\w-]*\w)?)["'`]""")
TEMPLATE = re.compile(r"`((?:web|lobby|settings)-[^`]*\$\{[^`]*)`")
HOLE = re.compile(r"\$\{[^}]*\}")


@cache
def sources() -> str:
    files = [file for ending in ("*.svelte", "*.ts") for file in sorted(WEB.rglob(ending))]
    return "\n".join(file.read_text(encoding="utf-8") for file in files if not file.name.endswith(".test.ts"))


def said() -> set[str]:
    return {name for name in WHOLE.findall(sources()) if name.startswith(PREFIXES)} - PARTS


def patterns() -> list[re.Pattern[str]]:
    """Sentences whose id is put together: whatever the holes are filled with."""
    shapes = {HOLE.sub("\0", shape) for shape in TEMPLATE.findall(sources())} - {"web-\0"}  # the name of a file
    return [re.compile("[\\w-]*".join(map(re.escape, shape.split("\0")))) for shape in sorted(shapes)]


def written(language: str) -> set[str]:
    found: set[str] = set()
    for name in FILES:
        text = (FOLDER / language / f"{name}.ftl").read_text(encoding="utf-8")
        found |= set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    return found


def test_the_page_is_read() -> None:
    assert len(said()) > 300
    assert len(patterns()) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_the_page_is_there(language: str) -> None:
    assert said() - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_put_together_sentence_has_some(language: str) -> None:
    lost = [one.pattern for one in patterns() if not any(one.fullmatch(name) for name in messages(language))]
    assert lost == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_there_that_nobody_says(language: str) -> None:
    inside = {name for message in messages(language).values() for name in Uses(message).messages}
    shapes = patterns()
    idle = {name for name in written(language) - said() - inside if not any(shape.fullmatch(name) for shape in shapes)}
    assert idle == set()
