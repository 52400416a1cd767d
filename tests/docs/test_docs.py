"""What we tell people is executed: README, tutorial, reference, the map of the house."""

import ast
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
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

import httpx
import msgspec
import pytest

import brasier as package
from brasier.core.game import REFEREE, Choice, Target
from brasier.core.match import Proof, verify
from brasier.core.record import read_record
from brasier.games import feurio, find, flashpoint, names, tails
from brasier.games.feurio.position import PHASES as FEURIO_PHASES
from brasier.games.feurio.position import read_position
from brasier.games.feurio.view import Event as FeurioEvent
from brasier.games.flashpoint import codes
from brasier.games.flashpoint.data import SPECIALISTS
from brasier.games.flashpoint.events import Event as FlashPointEvent
from brasier.games.flashpoint.house import draw_house, read_house
from brasier.games.flashpoint.view import PHASES as FLASHPOINT_PHASES
from brasier.games.flashpoint.view import write_position
from brasier.games.tails.events import Event as TailsEvent
from brasier.games.tails.position import PHASES as TAILS_PHASES
from brasier.referee import Referee
from brasier.texts import Texts
from docs.pages import HOUSE, PICTURES, ROOT, SEEN_BY, damages, generated, mistakes, refusals
from doors.terminal import PACKAGE_HOME, environment

PAGES = sorted(page for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


class Receives(NamedTuple):
    """What a program receives from a game, and how its page writes it."""

    view: types.ModuleType
    structs: tuple[str, ...]
    event: Any
    phases: tuple[str, ...]
    reasons: tuple[str, ...]
    figures: tuple[str, ...]
    hidden: tuple[str, ...]  # fields of a view that the referee's state has not
    pair: str  # how the page writes a cell


GAMES = {
    "feurio": Receives(
        view=feurio.view,
        structs=("View", "Tile", "Empty", "Standing", "Zone", "Goal", "End"),
        event=FeurioEvent,
        phases=FEURIO_PHASES,
        reasons=("most-points", "best-zone", "shared", "saved", "lost"),
        figures=("men", "one_zone", "open_ones"),
        hidden=("seat", "unseen"),
        pair="[q, r]",
    ),
    "flashpoint": Receives(
        view=flashpoint.view,
        structs=("View", "Firefighter", "Wall", "Door", "Victim", "Spot", "End"),
        event=FlashPointEvent,
        phases=FLASHPOINT_PHASES,
        reasons=("rescued", "perfect", "rescued-collapsed", "lost", "collapsed"),
        figures=("rescued", "lost", "damage"),
        hidden=("seat",),
        pair="[row, column]",
    ),
    "tails": Receives(
        view=tails.view,
        structs=("View", "Iguana", "Laid", "Player", "Pile", "Fires", "Thief", "End"),
        event=TailsEvent,
        phases=TAILS_PHASES,
        reasons=("most-flames", "shared"),
        figures=("boxed",),
        hidden=("seat",),
        pair="",
    ),
}
each_game = pytest.mark.parametrize("game", GAMES)


def test_every_game_has_its_page_its_match_and_its_picture() -> None:
    assert sorted(GAMES) == sorted(names()) == sorted(PICTURES)
    for game in GAMES:
        assert f"../pictures/{game}.svg" in text_of(f"docs/reference/{game}.md")


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "page", ["README.md", "docs/tutorial.md", "docs/how-to/draw-a-house.md", "docs/how-to/ask-for-advice.md"]
)
def test_the_python_on_the_page_runs(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
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


def serves(line: str) -> bool:
    return line == "./play" or line.startswith("./play serve")


@pytest.mark.parametrize("line", [line for line in COMMANDS if serves(line)])
def test_the_servers_on_the_pages_start_answer_and_stop(line: str, tmp_path: Path) -> None:
    arguments = shlex.split(line)[1:] or ["serve"]
    command = [sys.executable, "-m", "brasier", *arguments, "--port", "0", "--lang", "en"]
    with subprocess.Popen(command, env=environment(tmp_path), stdout=subprocess.PIPE, encoding="utf-8") as server:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].replace("0.0.0.0", "127.0.0.1")
        assert httpx.get(f"{address}/readyz").json()["status"] == "ok"
        assert "Brasier" in httpx.get(address).text
        server.terminate()
    assert list(tmp_path.rglob("brasier.sqlite"))  # in the user's data directory


@pytest.mark.parametrize("line", [line for line in COMMANDS if "--peers" not in line and not serves(line)])
def test_the_commands_on_the_pages_run(line: str, tmp_path: Path) -> None:
    """Peers are left to the bench's own test: they are an extra that is not installed here."""
    arguments = shlex.split(line)[1:]
    if arguments[0] == "bench":
        arguments += ["--seconds", "0.05"]
    if arguments[0] == "load":
        arguments += ["--tables", "3", "--seconds", "0.2"]
    surroundings = environment(tmp_path)
    if "--resume" in arguments:
        earlier = [sys.executable, "-m", "brasier", "play", "feurio"]
        subprocess.run(earlier, input="quit\n", env=surroundings, capture_output=True, encoding="utf-8", check=True)
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "brasier",
            *(str(ROOT / word) if word.startswith("docs/") else word for word in arguments),
        ],
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
    head = text_of("README.md").splitlines()[:20]
    assert head[0] == "# Brasier"
    for game in GAMES:
        assert any(f"docs/pictures/web-{game}.png" in line for line in head)
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


@each_game
def test_the_picture_is_of_the_match_that_verifies(game: str) -> None:
    text = text_of(f"docs/matches/{game}.brasier")
    match = package.load(text)
    assert match.game.name == game
    assert match.outcome() is not None
    assert verify(match.game, read_record(text)).status == "proved"


def test_the_house_of_the_tutorial_is_a_part_of_that_picture() -> None:
    match = package.load(text_of("docs/matches/flashpoint.brasier"))
    drawn = match.game.draw_text(match.game.view(match.at(PICTURES["flashpoint"]), None)).splitlines()
    shown = re.search(r"```\n(      0 .*?)```", text_of("docs/tutorial.md"), re.DOTALL)
    assert shown is not None
    top, *rest = shown[1].splitlines()
    assert drawn[0].startswith(top)
    assert all(line.startswith(part) for line, part in zip(drawn[-len(rest) :], rest, strict=True))


def test_the_table_of_the_tutorial_is_that_of_the_picture() -> None:
    match = package.load(text_of("docs/matches/tails.brasier"))
    view = match.game.view(match.at(PICTURES["tails"]), SEEN_BY["tails"])
    assert f"```\n{match.game.draw_text(view).rstrip()}\n```" in text_of("docs/tutorial.md")


@each_game
@pytest.mark.parametrize("what", ["view", "state", "events", "refusals"])
def test_the_manual_of_the_referee_leads_to_every_game(game: str, what: str) -> None:
    assert f"]({game}.md#{what})" in text_of("docs/reference/referee.md")


def test_links_between_pages_lead_somewhere() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for target in re.findall(r"\]\(([^)#]+)", text) + re.findall(r'src="([^"]+)"', text):
            assert "://" not in target, f"{page.name} links to {target}"
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_links_to_a_section_lead_to_a_heading() -> None:
    for page in PAGES:
        for target, anchor in re.findall(r"\]\(([^)#]*)#([^)]+)\)", page.read_text(encoding="utf-8")):
            other = (page.parent / target) if target else page
            headings = re.findall(r"^#+ (.*)$", other.read_text(encoding="utf-8"), re.MULTILINE)
            anchors = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
            assert anchor in anchors, f"{page.name} links to {target}#{anchor}"


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


@pytest.mark.parametrize(("page", "requests"), [("docs/reference/referee.md", 7), ("docs/how-to/draw-a-house.md", 1)])
def test_the_session_of_a_manual_happens_like_that(page: str, requests: int) -> None:
    session = re.search(r"```jsonl\n(.*?)```", text_of(page), re.DOTALL)
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
    assert asked == requests


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


PAIRS = {"dice": "[red, black]"}  # fields whose two numbers are no cell


def json_type(hint: Any, pair: str) -> str:
    """A field as JSON has it, in the words of the pages; `pair` is how a page writes two numbers."""
    if isinstance(hint, types.UnionType):
        parts = [part for part in get_args(hint) if part is not types.NoneType]
        return " or ".join([*(json_type(part, pair) for part in parts), "`null`"])
    return f"`{_bare_type(hint, pair)}`"


def _bare_type(hint: Any, pair: str) -> str:
    parts = get_args(hint)
    if get_origin(hint) is Literal:
        return "string"
    if get_origin(hint) is dict:
        return f"{{colour: {_bare_type(parts[1], pair)}}}"
    if parts == (int, int):
        return pair
    if get_origin(hint) is tuple and parts[-1] is ...:
        return f"{_bare_type(parts[0], pair)}[]"
    if get_origin(hint) is tuple:
        return f"[{', '.join(_bare_type(part, pair) for part in parts)}]"
    return {int: "number", str: "string", bool: "boolean"}.get(hint) or str(hint.__name__)


@pytest.mark.parametrize(
    ("page", "struct", "pair"),
    [
        ("referee.md", Choice, ""),
        *[(f"{game}.md", getattr(one.view, name), one.pair) for game, one in GAMES.items() for name in one.structs],
    ],
)
def test_every_field_is_on_the_page_with_its_type(page: str, struct: type[msgspec.Struct], pair: str) -> None:
    fields = [
        [f"`{name}`", json_type(hint, PAIRS.get(name, pair))]
        for name, hint in get_type_hints(struct).items()
        if name[0] != "_"
    ]
    assert [row[:2] for row in rows(page, struct.__name__, "field")] == fields
    assert all(row[2] for row in rows(page, struct.__name__, "field"))


@each_game
def test_the_page_has_a_table_for_every_struct_of_the_view(game: str) -> None:
    view = GAMES[game].view
    here = {name for name, part in vars(view).items() if getattr(part, "__module__", "") == view.__name__}
    events = {part.__name__ for part in get_args(GAMES[game].event)}
    structs = {name for name in here - events if isinstance(getattr(view, name), type)}
    assert structs == set(GAMES[game].structs)


@each_game
def test_every_event_is_on_the_page_with_its_fields(game: str) -> None:
    events = [
        [f"`{event.__struct_config__.tag}`", ", ".join(f"`{name}`" for name in event.__struct_fields__)]
        for event in get_args(GAMES[game].event)
    ]
    listed = rows(f"{game}.md", "Events", "type")
    assert [row[:2] for row in listed] == events
    assert all(row[2] for row in listed)


def test_every_kind_of_target_is_in_the_manual() -> None:
    listed = {row[0]: json.loads(row[1].split("`")[1]) for row in rows("referee.md", "Choice", "target")}
    assert listed.keys() == {f"`{kind.__name__}`" for kind in get_args(Target)}
    for kind in get_args(Target):
        example = listed[f"`{kind.__name__}`"]
        assert msgspec.to_builtins(msgspec.convert(example, kind)) == msgspec.to_builtins(
            msgspec.convert(example, Target)
        )
        assert list(example) == ["type", *kind.__struct_fields__]


@each_game
def test_the_words_of_views_and_ends_are_on_the_page(game: str) -> None:
    phases = rows(f"{game}.md", "View", "phase")
    assert [row[0] for row in phases] == [f"`{phase}`" for phase in GAMES[game].phases]
    assert all(row[1] for row in phases)
    assert [row[0] for row in rows(f"{game}.md", "End", "reason")] == [f"`{reason}`" for reason in GAMES[game].reasons]


@each_game
def test_every_kind_of_choice_is_in_the_notation(game: str) -> None:
    told = "".join(text_of(f"docs/reference/{game}.md").partition("## Notation")[2].partition("## Numbers")[0])
    for kind in GAMES[game].view.RULE_OF_KIND:
        assert re.search(rf"`{kind}[ `]", told), kind


@each_game
def test_every_rule_the_page_cites_is_in_the_rulebook(game: str) -> None:
    cited = set(re.findall(r"\b[FPT]\d+\b", text_of(f"docs/reference/{game}.md")))
    assert len(cited) > 10
    for number in cited:
        assert Texts("en").rule(game, number), number


SHORT = {
    "feurio": {"mode": "solitaire"},
    "flashpoint": {"mode": "advanced", "firefighters": 2},
    "tails": {"players": 2, "deck": "4:2,7:3"},
}


@each_game
def test_what_the_referee_answers_is_on_the_pages(game: str) -> None:
    referee = Referee(game, Texts("en"))
    request = {"new": {"options": SHORT[game], "seed": "page"}}
    position = json.loads(referee.answer(json.dumps(request).encode()))
    assert list(position) == [row[0].strip("`") for row in rows("referee.md", "The referee", "field of an answer")]
    more = [row[0].strip("`") for row in rows(f"{game}.md", "State", "field")]
    fields = GAMES[game].view.View.__struct_fields__
    assert list(position["state"]) == [*(name for name in fields if name not in GAMES[game].hidden), *more]
    while position["outcome"] is None:
        seat, actions = next(iter(position["legal"].items()))
        request = {"act": {"seat": int(seat), "action": actions[-1]}}
        position = json.loads(referee.answer(json.dumps(request).encode()))
    assert list(position["outcome"]) == [row[0].strip("`") for row in rows("referee.md", "Outcome", "field")]
    assert tuple(position["outcome"]["figures"]) == GAMES[game].figures


def test_the_figures_of_an_outcome_are_on_the_pages() -> None:
    assert GAMES["feurio"].figures == feurio.view.Goal.__struct_fields__
    for game in ("flashpoint", "tails"):
        told = rows(f"{game}.md", "End", "figure")
        assert [row[0] for row in told] == [f"`{figure}`" for figure in GAMES[game].figures]


def test_every_code_is_on_one_of_the_pages() -> None:
    answered = rows("referee.md", "Refusals", "code")
    typed = section("referee.md", "Refusals").partition("Only they say:")[2]
    own = [row for game in GAMES for row in rows(f"{game}.md", "Refusals", "code")]
    served = rows("protocol.md", "Refusals", "code")
    only_they = set(re.findall(r"^\| `([\w-]+)`", typed, re.MULTILINE))
    listed = {row[0].strip("`") for row in [*answered, *own, *served]} | only_they
    assert {told.code for told in refusals()} <= listed
    assert {told.code for told in damages()} == {row[0].strip("`") for row in rows("records.md", "Damage", "code")}
    assert ["`feurio-two-to-four`", "F4, F8"] in [row[:2] for row in own]
    assert ["`flashpoint-load-into-fire`", "P9, P35, P44"] in [row[:2] for row in own]
    assert ["`match-over`", "F16, F21, P24, T13"] in [row[:2] for row in answered]


def test_a_word_for_a_fact_stands_in_the_tables_as_the_fact() -> None:
    listed = {row[0].strip("`"): row[2] for row in rows("flashpoint.md", "Refusals", "code")}
    assert listed["flashpoint-not-your-trade"] == "Only the {specialist} can do that; choose another action."
    assert listed["flashpoint-too-few-points"] == "This costs {cost} AP, and you have only {left} left for it."


def test_every_mistake_a_drawing_can_have_is_shown() -> None:
    shown = {refusal.code for _, refusal in mistakes()}
    possible = {told.code for told in refusals() if told.code.startswith("flashpoint-drawing-")}
    assert possible - shown == {"flashpoint-drawing-size"}
    page = text_of("docs/how-to/draw-a-house.md")
    assert f"```text\n{HOUSE.read_text(encoding='utf-8')}```" in page
    assert draw_house(read_house(HOUSE.read_text(encoding="utf-8"))) == HOUSE.read_text(encoding="utf-8")


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


def test_the_numbers_of_the_flashpoint_page_are_those_of_the_rules() -> None:
    starts = [
        codes.END, codes.FINISH, codes.PLAY_ON, codes.MOVE, codes.DOOR_TURN, codes.DOUSE, codes.QUENCH, codes.CHOP,
        codes.DRIVE, codes.GUN, codes.KEEP, codes.REROLL, codes.TREAT, codes.DISPOSE, codes.REVEAL, codes.CHANGE,
        codes.COMMAND, codes.TAKE, codes.PLACE, codes.PARK, codes.BEGIN, codes.FALL, codes.RIDE, codes.STAY,
        codes.EXPLODE, codes.ACTIONS,
    ]  # fmt: skip
    ranges = [
        str(first) if after == first + 1 else f"{first}–{after - 1}" for first, after in itertools.pairwise(starts)
    ]
    told = rows("flashpoint.md", "Numbers", "actions")
    assert [row[0] for row in told] == ranges
    for (numbers, meaning), first in zip(told, starts, strict=False):
        written = re.findall(r"\d+", meaning)
        assert not written or str(first) in written, numbers
    assert flashpoint.GAME.longest is None
    page = text_of("docs/reference/flashpoint.md")
    assert ", ".join(f"`{name}`" for name in SPECIALISTS) in " ".join(page.split())
    beginning = flashpoint.GAME.start(flashpoint.GAME.options({"firefighters": 2, "quick": True}))
    assert f"```\n{write_position(flashpoint.GAME.view(beginning, None))}\n```" in page


def test_the_numbers_of_the_tails_page_are_those_of_the_rules() -> None:
    from brasier.games.tails import cards, rules

    page = text_of("docs/reference/tails.md")
    assert f"more than {rules.LONGEST} steps" in page
    assert f"more than {rules.MOST_LEGAL} legal actions" in page
    pairs, triples = rules.PICK + cards.PAIRS, rules.PICK + cards.TRIPLES
    starts = [rules.PLAY, rules.PICK, pairs, triples, rules.ACTIONS]
    ranges = [f"{first}–{after - 1}" for first, after in itertools.pairwise(starts)]
    assert [row[0] for row in rows("tails.md", "Numbers", "actions")] == [str(rules.PASS), *ranges]
    table = ", ".join(str(flames) for _, flames in tails.GAME.options({}).table)
    assert f"from start value 1 to 9: {table} flames" in " ".join(page.split())
    match = package.load(text_of("docs/matches/tails.brasier"))
    shown = re.search(r"```\n(4 eldest .*?)\n```", page)
    assert shown is not None
    positions = [match.game.everything(match.at(step))["position"] for step in range(len(match.steps))]
    assert shown[1] in positions


@each_game
def test_the_options_of_the_page_are_those_of_the_game(game: str) -> None:
    defaults = find(game).option_values(find(game).options({}))
    told = rows(f"{game}.md", "Options", "option")
    assert [row[0] for row in told] == [f"`{name}`" for name in defaults]
    for name, values, default, rules in told:
        assert values, name
        assert default.split()[0].strip("`") == str(defaults[name.strip("`")]).lower()
        assert rules, name


def foreign_modules(folder: str) -> set[str]:
    """What the sources of a folder import that is neither ours nor Python's."""
    found: set[str] = set()
    for file in (ROOT / "src/brasier" / folder).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                found |= {name.name.partition(".")[0] for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                found.add(node.module.partition(".")[0])
    return found - sys.stdlib_module_names - {"brasier"}


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
    # The compiler checks the types of all it can reach: a build in an environment of its own needs that too.
    reached = {module.replace("_", "-") for folder in ("core", "games", "bots") for module in foreign_modules(folder)}
    required = {re.split(r"[<>=]", name)[0] for name in config["build-system"]["requires"]}
    assert {"msgspec", "librt"} <= reached <= required
    for dependency in project["dependencies"]:
        assert re.split(r"[<>=[]", dependency)[0].replace(".", "-").lower() in pins
