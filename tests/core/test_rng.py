"""The generator of playouts: equal everywhere, and even enough to measure with."""

from brasier.core.rng import FACTOR, LOW32, Rng


def test_a_seed_gives_the_same_numbers_on_every_machine() -> None:
    rng = Rng(42)
    assert [rng.below(1000) for _ in range(6)] == [323, 599, 682, 377, 664, 815]


def test_it_is_multiply_with_carry_on_plain_integers() -> None:
    """The same recurrence without native ints: nothing ever wraps."""
    rng = Rng(7)
    state = rng.s
    for _ in range(10_000):
        state = (state & LOW32) * FACTOR + (state >> 32)
        assert state < 2**63
        assert rng.below(6) == ((state & LOW32) * 6) >> 32


def test_every_seed_starts_somewhere_else_and_none_gets_stuck() -> None:
    starts = {tuple(Rng(seed).below(1 << 20) for _ in range(1)) for seed in range(200)}
    assert len(starts) > 190
    for seed in [0, 1, -1, 2**32, 2**32 - 1, 2**63, 2**64 - 1, -(2**40)]:
        rng = Rng(seed)
        assert len({rng.below(1 << 30) for _ in range(50)}) > 45


def test_rolls_are_even() -> None:
    rng = Rng(3)
    rolls = [rng.below(6) for _ in range(60_000)]
    slack = 5 * (60_000 * 5 / 36) ** 0.5
    assert all(abs(rolls.count(face) - 10_000) < slack for face in range(6))
