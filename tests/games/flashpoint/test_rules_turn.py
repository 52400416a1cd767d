"""The family set-up and a turn's actions, P5–P15."""

import pytest

from brasier.core.game import Refusal
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.events import Moved, Rescued, Revealed
from games.flashpoint.board import (
    BARE,
    NOBODY,
    board,
    chances,
    costs,
    do,
    expect,
    kinds,
    legal,
    look,
    place,
    points,
    refusal,
    starting,
)

TOO_FEW = ("flashpoint-too-few-points", "P7")
ENDS_IN_FIRE = ("flashpoint-ends-in-fire", "P10")

# ---- P5 family set-up


@pytest.mark.parametrize("side", ["front", "back"])
def test_p5_fire_points_of_interest_doors_and_markers_of_the_family_game(side: str) -> None:
    view = GAME.view(GAME.start(GAME.options({"board": side})), None)
    assert view.fire == ((2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (3, 5), (4, 4), (5, 6), (5, 7), (6, 6))
    assert view.poi == ((2, 4), (5, 1), (5, 8))
    assert {door.state for door in view.doors} == {"closed"}
    assert (view.smoke, view.victims, view.hazmats, view.hot_spots) == ((), (), (), ())
    assert (view.unseen_victims, view.unseen_alarms, view.pool) == (10, 5, 12)
    assert (view.damage, view.rescued, view.lost) == (0, 0, 0)
    assert (view.ambulance, view.engine) == (None, None)


def test_p5_what_a_point_of_interest_hides_is_drawn_from_what_is_left_of_the_15() -> None:
    state = board("+   +   +\n  0   ?  \n+   +   +", (3, 3))
    do(state, "move east")
    assert chances(state) == {"victim": 10, "alarm": 5}
    state = board("+   +   +   +\n  0   ?   v  \n+   +   +   +", (3, 3), rescued=4, lost=2, unseen=(3, 1))
    do(state, "move east")
    assert chances(state) == {"victim": 3, "alarm": 1}
    do(state, "alarm")
    assert (look(state).unseen_victims, look(state).unseen_alarms, look(state).pool) == (3, 0, 3)
    state = board("+   +   +\n  0   ?  \n+   +   +", (3, 3), unseen=(2, 0))
    do(state, "move east")
    assert chances(state) == {"victim": 2}
    assert refusal(state, "alarm", -1) == ("flashpoint-none-left", "P5")


# ---- P6 firefighters


def test_p6_each_starts_on_an_outside_space_of_its_player_s_choice() -> None:
    state = GAME.start(GAME.options({"firefighters": 3}))
    assert refusal(state, "place 1,1") == ("flashpoint-place-outside", "P6")
    assert refusal(state, "place 8,1") == ("flashpoint-place-outside", "P6")
    assert refusal(state, "end") == ("flashpoint-place-first", "P6")
    assert refusal(state, "place 0,0", 1) == ("not-your-turn", "P6")
    for seat, cell in enumerate([(0, 6), (0, 6), (7, 9)]):
        assert state.to_act() == seat
        assert look(state).firefighters[seat].cell is None
        do(state, f"place {cell[0]},{cell[1]}")
        assert place(state, seat) == cell


def test_p6_somebody_is_chosen_to_begin_and_turns_go_clockwise() -> None:
    state = GAME.start(GAME.options({"firefighters": 3}))
    do(state, "place 0,0", "place 0,0", "place 0,0")
    assert legal(state) == {"begin 0", "begin 1", "begin 2"}
    assert refusal(state, "begin 3") == ("flashpoint-no-such-firefighter", "P6")
    do(state, "begin 1")
    order = []
    for _ in range(5):
        order.append(look(state).player)
        assert state.to_act() == order[-1]
        do(state, "end", "roll 1,1")
        while state.to_act() < 0:
            do(state, min(chances(state)))
    assert order == [1, 2, 0, 1, 2]


@pytest.mark.parametrize("number", [0, 7])
def test_p6_one_to_six_firefighters(number: int) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.options({"firefighters": number})
    assert (caught.value.code, caught.value.rule) == ("flashpoint-one-to-six", "P6")
    for good in range(1, 7):
        assert GAME.seats(GAME.options({"firefighters": good})) == good


# ---- P7 action points


def next_turn(ap: int) -> tuple[int, int]:
    """What a lone firefighter has next turn who ends this one with so many points."""
    state = board("+   +\n  0  \n+   +", (0, 0), ap=ap, unseen=NOBODY)
    do(state, "end")
    kept = points(state)
    do(state, "roll 6,8")
    return kept[0], points(state)[0]


def test_p7_four_points_a_turn_and_at_most_four_are_kept() -> None:
    assert [next_turn(ap) for ap in (0, 1, 3, 4, 5, 8)] == [(0, 4), (1, 5), (3, 7), (4, 8), (4, 8), (4, 8)]


def test_p7_one_may_stop_at_any_time_and_do_the_same_thing_again() -> None:
    state = board(
        """
    +---+
    | s |
    +   +
      0
    +   +
    """,
        (2, 3),
    )
    for text in ("douse north", "move north", "move south", "move north"):
        assert "end" in legal(state)
        do(state, text)
    assert points(state) == (0, 0)
    assert legal(state) == {"end"}
    assert refusal(state, "move south") == TOO_FEW


def test_p7_saved_points_of_others_stay() -> None:
    state = board("+   +\n  0  \n+   +", (0, 0), firefighters=2, saved={1: 3}, unseen=NOBODY)
    do(state, "end", "roll 6,8")
    assert look(state).player == 1
    assert (points(state, 0), points(state, 1)) == ((4, 0), (7, 0))


@pytest.mark.parametrize("number", [-1, 424, 1000])
def test_p7_a_number_without_a_meaning_is_no_action(number: int) -> None:
    with pytest.raises(Refusal) as caught:
        board("+   +\n  0  \n+   +", (0, 0)).apply(0, number)
    assert caught.value.code == "unknown-action"


# ---- P8 moving


def test_p8_one_point_to_a_clear_or_smoky_space_two_into_fire() -> None:
    state = board(
        """
    +   +   +   +
          s
    +   +   +   +
          0   f
    +   +   +   +
    """,
        (2, 3),
    )
    assert {text: cost for text, cost in costs(state).items() if text.startswith("move")} == {
        "move north": 1, "move west": 1, "move south": 1, "move east": 2,
    }  # fmt: skip
    do(state, "move east")
    assert points(state) == (2, 0)
    do(state, "move south")
    assert points(state) == (1, 0)
    do(state, "move east")
    assert (points(state), place(state, 0)) == ((0, 0), (4, 6))


def test_p8_outside_spaces_are_ordinary_spaces() -> None:
    state = board("+   +\n  0  \n+   +", (2, 0))
    events = do(state, "move south", "move east", "move west", "move south")
    assert place(state, 0) == (4, 0)
    assert [event.cost for event in events if isinstance(event, Moved)] == [1, 1, 1, 1]


def test_p8_several_firefighters_may_share_a_space() -> None:
    state = board("+   +   +\n  0   12 \n+   +   +", (3, 3))
    do(state, "move east")
    expect(state, "+   +   +\n     012 \n+   +   +", (3, 3))


# ---- P9 carrying


def test_p9_carrying_costs_two_to_a_clear_or_smoky_space() -> None:
    state = board("+   +   +   +\n  0v      s  \n+   +   +   +", (3, 3))
    do(state, "carry east", "carry east")
    expect(state, "+   +   +   +\n         s0v \n+   +   +   +", (3, 3))
    assert points(state) == (0, 0)
    state = board("+   +   +\n  0v     \n+   +   +", (3, 3), ap=1)
    assert refusal(state, "carry east") == TOO_FEW


def test_p9_never_into_fire_nor_through_walls_and_closed_doors() -> None:
    state = board("+-D-+---+\n| 0v  f |\n+-x-+---+", (3, 3), ap=8)
    assert starting(state, "carry") == set()
    assert refusal(state, "carry east") == ("flashpoint-load-into-fire", "P9")
    assert refusal(state, "carry north") == ("flashpoint-door-closed", "P13")
    assert refusal(state, "carry west") == ("flashpoint-wall-in-the-way", "P2")
    assert refusal(state, "carry south") == ("flashpoint-wall-in-the-way", "P2")


def test_p9_one_walks_on_without_the_victim_and_may_come_back_for_it() -> None:
    state = board("+   +   +   +\n  0v         \n+   +   +   +", (3, 3), ap=8)
    do(state, "carry east", "move east")
    expect(state, "+   +   +   +\n      v   0  \n+   +   +   +", (3, 3))
    assert refusal(state, "carry east") == ("flashpoint-nothing-to-carry", "P9")
    do(state, "move west", "carry west")
    expect(state, "+   +   +   +\n  0v         \n+   +   +   +", (3, 3))


def test_p9_one_load_at_a_time() -> None:
    state = board("+   +   +\n 0vv     \n+   +   +", (3, 3))
    do(state, "carry east")
    expect(state, "+   +   +\n  v   0v \n+   +   +", (3, 3))


def test_p9_one_firefighter_lays_down_what_another_picks_up() -> None:
    state = board("+   +   +   +\n  0v  1      \n+   +   +   +", (3, 3), unseen=NOBODY)
    do(state, "carry east", "end", "roll 6,8", "carry east")
    assert (place(state, 0), place(state, 1)) == ((3, 4), (3, 5))
    assert [victim.cell for victim in look(state).victims] == [(3, 5)]


# ---- P10 no turn ends in fire

CORNER = "+---+---+\n| 0   f |\n+---+---+"  # one way in, the same way out
IN_FIRE = "+---+---+\n  f   0f|\n+---+-D-+"


@pytest.mark.parametrize(("ap", "possible"), [(1, TOO_FEW), (2, ENDS_IN_FIRE), (3, None), (4, None)])
def test_p10_one_enters_fire_only_with_a_point_to_leave_or_to_douse(ap: int, possible: tuple[str, str] | None) -> None:
    state = board(CORNER, (3, 3), ap=ap)
    if possible is not None:
        assert refusal(state, "move east") == possible
        return
    do(state, "move east")
    assert "end" not in legal(state)
    assert refusal(state, "end") == ("flashpoint-stand-in-fire", "P10")
    left = ap - 2
    assert legal(state) == {"move west", "douse here"} | ({"quench here"} if left == 2 else set())
    do(state, "douse here")
    assert "end" in legal(state)


def test_p10_in_fire_the_last_point_serves_nothing_but_getting_out() -> None:
    state = board("+---+---+---+\n| f   0f   1 \n+-x-+-D-+---+", (3, 3), ap=1)
    assert legal(state) == {"douse here", "move east"}
    assert refusal(state, "open south") == ENDS_IN_FIRE
    assert refusal(state, "douse west") == ENDS_IN_FIRE
    assert refusal(state, "move west") == TOO_FEW


@pytest.mark.parametrize(
    ("ap", "allowed"),
    [
        (1, {"douse here"}),
        (2, {"douse here", "quench here", "open south", "douse west"}),
        (3, {"douse here", "quench here", "open south", "douse west", "quench west", "chop north", "move west"}),
    ],
)
def test_p10_actions_other_than_moving_while_in_fire(ap: int, allowed: set[str]) -> None:
    state = board("+---+---+\n| f   0f|\n+---+-D-+", (3, 3), ap=ap)
    assert legal(state) == allowed | ({"chop east"} if ap == 3 else set())
    if ap == 2:
        assert refusal(state, "quench west") == ENDS_IN_FIRE
        assert refusal(state, "chop north") == ENDS_IN_FIRE
        assert refusal(state, "move west") == ENDS_IN_FIRE


def test_p10_smoke_beside_is_doused_only_with_a_point_to_spare() -> None:
    drawing = "+---+---+\n| s   0f|\n+---+---+"
    assert "douse west" in legal(board(drawing, (3, 3), ap=2))
    assert refusal(board(drawing, (3, 3), ap=1), "douse west") == ENDS_IN_FIRE


def test_p10_through_two_burning_spaces() -> None:
    drawing = "+---+---+---+---+\n| 0   f   f     |\n+---+---+---+---+"
    assert refusal(board(drawing, (3, 3), ap=2), "move east") == ENDS_IN_FIRE
    state = board(drawing, (3, 3), ap=4)
    do(state, "move east")
    assert refusal(state, "move east") == ENDS_IN_FIRE
    state = board(drawing, (3, 3), ap=5)
    do(state, "move east", "move east", "move east")
    assert points(state) == (0, 0)


# Specialists: the paramedic and the rescue specialist pay double for water.

TWO_BURN = "+---+---+---+\n| 0f  f {0}   |\n+---+---+---+"


def two_burn(edge: str) -> str:
    return TWO_BURN.format(edge)


@pytest.mark.parametrize(
    ("edge", "ap", "possible"),
    [("|", 3, False), ("|", 4, True), (" ", 3, True), ("o", 3, True), ("D", 3, False), ("x", 3, False), ("#", 3, True)],
)
def test_p10_a_paramedic_with_one_point_left_must_be_able_to_step_out(edge: str, ap: int, possible: bool) -> None:
    state = board(two_burn(edge), (3, 3), specialists="paramedic", ap=ap)
    assert ("move east" in legal(state)) == possible
    if not possible:
        assert refusal(state, "move east") == ENDS_IN_FIRE
    assert refusal(board(two_burn(edge), (3, 3), specialists="paramedic", ap=2), "move east") == ENDS_IN_FIRE


def test_p10_a_paramedic_steps_back_where_she_came_from() -> None:
    state = board(CORNER, (3, 3), specialists="paramedic", ap=3)
    do(state, "move east")
    assert legal(state) == {"move west"}
    state = board(CORNER, (3, 3), specialists="paramedic", ap=4)
    do(state, "move east")
    assert legal(state) == {"move west", "douse here"}


def test_p10_a_paramedic_does_not_close_her_only_way_out() -> None:
    drawing = "+---+---+\n| 0fo   |\n+---+---+"
    state = board(drawing, (3, 3), specialists="paramedic", ap=2)
    assert refusal(state, "close east") == ENDS_IN_FIRE
    assert "close east" in legal(board(drawing, (3, 3), specialists="paramedic", ap=3))


def test_p10_a_paramedic_may_chop_or_douse_her_way_out() -> None:
    drawing = "+-x-+---+\n| 0f  f |\n+---+---+"
    state = board(drawing, (3, 3), specialists="paramedic", ap=3)
    assert "chop north" in legal(state)  # one point is left to step through the hole
    assert refusal(state, "chop south") == ENDS_IN_FIRE
    assert "douse east" in legal(state)  # and to step where it burnt
    do(state, "douse east", "move east")
    expect(state, "+-x-+---+\n| f   s0|\n+---+---+", (3, 3))
    state = board(drawing, (3, 3), specialists="paramedic", ap=2)
    assert refusal(state, "douse east") == ENDS_IN_FIRE
    assert legal(state) == {"douse here"}
    assert "quench east" not in legal(board(drawing, (3, 3), specialists="paramedic", ap=4))
    assert refusal(board(drawing, (3, 3), specialists="paramedic", ap=4), "quench east") == ENDS_IN_FIRE
    assert "quench east" in legal(board(drawing, (3, 3), specialists="paramedic", ap=5))


@pytest.mark.parametrize(
    ("ap", "special", "possible"),
    [(0, 2, False), (0, 3, True), (1, 1, False), (1, 2, True), (2, 0, False), (2, 1, True), (3, 0, True)],
)
def test_p10_a_rescue_specialist_walks_out_with_points_that_only_walk(ap: int, special: int, possible: bool) -> None:
    state = board(CORNER, (3, 3), specialists="rescue", ap=ap, special=special)
    assert ("move east" in legal(state)) == possible
    if not possible:
        assert refusal(state, "move east") == ENDS_IN_FIRE
    else:
        do(state, "move east", "move west")


@pytest.mark.parametrize(
    ("edge", "ap", "special", "possible"),
    [
        ("|", 0, 3, False), ("|", 1, 3, False), ("|", 2, 2, True), ("|", 3, 0, False), ("|", 3, 1, True),
        (" ", 0, 3, True), (" ", 0, 2, False),
        ("o", 0, 3, True), ("#", 0, 3, True), ("d", 0, 3, True),
        ("D", 0, 3, False), ("D", 1, 3, True), ("D", 1, 2, False), ("D", 2, 1, False), ("D", 3, 0, False),
        ("x", 0, 3, False), ("x", 1, 3, True), ("x", 1, 2, False), ("x", 2, 1, False),
    ],
)  # fmt: skip
def test_p10_damaged_walls_and_closed_doors_are_ways_out_for_a_rescue_specialist(
    edge: str, ap: int, special: int, possible: bool
) -> None:
    state = board(two_burn(edge), (3, 3), specialists="rescue", ap=ap, special=special)
    assert ("move east" in legal(state)) == possible
    if not possible:
        assert refusal(state, "move east") == ENDS_IN_FIRE
        return
    do(state, "move east")
    while "end" not in legal(state):  # there is a way out by the first of these that is allowed
        wanted = [text for text in ("move east", "open east", "chop east", "douse here") if text in legal(state)]
        do(state, wanted[0])


def test_p10_a_blow_that_brings_the_house_down_is_no_way_out() -> None:
    for damage, possible in ((22, True), (23, False)):
        state = board(two_burn("x"), (3, 3), specialists="rescue", ap=1, special=3, damage=damage)
        assert ("move east" in legal(state)) == possible


@pytest.mark.parametrize(
    ("edge", "south", "special", "possible"),
    [
        (" ", "---", 3, True), (" ", "---", 2, True), (" ", "---", 1, False),
        ("D", "---", 3, True), ("D", "---", 2, False), ("x", "---", 3, True),
        ("|", "-D-", 3, True), ("|", "-D-", 2, False), ("|", "-x-", 3, True), ("|", "---", 3, False),
    ],
)  # fmt: skip
def test_p10_a_rescue_specialist_behind_two_fires(edge: str, south: str, special: int, possible: bool) -> None:
    """One of two points goes into a door; the other and those that walk must lead through the next fire."""
    drawing = f"+---+---+---+---+\n| f o 0f  f {edge}   |\n+---+---+{south}+---+"
    state = board(drawing, (3, 2), specialists="rescue", ap=2, special=special)
    assert ("close west" in legal(state)) == possible
    if not possible:
        assert refusal(state, "close west") == ENDS_IN_FIRE
    assert "chop north" in legal(state)  # a second blow would open it


@pytest.mark.parametrize(
    ("ap", "special", "possible"), [(2, 0, False), (2, 1, True), (3, 0, True), (2, 3, True), (1, 3, None)]
)
def test_p10_cafs_points_put_out_the_fire_one_stands_in(ap: int, special: int, possible: bool | None) -> None:
    state = board(CORNER, (3, 3), specialists="cafs", ap=ap, special=special)
    if not possible:
        assert refusal(state, "move east") == (TOO_FEW if possible is None else ENDS_IN_FIRE)
        return
    do(state, "move east", "douse here", "end")


def test_p10_cafs_points_in_fire() -> None:
    def allowed(ap: int, special: int) -> set[str]:
        return legal(board(IN_FIRE, (3, 3), specialists="cafs", ap=ap, special=special)) & {
            "quench west", "douse west", "open south",
        }  # fmt: skip

    assert allowed(0, 1) == set()
    assert allowed(0, 2) == {"douse west"}
    assert allowed(0, 3) == {"douse west", "quench west"}
    assert allowed(1, 0) == set()
    assert allowed(1, 1) == {"douse west", "open south"}
    assert allowed(1, 2) == {"douse west", "quench west", "open south"}


def test_p10_command_points_put_out_nothing() -> None:
    state = board(CORNER, (3, 3), specialists="captain", ap=2)
    assert refusal(state, "move east") == ENDS_IN_FIRE
    for ap, special, step, carry in (
        (1, 0, 0, 0),
        (1, 1, 1, 0),
        (1, 2, 1, 1),
        (2, 0, 1, 0),
        (2, 1, 1, 1),
        (3, 0, 1, 1),
    ):
        drawing = "+---+   +   +\n| 0f  1v     \n+---+   +   +"
        state = board(drawing, (3, 3), specialists="captain generalist", ap=ap, special=special)
        for text, possible in (("command 1 move east", step), ("command 1 carry east", carry)):
            assert (text in legal(state)) == bool(possible), (ap, special, text)
            if not possible:
                short = ap + special < (2 if "carry" in text else 1)
                assert refusal(state, text) == (TOO_FEW if short else ENDS_IN_FIRE)


def test_p10_looking_and_driving_from_a_burning_space() -> None:
    drawing = "+---+---+\n| 0f| ? |\n+---+---+"
    assert "reveal 3,4" in legal(board(drawing, (3, 3), specialists="imaging", ap=2))
    assert refusal(board(drawing, (3, 3), specialists="imaging", ap=1), "reveal 3,4") == ENDS_IN_FIRE
    assert "drive ambulance east" in legal(board(drawing, (3, 3), specialists="generalist", ap=3))
    state = board(drawing, (3, 3), specialists="generalist", ap=2)
    assert refusal(state, "drive ambulance east") == ENDS_IN_FIRE


# ---- P11 revealing


def test_p11_a_victim_found_stays_and_finding_it_is_free() -> None:
    state = board("+   +   +\n  0   ?  \n+   +   +", (3, 3))
    events = do(state, "move east", "victim")
    assert kinds(events, Revealed) == [Revealed(cell=(3, 4), found="victim")]
    expect(state, "+   +   +\n      0v \n+   +   +", (3, 3))
    assert points(state) == (3, 0)
    assert look(state).turn == 0


def test_p11_a_false_alarm_leaves_the_board() -> None:
    state = board("+   +   +\n  0   ?  \n+   +   +", (3, 3))
    do(state, "move east", "alarm")
    expect(state, "+   +   +\n      0  \n+   +   +", (3, 3))
    assert points(state) == (3, 0)
    assert (look(state).rescued, look(state).lost) == (0, 0)


def test_p11_also_when_one_comes_carrying() -> None:
    state = board("+   +   +\n  0v  ?  \n+   +   +", (3, 3))
    do(state, "carry east", "victim")
    expect(state, "+   +   +\n     0vv \n+   +   +", (3, 3))


def test_p11_not_before_one_enters() -> None:
    state = board("+   +   +   +\n  0       ?  \n+   +   +   +", (3, 3))
    do(state, "move east")
    assert look(state).poi == ((3, 5),)
    assert state.to_act() == 0


# ---- P12 rescue


@pytest.mark.parametrize(
    ("drawing", "at", "side"),
    [
        ("+   +   +\n      0v \n+   +   +", (3, 0), "west"),
        ("+   +   +\n    # 0v \n+   +   +", (2, 0), "west"),
        (
            """
        +   +

        +-#-+
          0v
        +   +
        """,
            (0, 2),
            "north",
        ),
        (
            """
        +   +
          0v
        +-#-+

        +   +
        """,
            (6, 7),
            "south",
        ),
    ],
)
def test_p12_a_victim_carried_to_any_outside_space_is_rescued(drawing: str, at: tuple[int, int], side: str) -> None:
    state = board(drawing, at)
    events = do(state, f"carry {side}")
    assert look(state).rescued == 1
    assert look(state).victims == ()
    assert [event.rescued for event in events if isinstance(event, Rescued)] == [1]
    assert points(state) == (2, 0)


def test_p12_not_without_carrying() -> None:
    state = board("+   +   +\n      0v \n+   +   +", (3, 0))
    do(state, "move west")
    assert (look(state).rescued, len(look(state).victims)) == (0, 1)


# ---- P13 doors


def test_p13_opening_and_closing_costs_one() -> None:
    state = board("+---+---+\n| 0 D   |\n+---+---+", (3, 3))
    assert refusal(state, "move east") == ("flashpoint-door-closed", "P13")
    assert refusal(state, "close east") == ("flashpoint-door-is-so", "P13")
    do(state, "open east")
    expect(state, "+---+---+\n| 0 o   |\n+---+---+", (3, 3))
    assert refusal(state, "open east") == ("flashpoint-door-is-so", "P13")
    do(state, "move east", "close west")
    expect(state, "+---+---+\n|   D 0 |\n+---+---+", (3, 3))
    assert points(state) == (1, 0)
    assert refusal(board("+---+---+\n| 0 D   |\n+---+---+", (3, 3), ap=0), "open east") == TOO_FEW


def test_p13_only_doors_of_one_s_own_space_and_none_that_is_gone() -> None:
    state = board("+---+---+---+\n| 0 d   D   |\n+---+---+---+", (3, 3))
    assert starting(state, "open", "close") == set()
    assert refusal(state, "close east") == ("flashpoint-no-door", "P13")
    assert refusal(state, "open west") == ("flashpoint-no-door", "P13")
    state = board("+-D-+\n| 0 |\n+-o-+", (3, 3))
    assert starting(state, "open", "close") == {"open north", "close south"}


# ---- P14 water


@pytest.mark.parametrize("where", ["here", "north", "east", "south", "west"])
@pytest.mark.parametrize(
    ("text", "before", "after", "cost"), [("douse", "s", "", 1), ("douse", "f", "s", 1), ("quench", "f", "", 2)]
)
def test_p14_smoke_one_fire_to_smoke_one_fire_two(where: str, text: str, before: str, after: str, cost: int) -> None:
    steps = {"here": (0, 0), "north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}

    def drawing(sign: str) -> str:
        cells = {(row, column): "" for row in range(3) for column in range(3)}
        cells[1, 1] = "0"
        cells[1 + steps[where][0], 1 + steps[where][1]] += sign
        edges = "+   +   +   +\n"
        lines = [" " + " ".join(cells[row, column].center(3) for column in range(3)) for row in range(3)]
        return edges + f"\n{edges}".join(lines) + "\n" + edges

    state = board(drawing(before), (3, 4))
    do(state, f"{text} {where}")
    expect(state, drawing(after), (3, 4))
    assert points(state) == (4 - cost, 0)


def test_p14_nothing_else_is_put_out() -> None:
    state = board(
        """
    +-D-+   +   +
    | 0   s   f
    +---+   +   +
      f
    +   +   +   +
    """,
        (3, 3),
    )
    assert starting(state, "douse", "quench") == {"douse east"}
    assert refusal(state, "quench east") == ("flashpoint-only-smoke", "P14")
    assert refusal(state, "douse here") == ("flashpoint-nothing-burns", "P14")
    assert refusal(state, "douse south") == ("flashpoint-wall-in-the-way", "P14")
    assert refusal(state, "quench north") == ("flashpoint-door-closed", "P14")
    state = board("+   +   +\n  0   f  \n+   +   +", (3, 3), ap=1)
    assert starting(state, "douse", "quench") == {"douse east"}
    assert refusal(state, "quench east") == TOO_FEW
    assert refusal(board("+   +   +\n  0   s  \n+   +   +", (3, 3), ap=0), "douse east") == TOO_FEW


def test_p14_from_outside_through_an_opening() -> None:
    state = board("+   +   +\n  0   f  \n+   +   +", (3, 0))
    do(state, "quench east")
    assert look(state).fire == ()


# ---- P15 axe


def test_p15_chopping_costs_two_and_leaves_one_damage() -> None:
    state = board("+---+-D-+\n| 0 |   |\n+---+---+", (3, 3), ap=5)
    do(state, "chop north")
    expect(state, "+-x-+-D-+\n| 0 |   |\n+---+---+", (3, 3))
    assert (points(state), look(state).damage) == ((3, 0), 1)
    do(state, "chop north")
    expect(state, "+-#-+-D-+\n| 0 |   |\n+---+---+", (3, 3))
    assert refusal(state, "chop north") == ("flashpoint-wall-destroyed", "P15")
    assert refusal(state, "chop east") == TOO_FEW


def test_p15_only_walls_of_one_s_own_space() -> None:
    state = board("+-D-+---+---+\n# 0     |   |\n+-o-+---+---+", (3, 3))
    assert starting(state, "chop") == set()
    assert refusal(state, "chop north") == ("flashpoint-no-wall", "P19")
    assert refusal(state, "chop south") == ("flashpoint-no-wall", "P19")
    assert refusal(state, "chop east") == ("flashpoint-no-wall", "P15")
    assert refusal(state, "chop west") == ("flashpoint-wall-destroyed", "P15")


@pytest.mark.parametrize(("at", "side"), [((2, 0), "east"), ((2, 1), "west"), ((0, 2), "south"), ((7, 8), "north")])
def test_p15_perimeter_walls_from_inside_and_outside(at: tuple[int, int], side: str) -> None:
    state = board(BARE, ap=4)
    state.put(0, 10 * at[0] + at[1])
    assert f"chop {side}" in legal(state)
    do(state, f"chop {side}", f"chop {side}")
    assert look(state).damage == 2
    assert sum(wall.damage for wall in look(state).walls) == 2
