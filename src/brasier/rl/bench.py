"""How fast the environments are, on one core, beside their peers in the same run.

    python -m brasier.rl.bench [--peers] [--seconds 3] [--json]

An agent-step is one decision, drawn uniformly from what is legal, with the observation and the mask that follow. All
contestants take turns in several rounds on the same core; figures are medians of the rounds, and a ratio is the median
of the ratios within each round, ours divided by theirs. Seconds are those of the processor, so that other programs on
the machine count little. The peers come with the extra `peers`: PettingZoo's
connect_four_v3 and Pgx's connect_four (1,024 matches at once).
"""

import argparse
import json
import os
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any, Final

import numpy as np

from brasier.rl import MatchesEnv, feurio_v0, flashpoint_v0, tails_v0

ROUNDS: Final = 5
MATCHES: Final = 1024
AT_ONCE: Final = 16  # steps between two looks at the clock
VECTORS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "vector feurio solitaire": ("feurio", {"mode": "solitaire", "players": 1}),
    "vector feurio 4 players": ("feurio", {"players": 4}),
    "vector flashpoint family": ("flashpoint", {}),
    "vector flashpoint recruit": ("flashpoint", {"mode": "advanced"}),
    "vector tails 4 players": ("tails", {}),
}
ONES: Final = {"aec feurio": feurio_v0, "aec flashpoint": flashpoint_v0, "aec tails": tails_v0}

Contestant = Callable[[float], float]  # agent-steps a second, measured for so many seconds


def ours() -> dict[str, Contestant]:
    vectors = {name: vector(game, options) for name, (game, options) in VECTORS.items()}
    return vectors | {name: one_by_one(version.raw_env()) for name, version in ONES.items()}


def peers() -> dict[str, Contestant]:
    """Raises `ImportError` where the extra `peers` is not installed."""
    from pettingzoo.classic import connect_four_v3

    return {
        "PettingZoo connect_four_v3": one_by_one(connect_four_v3.env()),
        "PettingZoo connect_four raw_env": one_by_one(connect_four_v3.raw_env()),
        "Pgx connect_four": pgx_connect_four(),
    }


# What each of ours is held against, and how many times faster it has to be.
AGAINST: Final = {
    "vector": (("PettingZoo connect_four_v3", 20.0), ("Pgx connect_four", 1.0)),
    "aec": (("PettingZoo connect_four raw_env", 2.0),),
}


def vector(game: str, options: dict[str, Any]) -> Contestant:
    env = MatchesEnv(game, MATCHES, **options)
    env.reset(seed=1)

    def run(seconds: float) -> float:
        steps, began = 0, process_time()
        while process_time() - began < seconds:
            for _ in range(AT_ONCE):
                env.step(env.sample_legal())
            steps += AT_ONCE * MATCHES
        return steps / (process_time() - began)

    return run


def one_by_one(env: Any) -> Contestant:
    """The loop that people write for PettingZoo."""
    rng = np.random.default_rng(1)

    def run(seconds: float) -> float:
        steps, began = 0, process_time()
        while process_time() - began < seconds:
            env.reset(seed=steps)
            for _ in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = np.flatnonzero(observation["action_mask"])
                env.step(int(legal[rng.integers(len(legal))]))
                steps += 1
        return steps / (process_time() - began)

    return run


def pgx_connect_four() -> Contestant:
    import jax
    import pgx
    from jax import numpy as jnp
    from pgx.experimental import auto_reset

    env = pgx.make("connect_four")
    begin = jax.jit(jax.vmap(env.init))
    step_all = jax.vmap(auto_reset(env.step, env.init))

    @jax.jit  # type: ignore[untyped-decorator]  # jax tells no types here
    def step(state: Any, key: Any) -> tuple[Any, Any]:
        key, choosing, beginning = jax.random.split(key, 3)
        chosen = jax.random.categorical(choosing, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        return step_all(state, chosen, jax.random.split(beginning, MATCHES)), key

    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, MATCHES))
    state, key = step(state, key)  # compiled now

    def run(seconds: float) -> float:
        nonlocal state, key
        steps, began = 0, process_time()
        while process_time() - began < seconds:
            for _ in range(AT_ONCE):
                state, key = step(state, key)
            jax.block_until_ready(state)
            steps += AT_ONCE * MATCHES
        return steps / (process_time() - began)

    return run


def measure(seconds: float, *, with_peers: bool) -> dict[str, Any]:
    contestants = ours() | (peers() if with_peers else {})
    rates: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, run in contestants.items():
            rates[name].append(run(seconds / ROUNDS))
    told: dict[str, Any] = {name: {"steps_per_s": round(median(mine))} for name, mine in rates.items()}
    for name, mine in rates.items():
        for peer, wanted in AGAINST.get(name.partition(" ")[0], ()):
            if peer in rates:
                ratio = median(own / other for own, other in zip(mine, rates[peer], strict=True))
                told[name].setdefault("ratios", {})[peer] = {"ratio": float(f"{ratio:.3g}"), "wanted": wanted}
    return told


def table(told: dict[str, Any]) -> str:
    lines = []
    for name, figures in told.items():
        ratios = "".join(
            f"  {ratio['ratio']:g} × {peer} (wanted {ratio['wanted']:g})"
            for peer, ratio in figures.get("ratios", {}).items()
        )
        lines.append(f"{name:32} {figures['steps_per_s']:>12,} agent-steps/s{ratios}")
    return "\n".join(lines)


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m brasier.rl.bench", description="How fast the environments are.")
    parser.add_argument("--peers", action="store_true", help="PettingZoo's and Pgx's connect_four too (extra 'peers')")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to measure each contestant")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parsed = parser.parse_args(words)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})  # one core for everybody
    told = measure(parsed.seconds, with_peers=parsed.peers)
    print(json.dumps(told) if parsed.json else table(told))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
