"""Where levels are found, what every player promises, and the action that does nothing."""

import pickle
from importlib import import_module

import pytest

from brasier.bots import LEVELS, YARDSTICK, idle, level_of, levels, player, seat_name, short_name
from brasier.core.game import CHANCE, Refusal
from brasier.core.rng import Rng
from brasier.games import names
from exam.walks import CASES, Case, case_id, walk

each_case = pytest.mark.parametrize("case", CASES, ids=case_id)


# ---- levels


@pytest.mark.parametrize("game", names())
def test_every_game_is_played_by_easy_players_at_least(game: str) -> None:
    assert levels(game)[0] == "easy"
    assert YARDSTICK not in levels(game)
    assert sorted(levels(game), key=LEVELS.index) == list(levels(game))
    made = player(game, "easy")
    assert type(made).__name__ == "Easy"
    assert type(made).__module__ == f"brasier.bots.{game}"


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
    monkeypatch.setattr(module, "Hard", type("Hard", (module.Easy,), {}), raising=False)
    try:
        assert levels("feurio") == ("easy", "hard")
        assert type(player("feurio", "hard")).__name__ == "Hard"
    finally:
        levels.cache_clear()


def test_the_name_of_a_seat_tells_the_level_of_its_bot() -> None:
    for level in (YARDSTICK, *LEVELS):
        name = seat_name(level, ["Ada", "Bruno (easy bot)"])
        assert short_name(name) == "Chloé"
        assert level_of(name) == level
    assert level_of("Ada") is None
    assert level_of("Ada (electric bot)") is None


# ---- what every player promises


@each_case
def test_easy_answers_every_question_with_a_legal_action(case: Case) -> None:
    """Along random matches, so also in positions no sensible player gets into."""
    game, _ = case
    bot = player(game.name, "easy")
    for seed in range(2):
        for state in walk(case, seed):
            for actor in state.actors():
                if actor != CHANCE:
                    legal = [game.write(state, actor, action) for action in state.legal(actor)]
                    assert bot.choose(game.view(state, actor), legal, Rng(seed)) in legal


@each_case
def test_the_same_question_has_the_same_answer_whatever_the_truth_and_whoever_is_asked(case: Case) -> None:
    """A player keeps nothing in mind, and its answer depends on the view alone, also in another process."""
    game, _ = case
    another_truth = import_module(f"games.{game.name}.secrets").another_truth
    rng = Rng(3)
    used = player(game.name, "easy")
    for number, state in enumerate(walk(case, 3)):
        for actor in state.actors():
            if actor == CHANCE or number % 3:
                continue
            legal = [game.write(state, actor, action) for action in state.legal(actor)]
            other = another_truth(state, actor, rng)
            far = pickle.loads(pickle.dumps(game.view(other, actor)))
            answer = used.choose(game.view(state, actor), list(legal), Rng(number))
            assert player(game.name, "easy").choose(far, list(legal), Rng(number)) == answer


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
