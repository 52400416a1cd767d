"""Saved matches: written whole or not at all, and never over somebody else's file."""

import os
import sys
from pathlib import Path

from brasier.core.game import Refusal
from brasier.core.match import Match
from brasier.core.record import write_record


def home() -> Path:
    """Where Brasier keeps what a person would miss."""
    if chosen := os.environ.get("BRASIER_HOME"):
        return Path(chosen)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "Brasier"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "brasier"


def last_match() -> Path:
    return home() / "last-match.brasier"


class Keeper:
    """Keeps a match in one file as it goes on."""

    def __init__(self, path: Path, *, ours: bool = False) -> None:
        """`ours`: the file may exist, because it is this very match's (or the place kept for the last one)."""
        if path.exists() and not ours:
            raise Refusal("file-exists", "", {"file": str(path)})
        self.path = path

    def keep(self, match: Match) -> None:
        """Write beside, force to disk, then put in place: a crash leaves the old file or the new one."""
        text = write_record(match.record(reveal_seed=True))
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_name(self.path.name + ".part")
        with draft.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(self.path)
