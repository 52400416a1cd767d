"""One running server for all tests here that need no server of their own."""

from collections.abc import Iterator

import pytest

from server.running import RunningServer, running


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('server') / 'tables.sqlite'}") as started:
        yield started
