"""The house: what happens at a table without anybody asking. Bots move, clocks run out, questions lapse.

One process keeps a table (`Store.hold`) and does its duties; should it die, another takes over. Two that both believe
they keep a table do no harm: the second entry finds its number taken. A table nobody is connected to is found by the
time its next duty is due, which is stored beside its entries.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial

from brasier.bots import Thought
from brasier.server import entries, rulings
from brasier.server.duties import Duty, next_duty
from brasier.server.entries import AnyEntry
from brasier.server.hub import Hub, Live, NoTable, now_ms
from brasier.server.presence import REPEAT
from brasier.server.settings import Settings
from brasier.server.store import Away
from brasier.server.table import Table
from brasier.server.thinking import Thinkers

LOOK = 5.0  # seconds between looks for tables whose duties nobody does
OVERDUE = 3_000  # milliseconds after which a duty counts as nobody's
WAIT_FOR_KEEPER = 2.0  # seconds until a process that does not keep a table asks again
LONG = 120.0  # seconds; a table that waits longer, with nobody there, need not wait in memory
BEAT = 2.0  # seconds between the heartbeats of the house
OUTAGE = 8_000  # milliseconds without a heartbeat that are nobody's thinking time

_log = logging.getLogger("brasier.house")


class House:
    def __init__(self, hub: Hub, thinkers: Thinkers, settings: Settings) -> None:
        self.hub = hub
        self.thinkers = thinkers
        self.settings = settings
        self._tasks: list[asyncio.Task[None]] = []
        self._known_outage = now_ms()  # tables that come into memory later look for themselves
        hub.on_change.append(self.notice)

    async def start(self) -> None:
        await self._beat()
        self._tasks = [
            asyncio.create_task(self._again_and_again(LOOK, self._look_for_duties)),
            asyncio.create_task(self._again_and_again(BEAT, self._beat)),
            asyncio.create_task(self._again_and_again(REPEAT, self.hub.tidy)),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _again_and_again(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Away:
                _log.warning("the store is out of reach")
            except Exception:
                _log.exception("the house stumbled")
            await asyncio.sleep(seconds)

    # ---- keeping time

    async def _beat(self) -> None:
        """Say that the house is alive; if none of its processes could for a while, write down for how long."""
        now = now_ms()
        last = await self.hub.store.beat(now)
        if last is not None and now - last >= OUTAGE:
            _log.warning("the house was away", extra={"seconds": (now - last) // 1000})
            await self.hub.store.note_outage(last, now)
        outages = await self.hub.store.outages(self._known_outage)
        if outages:  # noted here or by another process
            self._known_outage = max(stop for _, stop in outages)
            for live in list(self.hub.lives.values()):
                with contextlib.suppress(NoTable):
                    await self._make_good(live)

    async def _make_good(self, live: Live) -> bool:
        """While no process of the house could act, no clock ran: whether somebody gets time back."""
        since = [then for then in live.table.clocks.since if then is not None]
        if not since:
            return False
        outages = await self.hub.store.outages(max(min(since), live.table.credited))
        return bool(outages) and await self.hub.commit(live, partial(_credit, outages=outages)) is not None

    async def _look_for_duties(self) -> None:
        for table in await self.hub.store.due(now_ms() - OVERDUE, 100):
            with contextlib.suppress(NoTable):
                self.notice(await self.hub.live(table))

    # ---- the duties of one table

    def notice(self, live: Live) -> None:
        """Something changed: whoever waits for the next duty looks again."""
        live.stirred.set()
        if live.duty is None and not live.gone and not self.hub.stopping and next_duty(live.table) is not None:
            live.duty = asyncio.create_task(self._serve(live))
            live.duty.add_done_callback(lambda _: self._rest(live))

    def _rest(self, live: Live) -> None:
        live.duty = None
        live.needed = time.monotonic()
        if live.stirred.is_set():  # something changed while it was being put to rest
            self.notice(live)

    async def _serve(self, live: Live) -> None:
        """Do what is due until nothing is."""
        with contextlib.suppress(NoTable, Away):
            await self._make_good(live)
        while not self._is_done(live):
            live.stirred.clear()  # before looking: what changes from now on is not missed
            duty = next_duty(live.table, self.settings.pace)
            if duty is None:
                return
            try:
                if not await self.hub.store.hold(live.table.id):
                    await asyncio.sleep(WAIT_FOR_KEEPER)
                elif (wait := (duty.at - now_ms()) / 1000) > LONG and not live.connections:
                    return  # it will be found when it is due
                elif wait > 0:
                    await _nap(live, min(wait, LONG))
                else:
                    await self._do(live, duty)
            except NoTable:
                return
            except Away:
                await asyncio.sleep(1.0)
            except Exception:
                self.hub.metrics.faults.inc()
                _log.exception("a duty failed", extra={"table": live.table.id, "duty": duty.kind})
                live.stale = True
                await asyncio.sleep(5.0)

    def _is_done(self, live: Live) -> bool:
        """A task that is cancelled as its answer comes does not always notice (Python 3.11): it has to look."""
        return live.gone or self.hub.stopping

    async def _do(self, live: Live, duty: Duty) -> None:
        if duty.kind == "answer":
            await self.hub.commit(live, _answer)
        elif duty.kind == "time-up" and await self._make_good(live):
            return
        elif duty.kind == "time-up" and live.table.clocks.then == "bot":
            await self.hub.commit(live, lambda table: _hand_over(table, duty.seat))
        else:
            await self._move(live, duty)

    async def _move(self, live: Live, duty: Duty) -> None:
        """A bot's action, or the least that can be done for somebody whose time is up."""
        async with self.hub.looking(live) as table:
            if table.match is None or duty.seat not in table.actors():
                return
            view, legal = table.match.view(duty.seat), table.match.legal(duty.seat)
            seen, level = table.fresh[duty.seat], table.chairs[duty.seat].level or "easy"
        think = self.thinkers.bot if duty.kind == "bot" else self.thinkers.idle
        began = time.perf_counter()
        thought = await think(table.opened.game, level, view, legal)
        self.hub.metrics.thinking.observe(time.perf_counter() - began)
        await self.hub.commit(live, lambda table: _stepped(table, duty, thought, seen))


async def _nap(live: Live, seconds: float) -> None:
    """Sleep, or until something changes at the table."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(live.stirred.wait(), seconds)


# ---- the house's own rulings: None where the table has moved on meanwhile


def _stepped(table: Table, duty: Duty, thought: Thought, seen: int) -> AnyEntry | None:
    if table.match is None or duty.seat not in table.actors() or table.fresh[duty.seat] != seen:
        return None
    if duty.kind == "time-up" and not _time_is_up(table, duty.seat):
        return None
    if duty.kind == "bot" and (table.chairs[duty.seat].level is None or table.request is not None):
        return None
    steps = tuple(table.match.foresee(duty.seat, thought.action))
    told = duty.kind == "bot" and thought.says_why and not table.game.has_secrets(table.options)
    return entries.Stepped(at=now_ms(), steps=steps, clock=duty.kind == "time-up", why=thought if told else None)


def _hand_over(table: Table, seat: int) -> AnyEntry | None:
    return entries.HandedOver(at=now_ms(), seat=seat, level="easy", clock=True) if _time_is_up(table, seat) else None


def _time_is_up(table: Table, seat: int) -> bool:
    left = table.clocks.ends(seat)
    return table.phase == "playing" and left is not None and left <= now_ms()


def _answer(table: Table) -> AnyEntry | None:
    """A request to go back that nobody is left to answer is granted; silence is a no."""
    if table.request is None or table.phase != "playing":
        return None
    if rulings.must_agree(table) <= table.request.agreed:
        return rulings.granted(table, now_ms())
    return entries.UndoAnswered(at=now_ms(), yes=False) if table.request.until <= now_ms() else None


def _credit(table: Table, outages: list[tuple[int, int]]) -> AnyEntry | None:
    """Of each outage as much as the clocks that run have seen of it, and each outage once."""
    since = min((then for then in table.clocks.since if then is not None), default=None)
    if since is None:
        return None
    new = tuple((start, stop) for start, stop in outages if stop > max(since, table.credited))
    return entries.Credited(at=now_ms(), outages=new) if new else None
