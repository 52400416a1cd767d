"""What the others may have chosen in a round of Tails on Fire, and how likely each of it is.

Everything that happened in a round lies open (T18) but the chosen cards. So a round is told again from its first turn
on: what somebody would like to choose from such a hand, then at each of their turns how often somebody with these cards
does what was done. Players choose in secret and independently, so there is one list of possible hands for each of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.bots.tails.habits import Habits, some
from brasier.bots.tails.stakes import Stakes
from brasier.core.rng import Rng
from brasier.games.tails.cards import CHOICES, TRICKSTER, for_seat, of_seat, one_card
from brasier.games.tails.data import MOST
from brasier.games.tails.rules import CHASE, FIRST, IN_ONE_ROW, THIEF, Tails, one_more

ROOM: Final = 128  # more hands than a seat can have
NO_HANDS: Final = vec[i64]([0] * (ROOM * MOST))
NO_WEIGHTS: Final = vec[float]([0.0] * (ROOM * MOST))
DOUBT: Final = 0.2  # how often somebody does anything at all, against all habits


def told_again(state: Tails) -> Tails:
    """The same round before its first turn: what was played is still among the chosen cards."""
    before = state.clone()
    before.chosen |= before.played
    before.played = 0
    before.lacked = 0
    before.phase = FIRST
    before.turn = before.first
    before.wanted = before.iguana
    before.vain = 0
    before.laid = 0
    before.top_owner = 0
    before.top_is_trickster = False
    return before


def entry_of(state: Tails, number: i64) -> i64:
    """Who laid a card of the row and whether it is a trickster: 2 * who + trickster."""
    if number < IN_ONE_ROW:
        return state.row >> 4 * number & 15
    return state.row_end >> 4 * (number - IN_ONE_ROW) & 15


@mypyc_attr(acyclic=True)
class Guess:
    """The possible hands of every other seat; `hands` and `likely` have room for each seat."""

    def __init__(self, state: Tails, seat: i64, stakes: Stakes, habits: Habits) -> None:
        self.seat = seat
        self.stakes = stakes
        self.habits = habits
        self.hands: vec[i64] = NO_HANDS[:]  # the whole choice while the round is told again, then what is left of it
        self.likely: vec[float] = NO_WEIGHTS[:]
        self.number: vec[i64] = NO_HANDS[:MOST]
        self.whole: vec[float] = NO_WEIGHTS[:MOST]
        who: i64
        for who in range(state.players):
            if who != seat:
                self.list_hands(state, who)
        if state.phase in (FIRST, CHASE):
            self.tell_again(state)
        for who in range(state.players):
            if who != seat:
                self.sum_up(state, who)

    def list_hands(self, state: Tails, who: i64) -> None:
        """All a seat may have chosen, by liking."""
        full = of_seat(state.den | state.chosen | state.played, who)
        if full == 0:
            return
        choosing = state.clone()
        choosing.den |= choosing.chosen | choosing.played
        choosing.chosen = 0
        habits = self.habits
        habits.weigh_choices(choosing, self.stakes, who, full)
        played = of_seat(state.played, who)
        lacked = of_seat(state.lacked, who)
        anything = DOUBT / float(habits.choices.count)
        base = ROOM * who
        n: i64 = 0
        i: i64
        for i in range(habits.choices.count):
            cards = CHOICES[habits.choices.at[i]]
            if cards & played == played and not cards & lacked:
                self.hands[base + n] = cards
                self.likely[base + n] = (1.0 - DOUBT) * habits.weights[i] / habits.whole + anything
                n += 1
        self.number[who] = n

    def tell_again(self, state: Tails) -> None:
        """Turn by turn from the beginning of the round to now."""
        then = told_again(state)
        while then.laid < state.laid or then.vain < state.vain or then.turn != state.turn:
            who = then.turn
            entry: i64 = -1
            if then.laid < state.laid and then.vain == state.vain:
                entry = entry_of(state, then.laid)
                if entry >> 1 != who:
                    entry = -1
            if who < THIEF and who != self.seat:
                self.learn(then, who, entry)
            if entry >= 0:
                self.lay(then, who, entry & 1 == 1)
            then.turn = then.after(who)
            if then.laid == 0 and then.turn == then.first:
                then.vain += 1
                then.wanted = one_more(then.wanted)

    def lay(self, then: Tails, who: i64, trickster: bool) -> None:
        if who != THIEF:
            card = then.wanted - 1
            if trickster:
                card = TRICKSTER
            laid = for_seat(one_card(card), who)
            then.chosen &= ~laid
            then.played |= laid
        then.laid += 1
        then.phase = CHASE
        then.top_owner = who
        then.top_is_trickster = trickster
        then.wanted = one_more(then.wanted)

    def learn(self, then: Tails, who: i64, entry: i64) -> None:
        """Somebody passed (entry -1), or played a number (even) or the trickster (odd)."""
        base = ROOM * who
        played = of_seat(then.played, who)
        must = then.must_open()
        i: i64
        for i in range(self.number[who]):
            held = self.hands[base + i] & ~played
            number = self.habits.odds(then, self.stakes, who, held, False)
            trickster = self.habits.odds(then, self.stakes, who, held, True)
            if number == 0.0 and trickster == 0.0:
                continue
            if must and number > 0.0:
                if entry < 0:
                    self.likely[base + i] = 0.0
                continue
            done: float = 1.0
            if entry >= 0:
                done = number
                if entry & 1:
                    done = trickster
            self.likely[base + i] *= DOUBT * 0.5 + (1.0 - DOUBT) * done / (1.0 + number + trickster)

    def sum_up(self, state: Tails, who: i64) -> None:
        base = ROOM * who
        played = of_seat(state.played, who)
        i: i64
        whole: float = 0.0
        for i in range(self.number[who]):
            self.hands[base + i] &= ~played
            whole += self.likely[base + i]
        self.whole[who] = whole

    # ---- what it is good for

    def drawn(self, who: i64, rng: Rng) -> i64:
        """A possible hand, drawn by how likely it is."""
        base = ROOM * who
        last = self.number[who] - 1
        if last < 0:
            return 0
        left = some(rng) * self.whole[who]
        i: i64
        for i in range(last):
            left -= self.likely[base + i]
            if left < 0.0:
                return self.hands[base + i]
        return self.hands[base + last]

    def deal(self, state: Tails, rng: Rng) -> None:
        """Deal every other seat such a hand; in the choice this is what they will choose."""
        who: i64
        for who in range(state.players):
            if who != self.seat and self.number[who]:
                cards = for_seat(self.drawn(who, rng), who)
                both = (state.den | state.chosen) & for_seat(1023, who)
                state.chosen = state.chosen & ~both | cards
                state.den = state.den & ~both | both & ~cards

    def holds(self, who: i64, cards: i64) -> float:
        """How likely a seat holds one of these cards."""
        base = ROOM * who
        i: i64
        likely: float = 0.0
        for i in range(self.number[who]):
            if self.hands[base + i] & cards:
                likely += self.likely[base + i]
        if self.whole[who] == 0.0:
            return 0.0
        return likely / self.whole[who]
