"""A network that learns to foresee chances: rows of numbers, what became of each, and small steps down the slope of
surprise (Adam, after Kingma and Ba). All at full speed."""

from math import sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from brasier.bots.flashpoint.judge import chance_of
from brasier.bots.flashpoint.network import Network, size_of

MEMORY: Final = 0.9  # of the slope
LONG_MEMORY: Final = 0.999  # of its square
LEAST: Final = 1e-8
FADING: Final = 1e-3  # the part of a weight that is forgotten in a step of length 1


@mypyc_attr(acyclic=True)
class Rows:
    """What was seen, one row after the other, and the chance that each should have been given."""

    def __init__(self, inputs: i64) -> None:
        self.inputs = inputs
        self.count: i64 = 0
        self.at: vec[float] = vec[float]()
        self.targets: vec[float] = vec[float]()

    def add(self, row: list[float]) -> None:
        for number in row:
            self.at = append(self.at, number)
        self.targets = append(self.targets, 0.0)
        self.count += 1

    def expect(self, place: i64, target: float) -> None:
        self.targets[place] = target

    def spread(self, least: float) -> tuple[list[float], list[float]]:
        """The mean of every number, and how much it scatters, or the least that is believed."""
        means: list[float] = []
        spreads: list[float] = []
        number: i64
        place: i64
        for number in range(self.inputs):
            total: float = 0.0
            squares: float = 0.0
            for place in range(self.count):
                each = self.at[place * self.inputs + number]
                total += each
                squares += each * each
            mean = total / float(self.count)
            means.append(mean)
            spreads.append(max(least, sqrt(max(squares / float(self.count) - mean * mean, 0.0))))
        return means, spreads

    def level(self, means: list[float], spreads: list[float]) -> None:
        """Every number around 0, and about as large as all others."""
        number: i64
        place: i64
        for number in range(self.inputs):
            mean = means[number]
            spread = spreads[number]
            for place in range(self.count):
                at = place * self.inputs + number
                self.at[at] = (self.at[at] - mean) / spread


@mypyc_attr(acyclic=True)
class Learner:
    def __init__(self, inputs: i64, hidden: i64, row: list[float]) -> None:
        self.network = Network(inputs, hidden, row)
        self.size = size_of(inputs, hidden)
        self.slope: vec[float] = vec[float]([0.0] * int(self.size))
        self.mean: vec[float] = vec[float]([0.0] * int(self.size))
        self.square: vec[float] = vec[float]([0.0] * int(self.size))
        self.row: vec[float] = vec[float]([0.0] * int(inputs))
        self.steps: i64 = 0

    def chance(self, rows: Rows, place: i64) -> float:
        first = place * rows.inputs
        number: i64
        for number in range(rows.inputs):
            self.row[number] = rows.at[first + number]
        return chance_of(self.network.total(self.row))

    def learn(self, rows: Rows, places: list[int], rate: float) -> None:
        """One step, of what these rows tell together."""
        for place in places:
            self.see(rows, place, 1.0 / float(len(places)))
        self.step(rate)

    def see(self, rows: Rows, place: i64, weight: float) -> None:
        network = self.network
        slope = self.slope
        error = weight * (self.chance(rows, place) - rows.targets[place])
        inputs = network.inputs
        hidden = network.hidden
        begin = 1 + inputs + inputs * hidden
        slope[0] += error
        number: i64
        unit: i64
        for number in range(inputs):
            slope[1 + number] += error * self.row[number]
        for unit in range(hidden):
            if network.sums[unit] <= 0.0:
                continue
            slope[begin + hidden + unit] += error * network.sums[unit]
            passed = error * network.row[begin + hidden + unit]
            slope[begin + unit] += passed
            at = 1 + inputs + unit
            for number in range(inputs):
                slope[at] += passed * self.row[number]
                at += hidden

    def step(self, rate: float) -> None:
        self.steps += 1
        first = 1.0 - MEMORY ** float(self.steps)
        second = 1.0 - LONG_MEMORY ** float(self.steps)
        row = self.network.row
        place: i64
        for place in range(self.size):
            slope = self.slope[place]
            self.mean[place] = MEMORY * self.mean[place] + (1.0 - MEMORY) * slope
            self.square[place] = LONG_MEMORY * self.square[place] + (1.0 - LONG_MEMORY) * slope * slope
            change = self.mean[place] / first / (sqrt(self.square[place] / second) + LEAST)
            row[place] -= rate * (change + FADING * row[place])
            self.slope[place] = 0.0

    def for_all(self, means: list[float], spreads: list[float]) -> list[float]:
        """The network's row for numbers as they are, not levelled."""
        network = self.network
        inputs = int(network.inputs)
        hidden = int(network.hidden)
        row = [float(network.row[place]) for place in range(int(self.size))]
        begin = 1 + inputs + inputs * hidden
        for number in range(inputs):
            row[1 + number] /= spreads[number]
            row[0] -= row[1 + number] * means[number]
            for unit in range(hidden):
                at = 1 + inputs + number * hidden + unit
                row[at] /= spreads[number]
                row[begin + unit] -= row[at] * means[number]
        return row
