"""The dealers: the sealed one is a fixed function of seed and step, on every machine."""

from collections import Counter

import pytest

from brasier.core.chance import LONGEST_SEED, ManualDealer, ScriptedDealer, SeededDealer, commitment, draw

SIX = [(f"draw {value}", 6) for value in range(1, 7)]


def test_draws_are_the_same_on_every_machine_and_version() -> None:
    """Written down once: if these change, every published record stops verifying."""
    assert "".join(draw("42", step, SIX)[-1] for step in range(1, 13)) == "356126166126"
    assert "".join(draw("é x", step, [("a", 1), ("b", 3)]) for step in range(1, 13)) == "bbbbababaaab"
    assert commitment("42") == "0e0fb2456e4b90cc6add75e35a7594f8"


def test_a_draw_depends_on_seed_and_step() -> None:
    assert len({tuple(draw(str(seed), step, SIX) for step in range(20)) for seed in range(50)}) == 50
    assert len({tuple(draw("1", first + step, SIX) for step in range(20)) for first in range(0, 1000, 20)}) == 50


def test_draws_follow_the_weights() -> None:
    outcomes = [("rare", 1), ("common", 9)]
    drawn = Counter(draw("weights", step, outcomes) for step in range(5000))
    assert abs(drawn["rare"] - 500) < 5 * (5000 * 0.1 * 0.9) ** 0.5
    assert drawn.total() == 5000


def test_a_fresh_seed_is_secret_and_committed() -> None:
    one, two = SeededDealer(), SeededDealer()
    assert one.seed != two.seed
    assert len(one.seed) == 32
    assert one.commitment == commitment(one.seed)
    assert one.seed not in one.commitment


@pytest.mark.parametrize("seed", ["", " 1", "1 ", "a\nb", "x" * (LONGEST_SEED + 1), "\x00"])
def test_a_seed_that_a_record_could_not_carry_is_refused(seed: str) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        SeededDealer(seed)


def test_scripted_and_manual_dealers() -> None:
    scripted = ScriptedDealer(["draw 3", "draw 1"])
    assert [scripted.deal(step, SIX) for step in (1, 2, 3)] == ["draw 3", "draw 1", None]
    assert ManualDealer().deal(1, SIX) is None
