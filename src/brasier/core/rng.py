"""The fast generator for playouts: not for dealing real matches (that is `chance`), and never part of a state.

Multiply-with-carry: 32 bits of value, 32 bits of carry, one multiplication that never reaches 2**63, so
compiled native integers and plain Python integers give the same numbers on every machine.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

LOW32: Final = 0xFFFFFFFF
FACTOR: Final = 1791398085
WARM_UP: Final = 16
MIX: Final = 2654435769


@mypyc_attr(acyclic=True)
class Rng:
    def __init__(self, seed: int) -> None:
        # Carry below the factor and a value that is not zero keep clear of the generator's two fixed points.
        low = (seed * MIX + 12345) & LOW32
        carry = (seed >> 32) % (FACTOR - 2) + 1
        self.s: i64 = (carry << 32) | low
        for _ in range(WARM_UP):
            self.below(2)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1."""
        self.s = (self.s & LOW32) * FACTOR + (self.s >> 32)
        return ((self.s & LOW32) * n) >> 32
