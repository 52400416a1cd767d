"""The terminal itself: lines out, lines in, colours and width."""

import os
import shutil
import sys
import textwrap

NARROWEST = 40
WIDEST_TEXT = 96  # longer lines are hard to read
STICKY = "\u00a0"
WIPE = "\x1b[2J\x1b[3J\x1b[H"
ASIDE = "\x1b[?1049h"  # a second screen without memory: what is shown there cannot be scrolled back to
BACK = "\x1b[?1049l"


class Screen:
    def __init__(self, colour: str, *, words: bool = False) -> None:
        """`colour` is always, never, or auto: where a terminal shows them and nobody has asked not to.

        `words`: for somebody who listens, so boards are told and not drawn.
        """
        terminal = os.environ.get("TERM", "")
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        self.clever = sys.stdout.isatty() and terminal not in ("", "dumb")
        self.colour = colour == "always" or (colour == "auto" and self.clever and not os.environ.get("NO_COLOR"))
        self.palette = "true" if os.environ.get("COLORTERM") in ("truecolor", "24bit") else "256"
        self.words = words
        self.aside = False

    @property
    def width(self) -> int:
        return max(NARROWEST, shutil.get_terminal_size((100, 24)).columns)

    def draw(self, text: str) -> None:
        """Lines as they are."""
        print(text, flush=True)

    def say(self, text: str = "", indent: int = 0) -> None:
        """Sentences, broken where the screen ends; continued lines are set in by `indent`."""
        for line in text.split("\n"):
            self.draw(self.broken(line, indent))

    def broken(self, line: str, indent: int = 0) -> str:
        """One line as several: between words, but not at a `STICKY` space, which joins what belongs together."""
        width = min(self.width, WIDEST_TEXT)
        wrapped = textwrap.wrap(
            line, width, subsequent_indent=" " * indent, break_long_words=False, break_on_hyphens=False
        )
        return "\n".join(wrapped).replace(STICKY, " ")

    def ask(self, question: str) -> str | None:
        """What the person types, or None when there is nobody any more (end of input, Ctrl-C, a closed window)."""
        try:
            asked = question.rstrip()
            *above, last = self.broken(asked).split("\n")
            for line in above:
                self.draw(line)
            answer = input(last + question[len(asked) :])
        except (EOFError, KeyboardInterrupt):
            self.draw("")
            return None
        except OSError:
            return None
        return answer.strip()

    def hide(self) -> None:
        """Take what is on the screen out of sight, out of reach of scrolling too where the terminal can."""
        if self.clever:
            self._send(WIPE + (BACK + WIPE if self.aside else ""))  # both: a terminal may not know the second screen
            self.aside = False
        else:
            self.draw("\n" * shutil.get_terminal_size((100, 40)).lines)

    def step_aside(self) -> None:
        """What comes now is for one person's eyes: show it where it leaves no trace."""
        if self.clever and not self.aside:
            self._send(ASIDE + WIPE)
            self.aside = True

    def step_back(self) -> None:
        """Away from what was for one person's eyes."""
        if self.aside:
            self._send(WIPE + BACK)
            self.aside = False

    def _send(self, signs: str) -> None:
        """Signs the terminal obeys and does not show: they must not cost a line."""
        print(signs, end="", flush=True)
