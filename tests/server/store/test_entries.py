"""What is appended, read, listed and deleted; the same on both databases."""

import asyncio
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from brasier.server.database import PostgreSQL, SQLiteFile
from brasier.server.store import Away, Store
from server.store.keeping import fill, in_a_loop, opened, summary, until


def engine_of(store: Store) -> sa.Engine:
    """Through which the journal writes."""
    database = store._database
    assert isinstance(database, SQLiteFile | PostgreSQL)
    return database.writing if isinstance(database, SQLiteFile) else database.writing.sync_engine


@in_a_loop
async def test_entries_come_back_in_order_and_whole(url: str) -> None:
    bodies = [b"first", bytes(range(256)), "ü € \0".encode(), b"x" * 2_000_000]
    async with opened(url) as store:
        await fill(store, "a", *bodies)
        await fill(store, "b", b"other")
    async with opened(url) as store:
        assert await store.read("a") == list(enumerate(bodies, 1))
        assert await store.read("a", after=3) == [(4, bodies[3])]
        assert await store.read("a", after=4) == []
        assert await store.read("b") == [(1, b"other")]
        assert await store.read("nothing") == []


@in_a_loop
async def test_only_the_next_number_is_accepted(url: str) -> None:
    async with opened(url) as store:
        assert not await store.append("a", 2, b"", summary())
        assert not await store.append("a", 0, b"", summary())
        await fill(store, "a", b"one", b"two")
        for number in (-1, 0, 1, 2, 4, 100):
            assert not await store.append("a", number, b"no", summary("no", public=True))
        assert await store.read("a") == [(1, b"one"), (2, b"two")]
        assert await store.public_tables(10) == []  # a summary that came with a refused entry is refused with it
        await fill(store, "a", b"three", first=3)


@in_a_loop
async def test_of_many_who_want_a_number_one_gets_it(url: str) -> None:
    async with opened(url) as store:
        for number in range(1, 21):
            wishes = [store.append("a", number, f"{number} {who}".encode(), summary()) for who in range(25)]
            answers = await asyncio.gather(*wishes)
            assert answers.count(True) == 1
            assert (await store.read("a", number - 1))[0][1] == f"{number} {answers.index(True)}".encode()


@in_a_loop
async def test_many_appends_share_a_transaction(url: str) -> None:
    commits = 0

    def count(_connection: Any) -> None:
        nonlocal commits
        commits += 1

    async def write(store: Store, table: str) -> None:
        await fill(store, table, *[b"body"] * 20)

    async with opened(url) as store:
        sa.event.listen(engine_of(store), "commit", count)
        await asyncio.gather(*(write(store, f"t{i}") for i in range(50)))
    assert 20 <= commits <= 100  # for 1,000 entries


@in_a_loop
async def test_entries_of_one_table_may_queue_behind_each_other(url: str) -> None:
    async with opened(url) as store:
        answers = await asyncio.gather(*(store.append("a", n, b"%d" % n, summary(str(n))) for n in range(1, 1201)))
        assert all(answers)
        assert await store.read("a") == [(n, b"%d" % n) for n in range(1, 1201)]
        assert not await store.append("a", 1200, b"", summary())


@in_a_loop
async def test_what_is_wrong_with_one_entry_does_not_touch_its_neighbours(url: str) -> None:
    """A code that leads elsewhere already; the transaction they would have shared fails, and each goes alone."""
    async with opened(url) as store:
        assert await store.append("a", 1, b"", summary(codes={"code": "player"}))
        outcome = await asyncio.gather(
            store.append("b", 1, b"b", summary()),
            store.append("c", 1, b"c", summary(codes={"code": "player"})),
            store.append("d", 1, b"d", summary()),
            return_exceptions=True,
        )
        assert outcome[0] is True
        assert outcome[2] is True
        assert isinstance(outcome[1], sa.exc.IntegrityError)
        assert await store.read("c") == []
        assert await store.role_of_code("code") == ("a", "player")
        assert await store.append("c", 1, b"again", summary())


@in_a_loop
async def test_what_the_driver_cannot_send_is_told_to_whoever_sent_it(url: str) -> None:
    async with opened(url) as store:
        outcome = await asyncio.gather(
            store.append("a", 1, b"", summary(updated=2**70)),
            store.append("b", 1, b"", summary()),
            return_exceptions=True,
        )
        assert isinstance(outcome[0], Exception)
        assert not isinstance(outcome[0], Away)
        assert outcome[1] is True


@in_a_loop
async def test_the_summary_follows_the_newest_entry(url: str) -> None:
    async with opened(url) as store:
        assert await store.append("a", 1, b"", summary("a1", public=True, updated=1, due=50, members=("ada", "bob")))
        assert await store.append("b", 1, b"", summary("b1", public=True, updated=2, due=40, members=("bob",)))
        assert await store.append("c", 1, b"", summary("c1", public=False, updated=3, members=("bob", "bob")))
        assert await store.public_tables(10) == [("b", b"b1"), ("a", b"a1")]
        assert await store.tables_of("bob", 10) == [("c", b"c1"), ("b", b"b1"), ("a", b"a1")]
        assert await store.tables_of("bob", 2) == [("c", b"c1"), ("b", b"b1")]
        assert await store.tables_of("ada", 10) == [("a", b"a1")]
        assert await store.due(39, 10) == []
        assert await store.due(40, 10) == ["b"]
        assert await store.due(1000, 10) == ["b", "a"]
        assert await store.due(1000, 1) == ["b"]
        assert await store.append("a", 2, b"", summary("a2", public=True, updated=9))
        assert await store.public_tables(10) == [("a", b"a2"), ("b", b"b1")]
        assert await store.public_tables(1) == [("a", b"a2")]
        assert await store.tables_of("ada", 10) == [("a", b"a2")]  # members: as before
        assert await store.due(1000, 10) == ["b"]
        assert await store.append("a", 3, b"", summary("a3", public=False, updated=10, members=("cleo",)))
        assert await store.public_tables(10) == [("b", b"b1")]
        assert await store.tables_of("ada", 10) == []
        assert await store.tables_of("cleo", 10) == [("a", b"a3")]
        assert await store.append("a", 4, b"", summary("a4", members=()))
        assert await store.tables_of("cleo", 10) == []


@in_a_loop
async def test_within_one_transaction_the_last_summary_counts(url: str) -> None:
    async with opened(url) as store:
        answers = await asyncio.gather(
            store.append("a", 1, b"", summary("1", members=("ada",), codes={"play": "player", "watch": "spectator"})),
            store.append("a", 2, b"", summary("2", members=("ada", "bob"))),
            store.append("a", 3, b"", summary("3")),
            store.append("a", 3, b"", summary("lost", members=("eve",))),
        )
        assert list(answers) == [True, True, True, False]
        assert await store.tables_of("ada", 9) == await store.tables_of("bob", 9) == [("a", b"3")]
        assert await store.tables_of("eve", 9) == []
        assert await store.role_of_code("play") == ("a", "player")
        assert await store.role_of_code("watch") == ("a", "spectator")
        assert await store.role_of_code("other") is None


@in_a_loop
async def test_a_deleted_table_is_gone_for_ever(url: str) -> None:
    async with opened(url) as store:
        first = summary("a", public=True, due=1, members=("ada",), codes={"code": "player"})
        assert await store.append("a", 1, b"secret", first)
        await fill(store, "a", b"more", first=2)
        await fill(store, "b", b"other")
        assert await store.delete("a")
        assert not await store.delete("a")
        assert not await store.delete("never was")
        assert await store.append("never was", 1, b"", summary())
    async with opened(url) as store:
        assert await store.read("a") == []
        assert await store.public_tables(9) == await store.tables_of("ada", 9) == []
        assert await store.due(10**6, 9) == []
        assert await store.role_of_code("code") is None
        for number in (1, 2, 3):
            assert not await store.append("a", number, b"back", first)
        assert await store.read("a") == []
        assert await store.read("b") == [(1, b"other")]


@in_a_loop
async def test_a_table_deleted_while_people_write_leaves_nothing_behind(url: str) -> None:
    async def write(store: Store) -> int:
        number = 0
        while await store.append("a", number + 1, b"secret", summary("secret", members=("ada",))):
            number += 1
        return number

    async with opened(url) as store:
        writing = asyncio.create_task(write(store))
        while len(await store.read("a")) < 5:
            await asyncio.sleep(0)
        assert await store.delete("a")
        assert await writing >= 5
        assert await store.read("a") == []
        assert await store.tables_of("ada", 9) == []


@in_a_loop
async def test_what_is_queued_is_written_before_the_store_closes(url: str) -> None:
    store = await Store.open(url)
    waiting = [asyncio.ensure_future(store.append("a", n, b"", summary())) for n in range(1, 101)]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*waiting))
    with pytest.raises(Away):
        await store.append("a", 101, b"", summary())
    async with opened(url) as store:
        assert len(await store.read("a")) == 100


@in_a_loop
async def test_who_stops_waiting_hinders_nobody_and_hears_of_what_was_stored_all_the_same(url: str) -> None:
    async with opened(url) as store:
        heard: list[dict[str, Any]] = []
        store.listen(heard.append, lambda: None)
        tables = [f"table{i}" for i in range(40)]
        answered = set()
        for moment, table in enumerate(tables):
            impatient = asyncio.ensure_future(store.append(table, 1, b"mine", summary()))
            other = asyncio.ensure_future(store.append("other", moment + 1, b"", summary()))
            for _ in range(moment):
                await asyncio.sleep(0)
            impatient.cancel()
            assert await other
            with suppress(asyncio.CancelledError):
                assert await impatient
                answered.add(table)
        late = [table for table in tables if table not in answered and await store.read(table)]
        assert late  # some were under way already
        await until(lambda: all({"table": table, "number": 1} in heard for table in late))


@in_a_loop
async def test_people_keep_what_they_say_about_themselves(url: str) -> None:
    async with opened(url) as store:
        assert await store.person("ada") is None
        await store.name_person("ada", "Ada")
        await store.set_webhook("ada", "https://example.org/hook")
        await store.set_push("bob", '{"endpoint": "x"}')
        await store.name_person("ada", "Ada L.")
        await store.set_webhook("bob", "https://example.org/bob")
        await store.set_webhook("bob", None)
    async with opened(url) as store:
        ada, bob = await store.person("ada"), await store.person("bob")
        assert ada is not None
        assert (ada.id, ada.name, ada.webhook, ada.push) == ("ada", "Ada L.", "https://example.org/hook", None)
        assert bob is not None
        assert (bob.id, bob.name, bob.webhook, bob.push) == ("bob", None, None, '{"endpoint": "x"}')


@in_a_loop
async def test_a_secret_is_drawn_once(url: str) -> None:
    async with opened(url) as store:
        drawn = set(await asyncio.gather(*(store.secret("cookies") for _ in range(20))))
        assert len(drawn) == 1
        (secret,) = drawn
        assert len(bytes.fromhex(secret)) == 32
        assert await store.secret("push") != secret
    async with opened(url) as store:
        assert await store.secret("cookies") == secret


@in_a_loop
async def test_a_beat_tells_the_one_before(url: str) -> None:
    async with opened(url) as store:
        assert await store.beat(1_700_000_000_000) is None
        assert await store.beat(1_700_000_005_000) == 1_700_000_000_000
        assert await store.ready()
    async with opened(url) as store:
        assert await store.beat(1_700_000_099_000) == 1_700_000_005_000


@in_a_loop
async def test_a_full_disk_loses_and_doubles_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The disk is full at a page limit, and then it is not: what waited is stored, in order and once."""
    path = str(tmp_path / "small.sqlite")
    async with opened(path) as store:
        await fill(store, "a", b"x" * 1000)

    async with opened(path) as store:
        with engine_of(store).connect() as connection:
            pages = int(connection.execute(sa.text("PRAGMA page_count")).scalar_one())
            connection.execute(sa.text(f"PRAGMA max_page_count={pages + 2}"))
        sa.event.listen(
            engine_of(store),
            "connect",
            full := lambda connection, _record: connection.cursor().execute(f"PRAGMA max_page_count={pages + 2}"),
        )
        waiting = [asyncio.ensure_future(store.append("a", n, b"y" * 3000, summary())) for n in range(2, 30)]
        await until(lambda: "entries wait" in caplog.text)
        assert not any(append.done() for append in waiting)
        sa.event.remove(engine_of(store), "connect", full)
        assert all(await asyncio.gather(*waiting))
        assert [number for number, _ in await store.read("a")] == list(range(1, 30))
    whole = sqlite3.connect(path)
    assert whole.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    whole.close()


@in_a_loop
async def test_outages_are_remembered_once_and_told_from_a_time_on(url: str) -> None:
    async with opened(url) as store:
        for start, stop in ((100, 200), (100, 999), (300, 450)):
            await store.note_outage(start, stop)
        assert await store.outages(0) == [(100, 200), (300, 450)]
        assert await store.outages(200) == [(300, 450)]
        assert await store.outages(450) == []
