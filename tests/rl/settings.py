"""Every way the games can be played, as the laboratory names it."""

from typing import Any

import pytest

from brasier.games import find, names
from brasier.rl.setting import Setting


def options_of(game: str) -> list[dict[str, Any]]:
    found = find(game)
    told = [found.option_values(options) for options in found.variants()]
    if game == "flashpoint":  # its variants leave out some sizes of a team
        teams = {(options["mode"], options["firefighters"]) for options in told}
        every = [{"mode": mode, "firefighters": team} for mode in ("family", "advanced") for team in range(1, 7)]
        told += [found.option_values(found.options(one)) for one in every if tuple(one.values()) not in teams]
    return told


def name_of(game: str, options: dict[str, Any]) -> str:
    said = [game, *(str(options[name]) for name in ("mode", "level", "players", "firefighters") if name in options)]
    return "-".join(said)


EVERY = [
    pytest.param(game, options, id=f"{name_of(game, options)}-{number}")
    for game in names()
    for number, options in enumerate(options_of(game))
]
RIVALS = [which for which in EVERY if not Setting(*which.values[:2]).together]  # type: ignore[arg-type]  # as made above
TOGETHER = [which for which in EVERY if which not in RIVALS]
