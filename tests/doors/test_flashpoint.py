"""Flash Point in the terminal: whole matches, typing, dice of the real box, houses from files."""

import json
import re
from pathlib import Path
from typing import Any, get_args
from xml.etree import ElementTree

import msgspec
import pytest

import brasier as library
from brasier.core.game import CHANCE
from brasier.core.match import Match, verify
from brasier.core.record import Record, read_record
from brasier.core.rng import Rng
from brasier.games import find
from brasier.games.flashpoint import events
from brasier.games.flashpoint.data import BACK
from brasier.games.flashpoint.view import End, Victim, View, list_choices, make_world
from brasier.terminal.begin import command_words
from brasier.terminal.flashpoint import FlashPointSpeaker, own_words
from brasier.terminal.screen import Screen
from brasier.terminal.speaker import Menu
from brasier.texts import LANGUAGES, Texts
from doors.terminal import at_a_terminal, brasier

FIRST_ALWAYS = "1\n" * 800
TEAM = ("Zoé", "Max", "Zoé Line", "Lou")
HOUSE = BACK.replace("D", "|", 1)  # like the back of the board, with one door less


def kept(home: Path) -> Record:
    """The one match kept in this home."""
    (file,) = (home / "matches").glob("*.brasier")
    return read_record(file.read_text(encoding="utf-8"))


def speaker(language: str = "en") -> FlashPointSpeaker:
    return FlashPointSpeaker(Texts(language), TEAM)


def new(seed: str = "s", **options: Any) -> Match:
    return library.new("flashpoint", seed=seed, **{"quick": True} | options)


def menu(view: View) -> Menu:
    assert view.turn is not None
    return speaker().choices(view, list_choices(make_world(view), view.turn))


# ---- whole matches


@pytest.mark.parametrize(
    "arguments",
    [
        ["quick=true"],
        ["firefighters=2", "--people", "Zoé,Max", "--lang", "fr"],
        ["quick=true", "mode=advanced", "--people", "Zoé,Max,Lou,Jo", "--lang", "fr"],
        ["mode=advanced", "level=heroic", "specialists=draw", "firefighters=3", "board=back", "--people", "A,B,C"],
        ["mode=advanced", "level=veteran", "--people", "Zoé"],
        ["quick=true", "mode=advanced", "--people", ""],
    ],
)
def test_a_whole_match_by_typing_only_ones(tmp_path: Path, arguments: list[str]) -> None:
    done = brasier("play", "flashpoint", *arguments, "--seed", "whole", home=tmp_path, typed=FIRST_ALWAYS)
    assert done.stderr == ""
    assert done.returncode == 0
    record = kept(tmp_path)
    assert record.result is not None
    proof = verify(find("flashpoint"), record)
    assert proof.status == "proved"
    assert proof.confirmed == sum(step.seat == CHANCE for step in record.steps)
    assert "whole" in done.stdout  # the seed is told
    lost = record.result.endswith("winners nobody")
    assert re.search(r"^(Lost|Perdu)" if lost else r"^(Won|Gagné)", done.stdout, re.M)


def test_the_same_match_is_replayed_verified_and_drawn(tmp_path: Path) -> None:
    brasier(
        "play", "flashpoint", "quick=true", "mode=advanced", "--people", "", "--seed", "kept", "--save", "m.brasier",
        home=tmp_path,
    )  # fmt: skip
    match = library.load((tmp_path / "m.brasier").read_text(encoding="utf-8"))
    told = brasier("replay", "m.brasier", home=tmp_path)
    assert told.returncode == 0
    story = told.stdout.partition("\n\n")[0]
    for number, facts in enumerate(match.facts, 1):  # nothing is lost
        assert len(re.findall(rf"^ *{number}  ", story, re.M)) == len(facts)
    assert "Lost: " in told.stdout
    assert "outcomes of chance are as the seed kept dealt them" in brasier("verify", "m.brasier", home=tmp_path).stdout
    assert brasier("replay", "m.brasier", "--svg", "b.svg", "--lang", "fr", home=tmp_path).returncode == 0
    assert ElementTree.fromstring((tmp_path / "b.svg").read_text(encoding="utf-8")).tag.endswith("svg")
    code, shown = at_a_terminal(["replay", "m.brasier"], [b"\n", b"score\n", b"end\n", b"q\n"], b"leave", home=tmp_path)
    assert code == 0
    assert "Traceback" not in shown


def test_a_match_left_and_resumed_is_the_same_match_under_the_same_seal(tmp_path: Path) -> None:
    arguments = ["play", "flashpoint", "quick=true", "--save", "m.brasier", "--people", "Zoé,Max"]
    brasier(*arguments, home=tmp_path, typed="2\n2\nquit\n")
    before = read_record((tmp_path / "m.brasier").read_text(encoding="utf-8"))
    assert [step.seat for step in before.steps if step.seat != CHANCE][:2] == [0, 0]
    second = brasier("play", "--resume", "m.brasier", home=tmp_path, typed=FIRST_ALWAYS)
    assert second.returncode == 0
    after = read_record((tmp_path / "m.brasier").read_text(encoding="utf-8"))
    assert after.commitment == before.commitment
    assert after.steps[: len(before.steps)] == before.steps
    assert verify(find("flashpoint"), after).status == "proved"


# ---- beginning


@pytest.mark.parametrize("number", range(1, 9))
def test_every_way_to_play_on_the_first_screen(tmp_path: Path, number: int) -> None:
    preset = FlashPointSpeaker.presets[number - 1]
    names = "".join(f" Jo  {letter}\n" for letter in "abcd"[: preset.people])
    done = brasier("play", home=tmp_path, typed=f"2\n{number}\n{names}quit\n")
    assert done.returncode == 0
    record = kept(tmp_path)
    assert preset.options.items() <= record.options.items()
    assert (record.dealer == "manual") == preset.manual
    assert record.options["quick"] != preset.manual
    if preset.all_seats:
        assert record.seats == ["Jo a 0", "Jo a 1", "Jo a 2", "Jo a 3"]
    else:
        assert record.seats[: preset.people] == [f"Jo {letter}" for letter in "abcd"[: preset.people]]
        assert all("bot" in name for name in record.seats[preset.people :])


def test_one_person_with_all_firefighters_has_a_name_that_fits_them_all(tmp_path: Path) -> None:
    done = brasier("play", home=tmp_path, typed=f"2\n2\n{'x' * 59}\n{'x' * 58}\nquit\n")
    assert done.stdout.count("1 to 60 visible characters") == 1
    assert kept(tmp_path).seats[3] == "x" * 58 + " 3"
    other = tmp_path / "other"
    other.mkdir()
    brasier("play", "--people", "Zoé", "firefighters=6", home=other, typed="2\n2\nquit\n")
    assert kept(other).seats == [f"Zoé {seat}" for seat in range(6)]
    nameless = tmp_path / "nameless"
    nameless.mkdir()
    brasier("play", "--lang", "fr", home=nameless, typed="2\n3\n\n\nquit\n")
    assert kept(nameless).seats == ["Pompier 0", "Pompier 1"]


def test_options_that_do_not_fit_are_refused_before_anybody_is_asked_for_a_name(tmp_path: Path) -> None:
    done = brasier("play", "firefighters=9", home=tmp_path, typed="2\n1\n")
    assert done.returncode == 1
    assert "1 to 6 firefighters" in done.stderr
    assert "Your name" not in done.stdout


def test_the_opening_tells_mode_house_and_level(tmp_path: Path) -> None:
    done = brasier("play", "flashpoint", "quick=true", "mode=advanced", "level=heroic", home=tmp_path, typed="quit\n")
    opening = " ".join(done.stdout.split())
    assert "Flash Point with 4 firefighters. Advanced rules" in opening
    assert "The house is the front of the board. The level is heroic. The set-up is chosen for you." in opening


# ---- a house of one's own


def test_a_house_is_read_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "house.txt").write_text("\ufeff" + HOUSE.replace("\n", "\r\n"), encoding="utf-8")
    arguments = ["play", "flashpoint", "quick=true", "--board", "house.txt", "--people", "", "--seed", "s"]
    done = brasier(*arguments, home=tmp_path)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "The house is a drawing of your own." in done.stdout
    (file,) = (tmp_path / "matches").iterdir()
    options = re.findall(r"^option board: (.*)$", file.read_text(encoding="utf-8"), re.M)
    assert json.loads(options[0]) == HOUSE
    bench = brasier("bench", "flashpoint", "--board", "house.txt", "--seconds", "0.05", home=tmp_path)
    assert "board=(drawing)" in bench.stdout


def test_a_match_in_a_house_of_ones_own_goes_on_later(tmp_path: Path) -> None:
    (tmp_path / "house.txt").write_text(HOUSE, encoding="utf-8")
    arguments = ["play", "flashpoint", "quick=true", "--board", "house.txt", "--seed", "s", "--save", "m.brasier"]
    assert brasier(*arguments, home=tmp_path, typed="1\n1\nquit\n").returncode == 0
    (tmp_path / "house.txt").unlink()  # the record holds the house
    assert brasier("play", "--resume", "m.brasier", home=tmp_path, typed=FIRST_ALWAYS).returncode == 0
    record = read_record((tmp_path / "m.brasier").read_text(encoding="utf-8"))
    assert record.result is not None
    assert verify(find("flashpoint"), record).status == "proved"
    assert brasier("replay", "m.brasier", home=tmp_path).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_that_cannot_stand_is_refused_with_line_and_column(tmp_path: Path, language: str) -> None:
    (tmp_path / "bad.txt").write_text(HOUSE.replace("+---", "+-x-", 1), encoding="utf-8")
    (tmp_path / "word.txt").write_text("front", encoding="utf-8")
    (tmp_path / "binary.txt").write_bytes(b"\xff\xfe")
    for command in ("play", "bench"):
        done = brasier(command, "flashpoint", "--board", "bad.txt", "--lang", language, home=tmp_path)
        assert done.returncode == 1
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
        assert re.search(r"(line|ligne) 2, (column|colonne) 6", done.stderr)
        for file, reason in (("word.txt", "15"), ("binary.txt", "UTF-8"), ("no.txt", "no.txt"), ("/dev/zero", "")):
            other = brasier(command, "flashpoint", "--board", file, "--lang", language, home=tmp_path)
            assert other.returncode == 1
            assert other.stderr.count("\n") == 1
            assert reason in other.stderr


def test_a_house_does_not_fit_another_game_or_a_second_board(tmp_path: Path) -> None:
    (tmp_path / "house.txt").write_text(HOUSE, encoding="utf-8")
    for arguments, reason in (
        (["play", "feurio"], "no house to draw in feurio"),
        (["bench"], "no house to draw in feurio"),
        (["play", "flashpoint", "board=back"], "twice"),
        (["play", "chess"], "chess"),
        (["play", "--resume"], "as it began"),
    ):
        done = brasier(*arguments, "--board", "house.txt", home=tmp_path)
        assert done.returncode == 1
        assert done.stderr.count("\n") == 1
        assert reason in done.stderr


def test_a_house_without_a_game_leads_straight_to_the_game_that_has_houses(tmp_path: Path) -> None:
    (tmp_path / "house.txt").write_text(HOUSE, encoding="utf-8")
    (tmp_path / "bad.txt").write_text("front", encoding="utf-8")
    for _ in range(2):  # the second time there is a match to go on with, which has its own house
        asked = brasier("play", "--board", "house.txt", home=tmp_path, typed="1\n\nquit\n")
        assert asked.returncode == 0
        assert "The house is a drawing of your own." in asked.stdout
        assert "Feurio" not in asked.stdout
        assert "Go on with" not in asked.stdout
    bad = brasier("play", "--board", "bad.txt", home=tmp_path, typed="1\n\nquit\n")
    assert bad.returncode == 1
    assert bad.stdout == ""  # before any question
    assert "15 lines" in bad.stderr


# ---- typing


def test_wrong_input_is_answered_with_the_reason_and_changes_nothing(tmp_path: Path) -> None:
    wrong = ["n", "carry s", "open s", "quench here", "chop s", "gun", "99", "0", "½", "danse nord", "5,5", "@", ","]
    typed = "\n".join([*wrong, "victim", "roll 3,3", "command 1 n", "take captain", "finish", "quit", ""])
    done = brasier("play", "flashpoint", "quick=true", "--seed", "s", home=tmp_path, typed=typed)
    assert done.returncode == 0
    assert "Traceback" not in done.stdout + done.stderr
    assert "the board ends here. (P1)" in done.stdout
    assert "no victim to carry here" in done.stdout
    assert "I do not understand “danse nord”." in done.stdout
    assert kept(tmp_path).steps == []


def test_what_nobody_understands_is_repeated_as_it_was_typed(tmp_path: Path) -> None:
    done = brasier(
        "play", "flashpoint", "quick=true", "--seed", "s", "--lang", "fr", home=tmp_path, typed="nord ouest\nquit\n"
    )
    assert "«\u202fnord ouest\u202f»" in done.stdout


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("s", "move south"),
        ("SUD", "move south"),
        ("avancer o", "move west"),
        ("go e", "move east"),
        ("1,6", "move south"),
        ("fin", "end"),
        ("pass", "end"),
        ("réduire sud", "douse south"),
        ("éteindre s", "quench south"),
        ("quench", "quench south"),  # there is only one fire to put out
        ("appeler ambulance n", "drive ambulance north"),
        ("ambulance nord", "drive ambulance north"),
        ("drive north", "drive ambulance north"),
        ("command Max s", "command 1 move south"),
        ("ordonner zoé line avancer nord", "command 2 move north"),
        ("command @3 e", "command 3 move east"),
        ("command lou porter est", "command 3 carry east"),
        ("move", "move"),
        ("ambulance", "drive ambulance"),
        ("dance", "dance"),
        ("4,4", "4,4"),
    ],
)
def test_actions_in_ones_own_words(typed: str, action: str) -> None:
    view = new(mode="advanced", specialists="captain,driver,rescue,imaging").view(0)
    for language in LANGUAGES:
        assert speaker(language).meant(typed, view) == action


def test_a_name_is_one_firefighter_and_a_number_is_never_a_name() -> None:
    view = new(mode="advanced", specialists="captain,driver,rescue,imaging").view(0)
    talk = FlashPointSpeaker(Texts("en"), ("2", "Bob", "@1", "1"))
    for typed, action in (
        ("command bob s", "command 1 move south"),
        ("command 1 s", "command 1 move south"),
        ("command @1 s", "command 1 move south"),
        ("command 2 n", "command 2 move north"),
        ("command @3 e", "command 3 move east"),
    ):
        assert talk.meant(typed, view) == action
    begin = msgspec.structs.replace(view, phase="begin")
    assert [talk.meant(f"begin {who}", begin) for who in ("bob", "2", "@1", "1")] == [
        "begin 1", "begin 2", "begin 1", "begin 1"
    ]  # fmt: skip


def test_who_begins_is_chosen_by_the_number_on_the_board(tmp_path: Path) -> None:
    view = msgspec.structs.replace(new().view(0), phase="begin")
    shown = menu(view)
    assert [line.split() for line in shown.lines] == [
        [f"{seat})", f"@{seat}", *name.split(), "begins"] for seat, name in enumerate(TEAM)
    ]
    assert shown.actions == [f"begin {seat}" for seat in range(4)]
    assert shown.first == 0
    for typed, seat in (("0", 0), ("1", 1), ("@2", 2), ("Max", 1), ("zoé line", 2), ("begin lou", 3)):
        assert speaker().meant(typed, view) == f"begin {seat}"
    for typed, seat in (("1", 1), ("0", 0), ("@1", 1)):
        home = tmp_path / typed
        home.mkdir()
        answers = f"0,3\n0,4\n7\n2\ndance\n{typed}\nquit\n"
        done = brasier(
            "play", "flashpoint", "firefighters=2", "--people", "Zoé,Max", "--seed", "s", home=home, typed=answers
        )
        assert kept(home).steps[-1].action == f"begin {seat}"
        assert "There is no firefighter 7; they go from 0 to 1." in done.stdout
        assert "Type a number from 0 to 1, or help." in done.stdout


def _typed(typed: str, view: View, language: str = "en") -> str:
    """What is asked back, in one line."""
    return speaker(language).which(typed, view).replace("\u00a0", " ")


def test_a_verb_that_fits_several_choices_is_asked_back(tmp_path: Path) -> None:
    view = new(mode="advanced", specialists="captain,driver,rescue,imaging").view(0)
    shown = menu(view)
    for typed, verb in (("move", "move"), ("drive ambulance", "drive"), ("ambulance", "drive"), ("command max", "")):
        told = _typed(typed, view)
        assert told.startswith("Which way? ")
        fitting = [action for action in shown.actions if action.startswith(verb or "command 1 ")]
        assert len(fitting) > 1
        assert re.findall(r"(\d+)\)", told) == [str(shown.actions.index(action) + 1) for action in fitting]
    assert "command @1 Max (driver): move south (1 AP)" in _typed("command max", view)
    assert _typed("avancer", view, "fr").startswith("Dans quelle direction\u202f? ")
    victims = (Victim(cell=(5, 2), treated=False),)
    (first, *others) = view.firefighters
    inside = msgspec.structs.replace(
        view, fire=(), smoke=(), victims=victims, firefighters=(msgspec.structs.replace(first, cell=(5, 2)), *others)
    )
    assert re.fullmatch(r"Which way\?( \d+\) carry a victim \w+ \(2 AP\)){2,4}", _typed("carry", inside))
    take = msgspec.structs.replace(view, phase="take", firefighters=_nobody_yet(view))
    assert _typed("take", take).startswith("Which of these? 1) Paramedic")
    for typed in ("dance", "carry", "s", "@"):  # fits nothing, or just one
        assert _typed(typed, view) == ""
    assert _typed("move", msgspec.structs.replace(view, phase="fire", turn=None)) == ""
    done = brasier("play", "flashpoint", "quick=true", "--seed", "s", home=tmp_path, typed="move\nquit\n")
    assert "Which way? " in done.stdout
    assert "I do not understand" not in done.stdout
    assert kept(tmp_path).steps == []


def test_no_word_of_the_game_is_a_command() -> None:
    """A step to the south or the west is one letter: no command may take it away."""
    assert set(own_words()).isdisjoint(command_words())


def test_a_space_alone_is_what_the_imaging_technician_looks_at() -> None:
    view = new(mode="advanced", specialists="imaging,driver,rescue,captain").view(0)
    assert speaker().meant("4,4", view) == "reveal 4,4"


@pytest.mark.parametrize(
    ("phase", "typed", "action"),
    [
        ("place", "0,3", "place 0,3"),
        ("place", "placer 0 , 3", "place 0,3"),
        ("take", "secouriste", "take paramedic"),
        ("take", "prendre capitaine", "take captain"),
        ("park", "nord", "park ambulance north"),
        ("park", "garer e", "park ambulance east"),
        ("begin", "commencer zoé line", "begin 2"),
        ("aim", "rouge", "reroll red"),
        ("aim", "conserver", "keep"),
        ("cheer", "continuer", "play on"),
        ("cheer", "play on", "play on"),
        ("cheer", "arrêter", "finish"),
        ("explode", "3,3", "explode 3,3"),
    ],
)
def test_answers_in_ones_own_words(phase: str, typed: str, action: str) -> None:
    view = msgspec.structs.replace(new(mode="advanced").view(0), phase=phase, target=(3, 5), ambulance=None)
    assert speaker().meant(typed, view) == action


@pytest.mark.parametrize(
    ("phase", "typed", "outcome"),
    [
        ("fire", "3 5", "roll 3,5"),
        ("fire", "3,5", "roll 3,5"),
        ("fire", "35", "roll 3,5"),
        ("fire", "dés 3 ; 5", "roll 3,5"),
        ("fire", "black 5 red 3", "roll 3,5"),
        ("fire", "rouge 3 noir 5", "roll 3,5"),
        ("fire", "9 9", "roll 9,9"),
        ("fire", "3", "3"),
        ("new-poi", "roll 3,5", "roll 3,5"),
        ("first-explosion", "7", "black 7"),
        ("third-explosion", "rouge 6", "red 6"),
        ("third-explosion", "noir 6", "black 6"),
        ("red-again", "4", "red 4"),
        ("black-again", "4", "black 4"),
        ("identify", "victime", "victim"),
        ("perish", "fausse alarme", "alarm"),
        ("arrive", "maybe", "maybe"),
        ("draw", "capitaine", "draw captain"),
        ("draw", "tirer mousse", "draw cafs"),
        ("draw", "king", "king"),
    ],
)
def test_what_came_in_ones_own_words(phase: str, typed: str, outcome: str) -> None:
    view = msgspec.structs.replace(new(mode="advanced").view(0), phase=phase, turn=None)
    assert speaker().meant(typed, view) == outcome


def test_every_action_as_written_is_understood_and_listed_once() -> None:
    """On a walk through whole matches, with every specialist."""
    game = find("flashpoint")
    for number, specialists in enumerate(("captain,driver,rescue,imaging", "cafs,paramedic,hazmat,captain")):
        match = new(f"walk {number}", mode="advanced", level="veteran", specialists=specialists)
        rng = Rng(number)
        while actors := match.actors():
            view, legal = match.view(actors[0]), match.legal(actors[0])
            for language in LANGUAGES:
                talk = speaker(language)
                shown = talk.choices(view, game.choices(match.state, actors[0]))
                assert sorted(shown.actions) == sorted(legal)
                assert re.findall(r" (\d+)\)", "\n".join(shown.lines)) == [str(n + 1) for n in range(len(legal))]
                assert talk.headline(view)
            action = legal[rng.below(len(legal))]
            assert speaker().meant(action, view) == action
            match.play(actors[0], action)
            match.deal()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_works(tmp_path: Path, language: str) -> None:
    typed = "help\nboard\nlegend\nwords\nscore\nlog\nrule P14\nrule 14\nrule\nrule X1\n\nquit\n"
    done = brasier("play", "flashpoint", "quick=true", "--lang", language, home=tmp_path, typed=typed)
    assert done.returncode == 0
    assert done.stdout.count("P14 · ") == 3
    assert "P50 · " in done.stdout
    assert {"en": "carry south", "fr": "porter sud"}[language] in done.stdout
    assert done.stdout.count("@0 ") >= 4
    assert {"en": "Whole walls inside", "fr": "Murs intacts dans"}[language] in done.stdout


# ---- what is shown


def test_what_belongs_together_stands_on_one_line() -> None:
    view = new(mode="advanced", specialists="captain,driver,rescue,imaging").view(0)
    lines, actions, _ = menu(view)
    assert actions[0] == "end"
    assert [line.strip() for line in lines if "move north (1" in line and "Command" not in line] == []
    assert [line.partition(":")[0].strip() for line in lines if "Command" in line] == [
        "Command @1 Max (driver)",
        "Command @2 Zoé Line (rescue specialist)",
        "Command @3 Lou (imaging technician)",
    ]
    assert len(lines) < len(actions) / 2
    places, *_ = menu(new(quick=False).view(0))
    assert len(places) == 4
    takes, *_ = menu(msgspec.structs.replace(view, phase="take", firefighters=_nobody_yet(view)))
    assert "Paramedic · 4 AP a turn" in takes[0]


def test_what_may_be_done_is_told_with_direction_and_price() -> None:
    def told(specialist: str | None, cell: tuple[int, int], **changes: Any) -> str:
        advanced = {"mode": "advanced", "specialists": specialist, "firefighters": 1}
        view = new("s", **(advanced if specialist else {})).view(0)
        (first, *others) = view.firefighters
        moved = (msgspec.structs.replace(first, cell=cell), *others)
        return "\n".join(menu(msgspec.structs.replace(view, firefighters=moved, **changes))[0]).replace("\u00a0", " ")

    clear = {"fire": (), "smoke": ()}
    assert "open the door to the east (1 AP)" in told(None, (2, 5))
    assert "chop the wall to the south (2 AP)" in told(None, (2, 5))
    assert "clear the smoke here (1 AP)" in told(None, (2, 5), smoke=((2, 5),))
    assert "turn the fire to the west into smoke (1 AP)" in told(None, (2, 5), fire=((2, 4),))
    assert "put out the fire to the west (4 AP)" in told("paramedic", (2, 5), fire=((2, 4),), smoke=())
    victims = (Victim(cell=(5, 2), treated=False), Victim(cell=(5, 2), treated=True))
    paramedic = told("paramedic", (5, 2), **clear, victims=victims)
    assert "treat a victim here (1 AP)" in paramedic
    assert "carry a victim and lead a treated one east (2 AP)" in paramedic
    hazmat = told("hazmat", (5, 2), **clear, hazmats=((5, 2),))
    assert "dispose of a hazmat here (2 AP)" in hazmat
    assert "haul a hazmat east (2 AP)" in hazmat
    engine = new(mode="advanced", specialists="driver", firefighters=1).view(0).engine
    assert engine is not None
    driver = told("driver", engine.cells[0], **clear)
    assert "fire the deck gun (2 AP)" in driver
    assert "drive the engine to the " in driver
    assert "become the paramedic (2 AP)" in driver
    assert "reveal the point of interest at 4,4 (1 AP)" in told("imaging", (2, 5), **clear, poi=((4, 4),))


def _nobody_yet(view: View) -> tuple[Any, ...]:
    return tuple(msgspec.structs.replace(man, specialist=None, cell=None) for man in view.firefighters)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", ["take", "place", "park", "begin", "act", "ride", "aim", "cheer", "explode", "fall"])
def test_every_question_has_words(language: str, phase: str) -> None:
    talk = speaker(language)
    seats = (0,) if phase in ("ride", "fall") else ()
    view = msgspec.structs.replace(
        new(mode="advanced").view(0), phase=phase, waiting=seats, dice=(2, 3), target=(2, 3), vehicle="engine"
    )
    assert talk.headline(view)
    assert any("(P36)" in line for line in talk.standings(view))
    assert talk.standings(msgspec.structs.replace(view, firefighters=_nobody_yet(view)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_drives_the_engine_is_only_asked_where_to_get_off(language: str) -> None:
    view = new(mode="advanced").view(0)
    riding = msgspec.structs.replace(view, phase="ride", waiting=(0, 1), vehicle="engine", player=1)
    for waiting, turn, vehicle, may_stay in (
        (1, 1, "engine", False),
        (0, 0, "engine", True),
        (1, 1, "ambulance", True),
    ):
        asked = msgspec.structs.replace(riding, turn=turn, waiting=(waiting,), vehicle=vehicle)
        assert ("stay" in menu(asked).actions) == may_stay
        headline = speaker(language).headline(asked)
        assert ({"en": "or stay", "fr": "ou restez"}[language] in headline) == may_stay
        assert ({"en": "where you get off", "fr": "où vous descendez"}[language] in headline) != may_stay


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_is_over_counts_without_limits(language: str) -> None:
    """Also one whose house has buried everybody and every point of interest."""
    talk, view = speaker(language), new(mode="advanced").view(0)
    end = End(reason="collapsed", scores=(0,) * 4, winners=())
    over = msgspec.structs.replace(view, phase="done", turn=None, lost=6, damage=24, poi=(), victims=(), end=end)
    told = talk.status(over).split("\n")[0]
    assert (
        told
        == {
            "en": "Rescued 0 · lost 6 · damage 24 of 24",
            "fr": "Sauvées 0 · perdues 6 · dégâts 24 sur 24",
        }[language]
    )
    assert talk.standings(over)[0] == told
    assert not any({"en": "face down", "fr": "face cachée"}[language] in line for line in talk.words(over))
    assert talk.board(over, Screen("never"))
    assert {"en": "lost 3 of 4", "fr": "perdues 3 sur 4"}[language] in talk.status(
        msgspec.structs.replace(view, lost=3)
    )
    for rescued, playing_on, goal in ((6, False, 7), (7, False, 7), (7, True, 10), (8, False, 10)):
        won = msgspec.structs.replace(view, rescued=rescued, playing_on=playing_on)
        assert {"en": f"Rescued {rescued} of {goal} ", "fr": f"Sauvées {rescued} sur {goal} "}[language] in talk.status(
            won
        )


def test_where_everyone_stands_tells_special_points() -> None:
    view = new(mode="advanced", specialists="captain,driver,rescue,imaging").view(0)
    assert "fire captain: at 0,6, 4 AP and 2 special AP." in speaker().standings(view)[1]
    assert "capitaine\u202f: en 0,6, 4 PA et 2 PA spéciaux." in speaker("fr").standings(view)[1]
    assert not any("special AP." in line for line in speaker().standings(view)[2:])


def test_a_collapse_and_a_moved_point_of_interest_in_french() -> None:
    talk = speaker("fr")
    assert talk.event(events.Collapsed(victims=0, poi=0)) == (
        "La maison s’effondre. Sous les décombres\u202f: aucune victime et aucun point d’intérêt."
    )
    assert talk.event(events.PoiPlaced(cell=(4, 4), rolled=(3, 3), cleared=False)) == (
        "Depuis 3,3, les flèches conduisent un point d’intérêt jusqu’en 4,4."
    )


E_ = ((3, 2), (3, 3))
HAPPENING: list[events.Event] = [
    events.Took(seat=1, specialist="cafs", drawn=False),
    events.Took(seat=1, specialist="cafs", drawn=True),
    events.Placed(seat=1, cell=(0, 3)),
    events.Parked(seat=0, vehicle="engine", side="west"),
    events.Began(chooser=0, seat=1),
    events.Turn(seat=1, ap=4, special=0),
    events.Turn(seat=1, ap=4, special=3),
    events.Moved(seat=1, start=(3, 2), cell=(3, 3), way="lead-two", cost=2, by=None),
    events.Moved(seat=1, start=(3, 2), cell=(3, 3), way="carry", cost=2, by=0),
    events.DoorTurned(seat=1, edge=E_, open=True, by=None),
    events.DoorTurned(seat=1, edge=E_, open=False, by=0),
    events.Doused(seat=1, cell=(3, 3), left="smoke", cost=1),
    events.Chopped(seat=1, edge=E_, cost=2),
    events.WallDamaged(edge=E_, damage=2, total=9),
    events.Drove(seat=1, vehicle="ambulance", start="west", side="north"),
    events.Rode(seat=1, cell=(0, 5)),
    events.Stayed(seat=1),
    events.GunFired(seat=1, cost=4),
    events.Rerolling(seat=1, die="red"),
    events.Splashed(seat=1, dice=(3, 8), target=(3, 1), cells=((3, 1), (3, 2)), cleared=((3, 2),)),
    events.Splashed(seat=1, dice=(3, 8), target=(3, 1), cells=((3, 1),), cleared=()),
    events.Treated(seat=1, cell=(3, 3)),
    events.Disposed(seat=1, cell=(3, 3)),
    events.Revealing(seat=1, cell=(3, 3)),
    events.Revealed(cell=(3, 3), found="alarm"),
    events.Changed(seat=1, before="cafs", after="driver", ap=4, special=0),
    events.Rescued(seat=1, cell=(0, 3), rescued=1),
    events.TurnEnded(seat=1, saved=3),
    events.Rolled(purpose="fire", red=3, black=3),
    events.Rolled(purpose="gun", red=3, black=None),
    events.Rolled(purpose="explosion", red=None, black=3),
    events.SmokeCame(cell=(3, 3)),
    events.FireCame(cell=(3, 3), cause="beside"),
    events.Exploded(cell=(3, 3), cause="hazmat"),
    events.Blast(start=(3, 3), direction="west", path=(), stop="wall", lit=None, edge=E_),
    events.Blast(start=(3, 3), direction="west", path=(), stop="door", lit=None, edge=E_),
    events.Blast(start=(3, 4), direction="west", path=((3, 3),), stop="fire", lit=(3, 2), edge=None),
    events.Blast(start=(3, 1), direction="west", path=((3, 0),), stop="edge", lit=None, edge=None),
    events.DoorGone(edge=E_),
    events.FlashedOver(wave=2, cells=((3, 3), (3, 4))),
    events.HazmatPlaced(cell=(3, 3)),
    events.Exploding(seat=1, cell=(3, 3)),
    events.FlaredUp(cell=(3, 3)),
    events.HotSpot(cell=(3, 3), reserve=5),
    events.KnockedDown(seat=1, cell=(3, 3)),
    events.Recovered(seat=1, cell=(0, 3)),
    events.Lost(cell=(3, 3), lost=2),
    events.BurntOut(cells=((0, 3),)),
    events.PoiPlaced(cell=(3, 3), rolled=(3, 3), cleared=False),
    events.PoiPlaced(cell=(3, 3), rolled=(3, 4), cleared=False),
    events.PoiPlaced(cell=(3, 3), rolled=(3, 3), cleared=True),
    events.NoPoi(),
    events.Won(rescued=7),
    events.PlaysOn(seat=1),
    events.Finished(seat=1),
    events.Collapsed(victims=2, poi=1),
    events.Ended(reason="lost"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_has_a_sentence_of_its_own(language: str) -> None:
    talk = speaker(language)
    assert {type(event) for event in HAPPENING} == set(get_args(events.Event))
    told = [talk.event(event) for event in HAPPENING]
    assert len(set(told)) == len(told)
    for event, sentence in zip(HAPPENING, told, strict=True):
        assert sentence.endswith(".")
        assert not re.search(r"[{}()]\)|None|\(\)", sentence)
        facts = msgspec.structs.asdict(event)
        if "seat" in facts and facts["seat"] == 1:
            assert "Max" in sentence or isinstance(event, events.Splashed)
        if facts.get("by") is not None:
            assert "Zoé" in sentence
        for name in ("cell", "lit", "target"):
            if facts.get(name) is not None:
                assert f"{facts[name][0]},{facts[name][1]}" in sentence
        if facts.get("edge") is not None:
            assert "3,2–3,3" in sentence
        assert talk.depth(event) in (0, 1, 2)
    for never_said in ("event-flashpoint-poi-moved-cleared", "choice-flashpoint-take", "choice-flashpoint-place"):
        assert not talk.texts.has(never_said)


def test_the_board_fits_eighty_columns_and_below_that_it_is_told(tmp_path: Path) -> None:
    arguments = ["play", "flashpoint", "quick=true", "mode=advanced", "--seed", "s", "--lang"]
    for language in LANGUAGES:
        for columns, drawn in ((80, True), (79, True), (78, False), (60, False)):
            home = tmp_path / f"{language}{columns}"
            home.mkdir()
            done = brasier(*arguments, language, home=home, typed="1\nquit\n", COLUMNS=str(columns))
            lines = [line for line in done.stdout.replace("> ", "").splitlines() if str(home) not in line]
            assert max(map(len, lines)) <= columns
            assert ("┏━━━" in done.stdout) == drawn
            too_wide = " ".join(Texts(language).say("board-too-wide").split())
            assert (too_wide in " ".join(done.stdout.split())) != drawn


def test_no_colour_where_nobody_wants_it(tmp_path: Path) -> None:
    arguments = ["play", "flashpoint", "quick=true", "--seed", "s"]
    code, shown = at_a_terminal(arguments, [b"n\n", b"\x04"], b"> ", home=tmp_path)
    assert code == 0
    assert "\x1b[0;1;38;5;" in shown
    _, plain = at_a_terminal(arguments, [b"n\n", b"\x04"], b"> ", home=tmp_path, NO_COLOR="1")
    assert "\x1b[" not in plain.replace("\x1b[?2004h", "").replace("\x1b[?2004l", "")
    assert "┏━━━" in plain


# ---- winning


def test_a_match_is_won_and_played_on(tmp_path: Path) -> None:
    """Whoever holds the dice can be kind: each point of interest comes to the door, and each is a victim."""
    quiet = ("1,7", "1,8", "2,7", "2,8", "6,1", "6,2", "6,3")  # smoke there burns nobody
    begin = ["3,0", "begin zoé", "end", "5,8", "end", "5,8", "alarm", "3,1"]
    rescues = [["e", "victim", "carry w", "end", roll, "3,1"] for roll in quiet]
    typed = [*begin, *(line for rescue in rescues for line in rescue)]
    typed = typed[: typed.index(quiet[-1]) - 1]  # with the seventh rescue the team has won
    arguments = ["play", "flashpoint", "--dice", "manual", "firefighters=1", "--people", "Zoé", "--save", "m.brasier"]
    done = brasier(
        *arguments, home=tmp_path, typed="\n".join([*typed, "undo", "w", "undo", "carry w", "2", "quit", ""])
    )
    assert done.returncode == 0
    assert "7 victims are safe: the team has won." in done.stdout
    assert "Taken back: Zoé carries a victim from 3,1 to 3,0." in done.stdout
    assert "Zoé decides to play on, to save all 10." in done.stdout
    content = brasier("play", "--resume", "m.brasier", home=tmp_path, typed="undo\nfinish\n")
    assert "Taken back: Zoé decides to play on" in content.stdout
    assert "Won: 7 victims rescued, 0 lost." in content.stdout


# ---- taking back


def test_undo_takes_the_last_decision_back_with_the_dice_that_followed(tmp_path: Path) -> None:
    typed = "undo\ns\nend\nundo\nundo\nundo\nquit\n"
    done = brasier("play", "flashpoint", "quick=true", "--seed", "s", "--people", "Zoé", home=tmp_path, typed=typed)
    assert "Taken back: Zoé ends the turn and keeps 3 AP." in done.stdout
    assert "Taken back: Zoé moves from 0,6 to 1,6." in done.stdout
    assert done.stdout.count("There is nothing to take back yet.") == 2
    assert kept(tmp_path).steps == []


# ---- the real box


def test_dice_of_the_real_box_from_the_first_explosion_to_the_first_turns(tmp_path: Path) -> None:
    typed = [
        "9", "3",  # no black die shows a 9
        "9,9", "x", "4 4",
        "noir 5", "3", "rouge 5",  # 3,5 burns already (P28)
        "1,1", "12", "undo", "1 3", "1;4",  # hazmats
        "2 1", "2 2", "4 8",  # points of interest
        "capitaine", "roi", "captain", "tirer secouriste",
        "0,6", "place 4,9", "ouest", "engine", "park engine east", "begin b",
        "w", "victime", "e", "fin",
        "6 8", "5 7",  # where the fire advances; the next victim
        "s", "undo", "quit",
    ]  # fmt: skip
    done = brasier(
        "play", "flashpoint", "mode=advanced", "firefighters=2", "specialists=draw", "--people", "A,B",
        "--dice", "manual", "--lang", "fr", home=tmp_path, typed="\n".join([*typed, ""]),
    )  # fmt: skip
    assert done.returncode == 0
    assert done.stderr == ""
    record = kept(tmp_path)
    assert record.dealer == "manual"
    assert [step.action for step in record.steps] == [
        "black 3", "roll 4,4", "red 5", "roll 1,1", "roll 1,3", "roll 1,4", "roll 2,1", "roll 2,2", "roll 4,8",
        "draw captain", "draw paramedic", "place 0,6", "place 4,9", "park ambulance west", "park engine east",
        "begin 1", "move west", "victim", "move east", "end", "roll 6,8",
    ]  # fmt: skip
    assert "Dé noir pour une explosion (1 à 8)" in done.stdout
    told = " ".join(done.stdout.split("\n"))
    turned = (  # P28: black was 4
        "Le dé noir de la deuxième explosion est retourné sur sa face opposée, 5\u202f; "
        "lancez seulement le dé rouge (1 à 6)\u202f: "
    )
    assert told.count(turned) == 3
    assert turned not in done.stdout  # a long question is broken where the screen ends
    assert "Dés pour une explosion\u202f: rouge 5, noir 5." in told
    assert "Le point d’intérêt en 4,8 est (victime ou alarme)" in done.stdout
    assert "Spécialiste tiré par @1 B" in done.stdout


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [("en", "carry", "There is no victim to carry here"), ("fr", "porter", "Il n’y a pas de victime à porter ici")],
)
def test_a_load_that_is_not_there_is_refused_whatever_the_way(
    tmp_path: Path, language: str, typed: str, told: str
) -> None:
    arguments = ["play", "flashpoint", "quick=true", "--seed", "s", "--lang", language]
    assert told in brasier(*arguments, home=tmp_path, typed=f"{typed}\nquit\n").stdout
