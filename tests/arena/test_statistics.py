"""Intervals against published figures, and against what they promise: to hold the truth 95 times of 100."""

from collections.abc import Sequence
from itertools import combinations

import pytest

from brasier.arena.statistics import Contest, difference, league, mean_of, rate_of, strengths, student, wilson
from brasier.core.rng import Rng


@pytest.mark.parametrize(
    ("won", "played", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_is_as_newcombe_printed_it(won: int, played: int, low: float, high: float) -> None:
    """R. G. Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I, method 3."""
    found = wilson(won / played, played)
    assert (round(found.low, 4), round(found.high, 4)) == (low, high)


def test_matches_of_their_own_are_counted_as_such() -> None:
    blocks = [[1.0]] * 81 + [[0.0]] * 182
    rate = rate_of(blocks)
    assert (round(rate.low, 4), round(rate.high, 4), rate.effective) == (0.2553, 0.3662, 263)


def test_matches_that_share_their_luck_count_as_one() -> None:
    alike = rate_of([[1.0, 1.0, 1.0, 1.0]] * 30 + [[0.0, 0.0, 0.0, 0.0]] * 20)
    assert alike.matches == 200
    assert alike.effective == 50
    never = rate_of([[0.0, 0.0]] * 40)
    assert (never.value, never.low) == (0.0, 0.0)
    assert 40 <= never.effective < 45  # nobody knows how blocks hang together that never differed
    opposed = rate_of([[1.0, 0.0]] * 40)  # not more than were played, however well luck is balanced
    assert opposed.effective == 80


def chance(rng: Rng, part: float) -> float:
    return float(int(rng.below(1_000_000)) < part * 1_000_000)


@pytest.mark.parametrize("part", [0.03, 0.5, 0.9])
def test_the_interval_of_a_rate_holds_the_truth(part: float) -> None:
    """Half of the blocks' matches follow their block, half their own luck."""
    rng, held = Rng(5), 0
    for _ in range(400):
        blocks = []
        for _ in range(60):
            shared = chance(rng, part)
            blocks.append([shared if rng.below(2) else chance(rng, part) for _ in range(4)])
        rate = rate_of(blocks)
        held += rate.low <= part <= rate.high
    assert held / 400 >= 0.94


def test_the_interval_of_a_difference_holds_the_truth_and_gains_from_common_luck() -> None:
    rng, held, widths, alone = Rng(7), 0, 0.0, 0.0
    for _ in range(400):
        one, other = [], []
        for _ in range(120):
            luck = rng.below(1000) / 1000
            one.append([float(luck < 0.6)])
            other.append([float(luck < 0.5)])
        found = difference(one, other)
        held += found.low <= 0.1 <= found.high
        widths += found.high - found.low
        mixed = difference(one, [other[(place + 1) % 120] for place in range(120)])
        alone += mixed.high - mixed.low
    assert held / 400 >= 0.94
    assert widths < 0.7 * alone


def test_a_difference_of_nothing_is_not_certain() -> None:
    found = difference([[1.0]] * 20, [[1.0]] * 20)
    assert found.value == 0
    assert found.low < -0.1 < 0.1 < found.high


def test_the_mean_of_blocks() -> None:
    found = mean_of([[1.0, 3.0], [5.0, 7.0]])
    assert found.value == 4
    assert found.high is not None
    assert found.high - found.value == pytest.approx(12.706 * 2, abs=0.01)
    assert mean_of([[2.0, 4.0]]) == (3, None, None)  # one block alone says nothing of how blocks differ


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [(1, 12.706), (2, 4.303), (9, 2.262), (10, 2.228), (12, 2.179), (20, 2.086), (30, 2.042), (120, 1.980)],
)
def test_student_is_as_it_is_printed(freedom: int, printed: float) -> None:
    """The tables of every book on statistics, 95 percent on both sides."""
    assert student(freedom) == pytest.approx(printed, abs=0.0006)


@pytest.mark.parametrize("count", [2, 3, 5, 12])
def test_the_interval_of_a_mean_holds_the_truth_also_of_few_blocks(count: int) -> None:
    """Sums of twelve draws, whose true mean is 6."""
    rng, held = Rng(11), 0
    for _ in range(1000):
        found = mean_of([[sum(rng.below(1000) for _ in range(12)) / 999] for _ in range(count)])
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 6 <= found.high
    assert 0.93 <= held / 1000 <= 0.97


def test_strengths_of_a_league_are_found_again() -> None:
    """Odds of 10 to 1 are 400 points; what everybody wins is what these odds say."""
    true = {"a": 0.0, "b": 200.0, "c": 500.0}
    contests = []
    for one, other in combinations(true, 2):
        share = 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
        contests.append(Contest({one: 1, other: 1}, {one: 1e6 * share, other: 1e6 * (1 - share)}))
    found = strengths(contests, list(true))
    for name, elo in true.items():
        assert found[name] == pytest.approx(elo, abs=0.1)


def test_three_seats_of_equals_are_equal() -> None:
    """Two seats win twice as often as one: that is no strength."""
    contest = Contest({"a": 2, "b": 1}, {"a": 2000.0, "b": 1000.0})
    assert strengths([contest], ["a", "b"])["b"] == pytest.approx(0, abs=0.5)


def test_who_never_lost_has_a_strength_all_the_same() -> None:
    found = strengths([Contest({"a": 1, "b": 1}, {"a": 0.0, "b": 100.0})], ["a", "b"])
    assert 500 < found["b"] < 1200


def pairs(wins: Sequence[float]) -> list[list[Contest]]:
    """Blocks of two matches between a and b, by how many b won in each."""
    return [[Contest({"a": 1, "b": 1}, {"a": 2 - won, "b": won})] for won in wins]


@pytest.mark.parametrize(
    ("blocks", "elo", "together"), [(5, 0, 2), (5, 700, 3), (10, 400, 2), (30, 700, 2), (30, 700, 0), (60, 700, 3)]
)
def test_the_interval_of_a_league_holds_the_truth(blocks: int, elo: int, together: int) -> None:
    """So many of four blocks are won or lost as a whole; few blocks and big gaps are where it is hard."""
    rng, held = Rng(3), 0
    share = 1 / (1 + 10 ** (-elo / 400))
    found: dict[tuple[float, ...], bool] = {}
    for _ in range(400):
        wins = []
        for _ in range(blocks):
            first = chance(rng, share)
            wins.append(first + (first if rng.below(4) < together else chance(rng, share)))
        seen = tuple(sorted(wins))
        if seen not in found:
            league_of_two = league(pairs(seen), ["a", "b"])
            assert league_of_two["a"] == (0, 0, 0)
            _, low, high = league_of_two["b"]
            assert low is not None
            assert high is not None
            found[seen] = low <= elo <= high
        held += found[seen]
    assert held / 400 >= 0.93


@pytest.mark.parametrize("true", [(0, 1200, 1440, 1820), (0, 0, 0, 0)])
def test_the_intervals_of_many_names_hold_the_truth(true: tuple[int, ...]) -> None:
    """What is imagined is spread over the line-ups: in each of them in full, it would pull all names together."""
    rng, held, elo = Rng(3), 0, dict(zip("abcd", true, strict=True))
    for _ in range(25):
        blocks = []
        for _ in range(20):
            block = []
            for one, other in combinations(elo, 2):
                won = sum(chance(rng, 1 / (1 + 10 ** ((elo[one] - elo[other]) / 400))) for _ in range(2))
                block.append(Contest({one: 1, other: 1}, {one: 2 - won, other: won}))
            blocks.append(block)
        found = league(blocks, list(elo))
        for name in "bcd":
            _, low, high = found[name]
            assert low is not None
            assert high is not None
            held += low <= elo[name] <= high
    assert held / 75 >= 0.9


def test_what_is_imagined_is_the_same_in_one_line_up_and_in_two() -> None:
    """With an odd number of seats every two meet in two line-ups, once in favour of each."""
    once = strengths([Contest({"a": 1, "b": 1}, {"a": 0.0, "b": 20.0})], ["a", "b"])
    twice = strengths([Contest({"a": 1, "b": 1}, {"a": 0.0, "b": 10.0})] * 2, ["a", "b"])
    assert twice["b"] == pytest.approx(once["b"])


def test_who_wins_every_match_of_a_league_is_not_certain_to() -> None:
    value, low, high = league(pairs([2.0] * 10), ["a", "b"])["b"]
    assert low is not None
    assert high is not None
    assert 100 < low < value < high
    _, more, _ = league(pairs([2.0] * 100), ["a", "b"])["b"]
    assert more is not None
    assert more > low + 200  # ten times as often says more


def test_a_league_of_far_apart_names_is_fitted() -> None:
    """Each of five always beats all before it: the likeliest strengths are far from where the search begins."""
    names = list("abcde")
    contests = [Contest({one: 1, other: 1}, {one: 0.0, other: 500.0}) for one, other in combinations(names, 2)]
    elo = strengths(contests, names)
    for name in names:
        tickets = {other: 10 ** (elo[other] / 400) for other in names}
        others = [other for other in names if other != name]
        expected = sum(500.25 * tickets[name] / (tickets[name] + tickets[other]) for other in others)
        assert expected == pytest.approx(sum(500.125 if name > other else 0.125 for other in others), abs=1e-4)


def test_one_block_of_a_league_is_not_certain() -> None:
    elo = league([[Contest({"a": 1, "b": 1}, {"a": 0.0, "b": 2.0})]], ["a", "b"])
    assert elo["a"] == (0, 0, 0)
    assert elo["b"].value > 0
    assert (elo["b"].low, elo["b"].high) == (None, None)
