"""A team that thinks alike, in matches nobody watches: what each plans, and what each answers when asked.

Such matches show what may come of a position (`foresight`), and weights are fitted to them (`fits`).
"""

from mypy_extensions import i64, mypyc_attr

from brasier.bots.flashpoint.judge import Judge
from brasier.bots.flashpoint.planner import Node, Planner
from brasier.bots.flashpoint.questions import Asked
from brasier.core.rng import Rng
from brasier.core.state import CHANCE, OVER
from brasier.games.flashpoint.codes import ACT
from brasier.games.flashpoint.rules import FlashPoint


@mypyc_attr(acyclic=True)
class Crew:
    """What they plan they carry out (`carry_out`) until chance decides something."""

    def __init__(self, judge: Judge, width: i64, looks: i64, nodes: i64) -> None:
        self.judge = judge
        self.width = width
        self.looks = looks
        self.nodes = nodes  # for each decision
        self.until: float = 0.0  # when time is up; 0: never

    def plans(self, state: FlashPoint) -> list[Node]:
        return self.planner().search(state, self.width, self.looks)

    def settle(self, state: FlashPoint, dice: Rng) -> None:
        """On to where somebody has to plan, or to the end of the match."""
        while True:
            seat = state.to_act()
            if seat == OVER:
                return
            if seat == CHANCE:
                state.apply(CHANCE, state.sample(dice))
            elif state.phase == ACT:
                return
            else:
                self.answer(state, seat)

    def answer(self, state: FlashPoint, seat: i64) -> None:
        values = Asked(self.judge, self.planner()).values(state, int(seat), state.legal(seat))
        best = -1
        most = -1.0
        for action, value in values.items():
            if value > most:
                best = action
                most = value
        state.apply(seat, best)

    def planner(self) -> Planner:
        planner = Planner(self.judge)
        planner.most = self.judge.asked + self.nodes
        planner.until = self.until
        return planner


def carry_out(state: FlashPoint, plan: Node) -> None:
    for action in plan.actions():
        state.apply(state.to_act(), action)
