"""What somebody who means no good brings along: raw requests and raw sockets, and a look at how the server took it."""

import base64
import contextlib
import json
import os
import socket
import struct
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx

from server.running import Guest, RunningServer

PATIENCE = 20.0  # seconds until an answer is taken to be missing
_ADDRESSES = (f"127.1.{high}.{low}" for high in range(256) for low in range(1, 255))

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Besieged(NamedTuple):
    """A server that is attacked, and what it writes into its log."""

    server: RunningServer
    log: Path

    @property
    def url(self) -> str:
        return self.server.url

    @property
    def site(self) -> str:
        return self.url.removeprefix("http://")

    def memory(self) -> int:
        """Bytes the server has in memory now."""
        told = subprocess.run(
            ["ps", "-o", "rss=", "-p", str(self.server.process.pid)], capture_output=True, text=True, check=True
        )
        return int(told.stdout) * 1024

    def assert_well(self) -> None:
        """It lives, can store, met no fault of its own, and wrote no traceback."""
        assert self.server.process.poll() is None
        with httpx.Client(base_url=self.url, timeout=PATIENCE) as client:
            assert client.get("/readyz").json()["status"] == "ok"
            assert "brasier_faults_total 0.0" in client.get("/metrics").text.splitlines()
        log = self.log.read_text(encoding="utf-8")
        assert "Traceback" not in log, log
        assert '"level":"error"' not in log, log


async def somebody(besieged: Besieged, name: str = "Mallory") -> Guest:
    """A guest from an address of their own, so that no other attack has used up what one address may ask for."""
    guest = Guest(besieged.url, name)
    await guest.http.aclose()
    transport = httpx.AsyncHTTPTransport(local_address=next(_ADDRESSES))
    guest.http = httpx.AsyncClient(
        base_url=besieged.url, headers={"Origin": besieged.url}, timeout=PATIENCE, transport=transport
    )
    assert (await guest.http.get("/api/me")).status_code == 200
    assert (await guest.http.put("/api/me", json={"name": name})).status_code == 200
    return guest


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


def ask(server: Besieged, request: bytes) -> Answer:
    """Send bytes and read the answer until the server closes; so the request asks for that."""
    with connection(server) as stream:
        stream.sendall(request)
        return read_answer(stream)


def read_answer(stream: socket.socket) -> Answer:
    received = b""
    while chunk := stream.recv(65_536):
        received += chunk
    head, _, body = received.partition(b"\r\n\r\n")
    first, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    return Answer(int(first.split()[1]), headers, body)


@contextlib.contextmanager
def connection(server: Besieged, *, received: int | None = None, address: str = "127.0.0.1") -> Iterator[socket.socket]:
    """A TCP connection from an address of this machine; `received`: how little it lets the kernel keep for it."""
    stream = socket.socket()
    try:
        if received is not None:
            stream.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, received)
        stream.settimeout(PATIENCE)
        stream.bind((address, 0))
        stream.connect(("127.0.0.1", server.server.port))
        yield stream
    finally:
        stream.close()


class RawSocket:
    """A WebSocket by hand: whatever bytes one likes, and nothing is read unless asked for."""

    def __init__(self, stream: socket.socket, site: str, table: str, cookie: str, origin: str | None = None) -> None:
        self.stream = stream
        self._rest = b""
        key = base64.b64encode(os.urandom(16)).decode()
        origin = f"http://{site}" if origin is None else origin
        stream.sendall(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {site}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nOrigin: {origin}\r\nCookie: {cookie}\r\n"
            "\r\n".encode()
        )
        while b"\r\n\r\n" not in self._rest:
            self._rest += self._receive()
        head, _, self._rest = self._rest.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101 "), head

    def send(self, **command: Any) -> None:
        self.send_frame(TEXT, json.dumps(command).encode())

    def send_frame(self, opcode: int, payload: bytes, *, last: bool = True, masked: bool = True) -> None:
        length = len(payload)
        if length < 126:
            size = struct.pack("!B", length | 0x80 * masked)
        elif length < 65_536:
            size = struct.pack("!BH", 126 | 0x80 * masked, length)
        else:
            size = struct.pack("!BQ", 127 | 0x80 * masked, length)
        # A mask of zeros changes nothing.
        self.stream.sendall(bytes([opcode | 0x80 * last]) + size + bytes(4) * masked + payload)

    def read_frame(self) -> tuple[int, bytes]:
        """The next frame: its opcode and what it says. An end without a farewell reads as (CLOSE, b'')."""
        try:
            first, size = self._take(2)
            length = size & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self._take(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self._take(8))
            return first & 0x0F, self._take(length)
        except ConnectionError:
            return CLOSE, b""

    def until_closed(self) -> int:
        """Read on until the server closes; its code, 1006 where it just went away."""
        while (frame := self.read_frame())[0] != CLOSE:
            pass
        return struct.unpack("!H", frame[1][:2])[0] if frame[1] else 1006

    def until(self, tell: str) -> dict[str, Any]:
        while True:
            opcode, payload = self.read_frame()
            assert opcode != CLOSE, payload
            told: dict[str, Any] = json.loads(payload) if opcode == TEXT else {}
            if told.get("tell") == tell:
                return told

    def _take(self, count: int) -> bytes:
        while len(self._rest) < count:
            self._rest += self._receive()
        taken, self._rest = self._rest[:count], self._rest[count:]
        return taken

    def _receive(self) -> bytes:
        chunk = self.stream.recv(65_536)
        if not chunk:
            raise ConnectionError
        return chunk
