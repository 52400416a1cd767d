"""The lesson books as anybody gets them from a real server."""

import asyncio

import httpx
import msgspec
import pytest

from brasier.games import names
from brasier.lessons import encoded_book
from brasier.lessons.told import LessonBook
from server.running import RunningServer


@pytest.mark.parametrize("game", names())
def test_anybody_gets_the_book_of_a_game_without_a_cookie(server: RunningServer, game: str) -> None:
    answer = httpx.get(f"{server.url}/api/lessons/{game}", timeout=30)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/json"
    assert answer.content == encoded_book(game)
    assert msgspec.json.decode(answer.content, type=LessonBook).game == game


def test_a_book_is_sent_compressed_to_whoever_takes_it_so(server: RunningServer) -> None:
    plain = httpx.get(f"{server.url}/api/lessons/tails", headers={"Accept-Encoding": "identity"}, timeout=30)
    small = httpx.get(f"{server.url}/api/lessons/tails", headers={"Accept-Encoding": "gzip"}, timeout=30)
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert small.headers["vary"] == "Accept-Encoding"
    assert int(small.headers["content-length"]) < len(plain.content) / 4
    assert small.content == plain.content  # unpacked by the client


def test_many_who_ask_at_once_get_the_same_book(server: RunningServer) -> None:
    async def ask() -> list[bytes]:
        async with httpx.AsyncClient(base_url=server.url, timeout=30) as visitor:
            answers = await asyncio.gather(*(visitor.get("/api/lessons/tails") for _ in range(20)))
        return [answer.content for answer in answers]

    assert set(asyncio.run(ask())) == {encoded_book("tails")}


def test_a_game_that_is_not_here_has_no_book(server: RunningServer) -> None:
    answer = httpx.get(f"{server.url}/api/lessons/ludo")
    assert answer.status_code == 404
    assert answer.json() == {
        "code": "unknown-game",
        "rule": "",
        "facts": {"game": "ludo", "known": "feurio, flashpoint, tails"},
    }
