"""The server as an ASGI application: every route, the socket of a table, and how it starts and stops."""

import logging
import time
from functools import partial

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as Path
from starlette.websockets import WebSocket

from brasier.core.game import Refusal, plain_facts
from brasier.server import wire
from brasier.server.alerting import Alerting
from brasier.server.alerts import Alerts
from brasier.server.cluster import Cluster
from brasier.server.connection import NO_GUEST, NO_TABLE, NOT_ADMITTED, RESTART, Connection
from brasier.server.doors import Doors, answer
from brasier.server.guard import HEADERS, Guard, Turned
from brasier.server.house import House
from brasier.server.hub import Hub, Live, NoTable
from brasier.server.identity import Guests
from brasier.server.lobby import BadRecord, Lobby
from brasier.server.metrics import Metrics
from brasier.server.pages import Pages, built_app
from brasier.server.routes import ROUTES, Route
from brasier.server.settings import Settings
from brasier.server.store import Away, Store
from brasier.server.thinking import Thinkers, local_pool
from brasier.server.visits import Visits

# What a refusal means over HTTP where it is not "422: can be read, but not played".
STATUS = {
    "no-such-table": 404,
    "alerts-are-off": 404,
    "not-your-seat": 403,
    "owner-only": 403,
    "no-spectators": 403,
    "say-your-name-first": 409,
    "match-not-started": 409,
    "match-not-over": 409,
    "match-is-over": 409,
    "secrets-still-kept": 409,
    "table-is-full": 409,
    "table-too-busy": 409,
    "advice-not-now": 503,
}

_log = logging.getLogger("brasier.app")


class Server:
    """Everything that runs in one process, put together."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        pages = Pages(built_app())
        self.app = Starlette(
            routes=[*self._routes(), *pages.routes(), WebSocketRoute("/ws/tables/{table}", self._socket)],
            exception_handlers={404: pages.not_here, 405: pages.not_here},
        )
        self.app.router.redirect_slashes = False  # an address is right or it is not

    def _routes(self) -> list[BaseRoute]:
        return [
            Path(route.path, partial(self._answer, route), methods=[route.method], name=route.name) for route in ROUTES
        ]

    async def start(self) -> None:
        """Raises `StoreProblem` where nothing can be kept, and `Refusal` for what this installation cannot do."""
        settings = self.settings
        if settings.alerts and not (settings.public_url or "").startswith("https:"):
            raise Refusal("alerts-need-an-address", "")
        cluster = None if settings.cluster is None else await _cluster(settings.cluster)
        store = await Store.open(settings.database)
        self.thinkers = Thinkers(partial(local_pool, settings.workers), settings.workers, cluster)
        self.hub = Hub(store, self.metrics)
        self.lobby = Lobby(self.hub, self.thinkers)
        self.house = House(self.hub, self.thinkers, settings)
        self.visits = Visits(self.hub, self.lobby, settings)
        self.guard = Guard(settings, Guests(await store.secret("guests")))
        self.alerts = Alerts(store, enabled=settings.alerts, contact=settings.public_url or "")
        self.doors = Doors(self.hub, self.lobby, self.guard, self.alerts, self.metrics)
        self.hub.on_stored.append(Alerting(self.alerts, settings.public_url or "").stored)
        self.metrics.gauge("brasier_tables", "Tables in memory.", lambda: len(self.hub.lives))
        self.metrics.gauge(
            "brasier_sockets", "Open sockets.", lambda: sum(len(live.connections) for live in self.hub.lives.values())
        )
        await self.alerts.start()
        await self.house.start()
        _log.info("ready", extra={"database": store.kind})

    async def say_good_bye(self) -> None:
        """What was accepted is stored and told; browsers are asked to come back in a moment."""
        await self.hub.close()

    async def close(self) -> None:
        await self.house.close()
        await self.alerts.close()
        self.thinkers.close()
        await self.hub.store.close()
        _log.info("stopped")

    # ---- HTTP

    async def _answer(self, route: Route, request: Request) -> Response:
        began = time.perf_counter()
        response = await self._answer_or_refuse(route, request)
        for name, value in HEADERS.items():
            response.headers.setdefault(name, value)
        response.headers.setdefault("Cache-Control", "no-store")
        self.metrics.requests.labels(route.name, response.status_code).inc()
        _log.debug(
            "request", extra={"route": route.name, "status": response.status_code, "s": time.perf_counter() - began}
        )
        return response

    async def _answer_or_refuse(self, route: Route, request: Request) -> Response:
        try:
            asked = await self.guard.admit(route, request)
            response: Response = await getattr(self.doors, route.name)(request, asked)
        except Turned as turned:
            response = refused(turned.status, turned.refusal)
            if turned.wait is not None:
                response.headers["Retry-After"] = str(turned.wait)
        except NoTable:
            response = refused(404, Refusal("no-such-table", ""))
        except BadRecord as bad:
            facts = plain_facts(bad.wrong.facts)
            response = answer(wire.Fault(code="damaged-record", rule=bad.wrong.rule, facts=facts), 422)
        except Refusal as refusal:
            response = refused(STATUS.get(refusal.code, 422), refusal)
        except Away:
            response = refused(503, Refusal("storage-away", ""))
        except Exception:
            self.metrics.faults.inc()
            _log.exception("a request failed", extra={"route": route.name})
            response = refused(500, Refusal("server-fault", ""))
        return response

    # ---- the socket of a table

    async def _socket(self, socket: WebSocket) -> None:
        """A socket that may not be here is opened and closed with a code: a browser hears no other reason."""
        if not self.guard.is_welcome(socket):
            await socket.close()  # refused before it opens: a foreign page learns nothing
            return
        await socket.accept()
        guest = self.guard.guest(socket)
        if guest is None:
            await socket.close(NO_GUEST)
            return
        if self.hub.stopping:
            await socket.close(RESTART)
            return
        try:
            live = await self.hub.live(socket.path_params["table"])
            admitted = await self._knows(live, guest)
            if not admitted:  # another process may have let them in a moment ago
                await self.hub.read_news(live)
                admitted = await self._knows(live, guest)
        except NoTable:
            await socket.close(NO_TABLE)
            return
        except Away:
            await socket.close(RESTART)
            return
        if not admitted:
            await socket.close(NOT_ADMITTED)
            return
        await self.visits.serve(Connection(socket, guest), live)

    async def _knows(self, live: Live, guest: str) -> bool:
        async with self.hub.looking(live) as table:
            return table.person(guest) is not None


async def _cluster(url: str) -> Cluster:
    cluster = Cluster(url)
    try:
        await cluster.connect()
    except ImportError:
        raise Refusal("cluster-not-installed", "") from None
    except (OSError, ValueError) as problem:
        raise Refusal("cluster-away", "", {"url": url, "why": str(problem)[:200]}) from None
    return cluster


def refused(status: int, refusal: Refusal) -> Response:
    fault = wire.Fault(code=refusal.code, rule=refusal.rule, facts=plain_facts(refusal.facts))
    return answer(fault, status)
