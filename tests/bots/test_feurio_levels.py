"""What the players of Feurio! decide in drawn positions, and that the reasons they give are true."""

import pytest

from bots.forests import (
    alone_one_step_from_water,
    one_man_from_saved,
    own_water_at_risk,
    together_with_one_zone,
    two_zones_apart,
)
from brasier.bots import Budget, Thought, player
from brasier.bots.feurio import why
from brasier.bots.feurio.fires import main as fit_fires
from brasier.bots.feurio.fires import regress, watch
from brasier.bots.feurio.outlook import BURNING, terms
from brasier.bots.feurio.train import fit, main
from brasier.bots.feurio.trial import against, together
from brasier.bots.feurio.weights import RIVALS, SHARED
from brasier.bots.feurio.why import explained
from brasier.bots.thought import Reason
from brasier.core.game import CHANCE, OVER
from brasier.core.rng import Rng
from brasier.games.feurio import GAME
from brasier.games.feurio.options import Options
from brasier.games.feurio.rules import Feurio
from brasier.games.feurio.view import View
from brasier.texts import LANGUAGES, Texts
from games.feurio.board import begun, board, do, draw, hottest

LITTLE = Budget(nodes=300)
levels = pytest.mark.parametrize("level", ["normal", "hard"])
all_levels = pytest.mark.parametrize("level", ["easy", "normal", "hard", "greedy"])


def thought(level: str, state: Feurio, budget: Budget = LITTLE, seed: int = 1) -> Thought:
    seat = state.to_act()
    legal = [GAME.write(state, seat, action) for action in state.legal(seat)]
    return player("feurio", level).think(GAME.view(state, seat), legal, Rng(seed), budget)


def reasons(level: str, state: Feurio, action: str = "") -> dict[str, dict[str, int | str]]:
    """Why the chosen action, or another candidate."""
    made = thought(level, state)
    candidate = next(each for each in made.candidates if each.action == (action or made.action))
    return {reason.code: dict(reason.facts) for reason in candidate.reasons}


def hottest_tile(state: Feurio) -> str:
    (cell,) = hottest(state)
    return f"tile {cell}"


def explained_tile(state: Feurio, action: str) -> tuple[Reason, ...]:
    """What would be said of laying a tile, whoever lays it."""
    return explained(GAME.view(state, state.to_act()), [action], {action: 0.0})[0].reasons


WATER_BESIDE = """
    6r    5r    1
       4g    2
    """


# ---- against each other


@all_levels
def test_everybody_takes_the_open_1_beside_the_zone(level: str) -> None:
    assert thought(level, board(WATER_BESIDE, phase="late")).action == "men 2,0 red 1"


@levels
def test_zones_are_joined_rather_than_others_begun(level: str) -> None:
    forest = two_zones_apart()
    assert thought(level, forest).action.rsplit(" ", 1)[0] == "men 1,0 red"


@levels
def test_nobody_is_placed_where_nothing_is_gained(level: str) -> None:
    forest = board("6r    5r    1r", phase="late", men={"green": 0, "blue": 0, "yellow": 0})
    assert thought(level, forest).action == "pass"


@levels
def test_nobody_walls_in_their_own_water(level: str) -> None:
    forest = own_water_at_risk()
    assert thought(level, forest, Budget(nodes=1500)).action == "tile 1,-1"


@levels
def test_nobody_pays_for_a_firebreak_before_anybody_has_a_zone(level: str) -> None:
    forest = begun(2, 3, firebreaks=True)
    draw(forest, 6)
    assert thought(level, forest, Budget(nodes=1500)).action.startswith("tile")


@levels
def test_nobody_pays_for_a_firebreak_that_saves_nothing(level: str) -> None:
    """There is one hottest point; face up or face down, a tile there takes the last access of the 1."""
    forest = board(
        """
           5     3
        2     1r    6r
           3r    5r
        """,
        phase="tile",
        drawn=4,
        players=2,
        firebreaks=True,
        pile=(4,),
    )
    assert len(hottest(forest)) == 1
    assert thought(level, forest).action.startswith("tile")


@all_levels
def test_the_low_values_lie_outside_or_anywhere(level: str) -> None:
    made = thought(level, begun(1, 2, 5, 6))
    assert made.action == "middle 5 6" or level == "greedy"
    if level != "greedy":
        assert reasons(level, begun(1, 2, 5, 6)) == {"outside": {"low": 1, "high": 2}}
        assert reasons(level, begun(1, 2, 5, 6), "middle 2 6") == {"inside": {"low": 2, "high": 6}}


def test_greedy_counts_its_points_as_if_the_match_ended() -> None:
    made = thought("greedy", board(WATER_BESIDE, phase="late"))
    assert (made.measure, made.action, made.candidates[0].value) == ("worth", "men 2,0 red 1", 12.0)


def test_greedy_counts_the_three_figures_of_a_shared_match() -> None:
    forest = board("1r    6     5", players=1)
    assert thought("greedy", forest).candidates[0].value == pytest.approx(4 / 48 + 2 / 4 + 1 / 4)


# ---- together


@levels
def test_together_nobody_begins_a_second_zone_of_a_colour(level: str) -> None:
    forest = together_with_one_zone()
    assert thought(level, forest).action.split()[1] in {"0,0", "1,0", "0,1"}


@levels
def test_alone_the_last_tile_decides(level: str) -> None:
    """Green has its last man in hand: the 1 beside its zone wins, and nothing else does."""
    forest = board(
        """
        1r    6rrr  6rrr  5rrr  4rr
           1     6ggg  6ggg  5ggg  4gg
        1b    6bbb  6bbb  5bbb  4bb
           1y    5yyy  5yyy  5yyy  4yy
        """,
        players=1,
        pile=(),
    )
    made = thought(level, forest)
    assert made.action == "men 0,1 green 1"
    assert (made.measure, made.candidates[0].value) == ("win", 1.0)
    do(forest, 0, made.action)
    outcome = forest.outcome()
    assert outcome is not None
    assert outcome.reason == "saved"


# ---- budgets


def test_more_nodes_are_more_playouts_and_the_same_seed_gives_the_same_thought() -> None:
    forest = begun(2, 3)
    draw(forest, 6)
    small, large = (thought("hard", forest, Budget(nodes=nodes)) for nodes in (100, 2000))
    assert 100 <= small.nodes < large.nodes
    assert thought("hard", forest, Budget(nodes=100)) == small


def test_a_search_ends_by_the_clock_too() -> None:
    forest = begun(2, 3)
    draw(forest, 6)
    hurried = thought("hard", forest, Budget(nodes=10**9, seconds=0.0))
    assert hurried.nodes < 10**4


@all_levels
def test_where_nothing_is_to_decide_nothing_is_thought(level: str) -> None:
    forest = board("6r    5r    1r", phase="late", men={"red": 0})
    made = thought(level, forest)
    assert [candidate.action for candidate in made.candidates] == ["pass"]
    assert made.nodes == 0


def test_the_last_placements_are_known_to_the_end() -> None:
    """When no tile is left to draw, one playout an option tells all there is to tell."""
    made = thought("hard", board(WATER_BESIDE, phase="late"), Budget(nodes=10**6))
    assert made.nodes < 10**4


def test_an_only_option_is_played_out_for_its_worth() -> None:
    """No place in the zone or beside it takes anybody: men could only stand apart, which would lose at once."""
    forest = board(
        """
        1r    1r    .     6
        """,
        players=1,
        pile=(2, 3),
        men={"red": 10, "green": 0, "blue": 0, "yellow": 0},
    )
    made = thought("hard", forest)
    assert [candidate.action for candidate in made.candidates] == ["pass"]
    assert made.measure == "win"
    assert 0.0 < made.candidates[0].value < 0.05  # none of a few playouts: not quite sure
    assert made.nodes > 0


# ---- reasons


def test_water_and_points_are_told() -> None:
    told = reasons("normal", board(WATER_BESIDE, phase="late"))
    assert told == {"water": {"colour": "red", "value": 1}, "points": {"colour": "red", "points": 9}}


def test_joining_is_told() -> None:
    forest = board("6r    4     1r", phase="late", players=2)
    assert reasons("normal", forest)["joins"] == {"colour": "red", "zones": 2}


def test_what_is_denied_is_told() -> None:
    """Red only gains a point on the 1; Green would make 12 of its 3 there."""
    forest = board("3r    .     1     6g    5g", phase="late", men={"blue": 0, "yellow": 0})
    assert thought("normal", forest).action == "men 2,0 red 1"
    assert reasons("normal", forest) == {
        "denies": {"colour": "green", "points": 9, "cell": "2,0"},
        "water": {"colour": "red", "value": 1},
    }


def test_who_is_spared_is_told() -> None:
    assert reasons("normal", own_water_at_risk())["spares"] == {"points": 5}


def test_who_pays_is_told() -> None:
    """The same forest, but it is green whose 1 the tile can close: from 8 ÷ 1 to 8 ÷ 3."""
    forest = board(
        """
           5     3
        2     1g    4g
           3g
        """,
        phase="tile",
        drawn=4,
        pile=(4, 4),
    )
    assert thought("normal", forest).action == "tile 0,2"
    assert reasons("normal", forest)["costs"] == {"colour": "green", "points": 5}
    assert "costs" not in reasons("normal", forest, "tile 1,-1")


def test_a_zone_is_fed_only_by_a_tile_that_takes_men() -> None:
    """The hottest point lies in the middle of a ring: whatever is laid there has no access."""
    forest = board(
        """
           5r    3
        2     .     4
           3     6
        """,
        phase="tile",
        drawn=4,
        pile=(4, 4),
    )
    assert [reason.code for reason in explained_tile(forest, hottest_tile(forest))] == ["hottest"]


def test_passing_is_told() -> None:
    forest = board("6r    5r    1r", phase="late", men={"green": 0, "blue": 0, "yellow": 0})
    assert reasons("normal", forest) == {"nothing-to-gain": {}}


def test_nobody_says_that_men_are_kept_when_there_is_no_later() -> None:
    """F16: only men are placed any more; F21: a match that is shared ends with the last tile's turn."""
    late = board("6r    5r    1", phase="late", men={"green": 0, "blue": 0, "yellow": 0, "red": 1})
    assert [reason.code for reason in explained_tile(late, "pass")] == ["waits"]
    last = board("6r    5r    1", players=1, pile=())
    assert [reason.code for reason in explained_tile(last, "pass")] == ["too-late"]
    early = board("6r    5r    1", players=1, pile=(3, 4))
    assert [reason.code for reason in explained_tile(early, "pass")] == ["keeps"]


def test_whoever_passes_though_the_forest_could_be_saved_says_so() -> None:
    """F21, F22: this turn is the last."""
    assert [reason.code for reason in explained_tile(one_man_from_saved(), "pass")] == ["gives-away"]


def test_nobody_tries_every_place_to_say_that_men_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    done = why._done

    def watched(view: View, before: Feurio, text: str) -> Feurio:
        tried.append(text)
        return done(view, before, text)

    monkeypatch.setattr(why, "_done", watched)
    forest = board("6r    5r    1", players=1, pile=(3, 4))
    assert [reason.code for reason in explained_tile(forest, "pass")] == ["keeps"]
    assert tried == ["pass"]


def test_the_easy_one_leaves_no_points_when_only_men_are_placed_any_more() -> None:
    """F16: whoever passes then may never get another turn."""
    asked = 0
    for seed in range(2):
        state, dice = GAME.start(GAME.options({"players": 2})), Rng(seed)
        while (seat := int(state.to_act())) != OVER:
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(dice))
                continue
            text = thought("easy", state, seed=seed).action
            late = GAME.view(state, seat).left == 0 and state.drawn == 0
            if late and text == "pass" and len(state.legal(seat)) > 1:
                asked += 1
                (said,) = explained_tile(state, "pass")
                assert said.code == "nothing-to-gain", draw(state)
            state.apply(seat, GAME.read(state, seat, text))
    assert asked


def test_a_shared_match_tells_men_and_ones() -> None:
    forest = alone_one_step_from_water()
    assert reasons("easy", forest) == {
        "water": {"colour": "green", "value": 1},
        "down": {"men": 8, "all": 48},
    }


@pytest.mark.parametrize("options", GAME.variants(), ids=str)
def test_every_thought_along_a_match_can_be_said_in_every_language(options: Options) -> None:
    """Also with firebreaks: legal candidates, each once, the best of a search first, and at most two reasons each."""
    spoken = [Texts(language) for language in LANGUAGES]
    state, rng, number = GAME.start(options), Rng(5), 0
    while state.actors():
        actor = state.to_act()
        if actor < 0:
            state.apply(actor, state.sample(rng))
            continue
        legal = [GAME.write(state, actor, action) for action in state.legal(actor)]
        level = ("easy", "normal", "greedy", "hard")[number % 4]
        number += 1
        made = thought(level, state, Budget(nodes=20), number)
        actions = [candidate.action for candidate in made.candidates]
        assert set(actions) <= set(legal)
        assert len(set(actions)) == len(actions) <= 3
        values = [candidate.value for candidate in made.candidates]
        assert values == sorted(values, reverse=True)
        for candidate in made.candidates:
            assert len(candidate.reasons) <= 2
            assert candidate.reasons or len(legal) == 1 or state.phase == 1
            for texts in spoken:
                for reason in candidate.reasons:
                    assert texts.say(f"reason-feurio-{reason.code}", **reason.facts).endswith(".")
        state.apply(actor, GAME.read(state, actor, made.action))


# ---- fitting


def test_weights_are_fitted_towards_what_scores() -> None:
    fitted = fit(lambda weights, _: -abs(weights[0] - 3.0) - abs(weights[1] - 0.5), [1.0, 1.0], 12)
    assert fitted[0] == pytest.approx(3.0, abs=0.3)
    assert fitted[1] == pytest.approx(0.5, abs=0.1)


def test_the_weights_are_fitted_in_one_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("brasier.bots.feurio.train.fit", lambda score, weights, _: [score(weights, 0)])
    main(1, 2)
    assert [line.split(":")[0] for line in capsys.readouterr().out.splitlines()] == [
        "shared, 1", "shared, 2", "shared, 3", "shared, 4", "rivals",
    ]  # fmt: skip


def test_the_policies_are_measured_on_bare_forests() -> None:
    won, near = together(SHARED[4], 4, 2, 1)
    assert won <= near <= 1.0
    assert against(RIVALS, RIVALS, 2, 2, 1) == (0.5, 0.0)


def test_what_burns_is_fitted_in_one_command(capsys: pytest.CaptureFixture[str]) -> None:
    """A few fires tell about the same as the many that the shipped coefficients come from."""
    fit_fires(4)
    assert capsys.readouterr().out.startswith("burning: [")
    fires = watch(20, 7)
    few = regress(fires)
    for left in (8, 24):
        for rank in (0, 4, 12):
            logits = [sum(w * x for w, x in zip(of, terms(left, rank), strict=True)) for of in (few, BURNING)]
            assert logits[0] == pytest.approx(logits[1], abs=0.6)
