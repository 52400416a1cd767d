"""Feurio! at a glance: against others the policy's own first choice, in a shared match a short search.

Against others a man is worth what his zone wins by him and what it may win later, and what his place would bring the
others; a tile is worth what all zones will be worth once it lies, and the best man then.
"""

from typing import Final

from brasier.bots.feurio.hard import Searcher
from brasier.bots.feurio.rivals import Rivals
from brasier.bots.feurio.search import hot_cells, own_colours
from brasier.bots.feurio.seen import Seen
from brasier.bots.feurio.why import explained
from brasier.bots.thought import AS_MEANT, Budget, Thought, ranked
from brasier.core.rng import Rng
from brasier.games.feurio.data import COLOURS
from brasier.games.feurio.rules import BREAK, LAY
from brasier.games.feurio.view import View

SHARED: Final = 2_000  # nodes in a shared match
WORTH_A_FIREBREAK: Final = 1.5  # points for the man and the turn that it costs


class Normal(Searcher):
    level = "normal"
    rival_options = 0
    shared_options = 8

    def nodes(self, view: View) -> int:
        return SHARED

    def think(self, view: View, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        if len(legal) == 1 or view.phase == "middle" or view.goal is not None:
            return super().think(view, legal, rng, budget)
        seen = Seen(view)
        worth = tiles(seen) if view.phase == "tile" else men(seen)
        return Thought("worth", explained(view, legal, {action: worth[action] for action in ranked(worth)}), len(worth))


def men(seen: Seen) -> dict[str, float]:
    policy = seen.policy
    policy.men(seen.forest, True)
    return {
        seen.words(seen.with_men(int(policy.option[place]))): float(policy.gain_of[place])
        for place in range(policy.options)
    }


def tiles(seen: Seen) -> dict[str, float]:
    policy, seat = seen.policy, seen.view.player
    assert isinstance(policy, Rivals)
    worth: dict[str, float] = {}
    for cell in hot_cells(seen.forest):
        after = seen.forest.clone()
        after.lay(cell, seen.value)
        balance = policy.balance(after, seat)
        policy.men(after, True)
        worth[seen.words(LAY + cell)] = balance + max(float(policy.gain_of[place]) for place in range(policy.options))
        if seen.view.options.firebreaks:
            hidden = seen.forest.clone()
            hidden.lay(cell, 0)
            balance = policy.balance(hidden, seat) - WORTH_A_FIREBREAK
            for colour in own_colours(seen.forest):
                worth[seen.words(BREAK + COLOURS * cell + colour)] = balance
    return worth
