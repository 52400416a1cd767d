"""Players of Tails on Fire, a class for each level."""

from brasier.bots.tails.easy import Easy
from brasier.bots.tails.greedy import Greedy
from brasier.bots.tails.hard import Hard
from brasier.bots.tails.normal import Normal

__all__ = ["Easy", "Greedy", "Hard", "Normal"]
