"""Records: damage is named with its line, and nothing but `Damaged` ever comes out of reading."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import brasier
from brasier.core.match import verify
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


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("", 1, "not a Brasier record"),
        ("PGN\n", 1, "not a Brasier record"),
        ("\x89PNG\r\n\x1a\n", 1, "not text"),
        (TEXT.replace("record 1", "record 9", 1), 1, "another format"),
        (TEXT.replace("game: feurio", "game: chess"), 2, "does not know the game"),
        (TEXT.replace("rules: 1", "rules: 7"), 3, "version 7"),
        (TEXT.replace("rules: 1", "rules: one"), 3, "whole number"),
        (TEXT.replace("game: feurio\n", ""), HEAD, "no 'game'"),
        (TEXT.replace("rules: 1", "rules: 1\nrules: 1"), 4, "already given in line 3"),
        (TEXT.replace("rules: 1", "rules: 1\nweather: hot"), 4, "unknown header"),
        (TEXT.replace("rules: 1", "rules 1"), 3, "expected 'name: value'"),
        (TEXT.replace('mode: "competitive"', 'mode: "cooperative"'), 4, "cannot be played"),
        (TEXT.replace("option players: 2", "option players: {"), 4, "not a value"),
        (TEXT.replace("seat 1:", "seat 2:"), 10, "expected 'seat 1'"),
        (TEXT.replace("dealer: seeded", "dealer: loaded"), 11, "seeded, manual or scripted"),
        ("\n".join(LINES[:-10]), len(LINES) - 10, "but its header says"),
        ("\n".join([*LINES[: HEAD + 3], *LINES[HEAD + 4 :]]), HEAD + 4, "expected step 3"),
        ("\n".join([*LINES[: HEAD + 4], "4 7 pass", *LINES[HEAD + 5 :]]), HEAD + 5, "no seat '7'"),
        ("\n".join([*LINES[: HEAD + 4], "4 1 tile 30,30", *LINES[HEAD + 5 :]]), HEAD + 5, "is refused"),
        (TEXT.replace("winners ", "winners 1 0 "), 15, "the steps lead to the result"),
        ("x" * 1000, 1, "longer than"),
    ],
)  # fmt: skip
def test_damage_is_named_with_its_line(text: str, line: int, what: str) -> None:
    error = damaged(text)
    assert what in str(error)
    assert error.line == line


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
    assert verify(game, read_record(TEXT)) == 36
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


def test_a_seed_that_does_not_fit_its_commitment_is_found_out() -> None:
    with pytest.raises(Damaged, match="does not fit the commitment") as caught:
        verify(find("feurio"), read_record(TEXT.replace("seed: record", "seed: accord")))
    assert LINES[caught.value.line - 1] == "seed: record"


def test_without_a_seed_there_is_nothing_to_verify() -> None:
    with pytest.raises(Damaged, match="not revealed yet"):
        verify(find("feurio"), read_record(TEXT.replace("seed: record\n", "")))
    manual = TEXT.replace("dealer: seeded", "dealer: manual")
    with pytest.raises(Damaged, match="no seed to verify"):
        verify(find("feurio"), read_record(manual))
