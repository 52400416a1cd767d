"""The actions of Feurio! by kind."""

from typing import Final

from brasier.games.feurio.rules import ACTIONS, BREAK, LAY, PAIR, PASS, PLACE
from brasier.rl.features import Kind

KINDS: Final = (
    Kind(PASS, 1, ("pass",), "0", "place no men (F11)"),
    Kind(
        PAIR, LAY - PAIR, ("middle",), "1 + pair", "the two start tiles of the middle: (1,1) (1,2) (2,2) (1,3) … (F4)"
    ),
    Kind(LAY, BREAK - LAY, ("tile",), "22 + cell", "lay the drawn tile on a cell (F10)"),
    Kind(BREAK, PLACE - BREAK, ("firebreak",), "134 + 4 · cell + colour", "lay it face down, paid with a man (F24)"),
    Kind(
        PLACE, ACTIONS - PLACE, ("men",), "582 + 12 · cell + 3 · colour + men − 1", "place 1 to 3 men on a tile (F11)"
    ),
)
