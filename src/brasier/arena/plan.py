"""What a run plays: its line-ups, their matches, and where chance and every seat get their random numbers from.

Theory of operation. A *line-up* names who sits where. It is played in *blocks*: the matches of a block differ only in
the seats, which are turned round the table until everybody has sat everywhere; chance and every seat draw from
generators seeded by the run's seed, the number of the block and the seat. So luck falls on all of a block alike, and
the same block of another line-up meets the same luck again. Matches of different blocks have nothing in common: they
are what is counted.
"""

from collections.abc import Iterator
from functools import cached_property
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec

CHANCE_WORD: Final = "chance"
SEED_BITS: Final = 62  # what a native integer holds without a box


class Contestant(msgspec.Struct, frozen=True, kw_only=True):
    """Who plays: a level or somebody's own bot, with what it may spend on a decision."""

    name: str  # as results call it
    source: str  # a level, or module:Class
    nodes: int | None = None
    seconds: float | None = None
    digest: str = ""  # of the file an own bot comes from: another file is another bot


class Fixture(NamedTuple):
    """One match of a run, by where it stands in the plan."""

    block: int
    lineup: int
    rotation: int

    @property
    def name(self) -> str:
        return f"{self.block:05}-{self.lineup}-{self.rotation}"


class Plan(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Everything that decides what is played; who plays it where is not part of it."""

    game: str
    rules: int
    options: dict[str, Any]
    contestants: tuple[Contestant, ...]
    lineups: tuple[tuple[str, ...], ...]  # for each, the names of its seats
    seed: str
    matches: int  # of each line-up, at least
    league: bool = False
    keep: bool = False
    code: str = ""  # of the rules and bots: other code may play otherwise

    @cached_property
    def rotations(self) -> tuple[tuple[tuple[str, ...], ...], ...]:
        return tuple(turned(lineup) for lineup in self.lineups)

    def blocks(self, lineup: int) -> int:
        """As many as are needed for the matches wished for."""
        return -(-self.matches // len(self.rotations[lineup]))

    def seats(self, fixture: Fixture) -> tuple[str, ...]:
        return self.rotations[fixture.lineup][fixture.rotation]

    def fixtures(self) -> Iterator[Fixture]:
        """Every match, block after block: whenever a run is stopped, all line-ups have met the same luck."""
        blocks = [self.blocks(lineup) for lineup in range(len(self.lineups))]
        for block in range(max(blocks)):
            for lineup, rotations in enumerate(self.rotations):
                if block < blocks[lineup]:
                    for rotation in range(len(rotations)):
                        yield Fixture(block, lineup, rotation)

    def count(self) -> int:
        return sum(self.blocks(lineup) * len(rotations) for lineup, rotations in enumerate(self.rotations))

    def contestant(self, name: str) -> Contestant:
        return next(one for one in self.contestants if one.name == name)

    def differences(self, other: "Plan") -> list[str]:
        """What another plan plays differently; more matches of the same are no difference."""
        return [
            name
            for name in self.__struct_fields__
            if name != "matches" and _plain(getattr(self, name)) != _plain(getattr(other, name))
        ]

    @property
    def fingerprint(self) -> str:
        """Eight letters that stand for all of it, however many matches are wished for."""
        told = msgspec.json.encode(msgspec.structs.replace(self, matches=0), order="sorted")
        return blake2b(told, digest_size=4, person=b"brasier arena").hexdigest()


def _plain(value: Any) -> bytes:
    return msgspec.json.encode(value, order="sorted")


def turned(lineup: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """A line-up turned round the table, each way to sit once."""
    ways = [lineup[-turn:] + lineup[:-turn] for turn in range(len(lineup))]
    return tuple(dict.fromkeys(ways))


def pairings(names: tuple[str, ...], seats: int) -> tuple[tuple[str, ...], ...]:
    """The line-ups of a league: every two alternate round the table; with an odd seat, once in favour of each."""
    found: list[tuple[str, ...]] = []
    for number, one in enumerate(names):
        for other in names[number + 1 :]:
            found.append(tuple((one, other)[seat % 2] for seat in range(seats)))
            if seats % 2:
                found.append(tuple((other, one)[seat % 2] for seat in range(seats)))
    return tuple(found)


def seed_of(seed: str, block: int, who: int | str) -> int:
    """The seed of a generator: of chance, or of a seat, in a block of a run."""
    told = f"{seed}\n{block}\n{who}".encode()
    digest = blake2b(told, digest_size=8, person=b"brasier arena").digest()
    return int.from_bytes(digest, "big") >> (64 - SEED_BITS)
