"""What is true in every match of Tails on Fire, whoever plays: looked for along many random matches."""

from collections.abc import Iterator
from itertools import pairwise
from math import comb
from typing import Any

import pytest

from brasier.bench import is_compiled
from brasier.core.game import CHANCE, REFEREE, State
from brasier.core.rng import Rng
from brasier.games import find
from brasier.games.tails.view import Fires, View
from exam.walks import random_step
from games.tails.table import OURS

GAME = find("tails")
COMPILED = is_compiled(GAME.start(GAME.options({})))
MATCHES = 15 if COMPILED else 5  # of each variant and each manner of play

CARDS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "+1"]
VARIANTS: dict[str, dict[str, Any]] = {
    "two": {"players": 2, "eldest": 1},
    "three": {"players": 3},
    "four": {"players": 4, "eldest": 3},
    "five": {"players": 5, "eldest": 2},
    "six": {"players": 6},
    "a short deck": {"players": 2, "deck": [[9, 5], [2, 1], [1, 1]]},
}
SHY = (0, 500, 970)  # how often in a thousand somebody who could play passes all the same


def one_higher(value: int) -> int:
    return value % 9 + 1


def in_order(cards: Iterator[str] | list[str]) -> list[str]:
    return sorted(cards, key=CARDS.index)


def deck_of(view: View) -> dict[int, int]:
    return OURS if isinstance(view.options.deck, str) else dict(view.options.deck)


# ---- at every moment


def check_always(view: View) -> None:
    check_cards(view)
    check_flames(view)
    check_row(view)
    check_thief(view)


def check_cards(view: View) -> None:
    for player in view.players:
        tops = [pile.card for pile in player.piles]
        assert in_order([*player.cards, *player.played, *player.exhausted, *tops]) == CARDS  # T1: each in one place
        assert player.chosen is not None
        assert player.holds == len(player.chosen)
        assert set(player.chosen) <= set(player.cards)
        assert set(player.lacks) <= set(player.cards) - set(player.chosen)
        assert all(pile.value == (None if pile.card == "+1" else int(pile.card)) for pile in player.piles)
    values = [pile.value for player in view.players for pile in player.piles if pile.value is not None]
    assert len(set(values)) == len(values)  # T3, T10: equal values never stay side by side


def check_flames(view: View) -> None:
    """Every iguana card and every campfire is in exactly one place, and so are their flames."""
    deck = deck_of(view)
    heaps: list[Fires] = [pile.fires for player in view.players for pile in player.piles] + [view.box]
    waiting = [*view.unseen, *([] if view.iguana is None else [view.iguana])]
    starts = [start for heap in heaps for start in heap.iguanas] + [card.start for card in waiting]
    assert sorted(starts) == sorted(deck)
    campfires = [seat for heap in heaps for seat in heap.campfires]
    seated = [player.seat for player in view.players if view.phase != "blaze" or player.piles]
    assert sorted(campfires) == seated
    for heap in heaps:
        assert heap.flames == sum(deck[start] for start in heap.iguanas) + len(heap.campfires)  # T2
    assert all(card.flames == deck[card.start] for card in waiting)
    for player in view.players:
        assert player.flames == sum(pile.fires.flames for pile in player.piles)
    assert view.round + len(view.unseen) == len(deck)


def check_row(view: View) -> None:
    """T5 and T6: each card is one higher than the one below, no trickster is first or on another."""
    if view.row:
        assert view.row[0].card != "+1"
        assert view.iguana is not None
        assert view.row[0].value == (view.iguana.start + view.vain - 1) % 9 + 1
    for below, above in pairwise(view.row):
        assert above.value == one_higher(below.value)
        assert above.seat != below.seat  # T8: it would have won
        assert (below.card, above.card) != ("+1", "+1")
    assert all(laid.card in ("+1", str(laid.value)) for laid in view.row)
    for player in view.players:
        assert in_order([laid.card for laid in view.row if laid.seat == player.seat]) == in_order(list(player.played))
    if view.must_open:
        assert view.vain >= 9
        assert not view.row
    if view.phase == "chase":
        assert view.wanted == one_higher(view.row[-1].value)
        assert view.turn != view.row[-1].seat


def check_thief(view: View) -> None:
    if len(view.players) > 3:
        assert view.thief is None  # T14
        assert (view.box.iguanas, view.box.campfires) == ((), ())
        return
    assert view.thief is not None
    assert sorted(view.thief.pile + view.thief.reserve + view.thief.played) == list(range(1, 10))
    assert sorted(view.thief.played) == sorted(laid.value for laid in view.row if laid.seat is None)


# ---- what may be said


def check_choices(state: State, view: View) -> None:
    """T4, T12: three of the cards that are neither exhausted nor on a pile, or all of them."""
    for player in view.players:
        texts = [GAME.write(state, player.seat, action) for action in state.legal(player.seat)]
        awaited = len(player.cards) > 0 and not player.ready
        assert (player.seat in view.awaited) == awaited
        count = min(3, len(player.cards))
        assert len(texts) == (comb(len(player.cards), count) if awaited else 0)
        for text in texts:
            cards = text.removeprefix("choose ").split()
            assert len(cards) == count
            assert set(cards) <= set(player.cards)
            assert not set(cards) & set(player.exhausted)


def check_turn(state: State, view: View) -> None:
    """T5, T6, T7: what somebody may play depends on the cards in their hand and on the row, and on nothing else."""
    assert view.turn is not None
    assert view.awaited == (view.turn,)
    player = view.players[view.turn]
    assert player.chosen is not None
    expected = {f"play {view.wanted}"} if str(view.wanted) in player.chosen else set()
    if "+1" in player.chosen and view.row and view.row[-1].card != "+1":
        expected.add("play +1")
    if not view.must_open or not expected:
        expected.add("pass")
    assert {GAME.write(state, view.turn, action) for action in state.legal(view.turn)} == expected


# ---- from one moment to the next


def check_step(before: View, after: View, seat: int, text: str) -> None:
    if text.startswith("iguana"):
        assert after.round == before.round + 1
        assert after.first == before.first
        assert (after.vain, after.row) == (0, ())
    if text.startswith("choose"):
        assert after.players[seat].ready
        assert after.players[seat].holds == min(3, len(before.players[seat].cards))
    if before.phase in ("first", "chase", "thief"):
        if after.phase in ("iguana", "done"):
            check_round_won(before, after)
        else:
            check_round_goes_on(before, after, seat, text)


def check_round_goes_on(before: View, after: View, seat: int, text: str) -> None:
    assert after.row[: len(before.row)] == before.row
    assert (after.first, after.round, after.iguana) == (before.first, before.round, before.iguana)
    for old, new in zip(before.players, after.players, strict=True):
        assert (new.exhausted, new.piles) == (old.exhausted, old.piles)
        assert old.chosen is not None
        assert new.chosen is not None
        assert set(old.cards) - set(new.cards) == set(old.chosen) - set(new.chosen) == set(new.played) - set(old.played)
        shown = {str(before.wanted)} if before.must_open and text == "pass" and old.seat == seat else set()
        assert set(new.lacks) == set(old.lacks) | shown & set(old.cards)  # T5, T18: any other pass shows nothing


def check_round_won(before: View, after: View) -> None:
    """T9 to T12, T16: nobody plays in the step that ends a round, so everything played lay there before."""
    winner = before.row[-1]
    assert before.iguana is not None
    assert (after.row, after.iguana) == ((), None)
    assert after.first == (before.first if winner.seat is None else winner.seat)
    robbed = [(one.seat, pile) for one in before.players for pile in one.piles if pile.value == winner.value]
    robbed = [(seat, pile) for seat, pile in robbed if seat != winner.seat]
    loot = sum(pile.fires.flames for _, pile in robbed) + before.iguana.flames
    for old, new in zip(before.players, after.players, strict=True):
        won = winner.card if old.seat == winner.seat else None
        lost = [pile for seat, pile in robbed if seat == old.seat]
        back = {*old.cards, *old.exhausted, *(pile.card for pile in lost)}
        tired = set(old.played) - {won}
        if after.phase == "done":  # nothing is left to be exhausted for
            assert (set(new.cards), new.exhausted) == (back | tired, ())
        else:
            assert (set(new.cards), set(new.exhausted)) == (back, tired)
        assert (new.ready, new.holds, new.lacks, new.played) == (False, 0, (), ())
        kept = [pile for pile in old.piles if pile not in lost]
        assert [pile for pile in new.piles if pile.card != won] == kept
        assert new.flames == sum(pile.fires.flames for pile in kept) + (loot if won else 0)
    boxed = loot if winner.seat is None else 0
    assert after.box.flames == before.box.flames + boxed


# ---- secrets and simultaneous choices


def check_secrets(state: State, view: View) -> None:
    """T18: only the chosen cards of others are hidden, and they always are."""
    for looker in (None, *range(len(view.players))):
        seen: View = GAME.view(state, looker)
        for player, all_told in zip(seen.players, view.players, strict=True):
            assert player.chosen == (all_told.chosen if player.seat == looker else None)
            assert player.holds == all_told.holds


def check_choice_in_any_order(state: State, rng: Rng) -> None:
    """T4: who chooses first makes no difference, and nobody else can tell one choice from another."""
    seats = list(state.actors())
    chosen = {seat: pick(state.legal(seat), rng) for seat in seats}
    ends = set()
    for _ in range(3):
        twin, waiting = state.clone(), list(seats)
        while waiting:
            seat = pick(waiting, rng)
            waiting.remove(seat)
            twin.apply(seat, chosen[seat])
        ends.add(twin.pack())
    assert len(ends) == 1
    seat = pick(seats, rng)
    one, other = state.clone(), state.clone()
    one.apply(seat, state.legal(seat)[0])
    other.apply(seat, state.legal(seat)[-1])
    for looker in (None, *range(len(GAME.view(state, None).players))):
        if looker != seat:
            assert GAME.view(one, looker) == GAME.view(other, looker)


def pick(what: list[int], rng: Rng) -> int:
    return what[rng.below(len(what))]


# ---- walking


def step(state: State, rng: Rng, shy: int) -> tuple[int, int]:
    seat, action = random_step(state, rng)
    if seat != CHANCE and rng.below(1000) < shy:
        passing = [one for one in state.legal(seat) if GAME.write(state, seat, one) == "pass"]
        return seat, (passing or [action])[0]
    return seat, action


def play(options: Any, seed: int, shy: int) -> None:
    rng, state = Rng(seed), GAME.start(options)
    view: View = GAME.view(state, REFEREE)
    iguanas = steps = 0
    check_always(view)
    while state.actors():
        if view.phase == "choose":
            check_choices(state, view)
            if not any(player.ready for player in view.players):
                check_choice_in_any_order(state, rng)
        elif view.phase in ("first", "chase"):
            check_turn(state, view)
        seat, action = step(state, rng, shy)
        text = GAME.write(state, seat, action)
        state.apply(seat, action)
        before, view = view, GAME.view(state, REFEREE)
        check_always(view)
        check_step(before, view, seat, text)
        if steps % 5 == 0:
            check_secrets(state, view)
        iguanas += text.startswith("iguana")
        steps += 1
    check_end(state, view)
    assert iguanas == view.round == len(deck_of(view))
    assert GAME.longest is not None
    assert steps <= GAME.longest


def check_end(state: State, view: View) -> None:
    """T13: all flames are somewhere, and whoever has the most of them wins."""
    outcome = state.outcome()
    assert outcome is not None
    assert sum(outcome.scores) + outcome.figures["boxed"] == sum(deck_of(view).values()) + len(view.players)
    assert outcome.scores == tuple(player.flames for player in view.players)
    best = max(outcome.scores)
    assert outcome.winners == tuple(seat for seat, score in enumerate(outcome.scores) if score == best)
    assert outcome.reason == ("most-flames" if len(outcome.winners) == 1 else "shared")
    assert view.end is not None
    assert (view.end.reason, view.end.scores, view.end.winners) == (outcome.reason, outcome.scores, outcome.winners)
    assert (view.phase, view.unseen, view.iguana) == ("done", (), None)


@pytest.mark.parametrize("given", VARIANTS.values(), ids=VARIANTS.keys())
@pytest.mark.parametrize("shy", SHY)
def test_nothing_is_ever_lost_or_left_undone(given: dict[str, Any], shy: int) -> None:
    options = GAME.options(given)
    for seed in range(MATCHES):
        play(options, seed, shy)
