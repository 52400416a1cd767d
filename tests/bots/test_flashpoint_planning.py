"""What the planning players of Flash Point see, plan and say, in drawn positions and with small budgets."""

from time import monotonic

import pytest

from brasier.bots import Budget, Thought, player
from brasier.bots.flashpoint.errands import FIRE, HAUL_OUT, OUT, Errands
from brasier.bots.flashpoint.forecast import Forecast
from brasier.bots.flashpoint.hard import Hard
from brasier.bots.flashpoint.normal import Normal, judge_of
from brasier.bots.flashpoint.outlook import Outlook
from brasier.bots.flashpoint.planner import Planner, key_of, reluctantly
from brasier.bots.flashpoint.reach import FAR
from brasier.core.game import CHANCE
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.codes import ADVANCE, COMMAND, END, TAKE
from brasier.games.flashpoint.data import MOST_DAMAGE
from brasier.games.flashpoint.ground import EDGE, INSIDE_SPACE, NEXT, OFF_BOARD, SPACES, count, has
from brasier.games.flashpoint.rules import FlashPoint
from games.flashpoint.board import BARE, board

SMALL = Budget(nodes=150)


def thought(state: FlashPoint, level: str = "normal", budget: Budget = SMALL, seed: int = 1) -> Thought:
    seat = int(state.to_act())
    legal = [GAME.write(state, seat, action) for action in state.legal(seat)]
    found = player("flashpoint", level).decide(GAME.view(state, seat), legal, Rng(seed), budget)
    assert {candidate.action for candidate in found.candidates} <= set(legal)
    return found


def done(state: FlashPoint, level: str = "normal") -> list[str]:
    """What a player does until the turn is over or chance decides something."""
    deeds: list[str] = []
    state = state.clone()
    seat = state.to_act()
    while state.to_act() == seat and len(deeds) < 20:
        deeds.append(thought(state, level).action)
        state.apply(seat, GAME.read(state, int(seat), deeds[-1]))
    return deeds


def codes(found: Thought) -> list[str]:
    return [reason.code for reason in found.candidates[0].reasons]


# ---- a match that is played on


def test_whoever_plays_on_goes_on_to_bring_people_out() -> None:
    """P24. The opening in the west is two steps away."""
    state = board("+---+---+---+---+\n      0v        |\n+---+---+---+---+", (3, 1), rescued=7, playing_on=True)
    for level in ("normal", "hard"):
        assert done(state, level)[:2] == ["carry west", "carry west"]


def test_what_is_won_is_told_as_won_while_it_is_played_on() -> None:
    drawing = "+---+---+---+---+\n  f   v   0   f |\n+---+---+---+---+"
    state = board(drawing, (3, 1), rescued=8, playing_on=True, damage=23)
    for level in ("normal", "hard"):
        assert {candidate.value for candidate in thought(state, level).candidates} == {1.0}


def test_the_last_victims_lost_are_no_better_end_than_their_rescue() -> None:
    judge = judge_of(board("+---+\n| 0 |\n+---+"))
    waiting = board("+---+---+\n  0v    |\n+---+---+", (3, 1), rescued=9, playing_on=True, unseen=(0, 0))
    lost = waiting.clone()
    lost.lose(31, None)
    saved = waiting.clone()
    saved.apply(0, GAME.read(saved, 0, "carry west"))
    assert saved.outcome() is not None
    assert lost.outcome() is not None
    assert judge.chance(saved) > judge.chance(waiting) > judge.chance(lost)


# ---- a captain and the others


def test_a_captain_orders_nobody_away_from_a_victim() -> None:
    """P39. Whoever stands there has come for somebody; to be ordered to carry them is another matter."""
    state = board(
        """
        +---+---+---+---+
        | 1v          0 |
        +   +   +   +   +
        """,
        (1, 1),
        specialists="captain generalist",
    )
    plans = Planner(judge_of(state)).search(state, 40, 5)
    orders = {GAME.write(state, 0, plan.actions()[0]) for plan in plans}
    assert "command 1 move east" in {GAME.write(state, 0, action) for action in state.legal(0)}
    assert any(text.startswith("command 1 carry") for text in orders)
    assert not any(text.startswith("command 1 move") for text in orders)


def test_a_captain_orders_nobody_to_haul_a_hazmat_away_from_a_victim() -> None:
    state = board(
        """
        +---+---+---+---+
        |1vh          0 |
        +   +   +   +   +
        """,
        (1, 1),
        specialists="captain generalist",
    )
    orders = {GAME.write(state, 0, plan.actions()[0]) for plan in Planner(judge_of(state)).search(state, 40, 5)}
    assert "command 1 haul east" in {GAME.write(state, 0, action) for action in state.legal(0)}
    assert not any(text.startswith("command 1 haul") for text in orders)


def test_orders_count_for_the_choice_and_not_for_the_chance_that_is_told() -> None:
    """Also those of somebody who has become a captain on the way (P43)."""
    drawing = BARE.replace("A   A   E   E", "A   A   E0  E", 1).replace(" E |         ", " E |     1   ", 1)
    state = board(drawing, specialists="generalist cafs", engine="north")
    judge = judge_of(state)
    plans = [plan for plan in Planner(judge).search(state, 200, 0) if plan.action == END]
    ordered = [plan for plan in plans if any(COMMAND <= action < TAKE for action in plan.actions())]
    assert ordered
    for plan in plans:
        assert plan.value == judge.chance(plan.state)
        assert (plan.rank < plan.value) == (plan in ordered)


def test_an_order_must_bring_more_than_doing_without() -> None:
    assert reluctantly(0.5, 0) == 0.5
    assert reluctantly(0.5, 2) < reluctantly(0.5, 1) < 0.5
    assert (reluctantly(0.0, 3), reluctantly(1.0, 3)) == (0.0, 1.0)


# ---- ways


def test_ways_cost_what_the_rules_take() -> None:
    """A closed door 1 more, fire 1 more, a wall two blows, a damaged one a single blow (which harms the house too)."""
    state = board(
        """
        +---+---+---+---+---+
        | 0   f   ? |   x   |
        +-D-+---+---+---+---+
        |   |   |   |   |   |
        +---+---+---+---+---+
        """,
        (1, 1),
    )
    outlook = Outlook()
    to_poi = outlook.to(state, 13)
    assert [int(to_poi.at[space]) for space in (13, 12, 11, 21)] == [0, 1, 3, 5]
    assert to_poi.at[14] == 1 + 6
    assert to_poi.at[15] == 1 + 6 + 1 + 3
    assert outlook.to(state, FIRE).at[11] == 1


def test_somebody_is_carried_for_two_points_a_step_and_fire_on_the_way_is_put_out_first() -> None:
    state = board("+---+---+---+\n  f   v   0 |\n+---+---+---+", (3, 1))
    outlook = Outlook()
    assert outlook.to(state, OUT).at[32] == 2 + 2 + 1
    assert outlook.to(state, HAUL_OUT).at[30] == 0


def test_in_an_advanced_match_safety_is_where_the_ambulance_is_or_can_be_called() -> None:
    state = board("+---+---+\n  v   0 |\n+---+---+", (3, 1), specialists="generalist", ambulance="west")
    elsewhere = board("+---+---+\n  v   0 |\n+---+---+", (3, 1), specialists="generalist", ambulance="east")
    outlook = Outlook()
    assert outlook.to(state, OUT).at[31] == 2
    assert outlook.to(elsewhere, OUT).at[31] == 2 + 2 * 2


# ---- the next roll


def burning(seed: int) -> FlashPoint:
    """A house on fire with walls that are damaged and doors that are open or closed, before the roll."""
    rng = Rng(seed)
    state = GAME.start(GAME.options({"firefighters": 2, "quick": True, "board": ("front", "back")[seed % 2]}))
    for number in range(60):
        edge = 1 << number
        if rng.below(3) == 0:
            state.crack_h |= edge & state.h & ~state.door_h
            state.crack_v |= edge & state.v & ~state.door_v
        if rng.below(2) == 0:
            state.h &= ~(edge & state.door_h)
            state.v &= ~(edge & state.door_v)
    for space in range(11, 69):
        if 1 <= space % 10 <= 8 and not has(state.poi, space):
            fate = rng.below(4)
            bit = (1 << 9 * (space // 10 - 1)) << (space % 10 - 1)
            state.fire = state.fire | bit if fate == 0 else state.fire & ~bit
            if fate == 1:
                state.smoke |= bit
    state.phase = ADVANCE
    return state


def test_no_way_is_shorter_than_what_a_flood_has_found_and_each_is_one() -> None:
    """With the same memory for all positions, also for houses whose walls are another's doors."""
    errands = Errands()
    for seed in range(4):
        state = burning(seed)
        flooded(state, int(INSIDE_SPACE[13 * seed]), errands)
        state.door_h = state.door_v = 0  # walls now
        flooded(state, int(INSIDE_SPACE[13 * seed]), errands)


@pytest.mark.parametrize("house", ["front", "back"])
def test_a_wall_that_is_cracked_is_never_taken_for_one_that_is_gone(house: str) -> None:
    """Each wall of a house: neither the ways that are remembered nor the positions that were seen mix them up."""
    errands = Errands()
    whole = GAME.start(GAME.options({"firefighters": 2, "quick": True, "board": house}))
    walls = {(side & 1, EDGE[4 * space + side]): space for space in INSIDE_SPACE for side in range(4)}
    keys = {key_of(whole)}
    tried = 0
    for (upright, number), space in walls.items():
        edge = 1 << number
        if not edge & (whole.v & ~whole.door_v if upright else whole.h & ~whole.door_h):
            continue
        cracked, gone = whole.clone(), whole.clone()
        if upright:
            cracked.crack_v |= edge
            gone.v ^= edge
        else:
            cracked.crack_h |= edge
            gone.h ^= edge
        flooded(cracked, int(space), errands)
        flooded(gone, int(space), errands)
        keys |= {key_of(cracked), key_of(gone)}
        tried += 1
    assert tried > 40
    assert len(keys) == 1 + 2 * tried


def flooded(state: FlashPoint, goal: int, errands: Errands) -> None:
    """What a step costs is asked of the position itself, edge by edge."""
    found = errands.to(state, goal).at

    def toll(space: int, side: int) -> int:
        edge = EDGE[4 * space + side]
        closed, door, crack = (
            (state.v, state.door_v, state.crack_v) if side & 1 else (state.h, state.door_h, state.crack_h)
        )
        if not closed >> edge & 1:
            return 0
        return 1 if door >> edge & 1 else 3 if crack >> edge & 1 else 6

    assert found[goal] == 0
    for space in range(SPACES):
        steps = [
            found[NEXT[4 * space + side]] + 1 + has(state.fire, NEXT[4 * space + side]) + toll(space, side)
            for side in range(4)
            if NEXT[4 * space + side] != OFF_BOARD
        ]
        assert found[space] == (0 if space == goal else min(steps)), space


@pytest.mark.parametrize("seed", range(8))
def test_what_the_next_roll_does_is_foreseen_exactly(seed: int) -> None:
    """Against the rules themselves, all 48 rolls."""
    state = burning(seed)
    forecast = Forecast()
    spaces = [space for space in range(11, 69) if has(state.poi, space)]
    for space in spaces:
        forecast.watch(space)
    forecast.look(state)
    damage = spread = 0
    hits = dict.fromkeys(spaces, 0)
    for number in range(48):
        after = state.clone()
        after.apply(CHANCE, number)
        damage += after.damage - state.damage
        spread += count(after.fire & ~state.fire)
        for space in spaces:
            hits[space] += has(after.fire, space)
    assert (forecast.damage, forecast.spread) == (damage, spread)
    assert {space: int(forecast.hits[place]) for place, space in enumerate(spaces)} == hits


@pytest.mark.parametrize("damage", [19, 22, 23])
def test_rolls_that_bring_the_house_down_are_counted(damage: int) -> None:
    """P26, against the rules themselves."""
    counted = 0
    for seed in range(4):
        state = burning(seed)
        state.damage = damage
        forecast = Forecast()
        forecast.look(state)
        falls = 0
        for number in range(48):
            after = state.clone()
            after.apply(CHANCE, number)
            falls += after.damage >= MOST_DAMAGE
        assert forecast.fatal == falls
        counted += falls
    assert counted > 0 or damage == 19


def test_a_hazmat_that_burns_explodes_in_the_forecast_too() -> None:
    state = board("+---+---+\n| f   h |\n+---+---+", (1, 1), specialists="generalist")
    quiet = board("+---+---+\n| f     |\n+---+---+", (1, 1), specialists="generalist")
    loud, calm = Forecast(), Forecast()
    loud.look(state)
    calm.look(quiet)
    assert loud.damage > calm.damage


# ---- plans


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_somebody_who_can_be_brought_out_this_turn_is(level: str) -> None:
    state = board("+---+---+---+\n      v   0 |\n+---+---+---+", (3, 1), ap=5)
    assert done(state, level)[:3] == ["move west", "carry west", "carry west"]


def test_what_lies_on_the_way_out_is_put_out_and_the_reason_is_the_rescue() -> None:
    state = board("+---+---+\n  f   0v|\n+---+---+", (3, 1), ap=5)
    assert "rescue" in codes(thought(state))
    deeds = done(state)
    assert deeds.index("carry west") > 0
    assert deeds[0] in ("douse west", "quench west")


def test_fire_that_would_blow_up_the_house_is_put_out_and_the_reason_is_told() -> None:
    state = board("+---+---+---+\n| f   f   0 |\n+---+---+---+", (1, 1), damage=20, unseen=(5, 3))
    found = thought(state)
    assert found.action == "quench west"
    told = {reason.code: reason.facts for reason in found.candidates[0].reasons}
    assert told["fire"] == {"number": 1}


def test_nobody_takes_over_the_victim_of_somebody_who_is_there() -> None:
    """1 stands with the victim and has points saved; 0 has a fire of its own."""
    row = "+---+---+---+---+---+---+---+\n      1v          0   f   f |\n+---+---+---+---+---+---+---+"
    state = board(row, (3, 1), saved={1: 4})
    assert not any(deed.startswith(("move west", "carry")) for deed in done(state))


def test_nobody_ends_the_turn_in_fire_or_with_it_all_around() -> None:
    state = board("+---+---+---+\n| f   0f  f |\n+---+---+---+", (1, 1), ap=2)
    assert thought(state).action in ("douse here", "quench here")


def test_an_operator_goes_to_the_engine_and_fires() -> None:
    state = GAME.start(GAME.options({"mode": "advanced", "specialists": ["driver", "cafs"], "firefighters": 2}))
    rng = Rng(4)
    deeds: list[str] = []
    while len(deeds) < 6 and state.to_act() != -2:
        seat = state.to_act()
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        deeds.append(thought(state).action)
        state.apply(seat, GAME.read(state, int(seat), deeds[-1]))
    assert state.is_at(state.space(0), 1) or "gun" in deeds


def test_whoever_has_won_is_content_and_knows_that_playing_on_risks_nothing() -> None:
    found = thought(board("+---+\n| 0 |\n+   +", (1, 1), phase="cheer", rescued=7))
    assert (found.action, codes(found)) == ("finish", ["won"])
    assert [candidate.value for candidate in found.candidates] == [1.0, 1.0]


# ---- what every thought is


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_candidates_are_chances_to_win_the_best_first_and_the_budget_is_kept(level: str) -> None:
    state = GAME.start(GAME.options({"quick": True}))
    found = thought(state, level, Budget(nodes=300))
    values = [candidate.value for candidate in found.candidates]
    assert found.measure == "win"
    assert len(values) == 3
    assert all(0 <= value <= 1 for value in values)
    assert values == sorted(values, reverse=True)
    assert 0 < found.nodes < 600
    assert found == thought(state, level, Budget(nodes=300))


def test_hard_looks_at_more_than_normal() -> None:
    row = "+---+---+---+---+---+\n| f   0           ? |\n+---+-D-+---+---+---+"
    state = board(row, (3, 2), ap=5)
    assert thought(state, "hard", Budget(nodes=1500)).nodes > thought(state, "normal", Budget(nodes=1500)).nodes


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_without_time_there_is_still_an_answer(level: str) -> None:
    assert thought(GAME.start(GAME.options({"quick": True})), level, Budget(seconds=0.0)).action


@pytest.mark.parametrize(("player_", "most"), [(Normal(), 0.1), (Hard(), 1.0)])
def test_nobody_waits_longer_than_a_level_is_meant_to_take(player_: Normal, most: float) -> None:
    judge = judge_of(GAME.start(GAME.options({})))
    before = monotonic()
    for seconds in (0.001, 5.0):
        until = player_.planner(judge, Budget(seconds=seconds)).until
        assert before < until <= monotonic() + min(seconds, most)
    assert player_.planner(judge, Budget()).until == 0.0  # matches that are measured can be repeated


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_what_is_asked_keeps_to_the_budget_too(level: str) -> None:
    """32 places, in an advanced match each with 16 ways to park: a small budget sees only some of them."""
    state = GAME.start(GAME.options({"mode": "advanced", "specialists": ["driver", "cafs"], "firefighters": 2}))
    rng = Rng(4)
    while state.to_act() == CHANCE:
        state.apply(CHANCE, state.sample(rng))
    found = thought(state, level, Budget(nodes=20))
    assert found.action.startswith("place")
    assert found.nodes <= 21


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
@pytest.mark.parametrize(("firefighters", "first"), [(6, "driver"), (4, "driver"), (3, "cafs"), (1, "cafs")])
def test_the_team_is_one_that_wins(firefighters: int, first: str, level: str) -> None:
    """Of four the first to choose takes the operator; fewer need people who go into the house."""
    state = GAME.start(GAME.options({"mode": "advanced", "firefighters": firefighters}))
    rng = Rng(2)
    while state.to_act() == CHANCE:
        state.apply(CHANCE, state.sample(rng))
    found = thought(state, level)
    assert (found.action, found.measure) == (f"take {first}", "worth")


def test_a_place_is_told_by_whom_it_is_near_to() -> None:
    found = thought(GAME.start(GAME.options({"firefighters": 2})))
    assert found.action.startswith("place")
    assert codes(found) == ["near"]
    points = found.candidates[0].reasons[0].facts["points"]
    assert isinstance(points, int)
    assert 0 < points < FAR


# ---- the yardstick


def test_the_yardstick_fetches_if_nearest_and_else_puts_out_what_is_beside_it() -> None:
    row = "+---+---+---+---+---+---+\n| f   0           1   ? |\n+---+---+---+---+---+---+"
    assert thought(board(row, (1, 1)), "greedy").action == "quench west"
    assert thought(board("+---+---+---+\n| f   0   ? |\n+---+---+---+", (1, 1)), "greedy").action == "move east"
    assert thought(board("+---+\n  0v|\n+   +", (3, 1)), "greedy").action == "carry west"
    assert thought(board("+---+---+\n| 0 D ? |\n+---+---+", (1, 1)), "greedy").action == "open east"
    assert thought(board("+---+\n| 0 |\n+   +", (1, 1)), "greedy").action == "end"


def test_easy_says_what_it_does_it_for() -> None:
    found = thought(board("+---+\n  0v|\n+   +", (3, 1)), "easy")
    assert (found.action, found.measure, codes(found)[0]) == ("carry west", "worth", "rescue")
