"""The normal player of Tails on Fire: it thinks of some cards it might choose, and of how a round may go on then."""

from collections.abc import Sequence
from itertools import accumulate
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
    ranked,
)
from brasier.core.rng import Rng
from brasier.games.tails.cards import TRICKSTER, of_seat
from brasier.games.tails.data import FEWEST
from brasier.games.tails.notation import read_action
from brasier.games.tails.rules import CHASE, CHOOSE, DONE, FIRST, PASS
from brasier.games.tails.view import View, make_world

CHOICES: Final = 3  # that come to its mind
CHOICE_NODES: Final = 90
STEP_NODES: Final = 24
ALIKE: Final = 0.003  # what is worse by less than this in chances to win is as good: nobody shall foresee a choice
DOUBT: Final = 1.0  # rounds added to those played out when chances are told, which everybody wins alike


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
        arm_of = {legal[arm]: arm for arm in arms}
        order = ranked(none_above({text: search.mean(arm) for text, arm in arm_of.items()}))  # the chosen stays first
        candidates = [
            Candidate(text, value, (*won(search, arm_of[text], choosing), *why.reasons(text))[:MOST_REASONS])
            for text, value in zip(order, told(search, [arm_of[text] for text in order]), strict=True)
        ]
        return Thought("win", tuple(candidates), nodes=search.nodes)


def told(search: Search, best: Sequence[int]) -> list[float]:
    """The chances people are told, the best first: what is not settled is told neither as lost nor as won.

    So a sure defeat is not told as one while something comes after it of which nobody knows.
    """
    chances: list[float] = []
    is_open = False
    for arm in reversed(best):
        mean = search.mean(arm)
        if is_settled(search, arm) and (mean > 0.0 or not is_open):
            chances.append(mean)
        else:
            is_open = True
            players = int(search.root.players)
            chances.append((float(search.sums[arm]) + DOUBT / players) / (int(search.tries[arm]) + DOUBT))
    return list(accumulate(reversed(chances), min))


def is_settled(search: Search, arm: int) -> bool:
    """Whether the match is over with this, at most after those have passed who hold no card any more."""
    world = search.root.clone()
    if world.phase == CHOOSE:
        return False
    search.begin(world, search.actions[arm])
    while world.phase in (FIRST, CHASE) and not of_seat(world.chosen, world.turn):
        world.apply(world.turn, PASS)
    return bool(world.phase == DONE)


def won(search: Search, arm: int, choosing: bool) -> list[Reason]:
    """How often a round was won in the head that began with this choice."""
    return (
        [Reason("round", {"percent": round(100 * int(search.wins[arm]) / int(search.tries[arm]))})] if choosing else []
    )


def holds(search: Search, seat: int, value: int, on_trickster: bool) -> float:
    """How likely a seat can play this value, after all that happened in the round."""
    cards = 1 << (value - 1)
    return float(search.guess.holds(seat, cards if on_trickster else cards | 1 << TRICKSTER))
