"""The player who plans a whole turn: what it leads to is judged by what the next roll may do."""

from threading import local
from time import monotonic
from typing import Final

from brasier.bots.flashpoint.judge import Judge
from brasier.bots.flashpoint.planner import Node, Planner
from brasier.bots.flashpoint.questions import Asked
from brasier.bots.flashpoint.told import told
from brasier.bots.flashpoint.weights import WEIGHTS, Sort
from brasier.bots.flashpoint.why import Picture, compared
from brasier.bots.flashpoint.why_asked import reasons_for
from brasier.bots.thought import (
    AS_MEANT,
    MOST_CANDIDATES,
    Budget,
    Candidate,
    Player,
    Thought,
    forced,
    none_above,
    ranked,
)
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.codes import ACT, TAKE_ONE
from brasier.games.flashpoint.data import FAMILY, LEVELS
from brasier.games.flashpoint.rules import FlashPoint
from brasier.games.flashpoint.view import View

HEROIC: Final = LEVELS.index("heroic")
WIDTH: Final = 8  # positions that are followed after each number of actions
LOOKS: Final = 5  # looks at what chance decides that are followed further
NODES: Final = 4000  # positions judged
SECONDS: Final = 0.09  # where somebody waits; on most machines the nodes are fewer


def sort_of(state: FlashPoint) -> Sort:
    if state.mode == FAMILY:
        return "family"
    return "heroic" if state.level == HEROIC else "advanced"


class Judges(local):
    """One for each sort of match, kept with what it remembers of positions: that saves time, and changes no answer but
    where time ends a search. Each thread has its own, because a judge works in place."""

    def __init__(self) -> None:
        self.kept: dict[Sort, Judge] = {}


_JUDGES: Final = Judges()


def judge_of(state: FlashPoint) -> Judge:
    """The judge of this thread for such a match; it counts anew."""
    sort = sort_of(state)
    if sort not in _JUDGES.kept:
        _JUDGES.kept[sort] = Judge(*WEIGHTS[sort])
    judge = _JUDGES.kept[sort]
    judge.asked = 0
    return judge


class Normal(Player):
    """A node is a position that is judged."""

    width = WIDTH
    looks = LOOKS
    nodes = NODES
    seconds = SECONDS

    def think(self, view: View, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        if len(legal) == 1:
            return forced(legal[0])
        state = GAME.world(view, rng)
        seat = int(state.to_act())
        texts = {action: GAME.write(state, seat, action) for action in state.legal(seat)}
        actions = [action for action in texts if texts[action] in legal]
        judge = judge_of(state)
        planner = self.planner(judge, budget)
        if state.phase != ACT:
            return answered(judge, planner, state, seat, {action: texts[action] for action in actions})
        return planned(judge, state, seat, planner.search(state, self.width, self.looks), texts)

    def planner(self, judge: Judge, budget: Budget) -> Planner:
        planner = Planner(judge)
        planner.most = self.nodes if budget.nodes is None else budget.nodes
        planner.until = 0.0 if budget.seconds is None else monotonic() + min(budget.seconds, self.seconds)
        return planner


def planned(judge: Judge, state: FlashPoint, seat: int, plans: list[Node], texts: dict[int, str]) -> Thought:
    """The best plan for each way to begin."""
    begun: dict[int, Node] = {}
    for plan in plans:
        begun.setdefault(plan.actions()[0], plan)
        if len(begun) == MOST_CANDIDATES:
            break
    chances = {texts[first]: told(sort_of(state), plan.value, int(state.rescued)) for first, plan in begun.items()}
    chances = none_above(chances)  # P39: a plan without orders is preferred to one that wins as often
    was = Picture(state)
    why = {texts[first]: compared(was, plan.state, seat, first) for first, plan in begun.items()}
    found = [Candidate(text, chances[text], why[text]) for text in ranked(chances)]
    return Thought("win", tuple(found), int(judge.asked))


def answered(judge: Judge, planner: Planner, state: FlashPoint, seat: int, texts: dict[int, str]) -> Thought:
    values = Asked(judge, planner).values(state, seat, list(texts))
    best = sorted(values, key=lambda action: -values[action])[:MOST_CANDIDATES]
    if state.phase != TAKE_ONE:
        values = {action: told(sort_of(state), values[action], int(state.rescued)) for action in best}
    found = [Candidate(texts[action], values[action], reasons_for(state, texts[action])) for action in best]
    return Thought("worth" if state.phase == TAKE_ONE else "win", tuple(found), int(judge.asked))
