"""Terminal play as people use it: real processes, real files, real typing."""

import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import brasier as library
from brasier.core.game import CHANCE
from brasier.core.match import verify
from brasier.core.record import read_record, write_record
from brasier.games import find
from doors.terminal import at_a_terminal, brasier, environment

FIRST_ALWAYS = "1\n" * 500
LAST = "last-match.brasier"


@pytest.mark.parametrize(
    "arguments",
    [
        ["feurio"],
        ["feurio", "players=2", "firebreaks=true", "--people", "Zoé,Max"],
        ["feurio", "players=3", "cest_chaud=true", "--people", "Zoé", "--lang", "fr"],
        ["feurio", "mode=solitaire", "--lang", "fr"],
        ["feurio", "mode=cooperative", "players=3", "--people", "A,B,C"],
        ["feurio", "--people", ""],
    ],
)
def test_a_whole_match_by_typing_only_ones(tmp_path: Path, arguments: list[str]) -> None:
    done = brasier("play", *arguments, "--seed", "whole", home=tmp_path, typed=FIRST_ALWAYS)
    assert done.stderr == ""
    assert done.returncode == 0
    record = read_record((tmp_path / LAST).read_text(encoding="utf-8"))
    assert record.result is not None
    assert verify(find("feurio"), record) == 36
    assert "whole" in done.stdout.splitlines()[-2]  # the seed is told


def test_the_first_screen_needs_no_arguments(tmp_path: Path) -> None:
    done = brasier("play", home=tmp_path, typed="7\n2\nZoé\nscore\nquit\n")
    assert done.returncode == 0
    assert "Type a number from 1 to 4." in done.stdout
    record = read_record((tmp_path / LAST).read_text(encoding="utf-8"))
    assert record.options["mode"] == "solitaire"
    assert record.seats == ["Zoé"]


def test_wrong_input_is_answered_with_the_reason_and_changes_nothing(tmp_path: Path) -> None:
    typed = "\n".join(["tile 0,0", "tile 40,40", "1", "men 40,40 red 1", "99", "0", "-1", "½", "dance", "quit", ""])
    done = brasier("play", "feurio", "players=2", "eldest=1", "--seed", "s", home=tmp_path, typed="pass\n" + typed)
    answers = done.stdout
    assert "(F9)" in answers  # a pass before the tile lies
    assert "(F10)" in answers  # a cell that is taken, and one far away
    assert "Traceback" not in done.stdout + done.stderr
    record = read_record((tmp_path / LAST).read_text(encoding="utf-8"))
    assert sum(step.seat == 0 for step in record.steps) == 1


def test_a_terminal_of_another_alphabet_is_no_reason_to_stop(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "brasier", "play", "feurio", "--seed", "s", "--lang", "fr"],
        input=b"\xff\xfe caf\xe9\n1\nquit\n",
        env=environment(tmp_path) | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.isascii()
    record = read_record((tmp_path / LAST).read_text(encoding="utf-8"))
    assert sum(step.seat == 0 for step in record.steps) == 1


def test_undo_takes_the_last_decision_back(tmp_path: Path) -> None:
    done = brasier("play", "feurio", "mode=solitaire", "--seed", "s", home=tmp_path, typed="undo\n1\n1\nundo\nquit\n")
    assert done.returncode == 0
    record = read_record((tmp_path / LAST).read_text(encoding="utf-8"))
    assert [step.seat for step in record.steps] == [CHANCE, CHANCE, 0]
    again = library.new("feurio", seed="s", mode="solitaire")
    assert [step.action for step in again.steps] == [step.action for step in record.steps[:2]]


def test_a_match_left_and_resumed_is_the_same_match_under_the_same_seal(tmp_path: Path) -> None:
    first = brasier("play", "feurio", "players=2", "--save", "m.brasier", home=tmp_path, typed="1\n1\n1\n1\nquit\n")
    assert "--resume m.brasier" in first.stdout
    before = read_record((tmp_path / "m.brasier").read_text(encoding="utf-8"))
    second = brasier("play", "--resume", "m.brasier", home=tmp_path, typed=FIRST_ALWAYS)
    assert second.returncode == 0
    after = read_record((tmp_path / "m.brasier").read_text(encoding="utf-8"))
    assert after.commitment == before.commitment
    assert after.steps[: len(before.steps)] == before.steps
    assert after.result is not None
    assert verify(find("feurio"), after) == 36


def test_resume_without_a_file_takes_the_last_match(tmp_path: Path) -> None:
    assert brasier("play", "--resume", home=tmp_path).returncode == 1
    brasier("play", "feurio", "--seed", "s", home=tmp_path, typed="1\nquit\n")
    assert brasier("play", "--resume", home=tmp_path, typed=FIRST_ALWAYS).returncode == 0
    assert library.load((tmp_path / LAST).read_text(encoding="utf-8")).outcome() is not None


def test_saving_never_overwrites_another_file(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("precious", encoding="utf-8")
    done = brasier("play", "feurio", "--save", "precious.txt", home=tmp_path, typed="1\nquit\n")
    assert done.returncode == 1
    assert "already exists" in done.stderr or "exists already" in done.stderr
    inside = brasier("play", "feurio", home=tmp_path, typed="save precious.txt\nsave\nsave new.brasier\n1\nquit\n")
    assert inside.returncode == 0
    assert precious.read_text(encoding="utf-8") == "precious"
    assert library.load((tmp_path / "new.brasier").read_text(encoding="utf-8")).steps


def test_a_file_that_cannot_be_written_does_not_end_the_match(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = brasier("play", "feurio", "--save", "file/m.brasier", "--people", "", home=tmp_path)
    assert done.returncode == 0
    assert "file/m.brasier" in done.stdout
    assert (tmp_path / LAST).exists()


def test_manual_draws_are_asked_for_and_checked(tmp_path: Path) -> None:
    typed = "7\ndraw 9\nnonsense\n3\ndraw 5\nundo\n4\n4\nquit\n"
    done = brasier(
        "play", "feurio", "players=2", "--people", "A,B", "--dice", "manual", home=tmp_path, typed=typed
    )  # fmt: skip
    assert done.returncode == 0
    assert "(F1)" in done.stdout
    record = read_record((tmp_path / LAST).read_text(encoding="utf-8"))
    assert record.dealer == "manual"
    assert record.seed is None
    assert [step.action for step in record.steps] == ["draw 3", "draw 4", "draw 4"]


def test_every_command_works_in_both_languages(tmp_path: Path) -> None:
    english = "help\nboard\nwords\nscore\nlog\nrule F14\nrule X1\nquit\n"
    french = "aide\nplateau\nmots\nscore\njournal\nrègle F14\nrègle X1\nquitter\n"
    for language, typed in (("en", english), ("fr", french), ("fr", english)):
        done = brasier("play", "feurio", "--seed", "s", "--lang", language, home=tmp_path, typed=typed)
        assert done.returncode == 0
        assert "F14 · " in done.stdout
        assert "X1" in done.stdout
        assert done.stdout.count("╱‾╲") >= 8


def test_nobody_sees_another_persons_firebreak_or_drawn_tile(tmp_path: Path) -> None:
    """Around one screen: after a hand-over nothing tells what the other person drew or laid face down."""
    match = library.new("feurio", seed="secret", players=2, firebreaks=True)
    (actor,) = match.actors()
    value = match.view(actor).drawn
    action = next(text for text in match.legal(actor) if text.startswith("firebreak"))
    typed = f"\n{action}\n\nlog\nboard\nquit\n"
    done = brasier(
        "play", "feurio", "players=2", "firebreaks=true", "--people", "Zoé,Max", "--seed", "secret",
        home=tmp_path, typed=typed,
    )  # fmt: skip
    assert done.returncode == 0
    before, _, after = done.stdout.partition("Pass the screen to Zoé")
    assert f"Max draws a {value}." in before
    assert f"Max draws a {value}." not in after
    assert "Max draws a tile without showing it." in after
    assert "Max lays a firebreak" in after
    assert f"Max lays a {value}" not in after


def test_what_was_seen_survives_the_plug_being_pulled(tmp_path: Path) -> None:
    """Kill the process at a random moment of fast play: every event that was told is in the file."""
    for attempt in range(6):
        command = [sys.executable, "-m", "brasier", "play", "feurio", "--seed", f"plug {attempt}", "--lang", "en"]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment(tmp_path)
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(FIRST_ALWAYS.encode())
            process.stdin.flush()
            seen = process.stdout.read(1500 + 900 * attempt)
            process.send_signal(signal.SIGKILL)
            seen += process.stdout.read()
            process.wait()
        told = len(re.findall(r"^(?:> )?  .* (?:draws a|lays a|places) .*\.$", seen.decode("utf-8", "ignore"), re.M))
        match = library.load((tmp_path / LAST).read_text(encoding="utf-8"))
        kept = [event for event in match.events(0) if type(event).__name__ not in ("Began", "Ended")]
        assert told > 0
        assert len(kept) >= told


def test_in_a_real_terminal_there_are_colours_and_ctrl_d_leaves(tmp_path: Path) -> None:
    code, shown = at_a_terminal(["play", "feurio", "--seed", "s"], [b"\x04"], b"> ", home=tmp_path)
    assert code == 0
    assert "\x1b[" in shown
    assert "--resume" in shown


def test_ctrl_c_leaves_politely(tmp_path: Path) -> None:
    code, shown = at_a_terminal(["play", "feurio", "--seed", "s"], [b"1\n", b"\x03"], b"> ", home=tmp_path)
    assert code == 0
    assert "Traceback" not in shown
    assert (tmp_path / LAST).exists()


def test_secrets_are_wiped_from_a_real_screen_before_it_changes_hands(tmp_path: Path) -> None:
    arguments = ["play", "feurio", "players=2", "firebreaks=true", "--people", "Zoé,Max", "--seed", "secret"]
    code, shown = at_a_terminal(arguments, [b"\n", b"1\n", b"1\n", b"\n", b"\x04"], b"", home=tmp_path)
    assert code == 0
    assert "\x1b[2J" in shown


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess"], "chess"),
        (["feurio", "players=9"], "2 to 4"),
        (["feurio", "mode=cooperative", "firebreaks=true"], "F23"),
        (["feurio", "players"], "players"),
        (["feurio", "--people", "A,B,C,D,E"], "seats"),
        (["feurio", "--seed", " "], "seed"),
        (["--resume", "missing.brasier"], "missing.brasier"),
    ],
)
def test_what_cannot_be_started_is_refused_in_one_sentence(tmp_path: Path, arguments: list[str], reason: str) -> None:
    done = brasier("play", *arguments, home=tmp_path)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("brasier: ")
    assert done.stderr.count("\n") == 1
    assert reason in done.stderr


def test_a_match_whose_seed_stayed_elsewhere_goes_on_under_a_new_seal(tmp_path: Path) -> None:
    """A record without its seed, as a referee or a table hands it out, can still be played on."""
    match = library.new("feurio", seed="elsewhere", players=2, seats=("Zoé", "Max"))
    before = match.record()
    (tmp_path / "theirs.brasier").write_text(write_record(before), encoding="utf-8")
    done = brasier("play", "--resume", "theirs.brasier", home=tmp_path, typed=FIRST_ALWAYS)
    assert done.returncode == 0
    after = read_record((tmp_path / "theirs.brasier").read_text(encoding="utf-8"))
    assert after.commitment != before.commitment
    assert after.dealt_from == len(before.steps) + 1
    assert verify(find("feurio"), after) == 36 - 3
