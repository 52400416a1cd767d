"""The chances that people are told keep the order of what the playouts won; of shared matches they can be fitted anew.

That they come true is for `test_feurio`, where whole matches are played.
"""

from math import exp

import pytest

from brasier.bots import Budget, player
from brasier.bots.feurio import experience
from brasier.bots.feurio.experience import Choice, main, regress, watch
from brasier.bots.feurio.hard import Hard, is_settled
from brasier.bots.feurio.normal import Normal
from brasier.bots.feurio.told import HALF, TOLD, Experience, Tried, against, told
from brasier.bots.regression import Seen, likeliest
from brasier.core.game import CHANCE
from brasier.core.rng import Rng
from brasier.games.feurio import GAME
from brasier.games.feurio.rules import Feurio
from games.feurio.board import board

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


def test_against_others_nothing_is_fitted(monkeypatch: pytest.MonkeyPatch) -> None:
    before = first_chances("hard", players=2)
    monkeypatch.setitem(TOLD["hard"], 2, TOLD["hard"][2]._replace(early=9.0))
    assert first_chances("hard", players=2) == before


def test_against_others_the_playouts_are_doubted_a_little_and_keep_their_order() -> None:
    chances = against(4, [Tried(1000, 1000, False), Tried(300, 300, False), Tried(10, 40, False), Tried(0, 5, False)])
    assert chances == sorted(chances, reverse=True)
    assert chances == pytest.approx([1.0, 1.0, 0.25, 0.01], abs=0.002)
    assert 0.0 < min(chances) < max(chances) < 1.0


def test_what_is_settled_is_told_as_it_is_where_that_says_nothing_of_the_rest() -> None:
    won, lost = Tried(1, 1, True), Tried(0, 1, True)
    assert against(2, [won, lost]) == [1.0, 0.0]
    assert against(2, [lost, lost]) == [0.0, 0.0]
    first, second, third = against(2, [won, Tried(1, 1, False), lost])
    assert (first, third) == (1.0, 0.0)
    assert 0.0 < second < 1.0
    assert 0.0 < against(2, [lost, Tried(0, 1, False)])[1] <= against(2, [lost, Tried(0, 1, False)])[0] < 0.1
    assert against(2, [Tried(1, 1, False), won])[0] < 1.0


NOBODY = {"green": 0, "blue": 0, "yellow": 0}
WATER_BESIDE = """
    6r    5r    1
       4g    2
    """


@pytest.mark.parametrize(
    ("forest", "least", "most"),
    [
        (board(WATER_BESIDE, phase="late"), 0.9, 0.999),  # the others still place men
        (board(WATER_BESIDE, phase="late", men=NOBODY), 1.0, 1.0),  # they have none
        (board("6b    5b    1b", phase="late", players=2), 0.001, 0.1),
        (board("6b    5b    1b", phase="late", players=2, men=NOBODY | {"red": 1}), 0.0, 0.0),
        (board("6r    5r    1r    x31", phase="late", players=2, men=NOBODY, firebreaks=True), 0.9, 0.999),  # a secret
    ],
)
def test_chances_are_not_told_as_certain_while_others_play_on(forest: Feurio, least: float, most: float) -> None:
    """No tile is to come: by one playout an option, all that the search looks at is won, or lost."""
    view, legal = GAME.view(forest, 0), [GAME.write(forest, 0, action) for action in forest.legal(0)]
    thought = player("feurio", "hard").think(view, legal, Rng(1), Budget(nodes=300))
    assert all(least <= candidate.value <= most for candidate in thought.candidates)


def test_a_pass_that_ends_the_match_is_settled() -> None:
    """F16: the others have passed already, though they have men left."""
    view = GAME.view(board(WATER_BESIDE, phase="late", passes=3), 0)
    assert is_settled(view, "pass")
    assert not is_settled(view, "men 2,0 red 1")
    assert not is_settled(GAME.view(board(WATER_BESIDE, phase="late", passes=2), 0), "pass")


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
