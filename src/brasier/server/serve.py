"""Start the server, say where it is, and stop it without losing anything."""

import asyncio
import gc
import socket
import webbrowser
from collections.abc import Callable

import uvicorn

from brasier.server.app import Server
from brasier.server.settings import Settings
from brasier.server.wire import LONGEST_MESSAGE

FAREWELL = 5  # seconds for what is under way when the server is asked to stop
BACKLOG = 2048
# Tables are many small objects that live long and hold no cycles: to look through all of them often only costs pauses.
RARE_COLLECTIONS = (50_000, 20, 100)


class Running(uvicorn.Server):
    """Says when it listens. Stops in order: nothing new, what was accepted is stored and told, then the doors close."""

    def __init__(self, server: Server, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.server = server
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.server.say_good_bye()
        await super().shutdown(sockets)
        await self.server.close()


def run(settings: Settings, say: Callable[[str], None], *, browser: bool = False) -> None:
    """Serve until told to stop. Raises `StoreProblem`, `Refusal`, or `OSError` if the address is taken."""
    gc.set_threshold(*RARE_COLLECTIONS)
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_run(settings, say, browser=browser))


async def _run(settings: Settings, say: Callable[[str], None], *, browser: bool) -> None:
    listening = _listen(settings)
    with listening:
        host, port = listening.getsockname()[:2]
        address = settings.public_url or f"http://{f'[{host}]' if ':' in host else host}:{port}"
        server = Server(settings)
        await server.start()

        def ready() -> None:
            say(address)
            if browser:
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, address)

        await Running(server, _config(server, settings), ready).serve([listening])


def _listen(settings: Settings) -> socket.socket:
    """The socket is taken first: a second server on the same address fails before it touches anything."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    listening.setblocking(False)
    return listening


def _config(server: Server, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        server.app,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        backlog=BACKLOG,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=FAREWELL,
        h11_max_incomplete_event_size=32_768,
    )


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
