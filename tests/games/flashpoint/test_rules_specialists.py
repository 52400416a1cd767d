"""The eight specialists, P35–P41 (the driver, P42, is with the vehicles)."""

import pytest

from brasier.games.flashpoint.events import Disposed, DoorTurned, Moved, Rescued, Revealed, Revealing, Treated
from games.flashpoint.board import (
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


@pytest.mark.parametrize(
    ("name", "ap", "special"),
    [
        ("paramedic", 4, 0), ("cafs", 3, 3), ("hazmat", 4, 0), ("generalist", 5, 0), ("captain", 4, 2),
        ("rescue", 4, 3), ("imaging", 4, 0), ("driver", 4, 0),
    ],
)  # fmt: skip
def test_p35_to_p42_points_of_a_turn(name: str, ap: int, special: int) -> None:
    """P35, P36, P37, P38, P39, P40, P41, P42: ordinary ones are saved up to four, special ones never."""
    state = board("+   +\n  0  \n+   +", (0, 0), specialists=name, ap=1, special=0, unseen=NOBODY)
    do(state, "end", "roll 6,8")
    assert points(state) == (1 + ap, special)
    do(state, "end", "roll 6,7")
    assert points(state) == (4 + ap, special)


@pytest.mark.parametrize(
    ("text", "name", "rule"),
    [
        ("treat", "driver", "P35"), ("dispose", "paramedic", "P37"), ("reveal 3,4", "hazmat", "P41"),
        ("command 1 move east", "imaging", "P39"),
    ],
)  # fmt: skip
def test_p35_to_p41_one_s_own_trade_only(text: str, name: str, rule: str) -> None:
    state = board("+   +   +   +\n 0vh  ?   1  \n+   +   +   +", (3, 3), specialists=f"{name} generalist")
    assert refusal(state, text) == ("flashpoint-not-your-trade", rule)


# ---- P35 paramedic


def test_p35_treating_costs_one_and_only_in_one_s_space() -> None:
    state = board("+   +   +\n  0v  v  \n+   +   +", (3, 3), specialists="paramedic")
    events = do(state, "treat")
    assert events == [Treated(seat=0, cell=(3, 3))]
    expect(state, "+   +   +\n  0t  v  \n+   +   +", (3, 3))
    assert points(state) == (3, 0)
    assert refusal(state, "treat") == ("flashpoint-already-treated", "P35")
    state = board("+   +   +\n  0   v  \n+   +   +", (3, 3), specialists="paramedic")
    assert refusal(state, "treat") == ("flashpoint-no-victim-here", "P35")
    state = board("+   +\n  0v \n+   +", (3, 3), specialists="paramedic", ap=0)
    assert refusal(state, "treat") == TOO_FEW


def test_p35_one_of_two_victims_is_treated() -> None:
    state = board("+   +\n 0vv \n+   +", (3, 3), specialists="paramedic")
    do(state, "treat")
    expect(state, "+   +\n 0vt \n+   +", (3, 3))
    do(state, "treat")
    expect(state, "+   +\n 0tt \n+   +", (3, 3))


@pytest.mark.parametrize("name", ["paramedic", "rescue"])
def test_p35_and_p40_extinguishing_costs_double(name: str) -> None:
    state = board(
        """
    +   +   +
      0   f
    +   +   +
      s
    +   +   +
    """,
        (3, 3),
        specialists=name,
        ap=4,
    )
    assert {text: cost for text, cost in costs(state).items() if text.split()[0] in ("douse", "quench")} == {
        "douse east": 2, "douse south": 2, "quench east": 4,
    }  # fmt: skip
    do(state, "douse south")
    assert points(state)[0] == 2
    assert refusal(state, "quench east") == TOO_FEW
    do(state, "douse east")
    expect(
        state,
        """
    +   +   +
      0   s
    +   +   +

    +   +   +
    """,
        (3, 3),
    )
    assert points(state)[0] == 0
    state = board("+   +   +\n  0   s  \n+   +   +", (3, 3), specialists=name, ap=1)
    assert refusal(state, "douse east") == TOO_FEW


def test_p35_a_treated_victim_follows_at_no_extra_cost() -> None:
    state = board("+   +   +   +\n  0t      s  \n+   +   +   +", (3, 3), specialists="hazmat", ap=2)
    assert costs(state)["lead east"] == 1
    do(state, "lead east", "lead east")
    expect(state, "+   +   +   +\n         s0t \n+   +   +   +", (3, 3))
    assert points(state) == (0, 0)
    state = board("+   +   +\n  0t     \n+   +   +", (3, 3), specialists="hazmat", ap=0)
    assert refusal(state, "lead east") == TOO_FEW


def test_p35_whoever_leads_may_also_walk_alone() -> None:
    state = board("+   +   +\n  0t     \n+   +   +", (3, 3), specialists="hazmat")
    do(state, "move east")
    expect(state, "+   +   +\n  t   0  \n+   +   +", (3, 3))
    assert refusal(state, "lead west") == ("flashpoint-nobody-to-lead", "P35")


def test_p35_one_at_a_time_besides_a_carried_load() -> None:
    for drawing, text, after in (
        (" 0tv     ", "carry-lead east", "     0vt "),
        (" 0th     ", "haul-lead east", "     0th "),
        (" 0tt     ", "lead-two east", "     0tt "),
        (" 0tt     ", "lead east", "  t   0t "),
        (" 0tv     ", "lead east", "  v   0t "),
        (" 0tv     ", "carry east", "  t   0v "),
        (" 0th     ", "haul east", "  t   0h "),
    ):
        state = board(f"+   +   +\n{drawing}\n+   +   +", (3, 3), specialists="hazmat")
        assert costs(state)[text] == (1 if text == "lead east" else 2)
        do(state, text)
        expect(state, f"+   +   +\n{after}\n+   +   +", (3, 3))
        assert points(state) == (3 if text == "lead east" else 2, 0)


def test_p35_what_is_not_there_is_neither_led_nor_carried() -> None:
    state = board("+   +   +\n 0v      \n+   +   +", (3, 3), specialists="hazmat")
    assert starting(state, "lead", "carry-lead", "haul", "haul-lead", "lead-two") == set()
    assert refusal(state, "carry-lead east") == ("flashpoint-nobody-to-lead", "P35")
    assert refusal(state, "haul-lead east") == ("flashpoint-nothing-to-haul", "P44")
    assert refusal(state, "lead-two east") == ("flashpoint-two-to-lead", "P35")
    state = board("+   +   +\n 0t      \n+   +   +", (3, 3), specialists="hazmat")
    assert starting(state, "carry", "carry-lead", "haul", "haul-lead", "lead-two") == set()
    assert refusal(state, "lead-two east") == ("flashpoint-two-to-lead", "P35")
    assert refusal(state, "carry-lead east") == ("flashpoint-lead-instead", "P35")
    assert refusal(state, "carry east") == ("flashpoint-lead-instead", "P35")
    state = board("+   +   +\n 0tv     \n+   +   +", (3, 3), specialists="hazmat", ap=1)
    assert starting(state, "lead", "carry", "carry-lead") == {
        f"lead {side}" for side in ("north", "east", "south", "west")
    }
    assert refusal(state, "carry-lead east") == TOO_FEW


def test_p35_never_into_fire() -> None:
    for load, ways in (("t", ("lead",)), ("tv", ("carry-lead", "lead")), ("th", ("haul-lead",)), ("tt", ("lead-two",))):
        state = board(f"+---+---+\n|0{load:2}  f |\n+---+---+", (3, 3), specialists="hazmat")
        assert starting(state, *ways) == set()
        for way in ways:
            assert refusal(state, f"{way} east") == ("flashpoint-load-into-fire", "P35")


def test_p35_leading_into_a_point_of_interest_reveals_it() -> None:
    state = board("+   +   +\n  0t  ?  \n+   +   +", (3, 3), specialists="hazmat")
    do(state, "lead east", "victim")
    expect(state, "+   +   +\n     0vt \n+   +   +", (3, 3))


# ---- P36 CAFS


def test_p36_three_points_for_extinguishing_only_are_spent_first() -> None:
    drawing = """
    +   +   +   +
      f   0   f
    +   +   +   +
          s
    +   +   +   +
    """
    state = board(drawing, (3, 3), specialists="cafs")
    do(state, "quench east")
    assert points(state) == (3, 1)
    do(state, "quench west")  # one of each kind and one more
    assert points(state) == (2, 0)
    do(state, "douse south")
    assert points(state) == (1, 0)
    do(state, "move north")
    assert points(state) == (0, 0)


def test_p36_they_serve_nothing_else() -> None:
    state = board("+-D-+---+\n| 0   f |\n+---+---+", (3, 3), specialists="cafs", ap=0)
    assert legal(state) == {"end", "douse east", "quench east"}
    for text in ("move east", "open north", "chop west", "drive ambulance east"):
        assert refusal(state, text) == TOO_FEW


# ---- P37 hazmat technician


def test_p37_disposing_costs_two_and_only_in_one_s_space() -> None:
    state = board("+   +   +\n 0hh  h  \n+   +   +", (3, 3), specialists="hazmat")
    events = do(state, "dispose")
    assert events == [Disposed(seat=0, cell=(3, 3))]
    expect(state, "+   +   +\n  0h  h  \n+   +   +", (3, 3))
    assert points(state) == (2, 0)
    state = board("+   +   +\n  0   h  \n+   +   +", (3, 3), specialists="hazmat")
    assert refusal(state, "dispose") == ("flashpoint-no-hazmat-here", "P37")
    state = board("+   +\n  0h \n+   +", (3, 3), specialists="hazmat", ap=1)
    assert refusal(state, "dispose") == TOO_FEW


# ---- P38 generalist


def test_p38_a_generalist_has_no_special_action() -> None:
    state = board("+---+---+\n|0vh| ? |\n+---+---+", (3, 3), specialists="generalist")
    assert {text.split()[0] for text in legal(state)} == {"end", "chop", "drive"}
    assert points(state) == (5, 0)


# ---- P39 captain


def test_p39_command_points_move_others_and_turn_doors() -> None:
    state = board("+   +---+---+\n  0 | 1 D   |\n+   +-o-+---+", (3, 3), specialists="captain generalist")
    assert starting(state, "command") == {"command 1 open east", "command 1 close south", "command 1 move south"}
    events = do(state, "command 1 open east")
    assert events == [DoorTurned(seat=1, edge=((3, 4), (3, 5)), open=True, by=0)]
    events = do(state, "command 1 move east")
    assert events == [Moved(seat=1, start=(3, 4), cell=(3, 5), way="move", cost=1, by=0)]
    assert points(state) == (4, 0)
    do(state, "command 1 close west")
    assert points(state) == (3, 0)
    expect(state, "+   +---+---+\n  0 |   D 1 |\n+   +-o-+---+", (3, 3))


def test_p39_command_points_first_then_ordinary_ones_also_mixed() -> None:
    state = board(
        "+   +   +   +   +\n  0   1v         \n+   +   +   +   +", (3, 3), specialists="captain generalist", special=1
    )
    do(state, "command 1 carry east")
    assert points(state) == (3, 0)
    do(state, "command 1 carry east")
    assert points(state) == (1, 0)
    expect(state, "+   +   +   +   +\n  0           1v \n+   +   +   +   +", (3, 3))
    assert refusal(state, "command 1 carry west") == TOO_FEW
    assert "command 1 move west" in legal(state)


def test_p39_command_points_are_not_for_the_captain() -> None:
    state = board("+-D-+---+\n| 0   s |\n+---+---+", (3, 3), specialists="captain", ap=0)
    assert legal(state) == {"end"}
    for text in ("move east", "open north", "douse east", "chop west"):
        assert refusal(state, text) == TOO_FEW


def test_p39_not_to_oneself_nor_to_nobody() -> None:
    state = board("+   +\n  0  \n+   +", (3, 3), specialists="captain cafs")
    assert refusal(state, "command 0 move east") == ("flashpoint-command-yourself", "P39")
    assert refusal(state, "command 2 move east") == ("flashpoint-no-such-firefighter", "P6")


def test_p39_only_moving_and_doors() -> None:
    state = board("+---+---+---+\n| 0 | 1   f |\n+---+---+---+", (3, 3), specialists="captain generalist")
    assert starting(state, "command") == set()
    for text in ("command 1 chop north", "command 1 douse east"):
        assert refusal(state, text) == ("flashpoint-only-moves-and-doors", "P39")
    assert refusal(state, "command 1 treat") == ("unreadable", "")


def test_p39_the_cafs_firefighter_takes_one_point_a_turn() -> None:
    state = board("+   +   +\n  0  1vt \n+   +   +", (3, 3), specialists="captain cafs", unseen=NOBODY)
    assert refusal(state, "command 1 carry east") == ("flashpoint-cafs-one-point", "P39")
    assert "command 1 lead east" in legal(state)
    do(state, "command 1 move east")
    assert points(state) == (4, 1)
    assert look(state).cafs_commanded
    assert refusal(state, "command 1 move west") == ("flashpoint-cafs-one-point", "P39")
    assert starting(state, "command") == set()
    do(state, "end", "roll 6,8", "end", "roll 6,7")
    assert "command 1 move west" in legal(state)  # a new turn


def test_p39_a_door_is_the_one_point_of_the_cafs_firefighter_too() -> None:
    state = board("+   +---+\n  0 | 1 D\n+   +---+", (3, 3), specialists="captain cafs")
    do(state, "command 1 open east")
    assert refusal(state, "command 1 move east") == ("flashpoint-cafs-one-point", "P39")


def test_p39_others_are_not_limited() -> None:
    state = board("+   +   +\n  0   12 \n+   +   +", (3, 3), specialists="captain cafs rescue", ap=4)
    do(state, "command 1 move east", *["command 2 move south", "command 2 move north"] * 2, "command 2 move east")
    assert points(state) == (0, 0)


def test_p39_no_command_ends_in_fire() -> None:
    state = board("+---+---+---+\n| 0   1   f |\n+---+---+---+", (3, 3), specialists="captain generalist", ap=8)
    assert starting(state, "command") == {"command 1 move west"}
    assert refusal(state, "command 1 move east") == ("flashpoint-command-into-fire", "P39")


def test_p39_walls_doors_and_the_edge_of_the_board_hold_for_commands() -> None:
    state = board("+   +   +\n  1      \n+   +   +", (0, 0), specialists="captain generalist")
    assert starting(state, "command") == {"command 1 move east", "command 1 move south"}
    assert refusal(state, "command 1 move north") == ("flashpoint-no-space-there", "P1")
    state = board("+-D-+---+\n| 1 |   |\n+---+---+", (3, 3), specialists="captain generalist")
    assert starting(state, "command") == {"command 1 open north"}
    assert refusal(state, "command 1 move north") == ("flashpoint-door-closed", "P13")
    assert refusal(state, "command 1 move east") == ("flashpoint-wall-in-the-way", "P2")
    assert refusal(state, "command 1 open south") == ("flashpoint-no-door", "P13")


@pytest.mark.parametrize(
    ("way", "load"),
    [
        ("move", ""), ("carry", "v"), ("haul", "h"), ("lead", "t"), ("carry-lead", "vt"), ("haul-lead", "ht"),
        ("lead-two", "tt"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("side", ["north", "east", "south", "west"])
def test_p39_commands_go_the_one_way_that_is_open(way: str, load: str, side: str) -> None:
    """P9, P35, P44: with every load, and not where it burns."""
    north, south = ("   " if side == name else "---" for name in ("north", "south"))
    west, east = (" " if side == name else "|" for name in ("west", "east"))
    drawing = f"+{north}+\n{west}1{load:2}{east}\n+{south}+"
    state = board(drawing, (3, 3), specialists="captain generalist")
    assert [text for text in starting(state, "command") if f" {way} " in text] == [f"command 1 {way} {side}"]
    do(state, f"command 1 {way} {side}")
    there = {"north": (2, 3), "east": (3, 4), "south": (4, 3), "west": (3, 2)}[side]
    view = look(state)
    assert place(state, 1) == there
    assert [victim.cell for victim in view.victims] + list(view.hazmats) == [there] * len(load)
    state = board(drawing, (3, 3), specialists="captain generalist")
    for other in {"north", "east", "south", "west"} - {side}:
        assert refusal(state, f"command 1 {way} {other}") == ("flashpoint-wall-in-the-way", "P2")


def test_p39_doors_on_every_side_by_command() -> None:
    state = board("+-D-+\nD 1 D\n+-D-+", (3, 3), specialists="captain generalist", ap=2)
    do(state, *(f"command 1 open {side}" for side in ("north", "east", "south", "west")))
    expect(state, "+-o-+\no 1 o\n+-o-+", (3, 3))
    assert points(state) == (0, 0)


def test_p39_carrying_leading_hauling_by_command() -> None:
    state = board("+   +   +\n 1vt     \n+   +   +", (3, 3), specialists="captain generalist", ap=0)
    assert "command 1 carry-lead east" in legal(state)
    do(state, "command 1 lead east")
    assert points(state) == (0, 1)
    assert refusal(state, "command 1 carry west") == ("flashpoint-lead-instead", "P35")
    do(state, "command 1 lead west")
    state = board("+   +   +\n  1h     \n+   +   +", (3, 0), specialists="captain generalist", ap=0)
    do(state, "command 1 haul east")
    expect(state, "+   +   +\n      1h \n+   +   +", (3, 0))


def test_p39_a_rescue_by_command() -> None:
    state = board(
        "+   +   +\n      1v \n+   +   +", (3, 0), specialists="captain generalist", ambulance="west", rescued=6
    )
    events = do(state, "command 1 carry west")
    assert kinds(events, Rescued) == [Rescued(seat=1, cell=(3, 0), rescued=7)]
    assert state.to_act() == 0
    assert legal(state) == {"finish", "play on"}


def test_p39_a_commanded_firefighter_reveals_where_it_comes() -> None:
    state = board("+   +   +\n  1   ?  \n+   +   +", (3, 3), specialists="captain generalist")
    do(state, "command 1 move east", "victim")
    expect(state, "+   +   +\n      1v \n+   +   +", (3, 3))
    assert state.to_act() == 0


def test_p39_saved_points_of_the_commanded_stay() -> None:
    state = board("+   +   +\n  1      \n+   +   +", (3, 3), specialists="captain generalist", saved={1: 2})
    do(state, "command 1 move east")
    assert points(state, 1) == (2, 0)


# ---- P40 rescue specialist


def test_p40_three_points_for_moving_only_are_spent_first() -> None:
    state = board("+   +   +   +   +\n  0v      f      \n+   +   +   +   +", (3, 3), specialists="rescue")
    do(state, "carry east")
    assert points(state) == (4, 1)
    do(state, "move east")  # into fire: one of each
    assert points(state) == (3, 0)
    do(state, "move east")
    assert points(state) == (2, 0)
    assert place(state, 0) == (3, 6)


def test_p40_they_serve_nothing_else() -> None:
    state = board("+-D-+---+\n| 0   s |\n+---+---+", (3, 3), specialists="rescue", ap=0)
    assert legal(state) == {"end", "move east"}
    for text in ("open north", "douse east", "chop west", "drive ambulance east"):
        assert refusal(state, text) == TOO_FEW


def test_p40_chopping_costs_one() -> None:
    state = board("+---+\n| 0 |\n+---+", (3, 3), specialists="rescue", ap=3)
    assert costs(state)["chop north"] == 1
    do(state, "chop north", "chop north", "chop east")
    expect(state, "+-#-+\n| 0 x\n+---+", (3, 3))
    assert points(state) == (0, 3)
    assert refusal(state, "chop east") == TOO_FEW


# ---- P41 imaging technician


def test_p41_any_face_down_point_of_interest_for_one() -> None:
    state = board("+---+---+---+---+\n| 0 | ? | v | ? |\n+---+---+---+---+", (3, 3), specialists="imaging")
    assert starting(state, "reveal") == {"reveal 3,4", "reveal 3,6"}
    events = do(state, "reveal 3,6")
    assert events == [Revealing(seat=0, cell=(3, 6))]
    assert chances(state) == {"victim": 9, "alarm": 5}
    assert kinds(do(state, "alarm"), Revealed) == [Revealed(cell=(3, 6), found="alarm")]
    do(state, "reveal 3,4", "victim")
    expect(state, "+---+---+---+---+\n| 0 | v | v |   |\n+---+---+---+---+", (3, 3))
    assert points(state) == (2, 0)
    assert refusal(state, "reveal 3,6") == ("flashpoint-no-poi-there", "P41")
    assert refusal(state, "reveal 0,6") == ("flashpoint-not-inside", "P1")
    state = board("+---+---+\n| 0 | ? |\n+---+---+", (3, 3), specialists="imaging", ap=0)
    assert refusal(state, "reveal 3,4") == TOO_FEW
