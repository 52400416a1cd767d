"""The published strength: runs that can be played, summaries of those that were, a page that tells them apart."""

import importlib.util
import json
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from brasier.arena.command import Wishes, make_plan
from brasier.arena.journal import Journal
from brasier.bots import LEVELS, YARDSTICKS, feurio, flashpoint, tails
from brasier.core.game import CHANCE
from brasier.core.rng import Rng
from brasier.games import find
from brasier.texts import Texts
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
    assert strength.SHOWN.read_text(encoding="utf-8") == strength.shown(), "run tools/strength.py page"


def test_every_run_of_the_list_can_be_played() -> None:
    runs = strength.read_runs()
    names = [name for _, _, name in strength.every(runs)]
    assert len(names) == len(set(names)) > 50
    assert runs.matches >= 1000
    for setting, row, _ in strength.every(runs):
        assert set(row.seats.split(",")) <= {*LEVELS, *YARDSTICKS}
        stand_in = ",".join("uniform" for _ in row.seats.split(","))
        make_plan(Wishes(game=setting.game, options=setting.options, seats=[stand_in]))


def test_every_setting_has_a_name_in_both_languages() -> None:
    for language in ("en", "fr"):
        texts = Texts(language)
        for setting in strength.read_runs().setting:
            assert texts.has(f"lobby-strength-{setting.name}")


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
        assert len(told["first"]) == strength.FIRST, f"run tools/strength.py confirm {setting.name}"


def test_what_is_missing_is_played_and_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    monkeypatch.setattr(strength, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(strength, "SHOWN", tmp_path / "shown.json")
    (tmp_path / "plan.toml").write_text(
        'seed = "s"\nmatches = 4\n[[setting]]\nname = "tails-2"\ntitle = "Two"\ngame = "tails"\n'
        'options = { players = 2 }\nnote = "As good as it gets."\nrows = [{ seats = "easy,uniform", target = 0.1 },\n'
        '{ seats = "uniform,easy", target = 1.0 }, { seats = "uniform" }]\n',
        encoding="utf-8",
    )
    assert strength.page().count("not measured yet") == 3
    assert strength.play(["tails-2.easy", "tails-5"], 1, again=False) == 2  # one of them is unknown: none is played
    assert strength.page().count("not measured yet") == 3
    assert strength.play(["tails-2.easy", "tails-2.uniform-easy"], 1, again=False) == 0
    page = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert page == strength.page()
    assert page.count("not measured yet") == 1
    assert "2 of 3 runs are measured" in page
    assert "≥ 10 % reached" in page
    assert "As good as it gets." in page
    assert "≥ 100 % **missed**" in page
    [row] = json.loads((tmp_path / "shown.json").read_text(encoding="utf-8"))  # nobody plays with yardsticks
    assert (row["game"], row["setting"], row["seats"]) == ("tails", "tails-2", ["easy", "uniform"])
    assert row["together"] is False
    assert 0 <= row["low"] <= row["value"] <= row["high"] <= 100
    told = json.loads((tmp_path / "tails-2.easy-uniform.json").read_text(encoding="utf-8"))
    assert told["command"] == "brasier arena tails players=2 --seats easy,uniform --matches 4 --seed s"
    kept = tmp_path / "tails-2.easy-uniform.json"
    before = kept.stat().st_mtime_ns
    assert strength.play(["tails-2.easy"], 1, again=True) == 0  # measured already, with this code
    assert kept.stat().st_mtime_ns == before

    # Of other bots than today's: still a figure, but it says so.
    kept.write_text(json.dumps({**told, "code": "0123456789ab"}), encoding="utf-8")
    assert strength.page().count("`0123456789ab`, older bots |") == 1
    assert strength.page().count("older bots |") == 1
    assert json.loads(strength.shown()) == []  # the browser speaks of the bots one meets there

    # Unless its first matches end as they did then: all four of them here.
    assert len(told["first"]) == 4
    assert strength.confirm([]) == 0
    assert strength.page().count(f"`{told['code']}`, as `0123456789ab` |") == 1
    assert "older bots |" not in strength.page()
    assert strength.PAGE.read_text(encoding="utf-8") == strength.page()
    assert len(json.loads(strength.shown())) == 1
    other = {**told, "code": "0123456789ab", "first": [*told["first"][:3], "00000000"]}
    kept.write_text(json.dumps(other), encoding="utf-8")
    assert strength.confirm(["tails-2.uniform"]) == 0  # not asked for
    assert strength.confirm(["tails-2.easy"]) == 1
    assert "tails-2.easy-uniform: match 4 ends otherwise" in capsys.readouterr().out
    assert json.loads(kept.read_text(encoding="utf-8")) == other
    del other["first"]  # of a time before ends were remembered: nothing speaks for it
    kept.write_text(json.dumps(other), encoding="utf-8")
    assert strength.confirm([]) == 1
    assert "tails-2.easy-uniform: cannot be confirmed" in capsys.readouterr().out
    assert json.loads(kept.read_text(encoding="utf-8")) == other

    # As long as the code is the same its first matches can be played and remembered.
    other["code"] = told["code"]
    kept.write_text(json.dumps(other), encoding="utf-8")
    assert strength.confirm([]) == 0
    assert "is remembered from now on" in capsys.readouterr().out
    assert json.loads(kept.read_text(encoding="utf-8")) == told
    assert strength.confirm([]) == 0
    assert capsys.readouterr().out == ""  # there is nothing to confirm
    assert strength.confirm(["tails-2", "tails-5"]) == 2
    assert "No run begins with tails-5" in capsys.readouterr().err

    # More matches are another command: what is kept is no answer to it.
    longer = (tmp_path / "plan.toml").read_text(encoding="utf-8").replace("matches = 4", "matches = 6")
    (tmp_path / "plan.toml").write_text(longer, encoding="utf-8")
    assert strength.page().count("not measured yet") == 3
    assert strength.play(["tails-2.easy"], 1, again=False) == 0
    assert strength.page().count("not measured yet") == 2
    assert json.loads(kept.read_text(encoding="utf-8"))["matches_played"] == 6


def test_who_works_where_another_one_works_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(strength, "KEPT", tmp_path)
    (tmp_path / "plan.toml").write_text(
        'seed = "s"\nmatches = 2\n[[setting]]\nname = "tails-2"\ntitle = "Two"\ngame = "tails"\n'
        'options = { players = 2 }\nrows = [{ seats = "uniform" }]\n',
        encoding="utf-8",
    )
    runs = strength.read_runs()
    [(setting, row, name)] = strength.every(runs)
    plan = strength.plan_of(runs, setting, row)
    with Journal(strength.MATCHES / f"{name}.{plan.fingerprint}", plan):
        assert strength.main(["run", "--workers", "1"]) == 1
    assert "Another process works in the folder" in capsys.readouterr().err
    assert not (tmp_path / "tails-2.uniform.json").exists()


def test_the_budgets_of_the_page_are_those_of_the_bots() -> None:
    assert "| nodes of a decision, about | normal | hard | a node is |" in strength.page()
    told = dict(re.findall(r"^\| ([A-Z][^|]+) \| .* \| ([^|]+) \| a [^|]+ \|$", strength.page(), re.MULTILINE))
    game = find("feurio")

    def meant(**options: object) -> int:
        state = game.start(game.options(options))
        while state.to_act() == CHANCE:
            state.apply(CHANCE, state.sample(Rng(1)))
        return feurio.Hard().nodes(game.view(state, int(state.to_act())))

    assert told["Feurio! against others"] == f"{meant(players=2):,} with 2 players, {meant(players=4):,} with more"
    assert told["Feurio! alone or together"].endswith(f"up to {meant(mode='solitaire'):,}")
    assert told["Flash Point"] == f"{flashpoint.Hard().nodes:,}"
    assert told["Tails on Fire, choosing cards"] == f"{tails.Hard().choice_nodes:,}"
    assert len(told) == 5


def test_seconds_name_their_machine_where_there_are_several() -> None:
    runs = strength.read_runs()
    setting, row, name = next(iter(strength.every(runs)))
    told = strength.summary(runs, setting, row)
    one, two = ({name: {**told, "machines": machines}} for machines in ({"Fast": 9}, {"Slow": 4, "Fast": 5}))
    for measured, seconds, list_of_them in ((one, r"[\d.e-]+", "- Fast: 9 "), (two, r"\(B, A\)", "- **B**: Slow: 4 ")):
        letters = strength._letters(measured)
        assert re.search(rf" {seconds} \| `", strength._table(runs, setting, measured, letters))
        assert list_of_them in strength._machines(measured, letters)


@pytest.mark.parametrize("workers", ["-1", "0", "many"])
def test_a_number_of_processes_that_cannot_be_is_refused(workers: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        strength.main(["run", f"--workers={workers}"])
    assert ended.value.code == 2
    assert "--workers" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("low", "value", "verdict"),
    [(0.5, 0.6, "≥ 50 % reached |"), (0.49, 0.6, "≥ 50 % reached, not certain |"), (0.3, 0.49, "≥ 50 % **missed** |")],
)
def test_a_target_is_reached_when_the_interval_is_above_it(low: float, value: float, verdict: str) -> None:
    row = strength.Row("hard", 0.5)
    assert f"{strength._target(row, {'value': value, 'low': low})} |" == verdict
