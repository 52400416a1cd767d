"""replay, verify and the command line itself."""

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import brasier as library
from brasier import __version__
from brasier.core.chance import ManualDealer
from brasier.core.game import CHANCE
from brasier.core.match import Match
from brasier.core.record import write_record
from brasier.games import find
from doors.terminal import at_a_terminal, brasier, environment


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match of two with firebreaks."""
    arguments = ["feurio", "players=2", "firebreaks=true", "--people", "", "--seed", "kept"]
    done = brasier("play", *arguments, "--save", "match.brasier", home=tmp_path)
    assert done.returncode == 0
    return tmp_path / "match.brasier"


def test_replay_tells_the_whole_match(record: Path, tmp_path: Path) -> None:
    done = brasier("replay", str(record), home=tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("Feurio! for 2")
    assert done.stdout.count(" draws a ") == 36
    zones = library.load(record.read_text(encoding="utf-8")).view(None).zones
    assert zones
    assert done.stdout.count("÷") + done.stdout.count("no free access") == len(zones)
    french = brasier("--lang", "fr", "replay", str(record), home=tmp_path)
    assert french.stdout.count(" tire un ") == 36


def test_replay_shows_a_step_and_draws_it_in_the_language_asked_for(record: Path, tmp_path: Path) -> None:
    done = brasier("replay", str(record), "--step", "9", home=tmp_path)
    assert "Step 9 of " in done.stdout
    for wrong in ("9999", "-1"):
        assert brasier("replay", str(record), "--step", wrong, home=tmp_path).returncode == 1
    drawn = brasier("replay", str(record), "--svg", "board.svg", "--lang", "fr", home=tmp_path)
    assert drawn.returncode == 0
    picture = (tmp_path / "board.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(picture).tag.endswith("svg")
    assert "Ada" in picture
    assert ">J<" in picture
    assert ">Y<" not in picture


def test_a_board_wider_than_the_terminal_is_told_in_words(tmp_path: Path) -> None:
    """A line of tiles, each on a hottest point: the draws rise, so the fire runs straight on."""
    match = Match(find("feurio"), find("feurio").options({"players": 2}), dealer=ManualDealer())
    values = [value for value in range(1, 7) for _ in range(6)]
    for value in values:
        while match.actors() != (CHANCE,):
            (actor,) = match.actors()
            match.play(actor, max(match.legal(actor), key=_how_far_east))
        match.chance(f"draw {value}")
    (tmp_path / "line.brasier").write_text(write_record(match.record()), encoding="utf-8")
    for colour in ("always", "never"):
        done = subprocess.run(
            [sys.executable, "-m", "brasier", "replay", "line.brasier", "--step", "100", "--colour", colour],
            env=environment(tmp_path) | {"COLUMNS": "60"},
            cwd=tmp_path,
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        assert "The board is wider than this terminal" in done.stdout
        assert done.stdout.count("Tile ") == len(match.game.view(match.at(100), None).tiles)


def _how_far_east(action: str) -> int:
    """Lay as far to the east as the rules allow, and place nobody."""
    if action == "pass":
        return 99
    tile = re.fullmatch(r"tile (-?\d+),-?\d+", action)
    return int(tile[1]) if tile else -99


def test_verify_proves_the_draw_and_finds_out_who_touched_it(record: Path, tmp_path: Path) -> None:
    done = brasier("verify", str(record), home=tmp_path)
    assert done.returncode == 0
    assert "36 outcomes of chance are as the seed kept dealt them" in done.stdout
    assert "kept" in done.stdout
    text = record.read_text(encoding="utf-8")
    for old, new in [
        ("seed: kept", "seed: bent"),
        ("seed: kept", "seed: kept\ndealt from: 99999"),
        ("seed: ", "seed:  "),
    ]:
        record.write_text(text.replace(old, new), encoding="utf-8")
        touched = brasier("verify", str(record), home=tmp_path)
        assert touched.returncode == 1
        assert touched.stdout == ""
        assert touched.stderr.count("\n") == 1


def test_a_picture_is_never_drawn_over_something_else(record: Path, tmp_path: Path) -> None:
    before = record.read_bytes()
    assert brasier("replay", str(record), "--svg", str(record), home=tmp_path).returncode == 1
    assert record.read_bytes() == before
    for _ in range(2):
        assert brasier("replay", str(record), "--svg", "again.svg", home=tmp_path).returncode == 0


def test_a_match_that_is_not_over_keeps_its_secrets_in_replay_too(tmp_path: Path) -> None:
    match = library.new("feurio", seed="secret", players=2, firebreaks=True)
    action = next(text for text in match.legal(1) if text.startswith("firebreak"))
    value = match.view(1).drawn
    match.play(1, action)
    match.deal()
    (tmp_path / "running.brasier").write_text(write_record(match.record()), encoding="utf-8")
    done = brasier("replay", "running.brasier", home=tmp_path)
    assert "what is secret stays hidden" in done.stdout
    assert "[?]" in done.stdout
    assert f"[{value}]" not in done.stdout
    assert "Seat 1 draws a" not in done.stdout.replace("draws a tile", "")


OPTIONS = {
    "feurio": ["players", "mode", "firebreaks", "cest_chaud", "eldest"],
    "flashpoint": ["mode", "board", "level", "firefighters", "specialists", "edition", "quick"],
}


@pytest.mark.parametrize("game", OPTIONS)
@pytest.mark.parametrize("command", ["play", "bench"])
def test_an_unknown_option_is_answered_with_those_there_are(tmp_path: Path, game: str, command: str) -> None:
    for language in ("en", "fr"):
        done = brasier("--lang", language, command, game, "weather=hot", home=tmp_path)
        assert done.returncode == 1
        assert "weather" in done.stderr
        assert re.findall(r"^  (\w+): ", done.stderr, re.M) == OPTIONS[game]


def test_an_unknown_option_without_a_game_is_refused_too(tmp_path: Path) -> None:
    done = brasier("play", "weather=hot", home=tmp_path, typed="\n\n")
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "weather" in done.stderr


def test_verify_does_not_call_a_healthy_record_damaged(tmp_path: Path) -> None:
    brasier("play", "feurio", "--dice", "manual", "--save", "box.brasier", home=tmp_path, typed="3\n5\nquit\n")
    by_hand = brasier("verify", "box.brasier", home=tmp_path)
    assert by_hand.returncode == 0
    assert "People said what came" in by_hand.stdout
    assert "not over yet" in by_hand.stdout
    sealed = write_record(library.new("feurio", seed="s").record())
    (tmp_path / "sealed.brasier").write_text(sealed, encoding="utf-8")
    done = brasier("verify", "sealed.brasier", home=tmp_path)
    assert done.returncode == 0
    assert "still sealed" in done.stdout
    arguments = ["play", "feurio", "--people", "", "--save", "told.brasier", "--seed", "told"]
    brasier(*arguments, home=tmp_path)
    told = (tmp_path / "told.brasier").read_text(encoding="utf-8")
    (tmp_path / "untold.brasier").write_text(told.replace("seed: told\n", ""), encoding="utf-8")
    assert "was not told" in brasier("verify", "untold.brasier", home=tmp_path).stdout


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_files_that_are_no_records_are_answered_in_one_sentence(command: str, tmp_path: Path) -> None:
    for content in (b"", b"\x00\x01", b"\xff\xfe\xfa", b"PGN\n", b"brasier record 1\ngame: feurio\n"):
        (tmp_path / "bad").write_bytes(content)
        for language in ("en", "fr"):
            done = brasier(command, "bad", "--lang", language, home=tmp_path)
            assert done.returncode == 1
            assert done.stdout == ""
            assert done.stderr.count("\n") == 1
    for strange in ("missing", ".", "/dev/zero", "a\udcffb"):
        done = brasier(command, strange, home=tmp_path)
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1


def test_at_a_terminal_a_match_is_browsed(record: Path, tmp_path: Path) -> None:
    typed = [b"\n", b"\n", b"-\n", b"30\n", b"9999\n", b"000000001999\n", b"x\n", b"score\n", b"0\n", b"end\n", b"q\n"]
    code, shown = at_a_terminal(["replay", str(record)], typed, b"leave", home=tmp_path)
    assert code == 0
    steps = re.findall(r"Step (\d+) of (\d+)", shown)
    assert [step for step, _ in steps] == ["0", "1", "2", "1", "30", "0", steps[0][1]]
    assert "Traceback" not in shown


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


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-", ">/dev/full"])
@pytest.mark.parametrize("command", ["play feurio", "replay match.brasier", "verify match.brasier", "referee feurio"])
def test_closed_streams_and_full_disks_are_no_reason_to_fall(
    command: str, closed: str, record: Path, tmp_path: Path
) -> None:
    done = subprocess.run(
        ["sh", "-c", f'printf "quit\\n" | "$0" -m brasier {command} {closed}', sys.executable],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert "Exception" not in done.stderr


def test_version_and_usage(tmp_path: Path) -> None:
    assert brasier("--version", home=tmp_path).stdout == f"brasier {__version__}\n"
    for wrong in ([], ["dance"], ["verify", "x", "y"], ["play", "feurio", "--wat"], ["referee", "feurio=x", "y"]):
        assert brasier(*wrong, home=tmp_path).returncode == 2
    assert brasier("bench", "--unc", home=tmp_path).returncode == 2
    assert brasier("referee", "feurio=x", home=tmp_path).returncode == 1
