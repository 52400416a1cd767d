"""The rules of Tails on Fire, T1–T18.

Theory of operation. Where cards are is told by layers (see `cards`): `den` (in hand and not chosen), `chosen` (chosen
and not played), `played` in this round, `exhausted`, and `piled` (on top of a blaze pile). What burns is told the other
way round: each iguana card and each campfire knows where it lies, as a place of six bits: 0 nowhere yet, the opossum
of a seat that covers it, or the box.

A match runs through phases: BLAZE (chance lays the first piles), then rounds of IGUANA (chance turns up a card), CHOOSE
(everybody at once, in any order), FIRST and CHASE (one seat after the other; THIEF while chance draws its card); DONE.
Whatever follows without anybody's decision (a value that rises, a round that is won, a Thief that plays from its
reserve) happens at once, inside the step before it. `wanted` is the value a number must have to be played: the one
announced while `laid`, the count of cards in the row, is 0, else one more than the last card's.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from brasier.core.rng import Rng
from brasier.core.state import CHANCE, OVER, SEVERAL, Actions, Fact, Outcome, Refusal, State
from brasier.games.tails.cards import (
    CHOICES,
    TRICKSTER,
    add_choices,
    count,
    for_seat,
    nth_card,
    of_seat,
    one_card,
)
from brasier.games.tails.data import CAMPFIRE, CARD_NAMES, CARDS, CHOSEN, VALUES, WITH_THIEF

RULES_VERSION: Final = 1

# Phases.
BLAZE: Final = 0
IGUANA: Final = 1
CHOOSE: Final = 2
FIRST: Final = 3
CHASE: Final = 4
THIEF_DRAWS: Final = 5
DONE: Final = 6

# Actions: a range of numbers for each kind. Chance has numbers of its own: the value drawn.
PASS: Final = 0
PLAY: Final = 1  # + card
PICK: Final = 11  # + number of the choice
ACTIONS: Final = 186
MOST_LEGAL: Final = 120  # T4: three cards out of ten

THIEF: Final = 6  # stands for a seat where the Thief may be meant
ALL_VALUES: Final = 511  # T14: the Thief's nine opossums
MOST_LAID: Final = 18  # cards in a row: three each of six, or of three and the Thief's nine
IN_ONE_ROW: Final = 15  # cards of four bits in one number
NOWHERE: Final = 0
BOX: Final = 61  # a place, like 1 + 10 * seat + card

# A first pile each; in each round a card, the choices, at most 18 circuits until the round is open (T5) and at most one
# circuit for each card of the row.
LONGEST: Final = 6 + 9 * (1 + 6 + 18 * 6 + MOST_LAID * 6)

# Facts for the log: kind first. `who` is a seat or THIEF, sets of cards are ten bits.
BLAZED: Final = 1  # seat, value
SEEN: Final = 2  # round, start value, flames, cards under it
CHOSE: Final = 3  # seat, cards
HUNT: Final = 4  # seat that begins, wanted value
PLAYED: Final = 5  # who, card, value
PASSED: Final = 6  # who
RAISED: Final = 7  # wanted value, whether it must be played
DREW: Final = 8  # value, whether it was kept
WON: Final = 9  # who, card, value, start value, flames
STOLEN: Final = 10  # who, robbed seat, value, flames, iguana cards and campfires (a bit each)
EXHAUSTED: Final = 11  # seat, cards
RECOVERED: Final = 12  # seat, cards
ENDED: Final = 13


def one_more(value: i64) -> i64:
    """T5, T6: the next value; after 9 comes 1."""
    if value == VALUES:
        return 1
    return value + 1


def one_less(value: i64) -> i64:
    if value == 1:
        return VALUES
    return value - 1


def place(seat: i64, card: i64) -> i64:
    """T9: where something lies that is covered by this card of this seat."""
    return 1 + CARDS * seat + card


@mypyc_attr(free_list_len=1)
class Tails(State):
    def __init__(self, players: i64, eldest: i64, deck: i64, flames: i64) -> None:
        self.players = players
        self.eldest = eldest
        self.deck = deck  # T2: the iguana cards of this match, bit 0 for start value 1
        self.flames = flames  # their flames, four bits each
        seat: i64
        everything: i64 = 0
        for seat in range(players):
            everything |= for_seat(1023, seat)
        self.phase: i64 = BLAZE
        self.turn: i64 = 0  # a seat, or THIEF
        self.first = eldest  # T5
        # Layers.
        self.den: i64 = everything
        self.chosen: i64 = 0
        self.played: i64 = 0
        self.exhausted: i64 = 0
        self.piled: i64 = 0
        self.lacked: i64 = 0  # T5: cards in the den that everybody knows to be there, because they had to be played
        # What burns, six bits each: the place of every iguana card by start value and of every campfire by seat.
        self.iguanas: i64 = 0
        self.campfires: i64 = 0
        self.under: i64 = deck  # iguana cards not yet seen
        self.iguana: i64 = 0  # start value of the one on top, 0 while none is
        self.choosing: i64 = 0  # seats still to choose, a bit each
        # The row of this round.
        self.wanted: i64 = 0
        self.vain: i64 = 0  # T5: values offered in vain
        self.laid: i64 = 0
        self.top_owner: i64 = 0
        self.top_is_trickster = False
        self.row: i64 = 0  # who laid each card and whether it is a trickster: 2 * who + trickster, four bits each
        self.row_end: i64 = 0  # the same for the last few
        # T14: the Thief.
        self.thief_pile: i64 = 0
        if players <= WITH_THIEF:
            self.thief_pile = ALL_VALUES
        self.reserve: i64 = 0  # four bits each, the last one laid lowest
        self.thief_played: i64 = 0

    # ---- who may act

    def to_act(self) -> i64:
        if self.phase in (FIRST, CHASE):
            return self.turn
        if self.phase == CHOOSE:
            seat = nth_card(self.choosing, 0)
            if self.choosing == one_card(seat):
                return seat
            return SEVERAL
        if self.phase == DONE:
            return OVER
        return CHANCE

    def actors(self) -> tuple[int, ...]:
        if self.phase == CHOOSE:
            return tuple([seat for seat in range(self.players) if self.choosing >> seat & 1])
        if self.phase == DONE:
            return ()
        return (int(self.to_act()),)

    def most_legal(self) -> i64:
        return MOST_LEGAL

    def fill(self, seat: i64, into: Actions) -> None:
        into.count = 0
        if self.phase == CHOOSE:
            if 0 <= seat < self.players and self.choosing >> seat & 1:
                add_choices(of_seat(self.den, seat), PICK, into)
        elif self.phase in (FIRST, CHASE) and seat == self.turn:
            held = of_seat(self.chosen, seat)
            holds_wanted = held >> (self.wanted - 1) & 1
            if not (holds_wanted and self.must_open()):
                into.add(PASS)
            if holds_wanted:
                into.add(PLAY + self.wanted - 1)
            if self.laid and not self.top_is_trickster and held >> TRICKSTER:
                into.add(PLAY + TRICKSTER)

    def must_open(self) -> bool:
        """T5: all nine values have been offered in vain."""
        return self.laid == 0 and self.vain >= VALUES

    # ---- chance

    def outcomes(self) -> i64:
        """The values chance may give now, bit 0 for 1. Each is as likely as any other."""
        if self.phase == BLAZE:
            seat: i64
            taken: i64 = 0
            for seat in range(self.turn):
                taken |= of_seat(self.piled, seat)
            return ALL_VALUES & ~taken
        if self.phase == IGUANA:
            return self.under
        if self.phase == THIEF_DRAWS:
            return self.thief_pile
        return 0

    def chances(self) -> list[tuple[int, int]]:
        card: i64
        possible = self.outcomes()
        listed: list[tuple[int, int]] = []
        for card in range(VALUES):
            if possible >> card & 1:
                listed.append((int(card + 1), 1))
        return listed

    def sample(self, rng: Rng) -> i64:
        possible = self.outcomes()
        return nth_card(possible, rng.below(count(possible))) + 1

    def draw(self, value: i64, log: list[Fact] | None) -> None:
        if self.phase == DONE:
            raise Refusal("match-over", "T13")
        if self.phase in (CHOOSE, FIRST, CHASE):
            raise Refusal("no-chance-now", "T3")
        if not 1 <= value <= VALUES:
            raise Refusal("tails-no-such-card", "T1", {"card": str(value)})
        if not self.outcomes() >> (value - 1) & 1:
            if self.phase == BLAZE:
                raise Refusal("tails-blaze-taken", "T3", {"value": int(value)})
            if self.phase == IGUANA:
                raise Refusal("tails-iguana-gone", "T2", {"start": int(value)})
            raise Refusal("tails-thief-card-gone", "T14", {"value": int(value)})
        if self.phase == BLAZE:
            self.lay_first_pile(value, log)
        elif self.phase == IGUANA:
            self.begin_round(value, log)
        else:
            self.thief_draws(value, log)

    # ---- set-up

    def lay_first_pile(self, value: i64, log: list[Fact] | None) -> None:
        """T3: the campfire with an opossum on it."""
        seat = self.turn
        covering = for_seat(one_card(value - 1), seat)
        self.den &= ~covering
        self.piled |= covering
        self.campfires |= place(seat, value - 1) << 6 * seat
        if log is not None:
            log.append((BLAZED, int(seat), int(value)))
        self.turn += 1
        if self.turn == self.players:
            self.turn = self.first
            self.phase = IGUANA

    # ---- a round: the choice

    def begin_round(self, start: i64, log: list[Fact] | None) -> None:
        """T3, T4: the next iguana card lies on top; everybody who has a card chooses."""
        seat: i64
        self.iguana = start
        self.under &= ~one_card(start - 1)
        for seat in range(self.players):
            if of_seat(self.den, seat):
                self.choosing |= one_card(seat)
        self.phase = CHOOSE
        if log is not None:
            number = count(self.deck) - count(self.under)
            log.append((SEEN, int(number), int(start), int(self.flames_on(start)), int(count(self.under))))

    def choose(self, seat: i64, cards: i64, log: list[Fact] | None) -> None:
        """T4: three cards of the hand, or all of a smaller one."""
        hand = of_seat(self.den, seat)
        missing = cards & ~hand
        if missing:
            self.refuse_card(seat, nth_card(missing, 0))
        needed = min(count(hand), CHOSEN)
        if count(cards) != needed:
            raise Refusal("tails-choose-exactly", "T4", {"needed": int(needed), "given": int(count(cards))})
        self.den ^= for_seat(cards, seat)
        self.chosen |= for_seat(cards, seat)
        self.choosing &= ~one_card(seat)
        if log is not None:
            log.append((CHOSE, int(seat), int(cards)))
        if not self.choosing:
            self.begin_hunt(log)

    def refuse_card(self, seat: i64, card: i64) -> None:
        """Why a card is not at hand. Only what lies open, and what the seat itself did, can be the reason."""
        name = CARD_NAMES[card]
        if of_seat(self.piled, seat) >> card & 1:
            raise Refusal("tails-on-a-pile", "T9", {"card": name})
        if of_seat(self.exhausted, seat) >> card & 1:
            raise Refusal("tails-exhausted", "T12", {"card": name})
        if of_seat(self.played, seat) >> card & 1:
            raise Refusal("tails-played-already", "T12", {"card": name})
        raise Refusal("tails-not-chosen", "T4", {"card": name})

    def begin_hunt(self, log: list[Fact] | None) -> None:
        """T5: the first player begins, with the start value of the iguana card."""
        self.phase = FIRST
        self.turn = self.first
        self.wanted = self.iguana
        if log is not None:
            log.append((HUNT, int(self.turn), int(self.wanted)))

    # ---- a round: the hunt

    def play(self, seat: i64, card: i64, log: list[Fact] | None) -> None:
        """T5, T6: the first card, or one that covers the last."""
        if card + 1 != self.wanted:
            self.refuse_evasion(seat)
        if not of_seat(self.chosen, seat) >> card & 1:
            self.refuse_card(seat, card)
        name = CARD_NAMES[card]
        if self.laid == 0:
            if card == TRICKSTER:
                raise Refusal("tails-trickster-cannot-open", "T5")
            if card + 1 != self.wanted:
                raise Refusal("tails-not-start-value", "T5", {"card": name, "wanted": int(self.wanted)})
        elif card == TRICKSTER:
            if self.top_is_trickster:
                raise Refusal("tails-trickster-on-trickster", "T6")
        elif card + 1 != self.wanted:
            top = one_less(self.wanted)
            raise Refusal("tails-not-one-higher", "T6", {"card": name, "top": int(top), "wanted": int(self.wanted)})
        laid = for_seat(one_card(card), seat)
        self.chosen ^= laid
        self.played |= laid
        self.lay(seat, card, log)
        self.next_turn(log)

    def refuse_evasion(self, seat: i64) -> None:
        """T5: once all nine values have been offered in vain, whoever holds the announced one plays it."""
        if self.must_open() and of_seat(self.chosen, seat) >> (self.wanted - 1) & 1:
            raise Refusal("tails-must-open", "T5", {"wanted": int(self.wanted)})

    def lay(self, who: i64, card: i64, log: list[Fact] | None) -> None:
        """A card comes on top of the row; whatever it is, it has the value that was wanted (T6)."""
        self.top_owner = who
        self.top_is_trickster = card == TRICKSTER
        entry = 2 * who
        if self.top_is_trickster:
            entry += 1
        if self.laid < IN_ONE_ROW:
            self.row |= entry << 4 * self.laid
        else:
            self.row_end |= entry << 4 * (self.laid - IN_ONE_ROW)
        self.laid += 1
        if log is not None:
            log.append((PLAYED, int(who), int(card), int(self.wanted)))
        self.wanted = one_more(self.wanted)

    def pass_turn(self, seat: i64, log: list[Fact] | None) -> None:
        """T5, T7: passing puts nobody out, and shows nothing unless the card had to be played."""
        self.refuse_evasion(seat)
        if self.must_open():
            self.lacked |= self.den & for_seat(one_card(self.wanted - 1), seat)
        if log is not None:
            log.append((PASSED, int(seat)))
        self.next_turn(log)

    def next_turn(self, log: list[Fact] | None) -> None:
        """Clockwise to the next decision or draw; on the way the Thief plays what needs no draw."""
        while True:
            self.turn = self.after(self.turn)
            if self.laid:
                if self.turn == self.top_owner:
                    self.win(log)
                    return
            elif self.turn == self.first:
                self.raise_value(log)
            if self.turn != THIEF:
                self.phase = FIRST
                if self.laid:
                    self.phase = CHASE
                return
            if not self.thief_acts(log):
                self.phase = THIEF_DRAWS
                return

    def after(self, who: i64) -> i64:
        """The next one clockwise; the Thief sits to the right of the first player (T14)."""
        if who == THIEF:
            return self.first
        seat = who + 1
        if seat == self.players:
            seat = 0
        if seat == self.first and self.players <= WITH_THIEF:
            return THIEF
        return seat

    def raise_value(self, log: list[Fact] | None) -> None:
        """T5: all have passed."""
        self.vain += 1
        self.wanted = one_more(self.wanted)
        if log is not None:
            log.append((RAISED, int(self.wanted), int(self.must_open())))

    # ---- the Thief

    def thief_acts(self, log: list[Fact] | None) -> bool:
        """T15: it plays the top card of its reserve if it can; with nothing to draw it passes. Else it must draw."""
        if self.reserve and self.reserve & 15 == self.wanted:
            self.reserve >>= 4
            self.thief_plays(log)
            return True
        if self.thief_pile:
            return False
        if log is not None:
            log.append((PASSED, THIEF))
        return True

    def thief_draws(self, value: i64, log: list[Fact] | None) -> None:
        """T15: it plays the card if it can, else it lays it on its reserve and passes."""
        self.thief_pile &= ~one_card(value - 1)
        fits = value == self.wanted
        if log is not None:
            log.append((DREW, int(value), int(not fits)))
        if fits:
            self.thief_plays(log)
        else:
            self.reserve = self.reserve << 4 | value
            if log is not None:
                log.append((PASSED, THIEF))
        self.next_turn(log)

    def thief_plays(self, log: list[Fact] | None) -> None:
        card = self.wanted - 1
        self.thief_played |= one_card(card)
        self.lay(THIEF, card, log)

    # ---- the end of a round

    def win(self, log: list[Fact] | None) -> None:
        """T8, T9, T16: the top card's owner takes the iguana card; the Thief takes it to the box."""
        winner = self.turn
        value = one_less(self.wanted)
        card = value - 1
        if self.top_is_trickster:
            card = TRICKSTER
        to: i64 = BOX
        if winner != THIEF:
            to = place(winner, card)
        self.iguanas |= to << 6 * (self.iguana - 1)
        if log is not None:
            flames = self.flames_on(self.iguana)
            log.append((WON, int(winner), int(card), int(value), int(self.iguana), int(flames)))
        self.steal(winner, value, to, log)
        if winner != THIEF:
            covering = for_seat(one_card(card), winner)
            self.played ^= covering
            self.piled |= covering
            self.first = winner
        self.clear_up(log)
        if self.under:
            self.phase = IGUANA
        else:
            self.phase = DONE
            if log is not None:
                log.append((ENDED,))

    def steal(self, winner: i64, value: i64, to: i64, log: list[Fact] | None) -> None:
        """T10, T11, T16: what lies under the same value of somebody else; the robbed opossum goes back to hand."""
        seat: i64
        for seat in range(self.players):
            covering = for_seat(one_card(value - 1), seat)
            if seat != winner and self.piled & covering:
                if log is not None:
                    log.append((STOLEN, int(winner), int(seat), int(value), *self.fires_at(place(seat, value - 1))))
                self.move_fires(place(seat, value - 1), to)
                self.piled ^= covering
                self.den |= covering

    def move_fires(self, origin: i64, to: i64) -> None:
        """Everything that lies in one place goes to another."""
        start: i64
        seat: i64
        for start in range(1, VALUES + 1):
            if self.iguana_place(start) == origin:
                self.iguanas ^= (origin ^ to) << 6 * (start - 1)
        for seat in range(self.players):
            if self.campfire_place(seat) == origin:
                self.campfires ^= (origin ^ to) << 6 * seat

    def fires_at(self, where: i64) -> tuple[int, int, int]:
        """What lies in a place: its flames, the iguana cards by start value and the campfires by seat, a bit each."""
        start: i64
        seat: i64
        iguanas: i64 = 0
        campfires: i64 = 0
        for start in range(1, VALUES + 1):
            if self.iguana_place(start) == where:
                iguanas |= one_card(start - 1)
        for seat in range(self.players):
            if self.campfire_place(seat) == where:
                campfires |= one_card(seat)
        return int(self.flames_from(where, where)), int(iguanas), int(campfires)

    def clear_up(self, log: list[Fact] | None) -> None:
        """T11, T12, T17: all cards go back to hand or pile but what was just played, which is exhausted.

        After the last round there is nothing to be exhausted for.
        """
        seat: i64
        if not self.under:
            self.den |= self.played | self.exhausted
            self.played = 0
            self.exhausted = 0
        if log is not None:
            for seat in range(self.players):
                if rested := of_seat(self.exhausted, seat):
                    log.append((RECOVERED, int(seat), int(rested)))
            for seat in range(self.players):
                if tired := of_seat(self.played, seat):
                    log.append((EXHAUSTED, int(seat), int(tired)))
        self.den |= self.chosen | self.exhausted
        self.exhausted = self.played
        self.chosen = 0
        self.played = 0
        self.lacked = 0
        self.iguana = 0
        self.wanted = 0
        self.vain = 0
        self.laid = 0
        self.top_owner = 0
        self.top_is_trickster = False
        self.row = 0
        self.row_end = 0
        self.turn = self.first
        self.reserve = 0
        self.thief_played = 0
        if self.players <= WITH_THIEF:
            self.thief_pile = ALL_VALUES

    # ---- what burns

    def flames_on(self, start: i64) -> i64:
        """T2: the flames of an iguana card."""
        return self.flames >> 4 * (start - 1) & 15

    def iguana_place(self, start: i64) -> i64:
        return self.iguanas >> 6 * (start - 1) & 63

    def campfire_place(self, seat: i64) -> i64:
        return self.campfires >> 6 * seat & 63

    def score(self, seat: i64) -> i64:
        """T13: the flames in a seat's blaze piles."""
        return self.flames_from(place(seat, 0), place(seat, TRICKSTER))

    def flames_from(self, lowest: i64, highest: i64) -> i64:
        """The flames in a range of places."""
        flames: i64 = 0
        start: i64
        seat: i64
        for start in range(1, VALUES + 1):
            if lowest <= self.iguana_place(start) <= highest:
                flames += self.flames_on(start)
        for seat in range(self.players):
            if lowest <= self.campfire_place(seat) <= highest:
                flames += CAMPFIRE
        return flames

    # ---- doing it

    def apply(self, seat: i64, action: i64, log: list[Fact] | None = None) -> None:
        if seat == CHANCE:
            self.draw(action, log)
            return
        if self.phase in (FIRST, CHASE):
            if seat != self.turn:
                raise Refusal("not-your-turn", "T5" if self.laid == 0 else "T6", {"seat": int(self.turn)})
            if action == PASS:
                self.pass_turn(seat, log)
            elif PLAY <= action < PICK:
                self.play(seat, action - PLAY, log)
            elif PICK <= action < ACTIONS:
                raise Refusal("tails-choice-is-over", "T4")
            else:
                raise Refusal("unknown-action", "", {"action": int(action)})
            return
        if self.phase == CHOOSE:
            self.refuse_wrong_chooser(seat)
            if PICK <= action < ACTIONS:
                self.choose(seat, CHOICES[action - PICK], log)
                return
            if PASS <= action < PICK:
                raise Refusal("tails-choose-first", "T4")
            raise Refusal("unknown-action", "", {"action": int(action)})
        if self.phase == DONE:
            raise Refusal("match-over", "T13")
        raise Refusal("tails-draw-first", "T15" if self.phase == THIEF_DRAWS else "T3")

    def refuse_wrong_chooser(self, seat: i64) -> None:
        if not 0 <= seat < self.players:
            raise Refusal("not-your-turn", "T4", {"seat": int(nth_card(self.choosing, 0))})
        if not self.choosing >> seat & 1:
            if of_seat(self.chosen, seat):
                raise Refusal("tails-already-chosen", "T4")
            raise Refusal("tails-nothing-to-choose", "T4")

    # ---- the end

    def outcome(self) -> Outcome | None:
        """T13: most flames win; a tie is shared."""
        if self.phase != DONE:
            return None
        seat: i64
        scores: list[int] = []
        for seat in range(self.players):
            scores.append(int(self.score(seat)))
        most = max(scores)
        winners = [number for number in range(len(scores)) if scores[number] == most]
        reason = "most-flames" if len(winners) == 1 else "shared"
        return Outcome(reason, tuple(scores), tuple(winners), {"boxed": int(self.flames_from(BOX, BOX))})

    # ---- copies

    def clone(self) -> "Tails":
        twin = Tails(self.players, self.eldest, self.deck, self.flames)
        twin.phase = self.phase
        twin.turn = self.turn
        twin.first = self.first
        twin.den = self.den
        twin.chosen = self.chosen
        twin.played = self.played
        twin.exhausted = self.exhausted
        twin.piled = self.piled
        twin.lacked = self.lacked
        twin.iguanas = self.iguanas
        twin.campfires = self.campfires
        twin.under = self.under
        twin.iguana = self.iguana
        twin.choosing = self.choosing
        twin.wanted = self.wanted
        twin.vain = self.vain
        twin.laid = self.laid
        twin.top_owner = self.top_owner
        twin.top_is_trickster = self.top_is_trickster
        twin.row = self.row
        twin.row_end = self.row_end
        twin.thief_pile = self.thief_pile
        twin.reserve = self.reserve
        twin.thief_played = self.thief_played
        return twin

    def pack(self) -> tuple[int, ...]:
        return (
            self.players,
            self.eldest,
            self.deck,
            self.flames,
            self.phase,
            self.turn,
            self.first,
            self.den,
            self.chosen,
            self.played,
            self.exhausted,
            self.piled,
            self.lacked,
            self.iguanas,
            self.campfires,
            self.under,
            self.iguana,
            self.choosing,
            self.wanted,
            self.vain,
            self.laid,
            self.top_owner,
            int(self.top_is_trickster),
            self.row,
            self.row_end,
            self.thief_pile,
            self.reserve,
            self.thief_played,
        )


def unpack(numbers: tuple[int, ...]) -> Tails:
    """The state that `pack` described: for other processes, and for files."""
    n = numbers
    state = Tails(n[0], n[1], n[2], n[3])
    state.phase, state.turn, state.first = n[4:7]
    state.den, state.chosen, state.played, state.exhausted, state.piled, state.lacked = n[7:13]
    state.iguanas, state.campfires, state.under, state.iguana, state.choosing = n[13:18]
    state.wanted, state.vain, state.laid, state.top_owner = n[18:22]
    state.top_is_trickster = n[22] == 1
    state.row, state.row_end, state.thief_pile, state.reserve, state.thief_played = n[23:28]
    return state
