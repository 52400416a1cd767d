"""Every door of the server that speaks HTTP, in one table: what it takes, what it answers, how it may refuse.

`doors` has the handler of a route by its name; `openapi` and `docs/reference/http.md` are made from this table. What is
written here is therefore what is asked of a request, and what is told of it.
"""

from typing import Annotated, Literal, NamedTuple

import msgspec

from brasier.lessons.told import LessonBook
from brasier.server.wire import (
    Advice,
    Fault,
    ForkTable,
    GameList,
    Health,
    Invitation,
    Join,
    LogPage,
    NewProfile,
    NewTable,
    Opened,
    Profile,
    ProofInfo,
    PushKey,
    PushSubscription,
    ReplayPage,
    Small,
    TableList,
    Webhook,
    Word,
)

JSON = "application/json"
TEXT = "text/plain"
SVG = "image/svg+xml"
LONGEST_BODY = 16_384  # bytes
LONGEST_RECORD = 1_000_000
LONGEST_REPLAY = 200  # steps on one page

FAULTS = {  # what each status says
    400: "The request cannot be read.",
    401: "There is no guest cookie; `GET /api/me` gives one.",
    403: "The request comes from another site or names another host, or this guest may not do that here.",
    404: "There is no such thing here, or this guest may not know of it.",
    409: "Not now: something else comes first, or somebody else was faster.",
    413: "The body is too long.",
    415: "The body has another media type than this route takes.",
    422: "The request can be read, but not played.",
    429: "Too many requests from this address; `Retry-After` says for how many seconds.",
    503: "The storage is away.",
}


class Pace(NamedTuple):
    """So many requests at once from one address, and so many more each minute."""

    burst: int
    each_minute: int


PACES = {"open": Pace(20, 10), "change": Pace(60, 60), "look": Pace(300, 600), "think": Pace(30, 30)}


# ---- what stands after the question mark


OwnSeat = Annotated[
    Small | None, msgspec.Meta(description="With the eyes of this seat of one's own; left out: a spectator's.")
]


class ReplayQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    start: Annotated[Small, msgspec.Meta(description="The step before the first one told.")] = msgspec.field(
        default=0, name="from"
    )
    count: Annotated[int, msgspec.Meta(ge=1, le=LONGEST_REPLAY, description="How many steps to tell.")] = 50
    seat: Annotated[Small | None, msgspec.Meta(description="With the eyes of this seat; left out: everybody's.")] = None


class AdviceQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    step: Annotated[Small, msgspec.Meta(description="How many steps had been played when somebody decided.")]


class LogQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    since: Annotated[Small, msgspec.Meta(description="The step after which events are told.")] = 0
    until: Annotated[Small | None, msgspec.Meta(description="The last step told; left out: as far as it goes.")] = None
    seat: OwnSeat = None


class PictureQuery(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    step: Annotated[Small | None, msgspec.Meta(description="After this step; left out: now.")] = None
    seat: OwnSeat = None


# ---- the table


TableId = Annotated[Word, msgspec.Meta(description="The id of a table.")]  # `{table}` of a path
CodeWord = Annotated[Word, msgspec.Meta(description="The code of a link.")]  # `{code}` of a path
GameWord = Annotated[Word, msgspec.Meta(description="The name of a game.")]  # `{game}` of a path


class Route(NamedTuple):
    name: str  # of its handler in `doors`, and the operation id of the document
    method: Literal["GET", "POST", "PUT", "DELETE"]
    path: str
    summary: str
    answer: type[msgspec.Struct] | str | None  # a struct as JSON, a media type, or None: nothing
    body: type[msgspec.Struct] | str | None = None
    query: type[msgspec.Struct] | None = None
    status: int = 200  # when all is well
    guest: bool = True  # asks for the guest cookie
    pace: Literal["", "open", "change", "look", "think"] = ""
    longest: int = LONGEST_BODY  # bytes of the body
    away: type[msgspec.Struct] = Fault  # what a 503 is told with; every other refusal is a `Fault`
    also: tuple[int, ...] = ()  # statuses that do not follow from the rest

    @property
    def probe(self) -> bool:
        """Whether machines ask it that know this one by another name: those that balance and watch."""
        return self.path in ("/healthz", "/readyz")

    @property
    def changes(self) -> bool:
        """Whether the `Origin` of the request must be this site."""
        return self.method != "GET"

    @property
    def refusals(self) -> tuple[int, ...]:
        """Every status this route may refuse with."""
        found = {403, *self.also}  # whoever names another host is sent away everywhere
        if self.query is not None:
            found |= {400, 422}
        if self.body is not None:
            found |= {400, 413, 415, 422}
        if self.guest:
            found |= {401, 503}
        if "{table}" in self.path:
            found |= {404}
        if self.pace:
            found |= {429}
        return tuple(sorted(found))


ROUTES = (
    Route("me", "GET", "/api/me", "Who one is; gives a guest cookie to whoever has none.", Profile,
          guest=False, also=(503,)),
    Route("name_me", "PUT", "/api/me", "Say or change one's name.", Profile, body=NewProfile, pace="change"),
    Route("set_webhook", "PUT", "/api/me/webhook", "Have an address called when a table waits for one; null: no more.",
          Profile, body=Webhook, pace="change", also=(404,)),
    Route("set_push", "PUT", "/api/me/push", "Have this browser woken when a table waits for one.",
          Profile, body=PushSubscription, pace="change", also=(404,)),
    Route("drop_push", "DELETE", "/api/me/push", "Wake no browser any more.", Profile, pace="change"),
    Route("push_key", "GET", "/api/push-key", "The key a browser subscribes with.", PushKey, guest=False, also=(404,)),
    Route("games", "GET", "/api/games", "The games of the house, their options and the levels of their bots.",
          GameList, guest=False),
    Route("lessons", "GET", "/api/lessons/{game}", "The lessons of a game, worked out by its rules.",
          LessonBook, guest=False, also=(404,)),
    Route("tables", "GET", "/api/tables", "One's own tables, and those open to everybody.", TableList),
    Route("open_table", "POST", "/api/tables", "Open a table.", Opened, body=NewTable, status=201, pace="open",
          also=(409,)),
    Route("join", "POST", "/api/join", "Come in with the code of a link, or to a public table.",
          Opened, body=Join, pace="change", also=(404, 409)),
    Route("invitation", "GET", "/api/codes/{code}", "What the code of a link leads to, before one comes in.",
          Invitation, pace="change", also=(404,)),
    Route("delete_table", "DELETE", "/api/tables/{table}", "The owner deletes a table for everybody.",
          None, status=204, pace="change"),
    Route("record", "GET", "/api/tables/{table}/record",
          "The record of a match; where it has secrets, of a finished one.", TEXT, also=(409,), pace="look"),
    Route("proof", "GET", "/api/tables/{table}/proof", "Whether the draws are those of the sealed seed.", ProofInfo,
          also=(409,), pace="look"),
    Route("replay", "GET", "/api/tables/{table}/replay", "A stretch of a finished match, step by step.",
          ReplayPage, query=ReplayQuery, also=(409,), pace="look"),
    Route("advice", "GET", "/api/tables/{table}/advice", "What a good player would have done in a finished match.",
          Advice, query=AdviceQuery, also=(409,), pace="think"),
    Route("log", "GET", "/api/tables/{table}/log", "What happened since a step, as far as one may know it.",
          LogPage, query=LogQuery, also=(409,), pace="look"),
    Route("picture", "GET", "/api/tables/{table}/picture.svg", "The board as a picture.",
          SVG, query=PictureQuery, also=(409,), pace="look"),
    Route("fork", "POST", "/api/tables/{table}/fork", "Open a table that goes on from a step of a finished match.",
          Opened, body=ForkTable, status=201, pace="open", also=(409,)),
    Route("upload", "POST", "/api/records", "Bring the record of a match that was played elsewhere.",
          Opened, body=TEXT, status=201, pace="open", longest=LONGEST_RECORD, also=(409,)),
    Route("healthz", "GET", "/healthz", "Whether the server runs.", Health, guest=False),
    Route("readyz", "GET", "/readyz", "Whether the server can store, so whether to send people here.",
          Health, guest=False, away=Health, also=(503,)),
    Route("metrics", "GET", "/metrics", "Figures for Prometheus, for whoever asks on the same machine.",
          TEXT, guest=False),
    Route("openapi", "GET", "/openapi.json", "This table as an OpenAPI 3.1 document.", JSON, guest=False),
)  # fmt: skip
