"""Why something is good in Feurio!: the position before and after it, compared.

Every reason is counted, never guessed: points are those of a match that ended at once (F18), accesses and places are
those on the table.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from brasier.bots.thought import Candidate, Reason
from brasier.core.rng import Rng
from brasier.games.feurio import GAME
from brasier.games.feurio.cell import all_men_on, free_accesses, heat, lies, q_of, r_of, room, with_men
from brasier.games.feurio.data import COLOUR_NAMES, COLOURS, MEN, SIDES
from brasier.games.feurio.rules import DELTA_Q, DELTA_R, Feurio, Zone
from brasier.games.feurio.view import View

MOST_REASONS: Final = 2
WORTH_DENYING: Final = 2  # points
# How much more than its points something says, and how much something says that brings none.
JOINED: Final = 0.2
WATERED: Final = 0.1
SOON_CLOSED: Final = 0.5
GOAL: Final = (MEN * COLOURS, COLOURS, COLOURS)  # F22


def explained(view: View, legal: Sequence[str], values: dict[str, float]) -> tuple[Candidate, ...]:
    """The candidates, the chosen first, each with what speaks for it."""
    if view.phase == "middle":
        return tuple(Candidate(action, value, _middle(view, action)) for action, value in values.items())
    before = GAME.world(view, Rng(0))
    return tuple(
        Candidate(action, value, tuple(_reasons(view, before, legal, action)[:MOST_REASONS]))
        for action, value in values.items()
    )


def _middle(view: View, action: str) -> tuple[Reason, ...]:
    """F4: the lower values outside keep more accesses."""
    low, high = map(int, action.split()[1:])
    outside = list(view.start)
    outside.remove(low)
    outside.remove(high)
    if max(outside) <= low:
        return (Reason("outside", {"low": outside[0], "high": outside[1]}),)
    return (Reason("inside", {"low": low, "high": high}),)


def _reasons(view: View, before: Feurio, legal: Sequence[str], action: str) -> list[Reason]:
    after = _done(view, before, action)
    kind, *words = action.split()
    if kind == "pass":
        return _waiting(view, before)
    if kind == "men":
        return _men(view, before, after, words[0], COLOUR_NAMES.index(words[1]))
    return _tile(view, before, after, legal, action)


def _done(view: View, before: Feurio, action: str) -> Feurio:
    after = before.clone()
    after.apply(view.player, GAME.read(before, view.player, action))
    return after


# ---- men


def _men(view: View, before: Feurio, after: Feurio, where: str, colour: int) -> list[Reason]:
    """What weighs most first: points, and what is as good as points."""
    name, number = COLOUR_NAMES[colour], _number(before, where)
    own = view.goal is not None or before.scores(view.player, colour)
    joined = [zone for zone in before.zones(colour) if number in zone.cells or _touch(before, zone, number)]
    zone = next(zone for zone in after.zones(colour) if number in zone.cells)
    gained = _points(after, colour) - _points(before, colour)
    weighed: list[tuple[float, Reason]] = []
    if own and len(joined) > 1:
        weighed.append((gained + JOINED, Reason("joins", {"colour": name, "zones": len(joined)})))
    if own and zone.divisor and all(not old.divisor or zone.divisor < old.divisor for old in joined):
        if zone.divisor == lies(before.cells[number]) and (joined or zone.divisor == 1):
            weighed.append((gained + WATERED, Reason("water", {"colour": name, "value": zone.divisor})))
    if view.goal is None:
        if own and gained > 0:
            weighed.append((gained, Reason("points", {"colour": name, "points": gained})))
        weighed += _denied(view, before, after, number, where)
    if view.left and free_accesses(before.cells[number]) - all_men_on(before.cells[number]) == 1:
        if any(heat(before.cells[beside]) == before.hottest for beside in _empty_beside(before, number)):
            weighed.append((SOON_CLOSED, Reason("soon-closed", {"cell": where})))
    if view.goal is not None:
        weighed.append((0, Reason("down", {"men": after.goal()[0], "all": MEN * COLOURS})))
    elif own and not any(number in old.cells for old in joined):
        told: dict[str, int | str] = {"colour": name, "value": lies(before.cells[number])}
        weighed.append((0, Reason("adds", told) if joined else Reason("begins", told)))
    else:
        weighed.append((0, Reason("in-the-way", {"cell": where, "left": room(after.cells[number])})))
    weighed.sort(key=lambda each: -each[0])
    return [reason for _, reason in weighed]


def _denied(view: View, before: Feurio, after: Feurio, number: int, where: str) -> list[tuple[float, Reason]]:
    """Whom the last place on a tile would have brought most."""
    if room(after.cells[number]) > 0:
        return []
    most, whose = 0, 0
    for seat in range(before.players):
        for colour in range(COLOURS):
            if seat != view.player and before.scores(seat, colour) and before.men_left(seat, colour):
                there = before.clone()
                there.cells[number] = with_men(there.cells[number], colour, 1)
                gain = _points(there, colour) - _points(before, colour)
                if gain > most:
                    most, whose = gain, colour
    if most < WORTH_DENYING:
        return []
    return [(most, Reason("denies", {"colour": COLOUR_NAMES[whose], "points": most, "cell": where}))]


def _waiting(view: View, before: Feurio) -> list[Reason]:
    """Nobody is placed: because no man would gain anything at once, or to keep men for later, if there is a later."""
    if view.goal is not None and not view.left:  # F21: this turn is the last
        saves = any(after.goal() == GOAL for _, after in _placed(view, before))
        return [Reason("gives-away" if saves else "too-late")]
    if view.goal is None:
        if not any(_gains(view, before, after, colour) for colour, after in _placed(view, before)):
            return [Reason("nothing-to-gain")]
        if not view.left:
            return [Reason("waits")]
    return [Reason("keeps", {"men": sum(view.standings[view.player].men.values())})]


def _placed(view: View, before: Feurio) -> Iterator[tuple[int, Feurio]]:
    """Every way to place men now: their colour, and what it makes of the forest."""
    for action in before.legal(view.player):
        text = GAME.write(before, view.player, action)
        if text != "pass":
            yield COLOUR_NAMES.index(text.split()[2]), _done(view, before, text)


def _gains(view: View, before: Feurio, after: Feurio, colour: int) -> bool:
    return before.scores(view.player, colour) and _points(after, colour) > _points(before, colour)


# ---- a tile


def _tile(view: View, before: Feurio, after: Feurio, legal: Sequence[str], action: str) -> list[Reason]:
    kind, where, *_ = action.split()
    reasons = []
    tiles = [other for other in legal if other.startswith("tile") and other.split()[1] != where]
    others = [_done(view, before, other) for other in tiles]
    if view.goal is None:
        own = [_score(state, view.player) for state in (after, *others)]
        if max(own) == own[0] > min(own):
            reasons.append(Reason("spares", {"points": own[0] - min(own)}))
        reasons += _costs(view, before, after)
    else:
        kept = [state.goal()[2] for state in (after, *others)]
        if max(kept) == kept[0] > min(kept):
            reasons.append(Reason("spares-ones", {"ones": kept[0] - min(kept)}))
    if kind == "firebreak":
        reasons.append(Reason("hides", {"value": view.drawn or 0}))
        return reasons
    number = _number(before, where)
    for colour in range(COLOURS):
        mine = view.goal is not None or before.scores(view.player, colour)
        left = any(standing.men.get(COLOUR_NAMES[colour]) for standing in view.standings)
        zones = [zone for zone in before.zones(colour) if _touch(before, zone, number)]
        if mine and left and zones and room(after.cells[number]) > 0:
            code = "feeds-water" if view.drawn == 1 and all(zone.divisor != 1 for zone in zones) else "feeds"
            reasons.append(Reason(code, {"colour": COLOUR_NAMES[colour], "value": view.drawn or 0}))
    reasons.sort(key=lambda reason: reason.code == "feeds")
    return reasons or [Reason("hottest", {"points": 1 + len(tiles), "sum": before.hottest})]


def _costs(view: View, before: Feurio, after: Feurio) -> list[Reason]:
    """Which of the others loses most at once."""
    lost = {
        COLOUR_NAMES[colour]: _points(before, colour) - _points(after, colour)
        for seat in range(before.players)
        for colour in range(COLOURS)
        if seat != view.player and before.scores(seat, colour)
    }
    whose = max(lost, key=lambda colour: lost[colour])
    return [Reason("costs", {"colour": whose, "points": lost[whose]})] if lost[whose] > 0 else []


# ---- looking at a state


def _number(state: Feurio, where: str) -> int:
    q, r = map(int, where.split(","))
    return int(state.find(q, r))


def _beside(state: Feurio, number: int) -> list[int]:
    cell = state.cells[number]
    found = [int(state.find(q_of(cell) + DELTA_Q[side], r_of(cell) + DELTA_R[side])) for side in range(SIDES)]
    return [other for other in found if other >= 0]


def _empty_beside(state: Feurio, number: int) -> list[int]:
    return [beside for beside in _beside(state, number) if lies(state.cells[beside]) == 0]


def _touch(state: Feurio, zone: Zone, number: int) -> bool:
    return any(beside in zone.cells for beside in _beside(state, number))


def _points(state: Feurio, colour: int) -> int:
    return sum(zone.points for zone in state.zones(colour))


def _score(state: Feurio, seat: int) -> int:
    return sum(_points(state, colour) for colour in range(COLOURS) if state.scores(seat, colour))
