"""Find weights by playing: `python -m brasier.bots.flashpoint.fits.train heroic` begins with the weights that are
shipped and tells, after each step, a row that should win more.

An evolution strategy. All weights are changed at random, and the same match is played with the change and with its
opposite, the same dice for both: what does better speaks for it. Many such pairs tell a direction, and the weights take
a step there. Told is the mean of the way after its first steps, which is less a matter of luck than its last point.
A lost match counts a little for every victim rescued. Whether a row is worth shipping other seeds must say
(`brasier arena`).

Two other ways were tried. A logistic regression of 250 Heroic results on the numbers of turns' ends told results better
than the weights played with, but won 5 of 60 matches where those had won 23. Changing one weight after the other takes
as many matches for each as this takes for all.
"""

import argparse
import random
from collections.abc import Iterator
from math import sqrt
from typing import Any, Final

from brasier.bots.flashpoint import outlook as at
from brasier.bots.flashpoint.fits.arguments import at_least_one
from brasier.bots.flashpoint.fits.match import SETTINGS, play
from brasier.bots.flashpoint.judge import Judge
from brasier.bots.flashpoint.planner import Node
from brasier.bots.flashpoint.weights import WEIGHTS, Weights
from brasier.games.flashpoint.data import TO_WIN
from brasier.games.flashpoint.rules import FlashPoint

A_VICTIM: Final = 0.04  # what each is worth in a match that is lost
CHANGE: Final = 0.3  # of a weight, in parts of its size: the standard deviation
LEAST_SIZE: Final = 0.1  # as large is a weight taken to be at least
SIZES: Final = {at.DOWN: 2.0, at.WORN: 1.5, at.SHAKEN: 2.0, at.BESIEGED: 1.0}  # these may begin with 0
STEP: Final = 0.035  # of a weight, in parts of its size, on average
INERTIA: Final = 0.85  # how much of the direction is that of before
STILL: Final = 0.02  # a direction shorter than this makes shorter steps
FIRST_STEPS: Final = 15  # these are no part of the mean


def score(given: dict[str, Any], weights: Weights, seed: int) -> float:
    """How well four did; 1: they won."""
    end, _ = watched(given, weights, seed)
    return 1.0 if end.rescued >= TO_WIN else A_VICTIM * int(end.rescued)


def watched(given: dict[str, Any], weights: Weights, seed: int) -> tuple[FlashPoint, list[tuple[float, int]]]:
    """The end of a match, and for every plan what it was thought to be worth and how many had been rescued before."""
    thoughts: list[tuple[float, int]] = []

    def best(_: Judge, state: FlashPoint, plans: list[Node]) -> Node:
        thoughts.append((float(plans[0].value), int(state.rescued)))
        return plans[0]

    return play(given, weights, seed, best), thoughts


def varied(given: dict[str, Any]) -> list[list[int]]:
    """What is changed together: places of the row. An errand's weights are those of all three; who is in the team is
    decided before anything is judged."""
    places = [[place] for place in range(at.ERRAND)]
    for first in range(at.ERRAND, at.ERRAND + at.PER_ERRAND):
        places.append([first + at.PER_ERRAND * errand for errand in range(at.ERRANDS)])
    if given.get("mode") == "advanced":
        places += [[place] for place in range(at.CANS, at.TRADE + 1)]
    return places + [[place] for place in range(at.DOWN, at.FEATURES)]


def moved(weights: Weights, groups: list[list[int]], by: list[float]) -> Weights:
    """Every weight of a group changed by so many times its size."""
    row = list(weights.row)
    for group, much in zip(groups, by, strict=True):
        size = max(abs(weights.row[group[0]]), SIZES.get(group[0], LEAST_SIZE))
        for place in group:
            row[place] += much * size
    return Weights(weights.start, row)


def fit(given: dict[str, Any], weights: Weights, steps: int, pairs: int, seed: int) -> Iterator[tuple[float, Weights]]:
    """After each step: the mean score of its matches, and the weights found so far."""
    dice, groups = random.Random(seed), varied(given)
    at_, mean, direction = ([0.0] * len(groups) for _ in range(3))
    matches = seed * 100_000
    for step in range(steps):
        slope, total = [0.0] * len(groups), 0.0
        for _ in range(pairs):
            change = [dice.gauss(0.0, CHANGE) for _ in groups]
            there = score(given, moved(weights, groups, [a + b for a, b in zip(at_, change, strict=True)]), matches)
            back = score(given, moved(weights, groups, [a - b for a, b in zip(at_, change, strict=True)]), matches)
            matches += 1
            total += there + back
            slope = [a + (there - back) / 2 * b / CHANGE / pairs for a, b in zip(slope, change, strict=True)]
        direction = [INERTIA * a + (1 - INERTIA) * b for a, b in zip(direction, slope, strict=True)]
        length = sqrt(sum(a * a for a in direction) / len(groups))
        at_ = [a + STEP * b / max(length, STILL) for a, b in zip(at_, direction, strict=True)]
        told = step - FIRST_STEPS
        mean = at_ if told < 0 else [a + (b - a) / (told + 1) for a, b in zip(mean, at_, strict=True)]
        yield total / (2 * pairs), moved(weights, groups, mean)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m brasier.bots.flashpoint.fits.train", description=__doc__)
    parser.add_argument("sort", choices=sorted(SETTINGS))
    parser.add_argument("--steps", type=at_least_one, default=100)
    parser.add_argument("--pairs", type=at_least_one, default=32, help="of matches, for each step (32)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    for scored, weights in fit(SETTINGS[asked.sort], WEIGHTS[asked.sort], asked.steps, asked.pairs, asked.seed):
        print(f"{scored:.3f}  {[round(weight, 3) for weight in weights.row]}", flush=True)


if __name__ == "__main__":
    main()
