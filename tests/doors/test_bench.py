"""The bench says what it measured. How fast is never asserted here: that is what the bench is for."""

import json
from pathlib import Path

import pytest

from brasier.bench import PeersMissing, measure
from brasier.games import find
from doors.terminal import brasier

KEYS = {"game", "options", "compiled", "steps_per_s", "matches_per_s", "clone_ns", "state_bytes", "peers"}


@pytest.mark.parametrize(
    ("game", "option", "value"),
    [("feurio", "players", 3), ("flashpoint", "firefighters", 4), ("flashpoint", "mode", "advanced")],
)
def test_the_json_object_has_everything_other_tools_rely_on(
    tmp_path: Path, game: str, option: str, value: int | str
) -> None:
    done = brasier("bench", game, f"{option}={value}", "--seconds", "0.05", "--json", home=tmp_path)
    assert done.stderr == ""
    result = json.loads(done.stdout)
    assert set(result) == KEYS
    assert result["game"] == game
    assert result["options"][option] == value
    assert isinstance(result["compiled"], bool)
    assert result["steps_per_s"] > result["matches_per_s"] > 0
    assert result["clone_ns"] > 0
    assert result["state_bytes"] < 2000
    assert result["peers"] == {}


def test_the_plain_text_and_the_uncompiled_run(tmp_path: Path) -> None:
    done = brasier("bench", "--seconds", "0.05", "--uncompiled", home=tmp_path)
    assert done.returncode == 0
    assert "rules uncompiled" in done.stdout
    assert "steps/s" in done.stdout


def test_peers_are_measured_beside_us_or_named_as_missing() -> None:
    game = find("feurio")
    try:
        result = measure(game, game.options({}), seconds=0.2, peers=True)
    except PeersMissing as missing:
        assert "pyspiel" in str(missing) or "catanatron" in str(missing)
        return
    assert set(result["peers"]) == {"open_spiel_connect_four", "catanatron"}
    for peer in result["peers"].values():
        assert peer["steps_per_s"] > 0
        assert peer["ratio"] > 0


@pytest.mark.parametrize("arguments", [["--seconds", "0"], ["--seconds", "x"]])
def test_nonsense_is_a_usage_error(tmp_path: Path, arguments: list[str]) -> None:
    assert brasier("bench", *arguments, home=tmp_path).returncode == 2
