"""Another past that a seat cannot tell from the true one: what information-set searches draw their worlds from.

A match of OpenSpiel is its history, so it is not enough to draw another state: the steps that led to it must be others
too. What is secret now comes from `Game.world`. What was secret in earlier rounds and never came out is drawn anew as
well, so that nothing of the truth is left that the seat does not know.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from brasier.core.game import CHANCE, Rng, State
from brasier.games.feurio.cell import lies
from brasier.games.feurio.data import COLOURS
from brasier.games.feurio.rules import BREAK, PLACE, TILE, Feurio
from brasier.games.tails.cards import choice_of, count, nth_card, of_seat
from brasier.games.tails.data import CHOSEN
from brasier.games.tails.rules import CHOOSE, DONE, IGUANA, PICK, Tails
from brasier.rl.spiel.terms import Terms

if TYPE_CHECKING:
    from brasier.rl.spiel.states import SpielState

FINE: Final = 1 << 31


class Draw(NamedTuple):
    """F24: a tile that only another seat saw: which step drew it, and the cell where it lies face down."""

    step: int
    cell: int | None  # None: still in hand


class Choice(NamedTuple):
    """T18: cards that another seat chose: which step it was, and what everybody knows of it by now."""

    step: int
    seat: int
    size: int
    possible: int  # cards that can be among them, as bits
    shown: int  # those that were played
    is_past: bool  # the round is over: no view speaks of it any more


Secret = Draw | Choice


def resampler(seed: int) -> Callable[["SpielState", int], "SpielState"]:
    """For `ISMCTSBot.set_resampler`: the same seed gives the same worlds."""
    rng = Rng(seed)
    return lambda state, player: state.resample_from_infostate(player, lambda: rng.below(FINE) / FINE)


def find_secrets(terms: Terms, history: Sequence[int], seat: int) -> list[Secret]:
    """The steps of a match that a seat does not know."""
    start = terms.start.clone()
    if terms.game.name == "feurio":  # by name: compiled states share what ABC remembers of `isinstance`
        assert isinstance(start, Feurio)
        return _find_draws(start, history, seat)
    assert isinstance(start, Tails)
    return _find_choices(start, history, seat)


def another_past(
    terms: Terms, truth: State, history: Sequence[int], secrets: Sequence[Secret], seat: int, rng: Rng
) -> list[int]:
    """The actions of a match in which this seat has seen and done the same."""
    world = terms.game.world(terms.game.view(truth, seat), rng)
    past = list(history)
    for secret in secrets:
        if isinstance(secret, Draw):
            assert isinstance(world, Feurio)
            past[secret.step] = int(world.drawn) if secret.cell is None else lies(world.cells[secret.cell]) % 8
        else:
            assert isinstance(world, Tails)
            past[secret.step] = PICK + choice_of(_cards(secret, world, rng))
    return past


def _cards(choice: Choice, world: Tails, rng: Rng) -> int:
    """Every choice that fits is as likely as any other, now and in earlier rounds."""
    if not choice.is_past:
        return choice.shown | of_seat(world.chosen, choice.seat)
    cards = choice.shown
    while count(cards) < choice.size:
        rest = choice.possible & ~cards
        cards |= 1 << nth_card(rest, rng.below(count(rest)))
    return cards


def _find_draws(match: Feurio, history: Sequence[int], seat: int) -> list[Secret]:
    found: list[Secret] = []
    drawn = 0
    for step, action in enumerate(history):
        actor = int(match.to_act())
        if actor == CHANCE:
            drawn = step
        elif actor != seat and BREAK <= action < PLACE:
            found.append(Draw(drawn, (action - BREAK) // COLOURS))
        match.apply(actor, action)
    if match.phase == TILE and match.seat != seat:
        found.append(Draw(drawn, None))
    return found


def _find_choices(match: Tails, history: Sequence[int], seat: int) -> list[Secret]:
    found: list[Secret] = []
    made: list[tuple[int, int, int]] = []  # in this round: step, seat, hand
    for step, action in enumerate(history):
        actor = match.actors()[0]
        if match.phase == CHOOSE and actor != seat:
            made.append((step, actor, of_seat(match.den, actor)))
        # Whoever acts last in a round passes or draws: nothing more is shown by it.
        played, lacked = match.played, match.lacked
        match.apply(actor, action)
        if match.phase in (IGUANA, DONE):
            found += [_choice(one, played, lacked, is_past=True) for one in made]
            made = []
    return found + [_choice(one, match.played, match.lacked, is_past=False) for one in made]


def _choice(made: tuple[int, int, int], played: int, lacked: int, *, is_past: bool) -> Choice:
    step, seat, hand = made
    possible, shown = hand & ~of_seat(lacked, seat), of_seat(played, seat)
    return Choice(step, seat, min(count(hand), CHOSEN), possible, shown, is_past)
