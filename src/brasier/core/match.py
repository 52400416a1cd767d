"""A match: a state, a dealer and the record of how it came about. Everything a table, a referee or a test plays on.

The record is the truth: undo and fork replay it, and a match read from a file replays it too, checking every step.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from brasier.core.chance import (
    LONGEST_SEED,
    Dealer,
    ManualDealer,
    ScriptedDealer,
    SealedDealer,
    SeededDealer,
    draw,
)
from brasier.core.game import CHANCE, Fact, Game, Looker, Outcome, Refusal, State
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
        # Options made by hand may not fit together: they are read as if they came from outside.
        self.options = game.options({} if options is None else game.option_values(options))
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
        self._refuse_strangers(seat)
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

    def foresee(self, seat: int, action: str) -> list[Step]:
        """The step, and everything the dealer would give after it; raises `Refusal`. Nothing changes.

        For whoever must write down what happens before it has happened: `follow` makes it so.
        """
        if seat != CHANCE:
            self._refuse_strangers(seat)
        state = self.state.clone()
        number = self.game.read(state, seat, action)
        steps = [Step(seat, self.game.write(state, seat, number))]
        state.apply(seat, number)
        while state.to_act() == CHANCE:
            chances = [(self.game.write(state, CHANCE, outcome), weight) for outcome, weight in state.chances()]
            outcome = self.dealer.deal(len(self.steps) + len(steps) + 1, chances)
            if outcome is None:
                break
            steps.append(Step(CHANCE, outcome))
            state.apply(CHANCE, self.game.read(state, CHANCE, outcome))
        return steps

    def follow(self, steps: Sequence[Step]) -> None:
        """Take steps that are known to have happened."""
        for step in steps:
            self._apply(step.seat, step.action)

    def _apply(self, seat: int, text: str) -> Step:
        action = self.game.read(self.state, seat, text)
        facts: list[Fact] = []
        after = self.state.clone()
        after.apply(seat, action, facts)
        step = Step(seat, self.game.write(self.state, seat, action))
        self.state = after
        self.steps.append(step)
        self.facts.append(facts)
        return step

    # ---- looking

    def actors(self) -> tuple[int, ...]:
        return self.state.actors()

    def legal(self, seat: int) -> list[str]:
        self._refuse_strangers(seat)
        return [self.game.write(self.state, seat, action) for action in self.state.legal(seat)]

    def chances(self) -> list[tuple[str, int]]:
        return [(self.game.write(self.state, CHANCE, outcome), weight) for outcome, weight in self.state.chances()]

    def outcome(self) -> Outcome | None:
        return self.state.outcome()

    def view(self, seat: Looker) -> Any:
        self._refuse_strangers(seat)
        return self.game.view(self.state, seat)

    def events(self, seat: Looker, since: int = 0) -> list[Any]:
        """What a seat may know of all that happened after step `since`."""
        self._refuse_strangers(seat)
        return [event for facts in self.facts[since:] for event in self.game.events(self.options, facts, seat)]

    def _refuse_strangers(self, seat: Looker) -> None:
        if isinstance(seat, int) and not 0 <= seat < len(self.seats):
            raise Refusal("no-such-seat", "", {"seat": seat, "last": len(self.seats) - 1})

    # ---- time travel

    def undo(self, to_step: int, *, keep_seed: bool = False) -> None:
        """Back to where `to_step` steps had been played.

        A seeded dealer gives the same outcomes again at the same steps. Back from the end, where the seed has been
        told, a fresh one deals on, unless it is to be kept because it never was a secret.
        """
        self._refuse_strange_steps(to_step)
        seed_is_told = isinstance(self.dealer, SeededDealer) and self.outcome() is not None
        self.dealt_from = min(self.dealt_from, to_step + 1)
        if seed_is_told and not keep_seed and to_step < len(self.steps):
            self.dealer = SeededDealer()
            self.dealt_from = to_step + 1
        self._replay(self.steps[:to_step])

    def leave_out(self, index: int) -> None:
        """As if one step had not been taken: of choices made at once, which are the same in any order."""
        self._refuse_strange_steps(index)
        self._replay([*self.steps[:index], *self.steps[index + 1 :]])

    def _refuse_strange_steps(self, step: int) -> None:
        if not 0 <= step <= len(self.steps):
            raise Refusal("no-such-step", "", {"step": step, "last": len(self.steps)})

    def fork(self, at_step: int, dealer: Dealer | None = None) -> "Match":
        """Another match with the same first `at_step` steps; `dealer`, by default a fresh one, deals what follows."""
        self._refuse_strange_steps(at_step)
        twin = Match(self.game, self.options, dealer=dealer, seats=self.seats)
        twin._replay(self.steps[:at_step])
        twin.dealt_from = at_step + 1
        return twin

    def at(self, step: int) -> State:
        """The state after `step` steps."""
        self._refuse_strange_steps(step)
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
            "other-rules",
            "played by version {rules} of the rules of {game}; this program plays {known}",
            rules=record.rules,
            game=game.name,
            known=game.rules_version,
        )
    try:
        options = game.options(record.options)
    except Refusal as refusal:
        what = "these options cannot be played"
        raise Damaged(record.line_of("option"), "options-refused", what, refusal=refusal) from None
    try:
        match = Match(game, options, dealer=_dealer(record), seats=record.seats)
    except Refusal as refusal:
        what = "these seats cannot be taken"
        raise Damaged(record.line_of("seat"), "seats-refused", what, refusal=refusal) from None
    match.dealt_from = record.dealt_from
    for number, step in enumerate(record.steps, 1):
        try:
            match._apply(step.seat, step.action)
        except Refusal as refusal:
            what = "step {step}, {action!r}, is refused"
            raise Damaged(
                record.line_of_step(number), "step-refused", what, refusal=refusal, step=number, action=step.action
            ) from None
    _check_result(record, match.outcome())
    return match


def _check_result(record: Record, outcome: Outcome | None) -> None:
    """The header says how it ended if, and only if, the steps lead to that end."""
    line = record.line_of("result")
    said = record.result
    if outcome is None:
        if said is not None:
            what = "the header says the result {said!r}, but the steps lead to no end"
            raise Damaged(line, "result-too-early", what, said=said)
        return
    true = write_result(outcome)
    if said is None:
        what = "the steps lead to the result {true!r}, but the header says none"
        raise Damaged(record.line_of("steps"), "result-missing", what, true=true)
    if said != true:
        what = "the steps lead to the result {true!r}, but the header says {said!r}"
        raise Damaged(line, "result-differs", what, true=true, said=said)


class Proof(msgspec.Struct, frozen=True):
    """What the seed says of a record that is true as far as anybody can tell.

    `proved`: every outcome of chance since step `dealt from` is the one the seed gives. `sealed`: the seed is not
    revealed yet. `manual`, `scripted`: people or a script said what came; there never was a seed.
    """

    dealt: int  # outcomes of chance in the record
    confirmed: int  # those that the seed gives
    status: Literal["proved", "sealed", "manual", "scripted"]

    @property
    def unconfirmed(self) -> int:
        """Outcomes nobody can vouch for here: all of them, unless proved; of a fork, those before `dealt from`."""
        return self.dealt - self.confirmed


def verify(game: Game, record: Record) -> Proof:
    """Prove the dice. Raises `Damaged` where the record contradicts its rules, its seal or its seed."""
    match = replay(game, record)
    dealt = sum(step.seat == CHANCE for step in match.steps)
    if record.dealer == "manual":
        return Proof(dealt, 0, "manual")
    if record.dealer == "scripted":
        return Proof(dealt, 0, "scripted")
    if record.seed is None:
        return Proof(dealt, 0, "sealed")
    confirmed = 0
    state = game.start(match.options)
    for number, step in enumerate(match.steps, 1):
        if step.seat == CHANCE and number >= record.dealt_from:
            outcomes = [(game.write(state, CHANCE, outcome), weight) for outcome, weight in state.chances()]
            given = draw(record.seed, number, outcomes)
            if given != step.action:
                what = "step {step} says {said!r}, but the seed dealt {given!r}"
                line = record.line_of_step(number)
                raise Damaged(line, "draw-differs", what, step=number, said=step.action, given=given)
            confirmed += 1
        state.apply(step.seat, game.read(state, step.seat, step.action))
    return Proof(dealt, confirmed, "proved")


def _dealer(record: Record) -> Dealer:
    """Who deals on: the same seed if the record tells it, else whoever keeps it; people; or nobody."""
    if record.dealer == "seeded":
        assert record.commitment is not None
        if record.seed is None:
            return SealedDealer(record.commitment)
        try:
            dealer = SeededDealer(record.seed)
        except ValueError:
            what = "a seed has 1 to {longest} visible characters, without spaces at its ends"
            raise Damaged(record.line_of("seed"), "bad-seed", what, longest=LONGEST_SEED) from None
        if dealer.commitment != record.commitment:
            what = "the seed does not fit the commitment made at the start"
            raise Damaged(record.line_of("seed"), "seed-differs", what)
        return dealer
    return ManualDealer() if record.dealer == "manual" else ScriptedDealer(())


def _name(name: str) -> str:
    name = " ".join(name.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refusal("bad-name", "", {"longest": LONGEST_NAME})
    return name
