"""Clocks of a running server: time that runs out for real, and time that is nobody's because the server was away."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from brasier.server.entries import AnyEntry, read_entry, write_entry
from server.company import ME, company, seated
from server.running import RunningServer, Visit, running
from server.store.keeping import in_a_loop

DUEL: dict[str, Any] = {"players": 2}
HOUR = 3_600_000
CLOCKS: list[dict[str, Any]] = [
    {"kind": "turn", "seconds": 60, "then": "bot"},
    {"kind": "turn", "seconds": 60, "then": "pass"},
    {"kind": "match", "seconds": 60, "back": 5, "then": "bot"},
    {"kind": "match", "seconds": 60, "then": "pass"},
    {"kind": "days", "days": 1, "then": "bot"},
]


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("hurry") / "tables.sqlite"


@pytest.fixture(scope="module")
def hurried_server(database: Path) -> Iterator[RunningServer]:
    """One that is stopped and started again."""
    with running(f"sqlite:///{database}") as started:
        yield started


# ---- for real


async def run_out(url: str, then: str) -> tuple[Visit, dict[str, Any], int]:
    """Two people, and nobody does anything: what the first of them is told when the time is up, and whose it was."""
    clock = {"kind": "turn", "seconds": 5, "then": then}
    async with seated(url, "feurio", "Anna", "Ben", options=DUEL, clock=clock) as [hers, _]:
        begun = hers.now
        [seat] = begun["table"]["actors"]
        clocks = begun["table"]["clocks"]
        assert [told["running"] for told in clocks] == [place == seat for place in (0, 1)]
        assert clocks[1 - seat]["left"] == 5000
        assert 0 < clocks[seat]["left"] <= 5000
        told = await hers.until(lambda told: told["tell"] == "update")
        assert told["now"] >= begun["now"] + clocks[seat]["left"]
        if then == "pass":
            while hers.now["table"]["actors"] == [seat]:  # the least that can be done for a turn may be several things
                await hers.next()
        return hers, told, seat


@in_a_loop
async def test_when_the_time_is_up_a_bot_plays_or_the_least_is_done(hurried_server: RunningServer) -> None:
    (bot, by_bot, away), (least, by_clock, seat) = await asyncio.gather(
        run_out(hurried_server.url, "bot"), run_out(hurried_server.url, "pass")
    )
    handed = by_bot["table"]["seats"][away]
    assert (handed["holder"], handed["level"], handed["away"]) == ("person", "easy", True)
    assert by_bot["told"] == []
    assert [clock["running"] for clock in by_bot["table"]["clocks"]] == [False, False]
    assert bot.now is by_bot

    assert not by_clock["table"]["seats"][seat]["away"]
    assert by_clock["told"][0]["events"]  # something was done
    assert least.now["table"]["actors"] == [1 - seat]
    assert not any(told["away"] for told in least.now["table"]["seats"])
    assert least.now["table"]["clocks"][seat] == {"seat": seat, "left": 5000, "running": False}


# ---- while the server was away


def backdate(database: Path, by: int, table: str | None = None) -> None:
    """As if all that is stored, and the last sign of life of the server, were so old; or what is stored of a table."""
    with sqlite3.connect(database) as stored:
        for of_table, number, body in stored.execute("SELECT table_id, number, body FROM entries").fetchall():
            if table in (None, of_table):
                entry: AnyEntry = read_entry(body)
                older = write_entry(msgspec.structs.replace(entry, at=entry.at - by))
                change = "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?"
                stored.execute(change, (older, of_table, number))
        if table is None:
            stored.execute("UPDATE tables SET due = due - ?, updated = updated - ?", (by, by))
            stored.execute("UPDATE house SET beat = beat - ?", (by,))
    stored.close()


def kinds(database: Path, table: str) -> list[str]:
    with sqlite3.connect(database) as stored:
        rows = stored.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY number", (table,)).fetchall()
    stored.close()
    return [str(read_entry(body).__struct_config__.tag) for (body,) in rows]


@in_a_loop
async def test_nobody_loses_time_because_the_server_was_away(hurried_server: RunningServer, database: Path) -> None:
    seats = [ME, {"kind": "me", "name": "Little Anna"}]
    async with company(hurried_server.url, "Anna") as [anna]:
        tables = [await anna.open("feurio", options=DUEL, seats=seats, clock=clock) for clock in CLOCKS]
        late = await anna.open("feurio", options=DUEL, seats=seats, clock=CLOCKS[-1])
        await asyncio.to_thread(hurried_server.stop)
        backdate(database, 48 * HOUR)
        backdate(database, 48 * HOUR, late)  # its day was over before the server went away
        await asyncio.to_thread(hurried_server.start)
        for table in tables:
            async with anna.at(table) as visit:
                [seat] = visit.now["table"]["actors"]
                while visit.now["table"]["clocks"][seat]["left"] == 0:
                    await visit.next()  # the time comes back in a moment
                assert visit.now["table"]["clocks"][seat]["running"]
                assert not visit.now["table"]["seats"][seat]["away"]
                assert (await visit.act(seat, visit.choices(seat)[0]))["tell"] == "done"
            assert kinds(database, table) == ["opened", "started", "credited", "stepped"]
        while "stepped" not in kinds(database, late):
            await asyncio.sleep(0.1)
        assert kinds(database, late)[:5] == ["opened", "started", "credited", "handed-over", "stepped"]
