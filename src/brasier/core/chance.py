"""The dealer: who decides what chance gives. Three kinds, and none of them can be bribed.

A *seeded* dealer draws from a secret seed that is fixed before the match: outcome = blake2b(seed, step). Its commitment
(a hash of the seed) is shown at the start, the seed itself at the end, and anybody can check every draw. A *scripted*
dealer gives what it was told to give: for tests and lessons. A *manual* dealer gives nothing: people with the real box
say what they drew.
"""

import secrets
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Protocol

COMMITMENT_BYTES = 16
SEED_BYTES = 16
LONGEST_SEED = 200


class Dealer(Protocol):
    """Who answers when chance is to act."""

    kind: str
    commitment: str | None  # the seal of its seed, if it has one

    def deal(self, step: int, outcomes: Sequence[tuple[str, int]]) -> str | None:
        """The outcome of this step, one of the texts offered with their weights; None: somebody must say it."""


def commitment(seed: str) -> str:
    """What is shown before a match: it fixes the seed without telling it."""
    return blake2b(seed.encode(), digest_size=COMMITMENT_BYTES, person=b"brasier commit").hexdigest()


def draw(seed: str, step: int, outcomes: Sequence[tuple[str, int]]) -> str:
    """The outcome the seed gives at a step: the same on every machine and every version of Python.

    512 bits modulo a weight below 2**20 leave a bias below 2**-490.
    """
    digest = blake2b(f"{seed}\n{step}".encode(), person=b"brasier draw").digest()
    ticket = int.from_bytes(digest, "big") % sum(weight for _, weight in outcomes)
    for text, weight in outcomes:
        ticket -= weight
        if ticket < 0:
            return text
    raise AssertionError("the ticket is below the sum of the weights")


class SeededDealer:
    """Draws from a seed fixed at the start; a fresh secret one unless told which."""

    kind = "seeded"

    def __init__(self, seed: str | None = None) -> None:
        self.seed = secrets.token_hex(SEED_BYTES) if seed is None else seed
        if (
            not self.seed
            or len(self.seed) > LONGEST_SEED
            or not self.seed.isprintable()
            or self.seed != self.seed.strip()
        ):
            raise ValueError(f"a seed is 1 to {LONGEST_SEED} printable characters without spaces at its ends")
        self.commitment: str | None = commitment(self.seed)

    def deal(self, step: int, outcomes: Sequence[tuple[str, int]]) -> str | None:
        return draw(self.seed, step, outcomes)


class SealedDealer:
    """Stands for a seeded dealer elsewhere whose seed is not known here: it can only be told what it dealt."""

    kind = "seeded"

    def __init__(self, seal: str) -> None:
        self.commitment: str | None = seal

    def deal(self, step: int, outcomes: Sequence[tuple[str, int]]) -> str | None:
        return None


class ScriptedDealer:
    """Gives the outcomes of a list, one after the other; when the list is used up, somebody must say them."""

    kind = "scripted"
    commitment: str | None = None

    def __init__(self, outcomes: Iterable[str]) -> None:
        self.coming = list(outcomes)

    def deal(self, step: int, outcomes: Sequence[tuple[str, int]]) -> str | None:
        return self.coming.pop(0) if self.coming else None


class ManualDealer:
    """Gives nothing: people say what the real dice, tiles or cards gave."""

    kind = "manual"
    commitment: str | None = None

    def deal(self, step: int, outcomes: Sequence[tuple[str, int]]) -> str | None:
        return None
