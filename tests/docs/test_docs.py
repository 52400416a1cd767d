"""What we tell people is executed: README, tutorial, reference, the map of the house."""

import doctest
import itertools
import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import brasier as package
from brasier.games import find
from brasier.games.feurio.position import read_position
from brasier.referee import Referee
from brasier.texts import Texts
from docs.pages import ROOT, generated
from doors.terminal import PACKAGE_HOME, environment

PAGES = sorted(page for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["README.md", "docs/tutorial.md"])
def test_the_python_on_the_page_runs(page: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", text_of(page), re.DOTALL)
    examples = doctest.DocTestParser().get_doctest("".join(blocks), {}, page, page, 0)
    result = doctest.DocTestRunner().run(examples)
    assert result.attempted >= 5
    assert result.failed == 0


def commands(page: str) -> list[str]:
    """Every `./play …` of the page's shell blocks."""
    blocks = re.findall(r"```sh\n(.*?)```", text_of(page), re.DOTALL)
    lines = [line.split("#")[0].strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if line.startswith("./play")]


COMMANDS = sorted({line for page in PAGES for line in commands(str(page.relative_to(ROOT)))})


@pytest.mark.parametrize("line", [line for line in COMMANDS if "--peers" not in line])
def test_the_commands_on_the_pages_run(line: str, tmp_path: Path) -> None:
    """Peers are left to the bench's own test: they are an extra that is not installed here."""
    arguments = shlex.split(line)[1:] or ["play"]
    if arguments[0] == "bench":
        arguments += ["--seconds", "0.05"]
    surroundings = environment(tmp_path)
    if "--resume" in arguments:
        earlier = [sys.executable, "-m", "brasier", "play", "feurio"]
        subprocess.run(earlier, input="quit\n", env=surroundings, capture_output=True, encoding="utf-8", check=True)
    inputs = {"docs/matches/feurio.brasier": str(ROOT / "docs/matches/feurio.brasier")}
    done = subprocess.run(
        [sys.executable, "-m", "brasier", *(inputs.get(word, word) for word in arguments)],
        input="\n\n\nquit\n",
        cwd=tmp_path,
        env=surroundings,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_first_screen_of_the_readme() -> None:
    head = text_of("README.md").splitlines()[:16]
    assert head[0] == "# Brasier"
    assert any("docs/pictures/feurio.svg" in line for line in head)
    assert {"./play", "./check"} <= {line.split()[0] for line in head if line.startswith("./")}
    assert "not affiliated" in " ".join(text_of("README.md").split())


@pytest.mark.skipif(
    "site-packages" in PACKAGE_HOME, reason="the command builds from the sources; once a run, with them, is enough"
)
def test_the_two_commands_are_there_and_play_starts() -> None:
    for command in ("play", "check", ".ci/run"):
        assert (ROOT / command).stat().st_mode & 0o111
    done = subprocess.run([ROOT / "play", "--version"], capture_output=True, text=True, check=False)
    assert done.stdout == f"brasier {package.__version__}\n"


@pytest.mark.parametrize("path", generated(), ids=lambda path: path.name)
def test_generated_pages_and_pictures_are_fresh(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == generated()[path], "run tests/docs/pages.py"


def test_the_picture_is_of_the_match_that_verifies() -> None:
    match = package.load(text_of("docs/matches/feurio.brasier"))
    assert match.outcome() is not None


def test_links_between_pages_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert not target.startswith("http"), f"{page.name} links to {target}"
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_map_of_the_house_is_true() -> None:
    """Every path on the map exists, and every folder of the source is on it."""
    drawn = re.search(r"## The map\n\n```\n(.*?)```", text_of("CONTRIBUTING.md"), re.DOTALL)
    assert drawn is not None
    found: set[Path] = set()
    trail: list[str] = []
    for line in drawn[1].splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        names = re.split(r"\s{2,}", line.strip())[0].split() if depth else line[:30].split()
        for name in names:
            path = ROOT.joinpath(*trail[:depth], name)
            assert path.exists(), f"the map shows {path}"
            found.add(path)
        trail[depth:] = [names[0]]
    for folder in (ROOT / "src/brasier").iterdir():
        if folder.is_dir() and folder.name != "__pycache__":
            assert folder in found, f"{folder.name} is missing on the map"


def test_the_session_of_the_referees_manual_happens_like_that() -> None:
    session = re.search(r"```jsonl\n(.*?)```", text_of("docs/reference/referee.md"), re.DOTALL)
    assert session is not None
    referee = Referee(None, Texts("en"))
    asked = 0
    for line in session[1].splitlines():
        if line.startswith("> "):
            answer = json.loads(referee.answer(line[2:].encode()))
            asked += 1
            continue
        if "…" not in line:
            assert answer == json.loads(line[2:])
            continue
        before, _, after = line[2:].partition("…")
        for shown in (before.removeprefix("{").rstrip(", "), after.removesuffix("}").lstrip(", ")):
            for field, value in json.loads("{" + shown + "}").items():
                assert answer[field] == value
    assert asked == 7


def test_the_manual_names_every_request() -> None:
    from brasier.referee import Request

    manual = text_of("docs/reference/referee.md")
    for name in Request.__struct_fields__:
        assert f'{{"{name}": ' in manual


def test_the_record_of_the_manual_is_a_record() -> None:
    example = re.search(r"```\n(brasier record 1.*?)```", text_of("docs/reference/records.md"), re.DOTALL)
    assert example is not None
    assert len(package.load(example[1]).steps) == 5


def test_the_numbers_of_the_feurio_page_are_those_of_the_rules() -> None:
    from brasier.games.feurio import rules

    page = text_of("docs/reference/feurio.md")
    assert f"more than {rules.LONGEST} steps" in page
    assert f"more than {rules.MOST_LEGAL} legal actions" in page
    starts = [1, rules.LAY, rules.BREAK, rules.PLACE, rules.ACTIONS]
    for first, after in itertools.pairwise(starts):
        assert f"| {first}–{after - 1} |" in page
    position = re.search(r"```\n(competitive .*?)\n```", page)
    assert position is not None
    assert read_position(position[1]).seat == 1


def test_the_options_of_the_feurio_page_are_those_of_the_game() -> None:
    page = text_of("docs/reference/feurio.md")
    listed = re.findall(r"^\| `(\w+)` \|", page.split("## Notation")[0], re.MULTILINE)
    game = find("feurio")
    assert listed == list(game.option_values(game.options({})))


def test_the_lock_files_agree_and_hold_no_address() -> None:
    pins: dict[str, set[str]] = {}
    for lock in sorted((ROOT / "requirements").glob("*.lock")):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        for name, version in re.findall(r"^([a-z0-9-]+)==(\S+) ", text, re.MULTILINE):
            pins.setdefault(name, set()).add(version)
    play, check = (text_of(f"requirements/{name}.lock") for name in ("play", "check"))
    for name in re.findall(r"^([a-z0-9-]+)==", play, re.MULTILINE):
        assert len(pins[name]) == 1, f"{name} has several versions"
        assert f"\n{name}==" in f"\n{check}"
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    for dependency in project["dependencies"]:
        assert re.split(r"[<>=]", dependency)[0].replace(".", "-").lower() in pins
