"""The Gymnasium environments: one mind, and thousands of matches at once."""

import copy
import pickle
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from brasier.rl import IDS, Illegal, MatchesEnv, OneMindEnv

ALONE = [id_ for id_, (_, _, alone) in IDS.items() if alone]


def some(mask: np.ndarray[Any, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("id_", ALONE)
def test_gymnasiums_own_check(id_: str, capsys: pytest.CaptureFixture[str], recwarn: pytest.WarningsRecorder) -> None:
    check_env(gymnasium.make(id_).unwrapped)
    assert [str(warning.message) for warning in recwarn] == []
    assert capsys.readouterr().out.strip()  # it asks for every way to draw, `human` too


@pytest.mark.parametrize("id_", ALONE)
def test_one_mind_plays_whole_matches(id_: str) -> None:
    env = gymnasium.make(id_)
    rng = np.random.default_rng(1)
    outcomes = set()
    for seed in (3, None, None):
        observation, info = env.reset(seed=seed)
        ended, total = False, 0.0
        while not ended:
            assert env.observation_space.contains(observation)
            assert (env.get_wrapper_attr("action_masks")() == info["action_mask"].astype(bool)).all()
            observation, reward, terminated, truncated, info = env.step(some(info["action_mask"], rng))
            assert not info["illegal"]
            total += float(reward)
            ended = terminated or truncated
        assert terminated
        assert total in (-1.0, 1.0)
        outcomes.add(bytes(observation))
    assert len(outcomes) == 3  # the matches that follow are others


def test_an_illegal_action_changes_nothing_and_is_told() -> None:
    env = OneMindEnv("flashpoint")
    observation, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    after, reward, terminated, truncated, told = env.step(illegal)
    assert told["illegal"]
    assert (reward, terminated, truncated) == (0.0, False, False)
    assert (after == observation).all()
    assert (told["action_mask"] == info["action_mask"]).all()
    strict = OneMindEnv("flashpoint", strict=True)
    strict.reset(seed=1)
    with pytest.raises(Illegal):
        strict.step(illegal)


def test_an_observation_belongs_to_whoever_got_it_and_a_mask_cannot_be_changed() -> None:
    env = OneMindEnv("feurio", mode="solitaire", players=1)
    observation, info = env.reset(seed=1)
    copy = observation.copy()
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert (observation == copy).all()
    observation[:] = 7
    with pytest.raises(ValueError, match="read-only"):
        info["action_mask"][:] = 1


def test_environments_can_be_copied_and_sent_elsewhere() -> None:
    alone = OneMindEnv("flashpoint", firefighters=2)
    vector = MatchesEnv("feurio", 4, players=3)
    _, info = alone.reset(seed=1)
    vector.reset(seed=1)
    for _ in range(10):
        _, _, _, _, info = alone.step(int(np.flatnonzero(info["action_mask"])[0]))
        vector.step(vector.sample_legal())
    for copied in (copy.deepcopy(alone), pickle.loads(pickle.dumps(alone))):
        assert (copied.action_masks() == alone.action_masks()).all()
    for many in (copy.deepcopy(vector), pickle.loads(pickle.dumps(vector))):
        before = [state.pack() for state in vector.batch.states]
        assert (many.sample_legal() == vector.sample_legal()).all()
        many.step(many.sample_legal())
        assert [state.pack() for state in vector.batch.states] == before
        with pytest.raises(ValueError, match="read-only"):
            many.step(many.sample_legal())[4]["_seat"][0] = False


def test_other_processes_can_play() -> None:
    vector = gymnasium.vector.AsyncVectorEnv([strict_match] * 2)
    vector.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Gymnasium tells the traceback of the other process as a warning
        with pytest.raises(Illegal, match="does not allow action -1"):
            vector.step(np.array([-1, -1]))
    vector.close(terminate=True)


def strict_match() -> OneMindEnv:
    return OneMindEnv("flashpoint", strict=True)


def test_reset_comes_first() -> None:
    with pytest.raises(ResetNeeded):
        OneMindEnv("flashpoint").step(0)
    with pytest.raises(ResetNeeded):
        MatchesEnv("feurio", 2).step(np.zeros(2, dtype=np.int64))


def test_rivals_are_not_one_mind() -> None:
    with pytest.raises(ValueError, match="PettingZoo"):
        OneMindEnv("tails")
    with pytest.raises(ValueError, match="PettingZoo"):
        gymnasium.make("brasier/Tails-v0")


@pytest.mark.parametrize("id_", IDS)
def test_a_vector_plays_match_after_match(id_: str) -> None:
    vector = gymnasium.make_vec(id_, num_envs=5)
    assert isinstance(vector, MatchesEnv)
    observations, infos = vector.reset(seed=9)
    assert vector.observation_space.contains(observations)
    ends = 0
    ended = np.zeros(5, dtype=bool)
    for _ in range(700):
        legal = vector.sample_legal()
        assert infos["action_mask"][np.arange(5), legal][~ended].all()
        observations, rewards, terminated, truncated, infos = vector.step(legal)
        assert not rewards[ended].any()  # the step in which the next match begins
        assert not infos["illegal"].any()
        ended = terminated | truncated
        assert (infos["action_mask"].any(axis=1) == ~ended).all()
        ends += int(ended.sum())
    assert ends > 0
    assert int(np.asarray(memoryview(vector.batch.matches)).sum()) == 5 + ends - int(ended.sum())


def test_a_vector_of_one_is_the_single_environment() -> None:
    alone = gymnasium.make("brasier/FlashPoint-v0", firefighters=2, reward="progress")
    vector = gymnasium.make_vec("brasier/FlashPoint-v0", num_envs=1, firefighters=2, reward="progress")
    one, info = alone.reset(seed=5)
    many, infos = vector.reset(seed=5)
    rng = np.random.default_rng(2)
    for _ in range(200):
        assert (one == many[0]).all()
        assert (info["action_mask"] == infos["action_mask"][0]).all()
        action = some(info["action_mask"], rng)
        one, reward, ended, _, info = alone.step(action)
        many, rewards, endings, _, infos = vector.step(np.array([action]))
        assert (reward, ended) == (rewards[0], endings[0])
        if ended:
            break
    assert ended


def test_matches_can_begin_anew_in_the_same_step() -> None:
    vector = MatchesEnv("feurio", 6, mode="solitaire", players=1, autoreset_mode=AutoresetMode.SAME_STEP, max_cycles=20)
    observations, _ = vector.reset(seed=1)
    for step in range(1, 41):
        observations, _, terminated, truncated, infos = vector.step(vector.sample_legal())
        assert infos["action_mask"].any(axis=1).all()  # nobody waits
        if step % 20:
            assert "final_obs" not in infos
            continue
        assert truncated.all()
        assert not terminated.any()
        assert infos["_final_obs"].all()
        assert all((last != now).any() for last, now in zip(infos["final_obs"], observations, strict=True))
        assert not infos["final_info"]["action_mask"].any()


def test_or_only_where_somebody_says_so() -> None:
    vector = MatchesEnv("tails", 4, autoreset_mode=AutoresetMode.DISABLED, max_cycles=3)
    vector.reset(seed=1)
    for _ in range(5):
        observations, _, _, truncated, _ = vector.step(vector.sample_legal())
    assert truncated.all()
    anew, infos = vector.reset(options={"reset_mask": np.array([True, False, False, True])})
    assert list(infos["action_mask"].any(axis=1)) == [True, False, False, True]
    assert (anew[1:3] == observations[1:3]).all()


@pytest.mark.parametrize(
    "mask", [np.ones(2, dtype=bool), np.ones(5, dtype=bool), np.zeros(4, dtype=bool), np.full(4, 0.5)]
)
def test_a_wrong_reset_mask_changes_nothing(mask: np.ndarray[Any, Any]) -> None:
    vector = MatchesEnv("tails", 4, autoreset_mode=AutoresetMode.DISABLED)
    vector.reset(seed=1)
    before = [state.pack() for state in vector.batch.states]
    with pytest.raises(ValueError, match="reset_mask"):
        vector.reset(options={"reset_mask": mask})
    with pytest.raises(ValueError, match="reset_mask"):
        vector.reset(seed=2, options={"reset_mask": np.ones(4, dtype=bool)})
    assert [state.pack() for state in vector.batch.states] == before


def test_only_what_has_just_ended_is_told_as_final() -> None:
    vector = MatchesEnv("flashpoint", 8, firefighters=1, autoreset_mode=AutoresetMode.SAME_STEP)
    vector.reset(seed=1)
    some_ended = 0
    for _ in range(400):
        _, _, terminated, _, infos = vector.step(vector.sample_legal())
        if "final_info" in infos:
            assert (infos["_final_obs"] == terminated).all()
            assert (infos["final_info"]["_seat"] == terminated).all()
            assert [row is not None for row in infos["final_obs"]] == list(terminated)
            some_ended += not terminated.all()
    assert some_ended > 3


def test_rivals_in_a_vector_are_told_apart() -> None:
    vector = MatchesEnv("tails", 16, players=3)
    _, infos = vector.reset(seed=1)
    acting = infos["seat"]
    ended = np.zeros(16, dtype=bool)
    for _ in range(400):
        _, rewards, terminated, _, infos = vector.step(vector.sample_legal())
        assert infos["rewards"].shape == (16, 3)
        assert (rewards == infos["rewards"][np.arange(16), acting]).all()
        assert infos["rewards"].sum(axis=1) == pytest.approx(np.zeros(16))
        assert (infos["rewards"].any(axis=1) <= terminated).all()
        acting, ended = infos["seat"], ended | terminated
    assert ended.all()


def test_a_vector_takes_one_legal_action_for_each_match() -> None:
    vector = MatchesEnv("flashpoint", 3, strict=True)
    vector.reset(seed=1)
    with pytest.raises(ValueError, match="one whole number for each of 3"):
        vector.step(np.zeros(2, dtype=np.int64))
    with pytest.raises(ValueError, match="one whole number for each of 3"):
        vector.step(np.full(3, 319.9))
    with pytest.raises(Illegal):
        vector.step(np.full(3, -1))
    with pytest.raises(ValueError, match="num_envs"):
        MatchesEnv("flashpoint", 0)


def test_all_boards_can_be_drawn() -> None:
    vector = MatchesEnv("feurio", 2, render_mode="rgb_array")
    vector.reset(seed=1)
    first, second = vector.render()
    assert first.shape[2] == second.shape[2] == 3
    assert first.std() > 0
