"""Being somebody else: forged cookies, foreign pages, strange hosts, other people's seats and tables."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from brasier.server.identity import Guests
from server.hostile.attack import Besieged, ask, somebody
from server.running import Guest, Visit


def cookies_that_prove_nothing(own: str, other: str) -> dict[str, str]:
    """Made of two true ones."""
    (id_, _, seal), (other_id, _, other_seal) = own.rpartition("."), other.rpartition(".")
    foreign = Guests("the secret of another house").write(id_, secure=False)
    return {
        "nothing": "",
        "no seal": id_,
        "an empty seal": f"{id_}.",
        "half a seal": own[:-10],
        "a longer seal": f"{own}A",
        "somebody's seal": f"{id_}.{other_seal}",
        "an id that was changed": f"{'A' if id_[0] != 'A' else 'B'}{id_[1:]}.{seal}",
        "sealed elsewhere": foreign.removeprefix("brasier=").partition(";")[0],
        "sealed with nothing": Guests("").write(id_, secure=False).removeprefix("brasier=").partition(";")[0],
        "two ids": f"{id_}{other_id}.{seal}",
        "turned around": f"{seal}.{id_}",
        "in quotes that do not end": f'"{own}',
        "very long": "A" * 5000,
        "no letters": "\xe9\xff",
        "a seal in capitals": f"{id_}.{seal.swapcase()}",
    }


def raw_get(besieged: Besieged, path: str, *lines: str) -> bytes:
    told = [f"GET {path} HTTP/1.1", f"Host: {besieged.site}", "Connection: close", *lines, "", ""]
    return "\r\n".join(told).encode("latin-1")


def with_two(besieged: Besieged, deed: Callable[[Guest, Guest], Awaitable[None]]) -> None:
    async def play() -> None:
        async with await somebody(besieged, "Alice") as alice, await somebody(besieged, "Mallory") as mallory:
            await deed(alice, mallory)

    asyncio.run(play())


def test_a_cookie_that_proves_nothing_is_nobodys(besieged: Besieged) -> None:
    async def deed(alice: Guest, mallory: Guest) -> None:
        table = await alice.open("tails", options={"players": 2})
        true, other = (guest.http.cookies["brasier"] for guest in (alice, mallory))
        assert ask(besieged, raw_get(besieged, "/api/tables", f"Cookie: brasier={true}")).status == 200
        for name, forged in cookies_that_prove_nothing(true, other).items():
            answer = ask(besieged, raw_get(besieged, "/api/tables", f"Cookie: brasier={forged}"))
            assert answer.status == 401, name
            assert b"no-guest" in answer.body
            if forged.isascii():
                assert await close_code(besieged, table, f"brasier={forged}") == 4401, name

    with_two(besieged, deed)


def test_of_several_cookies_one_is_read_and_the_others_add_nothing(besieged: Besieged) -> None:
    """Whichever it is, it is a true one or nobody's: two together never are a third."""

    async def deed(alice: Guest, mallory: Guest) -> None:
        table = await alice.open("tails", options={"players": 2})
        one, two = (f"brasier={guest.http.cookies['brasier']}" for guest in (alice, mallory))
        for cookie in (f"{two}; {one}", f"{one}; {two}", f"brasier=x.y; {two}", f"{two}; Path=/; {one}"):
            answer = ask(besieged, raw_get(besieged, "/api/me", f"Cookie: {cookie}"))
            assert b'"Alice"' in answer.body or b'"Mallory"' in answer.body
        assert ask(besieged, raw_get(besieged, "/api/tables", f"Cookie: {two}; brasier=x.y")).status == 401
        assert await close_code(besieged, table, f"brasier=x.y; {two}") == 4403
        assert ask(besieged, raw_get(besieged, "/api/tables", f"Cookie: __Host-{one}")).status == 401

    with_two(besieged, deed)


async def close_code(besieged: Besieged, table: str, cookie: str) -> int:
    address = f"ws://{besieged.site}/ws/tables/{table}"
    headers = {"Cookie": cookie} if cookie else {}
    async with connect(address, additional_headers=headers, origin=besieged.url) as socket:  # type: ignore[arg-type]
        try:
            await socket.recv()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            return closed.rcvd.code
    raise AssertionError("it was let in")


def foreign_origins(besieged: Besieged) -> list[str | None]:
    host, _, port = besieged.site.partition(":")
    return [
        None, "", "null", "https://evil.example", f"https://{besieged.site}", f"http://{host}", f"http://{host}:1",
        f"{besieged.url}.evil.example", f"http://evil.example#{besieged.url}", f"{besieged.url}/", f"{besieged.url} ",
        f"{besieged.url}, {besieged.url}", besieged.url.upper(), f"http://localhost:{port}", "file://",
    ]  # fmt: skip


def test_nothing_changes_for_a_page_of_another_site(besieged: Besieged) -> None:
    async def deed(alice: Guest, mallory: Guest) -> None:
        table = await alice.open("tails", options={"players": 2})
        changes: list[tuple[str, str, Any]] = [
            ("PUT", "/api/me", {"name": "Robbed"}),
            ("PUT", "/api/me/webhook", {"url": None}),
            ("DELETE", "/api/me/push", None),
            ("POST", "/api/tables", {"game": "tails"}),
            ("POST", "/api/join", {"table": table}),
            ("POST", f"/api/tables/{table}/fork", {"step": 0}),
            ("POST", "/api/records", None),
            ("DELETE", f"/api/tables/{table}", None),
        ]
        own = alice.http.headers.pop("Origin")
        for origin in foreign_origins(besieged):
            headers = {} if origin is None else {"Origin": origin}
            if origin is not None and origin.strip() == own:
                continue  # a space at the end of a header is no part of it
            for method, path, body in changes:
                answer = await alice.http.request(method, path, json=body, headers=headers)
                assert (answer.status_code, answer.json()["code"]) == (403, "foreign-origin"), (origin, path)
        assert (await alice.http.get("/api/me")).json()["name"] == "Alice"
        assert [line["id"] for line in (await alice.http.get("/api/tables")).json()["mine"]] == [table]

    with_two(besieged, deed)


def test_no_socket_opens_for_a_page_of_another_site(besieged: Besieged) -> None:
    async def deed(alice: Guest, mallory: Guest) -> None:
        table = await alice.open("tails", options={"players": 2})
        address = f"ws://{besieged.site}/ws/tables/{table}"
        for origin in foreign_origins(besieged):
            if origin is not None and origin.strip() == besieged.url:
                continue
            headers = {"Cookie": alice.cookie} | ({} if origin is None else {"Origin": origin})
            with pytest.raises(InvalidStatus) as refused:
                async with connect(address, additional_headers=headers):
                    pass
            assert refused.value.response.status_code == 403, origin

    with_two(besieged, deed)


def test_whoever_watches_over_the_server_may_call_it_by_any_name(besieged: Besieged) -> None:
    """A balancer or a probe on another machine knows it as an address; these answers tell nothing."""
    for host in ("10.0.0.5:8018", "brasier-1:8018"):
        for path in ("/healthz", "/readyz"):
            request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
            assert ask(besieged, request.encode()).status == 200


def test_a_name_that_leads_here_by_trick_is_sent_away(besieged: Besieged) -> None:
    """Another site's name that resolves to this machine: its pages must not speak with us."""
    strange = ["evil.example", f"evil.example:{besieged.server.port}", "", "127.0.0.1.evil.example", "127.0.0.2",
               "0.0.0.0", "[::1", "[::ffff:127.0.0.1]", "127.1", "2130706433", f"user@{besieged.site}",
               f"{besieged.site}/x", f"{besieged.site}:1", "127.0.0.1:99999", "127.0.0.1:x", "localhost.",
               "\xff"]  # fmt: skip
    for host in strange:
        for path in ("/api/me", "/api/games", "/metrics", "/openapi.json"):
            request = f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: close\r\n\r\n"
            answer = ask(besieged, request.encode("latin-1"))
            assert answer.status == 403, (host, path)
            assert b"strange-host" in answer.body
            assert "set-cookie" not in answer.headers
        upgrade = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        opening = f"GET /ws/tables/x HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: Upgrade\r\n"
        opening += f"{upgrade}\r\n\r\n"
        assert ask(besieged, opening.encode("latin-1")).status == 403, host


def test_a_request_without_a_host_or_with_two_is_not_served(besieged: Besieged) -> None:
    for lines in (
        "",
        f"Host: {besieged.site}\r\nHost: evil.example\r\n",
        f"Host: evil.example\r\nHost: {besieged.site}\r\n",
    ):
        answer = ask(besieged, f"GET /api/me HTTP/1.1\r\n{lines}Connection: close\r\n\r\n".encode())
        if answer.status == 200:  # the first of two counted, and it was ours
            assert lines.startswith(f"Host: {besieged.site}")
        else:
            assert answer.status in (400, 403)


def test_a_table_is_known_to_those_who_came_in_and_to_nobody_else(besieged: Besieged) -> None:
    async def deed(alice: Guest, mallory: Guest) -> None:
        table = await alice.open("tails", options={"players": 2})
        nothing = "nosuchtable0"
        asked: list[tuple[str, str, Any]] = [
            ("GET", "record", None), ("GET", "proof", None), ("GET", "replay", None), ("GET", "log", None),
            ("GET", "log?seat=0", None), ("GET", "picture.svg", None), ("GET", "picture.svg?seat=0", None),
            ("POST", "fork", {"step": 0}), ("DELETE", "", None),
        ]  # fmt: skip
        for method, what, body in asked:
            answers = [
                await mallory.http.request(method, f"/api/tables/{which}/{what}".rstrip("/"), json=body)
                for which in (table, nothing)
            ]
            assert answers[0].status_code == answers[1].status_code == 404, what
            assert answers[0].content == answers[1].content  # nobody learns that it exists
        join = [await mallory.http.post("/api/join", json={"table": which}) for which in (table, nothing)]
        assert join[0].status_code == join[1].status_code == 404
        assert await close_code(besieged, table, mallory.cookie) == 4403
        assert await close_code(besieged, nothing, mallory.cookie) == 4404
        assert table not in (await mallory.http.get("/api/tables")).text

    with_two(besieged, deed)


def test_nobody_plays_on_somebody_elses_seat_or_owns_somebody_elses_table(besieged: Besieged) -> None:
    async def deed(alice: Guest, mallory: Guest) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        table = await alice.open("tails", options={"players": 3}, seats=seats)
        async with alice.at(table) as owner:
            await mallory.join(code=owner.now["table"]["play_code"])
            async with mallory.at(table) as visit:
                await _cannot(
                    visit, {"start": {}, "unseat": {"seat": 0}, "seat-bot": {"seat": 2, "level": "easy"}}, "owner-only"
                )
                await _cannot(visit, {"leave": {"seat": 0}, "resume": {"seat": 0}}, "not-your-seat")
                await _cannot(visit, {"sit": {"seat": 0}}, "seat-taken")
                assert (await visit.ask("sit", seat=1))["tell"] == "done"
                assert (await owner.ask("seat-bot", seat=2, level="easy"))["tell"] == "done"
                assert (await owner.ask("start"))["tell"] == "done"
                await visit.until_phase("playing")
                seen = visit.now["number"]
                for seat in (0, 2):
                    await _cannot(visit, {"act": {"seat": seat, "action": "choose 1", "seen": seen}}, "not-your-seat")
                await _cannot(visit, {"hand-over": {"seat": 0}}, "person-is-here")
                await _cannot(visit, {"hand-over": {"seat": 2}}, "bot-plays-already")
                await _cannot(visit, {"chance": {"outcome": "iguana 1", "seen": seen}}, "chance-is-dealt")
        for what in ("log", "picture.svg"):
            answer = await mallory.http.get(f"/api/tables/{table}/{what}", params={"seat": 0})
            assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")
        assert (await mallory.http.delete(f"/api/tables/{table}")).status_code == 403

    with_two(besieged, deed)


async def _cannot(visit: Visit, commands: dict[str, dict[str, Any]], code: str) -> None:
    for do, what in commands.items():
        told = await visit.ask(do, **what)
        assert (told["tell"], told.get("code")) == ("refused", code), do


def test_a_watchers_link_makes_no_player_and_a_public_table_lets_nobody_sit_after_the_start(besieged: Besieged) -> None:
    async def deed(alice: Guest, mallory: Guest) -> None:
        table = await alice.open("tails", options={"players": 2}, seats=[{"kind": "me"}, {"kind": "open"}], public=True)
        async with alice.at(table) as owner:
            codes = owner.now["table"]
            assert (
                await mallory.http.post("/api/join", json={"code": codes["watch_code"], "role": "player"})
            ).status_code == 200
            async with mallory.at(table) as visit:
                assert visit.now["you"]["role"] == "spectator"
                assert visit.now["table"]["play_code"] is None
                await _cannot(visit, {"sit": {"seat": 1}}, "spectators-watch")
                await _cannot(visit, {"say": {"text": "a"}}, "spectators-have-a-room")

    with_two(besieged, deed)
