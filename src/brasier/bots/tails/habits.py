"""How sensible players of Tails on Fire choose and play: rules of thumb with weights, for playouts and for guessing.

A choice of three cards (T4) and a card in the hunt (T5–T8) are each described by a few numbers (*traits*) that follow
from what the seat itself may know. Weights turn them into a liking; what is liked more is done more often, and nothing
that is allowed is ever ruled out. The weights come from `weights`; `training` finds them.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.bots.tails.stakes import Stakes, steps_above
from brasier.core.rng import Rng
from brasier.core.state import Actions
from brasier.games.tails.cards import CHOICES, EVERY_CARD, TRICKSTER, add_choices, count, of_seat, one_card
from brasier.games.tails.data import CARDS, VALUES
from brasier.games.tails.rules import MOST_LEGAL, PASS, PLAY, Tails, one_less, one_more

PLAY_TRAITS: Final = 13
CARD_TRAITS: Final = 23  # of one card
PAIR_TRAITS: Final = 4  # of two numbers that are one, two, three steps apart; of a number with the trickster
CHOICE_TRAITS: Final = 27
WILLING: Final = 0.8  # how often whoever can cover a card does
STEADY: Final = 16777216  # how fine random numbers are


def _pairs() -> list[int]:
    """How many pairs of numbers are one, two, three steps apart, counted from the start value upwards."""
    listed: list[int] = []
    for start in range(VALUES):
        order = [(start + step) % VALUES for step in range(VALUES)]
        for apart in range(1, PAIR_TRAITS):
            pairs = [(1 << low) | (1 << high) for low, high in zip(order, order[apart:], strict=False)]
            for cards in range(1 << CARDS):
                listed.append(len([pair for pair in pairs if cards & pair == pair]))
    return listed


PAIRS_APART: Final = bytes(_pairs())  # by start value, steps apart less one, and set of cards
LOWEST: Final = vec[i64]([0] + [(cards & -cards).bit_length() - 1 for cards in range(1, 1 << CARDS)])
NEAR: Final = 4  # so many numbers from the start value on are asked for early
NEAR_NUMBERS: Final = bytes(
    [
        len([card for card in range(VALUES) if cards >> card & 1 and (card - start) % VALUES < NEAR])
        for start in range(VALUES)
        for cards in range(1 << CARDS)
    ]
)

NO_TRAITS: Final = vec[float]([0.0] * 32)
NO_LIKINGS: Final = vec[float]([0.0] * 128)


def some(rng: Rng) -> float:
    """A number from 0 to 1."""
    return float(rng.below(STEADY)) / STEADY


@mypyc_attr(acyclic=True)
class Habits:
    """The weights for a number of players, and room for what is being weighed."""

    def __init__(self, play: vec[float], choice: vec[float]) -> None:
        self.play_weights: vec[float] = play  # first for numbers, then for the trickster
        self.choice_weights: vec[float] = choice
        self.traits: vec[float] = NO_TRAITS[:]
        self.choices = Actions(MOST_LEGAL)  # of the seat that was last asked to choose
        self.liking: vec[float] = NO_LIKINGS[:]  # how much each of them is liked
        self.weights: vec[float] = NO_LIKINGS[:]  # how often each of them is chosen; they sum up to `whole`
        self.whole: float = 0.0

    # ---- the hunt (T5–T8)

    def note_play(self, state: Tails, stakes: Stakes, seat: i64, held: i64, trickster: bool) -> None:
        """The traits of covering the last card, or opening, with a number or the trickster."""
        t = self.traits
        home = stakes.comes_home(state, seat, trickster, WILLING)
        lost = stakes.top_wins(state, seat, WILLING)
        prize = stakes.prize(seat, state.wanted)
        top_prize = stakes.top_prize(state)
        next_one = one_more(state.wanted)
        second = one_more(next_one)
        t[0] = 1.0
        t[1] = home * prize
        t[2] = home
        t[3] = lost * top_prize
        t[4] = 0.0
        if state.laid and not state.top_is_trickster:
            t[4] = lost * stakes.at_risk(seat, one_less(state.wanted))
        t[5] = 0.0
        if held & one_card(second - 1):
            t[5] = 1.0 - home
        t[6] = 0.0
        t[7] = 0.0
        if held & one_card(next_one - 1):
            t[7] = 1.0
        if trickster:
            if held & one_card(state.wanted - 1):
                t[6] = 1.0
        elif held & one_card(TRICKSTER):
            t[6] = 1.0 - home
        t[8] = 0.0
        if state.laid == 0:
            t[8] = 1.0
        t[9] = 0.0
        if stakes.last:
            t[9] = 1.0
        t[10] = 0.0
        if stakes.top_would_lead(state):
            t[10] = lost * top_prize
        t[11] = float(count(held)) - 1.0
        t[12] = 0.0
        if state.laid > 2:
            t[12] = 1.0

    def urge(self, state: Tails, stakes: Stakes, seat: i64, held: i64, trickster: bool) -> float:
        """How much a seat with these cards rather plays than passes: the logarithm of the odds."""
        self.note_play(state, stakes, seat, held, trickster)
        urge: float = 0.0
        at: i64 = 0
        if trickster:
            at = PLAY_TRAITS
        i: i64
        for i in range(PLAY_TRAITS):
            urge += self.play_weights[at + i] * self.traits[i]
        return urge

    def odds(self, state: Tails, stakes: Stakes, seat: i64, held: i64, trickster: bool) -> float:
        """How much more often a seat plays this than it passes; 0 where it may not."""
        if trickster:
            if state.laid == 0 or state.top_is_trickster or not held & one_card(TRICKSTER):
                return 0.0
        elif not held & one_card(state.wanted - 1):
            return 0.0
        urge = self.urge(state, stakes, seat, held, trickster)
        urge = min(urge, 8.0)
        urge = max(urge, -8.0)
        return exp(urge)

    def step(self, state: Tails, stakes: Stakes, rng: Rng) -> i64:
        """What the seat whose turn it is does, drawn by liking."""
        held = of_seat(state.chosen, state.turn)
        number = self.odds(state, stakes, state.turn, held, False)
        if number > 0.0 and state.must_open():
            return PLAY + state.wanted - 1
        trickster = self.odds(state, stakes, state.turn, held, True)
        if number == 0.0 and trickster == 0.0:
            return PASS
        drawn = some(rng) * (1.0 + number + trickster)
        if drawn < number:
            return PLAY + state.wanted - 1
        if drawn < number + trickster:
            return PLAY + TRICKSTER
        return PASS

    # ---- the choice (T4)

    def note_card(self, state: Tails, stakes: Stakes, seat: i64, card: i64) -> None:
        """The traits of one card of a hand, while everybody chooses."""
        t = self.traits
        i: i64
        other: i64
        for i in range(CARD_TRAITS):
            t[i] = 0.0
        if card == TRICKSTER:
            t[19] = 1.0
            t[20] = stakes.flames
            if stakes.last:
                t[21] = 1.0
            near: float = 0.0
            value = stakes.start
            for _ in range(4):
                value = one_more(value)
                near = max(near, stakes.prize(seat, value) - stakes.flames)
            t[22] = near
            return
        value = card + 1
        steps = steps_above(value, stakes.start)
        t[steps] = 1.0
        loot = stakes.prize(seat, value) - stakes.flames
        if steps <= 2:
            t[9] = loot
        elif steps <= 5:
            t[10] = loot
        else:
            t[11] = loot
        t[12] = stakes.flames * float(steps) / 8.0
        higher: i64 = 0
        same: i64 = 0
        lower: i64 = 0
        after = one_card(one_more(value) - 1)
        before = one_card(one_less(value) - 1)
        for other in range(state.players):
            if other != seat:
                hand = of_seat(state.den | state.chosen, other)
                if hand & after:
                    higher += 1
                if hand & one_card(card):
                    same += 1
                if hand & before:
                    lower += 1
        rivals = float(state.players - 1)
        t[13] = float(higher) / rivals
        t[14] = float(same) / rivals
        t[15] = float(lower) / rivals
        if seat == state.first:
            if steps == 0:
                t[16] = 1.0
            elif steps == 1:
                t[17] = 1.0
        if stakes.last:
            t[18] = float(steps) / 8.0

    def list_choices(self, state: Tails, stakes: Stakes, seat: i64, hand: i64) -> None:
        """Every choice from a hand, into `choices`, and how much each is liked, into `liking`."""
        i: i64
        card: i64
        weight = self.choice_weights
        self.choices.count = 0
        add_choices(hand, 0, self.choices)
        card_liking = NO_TRAITS[:CARDS]
        for card in range(CARDS):
            if hand & one_card(card):
                self.note_card(state, stakes, seat, card)
                liking: float = 0.0
                for i in range(CARD_TRAITS):
                    liking += weight[i] * self.traits[i]
                card_liking[card] = liking
        apart_one = (PAIR_TRAITS - 1) * (stakes.start - 1) << CARDS
        apart_two = apart_one + EVERY_CARD + 1
        apart_three = apart_two + EVERY_CARD + 1
        near = (stakes.start - 1) << CARDS
        for i in range(self.choices.count):
            cards = CHOICES[self.choices.at[i]]
            liking = 0.0
            rest = cards
            while rest:
                card = LOWEST[rest]
                liking += card_liking[card]
                rest &= rest - 1
            liking += weight[CARD_TRAITS] * float(i64(PAIRS_APART[apart_one + cards]))
            liking += weight[CARD_TRAITS + 1] * float(i64(PAIRS_APART[apart_two + cards]))
            liking += weight[CARD_TRAITS + 2] * float(i64(PAIRS_APART[apart_three + cards]))
            if cards & one_card(TRICKSTER):
                liking += weight[CARD_TRAITS + 3] * float(i64(NEAR_NUMBERS[near + cards]))
            self.liking[i] = liking

    def weigh_choices(self, state: Tails, stakes: Stakes, seat: i64, hand: i64) -> None:
        """How often a seat chooses what from a hand: `choices`, `weights` and their sum `whole`."""
        self.list_choices(state, stakes, seat, hand)
        i: i64
        top = self.liking[0]
        for i in range(self.choices.count):
            top = max(top, self.liking[i])
        self.whole = 0.0
        for i in range(self.choices.count):
            weight = exp(self.liking[i] - top)
            self.weights[i] = weight
            self.whole += weight

    def choose(self, state: Tails, stakes: Stakes, seat: i64, rng: Rng) -> i64:
        """The cards a seat chooses, drawn by liking."""
        self.weigh_choices(state, stakes, seat, of_seat(state.den, seat))
        drawn = some(rng) * self.whole
        i: i64
        for i in range(self.choices.count):
            drawn -= self.weights[i]
            if drawn < 0.0:
                return CHOICES[self.choices.at[i]]
        return CHOICES[self.choices.at[self.choices.count - 1]]


def pairs_apart(cards: i64, start: i64, steps: i64) -> i64:
    """How many pairs of numbers are so many steps apart, counted from the start value upwards."""
    return i64(PAIRS_APART[((PAIR_TRAITS - 1) * (start - 1) + steps - 1) * (EVERY_CARD + 1) + cards])


def near_numbers(cards: i64, start: i64) -> i64:
    """How many numbers are asked for early."""
    return i64(NEAR_NUMBERS[(start - 1) * (EVERY_CARD + 1) + cards])
