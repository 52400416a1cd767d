"""The chances that people are told of shared matches keep the order of what the playouts won, and can be fitted anew.

That they come true is for `test_feurio`, where whole matches are played.
"""

from math import exp

import pytest

from brasier.bots import Budget, player
from brasier.bots.feurio import experience
from brasier.bots.feurio.experience import Choice, main, regress, watch
from brasier.bots.feurio.hard import Hard
from brasier.bots.feurio.normal import Normal
from brasier.bots.feurio.regression import Seen, likeliest
from brasier.bots.feurio.told import HALF, TOLD, Experience, told
from brasier.core.game import CHANCE
from brasier.core.rng import Rng
from brasier.games.feurio import GAME

levels = pytest.mark.parametrize("level", ["normal", "hard"])
numbers = pytest.mark.parametrize("players", [1, 2, 3, 4])


@levels
@numbers
def test_what_won_more_playouts_is_told_to_be_better(level: str, players: int) -> None:
    for left in range(36):
        chances = [told(TOLD[level][players], won, 200, left) for won in range(201)]
        assert chances == sorted(set(chances))


@levels
@numbers
def test_as_long_as_something_is_left_to_chance_nothing_is_certain(level: str, players: int) -> None:
    for left in range(1, 36):
        assert 0.0 < told(TOLD[level][players], 0, 3000, left) < told(TOLD[level][players], 3000, 3000, left) < 1.0


@levels
@numbers
def test_without_tiles_to_come_the_playouts_tell_the_truth(level: str, players: int) -> None:
    assert [told(TOLD[level][players], won, 4, 0) for won in range(5)] == [0.0, 0.25, 0.5, 0.75, 1.0]


@levels
@numbers
def test_early_on_the_chances_are_better_than_those_of_the_playouts(level: str, players: int) -> None:
    assert told(TOLD[level][players], 30, 100, 30) > 0.3


def test_none_of_few_playouts_says_less_than_none_of_many() -> None:
    by = TOLD["normal"][1]
    assert told(by, 0, 10, 20) > told(by, 0, 1000, 20)


def first_chances(level: str, **options: object) -> list[float]:
    state, dice = GAME.start(GAME.options(options)), Rng(3)
    while True:
        if (seat := state.to_act()) == CHANCE:
            state.apply(CHANCE, state.sample(dice))
            continue
        view, legal = GAME.view(state, seat), [GAME.write(state, seat, action) for action in state.legal(seat)]
        if len(legal) > 1 and view.phase != "middle":
            break
        state.apply(seat, GAME.read(state, seat, legal[0]))
    thought = player("feurio", level).think(view, legal, Rng(1), Budget(nodes=2000))
    assert thought.measure == "win"
    return [candidate.value for candidate in thought.candidates]


@levels
def test_a_player_tells_what_is_fitted(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    low = first_chances(level, mode="solitaire")
    monkeypatch.setitem(TOLD[level], 1, TOLD[level][1]._replace(early=9.0))
    high = first_chances(level, mode="solitaire")
    assert all(before < after for before, after in zip(low, high, strict=True))


def test_against_others_the_playouts_are_told_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    before = first_chances("hard", players=2)
    monkeypatch.setitem(TOLD["hard"], 2, TOLD["hard"][2]._replace(early=9.0))
    assert first_chances("hard", players=2) == before


def test_the_fit_finds_what_results_follow() -> None:
    """Every sort of position forty times, and as many of them won as it should be; doubt may be less than none."""
    for true in (Experience(2.0, 0.4), Experience(3.0, -0.3)):
        seen: list[Choice] = []
        for left in (2, 6, 12, 24, 35):
            for won in (20, 100, 300, 500, 700, 900):
                part = left / (left + HALF)
                against = ((1000 - won) / won) ** (1 - true.doubted * part) * exp(-true.early * part)
                often = round(40 / (1 + against))
                seen += [(won, 1000, left, number < often) for number in range(40)]
        assert regress(seen) == pytest.approx(true, abs=0.15)


def test_what_is_right_from_the_beginning_is_left_as_it_is() -> None:
    assert likeliest([Seen((1.0,), offset=0.0, times=2, true=1)]) == [0.0]


class Hasty(Normal):
    def nodes(self, view: object) -> int:
        return 1


@pytest.mark.parametrize("players", [1, 3])
def test_choices_are_watched_as_long_as_tiles_are_to_come(players: int) -> None:
    seen = watch(Hasty(), players, 1)
    assert all(0 <= won <= tries > 0 for won, tries, *_ in seen)
    lefts = [left for *_, left, _ in seen]
    assert lefts == sorted(lefts, reverse=True)
    assert lefts[0] > 25
    assert 0 < lefts[-1] < 5


def test_the_command_tells_what_belongs_into_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def watch(who: Hard, players: int, matches: int) -> list[Choice]:
        assert type(who) is Hard
        return [(1, 2, players, True)] * matches

    monkeypatch.setattr(experience, "watch", watch)
    monkeypatch.setattr(experience, "regress", lambda seen: (len(seen), seen[0]))
    main(["hard", "--matches", "5"])
    printed = capsys.readouterr().out.splitlines()
    assert printed == [f"hard, {players}: {(5, (1, 2, players, True))}" for players in (1, 2, 3, 4)]
