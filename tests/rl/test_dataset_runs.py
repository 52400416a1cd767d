"""`brasier dataset` in real processes that are stopped and killed: what it makes in the end is the same."""

import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from arena.runs import SLOW, kill
from brasier.cli import main
from brasier.rl.dataset import read
from doors.terminal import at_a_terminal, environment
from server.survival.family import family, survivors

RUN = ("tails", "players=2", "--seats", "mine:Slow,uniform", "--matches", "12", "--part", "4", "--out", "made")


def command(*words: str) -> list[str]:
    return [sys.executable, "-P", "-m", "brasier", "dataset", *words]


def dataset(folder: Path, *words: str, lang: str = "en") -> "subprocess.CompletedProcess[str]":
    """`brasier dataset …` in a folder where the bots of the arena's tests are."""
    (folder / "mine.py").write_text(SLOW, encoding="utf-8")
    return subprocess.run(
        command(*words, "--lang", lang),
        cwd=folder,
        env=environment(folder),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def begin(folder: Path, *words: str) -> "subprocess.Popen[str]":
    """The same, to be disturbed."""
    (folder / "mine.py").write_text(SLOW, encoding="utf-8")
    return subprocess.Popen(
        command(*words, "--lang", "en"),
        cwd=folder,
        env=environment(folder),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        # Ctrl-C must reach the process, also where the tests themselves were started with it switched off.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),  # noqa: PLW1509  # no thread runs
    )


def wait_for(folder: Path, file: str, process: "subprocess.Popen[str]") -> None:
    """Until something of a part is there; what is played of it stays only until the part is whole."""
    deadline = time.monotonic() + 180  # seconds; machines that test are busy
    whole = (folder / file).with_suffix(".parquet")
    while not whole.exists() and not size(folder / file):
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.01)


def size(file: Path) -> int:
    with suppress(FileNotFoundError):
        return file.stat().st_size
    return 0


def players(pid: int) -> list[int]:
    """The processes that play: those that the forkserver has started, which nobody else of the family has."""
    everyone = family(pid)
    parents = {
        one.pid: int(Path(f"/proc/{one.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1])
        for one in everyone
    }
    return sorted(one for one, parent in parents.items() if parent in parents)


def content(folder: Path) -> dict[str, bytes]:
    """Every file, byte by byte."""
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that nobody disturbs, with one process: what all others must come to."""
    folder = tmp_path_factory.mktemp("undisturbed")
    done = dataset(folder, *RUN, "--workers", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"Rows: \d+; part files: 3; size: 0\.\d\d MB\. Everything is in made\.\n", done.stdout)
    return folder / "made"


def test_what_a_run_leaves(undisturbed: Path) -> None:
    parts = [f"part-0000{number}.parquet" for number in range(3)]
    assert list(content(undisturbed)) == ["README.md", "dataset.json", *parts]
    matches = [set(pq.read_table(undisturbed / part)["match"].to_pylist()) for part in parts]
    assert matches == [{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}]
    for part in parts:
        assert {pq.read_metadata(undisturbed / part).row_group(0).column(at).compression for at in range(16)} == {
            "ZSTD"
        }


def test_two_processes_make_the_same_also_when_one_is_killed(undisturbed: Path, tmp_path: Path) -> None:
    with begin(tmp_path, *RUN, "--workers", "2") as run:
        wait_for(tmp_path / "made", "part-00000.played", run)
        kill(players(run.pid)[0])
        said = run.communicate(timeout=90)
    assert run.returncode == 0, said
    assert content(tmp_path / "made") == content(undisturbed)


def test_a_run_that_is_killed_as_a_whole_goes_on(undisturbed: Path, tmp_path: Path) -> None:
    with begin(tmp_path, *RUN, "--workers", "2") as run:
        wait_for(tmp_path / "made", "part-00000.parquet", run)
        wait_for(tmp_path / "made", "part-00001.played", run)
        everyone = family(run.pid)
        kill(run.pid)
    assert not survivors(everyone), "workers outlive their run"
    left = set(content(tmp_path / "made"))
    assert "part-00000.parquet" in left
    assert "part-00002.parquet" not in left
    assert {row for rows in read(tmp_path / "made") for row in rows.match.tolist()} >= {0, 1, 2, 3}  # what is there
    first = (tmp_path / "made" / "part-00000.parquet").stat().st_mtime_ns
    done = dataset(tmp_path, *RUN)
    assert done.returncode == 0, done.stderr
    assert content(tmp_path / "made") == content(undisturbed)
    assert (tmp_path / "made" / "part-00000.parquet").stat().st_mtime_ns == first  # not made twice
    assert dataset(tmp_path, *RUN).stdout == done.stdout  # nothing is left to play: it is told again


def test_control_c_leaves_politely_with_what_is_done(undisturbed: Path, tmp_path: Path) -> None:
    with begin(tmp_path, *RUN, "--workers", "2") as run:
        wait_for(tmp_path / "made", "part-00001.played", run)
        everyone = family(run.pid)
        run.send_signal(signal.SIGINT)
        out, err = run.communicate(timeout=60)
    assert run.returncode == 130, (out, err)
    assert "Traceback" not in err
    assert re.search(r"Stopped after \d+ of 12 matches; the same command goes on", err)
    assert not survivors(everyone)
    assert "This dataset is not complete: 12 matches are planned." in (tmp_path / "made/README.md").read_text("utf-8")
    assert dataset(tmp_path, *RUN).returncode == 0
    assert content(tmp_path / "made") == content(undisturbed)


def test_at_a_terminal_one_sees_how_far_it_is(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(SLOW, encoding="utf-8")
    code, shown = at_a_terminal(["--lang", "en", "dataset", *RUN], [], b"nothing is asked", home=tmp_path)
    assert code == 0
    assert re.search(r"█+░+  \d+/12  \d+ %  \d+ (s|min) left", shown)


def test_without_a_name_the_folder_is_named_after_what_is_in_it(tmp_path: Path) -> None:
    words = ("feurio", "mode=cooperative", "--seats", "uniform", "--matches", "2")
    done = dataset(tmp_path, *words, lang="fr")
    assert done.returncode == 0, done.stderr
    assert "Tout est dans datasets/feurio-" in done.stdout
    (folder,) = (tmp_path / "datasets").iterdir()
    assert re.fullmatch(r"feurio-[0-9a-f]{8}", folder.name)
    assert (folder / "README.md").read_text(encoding="utf-8").startswith("# Feurio!\u202f: décisions de robots")


# ---- what is refused


def refused(capsys: pytest.CaptureFixture[str], language: str, *words: str) -> str:
    """What the command says in this very process, where it refuses."""
    code = main(["dataset", *words, "--lang", language])
    out, err = capsys.readouterr()
    assert (code, out) == (1, "")
    first, *more = err.splitlines()
    assert all(line.startswith("  ") for line in more)  # the options there are
    return str(first)


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in a folder with the bots of the arena's tests."""
    (tmp_path / "mine.py").write_text(SLOW, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    return tmp_path


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (("chess", "--seats", "easy"), "There is no game “chess”", "Il n’y a pas de jeu «\u202fchess\u202f»"),
        (("tails", "--seats", "genius"), "no bots of the level “genius”", "niveau «\u202fgenius\u202f»"),
        (("tails", "--seats", "easy", "colour=red"), "colour", "colour"),
        (("tails", "--seats", "easy,easy,easy", "players=2"), "seats", "places"),
        (("tails", "--seats", "easy", "--matches", "0"), "between 1 and 1000000 matches", "entre 1 et 1000000 parties"),
        (("tails", "--seats", "easy", "--matches", "-5"), "between 1 and", "entre 1 et"),
        (("tails", "--seats", "easy", "--out", "mine.py/run"), "cannot be used", "mine.py/run"),
        (("tails", "--seats", "easy", "--out", "."), "other things than a dataset", "autre chose qu’un jeu de données"),
        (("tails", "--seats", "mine:Nobody"), "mine:Nobody cannot be found here", "mine:Nobody est introuvable ici"),
        (("tails", "--seats", "easy", "--cluster", "nowhere:x"), "is not the address of", "nowhere:x"),
    ],
)  # fmt: skip
def test_what_is_refused_is_told_in_one_sentence(
    words: tuple[str, ...], english: str, french: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert english in refused(capsys, "en", *words)
    assert french in refused(capsys, "fr", *words)


@pytest.mark.parametrize(
    ("bot", "sentence"), [("Cheat", "'win at once' is not legal"), ("Deadly", "ended 3 processes that played it")]
)
def test_a_bot_that_fails_is_named(bot: str, sentence: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sentence in refused(capsys, "en", "tails", "--seats", f"mine:{bot}", "--workers", "1", "--out", "made")


@pytest.mark.parametrize("words", [("--sample", "0"), ("--sample", "1.5"), ("--part", "0"), ("--workers", "none")])
def test_what_cannot_be_read_is_told_by_the_command_line(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["dataset", "tails", "--seats", "easy", *words])
    assert words[0] in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (("--seed", "2"), "seed"),
        (("--matches", "14"), "matches"),
        (("--part", "5"), "part"),
        (("--sample", "0.5"), "sample"),
    ],
)
def test_a_folder_with_another_dataset_is_left_as_it_is(
    words: tuple[str, ...], what: str, undisturbed: Path, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = content(undisturbed)
    out = ("--out", str(undisturbed))
    assert f"holds another dataset (different: {what})" in refused(capsys, "en", *RUN, *words, *out)
    assert f"un autre jeu de données (diffèrent\u202f: {what})" in refused(capsys, "fr", *RUN, *words, *out)
    assert content(undisturbed) == before


def test_a_folder_of_the_arena_is_left_as_it_is(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "made").mkdir()
    (here / "made" / "journal.jsonl").write_text("{}\n", encoding="utf-8")
    assert "holds other things than a dataset" in refused(capsys, "en", *RUN)
    (here / "made" / "dataset.json").write_text("[]", encoding="utf-8")
    assert "holds other things than a dataset" in refused(capsys, "en", *RUN)
    assert list(content(here / "made")) == ["dataset.json", "journal.jsonl"]


def test_without_the_extra_it_says_what_is_missing(tmp_path: Path) -> None:
    """As where nobody installed it: the package cannot be found."""
    hidden = "import sys; sys.modules['pyarrow'] = None; from brasier.cli import main; sys.exit(main(sys.argv[1:]))"
    for language, sentence in (("en", "need the extra “rl”"), ("fr", "besoin de l’extra «\u202frl\u202f»")):
        done = subprocess.run(
            [sys.executable, "-P", "-c", hidden, "dataset", *RUN, "--lang", language],
            cwd=tmp_path,
            env=environment(tmp_path),
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert (done.returncode, done.stdout) == (1, "")
        assert sentence in done.stderr
        assert "pyarrow" in done.stderr
    assert list(tmp_path.iterdir()) == []  # nothing was begun
