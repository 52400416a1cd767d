"""The small mistakes of an easy player of Flash Point: of two plans of about the same worth it may take the second.

A person errs like that: another fire first, another way round. Nobody pays for it with a life: no slip where somebody
could be brought out this turn, where somebody is about to burn, or where it would put anybody, in the house or of the
team, in more danger.
"""

from typing import Final

from brasier.bots.flashpoint.journey import FAR, ways_to_safety
from brasier.bots.flashpoint.why import Picture
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.data import CAFS, PARAMEDIC, RESCUE
from brasier.games.flashpoint.rules import FlashPoint
from brasier.games.flashpoint.view import View

SLIP: Final = 0.5  # a part of what something is worth: an easy player does not see smaller differences
ACUTE: Final = 6  # of 48 rolls: whoever would burn with so many is not to be kept waiting
WATER: Final = ("douse", "quench")
STEPS: Final = ("move", "open")  # only at the beginning of a turn: later one would walk to and fro


def unsure(worth: dict[str, float], rng: Rng) -> dict[str, float]:
    """What things are worth, not seen quite clearly."""
    return {action: value * (1.0 - SLIP * int(rng.below(1000)) / 1000) for action, value in worth.items()}


def harmless(view: View, state: FlashPoint, best: str, liked: str) -> bool:
    """Whether what is liked may be done instead of what is best."""
    words = WATER + STEPS if view.fresh else WATER
    if best.partition(" ")[0] not in WATER + STEPS or liked.partition(" ")[0] not in words:
        return False
    picture, seat = Picture(state), int(state.to_act())
    if any(picture.risk[space] >= ACUTE for space in picture.people) or _can_bring_out(picture, seat):
        return False
    return all(other <= least for other, least in zip(_danger(state, liked), _danger(state, best), strict=True))


def _can_bring_out(picture: Picture, seat: int) -> bool:
    """Whether somebody, if it is a victim, may be safe before this turn ends; points for one purpose count for all."""
    state = picture.state
    role = int(state.role(seat))
    points = state.ap + (state.special if role in (CAFS, RESCUE) else 0)
    walk, led = picture.walks(seat), ways_to_safety(state, role, True)
    carried = ways_to_safety(state, role, False)
    if role == PARAMEDIC:  # P35: or treated and led
        carried = [min(carry, 1 + lead) for carry, lead in zip(carried, led, strict=True)]
    ways = [walk[space] + (led if space in picture.treated else carried)[space] for space in picture.people]
    return min(ways, default=FAR) <= points


def _danger(state: FlashPoint, action: str) -> list[int]:
    """After an action, of the next 48 rolls: how many harm each of those in the house, and each firefighter."""
    seat = int(state.to_act())
    after = state.clone()
    after.apply(seat, GAME.read(state, seat, action))
    picture = Picture(after)
    return [picture.risk[space] for space in (*picture.people, *picture.team)]
