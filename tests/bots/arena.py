"""Whole matches between players that are programs, for the tests of bots; `brasier arena` measures them in earnest."""

from functools import cache
from math import comb
from typing import Any

import msgspec

from brasier.arena import playing
from brasier.arena.command import Wishes, make_plan
from brasier.arena.plan import Fixture
from brasier.core.game import Game, Outcome


@cache
def _stage(game: str, options: bytes, levels: tuple[str, ...]) -> playing.Stage:
    wishes = Wishes(game=game, options=msgspec.json.decode(options), seats=[",".join(levels)])
    return playing.Stage(make_plan(wishes))


def play(game: Game, options: Any, levels: list[str], seed: int) -> Outcome:
    """One match; chance and every seat have generators of their own."""
    stage = _stage(game.name, msgspec.json.encode(game.option_values(options)), tuple(levels))
    return playing.play(stage, Fixture(seed, 0, 0))[1]


def victories(game: Game, options: Any, level: str, others: str, matches: int) -> int:
    """How many matches one seat of a level wins against the others, unshared."""
    won = 0
    for seed in range(matches):
        seats = range(game.seats(options))
        seat = seed % len(seats)
        won += play(game, options, [level if who == seat else others for who in seats], seed).winners == (seat,)
    return won


def luck(won: int, matches: int, seats: int) -> float:
    """How likely so many victories, or more, are if all seats play equally well: the tail of the binomial."""
    one = 1 / seats
    return sum(comb(matches, n) * one**n * (1.0 - one) ** (matches - n) for n in range(won, matches + 1))


def together(game: Game, options: Any, level: str, matches: int) -> list[Outcome]:
    """Matches in which the level plays all seats."""
    return [play(game, options, [level] * game.seats(options), seed) for seed in range(matches)]
