"""The games in OpenSpiel: importing this package registers them with `pyspiel`.

import brasier.rl.spiel
import pyspiel
game = pyspiel.load_game("python_brasier_tails(players=3)")
"""

import pyspiel

from brasier.rl.spiel.games import FeurioGame, FlashPointGame, SpielGame, TailsGame
from brasier.rl.spiel.resampling import resampler
from brasier.rl.spiel.rollouts import Rollouts
from brasier.rl.spiel.states import SpielState

__all__ = ["GAMES", "FeurioGame", "FlashPointGame", "Rollouts", "SpielGame", "SpielState", "TailsGame", "resampler"]

GAMES: tuple[type[SpielGame], ...] = (FeurioGame, FlashPointGame, TailsGame)

for _game in GAMES:
    pyspiel.register_game(_game.registered(), _game)
