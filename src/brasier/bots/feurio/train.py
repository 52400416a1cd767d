"""Fits the weights of the policies, beginning with those in `weights`: one command, one or two minutes of work compiled
for each line that it prints.

    python -m brasier.bots.feurio.train

The cross-entropy method: weights are drawn around a mean, each draw plays the same matches, the mean moves to the best
quarter. In shared matches the policy shall win, or come near; against others it shall lead the weights it began with.
"""

import random
import sys
from collections.abc import Callable
from math import exp, log
from statistics import fmean, pstdev
from typing import Final

from brasier.bots.feurio.trial import against, together
from brasier.bots.feurio.weights import RIVALS, SHARED

DRAWS: Final = 32
BEST: Final = 8
SPREAD: Final = 0.5  # of the logarithm of a weight, at first
LEAST_SPREAD: Final = 0.06
INERTIA: Final = 0.3
LEAD: Final = 12.0  # points that count as much as a victory

Score = Callable[[list[float], int], float]


def fit(score: Score, weights: list[float], generations: int, draws: int = DRAWS) -> list[float]:
    """Better weights; `score` gets weights and the number of the generation, which stands for its matches."""
    dice = random.Random(1)
    means = [log(weight) for weight in weights]
    spreads = [SPREAD] * len(weights)
    for generation in range(generations):
        drawn = [means] + [[dice.gauss(*each) for each in zip(means, spreads, strict=True)] for _ in range(draws - 1)]
        scored = sorted(drawn, key=lambda logs: -score([exp(each) for each in logs], generation))
        best = list(zip(*scored[: min(BEST, draws)], strict=True))
        means = [INERTIA * mean + (1 - INERTIA) * fmean(each) for mean, each in zip(means, best, strict=True)]
        spreads = [max(LEAST_SPREAD, (spread + pstdev(each)) / 2) for spread, each in zip(spreads, best, strict=True)]
    return [round(exp(mean), 4) for mean in means]


def shared_score(players: int, matches: int) -> Score:
    return lambda weights, generation: sum(together(weights, players, matches, 1 + matches * generation))


def rivals_score(matches: int) -> Score:
    def score(weights: list[float], generation: int) -> float:
        duels = (against(weights, RIVALS, players, matches, 1 + matches * generation) for players in (2, 4))
        return sum(won + lead / LEAD for won, lead in duels)

    return score


def main(generations: int = 40, matches: int = 400) -> None:
    for players, weights in SHARED.items():
        print(f"shared, {players}: {fit(shared_score(players, matches), weights, generations)}", flush=True)
    print(f"rivals: {fit(rivals_score(matches // 2), RIVALS, generations)}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
