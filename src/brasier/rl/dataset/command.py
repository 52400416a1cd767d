"""`brasier dataset`: from what somebody typed to a folder of part files."""

import json
import os
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec

from brasier.arena.cluster import ClusterCrew
from brasier.arena.command import Wishes, make_plan
from brasier.arena.crew import Crew, LocalCrew, failures_told
from brasier.arena.journal import write_whole
from brasier.arena.telling import Progress, Words
from brasier.rl.dataset.card import card, facts
from brasier.rl.dataset.folder import CARD, HEAD, Folder
from brasier.rl.dataset.order import Order, rows_of
from brasier.rl.dataset.playing import perform
from brasier.texts import Texts

MEGABYTE: Final = 10**6


def make_order(wishes: Wishes, *, part: int = 100, sample: float = 1.0) -> Order:
    """The dataset that was asked for; raises `Refusal` for what cannot be played."""
    plan = make_plan(wishes)
    return Order(plan=plan, part=part, sample=sample, rows=rows_of(plan.game))


def run(
    order: Order, texts: Texts, *, folder: Path | None = None, workers: int | None = None, cluster: str | None = None
) -> int:
    """Make the parts that are missing, then say what there is; 130 if somebody stopped it."""
    folder = folder or Path("datasets") / f"{order.plan.game}-{order.fingerprint}"
    with Folder(folder, order, import_module(f"brasier.rl.{order.plan.game}").LAYOUT.width) as kept:
        total = order.plan.count()
        stopped = False
        told = _describe(kept, texts)
        if kept.done() < total:
            progress = Progress(texts, total, kept.done())
            try:
                _play(kept, progress, workers, cluster)
            except KeyboardInterrupt:
                stopped = True
            finally:
                progress.end()
            told = _describe(kept, texts)
        size = Words(texts).number(told["bytes"] / MEGABYTE, 1 if told["bytes"] > MEGABYTE else 2)
        print(texts.say("dataset-made", rows=told["rows"], parts=len(told["parts"]), size=size, folder=str(folder)))
        if stopped:
            sys.stdout.flush()
            print(texts.say("arena-stopped", done=kept.done(), total=total), file=sys.stderr)
            return 130
    return 0


def _describe(kept: Folder, texts: Texts) -> dict[str, Any]:
    """What is there now, for programs and for people."""
    told = facts(kept)
    write_whole(kept.path / HEAD, json.dumps(told, ensure_ascii=False, indent=1) + "\n", lasting=True)
    write_whole(kept.path / CARD, card(told, texts), lasting=True)
    return told


def _play(kept: Folder, progress: Progress, workers: int | None, cluster: str | None) -> None:
    plan = kept.order.plan
    encoded = msgspec.json.encode(kept.order)
    crew: Crew
    if cluster is not None:
        crew = ClusterCrew(plan, encoded, cluster, perform)
    else:
        crew = LocalCrew(encoded, min(plan.count() - kept.done(), workers or os.cpu_count() or 1), perform)
    try:
        with failures_told():
            for line, _ in crew.play(kept.missing()):
                kept.add(line)
                progress.add()
    finally:
        crew.close()
