"""Going back: freely within one's turn, by consent beyond it, alone of choices made at once, not below the start."""

from typing import Any

import pytest

from brasier.core.game import CHANCE
from brasier.server import entries, wire
from brasier.server.duties import Duty, next_duty
from brasier.server.rulings import PATIENCE, SLOW_PATIENCE, granted
from brasier.server.wire import DaysClock, TurnClock, Undoable
from server.sitting import Sitting, answer, undo

SMALL_DECK: dict[str, Any] = {"deck": [[1, 1], [2, 2]]}


def feurio(*people: str, **more: Any) -> Sitting:
    """Seat 1 begins; a tile for each and one more are drawn before anybody acts."""
    sitting = Sitting("feurio", *(people or ("Anna", "Ben")), players=len(people) or 2, seed="a sitting 16", **more)
    assert (sitting.table.actors(), sitting.table.base) == ((1,), len(sitting.table.chairs) + 1)
    return sitting


def after_bens_turn(*people: str, **more: Any) -> Sitting:
    """Ben has had his turn, the dice have been thrown, Anna is to act."""
    sitting = feurio(*people, **more)
    sitting.act("tile 1,0")
    sitting.act("pass")
    assert [step.seat for step in sitting.match.steps[sitting.table.base :]] == [1, 1, CHANCE]
    return sitting


# ---- freely


def test_one_goes_back_freely_within_ones_own_turn() -> None:
    sitting = feurio()
    sitting.act("tile 1,0")
    assert sitting.you("Ben").undo == Undoable(step=3, free=True)
    change = sitting.ask("Ben", undo())
    assert (change.moved, change.since, change.back_to) == (True, 3, 3)
    assert sitting.table.step == 3
    assert (sitting.table.takebacks, sitting.table.past_dice) == (1, 0)
    assert "tile 1,0" in sitting.match.legal(1)
    sitting.act("tile 0,-1")
    assert sitting.actions()[3:] == ["tile 0,-1"]


def test_one_goes_back_freely_over_several_actions_of_ones_own() -> None:
    sitting = Sitting("flashpoint", "Anna", "Ben", firefighters=2)
    for action in ("place 0,2", "place 4,0", "begin 0", "move east", "move west"):
        sitting.act(action)
    change = sitting.ask("Anna", undo(step=3))
    assert change.back_to == 3
    assert sitting.actions() == ["place 0,2", "place 4,0", "begin 0"]


def test_a_person_with_several_seats_goes_back_freely_over_all_of_them() -> None:
    sitting = Sitting("flashpoint", "Anna", "Anna", "Ben", firefighters=3)
    sitting.act("place 0,2")
    sitting.act("place 4,0")
    assert sitting.you("Anna").undo == Undoable(step=1, free=True)
    sitting.ask("Anna", undo(step=0))
    assert sitting.table.step == 0


# ---- not freely


def test_behind_dice_one_needs_consent() -> None:
    sitting = after_bens_turn()
    assert sitting.you("Ben").undo == Undoable(step=4, free=False, why="dice")
    refusal = sitting.refusal("Ben", undo())
    assert (refusal.code, refusal.facts) == ("undo-needs-consent", {"why": "dice"})


def test_behind_an_action_of_somebody_else_one_needs_consent() -> None:
    sitting = Sitting("flashpoint", "Anna", "Ben", firefighters=2)
    sitting.act("place 0,2")
    sitting.act("place 4,0")
    assert sitting.you("Anna").undo == Undoable(step=0, free=False, why="others")
    refusal = sitting.refusal("Anna", undo())
    assert (refusal.code, refusal.facts) == ("undo-needs-consent", {"why": "others"})


def test_a_bot_among_people_is_somebody_else_too() -> None:
    sitting = Sitting("flashpoint", "Anna", "easy", "Ben", firefighters=3)
    sitting.act("place 0,2")
    sitting.act("place 4,0")
    assert sitting.you("Anna").undo == Undoable(step=0, free=False, why="others")


def test_who_did_nothing_has_nothing_to_take_back() -> None:
    sitting = after_bens_turn()
    assert sitting.you("Anna").undo is None
    assert sitting.refused("Anna", undo()) == "nothing-to-take-back"
    assert sitting.refused("Anna", undo(ask=True)) == "nothing-to-take-back"


def test_nobody_goes_back_below_the_start() -> None:
    sitting = feurio()
    assert sitting.refused("Ben", undo(ask=True)) == "nothing-to-take-back"
    sitting.act("tile 1,0")
    for step in (0, 1, 2, 4, 99):
        assert sitting.refused("Ben", undo(step=step, ask=True)) == "nothing-to-take-back"


def test_steps_from_elsewhere_stay_where_a_match_goes_on_from_them() -> None:
    other = after_bens_turn()
    sitting = Sitting("feurio", "Anna", "Ben", players=2, steps=tuple(other.match.steps))
    assert sitting.table.base == 6
    assert sitting.table.actors() == (0,)
    assert sitting.you("Ben").undo is None
    assert sitting.refused("Ben", undo(step=3, ask=True)) == "nothing-to-take-back"
    sitting.act_somehow()
    assert sitting.you("Anna").undo == Undoable(step=6, free=True)


def test_nobody_goes_back_after_the_end() -> None:
    sitting = Sitting("tails", "Anna", "easy", players=2, deck=[[1, 1]])
    while sitting.table.phase == "playing":
        sitting.act_somehow()
    assert sitting.you("Anna").undo is None
    for command in (undo(), undo(ask=True), undo(step=sitting.table.base, ask=True)):
        assert sitting.refused("Anna", command) == "match-is-over"
    assert sitting.refused("Anna", answer(yes=True)) == "no-undo-asked"


def test_before_the_start_there_is_nothing_to_go_back_to() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2, start=False)
    assert sitting.you("Anna").undo is None
    assert sitting.refused("Anna", undo()) == "match-not-started"


def test_who_only_watches_takes_nothing_back() -> None:
    sitting = after_bens_turn()
    sitting.come("Zoe", role="spectator")
    assert sitting.you("Zoe").undo is None
    assert sitting.refused("Zoe", undo(step=3, ask=True)) == "spectators-watch"
    sitting.ask("Ben", undo(ask=True))
    assert sitting.refused("Zoe", answer(yes=False)) == "spectators-watch"


def test_going_back_on_an_old_board_is_refused() -> None:
    sitting = feurio()
    seen = sitting.table.number
    sitting.act("tile 1,0")
    assert sitting.refused("Ben", undo(seen=seen)) == "table-moved-on"
    sitting.ask("Ben", undo(seen=seen + 1))


# ---- with bots


def test_among_bots_one_goes_back_freely_and_their_moves_and_dice_go_too() -> None:
    sitting = feurio("Anna", "easy")
    sitting.act("tile 1,0")
    sitting.act("pass")
    sitting.act_somehow(2)  # Anna, then dice
    sitting.act_somehow(1)  # the bot again
    assert sitting.table.actors() == (1,)
    own = max(index for index, step in enumerate(sitting.match.steps) if step.seat == 0)
    assert sitting.you("Anna").undo == Undoable(step=own, free=True)
    board = sitting.match.at(own)
    change = sitting.ask("Anna", undo())
    assert (sitting.table.step, change.back_to) == (own, own)
    assert (sitting.table.takebacks, sitting.table.past_dice) == (1, 1)
    assert sitting.table.actors() == (0,)
    assert sitting.table.game.view(board, None) == sitting.match.view(None)


def test_who_left_their_seat_to_a_bot_is_not_asked() -> None:
    sitting = after_bens_turn()
    sitting.ask("Anna", wire.Leave(id=1, seat=0))
    assert sitting.you("Ben").undo == Undoable(step=4, free=True)
    sitting.ask("Ben", undo())
    assert (sitting.table.step, sitting.table.past_dice) == (4, 1)


def test_the_same_dice_fall_again() -> None:
    sitting = feurio("Anna", "easy")
    sitting.act("tile 1,0")
    sitting.act("pass")
    before = sitting.actions()
    sitting.act_somehow()
    sitting.ask("Anna", undo())
    sitting.act_somehow()
    assert sitting.actions()[: len(before)] == before


def test_a_step_of_chance_goes_with_the_action_that_led_to_it() -> None:
    sitting = after_bens_turn("Anna", "Ben")
    sitting.ask("Anna", undo(step=5, ask=True))  # just before the draw
    assert sitting.info().undo is not None
    sitting.ask("Ben", answer(yes=True))
    assert sitting.actions()[3:] == ["tile 1,0"]
    assert sitting.table.past_dice == 1


# ---- asking


def test_when_everybody_agrees_the_match_goes_back() -> None:
    sitting = after_bens_turn("Anna", "Ben", "Cleo")
    sitting.ask("Ben", undo(ask=True))
    assert sitting.info().undo == wire.UndoRequest(
        person=1, step=5, agreed=(), awaited=(0, 2), until=sitting.now + PATIENCE
    )
    assert sitting.table.step == 7  # nothing has happened yet
    sitting.ask("Cleo", answer(yes=True))
    request = sitting.info().undo
    assert request is not None
    assert (request.agreed, request.awaited) == ((2,), (0,))
    change = sitting.ask("Anna", answer(yes=True))
    assert change.back_to == 5
    assert sitting.info().undo is None
    assert (sitting.table.step, sitting.table.takebacks, sitting.table.past_dice) == (5, 1, 1)
    assert sitting.table.actors() == (1,)


def test_one_no_is_enough_to_stay() -> None:
    sitting = after_bens_turn("Anna", "Ben", "Cleo")
    sitting.ask("Ben", undo(ask=True))
    sitting.ask("Cleo", answer(yes=True))
    sitting.ask("Anna", answer(yes=False))
    assert sitting.info().undo is None
    assert (sitting.table.step, sitting.table.takebacks, sitting.table.past_dice) == (7, 0, 0)
    assert sitting.refused("Cleo", answer(yes=True)) == "no-undo-asked"


@pytest.mark.parametrize(
    ("clock", "patience"), [(TurnClock(seconds=3600), PATIENCE), (DaysClock(days=3), SLOW_PATIENCE)]
)
def test_silence_is_a_no_after_a_while(clock: wire.Clock, patience: int) -> None:
    sitting = after_bens_turn(clock=clock)
    sitting.ask("Ben", undo(ask=True))
    assert next_duty(sitting.table) == Duty(sitting.now + patience, "answer")
    sitting.now += patience
    sitting.take(entries.UndoAnswered(at=sitting.now, yes=False))
    assert sitting.info().undo is None
    assert sitting.table.step == 6
    sitting.ask("Ben", undo(ask=True))  # one may ask again


def test_patience_is_twenty_seconds_and_a_day_where_days_are_counted() -> None:
    assert (PATIENCE, SLOW_PATIENCE) == (20_000, 24 * 3600 * 1000)


def test_a_move_meanwhile_withdraws_the_request() -> None:
    sitting = after_bens_turn()
    sitting.ask("Ben", undo(ask=True))
    sitting.act_somehow()
    assert sitting.info().undo is None
    assert sitting.refused("Anna", answer(yes=True)) == "no-undo-asked"


def test_talk_does_not_withdraw_the_request() -> None:
    sitting = after_bens_turn()
    sitting.ask("Ben", undo(ask=True))
    sitting.ask("Anna", wire.Say(id=1, text="why?"))
    sitting.ask("Anna", answer(yes=True))
    assert sitting.table.step == 4


def test_there_is_one_request_at_a_time() -> None:
    sitting = after_bens_turn("Anna", "Ben", "Cleo")
    sitting.ask("Ben", undo(ask=True))
    assert sitting.refused("Ben", undo(ask=True)) == "undo-already-asked"
    assert sitting.refused("Cleo", undo(step=4, ask=True)) == "undo-already-asked"


def test_who_asks_does_not_answer_but_may_think_better_of_it() -> None:
    sitting = after_bens_turn()
    sitting.ask("Ben", undo(ask=True))
    assert sitting.refused("Ben", answer(yes=True)) == "undo-is-yours"
    sitting.ask("Ben", answer(yes=False))
    assert sitting.info().undo is None


def test_bots_wait_while_people_are_asked() -> None:
    sitting = Sitting("flashpoint", "Anna", "Ben", "easy", firefighters=3)
    sitting.act("place 0,2")
    sitting.act("place 4,0")
    sitting.ask("Anna", undo(ask=True))
    assert next_duty(sitting.table) == Duty(sitting.now + PATIENCE, "answer")
    request = sitting.info().undo
    assert request is not None
    assert request.awaited == (1,)
    sitting.ask("Ben", answer(yes=False))
    duty = next_duty(sitting.table)
    assert duty is not None
    assert (duty.kind, duty.seat) == ("bot", 2)


def test_who_leaves_after_being_asked_is_no_longer_waited_for() -> None:
    sitting = after_bens_turn("Anna", "Ben", "Cleo")
    sitting.ask("Ben", undo(ask=True))
    sitting.ask("Cleo", wire.Leave(id=1, seat=2))
    request = sitting.info().undo
    assert request is not None
    assert request.awaited == (0,)
    sitting.ask("Anna", answer(yes=True))
    assert sitting.table.step == 5


# ---- choices made at once


def tails(*people: str) -> Sitting:
    sitting = Sitting("tails", *people, players=len(people), **SMALL_DECK)
    assert sitting.table.actors() == tuple(range(len(people)))
    return sitting


def choose(sitting: Sitting, seat: int, nth: int = 0) -> str:
    action = sitting.match.legal(seat)[nth]
    sitting.act(action, seat)
    return action


def test_a_sealed_choice_is_taken_back_alone_and_the_others_stay() -> None:
    sitting = tails("Anna", "Ben", "Cleo")
    first = choose(sitting, 0)
    bens = choose(sitting, 1)
    assert sitting.you("Anna").undo == Undoable(step=sitting.table.base, free=True)
    change = sitting.ask("Anna", undo(seen=0))  # what the others did meanwhile is nothing to her
    assert change.back_to == sitting.table.base
    assert sitting.table.actors() == (0, 2)
    assert [step.action for step in sitting.match.steps[sitting.table.base :]] == [bens]
    assert sitting.table.past_dice == 0
    assert first in sitting.match.legal(0)
    assert sitting.you("Anna").undo is None
    assert sitting.you("Ben").undo == Undoable(step=sitting.table.base, free=True)


def test_a_sealed_choice_is_taken_back_and_made_again_any_number_of_times() -> None:
    sitting = tails("Anna", "Ben", "Cleo")
    choose(sitting, 1)
    for nth in (3, 1, 2):
        choose(sitting, 0, nth)
        sitting.ask("Anna", undo())
    mine = choose(sitting, 0, 4)
    sitting.ask("Ben", undo())
    assert [step.action for step in sitting.match.steps[sitting.table.base :]] == [mine]
    assert sitting.table.actors() == (1, 2)
    assert sitting.table.takebacks == 4


def test_once_the_last_choice_is_sealed_the_others_need_consent() -> None:
    sitting = tails("Anna", "Ben")
    choose(sitting, 0)
    choose(sitting, 1)
    assert sitting.you("Anna").undo == Undoable(step=sitting.table.base, free=False, why="others")
    assert sitting.refused("Anna", undo()) == "undo-needs-consent"
    assert sitting.refused("Anna", undo(step=sitting.table.base)) == "undo-needs-consent"
    sitting.ask("Anna", undo(ask=True))
    sitting.ask("Ben", answer(yes=True))
    assert sitting.table.actors() == (0, 1)  # back to before her choice: his went with it


def test_the_last_choice_is_free_until_somebody_acts() -> None:
    """Choices stay hidden: whoever seals last has learnt nothing by it."""
    sitting = tails("Anna", "Ben")
    choose(sitting, 0)
    choose(sitting, 1)
    assert sitting.table.actors() == (0,)
    assert sitting.you("Ben").undo == Undoable(step=sitting.table.base + 1, free=True)
    sitting.act_somehow()
    assert sitting.refused("Ben", undo()) == "undo-needs-consent"


def test_among_bots_a_sealed_choice_is_taken_back_alone_too() -> None:
    sitting = tails("Anna", "easy", "easy")
    bots = choose(sitting, 1)
    choose(sitting, 0)
    sitting.ask("Anna", undo())
    assert [step.action for step in sitting.match.steps[sitting.table.base :]] == [bots]


def test_somebody_with_two_seats_takes_back_the_later_choice_first() -> None:
    sitting = tails("Anna", "Anna", "Ben")
    first = choose(sitting, 0)
    choose(sitting, 1)
    sitting.ask("Anna", undo())
    assert [step.action for step in sitting.match.steps[sitting.table.base :]] == [first]
    sitting.ask("Anna", undo())
    assert sitting.table.step == sitting.table.base


def test_a_choice_taken_back_says_nothing_to_the_others() -> None:
    sitting = tails("Anna", "Ben", "Cleo")
    choose(sitting, 1)
    before = sitting.told("Ben")
    for nth in (0, 5):
        choose(sitting, 0, nth)
        sitting.ask("Anna", undo())
    after = sitting.told("Ben")
    assert [(bytes(eyes.view), bytes(eyes.choices)) for eyes in after.told] == [
        (bytes(eyes.view), bytes(eyes.choices)) for eyes in before.told
    ]


def test_a_question_that_nobody_is_left_to_answer_is_granted() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", "Cleo", players=3, seed="a sitting 16")
    sitting.act("tile 1,0")
    sitting.act("pass")
    sitting.ask("Ben", wire.Undo(id=1, seen=sitting.table.number, ask=True))
    sitting.ask("Anna", wire.AnswerUndo(id=1, yes=True))
    asked = next_duty(sitting.table)
    assert asked is not None
    assert asked.at > sitting.now
    sitting.ask("Cleo", wire.Leave(id=1, seat=2))
    duty = next_duty(sitting.table)
    assert duty is not None
    assert (duty.kind, duty.at <= sitting.now) == ("answer", True)
    assert sitting.table.request is not None
    assert granted(sitting.table, sitting.now).step == sitting.table.request.step


def test_whoever_left_their_seat_to_a_bot_neither_agrees_nor_refuses() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", "Cleo", players=3, seed="a sitting 16")
    sitting.act("tile 1,0")
    sitting.act("pass")
    sitting.ask("Cleo", wire.Leave(id=1, seat=2))
    sitting.ask("Ben", wire.Undo(id=1, seen=sitting.table.number, ask=True))
    for yes in (True, False):
        assert sitting.refused("Cleo", wire.AnswerUndo(id=1, yes=yes)) == "bot-plays-already"
    sitting.ask("Anna", wire.AnswerUndo(id=1, yes=True))
    assert sitting.table.takebacks == 1


def test_an_expired_clock_does_not_give_the_match_to_the_other_person() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2, clock=TurnClock(seconds=30, then="bot"))
    for _ in range(6):
        sitting.act("pass" if "pass" in sitting.match.legal(sitting.table.actors()[0]) else first(sitting))
    asker, other = ("Anna", 1) if sitting.table.actors() == (1,) else ("Ben", 0)
    sitting.later(seconds=30)
    sitting.take(entries.HandedOver(at=sitting.now, seat=other, level="easy", clock=True))
    back = wire.Undo(id=1, seen=sitting.table.number, step=sitting.table.base)
    assert sitting.refused(asker, back) == "undo-needs-consent"
    sitting.ask(asker, wire.Undo(id=1, seen=sitting.table.number, step=sitting.table.base, ask=True))
    duty = next_duty(sitting.table)
    assert duty is not None
    assert duty.at > sitting.now  # it is not granted by itself: whoever lost the seat to the clock may answer
    sitting.ask("Ben" if asker == "Anna" else "Anna", wire.AnswerUndo(id=1, yes=True))
    assert sitting.table.step == sitting.table.base


def first(sitting: Sitting) -> str:
    return sitting.match.legal(sitting.table.actors()[0])[0]
