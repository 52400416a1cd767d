"""Which databases are opened and which are refused, and how the schema comes about."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from brasier.server.schema import HEAD, MIGRATIONS, VERSION_TABLE, metadata
from brasier.server.store import Store, StoreProblem
from server.store.keeping import Program, fill, in_a_loop, opened, summary


@in_a_loop
async def test_the_migrations_make_exactly_the_schema_of_the_code(url: str) -> None:
    def differences(connection: sa.Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        return list(compare_metadata(context, metadata))

    async with opened(url) as store:
        assert await store._database.once("reading", differences) == []


def test_the_code_knows_which_migration_is_the_newest() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


@in_a_loop
async def test_a_database_of_a_newer_brasier_is_refused_and_left_alone(url: str) -> None:
    def make_newer(connection: sa.Connection) -> None:
        connection.execute(sa.text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))

    async with opened(url) as store:
        await fill(store, "a", b"kept")
        await store._database.once("small", make_newer)
    with pytest.raises(StoreProblem, match="newer") as refused:
        await Store.open(url)
    assert refused.value.code == "store-newer"

    def make_ours(connection: sa.Connection) -> None:
        connection.execute(sa.text(f"UPDATE {VERSION_TABLE} SET version_num = '{HEAD}'"))

    from brasier.server.database import database_at

    database = database_at(url, 5)
    await database.once("small", make_ours)
    await database.close()
    async with opened(url) as store:
        assert await store.read("a") == [(1, b"kept")]


@in_a_loop
async def test_a_first_start_may_be_killed_at_any_moment(url: str) -> None:
    with Program("opener.py", url) as opener:
        kills = int(await asyncio.to_thread(opener.hear))
    assert kills >= 10
    async with opened(url) as store:
        await fill(store, "a", b"one")
        assert await store.beat(1) is None


@in_a_loop
async def test_many_may_open_an_empty_postgresql_at_once(postgresql_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(postgresql_url) for _ in range(6)))
    drawn = await asyncio.gather(*(store.secret("cookies") for store in stores))
    assert len(set(drawn)) == 1
    await asyncio.gather(*(store.close() for store in stores))


@in_a_loop
async def test_a_file_in_use_by_another_server_is_refused_until_that_dies(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with Program("holder.py", str(path), "a") as other:
        assert other.hear() == "holds"
        with pytest.raises(StoreProblem, match="another server") as refused:
            await Store.open(str(path))
        assert refused.value.code == "store-in-use"
        assert refused.value.facts == {"where": str(path)}
        other.kill()
        async with opened(str(path)) as store:
            await fill(store, "a", b"one")


@in_a_loop
async def test_a_file_in_use_by_the_same_process_is_refused_too(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite")
    async with opened(path):
        with pytest.raises(StoreProblem, match="another server"):
            await Store.open(f"sqlite:///{path}")
    async with opened(path):
        pass


@in_a_loop
async def test_a_file_that_is_no_store_is_refused_and_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear Ada, " * 1000, encoding="utf-8")
    with pytest.raises(StoreProblem, match="cannot be opened") as refused:
        await Store.open(str(text))
    assert refused.value.code == "store-cannot-open"
    assert text.read_text(encoding="utf-8") == "Dear Ada, " * 1000

    foreign = tmp_path / "recipes.sqlite"
    connection = sqlite3.connect(foreign)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.commit()
    with pytest.raises(StoreProblem, match="another program") as refused:
        await Store.open(str(foreign))
    assert refused.value.code == "store-foreign"
    assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    connection.close()


@in_a_loop
async def test_a_place_where_no_file_can_be_is_refused(tmp_path: Path) -> None:
    for place in (tmp_path, tmp_path / "no folder" / "tables.sqlite"):
        with pytest.raises(StoreProblem, match="cannot be opened") as refused:
            await Store.open(str(place))
        assert refused.value.facts["where"] == str(place)
    with pytest.raises(StoreProblem, match="neither") as refused:
        await Store.open("mysql://ada:hush@host/tables")
    assert refused.value.code == "store-address"
    assert "hush" not in str(refused.value)


@in_a_loop
async def test_a_postgresql_that_is_not_there_is_refused_without_telling_the_password() -> None:
    with pytest.raises(StoreProblem, match="cannot be opened") as refused:
        await Store.open("postgresql://ada:hush@127.0.0.1:1/tables", patience=0.2)
    assert refused.value.code == "store-cannot-open"
    assert "hush" not in str(refused.value)


@in_a_loop
async def test_a_database_that_does_not_exist_is_refused_at_once(postgresql_url: str) -> None:
    elsewhere = sa.make_url(postgresql_url).set(database="nobody_made_this").render_as_string(hide_password=False)
    with pytest.raises(StoreProblem, match="does not exist"):
        await Store.open(elsewhere, patience=1000)


@in_a_loop
async def test_the_writer_is_as_durable_as_the_database_can_be(url: str) -> None:
    def ask(connection: sa.Connection) -> object:
        asked = "SHOW synchronous_commit" if store.kind == "postgresql" else "PRAGMA synchronous"
        return connection.execute(sa.text(asked)).scalar()

    async with opened(url) as store:
        assert await store._database.once("journal", ask) in ("on", 2)
        assert await store.append("a", 1, b"", summary())
