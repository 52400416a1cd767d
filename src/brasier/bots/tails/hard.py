"""The hard player of Tails on Fire: like the normal one, but it thinks of every choice, and of many more rounds."""

from typing import ClassVar, Final

from brasier.bots.tails.normal import Normal
from brasier.games.tails.rules import MOST_LEGAL

CHOICE_NODES: Final = 16000
STEP_NODES: Final = 4000


class Hard(Normal):
    choices: ClassVar[int] = MOST_LEGAL
    choice_nodes: ClassVar[int] = CHOICE_NODES
    step_nodes: ClassVar[int] = STEP_NODES
