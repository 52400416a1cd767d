"""Web Push: a message for one browser, carried by its push service, which can neither read it nor invent one.

The browser gives a public key and a secret of its own; what we send is encrypted for it with a key made for this one
message (RFC 8291, in the form of RFC 8188). To the push service we show who we are with a signed note (VAPID, RFC
8292); the browser told it our public key when it subscribed, so the server must have the same key for ever.
"""

import base64
import binascii
import hashlib
import os
import time
from typing import Literal, NamedTuple

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from brasier.core.state import Refusal
from brasier.server.outside import Outside
from brasier.server.wire import PushSubscription

TIME_TO_LIVE = 86_400  # seconds a push service keeps a message for a browser that is not there
NOTE_LASTS = 12 * 3600  # seconds; push services refuse notes of more than a day
RECORD_SIZE = 4096
LONGEST_MESSAGE = 3800  # with header and tag it fits into what every push service takes
POINT, AUTH, SALT = 65, 16, 16  # bytes

# The number of points of P-256: its private keys are the numbers below it.
_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551

Urgency = Literal["very-low", "low", "normal", "high"]


class Receiver(NamedTuple):
    """A subscription that has been read: where to send, and for whom to encrypt."""

    endpoint: str
    key: ec.EllipticCurvePublicKey
    auth: bytes


def read_subscription(subscription: PushSubscription) -> Receiver:
    """Raises `Refusal` unless it could be encrypted for; whether its endpoint is welcome is `check_url`'s question."""
    try:
        point = _unpacked(subscription.p256dh)
        auth = _unpacked(subscription.auth)
        if len(point) != POINT or len(auth) != AUTH:
            raise ValueError
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Refusal("push-unreadable", "", {}) from None
    return Receiver(subscription.endpoint, key, auth)


async def check_subscription(subscription: PushSubscription, outside: Outside) -> None:
    """For a browser that subscribes now."""
    read_subscription(subscription)
    await outside.check_url(subscription.endpoint)


def encrypt(
    message: bytes, receiver: Receiver, *, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The body for the push service. Key and salt are made anew for each message; only known examples give them."""
    if len(message) > LONGEST_MESSAGE:
        raise ValueError(f"a message has at most {LONGEST_MESSAGE} bytes")
    own = own or ec.generate_private_key(ec.SECP256R1())
    salt = salt or os.urandom(SALT)
    public = _point(own.public_key())
    shared = own.exchange(ec.ECDH(), receiver.key)
    secret = _derived(receiver.auth, shared, b"WebPush: info\0" + _point(receiver.key) + public, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    # The 2 says that this record is the last one; there is only one.
    sealed = AESGCM(key).encrypt(nonce, message + b"\x02", None)
    return salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(public)]) + public + sealed


class Push:
    """Sends to push services in this server's name; at `contact` (https: or mailto:) they can reach its host."""

    def __init__(self, secret: bytes, contact: str, outside: Outside) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret, "big") % (_ORDER - 1) + 1, ec.SECP256R1())
        self._contact = contact
        self._outside = outside

    def application_server_key(self) -> str:
        """Our public key, as a browser wants it when it subscribes."""
        return _packed(_point(self._key.public_key()))

    async def send(self, receiver: Receiver, message: bytes, *, topic: str, urgency: Urgency) -> int:
        """The status: with 404 or 410 the push service says that this subscription can be forgotten.

        A message replaces an older one of the same topic that the browser has not fetched yet. The push service reads
        the topic, so it gets one that tells it nothing.
        """
        origin = self._outside.read_url(receiver.endpoint).origin
        headers = {
            "Authorization": f"vapid t={self.note(origin, int(time.time()))}, k={self.application_server_key()}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TIME_TO_LIVE),
            "Urgency": urgency,
            "Topic": _packed(hashlib.sha256(receiver.auth + topic.encode()).digest())[:32],
        }
        return await self._outside.post(receiver.endpoint, headers, encrypt(message, receiver))

    def note(self, audience: str, now: int) -> str:
        """The signed note: for this push service, from us, good until then (a JWT with ES256)."""
        claims: dict[str, int | str] = {"aud": audience, "exp": now + NOTE_LASTS}
        if self._contact.startswith(("https:", "mailto:")):  # anything else would make the whole note invalid
            claims["sub"] = self._contact
        words = [msgspec.json.encode({"typ": "JWT", "alg": "ES256"}), msgspec.json.encode(claims)]
        text = ".".join(map(_packed, words))
        r, s = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{text}.{_packed(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _packed(plain: bytes) -> str:
    return base64.urlsafe_b64encode(plain).rstrip(b"=").decode()


def _unpacked(text: str) -> bytes:
    """Raises `ValueError` for anything but base64url, with or without its padding."""
    text = text.rstrip("=")
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except binascii.Error:
        raise ValueError(text) from None
