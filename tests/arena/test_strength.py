"""The published strength: runs that can be played, summaries of those that were, a page that tells them apart."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

from brasier.arena.command import Wishes, make_plan
from brasier.bots import LEVELS, YARDSTICKS
from docs.pages import ROOT


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("strength", ROOT / "tools/strength.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["strength"] = module  # its classes are looked up there
    spec.loader.exec_module(module)
    return module


strength = load()


def test_the_page_is_written_from_the_summaries() -> None:
    assert strength.PAGE.read_text(encoding="utf-8") == strength.page(), "run tools/strength.py page"


def test_every_run_of_the_list_can_be_played() -> None:
    runs = strength.read_runs()
    names = [name for _, _, name in strength.every(runs)]
    assert len(names) == len(set(names)) > 50
    assert runs.matches >= 1000
    for setting, row, _ in strength.every(runs):
        assert set(row.seats.split(",")) <= {*LEVELS, *YARDSTICKS}
        stand_in = ",".join("uniform" for _ in row.seats.split(","))
        make_plan(Wishes(game=setting.game, options=setting.options, seats=[stand_in]))


def test_every_summary_belongs_to_a_run_of_the_list_and_is_complete() -> None:
    runs = strength.read_runs()
    names = {name: (setting, row) for setting, row, name in strength.every(runs)}
    for file in strength.KEPT.glob("*.json"):
        setting, row = names[file.name.removesuffix(".json")]
        told = json.loads(file.read_text(encoding="utf-8"))
        assert told["complete"]
        assert told["command"] == strength.command(runs, setting, row)
        assert told["game"] == setting.game
        assert "matches" not in told  # small enough to be kept for ever


def test_what_is_missing_is_played_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    monkeypatch.setattr(strength, "PAGE", tmp_path / "page.md")
    (tmp_path / "plan.toml").write_text(
        'seed = "s"\nmatches = 4\n[[setting]]\nname = "tails-2"\ntitle = "Two"\ngame = "tails"\n'
        'options = { players = 2 }\nnote = "As good as it gets."\nrows = [{ seats = "easy,uniform", target = 0.1 },\n'
        '{ seats = "uniform,easy", target = 1.0 }, { seats = "uniform" }]\n',
        encoding="utf-8",
    )
    assert strength.page().count("not measured yet") == 3
    assert strength.play(["tails-2.easy", "tails-2.uniform-easy"], 1, again=False) == 0
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert page == strength.page()
    assert page.count("not measured yet") == 1
    assert "2 of 3 runs are measured" in page
    assert "≥ 10 % reached" in page
    assert "As good as it gets." in page
    assert "≥ 100 % **missed**" in page
    told = json.loads((tmp_path / "tails-2.easy-uniform.json").read_text(encoding="utf-8"))
    assert told["command"] == "brasier arena tails players=2 --seats easy,uniform --matches 4 --seed s"
    assert strength.play(["tails-2.easy"], 1, again=True) == 0  # measured already, with this code
