"""What finished matches show: ties in parts, complete blocks alone, tables and pictures in both languages."""

import csv
import io
import re
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from arena.runs import plan
from brasier.arena import playing, telling
from brasier.arena.chart import CARD, INK, bin_width, binned, contrast, ticks
from brasier.arena.house import heat, ink
from brasier.arena.plan import Fixture, Plan
from brasier.arena.playing import Clock, Effort, Played, Stage
from brasier.arena.plots import plots
from brasier.arena.summary import Results
from brasier.arena.telling import Progress, Words, as_csv, duration, tell
from brasier.texts import LANGUAGES, Texts


def match(run: Plan, fixture: Fixture, scores: tuple[int, ...], **other: Any) -> Played:
    best = max(scores)
    facts: dict[str, Any] = {
        "block": fixture.block, "lineup": fixture.lineup, "rotation": fixture.rotation, "scores": scores, "steps": 100,
        "reason": "most-flames", "winners": tuple(seat for seat, score in enumerate(scores) if score == best),
        "figures": {"boxed": 1}, "effort": {name: Effort(Clock(), Clock()) for name in run.seats(fixture)},
    }  # fmt: skip
    return Played(**(facts | other))


TWO = plan("tails", "easy,uniform", matches=6)
# Who sits on seat 0 of a block's second match sat on seat 1 of its first.
SCORES = {(0, 0): (9, 3), (0, 1): (5, 5), (1, 0): (4, 8), (1, 1): (2, 7), (2, 0): (6, 6), (2, 1): (1, 9)}
PLAYED = {
    Fixture(block, 0, turn): match(TWO, Fixture(block, 0, turn), scores) for (block, turn), scores in SCORES.items()
}


def test_a_shared_first_place_counts_in_parts_and_is_told_apart() -> None:
    told = Results(TWO, PLAYED).as_dict()
    (lineup,) = told["lineups"]
    easy, uniform = lineup["contestants"]["easy"], lineup["contestants"]["uniform"]
    assert (easy["outright"], easy["shared"], easy["rate"]["value"]) == (3, 2, round(4 / 6, 4))
    assert (uniform["outright"], uniform["shared"], uniform["rate"]["value"]) == (1, 2, round(2 / 6, 4))
    assert lineup["shared"] == 2
    assert lineup["by_seat"] == [round(2 / 6, 4), round(4 / 6, 4)]
    assert easy["score"]["value"] == round((9 + 5 + 4 + 7 + 6 + 9) / 6, 4)
    assert easy["fair"] == 0.5
    assert told["complete"]


def test_a_run_that_was_stopped_counts_its_complete_blocks() -> None:
    left = {fixture: played for fixture, played in PLAYED.items() if fixture != Fixture(1, 0, 0)}
    told = Results(TWO, left).as_dict()
    assert (told["complete"], told["matches_played"]) == (False, 2)
    nothing = Results(TWO, {}).as_dict()
    assert (nothing["lineups"], nothing["matches"]) == ([], [])
    assert tell(nothing, Texts("en")) == "easy, uniform: no block is complete yet."
    assert plots(Results(TWO, {}), nothing, Texts("en")) == {}
    assert as_csv(nothing).count("\n") == 1


def test_the_table_for_other_programs_tells_parts() -> None:
    rows = list(csv.DictReader(io.StringIO(as_csv(Results(TWO, PLAYED).as_dict()))))
    assert len(rows) == 12
    assert [row["won"] for row in rows[:4]] == ["1.0", "0.0", "0.5", "0.5"]
    assert rows[2]["name"] == "uniform"
    assert rows[0]["boxed"] == "1"


def drawn(results: Results, language: str) -> dict[str, ElementTree.Element]:
    pictures = plots(results, results.as_dict(), Texts(language))
    return {name: ElementTree.fromstring(picture) for name, picture in pictures.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_are_told_in_both_languages(language: str) -> None:
    results = Results(TWO, PLAYED)
    shown = tell(results.as_dict(), Texts(language))
    assert ("66,7 %" if language == "fr" else "66.7 %") in shown
    assert "easy" in shown
    assert set(drawn(results, language)) == {"wins", "scores", "length"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_teams_are_compared_on_the_same_deals_and_their_ruins_drawn(language: str) -> None:
    run = plan("flashpoint", "uniform,uniform@9", "uniform", matches=4, options={"quick": True})
    stage = Stage(run)
    played = {fixture: playing.play(stage, fixture)[0] for fixture in run.fixtures()}
    results = Results(run, played)
    told = results.as_dict()
    (apart,) = told["differences"]
    assert (apart["of"], apart["to"], apart["blocks"]) == ("uniform, uniform@9", "uniform × 2", 2)
    assert apart["rate"]["low"] < 0 < apart["rate"]["high"]  # nobody won: nothing is certain
    assert told["league"] is None
    shown = tell(told, Texts(language))
    assert "uniform, uniform@9" in shown
    assert ("secourus" if language == "fr" else "rescued") in shown
    house = drawn(results, language)["house"]
    lost = "4 of 4 matches lost" if language == "en" else "4 parties perdues sur 4"
    assert "".join(house.itertext()).count(lost) == 2


def words_of(picture: ElementTree.Element) -> str:
    return "|".join(picture.itertext())


@pytest.mark.parametrize("language", LANGUAGES)
def test_teams_of_a_stopped_run_keep_their_names(language: str) -> None:
    """The first team takes its time: only the second and third have complete blocks."""
    run = plan("flashpoint", "uniform,uniform@9", "uniform", "uniform@9", matches=2, options={"quick": True})
    stage = Stage(run)
    played = {fixture: playing.play(stage, fixture)[0] for fixture in run.fixtures() if fixture.lineup != 0}
    played[Fixture(0, 0, 0)] = playing.play(stage, Fixture(0, 0, 0))[0]  # half of a block
    results = Results(run, played)
    told = results.as_dict()
    assert [(one["lineup"], one["name"]) for one in told["lineups"]] == [(1, "uniform × 2"), (2, "uniform@9 × 2")]
    assert told["without_block"] == ["uniform, uniform@9"]
    shown = tell(told, Texts(language))
    rows = [line.split("  ")[1] for line in shown.splitlines() if line.startswith("  uniform")]
    assert rows == ["uniform × 2", "uniform@9 × 2"]
    assert ("uniform, uniform@9: no block is complete yet." in shown) == (language == "en")
    pictures = drawn(results, language)
    assert set(pictures) == {"wins", "scores", "length", "house"}
    for name in ("wins", "scores", "length"):
        assert "uniform × 2" in words_of(pictures[name])
        assert "uniform@9 × 2" in words_of(pictures[name])
        assert "uniform, uniform@9" not in words_of(pictures[name])


def test_opponents_of_a_stopped_run_keep_their_names() -> None:
    run = plan("tails", "easy,uniform", "easy@9,uniform", "easy@5,uniform", matches=2)
    played = {
        fixture: match(run, fixture, tuple(9 if name == "easy@5" else 4 for name in run.seats(fixture)))
        for fixture in run.fixtures()
        if fixture.lineup == 2
    }
    results = Results(run, played)
    told = results.as_dict()
    assert told["without_block"] == ["easy, uniform", "easy@9, uniform"]
    pictures = drawn(results, "en")
    assert "easy@5, uniform" in words_of(pictures["wins"])
    assert "easy@9" not in words_of(pictures["wins"])
    assert "easy@5" in words_of(pictures["scores"])
    assert "⌀ 9.0" in words_of(pictures["scores"])


def test_opponents_are_compared_where_that_means_something() -> None:
    """Who holds all seats always wins, who holds more seats wins more: neither is strength."""

    def compared(*seats: str) -> list[str]:
        run = plan("tails", *seats, matches=4, options={"players": 4})
        played = {
            fixture: match(run, fixture, tuple(len(name) for name in run.seats(fixture))) for fixture in run.fixtures()
        }
        return [one["to"] for one in Results(run, played).as_dict()["differences"]]

    one, two = "easy,uniform,uniform,uniform", "uniform@9,uniform,uniform,uniform"
    assert compared(one, two) == ["uniform@9, uniform × 3"]
    assert compared("easy", "uniform") == []
    assert compared("easy", one) == []
    assert compared(one, "easy") == []
    assert compared(one, "easy,easy,uniform,uniform", two) == ["uniform@9, uniform × 3"]


def test_one_block_of_a_league_has_strengths_without_intervals() -> None:
    run = plan("tails", league="uniform,easy", matches=2, options={"players": 2})
    played = {fixture: match(run, fixture, tuple(map(len, run.seats(fixture)))) for fixture in run.fixtures()}
    results = Results(run, played)
    told = results.as_dict()
    elo = told["league"]["elo"]
    assert elo["uniform"] == {"value": 0, "low": 0, "high": 0}
    assert (elo["easy"]["low"], elo["easy"]["high"]) == (None, None)
    assert told["lineups"][0]["contestants"]["easy"]["score"] == {"value": 4, "low": None, "high": None}
    rows = [line for line in tell(told, Texts("en")).splitlines() if line.startswith("  ")][-2:]
    assert [row.split("  ")[-1].strip() for row in rows] == ["—", "from 2 blocks on"]
    assert "from 2 blocks on" in words_of(drawn(results, "en")["elo"])


def test_an_equal_opponent_is_not_drawn_as_the_measure() -> None:
    """The dash is for the one whom others are measured by, whatever the figures are."""
    told = {"elo": {"a": {"value": 0, "low": 0, "high": 0}, "b": {"value": 0, "low": 0, "high": 0}}}
    words = Words(Texts("en"))
    assert (words.elo_interval(told, "a"), words.elo_interval(told, "b")) == ("—", "+0 to +0")


def test_a_league_is_fitted_to_all_pairings() -> None:
    run = plan("tails", league="uniform,easy,uniform@9", matches=4, options={"players": 2})
    assert len(run.lineups) == 3
    played = {}
    for fixture in run.fixtures():
        seats = run.seats(fixture)
        scores = tuple(("uniform", "uniform@9", "easy").index(name) for name in seats)
        played[fixture] = match(run, fixture, scores)
    told = Results(run, played).as_dict()
    elo = told["league"]["elo"]
    assert elo["easy"]["value"] > elo["uniform@9"]["value"] > elo["uniform"]["value"] == 0
    assert set(drawn(Results(run, played), "en")) == {"wins", "scores", "length", "elo"}
    assert told["differences"] == []


def test_thinking_is_added_up_without_touching_the_journal() -> None:
    effort = Effort(Clock(), Clock(), nodes=10)
    effort.wall.add(0.25)
    effort.cpu.add(0.125)
    played = {fixture: msgspec.structs.replace(one, effort={"easy": effort}) for fixture, one in PLAYED.items()}
    results = Results(TWO, played)
    told = results.as_dict()["thinking"]["easy"]
    assert (told["decisions"], told["nodes"]) == (6, 10)
    assert (told["wall"]["mean"], told["wall"]["max"]) == (0.25, 0.25)
    assert told["wall"]["p95"] == pytest.approx(0.25, rel=0.05)
    assert told["cpu"]["max"] == 0.125
    assert results.as_dict()["thinking"]["easy"] == told


def test_a_picture_of_strange_names_and_equal_values_is_one() -> None:
    """Names that would be markup, far too long ones, and a scale without width."""
    run = plan("tails", "uniform", matches=2)
    odd = "<b>&" + "x" * 80
    named = msgspec.structs.replace(
        run,
        contestants=(msgspec.structs.replace(run.contestants[0], name=odd),),
        lineups=((odd,) * 4,),
    )
    played = {fixture: match(named, fixture, (5, 5, 5, 5)) for fixture in named.fixtures()}
    assert set(drawn(Results(named, played), "fr")) == {"wins", "scores", "length"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_teams_of_the_same_names_in_another_order_are_told_apart(language: str) -> None:
    run = plan("flashpoint", "uniform,uniform,easy,easy", "uniform,easy,uniform,easy", "easy", matches=4)
    lost = {"winners": (), "reason": "collapsed", "figures": {"rescued": 1, "lost": 4, "damage": 24}}
    played = {fixture: match(run, fixture, (0, 0, 0, 0), **lost) for fixture in run.fixtures()}
    results = Results(run, played)
    told = results.as_dict()
    names = ["uniform, uniform, easy, easy", "uniform, easy, uniform, easy", "easy × 4"]
    assert [one["name"] for one in told["lineups"]] == names
    wins = plots(results, told, Texts(language))["wins"]
    assert all(wins.count(f'fill="{colour}"') == 1 for colour in ("#C4501B", "#1F6FB2", "#2E7D52"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_difference_on_fewer_blocks_than_the_figures_above_it_says_so(language: str) -> None:
    """Where the seats of one line-up are turned and those of the other are not, the latter has more blocks."""
    run = plan("flashpoint", "uniform", "uniform,uniform@9", matches=4, options={"quick": True})
    lost = {"winners": (), "reason": "collapsed", "figures": {"rescued": 1, "lost": 4, "damage": 24}}
    played = {fixture: match(run, fixture, (0, 0), **lost) for fixture in run.fixtures()}
    shown = tell(Results(run, played).as_dict(), Texts(language))
    said = {"en": "2 blocks that both have played, of 4 and 2", "fr": "2 blocs que les deux ont joués, sur 4 et 2"}
    assert re.search(r"uniform × 2 / uniform, uniform@9\s?: comp", shown)
    assert said[language] in shown
    even = plan("flashpoint", "uniform@3,uniform", "uniform,uniform@9", matches=4, options={"quick": True})
    played = {fixture: match(even, fixture, (0, 0), **lost) for fixture in even.fixtures()}
    told = Results(even, played).as_dict()
    assert [one["blocks"] for one in told["differences"]] == [2]
    assert not re.search(r"compared|comparé", tell(told, Texts(language)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_difference_on_a_single_block_is_told_in_the_singular(language: str) -> None:
    run = plan("flashpoint", "uniform", "uniform,uniform@9", matches=2, options={"quick": True})
    lost = {"winners": (), "reason": "collapsed", "figures": {"rescued": 1, "lost": 4, "damage": 24}}
    played = {fixture: match(run, fixture, (0, 0), **lost) for fixture in run.fixtures()}
    said = {"en": "one block that both have played, of 2 and 1", "fr": "seul bloc que les deux ont joué, sur 2 et 1"}
    assert said[language] in tell(Results(run, played).as_dict(), Texts(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pictures_say_how_many_they_leave_out(language: str) -> None:
    seats = [f"uniform@{number}" for number in range(1, 16)]
    run = plan("flashpoint", *seats, matches=1, options={"quick": True, "firefighters": 1})
    stage = Stage(run)
    one, _ = playing.play(stage, Fixture(0, 0, 0))
    assert one.final is not None
    played = {
        fixture: msgspec.structs.replace(
            one, lineup=fixture.lineup, effort={name: Effort(Clock(), Clock()) for name in run.seats(fixture)}
        )
        for fixture in run.fixtures()
    }
    pictures = drawn(Results(run, played), language)
    for name, count in (("length", 3), ("scores", 3), ("house", 9)):
        assert (f"and {count} more" if language == "en" else f"et {count} autres") in words_of(pictures[name])
    assert "uniform@15" in words_of(pictures["wins"])


def test_figures_are_read_on_every_heat() -> None:
    """WCAG 2 asks for 4.5 to 1."""
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert min(contrast(ink(part / 1000), heat(part / 1000)) for part in range(1001)) >= 4.5
    assert (ink(0), ink(1)) == (INK, CARD)


def test_bars_and_scales_are_round() -> None:
    assert [bin_width((0, high)) for high in (10, 47, 60, 400, 4000)] == [1, 1, 2, 10, 100]
    assert binned([0, 0, 1, 3], (0, 3)) == [0.5, 0.25, 0, 0.25]
    assert ticks((0, 7), 8) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert ticks((93, 154), 6) == [100, 120, 140]
    assert ticks((5, 5), 4) == [5]
    assert (heat(0), heat(1), heat(2)) == ("#FBF3E2", "#4A0A0E", "#4A0A0E")


def test_time_left_is_told_shortly() -> None:
    assert [duration(seconds) for seconds in (3.4, 89, 600, 11_100)] == ["3 s", "89 s", "10 min", "3 h 05 min"]


@pytest.mark.parametrize("columns", [120, 60, 30, 22, 12, 4])
def test_progress_fits_into_the_terminal(columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    class Narrow(io.StringIO):
        def isatty(self) -> bool:
            return True

    shown = Narrow()
    monkeypatch.setattr("sys.stderr", shown)
    monkeypatch.setattr(telling, "_columns", lambda: columns)
    monkeypatch.setattr(telling, "OFTEN", -1.0)
    progress = Progress(Texts("fr"), 10_000, 0)
    for _ in range(3):
        progress.add()
    progress.end()
    lines = shown.getvalue().split("\r")
    assert max(map(len, lines)) <= columns - 1
    assert lines[-2].strip() == ""  # gone
    last = lines[-3].strip()
    assert ("░" in last, "encore" in last, "3/10000  0 %" in last) == (columns >= 60, columns >= 30, columns >= 22)


def test_progress_says_nothing_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress(Texts("en"), 10, 0)
    progress.add()
    progress.end()
    assert capsys.readouterr() == ("", "")
