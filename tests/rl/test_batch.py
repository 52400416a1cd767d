"""Many matches at once are what the rules make of each of them."""

import pickle
from typing import Any

import numpy as np
import pytest

from brasier.core.game import CHANCE
from brasier.rl.batch import Batch, Illegal, illegal
from brasier.rl.observing import Canvas
from brasier.rl.setting import Setting, seen
from rl.settings import EVERY, RIVALS, TOGETHER

ROWS = 3


def chosen(batch: Batch) -> bytes:
    """What the batch itself proposes: legal actions at random."""
    return bytes(memoryview(batch.samples))


def all_shown(batch: Batch) -> list[np.ndarray[Any, Any]]:
    shown = (
        batch.observations.at, batch.masks.at, batch.turns, batch.samples, batch.rewards,
        batch.terminated, batch.truncated, batch.refused,
    )  # fmt: skip
    return [seen(memory) for memory in shown]


def masked(batch: Batch, row: int) -> list[int]:
    return [int(action) for action in np.flatnonzero(seen(batch.masks.at, int(batch.rows), int(batch.actions))[row])]


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_masks_are_what_the_rules_allow_until_the_end(game: str, options: dict[str, Any]) -> None:
    setting = Setting(game, options)
    batch = setting.batch(ROWS)
    batch.reset(7)
    ended = [False] * ROWS
    while not all(ended):
        for row, state in enumerate(batch.states):
            ended[row] = not state.actors()
            assert bool(batch.terminated[row]) == ended[row]
            if ended[row]:
                assert masked(batch, row) == []
            else:
                seat = int(batch.turns[row])
                assert seat == min(state.actors()) >= 0
                assert masked(batch, row) == state.legal(seat)
                assert int(batch.samples[row]) in state.legal(seat)
        batch.step(chosen(batch), False, False)


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_what_is_shown_is_what_the_seat_to_act_may_know(game: str, options: dict[str, Any]) -> None:
    setting = Setting(game, options)
    batch = setting.batch(ROWS)
    batch.reset(11)
    canvas = Canvas(1, setting.layout.width)
    for _ in range(60):
        shown = seen(batch.observations.at, ROWS, setting.layout.width)
        for row in range(ROWS):
            batch.look(row, int(batch.turns[row]), canvas)
            assert (shown[row] == seen(canvas.at)).all()
        batch.step(chosen(batch), True, False)


def lowest(batch: Batch) -> bytes:
    """The lowest legal action of each match; not every game ends that way."""
    rows = [masked(batch, row)[:1] or [0] for row in range(int(batch.rows))]
    return np.array(rows, dtype=np.int64).tobytes()


@pytest.mark.parametrize("game", ["feurio", "flashpoint", "tails"])
def test_a_match_is_the_same_alone_and_among_others(game: str) -> None:
    few, many = Setting(game, {}).batch(2), Setting(game, {}).batch(5)
    few.reset(3)
    many.reset(3)
    for _ in range(30):
        assert [state.pack() for state in few.states] == [state.pack() for state in many.states[:2]]
        few.step(lowest(few), True, False)
        many.step(lowest(many), True, False)
    assert len({state.pack() for state in many.states}) == 5  # and every row has luck of its own


@pytest.mark.parametrize("game", ["feurio", "flashpoint", "tails"])
def test_another_seed_is_another_match_and_so_is_the_next(game: str) -> None:
    batch = Setting(game, {}).batch(1)

    def played() -> tuple[int, ...]:
        for _ in range(30):
            batch.step(lowest(batch), False, False)
        return batch.states[0].pack()

    batch.reset(1)
    first = played()
    batch.begin_all()
    second = played()
    batch.reset(2)
    other = played()
    batch.reset(1)
    assert played() == first
    assert len({first, second, other}) == 3


def test_an_illegal_action_is_refused_and_nothing_has_changed_anywhere() -> None:
    batch = Setting("flashpoint", {}).batch(4)
    batch.reset(5)
    for action in (-1, int(batch.actions), 2**40, masked(batch, 2)[-1] + 1):
        states = [state.pack() for state in batch.states]
        before = [memory.copy() for memory in all_shown(batch)]
        wanted = seen(batch.samples).copy()
        wanted[2] = action
        with pytest.raises(Illegal, match=f"match 2 does not allow action {action}") as refusal:
            batch.step(wanted.tobytes(), True, False)
        assert (refusal.value.row, refusal.value.action) == (2, action)
        assert [state.pack() for state in batch.states] == states
        assert all((now == then).all() for now, then in zip(all_shown(batch), before, strict=True))


def test_or_it_is_passed_over_and_the_others_go_on() -> None:
    batch = Setting("flashpoint", {}).batch(4)
    batch.reset(5)
    states = [state.pack() for state in batch.states]
    legal = masked(batch, 2)
    wanted = seen(batch.samples).copy()
    wanted[2] = -1
    batch.step(wanted.tobytes(), True, True)
    assert list(seen(batch.refused)) == [0, 0, 1, 0]
    assert [state.pack() == before for state, before in zip(batch.states, states, strict=True)] == [
        False,
        False,
        True,
        False,
    ]
    assert masked(batch, 2) == legal
    assert not seen(batch.rewards).any()


def test_what_was_shown_before_stays_what_it_was() -> None:
    batch = Setting("tails", {}).batch(8)
    batch.reset(5)
    kept = []
    for _ in range(40):
        kept.append((all_shown(batch), [memory.copy() for memory in all_shown(batch)]))
        batch.step(chosen(batch), True, False)
    assert all((now == then).all() for shown, copies in kept for now, then in zip(shown, copies, strict=True))


def play_to_the_end(batch: Batch) -> np.ndarray[Any, Any]:
    """All rewards of a match, summed for each seat."""
    total = seen(batch.rewards).copy()
    while not (batch.terminated[0] or batch.truncated[0]):
        batch.step(chosen(batch), False, False)
        total += seen(batch.rewards)
    return total


@pytest.mark.parametrize(("game", "options"), RIVALS)
def test_rivals_pay_the_winner(game: str, options: dict[str, Any]) -> None:
    setting = Setting(game, options)
    batch = setting.batch(1)
    for seed in range(5):
        batch.reset(seed)
        rewards = play_to_the_end(batch)
        outcome = batch.states[0].outcome()
        assert outcome is not None
        assert rewards.sum() == pytest.approx(0)
        for seat in range(setting.seats):
            if seat not in outcome.winners:
                assert rewards[seat] == pytest.approx(-1 / (setting.seats - 1))
        if len(outcome.winners) == 1:
            assert rewards[outcome.winners[0]] == 1


@pytest.mark.parametrize(("game", "options"), TOGETHER)
def test_those_who_play_together_have_the_same(game: str, options: dict[str, Any]) -> None:
    batch = Setting(game, options).batch(1)
    for seed in range(3):
        batch.reset(seed)
        rewards = play_to_the_end(batch)
        outcome = batch.states[0].outcome()
        assert outcome is not None
        assert set(rewards) == {1.0 if outcome.winners else -1.0}


@pytest.mark.parametrize(("game", "options"), EVERY)
def test_scores_and_progress_can_be_rewarded_instead(game: str, options: dict[str, Any]) -> None:
    setting = Setting(game, options, "score")
    batch = setting.batch(1)
    batch.reset(2)
    scores = play_to_the_end(batch)
    outcome = batch.states[0].outcome()
    assert outcome is not None
    assert tuple(scores) == outcome.scores
    setting = Setting(game, options, "progress")
    batch = setting.batch(1)
    batch.reset(2)
    before = [setting.observer.progress(batch.states[0], seat) for seat in range(setting.seats)]
    gained = play_to_the_end(batch)
    after = [setting.observer.progress(batch.states[0], seat) for seat in range(setting.seats)]
    assert gained == pytest.approx(np.array(after) - np.array(before))


def test_a_match_is_cut_off_after_so_many_decisions() -> None:
    batch = Setting("tails", {}, max_cycles=10).batch(2)
    batch.reset(1)
    for step in range(1, 11):
        batch.step(chosen(batch), False, False)
        assert list(seen(batch.truncated)) == [step == 10] * 2
    assert not seen(batch.terminated).any()
    assert masked(batch, 0) == []
    packed = batch.states[0].pack()
    batch.step(chosen(batch), False, False)  # over: it stays as it is
    assert batch.states[0].pack() == packed
    batch.step(chosen(batch), True, False)  # and the next one begins
    assert not seen(batch.truncated).any()
    assert list(seen(batch.matches)) == [2, 2]


def test_what_is_not_allowed_counts_towards_the_end() -> None:
    batch = Setting("tails", {}, max_cycles=5).batch(1)
    batch.reset(1)
    for step in range(1, 6):
        batch.step((-1).to_bytes(8, "little", signed=True), False, True)
        assert bool(batch.truncated[0]) == (step == 5)


def test_a_refusal_survives_the_way_between_processes() -> None:
    again = pickle.loads(pickle.dumps(illegal(3, 7)))
    assert (again.row, again.action, str(again)) == (3, 7, "match 3 does not allow action 7")


@pytest.mark.parametrize("reward", ["win", "progress"])
@pytest.mark.parametrize("game", ["feurio", "flashpoint", "tails"])
def test_a_frozen_batch_goes_on_as_if_nothing_had_been(game: str, reward: Any) -> None:
    setting = pickle.loads(pickle.dumps(Setting(game, {}, reward, max_cycles=40)))
    batch = setting.batch(3)
    batch.reset(5)
    for _ in range(25):
        batch.step(chosen(batch), True, False)
    other = setting.thaw(pickle.loads(pickle.dumps(setting.freeze(batch))))
    for _ in range(60):
        assert all((one == two).all() for one, two in zip(all_shown(batch), all_shown(other), strict=True))
        batch.step(chosen(batch), True, False)
        other.step(chosen(other), True, False)


def test_chance_never_waits() -> None:
    batch = Setting("flashpoint", {"mode": "advanced"}).batch(8)
    batch.reset(1)
    for _ in range(300):
        assert all(state.to_act() != CHANCE for state in batch.states)
        batch.step(chosen(batch), True, False)


def test_settings_that_cannot_be_are_refused() -> None:
    with pytest.raises(ValueError, match="reward is one of win, score, progress"):
        Setting("tails", {}, "glory")  # type: ignore[arg-type]  # that is the point
    with pytest.raises(ValueError, match="max_cycles is at least 1"):
        Setting("tails", {}, max_cycles=0)
