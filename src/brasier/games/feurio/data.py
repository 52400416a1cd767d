"""What the box of Feurio! contains: every number of the rulebook, in one place."""

from typing import Final

# F1: 36 hexagons, six of each value.
VALUES: Final = 6
COPIES: Final = 6
TILES: Final = 36

# F2: places for men by value, one octal digit a value from the right (value 0, the back of a tile, holds nobody).
PLACES: Final = 0o3322110

# F3, F5: twelve men of each colour; with three players four reinforcements each, of the fourth colour.
COLOURS: Final = 4
COLOUR_NAMES: Final = ("red", "green", "blue", "yellow")
MEN: Final = 12
REINFORCEMENTS: Final = 4
REINFORCEMENT_COLOUR: Final = 3

# F11: men placed in one turn.
MEN_A_TURN: Final = 3

SIDES: Final = 6
DIRECTIONS: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))  # E NE NW W SW SE, in axial (q, r)

# F4–F7: where the start tiles lie. With four players the first two are the middle of the rhombus.
START_CELLS: Final = (
    (),
    ((0, 0),),
    ((0, 0), (1, -1)),
    ((0, 0), (1, -1), (0, -1)),
    ((0, 0), (1, -1), (0, -1), (1, 0)),
)

# F4–F7: the colours each seat plays, one bit a colour, by number of players.
COLOURS_OF_SEAT: Final = (
    (),
    (0b1111,),
    (0b0011, 0b1100),
    (0b1001, 0b1010, 0b1100),
    (0b0001, 0b0010, 0b0100, 0b1000),
)

COMPETITIVE: Final = 0
SOLITAIRE: Final = 1
COOPERATIVE: Final = 2
MODES: Final = ("competitive", "solitaire", "cooperative")
