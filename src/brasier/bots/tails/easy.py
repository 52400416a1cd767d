"""Tails on Fire by rules of thumb.

A card wins if it comes home: if nobody covers it before its player's turn comes again (T8). All hands lie open but for
the choice (T18), so the easy player guesses how likely each of the others holds the next value or the trickster, weighs
that with the flames there are to win and to steal (T9, T10), and with what a card is worth when it is kept.
"""

from itertools import pairwise
from math import prod
from typing import Final

from brasier.bots.tails.why import TRICKSTER, Why, after
from brasier.bots.thought import AS_MEANT, Budget, Candidate, Player, Thought, forced, ranked
from brasier.core.rng import Rng
from brasier.games.tails import view as seen
from brasier.games.tails.data import CHOSEN, VALUES
from brasier.games.tails.view import View

LIKED: Final = 4  # values from the start value on that everybody likes to choose
LIKING: Final = 1.5  # how much more often than others; the trickster too
WILLING: Final = 0.5  # how often whoever can cover a card does
RIVALRY: Final = 0.4  # what a flame in others' hands costs, beside one gained
TIRED: Final = 0.1  # what it costs that a number is exhausted in the next round (T12)
TRICKSTER_TIRED: Final = 0.7
AGAIN: Final = 0.3  # what another card is worth that may follow when this one is covered
THEFT: Final = 0.02  # how likely a pile is stolen, for each round and each player who may have its value
OVERLAP: Final = 0.3  # how much two values in a row get in each other's way: nobody covers their own card
SLIP: Final = 0.25  # an easy player does not see differences smaller than this
MOOD: Final = 1.0  # how much more a card may please than it should: a secret choice must not be foreseen


class Easy(Player):
    """It does not look ahead: a node would be nothing to it, and it takes no time worth counting."""

    def think(self, view: View, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        if len(legal) == 1:
            return forced(legal[0])
        hunter = Hunter(view)
        if view.phase == "choose":
            liking = {card: worth * (1.0 + MOOD * some(rng)) for card, worth in hunter.worth_choosing().items()}
            worth = {action: hunter.choice(action, liking) for action in legal}
        else:
            worth = {action: hunter.step(action) + SLIP * some(rng) for action in legal}
        why = Why(view, hunter.holds)
        return Thought(
            "worth", tuple(Candidate(action, worth[action], why.reasons(action)) for action in ranked(worth))
        )


def some(rng: Rng) -> float:
    """A number from 0 to 1."""
    return int(rng.below(1000)) / 1000


class Hunter:
    """A seat that wonders what the others hold."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        assert view.iguana is not None
        self.view = view
        self.seat = view.seat
        self.start, self.flames = view.iguana.start, view.iguana.flames
        count = len(view.players)
        self.others = [view.players[(self.seat + step) % count] for step in range(1, count)]
        self.likely = {player.seat: self.guess(player) for player in self.others}

    def guess(self, player: seen.Player) -> dict[str, float]:
        """How likely each card of a hand is among the chosen ones: as many as there are, the liked ones rather."""
        number = CHOSEN if self.view.phase == "choose" else player.holds
        cards = [card for card in player.cards if card not in player.lacks]
        liking = {card: LIKING if self.is_liked(card) else 1.0 for card in cards}
        whole = sum(liking.values())
        return {card: min(1.0, number * liking[card] / whole) for card in cards}

    def is_liked(self, card: str) -> bool:
        return card == TRICKSTER or (int(card) - self.start) % VALUES < LIKED

    # ---- chances

    def can_play(self, player: seen.Player, value: int, *, on_trickster: bool = False) -> float:
        """How likely a player holds this value, or a trickster that may stand for it."""
        likely = self.likely[player.seat]
        trickster = 0.0 if on_trickster else likely.get(TRICKSTER, 0.0)
        return 1.0 - (1.0 - likely.get(str(value), 0.0)) * (1.0 - trickster)

    def holds(self, seat: int, value: int, on_trickster: bool) -> float:
        return self.can_play(self.view.players[seat], value, on_trickster=on_trickster)

    def thief_plays(self, value: int) -> float:
        """T15: what it draws is open to chance, the top of its reserve is not."""
        thief = self.view.thief
        if thief is None:
            return 0.0
        if thief.reserve and thief.reserve[-1] == value:
            return 1.0
        return 1 / len(thief.pile) if value in thief.pile else 0.0

    def comes_home(self, value: int, *, trickster: bool = False) -> float:
        """T8: how likely nobody covers a card of this value."""
        cover = after(value)
        kept = prod(1.0 - WILLING * self.can_play(other, cover, on_trickster=trickster) for other in self.others)
        return kept * (1.0 - self.thief_plays(cover))

    def prize(self, value: int, *, trickster: bool = False) -> float:
        """T9, T10: the flames to win and to steal with this value, less what may be stolen again."""
        stolen = sum(pile.fires.flames for other in self.others for pile in other.piles if pile.value == value)
        won = float(self.flames + stolen)
        if not trickster:  # T10: nobody steals from under a trickster
            thieves = sum(all(pile.value != value for pile in other.piles) for other in self.others)
            won *= max(0.5, 1.0 - THEFT * thieves * len(self.view.unseen))
        return won + RIVALRY * stolen

    # ---- the choice (T4)

    def choice(self, action: str, worth: dict[str, float]) -> float:
        cards = action.split()[1:]
        numbers = sorted((int(card) - self.start) % VALUES for card in cards if card != TRICKSTER)
        in_each_others_way = sum(
            OVERLAP * min(worth[self.nth(low)], worth[self.nth(high)])
            for low, high in pairwise(numbers)
            if high == low + 1
        )
        return sum(worth[card] for card in cards) - in_each_others_way

    def nth(self, step: int) -> str:
        """The value so many steps above the start value."""
        return str((self.start - 1 + step) % VALUES + 1)

    def worth_choosing(self) -> dict[str, float]:
        """For each card: how likely the row gets there, the card comes home, and what it wins then."""
        worth = {TRICKSTER: 0.0}
        reached, value = 1.0, self.start
        for step in range(VALUES):
            worth[str(value)] = reached * self.comes_home(value) * self.prize(value)
            if step:  # T5: a trickster cannot be the first card
                as_trickster = self.comes_home(value, trickster=True) * self.prize(value, trickster=True)
                worth[TRICKSTER] = max(worth[TRICKSTER], reached * as_trickster)
                # Without a card of the value before, the row ends there. The second value comes in any case (T5).
                reached *= 1.0 - prod(1.0 - self.can_play(other, value) for other in self.others)
            value = after(value)
        return worth

    # ---- the hunt (T5–T8)

    def step(self, action: str) -> float:
        wanted = self.view.wanted
        assert wanted is not None
        if action == "pass":
            return -RIVALRY * self.top_wins(wanted) * self.prize(wanted - 1 or VALUES)
        card = action.split()[1]
        trickster = card == TRICKSTER
        home = self.comes_home(wanted, trickster=trickster)
        own = self.view.players[self.seat].chosen or ()
        follows = any(other != card and (other == TRICKSTER or int(other) == after(after(wanted))) for other in own)
        again = AGAIN * self.flames * (1.0 - home) if follows else 0.0
        return home * self.prize(wanted, trickster=trickster) + again - (TRICKSTER_TIRED if trickster else TIRED)

    def top_wins(self, wanted: int) -> float:
        """How likely the last card comes home to its owner if this seat passes."""
        if not self.view.row:
            return 0.0
        top = self.view.row[-1]
        wins = 1.0
        on_trickster = top.card == TRICKSTER
        for other in self.others:
            if other.seat == top.seat:
                return wins
            wins *= 1.0 - WILLING * self.can_play(other, wanted, on_trickster=on_trickster)
        return wins
