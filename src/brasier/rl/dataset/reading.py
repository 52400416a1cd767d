"""A dataset as arrays: what a learner wants of its rows."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
import pyarrow.compute as pc
import pyarrow.parquet as pq
from numpy.typing import NDArray

from brasier.rl.dataset.folder import HEAD
from brasier.rl.dataset.table import FORMAT
from brasier.rl.features import Numbers

PLAIN: Final = ("match", "block", "step", "seat", "action", "forced", "share", "score", "won", "length")


class Shape(msgspec.Struct):
    """What is read of `dataset.json` to make arrays."""

    dataset: int
    actions: int


@dataclass(frozen=True)
class Rows:
    """Some rows, column by column; the first axis of every array is the row."""

    match: NDArray[np.int32]
    block: NDArray[np.int32]
    step: NDArray[np.int32]
    seat: NDArray[np.uint8]
    bot: NDArray[np.object_]
    action: NDArray[np.uint16]
    forced: NDArray[np.bool_]
    mask: NDArray[np.bool_]  # of all actions of the game: which were legal
    observation: Numbers
    value: NDArray[np.float32]  # not a number where the bot said nothing
    share: NDArray[np.float32]
    score: NDArray[np.int32]
    won: NDArray[np.bool_]
    length: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.match)


def rows(folder: Path, bots: Collection[str] | None, *, forced: bool, size: int) -> Iterator[Rows]:
    shape = msgspec.json.decode((folder / HEAD).read_bytes(), type=Shape)
    if shape.dataset != FORMAT:
        raise ValueError(f"{folder} is a dataset of format {shape.dataset}, not {FORMAT}")
    for file in sorted(folder.glob("part-*.parquet")):
        with pq.ParquetFile(file) as part:
            for batch in part.iter_batches(size):
                wanted = batch
                if bots is not None:
                    wanted = wanted.filter(_done_by(wanted, bots))
                if not forced:
                    wanted = wanted.filter(pc.invert(wanted["forced"]))
                if len(wanted):
                    yield _arrays(wanted, shape.actions)


def _done_by(batch: Any, bots: Collection[str]) -> Any:
    named = batch["bot"].cast("string")
    return pc.is_in(named, value_set=named.from_pandas(list(bots), type="string"))


def _arrays(batch: Any, actions: int) -> Rows:
    plain = {name: batch[name].to_numpy(zero_copy_only=False).copy() for name in PLAIN}
    return Rows(
        **plain,
        bot=np.asarray(batch["bot"].to_pylist(), dtype=object),
        mask=masks(batch["legal"], actions),
        observation=observations(batch["observation"]),
        value=batch["value"].to_numpy(zero_copy_only=False).astype(np.float32),
    )


def masks(legal: Any, actions: int) -> NDArray[np.bool_]:
    """The column `legal` as a table: a row for each row, true where an action was legal."""
    mask = np.zeros((len(legal), actions), dtype=np.bool_)
    row = np.repeat(np.arange(len(legal)), legal.value_lengths().to_numpy())
    mask[row, legal.flatten().to_numpy()] = True
    return mask


def observations(column: Any) -> Numbers:
    """The column `observation` as a table of bytes."""
    width = column.type.byte_width
    content = np.frombuffer(column.buffers()[1], np.uint8, len(column) * width, column.offset * width)
    return content.reshape(len(column), width).copy()  # the caller's own, to write to
