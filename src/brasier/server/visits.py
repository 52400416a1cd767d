"""A visit: what one person does at one table over one socket, from `hello` to good-bye."""

import logging
import time
from functools import partial

from brasier.core.game import Refusal, plain_facts
from brasier.server import entries, gate, rulings, wire
from brasier.server.connection import GONE, NOT_ADMITTED, TOO_MANY, Closed, Connection
from brasier.server.entries import AnyEntry
from brasier.server.hub import Hub, Live, NoTable, now_ms
from brasier.server.limits import Buckets
from brasier.server.lobby import Lobby
from brasier.server.rulings import Asking
from brasier.server.settings import Settings
from brasier.server.store import Away
from brasier.server.table import Person, Table

MOST_SOCKETS = 10  # of one person at one table: a few tabs, a phone, and some that are lost but not closed yet

TALK_AT_ONCE = 40  # messages of one person,
TALK_EACH_SECOND = 0.5  # and then one every other second
ADVICE_AT_ONCE = 10  # each is a second of a worker's time,
ADVICE_EACH_SECOND = 0.2  # and then one every five seconds

_log = logging.getLogger("brasier.visits")


class Visits:
    def __init__(self, hub: Hub, lobby: Lobby, settings: Settings) -> None:
        self.hub = hub
        self.lobby = lobby
        self.settings = settings
        self._talk = Buckets(TALK_AT_ONCE, TALK_EACH_SECOND)
        self._thoughts = Buckets(ADVICE_AT_ONCE, ADVICE_EACH_SECOND)

    async def serve(self, connection: Connection, live: Live) -> None:
        """Until the socket closes."""

        async def read(connection: Connection) -> None:
            while True:
                await self._answer(connection, live, await connection.hear())

        self._make_room(connection.person, live)
        live.connections.add(connection)
        try:
            await connection.run(read)
        finally:
            live.connections.discard(connection)
            self._leave(connection, live)
            if connection.close_code is not None:
                self.hub.metrics.dropped.labels(connection.close_code).inc()

    def _make_room(self, person: str, live: Live) -> None:
        """Somebody with very many sockets keeps the newest: the oldest are those of a network that was lost."""
        own = [other for other in live.connections if other.person == person]
        for oldest in sorted(own, key=lambda other: other.since)[: len(own) + 1 - MOST_SOCKETS]:
            oldest.close(TOO_MANY)

    def _leave(self, connection: Connection, live: Live) -> None:
        live.needed = time.monotonic()
        if connection.greeted and live.presence.go(connection.person, time.monotonic()):
            self.hub.tell_presence(live)
            self.hub.announce_presence(live)

    async def _answer(self, connection: Connection, live: Live, command: wire.AnyCommand) -> None:
        """Done, or refused with a reason; whatever it is, the table is as it should be."""
        began = time.perf_counter()
        result = "done"
        try:
            if self.hub.stopping:
                raise Refusal("server-stops", "")
            await self._do(connection, live, command)
        except Refusal as refusal:
            result = "refused"
            self._refuse(connection, command, refusal)
        except Away:
            result = "away"
            self._refuse(connection, command, Refusal("storage-away", ""))
        except NoTable:
            raise Closed(GONE) from None
        except Closed:
            raise
        except Exception:
            result = "fault"
            live.stale = True
            self.hub.metrics.faults.inc()
            _log.exception("a command failed", extra={"table": live.table.id, "do": _kind(command)})
            self._refuse(connection, command, Refusal("server-fault", ""))
        self.hub.metrics.commands.labels(_kind(command), result).inc()
        self.hub.metrics.answering.observe(time.perf_counter() - began)

    def _refuse(self, connection: Connection, command: wire.AnyCommand, refusal: Refusal) -> None:
        connection.tell(
            wire.Refused(id=command.id, code=refusal.code, rule=refusal.rule, facts=plain_facts(refusal.facts))
        )

    async def _do(self, connection: Connection, live: Live, command: wire.AnyCommand) -> None:
        if isinstance(command, wire.Hello):
            await self._greet(connection, live, command)
            return
        if not connection.greeted:
            raise Refusal("say-hello-first", "")
        if isinstance(command, wire.Why):
            raise await self._why(connection, live, command)
        if isinstance(command, wire.Advise):
            connection.tell(await self._advise(connection, live, command))
            return
        if isinstance(command, wire.Ping):
            await self._ping(connection, live, command)
            number = live.told
        elif isinstance(command, wire.Rematch):
            number = await self.lobby.rematch(live, connection.person)
        else:
            if isinstance(command, wire.Say | wire.Mute):
                _refuse_greed(self._talk, connection.person)  # what is said is kept for ever
            number = await self.hub.commit(live, lambda table: self._rule(live, table, connection, command)) or 0
        connection.tell(wire.Done(id=command.id, number=number))

    def _rule(self, live: Live, table: Table, connection: Connection, command: wire.AnyCommand) -> AnyEntry:
        return rulings.rule(table, self._asking(live, table, connection), command)

    def _asking(self, live: Live, table: Table, connection: Connection) -> Asking:
        now = now_ms()
        return Asking(_person(table, connection), now, live.absent(now), self.settings.grace)

    async def _greet(self, connection: Connection, live: Live, hello: wire.Hello) -> None:
        """Somebody is here (again): they get what they have not seen, and their seat back from the bot."""
        if _knows_more(hello, live.table):
            await self.hub.read_news(live)
        async with self.hub.looking(live) as table:
            person = _person(table, connection)
            came = not connection.greeted
            connection.greeted = True
            news = came and live.presence.come(connection.person)
            sight = gate.Sight(table)
            connection.tell(gate.welcome(table, person, hello, now_ms(), live.here(), sight))
            lost = [seat for seat in table.seats_of(person) if _lost(table, seat)]
        if news:
            self.hub.tell_presence(live, besides=connection)
            self.hub.announce_presence(live)
        for seat in lost:
            await self.hub.commit(live, partial(_take_back, seat=seat, person=connection.person))

    async def _why(self, connection: Connection, live: Live, question: wire.Why) -> Refusal:
        async with self.hub.looking(live) as table:
            return rulings.why(table, self._asking(live, table, connection), question)

    async def _advise(self, connection: Connection, live: Live, question: wire.Advise) -> wire.Advised:
        """The next thing this socket says waits for the answer, so a person thinks one thought a socket at a time."""
        _refuse_greed(self._thoughts, connection.person)
        async with self.hub.looking(live) as table:
            view, legal = rulings.advise(table, self._asking(live, table, connection), question)
            step = table.step
        thought = await self.lobby.thinkers.advice(table.opened.game, view, legal)
        return wire.Advised(id=question.id, step=step, thought=thought)

    async def _ping(self, connection: Connection, live: Live, ping: wire.Ping) -> None:
        async with self.hub.looking(live) as table:
            asking = self._asking(live, table, connection)
            rulings.refuse_ping(table, asking)
            pinged = wire.Pinged(person=asking.person.number, target=ping.target)
        self.hub.tell_all(live, pinged)
        self.hub.announce({"table": live.table.id, "ping": pinged})


def _refuse_greed(buckets: Buckets, person: str) -> None:
    """Nobody may fill the house, or keep it busy, alone."""
    bucket = buckets.of(person, time.monotonic())
    if not bucket.take(time.monotonic()):
        raise Refusal("too-many-requests", "", {"seconds": int(bucket.wait()) + 1})


def _kind(command: wire.AnyCommand) -> str:
    return str(command.__struct_config__.tag)


def _person(table: Table, connection: Connection) -> Person:
    person = table.person(connection.person)
    if person is None:
        raise Closed(NOT_ADMITTED)
    return person


def _knows_more(hello: wire.Hello, table: Table) -> bool:
    return hello.step is not None and (hello.takebacks, hello.step) > (table.takebacks, table.step)


def _lost(table: Table, seat: int) -> bool:
    """Whether others, or the clock, gave the seat to a bot; who left by choice resumes by choice."""
    chair = table.chairs[seat]
    return table.phase == "playing" and chair.away and not chair.left_by_choice


def _take_back(table: Table, seat: int, person: str) -> AnyEntry | None:
    return entries.Resumed(at=now_ms(), by=person, seat=seat) if _lost(table, seat) else None
