"""The plain measure of Tails on Fire: what can win the most flames at once, without a thought for what others hold.

A number may win the flames of the iguana card and those it would steal (T9, T10); it is worth one less for every card
that must lie before it. The trickster counts as the second card of the row, and as stealing nothing. Greedy chooses the
three cards that are worth most; in the hunt it plays whenever it can, a number rather than the trickster.
"""

from typing import Final

from brasier.bots.thought import AS_MEANT, Budget, Candidate, Player, Thought, forced, ranked
from brasier.core.rng import Rng
from brasier.games.tails.data import CARD_NAMES, VALUES
from brasier.games.tails.view import View

TRICKSTER: Final = CARD_NAMES[-1]


class Greedy(Player):
    def think(self, view: View, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        if len(legal) == 1:
            return forced(legal[0])
        worth = {action: self.worth(view, action) for action in legal}
        return Thought("worth", tuple(Candidate(action, worth[action]) for action in ranked(worth)))

    def worth(self, view: View, action: str) -> float:
        kind, *cards = action.split()
        if kind == "choose":
            return float(sum(self.may_win(view, card) for card in cards))
        if kind == "pass":
            return 0.0
        return 1.0 if cards == [TRICKSTER] else 2.0

    def may_win(self, view: View, card: str) -> int:
        assert view.iguana is not None
        if card == TRICKSTER:
            return view.iguana.flames - 1
        value = int(card)
        piles = (pile for player in view.players if player.seat != view.seat for pile in player.piles)
        stolen = sum(pile.fires.flames for pile in piles if pile.value == value)
        return view.iguana.flames + stolen - (value - view.iguana.start) % VALUES
