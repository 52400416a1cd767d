"""Many matches of one game, stepped at once: the compiled heart of every environment here.

Theory of operation. A `Batch` owns its states, a generator for each match, and the arrays that environments show: masks
and observations of the seat to act, rewards, who is to act, what has ended. `step` checks all actions before it does
any of them, does them, lets chance act until somebody decides, and writes the arrays. Each step writes new arrays, so
whoever keeps those of an earlier step keeps what they were. Luck comes from (seed, row, number of the match in that
row) alone: the same match is played in a batch of one and in a batch of thousands.
"""

from typing import Any, Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from brasier.core.rng import Rng
from brasier.core.state import CHANCE, OVER, Actions, State
from brasier.rl.observing import Canvas, Observer

# What is rewarded.
WIN: Final = 0
SCORE: Final = 1
PROGRESS: Final = 2


class Illegal(ValueError):
    """An action that its match does not allow. Nothing has changed, in no match.

    Made of a sentence first: Gymnasium makes it anew from that alone when it comes from another process.
    """

    def __init__(self, said: object, row: int = -1, action: int = -1) -> None:
        super().__init__(said)
        self.row = row
        self.action = action

    def __reduce__(self) -> tuple[Any, ...]:
        return Illegal, (str(self), self.row, self.action)


def illegal(row: int, action: int) -> Illegal:
    return Illegal(f"match {row} does not allow action {action}", row, action)


def luck(seed: int, row: int, number: int) -> Rng:
    """The generator of one match. Multiplication by odd numbers keeps seeds, rows and matches apart."""
    mixed = (seed * 0x9E3779B97F4A7C15 + row * 0xC2B2AE3D27D4EB4F + number * 0x165667B19E3779F9 + 1) % 2**64
    mixed ^= mixed >> 29
    mixed = mixed * 0xBF58476D1CE4E5B9 % 2**64
    mixed ^= mixed >> 32
    return Rng(mixed)


class Batch:
    """`start` is the state before the first step, `seats` their number, `actions` how many actions there are.

    `together`: all win or lose as one. `limit`: decisions after which a match is cut off (truncated); 0: never.
    """

    def __init__(
        self,
        start: State,
        observer: Observer,
        seats: i64,
        actions: i64,
        rows: i64,
        together: bool,
        reward: i64,
        limit: i64,
    ) -> None:
        self.start = start
        self.observer = observer
        self.seats = seats
        self.actions = actions
        self.rows = rows
        self.together = together
        self.reward = reward
        self.limit = limit
        self.seed: int = 0
        self.states: list[State] = [start] * rows
        self.generators: list[Rng] = [Rng(0)] * rows
        self.picker = Rng(0)  # of `samples`: what is drawn for them changes no match
        self.legal = Actions(start.most_legal())
        self.observations = Canvas(rows, observer.width)
        self.masks = Canvas(rows, actions)
        self.no_numbers: vec[i64] = vec[i64]([0] * rows)
        self.no_rewards: vec[float] = vec[float]([0.0] * (rows * seats))
        self.no_flags: vec[u8] = vec[u8]([0] * rows)
        self.turns: vec[i64] = self.no_numbers[:]  # the seat to act; that of the last decision where it is over
        self.matches: vec[i64] = self.no_numbers[:]  # how many this row has begun
        self.lengths: vec[i64] = self.no_numbers[:]  # decisions of this match so far
        self.samples: vec[i64] = self.no_numbers[:]  # a legal action of each, uniformly at random
        self.rewards: vec[float] = self.no_rewards[:]  # of the last step, for each seat
        self.reached: vec[float] = self.no_rewards[:]  # progress so far, for each seat
        self.terminated: vec[u8] = self.no_flags[:]
        self.truncated: vec[u8] = self.no_flags[:]
        self.refused: vec[u8] = self.no_flags[:]  # whose last action was not allowed

    # ---- beginning

    def reset(self, seed: int) -> None:
        """Begin everything anew."""
        row: i64
        self.seed = seed
        self.picker = luck(seed, -1, 0)
        self.matches = self.no_numbers[:]
        self.lengths = self.no_numbers[:]
        self.reached = self.no_rewards[:]
        self.rewards = self.no_rewards[:]
        self.terminated = self.no_flags[:]
        self.truncated = self.no_flags[:]
        self.refused = self.no_flags[:]
        self.renew()
        for row in range(self.rows):
            self.begin(row)
        for row in range(self.rows):
            self.show(row)

    def begin(self, row: i64) -> None:
        """The next match of a row."""
        seat: i64
        state = self.start.clone()
        rng = luck(self.seed, row, self.matches[row])
        self.states[row] = state
        self.generators[row] = rng
        self.matches[row] += 1
        self.lengths[row] = 0
        self.terminated[row] = 0
        self.truncated[row] = 0
        self.play_chance(state, rng)
        if self.reward == PROGRESS:
            for seat in range(self.seats):
                self.reached[row * self.seats + seat] = self.observer.progress(state, seat)

    def begin_the_ended(self) -> None:
        """Where a match is over, the next one begins. Flags and rewards that were read before stay what they were;
        masks and observations are written over."""
        row: i64
        terminated, truncated = self.terminated, self.truncated
        self.terminated, self.truncated = terminated[:], truncated[:]
        for row in range(self.rows):
            if terminated[row] or truncated[row]:
                self.begin(row)
                self.wipe(row)
                self.show(row)

    def begin_some(self, which: bytes) -> None:
        """Where `which` is not zero, the next match begins."""
        row: i64
        self.terminated, self.truncated = self.terminated[:], self.truncated[:]
        self.rewards = self.no_rewards[:]
        self.refused = self.no_flags[:]
        self.renew()
        for row in range(self.rows):
            if which[row]:
                self.begin(row)
            self.show(row)

    def begin_all(self) -> None:
        self.begin_some(b"\1" * int(self.rows))

    # ---- stepping

    def step(self, chosen: bytes, resume: bool, lenient: bool) -> None:
        """Do one action in every match: `chosen` are 64-bit numbers.

        Where a match does not allow its action, nothing happens in it (`refused`) if `lenient`; else `Illegal` is
        raised and nothing has changed in any. Where a match is over, its action is ignored: the next match begins if
        `resume`, else it stays over.
        """
        row: i64
        masks = self.masks.at
        refused = self.no_flags[:]
        for row in range(self.rows):
            if not (self.terminated[row] or self.truncated[row]):
                action = read_i64_le(chosen, 8 * row)
                if action < 0 or action >= self.actions or not masks[row * self.actions + action]:
                    if not lenient:
                        raise illegal(int(row), int(action))
                    refused[row] = 1
        terminated, truncated = self.terminated, self.truncated
        self.refused = refused
        self.rewards = self.no_rewards[:]
        self.terminated, self.truncated = terminated[:], truncated[:]
        self.renew()
        for row in range(self.rows):
            if terminated[row] or truncated[row]:
                if resume:
                    self.begin(row)
            elif refused[row]:
                self.count(row)
            else:
                self.act(row, read_i64_le(chosen, 8 * row))
            self.show(row)

    def act(self, row: i64, action: i64) -> None:
        state = self.states[row]
        state.apply(self.turns[row], action)
        if state.to_act() == CHANCE:
            self.play_chance(state, self.generators[row])
        if self.observer.turn(state) == OVER:
            self.terminated[row] = 1
        self.count(row)
        if self.reward == PROGRESS or self.terminated[row]:
            self.pay(row, state)

    def count(self, row: i64) -> None:
        """A decision more, allowed or not: who never does what is allowed comes to an end, too."""
        self.lengths[row] += 1
        if self.limit and self.lengths[row] >= self.limit and not self.terminated[row]:
            self.truncated[row] = 1

    def play_chance(self, state: State, rng: Rng) -> None:
        while state.to_act() == CHANCE:
            state.apply(CHANCE, state.sample(rng))

    def pay(self, row: i64, state: State) -> None:
        seat: i64
        first = row * self.seats
        if self.reward == PROGRESS:
            reached = self.observer.progress(state, 0)
            for seat in range(self.seats):
                if seat and not self.together:
                    reached = self.observer.progress(state, seat)
                self.rewards[first + seat] = reached - self.reached[first + seat]
                self.reached[first + seat] = reached
            return
        outcome = state.outcome()
        assert outcome is not None
        for seat in range(self.seats):
            if self.reward == SCORE:
                self.rewards[first + seat] = float(outcome.scores[seat])
            else:
                self.rewards[first + seat] = self.share(outcome.winners, seat)

    def share(self, winners: tuple[int, ...], seat: i64) -> float:
        """1 for who wins. Who plays together loses -1; among rivals the others pay the winner's 1 in equal parts, and
        several winners divide it, so that all rewards of a match sum to 0."""
        won = int(seat) in winners
        if self.together:
            return 1.0 if won else -1.0
        part = 1.0 / len(winners) if won else 0.0
        seats = float(self.seats)
        return (seats * part - 1.0) / (seats - 1.0)

    # ---- showing

    def renew(self) -> None:
        self.observations.renew()
        self.masks.renew()
        self.turns = self.turns[:]
        self.samples = self.no_numbers[:]

    def wipe(self, row: i64) -> None:
        """What was shown of a match is shown no more."""
        i: i64
        for i in range(row * self.actions, (row + 1) * self.actions):
            self.masks.at[i] = 0
        for i in range(row * self.observer.width, (row + 1) * self.observer.width):
            self.observations.at[i] = 0

    def show(self, row: i64) -> None:
        """Mask and observation of whoever is to act."""
        i: i64
        state = self.states[row]
        seat = self.observer.turn(state)
        legal = self.legal
        if seat != OVER:
            self.turns[row] = seat
            if not self.truncated[row]:
                state.fill(seat, legal)
                masks = self.masks.at
                base = row * self.actions
                for i in range(legal.count):
                    masks[base + legal.at[i]] = 1
                self.samples[row] = legal.at[self.picker.below(legal.count)]
        else:
            seat = self.turns[row]
        self.observations.turn_to(row)
        self.observer.look(state, seat, self.observations)

    def look(self, row: i64, seat: i64, into: Canvas) -> None:
        """What any seat may know of a match, into the first row of another canvas."""
        into.renew()
        into.turn_to(0)
        self.observer.look(self.states[row], seat, into)
