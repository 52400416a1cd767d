"""The player who misses little: the same judge as the normal player's, but hardly a row of actions is left out.

In Heroic matches, where a little makes all the difference, it also looks a turn ahead (`ahead`), if the team and the
house are those its critic knows.
"""

from typing import Final

from brasier.bots.flashpoint.ahead import Ahead
from brasier.bots.flashpoint.normal import HEROIC, Normal, judge_of
from brasier.bots.flashpoint.planner import Node, Planner
from brasier.bots.flashpoint.survey import TEAM
from brasier.bots.thought import Budget
from brasier.games.flashpoint.data import ADVANCED, CAFS, DRIVER, GENERALIST, RESCUE
from brasier.games.flashpoint.rules import FlashPoint

WIDTH: Final = 40
LOOKS: Final = 12
NODES: Final = 20000
AHEAD: Final = 40000  # nodes more, for the turn ahead
SECONDS: Final = 1.0
SEEN: Final = (DRIVER, CAFS, GENERALIST, RESCUE)  # by the critic, seat by seat: whom bots take


class Hard(Normal):
    """A node is a position that is judged."""

    width = WIDTH
    looks = LOOKS
    nodes = NODES
    seconds = SECONDS

    def __init__(self) -> None:
        self._ahead: Ahead | None = None  # it remembers what it has foreseen; without that its answers are the same

    def foreseen(
        self, state: FlashPoint, plans: list[Node], planner: Planner, budget: Budget
    ) -> tuple[dict[Node, float], int]:
        if not is_known(state):
            return {}, 0
        self._ahead = self._ahead or Ahead(judge_of(state))
        most = AHEAD if budget.nodes is None else budget.nodes - int(planner.judge.asked)
        found = self._ahead.compared(state, plans, most, float(planner.until))
        return found, self._ahead.nodes


def is_known(state: FlashPoint) -> bool:
    """Whether the critic has seen such matches: Heroic ones in the front, of the four who won most, on their seats."""
    if state.mode != ADVANCED or state.level != HEROIC or state.firefighters != TEAM or state.house.name != "front":
        return False
    return not state.playing_on and tuple(int(state.role(seat)) for seat in range(TEAM)) == SEEN
