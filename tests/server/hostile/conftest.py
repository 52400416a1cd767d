"""A server for each file of attacks; whatever it went through, it is well at the end."""

from collections.abc import Iterator

import pytest

from server.hostile.attack import Besieged
from server.running import running


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Besieged]:
    folder = tmp_path_factory.mktemp("besieged")
    log = folder / "log"
    with running(f"sqlite:///{folder / 'tables.sqlite'}", log=log) as server:
        besieged = Besieged(server, log)
        yield besieged
        besieged.assert_well()


@pytest.fixture(autouse=True)
def is_well_afterwards(besieged: Besieged) -> Iterator[None]:
    """Every single attack leaves the server well: so the one that did not is named."""
    yield
    besieged.assert_well()
