"""What can be chosen before a match of Feurio!, and what cannot be played."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from brasier.core.game import Refusal
from brasier.games.feurio.data import MODES

Mode = Literal["competitive", "solitaire", "cooperative"]


# Sentences name what was asked for as long as it is a number anybody would ask for.
Number = Annotated[int, msgspec.Meta(ge=-1000, le=1000)]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Complete and playable: made by `read_options` only from choices that fit together."""

    players: Number
    mode: Mode = "competitive"
    firebreaks: bool = False
    cest_chaud: bool = False
    eldest: Number = 0


def read_options(given: Mapping[str, Any]) -> Options:
    values = dict(given)
    for name in values:
        if name not in Options.__struct_fields__:
            raise Refusal("unknown-option", "", {"option": str(name)})
    mode = values.get("mode", "competitive")
    if mode not in MODES:
        raise Refusal("feurio-unknown-mode", "", {"mode": str(mode)})
    values.setdefault("players", 1 if mode == "solitaire" else 4)
    try:
        options = msgspec.convert(values, Options, strict=True)
    except msgspec.ValidationError as wrong:
        raise Refusal("bad-option", "", {"detail": str(wrong)}) from None
    _refuse_what_cannot_be_played(options)
    return options


def _refuse_what_cannot_be_played(options: Options) -> None:
    if options.mode == "solitaire":
        if options.players != 1:
            raise Refusal("feurio-solitaire-alone", "F7", {"players": options.players})
    elif not 2 <= options.players <= 4:
        rule = "F8" if options.mode == "cooperative" else "F4"
        raise Refusal("feurio-two-to-four", rule, {"players": options.players, "mode": options.mode})
    if options.firebreaks and options.mode != "competitive":
        raise Refusal("feurio-firebreaks-competitive-only", "F23", {"mode": options.mode})
    if options.cest_chaud and options.mode != "competitive":
        raise Refusal("feurio-cest-chaud-competitive-only", "F27", {"mode": options.mode})
    if not 0 <= options.eldest < options.players:
        raise Refusal("feurio-eldest-not-seated", "F4", {"eldest": options.eldest, "last": options.players - 1})
