"""A real site with TLS on this machine, for alerts to be sent to: it hears everything and answers what a test says."""

import asyncio
import datetime
import ipaddress
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from brasier.server.outside import Address, Outside

HOST = "hooks.example"
PUBLIC = "93.184.215.14"  # somewhere in the world; no test speaks to it
HERE = ipaddress.ip_address("127.0.0.1")
OK = b"HTTP/1.1 204 No Content\r\n\r\n"


class Request(NamedTuple):
    line: str
    headers: dict[str, str]
    body: bytes


Handler = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Authority:
    """Makes certificates, and a trust in them that trusts nothing else."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "authority of the tests")])
        self._own = self._sign(self._name, self._key.public_key(), names=(), authority=True)

    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cadata=self._own.public_bytes(Encoding.PEM).decode())

    def site(self, *names: str, days: int = 1) -> ssl.SSLContext:
        """What a site with a certificate for these names shows; with negative days it has expired."""
        key = ec.generate_private_key(ec.SECP256R1())
        subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, names[0])])
        certificate = self._sign(subject, key.public_key(), names=names, days=days)
        file = self._folder / f"{names[0]}{days}.pem"
        secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        file.write_bytes(secret + certificate.public_bytes(Encoding.PEM))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        return context

    def _sign(
        self,
        subject: x509.Name,
        key: ec.EllipticCurvePublicKey,
        *,
        names: Sequence[str],
        authority: bool = False,
        days: int = 1,
    ) -> x509.Certificate:
        now = datetime.datetime.now(datetime.UTC)
        builder = (
            x509.CertificateBuilder()
            .subject_name(subject)
            .issuer_name(self._name)
            .public_key(key)
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - datetime.timedelta(days=10))
            .not_valid_after(now + datetime.timedelta(days=days))
            .add_extension(x509.BasicConstraints(ca=authority, path_length=None), critical=True)
            .add_extension(x509.SubjectKeyIdentifier.from_public_key(key), critical=False)
            .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(self._key.public_key()), critical=False)
        )
        if names:
            alternatives = x509.SubjectAlternativeName([x509.DNSName(name) for name in names])
            builder = builder.add_extension(alternatives, critical=False)
        return builder.sign(self._key, hashes.SHA256())


class Site:
    """Keeps what it heard, in order, and every connection it was offered, even those without a word."""

    def __init__(self) -> None:
        self.port = 0
        self.heard: asyncio.Queue[Request] = asyncio.Queue()
        self.visits = 0

    def url(self, path: str = "/hook", host: str = HOST) -> str:
        return f"https://{host}:{self.port}{path}"

    async def next(self) -> Request:
        async with asyncio.timeout(20):
            return await self.heard.get()


async def read_request(reader: asyncio.StreamReader) -> Request:
    head = (await reader.readuntil(b"\r\n\r\n")).decode()
    line, *rest = head.removesuffix("\r\n\r\n").split("\r\n")
    headers = {name.lower(): value for name, value in (field.split(": ", 1) for field in rest)}
    return Request(line, headers, await reader.readexactly(int(headers["content-length"])))


@asynccontextmanager
async def listening(handler: Handler, context: ssl.SSLContext | None) -> AsyncIterator[int]:
    """The port at which this handler answers whoever comes."""
    running: set[asyncio.Task[None]] = set()

    async def welcome(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        running.add(task)
        try:
            with suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
                await handler(reader, writer)
        finally:
            writer.transport.abort()
            running.discard(task)

    server = await asyncio.start_server(welcome, str(HERE), 0, ssl=context)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        # A server that is closed between letting somebody in and knowing them loses their transport.
        asyncio.get_running_loop().remove_reader(server.sockets[0].fileno())
        await asyncio.sleep(0)
        server.close()
        for task in [*running]:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        await server.wait_closed()


@asynccontextmanager
async def open_site(context: ssl.SSLContext, *answers: bytes) -> AsyncIterator[Site]:
    """A site that gives these answers one after the other, the last one for ever."""
    site = Site()
    left = list(answers or [OK])

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        site.visits += 1
        site.heard.put_nowait(await read_request(reader))
        writer.write(left.pop(0) if len(left) > 1 else left[0])
        await writer.drain()
        await reader.read()  # until the other side has had enough

    async with listening(answer, context) as site.port:
        yield site


class Names:
    """A resolver that knows what a test tells it, and remembers what it was asked."""

    def __init__(self, *answers: Sequence[str]) -> None:
        self._answers = list(answers or [[str(HERE)]])
        self.asked: list[str] = []

    async def __call__(self, host: str) -> Sequence[str]:
        self.asked.append(host)
        return self._answers.pop(0) if len(self._answers) > 1 else self._answers[0]


def only_here(address: Address) -> bool:
    return address == HERE


def outside_for(authority: Authority, *ports: int, names: Names | None = None) -> Outside:
    """What the server has, but for this machine as if it were the world."""
    return Outside(resolver=names or Names(), trust=authority.trust(), allowed=only_here, ports=ports)
