"""Fits how likely an empty cell burns before the end: one command; what it prints belongs into `outlook`.

    python -m brasier.bots.feurio.fires

Fires are laid at random, with the set-up of every number of players. At every turn each empty cell beside the fire is
asked for its rank (as `Outlook` counts it) and whether a tile lies there at the end; what was seen is fitted by a
logistic regression on the terms of `outlook.terms`.
"""

import sys
from collections import Counter
from math import exp

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


def regress(seen: Seen, rounds: int = 12) -> list[float]:
    """Newton's method for the likeliest coefficients."""
    size = len(terms(1, 0))
    found = [0.0] * size
    for _ in range(rounds):
        slope = [0.0] * size
        bend = [[0.0] * size for _ in range(size)]
        for (left, rank, burned), times in seen.items():
            x = terms(left, rank)
            odds = 1.0 / (1.0 + exp(-sum(a * b for a, b in zip(found, x, strict=True))))
            for i in range(size):
                slope[i] += times * (burned - odds) * x[i]
                for j in range(size):
                    bend[i][j] += times * odds * (1.0 - odds) * x[i] * x[j]
        found = [a + b for a, b in zip(found, solved(bend, slope), strict=True)]
    return [round(each, 4) for each in found]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The answer of a system of linear equations, by elimination."""
    size = len(right)
    rows = [[*row, each] for row, each in zip(matrix, right, strict=True)]
    for i in range(size):
        best = max(range(i, size), key=lambda row: abs(rows[row][i]))
        rows[i], rows[best] = rows[best], rows[i]
        rows[i] = [each / rows[i][i] for each in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [a - rows[j][i] * b for a, b in zip(rows[j], rows[i], strict=True)]
    return [row[size] for row in rows]


def main(fires: int = 2000) -> None:
    print(f"burning: {regress(watch(fires))}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
