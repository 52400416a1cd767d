"""A sitting at one table without a server: people ask, rulings answer, entries are folded in, and time is the test's.

sitting = Sitting("feurio", "Anna", "Ben", players=2)
sitting.act("tile 1,0")                        # whoever's turn it is
sitting.later(seconds=30)
assert sitting.refused("Anna", undo()) == "nothing-to-take-back"
"""

from collections.abc import Mapping
from typing import Any, Literal

from brasier.core.chance import SeededDealer
from brasier.core.game import CHANCE, Refusal
from brasier.core.match import Match
from brasier.core.record import Step
from brasier.games import find
from brasier.server import entries, gate, rulings, wire
from brasier.server.entries import AnyEntry, read_entry, write_entry
from brasier.server.rulings import GRACE, Asking
from brasier.server.table import Change, Person, Table

NOON = 1_800_000_000_000  # when every sitting begins
NO_CLOCK = wire.NoClock()


class Sitting:
    """`people` take the seats in their order, '' is an open seat and 'easy' a bot; the first of them is the owner."""

    def __init__(
        self,
        game: str,
        *people: str,
        clock: wire.Clock = NO_CLOCK,
        dice: Literal["sealed", "manual"] = "sealed",
        steps: tuple[Step, ...] = (),
        seed: str = "a sitting",
        start: bool = True,
        **options: Any,
    ) -> None:
        plan = find(game).options(options)
        owner = next(name for name in people if name not in ("", "easy"))
        self.now = NOON
        self.opened = entries.Opened(
            at=self.now,
            by=f"id of {owner}",
            game=game,
            rules=find(game).rules_version,
            options=find(game).option_values(plan),
            seats=tuple(_wish(name, owner) for name in people),
            clock=clock,
            public=False,
            spectators=True,
            dice=dice,
            name=owner,
            play_code="play",
            watch_code="watch",
            steps=steps,
        )
        self.table = Table("sitting", self.opened)
        self.entries: list[AnyEntry] = [self.opened]
        for seat, name in enumerate(people):
            if name not in ("", "easy", owner):
                self.come(name)
                self.ask(name, wire.Sit(id=1, seat=seat))
        if start:
            self.start(seed)

    # ---- what happens

    def take(self, entry: AnyEntry) -> Change:
        """An entry as it comes back from the store."""
        entry = read_entry(write_entry(entry))
        self.entries.append(entry)
        return self.table.take(entry)

    def come(self, name: str, role: wire.Role = "player") -> None:
        if self.table.person(f"id of {name}") is None:
            self.take(entries.Admitted(at=self.now, by=f"id of {name}", name=name, role=role))

    def start(self, seed: str = "a sitting") -> None:
        """With dice that are the same every time."""
        if self.opened.dice == "manual":
            self.take(entries.Started(at=self.now, by=self.opened.by, seed=None, steps=()))
            return
        match = Match(self.table.game, self.table.options, dealer=SeededDealer(seed))
        match.follow(self.opened.steps)
        steps = tuple(match.deal())
        self.take(entries.Started(at=self.now, by=self.opened.by, seed=seed, steps=steps))

    def ruling(self, name: str, command: wire.AnyCommand, absent: Mapping[str, int] | None = None) -> AnyEntry:
        """The entry somebody's wish leads to, which has not happened yet; raises `Refusal`.

        `absent`: since when the others are not connected, by name."""
        away = {self.person(other).number: since for other, since in (absent or {}).items()}
        return rulings.rule(self.table, Asking(self.person(name), self.now, away, GRACE), command)

    def ask(self, name: str, command: wire.AnyCommand, absent: Mapping[str, int] | None = None) -> Change:
        """Somebody's wish is granted, and has happened."""
        return self.take(self.ruling(name, command, absent))

    def refusal(self, name: str, command: wire.AnyCommand, absent: Mapping[str, int] | None = None) -> Refusal:
        before = self.told(name)
        try:
            entry = self.ruling(name, command, absent)
        except Refusal as refusal:
            assert self.told(name) == before, "a refusal changed something"
            return refusal
        raise AssertionError(f"{name} was not refused: {entry}")

    def refused(self, name: str, command: wire.AnyCommand, absent: Mapping[str, int] | None = None) -> str:
        return self.refusal(name, command, absent).code

    def act(self, action: str, seat: int | None = None, seen: int | None = None) -> Change:
        """The person or bot of a seat acts; of the one whose turn it is, unless said otherwise."""
        seat = self.table.actors()[0] if seat is None else seat
        chair = self.table.chairs[seat]
        if chair.level is not None:
            return self.take(entries.Stepped(at=self.now, steps=tuple(self.match.foresee(seat, action))))
        assert chair.person is not None
        seen = self.table.number if seen is None else seen
        return self.ask(self.table.people[chair.person].name, wire.Act(id=1, seat=seat, action=action, seen=seen))

    def act_somehow(self, times: int = 1) -> None:
        """Whoever's turn it is does the first thing that may be done."""
        for _ in range(times):
            seat = self.table.actors()[0]
            assert seat != CHANCE
            self.act(self.match.legal(seat)[0], seat)

    def later(self, *, seconds: float = 0, days: float = 0) -> None:
        self.now += int(seconds * 1000 + days * 86_400_000)

    # ---- what there is

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def person(self, name: str) -> Person:
        person = self.table.person(f"id of {name}")
        assert person is not None, name
        return person

    def you(self, name: str) -> wire.You:
        return gate.you(self.table, self.person(name))

    def info(self, name: str | None = None) -> wire.TableInfo:
        person = self.table.people[0] if name is None else self.person(name)
        return gate.info(self.table, person, self.now)

    def told(self, name: str) -> wire.Welcome:
        """Everything somebody who comes now is told."""
        return told(self.table, self.person(name), self.now)

    def actions(self) -> list[str]:
        return [step.action for step in self.match.steps]

    def folded_again(self) -> Table:
        """The table that somebody else makes of the same entries."""
        table = Table("sitting", self.opened)
        for entry in self.entries[1:]:
            table.take(entry)
        return table


def told(table: Table, person: Person, now: int) -> wire.Welcome:
    return gate.welcome(table, person, wire.Hello(id=1), now, (), gate.Sight(table))


def _wish(name: str, owner: str) -> wire.SeatWish:
    if name == "easy":
        return wire.BotSeat(level="easy")
    return wire.MySeat() if name == owner else wire.OpenSeat()


def undo(seen: int = 1_000_000, step: int | None = None, *, ask: bool = False) -> wire.Undo:
    return wire.Undo(id=1, seen=seen, step=step, ask=ask)


def answer(*, yes: bool) -> wire.AnswerUndo:
    return wire.AnswerUndo(id=1, yes=yes)
