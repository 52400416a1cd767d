"""The terminal itself: lines out, lines in, colours and width."""

import os
import shutil
import sys

CLEAR = "\x1b[2J\x1b[H"
NARROWEST = 40


class Screen:
    def __init__(self, colour: str) -> None:
        """`colour` is always, never, or auto: where a terminal shows them and nobody has asked not to."""
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        wanted = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        self.colour = colour == "always" or (colour == "auto" and wanted)
        self.width = max(NARROWEST, shutil.get_terminal_size((100, 24)).columns)

    def say(self, text: str = "") -> None:
        print(text, flush=True)

    def ask(self, question: str) -> str | None:
        """What the person types, or None when there is nobody any more (end of input, Ctrl-C, a closed window)."""
        try:
            answer = input(question)
        except (EOFError, KeyboardInterrupt):
            self.say()
            return None
        except OSError:
            return None
        return answer.strip()

    def hide(self) -> None:
        """Take what is on the screen out of sight, as far as a terminal can."""
        self.say(CLEAR if self.live else "\n" * 3)
