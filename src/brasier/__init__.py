"""Brasier: one home for three fire games. The rules, played by people, bots and programs alike.

`new` starts a match, `load` reads one from its record; everything else hangs from the match.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from brasier.core.game import Game
    from brasier.core.match import Match
    from brasier.core.record import Record

__version__ = "0.1.0"


def new(game: str, *, seed: str | None = None, seats: tuple[str, ...] = (), **options: Any) -> "Match":
    """A new match, its first chance outcomes dealt. Without a seed a secret one is drawn and committed to."""
    from brasier.core.chance import SeededDealer
    from brasier.core.match import Match
    from brasier.games import find

    rules = find(game)
    match = Match(rules, rules.options(options), dealer=SeededDealer(seed), seats=seats)
    match.deal()
    return match


def load(text: str) -> "Match":
    """The match told by the text of a record; raises `brasier.core.record.Damaged` if it cannot be true."""
    from brasier.core.match import replay
    from brasier.core.record import read_record

    record = read_record(text)
    return replay(game_of(record), record)


def game_of(record: "Record") -> "Game":
    """The game a record tells of; raises `brasier.core.record.Damaged` if this program does not know it."""
    from brasier.core.record import Damaged
    from brasier.core.state import Refusal
    from brasier.games import find

    try:
        return find(record.game)
    except Refusal:
        what = "this program does not know the game {game!r}"
        raise Damaged(record.line_of("game"), "unknown-game", what, game=record.game) from None
