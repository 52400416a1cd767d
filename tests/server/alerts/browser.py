"""The other end of Web Push: a browser with its keys, reading messages as the standards say, apart from our code."""

import base64
import hashlib
import hmac
import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from brasier.server.wire import PushSubscription


def packed(plain: bytes) -> str:
    return base64.urlsafe_b64encode(plain).decode().replace("=", "")


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "===")


class Browser:
    def __init__(self, key: ec.EllipticCurvePrivateKey | None = None, auth: bytes | None = None) -> None:
        self.key = key or ec.generate_private_key(ec.SECP256R1())
        self.auth = auth or os.urandom(16)

    def subscription(self, endpoint: str) -> PushSubscription:
        return PushSubscription(endpoint=endpoint, p256dh=packed(self._public()), auth=packed(self.auth))

    def read(self, body: bytes) -> bytes:
        """RFC 8188: salt, record size, key id; one record, ended by a 2 and zeros. RFC 8291: how keys are made."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        secret = mixed(mixed(self.auth, shared), b"WebPush: info\0" + self._public() + theirs + b"\1")
        base = mixed(salt, secret)
        key = mixed(base, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = mixed(base, b"Content-Encoding: nonce\0\1")[:12]
        padded = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert padded[-1:] == b"\2"
        return padded[:-1]

    def _public(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def mixed(key: bytes, text: bytes) -> bytes:
    return hmac.digest(key, text, hashlib.sha256)
