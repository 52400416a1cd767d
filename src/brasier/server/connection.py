"""One socket: a person at a table. It reads no faster than it may and never makes the table wait.

What is told goes into a bounded queue and is written by a task of its own. Whoever reads too slowly is dropped and can
come back: `hello` gives the rest. Whoever writes too fast is dropped too.
"""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from brasier.server import wire
from brasier.server.limits import Bucket

UNREADABLE = 4400
NO_GUEST = 4401
NOT_ADMITTED = 4403
NO_TABLE = 4404
TOO_SLOW = 4408
GONE = 4410
TOO_MANY = 4429
RESTART = 1012

MOST_WAITING = 256  # messages
MOST_WAITING_BYTES = 4_000_000
BURST = 40  # messages at once,
EACH_SECOND = 10.0  # and each second
MOST_UNREADABLE = 10

_DECODER: msgspec.json.Decoder[wire.AnyCommand] = msgspec.json.Decoder(wire.AnyCommand, strict=True)
_ENCODER = msgspec.json.Encoder()


class Closed(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    def __init__(self, socket: WebSocket, person: str) -> None:
        self.socket = socket
        self.person = person  # the guest's id
        self.since = time.monotonic()
        self.greeted = False  # has said hello: is told what happens
        self.close_code: int | None = None
        self._queue: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0  # bytes in the queue
        self._bucket = Bucket(BURST, EACH_SECOND, time.monotonic())
        self._unreadable = 0
        self._tasks: list[asyncio.Task[None]] = []

    # ---- telling

    def tell(self, telling: wire.AnyTelling) -> None:
        self.tell_bytes(_ENCODER.encode(telling))

    def tell_bytes(self, message: bytes) -> None:
        """Put into the queue; never waits."""
        if self.close_code is not None:
            return
        if self._queue.qsize() >= MOST_WAITING or self._waiting + len(message) > MOST_WAITING_BYTES:
            self.close(TOO_SLOW)
            return
        self._waiting += len(message)
        self._queue.put_nowait(message)

    def close(self, code: int, *, after_the_rest: bool = False) -> None:
        """Close the socket, at once or when what is in the queue has been sent."""
        if self.close_code is not None:
            return
        self.close_code = code
        if after_the_rest:
            self._queue.put_nowait(None)
        else:
            for task in self._tasks:
                task.cancel()

    async def run(self, read: Callable[["Connection"], Awaitable[None]]) -> None:
        """Read and write until one of both ends, then close."""

        async def reading() -> None:
            await read(self)

        self._tasks = [asyncio.create_task(reading()), asyncio.create_task(self._write())]
        try:
            await asyncio.wait(self._tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in self._tasks:
                task.cancel()
            results = await asyncio.gather(*self._tasks, return_exceptions=True)
        for result in results:
            if isinstance(result, Closed):
                self.close_code = self.close_code or result.code
            elif isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect):
                raise result
        if self.close_code is not None:
            # Whoever does not read does not read a farewell either.
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self.socket.close(self.close_code), timeout=1.0)

    async def _write(self) -> None:
        while (message := await self._queue.get()) is not None:
            self._waiting -= len(message)
            try:
                await self.socket.send({"type": "websocket.send", "text": message.decode()})
            except (RuntimeError, OSError) as closed:  # it went away in the middle of a word
                raise WebSocketDisconnect() from closed

    # ---- hearing

    async def hear(self) -> wire.AnyCommand:
        """The next command that can be read; those that cannot are refused here. Raises `Closed`."""
        while True:
            try:
                message = await self.socket.receive()
            except RuntimeError as closed:  # Starlette's word for: it is closed already
                raise WebSocketDisconnect() from closed
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1005))
            if not self._bucket.take(time.monotonic()):
                raise Closed(TOO_MANY)
            data = message.get("text") or message.get("bytes") or b""
            try:
                return _DECODER.decode(data)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as wrong:
                self._unreadable += 1
                if self._unreadable > MOST_UNREADABLE:
                    raise Closed(UNREADABLE) from None
                detail = str(wrong)[:200]
                self.tell(wire.Refused(id=None, code="bad-request", rule="", facts={"detail": detail}))
