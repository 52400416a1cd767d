"""The PettingZoo environments play whole matches of every mode as the rules say."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from brasier.core.game import Refusal
from brasier.rl import Illegal, feurio_v0, flashpoint_v0, tails_v0
from rl.settings import EVERY

VERSIONS: dict[str, Any] = {"feurio": feurio_v0, "flashpoint": flashpoint_v0, "tails": tails_v0}


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_a_match_is_cut_off_after_max_cycles(game: str, options: dict[str, Any]) -> None:
    env = VERSIONS[game].env(max_cycles=4, **options)
    env.reset(seed=1)
    decisions = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            assert truncated
            env.step(None)
        else:
            env.step(env.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
    assert decisions == 4
    assert env.agents == []


def play(env: Any, seed: int) -> dict[str, float]:
    """A whole match at random; what each agent was given in all."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    given = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        given[agent] += reward
        mask = observation["action_mask"]
        assert (mask == info["action_mask"]).all()
        assert env.observation_space(agent).contains(observation)
        if terminated or truncated:
            assert not mask.any()
            env.step(None)
            continue
        state, seat = env.unwrapped._match.state, env.possible_agents.index(agent)
        assert list(np.flatnonzero(mask)) == state.legal(seat)
        env.step(int(rng.choice(np.flatnonzero(mask))))
    return given


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_whole_matches_pay_what_the_outcome_says(game: str, options: dict[str, Any]) -> None:
    env = VERSIONS[game].env(**options)
    for seed in range(3):
        given = play(env, seed)
        outcome = env.unwrapped._match.state.outcome()
        if env.unwrapped.setting.together:
            assert set(given.values()) == {1.0 if outcome.winners else -1.0}
        else:
            assert sum(given.values()) == pytest.approx(0)
            best = max(given.values())
            assert tuple(seat for seat, agent in enumerate(given) if given[agent] == best) == outcome.winners


def test_who_is_not_to_act_sees_with_own_eyes_and_has_nothing_to_choose() -> None:
    env = tails_v0.raw_env(players=3)
    env.reset(seed=4)
    acting = env.agent_selection
    for agent in env.agents:
        seen = env.observe(agent)
        assert seen["action_mask"].any() == (agent == acting)
        assert (seen["observation"] == env._match.observation_of(env.possible_agents.index(agent))).all()


def test_a_secret_choice_is_not_seen_by_who_chooses_next() -> None:
    """Two matches that differ in nothing but what the first has chosen look alike to the second."""
    seen = []
    for choice in (0, -1):
        env = tails_v0.raw_env(players=3)
        env.reset(seed=4)
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[choice]))
        assert env.agent_selection == "seat_1"
        seen.append(env.observe("seat_1")["observation"])
    assert (seen[0] == seen[1]).all()


def test_an_illegal_action_is_refused_and_the_match_goes_on() -> None:
    env = feurio_v0.env(players=2)
    env.reset(seed=1)
    before = env.unwrapped._match.state.pack()
    illegal = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(Illegal):
        env.step(illegal)
    assert env.unwrapped._match.state.pack() == before
    with pytest.raises(ValueError, match="is to act"):
        env.unwrapped.step(None)
    with pytest.raises(TypeError):
        env.unwrapped.step(3.5)
    play(env, 1)


def matches(env: Any, *seeds: Any) -> list[tuple[int, ...]]:
    """How a match ends in which everybody takes what comes first: so many cards are dealt that no two are the same."""
    found = []
    for seed in seeds:
        env.reset(seed=seed)
        while env.agents:
            finished = env.terminations[env.agent_selection]
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(None if finished else int(np.flatnonzero(mask)[0]))
        found.append(env._match.state.pack())
    return found


def test_without_a_seed_every_match_is_another_and_a_seed_decides_those_that_follow() -> None:
    one, two = tails_v0.raw_env(), tails_v0.raw_env()
    assert len(set(matches(one, *[None] * 5))) == 5
    assert matches(one, None) != matches(two, None)
    assert matches(one, 42, None, None) == matches(two, np.int64(42), None, None)


def test_a_copy_plays_on_by_itself() -> None:
    env = tails_v0.env(players=3)
    env.reset(seed=6)
    for copied in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        before = env.unwrapped._match.state.pack()
        mask = copied.last()[0]["action_mask"]
        assert (mask == env.last()[0]["action_mask"]).all()
        copied.step(int(np.flatnonzero(mask)[0]))
        assert env.unwrapped._match.state.pack() == before != copied.unwrapped._match.state.pack()
        play(copied, 2)


def test_what_somebody_writes_into_infos_is_gone_with_the_next_step() -> None:
    env = tails_v0.raw_env(players=3)
    env.reset(seed=6)
    env.infos["seat_1"]["note"] = env.infos["seat_1"]["action_mask"]
    env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert "note" not in env.infos["seat_1"]


def test_wishes_that_cannot_be_are_refused() -> None:
    with pytest.raises(Refusal):
        feurio_v0.env(players=9)
    with pytest.raises(Refusal):
        feurio_v0.env(colour="red")
    with pytest.raises(ValueError, match="render_mode"):
        feurio_v0.env(render_mode="smoke signals")
    env = feurio_v0.raw_env()
    env.reset(seed=1)
    with pytest.raises(ValueError, match="render_mode"):
        env.render()
