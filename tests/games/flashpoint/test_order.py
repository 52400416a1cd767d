"""In which order things happen where several happen at once: what a screen shows and a person hears."""

import pytest

from brasier.core.game import CHANCE, Refusal
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.events import Blast, DoorGone, Lost, Rescued, Rolled, Won
from brasier.games.flashpoint.rules import FlashPoint
from games.flashpoint.board import board, chances, do, kinds, look, roll


def test_a_victory_is_told_once_after_everybody_who_was_rescued_with_it() -> None:
    """P24, P32: two on one space of the ambulance's spot, one on the other."""
    drawing = "+   +\n vt  \n+   +\n  v  \n+   +"
    state = board(drawing, (3, 9), specialists="generalist", rescued=6)
    events = do(state, "drive ambulance east")
    assert kinds(events, Rescued, Won)[-1] == Won(rescued=9)
    assert [event.rescued for event in kinds(events, Rescued) if isinstance(event, Rescued)] == [7, 8, 9]
    assert len(kinds(events, Won)) == 1


def test_a_blast_is_told_before_the_doors_it_takes() -> None:
    """P17, P18: an open door beside the target, another on the way, a closed one at the end."""
    state = board("+---+---+---+\n| f o f o f D\n+---+---+---+", (3, 3), phase="fire")
    events = kinds(roll(state, "3,3"), Blast, DoorGone)
    east = events.index(next(event for event in events if isinstance(event, Blast) and event.direction == "east"))
    assert events[east + 1 : east + 4] == [
        DoorGone(edge=((3, 3), (3, 4))),
        DoorGone(edge=((3, 4), (3, 5))),
        DoorGone(edge=((3, 5), (3, 6))),
    ]


def test_victims_are_lost_in_reading_order() -> None:
    """P25: the fourth ends the match, so the order says who is left."""
    drawing = "+---+---+---+---+\n| sv  f   sv|   |\n+---+---+---+---+"
    state = board(drawing, (3, 3), phase="fire", lost=3)
    events = roll(state, "6,8")
    assert kinds(events, Lost) == [Lost(cell=(3, 3), lost=4)]
    assert [victim.cell for victim in look(state).victims] == [(3, 5)]


def test_a_house_that_falls_takes_no_hot_spot_from_the_reserve() -> None:
    """P26 at once, so P45 goes no further."""
    state = board("+---+\n|hs |\n+---+", (3, 3), specialists="generalist", phase="fire", damage=23)
    roll(state, "3,3")
    view = look(state)
    assert (view.phase, view.damage, view.reserve, view.hot_spots) == ("done", 24, 6, ())


def test_the_third_explosion_is_told_with_both_dice() -> None:
    """P28: the black die of the second explosion turned over, a new red one."""
    state = board("+   +\n     \n+   +", specialists="generalist", phase="first-explosion")
    do(state, "black 1", "roll 6,8")
    events = do(state, "red 5")
    assert kinds(events, Rolled) == [Rolled(purpose="explosion", red=5, black=1)]


def test_where_only_the_red_die_is_rolled_again_the_refusal_says_so() -> None:
    """P28, the fourth explosion; elsewhere both dice are rolled again."""
    state = board("+   +\n f   \n+   +", (3, 3), specialists="generalist", level="heroic", phase="fourth-explosion")
    assert "roll 3,3" not in chances(state)
    assert dice_to_roll_again(state, "roll 3,3") == "red"
    column = "\n".join(["+   +", *[" f   ", "+   +"] * 6])
    state = board(column, (1, 3), specialists="generalist", level="heroic", phase="fourth-explosion")
    assert dice_to_roll_again(state, "roll 3,3") == "both"
    state = board("+   +\n f   \n+   +", (3, 3), specialists="generalist", phase="second-explosion")
    assert dice_to_roll_again(state, "roll 3,3") == "both"


def dice_to_roll_again(state: FlashPoint, text: str) -> str:
    with pytest.raises(Refusal, match="flashpoint-roll-again") as caught:
        state.apply(CHANCE, GAME.read(state, CHANCE, text))
    assert caught.value.rule == "P28"
    return str(caught.value.facts["dice"])
