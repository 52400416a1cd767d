"""What the tests of alerts share: people in memory, alerts that are running, and Zoé with her webhook."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from brasier.server.alerts import Alert, Alerts
from brasier.server.outside import Outside
from brasier.server.wire import PushSubscription
from server.alerts.site import HOST, Authority, Site, open_site, outside_for

LATER = b"HTTP/1.1 503 Later\r\n\r\n"


class Person(msgspec.Struct, frozen=True):
    webhook: str | None = None
    push: str | None = None


class People:
    """The part of the store that alerts speak to, in memory."""

    def __init__(self, **people: Person) -> None:
        self.people = people
        self.looks = 0

    async def person(self, person: str, /) -> Person | None:
        self.looks += 1
        return self.people.get(person)

    async def set_push(self, person: str, subscription: None, /) -> None:
        self.people[person] = msgspec.structs.replace(self.people[person], push=subscription)

    async def secret(self, name: str, /) -> str:
        return hashlib.sha256(name.encode()).hexdigest()


def your_turn(table: str = "t1", number: int = 1) -> Alert:
    return Alert(
        table=table, game="feurio", code="your-turn", link=f"https://brasier.example/tables/{table}", number=number
    )


def written(subscription: PushSubscription) -> str:
    return msgspec.json.encode(subscription).decode()


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.001)


@asynccontextmanager
async def running(people: People, outside: Outside, **more: Any) -> AsyncIterator[Alerts]:
    options = {"enabled": True, "contact": "https://brasier.example", "retry_after": 0.01, **more}
    alerts = Alerts(people, outside=outside, **options)
    await alerts.start()
    try:
        yield alerts
    finally:
        await alerts.close()


Play = Callable[[Site, People, Alerts], Awaitable[None]]


def with_a_webhook(authority: Authority, play: Play, *answers: bytes, **more: Any) -> None:
    """Play a scene with Zoé, whose webhook is a real site that gives these answers."""

    async def scene() -> None:
        async with open_site(authority.site(HOST), *answers) as site:
            people = People(zoe=Person(webhook=site.url()))
            async with running(people, outside_for(authority, site.port), **more) as alerts:
                await play(site, people, alerts)

    asyncio.run(scene())
