"""The small mistakes of the easy player of Flash Point: they happen, can be repeated, and cost nobody's life."""

import pytest

from brasier.bots.flashpoint import Easy
from brasier.bots.flashpoint.slips import harmless
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.rules import FlashPoint
from games.flashpoint.board import board

WALL = "+---" * 7 + "+"


def answered(state: FlashPoint, seed: int) -> str:
    seat = int(state.to_act())
    legal = [GAME.write(state, seat, action) for action in state.legal(seat)]
    return Easy().choose(GAME.view(state, seat), legal, Rng(seed))


@pytest.mark.parametrize("specialist", ["", "generalist"])
def test_of_two_fires_of_the_same_worth_now_the_one_and_now_the_other_is_gone_to(specialist: str) -> None:
    position = board(f"{WALL}\n| f           0           f |\n{WALL}", (1, 1), specialists=specialist)
    found = [answered(position, seed) for seed in range(12)]
    assert set(found) == {"move west", "move east"}
    assert found == [answered(position, seed) for seed in range(12)]


def always(position: FlashPoint) -> str:
    """What is done whatever the generator gives."""
    (text,) = {answered(position, seed) for seed in range(30)}
    return text


def harmless_in(position: FlashPoint, best: str, liked: str) -> bool:
    return harmless(GAME.view(position, 0), position, best, liked)


# ---- who can be brought out


def test_whoever_can_be_brought_out_this_turn_is() -> None:
    """Two steps there and one with the victim. The fires are worth almost as much: `move west` 3.25, `quench` 2.75."""
    assert always(board(f"{WALL}\n  v       0   f   f   f     |\n{WALL}", (3, 1), ap=5)) == "move west"


def test_whoever_can_be_brought_out_comes_before_a_fire_of_more_worth() -> None:
    """For each point `move west` brings 2.6, `douse east` 3.5; after it there would be too few points."""
    assert always(board(f"{WALL}\n      v   0   f             |\n{WALL}", (3, 1), ap=5)) == "move west"


def test_whoever_is_about_to_burn_comes_before_somebody_who_can_be_brought_out() -> None:
    """P20: the smoke at 3,5 burns with the next roll, whatever it is."""
    assert always(board(f"{WALL}\n      v   0   f   vs        |\n{WALL}", (3, 1), ap=5)) == "douse east"


@pytest.mark.parametrize(("ap", "is_harmless"), [(3, True), (4, False)])
def test_a_paramedic_who_can_treat_and_lead_somebody_out_does_not_slip(ap: int, is_harmless: bool) -> None:
    """P35: 1 point to treat, 3 for three steps; to carry them would be 6."""
    floor = "+   +   +   +   +"
    drawing = f"{floor}\n          s    \n{floor}\n          0v  s \n{floor}"
    position = board(drawing, (2, 1), specialists="paramedic", ambulance="west", ap=ap)
    assert harmless_in(position, "douse east", "douse north") == is_harmless


@pytest.mark.parametrize(("special", "is_harmless"), [(0, True), (1, False)])
def test_water_on_the_way_out_may_be_paid_with_points_for_water(special: int, is_harmless: bool) -> None:
    """P36: 1 point of water for the fire at the opening, 4 for two steps."""
    floor = "+   +   +   +   +"
    drawing = f"{floor}\n      s        \n{floor}\n  f   0v  s    \n{floor}"
    position = board(drawing, (2, 1), specialists="cafs", ambulance="west", ap=4, special=special)
    assert harmless_in(position, "douse east", "douse north") == is_harmless


# ---- who is in danger


@pytest.mark.parametrize(
    ("room", "done"), [("| f   vs  f |", {"move west"}), ("|     v     |", {"move west", "move east"})]
)
def test_while_somebody_is_about_to_burn_nobody_slips(room: str, done: set[str]) -> None:
    """P20: the smoke burns with the next roll, whatever it is. The fires on both sides are worth about the same."""
    position = board(f"{WALL}\n| f           0           f |\n{WALL}\n{room}\n+---+---+---+", (1, 1))
    assert {answered(position, seed) for seed in range(30)} == done


def test_a_slip_does_not_protect_one_at_the_cost_of_another() -> None:
    """Each of the fires threatens one of the two, and no wall between them and it."""
    position = board(f"{WALL}\n| v   f   0   f   v |       |\n{WALL}", (1, 1))
    assert not harmless_in(position, "quench west", "quench east")
    assert not harmless_in(position, "quench east", "quench west")
    alone = board(f"{WALL}\n|     f   0   f     |       |\n{WALL}", (1, 1))
    assert harmless_in(alone, "quench west", "quench east")


# ---- what is no slip


def test_no_slip_is_one_that_swings_an_axe_leaves_a_victim_or_turns_round() -> None:
    position = board("+---+---+---+\n| 0v  s   s |\n+---+---+---+", (1, 1))
    assert not harmless_in(position, "carry east", "douse east")
    assert not harmless_in(position, "douse east", "chop north")
    assert not harmless_in(position, "douse east", "end")
    later = board("+   +   +\n  0   s \n+   +   +", (3, 3), fresh=False)
    assert not harmless_in(later, "douse east", "move west")
