"""The server never knocks at a door behind its own walls, whoever asks it to and however the address is written."""

import asyncio
import ipaddress
import socket
import ssl
import threading

import pytest

from brasier.core.state import Refusal
from brasier.server.outside import LookUps, Outside, Place, Unanswered, is_public
from server.alerts.site import PUBLIC, Names

SYSTEM = ssl.create_default_context()
PUBLIC_6 = "2606:2800:21f:cb07:6820:80da:af6b:8b2c"
INSIDE = [
    "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.254", "127.0.0.1", "127.8.8.8", "169.254.169.254",
    "172.16.0.1", "172.31.255.254", "192.0.0.1", "192.0.0.9", "192.0.2.1", "192.88.99.1", "192.168.0.1", "198.18.0.1",
    "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255",
    "::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", f"::ffff:{PUBLIC}", "64:ff9b::7f00:1",
    "64:ff9b::808:808", "64:ff9b:1::1", "100::1", "2001::1", "2001:db8::1", "2002:7f00:1::1", "2002:808:808::1",
    "3fff::1", "5f00::1", "fc00::1", "fd12:3456::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1", "ff0e::1",
]  # fmt: skip


def strict(*answers: list[str]) -> Outside:
    """As in a running server, but for the names; it takes long to read what a system trusts."""
    return Outside(resolver=Names(*answers), trust=SYSTEM)


async def refused(outside: Outside, url: str) -> str:
    with pytest.raises(Refusal) as on_saving:
        await outside.check_url(url)
    with pytest.raises(Refusal) as on_sending:
        await outside.post(url, {}, b"{}")
    assert on_saving.value.code == on_sending.value.code
    return on_saving.value.code


# ---- how an address may be written


def test_an_address_is_read_as_host_port_and_target() -> None:
    read = Outside().read_url
    assert read("https://hooks.example/a/b?c=d") == Place("hooks.example", 443, "/a/b?c=d")
    assert read("https://HOOKS.example:443") == Place("hooks.example", 443, "/")
    assert read("https://xn--caf-dma.example?token=%41") == Place("xn--caf-dma.example", 443, "/?token=%41")
    assert read("https://a.b.hooks.xn--p1ai/").origin == "https://a.b.hooks.xn--p1ai"
    assert Outside(ports=[8443]).read_url("https://hooks.example:8443/").origin == "https://hooks.example:8443"


@pytest.mark.parametrize(
    "url",
    [
        "", "https://", "https:///path", "//hooks.example/", "hooks.example", "ftp://hooks.example/", "file:///etc/passwd",
        "https:hooks.example", "https:/hooks.example", "https:\\\\hooks.example", "https://hooks.example\\@10.0.0.1/",
        "https://me@hooks.example/", "https://me:secret@hooks.example/", "https://hooks.example#@10.0.0.1/",
        "https://hooks.example/#part", "https://hooks.example/a b", "https://hooks.example/\r\nHost: inside", "\thttps://hooks.example/",
        "https://hooks.example/\n", "https://hooks.example/é", "https://hooks.example:/", "https://hooks.example:443x/",
        "https://hooks.example:999999/", "https://[::1]/", "https://[::ffff:127.0.0.1]/", "https://[fd00::1]:443/",
        "https://hooks.example/" + "a" * 1000,
    ],
)  # fmt: skip
def test_what_is_not_a_plain_https_address_is_unreadable(url: str) -> None:
    assert asyncio.run(refused(strict([PUBLIC]), url)) == "alert-url-unreadable"


def test_plain_http_is_refused_by_its_own_name() -> None:
    for url in ("http://hooks.example/", "HTTP://hooks.example/"):
        assert asyncio.run(refused(strict([PUBLIC]), url)) == "alert-url-not-https"


@pytest.mark.parametrize("port", [0, 22, 80, 5432, 8443, 65535])
def test_no_other_port_than_443_is_spoken_to(port: int) -> None:
    assert asyncio.run(refused(strict([PUBLIC]), f"https://hooks.example:{port}/")) == "alert-url-port"


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1", "93.184.215.14", "127.1", "2130706433", "017700000001", "0177.0.0.1", "0x7f000001", "0x7f.0.0.1",
        "0x7f.1", "127.0.0.0x1", "10.0.0.1.", "localhost", "LOCALHOST", "localhost.", "router", "hooks.example.",
        ".example", "hooks..example", "-hooks.example", "hooks-.example", "*.example", "127.0.0.1%00.example",
        "hooks%2eexample", "①②⑦.⓪.⓪.①", "hooks。example", "a" * 64 + ".example", ("a" * 50 + ".") * 5 + "example",
    ],
)  # fmt: skip
def test_a_host_is_a_full_name_and_never_a_number(host: str) -> None:
    names = Names([PUBLIC])
    assert asyncio.run(refused(Outside(resolver=names, trust=SYSTEM), f"https://{host}/")) == "alert-host-not-public"
    assert names.asked == []


# ---- where a name may lead


@pytest.mark.parametrize("address", INSIDE)
def test_an_address_inside_is_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(
    "address", ["1.1.1.1", "8.8.8.8", PUBLIC, "100.63.255.255", "172.32.0.1", "223.255.255.254", PUBLIC_6]
)
def test_an_address_of_the_world_is_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", INSIDE)
def test_a_name_that_leads_inside_is_refused_alone_and_among_public_addresses(address: str) -> None:
    for answer in ([address], [PUBLIC, address], [address, PUBLIC], [PUBLIC_6, PUBLIC, address]):
        assert asyncio.run(refused(strict(answer), "https://hooks.example/")) == "alert-host-not-public"


def test_a_name_that_leads_into_the_world_may_be_saved() -> None:
    outside = strict([PUBLIC_6, PUBLIC])
    assert asyncio.run(outside.check_url("https://hooks.example/a")) == Place("hooks.example", 443, "/a")


def test_a_name_nobody_knows_is_refused_like_one_that_leads_inside() -> None:
    async def unknown(host: str) -> list[str]:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    async def silent(host: str) -> list[str]:
        await asyncio.Event().wait()
        raise AssertionError

    async def scene() -> None:
        for resolver in (unknown, silent, Names([]), Names(["10.0.0.1"])):
            with pytest.raises(Refusal) as refusal:
                await Outside(resolver=resolver).check_url("https://db.inside.example/", deadline=0.05)
            assert (refusal.value.code, refusal.value.facts) == ("alert-host-not-public", {"host": "db.inside.example"})

    asyncio.run(scene())


def test_a_name_nobody_knows_at_the_moment_is_no_answer_when_sending() -> None:
    async def away(host: str) -> list[str]:
        raise socket.gaierror(socket.EAI_AGAIN, "later")

    with pytest.raises(Unanswered):
        asyncio.run(Outside(resolver=away).post("https://hooks.example/", {}, b""))


def test_the_systems_own_look_up_is_asked_for_the_complete_name() -> None:
    asked: list[str] = []

    def ask(host: str, *rest: object, **more: object) -> list[object]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (PUBLIC, 0))]

    assert asyncio.run(LookUps(ask=ask)("hooks.example")) == [PUBLIC]
    assert asked == ["hooks.example."]


def test_a_name_that_cannot_exist_is_refused_by_the_real_look_up() -> None:
    with pytest.raises(Refusal, match="alert-host-not-public"):
        asyncio.run(Outside().check_url("https://nobody.invalid/", deadline=1.0))


def test_slow_name_servers_hold_a_few_look_ups_and_nothing_else() -> None:
    answer = threading.Event()

    def slow(*rest: object, **more: object) -> list[object]:
        assert answer.wait(60)
        return []

    async def scene() -> None:
        look_ups = LookUps(most=2, ask=slow)
        outside = Outside(resolver=look_ups)
        for _ in range(2):
            with pytest.raises(Unanswered, match="took too long"):
                await outside.post("https://slow.example/", {}, b"", deadline=0.02)
        with pytest.raises(OSError, match="too many"):
            await look_ups("hooks.example")
        assert await asyncio.get_running_loop().run_in_executor(None, lambda: "free") == "free"
        answer.set()
        async with asyncio.timeout(20):
            while True:  # the threads come back
                try:
                    assert await look_ups("hooks.example") == []
                    break
                except OSError:
                    await asyncio.sleep(0.001)

    asyncio.run(scene())
