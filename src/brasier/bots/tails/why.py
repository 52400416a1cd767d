"""Why a player of Tails on Fire does something: what can be seen in a view, and how likely others hold what they need.

How likely that is, each player guesses for itself; everything else is true as it stands.
"""

from collections.abc import Callable
from math import prod
from typing import Final

from brasier.bots.thought import Reason
from brasier.games.tails.data import CARD_NAMES, VALUES
from brasier.games.tails.view import Pile, View

TRICKSTER: Final = CARD_NAMES[-1]
MOST_REASONS: Final = 3
LATE: Final = 3  # a card that so many others must precede comes late

# How likely a seat holds a value, or a trickster that may be played for it (not on a trickster: the last argument).
Holds = Callable[[int, int, bool], float]


def after(value: int) -> int:
    return value % VALUES + 1


def before(value: int) -> int:
    return (value - 2) % VALUES + 1


class Why:
    """The reasons of one seat in one position."""

    def __init__(self, view: View, holds: Holds) -> None:
        assert view.seat is not None
        assert view.iguana is not None
        self.view = view
        self.seat = view.seat
        self.start, self.flames = view.iguana.start, view.iguana.flames
        self.holds = holds

    def reasons(self, action: str) -> tuple[Reason, ...]:
        kind, *cards = action.split()
        found = {"choose": self.choice, "play": self.play, "pass": self.passing}[kind](cards)
        return tuple(found[:MOST_REASONS])

    # ---- the choice (T4)

    def choice(self, cards: list[str]) -> list[Reason]:
        numbers = sorted((int(card) for card in cards if card != TRICKSTER), key=self.steps)
        found = [reason for value in numbers for reason in self.loot(value)]
        found.sort(key=lambda reason: -int(reason.facts["flames"]))
        del found[1:]  # the largest will do
        if self.start in numbers:
            found.append(Reason("opens", {"value": self.start}))
        if TRICKSTER in cards:
            found.append(Reason("trickster"))
        if numbers and self.steps(numbers[-1]) >= LATE:
            found.append(Reason("late", {"value": numbers[-1], "steps": self.steps(numbers[-1])}))
        return found

    def steps(self, value: int) -> int:
        """How many cards lie before this value when the row begins with the start value."""
        return (value - self.start) % VALUES

    def loot(self, value: int) -> list[Reason]:
        """T10: who would be robbed by a victory with this value."""
        return [
            Reason("steal", {"seat": other.seat, "value": value, "flames": pile.fires.flames})
            for other in self.view.players
            if other.seat != self.seat
            for pile in other.piles
            if pile.value == value
        ]

    # ---- the hunt (T5–T8)

    def play(self, cards: list[str]) -> list[Reason]:
        (card,) = cards
        wanted = self.wanted
        found = [*self.home(wanted, on_trickster=card == TRICKSTER), *self.loot(wanted), *self.deny()]
        if card == TRICKSTER:
            found.append(Reason("safe"))
        return found

    def passing(self, _: list[str]) -> list[Reason]:
        own = self.view.players[self.seat].chosen or ()
        wanted = self.wanted
        found = []
        if str(wanted) in own:
            covered = 1.0 - self.nobody_holds(after(wanted), on_trickster=False)
            if covered > 0.0:
                found.append(Reason("covered", {"value": wanted, "percent": percent(covered)}))
            if self.view.unseen:
                found.append(Reason("spare", {"value": wanted}))
        if TRICKSTER in own and self.can_play_trickster():
            found.append(Reason("spare-trickster"))
        if self.view.row:
            still = 1.0 - self.nobody_holds(wanted, on_trickster=self.on_trickster, until=self.top)
            if still > 0.0:
                found.append(Reason("others", {"value": wanted, "percent": percent(still)}))
        return found

    @property
    def wanted(self) -> int:
        assert self.view.wanted is not None
        return self.view.wanted

    @property
    def top(self) -> int | None:
        """Whose card lies on top; None: the Thief's."""
        return self.view.row[-1].seat

    @property
    def on_trickster(self) -> bool:
        return self.view.row[-1].card == TRICKSTER

    def can_play_trickster(self) -> bool:
        return bool(self.view.row) and not self.on_trickster

    def home(self, value: int, *, on_trickster: bool) -> list[Reason]:
        """T8: how likely nobody can cover it."""
        kept = self.nobody_holds(after(value), on_trickster=on_trickster)
        if kept >= 1.0:
            return [Reason("wins", {"flames": self.flames})]
        return [Reason("home", {"percent": percent(kept)})]

    def deny(self) -> list[Reason]:
        """T8–T10: what the last card would win if it stayed on top."""
        if not self.view.row:
            return []
        value = before(self.wanted)
        mine = self.pile_of(self.seat, value)
        lost = [] if mine is None else [Reason("protect", {"value": value, "flames": mine.fires.flames})]
        if self.top is None:
            return [*lost, Reason("deny-thief", {"flames": self.flames})]
        loot = sum(
            pile.fires.flames
            for player in self.view.players
            if player.seat != self.top and (pile := self.pile_of(player.seat, value)) is not None
        )
        return [*lost, Reason("deny", {"seat": self.top, "flames": self.flames + loot})]

    def pile_of(self, seat: int, value: int) -> Pile | None:
        return next((pile for pile in self.view.players[seat].piles if pile.value == value), None)

    def nobody_holds(self, value: int, *, on_trickster: bool, until: int | None = -1) -> float:
        """How likely nobody of the others can play this value now; `until` somebody whose turn comes, if given."""
        count = len(self.view.players)
        seats = [(self.seat + step) % count for step in range(1, count)]
        if self.view.thief is not None:  # T14: to the right of the first player
            first = self.view.first
            seats.insert(seats.index(first) if first in seats else len(seats), THIEF)
        top = THIEF if until is None else until
        if top in seats:
            seats = seats[: seats.index(top)]
        return prod(1.0 - self.can_play(seat, value, on_trickster=on_trickster) for seat in seats)

    def can_play(self, seat: int, value: int, *, on_trickster: bool) -> float:
        """How likely somebody can; T15: what the Thief draws is open to chance, the top of its reserve is not."""
        if seat != THIEF:
            return self.holds(seat, value, on_trickster)
        thief = self.view.thief
        assert thief is not None
        if thief.reserve and thief.reserve[-1] == value:
            return 1.0
        return 1 / len(thief.pile) if value in thief.pile else 0.0


THIEF: Final = 99  # stands for a seat


def percent(likely: float) -> int:
    """Something that may happen, and may not, is told as neither 0 nor 100 %."""
    return min(99, max(1, round(100 * likely)))
