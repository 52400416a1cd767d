"""How the weights of Flash Point's judge are varied, and the command that plays for it."""

import pytest

from brasier.bots.flashpoint import train
from brasier.bots.flashpoint.outlook import BLAZE, ERRAND, PER_ERRAND, PROMISE
from brasier.bots.flashpoint.train import changed, is_clearly_better, main
from brasier.bots.flashpoint.weights import HAND, Weights


def test_a_change_is_kept_only_if_it_is_hardly_luck() -> None:
    """Four matches that only the new weights win are two standard deviations; three are not, nor five against two."""
    old = [False] * 10
    assert is_clearly_better([True] * 4 + [False] * 6, old)
    assert not is_clearly_better([True] * 3 + [False] * 7, old)
    assert not is_clearly_better([True] * 5 + [False] * 5, [False] * 5 + [True] * 2 + [False] * 3)
    assert not is_clearly_better(old, old)


def test_one_weight_is_varied_an_errands_for_all_three() -> None:
    before = HAND["heroic"]
    after = changed(before, BLAZE, 2.0)
    assert [place for place in range(len(after.row)) if after.row[place] != before.row[place]] == [BLAZE]
    after = changed(before, ERRAND + PROMISE, 2.0)
    varied = [place for place in range(len(after.row)) if after.row[place] != before.row[place]]
    assert varied == [ERRAND + PROMISE + PER_ERRAND * number for number in range(3)]


def test_the_command_plays_the_same_seeds_and_tells_the_best_row(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def won(given: object, weights: Weights, seed: int, nodes: int) -> bool:
        return seed < 12 and weights.row[BLAZE] < HAND["heroic"].row[BLAZE]

    monkeypatch.setattr(train, "won", won)
    main(["heroic", "--matches", "20", "--seed", "0", "--weights", str(BLAZE)])
    told = capsys.readouterr().out.splitlines()
    assert told[:2] == ["0 of 20 won", f"weight {BLAZE} x 1.50: 12"]
    assert float(told[-1].strip("[]").split(", ")[1 + BLAZE]) == pytest.approx(1.5 * HAND["heroic"].row[BLAZE])


def test_a_match_is_played_to_its_end() -> None:
    assert isinstance(train.won({"board": "front"}, HAND["family"], 1, 1), bool)
