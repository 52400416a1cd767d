"""Find weights by playing: `python -m brasier.bots.flashpoint.train heroic` tells a row that wins more.

One weight after the other is made larger and smaller, and a team plays the same seeds with it: the same dice for both,
so that luck counts less. A change is kept if it wins clearly more matches. The seeds are fixed, so the same sources
find the same weights; whether they are worth shipping other seeds must say (`brasier arena`).

A logistic regression of 250 Heroic results on the numbers of turns' ends was tried once, held to the weights played
with: it told results better, but won 5 of 60 matches where those had won 23. Why is not known.
"""

import argparse
from collections.abc import Iterable
from math import sqrt
from typing import Any

from brasier.bots.flashpoint.judge import Judge
from brasier.bots.flashpoint.outlook import ERRAND, ERRANDS, FEATURES, PER_ERRAND
from brasier.bots.flashpoint.planner import Planner
from brasier.bots.flashpoint.questions import Asked
from brasier.bots.flashpoint.weights import HAND, Sort, Weights
from brasier.core.game import CHANCE, OVER
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.codes import ACT
from brasier.games.flashpoint.data import TO_WIN

SETTINGS: dict[Sort, dict[str, Any]] = {
    "family": {"board": "back"},
    "advanced": {"mode": "advanced", "level": "veteran"},
    "heroic": {"mode": "advanced", "level": "heroic"},
}
FIRST_SEED = 10000
MATCHES = 200
WIDTH = 12
LOOKS = 4
NODES = 4000
FACTORS = (1.5, 1 / 1.5)
CLEARLY = 2.0  # standard deviations of a difference by luck, matches that both won or lost left out


def won(given: dict[str, Any], weights: Weights, seed: int, nodes: int = NODES) -> bool:
    """A match of four who carry out what they plan until chance decides something."""
    state, dice = GAME.start(GAME.options({**given, "firefighters": 4})), Rng(seed)
    while (seat := state.to_act()) != OVER:
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(dice))
            continue
        judge = Judge(weights.start, weights.row)
        planner = Planner(judge)
        planner.most = nodes
        if state.phase != ACT:
            values = Asked(judge, planner).values(state, int(seat), state.legal(seat))
            state.apply(seat, max(values, key=lambda action: values[action]))
            continue
        for action in planner.search(state, WIDTH, LOOKS)[0].actions():
            state.apply(state.to_act(), action)
    return bool(state.rescued >= TO_WIN)


def is_clearly_better(new: Iterable[bool], old: Iterable[bool]) -> bool:
    """Of the matches that only one of both won, so many more that it is hardly luck."""
    differences = [a - b for a, b in zip(new, old, strict=True) if a != b]
    return sum(differences) >= CLEARLY * sqrt(max(len(differences), 1))


def changed(weights: Weights, place: int, factor: float) -> Weights:
    """One weight times a factor; an errand's for each of the three."""
    row = list(weights.row)
    places = [place]
    if ERRAND <= place < ERRAND + PER_ERRAND:
        places = [place + PER_ERRAND * number for number in range(ERRANDS)]
    for one in places:
        row[one] *= factor
    return Weights(weights.start, row)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m brasier.bots.flashpoint.train", description=__doc__)
    parser.add_argument("sort", choices=sorted(SETTINGS))
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    parser.add_argument("--nodes", type=int, default=NODES)
    parser.add_argument("--weights", type=int, nargs="*", help="places to vary; all that count if none is named")
    asked = parser.parse_args(words)
    given, best = SETTINGS[asked.sort], HAND[asked.sort]
    seeds = range(asked.seed, asked.seed + asked.matches)
    results = [won(given, best, seed, asked.nodes) for seed in seeds]
    print(f"{sum(results)} of {len(results)} won", flush=True)
    second = ERRAND + PER_ERRAND
    places = [place for place in range(FEATURES) if best.row[place] and not second <= place < ERRAND + 3 * PER_ERRAND]
    for place in places if asked.weights is None else asked.weights:
        for factor in FACTORS:
            tried = changed(best, place, factor)
            new = [won(given, tried, seed, asked.nodes) for seed in seeds]
            print(f"weight {place} x {factor:.2f}: {sum(new)}", flush=True)
            if is_clearly_better(new, results):
                best, results = tried, new
                break
    print([round(best.start, 3), *(round(weight, 3) for weight in best.row)])


if __name__ == "__main__":
    main()
