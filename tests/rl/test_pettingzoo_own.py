"""The PettingZoo environments pass PettingZoo's own tests, for every mode and number of players."""

from typing import Any

import pytest
from pettingzoo.test import api_test, render_test, seed_test

from brasier.rl import feurio_v0, flashpoint_v0, tails_v0
from rl.settings import EVERY

VERSIONS: dict[str, Any] = {"feurio": feurio_v0, "flashpoint": flashpoint_v0, "tails": tails_v0}
CYCLES = 1000


# PettingZoo knows its own games with masks by name: they may have observations of two parts and masks of zeros.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize(("game", "options"), EVERY)
def test_pettingzoos_own_test_of_the_interface(game: str, options: dict[str, Any]) -> None:
    api_test(VERSIONS[game].env(**options), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_pettingzoos_own_test_of_seeds(game: str, options: dict[str, Any]) -> None:
    seed_test(lambda: VERSIONS[game].env(**options), num_cycles=100)


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_pettingzoos_own_test_of_drawing(
    game: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    def env(render_mode: str) -> Any:
        return VERSIONS[game].env(render_mode=render_mode, **options)

    render_test(env, custom_tests={"svg": lambda drawn: drawn.startswith("<svg"), "ansi": lambda drawn: "\n" in drawn})
    assert capsys.readouterr().out.strip()  # `human` prints the board
