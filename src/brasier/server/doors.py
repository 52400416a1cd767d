"""What each route of `routes` does: one method for each, of the same name."""

import asyncio
from collections.abc import Callable
from functools import lru_cache
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

import brasier
from brasier.bots import levels
from brasier.core.game import Refusal
from brasier.games import find, names
from brasier.lessons import encoded_book
from brasier.server import gate, study, wire
from brasier.server.alerts import Alerts
from brasier.server.guard import Asked, Guard, Turned
from brasier.server.hub import Hub
from brasier.server.listing import Line
from brasier.server.lobby import Lobby, refuse_strangers
from brasier.server.metrics import Metrics
from brasier.server.openapi import make_document
from brasier.server.packing import packed
from brasier.server.routes import JSON, SVG, TEXT
from brasier.server.rulings import clean_name
from brasier.server.table import Person, Table

MOST_LISTED = 100  # public tables
MOST_OWN = 500
EVENTS_ON_A_PAGE = 500  # steps

Result = TypeVar("Result")

_LINES: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)


class Doors:
    def __init__(self, hub: Hub, lobby: Lobby, guard: Guard, alerts: Alerts, metrics: Metrics) -> None:
        self.hub = hub
        self.store = hub.store
        self.lobby = lobby
        self.guard = guard
        self.alerts = alerts
        self.figures = metrics
        self._books: dict[str, bytes] = {}  # of lessons, by game
        self._one_book_at_a_time = asyncio.Lock()

    # ---- oneself

    async def me(self, request: Request, asked: Asked) -> Response:
        guest = asked.guest or self.guard.guests.new()
        response = answer(await self._profile(guest))
        response.headers["Set-Cookie"] = self.guard.guests.write(guest, secure=self.guard.secure(request))
        return response

    async def name_me(self, request: Request, asked: Asked) -> Response:
        await self.store.name_person(asked.guest, clean_name(asked.body.name))
        return answer(await self._profile(asked.guest))

    async def set_webhook(self, request: Request, asked: Asked) -> Response:
        if asked.body.url is not None:
            await self.alerts.check_webhook(asked.body.url)
        await self.store.set_webhook(asked.guest, asked.body.url)
        return answer(await self._profile(asked.guest))

    async def set_push(self, request: Request, asked: Asked) -> Response:
        await self.alerts.check_push(asked.body)
        await self.store.set_push(asked.guest, msgspec.json.encode(asked.body).decode())
        return answer(await self._profile(asked.guest))

    async def drop_push(self, request: Request, asked: Asked) -> Response:
        await self.store.set_push(asked.guest, None)
        return answer(await self._profile(asked.guest))

    async def push_key(self, request: Request, asked: Asked) -> Response:
        return answer(wire.PushKey(key=self.alerts.application_server_key()))

    async def _profile(self, guest: str) -> wire.Profile:
        person = await self.store.person(guest)
        return wire.Profile(
            name=None if person is None else person.name,
            push=person is not None and person.push is not None,
            webhook=None if person is None else person.webhook,
            webhook_secret=self.alerts.webhook_secret(guest) if self.alerts.enabled else None,
            alerts=self.alerts.enabled,
        )

    async def _name(self, guest: str) -> str:
        person = await self.store.person(guest)
        if person is None or person.name is None:
            raise Refusal("say-your-name-first", "")
        return person.name

    # ---- the lobby

    async def games(self, request: Request, asked: Asked) -> Response:
        return answer(wire.GameList(games=tuple(_game_info(name) for name in names())))

    async def lessons(self, request: Request, asked: Asked) -> Response:
        try:
            game = find(request.path_params["game"]).name
        except Refusal as unknown:
            raise Turned(404, unknown) from None
        return packed(request, await self._book(game), JSON)

    async def _book(self, game: str) -> bytes:
        """Worked out once, in a worker, however many ask for it."""
        async with self._one_book_at_a_time:
            if game not in self._books:
                self._books[game] = await self.lobby.thinkers.run(encoded_book, game)
        return self._books[game]

    async def tables(self, request: Request, asked: Asked) -> Response:
        mine = await self.store.tables_of(asked.guest, MOST_OWN)
        own = {table for table, _ in mine}
        public = await self.store.public_tables(MOST_LISTED)
        return answer(
            wire.TableList(
                mine=tuple(_LINES.decode(line).told_to(asked.guest, table, mine=True) for table, line in mine),
                public=tuple(
                    _LINES.decode(line).told_to(asked.guest, table, mine=table in own) for table, line in public
                ),
            )
        )

    async def open_table(self, request: Request, asked: Asked) -> Response:
        table = await self.lobby.open(asked.guest, await self._name(asked.guest), asked.body)
        return answer(wire.Opened(table=table), 201)

    async def join(self, request: Request, asked: Asked) -> Response:
        table = await self.lobby.join(asked.guest, await self._name(asked.guest), asked.body)
        return answer(wire.Opened(table=table))

    async def invitation(self, request: Request, asked: Asked) -> Response:
        return answer(await self.lobby.invitation(request.path_params["code"]))

    async def delete_table(self, request: Request, asked: Asked) -> Response:
        await self.lobby.delete(request.path_params["table"], asked.guest)
        return Response(status_code=204)

    # ---- looking at matches

    async def record(self, request: Request, asked: Asked) -> Response:
        text, _ = await self.lobby.record(request.path_params["table"], asked.guest)
        name = f"brasier-{request.path_params['table']}.txt"
        return Response(text, media_type=TEXT, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    async def proof(self, request: Request, asked: Asked) -> Response:
        text, past_dice = await self.lobby.record(request.path_params["table"], asked.guest)
        return _json(await self._study(study.prove, text, past_dice))

    async def replay(self, request: Request, asked: Asked) -> Response:
        table_id, query = request.path_params["table"], asked.query
        text, _ = await self.lobby.record(table_id, asked.guest, over=True)
        page = await self._study(study.page, table_id, text, query.start, query.count, query.seat)
        return await asyncio.to_thread(packed, request, page, JSON)

    async def advice(self, request: Request, asked: Asked) -> Response:
        text, _ = await self.lobby.record(request.path_params["table"], asked.guest, over=True)
        advice = await self.lobby.thinkers.advise(study.advise, text, asked.query.step)
        if advice is None:
            raise Refusal("nothing-to-decide", "", {"step": asked.query.step})
        return _json(advice)

    async def _study(self, work: Callable[..., Result], *given: Any) -> Result:
        """In a worker: a match may be long."""
        try:
            return await self.lobby.thinkers.run(work, *given)
        except study.NoSeat as none:
            raise Refusal("no-such-seat", "", {"seat": none.seat, "last": none.last}) from None

    async def log(self, request: Request, asked: Asked) -> Response:
        live = await self.hub.live(request.path_params["table"])
        async with self.hub.looking(live) as table:
            seat = _own_eyes(table, refuse_strangers(table, asked.guest), asked.query.seat)
            if table.match is None:
                raise Refusal("match-not-started", "")
            last = table.step if asked.query.until is None else min(asked.query.until, table.step)
            since = min(asked.query.since, last)
            return answer(gate.log(table, seat, since, min(last, since + EVENTS_ON_A_PAGE)))

    async def picture(self, request: Request, asked: Asked) -> Response:
        table_id = request.path_params["table"]
        live = await self.lobby.running(table_id)
        if live is None:
            text, _ = await self.lobby.record(table_id, asked.guest)
            svg = await self._study(study.picture, text, asked.query.step, asked.query.seat)
            return Response(svg, media_type=SVG)
        async with self.hub.looking(live) as table:
            seat = _own_eyes(table, refuse_strangers(table, asked.guest), asked.query.seat)
            if table.match is None:
                raise Refusal("match-not-started", "")
            step = asked.query.step
            state = table.match.state if step is None else table.match.at(min(step, table.step))
            view = table.game.view(state, seat)
        return Response(await self._study(study.draw, table.opened.game, view), media_type=SVG)

    async def fork(self, request: Request, asked: Asked) -> Response:
        name = await self._name(asked.guest)
        table = await self.lobby.fork(asked.guest, name, request.path_params["table"], asked.body)
        return answer(wire.Opened(table=table), 201)

    async def upload(self, request: Request, asked: Asked) -> Response:
        table = await self.lobby.upload(asked.guest, await self._name(asked.guest), asked.body)
        return answer(wire.Opened(table=table), 201)

    # ---- for the host

    async def healthz(self, request: Request, asked: Asked) -> Response:
        return answer(wire.Health(status="stopping" if self.hub.stopping else "ok", version=brasier.__version__))

    async def readyz(self, request: Request, asked: Asked) -> Response:
        if self.hub.stopping:
            return answer(wire.Health(status="stopping", version=brasier.__version__), 503)
        if not await self.store.ready():
            return answer(wire.Health(status="away", version=brasier.__version__), 503)
        return answer(wire.Health(status="ok", version=brasier.__version__))

    async def metrics(self, request: Request, asked: Asked) -> Response:
        """For whoever asks on this very machine; whoever comes through a proxy does not."""
        near = request.client is not None and request.client.host in ("127.0.0.1", "::1")
        if not near or "x-forwarded-for" in request.headers:
            raise Turned(403, Refusal("metrics-are-local", ""))
        return Response(self.figures.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def openapi(self, request: Request, asked: Asked) -> Response:
        site = f"{'https' if self.guard.secure(request) else 'http'}://{request.headers['host']}"
        return Response(_document(site), media_type=JSON)


@lru_cache(maxsize=8)
def _document(site: str) -> bytes:
    return msgspec.json.encode(make_document(site))


def answer(value: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status_code=status, media_type=JSON)


def _json(encoded: bytes) -> Response:
    return Response(encoded, media_type=JSON)


def _own_eyes(table: Table, person: Person, seat: int | None) -> int | None:
    """One looks from one's own seats only."""
    if seat is not None and seat not in table.seats_of(person):
        raise Refusal("not-your-seat", "", {"seat": seat})
    return seat


def _game_info(name: str) -> wire.GameInfo:
    game = find(name)
    defaults = game.options({})
    schema = msgspec.json.schema_components([type(defaults)])[1]
    fields = schema[type(defaults).__name__]["properties"]
    return wire.GameInfo(
        name=name,
        rules=game.rules_version,
        options=tuple(
            wire.OptionInfo(name=option, default=value, schema=fields[option])
            for option, value in game.option_values(defaults).items()
        ),
        levels=levels(name),
    )
