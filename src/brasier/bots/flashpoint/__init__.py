"""Players of Flash Point, a class for each level."""

from brasier.bots.flashpoint.easy import Easy
from brasier.bots.flashpoint.greedy import Greedy
from brasier.bots.flashpoint.hard import Hard
from brasier.bots.flashpoint.normal import Normal

__all__ = ["Easy", "Greedy", "Hard", "Normal"]
