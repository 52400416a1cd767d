"""How likely a team is to win from a position: a weight for each number that `outlook` sees, found by playing."""

from math import exp

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.bots.flashpoint.outlook import FEATURES, NO_NUMBERS, Outlook
from brasier.games.flashpoint.codes import CHEER, DONE
from brasier.games.flashpoint.data import TO_WIN, VICTIMS
from brasier.games.flashpoint.rules import FlashPoint


def chance_of(score: float) -> float:
    """From a sum of weights to a chance between 0 and 1."""
    if score > 30.0:
        return 1.0
    if score < -30.0:
        return 0.0
    return 1.0 / (1.0 + exp(-score))


@mypyc_attr(acyclic=True)
class Judge:
    def __init__(self, start: float, weights: list[float]) -> None:
        self.outlook = Outlook()
        self.start: float = start
        self.weights: vec[float] = NO_NUMBERS[:FEATURES]
        self.asked: i64 = 0  # positions judged so far
        place: i64
        for place in range(FEATURES):
            self.weights[place] = weights[place]

    def chance(self, state: FlashPoint) -> float:
        """How likely the match is won, seen at the end of a turn or on the way there.

        P24: where a match that is won is played on, which part of the victims will be rescued.
        """
        self.asked += 1
        if state.phase in (DONE, CHEER):
            if state.playing_on:
                return float(state.rescued) / float(VICTIMS)
            if state.rescued >= TO_WIN:
                return 1.0
            return 0.0
        self.outlook.look(state)
        x = self.outlook.x
        weights = self.weights
        total = self.start
        place: i64
        for place in range(FEATURES):
            total += x[place] * weights[place]
        if state.playing_on:
            left = float(VICTIMS - state.rescued - state.lost)
            return (float(state.rescued) + left * chance_of(total)) / float(VICTIMS)
        return chance_of(total)
