"""A bot in forty lines: it plays every action it may do to the end of the match, at random, many times, and keeps the
best. It sees what its seat sees; what is hidden from it, it imagines anew each time.

    brasier arena tails --bot dreamer=forty_lines:Dreamer --seats dreamer,easy --matches 40
"""

from brasier.bots import AS_MEANT, Candidate, Player, Thought
from brasier.bots.playout import play_out
from brasier.core.game import Actions
from brasier.games import find, names

MATCHES = 30  # played to their end for each action, unless the budget says how many in all


class Dreamer(Player):
    def think(self, view, legal, rng, budget=AS_MEANT):
        game = game_of(view)
        room = Actions(game.most_legal)
        each = MATCHES if budget.nodes is None else max(1, budget.nodes // len(legal))
        worth = dict.fromkeys(legal, 0.0)
        for _ in range(each):
            world = game.world(view, rng)  # a whole match that could be the one we see
            for action in legal:  # all meet the same world: what one is better by is not luck
                match = world.clone()
                match.apply(view.seat, game.read(match, view.seat, action))
                play_out(match, rng, room)
                winners = match.outcome().winners
                worth[action] += (view.seat in winners) / len(winners or [1]) / each
        best = sorted(legal, key=worth.get, reverse=True)[:3]
        return Thought("win", tuple(Candidate(action, worth[action]) for action in best), each * len(legal))


def game_of(view):
    return next(find(name) for name in names() if type(view).__module__.startswith(f"brasier.games.{name}."))
