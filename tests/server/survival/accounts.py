"""Sockets that write down everything: what was sent, and every word that was told. `judgement.py` compares it later."""

import zlib
from collections.abc import Iterator
from typing import Any, Self

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from server.running import Guest, Visit

ABRUPT = 1006  # no farewell: the process died
NEVER = 0  # we closed it ourselves


class Account:
    """Of one socket. Frames are kept packed: a long run hears many. The sockets of one browser follow each other."""

    def __init__(self, guest: str, table: str, browser: object) -> None:
        self.guest = guest
        self.table = table
        self.browser = browser
        self.hello: dict[str, Any] = {}
        self.sent: dict[int, tuple[str, dict[str, Any]]] = {}
        self.answers: dict[int, dict[str, Any]] = {}
        self.closed = NEVER
        self._frames: list[bytes] = []

    def hear(self, frame: str, told: dict[str, Any]) -> None:
        self._frames.append(zlib.compress(frame.encode(), 1))
        if told["tell"] in ("done", "refused"):
            self.answers[told["id"]] = told

    def frames(self) -> Iterator[bytes]:
        for packed in self._frames:
            yield zlib.decompress(packed)

    def tellings(self) -> Iterator[tuple[dict[str, Any], bytes]]:
        for frame in self.frames():
            yield msgspec.json.decode(frame), frame

    def unanswered(self) -> int:
        return sum(do != "hello" for do, _ in self.sent.values()) - len(self.answers)


class Witness(Visit):
    """A visit that testifies. It keeps nothing else, so that it may last."""

    def __init__(self, guest: Guest, table: str, url: str, browser: object = None) -> None:
        super().__init__(guest, table, url)
        self.account = Account(guest.name, table, browser or self)
        self.known = 0  # the number of the last thing heard of
        self.here: set[int] = set()

    async def __aenter__(self) -> Self:
        # Without a limit: who has not read everything would have to wait for the farewell.
        address = f"{self.url.replace('http', 'ws', 1)}/ws/tables/{self.table}"
        self._socket = await connect(
            address,
            additional_headers={"Cookie": self.guest.cookie},
            origin=Origin(self.url),
            max_size=None,
            max_queue=None,
        )
        return self

    async def hello(self, **what: Any) -> dict[str, Any]:
        self.account.hello = what
        return await super().hello(**what)

    async def send(self, do: str, **what: Any) -> int:
        # Written down first: what is on its way when the server dies may have been heard.
        self.account.sent[self._id + 1] = (do, what)
        try:
            return await super().send(do, **what)
        except ConnectionClosed as closed:
            self._note_farewell(closed)
            raise

    async def next(self) -> dict[str, Any]:
        try:
            told = await super().next()
        except ConnectionClosed as closed:
            self._note_farewell(closed)
            raise
        self.heard.clear()
        self.account.hear(self.frames.pop(), told)
        if told["tell"] in ("welcome", "presence"):
            self.here = set(told["here"])
        if told["tell"] in ("welcome", "update", "said"):
            self.known = told["line"]["number"] if told["tell"] == "said" else told["number"]
        return told

    def _note_farewell(self, closed: ConnectionClosed) -> None:
        """Whoever is speaking when it comes hears of it no less than who listens."""
        self.account.closed = closed.rcvd.code if closed.rcvd is not None else ABRUPT

    def hang_up(self) -> None:
        """Without a word, as a browser that loses its network."""
        self._socket.transport.abort()

    async def until_number(self, number: int) -> None:
        """Read on until everything up to this number has been heard of."""
        while self.known < number:
            await self.next()

    async def until_here(self, *people: int) -> None:
        """Read on until these people are here, and no others."""
        while self.here != set(people):
            await self.next()

    async def answer(self, id_: int) -> dict[str, Any]:
        """Read on until a command is answered."""
        while id_ not in self.account.answers:
            await self.next()
        return self.account.answers[id_]

    async def ask(self, do: str, **what: Any) -> dict[str, Any]:
        return await (super().ask(do, **what) if do == "hello" else self.answer(await self.send(do, **what)))
