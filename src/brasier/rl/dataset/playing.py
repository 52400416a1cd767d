"""One match as rows: what every worker does.

The arena plays the match; we listen to what its players think. Then the match is gone through once more, and each
decision becomes a row: what its seat could know, what it might do, what it did. Chance makes no rows.
"""

from copy import copy
from functools import cache
from importlib import import_module
from typing import Any, Final

import msgspec
import numpy as np

from brasier.arena.crew import Line
from brasier.arena.plan import Fixture, seed_of
from brasier.arena.playing import BotFailed, OtherCode, Stage, describe_machine, play
from brasier.bots import AS_MEANT, Budget, Player, Thought
from brasier.bots.uniform import Uniform
from brasier.core.game import Refusal
from brasier.core.record import Step
from brasier.core.rng import Rng
from brasier.rl.dataset.order import Order, rows_of
from brasier.rl.observing import Canvas

FINE: Final = 2**30  # steps between never and always keeping a row


class Match(msgspec.Struct, array_like=True):
    """The rows of one match, column by column, and how it ended; columns are as long as there are rows."""

    fixture: tuple[int, int, int]
    length: int  # steps of the match, those of chance too
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    steps: list[int]
    seats: list[int] = []
    actions: list[int] = []
    texts: list[str] = []
    choices: list[int] = []  # how many actions were legal
    legal: bytes = b""  # these, row after row, two bytes each
    values: list[float | None] = []
    measures: list[str | None] = []
    observations: bytes = b""


class Listener(Player):
    """Plays like another player, and notes what it thinks."""

    def __init__(self, player: Player, thoughts: list[Thought]) -> None:
        self._player = player
        self._thoughts = thoughts

    def think(self, view: Any, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        thought = self._player.think(view, legal, rng, budget)
        self._thoughts.append(thought)
        return thought


@cache
def _stage(order: bytes) -> tuple[Order, Stage]:
    told = msgspec.json.decode(order, type=Order)
    if told.rows != rows_of(told.plan.game):
        raise OtherCode(describe_machine())
    try:
        return told, Stage(told.plan)
    except Refusal as refusal:  # a bot that is here is not there; compiled refusals do not travel
        facts = refusal.facts
        raise BotFailed(str(facts.get("bot", "")), "—", str(facts.get("detail", refusal.code))) from None


def perform(order: bytes, fixture: tuple[int, int, int]) -> Line:
    """Play one match of an order; there is never a record beside its rows."""
    told, stage = _stage(order)
    return msgspec.msgpack.encode(play_rows(told, stage, Fixture(*fixture))), None


def play_rows(order: Order, stage: Stage, fixture: Fixture) -> Match:
    thoughts: list[Thought] = []
    # The yardstick has no opinion, and the arena plays it at full speed. Others may use the same stage at this moment.
    here = copy(stage)
    here.players = {
        name: bot if type(bot) is Uniform else Listener(bot, thoughts) for name, bot in stage.players.items()
    }
    steps: list[Step] = []
    _, outcome = play(here, fixture, steps)
    match = Match(
        fixture=(fixture.block, fixture.lineup, fixture.rotation),
        length=len(steps),
        scores=outcome.scores,
        winners=outcome.winners,
        steps=_kept(order, fixture, steps),
    )
    _go_through(match, stage, fixture, steps, thoughts)
    return match


def _kept(order: Order, fixture: Fixture, steps: list[Step]) -> list[int]:
    """The decisions that become rows; with a sample, as luck of their own has it."""
    decisions = [number for number, step in enumerate(steps) if step.seat >= 0]
    luck = Rng(seed_of(order.plan.seed, fixture.block, f"sample {fixture.lineup} {fixture.rotation}"))
    return [number for number in decisions if int(luck.below(FINE)) < order.sample * FINE]


def _go_through(match: Match, stage: Stage, fixture: Fixture, steps: list[Step], thoughts: list[Thought]) -> None:
    game, names, waiting, kept = stage.game, stage.plan.seats(fixture), iter(thoughts), set(match.steps)
    observer = import_module(f"brasier.rl.{game.name}").observer()
    canvas = Canvas(len(kept), observer.width)
    allowed: list[int] = []
    state = game.start(stage.options)
    for number, (seat, text) in enumerate((step.seat, step.action) for step in steps):
        action = game.read(state, seat, text)
        if seat >= 0:
            legal = state.legal(seat)
            was_asked = len(legal) > 1 and type(stage.players[names[seat]]) is not Uniform
            thought = next(waiting) if was_asked else None
            if number in kept:
                canvas.turn_to(len(match.seats))
                observer.look(state, seat, canvas)
                match.seats.append(seat)
                match.actions.append(action)
                match.texts.append(text)
                match.choices.append(len(legal))
                match.values.append(None if thought is None else thought.candidates[0].value)
                match.measures.append(None if thought is None else thought.measure)
                allowed += legal
        state.apply(seat, action)
    assert next(waiting, None) is None, "every thought belongs to a decision"
    match.legal = np.asarray(allowed, "<u2").tobytes()
    match.observations = bytes(memoryview(canvas.at)) if kept else b""
