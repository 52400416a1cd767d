"""A Dask cluster that plays matches: the same door as the processes of this machine.

Dask gives the work of a dead worker to another one. A future that ends is read once, and the journal takes a match
once, so it does not matter whether a worker died before, while or after it played.
"""

import logging
from collections.abc import Iterable, Iterator
from typing import Any, Final
from uuid import uuid4

from brasier.arena.contestants import module_file
from brasier.arena.crew import Line, Work
from brasier.arena.plan import Fixture, Plan
from brasier.arena.playing import perform
from brasier.core.game import Refusal

CONNECT: Final = "5s"
AHEAD: Final = 2  # matches sent to each thread: one to play, one to go on with


def is_address(url: str) -> bool:
    """Whether Dask could look for a scheduler there: a scheme that it knows, or none, and a place."""
    from distributed.comm.addressing import parse_address, parse_host_port
    from distributed.comm.registry import get_backend

    if not url.isprintable() or " " in url:  # no other white space is printable
        return False
    try:
        scheme, place = parse_address(url)
        get_backend(scheme)
        if scheme not in ("tcp", "tls"):
            return bool(place)
        host, port = parse_host_port(place)
    except ValueError:
        return False
    digits = place.rpartition(":")[2]  # `int` takes more for a number than a port may be: signs, other scripts
    return bool(host) and digits.isascii() and digits.isdigit() and 0 < port < 2**16


class ClusterCrew:
    """Its workers have Brasier installed too; bots of one's own that are a single file are sent to them."""

    def __init__(self, plan: Plan, encoded: bytes, url: str, work: Work = perform) -> None:
        try:
            from distributed import Client
        except ImportError:
            raise Refusal("arena-cluster-not-installed", "") from None
        for name in list(logging.root.manager.loggerDict):
            if name.partition(".")[0] in ("distributed", "tornado"):
                logging.getLogger(name).setLevel(logging.CRITICAL)  # what matters is said by us
        make: Any = Client  # Dask has no types
        if not is_address(url):  # a client that was made of nonsense would not go away in peace
            raise Refusal("arena-cluster-address", "", {"url": url, "form": "tcp://scheduler.example:8786"})
        try:
            self._client = make(url, set_as_default=False, timeout=CONNECT)
        except (OSError, ValueError) as fault:
            raise Refusal("arena-cluster-away", "", {"url": url, "why": str(fault) or "—"}) from fault
        self._url = url
        self._plan = encoded
        self._work = work
        self._run = uuid4().hex
        for one in plan.contestants:
            file = module_file(one.source) if ":" in one.source else None
            if file is not None:
                self._client.upload_file(str(file))

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Line]:
        import distributed

        as_completed: Any = distributed.as_completed  # Dask has no types
        coming = iter(fixtures)
        waiting: dict[str, Fixture] = {}
        ended = as_completed(loop=self._client.loop)

        def fill() -> None:
            while len(waiting) < max(1, AHEAD * self._threads()) and (fixture := next(coming, None)) is not None:
                key = self.key(fixture)
                waiting[key] = fixture
                ended.add(self._client.submit(self._work, self._plan, tuple(fixture), key=key, pure=False))

        fill()
        while waiting:
            future = next(ended)
            line = self._result(future, waiting.pop(future.key))
            future.release()
            fill()
            yield line

    def key(self, fixture: Fixture) -> str:
        """What Dask calls this match of this run: nothing else that a scheduler is asked may bear the same name."""
        return f"arena-{fixture.name}-{self._run}"

    def _result(self, future: Any, fixture: Fixture) -> Line:
        from distributed import CancelledError, KilledWorker

        try:
            # What a worker had played when it died is lost with it: then this waits until another has played it again.
            line: Line = future.result()
        except CancelledError:
            raise Refusal("arena-cluster-lost", "", {"url": self._url}) from None
        except KilledWorker as killed:  # one after the other, says the scheduler
            tries = killed.allowed_failures + 1
            raise Refusal("arena-workers-die", "", {"match": fixture.name, "tries": tries}) from None
        return line

    def _threads(self) -> int:
        info: dict[str, Any] = self._client.scheduler_info(n_workers=-1)
        return sum(worker["nthreads"] for worker in info["workers"].values())

    def close(self) -> None:
        """Let go, without waiting for what is still played."""
        self._client.close(timeout=1)
