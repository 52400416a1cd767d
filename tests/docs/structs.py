"""What the sources say of a struct: its docstring, and the comment behind each field."""

import ast
import importlib
import inspect
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin

import msgspec

STRUCT = type[msgspec.Struct]


class Field(NamedTuple):
    name: str  # as it is sent
    hint: Any
    required: bool
    default: Any
    meaning: str


def meaning(struct: STRUCT) -> str:
    """Its docstring as one line, in the words of JSON."""
    return _words(struct.__doc__ or "")


def fields(struct: STRUCT) -> list[Field]:
    """In the order of the sources, what it is made from first; the hints are the very ones that were written."""
    comments = _comments(struct)
    known = {field.name: field for field in msgspec.structs.fields(struct)}
    hints = [inspect.get_annotations(part) for part in reversed(struct.__mro__) if _is_ours(part)]
    return [
        Field(
            name=known[name].encode_name,
            hint=hint,
            required=known[name].required,
            default=factory() if callable(factory := known[name].default_factory) else known[name].default,
            meaning=comments.get(name) or _words(_described(hint)),
        )
        for name, hint in {name: hint for part in hints for name, hint in part.items()}.items()
    ]


def is_struct(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def is_union(hint: Any) -> bool:
    return get_origin(hint) in (Union, UnionType)


def is_tagged(struct: STRUCT) -> bool:
    return struct.__struct_config__.tag is not None


def reachable(*hints: Any) -> dict[STRUCT, None]:
    """Every struct that is part of these types, in the order in which they are met."""
    met: dict[STRUCT, None] = {}

    def visit(hint: Any) -> None:
        if is_struct(hint):
            if hint not in met:
                met[hint] = None
                for field in fields(hint):
                    visit(field.hint)
            return
        for part in get_args(hint):
            visit(part)

    for hint in hints:
        visit(hint)
    return met


def constraints(hint: Any) -> Iterator[msgspec.Meta]:
    """What `Annotated` says of a type, or of that type where it may be null."""
    if get_origin(hint) is Annotated:
        base, *told = get_args(hint)
        yield from (meta for meta in told if isinstance(meta, msgspec.Meta))
        yield from constraints(base)
    elif is_union(hint):
        for part in get_args(hint):
            yield from constraints(part)


@cache
def module_comments(module: str) -> dict[int, str]:
    """The comments of a module by line."""
    source = inspect.getsource(importlib.import_module(module))
    return {
        token.start[0]: _words(token.string.lstrip("# "))
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT and not token.string.startswith("# fmt")
    }


@cache
def module_tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(importlib.import_module(module)))


def names_given(module: str) -> dict[str, str]:
    """Each `Name = …` of a module in its order, with the comment behind it."""
    comments = module_comments(module)
    return {
        node.targets[0].id: comments.get(node.end_lineno or 0, "")
        for node in module_tree(module).body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }


def _comments(struct: STRUCT) -> dict[str, str]:
    """The comment behind each field, also of the structs it is made from."""
    found: dict[str, str] = {}
    for part in reversed(struct.__mro__):
        if _is_ours(part):
            comments = module_comments(part.__module__)
            for node in _class(part).body:
                if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                    found[node.target.id] = comments.get(node.end_lineno or 0, "")
    return found


def _is_ours(part: type) -> bool:
    return part.__module__.startswith("brasier.")


def _class(struct: type) -> ast.ClassDef:
    for node in module_tree(struct.__module__).body:
        if isinstance(node, ast.ClassDef) and node.name == struct.__name__:
            return node
    raise AssertionError(f"{struct} is not written at the top of its module")


def _described(hint: Any) -> str:
    return next((meta.description for meta in constraints(hint) if meta.description), "")


def _words(text: str) -> str:
    return re.sub(r"\bNone\b", "null", " ".join(text.split()))
