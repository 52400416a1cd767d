"""What we tell people is executed: README, tutorial, reference, the map of the house."""

import doctest
import itertools
import json
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import types
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest

import brasier as package
from brasier.core.game import REFEREE, Choice
from brasier.core.match import Proof, verify
from brasier.core.record import read_record
from brasier.games import find
from brasier.games.feurio import view
from brasier.games.feurio.position import PHASES, read_position
from brasier.referee import Referee
from brasier.texts import Texts
from docs.pages import ROOT, damages, generated, refusals
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


# ---- what a program receives


def section(page: str, heading: str) -> str:
    """The text below a heading, up to the next one."""
    parts = re.split(r"^#+ (.*)\n", text_of(f"docs/reference/{page}"), flags=re.MULTILINE)
    return parts[parts.index(heading) + 1]


def rows(page: str, heading: str, first: str) -> list[list[str]]:
    """The table of a section whose first column has this title."""
    _, _, table = section(page, heading).partition(f"| {first} |")
    lines = itertools.takewhile(lambda line: line.startswith("|"), table.splitlines()[1:])
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines][1:]


def json_type(hint: Any) -> str:
    """A field as JSON has it, in the words of the pages."""
    if isinstance(hint, types.UnionType):
        (one,) = [part for part in get_args(hint) if part is not types.NoneType]
        return f"{json_type(one)} or `null`"
    return f"`{_bare_type(hint)}`"


def _bare_type(hint: Any) -> str:
    parts = get_args(hint)
    if get_origin(hint) is Literal:
        return "string"
    if get_origin(hint) is dict:
        return f"{{colour: {_bare_type(parts[1])}}}"
    if parts == (int, int):
        return "[q, r]"
    if get_origin(hint) is tuple:
        return f"{_bare_type(parts[0])}[]"
    return {int: "number", str: "string", bool: "boolean"}.get(hint) or str(hint.__name__)


@pytest.mark.parametrize(
    ("page", "struct"),
    [
        ("referee.md", Choice),
        *[("feurio.md", part) for part in (view.View, view.Tile, view.Empty, view.Standing, view.Zone)],
        *[("feurio.md", part) for part in (view.Goal, view.End)],
    ],
)
def test_every_field_is_on_the_page_with_its_type(page: str, struct: type[msgspec.Struct]) -> None:
    fields = [[f"`{name}`", json_type(hint)] for name, hint in get_type_hints(struct).items() if name[0] != "_"]
    assert [row[:2] for row in rows(page, struct.__name__, "field")] == fields
    assert all(row[2] for row in rows(page, struct.__name__, "field"))


def test_the_page_has_a_table_for_every_struct_of_the_view() -> None:
    here = {name for name, part in vars(view).items() if getattr(part, "__module__", "") == view.__name__}
    events = {part.__name__ for part in get_args(view.Event)}
    structs = {name for name in here - events if isinstance(getattr(view, name), type)}
    assert structs == {"View", "Tile", "Empty", "Standing", "Zone", "Goal", "End"}


def test_every_event_is_on_the_page_with_its_fields() -> None:
    events = [
        [f"`{event.__struct_config__.tag}`", ", ".join(f"`{name}`" for name in event.__struct_fields__)]
        for event in get_args(view.Event)
    ]
    assert [row[:2] for row in rows("feurio.md", "Events", "type")] == events


def test_the_words_of_views_and_ends_are_on_the_page() -> None:
    assert [row[0] for row in rows("feurio.md", "View", "phase")] == [f"`{phase}`" for phase in PHASES]
    reasons = {row[0].strip("`") for row in rows("feurio.md", "End", "reason")}
    assert reasons == {"most-points", "best-zone", "shared", "saved", "lost"}


def test_what_the_referee_answers_is_on_the_pages() -> None:
    referee = Referee("feurio", Texts("en"))
    position = json.loads(referee.answer(b'{"new": {"options": {"mode": "solitaire"}, "seed": "page"}}'))
    assert list(position) == [row[0].strip("`") for row in rows("referee.md", "The referee", "field of an answer")]
    more = [row[0].strip("`") for row in rows("feurio.md", "State", "field")]
    assert list(position["state"]) == [
        *(name for name in view.View.__struct_fields__ if name not in ("seat", "unseen")),
        *more,
    ]
    while position["outcome"] is None:
        ((seat, actions),) = position["legal"].items()
        request = {"act": {"seat": int(seat), "action": actions[-1]}}
        position = json.loads(referee.answer(json.dumps(request).encode()))
    assert list(position["outcome"]) == [row[0].strip("`") for row in rows("referee.md", "Outcome", "field")]
    assert list(position["outcome"]["figures"]) == list(view.Goal.__struct_fields__)


def test_every_code_is_on_one_of_the_pages() -> None:
    answered = rows("referee.md", "Refusals", "code")
    typed = section("referee.md", "Refusals").partition("Only they say:")[2]
    own = rows("feurio.md", "Refusals", "code")
    listed = {row[0].strip("`") for row in [*answered, *own]} | set(re.findall(r"^\| `([\w-]+)`", typed, re.MULTILINE))
    assert {told.code for told in refusals()} <= listed
    assert {told.code for told in damages()} == {row[0].strip("`") for row in rows("records.md", "Damage", "code")}
    assert ["`feurio-two-to-four`", "F4, F8"] in [row[:2] for row in own]


def test_the_page_tells_every_field_and_status_of_a_proof() -> None:
    told = [row[0].strip("`") for row in rows("records.md", "Proof", "field")]
    assert sorted(told) == sorted([*Proof.__struct_fields__, "unconfirmed"])
    statuses = {row[0].strip("`") for row in rows("records.md", "Proof", "status")}
    assert statuses == set(get_args(get_type_hints(Proof)["status"]))


@pytest.mark.skipif(shutil.which("node") is None, reason="the bot of the manual is written for Node, which is not here")
def test_the_bot_of_the_manual_plays_a_whole_match(tmp_path: Path) -> None:
    done = subprocess.run(
        ["node", ROOT / "docs/examples/bot.mjs", sys.executable, "-m", "brasier", "referee", "feurio"],
        cwd=tmp_path,
        env=environment(tmp_path),
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    match = package.load(done.stdout)
    assert match.outcome() is not None
    assert match.seats == ["Node", "Knot"]
    assert verify(match.game, read_record(done.stdout)).status == "proved"
    placed = [tile for tile in match.view(REFEREE).tiles if tile.men]
    assert placed, "the bot never placed anybody"


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
    config = tomllib.loads(text_of("pyproject.toml"))
    project = config["project"]
    # The compiler checks the types of all it can reach: a build in an environment of its own needs them too.
    assert set(project["dependencies"]) <= set(config["build-system"]["requires"])
    for dependency in project["dependencies"]:
        assert re.split(r"[<>=]", dependency)[0].replace(".", "-").lower() in pins
