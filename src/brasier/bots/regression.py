"""The likeliest coefficients of a logit: what the commands that fit chances to results share."""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

LONGEST_STEP: Final = 1.0  # of a coefficient in a round: from afar Newton's method jumps too far


class Seen(NamedTuple):
    """A situation, how often it was seen, and in how many of these cases what is asked for came true."""

    terms: Sequence[float]
    offset: float  # the logit without the terms
    times: float
    true: float


def likeliest(seen: Sequence[Seen], rounds: int = 20) -> list[float]:
    """By Newton's method."""
    size = len(seen[0].terms)
    found = [0.0] * size
    for _ in range(rounds):
        slope = [0.0] * size
        bend = [[0.0] * size for _ in range(size)]
        for x, offset, times, true in seen:
            odds = 1.0 / (1.0 + exp(-offset - sum(a * b for a, b in zip(found, x, strict=True))))
            for i in range(size):
                slope[i] += (true - times * odds) * x[i]
                for j in range(size):
                    bend[i][j] += times * odds * (1.0 - odds) * x[i] * x[j]
        step = solved(bend, slope)
        scale = LONGEST_STEP / max(LONGEST_STEP, *(abs(each) for each in step))
        found = [a + scale * b for a, b in zip(found, step, strict=True)]
    return found


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
