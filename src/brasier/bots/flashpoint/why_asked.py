"""Why somebody answers so when asked, and why a single action is good: reasons with facts, as in `why`."""

from statistics import fmean

from brasier.bots.flashpoint.journey import FAR
from brasier.bots.flashpoint.why import (
    MOST_REASONS,
    Picture,
    at,
    collapsed,
    mean,
    reach_of_gun,
    reasons,
    splashed,
    trade,
)
from brasier.bots.thought import Reason
from brasier.core.state import CHANCE
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.codes import (
    ACT,
    AIM,
    AMBULANCE,
    BEGIN,
    CHEER,
    ENGINE,
    EXPLODE,
    FINISH,
    KEEP,
    KNOCKED_DOWN,
    PARK_ONE,
    PLACE_ONE,
    REROLL,
    STAY,
    TAKE,
    TAKE_ONE,
    WHICH_HAZMAT,
    WHO_BEGINS,
    WHO_RIDES,
)
from brasier.games.flashpoint.data import DRIVER, MOST_DAMAGE, SPECIALISTS
from brasier.games.flashpoint.ground import count, inside
from brasier.games.flashpoint.rules import FlashPoint

QUIET = Reason("quiet")
DICE = ("red", "black")
SPARED = ("protect", "stand", "walls", "spread")  # what water brings beside fewer burning spaces


def reasons_for(state: FlashPoint, text: str) -> tuple[Reason, ...]:
    """What speaks for a single action, or for an answer to what is asked; there is always something to say."""
    seat = int(state.to_act())
    action = GAME.read(state, seat, text)
    after = state.clone()
    after.apply(seat, action)
    phase = state.phase
    if phase == ACT:
        return reasons(state, _arrived(after), seat, action)
    if phase == TAKE_ONE:
        return tuple(trade(SPECIALISTS[action - TAKE], int(state.firefighters)))
    if phase in (PLACE_ONE, KNOCKED_DOWN, WHO_RIDES):
        return tuple(_stands_ready(after, seat)) or (QUIET,)
    if phase == WHO_BEGINS:
        begins = action - BEGIN
        return tuple(Reason("begins", {**reason.facts, "seat": begins}) for reason in near(after, begins)) or (QUIET,)
    if phase == PARK_ONE:
        return _parked(state, after)
    if phase == AIM:
        return _aimed(state, after, seat, action)
    if phase == CHEER:
        return (Reason("won" if action == FINISH else "play-on"),)
    if phase == WHICH_HAZMAT:
        return (_exploded(state, int(inside(action - EXPLODE))),)
    raise ValueError(f"nobody is asked in phase {phase}")


def _arrived(state: FlashPoint) -> FlashPoint:
    """As it is when whoever may ride along has said so (P33): whoever need not, stays."""
    while state.phase == WHO_RIDES:
        seat = int(state.to_act())
        state.apply(seat, STAY if STAY in state.legal(seat) else state.legal(seat)[0])
    return state


# ---- places


def near(state: FlashPoint, seat: int) -> list[Reason]:
    """To whom a firefighter is nearest. Those in fire are lost when the knocked down have got up (P21)."""
    picture = Picture(state)
    people = [person for person in picture.people if not state.burns(person)]
    ways = sorted((picture.walks(seat)[person], person) for person in people)
    return [Reason("near", at(ways[0][1]) | {"points": ways[0][0]})] if ways and ways[0][0] < FAR else []


def near_fire(state: FlashPoint, seat: int) -> list[Reason]:
    picture = Picture(state)
    ways = sorted((picture.to_fire(seat, fire), fire) for fire in picture.fires)
    return [Reason("near-fire", at(ways[0][1]) | {"points": ways[0][0]})] if ways and ways[0][0] < FAR else []


def _stands_ready(state: FlashPoint, seat: int) -> list[Reason]:
    """For whom, or for what, somebody stands well there."""
    found = [Reason("operator")] if _operates(state, seat) else []
    return found + (near(state, seat) or near_fire(state, seat))


def _operates(state: FlashPoint, seat: int) -> bool:
    """P42: at the engine, or where it may park."""
    space = state.space(seat)
    sides = range(4) if state.engine < 0 else [int(state.engine)]
    spots = [state.spot(ENGINE, side, place) for side in sides for place in range(2)]
    return bool(state.role(seat) == DRIVER and space in spots)


def _parked(state: FlashPoint, after: FlashPoint) -> tuple[Reason, ...]:
    """P31: the ambulance near to people, the engine where its deck gun finds fire."""
    if state.to_park() == AMBULANCE:
        points = Picture(after).carrying()
        return (Reason("parks", {"points": points}),) if 0 < points < FAR else (QUIET,)
    return (Reason("parks-engine", reach_of_gun(after)),)


# ---- the deck gun


def _aimed(state: FlashPoint, after: FlashPoint, seat: int, action: int) -> tuple[Reason, ...]:
    """P42: what the dice hit as they lie, and what a die rolled again hits on average."""
    facts: dict[str, int | str] = {"number": int(count(splashed(state, int(state.target)) & state.fire))}
    if action != KEEP:
        return (Reason("again", facts | {"die": DICE[action - REROLL]} | mean(_rolled(state, seat, action))),)
    best = max((_rolled(state, seat, other) for other in state.legal(seat) if other != KEEP), key=fmean)
    gained = [reason for reason in reasons(state, after, seat) if reason.code in SPARED]
    return (Reason("aim", facts | mean(best)), *gained[: MOST_REASONS - 1])


def _rolled(state: FlashPoint, seat: int, action: int) -> list[int]:
    """How many burning spaces are put out with each face of a die rolled again."""
    rolling = state.clone()
    rolling.apply(seat, action)
    found = []
    for outcome, _ in rolling.chances():
        rolled = rolling.clone()
        rolled.apply(CHANCE, outcome)
        cleared = splashed(rolled, int(rolled.target)) if rolled.phase == AIM else state.fire & ~rolled.fire
        found.append(int(count(cleared & state.fire)))
    return found


# ---- hazmats


def _exploded(state: FlashPoint, space: int) -> Reason:
    """P45: what this explosion does; the others due follow whichever is chosen."""
    after = state.clone()
    after.explode_hazmat(space, None)
    if after.damage >= MOST_DAMAGE:
        return collapsed(after)
    damage, fire = int(after.damage - state.damage), int(count(after.fire & ~state.fire))
    return Reason("explodes", {"damage": damage, "number": fire})
