"""The exam every game sits: what a state promises, kept along whole random matches."""

import pytest

from brasier.core.game import CHANCE, OVER, Actions, Refusal
from brasier.core.rng import Rng
from brasier.texts import LANGUAGES, Texts
from exam.walks import CASES, Case, case_id, random_step, some_targets, walk

SEEDS = range(4)


@pytest.fixture(params=CASES, ids=case_id)
def case(request: pytest.FixtureRequest) -> Case:
    assert isinstance(request.param, tuple)
    return request.param


@pytest.mark.parametrize("seed", SEEDS)
def test_actors_legal_chances_and_outcome_agree(case: Case, seed: int) -> None:
    game, options = case
    seats = range(game.seats(options))
    for state in walk(case, seed):
        actors = state.actors()
        chances = state.chances()
        assert (state.outcome() is not None) == (actors == ())
        assert bool(chances) == (actors == (CHANCE,))
        assert len({outcome for outcome, _ in chances}) == len(chances)
        assert all(weight > 0 for _, weight in chances)
        assert len(set(actors)) == len(actors)
        if len(actors) <= 1:
            assert state.to_act() == (actors[0] if actors else OVER)
        for seat in seats:
            legal = state.legal(seat)
            assert bool(legal) == (seat in actors)
            assert legal == sorted(set(legal))
            assert all(0 <= action < game.actions for action in legal)
            assert len(legal) <= game.most_legal


@pytest.mark.parametrize("seed", range(30))
def test_random_play_ends_within_the_declared_length(case: Case, seed: int) -> None:
    game, options = case
    steps = sum(1 for _ in walk(case, 1000 + seed)) - 1
    assert 0 < steps <= (100_000 if game.longest is None else game.longest)
    *_, last = walk(case, 1000 + seed)
    outcome = last.outcome()
    assert outcome is not None
    assert len(outcome.scores) == game.seats(options)
    assert set(outcome.winners) <= set(range(game.seats(options)))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_clone_is_equal_and_lives_its_own_life(case: Case, seed: int) -> None:
    rng = Rng(seed)
    for state in walk(case, seed):
        before = state.pack()
        twin = state.clone()
        assert twin.pack() == before
        assert twin.actors() == state.actors()
        if twin.actors():
            twin.apply(*random_step(twin, rng))
            assert twin.pack() != before
        assert state.pack() == before


@pytest.mark.parametrize("seed", SEEDS)
def test_packing_round_trips_and_the_copy_plays_on_equally(case: Case, seed: int) -> None:
    game, _ = case
    for state in walk(case, seed):
        twin = game.unpack(state.pack())
        assert twin.pack() == state.pack()
        assert twin.chances() == state.chances()
        for actor in state.actors():
            if actor == CHANCE:
                continue
            assert twin.legal(actor) == state.legal(actor)
            for action in state.legal(actor)[:3]:
                left, right = state.clone(), twin.clone()
                left.apply(actor, action)
                right.apply(actor, action)
                assert left.pack() == right.pack()


def _assert_refused(case: Case, state: object, seat: int, action: int) -> None:
    from brasier.core.game import State

    assert isinstance(state, State)
    before = state.pack()
    log: list[tuple[int, ...]] = []
    with pytest.raises(Refusal) as caught:
        state.apply(seat, action, log)
    assert state.pack() == before
    assert log == []
    for language in LANGUAGES:
        assert Texts(language).refusal(caught.value)


@pytest.mark.parametrize("seed", SEEDS)
def test_legal_is_accepted_and_a_sample_of_the_rest_refused(case: Case, seed: int) -> None:
    game, options = case
    rng = Rng(seed)
    everybody = [CHANCE, *range(game.seats(options)), game.seats(options), -7]
    for state in walk(case, seed):
        for seat in everybody:
            legal = [outcome for outcome, _ in state.chances()] if seat == CHANCE else state.legal(seat)
            tried = {rng.below(game.actions) for _ in range(12)} | {-1, game.actions, game.actions + 5}
            for action in tried - set(legal):
                _assert_refused(case, state, seat, action)
            for action in legal if len(legal) < 8 else {legal[rng.below(len(legal))] for _ in range(8)}:
                state.clone().apply(seat, action)


def test_every_single_action_is_either_legal_or_refused(case: Case) -> None:
    game, _ = case
    for number, state in enumerate(walk(case, 99)):
        if number % 17:
            continue
        for seat in state.actors():
            if seat == CHANCE:
                continue
            legal = set(state.legal(seat))
            for action in range(game.actions):
                if action in legal:
                    state.clone().apply(seat, action)
                else:
                    _assert_refused(case, state, seat, action)


@pytest.mark.parametrize("seed", SEEDS)
def test_filling_the_scratch_list_gives_the_legal_list(case: Case, seed: int) -> None:
    game, options = case
    scratch = Actions(game.most_legal)
    for state in walk(case, seed):
        for seat in range(game.seats(options)):
            state.fill(seat, scratch)
            assert [scratch.at[place] for place in range(scratch.count)] == state.legal(seat)


@pytest.mark.parametrize("seed", SEEDS)
def test_those_who_act_at_once_may_do_so_in_any_order(case: Case, seed: int) -> None:
    """What one of them does changes nothing of what another may do, and the order leaves no trace."""
    rng = Rng(seed)
    for state in walk(case, seed):
        actors = state.actors()
        if len(actors) < 2:
            continue
        steps = {actor: state.legal(actor)[rng.below(len(state.legal(actor)))] for actor in actors}
        there, back = state.clone(), state.clone()
        for actor in actors:
            assert there.legal(actor) == state.legal(actor)
            there.apply(actor, steps[actor])
        for actor in reversed(actors):
            assert back.legal(actor) == state.legal(actor)
            back.apply(actor, steps[actor])
        assert there.pack() == back.pack()


def test_sampling_follows_the_weights(case: Case) -> None:
    """Every chance of a match, drawn 400 times: no outcome off its share by more than five standard deviations."""
    rng = Rng(5)
    draws = 400
    for state in walk(case, 5):
        chances = state.chances()
        if not chances:
            continue
        total = sum(weight for _, weight in chances)
        drawn = [state.sample(rng) for _ in range(draws)]
        assert set(drawn) <= {outcome for outcome, _ in chances}
        for outcome, weight in chances:
            share = weight / total
            slack = 5 * (draws * share * (1 - share)) ** 0.5
            assert abs(drawn.count(outcome) - draws * share) <= slack


@pytest.mark.parametrize("seed", SEEDS)
def test_notation_round_trips(case: Case, seed: int) -> None:
    game, _ = case
    for state in walk(case, seed):
        for actor in state.actors():
            actions = [outcome for outcome, _ in state.chances()] if actor == CHANCE else state.legal(actor)
            texts = [game.write(state, actor, action) for action in actions]
            assert len(set(texts)) == len(texts)
            assert [game.read(state, actor, text) for text in texts] == actions
            assert all(text.isascii() and text == " ".join(text.split()) for text in texts)


def test_choices_describe_exactly_the_legal_actions(case: Case) -> None:
    game, options = case
    for state in walk(case, 3):
        for seat in range(game.seats(options)):
            choices = game.choices(state, seat)
            assert [game.read(state, seat, choice.action) for choice in choices] == state.legal(seat)
            assert all(choice.rule for choice in choices)


def test_what_is_not_offered_has_a_reason_and_what_is_offered_has_none(case: Case) -> None:
    game, options = case
    rng = Rng(3)
    for number, state in enumerate(walk(case, 3)):
        if number % 4:
            continue
        before = state.pack()
        for seat in range(game.seats(options)):
            offered = {choice.target for choice in game.choices(state, seat)} - {None}
            offered |= {path.target for path in game.paths(state, seat)}
            for target in {*some_targets(rng), *offered} - {None}:
                assert target is not None
                refusal = game.why(state, seat, target)
                assert target not in offered or refusal is None
                if refusal is None:
                    assert offered
                else:
                    assert all(Texts(language).refusal(refusal) for language in LANGUAGES)
        assert state.pack() == before


def test_every_path_can_be_taken_step_by_step(case: Case) -> None:
    game, options = case
    for number, state in enumerate(walk(case, 6)):
        for seat in range(game.seats(options)) if number % 5 == 0 else ():
            for path in game.paths(state, seat):
                assert len(path.actions) > 1
                walker, spent = state.clone(), 0
                for step in path.actions:
                    choice = next(choice for choice in game.choices(walker, seat) if choice.action == step)
                    assert choice.kind == path.kind
                    spent += choice.cost
                    walker.apply(seat, game.read(walker, seat, step))
                assert (choice.target, spent) == (path.target, path.cost)
