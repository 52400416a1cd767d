"""The clocks of a table: how long each seat may still think. They belong to the table; the rules know no time.

A clock runs while the table waits for a seat that a person plays. Per turn or by days, each wait starts anew: when the
table begins to wait for the seat, and when chance has given something new to think about. Per match, what is left goes
down over the whole match, and `back` is added each time the wait ends.
"""

from collections.abc import Collection
from typing import Literal

from brasier.server.wire import Clock, DaysClock, MatchClock, NoClock, SeatClock, TurnClock

DAY = 86_400_000


class Clocks:
    """What every seat has left. Times are milliseconds; `at` never goes backwards."""

    def __init__(self, plan: Clock, seats: int) -> None:
        self.plan = plan
        self.left = [self.full] * seats
        self.since: list[int | None] = [None] * seats  # since when a seat's clock runs
        self.ended = [self.full] * seats  # what a seat had left when the table last stopped waiting for it

    @property
    def full(self) -> int:
        """What a seat has at first, and per turn each time."""
        match self.plan:
            case TurnClock(seconds=seconds) | MatchClock(seconds=seconds):
                return seconds * 1000
            case DaysClock(days=days):
                return days * DAY
            case NoClock():
                return 0

    @property
    def then(self) -> Literal["bot", "pass"]:
        """What happens to a seat whose time is up."""
        return "pass" if isinstance(self.plan, NoClock) else self.plan.then

    @property
    def ticks(self) -> bool:
        return not isinstance(self.plan, NoClock)

    def wait_for(self, awaited: Collection[int], people: Collection[int], at: int, *, anew: bool) -> None:
        """From now on the match waits for the `awaited` seats, and people play on some of them: their clocks run.

        `anew`: chance gave something to think about. Where a bot plays on for somebody, the same wait goes on: whoever
        comes back to it has no more time than they left.
        """
        if not self.ticks:
            return
        for seat in range(len(self.left)):
            since = self.since[seat]
            if since is not None:
                self.left[seat] -= max(0, at - since)
                self.ended[seat] = self.left[seat]
            if isinstance(self.plan, MatchClock):
                if since is not None and seat not in awaited:
                    self.left[seat] = max(0, self.left[seat]) + self.plan.back * 1000
            elif anew or seat not in awaited:
                self.left[seat] = self.full
            self.since[seat] = at if seat in people else None

    def take_up_again(self, seat: int) -> None:
        """What the seat did is taken back as if it had not been done: neither was its wait over."""
        self.left[seat] = self.ended[seat]

    def stop(self, at: int) -> None:
        """The match is over."""
        for seat, since in enumerate(self.since):
            if since is not None:
                self.left[seat] -= max(0, at - since)
        self.since = [None] * len(self.left)

    def credit(self, away: int) -> None:
        """The house was away for so long: that time is nobody's."""
        self.since = [None if since is None else since + away for since in self.since]

    def ends(self, seat: int) -> int | None:
        """When a seat's clock runs out, if it runs."""
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def runs_out(self) -> tuple[int, int] | None:
        """When the next clock runs out, and whose."""
        ends = [(self.ends(seat), seat) for seat in range(len(self.since))]
        return min(((at, seat) for at, seat in ends if at is not None), default=None)

    def tell(self, now: int) -> tuple[SeatClock, ...]:
        if not self.ticks:
            return ()
        return tuple(
            SeatClock(
                seat=seat,
                left=max(0, self.left[seat] - (0 if since is None else max(0, now - since))),
                running=since is not None,
            )
            for seat, since in enumerate(self.since)
        )
