"""Paths of several steps: each can be walked as told, costs what is told, and no cheaper one exists."""

from collections import deque
from collections.abc import Iterator
from itertools import islice

import pytest

from brasier.core.game import CellTarget, Choice, Path
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.data import SPECIALISTS
from brasier.games.flashpoint.options import Options
from brasier.games.flashpoint.rules import FlashPoint
from exam.walks import walk
from games.flashpoint.board import Cell, board, do, look, place

WAYS = ("move", "carry", "haul", "lead", "carry-lead", "haul-lead", "lead-two")
ROOM = "+   +   +   +   +\n"


def paths(state: FlashPoint, kind: str = "move") -> dict[Cell, tuple[int, str]]:
    """Where paths of a kind lead, at what cost, by which sides: first letters."""
    return {
        path.target.at: (path.cost, "".join(step.split()[1][0] for step in path.actions))
        for path in GAME.paths(state, state.to_act())
        if path.kind == kind
    }


# ---- against every chain of legal actions


def brute_force(state: FlashPoint) -> dict[tuple[str, Cell], int]:
    """The least cost of any chain of two or more moves of one kind, found by trying them all again and again.

    Written from the choices alone: what a seat is offered, what it is said to cost, and what the board looks like then.
    """
    seat = state.to_act()
    best: dict[tuple[str, Cell, int], int] = {}
    found: dict[tuple[str, Cell], int] = {}
    chains: deque[tuple[FlashPoint, str, int, int]] = deque((state, way, 0, 0) for way in WAYS)
    start = look(state)
    burning = [CellTarget(cell) for cell in start.fire]
    while chains:
        here, way, cost, steps = chains.popleft()
        for choice in moves(here):
            if choice.kind != way or choice.target in burning:
                continue
            after = here.clone()
            after.apply(seat, GAME.read(after, seat, choice.action))
            cell, spent, many = place(after, seat), cost + choice.cost, min(steps + 1, 2)
            assert cell is not None
            if spent >= best.get((way, cell, many), 99):
                continue
            best[way, cell, many] = spent
            if many == 2:
                found[way, cell] = min(spent, found.get((way, cell), 99))
            then = look(after)
            if then.phase == "act" and then.rescued == start.rescued:
                chains.append((after, way, spent, steps + 1))
    near = {(choice.kind, choice.target) for choice in moves(state)}
    home = place(state, seat)
    return {
        (way, cell): cost for (way, cell), cost in found.items() if (way, CellTarget(cell)) not in near and cell != home
    }


def moves(state: FlashPoint) -> list[Choice]:
    return [choice for choice in GAME.choices(state, state.to_act()) if choice.kind in WAYS]


def turns(options: Options, seed: int, every: int) -> Iterator[FlashPoint]:
    """Some of the moments of a random match at which somebody may act in their turn."""
    acting = (state for state in walk((GAME, options), seed) if GAME.view(state, None).phase == "act")
    for state in islice(acting, 0, None, every):
        assert isinstance(state, FlashPoint)
        yield state


def assert_can_be_walked(state: FlashPoint, path: Path) -> None:
    seat, walker, spent = state.to_act(), state.clone(), 0
    for step in path.actions:
        choice = next(choice for choice in GAME.choices(walker, seat) if choice.action == step)
        assert choice.kind == path.kind
        spent += choice.cost
        do(walker, step)
        assert place(walker, seat) not in look(state).fire
    assert (place(walker, seat), spent) == (path.target.at, path.cost)


TEAMS = [
    Options(quick=True),
    Options(board="back", firefighters=6, quick=True),
    *(
        Options(mode="advanced", firefighters=2, specialists=(one, other), quick=True)
        for one, other in zip(SPECIALISTS[::2], SPECIALISTS[1::2], strict=True)
    ),
]


@pytest.mark.parametrize("options", TEAMS, ids=str)
def test_every_path_can_be_walked_at_its_cost_and_none_is_cheaper(options: Options) -> None:
    met = 0
    for seed in range(3):
        for state in turns(options, seed, every=13):
            listed = GAME.paths(state, state.to_act())
            for path in listed:
                assert_can_be_walked(state, path)
            told = {(path.kind, path.target.at): path.cost for path in listed}
            assert len(told) == len(listed)
            assert told == brute_force(state)
            met += len(listed)
    assert met > 20


@pytest.mark.parametrize(
    ("specialist", "points"), [("generalist", (5, 0)), ("rescue", (4, 3)), ("cafs", (3, 3)), ("captain", (4, 2))]
)
def test_with_loads_of_every_kind_too(specialist: str, points: tuple[int, int]) -> None:
    drawing = f"{ROOM} 0vt  s       ? \n{ROOM}  f       v   h \n{ROOM}"
    for saved in (0, 1, 4):
        state = board(drawing, (3, 3), specialists=f"{specialist} driver", ap=points[0] + saved, special=points[1])
        listed = GAME.paths(state, 0)
        assert {(path.kind, path.target.at): path.cost for path in listed} == brute_force(state)
        assert {"move", "carry", "lead"} <= {path.kind for path in listed} or points[0] + saved < 4
        for path in listed:
            assert_can_be_walked(state, path)


def test_paths_come_in_the_same_order_each_time() -> None:
    for state in turns(TEAMS[0], 1, every=5):
        listed = GAME.paths(state, state.to_act())
        assert listed == GAME.paths(state.clone(), state.to_act())
        order = [(WAYS.index(path.kind), path.cost, path.target.at) for path in listed]
        assert order == sorted(order)


# ---- by hand


def test_p8_a_path_is_two_steps_or_more_within_ones_points() -> None:
    state = board(f"{ROOM}  0              \n{ROOM}", (1, 1), ap=3)
    assert (1, 2) not in paths(state)
    assert paths(state)[1, 3] == (2, "ee")
    assert paths(state)[1, 4] == (3, "eee")
    assert (1, 5) not in paths(state)
    assert GAME.paths(board(f"{ROOM}  0              \n{ROOM}", (1, 1), ap=1), 0) == []


def test_p10_a_path_goes_round_fire_and_never_into_it() -> None:
    state = board(f"{ROOM}  0   f          \n{ROOM}", (3, 3), ap=4)
    assert paths(state)[3, 5] == (4, "nees")
    assert (3, 4) not in paths(state)


def test_p13_a_path_passes_open_doors_and_destroyed_walls_only() -> None:
    state = board("+---+---+---+\n| 0 o   #   D\n+---+---+---+", (1, 1), ap=4)
    assert paths(state) == {(1, 3): (2, "ee")}


def test_p11_a_path_ends_at_a_point_of_interest() -> None:
    state = board("+---+---+---+---+---+\n| 0       ?         |\n+---+---+---+---+---+", (1, 1), ap=4)
    assert paths(state) == {(1, 3): (2, "ee")}


def test_p40_special_points_walk_too() -> None:
    corridor = "+---+---+---+---+---+---+\n| 0                     |\n+---+---+---+---+---+---+"
    state = board(corridor, (1, 1), specialists="rescue driver", ap=1, special=3)
    assert paths(state)[1, 5] == (4, "eeee")
    assert (1, 6) not in paths(state)
    state = board(corridor, (1, 1), specialists="cafs driver", ap=2, special=3)
    assert list(paths(state)) == [(1, 3)]


def test_p9_a_victim_is_carried_along_a_path_that_ends_where_they_are_rescued() -> None:
    corridor = "+---+---+---+---+\n|     0v         \n+---+---+---+---+"
    state = board(corridor, (3, 5), ap=8)
    assert paths(state, "carry")[3, 8] == (4, "ee")
    state = board(corridor.replace("0v ", "0t "), (3, 5), ap=4)
    assert paths(state, "carry") == {}
    assert paths(state, "lead")[3, 8] == (2, "ee")


def test_p12_nobody_is_carried_on_after_the_rescue() -> None:
    state = board("+---+\n 0v |\n+---+", (3, 1), ap=8, rescued=2)
    assert paths(state, "carry") == {}
    assert (2, 0) in paths(state)


def test_only_whoever_acts_in_their_turn_has_paths() -> None:
    state = board(f"{ROOM}  0       1      \n{ROOM}", (1, 1))
    assert GAME.paths(state, 1) == []
    do(state, "end")
    assert GAME.paths(state, 0) == []
    begun = GAME.start(GAME.options({"firefighters": 2}))
    assert GAME.paths(begun, 0) == []
