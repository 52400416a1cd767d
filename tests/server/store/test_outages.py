"""The connection to PostgreSQL breaks: before, while and after something is stored; for a moment or for long."""

import asyncio
import random

import pytest

from brasier.server import bus, database
from brasier.server.database import PostgreSQL
from brasier.server.store import Away, Store
from server.proxy import Proxy
from server.store.keeping import Program, fill, in_a_loop, opened, summary, until
from server.store.test_processes import ear, race


@pytest.mark.parametrize("answered", [False, True], ids=["before the server heard", "after the server has committed"])
@in_a_loop
async def test_an_entry_whose_commit_breaks_is_stored_once(proxy: Proxy, answered: bool) -> None:
    async with opened(proxy.url) as store:
        for number in range(1, 8):
            proxy.cut_at(b"COMMIT", answered=answered)
            assert await store.append("a", number, b"%d" % number, summary(str(number), members=("ada",)))
            assert proxy.cuts == number
            assert await store.read("a") == [(n, b"%d" % n) for n in range(1, number + 1)]
        assert await store.tables_of("ada", 5) == [("a", b"7")]


@in_a_loop
async def test_a_number_lost_to_another_during_the_doubt_is_refused(proxy: Proxy, postgresql_url: str) -> None:
    """The commit never reached the server, and before the second try somebody else took the number."""
    async with opened(proxy.url) as store, opened(postgresql_url) as other:
        proxy.cut_at(b"COMMIT", answered=False, stay=True)
        mine = asyncio.ensure_future(store.append("a", 1, b"mine", summary()))
        await until(lambda: proxy.cuts == 1)
        assert await other.append("a", 1, b"theirs", summary())
        proxy.mend()
        assert not await mine
        assert await store.read("a") == [(1, b"theirs")]


@in_a_loop
async def test_what_was_stored_in_doubt_stays_mine_when_others_have_gone_on(proxy: Proxy, postgresql_url: str) -> None:
    async with opened(proxy.url) as store, opened(postgresql_url) as other:
        heard, _ = ear(other)
        proxy.cut_at(b"COMMIT", answered=True, stay=True)
        mine = asyncio.ensure_future(store.append("a", 1, b"mine", summary("1")))
        await until(lambda: proxy.cuts == 1)
        await until(lambda: heard == [{"table": "a", "number": 1}])
        await fill(other, "a", b"second", b"third", first=2)
        proxy.mend()
        assert await mine
        assert await store.read("a") == [(1, b"mine"), (2, b"second"), (3, b"third")]


@in_a_loop
async def test_a_storm_of_broken_commits_loses_and_doubles_nothing(proxy: Proxy) -> None:
    storm = random.Random(1)
    last = 25

    async def write(store: Store, table: str) -> None:
        for number in range(1, last + 1):
            assert await store.append(table, number, f"{table} {number}".encode(), summary())
            if storm.random() < 0.15:
                proxy.cut_at(b"COMMIT", answered=storm.random() < 0.5)

    async with opened(proxy.url, patience=60) as store:
        tables = [f"table{i}" for i in range(12)]
        await asyncio.gather(*(write(store, table) for table in tables))
        proxy.cut_at(b"", answered=False)
        assert proxy.cuts >= 5
        for table in tables:
            assert await store.read(table) == [(n, f"{table} {n}".encode()) for n in range(1, last + 1)]


@in_a_loop
async def test_racing_in_a_storm_each_number_still_has_one_winner(proxy: Proxy, postgresql_url: str) -> None:
    async def sever() -> None:
        for _ in range(15):  # a storm ends, however slow the machine
            await asyncio.sleep(0.05)
            await asyncio.to_thread(proxy.sever)

    wins = 12
    async with opened(proxy.url, patience=60) as shaken, opened(postgresql_url) as calm:
        weather = asyncio.create_task(sever())
        names = [f"{kind} {who}" for kind in ("shaken", "calm") for who in range(4)]
        stores = {"shaken": shaken, "calm": calm}
        racing = [race(stores[name.split()[0]], name, f"table{name[-1:] in '13'}", wins) for name in names]
        await asyncio.gather(*racing, weather)
        rows = [await calm.read(table) for table in ("tableFalse", "tableTrue")]
        for part in rows:
            assert [number for number, _ in part] == list(range(1, 4 * wins + 1))
        bodies = sorted(body.decode() for part in rows for _, body in part)
        assert bodies == sorted(f"{name} {n}" for name in names for n in range(1, wins + 1))


@in_a_loop
async def test_after_a_cut_the_store_heals_by_itself(proxy: Proxy, postgresql_url: str) -> None:
    async with opened(proxy.url) as store, opened(postgresql_url) as other:
        heard, healed = ear(store)
        await fill(store, "a", b"before")
        assert await store.hold("a")
        proxy.cut()
        assert not await store.ready()
        waiting = [
            asyncio.ensure_future(store.append("a", 2, b"during", summary())),
            asyncio.ensure_future(store.append("a", 3, b"during too", summary())),
        ]
        reading = asyncio.ensure_future(store.read("a"))
        await until(lambda: not store.holds("a"))
        assert not await store.hold("a")
        await until(lambda: other.hold("a"))
        await fill(other, "b", b"unheard")
        await store.announce({"said": "into the void"})
        await asyncio.sleep(1)  # the outage itself; ten seconds go the same way
        assert not any(append.done() for append in waiting)
        proxy.mend()
        assert await asyncio.gather(*waiting) == [True, True]
        assert (await reading)[0] == (1, b"before")
        await until(lambda: healed == ["healed"])
        assert await store.ready()
        assert not await store.hold("a")
        assert {"table": "b", "number": 1} not in heard  # that is what `healed` is for
        await fill(other, "b", b"heard", first=2)
        await until(lambda: {"table": "b", "number": 2} in heard)


@in_a_loop
async def test_who_waits_longer_than_the_patience_is_told_that_it_is_unknown(proxy: Proxy) -> None:
    async with opened(proxy.url, patience=2) as store:
        await fill(store, "a", b"one")
        proxy.cut()
        for attempt in (
            store.append("a", 2, b"two", summary()),
            store.read("a"),
            store.delete("a"),
            store.secret("cookies"),
            store.beat(1),
            store.person("ada"),
            store.name_person("ada", "Ada"),
            store.public_tables(5),
        ):
            with pytest.raises(Away):
                await attempt
        proxy.mend()
        await until(store.ready)
        assert await store.read("a") == [(1, b"one")]  # given up means given up: it is not written later
        await fill(store, "a", b"two", first=2)


@in_a_loop
async def test_what_lands_after_its_writer_was_told_away_is_heard_by_that_writer(postgresql_url: str) -> None:
    """Somebody else's lock delays the entry for longer than the patience; then it is stored after all."""
    async with opened(postgresql_url, patience=2) as store, opened(postgresql_url) as other:
        heard, healed = ear(store)
        await fill(store, "a", b"one")
        assert isinstance(other._database, PostgreSQL)
        async with other._database.reading.connect() as connection:
            await connection.exec_driver_sql("SELECT 1 FROM tables WHERE id = 'a' FOR UPDATE")
            with pytest.raises(Away):
                await store.append("a", 2, b"late", summary())
            assert await store.read("a") == [(1, b"one")]
        await until(lambda: {"table": "a", "number": 2} in heard)
        assert await store.read("a") == [(1, b"one"), (2, b"late")]
        assert healed == []


@in_a_loop
async def test_a_line_that_falls_silent_is_noticed_and_replaced(
    proxy: Proxy, postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No connection breaks, nothing passes: as behind a router that has forgotten them."""
    monkeypatch.setattr(bus, "HEARTBEAT_SECONDS", 0.2)
    monkeypatch.setattr(database, "COMMAND_SECONDS", 1.5)
    monkeypatch.setattr(database, "CONNECT_SECONDS", 1.5)
    async with opened(proxy.url) as store, opened(postgresql_url) as other:
        heard, healed = ear(store)
        await fill(store, "a", b"before")
        await asyncio.gather(*(store.read("a") for _ in range(4)))  # several connections, all of which fall silent
        assert await store.hold("a")
        proxy.freeze()
        waiting = asyncio.ensure_future(store.append("a", 2, b"during", summary()))
        reading = [asyncio.ensure_future(store.read("a")) for _ in range(4)]
        assert not await store.ready()
        await until(lambda: not store.holds("a"))
        proxy.thaw()
        assert await waiting
        for rows in await asyncio.gather(*reading):
            assert rows[0] == (1, b"before")
        await until(lambda: "healed" in healed)
        assert await store.ready()
        await fill(other, "a", b"after", first=3)
        await until(lambda: {"table": "a", "number": 3} in heard)


@in_a_loop
async def test_a_line_that_falls_silent_while_it_is_made_is_let_go(
    proxy: Proxy, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has it yet who could close it; one that is left open is a warning, and that an error."""
    monkeypatch.setattr(database, "COMMAND_SECONDS", 0.2)
    proxy.freeze_at(b"tcp_user_timeout")
    with pytest.raises(TimeoutError):
        await PostgreSQL(proxy.url, patience=1).connection()


@in_a_loop
async def test_a_deletion_whose_commit_breaks_is_told_as_done(proxy: Proxy) -> None:
    async with opened(proxy.url) as store:
        await fill(store, "a", b"one")
        await fill(store, "b", b"one")
        for table, answered in (("a", False), ("b", True)):
            proxy.cut_at(b"COMMIT", answered=answered)
            assert await store.delete(table)
            assert not await store.delete(table)


@in_a_loop
async def test_a_beat_whose_commit_breaks_tells_the_one_before(proxy: Proxy) -> None:
    async with opened(proxy.url) as store:
        assert await store.beat(1) is None
        for now, answered in ((2, False), (3, True)):
            proxy.cut_at(b"COMMIT", answered=answered)
            assert await store.beat(now) == now - 1


@in_a_loop
async def test_a_server_process_that_is_ended_by_the_database_comes_back(postgresql_url: str) -> None:
    """As when the database restarts, or somebody fails over."""
    async with opened(postgresql_url) as store, opened(postgresql_url) as other:
        _, healed = ear(store)
        await fill(store, "a", b"one")
        assert isinstance(other._database, PostgreSQL)
        async with other._database.reading.connect() as connection:
            await connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        await fill(store, "a", b"two", first=2)
        await until(lambda: healed == ["healed"])
        assert await store.hold("a")


@in_a_loop
async def test_closing_while_the_database_is_away_ends(proxy: Proxy) -> None:
    store = await Store.open(proxy.url, patience=0.5)
    proxy.cut()
    waiting = asyncio.ensure_future(store.append("a", 1, b"", summary()))
    await asyncio.sleep(0)
    await store.close()
    with pytest.raises(Away):
        await waiting


@in_a_loop
async def test_whatever_a_killed_writer_called_stored_is_stored(url: str) -> None:
    """Killed again and again at moments nobody chose, on both databases; each goes on where the last one was."""
    stored: dict[str, int] = {}
    for lines in (1, 40, 200):
        with Program("writer.py", url, "6") as writer:
            said = [writer.hear() for _ in range(lines)] + writer.kill()
        for line in said:
            table, last = line.split()
            stored[table] = int(last)
    async with opened(url) as store:
        for table, number in stored.items():
            rows = await store.read(table)
            assert len(rows) >= number
            assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
            assert all(body.startswith(f"{table} {n} ".encode()) for n, body in rows)
        assert set(await store.due(10**9, 50)) >= set(stored)
