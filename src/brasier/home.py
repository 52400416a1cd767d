"""Where Brasier keeps what a person would miss: matches of the terminal, the database of the server."""

import os
import sys
import tempfile
from pathlib import Path


def home() -> Path:
    """A folder of the user's own; it may not exist yet."""
    if chosen := os.environ.get("BRASIER_HOME"):
        return Path(chosen)
    if data := os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME"):
        return Path(data) / "brasier"
    try:
        return Path.home() / ".local" / "share" / "brasier"
    except RuntimeError:  # nobody's home: better a borrowed place than none
        return Path(tempfile.gettempdir()) / "brasier"
