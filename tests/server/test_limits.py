"""Buckets: so much at once, so much with time, and no memory of everybody for ever."""

import pytest

from brasier.server.limits import Bucket, Buckets, neighbourhood


def test_a_bucket_gives_its_burst_and_then_what_time_brings() -> None:
    bucket = Bucket(burst=2, each_second=0.5, at=100.0)
    assert [bucket.take(100.0) for _ in range(3)] == [True, True, False]
    assert bucket.wait() == 2.0
    assert not bucket.take(101.9)
    assert bucket.take(102.0)


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = Bucket(burst=2, each_second=1.0, at=0.0)
    assert [bucket.take(1_000_000.0) for _ in range(3)] == [True, True, False]


def test_everybody_has_a_bucket_and_the_longest_unused_is_forgotten() -> None:
    buckets = Buckets(1, 0.001, most=3)
    assert buckets.of("ada", 0.0).take(0.0)
    assert not buckets.of("ada", 0.0).take(0.0)
    for name in ("bruno", "chloé", "dov"):
        assert buckets.of(name, 0.0).take(0.0)
    assert not buckets.of("dov", 0.0).take(0.0)
    assert buckets.of("ada", 0.0).take(0.0)  # forgotten, so it starts full


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::3", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::3", "2001:db8:1:3::3", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("", "unix socket", False),
    ],
)
def test_a_household_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (neighbourhood(one) == neighbourhood(other)) is same
