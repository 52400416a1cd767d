"""The rules against a second, independent Flash Point (see `oracle`): random matches, compared step by step."""

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from brasier.bench import is_compiled
from brasier.core.game import CHANCE, State
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.options import Options, read_options
from brasier.games.flashpoint.view import Victim
from games.flashpoint.oracle import (
    INSIDE,
    OPENINGS,
    OUTSIDE,
    SIDES,
    SPECIAL_POINTS,
    SPECIALISTS,
    SPOTS,
    Cell,
    Oracle,
    cell_of,
    way_out,
)
from games.flashpoint.tastes import DEALERS, PLAYERS, choose

COMPILED = is_compiled(GAME.start(read_options({})))
ROUNDS = 2 if COMPILED else 1
POSITIONS = 20 if COMPILED else 8
LONGEST = 1500  # steps after which a careful team is left alone


def new_oracle(options: Options) -> Oracle:
    return Oracle(
        mode=options.mode,
        board=options.board,
        level=options.level,
        firefighters=options.firefighters,
        specialists=options.specialists,
        edition=options.edition,
    )


def named(options: Options) -> str:
    words = [options.mode, options.board, options.edition, str(options.firefighters)]
    if options.mode == "advanced":
        words.append(options.level)
        words.append(options.specialists if isinstance(options.specialists, str) else "+".join(options.specialists))
    return "-".join(words)


# ---- comparing


def shown(state: State) -> dict[str, Any]:
    """The facts the oracle knows too, as the view tells them."""
    view = GAME.view(state, None)
    outcome = state.outcome()
    assert (None if outcome is None else outcome.reason) == (None if view.end is None else view.end.reason)
    assert [one.seat for one in view.firefighters] == list(range(view.options.firefighters))
    return {
        "turn": view.turn,
        "player": view.player,
        "fire": sorted(view.fire),
        "smoke": sorted(view.smoke),
        "walls": {wall.edge: wall.damage for wall in view.walls},
        "doors": {door.edge: door.state for door in view.doors},
        "firefighters": [(one.cell, one.ap, one.special, one.specialist) for one in view.firefighters],
        "poi": sorted(view.poi),
        "victims": sorted((victim.cell, victim.treated) for victim in view.victims),
        "hazmats": sorted(view.hazmats),
        "hot_spots": sorted(view.hot_spots),
        "reserve": view.reserve,
        "ambulance": None if view.ambulance is None else view.ambulance.side,
        "engine": None if view.engine is None else view.engine.side,
        "rescued": view.rescued,
        "lost": view.lost,
        "damage": view.damage,
        "pool": view.pool,
        "unseen_victims": view.unseen_victims,
        "unseen_alarms": view.unseen_alarms,
        "playing_on": view.playing_on,
        "fresh": view.fresh,
        "cafs_commanded": view.cafs_commanded,
        "waiting": sorted(view.waiting),
        "vehicle": view.vehicle,
        "dice": view.dice,
        "rerolled": sorted(view.rerolled),
        "reason": None if view.end is None else view.end.reason,
    }


def shares(weights: dict[str, Any]) -> dict[str, Fraction]:
    total = sum(Fraction(weight) for weight in weights.values())
    return {text: Fraction(weight) / total for text, weight in weights.items()}


def compare(state: State, oracle: Oracle) -> None:
    assert state.actors() == oracle.actors()
    for seat in oracle.seats:
        texts = [GAME.write(state, seat, action) for action in state.legal(seat)]
        assert len(set(texts)) == len(texts), "one action is listed twice"
        assert set(texts) == (oracle.legal() if oracle.actors() == (seat,) else set())
    weights = {GAME.write(state, CHANCE, outcome): weight for outcome, weight in state.chances()}
    assert shares(weights) == shares(oracle.chances())
    expected, found = oracle.facts(), shown(state)
    if oracle.player is None:
        del expected["player"], found["player"]  # before the first turn it is nobody's
    if oracle.reason == "lost":  # the order among those who burn at once is nobody's business
        assert len(found["victims"]) == len(expected["victims"])
        del expected["victims"], found["victims"]
    if oracle.question is None:  # what a turn has left over when a match ends is worth nothing
        for facts in (expected, found):
            del facts["fresh"], facts["cafs_commanded"]
            facts["firefighters"] = [(cell, specialist) for cell, _, _, specialist in facts["firefighters"]]
    for name, fact in expected.items():
        assert found[name] == fact, name


def compare_end(state: State, oracle: Oracle) -> None:
    """P24, P25, P26: the team wins or loses together."""
    outcome = state.outcome()
    assert outcome is not None
    won = oracle.reason in ("rescued", "perfect", "rescued-collapsed")
    assert outcome.winners == (tuple(oracle.seats) if won else ())
    assert len(set(outcome.scores)) == 1


def walk(options: Options, player: str, dealer: str, seed: str) -> Iterator[tuple[Oracle, str]]:
    """A match on both, compared at every step; what is said next, and the oracle before it is said."""
    yield from go_on(GAME.start(options), new_oracle(options), player, dealer, random.Random(seed), LONGEST)


def go_on(
    state: State, oracle: Oracle, player: str, dealer: str, rng: random.Random, steps: int
) -> Iterator[tuple[Oracle, str]]:
    said: list[str] = []
    try:
        compare(state, oracle)
        while oracle.question is not None and len(said) < steps:
            text = choose(oracle, PLAYERS[player], DEALERS[dealer], rng)
            said.append(text)
            yield oracle, text
            actor = oracle.question.actor
            state.apply(actor, GAME.read(state, actor, text))
            oracle.apply(text)
            compare(state, oracle)
        if oracle.question is None:
            compare_end(state, oracle)
    except AssertionError as differs:
        options = GAME.view(state, None).options
        differs.add_note(f"{options} after {len(said)} steps, the last of them {said[-12:]}")
        raise


# ---- every variant a little


def teams(rng: random.Random, firefighters: int) -> tuple[str, ...]:
    return tuple(rng.sample(SPECIALISTS, firefighters))


def variants() -> list[Options]:
    rng = random.Random("variants")
    listed = []
    for board in ("front", "back"):
        for firefighters in range(1, 7):
            edition = ("sauver", "18")[(firefighters + (board == "back")) % 2]
            common = {"board": board, "firefighters": firefighters, "edition": edition}
            listed.append(read_options(common))
            for number, level in enumerate(("recruit", "veteran", "heroic")):
                how = ("choose", "draw", teams(rng, firefighters))[(number + firefighters) % 3]
                listed.append(read_options({**common, "mode": "advanced", "level": level, "specialists": how}))
    return listed


@pytest.mark.parametrize("options", variants(), ids=named)
def test_random_matches_go_as_the_oracle_says(options: Options) -> None:
    rng = random.Random(named(options))
    for number in range(ROUNDS):
        player, dealer = rng.choice(list(PLAYERS)), rng.choice(list(DEALERS))
        for _ in walk(options, player, dealer, f"{named(options)} {number}"):
            pass


# ---- the corners the random players must have reached, or the comparison proves little


def corners(oracle: Oracle, text: str) -> Iterator[str]:
    """Names of the rare things about to happen."""
    assert oracle.question is not None
    words = text.split()
    answers = oracle.question.answers
    yield words[0]
    if oracle.player is None:
        return
    if words[0] == "roll":
        cell = cell_of(words[1])
        if oracle.advanced and len(answers) == 48 and cell in oracle.hot_spots:
            yield "hot target"
        if oracle.advanced and len(answers) < 48:
            yield "some arrows lead nowhere"
        if any(outside in oracle.house.fire for outside in OUTSIDE):
            yield "flare-up while it burns outside"
    if oracle.question.actor == CHANCE:
        return
    in_fire = oracle.place(oracle.player) in oracle.house.fire
    if in_fire and words[0] != "fall":
        yield f"in fire: {words[0]}"
    yield from (f"held back: {held.split()[0]}" for held in oracle.held_back)
    if words[0] == "command":
        yield f"command {words[2]}"
    if words[0] == "fall" and len(answers) > 2:
        yield "a choice of spots"
    if words[0] == "explode" and len(answers) > 2:
        yield "three hazmats burn"
    if any(cell in OUTSIDE for cell, _ in oracle.victims):
        yield "a victim waits outside"
    if oracle.advanced and oracle.reserve == 0:
        yield "no hot spots left"


def reached(options: Options, player: str, dealer: str, matches: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for number in range(matches):
        oracle = None
        for oracle, text in walk(options, player, dealer, f"{player} {dealer} {number}"):
            found.update(corners(oracle, text))
        assert oracle is not None
        found[f"over: {oracle.reason}"] += 1
    return found


def advanced(*specialists: str, **more: Any) -> dict[str, Any]:
    return {"mode": "advanced", "firefighters": len(specialists), "specialists": specialists, **more}


# Options, player, dealer, how many matches, and what must have happened in them.
Corner = tuple[dict[str, Any], str, str, int, str]
CORNERS: dict[str, Corner] = {
    "rescuers": (
        {"firefighters": 4}, "rescuer", "kind", 3,
        "over: perfect; play; carry; held back: move",
    ),
    "rescuers with an ambulance": (
        advanced("rescue", "generalist", "paramedic", "driver"), "rescuer", "kind", 4,
        "treat; lead; a victim waits outside; no hot spots left; hot target; held back: drive",
    ),
    "medics": (
        advanced("captain", "paramedic", "cafs", "hazmat", board="back"), "medic", "kind", 4,
        "lead-two; carry-lead; haul-lead; command carry; command haul; command lead; command carry-lead",
    ),
    "chiefs": (
        advanced("captain", "paramedic", "rescue", "imaging"), "chief", "kind", 5,
        "command move; command open; command haul; reveal; ride; stay; over: lost",
    ),
    "firewalkers": (
        {"firefighters": 2}, "firewalker", "kind", 12,
        "a choice of spots; held back: move; held back: chop; held back: quench; held back: open; in fire: close",
    ),
    "firewalkers with points of their own": (
        advanced("rescue", "captain", "imaging", level="heroic"), "firewalker", "smoky", 12,
        "in fire: command; in fire: chop; in fire: reveal; held back: command; held back: reveal; over: collapsed",
    ),
    "firewalkers who pay double": (
        advanced("rescue", "paramedic", "cafs", level="veteran", board="back"), "firewalker", "kind", 10,
        "in fire: move; in fire: douse; in fire: chop; held back: douse; held back: chop; held back: open",
    ),
    "motorists": (
        advanced("driver", "generalist", "cafs"), "motorist", "kind", 8,
        "drive; gun; keep; reroll; change; ride; stay; some arrows lead nowhere",
    ),
    "hauliers": (
        advanced("hazmat", "generalist", "cafs", level="heroic"), "haulier", "kind", 8,
        "haul; explode; hot target",
    ),
    "idlers": (
        advanced("hazmat", "generalist", "cafs", "captain", "driver", "rescue", level="heroic"), "idle", "cruel", 12,
        "flare-up while it burns outside; fall",
    ),
}  # fmt: skip


@pytest.mark.parametrize("corner", CORNERS.values(), ids=CORNERS.keys())
def test_rare_things_go_as_the_oracle_says(corner: Corner) -> None:
    options, player, dealer, matches, hoped_for = corner
    found = reached(read_options(options), player, dealer, matches)
    assert set(hoped_for.split("; ")) <= set(found), "the matches are too tame"


# ---- positions no walk from the start would come to


def scramble(oracle: Oracle, rng: random.Random) -> None:
    """Anything that could lie anywhere when somebody is in the midst of a turn."""
    assert oracle.player is not None
    house, seat = oracle.house, oracle.player
    house.doors = {edge: rng.choice(["closed", "open", "open", "destroyed"]) for edge in house.doors}
    house.walls = dict.fromkeys(house.walls, 0)
    for _ in range(rng.choice([23, 23, 22, 20, rng.randrange(24)])):
        edge = rng.choice([edge for edge, damage in house.walls.items() if damage < 2])
        house.walls[edge] += 1
    burning, smoking = rng.choice([0.1, 0.3, 0.6, 0.9, 0.97]), rng.choice([0.0, 0.2, 0.6])
    house.fire = {cell for cell in INSIDE if rng.random() < burning}
    house.smoke = {cell for cell in INSIDE if rng.random() < smoking} - house.fire
    oracle.flashover()
    calm = [cell for cell in INSIDE if cell not in house.fire]
    oracle.cells = [rng.choice(calm + OUTSIDE if rng.random() < 0.7 else calm or OUTSIDE) for _ in oracle.seats]
    oracle.ap = [rng.randint(0, 4) for _ in oracle.seats]
    most_special = SPECIAL_POINTS.get(oracle.specialists[seat] or "", 0)
    oracle.special[seat] = rng.randint(0, most_special)
    oracle.fresh = False
    scramble_people(oracle, calm, rng)
    if oracle.advanced:
        oracle.hazmats = rng.choices(calm, k=rng.randint(0, 5)) if calm else []
        oracle.hot_spots = set(rng.sample(INSIDE, rng.randint(0, 20)))
        oracle.reserve = rng.choice([0, 1, 2, 12])
    burning_cells = sorted(house.fire)
    if burning_cells and rng.random() < 0.5:  # in fire in the midst of a turn, where one can still get out (P10)
        cell = rng.choice(burning_cells)
        if way_out(house, cell, oracle.ap[seat], oracle.special[seat], oracle.specialists[seat]):
            oracle.cells[seat] = cell


def scramble_people(oracle: Oracle, calm: list[Cell], rng: random.Random) -> None:
    oracle.rescued, oracle.lost = rng.choice([0, 3, 5, 6, 6, 7, 8, 9]), rng.randint(0, 3)
    oracle.lost = min(oracle.lost, 9 - oracle.rescued)
    oracle.playing_on = oracle.rescued >= 7
    left = 10 - oracle.rescued - oracle.lost
    waiting = [cell for cell in OUTSIDE if cell not in oracle.spot("ambulance")] if oracle.advanced else []
    beds = calm + waiting * (rng.random() < 0.3)
    oracle.victims = []
    for _ in range(min(left, rng.randint(0, 3)) if beds else 0):
        cell = rng.choice([*beds, *[cell for cell, _ in oracle.victims] * 20])
        oracle.victims.append((cell, oracle.advanced and rng.random() < 0.5))
    oracle.unseen_victims = left - len(oracle.victims)
    oracle.unseen_alarms = rng.randint(0, 5)
    free = [cell for cell in calm if cell not in oracle.cells and (cell, False) not in oracle.victims]
    most = min(3 - len(oracle.victims), len(free), oracle.unseen_victims + oracle.unseen_alarms)
    oracle.poi = set(rng.sample(free, most))
    oracle.pool = oracle.unseen_victims + oracle.unseen_alarms - len(oracle.poi)


def same_position(state: State, oracle: Oracle) -> State:
    """The position of the oracle, made from what a view would show of it."""
    view = GAME.view(state, None)
    points = zip(view.firefighters, oracle.cells, oracle.ap, oracle.special, strict=True)
    changed = msgspec.structs.replace(
        view,
        firefighters=tuple(
            msgspec.structs.replace(one, cell=cell, ap=ap, special=special) for one, cell, ap, special in points
        ),
        fire=tuple(sorted(oracle.house.fire)),
        smoke=tuple(sorted(oracle.house.smoke)),
        walls=tuple(msgspec.structs.replace(wall, damage=oracle.house.walls[wall.edge]) for wall in view.walls),
        doors=tuple(msgspec.structs.replace(door, state=oracle.house.doors[door.edge]) for door in view.doors),
        poi=tuple(sorted(oracle.poi)),
        victims=tuple(Victim(cell=cell, treated=treated) for cell, treated in sorted(oracle.victims)),
        hazmats=tuple(sorted(oracle.hazmats)),
        hot_spots=tuple(sorted(oracle.hot_spots)),
        reserve=oracle.reserve,
        rescued=oracle.rescued,
        lost=oracle.lost,
        damage=oracle.house.damage(),
        pool=oracle.pool,
        unseen_victims=oracle.unseen_victims,
        unseen_alarms=oracle.unseen_alarms,
        fresh=oracle.fresh,
        playing_on=oracle.playing_on,
    )
    return GAME.world(changed, Rng(1))


def from_anywhere(options: Options, seed: str, steps: int) -> Iterator[tuple[Oracle, str]]:
    rng = random.Random(seed)
    state, oracle = GAME.start(options), new_oracle(options)
    while oracle.player is None:
        text = choose(oracle, PLAYERS["anything"], DEALERS["fair"], rng)
        state.apply(state.actors()[0], GAME.read(state, state.actors()[0], text))
        oracle.apply(text)
    scramble(oracle, rng)
    oracle.resume()
    player, dealer = rng.choice(list(PLAYERS)), rng.choice(list(DEALERS))
    yield from go_on(same_position(state, oracle), oracle, player, dealer, rng, steps)


@pytest.mark.parametrize("options", variants(), ids=named)
def test_any_position_goes_on_as_the_oracle_says(options: Options) -> None:
    for number in range(POSITIONS):
        for _ in from_anywhere(options, f"{named(options)} from anywhere {number}", 25):
            pass


def test_no_chop_that_brings_the_house_down_is_a_way_out() -> None:
    """P10, P26: a rescue specialist with points for walking and one for the axe is who can be caught so."""
    options = read_options(advanced("rescue", board="back"))
    caught = 0
    for number in range(200):
        for oracle, _ in from_anywhere(options, f"caught {number}", 3):
            offers = {text: oracle.thinkable(0)[text] for text in oracle.held_back}
            points = {text: oracle.price(0, offer) for text, offer in offers.items()}
            caught += any(
                way_out(offers[text].house, offers[text].cell, *left, "rescue", most_damage=99)
                for text, left in points.items()
                if left is not None
            )
    assert caught > 0, "the positions are too tame"


@pytest.mark.parametrize("board", ["front", "back"])
def test_the_printed_board_is_the_one_of_the_oracle(board: str) -> None:
    """P3, P4: what never changes in a match, so that no walk compares it."""
    view = GAME.view(GAME.start(read_options({"board": board})), None)
    assert sorted(view.openings) == sorted(OPENINGS[board])
    for vehicle, spots in (("ambulance", view.ambulance_spots), ("engine", view.engine_spots)):
        assert {spot.side: spot.cells for spot in spots} == SPOTS[board][vehicle]
        assert [spot.side for spot in spots] == list(SIDES)
