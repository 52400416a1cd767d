"""“It is your turn”, told to people who are not at the table: by their browser's push service or their own webhook.

Alerts are off until the host turns them on. They say where to look and never what is there: no secret of a game leaves
by this door. They are a courtesy: an alert waits in a short queue, is tried twice and then forgotten with a line in the
log, and whoever could flood somebody finds a bucket that is soon empty. Nothing at a table ever waits for an alert.

Of several processes the one tells that stored what brought it about.
"""

import asyncio
import hashlib
import hmac
import importlib.util
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol

import msgspec

from brasier.core.state import Refusal
from brasier.server.limits import Buckets
from brasier.server.outside import Outside, Unanswered
from brasier.server.wire import PushSubscription

if TYPE_CHECKING:
    from brasier.server.push import Push

PER_PERSON = 10  # alerts an hour, and at once
PER_HOST = 600  # messages an hour: people cost nothing, so one place must not be flooded in the name of many
LONGEST_QUEUE = 1000
HOUR = 3600
MOST_REMEMBERED = 10_000  # people, hosts and turns
WORKERS = 4
RETRY_AFTER = 30.0  # seconds
SIGNATURE = "X-Brasier-Signature"
GONE = (404, 410)  # statuses that say: nobody listens here any more

Way = Literal["push", "webhook"]
Ended = Literal["sent", "refused", "unwanted", "expired", "again", "lost"]

log = logging.getLogger(__name__)


class Person(Protocol):
    """What alerts need to know of somebody. `push` is their subscription, written as JSON."""

    @property
    def webhook(self) -> str | None: ...

    @property
    def push(self) -> str | None: ...


class People(Protocol):
    """What alerts need of the store."""

    async def person(self, person: str, /) -> Person | None: ...

    async def set_push(self, person: str, subscription: None, /) -> None: ...

    async def secret(self, name: str, /) -> str: ...


class Alert(msgspec.Struct, frozen=True, kw_only=True):
    """`number` is that of the table's entry which brought it about: one entry alerts one person once."""

    table: str
    game: str
    code: Literal["your-turn", "match-over"]
    link: str
    number: int

    def body(self) -> bytes:
        """What is sent, by every way."""
        return msgspec.json.encode({"alert": self.code, "table": self.table, "game": self.game, "link": self.link})


class Errand(NamedTuple):
    person: str
    alert: Alert
    ways: tuple[Way, ...] = ("push", "webhook")
    last: bool = False


class Alerts:
    """Everything the server has to do with alerts. `start` it before anybody is told, `close` it at the end."""

    def __init__(
        self,
        people: People,
        *,
        enabled: bool = False,
        contact: str = "",
        outside: Outside | None = None,
        clock: Callable[[], float] = time.monotonic,
        retry_after: float = RETRY_AFTER,
        longest_queue: int = LONGEST_QUEUE,
    ) -> None:
        if enabled and importlib.util.find_spec("cryptography") is None:
            raise Refusal("alerts-not-installed", "", {"extra": "brasier[alerts]"})
        self.enabled = enabled
        self.counts: Counter[Ended] = Counter()  # how messages ended, for whoever watches the server
        self._people = people
        self._contact = contact
        self._outside = outside
        self._retry_after = retry_after
        self._clock = clock
        self._persons = Buckets(PER_PERSON, PER_PERSON / HOUR, MOST_REMEMBERED)
        self._hosts = Buckets(PER_HOST, PER_HOST / HOUR, MOST_REMEMBERED)
        self._told: dict[tuple[str, str], int] = {}
        self._errands: dict[tuple[str, str], Errand] = {}  # at most one for a person and a table: the newest
        self._queue: asyncio.Queue[tuple[str, str]] = asyncio.Queue(longest_queue)
        self._later: set[asyncio.TimerHandle] = set()
        self._workers: list[asyncio.Task[None]] = []
        self._push: Push | None = None
        self._secret = b""

    async def start(self) -> None:
        if not self.enabled:
            return
        from brasier.server.push import Push

        self._outside = self._outside or Outside()
        self._secret = bytes.fromhex(await self._people.secret("webhook"))
        self._push = Push(bytes.fromhex(await self._people.secret("vapid")), self._contact, self._outside)
        self._workers = [asyncio.create_task(self._work(), name="alerts") for _ in range(WORKERS)]

    async def close(self, *, patience: float = 2.0) -> None:
        """What is queued still goes out, if it can be done soon."""
        if self._workers:
            try:
                async with asyncio.timeout(patience):
                    await self._queue.join()
            except TimeoutError:
                self._lose("the server ends")
        for handle in self._later:
            handle.cancel()
            self._lose("the server ends")
        self._later.clear()
        for worker in self._workers:
            worker.cancel()
        await asyncio.gather(*self._workers, return_exceptions=True)
        self._workers = []

    # ---- what the rest of the server asks

    async def tell(self, person: str, alert: Alert) -> None:
        """Tell somebody, soon and if possible. Returns at once, and never fails."""
        turn = (person, alert.table)
        if not self.enabled or alert.number <= self._told.get(turn, 0):
            return
        self._told.pop(turn, None)
        self._told[turn] = alert.number
        if len(self._told) > MOST_REMEMBERED:
            del self._told[next(iter(self._told))]
        if self._persons.of(person, self._clock()).take(self._clock()):
            self._put(Errand(person, alert))
        else:
            self._lose("somebody has had enough alerts for this hour")

    def application_server_key(self) -> str:
        return self._started()[1].application_server_key()

    def webhook_secret(self, person: str) -> str:
        """With which this person's webhook can tell our messages from anybody else's."""
        self._started()
        return hmac.new(self._secret, person.encode(), hashlib.sha256).hexdigest()

    async def check_webhook(self, url: str) -> None:
        """Raises `Refusal` for an address we would not speak to."""
        outside, _ = self._started()
        await outside.check_url(url)

    async def check_push(self, subscription: PushSubscription) -> None:
        """Raises `Refusal` for a subscription we could not send to."""
        outside, _ = self._started()
        from brasier.server.push import check_subscription

        await check_subscription(subscription, outside)

    def _started(self) -> "tuple[Outside, Push]":
        if self._outside is None or self._push is None:
            raise Refusal("alerts-are-off", "", {})
        return self._outside, self._push

    # ---- the queue

    def _put(self, errand: Errand) -> None:
        key = (errand.person, errand.alert.table)
        if key not in self._errands:
            try:
                self._queue.put_nowait(key)
            except asyncio.QueueFull:
                self._lose("too many are waiting")
                return
        self._errands[key] = errand

    async def _work(self) -> None:
        while True:
            key = await self._queue.get()
            try:
                await self._run(self._errands.pop(key))
            except Exception:
                # The store is away, or this is a mistake of ours: one alert less must not be the end of all alerts.
                log.exception("alerts: one was lost")
                self.counts["lost"] += 1
            finally:
                self._queue.task_done()

    async def _run(self, errand: Errand) -> None:
        person = await self._people.person(errand.person)
        if person is None:
            return
        failed: list[Way] = []
        for way in errand.ways:
            if way == "push" and person.push is not None:
                ended = await self._by_push(errand, person.push)
            elif way == "webhook" and person.webhook is not None:
                ended = await self._by_webhook(errand, person.webhook)
            else:
                continue
            self.counts[ended] += 1
            if ended == "again":
                failed.append(way)
        if failed and errand.last:
            self._lose("tried twice")
        elif failed:
            self._put_later(errand._replace(ways=tuple(failed), last=True))

    def _put_later(self, errand: Errand) -> None:
        def put() -> None:
            self._later.discard(handle)
            if self._told.get((errand.person, errand.alert.table)) == errand.alert.number:  # nothing newer since
                self._put(errand)

        handle = asyncio.get_running_loop().call_later(self._retry_after, put)
        self._later.add(handle)

    def _lose(self, why: str) -> None:
        self.counts["lost"] += 1
        log.warning("alerts: one was dropped: %s", why)

    # ---- the two ways

    async def _by_push(self, errand: Errand, written: str) -> Ended:
        from brasier.server.push import read_subscription

        _, push = self._started()
        try:
            receiver = read_subscription(msgspec.json.decode(written, type=PushSubscription))
        except (Refusal, msgspec.DecodeError):  # it was checked when it was saved: what is kept there now is no use
            ended: Ended = "expired"
        else:
            alert = errand.alert
            urgency: Literal["normal", "low"] = "normal" if alert.code == "your-turn" else "low"
            send = partial(push.send, receiver, alert.body(), topic=alert.table, urgency=urgency)
            ended = await self._attempt(receiver.endpoint, send)
        if ended == "expired":
            await self._forget(errand.person, written)
        return ended

    async def _forget(self, person: str, written: str) -> None:
        """Nobody listens there any more; unless the person has subscribed anew in the meantime."""
        now = await self._people.person(person)
        if now is not None and now.push == written:
            await self._people.set_push(person, None)

    async def _by_webhook(self, errand: Errand, url: str) -> Ended:
        outside, _ = self._started()
        body = errand.alert.body()
        signed = hmac.new(self.webhook_secret(errand.person).encode(), body, hashlib.sha256).hexdigest()
        headers = {"Content-Type": "application/json", SIGNATURE: f"sha256={signed}"}
        return await self._attempt(url, partial(outside.post, url, headers, body))

    async def _attempt(self, url: str, send: Callable[[], Awaitable[int]]) -> Ended:
        """Send it and say how it ended. The log names the host alone: the rest of an address is as good as a key."""
        host = "?"
        try:
            host = self._started()[0].read_url(url).host
            if not self._hosts.of(host, self._clock()).take(self._clock()):
                log.warning("alerts: %s has had enough messages for this hour", host)
                return "refused"
            status = await send()
        except Refusal as refusal:
            log.warning("alerts: we do not speak to %s: %s", host, refusal.code)
            return "refused"
        except Unanswered as problem:
            log.warning("alerts: %s %s", host, problem)
            return "again"
        if 200 <= status < 300:
            return "sent"
        log.warning("alerts: %s answered %d", host, status)
        if status in GONE:
            return "expired"
        return "again" if status == 429 or status >= 500 else "unwanted"
