"""How `hard` of Flash Point looks a turn ahead in Heroic matches, and how its critic learns."""

import json
from array import array
from collections.abc import Iterator
from itertools import pairwise
from math import exp
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from librt.vecs import vec

from brasier.bots import Budget, Thought
from brasier.bots.flashpoint import ahead, survey
from brasier.bots.flashpoint.ahead import BELIEVED, SCORED, TELLING, Ahead, Telling, learned, weighed
from brasier.bots.flashpoint.critic import Critic
from brasier.bots.flashpoint.errands import Errands
from brasier.bots.flashpoint.fits import critic as fitted
from brasier.bots.flashpoint.fits import foreseen
from brasier.bots.flashpoint.fits import match as narrow
from brasier.bots.flashpoint.fits.critic import Matches, Seen, main, seen
from brasier.bots.flashpoint.fits.learning import Learner, Rows
from brasier.bots.flashpoint.foresight import Foresight, occasion, roll_of, scattered
from brasier.bots.flashpoint.hard import Hard, is_known
from brasier.bots.flashpoint.judge import Judge
from brasier.bots.flashpoint.network import Network, size_of
from brasier.bots.flashpoint.normal import judge_of
from brasier.bots.flashpoint.planner import Node, Planner
from brasier.bots.flashpoint.survey import NUMBERS, Survey
from brasier.bots.flashpoint.told import ends_within
from brasier.core.game import CHANCE
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.codes import ACT, DONE, END
from brasier.games.flashpoint.ground import INSIDE_SPACE, has
from brasier.games.flashpoint.rules import FlashPoint

HEROIC = {
    "mode": "advanced",
    "level": "heroic",
    "firefighters": 4,
    "specialists": ["driver", "cafs", "generalist", "rescue"],
}


FORESEEN = [(146520807207560486, 2154.414586, 0.487841755), (3171635925519291592, 2347.509759, 0.48688113)]


def begun(seed: int = 1, **given: Any) -> FlashPoint:
    """The first turn of a match; whoever is asked before gives the first legal answer."""
    wished = {**HEROIC, **given}
    if wished["mode"] == "family" or wished["firefighters"] != 4:
        del wished["specialists"]
    state, dice = GAME.start(GAME.options(wished)), Rng(seed * 7919)
    while state.phase != ACT:
        seat = int(state.to_act())
        state.apply(seat, state.sample(dice) if seat == CHANCE else state.legal(seat)[0])
    return state


def plans_of(state: FlashPoint, width: int = 4) -> list[Node]:
    planner = Planner(judge_of(state))
    planner.most = 60
    return planner.search(state, width, 0)


def thought(bot: Hard, state: FlashPoint, budget: Budget) -> Thought:
    seat = int(state.to_act())
    legal = [GAME.write(state, seat, action) for action in state.legal(seat)]
    return bot.think(GAME.view(state, seat), legal, Rng(1), budget)


# ---- what the critic sees, and what it makes of it


def test_a_network_is_a_sum_of_inputs_and_of_hidden_numbers_above_zero() -> None:
    row = [0.5, 2.0, -1.0, 1.0, 3.0, 0.0, -2.0, 0.25, -9.0, 10.0, 100.0]
    network = Network(2, 2, row)
    assert int(size_of(2, 2)) == len(row)
    hidden = [0.25 + 1.0 * 1.5 + 0.0 * 4.0, -9.0 + 3.0 * 1.5 - 2.0 * 4.0]
    assert hidden[1] < 0
    assert network.total(vec[float]([1.5, 4.0])) == pytest.approx(0.5 + 2.0 * 1.5 - 1.0 * 4.0 + 10.0 * hidden[0])


def test_a_row_that_is_too_short_makes_no_network() -> None:
    with pytest.raises(ValueError, match="do not make a network"):
        Network(2, 2, [0.0] * 10)


def test_what_is_shipped_is_a_network_for_what_is_seen() -> None:
    known = learned()
    assert len(known.row) == int(size_of(NUMBERS, known.hidden))


def test_a_survey_counts_what_lies_in_the_house() -> None:
    state = begun(2)
    state.hot = state.fire  # all of it
    seen_ = Survey()
    seen_.look(state)
    at = seen_.at
    burning = [space for space in INSIDE_SPACE if has(state.fire, space)]
    assert at[survey.HOT_SPOTS] == pytest.approx(len(burning) / 24)
    assert at[survey.HOT_FIRE] == pytest.approx(len(burning) / 8)
    assert at[survey.LOST] == 0
    assert [at[survey.ACTED + seat] for seat in range(4)] == [float(seat == state.seat) for seat in range(4)]
    for seat in range(4):
        ways = Errands().to(state, int(state.space(seat))).at
        first = survey.SEAT + survey.PER_SEAT * seat
        assert at[first + survey.AT_HAND] == sum(ways[space] <= 3 for space in burning) / 4
        assert at[first + survey.IN_REACH] == sum(ways[space] <= 6 for space in burning) / 8
        assert at[first + survey.INDOORS] == 0.0  # P31: they begin outside


def test_the_row_of_a_survey_does_not_depend_on_what_was_looked_at_before() -> None:
    one, other = Survey(), Survey()
    for seed in (3, 4):
        one.look(begun(seed))
    other.look(begun(4))
    assert [one.at[place] for place in range(NUMBERS)] == [other.at[place] for place in range(NUMBERS)]


@pytest.mark.parametrize(("rescued", "chance"), [(7, 1.0), (6, 0.0)])
def test_of_a_match_that_is_over_the_critic_says_how_it_ended(rescued: int, chance: float) -> None:
    state = begun()
    state.phase, state.rescued = DONE, rescued
    known = learned()
    assert Critic(known.hidden, known.row).chance(state) == chance


# ---- the turn ahead


def foresight(state: FlashPoint) -> Foresight:
    known = learned()
    found = Foresight(judge_of(state), Critic(known.hidden, known.row))
    found.crew.nodes = 40
    return found


def an_end(state: FlashPoint) -> FlashPoint:
    return next(plan.state for plan in plans_of(state) if plan.action == END)


def test_a_roll_is_followed_by_the_next_firefighters_turn_and_harms_nobody() -> None:
    end = an_end(begun())
    before = end.pack()
    looking = foresight(end)
    found = {roll: looking.chance(end, roll, 5) for roll in (0, 20, 40)}
    assert end.pack() == before
    assert found == {roll: foresight(end).chance(end, roll, 5) for roll in (40, 20, 0)}
    assert all(0.0 < chance < 1.0 for chance in found.values())
    assert len(set(found.values())) > 1


def test_what_is_foreseen_is_the_same_compiled_and_uncompiled() -> None:
    """This test runs on both: what one of them finds is written down here."""
    found = []
    plain = [(7 * place % 13 - 6) / 500 for place in range(int(size_of(NUMBERS, 1)))]  # not what is learned
    for seed in (1, 2):
        state = begun(seed)
        end, looking, ahead_ = an_end(state), Survey(), Foresight(judge_of(state), Critic(1, plain))
        looking.look(end)
        row = sum((place + 1) * looking.at[place] for place in range(NUMBERS))
        dice = int(occasion(state))
        found.append((dice, round(row, 6), round(ahead_.chance(end, int(roll_of(dice, 1, 4)), dice), 9)))
    assert found == FORESEEN


def test_fire_on_the_last_wall_is_foreseen_as_a_defeat() -> None:
    """P26: the fire explodes where it burns."""
    end = an_end(begun())
    end.damage = 23
    burning = [number for number, space in enumerate(INSIDE_SPACE) if has(end.fire, space)]
    assert 0.0 in {foresight(end).chance(end, number, 1) for number in burning}


def test_rolls_are_spread_over_the_house() -> None:
    for start in (0, 17, 2**60):
        rolls = sorted(int(roll_of(start, number, 4)) for number in range(4))
        assert [after - before for before, after in pairwise(rolls)] == [12, 12, 12]


def test_an_occasion_lasts_as_long_as_a_turn() -> None:
    state = begun()
    first = occasion(state)
    seat = state.to_act()
    walk = next(action for action in state.legal(seat) if GAME.write(state, int(seat), action).startswith("move"))
    state.apply(seat, walk)
    assert occasion(state) == first
    end, dice = an_end(state), Rng(3)
    while end.phase != ACT:
        end.apply(end.to_act(), end.sample(dice) if end.to_act() == CHANCE else end.legal(end.to_act())[0])
    assert occasion(end) != first


def test_seeds_that_are_neighbours_give_dice_that_are_not() -> None:
    first = [int(Rng(int(scattered(seed, 1))).below(48)) for seed in range(400)]
    same = sum(one == other for one, other in pairwise(first))
    assert 1 <= same <= 25  # 8 are expected
    assert len(set(first)) == 48


def node(score: float) -> Node:
    return Node(begun(), END, None, 1.0 / (1.0 + exp(-score)))


def test_what_is_foreseen_counts_and_what_the_judge_thinks_counts_too() -> None:
    ends = [node(0.1), node(0.0)]
    assert list(weighed(ends, [[0.4], [0.4]])) == ends
    better = weighed(ends, [[0.40, 0.42], [0.44, 0.46]])
    assert list(better) == [ends[1], ends[0]]
    assert better[ends[1]] - better[ends[0]] == pytest.approx(BELIEVED * 0.04 - SCORED * 0.1)
    assert list(weighed(ends, [[0.405], [0.41]])) == ends  # too little to speak against the judge


def test_nothing_is_told_to_be_certain() -> None:
    sure = weighed([node(0.1), node(0.0)], [[1.0], [1.0]])
    assert 0.99 < max(sure.values()) < 1.0
    assert 0.0 < min(weighed([node(0.1), node(0.0)], [[0.0], [0.0]]).values()) < 0.01


def test_what_is_told_is_what_came_true_in_the_same_order() -> None:
    telling = Telling(base=0.5, scale=0.8)
    told = [telling.chance(foreseen) for foreseen in (0.001, 0.3, 0.5, 0.999)]
    assert told[2] == pytest.approx(1 / (1 + exp(-0.5)))
    assert 0.0 < told[0] < told[1] < told[2] < told[3] < 1.0
    assert Telling(0.0, 1.0).chance(0.3) == pytest.approx(0.3)
    assert TELLING.scale > 0.0  # nothing is told the other way round


def few(state: FlashPoint, monkeypatch: pytest.MonkeyPatch) -> Ahead:
    monkeypatch.setattr(ahead, "ENDS", 3)
    monkeypatch.setattr(ahead, "ROLLS", 2)
    found = Ahead(judge_of(state))
    found._foresight.crew.nodes = 40
    return found


def test_ends_are_compared_the_best_first_and_who_remembers_answers_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begun()
    plans = [plan for plan in plans_of(state) if plan.action == END]
    looking = few(state, monkeypatch)
    found = looking.compared(state, plans, 10**9, 0.0)
    nodes = looking.nodes
    assert set(found) == set(ends_within(plans, 0.6)[:3])
    assert list(found.values()) == sorted(found.values(), reverse=True)
    asked = looking._foresight.asked()
    assert asked == nodes
    assert looking.compared(state, plans, 10**9, 0.0) == found
    assert looking.nodes == nodes  # counted as if nothing had been remembered
    assert looking._foresight.asked() == asked  # but it was
    monkeypatch.setattr(ahead, "MOST_REMEMBERED", 1)
    assert few(state, monkeypatch).compared(state, plans, 10**9, 0.0) == found


def test_a_few_nodes_more_than_allowed_are_spent_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begun()
    plans = [plan for plan in plans_of(state) if plan.action == END]
    looking = few(state, monkeypatch)
    assert looking.compared(state, plans, 1, 0.0) == {}  # a roll that not all ends have met says nothing
    one = looking.nodes
    assert one > 0
    looking.compared(state, plans, 10**9, 0.0)
    assert one < looking.nodes / 3


def test_orders_to_others_count_against_an_end() -> None:
    """P39."""
    ends = [Node(begun(), END, None, 0.5, 2), Node(begun(), END, None, 0.5, 0)]
    assert list(weighed(ends, [[0.4], [0.4]])) == [ends[1], ends[0]]


def test_nothing_is_compared_without_a_choice_nodes_or_time(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begun()
    plans = [plan for plan in plans_of(state) if plan.action == END]
    looking = few(state, monkeypatch)
    assert looking.compared(state, plans[:1], 10**9, 0.0) == {}
    assert looking.compared(state, plans, 0, 0.0) == {}
    late = monotonic() - 1.0
    assert looking.compared(state, plans, 10**9, late) == {}
    assert looking._remembered == {}  # what was not thought through is not kept
    plans[0].action = ACT
    assert looking.compared(state, plans, 10**9, 0.0) == {}


@pytest.mark.parametrize(
    "given",
    [
        {"level": "veteran"},
        {"mode": "family", "level": "recruit"},
        {"firefighters": 3},
        {"firefighters": 5},
        {"board": "back"},
        {"specialists": ["cafs", "driver", "generalist", "rescue"]},
    ],
)
def test_only_what_the_critic_has_seen_is_looked_at(given: dict[str, Any]) -> None:
    assert is_known(begun())
    assert not is_known(begun(**given))
    won = begun()
    won.playing_on = True
    assert not is_known(won)


def test_a_turn_is_played_alike_by_one_who_remembers_and_by_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ahead, "ENDS", 2)
    monkeypatch.setattr(ahead, "ROLLS", 1)
    monkeypatch.setattr(Hard, "width", 3)
    monkeypatch.setattr(Hard, "looks", 0)
    state, used, asked = begun(5), Hard(), list[int]()
    seat = state.to_act()
    for _ in range(3):
        if state.to_act() != seat or len(state.legal(seat)) == 1:
            break
        budget = Budget(nodes=200)
        answer = thought(used, state, budget)
        assert thought(Hard(), state, budget) == answer
        values = [candidate.value for candidate in answer.candidates]
        assert values == sorted(values, reverse=True)
        assert used._ahead is not None
        if used._ahead.nodes > 0:
            asked.append(used._ahead._foresight.asked())
        state.apply(seat, GAME.read(state, int(seat), answer.action))
    assert asked
    again = thought(used, state, Budget(nodes=200))
    assert again == thought(Hard(), state, Budget(nodes=200))


def test_what_is_foreseen_to_be_best_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the judge thinks of it: an end that begins otherwise is foreseen to win."""
    state = begun(5)
    wished: list[int] = []

    def compared(self: Ahead, state: FlashPoint, plans: list[Node], most: int, until: float) -> dict[Node, float]:
        first = plans[0].actions()[0]
        other = next(plan for plan in plans if plan.action == END and plan.actions()[0] != first)
        wished.append(other.actions()[0])
        return {other: 0.9, plans[0]: 0.2}

    monkeypatch.setattr(Ahead, "compared", compared)
    found = thought(Hard(), state, Budget(nodes=200))
    assert found.action == GAME.write(state, int(state.to_act()), wished[0])
    assert found.candidates[0].value == 0.9
    assert all(candidate.value <= 0.9 for candidate in found.candidates)


# ---- how it learns


def test_a_learner_finds_what_no_sum_could_tell() -> None:
    """Either, but not both."""
    rows = Rows(2)
    for place in range(200):
        one, other = place & 1, place >> 1 & 1
        rows.add([10.0 + one, 5.0 * other])
        rows.expect(place, float(one != other))
    means, spreads = rows.spread(0.1)
    assert means == pytest.approx([10.5, 2.5])
    assert spreads == pytest.approx([0.5, 2.5])
    rows.level(means, spreads)
    dice = Rng(1)
    row = [dice.below(1000) / 1000 - 0.5 for _ in range(int(size_of(2, 8)))]
    learner = Learner(2, 8, row)
    for _ in range(300):
        learner.learn(rows, list(range(200)), 0.02)
    assert [round(learner.chance(rows, place), 1) for place in range(4)] == [0.0, 1.0, 1.0, 0.0]
    plain = Network(2, 8, learner.for_all(means, spreads))
    for place, numbers in enumerate(([10.0, 0.0], [11.0, 0.0], [10.0, 5.0], [11.0, 5.0])):
        assert 1 / (1 + exp(-plain.total(vec[float](numbers)))) == pytest.approx(learner.chance(rows, place))


def test_a_number_that_never_changes_is_believed_to_scatter_a_little() -> None:
    rows = Rows(1)
    rows.add([3.0])
    rows.add([3.0])
    assert rows.spread(0.15) == ([3.0], [0.15])


def one_after_the_other() -> Iterator[Seen]:
    """Seven matches of two turns; every second one is won."""
    for number in range(7):
        yield Seen(array("d", [float(number)] * (2 * NUMBERS)), number % 2 == 0)


def test_what_came_true_is_the_result_and_what_is_foreseen_on_the_way() -> None:
    matches = Matches(one_after_the_other())
    assert matches.turns[1] == range(2, 4)
    assert matches.held_back(yes=True) == [0, 6]
    assert matches.held_back(yes=False) == [1, 2, 3, 4, 5]
    matches.expect(None)
    assert [matches.rows.targets[place] for place in range(4)] == [1.0, 1.0, 0.0, 0.0]
    doubtful = Learner(NUMBERS, 1, [0.0] * int(size_of(NUMBERS, 1)))  # one half, whatever it sees
    matches.expect(doubtful)
    assert [matches.rows.targets[place] for place in range(4)] == pytest.approx([0.95, 1.0, 0.05, 0.0])
    assert matches.explained(doubtful, [0, 1]) == pytest.approx(0.0)


def test_the_command_plays_learns_and_writes_what_hard_can_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def play(given: object, weights: object, seed: int, choose: narrow.Choose) -> FlashPoint:
        """Two turns, then the match is over."""
        state = begun(seed)
        judge: Judge = judge_of(state)
        for _ in range(2):
            choose(judge, state, [plan for plan in plans_of(state) if plan.action == END])
        state.rescued = 7 * (seed // 6 % 2)
        return state

    class Here:
        def __enter__(self) -> "Here":
            return self

        def __exit__(self, *_: object) -> None: ...

        def map(self, work: object, seeds: range, chunksize: int) -> Iterator[Seen]:
            assert chunksize
            assert work is seen
            return map(seen, seeds)

    monkeypatch.setattr(fitted, "play", play)
    monkeypatch.setattr(fitted, "ProcessPoolExecutor", Here)
    monkeypatch.setattr(fitted, "PASSES", 1)
    file = tmp_path / "critic.json"
    main([str(file), "--matches", "7"])
    told = json.loads(file.read_text())
    Network(NUMBERS, told["hidden"], told["row"])
    assert len(capsys.readouterr().out.splitlines()) == fitted.ROUNDS
    with pytest.raises(SystemExit, match="more are needed"):
        main([str(file), "--matches", "5"])


@pytest.mark.parametrize("words", [[], ["file", "--matches", "0"], ["file", "--matches", "many"]])
def test_what_the_command_cannot_do_it_says(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert "error:" in capsys.readouterr().err


# ---- how what is told is fitted


def test_chances_are_fitted_to_how_matches_ended() -> None:
    """What was foreseen as one in four was won three times in four; what was nearly certain came true."""
    wide = [foreseen.Watched([0.25, 0.25], number < 75) for number in range(100)]
    sure = [foreseen.Watched([0.9], number < 90) for number in range(100)]
    telling = foreseen.fit(wide + sure)
    assert telling.chance(0.25) == pytest.approx(0.75, abs=0.01)
    assert telling.chance(0.9) == pytest.approx(0.9, abs=0.01)


def test_those_who_look_ahead_are_watched_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begun()
    ends = [plan for plan in plans_of(state) if plan.action == END]

    def play_with(four: object, given: dict[str, Any], seed: int, choose: narrow.Choose) -> FlashPoint:
        assert (given, seed) == (narrow.SETTINGS["heroic"], 9)
        assert choose(judge_of(state), state, ends[:1]) is ends[0]  # nothing to compare
        assert choose(judge_of(state), state, ends) in ends
        state.rescued = 7
        return state

    monkeypatch.setattr(foreseen, "play_with", play_with)
    monkeypatch.setattr(ahead, "ENDS", 2)
    monkeypatch.setattr(ahead, "ROLLS", 1)
    chances, is_won = foreseen.watched(9)
    assert is_won
    assert len(chances) == 1
    assert 0.0 < chances[0] < 1.0
