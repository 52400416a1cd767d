"""Tails on Fire for PettingZoo. Versions: docs/reference/rl-tails.md."""

from typing import Any

from pettingzoo import AECEnv

from brasier.rl.aec import MatchEnv, ordered

__all__ = ["env", "raw_env"]


def env(**wishes: Any) -> AECEnv[Any, Any, Any]:
    """A match with PettingZoo's checks. `wishes`: render_mode, reward, max_cycles, and the options of the game."""
    return ordered(raw_env(**wishes))


def raw_env(**wishes: Any) -> MatchEnv:
    """The same without the checks."""
    return MatchEnv("tails", "tails_v0", **wishes)
