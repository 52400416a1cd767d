"""Tests with a real browser: Chromium, real people, and a real server in a process of its own.

    .venv/bin/python -m pytest tests/browser                       the sources, and the page in web/dist
    .venv/bin/python -m pytest -o pythonpath=tests tests/browser   what is installed, as ./check does
    BRASIER_SHOTS=/tmp/shots … -k phone                            keeps what `shoot(page, name)` photographs

`people` brings people, each with a cookie, a language and a screen of their own:

    def test_two_play(people: People) -> None:
        ada, bruno = people(2)                                     # English, desktop, dark, already named
        [chloe] = people(1, language="fr", device="phone", theme="light", still=True, named=False)
        table = ada.open("feurio", seats=[…])                      # by the API, as a short cut; `ask` for the rest
        ada.go(f"/tables/{table}")                                 # ada.page is Playwright's page
        ada.told("update")                                         # every message her sockets received, as JSON

Devices are desktop 1280 × 800, wide 1920 × 1080, tablet 820 × 1180, phone 390 × 844 and small 320 × 568; the last three
have fingers. `still` asks for less motion. `worker=True` lets the service worker in; elsewhere it is kept out, so that
each test sees the network as it is.

When a test ends nobody may have met trouble: an error in the console or in a script, something the page's policy
refused, a request or a socket that failed, an answer of 400 or more. What belongs to a test is allowed, by
`ada.allow(r"409 .*/join")`. `outage` pulls the server's plug:

    with outage():                                                 # killed here; troubles of the network are allowed
        …                                                          # started again here, same port, same tables

`ada.button("web-undo")` is the button of that text's name in Ada's language, `ada.press(…)` a click or a tap. `table`
knows how a choice is made on each board, `scenes` leads to any screen, always with the same boards.

`looks` judges any page: `assert_accessible` (axe), `assert_no_sideways_scroll`, `assert_large_targets`, `weight`; and
`shoot`. A test that fails leaves a picture of each page beside its other temporary files and says where.
"""

from collections.abc import Callable, Generator, Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import Error as PlaywrightError

from browser.chromium import started
from browser.people import AWAY, People
from server.running import RunningServer, running

Outage = Callable[[], AbstractContextManager[None]]

_failed = pytest.StashKey[bool]()
_crowds = count()
CROWD = 16  # addresses a test may use


# Of the package, not the session: while Playwright runs, nobody else can run a loop in this thread.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with started() as chromium:
        yield chromium


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Bots answer at once."""
    folder = tmp_path_factory.mktemp("server")
    with running(f"sqlite:///{folder / 'tables.sqlite'}", log=folder / "log") as here:
        yield here


@pytest.fixture
def people(browser: Browser, server: RunningServer, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[People]:
    company = People(browser, lambda: server.url, next(_crowds) * CROWD)
    yield company
    if request.node.stash.get(_failed, False):
        _photograph(company, tmp_path)
    troubles = company.part()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def outage(server: RunningServer, people: People) -> Outage:
    @contextmanager
    def without_server() -> Iterator[None]:
        for person in people.all:
            person.allow(AWAY)
        server.kill()
        try:
            yield
        finally:
            server.start()

    return without_server


def _photograph(company: People, folder: Path) -> None:
    for number, person in enumerate(company.all):
        picture = folder / f"{number}-{person.name}.png"
        try:
            person.page.screenshot(path=picture, timeout=5_000)
            print(f"{person.name} saw {picture} ({person.page.url})")
        except PlaywrightError as problem:  # a page that hangs is no reason to lose the others
            print(f"{person.name} saw nothing: {problem.message}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if call.when == "call" and report.failed:
        item.stash[_failed] = True
    return report
