"""A quick match: everything the set-up asks for is chosen, sensibly, and the same every time."""

import pytest

from brasier.core.chance import ScriptedDealer
from brasier.core.match import Match
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.view import View

# The advanced set-up on the front, as far as chance has a say: fire in the north-west, people in the south-east.
NORTH_WEST_BURNS = ["black 1", "roll 1,8", "red 1"]
SOUTH_EAST_CALLS = ["roll 6,7", "roll 6,8", "roll 5,8"]
HAZMATS = ["roll 6,1", "roll 6,2", "roll 6,3"]


def begun(*outcomes: str, **options: object) -> View:
    """The view when the first firefighter may act; chance gives what is said and nothing else is asked."""
    match = Match(GAME, GAME.options({"quick": True, **options}), dealer=ScriptedDealer(outcomes))
    match.deal()
    view: View = match.view(None)
    assert (view.phase, view.turn, view.player) == ("act", 0, 0)
    return view


@pytest.mark.parametrize("board", ["front", "back"])
@pytest.mark.parametrize("firefighters", range(1, 7))
def test_a_family_match_begins_at_once_beside_the_openings(board: str, firefighters: int) -> None:
    """P6: everybody stands where they can walk in, spread over all openings."""
    view = begun(board=board, firefighters=firefighters)
    doorsteps = {cell for edge in view.openings for cell in edge if cell[0] in (0, 7) or cell[1] in (0, 9)}
    stand = [firefighter.cell for firefighter in view.firefighters]
    assert set(stand) <= doorsteps
    assert len(set(stand)) == min(firefighters, len(doorsteps))
    assert view.firefighters[0].ap == 4


def test_vehicles_park_where_they_are_needed() -> None:
    """P31: the ambulance nearest to the points of interest, the engine beside the quadrant that burns most."""
    view = begun(*NORTH_WEST_BURNS, *HAZMATS, *SOUTH_EAST_CALLS, mode="advanced", firefighters=1)
    assert view.ambulance is not None
    assert view.engine is not None
    assert view.ambulance.side == "east"
    burning = {"north": (range(1, 4), range(5, 9)), "east": (range(4, 7), range(5, 9))}
    burning |= {"south": (range(4, 7), range(1, 5)), "west": (range(1, 4), range(1, 5))}
    counts = {
        side: sum(row in rows and column in columns for row, column in view.fire)
        for side, (rows, columns) in burning.items()
    }
    assert counts[view.engine.side] == max(counts.values())
    assert len(set(counts.values())) > 1, "every quadrant burns alike: this proves nothing"


def test_specialists_are_handed_out_in_a_row_unless_somebody_says_otherwise() -> None:
    """P31."""
    hot_spots = ["roll 1,2", "roll 1,3", "roll 1,4"]
    rolls = [*NORTH_WEST_BURNS, *HAZMATS, *SOUTH_EAST_CALLS]
    view = begun(*rolls, *hot_spots, mode="advanced", firefighters=4)
    assert [man.specialist for man in view.firefighters] == ["cafs", "paramedic", "imaging", "rescue"]
    view = begun(*rolls, mode="advanced", firefighters=2, specialists=["captain", "driver"])
    assert [man.specialist for man in view.firefighters] == ["captain", "driver"]
    view = begun(*rolls, "draw hazmat", mode="advanced", firefighters=1, specialists="draw")
    assert [man.specialist for man in view.firefighters] == ["hazmat"]
