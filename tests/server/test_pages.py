"""What a browser gets: the files of the app as they were built, the texts, and what does not exist.

The app here is a small one made for the test: the real one is looked at by a real browser (tests/browser).
"""

import gzip
import http.client
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args
from urllib.parse import urlsplit

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette

import brasier
from brasier.games import names
from brasier.server import pages, wire
from brasier.server.guard import HEADERS
from brasier.server.pages import CLIENT_PATHS, FOR_EVER, Pages
from brasier.texts import LANGUAGES, Texts
from server.running import RunningServer

INDEX = "<!doctype html><title>Brasier</title>" + "<p>The app</p>" * 40
SCRIPT = "console.log('Brasier');" * 40
PICTURE = b"\x89PNG" + bytes(400)
TEXTS = Path(brasier.__file__).parent / "texts"
ADDRESSES = [
    path.replace("{game}", "feurio").replace("{table}", "abc").replace("{code}", "xyz") for path in CLIENT_PATHS
]


@pytest.fixture
def app(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(INDEX)
    (tmp_path / "sw.js").write_text(SCRIPT)
    (tmp_path / "assets" / "index-4f2a.js").write_text(SCRIPT)
    (tmp_path / "assets" / "flame-77aa.png").write_bytes(PICTURE)
    (tmp_path / "assets" / "tiny-11aa.css").write_text("p{}")
    (tmp_path / "assets" / "notes.txt").write_text("of a kind that is not sent")
    (tmp_path / ".stamp").write_text("not sent either")
    return tmp_path


@contextmanager
def served(app: Path | None) -> Iterator[httpx.Client]:
    here = Pages(app)
    handlers = {404: here.not_here, 405: here.not_here}
    site = Starlette(routes=here.routes(), exception_handlers=handlers)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        running = uvicorn.Server(uvicorn.Config(site, lifespan="off", log_config=None))
        thread = threading.Thread(target=running.run, args=([listening],))
        thread.start()
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        with httpx.Client(base_url=address, headers={"Accept-Encoding": "identity"}) as client:
            yield client
        running.should_exit = True
        thread.join()


@pytest.fixture
def browser(app: Path) -> Iterator[httpx.Client]:
    with served(app) as client:
        yield client


@pytest.fixture
def visitor(server: RunningServer) -> Iterator[httpx.Client]:
    """At a real server, with the app or without it, as this checkout is."""
    with httpx.Client(base_url=server.url) as client:
        yield client


def has_the_security_headers(answer: httpx.Response) -> bool:
    return all(answer.headers.get(name) == value for name, value in HEADERS.items())


# ---- the app


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_of_the_app_gives_the_app(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert has_the_security_headers(answer)


def test_files_are_sent_as_what_they_are(browser: httpx.Client) -> None:
    for path, kind, keep in (
        ("/sw.js", "text/javascript; charset=utf-8", "no-cache"),
        ("/assets/index-4f2a.js", "text/javascript; charset=utf-8", FOR_EVER),
        ("/assets/flame-77aa.png", "image/png", FOR_EVER),
        ("/assets/tiny-11aa.css", "text/css; charset=utf-8", FOR_EVER),
        ("/texts/fr/feurio.ftl", "text/plain; charset=utf-8", "no-cache"),
        ("/texts/en/rules/tails.md", "text/plain; charset=utf-8", "no-cache"),
    ):
        answer = browser.get(path)
        told = (answer.status_code, answer.headers["content-type"], answer.headers["cache-control"])
        assert told == (200, kind, keep), path
        assert has_the_security_headers(answer)


def test_what_is_smaller_compressed_is_sent_so_to_who_can_read_it(browser: httpx.Client) -> None:
    def got(path: str, accepted: str) -> tuple[httpx.Response, bytes]:
        with browser.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
            assert answer.headers["vary"] == "Accept-Encoding"
            return answer, b"".join(answer.iter_raw())

    for accepted in ("gzip", "br, GZIP;q=0.5", "*", "gzip; q=1.0", "*;q=0, gzip"):
        answer, content = got("/assets/index-4f2a.js", accepted)
        assert answer.headers["content-encoding"] == "gzip", accepted
        assert gzip.decompress(content).decode() == SCRIPT
        assert int(answer.headers["content-length"]) == len(content) < len(SCRIPT)
    for accepted in ("", "br", "identity", "gzip;q=0", "gzip; q=0.000, br", "*, gzip;q=0"):
        answer, content = got("/assets/index-4f2a.js", accepted)
        assert "content-encoding" not in answer.headers, accepted
        assert content.decode() == SCRIPT
    for path in ("/assets/flame-77aa.png", "/assets/tiny-11aa.css"):
        assert "content-encoding" not in got(path, "gzip")[0].headers


def test_what_the_browser_has_already_is_not_sent_again(browser: httpx.Client) -> None:
    plain = browser.get("/sw.js").headers["etag"]
    packed = browser.get("/sw.js", headers={"Accept-Encoding": "gzip"}).headers["etag"]
    assert plain != packed
    for etag, accepted in ((plain, "identity"), (packed, "gzip")):
        for known in (etag, f"W/{etag}", f'"other", {etag}'):
            again = browser.get("/sw.js", headers={"If-None-Match": known, "Accept-Encoding": accepted})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", etag)
            assert has_the_security_headers(again)
    other = browser.get("/sw.js", headers={"If-None-Match": '"other"'})
    assert (other.status_code, other.text) == (200, SCRIPT)


def test_the_head_of_a_file_can_be_asked_for(visitor: httpx.Client) -> None:
    for path in ("/", "/texts/en/core.ftl"):
        answer = visitor.head(path)
        assert (answer.status_code, answer.content) == (200, b"")


def test_only_files_of_known_kinds_are_sent(browser: httpx.Client) -> None:
    for path in ("/.stamp", "/assets/notes.txt", "/index.html", "/assets/", "/assets"):
        assert browser.get(path).status_code == 404


def test_people_who_are_lost_see_the_app_and_its_scripts_do_not(browser: httpx.Client) -> None:
    lost = browser.get("/nowhere", headers={"Accept": "text/html,*/*"})
    assert (lost.status_code, lost.text, lost.headers["cache-control"]) == (404, INDEX, "no-store")
    known = browser.get("/").headers["etag"]
    assert browser.get("/nowhere", headers={"Accept": "text/html", "If-None-Match": known}).status_code == 404
    script = browser.get("/assets/index-0000.js", headers={"Accept": "*/*"})
    assert (script.status_code, script.headers["cache-control"]) == (404, "no-store")
    assert Texts("en").say("refusal-no-such-page") in script.text


def test_without_the_app_a_plain_page_says_so() -> None:
    with served(None) as browser:
        answers = [browser.get(path) for path in ADDRESSES]
        lost = browser.get("/nowhere", headers={"Accept": "text/html"})
        assert browser.get("/texts/en/core.ftl").status_code == 200
    for answer in answers:
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
        assert all(Texts(language).say("page-not-built") in answer.text for language in LANGUAGES)
        assert has_the_security_headers(answer)
    assert lost.status_code == 404
    assert all(Texts(language).say("refusal-no-such-page") in lost.text for language in LANGUAGES)


def test_the_app_is_looked_for_in_the_package_and_then_in_the_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package, checkout = tmp_path / "src" / "brasier", tmp_path / "web" / "dist"
    monkeypatch.setattr(pages, "files", lambda _: package)
    assert pages.built_app() is None
    for folder in (checkout, package / "web"):
        folder.mkdir(parents=True)
        assert pages.built_app() != folder
        (folder / "index.html").write_text(INDEX)
        assert pages.built_app() == folder
    installed = tmp_path / "site-packages" / "brasier"
    monkeypatch.setattr(pages, "files", lambda _: installed)
    assert pages.built_app() is None


# ---- the texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_and_rulebook_can_be_read(visitor: httpx.Client, language: str) -> None:
    for part in sorted((TEXTS / language).glob("*.ftl")):
        answer = visitor.get(f"/texts/{language}/{part.name}")
        assert (answer.status_code, answer.content) == (200, part.read_bytes())
        assert has_the_security_headers(answer)
    for game in names():
        assert visitor.get(f"/texts/{language}/rules/{game}.md").text == Texts(language).rulebook(game)


def test_the_words_of_the_table_are_there_in_every_language() -> None:
    wanted = {f"phrase-{phrase}" for phrase in get_args(wire.Phrase)}
    wanted |= {f"{part}-{game}" for part in ("game", "about") for game in names()}
    for language in LANGUAGES:
        assert {name for name in wanted if not Texts(language).has(name)} == set()


# ---- what is not there


@pytest.mark.parametrize(
    "path",
    [
        "/index.html", "/assets/../index.html", "/texts/de/core.ftl", "/texts/en/nothing.ftl", "/texts/en/rules/go.md",
        "/texts/en/../__init__.py", "/texts/%2e%2e/__init__.py", "/texts/..%2f__init__.py", "/texts/en/core.ftl%00.js",
        "/texts/..%5c__init__.py", "/texts//etc/passwd", "/%2fetc%2fpasswd", "/TEXTS/en/core.ftl",
        "/texts/en/core.ftl/", "/texts/en/", "/texts", "/tables/", "/tables/a/b", "/join/", "/learn/",
        "/nowhere", "/../pages.py", "//",
        "/ws/tables/abc", "/.stamp", "/.git/config",
    ],
)  # fmt: skip
def test_what_does_not_exist_is_not_found(server: RunningServer, path: str) -> None:
    place = urlsplit(server.url)
    connection = http.client.HTTPConnection(place.hostname or "", place.port)  # sends the path as it is written
    connection.request("GET", path)
    answer = connection.getresponse()
    content = answer.read().decode()
    connection.close()
    assert answer.status == 404
    assert Texts("en").say("refusal-no-such-page") in content
    assert answer.getheader("content-type") == "text/html; charset=utf-8"
    assert all(answer.getheader(name) == value for name, value in HEADERS.items())


def test_programs_are_told_with_a_fault_what_does_not_exist(visitor: httpx.Client) -> None:
    for answer, status, code in (
        (visitor.get("/api/nowhere", headers={"Accept": "text/html"}), 404, "no-such-page"),
        (visitor.get("/api/tables/a/b/c"), 404, "no-such-page"),
        (visitor.post("/api/games"), 405, "other-method"),
    ):
        assert answer.status_code == status
        assert answer.json() == {"code": code, "rule": "", "facts": {}}
        assert has_the_security_headers(answer)
    assert set(visitor.post("/api/games").headers["allow"].split(", ")) == {"GET", "HEAD"}


def test_a_page_cannot_be_posted_to(visitor: httpx.Client) -> None:
    answer = visitor.post("/")
    assert answer.status_code == 405
    assert Texts("en").say("refusal-other-method") in answer.text
    assert has_the_security_headers(answer)
