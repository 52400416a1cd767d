"""HTTP as nobody means it: requests made at random from the server's own document, and tricks with paths and methods.

`BRASIER_EXAMPLES=500` (default: 6) tries so many requests for each route and way of asking.
"""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from requests.adapters import HTTPAdapter
from schemathesis.generation import GenerationMode

from brasier.server.guard import HEADERS
from brasier.server.openapi import make_document
from brasier.server.routes import ROUTES, Route
from server.databases import fresh_database
from server.hostile.attack import Besieged, ask, somebody
from server.running import running

EXAMPLES = int(os.environ.get("BRASIER_EXAMPLES", "6"))
each_route = pytest.mark.parametrize("route", ROUTES, ids=lambda route: str(route.name))
_addresses = (f"127.8.{high}.{low}" for high in range(256) for low in range(1, 255))


class FromAddress(HTTPAdapter):
    """Requests from an address of their own: what is tried here is not how fast one may ask."""

    def __init__(self, address: str) -> None:
        self.address = address
        super().__init__()

    def init_poolmanager(self, *given: Any, **named: Any) -> None:
        super().init_poolmanager(*given, source_address=(self.address, 0), **named)


@pytest.fixture(scope="module")
def known(besieged: Besieged) -> tuple[str, str]:
    """A cookie and the id of a table of that guest."""

    async def come() -> tuple[str, str]:
        async with await somebody(besieged) as guest:
            return guest.http.cookies["brasier"], await guest.open("flashpoint", options={"firefighters": 2})

    return asyncio.run(come())


@pytest.fixture
def session() -> Iterator[requests.Session]:
    with requests.Session() as session:
        session.trust_env = False
        session.mount("http://", FromAddress(next(_addresses)))
        yield session


def operation(besieged: Besieged, route: Route) -> Any:
    schema = schemathesis.openapi.from_dict(make_document(besieged.url))
    return schema[route.path][route.method]


@each_route
@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=["fitting", "unfitting"])
def test_whatever_is_asked_is_answered_as_the_document_says(
    besieged: Besieged, known: tuple[str, str], session: requests.Session, route: Route, mode: GenerationMode
) -> None:
    """With a cookie and without, from our page or another: a documented status, a body that fits, no fault of ours."""
    cookie, table = known
    tried = operation(besieged, route)

    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, derandomize="BRASIER_EXAMPLES" not in os.environ,
        phases=[Phase.generate], suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=tried.as_strategy(generation_mode=mode), guest=st.booleans(), own=st.booleans(), page=st.booleans())
    def attempt(case: Any, guest: bool, own: bool, page: bool) -> None:
        if own and "{table}" in route.path and route.name != "delete_table":
            case.path_parameters = {**(case.path_parameters or {}), "table": table}
        headers = {"Origin": besieged.url} if page and route.changes else {}
        cookies = {"brasier": cookie} if guest else {}
        response = case.call(base_url=besieged.url, session=session, headers=headers, cookies=cookies)
        assert response.status_code < 500, response.text
        if not reached(case, route):
            return
        documented = {str(route.status), *map(str, route.refusals)}
        assert str(response.status_code) in documented, (response.status_code, response.text)
        if response.status_code != 204:
            tried.validate_response(response)
        assert {name: response.headers.get(name.lower()) for name in HEADERS} == {
            name: [value] for name, value in HEADERS.items()
        }

    try:
        attempt()
    except Exception as nothing:  # where a request can only fit, there is nothing that does not
        if type(nothing).__name__ not in ("Unsatisfiable", "InvalidArgument"):
            raise


def reached(case: Any, route: Route) -> bool:
    """Whether the path leads to the route at all: an id of dots or slashes, or another method, leads elsewhere."""
    table = str((case.path_parameters or {}).get("table", "x"))
    return case.method.upper() == route.method and not set(table) & set("./\\%{}?#") and table != ""


PATHS = [
    "/", "/nope", "/api", "/api/", "/api/me/", "//api/me", "/api//me", "/api/nope", "/api/tables/", "/ws/tables/x",
    "/api/tables/..", "/api/tables/../me", "/api/tables/%2e%2e/record", "/api/tables/%2e%2e%2f%2e%2e/record",
    "/api/tables/x%2fy/record", "/api/tables/%00/record", "/api/tables/a%00b/log", "/api/tables/%ff%fe/log",
    "/api/tables/%ed%a0%80/log", "/api/tables/%0d%0aSet-Cookie:x/record", "/page/..%2f..%2fpyproject.toml",
    "/page/../../../pyproject.toml", "/page/%2e%2e/%2e%2e/app.py", "/page/.%00/index.html", "/page//etc/passwd",
    "/page/%5c..%5capp.py", "/tables/%00", "/join/%00", "/tables/" + "a" * 8000, "/api/tables/" + "a" * 8000 + "/log",
    "/api/tables/x/log?" + "a" * 8000, "/api/tables/x/log?since=1&since=2", "/api/tables/x/log?since=%00",
    "/api/tables/x/replay?from=-1", "/api/tables/x/picture.svg?seat=1e3", "/%", "/%zz", "/api/me?" + "&" * 500,
    "/;/api/me", "/api/me;x", "/api/me%3f", "/.git/config", "/API/ME", "http://evil.example/api/me", "*",
]  # fmt: skip


@pytest.mark.parametrize("path", PATHS, ids=lambda path: str(path)[:40])
def test_tricks_with_paths_lead_nowhere(besieged: Besieged, known: tuple[str, str], path: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: {besieged.site}\r\nCookie: brasier={known[0]}\r\nConnection: close\r\n\r\n"
    answer = ask(besieged, request.encode("latin-1"))
    assert answer.status in (200, 400, 404, 405, 414)
    if answer.status == 200:
        assert b"<!doctype html>" in answer.body.lower() or b'"webhook":null' in answer.body
    assert b"root:" not in answer.body
    assert b"[project]" not in answer.body
    assert "location" not in answer.headers
    if answer.body != b"Invalid HTTP request received.":  # what is no HTTP never reaches us
        assert_guarded(answer.headers)


def assert_guarded(headers: dict[str, str]) -> None:
    assert {name: headers.get(name.lower()) for name in HEADERS} == HEADERS
    assert "cache-control" in headers
    assert "server" not in headers
    assert "x-powered-by" not in headers


@each_route
def test_methods_that_are_not_offered_are_refused(besieged: Besieged, route: Route) -> None:
    path = route.path.replace("{table}", "x")
    offered: set[str] = {other.method for other in ROUTES if other.path == route.path}
    offered |= {"HEAD"} if "GET" in offered else set()
    for method in {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"} - offered:
        request = (
            f"{method} {path} HTTP/1.1\r\nHost: {besieged.site}\r\nOrigin: {besieged.url}\r\nConnection: close\r\n\r\n"
        )
        answer = ask(besieged, request.encode())
        assert answer.status == 405, method
        assert_guarded(answer.headers)
        assert set(answer.headers["allow"].replace(" ", "").split(",")) <= offered


@each_route
def test_every_answer_of_a_route_is_guarded(besieged: Besieged, route: Route) -> None:
    """Welcome or not, with a body nobody asked for or none at all."""
    path = route.path.replace("{table}", "x")
    for lines in ("", "Cookie: brasier=x\r\n", "Content-Type: text/html\r\nContent-Length: 2\r\n", "Host: twice\r\n"):
        body = "{}" if "Length" in lines else ""
        request = f"{route.method} {path} HTTP/1.1\r\nHost: {besieged.site}\r\n{lines}Connection: close\r\n\r\n{body}"
        answer = ask(besieged, request.encode())
        assert answer.status < 500
        if answer.body != b"Invalid HTTP request received.":
            assert_guarded(answer.headers)


def test_what_is_no_http_is_not_answered_with_more_than_a_sentence(besieged: Besieged) -> None:
    for noise in (
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(50) + b"\r\n\r\n",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost : x\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\nConnection: close\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\nConnection: close\r\n\r\nab",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nZZ\r\n",
    ):
        answer = ask(besieged, noise)
        assert answer.status in (400, 403)
        assert len(answer.body) < 200


def test_two_ways_to_say_how_long_a_body_is_are_one_too_many(besieged: Besieged, known: tuple[str, str]) -> None:
    """Where two programs read one request differently, somebody could hide another in it."""
    smuggled = f"GET /api/me HTTP/1.1\r\nHost: {besieged.site}\r\nConnection: close\r\n\r\n"
    request = (
        f"PUT /api/me HTTP/1.1\r\nHost: {besieged.site}\r\nOrigin: {besieged.url}\r\nCookie: brasier={known[0]}\r\n"
        f"Content-Type: application/json\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{smuggled}"
    )
    answer = ask(besieged, request.encode())
    assert answer.status == 400


def test_an_id_that_postgresql_cannot_even_look_for_is_nobodys_table(tmp_path: Path) -> None:
    """Its texts have no NUL: what asks for one is answered like any other table that is not there."""
    with fresh_database("postgresql", tmp_path) as database, running(database, log=tmp_path / "log") as server:
        other = Besieged(server, tmp_path / "log")

        async def play() -> None:
            async with await somebody(other) as guest:
                for what in ("record", "log", "picture.svg", "replay", "proof"):
                    assert (await guest.http.get(f"/api/tables/a%00b/{what}")).status_code == 404
                assert (await guest.http.delete("/api/tables/%00")).status_code == 404
                for wish in ({"code": "a\0b"}, {"table": "\0"}):
                    assert (await guest.http.post("/api/join", json=wish)).status_code == 404

        asyncio.run(play())
        other.assert_well()
