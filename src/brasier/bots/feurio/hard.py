"""Feurio! by Monte Carlo search: the best few turns are played out by a good policy, the better half of them again.

A node is a turn played out. The value told is the part of the playouts that was won, unshared. What decides is a little
finer (`Policy.result`): against others the lead counts, in a shared match also how near a defeat came to a victory.
"""

import time

from brasier.bots.feurio.easy import in_the_middle
from brasier.bots.feurio.seen import Seen
from brasier.bots.feurio.why import explained
from brasier.bots.thought import AS_MEANT, MOST_CANDIDATES, Budget, Player, Thought, forced, none_above, ranked
from brasier.core.rng import Rng
from brasier.games.feurio.view import View


class Searcher(Player):
    """Whoever searches; how much, the levels say."""

    rival_nodes: int
    rival_options: int
    shared_nodes: int
    shared_options: int

    def think(self, view: View, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        if len(legal) == 1:
            return forced(legal[0])
        if view.phase == "middle":
            sums = {action: in_the_middle(action) for action in legal}
            return Thought("worth", explained(view, legal, {action: sums[action] for action in ranked(sums)}))
        nodes, options = self.rival_nodes, self.rival_options
        if view.goal is not None:
            nodes, options = self.shared_nodes, self.shared_options
        until = 0.0 if budget.seconds is None else time.monotonic() + budget.seconds
        seen = Seen(view)
        search = seen.search(options)
        search.run(nodes if budget.nodes is None else budget.nodes, rng, until)
        values: dict[str, float] = {}
        for arm in range(search.arms):
            values.setdefault(seen.words(seen.action(search, arm)), int(search.wins[arm]) / int(search.tries[arm]))
        best = none_above(dict(list(values.items())[:MOST_CANDIDATES]))
        return Thought("win", explained(view, legal, best), int(search.nodes))


class Hard(Searcher):
    rival_nodes = 60_000
    rival_options = 8
    shared_nodes = 60_000
    shared_options = 16
