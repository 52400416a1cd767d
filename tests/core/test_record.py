"""Records: damage is named with its line, and nothing but `Damaged` ever comes out of reading."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import brasier
from brasier.core.game import CHANCE
from brasier.core.match import Proof, verify
from brasier.core.record import Damaged, read_record, write_record
from brasier.core.rng import Rng
from brasier.games import find


def _finished() -> str:
    match = brasier.new("feurio", seed="record", seats=("Ada", "Élodie d'Œuvre"), players=2, firebreaks=True)
    rng = Rng(11)
    while match.outcome() is None:
        (actor,) = match.actors()
        legal = match.legal(actor)
        match.play(actor, legal[rng.below(len(legal))])
        match.deal()
    return write_record(match.record())


TEXT = _finished()
LINES = TEXT.split("\n")
HEAD = LINES.index("")


def damaged(text: str) -> Damaged:
    with pytest.raises(Damaged) as caught:
        brasier.load(text)
    return caught.value


def test_the_record_is_readable() -> None:
    assert LINES[:5] == [
        "brasier record 1",
        "game: feurio",
        "rules: 1",
        "option players: 2",
        'option mode: "competitive"',
    ]
    assert "seat 1: Élodie d'Œuvre" in LINES
    assert LINES[HEAD + 1].startswith("1 chance draw ")


def test_remarks_windows_line_ends_and_a_byte_order_mark_are_read() -> None:
    text = "\ufeff" + TEXT.replace("\n", "\r\n").replace("game: feurio", "# a remark\r\ngame: feurio")
    assert brasier.load(text).steps == brasier.load(TEXT).steps


def with_steps(*steps: str, **header: str) -> str:
    """The header of the finished match and these lines instead of its steps."""
    head = [line for line in LINES[:HEAD] if not line.startswith(("steps: ", "result: "))]
    return "\n".join([*head, f"steps: {len(steps)}", *(f"{key}: {value}" for key, value in header.items()), "", *steps])


START = LINES[HEAD + 1 : HEAD + 4]


@pytest.mark.parametrize(
    ("text", "line", "code", "what"),
    [
        ("", 1, "not-a-record", "not a Brasier record"),
        ("PGN\n", 1, "not-a-record", "not a Brasier record"),
        ("\x89PNG\r\n\x1a\n", 1, "not-a-record", "not a Brasier record"),
        ("x" * 1000, 1, "not-a-record", "not a Brasier record"),
        ("#!/bin/sh\n\x00", 2, "not-a-record", "not a Brasier record"),
        (TEXT.replace("record 1", "record 9", 1), 1, "other-format", "another format"),
        (TEXT.replace("game: feurio", "game: chess"), 2, "unknown-game", "does not know the game"),
        (TEXT.replace("rules: 1", "rules: 7"), 3, "other-rules", "version 7"),
        (TEXT.replace("rules: 1", "rules: one"), 3, "whole-number", "whole number"),
        (TEXT.replace("game: feurio\n", ""), HEAD, "header-missing", "no 'game'"),
        (TEXT.replace("rules: 1", "rules: 1\nrules: 1"), 4, "header-twice", "already given in line 3"),
        (TEXT.replace("rules: 1", "rules: 1\nweather: hot"), 4, "unknown-header", "unknown header"),
        (TEXT.replace("rules: 1", "rules 1"), 3, "header-form", "expected 'name: value'"),
        (TEXT.replace("rules: 1", "rules: \x07"), 3, "not-text", "not text"),
        (TEXT.replace("rules: 1", "rules: " + "1" * 1000), 3, "line-too-long", "longer than 1000"),
        (TEXT.replace('mode: "competitive"', 'mode: "cooperative"'), 4, "options-refused", "cannot be played"),
        (TEXT.replace("option players: 2", "option players: {"), 4, "not-a-value", "not a value"),
        (TEXT.replace("option players: 2", "option players: 3"), 9, "seats-refused", "seats-do-not-fit"),
        (TEXT.replace("seat 1:", "seat 2:"), 10, "seat-order", "expected 'seat 1'"),
        (TEXT.replace("seat 0:", "# ").replace("seat 1:", "# "), HEAD + 1, "no-seats", "names no seat"),
        (TEXT.replace("dealer: seeded", "dealer: loaded"), 11, "unknown-dealer", "seeded, manual or scripted"),
        (TEXT.replace("dealer: seeded", "dealer: manual"), 12, "sealed-by-nobody", "a manual match has no"),
        (TEXT.replace("commitment: ", "# "), 11, "no-commitment", "needs a commitment"),
        (TEXT.replace("seed: record", "seed:  record"), 13, "bad-seed", "without spaces at its ends"),
        (TEXT.replace("seed: ", "dealt from: 999\nseed: "), 13, "dealt-from", "from 1 to"),
        (TEXT.replace("seed: ", "dealt from: 0\nseed: "), 13, "dealt-from", "not 0"),
        (with_steps(*START).replace("steps: 3", "steps: 100001"), HEAD - 1, "too-many-steps", "more than 100000"),
        ("\n".join(LINES[:-10]), len(LINES) - 10, "step-count", "but its header says"),
        (with_steps(START[0], START[2]), HEAD + 2, "step-form", "expected step 2"),
        (with_steps(*START, "4 7 pass"), HEAD + 4, "no-such-seat", "no seat '7'"),
        (with_steps(*START, "4 1 tile 30,30"), HEAD + 4, "step-refused", "refused: feurio-not-beside-fire (F10)"),
        (with_steps(*START, result="shared"), HEAD, "result-too-early", "lead to no end"),
        (TEXT.replace("result: ", "# "), 14, "result-missing", "the header says none"),
        (TEXT.replace("winners ", "winners 1 0 "), 15, "result-differs", "the steps lead to the result"),
    ],
)  # fmt: skip
def test_damage_is_named_with_its_line(text: str, line: int, code: str, what: str) -> None:
    error = damaged(text)
    assert (error.line, error.code) == (line, code)
    assert what in error.what
    assert str(error) == f"line {line}: {error.what}"


def test_a_refused_step_carries_the_refusal() -> None:
    error = damaged(with_steps(*START, "4 1 tile 30,30"))
    assert error.facts == {"step": 4, "action": "tile 30,30"}
    assert error.refusal is not None
    assert (error.refusal.code, error.refusal.rule) == ("feurio-not-beside-fire", "F10")
    assert damaged(TEXT.replace("rules: 1", "rules: 7")).refusal is None


def test_what_stands_in_braces_is_repeated_as_it_is() -> None:
    assert damaged(TEXT.replace("rules: 1", "rules: {line}")).what == "'rules' must be a whole number, not '{line}'"


def test_half_a_character_in_an_option_is_named_with_its_line() -> None:
    broken = damaged(TEXT.replace("option players: 2", 'option players: "\\ud800"'))
    assert broken.line == 4


def test_a_cut_anywhere_is_noticed() -> None:
    for length in range(0, len(TEXT) - 1, 37):
        damaged(TEXT[:length])


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.characters(), st.booleans())
def test_a_changed_character_gives_a_match_or_a_named_line(place: int, character: str, insert: bool) -> None:
    text = TEXT[:place] + character + TEXT[place + (not insert) :]
    try:
        brasier.load(text)
    except Damaged as error:
        assert 1 <= error.line <= text.count("\n") + 1


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_any_text_at_all_is_answered(text: str) -> None:
    for whole in (text, "brasier record 1\n" + text):
        with pytest.raises(Damaged):
            brasier.load(whole)


def test_dice_that_were_touched_are_found_out() -> None:
    game = find("feurio")
    assert verify(game, read_record(TEXT)) == Proof(dealt=36, confirmed=36, status="proved")
    draws = [i for i, line in enumerate(LINES) if " chance draw " in line]
    # The last two draws that differ: swapping them leaves a record that could have been.
    two_draws = next([i, j] for i, j in zip(draws[-2::-1], draws[:0:-1], strict=True) if LINES[i][-1] != LINES[j][-1])
    first, second = (LINES[i].split()[-1] for i in two_draws)
    swapped = list(LINES)
    for i, value in zip(two_draws, (second, first), strict=True):
        swapped[i] = " ".join([*LINES[i].split()[:-1], value])
    with pytest.raises(Damaged, match="but the seed dealt") as caught:
        verify(game, read_record("\n".join(swapped)))
    assert caught.value.line == two_draws[0] + 1
    assert caught.value.code == "draw-differs"


def test_a_seed_that_does_not_fit_its_commitment_is_found_out() -> None:
    with pytest.raises(Damaged, match="does not fit the commitment") as caught:
        verify(find("feurio"), read_record(TEXT.replace("seed: record", "seed: accord")))
    assert LINES[caught.value.line - 1] == "seed: record"
    assert caught.value.code == "seed-differs"


def test_a_sound_record_without_a_seed_is_not_damaged() -> None:
    game = find("feurio")
    sealed = TEXT.replace("seed: record\n", "")
    assert verify(game, read_record(sealed)) == Proof(dealt=36, confirmed=0, status="sealed")
    for dealer in ("manual", "scripted"):
        unsealed = "\n".join(line for line in sealed.split("\n") if not line.startswith("commitment: "))
        proof = verify(game, read_record(unsealed.replace("dealer: seeded", f"dealer: {dealer}")))
        assert (proof.dealt, proof.confirmed, proof.unconfirmed, proof.status) == (36, 0, 36, dealer)


def test_what_a_fork_took_over_is_not_confirmed() -> None:
    fork = brasier.load(TEXT).fork(20)
    fork.deal()
    text = write_record(fork.record(reveal_seed=True))
    assert "dealt from: 21\n" in text
    proof = verify(find("feurio"), read_record(text))
    before = sum(step.seat == CHANCE for step in fork.steps[:20])
    assert (proof.status, proof.unconfirmed) == ("proved", before)
    assert proof.confirmed == proof.dealt - before


def test_a_record_with_steps_that_cannot_be_true_is_damaged_whoever_dealt() -> None:
    text = with_steps(*START, "4 1 tile 30,30").replace("seed: record\n", "")
    with pytest.raises(Damaged, match="is refused"):
        verify(find("feurio"), read_record(text))
