"""The board as text: everything a view tells stands where its cell is, and nothing else does."""

import re
from collections.abc import Iterator

import pytest

from brasier.games.feurio import GAME
from brasier.games.feurio.drawing import COMPACT, PITCH, ROOMY, Form, draw_board
from brasier.games.feurio.options import Options
from brasier.games.feurio.position import build, read_position
from brasier.games.feurio.view import View
from exam.walks import walk

Cell = tuple[int, int]

ESCAPE = re.compile(r"\x1b\[[\d;]*m")
LETTER = {"red": "R", "green": "G", "blue": "B", "yellow": "Y"}
SMALL = "competitive 2 eldest 0 | turn 0 draw | men 12 10 / 12 12 | 0,0=6gg 1,-1=2"
SECRET = (
    "competitive 4 eldest 0 firebreaks | turn 1 men | men 12 / 11 / 12 / 11 | 0,0=6g 1,-1=6 0,-1=3 1,0=4 2,-1=x{}@3"
)

variants = pytest.mark.parametrize("options", GAME.variants(), ids=str)


def view_of(text: str, seat: int | None = None) -> View:
    return GAME.view(build(read_position(text)), seat)


def views(options: Options, seed: int, every: int) -> Iterator[View]:
    """Views of a random match, of one seat after the other and of a spectator; the last one is of the end."""
    viewers = [None, *range(options.players)]
    for number, state in enumerate(walk((GAME, options), seed)):
        if number % every == 0 or not state.actors():
            yield GAME.view(state, viewers[number % len(viewers)])


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
        assert drawn.at(tile.cell, form.men).replace(" ", "") == men.ljust(tile.places, "·")
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
        plain, coloured = draw_board(view), draw_board(view, colour=True)
        assert plain.replace("\n", "").isprintable()
        assert all(line.endswith("\x1b[0m") for line in coloured.split("\n"))
        assert ESCAPE.sub("", coloured) == plain


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
