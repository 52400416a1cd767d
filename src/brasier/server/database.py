"""How the server reaches its database: one address, SQLite or PostgreSQL, and what it does while that is out of reach.

SQLite is one file that belongs to one server process: a second one is refused by a lock in a small file beside it.
PostgreSQL is shared by any number of processes. Work is handed in as a function of a connection and runs in one
transaction; where the connection is lost it runs again until `patience` is over. So it must bear to run twice.
"""

import asyncio
import importlib
import logging
import os
import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

log = logging.getLogger("brasier.store")

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
Kind = Literal["sqlite", "postgresql"]
Lane = Literal["journal", "small", "reading"]  # the journal's own way; other, rare writes; whoever only reads

COMMAND_SECONDS: Final = 5.0  # a database that is silent for so long in the middle of a command is out of reach
CONNECT_SECONDS: Final = 3.0
FIRST_PAUSE: Final = 0.05  # seconds before something is tried again
READERS: Final = 2  # threads that read a file
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
# A server that has lost sight of us must not hold our locks for long; and nobody may configure durability away.
SESSION: Final = {
    "application_name": "brasier",
    "synchronous_commit": "on",
    "default_transaction_isolation": "read committed",
    "idle_in_transaction_session_timeout": "5000",
    "lock_timeout": "4000",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
# Classes of SQLSTATE that say "not now" rather than "not so": connection, read-only after a failover, deadlock,
# resources, locks, shutdown, the system below.
NOT_NOW: Final = ("08", "25", "40", "53", "55", "57", "58")


class Away(Exception):
    """The database cannot be reached. What was being written may be stored or not: read it again."""


class StoreProblem(Exception):
    """The store cannot be opened. `code` is stable; `facts` fill its text in every language, and `what`."""

    def __init__(self, code: str, what: str, facts: dict[str, str]) -> None:
        super().__init__(what.format(**facts))
        self.code = code
        self.facts = facts


def lost(problem: BaseException) -> bool:
    """Whether this says that the database is out of reach for now, rather than that what was asked is wrong."""
    if isinstance(problem, OSError | sa.exc.TimeoutError):
        return True
    if isinstance(problem, sa.exc.DBAPIError):
        if problem.connection_invalidated:
            return True
        if isinstance(problem.orig, sqlite3.Error):
            return isinstance(problem.orig, sqlite3.OperationalError)  # disk full, file locked, input/output error
        problem = problem.orig or problem
    elif not type(problem).__module__.startswith("asyncpg"):
        return False
    state = getattr(problem, "sqlstate", None)
    if state is None:  # no word from the server: the driver itself has lost it, or was given something it cannot send
        return "invalid input" not in str(problem)
    return str(state).startswith(NOT_NOW)


def why(problem: BaseException) -> str:
    """The reason of a failure, in one line."""
    if isinstance(problem, Away) and problem.__cause__ is not None:
        problem = problem.__cause__
    if isinstance(problem, sa.exc.DBAPIError) and problem.orig is not None:
        problem = problem.orig
    return (str(problem) or type(problem).__name__).partition("\n")[0]


def cannot_open(where: str, problem: BaseException) -> StoreProblem:
    return StoreProblem("store-cannot-open", "{where} cannot be opened: {why}", {"where": where, "why": why(problem)})


def pauses() -> Iterator[float]:
    """How long to wait before each new try."""
    pause = FIRST_PAUSE
    while True:
        yield pause
        pause = min(pause * 2, 1.0)


class Database(ABC):
    """Connections to one database. `where` names it without a password."""

    kind: Kind

    def __init__(self, where: str, patience: float) -> None:
        self.where = where
        self.patience = patience

    @abstractmethod
    def insert(self, table: sa.Table) -> "postgresql.Insert | sqlite.Insert":
        """An INSERT that may say ON CONFLICT."""

    @abstractmethod
    async def once(self, lane: Lane, work: Work[T]) -> T:
        """Run `work` in one transaction; raises whatever happens."""

    @abstractmethod
    async def change_schema(self, work: Work[None]) -> None:
        """Run `work` in one transaction that may take as long as it needs; the first use of this database."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of every connection."""

    async def patiently(self, lane: Lane, work: Work[T]) -> T:
        """Run `work` in one transaction, again and again while the database is out of reach; then `Away`."""
        return await self._again_and_again(lambda: self.once(lane, work))

    async def _again_and_again(self, once: Callable[[], Awaitable[T]]) -> T:
        clock = asyncio.get_running_loop().time
        deadline = clock() + self.patience
        for pause in pauses():
            try:
                return await once()
            except Exception as problem:
                if not lost(problem):
                    raise
                if clock() + pause > deadline:
                    raise Away(f"{self.where} cannot be reached") from problem
                first = pause == FIRST_PAUSE
                log.log(
                    logging.WARNING if first else logging.DEBUG,
                    "%s cannot be reached, trying again: %s",
                    self.where,
                    why(problem),
                )
            await asyncio.sleep(pause)
        raise AssertionError("pauses never end")


class SQLiteFile(Database):
    """Work runs as a whole in a thread: to cross to it for every statement would cost more than the statements."""

    kind: Kind = "sqlite"

    def __init__(self, path: Path, patience: float) -> None:
        super().__init__(str(path), patience)
        self._lock = take_file(path)
        try:
            make_private(path)
            with closing(sqlite3.connect(path)) as trial:
                trial.execute("PRAGMA schema_version")
        except (sqlite3.Error, OSError) as problem:
            self._lock.close()
            raise cannot_open(str(path), problem) from problem
        self._address = sa.URL.create("sqlite+pysqlite", database=str(path))
        self.writing = self._engine("BEGIN IMMEDIATE", 1)
        self.reading = self._engine("BEGIN", READERS)
        self._writer = ThreadPoolExecutor(1, "brasier writer")  # a file has one writer
        self._readers = ThreadPoolExecutor(READERS, "brasier reader")

    def insert(self, table: sa.Table) -> sqlite.Insert:
        return sqlite.insert(table)

    async def once(self, lane: Lane, work: Work[T]) -> T:
        engine, threads = (self.reading, self._readers) if lane == "reading" else (self.writing, self._writer)

        def run() -> T:
            with engine.connect() as connection:
                try:
                    done = work(connection)
                    connection.commit()
                except BaseException as problem:
                    if lost(problem):
                        connection.invalidate()
                    raise
                return done

        return await asyncio.get_running_loop().run_in_executor(threads, run)

    async def change_schema(self, work: Work[None]) -> None:
        await self.once("journal", work)

    async def close(self) -> None:
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)
        self.reading.dispose()
        self.writing.dispose()
        self._lock.close()

    def _engine(self, begin: str, connections: int) -> sa.Engine:
        engine = sa.create_engine(
            self._address,
            pool_size=connections,
            max_overflow=0,
            pool_timeout=self.patience,
            connect_args={"check_same_thread": False},
        )

        @sa.event.listens_for(engine, "connect")
        def set_up(connection: Any, _record: object) -> None:
            connection.isolation_level = None  # the driver begins no transaction of its own: we do, below
            cursor = connection.cursor()
            for pragma in PRAGMAS:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()

        @sa.event.listens_for(engine, "begin")
        def start(connection: sa.Connection) -> None:
            connection.exec_driver_sql(begin)

        return engine


class PostgreSQL(Database):
    kind: Kind = "postgresql"

    def __init__(self, url: str, patience: float) -> None:
        super().__init__(without_password(url), patience)
        try:
            self._driver: Any = importlib.import_module("asyncpg")
        except ImportError:
            facts = {"where": self.where}
            raise StoreProblem("store-no-driver", "{where} needs the extra postgres (asyncpg)", facts) from None
        self._url = url
        self._lost_at = 0.0
        self.writing = self._engine(1)
        self.reading = self._engine(4)

    def insert(self, table: sa.Table) -> postgresql.Insert:
        return postgresql.insert(table)

    async def once(self, lane: Lane, work: Work[T]) -> T:
        # The journal has a connection of its own; of the others any may write.
        return await self._once(self.writing if lane == "journal" else self.reading, work)

    async def _once(self, engine: AsyncEngine, work: Work[T]) -> T:
        async with engine.connect() as connection:
            try:
                done = await connection.run_sync(work)
                await connection.commit()
            except BaseException as problem:
                if lost(problem) or not isinstance(problem, Exception):
                    await self._give_up(connection)
                raise
            return done

    async def change_schema(self, work: Work[None]) -> None:
        async def connect() -> Any:
            settings = SESSION | {"lock_timeout": "0", "idle_in_transaction_session_timeout": "0"}
            return await self._driver.connect(self._url, timeout=CONNECT_SECONDS, server_settings=settings)

        engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)
        try:
            await self._again_and_again(lambda: self._once(engine, work))
        finally:
            await engine.dispose()

    async def connection(self) -> Any:
        """A new connection that belongs to the caller."""
        connection = await self._driver.connect(
            self._url, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS, server_settings=SESSION
        )
        # Keepalive alone does not notice a machine that vanished while something was on its way to it.
        try:
            with suppress(self._driver.PostgresError):
                await connection.execute("SET tcp_user_timeout = 10000")
        except BaseException:  # it is nobody's yet: nobody else would let go of it
            connection.terminate()
            raise
        return connection

    async def _give_up(self, connection: AsyncConnection) -> None:
        """Let go of a connection that may be dead, without waiting for it."""
        self._lost_at = time.monotonic()
        if not connection.invalidated:
            raw = (await connection.get_raw_connection()).driver_connection
            if raw is not None:
                raw.terminate()
        await connection.invalidate()

    async def close(self) -> None:
        await self.reading.dispose()
        await self.writing.dispose()

    def _engine(self, connections: int) -> AsyncEngine:
        engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=self.connection,
            pool_size=connections,
            max_overflow=0,
            pool_timeout=self.patience,
        )

        @sa.event.listens_for(engine.sync_engine, "connect")
        def born(_connection: object, record: Any) -> None:
            record.info["born"] = time.monotonic()

        @sa.event.listens_for(engine.sync_engine, "checkout")
        def look(connection: Any, record: Any, _proxy: object) -> None:
            # Where one connection was lost, the others of that time are dead too: finding out takes seconds for each.
            if record.info["born"] <= self._lost_at:
                connection.driver_connection.terminate()
                raise sa.exc.DisconnectionError("older than the last loss")

        return engine


def database_at(url: str, patience: float) -> Database:
    """A file name or sqlite:/// address, or a postgresql:// address."""
    return PostgreSQL(url, patience) if is_postgresql(url) else SQLiteFile(sqlite_path(url), patience)


def is_postgresql(url: str) -> bool:
    return url.startswith(("postgresql://", "postgres://"))


def sqlite_path(url: str) -> Path:
    if "://" in url and not url.startswith("sqlite:///"):
        facts = {"where": without_password(url)}
        raise StoreProblem("store-address", "{where} is neither a file nor a postgresql:// address", facts)
    return Path(url.removeprefix("sqlite:///"))


def take_file(path: Path) -> sqlite3.Connection:
    """Lock an SQLite database against other servers, by a lock on an empty database beside it, until it is closed.

    It is the operating system's lock of this one process: gone when the process is, and not left to its children.
    """
    beside = path.with_name(path.name + ".lock")
    try:
        lock = sqlite3.connect(beside, timeout=0, isolation_level=None)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except BaseException:
            lock.close()
            raise
    except sqlite3.Error as problem:
        if "locked" in str(problem):
            raise StoreProblem("store-in-use", "another server is using {where}", {"where": str(path)}) from None
        raise cannot_open(str(path), problem) from problem
    return lock


def make_private(path: Path) -> None:
    """A file that is made here is for its owner only: there are secrets in it. SQLite's files beside it follow it."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def without_password(url: str) -> str:
    """An address without what is secret in it."""
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except (sa.exc.ArgumentError, ValueError):
        return url.split("://", 1)[0] + "://"
