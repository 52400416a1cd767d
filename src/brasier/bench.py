"""How fast the engine is, measured beside its peers in the same run: this machine's noise falls on all of them alike.

A step is one applied decision or outcome of chance. Ours and each peer take turns in several rounds; the figures are
the medians of the rounds, a ratio is the median of the ratios within each round.
"""

import os
import random
import shutil
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Callable, Mapping
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import brasier
from brasier.bots.playout import play_out
from brasier.core.game import CHANCE, Actions, Game, State
from brasier.core.rng import Rng

ROUNDS = 5
CLONES = 20_000
LENGTH_SAMPLE = 2_000


class PeersMissing(RuntimeError):
    """The extra `bench` is not installed."""


def measure(game: Game, options: Any, *, seconds: float, peers: bool) -> dict[str, Any]:
    """Everything `brasier bench --json` prints."""
    rivals = _peers() if peers else {}
    part = seconds / ROUNDS
    own: list[tuple[float, float]] = []
    theirs: dict[str, list[float]] = {name: [] for name in rivals}
    for number in range(ROUNDS):
        own.append(_random_matches(game, options, number, part))
        for name, run in rivals.items():
            theirs[name].append(run(part))
    state = _middle_of_a_match(game, options)
    return {
        "game": game.name,
        "options": game.option_values(options),
        "compiled": is_compiled(state),
        "steps_per_s": round(median(steps for steps, _ in own)),
        "matches_per_s": round(median(matches for _, matches in own), 1),
        "clone_ns": round(_clone_ns(state), 1),
        "state_bytes": _state_bytes(state),
        "peers": {
            name: {
                "steps_per_s": round(median(rates)),
                "ratio": float(f"{median(ours / rate for (ours, _), rate in zip(own, rates, strict=True)):.3g}"),
            }
            for name, rates in theirs.items()
        },
    }


def is_compiled(state: State) -> bool:
    return not str(sys.modules[type(state).__module__].__file__).endswith(".py")


def _random_matches(game: Game, options: Any, seed: int, seconds: float) -> tuple[float, float]:
    """Steps and matches per second of uniform random play."""
    rng, scratch = Rng(seed), Actions(game.most_legal)
    steps = matches = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds or not matches:
        steps += play_out(game.start(options), rng, scratch)
        matches += 1
    return steps / elapsed, matches / elapsed


def _middle_of_a_match(game: Game, options: Any) -> State:
    """A position half-way through a random match: what a search clones."""
    rng = Rng(0)
    length = play_out(game.start(options), Rng(0), Actions(game.most_legal))
    state = game.start(options)
    for _ in range(length // 2):
        actor = state.actors()[0]
        legal = [] if actor == CHANCE else state.legal(actor)
        state.apply(actor, state.sample(rng) if actor == CHANCE else legal[rng.below(len(legal))])
    return state


def _clone_ns(state: State) -> float:
    rounds = []
    for _ in range(ROUNDS):
        start = perf_counter()
        for _ in range(CLONES):
            state.clone()
        rounds.append((perf_counter() - start) / CLONES * 1e9)
    return min(rounds)  # a copy always costs the same; what is above the least is the machine's noise


def _state_bytes(state: State) -> int:
    """Memory of one more state, arrays included, as the allocator sees it."""
    kept: list[State | None] = [None] * 1000
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        for place in range(len(kept)):
            kept[place] = state.clone()
        return round((tracemalloc.get_traced_memory()[0] - before) / len(kept))
    finally:
        tracemalloc.stop()


# ---- peers


def _peers() -> Mapping[str, Callable[[float], float]]:
    try:
        import catanatron
        import pyspiel
    except ImportError as missing:
        raise PeersMissing(str(missing)) from None
    return {
        "open_spiel_connect_four": _connect_four(pyspiel),
        "catanatron": _catanatron(catanatron),
    }


def _connect_four(pyspiel: Any) -> Callable[[float], float]:
    """OpenSpiel's C++ random rollouts of connect_four, in steps per second.

    One simulation of its MCTS bot with many rollouts is nothing but rollouts, all in C++. It does not tell their
    lengths: the mean length comes from random games played beside it (its error is below one percent).
    """
    game = pyspiel.load_game("connect_four")
    rng = random.Random(0)
    moves = 0
    for _ in range(LENGTH_SAMPLE):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
    length = moves / LENGTH_SAMPLE
    rollouts_a_call = 2_000

    def run(seconds: float) -> float:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts_a_call, 1)
        calls = 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds or not calls:
            bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
            bot.step(game.new_initial_state())
            calls += 1
        return calls * rollouts_a_call * length / elapsed

    return run


def _catanatron(catanatron: Any) -> Callable[[float], float]:
    """Catanatron's random games of four, in actions per second."""
    colours = list(catanatron.Color)

    def run(seconds: float) -> float:
        steps = 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds or not steps:
            game = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours])
            game.play()
            steps += len(game.state.actions)
        return steps / elapsed

    return run


# ---- the same sources uncompiled


def run_uncompiled(arguments: list[str]) -> int:
    """Run `brasier …` from a copy of this package without its compiled modules."""
    home = Path(brasier.__file__).parent
    with tempfile.TemporaryDirectory(prefix="brasier-plain-") as folder:
        shutil.copytree(home, Path(folder) / "brasier", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        environment = os.environ | {"PYTHONPATH": folder}
        return subprocess.run([sys.executable, "-m", "brasier", *arguments], env=environment, check=False).returncode
