"""Pages, tables and pictures that the program makes itself.

    python tests/docs/pages.py        writes them anew

A table stands on its page between `<!-- NAME: made by tests/docs/pages.py -->` and `<!-- end of NAME -->`. A test says
when something is stale.
"""

import argparse
import ast
import json
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import brasier
from brasier.arguments import make_parser
from brasier.core.game import REFEREE
from brasier.core.state import Refusal
from brasier.games import names
from brasier.games.flashpoint.house import read_house
from brasier.server.openapi import make_document
from brasier.texts import Texts
from docs import protocol
from docs.typescript import make_wire_types

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/brasier"
PICTURES = {"feurio": 57, "flashpoint": 228, "tails": 75}  # the step of docs/matches/<game>.brasier that is drawn
SITE = "https://brasier.example"  # of the OpenAPI document
SEEN_BY = {"tails": 0}  # whose view is drawn, where people have secrets; else the referee's


def generated() -> dict[Path, str]:
    """Every generated file and what must be in it."""
    return {
        ROOT / "docs/reference/commands.md": _commands(),
        ROOT / "docs/reference/openapi.json": openapi_document(),
        ROOT / "web/src/lib/wire.ts": make_wire_types(),
        **{ROOT / f"docs/pictures/{game}.svg": _picture(game, step) for game, step in PICTURES.items()},
        **{ROOT / page: with_tables(page, tables) for page, tables in _tables().items()},
    }


def server_tables() -> dict[str, dict[str, str]]:
    """What others need to talk with the server."""
    return {
        "docs/reference/protocol.md": {
            "close codes": protocol.close_table(),
            "limits": protocol.limit_table(),
            "commands": protocol.command_tables(),
            "tellings": protocol.telling_tables(),
            "parts": protocol.part_tables(),
        },
        "docs/reference/http.md": {
            "routes": protocol.route_table(),
            "queries": protocol.query_tables(),
            "statuses": protocol.status_table(),
            "limits": protocol.http_limit_table(),
            "paces": protocol.pace_table(),
            "bodies": protocol.body_tables(),
        },
    }


def openapi_document() -> str:
    return json.dumps(make_document(SITE), indent=2, ensure_ascii=False) + "\n"


def _tables() -> dict[str, dict[str, str]]:
    """For each page, its tables by name."""
    server = server_tables()
    server["docs/reference/protocol.md"]["refusals"] = refusal_table("table")
    return {
        **server,
        "docs/reference/referee.md": {
            "refusals": refusal_table("referee"),
            "refusals of the commands": refusal_table("commands"),
        },
        **{f"docs/reference/{game}.md": {"refusals": refusal_table(game)} for game in names()},
        **{
            f"docs/reference/rl-{game}.md": {"actions": action_table(game), "observation": observation_table(game)}
            for game in names()
        },
        "docs/reference/records.md": {"damages": damage_table()},
        "docs/how-to/draw-a-house.md": {"mistakes": mistake_table()},
    }


def with_tables(page: str, tables: dict[str, str]) -> str:
    text = (ROOT / page).read_text(encoding="utf-8")
    for name, table in tables.items():
        begin, end = f"<!-- {name}: made by tests/docs/pages.py -->", f"<!-- end of {name} -->"
        before, found, rest = text.partition(begin)
        _, closed, after = rest.partition(end)
        assert found, f"{page} has no {begin}"
        assert closed, f"{page} has no {end}"
        text = f"{before}{begin}\n\n{table}\n{end}{after}"
    return text


# ---- what agents do and see


def action_table(game: str) -> str:
    lines = ["| numbers | how they are made | text | what it does |", "|---|---|---|---|"]
    for kind in import_module(f"brasier.rl.{game}.kinds").KINDS:
        last = kind.first + kind.count - 1
        numbers = f"{kind.first}–{last}" if kind.count > 1 else str(kind.first)
        texts = ", ".join(f"`{name}`" for name in kind.names)
        lines.append(f"| {numbers} | {kind.number} | {texts} | {kind.means} |")
    return "\n".join(lines) + "\n"


def observation_table(game: str) -> str:
    layout = import_module(f"brasier.rl.{game}").LAYOUT
    lines = ["| at | part | shape | up to | what it tells |", "|---|---|---|---|---|"]
    for part in layout.parts:
        shape = " × ".join(map(str, part.shape))
        lines.append(f"| {layout.first[part.name]} | `{part.name}` | {shape} | {part.high} | {part.means} |")
    return "\n".join([*lines, "", f"{layout.width:,} numbers in all."]) + "\n"


# ---- what the sources refuse


class Told(msgspec.Struct, frozen=True, kw_only=True):
    """One `Refusal(…)` or `Damaged(…)` of the sources: where it is, its code, the names of the facts it carries."""

    file: str
    line: int
    code: str
    facts: frozenset[str]
    rules: tuple[str, ...] = ()  # of a refusal
    what: str = ""  # of a damage
    refused: bool = False  # a damage that carries a refusal


def calls(*wanted: str) -> Iterator[tuple[str, ast.Module, ast.Call]]:
    """Each call of a function or method of these names in the sources: the file, all of it, and the call."""
    for file in sorted(SOURCE.rglob("*.py")):
        module = ast.parse(file.read_text(encoding="utf-8"))
        for node in ast.walk(module):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", None)
                if name in wanted:
                    yield file.relative_to(SOURCE).as_posix(), module, node


@cache
def refusals() -> list[Told]:
    found = []
    for file, module, call in calls("Refusal"):
        where = f"{file}:{call.lineno}"
        code, rule = call.args[0], call.args[1]
        facts = call.args[2] if len(call.args) > 2 else ast.Dict([], [])
        assert isinstance(facts, ast.Dict), f"{where}: the facts of a refusal must be written out"
        found.append(
            Told(
                file=file,
                line=call.lineno,
                code=_written_out(code, f"{where}: the code of a refusal"),
                facts=frozenset(ast.literal_eval(key) for key in facts.keys if key),
                rules=tuple(text for text in _texts(rule, module, call) if text),
            )
        )
    return found


@cache
def damages() -> list[Told]:
    found = []
    for file, module, call in calls("Damaged"):
        where = f"{file}:{call.lineno}"
        assert len(call.args) == 3, f"{where}: a damage has a line, a code and its English; facts are named"
        code, what = call.args[1:]
        given = [keyword.arg for keyword in call.keywords]
        assert None not in given, f"{where}: the facts of a damage must be written out"
        (english,) = _texts(what, module, call)[-1:] or ("",)
        found.append(
            Told(
                file=file,
                line=call.lineno,
                code=_written_out(code, f"{where}: the code of a damage"),
                facts=frozenset(name for name in given if name and name != "refusal"),
                what=english,
                refused="refusal" in given,
            )
        )
    return found


def _written_out(node: ast.expr, what: str) -> str:
    assert isinstance(node, ast.Constant), f"{what} must be written out"
    return str(node.value)


def _texts(value: ast.expr, module: ast.Module, call: ast.Call) -> list[str]:
    """The texts an argument may be: written out, or given to a variable above the call, the nearest last."""
    if isinstance(value, ast.Name):
        given = [
            node
            for node in ast.walk(module)
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == value.id and node.lineno < call.lineno
        ]
        value = max(given, key=lambda node: node.lineno).value
    if isinstance(value, ast.IfExp):
        return [*_texts(value.body, module, call), *_texts(value.orelse, module, call)]
    return [str(value.value)] if isinstance(value, ast.Constant) else []


def _who_says_it(code: str) -> str:
    """The game a refusal belongs to; else `commands` or `table` if only they say it, `referee` if the referee may."""
    if code.partition("-")[0] in names():
        return code.partition("-")[0]
    files = [told.file for told in refusals() if told.code == code]
    if all(file.startswith("server/") for file in files):
        return "table"
    commands = ("cli.py", "bench.py", "terminal/", "arena/", "rl/")
    return "commands" if all(file.startswith(commands) for file in files) else "referee"


def refusal_table(who: str) -> str:
    rules: dict[str, set[str]] = {}
    for told in refusals():
        rules.setdefault(told.code, set()).update(told.rules)
    rows = ["| code | rule | sentence |\n|---|---|---|\n"]
    for code in _codes("refusal", set(rules)):
        if _who_says_it(code) == who:
            numbers = ", ".join(sorted(rules[code], key=lambda rule: (rule[0], int(rule[1:]))))
            rows.append(f"| `{code}` | {numbers} | {sentence(f'refusal-{code}')} |\n")
    return "".join(rows)


def damage_table() -> str:
    rows = ["| code | sentence |\n|---|---|\n"]
    for code in _codes("damaged", {told.code for told in damages()}):
        rows.append(f"| `{code}` | {sentence(f'damaged-{code}')} |\n")
    return "".join(rows)


def _codes(kind: str, used: set[str]) -> list[str]:
    """The codes in the order of the texts, which is that of a match."""
    told = [name.removeprefix(f"{kind}-") for name in messages() if name.startswith(f"{kind}-")]
    assert used <= set(told), f"without words: {used - set(told)}"
    return [code for code in told if code in used]


# ---- what they say in English


@cache
def messages() -> dict[str, Any]:
    """The English messages, in the order of the files; terms with their dash."""
    named: dict[str, Any] = {}
    for file in sorted((SOURCE / "texts/en").glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message | ftl.Term):
                named[("-" if isinstance(entry, ftl.Term) else "") + entry.id.name] = entry
    return named


def sentence(message: str) -> str:
    """A sentence with its facts in braces; of several forms (one man, two men) the one for most cases."""
    known = messages()

    def said(node: Any) -> str:
        match node:
            case ftl.Pattern():
                return "".join(map(said, node.elements))
            case ftl.Placeable():
                return said(node.expression)
            case ftl.TextElement() | ftl.StringLiteral():
                return str(node.value)
            case ftl.VariableReference():
                return f"{{{node.id.name}}}"
            case ftl.MessageReference():
                return _fact_put_in_words(known[node.id.name].value) or said(known[node.id.name].value)
            case ftl.TermReference():
                return said(known[f"-{node.id.name}"].value)
            case ftl.SelectExpression():
                return said(next(variant.value for variant in node.variants if variant.default))
        raise AssertionError(node)

    return re.sub(r"\s+", " ", said(known[message].value)).replace("|", "\\|")


def _fact_put_in_words(pattern: Any) -> str:
    """The fact in braces, of a message that only puts the word of a fact into the words of a language."""
    match pattern.elements:
        case [ftl.Placeable(expression=ftl.SelectExpression(selector=ftl.VariableReference() as fact, variants=forms))]:
            words = {form.key.name for form in forms if isinstance(form.key, ftl.Identifier)}
            return f"{{{fact.id.name}}}" if words - {"one", "other"} else ""
    return ""


# ---- what a drawing may have wrong

HOUSE = ROOT / "docs/examples/house.txt"
MISTAKES = (  # in words; the line of the house it happens in; what stands there, and what is drawn instead
    ("`x` instead of a space of line 3", 3, " . |   ", " . | x "),
    ("`E` at the edge of its space in line 1", 1, "E   E", "E    E"),
    ("a wall of two strokes in line 2", 2, "+---+", "+-- +"),
    ("`\\|` between two outside spaces in line 1", 1, " .   E", " . | E"),
    ("a door to the outside in line 2", 2, "+---+", "+-D-+"),
    ("a door to the outside in line 3", 3, " . |", " . D"),
    ("`A` inside, in line 3", 3, " . |   ", " . | A "),
    ("`A` in the corner of line 15", 15, " .   .", " A   ."),
    ("one `A` of line 1 is missing", 1, "A   A", "A   ."),
    ("the two `A` of line 1 are apart", 1, "A   A   .", "A   .   A"),
    ("`A` and `E` of line 1 change places", 1, "E   E   .   A   A", "A   A   .   E   E"),
    ("the last line is missing", 15, "", ""),
)


def mistakes() -> list[tuple[str, Refusal]]:
    """Each mistake in words, and how it is refused."""
    refused = []
    for words, number, right, wrong in MISTAKES:
        lines = HOUSE.read_text(encoding="utf-8").splitlines()
        assert right in lines[number - 1], words
        lines[number - 1 : number] = [lines[number - 1].replace(right, wrong, 1)] if right else []
        try:
            read_house("\n".join(lines))
        except Refusal as refusal:
            refused.append((words, refusal))
            continue
        raise AssertionError(f"{words}: this is a house")
    return refused


def mistake_table() -> str:
    rows = ["| mistake | answer |\n|---|---|\n"]
    for words, refusal in mistakes():
        answer = Texts("en").refusal(refusal).replace("|", "\\|")
        rows.append(f"| {words} | {answer} |\n")
    return "".join(rows)


# ---- the command line, and pictures


def _commands() -> str:
    parser = make_parser()
    (subparsers,) = [action for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    parts = ["# The command line\n\n`./play` passes its arguments on: `./play bench` is `brasier bench`."]
    for name, sub in subparsers.choices.items():
        lines = [f"## brasier {name}", "", str(sub.description), "", "| argument | meaning |", "|---|---|"]
        lines += [f"| {_argument(action)} | {_meaning(action)} |" for action in sub._actions if action.dest != "help"]
        parts.append("\n".join(lines))
    parts.append(
        "Exit codes: 0 done; 1 refused, with one sentence on standard error; 2 the command line could not be read."
    )
    return "\n\n".join(parts) + "\n"


def _argument(action: argparse.Action) -> str:
    """As one types it, whatever the version of Python makes of its help."""
    value = action.metavar or action.dest.upper()
    if action.choices:
        value = "\\|".join(map(str, action.choices))
    if action.nargs == "?":
        value = f"[{value}]"
    if not action.option_strings:
        return f"`{value}`" + (" …" if action.nargs == "*" else "")
    return f"`{action.option_strings[0]}`" if action.nargs == 0 else f"`{action.option_strings[0]} {value}`"


def _meaning(action: argparse.Action) -> str:
    return str(action.help)


def _picture(game: str, step: int) -> str:
    match = brasier.load((ROOT / f"docs/matches/{game}.brasier").read_text(encoding="utf-8"))
    return match.game.draw_svg(match.game.view(match.at(step), SEEN_BY.get(game, REFEREE)))


if __name__ == "__main__":
    for path, text in generated().items():
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")
