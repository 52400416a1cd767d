"""Terminal play as people use it: real processes, real files, real typing."""

import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import brasier as library
from brasier.core.game import CHANCE
from brasier.core.match import verify
from brasier.core.record import Record, read_record, write_record
from brasier.games import find
from doors.terminal import at_a_terminal, brasier, environment

FIRST_ALWAYS = "1\n" * 500


def kept(home: Path) -> Record:
    """The one match kept in this home."""
    (file,) = (home / "matches").glob("*.brasier")
    return read_record(file.read_text(encoding="utf-8"))


# ---- whole matches


@pytest.mark.parametrize(
    "arguments",
    [
        ["feurio"],
        ["feurio", "players=2", "firebreaks=true", "--people", "Zoé,Max"],
        ["feurio", "--people", "Zoé", "--lang", "fr", "players=3", "cest_chaud=true"],
        ["feurio", "mode=solitaire", "--lang", "fr"],
        ["feurio", "mode=cooperative", "players=3", "--people", "A,B,C"],
        ["feurio", "--people", ""],
    ],
)
def test_a_whole_match_by_typing_only_ones(tmp_path: Path, arguments: list[str]) -> None:
    hands = "\n1\n" * 500 if "firebreaks=true" in arguments else FIRST_ALWAYS
    done = brasier("play", *arguments, "--seed", "whole", home=tmp_path, typed=hands)
    assert done.stderr == ""
    assert done.returncode == 0
    record = kept(tmp_path)
    assert record.result is not None
    assert verify(find("feurio"), record).confirmed == 36
    assert "whole" in done.stdout  # the seed is told


def test_the_end_tells_who_won_and_every_zone(tmp_path: Path) -> None:
    arguments = ["play", "feurio", "players=2", "--people", "Zoé,Max", "--seed", "end"]
    done = brasier(*arguments, home=tmp_path, typed="1\n2\n" * 400)  # a man wherever there is a choice
    match = library.load(write_record(kept(tmp_path)))
    told = done.stdout.partition("The match is over.")[2]
    outcome = match.outcome()
    assert outcome is not None
    for name, score in zip(("Zoé", "Max"), outcome.scores, strict=True):
        assert re.search(rf"{name}: {score} points?\.", told)
    assert len(match.view(None).zones) >= 4
    for zone in match.view(None).zones:
        assert f"({' '.join(f'{q},{r}' for q, r in zone.cells)})" in " ".join(told.split())
    assert told.count("÷") + told.count("no free access") == len(match.view(None).zones)


def test_a_chosen_seed_gives_the_same_match_again(tmp_path: Path) -> None:
    records = []
    for home in (tmp_path / "one", tmp_path / "two"):
        home.mkdir()
        brasier("play", "feurio", "--seed", "again", home=home, typed=FIRST_ALWAYS)
        records.append(kept(home))
    assert records[0].steps == records[1].steps


def test_the_firebreaks_are_turned_over_at_the_end(tmp_path: Path) -> None:
    done = brasier(
        "play", "feurio", "players=2", "firebreaks=true", "--people", "Zoé,Max", "--seed", "over",
        home=tmp_path, typed="\n2\n" * 34 + "\n1\n" * 4,
    )  # fmt: skip
    match = library.load(write_record(kept(tmp_path)))
    board = done.stdout.partition("The match is over.")[2]
    firebreaks = [tile for tile in match.view(None).tiles if tile.firebreak_of is not None]
    assert firebreaks
    assert "[?]" not in board
    assert len(re.findall(r"\[[1-6]\]", board)) == len(firebreaks)


# ---- beginning


def test_the_first_screen_needs_no_arguments(tmp_path: Path) -> None:
    typed = f"77\n1\nx\n2\n{'x' * 61}\nEve (easy bot)\n Zoé \nscore\nquit\n"
    done = brasier("play", home=tmp_path, typed=typed)
    assert done.returncode == 0
    assert "Type a number from 1 to 3." in done.stdout
    assert "Type a number from 1 to 8." in done.stdout
    assert kept(tmp_path).options["mode"] == "solitaire"
    assert kept(tmp_path).seats == ["Zoé"]
    again = brasier("play", home=tmp_path, typed="4\nquit\n")
    assert "4) Go on with Feurio! of Zoé" in again.stdout
    assert len(list((tmp_path / "matches").iterdir())) == 1
    assert brasier("play", home=tmp_path, typed="q\n").returncode == 0


def test_the_opening_says_who_plays_what_in_words(tmp_path: Path) -> None:
    done = brasier("play", "feurio", "players=3", "firebreaks=true", "--people", "Zoé", home=tmp_path, typed="quit\n")
    opening = " ".join(done.stdout.split())
    assert "Feurio! for 3. Everyone plays for themselves, and the most points win (F20). With firebreaks." in opening
    assert "Zoé plays R red, Y yellow." in opening
    assert "False" not in done.stdout


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess"], "chess"),
        (["feurio", "players=9"], "2 to 4"),
        (["feurio", "mode=cooperative", "firebreaks=true"], "F23"),
        (["feurio", "players=" + "[" * 100_000], "players"),
        (["feurio", "players=\udcff"], "name=value"),
        (["feurio", "--people", "A,B,C,D,E"], "seats"),
        (["feurio", "--people", "A,A"], "Two people"),
        (["feurio", "--people", "Eve (uniform bot)"], "bot"),
        (["feurio", "--seed", " "], "seed"),
        (["feurio", "firebreaks=true", "--dice", "manual"], "real box"),
        (["--resume", "missing.brasier"], "missing.brasier"),
        (["--resume", "missing.brasier", "players=2"], "as it began"),
        (["--resume", "."], "."),
        (["--resume", "/dev/zero"], "too long"),
    ],
)
def test_what_cannot_be_started_is_refused_in_one_sentence(tmp_path: Path, arguments: list[str], reason: str) -> None:
    done = brasier("play", *arguments, home=tmp_path)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("brasier: ")
    assert done.stderr.count("\n") == 1
    assert reason in done.stderr


# ---- typing


def test_wrong_input_is_answered_with_the_reason_and_changes_nothing(tmp_path: Path) -> None:
    wrong = ["pass", "tile 0,0", "tile 40,40", "men 40,40 red 1", "99", "0", "-1", "½", "dance", "0" * 5000, "9" * 5000]
    typed = "\n".join([*wrong, "1", "tile 9,9", "quit", ""])
    done = brasier("play", "feurio", "players=2", "eldest=1", "--seed", "s", home=tmp_path, typed=typed)
    answers = done.stdout
    assert answers.count("(F9)") == 3  # a pass and men before the tile lies, a tile when there is none
    assert answers.count("(F10)") == 2  # a cell that is taken, and one far away
    assert "I do not understand “dance”." in answers
    assert "Traceback" not in done.stdout + done.stderr
    assert sum(step.seat == 0 for step in kept(tmp_path).steps) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_actions_may_be_typed_in_ones_own_words(tmp_path: Path, language: str) -> None:
    match = library.new("feurio", seed="s", players=2, eldest=1)
    cell = match.legal(0)[0].split()[1]
    words = {"en": "men 0,0 red 1", "fr": "homme 0,0 rouge 1"}[language]
    typed = f"{cell}\n{words}\nquit\n"
    brasier("play", "feurio", "players=2", "eldest=1", "--seed", "s", "--lang", language, home=tmp_path, typed=typed)
    assert [step.action for step in kept(tmp_path).steps if step.seat == 0] == [f"tile {cell}", "men 0,0 red 1"]


def test_a_terminal_of_another_alphabet_is_no_reason_to_stop(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "brasier", "play", "feurio", "--seed", "s", "--lang", "fr"],
        input=b"\xff\xfe caf\xe9\n1\nquit\n",
        env=environment(tmp_path) | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert done.stderr == b""
    assert done.stdout.isascii()
    assert sum(step.seat == 0 for step in kept(tmp_path).steps) == 1


def test_every_command_works_in_both_languages(tmp_path: Path) -> None:
    english = "help\nboard\nlegend\nwords\nscore\nlog\nrule F14\nrule 14\nrule\nrule X1\n\nquit\n"
    french = "aide\nplateau\nlégende\nmots\nscore\njournal\nrègle F14\nrègle 14\nrègle\nrègle X1\n\nquitter\n"
    for language, typed in (("en", english), ("fr", french), ("fr", english)):
        done = brasier("play", "feurio", "--seed", "s", "--lang", language, home=tmp_path, typed=typed)
        assert done.returncode == 0
        assert done.stdout.count("F14 · ") == 3
        assert "F27 · " in done.stdout
        assert "X1" in done.stdout
        assert "*13*" in done.stdout
        assert done.stdout.count("╱‾╲") == 3 * 4


def test_lines_are_broken_between_words(tmp_path: Path) -> None:
    typed = "help\nrule F24\nwords\nscore\nquit\n"
    done = subprocess.run(
        [sys.executable, "-m", "brasier", "play", "feurio", "--seed", "s"],
        input=typed,
        env=environment(tmp_path) | {"COLUMNS": "60"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    lines = [line for line in done.stdout.replace("> ", "").splitlines() if str(tmp_path) not in line]
    assert max(len(line) for line in lines) <= 60
    assert "\u00a0" not in done.stdout


def test_a_choice_stays_on_one_line(tmp_path: Path) -> None:
    """With two colours to pay a firebreak with, the ways to lay a tile need two lines: each is whole on one of them."""
    done = subprocess.run(
        [sys.executable, "-m", "brasier", "play", "feurio", "players=2", "eldest=1", "firebreaks=true", "--seed", "s"],
        input="quit\n",
        env=environment(tmp_path) | {"COLUMNS": "60"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    ways = re.findall(r"^ .*face down, costs 1 (?:red|green)", done.stdout, re.M)
    assert sum(line.count("face down, costs 1 ") for line in ways) == done.stdout.count("face down")


# ---- taking back


def test_undo_takes_the_last_decision_back_and_says_which(tmp_path: Path) -> None:
    """The first tile has six cells to choose from, the second decision is about men."""
    typed = "undo\n1\n1\nundo\nundo\nundo\nquit\n"
    done = brasier("play", "feurio", "mode=solitaire", "--seed", "s", home=tmp_path, typed=typed)
    assert done.returncode == 0
    assert done.stdout.count("Taken back: Captain") == 2
    assert done.stdout.count("There is nothing to take back yet.") == 2
    record = kept(tmp_path)
    assert [step.seat for step in record.steps] == [CHANCE, CHANCE]
    again = library.new("feurio", seed="s", mode="solitaire")
    assert again.steps == record.steps


def test_undo_passes_over_steps_without_a_choice(tmp_path: Path) -> None:
    """With one hottest point there is nothing to decide: undo goes back to the decision before it."""
    match = library.new("feurio", seed="0", mode="solitaire")
    decisions: list[int] = []
    typed = ""
    while len(match.legal(0)) > 1:
        decisions.append(len(match.steps))
        match.play(0, match.legal(0)[0])
        match.deal()
        typed += "1\n"
    brasier("play", "feurio", "mode=solitaire", "--seed", "0", home=tmp_path, typed=f"{typed}1\nundo\nquit\n")
    assert len(kept(tmp_path).steps) == decisions[-1]


def test_manual_draws_are_asked_for_checked_and_taken_back(tmp_path: Path) -> None:
    typed = "7\ndraw 9\nnonsense\n\n3\ndraw 5\nundo\n4\n4\n1\n1\n6\nundo\n2\nquit\n"
    done = brasier("play", "feurio", "players=2", "--people", "A,B", "--dice", "manual", home=tmp_path, typed=typed)
    assert done.returncode == 0
    assert "Value drawn by A (1–6):" in done.stdout
    assert done.stdout.count("(F1)") == 2
    record = kept(tmp_path)
    assert record.dealer == "manual"
    assert record.seed is None
    assert [step.action for step in record.steps if step.seat == CHANCE] == ["draw 3", "draw 4", "draw 4", "draw 2"]


# ---- secrets


def test_nobody_sees_another_persons_firebreak_or_drawn_tile(tmp_path: Path) -> None:
    """Around one screen: after a hand-over nothing tells what the other person drew or laid face down."""
    match = library.new("feurio", seed="secret", players=2, firebreaks=True)
    (actor,) = match.actors()
    value = match.view(actor).drawn
    action = next(text for text in match.legal(actor) if text.startswith("firebreak"))
    typed = f"\n{action}\nnot yet\n\nlog\nboard\nquit\n"
    done = brasier(
        "play", "feurio", "players=2", "firebreaks=true", "--people", "Zoé,Max", "--seed", "secret",
        home=tmp_path, typed=typed,
    )  # fmt: skip
    assert done.returncode == 0
    of_max, of_zoe = re.split(r"\n{30,}", done.stdout)
    assert f"Max draws a {value}." in of_max.partition("Pass the screen to Max")[2]
    assert f"Max draws a {value}." not in of_zoe
    news, _, private = of_zoe.partition("Pass the screen to Zoé")
    assert "Max draws a tile without showing it." in news
    assert "Max lays a firebreak" in news
    assert f"Max lays a {value}" not in of_zoe
    assert "Zoé draws a tile without showing it." in news
    assert re.search(r"Zoé draws a \d\.", private)


def test_what_was_taken_back_is_told_to_all_and_without_its_secret(tmp_path: Path) -> None:
    """Zoé takes Max's firebreak back: everybody reads so before Max gets the screen, and nobody reads its value."""
    match = library.new("feurio", seed="secret", players=2, firebreaks=True)
    action = next(text for text in match.legal(1) if text.startswith("firebreak"))
    done = brasier(
        "play", "feurio", "players=2", "firebreaks=true", "--people", "Zoé,Max", "--seed", "secret",
        home=tmp_path, typed=f"\n{action}\n\nundo\n\nquit\n",
    )  # fmt: skip
    _, _, again = re.split(r"\n{30,}", done.stdout)
    news, _, private = again.partition("Pass the screen to Max")
    assert "Taken back: Max lays a firebreak at" in news
    assert "Taken back" not in private
    value = match.view(1).drawn
    assert f"Max draws a {value}." not in news
    assert f"Max draws a {value}." in private


def test_a_secret_draw_from_the_real_box_is_typed_after_the_hand_over(tmp_path: Path) -> None:
    """Start tiles lie open; from then on the screen goes to whoever drew before the value is typed."""
    typed = "3\n5\n\n6\n1\n1\n\n2\nquit\n"
    done = brasier(
        "play", "feurio", "players=2", "firebreaks=true", "--people", "Zoé,Max", "--dice", "manual",
        home=tmp_path, typed=typed,
    )  # fmt: skip
    assert done.returncode == 0
    asked = re.findall(r"(Pass the screen to|Value drawn by) (\w+)", done.stdout)
    assert asked[2:6] == [
        ("Pass the screen to", "Max"),
        ("Value drawn by", "Max"),
        ("Pass the screen to", "Zoé"),
        ("Value drawn by", "Zoé"),
    ]


def test_secrets_leave_no_trace_on_a_real_screen(tmp_path: Path) -> None:
    """They are shown on the terminal's second screen, which has no memory, and it is left before the hand-over."""
    arguments = ["play", "feurio", "players=2", "firebreaks=true", "--people", "Zoé,Max", "--seed", "secret"]
    code, shown = at_a_terminal(arguments, [b"\n", b"1\n", b"1\n", b"\n", b"\x04"], b"", home=tmp_path)
    assert code == 0
    main_screen = re.sub(r"\x1b\[\?1049h.*?\x1b\[\?1049l", "", shown, flags=re.DOTALL)
    assert re.search(r"Max draws a \d", shown)
    assert not re.search(r"Max draws a \d", main_screen)
    assert "Max draws a tile without showing it." in main_screen
    # A terminal without a second screen ignores those signs: there the secret is wiped before anything else is shown.
    after_the_secret = re.split(r"Max draws a \d", shown)[-1]
    assert "\x1b[2J\x1b[3J" in after_the_secret.partition("Pass the screen to Zoé")[0]


def test_a_killed_session_leaves_no_secret_on_the_screen(tmp_path: Path) -> None:
    arguments = ["play", "feurio", "players=2", "firebreaks=true", "--people", "Zoé,Max", "--seed", "secret"]
    code, shown = at_a_terminal(arguments, [b"\n"], b"", home=tmp_path, then=signal.SIGTERM, until=b"Max draws a")
    assert code == 0
    assert shown.rstrip().rfind("\x1b[?1049l") > shown.rfind("Max draws a")


# ---- keeping


def test_a_match_left_and_resumed_is_the_same_match_under_the_same_seal(tmp_path: Path) -> None:
    first = brasier("play", "feurio", "players=2", "--save", "m.brasier", home=tmp_path, typed="1\n1\n1\n1\nquit\n")
    assert "brasier play --resume" in first.stdout
    before = read_record((tmp_path / "m.brasier").read_text(encoding="utf-8"))
    second = brasier("play", "--resume", "./m.brasier", "--save", "m.brasier", home=tmp_path, typed=FIRST_ALWAYS)
    assert second.returncode == 0
    after = read_record((tmp_path / "m.brasier").read_text(encoding="utf-8"))
    assert after.commitment == before.commitment
    assert after.steps[: len(before.steps)] == before.steps
    assert after.result is not None
    assert verify(find("feurio"), after).confirmed == 36


def test_every_match_has_a_file_of_its_own_and_resume_takes_the_last_unfinished_one(tmp_path: Path) -> None:
    assert brasier("play", "--resume", home=tmp_path).returncode == 1
    brasier("play", "feurio", "players=2", "--seed", "one", home=tmp_path, typed="quit\n")
    brasier("play", "feurio", "--seed", "two", "--people", "", home=tmp_path)
    assert len(list((tmp_path / "matches").iterdir())) == 2
    assert brasier("play", "--resume", home=tmp_path, typed=FIRST_ALWAYS).returncode == 0
    texts = [file.read_text(encoding="utf-8") for file in (tmp_path / "matches").iterdir()]
    assert {library.load(text).record().seed for text in texts} == {"one", "two"}
    assert brasier("play", "--resume", home=tmp_path).returncode == 1


def test_a_match_whose_seed_stayed_elsewhere_goes_on_under_a_new_seal(tmp_path: Path) -> None:
    """A record without its seed, as a referee or a table hands it out, can still be played on."""
    match = library.new("feurio", seed="elsewhere", players=2, seats=("Zoé", "Max"))
    before = match.record()
    (tmp_path / "theirs.brasier").write_text(write_record(before), encoding="utf-8")
    done = brasier("play", "--resume", "theirs.brasier", home=tmp_path, typed=FIRST_ALWAYS)
    assert done.returncode == 0
    assert "from step 4 on a new seal deals" in " ".join(done.stdout.split())
    assert (tmp_path / "theirs.brasier").read_text(encoding="utf-8") == write_record(before)
    after = kept(tmp_path)
    assert after.commitment != before.commitment
    assert after.dealt_from == len(before.steps) + 1
    assert verify(find("feurio"), after).confirmed == 36 - 3


def test_saving_never_overwrites_another_file(tmp_path: Path) -> None:
    precious = tmp_path / "precious.txt"
    precious.write_text("precious", encoding="utf-8")
    done = brasier("play", "feurio", "--save", "precious.txt", home=tmp_path, typed="1\nquit\n")
    assert done.returncode == 1
    assert "exists already" in done.stderr
    names = ["precious.txt", "", "new.brasier", "no/such/folder", "~nobody-here/x", "a\0b", "x" * 5000]
    typed = "".join(f"save {name}\n" for name in names) + "1\nquit\n"
    inside = brasier("play", "feurio", home=tmp_path, typed=typed)
    assert inside.returncode == 0
    assert inside.stderr == ""
    assert precious.read_text(encoding="utf-8") == "precious"
    assert not (tmp_path / "no").exists()
    assert library.load((tmp_path / "new.brasier").read_text(encoding="utf-8")).steps
    assert not list(tmp_path.glob("**/*.part"))


def test_a_match_that_cannot_be_kept_is_played_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    done = brasier("play", "feurio", "--save", "file/m.brasier", "--people", "", home=tmp_path)
    assert done.returncode == 0
    assert "file/m.brasier" in done.stdout
    assert kept(tmp_path).result is not None
    nowhere = subprocess.run(
        [sys.executable, "-m", "brasier", "play", "feurio"],
        input="1\nquit\n",
        env=environment(tmp_path) | {"BRASIER_HOME": "/proc/nowhere"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert nowhere.returncode == 0
    assert nowhere.stderr == ""
    assert "--resume" not in nowhere.stdout


def test_what_was_seen_survives_the_plug_being_pulled(tmp_path: Path) -> None:
    """Kill the process at a random moment of fast play: every event that was told is in the file."""
    for attempt in range(6):
        home = tmp_path / str(attempt)
        command = [sys.executable, "-m", "brasier", "play", "feurio", "--seed", f"plug {attempt}", "--lang", "en"]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env=environment(home)
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(FIRST_ALWAYS.encode())
            process.stdin.flush()
            seen = process.stdout.read(2500 + 900 * attempt)
            process.send_signal(signal.SIGKILL)
            seen += process.stdout.read()
            process.wait()
        told = len(re.findall(r"^(?:> )?  .* (?:draws a|lays a|places) .*\.$", seen.decode("utf-8", "ignore"), re.M))
        match = library.load(write_record(kept(home)))
        events = [event for event in match.events(0) if type(event).__name__ not in ("Began", "Ended")]
        assert told > 0
        assert len(events) >= told


def test_two_sessions_of_one_match_do_not_overwrite_each_other(tmp_path: Path) -> None:
    """The second to write finds the file changed, says so, and goes on in a file of its own."""
    brasier("play", "feurio", "players=2", "--save", "m.brasier", "--people", "A,B", home=tmp_path, typed="1\nquit\n")
    command = [sys.executable, "-m", "brasier", "play", "--resume", "m.brasier"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(tmp_path), cwd=tmp_path
    ) as first:
        assert first.stdin is not None
        assert first.stdout is not None
        first.stdout.readline()
        brasier("play", "--resume", "m.brasier", home=tmp_path, typed="1\n1\n1\nquit\n")
        theirs = (tmp_path / "m.brasier").read_text(encoding="utf-8")
        first.stdin.write(b"1\n1\nquit\n")
        first.stdin.close()
        told = first.stdout.read().decode()
    assert "was written by another session" in " ".join(told.split())
    assert (tmp_path / "m.brasier").read_text(encoding="utf-8") == theirs
    assert len(kept(tmp_path).steps) > 4


def test_strange_things_among_the_kept_matches_are_passed_over(tmp_path: Path) -> None:
    brasier("play", "feurio", "--people", "Zoé", home=tmp_path, typed="quit\n")
    folder = tmp_path / "matches"
    (folder / "zz-folder.brasier").mkdir()
    (folder / "zz-dangling.brasier").symlink_to("nowhere")
    (folder / "zz-empty.brasier").write_bytes(b"")
    (folder / "zz-binary.brasier").write_bytes(b"\xff\xfe")
    (folder / "zz-cut.brasier").write_text("brasier record 1\ngame: feurio\n", encoding="utf-8")
    done = brasier("play", home=tmp_path, typed="4\nquit\n")
    assert done.returncode == 0
    assert "Go on with Feurio! of Zoé" in done.stdout
    assert "brasier play --resume" in done.stdout


def test_saving_elsewhere_moves_the_match(tmp_path: Path) -> None:
    brasier("play", "feurio", home=tmp_path, typed="save here.brasier\n1\nquit\n")
    assert not list((tmp_path / "matches").iterdir())
    assert (tmp_path / "here.brasier").exists()


def test_a_command_to_go_on_can_be_pasted(tmp_path: Path) -> None:
    done = brasier("play", "feurio", "--save", "a b.brasier", home=tmp_path, typed="quit\n")
    (line,) = [line for line in done.stdout.splitlines() if "--resume" in line]
    command, *arguments = shlex.split(line.rpartition("> ")[2])
    assert command == "brasier"
    assert brasier(*arguments, home=tmp_path, typed="quit\n").returncode == 0


# ---- a real terminal


def test_in_a_real_terminal_there_are_colours_and_ctrl_d_leaves(tmp_path: Path) -> None:
    code, shown = at_a_terminal(["play", "feurio", "--seed", "s"], [b"\x04"], b"> ", home=tmp_path)
    assert code == 0
    assert "\x1b[" in shown
    assert "--resume" in shown


def test_ctrl_c_leaves_politely(tmp_path: Path) -> None:
    code, shown = at_a_terminal(["play", "feurio", "--seed", "s"], [b"1\n", b"\x03"], b"> ", home=tmp_path)
    assert code == 0, shown
    assert "Traceback" not in shown
    assert kept(tmp_path).steps


def test_after_the_end_another_match_can_follow(tmp_path: Path) -> None:
    typed = [b"o\n", b"\n"]
    code, shown = at_a_terminal(["play", "feurio", "--people", "", "--lang", "fr"], typed, b"[o/N]", home=tmp_path)
    assert code == 0
    assert shown.count("Une autre partie") == 2
    assert len(list((tmp_path / "matches").iterdir())) == 2
