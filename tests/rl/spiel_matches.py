"""Matches of OpenSpiel that several tests walk through."""

from collections.abc import Callable, Iterator

import pyspiel

from brasier.core.game import Rng
from brasier.rl.spiel import SpielState

VARIANTS = [
    "python_brasier_feurio",
    "python_brasier_feurio(players=4,eldest=2)",
    "python_brasier_feurio(players=3,firebreaks=True,cest_chaud=True)",
    "python_brasier_feurio(mode=solitaire)",
    "python_brasier_feurio(mode=cooperative,players=3)",
    "python_brasier_flashpoint(quick=True)",
    "python_brasier_flashpoint(mode=advanced,firefighters=2,specialists=rescue;driver,edition=e18,board=back)",
    "python_brasier_tails",
    "python_brasier_tails(players=5,eldest=1,deck=2:5;5:1;9:3)",
]
WITH_SECRETS = [
    "python_brasier_feurio(firebreaks=True)",
    "python_brasier_feurio(players=3,firebreaks=True)",
    "python_brasier_tails",
    "python_brasier_tails(players=4,deck=2:5;5:1)",
]
SHORT_TAILS = "python_brasier_tails(deck=5:3)"
SHORT_HOUSE = "python_brasier_flashpoint(firefighters=2,quick=True,max_decisions=6)"

Player = Callable[[SpielState, Rng], int]


def at_random(state: SpielState, rng: Rng) -> int:
    """What anybody might do; chance as likely as it is."""
    if state.is_chance_node():
        return int(state.truth.sample(rng))
    legal = state.legal_actions()
    return int(legal[rng.below(len(legal))])


def walk(name: str, seed: int, player: Player = at_random) -> Iterator[SpielState]:
    """Every state of a match that everybody plays at random, or as a player does for all; the last one included."""
    rng = Rng(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(player(state, rng))
    yield state


def played(name: str, seed: int, player: Player = at_random) -> SpielState:
    *_, last = walk(name, seed, player)
    return last


def sampler(seed: int) -> Callable[[], float]:
    rng = Rng(seed)
    return lambda: rng.below(2**31) / 2**31
