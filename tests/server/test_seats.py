"""Seats before the match: who may take them, what they are called, and what only the owner may do."""

import pytest

from brasier.server import wire
from brasier.server.rulings import starting
from server.sitting import Sitting


def sit(seat: int, name: str | None = None) -> wire.Sit:
    return wire.Sit(id=1, seat=seat, name=name)


def leave(seat: int) -> wire.Leave:
    return wire.Leave(id=1, seat=seat)


def seat_bot(seat: int, level: str = "easy") -> wire.SeatBot:
    return wire.SeatBot(id=1, seat=seat, level=level)


def unseat(seat: int) -> wire.Unseat:
    return wire.Unseat(id=1, seat=seat)


def seats(sitting: Sitting) -> list[tuple[str, str]]:
    return [(seat.holder, seat.name) for seat in sitting.info().seats]


def lobby(*people: str) -> Sitting:
    """Three seats of Feurio!, before the match."""
    return Sitting("feurio", *(people or ("Anna", "", "")), start=False, players=3)


def test_an_open_seat_is_whose_who_sits_down() -> None:
    sitting = lobby()
    sitting.come("Ben")
    sitting.ask("Ben", sit(2))
    assert seats(sitting) == [("person", "Anna"), ("open", ""), ("person", "Ben")]
    assert sitting.you("Ben").seats == (2,)


def test_a_seat_that_is_taken_or_does_not_exist_is_nobodys_to_take() -> None:
    sitting = lobby("Anna", "easy", "")
    sitting.come("Ben")
    assert sitting.refused("Ben", sit(0)) == "seat-taken"
    assert sitting.refused("Ben", sit(1)) == "seat-taken"
    refusal = sitting.refusal("Ben", sit(3))
    assert (refusal.code, refusal.facts) == ("no-such-seat", {"seat": 3, "last": 2})


def test_somebody_may_hold_several_seats_each_with_a_name_of_its_own() -> None:
    sitting = lobby()
    sitting.ask("Anna", sit(1))
    sitting.ask("Anna", sit(2, " Little  Anna "))
    assert [name for _, name in seats(sitting)] == ["Anna", "Anna 2", "Little Anna"]
    assert sitting.you("Anna").seats == (0, 1, 2)


def test_no_two_seats_have_the_same_name() -> None:
    sitting = lobby()
    sitting.come("Ben")
    sitting.ask("Ben", sit(1, "Anna"))
    sitting.ask("Ben", sit(2, "Anna"))
    assert [name for _, name in seats(sitting)] == ["Anna", "Anna 2", "Anna 3"]


def test_nobody_is_called_what_a_bot_is_called() -> None:
    sitting = lobby("Anna", "easy", "")
    bot = seats(sitting)[1][1]
    sitting.come(bot)
    sitting.ask(bot, sit(2))
    assert seats(sitting)[2] == ("person", f"{bot} 2")


def test_nobody_passes_for_a_bot() -> None:
    sitting = lobby("Anna", "", "")
    sitting.ask("Anna", sit(1, "Vera (easy bot)"))
    sitting.ask("Anna", sit(2, "Vera (easy bot)"))
    assert [chair.name for chair in sitting.table.chairs] == ["Anna", "Vera", "Vera 2"]


def test_a_bad_name_is_refused() -> None:
    sitting = lobby()
    for name in (" ", "\u200b", "a\nb\x00", "x" * 31):
        assert sitting.refused("Anna", sit(1, name)) == "bad-name"


def test_a_spectator_does_not_sit_down() -> None:
    sitting = lobby()
    sitting.come("Zoe", role="spectator")
    assert sitting.refused("Zoe", sit(1)) == "spectators-watch"


def test_one_gives_back_ones_own_seat_and_no_other() -> None:
    sitting = lobby()
    sitting.come("Ben")
    sitting.ask("Ben", sit(1))
    assert sitting.refused("Ben", leave(0)) == "not-your-seat"
    assert sitting.refused("Ben", leave(2)) == "not-your-seat"
    sitting.ask("Ben", leave(1))
    assert seats(sitting)[1] == ("open", "")
    assert sitting.you("Ben").seats == ()


def test_the_owner_seats_bots_changes_their_level_and_opens_seats_again() -> None:
    sitting = lobby()
    sitting.come("Ben")
    sitting.ask("Ben", sit(2))
    sitting.ask("Anna", seat_bot(1))
    assert seats(sitting)[1][0] == "bot"
    sitting.ask("Anna", seat_bot(1))  # the level of a bot that sits there already
    assert sitting.info().seats[1].level == "easy"
    sitting.ask("Anna", unseat(1))
    sitting.ask("Anna", unseat(2))
    assert seats(sitting) == [("person", "Anna"), ("open", ""), ("open", "")]


def test_the_owner_puts_no_bot_on_a_seat_somebody_holds_and_opens_none_that_is_open() -> None:
    sitting = lobby("Anna", "Ben", "")
    assert sitting.refused("Anna", seat_bot(1)) == "seat-taken"
    assert sitting.refused("Anna", seat_bot(0)) == "seat-taken"
    assert sitting.refused("Anna", unseat(2)) == "seat-empty"
    assert sitting.refused("Anna", unseat(9)) == "no-such-seat"
    refusal = sitting.refusal("Anna", seat_bot(2, "genius"))
    assert (refusal.code, refusal.facts["level"]) == ("unknown-level", "genius")
    assert sitting.refused("Anna", seat_bot(2, "uniform")) == "unknown-level"  # a yardstick is no opponent


@pytest.mark.parametrize("command", [seat_bot(2), unseat(0), wire.Start(id=1)])
def test_only_the_owner_rules_over_the_table(command: wire.AnyCommand) -> None:
    sitting = lobby("Anna", "Ben", "")
    refusal = sitting.refusal("Ben", command)
    assert (refusal.code, refusal.facts) == ("owner-only", {"name": "Anna"})


def test_a_match_starts_when_every_seat_is_held() -> None:
    sitting = lobby("Anna", "easy", "")
    refusal = sitting.refusal("Anna", wire.Start(id=1))
    assert (refusal.code, refusal.facts) == ("seat-still-open", {"seat": 2})
    sitting.ask("Anna", seat_bot(2))
    sitting.ask("Anna", wire.Start(id=1))
    assert sitting.table.phase == "playing"
    assert sitting.info().commitment


def test_every_match_has_another_seed() -> None:
    sitting = lobby("Anna", "easy", "easy")
    assert starting(sitting.table, 1, "").seed != starting(sitting.table, 1, "").seed


@pytest.mark.parametrize("command", [sit(0), seat_bot(0), unseat(0), wire.Start(id=1)])
def test_after_the_start_the_seats_are_as_they_are(command: wire.AnyCommand) -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    assert sitting.refused("Anna", command) == "match-has-started"
