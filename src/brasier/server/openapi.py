"""The table of routes as an OpenAPI 3.1 document: for people who look things up, and for programs that try the server.

Nothing is written by hand here: what a route takes and answers are the structs of `wire`, and their JSON Schemas are
those msgspec reads requests by.
"""

from collections.abc import Iterable
from http import HTTPStatus
from typing import Any

import msgspec

from brasier.server.identity import name_of_cookie
from brasier.server.routes import FAULTS, JSON, PACES, ROUTES, CodeWord, GameWord, Route, TableId
from brasier.server.wire import PROTOCOL, Fault

SCHEMAS = "#/components/schemas/{name}"
RESPONSES = "#/components/responses/"
ABOUT = (
    "Lobby, records and profile of a Brasier server. What happens at a table goes over its WebSocket. "
    "Whoever has no guest cookie gets one with `GET /api/me`; whatever changes something must come from this site "
    "(`Origin`). Unknown fields are refused."
)


def make_document(site: str) -> dict[str, Any]:
    """The document of a server whose pages come from `site` (scheme and host, as a browser writes an `Origin`)."""
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, site)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Brasier", "version": str(PROTOCOL), "description": ABOUT},
        "servers": [{"url": site}],
        "paths": paths,
        "components": {
            "schemas": _components(),
            "responses": _faults(),
            "securitySchemes": {
                "guest": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": name_of_cookie(secure=site.startswith("https:")),
                    "description": "Given by `GET /api/me`.",
                }
            },
        },
    }


def _components() -> dict[str, Any]:
    """The schema of everything that is named by one of the routes, in the order of their names."""
    named = [part for route in ROUTES for part in (route.answer, route.body, route.away) if isinstance(part, type)]
    _, components = msgspec.json.schema_components(dict.fromkeys(named), ref_template=SCHEMAS)
    return dict(sorted(components.items()))


def _faults() -> dict[str, Any]:
    faults = {str(status): _response(says, Fault) for status, says in FAULTS.items()}
    seconds = {"description": "Seconds.", "schema": {"type": "integer", "minimum": 1}}
    faults["429"]["headers"] = {"Retry-After": seconds}
    return faults


def _operation(route: Route, site: str) -> dict[str, Any]:
    operation: dict[str, Any] = {"operationId": route.name, "summary": route.summary}
    if limits := _limits(route):
        operation["description"] = limits
    if parameters := list(_parameters(route, site)):
        operation["parameters"] = parameters
    if route.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(route.body)}
    operation["responses"] = {
        str(route.status): _response(HTTPStatus(route.status).phrase, route.answer),
        **{str(status): _refusal(route, status) for status in route.refusals},
    }
    if route.guest:
        operation["security"] = [{"guest": []}]
    return operation


def _limits(route: Route) -> str:
    told = [f"The body has at most {route.longest:,} bytes."] if route.body is not None else []
    if route.pace:
        pace = PACES[route.pace]
        told.append(f"An address may ask {pace.burst} times at once, and {pace.each_minute} times more each minute.")
    return " ".join(told)


def _parameters(route: Route, site: str) -> Iterable[dict[str, Any]]:
    for name, kind in (("table", TableId), ("game", GameWord), ("code", CodeWord)):
        if f"{{{name}}}" in route.path:
            yield _parameter(name, "path", msgspec.json.schema(kind), required=True)
    if route.query is not None:
        schema = msgspec.json.schema(route.query)["$defs"][route.query.__name__]
        for name, values in schema["properties"].items():
            yield _parameter(name, "query", values, required=name in schema["required"])
    if route.changes:
        told = {"description": "The site of the page that asks.", "type": "string", "enum": [site]}
        yield _parameter("Origin", "header", told, required=True)


def _parameter(name: str, where: str, schema: dict[str, Any], *, required: bool) -> dict[str, Any]:
    values = {key: value for key, value in schema.items() if key != "description"}
    return {
        "name": name, "in": where, "required": required, "description": schema["description"], "schema": values
    }  # fmt: skip


def _response(description: str, answer: type[msgspec.Struct] | str | None) -> dict[str, Any]:
    return {"description": description} | ({} if answer is None else {"content": _content(answer)})


def _refusal(route: Route, status: int) -> dict[str, Any]:
    """Most refusals are alike: they are written once."""
    if status == HTTPStatus.SERVICE_UNAVAILABLE and route.away is not Fault:
        return _response(FAULTS[status], route.away)
    return {"$ref": f"{RESPONSES}{status}"}


def _content(part: type[msgspec.Struct] | str) -> dict[str, Any]:
    if isinstance(part, str):
        return {part: {"schema": {"type": "object" if part == JSON else "string"}}}
    return {JSON: {"schema": {"$ref": SCHEMAS.format(name=part.__name__)}}}
