"""Two truths: tables in memory whose entries differ only in what one person cannot know.

What cannot be known is told by the rules and the state alone: `tests/games/<game>/secrets.py` deals it anew, and
`rewritten` writes another history (another sealed choice, another tile under a firebreak) that leads to the same table
for everybody but those who hold the secret. Views are asked nowhere here: if one tells a secret, the frames differ.
"""

from collections.abc import Iterator
from importlib import import_module
from itertools import product
from typing import Any

import msgspec

from brasier.core.chance import SeededDealer
from brasier.core.game import CHANCE, Refusal, State, plain_facts
from brasier.core.match import Match
from brasier.core.record import Step
from brasier.core.rng import Rng
from brasier.games.feurio.position import Laid, describe
from brasier.games.feurio.rules import Feurio
from brasier.games.tails.rules import Tails
from brasier.server import duties, entries, gate, rulings, wire
from brasier.server.entries import AnyEntry
from brasier.server.listing import summary_of
from brasier.server.rulings import Asking
from brasier.server.table import Change, Person, Table
from exam.walks import CARDS, PLACES, Case

SEED = "a seed that nobody may know"
SPECTATOR = "spectator"
RECENT = 12  # entries back to which a history is rewritten
NOW = 1_800_000_000_000


def begin(case: Case) -> list[AnyEntry]:
    """A table with a person on each seat, of three or more a bot on the last; a spectator; the first draws."""
    game, options = case
    count = game.seats(options)
    seats: list[wire.SeatWish] = [wire.MySeat(), *(wire.OpenSeat() for _ in range(count - 1))]
    if count > 2:
        seats[-1] = wire.BotSeat()
    told: list[AnyEntry] = [
        entries.Opened(
            at=NOW, by="person 0", game=game.name, rules=game.rules_version, options=game.option_values(options),
            seats=tuple(seats), clock=wire.TurnClock(seconds=60), public=True, spectators=True, dice="sealed",
            name="Person 0", play_code="play", watch_code="watch",
        )
    ]  # fmt: skip
    for seat in range(1, count):
        if isinstance(seats[seat], wire.OpenSeat):
            told.append(entries.Admitted(at=NOW, by=f"person {seat}", name=f"Person {seat}", role="player"))
            told.append(entries.Sat(at=NOW, by=f"person {seat}", seat=seat, name=f"Person {seat}"))
    told.append(entries.Admitted(at=NOW, by=SPECTATOR, name="Spectator", role="spectator"))
    dealt = Match(game, options, dealer=SeededDealer(SEED)).deal()
    return [*told, entries.Started(at=NOW, by="person 0", seed=SEED, steps=tuple(dealt))]


def fold(happened: list[AnyEntry]) -> Table:
    opened = happened[0]
    assert isinstance(opened, entries.Opened)
    table = Table("a table", opened)
    for entry in happened[1:]:
        table.take(entry)
    return table


def goes_on(table: Table, rng: Rng) -> Iterator[AnyEntry]:
    """A random match, with choices made at once that are taken back and made again."""
    while table.phase == "playing":
        assert table.match is not None
        actors = table.actors()
        seat = actors[rng.below(len(actors))]
        legal = table.match.legal(seat)
        steps = table.match.foresee(seat, legal[rng.below(len(legal))])
        by, at = f"person {seat}", table.at + 1000
        yield entries.Stepped(at=at, by=by, steps=tuple(steps))
        if len(actors) > 1 and len(table.actors()) == len(actors) - 1 and rng.below(3) == 0:
            yield entries.Undone(at=at + 500, by=by, step=table.step - 1, alone=True)


def person_at(table: Table, seat: int | None) -> Person | None:
    """Who looks from a seat; None where a bot does."""
    return table.person(SPECTATOR if seat is None else f"person {seat}")


def everything_told(table: Table, person: Person, change: Change) -> list[bytes]:
    """Whatever the server sends to somebody at this moment: frames, the log, the picture, the line in the lobby."""
    assert table.match is not None
    now, seat = table.at + 700, next(iter(table.seats_of(person)), None)
    last = summary_of(table, entries.Credited(at=table.at, outages=((table.at - 0, table.at),)))
    told: list[Any] = [
        gate.update(table, person, change, now, gate.Sight(table)),
        gate.log(table, seat, 0, table.step),
        last,
    ]
    for step in (None, 0, table.step // 2, table.step):
        hello = wire.Hello(id=1, step=step, takebacks=table.takebacks)
        told.append(gate.welcome(table, person, hello, now, (0,), gate.Sight(table)))
    return [msgspec.json.encode(one, enc_hook=str) for one in told] + [
        table.game.draw_svg(table.match.view(seat)).encode()
    ]


def answers(table: Table, person: Person, texts: list[str]) -> list[object]:
    """What somebody hears who tries everything: a refusal word for word, or that it is done; not what is drawn then."""
    asking = Asking(person, table.at + 700, {0: 0})
    commands: list[wire.AnyCommand] = []
    for seat in range(len(table.chairs) + 1):
        for seen in (1, table.number):
            commands += [wire.Act(id=1, seat=seat, action=text, seen=seen) for text in texts]
        commands += [wire.Leave(id=1, seat=seat), wire.Sit(id=1, seat=seat), wire.Resume(id=1, seat=seat)]
        commands += [wire.HandOver(id=1, seat=seat), wire.Unseat(id=1, seat=seat)]
    commands += [wire.SayChance(id=1, outcome=text, seen=table.number) for text in texts[:3]]
    for step in (None, 0, table.base, table.step // 2, table.step - 1, table.step):
        commands += [
            wire.Undo(id=1, step=step, seen=seen, ask=ask) for seen in (1, table.number) for ask in (True, False)
        ]
    heard: list[object] = []
    for command in commands:
        try:
            heard.append(type(rulings.rule(table, asking, command)).__name__)
        except Refusal as refusal:
            heard.append(_in_full(refusal))
    for seat, target in product(range(len(table.chairs)), PLACES[::9] + CARDS):
        try:
            heard.append(_in_full(rulings.why(table, asking, wire.Why(id=1, seat=seat, target=target))))
        except Refusal as refusal:
            heard.append(_in_full(refusal))
    return heard


def _in_full(refusal: Refusal) -> object:
    return refusal.code, refusal.rule, tuple(sorted(plain_facts(refusal.facts).items()))


def pauses(table: Table) -> list[object]:
    """When the house does something next, and how long each bot seems to think."""
    return [duties.next_duty(table), *(duties.pause(table, seat) for seat in table.waiting_bots())]


# ---- another truth


def dealt_anew(table: Table, seat: int | None, rng: Rng) -> State:
    """The state in which everything the seat cannot know is another."""
    assert table.match is not None
    made: State = import_module(f"games.{table.game.name}.secrets").another_truth(table.match.state, seat, rng)
    return made


def rewritten(happened: list[AnyEntry], seat: int | None, rng: Rng) -> Iterator[list[AnyEntry]]:
    """Other histories, one secret changed in each, that a seat cannot tell from this one."""
    truth = fold(happened)
    assert truth.match is not None
    for index in range(len(happened) - 1, max(0, len(happened) - RECENT), -1):
        entry = happened[index]
        if not isinstance(entry, entries.Stepped | entries.Started):
            continue
        for place, step in enumerate(entry.steps):
            for action in _others(truth, happened[:index], entry.steps[:place], step, seat, rng):
                steps = (*entry.steps[:place], Step(step.seat, action), *entry.steps[place + 1 :])
                other = [*happened[:index], msgspec.structs.replace(entry, steps=steps), *happened[index + 1 :]]
                if _tells_the_same(truth, other, seat):
                    yield other
                    break


def _others(
    truth: Table, before: list[AnyEntry], dealt: tuple[Step, ...], step: Step, seat: int | None, rng: Rng
) -> list[str]:
    """What could have been chosen or drawn instead, in another order each time."""
    if step.seat == seat or not step.action.startswith(("choose ", "draw ")):
        return []
    then = Match(truth.game, truth.options, dealer=SeededDealer(SEED))
    if len(before) > 1 and (table := fold(before)).match is not None:
        then.follow(table.match.steps)
    then.follow(dealt)
    actions = [text for text, _ in then.chances()] if step.seat == CHANCE else then.legal(step.seat)
    alike = [text for text in actions if text != step.action and len(text.split()) == len(step.action.split())]
    cut = rng.below(len(alike)) if alike else 0
    return [*alike[cut:], *alike[:cut]][:5]


def _tells_the_same(truth: Table, other: list[AnyEntry], seat: int | None) -> bool:
    """Whether a history can have happened, and by the rules differs only in secrets that others still keep."""
    try:
        told = fold(other)
    except Refusal:
        return False
    assert truth.match is not None
    assert told.match is not None
    state, twin = truth.match.state, told.match.state
    if isinstance(state, Tails) and isinstance(twin, Tails):
        return _same_but_for_choices(state, twin)
    assert isinstance(state, Feurio)
    assert isinstance(twin, Feurio)
    return _same_but_for_tiles(state, twin, seat)


def _same_but_for_choices(state: Tails, twin: Tails) -> bool:
    """T18: what others have chosen and not played; or what they chose and took back."""
    bare = twin.clone()
    assert isinstance(bare, Tails)
    bare.chosen, bare.den = state.chosen, state.den
    return bare.pack() == state.pack() and (twin.den | twin.chosen) == (state.den | state.chosen)


def _same_but_for_tiles(state: Feurio, twin: Feurio, seat: int | None) -> bool:
    """F24: the values of firebreaks of others, and of the tile that somebody else has drawn."""
    sides = []
    for position in (describe(state), describe(twin)):
        hidden = {tile.cell for tile in position.laid if tile.owner is not None and tile.owner != seat}
        laid = tuple(
            Laid(cell=tile.cell, value=0, owner=tile.owner, men=tile.men) if tile.cell in hidden else tile
            for tile in position.laid
        )
        drawn = position.drawn if position.seat == seat else int(position.drawn > 0)
        sides.append(msgspec.structs.replace(position, laid=laid, drawn=drawn))
    return sides[0] == sides[1]
