"""Tails on Fire around one screen: people who choose in secret and hand it over."""

import re
from pathlib import Path

import msgspec

from brasier.games.tails.view import View
from doors.tails_table import (
    CHOSEN,
    FOUR,
    FOUR_PEOPLE,
    SET_UP,
    at_the_table,
    chosen_in_secret,
    done_by,
    flat,
    go_on,
    hand_overs,
    kept,
    pages,
    play_as_offered,
    speaker,
    type_in,
)
from doors.terminal import at_a_terminal

# ---- secrets


# What the four do with their cards: Ann lays her last one, Dan wins with a trickster that counts as 1.
HUNT = ["1", "", "2", "", "3", "", "4", "", "5", "", "6", "", "7", "", "8", "", "9", "", "0", "", "0", "", "+"]


def test_the_screen_changes_hands_as_seldom_as_can_be(tmp_path: Path) -> None:
    """Ann begins, so she chooses last and keeps the screen. Later, without a card, she is not asked to pass.

    Neither is Bob when a trickster lies on top and a 2 is wanted: he has played his. Dan wins. In the next round Cyd,
    who has the screen, chooses first, and Dan, who begins, last.
    """
    second = ["5", "1 2 5", "", "6 7 8", "", "3 4 5", "", "1 2 5", "5"]
    lines = [*chosen_in_secret(), *HUNT, "", "0", *second, "quit"]
    shown = type_in(FOUR_PEOPLE, lines, tmp_path)
    circuit = ["Bob", "Cyd", "Dan", "Ann"]
    hunting = [*circuit, *circuit, "Bob", "Cyd", "Dan", "Cyd"]
    assert hand_overs(shown) == [*circuit, *hunting, "Ann", "Bob", "Dan", "Ann"]
    assert kept(tmp_path).steps[-1].action == "play 5"
    ann = [page for owner, page in pages(shown) if owner == "Ann"][3]  # her first of the second round
    assert "Dan plays the trickster, which counts as 1." in ann  # though her pass came after it
    assert "Ann, Bob and Cyd pass." in ann


def test_what_happened_is_told_to_all_and_what_is_secret_to_one(tmp_path: Path) -> None:
    """On the open page, above the open board, stands all news since the next person's last turn; then only theirs."""
    shown = type_in(FOUR_PEOPLE, [*chosen_in_secret(), *HUNT, "", "0", "5", "1 2 5", "", "quit"], tmp_path)
    *_, (dan, played), (cyd, passed), (ann, won) = pages(shown.partition("The match is kept.")[0])
    assert (dan, cyd, ann) == ("Dan", "Cyd", "Ann")
    news = {
        played: ["Ann plays the 9.", "Bob and Cyd pass."],
        passed: ["Dan plays the trickster, which counts as 1.", "Ann and Bob pass."],
        won: ["Bob and Cyd pass.", "Dan wins the round with the trickster", "Dan steals 1 flame", "Round 2: "],
    }
    for page, sentences in news.items():
        public, _, private = page.partition("Pass the screen to ")
        told, _, board = public.partition("╭──")
        for sentence in sentences:
            assert sentence in told
            assert sentence not in private
        assert "[" not in public
        assert "Ann 1^" in flat(board)
    assert "Round 2 of 9 · Ann 1 flame · Bob 0 flames" in won.partition("Pass the screen to ")[0]
    assert "You hold: +1" in played.partition("Pass the screen to ")[2]
    assert "Your hand: 3  4  6  7  8  +1" in won.partition("Pass the screen to ")[2]


def test_the_first_hand_over_leaves_the_greeting_on_the_screen(tmp_path: Path) -> None:
    """No secret has been shown yet. The second one wipes."""
    typed = [b"\n", b"1 5 9\n", b"quit\n"]
    arguments = ["play", "tails", "players=4", "--people", ",".join(FOUR), "--save", "m.brasier", "--seed", "sealed"]
    for command in (arguments, ["play", "--resume", "m.brasier"]):
        code, shown = at_a_terminal(command, typed, b"", home=tmp_path)
        assert code == 0
        before, question, after = shown.partition("Pass the screen")
        assert question
        assert "What chance will bring is sealed: " in before
        assert "\x1b[2J" not in before
        assert "\x1b[2J" in after
        assert "Ann draws the " in before  # also when it goes on: nobody remembers


def test_only_enter_takes_the_screen(tmp_path: Path) -> None:
    shown = type_in(FOUR_PEOPLE, [*SET_UP, "2 6 +1", "board", "", "2 6 +1", "quit"], tmp_path)
    assert shown.count("Just press Enter.") == 2
    assert hand_overs(shown) == ["Bob", "Bob", "Bob", "Cyd"]
    assert done_by(kept(tmp_path), 1) == ["choose 2 6 +1"]
    french = type_in(["--lang", "fr", *FOUR_PEOPLE[:-2]], [*SET_UP, "x", "q"], tmp_path)
    assert "Appuyez simplement sur Entrée." in french


def test_what_is_for_one_persons_eyes_fits_on_a_small_screen(tmp_path: Path) -> None:
    """Six people, 80 columns, 24 lines: the second screen of a terminal cannot be scrolled."""
    people = ",".join(f"Opossum {number}" for number in range(1, 7))
    shown = play_as_offered(["players=6", "--people", people, "--seed", "small"], tmp_path, COLUMNS="80")
    seen = [page.partition("presses Enter. ")[2].partition("\n> ")[0] for page in re.split(r"\n{30,}", shown)]
    assert len(seen) > 60
    assert max(page.count("\n") + 2 for page in seen) <= 24  # lines, and the one to type on


def test_at_the_end_all_hear_what_happened_since_the_first_of_them_had_the_screen(tmp_path: Path) -> None:
    """Dan decides last, but Ann has not had the screen since she played."""
    lines = [*chosen_in_secret(), "1", "", "0", "", "0", "", "0"]
    shown = type_in([*FOUR_PEOPLE, "deck=1:3"], lines, tmp_path)
    end = flat(shown.rpartition("\n> ")[2])
    assert end.startswith("Bob, Cyd and Dan pass. Ann wins the round with the 1 and takes the iguana card 1")
    assert "The match is over." in end


def test_with_one_person_the_screen_never_changes_hands(tmp_path: Path) -> None:
    shown = play_as_offered(["players=2", "--people", "Ann", "--seed", "s"], tmp_path)
    assert "Pass the screen" not in shown
    assert "[" in shown  # her own cards are hers to see


def test_nobody_can_tell_what_another_chose(tmp_path: Path) -> None:
    """Whatever Bob chooses, and whatever Cyd asks for or takes back, the screen shows the same."""
    worlds = []
    for choice in ("2 6 +1", "3 5 7"):
        home = tmp_path / choice
        home.mkdir()
        asked = ["log", "words", "score", "legend", "board", "undo", "", "quit"]
        shown = type_in(FOUR_PEOPLE, [*SET_UP, "", choice, "", *asked], home)
        worlds.append(pages(shown.partition("The match is kept.")[0]))
    assert [owner for owner, _ in worlds[0]] == ["Bob", "Cyd", "Bob"]
    assert worlds[0] == worlds[1]
    assert "Taken back: Bob has chosen 3 cards." in worlds[0][2][1]


def test_nobody_can_tell_whether_a_pass_was_a_bluff(tmp_path: Path) -> None:
    """Bob holds the 6 that is wanted, or does not; he passes. Others see the same, also when it is taken back."""
    worlds = []
    for choice in ("2 6 +1", "2 5 +1"):
        home = tmp_path / choice
        home.mkdir()
        lines = [*SET_UP[:4], "6", "", choice, "", "3 7 +1", "", "4 8 +1", "", "1 5 9", "0", "", "0"]
        asked = ["", "log", "words", "score", "undo", "", "quit"]
        shown = type_in(FOUR_PEOPLE, [*lines, *asked], home)
        assert done_by(kept(home), 1) == [f"choose {choice}"]
        worlds.append(pages(shown))
    assert [owner for owner, _ in worlds[0]] == ["Bob", "Cyd", "Dan", "Ann", "Bob", "Cyd", "Bob"]
    hidden = [[page for owner, page in world if owner != "Bob"] for world in worlds]
    assert hidden[0] == hidden[1]
    own = [[page for owner, page in world if owner == "Bob"] for world in worlds]
    assert own[0] != own[1]
    assert "Taken back: Bob passes." in own[0][2]


def test_a_person_sees_only_their_own_chosen_cards(tmp_path: Path) -> None:
    shown = play_as_offered(["players=4", "--people", ",".join(FOUR), "--seed", "own", "deck=2:1,5:2,8:3"], tmp_path)
    before_the_end = shown.rpartition("Pass the screen")[0]
    seen = 0
    for owner, page in pages(f"{before_the_end}Pass the screen to nobody"):
        for name in re.findall(r"^..[RBYG] (\w+) .*\[", page, re.M):
            assert name == owner
            seen += 1
        assert set(re.findall(r"(\w+) chooses", page)) <= {owner}
    assert seen > 20


def test_chosen_cards_leave_no_trace_on_a_real_screen(tmp_path: Path) -> None:
    """They are shown on the terminal's second screen, which has no memory."""
    lines = [*SET_UP, "", "2 6 +1", "", "3 7 +1", "", "4 8 +1", "", "1 5 9", "1", "", "2", "", "quit"]
    code, shown = at_a_terminal(FOUR_PEOPLE, [f"{line}\n".encode() for line in lines], b"", home=tmp_path)
    assert code == 0
    assert done_by(kept(tmp_path), 1) == ["choose 2 6 +1", "play 2"]
    main_screen = re.sub(r"\x1b\[\?1049h.*?\x1b\[\?1049l", "", shown, flags=re.DOTALL)
    for secret in ("Your hand", "You hold", "chooses"):
        assert secret in shown
        assert secret not in main_screen
    assert "▒▒▒" in main_screen  # what lies open is there for all who look on


# ---- what everybody can foresee


def test_whoever_holds_no_card_passes_unasked() -> None:
    match = at_the_table("iguana 1", *CHOSEN)
    view: View = match.view(None)
    assert speaker().obvious(view, 0) is None
    assert speaker().obvious(view, 1) is None  # it is not his turn
    empty = msgspec.structs.replace(view.players[0], holds=0)
    assert speaker().obvious(msgspec.structs.replace(view, players=(empty, *view.players[1:])), 0) == "pass"


def test_whoever_cannot_hold_what_fits_passes_unasked() -> None:
    """The first card: Bob's 1 lies on his pile, and a trickster cannot open. Cyd may well hold the 1, but does not."""
    match = at_the_table("iguana 1", *CHOSEN, "0: pass")
    assert speaker().obvious(match.view(None), 1) == "pass"
    match.play(1, "pass")
    assert match.legal(2) == ["pass"]
    assert speaker().obvious(match.view(None), 2) is None
    assert speaker().obvious(match.view(2), 2) == "pass"  # that is what she herself knows


def test_a_trickster_makes_one_wonder_as_long_as_it_can_be_played() -> None:
    """Ann's 2 lies on her pile and Bob's is gone, but both have a trickster, until Dan's lies on top."""
    match = at_the_table("iguana 1", *CHOSEN)
    for card in range(1, 10):
        match.play((card - 1) % 4, f"play {card}")
    assert speaker().obvious(match.view(None), 1) is None  # Bob's 1 is on his pile; +1 would count as 1
    go_on(match, "1: pass", "2: pass", "3: play +1", "0: pass")
    assert speaker().obvious(match.view(None), 1) == "pass"
    match.play(1, "pass")
    assert speaker().obvious(match.view(None), 2) is None  # Cyd has a 2


def test_a_card_somebody_has_shown_not_to_hold_is_not_expected() -> None:
    match = at_the_table("iguana 1", *CHOSEN, "0: pass", "1: pass")
    view: View = match.view(None)
    without = msgspec.structs.replace(view.players[2], lacks=("1",))
    players = (*view.players[:2], without, view.players[3])
    assert speaker().obvious(view, 2) is None
    assert speaker().obvious(msgspec.structs.replace(view, players=players), 2) == "pass"


def test_whoever_has_no_more_than_three_cards_need_not_choose() -> None:
    view: View = at_the_table("iguana 1").view(None)
    for cards, action in ((("2", "5", "+1"), "choose 2 5 +1"), (("8",), "choose 8"), (("1", "2", "3", "4"), None)):
        bob = msgspec.structs.replace(view.players[1], cards=cards)
        players = (view.players[0], bob, *view.players[2:])
        assert speaker().obvious(msgspec.structs.replace(view, players=players), 1) == action


def test_undo_passes_over_what_needed_no_decision(tmp_path: Path) -> None:
    """Ann's pass without a card goes back together with Dan's trickster, and Dan is asked again."""
    shown = type_in(FOUR_PEOPLE, [*chosen_in_secret(), *HUNT, "", "undo", "", "0", "quit"], tmp_path)
    (*_, (owner, page)) = pages(shown)
    assert owner == "Dan"
    assert "Taken back: Dan plays the trickster, which counts as 1." in page
    assert [(step.seat, step.action) for step in kept(tmp_path).steps][-2:] == [(2, "pass"), (3, "pass")]


def test_when_a_choice_is_taken_back_bots_choose_anew(tmp_path: Path) -> None:
    arguments = ["play", "tails", "--people", "Ann", "--dice", "manual"]
    shown = type_in(arguments, [*SET_UP, "1 5 9", "undo", "undo", "quit"], tmp_path)
    assert "Taken back: Ann has chosen 3 cards." in shown
    assert "Taken back: Round 1: the iguana card has start value 1" in shown
    assert len(kept(tmp_path).steps) == len(SET_UP) - 1


# ---- keeping


def test_a_match_left_in_the_middle_of_the_choice_goes_on_with_the_choices_kept(tmp_path: Path) -> None:
    type_in(FOUR_PEOPLE, [*SET_UP, "", "2 6 +1", "", "quit"], tmp_path)
    assert done_by(kept(tmp_path), 1) == ["choose 2 6 +1"]
    lines = ["", "log", "words", "3 7 +1", "", "4 8 +1", "", "1 5 9", "1", "", "quit"]
    shown = type_in(["play", "--resume", "m.brasier"], lines, tmp_path)
    assert hand_overs(shown) == ["Cyd", "Dan", "Ann", "Bob"]
    for owner, page in pages(shown):
        assert "2, 6 and +1" not in page  # he knows
        assert ("You hold: 2  6  +1" in page) == (owner == "Bob")
    assert [step.action for step in kept(tmp_path).steps][5:] == [
        "choose 2 6 +1", "choose 3 7 +1", "choose 4 8 +1", "choose 1 5 9", "play 1",
    ]  # fmt: skip
