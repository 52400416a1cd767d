"""The real `brasier` command in a process of its own, with a home of its own."""

import os
import subprocess
import sys
from pathlib import Path

import brasier as package

# The very package under test, uncompiled sources or the installed one, wherever the process starts.
PACKAGE_HOME = str(Path(package.__file__).parents[1])


def environment(home: Path) -> dict[str, str]:
    """The surroundings of a person whose language nobody knows and whose matches are kept in `home`."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "NO_COLOR"))}
    own = {"BRASIER_HOME": str(home), "COLUMNS": "100", "PYTHONIOENCODING": "utf-8", "PYTHONPATH": PACKAGE_HOME}
    return plain | own


def brasier(*arguments: str, home: Path, typed: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "brasier", *arguments],
        input=typed,
        env=environment(home),
        cwd=home,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
