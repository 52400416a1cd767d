"""What the pictures of all games share: the colour and shape of each seat, the flame, the letters.

A colour never stands alone (UX): the shape says the same.
"""

import math

CREAM, INK = "#FFF3DD", "#1A1420"
SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,Georgia,'DejaVu Serif',serif"
SANS = "Inter,'Segoe UI',system-ui,'DejaVu Sans',sans-serif"
DISPLAY = f'font-family="{SERIF}" font-weight="700"'


def _ring(points: int, outer: float, inner: float) -> str:
    turns = [(math.pi * i / points, inner if i % 2 else outer) for i in range(2 * points)]
    return "M" + "L".join(f"{r * math.sin(a):.2f},{-r * math.cos(a):.2f}" for a, r in turns) + "Z"


# Red, blue, yellow, green, plum, ivory; what is written on them; and the shape that goes with them.
FILL = ("#D02A2E", "#2166F0", "#F5C330", "#0FC07C", "#C75BAE", "#F8F4EC")
ON_FILL = ("#FFFFFF", "#FFFFFF", INK, INK, INK, INK)
TRIANGLE = "M0,-1.12L1.08,.82H-1.08Z"
SHAPES = (
    "M0,-1A1,1 0 1 1 0,1A1,1 0 1 1 0,-1Z",
    "M-.66,-.88H.66Q.88,-.88 .88,-.66V.66Q.88,.88 .66,.88H-.66Q-.88,.88 -.88,.66V-.66Q-.88,-.88 -.66,-.88Z",
    TRIANGLE,
    "M0,-1.2L1.1,0L0,1.2L-1.1,0Z",
    _ring(5, 1.2, 0.62),
    "M-.42,-1.05H.42V-.42H1.05V.42H.42V1.05H-.42V.42H-1.05V-.42H-.42Z",
)

# The outer flame, the middle one, the inner one; it stands on 0,0.
FLAME = (
    (
        "M0,0C-26,0 -33,-20 -23,-34C-21,-28 -18,-25 -13,-26C-18,-44 -5,-52 2,-64"
        "C4,-50 17,-42 18,-27C21,-29 22,-33 22,-38C33,-24 29,0 0,0Z",
        "#C72F16",
    ),
    (
        "M0,-1C-18,-1 -22,-15 -14,-25C-13,-20 -10,-18 -7,-19C-9,-31 -2,-37 2,-44"
        "C4,-35 12,-29 12,-18C14,-20 15,-22 15,-25C22,-15 18,-1 0,-1Z",
        "#FF7A1A",
    ),
    ("M0,-2C-11,-2 -12,-11 -6,-18C-4,-21 0,-24 1,-29C5,-22 10,-17 10,-10C10,-5 6,-2 0,-2Z", "#FFD766"),
)
