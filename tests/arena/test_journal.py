"""What is played is kept: once, whole, and for one run alone."""

import os
import signal
from pathlib import Path
from typing import Any

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


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"what somebody wrote", "arena-journal-damaged"),
        (b"first line\nand half of ano", "arena-journal-damaged"),
        (b'{"arena":1,"plan":{"game":"chess"', "arena-journal-damaged"),
    ],
)
def test_a_file_of_somebody_else_stays_as_it_is(content: bytes, code: str, tmp_path: Path) -> None:
    file = tmp_path / "journal.jsonl"
    file.write_bytes(content)
    with pytest.raises(Refusal) as refused:
        Journal(tmp_path, RUN)
    assert (refused.value.code, refused.value.facts["line"]) == (code, 1)
    assert file.read_bytes() == content


def test_the_journal_of_another_run_keeps_its_torn_line(tmp_path: Path) -> None:
    with Journal(tmp_path, plan("tails", "easy,uniform", seed="2")):
        pass
    file = tmp_path / "journal.jsonl"
    with file.open("ab") as torn:
        torn.write(b'{"block":0,"lin')
    before = file.read_bytes()
    with pytest.raises(Refusal) as refused:
        Journal(tmp_path, RUN)
    assert refused.value.code == "arena-other-run"
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"winners": [7]}, {"winners": [0, 0]}, {"winners": [-1]}, {"scores": [1, 2, 3]}, {"lineup": 1}, {"lineup": -1},
        {"rotation": 2}, {"block": -1}, {"figures": {}}, {"effort": {}}, {"steps": -1},
    ],
)  # fmt: skip
def test_a_line_that_no_match_of_the_plan_can_have_written_is_told(wrong: dict[str, Any], tmp_path: Path) -> None:
    with Journal(tmp_path, RUN) as kept:
        for line in lines(RUN, 2):
            kept.add(line, None)
    file = tmp_path / "journal.jsonl"
    head, first, second, _ = file.read_bytes().split(b"\n")
    torn = b'{"block":'
    second = msgspec.json.encode(msgspec.json.decode(second) | wrong)
    file.write_bytes(b"\n".join([head, first, second, torn]))
    before = file.read_bytes()
    with pytest.raises(Refusal) as damaged:
        Journal(tmp_path, RUN)
    assert (damaged.value.code, damaged.value.facts["line"]) == ("arena-journal-damaged", 3)
    assert file.read_bytes() == before


def test_fewer_matches_than_are_there_are_no_damage(tmp_path: Path) -> None:
    with Journal(tmp_path, RUN) as kept:
        for line in lines(RUN, 6):
            kept.add(line, None)
    with Journal(tmp_path, plan("tails", "easy,uniform", matches=2)) as fewer:
        assert fewer.done() == 2


def test_a_full_disk_is_told_with_the_file(tmp_path: Path) -> None:
    """A limit on the size of files, so that the disk need not be filled."""
    import resource

    kept = Journal(tmp_path, RUN)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    heard = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((tmp_path / "journal.jsonl").stat().st_size + 10, before[1]))
    try:
        with pytest.raises(OSError, match=r"journal\.jsonl") as full:
            kept.add(lines(RUN, 1)[0], None)
        with pytest.raises(OSError, match=r"results\.json"):
            write_whole(tmp_path / "results.json", "x" * 10_000)
        with pytest.raises(OSError, match=r"journal\.jsonl"):
            kept.__exit__(None, None, None)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, heard)
    assert full.value.filename == str(tmp_path / "journal.jsonl")
    assert [file.name for file in tmp_path.iterdir()] == ["journal.jsonl"]
    with Journal(tmp_path, RUN) as again:  # what was written of the line is torn
        assert again.done() == 0


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
