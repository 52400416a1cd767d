"""Saved matches: each in a file of its own, written whole or not at all, never over somebody else's."""

import os
import secrets
import tempfile
import time
from pathlib import Path

from brasier.core.game import Refusal
from brasier.core.match import Match
from brasier.core.record import Damaged, read_record, write_record
from brasier.home import home

ENDING = ".brasier"
LONGEST_FILE = 10_000_000


def matches() -> Path:
    return home() / "matches"


def new_file(game: str) -> Path:
    """A name no other match has: the moment it began and a few random letters."""
    return matches() / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{game}-{secrets.token_hex(2)}{ENDING}"


def read(path: Path) -> str:
    """The text of a record's file, if it is not endless."""
    with path.open("rb") as file:
        content = file.read(LONGEST_FILE + 1)
    if len(content) > LONGEST_FILE:
        raise Refusal("file-too-long", "", {"longest": LONGEST_FILE})
    return content.decode("utf-8")


def last_unfinished() -> Path | None:
    """The match somebody would want to go on with: the newest that is not over; what is no record is passed over."""
    kept = [path for path in matches().glob(f"*{ENDING}") if path.is_file()]
    for path in sorted(kept, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            if read_record(read(path)).result is None:
                return path
        except (Damaged, Refusal, OSError, UnicodeDecodeError):
            continue
    return None


class ChangedMeanwhile(Exception):
    """Somebody else has written the file since: another session of the same match."""


class Keeper:
    """Keeps a match in one file as it goes on."""

    def __init__(self, path: Path, known: str | None = None) -> None:
        """`known`: what the file holds, if it is this very match's; otherwise there must be no such file."""
        path = path.absolute()
        if known is None and path.exists():
            raise Refusal("file-exists", "", {"file": str(path)})
        self.path = path
        self.known = known
        self.failed = False  # whether the last attempt to write did

    def keep(self, match: Match) -> None:
        """Write beside, force to disk, then put in place: a crash leaves the old file or the new one."""
        if self.known is not None and self.path.exists() and self.path.read_text(encoding="utf-8") != self.known:
            raise ChangedMeanwhile
        text = write_record(match.record(reveal_seed=True))
        if self.path.parent == matches().absolute():
            self.path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, draft = tempfile.mkstemp(prefix=f"{self.path.name[:100]}.", suffix=".part", dir=self.path.parent)
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(draft).replace(self.path)
        except BaseException:  # a full disk, or somebody who leaves at this very moment
            Path(draft).unlink(missing_ok=True)
            raise
        self.known = text
