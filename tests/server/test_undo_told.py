"""What is told about going back is what is then allowed: for everybody, at every moment, in all games."""

import random
from typing import Any

import pytest

from brasier.core.game import CHANCE
from brasier.core.record import Step
from brasier.server import entries, wire
from brasier.server.table import Table
from brasier.server.wire import Undoable
from server.sitting import Sitting, told, undo

CASES: list[tuple[str, tuple[str, ...], dict[str, Any]]] = [
    ("feurio", ("Anna", "Ben"), {"players": 2}),
    ("feurio", ("easy", "Anna", "Ben"), {"players": 3, "firebreaks": True, "cest_chaud": True}),
    ("feurio", ("Anna", "easy"), {"players": 2, "mode": "cooperative"}),
    ("flashpoint", ("Anna", "Ben", "Anna"), {"firefighters": 3, "mode": "advanced"}),
    ("flashpoint", ("Anna", "easy"), {"firefighters": 2}),
    ("tails", ("Anna", "Ben", "easy"), {"players": 3, "deck": [[1, 1], [2, 2], [3, 3]]}),
    ("tails", ("Anna", "Ben", "Anna", "Cleo"), {"players": 4, "deck": [[4, 2], [5, 1]]}),
    ("tails", ("Anna", "easy", "easy"), {"players": 3, "deck": [[1, 1], [2, 2]]}),
]


def expected(sitting: Sitting, name: str) -> Undoable | None:
    """What somebody may take back, from the steps alone and without the code that is tested."""
    match, table = sitting.match, sitting.table
    mine = played(sitting, name)
    own = [index for index in range(table.base, len(match.steps)) if match.steps[index].seat in mine]
    if not own:
        return None
    later = match.steps[own[-1] :]
    if all(step.action.startswith("choose") for step in later) and still_choosing(sitting):
        return Undoable(step=own[-1], free=True)
    others = {chair.person for chair in table.chairs if chair.person is not None and chair.level is None}
    if others <= {sitting.person(name).number} or all(step.seat in mine for step in later):
        return Undoable(step=own[-1], free=True)
    return Undoable(step=own[-1], free=False, why="dice" if CHANCE in [step.seat for step in later] else "others")


def played(sitting: Sitting, name: str) -> list[int]:
    """The seats of somebody on which no bot plays in their stead."""
    number = sitting.person(name).number
    return [seat for seat, chair in enumerate(sitting.table.chairs) if chair.person == number and chair.level is None]


def still_choosing(sitting: Sitting) -> bool:
    return any(sitting.match.legal(seat)[0].startswith("choose") for seat in sitting.table.actors())


def check(sitting: Sitting, name: str) -> Undoable | None:
    """With and without asking, the ruling is what `you.undo` says."""
    may = sitting.you(name).undo
    if sitting.table.phase == "over":
        assert may is None
        assert sitting.refused(name, undo()) == sitting.refused(name, undo(ask=True)) == "match-is-over"
        return None
    assert may == expected(sitting, name)
    if may is None:
        why = "nothing-to-take-back" if played(sitting, name) else "bot-plays-already"
        assert sitting.refused(name, undo()) == sitting.refused(name, undo(ask=True)) == why
    elif may.free:
        for ask in (False, True):
            entry = sitting.ruling(name, undo(ask=ask))
            assert isinstance(entry, entries.Undone)
            assert entry.step == may.step
    else:
        refusal = sitting.refusal(name, undo())
        assert (refusal.code, refusal.facts) == ("undo-needs-consent", {"why": may.why})
        asked = sitting.ruling(name, undo(ask=True))
        assert isinstance(asked, entries.UndoAsked)
        assert asked.step == may.step
    return may


def go_back(sitting: Sitting, name: str) -> None:
    """It is as if what was taken back had never been done."""
    entry = sitting.ruling(name, undo())
    assert isinstance(entry, entries.Undone)
    steps = list(sitting.match.steps)
    kept: list[Step] = [*steps[: entry.step], *(steps[entry.step + 1 :] if entry.alone else ())]
    gone = steps[entry.step : entry.step + 1] if entry.alone else steps[entry.step :]
    assert entry.past_dice == any(step.seat == CHANCE for step in gone)
    takebacks, past_dice = sitting.table.takebacks, sitting.table.past_dice
    change = sitting.take(entry)
    assert (change.moved, change.back_to, change.since) == (True, entry.step, entry.step)
    assert sitting.match.steps == kept
    assert (sitting.table.takebacks, sitting.table.past_dice) == (takebacks + 1, past_dice + entry.past_dice)
    assert len(sitting.table.waited) == len(kept)


def leave_or_resume(sitting: Sitting, name: str) -> None:
    """Who leaves their seat to a bot is not asked any more."""
    seat = sitting.you(name).seats[0]
    away = sitting.table.chairs[seat].away
    sitting.ask(name, wire.Resume(id=1, seat=seat) if away else wire.Leave(id=1, seat=seat))


def same(one: Table, other: Table, now: int) -> bool:
    return all(told(one, person, now) == told(other, other.people[person.number], now) for person in one.people)


@pytest.mark.parametrize(("game", "people", "options"), CASES)
def test_what_is_told_about_going_back_is_what_is_then_allowed(
    game: str, people: tuple[str, ...], options: dict[str, Any]
) -> None:
    rng = random.Random(f"{game} {people}")
    sitting = Sitting(game, *people, **options)
    names = sorted(set(people) - {"easy"})
    went_back = 0
    for moment in range(120):
        allowed = {name: check(sitting, name) for name in names}
        if sitting.table.phase == "over":
            break
        free = [name for name in names if (may := allowed[name]) is not None and may.free]
        if free and rng.random() < 0.3:
            go_back(sitting, rng.choice(free))
            went_back += 1
            continue
        if rng.random() < 0.1:
            leave_or_resume(sitting, rng.choice(names))
            continue
        if moment % 40 == 20:
            assert same(sitting.table, sitting.folded_again(), sitting.now)
        seat = rng.choice(sitting.table.actors())
        sitting.act(rng.choice(sitting.match.legal(seat)), seat)
        sitting.later(seconds=1)
    assert went_back
    assert same(sitting.table, sitting.folded_again(), sitting.now)
