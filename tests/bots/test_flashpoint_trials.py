"""How trials find what the judge of Flash Point overlooks, and the command that makes them."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from brasier.bots.flashpoint import outlook as at
from brasier.bots.flashpoint.fits import match as narrow
from brasier.bots.flashpoint.fits import trials
from brasier.bots.flashpoint.fits.match import SETTINGS
from brasier.bots.flashpoint.fits.overlooked import overlooked
from brasier.bots.flashpoint.fits.trials import DOUBT, KEPT, STEP, Trial, Tried, alike, ends_of, fit, gains, main, tried
from brasier.bots.flashpoint.normal import judge_of
from brasier.bots.flashpoint.planner import Planner
from brasier.bots.flashpoint.told import score_of
from brasier.bots.flashpoint.weights import WEIGHTS
from brasier.games.flashpoint.codes import END
from games.flashpoint.board import board

NOTHING = [0.0] * at.FEATURES


def test_what_became_of_a_trial_is_looked_for_in_later_turns_and_in_the_end() -> None:
    """After the last turn only the result is left; before it the told chances count, the nearer ones more."""
    match = Tried(True, [0.2, 0.4, 0.6], [Trial(0, NOTHING, 0.3), Trial(1, NOTHING, 0.4), Trial(2, NOTHING, 0.5)])
    last = 1.0
    middle = 0.12 * 0.6 + 0.88 * last
    first = 0.12 * 0.4 + 0.88 * middle
    assert gains(match) == pytest.approx([first - 0.3, middle - 0.4, last - 0.5])
    assert gains(match._replace(is_won=False))[2] == -0.5


def planted(effect: float, count: int = 1500) -> list[Tried]:
    """Trials in which what the judge finds better by 1 wins 5 % more, and to be far from fire so much more."""
    dice, row = random.Random(3), WEIGHTS["heroic"].row
    matches = []
    for _ in range(count):
        more = [dice.gauss(0.0, 0.05) for _ in range(at.FEATURES)]
        gain = 0.05 * sum(weight * number for weight, number in zip(row, more, strict=True)) + effect * more[at.NEAREST]
        is_won = dice.random() < 0.5
        matches.append(Tried(is_won, [0.5], [Trial(0, more, float(is_won) - gain)]))
    return matches


def test_what_the_judge_overlooks_is_found_in_its_own_measure() -> None:
    found = overlooked(WEIGHTS["heroic"], ends_of(planted(0.1)), 0.001, KEPT)
    assert found[at.NEAREST] == pytest.approx(0.1 / 0.05, rel=0.01)
    others = [each for place, each in enumerate(found) if place != at.NEAREST]
    assert max(map(abs, others)) < 0.01


def test_what_says_how_the_match_stands_keeps_its_weight() -> None:
    found = overlooked(WEIGHTS["heroic"], ends_of(planted(0.1)), DOUBT, KEPT)
    assert {at.NEEDED, at.DAMAGE, at.THREE_LOST} <= KEPT
    assert all(found[place] == 0.0 for place in KEPT)


def test_few_trials_are_hardly_believed() -> None:
    some, many = (
        overlooked(WEIGHTS["heroic"], ends_of(planted(0.1, count)), DOUBT, KEPT)[at.NEAREST] for count in (200, 1500)
    )
    assert 0 < some < many < 0.5


def test_ends_are_drawn_from_those_about_as_good_as_the_best() -> None:
    state = board("+---+---+---+---+\n| 0   f   s   ? |\n+   +   +   +   +", (1, 1), specialists="generalist")
    plans = [plan for plan in Planner(judge_of(state)).search(state, 20, 0) if plan.action == END]
    some = alike(plans)
    assert some[0] is plans[0]
    assert 1 < len(some) <= 6
    scores = [score_of(float(plan.value)) for plan in plans]
    assert all(scores[0] - score_of(float(plan.value)) < 0.7 for plan in some)
    assert min(scores) < scores[0] - 0.7  # there were others


def test_a_match_of_trials_can_be_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(narrow, "NODES", 40)
    match = tried(SETTINGS["heroic"], "heroic", WEIGHTS["heroic"], 1)
    assert match == tried(SETTINGS["heroic"], "heroic", WEIGHTS["heroic"], 1)
    assert all(0.0 <= chance <= 1.0 for chance in match.chances)
    assert match.trials
    assert all(any(trial.more) and 0 <= trial.turn < len(match.chances) for trial in match.trials)


def test_a_step_goes_a_part_of_the_way_and_the_next_begins_there(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []

    def overlook(weights: object, *_: object) -> list[float]:
        begun.append(weights)
        return [1.0] * at.FEATURES

    monkeypatch.setattr(trials, "tried", lambda *_: Tried(True, [], []))
    monkeypatch.setattr(trials, "overlooked", overlook)
    with ThreadPoolExecutor(1) as crew:
        steps = list(fit("heroic", 2, 3, 1, crew))
    assert [won for won, _ in steps] == [1.0, 1.0]
    assert begun == [WEIGHTS["heroic"], steps[0][1]]
    assert steps[1][1].row[0] == pytest.approx(WEIGHTS["heroic"].row[0] + 2 * STEP)


def test_the_command_tells_a_row_after_each_step(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(trials, "ProcessPoolExecutor", lambda: ThreadPoolExecutor(1))
    monkeypatch.setattr(trials, "tried", lambda *_: Tried(False, [], []))
    monkeypatch.setattr(trials, "overlooked", lambda *_: NOTHING)
    main(["heroic", "--steps", "2", "--matches", "2"])
    told = capsys.readouterr().out.splitlines()
    assert [line.partition("  ")[0] for line in told] == ["0.000", "0.000"]
    row = [float(word) for word in told[-1].partition("  ")[2].strip("[]").split(", ")]
    assert row == [round(weight, 3) for weight in WEIGHTS["heroic"].row]
