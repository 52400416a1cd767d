"""Information-state tensors: they tell a seat's pasts apart exactly where its information-state strings do."""

import pickle
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.observation import make_observation  # noqa: E402

from brasier.core.game import CHANCE, Rng  # noqa: E402
from brasier.games.feurio.data import COLOURS_OF_SEAT  # noqa: E402
from brasier.games.feurio.rules import BREAK, LAY, PASS, PLACE  # noqa: E402
from brasier.games.flashpoint.codes import END  # noqa: E402
from brasier.games.tails.cards import CHOICES, TRICKSTER, cards_in, choice_of  # noqa: E402
from brasier.games.tails.data import VALUES  # noqa: E402
from brasier.games.tails.rules import PICK  # noqa: E402
from brasier.rl.spiel import SpielState  # noqa: E402
from brasier.rl.spiel.bounds import most_steps  # noqa: E402
from rl.spiel_matches import (  # noqa: E402
    SHORT_HOUSE,
    SHORT_TAILS,
    VARIANTS,
    WITH_SECRETS,
    Player,
    at_random,
    played,
    sampler,
    walk,
)

WITH_TENSORS = [name for name in VARIANTS if "mode=advanced" not in name]
WITHOUT = next(name for name in VARIANTS if "mode=advanced" in name)
LONG_TAILS = "python_brasier_tails(players=6,deck=1:1;4:1;7:1)"
PAGE = Path(__file__).parents[2] / "docs/reference/rl-openspiel.md"
RECALLS = pyspiel.IIGObservationType(perfect_recall=True)
UNKNOWN = None

Row = tuple[int, int | None]


def known(state: SpielState, seat: int) -> bytes:
    return np.array(state.information_state_tensor(seat), np.float32).tobytes()


def read(state: SpielState, seat: int) -> list[Row]:
    """The table of a tensor back into steps: who acted, and what they did."""
    seats, bits = state.num_players(), state.get_game().num_distinct_actions().bit_length()
    numbers = np.array(state.information_state_tensor(seat), np.int64)
    assert set(numbers) <= {0, 1}
    assert numbers[:seats].tolist() == [int(other == seat) for other in range(seats)]
    rows = numbers[seats:].reshape(-1, 1 + seats + bits).tolist()
    told = [row for row in rows if any(row)]
    assert rows[: len(told)] == told
    return [read_row(row[: 1 + seats], row[1 + seats :]) for row in told]


def read_row(actors: list[int], digits: list[int]) -> Row:
    assert sum(actors) == 1
    number = int("".join(map(str, digits)), 2)
    return CHANCE + actors.index(1), number - 1 if number else UNKNOWN


def history(state: SpielState) -> list[Row]:
    return [(int(step.player), int(step.action)) for step in state.full_history()]


# ---- what the game says of them


@pytest.mark.parametrize("name", WITH_TENSORS)
def test_tensors_have_the_shape_that_the_game_tells(name: str) -> None:
    game = pyspiel.load_game(name)
    assert game.get_type().provides_information_state_tensor
    observation = make_observation(game, RECALLS)
    size = game.information_state_tensor_size()
    assert game.information_state_tensor_shape() == [size] == list(observation.tensor.shape)
    assert list(observation.dict) == ["player", "steps"]
    assert observation.dict["steps"].shape[0] == most_steps(game.terms)
    for number, state in enumerate(walk(name, 1)):
        if number % 20 == 0 or state.is_terminal():
            for seat in range(state.num_players()):
                observation.set_from(state, seat)
                assert state.information_state_tensor(seat) == observation.tensor.tolist()
                assert observation.string_from(state, seat) == state.information_state_string(seat)
                parts: list[NDArray[np.float32]] = list(observation.dict.values())
                assert np.array_equal(np.concatenate([part.ravel() for part in parts]), observation.tensor)


def test_where_no_bound_is_known_there_is_text_alone() -> None:
    game = pyspiel.load_game(WITHOUT)
    assert not game.get_type().provides_information_state_tensor
    observation = make_observation(game, RECALLS)
    assert observation.tensor is None
    assert observation.dict == {}
    state = game.new_initial_state()
    observation.set_from(state, 0)
    state.apply_action(1)
    assert observation.string_from(state, 0) == state.information_state_string(0) != ""


def test_the_environment_of_openspiel_shows_them() -> None:
    game = pyspiel.load_game(SHORT_TAILS)
    environment = rl_environment.Environment(game, chance_event_sampler=rl_environment.ChanceEventSampler(seed=1))
    step = environment.reset()
    assert environment.observation_spec()["info_state"] == (game.information_state_tensor_size(),)
    shown: list[Any] = step.observations["info_state"]
    assert shown == [environment.get_state.information_state_tensor(seat) for seat in (0, 1)]


# ---- what they tell


def test_a_table_of_steps() -> None:
    """Tails on Fire: two first piles, an iguana card, and both choose; seat 0 passes."""
    state = pyspiel.load_game(SHORT_TAILS).new_initial_state()
    mine, theirs = PICK + choice_of(0b111), PICK + choice_of(0b1110)
    for action in (4, 7, 5, mine, theirs, PASS):
        state.apply_action(action)
    before = [(CHANCE, 4), (CHANCE, 7), (CHANCE, 5)]
    assert read(state, 0) == [*before, (0, mine), (1, UNKNOWN), (0, PASS)]
    assert read(state, 1) == [*before, (0, UNKNOWN), (1, theirs), (0, PASS)]


def test_a_tile_drawn_by_another_is_known_once_it_lies_face_up() -> None:
    """F24: seat 1 begins, lays one tile open, and the next one face down."""
    state = pyspiel.load_game("python_brasier_feurio(firebreaks=True)").new_initial_state()
    for tile in (3, 4, 5):
        state.apply_action(tile)
    begun = [(CHANCE, 3), (CHANCE, 4)]
    assert read(state, 0) == [*begun, (CHANCE, UNKNOWN)]
    assert read(state, 1) == [*begun, (CHANCE, 5)]
    lay = next(action for action in state.legal_actions() if LAY <= action < BREAK)
    for action in (lay, PASS, 6):
        state.apply_action(action)
    seen = [*begun, (CHANCE, 5), (1, lay), (1, PASS)]
    assert read(state, 0) == [*seen, (CHANCE, 6)]
    assert read(state, 1) == [*seen, (CHANCE, UNKNOWN)]
    hide = next(action for action in state.legal_actions() if BREAK <= action < PLACE)
    state.apply_action(hide)
    assert read(state, 0) == [*seen, (CHANCE, 6), (0, hide)]
    assert read(state, 1) == [*seen, (CHANCE, UNKNOWN), (0, hide)]


@pytest.mark.parametrize("name", [name for name in WITH_TENSORS if "tails" not in name and "firebreaks" not in name])
def test_where_nothing_is_secret_a_table_is_the_history(name: str) -> None:
    for number, state in enumerate(walk(name, 2)):
        if number % 25 == 0 or state.is_terminal():
            for seat in range(state.num_players()):
                assert read(state, seat) == history(state)


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_nothing_is_forgotten(name: str) -> None:
    """Perfect recall: from step to step a row is added, and what was unknown may become known, never the other way."""
    for seat in (0, 1):
        for earlier, later in pairwise(read(state, seat) for state in walk(name, 3)):
            assert len(later) == len(earlier) + 1
            for was, is_now in zip(earlier, later, strict=False):
                assert is_now[0] == was[0]
                assert is_now == was or was[1] is UNKNOWN


# ---- as much as the strings, and no more


@pytest.mark.parametrize("name", WITH_TENSORS)
def test_states_of_a_match_and_seats_differ(name: str) -> None:
    seats = range(pyspiel.load_game(name).num_players())
    tensors = [known(state, seat) for state in walk(name, 4) for seat in seats]
    assert len(set(tensors)) == len(tensors)


@pytest.mark.parametrize("name", WITH_SECRETS)
def test_another_truth_has_the_same_tensor(name: str) -> None:
    """Nothing leaks: a match with other secrets, drawn without regard to the tensor. Other seats see through it."""
    is_other = is_seen = False
    for number, state in enumerate(walk(name, 5)):
        if number % 7:
            continue
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, sampler(number))
            assert known(other, seat) == known(state, seat)
            is_other |= other.history() != state.history()
            for looker in range(state.num_players()):
                is_same = other.information_state_string(looker) == state.information_state_string(looker)
                assert (known(other, looker) == known(state, looker)) == is_same
                is_seen |= not is_same
    assert is_other
    assert is_seen


@pytest.mark.parametrize("name", [*WITH_SECRETS, SHORT_HOUSE, "python_brasier_feurio(mode=solitaire)"])
def test_tensors_are_the_same_exactly_where_strings_are(name: str) -> None:
    """A step goes another way, and the match goes on as it did while that is allowed: who can tell the two apart?"""
    rng = Rng(6)
    states = [state.clone() for state in walk(name, 6)]
    actions = states[-1].history()
    same = different = 0
    for turn in range(0, len(actions), 1 + len(actions) // 40):
        other = states[turn].clone()
        instead = [action for action in other.legal_actions() if action != actions[turn]]
        if not instead:
            continue
        other.apply_action(instead[rng.below(len(instead))])
        for number in range(turn + 1, len(states)):
            state = states[number]
            if number - turn < 4 or number % 10 == 0 or other.is_terminal():
                for seat in range(state.num_players()):
                    is_same = other.information_state_string(seat) == state.information_state_string(seat)
                    assert (known(other, seat) == known(state, seat)) == is_same
                    same += is_same
                    different += not is_same
            if other.is_terminal() or number == len(actions) or actions[number] not in other.legal_actions():
                break
            other.apply_action(actions[number])
    assert different
    assert bool(same) == (name in WITH_SECRETS)


# ---- copies


@pytest.mark.parametrize("name", [*WITH_SECRETS, SHORT_HOUSE])
def test_copies_and_stored_matches_have_the_same_tensors(name: str) -> None:
    for number, state in enumerate(walk(name, 7)):
        if number % 15 and not state.is_terminal():
            continue
        stored = pyspiel.serialize_game_and_state(state.get_game(), state)
        for twin in (
            state.clone(),
            pickle.loads(pickle.dumps(state)),
            pyspiel.deserialize_game_and_state(stored)[1],
        ):
            for seat in range(state.num_players()):
                assert known(twin, seat) == known(state, seat)


# ---- there is room for every match


def shy(state: SpielState, rng: Rng) -> int:
    """Makes a match long: does nothing while that is allowed, and in time just enough for it not to end."""
    legal = state.legal_actions()
    truth: Any = state.truth
    name = state.inside.terms.game.name
    if name == "tails":
        return shy_in_tails(truth, legal)
    if state.is_chance_node() or (name == "flashpoint" and END not in legal):
        return at_random(state, rng)
    if name == "flashpoint":
        return END
    if PASS not in legal:
        return int(legal[0])
    return int(legal[1] if truth.left == 0 and len(legal) > 1 and nobody_else_will(truth) else PASS)


def nobody_else_will(truth: Any) -> bool:
    """F16: of those who come before everybody has passed, nobody has men left to place."""
    later = [(truth.seat + after) % truth.players for after in range(1, truth.players - truth.passes)]
    colours = {seat: COLOURS_OF_SEAT[truth.players][seat] for seat in later}
    return not any(
        colours[seat] >> colour & 1 and truth.men_left(seat, colour) for seat in later for colour in range(4)
    )


def shy_in_tails(truth: Any, legal: list[int]) -> int:
    """T15: the Thief draws in vain; T5: everybody has chosen what is offered last; T8: a card is covered at last."""
    if truth.to_act() == CHANCE:
        return next((value for value in legal if value != truth.wanted), legal[0])
    if legal[0] >= PICK:
        return max(legal, key=lambda action: sum(2 ** lateness(truth, card) for card in cards_of(action)))
    is_last = truth.laid and truth.after(truth.turn) == truth.top_owner
    return int(legal[-1] if is_last else legal[0])


def lateness(truth: Any, card: int) -> int:
    """After how many other values a card is offered; a trickster never is."""
    return 0 if card == TRICKSTER else (card + 1 - truth.iguana) % VALUES


def cards_of(action: int) -> list[int]:
    return cards_in(int(CHOICES[action - PICK]))


def bold(state: SpielState, rng: Rng) -> int:
    """Always does something: rows of cards are long, and forests full of men."""
    return at_random(state, rng) if state.is_chance_node() else int(state.legal_actions()[-1])


@pytest.mark.parametrize("player", [at_random, shy, bold], ids=["random", "shy", "bold"])
@pytest.mark.parametrize(
    "name",
    [
        *[name for name in WITH_TENSORS if "flashpoint" not in name],
        "python_brasier_feurio(players=4,firebreaks=True)",
        "python_brasier_tails(players=3,deck=1:1;4:1;7:1)",
        LONG_TAILS,
        "python_brasier_flashpoint(firefighters=1,max_decisions=40)",
        "python_brasier_flashpoint(firefighters=6,quick=True,max_decisions=40)",
    ],
)
def test_every_match_has_room(name: str, player: Player) -> None:
    """Why it must be so is told in `bounds`."""
    for seed in range(2):
        end = played(name, seed, player)
        most = most_steps(end.inside.terms)
        assert most is not None
        assert len(end.history()) <= most
        assert len(read(end, 0)) == len(end.history())


@pytest.mark.parametrize("name", ["python_brasier_feurio(mode=solitaire)", "python_brasier_feurio(mode=cooperative)"])
def test_a_team_in_the_forest_needs_all_of_it(name: str) -> None:
    """F21: it is over with the last tile, so all matches are equally long."""
    end = played(name, 1)
    assert len(end.history()) == most_steps(end.inside.terms)


@pytest.mark.parametrize(("name", "players"), [("feurio", 4), ("tails", 6)])
def test_bounds_are_within_those_of_the_rules(name: str, players: int) -> None:
    """`longest` holds for all matches of a game, draws included; options only lower it, of a full table least."""
    terms = [pyspiel.load_game(variant).terms for variant in VARIANTS if name in variant]
    full = pyspiel.load_game(f"python_brasier_{name}(players={players})").terms
    longest, most = full.game.longest, most_steps(full)
    assert longest is not None
    assert most is not None
    assert 0.9 * longest < most <= longest
    assert all(0 < (most_steps(one) or 0) <= most for one in terms)


def test_the_page_tells_sizes() -> None:
    rows = re.findall(
        r"^\| `(python_\S+)` \| (\d+) × (\d+) \| (\d+) \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE
    )
    assert {"feurio", "flashpoint", "tails"} == {re.split(r"[_(]", name)[2] for name, *_ in rows}
    for name, steps, columns, size in rows:
        game = pyspiel.load_game(name)
        assert make_observation(game, RECALLS).dict["steps"].shape == (int(steps), int(columns))
        assert game.information_state_tensor_size() == int(size)
