"""Where houses collapse: the plan of the house of Flash Point, tinted by what burnt and broke in the matches lost."""

from collections import Counter
from typing import Final

from brasier.arena.chart import CARD, EDGE, INK, MUTED, RULE, TITLE, box, card, contrast, line, text
from brasier.arena.summary import Results
from brasier.arena.telling import Words
from brasier.core.drawing import shortened
from brasier.games.flashpoint.data import COLUMNS, ROWS
from brasier.games.flashpoint.position import Cell, Edge
from brasier.games.flashpoint.view import View

UNIT: Final = 34
GAP: Final = 24
HEAD: Final = 44
MOST: Final = 6  # houses in one picture
# From nothing to always: pale paper, straw, ember, char. Also the darkness rises, for those who see no colours.
HEAT: Final = ((251, 243, 226), (253, 208, 122), (240, 120, 40), (178, 34, 16), (74, 10, 14))
INKS: Final = (INK, CARD, "#000000", "#FFFFFF")  # on the brightest red only the last two are read well
READ_WELL: Final = 4.5  # what WCAG 2 asks of small figures


def house(results: Results, words: Words, subtitle: str) -> str | None:
    """A house for each team that lost a match."""
    teams = []
    for lineup, blocks in enumerate(results.blocks):
        played = [one for block in blocks for one in block]
        ends = [results.game.view(results.game.unpack(one.final), None) for one in played if one.final is not None]
        if ends:
            teams.append((results.lineup_name(lineup), len(played), ends))
    if not teams:
        return None
    wide, high = UNIT * COLUMNS, UNIT * ROWS + HEAD + 24
    inside = ""
    for number, (name, played_count, ends) in enumerate(teams[:MOST]):
        row, column = divmod(number, 2)
        x = EDGE + 12 + column * (wide + GAP + 60)
        y = TITLE + row * (high + GAP)
        facts = {
            "lost": len(ends), "played": played_count,
            "collapsed": sum(end.end is not None and end.end.reason == "collapsed" for end in ends),
        }  # fmt: skip
        inside += text(x, y + 14, shortened(name, 14, wide), 14, INK, weight=600)
        inside += text(x, y + 32, words.texts.say("arena-plot-lost", **facts), 12, MUTED)
        inside += _plan(ends, x, y + HEAD)
    rows = -(-len(teams[:MOST]) // 2)
    bottom = TITLE + rows * (high + GAP) - GAP + 6
    if len(teams) > MOST:
        inside += text(EDGE, bottom + 10, words.texts.say("arena-plot-more", count=len(teams) - MOST), 12, MUTED)
        bottom += 24
    inside += _legend(words, bottom)
    return card(words.texts.say("arena-plot-house"), subtitle, bottom + 56, inside, subtitle)


def _plan(ends: list[View], x: float, y: float) -> str:
    fire = Counter(cell for end in ends for cell in end.fire)
    damage: Counter[Edge] = Counter()
    for end in ends:
        for wall in end.walls:
            damage[wall.edge] += wall.damage
        for door in end.doors:
            damage[door.edge] += 2 * (door.state == "destroyed")
    drawn = ""
    for row in range(1, ROWS + 1):
        for column in range(1, COLUMNS + 1):
            part = fire[row, column] / len(ends)
            left, top = _corner((row, column), x, y)
            drawn += box(left, top, UNIT, UNIT, heat(part))
            if part >= 0.005:
                fill = ink(part)
                drawn += text(left + UNIT / 2, top + UNIT / 2 + 4, f"{100 * part:.0f}", 11, fill, anchor="middle")
    doors = {door.edge for door in ends[0].doors}
    openings = set(ends[0].openings)
    edges = [*(wall.edge for wall in ends[0].walls), *doors]
    for edge in sorted(edges, key=lambda edge: damage[edge]):
        drawn += _edge(edge, damage[edge] / (2 * len(ends)), x, y, is_door=edge in doors)
    for edge in openings:
        drawn += line(*_ends(edge, x, y), stroke=RULE, width=2, dash="2 5")
    for column in range(1, COLUMNS + 1):
        drawn += text(x + (column - 0.5) * UNIT, y + ROWS * UNIT + 18, str(column), 11, MUTED, anchor="middle")
    for row in range(1, ROWS + 1):
        drawn += text(x - 10, y + (row - 0.5) * UNIT + 4, str(row), 11, MUTED, anchor="end")
    return drawn


def _edge(edge: Edge, part: float, x: float, y: float, *, is_door: bool) -> str:
    """The more often it broke the hotter and the thicker; a door has a gap at its ends."""
    ends = _ends(edge, x, y)
    if is_door:
        ax, ay, bx, by = ends
        cut_x, cut_y = (bx - ax) * 0.24, (by - ay) * 0.24
        ends = ax + cut_x, ay + cut_y, bx - cut_x, by - cut_y
    if part < 0.02:
        return line(*ends, stroke="#8A7765", width=2)
    return line(*ends, stroke=INK, width=4 + 5 * part) + line(*ends, stroke=heat(part), width=2 + 5 * part)


def _corner(cell: Cell, x: float, y: float) -> tuple[float, float]:
    return x + (cell[1] - 1) * UNIT, y + (cell[0] - 1) * UNIT


def _ends(edge: Edge, x: float, y: float) -> tuple[float, float, float, float]:
    """The two ends of the line between two spaces: the upper or left corner of the second is one of them."""
    (row, _), second = edge
    left, top = _corner(second, x, y)
    return (left, top, left + UNIT, top) if row != second[0] else (left, top, left, top + UNIT)


def heat(part: float) -> str:
    place = max(0.0, min(1.0, part)) * (len(HEAT) - 1)
    below = min(int(place), len(HEAT) - 2)
    mixed = (round(a + (b - a) * (place - below)) for a, b in zip(HEAT[below], HEAT[below + 1], strict=True))
    return "#{:02X}{:02X}{:02X}".format(*mixed)


def ink(part: float) -> str:
    """What is read well on this heat."""
    return next(colour for colour in INKS if contrast(colour, heat(part)) >= READ_WELL)


def _legend(words: Words, y: float) -> str:
    wide, parts = 180, 36
    drawn = text(EDGE, y + 12, words.texts.say("arena-plot-house-note"), 12, MUTED)
    y += 22
    for number in range(parts):
        drawn += box(EDGE + number * wide / parts, y, wide / parts + 0.6, 10, heat(number / (parts - 1)))
    drawn += text(EDGE, y + 24, "0 %", 11, MUTED) + text(EDGE + wide, y + 24, "100 %", 11, MUTED, anchor="end")
    return drawn
