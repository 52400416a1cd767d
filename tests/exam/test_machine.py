"""The exam by hypothesis: any mixture of playing, refusing, undoing, forking and reloading keeps a match whole."""

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

import brasier
from brasier.core.chance import ManualDealer, SeededDealer
from brasier.core.game import CHANCE, Game, Refusal
from brasier.core.match import Match, verify
from brasier.core.record import write_record
from brasier.core.rng import Rng
from exam.walks import CASES, Case, case_id

numbers = st.integers(0, 10_000)


class MatchMachine(RuleBasedStateMachine):
    """Plays one variant; hypothesis decides what happens and shrinks what goes wrong to the shortest story."""

    game: Game
    options: Any

    @initialize(sealed=st.booleans())
    def begin(self, sealed: bool) -> None:
        self.match = Match(self.game, self.options, dealer=SeededDealer("story") if sealed else ManualDealer())

    @precondition(lambda self: self.match.actors())
    @rule(who=numbers, what=numbers)
    def go_on(self, who: int, what: int) -> None:
        match = self.match
        actor = match.actors()[who % len(match.actors())]
        steps = len(match.steps)
        if actor == CHANCE and isinstance(match.dealer, SeededDealer):
            assert match.deal()
            return
        if actor == CHANCE:
            chances = match.chances()
            match.chance(chances[what % len(chances)][0])
        else:
            legal = match.legal(actor)
            match.play(actor, legal[what % len(legal)])
        assert len(match.steps) == steps + 1

    @rule(
        seat=st.integers(-2, 6),
        text=st.text(max_size=20)
        | st.sampled_from(["pass", "draw 1", "tile 0,0", "men 0,0 red 1", "choose 1 2 3", "play 4"]),
    )
    def try_anything(self, seat: int, text: str) -> None:
        """Either it was legal, or it is refused and nothing has changed."""
        match = self.match
        before = match.state.pack()
        steps = len(match.steps)
        allowed = seat >= 0 and seat in match.actors() and text in match.legal(seat)
        try:
            match.play(seat, text)
        except Refusal:
            assert not allowed
            assert match.state.pack() == before
            assert len(match.steps) == steps
        else:
            assert match.steps[-1].action in self.game_texts_before(seat)

    def game_texts_before(self, seat: int) -> list[str]:
        state = self.match.at(len(self.match.steps) - 1)
        return [self.game.write(state, seat, action) for action in state.legal(seat)]

    @precondition(lambda self: self.match.steps)
    @rule(back=numbers)
    def undo(self, back: int) -> None:
        to_step = back % (len(self.match.steps) + 1)
        expected = self.match.at(to_step).pack()
        self.match.undo(to_step)
        assert self.match.state.pack() == expected

    @rule(back=numbers)
    def fork(self, back: int) -> None:
        at_step = back % (len(self.match.steps) + 1)
        twin = self.match.fork(at_step, ManualDealer())
        assert twin.state.pack() == self.match.at(at_step).pack()
        assert twin.steps == self.match.steps[:at_step]

    @rule()
    def reload(self) -> None:
        again = brasier.load(write_record(self.match.record(reveal_seed=True)))
        assert again.steps == self.match.steps
        assert again.facts == self.match.facts
        self.match = again

    @rule(back=numbers)
    def go_on_from_a_fork(self, back: int) -> None:
        at_step = back % (len(self.match.steps) + 1)
        self.match = self.match.fork(at_step, SeededDealer("another"))

    @rule()
    def prove(self) -> None:
        """What a seed dealt it proves, from where it began to deal, whatever was undone or forked."""
        record = self.match.record(reveal_seed=True)
        proof = verify(self.game, record)
        own = [step for step in self.match.steps[record.dealt_from - 1 :] if step.seat == CHANCE]
        assert proof.confirmed == (len(own) if proof.status == "proved" else 0)
        assert (proof.status == "proved") == isinstance(self.match.dealer, SeededDealer)

    @rule(seed=st.integers(0, 2**32))
    def imagine(self, seed: int) -> None:
        rng = Rng(seed)
        for seat in [None, *range(len(self.match.seats))]:
            view = self.match.view(seat)
            assert self.game.view(self.game.world(view, rng), seat) == view

    @invariant()
    def the_state_is_what_its_steps_lead_to(self) -> None:
        if hasattr(self, "match"):
            assert self.match.state.pack() == self.match.at(len(self.match.steps)).pack()
            assert (self.match.outcome() is None) == bool(self.match.actors())
            assert self.game.longest is None or len(self.match.steps) <= self.game.longest


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_any_story_keeps_the_match_whole(case: Case) -> None:
    machine = type("Machine", (MatchMachine,), {"game": case[0], "options": case[1]})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=25,
            stateful_step_count=60,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
        ),
    )
