"""The first sensible player of Flash Point: goes for whoever is nearest, carries them out, keeps the fire down.

Everything that could be done is weighed by what it brings for each action point. The best is begun; after every step
all is weighed anew, and since what was begun has become cheaper, it is also finished. What is not worth a point is
left, and the points are kept (P7). `turn` weighs people and fire, `trade` what only an advanced
match offers, both by what `sight` and `danger` see in the house.
"""

from brasier.bots.flashpoint.answers import answer
from brasier.bots.flashpoint.trade import trades
from brasier.bots.flashpoint.turn import Plan, Turn
from brasier.bots.flashpoint.why import reasons_for
from brasier.bots.thought import AS_MEANT, Budget, Candidate, Player, Thought, forced, ranked
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.data import MOST_SAVED
from brasier.games.flashpoint.view import View

WORTH = 0.5  # what brings less for a point is not worth it
WORTH_LOST = 0.1  # the same for points that could not be kept


class Easy(Player):
    """Rules of thumb, one action at a time; a node is a decision."""

    def think(self, view: View, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        if len(legal) == 1:
            return forced(legal[0])
        if view.phase == "act":
            worth = _act(Turn(view, legal))
        else:
            worth = {answer(view, legal, rng): 1.0}
        state = GAME.world(view, rng)
        found = [Candidate(text, worth[text], reasons_for(state, text)) for text in ranked(worth)]
        return Thought("worth", tuple(found), 1)


def _act(turn: Turn) -> dict[str, float]:
    """What could be done, by worth: the best is done."""
    least = WORTH if turn.me.ap <= MOST_SAVED else WORTH_LOST
    plans = [plan for plan in turn.fires() + trades(turn) if plan.worth >= least]
    rescue = turn.rescue()
    if rescue is not None:
        plans.append(rescue)
    waits = bool(plans) and not _can_begin(turn, max(plans, key=_worth))
    if waits:
        plans = [plan for plan in plans if plan.stays]  # too few points for the best: the next turn goes on here
    plans = [plan for plan in plans if _can_begin(turn, plan)]
    if plans:
        found: dict[str, float] = {}
        for plan in plans:
            found[plan.action] = max(plan.worth, found.get(plan.action, 0.0))
        return found
    if not waits and turn.me.ap > MOST_SAVED and (text := turn.towards_fire()) in turn.legal:
        return {text: least}
    return {"end" if "end" in turn.legal else _out_of_the_fire(turn): least}


def _can_begin(turn: Turn, plan: Plan) -> bool:
    return plan.action in turn.legal and not turn.lets_fire_in(plan.action)


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
