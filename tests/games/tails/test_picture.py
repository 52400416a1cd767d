"""The table as a picture: well-formed, complete, within its frame, blind to secrets."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from brasier.core.drawing import measure
from brasier.core.game import REFEREE
from brasier.games.tails import GAME
from brasier.games.tails.data import CARD_NAMES
from brasier.games.tails.drawing import LETTERS, Labels
from brasier.games.tails.options import Options
from brasier.games.tails.picture import draw_svg
from brasier.games.tails.view import View
from exam.walks import walk
from games.tails.looking import LONG_NAMES, crowded, every_phase, state_of, variants, views
from games.tails.table import Table, table

Element = ElementTree.Element

SVG = "{http://www.w3.org/2000/svg}"
WATER = "#7FE0FF"
MASK = "badge-thief"
themes = pytest.mark.parametrize("theme", ["night", "paper"])


class Thing(NamedTuple):
    """Something used, and where its left upper corner or its middle is."""

    name: str
    x: float
    y: float
    scale: float


def drawn(view: View, names: Sequence[str] = (), theme: str = "night") -> Element:
    return ElementTree.fromstring(draw_svg(view, names=names, theme=theme))


def moved(element: Element, place: tuple[float, float, float]) -> tuple[float, float, float]:
    """Where the inside of an element begins, and how large it is."""
    x, y, scale = place
    for kind, numbers in re.findall(r"(\w+)\(([^)]*)\)", element.get("transform", "")):
        values = [float(number) for number in numbers.split()]
        if kind == "translate":
            x, y = x + scale * values[0], y + scale * values[1]
        else:
            assert kind == "scale"
            scale *= values[0]
    return x, y, scale


def everything(element: Element, place: tuple[float, float, float] = (0, 0, 1)) -> Iterator[tuple[Element, Thing]]:
    """All that is drawn, in order; what is cut at the edge of the clearing is left out."""
    for child in element:
        if child.tag == f"{SVG}defs" or child.get("clip-path") or child.tag == f"{SVG}clipPath":
            continue
        x, y, scale = moved(child, place)
        yield child, Thing("", x, y, scale)
        yield from everything(child, (x, y, scale))


def things(element: Element) -> list[Thing]:
    """All that is used."""
    found = []
    for child, thing in everything(element):
        if child.tag == f"{SVG}use":
            name = re.sub(r"^#tails-[a-z]+-[0-9a-f]+-", "", child.attrib["href"])
            found.append(thing._replace(name=name))
    return found


def faces(found: Sequence[Thing]) -> list[tuple[str, str]]:
    """Cards face up as (whose, which); a card is its ground with its face directly above."""
    pairs = []
    for ground, face in pairwise(found):
        if ground.name.startswith("card"):
            assert (ground.x, ground.y) == (face.x, face.y)
            found_face = re.fullmatch(r"(face|loot|nap)(\d+)", face.name)
            assert found_face is not None
            kind, number = found_face.groups()
            assert (kind == "loot") == (ground.name == "card-thief")
            pairs.append((ground.name.removeprefix("card").removeprefix("-"), f"{kind} {CARD_NAMES[int(number) - 1]}"))
    return pairs


def expected(view: View) -> Counter[tuple[str, str]]:
    """The cards that lie face up for whoever has this view."""
    found = [("thief" if laid.seat is None else str(laid.seat), laid.card) for laid in view.row]
    found += [(str(player.seat), pile.card) for player in view.players for pile in player.piles]
    found += [(str(player.seat), card) for player in view.players for card in player.chosen or ()]
    found += [("thief", str(value)) for value in (view.thief.reserve if view.thief else ())]
    naps = []
    if view.seat is not None:
        own = view.players[view.seat]
        found += [(str(own.seat), card) for card in CARD_NAMES if state_of(own, card) in ("hand", "lacks")]
        naps = [(str(own.seat), f"nap {card}") for card in own.exhausted]
    return Counter([*((who, f"{'loot' if who == 'thief' else 'face'} {card}") for who, card in found), *naps])


def titles(root: Element) -> Counter[str]:
    return Counter(title.text or "" for title in root.iter(f"{SVG}title") if title not in root.findall(f"{SVG}title"))


def texts(root: Element) -> list[tuple[str, Thing, float, str]]:
    """What is written, with the place and size of it, and how it is anchored."""
    return [
        (
            child.text or "",
            Thing(
                "",
                thing.x + thing.scale * float(child.get("x", 0)),
                thing.y + thing.scale * float(child.get("y", 0)),
                1,
            ),
            thing.scale * float(child.attrib["font-size"]),
            child.get("text-anchor", "start"),
        )
        for child, thing in everything(root)
        if child.tag == f"{SVG}text"
    ]


def check(view: View, root: Element) -> None:
    used = things(root)
    assert Counter(faces(used)) == expected(view)
    names = Counter(thing.name for thing in used)
    for player in view.players:
        choosing = view.phase == "choose" and player.seat in view.awaited
        hidden = 0 if player.chosen is not None or choosing else player.holds
        assert names[f"back{player.seat}"] == hidden
        laid = sum(card.seat == player.seat for card in view.row)
        won = view.end is not None and player.seat in view.end.winners
        turn = view.wanted is not None and view.turn == player.seat
        assert names[f"badge{player.seat}"] == 1 + laid + turn + won
        for pile in player.piles:
            told = f"{pile.card} · {pile.fires.flames}^ · "
            assert any(title.startswith(told) for title in titles(root)), told
    assert names["torch"] == (view.end is None)
    assert names["crown"] == (2 * len(view.end.winners) if view.end else 0)
    assert (names["box"] == 1) == bool(view.box.flames)
    written = Counter(text for text, *_ in texts(root))
    if view.iguana:
        assert names["iguana-card"] == 1
        assert written[str(view.iguana.start)] >= 1
    for laid_card in view.row:
        if laid_card.card == "+1":
            who = "Thief" if laid_card.seat is None else str(laid_card.seat)
            assert titles(root)[f"+1 = {laid_card.value} · {who}"] == 1
    if view.thief:
        asked = view.phase == "thief" and view.wanted is not None
        assert names[MASK] == 1 + sum(card.seat is None for card in view.row) + asked
        assert (names["back-thief"] > 0) == bool(view.thief.pile)
        assert names["thief"] == 1
    else:
        assert not {"thief", MASK, "back-thief", "card-thief"} & set(names)


@variants
def test_every_card_of_every_view_is_there_and_no_other(options: Options) -> None:
    for view in views(options, seed=3, every=5):
        check(view, drawn(view))


@variants
def test_every_phase_is_drawn_for_everybody(options: Options) -> None:
    for view in every_phase(options):
        check(view, drawn(view))


@pytest.mark.parametrize("seat", [None, 0, 2])
def test_a_crowded_table_is_drawn_whole(seat: int | None) -> None:
    for players in (3, 6):
        check(crowded(players, seat), drawn(crowded(players, seat)))


def test_flames_are_drawn_one_by_one_or_told() -> None:
    few, many = table(1), table(1, deck=[[1, 7]])
    for night, flames, told in ((few, 2, ()), (many, 1, ("7",))):
        root = drawn(night.look())
        middle = root.findall(f"{SVG}g")[-1]
        card = next(group for group in middle if any(thing.name == "iguana-card" for thing in things(group)))
        assert [thing.name for thing in things(card)].count("flame") == flames
        assert [text for text, *_ in texts(card)] == ["1", *told]


def test_a_hand_shows_what_it_is_made_of_and_which_cards_sleep() -> None:
    night = table(4, "4 5 6", "1 2 3", "2 3 5", "1 2 3")
    night.tell("0 play 4, 1 pass, 2 play 5, 3 pass, 0 play 6, 1 pass, 2 pass, 3 pass, iguana 9")
    assert night.exhausted(0) == "4"
    hands = [
        group for group in drawn(night.look()).iter(f"{SVG}g") if group.findtext(f"{SVG}title") == "1 2 3 5 7 8 +1"
    ]
    assert len(hands) == 1
    assert [text for text, *_ in texts(hands[0])] == ["1", "2", "3", "4", "5", "7", "8", "+1"]
    assert [thing.name for thing in things(hands[0])] == ["moon"]


# ---- alone on a page, or among others


@themes
@variants
def test_a_picture_stands_alone(options: Options, theme: str) -> None:
    for view in views(options, seed=5, every=17):
        picture = draw_svg(view, theme=theme)
        root = ElementTree.fromstring(picture)
        names = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
        assert len(set(names)) == len(names)
        assert all(re.fullmatch(r"[a-z][\w-]*", name) for name in names)
        referred = set(re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture))
        assert {a or b for a, b in referred} <= set(names)
        assert "@" not in picture
        assert "style" not in picture
        assert re.findall(r"https?://[^\"']+", picture) == ["http://www.w3.org/2000/svg"]
        assert len(picture) < 90_000


def test_two_pictures_on_one_page_do_not_mix_their_letters_or_themes() -> None:
    view = crowded(3, 0)
    pictures = [
        draw_svg(view, letters=letters, theme=theme) for letters in (LETTERS, "RBJVPI") for theme in ("night", "paper")
    ]
    names = [name for picture in pictures for name in set(re.findall(r'id="([^"]+)"', picture))]
    assert len(set(names)) == len(names)
    ElementTree.fromstring(draw_svg(view, letters="<&@é\"'"))


@variants
def test_equal_views_are_drawn_alike(options: Options) -> None:
    for number, state in enumerate(walk((GAME, options), 11)):
        if number % 7 == 0:
            assert draw_svg(GAME.view(state, 0)) == draw_svg(GAME.view(state.clone(), 0))


def test_another_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="night and paper"):
        draw_svg(crowded(3, 0), theme="neon")


# ---- secrets


def hunted(*hands: str) -> Table:
    night = table(4, *hands)
    night.tell("0 play 4, 1 pass, 2 play 5")
    return night


@themes
def test_what_somebody_else_chose_leaves_no_trace(theme: str) -> None:
    one, other = hunted("1 4 5", "1 2 3", "5 6 8", "4 7 9"), hunted("2 4 +1", "1 5 6", "5 6 8", "1 2 3")
    for seat in (2, None):
        assert len({draw_svg(night.look(seat), theme=theme) for night in (one, other)}) == 1
    for looker in (0, 1, 3, REFEREE):
        assert len({draw_svg(night.look(looker), theme=theme) for night in (one, other)}) == 2


def test_while_others_choose_only_that_they_do_is_seen() -> None:
    night = table(4)
    before = drawn(night.look(1))
    night.tell("0 choose 1 2 3")
    after, twin = night.look(1), table(4)
    twin.tell("0 choose 4 5 +1")
    assert draw_svg(after) == draw_svg(twin.look(1))
    backs = [[thing.name for thing in things(root)].count("back0") for root in (before, drawn(after))]
    assert backs == [0, 3]


# ---- nothing sticks out, nothing covers another


def boxes(root: Element) -> Iterator[tuple[str, float, float, float, float]]:
    """Left, top, right and bottom of every frame, card, badge and text."""
    for child, thing in everything(root):
        if child.tag == f"{SVG}rect":
            x, y, wide, high = (float(child.get(name, 0)) * thing.scale for name in ("x", "y", "width", "height"))
            yield "rect", thing.x + x, thing.y + y, thing.x + x + wide, thing.y + y + high
    for thing in things(root):
        if re.match(r"card|back|iguana-card", thing.name):
            yield thing.name, thing.x, thing.y, thing.x + 100 * thing.scale, thing.y + 136 * thing.scale
        elif thing.name == "flame":
            half = 30 * thing.scale
            yield thing.name, thing.x - half, thing.y - 64 * thing.scale, thing.x + half, thing.y
        elif thing.name.startswith("badge"):
            half = 11 * thing.scale
            yield thing.name, thing.x - half, thing.y - half, thing.x + half, thing.y + half
    for text, thing, size, anchor in texts(root):
        wide = measure(text, size)
        left = thing.x - {"start": 0, "middle": wide / 2, "end": wide}[anchor]
        yield text, left, thing.y - 0.8 * size, left + wide, thing.y


@pytest.mark.parametrize("players", range(2, 7))
def test_the_frame_holds_everything_whatever_the_names(players: int) -> None:
    names = LONG_NAMES[:players]
    for view in (*views(Options(players=players), seed=9, every=9), crowded(players, 0), crowded(players, None)):
        root = drawn(view, names)
        _, _, wide, high = map(float, root.attrib["viewBox"].split())
        assert wide == 1000
        for what, left, top, right, bottom in boxes(root):
            assert 0 <= left <= right <= wide, what
            assert 0 <= top <= bottom <= high, what


def panels(root: Element) -> list[Element]:
    """The places of the seats: groups with a frame of their own, without the clearing."""
    groups = root.findall(f"{SVG}g")
    return [group for group in groups if group[0].tag == f"{SVG}rect"]


@pytest.mark.parametrize("players", range(2, 7))
def test_names_end_before_the_flames_and_cards_do_not_cover_each_other(players: int) -> None:
    names = LONG_NAMES[:players]
    for view in (*views(Options(players=players), seed=13, every=9), crowded(players, 0), crowded(players, None)):
        for panel in panels(drawn(view, names)):
            found = list(boxes(panel))
            frame = found[0]
            assert all(box[1] >= frame[1] and box[3] <= frame[3] + 0.1 for box in found)
            assert all(box[2] >= frame[2] and box[4] <= frame[4] + 0.1 for box in found)
            said = [box for box in found if box[0].endswith("…")]
            for name in said:
                assert not [box for box in found if box is not name and box is not frame and _overlap(name, box)]
            faces_up = [box for box in found if re.fullmatch(r"card\d", box[0])]
            for number, one in enumerate(faces_up):
                assert not [other for other in faces_up[:number] if _overlap(one, other)]
                assert not [back for back in found if re.fullmatch(r"back\d", back[0]) and _overlap(one, back)]


def _overlap(one: tuple[str, float, float, float, float], other: tuple[str, float, float, float, float]) -> bool:
    return one[1] < other[3] - 0.1 and other[1] < one[3] - 0.1 and one[2] < other[4] - 0.1 and other[2] < one[4] - 0.1


def test_of_every_card_in_a_long_row_number_and_owner_are_seen() -> None:
    for players in (2, 6):
        used = things(drawn(crowded(players, 0)))
        laid = [thing for thing in used if re.match(r"card", thing.name) and thing.scale > 0.6][:18]
        assert len(laid) == 18
        for one, other in pairwise(laid):
            assert other.x - one.x >= 45.9 * one.scale


# ---- words, names, whose turn


@variants
def test_a_picture_can_be_read_aloud_and_writes_only_digits_and_letters(options: Options) -> None:
    for view in views(options, seed=7, every=11):
        root = drawn(view)
        title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
        assert title is not None
        assert desc is not None
        assert root.get("role") == "img"
        assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"
        assert title.text == "Tails on Fire"
        assert all(f"Seat {seat}: " in (desc.text or "") for seat in range(options.players))
        allowed = r"\d+|\+1|[?!]|[A-Z]|Thief|Box"
        assert all(re.fullmatch(allowed, text.text or "") for text in root.iter(f"{SVG}text"))


@variants
def test_all_words_are_the_readers_own(options: Options) -> None:
    names = ("Zoé", "A & <B>", "x@y\x1b\x00", "Dov", "Éva", "Fil")[: options.players]
    labels = Labels(thief="le Chapardeur", box="la boîte")
    *_, view = views(options, seed=7, every=1000)
    picture = draw_svg(
        view, names=names, title="Le feu d’Ada & Bob @ <18 h>", desc="Trois piles.", labels=labels, letters="RBJVPI"
    )
    root = ElementTree.fromstring(picture)
    assert [root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")] == [
        "Le feu d’Ada & Bob @ <18 h>",
        "Trois piles.",
    ]
    written = {text for text, *_ in texts(root)}
    assert {"x@y" if "@" in name else name for name in names} <= written
    letters = {text.text for text in root.iter(f"{SVG}text") if re.fullmatch("[A-Z]", text.text or "")}
    assert letters == set("RBJVPIT")
    assert {word for word in written if word[:2] in ("le", "la")} == {
        *([labels.thief] if view.thief else []), *([labels.box] if view.box.flames else [])
    }  # fmt: skip
    assert not re.search("Thief|Box|Seat", "".join(root.itertext()))


def test_water_is_around_who_may_act_and_marks_the_wanted_value_only_for_them() -> None:
    night = hunted("1 4 5", "1 2 3", "5 6 8", "4 7 9")
    for seat, dashed in ((3, WATER), (0, "#FFB45F"), (None, "#FFB45F")):
        root = drawn(night.look(seat))
        slots = [rect.get("stroke") for rect in root.iter(f"{SVG}rect") if rect.get("stroke-dasharray") == "8 6"]
        assert slots == [dashed]
        lit = [panel for panel in panels(root) if panel[0].get("stroke") == WATER]
        assert ["badge3" in [thing.name for thing in things(panel)] for panel in lit] == [True]


def test_rivals_sit_in_the_order_of_their_turns() -> None:
    for seat in range(6):
        tops = panels(drawn(table(1, players=6).look(seat)))
        order = [next(thing.name for thing in things(panel) if thing.name.startswith("badge")) for panel in tops]
        assert order == [f"badge{(seat + step) % 6}" for step in (1, 2, 3, 4, 5, 0)]
