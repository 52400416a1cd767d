"""The clocks of a table: how long each seat may still think. They belong to the table; the rules know no time.

A clock runs while the table waits for a seat that a person plays. Per turn or by days, each wait starts anew: when the
table begins to wait for the seat, and when chance has given something new to think about. Per match, what is left goes
down over the whole match, and `back` is added each time the wait ends.
"""

from collections.abc import Collection, Iterable
from typing import Literal, NamedTuple

from brasier.server.wire import Clock, DaysClock, MatchClock, NoClock, SeatClock, TurnClock

DAY = 86_400_000


class Mark(NamedTuple):
    """What every seat had left, and how long it had thought."""

    left: tuple[int, ...]
    spent: tuple[int, ...]


class Clocks:
    """What every seat has left. Times are milliseconds; `at` never goes backwards."""

    def __init__(self, plan: Clock, seats: int) -> None:
        self.plan = plan
        self.left = [self.full] * seats
        self.since: list[int | None] = [None] * seats  # since when a seat's clock runs
        self.spent = [0] * seats  # how long each seat has thought, whatever was taken back or given back

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
                self._think(seat, at - since)
            if isinstance(self.plan, MatchClock):
                if since is not None and seat not in awaited:
                    self.left[seat] = max(0, self.left[seat]) + self.plan.back * 1000
            elif anew or seat not in awaited:
                self.left[seat] = self.full
            self.since[seat] = at if seat in people else None

    def mark(self, at: int) -> Mark:
        """How things stand now, to come back to."""
        running = [0 if since is None else max(0, at - since) for since in self.since]
        return Mark(
            tuple(left - now for left, now in zip(self.left, running, strict=True)),
            tuple(spent + now for spent, now in zip(self.spent, running, strict=True)),
        )

    def go_back(self, mark: Mark, at: int, seats: Iterable[int]) -> None:
        """The match went back to a mark: so do these clocks, but what was thought since is thought."""
        self.stop(at)
        for seat in seats:
            self.left[seat] = mark.left[seat] - (self.spent[seat] - mark.spent[seat])

    def stop(self, at: int) -> None:
        """No clock runs any more."""
        for seat, since in enumerate(self.since):
            if since is not None:
                self._think(seat, at - since)
        self.since = [None] * len(self.left)

    def _think(self, seat: int, elapsed: int) -> None:
        self.left[seat] -= max(0, elapsed)
        self.spent[seat] += max(0, elapsed)

    def credit(self, outages: Iterable[tuple[int, int]]) -> None:
        """The house was away from one time to another: of that, what a running clock has seen is nobody's time."""
        for seat, since in enumerate(self.since):
            if since is not None:
                self.since[seat] = since + sum(max(0, stop - max(start, since)) for start, stop in outages)

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
