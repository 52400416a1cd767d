"""The advanced set-up, P27–P31."""

from fractions import Fraction

import pytest

from brasier.core.game import Refusal
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.events import BurntOut, Exploded, HotSpot, Parked, PoiPlaced, Took
from brasier.games.flashpoint.rules import FlashPoint
from games.flashpoint.board import BARE, board, chances, do, expect, kinds, legal, look, place, refusal, roll

FIRST = {1: (3, 3), 2: (3, 4), 3: (3, 5), 4: (3, 6), 5: (4, 6), 6: (4, 5), 7: (4, 4), 8: (4, 3)}
SPECIALISTS = ("paramedic", "cafs", "hazmat", "generalist", "captain", "rescue", "imaging", "driver")


def new(**given: object) -> FlashPoint:
    return GAME.start(GAME.options({"mode": "advanced", "board": BARE, **given}))


def until(state: FlashPoint, phase: str) -> list[str]:
    """The first thing possible, again and again; the phases on the way."""
    passed = []
    while look(state).phase != phase:
        passed.append(look(state).phase)
        do(state, min(legal(state) or chances(state)))
    return passed


# ---- P27 levels


@pytest.mark.parametrize(("level", "explosions", "hazmats"), [("recruit", 3, 3), ("veteran", 3, 4), ("heroic", 4, 5)])
@pytest.mark.parametrize("side", ["front", "back"])
def test_p27_explosions_and_hazmats_by_level_on_either_side(
    level: str, explosions: int, hazmats: int, side: str
) -> None:
    state = GAME.start(GAME.options({"mode": "advanced", "board": side, "level": level, "firefighters": 1}))
    passed = until(state, "take")
    assert sum(phase.endswith("explosion") for phase in passed) == explosions
    assert passed.count("hazmats") == hazmats
    assert len(look(state).hazmats) == hazmats
    assert len(look(state).hot_spots) == explosions
    assert {door.state for door in look(state).doors} <= {"closed", "destroyed"}


def test_p27_levels_are_for_the_advanced_game() -> None:
    for given, code in (
        ({"level": "veteran"}, "flashpoint-levels-are-advanced"),
        ({"mode": "advanced", "level": "easy"}, "flashpoint-no-such-level"),
    ):
        with pytest.raises(Refusal) as caught:
            GAME.options(given)
        assert (caught.value.code, caught.value.rule) == (code, "P27")


# ---- P28 explosions


@pytest.mark.parametrize("black", range(1, 9))
def test_p28_the_first_explosion_by_the_black_die(black: int) -> None:
    state = new()
    assert chances(state) == {f"black {face}": 1 for face in range(1, 9)}
    events = do(state, f"black {black}")
    row, column = FIRST[black]
    assert Exploded(cell=(row, column), cause="set-up") in events
    assert look(state).hot_spots == ((row, column),)
    assert set(look(state).fire) == {
        (row, column), (row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1),
    }  # fmt: skip
    assert look(state).reserve == 6  # the reserve is not touched


def test_p28_walls_and_doors_of_the_front_take_the_first_explosion() -> None:
    state = GAME.start(GAME.options({"mode": "advanced"}))
    do(state, "black 1")  # (3,3): a door to the west, a wall to the north
    damaged = [(wall.edge, wall.damage) for wall in look(state).walls if wall.damage]
    assert damaged == [(((2, 3), (3, 3)), 1)]
    assert [door.edge for door in look(state).doors if door.state == "destroyed"] == [((3, 2), (3, 3))]
    assert look(state).fire == ((3, 3), (3, 4), (4, 3))


def test_p28_the_second_by_both_dice_again_while_the_target_burns() -> None:
    state = new()
    do(state, "black 1")
    burning = {f"roll {row},{column}" for row, column in look(state).fire}
    assert len(chances(state)) == 48 - 5
    assert not burning & set(chances(state))
    assert set(chances(state).values()) == {1}
    assert refusal(state, "roll 3,3", -1) == ("flashpoint-roll-again", "P28")
    assert refusal(state, "red 3", -1) == ("flashpoint-other-dice", "P1")
    do(state, "roll 1,2")
    assert set(look(state).hot_spots) == {(3, 3), (1, 2)}
    assert {(1, 2), (1, 1), (1, 3), (2, 2)} <= set(look(state).fire)


def test_p28_the_third_by_the_opposite_face_and_a_new_red_die() -> None:
    state = new()
    do(state, "black 1", "roll 6,6")  # the opposite of 6 is 3, where (2,3), (3,3), (4,3) burn
    assert chances(state) == {"red 1": 1, "red 5": 1, "red 6": 1}
    assert refusal(state, "red 3", -1) == ("flashpoint-roll-again", "P28")
    events = do(state, "red 6")
    assert Exploded(cell=(6, 3), cause="set-up") in events
    assert set(look(state).hot_spots) == {(3, 3), (6, 6), (6, 3)}
    assert kinds(events, BurntOut) == [BurntOut(cells=((7, 3),))]  # through the southern opening, and gone
    assert look(state).phase == "hazmats"
    assert all(1 <= row <= 6 and 1 <= column <= 8 for row, column in look(state).fire)


def test_p28_a_shockwave_of_the_set_up() -> None:
    state = new()
    do(state, "black 1", "roll 3,5")
    assert {(3, 1), (3, 2)} & set(look(state).fire) == {(3, 1), (3, 2)}  # west, through (3,4), (3,3), (3,2)


def fourth(*burning: tuple[int, int]) -> FlashPoint:
    rows = []
    for row in range(1, 7):
        rows.append(" " + " ".join(" f " if (row, column) in burning else "   " for column in range(1, 9)) + " ")
    line = "+   " * 8 + "+"
    drawing = line + "\n" + f"\n{line}\n".join(rows) + "\n" + line
    return board(drawing, (1, 1), specialists="driver", level="heroic", phase="fourth-explosion")


def test_p28_the_fourth_keeps_its_black_die_and_rolls_only_the_red_one_again() -> None:
    state = fourth((1, 1), (2, 1), (3, 1), (1, 2), (5, 2), (2, 4))
    weights = chances(state)
    total = sum(weights.values())
    for column in range(1, 9):
        rolls = {text: weight for text, weight in weights.items() if text.endswith(f",{column}")}
        assert Fraction(sum(rolls.values()), total) == Fraction(1, 8), column
        assert len(set(rolls.values())) == 1
        assert len(rolls) == {1: 3, 2: 4, 4: 5}.get(column, 6)


def test_p28_the_fourth_where_a_whole_column_burns_rolls_both_again() -> None:
    state = fourth(*((row, 5) for row in range(1, 7)), (1, 6))
    weights = chances(state)
    total = sum(weights.values())
    assert not any(text.endswith(",5") for text in weights)
    for column in (1, 2, 3, 4, 6, 7, 8):
        assert Fraction(sum(w for text, w in weights.items() if text.endswith(f",{column}")), total) == Fraction(1, 7)
    assert refusal(state, "roll 1,5", -1) == ("flashpoint-roll-again", "P28")


def test_p28_the_fourth_explodes_too_and_only_heroes_have_it() -> None:
    state = new(level="heroic")
    do(state, "black 1", "roll 6,6", "red 6")
    assert look(state).phase == "fourth-explosion"
    events = do(state, "roll 1,8")
    assert Exploded(cell=(1, 8), cause="set-up") in events
    assert (1, 8) in look(state).hot_spots
    assert look(state).phase == "hazmats"


# ---- P29 hazmats and points of interest


def test_p29_hazmats_again_where_it_burns_or_one_lies() -> None:
    state = new()
    do(state, "black 1", "roll 1,8", "red 6")
    free = 48 - len(look(state).fire)
    assert len(chances(state)) == free
    assert refusal(state, "roll 3,3", -1) == ("flashpoint-roll-again", "P29")
    do(state, "roll 6,6")
    assert len(chances(state)) == free - 1
    assert refusal(state, "roll 6,6", -1) == ("flashpoint-roll-again", "P29")
    do(state, "roll 6,7", "roll 5,7")
    assert look(state).hazmats == ((5, 7), (6, 6), (6, 7))


def test_p29_three_points_of_interest_again_where_it_burns_or_one_lies() -> None:
    state = new()
    do(state, "black 1", "roll 1,8", "red 6", "roll 6,6", "roll 6,7", "roll 5,7")
    assert look(state).phase == "poi"
    assert refusal(state, "roll 3,3", -1) == ("flashpoint-roll-again", "P29")
    events = do(state, "roll 6,6")  # beside a hazmat
    assert kinds(events, PoiPlaced) == [PoiPlaced(cell=(6, 6), rolled=(6, 6), cleared=False)]
    assert refusal(state, "roll 6,6", -1) == ("flashpoint-roll-again", "P29")
    do(state, "roll 5,5", "roll 5,6")
    assert look(state).poi == ((5, 5), (5, 6), (6, 6))
    assert (look(state).unseen_victims, look(state).unseen_alarms, look(state).pool) == (10, 5, 12)
    assert look(state).phase == "take"


# ---- P30 hot spots

MORE = [
    ("recruit", 1, 0), ("recruit", 2, 0), ("recruit", 3, 2), ("recruit", 4, 3), ("recruit", 6, 3),
    ("veteran", 1, 3), ("veteran", 2, 3), ("veteran", 3, 5), ("veteran", 4, 6), ("veteran", 5, 6),
    ("heroic", 1, 3), ("heroic", 3, 5), ("heroic", 4, 6), ("heroic", 6, 6),
]  # fmt: skip


@pytest.mark.parametrize(("level", "firefighters", "more"), MORE)
def test_p30_extra_hot_spots_and_the_reserve(level: str, firefighters: int, more: int) -> None:
    state = new(level=level, firefighters=firefighters)
    passed = until(state, "place")
    assert passed.count("hot-spots") == more
    assert len(look(state).hot_spots) == more + (4 if level == "heroic" else 3)
    assert look(state).reserve == (12 if level == "heroic" else 6)
    if more:
        assert passed.index("hot-spots") > max(n for n, phase in enumerate(passed) if phase == "take")


def test_p30_one_per_space_wherever_else_it_is() -> None:
    state = new(firefighters=4)
    until(state, "hot-spots")
    lying = {f"roll {row},{column}" for row, column in look(state).hot_spots}
    assert len(lying) == 3
    assert set(chances(state)) == {f"roll {row},{column}" for row in range(1, 7) for column in range(1, 9)} - lying
    assert refusal(state, min(lying), -1) == ("flashpoint-roll-again", "P30")
    events = roll(state, "6,8")
    assert kinds(events, HotSpot) == [HotSpot(cell=(6, 8), reserve=6)]
    assert refusal(state, "roll 6,8", -1) == ("flashpoint-roll-again", "P30")


# ---- P31 specialists, places, vehicles


def test_p31_each_takes_one_of_the_eight_that_is_free() -> None:
    state = new(firefighters=3)
    until(state, "take")
    assert legal(state) == {f"take {name}" for name in SPECIALISTS}
    events = do(state, "take driver")
    assert events == [Took(seat=0, specialist="driver", drawn=False)]
    assert state.to_act() == 1
    assert refusal(state, "take driver") == ("flashpoint-specialist-in-play", "P31")
    assert refusal(state, "place 0,0") == ("flashpoint-take-first", "P31")
    do(state, "take cafs")
    assert legal(state) == {f"take {name}" for name in SPECIALISTS if name not in ("driver", "cafs")}
    do(state, "take imaging")
    assert [who.specialist for who in look(state).firefighters] == ["driver", "cafs", "imaging"]


def test_p31_drawn_ones_are_equally_likely_and_different() -> None:
    state = new(firefighters=2, specialists="draw")
    until(state, "draw")
    assert chances(state) == {f"draw {name}": 1 for name in SPECIALISTS}
    do(state, "draw captain")
    assert chances(state) == {f"draw {name}": 1 for name in SPECIALISTS if name != "captain"}
    assert refusal(state, "draw captain", -1) == ("flashpoint-specialist-in-play", "P31")
    do(state, "draw rescue")
    assert [who.specialist for who in look(state).firefighters] == ["captain", "rescue"]


def test_p31_given_ones() -> None:
    state = new(firefighters=2, specialists=["hazmat", "generalist"])
    assert "take" not in until(state, "place")
    assert [who.specialist for who in look(state).firefighters] == ["hazmat", "generalist"]
    for names, code in (
        (["hazmat", "hazmat"], "flashpoint-specialist-twice"),
        (["hazmat"], "flashpoint-one-specialist-each"),
        (["hazmat", "cook"], "flashpoint-no-such-specialist"),
    ):
        with pytest.raises(Refusal) as caught:
            new(firefighters=2, specialists=names)
        assert (caught.value.code, caught.value.rule) == (code, "P31")


def test_p31_then_places_then_ambulance_then_engine_then_who_begins() -> None:
    state = new(firefighters=2, specialists=["hazmat", "generalist"])
    until(state, "place")
    do(state, "place 0,0", "place 7,1")
    assert (place(state, 0), place(state, 1)) == ((0, 0), (7, 1))
    assert legal(state) == {f"park ambulance {side}" for side in ("north", "east", "south", "west")}
    assert refusal(state, "park engine north") == ("flashpoint-park-first", "P31")
    events = do(state, "park ambulance east")
    assert events == [Parked(seat=0, vehicle="ambulance", side="east")]
    assert legal(state) == {f"park engine {side}" for side in ("north", "east", "south", "west")}
    assert refusal(state, "park ambulance east") == ("flashpoint-park-first", "P31")
    do(state, "park engine east")
    assert legal(state) == {"begin 0", "begin 1"}
    assert refusal(state, "end") == ("flashpoint-begin-first", "P6")
    do(state, "begin 1")
    view = look(state)
    assert view.ambulance is not None
    assert view.engine is not None
    assert (view.ambulance.side, view.engine.side, view.player, view.phase) == ("east", "east", 1, "act")
    assert view.firefighters[1].ap == 5


def test_p31_nothing_of_the_set_up_is_possible_later() -> None:
    state = board("+   +\n  0  \n+   +", (0, 0), specialists="hazmat")
    for text in ("take paramedic", "take driver", "place 0,0", "park engine north", "begin 0"):
        assert refusal(state, text) == ("flashpoint-set-up-over", "P6")


def test_p31_the_family_game_has_neither_specialists_nor_vehicles() -> None:
    """P27: advanced only."""
    state = board("+   +\n  0  \n+   +", (0, 7))
    for text in ("drive engine east", "gun", "treat", "dispose", "reveal 1,1", "change driver", "command 0 move east"):
        assert refusal(state, text) == ("flashpoint-advanced-only", "P27")
    expect(state, "+   +\n  0  \n+   +", (0, 7))
