"""The OpenAPI document is valid, fresh, and means what the server reads and writes."""

import copy
import json
import re
from typing import Any

import jsonschema_rs
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from brasier.server import wire
from brasier.server.openapi import make_document
from brasier.server.routes import FAULTS, PACES, ROUTES, PictureQuery, ReplayQuery, Route
from docs.pages import ROOT, openapi_document

SITE = "http://127.0.0.1:8018"
DOCUMENT = make_document(SITE)
SCHEMA = schemathesis.openapi.from_dict(copy.deepcopy(DOCUMENT))
each_route = pytest.mark.parametrize("route", ROUTES, ids=lambda route: str(route.name))


def operation(route: Route) -> Any:
    return DOCUMENT["paths"][route.path][route.method.lower()]


def as_a_browser_writes(value: Any) -> Any:
    """JavaScript has no 1.0; to JSON Schema that is an integer too, to msgspec it is not."""
    if isinstance(value, dict):
        return {name: as_a_browser_writes(part) for name, part in value.items()}
    if isinstance(value, list):
        return [as_a_browser_writes(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def test_the_document_of_the_manual_is_fresh() -> None:
    path = ROOT / "docs/reference/openapi.json"
    assert path.read_text(encoding="utf-8") == openapi_document(), "run tests/docs/pages.py"


def test_the_document_is_valid() -> None:
    SCHEMA.validate()
    assert len(list(SCHEMA.get_all_operations())) == len(ROUTES)


def test_a_document_that_is_not_valid_would_be_noticed() -> None:
    broken = copy.deepcopy(DOCUMENT)
    broken["paths"]["/api/me"]["get"]["parameters"] = [{"name": "x", "in": "nowhere"}]
    with pytest.raises(Exception, match="nowhere"):
        schemathesis.openapi.from_dict(broken).validate()


def test_every_reference_leads_somewhere() -> None:
    references = set(re.findall(r'"(#/components/[^"]+)"', json.dumps(DOCUMENT)))
    assert len(references) > 30
    for reference in references:
        part: Any = DOCUMENT
        for name in reference.removeprefix("#/").split("/"):
            part = part[name]
        assert part


def test_no_two_routes_share_a_name_or_a_place() -> None:
    assert len({route.name for route in ROUTES}) == len(ROUTES)
    assert len({(route.method, route.path) for route in ROUTES}) == len(ROUTES)
    assert all(route.name.isidentifier() for route in ROUTES)


@each_route
def test_a_route_tells_every_way_it_may_answer(route: Route) -> None:
    assert set(operation(route)["responses"]) == {str(route.status), *map(str, route.refusals)}
    assert set(route.refusals) <= set(FAULTS)
    if route.body is not None:
        assert {400, 413, 415} <= set(route.refusals)
    if route.guest:
        assert 401 in route.refusals
        assert operation(route)["security"] == [{"guest": []}]
    if route.pace:
        assert route.pace in PACES
        assert 429 in route.refusals


@each_route
def test_what_changes_something_must_come_from_this_site(route: Route) -> None:
    parameters = {part["name"]: part for part in operation(route).get("parameters", [])}
    assert ("Origin" in parameters) == (route.method != "GET")
    if route.method != "GET":
        assert parameters["Origin"]["required"]
        assert parameters["Origin"]["schema"]["enum"] == [SITE]
        assert 403 in route.refusals


@pytest.mark.parametrize(
    "route", [route for route in ROUTES if route.body or route.query], ids=lambda route: route.name
)
def test_whatever_the_document_allows_can_be_read(route: Route) -> None:
    """What schemathesis makes of the document is read by msgspec as the server reads it."""

    @settings(
        max_examples=15, phases=[Phase.generate], deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(st.data())
    def reads(data: st.DataObject) -> None:
        case = data.draw(SCHEMA[route.path][route.method].as_strategy())
        if isinstance(route.body, type):
            msgspec.json.decode(json.dumps(as_a_browser_writes(case.body)), type=route.body)
        if route.query is not None:
            chosen = as_a_browser_writes(case.query or {})
            asked = {name: "null" if value is None else str(value) for name, value in chosen.items()}
            msgspec.convert(asked, route.query, strict=False)

    reads()


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"game": "feurio", "extra": 1},
        {"game": "feurio", "clock": {"kind": "turn", "seconds": 1}},
        {"game": "feurio", "seats": [{"kind": "throne"}]},
    ],
)
def test_what_the_server_cannot_read_the_document_does_not_allow(body: Any) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(body, wire.NewTable)
    validator = jsonschema_rs.validator_for({"$ref": "#/components/schemas/NewTable", **DOCUMENT})
    assert not validator.is_valid(body)
    assert validator.is_valid({"game": "feurio"})


def test_a_query_is_read_from_text() -> None:
    assert msgspec.convert({"from": "3", "seat": "1"}, ReplayQuery, strict=False) == ReplayQuery(start=3, seat=1)
    assert msgspec.convert({}, PictureQuery, strict=False) == PictureQuery()
    for wrong in ({"from": "-1"}, {"count": "201"}, {"seat": "first"}, {"form": "3"}):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(wrong, ReplayQuery, strict=False)


def test_the_cookie_of_a_secure_site_has_its_secure_name() -> None:
    def cookie(site: str) -> str:
        return str(make_document(site)["components"]["securitySchemes"]["guest"]["name"])

    assert (cookie("http://127.0.0.1:8018"), cookie("https://brasier.example")) == ("brasier", "__Host-brasier")


def test_whoever_is_ready_or_not_answers_with_their_health() -> None:
    responses = DOCUMENT["paths"]["/readyz"]["get"]["responses"]
    for status in ("200", "503"):
        assert responses[status]["content"]["application/json"]["schema"]["$ref"] == "#/components/schemas/Health"
    assert responses["403"] == {"$ref": "#/components/responses/403"}
