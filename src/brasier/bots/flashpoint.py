"""The first sensible player of Flash Point: goes for whoever is nearest, carries them out, keeps the fire down.

Everything that could be done is weighed by what it brings for each action point. The best is begun; after every step
all is weighed anew, and since what was begun has become cheaper, it is also finished. What is not worth a point is
left, and the points are kept (P7). `flashpoint_turn` weighs people and fire, `flashpoint_trade` what only an advanced
match offers, both by what `flashpoint_sight` and `flashpoint_danger` see in the house.
"""

from brasier.bots.flashpoint_answers import answer
from brasier.bots.flashpoint_trade import trades
from brasier.bots.flashpoint_turn import Plan, Turn
from brasier.core.rng import Rng
from brasier.games.flashpoint.data import MOST_SAVED
from brasier.games.flashpoint.view import View

WORTH = 0.5  # what brings less for a point is not worth it
WORTH_LOST = 0.1  # the same for points that could not be kept


class Easy:
    """Rules of thumb, one action at a time."""

    def choose(self, view: View, legal: list[str], rng: Rng) -> str:
        if len(legal) == 1:
            return legal[0]
        if view.phase != "act":
            return answer(view, legal, rng)
        return _act(Turn(view, legal))


def _act(turn: Turn) -> str:
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
        return max(plans, key=_worth).action
    if not waits and turn.me.ap > MOST_SAVED and (text := turn.towards_fire()) in turn.legal:
        return text
    return "end" if "end" in turn.legal else _out_of_the_fire(turn)


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
