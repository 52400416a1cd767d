"""The store: everything the server keeps, behind one door.

Entries go through the journal (`journal.py`), news between processes through the bus (`bus.py`). The rest is here:
reading, lists, people, secrets, the heartbeat. Every method may raise `Away` when the database cannot be reached for
as long as the store is patient; whatever was asked then is unknown and is to be read again.
"""

import asyncio
import logging
import secrets as randomness
from collections.abc import Callable
from typing import Any

import msgspec
import sqlalchemy as sa

from brasier.server.bus import CHANNEL, Alone, Bus, Line, announcement
from brasier.server.database import Away, Database, Kind, PostgreSQL, StoreProblem, cannot_open, database_at
from brasier.server.journal import Journal, Summary, draw
from brasier.server.schema import bring_up, codes, entries, house, members, outages, people, secrets, tables

__all__ = ["Away", "Person", "Store", "StoreProblem", "Summary"]

log = logging.getLogger("brasier.store")

READY_SECONDS = 2.0


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str | None = None
    webhook: str | None = None
    push: str | None = None


class Store:
    def __init__(self, database: Database, journal: Journal, line: Line) -> None:
        """See `open`."""
        self._database = database
        self._journal = journal
        self._line = line
        journal.hear_late = line.hear
        self._probe: asyncio.Task[None] | None = None

    @staticmethod
    async def open(url: str, *, patience: float = 20.0) -> "Store":
        """A file name or sqlite:/// address, or a postgresql:// address. Raises `StoreProblem`."""
        database = database_at(url, patience)
        journal: Journal | None = None
        try:
            await bring_up(database)
            journal = Journal(database)
            line: Line = await Bus.open(database, journal) if isinstance(database, PostgreSQL) else Alone()
        except BaseException as problem:
            if journal is not None:
                await journal.close()
            await database.close()
            if isinstance(problem, StoreProblem) or not isinstance(problem, Exception):
                raise
            raise cannot_open(database.where, problem) from problem
        return Store(database, journal, line)

    async def close(self) -> None:
        """Write what is queued, give up what is held."""
        await self._journal.close()
        await self._line.close()
        if self._probe is not None:
            await asyncio.gather(self._probe, return_exceptions=True)
        await self._database.close()

    @property
    def kind(self) -> Kind:
        return self._database.kind

    @property
    def shared(self) -> bool:
        """Whether other processes may write here too."""
        return self.kind == "postgresql"

    # ---- entries

    async def append(self, table: str, number: int, body: bytes, summary: Summary) -> bool:
        """Store the entry `number`; True when it is stored for good. False: that number is taken, is not the next one,
        or the table is gone."""
        return await self._journal.append(table, number, body, summary)

    async def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The entries above `after`, in order."""
        if "\0" in table:
            return []  # PostgreSQL would not even look for it
        query = (
            sa.select(entries.c.number, entries.c.body)
            .where(entries.c.table_id == table, entries.c.number > after)
            .order_by(entries.c.number)
        )
        return [(row.number, row.body) for row in await self._rows(query)]

    async def delete(self, table: str) -> bool:
        """Forget a table for ever; its id does not come back. False: there is no such table (any more)."""
        mine = draw(63)

        def work(connection: sa.Connection) -> bool:
            row = tables.c.id == table
            query = sa.select(tables.c.gone).where(row)
            if self.kind == "postgresql":
                query = query.with_for_update()
            found = connection.execute(query).one_or_none()
            if found is None or found.gone is not None:
                return found is not None and found.gone == mine
            blank = {"phase": "", "public": False, "due": None, "line": b"", "gone": mine}
            connection.execute(sa.update(tables).where(row).values(**blank))
            for other in (entries, members, codes):
                connection.execute(sa.delete(other).where(other.c.table_id == table))
            if self.kind == "postgresql":
                told = announcement(self._journal.sender, {"gone": table})
                connection.execute(sa.select(sa.func.pg_notify(CHANNEL, told)))
            return True

        return await self._database.patiently("small", work)

    async def is_gone(self, table: str) -> bool:
        """Whether there was such a table, and its owner deleted it."""
        return bool(await self._rows(sa.select(tables.c.id).where(tables.c.id == table, tables.c.gone.is_not(None))))

    async def is_empty(self) -> bool:
        """Whether nobody has opened a table here yet."""
        return not await self._rows(sa.select(tables.c.id).limit(1))

    # ---- lists

    async def public_tables(self, limit: int) -> list[tuple[str, bytes]]:
        """Id and line of public tables that are not over: first those that wait for players, the newest of each."""
        running = tables.c.public, tables.c.gone.is_(None), tables.c.phase != "over"
        query = sa.select(tables.c.id, tables.c.line).where(*running).order_by(tables.c.phase != "open")
        return await self._lines(query, limit)

    async def tables_of(self, person: str, limit: int) -> list[tuple[str, bytes]]:
        """Id and line of the tables somebody belongs to, newest first."""
        query = sa.select(tables.c.id, tables.c.line).join(members, members.c.table_id == tables.c.id)
        return await self._lines(query.where(members.c.person == person, tables.c.gone.is_(None)), limit)

    async def due(self, before: int, limit: int) -> list[str]:
        """Tables the house must look at, most overdue first."""
        query = sa.select(tables.c.id).where(tables.c.due <= before).order_by(tables.c.due, tables.c.id).limit(limit)
        return [row.id for row in await self._rows(query)]

    async def role_of_code(self, code: str) -> tuple[str, str] | None:
        """The table a link leads to, and as what."""
        if "\0" in code:
            return None
        rows = await self._rows(sa.select(codes.c.table_id, codes.c.role).where(codes.c.code == code))
        return (rows[0].table_id, rows[0].role) if rows else None

    # ---- people and the house

    async def person(self, person: str) -> Person | None:
        rows = await self._rows(sa.select(people).where(people.c.id == person))
        return Person(*rows[0]) if rows else None

    async def name_person(self, person: str, name: str) -> None:
        await self._set_person(person, "name", name)

    async def set_webhook(self, person: str, url: str | None) -> None:
        await self._set_person(person, "webhook", url)

    async def set_push(self, person: str, subscription: str | None) -> None:
        await self._set_person(person, "push", subscription)

    async def secret(self, name: str) -> str:
        """A secret of this house: drawn once, the same for every process and after every start."""

        def work(connection: sa.Connection) -> str:
            drawn = self._database.insert(secrets).values(name=name, value=randomness.token_hex(32))
            connection.execute(drawn.on_conflict_do_nothing())
            return str((connection.execute(sa.select(secrets.c.value).where(secrets.c.name == name))).scalar_one())

        return await self._database.patiently("small", work)

    async def beat(self, now: int) -> int | None:
        """The house is alive; gives back when it last said so, whichever process it was."""
        seen: list[int | None] = []  # a second try must not read what the first one wrote

        def work(connection: sa.Connection) -> int | None:
            query = sa.select(house.c.beat)
            if self.kind == "postgresql":
                query = query.with_for_update()
            seen.append(connection.execute(query).scalar_one())
            connection.execute(sa.update(house).values(beat=now))
            return seen[0]

        return await self._database.patiently("small", work)

    async def note_outage(self, start: int, stop: int) -> None:
        """The house was away from one time to another: whoever was to think then could not act."""

        def work(connection: sa.Connection) -> None:
            row = self._database.insert(outages).values(start=start, stop=stop)
            connection.execute(row.on_conflict_do_nothing())

        await self._database.patiently("small", work)

    async def outages(self, after: int) -> list[tuple[int, int]]:
        """When the house was away, as far as it came back after that time."""
        query = sa.select(outages.c.start, outages.c.stop).where(outages.c.stop > after).order_by(outages.c.start)
        return [(row.start, row.stop) for row in await self._rows(query)]

    async def ready(self) -> bool:
        """Whether the database answers now."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.select(1))

        if self._probe is None:
            self._probe = asyncio.create_task(self._database.once("reading", work))
        probe = self._probe
        done, _ = await asyncio.wait({probe}, timeout=READY_SECONDS)
        if not done:  # the next one who asks waits for the same answer
            return False
        if self._probe is probe:
            self._probe = None
        return not probe.cancelled() and probe.exception() is None

    # ---- the other processes

    def listen(self, callback: Callable[[dict[str, Any]], None], healed: Callable[[], None]) -> None:
        """`callback` for whatever the other processes announce; `healed` when some of it may have been missed."""
        self._line.listen(callback, healed)

    async def announce(self, message: dict[str, Any]) -> None:
        """Tell the other processes, if they can be reached."""
        await self._line.announce(message)

    async def hold(self, table: str) -> bool:
        """Become the process that runs the clocks and bots of this table, unless another one is."""
        return await self._line.hold(table)

    def holds(self, table: str) -> bool:
        return self._line.holds(table)

    async def release(self, table: str) -> None:
        await self._line.release(table)

    async def _rows(self, query: sa.Select[Any]) -> list[Any]:
        def work(connection: sa.Connection) -> list[Any]:
            return list(connection.execute(query))

        return await self._database.patiently("reading", work)

    async def _lines(self, query: sa.Select[Any], limit: int) -> list[tuple[str, bytes]]:
        newest = query.order_by(tables.c.updated.desc(), tables.c.id).limit(limit)
        return [(row.id, row.line) for row in await self._rows(newest)]

    async def _set_person(self, person: str, field: str, value: str | None) -> None:
        def work(connection: sa.Connection) -> None:
            row = self._database.insert(people).values(id=person, **{field: value})
            connection.execute(row.on_conflict_do_update(index_elements=[people.c.id], set_={field: value}))

        await self._database.patiently("small", work)
