"""The hub: where tables live while somebody needs them. Everything that changes a table goes through it.

Theory of operation. A live table is a fold of its stored entries, kept in memory while somebody is connected to it or
the house has something to do at it. Whatever changes it goes through `commit`: under the table's lock a ruling makes an
entry of what was asked, the entry is folded in, stored, and only then told. Should another process have been faster,
the fold is made again from what is stored, the others' entries are told, and the ruling is asked again. Should the
store be out of reach, what was folded in is thrown away: nobody has heard of it. Whoever looks at a table takes the
lock too (`looking`), so that nobody ever sees what is not stored.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from brasier.core.game import Refusal
from brasier.server import entries, gate, wire
from brasier.server.connection import GONE, RESTART, Connection
from brasier.server.entries import AnyEntry, read_entry, write_entry
from brasier.server.listing import summary_of
from brasier.server.metrics import Metrics
from brasier.server.presence import Presence
from brasier.server.store import Store
from brasier.server.table import Change, Person, Table

IDLE = 60.0  # seconds a table stays in memory after it was needed last
BUSY = 10.0  # seconds for which a ruling is asked again while others are faster

_log = logging.getLogger("brasier.hub")
_ENCODER = msgspec.json.Encoder()


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class NoTable(Exception):
    """There is no such table, or no longer."""


class Live:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.told = table.number  # the last entry that is known to be stored, and has been told
        self.stale = False  # what is in memory may not be what is stored
        self.gone = False
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.presence = Presence(time.monotonic())
        self.here_told: tuple[int, ...] = ()  # who is here, as everybody connected was told last
        self.needed = time.monotonic()
        self.stirred = asyncio.Event()  # something changed that the house may have to act on
        self.duty: asyncio.Task[None] | None = None

    def here(self) -> tuple[int, ...]:
        """The people connected now, by their numbers."""
        ids = self.presence.everywhere()
        return tuple(person.number for person in self.table.people if person.id in ids)

    def absent(self, now: int) -> dict[int, int]:
        """Since when (in milliseconds) those who are not connected have been away."""
        since = {person.number: self.presence.away_since(person.id) for person in self.table.people}
        seconds = time.monotonic()
        return {number: now - int((seconds - then) * 1000) for number, then in since.items() if then is not None}


class Hub:
    def __init__(self, store: Store, metrics: Metrics) -> None:
        self.store = store
        self.metrics = metrics
        self.process = secrets.token_hex(4)  # what other processes call this one
        self.lives: dict[str, Live] = {}
        self.stopping = False
        # Who wants to know that a table changed or came into memory (the house), or what was stored here (the alerts).
        self.on_change: list[Callable[[Live], None]] = []
        self.on_stored: list[Callable[[Live, AnyEntry], None]] = []
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._commits: set[asyncio.Task[int | None]] = set()
        self._errands: set[asyncio.Task[None]] = set()
        store.listen(self._heard, self._healed)

    # ---- tables in memory

    async def live(self, table_id: str) -> Live:
        """The table of that id, from memory or from the store; raises `NoTable`."""
        found = self.lives.get(table_id)
        if found is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            found = await asyncio.shield(task)
        found.needed = time.monotonic()
        return found

    async def _load(self, table_id: str) -> Live:
        live = Live(fold(table_id, await self.store.read(table_id)))
        self.lives[table_id] = live
        # What others stored while we read was announced to nobody here; from now on it is, so one more look is enough.
        live.stale = True
        async with live.lock:
            await self._refresh(live)
        self.announce({"who": table_id})
        self._changed(live)
        return live

    async def open(self, table_id: str, opened: entries.Opened | entries.Uploaded, summary: Any) -> bool:
        """Store the first entry of a table; False if that id is taken."""
        return await self.store.append(table_id, 1, write_entry(opened), summary)

    @asynccontextmanager
    async def looking(self, live: Live) -> AsyncIterator[Table]:
        """The table as it is stored, and nothing that is not."""
        async with live.lock:
            await self._refresh(live)
            yield live.table

    async def tidy(self) -> None:
        """Let go of tables nobody needs any more, and say again who is here."""
        now = time.monotonic()
        for table_id, live in list(self.lives.items()):
            if self.lives.get(table_id) is not live:
                continue  # gone while others were tidied up
            if live.presence.forget_the_silent(now):
                self.tell_presence(live)
            if live.stale and not live.lock.locked():
                self._errand(self._read_again(live))
            if live.connections:
                self.announce_presence(live)
            elif live.duty is None and now - live.needed > IDLE and not live.lock.locked():
                self.lives.pop(table_id)
                await self.store.release(table_id)

    # ---- changing a table

    async def commit(self, live: Live, ruling: Callable[[Table], AnyEntry | None]) -> int | None:
        """Ask the ruling, store the entry it makes, tell everybody; the entry's number, None where it made none.

        Raises the ruling's `Refusal`, `NoTable`, or the store's `Away`. Whoever asked may hang up in the middle: what
        was begun is finished, or others would not hear of what is stored.
        """
        task = asyncio.create_task(self._commit(live, ruling))
        self._commits.add(task)
        task.add_done_callback(self._finished)
        return await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[int | None]) -> None:
        self._commits.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked has heard it, or has hung up

    async def _commit(self, live: Live, ruling: Callable[[Table], AnyEntry | None]) -> int | None:
        async with live.lock:
            until: float | None = None
            while until is None or time.monotonic() < until:
                await self._refresh(live)
                try:
                    entry = ruling(live.table)
                except Refusal:
                    # What another process stored a moment ago may not have been heard of yet.
                    if not await self._has_news(live):
                        raise
                    continue
                if entry is None:
                    return None
                if await self._store(live, entry):
                    return live.told
                self.metrics.conflicts.inc()
                until = until or time.monotonic() + BUSY  # what the store took before is not the others' doing
        raise Refusal("table-too-busy", "")

    async def _has_news(self, live: Live) -> bool:
        """Whether other processes stored something that is not known here yet; then it is read and told."""
        if not self.store.shared:
            return False
        before = live.told
        live.stale = True
        self._take(live, await self.store.read(live.table.id, before))
        live.stale = False
        return live.told > before

    async def _store(self, live: Live, entry: AnyEntry) -> bool:
        """Fold, store, tell. False: somebody else was faster, and what they did has to be read first."""
        body = write_entry(entry)
        live.stale = True  # until it is stored, memory is ahead of the truth
        change = live.table.take(entry)
        began = time.perf_counter()
        if not await self.store.append(live.table.id, live.table.number, body, summary_of(live.table, entry)):
            return False
        self.metrics.storing.observe(time.perf_counter() - began)
        self.metrics.entries.inc()
        live.stale = False
        self._tell(live, change)
        for listener in self.on_stored:
            listener(live, entry)
        return True

    async def _refresh(self, live: Live) -> None:
        """Where memory may differ from what is stored, fold again, and tell what was missed."""
        if live.gone:
            raise NoTable(live.table.id)
        if not live.stale:
            return
        rows = await self.store.read(live.table.id)
        if not rows:
            self.let_go(live)
            raise NoTable(live.table.id)
        live.table = fold(live.table.id, [row for row in rows if row[0] <= live.told])
        self._take(live, [row for row in rows if row[0] > live.told])
        live.stale = False

    def _take(self, live: Live, rows: list[tuple[int, bytes]]) -> None:
        for _, body in rows:
            self._tell(live, live.table.take(read_entry(body)))

    # ---- telling

    def _tell(self, live: Live, change: Change) -> None:
        """What is stored is told to everybody connected here, each with their own eyes."""
        table = live.table
        live.told = table.number
        now, sight = now_ms(), gate.Sight(table)
        messages: dict[str, bytes] = {}
        for connection in list(live.connections):
            person = table.person(connection.person)
            if person is None or not connection.greeted or change.only not in (None, person.number):
                continue
            try:
                message = messages.get(person.id)
                if message is None:
                    message = messages[person.id] = self._message(table, person, change, now, sight)
            except Exception:  # ours: the others must hear of it, and this one comes back and is told all
                self.metrics.faults.inc()
                _log.exception("telling failed", extra={"table": table.id})
                connection.close(RESTART)
                continue
            if message:
                connection.tell_bytes(message)
        if live.here() != live.here_told:  # another process said that somebody is here before their joining was read
            self.tell_presence(live)
        self._changed(live)

    @staticmethod
    def _message(table: Table, person: Person, change: Change, now: int, sight: gate.Sight) -> bytes:
        """What somebody is told of a change; nothing where it was said in another room."""
        if change.line is None:
            return _ENCODER.encode(gate.update(table, person, change, now, sight))
        return _ENCODER.encode(wire.Said(line=change.line)) if gate.hears(table, person, change.line) else b""

    def _changed(self, live: Live) -> None:
        for listener in self.on_change:
            listener(live)

    def tell_all(self, live: Live, telling: wire.AnyTelling, besides: Connection | None = None) -> None:
        """Something that everybody at the table may know."""
        message = _ENCODER.encode(telling)
        for connection in list(live.connections):
            if connection.greeted and connection is not besides:
                connection.tell_bytes(message)

    def tell_presence(self, live: Live, besides: Connection | None = None) -> None:
        live.here_told = live.here()
        self.tell_all(live, wire.Presence(here=live.here_told), besides)

    def announce_presence(self, live: Live) -> None:
        people = sorted(live.presence.here())
        self.announce({"here": live.table.id, "people": people[:100]})

    def announce(self, message: dict[str, Any]) -> None:
        """Tell the other processes something that is not kept; nobody waits for it."""
        self._errand(self.store.announce({**message, "process": self.process}))

    # ---- hearing from other processes

    def _heard(self, message: dict[str, Any]) -> None:
        if message.get("process") == self.process:
            return
        named = (message.get(kind) for kind in ("table", "here", "who", "gone"))
        live = self.lives.get(next(filter(None, named), ""))
        if live is None:
            return
        if "gone" in message:
            self.let_go(live)
        elif "here" in message:
            if live.presence.hear(message["process"], message["people"], time.monotonic()):
                self.tell_presence(live)
        elif "who" in message:
            if live.presence.here():
                self.announce_presence(live)
        elif "ping" in message:
            self.tell_all(live, msgspec.convert(message["ping"], wire.Pinged))
        elif message["number"] > live.told:
            self._errand(self._catch_up(live, message["number"]))

    async def read_news(self, live: Live) -> None:
        """Somebody was told more, by another process, than this one has heard of yet."""
        await self._catch_up(live, live.told + 1)

    async def _catch_up(self, live: Live, number: int) -> None:
        async with live.lock:
            if live.gone or number <= live.told:
                return
            if not live.stale:
                live.stale = True  # until it is read, memory is behind the truth
                self._take(live, await self.store.read(live.table.id, live.told))
                live.stale = False
            await self._refresh(live)

    def _healed(self) -> None:
        """The line to the other processes was cut for a while: whatever they did meanwhile has to be read."""
        for live in self.lives.values():
            self._errand(self._read_again(live))

    async def _read_again(self, live: Live) -> None:
        async with live.lock:
            live.stale = True
            await self._refresh(live)
        self.announce_presence(live)

    def _errand(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that need not be waited for; what fails is logged."""

        async def run() -> None:
            try:
                await work
            except NoTable:
                pass
            except Exception as fault:
                _log.warning("an errand failed", extra={"fault": repr(fault)})

        task = asyncio.create_task(run())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    # ---- ending

    async def delete(self, live: Live) -> None:
        """The owner's wish: nothing of the table remains."""
        async with live.lock:
            await self.store.delete(live.table.id)
            self.let_go(live)

    def let_go(self, live: Live) -> None:
        """The table is gone: whoever is still connected is told."""
        live.gone = True
        self.lives.pop(live.table.id, None)
        live.stirred.set()  # whoever waits to do a duty at it sees that there is none
        for connection in list(live.connections):
            connection.tell(wire.Gone())
            connection.close(GONE, after_the_rest=True)

    async def close(self) -> None:
        """The server stops: what was accepted is stored and told; browsers come back by themselves."""
        self.stopping = True
        for live in list(self.lives.values()):
            if live.duty is not None:
                live.duty.cancel()
            async with live.lock:  # whatever is being stored is stored
                for connection in list(live.connections):
                    connection.close(RESTART, after_the_rest=True)
        if self._errands:
            await asyncio.wait(self._errands, timeout=2.0)


def fold(table_id: str, rows: list[tuple[int, bytes]]) -> Table:
    """The table that these entries make; raises `NoTable` where there are none, or only a record to study."""
    first = read_entry(rows[0][1]) if rows else None
    if not isinstance(first, entries.Opened):
        raise NoTable(table_id)
    table = Table(table_id, first)
    for _, body in rows[1:]:
        table.take(read_entry(body))
    return table
