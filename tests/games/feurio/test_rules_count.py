"""The count and the shared goal, F17–F23 and F27: zones, points, winners, what solitaire and cooperative ask for."""

import pytest

from brasier.core.game import Outcome, Refusal
from brasier.games.feurio import GAME
from brasier.games.feurio.rules import Feurio
from games.feurio.board import board, do, draw, legal_texts, points, refused, view, zones


def end(state: Feurio) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    return outcome


# ---- F17 zones


def test_f17_connected_tiles_with_a_man_of_the_colour_are_one_zone() -> None:
    assert zones(board("1r    6r    5r"), "red") == [12]


def test_f17_a_tile_without_a_man_of_the_colour_divides() -> None:
    assert zones(board("1r    6g    5r"), "red") == [1, 1]
    assert zones(board("1r    6     5r"), "red") == [1, 1]


def test_f17_a_man_between_two_zones_joins_them() -> None:
    state = board("1r    6g    5r", phase="late")
    do(state, 0, "men 1,0 red 1")
    assert zones(state, "red") == [12]


def test_f17_every_side_connects_and_nothing_else_does() -> None:
    state = board(
        """
           2r    3r
        2r    6r    4r
           2r    5r
        """,
        first=(0, -1),
    )
    assert zones(state, "red") == [12]  # 24 over 2
    for cell in ("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"):
        q, r = map(int, cell.split(","))
        rows = {(0, 0): "1r", (q, r): "3r"}
        drawing = "\n".join(
            "   " * (row + 1) + "".join(rows.get((column, row), ".").ljust(6) for column in (-1, 0, 1))
            for row in (-1, 0, 1)
        )
        assert zones(board(drawing, first=(-1, -1)), "red") == [4], cell
    state = board(
        """
        1r    .     3r
           .     3r
              .     .     3r
        """
    )
    assert zones(state, "red") == [2, 1, 1]


def test_f17_a_tile_belongs_to_zones_of_several_colours() -> None:
    state = board("1r    6rgb  2g")
    assert (zones(state, "red"), zones(state, "green"), zones(state, "blue")) == ([7], [4], [1])


def test_f17_several_men_on_a_tile_count_it_once() -> None:
    assert zones(board("1r    6rrr"), "red") == [7]


def test_f17_zones_round_a_hole_are_one() -> None:
    state = board(
        """
           2r    3r
        2r    .     1r
           4r    5r
        """,
        first=(0, -1),
    )
    assert zones(state, "red") == [17]


# ---- F18, F27 the worth of a zone


@pytest.mark.parametrize(
    ("drawing", "up", "down"),
    [
        ("2r    5r", 4, 3),
        ("3r    4r", 3, 2),
        ("3r    5r", 3, 2),
        ("3r    6r", 3, 3),
        ("6r", 1, 1),
        ("1r    6r    6r", 13, 13),
        ("5r    6r", 3, 2),
        ("4r    5r    4r", 4, 3),
        ("6r    6r    5r", 4, 3),
    ],
)
def test_f18_rounded_up_and_f27_rounded_down(drawing: str, up: int, down: int) -> None:
    assert zones(board(drawing), "red") == [up]
    assert zones(board(drawing, cest_chaud=True), "red") == [down]
    assert end(board(drawing, phase="done")).scores == (up, 0, 0, 0)
    assert end(board(drawing, phase="done", cest_chaud=True)).scores == (down, 0, 0, 0)


def test_f18_each_zone_is_rounded_for_itself() -> None:
    drawing = "2r    3r    6     2r    5r"
    assert points(board(drawing))[0] == 3 + 4
    assert points(board(drawing, cest_chaud=True))[0] == 2 + 3


ENCIRCLED_ONE = """
   2     2
2     1r    2
   2     6r
"""


@pytest.mark.parametrize("cest_chaud", [False, True])
def test_f18_the_lowest_tile_with_a_free_access_divides_not_the_lowest_of_all(cest_chaud: bool) -> None:
    state = board(ENCIRCLED_ONE, cest_chaud=cest_chaud)
    assert zones(state, "red") == [1 if cest_chaud else 2]  # 1+6 over 6


def test_f18_the_sum_takes_encircled_tiles_too() -> None:
    state = board(
        """
           2     2
        2     6r    2
           3     2r
        """,
        first=(0, -1),
    )
    assert zones(state, "red") == [4]


def test_f18_one_free_access_is_enough_to_divide() -> None:
    state = board(
        """
           2     2
        2     1r    .
           2     6r
        """,
        first=(0, -1),
    )
    assert zones(state, "red") == [7]


@pytest.mark.parametrize("cest_chaud", [False, True])
def test_f18_a_zone_without_any_free_access_is_worth_nothing(cest_chaud: bool) -> None:
    state = board(
        """
           2     2     3
        2     6r    1r    3
           2     3     3
        """,
        first=(0, -1),
        cest_chaud=cest_chaud,
    )
    assert zones(state, "red") == [0]
    assert points(state) == (0, 0, 0, 0)


def test_f18_men_do_not_close_accesses() -> None:
    assert zones(board("1b    2r    6rgy"), "red") == [4]


# ---- F19 colours and players


def test_f19_a_player_scores_all_zones() -> None:
    assert points(board("1r    6r    3     2r    5r    4b    6r")) == (7 + 4 + 1, 0, 1, 0)


def test_f19_two_colours_are_added_but_never_merged() -> None:
    state = board("6r    1g    6b    5b    1y", players=2, phase="done")
    assert end(state).scores == (1 + 1, 3 + 1)


def test_f19_both_colours_of_a_player_on_one_tile_count_it_twice() -> None:
    state = board("1r    6rg   2g", players=2, phase="done")
    assert end(state).scores == (7 + 4, 0)


def test_f19_reinforcements_are_removed_before_the_count() -> None:
    state = board("1y    6ry   5yyy  4gy   3y", players=3, phase="done")
    assert end(state).scores == (1, 1, 0)
    assert zones(state, "yellow") == []


def test_f19_reinforcements_never_join_a_players_zones() -> None:
    state = board("1r    6y    5r", players=3, phase="done")
    assert end(state).scores == (2, 0, 0)


def test_f19_with_four_and_with_two_players_yellow_counts() -> None:
    assert end(board("1y    6y", phase="done")).scores == (0, 0, 0, 7)
    assert end(board("1y    6y", players=2, phase="done")).scores == (0, 7)


# ---- F20 the winner


def test_f20_most_points_win() -> None:
    outcome = end(board("1r    3r    6     1b    4b", phase="done"))
    assert (outcome.reason, outcome.scores, outcome.winners) == ("most-points", (4, 0, 5, 0), (2,))


def test_f20_most_points_win_against_a_better_single_zone() -> None:
    outcome = end(board("1r    3r    6     1r    3r    6     1b    6b", phase="done"))
    assert (outcome.reason, outcome.scores, outcome.winners) == ("most-points", (8, 0, 7, 0), (0,))


def test_f20_a_tie_goes_to_the_best_single_zone_among_the_tied() -> None:
    #   Red 4+4, Blue 5+3; Green has the best zone of all (7) but fewer points
    outcome = end(
        board("1r    3r    6     1r    3r    6     1b    4b    6     1b    2b    6     1g    6g", phase="done")
    )
    assert (outcome.reason, outcome.scores, outcome.winners) == ("best-zone", (8, 7, 8, 0), (2,))


def test_f20_a_tie_in_the_best_zone_too_is_a_shared_victory() -> None:
    outcome = end(board("1r    3r    6     1r    3r    6     1b    3b    6     1b    3b", phase="done"))
    assert (outcome.reason, outcome.scores, outcome.winners) == ("shared", (8, 0, 8, 0), (0, 2))


def test_f20_only_the_best_of_three_tied_share() -> None:
    #   Red 4+1, Green 4+1, Yellow 3+2 (a 4 beside a 4)
    outcome = end(
        board("1r    3r    6     6r    1     1g    3g    5     6g    2     1y    2y    5     4y    4y", phase="done")
    )
    assert (outcome.reason, outcome.scores, outcome.winners) == ("shared", (5, 5, 0, 5), (0, 1))


def test_f20_the_best_zone_of_a_pair_of_colours_is_a_single_zone() -> None:
    #   seat 0: red 4 and green 4; seat 1: blue 5 and yellow 3
    outcome = end(board("1r    3r    1g    3g    6     1b    4b    1y    2y", players=2, phase="done"))
    assert (outcome.reason, outcome.scores, outcome.winners) == ("best-zone", (8, 8), (1,))


def test_f20_reinforcements_decide_no_tie() -> None:
    outcome = end(board("1r    3r    6     1g    3g    5     1y    6y", players=3, phase="done"))
    assert (outcome.reason, outcome.scores, outcome.winners) == ("shared", (4, 4, 0), (0, 1))


def test_f20_nobody_with_points_is_a_victory_of_all() -> None:
    outcome = end(board("1     6", phase="done"))
    assert (outcome.reason, outcome.scores, outcome.winners) == ("shared", (0, 0, 0, 0), (0, 1, 2, 3))


# ---- F21 the end of solitaire and cooperative


@pytest.mark.parametrize(
    ("players", "mode"), [(1, "solitaire"), (2, "cooperative"), (3, "cooperative"), (4, "cooperative")]
)
@pytest.mark.parametrize("last", ["pass", "men 0,0 red 3"])
def test_f21_the_turn_of_the_last_tile_is_the_last(players: int, mode: str, last: str) -> None:
    state = board("6     1", players=players, mode=mode, phase="draw", pile=(3,))
    draw(state, 3)
    do(state, 0, "tile 1,-1")
    assert state.outcome() is None
    assert "men 0,0 red 3" in legal_texts(state, 0)
    do(state, 0, last)
    assert end(state).reason == "lost"
    assert state.actors() == ()
    assert refused(state, 0, "pass") == ("match-over", "F21")


def test_f21_not_before_the_last_tile() -> None:
    state = board("6     1", players=1, phase="men", pile=(3,))
    do(state, 0, "pass")
    assert state.outcome() is None


def test_f21_a_competitive_match_goes_on_after_the_last_tile() -> None:
    state = board("6     1", phase="men", pile=())
    do(state, 0, "men 0,0 red 1")
    assert state.outcome() is None
    assert state.actors() == (1,)


# ---- F22 the shared goal

SAVED = """
1r    6rrr  6rrr  5rrr  4rr
   1g    6ggg  6ggg  5ggg  4gg
      1b    6bbb  5bbb  5bbb  4bb
         1y    6yyy  5yyy  5yyy  4yy
"""
SHARED = [(1, "solitaire"), (2, "cooperative"), (3, "cooperative"), (4, "cooperative")]


def goal(drawing: str, players: int = 4, mode: str = "cooperative") -> tuple[str, int, int, int]:
    """Reason, men placed, colours in one zone, colours whose zone has an open 1."""
    state = board(drawing, players=players, mode=mode, phase="done")
    figures = end(state).figures
    told = view(state).goal
    assert told is not None
    assert (told.men, told.one_zone, told.open_ones) == (figures["men"], figures["one_zone"], figures["open_ones"])
    return end(state).reason, figures["men"], figures["one_zone"], figures["open_ones"]


@pytest.mark.parametrize(("players", "mode"), SHARED)
def test_f22_all_men_down_each_colour_in_one_zone_with_an_open_one_saves_the_forest(players: int, mode: str) -> None:
    assert goal(SAVED, players, mode) == ("saved", 48, 4, 4)
    outcome = end(board(SAVED, players=players, mode=mode, phase="done"))
    assert outcome.winners == tuple(range(players))
    assert outcome.scores == (1,) * players


@pytest.mark.parametrize(("players", "mode"), SHARED)
def test_f22_one_man_missing_is_lost(players: int, mode: str) -> None:
    drawing = SAVED.replace("4yy", "4y")
    assert goal(drawing, players, mode) == ("lost", 47, 4, 4)
    outcome = end(board(drawing, players=players, mode=mode, phase="done"))
    assert (outcome.winners, outcome.scores) == ((), (0,) * players)


@pytest.mark.parametrize(("players", "mode"), SHARED)
@pytest.mark.parametrize("letter", "rgby")
def test_f22_a_colour_in_two_zones_is_lost(players: int, mode: str, letter: str) -> None:
    #   the 4 at the end of a row goes one cell farther out
    four = f"4{letter}{letter}"
    assert goal(SAVED.replace(four, f".     {four}"), players, mode) == ("lost", 48, 3, 3)


@pytest.mark.parametrize(("players", "mode"), SHARED)
@pytest.mark.parametrize("letter", "rgby")
def test_f22_a_zone_without_a_one_is_lost(players: int, mode: str, letter: str) -> None:
    drawing = SAVED.replace(f"1{letter}", f"2{letter}")
    assert goal(drawing, players, mode) == ("lost", 48, 4, 3)


def test_f22_the_one_must_have_a_free_access() -> None:
    closed = """
       2     2
    2     1r    6rrr  6rrr  5rrr  4rr
       2     1g    6ggg  6ggg  5ggg  4gg
                1b    6bbb  5bbb  5bbb  4bb
                   1y    6yyy  5yyy  5yyy  4yy
    """
    assert goal(closed) == ("lost", 48, 4, 3)
    one_access = closed.replace("2     1r", ".     1r")
    assert goal(one_access) == ("saved", 48, 4, 4)


def test_f22_one_open_one_is_enough_beside_an_encircled_one() -> None:
    drawing = """
       2     2
    2     1r    6rrr  6rrr  5rrr  3r    1r
       2     1g    6ggg  6ggg  5ggg  4gg
                1b    6bbb  5bbb  5bbb  4bb
                   1y    6yyy  5yyy  5yyy  4yy
    """
    assert goal(drawing) == ("saved", 48, 4, 4)


def test_f22_figures_of_an_unfinished_forest() -> None:
    assert goal("1r    6rrr  3     5g    1b    4     2b") == ("lost", 7, 2, 1)
    assert goal("1     6") == ("lost", 0, 0, 0)
    assert goal("2r    6g    4b    5y    5rg") == ("lost", 6, 2, 0)


def test_f22_with_three_players_the_reinforcements_are_the_fourth_colour() -> None:
    assert goal(SAVED, 3) == ("saved", 48, 4, 4)
    assert goal(SAVED.replace("4yy", "4"), 3) == ("lost", 46, 4, 4)
    state = board(SAVED, players=3, mode="cooperative", phase="done")
    assert {zone.colour for zone in view(state).zones} == {"red", "green", "blue", "yellow"}


def test_f22_played_to_the_end() -> None:
    drawing = SAVED.replace("4yy", "4") + "            3\n"
    state = board(drawing, players=1, phase="draw", pile=(2,), men={"yellow": 2})
    draw(state, 2)
    do(state, 0, min(text for text in legal_texts(state, 0)))
    do(state, 0, "men 4,3 yellow 2")
    assert end(state).reason == "saved"


# ---- F23, F27 what does not go together


@pytest.mark.parametrize(("players", "mode"), SHARED)
def test_f23_no_firebreaks_in_solitaire_and_cooperative(players: int, mode: str) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.options({"players": players, "mode": mode, "firebreaks": True})
    assert (caught.value.code, caught.value.rule) == ("feurio-firebreaks-competitive-only", "F23")
    state = board("6", players=players, mode=mode, phase="tile", drawn=3)
    assert all(text.startswith("tile ") for text in legal_texts(state, 0))
    assert refused(state, 0, "firebreak 1,0 red") == ("feurio-no-firebreaks", "F23")


@pytest.mark.parametrize(("players", "mode"), SHARED)
def test_f27_is_a_variant_of_the_competitive_match(players: int, mode: str) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.options({"players": players, "mode": mode, "cest_chaud": True})
    assert (caught.value.code, caught.value.rule) == ("feurio-cest-chaud-competitive-only", "F27")


def test_f27_decides_who_wins() -> None:
    #   Red 7 over 2, Blue 3 over 1: rounded up Red wins, rounded down they tie and share
    drawing = "2r    5r    6     1b    2b"
    assert end(board(drawing, phase="done")).winners == (0,)
    assert end(board(drawing, phase="done", cest_chaud=True)).winners == (0, 2)
