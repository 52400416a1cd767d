"""The worked example of the sheets, move by move through a real match; then our own line of play to their scores."""

import pytest

from brasier.core.chance import ScriptedDealer
from brasier.core.game import Refusal
from brasier.core.match import Match
from brasier.games.feurio import GAME
from brasier.games.feurio.view import View
from games.feurio.board import board, on_table, points, view, zones

RED, GREEN, BLUE, YELLOW = range(4)
SOUTH_WEST_6, NORTH_6 = (0, 0), (1, -1)

# What Red draws, then Green, Blue, Yellow and Red.
SHEETS = (3, 4, 6, 6, 2, 1, 2, 5)
# Ours, not theirs: two more rounds that lead to the scores of the sheets.
OURS = (2, 5, 4, 1, 3, 5, 3, 4)


def new_match() -> Match:
    return Match(GAME, GAME.options({"players": 4}), dealer=ScriptedDealer(f"draw {value}" for value in SHEETS + OURS))


def seen(match: Match) -> View:
    told = match.view(None)
    assert isinstance(told, View)
    return told


def hottest(match: Match, seat: int) -> tuple[int, set[str]]:
    return seen(match).hottest, {text.removeprefix("tile ") for text in match.legal(seat)}


def accesses(match: Match) -> tuple[int, int]:
    """South-west 6, north 6."""
    by_cell = {tile.cell: tile.accesses for tile in seen(match).tiles}
    return by_cell[SOUTH_WEST_6], by_cell[NORTH_6]


def refusal(match: Match, seat: int, text: str) -> tuple[str, str]:
    steps = len(match.steps)
    with pytest.raises(Refusal) as caught:
        match.play(seat, text)
    assert len(match.steps) == steps
    return caught.value.code, caught.value.rule


def play_the_sheets(match: Match) -> None:
    """Start and first round, with every statement of the sheets on the way."""
    # Red is the eldest, draws 3, 4, 6, 6 and puts the sixes in the middle. Green sits to Red's left.
    match.deal()
    assert match.actors() == (RED,)
    match.play(RED, "middle 6 6")
    assert {tile.cell: tile.value for tile in seen(match).tiles} == {(0, 0): 6, (1, -1): 6, (0, -1): 3, (1, 0): 4}
    match.deal()

    # Green, a 2: two points of 10, south and north-east.
    assert match.actors() == (GREEN,)
    assert seen(match).drawn == 2
    assert hottest(match, GREEN) == (10, {"0,1", "2,-1"})
    match.play(GREEN, "tile 2,-1")
    assert accesses(match) == (3, 2)
    assert "pass" in match.legal(GREEN)
    assert "men 0,0 green 3" in match.legal(GREEN)
    assert "men 2,-1 green 1" in match.legal(GREEN)
    match.play(GREEN, "men 0,0 green 1")
    match.deal()

    # Blue, a 1: only the south is left of the points of 10.
    assert match.actors() == (BLUE,)
    assert seen(match).drawn == 1
    assert hottest(match, BLUE) == (10, {"0,1"})
    match.play(BLUE, "tile 0,1")
    assert accesses(match) == (2, 2)
    assert "men 0,0 blue 2" not in match.legal(BLUE)
    assert refusal(match, BLUE, "men 0,0 blue 2") == ("feurio-no-access", "F14")
    match.play(BLUE, "men 0,0 blue 1")
    match.deal()

    # Yellow, a 2: two points of 9, west and north.
    assert match.actors() == (YELLOW,)
    assert seen(match).drawn == 2
    assert hottest(match, YELLOW) == (9, {"-1,0", "1,-2"})
    match.play(YELLOW, "tile -1,0")
    assert accesses(match) == (1, 2)
    assert refusal(match, YELLOW, "men 1,-1 yellow 3") == ("feurio-no-access", "F14")
    match.play(YELLOW, "men 1,-1 yellow 2")
    match.deal()

    # Red, a 5: 6+3 in the north or 6+2+1 in the south-west. The north 6 is blocked, the south-west 6 too.
    assert match.actors() == (RED,)
    assert seen(match).drawn == 5
    assert hottest(match, RED) == (9, {"-1,1", "1,-2"})
    match.play(RED, "tile 1,-2")
    assert accesses(match) == (1, 1)
    assert refusal(match, RED, "men 1,-1 red 1") == ("feurio-no-access", "F14")
    assert refusal(match, RED, "men 0,0 red 1") == ("feurio-no-access", "F14")
    match.play(RED, "men 1,-2 red 1")
    match.deal()
    assert hottest(match, GREEN) == (13, {"2,-2"})


OUR_MOVES = (
    (GREEN, "tile 2,-2", "men 0,1 green 1"),
    (BLUE, "tile -1,1", "men 1,0 blue 2"),
    (YELLOW, "tile 0,-2", "men -1,1 yellow 1"),
    (RED, "tile -1,-1", "men 2,-2 red 1"),
    (GREEN, "tile 1,-3", "men -1,1 green 1"),
    (BLUE, "tile 2,-3", "men 2,-1 blue 1"),
    (YELLOW, "tile 2,-4", "men -1,0 yellow 1"),
    (RED, "tile 3,-4", "men -1,-1 red 1"),
)


def play_ours(match: Match) -> None:
    for seat, tile, men in OUR_MOVES:
        match.deal()
        match.play(seat, tile)
        match.play(seat, men)


AT_THE_END = """
         3     4
      3     5
   4     5r    2r
1r    3     6yy   2b
   2y    6gb   4bb
      5yg   1g
"""


def test_the_first_round_is_as_the_sheets_tell_it() -> None:
    play_the_sheets(new_match())


def test_our_two_rounds_lead_to_the_scores_of_the_sheets() -> None:
    match = new_match()
    play_the_sheets(match)
    play_ours(match)
    scores = {standing.seat: standing.points for standing in seen(match).standings}
    assert scores == {YELLOW: 4, GREEN: 12, RED: 5, BLUE: 6}
    by_colour = {
        colour: {tuple(sorted(zone.values)): zone.points for zone in seen(match).zones if zone.colour == colour}
        for colour in ("red", "green", "blue", "yellow")
    }
    assert by_colour == {
        "red": {(2, 5): 4, (1,): 1},
        "green": {(1, 5, 6): 12},
        "blue": {(2, 4, 6): 6},
        "yellow": {(2, 5): 4, (6,): 0},
    }


def test_blue_blocks_the_4_in_the_south_east() -> None:
    match = new_match()
    play_the_sheets(match)
    play_ours(match)
    match.chance("draw 6")
    match.play(GREEN, next(text for text in match.legal(GREEN)))
    assert "men 1,0 green 1" not in match.legal(GREEN)
    assert refusal(match, GREEN, "men 1,0 green 1")[1] in ("F13", "F14")  # both places and both accesses are taken


def test_the_end_as_a_drawing_is_the_same_board() -> None:
    match = new_match()
    play_the_sheets(match)
    play_ours(match)
    drawn = board(AT_THE_END, first=(2, -4), phase="draw", seat=GREEN)
    assert on_table(drawn) == {tile.cell: (tile.value, tile.men) for tile in seen(match).tiles}
    assert view(drawn).standings == seen(match).standings
    assert points(drawn) == (5, 12, 6, 4)


def test_one_more_red_man_on_the_4_would_give_red_twelve() -> None:
    state = board(AT_THE_END.replace("4     5r", "4r    5r"), first=(2, -4), phase="draw", seat=GREEN)
    assert on_table(state)[0, -2] == (4, {"red": 1})
    assert zones(state, "red") == [12]
    assert points(state) == (12, 12, 6, 4)
