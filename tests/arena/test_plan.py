"""What a run plays: seats that turn, luck that is shared, names that mean somebody."""

import shutil
from pathlib import Path

import pytest

import brasier
from arena.runs import plan
from brasier.arena import contestants
from brasier.arena.plan import CHANCE_WORD, Fixture, pairings, seed_of, turned
from brasier.core.game import Refusal
from brasier.texts import LANGUAGES, Texts


def test_everybody_sits_everywhere_once() -> None:
    assert turned(("hard", "normal")) == (("hard", "normal"), ("normal", "hard"))
    assert turned(("hard", "easy", "easy")) == (
        ("hard", "easy", "easy"), ("easy", "hard", "easy"), ("easy", "easy", "hard"),
    )  # fmt: skip
    assert turned(("a", "b", "a", "b")) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))
    assert turned(("easy",) * 4) == (("easy",) * 4,)


def test_blocks_are_whole_and_come_one_after_the_other() -> None:
    wished = plan("tails", "easy,uniform,uniform", "uniform", matches=4)
    assert wished.lineups == (("easy", "uniform", "uniform"), ("uniform",) * 3)
    assert (wished.blocks(0), wished.blocks(1)) == (2, 4)
    assert wished.count() == 10 == len(list(wished.fixtures()))
    assert [tuple(fixture) for fixture in wished.fixtures()][:5] == [
        (0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 1, 0), (1, 0, 0)
    ]  # fmt: skip
    assert wished.seats(Fixture(7, 0, 1)) == ("uniform", "easy", "uniform")


def test_seeds_are_those_that_were_published() -> None:
    """They may never change: published runs are repeated by them."""
    assert seed_of("1", 0, CHANCE_WORD) == 27053384441724453
    assert seed_of("1", 0, 0) == 2867581705252065091
    assert seed_of("1", 12, 3) == 190966246740996945
    every = {seed_of(seed, block, who) for seed in ("1", "2") for block in range(50) for who in (CHANCE_WORD, 0, 1)}
    assert len(every) == 300
    assert max(every) < 2**62


def test_a_league_pairs_everybody_with_everybody() -> None:
    assert pairings(("a", "b", "c"), 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert pairings(("a", "b"), 4) == (("a", "b", "a", "b"),)
    assert pairings(("a", "b"), 3) == (("a", "b", "a"), ("b", "a", "b"))


def test_whoever_names_the_seats_need_not_count_them() -> None:
    assert plan("feurio", "easy,uniform").options["players"] == 2
    assert plan("flashpoint", "easy,uniform,uniform").options["firefighters"] == 3
    assert plan("feurio", "uniform").lineups == (("uniform",) * 4,)
    assert plan("feurio", "uniform", options={"mode": "solitaire"}).lineups == (("uniform",),)


def test_a_name_may_have_a_budget_of_its_own() -> None:
    one, other, third = plan("tails", "easy@500,easy,easy@20").contestants
    assert (one.name, one.source, one.nodes) == ("easy@500", "easy", 500)
    assert (other.nodes, third.nodes) == (None, 20)


def test_the_same_run_has_the_same_name_however_long_it_is() -> None:
    first = plan("tails", "easy,uniform", matches=10)
    assert first.fingerprint == plan("tails", "easy,uniform", matches=1000).fingerprint
    assert first.fingerprint != plan("tails", "easy,uniform", seed="2").fingerprint
    assert first.differences(plan("tails", "easy,uniform", seed="2", matches=3)) == ["seed"]


@pytest.mark.parametrize(
    ("game", "seats", "wished", "code"),
    [
        ("chess", ("easy",), {}, "unknown-game"),
        ("tails", ("genius",), {}, "unknown-level"),
        ("tails", ("",), {}, "unknown-level"),
        ("tails", (), {}, "arena-who-plays"),
        ("tails", ("easy",), {"league": "easy,uniform"}, "arena-who-plays"),
        ("tails", ("easy,easy,easy",), {"options": {"players": 4}}, "seats-do-not-fit"),
        ("tails", ("easy,uniform", "easy,uniform,uniform"), {}, "seats-do-not-fit"),
        ("tails", ("easy",), {"matches": 0}, "arena-matches-range"),
        ("tails", ("easy",), {"matches": 1_000_001}, "arena-matches-range"),
        ("tails", ("easy",), {"matches": -(10**4000)}, "arena-matches-range"),
        ("tails", ("easy",), {"seed": " 1"}, "bad-seed"),
        ("tails", ("easy",), {"seed": "1\n2"}, "bad-seed"),
        ("tails", ("easy",), {"options": {"players": 9}}, "tails-two-to-six"),
        ("tails", ("easy@fast",), {}, "arena-bad-nodes"),
        ("tails", ("easy@" + "9" * 5000,), {}, "arena-bad-nodes"),
        ("tails", ("easy@4294967296",), {}, "arena-bad-nodes"),
        ("tails", ("hard",), {"bots": ["hard=arena.runs:Slow"]}, "arena-bot-name"),
        ("tails", ("uniform",), {"bots": ["uniform=arena.runs:Slow"]}, "arena-bot-name"),
        ("tails", ("one",), {"bots": ["one=a:B", "one=a:C"]}, "arena-bot-name"),
        ("tails", ("easy",), {"bots": ["mine"]}, "arena-bot-form"),
        ("tails", ("no_such_module:Bot",), {}, "arena-bot-missing"),
        ("tails", ("json:JSONDecoder",), {}, "arena-not-a-player"),
        ("tails", ("math:pi",), {}, "arena-bot-missing"),
        ("tails", (":Bot",), {}, "arena-bot-missing"),
        ("tails", (), {"league": "easy"}, "arena-league-needs-two"),
        ("flashpoint", (), {"league": "easy,uniform"}, "arena-league-needs-opponents"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_is_refused(
    game: str, seats: tuple[str, ...], wished: dict[str, object], code: str
) -> None:
    with pytest.raises(Refusal) as refused:
        plan(game, *seats, **wished)
    assert refused.value.code == code
    for language in LANGUAGES:
        assert len(Texts(language).refusal(refused.value)) < 300


@pytest.mark.parametrize(
    ("game", "path", "decides"),
    [
        ("tails", "core/rng.py", True),
        ("tails", "games/tails/rules.py", True),
        ("tails", "bots/tails/__init__.py", True),
        ("tails", "arena/plan.py", True),
        ("tails", "arena/playing.py", True),
        ("flashpoint", "bots/flashpoint/weights.py", True),
        ("tails", "arena/plots.py", False),  # how it is drawn is another matter
        ("tails", "bots/flashpoint/weights.py", False),
        ("flashpoint", "bots/flashpoint/fits/train.py", False),  # how weights were found, too
    ],
)
def test_whatever_decides_how_a_match_goes_is_part_of_its_code(
    game: str, path: str, decides: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = Path(brasier.__file__).parent
    for folder in ("core", "games", "bots", "arena"):
        shutil.copytree(root / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    monkeypatch.setattr(contestants, "files", lambda _: tmp_path)
    read = contestants.code_of.__wrapped__  # not what it was when it was asked first
    assert read(game) == contestants.code_of(game)
    with (tmp_path / path).open("a", encoding="utf-8") as file:
        file.write("# other\n")
    assert (read(game) != contestants.code_of(game)) is decides
