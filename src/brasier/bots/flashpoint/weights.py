"""How much each number of the outlook counts, for each mode and level (see `judge`).

Found by playing: reasoned first (a team has 24 damage for 7 rescues, a rescue takes some twelve points), then varied a
few at a time, and kept where more matches were won.
"""

from typing import Final, Literal, NamedTuple

from brasier.bots.flashpoint import outlook as at
from brasier.games.flashpoint.data import CAFS, DRIVER, GENERALIST, HAZMAT, RESCUE


class Weights(NamedTuple):
    start: float
    row: list[float]


SCALE: Final = 0.25  # from the weights below to a chance
FAMILY_START: Final = 40.0
ADVANCED_START: Final = 30.0
HEROIC_START: Final = 34.0

_WHOLE: Final = {
    at.NEEDED: -20.0, at.ONE_LOST: -0.6, at.TWO_LOST: -1.5, at.THREE_LOST: -3.0,
    at.DAMAGE: -12.0, at.NEARLY_DOWN: -1.0, at.DEATHS: -4.0, at.FALLS: -0.8,
    at.BURNING: -3.0, at.BLAZE: -16.0, at.SMOKING: -1.5, at.BLOWS: -8.0, at.SPREAD: -3.0,
    at.NEAR: -0.7, at.SAVED: 2.0, at.FROM_FIRE: -0.5, at.NEAREST: -0.3, at.BLAZING: -1.0, at.SPARE: 0.5,
}  # fmt: skip
_ERRAND: Final = {at.NEED: -0.4, at.ROLLS: -0.3, at.RISK: -1.5, at.LONG_RISK: -1.0, at.HEAT: -0.2, at.PROMISE: 2.5}
_TRADES: Final = {
    at.CANS: -6.0, at.CANS_BURN: -5.0, at.EASE: 4.0, at.HOT: -1.0,
    at.COVERED: 0.3, at.OPERATED: 2.5, at.AT_ENGINE: 0.6, at.FOAM: 0.3,
    at.TRADE + DRIVER: 1.5, at.TRADE + CAFS: 1.0, at.TRADE + GENERALIST: 0.5, at.TRADE + RESCUE: 0.5,
    at.TRADE + HAZMAT: 0.3,
}  # fmt: skip


# Where the fire gets worse only slowly it pays to put everything out first; the bold go for people sooner.
_PATIENT: Final = {at.NEEDED: -12.0, at.BURNING: -10.0, at.BLAZE: 0.0, at.SMOKING: -3.0, at.SPREAD: -4.0}
_PATIENT_ERRAND: Final = {at.NEED: -0.1, at.PROMISE: 0.9}


def row_of(weights: dict[int, float], errand: dict[int, float]) -> list[float]:
    """A weight for every place of the outlook; an errand's count for each of the three."""
    row = [0.0] * at.FEATURES
    for place, weight in weights.items():
        row[place] = SCALE * weight
    for number in range(at.ERRANDS):
        for place, weight in errand.items():
            row[at.ERRAND + at.PER_ERRAND * number + place] = SCALE * weight
    return row


FAMILY_WEIGHTS: Final = row_of(_WHOLE, _ERRAND)
ADVANCED_WEIGHTS: Final = row_of(_WHOLE | _TRADES | _PATIENT, _ERRAND | _PATIENT_ERRAND)
HEROIC_WEIGHTS: Final = row_of(_WHOLE | _TRADES, _ERRAND)

Sort = Literal["family", "advanced", "heroic"]
HAND: Final[dict[Sort, Weights]] = {
    "family": Weights(SCALE * FAMILY_START, FAMILY_WEIGHTS),
    "advanced": Weights(SCALE * ADVANCED_START, ADVANCED_WEIGHTS),
    "heroic": Weights(SCALE * HEROIC_START, HEROIC_WEIGHTS),
}
