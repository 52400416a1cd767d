"""An exchange with an address that somebody gave: to the place that was looked at, safely, and soon over."""

import asyncio
import contextlib
import socket
import ssl
from pathlib import Path

import pytest

from brasier import __version__
from brasier.core.state import Refusal
from brasier.server.outside import LONGEST_ANSWER, LONGEST_BODY, Outside, Unanswered
from server.alerts.site import (
    HERE,
    HOST,
    OK,
    PUBLIC,
    Authority,
    Handler,
    Names,
    listening,
    only_here,
    open_site,
    outside_for,
)


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return Authority(tmp_path)


# ---- the exchange


def test_a_post_arrives_as_it_was_written_and_its_status_comes_back(authority: Authority) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST), b"HTTP/1.1 202 Accepted\r\nContent-Length: 2\r\n\r\nok") as site:
            status = await outside_for(authority, site.port).post(site.url("/a?b=c"), {"X-More": "1"}, b'{"a":1}')
            assert status == 202
            request = await site.next()
            assert request.line == "POST /a?b=c HTTP/1.1"
            assert request.body == b'{"a":1}'
            assert request.headers == {
                "host": f"{HOST}:{site.port}",
                "user-agent": f"brasier/{__version__}",
                "content-length": "7",
                "connection": "close",
                "x-more": "1",
            }

    asyncio.run(scene())


def test_the_connection_goes_to_the_address_that_was_looked_at(
    authority: Authority, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second answer of the name server leads elsewhere; nobody asks for it, neither us nor the system."""

    def nobody_asks(*rest: object, **more: object) -> None:
        raise AssertionError(f"a second look-up: {rest}")

    async def scene() -> None:
        async with open_site(authority.site(HOST)) as site:
            names = Names([str(HERE)], ["10.0.0.1"])
            monkeypatch.setattr(socket, "getaddrinfo", nobody_asks)
            assert await outside_for(authority, site.port, names=names).post(site.url(), {}, b"") == 204
            assert names.asked == [HOST]

    asyncio.run(scene())


def test_a_name_that_was_public_when_it_was_saved_is_looked_at_again_when_sending(authority: Authority) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST)) as site:
            names = Names([PUBLIC], [str(HERE)])
            outside = Outside(resolver=names, trust=authority.trust(), ports=[site.port])
            await outside.check_url(site.url())
            with pytest.raises(Refusal, match="alert-host-not-public"):
                await outside.post(site.url(), {}, b"")
            assert (len(names.asked), site.visits) == (2, 0)

    asyncio.run(scene())


def test_the_next_address_is_tried_where_one_does_not_answer(authority: Authority) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST)) as site:
            outside = Outside(
                resolver=Names(["::1", str(HERE)]), trust=authority.trust(), allowed=lambda _: True, ports=[site.port]
            )
            assert await outside.post(site.url(), {}, b"") == 204

    asyncio.run(scene())


def test_a_door_nobody_opens_is_no_answer(authority: Authority) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST)) as site:
            pass
        with pytest.raises(Unanswered, match="cannot be reached"):
            await outside_for(authority, site.port).post(site.url(), {}, b"")

    asyncio.run(scene())


def test_proxies_of_the_environment_are_not_used(authority: Authority, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST)) as site, open_site(authority.site(HOST)) as proxy:
            for name in ("HTTPS_PROXY", "https_proxy", "ALL_PROXY"):
                monkeypatch.setenv(name, f"http://127.0.0.1:{proxy.port}")
            assert await outside_for(authority, site.port).post(site.url(), {}, b"") == 204
            assert (site.visits, proxy.visits) == (1, 0)

    asyncio.run(scene())


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_a_redirect_is_an_answer_and_nobody_follows_it(authority: Authority, status: int) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST)) as inner:
            answer = f"HTTP/1.1 {status} Elsewhere\r\nLocation: {inner.url()}\r\nContent-Length: 0\r\n\r\n"
            async with open_site(authority.site(HOST), answer.encode()) as site:
                assert await outside_for(authority, site.port, inner.port).post(site.url(), {}, b"") == status
                assert (site.visits, inner.visits) == (1, 0)

    asyncio.run(scene())


# ---- certificates


@pytest.mark.parametrize("names", [("other.example",), ("example",), ("*.hooks.example",)])
def test_a_certificate_for_another_name_is_not_taken(authority: Authority, names: tuple[str, ...]) -> None:
    asyncio.run(not_trusted(authority, authority.site(*names)))


def test_an_expired_certificate_is_not_taken(authority: Authority) -> None:
    asyncio.run(not_trusted(authority, authority.site(HOST, days=-1)))


def test_a_certificate_of_an_unknown_authority_is_not_taken(authority: Authority, tmp_path: Path) -> None:
    stranger = tmp_path / "stranger"
    stranger.mkdir()
    asyncio.run(not_trusted(authority, Authority(stranger).site(HOST)))


async def not_trusted(authority: Authority, context: ssl.SSLContext) -> None:
    async with open_site(context) as site:
        with pytest.raises(Unanswered, match="certificate"):
            await outside_for(authority, site.port).post(site.url(), {}, b"secret")
        assert site.heard.empty()


def test_the_trust_of_a_running_server_does_not_know_our_authority(authority: Authority) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST)) as site:
            outside = Outside(resolver=Names(), allowed=only_here, ports=[site.port])
            with pytest.raises(Unanswered, match="certificate"):
                await outside.post(site.url(), {}, b"")

    asyncio.run(scene())


def test_a_site_without_tls_is_not_spoken_to(authority: Authority) -> None:
    async def plain(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(OK)
        await writer.drain()
        await reader.read()

    async def scene() -> None:
        async with listening(plain, None) as port:
            with pytest.raises(Unanswered, match="cannot be reached"):
                await outside_for(authority, port).post(f"https://{HOST}:{port}/", {}, b"")

    asyncio.run(scene())


# ---- sites that want to keep us


async def exchange(authority: Authority, opening: bytes, endless: bytes) -> int:
    """The status, from a site that says this and then that for ever."""

    async def talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(opening)
        while True:
            writer.write(endless)
            await writer.drain()

    async with listening(talk, authority.site(HOST)) as port:
        return await outside_for(authority, port).post(f"https://{HOST}:{port}/", {}, b"", deadline=20.0)


def test_of_an_endless_body_nothing_is_read(authority: Authority) -> None:
    for opening in (
        b"HTTP/1.1 200 OK\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n",
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n",
    ):
        assert asyncio.run(exchange(authority, opening, b"x" * 1024)) == 200


@pytest.mark.parametrize(
    ("opening", "endless"),
    [
        (b"HTTP/1.1 200 OK\r\n", b"X-More: 1\r\n"),
        (b"HTTP/1.1 200 OK\r\nX-More: ", b"1" * 100),
        (b"HTTP/1.1 200 ", b"O" * 100),
        (b"", b"HTTP/1.1 103 Early Hints\r\n\r\n"),
        (b"", b"\0" * 100),
        (b"", b"\r\n"),
    ],
    ids=["headers", "header", "reason", "hints", "zeros", "lines"],
)
def test_an_answer_without_end_before_its_status_is_cut(authority: Authority, opening: bytes, endless: bytes) -> None:
    with pytest.raises(Unanswered, match=r"says too much|does not speak HTTP"):
        asyncio.run(exchange(authority, opening, endless))


def test_an_oversized_head_is_cut_even_when_it_ends(authority: Authority) -> None:
    async def scene() -> None:
        answer = b"HTTP/1.1 200 OK\r\nX-More: " + b"1" * LONGEST_ANSWER + b"\r\n\r\n"
        async with open_site(authority.site(HOST), answer) as site:
            with pytest.raises(Unanswered, match=r"says too much|does not speak HTTP"):
                await outside_for(authority, site.port).post(site.url(), {}, b"")

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (b"", "without an answer"),
        (b"HTTP/1.1 2", "without an answer"),
        (b"hello\r\n\r\n", "does not speak HTTP"),
        (b"HTTP/1.1 101 Switch\r\n\r\n", "HTTP"),
    ],
)
def test_a_site_that_says_nothing_to_the_purpose_has_not_answered(
    authority: Authority, answer: bytes, why: str
) -> None:
    async def curt(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        await writer.drain()
        writer.close()
        await writer.wait_closed()

    async def scene() -> None:
        async with listening(curt, authority.site(HOST)) as port:
            with pytest.raises(Unanswered, match=why):
                await outside_for(authority, port).post(f"https://{HOST}:{port}/", {}, b"")

    asyncio.run(scene())


async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await asyncio.Event().wait()


async def drop_by_drop(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(b"HTTP/1.1 200 OK\r\nX-More: ")
    while True:
        writer.write(b"1")
        await writer.drain()
        await asyncio.sleep(0.01)


@pytest.mark.parametrize(("handler", "tls"), [(silent, False), (silent, True), (drop_by_drop, True)])
def test_a_slow_site_is_left_when_the_time_is_up(authority: Authority, handler: Handler, tls: bool) -> None:
    """Without TLS it does not even return the greeting."""

    async def scene() -> None:
        async with listening(handler, authority.site(HOST) if tls else None) as port:
            with pytest.raises(Unanswered, match="took too long"):
                await outside_for(authority, port).post(f"https://{HOST}:{port}/", {}, b"", deadline=0.2)

    asyncio.run(scene())


def test_a_door_that_nobody_comes_to_is_left_when_the_time_is_up(authority: Authority) -> None:
    async def scene() -> None:
        with contextlib.ExitStack() as doors:
            door = doors.enter_context(socket.create_server((str(HERE), 0), backlog=0))
            for _ in range(3):  # those who wait already
                waiting = doors.enter_context(socket.socket())
                waiting.setblocking(False)
                waiting.connect_ex(door.getsockname())
            port = door.getsockname()[1]
            with pytest.raises(Unanswered, match="took too long"):
                await outside_for(authority, port).post(f"https://{HOST}:{port}/", {}, b"", deadline=0.2)

    asyncio.run(scene())


# ---- what we say


def test_a_body_that_is_too_long_is_our_mistake(authority: Authority) -> None:
    with pytest.raises(ValueError, match="4096"):
        asyncio.run(outside_for(authority, 443).post(f"https://{HOST}/", {}, b"x" * (LONGEST_BODY + 1)))


def test_the_longest_body_arrives_whole(authority: Authority) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST)) as site:
            assert await outside_for(authority, site.port).post(site.url(), {}, b"x" * LONGEST_BODY) == 204
            assert (await site.next()).body == b"x" * LONGEST_BODY

    asyncio.run(scene())
