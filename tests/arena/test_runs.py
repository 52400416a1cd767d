"""The real command in real processes that are killed: nothing is lost, nothing counts twice, figures stay the same."""

import csv
import json
import re
import signal
from pathlib import Path
from xml.etree import ElementTree

import pytest

import brasier
from arena.runs import SLOW as BOTS
from arena.runs import arena, begin, each_once, journal, kill, results, wait_for, what_happened
from brasier.arena.plan import Fixture
from doors.terminal import at_a_terminal
from doors.terminal import brasier as brasier_command
from server.survival.family import family, survivors

SLOW = ("tails", "players=2", "--seats", "mine:Slow,uniform", "--matches", "16", "--out", "run")


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that nobody disturbs, with one process: what all others must come to."""
    folder = tmp_path_factory.mktemp("undisturbed")
    done = arena(folder, *SLOW, "--workers", "1")
    assert (done.returncode, done.stderr) == (0, "")
    return folder / "run"


def workers(pid: int) -> list[int]:
    """The processes that play: those that the forkserver has started, which nobody else of the family has."""
    parents = {
        one.pid: int(Path(f"/proc/{one.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
        for one in family(pid)
    }
    return sorted(one for one, parent in parents.items() if parent in parents)


def test_the_results_of_a_run(undisturbed: Path) -> None:
    told = results(undisturbed)
    assert told["complete"]
    assert told["matches_played"] == len(told["matches"]) == 16
    (lineup,) = told["lineups"]
    assert lineup["blocks"] == 8
    for one in lineup["contestants"].values():
        assert one["rate"]["low"] <= one["rate"]["value"] <= one["rate"]["high"]
    assert sum(one["rate"]["value"] for one in lineup["contestants"].values()) == pytest.approx(1, abs=0.001)
    thinking = told["thinking"]["mine:Slow"]
    assert thinking["nodes"] == 7
    assert 0.006 <= thinking["wall"]["mean"] <= thinking["wall"]["p95"] <= thinking["wall"]["max"]
    assert thinking["cpu"]["mean"] < thinking["wall"]["mean"]  # it only slept
    assert re.fullmatch(r"mine:Slow [0-9a-f]{12}", told["own_bots"]["mine:Slow"])
    (machine,) = told["machines"]
    assert "cores, Python 3." in machine
    assert told["machines"][machine] == 16


def test_the_table_of_a_run_has_a_row_for_every_seat(undisturbed: Path) -> None:
    with (undisturbed / "results.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 32
    assert sum(float(row["won"]) for row in rows) == pytest.approx(16)
    assert {(row["seat"], row["name"]) for row in rows} == {
        ("0", "mine:Slow"), ("1", "mine:Slow"), ("0", "uniform"), ("1", "uniform")
    }  # fmt: skip


def test_the_pictures_of_a_run_are_pictures(undisturbed: Path) -> None:
    assert {file.stem for file in undisturbed.glob("*.svg")} == {"wins", "scores", "length"}
    for file in undisturbed.glob("*.svg"):
        root = ElementTree.fromstring(file.read_text(encoding="utf-8"))
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert root.find("{http://www.w3.org/2000/svg}title") is not None
        assert "nan" not in file.read_text(encoding="utf-8").lower()


def test_two_processes_come_to_the_same_also_when_one_is_killed(undisturbed: Path, tmp_path: Path) -> None:
    with begin(tmp_path, *SLOW, "--workers", "2") as run:
        wait_for(tmp_path / "run", 4, run)
        playing = workers(run.pid)
        assert len(playing) == 2
        kill(playing[0])
        said = run.communicate(timeout=90)
    assert run.returncode == 0, said
    assert each_once(tmp_path / "run")
    assert what_happened(tmp_path / "run") == what_happened(undisturbed)


def test_a_run_that_is_killed_as_a_whole_goes_on(undisturbed: Path, tmp_path: Path) -> None:
    with begin(tmp_path, *SLOW, "--workers", "2") as run:
        wait_for(tmp_path / "run", 4, run)
        everyone = family(run.pid)
        kill(run.pid)
    assert not survivors(everyone), "workers outlive their run"
    before = len(journal(tmp_path / "run"))
    assert 4 <= before < 16
    done = arena(tmp_path, *SLOW)
    assert done.returncode == 0
    assert each_once(tmp_path / "run")
    assert len(journal(tmp_path / "run")) == 16
    assert what_happened(tmp_path / "run") == what_happened(undisturbed)
    before_again = (tmp_path / "run" / "journal.jsonl").read_bytes()
    assert arena(tmp_path, *SLOW).stdout == done.stdout  # nothing is left to play: it is told again
    assert (tmp_path / "run" / "journal.jsonl").read_bytes() == before_again


def test_a_bot_that_is_edited_while_it_is_measured_is_told(undisturbed: Path, tmp_path: Path) -> None:
    with begin(tmp_path, *SLOW, "--workers", "2") as run:
        wait_for(tmp_path / "run", 4, run)
        with (tmp_path / "mine.py").open("a", encoding="utf-8") as file:
            file.write("# better\n")
        kill(workers(run.pid)[0])  # whoever replaces it reads the file anew
        _, err = run.communicate(timeout=90)
    assert run.returncode == 1
    assert "The file of the bot mine:Slow is not the one the run began with" in err
    assert "Traceback" not in err
    assert arena(tmp_path, *SLOW).returncode == 0  # with the file as it was
    assert what_happened(tmp_path / "run") == what_happened(undisturbed)


def test_control_c_leaves_politely_with_what_is_done(tmp_path: Path) -> None:
    with begin(tmp_path, *SLOW, "--workers", "2") as run:
        wait_for(tmp_path / "run", 6, run)
        everyone = family(run.pid)
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "Traceback" not in err
    assert re.search(r"Stopped after \d+ of 16 matches; the same command goes on", err)
    assert "mine:Slow" in out
    assert not survivors(everyone)
    told = results(tmp_path / "run")
    assert not told["complete"]
    assert told["matches_played"] % 2 == 0  # whole blocks only


def test_at_a_terminal_one_sees_how_far_it_is(tmp_path: Path) -> None:
    """Of sixteen matches that take their time: the bar is drawn again before the last one ends, and then not empty."""
    (tmp_path / "mine.py").write_text(BOTS, encoding="utf-8")
    words = ["--lang", "en", "arena", "tails", "players=2", "--seats", "mine:Slow,uniform", "--matches", "16"]
    code, shown = at_a_terminal(words, [], b"nothing is asked", home=tmp_path)
    assert code == 0
    assert re.search(r"█+░+  \d+/16  \d+ %  \d+ (s|min) left", shown)
    assert "mine:Slow" in shown.rpartition("\r  ")[2]  # the bar is gone when the table comes


def test_every_match_can_be_kept(tmp_path: Path) -> None:
    lineups = ("--seats", "uniform", "--seats", "uniform,uniform@9")
    done = arena(tmp_path, "flashpoint", "quick=true", *lineups, "--matches", "2", "--keep", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    (folder,) = (tmp_path / "arena").iterdir()  # its own, named after the game and what is played
    assert re.fullmatch(r"flashpoint-[0-9a-f]{8}", folder.name)
    kept = sorted((folder / "matches").iterdir())
    assert [file.name for file in kept] == [
        "00000-0-0.brasier", "00000-1-0.brasier", "00000-1-1.brasier", "00001-0-0.brasier"
    ]  # fmt: skip
    matches = {Fixture(one["block"], one["lineup"], one["rotation"]).name: one for one in told["matches"]}
    assert {file.stem for file in kept} == set(matches)
    for file in kept:
        match, one = brasier.load(file.read_text(encoding="utf-8")), matches[file.stem]
        outcome = match.outcome()
        assert outcome is not None
        assert (outcome.reason, dict(outcome.figures)) == (one["reason"], one["figures"])
        assert (list(outcome.scores), len(match.steps)) == (one["scores"], one["steps"])
        assert [re.sub(r".* \((.*) bot\)", r"\1", seat) for seat in match.seats] == one["seats"]
    assert told["cooperative"]
    assert [row["of"] for row in told["differences"]] == ["uniform × 2"]
    ElementTree.fromstring((folder / "house.svg").read_text(encoding="utf-8"))


def test_a_league_has_an_elo(tmp_path: Path) -> None:
    done = arena(tmp_path, "tails", "players=2", "--league", "uniform,easy", "--matches", "20", "--out", "league")
    assert done.returncode == 0, done.stderr
    assert "Elo" in done.stdout
    elo = results(tmp_path / "league")["league"]["elo"]
    assert elo["uniform"] == {"value": 0, "low": 0, "high": 0}
    assert 0 < elo["easy"]["low"] <= elo["easy"]["value"] <= elo["easy"]["high"]
    ElementTree.fromstring((tmp_path / "league" / "elo.svg").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--seats", "genius"), "There are no bots of the level “genius”"),
        (("--seats", "easy,easy,easy", "players=2"), "seats"),
        (("--seats", "easy", "--matches", "0"), "A run has between 1 and 1000000 matches of each line-up."),
        (("--seats", "easy@" + "9" * 5000), "has no budget"),
        (("--bot", "hard=mine:Slow", "--seats", "hard"), "The name “hard” is taken; choose another one for your bot."),
        (("--seats", "easy", "--out", "mine.py/run"), "cannot be used"),
        (("--seats", "mine:Nobody"), "The bot mine:Nobody cannot be found here"),
        (("--seats", "mine:Stranger"), "The class mine:Stranger is no brasier.bots.Player."),
        (("--bot", "best=mine:Broken", "--seats", "best"), "The bot best failed in the match 0000"),
        (("--bot", "best=mine:Cheat", "--seats", "best"), "'win at once' is not legal"),
        (("--seats", "mine:Deadly"), "ended 3 processes that played it"),
        (("--seats", "easy", "--cluster", "tcp://127.0.0.1:1"), "The cluster tcp://127.0.0.1:1 cannot be reached"),
        (("--seats", "easy", "--cluster", "http://x y"), "“http://x y” is not the address of a scheduler"),
        (("--seats", "easy", "--cluster", "tcp://a:1", "--workers", "1"), "either with --workers or with --cluster"),
        (("--bot", "mine=mine:Slow", "--seats", "easy"), "Nobody plays as “mine”"),
    ],
)  # fmt: skip
def test_what_is_refused_is_told_in_one_sentence(words: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    done = arena(tmp_path, "tails", *words)
    assert done.returncode == 1
    assert done.stdout == ""
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_results_need_the_name_of_a_folder(tmp_path: Path) -> None:
    done = arena(tmp_path, "tails", "--seats", "easy", "--out", "")
    assert (done.returncode, done.stdout) == (2, "")
    assert "--out: the name of a folder" in done.stderr
    assert [file.name for file in tmp_path.iterdir()] == ["mine.py"]


def test_what_bots_print_is_no_part_of_the_results(tmp_path: Path) -> None:
    """Neither when they are loaded nor when they are made or think, nor what a program of theirs prints."""
    chatty = """
import os
import sys
from brasier.bots import AS_MEANT, Candidate, Player, Thought
print("loaded")
print("loaded all the same", file=sys.__stdout__)
os.write(1, b"loaded deep down")
os.system("echo loaded by a shell")

class Slow(Player):
    def __init__(self):
        print("made")
        os.write(1, b"made deep down")

    def think(self, view, legal, rng, budget=AS_MEANT):
        print("thinking")
        os.write(1, b"deep down")
        return Thought("worth", (Candidate(legal[0], 0.0),))
"""
    words = ("tails", "players=2", "--seats", "mine:Slow,uniform", "--matches", "2", "--workers", "1", "--json")
    done = arena(tmp_path, *words, bots=chatty)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["complete"]
    loaded = ("loaded\n", "loaded all the same", "loaded deep down", "loaded by a shell")
    for said in (*loaded, "made\n", "made deep down", "thinking", "deep down"):
        assert said in done.stderr


def test_a_picture_that_is_no_more_goes_if_a_run_drew_it(tmp_path: Path) -> None:
    """In a match that is won no house falls, and of a run that lost none there is no such picture."""
    words = ("flashpoint", "quick=true", "--seats", "uniform", "--matches", "1", "--out", "run")
    assert arena(tmp_path, *words).returncode == 0
    run = tmp_path / "run"
    assert results(run)["pictures"] == ["wins", "scores", "length", "house"]
    head, line, _ = (run / "journal.jsonl").read_bytes().split(b"\n")
    won = {**json.loads(line), "winners": [0, 1, 2, 3], "reason": "rescued", "final": None}
    (run / "journal.jsonl").write_bytes(head + b"\n" + json.dumps(won).encode() + b"\n")
    (run / "elo.svg").write_text("of somebody else", encoding="utf-8")
    assert arena(tmp_path, *words).returncode == 0
    assert results(run)["pictures"] == ["wins", "scores", "length"]
    assert {file.stem for file in run.glob("*.svg")} == {"wins", "scores", "length", "elo"}
    (run / "house.svg").write_text("of somebody else", encoding="utf-8")
    assert arena(tmp_path, *words).returncode == 0
    assert (run / "house.svg").read_text(encoding="utf-8") == "of somebody else"


def test_what_a_run_has_no_use_for_stays_where_it_is(tmp_path: Path) -> None:
    (tmp_path / "house.svg").write_text("mine", encoding="utf-8")
    done = arena(tmp_path, "tails", "players=2", "--seats", "uniform", "--matches", "1", "--out", ".")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "house.svg").read_text(encoding="utf-8") == "mine"
    assert (tmp_path / "wins.svg").exists()


@pytest.mark.parametrize("name", ["house.svg", "wins.svg", "results.json", "results.csv", "matches"])
def test_a_run_begins_nowhere_where_it_would_replace_what_is_not_its_own(name: str, tmp_path: Path) -> None:
    (tmp_path / name).write_text("mine", encoding="utf-8")
    before = {file.name for file in tmp_path.iterdir()} | {"mine.py"}
    done = arena(tmp_path, "flashpoint", "quick=true", "--seats", "uniform", "--matches", "1", "--keep", "--out", ".")
    assert (done.returncode, done.stdout) == (1, "")
    assert f"The folder . holds no run yet, but already {name}, which this one would replace" in done.stderr
    assert {file.name for file in tmp_path.iterdir()} == before
    assert (tmp_path / name).read_text(encoding="utf-8") == "mine"


def test_options_alone_are_no_game(tmp_path: Path) -> None:
    done = brasier_command("arena", "players=2", "--seats", "uniform", "--lang", "en", home=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert "known games: feurio, flashpoint, tails" in done.stderr


def test_another_run_in_the_same_folder_is_refused(undisturbed: Path) -> None:
    done = arena(undisturbed.parent, *SLOW, "--seed", "2")
    assert done.returncode == 1
    assert "holds another run (different: seed)" in done.stderr
