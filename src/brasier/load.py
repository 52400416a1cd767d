"""Load: a real server, a thousand real sockets, and how long people wait. A bench, never a test.

The tables are written into a fresh database first, each with four people; then `brasier serve` is started on it, as
a host starts it. `steady`: moves at a given rate over all tables. `sustained`: as many as the server takes, every table
moving as soon as the last move was told to everybody. What is measured is what a browser would see: from the click to
the answer (`answered`, the move is stored by then) and to the moment all four people were told (`told`).
"""

import asyncio
import os
import random
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from brasier.games import find
from brasier.server import entries, rulings, wire
from brasier.server.database import without_password
from brasier.server.entries import AnyEntry, write_entry
from brasier.server.identity import Guests, name_of_cookie, new_code
from brasier.server.listing import summary_of
from brasier.server.store import Store, StoreProblem
from brasier.server.table import Table

PEOPLE = ("Ada", "Bruno", "Chloé", "Dov")
PLAYED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("flashpoint", {"firefighters": 4}),
    ("feurio", {"players": 4}),
    ("tails", {"players": 4}),
)
SUSTAINED_TABLES = 64  # at once, where the server is asked for all it can give
SHORTEST_MATCH = 25  # moves; a match of these is hardly ever shorter
TABLES_OF_ONE_LIFE = 12  # a match ends sooner than the bench: so many tables are prepared for each place


class Plan(NamedTuple):
    tables: int = 250
    rate: float = 250.0  # moves a second, over all tables
    seconds: float = 20.0
    database: str | None = None  # None: a SQLite file of its own


# ---- what a client reads of the wire: as little as it needs


class _Choice(msgspec.Struct):
    action: str


class _Told(msgspec.Struct):
    seat: int | None
    choices: list[_Choice]


class _Around(msgspec.Struct):
    phase: str
    actors: list[int]


class _Message(msgspec.Struct):
    tell: str
    number: int = 0
    code: str = ""
    table: _Around | None = None
    told: list[_Told] = []


_READ = msgspec.json.Decoder(_Message)


# ---- a table with four people


class _Seat:
    """One person's socket, and what they were told last."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.number = 0
        self.actors: list[int] = []
        self.choices: list[str] = []
        self.over = False

    async def next(self) -> _Message:
        message = _READ.decode(await self.socket.recv(decode=False))
        if message.tell == "refused":
            raise RuntimeError(f"refused: {message.code}")
        if message.table is not None:
            self.number = message.number
            self.actors = message.table.actors
            self.over = message.table.phase == "over"
            for told in message.told:
                self.choices = [choice.action for choice in told.choices]
        return message

    async def until_number(self, number: int) -> None:
        while self.number < number:
            await self.next()


class Waits(NamedTuple):
    answered: float
    told: float


class PlayedTable:
    """Four people at one table after another, playing at random."""

    def __init__(self, url: str, cookies: Sequence[str], tables: list[str]) -> None:
        self.url = url
        self.cookies = cookies
        self.coming = tables
        self.seats: list[_Seat] = []
        self._id = 0
        self._stack = AsyncExitStack()

    async def sit_down(self) -> None:
        """Take the next table: four sockets, four greetings."""
        await self._stack.aclose()
        table = self.coming.pop()
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{table}"
        self.seats = []
        for cookie in self.cookies:
            socket = await self._stack.enter_async_context(
                connect(address, additional_headers={"Cookie": cookie, "Origin": self.url}, max_size=None)
            )
            self.seats.append(_Seat(socket))
        for seat in self.seats:
            await self._send(seat, {"do": "hello"})
            await seat.next()

    async def leave(self) -> None:
        await self._stack.aclose()

    async def move(self, random_: random.Random) -> Waits:
        """One action by whoever is to act; how long until it was answered, and until everybody knew."""
        if self.seats[0].over:
            await self.sit_down()
        seat = random_.choice(self.seats[0].actors)
        mover = self.seats[seat]
        before = mover.number
        action = random_.choice(mover.choices)
        began = time.perf_counter()
        await self._send(mover, {"do": "act", "seat": seat, "action": action, "seen": before})
        hearing = asyncio.gather(*(self._hear(other, before + 1) for other in self.seats if other is not mover))
        while (await mover.next()).tell != "done":
            pass
        answered = time.perf_counter() - began
        await hearing
        return Waits(answered, time.perf_counter() - began)

    @staticmethod
    async def _hear(seat: _Seat, number: int) -> None:
        await seat.until_number(number)

    async def _send(self, seat: _Seat, command: dict[str, Any]) -> None:
        self._id += 1
        await seat.socket.send(msgspec.json.encode({"id": self._id, **command}).decode())


# ---- the two ways to play


async def steady(tables: Sequence[PlayedTable], rate: float, seconds: float) -> tuple[list[Waits], float]:
    """Moves at a given rate, each table in its turn; who is late does not wait for the clock."""
    waits: list[Waits] = []
    pause = len(tables) / rate
    began = time.perf_counter()

    async def play(place: int, table: PlayedTable) -> None:
        random_ = random.Random(place)
        due = began + pause * place / len(tables)
        while due < began + seconds:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            waits.append(await table.move(random_))
            due += pause

    await asyncio.gather(*(play(place, table) for place, table in enumerate(tables)))
    return waits, time.perf_counter() - began


async def sustained(tables: Sequence[PlayedTable], seconds: float) -> tuple[list[Waits], float]:
    """As many moves as the server takes."""
    waits: list[Waits] = []
    began = time.perf_counter()

    async def play(place: int, table: PlayedTable) -> None:
        random_ = random.Random(place)
        while time.perf_counter() < began + seconds:
            waits.append(await table.move(random_))

    await asyncio.gather(*(play(place, table) for place, table in enumerate(tables)))
    return waits, time.perf_counter() - began


# ---- preparing


async def prepare(database: str, count: int) -> tuple[list[str], list[str]]:
    """Tables whose match has begun, and the cookies of the four people who sit at each of them."""
    store = await Store.open(database)
    try:
        if not await store.is_empty():
            raise StoreProblem("store-exists", "{where} is there already", {"where": without_password(database)})
        guests = Guests(await store.secret("guests"))
        people = [guests.new() for _ in PEOPLE]
        tables = await asyncio.gather(*(_prepare(store, people, number) for number in range(count)))
        cookies = [guests.write(guest, secure=False).partition(";")[0] for guest in people]
    finally:
        await store.close()
    assert all(cookie.startswith(name_of_cookie(secure=False)) for cookie in cookies)
    return list(tables), cookies


async def _prepare(store: Store, people: Sequence[str], number: int) -> str:
    game_name, given = PLAYED[number % len(PLAYED)]
    game = find(game_name)
    now = time.time_ns() // 1_000_000
    opened = entries.Opened(
        at=now,
        by=people[0],
        game=game_name,
        rules=game.rules_version,
        options=game.option_values(game.options(given)),
        seats=(wire.MySeat(), *(wire.OpenSeat() for _ in people[1:])),
        clock=wire.NoClock(),
        public=False,
        spectators=True,
        dice="sealed",
        name=PEOPLE[0],
        play_code=new_code(),
        watch_code=new_code(),
    )
    table = Table(new_code(), opened)
    await store.append(table.id, 1, write_entry(opened), summary_of(table, opened))

    async def append(entry: AnyEntry) -> None:
        table.take(entry)
        await store.append(table.id, table.number, write_entry(entry), summary_of(table, entry))

    for seat, guest in list(enumerate(people))[1:]:
        await append(entries.Admitted(at=now, by=guest, name=PEOPLE[seat], role="player"))
        await append(entries.Sat(at=now, by=guest, seat=seat, name=PEOPLE[seat]))
    await append(rulings.starting(table, now, people[0]))
    return table.id


@asynccontextmanager
async def _serving(database: str) -> AsyncIterator[tuple[str, int]]:
    """A server in a process of its own: its address and its process."""
    command = [sys.executable, "-m", "brasier", "serve", "--port", "0", "--database", database, "--lang", "en"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        said = await asyncio.get_running_loop().run_in_executor(None, process.stdout.readline)
        if not said:
            raise RuntimeError("the server did not start")
        yield said.split()[-1], process.pid
    finally:
        process.terminate()
        await asyncio.get_running_loop().run_in_executor(None, process.wait)
        if process.stdout is not None:
            process.stdout.close()


# ---- measuring


async def measure(plan: Plan) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="brasier-load-") as folder:
        database = plan.database or f"sqlite:///{Path(folder) / 'load.sqlite'}"
        commits = bare_commits(Path(folder), min(5.0, plan.seconds))
        lives = 1 + int(plan.rate * plan.seconds / plan.tables / SHORTEST_MATCH)
        calm_tables = plan.tables * lives
        tables, cookies = await prepare(database, calm_tables + SUSTAINED_TABLES * TABLES_OF_ONE_LIFE)
        async with _serving(database) as (url, pid):
            empty = resident_bytes(pid)
            places = [
                PlayedTable(url, cookies, tables[number : calm_tables : plan.tables]) for number in range(plan.tables)
            ]
            for place in places:
                await place.sit_down()
            full = resident_bytes(pid)
            calm = await steady(places, plan.rate, plan.seconds)
            for place in places:
                await place.leave()
            spare = tables[calm_tables:]
            share = len(spare) // SUSTAINED_TABLES
            busy = [
                PlayedTable(url, cookies, spare[number * share : (number + 1) * share])
                for number in range(SUSTAINED_TABLES)
            ]
            for place in busy:
                await place.sit_down()
            wild = await sustained(busy, plan.seconds)
            for place in busy:
                await place.leave()
    told = figures(*wild)
    return {
        "database": database.partition(":")[0],
        "cores": os.cpu_count(),
        "sockets": plan.tables * len(PEOPLE),
        "tables": plan.tables,
        "asked_moves_per_s": plan.rate,
        "steady": figures(*calm),
        "sustained": {**told, "tables": SUSTAINED_TABLES},
        "bare_commits_per_s": round(commits),
        "ratio_to_bare_commits": round(told["moves_per_s"] / commits, 2),
        "bytes_per_table": None if full is None or empty is None else round((full - empty) / plan.tables),
    }


def figures(waits: Sequence[Waits], seconds: float) -> dict[str, Any]:
    return {
        "moves": len(waits),
        "moves_per_s": round(len(waits) / seconds, 1),
        "answered_ms": spread([wait.answered for wait in waits]),
        "told_ms": spread([wait.told for wait in waits]),
    }


def spread(waits: Sequence[float]) -> dict[str, float]:
    """How long in milliseconds: half of them, 99 of 100, the longest."""
    ordered = sorted(waits)

    def at(share: float) -> float:
        return round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))], 2)

    return {"p50": at(0.5), "p95": at(0.95), "p99": at(0.99), "max": at(1.0)}


def bare_commits(folder: Path, seconds: float) -> float:
    """The peer: one durable row after the other, with Python's own SQLite and the same settings; commits a second."""
    connection = sqlite3.connect(folder / "peer.sqlite", isolation_level=None)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("CREATE TABLE moves (number INTEGER PRIMARY KEY, body BLOB)")
        began = time.perf_counter()
        count = 0
        while time.perf_counter() < began + seconds:
            connection.execute("INSERT INTO moves (body) VALUES (?)", (b"x" * 100,))
            count += 1
        return count / (time.perf_counter() - began)
    finally:
        connection.close()


def resident_bytes(pid: int) -> int | None:
    """What a process holds in memory; None where the system does not say."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return None
    line = next(line for line in status.splitlines() if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024
