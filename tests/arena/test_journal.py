"""What is played is kept: once, whole, and for one run alone."""

import os
from pathlib import Path

import msgspec
import pytest

from arena.runs import each_once, journal, plan
from brasier.arena.journal import Journal, complete_blocks, write_whole
from brasier.arena.plan import Fixture, Plan
from brasier.arena.playing import perform
from brasier.core.game import Refusal

RUN = plan("tails", "easy,uniform", matches=6)


def lines(run: Plan, count: int) -> list[bytes]:
    return [perform(msgspec.json.encode(run), fixture)[0] for fixture in list(run.fixtures())[:count]]


def test_a_run_goes_on_where_it_was_left(tmp_path: Path) -> None:
    with Journal(tmp_path / "new" / "run", RUN) as first:
        for line in lines(RUN, 3):
            assert first.add(line, None) is not None
    with Journal(tmp_path / "new" / "run", RUN) as second:
        assert second.done() == 3
        assert [tuple(fixture) for fixture in second.missing()] == [(1, 0, 1), (2, 0, 0), (2, 0, 1)]


def test_no_match_counts_twice(tmp_path: Path) -> None:
    (line,) = lines(RUN, 1)
    with Journal(tmp_path, RUN) as kept:
        assert kept.add(line, None) is not None
        assert kept.add(line, None) is None
    assert each_once(tmp_path)
    assert len(journal(tmp_path)) == 1


def test_a_torn_last_line_is_played_again(tmp_path: Path) -> None:
    with Journal(tmp_path, RUN) as kept:
        for line in lines(RUN, 2):
            kept.add(line, None)
    file = tmp_path / "journal.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole[:-40])
    with Journal(tmp_path, RUN) as again:
        assert again.done() == 1
        again.add(lines(RUN, 2)[1], None)
    assert each_once(tmp_path)
    assert len(journal(tmp_path)) == 2
    file.write_bytes(whole[:20])  # not even the plan was written
    with Journal(tmp_path, RUN) as anew:
        assert anew.done() == 0


def test_a_folder_belongs_to_one_run(tmp_path: Path) -> None:
    with Journal(tmp_path, RUN):
        with pytest.raises(Refusal) as busy:
            Journal(tmp_path, RUN)
        assert busy.value.code == "arena-folder-busy"
    with pytest.raises(Refusal) as other:
        Journal(tmp_path, plan("tails", "easy,uniform", seed="2", options={"eldest": 1}))
    assert other.value.code == "arena-other-run"
    assert other.value.facts["what"] == "options, seed"
    with Journal(tmp_path, plan("tails", "easy,uniform", matches=500)) as longer:
        assert longer.plan.count() == 500


def test_options_of_several_values_are_the_same_when_they_come_back(tmp_path: Path) -> None:
    chosen = {"mode": "advanced", "firefighters": 2, "specialists": "cafs,captain"}
    run = plan("flashpoint", "uniform", options=chosen)
    with Journal(tmp_path, run):
        pass
    with Journal(tmp_path, run) as again:
        assert again.done() == 0


def test_a_damaged_journal_is_told_with_its_line(tmp_path: Path) -> None:
    with Journal(tmp_path, RUN) as kept:
        for line in lines(RUN, 2):
            kept.add(line, None)
    file = tmp_path / "journal.jsonl"
    head, first, rest = file.read_bytes().split(b"\n", 2)
    file.write_bytes(b"\n".join([head, first[:30], rest]))
    with pytest.raises(Refusal) as damaged:
        Journal(tmp_path, RUN)
    assert (damaged.value.code, damaged.value.facts["line"]) == ("arena-journal-damaged", 2)


def test_a_journal_that_is_no_text_is_told_as_damaged(tmp_path: Path) -> None:
    with Journal(tmp_path, RUN) as kept:
        for line in lines(RUN, 2):
            kept.add(line, None)
    file = tmp_path / "journal.jsonl"
    file.write_bytes(file.read_bytes().replace(b'"reason":"', b'"reason":"\xff\xfe', 1))
    with pytest.raises(Refusal) as damaged:
        Journal(tmp_path, RUN)
    assert (damaged.value.code, damaged.value.facts["line"]) == ("arena-journal-damaged", 2)


KEPT = plan("tails", "easy,uniform", matches=6, keep=True)


def test_a_record_that_got_lost_is_played_again(tmp_path: Path) -> None:
    """A crash may leave drafts, and a machine that loses power a record without content or none at all."""
    played = [perform(msgspec.json.encode(KEPT), fixture) for fixture in list(KEPT.fixtures())[:3]]
    with Journal(tmp_path, KEPT) as first:
        for line, record in played:
            assert first.add(line, record) is not None
    records = sorted((tmp_path / "matches").iterdir())
    records[0].unlink()
    records[2].write_bytes(b"")
    drafts = [tmp_path / "results.json.abc.part", tmp_path / "matches" / "00000-0-0.brasier.abc.part"]
    for draft in drafts:
        draft.write_text("half", encoding="utf-8")
    (tmp_path / "mine.part").write_text("somebody's own", encoding="utf-8")
    with Journal(tmp_path, KEPT) as second:
        assert not any(draft.exists() for draft in drafts)
        assert (tmp_path / "mine.part").exists()
        assert list(second.missing())[:2] == [Fixture(0, 0, 0), Fixture(1, 0, 0)]
        for line, record in played:
            second.add(line, record)
        assert second.done() == 3
    with Journal(tmp_path, KEPT) as third:
        assert third.done() == 3  # of two lines of a match one counts
    assert all(file.stat().st_size for file in records)


def test_a_record_is_on_disk_before_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    line, record = perform(msgspec.json.encode(KEPT), (0, 0, 0))
    forced: list[tuple[str, int]] = []

    def fsync(descriptor: int) -> None:
        forced.append((str(Path(f"/proc/self/fd/{descriptor}").readlink()), len(journal(tmp_path))))

    with Journal(tmp_path, KEPT) as kept:
        monkeypatch.setattr(os, "fsync", fsync)
        kept.add(line, record)
        monkeypatch.undo()
    (draft, before), (folder, still) = forced[:2]
    assert (before, still) == (0, 0)  # nothing told of the match yet
    assert Path(draft).name.startswith("00000-0-0.brasier.")
    assert Path(folder) == tmp_path / "matches"


def test_a_draft_goes_when_it_cannot_be_put_in_place(tmp_path: Path) -> None:
    (tmp_path / "taken" / "inside").mkdir(parents=True)
    with pytest.raises(OSError, match="taken"):
        write_whole(tmp_path / "taken", "text", lasting=True)
    assert [file.name for file in tmp_path.iterdir()] == ["taken"]


def test_only_blocks_without_a_gap_before_them_are_counted(tmp_path: Path) -> None:
    with Journal(tmp_path, RUN) as kept:
        for line in lines(RUN, 6):
            kept.add(line, None)
        played = dict(kept.played)
    assert complete_blocks(RUN, played) == [3]
    del played[Fixture(1, 0, 1)]
    assert complete_blocks(RUN, played) == [1]
