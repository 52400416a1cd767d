"""An observation of Feurio! tells what the view of its seat tells, and never a secret."""

from collections.abc import Iterator
from importlib import import_module

import numpy as np
import pytest

from brasier.core.game import OVER, State
from brasier.core.rng import Rng
from brasier.games.feurio import GAME
from brasier.games.feurio.options import Options
from brasier.games.feurio.position import build, read_position
from brasier.games.feurio.rules import Feurio
from brasier.games.feurio.view import View
from brasier.rl.features import Numbers
from brasier.rl.feurio import LAYOUT, observer, read
from brasier.rl.observing import Canvas
from exam.walks import walk

OBSERVER = observer()
VARIANTS = GAME.variants()


def name(options: Options) -> str:
    words = [options.mode, str(options.players), "firebreaks" if options.firebreaks else ""]
    return "-".join(word for word in words if word)


each_variant = pytest.mark.parametrize("options", VARIANTS, ids=name)


def row_of(state: State, seat: int) -> Numbers:
    canvas = Canvas(1, OBSERVER.width)
    OBSERVER.look(state, seat, canvas)
    return np.asarray(memoryview(canvas.at))


def some_positions(options: Options, seeds: int = 2) -> Iterator[tuple[Feurio, int]]:
    """Every fourth position of random matches, the last one included, as each seat sees it."""
    for seed in range(seeds):
        for number, state in enumerate(walk((GAME, options), seed)):
            assert isinstance(state, Feurio)
            if number % 4 == seed or state.to_act() == OVER:
                for seat in range(options.players):
                    yield state, seat


def facts(view: View) -> dict[str, object]:
    """What a row is to tell of a view."""
    told = {field: getattr(view, field) for field in view.__struct_fields__}
    for derived in ("standings", "zones", "goal", "end"):
        del told[derived]
    return told | {"men": tuple(standing.men for standing in view.standings)}


@each_variant
def test_a_row_tells_what_the_view_tells(options: Options) -> None:
    for state, seat in some_positions(options):
        told = read(row_of(state, seat))
        assert {field: getattr(told, field) for field in told.__struct_fields__} == facts(GAME.view(state, seat))


@each_variant
def test_a_row_does_not_change_with_what_the_seat_cannot_know(options: Options) -> None:
    rng = Rng(3)
    other_truths = False
    for state, seat in some_positions(options):
        world = GAME.world(GAME.view(state, seat), rng)
        other_truths = other_truths or world.pack() != state.pack()
        assert np.array_equal(row_of(world, seat), row_of(state, seat))
    assert other_truths == options.firebreaks


@each_variant
def test_every_number_is_within_its_bound(options: Options) -> None:
    high = LAYOUT.high()
    for state, seat in some_positions(options):
        assert (row_of(state, seat) <= high).all()


def test_the_parts_lie_where_the_observer_writes_them() -> None:
    assert LAYOUT.width == OBSERVER.width
    begins = import_module("brasier.rl.feurio.observer")
    names = {"q": "ACROSS", "r": "DOWN", "men": "MEN_ON"}
    assert LAYOUT.first == {part: getattr(begins, names.get(part, part.upper())) for part in LAYOUT.first}


def test_two_rivals_see_the_same_firebreak_each_from_its_own_side() -> None:
    """Seat 1 laid a 5 face down and holds a drawn 2: seat 0 sees that they are there, and not what they are."""
    state = build(
        read_position(
            "competitive 2 eldest 0 firebreaks | turn 1 tile drawn 2 | men 12 10 / 11 12 | 0,0=6gg 1,-1=4 1,0=x5@1"
        )
    )
    stranger, owner = (LAYOUT.split(row_of(state, seat)) for seat in (0, 1))
    place = stranger["order"].tolist().index(3)
    assert (stranger["firebreak"][place], stranger["value"][place]) == (2, 0)
    assert (owner["firebreak"][place], owner["value"][place]) == (1, 5)
    assert (stranger["holding"].tolist(), stranger["drawn"].tolist()) == ([1], [0, 0, 0, 0, 0, 0])
    assert (owner["holding"].tolist(), owner["drawn"].tolist()) == ([1], [0, 1, 0, 0, 0, 0])
    assert stranger["unseen"].tolist() == [6, 6, 6, 5, 6, 5]
    assert owner["unseen"].tolist() == [6, 5, 6, 5, 5, 5]
    assert stranger["player"].tolist() == [0, 1, 0, 0]
    assert owner["player"].tolist() == [1, 0, 0, 0]
    assert stranger["supplies"].tolist() == [[12, 10, 0, 0], [0, 0, 11, 12], [0] * 4, [0] * 4]
    assert owner["supplies"].tolist() == [[0, 0, 11, 12], [12, 10, 0, 0], [0] * 4, [0] * 4]
    assert stranger["men"][1].max() == owner["men"][1].max() == 2


@each_variant
def test_progress_lies_between_nothing_and_everything(options: Options) -> None:
    for state, seat in some_positions(options):
        assert 0 <= OBSERVER.progress(state, seat) <= 1


@pytest.mark.parametrize("options", [options for options in VARIANTS if options.mode == "competitive"], ids=name)
def test_shares_of_rivals_follow_the_points_and_sum_to_one(options: Options) -> None:
    for state, seat in some_positions(options):
        points = [standing.points for standing in GAME.view(state, seat).standings]
        share = points[seat] / sum(points) if sum(points) else 1 / options.players
        assert OBSERVER.progress(state, seat) == pytest.approx(share)


@pytest.mark.parametrize("options", [options for options in VARIANTS if options.mode != "competitive"], ids=name)
def test_shared_progress_follows_the_goal(options: Options) -> None:
    for state, seat in some_positions(options):
        men, one_zone, open_ones = state.goal()
        assert OBSERVER.progress(state, seat) == pytest.approx(men * (4 + one_zone + open_ones) / (48 * 12))


def in_a_row(tiles: str, men: str) -> Feurio:
    laid = " ".join(f"{q},0={tile}" for q, tile in enumerate(tiles.split()))
    return build(read_position(f"solitaire 1 eldest 0 | turn 0 men | men {men} | {laid}"))


def test_the_shared_goal_is_all_progress() -> None:
    """F22: all men down, each colour in one zone, each zone with an open 1."""
    saved = "1r 4rr 5rrr 5rrr 6rrr 1g 4gg 5ggg 5ggg 6ggg 1b 4bb 5bbb 6bbb 6bbb 1y 4yy 5yyy 6yyy 6yyy"
    assert OBSERVER.progress(in_a_row(saved, "0 0 0 0"), 0) == 1
    assert OBSERVER.progress(in_a_row(saved.replace("1y", "1"), "0 0 0 1"), 0) == 47 * (4 + 4 + 3) / (48 * 12)


def test_few_men_are_little_progress_however_well_they_stand() -> None:
    """Red stands in one zone with an open 1, green too, blue in one zone without, yellow nowhere."""
    assert OBSERVER.progress(in_a_row("1r 5rr 6bbb 1g", "9 11 9 12"), 0) == 7 * (4 + 3 + 2) / (48 * 12)
    assert OBSERVER.progress(in_a_row("1 5 6 1", "12 12 12 12"), 0) == 0
