"""What Brasier says, in each language it speaks: sentences from Fluent files, rulebooks from Markdown.

Every `*.ftl` in a language's folder belongs to that language; both languages have the same messages with the same
variables. A sentence that cannot be completed is an error, never a sentence with a hole in it.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from brasier.core.drawing import NO_BREAK
from brasier.core.record import Damaged
from brasier.core.state import Refusal

LANGUAGES = ("en", "fr")
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message or a term begins in a Fluent file
NAME = re.compile(r"-?[a-zA-Z][\w-]*")
TERM = "-"  # what the id of a term begins with; terms are parts of messages
LONGEST_QUOTE = 200  # of what somebody sent, when a refusal repeats it
LARGEST_NUMBER = 10**15  # beyond it a number is nonsense, and more than Fluent can format
LONGEST_FACT = 2000  # of anything said


def choose_language(wished: str | None) -> str:
    """The language that fits a wish like `fr`, `fr_FR.UTF-8` or `en-GB`; without a wish, the environment's."""
    if not wished:
        wished = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = re.split(r"[-_.@]", wished.strip().lower())[0]
    return language if language in LANGUAGES else LANGUAGES[0]


class Texts:
    """Everything there is to say, in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no texts in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language = language

    def has(self, message: str, /) -> bool:
        return message in _sources(self.language) and not message.startswith(TERM)

    def say(self, message: str, /, **facts: object) -> str:
        """The sentence of that id; `KeyError` if there is none, `ValueError` if a fact is missing or cannot be said."""
        if not self.has(message):
            raise KeyError(message)
        bundle = _bundle(self.language, message)
        text, errors = bundle.format_pattern(bundle.get_message(message).value, _sayable(facts))
        if errors:
            raise ValueError(f"cannot say {message} in {self.language!r}: {'; '.join(map(str, errors))}")
        return str(text)

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not allowed, with the number of the rule where there is one."""
        sentence = self.say(f"refusal-{refusal.code}", **_quoted(refusal.facts))
        return f"{sentence} ({refusal.rule})" if refusal.rule else sentence

    def damaged(self, damaged: Damaged) -> str:
        """Why a text is not a record, or not one for this program, or which line of it cannot be true."""
        facts = _quoted(damaged.facts) | {"line": damaged.line}
        if damaged.refusal is not None:
            facts["reason"] = _inside(self.refusal(damaged.refusal))
        return self.say(f"damaged-{damaged.code}", **facts)

    def rulebook(self, game: str) -> str:
        """The whole rulebook of a game as Markdown; `KeyError` if there is none."""
        return _rulebooks(self.language)[game]

    def rule(self, game: str, number: str) -> str | None:
        """One rule of the rulebook: a line with its number and title, then its text; None if no rule has the number."""
        return _rules(game, self.language).get(number.strip().upper())


@cache
def _sources(language: str) -> dict[str, str]:
    """Every message and term of a language as it is written, by its id.

    To parse all of them takes longer than everything else a small command does: each is parsed when it is first said.
    """
    sources: dict[str, str] = {}
    for file in sorted(files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            _, *parts = ENTRY.split(file.read_text(encoding="utf-8"))
            for name, rest in zip(parts[::2], parts[1::2], strict=True):
                sources[name] = f"{name} ={rest}"
    return sources


@cache
def _parsed(language: str) -> tuple[Any, set[str]]:
    """What can be said in a language without further reading, and the names of it."""
    from fluent.runtime import FluentBundle

    return FluentBundle([language], use_isolating=False), set()


def _bundle(language: str, message: str) -> Any:
    """What can be said in a language, this message and whatever it may refer to among it."""
    from fluent.runtime import FluentResource

    bundle, known = _parsed(language)
    sources = _sources(language)
    waiting = {message}
    while waiting := {name for name in waiting - known if name in sources}:
        name = waiting.pop()
        known.add(name)
        bundle.add_resource(FluentResource(sources[name]))
        waiting |= set(NAME.findall(sources[name]))
    return bundle


def _sayable(facts: dict[str, object]) -> dict[str, object]:
    """Step 1234 is 1234 in every language, not 1,234; and no text is so long that Fluent gives up on it."""
    from fluent.runtime.types import fluent_number

    said: dict[str, object] = {}
    for name, fact in facts.items():
        if isinstance(fact, int) and abs(fact) < LARGEST_NUMBER:
            said[name] = fluent_number(fact, useGrouping=False)
        elif isinstance(fact, int):
            said[name] = _quote(str(fact))
        else:
            said[name] = _quote(fact, LONGEST_FACT) if isinstance(fact, str) else fact
    return said


def _quoted(facts: Mapping[str, int | str]) -> dict[str, int | str]:
    return {name: _quote(fact) if isinstance(fact, str) else fact for name, fact in facts.items()}


def _inside(sentence: str) -> str:
    """A sentence as the last part of another: `There is no 3 left. (F9)` becomes `there is no 3 left (F9)`."""
    return re.sub(r"\.( \(\w+\))?$", r"\1", sentence[:1].lower() + sentence[1:])


def _quote(text: str, longest: int = LONGEST_QUOTE) -> str:
    """What somebody sent, fit to be repeated on one line of a terminal."""
    shown = "".join(sign if sign.isprintable() or sign in NO_BREAK else "\ufffd" for sign in text[: longest + 1])
    return shown if len(shown) <= longest else shown[: longest - 1] + "…"


@cache
def _rulebooks(language: str) -> dict[str, str]:
    ending = f".{language}.md"
    return {
        file.name.removesuffix(ending): file.read_text(encoding="utf-8")
        for file in files(__name__).joinpath("rules").iterdir()
        if file.name.endswith(ending)
    }


@cache
def _rules(game: str, language: str) -> dict[str, str]:
    """The numbered sections of a rulebook: `### F14 · Free accesses`, then its text up to the next heading."""
    rules = {}
    for section in re.split(r"^#+ ", _rulebooks(language)[game], flags=re.MULTILINE):
        heading, _, text = section.partition("\n")
        number, dot, _ = heading.partition(" · ")
        if dot:
            rules[number] = f"{heading}\n{text.strip()}"
    return rules
