"""The page a browser gets: its files, how they are sent, and its words in both languages."""

import http.client
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args
from urllib.parse import urlsplit

import httpx
import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from brasier.bots import LEVELS, YARDSTICK
from brasier.games import names
from brasier.server import pages, wire
from brasier.server.guard import HEADERS
from brasier.texts import LANGUAGES, Texts
from server.running import RunningServer
from texts.reading import NARROW, entries, messages

FOLDER = Path(pages.__file__).parent / "page"
SCRIPTS = {file.name: file.read_text(encoding="utf-8") for file in sorted(FOLDER.glob("*.js"))}
FRAMES = {name: (FOLDER / name).read_text(encoding="utf-8") for name in pages.FRAMES}
PAGES = ("/", "/tables/abcdefgh", "/join/abcdefgh")


@pytest.fixture
def browser(server: RunningServer) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url) as client:
        yield client


def words() -> dict[str, dict[str, str]]:
    """The page's own words, by language and name."""
    text = SCRIPTS["words.js"]
    parts = re.split(r"^  (\w\w): {$", text, flags=re.MULTILINE)[1:]
    word = re.compile(r'^    "?([\w-]+)"?:\s+"(.*)",$', re.MULTILINE)
    return {language: dict(word.findall(part)) for language, part in zip(parts[::2], parts[1::2], strict=True)}


def has_the_security_headers(answer: httpx.Response) -> bool:
    return all(answer.headers.get(name) == value for name, value in HEADERS.items())


# ---- how it is sent


@pytest.mark.parametrize("path", PAGES)
def test_every_address_of_the_page_gives_the_page(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.text == FRAMES["index.html"]
    assert has_the_security_headers(answer)


@pytest.mark.parametrize("name", sorted(set(pages._files()) - set(pages.FRAMES)))
def test_every_file_is_sent_as_what_it_is(browser: httpx.Client, name: str) -> None:
    answer = browser.get(f"/page/{name}")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == pages.MEDIA_TYPES[name.rpartition(".")[2]]
    assert has_the_security_headers(answer)


def test_what_the_browser_has_already_is_not_sent_again(browser: httpx.Client) -> None:
    first = browser.get("/page/page.js")
    assert first.headers["cache-control"] == "no-cache"
    etag = first.headers["etag"]
    for known in (etag, f"W/{etag}", f'"other", {etag}'):
        again = browser.get("/page/page.js", headers={"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", etag)
        assert has_the_security_headers(again)
    other = browser.get("/page/page.js", headers={"If-None-Match": '"other"'})
    assert (other.status_code, other.content) == (200, first.content)


def test_the_head_of_a_page_can_be_asked_for(browser: httpx.Client) -> None:
    answer = browser.head("/")
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/page/nothing.js", "/page/index.html", "/page/missing.html", "/page/", "/page", "/page/texts.de.ftl",
        "/page/../pages.py", "/page/%2e%2e/pages.py", "/page/..%2fpages.py", "/page/%2e%2e%2fpages.py",
        "/page/..%5cpages.py", "/page//etc/passwd", "/page/%2fetc%2fpasswd", "/page/page.js%00.css", "/page/PAGE.JS",
        "/page/page.js/", "/tables/", "/tables/a/b", "/join/", "/nowhere", "/../pages.py", "//", "/ws/tables/abc",
    ],
)  # fmt: skip
def test_what_does_not_exist_is_a_small_page_that_says_so(server: RunningServer, path: str) -> None:
    place = urlsplit(server.url)
    connection = http.client.HTTPConnection(place.hostname or "", place.port)  # sends the path as it is written
    connection.request("GET", path)
    answer = connection.getresponse()
    content = answer.read().decode()
    connection.close()
    assert (answer.status, content) == (404, FRAMES["missing.html"])
    assert answer.getheader("content-type") == "text/html; charset=utf-8"
    assert all(answer.getheader(name) == value for name, value in HEADERS.items())


def test_programs_are_told_with_a_fault_what_does_not_exist(browser: httpx.Client) -> None:
    for answer, status, code in (
        (browser.get("/api/nowhere"), 404, "no-such-page"),
        (browser.get("/api/tables/a/b/c"), 404, "no-such-page"),
        (browser.post("/api/games"), 405, "other-method"),
    ):
        assert answer.status_code == status
        assert answer.json() == {"code": code, "rule": "", "facts": {}}
        assert has_the_security_headers(answer)
    assert set(browser.post("/api/games").headers["allow"].split(", ")) == {"GET", "HEAD"}


def test_a_page_cannot_be_posted_to(browser: httpx.Client) -> None:
    answer = browser.post("/")
    assert answer.status_code == 405
    assert has_the_security_headers(answer)


# ---- what it is made of


@pytest.mark.parametrize("name", pages.FRAMES)
def test_no_page_has_scripts_or_styles_inside(name: str) -> None:
    text = FRAMES[name]
    assert not re.search(r"<style|\sstyle\s*=|\son\w+\s*=|javascript:|<iframe|<base|https?:", text, re.IGNORECASE)
    assert all(re.search(r'\ssrc="/page/', script) for script in re.findall(r"<script[^>]*>", text))
    assert re.findall(r"<script[^>]*>([^<]*)</script>", text) == [""] * text.count("<script")


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_script_makes_code_or_markup_of_what_it_was_told(name: str) -> None:
    found = re.search(
        r"innerHTML|outerHTML|insertAdjacentHTML|createContextualFragment|document\.write|\beval\(|new Function"
        r"|\.style\b|cssText|srcdoc|\bsetTimeout\(\s*[\"'`]|https?://",
        SCRIPTS[name],
    )
    assert found is None, found


def test_everything_the_page_refers_to_exists_and_nothing_else_lies_there() -> None:
    referred = {"index.html", "missing.html"}
    for text in FRAMES.values():
        referred |= set(re.findall(r'(?:src|href)="/page/([^"]+)"', text))
    for text in SCRIPTS.values():
        referred |= set(re.findall(r'from "\./([^"]+)"', text))
    assert referred == {file.name for file in FOLDER.iterdir() if file.is_file()}
    for language in LANGUAGES:
        assert f"texts.{language}.ftl" in pages._files()
        assert {f"rules.{game}.{language}.md" for game in names()} <= set(pages._files())


# ---- what it says


def test_the_page_has_the_same_words_in_every_language() -> None:
    known = words()
    assert set(known) == set(LANGUAGES)
    lines = len(re.findall(r"^    \S.*$", SCRIPTS["words.js"], re.MULTILINE))
    assert lines == sum(len(part) for part in known.values()), "a word could not be read, or is there twice"
    assert known["en"].keys() == known["fr"].keys()
    for name, text in known["en"].items():
        assert sorted(re.findall(r"{\w+}", text)) == sorted(re.findall(r"{\w+}", known["fr"][name])), name


def test_french_words_have_french_signs() -> None:
    for name, text in words()["fr"].items():
        assert not re.search(rf"[^{NARROW}][:;?!](?:\s|$)|'", text), f"{name}: {text}"


def test_every_word_the_page_says_is_known_and_every_known_word_is_said() -> None:
    known = set(words()["en"])
    families = {
        *(f"phase-{phase}" for phase in get_args(wire.Phase)),
        *(f"level-{level}" for level in (*LEVELS, YARDSTICK)),
        *(f"proof-{status}" for status in ("proved", "sealed", "manual", "scripted")),
        *(f"clock-{kind.__struct_config__.tag}" for kind in get_args(wire.Clock)),
        *(f"undo-ask-{why}" for why in ("dice", "others")),
    }
    assert families <= known
    texts = "\n".join(text for name, text in SCRIPTS.items() if name != "words.js")
    said = set(re.findall(r'\bword\(\s*"([\w-]+)"', texts))
    assert said <= known
    quoted = {word for word in known if f'"{word}"' in texts or f'"{word.removeprefix("problem-")}"' in texts}
    assert known == families | quoted


def test_every_sentence_the_page_asks_for_is_there_in_every_language() -> None:
    asked = {name for text in SCRIPTS.values() for name in re.findall(r'\bsay\(\s*"([\w-]+)"', text)}
    asked |= {f"phrase-{phrase}" for phrase in get_args(wire.Phrase)}
    asked |= {f"{part}-{game}" for part in ("game", "about") for game in names()}
    assert asked
    for language in LANGUAGES:
        assert {name for name in asked if not Texts(language).has(name)} == set()


def test_every_phrase_can_be_chosen() -> None:
    listed = re.search(r"const PHRASES = \[(.*?)\]", SCRIPTS["talk.js"], re.DOTALL)
    assert listed is not None
    assert tuple(re.findall(r'"([\w-]+)"', listed[1])) == get_args(wire.Phrase)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_use_no_more_of_fluent_than_the_page_can_read(language: str) -> None:
    class Strange(Visitor):
        def __init__(self) -> None:
            self.found: list[str] = []

        def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802  # the parser's names
            if not isinstance(node.selector, ftl.VariableReference):
                self.found.append(f"selects by {type(node.selector).__name__}")
            self.generic_visit(node)

        def visit_Attribute(self, node: ftl.Attribute) -> None:  # noqa: N802
            self.found.append(f"has the attribute {node.id.name}")

        def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
            self.found.append(f"calls {node.id.name}")

        def visit_CallArguments(self, node: ftl.CallArguments) -> None:  # noqa: N802
            self.found.append("gives arguments to a term")

        def visit_NumberLiteral(self, node: ftl.NumberLiteral) -> None:  # noqa: N802  # as the key of a variant
            if not node.value.isdecimal():
                self.found.append(f"has the number {node.value}")

        def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
            if "\\" in node.value:
                self.found.append("has an escaped sign")

    strange = Strange()
    for entry in entries(language):
        strange.visit(entry)
    assert strange.found == []
    assert messages(language)
