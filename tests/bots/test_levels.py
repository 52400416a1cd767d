"""Where levels are found, what every player promises, and the action that does nothing."""

import pickle
from collections.abc import Iterator
from importlib import import_module
from itertools import islice

import pytest

from brasier.bots import LEVELS, YARDSTICK, YARDSTICKS, Budget, idle, level_of, levels, player, seat_name, short_name
from brasier.bots.thought import MOST_CANDIDATES, Candidate, Thought, forced, ranked
from brasier.core.game import CHANCE, Refusal, State
from brasier.core.rng import Rng
from brasier.games import names
from brasier.terminal.advice import reason_text
from brasier.texts import LANGUAGES, Texts
from exam.walks import CASES, Case, case_id, walk

LITTLE = Budget(nodes=40)  # enough to look at something, little enough to ask often
FEW_NODES = 4000  # what one look at every option may take
EVERY = {"uniform": 1, "greedy": 2, "easy": 2, "normal": 6, "hard": 12}  # of so many decisions one is asked for

each_case = pytest.mark.parametrize("case", CASES, ids=case_id)
each_level = pytest.mark.parametrize("level", [*YARDSTICKS, *LEVELS])


def decisions(case: Case, seed: int, every: int) -> Iterator[tuple[State, int]]:
    """Whoever is to decide something along a random match, now and then."""
    asked = ((state, actor) for state in walk(case, seed) for actor in state.actors() if actor != CHANCE)
    return islice(asked, 0, None, every)


# ---- levels


@pytest.mark.parametrize("game", names())
def test_every_game_has_every_level(game: str) -> None:
    assert levels(game) == LEVELS
    for level in (*LEVELS, "greedy"):
        made = player(game, level)
        assert type(made).__name__ == level.capitalize()
        assert type(made).__module__.startswith(f"brasier.bots.{game}")


def test_the_yardstick_plays_every_game() -> None:
    for game in names():
        assert type(player(game, YARDSTICK)).__name__ == "Uniform"


def test_a_level_that_is_not_there_is_refused_with_those_that_are() -> None:
    for wrong in ("expert", "", "Easy", "__class__"):
        with pytest.raises(Refusal) as caught:
            player("feurio", wrong)
        assert caught.value.code == "unknown-level"
        assert caught.value.facts == {"level": wrong, "known": ", ".join(levels("feurio"))}


def test_levels_of_a_game_that_is_not_there_are_refused() -> None:
    for wrong in ("chess", "playout", "uniform", "../games/feurio"):
        with pytest.raises(Refusal) as caught:
            levels(wrong)
        assert caught.value.code == "unknown-game"


def test_a_new_level_is_found_as_a_class_of_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("brasier.bots.feurio")
    levels.cache_clear()
    monkeypatch.delattr(module, "Normal")
    monkeypatch.setattr(module, "Hard", type("Hardest", (module.Easy,), {}))
    try:
        assert levels("feurio") == ("easy", "hard")
        assert type(player("feurio", "hard")).__name__ == "Hardest"
    finally:
        levels.cache_clear()


def test_the_name_of_a_seat_tells_the_level_of_its_bot() -> None:
    for level in (YARDSTICK, *LEVELS):
        name = seat_name(level, ["Ada", "Bruno (easy bot)"])
        assert short_name(name) == "Chloé"
        assert level_of(name) == level
    assert level_of("Ada") is None
    assert level_of("Ada (electric bot)") is None


# ---- thoughts


def test_a_thought_begins_with_what_is_done() -> None:
    thought = Thought("win", (Candidate("b", 0.5), Candidate("a", 0.5)))
    assert (thought.action, thought.says_why) == ("b", True)
    assert (forced("a").action, forced("a").says_why) == ("a", False)


def test_the_best_few_come_first_and_of_equals_the_first_named() -> None:
    assert ranked({"a": 1.0, "b": 3.0, "c": 3.0, "d": 2.0}) == ("b", "c", "d")


def test_a_value_that_cannot_be_told_is_no_value() -> None:
    for value in (float("nan"), float("inf")):
        with pytest.raises(ValueError, match="no value"):
            Candidate("a", value)


# ---- what every player promises


@each_level
@each_case
def test_every_question_is_answered_with_legal_actions_and_reasons_that_can_be_told(case: Case, level: str) -> None:
    """Along random matches, so also in positions no sensible player gets into."""
    game, _ = case
    bot = player(game.name, level)
    told = 0
    for state, actor in decisions(case, 1, EVERY[level]):
        legal = [game.write(state, actor, action) for action in state.legal(actor)]
        thought = bot.decide(game.view(state, actor), legal, Rng(1), LITTLE)
        actions = [candidate.action for candidate in thought.candidates]
        assert set(actions) <= set(legal)
        assert len(set(actions)) == len(actions) <= MOST_CANDIDATES
        if level in ("normal", "hard"):  # what is chosen is told to be the best
            values = [candidate.value for candidate in thought.candidates]
            assert values == sorted(values, reverse=True)
        names = [f"seat {seat}" for seat in range(6)]
        for candidate in thought.candidates:
            for reason in candidate.reasons:
                told += 1
                assert all(reason_text(Texts(language), game.name, names, reason) for language in LANGUAGES)
    assert told or level in YARDSTICKS


@each_level
@each_case
def test_the_same_question_has_the_same_answer_whatever_the_truth_and_whoever_is_asked(case: Case, level: str) -> None:
    """A player keeps nothing in mind, and its answer depends on the view alone, also in another process."""
    game, _ = case
    another_truth = import_module(f"games.{game.name}.secrets").another_truth
    rng = Rng(3)
    used = player(game.name, level)
    for number, (state, actor) in enumerate(decisions(case, 3, 3 * EVERY[level])):
        legal = [game.write(state, actor, action) for action in state.legal(actor)]
        other = another_truth(state, actor, rng)
        far = pickle.loads(pickle.dumps(game.view(other, actor)))
        answer = used.decide(game.view(state, actor), list(legal), Rng(number), LITTLE)
        assert player(game.name, level).decide(far, list(legal), Rng(number), LITTLE) == answer


@each_level
@each_case
def test_whoever_has_no_nodes_or_no_time_answers_all_the_same(case: Case, level: str) -> None:
    game, _ = case
    bot = player(game.name, level)
    for state, actor in islice(decisions(case, 2, 5), 6):
        legal = [game.write(state, actor, action) for action in state.legal(actor)]
        for budget in (Budget(nodes=0), Budget(seconds=0.0)):
            thought = bot.decide(game.view(state, actor), legal, Rng(2), budget)
            assert thought.action in legal
            assert thought.nodes < FEW_NODES


# ---- doing nothing


@each_case
def test_doing_nothing_is_legal_or_not_offered(case: Case) -> None:
    game, _ = case
    offered = set()
    for state in walk(case, 5):
        for actor in state.actors():
            if actor != CHANCE:
                legal = [game.write(state, actor, action) for action in state.legal(actor)]
                done = idle(game.name, legal)
                assert done is None or done in legal
                offered.add(done)
    assert None in offered  # something that must be done: a tile to lay, cards to choose, a place to begin on
    assert offered & {"pass", "end"}


@pytest.mark.parametrize(
    ("game", "legal", "nothing"),
    [
        ("feurio", ["tile 0,1", "tile 1,0"], None),
        ("feurio", ["pass", "men 0,0 red 1"], "pass"),
        ("tails", ["choose 1 2 3", "choose 1 2 4"], None),
        ("tails", ["pass", "play 4"], "pass"),
        ("tails", ["play 4"], None),
        ("flashpoint", ["move north", "douse here", "end"], "end"),
        ("flashpoint", ["ride 0,5", "stay"], "stay"),
        ("flashpoint", ["keep", "reroll red", "reroll black"], "keep"),
        ("flashpoint", ["fall 0,5", "fall 0,6"], None),
        ("flashpoint", ["play on", "finish"], None),
    ],
)
def test_nothing_is_what_the_rules_call_it(game: str, legal: list[str], nothing: str | None) -> None:
    assert idle(game, legal) == nothing
