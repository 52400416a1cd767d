"""Runs of the arena in processes of their own, and bots that somebody might bring along."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from brasier.arena.command import Wishes, make_plan
from brasier.arena.plan import Plan
from doors.terminal import environment

# Plays like the yardstick, but takes its time: long enough to be interrupted.
SLOW = """
import time
from brasier.bots import AS_MEANT, Candidate, Player, Thought

class Slow(Player):
    def think(self, view, legal, rng, budget=AS_MEANT):
        time.sleep(0.006)
        return Thought("worth", (Candidate(legal[rng.below(len(legal))], 0.0),), nodes=7)

class Broken(Player):
    def think(self, view, legal, rng, budget=AS_MEANT):
        return legal[5000]

class Cheat(Player):
    def think(self, view, legal, rng, budget=AS_MEANT):
        return Thought("worth", (Candidate("win at once", 1.0),))

class Deadly(Player):
    def think(self, view, legal, rng, budget=AS_MEANT):
        import os
        os._exit(3)

class Stranger:
    pass
"""


def plan(game: str = "tails", *seats: str, **wished: Any) -> Plan:
    options = wished.pop("options", {})
    return make_plan(Wishes(game=game, options=options, seats=seats, **wished))


def command(*words: str) -> list[str]:
    return [sys.executable, "-P", "-m", "brasier", "--lang", "en", "arena", *words]


def arena(folder: Path, *words: str, bots: str = SLOW) -> "subprocess.CompletedProcess[str]":
    """`brasier arena …` in a folder where the bots above are, or others."""
    (folder / "mine.py").write_text(bots, encoding="utf-8")
    return subprocess.run(
        command(*words),
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def begin(folder: Path, *words: str) -> "subprocess.Popen[str]":
    """The same, to be disturbed."""
    (folder / "mine.py").write_text(SLOW, encoding="utf-8")
    return subprocess.Popen(
        command(*words),
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        # Ctrl-C must reach the process, also where the tests themselves were started with it switched off.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509  # no thread runs
    )


def journal(folder: Path) -> list[dict[str, Any]]:
    """The finished matches of a folder, as they were written; a line that is still being written is none."""
    file = folder / "journal.jsonl"
    lines = file.read_bytes().split(b"\n")[1:-1] if file.exists() else []
    return [json.loads(line) for line in lines]


def wait_for(folder: Path, matches: int, process: "subprocess.Popen[str]") -> None:
    deadline = time.monotonic() + 180  # seconds; machines that test are busy
    while len(journal(folder)) < matches:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)


def results(folder: Path) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    return told


def what_happened(folder: Path) -> dict[str, Any]:
    """The results without what differs from run to run: seconds and machines."""
    changing = ("thinking", "machines", "match_seconds")
    return {name: value for name, value in results(folder).items() if name not in changing}


def each_once(folder: Path) -> bool:
    fixtures = [(one["block"], one["lineup"], one["rotation"]) for one in journal(folder)]
    return len(fixtures) == len(set(fixtures))


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)
