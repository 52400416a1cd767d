"""Company for an evening at a running server: guests with browsers of their own, and how they play on."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from server.running import Guest, Visit

_numbers = itertools.count(1)

NIGHT: dict[str, Any] = {"players": 2, "deck": [[1, 1]]}  # the shortest match there is: one iguana card
ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}


@asynccontextmanager
async def company(url: str, *names: str) -> AsyncIterator[list[Guest]]:
    """Guests from houses of their own, as a proxy would tell: what one asks for is not counted for the others."""
    guests = []
    for name in names:
        guest = Guest(url, name)
        street, house = divmod(next(_numbers), 250)
        guest.http.headers["X-Forwarded-For"] = f"198.51.{street}.{house + 1}"
        assert (await guest.http.get("/api/me")).status_code == 200
        assert (await guest.http.put("/api/me", json={"name": name})).status_code == 200
        guests.append(guest)
    try:
        yield guests
    finally:
        for guest in guests:
            await guest.http.aclose()


@asynccontextmanager
async def seated(url: str, game: str, *names: str, bots: int = 0, **wish: Any) -> AsyncIterator[list[Visit]]:
    """One seat for each of them, in their order, then bots; the match has begun, and everybody has heard so."""
    async with company(url, *names) as [owner, *others], AsyncExitStack() as stack:
        seats = [ME, *(OPEN for _ in others), *(BOT for _ in range(bots))]
        table = await owner.open(game, seats=seats, **wish)
        visits = [await stack.enter_async_context(owner.at(table))]
        await invite(visits[0], *others)
        for seat, guest in enumerate(others, 1):
            visits.append(await stack.enter_async_context(guest.at(table)))
            assert (await visits[-1].ask("sit", seat=seat))["tell"] == "done"
        if others:
            assert (await visits[0].ask("start"))["tell"] == "done"
        for visit in visits:
            await visit.until_phase("playing")
        yield visits


async def invite(owner: Visit, *guests: Guest, watch: bool = False) -> None:
    """Everybody comes in by a link."""
    code = owner.now["table"]["watch_code" if watch else "play_code"]
    for guest in guests:
        assert await guest.join(code=code) == owner.table


async def play_on(*visits: Visit) -> None:
    """Everybody does the first thing they may do, until the match is over."""
    await asyncio.gather(*(_play(visit) for visit in visits))


async def _play(visit: Visit) -> None:
    while visit.now["table"]["phase"] != "over":
        seats = visit.awaited()
        if seats:
            await visit.act(seats[0], visit.choices(seats[0])[0])
        else:
            await visit.next()


async def caught_up(visit: Visit, other: Visit) -> None:
    """Until one has heard of everything the other has."""
    while visit.now["number"] < other.now["number"]:
        await visit.next()


async def until_told(visit: Visit, tell: str) -> dict[str, Any]:
    return await visit.until(lambda telling: telling["tell"] == tell)


async def until_waits_for(visit: Visit, *seats: int) -> None:
    """Until the match waits for these seats and no others."""
    while visit.now["table"]["actors"] != list(seats):
        await visit.next()


def holders(visit: Visit) -> list[tuple[str, str]]:
    return [(seat["holder"], seat["name"]) for seat in visit.now["table"]["seats"]]
