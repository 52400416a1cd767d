"""The board as text: everything a view tells stands where its cell is, and nothing else does."""

import math
import re

import pytest

from brasier.core.drawing import XTERM
from brasier.games.feurio.drawing import COMPACT, PITCH, ROOMY, Form, draw_board, legend
from brasier.games.feurio.options import Options
from brasier.games.feurio.view import View
from games.feurio.looking import SECRET, variants, view_of, views

Cell = tuple[int, int]

ESCAPE = re.compile(r"\x1b\[[\d;]*m")
LETTER = {"red": "R", "green": "G", "blue": "B", "yellow": "Y"}
SMALL = "competitive 2 eldest 0 | turn 0 draw | men 12 10 / 12 12 | 0,0=6gg 1,-1=2"


class Drawn:
    """A drawing, to be read by cells. It is laid over the cells once, by the name of the first tile."""

    def __init__(self, view: View, form: Form, drawing: str) -> None:
        self.form = form
        q, r = view.tiles[0].cell
        name = re.compile(rf"(?<![\d,-]){q},{r}(?![\d,])")
        lines = drawing.split("\n")
        (row, found), *others = [(row, found) for row, line in enumerate(lines) for found in name.finditer(line)]
        assert not others
        self.lines = lines
        self.top = row - form.name - PITCH * r
        self.left = found.start() + len(f"{q},{r}") // 2 - (2 * q + r) * form.half

    def at(self, cell: Cell, line: int) -> str:
        """What stands between the walls of a cell, on one of its lines."""
        q, r = cell
        row, middle = self.top + PITCH * r + line, self.left + (2 * q + r) * self.form.half
        slanting = self.form.stencil[line].startswith(" ")
        reach = self.form.half - (2 if slanting else 1)
        return self.lines[row].ljust(middle + reach + 1)[max(0, middle - reach) : middle + reach + 1].strip()


def check(view: View, form: Form, drawing: str) -> None:
    drawn = Drawn(view, form, drawing)
    for tile in view.tiles:
        assert drawn.at(tile.cell, form.name) == "{},{}".format(*tile.cell)
        first, last = drawn.at(tile.cell, form.value), drawn.at(tile.cell, form.accesses)
        if tile.firebreak_of is not None:
            assert drawn.at(tile.cell, form.men) == f"[{'?' if tile.value is None else tile.value}]"
            assert first.startswith("░░░")
            assert last.endswith(f"@{tile.firebreak_of}")
            continue
        assert first.split()[0] == str(tile.value)
        assert last.split()[-1] == f"~{tile.accesses}"
        men = "".join(letter * tile.men.get(name, 0) for name, letter in LETTER.items())
        taken = men + "·" * tile.room
        assert drawn.at(tile.cell, form.men).replace(" ", "") == taken.ljust(tile.places, "×")
    comes = bool(view.left or view.holding)
    for empty in view.empty if comes else ():
        told = drawn.at(empty.cell, form.men)
        assert told == (f"*{empty.sum}*" if empty.hottest else str(empty.sum))
        if empty.hottest:
            assert drawn.at(empty.cell, form.name) == "{},{}".format(*empty.cell)
    assert len(re.findall(r"\*\d+\*", drawing)) == comes * sum(empty.hottest for empty in view.empty)
    assert drawing.count("~") == sum(tile.firebreak_of is None for tile in view.tiles)
    assert drawing.count("@") == sum(tile.firebreak_of is not None for tile in view.tiles)


@variants
def test_every_cell_of_every_view_stands_in_its_place(options: Options) -> None:
    for view in views(options, seed=3, every=7):
        if view.tiles:
            check(view, ROOMY, draw_board(view, width=1000))
            check(view, COMPACT, draw_board(view, width=1))


@variants
def test_colour_paints_the_same_characters_and_plain_text_has_no_escapes(options: Options) -> None:
    for view in views(options, seed=5, every=11):
        plain = draw_board(view)
        assert plain.replace("\n", "").isprintable()
        assert draw_board(view, palette="256") == plain
        for palette, colours in (("true", r"2;\d+;\d+;\d+"), ("256", r"5;\d+")):
            coloured = draw_board(view, colour=True, palette=palette)
            assert all(line.endswith("\x1b[0m") for line in coloured.split("\n"))
            assert ESCAPE.sub("", coloured) == plain
            painted = rf"\x1b\[0(;1)?(;38;{colours}(;48;{colours})?)?m"
            assert all(re.fullmatch(painted, escape) for escape in ESCAPE.findall(coloured))


@variants
def test_no_drawing_has_blank_space_around_it(options: Options) -> None:
    for view in views(options, seed=7, every=11):
        lines = draw_board(view).split("\n")
        assert lines[0].strip()
        assert lines[-1].strip()
        assert all(line == line.rstrip() for line in lines)
        assert min(len(line) - len(line.lstrip()) for line in lines if line) == 0


@variants
def test_a_forest_wider_than_asked_is_drawn_compact_and_never_cut(options: Options) -> None:
    *_, last = views(options, seed=11, every=1000)
    roomy, compact = draw_board(last, width=1000), draw_board(last, width=1)
    widest = max(map(len, roomy.split("\n")))
    assert draw_board(last, width=widest) == roomy
    assert draw_board(last, width=widest - 1) == compact
    assert max(map(len, compact.split("\n"))) < widest


def test_names_too_long_for_the_compact_form_stay_whole() -> None:
    table = "competitive 2 eldest 0 | turn 0 draw | men 12 12 / 12 12 | "
    near = view_of(table + " ".join(f"{q},0={q % 6 + 1}" for q in range(-8, 10)))
    check(near, COMPACT, draw_board(near, width=80))
    far = view_of(table + " ".join(f"{q},0={q % 6 + 1}" for q in range(-14, 4)))
    check(far, ROOMY, draw_board(far, width=80))


def test_a_small_forest_looks_like_this() -> None:
    assert draw_board(view_of(SMALL)).split("\n") == [
        "        2       2",
        "",
        "           ╱‾╲",
        " .     . ╱  2  ╲",
        ":  *8*  │   ·   │   2",
        ": 0,-1  │ 1,-1  │",
        " .     ╱‾╲ ~5  ╱",
        "     ╱  6  ╲_╱     .",
        "6   │ G G · │  *8*  :",
        "    │  0,0  │  1,0  :",
        "     ╲ ~5  ╱ .     .",
        "       ╲_╱",
        "    6       6",
    ]


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
@pytest.mark.parametrize("colour", [False, True])
@pytest.mark.parametrize("width", [1, 100])
def test_a_hidden_value_leaves_no_trace(seat: int | None, colour: bool, width: int) -> None:
    drawings = {draw_board(view_of(SECRET.format(v), seat), colour=colour, width=width) for v in (1, 2, 4, 5)}
    assert len(drawings) == 1


def test_the_owner_sees_the_value_of_a_firebreak() -> None:
    assert "[5]" in draw_board(view_of(SECRET.format(5), 3))
    assert "[2]" in draw_board(view_of(SECRET.format(2), 3))


@variants
def test_before_the_forest_is_laid_the_start_tiles_lie_side_by_side(options: Options) -> None:
    for view in views(options, seed=13, every=1):
        if view.tiles:
            break
        for form, width in ((ROOMY, 1000), (COMPACT, 1)):
            lines = draw_board(view, width=width).split("\n")
            assert lines[form.name].count("│") == {1: 2, 2: 3, 3: 4, 4: 5}[options.players]
            assert re.findall(r"\d", "\n".join(lines)) == [str(value) for value in view.start]


# ---- colours


Colour = tuple[int, ...]
Painted = tuple[str, Colour, Colour | None]
SIX_LANDS = (
    "competitive 4 eldest 0 firebreaks | turn 1 men | men 8 / 9 / 7 / 8 | 0,0=1r 1,0=2g 2,0=3by 3,0=4rb 4,0=5gby "
    "5,0=6rrb 6,0=1b 7,0=2y 8,0=6 9,0=x5@3 9,-1=3 8,-1=3 7,1=4"
)
palettes = pytest.mark.parametrize("palette", ["true", "256"])


def read(numbers: list[int]) -> Colour:
    """The colour an escape asks for, and no more of it."""
    if numbers.pop(0) == 5:
        return XTERM[numbers.pop(0) - 16]
    return tuple(numbers.pop(0) for _ in range(3))


def painted(line: str) -> list[Painted]:
    """Each character with its own colour and the one behind it."""
    listed: list[Painted] = []
    text: Colour = (255, 255, 255)
    ground: Colour | None = None
    for part in re.findall(r"\x1b\[[\d;]*m|.", line):
        if part[0] != "\x1b":
            listed.append((part, text, ground))
            continue
        numbers, ground = [int(number) for number in part[2:-1].split(";")], None
        while numbers:
            asked = numbers.pop(0)
            if asked == 38:
                text = read(numbers)
            elif asked == 48:
                ground = read(numbers)
    return listed


def contrast(one: Colour, other: Colour) -> float:
    """As WCAG counts it."""

    def light(colour: Colour) -> float:
        parts = [part / 255 for part in colour]
        red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@palettes
@pytest.mark.parametrize("width", [1, 1000])
def test_everything_on_a_tile_can_be_read(palette: str, width: int) -> None:
    lines = draw_board(view_of(SIX_LANDS, 3), colour=True, palette=palette, width=width).split("\n")
    signs = set()
    for char, text, ground in (mark for line in lines for mark in painted(line)):
        if ground is not None and char not in " ░":
            signs.add(char)
            assert contrast(text, ground) >= (4.5 if char != "×" else 4), (char, text, ground)
    assert signs >= set("123456789RGBY~·×@[]*,")


@palettes
@pytest.mark.parametrize("width", [1, 1000])
def test_a_man_stands_out_from_the_ground_he_stands_on(palette: str, width: int) -> None:
    lines = draw_board(view_of(SIX_LANDS), colour=True, palette=palette, width=width).split("\n")
    met = set()
    for line in map(painted, lines):
        for (left, _, before), (char, _, fill), (right, _, after) in zip(line, line[1:], line[2:], strict=False):
            for beside, ground in ((left, before), (right, after)):
                if char in "RGBY" and beside == " ":
                    assert fill is not None
                    assert ground is not None
                    assert contrast(fill, ground) >= 3, (char, ground)
                    met.add(char)
    assert met == set("RGBY")


@palettes
def test_every_heat_has_a_ground_of_its_own(palette: str) -> None:
    view = view_of(SIX_LANDS)
    lines = draw_board(view, colour=True, palette=palette, width=1000).split("\n")
    row = Drawn(view, ROOMY, draw_board(view, width=1000)).top + ROOMY.value
    grounds = {char: ground for char, _, ground in painted(lines[row]) if char.isdigit()}
    assert len(set(grounds.values())) == len(grounds) == 6
    assert all(ground and len(set(ground)) > 1 for ground in grounds.values()), "a heat turned grey"


def test_256_colours_are_the_nearest_ones() -> None:
    view = view_of(SIX_LANDS, 3)
    true, near = (draw_board(view, colour=True, palette=palette) for palette in ("true", "256"))
    assert len(XTERM) == 240
    assert XTERM[196 - 16] == (255, 0, 0)
    assert XTERM[67 - 16] == (95, 135, 175)
    assert (XTERM[232 - 16], XTERM[255 - 16]) == ((8, 8, 8), (238, 238, 238))
    for full, rough in zip(true.split("\n"), near.split("\n"), strict=True):
        for one, other in zip(painted(full), painted(rough), strict=True):
            for wanted, got in zip(one[1:], other[1:], strict=True):
                if wanted is None or got is None:
                    assert wanted is got
                else:
                    assert math.dist(wanted, got) == min(math.dist(wanted, colour) for colour in XTERM)


def test_another_palette_is_refused() -> None:
    with pytest.raises(ValueError, match="true and 256"):
        draw_board(view_of(SMALL), palette="16")


# ---- places, owners, signs


def test_places_nobody_can_reach_are_crossed_out() -> None:
    ring = "1,0=1 1,-1=1 0,-1=1 -1,0=1 -1,1=1"
    table = "competitive 2 eldest 0 | turn 0 draw | men 12 11 / 12 12 | "
    for forest, told in ((f"0,0=6 {ring}", "· × ×"), (f"0,0=6g {ring}", "G × ×"), (f"0,0=6 {ring} 0,1=1", "× × ×")):
        view = view_of(table + forest)
        assert Drawn(view, ROOMY, draw_board(view)).at((0, 0), ROOMY.men) == told
        compact = Drawn(view, COMPACT, draw_board(view, width=1))
        assert compact.at((0, 0), COMPACT.men) == told.replace(" ", "")


@pytest.mark.parametrize(
    ("owners", "roomy", "compact"),
    [
        (None, "@3", "@3"),
        (["Ada", "Bob", "Chloé", "Dominique"], "@Dom", "@Do"),
        (["Ada", "Bob", "Chloé", "E\u0301lo"], "@Élo", "@Él"),
        (["Ada", "Bob", "Chloé", "L. 7"], "@L", "@L"),
        (["Ada", "Bob", "Doris", "Dominique"], "@Dom", "@3"),
        (["Robot 1", "Robot 2", "Robot 3", "Robot 4"], "@3", "@3"),
        (["Ada", "Bob", "Chloé", "火事"], "@3", "@3"),
        (["Ada", "Bob", "Chloé", ""], "@3", "@3"),
    ],
)
def test_a_firebreak_tells_its_owner(owners: list[str] | None, roomy: str, compact: str) -> None:
    view = view_of(SECRET.format(5))
    for form, width, told in ((ROOMY, 1000, roomy), (COMPACT, 1, compact)):
        drawing = draw_board(view, width=width, owners=owners)
        plain = draw_board(view, width=width)
        assert Drawn(view, form, drawing).at((2, -1), form.accesses).lstrip("░") == told
        assert [len(line) for line in drawing.split("\n")] == [len(line) for line in plain.split("\n")]


def test_the_legend_has_every_sign_of_a_board() -> None:
    signs = {what: sign for sign, what in legend("RVBJ")}
    assert list(signs) == [
        "value", "man", "free-place", "blocked-place", "accesses", "hottest", "sum", "firebreak"
    ]  # fmt: skip
    assert signs["man"] == "RVBJ"
    assert dict(legend())["RGBY"] == "man"
    drawing = draw_board(view_of(SIX_LANDS), letters="RVBJ", width=1000)
    assert set(signs["man"]) <= set(drawing)
    for what in set(signs) - {"man"}:
        assert re.search(re.sub(r"\d+", r"\\d+", re.escape(signs[what])), drawing), what
