"""How a look a round ahead finds what the judge of Flash Point overlooks, and the command that looks."""

import random
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

from brasier.bots.flashpoint import outlook as at
from brasier.bots.flashpoint.fits import match as narrow
from brasier.bots.flashpoint.fits import rounds
from brasier.bots.flashpoint.fits.match import SETTINGS, Four, dice_of
from brasier.bots.flashpoint.fits.overlooked import Compared, overlooked
from brasier.bots.flashpoint.fits.rounds import STEP, compared, drawn, fit, later, main, seen, settled
from brasier.bots.flashpoint.planner import Node
from brasier.bots.flashpoint.told import score_of, told
from brasier.bots.flashpoint.weights import WEIGHTS
from brasier.games.flashpoint.codes import DONE, END
from brasier.games.flashpoint.ground import count
from brasier.games.flashpoint.rules import FlashPoint
from games.flashpoint.board import board

HEROIC = WEIGHTS["heroic"]
BURNING = "+---+---+---+---+\n| 0   f   s   ? |\n+   +   +   +   +"


@pytest.fixture
def four(monkeypatch: pytest.MonkeyPatch) -> Four:
    monkeypatch.setattr(narrow, "NODES", 60)
    return Four(HEROIC)


def plans_of(four: Four) -> list[Node]:
    return four.plans(board(BURNING, (1, 1), specialists="generalist"))


def an_end(four: Four) -> FlashPoint:
    return next(plan.state for plan in plans_of(four) if plan.action == END)


def test_the_best_ends_are_looked_at_and_some_that_are_not_much_worse(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "NOT_WORSE", 0.5)
    plans = [plan for plan in plans_of(Four(HEROIC)) if plan.action == END]
    ends = drawn(plans, random.Random(1))
    assert ends[:3] == plans[:3]
    assert len(ends) == len({id(end) for end in ends}) == 6
    best, *others = (score_of(float(end.value)) for end in ends)
    assert all(best - 0.5 < other <= best for other in others)
    assert score_of(float(plans[-1].value)) <= best - 0.5  # there were worse ones


def test_luck_is_what_went_better_than_on_average(four: Four) -> None:
    """Over many dice there is none, and it makes up what was seen after some of them and not after others."""
    end = an_end(four)
    lucks, after = [], []
    for seed in range(80):
        state = end.clone()
        lucks.append(settled(four, "heroic", state, dice_of(seed), dice_of(1000 + seed)))
        after.append(seen(four, "heroic", state))
    assert abs(fmean(lucks)) < 3 * stdev(lucks) / sqrt(80)
    together = fmean((luck - fmean(lucks)) * (each - fmean(after)) for luck, each in zip(lucks, after, strict=True))
    assert together / stdev(lucks) / stdev(after) > 0.8


def test_an_end_is_played_on_with_the_dice_it_is_given(four: Four) -> None:
    end = an_end(four)
    before = end.pack()
    worth = later(four, "heroic", end, 5)
    assert end.pack() == before
    assert later(four, "heroic", end, 5) == worth
    assert {later(four, "heroic", end, seed) for seed in range(6, 9)} != {worth}


def test_what_is_told_a_round_later_counts_less_most_of_the_luck(four: Four, monkeypatch: pytest.MonkeyPatch) -> None:
    end, really = an_end(four), rounds.settled
    ended: list[float] = []
    lucks: list[float] = []

    def plans(state: FlashPoint) -> list[Node]:
        found = Four.plans(four, state)
        if found[0].action == END:
            ended.append(told("heroic", float(found[0].value), int(found[0].state.rescued)))
        return found

    def settled(*given: Any) -> float:
        lucks.append(really(*given))
        return lucks[-1]

    monkeypatch.setattr(four, "plans", plans)
    monkeypatch.setattr(rounds, "settled", settled)
    worth = later(four, "heroic", end, 5)
    assert len(ended) == 4  # everybody has had another turn
    assert any(lucks)
    assert worth == pytest.approx(ended[-1] - 0.75 * sum(lucks))


@pytest.mark.parametrize(("rescued", "worth"), [(7, 1.0), (6, 0.0)])
def test_of_a_match_that_is_over_the_result_counts(
    rescued: int, worth: float, four: Four, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = an_end(four)

    def settled(_four: object, _sort: object, state: FlashPoint, *_: object) -> float:
        state.phase, state.rescued = DONE, rescued
        return 0.2

    monkeypatch.setattr(rounds, "settled", settled)
    assert later(four, "heroic", end, 1) == pytest.approx(worth - 0.75 * 0.2)


def test_ends_of_a_turn_are_compared_with_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here an end is worth what it has left to burn, so what it gains must be what it has more of that."""
    monkeypatch.setattr(narrow, "NODES", 40)
    monkeypatch.setattr(rounds, "later", lambda _four, _sort, end, _seed: float(count(end.fire)) / 20.0)
    found = compared(SETTINGS["heroic"], "heroic", HEROIC, 1)
    assert found == compared(SETTINGS["heroic"], "heroic", HEROIC, 1)
    assert len({end.gain for end in found}) > 2
    for end in found:
        assert end.gain == pytest.approx(end.more[at.BURNING])


def test_a_step_goes_half_of_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ends in which what the judge finds better by 1 does better by 5 %, and to be far from fire by so much more."""

    def planted(_given: object, _sort: object, _weights: object, seed: int) -> list[Compared]:
        dice = random.Random(seed)
        more = [dice.gauss(0.0, 0.05) for _ in range(at.FEATURES)]
        more[at.HOT] *= seed % 10 == 0
        judged = sum(weight * number for weight, number in zip(HEROIC.row, more, strict=True))
        return [Compared(more, 0.05 * judged + 0.1 * more[at.NEAREST])]

    monkeypatch.setattr(rounds, "compared", planted)
    monkeypatch.setattr(rounds, "DOUBT", 0.001)
    with ThreadPoolExecutor(1) as crew:
        ends, weights = fit("heroic", 400, 1, crew)
    assert ends == 400
    moved = [after - before for before, after in zip(HEROIC.row, weights.row, strict=True)]
    assert moved[at.HOT] == 0.0  # in which ends differ seldom
    assert moved[at.FOAM] != 0.0
    assert moved[at.NEAREST] == pytest.approx(STEP * 0.1 / 0.05, rel=0.01)
    assert max(abs(each) for place, each in enumerate(moved) if place != at.NEAREST) < 0.01


def test_the_command_tells_a_row(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(rounds, "ProcessPoolExecutor", lambda: ThreadPoolExecutor(1))
    monkeypatch.setattr(rounds, "compared", lambda *_: [Compared([0.1] * at.FEATURES, 0.0)] * 3)
    monkeypatch.setattr(rounds, "overlooked", lambda *_: [0.0] * at.FEATURES)
    main(["heroic", "--matches", "2"])
    told, _, row = capsys.readouterr().out.strip().partition("  ")
    assert told == "6 ends"
    assert [float(word) for word in row.strip("[]").split(", ")] == [round(weight, 3) for weight in HEROIC.row]


def test_too_few_matches_are_told_in_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "ProcessPoolExecutor", lambda: ThreadPoolExecutor(1))
    monkeypatch.setattr(rounds, "compared", lambda *_: [Compared([0.1] * at.FEATURES, 0.0)] * 3)
    with pytest.raises(SystemExit, match="Only 6 ends"):
        main(["heroic", "--matches", "2"])


def test_weights_that_do_no_good_are_not_built_upon() -> None:
    dice = random.Random(1)
    rows = [[dice.gauss(0.0, 0.05) for _ in range(at.FEATURES)] for _ in range(200)]
    bad = [Compared(row, -sum(weight * number for weight, number in zip(HEROIC.row, row, strict=True))) for row in rows]
    with pytest.raises(SystemExit, match="does no good"):
        overlooked(HEROIC, bad, 300.0, ())
