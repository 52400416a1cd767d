"""How the weights of Flash Point's judge are found, and the command that plays for it."""

from collections.abc import Callable
from typing import Any

import pytest

from brasier.bots.flashpoint import outlook as at
from brasier.bots.flashpoint.fits import experience, match, rounds, train, trials
from brasier.bots.flashpoint.fits.match import SETTINGS
from brasier.bots.flashpoint.fits.train import fit, main, moved, varied
from brasier.bots.flashpoint.weights import WEIGHTS, Weights

HEROIC = SETTINGS["heroic"]


def places_that_differ(one: Weights, other: Weights) -> list[int]:
    return [place for place in range(at.FEATURES) if one.row[place] != other.row[place]]


def test_an_errands_weights_are_moved_for_all_three_by_parts_of_their_size() -> None:
    before, groups = WEIGHTS["heroic"], varied(HEROIC)
    errand = [at.ERRAND + at.PROMISE + at.PER_ERRAND * number for number in range(3)]
    after = moved(before, groups, [float(group == errand) for group in groups])
    assert places_that_differ(before, after) == errand
    assert after.row[errand[0]] == pytest.approx(2 * before.row[errand[0]])
    assert after.start == before.start


def test_what_cannot_matter_is_not_varied() -> None:
    """Specialists are taken before anything is judged; a family match has no hazmats and no engine."""
    family = {place for group in varied(SETTINGS["family"]) for place in group}
    heroic = {place for group in varied(HEROIC) for place in group}
    assert heroic - family == set(range(at.CANS, at.FOAM + 1))
    assert heroic == set(range(at.FEATURES)) - set(range(at.FOAM + 1, at.DOWN))


def test_weights_go_where_more_is_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is won the more often, the less fire is feared."""
    before = WEIGHTS["heroic"]

    def score(given: dict[str, Any], weights: Weights, seed: int) -> float:
        assert given == HEROIC
        return 1.0 - weights.row[at.BURNING] / before.row[at.BURNING] / 10

    monkeypatch.setattr(train, "score", score)
    told = list(fit(HEROIC, before, 30, 16, 1))
    assert told[-1][0] > told[0][0]
    assert 0.8 * before.row[at.BURNING] < told[-1][1].row[at.BURNING]  # both are below 0
    assert [weights.row for _, weights in fit(HEROIC, before, 2, 4, 1)] == [
        weights.row for _, weights in fit(HEROIC, before, 2, 4, 1)
    ]


def test_both_of_a_pair_meet_the_same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def score(given: dict[str, Any], weights: Weights, seed: int) -> float:
        seeds.append(seed)
        return 0.0

    monkeypatch.setattr(train, "score", score)
    list(fit(HEROIC, WEIGHTS["heroic"], 2, 3, 4))
    assert seeds == [400_000 + number // 2 for number in range(12)]


def test_the_command_tells_a_row_after_each_step(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train, "score", lambda *_: 0.25)
    main(["heroic", "--steps", "2", "--pairs", "1"])
    told = capsys.readouterr().out.splitlines()
    assert [line.partition("  ")[0] for line in told] == ["0.250", "0.250"]
    row = [float(word) for word in told[-1].partition("  ")[2].strip("[]").split(", ")]
    assert row == [round(weight, 3) for weight in WEIGHTS["heroic"].row]


def test_a_match_is_played_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "NODES", 1)
    scored = train.score({"board": "front"}, WEIGHTS["family"], 1)
    assert scored == 1.0 or scored in [train.A_VICTIM * rescued for rescued in range(7)]


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (main, ["heroic", "--pairs", "0"]),
        (main, ["heroic", "--steps", "-1"]),
        (trials.main, ["heroic", "--matches", "0"]),
        (rounds.main, ["heroic", "--matches", "none"]),
        (trials.main, ["heroic", "--steps", "1.5"]),
        (experience.main, ["heroic", "--matches", "²"]),
    ],
)
def test_what_cannot_be_played_is_told_in_a_line(
    command: Callable[[list[str]], None], words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        command(words)
    assert ended.value.code == 2
    assert f"{words[-1]!r} is not a number from 1 on" in capsys.readouterr().err.splitlines()[-1]
