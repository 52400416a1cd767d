"""Hazmats, hot spots, the order of the advanced fire phase and its points of interest, P44–P49."""

from typing import Any

import pytest

from brasier.games.flashpoint.events import (
    Blast,
    BurntOut,
    Disposed,
    Event,
    Exploded,
    Exploding,
    FireCame,
    FlaredUp,
    FlashedOver,
    HotSpot,
    Lost,
    NoPoi,
    PoiPlaced,
    Recovered,
    Rolled,
    SmokeCame,
)
from brasier.games.flashpoint.rules import FlashPoint
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
    roll,
    starting,
)

Cell = tuple[int, int]


def burning(drawing: str, at: Cell = (3, 3), **more: Any) -> FlashPoint:
    """The fire of an advanced match is about to advance, and nobody will come after it."""
    return board(drawing, at, phase="fire", advanced=True, **{"unseen": NOBODY, **more})


def story(events: list[Event]) -> list[str]:
    """Names of what happened, without the blasts and what they did to walls."""
    left_out = ("Blast", "WallDamaged", "DoorGone", "Turn", "TurnEnded")
    return [name for name in (type(event).__name__ for event in events) if name not in left_out]


# ---- P44 hauling


def test_p44_hazmats_are_hauled_like_victims() -> None:
    state = board("+   +   +   +\n 0hh      s  \n+   +   +   +", (3, 3), specialists="generalist")
    assert costs(state)["haul east"] == 2
    do(state, "haul east", "haul east")
    expect(state, "+   +   +   +\n  h      s0h \n+   +   +   +", (3, 3))
    assert points(state) == (1, 0)
    assert refusal(state, "haul west") == ("flashpoint-too-few-points", "P7")
    do(state, "move west")
    assert refusal(state, "haul west") == ("flashpoint-nothing-to-haul", "P44")


def test_p44_never_into_fire_and_one_load_at_a_time() -> None:
    state = board("+---+---+\n|0vh  f |\n+---+---+", (3, 3), specialists="generalist")
    assert starting(state, "haul", "carry") == set()
    assert refusal(state, "haul east") == ("flashpoint-load-into-fire", "P44")
    state = board("+---+---+\n|0vh    |\n+---+---+", (3, 3), specialists="generalist")
    do(state, "haul east")
    expect(state, "+---+---+\n| v   0h|\n+---+---+", (3, 3))


@pytest.mark.parametrize(("drawing", "at", "side"), [
    ("+   +   +\n      0h \n+   +   +", (3, 0), "west"),
    ("+   +   +\n    # 0h \n+   +   +", (6, 0), "west"),
])  # fmt: skip
def test_p44_outside_they_are_disposed_of(drawing: str, at: Cell, side: str) -> None:
    state = board(drawing, at, specialists="generalist", ambulance="east")
    events = do(state, f"haul {side}")
    assert kinds(events, Disposed) == [Disposed(seat=0, cell=at)]
    assert look(state).hazmats == ()
    assert look(state).rescued == 0


def test_p44_hauling_and_leading_out_at_once() -> None:
    state = board("+   +   +\n     0ht \n+   +   +", (3, 0), specialists="generalist", ambulance="east")
    do(state, "haul-lead west")
    expect(state, "+   +   +\n  0t     \n+   +   +", (3, 0))


# ---- P45 hazmats explode


def test_p45_a_hazmat_in_fire_explodes_leaves_and_adds_a_hot_spot() -> None:
    state = burning(
        """
    +---+---+
    | f | s |
    +   +---+
    | h   s |
    +---+---+
    """,
        (3, 3),
    )
    events = roll(state, "4,3")
    # Smoke beside fire burns; flashover takes the smoke; then the hazmat.
    assert story(events) == ["Rolled", "FireCame", "FlashedOver", "Exploded", "HotSpot"]
    assert kinds(events, Exploded) == [Exploded(cell=(4, 3), cause="hazmat")]
    assert kinds(events, HotSpot) == [HotSpot(cell=(4, 3), reserve=5)]
    expect(
        state,
        """
    +-x-+---+
    | f | s |
    +   +---+
    x f*  f x
    +-x-+---+
    """,
        (3, 3),
    )


def test_p45_not_where_it_only_smokes() -> None:
    state = burning("+---+\n| h |\n+---+")
    roll(state, "3,3")
    expect(state, "+---+\n| hs|\n+---+", (3, 3))


def test_p45_the_player_chooses_the_order() -> None:
    drawing = """
    +---+---+---+---+---+
    | sh| s   s | s | sh|
    +   +   +   +   +   +
      s   s   f   s   s
    +---+---+---+---+---+
    """
    state = burning(drawing, (2, 2), seat=1, firefighters=2)
    roll(state, "6,8")
    assert look(state).phase == "explode"
    assert state.to_act() == 1
    assert legal(state) == {"explode 2,2", "explode 2,6"}
    assert refusal(state, "explode 2,4") == ("flashpoint-no-hazmat-burning", "P45")
    assert refusal(state, "end") == ("flashpoint-explode-first", "P45")
    events = do(state, "explode 2,6")
    assert kinds(events, Exploding, Exploded) == [
        Exploding(seat=1, cell=(2, 6)), Exploded(cell=(2, 6), cause="hazmat"), Exploded(cell=(2, 2), cause="hazmat"),
    ]  # fmt: skip
    assert look(state).hot_spots == ((2, 2), (2, 6))
    assert look(state).hazmats == ()
    assert look(state).phase == "act"


def test_p45_hazmats_lit_on_the_way_join_in_before_flashover() -> None:
    state = burning("+---+---+---+---+---+---+\n| f   h   h   s   s   h |\n+---+---+---+---+---+---+", (3, 2))
    events = roll(state, "3,3")
    told = [
        (type(event).__name__, event.cells if isinstance(event, FlashedOver) else event.cell)
        for event in events
        if isinstance(event, Exploded | FlashedOver)
    ]
    assert told == [
        ("Exploded", (3, 3)),  # lights (3,4)
        ("Exploded", (3, 4)),  # before any flashover; lights (3,5)
        ("FlashedOver", ((3, 6),)),
    ]
    assert look(state).hazmats == ((3, 7),)


def test_p45_after_flashover_those_it_lit_explode_and_so_on() -> None:
    state = burning("+---+---+---+---+---+\n| f   h     # s   sh|\n+---+---+---+---+---+", (3, 2))
    events = roll(state, "3,3")
    assert story(events) == [
        "Rolled", "FireCame", "Exploded", "HotSpot", "FlashedOver", "FlashedOver", "Exploded", "HotSpot",
    ]  # fmt: skip
    assert [event.wave for event in events if isinstance(event, FlashedOver)] == [1, 2]
    assert look(state).hazmats == ()
    assert look(state).hot_spots == ((3, 3), (3, 6))


def test_p45_a_choice_lights_another_hazmat_which_joins_the_choice() -> None:
    before = """
    +---+---+---+---+---+
    |sh   s   f   s   sh|
    +   +---+---+---+---+
    | h
    +   +---+---+---+---+
    """
    state = burning(before, (2, 2))
    roll(state, "6,8")
    assert legal(state) == {"explode 2,2", "explode 2,6"}
    do(state, "explode 2,2")
    assert legal(state) == {"explode 3,2", "explode 2,6"}
    events = do(state, "explode 3,2")
    assert [event.cell for event in events if isinstance(event, Exploded)] == [(3, 2), (2, 6)]


def test_p45_after_all_explosions_flashover_through_what_they_opened() -> None:
    before = """
    +---+---+---+---+---+---+
    |sh   s   sh  s x s   s |
    +---+---+---+---+---+---+
    """
    after = """
    +-x-+---+-x-+---+---+---+
    # f*  f   f*  f # f   f |
    +-x-+---+-x-+---+---+---+
    """
    state = burning(before, (2, 2))
    roll(state, "2,3")
    events = do(state, "explode 2,2")  # east: through three burning spaces to the damaged wall, which falls
    expect(state, after, (2, 2))  # then the other one lights (2,6), and flashover takes (2,7)
    assert kinds(events, FlashedOver) == [FlashedOver(wave=1, cells=((2, 7),))]
    assert look(state).damage == 8


def test_p45_two_hazmats_in_one_space_both_explode() -> None:
    state = burning("+---+---+\n|hh   f |\n+---+---+", (3, 3))
    events = roll(state, "3,3")
    assert [event.cell for event in events if isinstance(event, Exploded)] == [(3, 3), (3, 3)]
    expect(state, "+-#-+---+\n# f*  f #\n+-#-+---+", (3, 3))
    assert look(state).reserve == 5  # one hot spot per space


def test_p45_an_empty_reserve_adds_none() -> None:
    state = burning("+---+---+\n| h   f |\n+---+---+", (3, 3), reserve=0)
    events = roll(state, "3,3")
    assert kinds(events, HotSpot) == []
    assert look(state).hot_spots == ()
    assert look(state).reserve == 0


# ---- P46 flare-ups


def test_p46_a_hot_spot_on_the_target_makes_the_fire_advance_once_more() -> None:
    state = burning("+---+---+\n| * |   |\n+---+---+")
    events = roll(state, "3,3")
    assert story(events) == ["Rolled", "SmokeCame", "FlaredUp"]
    assert look(state).phase == "fire"
    events = roll(state, "3,4")
    assert events[:3] == [
        Rolled(purpose="fire", red=3, black=4), SmokeCame(cell=(3, 4)), HotSpot(cell=(3, 4), reserve=5),
    ]  # fmt: skip
    expect(state, "+---+---+\n| *s| *s|\n+---+---+", (3, 3))
    assert look(state).phase == "act"


def test_p46_without_a_flare_up_no_hot_spot_comes() -> None:
    state = burning("+---+---+\n| * |   |\n+---+---+")
    events = roll(state, "3,4")
    assert kinds(events, FlaredUp, HotSpot) == []
    assert look(state).phase == "act"
    assert look(state).reserve == 6


def test_p46_as_often_as_hot_spots_are_hit_and_one_on_the_last_target_only() -> None:
    state = burning("""
    +---+---+
    | * | * |
    +---+---+
    |   |   |
    +---+---+
    """)
    events = roll(state, "3,3", "3,4", "3,3", "4,4")
    assert [event.cell for event in events if isinstance(event, FlaredUp)] == [(3, 3), (3, 4), (3, 3)]
    assert kinds(events, HotSpot) == [HotSpot(cell=(4, 4), reserve=5)]
    expect(
        state,
        """
    +---+---+
    |f* |s* |
    +---+---+
    |   |s* |
    +---+---+
    """,
        (3, 3),
    )


def test_p46_an_empty_reserve_adds_none() -> None:
    state = burning("+---+---+\n| * |   |\n+---+---+", reserve=0)
    events = roll(state, "3,3", "3,4")
    assert kinds(events, HotSpot) == []
    assert look(state).hot_spots == ((3, 3),)


def test_p46_the_hot_spot_must_lie_there_when_the_dice_are_rolled() -> None:
    """A hazmat explodes on the target: its hot spot comes too late for this roll."""
    state = burning("+---+---+\n| h   f |\n+---+---+")
    events = roll(state, "3,3")
    assert kinds(events, FlaredUp) == []
    assert kinds(events, HotSpot) == [HotSpot(cell=(3, 3), reserve=5)]
    assert look(state).phase == "act"


def test_p46_a_hazmat_s_hot_spot_of_the_same_phase_counts_for_the_next_roll() -> None:
    state = burning("""
    +---+---+---+
    |*h   f |   |
    +---+---+---+
    | h   f |   |
    +---+---+---+
    """)
    events = roll(state, "3,3")  # flares up; the hazmat there explodes
    assert story(events) == ["Rolled", "FireCame", "Exploded", "FlaredUp"]
    events = roll(state, "4,3")  # burns, explodes: no hot spot when rolled, so this is the last target
    assert kinds(events, HotSpot) == [HotSpot(cell=(4, 3), reserve=5)]
    assert look(state).phase == "act"
    assert look(state).reserve == 5  # the last target had got its hot spot from the hazmat
    state = burning("+---+---+---+\n|*h   f   h |\n+---+---+---+")
    events = roll(state, "3,3")  # the blast runs through (3,4) and lights (3,5), which explodes too
    assert [event.cell for event in events if isinstance(event, HotSpot)] == [(3, 5)]
    assert look(state).phase == "fire"
    roll(state, "3,5")
    assert look(state).phase == "fire"  # it was hot when rolled
    roll(state, "6,8")
    assert look(state).hot_spots == ((3, 3), (3, 5), (6, 8))


def test_p46_a_choice_of_hazmats_in_between_changes_nothing() -> None:
    state = burning(
        """
    +---+---+---+
    |sh  f* |   |
    +   +   +---+
          sh
    +---+---+---+
    """,
        (3, 3),
    )
    roll(state, "3,4")
    assert legal(state) == {"explode 3,3", "explode 4,4"}
    events = do(state, "explode 3,3")
    assert kinds(events, FlaredUp) == [FlaredUp(cell=(3, 4))]
    assert look(state).phase == "fire"
    events = roll(state, "3,5")
    assert [event.cell for event in events if isinstance(event, HotSpot)] == [(3, 5)]


def test_p46_the_family_game_has_none() -> None:
    state = board("+---+\n| * |\n+---+", (3, 3), phase="fire", unseen=NOBODY)
    roll(state, "3,3")
    assert look(state).phase == "act"


# ---- P47 the order


def test_p47_everything_in_its_order() -> None:
    state = burning("+   +---+---+---+---+\n  0   f*      sv  sh|\n+   +---+---+---+---+", (3, 0), ambulance="south")
    events = roll(state, "3,1")
    assert story(events) == [
        "Rolled", "Exploded", "FlashedOver", "FlashedOver", "Exploded", "HotSpot", "FlaredUp",
    ]  # fmt: skip
    assert (look(state).lost, place(state, 0)) == (0, (3, 0))  # not yet, though it burns there
    assert {(3, 0), (3, 3)} <= set(look(state).fire)
    events = roll(state, "6,8")
    assert story(events) == ["Rolled", "SmokeCame", "HotSpot", "KnockedDown"]
    events = do(state, "fall 7,3")
    assert events[:3] == [Recovered(seat=0, cell=(7, 3)), Lost(cell=(3, 3), lost=1), BurntOut(cells=((3, 0),))]


def test_p47_losses_and_knock_downs_come_once_at_the_end() -> None:
    state = burning(
        """
        +---+---+---+
        | sv  f   s0|
        +---+---+---+
        | * |
        +---+---+---+
        """,
        firefighters=1,
        ambulance="east",
    )
    events = roll(state, "4,3")
    assert story(events) == ["Rolled", "SmokeCame", "FlashedOver", "FlaredUp"]
    assert (look(state).lost, look(state).phase, len(look(state).victims)) == (0, "fire", 1)
    events = roll(state, "6,8")
    assert story(events) == ["Rolled", "SmokeCame", "HotSpot", "KnockedDown"]
    do(state, "fall 3,9")
    assert look(state).lost == 1


def test_p47_the_hot_spot_comes_before_the_knock_downs() -> None:
    state = burning("+---+---+\n| *f| s0|\n+---+---+", ambulance="west")
    events = roll(state, "3,3", "3,4")
    assert story(events) == ["Rolled", "Exploded", "FlaredUp", "Rolled", "FireCame", "HotSpot", "KnockedDown"]
    assert kinds(events, FireCame) == [FireCame(cell=(3, 4), cause="smoke")]
    assert isinstance(kinds(events, Blast)[0], Blast)


# ---- P48 knocked down


@pytest.mark.parametrize(
    ("side", "spaces"),
    [("north", ("0,5", "0,6")), ("east", ("3,9", "4,9")), ("south", ("7,3", "7,4")), ("west", ("3,0", "4,0"))],
)
def test_p48_to_either_space_of_the_ambulance_s_spot(side: str, spaces: tuple[str, str]) -> None:
    state = burning("+---+\n| s0|\n+---+", ambulance=side, saved={0: 2})
    roll(state, "3,3")
    assert legal(state) == {f"fall {space}" for space in spaces}
    other = "fall 0,5" if side != "north" else "fall 3,9"
    assert refusal(state, other) == ("flashpoint-ambulance-elsewhere", "P48")
    do(state, f"fall {spaces[1]}")
    assert place(state, 0) == tuple(map(int, spaces[1].split(",")))
    assert points(state) == (6, 0)


# ---- P49 points of interest

ARROWS = (
    "SE S  S  S  S  S  S  SW",
    "E  SE W  S  S  E  SW W",
    "E  N  S  W  W  W  N  W",
    "E  S  E  E  E  N  S  W",
    "E  NE W  N  N  E  NW W",
    "NE N  N  N  N  N  N  NW",
)
STEP = {"N": (-1, 0), "S": (1, 0), "E": (0, 1), "W": (0, -1)}


def following(cell: Cell) -> Cell:
    word = ARROWS[cell[0] - 1].split()[cell[1] - 1]
    row, column = cell
    for letter in word:
        row, column = row + STEP[letter][0], column + STEP[letter][1]
    return row, column


def house_of(burns: set[Cell], signs: str = "f") -> str:
    rows = []
    for row in range(1, 7):
        rows.append(" " + " ".join((signs if (row, column) in burns else "").center(3) for column in range(1, 9)) + " ")
    line = "+   " * 8 + "+"
    return line + "\n" + f"\n{line}\n".join(rows) + "\n" + line


@pytest.mark.parametrize("sign", ["f", "s", "1", "?", "v", "t"])
def test_p49_only_on_a_space_without_danger_firefighter_or_point_of_interest(sign: str) -> None:
    for row in range(1, 7):
        for column in range(1, 9):
            cell = (row, column)
            drawing = house_of({cell}, sign)
            state = board(drawing, phase="new-poi", advanced=True, firefighters=2, unseen=(5, 5))
            events = roll(state, f"{row},{column}")
            assert kinds(events, PoiPlaced) == [PoiPlaced(cell=following(cell), rolled=cell, cleared=False)]
            found = look(state)
            assert following(cell) in found.poi
            if sign in "fs":
                assert (found.fire, found.smoke) == (((cell,), ()) if sign == "f" else ((), (cell,)))


@pytest.mark.parametrize("sign", ["h", "*"])
def test_p49_hazmats_and_hot_spots_do_not_matter(sign: str) -> None:
    state = board(house_of({(3, 3)}, sign), phase="new-poi", advanced=True)
    roll(state, "3,3")
    assert look(state).poi == ((3, 3),)


def test_p49_along_the_arrows_to_the_first_valid_space_walls_or_not() -> None:
    state = board(
        """
    +---+---+---+
    | s |   |   |
    +---+---+---+
    |   | f |   |
    +---+---+---+
    |   |   | 0 |
    +---+---+---+
    |   |   | ? |
    +---+---+---+
    |   |   |   |
    +---+---+---+
    """,
        (1, 1),
        phase="new-poi",
        advanced=True,
    )
    events = roll(state, "1,1")
    assert kinds(events, PoiPlaced) == [PoiPlaced(cell=(4, 4), rolled=(1, 1), cleared=False)]


RING = {(3, 3), (4, 3), (4, 4), (4, 5), (4, 6), (3, 6), (3, 5), (3, 4)}


def test_p49_where_the_arrows_run_in_a_circle_the_dice_are_rolled_again() -> None:
    state = board(house_of(RING | {(2, 2)}), phase="new-poi", advanced=True)
    counted = {(row, column) for row in range(1, 7) for column in range(1, 9)} - RING - {(2, 2)}
    assert chances(state) == {f"roll {row},{column}": 1 for row, column in counted}
    assert refusal(state, "roll 3,3", -1)[0] == "flashpoint-roll-again"
    assert refusal(state, "roll 2,2", -1)[0] == "flashpoint-roll-again"
    roll(state, "2,3")
    assert look(state).poi == ((2, 3),)


def test_p49_a_full_circle_but_one_is_found_from_everywhere() -> None:
    everywhere = {(row, column) for row in range(1, 7) for column in range(1, 9)}
    state = board(house_of(everywhere - {(3, 4)}), phase="new-poi", advanced=True)
    assert len(chances(state)) == 48
    roll(state, "4,3")
    assert look(state).poi == ((3, 4),)


def test_p49_if_no_space_is_valid_none_is_placed() -> None:
    everywhere = {(row, column) for row in range(1, 7) for column in range(1, 9)}
    state = board(house_of(everywhere), phase="fire", advanced=True, firefighters=2)
    events = roll(state, "1,1")
    assert kinds(events, NoPoi) == [NoPoi()]
    assert (look(state).phase, look(state).player) == ("act", 1)


def test_p49_three_are_placed_one_after_the_other() -> None:
    state = board(BARE, phase="fire", advanced=True)
    roll(state, "6,8", "2,2", "2,2", "6,8")
    assert set(look(state).poi) == {(2, 2), (3, 3), (5, 7)}
    assert look(state).phase == "act"


def test_p49_firefighters_outside_are_not_in_the_way() -> None:
    state = board("+   +\n  0  \n+   +", (0, 1), phase="new-poi", advanced=True, unseen=(1, 0))
    roll(state, "1,1")
    assert look(state).poi == ((1, 1),)
    assert look(state).phase == "act"
