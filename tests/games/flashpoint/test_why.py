"""Why nothing can be done on a space or an edge: the reason a person is given who clicks there."""

from typing import Any

import pytest

from brasier.core.game import CardTarget, CellTarget, EdgeTarget, Refusal, Target
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.rules import FlashPoint
from brasier.texts import LANGUAGES, Texts
from exam.walks import walk
from games.flashpoint.board import Cell, board, do
from games.flashpoint.looking import variants

HOUSE = """\
+---+---+---+---+---+---+
| 0 |   D       | f   s |
+   +   +---+   +   +   +
|         ? |   |       |
+---+---+---+---+---+---+"""


def cell(row: int, column: int) -> CellTarget:
    return CellTarget((row, column))


def edge(one: Cell, other: Cell) -> EdgeTarget:
    return EdgeTarget((one, other))


def reason(state: FlashPoint, target: Target, seat: int = 0) -> tuple[str, str] | None:
    """Code and rule; None: something can be done there. Both languages have words for it."""
    before = state.pack()
    refusal = GAME.why(state, seat, target)
    assert state.pack() == before
    if refusal is None:
        return None
    assert all(Texts(language).refusal(refusal) for language in LANGUAGES)
    return refusal.code, refusal.rule


def facts(state: FlashPoint, target: Target) -> dict[str, Any]:
    refusal = GAME.why(state, 0, target)
    assert isinstance(refusal, Refusal)
    return dict(refusal.facts)


# ---- in one's turn


def test_where_something_can_be_done_there_is_no_reason() -> None:
    state = board(HOUSE, (1, 1))
    assert reason(state, cell(2, 1)) is None  # a step
    assert reason(state, cell(2, 2)) is None  # a path
    assert reason(state, edge((1, 1), (1, 2))) is None
    assert reason(state, edge((1, 2), (1, 1))) is None  # either way round


def test_p2_a_wall_and_p13_a_closed_door_stand_between() -> None:
    assert reason(board(HOUSE, (1, 1)), cell(1, 2), seat=0) is None  # round the wall
    closed = board("+---+---+\n| 0 |   |\n+---+---+", (1, 1))
    assert reason(closed, cell(1, 2)) == ("flashpoint-wall-in-the-way", "P2")
    door = board("+---+---+\n| 0 D   |\n+---+---+", (1, 1))
    assert reason(door, cell(1, 2)) == ("flashpoint-door-closed", "P13")


def test_p7_too_few_points_of_what_costs_least() -> None:
    state = board("+   +   +\n  0   f  \n+   +   +", (3, 3), ap=0)
    assert reason(state, cell(3, 4)) == ("flashpoint-too-few-points", "P7")
    assert facts(state, cell(3, 4)) == {"cost": 1, "left": 0}
    doubly = board("+   +   +\n  0   f  \n+   +   +", (3, 3), specialists="paramedic driver", ap=1)
    assert facts(doubly, cell(3, 4)) == {"cost": 2, "left": 1}
    burning = board("+   +   +\n  0f     \n+   +   +", (3, 3), specialists="paramedic driver", ap=1)
    assert facts(burning, cell(3, 3)) == {"cost": 2, "left": 1}


def test_p8_too_far_to_walk() -> None:
    state = board("+---+---+---+---+---+\n| 0                 |\n+---+---+---+---+---+", (1, 1), ap=2)
    assert reason(state, cell(1, 5)) == ("flashpoint-too-far", "P8")
    assert facts(state, cell(1, 5)) == {"cost": 4, "left": 2}
    rescuer = board("+---+---+---+\n| 0         \n+---+---+---+", (1, 1), specialists="rescue driver", ap=0, special=1)
    assert facts(rescuer, cell(1, 3)) == {"cost": 2, "left": 1}


def test_p2_no_safe_way() -> None:
    state = board(HOUSE, (1, 1), ap=9)
    assert reason(state, cell(1, 3)) == ("flashpoint-no-safe-way", "P2")  # a door is closed
    corridor = board("+---+---+---+---+\n| 0       f     |\n+---+---+---+---+", (1, 1), ap=9)
    assert reason(corridor, cell(1, 4)) == ("flashpoint-no-safe-way", "P2")


def test_p11_a_point_of_interest_on_the_way() -> None:
    state = board("+---+---+---+---+\n| 0   ?         |\n+---+---+---+---+", (1, 1), ap=4)
    assert reason(state, cell(1, 4)) == ("flashpoint-poi-on-the-way", "P11")


def test_p14_fire_far_away() -> None:
    assert reason(board(HOUSE, (1, 1)), cell(1, 5)) == ("flashpoint-fire-too-far", "P14")


def test_p10_what_would_end_in_fire() -> None:
    state = board("+---+---+\n| 0fo   |\n+---+---+", (3, 3), ap=1)
    assert reason(state, edge((3, 3), (3, 4))) == ("flashpoint-ends-in-fire", "P10")


def test_p7_ones_own_space() -> None:
    state = board(HOUSE, (1, 1))
    assert reason(state, cell(1, 1)) == ("flashpoint-you-are-here", "P7")
    smoky = board("+   +\n  0s \n+   +", (3, 3))
    assert reason(smoky, cell(3, 3)) is None
    patient = board("+   +\n  0v \n+   +", (3, 3), specialists="paramedic driver")
    assert reason(patient, cell(3, 3)) is None  # treat
    assert reason(board("+   +\n  0v \n+   +", (3, 3), specialists="paramedic driver", ap=0), cell(3, 3)) == (
        "flashpoint-too-few-points",
        "P7",
    )


def test_p41_the_imaging_technician_reveals_from_afar() -> None:
    closed = "+---+---+---+---+\n| 0 |         ? |\n+---+---+---+---+"
    assert reason(board(closed, (1, 1), specialists="imaging driver"), cell(1, 4)) is None
    tired = board(closed, (1, 1), specialists="imaging driver", ap=0)
    assert reason(tired, cell(1, 4)) == ("flashpoint-too-few-points", "P7")
    assert reason(board(closed, (1, 1), specialists="driver imaging"), cell(1, 4)) == ("flashpoint-no-safe-way", "P2")


def test_p33_vehicles_go_to_the_next_spot() -> None:
    state = board("+   +\n  0  \n+   +", (3, 3), specialists="driver imaging", ap=2)
    ambulance = {spot.side: spot.cells for spot in GAME.view(state, 0).ambulance_spots}
    engine = {spot.side: spot.cells for spot in GAME.view(state, 0).engine_spots}
    assert [reason(state, CellTarget(at)) for at in ambulance["east"]] == [None, None]
    assert reason(state, CellTarget(ambulance["south"][1])) == ("flashpoint-next-spot-only", "P33")
    assert reason(state, CellTarget(engine["east"][0])) == ("flashpoint-not-on-engine", "P33")
    assert reason(state, CellTarget(ambulance["north"][0])) == ("flashpoint-too-far", "P8")  # it stands there


# ---- edges


def test_p13_p15_doors_and_walls_elsewhere() -> None:
    state = board(HOUSE, (1, 1))
    assert reason(state, edge((1, 2), (1, 3))) == ("flashpoint-edge-too-far", "P13")
    assert reason(state, edge((2, 3), (2, 4))) == ("flashpoint-edge-too-far", "P15")
    assert facts(state, edge((1, 2), (1, 3))) == {"what": "door"}


def test_p2_p15_where_nothing_stands() -> None:
    state = board("+   +   +   +   +\n  0     # 1 d   \n+   +   +   +   +", (3, 3))
    assert reason(state, edge((3, 3), (3, 4))) == ("flashpoint-way-is-open", "P2")
    assert reason(state, edge((3, 4), (3, 5))) == ("flashpoint-wall-destroyed", "P15")
    assert reason(state, edge((3, 5), (3, 6))) == ("flashpoint-way-is-open", "P2")
    assert reason(state, edge((3, 0), (3, 1))) == ("flashpoint-way-is-open", "P2")  # an opening


def test_p7_an_edge_of_ones_own_space_from_either_side() -> None:
    for drawing, at in (("+   +   +\n  0 |    \n+   +   +", (3, 3)), ("+   +   +\n    | 0  \n+   +   +", (3, 3))):
        state = board(drawing, at, ap=1)
        assert reason(state, edge((3, 3), (3, 4))) == ("flashpoint-too-few-points", "P7")


# ---- not now


def test_somebody_elses_turn_the_dice_and_the_end() -> None:
    state = board("+   +   +   +\n  0   1      \n+   +   +   +", (3, 3))
    for target in (cell(3, 3), edge((1, 1), (0, 1))):
        assert reason(state, target, seat=1) == ("not-your-turn", "P6")
    do(state, "end")
    assert reason(state, cell(3, 3)) == ("flashpoint-dice-first", "P1")


def test_before_the_first_turn() -> None:
    state = GAME.start(GAME.options({"firefighters": 2}))
    assert reason(state, cell(0, 3)) is None
    assert reason(state, cell(3, 3)) == ("flashpoint-place-outside", "P6")
    assert reason(state, cell(3, 3), seat=1) == ("not-your-turn", "P6")
    assert reason(state, edge((1, 1), (1, 2))) == ("flashpoint-place-first", "P6")
    do(state, "place 0,3", "place 0,3")
    assert reason(state, cell(0, 3)) == ("flashpoint-begin-first", "P6")


def test_p31_parking() -> None:
    given = {"mode": "advanced", "firefighters": 2, "specialists": ["captain", "driver"]}
    for state in walk((GAME, GAME.options(given)), 3):
        assert isinstance(state, FlashPoint)
        view = GAME.view(state, 0)
        if view.phase == "park" and view.ambulance is None:
            assert [reason(state, CellTarget(at)) for at in view.ambulance_spots[1].cells] == [None, None]
            assert reason(state, cell(3, 3)) == ("flashpoint-park-first", "P31")
            return
    raise AssertionError("nobody ever parked")


@pytest.mark.parametrize(
    "target",
    [
        cell(8, 0), cell(0, 10), cell(-1, 3), cell(10**30, 1), edge((1, 1), (1, 1)), edge((1, 1), (2, 2)),
        edge((0, 0), (0, 1)), edge((1, 1), (10**30, 1)), edge((-1, 1), (0, 1)), CardTarget(("7",)), CardTarget(()),
    ],
)  # fmt: skip
def test_p1_what_is_not_on_the_board(target: Target) -> None:
    assert reason(board(HOUSE, (1, 1)), target) == ("flashpoint-nothing-there", "P1")


# ---- everywhere, always


@variants
def test_every_space_and_edge_has_a_reason_or_something_to_do(options: Any) -> None:
    targets: list[Target] = [cell(row, column) for row in range(8) for column in range(10)]
    view = GAME.view(GAME.start(options), None)
    targets += [EdgeTarget(wall.edge) for wall in view.walls] + [EdgeTarget(door.edge) for door in view.doors]
    for number, state in enumerate(walk((GAME, options), 5)):
        assert isinstance(state, FlashPoint)
        if number % 40:
            continue
        for seat in range(options.firefighters):
            offered = [choice.target for choice in GAME.choices(state, seat) if choice.target is not None]
            offered += [path.target for path in GAME.paths(state, seat)]
            for target in targets[number % 3 :: 3]:
                told = reason(state, target, seat)
                assert told is None or target not in offered
                assert told is not None or offered
