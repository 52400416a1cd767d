"""A host stops the server while people play, and starts it again: nobody loses anything, nothing is left running."""

import asyncio
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.databases import KINDS, fresh_database
from server.running import Guest, RunningServer
from server.survival.accounts import Witness
from server.survival.crowd import LATE, Crowd
from server.survival.family import family, survivors
from server.survival.judgement import judge

RESTART = 1012
MINE = {"kind": "me"}


@pytest.fixture(params=KINDS)
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[RunningServer]:
    with fresh_database(request.param, tmp_path) as database:
        running = RunningServer(database, log=tmp_path / "server.log")
        try:
            yield running
        finally:
            running.stop()


def test_a_server_that_is_stopped_in_the_middle_of_play_says_good_bye_and_keeps_everything(
    server: RunningServer,
) -> None:
    async def scene() -> Crowd:
        async with Crowd([server.url], random.SystemRandom().getrandbits(32)) as crowd:
            await crowd.gather()
            playing = asyncio.create_task(crowd.play())
            await crowd.until_answered(60)
            await crowd.stay_together()
            children = family(server.process.pid)
            crowd.sent.clear()
            await asyncio.wait_for(crowd.sent.wait(), LATE)
            assert await asyncio.to_thread(server.stop) in (0, -signal.SIGTERM)
            await asyncio.wait_for(playing, LATE)
        assert [player.accounts[-1].closed for player in crowd.players] == [RESTART] * len(crowd.players)
        assert await asyncio.to_thread(survivors, children) == set()
        return crowd

    crowd = asyncio.run(scene())
    judgement = asyncio.run(judge(server.database, crowd.accounts))
    assert judgement.wrong == []
    assert judgement.figures["acknowledged"] >= 40


def test_whoever_comes_back_after_a_restart_is_told_the_rest_only(server: RunningServer) -> None:
    async def scene() -> None:
        async with await Guest.come(server.url, "Abe") as abe:
            table = await abe.open("flashpoint", options={"firefighters": 2}, seats=[MINE, MINE])
            async with Witness(abe, table, server.url) as visit, Witness(abe, table, server.url) as other:
                await visit.hello()
                await other.hello()
                for _ in range(5):
                    await act(visit)
                await other.until_number(visit.known)
                held = {"step": visit.now["step"], "takebacks": 0}
                await other.__aexit__(None, None, None)  # and misses the rest
                for _ in range(3):
                    await act(visit)
                missed = visit.now["step"] - held["step"]
                await asyncio.to_thread(server.stop)
                assert await visit.until_closed() == RESTART
            await asyncio.to_thread(server.start)
            async with Witness(abe, table, server.url) as again:
                told = await again.hello(**held)
                assert (told["since"], told["step"]) == (held["step"], held["step"] + missed)
                rest = [seen["events"] for seen in told["told"]]
                everything = [seen["events"] for seen in (await again.hello())["told"]]
                for all_, some in zip(everything, rest, strict=True):
                    assert 0 < len(some) < len(all_)
                    assert all_[-len(some) :] == some
                nothing_new = await again.hello(step=told["step"], takebacks=0)
                assert [seen["events"] for seen in nothing_new["told"]] == [[], []]

    asyncio.run(scene())


async def act(visit: Witness) -> dict[str, Any]:
    seat = visit.awaited()[0]
    done = await visit.act(seat, visit.choices(seat)[0])
    assert done["tell"] == "done", done
    await visit.until_number(done["number"])
    return done


@pytest.mark.parametrize("abruptly", [False, True], ids=["stopped", "killed"])
def test_no_worker_outlives_its_server(server: RunningServer, abruptly: bool) -> None:
    async def let_bots_think() -> None:
        async with await Guest.come(server.url, "Abe") as abe:
            table = await abe.open("flashpoint", seats=[{"kind": "bot"}] * 4)
            async with Witness(abe, table, server.url) as visit:
                await visit.hello()
                await visit.until_number(visit.known + 3)

    asyncio.run(let_bots_think())
    workers = family(server.process.pid)
    assert workers
    if abruptly:
        server.kill()
    else:
        server.stop()
    assert survivors(workers) == set()
