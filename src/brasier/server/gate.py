"""The one gate: everything that leaves a table passes here, and is made for the eyes it goes to.

A person sees with the eyes of the seats they hold, or with a spectator's. Views, choices and events come from the
game's own redaction (`Game.view`, `Game.events`); the state, the steps of others and the seed have no other way out.
"""

from typing import Any

import msgspec

from brasier.bots import short_name
from brasier.core.game import Looker
from brasier.core.match import Match
from brasier.server import wire
from brasier.server.rulings import must_agree
from brasier.server.table import Change, Person, Table
from brasier.server.undoing import undoable

_ENCODER = msgspec.json.Encoder()
NOTHING = msgspec.Raw(b"[]")
EVENTS_AT_ONCE = 300  # steps whose events a newcomer is told; earlier ones are in the log


def eyes(table: Table, person: Person) -> tuple[int | None, ...]:
    """The seats a person looks from; (None,) is a spectator."""
    return table.seats_of(person) or (None,)


class Sight:
    """What is to be seen at one moment. Made once for all who look: many look with the same eyes."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._told: dict[tuple[int | None, int], wire.Told] = {}
        self._open_view: Any = None

    def told(self, person: Person, since: int) -> tuple[wire.Told, ...]:
        if self.table.match is None:
            return ()
        return tuple(self._seen(self.table.match, seat, since) for seat in eyes(self.table, person))

    def _seen(self, match: Match, seat: int | None, since: int) -> wire.Told:
        known = self._told.get((seat, since))
        if known is None:
            known = wire.Told(
                seat=seat,
                view=encode(self._view(match, seat)),
                choices=NOTHING if seat is None else encode(match.game.choices(match.state, seat)),
                paths=() if seat is None else tuple(match.game.paths(match.state, seat)),
                events=encode(match.events(seat, since)),
                chances=self._chances(match),
            )
            self._told[seat, since] = known
        return known

    def _chances(self, match: Match) -> tuple[str, ...]:
        """What may be said of the real dice. Where there are secrets, what is left in a pile may be one."""
        if self.table.opened.dice == "sealed" or match.game.has_secrets(match.options):
            return ()
        return tuple(text for text, _ in match.chances())

    def _view(self, match: Match, seat: int | None) -> Any:
        """Where nothing is secret all see the same, and it is looked at once."""
        if match.game.has_secrets(match.options):
            return match.view(seat)
        if self._open_view is None:
            self._open_view = match.view(None)
        return msgspec.structs.replace(self._open_view, seat=seat)


def welcome(
    table: Table, person: Person, hello: wire.Hello, now: int, here: tuple[int, ...], sight: Sight
) -> wire.Welcome:
    """Everything a person may know, and of what happened only what they have not seen."""
    fits = hello.step is not None and hello.takebacks == table.takebacks and hello.step <= table.step
    since = hello.step if fits and hello.step is not None else max(0, table.step - EVENTS_AT_ONCE)
    return wire.Welcome(
        id=hello.id,
        protocol=wire.PROTOCOL,
        number=table.number,
        step=table.step,
        takebacks=table.takebacks,
        since=since,
        now=now,
        table=info(table, person, now),
        you=you(table, person),
        here=here,
        told=sight.told(person, since),
        chat=tuple(line for line in table.chat if hears(table, person, line)),
    )


def update(table: Table, person: Person, change: Change, now: int, sight: Sight) -> wire.Update:
    return wire.Update(
        number=table.number,
        step=table.step,
        takebacks=table.takebacks,
        now=now,
        table=info(table, person, now),
        you=you(table, person),
        told=sight.told(person, change.since) if change.moved else (),
        back_to=change.back_to,
        why=None if table.game.has_secrets(table.options) else change.why,
    )


def hears(table: Table, person: Person, line: wire.ChatLine) -> bool:
    """Spectators talk among themselves: who plays reads that after the match. Nobody hears whom they muted."""
    if line.person in person.muted:
        return False
    return line.room == "table" or not table.seats_of(person) or table.phase == "over"


def you(table: Table, person: Person) -> wire.You:
    return wire.You(
        person=person.number,
        role=person.role,
        owner=person.number == 0,
        seats=table.seats_of(person),
        muted=tuple(sorted(person.muted)),
        undo=undoable(table, person),
    )


def info(table: Table, person: Person, now: int) -> wire.TableInfo:
    """The table around the match. Links are for players: a spectator may not invite others to sit down."""
    opened, match = table.opened, table.match
    inside = person.role == "player"
    return wire.TableInfo(
        id=table.id,
        game=opened.game,
        rules=opened.rules,
        options=opened.options,
        together=table.game.cooperative(table.options),
        phase=table.phase,
        public=opened.public,
        spectators=opened.spectators,
        dice=opened.dice,
        clock=opened.clock,
        created=opened.at,
        owner=0,
        seats=tuple(_seat_info(table, seat) for seat in range(len(table.chairs))),
        people=tuple(wire.PersonInfo(person=other.number, name=other.name, role=other.role) for other in table.people),
        commitment=None if match is None else match.dealer.commitment,
        actors=table.actors(),
        clocks=table.clocks.tell(now),
        undo=_request(table),
        past_dice=table.past_dice,
        ending=None if match is None else _ending(match),
        previous=opened.previous,
        next=table.next,
        forked=opened.forked,
        play_code=opened.play_code if inside else None,
        watch_code=opened.watch_code if inside else None,
    )


def _seat_info(table: Table, seat: int) -> wire.SeatInfo:
    chair = table.chairs[seat]
    return wire.SeatInfo(
        seat=seat,
        holder="person" if chair.person is not None else "bot" if chair.level is not None else "open",
        name=short_name(chair.name),
        person=chair.person,
        level=chair.level,
        away=chair.away,
    )


def _request(table: Table) -> wire.UndoRequest | None:
    if table.request is None:
        return None
    return wire.UndoRequest(
        person=table.request.person,
        step=table.request.step,
        agreed=tuple(sorted(table.request.agreed)),
        awaited=tuple(sorted(must_agree(table) - table.request.agreed)),
        until=table.request.until,
    )


def _ending(match: Match) -> wire.Ending | None:
    outcome = match.outcome()
    if outcome is None:
        return None
    return wire.Ending(
        reason=outcome.reason,
        scores=tuple(outcome.scores),
        winners=tuple(outcome.winners),
        figures=dict(outcome.figures),
        seed=match.record().seed,
    )


def log(table: Table, looker: Looker, since: int, until: int) -> wire.LogPage:
    """What somebody may know of what happened from one step to another."""
    assert table.match is not None
    facts = [fact for step in table.match.facts[since:until] for fact in step]
    return wire.LogPage(since=since, until=until, events=encode(table.game.events(table.options, facts, looker)))


def encode(value: Any) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(value))
