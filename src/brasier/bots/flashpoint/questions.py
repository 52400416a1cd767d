"""What is asked outside one's own actions: at the set-up, in a vehicle, at the deck gun, when one falls.

Every answer is tried and judged; what chance decides next is weighed.
"""

from brasier.bots.flashpoint.judge import Judge
from brasier.bots.flashpoint.planner import Planner
from brasier.core.state import CHANCE
from brasier.games.flashpoint.codes import (
    AIM,
    CHEER,
    FINISH,
    KEEP,
    PARK_ONE,
    PLACE_ONE,
    TAKE,
    TAKE_ONE,
    WHO_BEGINS,
)
from brasier.games.flashpoint.data import ADVANCED, SPECIALISTS
from brasier.games.flashpoint.rules import FlashPoint

# The four that won most together; the order of the others is a guess. Fewer than four need those who fetch people
# first: of two the operator would stay at the gun, and alone never come away from it.
PROVED = ("driver", "cafs", "generalist", "rescue")
SMALL_TEAM = ("cafs", "generalist", "driver", "rescue")
OTHERS = ("paramedic", "imaging", "captain", "hazmat")


def is_proved(specialist: str, firefighters: int) -> bool:
    """Whether somebody is of the team that won most: it was one of four."""
    return specialist in PROVED and firefighters >= len(PROVED)


def team_for(firefighters: int) -> tuple[str, ...]:
    """Whom so many of them take, the dearest first."""
    return (*(SMALL_TEAM if firefighters < len(PROVED) else PROVED), *OTHERS)


class Asked:
    """Somebody is asked something: what each answer is worth."""

    def __init__(self, judge: Judge, planner: Planner) -> None:
        self.judge = judge
        self.planner = planner

    def values(self, state: FlashPoint, seat: int, legal: list[int]) -> dict[int, float]:
        phase = state.phase
        if phase == CHEER:
            first = sorted(legal, key=lambda action: action != FINISH)
            return dict.fromkeys(first, 1.0)  # P24, P26: won is won, so playing on risks nothing
        if phase == TAKE_ONE:
            team = team_for(int(state.firefighters))
            return {action: 1.0 - team.index(SPECIALISTS[action - TAKE]) / 10 for action in legal}
        if phase == AIM:
            return self.aims(state, seat, legal)
        found: dict[int, float] = {}
        for action in legal:
            if found and self.planner.is_spent():
                break
            found[action] = self.value(state, seat, action)
        return found

    def value(self, state: FlashPoint, seat: int, action: int) -> float:
        after = state.clone()
        after.apply(seat, action)
        if state.phase in (PLACE_ONE, PARK_ONE) and state.mode == ADVANCED:
            return self.parked(after)
        if state.phase == WHO_BEGINS:
            return float(self.planner.best(after, 4, 2))
        return float(self.judge.chance(after))

    def parked(self, state: FlashPoint) -> float:
        """With both vehicles where they do most."""
        best = 0.0
        ambulances = range(4) if state.ambulance < 0 else [state.ambulance]
        engines = range(4) if state.engine < 0 else [state.engine]
        for ambulance in ambulances:
            for engine in engines:
                after = state.clone()
                after.ambulance, after.engine = ambulance, engine
                best = max(best, self.judge.chance(after))
                if self.planner.is_spent():
                    return best
        return best

    def aims(self, state: FlashPoint, seat: int, legal: list[int]) -> dict[int, float]:
        """P42: dice as they lie, or the mean of one rolled again, which may lead on to the other."""
        found: dict[int, float] = {}
        for action in legal:
            if found and self.planner.is_spent():
                break
            after = state.clone()
            after.apply(seat, action)
            if action == KEEP:
                found[action] = float(self.judge.chance(after))
                continue
            rolls = after.chances()
            total = 0.0
            for outcome, _ in rolls:
                rolled = after.clone()
                rolled.apply(CHANCE, outcome)
                if rolled.phase == AIM:
                    total += max(self.aims(rolled, seat, rolled.legal(seat)).values())
                else:
                    total += self.judge.chance(rolled)
            found[action] = total / len(rolls)
        return found
