"""What the players of Flash Point say along whole matches, and how the easy one slips in them: for what is compiled."""

from collections.abc import Iterator
from functools import cache
from itertools import count as numbers
from itertools import islice
from typing import Any

import pytest

from brasier.bots import Budget, Thought, player
from brasier.bots.flashpoint import Easy, slips
from brasier.core.game import CHANCE, OVER
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.codes import ADVANCE
from brasier.games.flashpoint.ground import has
from brasier.games.flashpoint.rules import FlashPoint

LEVELS = ("easy", "normal", "hard")
LITTLE = Budget(nodes=300)
SEEDS = range(4)
MATCHES: tuple[dict[str, Any], ...] = (
    {"mode": "advanced", "level": "veteran"},
    {"mode": "advanced", "firefighters": 3, "specialists": ("captain", "driver", "rescue")},
    {"mode": "advanced", "specialists": ("hazmat", "imaging", "paramedic", "captain")},
    {},
)
ASKED = {"take", "place", "park", "begin", "aim", "ride"}
NOT_ACTED = ASKED | {"cheer", "fall", "explode"}
DONE = {"move", "open", "carry", "douse", "quench", "drive", "gun", "command", "end"}


@cache
def told(level: str) -> list[tuple[str, Thought]]:
    """Decisions of whole matches, each with its phase, or in a turn with what was done."""
    found: list[tuple[str, Thought]] = []
    for number, given in enumerate(MATCHES):
        state, rng = GAME.start(GAME.options(given)), Rng(number + 1)
        for step in numbers():
            seat = int(state.to_act())
            if seat == OVER or step == 1200:
                break
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(rng))
                continue
            legal = [GAME.write(state, seat, action) for action in state.legal(seat)]
            view = GAME.view(state, seat)
            thought = player("flashpoint", level).decide(view, legal, rng, LITTLE)
            if len(legal) > 1:
                found.append((thought.action.split()[0] if view.phase == "act" else view.phase, thought))
            state.apply(seat, GAME.read(state, seat, thought.action))
    return found


# ---- every decision


@pytest.mark.parametrize("level", LEVELS)
def test_every_decision_of_every_kind_says_why(level: str) -> None:
    decisions = told(level)
    assert {kind for kind, _ in decisions} >= ASKED | DONE
    silent = [
        (kind, thought.action) for kind, thought in decisions if not all(one.reasons for one in thought.candidates)
    ]
    assert silent == []
    lame = [kind for kind, thought in decisions if thought.candidates[0].reasons[0].code == "quiet"]
    assert len(lame) <= len(decisions) / 50, lame


@pytest.mark.parametrize("level", LEVELS)
def test_candidates_fall_in_value_from_the_first_to_the_last(level: str) -> None:
    for kind, thought in told(level):
        values = [candidate.value for candidate in thought.candidates]
        assert values == sorted(values, reverse=True), (kind, thought)


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_is_asked_names_several_answers(level: str) -> None:
    for kind, thought in told(level):
        if kind in NOT_ACTED:
            assert 2 <= len(thought.candidates) <= 3, (kind, thought)


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_acts_names_several_things_to_do(level: str) -> None:
    """Unless there is hardly anything: a last point that leads nowhere."""
    turns = [(kind, thought) for kind, thought in told(level) if kind not in NOT_ACTED]
    assert all(len(thought.candidates) <= 3 for _, thought in turns)
    single = [kind for kind, thought in turns if len(thought.candidates) == 1]
    assert len(single) <= len(turns) / 50, single
    for kind, thought in turns:
        actions = [candidate.action for candidate in thought.candidates]
        assert len(actions) == len(set(actions)), (kind, thought)


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_commands_tells_what_is_better_for_somebody_else(level: str) -> None:
    commands = [thought for kind, thought in told(level) if kind == "command"]
    named = 0
    for thought in commands:
        codes = [reason.code for reason in thought.candidates[0].reasons]
        assert codes[0] != "keep", thought
        commanded = int(thought.action.split()[1])
        named += any(reason.facts.get("seat") == commanded for reason in thought.candidates[0].reasons)
    assert named >= len(commands) / 2


# ---- slips


def answered(state: FlashPoint, seed: int) -> str:
    seat = int(state.to_act())
    legal = [GAME.write(state, seat, action) for action in state.legal(seat)]
    return Easy().choose(GAME.view(state, seat), legal, Rng(seed))


def turns(seed: int) -> Iterator[FlashPoint]:
    """The decisions of a match in which somebody acts."""
    state, rng = GAME.start(GAME.options({})), Rng(seed)
    while (seat := int(state.to_act())) != OVER:
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(rng))
            continue
        if GAME.view(state, seat).phase == "act" and len(state.legal(seat)) > 1:
            yield state
        state.apply(seat, GAME.read(state, seat, answered(state, 1)))


def test_a_slip_puts_nobody_in_more_danger_and_no_life_waits_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """After all 48 rolls there are, each in the house and of the team fares no worse than with what is best."""
    asked = [state.clone() for state in islice(turns(5), 50)]
    slipped = [(state, done) for state in asked if len(done := {answered(state, seed) for seed in SEEDS}) > 1]
    assert 0 < len(slipped) < len(asked) / 4
    monkeypatch.setattr(slips, "SLIP", 0.0)
    for state, done in slipped:
        assert all(rolls < 6 for rolls in burnt(state, people(state)))
        best = harm(state, answered(state, 1))
        for text in done:
            assert all(rolls <= least for rolls, least in zip(harm(state, text), best, strict=True)), text


def people(state: FlashPoint) -> list[int]:
    """Where somebody is, or may be."""
    view = GAME.view(state, None)
    return sorted(10 * row + column for row, column in (*view.poi, *(victim.cell for victim in view.victims)))


def burnt(state: FlashPoint, spaces: list[int]) -> list[int]:
    """By the rules: after how many of the 48 rolls each of these spaces burns (P16–P21)."""
    found = [0] * len(spaces)
    for number in range(48):
        rolled = state.clone()
        rolled.phase = ADVANCE
        rolled.apply(CHANCE, number)
        for place, space in enumerate(spaces):
            found[place] += has(rolled.fire, space)
    return found


def harm(state: FlashPoint, text: str) -> list[int]:
    """The same after something was done: for each in the house, and for each firefighter."""
    after, seat = state.clone(), int(state.to_act())
    after.apply(seat, GAME.read(state, seat, text))
    return burnt(after, [*people(state), *(int(after.space(each)) for each in range(after.firefighters))])
