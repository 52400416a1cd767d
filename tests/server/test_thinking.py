"""Bots think elsewhere: in processes that may die, or on a cluster. Whatever happens there, the table goes on."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import distributed
import msgspec
import pytest

import brasier
from brasier.bots.thought import Thought, forced
from brasier.core.game import Refusal
from brasier.server.thinking import Thinkers, local_pool
from server.company import BOT, ME, company, play_on
from server.running import SOURCES, Visit, running
from server.store.keeping import in_a_loop
from server.survival.family import family

GAMES = ("feurio", "flashpoint", "tails")


@contextmanager
def thinking() -> Iterator[Thinkers]:
    thinkers = Thinkers(partial(local_pool, 1))
    try:
        yield thinkers
    finally:
        thinkers.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_in_another_process_chooses_what_is_legal(game: str) -> None:
    match = brasier.new(game, seed="elsewhere")
    seat = match.actors()[0]

    async def think() -> None:
        with thinking() as thinkers:
            chosen = await thinkers.bot(game, "easy", match.view(seat), match.legal(seat))
            assert chosen.action in match.legal(seat)
            least = await thinkers.idle(game, "easy", match.view(seat), match.legal(seat))
            assert least.action in match.legal(seat)

    asyncio.run(think())


def test_a_worker_that_dies_is_replaced_and_its_work_done_again(caplog: pytest.LogCaptureFixture) -> None:
    async def think() -> None:
        with thinking() as thinkers:
            first = await thinkers.run(os.getpid)
            os.kill(first, signal.SIGKILL)
            assert await thinkers.run(os.getpid) != first

    asyncio.run(think())
    assert "its work is done again" in caplog.text


def test_work_that_kills_every_worker_is_given_up() -> None:
    async def think() -> None:
        with thinking() as thinkers:
            thought = await thinkers.bot("feurio", "easy", Deadly(), ["pass", "tile 1,0"])
            assert thought.action in ("pass", "tile 1,0")
            assert await thinkers.run(os.getpid) > 0  # and others still get their answers

    asyncio.run(think())


def test_what_waits_for_a_worker_is_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten bots think at once where one worker is: patience is with each thought, not with the queue."""

    async def think() -> None:
        with thinking() as thinkers:
            assert await thinkers.run(_slowly, 0) == 0  # the worker is there
            monkeypatch.setattr("brasier.server.thinking.PATIENCE", 3.0)
            assert await asyncio.gather(*(thinkers.run(_slowly, number) for number in range(10))) == list(range(10))

    asyncio.run(think())


def _slowly(number: int) -> int:
    time.sleep(0.5)
    return number


def test_advice_comes_in_time_or_not_at_all(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def think() -> None:
        with thinking() as thinkers:
            assert await thinkers.run(_slowly, 0) == 0
            monkeypatch.setattr("brasier.server.thinking.ADVICE_PATIENCE", 1.4)
            answers = await asyncio.gather(
                *(thinkers.advise(_slowly, number) for number in range(5)), return_exceptions=True
            )
            assert answers[0] == 0
            refused = [answer for answer in answers if not isinstance(answer, int)]
            assert refused
            assert {getattr(answer, "code", None) for answer in refused} == {"advice-not-now"}
            with pytest.raises(Refusal) as caught:  # nobody is advised at random
                await thinkers.advice("feurio", None, ["a", "b"])
            assert caught.value.code == "advice-not-now"

    asyncio.run(think())
    assert "advice failed" in caplog.text


class Deadly:
    """A view that no worker survives."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (3,)


def test_a_bot_that_fails_or_chooses_nonsense_does_not_stop_the_table(caplog: pytest.LogCaptureFixture) -> None:
    async def think() -> None:
        with thinking() as thinkers:
            assert (await thinkers.bot("feurio", "no such level", None, ["a", "b"])).action in ("a", "b")
            match = brasier.new("tails", seed="nonsense")
            seat = match.actors()[0]
            chosen = await thinkers._legal(["a", "b"], _nonsense, "tails", "easy", match.view(seat))
            assert chosen.action in ("a", "b")

    asyncio.run(think())
    assert "a bot failed" in caplog.text
    assert "not legal" in caplog.text


def _nonsense(*_: object) -> Thought:
    return forced("fly to the moon")


@in_a_loop
async def test_a_match_goes_on_when_the_workers_of_a_server_are_killed(tmp_path: Path) -> None:
    with running(str(tmp_path / "tables.sqlite"), "--workers", "1", log=tmp_path / "log") as server:
        async with company(server.url, "Anna") as [anna]:
            table = await anna.open("feurio", options={"players": 3}, seats=[ME, BOT, BOT])
            async with anna.at(table) as hers:
                killed = 0
                while hers.now["table"]["phase"] != "over":
                    if hers.awaited():
                        await hers.act(0, hers.choices(0)[0])
                    else:
                        await hers.next()
                    if killed < 2 and hers.now["step"] > 10 * (killed + 1):
                        for process in family(server.process.pid):
                            if b"forkserver" in Path(f"/proc/{process.pid}/cmdline").read_bytes():
                                os.kill(process.pid, signal.SIGKILL)
                        killed += 1
                assert killed == 2


@contextmanager
def dask(folder: Path) -> Iterator[tuple[str, "subprocess.Popen[bytes]", "subprocess.Popen[bytes]"]]:
    """A scheduler and one worker, as a host would run them; its address, and both."""
    told = folder / "scheduler.json"
    environment = os.environ | {"PYTHONPATH": str(SOURCES)}
    words = [sys.executable, "-W", "ignore", "-m", "dask"]
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "env": environment, "cwd": folder}
    common = ["--scheduler-file", str(told), "--no-dashboard"]
    scheduler = subprocess.Popen([*words, "scheduler", "--port", "0", "--host", "127.0.0.1", *common], **quiet)  # type: ignore[call-overload]  # one dict for both
    worker = subprocess.Popen([*words, "worker", "--nthreads", "1", *common], **quiet)  # type: ignore[call-overload]  # as above
    try:
        while not told.exists() or not told.read_bytes():
            assert scheduler.poll() is None
            asyncio.run(asyncio.sleep(0.1))
        yield msgspec.json.decode(told.read_bytes())["address"], scheduler, worker
    finally:
        for process in (worker, scheduler):
            process.terminate()
            process.wait()


def test_bots_think_on_a_cluster_and_here_when_it_is_gone(tmp_path: Path) -> None:
    """First the worker is lost, whose nanny starts another; then the scheduler, for good."""
    log = tmp_path / "log"
    with dask(tmp_path) as (url, scheduler, worker):

        async def play_until(hers: Visit, step: int) -> None:
            while hers.now["step"] < step and hers.now["table"]["phase"] == "playing":
                if hers.awaited():
                    await hers.act(0, hers.choices(0)[0])
                else:
                    await hers.next()

        async def play(server_url: str) -> None:
            async with company(server_url, "Anna") as [anna]:
                table = await anna.open("tails", options={"players": 2}, seats=[ME, BOT])
                async with anna.at(table) as hers:
                    await play_until(hers, 20)
                    assert "think here" not in log.read_text(encoding="utf-8")
                    for process in family(worker.pid):
                        os.kill(process.pid, signal.SIGKILL)
                    await play_until(hers, 30)
                    scheduler.kill()
                    await play_on(hers)
                    picture = await anna.http.get(f"/api/tables/{table}/picture.svg")
                    assert picture.status_code == 200

        with distributed.Client(url, set_as_default=False) as client:  # type: ignore[no-untyped-call]  # it has no types
            client.wait_for_workers(1, timeout=120)
        with running(str(tmp_path / "tables.sqlite"), "--cluster", url, log=log) as server:
            asyncio.run(play(server.url))
        told = log.read_text(encoding="utf-8")
        assert "bots think here for a while" in told
        assert "a bot failed" not in told


def test_a_cluster_that_is_not_there_is_named(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "brasier", "serve", "--port", "0", "--lang", "en"]
    command += ["--database", str(tmp_path / "tables.sqlite"), "--cluster", "tcp://127.0.0.1:1"]
    environment = os.environ | {"PYTHONPATH": str(SOURCES)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "tcp://127.0.0.1:1 cannot be reached" in done.stderr
