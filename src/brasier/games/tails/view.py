"""What a seat may know of a match of Tails on Fire (T18), and a full state that fits a view.

The only secret is which cards somebody chose and has not played. A view tells what every hand is made of, how many of
these cards are chosen and which of them cannot be among them, and nothing else of it.
"""

import msgspec

from brasier.core.game import REFEREE, CardTarget, Choice, Looker
from brasier.core.rng import Rng
from brasier.games.tails.cards import TRICKSTER, cards_in, count, for_seat, nth_card, of_seat
from brasier.games.tails.data import CARD_NAMES, CHOSEN, WITH_THIEF
from brasier.games.tails.notation import write_action
from brasier.games.tails.options import Options
from brasier.games.tails.position import (
    PHASES,
    Who,
    campfires_at,
    iguanas_at,
    lay_row,
    names_of,
    options_of,
    reserve_of,
    row_of,
    set_of,
    set_of_values,
    start_state,
    values_of,
)
from brasier.games.tails.rules import BOX, CHOOSE, FIRST, THIEF, THIEF_DRAWS, Tails, place


class Iguana(msgspec.Struct, frozen=True, kw_only=True):
    """T2: an iguana card."""

    start: int
    flames: int


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """A card played in this round."""

    seat: Who
    card: str
    value: int


class Fires(msgspec.Struct, frozen=True, kw_only=True):
    """What lies under an opossum, or in the box: iguana cards by start value, campfires by seat."""

    flames: int
    iguanas: tuple[int, ...]
    campfires: tuple[int, ...]


class Pile(msgspec.Struct, frozen=True, kw_only=True):
    """T9: a blaze pile."""

    card: str
    value: int | None  # by which it can be stolen; None: a trickster's cannot (T10)
    fires: Fires


class Player(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    cards: tuple[str, ...]  # in hand and den together
    ready: bool  # has chosen for this round
    to_choose: int  # T4: how many cards it has to choose now
    holds: int  # how many of the cards are chosen
    chosen: tuple[str, ...] | None  # which they are, if this seat may know it
    lacks: tuple[str, ...]  # T5: cards shown not to be among them
    played: tuple[str, ...]
    exhausted: tuple[str, ...]
    piles: tuple[Pile, ...]
    flames: int


class Thief(msgspec.Struct, frozen=True, kw_only=True):
    """T14."""

    pile: tuple[int, ...]  # in rising order: nobody knows the true one
    reserve: tuple[int, ...]  # the last card laid on top
    played: tuple[int, ...]


class End(msgspec.Struct, frozen=True, kw_only=True):
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    seat: int | None  # whose view; None: a spectator
    options: Options
    phase: str
    turn: int | None  # the one seat to act; None when several choose, chance is to act or the match is over
    awaited: tuple[int, ...]  # all seats that may act now
    first: int
    round: int
    iguana: Iguana | None
    unseen: tuple[Iguana, ...]
    wanted: int | None  # the value a number must have to be played now
    vain: int
    must_open: bool
    row: tuple[Laid, ...]
    players: tuple[Player, ...]
    thief: Thief | None
    box: Fires
    end: End | None


def make_view(state: Tails, seat: Looker) -> View:
    actors = tuple(actor for actor in state.actors() if actor >= 0)
    outcome = state.outcome()
    return View(
        seat=seat if isinstance(seat, int) else None,
        options=options_of(state),
        phase=PHASES[state.phase],
        turn=actors[0] if len(actors) == 1 else None,
        awaited=actors,
        first=state.first,
        round=count(state.deck) - count(state.under),
        iguana=_iguana(state, state.iguana) if state.iguana else None,
        unseen=tuple(_iguana(state, start) for start in values_of(state.under)),
        wanted=state.wanted or None,
        vain=state.vain,
        must_open=state.must_open(),
        row=tuple(Laid(seat=who, card=CARD_NAMES[card], value=value) for who, card, value in row_of(state)),
        players=tuple(_player(state, who, seat) for who in range(state.players)),
        thief=_thief(state) if state.players <= WITH_THIEF else None,
        box=_fires(state, BOX),
        end=None if outcome is None else End(reason=outcome.reason, scores=outcome.scores, winners=outcome.winners),
    )


def _iguana(state: Tails, start: int) -> Iguana:
    return Iguana(start=start, flames=state.flames_on(start))


def _player(state: Tails, who: int, seat: Looker) -> Player:
    den, chosen = of_seat(state.den, who), of_seat(state.chosen, who)
    is_choosing = bool(state.choosing >> who & 1)
    return Player(
        seat=who,
        cards=names_of(den | chosen),
        ready=CHOOSE <= state.phase <= THIEF_DRAWS and not is_choosing,
        to_choose=min(count(den), CHOSEN) if is_choosing else 0,
        holds=count(chosen),
        chosen=names_of(chosen) if seat in (who, REFEREE) else None,
        lacks=names_of(of_seat(state.lacked, who)),
        played=names_of(of_seat(state.played, who)),
        exhausted=names_of(of_seat(state.exhausted, who)),
        piles=tuple(
            Pile(
                card=CARD_NAMES[card],
                value=None if card == TRICKSTER else card + 1,
                fires=_fires(state, place(who, card)),
            )
            for card in cards_in(of_seat(state.piled, who))
        ),
        flames=state.score(who),
    )


def _thief(state: Tails) -> Thief:
    return Thief(pile=values_of(state.thief_pile), reserve=reserve_of(state), played=values_of(state.thief_played))


def _fires(state: Tails, where: int) -> Fires:
    return Fires(
        flames=state.flames_from(where, where),
        iguanas=iguanas_at(state, where),
        campfires=campfires_at(state, where),
    )


# ---- what a seat may do


RULE_OF_KIND = {"choose": "T4", "play": "T6", "pass": "T7"}
RULE_OF_FIRST_CARD = "T5"  # playing and passing before there is a card to cover


def list_choices(state: Tails, seat: int) -> list[Choice]:
    """The legal actions with the cards they take and the rule behind them."""
    choices = []
    for action in state.legal(seat):
        text = write_action(state, seat, action)
        kind, *cards = text.split()
        rule = RULE_OF_FIRST_CARD if state.phase == FIRST else RULE_OF_KIND[kind]
        target = CardTarget(tuple(cards)) if cards else None
        choices.append(Choice(action=text, kind=kind, rule=rule, target=target))
    return choices


# ---- a world that fits


def make_world(view: View, rng: Rng) -> Tails:
    """A full state this seat cannot tell from the true one: hidden choices drawn at random.

    Whoever looks knows the cards of a hand, how many of them are chosen, and which ones are not because they would have
    had to be played (T5). Every choice that fits is as likely as any other: passing shows nothing.
    """
    state = start_state(view.options)
    state.phase = PHASES.index(view.phase)
    state.first = view.first
    state.turn = _turn(view)
    state.iguana = view.iguana.start if view.iguana is not None else 0
    state.under = set_of_values(iguana.start for iguana in view.unseen)
    state.wanted = view.wanted or 0
    state.vain = view.vain
    if view.phase == PHASES[CHOOSE]:
        state.choosing = sum(1 << seat for seat in view.awaited)
    lay_row(state, [(laid.seat, laid.card == CARD_NAMES[TRICKSTER]) for laid in view.row])
    state.den = 0
    for player in view.players:
        _seat_player(state, player, rng)
    _lay_fires(state, view.box, BOX)
    if view.thief is not None:
        state.thief_pile = set_of_values(view.thief.pile)
        state.thief_played = set_of_values(view.thief.played)
        for value in view.thief.reserve:
            state.reserve = state.reserve << 4 | value
    return state


def next_blaze(view: View) -> int:
    """T3: the seat whose first pile is laid next."""
    return sum(bool(player.piles) for player in view.players)


def _turn(view: View) -> int:
    """Whose turn it is also while chance is to act, as the state keeps it."""
    if view.phase == "blaze":
        return next_blaze(view)
    if view.phase == PHASES[THIEF_DRAWS]:
        return THIEF
    if view.phase in ("first", "chase") and view.turn is not None:
        return view.turn
    return view.first


def _seat_player(state: Tails, player: Player, rng: Rng) -> None:
    seat = player.seat
    cards, lacks = set_of(player.cards), set_of(player.lacks)
    chosen = _some(cards & ~lacks, player.holds, rng) if player.chosen is None else set_of(player.chosen)
    state.chosen |= for_seat(chosen, seat)
    state.den |= for_seat(cards & ~chosen, seat)
    state.lacked |= for_seat(lacks, seat)
    state.played |= for_seat(set_of(player.played), seat)
    state.exhausted |= for_seat(set_of(player.exhausted), seat)
    for pile in player.piles:
        card = CARD_NAMES.index(pile.card)
        state.piled |= for_seat(1 << card, seat)
        _lay_fires(state, pile.fires, place(seat, card))


def _some(cards: int, number: int, rng: Rng) -> int:
    """So many of these cards, at random."""
    some = 0
    for _ in range(number):
        rest = cards & ~some
        some |= 1 << nth_card(rest, rng.below(count(rest)))
    return some


def _lay_fires(state: Tails, fires: Fires, where: int) -> None:
    for start in fires.iguanas:
        state.iguanas |= where << 6 * (start - 1)
    for seat in fires.campfires:
        state.campfires |= where << 6 * seat
