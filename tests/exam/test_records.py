"""The exam on matches and records: what was played can be told, read back, undone, forked and proved."""

import msgspec
import pytest

import brasier
from brasier.core.chance import ManualDealer, SeededDealer
from brasier.core.game import CHANCE, Refusal
from brasier.core.match import Match, replay, verify
from brasier.core.record import read_record, write_record
from brasier.core.rng import Rng
from exam.walks import CASES, Case, case_id

pytestmark = pytest.mark.parametrize("case", CASES, ids=case_id)


def played(case: Case, seed: int, steps: int = 10_000) -> Match:
    """A random match dealt from a seed, played for at most so many steps."""
    game, options = case
    match = Match(game, options, dealer=SeededDealer(f"exam {seed}"))
    rng = Rng(seed)
    match.deal()
    while match.actors() and len(match.steps) < steps:
        actors = match.actors()
        actor = actors[rng.below(len(actors))]
        legal = match.legal(actor)
        match.play(actor, legal[rng.below(len(legal))])
        match.deal()
    return match


@pytest.mark.parametrize("steps", [0, 7, 60, 10_000])
def test_a_record_reads_back_as_the_same_match(case: Case, steps: int) -> None:
    match = played(case, 1, steps)
    text = write_record(match.record())
    again = brasier.load(text)
    assert again.state.pack() == match.state.pack()
    assert again.steps == match.steps
    assert again.facts == match.facts
    assert again.seats == match.seats
    assert again.outcome() == match.outcome()
    assert write_record(read_record(text)) == text


def test_the_seed_is_told_at_the_end_and_not_before(case: Case) -> None:
    unfinished = write_record(played(case, 2, 9).record())
    assert "exam 2" not in unfinished
    assert "commitment: " in unfinished
    again = brasier.load(unfinished)
    assert again.deal() == []
    assert write_record(again.record()) == unfinished
    finished = played(case, 2)
    record = finished.record()
    assert record.seed == "exam 2"
    game, _ = case
    assert verify(game, record).confirmed == sum(step.seat == CHANCE for step in finished.steps)


def test_undo_goes_back_to_any_step(case: Case) -> None:
    match = played(case, 3)
    packs = [match.at(step).pack() for step in range(len(match.steps) + 1)]
    assert packs[-1] == match.state.pack()
    steps = list(match.steps)
    for to_step in range(len(steps), -1, -9):
        match.undo(to_step)
        assert match.state.pack() == packs[to_step]
        assert match.steps == steps[:to_step]
    for wrong in (-1, len(match.steps) + 1):
        before = match.state.pack()
        with pytest.raises(Refusal, match="no-such-step"):
            match.undo(wrong)
        assert match.state.pack() == before


def test_after_undo_the_sealed_dealer_gives_the_same_again(case: Case) -> None:
    match = played(case, 4, 60)
    steps = list(match.steps)
    match.undo(len(steps) // 2)
    for step in steps[len(steps) // 2 :]:
        match.deal()
        if step.seat != CHANCE:
            match.play(step.seat, step.action)
    match.deal()
    assert match.steps == steps


def test_back_from_the_end_a_fresh_seed_deals_because_the_old_one_is_told(case: Case) -> None:
    game, _ = case
    match = played(case, 14)
    told = match.record().seed
    match.undo(20)
    assert match.record(reveal_seed=True).seed != told
    assert match.dealt_from == 21
    assert verify(game, match.record(reveal_seed=True)).unconfirmed > 0


def test_a_fork_shares_the_past_and_nothing_else(case: Case) -> None:
    match = played(case, 5)
    middle = len(match.steps) // 2
    before = (list(match.steps), match.state.pack())
    twin = match.fork(middle, ManualDealer())
    assert twin.state.pack() == match.at(middle).pack()
    rng = Rng(6)
    while twin.actors():
        actor = twin.actors()[rng.below(len(twin.actors()))]
        if actor == CHANCE:
            chances = twin.chances()
            twin.chance(chances[rng.below(len(chances))][0])
        else:
            legal = twin.legal(actor)
            twin.play(actor, legal[rng.below(len(legal))])
    assert (match.steps, match.state.pack()) == before
    assert twin.steps[:middle] == match.steps[:middle]
    assert brasier.load(write_record(twin.record())).state.pack() == twin.state.pack()


def test_a_fork_dealt_by_a_new_seed_is_verified_from_its_first_step(case: Case) -> None:
    game, _ = case
    match = played(case, 7)
    fork = match.fork(len(match.steps) // 2, SeededDealer("another"))
    rng = Rng(7)
    fork.deal()
    while fork.actors():
        actor = fork.actors()[0]
        legal = fork.legal(actor)
        fork.play(actor, legal[rng.below(len(legal))])
        fork.deal()
    record = read_record(write_record(fork.record()))
    later = [step for step in fork.steps[record.dealt_from - 1 :] if step.seat == CHANCE]
    assert record.dealt_from == len(match.steps) // 2 + 1
    assert verify(game, record).confirmed == len(later)


def test_a_refused_play_changes_nothing(case: Case) -> None:
    match = played(case, 8, 12)
    before = (match.state.pack(), list(match.steps), list(match.facts))
    for seat, action in [(0, "nonsense"), (99, "pass"), (CHANCE, "draw 1"), (0, ""), (0, "\x00"), (0, "tile 999,1")]:
        with pytest.raises(Refusal):
            match.play(seat, action)
    with pytest.raises(Refusal):
        match.chance("nonsense")
    assert (match.state.pack(), match.steps, match.facts) == before


def test_replaying_needs_no_seed(case: Case) -> None:
    game, _ = case
    match = played(case, 9)
    record = match.record()
    bare = msgspec.structs.replace(record, dealer="manual", seed=None, commitment=None)
    assert replay(game, bare).state.pack() == match.state.pack()
