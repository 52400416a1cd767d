"""What a host may choose when starting the server. The defaults are those of a laptop."""

import os
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from brasier.home import home

LOOPBACK = ("127.0.0.1", "::1", "localhost")


def default_database() -> str:
    """What the environment says (a password has no place in a list of processes), or a file of the user's own."""
    if given := os.environ.get("BRASIER_DATABASE"):
        return given
    folder = home()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'brasier.sqlite'}"


@dataclass(frozen=True, kw_only=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8018
    database: str = field(default_factory=default_database)
    cluster: str | None = None  # a Dask scheduler whose workers think for the bots
    workers: int = field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    public_url: str | None = None  # how people reach it, if a proxy stands before it
    proxies: str = "127.0.0.1,::1"  # addresses whose word is taken for where a request comes from
    alerts: bool = False
    pace: float = 1.0  # of the bots' pauses; 0: none
    grace: int = 60_000  # milliseconds until others may let a bot play for somebody who left

    def allows_host(self, host: str) -> bool:
        """Whether a request may name this host: a foreign name that leads here is somebody's trick."""
        try:
            parts = urlsplit(f"//{host}")
            name = parts.hostname or ""
            if parts.netloc != host or "@" in host or parts.port == 0:
                return False  # more than a name and a port
        except ValueError:  # not even that
            return False
        if self.public_url is not None and host == urlsplit(self.public_url).netloc:
            return True
        if self.host in LOOPBACK or self.public_url is not None:
            return name in LOOPBACK
        return True
