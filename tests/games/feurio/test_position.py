"""Positions as text: every position of a match reads back as itself; what no match leads to is refused."""

import pytest

from brasier.core.rng import Rng
from brasier.games.feurio import GAME
from brasier.games.feurio.position import build, describe, read_position, write_position
from brasier.games.feurio.rules import Feurio
from exam.walks import random_step

FAIR = "competitive 4 eldest 0 | turn 1 men | men 12 / 11 / 12 / 12 | 0,0=6g 1,-1=6 0,-1=3 1,0=4 2,-1=2"


@pytest.mark.parametrize("options", GAME.variants())
def test_every_position_of_a_match_reads_back_as_itself(options: object) -> None:
    for seed in range(3):
        rng = Rng(seed)
        state: Feurio = GAME.start(options)  # type: ignore[arg-type]  # the variants are its own options
        while state.actors():
            position = describe(state)
            assert read_position(write_position(position)) == position
            assert build(position).pack() == state.pack()
            state.apply(*random_step(state, rng))


def test_the_example_of_the_manual_is_read() -> None:
    assert write_position(read_position(FAIR)) == FAIR
    assert GAME.choices(build(read_position(FAIR)), 1)


@pytest.mark.parametrize(
    ("change", "by", "reason"),
    [
        ("| turn", "/ turn", "four parts"),
        ("turn 1 men", "turn 1 sleep", "cannot read"),
        ("eldest 0", "eldest", "cannot read"),
        ("2,-1=2", "2,-1=7", "cannot read the tile"),
        ("2,-1=2", "0,0=2", "two tiles lie on one cell"),
        ("2,-1=2", "9,9=2", "hang together"),
        ("2,-1=2", "2,-1=x2@1", "cannot be a firebreak"),
        ("0,-1=3", "0,-1=3ggg", "more men than places"),
        ("men 12 / 11", "men 12 / 12", "only twelve green"),
        ("men 12 / 11", "men 12 11", "4 seats"),
        ("men 12 /", "men 13 /", "at most 12"),
        ("turn 1 men", "turn 1 tile", "in hand"),
        ("turn 1 men", "turn 1 men drawn 3", "in hand"),
        ("turn 1 men", "turn 1 late", "turns begin with a draw"),
        ("turn 1 men", "turn 1 men passes 2", "passes count only"),
        ("turn 1 men", "turn 1 middle", "on the table, not both"),
        ("0,0=6g 1,-1=6 0,-1=3 1,0=4 2,-1=2", "0,0=6g", "begins with 4 tiles"),
        ("competitive 4 eldest 0", "competitive 3 eldest 0", "3 seats"),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(change: str, by: str, reason: str) -> None:
    assert change in FAIR
    with pytest.raises(ValueError, match=reason):
        read_position(FAIR.replace(change, by))


def test_only_six_tiles_of_a_value_and_firebreaks_of_people_who_sit_there() -> None:
    row = " ".join(f"{q},0=5" for q in range(7))
    with pytest.raises(ValueError, match="only six"):
        read_position(f"competitive 2 eldest 0 | turn 1 men | men 12 12 / 12 12 | {row}")
    with pytest.raises(ValueError, match="cannot be a firebreak"):
        read_position("competitive 2 eldest 0 firebreaks | turn 1 men | men 12 12 / 12 12 | 0,0=5 1,-1=4 1,0=x3@2")
