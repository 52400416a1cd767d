"""replay, verify and the command line itself."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from brasier import __version__
from doors.terminal import brasier


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
