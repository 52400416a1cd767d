"""Matches to be studied: finished ones and those brought from elsewhere. Plain functions that run in a worker.

They take the text of a record and give plain values back, so that they can cross to another process. A record is not
trusted: it is replayed, every step checked, and refused with the line that cannot be true.
"""

from typing import Any, NamedTuple

import msgspec

import brasier
from brasier.bots import AT_A_TABLE, strongest
from brasier.core.game import CHANCE, REFEREE, Looker
from brasier.core.match import Match, verify
from brasier.core.record import Damaged, read_record
from brasier.core.rng import Rng
from brasier.games import find
from brasier.server import wire

_ENCODER = msgspec.json.Encoder()


class Summary(NamedTuple):
    """What a list needs to know of a record."""

    game: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    steps: int


class Wrong(NamedTuple):
    """Why a text is no record: the answer to whoever brought it. The facts say what is wrong (`damage`), and where."""

    rule: str
    facts: dict[str, int | str]


class NoSeat(Exception):
    """The match has no such seat. Plain, so that it survives the way back from another process."""

    def __init__(self, seat: int, last: int) -> None:
        super().__init__(seat, last)
        self.seat = seat
        self.last = last


def examine(text: str) -> Summary | Wrong:
    try:
        match = brasier.load(text)
    except Damaged as damaged:
        facts = {**damaged.facts, "line": damaged.line, "damage": damaged.code, "what": damaged.what}
        if damaged.refusal is not None:  # the reason within the reason, told by its own code and facts
            facts = {**damaged.refusal.facts, **facts, "reason": damaged.refusal.code}
        return Wrong("" if damaged.refusal is None else damaged.refusal.rule, facts)
    options = match.game.option_values(match.options)
    return Summary(match.game.name, options, tuple(match.seats), len(match.steps))


def page(table: str, text: str, start: int, count: int, seat: int | None) -> bytes:
    """A stretch of a match as `wire.ReplayPage`."""
    whole = brasier.load(text)
    looker = _looker(whole, seat)
    start = min(start, len(whole.steps))
    match = whole.fork(start)
    first = msgspec.Raw(_ENCODER.encode(match.view(looker)))
    steps = []
    for step in whole.steps[start : start + count]:
        match.follow([step])
        steps.append(
            wire.ReplayStep(
                step=len(match.steps),
                seat=step.seat,
                action=step.action,
                view=msgspec.Raw(_ENCODER.encode(match.view(looker))),
                events=msgspec.Raw(_ENCODER.encode(match.events(looker, len(match.steps) - 1))),
            )
        )
    return _ENCODER.encode(
        wire.ReplayPage(
            table=table,
            game=whole.game.name,
            seats=tuple(whole.seats),
            steps=len(whole.steps),
            first=first,
            page=tuple(steps),
        )
    )


def prove(text: str, past_dice: int) -> bytes:
    """Whether the draws are those the sealed seed gives, as `wire.ProofInfo`."""
    record = read_record(text)
    proof = verify(brasier.game_of(record), record)
    return _ENCODER.encode(
        wire.ProofInfo(
            status=proof.status,
            commitment=record.commitment,
            seed=record.seed,
            dealt=proof.dealt,
            confirmed=proof.confirmed,
            dealt_from=record.dealt_from,
            past_dice=past_dice,
        )
    )


def picture(text: str, step: int | None, seat: int | None) -> str:
    """The board after a step."""
    match = brasier.load(text)
    state = match.state if step is None else match.at(min(step, len(match.steps)))
    return match.game.draw_svg(match.game.view(state, _looker(match, seat)))


def advise(text: str, step: int) -> bytes | None:
    """What the strongest player would have done instead of a step, as `wire.Advice`; None where nobody decided."""
    whole = brasier.load(text)
    if step >= len(whole.steps) or whole.steps[step].seat == CHANCE:
        return None
    seat, played = whole.steps[step].seat, whole.steps[step].action
    game, state = whole.game, whole.at(step)
    legal = [game.write(state, seat, action) for action in state.legal(seat)]
    thought = strongest(game.name).decide(game.view(state, seat), legal, Rng(step), AT_A_TABLE)
    named = {played, *(candidate.action for candidate in thought.candidates)}
    choices = msgspec.Raw(_ENCODER.encode([one for one in game.choices(state, seat) if one.action in named]))
    return _ENCODER.encode(wire.Advice(step=step, seat=seat, played=played, thought=thought, choices=choices))


def draw(game: str, view: Any) -> str:
    """A view as a picture."""
    return find(game).draw_svg(view)


def _looker(match: Match, seat: int | None) -> Looker:
    """What is over has no secrets: without a seat one sees everything."""
    if seat is not None and seat >= len(match.seats):
        raise NoSeat(seat, len(match.seats) - 1)
    return REFEREE if seat is None else seat


def first_steps(text: str, step: int) -> list[tuple[int, str]] | None:
    """The steps a fork goes on from, as seat and action; None where the match is over by then."""
    match = brasier.load(text)
    fork = match.fork(min(step, len(match.steps)))
    return None if fork.outcome() is not None else [(past.seat, past.action) for past in fork.steps]
