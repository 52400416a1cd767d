"""A real server in a process of its own, and real guests: HTTP through httpx, sockets through websockets."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import brasier

SOURCES = Path(brasier.__file__).parents[1]  # what the tests import is what runs: the sources, or what is installed
ANSWERS = ("done", "refused", "welcome", "advised")
ANSWER = 30.0  # seconds after which an answer is taken to be missing


class RunningServer:
    """`brasier serve` as a host runs it. `url` is what it printed."""

    def __init__(self, database: str, *arguments: str, port: int = 0, pace: str = "0", log: Path | None = None) -> None:
        self.database = database
        self.arguments = arguments
        self.pace = pace
        self.port = port
        self.log = log
        self.process: subprocess.Popen[str]
        self.url = ""
        self.start()

    def start(self) -> None:
        """Start (again): at the same port, once it has one."""
        command = [
            sys.executable, "-m", "brasier", "serve", "--port", str(self.port), "--database", self.database,
            "--pace", self.pace, "--log", "json", "--lang", "en", *self.arguments,
        ]  # fmt: skip
        environment = {**os.environ, "PYTHONPATH": str(SOURCES)}
        with Path(self.log or os.devnull).open("a", encoding="utf-8") as errors:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True, env=environment)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert said.startswith("Brasier is open at "), f"the server said {said!r}"
        self.url = said.split()[-1]
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """As if the plug were pulled."""
        self.process.kill()
        self._bury()

    def stop(self) -> int:
        """As a host stops it; the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self._bury()

    def _bury(self) -> int:
        status = self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return status


@contextmanager
def running(database: str, *arguments: str, pace: str = "0", log: Path | None = None) -> Iterator[RunningServer]:
    server = RunningServer(database, *arguments, pace=pace, log=log)
    try:
        yield server
    finally:
        server.stop()


class Guest:
    """Somebody with a browser: a cookie and a name."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=ANSWER)

    @classmethod
    async def come(cls, url: str, name: str) -> Self:
        guest = cls(url, name)
        assert (await guest.http.get("/api/me")).status_code == 200
        assert (await guest.http.put("/api/me", json={"name": name})).status_code == 200
        return guest

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def open(self, game: str, **wish: Any) -> str:
        """Open a table; its id."""
        answer = await self.http.post("/api/tables", json={"game": game, **wish})
        assert answer.status_code == 201, answer.text
        table: str = answer.json()["table"]
        return table

    async def join(self, **wish: Any) -> str:
        answer = await self.http.post("/api/join", json=wish)
        assert answer.status_code == 200, answer.text
        table: str = answer.json()["table"]
        return table

    @asynccontextmanager
    async def at(self, table: str, *, url: str | None = None, **hello: Any) -> AsyncIterator["Visit"]:
        """A socket at a table, greeted."""
        async with Visit(self, table, url or self.url) as visit:
            await visit.hello(**hello)
            yield visit

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()


class Visit:
    """One socket. Keeps everything it was told, in order (`heard`), and what it knows now (`now`)."""

    def __init__(self, guest: Guest, table: str, url: str) -> None:
        self.guest = guest
        self.table = table
        self.url = url
        self.heard: list[dict[str, Any]] = []
        self.frames: list[str] = []
        self.now: dict[str, Any] = {}  # the last welcome or update
        self.told: dict[int | None, dict[str, Any]] = {}  # the last view and choices of each pair of eyes
        self._id = 0
        self._socket: ClientConnection
        self._read = 0

    async def __aenter__(self) -> Self:
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{self.table}"
        headers = {"Cookie": self.guest.cookie}
        self._socket = await connect(address, additional_headers=headers, origin=self.url, max_size=None)  # type: ignore[arg-type]  # an origin is a str there too
        return self

    async def __aexit__(self, kind: type[BaseException] | None, _: object, __: TracebackType | None) -> None:
        await self._socket.close()

    async def hello(self, **what: Any) -> dict[str, Any]:
        return await self.ask("hello", **what)

    async def send(self, do: str, **what: Any) -> int:
        """Send a command without waiting; its id."""
        self._id += 1
        await self._socket.send(json.dumps({"do": do, "id": self._id, **what}))
        return self._id

    async def send_raw(self, message: str | bytes) -> None:
        await self._socket.send(message)

    async def ask(self, do: str, **what: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        id_ = await self.send(do, **what)
        return await self.until(lambda told: told.get("id") == id_ and told["tell"] in ANSWERS)

    async def act(self, seat: int, action: str) -> dict[str, Any]:
        return await self.ask("act", seat=seat, action=action, seen=self.now["number"])

    async def next(self) -> dict[str, Any]:
        """The next telling; raises `ConnectionClosed`."""
        frame = await asyncio.wait_for(self._socket.recv(decode=True), ANSWER)
        assert isinstance(frame, str)
        self.frames.append(frame)
        told: dict[str, Any] = json.loads(frame)
        self.heard.append(told)
        if told["tell"] in ("welcome", "update"):
            self.now = told
            for seen in told["told"]:
                self.told[seen["seat"]] = seen
        return told

    async def until(self, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Read on until something is told."""
        while True:
            told = await self.next()
            if is_it(told):
                return told

    async def until_phase(self, phase: str) -> dict[str, Any]:
        if self.now.get("table", {}).get("phase") == phase:
            return self.now
        return await self.until(lambda told: told.get("table", {}).get("phase") == phase)

    async def until_closed(self) -> int:
        """Read on until the server closes; the close code."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    def choices(self, seat: int) -> list[str]:
        """What a seat may do now, as far as this visit was told."""
        return [choice["action"] for choice in self.told[seat]["choices"]] if seat in self.told else []

    def awaited(self) -> list[int]:
        """Own seats the match waits for."""
        mine = self.now["you"]["seats"]
        return [
            seat
            for seat in self.now["table"]["actors"]
            if seat in mine and not self.now["table"]["seats"][seat]["away"]
        ]
