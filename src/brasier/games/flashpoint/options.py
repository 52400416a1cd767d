"""What can be chosen before a match of Flash Point, and what cannot be played."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from brasier.core.game import Refusal
from brasier.games.flashpoint.data import EDITIONS, LEVELS, MODES, SPECIALISTS
from brasier.games.flashpoint.house import PRINTED, house_of

Mode = Literal["family", "advanced"]
Level = Literal["recruit", "veteran", "heroic"]
Edition = Literal["sauver", "18"]

# Sentences name what was asked for as long as it is a number anybody would ask for.
Number = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Complete and playable: made by `read_options` only from choices that fit together."""

    mode: Mode = "family"
    board: str = "front"  # front, back, or the drawing of a house
    level: Level = "recruit"
    firefighters: Number = 4
    specialists: str | tuple[str, ...] = "choose"  # choose, draw, or a name for each firefighter
    edition: Edition = "sauver"
    quick: bool = False


def read_options(given: Mapping[str, Any]) -> Options:
    values = dict(given)
    for name in values:
        if name not in Options.__struct_fields__:
            raise Refusal("unknown-option", "", {"option": str(name)})
    if values.get("edition") == 18:
        values["edition"] = "18"  # typed as a word, read as a number
    if isinstance(specialists := values.get("specialists"), str) and specialists not in ("choose", "draw"):
        values["specialists"] = [name.strip() for name in specialists.split(",")]
    _refuse_strange_words(values)
    try:
        options = msgspec.convert(values, Options, strict=True)
    except msgspec.ValidationError as wrong:
        raise Refusal("bad-option", "", {"detail": str(wrong)}) from None
    _refuse_what_cannot_be_played(options)
    return msgspec.structs.replace(options, board=_board(options.board))


def _board(board: str) -> str:
    """A drawing in its one form: the same house is the same option, however it was drawn."""
    if "\n" not in board and board not in PRINTED:
        raise Refusal("flashpoint-no-such-board", "P3", {"board": board})
    return house_of(board).name


def _refuse_strange_words(values: Mapping[str, Any]) -> None:
    if (mode := values.get("mode", MODES[0])) not in MODES:
        raise Refusal("flashpoint-no-such-mode", "", {"mode": str(mode)})
    if (level := values.get("level", LEVELS[0])) not in LEVELS:
        raise Refusal("flashpoint-no-such-level", "P27", {"level": str(level)})
    if (edition := values.get("edition", EDITIONS[0])) not in EDITIONS:
        raise Refusal("flashpoint-no-such-edition", "P18", {"edition": str(edition)})


def _refuse_what_cannot_be_played(options: Options) -> None:
    if not 1 <= options.firefighters <= 6:
        raise Refusal("flashpoint-one-to-six", "P6", {"firefighters": options.firefighters})
    if options.mode == "family":
        if options.level != "recruit":
            raise Refusal("flashpoint-levels-are-advanced", "P27", {"level": options.level})
        if options.specialists != "choose":
            raise Refusal("flashpoint-specialists-are-advanced", "P31")
    if isinstance(options.specialists, tuple):
        _refuse_strange_specialists(options.specialists, options.firefighters)


def _refuse_strange_specialists(names: tuple[str, ...], firefighters: int) -> None:
    for number, name in enumerate(names):
        if name not in SPECIALISTS:
            raise Refusal("flashpoint-no-such-specialist", "P31", {"specialist": name})
        if name in names[:number]:
            raise Refusal("flashpoint-specialist-twice", "P31", {"specialist": name})
    if len(names) != firefighters:
        raise Refusal("flashpoint-one-specialist-each", "P31", {"given": len(names), "firefighters": firefighters})
