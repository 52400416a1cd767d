"""Looking ahead in Tails on Fire: the round is played out again and again, in worlds that fit what the seat knows.

Every world deals the others cards they may have chosen (see `guess`), lets everybody play by habit (`habits`), and ends
with the round: what the match is worth then, `worth` says. All that could be done is tried in the same worlds with the
same luck, so that differences are not chance; what looks bad is soon tried no more (sequential halving). With few nodes
only some choices are tried at all, drawn by liking. A node is one round played out.
"""

from time import monotonic
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.bots.tails.guess import Guess
from brasier.bots.tails.habits import Habits, some
from brasier.bots.tails.stakes import Stakes
from brasier.bots.tails.worth import Worth
from brasier.core.rng import Rng
from brasier.core.state import CHANCE
from brasier.games.tails.cards import CHOICES, count, for_seat, of_seat
from brasier.games.tails.rules import CHASE, CHOOSE, FIRST, PICK, THIEF_DRAWS, Tails

FEWEST_WORLDS: Final = 4  # in which something is tried before it is given up
NO_ARMS: Final = vec[i64]([0] * 128)
NO_SUMS: Final = vec[float]([0.0] * 128)


@mypyc_attr(acyclic=True)
class Search:
    def __init__(self, state: Tails, seat: i64, habits: Habits, worth: Worth) -> None:
        self.root = state.clone()
        self.seat = seat
        self.habits = habits
        self.worth = worth
        self.stakes = Stakes(state)
        self.guess = Guess(state, seat, self.stakes, habits)
        self.nodes: i64 = 0
        self.worlds: i64 = 0
        self.actions: vec[i64] = NO_ARMS[:]
        self.number: i64 = 0
        self.alive: vec[i64] = NO_ARMS[:]  # numbers of actions, those still tried first
        self.sums: vec[float] = NO_SUMS[:]
        self.tries: vec[i64] = NO_ARMS[:]
        self.wins: vec[i64] = NO_ARMS[:]  # how often the round was won

    # ---- one world

    def begin(self, world: Tails, action: i64) -> None:
        """Do what is tried. In the choice everybody chooses with it (T4)."""
        if world.phase != CHOOSE:
            world.apply(self.seat, action)
            return
        cards = for_seat(CHOICES[action - PICK], self.seat)
        world.den &= ~cards
        world.chosen |= cards
        world.choosing = 0
        world.begin_hunt(None)

    def finish_round(self, world: Tails, rng: Rng) -> None:
        """Everybody plays by habit until the round is won."""
        while world.phase in (FIRST, CHASE, THIEF_DRAWS):
            if world.phase == THIEF_DRAWS:
                world.apply(CHANCE, world.sample(rng))
            else:
                world.apply(world.turn, self.habits.step(world, self.stakes, rng))

    def try_once(self, dealt: Tails, arm: i64, luck: Rng) -> None:
        """What becomes of this seat when it does this in this world."""
        world = dealt.clone()
        self.begin(world, self.actions[arm])
        self.finish_round(world, luck)
        self.worth.judge(world)
        self.nodes += 1
        self.sums[arm] += self.worth.chances[self.seat]
        self.tries[arm] += 1
        if count(of_seat(world.piled, self.seat)) > count(of_seat(dealt.piled, self.seat)):
            self.wins[arm] += 1

    # ---- many worlds

    def run(self, actions: list[int], rng: Rng, nodes: int, until: float, choices: int) -> None:
        """Try these actions with so many nodes, or until time is up (0: it never is); at most so many choices (T4)."""
        self.number = len(actions)
        i: i64
        for i in range(self.number):
            self.actions[i] = actions[i]
            self.alive[i] = i
        most = i64(nodes)
        alive = self.number
        affordable = max(min(most // (3 * FEWEST_WORLDS), i64(choices)), 2)
        if self.root.phase == CHOOSE and affordable < alive:
            alive = self.draw_arms(affordable, rng)
        self.halve(alive, most, rng, until)

    def halve(self, alive: i64, nodes: i64, rng: Rng, until: float) -> None:
        """As many nodes for all as then for the better half, and so on to the best two."""
        halvings: i64 = 1
        left = alive
        while left > 2:
            left = (left + 1) // 2
            halvings += 1
        luck = Rng(0)
        for _ in range(halvings):
            worlds = max(nodes // halvings // alive, 1)
            for _ in range(worlds):
                self.try_all(alive, rng, luck)
                if until > 0.0 and monotonic() > until:
                    break
            self.sort(alive)
            if until > 0.0 and monotonic() > until:
                break
            if alive > 2:
                alive = (alive + 1) // 2

    def draw_arms(self, number: i64, rng: Rng) -> i64:
        """Put so many choices first, drawn by how much they are liked."""
        habits = self.habits
        habits.weigh_choices(self.root, self.stakes, self.seat, of_seat(self.root.den, self.seat))
        i: i64
        j: i64
        whole = habits.whole
        number = min(number, self.number)
        for i in range(number):
            left = some(rng) * whole
            j = i
            while j < self.number - 1:
                left -= self.weight_of(self.alive[j])
                if left < 0.0:
                    break
                j += 1
            arm = self.alive[j]
            self.alive[j] = self.alive[i]
            self.alive[i] = arm
            whole -= self.weight_of(arm)
        return number

    def weight_of(self, arm: i64) -> float:
        """How much a choice is liked, as `habits` has just weighed it."""
        i: i64
        for i in range(self.habits.choices.count):
            if self.habits.choices.at[i] == self.actions[arm] - PICK:
                return self.habits.weights[i]
        return 0.0

    def try_all(self, alive: i64, rng: Rng, luck: Rng) -> None:
        """One more world for everything that is still tried."""
        dealt = self.root.clone()
        self.guess.deal(dealt, rng)
        rng.below(2)
        seed = rng.s
        i: i64
        for i in range(alive):
            arm = self.alive[i]
            luck.s = seed
            self.try_once(dealt, arm, luck)
        self.worlds += 1

    def mean(self, arm: i64) -> float:
        """How likely the match is won with this."""
        if self.tries[arm] == 0:
            return 0.0
        return self.sums[arm] / float(self.tries[arm])

    def sort(self, alive: i64) -> None:
        """The best first, of those still tried."""
        i: i64
        j: i64
        for i in range(1, alive):
            arm = self.alive[i]
            mean = self.mean(arm)
            j = i
            while j > 0 and self.mean(self.alive[j - 1]) < mean:
                self.alive[j] = self.alive[j - 1]
                j -= 1
            self.alive[j] = arm

    def tried(self) -> list[int]:
        """Everything that was tried, those tried longest first, and of them the best."""
        return [int(self.alive[i]) for i in range(int(self.number)) if self.tries[self.alive[i]] > 0]
