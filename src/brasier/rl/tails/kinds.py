"""The actions of Tails on Fire by kind."""

from typing import Final

from brasier.games.tails.rules import ACTIONS, PASS, PICK, PLAY
from brasier.rl.features import Kind

KINDS: Final = (
    Kind(PASS, 1, ("pass",), "0", "play nothing (T5, T7)"),
    Kind(
        PLAY,
        PICK - PLAY,
        ("play",),
        "1 + card",
        "play a chosen card: 0 to 8 for the values 1 to 9, 9 for the trickster (T6)",
    ),
    Kind(
        PICK,
        ACTIONS - PICK,
        ("choose",),
        "11 + choice",
        "choose up to three cards in secret: singles, pairs, threes (T4)",
    ),
)
