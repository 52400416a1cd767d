"""A match as OpenSpiel sees it: one state of the rules, and what each seat has been told of how it came about.

OpenSpiel copies a state by making a new one and copying every attribute with `deepcopy`, and stores one by pickling
them. So everything lies in one attribute that knows how to copy and to pickle itself. Facts are logged only where seats
have secrets: where nobody has, the actions are all there is to know.
"""

from typing import TYPE_CHECKING, Any, Self, cast

import msgspec
import pyspiel

from brasier.core.game import CHANCE, OVER, SEVERAL, Fact, Rng, State
from brasier.games.flashpoint.data import TO_WIN
from brasier.games.flashpoint.rules import FlashPoint
from brasier.rl.spiel.resampling import another_past, find_secrets
from brasier.rl.spiel.terms import Key, Terms, find_terms

if TYPE_CHECKING:
    from brasier.rl.spiel.games import SpielGame

_NOBODY = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}


class Inside:
    """What a match is: its terms, the truth of the rules, how many decisions were made, and the facts so far."""

    __slots__ = ("actor", "decisions", "facts", "secrets", "terms", "told", "truth")

    def __init__(self, terms: Terms, truth: State, decisions: int, facts: list[Fact] | None) -> None:
        self.terms = terms
        self.truth = truth
        self.decisions = decisions
        self.facts = facts  # None: nothing is secret
        self.actor = turn(truth)
        self.told: dict[int, tuple[int, str]] = {}  # for each seat: how many facts were put into words, and the words
        self.secrets: dict[int, Any] = {}  # for each seat: what it cannot know of the past

    def __deepcopy__(self, memo: object) -> "Inside":
        twin = Inside.__new__(Inside)
        twin.terms = self.terms
        twin.truth = self.truth.clone()
        twin.decisions = self.decisions
        twin.facts = None if self.facts is None else self.facts.copy()
        twin.actor = self.actor
        twin.told = self.told.copy()
        twin.secrets = self.secrets
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        return unpack, (self.terms.key, self.truth.pack(), self.decisions, self.facts)

    def apply(self, action: int) -> None:
        self.truth.apply(self.actor, action, self.facts)
        self.decisions += self.actor >= 0
        self.actor = OVER if self.decisions == self.terms.limit else turn(self.truth)
        self.secrets = {}


def unpack(key: Key, truth: tuple[int, ...], decisions: int, facts: list[Fact] | None) -> Inside:
    terms = find_terms(key)
    inside = Inside(terms, terms.game.unpack(truth), decisions, facts)
    if decisions == terms.limit:
        inside.actor = OVER
    return inside


def turn(state: State) -> int:
    """The seat to act; where several choose at once, the lowest: the others cannot see what it chooses."""
    actor = int(state.to_act())
    return state.actors()[0] if actor == SEVERAL else actor


class SpielState(pyspiel.State):
    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        terms = game.terms
        self.inside = Inside(terms, terms.start.clone(), 0, [] if terms.has_secrets else None)

    @property
    def truth(self) -> State:
        """The state of the rules. Whoever changes it breaks the match."""
        return self.inside.truth

    # ---- playing

    def current_player(self) -> Any:
        actor = self.inside.actor
        return actor if actor >= 0 else _NOBODY[actor]

    def is_terminal(self) -> bool:
        return self.inside.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return self.inside.truth.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chances = self.inside.truth.chances()
        whole = sum([weight for _, weight in chances])
        return [(outcome, weight / whole) for outcome, weight in chances]

    def _apply_action(self, action: int) -> None:
        self.inside.apply(action)

    def returns(self) -> list[float]:
        inside = self.inside
        if inside.actor != OVER:
            return [0.0] * inside.terms.seats
        outcome = inside.truth.outcome()
        if outcome is not None:
            return inside.terms.returns(outcome.winners)
        # Cut off: lost, unless it was won before and played on for more (P24).
        truth = inside.truth
        is_won = inside.terms.game.name == "flashpoint" and cast(FlashPoint, truth).rescued >= TO_WIN
        return inside.terms.returns(tuple(range(inside.terms.seats)) if is_won else ())

    # ---- in words

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inside.terms.game.write(self.inside.truth, CHANCE if player < 0 else player, action)

    def __str__(self) -> str:
        """The whole truth in one line."""
        return str(self.inside.terms.game.everything(self.inside.truth)["position"])

    def view_in_words(self, seat: int) -> str:
        """The view of a seat as JSON, without the options, which the game tells."""
        view = msgspec.to_builtins(self.inside.terms.game.view(self.inside.truth, seat))
        del view["options"]
        return msgspec.json.encode(view).decode()

    def past_in_words(self, seat: int) -> str:
        """All a seat has done and learnt, in order: where there are secrets the events told to it, else every step."""
        inside, terms = self.inside, self.inside.terms
        if inside.facts is None:
            return self._steps_in_words()
        count, words = inside.told.get(seat, (0, ""))
        events = terms.game.events(terms.options, inside.facts[count:], seat)
        words += "".join([f"{msgspec.json.encode(event).decode()}\n" for event in events])
        inside.told[seat] = len(inside.facts), words
        return words

    def _steps_in_words(self) -> str:
        terms = self.inside.terms
        truth = terms.start.clone()
        lines = []
        for action in self.history():
            actor = turn(truth)
            lines.append(f"{terms.game.write(truth, actor, action)}\n")
            truth.apply(actor, action)
        return "".join(lines)

    # ---- another truth

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> Self:
        """A match this seat cannot tell from the true one. OpenSpiel's searches in Python ask for it."""
        inside = self.inside
        history = [int(action) for action in self.history()]
        if inside.facts is not None:
            if player not in inside.secrets:
                inside.secrets[player] = find_secrets(inside.terms, history, player)
            rng = Rng(int(probability_sampler() * 2**53))
            history = another_past(inside.terms, inside.truth, history, inside.secrets[player], player, rng)
        again: Self = self.get_game().new_initial_state()
        for action in history:
            again.apply_action(action)
        return again
