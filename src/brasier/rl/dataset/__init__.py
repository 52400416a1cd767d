"""Matches of chosen bots as tables for learning: one row for each decision, in files that other programs read.

`order` says what a dataset holds; `playing` plays a match and makes rows of it, by the crews of the arena; `folder`
keeps what is done, so that a run can stop and go on; `table` and `card` say what the columns are; `reading` gives
arrays back; `command` joins it all.
"""

from collections.abc import Collection, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from brasier.rl.dataset.reading import Rows

__all__ = ["read"]


def read(
    folder: str | Path, *, bots: Collection[str] | None = None, forced: bool = True, size: int = 8192
) -> "Iterator[Rows]":
    """The rows of a dataset as arrays, at most `size` at a time, match after match.

    `bots`: only what these did. `forced=False`: only where there was something to decide.
    """
    from brasier.rl.dataset.reading import rows  # workers that only play need no Parquet

    return rows(Path(folder), bots, forced=forced, size=size)
