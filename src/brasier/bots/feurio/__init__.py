"""Players of Feurio!, a class for each level."""

from brasier.bots.feurio.easy import Easy
from brasier.bots.feurio.greedy import Greedy
from brasier.bots.feurio.hard import Hard
from brasier.bots.feurio.normal import Normal

__all__ = ["Easy", "Greedy", "Hard", "Normal"]
