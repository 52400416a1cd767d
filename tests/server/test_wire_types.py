"""The types of the browser and the pages of the protocol are those of the server."""

import json
import re
from typing import Any, get_args

import msgspec
import pytest

import brasier
from brasier.core.game import REFEREE
from brasier.games import names
from brasier.server import connection, wire
from brasier.server.routes import ROUTES
from docs.pages import ROOT, messages, server_tables, with_tables
from docs.protocol import CLOSES, ELSEWHERE, WORDS, field_meaning
from docs.structs import STRUCT, fields, meaning, reachable
from docs.typescript import KNOWN, make_wire_types, sent, told

PATH = ROOT / "web/src/lib/wire.ts"
TEXT = PATH.read_text(encoding="utf-8")
PROTOCOL = (ROOT / "docs/reference/protocol.md").read_text(encoding="utf-8")


def interface(name: str) -> dict[str, tuple[bool, str]]:
    """The fields of an interface of the file: whether they may be left out, and their type."""
    found = re.search(rf"^export interface {name}(?:<[^{{]*>)? {{\n(.*?)^}}", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None, f"no interface {name}"
    return {field: (bool(mark), kind) for field, mark, kind in re.findall(r"^  (\w+)(\??): (.*);$", found[1], re.M)}


def test_the_types_of_the_browser_are_fresh() -> None:
    assert make_wire_types() == TEXT, "run tests/docs/pages.py"


@pytest.mark.parametrize("page", server_tables())
def test_the_pages_of_the_server_are_fresh(page: str) -> None:
    assert with_tables(page, server_tables()[page]) == (ROOT / page).read_text(encoding="utf-8"), (
        "run tests/docs/pages.py"
    )


@pytest.mark.parametrize("struct", reachable(*sent(), *told()), ids=lambda struct: str(struct.__name__))
def test_every_interface_has_the_fields_that_go_over_the_wire(struct: STRUCT) -> None:
    """As msgspec itself tells them: which there are, and which a browser may leave out."""
    schema = msgspec.json.schema(struct)["$defs"][struct.__name__]
    written = interface(struct.__name__)
    assert set(written) == set(schema["properties"])
    if struct in reachable(*told()):
        assert not any(left_out for left_out, _ in written.values()), "the server always tells everything"
    else:
        assert {name for name, (left_out, _) in written.items() if not left_out} == set(schema["required"])


@pytest.mark.parametrize("game", names())
def test_a_whole_match_has_no_field_the_types_do_not_know(game: str) -> None:
    match = brasier.load((ROOT / f"docs/matches/{game}.brasier").read_text(encoding="utf-8"))
    prefix = game.capitalize()
    by_tag = {
        kind.strip('"'): name
        for name in re.findall(rf"^export interface ({prefix}\w+) {{$", TEXT, re.MULTILINE)
        for kind in [interface(name).get("type", (False, ""))[1]]
        if kind.startswith('"')
    }
    events = msgspec.to_builtins(match.events(REFEREE))
    assert len(events) > 20
    for event in events:
        assert set(event) == set(interface(by_tag[event["type"]]))
    for step in range(0, len(match.steps), 10):
        view = msgspec.to_builtins(match.game.view(match.at(step), None))
        assert set(view) == set(interface(f"{prefix}View"))
        assert set(view["options"]) == set(interface(f"{prefix}Options"))


def test_every_game_is_in_the_maps() -> None:
    for kind, part in (("Views", "View"), ("Events", "Event"), ("Options", "Options")):
        assert interface(kind) == {game: (False, f"{game.capitalize()}{part}") for game in names()}


def test_tuples_words_and_what_is_ready_made_keep_their_types() -> None:
    assert "export type FlashpointEdge = [FlashpointCell, FlashpointCell];" in TEXT
    assert interface("FlashpointDoor")["edge"] == (False, "FlashpointEdge")
    assert interface("FlashpointView")["dice"] == (False, "[number, number] | null")
    assert interface("TailsPlayed")["seat"] == (False, "TailsWho")
    assert interface("TailsView")["turn"] == (False, "number | null")
    assert interface("Choice")["target"] == (False, "Target | null")
    assert interface("Told")["view"] == (False, "Views[G]")
    assert interface("Act")["do"] == (False, '"act"')
    assert interface("Say")["phrase"] == (True, "Phrase | null")
    assert interface("TableLine")["seats"] == (False, "(string | null)[]")


def test_what_the_file_knows_better_is_there_to_be_known() -> None:
    by_name = {struct.__name__: struct for struct in reachable(*sent(), *told())}
    for struct, field in KNOWN:
        assert field in {one.name for one in fields(by_name[struct])}, f"{struct} has no {field}"


# ---- the pages


def of_the_pages() -> list[STRUCT]:
    parts = [part for route in ROUTES for part in (route.query, route.body, route.answer, route.away)]
    asked = [part for part in parts if isinstance(part, type)]
    return [part for part in reachable(wire.AnyCommand, wire.AnyTelling, *asked) if part not in ELSEWHERE]


@pytest.mark.parametrize("struct", of_the_pages(), ids=lambda struct: str(struct.__name__))
def test_everything_on_the_pages_has_a_meaning(struct: STRUCT) -> None:
    assert meaning(struct) or struct.__name__.endswith("Query"), f"{struct.__name__} says nothing of itself"
    for field in fields(struct):
        assert field_meaning(struct, field), f"{struct.__name__}.{field.name} has no meaning"


def test_every_word_with_a_meaning_is_used() -> None:
    used = {field.name for struct in of_the_pages() for field in fields(struct) if not field.meaning}
    assert set(WORDS) <= used, set(WORDS) - used


def test_every_close_code_is_on_the_page() -> None:
    codes = {name for name, value in vars(connection).items() if name.isupper() and value in range(1000, 5000)}
    assert codes - {"MOST_WAITING"} == set(CLOSES)


def test_the_conversation_of_the_page_could_happen() -> None:
    session = re.search(r"```jsonl\n(.*?)```", PROTOCOL, re.DOTALL)
    assert session is not None
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(wire.AnyCommand)
    tellings = {part.__struct_config__.tag: part for part in get_args(wire.AnyTelling)}
    asked = 0
    for line in session[1].splitlines():
        text = line[2:].replace(", …}", "}").replace("{…}", "{}")
        if line.startswith("> "):
            decoder.decode(text.encode())
            asked += 1
            continue
        answer = json.loads(text)
        assert set(answer) <= {"tell", *tellings[answer["tell"]].__struct_fields__}
        if answer["tell"] == "refused":
            assert f"refusal-{answer['code']}" in messages()
    assert asked == 3
