"""Whole turns, planned: the best rows of actions a firefighter can take before the dice are rolled.

A beam: of all positions that the same number of actions leads to, those that look best are followed. A turn may end in
each of them; what is behind a point of interest or what the deck gun hits is weighed over all that chance may give.
"""

from math import log
from time import monotonic
from typing import Final

from mypy_extensions import i64, mypyc_attr

from brasier.bots.flashpoint.errands import mixed
from brasier.bots.flashpoint.judge import Judge, chance_of
from brasier.core.state import CHANCE, Actions
from brasier.games.flashpoint.codes import (
    ACT,
    ACTIONS,
    CHEER,
    COMMAND,
    DONE,
    END,
    FINISH,
    GUN_ROLL,
    HAUL,
    IDENTIFY,
    TAKE,
    WALK,
)
from brasier.games.flashpoint.data import DRIVER, INSIDE
from brasier.games.flashpoint.ground import has, inside
from brasier.games.flashpoint.pieces import space_of
from brasier.games.flashpoint.rules import FlashPoint

MOST_STEPS: Final = 14
UNLIMITED: Final = 1000000000
ORDER: Final = 0.05  # of a score: what moving somebody else must bring at least (P39)


class Node:
    """A position on the way, and how it was come to."""

    def __init__(self, state: FlashPoint, action: i64, before: "Node | None", value: float, orders: i64 = 0) -> None:
        self.state = state
        self.action = action
        self.before = before
        self.value = value  # the chance to win
        self.orders = orders  # that a captain has given to others on the way
        self.rank = reluctantly(value, orders)

    def see(self, value: float) -> None:
        """A closer look has found more in it."""
        if value > self.value:
            self.value = value
            self.rank = reluctantly(value, self.orders)

    def actions(self) -> list[int]:
        """What leads here from the root."""
        found: list[int] = []
        node: Node | None = self
        while node is not None and node.before is not None:
            found.append(int(node.action))
            node = node.before
        found.reverse()
        return found


def rank_of(node: Node) -> float:
    return -node.rank


def reluctantly(value: float, orders: i64) -> float:
    """A chance less what it takes off to have given so many orders: others have plans of their own."""
    if orders == 0 or value <= 0.0 or value >= 1.0:
        return value
    return chance_of(log(value / (1.0 - value)) - ORDER * float(orders))


def leaves_victim(state: FlashPoint, action: i64) -> bool:
    """An order to go away from a victim: whoever stands there has come for somebody."""
    if (action - COMMAND) % 32 // 4 not in (WALK, HAUL):
        return False
    space = state.space((action - COMMAND) // 32)
    row = state.victims
    while row:
        if space_of(row & 255) == space:
            return True
        row >>= 8
    return False


def key_of(state: FlashPoint) -> i64:
    """Positions of one turn that are the same have the same key."""
    key = mixed(state.where, state.fire)
    key = mixed(key, state.smoke)
    key = mixed(key, state.h)
    key = mixed(key, state.v)
    key = mixed(key, state.crack_h)
    key = mixed(key, state.crack_v)
    key = mixed(key, state.victims)
    key = mixed(key, state.hazmats)
    key = mixed(key, state.poi)
    key = mixed(key, state.roles)
    key = mixed(key, 4 * state.ambulance + state.engine + 8)
    key = mixed(key, state.ap + 64 * state.special + 4096 * state.phase + 131072 * state.waiting)
    flags: i64 = 0
    if state.fresh:
        flags = 1
    if state.cafs_commanded:
        flags += 2
    return mixed(key, flags)


@mypyc_attr(acyclic=True)
class Planner:
    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.most: i64 = UNLIMITED  # positions the judge may be asked about, all searches together
        self.until: float = 0.0  # when time is up; 0: never

    def best(self, root: FlashPoint, width: i64, refined: i64) -> float:
        found = self.search(root, width, refined)
        return found[0].value if found else 0.0

    def search(self, root: FlashPoint, width: i64, refined: i64) -> list[Node]:
        """Ways to end this turn, or to look at what chance decides; the best first, each with its chance to win.

        `width` positions are followed after each number of actions, and `refined` looks further than a glance.
        """
        beam = [Node(root, -1, None, 0.0)]
        ends: list[Node] = []
        looks: list[Node] = []
        seen: set[int] = {int(key_of(root))}
        for _ in range(MOST_STEPS):
            following: list[Node] = []
            for node in beam:
                if self.is_spent() and ends:
                    break
                self.expand(node, following, ends, looks, seen)
            if not following or (self.is_spent() and ends):
                break
            if len(following) > width:
                following.sort(key=rank_of)
                del following[int(width) :]
            beam = following
        looks.sort(key=rank_of)
        place: i64
        for place in range(min(refined, i64(len(looks)))):
            if self.is_spent():
                break
            looks[place].see(self.look_closely(looks[place].state, width))
        ends += looks
        ends.sort(key=rank_of)
        return ends

    def is_spent(self) -> bool:
        return self.judge.asked >= self.most or (self.until > 0.0 and monotonic() > self.until)

    def expand(self, node: Node, following: list[Node], ends: list[Node], looks: list[Node], seen: set[int]) -> None:
        state = node.state
        seat = state.to_act()
        if seat < 0:
            return
        scratch = Actions(ACTIONS)
        state.fill(seat, scratch)
        number: i64
        for number in range(scratch.count):
            action = scratch.at[number]
            if action == FINISH and state.phase == ACT:
                continue
            orders = node.orders
            if COMMAND <= action < TAKE:
                if leaves_victim(state, action):
                    continue
                orders += 1
            if action == END:
                after = state.clone()
                after.apply(seat, END)
                ends.append(Node(after, END, node, self.judge.chance(after), orders))
                continue
            child = state.clone()
            child.apply(seat, action)
            key = int(key_of(child))
            if key in seen:
                continue
            seen.add(key)
            phase = child.phase
            if phase in (IDENTIFY, GUN_ROLL):
                looks.append(Node(child, action, node, self.glance(child), orders))
            elif phase in (DONE, CHEER):
                ends.append(Node(child, action, node, self.judge.chance(child), orders))
            else:
                following.append(Node(child, action, node, self.judge.chance(child), orders))

    # ---- what chance decides

    def glance(self, state: FlashPoint) -> float:
        """What is expected if nothing more were done this turn."""
        if state.phase == GUN_ROLL:
            return self.shot(state)
        total: float = 0.0
        hidden = float(state.unseen_victims + state.unseen_alarms)
        if state.unseen_victims > 0:
            after = state.clone()
            after.apply(CHANCE, 0)
            total += float(state.unseen_victims) / hidden * self.judge.chance(after)
        if state.unseen_alarms > 0:
            after = state.clone()
            after.apply(CHANCE, 1)
            total += float(state.unseen_alarms) / hidden * self.judge.chance(after)
        return total

    def look_closely(self, state: FlashPoint, width: i64) -> float:
        """What is expected if the turn is played on well."""
        narrow = max(width // 3, 2)
        if state.phase == GUN_ROLL:
            return self.shot_and_on(state, narrow)
        total: float = 0.0
        hidden = float(state.unseen_victims + state.unseen_alarms)
        if state.unseen_victims > 0:
            after = state.clone()
            after.apply(CHANCE, 0)
            total += float(state.unseen_victims) / hidden * self.best(after, narrow, 0)
        if state.unseen_alarms > 0:
            after = state.clone()
            after.apply(CHANCE, 1)
            total += float(state.unseen_alarms) / hidden * self.best(after, narrow, 0)
        return total

    def shot(self, state: FlashPoint) -> float:
        """P34: the mean over the twelve spaces of the quadrant; P42: an operator rolls again what hits little."""
        values: list[float] = []
        for after in self.splashes(state):
            values.append(self.judge.chance(after))
        return self.mean_shot(state, values)

    def shot_and_on(self, state: FlashPoint, width: i64) -> float:
        """The same for some of the twelve, and the turn is played on well after each."""
        values: list[float] = []
        splashes = self.splashes(state)
        place: i64 = 1
        while place < len(splashes):
            values.append(self.best(splashes[place], width, 1))
            place += 3
        return self.mean_shot(state, values)

    def mean_shot(self, state: FlashPoint, values: list[float]) -> float:
        mean = sum(values) / len(values)
        if state.role(state.seat) != DRIVER:
            return mean
        again: float = 0.0
        for value in values:
            again += max(value, mean)
        return again / len(values)

    def splashes(self, state: FlashPoint) -> list[FlashPoint]:
        """What the deck gun may leave, a position for each space of its quadrant."""
        quadrant = state.quadrant()
        found: list[FlashPoint] = []
        number: i64
        for number in range(INSIDE):
            if has(quadrant, inside(number)):
                after = state.clone()
                after.target = inside(number)
                after.splash(None)
                found.append(after)
        return found
