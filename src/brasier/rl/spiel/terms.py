"""What a match is played on: a game with its options, where it begins, and where it is cut off.

Terms are shared by all states of a game, and made once for the same parameters in each process.
"""

from functools import cache
from typing import Any

import msgspec

from brasier import games
from brasier.core.game import State
from brasier.rl.setting import Setting

Key = tuple[str, bytes, int | None]  # by which any process finds the same terms: game, options as JSON, limit


class Terms:
    def __init__(self, setting: Setting, limit: int | None) -> None:
        self.setting = setting
        self.game = setting.game
        self.options = setting.options
        self.seats = setting.seats
        self.together = setting.together
        self.limit = limit  # decisions after which a match is over and lost; None: the rules end it
        self.has_secrets = setting.game.has_secrets(setting.options)
        self.start: State = setting.game.start(setting.options)  # never changed, only cloned

    @property
    def key(self) -> Key:
        return self.game.name, msgspec.json.encode(self.game.option_values(self.options)), self.limit

    def returns(self, winners: tuple[int, ...]) -> list[float]:
        """A team: 1 or -1 for all. Rivals: 1 for who wins (divided, if several do), paid by the others equally."""
        if self.together:
            return [1.0 if winners else -1.0] * self.seats
        part = 1.0 / len(winners)
        whole = float(self.seats)
        return [(whole * (part if seat in winners else 0.0) - 1.0) / (whole - 1.0) for seat in range(self.seats)]


def make_terms(game: str, options: dict[str, Any], limit: int | None = None) -> Terms:
    """Raises `Refusal` for options that cannot be played."""
    found = games.find(game)
    return find_terms((game, msgspec.json.encode(found.option_values(found.options(options))), limit))


@cache
def find_terms(key: Key) -> Terms:
    game, options, limit = key
    return Terms(Setting(game, msgspec.json.decode(options)), limit)
