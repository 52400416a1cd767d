"""The real `brasier` command in a process of its own, with a home of its own."""

import fcntl
import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Sequence
from pathlib import Path

import brasier as package

# The very package under test, uncompiled sources or the installed one, wherever the process starts.
PACKAGE_HOME = str(Path(package.__file__).parents[1])
CTRL_C = b"\x03"


def environment(home: Path) -> dict[str, str]:
    """The surroundings of a person whose language nobody knows and whose matches are kept in `home`."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG", "NO_COLOR"))}
    own = {"BRASIER_HOME": str(home), "COLUMNS": "100", "PYTHONIOENCODING": "utf-8", "PYTHONPATH": PACKAGE_HOME}
    return plain | own


def brasier(*arguments: str, home: Path, typed: str = "", **surroundings: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "brasier", *arguments],
        input=typed,
        env=environment(home) | surroundings,
        cwd=home,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def _own_terminal() -> None:
    """Ctrl-C must reach the process, also where the tests themselves were started with it switched off."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


def at_a_terminal(
    arguments: Sequence[str],
    typed: Sequence[bytes],
    prompt: bytes,
    *,
    home: Path,
    then: signal.Signals | None = None,
    until: bytes = b"",
    **surroundings: str,
) -> tuple[int, str]:
    """Sit at a real terminal: wait for the prompt before each line typed; exit code and all that was shown.

    `then`: a signal to send when all is typed and the last prompt, or what is waited for with `until`, stands there.
    `surroundings`: more variables of the environment.
    """
    parent, child = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "brasier", *arguments],
        stdin=child,
        stdout=child,
        stderr=child,
        env=environment(home) | {"TERM": "xterm"} | surroundings,
        cwd=home,
        start_new_session=True,
        preexec_fn=_own_terminal,  # noqa: PLW1509  # no thread runs here that could be hurt
    )
    os.close(child)
    shown = b""
    deadline = time.monotonic() + 90
    waiting = list(typed)
    seen = 0
    while time.monotonic() < deadline:
        if select.select([parent], [], [], 0.5)[0]:
            try:
                shown += os.read(parent, 65536)
            except OSError:  # the other end is gone
                break
        if waiting and prompt in shown[seen:]:
            seen = len(shown)
            if waiting[0] == CTRL_C:
                time.sleep(0.5)  # a signal between the prompt and the reading would only be seen after the next line
            os.write(parent, waiting.pop(0))
        if then is not None and not waiting and until in shown:
            time.sleep(1)  # until it listens again
            process.send_signal(then)
            then = None
    os.close(parent)
    return process.wait(timeout=60), shown.decode("utf-8", "replace")
