"""Three server processes on one PostgreSQL are one house: whoever asks where, all see the same."""

import asyncio
import importlib
import random
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest

from brasier.server.bus import CHANNEL, announcement
from brasier.server.store import Store
from server.databases import fresh_postgresql
from server.proxy import Proxy
from server.running import Guest, RunningServer
from server.survival.accounts import Account, Witness
from server.survival.crowd import Crowd
from server.survival.family import family, survivors
from server.survival.judgement import judge
from server.watching import id_of

BOT, FREE, MINE = {"kind": "bot"}, {"kind": "open"}, {"kind": "me"}
OUTAGE = 10.0  # seconds


class House:
    """The processes; the third reaches the database through a proxy."""

    def __init__(self, database: str, proxy: Proxy) -> None:
        self.database = database
        self.proxy = proxy
        self.servers: list[RunningServer] = []
        with ThreadPoolExecutor() as pool:
            starting = [pool.submit(RunningServer, url, pace="0.1") for url in (database, database, proxy.url)]
        try:
            for server in starting:
                self.servers.append(server.result())
        except AssertionError:
            self.close()
            raise
        self.urls = [server.url for server in self.servers]

    def close(self) -> None:
        for server in self.servers:
            server.stop()

    @asynccontextmanager
    async def guests(self, *names: str) -> AsyncIterator[list[Guest]]:
        """Each comes to a process of their own."""
        async with AsyncExitStack() as stack:
            yield [
                await stack.enter_async_context(await Guest.come(url, name))
                for name, url in zip(names, self.urls, strict=False)
            ]

    async def check(self, *accounts: Account) -> None:
        """What was told is what is stored."""
        judgement = await judge(self.database, accounts)
        assert judgement.wrong == []

    async def keepers(self, table: str) -> int:
        """How many processes keep this table."""
        query = (
            "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted"
            " AND (classid::bigint << 32 | objid::bigint) = hashtextextended($1, 0)"
        )
        return int(await self._ask(query, table))

    async def announce(self, message: dict[str, Any]) -> None:
        """Say something to all processes, as one of them would."""
        await self._ask(f"SELECT pg_notify('{CHANNEL}', $1)", announcement(message["process"], message))

    async def _ask(self, query: str, argument: str) -> Any:
        driver: Any = importlib.import_module("asyncpg")
        connection = await driver.connect(self.database)
        try:
            return await connection.fetchval(query, argument)
        finally:
            await connection.close()


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with fresh_postgresql() as database, Proxy(database) as proxy:
        house = House(database, proxy)
        try:
            yield house
        finally:
            house.close()


@asynccontextmanager
async def seated(guests: list[Guest], game: str, **wish: Any) -> AsyncIterator[list[Witness]]:
    """A match that has begun, each guest on a seat and at a process of their own."""
    table = await guests[0].open(game, seats=[MINE, *(FREE for _ in guests[1:])], **wish)
    async with AsyncExitStack() as stack:
        visits = [await stack.enter_async_context(Witness(guests[0], table, guests[0].url))]
        code = (await visits[0].hello())["table"]["play_code"]
        for seat, guest in enumerate(guests[1:], 1):
            await guest.join(code=code)
            visits.append(await stack.enter_async_context(Witness(guest, table, guest.url)))
            await visits[-1].hello()
            sat = await visits[-1].ask("sit", seat=seat)
            await visits[0].until_number(sat["number"])
        started = await visits[0].ask("start")
        await asyncio.gather(*(visit.until_number(started["number"]) for visit in visits))
        yield visits


def test_choices_made_at_once_at_three_processes_all_count(house: House) -> None:
    async def scene() -> None:
        async with (
            house.guests("Abe", "Ben", "Cy") as guests,
            seated(guests, "tails", options={"players": 3}) as visits,
        ):
            at_once = 0
            for _ in range(120):
                choosing = [visit for visit in visits if visit.awaited()]
                if not choosing:
                    break
                at_once += len(choosing) > 1
                ids = [
                    await visit.send("act", seat=seat, action=visit.choices(seat)[0], seen=visit.now["number"])
                    for visit in choosing
                    for seat in visit.awaited()
                ]
                answers = await asyncio.gather(*(visit.answer(id_) for visit, id_ in zip(choosing, ids, strict=True)))
                assert [answer["tell"] for answer in answers] == ["done"] * len(answers), answers
                last = max(answer["number"] for answer in answers)
                await asyncio.gather(*(visit.until_number(last) for visit in visits))
            assert at_once > 2
            await house.check(*(visit.account for visit in visits))

    asyncio.run(scene())


async def race(one: Witness, two: Witness) -> None:
    """Both act on the same board at the same moment, with the eyes of the same person."""
    both = (one, two)
    (seat,) = one.awaited()
    choices = one.choices(seat)
    assert choices == two.choices(seat)
    actions = random.choice(choices), random.choice(choices)
    ids = await asyncio.gather(
        *(
            visit.send("act", seat=seat, action=action, seen=visit.now["number"])
            for visit, action in zip(both, actions, strict=True)
        )
    )
    answers = await asyncio.gather(*(visit.answer(id_) for visit, id_ in zip(both, ids, strict=True)))
    done, refused = sorted(answers, key=lambda answer: str(answer["tell"]))
    assert (done["tell"], refused["tell"]) == ("done", "refused"), answers
    await asyncio.gather(*(visit.until_number(done["number"]) for visit in both))
    over = one.now["table"]["phase"] == "over"
    assert refused["code"] == ("match-is-over" if over else "table-moved-on")


def test_of_two_who_act_on_the_same_board_at_two_processes_one_is_accepted(house: House) -> None:
    async def scene() -> None:
        races = 0
        async with house.guests("Abe") as (abe,):
            while races < 100:
                table = await abe.open("flashpoint", options={"firefighters": 2}, seats=[MINE, MINE])
                async with Witness(abe, table, house.urls[0]) as one, Witness(abe, table, house.urls[1]) as two:
                    await asyncio.gather(one.hello(), two.hello())
                    for _ in range(35):  # as many as one socket may ask for at once
                        if one.now["table"]["phase"] == "playing":
                            await race(one, two)
                            races += 1
                    await house.check(one.account, two.account)

    asyncio.run(scene())


def test_talk_from_three_processes_at_once_is_heard_everywhere_in_one_order(house: House) -> None:
    async def scene() -> None:
        async with (
            house.guests("Abe", "Ben", "Cy") as guests,
            seated(guests, "feurio", options={"players": 3}) as visits,
        ):

            async def flood(visit: Witness) -> list[dict[str, Any]]:
                ids = [await visit.send("say", text=f"{visit.guest.name} {number}") for number in range(35)]
                return [await visit.answer(id_) for id_ in ids]

            answers = [answer for some in await asyncio.gather(*map(flood, visits)) for answer in some]
            assert [answer for answer in answers if answer["tell"] != "done"] == []
            numbers = sorted(answer["number"] for answer in answers)
            assert numbers == list(range(numbers[0], numbers[0] + 3 * 35))
            await asyncio.gather(*(visit.until_number(numbers[-1]) for visit in visits))
            await house.check(*(visit.account for visit in visits))

    asyncio.run(scene())


def test_who_is_here_is_known_at_every_process(house: House) -> None:
    async def scene() -> None:
        async with (
            house.guests("Abe", "Ben", "Cy") as guests,
            seated(guests, "feurio", options={"players": 3}) as visits,
        ):
            await asyncio.gather(*(visit.until_here(0, 1, 2) for visit in visits))
            await visits[2].__aexit__(None, None, None)
            await asyncio.gather(*(visit.until_here(0, 1) for visit in visits[:2]))
            async with Witness(guests[2], visits[0].table, house.urls[1]) as again:
                await again.hello()
                await asyncio.gather(*(visit.until_here(0, 1, 2) for visit in (*visits[:2], again)))

    asyncio.run(scene())


def test_somebody_who_is_said_to_be_here_before_their_joining_is_read_is_seen_once_it_is(house: House) -> None:
    """The news of a socket may overtake the reading of the entry that says whose it is."""

    async def scene() -> None:
        async with house.guests("Abe", "Ben") as (abe, ben):
            table = await abe.open("feurio", options={"players": 2}, seats=[MINE, FREE])
            async with Witness(abe, table, abe.url) as his:
                code = (await his.hello())["table"]["play_code"]
                await house.announce({"here": table, "people": [id_of(ben)], "process": "elsewhere"})
                await his.until(lambda told: told["tell"] == "presence")
                assert his.here == {0}  # somebody nobody knows at this table
                await ben.join(code=code)
                await his.until_here(0, 1)

    asyncio.run(scene())


def test_whoever_points_at_one_process_is_seen_pointing_at_the_others(house: House) -> None:
    async def scene() -> None:
        wish = {"options": {"firefighters": 3}}
        async with house.guests("Abe", "Ben", "Cy") as guests, seated(guests, "flashpoint", **wish) as visits:
            choices = [choice for seat in visits[0].awaited() for choice in visits[0].told[seat]["choices"]]
            target = next(choice["target"] for choice in choices if choice.get("target"))
            assert (await visits[1].ask("ping", target=target))["tell"] == "done"
            for visit in (visits[0], visits[2]):
                pinged = await visit.until(lambda told: told["tell"] == "pinged")
                assert pinged == {"tell": "pinged", "person": 1, "target": target}

    asyncio.run(scene())


def test_a_table_deleted_at_one_process_closes_its_sockets_at_the_others(house: House) -> None:
    async def scene() -> None:
        async with (
            house.guests("Abe", "Ben", "Cy") as guests,
            seated(guests, "tails", options={"players": 3}) as visits,
        ):
            table = visits[0].table
            assert (await guests[0].http.delete(f"/api/tables/{table}")).status_code == 204
            for visit in visits:
                assert await visit.until_closed() == 4410
                last = list(visit.account.tellings())[-1][0]
                assert last == {"tell": "gone"}
            for guest in guests:
                async with Witness(guest, table, guest.url) as visit:
                    assert await visit.until_closed() == 4404

    asyncio.run(scene())


def test_when_the_process_that_keeps_a_bots_table_is_killed_another_takes_over(house: House) -> None:
    async def scene() -> None:
        async with house.guests("Abe") as (abe,):
            table = await abe.open("flashpoint", options={"firefighters": 3}, seats=[BOT, BOT, BOT])
            async with Witness(abe, table, house.urls[1]) as visit:
                await visit.hello()
                await visit.until_number(visit.known + 2)
                assert await house.keepers(table) == 1
                children = await asyncio.to_thread(family, house.servers[0].process.pid)
                await asyncio.to_thread(house.servers[0].kill)
                await visit.until_number(visit.known + 10)
                assert await house.keepers(table) == 1
                assert await asyncio.to_thread(survivors, children) == set()
                await asyncio.to_thread(house.servers[0].start)
                await house.check(visit.account)

    asyncio.run(scene())


def test_whoever_loses_their_process_goes_on_at_another(house: House) -> None:
    async def scene() -> None:
        async with Crowd(house.urls, random.SystemRandom().getrandbits(32)) as crowd:
            await crowd.gather()
            playing = asyncio.create_task(crowd.play())
            for server in house.servers[::-1]:
                await crowd.until_answered(25)
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            await crowd.until_answered(25)
            crowd.enough.set()
            await playing
            await crowd.look_in()
        assert [strange for player in crowd.players for strange in player.strange] == []
        await house.check(*crowd.accounts)

    asyncio.run(scene())


def test_a_process_cut_off_from_the_database_loses_nothing_and_heals_by_itself(house: House) -> None:
    async def scene() -> None:
        async with (
            house.guests("Abe", "Ben", "Cy") as guests,
            seated(guests, "tails", options={"players": 3}) as visits,
        ):
            inside, _, cut_off = visits
            before = await cut_off.ask("say", text="before")
            assert before["tell"] == "done"
            house.proxy.cut()
            try:
                asked = [
                    await cut_off.send("act", seat=2, action=cut_off.choices(2)[0], seen=cut_off.now["number"]),
                    await cut_off.send("say", text="during"),
                ]
                moved = await inside.act(0, inside.choices(0)[0])
                assert moved["tell"] == "done"
                for number in range(10):
                    assert (await inside.ask("say", text=f"meanwhile {number}"))["tell"] == "done"
                await asyncio.sleep(OUTAGE)
            finally:
                house.proxy.mend()
            # It asks nothing more, and hears of everything.
            await cut_off.until_number(moved["number"] + 10)
            for id_ in asked:
                answer = await cut_off.answer(id_)
                assert answer["tell"] == "done" or answer["code"] == "storage-away"
            after = await cut_off.ask("say", text="after")
            assert after["tell"] == "done"
            await asyncio.gather(*(visit.until_number(after["number"]) for visit in visits))
            await house.check(*(visit.account for visit in visits))

    asyncio.run(scene())


def test_what_is_stored_for_somebody_who_hangs_up_is_told_to_the_others(house: House) -> None:
    async def scene() -> None:
        async with (
            house.guests("Abe", "Ben", "Cy") as guests,
            seated(guests, "tails", options={"players": 3}) as visits,
        ):
            table, accounts = visits[0].table, [visit.account for visit in visits]
            for round_ in range(30):
                async with Witness(guests[0], table, house.urls[0]) as hasty:
                    accounts.append(hasty.account)
                    await hasty.hello()
                    for line in range(5):
                        await hasty.send("say", text=f"hasty {round_} {line}")
                    await visits[0].send("say", text=f"patient {round_}")
                    hasty.hang_up()
            store = await Store.open(house.database)
            try:
                stored = -1
                while visits[0].known != stored:  # nobody asks for anything any more
                    stored = (await store.read(table))[-1][0]
                    await asyncio.gather(*(visit.until_number(stored) for visit in visits))
            finally:
                await store.close()
            await house.check(*accounts)

    asyncio.run(scene())


def test_whoever_was_let_in_at_one_process_is_not_a_stranger_at_another(house: House) -> None:
    async def scene() -> None:
        async with house.guests("Abe", "Ben") as (abe, ben):
            table = await abe.open("tails", options={"players": 2}, seats=[MINE, BOT])
            async with Witness(abe, table, house.urls[2]) as visit:
                code = (await visit.hello())["table"]["watch_code"]
                house.proxy.cut()
                try:
                    await ben.join(code=code)
                    async with Witness(ben, table, house.urls[2]) as other:
                        coming = asyncio.create_task(other.hello())
                        await asyncio.wait({coming}, timeout=1.0)
                        house.proxy.mend()
                        assert (await coming)["you"]["role"] == "spectator"
                finally:
                    house.proxy.mend()

    asyncio.run(scene())


def test_whoever_was_told_more_elsewhere_is_not_welcomed_with_less(house: House) -> None:
    async def scene() -> None:
        async with (
            house.guests("Abe", "Ben", "Cy") as guests,
            seated(guests, "tails", options={"players": 3}) as visits,
        ):
            table, there, behind = visits[0].table, house.urls[0], house.urls[2]
            house.proxy.cut()
            try:
                async with Witness(guests[2], table, there, "browser") as here:
                    await here.hello()
                    done = await here.act(2, here.choices(2)[0])
                    await here.until_number(done["number"])
                    held = {"step": here.now["step"], "takebacks": here.now["takebacks"]}
                async with Witness(guests[2], table, behind, "browser") as again:
                    coming = asyncio.create_task(again.hello(**held))
                    # Who waits for the database is told nothing; who does not has heard by now what it knows.
                    await asyncio.wait({coming}, timeout=1.0)
                    house.proxy.mend()
                    await coming
                    assert again.now["number"] >= done["number"]
                    assert again.now["since"] == held["step"]
            finally:
                house.proxy.mend()
            await house.check(here.account, again.account)

    asyncio.run(scene())
