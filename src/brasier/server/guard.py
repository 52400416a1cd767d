"""The guard at the door of HTTP: which site a request comes from, how large and how frequent it may be, who asks.

Every route of `routes` passes here before its handler sees it; what is refused here never reaches a table.
"""

import asyncio
import time
from typing import Any, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from brasier.core.game import Refusal
from brasier.server.identity import Guests
from brasier.server.limits import Buckets, neighbourhood
from brasier.server.routes import JSON, PACES, TEXT, Route
from brasier.server.settings import Settings

PATIENCE = 20.0  # seconds a body may take to arrive

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class Turned(Exception):
    """Turned away, with the status and the reason."""

    def __init__(self, status: int, refusal: Refusal, wait: int | None = None) -> None:
        super().__init__(status, refusal.code)
        self.status = status
        self.refusal = refusal
        self.wait = wait  # seconds after which it may be tried again


class Asked(NamedTuple):
    """A request that passed: who asks, and what."""

    guest: str  # '' where nobody needs to be known
    body: Any
    query: Any


class Guard:
    def __init__(self, settings: Settings, guests: Guests) -> None:
        self.settings = settings
        self.guests = guests
        self._paces = {name: Buckets(pace.burst, pace.each_minute / 60) for name, pace in PACES.items()}

    async def admit(self, route: Route, request: Request) -> Asked:
        """Raises `Turned`."""
        if not route.probe:
            self._refuse_strange_hosts(request)
        if route.changes:
            self._refuse_foreign_origins(request)
        guest = self.guest(request) or ""
        if route.pace:
            self._refuse_the_hasty(route.pace, request, guest)
        if route.guest and not guest:
            raise Turned(401, Refusal("no-guest", ""))
        query = None if route.query is None else _query(route.query, request)
        body = None if route.body is None else await _body(route, request)
        return Asked(guest, body, query)

    def secure(self, connection: HTTPConnection) -> bool:
        public = self.settings.public_url
        return connection.url.scheme in ("https", "wss") or (public is not None and public.startswith("https:"))

    def guest(self, connection: HTTPConnection) -> str | None:
        return self.guests.read(connection.headers.get("cookie", ""), secure=self.secure(connection))

    def is_welcome(self, connection: HTTPConnection) -> bool:
        """Whether a socket may open: it names this host and comes from a page of ours."""
        return self._host_is_ours(connection) and self._origin_is_ours(connection)

    def _host_is_ours(self, connection: HTTPConnection) -> bool:
        return self.settings.allows_host(connection.headers.get("host", ""))

    def _origin_is_ours(self, connection: HTTPConnection) -> bool:
        origin = connection.headers.get("origin", "")
        scheme = "https" if self.secure(connection) else "http"
        return origin in (f"{scheme}://{connection.headers.get('host', '')}", self.settings.public_url)

    def _refuse_strange_hosts(self, request: Request) -> None:
        if not self._host_is_ours(request):
            raise Turned(403, Refusal("strange-host", ""))

    def _refuse_foreign_origins(self, request: Request) -> None:
        if not self._origin_is_ours(request):
            raise Turned(403, Refusal("foreign-origin", ""))

    def _refuse_the_hasty(self, pace: str, request: Request, guest: str) -> None:
        """Who opens and changes is counted by address; who only looks by person: a club has one address for all."""
        address = neighbourhood(request.client.host if request.client else "")
        bucket = self._paces[pace].of(guest if pace == "look" and guest else address, time.monotonic())
        if not bucket.take(time.monotonic()):
            wait = int(bucket.wait()) + 1
            raise Turned(429, Refusal("too-many-requests", "", {"seconds": wait}), wait)


def _query(kind: type[msgspec.Struct], request: Request) -> Any:
    given = request.query_params
    try:
        if len(given.multi_items()) != len(given):
            raise Turned(400, Refusal("bad-request", "", {"detail": "a name was given twice"}))
        return msgspec.convert(dict(given), kind, strict=False)
    except msgspec.ValidationError as wrong:
        raise Turned(400, Refusal("bad-request", "", {"detail": str(wrong)})) from None


async def _body(route: Route, request: Request) -> Any:
    """The body, read no further than it may be long."""
    wanted = route.body if isinstance(route.body, str) else JSON
    given = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if given != wanted:
        raise Turned(415, Refusal("other-media-type", "", {"wanted": wanted}))
    read = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                read += chunk
                if len(read) > route.longest:
                    raise Turned(413, Refusal("request-too-long", "", {"longest": route.longest}))
    except (ClientDisconnect, TimeoutError):  # nobody will read the answer
        raise Turned(400, Refusal("bad-request", "", {"detail": "it ended too early"})) from None
    if wanted == TEXT:
        try:
            return read.decode("utf-8")
        except UnicodeDecodeError:
            raise Turned(400, Refusal("not-utf-8", "")) from None
    try:
        return msgspec.json.decode(read, type=route.body, strict=True)
    except msgspec.ValidationError as wrong:
        raise Turned(400, Refusal("bad-request", "", {"detail": str(wrong)})) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Turned(400, Refusal("not-json", "", {"detail": str(wrong)})) from None
