"""A Dask cluster plays the same matches: two real workers, one of which is killed."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

import msgspec
import pytest

from arena.runs import SLOW, arena, begin, each_once, journal, kill, plan, results, wait_for, what_happened
from brasier.arena.cluster import ClusterCrew, is_address
from brasier.arena.plan import Fixture
from brasier.core.game import Refusal
from doors.terminal import PACKAGE_HOME

RUN = ("tails", "players=2", "--seats", "mine:Slow,uniform", "--matches", "16", "--out", "run")


@contextmanager
def dask(folder: Path) -> Iterator[tuple[str, "list[subprocess.Popen[bytes]]"]]:
    """A scheduler and two workers without nannies, as on other machines: no bot of ours is in their folder."""
    told = folder / "scheduler.json"
    environment = os.environ | {"PYTHONPATH": PACKAGE_HOME}
    words = [sys.executable, "-W", "ignore", "-P", "-m", "dask"]
    common = ["--scheduler-file", str(told), "--no-dashboard"]
    started = []
    try:
        for part in (
            ["scheduler", "--port", "0", "--host", "127.0.0.1"],
            *[["worker", "--nthreads", "1", "--no-nanny"]] * 2,
        ):
            quiet = subprocess.DEVNULL
            process = subprocess.Popen(
                [*words, *part, *common], stdout=quiet, stderr=quiet, env=environment, cwd=folder
            )
            started.append(process)
        while not told.exists() or not told.read_bytes():
            assert started[0].poll() is None
            time.sleep(0.05)
        yield msgspec.json.decode(told.read_bytes())["address"], started
    finally:
        for process in reversed(started):
            process.kill()
            process.wait()


def test_what_a_worker_had_played_when_it_died_is_played_again(tmp_path: Path) -> None:
    """Matches that are played wait where they were played until somebody asks for them."""
    run = plan("tails", "uniform", matches=12)
    with dask(tmp_path) as (url, (_, worker, other)):
        crew = ClusterCrew(run, msgspec.json.encode(run), url)
        later = Timer(4, os.kill, (other.pid, signal.SIGCONT))
        try:
            lines = crew.play(run.fixtures())
            next(lines)
            time.sleep(3)  # what was sent ahead is played by now, on both workers
            os.kill(other.pid, signal.SIGSTOP)  # and cannot be played again yet
            kill(worker.pid)
            later.start()
            time.sleep(2)
            assert len(list(lines)) == run.count() - 1
        finally:
            later.cancel()
            crew.close()


def test_a_killed_worker_of_a_cluster_costs_nothing(tmp_path: Path) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    there.mkdir()
    with dask(there) as (url, (scheduler, worker, other)):
        with begin(here, *RUN, "--cluster", url) as run:
            wait_for(here / "run", 5, run)
            kill(worker.pid)
            said = run.communicate(timeout=90)
        assert run.returncode == 0, said
        assert len(journal(here / "run")) == 16
        assert each_once(here / "run")
        assert (other.poll(), scheduler.poll()) == (None, None)

        # A worker lives long: what it plays is the bot as it is today.
        other_bot = SLOW.replace("nodes=7", "nodes=11")
        edited = arena(here, *RUN[:-1], "edited", "--matches", "2", "--cluster", url, bots=other_bot)
        assert edited.returncode == 0, edited.stderr
        thinking = [results(here / folder)["thinking"]["mine:Slow"]["nodes"] for folder in ("run", "edited")]
        assert thinking == [7, 11]

        with begin(here, *RUN[:-1], "lost", "--cluster", url) as lost:
            wait_for(here / "lost", 3, lost)
            kill(scheduler.pid)
            out, err = lost.communicate(timeout=90)
    assert lost.returncode == 1, (out, err)
    assert "does not answer any more" in err
    assert "Traceback" not in err
    assert each_once(here / "lost")

    # What a cluster began, this machine ends; and all come to the same.
    assert arena(here, *RUN[:-1], "lost").returncode == 0
    assert what_happened(here / "lost") == what_happened(here / "run")
    assert each_once(here / "lost")


@pytest.mark.parametrize(
    "url",
    [
        *("foo", "", "tcp://", "tcp://here", "tcp://here:port", "tcp://:8786", "tcp://a:0", "tcp://a:65536"),
        *("http://x y", "tcp://x y:8786", "tcp://here: 8786", "tcp://here:8786\n", "ws://here:80 ", " tcp://here:8786"),
        *("tcp://he\0re:8786", "tcp://he\u200bre:8786", "ws://here\a:80"),
        *("tcp://here:+8786", "tcp://here:8_786", "tcp://here:٨٧٨٦", "tcp://[::1]:٨٧٨٦"),
    ],
)
def test_what_is_no_address_is_refused_before_anybody_looks_for_it(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import distributed

    monkeypatch.setattr(distributed, "Client", None)  # it would wait
    run = plan("tails", "uniform")
    with pytest.raises(Refusal) as refused:
        ClusterCrew(run, msgspec.json.encode(run), url)
    assert refused.value.code == "arena-cluster-address"


@pytest.mark.parametrize(
    "url",
    [
        "tcp://10.0.0.1:8786",
        "here:8786",
        "tls://here:1",
        "tcp://[::1]:8786",
        "ws://here:80",
        "wss://here/x",
        "ucx://a:1",
    ],
)
def test_whatever_dask_takes_for_an_address_is_one(url: str) -> None:
    assert is_address(url)


def test_two_runs_never_call_a_match_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dask gives whoever asks by a known name the answer it has: of a run that is over, or of another machine's."""
    import distributed

    class Scheduler:
        def __init__(self, url: str, **how: object) -> None:
            pass

    monkeypatch.setattr(distributed, "Client", Scheduler)
    run = plan("tails", "uniform")
    names = set()
    for _ in range(50):
        crew = ClusterCrew(run, msgspec.json.encode(run), "tcp://nowhere:1")
        names.add(crew.key(Fixture(0, 0, 0)))
        assert crew.key(Fixture(0, 0, 0)) != crew.key(Fixture(0, 0, 1))
        del crew  # the next one may live where this one lived
    assert len(names) == 50
