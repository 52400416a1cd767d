"""A yardstick: whoever is nearest to somebody fetches them, all others put out what burns beside them."""

from brasier.bots.flashpoint.answers import answer
from brasier.bots.flashpoint.errands import FIRE, OUT
from brasier.bots.flashpoint.outlook import Outlook
from brasier.bots.flashpoint.reach import FAR
from brasier.bots.flashpoint.why import pieces
from brasier.bots.thought import AS_MEANT, Budget, Player, Thought, forced
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.codes import CARRY, CHOP, DOOR_TURN, DOUSE, DRIVE, LEAD, MOVE, QUENCH
from brasier.games.flashpoint.ground import INSIDE_SPACE, has
from brasier.games.flashpoint.rules import FlashPoint
from brasier.games.flashpoint.view import View


class Greedy(Player):
    """A node is a decision."""

    def think(self, view: View, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        if view.phase != "act":
            return forced(answer(view, legal, rng))
        state = GAME.world(view, rng)
        for text in _wishes(state):
            if text in legal:
                return forced(text)
        return forced("end" if "end" in legal else legal[0])


def _wishes(state: FlashPoint) -> list[str]:
    """What to do, the dearest wish first."""
    seat, here = int(state.seat), int(state.space(state.seat))
    people = pieces(int(state.victims)) + [space for space in INSIDE_SPACE if has(state.poi, space)]
    outlook = Outlook()
    found = []
    if here in people:
        found.append(_on(state, OUT))
    mine = sorted(
        (int(outlook.to(state, space).at[here]), space) for space in people if _nearest(state, outlook, space) == seat
    )
    found += [_on(state, space) for way, space in mine if 0 < way < FAR]
    found += [f"quench {where}" for where in ("here", "north", "east", "south", "west")]
    found += [f"douse {where}" for where in ("here", "north", "east", "south", "west")]
    found.append(_on(state, FIRE))
    return found


def _nearest(state: FlashPoint, outlook: Outlook, space: int) -> int:
    ways = outlook.to(state, space)
    return min(range(state.firefighters), key=lambda seat: int(ways.at[state.space(seat)]))


def _on(state: FlashPoint, goal: int) -> str:
    """The action that leads on to a goal; empty if none does."""
    seat = int(state.seat)
    outlook = Outlook()
    best = (int(outlook.to(state, goal).at[state.space(seat)]), 0)
    for action in state.legal(seat):
        if not _leads(action, goal):
            continue
        after = state.clone()
        after.apply(seat, action)
        way = int(outlook.to(after, goal).at[after.space(seat)])
        if way < best[0]:
            best = (way, action)
    return GAME.write(state, seat, best[1]) if best[1] else ""


def _leads(action: int, goal: int) -> bool:
    """Loads are taken along to safety; else one walks. Doors, water and the axe make way."""
    if MOVE <= action < DOOR_TURN:
        ways = (CARRY, LEAD) if goal == OUT else (0,)
        return (action - MOVE) // 4 in ways
    return DOOR_TURN <= action < DOUSE or DOUSE <= action < QUENCH or CHOP <= action < DRIVE
