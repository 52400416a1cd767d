"""The fire, P16–P22: it advances, explodes, flashes over, knocks down and kills."""

from typing import Any

import pytest

from brasier.games.flashpoint.events import (
    Blast,
    BurntOut,
    DoorGone,
    Event,
    Exploded,
    FireCame,
    FlashedOver,
    KnockedDown,
    Lost,
    Recovered,
    Revealed,
    Rolled,
    SmokeCame,
    WallDamaged,
)
from brasier.games.flashpoint.rules import FlashPoint
from games.flashpoint.board import (
    NOBODY,
    board,
    chances,
    do,
    expect,
    kinds,
    legal,
    look,
    place,
    points,
    refusal,
    roll,
)

Cell = tuple[int, int]


def burning(drawing: str, at: Cell = (3, 3), **more: Any) -> FlashPoint:
    """The fire is about to advance, and nobody will come after it."""
    return board(drawing, at, phase="fire", **{"unseen": NOBODY, **more})


def blasts(events: list[Event]) -> dict[str, tuple[tuple[Cell, ...], str, Cell | None]]:
    """By direction: the burning spaces run through, what stopped it, the space it lit."""
    return {event.direction: (event.path, event.stop, event.lit) for event in events if isinstance(event, Blast)}


# ---- P16 smoke


def test_p16_smoke_comes_to_a_clear_space() -> None:
    state = burning("+   +\n     \n+   +")
    events = roll(state, "3,3")
    expect(state, "+   +\n  s  \n+   +", (3, 3))
    assert events[:2] == [Rolled(purpose="fire", red=3, black=3), SmokeCame(cell=(3, 3))]


def test_p16_smoke_on_smoke_is_fire() -> None:
    state = burning("+   +\n  s  \n+   +")
    events = roll(state, "3,3")
    expect(state, "+   +\n  f  \n+   +", (3, 3))
    assert FireCame(cell=(3, 3), cause="smoke") in events


@pytest.mark.parametrize(
    ("edge", "lit"), [(" ", True), ("o", True), ("d", True), ("#", True), ("|", False), ("x", False), ("D", False)]
)
def test_p16_smoke_adjacent_to_fire_is_fire(edge: str, lit: bool) -> None:
    state = burning(f"+---+---+\n| f {edge}   |\n+---+---+")
    events = roll(state, "3,4")
    expect(state, f"+---+---+\n| f {edge} {'f' if lit else 's'} |\n+---+---+", (3, 3))
    assert (FireCame(cell=(3, 4), cause="beside") in events) == lit


@pytest.mark.parametrize("at", [(2, 3), (3, 2), (4, 3), (3, 4)])
def test_p16_adjacent_on_any_side_but_not_across_a_corner_or_the_end_of_a_row(at: Cell) -> None:
    state = burning("+   +\n  f  \n+   +", at)
    roll(state, "3,3")
    assert (3, 3) in look(state).fire
    state = burning("+   +\n  f  \n+   +", (2, 4))
    roll(state, "3,3")
    assert look(state).smoke == ((3, 3),)
    state = burning("+   +\n  f |\n+   +", (2, 8))
    roll(state, "3,1")
    assert look(state).smoke == ((3, 1),)


def test_p16_smoke_on_fire_explodes() -> None:
    state = burning("+   +\n  f  \n+   +")
    events = roll(state, "3,3")
    assert Exploded(cell=(3, 3), cause="roll") in events
    assert look(state).smoke == ()
    assert set(look(state).fire) == {(3, 3), (2, 3), (4, 3), (3, 2), (3, 4)}


def test_p16_it_is_rolled_after_the_actions_not_before() -> None:
    state = board("+   +\n  0  \n+   +", (3, 3), unseen=NOBODY)
    assert refusal(state, "roll 3,3", -1) == ("no-chance-now", "P16")
    do(state, "end")
    assert refusal(state, "move east", 0) == ("flashpoint-dice-first", "P1")


# ---- P17 explosions: what stops each direction


def test_p17_walls_intact_and_damaged_take_one_damage_and_stop_it() -> None:
    state = burning(
        """
    +   +

    +---+
    | f x
    +-x-+

    +   +
    """,
        (2, 3),
    )
    events = roll(state, "3,3")
    expect(
        state,
        """
    +   +

    +-x-+
    x f #
    +-#-+

    +   +
    """,
        (2, 3),
    )
    assert look(state).damage == 2 + 4
    assert blasts(events) == dict.fromkeys(("north", "east", "south", "west"), ((), "wall", None))
    assert {event.edge: (event.damage, event.total) for event in events if isinstance(event, WallDamaged)} == {
        ((2, 3), (3, 3)): (1, 3), ((3, 3), (3, 4)): (2, 4), ((3, 3), (4, 3)): (2, 5), ((3, 2), (3, 3)): (1, 6),
    }  # fmt: skip


def test_p17_a_closed_door_goes_and_stops_it() -> None:
    state = burning("+---+---+---+\n|   D f D f |\n+---+---+---+", (3, 3))
    events = roll(state, "3,4")
    expect(state, "+---+-x-+---+\n|   d f d f |\n+---+-x-+---+", (3, 3))
    assert blasts(events)["east"] == ((), "door", None)
    assert kinds(events, DoorGone) == [DoorGone(edge=((3, 4), (3, 5))), DoorGone(edge=((3, 3), (3, 4)))]


@pytest.mark.parametrize("edition", ["sauver", "18"])
def test_p17_an_open_door_beside_the_target_goes_and_the_blast_goes_on(edition: str) -> None:
    state = burning("+---+---+---+---+\n|   o f o f     |\n+---+---+---+---+", (3, 3), edition=edition)
    events = roll(state, "3,4")
    expect(state, "+---+-x-+---+---+\n| f d f d f   f |\n+---+-x-+---+---+", (3, 3))
    assert blasts(events)["west"] == ((), "fire", (3, 3))
    assert blasts(events)["east"] == (((3, 5),), "fire", (3, 6))


def test_p17_doors_above_and_below_go_too() -> None:
    before = """
    +---+
    |   |
    +-D-+
    | f |
    +-o-+
    | f |
    +-D-+
    |   |
    +---+
    """
    after = """
    +---+
    |   |
    +-d-+
    x f x
    +-d-+
    | f |
    +-d-+
    |   |
    +---+
    """
    state = burning(before, (2, 3))
    roll(state, "3,3")
    expect(state, after, (2, 3))


def test_p17_clear_and_smoky_spaces_burn_through_open_passages() -> None:
    state = burning(
        """
    +---+---+---+
    | s d f #   |
    +---+   +---+
        | s |
    +   +---+   +
    """,
        (3, 3),
    )
    events = roll(state, "3,4")
    expect(
        state,
        """
    +---+-x-+---+
    | f d f # f |
    +---+   +---+
        | f |
    +   +---+   +
    """,
        (3, 3),
    )
    assert blasts(events)["south"] == ((), "fire", (4, 4))
    assert kinds(events, FlashedOver) == []  # the smoke was lit by the blast itself


def test_p17_also_outside_the_house() -> None:
    state = burning("+   +---+\n      f |\n+   +---+", (3, 0))
    events = roll(state, "3,1")
    assert blasts(events)["west"] == ((), "fire", (3, 0))
    assert kinds(events, BurntOut) == [BurntOut(cells=((3, 0),))]
    expect(state, "+   +-x-+\n      f x\n+   +-x-+", (3, 0))


def test_p17_a_perimeter_wall_takes_damage_and_keeps_the_fire_in() -> None:
    state = burning("+---+\n| f |\n+---+", (1, 1))
    roll(state, "1,1")
    expect(state, "+-x-+\nx f x\n+-x-+", (1, 1))
    state = burning("+-#-+\n# f |\n+---+", (1, 1))
    events = roll(state, "1,1")
    assert blasts(events)["north"] == ((), "fire", (0, 1))
    assert blasts(events)["west"] == ((), "fire", (1, 0))
    assert kinds(events, BurntOut) == [BurntOut(cells=((0, 1), (1, 0)))]


# ---- P18 shockwaves


@pytest.mark.parametrize(
    ("edge", "beyond", "edge_after", "after", "stop"),
    [
        (" ", " ", " ", "f", "fire"),
        (" ", "s", " ", "f", "fire"),
        ("|", " ", "x", " ", "wall"),
        ("x", " ", "#", " ", "wall"),
        ("x", "f", "#", "f", "wall"),
        ("#", " ", "#", "f", "fire"),
        ("D", " ", "d", " ", "door"),
        ("D", "f", "d", "f", "door"),
        ("o", " ", "d", "f", "fire"),
        ("d", "s", "d", "f", "fire"),
    ],
)
def test_p18_a_shockwave_runs_through_burning_spaces_to_what_it_meets(
    edge: str, beyond: str, edge_after: str, after: str, stop: str
) -> None:
    state = burning(f"+---+---+---+---+---+\n| f   f   f {edge} {beyond} |   |\n+---+---+---+---+---+", (3, 2))
    events = roll(state, "3,2")
    expect(state, f"+-x-+---+---+---+---+\nx f   f   f {edge_after} {after} |   |\n+-x-+---+---+---+---+", (3, 2))
    lit = (3, 5) if stop == "fire" else None
    assert blasts(events)["east"] == (((3, 3), (3, 4)), stop, lit)


@pytest.mark.parametrize(("edition", "left"), [("sauver", "d"), ("18", "o")])
def test_p18_an_open_door_on_the_way_goes_or_stays_by_edition(edition: str, left: str) -> None:
    state = burning("+---+---+---+---+\n| f   f o f o   |\n+---+---+---+---+", (3, 3), edition=edition)
    roll(state, "3,3")
    expect(state, f"+-x-+---+---+---+\nx f   f {left} f {left} f |\n+-x-+---+---+---+", (3, 3))


def test_p18_through_destroyed_walls_and_a_burning_line_in_every_direction() -> None:
    before = """
    +   +   +   +   +   +
    |         s         |
    +   +   +   +   +   +
    |         f         |
    +---+---+-#-+---+---+
      s   f # f # f
    +---+---+-#-+---+---+
              f
    +   +   +---+   +   +
    """
    after = """
    +   +   +   +   +   +
    |         f         |
    +   +   +   +   +   +
    |         f         |
    +---+---+-#-+---+---+
      f   f # f # f   f
    +---+---+-#-+---+---+
              f
    +   +   +-x-+   +   +
    """
    state = burning(before, (2, 3))
    events = roll(state, "4,5")
    expect(state, after, (2, 3))
    assert blasts(events) == {
        "north": (((3, 5),), "fire", (2, 5)),
        "east": (((4, 6),), "fire", (4, 7)),
        "south": (((5, 5),), "wall", None),
        "west": (((4, 4),), "fire", (4, 3)),
    }
    assert [event.edge for event in kinds(events, Blast) if isinstance(event, Blast) and event.edge] == [
        ((5, 5), (6, 5))
    ]


def test_p18_it_does_not_turn_and_stops_at_the_first_space_it_lights() -> None:
    state = burning(
        """
        +---+---+---+---+
        | f   f       f |
        +---+   +   +   +

        +   +   +   +   +
        """,
        (3, 3),
    )
    roll(state, "3,3")
    expect(
        state,
        """
        +-x-+---+---+---+
        x f   f   f   f |
        +-x-+   +   +   +

        +   +   +   +   +
        """,
        (3, 3),
    )


def test_p18_out_of_the_house_it_lights_the_first_space() -> None:
    state = burning("+   +---+---+\n      f   f |\n+   +---+---+", (3, 0))
    events = roll(state, "3,2")
    assert blasts(events)["west"] == (((3, 1),), "fire", (3, 0))


def test_p18_off_the_board_it_does_nothing() -> None:
    """Fire outside is still there when a flare-up brings a second explosion (P46)."""
    state = burning("+   +---+\n      f*|\n+   +---+", (3, 0), advanced=True)
    events = roll(state, "3,1", "3,1", "6,8")
    found = [event for event in events if isinstance(event, Blast) and event.direction == "west"]
    assert [(event.path, event.stop) for event in found] == [((), "fire"), (((3, 0),), "edge")]
    assert look(state).damage == 6


# ---- P19 no damage on doorways


def test_p19_damage_never_goes_on_a_doorway_or_an_outer_opening() -> None:
    state = burning(
        """
    +---+---+---+
    |   d f D   |
    +---+-d-+---+
        |   |
    +   +---+   +
    """,
        (1, 5),
    )
    roll(state, "1,6")  # beside the northern opening is a wall here: (0,6) is drawn shut
    assert look(state).damage == 1
    state = burning("+   +---+\n      f |\n+   +---+", (3, 0))
    roll(state, "3,1")
    assert look(state).damage == 3
    assert [wall for wall in look(state).walls if wall.edge == ((3, 0), (3, 1))] == []


# ---- P20 flashover


def test_p20_smoke_beside_fire_burns_again_and_again() -> None:
    state = burning(
        """
        +---+---+---+---+---+
        | s   s   s   s | s |
        +   +---+---+---+   +
          s
        +   +   +   +   +   +
        """,
        (2, 3),
    )
    events = roll(state, "2,6")
    expect(
        state,
        """
        +---+---+---+---+---+
        | f   f   f   f | s |
        +   +---+---+---+   +
          f
        +   +   +   +   +   +
        """,
        (2, 3),
    )
    assert kinds(events, FlashedOver) == [
        FlashedOver(wave=1, cells=((2, 5),)),
        FlashedOver(wave=2, cells=((2, 4),)),
        FlashedOver(wave=3, cells=((2, 3),)),
        FlashedOver(wave=4, cells=((3, 3),)),
    ]


def test_p20_a_wave_goes_all_ways_at_once() -> None:
    state = burning(
        """
        +   +   +   +
              s
        +   +   +   +
          s   s   s
        +   +   +   +
              s
        +   +   +   +
        """,
        (2, 3),
    )
    events = roll(state, "3,4")
    assert kinds(events, FlashedOver) == [FlashedOver(wave=1, cells=((2, 4), (3, 3), (3, 5), (4, 4)))]


def test_p20_also_without_a_new_fire_if_the_roll_brought_the_smoke_elsewhere() -> None:
    state = burning("+---+---+\n| f o s |\n+---+---+")
    roll(state, "6,8")
    assert look(state).fire == ((3, 3), (3, 4))


def test_p20_walls_damaged_walls_and_closed_doors_hold_it_back() -> None:
    state = burning("+-D-+---+---+\n| s | s x s |\n+---+---+---+")
    roll(state, "3,4")
    expect(state, "+-D-+---+---+\n| s | f x s |\n+---+---+---+", (3, 3))


def test_p20_through_what_the_explosion_opened() -> None:
    state = burning("+---+---+---+\n| s D f x s |\n+---+---+---+")
    roll(state, "3,4")
    expect(state, "+---+-x-+---+\n| f d f # f |\n+---+-x-+---+", (3, 3))


# ---- P21 knock-downs and losses


def test_p21_firefighters_victims_and_points_of_interest_in_fire() -> None:
    state = burning("+---+---+---+---+\n| 0v  s?  s1  v |\n+---+---+---+---+", (3, 3), unseen=(1, 0))
    events = roll(state, "3,4")
    assert kinds(events, KnockedDown) == [KnockedDown(seat=1, cell=(3, 5))]
    assert look(state).phase == "fall"
    assert look(state).lost == 0
    do(state, "fall 0,5")
    assert chances(state) == {"victim": 1}
    do(state, "victim")
    expect(state, "+---+---+---+---+\n| 0v  f   f   v |\n+---+---+---+---+", (3, 3))
    assert look(state).lost == 1


def test_p21_a_face_down_point_of_interest_is_revealed_when_it_is_lost() -> None:
    drawing = "+---+---+\n| s?  f |\n+---+---+"
    state = burning(drawing, unseen=(2, 2))
    roll(state, "6,8")
    assert chances(state) == {"victim": 2, "alarm": 2}
    events = do(state, "alarm")
    assert kinds(events, Revealed, Lost) == [Revealed(cell=(3, 3), found="alarm")]
    assert (look(state).lost, look(state).unseen_victims, look(state).unseen_alarms) == (0, 2, 1)
    state = burning(drawing, unseen=(2, 2))
    roll(state, "6,8")
    events = do(state, "victim")
    assert kinds(events, Revealed, Lost) == [Revealed(cell=(3, 3), found="victim"), Lost(cell=(3, 3), lost=1)]
    assert (look(state).lost, look(state).unseen_victims, look(state).unseen_alarms) == (1, 1, 2)


def test_p21_several_points_of_interest_are_revealed_one_by_one() -> None:
    state = burning("+---+---+---+\n| s?  f   s?|\n+---+---+---+", unseen=(1, 1))
    roll(state, "6,8")
    do(state, "alarm")
    assert chances(state) == {"victim": 1}
    do(state, "victim")
    assert (look(state).lost, look(state).poi) == (1, ())


def test_p21_all_victims_of_a_space_treated_or_not_are_lost() -> None:
    state = burning("+---+---+\n|svt  f |\n+---+---+", advanced=True)
    events = roll(state, "6,8")
    assert sorted(event.lost for event in events if isinstance(event, Lost)) == [1, 2]
    assert look(state).victims == ()


def test_p21_fire_outside_knocks_down_and_kills_before_it_goes() -> None:
    state = burning("+   +---+\n  0v  f |\n+   +---+", (3, 0), specialists="generalist", ambulance="south")
    events = roll(state, "3,1")
    assert kinds(events, KnockedDown) == [KnockedDown(seat=0, cell=(3, 0))]
    assert (3, 0) in look(state).fire
    events += do(state, "fall 7,4")
    assert kinds(events, KnockedDown, Recovered, Lost, BurntOut) == [
        KnockedDown(seat=0, cell=(3, 0)),
        Recovered(seat=0, cell=(7, 4)),
        Lost(cell=(3, 0), lost=1),
        BurntOut(cells=((3, 0),)),
    ]
    expect(state, "+   +-x-+\n      f x\n+   +-x-+", (3, 0))


def test_p21_fire_outside_does_not_spread_and_is_gone_before_the_next_turn() -> None:
    state = burning("+   +---+\n      f |\n+   +---+", (3, 0))
    roll(state, "3,1")
    assert look(state).phase == "act"
    assert look(state).fire == ((3, 1),)


# ---- P22 knocked down


@pytest.mark.parametrize(
    ("cell", "spots"),
    [
        ((3, 4), {"0,5", "0,6"}),
        ((3, 3), {"3,0", "4,0"}),
        ((4, 4), {"7,3", "7,4"}),
        ((5, 8), {"3,9", "4,9"}),
        ((4, 3), {"7,3", "7,4", "3,0", "4,0"}),  # three away, both
        ((3, 6), {"0,5", "0,6", "3,9", "4,9"}),
        ((1, 1), {"3,0", "4,0"}),
        ((6, 8), {"3,9", "4,9"}),
        ((6, 6), {"7,3", "7,4"}),
        ((5, 6), {"7,3", "7,4"}),
        ((4, 6), {"3,9", "4,9"}),
    ],
)
def test_p22_to_either_space_of_the_nearest_ambulance_spot_ties_chosen(cell: Cell, spots: set[str]) -> None:
    state = burning("+   +\n  s0 \n+   +", cell)
    roll(state, f"{cell[0]},{cell[1]}")
    assert legal(state) == {f"fall {text}" for text in spots}


def test_p22_the_player_of_the_knocked_down_chooses_and_nothing_else_is_possible() -> None:
    state = burning("+   +   +\n  s1  s2 \n+   +   +", (3, 3), firefighters=3)
    roll(state, "3,3")
    assert state.to_act() == 1
    assert refusal(state, "fall 7,3") == ("flashpoint-not-nearest", "P22")
    assert refusal(state, "fall 0,0") == ("flashpoint-no-ambulance-spot", "P22")
    assert refusal(state, "end") == ("flashpoint-fall-first", "P22")
    assert refusal(state, "fall 0,5", 2) == ("not-your-turn", "P6")
    do(state, "fall 4,0")
    assert state.to_act() == 2
    do(state, "fall 0,6")
    assert [place(state, seat) for seat in range(3)] == [(7, 9), (4, 0), (0, 6)]
    assert look(state).player == 1


def test_p22_the_fire_stays_and_so_do_saved_points() -> None:
    state = burning("+---+\n| s0|\n+---+", saved={0: 3})
    roll(state, "3,3")
    do(state, "fall 3,0")
    expect(state, "+---+\n| f |\n+---+", (3, 3))
    assert points(state) == (7, 0)


def test_p22_a_victim_in_the_same_space_burns_there() -> None:
    state = burning("+---+\n|s0v|\n+---+")
    roll(state, "3,3")
    do(state, "fall 3,0")
    assert (look(state).lost, look(state).victims) == (1, ())


def test_p22_from_an_outside_space_too() -> None:
    state = burning("+   +   +\n  0 # f  \n+   +   +", (6, 0))
    roll(state, "6,1")
    assert legal(state) == {"fall 3,0", "fall 4,0"}
