"""How much each number of the outlook counts, for each mode and level (see `judge`).

All were reasoned first (a team has 24 damage for 7 rescues, a rescue takes some twelve points), varied a few at a
time, and kept where more matches were won. Those of Recruit and Veteran still are. From there the others were found by
what is in `fits`. `train`: 96 and 24 steps for Heroic, with the seeds 7 and 9, 78 with the seed 11 for family matches,
two thirds of them on the back; two more numbers took part and counted for little. A narrow search wins far more with
what it found, the wide one of `hard` hardly. For Heroic one step of `trials` followed, of 4,000 matches with the seed
1 (18 further numbers took part, of who is near to what, and counted for too little to be kept), and then one of
`rounds`, of 400 matches with the seed 1.
"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from brasier.bots.flashpoint import outlook as at
from brasier.games.flashpoint.data import CAFS, DRIVER, GENERALIST, HAZMAT, RESCUE


class Weights(NamedTuple):
    start: float
    row: list[float]


_FAMILY: Final = {
    at.NEEDED: -7.61, at.ONE_LOST: -0.08, at.TWO_LOST: -0.21, at.THREE_LOST: -1.34, at.DAMAGE: -3.46,
    at.NEARLY_DOWN: -0.29, at.BURNING: -0.68, at.SMOKING: -0.65, at.BLOWS: -3.37, at.SPREAD: -0.93, at.DEATHS: -1.45,
    at.FALLS: -0.27, at.NEAR: -0.19, at.SAVED: 0.82, at.FROM_FIRE: -0.14, at.NEAREST: -0.09, at.BLAZING: -0.12,
    at.SPARE: 0.08, at.BLAZE: -6.08, at.DOWN: 0.53, at.WORN: 0.82, at.SHAKEN: -1.42, at.BESIEGED: 0.21,
}  # fmt: skip
_FAMILY_ERRAND: Final = {
    at.NEED: -0.11, at.ROLLS: -0.07, at.RISK: -0.28, at.LONG_RISK: -0.23, at.HEAT: -0.05, at.PROMISE: 0.25,
}  # fmt: skip

_HEROIC: Final = {
    at.NEEDED: -10.128, at.ONE_LOST: -0.03, at.TWO_LOST: -0.65, at.THREE_LOST: -0.67, at.DAMAGE: -0.893,
    at.NEARLY_DOWN: -0.18, at.BURNING: -7.598, at.SMOKING: -1.659, at.BLOWS: -2.419, at.SPREAD: -0.891,
    at.DEATHS: -1.531, at.FALLS: 0.088, at.NEAR: -1.528, at.SAVED: 1.361, at.FROM_FIRE: -0.476, at.NEAREST: 0.106,
    at.BLAZING: -0.233, at.SPARE: 0.11, at.BLAZE: 0.659, at.CANS: -3.648, at.CANS_BURN: 1.209, at.EASE: 2.917,
    at.HOT: 0.273, at.COVERED: -0.079, at.OPERATED: 2.398, at.AT_ENGINE: 0.402, at.FOAM: 0.213, at.DOWN: -0.429,
    at.WORN: -8.124, at.SHAKEN: -1.165, at.BESIEGED: 1.13,
}  # fmt: skip
_HEROIC_ERRANDS: Final = (
    {
        at.NEED: -0.273, at.ROLLS: 0.139, at.RISK: 0.157, at.LONG_RISK: 2.835, at.HEAT: -0.101, at.PROMISE: 0.828,
    },
    {
        at.NEED: -0.213, at.ROLLS: 0.072, at.RISK: 2.134, at.LONG_RISK: -1.63, at.HEAT: -0.006, at.PROMISE: 0.692,
    },
    {
        at.NEED: -0.19, at.ROLLS: 0.129, at.RISK: 2.533, at.LONG_RISK: -0.198, at.HEAT: -0.076, at.PROMISE: 0.793,
    },
)  # fmt: skip

# Where the fire gets worse only slowly it pays to put everything out first; the bold go for people sooner.
_PATIENT: Final = {
    at.NEEDED: -3.0, at.ONE_LOST: -0.15, at.TWO_LOST: -0.375, at.THREE_LOST: -0.75, at.DAMAGE: -3.0,
    at.NEARLY_DOWN: -0.25, at.DEATHS: -1.0, at.FALLS: -0.2, at.BURNING: -2.5, at.SMOKING: -0.75, at.BLOWS: -2.0,
    at.SPREAD: -1.0, at.NEAR: -0.175, at.SAVED: 0.5, at.FROM_FIRE: -0.125, at.NEAREST: -0.075, at.BLAZING: -0.25,
    at.SPARE: 0.125, at.CANS: -1.5, at.CANS_BURN: -1.25, at.EASE: 1.0, at.HOT: -0.25, at.COVERED: 0.075,
    at.OPERATED: 0.625, at.AT_ENGINE: 0.15, at.FOAM: 0.075,
}  # fmt: skip
_PATIENT_ERRAND: Final = {
    at.NEED: -0.025, at.ROLLS: -0.075, at.RISK: -0.375, at.LONG_RISK: -0.25, at.HEAT: -0.05, at.PROMISE: 0.225,
}  # fmt: skip

# Who is in the team: the same for all that is compared, but for a change of crew (P43).
_TEAM: Final = {
    at.TRADE + DRIVER: 0.375, at.TRADE + CAFS: 0.25, at.TRADE + GENERALIST: 0.125, at.TRADE + RESCUE: 0.125,
    at.TRADE + HAZMAT: 0.075,
}  # fmt: skip


def row_of(weights: dict[int, float], errands: Sequence[dict[int, float]]) -> list[float]:
    """A weight for every place of the outlook."""
    row = [0.0] * at.FEATURES
    for place, weight in weights.items():
        row[place] = weight
    for number, errand in enumerate(errands):
        for place, weight in errand.items():
            row[at.ERRAND + at.PER_ERRAND * number + place] = weight
    return row


Sort = Literal["family", "advanced", "heroic"]
WEIGHTS: Final[dict[Sort, Weights]] = {
    "family": Weights(10.0, row_of(_FAMILY, [_FAMILY_ERRAND] * at.ERRANDS)),
    "advanced": Weights(7.5, row_of(_PATIENT | _TEAM, [_PATIENT_ERRAND] * at.ERRANDS)),
    "heroic": Weights(8.5, row_of(_HEROIC | _TEAM, _HEROIC_ERRANDS)),
}
