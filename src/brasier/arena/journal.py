"""The folder of a run: a journal that only grows, and what is made of it.

The first line of the journal is the plan, each other line a finished match. Lines are forced to disk a few at a time,
so a crash costs at most the last moments; a torn last line is cut off, once it is sure whose journal it is. The record
of a match that is kept is on disk before its line; a record that got lost all the same is played again, and of two
lines of a match the later one counts. Whoever comes back with the same plan goes on; one folder belongs to one run at
a time.
"""

import os
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final

import msgspec

from brasier.arena.plan import Fixture, Plan
from brasier.arena.playing import Played
from brasier.core.game import Refusal

FORMAT: Final = 1
JOURNAL: Final = "journal.jsonl"
MATCHES: Final = "matches"
OFTEN: Final = 0.5  # seconds between two syncs


class Head(msgspec.Struct, kw_only=True):
    arena: int
    plan: Plan


class Journal:
    """What is played so far; raises `Refusal` where the folder belongs to something else."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        self.plan = plan
        self.played: dict[Fixture, Played] = {}
        folder.mkdir(parents=True, exist_ok=True)
        self._file = (folder / JOURNAL).open("a+b")
        try:
            _lock(self._file.fileno(), folder)
            self._read()
            self._tidy()
        except BaseException:
            self._file.close()
            raise
        self._synced = time.monotonic()

    def _read(self) -> None:
        """What is in the file. Nothing of it is changed before all of it has proved to be ours."""
        self._file.seek(0)
        content = self._file.read()
        whole = content.rfind(b"\n") + 1
        lines = content[:whole].split(b"\n")[:-1]
        if lines:
            self._read_head(lines[0])
            self._read_matches(lines[1:])
            if whole < len(content):
                self._file.truncate(whole)
            return
        head = msgspec.json.encode(Head(arena=FORMAT, plan=self.plan)) + b"\n"
        if not head.startswith(content):
            raise self._damaged(1)
        with named(self.folder / JOURNAL):
            self._file.truncate(0)
            self._file.write(head)
        self._sync()

    def _read_head(self, line: bytes) -> None:
        try:
            head = msgspec.json.decode(line, type=Head)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self._damaged(1) from None
        if head.arena != FORMAT or (other := self.plan.differences(head.plan)):
            what = ", ".join(other) if head.arena == FORMAT else "arena"
            raise Refusal("arena-other-run", "", {"folder": str(self.folder), "what": what})

    def _read_matches(self, lines: Iterable[bytes]) -> None:
        decoder = msgspec.json.Decoder(Played)
        figures: set[str] | None = None
        for number, line in enumerate(lines, 2):
            try:
                played = decoder.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError):
                raise self._damaged(number) from None
            figures = set(played.figures) if figures is None else figures
            if not can_be(self.plan, played) or figures != set(played.figures):
                raise self._damaged(number)
            self.played[played.fixture] = played

    def _damaged(self, line: int) -> Refusal:
        return Refusal("arena-journal-damaged", "", {"file": str(self.folder / JOURNAL), "line": line})

    def _tidy(self) -> None:
        """What a crash left half written goes; a match that was to be kept and has no record is played again."""
        if self.plan.keep:
            (self.folder / MATCHES).mkdir(exist_ok=True)
        for written in ("results.*.part", "*.svg.*.part", f"{MATCHES}/*.brasier.*.part"):
            for half in self.folder.glob(written):
                half.unlink(missing_ok=True)
        if self.plan.keep:
            kept = {file.name for file in (self.folder / MATCHES).iterdir() if file.stat().st_size}
            self.played = {
                fixture: played for fixture, played in self.played.items() if self._record(fixture).name in kept
            }

    def _record(self, fixture: Fixture) -> Path:
        return self.folder / MATCHES / f"{fixture.name}.brasier"

    def add(self, line: bytes, record: str | None) -> Played | None:
        """Keep a finished match, its record first; None if it was kept before: no match counts twice."""
        played = msgspec.json.decode(line, type=Played)
        if played.fixture in self.played:
            return None
        if record is not None:
            write_whole(self._record(played.fixture), record, lasting=True)
        with named(self.folder / JOURNAL):
            self._file.write(line + b"\n")
            self._file.flush()
        self.played[played.fixture] = played
        if time.monotonic() - self._synced > OFTEN:
            self._sync()
        return played

    def _sync(self) -> None:
        with named(self.folder / JOURNAL):
            self._file.flush()
            os.fsync(self._file.fileno())
        self._synced = time.monotonic()

    def missing(self) -> Iterable[Fixture]:
        return (fixture for fixture in self.plan.fixtures() if fixture not in self.played)

    def done(self) -> int:
        return sum(fixture in self.played for fixture in self.plan.fixtures())

    def __enter__(self) -> "Journal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            self._sync()
        finally:
            with named(self.folder / JOURNAL):
                self._file.close()


def can_be(plan: Plan, played: Played) -> bool:
    """Whether a line tells of a match of this plan; more blocks than are wished for now are no fault."""
    if not (0 <= played.lineup < len(plan.lineups) and played.block >= 0):
        return False
    if not 0 <= played.rotation < len(plan.rotations[played.lineup]):
        return False
    seats = plan.seats(played.fixture)
    return (
        len(played.scores) == len(seats)
        and len(set(played.winners)) == len(played.winners)
        and set(played.winners) <= set(range(len(seats)))
        and set(played.effort) == set(seats)
        and played.steps >= 0
    )


@contextmanager
def named(path: Path) -> Iterator[None]:
    """A disk that is full does not say which file it had no room for: we do."""
    try:
        yield
    except OSError as fault:
        if fault.filename is None:
            fault.filename = str(path)
        raise


def _lock(descriptor: int, folder: Path) -> None:
    """Until the file is closed, or the process ends. Systems without such locks trust people."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Refusal("arena-folder-busy", "", {"folder": str(folder)}) from None


def write_whole(path: Path, text: str, *, lasting: bool = False) -> None:
    """Write beside, then put in place: nobody ever reads half a file. `lasting`: on disk before this returns."""
    descriptor, draft = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)
    try:
        with named(path), os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            if lasting:
                file.flush()
                os.fsync(file.fileno())
        Path(draft).chmod(0o644)
        Path(draft).replace(path)
        if lasting:
            _sync_folder(path.parent)
    except BaseException:  # a full disk, or somebody who leaves at this very moment
        Path(draft).unlink(missing_ok=True)
        raise


def _sync_folder(folder: Path) -> None:
    """Its list of names too. Where folders cannot be opened the system takes care of it."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def complete_blocks(plan: Plan, played: Mapping[Fixture, Played]) -> list[int]:
    """How many blocks of each line-up are complete without a gap.

    Quick matches end first: to count whatever happens to be there would favour them.
    """
    found = []
    for lineup, rotations in enumerate(plan.rotations):
        count = 0
        while count < plan.blocks(lineup) and all(
            Fixture(count, lineup, rotation) in played for rotation in range(len(rotations))
        ):
            count += 1
        found.append(count)
    return found
