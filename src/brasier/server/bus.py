"""What the processes of one house tell each other, and which of them keeps a table.

With SQLite there is one process: nothing to tell, and it keeps everything (`Alone`). With PostgreSQL each process has
one connection of its own for both (`Bus`): LISTEN and NOTIFY carry announcements, and a table is kept by whoever has
its advisory lock. The database gives both up together with the connection; so a process that dies is replaced, and one
that was cut off hears from `healed` that it has missed something.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec

from brasier.server.database import PostgreSQL, lost, pauses, why

log = logging.getLogger("brasier.store")

CHANNEL: Final = "brasier"
LONGEST_ANNOUNCEMENT: Final = 7000  # bytes; PostgreSQL takes 8,000 with what stands before it
HEARTBEAT_SECONDS: Final = 5.0
MOST_WAITING: Final = 1000  # announcements; what is older is not worth telling

Hear = Callable[[dict[str, Any]], None]
Healed = Callable[[], None]


class Line(Protocol):
    def hear(self, message: dict[str, Any]) -> None: ...
    def listen(self, callback: Hear, healed: Healed) -> None: ...
    async def announce(self, message: dict[str, Any]) -> None: ...
    async def hold(self, table: str) -> bool: ...
    def holds(self, table: str) -> bool: ...
    async def release(self, table: str) -> None: ...
    async def close(self) -> None: ...


class Voice(Protocol):
    """Whoever announces in the name of this process; what bears its mark need not be heard."""

    sender: str


class Alone:
    """The only process there is. It hears of nothing but what it wrote itself when nobody waited for it any more."""

    def __init__(self) -> None:
        self._hear: Hear | None = None

    def hear(self, message: dict[str, Any]) -> None:
        _pass_on(self._hear, message)

    def listen(self, callback: Hear, healed: Healed) -> None:
        self._hear = callback

    async def announce(self, message: dict[str, Any]) -> None:
        encode(message)

    async def hold(self, table: str) -> bool:
        return True

    def holds(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass

    async def close(self) -> None:
        pass


class Bus:
    """One of several processes, on a connection that is made anew whenever it breaks."""

    def __init__(self, database: PostgreSQL, voice: Voice) -> None:
        """See `open`."""
        self._database = database
        self._voice = voice
        self._connection: Any = None
        self._talking = asyncio.Lock()  # a connection does one thing at a time
        self._stirred = asyncio.Event()
        self._waiting: deque[str] = deque(maxlen=MOST_WAITING)
        self._held: set[str] = set()
        self._hear: Hear | None = None
        self._healed: Healed | None = None
        self._task: asyncio.Task[None] | None = None

    @staticmethod
    async def open(database: PostgreSQL, voice: Voice) -> "Bus":
        bus = Bus(database, voice)
        await bus._connect()
        bus._task = asyncio.create_task(bus._tend(), name="brasier bus")
        return bus

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
        connection, self._connection = self._connection, None
        self._held.clear()
        if connection is not None:
            try:
                await connection.close(timeout=2)
            except Exception:
                connection.terminate()

    def hear(self, message: dict[str, Any]) -> None:
        _pass_on(self._hear, message)

    def listen(self, callback: Hear, healed: Healed) -> None:
        self._hear, self._healed = callback, healed

    async def announce(self, message: dict[str, Any]) -> None:
        self._waiting.append(announcement(self._voice.sender, message))
        self._stirred.set()

    def holds(self, table: str) -> bool:
        return table in self._held

    async def hold(self, table: str) -> bool:
        async with self._talking:
            if table in self._held:
                return True
            if await self._ask("SELECT pg_try_advisory_lock(hashtextextended($1, 0))", table):
                self._held.add(table)
            return table in self._held

    async def release(self, table: str) -> None:
        async with self._talking:
            if table in self._held:
                self._held.discard(table)
                await self._ask("SELECT pg_advisory_unlock(hashtextextended($1, 0))", table)

    async def _connect(self) -> None:
        connection = await self._database.connection()
        try:
            await connection.add_listener(CHANNEL, self._heard)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(self._broken)
        self._connection = connection

    def _broken(self, connection: Any) -> None:
        """The connection is gone, and with it everything it held."""
        if connection is self._connection:
            self._connection = None
            self._held.clear()
            self._stirred.set()

    async def _ask(self, query: str, argument: object) -> Any:
        """One answer, or None when the line is broken; it is given up at once, because what it holds is unknown."""
        connection = self._connection
        if connection is None:
            return None
        try:
            return await connection.fetchval(query, argument)
        except BaseException as problem:
            self._broken(connection)
            connection.terminate()
            if isinstance(problem, Exception) and lost(problem):
                return None
            raise

    async def _tend(self) -> None:
        """Send what is to be announced, feel the pulse of the connection, and make a new one when it is dead."""
        while True:
            if self._connection is None:
                await self._reconnect()
            with suppress(TimeoutError):
                async with asyncio.timeout(HEARTBEAT_SECONDS):
                    await self._stirred.wait()
            self._stirred.clear()
            said = [self._waiting.popleft() for _ in range(len(self._waiting))]
            async with self._talking:
                try:
                    # With nothing to say this is the heartbeat.
                    await self._ask(f"SELECT count(pg_notify('{CHANNEL}', said)) FROM unnest($1::text[]) AS said", said)
                except Exception:
                    log.exception("the line to the other processes is given up and made anew")

    async def _reconnect(self) -> None:
        log.warning("the line to the other processes is broken")
        for pause in pauses():
            try:
                await self._connect()
                break
            except Exception as problem:
                log.debug("no new line yet: %s", why(problem))
            await asyncio.sleep(pause)
        log.warning("the line to the other processes is back")
        if self._healed is not None:
            try:
                self._healed()
            except Exception:
                log.exception("whoever listens could not bear that the line is back")

    def _heard(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        sender, _, text = str(payload).partition(" ")
        if sender != self._voice.sender:
            self.hear(msgspec.json.decode(text))


def _pass_on(hear: Hear | None, message: dict[str, Any]) -> None:
    if hear is not None:
        try:
            hear(message)
        except Exception:
            log.exception("whoever listens could not bear %s", message)


def encode(message: dict[str, Any]) -> str:
    body = msgspec.json.encode(message)
    if len(body) > LONGEST_ANNOUNCEMENT:
        raise ValueError(f"an announcement of {len(body)} bytes is too long")
    return body.decode()


def announcement(sender: str, message: dict[str, Any]) -> str:
    return f"{sender} {encode(message)}"
