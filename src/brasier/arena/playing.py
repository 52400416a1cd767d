"""One match, played to its end by players that see views alone, as light as it can be: what every worker does.

What a match needs travels as bytes, so that it reaches processes and machines alike; each of them reads it once.
"""

import os
import platform
import sys
from collections.abc import Mapping
from functools import cache
from math import log2
from pathlib import Path
from time import perf_counter, thread_time
from typing import Any, Final

import msgspec

from brasier.arena.contestants import code_of, make_player
from brasier.arena.plan import CHANCE_WORD, Contestant, Fixture, Plan, seed_of
from brasier.bots import YARDSTICK, Budget, Player, seat_name, short_name
from brasier.bots.uniform import Uniform
from brasier.core.game import CHANCE, OVER, SEVERAL, Game, Outcome, Refusal, State
from brasier.core.match import write_result
from brasier.core.record import Record, Step, write_record
from brasier.core.rng import Rng
from brasier.games import find

SHORTEST: Final = 1e-6  # seconds; shorter is counted as that
LONGEST_LEVEL: Final = 40  # in the name of a seat
PER_DOUBLING: Final = 8  # steps of the clock's scale: nine percent apart


class Clock(msgspec.Struct):
    """How long decisions took: their number, their sum, the longest, and how many fell on each step of the scale."""

    decisions: int = 0
    total: float = 0.0
    longest: float = 0.0
    scale: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        self.decisions += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        mark = max(0, round(log2(max(seconds, SHORTEST) / SHORTEST) * PER_DOUBLING))
        self.scale[mark] = self.scale.get(mark, 0) + 1

    def merge(self, other: "Clock") -> None:
        self.decisions += other.decisions
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for mark, count in other.scale.items():
            self.scale[mark] = self.scale.get(mark, 0) + count

    def quantile(self, part: float) -> float:
        """So many seconds are not exceeded by this part of the decisions."""
        left = part * self.decisions
        for mark in sorted(self.scale):
            left -= self.scale[mark]
            if left <= 0:
                return min(self.longest, SHORTEST * 2 ** (mark / PER_DOUBLING))
        return self.longest


class Effort(msgspec.Struct):
    """What one contestant spent on its decisions; where only one thing could be done nothing is counted."""

    wall: Clock
    cpu: Clock
    nodes: int = 0

    def merge(self, other: "Effort") -> None:
        self.wall.merge(other.wall)
        self.cpu.merge(other.cpu)
        self.nodes += other.nodes


class Played(msgspec.Struct, kw_only=True):
    """How a match went: a line of the journal."""

    block: int
    lineup: int
    rotation: int
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    figures: dict[str, int]
    steps: int
    final: tuple[int, ...] | None = None  # the packed state at the end, where a plot asks for it
    # What follows differs from run to run.
    seconds: float = 0.0
    effort: dict[str, Effort] = {}
    where: str = ""

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.block, self.lineup, self.rotation)


class BotFailed(Exception):
    """A player raised something or chose what is not legal. Plain, so that it survives the way back from elsewhere."""

    def __init__(self, bot: str, match: str, detail: str) -> None:
        super().__init__(bot, match, detail)
        self.bot = bot
        self.match = match
        self.detail = detail


class OtherCode(Exception):
    """A process has other rules or bots than the one that asks: which machine, and whose own bot, if it is one."""

    def __init__(self, machine: str, bot: str = "") -> None:
        super().__init__(machine, bot)
        self.machine = machine
        self.bot = bot


class Stage:
    """Everything the matches of a run share, once in each process."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = find(plan.game)
        if plan.code != code_of(plan.game):
            raise OtherCode(describe_machine())
        self.options = self.game.options(plan.options)
        self.players: Mapping[str, Player] = {one.name: _player(plan.game, one) for one in plan.contestants}
        self.budgets = {one.name: Budget(one.nodes, one.seconds) for one in plan.contestants}
        self.where = describe_machine(self.game.start(self.options))
        self.wants_final = plan.game == "flashpoint"  # where houses collapse is drawn


def _player(game: str, contestant: Contestant) -> Player:
    """Somebody's file may have been edited since the run began, or be another one on this machine."""
    found, digest = make_player(game, contestant)
    if digest != contestant.digest:
        raise OtherCode(describe_machine(), contestant.name)
    return found


@cache
def _stage(plan: bytes) -> Stage:
    try:
        return Stage(msgspec.json.decode(plan, type=Plan))
    except Refusal as refusal:  # a bot that is here is not there; compiled refusals do not travel
        facts = refusal.facts
        raise BotFailed(str(facts.get("bot", "")), "—", str(facts.get("detail", refusal.code))) from None


def perform(plan: bytes, fixture: tuple[int, int, int]) -> tuple[bytes, str | None]:
    """Play one match of a plan: its line for the journal, and its record if it is to be kept."""
    stage = _stage(plan)
    start = perf_counter()
    steps: list[Step] | None = [] if stage.plan.keep else None
    played, outcome = play(stage, Fixture(*fixture), steps)
    played.seconds = perf_counter() - start
    played.where = stage.where
    record = None if steps is None else write_record(_record(stage, Fixture(*fixture), outcome, steps))
    return msgspec.json.encode(played), record


def play(stage: Stage, fixture: Fixture, steps: list[Step] | None = None) -> tuple[Played, Outcome]:
    """One match; `steps` are filled if somebody wants to keep them."""
    game, seed = stage.game, stage.plan.seed
    names = stage.plan.seats(fixture)
    chance = Rng(seed_of(seed, fixture.block, CHANCE_WORD))
    rngs = [Rng(seed_of(seed, fixture.block, seat)) for seat in range(len(names))]
    efforts = {name: Effort(Clock(), Clock()) for name in dict.fromkeys(names)}
    state = game.start(stage.options)
    count = 0
    while (actor := int(state.to_act())) != OVER:
        if actor == SEVERAL:
            actor = state.actors()[0]
        if actor == CHANCE:
            action = int(state.sample(chance))
        else:
            legal = state.legal(actor)
            action = legal[0]
            if len(legal) > 1:
                name = names[actor]
                action = _decide(stage, fixture, state, legal, name, actor, rngs[actor], efforts[name])
        if steps is not None:
            steps.append(Step(actor, game.write(state, actor, action)))
        state.apply(actor, action)
        count += 1
    outcome = state.outcome()
    assert outcome is not None
    final = state.pack() if stage.wants_final and not outcome.winners else None
    return Played(
        block=fixture.block,
        lineup=fixture.lineup,
        rotation=fixture.rotation,
        reason=outcome.reason,
        scores=outcome.scores,
        winners=outcome.winners,
        figures=dict(outcome.figures),
        steps=count,
        final=final,
        effort=efforts,
    ), outcome


def _decide(
    stage: Stage, fixture: Fixture, state: State, legal: list[int], name: str, seat: int, rng: Rng, effort: Effort
) -> int:
    bot = stage.players[name]
    wall, cpu = perf_counter(), thread_time()
    if type(bot) is Uniform:  # needs neither view nor words: what it would choose, at full speed
        action = legal[rng.below(len(legal))]
    else:
        action = _ask(stage, fixture, state, legal, name, seat, rng, effort)
    effort.cpu.add(thread_time() - cpu)
    effort.wall.add(perf_counter() - wall)
    return action


def _ask(
    stage: Stage, fixture: Fixture, state: State, legal: list[int], name: str, seat: int, rng: Rng, effort: Effort
) -> int:
    game: Game = stage.game
    texts = [game.write(state, seat, action) for action in legal]
    try:
        thought = stage.players[name].think(game.view(state, seat), list(texts), rng, stage.budgets[name])
        chosen: object = thought.action  # whatever it is
        nodes = int(thought.nodes)
    except Exception as wrong:  # whatever somebody's own code does wrong
        raise BotFailed(name, fixture.name, f"{type(wrong).__name__}: {wrong}") from wrong
    effort.nodes += nodes
    if not isinstance(chosen, str) or chosen not in texts:
        raise BotFailed(name, fixture.name, f"{chosen!r} is not legal")
    return legal[texts.index(chosen)]


def _record(stage: Stage, fixture: Fixture, outcome: Outcome, steps: list[Step]) -> Record:
    """The draw is a script here: a sealed one depends on the numbers of steps, which would spoil common luck."""
    people: list[str] = []
    for _ in stage.plan.seats(fixture):
        people.append(short_name(seat_name(YARDSTICK, people)))
    levels = [name[:LONGEST_LEVEL] for name in stage.plan.seats(fixture)]
    return Record(
        game=stage.game.name,
        rules=stage.game.rules_version,
        options=stage.game.option_values(stage.options),
        seats=[f"{person} ({level} bot)" for person, level in zip(people, levels, strict=True)],
        dealer="scripted",
        result=write_result(outcome),
        steps=steps,
    )


# ---- where it is played


def describe_machine(state: State | None = None) -> str:
    """Processor, cores, Python, and whether rules are compiled: what seconds depend on."""
    compiled = "" if state is None else ", compiled" if is_compiled(state) else ", uncompiled"
    return f"{_processor()}, {os.cpu_count() or 1} cores, Python {platform.python_version()}{compiled}"


def is_compiled(state: Any) -> bool:
    return not str(sys.modules[type(state).__module__].__file__).endswith(".py")


@cache
def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return next(iter(named), platform.processor() or platform.machine())
