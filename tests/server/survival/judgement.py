"""What clients were told against what is stored: the one question of these tests.

Every table is folded again from its entries, one after the other, outside any server. Whatever a socket was told at a
number must be, letter for letter, what the gate says of the fold at that number; and between its `welcome` and the last
thing it heard, a socket must have been told everything its person may know, once and in order.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec

from brasier.core.match import verify
from brasier.server import entries, gate, wire
from brasier.server.entries import AnyEntry, read_entry
from brasier.server.hub import fold
from brasier.server.store import Store
from brasier.server.table import Change, Person, Table
from server.survival.accounts import Account

_ENCODER = msgspec.json.Encoder()
_LEADS_TO: dict[str, tuple[type[entries.Entry], ...]] = {
    "sit": (entries.Sat,),
    "start": (entries.Started,),
    "act": (entries.Stepped,),
    "undo": (entries.Undone, entries.UndoAsked),
    "answer-undo": (entries.UndoAnswered, entries.Undone),
    "say": (entries.Spoke,),
    "rematch": (entries.Followed,),
    "leave": (entries.HandedOver,),
    "resume": (entries.Resumed,),
}


class Judgement:
    """`wrong` is what must be empty; `figures` is how much was looked at."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.figures: Counter[str] = Counter()

    def check(self, holds: bool, what: str) -> bool:
        if not holds:
            self.wrong.append(what)
        return holds


async def judge(database: str, accounts: Iterable[Account]) -> Judgement:
    """An SQLite file has to be free: its server has stopped."""
    judgement = Judgement()
    at: dict[str, list[Account]] = defaultdict(list)
    for account in accounts:
        at[account.table].append(account)
    store = await Store.open(database)
    try:
        for table, spoken in at.items():
            _Bench(table, await store.read(table), spoken, judgement).sit()
    finally:
        await store.close()
    judgement.figures["tables"] = len(at)
    judgement.figures["mismatches"] = len(judgement.wrong)
    return judgement


class _Socket:
    """An account, read through: what was told at which number."""

    def __init__(self, account: Account, judgement: Judgement) -> None:
        self.account = account
        self.person = -1
        self.first = self.last = -1
        self.held = 0  # the step it held before what is looked at now
        self.tellings: dict[int, list[tuple[dict[str, Any], bytes]]] = defaultdict(list)
        name = f"{account.guest} at {account.table}"
        for told, frame in account.tellings():
            judgement.figures[told["tell"]] += 1
            if told["tell"] in ("welcome", "update", "said"):
                number = told["line"]["number"] if told["tell"] == "said" else told["number"]
                judgement.check(number > self.last, f"{name}: after {self.last} came {number}")
                if told["tell"] == "welcome":
                    judgement.check(self.first < 0, f"{name}: a second welcome")
                    self.first, self.person = number, told["you"]["person"]
                self.last = max(self.last, number)
                self.tellings[number].append((told, frame))
            elif told["tell"] == "done" and account.sent[told["id"]][0] != "ping":
                self.tellings[told["number"]].append((told, frame))


class _Bench:
    """One table before the judge."""

    def __init__(self, table: str, rows: list[tuple[int, bytes]], spoken: list[Account], judgement: Judgement) -> None:
        self.id = table
        self.rows = rows
        self.judgement = judgement
        self.sockets = [_Socket(account, judgement) for account in spoken]
        self.acknowledged: set[int] = set()

    def sit(self) -> None:
        check, figures = self.judgement.check, self.judgement.figures
        count = len(self.rows)
        figures["entries"] += count
        numbers = [number for number, _ in self.rows]
        if not check(numbers == list(range(1, count + 1)) and count > 0, f"{self.id}: numbers {numbers[-5:]}"):
            return
        for socket in self.sockets:
            beyond = [number for number in socket.tellings if not 1 <= number <= count]
            check(not beyond, f"{socket.account.guest} was told of {beyond} at {self.id}, which has {count} entries")
        self._time_goes_on()
        table = fold(self.id, self.rows[:1])
        self._look(table, read_entry(self.rows[0][1]), Change())
        for number, body in self.rows[1:]:
            entry = read_entry(body)
            change = table.take(entry)
            check(table.number == number, f"{self.id}: entry {number} folds to {table.number}")
            self._look(table, entry, change)
        self._nothing_twice()
        figures["acknowledged"] += len(self.acknowledged)
        if table.match is not None:
            proof = verify(table.game, table.match.record(reveal_seed=True))
            check(proof.status in ("proved", "manual"), f"{self.id}: {proof}")
            figures["matches replayed"] += 1
            figures["matches over"] += table.phase == "over"
            figures["steps"] += table.step

    def _time_goes_on(self) -> None:
        """From one socket of a browser to the next, too, the number never goes back."""
        known: dict[object, int] = {}
        for socket in self.sockets:  # in the order they were opened
            if socket.first >= 0:
                before = known.get(socket.account.browser, 0)
                self.judgement.check(
                    socket.first >= before,
                    f"{socket.account.guest} knew {before} of {self.id} and was welcomed with {socket.first}",
                )
                known[socket.account.browser] = max(before, socket.last)

    def _look(self, table: Table, entry: AnyEntry, change: Change) -> None:
        sight = gate.Sight(table)
        for socket in self.sockets:
            told = socket.tellings.get(table.number, ())
            if not told and not socket.first < table.number <= socket.last:
                continue
            person = table.people[socket.person]
            self.judgement.check(person.name == socket.account.guest, f"{socket.account.guest} was {person.name}")
            if socket.first < table.number <= socket.last:
                heard = sum(telling["tell"] in ("update", "said") for telling, _ in told)
                due = change.line is None or gate.hears(table, person, change.line)
                where = f"{person.name} heard {heard} times of {self.id} {table.number} {entry!r:.80}"
                self.judgement.check(heard == due, where)
            for telling, frame in told:
                if telling["tell"] == "done":
                    self._answered(socket, person, telling, entry)
                else:
                    self._seen(socket, person, telling, frame, table, change, sight)

    def _seen(
        self, socket: _Socket, person: Person, telling: dict[str, Any], frame: bytes, table: Table, change: Change,
        sight: gate.Sight,
    ) -> None:  # fmt: skip
        """What was told is what the fold shows, and follows on what this socket held."""
        name = f"{person.name} at {self.id} {table.number}"
        expected: wire.AnyTelling | None
        if telling["tell"] == "welcome":
            hello = wire.Hello(id=telling["id"], **socket.account.hello)
            expected = gate.welcome(table, person, hello, telling["now"], tuple(telling["here"]), sight)
            socket.held = telling["step"]
        elif telling["tell"] == "update":
            expected = gate.update(table, person, change, telling["now"], sight)
            if change.moved:
                fits = change.since == socket.held if change.back_to is None else change.back_to <= socket.held
                self.judgement.check(fits, f"{name}: held {socket.held}, told what happened after {change.since}")
            socket.held = telling["step"]
        else:
            expected = None if change.line is None else wire.Said(line=change.line)
        same = expected is not None and _same(_ENCODER.encode(expected), frame)
        self.judgement.check(same, f"{name}: was told {frame[:2000]!r}, but it is {_ENCODER.encode(expected)[:2000]!r}")

    def _answered(self, socket: _Socket, person: Person, done: dict[str, Any], entry: AnyEntry) -> None:
        """A `done` names the entry that the command became, and no other command became it."""
        do, what = socket.account.sent[done["id"]]
        name = f"{person.name} at {self.id} {done['number']}: {do} {what} became {entry!r:.200}"
        fits = isinstance(entry, _LEADS_TO[do]) and (entry.by == person.id or do == "answer-undo")
        if isinstance(entry, entries.Stepped):
            fits = fits and (entry.steps[0].seat, entry.steps[0].action) == (what["seat"], what["action"])
        elif isinstance(entry, entries.Spoke):
            fits = fits and (entry.text, entry.room) == (what.get("text"), what.get("room", "table"))
        self.judgement.check(fits, name)
        self.judgement.check(done["number"] not in self.acknowledged, f"{name}, a second time")
        self.acknowledged.add(done["number"])

    def _nothing_twice(self) -> None:
        """Every line that is stored was said by somebody, once; what was refused is not among them."""
        said, refused = Counter[str](), set[str]()
        for socket in self.sockets:
            for id_, (do, what) in socket.account.sent.items():
                if do == "say" and "text" in what:
                    said[what["text"]] += 1
                    answer = socket.account.answers.get(id_)
                    if answer is not None and answer["tell"] == "refused" and answer["code"] != "storage-away":
                        refused.add(what["text"])
        stored = Counter(
            entry.text for _, body in self.rows if isinstance(entry := read_entry(body), entries.Spoke) and entry.text
        )
        for text, times in stored.items():
            self.judgement.check(times <= said[text], f"{self.id}: {text!r} is stored {times} times, said {said[text]}")
            self.judgement.check(text not in refused, f"{self.id}: {text!r} was refused and is stored")


def _same(expected: bytes, frame: bytes) -> bool:
    return expected == frame or bool(msgspec.json.decode(expected) == msgspec.json.decode(frame))
