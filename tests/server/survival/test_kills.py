"""Stored, then told: a server that is killed again and again, in the middle of play, has told nobody what is not kept.

In the suite it is killed a dozen times on each database. Hundreds of kills:

    BRASIER_KILLS=300 .venv/bin/python -m pytest -s tests/server/survival/test_kills.py
"""

import asyncio
import contextlib
import os
import random
import signal
from pathlib import Path

import pytest

from server.databases import KINDS, fresh_database
from server.running import RunningServer
from server.survival.accounts import ABRUPT
from server.survival.crowd import Crowd
from server.survival.family import Process, family, survivors
from server.survival.judgement import judge

KILLS = int(os.environ.get("BRASIER_KILLS", "12"))
UP = (0.2, 1.5)  # seconds a server lives
WAITING = 0.01  # seconds, at most, after which it dies when somebody has just asked for something


async def load_and_kill(server: RunningServer, seed: int) -> tuple[Crowd, set[Process]]:
    rng = random.Random(seed)
    children: set[Process] = set()
    async with Crowd([server.url], seed) as crowd:
        await crowd.gather()
        playing = asyncio.create_task(crowd.play())
        for _ in range(KILLS):
            await asyncio.sleep(rng.uniform(*UP))
            children |= family(server.process.pid)  # takes longer than an answer
            await at_a_hot_moment(crowd, rng)
            assert not playing.done(), "nobody plays any more"
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await asyncio.sleep(UP[1])
        crowd.enough.set()
        await playing
        await crowd.look_in()
    return crowd, children


async def at_a_hot_moment(crowd: Crowd, rng: random.Random) -> None:
    """While an answer is under way."""
    crowd.sent.clear()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(crowd.sent.wait(), UP[1])
    await asyncio.sleep(rng.uniform(0, WAITING))


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_anybody_was_told_is_stored_however_often_the_server_is_killed(kind: str, tmp_path: Path) -> None:
    seed = random.SystemRandom().getrandbits(32)
    log = tmp_path / "server.log"
    with fresh_database(kind, tmp_path) as database:
        server = RunningServer(database, log=log)
        try:
            crowd, children = asyncio.run(load_and_kill(server, seed))
        finally:
            children_at_the_end = family(server.process.pid)
            status = server.stop()
        judgement = asyncio.run(judge(database, crowd.accounts))
    figures = judgement.figures
    figures["kills"] = KILLS
    figures["sockets"] = len(crowd.accounts)
    figures["commands"] = sum(do != "hello" for account in crowd.accounts for do, _ in account.sent.values())
    figures["unanswered"] = sum(t.unanswered() for t in crowd.accounts if t.closed == ABRUPT)
    print(kind, "seed", seed, dict(sorted(figures.items())))
    assert judgement.wrong == []
    assert [strange for player in crowd.players for strange in player.strange] == []
    assert status in (0, -signal.SIGTERM)
    assert survivors(children | children_at_the_end) == set()
    # What the server itself tells is JSON; a worker whose server was killed while it began may complain besides.
    told = [line for line in log.read_text(encoding="utf-8").splitlines() if line.startswith("{")]
    assert told
    assert not any("Traceback" in line for line in told)
    # The kills came while people waited for answers, and enough was said to be wrong about.
    assert figures["unanswered"] > KILLS / 6
    assert figures["acknowledged"] > KILLS
