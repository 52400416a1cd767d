"""A proxy before PostgreSQL that can cut the connection: at once, at a chosen word, or silently.

It runs in a thread of its own, so that a test may use it whatever its own loop does.

    with Proxy(url) as proxy:
        store = await Store.open(proxy.url)
        proxy.cut()       # connections break, new ones are refused ...
        proxy.mend()      # ... until now
        proxy.freeze()    # nothing passes and nobody is told ...
        proxy.thaw()      # ... until now; what was held back is lost with its connection
        proxy.cut_at(b"COMMIT", answered=True)   # the next COMMIT is carried out, its answer is lost
"""

import asyncio
import contextlib
import socket
import threading
from collections.abc import Callable
from types import TracebackType

import sqlalchemy as sa

CHUNK = 65536


class Proxy:
    def __init__(self, url: str) -> None:
        self._target = sa.make_url(url)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="proxy", daemon=True)
        self._door = socket.create_server(("127.0.0.1", 0))
        self._door.setblocking(False)
        self._port = self._door.getsockname()[1]
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._refusing = False
        self._frozen = False
        self._word = b""
        self._chill = b""
        self._answered = False
        self._stay = False
        self.cuts = 0  # how often the chosen word has cut

    def __enter__(self) -> "Proxy":
        self._loop.add_reader(self._door, self._knock)
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(self._stop(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    @property
    def url(self) -> str:
        address = self._target.set(host="127.0.0.1", port=self._port, query={"sslmode": "disable"})
        return address.render_as_string(hide_password=False)

    def cut(self) -> None:
        """Break every connection and refuse new ones until `mend`."""
        self._say(self._cut)

    def mend(self) -> None:
        self._say(lambda: setattr(self, "_refusing", False))

    def sever(self) -> None:
        """Break every connection; new ones are welcome."""
        self._say(self._sever)

    def freeze(self) -> None:
        """Nothing passes any more, and nobody is told, until `thaw`."""
        self._say(lambda: setattr(self, "_frozen", True))

    def thaw(self) -> None:
        """New connections work again. Those that were silent stay so, as behind a router that has forgotten them."""
        self._say(lambda: setattr(self, "_frozen", False))

    def cut_at(self, word: bytes, *, answered: bool, stay: bool = False) -> None:
        """Break every connection when a client next says `word`: before the server hears it, or (`answered`) when the
        server has answered and the client has not heard. `stay`: refuse new ones until `mend`."""
        self._say(lambda: self._set_word(word, answered, stay))

    def freeze_at(self, word: bytes) -> None:
        """Freeze when a client next says `word`; the server does not hear it."""
        self._say(lambda: setattr(self, "_chill", word))

    def _say(self, what: Callable[[], object]) -> None:
        done = threading.Event()

        def run() -> None:
            what()
            done.set()

        self._loop.call_soon_threadsafe(run)
        done.wait()

    def _set_word(self, word: bytes, answered: bool, stay: bool) -> None:
        self._word, self._answered, self._stay = word, answered, stay

    def _cut(self) -> None:
        self._refusing = True
        self._sever()

    def _sever(self) -> None:
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()

    def _at_the_word(self) -> None:
        self.cuts += 1
        self._refusing = self._refusing or self._stay
        self._sever()

    def _knock(self) -> None:
        # Not asyncio's server: it loses whoever has knocked but is not yet inside when it is closed.
        with contextlib.suppress(OSError):
            guest, _ = self._door.accept()
            task = self._loop.create_task(self._accept(guest))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _stop(self) -> None:
        self._loop.remove_reader(self._door)
        self._door.close()
        await asyncio.sleep(0)  # a task cancelled before its first step would not close what it was given
        self._sever()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _accept(self, guest: socket.socket) -> None:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(sock=guest)
            try:
                await self._join(reader, writer)
            finally:
                writer.transport.abort()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._refusing:
            return
        if self._frozen:
            self._open.add(writer)
            await asyncio.Event().wait()
        above_reader, above_writer = await self._reach()
        doomed = asyncio.Event()  # the word was said: the server's next answer is the last thing that happens
        both = (writer, above_writer)
        self._open.update(both)
        up = asyncio.create_task(self._carry(reader, above_writer, doomed, upwards=True))
        down = asyncio.create_task(self._carry(above_reader, writer, doomed, upwards=False))
        try:
            await asyncio.wait({up, down}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            up.cancel()
            down.cancel()
            await asyncio.gather(up, down, return_exceptions=True)
            self._open.difference_update(both)
            above_writer.transport.abort()

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host = self._target.query.get("host") or self._target.host or "127.0.0.1"
        assert isinstance(host, str)
        port = self._target.port or 5432
        if host.startswith("/"):
            return await asyncio.open_unix_connection(f"{host}/.s.PGSQL.{port}")
        return await asyncio.open_connection(host, port)

    async def _carry(
        self, source: asyncio.StreamReader, sink: asyncio.StreamWriter, doomed: asyncio.Event, *, upwards: bool
    ) -> None:
        while data := await source.read(CHUNK):
            if upwards and self._chill and self._chill in data:
                self._chill, self._frozen = b"", True
            if self._frozen:  # for this connection, for ever
                await asyncio.Event().wait()
            if upwards and self._word and self._word in data:
                self._word = b""
                if not self._answered:
                    self._at_the_word()
                    return
                doomed.set()
            elif not upwards and doomed.is_set():
                self._at_the_word()
                return
            sink.write(data)
            await sink.drain()
