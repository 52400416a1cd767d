"""The player who misses little: the same judge as the normal player's, but hardly a row of actions is left out."""

from typing import Final

from brasier.bots.flashpoint.normal import Normal

WIDTH: Final = 40
LOOKS: Final = 12
NODES: Final = 20000
SECONDS: Final = 1.0


class Hard(Normal):
    """A node is a position that is judged."""

    width = WIDTH
    looks = LOOKS
    nodes = NODES
    seconds = SECONDS
