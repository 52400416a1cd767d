"""The chances that people are told keep the order of what the judge compared, and can be fitted anew.

That they come true is for `test_flashpoint`, where whole matches are played.
"""

from math import exp

import pytest

from brasier.bots.flashpoint.fits import experience, match
from brasier.bots.flashpoint.fits.experience import main, regress, watch
from brasier.bots.flashpoint.told import TOLD, Experience, needed_after, score_of, told
from brasier.bots.flashpoint.weights import Sort
from brasier.games.flashpoint.data import TO_WIN, VICTIMS

SORTS: tuple[Sort, ...] = ("family", "advanced", "heroic")


@pytest.mark.parametrize("sort", SORTS)
def test_what_is_better_is_told_to_be_better(sort: Sort) -> None:
    for rescued in range(TO_WIN):
        chances = [told(sort, number / 1000, rescued) for number in range(1, 1000)]
        assert chances == sorted(set(chances))
        assert chances[0] > 0.0
        assert chances[-1] < 1.0


@pytest.mark.parametrize("sort", SORTS)
def test_what_is_won_or_lost_is_told_so(sort: Sort) -> None:
    for rescued in range(TO_WIN):
        assert told(sort, 1.0, rescued) == 1.0
        assert told(sort, 0.0, rescued) == 0.0
    for rescued in range(TO_WIN, VICTIMS + 1):  # P24, P26: whatever becomes of the others
        assert told(sort, 0.3, rescued) == 1.0


def test_the_regression_finds_what_results_follow() -> None:
    """Every sort of position forty times, and as many of them won as it should be."""
    true = Experience(1.0, -0.5, 0.8, -0.4)
    seen: list[tuple[float, int, bool]] = []
    for rescued in range(7):
        for chance in (0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98):
            needed, score = needed_after(rescued), score_of(chance)
            logit = true.base + true.early * needed + (true.score + true.early_score * needed) * score
            won = round(40 / (1 + exp(-logit)))
            seen += [(chance, rescued, number < won) for number in range(40)]
    assert regress(seen, rounds=60) == pytest.approx(true, abs=0.15)


def test_what_is_over_says_nothing_of_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "NODES", 1)
    seen = watch("family", 1)
    assert seen
    assert all(0.0 < chance < 1.0 and 0 <= rescued < 7 for chance, rescued, _ in seen)


def test_the_command_tells_what_belongs_into_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(experience, "watch", lambda _, matches: [(0.2, 0, False), (0.8, 3, True)] * matches)
    monkeypatch.setattr(experience, "regress", lambda seen: (len(seen), TOLD["heroic"]))
    main(["heroic", "--matches", "5"])
    assert capsys.readouterr().out == f"heroic: {(10, TOLD['heroic'])}\n"
