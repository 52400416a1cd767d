"""An evening at one table: a whole match with everything people do there, and every word they were sent.

Four guests: one holds a seat, one holds two (a shared screen), one came as a player and found no seat, one watches.
Bots have the seats that are left.
"""

import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from typing import Any, NamedTuple

import httpx

from server.running import Guest
from server.watching import Watch

PAGES = ("record", "proof", "replay", "log", "picture.svg")
COMMANDS = 20  # on one socket; then somebody comes back with another, lest they speak too fast


class Page(NamedTuple):
    """What somebody got over HTTP, between two numbers of the table."""

    guest: Guest
    what: str
    seat: int | None
    after: int
    before: int
    answer: httpx.Response


class Evening:
    def __init__(self, guests: list[Guest], last: Callable[[str], int]) -> None:
        # The third is a player without a seat.
        self.owner, self.partner, self.onlooker, self.spectator = guests
        self.last = last  # the number of the last entry of a table
        self.table = ""
        self.watches: list[Watch] = []  # every socket there was
        self.now: dict[str, Watch] = {}  # the one each guest has now, by name
        self.pages: list[Page] = []
        self.refused: list[dict[str, Any]] = []
        self.taken_back = 0  # choices made at once
        self.went_back = 0  # by consent
        self._stack = AsyncExitStack()

    @property
    def guests(self) -> tuple[Guest, ...]:
        return self.owner, self.partner, self.onlooker, self.spectator

    async def play(self, game: str, options: dict[str, Any], seats: int, rng: random.Random, turns: int) -> None:
        """At most so many actions of people."""
        await self._open(game, options, seats)
        async with self._stack:
            for guest in self.guests:
                await self._come(guest)
            await self._sit_down(seats)
            for turn in range(turns):
                await self._rest()
                watch, seat = await self._somebody_awaited()
                if seat is None:
                    break
                await self._disturb(turn, watch, seat, rng)
                watch, seat = await self._somebody_awaited()
                if seat is None:
                    break
                await self._act(watch, seat, rng, take_back=turn % 3 == 0)
                await self._talk_and_look(turn, rng)
            await self._look_at_everything()
            for watch in self.now.values():
                await watch.hello()  # whatever was told before it has arrived then

    async def _open(self, game: str, options: dict[str, Any], seats: int) -> None:
        wish = [{"kind": "me"}] + [{"kind": "open"}] * min(2, seats - 1) + [{"kind": "bot"}] * (seats - 3)
        self.table = await self.owner.open(game, options=options, seats=wish)

    async def _come(self, guest: Guest, **hello: Any) -> None:
        if guest.name in self.now:
            await self.now[guest.name].__aexit__(None, None, None)
        watch = Watch(guest, self.table)
        await self._stack.enter_async_context(watch)
        self.watches.append(watch)
        self.now[guest.name] = watch
        if guest is self.owner and len(self.watches) == 1:
            await watch.hello()
            codes = watch.now["table"]
            await self.partner.join(code=codes["play_code"])
            await self.onlooker.join(code=codes["play_code"])
            await self.spectator.join(code=codes["watch_code"])
        else:
            await watch.hello(**hello)

    async def _sit_down(self, seats: int) -> None:
        partner = self.now[self.partner.name]
        for seat in range(1, min(3, seats)):
            assert (await partner.ask("sit", seat=seat, name=f"Two {seat}"))["tell"] == "done"
        assert (await self.now[self.owner.name].ask("start"))["tell"] == "done"
        for watch in self.now.values():
            await watch.until_phase("playing")

    async def _rest(self) -> None:
        for guest in self.guests:
            watch = self.now[guest.name]
            if watch.sent > COMMANDS:
                await self._come(guest, step=watch.now["step"], takebacks=watch.now["takebacks"])

    async def _somebody_awaited(self) -> tuple[Watch, int | None]:
        """Waits for bots. Who is awaited is asked of both who play: the later of the two is right."""
        players = [self.now[self.owner.name], self.now[self.partner.name]]
        while True:
            latest = max(watch.place for watch in players)
            for watch in players:
                await watch.wait_for(partial(_has_come_to, watch, latest))
            if players[0].over:
                return players[0], None
            for watch in players:
                if watch.awaited():
                    return watch, watch.awaited()[0]
            await players[0].wait_for(partial(_has_gone_beyond, players[0], latest))

    async def _act(self, watch: Watch, seat: int, rng: random.Random, *, take_back: bool) -> None:
        several = len(watch.now["table"]["actors"]) > 1
        answer = await watch.act(seat, rng.choice(watch.choices(seat)))
        if answer["tell"] == "refused":  # a bot was faster
            self.refused.append(answer)
            return
        if take_back and several:
            done = await watch.ask("undo", seen=answer["number"])
            self.taken_back += done["tell"] == "done"
        await watch.wait_for(lambda: watch.now["number"] >= answer["number"])

    async def _disturb(self, turn: int, watch: Watch, seat: int, rng: random.Random) -> None:
        """What is refused, and going back by consent."""
        number = watch.now["number"]
        if turn % 4 == 1:
            wrong: list[dict[str, Any]] = [
                {"do": "act", "seat": (seat + 1) % 6, "action": "pass", "seen": number},
                {"do": "act", "seat": seat, "action": "choose t t", "seen": number},
                {"do": "act", "seat": seat, "action": rng.choice(["play 3", "pass", "tile 0,0"]), "seen": 1},
                {"do": "chance", "outcome": "draw 3", "seen": number},
                {"do": "undo", "step": 0, "seen": number},
            ]
            for command in wrong:
                told = await self.now[rng.choice(self.guests).name].ask(**command)
                self.refused += [told] if told["tell"] == "refused" else []
        free = watch.now["you"]["undo"] is None or watch.now["you"]["undo"]["free"]
        if not free and (turn % 9 == 0 or (turn >= 4 and self.went_back == 0)):
            yes = self.went_back == 0
            asked = await watch.ask("undo", seen=watch.now["number"], ask=True)
            other = self.now[(self.partner if watch.guest is self.owner else self.owner).name]
            if asked["tell"] == "done":
                await other.wait_for(lambda: other.now["number"] >= asked["number"])
                if other.now["table"]["undo"] is not None:
                    answered = await other.ask("answer-undo", yes=yes)
                    self.went_back += yes and answered["tell"] == "done"

    async def _talk_and_look(self, turn: int, rng: random.Random) -> None:
        if turn % 5 == 2:
            await self.now[self.spectator.name].ask("say", room="gallery", text=f"psst {turn}")
            await self.now[self.owner.name].ask("say", text=f"aloud {turn}")
            if turn < 10:
                await self.now[self.partner.name].ask("mute", person=0, muted=turn % 2 == 0)
        if turn % 5 == 3:
            guest = rng.choice(self.guests)
            held = self.now[guest.name].now
            old = rng.randrange(held["step"] + 1)
            await self._come(guest, step=old, takebacks=held["takebacks"] + rng.choice([0, 0, 1, 50]))
        if turn == 6:
            await self._look_at_everything()

    async def _look_at_everything(self) -> None:
        for guest in self.guests:
            for what in PAGES:
                for seat in (None, 0, 1) if what in ("log", "picture.svg") else (None,):
                    await self._page(guest, what, seat)

    async def _page(self, guest: Guest, what: str, seat: int | None) -> None:
        after = self.last(self.table)
        query = {} if seat is None else {"seat": seat}
        answer = await guest.http.get(f"/api/tables/{self.table}/{what}", params=query)
        self.pages.append(Page(guest, what, seat, after, self.last(self.table), answer))


def _has_come_to(watch: Watch, place: tuple[int, int]) -> bool:
    return watch.place >= place


def _has_gone_beyond(watch: Watch, place: tuple[int, int]) -> bool:
    return watch.place > place
