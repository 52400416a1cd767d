"""Ambulance and engine, P32–P34, P42 and P43: rescue, driving, the deck gun, crew changes."""

from typing import Any

import pytest

from brasier.games.flashpoint.events import Changed, Drove, GunFired, Rescued, Rode, Splashed, Stayed
from brasier.games.flashpoint.position import Side
from brasier.games.flashpoint.rules import FlashPoint
from games.flashpoint.board import (
    NOBODY,
    SPECIALISTS,
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
    roll,
    starting,
)

Cell = tuple[int, int]
TOO_FEW = ("flashpoint-too-few-points", "P7")
SIDES: tuple[Side, ...] = ("north", "east", "south", "west")
AMBULANCE = {"north": ((0, 5), (0, 6)), "east": ((3, 9), (4, 9)), "south": ((7, 3), (7, 4)), "west": ((3, 0), (4, 0))}
ENGINE = {"north": ((0, 7), (0, 8)), "east": ((5, 9), (6, 9)), "south": ((7, 1), (7, 2)), "west": ((1, 0), (2, 0))}


def at_engine(side: str, drawing: str = "+   +\n     \n+   +", at: Cell = (3, 3), **more: Any) -> FlashPoint:
    """Seat 0 stands on the first space of the engine's spot."""
    state = board(drawing, at, engine=side, **{"specialists": "generalist", **more})
    row, column = ENGINE[side][0]
    state.put(0, 10 * row + column)
    return state


# ---- P32 rescue


def test_p32_victims_are_rescued_only_at_the_ambulance() -> None:
    drawing = "+   +   +\n      0v \n+   +   +"
    state = board(drawing, (3, 0), specialists="generalist", ambulance="west")
    do(state, "carry west")
    assert (look(state).rescued, look(state).victims) == (1, ())
    state = board(drawing, (3, 0), specialists="generalist", ambulance="south")
    do(state, "carry west")
    assert look(state).rescued == 0
    expect(state, "+   +   +\n  0v     \n+   +   +", (3, 0))


def test_p32_on_its_second_space_too() -> None:
    state = board(
        """
    +   +
     0vv
    +   +

    +   +
    """,
        (2, 0),
        specialists="generalist",
        ambulance="west",
        ap=8,
    )
    do(state, "carry south")
    assert look(state).rescued == 1
    state = board(
        """
    +   +

    +   +
     0v
    +   +
    """,
        (4, 0),
        specialists="generalist",
        ambulance="west",
        ap=8,
    )
    do(state, "carry north")
    assert look(state).rescued == 1


def test_p32_a_treated_victim_led_there() -> None:
    state = board("+   +   +\n      0t \n+   +   +", (3, 0), specialists="generalist", ambulance="west")
    events = do(state, "lead west")
    assert kinds(events, Rescued) == [Rescued(seat=0, cell=(3, 0), rescued=1)]
    state = board("+   +   +\n     0tv \n+   +   +", (3, 0), specialists="generalist", ambulance="west")
    do(state, "carry-lead west")
    assert (look(state).rescued, look(state).victims) == (2, ())
    state = board("+   +   +\n     0tt \n+   +   +", (3, 0), specialists="generalist", ambulance="west")
    do(state, "lead-two west")
    assert (look(state).rescued, look(state).victims) == (2, ())


def test_p32_waiting_victims_are_rescued_when_the_ambulance_arrives() -> None:
    state = board(
        """
    +   +
     vt
    +   +
      v
    +   +
    """,
        (3, 9),
        specialists="generalist",
        ambulance="north",
    )
    events = do(state, "drive ambulance east")
    assert look(state).rescued == 3
    assert look(state).victims == ()
    assert points(state) == (3, 0)  # 2 for the drive, nothing for the rescue
    assert [event.rescued for event in events if isinstance(event, Rescued)] == [1, 2, 3]
    state = board(
        """
    +   +

    +   +
      v
    +   +
    """,
        (2, 9),
        specialists="generalist",
        ambulance="north",
    )
    do(state, "drive ambulance west")
    assert look(state).rescued == 0


def test_p32_after_those_who_ride_have_said_so() -> None:
    state = board("+   +\n  v  \n+   +", (4, 9), specialists="generalist driver", ambulance="north")
    state.put(0, 5)
    do(state, "drive ambulance east")
    assert look(state).rescued == 0
    do(state, "ride 3,9")
    assert look(state).rescued == 1


def test_p32_not_by_the_engine() -> None:
    state = at_engine("north", "+   +\n  v  \n+   +", (5, 9))
    do(state, "drive engine east", "ride 5,9")
    assert (look(state).rescued, len(look(state).victims)) == (0, 1)


def test_p32_those_who_wait_outside_count_among_the_three() -> None:
    state = board("+   +\n vv  \n+   +", (3, 9), advanced=True, phase="fire", ambulance="west")
    roll(state, "6,8")
    assert look(state).phase == "new-poi"
    roll(state, "1,1")
    assert look(state).phase == "act"


# ---- P33 driving


@pytest.mark.parametrize("number", range(4))
def test_p33_to_the_next_spot_either_way_round(number: int) -> None:
    side, left, right = SIDES[number], SIDES[number - 1], SIDES[(number + 1) % 4]
    state = at_engine(side, ambulance=side)
    assert starting(state, "drive") == {
        f"drive {what} {to}" for what in ("ambulance", "engine") for to in (left, right)
    }
    assert {costs(state)[text] for text in starting(state, "drive")} == {2}
    assert refusal(state, f"drive engine {SIDES[number - 2]}") == ("flashpoint-next-spot-only", "P33")
    assert refusal(state, f"drive ambulance {side}") == ("flashpoint-next-spot-only", "P33")
    events = do(state, f"drive engine {left}")
    assert events == [Drove(seat=0, vehicle="engine", start=side, side=left)]
    view = look(state)
    assert view.engine is not None
    assert view.engine.side == left
    assert points(state) == (3, 0)


@pytest.mark.parametrize(("ap", "possible"), [(1, False), (2, True)])
def test_p33_it_costs_two(ap: int, possible: bool) -> None:
    state = at_engine("north", ap=ap)
    assert bool(starting(state, "drive")) == possible
    if not possible:
        assert refusal(state, "drive engine east") == TOO_FEW
        assert refusal(state, "drive ambulance east") == TOO_FEW


def test_p33_the_ambulance_by_radio_from_anywhere_the_engine_only_from_its_spot() -> None:
    state = board("+   +\n  0  \n+   +", (3, 3), specialists="generalist")
    assert starting(state, "drive") == {"drive ambulance east", "drive ambulance west"}
    assert refusal(state, "drive engine east") == ("flashpoint-not-on-engine", "P33")
    do(state, "drive ambulance east")
    assert look(state).phase == "act"
    assert place(state, 0) == (3, 3)
    state = board("+   +\n  0  \n+   +", (0, 8), specialists="generalist", engine="north")
    assert "drive engine west" in legal(state)
    state = board("+   +\n  0  \n+   +", (5, 9), specialists="generalist", engine="north")
    assert "drive engine west" not in legal(state)  # a spot of the engine, but it is not there


def test_p33_the_driver_of_the_engine_must_ride() -> None:
    state = at_engine("north")
    do(state, "drive engine east")
    assert legal(state) == {"ride 5,9", "ride 6,9"}
    assert refusal(state, "stay") == ("flashpoint-driver-rides", "P33")
    assert refusal(state, "ride 0,7") == ("flashpoint-not-that-spot", "P33")
    assert refusal(state, "move north") == ("flashpoint-ride-first", "P33")
    events = do(state, "ride 6,9")
    assert events == [Rode(seat=0, cell=(6, 9))]
    assert place(state, 0) == (6, 9)


def test_p33_others_on_the_spot_may_ride_each_to_either_space() -> None:
    state = at_engine(
        "north", "+   +   +\n  2   1  \n+   +   +", (0, 7), specialists="generalist cafs driver hazmat", seat=0
    )
    assert [place(state, seat) for seat in range(4)] == [(0, 7), (0, 8), (0, 7), (7, 9)]
    do(state, "drive engine west")
    assert state.to_act() == 0
    do(state, "ride 1,0")
    assert state.to_act() == 1
    assert legal(state) == {"ride 1,0", "ride 2,0", "stay"}
    assert refusal(state, "stay", 2) == ("not-your-turn", "P6")
    assert kinds(do(state, "stay"), Stayed) == [Stayed(seat=1)]
    assert state.to_act() == 2
    do(state, "ride 2,0")
    assert [place(state, seat) for seat in range(4)] == [(1, 0), (0, 8), (2, 0), (7, 9)]
    assert state.to_act() == 0
    assert points(state) == (3, 0)  # riding is free


def test_p33_the_driver_answers_first_whatever_the_seat() -> None:
    state = board("+   +   +\n 012     \n+   +   +", (0, 7), specialists="cafs hazmat generalist", seat=2)
    do(state, "drive engine west")
    assert state.to_act() == 2
    do(state, "ride 1,0")
    assert state.to_act() == 0
    do(state, "stay", "stay")
    assert [place(state, seat) for seat in range(3)] == [(0, 7), (0, 7), (1, 0)]


def test_p33_whoever_calls_the_ambulance_from_its_spot_may_stay_or_ride() -> None:
    state = board("+   +\n  0  \n+   +", (0, 6), specialists="generalist")
    do(state, "drive ambulance west")
    assert legal(state) == {"ride 3,0", "ride 4,0", "stay"}
    do(state, "stay")
    assert place(state, 0) == (0, 6)
    state = board("+   +\n  1  \n+   +", (0, 5), specialists="generalist driver")
    do(state, "drive ambulance west")
    assert state.to_act() == 1
    do(state, "ride 4,0")
    assert (place(state, 1), state.to_act()) == ((4, 0), 0)


# ---- P34 the deck gun

QUADRANTS = {
    "north": (range(1, 4), range(5, 9)), "east": (range(4, 7), range(5, 9)),
    "south": (range(4, 7), range(1, 5)), "west": (range(1, 4), range(1, 5)),
}  # fmt: skip


def test_p34_four_points_on_the_engine_s_spot() -> None:
    state = at_engine("north", ap=4, specialists="hazmat")
    events = do(state, "gun")
    assert events == [GunFired(seat=0, cost=4)]
    assert points(state) == (0, 0)
    assert len(chances(state)) == 48
    assert refusal(at_engine("north", ap=3, specialists="hazmat"), "gun") == TOO_FEW
    state = board("+   +\n  0  \n+   +", (0, 6), specialists="hazmat", engine="north")
    assert refusal(state, "gun") == ("flashpoint-not-on-engine", "P34")


@pytest.mark.parametrize("side", SIDES)
def test_p34_dice_outside_the_quadrant_turn_to_their_opposite_faces(side: str) -> None:
    rows, columns = QUADRANTS[side]
    for row in range(1, 7):
        for column in range(1, 9):
            state = at_engine(side)
            events = do(state, "gun", f"roll {row},{column}")
            target = (row if row in rows else 7 - row, column if column in columns else 9 - column)
            found = kinds(events, Splashed)[0]
            assert isinstance(found, Splashed)
            assert (found.dice, found.target) == ((row, column), target)
            assert found.cells[0] == target
            assert look(state).phase == "act"


@pytest.mark.parametrize("side", SIDES)
def test_p34_no_firefighter_in_the_quadrant(side: str) -> None:
    rows, columns = QUADRANTS[side]
    for row in range(1, 7):
        for column in range(1, 9):
            state = at_engine(side, "+   +\n  1  \n+   +", (row, column), specialists="generalist cafs")
            inside = row in rows and column in columns
            assert ("gun" in legal(state)) == (not inside)
            if inside:
                assert refusal(state, "gun") == ("flashpoint-firefighter-in-quadrant", "P34")


def test_p34_fire_and_smoke_go_on_the_target_and_each_adjacent_space() -> None:
    before = """
    +   +   +   +
      f   s   f
    +   +   +   +
      s   f   f
    +   +   +   +
      f   f   s
    +   +   +   +
    """
    after = """
    +   +   +   +
      f       f
    +   +   +   +

    +   +   +   +
      f       s
    +   +   +   +
    """
    state = at_engine("north", before, (1, 5))
    events = do(state, "gun", "roll 2,6")
    expect(state, after, (1, 5))
    assert kinds(events, Splashed) == [
        Splashed(
            seat=0,
            dice=(2, 6),
            target=(2, 6),
            cells=((2, 6), (1, 6), (2, 5), (2, 7), (3, 6)),
            cleared=((1, 6), (2, 5), (2, 6), (2, 7), (3, 6)),
        )
    ]


@pytest.mark.parametrize(
    ("edge", "wet"), [("|", False), ("x", False), ("D", False), ("o", True), ("#", True), ("d", True), (" ", True)]
)
def test_p34_walls_and_closed_doors_stop_the_splash(edge: str, wet: bool) -> None:
    state = at_engine("north", f"+---+---+\n| f {edge} f |\n+---+---+", (2, 6))
    do(state, "gun", "roll 2,6")
    expect(state, f"+---+---+\n|   {edge} {' ' if wet else 'f'} |\n+---+---+", (2, 6))


def test_p34_the_splash_may_leave_the_quadrant() -> None:
    state = at_engine(
        "north",
        """
    +   +   +
      f   f
    +   +   +
          f
    +   +   +
    """,
        (3, 4),
    )
    do(state, "gun", "roll 3,5")
    assert look(state).fire == ()


def test_p34_people_and_things_are_untouched() -> None:
    state = at_engine("east", "+   +   +   +\n  1  sv? h*f \n+   +   +   +", (4, 4), specialists="generalist cafs")
    do(state, "gun", "roll 4,5")
    expect(state, "+   +   +   +\n  1   v? h*  \n+   +   +   +", (4, 4))


def test_p34_out_of_an_opening_it_wets_nothing_more() -> None:
    state = at_engine("north", "+   +\n  f  \n+   +", (1, 6))
    do(state, "gun", "roll 1,6")
    assert look(state).fire == ()


# ---- P42 the driver


def test_p42_the_deck_gun_costs_a_driver_two() -> None:
    state = at_engine("north", ap=2, specialists="driver")
    do(state, "gun")
    assert points(state) == (0, 0)
    assert refusal(at_engine("north", ap=1, specialists="driver"), "gun") == TOO_FEW


def test_p42_only_a_driver_is_asked() -> None:
    state = at_engine("north", specialists="generalist")
    do(state, "gun", "roll 1,5")
    assert look(state).phase == "act"
    state = at_engine("north", specialists="driver")
    do(state, "gun", "roll 1,5")
    assert legal(state) == {"keep", "reroll red", "reroll black"}
    assert look(state).dice == (1, 5)
    assert refusal(state, "end") == ("flashpoint-aim-first", "P42")


def test_p42_keep() -> None:
    state = at_engine("north", "+   +\n  f  \n+   +", (1, 5), specialists="driver")
    do(state, "gun", "roll 1,5", "keep")
    assert look(state).fire == ()
    assert look(state).phase == "act"


def test_p42_each_die_once_the_second_decision_after_the_first_re_roll() -> None:
    state = at_engine("north", specialists="driver", ap=4)
    do(state, "gun", "roll 6,2", "reroll red")
    assert chances(state) == {f"red {face}": 1 for face in range(1, 7)}
    do(state, "red 2")
    assert look(state).dice == (2, 2)
    assert look(state).rerolled == ("red",)
    assert legal(state) == {"keep", "reroll black"}
    assert refusal(state, "reroll red") == ("flashpoint-die-rerolled", "P42")
    do(state, "reroll black")
    assert chances(state) == {f"black {face}": 1 for face in range(1, 9)}
    found = kinds(do(state, "black 1"), Splashed)[0]
    assert isinstance(found, Splashed)
    assert (found.dice, found.target) == ((2, 1), (2, 8))  # only the final dice count, then they are turned
    assert look(state).phase == "act"
    do(state, "gun", "roll 1,1")  # the next shot is new
    assert legal(state) == {"keep", "reroll red", "reroll black"}


def test_p42_black_first_and_red_kept() -> None:
    state = at_engine("north", specialists="driver")
    do(state, "gun", "roll 3,8", "reroll black", "black 6")
    assert legal(state) == {"keep", "reroll red"}
    found = kinds(do(state, "keep"), Splashed)[0]
    assert isinstance(found, Splashed)
    assert (found.dice, found.target) == ((3, 6), (3, 6))


# ---- P43 crew change


@pytest.mark.parametrize(
    ("before", "after", "saved", "left"),
    [
        ("hazmat", "generalist", 0, (3, 0)),
        ("generalist", "cafs", 0, (1, 3)),
        ("cafs", "driver", 0, (2, 0)),
        ("cafs", "captain", 3, (5, 2)),
        ("generalist", "rescue", 4, (6, 3)),
        ("rescue", "cafs", 1, (2, 3)),
        ("captain", "paramedic", 0, (2, 0)),
    ],
)
def test_p43_the_new_specialist_s_points_less_two_and_what_was_saved(
    before: str, after: str, saved: int, left: tuple[int, int]
) -> None:
    state = at_engine("north", specialists=before, saved={0: saved})
    events = do(state, f"change {after}")
    assert events == [Changed(seat=0, before=before, after=after, ap=left[0], special=left[1])]
    assert points(state) == left
    assert look(state).firefighters[0].specialist == after


def test_p43_its_abilities_hold_at_once_and_next_turn_it_has_all_its_points() -> None:
    state = at_engine("north", specialists="hazmat", unseen=NOBODY)
    do(state, "change driver")
    assert "gun" in legal(state)
    do(state, "end", "roll 6,8")
    assert points(state) == (6, 0)
    assert "change hazmat" in legal(state)


def test_p43_only_a_specialist_not_in_play() -> None:
    state = at_engine("north", specialists="hazmat driver cafs")
    assert starting(state, "change") == {
        f"change {name}" for name in SPECIALISTS if name not in ("hazmat", "driver", "cafs")
    }
    assert refusal(state, "change driver") == ("flashpoint-specialist-in-play", "P43")
    assert refusal(state, "change hazmat") == ("flashpoint-specialist-in-play", "P43")


def test_p43_only_as_the_first_action() -> None:
    for texts in (("move west", "move east"), ("chop south",), ("drive ambulance east",), ("change driver",)):
        state = at_engine("north", specialists="generalist")
        do(state, *texts)
        assert starting(state, "change") == set()
        assert refusal(state, "change rescue") == ("flashpoint-not-first-action", "P43")
    state = at_engine("north", "+   +\n  1  \n+   +", (0, 0), specialists="captain cafs")
    do(state, "command 1 move east")
    assert refusal(state, "change rescue") == ("flashpoint-not-first-action", "P43")


def test_p43_only_of_a_turn_begun_on_the_engine_s_spot() -> None:
    state = board(
        "+   +   +\n  0   1  \n+   +   +", (0, 6), specialists="generalist hazmat", engine="north", unseen=NOBODY
    )
    assert refusal(state, "change rescue") == ("flashpoint-not-first-action", "P43")
    do(state, "move east")
    assert refusal(state, "change rescue") == ("flashpoint-not-first-action", "P43")
    do(state, "end", "roll 6,8")
    assert "change rescue" in legal(state)
