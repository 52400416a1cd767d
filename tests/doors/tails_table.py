"""A table of Tails on Fire for the tests of the doors: four people, their cards, and what is shown to them."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from brasier.core.chance import ManualDealer
from brasier.core.match import Match
from brasier.core.record import Record, read_record
from brasier.games import find
from brasier.terminal.tails import TailsSpeaker
from brasier.texts import Texts
from doors.terminal import brasier, environment

GAME = find("tails")
FOUR = ("Ann", "Bob", "Cyd", "Dan")
FOUR_PEOPLE = ["play", "tails", "players=4", "--people", ",".join(FOUR), "--dice", "manual", "--save", "m.brasier"]

# Cards of the real box: a 2, a 1, a 4 and a 3 on the campfires, an iguana card that starts at 1.
SET_UP = ["2", "1", "4", "3", "1"]
CHOICES = {"Bob": "2 6 +1", "Cyd": "3 7 +1", "Dan": "4 8 +1", "Ann": "1 5 9"}  # in the order they are asked
CHOSEN = [f"{FOUR.index(name)}: choose {cards}" for name, cards in CHOICES.items()]


def kept(home: Path) -> Record:
    """The one match kept in this home."""
    (file,) = home.glob("**/*.brasier")
    return read_record(file.read_text(encoding="utf-8"))


def done_by(record: Record, seat: int) -> list[str]:
    return [step.action for step in record.steps if step.seat == seat]


def type_in(arguments: Sequence[str], lines: Sequence[str], home: Path, **surroundings: str) -> str:
    """What is shown to those who type these lines."""
    done = brasier(*arguments, home=home, typed="".join(f"{line}\n" for line in lines), **surroundings)
    assert done.stderr == ""
    assert done.returncode == 0
    return done.stdout


def flat(text: str) -> str:
    """A text on one line, wherever it was broken."""
    return " ".join(text.split())


def hand_overs(shown: str) -> list[str]:
    return re.findall(r"Pass the screen to (\w+)", shown)


def pages(shown: str) -> list[tuple[str, str]]:
    """What is on the screen from one wiping to the next, and who sits before it.

    Each page begins with what lies open for all; what is for one person's eyes comes after the hand-over.
    """
    found = []
    for page in re.split(r"\n{30,}", shown):
        (owner,) = hand_overs(page)
        found.append((owner, page))
    return found


def chosen_in_secret() -> list[str]:
    """Lines of four people who take the screen one after the other and choose."""
    return [*SET_UP, *(line for choice in CHOICES.values() for line in ("", choice))]


def speaker(language: str = "en") -> TailsSpeaker:
    return TailsSpeaker(Texts(language), FOUR)


def at_the_table(*actions: str, players: int = 4, **options: Any) -> Match:
    """A match whose cards lie as `SET_UP` tells; actions as `seat: action`, or what chance gives."""
    match = Match(GAME, GAME.options({"players": players} | options), dealer=ManualDealer(), seats=FOUR[:players])
    for seat in range(players):
        match.chance(f"blaze {seat} {SET_UP[seat]}")
    go_on(match, *actions)
    return match


def go_on(match: Match, *actions: str) -> None:
    for action in actions:
        seat, colon, deed = action.partition(": ")
        if colon:
            match.play(int(seat), deed)
        else:
            match.chance(action)


def play_as_offered(arguments: Sequence[str], home: Path, **surroundings: str) -> str:
    """Real people: they read what the screen asks and answer with the first thing it offers. All that was shown."""
    command = [sys.executable, "-m", "brasier", "play", "tails", *arguments]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=subprocess.STDOUT, env=environment(home) | surroundings, cwd=home
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        shown, read = b"", 0
        while more := os.read(process.stdout.fileno(), 1 << 16):
            shown += more
            asked = shown[read:].decode("utf-8", "ignore")
            if asked.endswith(("\n> ", "Enter. ", "Entrée. ", "): ", ")\u202f: ")):
                read = len(shown)
                process.stdin.write(f"{offered(asked)}\n".encode())
                process.stdin.flush()
    assert process.returncode == 0
    return shown.decode("utf-8")


def offered(asked: str) -> str:
    """The first choice of a list, the cards of an example, the first card that can be drawn, or just Enter."""
    question = asked.rstrip().rpartition("\n")[2] if not asked.endswith("\n> ") else asked
    if values := re.findall(r"\(([\d ]+)\)\u202f?: $", question + " "):
        return str(values[0].split()[0])
    if not asked.endswith("> "):
        return ""
    if choices := re.findall(r"^ +(\+?\d)\) ", asked, re.M):
        return str(choices[0])
    return str(re.findall(r": ([\d+ ]+)\n> $", asked)[0]).strip()
