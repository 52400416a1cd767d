"""How many steps a match can have, draws and rolls included: the room that a tensor of its whole past needs.

`Game.longest` is one number for all matches of a game; here the options count, so that short matches take little room.
"""

from typing import Any

from brasier.games.feurio.data import COLOURS, MEN, TILES
from brasier.games.flashpoint.data import ALARMS, ON_BOARD, VICTIMS
from brasier.games.tails.data import CHOSEN, VALUES, WITH_THIEF
from brasier.rl.spiel.terms import Terms


def most_steps(terms: Terms) -> int | None:
    """No match on these terms has more; None: there is no such number."""
    if terms.game.name == "feurio":
        return _most_of_feurio(terms.options)
    if terms.game.name == "tails":
        return _most_of_tails(terms.options)
    return _most_of_flashpoint(terms.options, terms.limit)


def _most_of_feurio(options: Any) -> int:
    """Every tile is drawn (F9), and after all but the start tiles a tile and men are decided (F10, F11).

    Four players begin with the rhombus (F4). Rivals then place what men they have left: 48 in all, however many play
    (F3, F5). Before each placement all others may pass; when all pass, it is over (F16).
    """
    players: int = options.players
    late = (COLOURS * MEN + 1) * players if options.mode == "competitive" else 0
    return TILES + (players == 4) + 2 * (TILES - players) + late


def _most_of_tails(options: Any) -> int:
    """A first pile each (T3); in each round an iguana card, a choice each (T4), and the hunt.

    A circuit is a turn of every player, and one of the Thief, which is a draw or no step at all (T15). In each round
    somebody has chosen a number. For of nine numbers three at most are exhausted (T12), so a hand without any has six
    on piles; if all hands were so, there would be six piles for each player. But every pile has something burning in
    it, which is a campfire each and, before the last round, at most eight iguana cards: too little for two players.
    So when all nine values have been offered in vain, one of the next nine must be played (T5): 18 circuits at most
    until a card lies. After each card all others have a turn at most, until one of them covers it or it wins (T8).
    """
    players: int = options.players
    with_thief = players <= WITH_THIEF
    circuit = players + with_thief
    row = CHOSEN * players + VALUES * with_thief
    hunt = 2 * VALUES * circuit + row * (circuit - 1)
    rounds = len(options.table)
    return players + rounds * (1 + players + hunt)


def _most_of_flashpoint(options: Any, limit: int | None) -> int | None:
    """In a family match the fire advances once after a decision, the end of a turn (P16).

    Beside that, chance only places points of interest, all but those that lie there at first (P23), and turns each of
    them over once (P11, P21). In an advanced match fires flare up: every roll may be followed by another one (P46), and
    nothing says how often.
    """
    if options.mode != "family" or limit is None:
        return None
    points = VICTIMS + ALARMS
    return 2 * limit + (points - ON_BOARD) + points
