"""An observation of Tails on Fire says what the view says, all of it and nothing more."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import msgspec
import numpy as np
import pytest

from brasier.core.game import CHANCE, OVER, SEVERAL, Rng
from brasier.games.tails import GAME
from brasier.games.tails.options import Options
from brasier.games.tails.rules import CHOOSE, Tails
from brasier.games.tails.view import Fires, View
from brasier.rl.features import Numbers
from brasier.rl.observing import Canvas
from brasier.rl.tails import LAYOUT, observer, read

VARIANTS = [*GAME.variants(), Options(players=3, deck=tuple((start, 9) for start in range(1, 10)))]
OBSERVER = observer()


def look(state: Tails, seat: int) -> Numbers:
    canvas = Canvas(3, OBSERVER.width)
    canvas.turn_to(1)
    OBSERVER.look(state, seat, canvas)
    rows: Numbers = np.frombuffer(memoryview(canvas.at), dtype=np.uint8).reshape(3, -1)
    assert not rows[[0, 2]].any()
    row: Numbers = rows[1]
    return row


def positions(options: Options, seed: int) -> Iterator[Tails]:
    """Every position of a match played at random, whoever may act acting in any order."""
    rng = Rng(seed)
    state = GAME.start(options)
    yield state
    while actors := state.actors():
        seat = actors[rng.below(len(actors))]
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
        else:
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        yield state


def from_seat(view: View) -> View:
    """The same view with its seats counted from whoever looks."""
    looker, players = view.seat, view.options.players
    assert looker is not None

    def turned(seat: int) -> int:
        return (seat - looker) % players

    def ordered(by_seat: Any) -> Any:
        return tuple(by_seat[(looker + number) % players] for number in range(players))

    def fires(there: Fires) -> Fires:
        return msgspec.structs.replace(there, campfires=tuple(sorted(map(turned, there.campfires))))

    return msgspec.structs.replace(
        view,
        seat=0,
        options=msgspec.structs.replace(view.options, eldest=turned(view.options.eldest)),
        turn=None if view.turn is None else turned(view.turn),
        awaited=tuple(sorted(map(turned, view.awaited))),
        first=turned(view.first),
        row=tuple(
            msgspec.structs.replace(laid, seat=None if laid.seat is None else turned(laid.seat)) for laid in view.row
        ),
        players=ordered(
            [
                msgspec.structs.replace(
                    player,
                    seat=turned(player.seat),
                    piles=tuple(msgspec.structs.replace(pile, fires=fires(pile.fires)) for pile in player.piles),
                )
                for player in view.players
            ]
        ),
        box=fires(view.box),
        end=None
        if view.end is None
        else msgspec.structs.replace(
            view.end, scores=ordered(view.end.scores), winners=tuple(sorted(map(turned, view.end.winners)))
        ),
    )


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_a_row_says_what_the_view_says(options: Options) -> None:
    high = LAYOUT.high()
    for seed in range(2):
        for state in positions(options, seed):
            for seat in range(options.players):
                row = look(state, seat)
                assert read(row) == from_seat(GAME.view(state, seat))
                assert (row <= high).all()


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_nobody_can_tell_the_truth_from_a_world_that_fits_the_view(options: Options) -> None:
    rng = Rng(5)
    differ = 0
    for state in positions(options, 3):
        for seat in range(options.players):
            world = GAME.world(GAME.view(state, seat), rng)
            differ += world.chosen != state.chosen
            assert (look(world, seat) == look(state, seat)).all()
    assert differ > 100


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_what_a_row_says_can_be_played_on(options: Options) -> None:
    """A world made from a row alone allows its seat what the true one does."""
    rng = Rng(7)
    for state in positions(options, 4):
        seat = OBSERVER.turn(state)
        if seat >= 0:
            assert GAME.world(read(look(state, seat)), rng).legal(0) == state.legal(seat)


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_the_lowest_seat_still_choosing_is_to_act(options: Options) -> None:
    several = 0
    for state in positions(options, 1):
        if state.phase == CHOOSE:
            assert OBSERVER.turn(state) == state.actors()[0]
            several += state.to_act() == SEVERAL
        else:
            assert OBSERVER.turn(state) == state.to_act()
    assert OBSERVER.turn(state) == OVER
    assert several


@pytest.mark.parametrize("options", VARIANTS, ids=str)
def test_progress_goes_from_level_to_the_outcome(options: Options) -> None:
    assert [OBSERVER.progress(GAME.start(options), seat) for seat in range(options.players)] == [0.5] * options.players
    for state in positions(options, 2):
        reached = [OBSERVER.progress(state, seat) for seat in range(options.players)]
        assert all(0 <= progress <= 1 for progress in reached)
        # Whoever is ahead is as far above the middle as the best of the others is below it.
        flames = sorted((state.score(seat) for seat in range(options.players)), reverse=True)
        everything = sum(flames for _, flames in options.table) + options.players
        assert max(reached) == pytest.approx(0.5 + (flames[0] - flames[1]) / (2 * everything))
    outcome = state.outcome()
    assert outcome is not None
    assert outcome.winners == tuple(seat for seat, progress in enumerate(reached) if progress >= 0.5)


def test_the_parts_lie_where_the_observer_writes_them() -> None:
    observing = import_module("brasier.rl.tails.observer")
    assert LAYOUT.width == OBSERVER.width == observing.WIDTH
    assert {name: getattr(observing, name.upper()) for name in LAYOUT.first} == dict(LAYOUT.first)


def test_many_rows_come_apart_at_once() -> None:
    rows = np.stack([look(GAME.start(Options(players=players)), 0) for players in range(2, 7)])
    parts = LAYOUT.split(rows)
    assert parts["players"].ravel().tolist() == [2, 3, 4, 5, 6]
    assert parts["cards_held"].sum(axis=(1, 2)).tolist() == [20, 30, 40, 50, 60]
    assert (LAYOUT.join(LAYOUT.split(rows[3])) == rows[3]).all()
