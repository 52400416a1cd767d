"""The exam on secrets: a seat's view and events never depend on what the seat cannot know."""

import msgspec
import pytest

from brasier.core.game import CHANCE, Fact, Refusal
from brasier.core.rng import Rng
from exam.walks import CASES, Case, case_id, random_step, walk

pytestmark = pytest.mark.parametrize("case", CASES, ids=case_id)


@pytest.mark.parametrize("seed", range(3))
def test_a_sampled_world_fits_the_view(case: Case, seed: int) -> None:
    """The world is another truth the seat cannot tell from this one: same view, same legal actions."""
    game, options = case
    rng = Rng(seed)
    for state in walk(case, seed):
        for seat in [None, *range(game.seats(options))]:
            view = game.view(state, seat)
            world = game.world(view, rng)
            assert game.view(world, seat) == view
            assert world.actors() == state.actors()
            if seat is not None:
                assert world.legal(seat) == state.legal(seat)
                assert game.choices(world, seat) == game.choices(state, seat)


@pytest.mark.parametrize("seed", range(3))
def test_events_do_not_tell_what_a_seat_cannot_know(case: Case, seed: int) -> None:
    """Whatever happens, a seat that cannot tell two worlds apart before hears the same of them and cannot after.

    An action that one of the worlds does not allow, and a reveal that differs, are where worlds part: the seat may
    then see the difference. So only steps that both worlds log alike for everybody who may know are compared.
    """
    game, options = case
    rng = Rng(100 + seed)
    for state in walk(case, seed):
        if not state.actors():
            continue
        actor, action = random_step(state, rng)
        for seat in [None, *range(game.seats(options))]:
            world = game.world(game.view(state, seat), rng)
            left, right = state.clone(), world
            left_facts: list[Fact] = []
            right_facts: list[Fact] = []
            left.apply(actor, action, left_facts)
            try:
                right.apply(actor, action, right_facts)
            except Refusal:
                continue  # chance gave what this world no longer has
            told_left = game.events(options, left_facts, seat)
            told_right = game.events(options, right_facts, seat)
            if told_left == told_right:
                assert game.view(left, seat) == game.view(right, seat)
            else:
                # The secret was laid open by this very step: then it must be open in the view too.
                assert game.view(left, seat) != game.view(right, seat)


def test_worlds_vary_where_there_are_secrets(case: Case) -> None:
    """Not the truth handed back: over a match with secrets some world differs from it. Without secrets none does."""
    game, options = case
    rng = Rng(1)
    differs = False
    for state in walk(case, 8):
        for seat in range(game.seats(options)):
            world = game.world(game.view(state, seat), rng)
            differs = differs or world.pack() != state.pack()
    assert differs == game.has_secrets(options)


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
        assert facts
        assert len(game.events(options, facts, None)) > 0
        if actor != CHANCE:
            assert any(actor in fact[1:] for fact in facts)
