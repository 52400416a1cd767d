"""Advice in the terminal, and how strong the bots are wished to be."""

from pathlib import Path

import pytest

import brasier as library
from brasier.bots import level_of
from brasier.core.record import read_record
from brasier.terminal.advice import percent
from doors.terminal import brasier


def told(done: str, before: str = "> ") -> list[str]:
    """What was answered to the first thing typed."""
    return [line.strip() for line in done.partition(before)[2].partition(before)[0].splitlines() if line.strip()]


@pytest.mark.parametrize(("word", "language"), [("hint", "en"), ("conseil", "fr"), ("conseil", "en")])
def test_whoever_asks_is_told_what_could_be_done_and_what_to_expect(tmp_path: Path, word: str, language: str) -> None:
    arguments = ["play", "flashpoint", "quick=true", "firefighters=2", "--seed", "hint", "--lang", language]
    done = brasier(*arguments, home=tmp_path, typed=f"{word}\nquit\n")
    assert (done.stderr, done.returncode) == ("", 0)
    answer = told(done.stdout)
    match = library.new("flashpoint", seed="hint", quick=True, firefighters=2)
    match.deal()
    legal = match.legal(0)
    advised = [line for line in answer if line.partition(" · ")[0] in legal]
    assert 1 <= len(advised) <= 3
    assert all("%" in line for line in advised)
    assert len(answer) > len(advised)  # and why


def test_what_is_not_certain_is_not_told_as_certain() -> None:
    told = [percent(chance) for chance in (0.0, 0.001, 0.004, 0.4, 0.9951, 0.9999, 1.0)]
    assert told == [0, 1, 1, 40, 99, 99, 100]


def test_rivals_at_one_screen_are_not_advised(tmp_path: Path) -> None:
    arguments = ["play", "feurio", "players=2", "--people", "Zoé,Max", "--seed", "hint"]
    done = brasier(*arguments, home=tmp_path, typed="hint\nquit\n")
    assert told(done.stdout) == ["Nobody is advised while other people play against them."]


def test_bots_play_on_the_level_wished(tmp_path: Path) -> None:
    arguments = ["play", "tails", "players=3", "--people", "Zoé", "--level", "normal", "--seed", "level"]
    done = brasier(*arguments, home=tmp_path, typed="quit\n")
    assert done.returncode == 0
    (file,) = (tmp_path / "matches").glob("*.brasier")
    seats = read_record(file.read_text(encoding="utf-8")).seats
    assert [level_of(name) for name in seats] == [None, "normal", "normal"]


@pytest.mark.parametrize("level", ["expert", "uniform", "greedy"])
def test_a_level_that_is_not_there_is_refused(tmp_path: Path, level: str) -> None:
    """Yardsticks are no opponents."""
    done = brasier("play", "tails", "--level", level, home=tmp_path, typed="")
    assert done.returncode == 1
    assert "easy, normal, hard" in done.stderr
    assert not list(tmp_path.glob("matches/*"))
