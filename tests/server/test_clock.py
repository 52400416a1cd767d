"""Clocks: how long everybody may think, what is told of it, and what the house does when the time is up."""

from typing import Any, Literal

import pytest

from brasier.server import entries, wire
from brasier.server.clock import DAY, Clocks
from brasier.server.duties import Duty, next_duty
from brasier.server.wire import DaysClock, MatchClock, NoClock, TurnClock
from server.sitting import Sitting, undo

TAILS: dict[str, Any] = {"players": 3, "deck": [[1, 1], [2, 2]]}


def feurio(clock: wire.Clock, *people: str) -> Sitting:
    """Two people, or one and a bot; with these dice seat 1 begins."""
    sitting = Sitting("feurio", *(people or ("Anna", "Ben")), clock=clock, players=2)
    assert sitting.table.actors() == (1,)
    return sitting


def lefts(sitting: Sitting) -> list[tuple[float, bool]]:
    return [(clock.left / 1000, clock.running) for clock in sitting.info().clocks]


def left(sitting: Sitting, seat: int) -> float:
    return lefts(sitting)[seat][0]


# ---- the plans


def test_without_a_clock_nobody_is_hurried_and_nothing_is_told_or_due() -> None:
    sitting = feurio(NoClock())
    sitting.later(days=1000)
    assert sitting.info().clocks == ()
    assert next_duty(sitting.table) is None
    sitting.act("tile 1,0")
    assert next_duty(sitting.table) is None


def test_a_turn_clock_runs_for_whom_the_table_waits_and_only_for_them() -> None:
    sitting = feurio(TurnClock(seconds=30))
    assert lefts(sitting) == [(30, False), (30, True)]
    sitting.later(seconds=12.5)
    assert lefts(sitting) == [(30, False), (17.5, True)]


def test_a_turn_clock_goes_on_through_one_turn_and_begins_anew_after_the_dice() -> None:
    sitting = feurio(TurnClock(seconds=30))
    sitting.later(seconds=10)
    sitting.act("tile 1,0")  # the turn goes on: somebody may still be placed
    assert sitting.table.actors() == (1,)
    assert lefts(sitting) == [(30, False), (20, True)]
    sitting.later(seconds=5)
    sitting.act("pass")  # a tile is drawn for the other
    assert sitting.actions()[-1].startswith("draw")
    assert sitting.table.actors() == (0,)
    assert lefts(sitting) == [(30, True), (30, False)]


def test_a_turn_clock_begins_anew_when_dice_give_the_same_person_something_new() -> None:
    """In a house with one firefighter every turn is the same person's; the fire phase is thrown between them."""
    sitting = Sitting("flashpoint", "Anna", clock=TurnClock(seconds=30), firefighters=1)
    sitting.act("place 0,0")
    sitting.act("begin 0")
    sitting.later(seconds=20)
    assert left(sitting, 0) == 10
    sitting.act("end")
    assert sitting.actions()[-1].startswith("roll")
    assert sitting.table.actors() == (0,)
    assert lefts(sitting) == [(30, True)]


def test_going_back_within_ones_turn_gives_no_time_back() -> None:
    sitting = feurio(TurnClock(seconds=30))
    sitting.later(seconds=10)
    sitting.act("tile 1,0")
    sitting.later(seconds=5)
    sitting.ask("Ben", undo())
    assert lefts(sitting) == [(30, False), (15, True)]


def test_a_match_clock_goes_down_over_the_whole_match_and_gives_some_back_for_each_turn() -> None:
    sitting = feurio(MatchClock(seconds=60, back=5))
    sitting.later(seconds=20)
    sitting.act("tile 1,0")
    assert lefts(sitting) == [(60, False), (40, True)]
    sitting.later(seconds=10)
    sitting.act("pass")
    assert lefts(sitting) == [(60, True), (35, False)]
    sitting.later(seconds=7)
    sitting.act_somehow(2)
    assert lefts(sitting) == [(58, False), (35, True)]


def test_a_match_clock_without_anything_back_only_goes_down() -> None:
    sitting = feurio(MatchClock(seconds=60))
    sitting.later(seconds=20)
    sitting.act_somehow(2)
    sitting.later(seconds=5)
    sitting.act_somehow(2)
    assert lefts(sitting) == [(55, False), (40, True)]


def test_a_clock_of_days_counts_days_for_each_wait() -> None:
    sitting = feurio(DaysClock(days=3))
    assert next_duty(sitting.table) == Duty(sitting.now + 3 * DAY, "time-up", 1)
    sitting.later(days=2)
    assert left(sitting, 1) == DAY / 1000
    sitting.act_somehow(2)
    assert lefts(sitting) == [(3 * DAY / 1000, True), (3 * DAY / 1000, False)]


def test_nobody_has_less_than_nothing_left() -> None:
    sitting = feurio(TurnClock(seconds=30))
    sitting.later(seconds=31)
    assert lefts(sitting) == [(30, False), (0, True)]


# ---- several at once


def test_everybody_who_chooses_at_once_has_a_clock_of_their_own() -> None:
    sitting = Sitting("tails", "Anna", "Ben", "Cleo", clock=TurnClock(seconds=30), **TAILS)
    assert sitting.table.actors() == (0, 1, 2)
    sitting.later(seconds=10)
    sitting.act(sitting.match.legal(1)[0], seat=1)
    assert lefts(sitting) == [(20, True), (30, False), (20, True)]
    sitting.later(seconds=5)
    sitting.act(sitting.match.legal(0)[0], seat=0)
    assert lefts(sitting) == [(30, False), (30, False), (15, True)]
    assert next_duty(sitting.table) == Duty(sitting.now + 15_000, "time-up", 2)


def test_the_first_clock_to_run_out_is_the_next_duty() -> None:
    sitting = Sitting("tails", "Anna", "Ben", "Cleo", clock=MatchClock(seconds=60), **TAILS)
    sitting.later(seconds=10)
    for seat in (0, 2):
        sitting.act(sitting.match.legal(seat)[0], seat)
    sitting.later(seconds=5)
    sitting.act(sitting.match.legal(1)[0], seat=1)
    while sitting.table.actors() != (0, 1, 2):  # until the next night all choose at once again
        sitting.act_somehow()
    assert lefts(sitting) == [(50, True), (45, True), (50, True)]
    assert next_duty(sitting.table) == Duty(sitting.now + 45_000, "time-up", 1)


# ---- bots


def test_bots_have_no_clock() -> None:
    sitting = feurio(TurnClock(seconds=5), "Anna", "easy")
    assert lefts(sitting) == [(5, False), (5, False)]
    duty = next_duty(sitting.table)
    assert duty is not None
    assert (duty.kind, duty.seat) == ("bot", 1)
    sitting.later(seconds=500)
    sitting.act("tile 1,0")
    sitting.act("pass")
    assert lefts(sitting) == [(5, True), (5, False)]


def test_a_bot_moves_within_its_pause_and_without_one_at_once() -> None:
    sitting = feurio(NoClock(), "Anna", "easy")
    slow, fast = next_duty(sitting.table), next_duty(sitting.table, pace=0)
    assert slow is not None
    assert fast is not None
    assert fast == Duty(sitting.now, "bot", 1)
    assert sitting.now + 600 <= slow.at < sitting.now + 1400
    sitting.act("tile 1,0")
    assert next_duty(sitting.table) == Duty(sitting.now + 450, "bot", 1)


# ---- the time is up


@pytest.mark.parametrize("clock", [TurnClock(seconds=30, then="bot"), MatchClock(seconds=30), DaysClock(days=1)])
def test_when_the_time_is_up_a_bot_plays_until_the_person_resumes(clock: wire.Clock) -> None:
    sitting = feurio(clock)
    due = next_duty(sitting.table)
    assert due == Duty(sitting.now + sitting.table.clocks.full, "time-up", 1)
    assert sitting.table.clocks.then == "bot"
    sitting.now = due.at
    sitting.take(entries.HandedOver(at=sitting.now, seat=1, level="easy", clock=True))
    seat = sitting.info().seats[1]
    assert (seat.holder, seat.level, seat.away, seat.name) == ("person", "easy", True, "Ben")
    assert [running for _, running in lefts(sitting)] == [False, False]
    duty = next_duty(sitting.table)
    assert duty is not None
    assert (duty.kind, duty.seat) == ("bot", 1)
    seen = sitting.table.number
    assert sitting.refused("Ben", wire.Act(id=1, seat=1, action="tile 1,0", seen=seen)) == "bot-plays-already"
    sitting.ask("Ben", wire.Resume(id=1, seat=1))
    assert not sitting.info().seats[1].away
    assert lefts(sitting)[1][1]


def test_when_the_time_is_up_the_least_is_done_for_the_seat_and_it_stays_the_persons() -> None:
    sitting = feurio(TurnClock(seconds=30))  # left out: pass
    assert sitting.table.clocks.then == "pass"
    sitting.later(seconds=30)
    assert next_duty(sitting.table) == Duty(sitting.now, "time-up", 1)
    steps = tuple(sitting.match.foresee(1, "tile 1,0"))
    sitting.take(entries.Stepped(at=sitting.now, steps=steps, clock=True))
    assert next_duty(sitting.table) == Duty(sitting.now, "time-up", 1)  # the turn is not over, and still has no time
    steps = tuple(sitting.match.foresee(1, "pass"))
    sitting.take(entries.Stepped(at=sitting.now, steps=steps, clock=True))
    assert lefts(sitting) == [(30, True), (30, False)]
    assert not sitting.info().seats[1].away


def test_whoever_comes_back_to_the_same_turn_has_no_more_time_than_they_left() -> None:
    sitting = feurio(TurnClock(seconds=30, then="bot"))
    sitting.later(seconds=20)
    for _ in range(3):
        sitting.ask("Ben", wire.Leave(id=1, seat=1))
        sitting.later(seconds=100)
        sitting.ask("Ben", wire.Resume(id=1, seat=1))
    assert lefts(sitting) == [(30, False), (10, True)]
    sitting.later(seconds=10)
    sitting.take(entries.HandedOver(at=sitting.now, seat=1, level="easy", clock=True))
    sitting.ask("Ben", wire.Resume(id=1, seat=1))
    assert next_duty(sitting.table) == Duty(sitting.now, "time-up", 1)


def test_whoever_comes_back_to_another_turn_has_all_of_it() -> None:
    sitting = feurio(TurnClock(seconds=30, then="bot"))
    sitting.later(seconds=30)
    sitting.take(entries.HandedOver(at=sitting.now, seat=1, level="easy", clock=True))
    for action in ("tile 1,0", "pass"):
        sitting.take(entries.Stepped(at=sitting.now, steps=tuple(sitting.match.foresee(1, action))))
    assert sitting.table.actors() == (0,)
    sitting.ask("Ben", wire.Resume(id=1, seat=1))
    assert lefts(sitting) == [(30, True), (30, False)]


def test_somebody_who_leaves_and_resumes_gives_nobody_else_time() -> None:
    sitting = feurio(TurnClock(seconds=30))
    sitting.later(seconds=20)
    sitting.ask("Anna", wire.Leave(id=1, seat=0))
    sitting.ask("Anna", wire.Resume(id=1, seat=0))
    assert lefts(sitting) == [(30, False), (10, True)]


@pytest.mark.parametrize("back", [0, 5])
def test_leaving_and_resuming_is_no_way_to_more_time_in_the_match(back: int) -> None:
    sitting = feurio(MatchClock(seconds=60, back=back))
    sitting.later(seconds=20)
    for _ in range(3):
        sitting.ask("Ben", wire.Leave(id=1, seat=1))
        sitting.ask("Ben", wire.Resume(id=1, seat=1))
    assert lefts(sitting) == [(60, False), (40, True)]


def test_choosing_and_taking_it_back_is_no_way_to_more_time() -> None:
    sitting = Sitting("tails", "Anna", "Ben", "Cleo", clock=TurnClock(seconds=30), **TAILS)
    sitting.later(seconds=20)
    sitting.act(sitting.match.legal(0)[0], seat=0)
    sitting.ask("Anna", undo())
    assert lefts(sitting)[0] == (10, True)


# ---- the house was away


@pytest.mark.parametrize("then", ["bot", "pass"])
def test_nobody_loses_time_while_the_house_was_away(then: Literal["bot", "pass"]) -> None:
    sitting = feurio(TurnClock(seconds=30, then=then))
    sitting.later(seconds=10)
    sitting.later(seconds=1000)  # nobody is there to count
    sitting.take(entries.Credited(at=sitting.now, outages=((sitting.now - 1_000_000, sitting.now),)))
    assert lefts(sitting) == [(30, False), (20, True)]
    assert next_duty(sitting.table) == Duty(sitting.now + 20_000, "time-up", 1)


def test_a_credit_is_for_clocks_that_run() -> None:
    sitting = feurio(MatchClock(seconds=60))
    sitting.later(seconds=15)
    sitting.take(entries.Credited(at=sitting.now, outages=((sitting.now - 5_000, sitting.now),)))
    assert lefts(sitting) == [(60, False), (50, True)]
    sitting.act_somehow(2)
    assert lefts(sitting) == [(60, True), (50, False)]


def test_a_credit_that_is_too_large_gives_no_more_than_there_was() -> None:
    sitting = Sitting("tails", "Anna", "Ben", "Cleo", clock=TurnClock(seconds=30), **TAILS)
    sitting.later(seconds=10)
    sitting.take(entries.Credited(at=sitting.now, outages=((sitting.now - 25_000, sitting.now),)))
    assert lefts(sitting) == [(30, True)] * 3


# ---- the end


def test_no_clock_runs_when_the_match_is_over() -> None:
    sitting = Sitting("tails", "Anna", "Ben", clock=MatchClock(seconds=600), players=2, deck=[[1, 1]])
    while sitting.table.phase == "playing":
        sitting.later(seconds=1)
        sitting.act_somehow()
    told = lefts(sitting)
    assert [running for _, running in told] == [False, False]
    sitting.later(seconds=100)
    assert lefts(sitting) == told
    assert sum(600 - left for left, _ in told) >= 1
    assert next_duty(sitting.table) is None


def test_before_the_match_no_clock_runs() -> None:
    sitting = Sitting("feurio", "Anna", "", clock=TurnClock(seconds=30), start=False, players=2)
    sitting.later(seconds=100)
    assert lefts(sitting) == [(30, False), (30, False)]
    assert next_duty(sitting.table) is None


def test_a_machine_whose_clock_is_behind_takes_no_time_away_and_gives_none() -> None:
    clocks = Clocks(TurnClock(seconds=30), 2)
    clocks.wait_for((0,), (0,), 10_000, anew=True)
    clocks.wait_for((0,), (0,), 9_000, anew=False)
    assert clocks.left == [30_000, 30_000]
    sitting = feurio(TurnClock(seconds=30))
    sitting.later(seconds=10)
    sitting.act("tile 1,0")
    sitting.now -= 5_000
    sitting.take(entries.Spoke(at=sitting.now, by="id of Ben", room="table", text="well"))
    sitting.act("pass")
    assert sitting.table.at == sitting.now + 5_000


@pytest.mark.parametrize("clock", [MatchClock(seconds=30, back=60), TurnClock(seconds=30)])
def test_acting_and_going_back_is_no_way_to_more_time(clock: wire.Clock) -> None:
    sitting = Sitting("flashpoint", "Anna", "Ben", clock=clock, firefighters=2)
    seat = sitting.table.actors()[0]
    name, other = ("Anna", "Ben") if seat == 0 else ("Ben", "Anna")
    before = lefts(sitting)
    for turn in range(1, 6):
        sitting.later(seconds=2)
        sitting.act(sitting.match.legal(seat)[0])
        assert sitting.table.actors() == (1 - seat,)
        sitting.later(seconds=1)  # the other one thinks
        sitting.ask(name, wire.Undo(id=1, seen=sitting.table.number))
        assert lefts(sitting)[seat] == (before[seat][0] - 2 * turn, True)
    match_clock = isinstance(clock, MatchClock)
    assert lefts(sitting)[1 - seat] == (before[1 - seat][0] - (5 if match_clock else 0), False)
    assert sitting.person(other).number == 1 - seat


def test_each_clock_gets_back_what_it_saw_of_an_outage() -> None:
    sitting = Sitting("tails", "Anna", "Ben", clock=MatchClock(seconds=600), players=2)
    sitting.later(seconds=10)
    sitting.act(sitting.match.legal(0)[0], seat=0)
    away = (sitting.now + 5_000, sitting.now + 300_000)
    sitting.later(seconds=305)
    sitting.take(entries.Credited(at=sitting.now, outages=(away,)))
    assert lefts(sitting) == [(590, False), (600 - 10 - 305 + 295, True)]
