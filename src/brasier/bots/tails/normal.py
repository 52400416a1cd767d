"""The normal player of Tails on Fire: it thinks of some cards it might choose, and of how a round may go on then."""

from time import monotonic
from typing import ClassVar, Final

from librt.vecs import vec

from brasier.bots.tails.habits import CHOICE_TRAITS, PLAY_TRAITS, Habits
from brasier.bots.tails.search import Search
from brasier.bots.tails.weights import CHOICE, PLAY, WORTH
from brasier.bots.tails.why import MOST_REASONS, Why
from brasier.bots.tails.worth import ROUNDS, SIGNS, Worth
from brasier.bots.thought import (
    AS_MEANT,
    MOST_CANDIDATES,
    Budget,
    Candidate,
    Player,
    Reason,
    Thought,
    forced,
    none_above,
)
from brasier.core.rng import Rng
from brasier.games.tails.cards import TRICKSTER
from brasier.games.tails.data import FEWEST
from brasier.games.tails.notation import read_action
from brasier.games.tails.view import View, make_world

CHOICES: Final = 3  # that come to its mind
CHOICE_NODES: Final = 90
STEP_NODES: Final = 24
ALIKE: Final = 0.003  # what is worse by less than this in chances to win is as good: nobody shall foresee a choice


def part(weights: tuple[float, ...], size: int, players: int) -> vec[float]:
    """The weights for this number of players."""
    at = size * (players - FEWEST)
    return vec[float](weights[at : at + size])


def look(view: View, rng: Rng) -> Search:
    """A search that begins where the view is. Nothing is dealt yet that the seat cannot know."""
    players = view.options.players
    habits = Habits(part(PLAY, 2 * PLAY_TRAITS, players), part(CHOICE, CHOICE_TRAITS, players))
    assert view.seat is not None
    return Search(make_world(view, rng), view.seat, habits, Worth(part(WORTH, SIGNS * ROUNDS, players)))


class Normal(Player):
    """A node is a round that is played out in the head."""

    choices: ClassVar[int] = CHOICES
    choice_nodes: ClassVar[int] = CHOICE_NODES
    step_nodes: ClassVar[int] = STEP_NODES

    def think(self, view: View, legal: list[str], rng: Rng, budget: Budget = AS_MEANT) -> Thought:
        if len(legal) == 1:
            return forced(legal[0])
        search = look(view, rng)
        choosing = view.phase == "choose"
        nodes = self.choice_nodes if choosing else self.step_nodes
        if budget.nodes is not None:
            nodes = budget.nodes
        actions = [read_action(search.root, search.seat, text) for text in legal]
        until = 0.0 if budget.seconds is None else monotonic() + budget.seconds
        search.run(actions, rng, nodes, until, self.choices)
        arms = search.tried()[:MOST_CANDIDATES]
        if choosing and search.mean(arms[0]) - search.mean(arms[1]) < ALIKE and rng.below(2):
            arms[:2] = arms[1], arms[0]
        why = Why(view, lambda seat, value, on_trickster: holds(search, seat, value, on_trickster))
        values = none_above({legal[arm]: search.mean(arm) for arm in arms})
        candidates = [
            Candidate(
                legal[arm], values[legal[arm]], (*won(search, arm, choosing), *why.reasons(legal[arm]))[:MOST_REASONS]
            )
            for arm in arms
        ]
        return Thought("win", tuple(candidates), nodes=search.nodes)


def won(search: Search, arm: int, choosing: bool) -> list[Reason]:
    """How often a round was won in the head that began with this choice."""
    return (
        [Reason("round", {"percent": round(100 * int(search.wins[arm]) / int(search.tries[arm]))})] if choosing else []
    )


def holds(search: Search, seat: int, value: int, on_trickster: bool) -> float:
    """How likely a seat can play this value, after all that happened in the round."""
    cards = 1 << (value - 1)
    return float(search.guess.holds(seat, cards if on_trickster else cards | 1 << TRICKSTER))
