"""What was saved comes back, on both databases, as docs/how-to/back-up.md says."""

import asyncio
import os
import re
import shlex
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from brasier.server.backup import backup, restore
from brasier.server.store import Store, StoreProblem
from server.databases import fresh_postgresql, postgresql_tool
from server.store.keeping import PATH, Program, fill, in_a_loop, opened, summary

PAGE = Path(__file__).parents[3] / "docs/how-to/back-up.md"
BLOCKS = re.findall(r"```sh\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


async def furnish(store: Store) -> str:
    """Something of everything; gives back the secret of the house."""
    first = summary("line", public=True, updated=5, due=7, members=("ada",), codes={"code": "player"})
    assert await store.append("a", 1, b"\0one", first)
    await fill(store, "gone", b"one")
    assert await store.delete("gone")
    await store.name_person("ada", "Ada")
    await store.beat(11)
    return await store.secret("cookies")


async def expect(store: Store, secret: str) -> None:
    assert await store.read("a") == [(1, b"\0one")]
    assert await store.public_tables(9) == await store.tables_of("ada", 9) == [("a", b"line")]
    assert await store.role_of_code("code") == ("a", "player")
    assert await store.due(100, 9) == ["a"]
    assert not await store.append("gone", 1, b"", summary())
    person = await store.person("ada")
    assert person is not None
    assert person.name == "Ada"
    assert await store.secret("cookies") == secret
    assert await store.beat(12) == 11
    await fill(store, "a", b"goes on", first=2)


@in_a_loop
async def test_a_file_is_saved_while_it_is_used_and_restored_elsewhere(tmp_path: Path) -> None:
    used, saved, again = tmp_path / "used.sqlite", tmp_path / "saved.sqlite", tmp_path / "again.sqlite"
    async with opened(str(used)) as store:
        secret = await furnish(store)
        await asyncio.to_thread(backup, str(used), saved)
        await fill(store, "a", b"after the backup", first=2)
    await asyncio.to_thread(restore, saved, f"sqlite:///{again}")
    async with opened(str(again)) as store:
        await expect(store, secret)


@in_a_loop
async def test_a_backup_under_load_is_one_moment(tmp_path: Path) -> None:
    used = tmp_path / "used.sqlite"
    with Program("writer.py", str(used), "5") as writer:
        for round_ in range(3):
            said = [writer.hear() for _ in range(50)]
            saved = tmp_path / "saved.sqlite"
            backup(str(used), saved)
            again = tmp_path / f"again{round_}.sqlite"
            restore(saved, str(again))
            async with opened(str(again)) as store:
                for line in said:
                    table, number = line.split()
                    rows = await store.read(table)
                    assert len(rows) >= int(number)
                    assert [n for n, _ in rows] == list(range(1, len(rows) + 1))
                for table in await store.due(10**9, 9):
                    last = len(await store.read(table))
                    await fill(store, table, b"next", first=last + 1)


@in_a_loop
async def test_what_is_kept_is_for_the_owner_only(tmp_path: Path) -> None:
    used, saved = tmp_path / "used.sqlite", tmp_path / "saved.sqlite"
    async with opened(str(used)) as store:
        await furnish(store)
        backup(str(used), saved)
        kept = [used, saved, tmp_path / "used.sqlite-wal"]
        assert [stat.S_IMODE(path.stat().st_mode) for path in kept] == [0o600] * 3


@in_a_loop
async def test_nothing_that_is_there_is_overwritten(tmp_path: Path) -> None:
    used, saved, left = tmp_path / "used.sqlite", tmp_path / "saved.sqlite", tmp_path / "left.sqlite"
    async with opened(str(used)) as store:
        await furnish(store)
        backup(str(used), saved)
        with pytest.raises(StoreProblem) as refused:
            restore(saved, str(used))
        assert refused.value.code == "store-in-use"
    with pytest.raises(StoreProblem) as refused:
        restore(saved, str(used))
    assert refused.value.code == "store-exists"
    left.with_name("left.sqlite-wal").write_bytes(b"of an older store")
    with pytest.raises(StoreProblem) as refused:
        restore(saved, str(left))
    assert refused.value.code == "store-exists"
    assert not left.exists()


@in_a_loop
async def test_what_is_no_store_is_neither_saved_nor_restored(tmp_path: Path) -> None:
    foreign, damaged, target = tmp_path / "recipes.sqlite", tmp_path / "damaged.sqlite", tmp_path / "target.sqlite"
    connection = sqlite3.connect(foreign)
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    async with opened(str(damaged)) as store:
        await fill(store, "a", *[b"x" * 3000] * 50)
    whole = damaged.read_bytes()
    damaged.write_bytes(whole[: len(whole) // 2] + b"\xff" * 5000 + whole[len(whole) // 2 + 5000 :])
    for file, code in ((foreign, "store-foreign"), (damaged, "store-damaged"), (tmp_path / "none", "store-missing")):
        with pytest.raises(StoreProblem) as refused:
            restore(file, str(target))
        assert refused.value.code == code
        with pytest.raises(StoreProblem) as refused:
            backup(str(file), target)
        assert refused.value.code == code
        assert not target.exists()
    with pytest.raises(StoreProblem, match="cannot be opened"):
        backup(str(damaged), tmp_path / "no folder" / "saved.sqlite")
    with pytest.raises(StoreProblem, match="pg_dump") as refused:
        backup("postgresql://a:hush@b/c", target)
    assert "hush" not in str(refused.value)
    with pytest.raises(StoreProblem, match="pg_restore"):
        restore(damaged, "postgresql://a:hush@b/c")


@in_a_loop
async def test_the_page_is_right_about_files(tmp_path: Path) -> None:
    used, saved = tmp_path / "brasier" / "tables.sqlite", tmp_path / "backups" / "tables.sqlite"
    used.parent.mkdir()
    saved.parent.mkdir()
    async with opened(str(used)) as store:
        secret = await furnish(store)
        follow(BLOCKS[0].replace("/srv/", f"{tmp_path}/"))
    for file in used.parent.glob("*"):
        file.unlink()
    follow(BLOCKS[1].replace("/srv/", f"{tmp_path}/"))
    async with opened(str(used)) as store:
        await expect(store, secret)


@in_a_loop
async def test_the_page_is_right_about_postgresql(postgresql_url: str, tmp_path: Path) -> None:
    async with opened(postgresql_url) as store:
        secret = await furnish(store)
        dump = BLOCKS[2].replace("$DATABASE_URL", postgresql_url).replace("brasier.dump", f"{tmp_path}/brasier.dump")
        await asyncio.to_thread(follow, dump)
        await fill(store, "a", b"after the backup", first=2)
    fresh = fresh_postgresql()
    url = await asyncio.to_thread(fresh.__enter__)
    try:
        undump = BLOCKS[3].replace("$NEW_DATABASE_URL", url).replace("brasier.dump", f"{tmp_path}/brasier.dump")
        await asyncio.to_thread(follow, undump)
        async with opened(url) as store:
            await expect(store, secret)
    finally:
        await asyncio.to_thread(fresh.__exit__, None, None, None)


def follow(block: str) -> None:
    """Do what the page says, with the Python and the PostgreSQL of these tests."""
    command, *arguments = shlex.split(block)
    program = [sys.executable, "-m", "brasier"] if command == "brasier" else [postgresql_tool(command)]
    subprocess.run([*program, *arguments], env=os.environ | {"PYTHONPATH": PATH}, check=True)


@in_a_loop
async def test_no_backup_is_written_over_the_store_it_is_taken_from_or_another_that_is_used(tmp_path: Path) -> None:
    used, other = tmp_path / "tables.sqlite", tmp_path / "other.sqlite"
    async with opened(str(used)) as store, opened(str(other)):
        await fill(store, "a", b"kept")
        (tmp_path / "link.sqlite").symlink_to(used)
        for target in (used, tmp_path / "link.sqlite"):
            with pytest.raises(StoreProblem) as refused:
                backup(str(used), target)
            assert refused.value.code == "store-exists"
        with pytest.raises(StoreProblem) as refused:
            backup(str(used), other)
        assert refused.value.code == "store-in-use"
        await fill(store, "a", b"and on", first=2)
    async with opened(str(used)) as store:
        assert await store.read("a") == [(1, b"kept"), (2, b"and on")]
