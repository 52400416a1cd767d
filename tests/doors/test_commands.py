"""replay, verify and the command line itself."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from brasier import __version__
from doors.terminal import at_a_terminal, brasier, environment


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match of two with firebreaks."""
    done = brasier("play", "feurio", "players=2", "firebreaks=true", "--people", "", "--seed", "kept", home=tmp_path)
    assert done.returncode == 0
    return tmp_path / "last-match.brasier"


def test_replay_tells_the_whole_match(record: Path, tmp_path: Path) -> None:
    done = brasier("replay", str(record), home=tmp_path)
    assert done.returncode == 0
    assert done.stdout.count(" draws a ") == 36
    assert "÷" in done.stdout
    french = brasier("replay", str(record), "--lang", "fr", home=tmp_path)
    assert "pioche" in french.stdout or "tire" in french.stdout


def test_replay_shows_a_step_and_draws_it(record: Path, tmp_path: Path) -> None:
    done = brasier("replay", str(record), "--step", "9", home=tmp_path)
    assert "Step 9 of " in done.stdout
    assert brasier("replay", str(record), "--step", "9999", home=tmp_path).returncode == 1
    drawn = brasier("replay", str(record), "--step", "9", "--svg", "board.svg", home=tmp_path)
    assert drawn.returncode == 0
    assert ElementTree.parse(tmp_path / "board.svg").getroot().tag.endswith("svg")


def test_verify_proves_the_draw_and_finds_out_who_touched_it(record: Path, tmp_path: Path) -> None:
    done = brasier("verify", str(record), home=tmp_path)
    assert done.returncode == 0
    assert "36" in done.stdout
    assert "kept" in done.stdout
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("seed: kept", "seed: bent"), encoding="utf-8")
    touched = brasier("verify", str(record), home=tmp_path)
    assert touched.returncode == 1
    assert "commitment" in touched.stderr


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_are_no_records_are_named_with_the_line(command: str, tmp_path: Path) -> None:
    for content in (b"", b"\x00\x01", b"\xff\xfe\xfa", b"PGN\n", b"brasier record 1\ngame: feurio\n"):
        (tmp_path / "bad").write_bytes(content)
        done = brasier(command, "bad", home=tmp_path)
        assert done.returncode == 1
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
    assert brasier(command, "missing", home=tmp_path).returncode == 1
    assert brasier(command, ".", home=tmp_path).returncode == 1


def test_version_and_usage(tmp_path: Path) -> None:
    assert brasier("--version", home=tmp_path).stdout == f"brasier {__version__}\n"
    assert brasier(home=tmp_path).returncode == 2
    assert brasier("dance", home=tmp_path).returncode == 2


def test_at_a_terminal_a_match_is_browsed(record: Path, tmp_path: Path) -> None:
    typed = [b"\n", b"\n", b"-\n", b"30\n", b"9999\n", b"x\n", b"q\n"]
    code, shown = at_a_terminal(["replay", str(record)], typed, b"leave", home=tmp_path)
    assert code == 0
    assert re.findall(r"Step (\d+) of", shown) == ["0", "1", "2", "1", "30", "30", "30"]


def test_a_reader_who_leaves_early_is_no_error_story(record: Path, tmp_path: Path) -> None:
    """`brasier replay … | head -1`: no traceback, no complaint."""
    with subprocess.Popen(
        [sys.executable, "-m", "brasier", "replay", str(record)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(tmp_path),
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
