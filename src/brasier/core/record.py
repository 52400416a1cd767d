"""The portable record of a match: a text a person can read, and the only truth about what happened.

    brasier record 1
    game: feurio
    rules: 1
    option players: 4
    option mode: "competitive"
    seat 0: Ada
    seat 1: uniform
    dealer: seeded
    commitment: 3f0c…
    seed: 8b1d…
    steps: 3
    result: most-points; scores 12 9 7 5; winners 0

    1 chance draw 3
    2 chance draw 6
    3 0 middle 3 6

The record replays without any seed: every outcome of chance is in it. Header lines come in this order; `commitment` and
`seed` exist for seeded matches only (the seed once the match is over), `dealt from` where an earlier part came from
elsewhere (a fork), `result` once there is one. Lines that start with # are remarks and are not kept.
"""

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from brasier.core.game import CHANCE, Refusal

FIRST_LINE = "brasier record 1"
CHANCE_WORD = "chance"
LONGEST_LINE = 1000  # room for the longest option: a drawn house on one line
MOST_STEPS = 100_000


class Damaged(ValueError):
    """The text is not a record, or no longer one, or not one for this program. `line` counts from 1.

    `code` is stable and has a text in every language; `facts` fill that text, and the places in braces of `what`, the
    English of programmers and logs. Where a rule refuses what the record tells, `refusal` is its answer.
    """

    def __init__(
        self, line: int, code: str, what: str, /, *, refusal: Refusal | None = None, **facts: int | str
    ) -> None:
        what = what.format(**facts)
        if refusal is not None:
            what += f": {refusal.code}" + (f" ({refusal.rule})" if refusal.rule else "")
        super().__init__(f"line {line}: {what}")
        self.line = line
        self.code = code
        self.what = what
        self.facts = facts
        self.refusal = refusal


class Step(msgspec.Struct, frozen=True):
    """One thing that happened: who (a seat, or `CHANCE`) did what."""

    seat: int
    action: str

    def __str__(self) -> str:
        return f"{CHANCE_WORD if self.seat == CHANCE else self.seat} {self.action}"


class Record(msgspec.Struct, kw_only=True):
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[str]
    dealer: str = "manual"
    commitment: str | None = None
    dealt_from: int = 1  # the first step this dealer dealt
    seed: str | None = None
    result: str | None = None
    steps: list[Step] = []
    lines: list[int] = []  # where each step stood in the text it was read from
    header_lines: dict[str, int] = {}  # and each line of its header

    def line_of(self, key: str) -> int:
        """The line of a header that starts with `key`, or the first line."""
        return next((line for name, line in self.header_lines.items() if name.startswith(key)), 1)

    def line_of_step(self, number: int) -> int:
        """The line of a step, counted from 1; of a record that was never a text, the number of the step."""
        return self.lines[number - 1] if self.lines else number


def write_record(record: Record) -> str:
    """The text of a record; `read_record` gives the same record back."""
    head = [FIRST_LINE, f"game: {record.game}", f"rules: {record.rules}"]
    head += [f"option {name}: {json.dumps(value, ensure_ascii=False)}" for name, value in record.options.items()]
    head += [f"seat {number}: {name}" for number, name in enumerate(record.seats)]
    head.append(f"dealer: {record.dealer}")
    if record.commitment is not None:
        head.append(f"commitment: {record.commitment}")
    if record.dealt_from != 1:
        head.append(f"dealt from: {record.dealt_from}")
    if record.seed is not None:
        head.append(f"seed: {record.seed}")
    head.append(f"steps: {len(record.steps)}")
    if record.result is not None:
        head.append(f"result: {record.result}")
    body = [f"{number} {step}" for number, step in enumerate(record.steps, 1)]
    return "\n".join([*head, "", *body]) + "\n"


def read_record(text: str) -> Record:
    """Read a record; raise `Damaged` naming the line and what is wrong with it."""
    lines = _lines(text)
    last = _first_line(lines)
    header: dict[str, tuple[int, str]] = {}
    for last, line in lines:
        if not line:
            break
        key, colon, value = line.partition(": ")
        if not colon:
            raise Damaged(last, "header-form", "expected 'name: value', found {found!r}", found=line)
        if key in header:
            first = header[key][0]
            raise Damaged(last, "header-twice", "{key!r} was already given in line {first}", key=key, first=first)
        header[key] = (last, value)
    record = _header(header, last)
    for number, line in lines:
        last = number
        if not line:
            continue
        record.steps.append(_step(line, number, len(record.steps) + 1, len(record.seats)))
        record.lines.append(number)
    steps, expected = len(record.steps), int(header["steps"][1])
    if steps != expected:
        what = "the record ends after {steps} steps, but its header says {expected}"
        raise Damaged(last, "step-count", what, steps=steps, expected=expected)
    if not 1 <= record.dealt_from <= steps + 1:
        what = "'dealt from' must be a step from 1 to {most}, not {step}"
        raise Damaged(record.line_of("dealt from"), "dealt-from", what, step=record.dealt_from, most=steps + 1)
    return record


def _first_line(lines: Iterator[tuple[int, str]]) -> int:
    """The number of the line that says what this is; whatever is wrong up to there, it is no record."""
    try:
        number, first = next(lines, (1, ""))
    except Damaged as damaged:
        number, first = damaged.line, ""
    if first != FIRST_LINE:
        if first.startswith("brasier record "):
            what = "this is a record of another format ({found!r}); this program reads {known!r}"
            raise Damaged(number, "other-format", what, found=first, known=FIRST_LINE)
        what = "not a Brasier record: the first line must be {known!r}"
        raise Damaged(number, "not-a-record", what, known=FIRST_LINE) from None
    return number


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for number, raw in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
        if len(raw) > LONGEST_LINE:
            raise Damaged(number, "line-too-long", "longer than {longest} characters", longest=LONGEST_LINE)
        line = raw.rstrip()
        if not line.isprintable():
            raise Damaged(number, "not-text", "contains characters that are not text")
        if not line.startswith("#"):
            yield number, line


def _header(given: dict[str, tuple[int, str]], last: int) -> Record:
    left = dict(given)

    def take(key: str) -> str | None:
        return left.pop(key, (0, None))[1]

    def need(key: str) -> tuple[int, str]:
        if key not in left:
            raise Damaged(last, "header-missing", "the header has no {key!r}", key=key)
        return left.pop(key)

    game = need("game")[1]
    rules = _whole("rules", *need("rules"))
    options: dict[str, Any] = {}
    seats: list[str] = []
    for key, (number, value) in given.items():
        word, _, name = key.partition(" ")
        if word == "option" and name:
            options[name] = _json(number, value)
            del left[key]
        elif word == "seat":
            if name != str(len(seats)):
                what = "expected 'seat {seat}', found {found!r}"
                raise Damaged(number, "seat-order", what, seat=len(seats), found=key)
            seats.append(value)
            del left[key]
    if not seats:
        raise Damaged(last, "no-seats", "the header names no seat")
    dealer_line, dealer = need("dealer")
    if dealer not in ("seeded", "manual", "scripted"):
        what = "the dealer is seeded, manual or scripted, not {dealer!r}"
        raise Damaged(dealer_line, "unknown-dealer", what, dealer=dealer)
    dealt_from = 1 if "dealt from" not in left else _whole("dealt from", *need("dealt from"))
    if _whole("steps", *need("steps")) > MOST_STEPS:
        raise Damaged(given["steps"][0], "too-many-steps", "more than {most} steps", most=MOST_STEPS)
    record = Record(
        game=game, rules=rules, options=options, seats=seats, dealer=dealer, commitment=take("commitment"),
        dealt_from=dealt_from, seed=take("seed"), result=take("result"), steps=[], lines=[],
        header_lines={key: line for key, (line, _) in given.items()},
    )  # fmt: skip
    for key, (number, _) in left.items():
        raise Damaged(number, "unknown-header", "unknown header {key!r}", key=key)
    if dealer == "seeded" and record.commitment is None:
        raise Damaged(dealer_line, "no-commitment", "a seeded match needs a commitment")
    for key in ("commitment", "seed"):
        if dealer != "seeded" and key in given:
            what = "a {dealer} match has no {key!r}"
            raise Damaged(given[key][0], "sealed-by-nobody", what, dealer=dealer, key=key)
    return record


def _whole(key: str, number: int, value: str) -> int:
    if not (value.isascii() and value.isdigit() and len(value) <= 9):
        raise Damaged(number, "whole-number", "{key!r} must be a whole number, not {value!r}", key=key, value=value)
    return int(value)


def _json(number: int, value: str) -> Any:
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        raise Damaged(number, "not-a-value", "not a value: {value!r}", value=value) from None


def _step(line: str, number: int, expected: int, seats: int) -> Step:
    words = line.split(" ", 2)
    if len(words) < 3 or words[0] != str(expected):
        what = "expected step {step} as 'number seat action', found {found!r}"
        raise Damaged(number, "step-form", what, step=expected, found=line)
    who = words[1]
    if who == CHANCE_WORD:
        return Step(CHANCE, words[2])
    if not (who.isascii() and who.isdigit() and len(who) < 4 and int(who) < seats):
        raise Damaged(number, "no-such-seat", "no seat {seat!r} in this match", seat=who)
    return Step(int(who), words[2])
