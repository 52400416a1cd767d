"""The board as a picture: well-formed, complete, each thing over its cell, and blind to secrets."""

import math
import re
from xml.etree import ElementTree

import pytest

from brasier.games.feurio.options import Options
from brasier.games.feurio.picture import draw_svg
from brasier.games.feurio.view import View
from games.feurio.looking import SECRET, variants, view_of, views

Cell = tuple[int, int]
Element = ElementTree.Element

SVG = "{http://www.w3.org/2000/svg}"
SIZE = 60
COLOURS = ("#D02A2E", "#0FC07C", "#2166F0", "#F5C330")
MAN = {"red": "man0", "green": "man1", "blue": "man2", "yellow": "man3"}
themes = pytest.mark.parametrize("theme", ["night", "paper"])


def place(cell: Cell) -> str:
    q, r = cell
    return f"translate({SIZE * math.sqrt(3) * (q + r / 2):.1f} {SIZE * 1.5 * r:.1f})"


def uses(element: Element) -> list[str]:
    """The names of what is used, without the prefix that makes them unique on a page."""
    return [use.attrib["href"].rsplit("-", 1)[-1] for use in element.iter(f"{SVG}use")]


def over(root: Element, cell: Cell) -> list[str]:
    """Everything used and written in the groups that stand on a cell."""
    groups = [group for group in root.findall(f"{SVG}g") if group.get("transform") == place(cell)]
    groups += [group for group in root.findall(f"{SVG}g/{SVG}g") if group.get("transform") == place(cell)]
    found = [name for group in groups for name in uses(group)]
    return found + [f"'{text.text}'" for group in groups for text in group.iter(f"{SVG}text")]


def outlines(root: Element, colour: str) -> list[Element]:
    return [path for path in root.iter(f"{SVG}path") if path.get("stroke") == colour and path.get("fill") is None]


def strip(root: Element) -> Element:
    return root.findall(f"{SVG}g")[-1]


def words(element: Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def check(view: View, root: Element) -> None:
    for tile in view.tiles:
        there = over(root, tile.cell)
        assert ("back" in there) == (tile.firebreak_of is not None)
        assert [name for name in there if name.startswith("value")] == [f"value{tile.value}"] * (tile.value is not None)
        if tile.firebreak_of is None:
            assert f"land{tile.value}" in there
        for name, man in MAN.items():
            assert there.count(man) == tile.men.get(name, 0)
        assert there.count("slot") == tile.room
        assert there.count("shut") == tile.places - sum(tile.men.values()) - tile.room
        strokes = [path.attrib["d"] for path in root.iter(f"{SVG}path") if path.get("transform") == place(tile.cell)]
        open_sides = sum(d.count("M") for d in strokes)
        assert open_sides == (tile.accesses if tile.firebreak_of is None else 0)
    comes = bool(view.left or view.holding)
    hottest = [empty for empty in view.empty if empty.hottest and comes]
    for empty in hottest:
        assert over(root, empty.cell) == ["flame", f"'{empty.sum}'", "'{},{}'".format(*empty.cell)]
    drawn = [use for use in root.findall(f"{SVG}use") if use.attrib["href"].endswith("-hot")]
    assert len(drawn) == len(hottest)
    quiet = [text.text for text in root.findall(f"{SVG}text")]
    assert quiet == [str(empty.sum) for empty in view.empty if comes and not empty.hottest]
    names = {(text.get("x"), text.get("y")): text.text for text in root.findall(f"{SVG}g/{SVG}text") if text.get("x")}
    for tile in view.tiles:
        q, r = tile.cell
        x, y = SIZE * math.sqrt(3) * (q + r / 2), SIZE * 1.5 * r - 8
        assert names.pop((f"{x:.1f}", f"{y:.1f}")) == f"{q},{r}"


@variants
def test_every_cell_of_every_view_stands_in_its_place(options: Options) -> None:
    for view in views(options, seed=3, every=13):
        if view.tiles:
            check(view, ElementTree.fromstring(draw_svg(view)))


@themes
@variants
def test_a_picture_stands_alone(options: Options, theme: str) -> None:
    for view in views(options, seed=5, every=41):
        picture = draw_svg(view, theme=theme)
        root = ElementTree.fromstring(picture)
        names = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
        assert len(set(names)) == len(names)
        referred = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture))
        assert {a or b for a, b in referred} <= set(names)
        assert "@" not in picture
        assert re.findall(r"https?://[^\"']+", picture) == ["http://www.w3.org/2000/svg"]
        assert len(picture) < 60_000
        assert draw_svg(view, theme=theme) == picture


@variants
def test_a_picture_can_be_read_aloud_and_writes_only_digits_and_letters(options: Options) -> None:
    *_, view = views(options, seed=7, every=1000)
    root = ElementTree.fromstring(draw_svg(view))
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert root.get("role") == "img"
    assert title is not None
    assert desc is not None
    assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"
    assert title.text == f"Feurio! with {len(view.tiles)} tiles"
    assert all(f"seat {seat}" in (desc.text or "") for seat in range(options.players))
    assert all(re.fullmatch(r"[RGBY]|-?\d+(,-?\d+|/\d+)?", text.text or "") for text in root.iter(f"{SVG}text"))
    hovers = [title.text or "" for title in root.findall(f"{SVG}g/{SVG}title")]
    assert sorted(hovers) == sorted(
        f"{tile.value} · {q},{r} · ~{tile.accesses}" if tile.firebreak_of is None
        else f"[{'?' if tile.value is None else tile.value}] · {q},{r} · @{tile.firebreak_of}"
        for tile in view.tiles
        for q, r in [tile.cell]
    )  # fmt: skip


@variants
def test_the_frame_holds_everything(options: Options) -> None:
    for view in views(options, seed=9, every=31):
        root = ElementTree.fromstring(draw_svg(view))
        left, top, wide, high = map(float, root.attrib["viewBox"].split())
        cells = [tile.cell for tile in view.tiles] + [empty.cell for empty in view.empty if view.left or view.holding]
        for q, r in cells:
            x, y = SIZE * math.sqrt(3) * (q + r / 2), SIZE * 1.5 * r
            assert left <= x - SIZE < x + SIZE <= left + wide
            assert top <= y - SIZE < y + SIZE <= top + high


@themes
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_a_hidden_value_leaves_no_trace(seat: int | None, theme: str) -> None:
    assert len({draw_svg(view_of(SECRET.format(value), seat), theme=theme) for value in (1, 2, 4, 5)}) == 1


def test_the_owner_sees_the_value_of_a_firebreak() -> None:
    root = ElementTree.fromstring(draw_svg(view_of(SECRET.format(5), 3)))
    assert over(root, (2, -1)) == ["back", "tools", "badge3", "value5", "'Y'"]


def test_a_drawn_tile_is_shown_to_those_who_may_know_it() -> None:
    held = "competitive 2 eldest 0 firebreaks | turn 1 tile drawn {} | men 12 12 / 12 12 | 0,0=6 1,-1=2"
    for seat in (None, 0):
        assert len({draw_svg(view_of(held.format(value), seat)) for value in (1, 4)}) == 1
    for seat, name, told in ((1, "tile4", "4"), (0, "back", "?")):
        root = ElementTree.fromstring(draw_svg(view_of(held.format(4), seat)))
        assert uses(root)[-1] == name
        assert list(root.iter(f"{SVG}text"))[-1].text == told


def test_water_marks_the_hottest_points_only_for_the_seat_that_lays_the_tile() -> None:
    turn = "competitive 2 eldest 0 | turn 1 tile drawn 4 | men 12 12 / 12 12 | 0,0=6 1,-1=2"
    for seat, stroke in ((1, "#7FE0FF"), (0, "#FF9E45"), (None, "#FF9E45")):
        root = ElementTree.fromstring(draw_svg(view_of(turn, seat)))
        rims = [path.get("stroke") for path in root.findall(f"{SVG}g/{SVG}path") if path.get("stroke-width") == "3.4"]
        assert rims == [stroke, stroke]


def test_a_zone_is_outlined_once_also_around_a_hole() -> None:
    ring = "1,0=1r 1,-1=2r 0,-1=3r -1,0=4r -1,1=5r 0,1=6r"
    root = ElementTree.fromstring(
        draw_svg(view_of(f"competitive 2 eldest 0 | turn 0 draw | men 6 12 / 12 12 | 0,0=6 {ring}"))
    )
    assert [path.attrib["d"].count("Z") for path in outlines(root, "#D02A2E")] == [2]


def test_zones_of_one_tile_are_outlined_too_but_reinforcements_are_not() -> None:
    alone = "competitive 3 eldest 0 | turn 0 draw | men 11 3 / 11 4 / 12 4 | 0,0=6rgy 1,-1=2 0,-1=3"
    root = ElementTree.fromstring(draw_svg(view_of(alone)))
    assert [len(outlines(root, colour)) for colour in COLOURS] == [1, 1, 0, 0]


@variants
def test_no_outline_is_drawn_over_a_man(options: Options) -> None:
    *_, view = views(options, seed=15, every=1000)
    shown = list(ElementTree.fromstring(draw_svg(view)))
    lines = [number for number, element in enumerate(shown) if any(outlines(element, colour) for colour in COLOURS)]
    men = [number for number, element in enumerate(shown) if set(uses(element)) & set(MAN.values())]
    assert max(lines) < min(men)


@variants
def test_before_the_forest_is_laid_the_start_tiles_lie_side_by_side(options: Options) -> None:
    for view in views(options, seed=13, every=1):
        if view.tiles:
            break
        names = uses(ElementTree.fromstring(draw_svg(view)))
        assert [name for name in names if name.startswith("value")] == [f"value{value}" for value in view.start]


def test_another_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="night and paper"):
        draw_svg(view_of(SECRET.format(1)), theme="neon")


# ---- letters, names, a title


def test_men_and_badges_bear_the_letters_asked_for() -> None:
    view = view_of(SECRET.format(5))
    root = ElementTree.fromstring(draw_svg(view, letters="RVBJ"))
    men = {group.attrib["id"].rsplit("-", 1)[-1]: words(group) for group in root.findall(f"{SVG}defs/{SVG}g")}
    assert [men[name] for name in MAN.values()] == [["R"], ["V"], ["B"], ["J"]]
    assert [text for text in words(strip(root)) if text.isalpha()] == ["R", "V", "B", "J"]
    assert "'J'" in over(root, (2, -1))


def test_two_pictures_on_one_page_do_not_mix_their_letters() -> None:
    view = view_of(SECRET.format(5))
    one, other = (set(re.findall(r'id="([^"]+)"', draw_svg(view, letters=letters))) for letters in ("RGBY", "RVBJ"))
    assert not one & other
    ElementTree.fromstring(draw_svg(view, letters="<&@é"))


def test_names_stand_beside_the_badges_and_are_cut_where_they_are_long() -> None:
    names = ["Chloé", "A & <B>", "x@y\x1b\x00", "Maximilienne-Joséphine de la Tour"]
    root = ElementTree.fromstring(draw_svg(view_of(SECRET.format(5)), names=names))
    chips = [words(chip) for chip in strip(root)]
    assert [chip[:2] for chip in chips[:3]] == [["Chloé", "R"], ["A & <B>", "G"], ["x@y", "B"]]
    assert re.fullmatch("Maximi[a-zé-]*…", chips[3][0])
    assert len(chips[3][0]) < 16
    hover = [title.text or "" for title in root.iter(f"{SVG}title")]
    assert f"[?] · 2,-1 · @{names[3]}" in hover


@variants
def test_the_frame_holds_the_strip_whatever_the_names(options: Options) -> None:
    for view in views(options, seed=17, every=31):
        for names in (["W" * 40] * options.players, ["i" * 40] * options.players, []):
            root = ElementTree.fromstring(draw_svg(view, names=names))
            _, _, wide, _ = map(float, root.attrib["viewBox"].split())
            for chip in strip(root):
                left = float(chip.attrib["transform"].removeprefix("translate(").split()[0])
                rect = chip.find(f"{SVG}rect")
                assert rect is not None
                assert left >= 0
                assert left + float(rect.attrib["width"]) <= wide
                texts = [float(text.get("x", "0")) for text in chip.findall(f"{SVG}text")]
                assert max(texts) < float(rect.attrib["width"])


@variants
def test_with_a_title_nothing_else_is_said_in_english(options: Options) -> None:
    *_, view = views(options, seed=7, every=1000)
    root = ElementTree.fromstring(draw_svg(view, title="La forêt d'Ada & Bob @ <18 h>"))
    title, *others = root.findall(f"{SVG}title")
    assert title.text == "La forêt d'Ada & Bob @ <18 h>"
    assert not others
    assert root.find(f"{SVG}desc") is None
    assert root.get("aria-labelledby") == title.get("id")
    told = [text for element in root.iter() for text in [element.text or ""] if element is not title]
    assert not re.search(r"[A-Za-z]{2}", "".join(f"{text} " for text in told))


def test_the_pile_is_no_firebreak() -> None:
    assert uses(strip(ElementTree.fromstring(draw_svg(view_of(SECRET.format(5))))))[-1] == "pile"
