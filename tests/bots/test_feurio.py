"""The players of Feurio!: each level better than the one below it, the easy one better than chance and never absurd."""

from typing import Any

import pytest

from bots.arena import luck, together, victories
from bots.forests import alone_one_step_from_water, own_water_at_risk, together_with_one_zone, two_zones_apart
from brasier.bots import AS_MEANT, Budget, Player, Thought, player
from brasier.bots.feurio.experience import watch
from brasier.bots.feurio.normal import Normal
from brasier.bots.feurio.told import TOLD, told
from brasier.core.game import CHANCE, Outcome
from brasier.core.rng import Rng
from brasier.games.feurio import GAME
from brasier.games.feurio.options import Options
from brasier.games.feurio.rules import Feurio
from games.feurio.board import begun, board, do, draw

ONE_IN_A_MILLION = 1e-6
ONE_IN_A_HUNDRED = 1e-2
TEMPERS = range(40)  # as many generators: what is absurd must not happen with any


def answers(state: Feurio) -> set[str]:
    """Everything the easy player may answer, over many generators."""
    bot, seat = player("feurio", "easy"), state.to_act()
    view, legal = GAME.view(state, seat), [GAME.write(state, seat, action) for action in state.legal(seat)]
    return {bot.choose(view, legal, Rng(temper)) for temper in TEMPERS}


class Hurried(Player):
    """Hard with a part of its budget."""

    def think(self, view: Any, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        return player("feurio", "hard").think(view, legal, rng, Budget(nodes=10_000))


def match(options: Options, seats: list[Player], seed: int) -> Outcome:
    state = GAME.start(options)
    chance, *rngs = (Rng(seed * 100 + place) for place in range(len(seats) + 1))
    while state.actors():
        actor = state.to_act()
        if actor == CHANCE:
            state.apply(CHANCE, state.sample(chance))
            continue
        legal = [GAME.write(state, actor, action) for action in state.legal(actor)]
        state.apply(actor, GAME.read(state, actor, seats[actor].choose(GAME.view(state, actor), legal, rngs[actor])))
    outcome = state.outcome()
    assert outcome is not None
    return outcome


# ---- against uniform play


@pytest.mark.parametrize("firebreaks", [False, True])
@pytest.mark.parametrize(("players", "matches"), [(2, 24), (3, 18), (4, 24)])
def test_easy_beats_uniform_beyond_luck(players: int, matches: int, firebreaks: bool) -> None:
    """If one easy seat among uniform ones were no better, so many victories would come less than once in a million."""
    options = GAME.options({"players": players, "firebreaks": firebreaks, "cest_chaud": firebreaks})
    assert luck(victories(GAME, options, "easy", "uniform", matches), matches, players) < ONE_IN_A_MILLION


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_easy_comes_nearer_to_the_shared_goal_than_uniform_in_every_match(players: int) -> None:
    """F22: colours in one zone and colours with an open 1, 8 at best. If easy were no better, the worst of its 12
    matches would be ahead of the best of 12 uniform ones less than once in a million: 24 over 12 are 2704156 ways."""
    options = GAME.options({"players": players, "mode": "cooperative" if players > 1 else "solitaire"})
    easy, uniform = (
        [outcome.figures["one_zone"] + outcome.figures["open_ones"] for outcome in together(GAME, options, level, 12)]
        for level in ("easy", "uniform")
    )
    assert min(easy) > max(uniform)
    assert min(easy) >= 4


# ---- level against level


@pytest.mark.parametrize(
    ("level", "others", "players", "matches"),
    [("easy", "greedy", 2, 60), ("normal", "easy", 2, 40), ("normal", "greedy", 2, 24), ("normal", "greedy", 4, 60)],
)
def test_every_level_beats_those_below_it_beyond_luck(level: str, others: str, players: int, matches: int) -> None:
    options = GAME.options({"players": players})
    assert luck(victories(GAME, options, level, others, matches), matches, players) < ONE_IN_A_HUNDRED


@pytest.mark.parametrize("firebreaks", [False, True])
def test_hard_beats_greedy_even_with_little_time(firebreaks: bool) -> None:
    options = GAME.options({"players": 2, "firebreaks": firebreaks, "cest_chaud": firebreaks})
    won = 0
    for seed in range(10):
        seats = [Hurried(), player("feurio", "greedy")]
        won += match(options, seats[:: 1 if seed % 2 else -1], seed).winners == (1 - seed % 2,)
    assert luck(won, 10, 2) < ONE_IN_A_HUNDRED


def test_alone_hard_saves_the_forest_more_often_than_not_even_with_little_time() -> None:
    options = GAME.options({"mode": "solitaire"})
    assert sum(bool(match(options, [Hurried()], seed).winners) for seed in range(6)) > 3


# ---- against each other: drawn positions


def test_it_lays_the_low_values_outside_where_there_are_accesses() -> None:
    assert answers(begun(1, 2, 5, 6)) == {"middle 5 6"}


def test_it_takes_the_open_1_beside_its_zone() -> None:
    forest = board(
        """
        6r    5r    1
           4g    2
        """,
        phase="late",
    )  # F18: from 11 ÷ 5 to 12 ÷ 1
    assert answers(forest) == {"men 2,0 red 1"}


def test_it_joins_two_zones_rather_than_begin_a_third() -> None:
    forest = two_zones_apart()
    assert {answer.rsplit(" ", 1)[0] for answer in answers(forest)} == {"men 1,0 red"}


def test_it_passes_where_no_man_gains_anything() -> None:
    """F16: it stands on every tile that has room, and nobody else has men to keep out."""
    forest = board(
        """
        6r    5r    1r
        """,
        phase="late",
        men={"green": 0, "blue": 0, "yellow": 0},
    )
    assert answers(forest) == {"pass"}


def test_it_does_not_wall_in_its_own_water() -> None:
    """Two points are equally hot; a tile on one of them would take the last access of its 1."""
    forest = own_water_at_risk()
    assert GAME.view(forest, 0).zones[0].divisor == 1
    do(after := forest.clone(), 0, "tile 0,2")
    assert GAME.view(after, 0).zones[0].divisor == 3
    assert answers(forest) == {"tile 1,-1"}


def test_it_does_not_pay_for_a_firebreak_before_anybody_has_a_zone() -> None:
    forest = begun(2, 3, firebreaks=True)
    draw(forest, 6)
    assert all(answer.startswith("tile") for answer in answers(forest))


def test_reinforcements_never_come_before_a_good_place_for_its_own_men() -> None:
    forest = board(
        """
        6r    5r    1
           4g    2
        """,
        players=3,
    )
    assert answers(forest) == {"men 2,0 red 1"}


# ---- together


def test_together_it_does_not_begin_a_second_zone_of_a_colour() -> None:
    forest = together_with_one_zone()
    near = {"0,0", "1,0", "0,1"}
    assert {answer.split()[1] for answer in answers(forest)} <= near


def test_together_it_leaves_the_last_1_to_the_colour_that_has_none() -> None:
    forest = board(
        """
        1r    6r    5g    1
           4     3b    3y
        """,
        mode="cooperative",
        players=4,
    )
    assert not any(answer.startswith("men 3,0") for answer in answers(forest))


def test_alone_it_leads_a_colour_to_its_water() -> None:
    forest = alone_one_step_from_water()
    assert answers(forest) == {"men 3,0 green 1"}


# ---- what is told


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_what_is_told_comes_true_more_than_what_the_playouts_win(players: int) -> None:
    """Matches that nothing was fitted to: what is told misses less, by the mean square of what it misses."""
    seen = watch(Normal(), players, 20, seed=7000)
    playouts = sum((won / tries - is_won) ** 2 for won, tries, _, is_won in seen)
    said = sum((told(TOLD["normal"][players], won, tries, left) - is_won) ** 2 for won, tries, left, is_won in seen)
    assert said < playouts
