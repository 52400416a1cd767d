"""The forest as a picture: one stand-alone SVG, the same bytes for the same view.

Art is drawn once (see `art`) and used many times. Colour never stands alone: a value is a digit and a landscape (pond,
trees, flames), a man is a colour, a letter and the shape on his helmet, a free access is a stroke of water on an open
side. The picture holds digits, letters and names only; words are in `<title>` and `<desc>`, and what shows on hovering
over a tile is written as the board is in text, in no language.
"""

import math
from collections.abc import Collection, Sequence

import msgspec

from brasier.core.drawing import measure, safe, shortened
from brasier.core.emblems import CREAM, INK, SANS
from brasier.games.feurio.art import (
    FILL,
    NAME_SIZE,
    ON_FILL,
    SHAPES,
    SIZE,
    THEMES,
    Point,
    Theme,
    corners,
    definitions,
    polygon,
    write,
)
from brasier.games.feurio.data import COLOUR_NAMES, COLOURS_OF_SEAT, DIRECTIONS, START_CELLS
from brasier.games.feurio.drawing import LETTERS
from brasier.games.feurio.position import Cell
from brasier.games.feurio.view import Empty, Tile, View, Zone

Chip = tuple[float, str]  # width, drawing with its left end at 0

WIDTH = SIZE * math.sqrt(3)
MARGIN = 28
LEAST_WIDTH = 430  # room for the chips of a small forest
CHIP = 40
GAP = 12
BASE = 26  # where the text of a chip stands
HALO = f'stroke="{INK}" stroke-opacity=".75" stroke-width="3.2" stroke-linejoin="round" paint-order="stroke"'
NAME_WIDTH = 116  # the most a name takes of a chip


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """How a picture is to be drawn; its letters are safe to write, its names are as they came."""

    token: Theme
    letters: tuple[str, ...]
    names: tuple[str, ...]


def draw_svg(
    view: View, *, theme: str = "night", letters: str = LETTERS, names: Sequence[str] = (), title: str = ""
) -> str:
    """The board of a view with a strip of what each seat has; `theme` is "night" or "paper".

    `letters` stand for red, green, blue and yellow, `names` for the seats. A `title` takes the place of all our words.
    """
    if theme not in THEMES:
        raise ValueError(f"the themes are {' and '.join(THEMES)}, not {theme!r}")
    token = THEMES[theme]
    way = Way(token=token, letters=tuple(map(safe, letters)), names=tuple(names))
    places, body = _forest(view, way)
    chips = [*_seats(view, way), *_goal(view, token), *_pile(view, token)]
    left, right = min(x for x, _ in places) - WIDTH / 2 - MARGIN, max(x for x, _ in places) + WIDTH / 2 + MARGIN
    top, bottom = min(y for _, y in places) - SIZE - MARGIN, max(y for _, y in places) + SIZE + MARGIN
    wide = max(right - left, LEAST_WIDTH)
    left -= (wide - (right - left)) / 2
    strip, strip_height = _strip(chips, wide)
    high = bottom - top + strip_height
    frame = f'x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{bottom - top:.1f}" rx="22"'
    labels, words = "@title", f'<title id="@title">{safe(title)}</title>'
    if not title:
        ours, more = _words(view)
        labels = "@title @desc"
        words = f'<title id="@title">{safe(ours)}</title><desc id="@desc">{safe(more)}</desc>'
    drawing = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:.1f} {top:.1f} {wide:.1f} {high:.1f}" '
        f'width="{wide:.0f}" height="{high:.0f}" role="img" aria-labelledby="{labels}" font-family="{SANS}">{words}\n'
        f"{definitions(token, way.letters, hatched=view.options.players == 3)}\n"
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{wide:.1f}" height="{high:.1f}" rx="22" fill="{token["bg"]}"/>'
        f'<rect {frame} fill="{token["yard"]}"/><rect {frame} fill="url(#@wood)"/>\n{body}\n'
        f'<g transform="translate({left:.1f} {bottom:.1f})">{strip}</g></svg>\n'
    )
    # All pictures of one page share the names of definitions, and these three decide what a definition looks like.
    return drawing.replace("@", f"feurio-{theme}-{view.options.players}-{letters.encode().hex()}-")


# ---- the forest


def _forest(view: View, way: Way) -> tuple[list[Point], str]:
    """The middles of all cells drawn, and the drawing."""
    if not view.tiles:
        cells = [(number, 0) for number in range(len(START_CELLS[view.options.players]))]
        values = [*view.start, *[None] * (len(cells) - len(view.start))]
        drawn = [_start(cell, value) for cell, value in zip(cells, values, strict=True)]
        return [_middle(cell) for cell in cells], "\n".join(drawn)
    # Without another tile to come the fire goes nowhere: a glow would only draw the eye away from the men.
    empties = view.empty if view.left or view.holding else ()
    yours = view.phase == "tile" and view.seat is not None and view.seat == view.turn
    tiles = sorted(view.tiles, key=lambda tile: (tile.cell[1], tile.cell[0]))
    laid = {tile.cell for tile in tiles}
    parts = [_quiet(empty, way.token) for empty in empties if not empty.hottest]
    parts += [_place("@hot", empty.cell) for empty in empties if empty.hottest]
    parts += [_tile(tile, view, way) for tile in tiles]
    parts += ['<g fill="none" stroke-linejoin="round">', *_outlines(view.zones)]
    parts += ['</g><g fill="none" stroke="#7FE0FF" stroke-width="3.6" stroke-linecap="round">']
    parts += [*(_water(tile.cell, laid) for tile in tiles if tile.firebreak_of is None), "</g>"]
    parts += [
        f'<g font-size="12" text-anchor="middle" fill="{CREAM}" {HALO}>',
        *(_where(tile) for tile in tiles),
        "</g>",
    ]
    parts += [_on_top(tile) for tile in tiles]
    parts += [_hottest(empty, way.token, yours) for empty in empties if empty.hottest]
    cells = [*laid, *(empty.cell for empty in empties)]
    return [_middle(cell) for cell in cells], "\n".join(part for part in parts if part)


def _middle(cell: Cell) -> Point:
    q, r = cell
    return (q + r / 2) * WIDTH, r * SIZE * 1.5


def _at(cell: Cell) -> str:
    x, y = _middle(cell)
    return f'transform="translate({x:.1f} {y:.1f})"'


def _place(name: str, cell: Cell) -> str:
    x, y = _middle(cell)
    return f'<use href="#{name}" x="{x:.1f}" y="{y:.1f}"/>'


def _start(cell: Cell, value: int | None) -> str:
    return _place("@cell", cell) if value is None else f"{_land(cell, value)}{_place(f'@value{value}', cell)}"


def _land(cell: Cell, value: int) -> str:
    """A tile face up. Every other one is mirrored, so that a forest does not look printed."""
    mirrored = ' transform="scale(-1 1)"' if (cell[0] + cell[1]) % 2 else ""
    return f'<g {_at(cell)}><use href="#@tile{value}"/><use href="#@land{value}"{mirrored}/></g>'


def _tile(tile: Tile, view: View, way: Way) -> str:
    q, r = tile.cell
    if tile.firebreak_of is None:
        assert tile.value is not None
        return f"<g><title>{tile.value} · {q},{r} · ~{tile.accesses}</title>{_land(tile.cell, tile.value)}</g>"
    owner = way.names[tile.firebreak_of] if way.names else str(tile.firebreak_of)
    told = safe(f"[{'?' if tile.value is None else tile.value}] · {q},{r} · @{owner}")
    colours = _colours(view.options.players, tile.firebreak_of)
    badges = "".join(
        _badge(colour, way.letters[colour], 25 * (i - (len(colours) - 1) / 2), 37, 10.5)
        for i, colour in enumerate(colours)
    )
    tools = '<use href="#@tools" transform="translate(0 11) scale(.78)"/>'
    return f'<g {_at(tile.cell)}><title>{told}</title><use href="#@back"/>{tools}{badges}</g>'


def _where(tile: Tile) -> str:
    """What one types and what is said of a tile: between its value and the helmets."""
    x, y = _middle(tile.cell)
    return '<text x="{:.1f}" y="{:.1f}">{},{}</text>'.format(x, y - 8, *tile.cell)


def _on_top(tile: Tile) -> str:
    """What no outline may cover: the value, unless it is a secret, and the men."""
    men = [colour for colour, name in enumerate(COLOUR_NAMES) for _ in range(tile.men.get(name, 0))]
    drawn = "" if tile.value is None else f'<use href="#@value{tile.value}"/>'
    for place in range(tile.places):
        x = 29 * (place - (tile.places - 1) / 2)
        name, y = "shut", 33
        if place < len(men):
            name, y = f"man{men[place]}", 37
        elif place < len(men) + tile.room:
            name = "slot"
        drawn += f'<use href="#@{name}" x="{x:g}" y="{y}"/>'
    return f"<g {_at(tile.cell)}>{drawn}</g>"


def _water(cell: Cell, laid: Collection[Cell]) -> str:
    """F14: a stroke of water on every side with no tile beside it."""
    ring, strokes = corners(SIZE - 4.5), ""
    for side in range(6):
        if _beside(cell, side) not in laid:
            (ax, ay), (bx, by) = ring[side], ring[(side + 1) % 6]
            ends = (ax * 0.7 + bx * 0.3, ay * 0.7 + by * 0.3, ax * 0.3 + bx * 0.7, ay * 0.3 + by * 0.7)
            strokes += "M{:.1f},{:.1f}L{:.1f},{:.1f}".format(*ends)
    return f'<path {_at(cell)} d="{strokes}"/>' if strokes else ""


def _quiet(empty: Empty, token: Theme) -> str:
    x, y = _middle(empty.cell)
    return _place("@cell", empty.cell) + write(token, "quiet", x, y + 5, empty.sum)


def _hottest(empty: Empty, token: Theme, yours: bool) -> str:
    """Water is for what you may do now; for everybody else the point is only hot."""
    q, r = empty.cell
    return (
        f"<g {_at(empty.cell)}><title>*{empty.sum}* · {q},{r}</title>"
        f'<path d="{polygon(corners(SIZE - 6))}" fill="#FF8A2A" fill-opacity=".2" '
        f'stroke="{token["water" if yours else "accent"]}" stroke-width="3.4"/>'
        '<use href="#@flame" transform="translate(0 -9) scale(.6)"/>'
        f"{write(token, 'hot', 0, 21, empty.sum)}{write(token, 'cell', 0, 39, f'{q},{r}')}</g>"
    )


# ---- zones


def _beside(cell: Cell, side: int) -> Cell:
    """The cell beyond a side; side 0 lies between the top corner and the next one clockwise."""
    dq, dr = DIRECTIONS[(1 - side) % 6]
    return cell[0] + dq, cell[1] + dr


def _outlines(zones: Sequence[Zone]) -> list[str]:
    """F17: the borders of zones; those that share tiles lie within each other."""
    drawn: list[str] = []
    depths: list[int] = []
    for zone in zones:
        taken = {depth for other, depth in zip(zones, depths, strict=False) if set(other.cells) & set(zone.cells)}
        depths.append(next(depth for depth in range(len(zones)) if depth not in taken))
        d = _border(zone, 9.5 + 4 * depths[-1])
        fill = FILL[COLOUR_NAMES.index(zone.colour)]
        drawn.append(
            f'<path d="{d}" stroke="{CREAM}" stroke-width="4.6" stroke-opacity=".75"/>'
            f'<path d="{d}" stroke="{fill}" stroke-width="2.8"/>'
        )
    return drawn


def _border(zone: Zone, depth: float) -> str:
    """Follow each rim of a zone clockwise, `depth` within it; a zone around a hole has more than one."""
    inset = depth / math.cos(math.pi / 6)
    cells = set(zone.cells)
    borders = {(cell, side) for cell in zone.cells for side in range(6) if _beside(cell, side) not in cells}
    d = ""
    while borders:
        start = cell, side = min(borders)
        ring: list[Point] = []
        while True:
            borders.discard((cell, side))
            after = (side + 1) % 6
            corner = corners(SIZE)[after]
            (x, y), away = _middle(cell), corner
            if _beside(cell, after) in cells:
                # The zone bends inwards here: step away from the cell outside, not towards the one inside.
                (ox, oy) = _middle(_beside(cell, side))
                away = (ox - x - corner[0], oy - y - corner[1])
                cell, side = _beside(cell, after), (side - 1) % 6
            else:
                side = after
            ring.append((x + corner[0] - away[0] * inset / SIZE, y + corner[1] - away[1] * inset / SIZE))
            if (cell, side) == start:
                break
        d += polygon(ring)
    return d


# ---- the strip


def _colours(players: int, seat: int) -> list[int]:
    return [colour for colour in range(len(COLOUR_NAMES)) if COLOURS_OF_SEAT[players][seat] >> colour & 1]


def _badge(colour: int, letter: str, x: float, y: float, size: float) -> str:
    drop = 0.5 if SHAPES[colour].startswith("M0,-1.12") else 0.36
    return (
        f'<g transform="translate({x:g} {y:g})"><use href="#@badge{colour}" transform="scale({size:g})"/>'
        f'<text y="{size * drop:.1f}" font-size="{size:g}" font-weight="800" text-anchor="middle" '
        f'fill="{ON_FILL[colour]}">{letter}</text></g>'
    )


def _seats(view: View, way: Way) -> list[Chip]:
    chips, token = [], way.token
    for standing in view.standings:
        x, inside = 14.0, ""
        if way.names:
            called = shortened(way.names[standing.seat], NAME_SIZE, NAME_WIDTH)
            inside += write(token, "name", x, BASE, safe(called))
            x += round(measure(called, NAME_SIZE)) + 12
        for name, men in standing.men.items():
            colour = COLOUR_NAMES.index(name)
            inside += _badge(colour, way.letters[colour], x + 11, CHIP / 2, 11)
            inside += write(token, "count", x + 28, BASE, men)
            x += 44 + 10 * len(str(men))
        if view.goal is None:
            inside += f'<use href="#@zones" x="{x + 8:g}" y="{CHIP / 2:g}"/>'
            inside += write(token, "points", x + 26, BASE + 1, standing.points)
            x += 38 + 14 * len(str(standing.points))
        ahead = standing.seat in view.end.winners if view.end else standing.seat == view.player
        stroke = token["accent"] if view.end else token["water"]
        chips.append(_chip(x, inside, token, stroke if ahead and view.tiles else None))
    return chips


def _goal(view: View, token: Theme) -> list[Chip]:
    """F22: men down, colours in one zone, zones with an open 1."""
    if view.goal is None:
        return []
    inside = (
        f'<use href="#@man" transform="translate(24 33) scale(.72)"/><use href="#@zones" x="114" y="{CHIP / 2:g}"/>'
    )
    inside += f'<use href="#@drop" x="182" y="{CHIP / 2:g}"/>' + write(token, "count", 40, BASE, f"{view.goal.men}/48")
    inside += write(token, "count", 132, BASE, f"{view.goal.one_zone}/4")
    inside += write(token, "count", 196, BASE, f"{view.goal.open_ones}/4")
    return [_chip(236, inside, token, None)]


def _pile(view: View, token: Theme) -> list[Chip]:
    """Tiles to come, and the one in hand: its back where the value is a secret."""
    wide, middle = 80, CHIP / 2
    inside = f'<use href="#@pile" x="24" y="{middle:g}"/>' + write(token, "count", 46, BASE, view.left)
    if view.holding:
        name = "back" if view.drawn is None else f"tile{view.drawn}"
        inside += f'<use href="#@{name}" transform="translate({wide + 14} {middle:g}) scale(.29)"/>'
        inside += write(token, "held", wide + 14, BASE, "?" if view.drawn is None else view.drawn)
        wide += 44
    return [_chip(wide, inside, token, None)]


def _chip(wide: float, inside: str, token: Theme, stroke: str | None) -> Chip:
    edge = f'stroke="{stroke}" stroke-width="2.4"' if stroke else f'stroke="{token["line"]}"'
    return wide, f'<rect width="{wide:g}" height="{CHIP}" rx="12" fill="{token["panel"]}" {edge}/>{inside}'


def _strip(chips: Sequence[Chip], wide: float) -> tuple[str, float]:
    """The chips in as many centred rows as the width asks for, and how high they are together."""
    rows: list[list[Chip]] = [[]]
    for chip in chips:
        if rows[-1] and sum(width + GAP for width, _ in (*rows[-1], chip)) + GAP > wide:
            rows.append([])
        rows[-1].append(chip)
    drawn, y = "", float(GAP)
    for row in rows:
        x = (wide - sum(width for width, _ in row) - GAP * (len(row) - 1)) / 2
        for width, body in row:
            drawn += f'<g transform="translate({x:.1f} {y:g})">{body}</g>\n'
            x += width + GAP
        y += CHIP + GAP
    return drawn, y


# ---- words


def _words(view: View) -> tuple[str, str]:
    seats = "; ".join(
        f"seat {standing.seat}: " + ", ".join(f"{men} {name} men left" for name, men in standing.men.items())
        + ("" if view.goal else f", {standing.points} points")
        for standing in view.standings
    )  # fmt: skip
    if not view.tiles:
        return (
            "Feurio! before the forest is laid",
            f"Start tiles drawn: {' '.join(map(str, view.start)) or 'none'}. {seats}.",
        )
    hottest = " ".join(f"{q},{r}" for q, r in (empty.cell for empty in view.empty if empty.hottest))
    heat = f"Hottest points, sum {view.hottest}: {hottest}. " if view.left or view.holding else ""
    return f"Feurio! with {len(view.tiles)} tiles", f"{heat}{view.left} tiles in the pile. {seats}."
