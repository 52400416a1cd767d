"""The folder of a dataset: parts that are whole or not there, and what is played of those that are not.

A finished match is appended to the draft of its part at once. When all matches of a part are there, the part is
written beside, forced to disk and put in place; then the draft goes. So whenever a run is stopped or killed, whoever
comes back with the same order goes on. A draft's line says how long it is and what its digest is: what a crash tore is
played again. One folder belongs to one run at a time.
"""

import json
import os
import tempfile
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from brasier.arena.journal import write_whole
from brasier.arena.plan import Fixture
from brasier.core.game import Refusal
from brasier.rl.dataset.order import Order
from brasier.rl.dataset.playing import Match
from brasier.rl.dataset.table import FORMAT, NOTE, WORDS, make_table, note

HEAD: Final = "dataset.json"
CARD: Final = "README.md"
LENGTH: Final = 8  # bytes that say how long a line of a draft is
DIGEST: Final = 8
COMPRESSION: Final = "zstd"
LEVEL: Final = 9


class Head(msgspec.Struct, kw_only=True):
    """What is read of `dataset.json` when a run goes on."""

    dataset: int
    order: Order


class Draft:
    """What is played of a part that is not whole yet."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.matches: dict[Fixture, bytes] = {}
        self._file: IO[bytes] | None = None
        whole = 0
        content = path.read_bytes() if path.exists() else b""
        for line in _lines(content):
            fixture = Fixture(*msgspec.msgpack.decode(line, type=Match).fixture)
            self.matches[fixture] = line
            whole += LENGTH + DIGEST + len(line)
        if whole < len(content):
            os.truncate(path, whole)

    def add(self, fixture: Fixture, line: bytes) -> None:
        if self._file is None:
            self._file = self.path.open("ab")
        self._file.write(len(line).to_bytes(LENGTH, "big") + _digest(line) + line)
        self._file.flush()
        self.matches[fixture] = line

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None


def _lines(content: bytes) -> Iterator[bytes]:
    """The lines of a draft up to the first that is not whole."""
    at = 0
    while at < len(content):
        begin = at + LENGTH + DIGEST
        line = content[begin : begin + int.from_bytes(content[at : at + LENGTH], "big")]
        if content[at + LENGTH : begin] != _digest(line):
            return
        yield line
        at = begin + len(line)


def _digest(line: bytes) -> bytes:
    return blake2b(line, digest_size=DIGEST).digest()


class Folder:
    """Raises `Refusal` where it belongs to something else. `width`: of an observation."""

    def __init__(self, path: Path, order: Order, width: int) -> None:
        self.path = path
        self.order = order
        self._width = width
        self._expected: dict[Fixture, int] = {}  # what is being played, and the part it is for
        path.mkdir(parents=True, exist_ok=True)
        self._lock = _lock(path)
        try:
            self._claim()
            self.whole = {part for part in range(order.parts) if self._is_whole(part)}
            self._drafts = self._tidy()
        except BaseException:
            self._unlock()
            raise

    def _claim(self) -> None:
        """The folder is ours if it is empty or says so itself."""
        file = self.path / HEAD
        if not file.exists():
            if any(not other.name.startswith(f"{HEAD}.") for other in self.path.iterdir()):
                raise Refusal("dataset-folder-taken", "", {"folder": str(self.path)})
            write_whole(file, json.dumps(self.head()) + "\n", lasting=True)
            return
        try:
            head = msgspec.json.decode(file.read_bytes(), type=Head)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Refusal("dataset-folder-taken", "", {"folder": str(self.path)}) from None
        if head.dataset != FORMAT or (other := self.order.differences(head.order)):
            what = ", ".join(other) if head.dataset == FORMAT else "dataset"
            raise Refusal("dataset-other-order", "", {"folder": str(self.path), "what": what})

    def head(self) -> dict[str, Any]:
        return {"dataset": FORMAT, "order": msgspec.to_builtins(self.order)}

    def file(self, part: int) -> Path:
        return self.path / f"part-{part:05}.parquet"

    def _draft(self, part: int) -> Path:
        return self.path / f"part-{part:05}.played"

    def _is_whole(self, part: int) -> bool:
        """Whether it can be read and is what it should be."""
        try:
            told: bytes = pq.read_schema(self.file(part)).metadata[NOTE]
        except (FileNotFoundError, pa.ArrowException, KeyError, TypeError):
            return False
        return told == note(self.order, part)[NOTE]

    def _tidy(self) -> dict[int, Draft]:
        """What a crash left half written goes; drafts of whole parts too."""
        for half in self.path.glob("*.part"):
            half.unlink(missing_ok=True)
        drafts = {}
        for part in range(self.order.parts):
            if part in self.whole:
                self._draft(part).unlink(missing_ok=True)
            elif self._draft(part).exists():
                draft = Draft(self._draft(part))
                drafts[part] = draft
                if len(draft.matches) == self.order.size(part):
                    self._finish(part, draft)
        return {part: draft for part, draft in drafts.items() if part not in self.whole}

    def done(self) -> int:
        """How many matches are played."""
        return sum(map(self.order.size, self.whole)) + sum(len(draft.matches) for draft in self._drafts.values())

    def missing(self) -> Iterator[Fixture]:
        for number, fixture in self.order.fixtures():
            part = number // self.order.part
            if part not in self.whole:
                if part not in self._drafts:
                    self._drafts[part] = Draft(self._draft(part))
                if fixture not in self._drafts[part].matches:
                    self._expected[fixture] = part
                    yield fixture

    def add(self, line: bytes) -> None:
        """Keep a finished match, and write its part if it was the last one missing."""
        fixture = Fixture(*msgspec.msgpack.decode(line, type=Match).fixture)
        part = self._expected.pop(fixture)
        draft = self._drafts[part]
        draft.add(fixture, line)
        if len(draft.matches) == self.order.size(part):
            self._finish(part, draft)
            del self._drafts[part]

    def _finish(self, part: int, draft: Draft) -> None:
        """The part itself, on disk before its draft goes. Matches are numbered as the plan has them: block by block."""
        decode = msgspec.msgpack.Decoder(Match).decode
        lines = [line for _, line in sorted(draft.matches.items())]
        matches = list(enumerate(map(decode, lines), part * self.order.part))
        table = make_table(self.order, part, matches, self._width)
        write_part(self.file(part), table)
        if self._lock is not None:
            os.fsync(self._lock)  # the list of names too
        self.whole.add(part)
        draft.close()
        draft.path.unlink(missing_ok=True)

    def __enter__(self) -> "Folder":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for draft in self._drafts.values():
            draft.close()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock is not None:
            os.close(self._lock)


def write_part(path: Path, table: Any) -> None:
    """Write beside, force to disk, then put in place: a part is whole or not there."""
    descriptor, draft = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            pq.write_table(
                table,
                file,
                compression=COMPRESSION,
                compression_level=LEVEL,
                use_dictionary=list(WORDS),
                row_group_size=max(1, len(table)),
            )
            file.flush()
            os.fsync(file.fileno())
        Path(draft).chmod(0o644)
        Path(draft).replace(path)
    except BaseException:  # a full disk, or somebody who leaves at this very moment
        Path(draft).unlink(missing_ok=True)
        raise


def _lock(folder: Path) -> int | None:
    """The open folder, ours until it is closed or the process ends. Systems without such locks trust people."""
    try:
        import fcntl
    except ImportError:
        return None
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(descriptor)
        raise Refusal("arena-folder-busy", "", {"folder": str(folder)}) from None
    return descriptor
