"""The columns of a dataset, and a part of it as a table."""

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final

import numpy as np
import pyarrow as pa

from brasier.games import find
from brasier.rl.dataset.order import Order
from brasier.rl.dataset.playing import Match

FORMAT: Final = 1
NOTE: Final = b"brasier"  # under this key a part says which part of what it is
WORD: Final = pa.dictionary(pa.int32(), pa.string())
WORDS: Final = ("bot", "text", "measure")


def schema(width: int) -> Any:
    """Every column with its type; what they mean stands in the texts (`dataset-column-<name>`)."""
    columns = [
        ("match", pa.int32()),
        ("block", pa.int32()),
        ("step", pa.int32()),
        ("seat", pa.uint8()),
        ("bot", WORD),
        ("action", pa.uint16()),
        ("text", WORD),
        ("forced", pa.bool_()),
        ("legal", pa.list_(pa.field("element", pa.uint16(), nullable=False))),
        ("observation", pa.binary(width)),
        ("value", pa.float32()),
        ("measure", WORD),
        ("share", pa.float32()),
        ("score", pa.int32()),
        ("won", pa.bool_()),
        ("length", pa.int32()),
    ]
    return pa.schema([pa.field(name, kind, nullable=name in ("value", "measure")) for name, kind in columns])


def kind(told: Any) -> str:
    """A type as people say it: that a text is kept as a number in a list of texts is the file's own affair."""
    if told == WORD:
        return "string"
    return "list<uint16>" if pa.types.is_list(told) else str(told)


def note(order: Order, part: int) -> dict[bytes, bytes]:
    """What a part file says of itself."""
    told = {"dataset": FORMAT, "order": order.fingerprint, "part": part, "matches": order.size(part)}
    return {NOTE: json.dumps(told).encode()}


def make_table(order: Order, part: int, matches: Sequence[tuple[int, Match]], width: int) -> Any:
    """The rows of these matches, each with its number, in this order."""
    counts = [len(match.seats) for _, match in matches]
    seats = np.concatenate([np.asarray(match.seats, np.intp) for _, match in matches])
    choices = np.concatenate([np.asarray(match.choices, np.int32) for _, match in matches])
    offsets = np.concatenate([np.zeros(1, np.int32), np.cumsum(choices, dtype=np.int32)])
    legal = np.frombuffer(b"".join(match.legal for _, match in matches), "<u2")

    def each(numbers: Iterable[int]) -> Any:
        """One number for all rows of a match."""
        return np.repeat(np.asarray(list(numbers), np.int32), counts)

    def joined(name: str) -> list[Any]:
        return [value for _, match in matches for value in getattr(match, name)]

    def by_seat(told: Iterable[Sequence[float]]) -> Any:
        """A number for each seat of each match: that of the seat whose row it is."""
        table = np.asarray(list(told))
        return table[np.repeat(np.arange(len(counts)), counts), seats]

    bots = [order.plan.rotations[match.fixture[1]][match.fixture[2]] for _, match in matches]
    columns: dict[str, Any] = {
        "match": each(number for number, _ in matches),
        "block": each(match.fixture[0] for _, match in matches),
        "step": joined("steps"),
        "seat": seats.astype(np.uint8),
        "bot": [names[seat] for names, (_, match) in zip(bots, matches, strict=True) for seat in match.seats],
        "action": joined("actions"),
        "text": joined("texts"),
        "forced": choices == 1,
        "observation": _rows_of_bytes(b"".join(match.observations for _, match in matches), width),
        "value": joined("values"),
        "measure": joined("measures"),
        "share": by_seat(shares(order, match) for _, match in matches),
        "score": by_seat(match.scores for _, match in matches),
        "won": by_seat([seat in match.winners for seat in range(len(match.scores))] for _, match in matches),
        "length": each(match.length for _, match in matches),
    }
    told = schema(width)
    columns["legal"] = pa.ListArray.from_arrays(pa.array(offsets), pa.array(legal), type=told.field("legal").type)
    arrays = [_array(columns[field.name], field.type) for field in told]
    return pa.Table.from_arrays(arrays, schema=told.with_metadata(note(order, part)))


def _array(values: Any, told: Any) -> Any:
    if isinstance(values, pa.Array):
        return values
    if told == WORD:  # numbered as they come up: the same rows make the same file
        return pa.array(values, pa.string()).dictionary_encode().cast(WORD)
    return pa.array(values, told)


def _rows_of_bytes(content: bytes, width: int) -> Any:
    return pa.FixedSizeBinaryArray.from_buffers(pa.binary(width), len(content) // width, [None, pa.py_buffer(content)])


def shares(order: Order, match: Match) -> list[float]:
    """Which part of the victory each seat has: 1 for who wins alone or together, parts of it for rivals who tie."""
    game = find(order.plan.game)
    together = game.cooperative(game.options(order.plan.options))
    part = 1.0 if together else 1.0 / max(1, len(match.winners))
    return [part if seat in match.winners else 0.0 for seat in range(len(match.scores))]
