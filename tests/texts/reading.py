"""The Fluent files, read: what each message is made of, and everything a language writes."""

from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from brasier import texts

FOLDER = Path(texts.__file__).parent
NARROW = "\u202f"


@cache
def entries(language: str) -> list[Any]:
    listed = []
    for file in sorted((FOLDER / language).glob("*.ftl")):
        listed += FluentParser().parse(file.read_text(encoding="utf-8")).body
    return listed


@cache
def messages(language: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Message)}


@cache
def terms(language: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ftl.Term)}


class Uses(Visitor):
    """What one message asks for: variables, and other messages and terms."""

    def __init__(self, entry: Any) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802  # the parser's names
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802  # the parser's names
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802  # the parser's names
        self.terms.add(node.id.name)


def variables(language: str, message: str) -> set[str]:
    """The variables of a message and of every message it is made of."""
    known = messages(language)
    asked = set()
    waiting = [message]
    while waiting:
        uses = Uses(known[waiting.pop()])
        asked |= uses.variables
        waiting += uses.messages
    return asked


def spoken(language: str) -> list[str]:
    """Everything a language writes: each text of each message, and each line of the rulebooks."""
    written: list[str] = []

    class Gather(Visitor):
        def visit_Pattern(self, node: Any) -> None:  # noqa: N802  # the parser's names
            # A placeable counts as a word, so that what stands before and after it is judged too.
            written.append("".join(part.value if isinstance(part, ftl.TextElement) else "X" for part in node.elements))
            self.generic_visit(node)

    for message, entry in (messages(language) | terms(language)).items():
        if not message.startswith("command-"):  # words to type, not to read
            Gather().visit(entry)
    for file in sorted((FOLDER / "rules").glob(f"*.{language}.md")):
        written += file.read_text(encoding="utf-8").splitlines()
    return written
