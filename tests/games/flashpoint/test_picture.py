"""The board as a picture: well-formed, complete, each thing over its space or edge, nothing behind another."""

import math
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from xml.etree import ElementTree

import msgspec
import pytest

from brasier.games.flashpoint.data import BACK, FRONT
from brasier.games.flashpoint.options import Options
from brasier.games.flashpoint.picture import draw_svg
from brasier.games.flashpoint.view import Victim, View
from games.flashpoint.looking import busy, heap, house, made, man, variants, views

Cell = tuple[int, int]
Element = ElementTree.Element

SVG = "{http://www.w3.org/2000/svg}"
UNIT = 76
PIECES = ("hot-spot", "hazmat", "poi", "victim", "treated", *(f"man{seat}" for seat in range(6)))
EDGES = ("wall", "damaged", "destroyed", "door-closed", "door-open", "door-gone", "opening")
houses = pytest.mark.parametrize("drawing", [FRONT, BACK], ids=["front", "back"])
themes = pytest.mark.parametrize("theme", ["night", "paper"])


def drawn(view: View, **asked: str) -> Element:
    return ElementTree.fromstring(draw_svg(view, **asked))


def name_of(use: Element) -> str:
    """The name of what is used, without what makes it unique on a page; in a crowd a man is a badge."""
    return re.sub(r"^flashpoint-[a-z]+-", "", use.attrib["href"].lstrip("#")).replace("badge", "man")


def place_of(element: Element) -> tuple[float, float]:
    found = re.match(r"translate\((\S+) (\S+)\)", element.get("transform", ""))
    return (float(found[1]), float(found[2])) if found else (0, 0)


def middle(cell: Cell) -> tuple[float, float]:
    return UNIT * (cell[1] + 0.5), UNIT * (cell[0] + 0.5)


def over(root: Element, place: tuple[float, float]) -> Counter[str]:
    """Everything used by the groups that stand on a place."""
    groups = [group for group in root.findall(f"{SVG}g") if place_of(group) == place and group.get("transform")]
    return Counter(name_of(use) for group in groups for use in group.iter(f"{SVG}use"))


def strip(root: Element) -> Element:
    return root.findall(f"{SVG}g")[-1]


def words(element: Element) -> list[str]:
    return [text.text or "" for text in element.iter(f"{SVG}text")]


def expected(view: View) -> dict[Cell, Counter[str]]:
    """What the view says lies and stands in each space."""
    found: dict[Cell, Counter[str]] = {(row, column): Counter() for row in range(8) for column in range(10)}
    for name, cells in (
        ("fire", view.fire), ("smoke", view.smoke), ("hot-spot", view.hot_spots), ("hazmat", view.hazmats),
        ("poi", view.poi), ("treated", [victim.cell for victim in view.victims if victim.treated]),
        ("victim", [victim.cell for victim in view.victims if not victim.treated]),
    ):  # fmt: skip
        for cell in cells:
            found[cell][name] += 1
    for fighter in view.firefighters:
        if fighter.cell:
            found[fighter.cell][f"man{fighter.seat}"] += 1
    return found


def edges_of(view: View) -> Counter[tuple[str, tuple[float, float], bool]]:
    """What stands on each edge, where, and whether it lies (level) or stands upright."""
    kinds = [(("wall", "damaged", "destroyed")[wall.damage], wall.edge) for wall in view.walls]
    states = {"closed": "door-closed", "open": "door-open", "destroyed": "door-gone"}
    kinds += [(states[door.state], door.edge) for door in view.doors]
    kinds += [("opening", edge) for edge in view.openings]
    listed = []
    for kind, (a, b) in kinds:
        (ax, ay), (bx, by) = middle(a), middle(b)
        listed.append((kind, ((ax + bx) / 2, (ay + by) / 2), ax == bx))
    return Counter(listed)


def check(view: View, root: Element) -> None:
    for cell, things in expected(view).items():
        assert over(root, middle(cell)) == things, cell
    uses = [use for use in root.findall(f"{SVG}use") if name_of(use) in EDGES]
    assert Counter((name_of(use), place_of(use), "rotate(90)" in use.attrib["transform"]) for use in uses) == edges_of(
        view
    )
    parked = [spot for spot in (view.ambulance, view.engine) if spot]
    for name, spots in (("ambulance", view.ambulance_spots), ("engine", view.engine_spots)):
        for spot in spots:
            (ax, ay), (bx, by) = map(middle, spot.cells)
            (bay,) = [
                group
                for group in root.findall(f"{SVG}g")
                if place_of(group) == ((ax + bx) / 2, (ay + by) / 2) and group.get("transform")
            ]
            (vehicle,) = bay.iter(f"{SVG}use")
            (ground,) = bay.iter(f"{SVG}rect")
            assert name_of(vehicle) == name
            assert (vehicle.get("opacity") is None) == (spot in parked)
            assert (ground.get("stroke-dasharray") is None) == (spot in parked)


# ---- everything is there


@houses
def test_all_a_view_says_stands_in_its_place_and_nothing_else(drawing: str) -> None:
    check(house(drawing), drawn(house(drawing)))
    check(busy(drawing), drawn(busy(drawing)))
    for seed in range(40):
        view = made(drawing, seed)
        check(view, drawn(view))


@variants
def test_so_it_is_along_whole_matches(options: Options) -> None:
    for view in views(options, seed=3, every=7):
        check(view, drawn(view))


def crowds() -> Iterator[View]:
    for tokens in range(9):
        for men in range(7):
            yield house(
                firefighters=tuple(man(seat, (3, 3)) for seat in range(men)),
                victims=tuple(Victim(cell=(3, 3), treated=number % 2 == 0) for number in range(min(tokens, 3))),
                hazmats=((3, 3),) * (tokens - 3),
            )


def test_nothing_hides_behind_another_thing_and_nobody_stands_in_the_next_space() -> None:
    for view in crowds():
        root = drawn(view)
        groups = [group for group in root.findall(f"{SVG}g") if place_of(group) == middle((3, 3))]
        pieces = [use for group in groups for use in group.iter(f"{SVG}use")]
        assert len(pieces) == len(view.firefighters) + len(view.victims) + len(view.hazmats)
        for use in pieces:
            x, y = place_of(use)
            assert abs(x) <= UNIT / 2 - 6
            assert abs(y) <= UNIT / 2 - 9, "on a wall"
        for one, other in combinations(pieces, 2):
            assert math.dist(place_of(one), place_of(other)) >= 14


@pytest.mark.parametrize("cell", [(0, 5), (3, 0), (3, 3), (7, 9)], ids=str)
def test_a_heap_is_drawn_thing_by_thing(cell: Cell) -> None:
    check(heap(cell), drawn(heap(cell)))


def test_no_wall_is_drawn_over_a_piece() -> None:
    shown = list(drawn(busy()))
    lines = [number for number, element in enumerate(shown) if element.tag == f"{SVG}use" and name_of(element) in EDGES]
    pieces = [
        number
        for number, element in enumerate(shown)
        if element.tag == f"{SVG}g" and {name_of(use) for use in element.findall(f"{SVG}use")} & set(PIECES)
    ]
    assert max(lines) < min(pieces)


@pytest.mark.parametrize(("target", "dice"), [((3, 7), None), ((4, 2), (3, 7))], ids=["fire", "gun"])
def test_dice_are_the_numbers_of_rows_and_columns_and_those_that_fell_glow(target: Cell, dice: Cell | None) -> None:
    root = drawn(house(target=target, dice=dice))
    (numbers,) = [group for group in root.findall(f"{SVG}g") if group.get("text-anchor") == "middle"]
    faces = {place_of(use): name_of(use) for use in numbers.iter(f"{SVG}use") if name_of(use).endswith("die")}
    glowing = {place_of(use) for use in numbers.iter(f"{SVG}use") if name_of(use) == "rolled"}
    across = sorted(x for (x, _), name in faces.items() if name == "black-die")
    down = sorted(y for (_, y), name in faces.items() if name == "red-die")
    assert across == [UNIT * (column + 0.5) for column in range(1, 9)]
    assert down == [UNIT * (row + 0.5) for row in range(1, 7)]
    assert sorted(words(numbers)) == sorted([*map(str, range(10)), *map(str, range(8))])
    assert {across[6]} == {x for x, _ in glowing if x > 0}
    assert {down[2]} == {y for _, y in glowing if y > 0}
    assert len(glowing) == 2
    marked = [group for group in root.findall(f"{SVG}g") for rect in group if rect.get("stroke-dasharray") == "2 6"]
    assert [place_of(group) for group in marked] == [middle(target)]
    assert not [use for use in drawn(house()).iter(f"{SVG}use") if name_of(use) == "rolled"]


# ---- a document that stands alone


@themes
@houses
def test_a_picture_stands_alone(drawing: str, theme: str) -> None:
    for view in (busy(drawing), made(drawing, 1), house(drawing)):
        picture = draw_svg(view, theme=theme)
        root = ElementTree.fromstring(picture)
        names = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
        assert len(set(names)) == len(names)
        referred = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture))
        assert {a or b for a, b in referred} <= set(names)
        assert "@" not in picture
        assert "style" not in picture
        assert re.findall(r"https?://[^\"']+", picture) == ["http://www.w3.org/2000/svg"]
        assert len(picture) < 60_000
        assert draw_svg(view, theme=theme) == picture


def test_two_themes_on_one_page_do_not_mix() -> None:
    one, other = (set(re.findall(r'id="([^"]+)"', draw_svg(busy(), theme=theme))) for theme in ("night", "paper"))
    assert one
    assert not one & other


def test_another_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="night and paper"):
        draw_svg(house(), theme="neon")


@houses
def test_the_frame_holds_every_space_and_every_chip_whatever_the_names(drawing: str) -> None:
    for names in (["W" * 40] * 6, ["i" * 40] * 6, []):
        root = ElementTree.fromstring(draw_svg(busy(drawing), names=names))
        left, top, wide, high = map(float, root.attrib["viewBox"].split())
        assert left <= 0
        assert top <= 0
        assert left + wide >= 10 * UNIT
        down = place_of(strip(root))[1]
        assert down >= 8 * UNIT
        for chip in strip(root):
            x, y = place_of(chip)
            rect = chip.find(f"{SVG}rect")
            assert rect is not None
            assert x >= 0
            assert x + float(rect.attrib["width"]) <= wide
            assert down + y + float(rect.attrib["height"]) <= top + high
            for text in chip.iter(f"{SVG}text"):
                assert float(text.get("x", "0")) < float(rect.attrib["width"]) - 8


# ---- words, names, counters


def test_a_picture_can_be_read_aloud() -> None:
    root = drawn(busy())
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert root.get("role") == "img"
    assert title is not None
    assert desc is not None
    assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"
    assert title.text == "Flash Point"
    told = desc.text or ""
    assert "9 fires, 3 smokes, 1 points of interest, 2 victims in sight" in told
    assert "Rescued 2 of 7, lost 1 of 4, damage 0 of 24" in told
    assert "Firefighter 2 at 4,8, 4 action points" in told
    assert "Firefighter 5 not on the board yet" in told


def test_words_of_ones_own_take_the_place_of_ours_and_are_written_safely() -> None:
    said = "La maison d'Ada & Bob @ <18 h>\x1b\x00"
    root = drawn(busy(), title=said, desc=said * 2)
    assert root.findtext(f"{SVG}title") == said[:-2]
    assert root.findtext(f"{SVG}desc") == said[:-2] * 2
    told = [text for element in root.iter() if element.tag != f"{SVG}desc" for text in [element.text or ""]]
    assert not re.search(r"[A-Za-z]{2}", "".join(f"{text} " for text in told[2:]))


def test_what_is_written_on_the_board_is_digits_and_the_sign_of_a_secret() -> None:
    assert all(re.fullmatch(r"\d+([/+]\d+)?|\?", text) for text in words(drawn(busy())))


def test_hovering_over_a_space_tells_it_in_signs() -> None:
    hovers = {title.text for title in drawn(busy()).findall(f"{SVG}g/{SVG}title")}
    assert {"1,2 · @01", "3,3 · ^^^ · *", "4,8 · T · @2", "6,5 · * · !!", "0,7 · [E]", "3,0 · a · @4"} <= hovers


def test_names_stand_beside_the_badges_and_are_cut_where_they_are_long() -> None:
    names = ["Chloé", "A & <B>", "x@y\x1b\x00", "Maximilienne-Joséphine de la Tour", "Eve", "Bob"]
    root = ElementTree.fromstring(draw_svg(busy(), names=names))
    told = words(strip(root))
    assert [name for name in ("Chloé", "A & <B>", "x@y", "Eve", "Bob") if name in told] == [
        "Chloé", "A & <B>", "x@y", "Eve", "Bob",
    ]  # fmt: skip
    (long,) = [text for text in told if text.endswith("…")]
    assert re.fullmatch("Maximi[a-zé-]*…", long)


def chip_of(root: Element, name: str) -> Element:
    (found,) = [chip for chip in strip(root) if name in {name_of(use) for use in chip.iter(f"{SVG}use")}]
    return found


def test_the_strip_counts_what_decides_the_match() -> None:
    root = drawn(msgspec.structs.replace(busy(), damage=23, pool=11, reserve=5))
    for name, told, full in (("victim", "2/7", 2), ("gone", "1/4", 1), ("damage", "23/24", 23)):
        chip = chip_of(root, name)
        assert words(chip) == [told]
        pips = chip.findall(f"{SVG}rect")[1:]
        assert len(pips) == int(told.split("/")[1])
        assert sum(pip.get("fill") != "none" for pip in pips) == full
    assert words(chip_of(root, "poi")) == ["11"]
    assert words(chip_of(root, "hot-spot")) == ["5"]
    assert words(chip_of(drawn(house(rescued=8, playing_on=True)), "victim")) == ["8/10"]
    assert "hot-spot" not in {name_of(use) for use in strip(drawn(house())).iter(f"{SVG}use")}


def test_the_strip_tells_specialists_points_and_whose_turn_it_is() -> None:
    root = drawn(busy())
    assert {name_of(use) for use in chip_of(root, "man0").iter(f"{SVG}use")} == {"man0", "is-cafs", "drop"}
    assert words(chip_of(root, "man0")) == ["3+2"]
    assert words(chip_of(root, "man1")) == ["4"]
    rims = {seat: chip_of(root, f"man{seat}").find(f"{SVG}rect") for seat in range(6)}
    assert [seat for seat, rim in rims.items() if rim is not None and rim.get("stroke") == "#7FE0FF"] == [0]
    assert chip_of(root, "man5").find(f"{SVG}g") is not None, "who is not on the board yet is pale"
    assert chip_of(root, "man4").find(f"{SVG}g") is None
