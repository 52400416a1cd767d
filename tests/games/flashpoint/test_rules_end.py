"""Points of interest come, and the match ends, P23–P26."""

import pytest

from brasier.core.game import Outcome
from brasier.games.flashpoint.events import Collapsed, Ended, Lost, PoiPlaced, Revealed, Rolled, Turn, WallDamaged, Won
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
    points,
    refusal,
    roll,
)

EVERYWHERE = {f"roll {row},{column}" for row in range(1, 7) for column in range(1, 9)}


def end(state: FlashPoint) -> Outcome:
    outcome = state.outcome()
    assert outcome is not None
    assert look(state).phase == "done"
    assert (legal(state), chances(state)) == (set(), {})
    return outcome


# ---- P23 three points of interest


@pytest.mark.parametrize(
    ("drawing", "missing"),
    [
        ("+---+---+---+\n| ? | ? | ? |\n+---+---+---+", 0),
        ("+---+---+---+\n| ? |   | v |\n+---+---+---+", 1),
        ("+---+---+---+\n|vv |   |   |\n+---+---+---+", 1),
        ("+---+---+---+\n|   |   | v |\n+---+---+---+", 2),
        ("+---+---+---+\n|   |   |   |\n+---+---+---+", 3),
        ("+---+---+---+\n|vv |   | v |\n+---+---+---+", 0),
    ],
)
def test_p23_up_to_three_points_of_interest_and_victims(drawing: str, missing: int) -> None:
    state = board(drawing, (2, 2), phase="fire")
    roll(state, "6,8")
    for number in range(missing):
        assert look(state).phase == "new-poi"
        roll(state, f"5,{number + 1}")
    assert look(state).phase == "act"
    assert len(look(state).poi) + len(look(state).victims) == 3


def test_p23_none_come_from_an_empty_pool() -> None:
    state = board("+---+\n| ? |\n+---+", (2, 2), phase="fire", unseen=(1, 1))
    roll(state, "6,8")
    assert look(state).phase == "new-poi"
    roll(state, "5,1")
    assert (look(state).phase, look(state).pool) == ("act", 0)
    assert len(look(state).poi) == 2


def test_p23_where_a_point_of_interest_or_victim_lies_the_dice_are_rolled_again() -> None:
    state = board("+   +   +   +\n  ?   v  sh  \n+   +   +   +", (2, 2), phase="fire")
    roll(state, "6,8")
    assert set(chances(state)) == EVERYWHERE - {"roll 2,2", "roll 2,3"}
    assert set(chances(state).values()) == {1}
    assert refusal(state, "roll 2,2", -1) == ("flashpoint-roll-again", "P23")
    assert refusal(state, "roll 2,3", -1) == ("flashpoint-roll-again", "P23")


@pytest.mark.parametrize(("danger", "gone"), [("f", True), ("s", True), (" ", False)])
def test_p23_fire_or_smoke_there_goes(danger: str, gone: bool) -> None:
    state = board(f"+---+---+---+\n| {danger} | ? | ? |\n+---+---+---+", (2, 2), phase="fire")
    events = roll(state, "6,8", "2,2")
    assert kinds(events, PoiPlaced) == [PoiPlaced(cell=(2, 2), rolled=(2, 2), cleared=gone)]
    assert kinds(events, Rolled)[-1] == Rolled(purpose="poi", red=2, black=2)
    assert look(state).poi == ((2, 2), (2, 3), (2, 4))
    assert (look(state).fire, look(state).smoke) == ((), ((6, 8),))
    assert look(state).phase == "act"


def test_p23_a_firefighter_there_reveals_it_at_once() -> None:
    state = board("+---+---+---+\n| 0 | ? | ? |\n+---+---+---+", (2, 2), phase="fire", firefighters=2)
    roll(state, "6,8", "2,2")
    assert look(state).phase == "arrive"
    assert chances(state) == {"victim": 10, "alarm": 5}
    events = do(state, "victim")
    assert kinds(events, Revealed, Turn) == [Revealed(cell=(2, 2), found="victim"), Turn(seat=1, ap=4, special=0)]
    assert [victim.cell for victim in look(state).victims] == [(2, 2)]


def test_p23_a_false_alarm_leaves_and_another_comes() -> None:
    state = board("+---+---+---+\n| 01| ? | ? |\n+---+---+---+", (2, 2), phase="fire")
    roll(state, "6,8", "2,2")
    do(state, "alarm")
    assert look(state).phase == "new-poi"
    roll(state, "2,2")
    assert chances(state) == {"victim": 10, "alarm": 4}
    do(state, "alarm")
    roll(state, "5,5")
    assert look(state).phase == "act"
    assert look(state).poi == ((2, 3), (2, 4), (5, 5))


def test_p23_after_a_loss_and_after_a_false_alarm_of_one_s_own_turn() -> None:
    state = board("+---+---+---+\n| 0   ? | ? |\n+---+---+---+", (2, 2))
    do(state, "move east", "alarm", "end", "roll 6,8")
    assert look(state).phase == "new-poi"
    roll(state, "5,5", "5,6")
    assert look(state).phase == "act"


# ---- P24 victory

DOOR = "+   +---+\n  1   0v|\n+   +---+"  # the western opening
LAST = "+---+---+\n|   | v |\n+---+---+"


def test_p24_the_seventh_rescue_wins_and_the_team_is_asked() -> None:
    state = board(DOOR, (3, 0), rescued=6)
    events = do(state, "carry west")
    assert kinds(events, Won) == [Won(rescued=7)]
    assert legal(state) == {"play on", "finish"}
    assert refusal(state, "end") == ("flashpoint-cheer-first", "P24")
    assert refusal(state, "finish", 1) == ("not-your-turn", "P6")
    do(state, "finish")
    outcome = end(state)
    assert (outcome.reason, outcome.scores, outcome.winners) == ("rescued", (1, 1), (0, 1))
    assert refusal(state, "end", 0) == ("match-over", "P24")


def test_p24_six_are_not_enough() -> None:
    state = board(DOOR, (3, 0), rescued=5)
    do(state, "carry west")
    assert "finish" not in legal(state)
    assert refusal(state, "finish") == ("flashpoint-not-won-yet", "P24")
    assert refusal(state, "play on") == ("flashpoint-not-awaited", "P7")
    assert state.outcome() is None


def test_p24_the_team_may_play_on_and_finish_in_any_later_turn() -> None:
    state = board("+   +---+\n     0vv|\n+   +---+", (3, 0), rescued=6, firefighters=2, ap=8, unseen=(2, 0))
    do(state, "carry west", "play on")
    assert points(state) == (6, 0)
    assert "finish" in legal(state)
    do(state, "move east")
    assert legal(state) >= {"finish", "end", "carry west"}
    do(state, "carry west")  # the 8th asks nobody again
    assert look(state).rescued == 8
    assert look(state).phase == "act"
    do(state, "end", "roll 6,8", "roll 5,5", "roll 5,6")
    assert state.to_act() == 1
    do(state, "finish")
    assert end(state).reason == "rescued"
    assert end(state).winners == (0, 1)


def test_p24_all_ten_are_a_perfect_game() -> None:
    state = board(DOOR, (3, 0), rescued=9, playing_on=True)
    events = do(state, "carry west")
    assert kinds(events, Ended) == [Ended(reason="perfect")]
    assert (end(state).reason, look(state).rescued, end(state).winners) == ("perfect", 10, (0, 1))


def test_p24_nobody_is_asked_when_nobody_is_left() -> None:
    state = board(DOOR, (3, 0), rescued=6, lost=3)
    do(state, "carry west")
    assert end(state).reason == "rescued"


def test_p24_whoever_plays_on_and_sees_the_rest_die_has_won() -> None:
    state = board("+---+---+\n| sv  f |\n+---+---+", (3, 3), rescued=7, lost=2, playing_on=True, phase="fire")
    roll(state, "6,8")
    assert (end(state).reason, end(state).winners) == ("rescued", (0,))


def test_p24_playing_on_a_loss_does_not_end_it() -> None:
    state = board("+---+---+\n| sv  f |\n+---+---+", (3, 3), rescued=7, playing_on=True, phase="fire")
    roll(state, "6,8")
    assert (look(state).lost, look(state).phase) == (1, "new-poi")


def test_p24_the_seventh_and_eighth_at_once() -> None:
    """Both lie where the ambulance arrives (P32)."""
    state = board(
        """
    +   +
      v
    +   +
      v
    +   +
    """,
        (3, 9),
        specialists="generalist",
        rescued=6,
    )
    do(state, "drive ambulance east")
    assert look(state).rescued == 8
    assert legal(state) == {"finish", "play on"}
    state = board(
        """
    +   +
      v
    +   +
      v
    +   +
    """,
        (3, 9),
        specialists="generalist",
        rescued=8,
    )
    do(state, "drive ambulance east")
    assert end(state).reason == "perfect"
    state = board(
        """
    +   +
      v
    +   +
      v
    +   +
    """,
        (3, 9),
        specialists="generalist",
        rescued=6,
        lost=2,
    )
    do(state, "drive ambulance east")
    assert (end(state).reason, look(state).rescued) == ("rescued", 8)


# ---- P25 defeat


def test_p25_the_fourth_victim_lost_ends_it() -> None:
    state = board("+---+---+\n| sv  f |\n+---+---+", (3, 3), lost=3, rescued=6, phase="fire", firefighters=2)
    events = roll(state, "6,8")
    assert events[-2:] == [Lost(cell=(3, 3), lost=4), Ended(reason="lost")]
    outcome = end(state)
    assert (outcome.reason, outcome.scores, outcome.winners) == ("lost", (0, 0), ())


def test_p25_the_third_does_not() -> None:
    state = board("+---+---+\n| sv  f |\n+---+---+", (3, 3), lost=2, phase="fire")
    roll(state, "6,8")
    assert (look(state).lost, look(state).phase) == (3, "new-poi")


def test_p25_the_count_stops_at_four() -> None:
    state = board("+---+---+---+\n|svv  f   s?|\n+---+---+---+", (3, 3), lost=3, phase="fire")
    roll(state, "6,8")
    assert (end(state).reason, look(state).lost) == ("lost", 4)


def test_p25_also_by_a_face_down_one_but_not_by_a_false_alarm() -> None:
    state = board("+---+---+---+\n| s?  f   s?|\n+---+---+---+", (3, 3), lost=3, phase="fire")
    roll(state, "6,8")
    do(state, "alarm", "victim")
    assert (end(state).reason, look(state).lost) == ("lost", 4)


# ---- P26 the house falls


@pytest.mark.parametrize("wall", ["---", "-x-"])
def test_p26_the_24th_damage_by_a_chop_brings_the_house_down(wall: str) -> None:
    state = board(f"+{wall}+---+\n| 0   v | \n+---+---+", (3, 3), damage=23, rescued=6, firefighters=2)
    events = do(state, "chop north")
    assert kinds(events, Collapsed, Ended) == [Collapsed(victims=1, poi=0), Ended(reason="collapsed")]
    outcome = end(state)
    assert (outcome.reason, outcome.scores, outcome.winners) == ("collapsed", (0, 0), ())
    assert (look(state).damage, look(state).lost, look(state).victims) == (24, 1, ())


def test_p26_the_23rd_does_not() -> None:
    state = board("+---+\n| 0 |\n+---+", (3, 3), damage=22)
    do(state, "chop north")
    assert (look(state).damage, look(state).phase) == (23, "act")


def test_p26_by_an_explosion_at_once() -> None:
    state = board("+---+---+\n| f | v |\n+---+---+", (3, 3), damage=22, phase="fire")
    events = roll(state, "3,3")
    assert [event.total for event in events if isinstance(event, WallDamaged)] == [23, 24]
    assert (end(state).reason, look(state).damage) == ("collapsed", 24)


def test_p26_all_who_are_left_are_lost_inside_and_outside_but_not_the_pool() -> None:
    state = board(
        "+   +   +---+---+\n  v # f | v | t |\n+   +---+---+---+", (2, 0), advanced=True, damage=23, phase="fire"
    )
    roll(state, "2,1")
    assert (look(state).lost, look(state).unseen_victims) == (3, 7)
    assert end(state).reason == "collapsed"


def test_p26_a_team_with_seven_rescued_keeps_its_victory() -> None:
    state = board("+---+---+\n| 0   v |\n+---+---+", (3, 3), damage=23, rescued=7, playing_on=True, firefighters=2)
    do(state, "chop north")
    assert (end(state).reason, end(state).winners, end(state).scores) == ("rescued-collapsed", (0, 1), (1, 1))
    state = board("+---+---+\n| f | v |\n+---+---+", (3, 3), damage=23, rescued=7, playing_on=True, phase="fire")
    roll(state, "3,3")
    assert (end(state).reason, end(state).winners) == ("rescued-collapsed", (0,))


def test_p26_by_a_hazmat_that_explodes() -> None:
    state = board("+---+---+---+\n| f   h   sv|\n+---+---+---+", (3, 3), advanced=True, damage=20, phase="fire")
    events = roll(state, "3,4")
    assert [event.total for event in events if isinstance(event, WallDamaged)] == [21, 22, 23, 24]
    assert end(state).reason == "collapsed"


def test_p26_fire_before_the_last_damage_has_killed_nobody_yet() -> None:
    """The house falls at once: losses are counted once, all together."""
    state = board("+---+---+\n|vs   f |\n+---+---+", (3, 3), damage=23, phase="fire", lost=3)
    roll(state, "3,4")
    assert end(state).reason == "collapsed"


def test_p26_walls_fall_through_repeated_blasts_without_end() -> None:
    """Every wall of a small cell takes its two damage, then the blasts go out."""
    state = board("+---+\n| f |\n+---+", (3, 3), phase="fire", unseen=NOBODY)
    roll(state, "3,3")
    do(state, "end", "roll 3,3")
    expect(state, "+-#-+\n# f #\n+-#-+", (3, 3))
    do(state, "end", "roll 3,3")
    assert (look(state).damage, len(look(state).fire)) == (8, 5)
