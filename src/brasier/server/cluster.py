"""A Dask cluster whose workers think for the bots, and what happens while it does not answer: then they think here."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any, TypeVar

CONNECT = "8s"
PATIENCE = 5.0  # seconds until an answer is taken to be missing
REST = 30.0  # seconds after which a cluster that did not answer is asked again

Result = TypeVar("Result")

_log = logging.getLogger("brasier.thinking")


class Resting(Exception):
    """The cluster does not answer at the moment."""


class Cluster:
    """Its workers have Brasier installed too. Everything that may block runs in a thread."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._client: Any = None
        self._executor: Executor | None = None
        self._rests_until = 0.0

    async def connect(self) -> None:
        """Raises `OSError` where there is no scheduler."""
        self._client, self._executor = await asyncio.to_thread(_connect, self.url)

    async def run(self, work: Callable[..., Result], *given: Any) -> Result:
        """The result of some work; raises `Resting`."""
        if time.monotonic() < self._rests_until:
            raise Resting
        try:
            if self._executor is None:
                await self.connect()
            assert self._executor is not None
            return await asyncio.wait_for(asyncio.wrap_future(self._executor.submit(work, *given)), PATIENCE)
        except Exception as fault:
            _log.warning("the cluster does not answer; bots think here for a while", extra={"fault": repr(fault)[:200]})
            self._rests_until = time.monotonic() + REST
            self.close()
            raise Resting from fault

    def close(self) -> None:
        """Let go of the connection, without waiting for it."""
        client, self._client, self._executor = self._client, None, None
        if client is not None:
            asyncio.get_running_loop().run_in_executor(None, _part, client)


def _connect(url: str) -> tuple[Any, Executor]:
    from distributed import Client

    make: Any = Client  # Dask has no types
    client = make(url, set_as_default=False, timeout=CONNECT)
    return client, client.get_executor()


def _part(client: Any) -> None:
    try:
        client.close(timeout=1)
    except Exception as fault:  # it is gone already
        _log.debug("the cluster was left", extra={"fault": repr(fault)[:200]})
