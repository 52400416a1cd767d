"""Whatever the server offers can be done on the page: every kind of thing of every game, with mouse, finger and keys.

Matches that bots have played are brought as records, and one that is written down here because bots hardly ever come
to what it shows; the page goes on from the positions where the kinds come up. Nothing that is
done there arrives (`BarredWire`), so that one position serves for all it offers.
"""

import random
from functools import cache
from typing import NamedTuple

import pytest

from brasier.bots import player
from brasier.core.chance import ScriptedDealer, SeededDealer
from brasier.core.match import Match
from brasier.core.record import write_record
from brasier.core.rng import Rng
from brasier.games import find
from browser.hands import Hands
from browser.keys import Keys
from browser.people import People, Person
from browser.wire import BarredWire

TRADES = ("cafs", "captain", "driver", "generalist", "hazmat", "imaging", "paramedic", "rescue")
KINDS = {
    "feurio": {"middle", "tile", "firebreak", "men", "pass"},
    "flashpoint": {
        "take", "place", "park", "begin", "move", "carry", "haul", "lead", "carry-lead", "haul-lead", "lead-two",
        "douse", "quench", "open", "close", "chop", "drive", "ride", "stay", "gun", "keep", "reroll", "treat",
        "dispose", "reveal", "command", "change", "fall", "explode", "end", "finish", "play",
    },
    "tails": {"choose", "play", "pass"},
}  # fmt: skip
# Matches in which all kinds come up; should bots learn to play in another way, more of them are looked at.
FIRST = {"feurio": (0, 1), "flashpoint": (0, 1, 2, 5, 9, 14), "tails": (0,)}
MOST_MATCHES = 60
# P35: a paramedic treats somebody, goes on to somebody else and treats them too: two treated victims in one space.
TWO_TREATED = {
    "chance": ("black 1", "roll 6,2", "red 1", "roll 1,1", "roll 1,2", "roll 5,8", "roll 4,8", "roll 3,8", "roll 2,1",
               "victim", "victim", "roll 1,3"),
    "actions": ("place 4,9", "park ambulance east", "park engine south", "begin 0", "move west", "treat",
                "lead north", "treat", "end"),
}  # fmt: skip
MOST_POSITIONS = 9  # that one person brings: opening tables has a pace
WAYS = {"mouse": Hands, "finger": Hands, "keys": Keys}


class Position(NamedTuple):
    record: str
    step: int
    seat: int
    seats: int
    actions: tuple[str, ...]  # to be tried: one of each kind that no other position has


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", KINDS)
def test_everything_offered_can_be_done(people: People, game: str, way: str) -> None:
    tried = set[str]()
    for number, position in enumerate(positions(game)):
        if number % MOST_POSITIONS == 0:
            [person] = people(1, device="phone" if way == "finger" else "desktop", still=True)
            hands = WAYS[way](person, BarredWire)
        hands.come_to(go_on(person, position))
        offered = {choice["action"]: choice for choice in hands.wire.choices}
        for action in position.actions:
            hands.act(offered[action])
            tried.add(offered[action]["kind"])
    assert tried == KINDS[game]


def go_on(person: Person, position: Position) -> str:
    """A table that goes on from there, with bots on the other seats."""
    brought = person.context.request.post(
        f"{person.url}/api/records", data=position.record, headers={"Origin": person.url, "Content-Type": "text/plain"}
    )
    assert brought.ok, brought.text()
    seats = [{"kind": "me"} if seat == position.seat else {"kind": "bot", "level": "easy"}
             for seat in range(position.seats)]  # fmt: skip
    wish = {"step": position.step, "seats": seats}
    table: str = person.ask("POST", f"/api/tables/{brought.json()['table']}/fork", wish)["table"]
    return table


class Offer(NamedTuple):
    """What a seat could do at a step of a match, one action of each kind."""

    match: Match
    step: int
    seat: int
    actions: dict[str, str]  # by kind


@cache
def positions(game: str) -> list[Position]:
    """As few as offer all kinds; where something was done in a later one already it is not tried again."""
    offers = staged() if game == "flashpoint" else []
    for seed in (*FIRST[game], *range(MOST_MATCHES)):
        offers += played(game, seed)
        if {kind for offer in offers for kind in offer.actions} == KINDS[game]:
            break
    missing, chosen = set(KINDS[game]), []
    while missing:
        best = max(offers, key=lambda offer: len(missing & offer.actions.keys()))
        new = missing & best.actions.keys()
        assert new, f"never offered: {missing}"
        missing -= new
        record = write_record(best.match.record())
        seats = best.match.game.seats(best.match.options)
        chosen.append(Position(record, best.step, best.seat, seats, tuple(best.actions[kind] for kind in sorted(new))))
    return chosen


def staged() -> list[Offer]:
    """The end of the match that was written down."""
    rules = find("flashpoint")
    given = rules.options({"mode": "advanced", "firefighters": 1, "specialists": ["paramedic"], "level": "recruit"})
    match = Match(rules, given, dealer=ScriptedDealer(TWO_TREATED["chance"]))
    match.deal()
    for action in TWO_TREATED["actions"]:
        match.play(0, action)
        match.deal()
    by_kind = {choice.kind: choice.action for choice in rules.choices(match.state, 0)}
    return [Offer(match, len(match.steps), 0, by_kind)]


def played(game: str, seed: int) -> list[Offer]:
    """A match of bots that now and then do anything at all."""
    rng, whims, tastes = Rng(seed), random.Random(seed), random.Random(seed)
    rules = find(game)
    match = Match(rules, rules.options(options(game, seed, whims)), dealer=SeededDealer(f"{seed:064x}"))
    bot = player(game, "easy")
    offers = []
    match.deal()
    while match.outcome() is None:
        seat = match.actors()[0]
        choices = rules.choices(match.state, seat)
        by_kind = {choice.kind: choice.action for choice in tastes.sample(choices, len(choices))}
        offers.append(Offer(match, len(match.steps), seat, by_kind))
        whim = whims.random() < 0.1
        match.play(seat, whims.choice(choices).action if whim else bot.choose(match.view(seat), match.legal(seat), rng))
        match.deal()
    return offers


def options(game: str, seed: int, whims: random.Random) -> dict[str, object]:
    if game == "flashpoint":
        trades = whims.sample(TRADES, 4)
        level = "veteran" if seed % 2 else "recruit"
        return {"mode": "advanced", "firefighters": 4, "specialists": trades if seed % 3 else "choose", "level": level}
    if game == "feurio":
        return {"players": (4, 2)[seed % 2], "firebreaks": bool(seed % 2)}
    return {"players": 3}
