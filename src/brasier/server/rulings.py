"""What people ask of a table, and the answer: the entry that will make it so, or a refusal. Nothing changes here.

One function for each command of the wire, named after it. A ruling sees the table as it is, who asks, and what the
house knows beside the entries: the time, and since when somebody has been away.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from brasier.bots import known_level, short_name
from brasier.core.chance import SeededDealer
from brasier.core.game import CHANCE, Refusal
from brasier.core.match import Match
from brasier.server import entries, wire
from brasier.server.entries import AnyEntry
from brasier.server.table import Chair, Person, Table
from brasier.server.undoing import is_choice_made_at_once, own_last_step, what_lies_between

GRACE = 60_000  # how long somebody may be away before the others may let a bot play
PATIENCE = 20_000  # how long a request to go back waits for answers; at a table that counts days, a day
SLOW_PATIENCE = 86_400_000


class Asking(NamedTuple):
    """Who asks, and when. `absent`: since when the people who are not connected have been away, by number."""

    person: Person
    now: int
    absent: Mapping[int, int] = {}
    grace: int = GRACE

    @property
    def stamp(self) -> dict[str, Any]:
        return {"at": self.now, "by": self.person.id}


def rule(table: Table, asking: Asking, command: wire.AnyCommand) -> AnyEntry:
    """The entry a command leads to; raises `Refusal`."""
    ruling = _RULINGS.get(type(command))
    assert ruling is not None, command
    return ruling(table, asking, command)


# ---- around the table


def sit(table: Table, asking: Asking, command: wire.Sit) -> AnyEntry:
    chair = _chair(table, command.seat)
    _refuse_after_the_start(table)
    if chair.held:
        raise Refusal("seat-taken", "", {"seat": command.seat})
    if asking.person.role == "spectator":
        raise Refusal("spectators-watch", "")
    name = table.free_name(clean_name(command.name or asking.person.name))
    return entries.Sat(seat=command.seat, name=name, **asking.stamp)


def leave(table: Table, asking: Asking, command: wire.Leave) -> AnyEntry:
    chair = _own_chair(table, asking, command.seat)
    if table.phase == "open":
        return entries.Left(seat=command.seat, **asking.stamp)
    _refuse_unless_playing(table)
    if chair.away:
        raise Refusal("bot-plays-already", "", {"seat": command.seat})
    return entries.HandedOver(seat=command.seat, level="easy", **asking.stamp)


def seat_bot(table: Table, asking: Asking, command: wire.SeatBot) -> AnyEntry:
    chair = _chair(table, command.seat)
    _refuse_unless_owner(table, asking)
    _refuse_after_the_start(table)
    if chair.person is not None:
        raise Refusal("seat-taken", "", {"seat": command.seat})
    return entries.BotSat(seat=command.seat, level=known_level(table.opened.game, command.level), **asking.stamp)


def unseat(table: Table, asking: Asking, command: wire.Unseat) -> AnyEntry:
    chair = _chair(table, command.seat)
    _refuse_unless_owner(table, asking)
    _refuse_after_the_start(table)
    if not chair.held:
        raise Refusal("seat-empty", "", {"seat": command.seat})
    return entries.Unseated(seat=command.seat, **asking.stamp)


def start(table: Table, asking: Asking, _: wire.Start) -> AnyEntry:
    _refuse_unless_owner(table, asking)
    _refuse_after_the_start(table)
    return starting(table, asking.now, asking.person.id)


def starting(table: Table, now: int, by: str) -> entries.Started:
    """The start, with everything the dealer gives before anybody acts."""
    for seat, chair in enumerate(table.chairs):
        if not chair.held:
            raise Refusal("seat-still-open", "", {"seat": seat})
    names = [chair.name for chair in table.chairs]
    if table.opened.dice == "manual":
        return entries.Started(at=now, by=by, seed=None, steps=())
    dealer = SeededDealer()
    match = Match(table.game, table.options, dealer=dealer, seats=names)
    match.follow(table.opened.steps)
    return entries.Started(at=now, by=by, seed=dealer.seed, steps=tuple(match.deal()))


def rematch(table: Table, asking: Asking, following: str, *, lost: bool = False) -> AnyEntry:
    """`lost`: the next table there was is gone."""
    _refuse_strangers_to_the_match(table, asking)
    if table.phase != "over":
        raise Refusal("match-not-over", "")
    if table.next is not None and not lost:
        raise Refusal("rematch-is-open", "", {"table": table.next})
    return entries.Followed(next=following, **asking.stamp)


# ---- the match


def act(table: Table, asking: Asking, command: wire.Act) -> AnyEntry:
    chair = _own_chair(table, asking, command.seat)
    match = _refuse_unless_playing(table)
    if chair.away:
        raise Refusal("bot-plays-already", "", {"seat": command.seat})
    _refuse_stale(table, command.seat, command.seen)
    return entries.Stepped(steps=tuple(match.foresee(command.seat, command.action)), **asking.stamp)


def why(table: Table, asking: Asking, command: wire.Why) -> Refusal:
    """Not a ruling but its reason: why the seat can do nothing there now. Leaves no entry."""
    chair = _own_chair(table, asking, command.seat)
    match = _refuse_unless_playing(table)
    if chair.away:
        raise Refusal("bot-plays-already", "", {"seat": command.seat})
    reason = match.game.why(match.state, command.seat, command.target)
    return Refusal("something-is-possible", "") if reason is None else reason


def advise(table: Table, asking: Asking, command: wire.Advise) -> tuple[Any, list[str]]:
    """Not a ruling either: the view and the actions of the seat, for whoever shall say what they would do."""
    chair = _own_chair(table, asking, command.seat)
    match = _refuse_unless_playing(table)
    if chair.away:
        raise Refusal("bot-plays-already", "", {"seat": command.seat})
    rivals = [other for seat, other in enumerate(table.chairs) if seat != command.seat and other.person is not None]
    if rivals and not table.game.cooperative(table.options):  # people around one screen are rivals too
        raise Refusal("advice-among-rivals", "")
    if command.seat not in table.actors():
        raise Refusal("nothing-to-decide", "", {"step": table.step})
    return match.view(command.seat), match.legal(command.seat)


def say_chance(table: Table, asking: Asking, command: wire.SayChance) -> AnyEntry:
    _refuse_strangers_to_the_match(table, asking)
    match = _refuse_unless_playing(table)
    if table.opened.dice != "manual":
        raise Refusal("chance-is-dealt", "")
    if CHANCE not in table.actors():
        raise Refusal("no-draw-awaited", "")
    if command.seen < max(table.fresh):
        raise Refusal("table-moved-on", "", {"step": table.step})
    return entries.Stepped(steps=tuple(match.foresee(CHANCE, command.outcome)), **asking.stamp)


def undo(table: Table, asking: Asking, command: wire.Undo) -> AnyEntry:
    _refuse_strangers_to_the_match(table, asking)
    match = _refuse_unless_playing(table)
    if not table.seats_played(asking.person):
        raise Refusal("bot-plays-already", "", {"seat": table.seats_of(asking.person)[0]})
    own = own_last_step(table, asking.person)
    step = own if command.step is None else command.step
    if step is None or not table.base <= step < len(match.steps):
        raise Refusal("nothing-to-take-back", "")
    if step == own and is_choice_made_at_once(table, own):
        return entries.Undone(step=step, alone=True, **asking.stamp)
    if command.seen < max(table.fresh):
        raise Refusal("table-moved-on", "", {"step": table.step})
    while step > table.base and table.opened.dice == "sealed" and CHANCE in table.waited[step]:
        step -= 1  # what the dealer gave goes with the action that led to it
    why = what_lies_between(table, asking.person, step)
    if not why:
        return _undone(table, step, asking.now, asking.person.id)
    if not command.ask:
        raise Refusal("undo-needs-consent", "", {"why": why})
    if table.request is not None:
        raise Refusal("undo-already-asked", "")
    slow = isinstance(table.opened.clock, wire.DaysClock)
    return entries.UndoAsked(step=step, until=asking.now + (SLOW_PATIENCE if slow else PATIENCE), **asking.stamp)


def answer_undo(table: Table, asking: Asking, command: wire.AnswerUndo) -> AnyEntry:
    _refuse_strangers_to_the_match(table, asking)
    request = table.request
    if request is None or table.phase != "playing":
        raise Refusal("no-undo-asked", "")
    if asking.person.number == request.person and command.yes:
        raise Refusal("undo-is-yours", "")
    if asking.person.number != request.person and asking.person.number not in must_agree(table):
        raise Refusal("bot-plays-already", "", {"seat": table.seats_of(asking.person)[0]})
    if command.yes and must_agree(table) <= request.agreed | {asking.person.number}:
        return granted(table, asking.now)
    return entries.UndoAnswered(yes=command.yes, **asking.stamp)


def must_agree(table: Table) -> set[int]:
    """Who has to say yes to the request on the table."""
    assert table.request is not None
    return table.people_concerned(table.request.step) - {table.request.person}


def granted(table: Table, now: int) -> entries.Undone:
    """Everybody agrees."""
    assert table.request is not None
    return _undone(table, table.request.step, now, table.people[table.request.person].id)


def _undone(table: Table, step: int, now: int, by: str) -> entries.Undone:
    assert table.match is not None
    past_dice = any(past.seat == CHANCE for past in table.match.steps[step:])
    return entries.Undone(at=now, by=by, step=step, past_dice=past_dice)


# ---- those who are away


def hand_over(table: Table, asking: Asking, command: wire.HandOver) -> AnyEntry:
    chair = _chair(table, command.seat)
    _refuse_strangers_to_the_match(table, asking)
    _refuse_unless_playing(table)
    if chair.level is not None:
        raise Refusal("bot-plays-already", "", {"seat": command.seat})
    assert chair.person is not None
    if chair.person == asking.person.number:
        raise Refusal("seat-is-yours", "", {"seat": command.seat})
    away_since = asking.absent.get(chair.person)
    if away_since is None:
        raise Refusal("person-is-here", "", {"name": chair.name})
    if (wait := away_since + asking.grace - asking.now) > 0:
        raise Refusal("wait-a-little", "", {"name": chair.name, "seconds": -(-wait // 1000)})
    level = known_level(table.opened.game, command.level)
    return entries.HandedOver(seat=command.seat, level=level, **asking.stamp)


def resume(table: Table, asking: Asking, command: wire.Resume) -> AnyEntry:
    chair = _own_chair(table, asking, command.seat)
    _refuse_unless_playing(table)
    if not chair.away:
        raise Refusal("seat-is-yours", "", {"seat": command.seat})
    return entries.Resumed(seat=command.seat, **asking.stamp)


# ---- talking


def say(table: Table, asking: Asking, command: wire.Say) -> AnyEntry:
    if (command.text is None) == (command.phrase is None):
        raise Refusal("text-or-phrase", "")
    seated = bool(table.seats_of(asking.person)) or (table.phase == "open" and asking.person.role == "player")
    if command.room == "table" and not seated:
        raise Refusal("spectators-have-a-room", "")
    if command.room == "gallery" and seated and table.phase != "over":
        raise Refusal("gallery-is-for-spectators", "")
    text = None if command.text is None else clean_text(command.text)
    return entries.Spoke(room=command.room, text=text, phrase=command.phrase, **asking.stamp)


def mute(table: Table, asking: Asking, command: wire.Mute) -> AnyEntry:
    if command.person >= len(table.people) or command.person == asking.person.number:
        raise Refusal("no-such-person", "", {"person": command.person})
    return entries.Muted(person=command.person, muted=command.muted, **asking.stamp)


def refuse_ping(table: Table, asking: Asking) -> None:
    """Pointing is for those who play together; it changes nothing and leaves no entry."""
    _refuse_strangers_to_the_match(table, asking)
    _refuse_unless_playing(table)
    if not table.game.cooperative(table.options):
        raise Refusal("no-pointing", "")


# ---- what several rulings ask


def clean_name(name: str) -> str:
    """A name as it may stand in a record: one line, visible, without spaces at its ends or the mark of a bot."""
    name = short_name(" ".join(name.split()))
    if not name or len(name) > wire.LONGEST_NAME or not name.isprintable():
        raise Refusal("bad-name", "", {"longest": wire.LONGEST_NAME})
    return name


def clean_text(text: str) -> str:
    """What somebody says, on one line."""
    text = " ".join(text.split())
    if not text or not text.isprintable():
        raise Refusal("bad-text", "", {"longest": wire.LONGEST_CHAT})
    return text


def _chair(table: Table, seat: int) -> Chair:
    if seat >= len(table.chairs):
        raise Refusal("no-such-seat", "", {"seat": seat, "last": len(table.chairs) - 1})
    return table.chairs[seat]


def _own_chair(table: Table, asking: Asking, seat: int) -> Chair:
    chair = _chair(table, seat)
    if chair.person != asking.person.number:
        raise Refusal("not-your-seat", "", {"seat": seat})
    return chair


def _refuse_unless_owner(table: Table, asking: Asking) -> None:
    if asking.person.number != 0:
        raise Refusal("owner-only", "", {"name": table.people[0].name})


def _refuse_after_the_start(table: Table) -> None:
    if table.phase != "open":
        raise Refusal("match-has-started", "")


def _refuse_unless_playing(table: Table) -> Match:
    if table.match is None:
        raise Refusal("match-not-started", "")
    if table.phase == "over":
        raise Refusal("match-is-over", "")
    return table.match


def _refuse_strangers_to_the_match(table: Table, asking: Asking) -> None:
    if not table.seats_of(asking.person):
        raise Refusal("spectators-watch", "")


def _refuse_stale(table: Table, seat: int, seen: int) -> None:
    """Whoever chose on an old board chooses again: what they saw is no longer there."""
    if seen < table.fresh[seat]:
        raise Refusal("table-moved-on", "", {"step": table.step})


_RULINGS: dict[type[wire.Command], Callable[[Table, Asking, Any], AnyEntry]] = {
    wire.Sit: sit,
    wire.Leave: leave,
    wire.SeatBot: seat_bot,
    wire.Unseat: unseat,
    wire.Start: start,
    wire.Act: act,
    wire.SayChance: say_chance,
    wire.Undo: undo,
    wire.AnswerUndo: answer_undo,
    wire.HandOver: hand_over,
    wire.Resume: resume,
    wire.Say: say,
    wire.Mute: mute,
}
