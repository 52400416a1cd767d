"""What a player of Flash Point answers outside its own actions: at the set-up, when it falls, at the deck gun."""

from collections.abc import Sequence

from brasier.bots.flashpoint.questions import team_for
from brasier.bots.flashpoint.sight import FAR, Sight, hand_of, number, spaces, ways_from, ways_out
from brasier.bots.thought import ranked
from brasier.core.rng import Rng
from brasier.games.flashpoint.data import COLUMNS, ROWS
from brasier.games.flashpoint.ground import INSIDE_SPACE, SIDES
from brasier.games.flashpoint.house import quadrant_of
from brasier.games.flashpoint.view import Spot, View

CROWDED = 0.1  # what is left of the wish to be near somebody to whom another is nearer


def answer(view: View, legal: list[str], rng: Rng) -> str:
    """The best answer."""
    return ranked(answers(view, legal, rng))[0]


def answers(view: View, legal: list[str], rng: Rng) -> dict[str, float]:
    """What each answer is worth."""
    phase = view.phase
    if phase == "cheer":
        return {text: float(text == "finish") for text in legal}
    if phase == "take":
        team = team_for(len(view.firefighters))
        return {text: 1.0 - team.index(text.split()[1]) / 10 for text in legal}
    if phase in ("place", "fall"):
        return _place(view, legal)
    if phase == "park":
        return _park(view, legal)
    if phase == "begin":
        return _begin(view, legal)
    if phase == "ride":
        return _ride(view, legal)
    if phase == "aim":
        return _aim(view, legal)
    chosen = legal[rng.below(len(legal))]
    return {text: float(text == chosen) for text in legal}


# ---- where to stand


def space_in(text: str) -> int:
    row, column = text.partition(" ")[2].split(",")
    return 10 * int(row) + int(column)


def _place(view: View, legal: list[str]) -> dict[str, float]:
    """Near to somebody to whom nobody else is nearer; an operator beside the engine."""
    sight = Sight(view)
    others = [number(who.cell) for who in view.firefighters if who.cell is not None and who.seat != view.turn]
    me = view.firefighters[0 if view.turn is None else view.turn]
    if view.phase == "place" and me.specialist == "driver":
        places = [f"place {spot.cells[0][0]},{spot.cells[0][1]}" for spot in view.engine_spots]
        return dict(zip(places, map(float, _burning(view)), strict=True))
    wishes = dict.fromkeys(legal, 0.0)
    for space in spaces(sight.poi | sight.victims):
        ways = ways_from(sight, space, hand_of(None))
        rival = min([ways.cost[other] for other in others], default=FAR)
        for text in legal:
            cost = ways.cost[space_in(text)]
            wishes[text] += (1.0 if cost < rival else CROWDED) / (1 + cost)
    return {text: wishes[text] / (1 + others.count(space_in(text))) for text in legal}


def _ride(view: View, legal: list[str]) -> dict[str, float]:
    """Whoever may stay has a reason to be there."""
    places = _place(view, [text for text in legal if text != "stay"])
    return {"stay": 1 + max(places.values()), **places} if "stay" in legal else places


def _begin(view: View, legal: list[str]) -> dict[str, float]:
    """Who is nearest to somebody."""
    sight = Sight(view)
    ways = [ways_from(sight, space, hand_of(None)) for space in spaces(sight.poi)]
    places = [number(who.cell) for who in view.firefighters if who.cell is not None]
    nearest = [min([way.cost[place] for way in ways], default=0) for place in places]
    return {text: 1 / (1 + nearest[int(text.split()[1])]) for text in legal}


# ---- vehicles


def _park(view: View, legal: list[str]) -> dict[str, float]:
    """The ambulance where the ways out are shortest, the engine beside the fire."""
    if view.ambulance is not None:
        burning = _burning(view)
        return {text: float(burning[SIDES.index(text.split()[2])]) for text in legal}
    sight = Sight(view)
    lengths = []
    for spot in view.ambulance_spots:
        ways = ways_out(sight, hand_of(None), {number(cell): 0 for cell in spot.cells}, 2)
        lengths.append(sum(ways.cost[space] for space in spaces(sight.poi)))
    return {text: 1 / (1 + lengths[SIDES.index(text.split()[2])]) for text in legal}


def _burning(view: View) -> list[int]:
    """How much of the quadrant beside each spot of the engine burns."""
    return [
        sum(quadrant_of(number(cell)) == quadrant_of(number(spot.cells[0])) for cell in view.fire)
        for spot in view.engine_spots
    ]


def _aim(view: View, legal: list[str]) -> dict[str, float]:
    """P42: a die is rolled again if that hits more on average than what was rolled."""
    assert view.dice is not None
    assert view.engine is not None
    sight = Sight(view)
    hits = _hits(sight, view.engine)
    red, black = view.dice
    rows, columns = range(1, ROWS + 1), range(1, COLUMNS + 1)
    mean = {
        "keep": hits[10 * red + black],
        "reroll red": _mean([hits[10 * row + black] for row in rows]),
        "reroll black": _mean([hits[10 * red + column] for column in columns]),
    }
    return {text: mean[text] for text in legal}


def _hits(sight: Sight, spot: Spot) -> dict[int, float]:
    """For every roll, before dice are turned: how much fire the deck gun would put out; smoke is worth half (P34)."""
    quadrant = quadrant_of(number(spot.cells[0]))
    found = {}
    for rolled in INSIDE_SPACE:
        row, column = divmod(rolled, 10)
        if (row > ROWS // 2) != (quadrant >= 2):
            row = ROWS + 1 - row
        if (column > COLUMNS // 2) != bool(quadrant & 1):
            column = COLUMNS + 1 - column
        target = 10 * row + column
        wet = 1 << target | sight.beside[target]
        found[rolled] = (wet & sight.fire).bit_count() + (wet & sight.smoke).bit_count() / 2
    return found


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
