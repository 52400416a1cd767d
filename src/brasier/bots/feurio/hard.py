"""Feurio! by Monte Carlo search: the best few turns are played out by a good policy, the better half of them again.

A node is a turn played out. In the last third of a shared match there are more of them the more tiles are to come, so
that about as many playouts look at every decision; before that their number is fixed, so that a move keeps its second.
A duel needs fewer than a match of more. The value told is about the part of the playouts that was won, unshared; in a
shared match, what became of such matches (`told`). What decides is a little finer (`Policy.result`): against others the
lead counts, in a shared match also how near a defeat came to a victory.
"""

import time
from typing import Final

from brasier.bots.feurio.easy import in_the_middle
from brasier.bots.feurio.search import Search
from brasier.bots.feurio.seen import Seen
from brasier.bots.feurio.told import TOLD, Tried, against, told
from brasier.bots.feurio.why import explained
from brasier.bots.thought import AS_MEANT, MOST_CANDIDATES, Budget, Player, Thought, forced, none_above, ranked
from brasier.core.rng import Rng
from brasier.games.feurio.view import View

PLAYOUTS: Final = 6_000  # for a decision in a shared match
SHARED: Final = 80_000  # nodes, and no more than these
DUEL: Final = 30_000
RIVALS: Final = 60_000


class Searcher(Player):
    """Whoever searches; how much, the levels say."""

    level: str
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
        seen, search = self.searched(view, rng, budget)
        arms: dict[str, int] = {}
        for arm in range(search.arms):
            arms.setdefault(seen.words(seen.action(search, arm)), arm)
        few = list(arms.items())[:MOST_CANDIDATES]
        best = none_above({action: self.chance(view, search, arm) for action, arm in few})
        said = {action: best[action] for action in ranked(best)}  # the chosen stays the first: none is above it
        if view.goal is None:
            tried = [Tried(*playouts(search, arms[action]), is_settled(view, action)) for action in said]
            said = dict(zip(said, against(view.options.players, tried), strict=True))
        return Thought("win", explained(view, legal, said), int(search.nodes))

    def searched(self, view: View, rng: Rng, budget: Budget = AS_MEANT) -> tuple[Seen, Search]:
        """A search that is through: its first option is the best."""
        until = 0.0 if budget.seconds is None else time.monotonic() + budget.seconds
        seen = Seen(view)
        search = seen.search(self.rival_options if view.goal is None else self.shared_options)
        search.run(self.nodes(view) if budget.nodes is None else budget.nodes, rng, until)
        return seen, search

    def chance(self, view: View, search: Search, arm: int) -> float:
        """To win: in a shared match as people are told, against others by the playouts alone."""
        won, tries = playouts(search, arm)
        if view.goal is None:
            return won / tries
        return told(TOLD[self.level][view.options.players], won, tries, view.left)


def playouts(search: Search, arm: int) -> tuple[int, int]:
    """How many were won, and how many there were."""
    return int(search.wins[arm]), int(search.tries[arm])


def is_settled(view: View, action: str) -> bool:
    """F16: whether nothing is left but what this seat does itself: no tile, no secret, nobody else's man."""
    if view.left or any(tile.value is None for tile in view.tiles):
        return False
    if view.phase == "late" and action == "pass" and view.passes == view.options.players - 1:
        return True
    return not any(sum(each.men.values()) for each in view.standings if each.seat != view.player)


class Hard(Searcher):
    level = "hard"
    rival_options = 8
    shared_options = 16

    def nodes(self, view: View) -> int:
        if view.goal is not None:
            return min(PLAYOUTS * (view.left + 1), SHARED)
        return DUEL if view.options.players == 2 else RIVALS
