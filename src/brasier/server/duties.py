"""What the house itself has to do at a table, and when: a bot is to move, a clock runs out, a question lapses."""

from typing import Literal, NamedTuple

from brasier.server.rulings import must_agree
from brasier.server.table import Table

FIRST_PAUSE = (600, 1400)  # milliseconds a bot takes before the first thing it does in a turn,
NEXT_PAUSE = 450  # and before each further one


class Duty(NamedTuple):
    at: int  # milliseconds since 1970
    kind: Literal["bot", "time-up", "answer"]
    seat: int = -1


def next_duty(table: Table, pace: float = 1.0) -> Duty | None:
    """The next thing to do; None while the table waits for people only, without a clock."""
    if table.phase != "playing":
        return None
    duties = []
    if table.request is not None:
        agreed = must_agree(table) <= table.request.agreed  # whoever was still to answer has left
        duties.append(Duty(table.moved_at if agreed else table.request.until, "answer"))
    elif bots := table.waiting_bots():
        duties.append(Duty(table.moved_at + int(pause(table, bots[0]) * pace), "bot", bots[0]))
    runs_out = table.clocks.runs_out()
    if runs_out is not None:
        duties.append(Duty(runs_out[0], "time-up", runs_out[1]))
    return min(duties, default=None)


def pause(table: Table, seat: int) -> int:
    """How long a bot seems to think: nobody can read from it what it holds. The same on every machine."""
    assert table.match is not None
    last = next((step.seat for step in reversed(table.match.steps) if step.seat >= 0), None)
    if last == seat:
        return NEXT_PAUSE
    shortest, longest = FIRST_PAUSE
    spread = (table.number * 7919 + table.step * 104_729 + seat * 31) % (longest - shortest)
    return shortest + spread
