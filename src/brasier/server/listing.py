"""What lists and the house need of a table without reading all its entries: kept beside them, made anew with each."""

from typing import Any

import msgspec

from brasier.bots import short_name
from brasier.server import entries, wire
from brasier.server.duties import next_duty
from brasier.server.entries import AnyEntry
from brasier.server.store import Summary
from brasier.server.study import Summary as Studied
from brasier.server.table import Table


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list, before it is known who reads it. People are here by their ids: never told as it is."""

    game: str
    options: dict[str, Any]
    phase: wire.Phase
    public: bool
    clock: wire.Clock
    updated: int
    seats: tuple[str | None, ...]
    step: int
    waiting: tuple[str, ...]  # people the table waits for
    holders: tuple[str | None, ...] = ()  # who holds each seat; None: no person
    actors: tuple[int, ...] = ()  # seats the table waits for
    owner: str | None = None
    watch_code: str | None = None
    uploaded: bool = False

    def told_to(self, person: str, table: str, *, mine: bool) -> wire.TableLine:
        return wire.TableLine(
            id=table,
            game=self.game,
            options=self.options,
            phase=self.phase,
            public=self.public,
            clock=self.clock,
            updated=self.updated,
            seats=self.seats,
            step=self.step,
            mine=mine,
            yours=person in self.waiting,
            own=tuple(seat for seat, holder in enumerate(self.holders) if holder == person),
            actors=self.actors,
            owner=person == self.owner,
            watch_code=self.watch_code if person in self.holders else None,
            uploaded=self.uploaded,
        )


def summary_of(table: Table, entry: AnyEntry) -> Summary:
    """`entry` is the last one folded in: only some of them change who belongs to the table."""
    first = isinstance(entry, entries.Opened)
    comes = first or isinstance(entry, entries.Admitted)
    duty = next_duty(table)
    opened = table.opened
    return Summary(
        phase=table.phase,
        public=opened.public,
        updated=table.at,
        due=None if duty is None else duty.at,
        line=msgspec.json.encode(_line(table)),
        members=tuple(person.id for person in table.people) if comes else None,
        codes={opened.play_code: "player", opened.watch_code: "spectator"} if first else None,
    )


def _line(table: Table) -> Line:
    opened = table.opened
    waiting = {table.chairs[seat].person for seat in table.waiting_people()}
    ids: dict[int | None, str | None] = {person.number: person.id for person in table.people}
    return Line(
        game=opened.game,
        options=opened.options,
        phase=table.phase,
        public=opened.public,
        clock=opened.clock,
        updated=table.at,
        seats=tuple(short_name(chair.name) if chair.held else None for chair in table.chairs),
        step=table.step,
        waiting=tuple(person.id for person in table.people if person.number in waiting),
        holders=tuple(ids.get(chair.person) for chair in table.chairs),
        actors=table.actors(),
        owner=table.people[0].id if table.people else None,
        watch_code=opened.watch_code if opened.spectators else None,
    )


def summary_of_record(uploaded: entries.Uploaded, studied: Studied) -> Summary:
    """Of a match brought from elsewhere: it is its owner's alone, and nothing is ever due."""
    line = Line(
        game=studied.game,
        options=studied.options,
        phase="over",
        public=False,
        clock=wire.NoClock(),
        updated=uploaded.at,
        seats=studied.seats,
        step=studied.steps,
        waiting=(),
        owner=uploaded.by,
        uploaded=True,
    )
    return Summary(
        phase="over",
        public=False,
        updated=uploaded.at,
        due=None,
        line=msgspec.json.encode(line),
        members=(uploaded.by,),
        codes={},
    )
