"""Backup and restore of a store that is one SQLite file. PostgreSQL has `pg_dump` and `pg_restore` for that.

A backup is taken while the server runs and is what the store was at one moment; restoring needs a place where nothing
is. Both write beside their target first: what bears the final name is whole.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from brasier.server.database import (
    StoreProblem,
    cannot_open,
    is_postgresql,
    make_private,
    sqlite_path,
    take_file,
    without_password,
)
from brasier.server.schema import VERSION_TABLE


def backup(url: str, file: Path) -> None:
    """Copy the store to `file`, which may be an older backup. Raises `StoreProblem`."""
    path = _path_of(url)
    if not path.is_file():
        raise StoreProblem("store-missing", "there is no store at {where}", {"where": str(path)})
    if file.exists() and file.samefile(path):
        raise StoreProblem("store-exists", "{where} is there already", {"where": str(file)})
    with closing(take_file(file)):  # no server may be using the file that is to be replaced
        _copy(path, file)
    file.with_name(f"{file.name}.lock").unlink(missing_ok=True)


def restore(file: Path, url: str) -> None:
    """Make a backup the store at `url`, where there must be none. Raises `StoreProblem`."""
    path = _path_of(url)
    if not file.is_file():
        raise StoreProblem("store-missing", "there is no store at {where}", {"where": str(file)})
    with closing(take_file(path)):
        # A log that an old store left behind would be played into the new one.
        for name in (path.name, f"{path.name}-wal"):
            if path.with_name(name).exists():
                raise StoreProblem("store-exists", "{where} is there already", {"where": str(path.with_name(name))})
        _copy(file, path)


def _path_of(url: str) -> Path:
    if is_postgresql(url):
        facts = {"where": without_password(url)}
        raise StoreProblem("store-own-tools", "{where} is kept with pg_dump and pg_restore", facts)
    return sqlite_path(url)


def _copy(source: Path, target: Path) -> None:
    part = target.with_name(f"{target.name}.part")
    part.unlink(missing_ok=True)
    try:
        make_private(part)
        there = sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)
        with closing(there), closing(sqlite3.connect(part)) as here:
            there.backup(here)
            here.execute("PRAGMA journal_mode=DELETE")  # one file, not three
            _check(here, source)
        with part.open("rb+") as whole:
            os.fsync(whole.fileno())
        part.replace(target)
    except (sqlite3.Error, OSError) as problem:
        raise cannot_open(str(source), problem) from problem
    finally:
        part.unlink(missing_ok=True)


def _check(copy: sqlite3.Connection, source: Path) -> None:
    ours = copy.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (VERSION_TABLE,)).fetchone()
    if not ours:
        raise StoreProblem("store-foreign", "{where} belongs to another program", {"where": str(source)})
    found = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise StoreProblem("store-damaged", "{where} is damaged: {why}", {"where": str(source), "why": str(found)})
