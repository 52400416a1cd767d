"""Our players and OpenSpiel's searches on our games, both with the same time to think.

    python -m brasier.rl.ladder --seconds 0.1 --matches 20

Every decision may take so many seconds on either side. Ours stop sooner when they have spent what their level is meant
to spend; OpenSpiel's use all of it. Rivals sit down in every order with the same luck for each; teams play with the
same luck one after the other. What is measured is the time of whole decisions: for ours with the view and the words
they need, for OpenSpiel's with everything its search asks of the games.
"""

import argparse
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from brasier.arena.plan import CHANCE_WORD, seed_of
from brasier.arena.playing import describe_machine
from brasier.arena.statistics import rate_of
from brasier.bots import Budget, player
from brasier.core.game import Rng
from brasier.rl.spiel import Rollouts, SpielState, resampler
from brasier.rl.spiel.timed import TimedIsMcts, TimedMcts

EXPLORATION: Final = 2.0  # the constant of UCT, as OpenSpiel's own examples have it
MOST: Final = 1_000_000  # simulations: time ends a search, not this
SEEDS: Final = 2**31  # no generator of OpenSpiel takes a larger one
MEMORY: Final = 1000  # megabytes of a tree
LEVELS: Final = ("easy", "normal", "hard")


@dataclass
class Effort:
    """What one side spent where there was something to decide."""

    decisions: int = 0
    seconds: float = 0.0
    busy: float = 0.0  # of these, seconds in which the processor was ours: speeds are told by them
    simulations: int = 0

    def told(self) -> dict[str, float]:
        return {
            "decisions": self.decisions,
            "seconds_each": self.seconds / max(1, self.decisions),
            "busy_each": self.busy / max(1, self.decisions),
            "simulations_each": self.simulations / max(1, self.decisions),
            "simulations_a_second": self.simulations / self.busy if self.busy else 0.0,
        }


class Side(ABC):
    """Somebody who plays; `effort` grows over all matches."""

    def __init__(self, name: str, seconds: float) -> None:
        self.name = name
        self.seconds = seconds
        self.effort = Effort()

    def begin(self, game: Any, seed: int) -> None:
        """Before each match."""
        self.game = game
        self.seed = seed

    def step(self, state: SpielState) -> int:
        legal: list[int] = state.legal_actions()
        if len(legal) == 1:
            return legal[0]
        start, busy = perf_counter(), thread_time()
        action, simulations = self.decide(state)
        self.effort.seconds += perf_counter() - start
        self.effort.busy += thread_time() - busy
        self.effort.decisions += 1
        self.effort.simulations += simulations
        return action

    @abstractmethod
    def decide(self, state: SpielState) -> tuple[int, int]:
        """An action, and how many simulations it took."""


class Ours(Side):
    """A level of the house; it sees its view alone."""

    def begin(self, game: Any, seed: int) -> None:
        super().begin(game, seed)
        self.player = player(game.terms.game.name, self.name)
        self.rng = Rng(seed)

    def decide(self, state: SpielState) -> tuple[int, int]:
        game, truth, seat = self.game.terms.game, state.truth, int(state.current_player())
        legal = {game.write(truth, seat, action): action for action in truth.legal(seat)}
        thought = self.player.decide(game.view(truth, seat), list(legal), self.rng, Budget(seconds=self.seconds))
        return legal[thought.action], thought.nodes


class Mcts(Side):
    """`pyspiel.MCTSBot`, in C++, with OpenSpiel's random rollouts; it has a clock of its own."""

    def begin(self, game: Any, seed: int) -> None:
        super().begin(game, seed)
        self.luck = Rng(seed)
        rollouts = pyspiel.RandomRolloutEvaluator(1, seed)
        self.bot = pyspiel.MCTSBot(
            game,
            rollouts,
            EXPLORATION,
            MOST,
            MEMORY,
            solve=True,
            seed=seed,
            verbose=False,
            max_wall_clock_time=self.seconds,
        )

    def decide(self, state: SpielState) -> tuple[int, int]:
        root = self.bot.mcts_search(state)
        best = root.best_child()
        legal: list[int] = state.legal_actions()
        # With no time for a second simulation there is a root and nothing else.
        action = legal[self.luck.below(len(legal))] if best is None else int(best.action)
        return action, int(root.explore_count)


class Timed(Side):
    """A search of OpenSpiel in Python, with its own random rollouts or (`ours`) those of the compiled engine."""

    def __init__(self, name: str, seconds: float, *, over_worlds: bool, ours: bool) -> None:
        super().__init__(name, seconds)
        self.over_worlds = over_worlds
        self.ours = ours

    def begin(self, game: Any, seed: int) -> None:
        super().begin(game, seed)
        luck = np.random.RandomState(seed)
        rollouts = Rollouts(seed=seed) if self.ours else RandomRolloutEvaluator(1, luck)
        if self.over_worlds:
            self.bot = TimedIsMcts(game, rollouts, EXPLORATION, MOST, random_state=luck)
            self.bot.set_resampler(resampler(seed))
        else:
            self.bot = TimedMcts(game, EXPLORATION, MOST, rollouts, random_state=luck)

    def decide(self, state: SpielState) -> tuple[int, int]:
        found: tuple[int, int] = self.bot.search(state, self.seconds)
        return found


def make_side(name: str, seconds: float) -> Side:
    """A level of ours, `mcts` in C++, or `mcts+`, `ismcts`, `ismcts+` in Python; `+`: with rollouts of our engine."""
    if name in LEVELS:
        return Ours(name, seconds)
    if name == "mcts":
        return Mcts(name, seconds)
    return Timed(name, seconds, over_worlds=name.startswith("is"), ours=name.endswith("+"))


# ---- what is played


@dataclass(frozen=True)
class Rung:
    """A game, and who of OpenSpiel plays it."""

    name: str
    game: str
    theirs: tuple[str, ...]


RUNGS: Final = (
    Rung("feurio-2", "python_brasier_feurio", ("mcts", "mcts+")),
    Rung("tails-2", "python_brasier_tails", ("ismcts", "ismcts+")),
    Rung("tails-3", "python_brasier_tails(players=3)", ("ismcts+",)),
    Rung("feurio-solitaire", "python_brasier_feurio(mode=solitaire)", ("mcts", "mcts+")),
    Rung("flashpoint-family", "python_brasier_flashpoint", ("mcts", "mcts+")),
)


@dataclass
class Result:
    """What a side won, and what both spent. Against others `other` fills all the other seats."""

    rung: str
    side: str
    other: str | None
    matches: int
    won: float
    low: float
    high: float
    even: float | None  # what it would win if both were as strong
    effort: dict[str, float]
    other_effort: dict[str, float] = field(default_factory=dict)


def play(game: Any, sides: Sequence[Side], seed: str, number: int) -> SpielState:
    """One match. Its luck comes from the seed and its number alone, and nobody who plays has the same generator."""
    luck = Rng(seed_of(seed, number, CHANCE_WORD))
    for side in dict.fromkeys(sides):
        side.begin(game, seed_of(seed, number, side.name) % SEEDS)
    state: SpielState = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(state.truth.sample(luck)))
        else:
            state.apply_action(sides[state.current_player()].step(state))
    return state


def won(state: SpielState, seat: int) -> float:
    """The seat's part of the victory."""
    outcome = state.truth.outcome()
    if outcome is None or seat not in outcome.winners:
        return 0.0
    return 1.0 if state.inside.terms.together else 1.0 / len(outcome.winners)


def climb(rung: Rung, levels: Sequence[str], seconds: float, matches: int, seed: str) -> Iterable[Result]:
    """Rivals: each level against each of theirs. A team: each of all of them for itself."""
    game = pyspiel.load_game(rung.game)
    seats = game.num_players()
    if game.terms.together:
        for name in (*levels, *rung.theirs):
            side = make_side(name, seconds)
            blocks = [[won(play(game, [side] * seats, seed, number), 0)] for number in range(matches)]
            rate = rate_of(blocks)
            yield Result(rung.name, name, None, matches, *rate[:3], None, side.effort.told())
        return
    for level in levels:
        for name in rung.theirs:
            ours, theirs = make_side(level, seconds), make_side(name, seconds)
            blocks = []
            for number in range(max(1, matches // seats)):
                lineups = [[ours if seat == own else theirs for seat in range(seats)] for own in range(seats)]
                blocks.append([won(play(game, lineups[own], seed, number), own) for own in range(seats)])
            rate = rate_of(blocks)
            spent = ours.effort.told(), theirs.effort.told()
            yield Result(rung.name, level, name, rate.matches, *rate[:3], 1.0 / seats, *spent)


# ---- telling


HEAD: Final = (
    "| match | plays | against | matches | won (95 %) | s a decision | of the other | simulations | a second |\n"
    "|---|---|---|---|---|---|---|---|---|"
)


def row(result: Result) -> str:
    """Simulations are those of OpenSpiel's side."""
    theirs = result.effort if result.side not in LEVELS else result.other_effort
    words = [result.rung, result.side, result.other or "the game", str(result.matches)]
    words.append(f"{result.won:.0%} ({result.low:.0%}–{result.high:.0%})")
    words += [f"{effort['seconds_each']:.3f}" if effort else "" for effort in (result.effort, result.other_effort)]
    words += [f"{theirs[name]:,.0f}" if theirs else "" for name in ("simulations_each", "simulations_a_second")]
    return f"| {' | '.join(words)} |"


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser("python -m brasier.rl.ladder", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=0.1, help="for each decision (0.1)")
    parser.add_argument("--matches", type=int, default=20, help="of each pairing (20)")
    parser.add_argument("--seed", default="ladder", help="what all luck comes from (ladder)")
    parser.add_argument("--levels", default=",".join(LEVELS), help="of ours (easy,normal,hard)")
    parser.add_argument("--only", help="rungs, divided by commas: " + ", ".join(rung.name for rung in RUNGS))
    parser.add_argument("--json", type=Path, help="write everything there")
    given = parser.parse_args(words)
    if given.seconds <= 0:
        parser.error("--seconds must be more than 0")  # OpenSpiel takes 0 for no limit
    rungs = [rung.name for rung in RUNGS]
    wanted, levels = given.only.split(",") if given.only else rungs, given.levels.split(",")
    if unknown := [*set(wanted) - set(rungs), *set(levels) - set(LEVELS)]:
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    results: list[Result] = []
    print(HEAD)
    for rung in RUNGS:
        if rung.name in wanted:
            for result in climb(rung, levels, given.seconds, given.matches, given.seed):
                print(row(result), flush=True)
                results.append(result)
    if given.json:
        about = {
            "seconds": given.seconds,
            "seed": given.seed,
            "machine": describe_machine(pyspiel.load_game(RUNGS[0].game).terms.start),
            "open_spiel": version("open_spiel"),
        }
        given.json.write_text(json.dumps({**about, "results": [vars(one) for one in results]}, indent=2) + "\n")


if __name__ == "__main__":
    main()
