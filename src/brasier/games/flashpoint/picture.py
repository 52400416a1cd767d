"""The house as a picture: one stand-alone SVG, the same bytes for the same view.

Art is drawn once (see `art`) and used many times. Colour never stands alone: a firefighter is a colour, a number and
the shape on the helmet; fire, smoke, doors and damage each have a drawing of their own. The picture holds digits and
names only; words are in `<title>` and `<desc>`, and what shows on hovering over a space is written as the board is in
text, in no language.
"""

from collections.abc import Iterable, Sequence

from brasier.core.drawing import measure, safe, shortened
from brasier.core.emblems import SANS
from brasier.games.flashpoint.art import FLOORS, NAME_SIZE, PATTERNS, THEMES, UNIT, Theme, definitions, write
from brasier.games.flashpoint.data import COLUMNS, MOST_DAMAGE, ROWS, TO_LOSE, TO_WIN, VICTIMS
from brasier.games.flashpoint.drawing import FIREFIGHTER, SPACES, kinds, rooms, things
from brasier.games.flashpoint.position import Cell, Edge
from brasier.games.flashpoint.view import Firefighter, Spot, View

Chip = tuple[float, str]  # width, drawing with its left end at 0
Place = tuple[float, float, float]  # x, y, scale

LEFT = TOP = 40  # room for the dice
REST = 16
WIDE = LEFT + UNIT * (COLUMNS + 2) + REST
HIGH = TOP + UNIT * (ROWS + 2) + REST
CHIP = 40
GAP = 12
BASE = 26  # where the text of a chip stands
NAME_WIDTH = 116  # the most a name takes of a chip
EDGES = ("opening", "wall", "destroyed", "damaged", "door-gone", "door-closed", "door-open")  # from below

# Where tokens and firefighters stand in a space, around its middle, by how many there are of each: on no wall, since
# walls bear damage, and below the corner of a hot spot.
PLACES: dict[tuple[int, int], tuple[Place, ...]] = {
    (0, 0): (),
    (1, 0): ((0, 0, 1),),
    (2, 0): ((-18, 4, 0.88), (18, 4, 0.88)),
    (3, 0): ((-20, -16, 0.78), (8, -4, 0.78), (-14, 19, 0.78)),
    (0, 1): ((0, 24, 0.98),),
    (0, 2): ((-18, 25, 0.88), (18, 25, 0.88)),
    (0, 3): ((-24, 25, 0.68), (0, 25, 0.68), (24, 25, 0.68)),
    (1, 1): ((-19, -15, 0.82), (14, 26, 0.9)),
    (2, 1): ((-20, -17, 0.74), (-20, 15, 0.74), (15, 26, 0.9)),
    (1, 2): ((-14, -22, 0.7), (-18, 28, 0.72), (18, 28, 0.72)),
}


def draw_svg(
    view: View, *, theme: str = "night", names: Sequence[str] = (), title: str = "Flash Point", desc: str = ""
) -> str:
    """The board of a view with a strip of how it stands; `theme` is "night" or "paper".

    `names` are those of the seats. `desc` is what is read aloud after the title, in the reader's language; without it
    there are a few words of English.
    """
    if theme not in THEMES:
        raise ValueError(f"the themes are {' and '.join(THEMES)}, not {theme!r}")
    token = THEMES[theme]
    strip, strip_height = _strip([*_counters(view, token)], [*_seats(view, names, token)])
    high = HIGH + strip_height
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-LEFT} {-TOP} {WIDE} {high:g}" width="{WIDE}" '
        f'height="{high:g}" role="img" aria-labelledby="@title @desc" font-family="{SANS}">'
        f'<title id="@title">{safe(title)}</title><desc id="@desc">{safe(desc or _words(view, names))}</desc>\n'
        f"{definitions(token)}\n"
        f'<rect x="{-LEFT}" y="{-TOP}" width="{WIDE}" height="{high:g}" rx="22" fill="{token["bg"]}"/>\n'
        f"{_yard(token)}\n{_floors(view, theme)}\n{_bays(view, token)}\n{_numbers(view, token)}\n"
        f"{_grounds(view, token)}\n{_edges(view)}\n{_pieces(view, token)}\n"
        f'<g transform="translate({-LEFT} {HIGH - TOP})">{strip}</g></svg>\n'
    )
    # All pictures of one page share the names of definitions, and the theme decides what these look like.
    return drawing.replace("@", f"flashpoint-{theme}-")


def _middle(cell: Cell) -> tuple[float, float]:
    return UNIT * (cell[1] + 0.5), UNIT * (cell[0] + 0.5)


def _at(cell: Cell) -> str:
    return 'transform="translate({:g} {:g})"'.format(*_middle(cell))


def _use(name: str, place: Place) -> str:
    x, y, scale = place
    return f'<use href="#@{name}" transform="translate({x:g} {y:g}) scale({scale:g})"/>'


# ---- the ground


def _yard(token: Theme) -> str:
    frame = f'x="-6" y="-6" width="{UNIT * (COLUMNS + 2) + 12}" height="{UNIT * (ROWS + 2) + 12}" rx="22"'
    return f'<rect {frame} fill="{token["yard"]}"/><rect {frame} fill="url(#@grass)"/>'


def _floors(view: View, theme: str) -> str:
    """Each room has a floor of its own, and the house lies on its shadow."""
    tints, token = FLOORS[theme], THEMES[theme]
    drawn = (
        f'<rect x="{UNIT + 3}" y="{UNIT + 8}" width="{UNIT * COLUMNS + 2}" height="{UNIT * ROWS + 2}" rx="6" '
        f'fill="#000" fill-opacity="{token["shade"]}"/>'
    )
    by_room: dict[int, str] = {}
    for (row, column), room in rooms(kinds(view)).items():
        square = f"M{UNIT * column},{UNIT * row}h{UNIT}v{UNIT}h-{UNIT}z"
        by_room[room] = by_room.get(room, "") + square
    for room, d in by_room.items():
        tint = tints[room % len(tints)]
        drawn += f'<path d="{d}" fill="{tint}" stroke="{tint}" stroke-width=".6"/>'
        drawn += f'<path d="{d}" fill="url(#@{PATTERNS[room % len(PATTERNS)]})" stroke="{token["fibre"]}" '
        drawn += 'stroke-opacity=".17"/>'
    return drawn


def _bays(view: View, token: Theme) -> str:
    """P4: where a vehicle may park, dashed and pale; where it is parked, solid."""
    drawn = ""
    for name, spots, parked in (
        ("ambulance", view.ambulance_spots, view.ambulance),
        ("engine", view.engine_spots, view.engine),
    ):
        drawn += "".join(_bay(name, spot, token, is_parked=spot == parked) for spot in spots)
    return drawn


def _bay(name: str, spot: Spot, token: Theme, *, is_parked: bool) -> str:
    (x, y), (far_x, far_y) = map(_middle, spot.cells)
    lies = y == far_y
    half_w, half_h = (UNIT - 8, UNIT / 2 - 8) if lies else (UNIT / 2 - 8, UNIT - 8)
    line = f'stroke="{token["edge"]}"' if is_parked else f'stroke="{token["bay_edge"]}" stroke-dasharray="7 5"'
    look = " scale(1.16)" if is_parked else ' scale(.8)" opacity=".3'
    return (
        f'<g transform="translate({(x + far_x) / 2:g} {(y + far_y) / 2:g})"><rect x="{-half_w:g}" y="{-half_h:g}" '
        f'width="{2 * half_w:g}" height="{2 * half_h:g}" rx="12" fill="{token["bay"]}" stroke-width="1.4" {line}/>'
        f'<use href="#@{name}" transform="rotate({0 if lies else 90}){look}"/></g>'
    )


def _numbers(view: View, token: Theme) -> str:
    """The dice beside their rows and above their columns, those that fell on an ember ground; plain for the ring.

    At the deck gun they are shown as they fell; which space that means is marked on the board (P34).
    """
    drawn = ""
    rolled = view.dice or view.target or (None, None)
    for number in range(COLUMNS + 2):
        x = UNIT * (number + 0.5)
        drawn += _number("black-die", number, (x, -TOP / 2 - 2), COLUMNS, token, fell=number == rolled[1])
    for number in range(ROWS + 2):
        y = UNIT * (number + 0.5)
        drawn += _number("red-die", number, (-LEFT / 2 - 2, y), ROWS, token, fell=number == rolled[0])
    return f'<g font-weight="700" text-anchor="middle">{drawn}</g>'


def _number(die: str, number: int, place: tuple[float, float], faces: int, token: Theme, *, fell: bool) -> str:
    x, y = place
    if not 1 <= number <= faces:
        return write(token, "ring", x, y + 4.5, number)
    ground = _use("rolled", (x, y, 1)) if fell else ""
    return ground + _use(die, (x, y, 1)) + f'<text x="{x:g}" y="{y + 5:g}" font-size="14.5" fill="#FFF">{number}</text>'


def _grounds(view: View, token: Theme) -> str:
    """What burns and smokes lies below walls; so does the mark of the last roll."""
    drawn = ""
    for cell in SPACES:
        there = "".join(
            f'<use href="#@{name}"{mirrored}/>'
            for name, cells, mirrored in (
                ("fire", view.fire, ' transform="scale(-1 1)"' if sum(cell) % 2 else ""),
                ("smoke", view.smoke, ""),
            )
            if cell in cells
        )
        if cell == view.target:
            half = UNIT / 2 - 7
            there = (
                f'<rect x="{-half:g}" y="{-half:g}" width="{2 * half:g}" height="{2 * half:g}" rx="10" fill="none" '
                f'stroke="{token["accent"]}" stroke-width="2.4" stroke-dasharray="2 6" stroke-linecap="round"/>{there}'
            )
        if there:
            drawn += f"<g {_at(cell)}>{there}</g>\n"
    return drawn


# ---- edges


def _edges(view: View) -> str:
    """Walls below what stands in them, so that posts of doors and rubble are never cut."""
    edges = sorted(kinds(view).items(), key=lambda pair: (EDGES.index(pair[1]), pair[0]))
    shadow = "".join("M{:g},{:g}L{:g},{:g}".format(*_ends(edge)) for edge, kind in edges if kind in ("wall", "damaged"))
    return (
        f'<path d="{shadow}" transform="translate(1 5)" stroke="#0C0811" stroke-opacity=".4" stroke-width="8" '
        f'stroke-linecap="round"/>\n' + "\n".join(_edge(edge, kind) for edge, kind in edges)
    )


def _ends(edge: Edge) -> tuple[float, float, float, float]:
    (row, _), (below, beside) = edge
    x, y = UNIT * beside, UNIT * below
    return (x, y, x + UNIT, y) if row != below else (x, y, x, y + UNIT)


def _edge(edge: Edge, kind: str) -> str:
    x, y, far_x, far_y = _ends(edge)
    turn = " rotate(90)" if y == far_y else ""
    return f'<use href="#@{kind}" transform="translate({(x + far_x) / 2:g} {(y + far_y) / 2:g}){turn}"/>'


# ---- pieces


def _pieces(view: View, token: Theme) -> str:
    return "\n".join(filter(None, (_space(view, cell, token) for cell in SPACES)))


def _space(view: View, cell: Cell, token: Theme) -> str:
    """Everything in a space that can be taken or moved, and what shows on hovering over it."""
    men = [man for man in view.firefighters if man.cell == cell]
    signs = [sign.roomy for sign in things(view, cell)]
    if men:
        signs.append(FIREFIGHTER + "".join(str(man.seat) for man in men))
    if not signs:
        return ""
    told = safe(" · ".join([f"{cell[0]},{cell[1]}", *signs]))
    tokens = _tokens(view, cell)
    hot = _use("hot-spot", (24, -24, 1)) if cell in view.hot_spots else ""
    standing = len(tokens), len(men)
    is_crowd = standing not in PLACES
    places = _crowd(*standing) if is_crowd else PLACES[standing]
    drawn = "".join(_use(name, place) for name, place in zip(tokens, places, strict=False))
    for man, place in zip(men, places[len(tokens) :], strict=True):
        now = man.seat == view.player and view.end is None
        drawn += _stand(man, place, token, now=now, is_pawn=not is_crowd)
    half = UNIT / 2
    cover = f'<rect x="{-half:g}" y="{-half:g}" width="{UNIT}" height="{UNIT}" fill-opacity="0"/>'
    return f"<g {_at(cell)}><title>{told}</title>{cover}{hot}{drawn}</g>"


def _tokens(view: View, cell: Cell) -> list[str]:
    return [
        *["hazmat"] * view.hazmats.count(cell),
        *["poi"] * view.poi.count(cell),
        *("treated" if victim.treated else "victim" for victim in view.victims if victim.cell == cell),
    ]


def _crowd(tokens: int, men: int) -> tuple[Place, ...]:
    """Rows of small pieces below the corner of a hot spot, each to be seen whole."""
    pieces = tokens + men
    lines = (-3, 22) if pieces <= 6 else (-9, 10, 29)
    columns = -(-pieces // len(lines))
    pitch = min(24, (UNIT - 6) / columns)
    radius = min(pitch, lines[1] - lines[0]) / 2 - 1
    found = []
    for number in range(pieces):
        row, column = divmod(number, columns)
        in_row = min(columns, pieces - row * columns)
        found.append((pitch * (column - (in_row - 1) / 2), lines[row], radius / (18 if number < tokens else 11)))
    return tuple(found)


def _stand(man: Firefighter, place: Place, token: Theme, *, now: bool, is_pawn: bool) -> str:
    """A pawn, or a badge in a crowd; a ring of water for whose turn it is."""
    x, y, scale = place
    line = f'fill="none" stroke="{token["water"]}" stroke-width="3"'
    if is_pawn:
        ring = f'<ellipse cx="{x:g}" cy="{y - 1:g}" rx="{24 * scale:g}" ry="{8 * scale:g}" {line}/>'
        return (ring if now else "") + _use(f"man{man.seat}", place)
    ring = f'<circle cx="{x:g}" cy="{y:g}" r="{13 * scale:g}" {line}/>'
    return (ring if now else "") + _use(f"badge{man.seat}", place)


# ---- the strip


def _seats(view: View, names: Sequence[str], token: Theme) -> Iterable[Chip]:
    """Who they are, what they can, and the points they have; pale while they are not on the board."""
    for man in view.firefighters:
        x, inside = 38.0, _use(f"badge{man.seat}", (21, CHIP / 2, 1.2))
        if names:
            called = shortened(names[man.seat], NAME_SIZE, NAME_WIDTH)
            inside += write(token, "name", x + 4, BASE, safe(called))
            x += 4 + round(measure(called, NAME_SIZE)) + 8
        if man.specialist:
            inside += _use(f"is-{man.specialist}", (x + 12, CHIP / 2, 1))
            x += 30
        points = str(man.ap) if not man.special else f"{man.ap}+{man.special}"
        inside += _use("drop", (x + 8, CHIP / 2, 1.1)) + write(token, "count", x + 19, BASE, points)
        x += 30 + 12 * len(points)
        if man.cell is None:
            inside = f'<g opacity=".5">{inside}</g>'
        yield _chip(x, inside, token, "water" if man.seat == view.player and view.end is None else "line")


def _counters(view: View, token: Theme) -> Iterable[Chip]:
    """P24-P26: what decides the match; then what is still to come."""
    most = VICTIMS if view.playing_on else TO_WIN
    yield _meter("victim", view.rescued, most, "ok", token)
    yield _meter("gone", view.lost, TO_LOSE, "danger", token)
    yield _meter("damage", view.damage, MOST_DAMAGE, "accent", token)
    yield _store("poi", view.pool, token)
    if view.options.mode == "advanced":
        yield _store("hot-spot", view.reserve, token)


def _meter(name: str, count: int, most: int, colour: str, token: Theme) -> Chip:
    """As many pips as there can be; many are narrow."""
    pip = 9 if most <= VICTIMS else 5
    inside = _use(name, (23, CHIP / 2, 0.66 if name != "damage" else 1))
    x = 44.0
    for number in range(most):
        full = number < count
        inside += (
            f'<rect x="{x:g}" y="12" width="{pip}" height="16" rx="{pip / 3:.1f}" '
            f'fill="{token[colour] if full else "none"}" stroke="{token[colour if full else "edge"]}"/>'
        )
        x += pip + 2
    told = f"{count}/{most}"
    inside += write(token, "count", x + 6, BASE, told)
    return _chip(x + 16 + 10.5 * len(told), inside, token, "line")


def _store(name: str, count: int, token: Theme) -> Chip:
    inside = _use(name, (23, CHIP / 2, 0.66 if name == "poi" else 1.1)) + write(token, "count", 42, BASE, count)
    return _chip(52 + 10.5 * len(str(count)), inside, token, "line")


def _chip(wide: float, inside: str, token: Theme, edge: str) -> Chip:
    thick = 2.4 if edge == "water" else 1
    frame = f'fill="{token["panel"]}" stroke="{token[edge]}" stroke-width="{thick}"'
    return wide, f'<rect width="{wide:g}" height="{CHIP}" rx="12" {frame}/>{inside}'


def _strip(*lists: Sequence[Chip]) -> tuple[str, float]:
    """Each list of chips in as many centred rows as it asks for, and how high they are together."""
    rows: list[list[Chip]] = []
    for chips in lists:
        rows.append([])
        for chip in chips:
            if rows[-1] and sum(width + GAP for width, _ in (*rows[-1], chip)) + GAP > WIDE:
                rows.append([])
            rows[-1].append(chip)
    drawn, y = "", float(GAP)
    for row in filter(None, rows):
        x = (WIDE - sum(width for width, _ in row) - GAP * (len(row) - 1)) / 2
        for width, body in row:
            drawn += f'<g transform="translate({x:.1f} {y:g})">{body}</g>\n'
            x += width + GAP
        y += CHIP + GAP
    return drawn, y + 4


# ---- words


def _words(view: View, names: Sequence[str]) -> str:
    told = [
        f"{len(view.fire)} fires, {len(view.smoke)} smokes, {len(view.poi)} points of interest, "
        f"{len(view.victims)} victims in sight",
        f"Rescued {view.rescued} of {TO_WIN}, lost {view.lost} of {TO_LOSE}, damage {view.damage} of {MOST_DAMAGE}",
    ]
    for man in view.firefighters:
        name = names[man.seat] if names else f"Firefighter {man.seat}"
        where = "not on the board yet" if man.cell is None else f"at {man.cell[0]},{man.cell[1]}"
        told.append(f"{name} {where}, {man.ap} action points")
    return "".join(f"{sentence}. " for sentence in told).rstrip()
