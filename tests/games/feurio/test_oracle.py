"""The rules against a second, independent Feurio! (see `oracle`): hundreds of random matches, compared step by step."""

import random
from collections.abc import Callable

import pytest

from brasier.core.game import CHANCE
from brasier.games.feurio import GAME
from brasier.games.feurio.options import Options
from brasier.games.feurio.position import PHASES, Laid, Position, build
from brasier.games.feurio.rules import Feurio
from games.feurio.board import SEATS_OF_COLOURS, legal_texts, refused
from games.feurio.oracle import COLOURS, ROOM, Cell, Oracle, neighbours

Taste = Callable[[str], float]

# Random players of different tastes reach different corners of the rules: the weight of an action by its text.
TASTES: dict[str, Taste] = {
    "anything": lambda _: 1.0,
    "firebreaks": lambda text: 50.0 if text.startswith("firebreak") else 1.0,
    "few men": lambda text: 60.0 if text == "pass" else 1.0,
    "crowds": lambda text: 30.0 if text.endswith(" 3") else 0.3 if text == "pass" else 1.0,
    "all men": lambda text: 0.01 if text == "pass" or text.startswith("firebreak") else 1.0,
}
MATCHES_A_TASTE = 4
THOROUGH = 0.003  # how often everything thinkable is tried
MORE_VARIANTS = [
    Options(players=2, firebreaks=True),
    Options(players=3, cest_chaud=True, eldest=1),
    Options(players=3, firebreaks=True, eldest=0),
    Options(players=4, cest_chaud=True, eldest=1),
    Options(players=4, firebreaks=True, eldest=2),
    Options(players=4, mode="cooperative", eldest=3),
]
VARIANTS = [*GAME.variants(), *MORE_VARIANTS]


def named(options: Options) -> str:
    words = [str(options.players), options.mode, f"eldest {options.eldest}"]
    words += [word for word, on in (("firebreaks", options.firebreaks), ("cest_chaud", options.cest_chaud)) if on]
    return " ".join(words)


def new_oracle(options: Options) -> Oracle:
    return Oracle(options.players, options.mode, options.firebreaks, options.cest_chaud, options.eldest)


def compare(state: Feurio, oracle: Oracle) -> None:
    expected = {"over": (), "chance": (CHANCE,)}
    assert state.actors() == (expected[oracle.actor()] if oracle.actor() in expected else (int(oracle.actor()),))
    for seat in range(oracle.players):
        assert legal_texts(state, seat) == oracle.legal(seat)
    assert {GAME.write(state, CHANCE, value): weight for value, weight in state.chances()} == oracle.chances()


def compare_end(state: Feurio, oracle: Oracle) -> None:
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.scores, outcome.winners, dict(outcome.figures)) == oracle.result()


def everything_thinkable(oracle: Oracle) -> set[str]:
    """Every text that could be an action of somebody on this board."""
    taken = oracle.taken()
    cells = taken | {near for cell in taken for near in neighbours(cell)}
    cells |= {near for cell in cells for near in neighbours(cell)}
    texts = {"pass", "middle 1 2", "middle 3 3"}
    for q, r in cells:
        texts.add(f"tile {q},{r}")
        texts |= {f"firebreak {q},{r} {colour}" for colour in COLOURS}
        texts |= {f"men {q},{r} {colour} {men}" for colour in COLOURS for men in (1, 2, 3)}
    return texts


def walk(options: Options, taste: Taste, seed: str) -> None:
    rng = random.Random(seed)
    state, oracle = GAME.start(options), new_oracle(options)
    steps = 0
    while state.actors():
        compare(state, oracle)
        seat = state.actors()[0]
        if seat == CHANCE:
            offered = oracle.chances()
        else:
            offered = {text: int(100 * taste(text)) for text in sorted(oracle.legal(seat))}
        if rng.random() < THOROUGH:
            for other in range(options.players):
                for text in sorted(everything_thinkable(oracle) - oracle.legal(other)):
                    refused(state, other, text)
        text = rng.choices(list(offered), list(offered.values()))[0]
        state.apply(seat, GAME.read(state, seat, text))
        oracle.step(text)
        steps += 1
        assert steps <= GAME.longest
    compare(state, oracle)
    compare_end(state, oracle)


@pytest.mark.parametrize("options", VARIANTS, ids=named)
def test_random_matches_go_as_the_oracle_says(options: Options) -> None:
    for name, taste in TASTES.items():
        if options.firebreaks or name != "firebreaks":
            for number in range(MATCHES_A_TASTE):
                walk(options, taste, f"{named(options)} {name} {number}")


# ---- the count on small boards, where ties are common


def random_end(options: Options, rng: random.Random) -> tuple[Feurio, Oracle]:
    """A small forest with men anywhere, at the end of a match. Men may exceed accesses, as after F15."""
    oracle = new_oracle(options)
    cells: list[Cell] = [(0, 0)]
    size = rng.randint(1, 14)
    while len(cells) < size:
        cell = rng.choice(sorted(neighbours(rng.choice(cells))))
        if cell not in cells:
            cells.append(cell)
    bag = [value for value in (1, 2, 3, 4, 5, 6) for _ in range(6)]
    rng.shuffle(bag)
    laid = []
    for cell in cells:
        value = bag.pop()
        if options.firebreaks and rng.random() < 0.2:
            laid.append(Laid(cell=cell, value=value, owner=rng.randrange(options.players)))
            oracle.breaks.add(cell)
            continue
        standing = [rng.choice(COLOURS) for _ in range(rng.randint(0, ROOM[value]))]
        red, green, blue, yellow = (standing.count(colour) for colour in COLOURS)
        laid.append(Laid(cell=cell, value=value, men=(red, green, blue, yellow)))
        oracle.values[cell] = value
        for colour in standing:
            oracle.stand(cell, colour, 1)
    supplies = tuple((0, 0, 0, 0) for _ in SEATS_OF_COLOURS[options.players])
    position = Position(options=options, phase=PHASES.index("done"), seat=0, laid=tuple(laid), supplies=supplies)
    return build(position), oracle


@pytest.mark.parametrize("options", VARIANTS, ids=named)
def test_random_ends_are_counted_as_the_oracle_counts(options: Options) -> None:
    rng = random.Random(f"ends of {named(options)}")
    reasons = set()
    for _ in range(400):
        state, oracle = random_end(options, rng)
        compare_end(state, oracle)
        reasons.add(oracle.result()[0])
    if options.mode == "competitive":
        assert reasons == {"most-points", "best-zone", "shared"}, "the boards are too tame"


# ---- the corners the random players must have reached, or the comparison proves little


def test_firebreak_lovers_put_the_fire_out() -> None:
    """F10: in some of their matches the highest sum is 0."""
    options = Options(players=2, firebreaks=True)
    rng = random.Random(5)
    state, oracle = GAME.start(options), new_oracle(options)
    cold = 0
    while state.actors():
        compare(state, oracle)
        seat = state.actors()[0]
        texts = sorted(oracle.chances() or oracle.legal(seat))
        text = rng.choice([text for text in texts if text.startswith("firebreak")] or texts)
        cold += text.startswith("firebreak") and GAME.view(state, None).hottest == 0
        state.apply(seat, GAME.read(state, seat, text))
        oracle.step(text)
    compare_end(state, oracle)
    assert cold > 5
