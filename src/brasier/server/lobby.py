"""The lobby: opening tables, coming in by a link, playing again, going on from a match that is over."""

from functools import partial
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from brasier.bots import known_level, short_name
from brasier.core.game import Game, Refusal
from brasier.core.record import Step, read_record, write_record
from brasier.games import find
from brasier.server import entries, rulings, wire
from brasier.server.entries import AnyEntry, read_entry
from brasier.server.hub import Hub, Live, NoTable, now_ms
from brasier.server.identity import new_code
from brasier.server.listing import summary_of, summary_of_record
from brasier.server.rulings import Asking, clean_name
from brasier.server.study import Wrong, examine, first_steps
from brasier.server.table import Person, Table
from brasier.server.thinking import Thinkers

MOST_PEOPLE = 200  # at one table, spectators included


class BadRecord(Exception):
    """What somebody brought is no record, or cannot be true."""

    def __init__(self, wrong: Wrong) -> None:
        super().__init__(wrong.facts["what"])
        self.wrong = wrong


class Lobby:
    def __init__(self, hub: Hub, thinkers: Thinkers) -> None:
        self.hub = hub
        self.thinkers = thinkers

    async def open(self, guest: str, name: str, wish: wire.NewTable) -> str:
        """A new table; where every seat is held already, the match begins."""
        game = find(wish.game)
        options = game.options(wish.options)
        seats = _seats(wish.game, game.seats(options), wish.seats)
        opened = _opened(guest, name, wish, game, options, seats=seats, dice=wish.dice)
        return await self._open(new_code(), opened)

    async def _open(self, table_id: str, opened: entries.Opened) -> str:
        if not await self.hub.open(table_id, opened, summary_of(Table(table_id, opened), opened)):
            raise Refusal("table-too-busy", "")
        if not any(isinstance(seat, wire.OpenSeat) for seat in opened.seats):
            live = await self.hub.live(table_id)
            await self.hub.commit(live, lambda table: rulings.starting(table, now_ms(), opened.by))
        return table_id

    async def join(self, guest: str, name: str, wish: wire.Join) -> str:
        """Come in; whoever is in already stays what they are, but a players' link makes a player of a spectator."""
        role = wish.role
        table_id = wish.table
        if wish.code is not None:
            table_id, role = await self._led_by(wish.code)
        if table_id is None:
            raise Refusal("code-or-table", "")
        live = await self.hub.live(table_id)
        invited = wish.code is not None
        await self.hub.commit(live, lambda table: _admission(table, guest, name, role, invited=invited))
        return table_id

    async def invitation(self, code: str) -> wire.Invitation:
        """What somebody who was sent a link learns before they come in."""
        table_id, role = await self._led_by(code)
        async with self.hub.looking(await self.hub.live(table_id)) as table:
            return wire.Invitation(
                game=table.opened.game,
                options=table.opened.options,
                phase=table.phase,
                role=role,
                host=table.people[0].name,
                seats=tuple(short_name(chair.name) if chair.held else None for chair in table.chairs),
            )

    async def _led_by(self, code: str) -> tuple[str, wire.Role]:
        """Where a code leads, and as what one comes there."""
        found = await self.hub.store.role_of_code(code.strip().lower())
        if found is None:
            raise NoTable(code)
        return found[0], _role(found[1])

    async def rematch(self, live: Live, guest: str) -> int:
        """Once more with the same people. The next table's id follows from this one, so that there is only one."""
        async with self.hub.looking(live) as table:
            following = await self._following(table)
            person = table.person(guest)
            assert person is not None
            asking = Asking(person, now_ms())
            lost = table.next is not None and not await self.hub.store.read(table.next)  # its owner deleted it
            rulings.rematch(table, asking, following, lost=lost)
            opened = _again(table, asking)
            coming = [_Guest(other.id, other.name, other.role, _chairs_of(table, other)) for other in table.people]
        await self.hub.open(following, opened, summary_of(Table(following, opened), opened))
        await self._bring_along(following, coming)
        number = await self.hub.commit(live, lambda table: rulings.rematch(table, asking, following, lost=lost))
        return number or live.told

    async def _following(self, table: Table) -> str:
        """The id of the next table: nobody outside can guess it, and two who ask at once get the same.

        An id that was used and deleted does not come back: then it is the next one.
        """
        number = table.followed
        while True:
            seed = f"{table.id} {number} {table.opened.play_code}".encode()
            following = blake2b(seed, digest_size=8, person=b"brasier again").hexdigest()
            if not await self.hub.store.is_gone(following):
                return following
            number += 1

    async def _bring_along(self, table_id: str, coming: list["_Guest"]) -> None:
        """Everybody to their seat, then begin. Whatever has been done already is left as it is."""
        live = await self.hub.live(table_id)
        for guest in coming:
            await self.hub.commit(live, guest.come_in)
            for seat in guest.chairs:
                await self.hub.commit(live, partial(guest.sit_down, seat))
        await self.hub.commit(live, _begin_if_all_sit)

    # ---- matches that are over

    async def record(self, table_id: str, guest: str, *, over: bool = False) -> tuple[str, int]:
        """The record of a match one may read, and how often it went back behind a draw.

        Of one's own running match too, as long as nothing in it is secret; `over`: of finished ones only.
        """
        live = await self.running(table_id)
        if live is None:
            uploaded = await self._uploaded(table_id)
            if uploaded is None or uploaded.by != guest:
                raise NoTable(table_id)
            return uploaded.record, 0
        async with self.hub.looking(live) as table:
            refuse_strangers(table, guest)
            if table.match is None:
                raise Refusal("match-not-started", "")
            if table.phase != "over" and over:
                raise Refusal("match-not-over", "")
            if table.phase != "over" and table.game.has_secrets(table.options):
                raise Refusal("secrets-still-kept", "")
            return write_record(table.match.record()), table.past_dice

    async def running(self, table_id: str) -> Live | None:
        """The table of that id; None if it is a record from elsewhere, or nothing."""
        try:
            return await self.hub.live(table_id)
        except NoTable:
            return None

    async def _uploaded(self, table_id: str) -> entries.Uploaded | None:
        rows = await self.hub.store.read(table_id)
        first = read_entry(rows[0][1]) if rows else None
        return first if isinstance(first, entries.Uploaded) else None

    async def delete(self, table_id: str, guest: str) -> None:
        """Only the owner may, and then nothing of it remains."""
        live = await self.running(table_id)
        if live is None:
            uploaded = await self._uploaded(table_id)
            if uploaded is None or uploaded.by != guest:
                raise NoTable(table_id)
            await self.hub.store.delete(table_id)
            return
        async with self.hub.looking(live) as table:
            if refuse_strangers(table, guest).number != 0:
                raise Refusal("owner-only", "", {"name": table.people[0].name})
        await self.hub.delete(live)

    async def upload(self, guest: str, name: str, text: str) -> str:
        """A match from elsewhere, to be watched: replayed in a worker before anything is kept."""
        studied = await self.thinkers.run(examine, text)
        if isinstance(studied, Wrong):
            raise BadRecord(studied)
        uploaded = entries.Uploaded(at=now_ms(), by=guest, record=text, name=name)
        table_id = new_code()
        await self.hub.open(table_id, uploaded, summary_of_record(uploaded, studied))
        return table_id

    async def fork(self, guest: str, name: str, from_table: str, wish: wire.ForkTable) -> str:
        """A table that goes on from a step of a match one may study."""
        text, _ = await self.record(from_table, guest, over=True)
        record = read_record(text)
        steps = await self.thinkers.run(first_steps, text, wish.step)
        if steps is None:
            raise Refusal("match-is-over", "")
        game = find(record.game)
        options = game.options(record.options)
        opened = _opened(
            guest,
            name,
            wish,
            game,
            options,
            seats=_seats(record.game, game.seats(options), wish.seats),
            forked=from_table,
            steps=tuple(Step(seat, action) for seat, action in steps),
        )
        return await self._open(new_code(), opened)


class _Guest(NamedTuple):
    """Somebody who comes along to the next table."""

    id: str
    name: str
    role: wire.Role
    chairs: dict[int, str]  # seats and the names they had there

    def come_in(self, table: Table) -> AnyEntry | None:
        if table.person(self.id) is not None:
            return None
        return entries.Admitted(at=now_ms(), by=self.id, name=self.name, role=self.role)

    def sit_down(self, seat: int, table: Table) -> AnyEntry | None:
        if table.chairs[seat].held or table.phase != "open":
            return None
        return entries.Sat(at=now_ms(), by=self.id, seat=seat, name=self.chairs[seat])


def _begin_if_all_sit(table: Table) -> AnyEntry | None:
    if table.phase != "open" or not all(chair.held for chair in table.chairs):
        return None
    return rulings.starting(table, now_ms(), table.opened.by)


def _chairs_of(table: Table, person: Person) -> dict[int, str]:
    return {seat: table.chairs[seat].name for seat in table.seats_of(person)}


def _opened(
    guest: str, name: str, wish: wire.NewTable | wire.ForkTable, game: Game, options: Any, **more: Any
) -> entries.Opened:
    """The first entry of a table as somebody wished it, with links of its own."""
    return entries.Opened(
        at=now_ms(),
        by=guest,
        name=name,
        game=game.name,
        rules=game.rules_version,
        options=game.option_values(options),
        clock=wish.clock,
        public=wish.public,
        spectators=wish.spectators,
        play_code=new_code(),
        watch_code=new_code(),
        **{"dice": "sealed", **more},
    )


def _again(table: Table, asking: Asking) -> entries.Opened:
    """The same table once more; whoever asked for it is its owner."""
    seats: list[wire.SeatWish] = []
    for chair in table.chairs:
        if chair.person == asking.person.number:
            seats.append(wire.MySeat(name=chair.name))
        elif chair.person is None and chair.level is not None:
            seats.append(wire.BotSeat(level=chair.level))
        else:
            seats.append(wire.OpenSeat())
    return msgspec.structs.replace(
        table.opened,
        at=asking.now,
        by=asking.person.id,
        name=asking.person.name,
        seats=tuple(seats),
        play_code=new_code(),
        watch_code=new_code(),
        previous=table.id,
        forked=None,
        steps=(),
    )


def _seats(game: str, count: int, wished: tuple[wire.SeatWish, ...] | None) -> tuple[wire.SeatWish, ...]:
    """Who is to sit where; without a wish, whoever opens the table against bots."""
    if wished is None:
        return (wire.MySeat(), *(wire.BotSeat() for _ in range(count - 1)))
    if len(wished) != count:
        raise Refusal("seats-do-not-fit", "", {"given": len(wished), "needed": count})
    return tuple(_wish(game, seat) for seat in wished)


def _wish(game: str, seat: wire.SeatWish) -> wire.SeatWish:
    if isinstance(seat, wire.BotSeat):
        known_level(game, seat.level)
    elif isinstance(seat, wire.MySeat) and seat.name is not None:
        return wire.MySeat(name=clean_name(seat.name))
    return seat


def _role(word: str) -> wire.Role:
    return "player" if word == "player" else "spectator"


def _admission(table: Table, guest: str, name: str, role: wire.Role, *, invited: bool) -> AnyEntry | None:
    """Whether somebody may come in, and as what; None where nothing changes."""
    known = table.person(guest)
    if known is None and not invited and not table.opened.public:
        raise NoTable(table.id)
    seats_are_given = table.phase != "open"
    if role == "player" and not invited and seats_are_given:
        role = "spectator"
    if known is not None and known.role in (role, "player"):
        return None
    if not table.opened.spectators and (role == "spectator" or seats_are_given):
        raise Refusal("no-spectators", "")
    if known is None and len(table.people) >= MOST_PEOPLE:
        raise Refusal("table-is-full", "", {"most": MOST_PEOPLE})
    return entries.Admitted(at=now_ms(), by=guest, name=name, role=role)


def refuse_strangers(table: Table, guest: str) -> Person:
    """A table is known to those who came in."""
    person = table.person(guest)
    if person is None:
        raise NoTable(table.id)
    return person
