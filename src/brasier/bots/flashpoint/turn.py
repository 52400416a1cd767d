"""What a firefighter could do in a turn, and what it is worth: people to bring out, fire to fight.

Every plan is weighed by what it brings for each action point it takes.
"""

from typing import NamedTuple

from brasier.bots.flashpoint.danger import VICTIM, Danger
from brasier.bots.flashpoint.sight import (
    DOOR,
    FAR,
    Sight,
    Ways,
    first_space,
    hand_of,
    in_words,
    number,
    prices,
    spaces,
    ways_from,
    ways_out,
)
from brasier.games.flashpoint.data import MOST_SAVED
from brasier.games.flashpoint.ground import NEXT, SIDES, SPACES
from brasier.games.flashpoint.view import Firefighter, View

RESCUE = 13.0  # what it is worth to bring somebody out
ROLLS = 15.0  # how many rolls of the dice water takes effect for
FIRST = 1.01  # how much more than any water it is worth if it can be done before the turn ends
ABOUT_TO_BURN = 1 / 8  # so likely after the next roll: nobody is kept waiting then
RISK = 0.1  # how much likelier to burn a victim may lie for the sake of getting on
FREE_STEP = 0.1  # a part of a point that a step costs for which points cannot be used otherwise
RETURN = 0.2  # a part of a point that every use of water costs: the look around

OFFSET = {-10: 0, 1: 1, 10: 2, -1: 3}


class Plan(NamedTuple):
    worth: float  # for each point
    action: str  # what it begins with
    stays: bool = False  # it is done where one stands
    fetches: bool = False  # it brings somebody out: worth its points, however many


class Job(NamedTuple):
    """Water for one space."""

    yields: float  # for each point
    cost: int
    gain: float
    text: str
    where: str


class Turn:
    """The position as whoever's turn it is sees it."""

    def __init__(self, view: View, legal: list[str]) -> None:
        self.view = view
        self.legal = set(legal)
        self.sight = sight = Sight(view)
        self.me = view.firefighters[view.player]
        self.here = self.place(self.me)
        self.hand = hand_of(self.me.specialist)
        self.free_steps = self.me.special if self.me.specialist == "rescue" else 0
        self.free_water = self.me.special if self.me.specialist == "cafs" else 0
        self.ways = {who.seat: ways_from(sight, self.place(who), hand_of(who.specialist)) for who in view.firefighters}
        self.mine = self.ways[self.me.seat]
        refuges = sight.refuges()
        self.out = ways_out(sight, self.hand, refuges, 2)
        self.led = ways_out(sight, self.hand, refuges, 1) if sight.treated else self.out
        self.danger = Danger(sight)
        self.threats = self.danger.threats(sight.fire, sight.smoke)
        self.charge = self.charges()

    def place(self, firefighter: Firefighter) -> int:
        assert firefighter.cell is not None, "nobody has a turn before everybody is placed"
        return number(firefighter.cell)

    # ---- people

    def charges(self) -> dict[int, int]:
        """Who looks after which victim or point of interest: the nearest of those who have nobody yet."""
        calls = [space for space in spaces(self.sight.poi | self.sight.victims) if 0 < self.out.cost[space] < FAR]
        calls = [space for space in calls if self.leaving(space).via[space] >= 0]
        offers = [
            (self.ways[who.seat].cost[space], who.seat != self.me.seat, who.seat, space)
            for who in self.view.firefighters
            for space in calls
        ]
        found: dict[int, int] = {}
        for cost, _, seat, space in sorted(offers):
            if cost < FAR and seat not in found.values() and space not in found:
                found[space] = seat
        for space in calls:
            if space not in found and self.mine.cost[space] < FAR:
                found[space] = self.me.seat
        return found

    def leaving(self, space: int) -> Ways:
        return self.led if self.sight.treated >> space & 1 else self.out

    def rescue(self, water: float) -> Plan | None:
        """The best of the people one is to look after; who can be safe in time comes before water of such a worth."""
        best: Plan | None = None
        hope = self.sight.hope()
        for space, seat in self.charge.items():
            if seat != self.me.seat:
                continue
            is_known = bool(self.sight.victims >> space & 1)
            chance = 1.0 if is_known else hope
            cost = self.mine.cost[space] + chance * self.leaving(space).cost[space] + (not is_known)
            worth = chance * (RESCUE + VICTIM * self.threats[space]) / max(1.0, self.paid(cost))
            action = self.carry() if space == self.here else self.walk(space)
            in_time = is_known and cost <= self.me.ap + self.free_steps and self.can_begin(action)
            if in_time and not self.burns_but(space):
                worth = max(worth, FIRST * water)
            if best is None or worth > best.worth:
                best = Plan(worth, action, fetches=True)
        return best

    def burns_but(self, space: int) -> bool:
        """Whether somebody elsewhere is about to burn."""
        others = spaces((self.sight.poi | self.sight.victims) & ~(1 << space))
        return any(self.threats[other] >= ABOUT_TO_BURN for other in others)

    def paid(self, cost: float) -> float:
        """A way in points; those that serve nothing but walking count little."""
        free = min(cost, self.free_steps)
        return cost - free + FREE_STEP * free

    def walk(self, goal: int) -> str:
        """How the way to a goal begins; empty if there is none."""
        there = first_space(self.mine, self.here, goal)
        return self.words(there, "move") if there >= 0 else ""

    def words(self, there: int, way: str) -> str:
        step = self.sight.step(self.here, there)
        return in_words(step, bool(self.sight.fire >> there & 1), way, self.hand)

    def carry(self) -> str:
        """On with the victim in one's space; empty if they would lie worse where the points end: then one waits."""
        is_treated = bool(self.sight.treated >> self.here & 1)
        there = self.leaving(self.here).via[self.here]
        if self.me.ap <= MOST_SAVED and not self.lies_better(1 if is_treated else 2):
            return ""
        action = self.words(there, "lead" if is_treated else "carry")
        both = action.replace("lead", "carry-lead")
        return both if both in self.legal else action

    def lies_better(self, pace: int) -> bool:
        """Whether the points take the victim to safety, or at least to a space not much likelier to burn."""
        ways = self.leaving(self.here)
        price = prices(self.sight, self.hand)
        points = self.me.ap + self.free_steps
        fire, smoke = self.sight.fire, self.sight.smoke
        space = self.here
        risks = []
        while (there := ways.via[space]) >= 0:
            hurdle = self.sight.step(space, there).hurdle
            points -= pace + (price[hurdle] if hurdle <= DOOR else self.hand.chop * (hurdle - DOOR))
            if fire >> there & 1:
                points -= self.hand.water
                fire ^= 1 << there
                smoke |= 1 << there
            if points < 0:
                break
            space = there
            risks.append(self.danger.threats(fire, smoke)[space])
        return not risks or ways.via[space] < 0 or min(risks) <= self.threats[self.here] + RISK

    # ---- fire

    def fires(self) -> list[Plan]:
        """For every space within reach: what water would do from there, with the points the way leaves."""
        points = self.me.ap + self.free_water
        burning = self.sight.fire | self.sight.smoke
        reach = {
            space: 1 << space | self.sight.beside[space]
            for space in range(SPACES)
            if self.mine.cost[space] - self.free_steps < points
            and (space == self.here or not self.sight.fire >> space & 1)
        }
        wet = 0
        for near in reach.values():
            wet |= near
        gains = self.danger.relief(wet)
        plans = []
        for stand, near in reach.items():
            if near & burning:
                way = self.paid(self.mine.cost[stand])
                worth, first = self.water(self.jobs(stand, near & burning, gains), way, points)
                action = first if stand == self.here else self.walk(stand)
                if first and action:
                    plans.append(Plan(worth, action, stand == self.here))
        return plans

    def jobs(self, stand: int, near: int, gains: dict[int, tuple[float, float]]) -> list[Job]:
        found = []
        for space in spaces(near):
            once, wholly = gains[space]
            where = "here" if space == stand else SIDES[OFFSET[space - stand]]
            cost = self.hand.water
            found.append(Job(once / cost, cost, once, f"douse {where}", where))
            if self.sight.fire >> space & 1:
                found.append(Job(wholly / (2 * cost), 2 * cost, wholly, f"quench {where}", where))
        return sorted(found, reverse=True)

    def water(self, jobs: list[Job], way: float, points: int) -> tuple[float, str]:
        """What the best jobs are worth together for each point, and the first of them."""
        worth, spent, gained, first = 0.0, 0, 0.0, ""
        done = set()
        for job in jobs:
            if job.where in done or job.gain <= 0 or way + spent + job.cost > points:
                continue
            done.add(job.where)
            first = first or job.text
            spent += job.cost
            gained += job.gain
            worth = max(worth, ROLLS * gained / (way + max(0, spent - self.free_water) + RETURN))
        return worth, first

    def towards_fire(self) -> str:
        """A step nearer to the nearest fire; empty beside one, and if there is none."""
        stands = [
            (self.mine.cost[space], space)
            for space in range(SPACES)
            if self.sight.beside[space] & self.sight.fire and not self.sight.fire >> space & 1
        ]
        cost, space = min(stands, default=(FAR, self.here))
        return self.walk(space) if 0 < cost < FAR else ""

    def onward(self) -> list[str]:
        """Steps nearer to somebody, the nearest first, and to a fire."""
        people = [(self.mine.cost[space], space) for space in spaces(self.sight.poi | self.sight.victims)]
        return [*(self.walk(space) for cost, space in sorted(people) if 0 < cost < FAR), self.towards_fire()]

    def can_begin(self, action: str) -> bool:
        return action in self.legal and not self.lets_fire_in(action)

    def lets_fire_in(self, action: str) -> bool:
        """Whether it opens a door to a fire that there are no points left to fight."""
        word, _, side = action.partition(" ")
        if word != "open" or self.me.ap + self.free_water > 2:
            return False
        there = NEXT[4 * self.here + SIDES.index(side)]
        return bool((1 << there | self.sight.beside[there]) & self.sight.fire)
