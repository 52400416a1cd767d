"""How likely each seat wins a match of Tails on Fire, judged between two rounds.

A few numbers (*signs*) describe each seat: its flames, what of them lies safe or may be stolen (T10), what it can still
play. Weights for each number of rounds to come turn them into a strength, and strengths into chances to win.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.bots.tails.stakes import fires_by_place, steps_above, usual_flames
from brasier.games.tails.cards import TRICKSTER, count, of_seat, one_card
from brasier.games.tails.data import CARDS, MOST, VALUES
from brasier.games.tails.rules import DONE, Tails

SIGNS: Final = 12
ROUNDS: Final = 8  # with weights of their own: one to eight rounds to come
FAR: Final = 2.0  # more than twice of what is to come: such a lead is as good as any
NO_SIGNS: Final = vec[float]([0.0] * (SIGNS * MOST))
NO_CHANCES: Final = vec[float]([0.0] * MOST)

# How often the row gets to a card so many steps above the start value, and a round is won with it.
WON_AT: Final = vec[float]([0.04, 0.09, 0.15, 0.19, 0.18, 0.14, 0.10, 0.07, 0.04])


@mypyc_attr(acyclic=True)
class Worth:
    def __init__(self, weights: vec[float]) -> None:
        self.weights: vec[float] = weights
        self.signs: vec[float] = NO_SIGNS[:]
        self.chances: vec[float] = NO_CHANCES[:]  # of each seat to win
        self.won_with: vec[float] = NO_SIGNS[:VALUES]

    def note(self, state: Tails) -> None:
        """The signs of every seat, when no round is on."""
        s = self.signs
        fires = fires_by_place(state)
        unit = usual_flames(state)
        seat: i64
        card: i64
        other: i64
        start: i64
        i: i64
        won_with = self.won_with
        for card in range(VALUES):  # how often a round to come is won with this value
            often: float = 0.0
            for start in range(1, VALUES + 1):
                if state.under & one_card(start - 1):
                    often += WON_AT[steps_above(card + 1, start)]
            won_with[card] = often
        for i in range(SIGNS * state.players):
            s[i] = 0.0
        for seat in range(state.players):
            at = SIGNS * seat
            hand = of_seat(state.den, seat)
            tired = of_seat(state.exhausted, seat)
            for card in range(CARDS):
                flames = float(fires[CARDS * seat + card]) / unit
                if flames == 0.0:
                    continue
                s[at] += flames
                if card == TRICKSTER:
                    s[at + 1] += flames
                    continue
                thieves: float = 0.0
                for other in range(state.players):
                    if other != seat and not of_seat(state.piled, other) & one_card(card):
                        thieves += 1.0
                        if not of_seat(state.exhausted, other) & one_card(card):
                            s[SIGNS * other + 7] += flames * won_with[card]
                s[at + 2] += flames * won_with[card] * thieves / float(state.players - 1)
                s[at + 3] = max(s[at + 3], flames)
            if hand & one_card(TRICKSTER):
                s[at + 4] = 1.0
            elif tired & one_card(TRICKSTER):
                s[at + 5] = 1.0
            s[at + 6] = float(count(hand)) / 10.0
            s[at + 8] = float(count(hand | tired)) / 10.0
            if seat == state.first:
                s[at + 9] = 1.0
        self.note_leads(state, unit)

    def note_leads(self, state: Tails, unit: float) -> None:
        """How far a seat is before the best of the others, beside what is still to come; and whether it is at all."""
        s = self.signs
        seat: i64
        other: i64
        start: i64
        to_come: float = 0.0
        for start in range(1, VALUES + 1):
            if state.under & one_card(start - 1):
                to_come += float(state.flames_on(start)) / unit
        for seat in range(state.players):
            rival: float = 0.0
            for other in range(state.players):
                if other != seat:
                    rival = max(rival, s[SIGNS * other])
            lead = s[SIGNS * seat] - rival
            s[SIGNS * seat + 10] = max(-FAR, min(FAR, lead / to_come))
            if lead > 0.0:
                s[SIGNS * seat + 11] = 1.0

    def judge(self, state: Tails) -> None:
        """How likely each seat wins, into `chances`. A shared victory counts in parts."""
        if state.phase == DONE:
            self.count_up(state)
            return
        self.note(state)
        self.weigh(state.players, count(state.under))

    def weigh(self, players: i64, rounds: i64) -> None:
        """From signs to chances, with so many rounds to come."""
        weights = self.weights
        rounds = min(rounds, ROUNDS)
        base = SIGNS * (rounds - 1)
        seat: i64
        i: i64
        top: float = -1e9
        for seat in range(players):
            strength: float = 0.0
            for i in range(SIGNS):
                strength += weights[base + i] * self.signs[SIGNS * seat + i]
            self.chances[seat] = strength
            top = max(top, strength)
        whole: float = 0.0
        for seat in range(players):
            strength = exp(self.chances[seat] - top)
            self.chances[seat] = strength
            whole += strength
        for seat in range(players):
            self.chances[seat] /= whole

    def count_up(self, state: Tails) -> None:
        """T13: the match is over."""
        seat: i64
        most: i64 = 0
        winners: float = 0.0
        for seat in range(state.players):
            flames = state.score(seat)
            if flames > most:
                most = flames
                winners = 0.0
            if flames == most:
                winners += 1.0
        for seat in range(state.players):
            self.chances[seat] = 0.0
            if state.score(seat) == most:
                self.chances[seat] = 1.0 / winners
