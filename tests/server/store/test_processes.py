"""Several stores on one PostgreSQL, as several server processes have them."""

import asyncio
from typing import Any

import pytest

from brasier.server.store import Store
from server.store.keeping import Program, fill, in_a_loop, opened, summary, until

Heard = list[dict[str, Any]]


def ear(store: Store) -> tuple[Heard, list[str]]:
    """What a store hears, and how often it was healed."""
    heard: Heard = []
    healed: list[str] = []
    store.listen(heard.append, lambda: healed.append("healed"))
    return heard, healed


async def race(store: Store, name: str, table: str, wins: int) -> None:
    """Write to a table that others write to as well, until so many entries are one's own."""
    number = 0
    while wins:
        number += 1
        if await store.append(table, number, f"{name} {wins}".encode(), summary(f"{table} {number}")):
            wins -= 1
        else:
            rows = await store.read(table, number - 1)
            assert rows, "refused, though the number was free"
            number = rows[-1][0]


@in_a_loop
async def test_thousands_of_racing_entries_have_one_winner_a_number_and_no_gap(postgresql_url: str) -> None:
    tables, wins = [f"table{i}" for i in range(4)], 30
    async with opened(postgresql_url) as one, opened(postgresql_url) as two:
        racers = {
            f"{table}-{name}-{who}": (store, table)
            for table in tables
            for name, store in (("one", one), ("two", two))
            for who in range(3)
        }
        await asyncio.gather(*(race(store, name, table, wins) for name, (store, table) in racers.items()))
        for table in tables:
            rows = await one.read(table)
            assert [number for number, _ in rows] == list(range(1, 6 * wins + 1))
            expected = {f"{name} {n}" for name, (_, at) in racers.items() if at == table for n in range(1, wins + 1)}
            assert sorted(body.decode() for _, body in rows) == sorted(expected)
            assert await two.read(table) == rows


@in_a_loop
async def test_two_processes_that_open_the_same_new_tables_agree(postgresql_url: str) -> None:
    async with opened(postgresql_url) as one, opened(postgresql_url) as two:
        for round_ in range(20):
            names = [f"{round_}-{i}" for i in range(30)]
            first = [one.append(name, 1, b"one", summary()) for name in names]
            second = [two.append(name, 1, b"two", summary()) for name in reversed(names)]
            answers = await asyncio.gather(*first, *second)
            for name, by_one, by_two in zip(names, answers[:30], reversed(answers[30:]), strict=True):
                assert by_one is not by_two
                assert await one.read(name) == [(1, b"one" if by_one else b"two")]


@in_a_loop
async def test_what_one_stores_the_others_hear_of_and_can_read(postgresql_url: str) -> None:
    async with opened(postgresql_url) as one, opened(postgresql_url) as two, opened(postgresql_url) as three:
        ears = [ear(store)[0] for store in (one, two, three)]
        await fill(one, "a", b"first")
        await until(lambda: all({"table": "a", "number": 1} in heard for heard in ears[1:]))
        assert await two.read("a") == [(1, b"first")]
        assert not await two.append("a", 1, b"late", summary())
        await fill(two, "a", b"second", first=2)
        assert await one.delete("a")
        await until(lambda: {"gone": "a"} in ears[1] and {"gone": "a"} in ears[2])
        await until(lambda: {"table": "a", "number": 2} in ears[0])
        assert ears[0] == [{"table": "a", "number": 2}]  # nothing of its own, nothing of what was refused
        assert ears[1] == [{"table": "a", "number": 1}, {"gone": "a"}]


@in_a_loop
async def test_what_is_announced_is_heard_by_the_others_in_order(postgresql_url: str) -> None:
    async with opened(postgresql_url) as one, opened(postgresql_url) as two:
        own, _ = ear(one)
        heard, healed = ear(two)
        said = [{"here": [n], "table": "é € '", "nested": {"deep": [None, True]}} for n in range(200)]
        for message in said:
            await one.announce(message)
        await until(lambda: len(heard) == len(said))
        assert heard == said
        assert own == []
        assert healed == []
        with pytest.raises(ValueError, match="too long"):
            await one.announce({"text": "x" * 7000})
        await one.announce({"text": "x" * 6900})
        await until(lambda: len(heard) == len(said) + 1)


@in_a_loop
async def test_an_ear_that_fails_does_not_deafen(postgresql_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(postgresql_url) as one, opened(postgresql_url) as two:
        heard: Heard = []

        def fail_once(message: dict[str, Any]) -> None:
            heard.append(message)
            if len(heard) == 1:
                raise RuntimeError("not today")

        two.listen(fail_once, lambda: None)
        await one.announce({"n": 1})
        await one.announce({"n": 2})
        await until(lambda: heard == [{"n": 1}, {"n": 2}])
        assert "not today" in caplog.text


@in_a_loop
async def test_a_table_has_one_keeper(postgresql_url: str) -> None:
    async with opened(postgresql_url) as one, opened(postgresql_url) as two:
        assert await one.hold("a")
        assert await one.hold("a")
        assert one.holds("a")
        assert not await two.hold("a")
        assert not two.holds("a")
        assert await two.hold("b")
        await two.release("a")  # what one does not hold one cannot give up
        assert not await two.hold("a")
        await one.release("a")
        assert not one.holds("a")
        assert await two.hold("a")
        answers = await asyncio.gather(*(store.hold("c") for store in (one, two) for _ in range(5)))
        assert answers in ([True] * 5 + [False] * 5, [False] * 5 + [True] * 5)
    async with opened(postgresql_url) as three:
        assert all([await three.hold(table) for table in ("a", "b", "c")])


@in_a_loop
async def test_when_the_keeper_is_killed_another_takes_over(postgresql_url: str) -> None:
    async with opened(postgresql_url) as store:
        with Program("holder.py", postgresql_url, "a") as other:
            assert await asyncio.to_thread(other.hear) == "holds"
            assert not await store.hold("a")
            other.kill()
            await until(lambda: store.hold("a"))
            assert store.holds("a")


@in_a_loop
async def test_alone_one_keeps_everything_and_talks_to_nobody(tmp_path: Any) -> None:
    async with opened(str(tmp_path / "tables.sqlite")) as store:
        heard, healed = ear(store)
        assert await store.hold("a")
        assert store.holds("a")
        await store.release("a")
        await store.announce({"here": [1]})
        with pytest.raises(ValueError, match="too long"):
            await store.announce({"text": "x" * 7000})
        await fill(store, "a", b"one")
        assert heard == []
        assert healed == []
