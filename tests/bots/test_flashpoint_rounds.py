"""How a look a round ahead finds what the judge of Flash Point overlooks, and the command that looks."""

import random
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from statistics import fmean, stdev

import pytest

from brasier.bots.flashpoint import outlook as at
from brasier.bots.flashpoint.fits import match as narrow
from brasier.bots.flashpoint.fits import rounds
from brasier.bots.flashpoint.fits.match import SETTINGS, Four, dice_of
from brasier.bots.flashpoint.fits.overlooked import Compared
from brasier.bots.flashpoint.fits.rounds import STEP, compared, drawn, fit, later, main, seen, settled
from brasier.bots.flashpoint.planner import Node
from brasier.bots.flashpoint.told import score_of
from brasier.bots.flashpoint.weights import WEIGHTS
from brasier.games.flashpoint.codes import END
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


def test_ends_of_a_turn_are_compared_with_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what they have and of what became of them, nothing is left over; a match can be repeated."""
    monkeypatch.setattr(narrow, "NODES", 40)
    monkeypatch.setattr(rounds, "TIMES", 1)
    monkeypatch.setattr(rounds, "RESEMBLING", 2)
    found = compared(SETTINGS["heroic"], "heroic", HEROIC, 1)
    assert found
    assert found == compared(SETTINGS["heroic"], "heroic", HEROIC, 1)
    assert sum(end.gain for end in found) == pytest.approx(0.0, abs=1e-9)
    assert any(end.gain for end in found)
    for place in range(at.FEATURES):
        assert sum(end.more[place] for end in found) == pytest.approx(0.0, abs=1e-9)


def test_a_step_goes_half_of_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ends in which what the judge finds better by 1 does better by 5 %, and to be far from fire by so much more."""

    def planted(_given: object, _sort: object, _weights: object, seed: int) -> list[Compared]:
        dice = random.Random(seed)
        more = [dice.gauss(0.0, 0.05) for _ in range(at.FEATURES)]
        judged = sum(weight * number for weight, number in zip(HEROIC.row, more, strict=True))
        return [Compared(more, 0.05 * judged + 0.1 * more[at.NEAREST])]

    monkeypatch.setattr(rounds, "compared", planted)
    monkeypatch.setattr(rounds, "DOUBT", 0.001)
    with ThreadPoolExecutor(1) as crew:
        ends, weights = fit("heroic", 400, 1, crew)
    assert ends == 400
    moved = [after - before for before, after in zip(HEROIC.row, weights.row, strict=True)]
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
