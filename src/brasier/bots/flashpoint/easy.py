"""The first sensible player of Flash Point: goes for whoever is nearest, carries them out, keeps the fire down.

Everything that could be done is weighed by what it brings for each action point. The best is begun; after every step
all is weighed anew, and since what was begun has become cheaper, it is also finished. What is not worth a point is
left, and the points are kept (P7). Whoever can be brought out before the turn ends comes before any fire, unless
somebody else is about to burn. `turn` weighs people and fire, `trade` what only an advanced match offers, both by what
`sight` and `danger` see in the house; `slips` are the mistakes a person makes too.
"""

from brasier.bots.flashpoint.answers import answers
from brasier.bots.flashpoint.slips import harmless, unsure
from brasier.bots.flashpoint.trade import trades
from brasier.bots.flashpoint.turn import Plan, Turn
from brasier.bots.flashpoint.why_asked import reasons_for
from brasier.bots.thought import AS_MEANT, Budget, Candidate, Player, Thought, forced, ranked
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.data import MOST_SAVED
from brasier.games.flashpoint.ground import SIDES
from brasier.games.flashpoint.rules import FlashPoint
from brasier.games.flashpoint.view import View

WORTH = 0.5  # what brings less for a point is not worth it
WORTH_LOST = 0.1  # the same for points that could not be kept
STEP = 0.01  # what is always better than nothing
BELOW = 0.99  # of what is done: nothing else is told to be worth as much


class Easy(Player):
    """Rules of thumb, one action at a time; a node is a decision. It slips, and what it tells is what it sees."""

    def think(self, view: View, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        if len(legal) == 1:
            return forced(legal[0])
        state = GAME.world(view, rng)
        if view.phase == "act":
            turn = Turn(view, legal)
            plans = _plans(turn)
            worth = _with_others(turn, plans, _seen(view, state, _act(turn, plans), rng))
        else:
            worth = answers(view, legal, rng)
        found = [Candidate(text, worth[text], reasons_for(state, text)) for text in ranked(worth)]
        return Thought("worth", tuple(found), 1)


def _seen(view: View, state: FlashPoint, worth: dict[str, float], rng: Rng) -> dict[str, float]:
    """What could be done as it looks to an easy player, who may take the second best for the best."""
    seen = unsure(worth, rng)
    best, liked = ranked(worth)[0], ranked(seen)[0]
    if liked == best:
        return seen
    return seen if harmless(view, state, best, liked) and _goes_on(state, liked) else worth


def _goes_on(state: FlashPoint, action: str) -> bool:
    """Whether a step or an opened door would still be right when it is done: nobody turns back at once."""
    word, _, side = action.partition(" ")
    if word not in ("move", "open"):
        return True
    seat = int(state.to_act())
    after = state.clone()
    after.apply(seat, GAME.read(state, seat, action))
    if after.to_act() != seat:
        return True  # somebody is found there: that was worth the way
    legal = [GAME.write(after, seat, each) for each in after.legal(seat)]
    turn = Turn(GAME.view(after, seat), legal)
    following = ranked(_act(turn, _plans(turn)))[0]
    back = SIDES[(SIDES.index(side) + 2) % 4]
    return following == f"move {side}" if word == "open" else following not in (f"move {back}", "end")


def _plans(turn: Turn) -> list[Plan]:
    """Everything that could be done, worth it or not."""
    fires = turn.fires()
    rescue = turn.rescue(max([plan.worth for plan in fires], default=0.0))
    return [*fires, *trades(turn), *([rescue] if rescue is not None else [])]


def _least(turn: Turn) -> float:
    return WORTH if turn.me.ap <= MOST_SAVED else WORTH_LOST


def _act(turn: Turn, plans: list[Plan]) -> dict[str, float]:
    """What is worth doing: the best is done."""
    least = _least(turn)
    plans = [plan for plan in plans if plan.fetches or plan.worth >= least]
    waits = bool(plans) and not turn.can_begin(max(plans, key=_worth).action)
    if waits:
        plans = [plan for plan in plans if plan.stays]  # too few points for the best: the next turn goes on here
    plans = [plan for plan in plans if turn.can_begin(plan.action)]
    if plans:
        found: dict[str, float] = {}
        for plan in plans:
            found[plan.action] = max(plan.worth, found.get(plan.action, 0.0))
        return found
    if not waits and turn.me.ap > MOST_SAVED and (text := turn.towards_fire()) in turn.legal:
        return {text: least}
    return {"end" if "end" in turn.legal else _out_of_the_fire(turn): least}


def _with_others(turn: Turn, plans: list[Plan], worth: dict[str, float]) -> dict[str, float]:
    """The same with what else could be done, behind it: an end of the turn, what is not worth its points, a step on."""
    most = BELOW * min(worth.values())
    steps = [Plan(STEP, action) for action in turn.onward()]
    found = dict(worth)
    for plan in sorted([Plan(_least(turn), "end"), *plans, *steps], key=_worth, reverse=True):
        if plan.worth > 0 and turn.can_begin(plan.action):
            found.setdefault(plan.action, min(plan.worth, most))
    return found


def _worth(plan: Plan) -> float:
    return plan.worth


def _out_of_the_fire(turn: Turn) -> str:
    """P10: no turn ends in fire. Put it out, or go where it does not burn; else whatever leads on."""
    words = ["douse here"]
    for step in turn.sight.steps[turn.here]:
        if not turn.sight.fire >> step.there & 1:
            words.append(turn.words(step.there, "move"))
    words += sorted(turn.legal)
    return next(text for text in words if text in turn.legal)
