"""Why nothing can be done on a cell of Feurio! now: the most natural actions there are tried, the rules answer."""

from brasier.core.game import CellTarget, Refusal, Target, what_forbids
from brasier.games.feurio.data import COLOURS, MEN_A_TURN
from brasier.games.feurio.notation import cell_number
from brasier.games.feurio.rules import LATE, LAY, MEN_AFTER_TILE, PLACE, Feurio

OF_ONE_COLOUR = ("feurio-not-your-colour", "feurio-not-enough-men")  # another colour may have a better reason


def why(state: Feurio, seat: int, target: Target) -> Refusal | None:
    if not isinstance(target, CellTarget):
        return Refusal("feurio-nothing-there", "F10")
    number = cell_number(state, *target.at)
    if state.phase in (MEN_AFTER_TILE, LATE):
        return _why_nobody(state, seat, number)
    return what_forbids(state, seat, LAY + number)


def _why_nobody(state: Feurio, seat: int, number: int) -> Refusal | None:
    """Why no man can be placed: if that is so for every colour, the reason is the tile's rather than a colour's."""
    reasons = []
    for colour in range(COLOURS):
        reason = what_forbids(state, seat, PLACE + MEN_A_TURN * (COLOURS * number + colour))
        if reason is None:
            return None
        reasons.append(reason)
    return max(reasons, key=_helpfulness)


def _helpfulness(reason: Refusal) -> int:
    return OF_ONE_COLOUR.index(reason.code) if reason.code in OF_ONE_COLOUR else len(OF_ONE_COLOUR)
