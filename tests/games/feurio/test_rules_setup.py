"""Material and set-up, F1–F8: what the box holds and how a match begins."""

from itertools import combinations

import pytest

from brasier.core.game import CHANCE, Refusal
from brasier.games.feurio import GAME
from games.feurio.board import begun, board, do, draw, legal_texts, men_in_hand, most_men, on_table, refused, view

Cell = tuple[int, int]


def touch(one: Cell, other: Cell) -> bool:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r)) == 1


def values_at(state_tiles: dict[Cell, tuple[int, dict[str, int]]]) -> dict[Cell, int]:
    return {cell: value for cell, (value, _) in state_tiles.items()}


def option_refused(**given: object) -> tuple[str, str]:
    with pytest.raises(Refusal) as caught:
        GAME.options(given)
    return caught.value.code, caught.value.rule


# ---- F1–F3 material


def test_f1_the_pile_holds_six_tiles_of_each_value() -> None:
    state = GAME.start(GAME.options({"players": 4}))
    assert state.chances() == [(1, 6), (2, 6), (3, 6), (4, 6), (5, 6), (6, 6)]


def test_f1_after_six_of_a_value_there_is_no_seventh() -> None:
    state = begun(4, mode="solitaire")
    for _ in range(6):
        draw(state, 1)
        do(state, 0, min(legal_texts(state, 0)))
        do(state, 0, "pass")
    assert refused(state, CHANCE, "draw 1") == ("feurio-not-in-pile", "F9")
    assert state.chances() == [(2, 6), (3, 6), (4, 5), (5, 6), (6, 6)]


def test_f1_there_are_36_tiles() -> None:
    state = begun(1, mode="solitaire")
    for value in [v for v in (1, 2, 3, 4, 5, 6) for _ in range(6)][1:]:
        draw(state, value)
        do(state, 0, min(legal_texts(state, 0)))
        do(state, 0, "pass")
    assert len(view(state).tiles) == 36
    assert state.actors() == ()


@pytest.mark.parametrize("value", [0, 7, 10])
def test_f1_other_values_do_not_exist(value: int) -> None:
    state = GAME.start(GAME.options({"players": 4}))
    assert refused(state, CHANCE, f"draw {value}") == ("feurio-no-such-value", "F1")


@pytest.mark.parametrize(("value", "places"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_f2_places_by_value(value: int, places: int) -> None:
    state = board(str(value))
    assert most_men(state, "0,0", "red") == places
    assert view(state).tiles[0].places == places
    for men in range(places + 1, 4):
        assert refused(state, 0, f"men 0,0 red {men}") == ("feurio-no-place", "F13")


def test_f3_twelve_men_of_each_of_four_colours() -> None:
    state = begun(1, 2, 3, 4)
    assert [men_in_hand(state, seat) for seat in range(4)] == [
        {"red": 12}, {"green": 12}, {"blue": 12}, {"yellow": 12},
    ]  # fmt: skip


def test_f3_there_is_no_fifth_colour() -> None:
    assert refused(board("6"), 0, "men 0,0 purple 1") == ("feurio-no-such-colour", "F3")


def test_f3_nobody_places_more_men_than_are_left() -> None:
    state = board("6", men={"red": 2})
    assert most_men(state, "0,0", "red") == 2
    assert refused(state, 0, "men 0,0 red 3") == ("feurio-not-enough-men", "F11")
    do(state, 0, "men 0,0 red 2")
    assert men_in_hand(state, 0) == {"red": 0}


# ---- F4 four players


def test_f4_the_eldest_chooses_any_two_of_the_four_for_the_middle() -> None:
    assert legal_texts(begun(4, 2, 5, 3, eldest=2), 2) == {
        "middle 2 3", "middle 2 4", "middle 2 5", "middle 3 4", "middle 3 5", "middle 4 5",
    }  # fmt: skip
    assert legal_texts(begun(3, 6, 6, 4), 0) == {"middle 3 4", "middle 3 6", "middle 4 6", "middle 6 6"}
    assert legal_texts(begun(2, 2, 2, 2), 0) == {"middle 2 2"}


@pytest.mark.parametrize(("low", "high"), list(combinations((1, 2, 5, 6), 2)))
def test_f4_the_middle_two_touch_each_other_and_the_others_touch_both_but_not_each_other(low: int, high: int) -> None:
    state = begun(6, 1, 5, 2, middle=f"{low} {high}")
    at = {value: cell for cell, value in values_at(on_table(state)).items()}
    others = sorted({1, 2, 5, 6} - {low, high})
    assert touch(at[low], at[high])
    assert all(touch(at[end], at[inner]) for end in others for inner in (low, high))
    assert not touch(at[others[0]], at[others[1]])


def test_f4_where_the_rhombus_lies_is_fixed() -> None:
    state = begun(4, 6, 3, 6, middle="6 6")
    assert values_at(on_table(state)) == {(0, 0): 6, (1, -1): 6, (0, -1): 3, (1, 0): 4}
    state = begun(4, 1, 3, 2, middle="4 2")
    assert values_at(on_table(state)) == {(0, 0): 2, (1, -1): 4, (0, -1): 1, (1, 0): 3}


def test_f4_only_the_eldest_arranges_and_only_tiles_that_were_drawn() -> None:
    state = begun(3, 4, 6, 6, eldest=1)
    assert state.to_act() == 1
    assert refused(state, 0, "middle 6 6") == ("not-your-turn", "F4")
    assert refused(state, 1, "middle 3 5") == ("feurio-not-drawn", "F4")
    assert refused(state, 1, "middle 3 3") == ("feurio-not-drawn", "F4")
    assert refused(state, 1, "pass") == ("feurio-arrange-first", "F4")


def test_f4_the_rhombus_is_arranged_once() -> None:
    state = begun(3, 4, 6, 6, middle="6 6")
    draw(state, 1)
    assert refused(state, 1, "middle 3 4") == ("feurio-rhombus-lies", "F4")


@pytest.mark.parametrize("eldest", range(4))
def test_f4_the_player_to_the_eldests_left_starts_and_play_is_clockwise(eldest: int) -> None:
    state = begun(3, 4, 6, 6, middle="6 6", eldest=eldest)
    order = []
    for value in (1, 2, 3, 4, 5):
        draw(state, value)
        order.append(state.to_act())
        do(state, state.to_act(), min(legal_texts(state, state.to_act())))
        do(state, state.to_act(), "pass")
    assert order == [(eldest + turn) % 4 for turn in (1, 2, 3, 4, 5)]


def test_f4_nobody_acts_out_of_turn() -> None:
    state = board("6     1", seat=2)
    for seat in (0, 1, 3):
        assert legal_texts(state, seat) == set()
        assert refused(state, seat, "pass") == ("not-your-turn", "F4")


def test_f4_options_that_seat_nobody_are_refused() -> None:
    assert option_refused(players=5) == ("feurio-two-to-four", "F4")
    assert option_refused(players=1) == ("feurio-two-to-four", "F4")
    assert option_refused(players=3, eldest=3) == ("feurio-eldest-not-seated", "F4")
    assert option_refused(players=3, eldest=-1) == ("feurio-eldest-not-seated", "F4")


# ---- F5–F7 three, two, one


@pytest.mark.parametrize("eldest", range(3))
def test_f5_three_start_with_a_triangle_and_reinforcements(eldest: int) -> None:
    state = begun(5, 2, 4, eldest=eldest)
    lying = values_at(on_table(state))
    assert lying == {(0, 0): 2, (1, -1): 4, (0, -1): 5}
    assert all(touch(one, other) for one, other in combinations(lying, 2))
    assert [men_in_hand(state, seat) for seat in range(3)] == [
        {"red": 12, "yellow": 4}, {"green": 12, "yellow": 4}, {"blue": 12, "yellow": 4},
    ]  # fmt: skip
    draw(state, 1)
    assert state.to_act() == (eldest + 1) % 3


def test_f5_reinforcements_are_four_for_each_and_nobody_uses_anothers() -> None:
    state = board("6     6     6", players=3, seat=0)
    do(state, 0, "men 0,0 yellow 3")
    assert [men_in_hand(state, seat)["yellow"] for seat in range(3)] == [1, 4, 4]
    draw(state, 1)
    do(state, 1, min(legal_texts(state, 1)))
    do(state, 1, "men 1,0 yellow 3")
    assert [men_in_hand(state, seat)["yellow"] for seat in range(3)] == [1, 1, 4]


@pytest.mark.parametrize("eldest", range(2))
def test_f6_two_start_with_two_tiles_side_by_side_and_two_colours_each(eldest: int) -> None:
    state = begun(6, 3, eldest=eldest)
    assert values_at(on_table(state)) == {(0, 0): 3, (1, -1): 6}
    assert touch((0, 0), (1, -1))
    assert [men_in_hand(state, seat) for seat in range(2)] == [
        {"red": 12, "green": 12}, {"blue": 12, "yellow": 12},
    ]  # fmt: skip
    draw(state, 1)
    assert state.to_act() == 1 - eldest


def test_f7_alone_with_one_tile_and_all_48_men() -> None:
    state = begun(4, mode="solitaire")
    assert values_at(on_table(state)) == {(0, 0): 4}
    assert men_in_hand(state, 0) == {"red": 12, "green": 12, "blue": 12, "yellow": 12}
    draw(state, 1)
    assert state.to_act() == 0
    do(state, 0, "tile 1,0")
    assert {text.split()[2] for text in legal_texts(state, 0) if text != "pass"} == {"red", "green", "blue", "yellow"}
    do(state, 0, "pass")
    draw(state, 1)
    assert state.to_act() == 0


def test_f7_solitaire_is_for_one() -> None:
    assert option_refused(players=2, mode="solitaire") == ("feurio-solitaire-alone", "F7")


# ---- F8 cooperative


@pytest.mark.parametrize("values", [(6, 3), (6, 3, 4), (6, 3, 4, 5)])
def test_f8_cooperative_is_set_up_as_the_competitive_match(values: tuple[int, ...]) -> None:
    middle = "5 6" if len(values) == 4 else ""
    shared = begun(*values, middle=middle, mode="cooperative", eldest=1)
    rivals = begun(*values, middle=middle, eldest=1)
    assert on_table(shared) == on_table(rivals)
    for seat in range(len(values)):
        assert men_in_hand(shared, seat) == men_in_hand(rivals, seat)
    draw(shared, 1)
    draw(rivals, 1)
    assert shared.to_act() == rivals.to_act() == 2 % len(values)


@pytest.mark.parametrize("players", [0, 1, 5])
def test_f8_cooperative_is_for_two_to_four(players: int) -> None:
    assert option_refused(players=players, mode="cooperative") == ("feurio-two-to-four", "F8")
