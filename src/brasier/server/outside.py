"""The one door through which the server speaks to addresses that people gave: webhooks and push services.

Whoever may name an address could make the server knock at doors behind its own walls, where it is trusted. So it
speaks https to port 443 only, to names and never to numbers; it asks for the name's addresses itself, every one of them
must be public, and it connects to one of those it has looked at: nobody can answer differently the second time. The
certificate must fit the name. Redirects and proxies are not followed, time and sizes are bounded, and of the answer
only the status counts. Who gave the address is never told what was answered.
"""

import asyncio
import contextlib
import ipaddress
import re
import socket
import ssl
import threading
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
from typing import Any, NamedTuple

import h11

from brasier import __version__
from brasier.core.state import Refusal

DEADLINE = 5.0  # seconds for a whole exchange, the look-up of the name included
LONGEST_URL = 1000
LONGEST_BODY = 4096
LONGEST_ANSWER = 8192  # bytes read until the status must be known
MOST_LOOK_UPS = 8  # at once
MOST_TRIES = 3  # addresses of one name

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolver = Callable[[str], Awaitable[Sequence[str]]]

_URL = re.compile(r"https://([^/?#:@\[\]]+)(?::([0-9]{1,5}))?([/?][\w.~!$&'()*+,;=:@/?%-]*)?", re.ASCII | re.IGNORECASE)
# The last part of a name is letters: 127.1, 0x7f000001, 017700000001 and 2130706433 are numbers, however they are read.
_NAME = re.compile(r"(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})")

# Python's own idea of what is public differs from version to version: this is what none of them may let through.
_NEVER_4 = tuple(
    ipaddress.IPv4Network(network)
    for network in (
        "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.0.0.0/24",
        "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24",
        "224.0.0.0/3",
    )
)  # fmt: skip
# Of IPv6 only global unicast is public, which leaves out loopback, local and multicast addresses and those that wrap
# an IPv4 address (::ffff:0:0/96, 64:ff9b::/96). Within it, these wrap one too (Teredo, 6to4) or are for examples.
_UNICAST_6 = ipaddress.IPv6Network("2000::/3")
_NEVER_6 = tuple(ipaddress.IPv6Network(network) for network in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"))


class Unanswered(Exception):
    """The other side was allowed, but gave no answer we understand. It may do so later."""


class Place(NamedTuple):
    """An address as it is written: not yet known to be public."""

    host: str
    port: int
    target: str

    @property
    def origin(self) -> str:
        return f"https://{self.host}" if self.port == 443 else f"https://{self.host}:{self.port}"


def is_public(address: Address) -> bool:
    if isinstance(address, ipaddress.IPv6Address):
        return address.is_global and address in _UNICAST_6 and not any(address in network for network in _NEVER_6)
    return address.is_global and not any(address in network for network in _NEVER_4)


class LookUps:
    """The addresses of a name, as the system knows them.

    A name server may take its time, and a look-up cannot be called off. Whoever gave the name may run that server, so
    look-ups have a few threads of their own: nothing else waits for them, not even the end of the program.
    """

    def __init__(self, most: int = MOST_LOOK_UPS, ask: Callable[..., Iterable[Any]] = socket.getaddrinfo) -> None:
        self._free = most
        self._ask = ask

    async def __call__(self, host: str) -> list[str]:
        if not self._free:
            raise OSError("too many look-ups at once")
        self._free -= 1
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[list[str]] = loop.create_future()

        def settle(found: list[str], problem: OSError | None) -> None:
            self._free += 1
            if answer.done():
                return
            if problem is None:
                answer.set_result(found)
            else:
                answer.set_exception(problem)

        def ask() -> None:
            found: list[str] = []
            problem: OSError | None = None
            try:
                # The last dot: the name is complete, and no domain of this machine is to be tried behind it.
                found = [line[4][0] for line in self._ask(f"{host}.", None, type=socket.SOCK_STREAM)]
            except (OSError, UnicodeError) as error:
                problem = OSError(str(error))
            with contextlib.suppress(RuntimeError):  # the loop has ended: nobody waits any more
                loop.call_soon_threadsafe(settle, found, problem)

        threading.Thread(target=ask, name="look-up", daemon=True).start()
        return await answer


class Outside:
    """Speaks to the world. Only tests give it other eyes than the strict ones it has by itself."""

    def __init__(
        self,
        *,
        resolver: Resolver | None = None,
        trust: ssl.SSLContext | None = None,
        allowed: Callable[[Address], bool] = is_public,
        ports: Collection[int] = (443,),
    ) -> None:
        self._resolver = resolver or LookUps()
        self._trust = trust or ssl.create_default_context()
        self._trust.set_alpn_protocols(["http/1.1"])
        self._allowed = allowed
        self._ports = ports

    def read_url(self, url: str) -> Place:
        """What an address says, if it is written as we want it; asks nobody."""
        if url[:7].lower() == "http://":
            raise Refusal("alert-url-not-https", "", {})
        parts = _URL.fullmatch(url)
        if parts is None or len(url) > LONGEST_URL:
            raise Refusal("alert-url-unreadable", "", {"longest": LONGEST_URL})
        host = parts[1].lower()
        port = int(parts[2] or 443)
        if port not in self._ports:
            raise Refusal("alert-url-port", "", {"port": str(port)})
        if len(host) > 253 or not _NAME.fullmatch(host):
            raise Refusal("alert-host-not-public", "", {"host": host})
        target = parts[3] or "/"
        return Place(host, port, target if target.startswith("/") else f"/{target}")

    async def check_url(self, url: str, *, deadline: float = DEADLINE) -> Place:
        """Raises `Refusal` unless we would speak to this address now.

        A name nobody knows and one that leads inside are refused alike: the names of this network are not told.
        """
        place = self.read_url(url)
        try:
            async with asyncio.timeout(deadline):
                await self._addresses(place)
        except OSError:  # TimeoutError is one
            raise Refusal("alert-host-not-public", "", {"host": place.host}) from None
        return place

    async def post(self, url: str, headers: dict[str, str], body: bytes, *, deadline: float = DEADLINE) -> int:
        """The status of the answer. Raises `Refusal` where we do not speak to, `Unanswered` where nobody answers."""
        if len(body) > LONGEST_BODY:
            raise ValueError(f"a body has at most {LONGEST_BODY} bytes")
        place = self.read_url(url)
        try:
            async with asyncio.timeout(deadline):
                addresses = await self._addresses(place)
                connected = await _connect(addresses, place.port, deadline)
                return await self._exchange(connected, place, headers, body)
        except TimeoutError:
            raise Unanswered("took too long") from None
        except ssl.SSLCertVerificationError:
            raise Unanswered("its certificate is not valid for that name") from None
        except OSError:
            raise Unanswered("cannot be reached") from None
        except h11.RemoteProtocolError:
            raise Unanswered("does not speak HTTP") from None

    async def _addresses(self, place: Place) -> list[Address]:
        """One address inside spoils them all: else it would be a matter of luck which one is connected to."""
        found = [ipaddress.ip_address(address) for address in await self._resolver(place.host)]
        if not found or not all(self._allowed(address) for address in found):
            raise Refusal("alert-host-not-public", "", {"host": place.host})
        return found

    async def _exchange(self, connected: socket.socket, place: Place, headers: dict[str, str], body: bytes) -> int:
        reader, writer = await asyncio.open_connection(
            sock=connected, ssl=self._trust, server_hostname=place.host, limit=LONGEST_ANSWER
        )
        try:
            client = h11.Connection(h11.CLIENT, max_incomplete_event_size=LONGEST_ANSWER)
            writer.write(_request(client, place, headers, body))
            await writer.drain()
            return await _status(client, reader)
        finally:
            writer.transport.abort()  # a polite end would wait for the other side
            with contextlib.suppress(OSError):
                await writer.wait_closed()


async def _connect(addresses: list[Address], port: int, deadline: float) -> socket.socket:
    """A connection to the first of these addresses that takes it: to the address itself, no name is asked again."""
    loop = asyncio.get_running_loop()
    tries = addresses[:MOST_TRIES]
    for number, address in enumerate(tries, start=1):
        family = socket.AF_INET6 if address.version == 6 else socket.AF_INET
        connection = socket.socket(family, socket.SOCK_STREAM)
        connection.setblocking(False)
        try:
            async with asyncio.timeout(deadline / len(tries)):
                await loop.sock_connect(connection, (str(address), port))
        except OSError:
            connection.close()
            if number == len(tries):
                raise
        except BaseException:
            connection.close()
            raise
        else:
            return connection
    raise AssertionError("there is at least one address")


def _request(client: h11.Connection, place: Place, headers: dict[str, str], body: bytes) -> bytes:
    lines = {
        "Host": place.origin.removeprefix("https://"),
        "User-Agent": f"brasier/{__version__}",
        "Content-Length": str(len(body)),
        "Connection": "close",
    }
    head = client.send(h11.Request(method="POST", target=place.target, headers=[*lines.items(), *headers.items()]))
    content = client.send(h11.Data(data=body))
    end = client.send(h11.EndOfMessage())
    return b"".join(part for part in (head, content, end) if part)


async def _status(client: h11.Connection, reader: asyncio.StreamReader) -> int:
    """The status, and nothing behind it: whatever else the other side has to say is not read."""
    left = LONGEST_ANSWER
    while True:
        event = client.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            heard = await reader.read(min(left, 1024))
            if not heard:
                raise Unanswered("ended without an answer" if left else "says too much")
            left -= len(heard)
            client.receive_data(heard)
        elif not isinstance(event, h11.InformationalResponse):
            raise Unanswered("does not speak HTTP")
