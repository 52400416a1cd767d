"""What a judge of Flash Point remembers of positions changes no answer, and no two positions are mixed up."""

from threading import Thread
from typing import Any

import pytest

from brasier.bots import Budget, player
from brasier.bots.flashpoint.judge import Judge, seen_in
from brasier.bots.flashpoint.normal import judge_of, sort_of
from brasier.bots.flashpoint.weights import WEIGHTS
from brasier.core.game import OVER
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.codes import ACT, PLACE
from brasier.games.flashpoint.rules import FlashPoint
from games.flashpoint.board import BARE, board

HEROIC = {"mode": "advanced", "level": "heroic", "quick": True}
LAYERS = ("fire", "smoke", "hot", "h", "v", "door_h", "door_v", "crack_h", "crack_v", "poi")


def step(state: FlashPoint, rng: Rng) -> None:
    seat = state.to_act()
    legal = state.legal(seat) if seat >= 0 else []
    state.apply(seat, legal[rng.below(len(legal))] if legal else state.sample(rng))


def amid(options: dict[str, Any], damage: int, seed: int = 7) -> FlashPoint:
    """A turn of a match that has seen so much damage."""
    state, rng = GAME.start(GAME.options(options)), Rng(seed)
    while state.phase != ACT or state.damage < damage:
        step(state, rng)
    return state


@pytest.mark.parametrize("options", [{}, HEROIC, {"mode": "advanced", "level": "recruit", "quick": True}])
def test_what_a_judge_remembers_changes_no_answer(options: dict[str, Any]) -> None:
    state, rng = GAME.start(GAME.options(options)), Rng(5)
    kept, seen = judge_of(state), set()
    for _ in range(120):
        if state.to_act() == OVER:
            break
        step(state, rng)
        fresh = Judge(*WEIGHTS[sort_of(state)]).chance(state)
        assert kept.chance(state) == fresh
        assert kept.chance(state) == fresh
        seen.add(fresh)
    assert len(seen) > 30


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_whoever_is_asked_again_says_the_same_and_counts_as_many_positions(level: str) -> None:
    state = amid(HEROIC, 7)
    seat = int(state.to_act())
    legal = [GAME.write(state, seat, action) for action in state.legal(seat)]
    first, again = (
        player("flashpoint", level).think(GAME.view(state, seat), legal, Rng(1), Budget(nodes=400)) for _ in range(2)
    )
    assert first.nodes > 50
    assert again == first


def changed(state: FlashPoint) -> dict[str, list[FlashPoint]]:
    """The same position but for one number, each that it has."""
    found: dict[str, list[FlashPoint]] = {}
    for name in dir(state):
        if name.startswith("_"):
            continue
        value = getattr(state, name)
        if type(value) not in (int, bool):
            continue
        others = [value ^ 1 << bit for bit in range(62)] if name in LAYERS else [value + 1, max(value - 1, 0)]
        for other in [not value] if type(value) is bool else others:
            altered = state.clone()
            setattr(altered, name, other)
            found.setdefault(name, []).append(altered)
    return found


def test_whatever_changes_the_chance_is_told_apart() -> None:
    state = amid(HEROIC, 8)
    judge = Judge(*WEIGHTS["heroic"])
    before, key = judge.judged(state), seen_in(state)
    counted = set()
    for name, others in changed(state).items():
        for other in others:
            try:
                chance = judge.judged(other)
            except (IndexError, ValueError, ZeroDivisionError):
                continue  # there is no such position
            if chance != before:
                counted.add(name)
                assert seen_in(other) != key, name
    assert counted >= {*LAYERS} - {"door_h", "door_v"}
    assert counted >= {"where", "saved", "roles", "ap", "damage", "rescued", "lost", "hazmats", "engine", "ambulance"}


@pytest.mark.parametrize(
    ("drawn", "instead"),
    [
        (("\n A      ", "\n . |"), ("\n .      ", "\n A |")),  # further south
        (
            ("\n .   E   E   A   A   .   .", ""),
            ("\n .   .   .   A   A   E   E", ""),
        ),  # further east
    ],
)
def test_houses_are_told_apart_by_where_one_parks(drawn: tuple[str, str], instead: tuple[str, str]) -> None:
    """P50: the ambulance in the west, the engine in the south."""
    whole = BARE.replace(" E |   ", " E | 0 ", 1)
    moved = whole
    for before, after in zip(drawn, instead, strict=True):
        moved = moved.replace(before, after, 1)
    one, other = (board(house, specialists="driver", ambulance="west", engine="south") for house in (whole, moved))
    assert one.pack()[6:] == other.pack()[6:], "all else is the same"
    assert one.pack() != other.pack()
    assert seen_in(one) != seen_in(other)


def test_it_counts_who_is_already_placed() -> None:
    """The first space of the ring has the number 0: who stands there leaves no other trace."""
    state = GAME.start(GAME.options({}))
    keys = {seen_in(state)}
    for seat in range(2):
        state.apply(seat, PLACE)
        keys.add(seen_in(state))
    assert len(keys) == 3


def test_each_thread_has_a_judge_of_its_own() -> None:
    state = GAME.start(GAME.options({}))
    judges = [judge_of(state)]
    thread = Thread(target=lambda: judges.append(judge_of(state)))
    thread.start()
    thread.join()
    assert judges[0] is judge_of(state)
    assert judges[0] is not judges[1]
