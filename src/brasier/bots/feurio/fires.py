"""Fits how likely an empty cell burns before the end: one command; what it prints belongs into `outlook`.

    python -m brasier.bots.feurio.fires

Fires are laid at random, with the set-up of every number of players. At every turn each empty cell beside the fire is
asked for its rank (as `Outlook` counts it) and whether a tile lies there at the end; what was seen is fitted by a
logistic regression on the terms of `outlook.terms`.
"""

import sys
from collections import Counter

from brasier.bots import regression
from brasier.bots.feurio.outlook import RANKS, terms
from brasier.bots.feurio.search import hot_cells
from brasier.bots.feurio.trial import begin
from brasier.core.rng import Rng

Seen = Counter[tuple[int, int, bool]]  # tiles to come, rank, whether it burned: how often


def watch(fires: int, seed: int = 1) -> Seen:
    seen: Seen = Counter()
    for number in range(fires):
        rng = Rng(seed + number)
        forest = begin(1 + number % 4, number % 4 == 0, rng)
        asked: list[tuple[int, int, int]] = []
        while forest.left:
            heats = {int(cell): int(forest.heat[cell]) for cell in (forest.edge[i] for i in range(forest.edges))}
            as_hot = Counter(heats.values())
            for cell, heat in heats.items():
                hotter = sum(cells for other, cells in as_hot.items() if other > heat)
                asked.append((cell, int(forest.left), min(hotter + (as_hot[heat] - 1) // 2, RANKS - 1)))
            value, points = forest.draw(rng), hot_cells(forest)
            forest.lay(points[rng.below(len(points))], value)
        seen.update((left, rank, bool(forest.heat[cell] < 0)) for cell, left, rank in asked)
    return seen


def regress(seen: Seen) -> list[float]:
    rows = [
        regression.Seen(terms(left, rank), 0.0, times, times * burned) for (left, rank, burned), times in seen.items()
    ]
    return [round(each, 4) for each in regression.likeliest(rows)]


def main(fires: int = 2000) -> None:
    print(f"burning: {regress(watch(fires))}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
