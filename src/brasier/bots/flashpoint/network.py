"""A small network: hidden numbers made of all inputs, and a sum of both."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Network:
    """Its numbers in a row: the start, a weight for each input, those into each hidden number input by input, what
    each of these begins with, and what each counts."""

    def __init__(self, inputs: i64, hidden: i64, row: list[float]) -> None:
        if len(row) != int(size_of(inputs, hidden)):
            raise ValueError(f"{len(row)} numbers do not make a network of {inputs} inputs and {hidden} hidden ones")
        self.inputs = inputs
        self.hidden = hidden
        self.row: vec[float] = vec[float](row)
        self.sums: vec[float] = vec[float]([0.0] * int(hidden))  # the hidden numbers of the last inputs

    def total(self, at: vec[float]) -> float:
        """What the inputs amount to."""
        row = self.row
        sums = self.sums
        hidden = self.hidden
        first = self.inputs + 1
        begin = first + self.inputs * hidden
        unit: i64
        place: i64
        for unit in range(hidden):
            sums[unit] = row[begin + unit]
        found = row[0]
        for place in range(self.inputs):
            number = at[place]
            if number != 0.0:
                found += number * row[1 + place]
                for unit in range(hidden):
                    sums[unit] += number * row[first + unit]
            first += hidden
        for unit in range(hidden):
            if sums[unit] > 0.0:
                found += sums[unit] * row[begin + hidden + unit]
        return found


def size_of(inputs: i64, hidden: i64) -> i64:
    """How many numbers make such a network."""
    return 1 + inputs + inputs * hidden + 2 * hidden
