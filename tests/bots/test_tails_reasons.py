"""Why players of Tails on Fire do something: every reason is true, and can be told."""

import pytest

from brasier.bots import Budget, Candidate, player
from brasier.bots.thought import Reason
from brasier.core.rng import Rng
from games.tails.table import Table, table

EACH_LEVEL = pytest.mark.parametrize("level", ["easy", "normal", "hard"])
A_FEW = Budget(nodes=60)


def candidates(night: Table, seat: int, level: str) -> dict[str, Candidate]:
    thought = player("tails", level).think(night.look(seat), night.legal(seat), Rng(1), A_FEW)
    return {candidate.action: candidate for candidate in thought.candidates}


def facts(candidate: Candidate) -> dict[str, dict[str, int | str]]:
    """What each reason says, by its code."""
    return {reason.code: dict(reason.facts) for reason in candidate.reasons}


@EACH_LEVEL
def test_a_card_that_nobody_can_cover_wins(level: str) -> None:
    night = table(4, "5 7 9", "4 6 8", blazes="1 2", eldest=1)
    night.tell("1 play 4, 0 play 5, thief 1, 1 play 6, 0 play 7, thief 2, 1 play 8")
    told = facts(candidates(night, 0, level)["play 9"])
    assert told["deny"] == {"seat": 1, "flames": 2}
    assert told["wins"] == {"flames": 2}


@EACH_LEVEL
def test_whoever_covers_denies_the_last_card_its_prize(level: str) -> None:
    night = table(4, "+1 1 2", "4 6 9", "1 2 3", "1 2 3", deck="4:9,5:2", eldest=1)
    night.tell("1 play 4, 2 pass, 3 pass")
    both = candidates(night, 0, level)
    told = facts(both["play +1"])
    assert told["deny"] == {"seat": 1, "flames": 9}
    assert 0 < int(told["home"]["percent"]) < 100
    assert "spare-trickster" in facts(both["pass"])


@EACH_LEVEL
def test_a_victory_that_steals_says_from_whom_and_how_much(level: str) -> None:
    night = table(4, "1 2 3", "4 1 2", "5 3 4", "1 2 3", deck="4:9,5:2,6:2")
    night.tell("0 pass, 1 play 4, 2 play 5, 3 pass, 0 pass, 1 pass")
    night.round(5, "5 1 2", "1 2 3", "1 2 6", "2 3 4")
    night.tell("2 pass, 3 pass")
    both = candidates(night, 0, level)
    assert facts(both["play 5"])["steal"] == {"seat": 2, "value": 5, "flames": 9}
    assert facts(both["pass"])["spare"] == {"value": 5}


@EACH_LEVEL
def test_what_covers_a_thief_of_ones_own_flames_saves_them(level: str) -> None:
    """Seat 1 plays a 9, and one's own campfire lies under a 9."""
    night = table(9, "1 2 3", "9 6 7", "1 2 3", "1 2 3", eldest=1)
    night.tell("1 play 9, 2 pass, 3 pass")
    told = facts(candidates(night, 0, level)["play 1"])
    assert told["protect"] == {"value": 9, "flames": 1}
    assert told["deny"] == {"seat": 1, "flames": 5}  # four of the iguana card, one of the campfire


@EACH_LEVEL
def test_the_thief_is_denied_too(level: str) -> None:
    night = table(4, "5 6 7", "1 3 6", blazes="1 2", eldest=1)
    night.tell("1 pass, 0 pass, thief 4, 1 pass")  # nobody opens; then the Thief does
    told = facts(candidates(night, 0, level)["play 5"])
    assert told["deny-thief"] == {"flames": 2}


def test_passing_says_who_may_still_cover() -> None:
    night = table(4, "5 1 2", "4 6 9", "1 2 3", "1 2 3", eldest=1)
    night.tell("1 play 4, 2 pass, 3 pass")
    assert "others" not in facts(candidates(night, 0, "easy")["pass"])  # seat 0 is the last one before seat 1
    night = table(4, "1 2 3", "4 6 9", "5 2 3", "1 2 3", eldest=1)
    night.tell("1 play 4")
    assert 0 < int(facts(candidates(night, 2, "easy")["pass"])["others"]["percent"]) < 100


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_choice_says_how_often_it_wins_the_round(level: str) -> None:
    for candidate in candidates(table(4), 0, level).values():
        (first, *_) = candidate.reasons
        assert first.code == "round"
        assert 0 <= int(first.facts["percent"]) <= 100


def test_a_choice_says_what_its_cards_are_good_for() -> None:
    night = table(4, "1 2 3", "4 1 2", "5 3 4", "1 2 3", deck="4:9,5:2,6:2")
    night.tell("0 pass, 1 play 4, 2 play 5, 3 pass, 0 pass, 1 pass, iguana 5")
    for candidate in candidates(night, 0, "easy").values():
        cards = candidate.action.split()[1:]
        told = facts(candidate)
        assert ("opens" in told) == ("5" in cards)
        if "5" in cards:
            assert candidate.reasons[0] == Reason("steal", {"seat": 2, "value": 5, "flames": 9})
