"""The tables of `docs/reference/protocol.md` and `docs/reference/http.md`: what is sent and told, field by field."""

from collections.abc import Iterable
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from brasier.core.game import Choice, Target
from brasier.server import connection, wire
from brasier.server.routes import FAULTS, LONGEST_BODY, LONGEST_RECORD, LONGEST_REPLAY, PACES, ROUTES, Route
from docs.structs import STRUCT, Field, constraints, fields, is_struct, is_tagged, is_union, meaning, reachable
from docs.typescript import KNOWN

REFEREE_PAGE = "referee.md#choice"  # choices and targets are described there
ELSEWHERE: dict[STRUCT, str] = dict.fromkeys([Choice, *get_args(Target)], REFEREE_PAGE)
READY_MADE = {
    "Views[G]": "`View` of the game",
    "Views[G] | null": "`View` of the game, or `null`",
    "Events[G][]": "`Event[]` of the game",
    "Choice[]": f"[`Choice[]`]({REFEREE_PAGE})",
    "G": "`string`",
    "GameName": "`string`",
    "Options[G]": "`{option: value}`",
    "Partial<Options[G]>": "`{option: value}`",
}

# A word means the same wherever it stands; where it says more, the sources say it behind the field.
WORDS = {
    "action": "in the notation of the game",
    "clock": "how people are hurried",
    "code": "a stable word for it",
    "commitment": "the seal of the dealer's seed",
    "dice": "`sealed`: the server draws and can prove it; `manual`: people say what the real box gave",
    "events": "what happened",
    "game": "its name",
    "here": "people connected now",
    "holder": "who plays here",
    "id": "the browser's own number for a command",
    "level": "how a bot plays",
    "line": "what was said",
    "name": "what somebody is called",
    "now": "when this was written, in milliseconds since 1970",
    "number": "of the last thing that happened at the table",
    "options": "what was chosen before the match; the fields are the game's",
    "person": "somebody at this table, by number",
    "phase": "where the table is",
    "phrase": "a phrase everybody reads in their own language",
    "public": "whether everybody finds it in the lobby",
    "role": "what somebody may do at the table",
    "room": "who hears it; the gallery is the spectators' own",
    "seat": "a seat, from 0",
    "seats": "one for each seat, in their order",
    "seed": "what the draws were made from",
    "seen": "`number` of the last update the browser has shown",
    "spectators": "whether people may watch",
    "step": "steps of the match so far",
    "table": "the table",
    "takebacks": "how often the match has gone back",
    "target": "what is pointed at",
    "text": "what was said in one's own words",
    "you": "who one is there",
}
OF_A_TABLE = {("TableInfo", "id"), ("TableLine", "id")}  # what is not a command's number


def command_tables() -> str:
    return "\n".join(_section(struct, "do", skip=("id",)) for struct in get_args(wire.AnyCommand))


def telling_tables() -> str:
    return "\n".join(_section(struct, "tell") for struct in get_args(wire.AnyTelling))


def part_tables() -> str:
    """What commands and tellings are made of."""
    parts = [*reachable(wire.AnyTelling), *reachable(wire.AnyCommand)]
    named = {*get_args(wire.AnyTelling), *get_args(wire.AnyCommand), *ELSEWHERE}
    return "\n".join(_section(part, "kind") for part in dict.fromkeys(parts) if part not in named)


def body_tables() -> str:
    """What goes over HTTP, without what the protocol tells already."""
    parts = [part for route in ROUTES for part in (route.body, route.answer, route.away) if isinstance(part, type)]
    known = reachable(wire.AnyTelling, wire.AnyCommand)
    return "\n".join(_section(part, "kind") for part in reachable(*parts) if part not in known)


def close_table() -> str:
    """The codes a socket is closed with, and what a browser does then."""
    rows = "".join(f"| {getattr(connection, name)} | {why} | {then} |\n" for name, (why, then) in CLOSES.items())
    return f"| code | why | what to do |\n|---|---|---|\n{rows}"


CLOSES = {
    "RESTART": ("the server restarts, or its storage is away", "come back in a moment, with `hello`"),
    "UNREADABLE": ("too many messages that cannot be read", "mend the program"),
    "NO_GUEST": ("there is no guest cookie", "get one with `GET /api/me`, then come back"),
    "NOT_ADMITTED": ("this guest was not let in", "come in with a code (`POST /api/join`)"),
    "NO_TABLE": ("there is no such table", "go to the lobby"),
    "TOO_SLOW": ("too much waits for a reader that does not read", "come back, with `hello`"),
    "GONE": ("the table was deleted", "go to the lobby"),
    "TOO_MANY": ("too many messages", "wait a little, then come back"),
}


def limit_table() -> str:
    """What a browser may send, and how much may wait for it."""
    rows = {
        "bytes of a message": wire.LONGEST_MESSAGE,
        "messages at once": connection.BURST,
        "messages each second after that": int(connection.EACH_SECOND),
        "messages that cannot be read, on one socket": connection.MOST_UNREADABLE,
        "characters of a chat line": wire.LONGEST_CHAT,
        "characters of a name": wire.LONGEST_NAME,
        "messages that may wait for a slow reader": connection.MOST_WAITING,
        "bytes that may wait for a slow reader": connection.MOST_WAITING_BYTES,
    }
    return _most(rows)


# ---- over HTTP


def route_table() -> str:
    head = "| request | what it does | body | answer | refuses with |\n|---|---|---|---|---|\n"
    return head + "".join(_route_row(route) for route in ROUTES)


def _route_row(route: Route) -> str:
    answer = f"{route.status}" + (f" {_content(route.answer)}" if route.answer else "")
    refusals = ", ".join(map(str, route.refusals))
    body = _content(route.body) if route.body else ""
    return f"| `{route.method} {route.path}` | {route.summary} | {body} | {answer} | {refusals} |\n"


def _content(part: STRUCT | str) -> str:
    return f"`{part}`" if isinstance(part, str) else json_type(part)


def query_tables() -> str:
    asked = [(route, route.query) for route in ROUTES if route.query is not None]
    return "\n".join(f"`{route.path}`\n\n{_table(query, sent=True)}" for route, query in asked)


def status_table() -> str:
    return "| status | meaning |\n|---|---|\n" + "".join(f"| {status} | {says} |\n" for status, says in FAULTS.items())


def http_limit_table() -> str:
    rows = {
        "bytes of a body": LONGEST_BODY,
        "bytes of a record": LONGEST_RECORD,
        "steps of a page of a replay": LONGEST_REPLAY,
    }
    return _most(rows)


def _most(rows: dict[str, int]) -> str:
    return "| what | at most |\n|---|---|\n" + "".join(f"| {what} | {most:,} |\n" for what, most in rows.items())


def pace_table() -> str:
    rows = []
    for name, pace in PACES.items():
        paths = ", ".join(f"`{route.method} {route.path}`" for route in ROUTES if route.pace == name)
        rows.append(f"| {paths} | {pace.burst} | {pace.each_minute} |\n")
    return "| from one address | at once | more each minute |\n|---|---|---|\n" + "".join(rows)


# ---- one struct


def _section(struct: STRUCT, tag_field: str, skip: Iterable[str] = ()) -> str:
    config = struct.__struct_config__
    is_message = is_tagged(struct) and tag_field in ("do", "tell")
    heading = str(config.tag) if is_message else struct.__name__
    tag = [f'`{{"{config.tag_field}": "{config.tag}"}}`'] if is_tagged(struct) and not is_message else []
    says = " ".join([*tag, meaning(struct)]).strip()
    table = _table(struct, sent=config.forbid_unknown_fields, skip=skip)
    return "\n".join(part for part in (f"### {heading}\n", f"{says}\n" if says else "", table) if part)


def _table(struct: STRUCT, *, sent: bool, skip: Iterable[str] = ()) -> str:
    told = [field for field in fields(struct) if field.name not in skip]
    if not told:
        return ""
    has_defaults = sent and not all(field.required for field in told)
    head = ["field", "type", *(["left out"] * has_defaults), "meaning"]
    rows = [head, ["---"] * len(head)]
    for field in told:
        left_out = [_left_out(field)] if has_defaults else []
        rows.append([f"`{field.name}`", _field_type(struct, field), *left_out, field_meaning(struct, field)])
    return "".join(f"| {' | '.join(row)} |\n" for row in rows).replace("| --- ", "|---").replace("--- |", "---|")


def _left_out(field: Field) -> str:
    return "" if field.required else f"`{msgspec.json.encode(field.default).decode()}`"


def field_meaning(struct: STRUCT, field: Field) -> str:
    """What stands behind the field, else what the word always means."""
    if (struct.__name__, field.name) in OF_A_TABLE:
        return "of the table"
    return (field.meaning or WORDS.get(field.name, "")).replace("|", "\\|")


def _field_type(struct: STRUCT, field: Field) -> str:
    known = KNOWN.get((struct.__name__, field.name))
    if known is not None:
        return READY_MADE[known]
    return json_type(field.hint) + _limit(field.hint)


def json_type(hint: Any) -> str:
    """A type in the words of the pages."""
    origin, parts = get_origin(hint), get_args(hint)
    if is_struct(hint):
        return f"[`{hint.__name__}`]({ELSEWHERE.get(hint) or _home(hint)})"
    if origin is Annotated:
        return json_type(parts[0])
    if origin is Literal:
        return " or ".join(f'`"{word}"`' for word in parts)
    if is_union(hint):
        others = [json_type(part) for part in parts if part is not NoneType]
        others = [f"{part}," if part.startswith("list of") and NoneType in parts else part for part in others]
        return " or ".join([*others, *(["`null`"] * (NoneType in parts))])
    if origin is tuple and parts[-1] is ...:
        return _list(parts[0])
    if origin is dict:
        return "`object`" if parts[1] is Any else f"`{{name: {_bare(parts[1])}}}`"
    return f"`{_bare(hint)}`"


def _list(hint: Any) -> str:
    one = json_type(hint)
    if is_struct(hint):
        return one.replace("`](", "[]`](")
    return f"list of {one}" if " or " in one else f"`{_bare(hint)}[]`"


def _bare(hint: Any) -> str:
    if is_union(hint):
        return " or ".join(_bare(part) for part in get_args(hint))
    return {int: "number", float: "number", str: "string", bool: "boolean", Any: "any"}[hint]


def _home(struct: STRUCT) -> str:
    at_the_table = struct in reachable(wire.AnyTelling, wire.AnyCommand)
    return f"{'protocol.md' if at_the_table else 'http.md'}#{struct.__name__.lower()}"


def _limit(hint: Any) -> str:
    for meta in constraints(hint):
        if meta.max_length is not None:
            least = f"{meta.min_length}–" if meta.min_length else "at most "
            return f", {least}{meta.max_length:,} characters"
        if meta.le is not None and meta != get_args(wire.Small)[1]:
            return f", {meta.ge:,}–{meta.le:,}"
    return ""
