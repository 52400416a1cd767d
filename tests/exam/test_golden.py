"""Golden playthroughs are played again and compared word for word (see golden.py)."""

import pytest

from brasier.games import names
from exam.golden import FOLDER, playthroughs

PLAYED = playthroughs()


@pytest.mark.parametrize("file", PLAYED)
def test_a_golden_match_is_played_the_same_again(file: str) -> None:
    assert PLAYED[file] == (FOLDER / file).read_text(encoding="utf-8")


def test_every_game_has_golden_matches_and_no_file_is_left_over() -> None:
    assert {file.name for file in FOLDER.glob("*.txt")} == set(PLAYED)
    assert {file.partition("-")[0] for file in PLAYED} == set(names())
