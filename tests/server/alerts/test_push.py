"""Web Push: what we send can be read by the browser it is for, and by nobody else; push services believe who we are."""

import asyncio
import base64
from pathlib import Path

import msgspec
import pytest
from cryptography.exceptions import InvalidSignature, InvalidTag
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from brasier.core.state import Refusal
from brasier.server.outside import LONGEST_BODY, Outside
from brasier.server.push import LONGEST_MESSAGE, Push, check_subscription, encrypt, read_subscription
from brasier.server.wire import PushSubscription
from server.alerts.browser import Browser, packed, unpacked
from server.alerts.site import HOST, Authority, Names, Request, open_site, outside_for

SECRET = bytes(range(32))


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unpacked(text), "big"), ec.SECP256R1())


# ---- encryption


def test_the_known_example_of_the_standard_comes_out_as_printed() -> None:
    """RFC 8291, section 5 and appendix A."""
    browser = Browser(
        key=private("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), auth=unpacked("BTBZMqHH6r4Tts7J_aSIgg")
    )
    subscription = browser.subscription("https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV")
    assert subscription.p256dh == (
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    message = b"When I grow up, I want to be a watermelon"
    body = encrypt(
        message,
        read_subscription(subscription),
        own=private("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
        salt=unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
    )
    assert packed(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(body) == message


@pytest.mark.parametrize("message", [b"", b"a", b"\0\x02" * 50, b"x" * LONGEST_MESSAGE], ids=len)
def test_the_browser_reads_what_was_sent_to_it(message: bytes) -> None:
    browser = Browser()
    receiver = read_subscription(browser.subscription("https://push.example/1"))
    body = encrypt(message, receiver)
    assert browser.read(body) == message
    assert len(body) <= LONGEST_BODY
    again = encrypt(message, receiver)
    assert again[:16] != body[:16]  # another salt each time
    assert again[21:86] != body[21:86]  # and another key


def test_nobody_else_reads_it_and_nobody_changes_it() -> None:
    browser = Browser()
    body = encrypt(b"your turn", read_subscription(browser.subscription("https://push.example/1")))
    for stranger in (Browser(), Browser(key=browser.key), Browser(auth=browser.auth)):
        with pytest.raises(InvalidTag):
            stranger.read(body)
    with pytest.raises(InvalidTag):
        browser.read(body[:-1] + bytes([body[-1] ^ 1]))


def test_a_message_that_is_too_long_is_our_mistake() -> None:
    receiver = read_subscription(Browser().subscription("https://push.example/1"))
    with pytest.raises(ValueError, match="at most"):
        encrypt(b"x" * (LONGEST_MESSAGE + 1), receiver)


# ---- subscriptions


def test_keys_are_read_with_and_without_padding() -> None:
    browser = Browser()
    plain = browser.subscription("https://push.example/1")
    padded = PushSubscription(endpoint=plain.endpoint, p256dh=plain.p256dh + "=", auth=plain.auth + "==")
    assert browser.read(encrypt(b"hello", read_subscription(padded))) == b"hello"


POINT = unpacked(Browser().subscription("https://push.example/1").p256dh)


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", packed(bytes(16))),
        (packed(POINT[:-1]), packed(bytes(16))),
        (packed(POINT + b"\0"), packed(bytes(16))),
        (packed(b"\4" + bytes(64)), packed(bytes(16))),
        (packed(POINT[:-1] + bytes([POINT[-1] ^ 1])), packed(bytes(16))),
        (packed(bytes([2 + POINT[-1] % 2]) + POINT[1:33]), packed(bytes(16))),
        (packed(POINT), ""),
        (packed(POINT), packed(bytes(15))),
        (packed(POINT), packed(bytes(17))),
        (packed(POINT), "!" * 22),
        (packed(POINT), "é" * 22),
        (base64.b64encode(b"\4" + b"\xff" * 64).decode(), packed(bytes(16))),
    ],
    ids=[
        "no-point", "short", "long", "zero", "off-the-curve", "compressed",
        "no-secret", "15-bytes", "17-bytes", "signs", "accents", "other-alphabet",
    ],
)  # fmt: skip
def test_keys_that_nothing_could_be_encrypted_for_are_refused(p256dh: str, auth: str) -> None:
    subscription = PushSubscription(endpoint="https://push.example/1", p256dh=p256dh, auth=auth)
    with pytest.raises(Refusal, match="push-unreadable"):
        asyncio.run(check_subscription(subscription, Outside(resolver=Names(["1.1.1.1"]))))


def test_a_subscription_is_saved_only_with_an_endpoint_in_the_world() -> None:
    subscription = Browser().subscription("https://push.example/1")
    asyncio.run(check_subscription(subscription, Outside(resolver=Names(["1.1.1.1"]))))
    with pytest.raises(Refusal, match="alert-host-not-public"):
        asyncio.run(check_subscription(subscription, Outside(resolver=Names(["10.0.0.1"]))))
    with pytest.raises(Refusal, match="alert-url-not-https"):
        asyncio.run(check_subscription(Browser().subscription("http://push.example/1"), Outside()))


# ---- who we are


def test_every_process_with_the_secret_has_the_same_key() -> None:
    outside = Outside()
    key = Push(SECRET, "", outside).application_server_key()
    assert key == Push(SECRET, "", outside).application_server_key()
    assert key != Push(SECRET[::-1], "", outside).application_server_key()
    assert len(unpacked(key)) == 65
    assert "=" not in key


@pytest.mark.parametrize("secret", [bytes(32), b"\xff" * 32], ids=["zeros", "ones"])
def test_any_32_bytes_make_a_key(secret: bytes) -> None:
    note = Push(secret, "", Outside()).note("https://push.example", 0)
    assert read_note(note, Push(secret, "", Outside()).application_server_key())["aud"] == "https://push.example"


def read_note(note: str, key: str) -> dict[str, int | str]:
    """The claims of a note, as a push service reads them; raises if it is not signed with this key."""
    head, claims, signature = note.split(".")
    assert msgspec.json.decode(unpacked(head)) == {"typ": "JWT", "alg": "ES256"}
    numbers = unpacked(signature)
    assert len(numbers) == 64
    signed = encode_dss_signature(int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
    public.verify(signed, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    return msgspec.json.decode(unpacked(claims), type=dict[str, int | str])


def test_the_note_says_for_whom_from_whom_and_until_when() -> None:
    push = Push(SECRET, "https://brasier.example", Outside())
    note = push.note("https://push.example", 1_000_000)
    claims = read_note(note, push.application_server_key())
    assert claims == {"aud": "https://push.example", "exp": 1_000_000 + 12 * 3600, "sub": "https://brasier.example"}
    with pytest.raises(InvalidSignature):
        read_note(note, Push(SECRET[::-1], "", Outside()).application_server_key())


@pytest.mark.parametrize("contact", ["", "http://127.0.0.1:8000", "somebody"])
def test_a_contact_that_push_services_would_not_take_is_left_out(contact: str) -> None:
    push = Push(SECRET, contact, Outside())
    assert read_note(push.note("https://push.example", 0), push.application_server_key()).keys() == {"aud", "exp"}


def test_a_message_reaches_the_push_service_with_everything_it_wants(tmp_path: Path) -> None:
    authority = Authority(tmp_path)

    async def scene() -> tuple[list[Request], str, Browser]:
        async with open_site(authority.site(HOST), b"HTTP/1.1 201 Created\r\n\r\n") as site:
            push = Push(SECRET, "mailto:host@brasier.example", outside_for(authority, site.port))
            browser = Browser()
            receiver = read_subscription(browser.subscription(site.url("/push/abc")))
            for topic in ("table-1", "table-1", "table-2"):
                assert await push.send(receiver, b"your turn", topic=topic, urgency="normal") == 201
            requests = [await site.next() for _ in range(3)]
            scheme, token, key = requests[0].headers["authorization"].replace(",", "").split(" ")
            assert scheme == "vapid"
            assert key == f"k={push.application_server_key()}"
            claims = read_note(token.removeprefix("t="), push.application_server_key())
            assert claims["aud"] == f"https://{HOST}:{site.port}"
            assert claims["sub"] == "mailto:host@brasier.example"
            return requests, key, browser

    requests, _, browser = asyncio.run(scene())
    first, second, third = (request.headers for request in requests)
    assert requests[0].line == "POST /push/abc HTTP/1.1"
    assert (first["content-encoding"], first["ttl"], first["urgency"]) == ("aes128gcm", "86400", "normal")
    assert first["topic"] == second["topic"] != third["topic"]
    assert len(first["topic"]) == 32  # the most a push service takes
    assert "table" not in first["topic"]
    assert [browser.read(request.body) for request in requests] == [b"your turn"] * 3
    assert requests[0].body != requests[1].body


@pytest.mark.parametrize("status", [404, 410])
def test_an_expired_subscription_is_reported(tmp_path: Path, status: int) -> None:
    authority = Authority(tmp_path)

    async def scene() -> int:
        async with open_site(authority.site(HOST), f"HTTP/1.1 {status} Gone\r\n\r\n".encode()) as site:
            receiver = read_subscription(Browser().subscription(site.url()))
            push = Push(SECRET, "", outside_for(authority, site.port))
            return await push.send(receiver, b"your turn", topic="table", urgency="low")

    assert asyncio.run(scene()) == status
