"""What a seat of Tails on Fire may know, as numbers (T18). The parts, one by one, are told in `parts`.

Everything lies open but the cards somebody chose and has not played: of others, hand and den are one set here, with the
number of chosen cards and those shown not to be among them. Seats are counted from whoever looks, clockwise.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from brasier.core.state import State
from brasier.games.tails.cards import COUNT, EVERY_CARD, count, nth_card, one_card
from brasier.games.tails.data import CAMPFIRE, CARDS, CHOSEN, MOST, VALUES
from brasier.games.tails.rules import BOX, CHASE, CHOOSE, FIRST, IN_ONE_ROW, THIEF, THIEF_DRAWS, Tails
from brasier.rl.observing import Canvas, Observer

# Where each part begins.
PHASE: Final = 0
PLAYERS: Final = 7
PRESENT: Final = 8
AWAITED: Final = 14
READY: Final = 20
TO_CHOOSE: Final = 26
HOLDS: Final = 32
FLAMES: Final = 38
FIRST_PLAYER: Final = 44
ELDEST: Final = 50
CARDS_HELD: Final = 56
LACKS: Final = 116
PLAYED: Final = 176
EXHAUSTED: Final = 236
PILED: Final = 296
PILE_FLAMES: Final = 356
BOX_FLAMES: Final = 416
CHOSEN_CARDS: Final = 417
IGUANA: Final = 427
IGUANA_FLAMES: Final = 436
DECK: Final = 437
UNSEEN: Final = 446
IGUANA_PLACES: Final = 455
CAMPFIRE_PLACES: Final = 464
WANTED: Final = 470
VAIN: Final = 479
MUST_OPEN: Final = 480
ROW_WHO: Final = 481
ROW_VALUES: Final = 499
ROW_TRICKSTERS: Final = 517
TOP_OWNER: Final = 535
TOP_TRICKSTER: Final = 542
THIEF_PILE: Final = 543
THIEF_RESERVE: Final = 552
THIEF_PLAYED: Final = 561
WIDTH: Final = 570

# Six bits of this number begin at each of its places, and no two of these are alike: times a lone bit, shifted to one
# place, it tells which bit that is. Products may lose what is above 64 bits; these six stay.
TELL_TALE: Final = 0x1FBCEB8DA658544
TOLD_AT: Final = 57
BIT_TOLD: Final = bytes(
    [next((bit for bit in range(60) if (TELL_TALE << bit) >> TOLD_AT & 63 == told), 0) for told in range(64)]
)
BITS_BELOW: Final = bytes([0] + [8 * (number // 10) for number in range(61)])  # eight for each seat before this place


def turned(layer: i64, seat: i64, players: i64, bits: i64) -> i64:
    """A layer, so many bits a seat, whose lowest are those of this seat, with the other seats following clockwise."""
    split = bits * seat
    above = layer >> split
    return above | (layer ^ (above << split)) << (bits * players - split)


def relative(number: i64, origin: i64, circle: i64) -> i64:
    """A number as counted from another in a circle. (What is below 0 becomes -1 when shifted: no branch to guess.)"""
    steps = number - origin
    return steps + (steps >> 63 & circle)


def relative_place(place: i64, seat: i64, players: i64) -> i64:
    if place == BOX:
        return BOX
    return 1 + relative(place - 1, CARDS * seat, CARDS * players)


def mark(cards: i64, at: vec[u8], start: i64) -> None:
    """Write 1 for every card of a set or layer."""
    while cards:
        lowest = cards & -cards
        at[start + i64(BIT_TOLD[lowest * TELL_TALE >> TOLD_AT & 63])] = 1
        cards ^= lowest


class TailsObserver(Observer):
    def __init__(self) -> None:
        super().__init__(WIDTH)

    def turn(self, state: State) -> i64:
        assert isinstance(state, Tails)
        if state.phase == CHOOSE:
            return nth_card(state.choosing, 0)
        return state.to_act()

    def look(self, state: State, seat: i64, into: Canvas) -> None:
        assert isinstance(state, Tails)
        at = into.at
        base = into.base
        at[base + PHASE + state.phase] = 1
        at[base + PLAYERS] = u8(state.players)
        at[base + VAIN] = u8(state.vain)
        if state.must_open():
            at[base + MUST_OPEN] = 1
        if state.wanted:
            at[base + WANTED + state.wanted - 1] = 1
        if state.iguana:
            at[base + IGUANA + state.iguana - 1] = 1
            at[base + IGUANA_FLAMES] = u8(state.flames_on(state.iguana))
        self.look_at_seats(state, seat, at, base)
        self.look_at_cards(state, seat, at, base)
        self.look_at_fires(state, seat, at, base)
        if state.laid:
            self.look_at_row(state, seat, at, base)
        if state.thief_pile or state.reserve or state.thief_played:
            self.look_at_thief(state, at, base)

    def look_at_seats(self, state: Tails, seat: i64, at: vec[u8], base: i64) -> None:
        """What each seat is and does; how many cards it chose, or has to choose."""
        here: i64
        players = state.players
        in_round = CHOOSE <= state.phase <= THIEF_DRAWS
        choosing = state.choosing
        chosen = turned(state.chosen, seat, players, CARDS)
        who = seat
        for here in range(base, base + players):
            at[here + PRESENT] = 1
            at[here + HOLDS] = COUNT[chosen & EVERY_CARD]
            chosen >>= CARDS
            if choosing >> who & 1:
                at[here + AWAITED] = 1
                at[here + TO_CHOOSE] = u8(min(count(state.den >> CARDS * who & EVERY_CARD), CHOSEN))
            elif in_round:
                at[here + READY] = 1
            who += 1
            if who == players:
                who = 0
        if state.phase in (FIRST, CHASE):
            at[base + AWAITED + relative(state.turn, seat, players)] = 1
        at[base + FIRST_PLAYER + relative(state.first, seat, players)] = 1
        at[base + ELDEST + relative(state.eldest, seat, players)] = 1

    def look_at_cards(self, state: Tails, seat: i64, at: vec[u8], base: i64) -> None:
        """Where the cards of all seats are. What is in hand and what is chosen stays one set but for one's own."""
        i: i64
        players = state.players
        held = turned(state.den | state.chosen, seat, players, CARDS)
        for i in range(base + CARDS_HELD, base + CARDS_HELD + CARDS * players):
            at[i] = u8(held & 1)
            held >>= 1
        mark(turned(state.played, seat, players, CARDS), at, base + PLAYED)
        mark(turned(state.exhausted, seat, players, CARDS), at, base + EXHAUSTED)
        mark(turned(state.piled, seat, players, CARDS), at, base + PILED)
        mark(turned(state.lacked, seat, players, CARDS), at, base + LACKS)
        mark(state.chosen >> CARDS * seat & EVERY_CARD, at, base + CHOSEN_CARDS)

    def look_at_fires(self, state: Tails, seat: i64, at: vec[u8], base: i64) -> None:
        """Each iguana card and each campfire, and the flames that this makes of piles and seats."""
        number: i64
        players = state.players
        under = state.under
        flames = state.flames
        for number in range(VALUES):
            at[base + DECK + number] = u8(flames & 15)
            at[base + UNSEEN + number] = u8((flames & 15) * (under & 1))
            flames >>= 4
            under >>= 1
        scores: i64 = 0  # eight bits for each seat
        won = state.deck & ~state.under
        if state.iguana:
            won ^= one_card(state.iguana - 1)
        while won:
            lowest = won & -won
            number = i64(BIT_TOLD[lowest * TELL_TALE >> TOLD_AT & 63])
            won ^= lowest
            place = relative_place(state.iguanas >> 6 * number & 63, seat, players)
            on_card = state.flames >> 4 * number & 15
            at[base + IGUANA_PLACES + number] = u8(place)
            at[base + PILE_FLAMES - 1 + place] += u8(on_card)  # the flames in the box follow those of the piles
            scores += on_card << i64(BITS_BELOW[place])
        campfires = turned(state.campfires, seat, players, 6)
        for number in range(players):
            if campfires & 63:
                place = relative_place(campfires & 63, seat, players)
                at[base + CAMPFIRE_PLACES + number] = u8(place)
                at[base + PILE_FLAMES - 1 + place] += CAMPFIRE
                scores += CAMPFIRE * one_card(i64(BITS_BELOW[place]))
            campfires >>= 6
        for number in range(players):
            at[base + FLAMES + number] = u8(scores & 255)
            scores >>= 8

    def look_at_row(self, state: Tails, seat: i64, at: vec[u8], base: i64) -> None:
        """Who laid which card of this round; values rise by one up to the last card (T6)."""
        number: i64
        entry: i64
        laid = state.laid
        codes = state.row
        value = (state.wanted - 1 - laid + 2 * VALUES) % VALUES
        for number in range(laid):
            if number == IN_ONE_ROW:
                codes = state.row_end
            entry = codes & 15
            codes >>= 4
            value += 1
            at[base + ROW_WHO + number] = u8(1 + self.who(entry >> 1, seat, state.players))
            at[base + ROW_VALUES + number] = u8(value)
            if entry & 1:
                at[base + ROW_TRICKSTERS + number] = 1
            if value == VALUES:
                value = 0
        at[base + TOP_OWNER + self.who(state.top_owner, seat, state.players)] = 1
        if state.top_is_trickster:
            at[base + TOP_TRICKSTER] = 1

    def who(self, who: i64, seat: i64, players: i64) -> i64:
        """A seat as counted from another, or the Thief."""
        if who == THIEF:
            return MOST
        return relative(who, seat, players)

    def look_at_thief(self, state: Tails, at: vec[u8], base: i64) -> None:
        """T14: its pile is a set to everybody; its reserve lies open, the top card first."""
        i = base + THIEF_RESERVE
        reserve = state.reserve
        while reserve:
            at[i] = u8(reserve & 15)
            reserve >>= 4
            i += 1
        mark(state.thief_pile, at, base + THIEF_PILE)
        mark(state.thief_played, at, base + THIEF_PLAYED)

    def progress(self, state: State, seat: i64) -> float:
        """Most flames win (T13): 1/2 is level with the best of the others, and all the flames there are would be 1 for
        whoever had them and 0 for everybody else."""
        assert isinstance(state, Tails)
        other: i64
        best: i64 = 0
        everything: i64 = state.players * CAMPFIRE
        flames = state.flames
        while flames:
            everything += flames & 15
            flames >>= 4
        for other in range(state.players):
            if other != seat:
                best = max(best, state.score(other))
        return 0.5 + float(state.score(seat) - best) / float(2 * everything)
