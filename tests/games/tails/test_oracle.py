"""The rules against a second, independent Tails on Fire (see `oracle`): random matches, compared step by step."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from brasier.bench import is_compiled
from brasier.core.chance import ManualDealer
from brasier.core.game import CHANCE, REFEREE
from brasier.core.match import Match
from brasier.games import find
from games.tails.oracle import CARDS, THIEF, TRICKSTER, Oracle

GAME = find("tails")
COMPILED = is_compiled(GAME.start(GAME.options({})))
ROUNDS = 5 if COMPILED else 1  # matches of each pair of a variant and a player

Facts = dict[str, Any]
Taste = Callable[[Oracle, int, str], float]  # how much a seat likes to say something


# ---- comparing


def plain(what: Any) -> Facts:
    """As the page of the game writes it, without what the oracle has no word for."""
    facts: Facts = msgspec.json.decode(msgspec.json.encode(what))
    for name in ("seat", "options", "position"):
        facts.pop(name, None)
    return facts


def tidy(facts: Facts) -> Facts:
    """Piles lie side by side, and the cards somebody has played are in the row: their order here says nothing."""
    for player in facts["players"]:
        player["piles"].sort(key=lambda pile: CARDS.index(pile["card"]))
        player["played"].sort(key=CARDS.index)
    if facts["thief"] is not None:
        facts["thief"]["played"].sort()
    return facts


def told(events: list[Any]) -> tuple[list[Facts], list[Facts]]:
    """In their order; whose cards come back first is nobody's business."""
    facts = msgspec.json.decode(msgspec.json.encode(events))
    between = [fact for fact in facts if fact["type"] in ("exhausted", "recovered")]
    in_a_row = [fact for fact in facts if fact not in between]
    return in_a_row, sorted(between, key=lambda fact: (fact["type"], fact["seat"]))


def hidden(facts: Facts, seat: int | None) -> Facts:
    """T18: what the others chose is theirs."""
    players = [{**one, "chosen": one["chosen"] if one["seat"] == seat else None} for one in facts["players"]]
    return {**facts, "players": players}


def compare(match: Match, oracle: Oracle) -> None:
    assert match.actors() == oracle.actors()
    for seat in oracle.seats:
        texts = match.legal(seat)
        assert len(set(texts)) == len(texts), "one action is listed twice"
        assert set(texts) == oracle.legal(seat)
    weights = dict(match.chances())
    total = sum(weights.values())
    assert {text: Fraction(weight, total) for text, weight in weights.items()} == oracle.chances()
    expected, found = oracle.facts(), tidy(plain(match.view(REFEREE)))
    for name, fact in expected.items():
        assert found[name] == fact, name
    assert found.keys() == expected.keys()
    if len(match.steps) % 3 == 0:
        looker = [None, *oracle.seats][len(match.steps) // 3 % (len(oracle.seats) + 1)]
        assert tidy(plain(match.view(looker))) == hidden(expected, looker)
    if match.steps:
        assert told(match.events(REFEREE, len(match.steps) - 1)) == told(oracle.told)
    compare_end(match, oracle)


def compare_end(match: Match, oracle: Oracle) -> None:
    outcome = match.outcome()
    if outcome is None:
        assert oracle.reason is None
        return
    assert outcome.reason == oracle.reason
    assert outcome.scores == tuple(oracle.scores)
    assert outcome.winners == tuple(oracle.winners)
    assert outcome.figures == {"boxed": oracle.flames(oracle.box)}


# ---- players and dealers of different tastes


def anything(oracle: Oracle, seat: int, text: str) -> float:
    return 1.0


def shy(oracle: Oracle, seat: int, text: str) -> float:
    """Nobody opens."""
    return 1.0 if text == "pass" else 0.0005


def eager(oracle: Oracle, seat: int, text: str) -> float:
    """Plays whatever can be played, and chooses cards that follow each other."""
    if text.startswith("choose"):
        numbers = [int(card) for card in text.split()[1:] if card != TRICKSTER]
        return 20.0 if numbers and numbers[-1] - numbers[0] <= 3 else 1.0
    return 0.05 if text == "pass" else 1.0


def tricky(oracle: Oracle, seat: int, text: str) -> float:
    """Always chooses the trickster and plays it as soon as possible, but covers nobody's trickster."""
    if text == "pass":
        return 30.0 if oracle.row and oracle.row[-1].card == TRICKSTER else 0.3
    return 30.0 if TRICKSTER in text else 0.5


def courtier(oracle: Oracle, seat: int, text: str) -> float:
    """All let seat 0 win, and cover its cards only where it can cover theirs: it wins with its last cards."""
    if text.startswith("choose"):
        return 1.0 if seat == 0 else 5.0 if wanted_by_the_king(oracle, text) else 0.3
    if seat == 0:
        return 0.001 if text == "pass" else 1.0
    if text == "pass" or not oracle.row or oracle.row[-1].player != 0:
        return 1.0 if text == "pass" else 0.001
    value = oracle.wanted()
    answers = oracle.players[0].chosen
    covered = str(oracle.one_higher(value)) in answers or (TRICKSTER in answers and TRICKSTER not in text)
    return 3.0 if covered else 0.001


def wanted_by_the_king(oracle: Oracle, text: str) -> bool:
    return any(
        str(oracle.one_higher(int(card))) in text.split() for card in oracle.players[0].chosen if card in CARDS[:9]
    )


def robber(oracle: Oracle, seat: int, text: str) -> float:
    """Chooses and plays the values that lie on other people's piles."""
    others = [pile.card for other in oracle.seats if other != seat for pile in oracle.players[other].piles]
    if text == "pass":
        return 0.7
    return 1.0 + 10 * sum(card in others for card in text.split()[1:])


def chain(oracle: Oracle, seat: int, text: str) -> float:
    """Together they lay the longest row: each chooses what it will be their turn to play, or a trickster for it."""
    if not text.startswith("choose"):
        return 0.001 if text == "pass" else 0.01 if TRICKSTER in text else 1.0
    assert oracle.iguana is not None
    circuit = oracle.circuit()
    place = circuit.index(seat)
    turns = range(place, 3 * len(circuit), len(circuit))
    if oracle.with_thief:  # which plays every second card: the last player begins, then the one before
        turns = range(6 * (len(oracle.seats) - 1 - place), 18, 2)[:3]
    hoped_for = {str((oracle.iguana + turn - 1) % 9 + 1) for turn in turns}
    if place % 2 and not oracle.with_thief:  # never two in a row: no trickster covers another
        hoped_for.add(TRICKSTER)
    return 1000.0 if hoped_for >= set(text.split()[1:]) else 0.1


PLAYERS: dict[str, Taste] = {
    "anything": anything,
    "shy": shy,
    "eager": eager,
    "tricky": tricky,
    "courtier": courtier,
    "robber": robber,
    "chain": chain,
}


def lucky_thief(oracle: Oracle, seat: int, text: str) -> float:
    return 30.0 if text.startswith("thief") and oracle.playable(text.split()[1]) else 1.0


def clumsy_thief(oracle: Oracle, seat: int, text: str) -> float:
    return 0.001 if text.startswith("thief") and oracle.playable(text.split()[1]) else 1.0


def thrifty_thief(oracle: Oracle, seat: int, text: str) -> float:
    """It keeps what can be played soon."""
    soon = str(oracle.one_higher(oracle.wanted())) if text.startswith("thief") else ""
    return 30.0 if soon and soon == text.split()[1] else 1.0


def chain_dealer(oracle: Oracle, seat: int, text: str) -> float:
    """Lays no card on a first pile that is needed in the longest row, if it begins with a 3. The Thief helps too."""
    if text.startswith("blaze"):
        owner, value = (int(word) for word in text.split()[1:])
        return 1000.0 if value == (4, 3, 6, 5, 8, 7)[owner] else 0.1
    return 100 * lucky_thief(oracle, seat, text)


DEALERS: dict[str, Taste] = {
    "fair": anything,
    "lucky": lucky_thief,
    "clumsy": clumsy_thief,
    "thrifty": thrifty_thief,
    "chain": chain_dealer,
}


def say(oracle: Oracle, player: str, dealer: str, rng: random.Random) -> tuple[int, str]:
    """Somebody who may act, and what they say."""
    seat = rng.choice(oracle.actors())
    texts = sorted(oracle.legal(seat))
    taste = DEALERS[dealer] if seat == CHANCE else PLAYERS[player]
    return seat, rng.choices(texts, [taste(oracle, seat, text) for text in texts])[0]


def shuffled(text: str, rng: random.Random) -> str:
    """The cards of a choice may be named in any order."""
    first, *cards = text.split()
    if first == "choose":
        rng.shuffle(cards)
    return " ".join([first, *cards])


# ---- walking


def new_oracle(given: Facts) -> Oracle:
    deck = dict(given["deck"]) if "deck" in given else None
    return Oracle(players=given.get("players", 4), eldest=given.get("eldest", 0), deck=deck)


def walk(given: Facts, player: str, dealer: str, seed: str) -> Iterator[tuple[Facts, int, str, Oracle]]:
    """A match on both, compared at every step: what was true before it, the step, and the oracle after it."""
    rng = random.Random(seed)
    match = Match(GAME, GAME.options(given), dealer=ManualDealer())
    oracle = new_oracle(given)
    try:
        compare(match, oracle)
        while oracle.question is not None:
            before = oracle.facts()
            seat, text = say(oracle, player, dealer, rng)
            oracle.apply(seat, text)
            step = match.chance(text) if seat == CHANCE else match.play(seat, shuffled(text, rng))
            assert step.action == text, "a record names the lowest card first"
            compare(match, oracle)
            yield before, seat, text, oracle
    except AssertionError as differs:
        steps = [f"{step.seat}: {step.action}" for step in match.steps]
        differs.add_note(f"{given}, {player}, {dealer}, after {len(steps)} steps: {'; '.join(steps)}")
        raise


VARIANTS: dict[str, Facts] = {
    "two": {"players": 2},
    "two, the other is older": {"players": 2, "eldest": 1},
    "three": {"players": 3, "eldest": 2},
    "four": {},
    "five": {"players": 5, "eldest": 3},
    "six": {"players": 6, "eldest": 5},
    "one card": {"players": 3, "eldest": 1, "deck": [[9, 1]]},
    "three cards": {"players": 4, "eldest": 2, "deck": [[8, 1], [9, 9], [1, 1]]},
    "nine cards of one flame": {"players": 2, "deck": [[start, 1] for start in range(1, 10)]},
    "nine cards of many flames": {"players": 6, "deck": [[start, 10 - start] for start in range(1, 10)]},
}


@pytest.mark.parametrize("given", VARIANTS.values(), ids=VARIANTS.keys())
@pytest.mark.parametrize("player", PLAYERS)
def test_random_matches_go_as_the_oracle_says(given: Facts, player: str) -> None:
    for number in range(ROUNDS):
        rng = random.Random(f"{given} {player} {number}")
        for _ in walk(given, player, rng.choice(list(DEALERS)), f"{rng.random()}"):
            pass


# ---- the corners the random players must have reached, or the comparison proves little


def corners(before: Facts, seat: int, text: str, oracle: Oracle) -> Iterator[str]:
    """Names of the rare things that have just happened."""
    happened = {event["type"]: event for event in oracle.told}
    if "played" in happened:
        yield from played_corners(before, happened["played"], "drawn" in happened)
    if text == "pass":
        yield from pass_corners(before, seat, before["players"][seat])
    if happened.get("passed", {"seat": 0})["seat"] is THIEF and "drawn" not in happened:
        yield "the Thief's pile is empty"
    if "raised" in happened and happened["raised"]["value"] == 1:
        yield "after the 9 a 1 is announced"
    if "iguana" in happened:
        yield from (f"a hand of {len(player['cards'])}" for player in oracle.facts()["players"])
    if "won" in happened:
        yield from won_corners(before, happened["won"], happened.get("stolen"), "end" in happened)
    if any(TRICKSTER in player["exhausted"] for player in before["players"]):
        yield "a trickster is exhausted"
    if oracle.reason == "shared":
        yield "a shared victory"


def played_corners(before: Facts, laid: Facts, drawn: bool) -> Iterator[str]:
    who = "the Thief" if laid["seat"] is THIEF else "a player"
    if before["must_open"]:
        yield f"{who} must open"
        if before["vain"] > 9:
            yield f"{who} must open after more offers"
    if before["row"]:
        below = before["row"][-1]
        if len(before["row"]) >= 15:
            yield f"a row of {len(before['row']) + 1}{' with a trickster on top' if laid['card'] == TRICKSTER else ''}"
        if below["value"] == 9:
            yield f"{who} plays {laid['card'] if laid['card'] == TRICKSTER else 'a 1'} on a 9"
        if below["card"] == TRICKSTER:
            yield f"{who} covers a trickster"
        if below["card"] == TRICKSTER and below["value"] == 9:
            yield f"{who} covers a trickster that is a 9"
    if laid["seat"] is not THIEF:
        yield f"a player has played {len(before['players'][laid['seat']]['played']) + 1}"
    elif not drawn:
        yield f"the Thief {'covers' if before['row'] else 'opens'} from its reserve"
        if len(before["thief"]["reserve"]) > 1:
            yield "the Thief uncovers its reserve"


def pass_corners(before: Facts, seat: int, player: Facts) -> Iterator[str]:
    if before["must_open"]:
        yield "a player cannot open"
        if str(before["wanted"]) in player["cards"]:
            yield "a player shows to lack a card"
    if before["phase"] == "first" and TRICKSTER in player["chosen"]:
        yield "a trickster cannot open"
    if before["row"] and before["row"][-1]["card"] == TRICKSTER and TRICKSTER in player["chosen"]:
        yield "a trickster cannot cover a trickster"
    if not player["chosen"]:
        yield "a player with nothing in hand passes"
    if not player["cards"] and not player["played"]:
        yield "a player who had nothing to choose passes"


def won_corners(before: Facts, won: Facts, stolen: Facts | None, last: bool) -> Iterator[str]:
    who = "the Thief" if won["seat"] is THIEF else "a trickster" if won["card"] == TRICKSTER else "a number"
    yield f"{who} wins"
    if last:
        yield f"{who} wins the last card"
    if won["seat"] is THIEF:
        openers = [laid["seat"] for laid in before["row"]]
        yield "the Thief wins what it opened" if openers == [THIEF] else "the Thief wins over players"
    elif won["seat"] != before["first"]:
        yield "another player becomes first"
    for player in before["players"]:
        for pile in player["piles"]:
            if pile["value"] == won["value"] and player["seat"] == won["seat"]:
                yield f"{who} leaves a pile of its own alone"
            if pile["card"] == TRICKSTER and player["seat"] != won["seat"]:
                yield f"{who} leaves a trickster's pile alone"
            if pile["value"] == won["value"] and player["seat"] != won["seat"]:
                assert stolen is not None
                fires = len(pile["fires"]["iguanas"]) + len(pile["fires"]["campfires"])
                yield f"{who} steals {'one fire' if fires == 1 else 'several fires'}"


def reached(given: Facts, player: str, dealer: str, matches: int) -> Counter[str]:
    found: Counter[str] = Counter()
    for number in range(matches):
        for before, seat, text, oracle in walk(given, player, dealer, f"{player} {dealer} {number}"):
            found.update(corners(before, seat, text, oracle))
    return found


# Options, player, dealer, how many matches, and what must have happened in them.
Corner = tuple[Facts, str, str, int, str]
CORNERS: dict[str, Corner] = {
    "nobody wants to open": (
        {"players": 4}, "shy", "fair", 3,
        "a player must open; a player must open after more offers; a player cannot open; "
        "a player shows to lack a card; after the 9 a 1 is announced; a trickster cannot open",
    ),
    "nobody wants to open, nor does the Thief": (
        {"players": 2}, "shy", "clumsy", 3,
        "the Thief's pile is empty; the Thief must open; the Thief must open after more offers; "
        "the Thief opens from its reserve; a player must open",
    ),
    "everybody plays": (
        {"players": 5}, "eager", "fair", 5,
        "a player has played 3; a player with nothing in hand passes; a player plays a 1 on a 9; "
        "a player plays +1 on a 9; a player covers a trickster; a player covers a trickster that is a 9; "
        "a trickster cannot cover a trickster; another player becomes first; a number steals several fires",
    ),
    "tricksters": (
        {"players": 4}, "tricky", "fair", 6,
        "a trickster wins; a trickster steals one fire; a trickster leaves a pile of its own alone; "
        "a trickster leaves a trickster's pile alone; a number leaves a trickster's pile alone; "
        "a trickster is exhausted; a trickster cannot open",
    ),
    "tricksters who rob": (
        {"players": 4}, "robber", "fair", 6,
        "a trickster steals several fires; a trickster wins the last card; a number wins the last card",
    ),
    "one wins everything": (
        {"players": 4}, "courtier", "fair", 4,
        "a hand of 3; a hand of 2; a hand of 1; a hand of 0; a player who had nothing to choose passes",
    ),
    "a lucky Thief": (
        {"players": 3}, "tricky", "lucky", 5,
        "the Thief steals one fire; the Thief steals several fires; the Thief wins what it opened; "
        "the Thief wins over players; the Thief wins the last card; the Thief covers a trickster; "
        "the Thief covers a trickster that is a 9; the Thief plays a 1 on a 9; "
        "the Thief leaves a trickster's pile alone",
    ),
    "a thrifty Thief": (
        {"players": 2}, "eager", "thrifty", 10,
        "the Thief covers from its reserve; the Thief uncovers its reserve; the Thief wins",
    ),
    "the longest row": (
        {"players": 6, "deck": [[3, 1]]}, "chain", "chain", 12,
        "a row of 16; a row of 17; a row of 18; a row of 16 with a trickster on top; "
        "a row of 18 with a trickster on top",
    ),
    "the longest row with the Thief": (
        {"players": 3, "deck": [[3, 1]]}, "chain", "chain", 8,
        "a row of 16; a row of 17; a row of 18",
    ),
    "few flames": (
        {"players": 6, "deck": [[3, 1], [6, 1]]}, "anything", "fair", 3,
        "a shared victory",
    ),
}  # fmt: skip


@pytest.mark.parametrize("corner", CORNERS.values(), ids=CORNERS.keys())
def test_rare_things_go_as_the_oracle_says(corner: Corner) -> None:
    given, player, dealer, matches, hoped_for = corner
    found = reached(given, player, dealer, matches)
    assert set(hoped_for.split("; ")) <= set(found), "the matches are too tame"
