"""What a view tells a search: the forest with all that this seat has not seen, and the way from choices back to words.

Nothing hidden is used: whatever lies face down and is not one's own is one of the unseen tiles like those in the pile.
"""

from brasier.bots.feurio.forest import Forest, forest_of
from brasier.bots.feurio.policy import NOBODY, Policy
from brasier.bots.feurio.rivals import Rivals
from brasier.bots.feurio.search import NO_CELL, NO_PRICE, Search, hot_cells, own_colours
from brasier.bots.feurio.shared import Shared
from brasier.bots.feurio.weights import RIVALS, SHARED
from brasier.core.rng import Rng
from brasier.games.feurio import GAME
from brasier.games.feurio.data import COLOURS, MEN_A_TURN
from brasier.games.feurio.rules import BREAK, LAY, PASS, PLACE, Feurio
from brasier.games.feurio.view import View

FEWEST = 2  # options with men for each point where a tile may lie


class Seen:
    def __init__(self, view: View) -> None:
        self.view = view
        self.state: Feurio = GAME.world(view, Rng(0))
        self.forest: Forest = forest_of(self.state, sum(count << 3 * value for value, count in enumerate(view.unseen)))
        self.forest.left = view.left
        self.value = view.drawn or 0
        self.policy: Policy = Rivals(RIVALS) if view.goal is None else Shared(SHARED[view.options.players])

    def search(self, most: int) -> Search:
        """A search with the best options: about so many."""
        search = Search(self.policy, self.forest, self.value)
        if self.view.phase != "tile":
            search.add_men(most)
            return search
        cells = hot_cells(self.forest)
        for cell in cells:
            search.add_tile(cell, max(FEWEST, most // len(cells)))
        if self.view.options.firebreaks:
            for cell in cells:
                for colour in own_colours(self.forest):
                    search.add_firebreak(cell, colour)
        return search

    def action(self, search: Search, arm: int) -> int:
        """The next step of an option, as the rules number it."""
        cell = int(search.cell[arm])
        price = int(search.price[arm])
        if price != NO_PRICE:
            return BREAK + COLOURS * cell + price
        return self.with_men(int(search.men[arm])) if cell == NO_CELL else LAY + cell

    def with_men(self, choice: int) -> int:
        if choice == NOBODY:
            return PASS
        cell = int(self.forest.cell_of[choice >> 4])
        return PLACE + COLOURS * MEN_A_TURN * cell + MEN_A_TURN * (choice >> 2 & 3) + (choice & 3) - 1

    def words(self, action: int) -> str:
        return GAME.write(self.state, self.view.player, action)
