"""What a dataset holds: which matches, how they are divided into parts, which rows are kept.

The matches are those of the arena, with its seeds, blocks and turned seats: the same plan gives the same matches there
and here. A part is so many of them in a row, so it can be made by itself, in any order, and comes out the same.
"""

from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Final

import msgspec

from brasier.arena.plan import Fixture, Plan

MAKING: Final = ("rl/observing.py", "rl/dataset/playing.py", "rl/dataset/table.py")  # what makes rows of a match


class Order(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what is in a dataset; who makes it where is not part of it."""

    plan: Plan
    part: int  # matches of a part file
    sample: float = 1.0  # how likely a row is kept
    rows: str = ""  # the digest of what makes rows of a match: other code may make others

    @property
    def parts(self) -> int:
        return -(-self.plan.count() // self.part)

    def size(self, part: int) -> int:
        """Matches of a part; the last one may be shorter."""
        return min(self.part, self.plan.count() - part * self.part)

    def fixtures(self) -> Iterator[tuple[int, Fixture]]:
        """Every match with its number, part after part."""
        return enumerate(self.plan.fixtures())

    def differences(self, other: "Order") -> list[str]:
        """What another order has differently."""
        found = self.plan.differences(other.plan)
        found += ["matches"] if self.plan.matches != other.plan.matches else []
        return found + [name for name in ("part", "sample", "rows") if getattr(self, name) != getattr(other, name)]

    @property
    def fingerprint(self) -> str:
        """Eight letters that stand for all of it."""
        told = msgspec.json.encode(self, order="sorted")
        return blake2b(told, digest_size=4, person=b"brasier dataset").hexdigest()


@cache
def rows_of(game: str) -> str:
    """The digest of everything that makes rows of a match: the observer of the game, and what is written of it."""
    root: Any = files("brasier")
    own = [f"rl/{game}/{file.name}" for file in root.joinpath(f"rl/{game}").iterdir() if file.name.endswith(".py")]
    digest = blake2b(digest_size=6)
    for path in sorted([*MAKING, *own]):
        digest.update(f"{path}\n".encode() + root.joinpath(path).read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()
