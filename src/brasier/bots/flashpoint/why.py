"""Why something is good: what it changes in a position, as reasons with facts.

Everything told is compared: the position before, and as it is when what was planned is done. Ways are told by what they
cost by the rules. What is answered when somebody is asked has reasons of its own: `why_asked`.
"""

from collections import Counter

from brasier.bots.flashpoint.forecast import Forecast
from brasier.bots.flashpoint.journey import FAR, walks, ways_outside, ways_to_ambulance, ways_to_safety
from brasier.bots.flashpoint.questions import is_proved
from brasier.bots.thought import Reason
from brasier.games.flashpoint.codes import CHANGE, COMMAND, DONE, END, ENGINE, GUN_ROLL, TAKE
from brasier.games.flashpoint.data import DRIVER, HAZMAT, MOST_DAMAGE, SPECIALISTS, TO_WIN
from brasier.games.flashpoint.ground import INSIDE_SPACE, NEXT, OFF_BOARD, count, has
from brasier.games.flashpoint.pieces import TREATED, space_of
from brasier.games.flashpoint.rules import FlashPoint

MOST_REASONS = 3
ROLLS = 48
TELLING = 3  # of 48 rolls: a difference worth a sentence
HAZARDS = 4  # the same, summed over spaces or walls
SENT = {"approach": "sends", "to-engine": "sends-engine", "to-hazmat": "sends-hazmat", "to-fire": "sends-fire"}


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


def mean(numbers: list[int]) -> dict[str, int | str]:
    """A mean with one decimal, as two facts: what divides them depends on the language."""
    whole, tenths = divmod(round(10 * sum(numbers) / len(numbers)), 10)
    return {"whole": whole, "tenths": tenths}


class Picture:
    """What counts of a position, worked out once."""

    def __init__(self, state: FlashPoint) -> None:
        self.state = state
        self.victims = pieces(int(state.victims))
        self.treated = [space for space, is_treated in _with_care(int(state.victims)) if is_treated]
        self.poi = [space for space in INSIDE_SPACE if has(state.poi, space)]
        self.people = sorted({*self.victims, *self.poi})
        self.cans = pieces(int(state.hazmats))
        self.fires = [space for space in INSIDE_SPACE if has(state.fire, space)]
        self.team = [int(state.space(seat)) for seat in range(state.firefighters)]
        forecast = Forecast()
        for space in [*self.people, *self.team]:
            forecast.watch(space)
        forecast.look(state)
        self.damage, self.spread = int(forecast.damage), int(forecast.spread)
        hits = {int(forecast.spaces[place]): int(forecast.hits[place]) for place in range(forecast.watched)}
        # P21: whoever is in fire is harmed whatever is rolled; the forecast counts only rolls that light something.
        self.risk = {space: ROLLS if has(state.fire, space) else rolls for space, rolls in hits.items()}
        self._walks: dict[int, list[int]] = {}

    def walks(self, seat: int) -> list[int]:
        """What it costs a firefighter to go to each space."""
        if seat not in self._walks:
            self._walks[seat] = walks(self.state, self.team[seat], int(self.state.role(seat)))
        return self._walks[seat]

    def to_fire(self, seat: int, space: int) -> int:
        """What it costs to come beside a burning space, with nothing between."""
        ways = self.walks(seat)
        beside = [NEXT[4 * space + side] for side in range(4) if not self.state.blocked(space, side)]
        return 0 if self.team[seat] == space else min((ways[one] for one in beside if one != OFF_BOARD), default=FAR)

    def to_engine(self, seat: int) -> int:
        ways, side = self.walks(seat), self.state.engine
        return min(ways[int(self.state.spot(ENGINE, side, place))] for place in range(2)) if side >= 0 else FAR

    def is_at_engine(self, seat: int) -> bool:
        return self.state.engine >= 0 and self.state.is_at(self.team[seat], ENGINE)

    def covered(self) -> int:
        """Burning spaces the deck gun can be aimed at: none while a firefighter is among them (P34)."""
        if self.state.engine < 0 or not self.state.quadrant_is_free():
            return 0
        return int(count(self.state.quadrant() & self.state.fire))

    def carrying(self) -> int:
        """What it takes to bring all who wait or may be there to where the ambulance stands, each alone."""
        carried, led = (ways_to_ambulance(self.state, is_treated) for is_treated in (False, True))
        victims = _with_care(int(self.state.victims))
        ways = [led[space] if is_treated else carried[space] for space, is_treated in victims]
        return sum(ways) + sum(carried[space] for space in self.poi)


def _with_care(row: int) -> list[tuple[int, bool]]:
    """The victims: where each is, and whether treated."""
    found = []
    while row:
        found.append((int(space_of(row & 255)), bool(row & TREATED)))
        row >>= 8
    return found


def reasons(before: FlashPoint, after: FlashPoint, seat: int, first: int = END) -> tuple[Reason, ...]:
    """What speaks for coming from one position to the other by what is done first, the weightiest first."""
    return compared(Picture(before), after, seat, first)


def compared(was: Picture, after: FlashPoint, seat: int, first: int = END) -> tuple[Reason, ...]:
    """The same, where several things are compared with one position."""
    now = Picture(after)
    if after.phase == DONE:
        return _ended(was, now)
    commanded = (first - COMMAND) // 32 if COMMAND <= first < TAKE else None
    others = [other for other in range(after.firefighters) if other not in (seat, commanded)]
    moved = [other for other in others if was.team[other] != now.team[other]]
    found = [] if commanded is None else _sent(was, now, commanded)
    found += _people(was, now, seat) + _trade(was, now, seat, first) + _vehicles(was, now)
    found += _safety(was, now, seat, TELLING) + _fire(was, now, HAZARDS) + _ways(was, now, seat)
    found += [reason for other in moved for reason in _sent(was, now, other)]
    if not found:  # then small things count
        found = _safety(was, now, seat, 1) + _fire(was, now, 1)
        found += [reason for other in others for reason in _sent(was, now, other)]
    if not found and commanded is not None and was.state.special > 0:
        found = [Reason("command")]
    kept = int(after.saved_by(seat)) if after.seat == seat and (found or commanded is None) else 0
    if kept:
        found.append(Reason("keep", {"points": kept}))
    return tuple(found[:MOST_REASONS]) or (Reason("spent" if first == END else "quiet"),)


def _ended(was: Picture, now: Picture) -> tuple[Reason, ...]:
    """A match that is over: nothing is kept for later, and nothing else counts any more (P24, P26)."""
    if now.state.damage >= MOST_DAMAGE:
        return (collapsed(now.state),)
    return tuple(_rescued(was, now)) or (Reason("won"),)


def collapsed(state: FlashPoint) -> Reason:
    """P26: the house comes down; who has won keeps the victory."""
    return Reason("collapse-won" if state.rescued >= TO_WIN else "collapse")


def _people(was: Picture, now: Picture, seat: int) -> list[Reason]:
    """Who is brought out, looked at, or brought nearer to safety."""
    found = _rescued(was, now) or _brought(was, now, seat)
    for space in was.poi:
        if space not in now.poi:
            found.append(Reason("look", at(space)))
    if now.state.phase != was.state.phase and has(was.state.poi, now.state.target) and now.state.target:
        found.append(Reason("look", at(int(now.state.target))))
    lost, new = Counter(was.cans) - Counter(now.cans), Counter(now.cans) - Counter(was.cans)
    if lost and not new:
        found += [Reason("hazmat", at(space)) for space in sorted(lost)]
    elif len(lost) == len(new) == 1:
        (start,), (end,) = lost, new
        who = _carrier(was, now, end, seat)
        role = int(was.state.role(who))
        before, after = ways_outside(was.state, role)[start], ways_outside(now.state, role)[end]
        facts = at(start) | {"before": before, "after": after}
        if after < before < FAR:
            found.append(Reason("haul", facts) if who == seat else Reason("hauls", facts | {"seat": who}))
    return found


def _rescued(was: Picture, now: Picture) -> list[Reason]:
    """Who is safe now, and whether that wins the match (P24)."""
    saved = int(now.state.rescued - was.state.rescued)
    if saved <= 0:
        return []
    found = [Reason("rescue", {"number": saved, "rescued": int(now.state.rescued)})]
    return [*found, Reason("won")] if was.state.rescued < TO_WIN <= now.state.rescued else found


def _carrier(was: Picture, now: Picture, end: int, seat: int) -> int:
    """Who came with what has come to a space: oneself, or whoever was sent there (P39)."""
    carriers = [who for who, space in enumerate(now.team) if space == end and was.team[who] != end]
    return seat if seat in carriers or not carriers else carriers[0]


def _brought(was: Picture, now: Picture, seat: int) -> list[Reason]:
    """The victim somebody carries or leads, or treats so that they can be led (P9, P35)."""
    lost, new = Counter(was.victims) - Counter(now.victims), Counter(now.victims) - Counter(was.victims)
    treated = Counter(now.treated) - Counter(was.treated)
    if not lost and len(treated) == 1:
        (space,) = treated
        role = int(now.state.role(seat))
        before = ways_to_safety(was.state, role, False)[space]
        after = ways_to_safety(now.state, role, True)[space]
        return [Reason("treat", at(space) | {"before": before, "after": after})] if after < before < FAR else []
    if len(lost) != 1 or len(new) != 1:
        return []
    (start,), (end,) = lost, new
    who = _carrier(was, now, end, seat)
    role = int(was.state.role(who))
    before = ways_to_safety(was.state, role, start in was.treated)[start]
    after = ways_to_safety(now.state, role, end in now.treated)[end]
    facts = at(start) | {"before": before, "after": after}
    if after < before < FAR:
        return [Reason("closer", facts) if who == seat else Reason("brings", facts | {"seat": who})]
    return _protected(was, now, start, end, TELLING)


def _trade(was: Picture, now: Picture, seat: int, first: int) -> list[Reason]:
    """Another specialist (P43), or an operator who comes to the engine (P42)."""
    found = []
    if CHANGE <= first < COMMAND:
        found += trade(SPECIALISTS[first - CHANGE], len(now.team))
    if now.state.role(seat) == DRIVER and now.is_at_engine(seat) and not was.is_at_engine(seat):
        found.append(Reason("operator"))
    return found


def trade(specialist: str, firefighters: int) -> list[Reason]:
    """What somebody is good for among so many."""
    facts: dict[str, int | str] = {"specialist": specialist}
    proved = [Reason("trade", facts)] if is_proved(specialist, firefighters) else []
    return [*proved, Reason("ability", facts)]


def _vehicles(was: Picture, now: Picture) -> list[Reason]:
    """Where the vehicles stand, and what the deck gun may hit (P32–P34)."""
    found = []
    if now.state.phase == GUN_ROLL:
        facts = reach_of_gun(now.state)
        found.append(Reason("gun" if facts["number"] else "gun-smoke" if facts["smoke"] else "gun-idle", facts))
    elif now.covered() > was.covered():
        found.append(Reason("covers", {"before": was.covered(), "after": now.covered()}))
    waiting_on = was.state.victims == now.state.victims and was.poi == now.poi
    if was.state.ambulance != now.state.ambulance and waiting_on:
        before, after = was.carrying(), now.carrying()
        if after < before < FAR:
            found.append(Reason("ambulance", {"before": before, "after": after}))
    return found


def reach_of_gun(state: FlashPoint) -> dict[str, int | str]:
    """How many spaces with fire and with smoke the deck gun may hit, and how many fires it puts out on average of
    twelve targets (P34)."""
    targets = [space for space in INSIDE_SPACE if has(state.quadrant(), space)]
    cleared = [splashed(state, space) for space in targets]
    wet = 0
    for layer in cleared:
        wet |= layer
    hit: dict[str, int | str] = {"number": int(count(wet & state.fire)), "smoke": int(count(wet & state.smoke))}
    return hit | mean([int(count(layer & state.fire)) for layer in cleared])


def splashed(state: FlashPoint, target: int) -> int:
    """What the deck gun clears, as a layer, if it hits this space or its mirror in the quadrant."""
    after = state.clone()
    after.target = target
    after.splash(None)
    return int((state.fire | state.smoke) & ~(after.fire | after.smoke))


def _safety(was: Picture, now: Picture, seat: int, least: int) -> list[Reason]:
    """Who is less likely to burn after the next roll, by at least so many of 48."""
    found = []
    for space in was.people:
        if space in now.people:
            found += _protected(was, now, space, space, least)
    return found + [Reason("stand", facts) for facts in _stands(was, now, seat, least)]


def _protected(was: Picture, now: Picture, start: int, end: int, least: int) -> list[Reason]:
    before, after = was.risk[start], now.risk[end]
    facts = at(start) | {"before": percent(before), "after": percent(after)}
    return [Reason("protect", facts)] if before - after >= least else []


def _stands(was: Picture, now: Picture, seat: int, least: int) -> list[dict[str, int | str]]:
    before, after = was.risk[was.team[seat]], now.risk[now.team[seat]]
    return [{"before": percent(before), "after": percent(after)}] if before - after >= least else []


def _fire(was: Picture, now: Picture, least: int) -> list[Reason]:
    """What the next roll does less, by at least so much over all 48."""
    found = []
    if was.damage - now.damage >= least:
        found.append(Reason("walls", {"before": was.damage, "after": now.damage}))
    if was.spread - now.spread >= least:
        found.append(Reason("spread", {"before": was.spread, "after": now.spread}))
    fire = len(was.fires) - len(now.fires)
    smoke = int(count(was.state.smoke & ~now.state.smoke))
    if fire > 0:
        found.append(Reason("fire", {"number": fire}))
    elif smoke > 0:
        found.append(Reason("smoke", {"number": smoke}))
    return found


def _ways(was: Picture, now: Picture, seat: int) -> list[Reason]:
    """To whom and to what one comes nearer."""
    return [Reason(code, facts) for code, facts in _come_nearer(was, now, seat)]


def _sent(was: Picture, now: Picture, other: int) -> list[Reason]:
    """What is better for somebody else: whom or what they come nearer to, and how safely they stand."""
    found = [Reason(SENT[code], facts | {"seat": other}) for code, facts in _come_nearer(was, now, other)]
    found += [Reason("shelters", facts | {"seat": other}) for facts in _stands(was, now, other, TELLING)]
    return found


def _come_nearer(was: Picture, now: Picture, seat: int) -> list[tuple[str, dict[str, int | str]]]:
    found = [("approach", facts) for facts in _less(was.walks(seat), now.walks(seat), was.people, now.people)]
    role = now.state.role(seat)
    if role == DRIVER and now.to_engine(seat) < was.to_engine(seat) < FAR:
        found.append(("to-engine", {"before": was.to_engine(seat), "after": now.to_engine(seat)}))
    elif role == HAZMAT:
        found += [("to-hazmat", facts) for facts in _less(was.walks(seat), now.walks(seat), was.cans, now.cans)]
    if not found:
        before = {space: was.to_fire(seat, space) for space in was.fires}
        after = {space: now.to_fire(seat, space) for space in now.fires}
        found += [("to-fire", facts) for facts in _less(before, after, was.fires, now.fires)]
    return found


def _less(
    before: list[int] | dict[int, int], after: list[int] | dict[int, int], were: list[int], are: list[int]
) -> list[dict[str, int | str]]:
    """The nearest of those to whom the way has become shorter, if any."""
    nearer = [(after[one], one) for one in sorted({*were} & {*are}) if after[one] < before[one] < FAR]
    return [at(one) | {"before": before[one], "after": way} for way, one in sorted(nearer)[:1]]
