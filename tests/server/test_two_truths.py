"""Two truths that a person cannot tell apart sound alike: every byte the server would send is the same in both."""

import pytest

from brasier.core.rng import Rng
from brasier.server.entries import AnyEntry, Undone
from brasier.server.table import Change, Table
from exam.walks import CASES, Case, case_id
from server.truths import (
    answers,
    begin,
    dealt_anew,
    everything_told,
    fold,
    goes_on,
    pauses,
    person_at,
    rewritten,
)

SECRETIVE = [case for case in CASES if case[0].has_secrets(case[1])]
pytestmark = pytest.mark.parametrize("case", SECRETIVE, ids=case_id)


def lookers(case: Case) -> list[int | None]:
    game, options = case
    seats = game.seats(options)
    return [None, *range(seats if seats == 2 else seats - 1)]  # the last of three or more is a bot


def test_another_truth_sends_the_same_bytes_and_waits_as_long(case: Case) -> None:
    """All that is hidden from somebody is dealt anew in the middle of a match: nothing they are sent changes, nothing
    they may ask is answered otherwise, and no bot pauses longer or shorter."""
    happened, rng = begin(case), Rng(5)
    table = fold(happened)
    differed = 0
    for turn, entry in enumerate(goes_on(table, rng)):
        change = table.take(entry)
        if turn % 10 not in (3, 8):
            continue
        for seat in lookers(case) if differed < 40 else []:
            differed += _sounds_alike(table, seat, change, rng)
    assert differed > 10


def _sounds_alike(table: Table, seat: int | None, change: Change, rng: Rng) -> bool:
    person = person_at(table, seat)
    assert person is not None
    assert table.match is not None
    truth, other = table.match.state, dealt_anew(table, seat, rng)
    texts = [
        "pass",
        "choose 1 2 3",
        "choose t",
        "play 3",
        "play +1",
        "tile 1,0",
        "firebreak 1,0 red",
        "draw 3",
        "\ud800",
    ]
    texts += [
        table.game.write(truth, who, action) for who in range(len(table.chairs)) for action in truth.legal(who)[:6]
    ]
    told, heard, waits = everything_told(table, person, change), answers(table, person, texts), pauses(table)
    table.match.state = other
    try:
        assert everything_told(table, person, change) == told
        assert answers(table, person, texts) == heard
        assert pauses(table) == waits
    finally:
        table.match.state = truth
    return other.pack() != truth.pack()


def test_another_history_sends_the_same_bytes_from_its_first_entry_on(case: Case) -> None:
    """Somebody else chose other cards, or laid another tile face down: the stream is the same, events included."""
    happened, rng = begin(case), Rng(6)
    table = fold(happened)
    compared = 0
    taken_back = False
    for turn, entry in enumerate(goes_on(table, rng)):
        table.take(entry)
        happened.append(entry)
        taken_back = taken_back or isinstance(entry, Undone)
        if turn % 9 == 8 and compared < 16:
            for seat in lookers(case):
                other = next(rewritten(happened, seat, rng), None)
                if other is not None:
                    _stream_alike(happened, other, seat)
                    compared += 1
    assert compared > 5
    assert taken_back or case[0].name != "tails"


def _stream_alike(happened: list[AnyEntry], other: list[AnyEntry], seat: int | None) -> None:
    changed = next(index for index, entry in enumerate(happened) if entry != other[index])
    left, right = fold(happened[:changed]), fold(other[:changed])
    for one, two in zip(happened[changed:], other[changed:], strict=True):
        changes = left.take(one), right.take(two)
        people = person_at(left, seat), person_at(right, seat)
        assert people[0] is not None
        assert people[1] is not None
        assert changes[0] == changes[1]
        assert everything_told(left, people[0], changes[0]) == everything_told(right, people[1], changes[1])
        assert pauses(left) == pauses(right)
        assert answers(left, people[0], ["pass", "play 3"]) == answers(right, people[1], ["pass", "play 3"])


def test_a_leak_would_be_noticed(case: Case) -> None:
    """With the eyes of somebody who knows the secret the two truths do differ."""
    happened, rng = begin(case), Rng(7)
    table = fold(happened)
    noticed = False
    for entry in goes_on(table, rng):
        change = table.take(entry)
        assert table.match is not None
        truth, other = table.match.state, dealt_anew(table, None, rng)
        for seat in [] if noticed or other.pack() == truth.pack() else lookers(case)[1:]:
            person = person_at(table, seat)
            assert person is not None
            table.match.state = truth
            told = everything_told(table, person, change)
            table.match.state = other
            noticed = noticed or everything_told(table, person, change) != told
        table.match.state = truth
    assert noticed
