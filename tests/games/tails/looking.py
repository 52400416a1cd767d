"""Views to draw: along whole random matches, and one made by hand in which nearly everything is as big as it gets."""

from collections.abc import Iterator

import pytest

from brasier.core.game import REFEREE
from brasier.games.tails import GAME
from brasier.games.tails.data import CARD_NAMES
from brasier.games.tails.options import Options
from brasier.games.tails.view import Fires, Iguana, Laid, Pile, Player, Thief, View
from exam.walks import walk

variants = pytest.mark.parametrize("options", GAME.variants(), ids=str)

LONG_NAMES = ("W" * 60, "山田太郎" * 15, "i" * 60, "<&\"'@> \x1b\x00" * 7, "é̂ß" * 20, "x y " * 15)


NOTHING = Fires(flames=0, iguanas=(), campfires=())


def views(options: Options, seed: int, every: int) -> Iterator[View]:
    """Views of a random match, of one seat after the other, a spectator and the referee; the last one is of the end."""
    lookers = [None, REFEREE, *range(options.players)]
    for number, state in enumerate(walk((GAME, options), seed)):
        if number % every == 0 or not state.actors():
            yield GAME.view(state, lookers[number % len(lookers)])


def every_phase(options: Options) -> list[View]:
    """For each phase that such a match can have, one view of it by everybody who may look."""
    found: dict[str, list[View]] = {}
    for seed in range(4):
        for state in walk((GAME, options), seed):
            phase = GAME.view(state, None).phase
            if phase not in found:
                found[phase] = [GAME.view(state, looker) for looker in (None, REFEREE, *range(options.players))]
    assert ("thief" in found) == (options.players <= 3)
    assert len(found) >= 6
    return [view for seen in found.values() for view in seen]


def crowded(players: int, seat: int | None) -> View:
    """A long round, tall piles, many flames, a Thief whose cards are all in its reserve. No match gets this far."""
    with_thief = players <= 3
    row = tuple(
        Laid(
            seat=None if with_thief and number % 4 == 3 else number % players,
            card="+1" if number in (2, 9) else str(number % 9 + 1),
            value=number % 9 + 1,
        )
        for number in range(18)
    )
    piles = tuple(
        Pile(card=str(value), value=value, fires=Fires(flames=30 - 4 * value, iguanas=(value,), campfires=(0, 1)))
        for value in range(1, 8)
    )
    seats = tuple(
        Player(
            seat=number, cards=("8", "9", "+1"), ready=True, to_choose=0, holds=3,
            chosen=("8", "9", "+1") if number == seat else None, lacks=() if number == seat else ("9",),
            played=(), exhausted=(), piles=piles, flames=87,
        )
        for number in range(players)
    )  # fmt: skip
    return View(
        seat=seat, options=Options(players=players, deck=tuple((start, 9) for start in range(1, 10))), phase="chase",
        turn=1, awaited=(1,), first=1, round=1, iguana=Iguana(start=1, flames=9),
        unseen=tuple(Iguana(start=start, flames=9) for start in range(2, 10)), wanted=5, vain=17, must_open=True,
        row=row, players=seats,
        thief=Thief(pile=(), reserve=(9, 8, 7, 6, 5, 4, 3, 2, 1), played=()) if with_thief else None,
        box=Fires(flames=47, iguanas=(1, 2, 3, 4, 5), campfires=(0, 1)) if with_thief else NOTHING, end=None,
    )  # fmt: skip


def state_of(player: Player, card: str) -> str:
    """Where a card of a player is, as far as the view tells."""
    assert card in CARD_NAMES
    for name, cards in (
        ("exhausted", player.exhausted),
        ("chosen", player.chosen or ()),
        ("lacks", player.lacks),
        ("hand", player.cards),
    ):
        if card in cards:
            return name
    return "away"
