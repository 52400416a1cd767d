"""Random players and dealers of different tastes: how much they like each answer, judged by what the oracle knows.

Plain random play burns down before anything rare happens; these reach the other corners of the rules.
"""

import random
from collections.abc import Callable
from heapq import heappop, heappush

from games.flashpoint.oracle import CHANCE, OUTSIDE, SIDES, WAYS, Cell, Oracle, Question, beside, between, cell_of

Taste = Callable[[Oracle, str], float]


def likes(**weights: float) -> Taste:
    """By the first word; a command counts as what is commanded too."""
    liked = {word.replace("_", "-"): weight for word, weight in weights.items()}

    def weight(oracle: Oracle, text: str) -> float:
        words = text.split()
        own = liked.get(words[0], 1.0)
        return own * liked.get(words[2], 1.0) if words[0] == "command" else own

    return weight


def far(oracle: Oracle, goals: list[Cell]) -> dict[Cell, int]:
    """How far every space is from the nearest goal, doors, walls and fire counted as the points they cost."""
    costs = dict.fromkeys(goals, 0)
    heap = [(0, cell) for cell in goals]
    while heap:
        cost, cell = heappop(heap)
        if cost > costs[cell]:
            continue
        for direction in SIDES:
            other = beside(cell, direction)
            if not (0 <= other[0] < 8 and 0 <= other[1] < 10):
                continue
            edge = between(cell, other)
            step = 1 + 2 * (2 - oracle.house.walls.get(edge, 2)) + (oracle.house.doors.get(edge) == "closed")
            step += 2 * (other in oracle.house.fire)
            if cost + step < costs.get(other, 1000):
                costs[other] = cost + step
                heappush(heap, (cost + step, other))
    return costs


class Maps:
    """The way to people, and with somebody the way out: drawn once for each question."""

    def __init__(self) -> None:
        self.question: Question | None = None
        self.drawn: dict[bool, dict[Cell, int]] = {}

    def of(self, oracle: Oracle) -> dict[bool, dict[Cell, int]]:
        if self.question is not oracle.question:
            self.question = oracle.question
            people = [cell for cell, _ in oracle.victims] + list(oracle.poi)
            exits = list(oracle.spot("ambulance")) or OUTSIDE
            self.drawn = {False: far(oracle, people), True: far(oracle, exits)}
        return self.drawn


MAPS = Maps()


def rescuer(oracle: Oracle, text: str) -> float:
    """Walks to points of interest and brings victims out, and makes way."""
    kind, *words = text.split()
    if kind == "command":
        return rescuer_moves(oracle, int(words[0]), words[1], words[2])
    assert oracle.question is not None
    if kind in ("move", "open", "close", "chop", *WAYS):
        return rescuer_moves(oracle, oracle.question.actor, kind, words[0])
    if kind in ("douse", "quench"):
        return 3.0 if oracle.house.fire else 0.3
    other = {"treat": 20.0, "play": 4.0, "end": 0.1, "finish": 0.0005, "drive": 0.02, "change": 0.2, "gun": 0.5}
    return other.get(kind, 1.0)


def medic(oracle: Oracle, text: str) -> float:
    """A rescuer who lets victims gather and takes whatever there is along."""
    kind, *words = text.split()
    ways = {"carry": 3.0, "haul": 5.0, "lead": 20.0, "carry-lead": 500.0, "haul-lead": 500.0, "lead-two": 500.0}
    if kind in ways:
        return ways[kind]
    if kind == "command" and words[1] in ways:
        return ways[words[1]]
    return 100.0 if kind == "treat" else rescuer(oracle, text)


def rescuer_moves(oracle: Oracle, seat: int, kind: str, direction: str) -> float:
    start = oracle.place(seat)
    goal = beside(start, direction)
    laden = any(cell == start for cell, _ in oracle.victims)
    maps = MAPS.of(oracle)
    closer = maps[laden].get(goal, 0) < maps[laden].get(start, 0)
    if kind in ("open", "chop"):
        return 20.0 if closer else 0.02
    if kind == "close":
        return 0.01
    if kind == "haul":
        return 3.0
    if laden:
        return 0.02 if kind in ("move", "haul") else 100.0 if closer else 0.2
    return 20.0 if closer else 0.2


def firewalker(oracle: Oracle, text: str) -> float:
    """Goes into fire and does everything else there."""
    kind, *words = text.split()
    assert oracle.question is not None
    if kind == "move":
        here = oracle.place(oracle.question.actor)
        return 60.0 if beside(here, words[0]) in oracle.house.fire else 2.0 if here not in oracle.house.fire else 0.5
    return {"end": 0.05, "quench": 0.1, "douse": 0.3, "drive": 0.3}.get(kind, 1.0)


# Chopping and driving at random would bring the house down, or carry the ambulance off, before anything else happens.
CAREFUL = {"chop": 0.05, "drive": 0.2, "play": 5.0, "finish": 0.01}
PLAYERS: dict[str, Taste] = {
    "anything": likes(),
    "patient": likes(**{**CAREFUL, "end": 0.05}),
    "idle": likes(end=30),
    "rescuer": rescuer,
    "medic": medic,
    "firewalker": firewalker,
    "vandal": likes(chop=30, end=0.2),
    "doorman": likes(**{**CAREFUL, "open": 20, "close": 10, "end": 0.3}),
    "motorist": likes(chop=0.05, drive=8, gun=30, ride=8, change=20, reroll=4, end=0.1, move=0.5),
    "haulier": likes(**{**CAREFUL, "haul": 20, "carry": 5, "end": 0.1, "dispose": 10}),
    "chief": likes(**{**CAREFUL, "command": 3, "carry": 10, "lead": 10, "haul": 10, "end": 0.1, "close": 0.2}),
}


# ---- dealers


def kind_dealer(oracle: Oracle, text: str) -> float:
    """Smoke where it does no harm, people near the firefighters."""
    kind, *words = text.split()
    if kind == "victim":
        return 8.0
    if kind != "roll":
        return 1.0
    cell = cell_of(words[0])
    if cell in oracle.house.fire:
        return 0.0005
    if cell in oracle.house.smoke or oracle.beside_fire(cell):
        return 0.02
    places = [place for place in oracle.cells if place is not None]
    nearest = min((abs(cell[0] - row) + abs(cell[1] - column) for row, column in places), default=0)
    return 10.0 if nearest <= 2 else 1.0


def cruel_dealer(oracle: Oracle, text: str) -> float:
    kind, *words = text.split()
    if kind != "roll":
        return 1.0
    cell = cell_of(words[0])
    return (6.0 if cell in oracle.house.fire else 1.0) * (6.0 if cell in oracle.hot_spots else 1.0)


def smoky_dealer(oracle: Oracle, text: str) -> float:
    """Smoke everywhere, then fire beside it: long flashovers."""
    kind, *words = text.split()
    if kind != "roll":
        return 1.0
    cell = cell_of(words[0])
    quiet = cell not in oracle.house.fire and cell not in oracle.house.smoke and not oracle.beside_fire(cell)
    return 8.0 if quiet else 1.0


DEALERS: dict[str, Taste] = {
    "fair": likes(),
    "kind": kind_dealer,
    "cruel": cruel_dealer,
    "smoky": smoky_dealer,
}


def choose(oracle: Oracle, player: Taste, dealer: Taste, rng: random.Random) -> str:
    assert oracle.question is not None
    taste = dealer if oracle.question.actor == CHANCE else player
    texts = sorted(oracle.question.answers)
    return rng.choices(texts, [float(oracle.question.answers[text]) * taste(oracle, text) for text in texts])[0]
