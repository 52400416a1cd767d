"""The laboratory: the games as environments for learning and search, by the interfaces people know.

Importing it registers the Gymnasium ids. PettingZoo: `feurio_v0`, `flashpoint_v0`, `tails_v0`; OpenSpiel: `spiel`.
"""

from typing import Any, Final

import gymnasium

from brasier.rl.batch import Illegal
from brasier.rl.setting import Setting
from brasier.rl.single import OneMindEnv
from brasier.rl.vector import MatchesEnv

__all__ = ["IDS", "Illegal", "MatchesEnv", "OneMindEnv", "Setting"]

# What Gymnasium knows: id → game, options, and whether one mind can play it alone. Rivals come in vectors only; who
# makes a single one of them is told so.
IDS: Final[dict[str, tuple[str, dict[str, Any], bool]]] = {
    "brasier/FeurioSolitaire-v0": ("feurio", {"mode": "solitaire", "players": 1}, True),
    "brasier/FeurioTogether-v0": ("feurio", {"mode": "cooperative"}, True),
    "brasier/FlashPoint-v0": ("flashpoint", {}, True),
    "brasier/Feurio-v0": ("feurio", {}, False),
    "brasier/Tails-v0": ("tails", {}, False),
}

for _id, (_game, _options, _) in IDS.items():
    gymnasium.register(
        _id,
        entry_point="brasier.rl.single:OneMindEnv",
        vector_entry_point="brasier.rl.vector:MatchesEnv",
        kwargs={"game": _game, **_options},
    )
