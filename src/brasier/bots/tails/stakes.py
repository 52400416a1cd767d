"""What a round of Tails on Fire is about, as numbers: who has which flames, who could steal them, what may be covered.

All of it lies open (T18) and, but for what is being played, stays the same for a round: it is worked out once and then
asked in every playout.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.games.tails.cards import TRICKSTER, count, of_seat, one_card
from brasier.games.tails.data import CAMPFIRE, CARDS, MOST, VALUES, WITH_THIEF
from brasier.games.tails.rules import THIEF, Tails, one_less, one_more

USUAL_FLAMES: Final = 3.0  # on an iguana card, on average (T2): flames are counted in what is usual in the deck
PLACES: Final = vec[i64]([0] * (CARDS * MOST))

# How often a card is among the chosen ones, beside others: by its steps above the start value, then the trickster.
LIKING: Final = (1.35, 1.5, 1.5, 1.35, 1.15, 1.0, 0.8, 0.7, 0.7, 1.5)


def _liked() -> list[float]:
    """For every start value and every set of cards, how much its cards are liked together."""
    liked: list[float] = []
    for start in range(VALUES):
        liking = [LIKING[(card - start) % VALUES] for card in range(VALUES)] + [LIKING[VALUES]]
        for cards in range(1 << CARDS):
            liked.append(sum([liking[card] for card in range(CARDS) if cards >> card & 1]))
    return liked


LIKED: Final = vec[float](_liked())


def steps_above(value: i64, start: i64) -> i64:
    """How many cards lie before this value when the row begins with the start value."""
    steps = value - start
    if steps < 0:
        steps += VALUES
    return steps


@mypyc_attr(acyclic=True)
class Stakes:
    def __init__(self, state: Tails) -> None:
        self.players = state.players
        self.start = state.iguana
        self.last = state.under == 0
        self.unit: float = usual_flames(state)
        self.flames: float = 0.0  # of the iguana card on top
        if state.iguana:
            self.flames = float(state.flames_on(state.iguana)) / self.unit
        self.fires: vec[i64] = fires_by_place(state)
        self.loot: vec[i64] = PLACES[:]  # by seat and card: what winning with it would steal (T10)
        self.total: vec[i64] = PLACES[:MOST]
        self.most: i64 = 0
        seat: i64
        other: i64
        card: i64
        for seat in range(state.players):
            for card in range(CARDS):
                flames = self.fires[CARDS * seat + card]
                self.total[seat] += flames
                if flames and card != TRICKSTER:
                    for other in range(state.players):
                        if other != seat:
                            self.loot[CARDS * other + card] += flames
            self.most = max(self.most, self.total[seat])

    # ---- what is to be won

    def prize(self, seat: i64, value: i64) -> float:
        """T9, T10: the flames that winning with this value brings."""
        return self.flames + float(self.loot[CARDS * seat + value - 1]) / self.unit

    def at_risk(self, seat: i64, value: i64) -> float:
        """T10: the flames a seat loses if somebody else wins with this value."""
        return float(self.fires[CARDS * seat + value - 1]) / self.unit

    # ---- what others may hold

    def may_cover(self, state: Tails, seat: i64, value: i64, on_trickster: bool) -> float:
        """How likely a seat holds this value, or a trickster that may stand for it, as everybody else sees it."""
        holds = count(of_seat(state.chosen, seat))
        if holds == 0:
            return 0.0
        cards = of_seat((state.chosen | state.den) & ~state.lacked, seat)
        wanted = cards & one_card(value - 1)
        if not on_trickster:
            wanted |= cards & one_card(TRICKSTER)
        if wanted == 0:
            return 0.0
        base = (self.start - 1) << CARDS
        likely = float(holds) * LIKED[base + wanted] / LIKED[base + cards]
        if likely > 0.95:
            return 0.95
        return likely

    def thief_covers(self, state: Tails, value: i64) -> float:
        """T15: how likely the Thief plays this value at its next turn."""
        if state.reserve and state.reserve & 15 == value:
            return 1.0
        if state.thief_pile & one_card(value - 1):
            return 1.0 / float(count(state.thief_pile))
        return 0.0

    def comes_home(self, state: Tails, seat: i64, trickster: bool, willing: float) -> float:
        """T8: how likely nobody covers what this seat plays now."""
        cover = one_more(state.wanted)
        kept: float = 1.0
        other: i64
        for other in range(state.players):
            if other != seat:
                kept *= 1.0 - willing * self.may_cover(state, other, cover, trickster)
        if state.players <= WITH_THIEF:
            kept *= 1.0 - self.thief_covers(state, cover)
        return kept

    def top_wins(self, state: Tails, seat: i64, willing: float) -> float:
        """How likely the last card comes home if this seat does not cover it."""
        if state.laid == 0:
            return 0.0
        kept: float = 1.0
        who = state.after(seat)
        while who != state.top_owner:
            if who == THIEF:
                kept *= 1.0 - self.thief_covers(state, state.wanted)
            else:
                kept *= 1.0 - willing * self.may_cover(state, who, state.wanted, state.top_is_trickster)
            who = state.after(who)
        return kept

    def top_prize(self, state: Tails) -> float:
        """What the owner of the last card would win with it; nothing to anybody if it is the Thief (T16)."""
        if state.laid == 0 or state.top_owner == THIEF:
            return 0.0
        return self.prize(state.top_owner, one_less(state.wanted))

    def top_would_lead(self, state: Tails) -> bool:
        """Whether the last card's owner would have more flames than anybody has now."""
        if state.laid == 0 or state.top_owner == THIEF:
            return False
        return float(self.total[state.top_owner]) / self.unit + self.top_prize(state) > float(self.most) / self.unit


def usual_flames(state: Tails) -> float:
    """T2: a deck of one's own may have more flames, or fewer; 1 with ours."""
    start: i64
    flames: i64 = 0
    for start in range(1, VALUES + 1):
        if state.deck & one_card(start - 1):
            flames += state.flames_on(start)
    return float(flames) / float(count(state.deck)) / USUAL_FLAMES


def fires_by_place(state: Tails) -> vec[i64]:
    """The flames under each card of each seat."""
    fires = PLACES[:]
    start: i64
    seat: i64
    end: i64 = CARDS * MOST
    for start in range(1, VALUES + 1):
        where = state.iguana_place(start) - 1
        if 0 <= where < end:
            fires[where] += state.flames_on(start)
    for seat in range(state.players):
        where = state.campfire_place(seat) - 1
        if 0 <= where < end:
            fires[where] += CAMPFIRE
    return fires
