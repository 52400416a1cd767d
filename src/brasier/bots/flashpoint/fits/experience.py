"""Fits the chances that people are told to how matches end: one command for each sort; its answer belongs into `told`.

    python -m brasier.bots.flashpoint.fits.experience heroic

Four play many matches. Results are fitted by a logistic regression on what the judge thought of every plan and on how
many victims were still needed.
"""

import argparse
from collections.abc import Iterable
from typing import Any, Final

from brasier.bots.flashpoint.fits.arguments import at_least_one
from brasier.bots.flashpoint.fits.train import watched
from brasier.bots.flashpoint.judge import chance_of
from brasier.bots.flashpoint.told import Experience, needed_after, score_of
from brasier.bots.flashpoint.weights import WEIGHTS, Sort
from brasier.games.flashpoint.data import TO_WIN

SETTINGS: Final[dict[Sort, tuple[dict[str, Any], ...]]] = {
    "family": ({}, {"board": "back"}),
    "advanced": ({"mode": "advanced", "level": "recruit"}, {"mode": "advanced", "level": "veteran"}),
    "heroic": ({"mode": "advanced", "level": "heroic"},),
}

Seen = tuple[float, int, bool]  # the judge's chance, victims rescued, whether the match was won


def regress(seen: Iterable[Seen], rounds: int = 300) -> Experience:
    """The likeliest numbers, one after the other by Newton's method, round after round."""
    rows = []
    for chance, rescued, is_won in seen:
        needed, score = needed_after(rescued), score_of(chance)
        rows.append(((1.0, needed, score, score * needed), float(is_won)))
    found = [0.0] * len(Experience._fields)
    sums = [0.0] * len(rows)
    for _ in range(rounds):
        for place in range(len(found)):
            slope, bend = 0.0, 1e-9
            for (terms, won), total in zip(rows, sums, strict=True):
                odds = chance_of(total)
                slope += (won - odds) * terms[place]
                bend += odds * (1.0 - odds) * terms[place] ** 2
            step = slope / bend
            found[place] += step
            sums = [total + step * terms[place] for (terms, _), total in zip(rows, sums, strict=True)]
    return Experience(*(round(each, 3) for each in found))


def watch(sort: Sort, matches: int, seed: int = 1) -> list[Seen]:
    """What the judge thought at the end of every plan, and how the match ended."""
    seen: list[Seen] = []
    for number in range(matches):
        for given in SETTINGS[sort]:
            end, thoughts = watched(given, WEIGHTS[sort], seed + number)
            seen += [(chance, rescued, end.rescued >= TO_WIN) for chance, rescued in thoughts if 0.0 < chance < 1.0]
    return seen


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m brasier.bots.flashpoint.fits.experience", description=__doc__)
    parser.add_argument("sort", choices=sorted(SETTINGS))
    parser.add_argument("--matches", type=at_least_one, default=300)
    asked = parser.parse_args(words)
    print(f"{asked.sort}: {regress(watch(asked.sort, asked.matches))}")


if __name__ == "__main__":
    main()
