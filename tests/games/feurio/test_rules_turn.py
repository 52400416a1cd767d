"""A turn and the end of a competitive match, F9–F16: the tile, the men, the passes."""

import pytest

from brasier.core.game import CHANCE
from games.feurio.board import (
    begun,
    board,
    do,
    draw,
    hottest,
    legal_texts,
    men_in_hand,
    most_men,
    on_table,
    points,
    refused,
    view,
)

# ---- F9 the draw


def test_f9_a_turn_begins_with_a_draw() -> None:
    state = board("6     1", seat=1, phase="draw")
    assert state.actors() == (CHANCE,)
    assert legal_texts(state, 1) == set()
    for text in ("pass", "men 0,0 green 1", "tile -1,0"):
        assert refused(state, 1, text) == ("feurio-draw-first", "F9")


def test_f9_every_tile_face_down_is_as_likely_as_any_other() -> None:
    state = board("6     1     1", phase="draw", pile=(2, 2, 2, 5))
    assert state.chances() == [(2, 3), (5, 1)]
    assert refused(state, CHANCE, "draw 1") == ("feurio-not-in-pile", "F9")


def test_f9_the_drawn_tile_must_be_placed_before_anything_else() -> None:
    state = board("6     1", seat=1, phase="tile", drawn=3)
    assert all(text.startswith("tile ") for text in legal_texts(state, 1))
    assert refused(state, 1, "pass") == ("feurio-tile-first", "F9")
    assert refused(state, 1, "men 0,0 green 1") == ("feurio-tile-first", "F9")
    assert refused(state, CHANCE, "draw 2") == ("no-chance-now", "F9")


def test_f9_the_drawn_tile_comes_to_lie_face_up_and_is_the_only_one_of_the_turn() -> None:
    state = board("6     1", seat=1, phase="draw")
    draw(state, 3)
    do(state, 1, "tile 1,-1")
    assert on_table(state) == {(0, 0): (6, {}), (1, 0): (1, {}), (1, -1): (3, {})}
    assert refused(state, 1, "tile 0,1") == ("feurio-no-tile-in-hand", "F9")
    assert refused(state, CHANCE, "draw 2") == ("no-chance-now", "F9")


def test_f9_no_draw_once_no_tile_is_face_down() -> None:
    state = board("6     1", phase="men", pile=())
    do(state, 0, "pass")
    assert state.actors() == (1,)
    assert "men 0,0 green 1" in legal_texts(state, 1)


# ---- F10 the hottest point


def test_f10_the_highest_sum_is_the_only_place() -> None:
    #   3+6+4 in the bay; 6+4 and 6+3 outside are not hot enough
    state = board(
        """
        3     6
           .     4
        """,
        phase="tile",
        drawn=1,
    )
    assert view(state).hottest == 13
    assert hottest(state) == {"0,1"}
    assert refused(state, 0, "tile 2,0") == ("feurio-not-hottest", "F10")
    assert refused(state, 0, "tile 1,-1") == ("feurio-not-hottest", "F10")


def test_f10_the_player_chooses_among_equal_points() -> None:
    state = board("4     4", phase="tile", drawn=1)
    assert hottest(state) == {"1,-1", "0,1"}
    state = board("5", phase="tile", drawn=1)
    assert hottest(state) == {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}


def test_f10_three_small_tiles_are_hotter_than_two_bigger_ones() -> None:
    #   2+2+2 in the bay against 3+2 at the tip
    state = board(
        """
              .     2
                 .     2
              .     2
           .     3
        """,
        first=(0, -1),
        phase="tile",
        drawn=1,
    )
    assert view(state).hottest == 6
    assert hottest(state) == {"0,0"}


def test_f10_one_tile_may_be_hotter_than_two() -> None:
    #   beside the 6 alone it is hotter than beside 1+2
    state = board(
        """
           x10   x20
        x30   6     .
           x40   x50
              1     2
        """,
        first=(0, -1),
        phase="tile",
        drawn=2,
        firebreaks=True,
        men={"red": 0},
    )
    assert view(state).hottest == 6
    assert legal_texts(state, 0) == {"tile 1,0"}


def test_f10_a_hole_counts_all_six_neighbours() -> None:
    state = board(
        """
           1     1
        1     .     1
           1     1
        """,
        first=(0, -1),
        phase="tile",
        drawn=1,
    )
    assert view(state).hottest == 6
    assert hottest(state) == {"0,0"}


@pytest.mark.parametrize("drawn", [1, 2, 3, 4, 5, 6])
def test_f10_the_value_of_the_drawn_tile_plays_no_part(drawn: int) -> None:
    assert hottest(board("3     5", phase="tile", drawn=drawn)) == {"1,-1", "0,1"}


def test_f10_men_play_no_part() -> None:
    assert hottest(board("4rrg  4     4b", phase="tile", drawn=1)) == {"1,-1", "0,1", "2,-1", "1,1"}


def test_f10_a_taken_cell_and_one_without_neighbours_are_refused() -> None:
    state = board("4     6", phase="tile", drawn=1)
    assert refused(state, 0, "tile 0,0") == ("feurio-cell-taken", "F10")
    assert refused(state, 0, "tile 5,5") == ("feurio-not-beside-fire", "F10")
    assert refused(state, 0, "tile -2,0") == ("feurio-not-beside-fire", "F10")


def test_f10_when_only_firebreaks_are_open_every_cell_beside_a_tile_ties() -> None:
    state = board(
        """
           x10   x20
        x30   6     x40
           x50   x60
        """,
        first=(0, -1),
        phase="tile",
        drawn=5,
        firebreaks=True,
        men={"red": 0},
    )
    assert view(state).hottest == 0
    assert legal_texts(state, 0) == {
        "tile 0,-2", "tile 1,-2", "tile 2,-2", "tile 2,-1", "tile 2,0", "tile 1,1",
        "tile 0,2", "tile -1,2", "tile -2,2", "tile -2,1", "tile -2,0", "tile -1,-1",
    }  # fmt: skip
    assert refused(state, 0, "tile 3,0") == ("feurio-not-beside-fire", "F10")
    do(state, 0, "tile 2,0")
    do(state, 0, "pass")
    draw(state, 2)
    assert hottest(state) == {"3,0", "3,-1", "2,-1", "1,1", "2,1"}


# ---- F11 men


def test_f11_nobody_or_one_to_three_men_on_any_one_tile() -> None:
    state = board("6     1     5")
    assert legal_texts(state, 0) == {
        "pass", "men 0,0 red 1", "men 0,0 red 2", "men 0,0 red 3", "men 1,0 red 1",
        "men 2,0 red 1", "men 2,0 red 2", "men 2,0 red 3",
    }  # fmt: skip
    assert refused(state, 0, "men 0,0 red 4") == ("feurio-one-to-three-men", "F11")
    assert refused(state, 0, "men 0,0 red 0") == ("feurio-one-to-three-men", "F11")


def test_f11_not_only_on_the_new_tile() -> None:
    state = board("6     1", phase="tile", drawn=3)
    do(state, 0, "tile 1,-1")
    do(state, 0, "men 1,0 red 1")
    assert on_table(state) == {(0, 0): (6, {}), (1, 0): (1, {"red": 1}), (1, -1): (3, {})}
    assert men_in_hand(state, 0) == {"red": 11}


def test_f11_only_on_a_tile() -> None:
    state = board("6     1")
    assert refused(state, 0, "men 1,-1 red 1") == ("feurio-no-tile-there", "F11")
    assert refused(state, 0, "men 9,9 red 1") == ("feurio-no-tile-there", "F11")


def test_f11_one_tile_a_turn() -> None:
    state = board("6     1     5", phase="late")
    do(state, 0, "men 0,0 red 1")
    assert refused(state, 0, "men 2,0 red 1") == ("not-your-turn", "F4")


def test_f11_a_pass_does_not_bind_later_turns() -> None:
    state = board("6     1     5", phase="late")
    do(state, 0, "pass")
    for seat, text in ((1, "men 0,0 green 1"), (2, "pass"), (3, "pass"), (0, "men 2,0 red 3")):
        do(state, seat, text)
    assert on_table(state)[2, 0] == (5, {"red": 3})


def test_f11_men_of_others_are_refused() -> None:
    assert refused(board("6"), 0, "men 0,0 green 1") == ("feurio-not-your-colour", "F11")
    assert refused(board("6", players=2), 0, "men 0,0 yellow 1") == ("feurio-not-your-colour", "F11")
    assert refused(board("6", players=3, seat=1), 1, "men 0,0 red 1") == ("feurio-not-your-colour", "F11")


# ---- F12 one colour a turn


def test_f12_with_two_colours_a_turn_places_only_one() -> None:
    state = board("6", players=2)
    assert legal_texts(state, 0) == {"pass"} | {
        f"men 0,0 {colour} {n}" for colour in ("red", "green") for n in (1, 2, 3)
    }
    do(state, 0, "men 0,0 green 1")
    assert refused(state, 0, "men 0,0 red 1") == ("feurio-draw-first", "F9")
    assert men_in_hand(state, 0) == {"red": 12, "green": 11}


def test_f12_reinforcements_or_own_men_but_not_both() -> None:
    state = board("6", players=3, seat=1, men={"yellow": 2})
    assert legal_texts(state, 1) == {
        "pass", "men 0,0 green 1", "men 0,0 green 2", "men 0,0 green 3", "men 0,0 yellow 1", "men 0,0 yellow 2",
    }  # fmt: skip
    do(state, 1, "men 0,0 yellow 1")
    assert on_table(state) == {(0, 0): (6, {"yellow": 1})}
    assert state.actors() == (CHANCE,)


def test_f12_alone_with_four_colours_one_a_turn() -> None:
    state = board("1", players=1)
    assert legal_texts(state, 0) == {
        "pass", "men 0,0 red 1", "men 0,0 green 1", "men 0,0 blue 1", "men 0,0 yellow 1",
    }  # fmt: skip
    do(state, 0, "men 0,0 blue 1")
    assert state.actors() == (CHANCE,)


# ---- F13 places


def test_f13_each_man_takes_a_place_whoever_owns_him() -> None:
    state = board("5rg   4bb   3y    1g", seat=2)
    assert [most_men(state, cell, "blue") for cell in ("0,0", "1,0", "2,0", "3,0")] == [1, 0, 1, 0]
    assert refused(state, 2, "men 0,0 blue 2") == ("feurio-no-place", "F13")
    assert refused(state, 2, "men 1,0 blue 1") == ("feurio-no-place", "F13")
    assert refused(state, 2, "men 3,0 blue 1") == ("feurio-no-place", "F13")


def test_f13_men_of_several_players_share_a_tile() -> None:
    state = board("6rg", seat=2)
    do(state, 2, "men 0,0 blue 1")
    assert on_table(state) == {(0, 0): (6, {"red": 1, "green": 1, "blue": 1})}


# ---- F14 free accesses


@pytest.mark.parametrize(
    ("neighbours", "men"),
    [(0, 3), (1, 3), (2, 3), (3, 3), (4, 2), (5, 1), (6, 0)],
)
def test_f14_no_more_men_than_free_accesses(neighbours: int, men: int) -> None:
    one, two, three, four, five, six = ("2" if n < neighbours else "." for n in range(6))
    state = board(
        f"""
           {one}     {two}
        {three}     6     {four}
           {five}     {six}
        """,
        first=(0, -1),
    )
    assert next(tile.accesses for tile in view(state).tiles if tile.cell == (0, 0)) == 6 - neighbours
    assert most_men(state, "0,0", "red") == men
    if men < 3:
        assert refused(state, 0, f"men 0,0 red {men + 1}") == ("feurio-no-access", "F14")


def test_f14_everybodys_men_count_towards_the_accesses() -> None:
    state = board(
        """
           2     2
        2     6g    2
           .     .
        """,
        first=(0, -1),
    )
    assert most_men(state, "0,0", "red") == 1
    assert refused(state, 0, "men 0,0 red 2") == ("feurio-no-access", "F14")
    do(state, 0, "men 0,0 red 1")
    assert on_table(state)[0, 0] == (6, {"red": 1, "green": 1})


def test_f14_nobody_goes_to_an_encircled_tile() -> None:
    state = board(
        """
           2     2
        2     1     2
           2     3
        """,
        first=(0, -1),
    )
    assert most_men(state, "0,0", "red") == 0
    assert refused(state, 0, "men 0,0 red 1") == ("feurio-no-access", "F14")


def test_f14_the_new_tile_closes_accesses_at_once() -> None:
    state = board(
        """
           2     2
        2     6     .
           2     .
        """,
        first=(0, -1),
        phase="tile",
        drawn=3,
    )
    assert hottest(state) == {"1,0", "0,1"}
    do(state, 0, "tile 1,0")
    assert most_men(state, "0,0", "red") == 1


# ---- F15 men stay


def test_f15_men_stay_though_they_come_to_exceed_the_accesses() -> None:
    state = board(
        """
           4     2
        2     6rrg  .
           2     .
        """,
        first=(0, -1),
        phase="tile",
        drawn=3,
    )
    do(state, 0, "tile 1,0")
    do(state, 0, "pass")
    draw(state, 5)
    do(state, 1, "tile 0,1")
    tile = next(tile for tile in view(state).tiles if tile.cell == (0, 0))
    assert (tile.accesses, tile.men, tile.room) == (0, {"red": 2, "green": 1}, 0)
    assert refused(state, 1, "men 0,0 green 1") == ("feurio-no-access", "F14")
    assert not any("0,0" in text for text in legal_texts(state, 1))


def test_f15_men_above_the_accesses_leave_no_room_below_the_places() -> None:
    #   two men on a 6 with one access: a third place is free and still nobody may come
    state = board(
        """
           2     2
        2     6rr   2
           2     .
        """,
        first=(0, -1),
    )
    assert most_men(state, "0,0", "red") == 0


def test_f15_encircled_men_still_hold_their_zone_together() -> None:
    state = board(
        """
           2     2
        1r    6r    2
           2     5r
        """,
        first=(0, -1),
    )
    assert points(state)[0] == 12


# ---- F16 the end


def test_f16_the_match_ends_when_all_have_passed_in_succession() -> None:
    state = board("6     1     5", phase="late", seat=2)
    for seat in (2, 3, 0):
        do(state, seat, "pass")
        assert state.outcome() is None
    do(state, 1, "pass")
    assert state.outcome() is not None
    assert state.actors() == ()
    for seat in range(4):
        assert legal_texts(state, seat) == set()
        assert refused(state, seat, "pass") == ("match-over", "F16")
    assert refused(state, CHANCE, "draw 1") == ("no-chance-now", "F9")


def test_f16_placing_men_starts_the_count_of_passes_anew() -> None:
    state = board("6     1     5", phase="late")
    for seat, text in (
        (0, "pass"),
        (1, "pass"),
        (2, "pass"),
        (3, "men 0,0 yellow 1"),
        (0, "pass"),
        (1, "pass"),
        (2, "pass"),
    ):
        do(state, seat, text)
    assert state.outcome() is None
    assert state.actors() == (3,)
    assert "men 2,0 yellow 3" in legal_texts(state, 3)
    do(state, 3, "pass")
    assert state.outcome() is not None


def test_f16_passes_in_turns_with_a_draw_do_not_count() -> None:
    state = board("6     1     5", phase="draw", pile=(2, 3, 4, 4, 5))
    for seat, value in ((0, 2), (1, 3), (2, 4), (3, 4), (0, 5)):
        draw(state, value)
        do(state, seat, min(legal_texts(state, seat)))
        do(state, seat, "pass")
    for seat in (1, 2, 3, 0):
        assert state.outcome() is None
        do(state, seat, "pass")
    assert state.outcome() is not None


@pytest.mark.parametrize("players", [2, 3])
def test_f16_as_many_passes_as_players(players: int) -> None:
    state = board("6     1     5", phase="late", players=players)
    for seat in range(players):
        assert state.outcome() is None
        do(state, seat, "pass")
    assert state.outcome() is not None


def test_f16_without_men_only_the_pass_is_left() -> None:
    state = board("6     1     5", phase="late", men={"red": 0})
    assert legal_texts(state, 0) == {"pass"}
    assert refused(state, 0, "men 0,0 red 1") == ("feurio-not-enough-men", "F11")


def test_f16_without_a_legal_place_only_the_pass_is_left() -> None:
    state = board("2g    1b    4yy", phase="late")
    assert legal_texts(state, 0) == {"pass"}


def test_f16_in_late_turns_up_to_three_men_are_placed_as_before() -> None:
    state = board("6     1b    5gg", phase="late")
    assert legal_texts(state, 0) == {"pass", "men 0,0 red 1", "men 0,0 red 2", "men 0,0 red 3", "men 2,0 red 1"}


def test_f16_a_whole_match_of_passes_has_four_late_turns() -> None:
    state = begun(1, 1, 1, 1, middle="1 1")
    for value in [1, 1] + [v for v in (2, 3, 4, 5, 6) for _ in range(6)]:
        draw(state, value)
        seat = state.to_act()
        do(state, seat, min(legal_texts(state, seat)))
        do(state, seat, "pass")
    for _ in range(4):
        assert state.outcome() is None
        do(state, state.to_act(), "pass")
    assert state.outcome() is not None
