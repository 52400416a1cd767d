"""All a seat has ever done and seen, as text and as zeros and ones: OpenSpiel's information states.

Theory of operation. The tensor is a table with a row for every step of the match, in order, draws and rolls included.
A row says who acted (chance, or which seat) and the number of the action plus 1, in binary, or 0 where this seat cannot
know it. Rows after the last step are empty. Beside the table stands who looks: what two seats know may look the same.

What a seat cannot know is told by the history alone. In Tails on Fire it is what others chose (T18): the cards they
play later are steps of their own. In Feurio! with firebreaks it is a tile that another seat drew, while it is in its
hand and for ever if it lies face down (F24); laid face up, it has been seen, and its row is filled in. All else follows
from these steps by the rules, so two pasts have the same table exactly if everything told to the seat was the same.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from brasier.core.game import CHANCE
from brasier.games.feurio.rules import BREAK, PLACE
from brasier.games.tails.rules import PICK
from brasier.rl.spiel.bounds import most_steps
from brasier.rl.spiel.terms import Terms

if TYPE_CHECKING:
    from brasier.rl.spiel.states import SpielState


class RecallObserver:
    """As OpenSpiel wants it. Where no bound on the steps of a match is known there is no tensor, only text."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        rows = most_steps(terms)
        if rows is None:
            return
        self._actors = 1 + terms.seats
        self._digits = np.arange(terms.game.actions.bit_length())[::-1]
        columns = self._actors + len(self._digits)
        self.tensor = np.zeros(terms.seats + rows * columns, np.float32)
        self.dict["player"] = self.tensor[: terms.seats]
        self.dict["steps"] = self.tensor[terms.seats :].reshape(rows, columns)

    def set_from(self, state: "SpielState", player: int) -> None:
        if self.tensor is None:
            return
        past = [(int(step.player), int(step.action)) for step in state.full_history()]
        actors = np.array([actor for actor, _ in past], np.int64)
        numbers = np.array([action + 1 for _, action in past], np.int64)
        numbers[unknown_steps(self._terms, past, state.inside.actor, player)] = 0
        self.tensor[:] = 0.0
        self.dict["player"][player] = 1.0
        table = self.dict["steps"][: len(past)]
        table[np.arange(len(past)), actors - CHANCE] = 1.0
        table[:, self._actors :] = numbers[:, np.newaxis] >> self._digits & 1

    def string_from(self, state: "SpielState", player: int) -> str:
        return state.past_in_words(player)


def unknown_steps(terms: Terms, past: Sequence[tuple[int, int]], to_act: int, seat: int) -> list[int]:
    """The steps, each an actor and an action, of which a seat knows only whose they were."""
    if not terms.has_secrets:
        return []
    others = [(step, action) for step, (actor, action) in enumerate(past) if actor not in (CHANCE, seat)]
    if terms.game.name == "tails":
        return [step for step, action in others if action >= PICK]
    unknown = [step - 1 for step, action in others if BREAK <= action < PLACE]
    # F24: a tile that another seat has in hand. The first tiles drawn, one for each player, lie open.
    if len(past) > terms.seats and past[-1][0] == CHANCE and to_act != seat:
        unknown.append(len(past) - 1)
    return unknown
