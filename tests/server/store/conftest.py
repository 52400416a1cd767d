"""Addresses of fresh databases, by the name of what a test needs."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.databases import KINDS, fresh_database, fresh_postgresql
from server.proxy import Proxy


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Either database: the test runs once on each."""
    with fresh_database(request.param, tmp_path) as address:
        yield address


@pytest.fixture
def postgresql_url() -> Iterator[str]:
    with fresh_postgresql() as address:
        yield address


@pytest.fixture
def proxy(postgresql_url: str) -> Iterator[Proxy]:
    with Proxy(postgresql_url) as standing_before:
        yield standing_before
    gc.collect()  # what a broken line has left open is told here, not in whichever test comes later
