"""A match: what the exam does not say about it."""

import pytest

import brasier
from brasier.core.chance import ManualDealer, ScriptedDealer
from brasier.core.game import CHANCE, Refusal
from brasier.core.match import Match
from brasier.core.record import Step
from brasier.games import find, names


def test_games_are_found_by_name() -> None:
    assert "feurio" in names()
    assert find("feurio").name == "feurio"
    with pytest.raises(Refusal, match="unknown-game"):
        find("chess")


def test_a_manual_dealer_waits_for_people() -> None:
    match = Match(find("feurio"), find("feurio").options({"players": 2}), dealer=ManualDealer())
    assert match.deal() == []
    assert match.actors() == (CHANCE,)
    assert match.chance("draw 5") == Step(CHANCE, "draw 5")
    with pytest.raises(Refusal, match="feurio-no-such-value"):
        match.chance("draw 7")
    assert len(match.steps) == 1


def test_a_scripted_dealer_gives_its_list_and_then_waits() -> None:
    match = Match(find("feurio"), find("feurio").options({"players": 2}), dealer=ScriptedDealer(["draw 5", "draw 2"]))
    assert [step.action for step in match.deal()] == ["draw 5", "draw 2"]
    assert match.actors() == (CHANCE,)


def test_steps_are_kept_in_their_canonical_words() -> None:
    match = brasier.new("feurio", seed="words", players=2)
    (actor,) = match.actors()
    step = match.play(actor, f"  {match.legal(actor)[0].upper().replace(' ', '   ')} ")
    assert step.action == match.steps[-1].action
    assert step.action == step.action.lower()
    assert "  " not in step.action


@pytest.mark.parametrize("seats", [("Ada",), ("Ada", ""), ("Ada", "x" * 61), ("Ada", "a\nb\x07")])
def test_seats_must_fit_the_match_and_have_names_a_record_can_carry(seats: tuple[str, ...]) -> None:
    with pytest.raises(Refusal):
        brasier.new("feurio", seats=seats, players=2)


def test_events_are_told_since_a_step_and_through_the_gate() -> None:
    match = brasier.new("feurio", seed="gate", players=2, firebreaks=True)
    (actor,) = match.actors()
    drawn_by_actor = match.events(actor)[-1]
    drawn_by_other = match.events(1 - actor)[-1]
    assert drawn_by_actor.value in range(1, 7)
    assert drawn_by_other.value is None
    assert match.events(actor, len(match.steps)) == []
