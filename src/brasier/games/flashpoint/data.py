"""What the box of Flash Point contains: every number of the rulebook and both printed houses, in one place.

A house is a text drawing, one line for a row of spaces, one for the edges below it: `---` and `|` are walls, `-D-` and
`D` doors, a gap is an opening; `A` and `E` are where the ambulance and the engine may park. `house` reads it.
"""

from typing import Final

# P1: rooms of six rows and eight columns, in a ring of outside spaces: rows 0-7, columns 0-9.
ROWS: Final = 6
COLUMNS: Final = 8
INSIDE: Final = 48
RING: Final = 32

# P3, P4: the two printed sides.
FRONT: Final = """\
 .   .   .   .   .   A   A   E   E   .
   +---+---+---+---+---+   +---+---+
 E |           D       |           | .
   +   +   +   +   +   +   +   +   +
 E |           |       D           | .
   +   +   +---+---+---+---+---+-D-+
 A         D               |       | A
   +   +   +   +   +   +   +   +   +
 A |       |               D         A
   +---+---+---+-D-+---+---+---+---+
 . |                   |       |   | E
   +   +   +   +   +   +   +   +   +
 . |                   D       D   | E
   +---+---+   +---+---+---+---+---+
 .   E   E   A   A   .   .   .   .   .
"""
BACK: Final = """\
 .   .   .   E   E   A   A   .   .   .
   +---+---+---+---+---+---+---+---+
 . |           |       D           | .
   +   +   +   +---+---+   +   +   +
 A |           |       |           | E
   +---+---+   +   +   +   +   +   +
 A             |       D           | E
   +   +   +   +---+-D-+-D-+---+---+
 E |                       D       | A
   +---+---+-D-+---+---+-D-+   +   +
 E |           |           |       | A
   +   +   +   +   +   +   +   +   +
 . |           |           |       | .
   +---+---+   +---+---+---+---+---+
 .   .   .   A   A   E   E   .   .   .
"""

# P5: where a family match burns and whom it hides, (row, column).
FAMILY_FIRE: Final = ((2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (3, 5), (4, 4), (5, 6), (5, 7), (6, 6))
FAMILY_POI: Final = ((2, 4), (5, 1), (5, 8))
VICTIMS: Final = 10
ALARMS: Final = 5
ON_BOARD: Final = 3

# P7, P24, P25, P26.
MOST_SAVED: Final = 4
TO_WIN: Final = 7
TO_LOSE: Final = 4
MOST_DAMAGE: Final = 24

FAMILY: Final = 0
ADVANCED: Final = 1
MODES: Final = ("family", "advanced")
EDITIONS: Final = ("sauver", "18")

# P27, P30 by level.
LEVELS: Final = ("recruit", "veteran", "heroic")
EXPLOSIONS: Final = (3, 3, 4)
HAZMATS: Final = (3, 4, 5)
MORE_HOT_SPOTS: Final = (0, 3, 3)
RESERVE: Final = (6, 6, 12)

# P28: the first explosion by the black die.
FIRST_EXPLOSION: Final = ((3, 3), (3, 4), (3, 5), (3, 6), (4, 6), (4, 5), (4, 4), (4, 3))

# P35-P42: the eight specialists, numbered from 1; 0 is the firefighter of the family game.
FIREFIGHTER: Final = 0
PARAMEDIC: Final = 1
CAFS: Final = 2
HAZMAT: Final = 3
GENERALIST: Final = 4
CAPTAIN: Final = 5
RESCUE: Final = 6
IMAGING: Final = 7
DRIVER: Final = 8
SPECIALISTS: Final = ("paramedic", "cafs", "hazmat", "generalist", "captain", "rescue", "imaging", "driver")

# The order in which a quick match hands them out.
QUICK: Final = (CAFS, PARAMEDIC, IMAGING, RESCUE, DRIVER, HAZMAT, GENERALIST, CAPTAIN)

# P49: where each space sends a point of interest that cannot lie there.
ARROWS: Final = (
    "SE S  S  S  S  S  S  SW",
    "E  SE W  S  S  E  SW W",
    "E  N  S  W  W  W  N  W",
    "E  S  E  E  E  N  S  W",
    "E  NE W  N  N  E  NW W",
    "NE N  N  N  N  N  N  NW",
)
