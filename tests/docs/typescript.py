"""`web/src/lib/wire.ts`: everything that passes between a browser and the server, as TypeScript knows it.

A small walker over the structs, because what msgspec tells as JSON Schema loses tuples and names on its way to
TypeScript. What goes over the wire ready-made (`msgspec.Raw`) gets the type of the game it belongs to: `G`.
"""

import importlib
import re
import textwrap
from collections.abc import Iterable
from functools import reduce
from operator import or_
from types import NoneType
from typing import Annotated, Any, Literal, get_args, get_origin

from brasier.core.game import Choice, Target
from brasier.games import names
from brasier.server import wire
from brasier.server.routes import JSON, ROUTES
from docs.structs import STRUCT, fields, is_struct, is_tagged, is_union, meaning, names_given, reachable

SHARED = ("brasier.core.game", "brasier.server.wire", "brasier.server.routes", "brasier.lessons.told")
HEAD = """\
// Everything that passes between a browser and the server. Made by tests/docs/pages.py from the sources of the server
// and of the games: change those, and write it anew.
"""
GAMES = """\
/** What belongs to a game, by its name. */
export type GameName = keyof Views;
"""

# What a struct leaves open, and this file knows: by struct and field.
KNOWN = {
    ("Told", "view"): "Views[G]",
    ("Told", "choices"): "Choice[]",
    ("Advice", "choices"): "Choice[]",
    ("Told", "events"): "Events[G][]",
    ("TableInfo", "game"): "G",
    ("TableInfo", "options"): "Options[G]",
    ("NewTable", "game"): "G",
    ("NewTable", "options"): "Partial<Options[G]>",
    ("TableLine", "game"): "G",
    ("TableLine", "options"): "Options[G]",
    ("Invitation", "game"): "G",
    ("Invitation", "options"): "Options[G]",
    ("GameInfo", "name"): "GameName",
    ("ReplayStep", "view"): "Views[G]",
    ("ReplayStep", "events"): "Events[G][]",
    ("ReplayPage", "game"): "G",
    ("ReplayPage", "first"): "Views[G]",
    ("LogPage", "events"): "Events[G][]",
    ("LessonBook", "game"): "G",
    ("Lesson", "first"): "Views[G]",
    ("LessonTell", "events"): "Events[G][]",
    ("LessonTell", "after"): "Views[G] | null",
    ("LessonDo", "events"): "Events[G][]",
    ("LessonDo", "after"): "Views[G]",
}
PARAMETER = "<G extends GameName = GameName>"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}


def make_wire_types() -> str:
    return _Writer().whole()


def sent() -> list[Any]:
    """What a browser sends."""
    parts = [part for route in ROUTES for part in (route.query, route.body) if isinstance(part, type)]
    return [wire.AnyCommand, *parts]


def told() -> list[Any]:
    """What the server tells."""
    parts = [part for route in ROUTES for part in (route.answer, route.away) if isinstance(part, type)]
    return [wire.AnyTelling, Choice, Target, *parts]


class _Writer:
    def __init__(self) -> None:
        self.games = {name: importlib.import_module(f"brasier.games.{name}") for name in names()}
        kept = [part for game in self.games.values() for part in (game.Options, game.View, game.Event)]
        self.told = reachable(*told(), *kept)
        self.structs = [*reachable(*sent(), *told(), *kept)]
        self.generic = self._generic()
        self.aliases = {"": self._aliases(SHARED)}
        for name in self.games:
            here = [struct.__module__ for struct in self.structs if _group(struct) == name]
            self.aliases[name] = self._aliases(dict.fromkeys(here))
        self.used: dict[str, dict[str, Any]] = {group: {} for group in self.aliases}

    def whole(self) -> str:
        parts = [HEAD, self._numbers(), "// ---- at the table, and in the lobby\n", *self._group("")]
        parts += [self._union("Command", wire.AnyCommand), self._union("Telling", wire.AnyTelling), self._api()]
        for name, game in self.games.items():
            parts += [f"// ---- {name}\n", *self._group(name)]
            parts.append(self._union(f"{name.capitalize()}Event", game.Event, name))
        parts += ["// ---- by game\n", GAMES]
        for part, kind in (("Views", "View"), ("Events", "Event"), ("Options", "Options")):
            rows = "".join(f"  {name}: {name.capitalize()}{kind};\n" for name in self.games)
            parts.append(f"export interface {part} {{\n{rows}}}\n")
        exported = re.findall(r"^export (?:type|interface) (\w+)", text := "\n".join(parts), re.MULTILINE)
        assert len(exported) == len(set(exported)), "two types of one name"
        return text

    # ---- what there is

    def _generic(self) -> set[STRUCT]:
        """Structs that hold something of a game, themselves or in one of their parts."""
        own = {struct for struct in self.structs if any(G.search(KNOWN.get(key, "")) for key in _keys(struct))}
        return {struct for struct in self.structs if own & reachable(struct).keys()}

    def _aliases(self, modules: Iterable[str]) -> dict[str, Any]:
        """Names the sources give to unions, tuples and words, with the comment behind them."""
        found: dict[str, Any] = {}
        for module in modules:
            for name, value in vars(importlib.import_module(module)).items():
                is_named = name[0].isupper() and not name.startswith("Any") and name != "Event"
                if is_named and (is_union(value) or get_origin(value) in (Literal, tuple)):
                    found.setdefault(name, value)
        return found

    def _alias(self, hint: Any, group: str) -> str | None:
        """The name of this very type: as it was given, or the structs of a union of that name."""
        parts = set(get_args(hint))
        for where in (group, ""):
            for name, value in self.aliases[where].items():
                is_same_union = is_union(hint) and is_union(value) and set(get_args(value)) == parts
                if value is hint or (is_same_union and all(map(is_struct, parts))):
                    self.used[where][name] = value
                    return f"{where.capitalize()}{name}"
        return None

    # ---- types as text

    def text(self, hint: Any, group: str) -> str:
        if name := self._alias(hint, group):
            return name
        return self._plainly(hint, group)

    def _plainly(self, hint: Any, group: str) -> str:
        origin, parts = get_origin(hint), get_args(hint)
        if is_struct(hint):
            return _name(hint) + ("<G>" if hint in self.generic else "")
        if hint in PLAIN:
            return PLAIN[hint]
        if origin is Annotated:
            return self.text(parts[0], group)
        if origin is Literal:
            return " | ".join(f'"{word}"' for word in parts)
        if origin is dict:
            return f"Record<{self.text(parts[0], group)}, {self.text(parts[1], group)}>"
        if origin is tuple and parts[-1] is ...:
            one = self.text(parts[0], group)
            return f"({one})[]" if " | " in one else f"{one}[]"
        if origin is tuple:
            return f"[{', '.join(self.text(part, group) for part in parts)}]"
        if is_union(hint):
            return self._either(parts, group)
        raise AssertionError(f"no TypeScript for {hint}")

    def _either(self, parts: tuple[Any, ...], group: str) -> str:
        others = [part for part in parts if part is not NoneType]
        if len(others) == len(parts):
            return " | ".join(self.text(part, group) for part in parts)
        return f"{self.text(reduce(or_, others), group)} | null"

    # ---- what is written

    def _numbers(self) -> str:
        given = [name for name in names_given(wire.__name__) if name.isupper()]
        return "".join(f"export const {name} = {getattr(wire, name)};\n" for name in given)

    def _group(self, group: str) -> list[str]:
        structs = [self._interface(struct) for struct in self.structs if _group(struct) == group]
        written: dict[str, str] = {}
        while missing := [name for name in self.used[group] if name not in written]:
            for name in missing:
                value = self.used[group][name]
                says = _comment(_alias_comment(name, group, self.structs))
                text = textwrap.fill(self._plainly(value, group), 100, subsequent_indent="  ", break_on_hyphens=False)
                written[name] = f"{says}export type {group.capitalize()}{name} = {text};\n"
        return [*(written[name] for name in self.aliases[group] if name in written), *structs]

    def _interface(self, struct: STRUCT) -> str:
        config = struct.__struct_config__
        head = f"{_comment(meaning(struct))}export interface {_name(struct)}{PARAMETER * (struct in self.generic)} {{\n"
        lines = [f'  {config.tag_field}: "{config.tag}";\n'] if is_tagged(struct) else []
        for field in fields(struct):
            text = KNOWN.get((struct.__name__, field.name)) or self.text(field.hint, _group(struct))
            may_be_left_out = not field.required and struct not in self.told
            lines.append(_comment(field.meaning, "  ") + f"  {field.name}{'?' * may_be_left_out}: {text};\n")
        return head + "".join(lines) + "}\n"

    def _union(self, name: str, union: Any, group: str = "") -> str:
        parts = [self._plainly(part, group) for part in get_args(union)]
        parameter = PARAMETER * any(part in self.generic for part in get_args(union))
        return f"export type {name}{parameter} =\n" + "".join(f"  | {part}\n" for part in parts).rstrip() + ";\n"

    def _api(self) -> str:
        lines = ["/** What goes over HTTP: for each route its query, its body, and what it answers. */\n"]
        lines.append("export interface Api {\n")
        for route in ROUTES:
            parts = {"query": route.query, "body": route.body, "answer": route.answer}
            told = [f"{key}: {_exchanged(part)}" for key, part in parts.items() if part or key == "answer"]
            lines.append(_comment(route.summary, "  "))
            lines.append(f'  "{route.method} {route.path}": {{ {"; ".join(told)} }};\n')
        return "".join(lines) + "}\n"


G = re.compile(r"\bG\b")


def _keys(struct: STRUCT) -> list[tuple[str, str]]:
    return [(struct.__name__, field.name) for field in fields(struct)]


def _group(struct: STRUCT) -> str:
    """The game a struct belongs to, or '' for what they share."""
    package, _, rest = struct.__module__.removeprefix("brasier.").partition(".")
    return rest.partition(".")[0] if package == "games" else ""


def _name(struct: STRUCT) -> str:
    """Always with the name of its game before it: another game never changes the name of a type."""
    return _group(struct).capitalize() + struct.__name__


def _exchanged(part: STRUCT | str | None) -> str:
    if isinstance(part, str):
        return "unknown" if part == JSON else "string"
    return _name(part) if part else "null"


def _alias_comment(name: str, group: str, structs: Iterable[STRUCT]) -> str:
    modules = SHARED if not group else dict.fromkeys(part.__module__ for part in structs if _group(part) == group)
    return next((names_given(module)[name] for module in modules if name in names_given(module)), "")


def _comment(text: str, indent: str = "") -> str:
    if not text:
        return ""
    if len(indent) + len(text) <= 110:
        return f"{indent}/** {text} */\n"
    lines = textwrap.wrap(text, 115 - len(indent))
    return "".join([f"{indent}/**\n", *(f"{indent} * {line}\n" for line in lines), f"{indent} */\n"])
