"""What a seat sees of Flash Point as numbers is what its view says, for every seat and in every mode."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from brasier.bench import is_compiled
from brasier.core.game import CHANCE, OVER, Actions, Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.codes import ACT, ACTIONS, AIM, END
from brasier.games.flashpoint.options import Options
from brasier.games.flashpoint.position import ring_of, row_of, space_at
from brasier.games.flashpoint.rules import FlashPoint
from brasier.games.flashpoint.view import View
from brasier.rl.features import Numbers
from brasier.rl.flashpoint import LAYOUT, Seen, observer, read
from brasier.rl.observing import Canvas

HOUSE = (Path(__file__).parents[2] / "docs/examples/house.txt").read_text(encoding="utf-8")
VARIANTS = [
    *GAME.variants(),
    GAME.options({"board": HOUSE, "firefighters": 5}),
    GAME.options({"board": HOUSE, "mode": "advanced", "level": "veteran", "firefighters": 4, "specialists": "draw"}),
]
COMPILED = is_compiled(GAME.start(VARIANTS[0]))
MATCHES = 12 if COMPILED else 4  # of each variant
WATCHED = 7  # one position in so many is looked at, and the last
OBSERVER = observer()
HIGH = LAYOUT.high()


def look(state: FlashPoint, seat: int) -> Numbers:
    canvas = Canvas(1, OBSERVER.width)
    OBSERVER.look(state, seat, canvas)
    return np.frombuffer(memoryview(canvas.at), dtype=np.uint8)


def positions(options: Options, matches: int) -> Iterator[FlashPoint]:
    """Positions of random matches, decisions and rolls alike. Every other match is played by the busy, who end a turn
    only when nothing else is left to do: they come further."""
    rng = Rng(2011)
    legal = Actions(ACTIONS)
    for number in range(matches):
        state = GAME.start(options)
        step = number  # not the same steps of every match
        while (seat := state.to_act()) != OVER:
            if step % WATCHED == 0:
                yield state
            step += 1
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(rng))
                continue
            state.fill(seat, legal)
            first = 0
            if number % 2 and state.phase == ACT and legal.count > 1 and legal.at[0] == END:
                first = 1
            state.apply(seat, legal.at[first + rng.below(legal.count - first)])
        yield state


def told(view: View) -> Seen:
    """The facts of a view that an observation keeps."""
    assert view.seat is not None
    kept = {name: getattr(view, name) for name in Seen.__struct_fields__ if hasattr(view, name)}
    return Seen(
        **kept
        | {
            "walls": tuple(wall for wall in view.walls if wall.damage < 2),
            "doors": tuple(door for door in view.doors if door.state != "destroyed"),
            "end": None if view.end is None else view.end.reason,
            "mode": view.options.mode,
            "level": view.options.level,
            "edition": view.options.edition,
        }
    )


def named(options: Options) -> str:
    house = options.board if options.board in ("front", "back") else "drawn"
    return f"{options.firefighters}-{options.mode}-{options.level}-{house}-{options.edition}"


def test_the_parts_lie_where_the_observer_writes_them() -> None:
    module = import_module("brasier.rl.flashpoint.observer")
    begins = {part.name: getattr(module, part.name.upper()) for part in LAYOUT.parts}
    assert begins == LAYOUT.first
    assert LAYOUT.width == OBSERVER.width


@pytest.mark.parametrize("options", VARIANTS, ids=named)
def test_an_observation_says_what_the_view_says(options: Options) -> None:
    for state in positions(options, MATCHES):
        for seat in range(options.firefighters):
            row = look(state, seat)
            assert read(row) == told(GAME.view(state, seat))
            assert (row <= HIGH).all()


@pytest.mark.parametrize("options", VARIANTS, ids=named)
def test_an_observation_knows_no_more_than_the_view(options: Options) -> None:
    rng = Rng(7)
    for state in positions(options, MATCHES):
        for seat in range(options.firefighters):
            world = GAME.world(GAME.view(state, seat), rng)
            assert (look(world, seat) == look(state, seat)).all()


def test_progress_is_the_share_of_the_victims_that_win() -> None:
    for options in VARIANTS:
        for state in positions(options, MATCHES):
            outcome = state.outcome()
            for seat in range(options.firefighters):
                progress = OBSERVER.progress(state, seat)
                assert 0 <= progress <= 1
                if outcome is not None:
                    assert (progress == 1) == (seat in outcome.winners)
    state = GAME.start(VARIANTS[0])
    assert OBSERVER.progress(state, 0) == 0
    for state.rescued, reached in ((1, 1 / 7), (6, 6 / 7), (7, 1), (10, 1)):
        assert OBSERVER.progress(state, 0) == reached


def rare() -> FlashPoint:
    """A position with what random play hardly reaches: crowds, treated victims inside and outside, the deck gun between
    two rolls, a flare-up, a won match played on."""
    state = GAME.start(GAME.options({"mode": "advanced", "level": "heroic", "firefighters": 6, "quick": True}))
    rng = Rng(5)
    while state.to_act() == CHANCE:
        state.apply(CHANCE, state.sample(rng))
    for seat in range(6):
        state.put(seat, space_at((0, 0) if seat else (7, 9)))
    state.victims = row_of([((1, 1), True), ((1, 1), True), ((1, 1), False), ((7, 5), True), ((0, 9), False)])
    state.hazmats = row_of([((6, 8), False)] * 5)
    state.fire_outside = ring_of(((0, 0), (0, 9), (7, 9), (7, 0), (1, 0)))
    state.phase, state.target, state.rerolled = AIM, space_at((6, 8)), 2
    state.ap, state.special = 9, 3
    state.rescued, state.lost = 7, 3
    state.flaring = state.flared = state.playing_on = state.cafs_commanded = True
    return state


def test_rare_positions_are_told_too() -> None:
    state = rare()
    for seat in range(6):
        row = look(state, seat)
        assert read(row) == told(GAME.view(state, seat))
        assert (row <= HIGH).all()


def test_no_part_is_always_empty() -> None:
    rows = [look(rare(), 0)]
    rows += [look(state, 0) for options in VARIANTS for state in positions(options, 4)]
    most = LAYOUT.split(np.max(rows, axis=0))
    assert [name for name, numbers in most.items() if not numbers.any()] == []


def test_the_looker_comes_first() -> None:
    state = rare()
    first, last = LAYOUT.split(look(state, 0)), LAYOUT.split(look(state, 5))
    assert first["own"][7, 9] == 1
    assert first["team"][0, 0] == 5
    assert last["own"][0, 0] == 1
    assert (last["team"][0, 0], last["team"][7, 9]) == (4, 1)
    assert last["player"].tolist() == [0, 1, 0, 0, 0, 0]
    assert (last["specialists"] == np.roll(first["specialists"], 1)).all()
