"""How the page comes over the wire: its policy, its weight, what is kept, and what a browser needs to install it."""

import json
import re
import struct
from urllib.parse import urljoin

import httpx
import pytest

from brasier.server.guard import HEADERS
from brasier.server.pages import CLIENT_PATHS, FOR_EVER
from browser.looks import weight
from browser.people import People
from server.running import RunningServer

WORTH_IT = 200  # bytes: below that, compressing makes nothing smaller
HEAVIEST_START = 150_000  # bytes over the wire until the first screen is complete
ADDRESSES = [path.format(game="feurio", table="abcdefgh", code="abcdefgh") for path in CLIENT_PATHS]
NAMED = re.compile(r'(?:src|href)="([^"]+)"')


def got(server: RunningServer, path: str) -> httpx.Response:
    return httpx.get(urljoin(server.url, path), headers={"Accept-Encoding": "gzip"})


def test_the_policy_allows_only_what_is_ours(server: RunningServer) -> None:
    policy = got(server, "/").headers["content-security-policy"]
    assert policy == HEADERS["Content-Security-Policy"]
    assert "unsafe" not in policy
    assert "http" not in policy


def test_the_page_has_no_scripts_or_styles_inside(server: RunningServer) -> None:
    page = got(server, "/").text
    assert not re.search(r"<style|\sstyle\s*=|\son\w+\s*=|javascript:|<iframe|<base|https?:", page, re.IGNORECASE)
    assert re.findall(r"<script[^>]*>([^<]*)</script>", page) == [""] * page.count("<script")


def test_everything_the_page_names_is_there_compressed_and_kept_for_ever(server: RunningServer) -> None:
    named = NAMED.findall(got(server, "/").text)
    assert any(path.endswith(".js") for path in named)
    assert any(path.endswith(".css") for path in named)
    for path in named:
        answer = got(server, path)
        assert answer.status_code == 200, path
        assert answer.headers["cache-control"] == (FOR_EVER if path.startswith("/assets/") else "no-cache")
        if path.endswith((".js", ".css")) and len(answer.content) > WORTH_IT:
            assert answer.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ADDRESSES)
def test_every_address_of_the_app_opens_it(people: People, path: str) -> None:
    [ada] = people(1)
    ada.allow(r"\b(40[349]|422)\b")  # there is no such table and no such code
    answer = ada.page.goto(f"{ada.url}{path}")
    assert answer is not None
    assert answer.status == 200
    ada.page.locator("main h1").first.wait_for()


def test_the_first_screen_is_light(people: People) -> None:
    [ada] = people(1)
    weights = weight(ada.page, f"{ada.url}/")
    told = "\n".join(f"{size:>8} {path}" for path, size in sorted(weights.items(), key=lambda each: -each[1]))
    assert sum(weights.values()) < HEAVIEST_START, told


def test_the_second_time_almost_nothing_is_sent(people: People) -> None:
    [ada] = people(1)
    ada.go("/")
    ada.page.wait_for_load_state("networkidle")
    sizes: list[int] = []
    ada.page.on("response", lambda answer: sizes.append(answer.request.sizes()["responseBodySize"]))
    ada.page.reload(wait_until="networkidle")
    assert sum(sizes) < HEAVIEST_START / 10, sizes


def test_it_can_be_installed(people: People, server: RunningServer) -> None:
    manifest = got(server, "/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    wanted = manifest.json()
    assert (wanted["display"], wanted["theme_color"], wanted["start_url"]) == ("standalone", "#16111D", "/")
    assert {icon.get("purpose", "any") for icon in wanted["icons"]} == {"any", "maskable"}
    for icon in wanted["icons"]:
        picture = got(server, icon["src"])
        assert picture.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture.content[16:24])
            assert icon["sizes"] == f"{width}x{height}"

    [ada] = people(1)
    ada.go("/")
    session = ada.context.new_cdp_session(ada.page)
    read = session.send("Page.getAppManifest")
    assert read["errors"] == []
    assert json.loads(read["data"]) == wanted
