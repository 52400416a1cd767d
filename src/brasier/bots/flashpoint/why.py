"""Why something is good: what it changes in a position, as reasons with facts.

Everything told is compared: the position before, and as it is when what was planned is done.
"""

from brasier.bots.flashpoint.errands import OUT
from brasier.bots.flashpoint.outlook import Outlook
from brasier.bots.flashpoint.reach import FAR
from brasier.bots.thought import Reason
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.codes import (
    ACT,
    BEGIN,
    BLACK_AGAIN,
    CHEER,
    FINISH,
    GUN_ROLL,
    KNOCKED_DOWN,
    PLACE_ONE,
    RED_AGAIN,
    WHICH_HAZMAT,
    WHO_BEGINS,
)
from brasier.games.flashpoint.ground import INSIDE_SPACE, count, has
from brasier.games.flashpoint.pieces import space_of
from brasier.games.flashpoint.rules import FlashPoint

MOST_REASONS = 3
ROLLS = 48
TELLING = 3  # of 48 rolls: a difference worth a sentence
HAZARDS = 4  # the same, summed over spaces or walls


def at(space: int) -> dict[str, int | str]:
    return {"row": space // 10, "column": space % 10}


def pieces(row: int) -> list[int]:
    found = []
    while row:
        found.append(int(space_of(row & 255)))
        row >>= 8
    return found


def percent(hits: int) -> int:
    return round(100 * hits / ROLLS)


class Picture:
    """What counts of a position, worked out once."""

    def __init__(self, state: FlashPoint) -> None:
        self.state = state
        self.outlook = Outlook()
        self.outlook.look(state)
        forecast = self.outlook.forecast
        self.damage, self.spread = int(forecast.damage), int(forecast.spread)
        self.risk = {int(forecast.spaces[place]): int(forecast.hits[place]) for place in range(forecast.watched)}
        self.victims = pieces(int(state.victims))
        self.poi = [space for space in INSIDE_SPACE if has(state.poi, space)]
        self.cans = pieces(int(state.hazmats))

    def way_out(self, space: int) -> int:
        return int(self.outlook.to(self.state, OUT).at[space])

    def way(self, start: int, goal: int) -> int:
        return int(self.outlook.to(self.state, goal).at[start])


def reasons(before: FlashPoint, after: FlashPoint, seat: int) -> tuple[Reason, ...]:
    """What speaks for coming from one position to the other, the weightiest first."""
    was, now = Picture(before), Picture(after)
    found = _people(was, now) + _safety(was, now, seat) + _fire(was, now) + _ways(was, now, seat)
    return tuple(found[:MOST_REASONS])


def _people(was: Picture, now: Picture) -> list[Reason]:
    """Who is brought out, looked at, or brought nearer to safety."""
    found = []
    gone = list(was.victims)
    for space in now.victims:
        if space in gone:
            gone.remove(space)
    moved = [space for space in now.victims if now.victims.count(space) > was.victims.count(space)]
    saved = int(now.state.rescued - was.state.rescued)
    if saved > 0:
        found.append(Reason("rescue", {"number": saved, "rescued": int(now.state.rescued)}))
    elif len(gone) == 1 and len(moved) == 1 and now.way_out(moved[0]) < was.way_out(gone[0]) < FAR:
        found.append(Reason("closer", at(gone[0]) | {"before": was.way_out(gone[0]), "after": now.way_out(moved[0])}))
    for space in was.poi:
        if space not in now.poi:
            found.append(Reason("look", at(space)))
    if now.state.phase != was.state.phase and has(was.state.poi, now.state.target) and now.state.target:
        found.append(Reason("look", at(int(now.state.target))))
    for space in was.cans:
        if space not in now.cans and len(now.cans) < len(was.cans):
            found.append(Reason("hazmat", at(space)))
    return found


def _safety(was: Picture, now: Picture, seat: int) -> list[Reason]:
    """Who is less likely to burn after the next roll."""
    found = []
    for space in was.victims + was.poi:
        if space in now.victims + now.poi and was.risk[space] - now.risk[space] >= TELLING:
            facts = at(space) | {"before": percent(was.risk[space]), "after": percent(now.risk[space])}
            found.append(Reason("protect", facts))
    stood, stands = int(was.state.space(seat)), int(now.state.space(seat))
    if was.risk.get(stood, 0) - now.risk.get(stands, 0) >= TELLING:
        facts = {"before": percent(was.risk[stood]), "after": percent(now.risk[stands])}
        found.append(Reason("stand", facts))
    return found


def _fire(was: Picture, now: Picture) -> list[Reason]:
    """What the next roll does less."""
    found = []
    if was.damage - now.damage >= HAZARDS:
        found.append(Reason("walls", {"before": was.damage, "after": now.damage}))
    if was.spread - now.spread >= HAZARDS:
        found.append(Reason("spread", {"before": was.spread, "after": now.spread}))
    fire = int(count(was.state.fire) - count(now.state.fire))
    smoke = int(count(was.state.smoke & ~now.state.smoke))
    if fire > 0:
        found.append(Reason("fire", {"number": fire}))
    elif smoke > 0:
        found.append(Reason("smoke", {"number": smoke}))
    return found


def _ways(was: Picture, now: Picture, seat: int) -> list[Reason]:
    """Who comes nearer to whom, and what is kept."""
    found = []
    stood, stands = int(was.state.space(seat)), int(now.state.space(seat))
    nearer = []
    for space in sorted({*now.victims, *now.poi} & {*was.victims, *was.poi}):
        before, after = was.way(stood, space), now.way(stands, space)
        if after < before < FAR:
            nearer.append((after, before, space))
    if nearer:
        after, before, space = min(nearer)
        found.append(Reason("approach", at(space) | {"before": before, "after": after}))
    kept = int(now.state.saved_by(seat)) if now.state.seat == seat else 0
    if kept:
        found.append(Reason("keep", {"points": kept}))
    return found


def near(state: FlashPoint, space: int) -> tuple[Reason, ...]:
    """Whom one is nearest to from a space."""
    picture = Picture(state)
    ways = sorted((picture.way(space, person), person) for person in picture.victims + picture.poi)
    return (Reason("near", at(ways[0][1]) | {"points": ways[0][0]}),) if ways and ways[0][0] < FAR else ()


def reasons_for(state: FlashPoint, text: str) -> tuple[Reason, ...]:
    """What speaks for a single action, or for an answer to what is asked."""
    seat = int(state.to_act())
    action = GAME.read(state, seat, text)
    after = state.clone()
    after.apply(seat, action)
    phase = state.phase
    if phase in (PLACE_ONE, KNOCKED_DOWN):
        return near(after, int(after.space(seat)))
    if phase == WHO_BEGINS:
        return near(after, int(after.space(action - BEGIN)))
    if phase == CHEER:
        return (Reason("won"),) if action == FINISH else ()
    if phase < ACT or phase == WHICH_HAZMAT or after.phase in (RED_AGAIN, BLACK_AGAIN, GUN_ROLL):
        return ()
    return reasons(state, after, seat)
