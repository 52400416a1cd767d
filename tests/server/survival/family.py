"""Which processes a server has started, as the operating system tells it."""

import time
from pathlib import Path
from typing import NamedTuple

PROC = Path("/proc")
DEAD = ("Z", "X")


class Process(NamedTuple):
    """A number may be given again: the time it started tells two of them apart."""

    pid: int
    started: int


def family(pid: int) -> set[Process]:
    """All that descend from a process, without itself."""
    parents: dict[Process, int] = {}
    for folder in PROC.iterdir():
        if folder.name.isdigit() and (found := _look(int(folder.name))) is not None:
            process, parent = found
            parents[process] = parent
    below: set[Process] = set()
    while True:
        ids = {pid, *(process.pid for process in below)}
        more = {process for process, parent in parents.items() if parent in ids}
        if more <= below:
            return below
        below |= more


def survivors(processes: set[Process], seconds: float = 20.0) -> set[Process]:
    """Those that are still alive when the time is up; returns as soon as none is."""
    deadline = time.monotonic() + seconds
    while True:
        left = {process for process in processes if _is_alive(process)}
        if not left or time.monotonic() > deadline:
            return left
        time.sleep(0.05)


def _is_alive(process: Process) -> bool:
    found = _look(process.pid)
    return found is not None and found[0] == process


def _look(pid: int) -> tuple[Process, int] | None:
    """A process and its parent; None if it is dead."""
    try:
        text = (PROC / str(pid) / "stat").read_text(encoding="utf-8", errors="replace")
    except (FileNotFoundError, ProcessLookupError):
        return None
    state, parent, *rest = text.rpartition(")")[2].split()
    return None if state in DEAD else (Process(pid, int(rest[17])), int(parent))
