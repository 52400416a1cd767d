"""The games as OpenSpiel sees them: its own tests pass, its own players play, and nobody learns what is secret."""

import doctest
import gc
import json
import pickle
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from brasier.core.game import CHANCE, OVER, SEVERAL, Refusal, Rng  # noqa: E402
from brasier.rl.batch import WIN, Batch  # noqa: E402
from brasier.rl.ladder import Rung, climb, main, make_side, play, row  # noqa: E402
from brasier.rl.observing import Canvas  # noqa: E402
from brasier.rl.spiel import GAMES, Rollouts, SpielState, resampler  # noqa: E402
from rl.playthroughs.write import FOLDER, MATCHES, write  # noqa: E402
from rl.spiel_matches import SHORT_HOUSE, SHORT_TAILS, VARIANTS, WITH_SECRETS, played, sampler, walk  # noqa: E402

DOCS = Path(__file__).parents[2] / "docs"
HOUSE = DOCS / "examples/house.txt"
PAGE = DOCS / "reference/rl-openspiel.md"


# ---- OpenSpiel's own tests


@pytest.mark.parametrize("name", VARIANTS)
def test_openspiel_plays_at_random_copies_and_stores(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", MATCHES)
def test_playthroughs_are_as_they_were(name: str) -> None:
    assert write(name) == (FOLDER / name).read_text()


# ---- what a game says of itself


@pytest.mark.parametrize(
    ("name", "information", "utility", "players"),
    [
        ("python_brasier_feurio", "PERFECT_INFORMATION", "ZERO_SUM", 2),
        ("python_brasier_feurio(players=3,firebreaks=True)", "IMPERFECT_INFORMATION", "ZERO_SUM", 3),
        ("python_brasier_feurio(mode=solitaire)", "PERFECT_INFORMATION", "IDENTICAL", 1),
        ("python_brasier_feurio(mode=cooperative)", "PERFECT_INFORMATION", "IDENTICAL", 2),
        ("python_brasier_flashpoint(firefighters=6)", "PERFECT_INFORMATION", "IDENTICAL", 6),
        ("python_brasier_tails(players=6)", "IMPERFECT_INFORMATION", "ZERO_SUM", 6),
    ],
)
def test_the_type_is_that_of_what_is_played(name: str, information: str, utility: str, players: int) -> None:
    game = pyspiel.load_game(name)
    assert game.get_type().information.name == information
    assert game.get_type().utility.name == utility
    assert game.num_players() == players
    assert game.min_utility() == (-1.0 if utility == "IDENTICAL" else -1.0 / (players - 1))


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("python_brasier_tails(deck=9:3;2:5,players=3)", "python_brasier_tails(deck=2:5;9:3,players=3)"),
        ("python_brasier_tails(players=2)", "python_brasier_tails()"),
        ("python_brasier_feurio(mode=solitaire)", "python_brasier_feurio(mode=solitaire,players=1)"),
        ("python_brasier_flashpoint(edition=e18,board=back)", "python_brasier_flashpoint(board=back,edition=e18)"),
        (
            "python_brasier_flashpoint(mode=advanced,firefighters=2,specialists=rescue;cafs,max_decisions=50)",
            "python_brasier_flashpoint(firefighters=2,max_decisions=50,mode=advanced,specialists=rescue;cafs)",
        ),
    ],
)
def test_a_game_is_written_in_one_way_and_read_back(name: str, written: str) -> None:
    game = pyspiel.load_game(name)
    assert str(game) == written
    again = pyspiel.load_game(written)
    assert again.terms.options == game.terms.options
    assert again.terms.limit == game.terms.limit
    assert pickle.loads(pickle.dumps(game)).terms.options == game.terms.options


def test_a_house_of_ones_own_can_be_played_and_stored() -> None:
    game = pyspiel.load_game("python_brasier_flashpoint", {"board": HOUSE.read_text()})
    assert "\n" in game.terms.options.board
    assert pyspiel.load_game(str(game)).terms.options == game.terms.options


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(Refusal, match="tails-two-to-six"):
        pyspiel.load_game("python_brasier_tails(players=7)")
    with pytest.raises(ValueError, match="max_decisions"):
        pyspiel.load_game("python_brasier_flashpoint(max_decisions=0)")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        pyspiel.load_game("python_brasier_tails(colour=blue)")


def test_all_games_are_registered() -> None:
    assert {game.registered().short_name for game in GAMES} <= set(pyspiel.registered_names())


# ---- playing


@pytest.mark.parametrize("name", VARIANTS)
def test_actors_actions_and_chances_are_those_of_the_rules(name: str) -> None:
    for state in walk(name, 1):
        truth, game = state.truth, state.inside.terms.game
        actor = int(truth.to_act())
        if actor == OVER:
            assert state.is_terminal()
        elif actor == CHANCE:
            assert state.is_chance_node()
            chances, whole = truth.chances(), sum(weight for _, weight in truth.chances())
            assert state.chance_outcomes() == [(outcome, weight / whole) for outcome, weight in chances]
            assert sum(part for _, part in state.chance_outcomes()) == pytest.approx(1.0)
            assert all(0 <= outcome < state.get_game().max_chance_outcomes() for outcome, _ in chances)
            assert state.action_to_string(chances[0][0]) == game.write(truth, CHANCE, chances[0][0])
        else:
            seat = truth.actors()[0]
            assert state.current_player() == seat
            assert state.legal_actions() == truth.legal(seat)
            assert np.flatnonzero(state.legal_actions_mask()).tolist() == truth.legal(seat)
            texts = [state.action_to_string(action) for action in state.legal_actions()]
            assert texts == [game.write(truth, seat, action) for action in truth.legal(seat)]


def test_who_chooses_at_once_in_tails_chooses_in_order_of_seats() -> None:
    choosing = [state for state in walk("python_brasier_tails(players=4)", 1) if int(state.truth.to_act()) == SEVERAL]
    assert choosing
    for state in walk("python_brasier_tails(players=4)", 1):
        if int(state.truth.to_act()) == SEVERAL:
            assert state.current_player() == min(state.truth.actors())


@pytest.mark.parametrize("name", VARIANTS)
def test_returns_are_what_the_outcome_says(name: str) -> None:
    for seed in range(3):
        end = played(name, seed)
        outcome, terms = end.truth.outcome(), end.inside.terms
        assert outcome is not None
        batch: Batch = terms.setting.batch(1)
        assert batch.reward == WIN
        assert end.returns() == pytest.approx([batch.share(outcome.winners, seat) for seat in range(terms.seats)])
        if not terms.together:
            assert sum(end.returns()) == pytest.approx(0.0)


def test_a_house_not_saved_in_time_is_lost() -> None:
    end = played(SHORT_HOUSE, 1)
    assert end.truth.outcome() is None
    assert end.is_terminal()
    assert end.current_player() == pyspiel.PlayerId.TERMINAL
    assert end.legal_actions() == []
    assert end.returns() == [-1.0, -1.0]
    assert pickle.loads(pickle.dumps(end)).is_terminal()


# ---- copies


@pytest.mark.parametrize("name", VARIANTS)
def test_a_stored_match_goes_on(name: str) -> None:
    stored = [(pickle.dumps(state), str(state)) for state in walk(name, 2)]
    end = played(name, 2)
    for data, text in stored[:: len(stored) // 4]:
        state = pickle.loads(data)
        assert str(state) == text
        for action in end.history()[len(state.history()) :]:
            state.apply_action(action)
        assert state.returns() == end.returns()
        for seat in range(state.num_players()):
            assert state.information_state_string(seat) == end.information_state_string(seat)


def test_a_game_lives_as_long_as_its_states() -> None:
    state = pickle.loads(pickle.dumps(played(SHORT_TAILS, 1)))
    gc.collect()
    assert state.get_game().terms.seats == 2
    assert state.clone().returns() == state.returns()


def test_a_copy_is_a_match_of_its_own() -> None:
    state = pyspiel.load_game("python_brasier_tails").new_initial_state()
    state.apply_action(3)
    twin = state.clone()
    twin.apply_action(5)
    assert state.history() == [3]
    assert twin.history() == [3, 5]
    assert state.information_state_string(0) == '{"type":"blaze","seat":0,"value":3}\n'
    assert twin.information_state_string(0).startswith(state.information_state_string(0))
    assert str(state) != str(twin)


# ---- what is seen


@pytest.mark.parametrize("name", VARIANTS)
def test_tensors_are_the_observations_of_the_laboratory(name: str) -> None:
    for number, state in enumerate(walk(name, 3)):
        if number % 10 and not state.is_terminal():
            continue
        setting = state.inside.terms.setting
        observation = make_observation(state.get_game())
        canvas = Canvas(1, setting.layout.width)
        for seat in range(state.num_players()):
            canvas.renew()
            setting.observer.look(state.truth, seat, canvas)
            row = np.frombuffer(memoryview(canvas.at), dtype=np.uint8)
            assert np.array_equal(state.observation_tensor(seat), row)
            observation.set_from(state, seat)
            assert np.array_equal(observation.tensor, row)
            for part, numbers in setting.layout.split(row).items():
                assert np.array_equal(observation.dict[part], numbers)


@pytest.mark.parametrize("name", VARIANTS)
def test_observation_strings_are_the_view(name: str) -> None:
    for number, state in enumerate(walk(name, 4)):
        if number % 10 == 0:
            for seat in range(state.num_players()):
                told = json.loads(state.observation_string(seat))
                assert told["seat"] == seat
                assert told["phase"] == state.inside.terms.game.view(state.truth, seat).phase


def test_no_other_observers_are_offered() -> None:
    game = pyspiel.load_game("python_brasier_tails")
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert make_observation(game, public) is None
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, None, {"colour": "blue"})


# ---- what is known


def test_where_nothing_is_secret_a_seat_knows_every_step() -> None:
    end = played("python_brasier_feurio(mode=solitaire)", 5)
    lines = end.information_state_string(0).splitlines()
    assert len(lines) == len(end.history())
    assert lines[0].startswith("draw ")
    assert lines[-1] == "pass" or lines[-1].startswith("men ")


def test_a_seat_knows_its_own_choice_and_of_the_others_that_they_chose() -> None:
    end = played(SHORT_TAILS, 6)
    for seat in (0, 1):
        told = [json.loads(line) for line in end.information_state_string(seat).splitlines()]
        choices = {event["seat"]: event["cards"] for event in told if event["type"] == "chosen"}
        assert len(choices[seat]) == 3
        assert choices[1 - seat] is None


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_no_two_pasts_of_a_match_look_alike(name: str) -> None:
    """Perfect recall: whatever a seat does or sees lengthens what it knows."""
    for seat in (0, 1):
        known = [state.information_state_string(seat) for state in walk(name, 7)]
        assert len(set(known)) == len(known)
        assert all(later.startswith(earlier) for earlier, later in pairwise(known))


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_another_truth_looks_the_same_to_the_seat(name: str) -> None:
    is_other = False
    for number, state in enumerate(walk(name, 8)):
        if number % 7:
            continue
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, sampler(number))
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.current_player() == state.current_player()
            if state.current_player() == seat:
                assert other.legal_actions() == state.legal_actions()
            is_other |= other.history() != state.history()
    assert is_other


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_other_truths_do_not_depend_on_the_truth(name: str) -> None:
    """From two matches that look alike to a seat, the same luck makes the same third: nothing of the truth leaks."""
    for number, state in enumerate(walk(name, 9)):
        if number % 9 == 0:
            seat = number % state.num_players()
            other = state.resample_from_infostate(seat, sampler(1))
            for seed in (2, 3):
                third = state.resample_from_infostate(seat, sampler(seed))
                assert third.history() == other.resample_from_infostate(seat, sampler(seed)).history()


def test_every_choice_that_fits_comes_up() -> None:
    """Seat 1 knows the nine cards of seat 0, three of which are chosen: 84 choices, each as likely as any other."""
    state = next(
        state for state in walk(SHORT_TAILS, 1) if not state.is_chance_node() and state.current_player() == 1
    ).clone()
    worlds = [state.resample_from_infostate(1, sampler(seed)).history()[-1] for seed in range(1000)]
    assert len(set(worlds)) == 84
    assert max(worlds.count(world) for world in set(worlds)) < 40


def test_where_nothing_is_secret_there_is_no_other_truth() -> None:
    state = played(SHORT_HOUSE, 1)
    assert state.resample_from_infostate(0, sampler(1)).history() == state.history()


# ---- OpenSpiel's own players


def finish(state: SpielState, bots: list[Any], seed: int) -> SpielState:
    rng = Rng(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(state.truth.sample(rng)))
        else:
            state.apply_action(bots[state.current_player()].step_with_policy(state)[1])
    return state


@pytest.mark.parametrize("evaluator", [mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), Rollouts(seed=1)])
def test_mcts_in_python_plays(evaluator: Any) -> None:
    game = pyspiel.load_game(SHORT_HOUSE)
    bot = mcts.MCTSBot(game, 2.0, 2, evaluator, random_state=np.random.RandomState(1))
    assert finish(game.new_initial_state(), [bot, bot], 1).is_terminal()


def test_mcts_in_cpp_plays() -> None:
    game = pyspiel.load_game(SHORT_HOUSE)
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, True, 1, False)
    assert finish(game.new_initial_state(), [bot, bot], 1).is_terminal()


@pytest.mark.parametrize("evaluator", [mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)), Rollouts(seed=1)])
@pytest.mark.parametrize("use_observation_string", [True, False])
def test_is_mcts_in_python_plays(evaluator: Any, use_observation_string: bool) -> None:
    game = pyspiel.load_game(SHORT_TAILS)
    bot = ismcts.ISMCTSBot(
        game,
        evaluator,
        2.0,
        5,
        random_state=np.random.RandomState(1),
        use_observation_string=use_observation_string,
    )
    bot.set_resampler(resampler(1))
    assert sum(finish(game.new_initial_state(), [bot, bot], 2).returns()) == 0.0


def test_is_mcts_in_cpp_cannot_ask_a_game_in_python_for_worlds() -> None:
    state = next(state for state in walk(SHORT_TAILS, 1) if not state.is_chance_node())
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 2)
    with pytest.raises(pyspiel.SpielError, match="not implemented"):
        bot.step_with_policy(state)


def test_rollouts_tell_who_is_ahead() -> None:
    """At the last pass of a match there is one end: every rollout tells it."""
    *_, before, end = (state.clone() for state in walk("python_brasier_feurio", 1))
    assert Rollouts(3, seed=1).evaluate(before).tolist() == end.returns()
    assert Rollouts().prior(before) == [
        (action, 1.0 / len(before.legal_actions())) for action in before.legal_actions()
    ]


def test_mccfr_learns_from_a_short_match() -> None:
    """In Python and in C++: its tables are indexed by what a seat knows."""
    game = pyspiel.load_game(SHORT_TAILS)
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    solver.iteration()
    state = next(state for state in walk(SHORT_TAILS, 1) if not state.is_chance_node())
    assert sorted(solver.average_policy().action_probabilities(state)) == state.legal_actions()
    faster = pyspiel.OutcomeSamplingMCCFRSolver(game, seed=1)
    faster.run_iteration()
    assert sorted(faster.average_policy().action_probabilities(state)) == state.legal_actions()


def test_the_environment_of_openspiel_steps() -> None:
    environment = rl_environment.Environment(
        pyspiel.load_game(SHORT_TAILS),
        observation_type=rl_environment.ObservationType.OBSERVATION,
        chance_event_sampler=rl_environment.ChanceEventSampler(seed=1),
    )
    step = environment.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][seat][0]])
    assert sum(step.rewards) == 0.0


# ---- with a clock

MOMENT = 0.001  # seconds: enough for the two simulations that every search makes at least


@pytest.mark.parametrize("name", ["easy", "mcts", "mcts+"])
def test_a_team_of_anybody_plays_on_the_ladder(name: str) -> None:
    side = make_side(name, MOMENT)
    game = pyspiel.load_game(SHORT_HOUSE)
    assert play(game, [side, side], "test", 1).is_terminal()
    assert side.effort.decisions > 0


def test_the_ladder_turns_seats_and_tells_what_was_spent(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rung = Rung("short", SHORT_TAILS, ("ismcts", "ismcts+"))
    results = list(climb(rung, ["easy"], MOMENT, 4, "test"))
    assert [(result.side, result.other, result.matches) for result in results] == [
        ("easy", "ismcts", 4),
        ("easy", "ismcts+", 4),
    ]
    for result in results:
        assert 0.0 <= result.low <= result.won <= result.high <= 1.0
        assert result.even == 0.5
        assert result.other_effort["simulations_each"] >= 2
    alone = list(climb(Rung("house", SHORT_HOUSE, ("mcts+",)), ["easy"], MOMENT, 2, "test"))
    assert [(result.side, result.other, result.won) for result in alone] == [("easy", None, 0.0), ("mcts+", None, 0.0)]
    file = tmp_path / "ladder.json"
    main(["--only", "tails-2", "--levels", "easy", "--matches", "2", "--seconds", "0.001", "--json", str(file)])
    told = json.loads(file.read_text())["results"]
    assert [(one["rung"], one["side"], one["other"]) for one in told] == [
        ("tails-2", "easy", "ismcts"),
        ("tails-2", "easy", "ismcts+"),
    ]
    assert capsys.readouterr().out.startswith("| match | plays |")
    for words, answer in (
        (["--seconds", "0"], "more than 0"),
        (["--only", "tails-2,none"], "there is no none"),
        (["--levels", "best"], "there is no best"),
    ):
        with pytest.raises(SystemExit):
            main([*words, "--json", str(tmp_path / "refused.json")])
        assert answer in capsys.readouterr().err
    assert not (tmp_path / "refused.json").exists()
    assert row(results[0]).startswith("| short | easy | ismcts | 4 |")
    assert row(alone[0]).startswith("| house | easy | the game | 2 | 0% ")


def test_luck_is_the_same_for_everybody() -> None:
    game = pyspiel.load_game(SHORT_TAILS)
    first = [play(game, [make_side("easy", 1.0)] * 2, "test", 7).history() for _ in range(2)]
    assert first[0] == first[1]


# ---- the page


def test_the_page_runs() -> None:
    blocks = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    examples = doctest.DocTestParser().get_doctest("".join(blocks), {}, PAGE.name, str(PAGE), 0)
    result = doctest.DocTestRunner().run(examples)
    assert result.attempted >= 20
    assert result.failed == 0


def test_the_page_names_every_parameter_and_bound() -> None:
    text = PAGE.read_text(encoding="utf-8")
    listed = re.findall(r"^\| (\w+) \| `(\w+)` \| `(\w+)` \|", text, re.MULTILINE)
    assert listed == [(game.name, name, str(value)) for game in GAMES for name, value in game.defaults.items()]
    rows = re.findall(r"^\| ([A-Z][\w !]+).*\| (\d+) \| below (\d+) \| (.*) \|$", text, re.MULTILINE)
    assert [row[0].strip() for row in rows] == ["Feurio!", "Feurio! alone or together", "Flash Point", "Tails on Fire"]
    for name, actions, draws, longest in rows:
        loaded = next(pyspiel.load_game(one.registered().short_name) for one in GAMES if one.long_name in name)
        assert loaded.num_distinct_actions() == int(actions)
        assert loaded.max_chance_outcomes() == int(draws)
        assert longest == "`max_decisions`" or loaded.max_game_length() == int(longest)
