"""Why nothing can be done on a cell: the reason a person is given who clicks there."""

import pytest

from brasier.core.game import CardTarget, CellTarget, EdgeTarget, Refusal, Target
from brasier.games.feurio import GAME
from brasier.games.feurio.rules import Feurio
from games.feurio.board import Cell, begun, board


def why(state: Feurio, cell: Cell | Target, seat: int = 0) -> Refusal | None:
    before = state.pack()
    told = GAME.why(state, seat, CellTarget(cell) if isinstance(cell, tuple) else cell)
    assert state.pack() == before
    return told


def reason(state: Feurio, cell: Cell | Target, seat: int = 0) -> tuple[str, str] | None:
    """Code and rule; None: something can be done there."""
    told = why(state, cell, seat)
    return None if told is None else (told.code, told.rule)


def test_f10_a_tile_goes_to_the_hottest_point_only() -> None:
    state = board("6     1     2", phase="tile", drawn=3)
    assert reason(state, (1, -1)) is None
    told = why(state, (2, -1))
    assert told is not None
    assert (told.code, told.rule, told.facts) == ("feurio-not-hottest", "F10", {"sum": 3, "hottest": 7})
    assert reason(state, (0, 0)) == ("feurio-cell-taken", "F10")
    assert reason(state, (9, 9)) == ("feurio-not-beside-fire", "F10")


def test_f11_men_stand_on_tiles() -> None:
    state = board("6     1r")
    assert reason(state, (0, 0)) is None
    assert reason(state, (0, -1)) == ("feurio-no-tile-there", "F11")


def test_f13_a_tile_without_a_free_place() -> None:
    told = why(board("6     5rrr"), (1, 0))
    assert told is not None
    assert (told.code, told.rule, told.facts) == ("feurio-no-place", "F13", {"places": 3, "men": 3})


def test_f14_a_tile_without_a_free_access() -> None:
    state = board("   1     1\n1     6     1\n   1     1", first=(0, -1))
    told = why(state, (0, 0))
    assert told is not None
    assert (told.code, told.rule, told.facts) == ("feurio-no-access", "F14", {"accesses": 0, "men": 0})


def test_f11_nobody_left_is_the_reason_only_if_no_colour_has_a_better_one() -> None:
    state = board("6     1", players=2, men={"red": 0, "green": 0})
    told = why(state, (0, 0))
    assert told is not None
    assert (told.code, told.facts) == ("feurio-not-enough-men", {"colour": "red", "left": 0})
    assert reason(board("6     1", players=2, men={"red": 0}), (0, 0)) is None


def test_f26_a_firebreak_holds_nobody() -> None:
    assert reason(board("6     x11", firebreaks=True), (1, 0)) == ("feurio-firebreak-holds-nobody", "F26")


def test_f4_f9_before_that_something_else_comes() -> None:
    assert reason(begun(6, 1, 3, 2), (0, 0), seat=0) == ("feurio-arrange-first", "F4")
    assert reason(board("6     1", phase="draw"), (0, 0)) == ("feurio-draw-first", "F9")
    assert reason(board("6     1", seat=1), (0, 0)) == ("not-your-turn", "F4")
    assert reason(board("6     1", seat=1, phase="tile", drawn=2), (0, 1)) == ("not-your-turn", "F4")
    assert reason(board("6     1", phase="done"), (0, 0)) == ("match-over", "F16")


@pytest.mark.parametrize("at", [(10**30, 0), (0, -(2**63)), (2**64, 2**64), (37, 0), (-500, 500)])
def test_cells_far_from_everything(at: Cell) -> None:
    assert reason(board("6     1", phase="tile", drawn=2), at) == ("feurio-not-beside-fire", "F10")
    assert reason(board("6     1"), at) == ("feurio-no-tile-there", "F11")


@pytest.mark.parametrize("target", [CardTarget(("7",)), CardTarget(()), EdgeTarget(((0, 0), (1, 0)))])
def test_a_forest_has_only_cells(target: Target) -> None:
    assert reason(board("6     1"), target) == ("feurio-nothing-there", "F10")
