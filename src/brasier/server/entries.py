"""What a table remembers for ever: one entry for each thing that happened, numbered from 1, never changed.

A table is what its entries make of it (`table.Table`), and (table, number) is the key they are stored under: two
servers cannot both write the same number, so nobody ever hears of a thing that did not happen. `at` is when, in
milliseconds since 1970; `by` is the person it comes from, '' for the house itself (bots, clocks).
"""

from typing import Any, Literal

import msgspec

from brasier.bots.thought import Thought
from brasier.core.record import Step
from brasier.server.wire import Clock, Phrase, Role, Room, SeatWish


class Entry(msgspec.Struct, frozen=True, kw_only=True, tag_field="it", omit_defaults=True):
    at: int
    by: str = ""


class Opened(Entry, frozen=True, tag="opened"):
    """The first entry. `steps` came from elsewhere: a fork, or an uploaded record."""

    game: str
    rules: int
    options: dict[str, Any]
    seats: tuple[SeatWish, ...]
    clock: Clock
    public: bool
    spectators: bool
    dice: Literal["sealed", "manual"]
    name: str  # of whoever opened it
    play_code: str
    watch_code: str
    previous: str | None = None
    forked: str | None = None
    steps: tuple[Step, ...] = ()


class Uploaded(Entry, frozen=True, tag="uploaded"):
    """The first and only entry of a match that was played elsewhere: its record."""

    record: str
    name: str


class Admitted(Entry, frozen=True, tag="admitted"):
    """Somebody came in by a link, or into a public table."""

    name: str
    role: Role


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    name: str


class Left(Entry, frozen=True, tag="left"):
    seat: int


class BotSat(Entry, frozen=True, tag="bot-sat"):
    seat: int
    level: str


class Unseated(Entry, frozen=True, tag="unseated"):
    seat: int


class Started(Entry, frozen=True, tag="started"):
    """`seed` is a secret of the house until the match is over."""

    seed: str | None
    steps: tuple[Step, ...]


class Stepped(Entry, frozen=True, tag="stepped"):
    """One action and all that chance gave after it; or, with real dice, what somebody said."""

    steps: tuple[Step, ...]
    clock: bool = False  # the clock did it
    why: Thought | None = None  # of the bot that did it, where nothing is secret


class Undone(Entry, frozen=True, tag="undone"):
    """The match went back to `step`; or, of choices made at once, only that one was taken back (`alone`)."""

    step: int
    alone: bool = False
    past_dice: bool = False


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    step: int
    until: int


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    """A yes that others still have to join, a no, or (by the house) silence."""

    yes: bool


class HandedOver(Entry, frozen=True, tag="handed-over"):
    """A bot plays for the person of this seat until they resume."""

    seat: int
    level: str
    clock: bool = False  # because the time was up


class Resumed(Entry, frozen=True, tag="resumed"):
    seat: int


class Spoke(Entry, frozen=True, tag="spoke"):
    room: Room
    text: str | None = None
    phrase: Phrase | None = None


class Muted(Entry, frozen=True, tag="muted"):
    person: int
    muted: bool


class Credited(Entry, frozen=True, tag="credited"):
    """The house was away from one time to another, perhaps more than once: no clock ran meanwhile."""

    outages: tuple[tuple[int, int], ...]


class Followed(Entry, frozen=True, tag="followed"):
    """The next table with the same people."""

    next: str


AnyEntry = (
    Opened | Uploaded | Admitted | Sat | Left | BotSat | Unseated | Started | Stepped | Undone | UndoAsked
    | UndoAnswered | HandedOver | Resumed | Spoke | Muted | Credited | Followed
)  # fmt: skip

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write_entry(entry: AnyEntry) -> bytes:
    """What is stored for ever must be readable for ever: it is read once before it is."""
    body = _ENCODER.encode(entry)
    _DECODER.decode(body)
    return body


def read_entry(body: bytes) -> AnyEntry:
    return _DECODER.decode(body)
