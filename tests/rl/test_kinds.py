"""The tables of actions are true: every number has one kind, and its text begins as the table says."""

from importlib import import_module
from typing import Any

import pytest

from brasier.games import find, names
from brasier.rl.features import kind_of
from brasier.rl.setting import Setting
from rl.settings import EVERY


@pytest.mark.parametrize("game", names())
def test_every_action_has_one_kind(game: str) -> None:
    kinds = import_module(f"brasier.rl.{game}.kinds").KINDS
    numbers = [number for kind in kinds for number in range(kind.first, kind.first + kind.count)]
    assert numbers == list(range(find(game).actions))
    with pytest.raises(ValueError, match="there is no action"):
        kind_of(kinds, len(numbers))


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_the_text_of_an_action_begins_as_its_kind_says(game: str, options: dict[str, Any]) -> None:
    kinds = import_module(f"brasier.rl.{game}.kinds").KINDS
    setting = Setting(game, options)
    batch = setting.batch(2)
    batch.reset(13)
    for _ in range(300):
        for row, state in enumerate(batch.states):
            seat = int(batch.turns[row])
            for action in state.legal(seat):
                first, *rest = setting.game.write(state, seat, action).split()
                kind = kind_of(kinds, action)
                assert first in kind.names
                if kind.number.endswith("+ cell") or kind.names == ("place",):
                    assert len(rest) == 1
        batch.step(bytes(memoryview(batch.samples)), True, False)
