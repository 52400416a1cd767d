"""Heavy work in other processes: bots that think, records that are replayed. The loop never waits for them.

What goes there is a view, never the state: a bot cannot look where its seat cannot. A process that dies is replaced and
its work done again; one whose server was killed goes too.
"""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import secrets
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import Any, TypeVar

from brasier.bots import AT_A_TABLE, Thought, idle, levels, player
from brasier.bots.thought import forced
from brasier.core.game import Refusal
from brasier.core.rng import Rng
from brasier.server.cluster import Cluster, Resting

PATIENCE = 20.0  # seconds until a bot that does not answer is given up
ADVICE_PATIENCE = 5.0  # seconds until somebody who asked for advice is told that there is none now
TRIES = 3

Result = TypeVar("Result")

_log = logging.getLogger("brasier.thinking")


class Thinkers:
    """An executor that outlives its processes (`make` gives a new one), and for bots perhaps a cluster elsewhere.

    What there is to do waits here until a worker is free, not in the executor: patience is with the work alone. Advice
    has a share of the workers, so that no table waits because many people ask.
    """

    def __init__(self, make: Callable[[], Executor], workers: int = 1, cluster: Cluster | None = None) -> None:
        self._make = make
        self._executor = make()
        self._cluster = cluster
        self._free = asyncio.Semaphore(workers)
        self._advisers = asyncio.Semaphore(max(1, workers // 2))

    async def bot(self, game: str, level: str, view: Any, legal: list[str]) -> Thought:
        """What a bot of this level does. Whatever goes wrong, the table goes on: then with any legal action."""
        return await self._legal(legal, bot_thinks, game, level, view, legal, secrets.randbits(62))

    async def idle(self, game: str, level: str, view: Any, legal: list[str]) -> Thought:
        """What is done for somebody whose time is up: nothing, where the rules allow it."""
        return await self._legal(legal, nothing_or_bot, game, level, view, legal, secrets.randbits(62))

    async def advice(self, game: str, view: Any, legal: list[str]) -> Thought:
        """What the strongest player of a game would do; raises `Refusal` where it cannot be asked now."""
        return await self.advise(bot_thinks, game, levels(game)[-1], view, legal, secrets.randbits(62))

    async def advise(self, work: Callable[..., Result], *given: Any) -> Result:
        """Advice that somebody waits for: in time, or not at all; nobody is advised at random."""
        try:
            async with asyncio.timeout(ADVICE_PATIENCE), self._advisers:
                return await self._think(work, *given)
        except Exception as fault:
            if not isinstance(fault, TimeoutError):
                _log.exception("advice failed")
            raise Refusal("advice-not-now", "") from None

    async def _legal(self, legal: list[str], work: Callable[..., Thought], *given: Any) -> Thought:
        try:
            thought = await self._think(work, *given)
        except Exception:
            _log.exception("a bot failed", extra={"game": given[0], "bot": given[1]})
            return forced(secrets.choice(legal))
        if wrong := [candidate.action for candidate in thought.candidates if candidate.action not in legal]:
            _log.error("a bot chose what is not legal", extra={"game": given[0], "bot": given[1], "actions": wrong})
            return forced(secrets.choice(legal))
        return thought

    async def _think(self, work: Callable[..., Result], *given: Any) -> Result:
        if self._cluster is not None:
            with contextlib.suppress(Resting):
                return await self._cluster.run(work, *given)
        return await self.run(work, *given)

    async def run(self, work: Callable[..., Result], *given: Any) -> Result:
        """The result of some work, done on this machine; its own exceptions are raised here."""
        for _ in range(TRIES):
            async with self._free:
                executor = self._executor
                try:
                    return await asyncio.wait_for(asyncio.wrap_future(executor.submit(work, *given)), timeout=PATIENCE)
                except BrokenExecutor:
                    _log.warning("a worker died; its work is done again")
                    self._replace(executor)
                except TimeoutError:
                    self._replace(executor)  # whoever does not come back must not keep the others waiting
                    raise
        raise BrokenExecutor("workers die again and again")

    def _replace(self, executor: Executor) -> None:
        if executor is self._executor:
            self._executor = self._make()
        executor.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._executor.shutdown(wait=False, cancel_futures=True)
        if self._cluster is not None:
            self._cluster.close()


def bot_thinks(game: str, level: str, view: Any, legal: list[str], seed: int) -> Thought:
    return player(game, level).decide(view, legal, Rng(seed), AT_A_TABLE)


def nothing_or_bot(game: str, level: str, view: Any, legal: list[str], seed: int) -> Thought:
    nothing = idle(game, legal)
    return bot_thinks(game, level, view, legal, seed) if nothing is None else forced(nothing)


def local_pool(workers: int) -> Executor:
    """Processes of this machine. They are not forked from a program with threads, and end when it ends."""
    method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
    context = multiprocessing.get_context(method)
    return ProcessPoolExecutor(workers, mp_context=context, initializer=_settle_in)


def _settle_in() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, who tells us
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(1)
