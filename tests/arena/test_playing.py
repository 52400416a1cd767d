"""One match of a run: common luck, players that get views alone, records that can be replayed."""

from pathlib import Path

import msgspec
import pytest

import brasier
from arena.runs import plan
from brasier.arena import playing
from brasier.arena.plan import Fixture
from brasier.arena.playing import BotFailed, Clock, OtherCode, Played, Stage, perform
from brasier.bots import AS_MEANT, Budget, Candidate, Player, Thought
from brasier.bots.uniform import Uniform
from brasier.core.game import CHANCE, Refusal
from brasier.core.match import verify
from brasier.core.record import Step, read_record
from brasier.core.rng import Rng

GAMES = {"feurio": {"players": 2}, "flashpoint": {"firefighters": 2, "quick": True}, "tails": {"players": 2}}
TWO = "uniform@9,uniform"  # who spends its nodes on nothing is somebody else all the same
each_game = pytest.mark.parametrize("game", GAMES)


class Worded(Player):
    """The yardstick, asked as any other bot is."""

    def think(self, view: object, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        return Thought("worth", (Candidate(legal[rng.below(len(legal))], 0.0),), nodes=2)


def stage(game: str, *seats: str, keep: bool = False) -> Stage:
    return Stage(plan(game, *(seats or ("uniform",)), options=GAMES[game], keep=keep))


def without_clock(played: Played) -> dict[str, object]:
    return {**msgspec.to_builtins(played), "effort": None}


@each_game
def test_the_quick_way_of_the_yardstick_is_what_it_would_choose(game: str) -> None:
    quick, worded = stage(game), stage(game)
    assert type(quick.players["uniform"]) is Uniform
    worded.players = {"uniform": Worded()}
    for block in range(3):
        fixture = Fixture(block, 0, 0)
        assert without_clock(playing.play(quick, fixture)[0]) == without_clock(playing.play(worded, fixture)[0])


@each_game
def test_a_match_is_the_same_whenever_it_is_played(game: str) -> None:
    wished = msgspec.json.encode(plan(game, TWO, options=GAMES[game], keep=True))
    (line, record), (again, same) = perform(wished, (3, 0, 1)), perform(wished, (3, 0, 1))
    assert record == same
    played, twin = (msgspec.json.decode(one, type=Played) for one in (line, again))
    assert without_clock(msgspec.structs.replace(played, seconds=0)) == without_clock(
        msgspec.structs.replace(twin, seconds=0)
    )


def test_luck_is_common_to_a_block_and_differs_between_blocks() -> None:
    """Feurio draws every tile of its pile: all rotations and all line-ups of a block draw them in the same order."""
    both = Stage(plan("feurio", TWO, "uniform", options={"players": 2}))

    def draws(fixture: Fixture) -> list[str]:
        steps: list[Step] = []
        playing.play(both, fixture, steps)
        return [step.action for step in steps if step.seat == CHANCE]

    first = draws(Fixture(0, 0, 0))
    assert len(first) > 20
    assert draws(Fixture(0, 0, 1)) == first == draws(Fixture(0, 1, 0))
    assert draws(Fixture(1, 0, 0)) != first


@each_game
def test_a_kept_match_is_a_record_like_any_other(game: str) -> None:
    wished = plan(game, TWO, options=GAMES[game], keep=True)
    line, record = perform(msgspec.json.encode(wished), (0, 0, 0))
    played = msgspec.json.decode(line, type=Played)
    assert record is not None
    match = brasier.load(record)
    outcome = match.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, len(match.steps)) == (played.scores, played.winners, played.steps)
    assert match.seats == ["Ada (uniform@9 bot)", "Bruno (uniform bot)"]
    assert verify(match.game, read_record(record)).status == "scripted"


def test_only_what_was_lost_in_flash_point_keeps_its_ruins() -> None:
    ruins = playing.play(stage("flashpoint"), Fixture(0, 0, 0))[0]
    assert ruins.winners == ()
    assert ruins.final is not None
    assert brasier.new("flashpoint").game.unpack(ruins.final).outcome() is not None
    assert playing.play(stage("tails"), Fixture(0, 0, 0))[0].final is None


def test_thinking_is_measured_by_who_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """By clocks that stand still but for one thinker: a quarter of a second at every call, half of it at work."""
    now = 1000.0

    class Thinker(Worded):
        def think(self, view: object, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
            nonlocal now
            now += 0.25
            return super().think(view, legal, rng, budget)

    monkeypatch.setattr(playing, "perf_counter", lambda: now)
    monkeypatch.setattr(playing, "thread_time", lambda: now / 2)
    scene = stage("tails", TWO)
    scene.players = {"uniform@9": Thinker(), "uniform": Uniform()}
    played, _ = playing.play(scene, Fixture(0, 0, 0))
    assert set(played.effort) == {"uniform@9", "uniform"}
    thinker, idle = played.effort["uniform@9"], played.effort["uniform"]
    decided = thinker.wall.decisions
    assert decided == thinker.cpu.decisions > 3
    assert (thinker.wall.total, thinker.wall.longest, thinker.cpu.total) == (0.25 * decided, 0.25, 0.125 * decided)
    assert thinker.nodes == 2 * decided
    assert idle.wall.decisions > 3
    assert (idle.wall.total, idle.cpu.total, idle.nodes) == (0, 0, 0)


def test_a_clock_knows_its_quantiles() -> None:
    clock, other = Clock(), Clock()
    for tenth in range(1, 101):
        (clock if tenth % 2 else other).add(tenth / 1000)
    clock.merge(other)
    assert clock.decisions == 100
    assert clock.longest == 0.1
    assert clock.quantile(0.95) == pytest.approx(0.095, rel=0.06)
    assert clock.quantile(0.5) == pytest.approx(0.050, rel=0.06)
    assert clock.quantile(1) == 0.1


class Cheat(Worded):
    def think(self, view: object, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        return Thought("worth", (Candidate("win at once", 1.0),))


class Broken(Worded):
    def think(self, view: object, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        raise KeyError("nothing")


class Countless(Worded):
    def think(self, view: object, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        return Thought("worth", (Candidate(legal[0], 0.0),), nodes="many")  # type: ignore[arg-type]  # the point of it


class Vandal(Worded):
    """Spoils what it was given."""

    def think(self, view: object, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        last = legal[-1]
        legal.clear()
        return Thought("worth", (Candidate(last, 0.0),))


@pytest.mark.parametrize(
    ("bot", "detail"),
    [
        (Cheat(), "'win at once' is not legal"),
        (Broken(), "KeyError: 'nothing'"),
        (Countless(), "ValueError: invalid literal for int() with base 10: 'many'"),
    ],
)
def test_a_bot_that_fails_is_named(bot: Player, detail: str) -> None:
    scene = stage("tails")
    scene.players = {"uniform": bot}
    with pytest.raises(BotFailed) as failed:
        playing.play(scene, Fixture(4, 0, 0))
    assert (failed.value.bot, failed.value.match, failed.value.detail) == ("uniform", "00004-0-0", detail)


def test_a_bot_cannot_spoil_the_choices() -> None:
    scene = stage("tails")
    scene.players = {"uniform": Vandal()}
    assert playing.play(scene, Fixture(0, 0, 0))[0].steps > 10


def test_other_rules_or_bots_elsewhere_are_noticed() -> None:
    elsewhere = msgspec.structs.replace(plan("tails", "uniform"), code="0123456789ab")
    with pytest.raises(OtherCode):
        perform(msgspec.json.encode(elsewhere), (0, 0, 0))


OWN = """
from brasier.bots import AS_MEANT, Candidate, Player, Thought

PLACE = {place}

class Bot(Player):
    def think(self, view, legal, rng, budget=AS_MEANT):
        return Thought("worth", (Candidate(legal[PLACE], 0.0),))
"""


def test_an_edited_bot_is_another_one_also_in_a_process_that_knew_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    file = tmp_path / "edited_bot.py"

    def chosen(scene: Stage) -> str:
        return scene.players["edited_bot:Bot"].think(None, ["a", "b", "c"], Rng(1), AS_MEANT).action

    file.write_text(OWN.format(place="0"), encoding="utf-8")
    old = plan("tails", "edited_bot:Bot,uniform")
    assert chosen(Stage(old)) == "a"
    file.write_text(OWN.format(place="-1"), encoding="utf-8")
    new = plan("tails", "edited_bot:Bot,uniform")
    assert new.differences(old) == ["contestants"]
    assert chosen(Stage(new)) == "c"
    assert chosen(Stage(old)) == "a"  # whoever began with it ends with it

    file.write_text("import no_such_module", encoding="utf-8")  # a slip of the editor
    with pytest.raises(Refusal):
        plan("tails", "edited_bot:Bot,uniform")
    file.write_text(OWN.format(place="1"), encoding="utf-8")
    assert chosen(Stage(plan("tails", "edited_bot:Bot,uniform"))) == "b"


def test_a_bot_of_a_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    package = tmp_path / "bots_of_mine"
    package.mkdir()
    (package / "__init__.py").write_text("", encoding="utf-8")
    (package / "places.py").write_text("FIRST = 0\n", encoding="utf-8")
    (package / "one.py").write_text("from . import places\n" + OWN.format(place="places.FIRST"), encoding="utf-8")
    scene = Stage(plan("tails", "bots_of_mine.one:Bot,uniform"))
    assert playing.play(scene, Fixture(0, 0, 0))[0].steps > 10


def test_a_bot_that_cannot_be_read_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    file = tmp_path / "slipped_bot.py"
    file.write_text("import no_such_module", encoding="utf-8")
    with pytest.raises(Refusal) as slip:
        plan("tails", "slipped_bot:Bot,uniform")
    assert "No module named 'no_such_module'" in str(slip.value.facts["detail"])
    file.write_text(OWN.format(place="0"), encoding="utf-8")
    assert plan("tails", "slipped_bot:Bot,uniform").contestants[0].digest


def test_a_bot_whose_file_is_another_one_here_does_not_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "other_bot.py").write_text(OWN.format(place="0"), encoding="utf-8")
    here = plan("tails", "uniform,other_bot:Bot")
    theirs = msgspec.structs.replace(here.contestants[1], digest="0123456789ab")
    elsewhere = msgspec.structs.replace(here, contestants=(here.contestants[0], theirs))
    with pytest.raises(OtherCode) as other:
        perform(msgspec.json.encode(elsewhere), (0, 0, 0))
    assert other.value.bot == "other_bot:Bot"
    assert "Python 3." in other.value.machine


def test_a_bot_that_is_not_there_is_told_by_name() -> None:
    here = plan("tails", "uniform")
    gone = msgspec.structs.replace(here.contestants[0], source="no_such_module:Bot")
    with pytest.raises(BotFailed, match="no_such_module"):
        perform(msgspec.json.encode(msgspec.structs.replace(here, contestants=(gone,))), (0, 0, 0))
