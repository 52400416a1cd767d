"""Whole matches on bare forests, at full speed: what weights are fitted with."""

from mypy_extensions import i64

from brasier.bots.feurio.forest import Forest, forest_of
from brasier.bots.feurio.policy import Policy, act
from brasier.bots.feurio.rivals import Rivals, lead
from brasier.bots.feurio.shared import Shared
from brasier.core.rng import Rng
from brasier.core.state import CHANCE
from brasier.games.feurio.data import COMPETITIVE, COOPERATIVE, SOLITAIRE
from brasier.games.feurio.rules import MIDDLE, START, Feurio


def begin(players: i64, shared: bool, rng: Rng) -> Forest:
    """Start tiles drawn at random, the highest two in the middle, all men in hand."""
    mode: i64 = COMPETITIVE
    if shared:
        mode = COOPERATIVE
        if players == 1:
            mode = SOLITAIRE
    state = Feurio(players, mode, False, False, 0)
    while state.phase == START:
        state.apply(CHANCE, state.sample(rng))
    if state.phase == MIDDLE:
        state.apply(state.seat, state.legal(int(state.seat))[-1])
    return forest_of(state, state.pile)


def together(weights: list[float], players: int, matches: int, seed: int) -> tuple[float, float]:
    """Shared matches by the policy alone: how many are won, and how near it came on average."""
    policy = Shared(weights)
    won: i64 = 0
    near = 0.0
    for number in range(seed, seed + matches):
        rng = Rng(number)
        forest = begin(players, True, rng)
        policy.play_out(forest, rng)
        if forest.saved():
            won += 1
        near += policy.result(forest, 0)
    return float(won) / float(matches), near / float(matches)


def against(one: list[float], other: list[float], players: int, matches: int, seed: int) -> tuple[float, float]:
    """One seat by the first weights, the others by the second: how many matches it wins, by what lead on average."""
    first: Policy = Rivals(one)
    second: Policy = Rivals(other)
    won: i64 = 0
    leads = 0.0
    for number in range(matches):
        rng = Rng(seed + number // players)
        forest = begin(players, False, rng)
        seat: i64 = number % players
        while not forest.over:
            policy = second
            if forest.seat == seat:
                policy = first
            if forest.left > 0:
                value = forest.draw(rng)
                forest.lay(policy.cell(forest, value), value)
            act(forest, policy.men(forest, True))
        ahead = lead(forest, seat)
        leads += ahead
        if ahead > 0.0:
            won += 1
    return float(won) / float(matches), leads / float(matches)
