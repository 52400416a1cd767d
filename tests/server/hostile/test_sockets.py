"""Messages no browser sends: each is refused, or closes its socket with a code, and harms nobody else."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from brasier.server.wire import LONGEST_MESSAGE
from server.hostile.attack import BINARY, CLOSE, PING, PONG, TEXT, Besieged, RawSocket, connection, somebody
from server.running import Guest, Visit

Deed = Callable[[Guest, str, Visit], Awaitable[None]]

UNREADABLE = {
    "nothing": "",
    "no JSON": "hello",
    "half of it": '{"do": "hello", "id": 1',
    "twice": '{"do": "hello", "id": 1}{"do": "hello", "id": 1}',
    "a list": "[]",
    "a number": "1e400",
    "null": "null",
    "no command": "{}",
    "a command nobody knows": '{"do": "win", "id": 1}',
    "no id": '{"do": "start"}',
    "an id below zero": '{"do": "start", "id": -1}',
    "an id without end": f'{{"do": "start", "id": {"9" * 400}}}',
    "an id with a fraction": '{"do": "start", "id": 1.5}',
    "an id in words": '{"do": "start", "id": "1"}',
    "yes as a number": '{"do": "answer-undo", "id": 1, "yes": 1}',
    "not a number": '{"do": "act", "id": 1, "seat": NaN, "action": "pass", "seen": 1}',
    "a seat below zero": '{"do": "act", "id": 1, "seat": -1, "action": "pass", "seen": 1}',
    "an empty action": '{"do": "act", "id": 1, "seat": 0, "action": "", "seen": 1}',
    "a long action": f'{{"do": "act", "id": 1, "seat": 0, "action": "{"a" * 201}", "seen": 1}}',
    "a field nobody knows": '{"do": "start", "id": 1, "admin": true}',
    "the house's own tag": '{"do": "start", "id": 1, "it": "stepped"}',
    "an entry": '{"it": "stepped", "at": 0, "steps": [[0, "pass"]]}',
    "a telling": '{"tell": "gone"}',
    "a word twice": '{"do": "start", "do": "win", "id": 1}',
    "half a character": '{"do": "say", "id": 1, "text": "\\ud800"}',
    "the other half": '{"do": "say", "id": 1, "text": "\\udc00\\ud800"}',
    "deep lists": '{"do": "ping", "id": 1, "target": ' + "[" * 2000 + "]" * 2000 + "}",
    "deep objects": '{"a":' * 600 + "1" + "}" * 600,
    "half an edge": '{"do": "why", "id": 1, "seat": 0, "target": {"type": "edge", "between": [[1, 1]]}}',
    "a cell that is none": '{"do": "ping", "id": 1, "target": {"type": "cell", "at": [1]}}',
    "a phrase nobody knows": '{"do": "say", "id": 1, "phrase": "insult"}',
    "a room nobody knows": '{"do": "say", "id": 1, "text": "a", "room": "house"}',
}
READABLE_BUT_REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "a name of NULs": ({"do": "sit", "seat": 1, "name": "\0\0"}, "bad-name"),
    "a name that turns the line": ({"do": "sit", "seat": 1, "name": "a\u202eb"}, "bad-name"),
    "a text of controls": ({"do": "say", "text": "\x1b[2J"}, "bad-text"),
    "a text of spaces": ({"do": "say", "text": "\u2003 \n"}, "bad-text"),
    "a text and a phrase": ({"do": "say", "text": "a", "phrase": "hello"}, "text-or-phrase"),
    "neither": ({"do": "say"}, "text-or-phrase"),
    "a seat too far": ({"do": "sit", "seat": 1_000_000}, "no-such-seat"),
    "a person too far": ({"do": "mute", "person": 1_000_000}, "no-such-person"),
    "a level nobody knows": ({"do": "seat-bot", "seat": 1, "level": "../../x"}, "unknown-level"),
    "an action before the start": ({"do": "act", "seat": 0, "action": "pass", "seen": 0}, "match-not-started"),
    "chance before the start": ({"do": "chance", "outcome": "draw 1", "seen": 0}, "match-not-started"),
    "undo before the start": ({"do": "undo", "seen": 1, "step": 0}, "match-not-started"),
    "a rematch before the start": ({"do": "rematch"}, "match-not-over"),
}  # fmt: skip


def at_a_table(besieged: Besieged, deed: Deed) -> None:
    """Somebody at an open table of their own, greeted."""

    async def play() -> None:
        async with await somebody(besieged) as guest:
            table = await guest.open("tails", options={"players": 2}, seats=[{"kind": "me"}, {"kind": "open"}])
            async with guest.at(table) as visit:
                await deed(guest, table, visit)

    asyncio.run(play())


def test_what_cannot_be_read_is_refused_without_an_id_and_changes_nothing(besieged: Besieged) -> None:
    async def deed(guest: Guest, table: str, visit: Visit) -> None:
        number = visit.now["number"]
        for index, (name, message) in enumerate(UNREADABLE.items()):
            as_bytes = index % 2 == 1  # whether it comes as text or not, it is read alike
            async with guest.at(table) as other:
                await other.send_raw(message.encode() if as_bytes else message)
                told = await other.until(lambda told: told["tell"] == "refused")
                assert (told["id"], told["code"]) == (None, "bad-request"), name
                assert (await other.hello())["number"] == number, name

    at_a_table(besieged, deed)


def test_what_can_be_read_but_not_meant_is_refused_and_changes_nothing(besieged: Besieged) -> None:
    async def deed(guest: Guest, table: str, visit: Visit) -> None:
        for name, (command, code) in READABLE_BUT_REFUSED.items():
            told = await visit.ask(**command)
            assert (told["tell"], told["code"]) == ("refused", code), name
        assert (await visit.hello())["number"] == 1

    at_a_table(besieged, deed)


def test_before_hello_nothing_is_done_and_nothing_told(besieged: Besieged) -> None:
    async def deed(guest: Guest, table: str, visit: Visit) -> None:
        async with Visit(guest, table, guest.url) as silent:
            for do in ("start", "rematch"):
                assert (await silent.ask(do))["code"] == "say-hello-first"
            assert (await visit.ask("say", text="aloud"))["tell"] == "done"
            assert [told["tell"] for told in silent.heard] == ["refused", "refused"]
            assert (await silent.hello())["chat"][0]["text"] == "aloud"

    at_a_table(besieged, deed)


def test_a_message_sent_again_is_judged_again(besieged: Besieged) -> None:
    """The number of a command is the browser's own: it proves nothing and repeats nothing."""

    async def deed(guest: Guest, table: str, visit: Visit) -> None:
        message = json.dumps({"do": "sit", "id": 7, "seat": 1})
        for expected in ("done", "refused", "refused"):
            await visit.send_raw(message)
            told = await visit.until(lambda told: told.get("id") == 7)
            assert told["tell"] == expected
        assert (await visit.ask("start"))["tell"] == "done"
        await visit.until_phase("playing")
        action, seen = visit.choices(0)[0], visit.now["number"]
        old = json.dumps({"do": "act", "id": 8, "seat": 0, "action": action, "seen": seen})
        for expected in ("done", "refused"):
            await visit.send_raw(old)
            told = await visit.until(lambda told: told.get("id") == 8)
            assert told["tell"] == expected
        assert told["code"] == "table-moved-on"

    at_a_table(besieged, deed)


def test_ten_messages_that_cannot_be_read_are_borne_the_eleventh_is_not(besieged: Besieged) -> None:
    async def deed(guest: Guest, table: str, visit: Visit) -> None:
        for _ in range(11):
            await visit.send_raw(b"\xff\xfe\x00")
        assert await visit.until_closed() == 4400
        assert sum(told["tell"] == "refused" for told in visit.heard) == 10
        async with guest.at(table) as again:
            assert again.now["tell"] == "welcome"

    at_a_table(besieged, deed)


def raw_at_a_table(besieged: Besieged, deed: Callable[[RawSocket], None]) -> None:
    async def play(guest: Guest, table: str, visit: Visit) -> None:
        with connection(besieged) as stream:
            await asyncio.to_thread(deed, RawSocket(stream, besieged.site, table, guest.cookie))
        assert (await visit.ask("say", phrase="hello"))["tell"] == "done"  # nobody else is troubled

    at_a_table(besieged, play)


HELLO = b'{"do": "hello", "id": 1}'


def test_bytes_that_are_no_text_close_the_socket(besieged: Besieged) -> None:
    def deed(raw: RawSocket) -> None:
        raw.send_frame(TEXT, b'{"do": "say", "id": 1, "text": "\xed\xa0\x80"}')
        assert raw.until_closed() == 1007

    raw_at_a_table(besieged, deed)


@pytest.mark.parametrize("size", [LONGEST_MESSAGE + 1, 70_000, 5_000_000])
def test_a_message_that_is_too_long_closes_the_socket_before_it_is_read(besieged: Besieged, size: int) -> None:
    def deed(raw: RawSocket) -> None:
        try:
            raw.send_frame(TEXT, HELLO.ljust(size))
        except ConnectionError:
            return  # closed while we were still talking: of a large one nobody waits for the end
        assert raw.until_closed() in (1009, 1006)

    raw_at_a_table(besieged, deed)


def test_a_message_of_the_longest_kind_is_read(besieged: Besieged) -> None:
    def deed(raw: RawSocket) -> None:
        raw.send_frame(TEXT, HELLO.ljust(LONGEST_MESSAGE))
        assert raw.until("welcome")["id"] == 1

    raw_at_a_table(besieged, deed)


def test_a_long_message_in_small_pieces_is_too_long_too(besieged: Besieged) -> None:
    def deed(raw: RawSocket) -> None:
        raw.send_frame(TEXT, b" " * 1000, last=False)
        for _ in range(4):
            raw.send_frame(0, b" " * 1000, last=False)
        assert raw.until_closed() == 1009

    raw_at_a_table(besieged, deed)


def test_a_message_in_pieces_with_pings_between_them_is_read_as_one(besieged: Besieged) -> None:
    def deed(raw: RawSocket) -> None:
        raw.send_frame(TEXT, HELLO[:9], last=False)
        raw.send_frame(PING, b"?")
        raw.send_frame(0, HELLO[9:])
        assert raw.read_frame() == (PONG, b"?")
        assert raw.until("welcome")["id"] == 1

    raw_at_a_table(besieged, deed)


def test_frames_that_are_none_close_the_socket(besieged: Besieged) -> None:
    frames: dict[str, tuple[int, bytes, dict[str, bool]]] = {
        "unmasked": (TEXT, HELLO, {"masked": False}),
        "reserved": (3, b"", {}),
        "a long ping": (PING, b"x" * 126, {}),
        "a ping in pieces": (PING, b"", {"last": False}),
        "the end of nothing": (0, b"", {}),
        "half a code": (CLOSE, b"\x00", {}),
        "a code nobody sends": (CLOSE, b"\x03\xed", {}),
    }

    async def deed(guest: Guest, table: str, visit: Visit) -> None:
        for name, (opcode, payload, how) in frames.items():
            with connection(besieged) as stream:
                raw = RawSocket(stream, besieged.site, table, guest.cookie)
                raw.send_frame(opcode, payload, **how)
                assert await asyncio.to_thread(raw.until_closed) in (1002, 1006), name
        await visit.hello()

    at_a_table(besieged, deed)


def test_binary_frames_are_read_like_text(besieged: Besieged) -> None:
    def deed(raw: RawSocket) -> None:
        raw.send_frame(BINARY, HELLO)
        assert raw.until("welcome")["id"] == 1

    raw_at_a_table(besieged, deed)


def test_a_socket_that_is_torn_off_in_the_middle_of_a_word_is_no_fault(besieged: Besieged) -> None:
    async def deed(guest: Guest, table: str, visit: Visit) -> None:
        for sent in (b"", HELLO, HELLO * 5):
            with connection(besieged) as stream:
                raw = RawSocket(stream, besieged.site, table, guest.cookie)
                raw.send_frame(TEXT, HELLO)
                stream.sendall(b"\x81\xfe\x0f\xff" + bytes(4) + sent)
        await visit.hello()

    at_a_table(besieged, deed)


def test_a_table_that_is_deleted_says_so_and_closes(besieged: Besieged) -> None:
    async def deed(guest: Guest, table: str, visit: Visit) -> None:
        assert (await guest.http.delete(f"/api/tables/{table}")).status_code == 204
        assert await visit.until_closed() == 4410
        assert visit.heard[-1]["tell"] == "gone"
        with pytest.raises(ConnectionClosed):
            async with guest.at(table):
                pass

    at_a_table(besieged, deed)
