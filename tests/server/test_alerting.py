"""Who is alerted, and when: whoever a slow table waits for, is not looking, and did not bring it about."""

import asyncio
from typing import Any

import pytest

from brasier.server import entries, wire
from brasier.server.alerting import Alerting
from brasier.server.alerts import Alert
from brasier.server.hub import Live
from brasier.server.table import Table
from server.sitting import Sitting


class Ear:
    """Stands where the alerts would be sent from, and writes down what it was asked to send."""

    enabled = True

    def __init__(self) -> None:
        self.told: list[tuple[str, Alert]] = []

    async def tell(self, person: str, alert: Alert) -> None:
        self.told.append((person, alert))


def alerted(sitting: Sitting, *here: str) -> list[tuple[str, str]]:
    """Whom the entries of a sitting alert while some people look on, and of what; once for each wait."""
    ear = Ear()

    async def replay() -> None:
        alerting = Alerting(ear, "https://play.example.org")  # type: ignore[arg-type]  # an ear does for what it asks
        live = Live(Table(sitting.table.id, sitting.opened))
        for name in here:
            live.presence.come(f"id of {name}")
        for entry in sitting.entries[1:]:
            live.table.take(entry)
            alerting.stored(live, entry)
        await asyncio.gather(*alerting._telling)

    asyncio.run(replay())
    assert all(alert.link == f"https://play.example.org/tables/{sitting.table.id}" for _, alert in ear.told)
    once = dict.fromkeys((person.removeprefix("id of "), alert.code, alert.number) for person, alert in ear.told)
    return [(person, code) for person, code, _ in once]


def slow(game: str, *people: str, **options: Any) -> Sitting:
    return Sitting(game, *people, clock=wire.DaysClock(days=2), **options)


def test_whoever_is_to_act_at_a_slow_table_is_alerted() -> None:
    sitting = slow("feurio", "Anna", "Ben", players=2)
    assert sitting.table.actors() == (1,)
    assert alerted(sitting) == [("Ben", "your-turn")]  # Anna started it
    sitting.act("tile 1,0")
    sitting.act("pass")
    assert alerted(sitting) == [("Ben", "your-turn"), ("Anna", "your-turn")]


def test_nobody_is_alerted_who_looks_on() -> None:
    sitting = slow("feurio", "Anna", "Ben", players=2)
    assert alerted(sitting, "Ben") == []


@pytest.mark.parametrize("clock", [wire.NoClock(), wire.TurnClock(seconds=60), wire.MatchClock(seconds=600)])
def test_nobody_is_alerted_at_a_table_where_people_stay(clock: wire.Clock) -> None:
    assert alerted(Sitting("feurio", "Anna", "Ben", players=2, clock=clock)) == []


def test_choices_made_at_once_alert_everybody_once_whatever_the_others_do() -> None:
    sitting = slow("tails", "Anna", "Ben", "Cleo", players=3)
    assert sitting.table.actors() == (0, 1, 2)
    assert alerted(sitting) == [("Ben", "your-turn"), ("Cleo", "your-turn")]
    sitting.act(sitting.match.legal(0)[0], seat=0)
    sitting.act(sitting.match.legal(1)[0], seat=1)
    assert alerted(sitting) == [("Ben", "your-turn"), ("Cleo", "your-turn")]


def test_bots_and_those_they_play_for_are_not_alerted() -> None:
    sitting = slow("feurio", "Anna", "easy", players=2)
    assert alerted(sitting) == []
    sitting = slow("feurio", "Anna", "Ben", players=2)
    sitting.ask("Ben", wire.Leave(id=1, seat=1))
    sitting.act("tile 1,0")
    assert alerted(sitting) == [("Ben", "your-turn")]  # before he left


def test_the_end_is_told_to_everybody_who_was_not_there() -> None:
    sitting = slow("tails", "Anna", "Ben", players=2, deck=((1, 1),))
    while sitting.table.phase == "playing":
        sitting.act(sitting.match.legal(sitting.table.actors()[0])[0])
    last = sitting.entries[-1]
    assert isinstance(last, entries.Stepped)
    told = [person for person, code in alerted(sitting) if code == "match-over"]
    assert told == [name for name in ("Anna", "Ben") if last.by != f"id of {name}"]
