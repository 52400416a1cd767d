"""People who play without pause at several tables, talk, take back, come back when the server dies; and testify."""

import asyncio
import random
import time
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.running import Guest
from server.survival.accounts import Account, Witness

EACH = 0.12  # seconds between two messages of one socket: a little less than the server bears
LISTEN = 0.2  # seconds to wait for news before doing something oneself
LATE = 60.0  # seconds after which what is awaited is not going to happen
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Crowd:
    """Everybody. `urls` are the processes that can be reached; who is thrown out tries the next one."""

    def __init__(self, urls: list[str], seed: int) -> None:
        self.urls = urls
        self.rng = random.Random(seed)
        self.guests: list[Guest] = []
        self.players: list[Player] = []
        self.enough = asyncio.Event()
        self.last_round = asyncio.Event()  # nobody leaves, and who is thrown out does not come back
        self.sent = asyncio.Event()  # somebody waits for an answer
        self._lines = 0

    async def gather(self) -> None:
        """Four people, four tables: every game, people against each other, bots, a clock, a spectator."""
        ada, ben, cy, dot = self.guests = [await Guest.come(self.urls[0], name) for name in ("Abe", "Ben", "Cy", "Dot")]
        bot, free, mine = {"kind": "bot", "level": "easy"}, {"kind": "open"}, {"kind": "me"}
        clock = {"kind": "match", "seconds": 86_400, "back": 5}
        tables = (
            (ada, await ada.open("tails", options={"players": 3}, seats=[mine, free, bot]), (ben,), (dot,)),
            (ben, await ben.open("feurio", options={"players": 3}, seats=[mine, free, bot], clock=clock), (cy,), ()),
            (cy, await cy.open("flashpoint", options={"firefighters": 3}, seats=[mine, bot, free]), (ada,), ()),
        )
        for owner, table, others, watching in tables:
            await self._sit_down(owner, table, others, watching)
        watched = await dot.open("tails", options={"players": 3}, seats=[bot, bot, bot])
        self.players.append(Player(self, dot, watched))

    async def _sit_down(self, owner: Guest, table: str, others: tuple[Guest, ...], watching: tuple[Guest, ...]) -> None:
        opening = Player(self, owner, table)
        async with Witness(owner, table, opening.url) as visit:
            opening.accounts.append(visit.account)
            told = (await visit.hello())["table"]
            for guest in others:
                await guest.join(code=told["play_code"])
                player = Player(self, guest, table)
                async with Witness(guest, table, player.url) as other:
                    player.accounts.append(other.account)
                    seats = (await other.hello())["table"]["seats"]
                    open_seat = next(seat["seat"] for seat in seats if seat["holder"] == "open")
                    sat = await other.ask("sit", seat=open_seat)
                    await visit.until_number(sat["number"])
                self.players.append(player)
            for guest in watching:
                await guest.join(code=told["watch_code"])
                self.players.append(Player(self, guest, table))
            assert (await visit.ask("start"))["tell"] == "done"
        self.players.append(opening)

    async def play(self) -> None:
        """Until there is `enough`."""
        await asyncio.gather(*(player.play() for player in self.players))

    async def stay_together(self) -> None:
        """From now on everybody is at a table until thrown out."""
        self.last_round.set()
        async with asyncio.timeout(LATE):
            while not all(player.there for player in self.players):
                await asyncio.sleep(LISTEN)

    async def until_answered(self, times: int) -> None:
        """Until the servers have answered so often from now on."""
        before = self._answers()
        async with asyncio.timeout(LATE):
            while self._answers() < before + times:
                await asyncio.sleep(LISTEN)

    def _answers(self) -> int:
        return sum(len(account.answers) for account in self.accounts)

    async def look_in(self) -> None:
        """One last look at everything, without haste."""
        for player in self.players:
            await player.look_in()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for guest in self.guests:
            await guest.http.aclose()

    @property
    def accounts(self) -> list[Account]:
        return [account for player in self.players for account in player.accounts]

    def next_line(self, who: str) -> str:
        """No two lines are the same."""
        self._lines += 1
        return f"{who} says {self._lines}"


class Player:
    """Somebody at a table, and at the next one when the match is over."""

    def __init__(self, crowd: Crowd, guest: Guest, table: str) -> None:
        self.crowd = crowd
        self.guest = guest
        self.table = table
        self.accounts: list[Account] = []
        self.url = crowd.urls[len(crowd.players) % len(crowd.urls)]
        self.strange: list[str] = []  # what a server that dies does not explain
        self.there = False
        self._holds: dict[str, Any] = {}  # what `hello` says
        self._pending: int | None = None
        self._sent = 0.0

    async def play(self) -> None:
        while not self.crowd.enough.is_set():
            visit = Witness(self.guest, self.table, self.url, self)
            try:
                async with visit:
                    self.accounts.append(visit.account)
                    await visit.hello(**self._holds)
                    self.there = True
                    await self._stay(visit)
            except BROKEN as broken:
                self._note_the_end(visit, broken)
                if self.there and self.crowd.last_round.is_set():
                    return
                await asyncio.sleep(0.05)
            finally:
                self.there = False

    async def look_in(self) -> None:
        async with Witness(self.guest, self.table, self.url, self) as visit:
            self.accounts.append(visit.account)
            await visit.hello(**self._holds)

    def _note_the_end(self, visit: Witness, broken: BaseException) -> None:
        self.url = self.crowd.urls[(self.crowd.urls.index(self.url) + 1) % len(self.crowd.urls)]
        if visit.account.closed not in (0, 1006, 1012):
            self.strange.append(f"{self.guest.name} at {self.table}: closed with {visit.account.closed}")
        if isinstance(broken, InvalidHandshake) and "403" in str(broken):
            self.strange.append(f"{self.guest.name} at {self.table}: {broken}")

    async def _stay(self, visit: Witness) -> None:
        self._pending = None
        while not self.crowd.enough.is_set():
            self._holds = {"step": visit.now["step"], "takebacks": visit.now["takebacks"]}
            if self._may_speak():
                if visit.now["table"]["phase"] == "over" and await self._go_on(visit):
                    return
                await self._do_something(visit)
            try:
                told = await asyncio.wait_for(visit.next(), LISTEN)
            except TimeoutError:
                continue
            if told.get("id") == self._pending:
                self._pending = None

    def _may_speak(self) -> bool:
        return self._pending is None and time.monotonic() - self._sent > EACH

    async def _go_on(self, visit: Witness) -> bool:
        """To the next table, if there is one; where only bots played, one opens it oneself."""
        if self.crowd.last_round.is_set():
            return False
        self.there = False  # on the way
        table = visit.now["table"]
        following = table["next"]
        if following is None and all(seat["holder"] == "bot" for seat in table["seats"]):
            following = await self._open_another(table)
        if following is None:
            self.there = True
            return False
        self.table, self._holds = following, {}
        return True

    async def _open_another(self, table: dict[str, Any]) -> str | None:
        """None: whoever opened so many has to wait a little."""
        wish = {"game": table["game"], "options": table["options"], "seats": [{"kind": "bot"}] * len(table["seats"])}
        self._sent = time.monotonic()
        try:
            answer = await self.guest.http.post("/api/tables", json=wish)
        except httpx.TransportError as broken:
            raise OSError from broken
        return answer.json()["table"] if answer.status_code == 201 else None

    async def _do_something(self, visit: Witness) -> None:
        rng, table, seats = self.crowd.rng, visit.now["table"], visit.now["you"]["seats"]
        if table["phase"] == "over":
            if seats:
                await self._send(visit, "rematch")
        elif table["undo"] is not None and visit.now["you"]["person"] in table["undo"]["awaited"]:
            await self._send(visit, "answer-undo", yes=rng.random() < 0.7)
        elif rng.random() < 0.07:
            room = "table" if seats else "gallery"
            if table["phase"] == "playing":
                await self._send(visit, "say", room=room, text=self.crowd.next_line(self.guest.name))
        elif (undo := visit.now["you"]["undo"]) is not None and rng.random() < 0.05:
            await self._send(visit, "undo", seen=visit.now["number"], ask=not undo["free"])
        elif awaited := visit.awaited():
            seat = rng.choice(awaited)
            if choices := visit.choices(seat):
                await self._send(visit, "act", seat=seat, action=rng.choice(choices), seen=visit.now["number"])

    async def _send(self, visit: Witness, do: str, **what: Any) -> None:
        self._sent = time.monotonic()
        self._pending = await visit.send(do, **what)
        self.crowd.sent.set()
