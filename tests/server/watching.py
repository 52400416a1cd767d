"""Watching a table: guests that keep every frame they are sent, and the truth that the stored entries tell.

`Truth` folds the entries with the core alone, without a look at the server's own fold or at its gate. So whatever the
server tells too much, or too little, shows when the two are laid side by side.
"""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, Self

import msgspec
from websockets.exceptions import ConnectionClosed

from brasier.core.chance import ManualDealer, SeededDealer
from brasier.core.game import CHANCE, Fact, State
from brasier.core.match import Match
from brasier.games import find
from brasier.server import entries
from brasier.server.entries import AnyEntry, read_entry
from brasier.server.wire import MySeat
from server.running import ANSWER, Guest, Visit


class Moment(NamedTuple):
    """A table after one entry, as far as this concerns what may be told."""

    entry: AnyEntry
    moved: bool  # the match is not as it was
    since: int  # events after this step are new
    back_to: int | None
    holders: tuple[str, ...]  # the guest on each seat; '': nobody, or a bot
    roles: dict[str, str]  # of the guests that were let in
    seed: str | None  # what nobody may hear before the end
    state: State | None
    facts: tuple[list[Fact], ...]
    steps: tuple[tuple[int, str], ...]  # seat and action

    @property
    def over(self) -> bool:
        return self.state is not None and self.state.outcome() is not None

    def seats_of(self, guest: str) -> tuple[int, ...]:
        return tuple(seat for seat, holder in enumerate(self.holders) if holder == guest)


class Truth:
    """What happened at a table, entry after entry: `moments[0]` is number 1."""

    def __init__(self, happened: list[AnyEntry]) -> None:
        opened = happened[0]
        assert isinstance(opened, entries.Opened)
        self.opened = opened
        self.game = find(opened.game)
        self.options = self.game.options(opened.options)
        self.match: Match | None = None
        holders = [opened.by if isinstance(seat, MySeat) else "" for seat in opened.seats]
        roles = {opened.by: "player"}
        seed: str | None = None
        self.moments: list[Moment] = []
        for entry in happened:
            moved, since, back_to = False, 0, None
            match entry:
                case entries.Admitted():
                    roles[entry.by] = entry.role
                case entries.Sat():
                    holders[entry.seat] = entry.by
                case entries.Left() | entries.Unseated() | entries.BotSat():
                    holders[entry.seat] = ""
                case entries.Started():
                    dealer = ManualDealer() if entry.seed is None else SeededDealer(entry.seed)
                    self.match = Match(self.game, self.options, dealer=dealer)
                    self.match.follow([*opened.steps, *entry.steps])
                    moved, seed = True, entry.seed
                case entries.Stepped():
                    assert self.match is not None
                    moved, since = True, len(self.match.steps)
                    self.match.follow(entry.steps)
                case entries.Undone():
                    assert self.match is not None
                    (self.match.leave_out if entry.alone else self.match.undo)(entry.step)
                    moved, since, back_to = True, entry.step, entry.step
            match_now = self.match
            self.moments.append(
                Moment(
                    entry=entry,
                    moved=moved,
                    since=since,
                    back_to=back_to,
                    holders=tuple(holders),
                    roles=dict(roles),
                    seed=seed,
                    state=None if match_now is None else match_now.state.clone(),
                    facts=() if match_now is None else tuple(match_now.facts),
                    steps=() if match_now is None else tuple((step.seat, step.action) for step in match_now.steps),
                )
            )

    @classmethod
    def stored(cls, database: Path, table: str) -> "Truth":
        """From the file a server keeps its tables in."""
        with contextlib.closing(sqlite3.connect(database)) as connection:
            rows = connection.execute("SELECT body FROM entries WHERE table_id = ? ORDER BY number", (table,))
            return cls([read_entry(body) for (body,) in rows])

    @property
    def last(self) -> int:
        return len(self.moments)

    def at(self, number: int) -> Moment:
        return self.moments[number - 1]

    def told(self, number: int, guest: str, since: int) -> list[dict[str, Any]]:
        """What a guest may be told at a number of what happened after a step: all of it, and no more."""
        moment = self.at(number)
        if moment.state is None:
            return []
        state, told = moment.state, []
        for seat in moment.seats_of(guest) or (None,):
            told.append(
                {
                    "seat": seat,
                    "view": plain(self.game.view(state, seat)),
                    "choices": [] if seat is None else plain(self.game.choices(state, seat)),
                    "paths": [] if seat is None else plain(self.game.paths(state, seat)),
                    "events": self.events(number, seat, since),
                    "chances": self._chances(state),
                }
            )
        return told

    def _chances(self, state: State) -> list[str]:
        """What somebody with the real box may say; where there are secrets it could tell one."""
        if self.opened.dice == "sealed" or self.game.has_secrets(self.options):
            return []
        return [self.game.write(state, CHANCE, outcome) for outcome, _ in state.chances()]

    def events(self, number: int, seat: int | None, since: int = 0) -> Any:
        facts = [fact for step in self.at(number).facts[since:] for fact in step]
        return plain(self.game.events(self.options, facts, seat))

    def picture(self, number: int, seat: int | None) -> str:
        state = self.at(number).state
        assert state is not None
        return self.game.draw_svg(self.game.view(state, seat))


def plain(value: Any) -> Any:
    """As it arrives: written as JSON and read again."""
    return json.loads(msgspec.json.encode(value))


class Watch(Visit):
    """A visit that reads by itself, so that no frame is missed."""

    def __init__(self, guest: Guest, table: str) -> None:
        super().__init__(guest, table, guest.url)
        self._news = asyncio.Condition()
        self._reader: asyncio.Task[None]
        self.closed: ConnectionClosed | None = None

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        self._reader = asyncio.create_task(self._read_on())
        return self

    async def __aexit__(self, *what: Any) -> None:
        await super().__aexit__(*what)
        await self._reader

    async def _read_on(self) -> None:
        try:
            while True:
                await self.next()
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed as closed:
            self.closed = closed
            async with self._news:
                self._news.notify_all()

    async def wait_for(self, is_so: Callable[[], bool]) -> None:
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(lambda: is_so() or self.closed is not None), ANSWER)
            assert is_so(), self.closed

    async def until(self, is_it: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The last telling of that kind, waited for."""
        found: list[dict[str, Any]] = []

        def look() -> bool:
            found[:] = [told for told in reversed(self.heard) if is_it(told)][:1]
            return bool(found)

        await self.wait_for(look)
        return found[0]

    @property
    def sent(self) -> int:
        """Commands so far."""
        return self._id

    @property
    def place(self) -> tuple[int, int]:
        """How far the match has come, as far as this visit was told: it only grows."""
        return self.now["takebacks"], self.now["step"]

    @property
    def over(self) -> bool:
        return bool(self.now["table"]["phase"] == "over")


def last_number(database: Path, table: str) -> int:
    """Of the entries stored so far."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        found: int = connection.execute("SELECT max(number) FROM entries WHERE table_id = ?", (table,)).fetchone()[0]
    return found


def id_of(guest: Guest) -> str:
    """Who a guest is to the server: the part of the cookie before its signature."""
    return guest.http.cookies["brasier"].rpartition(".")[0]
