"""Who may go back how far, and whom they must ask.

Freely within one's own turn, until dice, a reveal or somebody else's action; beyond that when everybody who plays
agrees; freely when all others are bots. What is revealed in our games is drawn by chance or shown by a player, so a
step of chance or of another seat is where freedom ends. Of choices made at once each is its owner's until the last is
made: it is taken back alone, whatever the others have chosen since.
"""

from collections.abc import Collection
from typing import Literal

from brasier.core.game import CHANCE
from brasier.server.table import Person, Table
from brasier.server.wire import Undoable


def undoable(table: Table, person: Person) -> Undoable | None:
    """How far back one's own last action is; None where there is none to take back."""
    own = own_last_step(table, person)
    if own is None:
        return None
    if is_choice_made_at_once(table, own):
        return Undoable(step=own, free=True)
    why = what_lies_between(table, person, own)
    return Undoable(step=own, free=not why, why=why)


def own_last_step(table: Table, person: Person) -> int | None:
    """The step before one's own last action."""
    if table.match is None or table.phase != "playing":
        return None
    seats = table.seats_played(person)
    for index in range(len(table.match.steps) - 1, table.base - 1, -1):
        if table.match.steps[index].seat in seats:
            return index
    return None


def what_lies_between(table: Table, person: Person, step: int) -> Literal["", "dice", "others"]:
    """What makes going back to a step a question for the others: dice, others, or nothing ('')."""
    assert table.match is not None
    if table.people_concerned(step) <= {person.number}:
        return ""
    seats: Collection[int] = table.seats_of(person)
    taken_back = table.match.steps[step:]
    if any(past.seat == CHANCE for past in taken_back):
        return "dice"
    return "others" if any(past.seat not in seats for past in taken_back) else ""


def is_choice_made_at_once(table: Table, index: int) -> bool:
    """Whether the step was one of several made at once, and the last of them is still to come."""
    assert table.match is not None
    awaited = table.waited[index]
    for number in range(index, len(table.match.steps)):
        if table.waited[number] != awaited or CHANCE in awaited:
            return False
        awaited = tuple(seat for seat in awaited if seat != table.match.steps[number].seat)
    return awaited == table.actors() != ()
