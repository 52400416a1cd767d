"""How likely a match is won by such a team as ours: a small network that has seen many matches to their end.

The judge's sum compares ends of a turn; it was found by playing, and says little of how a match ends. The critic
foresees that better, but chooses badly: it knows what was played, not what could have been. So the judge proposes, and
the critic says what became of it a turn later (`foresight`). `fits.critic` finds its numbers, in Heroic matches of
four.
"""

from mypy_extensions import i64, mypyc_attr

from brasier.bots.flashpoint.judge import chance_of
from brasier.bots.flashpoint.network import Network
from brasier.bots.flashpoint.survey import NUMBERS, Survey
from brasier.games.flashpoint.codes import CHEER, DONE
from brasier.games.flashpoint.data import TO_WIN
from brasier.games.flashpoint.rules import FlashPoint


@mypyc_attr(acyclic=True)
class Critic:
    def __init__(self, hidden: i64, row: list[float]) -> None:
        self.survey = Survey()
        self.network = Network(NUMBERS, hidden, row)
        self.asked: i64 = 0  # positions seen so far

    def chance(self, state: FlashPoint) -> float:
        """That the match is won."""
        if state.rescued >= TO_WIN:
            return 1.0
        if state.phase in (DONE, CHEER):
            return 0.0
        self.asked += 1
        self.survey.look(state)
        return chance_of(self.network.total(self.survey.at))
