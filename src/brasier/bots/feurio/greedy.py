"""The yardstick: whatever counts most at once.

For every legal action it counts what it would have if the match ended right after it: in a competitive match its own
points (F19), in a shared one the three figures of the goal (F22), each as a part of what is wanted, added up. It takes
the best, of equals any; but it pays for no firebreak that gains nothing.
"""

from brasier.bots.feurio.why import explained
from brasier.bots.thought import AS_MEANT, Budget, Player, Thought, forced, ranked
from brasier.core.rng import Rng
from brasier.games.feurio import GAME
from brasier.games.feurio.data import COLOURS, MEN
from brasier.games.feurio.view import View

TIE = 1e-6  # far less than any difference: one man of 48


class Greedy(Player):
    def think(self, view: View, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        if len(legal) == 1 or view.phase == "middle":
            return forced(legal[rng.below(len(legal))])
        state = GAME.world(view, Rng(0))
        seat = view.player
        worth: dict[str, float] = {}
        for action in legal:
            after = state.clone()
            after.apply(seat, GAME.read(state, seat, action))
            if view.goal is None:
                points = sum(
                    zone.points
                    for colour in range(COLOURS)
                    if after.scores(seat, colour)
                    for zone in after.zones(colour)
                )
                worth[action] = float(points)
            else:
                men, one_zone, open_ones = after.goal()
                worth[action] = men / (MEN * COLOURS) + (one_zone + open_ones) / COLOURS
        seen = {action: worth[action] + TIE * int(rng.below(1000)) for action in legal}
        for action in legal:
            if action.startswith("firebreak"):
                seen[action] -= 1000 * TIE
        return Thought("worth", explained(view, legal, {action: worth[action] for action in ranked(seen)}), len(legal))
