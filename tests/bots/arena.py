"""Whole matches between players that are programs: what the tests of bots look at, and what measures levels.

    PYTHONPATH=src:tests .venv/bin/python tests/bots/arena.py feurio easy uniform 40 players=2

The first level sits on one seat, another one in each match, the second level on all others. Where everybody wins or
loses together, each level plays matches of its own.
"""

import sys
from math import comb
from statistics import fmean
from typing import Any

from brasier.bots import player
from brasier.core.game import CHANCE, Game, Outcome
from brasier.core.rng import Rng
from brasier.games import find


def play(game: Game, options: Any, levels: list[str], seed: int) -> Outcome:
    """One match; chance and every seat have generators of their own."""
    state = game.start(options)
    bots = [player(game.name, level) for level in levels]
    chance, *rngs = (Rng(seed * 100 + place) for place in range(len(bots) + 1))
    while actors := state.actors():
        actor = actors[0]
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(chance))
            continue
        legal = [game.write(state, actor, action) for action in state.legal(actor)]
        text = bots[actor].choose(game.view(state, actor), legal, rngs[actor])
        assert text in legal, f"{text!r} is not among {legal}"
        state.apply(actor, game.read(state, actor, text))
    outcome = state.outcome()
    assert outcome is not None
    return outcome


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


def main(name: str, level: str, others: str, matches: str, *given: str) -> None:
    game = find(name)
    wishes: dict[str, Any] = dict(option.split("=") for option in given)
    options = game.options({option: _plain(value) for option, value in wishes.items()})
    if getattr(options, "mode", "competitive") == "competitive":
        seats = game.seats(options)
        won = victories(game, options, level, others, int(matches))
        print(f"{level} wins {won} of {matches} on 1 of {seats} seats; by luck: {luck(won, int(matches), seats):.1e}")
        return
    for each in (level, others):
        outcomes = together(game, options, each, int(matches))
        means = {name: fmean(outcome.figures[name] for outcome in outcomes) for name in outcomes[0].figures}
        told = ", ".join(f"{name} {mean:.2f}" for name, mean in means.items())
        print(f"{each} wins {sum(bool(outcome.winners) for outcome in outcomes)} of {matches}; on average {told}")


def _plain(value: str) -> int | bool | str:
    if value.isdecimal():
        return int(value)
    return value == "true" if value in ("true", "false") else value


if __name__ == "__main__":
    main(*sys.argv[1:])
