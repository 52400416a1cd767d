"""The examples for hosts: what they start can be started, and what they pass on is what the server needs."""

import re
import shlex
from pathlib import Path

from brasier.arguments import make_parser
from brasier.server.routes import LONGEST_RECORD, ROUTES
from brasier.server.serve import FAREWELL

DEPLOY = Path(__file__).parents[2] / "deploy"


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def unit(key: str) -> str:
    found = re.search(rf"^{key}=(.*)$", text_of("brasier.service"), re.MULTILINE)
    assert found is not None
    return found[1]


def test_the_unit_starts_a_command_that_exists() -> None:
    program, *arguments = shlex.split(unit("ExecStart"))
    assert program.endswith("/brasier")
    parsed = make_parser().parse_args(arguments)
    assert parsed.run == "serve"
    assert parsed.public_url == "https://play.example.org"


def test_the_unit_leaves_time_to_say_good_bye() -> None:
    assert int(unit("TimeoutStopSec")) > FAREWELL
    assert unit("KillMode") == "mixed"  # the signal is for the server; it tells its workers


def test_the_proxies_show_nobody_the_figures() -> None:
    inside = {route.path for route in ROUTES if route.name in ("metrics", "readyz")}
    caddy = re.search(r"@inside path (.*)\n\s+respond @inside 404", text_of("Caddyfile"))
    assert caddy is not None
    assert set(caddy[1].split()) == inside
    assert set(re.findall(r"location = (\S+)\s+\{ return 404; \}", text_of("nginx.conf"))) == inside


def test_nginx_passes_on_what_the_server_asks_for() -> None:
    nginx = text_of("nginx.conf")
    for header in ("Host $host", "X-Forwarded-For", "X-Forwarded-Proto $scheme", "Upgrade $http_upgrade"):
        assert f"proxy_set_header {header}" in nginx
    longest = re.search(r"client_max_body_size (\d+)k;", nginx)
    assert longest is not None
    assert int(longest[1]) * 1024 > LONGEST_RECORD
