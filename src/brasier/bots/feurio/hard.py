"""Feurio! by Monte Carlo search: the best few turns are played out by a good policy, the better half of them again.

A node is a turn played out. In a shared match there are more of them the more tiles are to come, so that about as many
playouts look at every decision; a duel needs fewer than a match of more. The value told is the part of the playouts
that was won, unshared. What decides is a little finer (`Policy.result`): against others the lead counts, in a shared
match also how near a defeat came to a victory.
"""

import time
from typing import Final

from brasier.bots.feurio.easy import in_the_middle
from brasier.bots.feurio.seen import Seen
from brasier.bots.feurio.why import explained
from brasier.bots.thought import AS_MEANT, MOST_CANDIDATES, Budget, Player, Thought, forced, none_above, ranked
from brasier.core.rng import Rng
from brasier.games.feurio.view import View

PLAYOUTS: Final = 1_800  # in a shared match
DUEL: Final = 30_000
RIVALS: Final = 60_000


class Searcher(Player):
    """Whoever searches; how much, the levels say."""

    rival_options: int
    shared_options: int

    def nodes(self, view: View) -> int:
        """What a decision is meant to have."""
        raise NotImplementedError

    def think(self, view: View, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        if len(legal) == 1:
            return forced(legal[0])
        if view.phase == "middle":
            sums = {action: in_the_middle(action) for action in legal}
            return Thought("worth", explained(view, legal, {action: sums[action] for action in ranked(sums)}))
        options = self.rival_options if view.goal is None else self.shared_options
        until = 0.0 if budget.seconds is None else time.monotonic() + budget.seconds
        seen = Seen(view)
        search = seen.search(options)
        search.run(self.nodes(view) if budget.nodes is None else budget.nodes, rng, until)
        values: dict[str, float] = {}
        for arm in range(search.arms):
            values.setdefault(seen.words(seen.action(search, arm)), int(search.wins[arm]) / int(search.tries[arm]))
        best = none_above(dict(list(values.items())[:MOST_CANDIDATES]))
        told = {action: best[action] for action in ranked(best)}  # the chosen stays the first: none is above it
        return Thought("win", explained(view, legal, told), int(search.nodes))


class Hard(Searcher):
    rival_options = 8
    shared_options = 16

    def nodes(self, view: View) -> int:
        if view.goal is not None:
            return PLAYOUTS * (view.left + 1)
        return DUEL if view.options.players == 2 else RIVALS
