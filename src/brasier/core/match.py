"""A match: a state, a dealer and the record of how it came about. Everything a table, a referee or a test plays on.

The record is the truth: undo and fork replay it, and a match read from a file replays it too, checking every step.
"""

from collections.abc import Sequence
from typing import Any

from brasier.core.chance import (
    Dealer,
    ManualDealer,
    ScriptedDealer,
    SealedDealer,
    SeededDealer,
    commitment,
    draw,
)
from brasier.core.game import CHANCE, Fact, Game, Outcome, Refusal, State
from brasier.core.record import Damaged, Record, Step

LONGEST_NAME = 60


class Match:
    """One play of a game.

    `play` and `chance` either add a step or raise `Refusal` and change nothing.
    """

    def __init__(
        self, game: Game, options: Any = None, *, dealer: Dealer | None = None, seats: Sequence[str] = ()
    ) -> None:
        self.game = game
        self.options = game.options({}) if options is None else options
        self.dealer: Dealer = SeededDealer() if dealer is None else dealer
        count = game.seats(self.options)
        names = list(seats) or [f"seat {number}" for number in range(count)]
        if len(names) != count:
            raise Refusal("seats-do-not-fit", "", {"given": len(names), "needed": count})
        self.seats = [_name(name) for name in names]
        self.state = game.start(self.options)
        self.steps: list[Step] = []
        self.facts: list[list[Fact]] = []  # what each step brought about
        self.dealt_from = 1

    # ---- playing

    def play(self, seat: int, action: str) -> Step:
        """A seat does something."""
        if seat == CHANCE:
            raise Refusal("chance-is-dealt", "")
        if not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat", "", {"seat": seat, "last": len(self.seats) - 1})
        return self._apply(seat, action)

    def chance(self, outcome: str) -> Step:
        """Somebody says what chance gave: a person with the real box, or a referee's client."""
        return self._apply(CHANCE, outcome)

    def deal(self) -> list[Step]:
        """Let the dealer answer while chance is to act; the steps it added (none when a person must say it)."""
        dealt: list[Step] = []
        while CHANCE in self.state.actors():
            outcome = self.dealer.deal(len(self.steps) + 1, self.chances())
            if outcome is None:
                break
            dealt.append(self._apply(CHANCE, outcome))
        return dealt

    def _apply(self, seat: int, text: str) -> Step:
        action = self.game.read(self.state, seat, text)
        facts: list[Fact] = []
        written = self.game.write(self.state, seat, action)
        self.state.apply(seat, action, facts)
        step = Step(seat, written)
        self.steps.append(step)
        self.facts.append(facts)
        return step

    # ---- looking

    def actors(self) -> tuple[int, ...]:
        return self.state.actors()

    def legal(self, seat: int) -> list[str]:
        return [self.game.write(self.state, seat, action) for action in self.state.legal(seat)]

    def chances(self) -> list[tuple[str, int]]:
        return [(self.game.write(self.state, CHANCE, outcome), weight) for outcome, weight in self.state.chances()]

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def view(self, seat: int | None) -> Any:
        return self.game.view(self.state, seat)

    def events(self, seat: int | None, since: int = 0) -> list[Any]:
        """What a seat may know of all that happened after step `since`."""
        return [event for facts in self.facts[since:] for event in self.game.events(self.options, facts, seat)]

    # ---- time travel

    def undo(self, to_step: int) -> None:
        """Back to where `to_step` steps had been played. A seeded dealer will give the same outcomes again."""
        if not 0 <= to_step <= len(self.steps):
            raise Refusal("no-such-step", "", {"step": to_step, "last": len(self.steps)})
        self._replay(self.steps[:to_step])
        self.dealt_from = min(self.dealt_from, to_step + 1)

    def fork(self, at_step: int, dealer: Dealer | None = None) -> "Match":
        """Another match with the same first `at_step` steps; `dealer`, by default a fresh one, deals what follows."""
        if not 0 <= at_step <= len(self.steps):
            raise Refusal("no-such-step", "", {"step": at_step, "last": len(self.steps)})
        twin = Match(self.game, self.options, dealer=dealer, seats=self.seats)
        twin._replay(self.steps[:at_step])
        twin.dealt_from = at_step + 1
        return twin

    def at(self, step: int) -> State:
        """The state after `step` steps."""
        state = self.game.start(self.options)
        for past in self.steps[:step]:
            state.apply(past.seat, self.game.read(state, past.seat, past.action))
        return state

    def _replay(self, steps: Sequence[Step]) -> None:
        self.state = self.game.start(self.options)
        self.steps = []
        self.facts = []
        for step in steps:
            self._apply(step.seat, step.action)

    # ---- the record

    def record(self, *, reveal_seed: bool = False) -> Record:
        """The record so far. The seed is in it once the match is over, or when asked for (to go on elsewhere)."""
        outcome = self.outcome()
        record = Record(
            game=self.game.name,
            rules=self.game.rules_version,
            options=self.game.option_values(self.options),
            seats=list(self.seats),
            dealer=self.dealer.kind,
            commitment=self.dealer.commitment,
            dealt_from=self.dealt_from,
            result=None if outcome is None else write_result(outcome),
            steps=list(self.steps),
        )
        if isinstance(self.dealer, SeededDealer) and (outcome is not None or reveal_seed):
            record.seed = self.dealer.seed
        return record


def write_result(outcome: Outcome) -> str:
    """An outcome as the one line a record keeps of it."""
    scores = " ".join(str(score) for score in outcome.scores)
    winners = " ".join(str(seat) for seat in outcome.winners) or "nobody"
    return f"{outcome.reason}; scores {scores}; winners {winners}"


def replay(game: Game, record: Record) -> Match:
    """The match a record tells of, every step checked; raises `Damaged` naming the line that cannot be true."""
    if record.rules != game.rules_version:
        raise Damaged(
            record.line_of("rules"),
            f"played by version {record.rules} of the rules of {game.name}; this program plays {game.rules_version}",
        )
    try:
        match = Match(game, game.options(record.options), dealer=_dealer(record), seats=record.seats)
    except Refusal as refusal:
        raise Damaged(
            record.line_of("option"), f"these options or seats cannot be played: {refusal.code} {dict(refusal.facts)}"
        ) from None
    match.dealt_from = record.dealt_from
    for number, step in enumerate(record.steps):
        line = record.lines[number] if record.lines else number + 1
        try:
            match._apply(step.seat, step.action)
        except Refusal as refusal:
            rule = f" ({refusal.rule})" if refusal.rule else ""
            raise Damaged(line, f"step {number + 1}, {step.action!r}, is refused: {refusal.code}{rule}") from None
    outcome = match.outcome()
    told = None if outcome is None else write_result(outcome)
    if record.result != told:
        raise Damaged(
            record.line_of("result"), f"the steps lead to the result {told!r}, but the header says {record.result!r}"
        )
    return match


def verify(game: Game, record: Record) -> int:
    """Prove the dice: how many outcomes of chance the revealed seed confirms. Raises `Damaged` where it does not."""
    match = replay(game, record)
    if record.dealer != "seeded" or record.commitment is None:
        raise Damaged(record.line_of("dealer"), f"the dealer was {record.dealer}: there is no seed to verify")
    if record.seed is None:
        raise Damaged(record.line_of("commitment"), "the seed is not revealed yet: it will be when the match is over")
    if commitment(record.seed) != record.commitment:
        raise Damaged(record.line_of("seed"), "the seed does not fit the commitment made at the start")
    confirmed = 0
    state = game.start(match.options)
    for number, step in enumerate(match.steps, 1):
        if step.seat == CHANCE and number >= record.dealt_from:
            outcomes = [(game.write(state, CHANCE, outcome), weight) for outcome, weight in state.chances()]
            dealt = draw(record.seed, number, outcomes)
            if dealt != step.action:
                line = record.lines[number - 1] if record.lines else number
                raise Damaged(line, f"step {number} says {step.action!r}, but the seed dealt {dealt!r}")
            confirmed += 1
        state.apply(step.seat, game.read(state, step.seat, step.action))
    return confirmed


def _dealer(record: Record) -> Dealer:
    """Who deals on: the same seed if the record tells it, else whoever keeps it; people; or nobody."""
    if record.dealer == "seeded":
        assert record.commitment is not None
        return SealedDealer(record.commitment) if record.seed is None else SeededDealer(record.seed)
    return ManualDealer() if record.dealer == "manual" else ScriptedDealer(())


def _name(name: str) -> str:
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refusal("bad-name", "", {"longest": LONGEST_NAME})
    return name
