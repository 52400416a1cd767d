"""The exam on secrets: a seat's view and events never depend on what the seat cannot know.

Every game tells in `tests/games/<game>/secrets.py`, from its rules alone, how to make another truth that a seat cannot
tell from the real one. So a secret that leaks into a view, or into a world made from it, shows.
"""

from collections.abc import Callable
from importlib import import_module

import msgspec
import pytest

from brasier.core.game import CHANCE, REFEREE, Fact, Refusal, State
from brasier.core.rng import Rng
from exam.walks import CASES, Case, case_id, random_step, walk

pytestmark = pytest.mark.parametrize("case", CASES, ids=case_id)


def another_truth(case: Case) -> Callable[[State, int | None, Rng], State]:
    made: Callable[[State, int | None, Rng], State] = import_module(f"games.{case[0].name}.secrets").another_truth
    return made


def lookers(case: Case) -> list[int | None]:
    game, options = case
    return [None, *range(game.seats(options))]


@pytest.mark.parametrize("seed", range(3))
def test_a_view_does_not_change_with_what_the_seat_cannot_know(case: Case, seed: int) -> None:
    game, _ = case
    rng = Rng(seed)
    for state in walk(case, seed):
        for seat in lookers(case):
            other = another_truth(case)(state, seat, rng)
            assert game.view(other, seat) == game.view(state, seat)
            assert other.actors() == state.actors()
            if seat is not None:
                assert other.legal(seat) == state.legal(seat)
                assert game.choices(other, seat) == game.choices(state, seat)


@pytest.mark.parametrize("seed", range(3))
def test_a_sampled_world_fits_the_view(case: Case, seed: int) -> None:
    """The world is a truth the seat cannot tell from this one: same view, same legal actions."""
    game, _ = case
    rng = Rng(seed)
    for state in walk(case, seed):
        for seat in lookers(case):
            view = game.view(state, seat)
            world = game.world(view, rng)
            assert game.view(world, seat) == view
            assert world.actors() == state.actors()
            if seat is not None:
                assert world.legal(seat) == state.legal(seat)


@pytest.mark.parametrize("seed", range(3))
def test_events_do_not_tell_what_a_seat_cannot_know(case: Case, seed: int) -> None:
    """The same step in two truths that a seat cannot tell apart.

    Unless the step itself lays the difference open (then the views differ afterwards too), the seat hears the same.
    """
    game, options = case
    rng = Rng(100 + seed)
    for state in walk(case, seed):
        if not state.actors():
            continue
        actor, action = random_step(state, rng)
        for seat in lookers(case):
            left, right = state.clone(), another_truth(case)(state, seat, rng)
            left_facts: list[Fact] = []
            right_facts: list[Fact] = []
            left.apply(actor, action, left_facts)
            try:
                right.apply(actor, action, right_facts)
            except Refusal:
                assert actor == CHANCE  # only chance can give what another truth does not have
                continue
            same_after = game.view(left, seat) == game.view(right, seat)
            assert (game.events(options, left_facts, seat) == game.events(options, right_facts, seat)) == same_after


def test_secret_draws_and_secret_steps_sound_alike(case: Case) -> None:
    """Two outcomes of chance that leave a seat's view the same are told to it in the same words.

    Where nothing is secret, dice may differ without leaving a trace: there everybody hears everything.
    """
    game, options = case
    for state in walk(case, 12):
        if not game.has_secrets(options) and state.chances():
            facts: list[Fact] = []
            state.clone().apply(CHANCE, state.chances()[0][0], facts)
            assert all(
                game.events(options, facts, seat) == game.events(options, facts, REFEREE) for seat in lookers(case)
            )
            continue
        chances = state.chances()
        for seat in lookers(case):
            told: dict[bytes, bytes] = {}
            for outcome, _ in chances:
                after = state.clone()
                facts = []
                after.apply(CHANCE, outcome, facts)
                view = msgspec.json.encode(game.view(after, seat))
                events = msgspec.json.encode(game.events(options, facts, seat))
                assert told.setdefault(view, events) == events


def test_truths_and_worlds_vary_where_there_are_secrets(case: Case) -> None:
    """Not the same truth handed back: over a match with secrets some differ. Without secrets none does."""
    game, options = case
    rng = Rng(1)
    truths = worlds = False
    for state in walk(case, 8):
        for seat in range(game.seats(options)):
            truths = truths or another_truth(case)(state, seat, rng).pack() != state.pack()
            worlds = worlds or game.world(game.view(state, seat), rng).pack() != state.pack()
    assert truths == worlds == game.has_secrets(options)


def test_views_and_events_survive_json(case: Case) -> None:
    game, options = case
    for state in walk(case, 2):
        view = game.view(state, 0)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
    state = game.start(options)
    rng = Rng(2)
    while state.actors():
        facts: list[Fact] = []
        state.apply(*random_step(state, rng), facts)
        for event in game.events(options, facts, None):
            assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event


def test_every_step_leaves_a_trace_in_the_events(case: Case) -> None:
    game, options = case
    state = game.start(options)
    rng = Rng(4)
    while state.actors():
        facts: list[Fact] = []
        actor, action = random_step(state, rng)
        state.apply(actor, action, facts)
        assert len(game.events(options, facts, None)) > 0
        if actor != CHANCE:
            assert any(actor in fact[1:] for fact in facts)
