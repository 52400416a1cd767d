"""Too much, too long, too slow: whoever overdoes it is dropped or asked to wait, and nobody else is kept waiting."""

import asyncio
import contextlib
import json
from contextlib import ExitStack

from brasier.server.connection import BURST, MOST_WAITING_BYTES
from brasier.server.routes import LONGEST_BODY, LONGEST_RECORD, PACES
from server.hostile.attack import PATIENCE, PING, Besieged, RawSocket, ask, connection, read_answer, somebody
from server.running import Guest, Visit

SLOW_READERS = 4
LEAST_ROOM = 2048  # bytes the kernel keeps for somebody who does not read


def dropped(besieged: Besieged, code: int) -> int:
    answer = ask(besieged, f"GET /metrics HTTP/1.1\r\nHost: {besieged.site}\r\nConnection: close\r\n\r\n".encode())
    name = f'brasier_dropped_sockets_total{{code="{code}"}} '
    return next(
        (int(float(line.split()[-1])) for line in answer.body.decode().splitlines() if line.startswith(name)), 0
    )


def test_whoever_talks_without_end_is_dropped_and_may_come_back(besieged: Besieged) -> None:
    async def play() -> None:
        async with await somebody(besieged) as guest:
            table = await guest.open("tails", options={"players": 2}, seats=[{"kind": "me"}, {"kind": "open"}])
            async with guest.at(table) as calm, guest.at(table) as hasty:
                with contextlib.suppress(Exception):
                    for _ in range(BURST * 4):
                        await hasty.send("say", phrase="hello")
                assert await hasty.until_closed() == 4429
                said = sum(told["tell"] == "said" for told in hasty.heard)
                assert said < BURST * 2
                for _ in range(3):  # sooner or later there is nothing left to say it with
                    answer = await calm.ask("say", phrase="sorry")
                assert answer["code"] == "too-many-requests"
                assert (await calm.ask("leave", seat=0))["tell"] == "done"  # who talks too much may still play
                async with guest.at(table) as again:
                    assert len(again.now["chat"]) <= BURST * 2

    asyncio.run(play())


def test_pings_without_end_are_answered_or_dropped_and_delay_nobody(besieged: Besieged) -> None:
    async def play() -> None:
        async with await somebody(besieged) as guest:
            table = await guest.open("tails", options={"players": 2}, seats=[{"kind": "me"}, {"kind": "open"}])
            with connection(besieged) as stream:
                raw = RawSocket(stream, besieged.site, table, guest.cookie)

                def flood() -> None:
                    for _ in range(3000):
                        raw.send_frame(PING, b"x" * 100)
                        raw.read_frame()

                flooding = asyncio.create_task(asyncio.to_thread(flood))
                async with guest.at(table) as calm:
                    assert (await calm.ask("say", phrase="hello"))["tell"] == "done"
                await flooding

    asyncio.run(play())


async def fill_with_talk(besieged: Besieged, owner: Guest, table: str) -> None:
    """Two hundred long lines of six people: from now on every welcome is a large one."""
    async with owner.at(table) as hers:
        code = hers.now["table"]["play_code"]
    for _ in range(6):
        async with await somebody(besieged) as guest:
            await guest.join(code=code)
            async with guest.at(table) as visit:
                await talk(visit)


async def talk(visit: Visit) -> None:
    for number in range(BURST - 4):
        line = {"do": "say", "id": 100 + number, "text": "🔥" * 400}
        await visit.send_raw(json.dumps(line, ensure_ascii=False))
    await visit.hello()


def test_whoever_does_not_read_is_dropped_while_the_others_play_on(besieged: Besieged) -> None:
    """Each asks for far more than may wait for them and reads nothing of it: memory stays bounded."""

    async def play(readers: ExitStack) -> None:
        async with await somebody(besieged) as guest:
            table = await guest.open("tails", options={"players": 2}, seats=[{"kind": "me"}, {"kind": "open"}])
            await fill_with_talk(besieged, guest, table)
            async with guest.at(table) as calm:
                large = len(calm.frames[0].encode())
                assert large * BURST > 2 * MOST_WAITING_BYTES
                before, gone = besieged.memory(), dropped(besieged, 4408)
                slow = []
                for _ in range(SLOW_READERS):
                    stream = readers.enter_context(connection(besieged, received=LEAST_ROOM))
                    raw = RawSocket(stream, besieged.site, table, guest.cookie)
                    for number in range(BURST):
                        raw.send(do="hello", id=number)
                    slow.append(raw)
                async with asyncio.timeout(PATIENCE):
                    while dropped(besieged, 4408) < gone + SLOW_READERS:
                        assert (await calm.ask("say", phrase="take-your-time"))["tell"] == "done"
                        await asyncio.sleep(0.3)
                # What waits for each, and as much again that is being written, and what Python keeps to itself.
                assert besieged.memory() - before < SLOW_READERS * 4 * MOST_WAITING_BYTES
                for raw in slow:
                    assert await asyncio.to_thread(raw.until_closed) in (4408, 1006)
                async with guest.at(table) as again:
                    assert again.now["tell"] == "welcome"

    with ExitStack() as readers:
        asyncio.run(play(readers))


def test_sockets_that_are_opened_and_forgotten_delay_nobody(besieged: Besieged) -> None:
    async def play(forgotten: ExitStack) -> None:
        async with await somebody(besieged) as guest:
            table = await guest.open("tails", options={"players": 2}, seats=[{"kind": "me"}, {"kind": "open"}])
            for number in range(60):
                stream = forgotten.enter_context(connection(besieged))
                if number % 3 == 0:
                    RawSocket(stream, besieged.site, table, guest.cookie)  # never says hello
                elif number % 3 == 1:
                    stream.sendall(b"GET /ws/tables/")  # never ends its request
                else:
                    RawSocket(stream, besieged.site, table, guest.cookie).stream.sendall(
                        b"\x81\xfe\x0f"
                    )  # nor its word
            async with guest.at(table) as calm:
                assert calm.now["here"] == [0]
                assert (await calm.ask("say", phrase="hello"))["tell"] == "done"

    with ExitStack() as forgotten:
        asyncio.run(play(forgotten))


def test_slow_requests_delay_nobody(besieged: Besieged) -> None:
    """Headers and bodies that come byte by byte: the others are answered meanwhile."""

    async def play(slow: ExitStack) -> None:
        async with await somebody(besieged) as guest:
            head = f"POST /api/tables HTTP/1.1\r\nHost: {besieged.site}\r\nOrigin: {besieged.url}\r\n"
            head += f"Cookie: {guest.cookie}\r\n"
            body = "Content-Type: application/json\r\nContent-Length: 200\r\n\r\n"
            streams = [slow.enter_context(connection(besieged, address="127.2.0.1")) for _ in range(40)]
            for number, stream in enumerate(streams):
                stream.sendall((head[:40] if number % 2 else head + body).encode())
            for _ in range(3):
                for stream in streams:
                    stream.sendall(b" ")
                assert (await guest.http.get("/api/tables")).status_code == 200

    with ExitStack() as slow:
        asyncio.run(play(slow))


def post(besieged: Besieged, path: str, kind: str, *rest: str) -> bytes:
    lines = [f"POST {path} HTTP/1.1", f"Host: {besieged.site}", f"Origin: {besieged.url}", f"Content-Type: {kind}"]
    return "\r\n".join([*lines, "Connection: close", *rest, "", ""]).encode()


def test_a_body_that_is_too_long_is_refused_whether_it_says_so_or_not(besieged: Besieged) -> None:
    async def cookie_of() -> str:
        async with await somebody(besieged) as guest:
            return guest.cookie

    cookie = f"Cookie: {asyncio.run(cookie_of())}"
    for path, kind, longest in (
        ("/api/tables", "application/json", LONGEST_BODY),
        ("/api/records", "text/plain", LONGEST_RECORD),
    ):
        body = b"x" * (longest + 1)
        told = post(besieged, path, kind, cookie, f"Content-Length: {len(body)}") + body
        with connection(besieged, address="127.3.0.1") as stream:
            with contextlib.suppress(ConnectionError):
                stream.sendall(told)
            assert read_answer(stream).status == 413, path
        chunks = b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in (body[:1000], body[1000:]))
        untold = post(besieged, path, kind, cookie, "Transfer-Encoding: chunked") + chunks + b"0\r\n\r\n"
        with connection(besieged, address="127.3.0.2") as stream:
            with contextlib.suppress(ConnectionError):
                stream.sendall(untold)
            assert read_answer(stream).status == 413, path


def test_a_body_without_end_is_not_kept(besieged: Besieged) -> None:
    """Far more than may be said, in chunks: what is read is bounded, whatever the sender does."""
    before = besieged.memory()
    with connection(besieged, address="127.3.0.3") as stream:
        stream.sendall(post(besieged, "/api/records", "text/plain", "Transfer-Encoding: chunked"))
        chunk = b"%x\r\n%s\r\n" % (65_536, b"x" * 65_536)
        with contextlib.suppress(ConnectionError):
            for _ in range(800):  # 50 MB
                stream.sendall(chunk)
    assert besieged.memory() - before < 20_000_000


def test_guessing_codes_is_slow_work(besieged: Besieged) -> None:
    async def play() -> None:
        async with await somebody(besieged) as guest:
            for number in range(PACES["change"].burst * 3):
                answer = await guest.http.post("/api/join", json={"code": f"guess{number:07}"})
                if answer.status_code != 404:
                    break
            assert answer.status_code == 429
            assert int(answer.headers["retry-after"]) >= 1
            assert answer.json()["facts"]["seconds"] == int(answer.headers["retry-after"])
        async with await somebody(besieged) as neighbour:  # from another address
            assert (await neighbour.http.post("/api/join", json={"code": "guess"})).status_code == 404

    asyncio.run(play())


def test_opening_tables_without_end_is_refused_after_a_while(besieged: Besieged) -> None:
    async def play() -> None:
        async with await somebody(besieged) as guest:
            statuses = [
                (await guest.http.post("/api/tables", json={"game": "nothing"})).status_code
                for _ in range(PACES["open"].burst * 2)
            ]
            assert statuses[0] == 422
            assert 429 in statuses

    asyncio.run(play())


def test_a_new_cookie_is_no_way_around_the_limits(besieged: Besieged) -> None:
    async def play() -> None:
        async with await somebody(besieged) as guest:
            statuses = set()
            for _ in range(PACES["change"].burst + 20):
                guest.http.cookies.clear()
                assert (await guest.http.get("/api/me")).status_code == 200
                statuses.add((await guest.http.put("/api/me", json={"name": "Sybil"})).status_code)
            assert statuses == {200, 429}

    asyncio.run(play())


def test_pictures_and_replays_of_a_table_are_of_bounded_size(besieged: Besieged) -> None:
    async def play() -> None:
        async with await somebody(besieged) as guest:
            table = await guest.open("tails", options={"players": 6}, seats=[{"kind": "bot"}] * 6)
            async with guest.at(table) as visit:
                await visit.until_phase("over")
                await _asks_for_too_much(guest, visit, table)

    asyncio.run(play())


async def _asks_for_too_much(guest: Guest, visit: Visit, table: str) -> None:
    for count in (0, 201, 10**6, -1):
        assert (await guest.http.get(f"/api/tables/{table}/replay", params={"count": count})).status_code == 400
    beyond = await guest.http.get(f"/api/tables/{table}/replay", params={"from": 10**6, "count": 200})
    assert beyond.status_code == 200
    assert beyond.json()["page"] == []
    assert (await guest.http.get(f"/api/tables/{table}/log", params={"since": 10**6})).json()["events"] == []
    assert (await visit.hello(step=10**6, takebacks=0))["tell"] == "welcome"
