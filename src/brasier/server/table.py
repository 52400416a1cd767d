"""A table: a live match with the people around it. What its entries make of it, and nothing else; no IO.

Theory of operation. Everything that happens at a table is an entry (`entries`), stored before anybody hears of it.
`Table.take` folds one entry after the other into the state of the table; whoever folds the same entries holds the same
table, on any machine and after any crash. Nothing here refuses: an entry that is stored has happened. Whether
something may happen is decided before it is written, in `rulings`; what may be told of it, in `gate`.
"""

from collections import deque
from typing import NamedTuple

from brasier.bots import Thought, seat_name, short_name
from brasier.core.chance import Dealer, ManualDealer, SeededDealer
from brasier.core.game import CHANCE, Game
from brasier.core.match import Match
from brasier.core.record import Step
from brasier.games import find
from brasier.server import entries
from brasier.server.clock import Clocks, Mark
from brasier.server.entries import AnyEntry
from brasier.server.wire import LONGEST_NAME, BotSeat, ChatLine, MySeat, Phase, Role

CHAT_KEPT = 200  # lines of chat that somebody who comes later still reads


class Person:
    """Somebody at this table. `id` is theirs alone and never told; others know the number they have here."""

    def __init__(self, number: int, guest: str, name: str, role: Role) -> None:
        self.number = number
        self.id = guest
        self.name = name
        self.role: Role = role
        self.muted: set[int] = set()


class Chair:
    """A seat and who plays on it: a person, a bot, or (`person` and `level`) a bot in somebody's stead."""

    def __init__(self) -> None:
        self.person: int | None = None
        self.level: str | None = None
        self.name = ""
        self.left_by_choice = False  # whoever left does not get the seat back just by looking in
        self.away_from = 0  # the step from which on a bot has played here for its person

    @property
    def held(self) -> bool:
        return self.person is not None or self.level is not None

    @property
    def away(self) -> bool:
        return self.person is not None and self.level is not None

    def empty(self) -> None:
        self.person = self.level = None
        self.name = ""
        self.left_by_choice = False


class Request(NamedTuple):
    """Somebody would like to go back and asks the others."""

    person: int
    step: int
    agreed: frozenset[int]
    until: int


class Change(NamedTuple):
    """What an entry changed, for whoever must tell of it."""

    moved: bool = False  # the match is not as it was
    since: int = 0  # events after this step are new
    back_to: int | None = None  # and those after this step did not happen
    line: ChatLine | None = None
    why: Thought | None = None  # what the bot that moved says of it
    only: int | None = None  # nobody but this person need know


class Table:
    def __init__(self, table_id: str, opened: entries.Opened) -> None:
        self.id = table_id
        self.opened = opened
        self.number = 1
        self.at = opened.at
        self.moved_at = opened.at  # when the match changed last, or who plays in it
        self.game: Game = find(opened.game)
        self.options = self.game.options(opened.options)
        self.people: list[Person] = []
        self.chairs = [Chair() for _ in range(self.game.seats(self.options))]
        self.match: Match | None = None
        self.base = 0  # steps nobody can take back: those from elsewhere, and what was dealt at the start
        self.waited: list[tuple[int, ...]] = []  # before each step: whom the match waited for,
        self.marks: list[Mark] = []  # and how the clocks stood
        self.takebacks = 0
        self.past_dice = 0
        self.fresh = [1] * len(self.chairs)  # the entry since which a seat's choices are what they are
        self.credited = 0  # outages up to this time are nobody's loss any more
        self.clocks = Clocks(opened.clock, len(self.chairs))
        self.request: Request | None = None
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.next: str | None = None
        self.followed = 0  # tables that came after this one
        self._admit(opened.by, opened.name, "player")
        self._seat_as_wished()

    def _seat_as_wished(self) -> None:
        for chair, wish in zip(self.chairs, self.opened.seats, strict=True):
            if isinstance(wish, MySeat):
                chair.person = 0
                chair.name = self.free_name(wish.name or self.opened.name)
            elif isinstance(wish, BotSeat):
                chair.level = wish.level
                chair.name = seat_name(wish.level, [other.name for other in self.chairs])

    # ---- looking

    @property
    def phase(self) -> Phase:
        if self.match is None:
            return "open"
        return "playing" if self.match.outcome() is None else "over"

    @property
    def step(self) -> int:
        return 0 if self.match is None else len(self.match.steps)

    def actors(self) -> tuple[int, ...]:
        return () if self.match is None else self.match.actors()

    def person(self, guest: str) -> Person | None:
        return next((person for person in self.people if person.id == guest), None)

    def seats_of(self, person: Person) -> tuple[int, ...]:
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.person == person.number)

    def people_concerned(self, step: int) -> set[int]:
        """Whose match it is from a step on: everybody who holds a seat. Not who left it to a bot by choice; who lost it
        to the clock, or by being away, has no say only in what the bot has played."""
        return {
            chair.person
            for chair in self.chairs
            if chair.person is not None and not (chair.away and (chair.left_by_choice or chair.away_from <= step))
        }

    def seats_played(self, person: Person) -> tuple[int, ...]:
        """Those of a person's seats on which no bot plays for them."""
        return tuple(seat for seat in self.seats_of(person) if not self.chairs[seat].away)

    def waiting_people(self) -> tuple[int, ...]:
        """Seats of people that the match waits for."""
        return tuple(seat for seat in self.actors() if seat >= 0 and self.chairs[seat].level is None)

    def waiting_bots(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.actors() if seat >= 0 and self.chairs[seat].level is not None)

    def free_name(self, name: str) -> str:
        """A name that no other seat has, nor is shown with."""
        taken = {short_name(chair.name) for chair in self.chairs}
        if name not in taken:
            return name
        others = (f"{name[: LONGEST_NAME - 3]} {number}" for number in range(2, 100))  # still no longer than a name
        return next(other for other in others if other not in taken)

    # ---- folding

    def take(self, entry: AnyEntry) -> Change:
        """The next entry has happened."""
        self.number += 1
        self.at = max(self.at, entry.at)  # clocks of several machines may differ a little
        match entry:
            case entries.Admitted():
                self._admit(entry.by, entry.name, entry.role)
            case entries.Sat():
                chair = self.chairs[entry.seat]
                chair.empty()
                chair.person = self._number_of(entry.by)
                chair.name = entry.name
            case entries.BotSat():
                chair = self.chairs[entry.seat]
                chair.empty()
                chair.level = entry.level
                chair.name = seat_name(entry.level, [other.name for other in self.chairs])
            case entries.Unseated():
                self.chairs[entry.seat].empty()
            case entries.Left():
                self.chairs[entry.seat].empty()
            case entries.HandedOver():
                chair = self.chairs[entry.seat]
                chair.level = entry.level
                chair.left_by_choice = entry.by != "" and self._number_of(entry.by) == chair.person
                chair.away_from = self.step
                self._wait(anew=False)
            case entries.Resumed():
                self.chairs[entry.seat].level = None
                self._wait(anew=False)
            case entries.Started():
                return self._start(entry)
            case entries.Stepped():
                return self._step(entry)
            case entries.Undone():
                return self._undo(entry)
            case entries.UndoAsked():
                self.request = Request(self._number_of(entry.by), entry.step, frozenset(), entry.until)
            case entries.UndoAnswered():
                self._answer(entry)
            case entries.Spoke():
                return self._hear(entry)
            case entries.Muted():
                person = self.people[self._number_of(entry.by)]
                (person.muted.add if entry.muted else person.muted.discard)(entry.person)
                return Change(only=person.number)
            case entries.Credited():
                self.clocks.credit(entry.outages)
                self.credited = max(stop for _, stop in entry.outages)
            case entries.Followed():
                self.next = entry.next
                self.followed += 1
            case entries.Opened():
                raise AssertionError("a table is opened once")
        return Change()

    def _admit(self, guest: str, name: str, role: Role) -> None:
        known = self.person(guest)
        if known is None:
            self.people.append(Person(len(self.people), guest, name, role))
        else:
            known.name = name
            known.role = role

    def _number_of(self, guest: str) -> int:
        person = self.person(guest)
        assert person is not None
        return person.number

    def _start(self, entry: entries.Started) -> Change:
        dealer: Dealer = ManualDealer() if entry.seed is None else SeededDealer(entry.seed)
        names = [chair.name for chair in self.chairs]
        self.match = Match(self.game, self.options, dealer=dealer, seats=names)
        self._follow(self.opened.steps)
        self.match.dealt_from = len(self.opened.steps) + 1
        self._follow(entry.steps)
        self.base = self.step
        self.fresh = [self.number] * len(self.chairs)
        self._wait(anew=True)
        return Change(moved=True)

    def _step(self, entry: entries.Stepped) -> Change:
        before, waited = self.step, self.actors()
        self._follow(entry.steps)
        self.request = None  # the table has moved on
        alone = waited[-1] >= 0 and self._without(waited, entry.steps[0].seat) == self.actors() != ()
        for seat in range(len(self.chairs)):
            if not alone or seat == entry.steps[0].seat:
                self.fresh[seat] = self.number
        dealt = any(step.seat == CHANCE for step in entry.steps)
        self._wait(anew=dealt)
        return Change(moved=True, since=before, why=entry.why)

    def _follow(self, steps: tuple[Step, ...]) -> None:
        assert self.match is not None
        mark = self.clocks.mark(self.at)
        for step in steps:
            self.waited.append(self.match.actors())
            self.marks.append(mark)
            self.match.follow([step])

    @staticmethod
    def _without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
        return tuple(other for other in seats if other != seat)

    def _undo(self, entry: entries.Undone) -> Change:
        assert self.match is not None
        seat = self.match.steps[entry.step].seat
        if entry.alone:
            self.match.leave_out(entry.step)
            later = self.waited[entry.step + 1 :]
            self.waited[entry.step :] = [tuple(sorted((*others, seat))) for others in later]
            self.fresh[seat] = self.number
            self.clocks.go_back(self.marks.pop(entry.step), self.at, [seat])
        else:
            self.match.undo(entry.step)
            self.clocks.go_back(self.marks[entry.step], self.at, range(len(self.chairs)))
            del self.waited[entry.step :]
            del self.marks[entry.step :]
            self.fresh = [self.number] * len(self.chairs)
        self.takebacks += 1
        self.past_dice += entry.past_dice
        self.request = None
        self._wait(anew=False)
        return Change(moved=True, since=entry.step, back_to=entry.step)

    def _answer(self, entry: entries.UndoAnswered) -> None:
        if self.request is not None:
            if entry.yes:
                self.request = self.request._replace(agreed=self.request.agreed | {self._number_of(entry.by)})
            else:
                self.request = None

    def _hear(self, entry: entries.Spoke) -> Change:
        line = ChatLine(
            number=self.number,
            at=entry.at,
            person=self._number_of(entry.by),
            room=entry.room,
            text=entry.text,
            phrase=entry.phrase,
        )
        self.chat.append(line)
        return Change(line=line)

    def _wait(self, *, anew: bool) -> None:
        """The clocks of those run whom the match waits for now."""
        self.moved_at = self.at
        if self.phase == "playing":
            self.clocks.wait_for(self.actors(), self.waiting_people(), self.at, anew=anew)
        else:
            self.clocks.stop(self.at)
