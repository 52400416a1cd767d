"""What the tests of the store share."""

import asyncio
import functools
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal, ParamSpec

import brasier
from brasier.server.store import Store, Summary

P = ParamSpec("P")
PATH = os.pathsep.join([str(Path(brasier.__file__).parents[1]), str(Path(__file__).parents[2])])
LONG = 60.0  # seconds after which what is awaited is not going to happen


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), 2 * LONG))

    return run


@asynccontextmanager
async def opened(url: str, patience: float = 20.0) -> AsyncIterator[Store]:
    store = await Store.open(url, patience=patience)
    try:
        yield store
    finally:
        await store.close()


async def until(condition: Callable[[], bool | Coroutine[Any, Any, bool]]) -> None:
    """Wait until it is so."""
    async with asyncio.timeout(LONG):
        while True:
            answer = condition()
            if answer if isinstance(answer, bool) else await answer:
                return
            await asyncio.sleep(0.02)


def summary(
    line: str = "",
    *,
    phase: str = "playing",
    public: bool = False,
    updated: int = 0,
    due: int | None = None,
    members: tuple[str, ...] | None = None,
    codes: dict[str, Literal["player", "spectator"]] | None = None,
) -> Summary:
    return Summary(
        phase=phase, public=public, updated=updated, due=due, line=line.encode(), members=members, codes=codes
    )


async def fill(store: Store, table: str, *bodies: bytes, first: int = 1) -> None:
    for number, body in enumerate(bodies, first):
        assert await store.append(table, number, body, summary(f"{table} {number}"))


class Program:
    """A real process that runs one of the small programs of this folder and prints lines."""

    def __init__(self, name: str, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name(name)), *arguments],
            env=os.environ | {"PYTHONPATH": PATH},
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert self.process.stdout is not None
        self.said = self.process.stdout

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def hear(self) -> str:
        line = self.said.readline()
        assert line, "the program ended"
        return line.strip()

    def kill(self) -> list[str]:
        """Kill it as nothing can be killed harder; gives back the rest of what it had said."""
        if self.process.returncode is not None:
            return []
        self.process.send_signal(signal.SIGKILL)
        rest = self.said.read().split("\n")[:-1]
        self.process.wait()
        self.said.close()
        return rest
