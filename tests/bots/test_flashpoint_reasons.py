"""What the players of Flash Point say: the numbers in their reasons are true by the rules.

That every decision of whole matches has reasons is for `test_flashpoint_matches`.
"""

from heapq import heappop, heappush
from itertools import count as numbers
from typing import Any

import pytest

from brasier.bots.flashpoint.journey import FAR, walks, ways_outside, ways_to_safety
from brasier.bots.flashpoint.why_asked import reasons_for
from brasier.bots.thought import Reason
from brasier.core.game import CHANCE
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.codes import CHOP, GUN, MOVE, PARK_ONE, QUENCH
from brasier.games.flashpoint.ground import count
from brasier.games.flashpoint.rules import FlashPoint
from brasier.terminal.advice import reason_text
from brasier.texts import LANGUAGES, Texts
from games.flashpoint.board import board, do, roll

NAMES = [f"seat {seat}" for seat in range(6)]
MANY = 40  # points: enough for every way that is told here


def why(state: FlashPoint, text: str) -> dict[str, dict[str, int | str]]:
    found = reasons_for(state, text)
    for reason in found:
        assert all(said(language, reason.code, **reason.facts) for language in LANGUAGES)
    return {reason.code: dict(reason.facts) for reason in found}


def said(language: str, code: str, **facts: int | str) -> str:
    return reason_text(Texts(language), "flashpoint", NAMES, Reason(code, facts))


# ---- what ways cost


def cheapest(state: FlashPoint, seat: int, is_there: Any) -> int:
    """The points it takes by the rules, found by doing everything that could lead on."""
    state.ap, state.special = MANY, 0
    waiting, seen, order = [(0, 0, state)], set(), numbers(1)
    while waiting:
        spent, _, here = heappop(waiting)
        if is_there(here):
            return spent
        row = tuple(map(int, (here.where, here.fire, here.h, here.v, here.crack_h, here.crack_v, here.victims)))
        key = (*row, int(here.hazmats), int(here.ambulance))
        if key in seen or here.to_act() != seat:
            continue
        seen.add(key)
        for action in here.legal(seat):
            if MOVE <= action < QUENCH or CHOP <= action < GUN:
                after = here.clone()
                after.apply(seat, action)
                heappush(waiting, (MANY - int(after.ap), next(order), after))
    raise AssertionError("there is no way")


ROOM = """
+---+---+---+---+---+
| 0   f D   |   x ? |
+---+---+---+---+---+
"""


@pytest.mark.parametrize("specialist", ["", "generalist", "rescue", "paramedic"])
def test_the_points_of_a_way_are_those_one_pays(specialist: str) -> None:
    """Past fire, a closed door, a whole wall and a damaged one."""
    state = board(ROOM, (2, 1), specialists=specialist)
    for goal in (22, 23, 24, 25):
        paid = cheapest(state.clone(), 0, lambda here, goal=goal: here.space(0) == goal)
        assert walks(state, 21, int(state.role(0)))[goal] == paid, goal
    assert walks(state, 21, int(state.role(0)))[24] == (7 if specialist == "rescue" else 9)


@pytest.mark.parametrize(
    ("specialist", "victim"), [("", "v"), ("rescue", "v"), ("rescue", "t"), ("paramedic", "v"), ("paramedic", "t")]
)
def test_the_points_to_safety_are_those_one_pays(specialist: str, victim: str) -> None:
    """P9, P35: 2 points a step, 1 for the treated; fire is put out first, walls and doors stay what they cost."""
    row = f"+---+---+---+\n  f D   x 0{victim}|\n+---+---+---+"
    state = board(row, (3, 1), specialists=specialist, ambulance="west")
    paid = cheapest(state.clone(), 0, lambda here: here.rescued > 0)
    assert ways_to_safety(state, int(state.role(0)), victim == "t")[33] == paid


def test_the_ambulance_that_must_come_is_paid_too() -> None:
    state = board("+---+---+\n      0v|\n+---+---+", (3, 1), specialists="generalist", ambulance="south")
    paid = cheapest(state.clone(), 0, lambda here: here.rescued > 0)
    assert ways_to_safety(state, int(state.role(0)), False)[32] == paid == 6


def test_a_hazmat_is_hauled_for_what_is_told() -> None:
    state = board("+---+---+\n  f x 0h|\n+---+---+", (3, 1), specialists="generalist")
    paid = cheapest(state.clone(), 0, lambda here: not here.hazmats)
    assert ways_outside(state, int(state.role(0)))[32] == paid


BEHIND_TWO_WALLS = """
+---+---+---+---+
| 0 |   | ?     |
+---+---+---+   +
"""


@pytest.mark.parametrize(("damage", "points"), [(19, 6), (20, 8), (21, 8), (22, FAR)])
def test_no_way_is_told_on_which_the_house_would_come_down(damage: int, points: int) -> None:
    """P26: through both walls are four blows, through one and round the corner two; the 24th damage is too much."""
    state = board(BEHIND_TWO_WALLS, (1, 1), specialists="rescue", damage=damage)
    assert walks(state, 11, int(state.role(0)))[13] == points
    if points < FAR:
        assert cheapest(state.clone(), 0, lambda here: here.space(0) == 13) == points


def test_nobody_is_carried_through_walls_that_bring_the_house_down() -> None:
    """P26. A room within a room: four blows and three steps to the opening in the west."""
    rooms = """
        +---+---+---+
        |           |
        +   +---+   +
        |   | 0v|   |
        +   +---+   +
        |           |
        +---+---+---+
        """
    assert ways_to_safety(board(rooms, (2, 2), damage=19), 0, False)[33] == 8 + 6
    assert ways_to_safety(board(rooms, (2, 2), damage=20), 0, False)[33] == FAR


def test_an_axe_is_told_by_its_blows_in_what_is_near_and_what_comes_nearer() -> None:
    """Two blows of 2 points and a step, for the rescue specialist of 1 each; one blow brings them nearer by that."""
    for specialist, blow in (("", 2), ("rescue", 1)):
        state = board("+---+---+\n| 0 | ? |\n+---+---+", (1, 1), specialists=specialist)
        assert why(state, "chop east")["approach"] == {"row": 1, "column": 2, "before": 2 * blow + 1, "after": blow + 1}
    state = GAME.start(GAME.options({"firefighters": 1}))
    facts = why(state, "place 5,0")["near"]
    after = state.clone()
    after.apply(0, GAME.read(state, 0, "place 5,0"))
    after.apply(0, GAME.read(after, 0, "begin 0"))
    goal = 10 * int(facts["row"]) + int(facts["column"])
    assert facts["points"] == cheapest(after, 0, lambda here: here.space(0) == goal)


def test_a_treated_victim_is_told_to_be_led_at_one_point_a_step() -> None:
    row = "+---+---+---+---+\n              0t|\n+---+---+---+---+"
    state = board(row, (3, 1), specialists="paramedic", ambulance="west")
    assert why(state, "lead west")["closer"] == {"row": 3, "column": 4, "before": 4, "after": 3}
    state = board(row.replace("t", "v"), (3, 1), specialists="paramedic", ambulance="west")
    assert why(state, "treat")["treat"] == {"row": 3, "column": 4, "before": 8, "after": 4}


# ---- the deck gun


BURNING = """
 .   .   .   .   .   A   A   E0  E   .
   +---+---+---+---+---+   +---+---+
 E |                     f   f     | .
   +   +   +   +   +   +   +   +   +
 E |                     f   f   f | .
   +   +   +   +   +   +   +   +   +
 A                       f   f     | A
   +   +   +   +   +   +   +   +   +
 A |                                 A
   +   +   +   +   +   +   +   +   +
 . |                               | E
   +   +   +   +   +   +   +   +   +
 . |                               | E
   +---+---+   +---+---+---+---+---+
 .   E   E   A   A   .   .   .   .   .
"""


def tenths(facts: dict[str, int | str]) -> int:
    return 10 * int(facts["whole"]) + int(facts["tenths"])


def rolled(state: FlashPoint) -> list[int]:
    """How many burning spaces each roll puts out; where an operator may roll again, the dice are kept."""
    found = []
    for outcome, _ in state.chances():
        after = state.clone()
        after.apply(CHANCE, outcome)
        if "keep" in [GAME.write(after, 0, action) for action in after.legal(0)]:
            after.apply(0, GAME.read(after, 0, "keep"))
        found.append(int(count(state.fire) - count(after.fire)))
    return found


@pytest.mark.parametrize("specialist", ["driver", "generalist"])
def test_the_deck_gun_is_told_by_what_it_puts_out_on_average(specialist: str) -> None:
    state = board(BURNING, specialists=specialist, engine="north")
    after = state.clone()
    after.apply(0, GUN)
    hits = rolled(after)
    facts = why(state, "gun")["gun"]
    assert facts["number"] == 7
    assert tenths(facts) == round(10 * sum(hits) / len(hits))


def test_a_deck_gun_that_finds_no_fire_says_so() -> None:
    smoking = board(BURNING.replace("f", "s"), specialists="driver", engine="north")
    assert why(smoking, "gun")["gun-smoke"]["smoke"] == 7
    clear = board(BURNING.replace("f", " "), specialists="driver", engine="north")
    assert "gun-idle" in why(clear, "gun")


def test_dice_are_kept_or_rolled_again_by_what_they_hit() -> None:
    state = board(BURNING, specialists="driver", engine="north")
    state.apply(0, GUN)
    state.apply(CHANCE, state.chances()[0][0])
    after = state.clone()
    after.apply(0, GAME.read(state, 0, "keep"))
    kept = why(state, "keep")["aim"]
    assert kept["number"] == count(state.fire) - count(after.fire)
    means = {}
    for die in ("red", "black"):
        rolling = state.clone()
        rolling.apply(0, GAME.read(state, 0, f"reroll {die}"))
        hits = rolled(rolling)
        means[die] = round(10 * sum(hits) / len(hits))
        facts = why(state, f"reroll {die}")["again"]
        assert (facts["die"], tenths(facts), facts["number"]) == (die, means[die], kept["number"])
    assert tenths(kept) == max(means.values())


# ---- one thing after the other


def test_the_engine_is_driven_to_where_its_deck_gun_finds_fire() -> None:
    state = board(BURNING, specialists="driver", engine="north")
    state.apply(0, GAME.read(state, 0, "drive engine west"))
    assert set(why(state, "ride 1,0")) == {"operator", "near-fire"}
    away = board(BURNING.replace("E0", "E ").replace("E |", "E0|", 1), specialists="driver", engine="west")
    assert why(away, "drive engine north")["covers"] == {"before": 0, "after": 7}


def test_the_ambulance_is_called_to_those_who_wait_or_towards_those_who_are_carried() -> None:
    waiting = board("+   +---+\n  v   0 |\n+   +   +", (3, 0), specialists="generalist", ambulance="north")
    assert why(waiting, "drive ambulance west")["rescue"] == {"number": 1, "rescued": 1}
    carried = board("+---+---+\n      0v|\n+---+---+", (3, 1), specialists="generalist", ambulance="south")
    # To the south: two blows at a wall, five steps. To the west: two steps.
    assert why(carried, "drive ambulance west")["ambulance"] == {"before": 4 + 10, "after": 4}


def test_each_of_those_who_wait_is_counted_on_the_way_to_the_ambulance_as_it_stands() -> None:
    """P9, P35. In the bare house it is one step to the west and eight to the north; the third of them is led."""
    state = board("+   +   +\n vvt  0 \n+   +   +", (3, 1), specialists="generalist", ambulance="north")
    assert why(state, "drive ambulance west")["ambulance"] == {"before": 16 + 16 + 8, "after": 2 + 2 + 1}


def test_the_ambulance_parks_where_people_are_near() -> None:
    """P31. From 3,1 and 3,2 to the north: eight and seven steps; to the west: one and two."""
    state = board("+   +   +\n  ?   ? \n+   +   +", (3, 1), specialists="generalist")
    state.phase, state.ambulance, state.engine = PARK_ONE, -1, -1
    assert why(state, "park ambulance north")["parks"] == {"points": 16 + 14}
    assert why(state, "park ambulance west")["parks"] == {"points": 2 + 4}
    nobody = board("+   +\n  0 \n+   +", (3, 1), specialists="generalist")
    nobody.phase, nobody.ambulance, nobody.engine = PARK_ONE, -1, -1
    assert set(why(nobody, "park ambulance north")) == {"quiet"}


def test_a_captain_names_whoever_is_sent_and_where_to() -> None:
    floor = "+   +   +   +   +"
    state = board(f"{floor}\n  1       ? \n{floor}", (3, 1), specialists="captain generalist")
    assert why(state, "command 1 move east")["sends"] == {"row": 3, "column": 3, "before": 2, "after": 1, "seat": 1}
    state = board("+   +   +\n  1v     \n+   +   +", (3, 2), specialists="captain generalist", ambulance="west")
    facts = why(state, "command 1 carry west")["brings"]
    assert facts == {"row": 3, "column": 2, "before": 4, "after": 2, "seat": 1}
    state = board("+   +   +\n  1h     \n+   +   +", (3, 2), specialists="captain generalist")
    facts = why(state, "command 1 haul west")["hauls"]
    assert facts == {"row": 3, "column": 2, "before": 4, "after": 2, "seat": 1}
    fire = board(f"{floor}\n  1       f \n{floor}", (3, 1), specialists="captain cafs")
    assert why(fire, "command 1 move east")["sends-fire"]["seat"] == 1


@pytest.mark.parametrize(("firefighters", "codes"), [(3, {"ability"}), (4, {"trade", "ability"})])
def test_only_a_team_of_four_has_proved_good(firefighters: int, codes: set[str]) -> None:
    state = GAME.start(GAME.options({"mode": "advanced", "firefighters": firefighters}))
    rng = Rng(2)
    while state.to_act() == CHANCE:
        state.apply(CHANCE, state.sample(rng))
    assert set(why(state, "take driver")) == codes
    assert set(why(state, "take hazmat")) == {"ability"}
    engine = board(BURNING, specialists=" ".join(("generalist", "cafs", "hazmat", "imaging")[:firefighters]))
    assert {"trade", "ability"} & set(why(engine, "change driver")) == codes


def test_specialists_are_taken_for_what_they_can_do() -> None:
    state = GAME.start(GAME.options({"mode": "advanced", "firefighters": 2}))
    rng = Rng(2)
    while state.to_act() == CHANCE:
        state.apply(CHANCE, state.sample(rng))
    for action in state.legal(0):
        text = GAME.write(state, 0, action)
        assert why(state, text)["ability"] == {"specialist": text.split()[1]}
    engine = board(BURNING, specialists="generalist", engine="north")
    assert why(engine, "change driver")["ability"] == {"specialist": "driver"}


@pytest.mark.parametrize(
    ("specialist", "row", "text", "code"),
    [
        ("hazmat", "+---+---+\n| 0h    |\n+   +   +", "dispose", "hazmat"),
        ("hazmat", "+---+---+\n| 0   h |\n+   +   +", "move east", "to-hazmat"),
        ("generalist", "+---+---+---+\n| 0h        |\n+   +   +   +", "haul south", "haul"),
        ("imaging", "+---+---+\n| 0   ? |\n+   +   +", "reveal 1,2", "look"),
        ("generalist", "+---+---+\n| 0     |\n+   +   +", "end", "keep"),
        ("generalist", "+---+---+---+\n| 0       f |\n+   +   +   +", "move east", "to-fire"),
    ],
)
def test_what_is_done_in_a_turn_says_what_for(specialist: str, row: str, text: str, code: str) -> None:
    assert code in why(board(row, (1, 1), specialists=specialist), text)


def test_whoever_has_no_points_left_says_so() -> None:
    state = board("+---+---+\n| 0   s |\n+---+---+", (1, 1), specialists="cafs", ap=0)
    assert set(why(state, "end")) == {"spent"}


def test_what_changes_nothing_is_told_to_bring_nothing_at_once() -> None:
    state = board("+   +   +\n  0     \n+   +   +", (3, 3), unseen=(5, 3))
    assert set(why(state, "move east")) == {"quiet"}


# ---- in fire


def test_whoever_steps_out_of_fire_stands_more_safely() -> None:
    """P21: who is in fire is knocked down whatever is rolled; beside it, by a roll of 1,1 or 1,2."""
    state = board("+---+---+---+\n| 0f        |\n+---+---+---+", (1, 1))
    assert why(state, "move east")["stand"] == {"before": 100, "after": 4}


@pytest.mark.parametrize("row", ["  0   f   ?           ? |", "  0v  f   1           ? |"])
def test_whoever_gets_up_is_near_to_nobody_who_is_lost_in_the_fire(row: str) -> None:
    """P21: the point of interest at 3,3, or the victim at 3,1, burns; somebody else is at 3,6."""
    wall = "+---" * 6 + "+"
    state = board(f"{wall}\n{row}\n{wall}", (3, 1))
    do(state, "end")
    roll(state, "3,2")
    facts = why(state, "fall 3,0")["near"]
    assert (facts["row"], facts["column"]) == (3, 6)


# ---- the end


def test_won_is_won() -> None:
    state = board("+---+\n| 0 |\n+   +", (1, 1), phase="cheer", rescued=7)
    assert set(why(state, "finish")) == {"won"}
    assert set(why(state, "play on")) == {"play-on"}


def test_a_match_that_is_over_keeps_nothing_for_a_next_turn() -> None:
    """P24. The last of ten is carried out, three are lost; or the team is content."""
    row = "+---+---+\n  0v    |\n+---+---+"
    last = board(row, (3, 1), rescued=6, lost=3, unseen=(0, 0))
    assert why(last, "carry west") == {"rescue": {"number": 1, "rescued": 7}, "won": {}}
    tenth = board(row, (3, 1), rescued=9, playing_on=True, unseen=(0, 0))
    assert why(tenth, "carry west") == {"rescue": {"number": 1, "rescued": 10}}
    content = board(row, (3, 1), rescued=7, playing_on=True)
    assert why(content, "finish") == {"won": {}}
    assert "keep" in why(content, "end")


def test_the_seventh_is_told_to_win() -> None:
    state = board("+---+---+\n  0v    |\n+---+---+", (3, 1), rescued=6)
    assert {"rescue", "won"} <= set(why(state, "carry west"))


@pytest.mark.parametrize(("rescued", "code"), [(3, "collapse"), (7, "collapse-won")])
def test_a_blow_that_brings_the_house_down_says_so_and_nothing_else(rescued: int, code: str) -> None:
    """P26, although the wall between them and the victim is one blow weaker."""
    state = board("+---+---+\n| 0 | v |\n+---+---+", (1, 1), damage=23, rescued=rescued, playing_on=rescued == 7)
    assert set(why(state, "chop east")) == set(why(state, "chop north")) == {code}


# ---- hazmats


CANS = "+---+---+---+---+\n| h   f   h     |\n+---+---+   +---+"


def test_a_hazmat_that_explodes_is_told_by_its_own_blast() -> None:
    """P17, P18, P45. At 1,1 three walls, and a shockwave to 1,4; at 1,3 the wall above and the one behind 1,1, and fire
    at 1,4 and 2,3."""
    state = board(CANS, (1, 1), specialists="generalist")
    do(state, "end")
    roll(state, "1,2")  # both hazmats are in fire then
    assert why(state, "explode 1,1") == {"explodes": {"damage": 3, "number": 1}}
    assert why(state, "explode 1,3") == {"explodes": {"damage": 2, "number": 2}}


def test_a_hazmat_whose_blast_brings_the_house_down_says_so() -> None:
    """P26: the roll does 2 damage, the one blast 2 and the other 3."""
    state = board(CANS, (1, 1), specialists="generalist", damage=19)
    do(state, "end")
    roll(state, "1,2")
    assert set(why(state, "explode 1,1")) == {"collapse"}
    assert set(why(state, "explode 1,3")) == {"explodes"}


# ---- in words


def test_the_number_saved_is_told_in_either_language_also_after_the_seventh() -> None:
    assert said("en", "rescue", number=1, rescued=8) == "Brings somebody out: 8 saved."
    assert said("fr", "rescue", number=1, rescued=8) == "Met quelqu’un à l’abri\u202f: 8 victimes sauvées."


def test_french_counts_less_than_two_as_one() -> None:
    for whole, tenths, spaces in ((0, 5, "0,5 case"), (1, 5, "1,5 case"), (2, 0, "2,0 cases")):
        again = said("fr", "again", die="red", whole=whole, tenths=tenths, number=1)
        assert f"éteint en moyenne {spaces} en feu" in again
    for damage, told in ((0, "0 dégât à"), (1, "1 dégât à"), (2, "2 dégâts à")):
        assert told in said("fr", "explodes", damage=damage, number=0)
    for after, told in ((0, "0 dégât au"), (1, "1 dégât au"), (5, "5 dégâts au")):
        assert told in said("fr", "walls", before=9, after=after)
    for after, told in ((0, "0 case au"), (1, "1 case au"), (5, "5 cases au")):
        assert told in said("fr", "spread", before=9, after=after)


@pytest.mark.parametrize("code", ["closer", "brings"])
def test_where_victims_are_safe_is_no_exit_in_an_advanced_match(code: str) -> None:
    """P32: outside they wait until they are at the ambulance."""
    told = said("fr", code, row=3, column=2, before=4, after=2, seat=1)
    assert "de l’abri" in told
    assert "sortie" not in told
