"""The journal: writes entries, many in one transaction, each exactly once.

A database makes only a few hundred transactions durable in a second, but a transaction may be large. So one task takes
everything that has queued up while the last transaction ran, and writes it as the next one.

Whoever writes to a table locks its row in `tables`, in the order of ids; under that lock the next number is free or it
is not. A connection that breaks while it commits leaves a doubt: every row carries a number drawn by its writer, and
the next try looks for it under the same lock. There the doubt ends, because the lost transaction is over by then.
"""

import asyncio
import logging
import random
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY

from brasier.server.bus import CHANNEL, Hear, announcement
from brasier.server.database import Away, Database, lost, pauses, why
from brasier.server.schema import codes, entries, members, tables
from brasier.server.wire import Role

log = logging.getLogger("brasier.store")

LARGEST_BATCH = 500
draw = random.SystemRandom().getrandbits


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What the lists need of a table; each entry brings the new one."""

    phase: str
    public: bool
    updated: int
    due: int | None  # when the house must look at it: a clock runs out, a bot is to move; None: nobody waits
    line: bytes
    members: tuple[str, ...] | None = None  # people who belong to the table; None: as before
    codes: dict[str, Role] | None = None  # with the first entry


class Append:
    """One entry on its way."""

    __slots__ = ("answer", "body", "number", "summary", "table", "tried", "writer")

    def __init__(self, table: str, number: int, body: bytes, summary: Summary, answer: "asyncio.Future[bool]") -> None:
        self.table = table
        self.number = number
        self.body = body
        self.summary = summary
        self.answer = answer
        self.writer = draw(63)
        self.tried = False


class Journal:
    def __init__(self, database: Database) -> None:
        self.sender = new_sender()
        self.hear_late: Hear = lambda _: None  # what is stored when whoever wrote it has stopped waiting
        self._database = database
        self._loop = asyncio.get_running_loop()
        self._queue: list[Append] = []
        self._stirred = asyncio.Event()
        self._closing = False
        self._statements = Statements(database)
        self._task = asyncio.create_task(self._keep(), name="brasier journal")

    async def append(self, table: str, number: int, body: bytes, summary: Summary) -> bool:
        """True: it is stored for good. False: the number is not the next one of this table, or the table is gone."""
        if self._closing:
            raise Away("the store is closed")
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append(Append(table, number, body, summary, answer))
        self._stirred.set()
        try:
            async with asyncio.timeout(self._database.patience):
                return await answer
        except (TimeoutError, asyncio.CancelledError) as problem:
            # Should it be stored after all, this process hears of it as if another had written it.
            self.sender = new_sender()
            if answer.done() and not answer.cancelled() and answer.exception() is None and answer.result():
                self.hear_late({"table": table, "number": number})
            if isinstance(problem, TimeoutError):
                raise Away(f"{self._database.where} cannot be reached") from None
            raise

    async def close(self) -> None:
        """Write what is queued. Whoever waits longer than the patience has been told that the database is away."""
        self._closing = True
        self._stirred.set()
        await self._task

    async def _keep(self) -> None:
        tries, away = pauses(), False
        while True:
            self._queue = [append for append in self._queue if not append.answer.done()]
            if not self._queue:
                if self._closing:
                    return
                self._stirred.clear()
                await self._stirred.wait()
                continue
            try:
                await self._settle(self._queue[:LARGEST_BATCH])
            except Exception as problem:
                log.log(logging.DEBUG if away else logging.WARNING, "entries wait for the database: %s", why(problem))
                away = True
                await asyncio.sleep(next(tries))
                continue
            if away:
                log.warning("the database is back")
                tries, away = pauses(), False

    async def _settle(self, batch: list[Append]) -> None:
        """Write these and answer them. Only a lost connection is raised; what is wrong with one entry is told to it."""
        try:
            stored = await self._database.once("journal", lambda connection: self._write(connection, batch))
        except Exception as problem:
            if lost(problem):
                raise
            if len(batch) == 1:
                _tell(batch[0], problem)
                return
            for append in batch:
                await self._settle([append])
            return
        for append in batch:
            if append in stored and append.answer.cancelled():
                self.hear_late({"table": append.table, "number": append.number})
            _tell(append, append in stored)

    def _write(self, connection: sa.Connection, batch: list[Append]) -> set[Append]:
        """Write those whose number is the next of their table; gives back which are stored, now or before.

        May run in a thread of its own.
        """
        say = self._statements
        sender = self.sender  # as it is now: should somebody give up meanwhile, they must hear of what they wrote
        ids = sorted({append.table for append in batch})
        opened = sorted({append.table for append in batch if append.number == 1})
        if opened:
            connection.execute(say.open_tables, [{"id": table} for table in opened])
        standing = {row.id: row.last for row in connection.execute(say.lock_tables, {"ids": say.many(ids)})}
        accepted = []
        doubtful = []
        for append in batch:
            if standing.get(append.table) == append.number - 1:
                standing[append.table] = append.number
                accepted.append(append)
            elif append.tried:
                doubtful.append(append)
            append.tried = True
        stored = set(accepted)
        for append in doubtful:
            key = {"table": append.table, "number": append.number}
            if connection.execute(say.writer, key).scalar() == append.writer:
                self._loop.call_soon_threadsafe(
                    _tell, append, True
                )  # whatever becomes of this transaction: that one has been committed
                stored.add(append)
        if accepted:
            self._write_accepted(connection, accepted, sender)
        return stored

    def _write_accepted(self, connection: sa.Connection, accepted: list[Append], sender: str) -> None:
        say = self._statements
        rows = [
            {"table_id": append.table, "number": append.number, "body": append.body, "writer": append.writer}
            for append in accepted
        ]
        connection.execute(say.add_entries, rows)
        newest = {append.table: append for append in accepted}
        connection.execute(say.summarise, [_summary_row(append) for append in newest.values()])
        belonging = {append.table: append.summary.members for append in accepted if append.summary.members is not None}
        if belonging:
            connection.execute(say.forget_members, {"ids": say.many(sorted(belonging))})
            belong = [
                {"person": who, "table_id": table} for table, all_ in belonging.items() for who in sorted(set(all_))
            ]
            if belong:
                connection.execute(say.add_members, belong)
        links = [
            {"code": code, "table_id": append.table, "role": role}
            for append in accepted
            for code, role in (append.summary.codes or {}).items()
        ]
        if links:
            connection.execute(say.add_codes, links)
        if say.announce is not None:
            told = [announcement(sender, {"table": table, "number": newest[table].number}) for table in newest]
            connection.execute(say.announce, {"channel": CHANNEL, "messages": told})


class Statements:
    """The journal's statements, made once: what does not change its text is prepared once as well."""

    def __init__(self, database: Database) -> None:
        shared = database.kind == "postgresql"
        self._shared = shared
        if shared:
            listed: sa.ColumnElement[bool] = tables.c.id == sa.any_(sa.bindparam("ids", type_=ARRAY(sa.Text)))
            member_listed: sa.ColumnElement[bool] = members.c.table_id == sa.any_(
                sa.bindparam("ids", type_=ARRAY(sa.Text))
            )
        else:
            values = sa.select(sa.func.json_each(sa.bindparam("ids")).table_valued("value").c.value)
            listed = tables.c.id.in_(values)
            member_listed = members.c.table_id.in_(values)
        blank = {"last": 0, "phase": "", "public": False, "updated": 0, "line": b""}
        self.open_tables = database.insert(tables).values(id=sa.bindparam("id"), **blank).on_conflict_do_nothing()
        lock = sa.select(tables.c.id, tables.c.last).where(listed, tables.c.gone.is_(None)).order_by(tables.c.id)
        self.lock_tables = lock.with_for_update() if shared else lock
        self.writer = sa.select(entries.c.writer).where(
            entries.c.table_id == sa.bindparam("table"), entries.c.number == sa.bindparam("number")
        )
        self.add_entries = sa.insert(entries)
        new = ("last", "phase", "public", "updated", "due", "line")
        changed: dict[str, sa.BindParameter[Any]] = {name: sa.bindparam(f"new_{name}") for name in new}
        self.summarise = sa.update(tables).where(tables.c.id == sa.bindparam("table")).values(**changed)
        self.forget_members = sa.delete(members).where(member_listed)
        self.add_members = sa.insert(members)
        self.add_codes = sa.insert(codes)
        self.announce = (
            sa.text("SELECT pg_notify(:channel, message) FROM unnest(CAST(:messages AS text[])) AS message")
            if shared
            else None
        )

    def many(self, ids: list[str]) -> list[str] | str:
        """A list as one parameter, so that the statement is the same for any length."""
        return ids if self._shared else msgspec.json.encode(ids).decode()


def new_sender() -> str:
    """Marks what one process announces, so that it need not listen to itself."""
    return f"{draw(64):016x}"


def _summary_row(append: Append) -> dict[str, object]:
    summary = append.summary
    return {
        "table": append.table,
        "new_last": append.number,
        "new_phase": summary.phase,
        "new_public": summary.public,
        "new_updated": summary.updated,
        "new_due": summary.due,
        "new_line": summary.line,
    }


def _tell(append: Append, answer: bool | Exception) -> None:
    if append.answer.done():  # nobody waits any more
        return
    if isinstance(answer, Exception):
        append.answer.set_exception(answer)
    else:
        append.answer.set_result(answer)
