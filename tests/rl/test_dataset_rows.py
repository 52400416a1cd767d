"""The rows of a dataset are the decisions of its matches, as somebody finds them who plays the matches again."""

import json
import re
from collections.abc import Sequence
from dataclasses import fields
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyarrow.parquet as pq
import pytest

from brasier.arena.command import Wishes
from brasier.arena.plan import Fixture
from brasier.arena.playing import Stage, play
from brasier.core.game import Outcome, Refusal
from brasier.core.record import Step
from brasier.rl.dataset import read
from brasier.rl.dataset.card import card, facts
from brasier.rl.dataset.command import make_order
from brasier.rl.dataset.folder import HEAD, Folder
from brasier.rl.dataset.order import Order
from brasier.rl.dataset.playing import perform
from brasier.rl.dataset.reading import Rows
from brasier.rl.dataset.table import kind, schema
from brasier.rl.observing import Canvas
from brasier.texts import LANGUAGES, Texts

DOCS = Path(__file__).parents[2] / "docs"

# Does anything legal, and expects of it what can be checked.
TELLER = """
from brasier.bots import AS_MEANT, Candidate, Player, Thought

class Teller(Player):
    def think(self, view, legal, rng, budget=AS_MEANT):
        return Thought("points", (Candidate(legal[rng.below(len(legal))], float(len(legal))),))
"""
GAMES: dict[str, tuple[Sequence[str], dict[str, Any]]] = {
    "feurio": (["teller,uniform", "uniform"], {}),
    "flashpoint": (["teller,uniform,uniform"], {"mode": "family", "quick": True}),
    "tails": (["uniform,teller,uniform"], {}),
}
each_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def own_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "tellers.py").write_text(TELLER, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))


def order_of(game: str, matches: int = 3, part: int = 2, sample: float = 1.0) -> Order:
    seats, options = GAMES[game]
    wishes = Wishes(game=game, options=options, seats=seats, matches=matches, bots=["teller=tellers:Teller"])
    return make_order(wishes, part=part, sample=sample)


def make(order: Order, path: Path) -> Path:
    """A whole dataset, made in this process."""
    encoded = msgspec.json.encode(order)
    with Folder(path, order, width_of(order.plan.game)) as kept:
        for fixture in kept.missing():
            line, record = perform(encoded, fixture)
            assert record is None
            kept.add(line)
        (path / HEAD).write_text(json.dumps(facts(kept)), encoding="utf-8")
    return path


def width_of(game: str) -> int:
    return int(import_module(f"brasier.rl.{game}").LAYOUT.width)


def rows_of(folder: Path) -> list[dict[str, Any]]:
    return [row for file in sorted(folder.glob("part-*.parquet")) for row in pq.read_table(file).to_pylist()]


def played_again(order: Order, fixture: Fixture) -> tuple[list[Step], Outcome]:
    """The match as the arena plays it."""
    steps: list[Step] = []
    _, outcome = play(Stage(order.plan), fixture, steps)
    return steps, outcome


@each_game
def test_every_row_is_a_decision_of_a_match(game: str, tmp_path: Path) -> None:
    order = order_of(game)
    stage = Stage(order.plan)
    rows = iter(rows_of(make(order, tmp_path / "made")))
    observer = import_module(f"brasier.rl.{game}").observer()
    canvas = Canvas(1, observer.width)
    forced = 0
    for number, fixture in enumerate(order.plan.fixtures()):
        seats = order.plan.seats(fixture)
        steps, outcome = played_again(order, fixture)
        state = stage.game.start(stage.options)
        for place, step in enumerate(steps):
            action = stage.game.read(state, step.seat, step.action)
            if step.seat >= 0:
                row, legal = next(rows), state.legal(step.seat)
                was_asked = len(legal) > 1 and seats[step.seat] == "teller"
                canvas.renew()
                canvas.turn_to(0)
                observer.look(state, step.seat, canvas)
                assert row == {
                    "match": number,
                    "block": fixture.block,
                    "step": place,
                    "seat": step.seat,
                    "bot": seats[step.seat],
                    "action": action,
                    "text": step.action,
                    "forced": len(legal) == 1,
                    "legal": legal,
                    "observation": bytes(memoryview(canvas.at)),
                    "value": len(legal) if was_asked else None,
                    "measure": "points" if was_asked else None,
                    "share": pytest.approx(share(outcome, step.seat, together=game == "flashpoint")),
                    "score": outcome.scores[step.seat],
                    "won": step.seat in outcome.winners,
                    "length": len(steps),
                }
                assert row["action"] in row["legal"]
                forced += row["forced"]
            state.apply(step.seat, action)
    assert list(rows) == []
    assert forced, "nothing was ever forced: this proves too little"


def share(outcome: Outcome, seat: int, *, together: bool) -> float:
    if seat not in outcome.winners:
        return 0.0
    return 1.0 if together else 1 / len(outcome.winners)


@each_game
def test_reading_gives_arrays_of_the_same_rows(game: str, tmp_path: Path) -> None:
    folder = make(order_of(game), tmp_path / "made")
    rows = rows_of(folder)
    actions = Stage(order_of(game).plan).game.actions
    told = list(read(folder, size=50))
    assert max(map(len, told)) == 50
    assert sum(map(len, told)) == len(rows)
    at = 0
    for some in told:
        for place in range(len(some)):
            row = rows[at]
            for name in ("match", "block", "step", "seat", "bot", "action", "forced", "score", "won", "length"):
                assert getattr(some, name)[place] == row[name]
            assert some.share[place] == pytest.approx(row["share"])
            assert some.value[place] == row["value"] or (np.isnan(some.value[place]) and row["value"] is None)
            assert np.flatnonzero(some.mask[place]).tolist() == row["legal"]
            assert some.observation[place].tobytes() == row["observation"]
            at += 1
        assert some.mask.shape == (len(some), actions)
        assert some.observation.shape == (len(some), width_of(game))
        assert some.observation.flags.writeable  # a learner may want to


def test_reading_only_what_one_bot_decided(tmp_path: Path) -> None:
    folder = make(order_of("tails"), tmp_path / "made")
    wanted = [row for row in rows_of(folder) if row["bot"] == "teller" and not row["forced"]]
    told = list(read(folder, bots=["teller"], forced=False))
    assert np.concatenate([some.step for some in told]).tolist() == [row["step"] for row in wanted]
    assert np.concatenate([some.value for some in told]).tolist() == [len(row["legal"]) for row in wanted]
    assert list(read(folder, bots=["hard"])) == []


def test_a_sample_keeps_some_rows_as_they_are(tmp_path: Path) -> None:
    every = rows_of(make(order_of("tails", matches=12), tmp_path / "every"))
    some = rows_of(make(order_of("tails", matches=12, sample=0.25), tmp_path / "some"))
    assert 0.18 < len(some) / len(every) < 0.32
    assert [row for row in every if row in some] == some


def test_parts_of_another_size_hold_the_same_rows(tmp_path: Path) -> None:
    small, large = order_of("feurio", matches=5, part=2), order_of("feurio", matches=5, part=100)
    assert (small.parts, large.parts) == (6, 1)  # two line-ups: six matches with turned seats, five with equals
    assert [small.size(part) for part in range(6)] == [2, 2, 2, 2, 2, 1]
    assert rows_of(make(small, tmp_path / "small")) == rows_of(make(large, tmp_path / "large"))


def test_a_dataset_says_what_it_is(tmp_path: Path) -> None:
    order = order_of("tails")
    folder = make(order, tmp_path / "made")
    told = json.loads((folder / HEAD).read_text(encoding="utf-8"))
    assert msgspec.convert(told["order"], Order) == order
    assert (told["complete"], told["matches"], told["rows"]) == (True, 3, len(rows_of(folder)))
    assert [part["rows"] for part in told["parts"]] == [
        pq.read_metadata(folder / part["file"]).num_rows for part in told["parts"]
    ]
    assert [column["name"] for column in told["columns"]] == pq.read_schema(folder / "part-00000.parquet").names
    last = told["observation"]["parts"][-1]
    assert last["first"] + int(np.prod(last["shape"])) == told["observation"]["width"] == width_of("tails")
    for language in LANGUAGES:
        text = card(told, Texts(language))
        assert all(f"| `{column['name']}` |" in text for column in told["columns"])
        assert "tellers:Teller" in text


def test_what_a_crash_tore_is_played_again(tmp_path: Path) -> None:
    """A draft whose last line is half, a part whose end is missing, a file that was being written."""
    order = order_of("tails", matches=6, part=3)
    encoded = msgspec.json.encode(order)
    whole = make(order, tmp_path / "whole")
    torn = make(order, tmp_path / "torn")
    part = torn / "part-00001.parquet"
    part.write_bytes(part.read_bytes()[:-100])
    (torn / "part-00000.parquet.abc.part").write_bytes(b"half")
    (torn / "part-00000.parquet").unlink()
    with Folder(torn, order, width_of("tails")) as kept:
        coming = kept.missing()
        for fixture in (next(coming), next(coming)):
            kept.add(perform(encoded, fixture)[0])
    draft = torn / "part-00000.played"
    draft.write_bytes(draft.read_bytes()[:-1])
    with Folder(torn, order, width_of("tails")) as kept:
        assert kept.done() == 1
    make(order, torn)
    assert {file.name: file.read_bytes() for file in torn.iterdir()} == {
        file.name: file.read_bytes() for file in whole.iterdir()
    }
    before = order.plan.count()
    with Folder(torn, order, width_of("tails")) as kept:
        assert (kept.done(), list(kept.missing())) == (before, [])


def test_a_part_that_could_not_be_written_costs_no_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order = order_of("tails", matches=3, part=3)
    folder = tmp_path / "made"

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("brasier.rl.dataset.folder.write_part", full)
    with pytest.raises(OSError, match="No space"):
        make(order, folder)
    assert [file.name for file in folder.glob("part-*")] == ["part-00000.played"]
    monkeypatch.undo()
    with Folder(folder, order, width_of("tails")) as kept:
        assert kept.done() == 3
    assert [file.name for file in folder.glob("part-*")] == ["part-00000.parquet"]


def test_a_folder_belongs_to_one_run_at_a_time(tmp_path: Path) -> None:
    order = order_of("tails")
    with Folder(tmp_path / "made", order, width_of("tails")):
        with pytest.raises(Refusal) as refused:
            Folder(tmp_path / "made", order, width_of("tails"))
        assert refused.value.code == "arena-folder-busy"
    with Folder(tmp_path / "made", order, width_of("tails")) as kept:
        assert kept.done() == 0


# ---- the pages


def python_of(page: str) -> str:
    (block,) = re.findall(r"```python\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)
    return str(block)


def test_the_code_of_the_pages_does_what_they_say(tmp_path: Path) -> None:
    folder = make(order_of("tails", part=3), tmp_path / "feurio-3")
    (rows,) = read(folder)
    table = pq.read_table(folder / "part-00000.parquet")
    found: dict[str, Any] = {"np": np, "table": table, "actions": rows.mask.shape[1]}
    exec(python_of("reference/dataset.md"), found)
    assert np.array_equal(found["mask"], rows.mask)
    found["weights"] = np.ones((rows.observation.shape[1], rows.mask.shape[1]), np.float32)
    exec(python_of("how-to/make-a-dataset.md").replace('"hard"', '"teller"'), found)
    assert set(found["rows"].bot) == {"teller"}
    assert np.isfinite(found["logits"][np.arange(len(found["chosen"])), found["chosen"]]).all()
    assert {-1.0, 1.0} <= set(found["target"].tolist())
    assert np.abs(found["target"]).max() == 1


def test_every_column_and_array_is_on_the_page(tmp_path: Path) -> None:
    page = (DOCS / "reference/dataset.md").read_text(encoding="utf-8")
    for field in schema(width_of("tails")):
        told = kind(field.type).partition("[")[0] + ("`, may be missing" if field.nullable else "`")
        assert f"| `{field.name}` | `{told} |" in page
    arrays = page.partition("## brasier.rl.dataset.read")[2].partition("## dataset.json")[0]
    for field in fields(Rows):
        assert f"`{field.name}`" in arrays
    told = json.loads((make(order_of("tails"), tmp_path / "made") / HEAD).read_text(encoding="utf-8"))
    for name in told:
        assert f"`{name}`" in page.partition("## dataset.json")[2]
