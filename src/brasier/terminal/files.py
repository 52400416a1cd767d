"""Saved matches: each in a file of its own, written whole or not at all, never over somebody else's."""

import os
import secrets
import sys
import tempfile
import time
from pathlib import Path

from brasier.core.game import Refusal
from brasier.core.match import Match
from brasier.core.record import write_record

ENDING = ".brasier"
LONGEST_FILE = 10_000_000


def home() -> Path:
    """Where Brasier keeps what a person would miss."""
    if chosen := os.environ.get("BRASIER_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "Brasier"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "brasier"


def read(path: Path) -> str:
    """The text of a record's file, if it is a file and not endless."""
    with path.open("rb") as file:
        content = file.read(LONGEST_FILE + 1)
    if len(content) > LONGEST_FILE:
        raise Refusal("file-too-long", "", {"longest": LONGEST_FILE})
    return content.decode("utf-8")


def matches() -> Path:
    return home() / "matches"


def new_file(game: str) -> Path:
    """A name no other match has: the moment it began and a few random letters."""
    return matches() / f"{time.strftime('%Y-%m-%d-%H%M%S')}-{game}-{secrets.token_hex(2)}{ENDING}"


def last_unfinished() -> Path | None:
    """The match somebody would want to go on with."""
    kept = sorted(matches().glob(f"*{ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
    return next((path for path in kept if b"\nresult: " not in path.read_bytes()), None)


class Keeper:
    """Keeps a match in one file as it goes on."""

    def __init__(self, path: Path, *, ours: bool = False) -> None:
        """`ours`: the file may exist, because it is this very match's."""
        path = path.absolute()
        if path.exists() and not ours:
            raise Refusal("file-exists", "", {"file": str(path)})
        self.path = path

    def keep(self, match: Match) -> None:
        """Write beside, force to disk, then put in place: a crash leaves the old file or the new one."""
        text = write_record(match.record(reveal_seed=True))
        if self.path.parent == matches().absolute():
            self.path.parent.mkdir(parents=True, exist_ok=True)
        descriptor, draft = tempfile.mkstemp(prefix=f"{self.path.name}.", suffix=".part", dir=self.path.parent)
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(draft).replace(self.path)
        except OSError:
            Path(draft).unlink(missing_ok=True)
            raise
