"""Who a guest is: a number nobody can guess, in a cookie nobody can forge. No account, no password, no address."""

import re
import secrets
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie

from itsdangerous import BadSignature, Signer

ID_BYTES = 16
YEAR = 365 * 86_400  # how long a browser keeps it

_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class Guests:
    """Signs and reads the cookie. Every process of a house has the same secret."""

    def __init__(self, secret: str) -> None:
        self._signer = Signer(secret, salt="brasier guest", digest_method=sha256)

    def new(self) -> str:
        return secrets.token_urlsafe(ID_BYTES)

    def read(self, header: str, *, secure: bool) -> str | None:
        """The guest a Cookie header names; None if it names none, or somebody made it up."""
        try:
            morsel = SimpleCookie(header).get(name_of_cookie(secure=secure))
            guest = None if morsel is None else self._signer.unsign(morsel.value).decode()
        except (CookieError, BadSignature, UnicodeError):
            return None
        return guest if guest is not None and _ID.fullmatch(guest) else None

    def write(self, guest: str, *, secure: bool) -> str:
        """The Set-Cookie header."""
        value = self._signer.sign(guest).decode()
        cookie = f"{name_of_cookie(secure=secure)}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"
        return f"{cookie}; Secure" if secure else cookie


def name_of_cookie(*, secure: bool) -> str:
    """A browser lets nobody but this very site set a name with that prefix."""
    return "__Host-brasier" if secure else "brasier"


def new_code() -> str:
    """A code for a link: 12 letters and digits that cannot be mistaken for each other, 60 bits."""
    alphabet = "0123456789abcdefghjkmnpqrstvwxyz"
    return "".join(secrets.choice(alphabet) for _ in range(12))
