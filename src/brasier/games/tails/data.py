"""What is in the box of Tails on Fire, as numbers. Rule numbers refer to the rulebook."""

from typing import Final

FEWEST: Final = 2  # players
MOST: Final = 6
WITH_THIEF: Final = 3  # T14: with so many players, or fewer, the Thief joins

VALUES: Final = 9  # T1: opossums 1–9 in each colour
CARDS: Final = 10  # these and the trickster
CHOSEN: Final = 3  # T4: cards chosen for a round
CARD_NAMES: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "+1")

CAMPFIRE: Final = 1  # T2: the flames of a campfire
FEWEST_FLAMES: Final = 1  # on an iguana card of a deck of one's own
MOST_FLAMES: Final = 9

# T2, a ruling of ours: the booklet does not print the flames card by card.
OURS: Final = ((1, 2), (2, 3), (3, 4), (4, 2), (5, 3), (6, 4), (7, 2), (8, 3), (9, 4))
