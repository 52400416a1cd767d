"""The exam on secrets: a seat's view and events never depend on what the seat cannot know.

Every game tells in `tests/games/<game>/secrets.py`, from its rules alone, how to make another truth that a seat cannot
tell from the real one. So a secret that leaks into a view, or into a world made from it, shows.
"""

from collections.abc import Callable
from importlib import import_module
from itertools import product
from typing import Any

import msgspec
import pytest

from brasier.core.game import CHANCE, REFEREE, Fact, Refusal, State
from brasier.core.rng import Rng
from exam.walks import CASES, Case, case_id, random_step, some_targets, walk

pytestmark = pytest.mark.parametrize("case", CASES, ids=case_id)


def secrets_of(case: Case) -> Any:
    return import_module(f"games.{case[0].name}.secrets")


def another_truth(case: Case) -> Callable[[State, int | None, Rng], State]:
    made: Callable[[State, int | None, Rng], State] = secrets_of(case).another_truth
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


def test_reasons_and_paths_do_not_change_with_what_the_seat_cannot_know(case: Case) -> None:
    """Why nothing can be done somewhere is told from what the seat may know: in every truth in the same words."""
    game, options = case
    rng = Rng(7)
    for number, state in enumerate(walk(case, 7)):
        if number % 3:
            continue
        targets = some_targets(rng)
        for seat in range(game.seats(options)):
            other = another_truth(case)(state, seat, rng)
            assert game.paths(other, seat) == game.paths(state, seat)
            for target in targets:
                told, heard = game.why(state, seat, target), game.why(other, seat, target)
                assert (told is None) == (heard is None)
                if told is not None and heard is not None:
                    assert (told.code, told.rule, told.facts) == (heard.code, heard.rule, heard.facts)


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
                # Only chance can give what another truth does not have, or who plays from a secret hand.
                assert actor == CHANCE or (secrets_of(case).HANDS_ARE_SECRET and actor != seat)
                continue
            same_after = game.view(left, seat) == game.view(right, seat)
            assert (game.events(options, left_facts, seat) == game.events(options, right_facts, seat)) == same_after


def test_secret_draws_and_secret_steps_sound_alike(case: Case) -> None:
    """Two steps of somebody else that leave a seat's view the same are told to it in the same words: so a choice made
    in secret tells nothing. The same goes for draws, unless the game says that they lie open. What lies open, and
    everything where there are no secrets, is heard by all alike, though it may differ without leaving a trace.
    """
    game, options = case
    open_draws, open_steps = secrets_of(case).DRAWS_LIE_OPEN, not game.has_secrets(options)
    for state in walk(case, 12):
        for actor, seat in product(state.actors(), lookers(case)):
            told: dict[bytes, bytes] = {}
            for action in [] if actor == seat else _some_steps(state, actor):
                after = state.clone()
                facts: list[Fact] = []
                after.apply(actor, action, facts)
                heard = game.events(options, facts, seat)
                if open_steps or (open_draws and actor == CHANCE):
                    assert heard == game.events(options, facts, REFEREE)
                else:
                    view, events = msgspec.json.encode(game.view(after, seat)), msgspec.json.encode(heard)
                    assert told.setdefault(view, events) == events


def _some_steps(state: State, actor: int) -> list[int]:
    """All outcomes of chance; of what a seat may do at most nine things, far apart."""
    if actor == CHANCE:
        return [outcome for outcome, _ in state.chances()]
    legal = state.legal(actor)
    return legal[:: len(legal) // 9 + 1]


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
