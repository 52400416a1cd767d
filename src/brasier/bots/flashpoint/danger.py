"""What the next roll of the dice may do to a house on fire, weighed: the measure by which water is spent.

For each of the 48 spaces the dice can name, the fire is let advance on paper (P16–P20): what would burn, which walls
would suffer. The sum, each harm by its weight, is the danger of a position; what a bucket of water is worth is the
danger it takes away.
"""

from brasier.bots.flashpoint.sight import CRACKED, FREE, INSIDE, OUTSIDE_BITS, Sight, number, spaces
from brasier.games.flashpoint.data import MOST_DAMAGE
from brasier.games.flashpoint.ground import SPACES

VICTIM = 10.0  # somebody lost
FALL = 2.0  # a firefighter knocked down
BURNING = 1.5  # one more space on fire
BLOW = 2.0  # one more damage to the house
BLOW_MORE = 2.0  # and how much more when the house is about to fall
EMBER = 0.08  # a space that burns, whatever the next roll does
ASH = 0.06  # a space that smokes
HAZMAT = 5.0  # it will explode


class Danger:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        view = sight.view
        self.weight = [BURNING] * SPACES
        for space in spaces(OUTSIDE_BITS):
            self.weight[space] = 0.0
        for victim in view.victims:
            self.weight[number(victim.cell)] += VICTIM
        for cell in view.poi:
            self.weight[number(cell)] += VICTIM * sight.hope()
        for cell in view.hazmats:
            self.weight[number(cell)] += HAZMAT
        for firefighter in view.firefighters:
            if firefighter.cell is not None:
                self.weight[number(firefighter.cell)] += FALL
        self.blow = BLOW + BLOW_MORE * view.damage / MOST_DAMAGE
        self.rays = {space: _rays(sight, space) for space in spaces(sight.fire)}

    def roll(self, target: int, fire: int, smoke: int) -> tuple[int, int]:
        """What newly burns if the dice name this space, before flashover, and the damage to walls (P16–P18)."""
        bit = 1 << target
        if fire & bit:
            lit = damage = 0
            for ray, ends_in_wall in self.rays[target]:
                for space in ray:
                    if not fire >> space & 1:
                        lit |= 1 << space
                        break
                else:
                    damage += ends_in_wall
            return lit, damage
        if smoke & bit or self.sight.beside[target] & fire:
            return bit, 0
        return 0, 0

    def flash(self, lit: int, smoke: int) -> int:
        """What burns when these spaces do, flashover included (P20)."""
        beside = self.sight.beside
        wave = lit
        while wave:
            near = 0
            for space in spaces(wave):
                near |= beside[space]
            wave = near & smoke & ~lit
            lit |= wave
        return lit

    def anyway(self, fire: int, smoke: int) -> int:
        """What flashes over whatever the dice say: smoke that was left beside fire."""
        near = 0
        for space in spaces(smoke):
            if self.sight.beside[space] & fire:
                near |= 1 << space
        return self.flash(near, smoke)

    def burnt(self, target: int, fire: int, smoke: int, anyway: int) -> tuple[int, float]:
        """What newly burns if the dice name this space, and what that costs."""
        lit, damage = self.roll(target, fire, smoke)
        if lit and smoke:
            lit = self.flash(lit, smoke)
        lit |= anyway
        cost = damage * self.blow
        left = lit
        while left:
            low = left & -left
            cost += self.weight[low.bit_length() - 1]
            left ^= low
        return lit, cost

    def threats(self, fire: int, smoke: int) -> list[float]:
        """For each space, how likely it is to burn after the next roll."""
        found = [0] * SPACES
        anyway = self.anyway(fire, smoke)
        for target in INSIDE:
            for space in spaces(self.burnt(target, fire, smoke, anyway)[0]):
                found[space] += 1
        return [1.0 if fire >> space & 1 else found[space] / len(INSIDE) for space in range(SPACES)]

    def relief(self, reach: int) -> dict[int, tuple[float, float]]:
        """For each burning or smoking space within reach: the danger one bucket of water takes away, and two."""
        sight = self.sight
        fire, smoke = sight.fire, sight.smoke
        anyway = self.anyway(fire, smoke)
        now = {target: self.burnt(target, fire, smoke, anyway) for target in INSIDE}
        found = {}
        for space in spaces((fire | smoke) & reach):
            bit = 1 << space
            if smoke & bit:
                gain = ASH + self.gain(now, space, fire, smoke ^ bit, anyway)
                found[space] = (gain, gain)
            else:
                wholly = EMBER + self.gain(now, space, fire ^ bit, smoke, anyway)
                once = 0.0
                if not sight.beside[space] & fire:  # else it burns again at once
                    once = EMBER - ASH + self.gain(now, space, fire ^ bit, smoke | bit, anyway)
                found[space] = (once, wholly)
        return found

    def gain(self, now: dict[int, tuple[int, float]], space: int, fire: int, smoke: int, before: int) -> float:
        """The danger that goes when a space burns or smokes less; only rolls that have to do with it are made again."""
        anyway = self.anyway(fire, smoke)
        near = 1 << space | self.sight.beside[space]
        lines = near
        for ray, _ in self.rays.get(space, ()):
            for other in ray:
                lines |= 1 << other
        gained = 0.0
        for target in INSIDE:
            lit, cost = now[target]
            if lines >> target & 1 or lit & near or anyway != before:
                gained += cost - self.burnt(target, fire, smoke, anyway)[1]
        return gained / len(INSIDE)


def _rays(sight: Sight, start: int) -> list[tuple[list[int], int]]:
    """From a space in four directions: the spaces as far as one can see, and whether a wall ends the view."""
    found = []
    for first in sight.steps[start]:
        ray: list[int] = []
        step = first
        while step.hurdle == FREE:
            ray.append(step.there)
            further = [ahead for ahead in sight.steps[step.there] if ahead.side == first.side]
            if not further:
                break
            step = further[0]
        found.append((ray, int(step.hurdle >= CRACKED)))
    return found
