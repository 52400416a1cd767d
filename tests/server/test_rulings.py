"""What people may do at a table, and what they are refused: every command, by the code of its refusal."""

from typing import Any

import pytest

from brasier.core.game import CardTarget, CellTarget, Refusal, Target
from brasier.server import entries, wire
from brasier.server.rulings import GRACE, Asking, clean_name, clean_text, refuse_ping, rematch, why
from server.sitting import Sitting

SMALL: dict[str, Any] = {"players": 2, "deck": [[1, 1]]}


def leave(seat: int) -> wire.Leave:
    return wire.Leave(id=1, seat=seat)


def hand_over(seat: int, level: str = "easy") -> wire.HandOver:
    return wire.HandOver(id=1, seat=seat, level=level)


def resume(seat: int) -> wire.Resume:
    return wire.Resume(id=1, seat=seat)


def act(seat: int, action: str, seen: int = 1_000_000) -> wire.Act:
    return wire.Act(id=1, seat=seat, action=action, seen=seen)


def say(text: str | None = None, phrase: wire.Phrase | None = None, room: wire.Room = "table") -> wire.Say:
    return wire.Say(id=1, text=text, phrase=phrase, room=room)


def lobby(*people: str) -> Sitting:
    """Three seats of Feurio!, before the match."""
    return Sitting("feurio", *(people or ("Anna", "", "")), start=False, players=3)


def over() -> Sitting:
    sitting = Sitting("tails", "Anna", "Ben", **SMALL)
    while sitting.table.phase == "playing":
        sitting.act_somehow()
    return sitting


# ---- the match


def test_nobody_acts_before_the_start_or_after_the_end() -> None:
    assert lobby().refused("Anna", act(0, "pass")) == "match-not-started"
    assert over().refused("Anna", act(0, "pass")) == "match-is-over"


def test_one_acts_for_ones_own_seats_only() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", "easy", players=3)
    sitting.come("Zoe", role="spectator")
    seat = sitting.table.actors()[0]
    for name in ("Anna", "Ben", "Zoe"):
        if seat not in sitting.you(name).seats:
            assert sitting.refused(name, act(seat, sitting.match.legal(seat)[0])) == "not-your-seat"
    assert sitting.refused("Anna", act(7, "pass")) == "no-such-seat"


def test_what_the_rules_forbid_is_refused_with_the_number_of_the_rule() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    refusal = sitting.refusal("Ben", act(1, "tile 9,9"))
    assert (refusal.code, refusal.rule) == ("feurio-not-beside-fire", "F10")
    assert sitting.refused("Ben", act(1, "what?")) == "unreadable"
    assert sitting.refused("Anna", act(0, "tile 1,0")) == "not-your-turn"


def test_whoever_chose_on_an_old_board_is_refused() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    seen = sitting.table.number
    sitting.act("tile 1,0")
    refusal = sitting.refusal("Ben", act(1, "pass", seen=seen))
    assert (refusal.code, refusal.facts) == ("table-moved-on", {"step": sitting.table.step})
    sitting.ask("Ben", act(1, "pass", seen=seen + 1))


def test_talk_and_coming_and_going_make_no_board_old() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    seen = sitting.table.number
    sitting.ask("Anna", say("hm"))
    sitting.come("Zoe", role="spectator")
    sitting.ask("Zoe", wire.Mute(id=1, person=0))
    sitting.ask("Anna", leave(0))
    sitting.ask("Anna", resume(0))
    sitting.ask("Ben", act(1, "tile 1,0", seen=seen))


def test_dice_are_said_only_where_people_throw_them_and_only_when_they_are_awaited() -> None:
    sealed = Sitting("feurio", "Anna", "Ben", players=2)
    assert sealed.refused("Anna", wire.SayChance(id=1, outcome="draw 1", seen=99)) == "chance-is-dealt"
    real = Sitting("feurio", "Anna", "Ben", players=2, dice="manual")
    assert real.info().actors == (-1,)
    assert real.info().commitment is None
    draw = wire.SayChance(id=1, outcome="draw 6", seen=real.table.number)
    real.ask("Anna", draw)
    assert real.refused("Ben", draw) == "table-moved-on"  # both said it: it counts once
    for outcome in ("draw 2", "draw 5"):
        real.ask("Ben", wire.SayChance(id=1, outcome=outcome, seen=real.table.number))
    assert real.actions() == ["draw 6", "draw 2", "draw 5"]
    assert real.refused("Anna", wire.SayChance(id=1, outcome="draw 1", seen=99)) == "no-draw-awaited"
    real.come("Zoe", role="spectator")
    assert real.refused("Zoe", draw) == "spectators-watch"


def test_a_draw_that_cannot_be_is_refused() -> None:
    real = Sitting("feurio", "Anna", "Ben", players=2, dice="manual")
    for outcome in ("draw 99", "roll 1,1", "?"):
        refusal = real.refusal("Anna", wire.SayChance(id=1, outcome=outcome, seen=99))
        assert refusal.code != "no-draw-awaited"
    assert real.table.step == 0


# ---- why nothing can be done


def reason(sitting: Sitting, name: str, seat: int, target: Target) -> tuple[str, str]:
    """What somebody hears who asks, whether as an answer or because they may not ask."""
    before = sitting.told(name)
    asking = Asking(sitting.person(name), sitting.now)
    try:
        told = why(sitting.table, asking, wire.Why(id=1, seat=seat, target=target))
    except Refusal as refusal:
        told = refusal
    assert sitting.told(name) == before
    return told.code, told.rule


def test_whoever_asks_why_gets_the_rule_that_stands_against_it() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    assert sitting.table.actors() == (1,)
    assert reason(sitting, "Ben", 1, CellTarget((9, 9))) == ("feurio-not-beside-fire", "F10")
    assert reason(sitting, "Ben", 1, CellTarget((0, 0))) == ("feurio-cell-taken", "F10")
    assert reason(sitting, "Ben", 1, CellTarget((1, 0))) == ("something-is-possible", "")
    assert reason(sitting, "Ben", 1, CardTarget(("1",))) == ("feurio-nothing-there", "F10")
    assert reason(sitting, "Anna", 0, CellTarget((1, 0))) == ("not-your-turn", "F4")


def test_why_is_asked_by_those_who_may_act_only() -> None:
    here = CellTarget((1, 0))
    assert reason(lobby(), "Anna", 0, here) == ("match-not-started", "")
    assert reason(over(), "Anna", 0, CardTarget(("1",))) == ("match-is-over", "")
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    sitting.come("Zoe", role="spectator")
    assert reason(sitting, "Zoe", 1, here) == ("not-your-seat", "")
    assert reason(sitting, "Anna", 1, here) == ("not-your-seat", "")
    assert reason(sitting, "Anna", 9, here) == ("no-such-seat", "")
    sitting.ask("Ben", leave(1))
    assert reason(sitting, "Ben", 1, here) == ("bot-plays-already", "")


# ---- paths


def test_whoever_acts_is_told_where_paths_lead_and_nobody_else() -> None:
    sitting = Sitting("flashpoint", "Anna", "Ben", firefighters=2, quick=True)
    sitting.come("Zoe", role="spectator")
    [anna], [ben], [zoe] = (sitting.told(name).told for name in ("Anna", "Ben", "Zoe"))
    assert anna.paths == tuple(sitting.match.game.paths(sitting.match.state, 0)) != ()
    assert (ben.paths, zoe.paths) == ((), ())
    path = max(anna.paths, key=lambda path: path.cost)
    for action in path.actions:
        assert sitting.table.actors() == (0,)
        sitting.act(action)
    assert sitting.match.view(0).firefighters[0].cell == path.target.at


# ---- those who are away


def test_a_bot_plays_for_somebody_who_has_been_away_long_enough() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    assert sitting.refused("Anna", hand_over(1)) == "person-is-here"
    away = {"Ben": sitting.now}
    sitting.later(seconds=GRACE / 1000 - 0.5)
    refusal = sitting.refusal("Anna", hand_over(1), absent=away)
    assert (refusal.code, refusal.facts) == ("wait-a-little", {"name": "Ben", "seconds": 1})
    sitting.later(seconds=0.5)
    assert sitting.refused("Anna", hand_over(1, "genius"), absent=away) == "unknown-level"
    sitting.ask("Anna", hand_over(1), absent=away)
    seat = sitting.info().seats[1]
    assert (seat.holder, seat.name, seat.level, seat.away) == ("person", "Ben", "easy", True)
    assert sitting.refused("Anna", hand_over(1), absent=away) == "bot-plays-already"


def test_nobody_hands_over_a_bots_seat_or_their_own() -> None:
    sitting = Sitting("feurio", "Anna", "easy", "Ben", players=3)
    assert sitting.refused("Anna", hand_over(1), absent={"Ben": 0}) == "bot-plays-already"
    assert sitting.refused("Anna", hand_over(0), absent={"Anna": 0}) == "seat-is-yours"
    assert sitting.refused("Anna", hand_over(5)) == "no-such-seat"


def test_only_those_who_play_hand_over_and_only_during_the_match() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    sitting.come("Zoe", role="spectator")
    assert sitting.refused("Zoe", hand_over(1), absent={"Ben": 0}) == "spectators-watch"
    assert over().refused("Anna", hand_over(1), absent={"Ben": 0}) == "match-is-over"
    assert lobby("Anna", "Ben", "").refused("Anna", hand_over(1), absent={"Ben": 0}) == "match-not-started"


def test_who_leaves_in_a_match_leaves_to_a_bot_and_resumes_by_command() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    assert sitting.refused("Ben", resume(1)) == "seat-is-yours"
    sitting.ask("Ben", leave(1))
    assert sitting.info().seats[1].away
    assert sitting.table.chairs[1].left_by_choice
    assert sitting.refused("Ben", leave(1)) == "bot-plays-already"
    assert sitting.refused("Ben", act(1, "tile 1,0")) == "bot-plays-already"
    assert sitting.refused("Anna", resume(1)) == "not-your-seat"
    sitting.act_somehow(2)  # the bot
    sitting.ask("Ben", resume(1))
    assert not sitting.info().seats[1].away
    assert sitting.you("Ben").seats == (1,)


def test_a_seat_others_gave_to_a_bot_was_not_left_by_choice() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    sitting.ask("Anna", hand_over(1), absent={"Ben": 0})
    assert not sitting.table.chairs[1].left_by_choice
    sitting.ask("Ben", resume(1))
    sitting.ask("Ben", leave(1))
    assert sitting.table.chairs[1].left_by_choice


# ---- talking


def test_one_says_a_text_or_a_phrase_and_not_both() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    assert sitting.refused("Anna", say()) == "text-or-phrase"
    assert sitting.refused("Anna", say("hello", "hello")) == "text-or-phrase"
    first = sitting.ask("Anna", say("  well,\n well  ")).line
    second = sitting.ask("Ben", say(phrase="thanks")).line
    assert first is not None
    assert second is not None
    assert (first.person, first.text, first.phrase, first.room) == (0, "well, well", None, "table")
    assert (second.person, second.text, second.phrase) == (1, None, "thanks")


@pytest.mark.parametrize("text", [" ", "\n", "a\x00b", "\u202e", "\ud800"])
def test_what_cannot_be_shown_is_not_said(text: str) -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    refusal = sitting.refusal("Anna", say(text))
    assert (refusal.code, refusal.facts) == ("bad-text", {"longest": 400})


def test_spectators_have_a_room_of_their_own_which_players_enter_after_the_match() -> None:
    sitting = Sitting("tails", "Anna", "Ben", **SMALL)
    sitting.come("Zoe", role="spectator")
    assert sitting.refused("Zoe", say("psst")) == "spectators-have-a-room"
    assert sitting.refused("Anna", say("psst", room="gallery")) == "gallery-is-for-spectators"
    sitting.ask("Zoe", say("psst", room="gallery"))
    sitting.ask("Anna", say("hm"))
    assert [line.text for line in sitting.told("Zoe").chat] == ["psst", "hm"]
    assert [line.text for line in sitting.told("Anna").chat] == ["hm"]
    while sitting.table.phase == "playing":
        sitting.act_somehow()
    assert [line.text for line in sitting.told("Anna").chat] == ["psst", "hm"]
    sitting.ask("Anna", say("so you knew", room="gallery"))


def test_before_the_match_all_who_may_sit_down_talk_at_the_table() -> None:
    sitting = lobby()
    sitting.come("Ben")
    sitting.come("Zoe", role="spectator")
    sitting.ask("Ben", say("is this seat free?"))
    assert sitting.refused("Zoe", say("mine?")) == "spectators-have-a-room"


def test_nobody_hears_whom_they_muted_until_they_hear_them_again() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    sitting.ask("Ben", say("la la"))
    sitting.ask("Anna", wire.Mute(id=1, person=1))
    assert sitting.you("Anna").muted == (1,)
    assert sitting.told("Anna").chat == ()
    assert [line.text for line in sitting.told("Ben").chat] == ["la la"]
    sitting.ask("Anna", wire.Mute(id=1, person=1, muted=False))
    assert sitting.you("Anna").muted == ()
    assert [line.text for line in sitting.told("Anna").chat] == ["la la"]


@pytest.mark.parametrize("person", [0, 2, 1_000_000])
def test_one_mutes_other_people_at_the_table(person: int) -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    assert sitting.refused("Anna", wire.Mute(id=1, person=person)) == "no-such-person"


def refused_ping(sitting: Sitting, name: str) -> str | None:
    try:
        refuse_ping(sitting.table, Asking(sitting.person(name), sitting.now))
    except Refusal as refusal:
        return refusal.code
    return None


def test_those_who_play_together_point_at_the_board() -> None:
    together = Sitting("flashpoint", "Anna", "Ben", firefighters=2)
    together.come("Zoe", role="spectator")
    assert refused_ping(together, "Anna") is None
    assert refused_ping(together, "Zoe") == "spectators-watch"
    assert refused_ping(Sitting("feurio", "Anna", "Ben", players=2, mode="cooperative"), "Ben") is None
    assert refused_ping(Sitting("feurio", "Anna", "Ben", players=2), "Ben") == "no-pointing"
    assert refused_ping(Sitting("tails", "Anna", "Ben", players=2), "Ben") == "no-pointing"
    assert refused_ping(lobby(), "Anna") == "match-not-started"


# ---- playing again


def test_a_rematch_is_asked_for_once_and_after_the_match() -> None:
    playing = Sitting("feurio", "Anna", "Ben", players=2)
    with pytest.raises(Refusal, match="match-not-over"):
        rematch(playing.table, Asking(playing.person("Ben"), 1), "next")
    sitting = over()
    sitting.come("Zoe", role="spectator")
    with pytest.raises(Refusal, match="spectators-watch"):
        rematch(sitting.table, Asking(sitting.person("Zoe"), 1), "next")
    sitting.take(rematch(sitting.table, Asking(sitting.person("Ben"), 1), "next"))
    assert sitting.info().next == "next"
    with pytest.raises(Refusal, match="rematch-is-open"):
        rematch(sitting.table, Asking(sitting.person("Anna"), 1), "other")


# ---- words


def test_names_and_texts_are_one_visible_line() -> None:
    assert clean_name("  Ada \t Lovelace ") == "Ada Lovelace"
    assert clean_name("x" * 30) == "x" * 30
    assert clean_text("one\n\ntwo") == "one two"


def test_what_happened_by_itself_is_by_nobody() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    sitting.take(entries.HandedOver(at=sitting.now, seat=1, level="easy", clock=True))
    assert not sitting.table.chairs[1].left_by_choice
