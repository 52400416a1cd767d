"""The table as text: what a view says can be read from it, in any width, and nothing else."""

import re
import unicodedata
from typing import Any

import pytest

from brasier.core.drawing import XTERM
from brasier.games.tails import GAME
from brasier.games.tails.data import CARD_NAMES
from brasier.games.tails.drawing import LETTERS, Labels, draw_board, legend
from brasier.games.tails.options import Options
from brasier.games.tails.view import Fires, View
from exam.walks import walk
from games.tails.looking import LONG_NAMES, crowded, every_phase, state_of, variants, views
from games.tails.table import Table, table

NAMES = ("Ada", "Bob", "Cle", "Dov", "Eve", "Fay")  # three letters each: their column is as wide as they are
SIGNS = {"[]": "chosen", "()": "exhausted", "--": "lacks", "  ": "hand"}
ESCAPE = re.compile(r"\x1b\[[\d;]*m")
widths = pytest.mark.parametrize("width", [42, 60, 80, 100])
palettes = pytest.mark.parametrize("palette", ["true", "256"])


# ---- a reader of drawings: it knows the signs, and nothing of how they are put together


class Drawn:
    def __init__(self, drawing: str, *, width: int, name: int) -> None:
        self.lines = drawing.split("\n")
        self.width, self.name = width, name
        middle, _, seats = drawing.rpartition("\n\n")
        self.middle = middle.split("\n") if middle else []
        self.seats = seats.split("\n")

    def flames(self, text: str) -> int:
        return int(text[2:]) if text.startswith("^×") else text.count("^")

    def burning(self, text: str) -> list[tuple[str, int]]:
        found = re.findall(r"(\+1|[1-9A-Z])(\^×\d+|\^+)", text)
        assert "".join(card + fire for card, fire in found) == text.replace(" ", ""), text
        return [(card, self.flames(fire)) for card, fire in found]

    def iguana(self) -> Any:
        if not self.middle:
            return None
        start = self.middle[1][2]
        return None if start == "?" else (int(start), self.flames(self.middle[3][1:6].strip()))

    def below(self) -> list[tuple[str, int]]:
        at = [number for number, line in enumerate(self.middle) if line.startswith("≡")]
        if not at:
            return []
        count, *rest = " ".join(self.middle[at[0] :]).split()
        found = self.burning(" ".join(rest))
        assert count == f"≡{len(found)}"
        return found

    def row(self) -> list[tuple[str, str, int]]:
        """Who played what, and what it counts as."""
        found = []
        for top in range(0, len(self.middle) - 4, 5):
            if not self.middle[top].startswith(("╭", " ")):
                break
            edges = re.match(r"(?:╭──)*", self.middle[top][10:])
            assert edges is not None
            for left in range(11, 10 + len(edges[0]), 3):
                value, kind, owner = (self.middle[top + line][left : left + 2].strip() for line in (1, 2, 3))
                assert kind in ("", "+1")
                found.append((owner, kind or value, int(value)))
        return found

    def wanted(self) -> Any:
        """The value, whether it must be played, how often it was raised, and who is asked."""
        cells = [cell for line in self.middle for cell in re.findall(r"╎(...)╎", line)]
        if not cells:
            return None
        value, raised, who = cells
        return int(value[1]), value[2] == "!", int(raised.strip().removeprefix("↑") or 0), who.strip()

    def places(self) -> dict[str, dict[str, str]]:
        """Everything told of a seat, by its letter; "T" is the Thief, "" the box."""
        found: dict[str, dict[str, str]] = {}
        one_line, head = self.width >= 74, self.name + 14
        mine: dict[str, str] = {}
        for line in self.seats:
            letter = line[2:3].strip()
            if letter or line[4:5].isalpha():
                mine = found[letter] = {"mark": line[0], "first": line[1], "name": line[4 : 4 + self.name].strip()}
                mine["flames"] = line[4 + self.name : head - 6].strip()
                if not letter:
                    mine["rest"] = line[head - 4 :]
                    continue
                mine["held"] = line[head - 4 : head].strip()
                mine["hand"] = f"{line[head : head + 31]:31}"
                mine["rest"] = line[head + 32 :] if one_line else line[head:]
            elif not one_line and line[4:7].strip():
                mine["hand"] = f"{line[4:]:31}"
            else:
                mine["rest"] += f" {line.strip()}"
        return found

    def hand(self, text: str) -> dict[str, str]:
        cells = {card: text[3 * number :][: len(card) + 2] for number, card in enumerate(CARD_NAMES)}
        found = {}
        for card, cell in cells.items():
            assert cell[1:-1] in (card, "·".ljust(len(card)), " " * len(card)), (card, cell, text)
            found[card] = SIGNS[cell[0] + cell[-1]] if card in cell else "away"
        return found


def burning(view: View, fires: Fires) -> list[tuple[str, int]]:
    flames = dict(view.options.table)
    return [(str(start), flames[start]) for start in fires.iguanas] + [(LETTERS[seat], 1) for seat in fires.campfires]


def check(view: View, width: int) -> None:
    name = 5 if view.thief else 3
    drawn = Drawn(draw_board(view, width=width, names=NAMES[: len(view.players)]), width=width, name=name)
    assert all(len(line) <= width for line in drawn.lines)
    assert not any(line.endswith(" ") for line in drawn.lines)
    assert drawn.iguana() == (None if view.iguana is None else (view.iguana.start, view.iguana.flames))
    assert drawn.below() == [(str(card.start), card.flames) for card in view.unseen]
    letter = {None: "T"} | dict(enumerate(LETTERS))
    assert drawn.row() == [(letter[laid.seat], laid.card, laid.value) for laid in view.row]
    asked = letter[view.turn] if view.turn is not None or view.phase == "thief" else ""
    assert drawn.wanted() == (None if view.wanted is None else (view.wanted, view.must_open, view.vain, asked))
    places = drawn.places()
    assert sorted(places) == sorted(
        [*LETTERS[: len(view.players)], *(["T"] if view.thief else []), *([""] if view.box.flames else [])]
    )
    for player in view.players:
        seen = places[LETTERS[player.seat]]
        won = view.end is not None and player.seat in view.end.winners
        choosing = view.phase == "choose" and player.seat in view.awaited
        assert seen["name"] == NAMES[player.seat]
        assert seen["mark"] == ("★" if won else ">" if player.seat in view.awaited else " ")
        assert seen["first"] == ("*" if player.seat == view.first and view.end is None else " ")
        assert seen["flames"] == f"{player.flames}^"
        assert seen["held"] == ("." * min(3, len(player.cards)) if choosing else "▒" * player.holds)
        assert drawn.hand(seen["hand"]) == {card: state_of(player, card) for card in CARD_NAMES}
        assert drawn.burning(seen["rest"]) == [(pile.card, pile.fires.flames) for pile in player.piles]
    if view.thief:
        seen = places["T"]
        assert (seen["mark"], seen["name"], seen["held"]) == (
            ">" if view.phase == "thief" else " ", "Thief", f"▒{len(view.thief.pile)}"
        )  # fmt: skip
        assert seen["flames"] == ""
        assert re.findall("[1-9]", seen["hand"]) == [str(value) for value in view.thief.pile]
        assert re.sub(r"\s+", " ", seen["rest"]).strip() == "{" + " ".join(map(str, view.thief.reserve)) + "}"
    if view.box.flames:
        assert places[""]["flames"] == f"{view.box.flames}^"
        assert drawn.burning(places[""]["rest"]) == burning(view, view.box)


@widths
@variants
def test_all_a_view_says_can_be_read_from_the_table_along_whole_matches(options: Options, width: int) -> None:
    for view in views(options, seed=3, every=3):
        check(view, width)


@widths
@variants
def test_so_it_is_in_every_phase_for_everybody(options: Options, width: int) -> None:
    for view in every_phase(options):
        check(view, width)


@pytest.mark.parametrize("width", [42, 50, 60, 73, 74, 80, 100, 200])
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_nothing_hides_at_a_crowded_table(seat: int | None, width: int) -> None:
    for players in (3, 6):
        check(crowded(players, seat), width)


def test_a_table_looks_like_this() -> None:
    night = table(4, "1 4 6", "1 2 3", "5 6 +1", "4 5 7")
    night.tell("0 play 4, 1 pass, 2 play 5, 3 pass, 0 play 6, 1 pass, 2 play +1")
    assert draw_board(night.match.view(2), width=80, names=("Ada", "Bruno", "Chloé", "Dov")).split("\n") == [
        "╭─────╮╮  ╭──╭──╭──╭──╮ ┌╌╌╌┐",
        "│ 4   ││  │4 │5 │6 │7 │ ╎ 8 ╎",
        "│     ││  │  │  │  │+1│ ╎   ╎",
        "│  ^^ ││  │R │Y │R │Y │ ╎G  ╎",
        "╰─────╯╯  ╰──╰──╰──╰──╯ └╌╌╌┘",
        "≡8  1^^ 2^^^ 3^^^^ 5^^^ 6^^^^ 7^^ 8^^^ 9^^^^",
        "",
        " *R Ada    1^  ▒    1  2  3  ·  5  ·  7  8  ·  +1  9^",
        "  B Bruno  1^  ▒▒▒  1  2  3  4  5  6  7  ·  9  +1  8^",
        "  Y Chloé  1^  ▒    1  2  3  4  · [6] ·  8  9  ·   7^",
        "> G Dov    1^  ▒▒▒  1  2  3  4  5  ·  7  8  9  +1  6^",
    ]


@pytest.mark.parametrize("seed", range(6))
def test_four_players_take_no_more_than_eighteen_lines_of_eighty_columns(seed: int) -> None:
    for view in views(Options(players=4), seed=seed, every=1):
        assert draw_board(view, width=80, names=LONG_NAMES[:4]).count("\n") < 18


# ---- names, letters, words


def seat_lines(drawing: str) -> list[str]:
    """The lines that begin with the letter of a player."""
    lines = drawing.rpartition("\n\n")[2].split("\n")
    return [line for line in lines if line[2:3].isalpha() and line[3:4] == " " and line[2] != "T"]


def columns(line: str) -> int:
    wide = {"W": 2, "F": 2}
    return sum(0 if unicodedata.combining(char) else wide.get(unicodedata.east_asian_width(char), 1) for char in line)


@widths
@pytest.mark.parametrize("players", range(2, 7))
def test_no_name_makes_a_line_too_long_or_moves_what_comes_after_it(players: int, width: int) -> None:
    for view in (*views(Options(players=players), seed=7, every=5), crowded(players, None)):
        labels = Labels(thief="Chapardeuse" * 4, box="Boîte" * 9)
        drawing = draw_board(view, width=width, names=LONG_NAMES[:players], labels=labels)
        assert drawing.replace("\n", "").isprintable()
        assert all(columns(line) <= width for line in drawing.split("\n"))
        flames = [columns(line[: line.index("^")]) for line in seat_lines(drawing)]
        assert len(flames) == players
        assert len(set(flames)) == 1


def test_without_names_the_seats_are_numbered() -> None:
    assert [line[4] for line in seat_lines(draw_board(crowded(6, None)))] == list("012345")


@variants
def test_letters_and_words_are_the_readers_own(options: Options) -> None:
    letters, labels = "RBJVPI", Labels(thief="le Chapardeur", box="la boîte")
    names = ("Ana", "Béa", "Cid", "Dan", "Eva", "Fil")[: options.players]
    said = "".join((letters, "T", *names, labels.thief, labels.box))
    for view in views(options, seed=5, every=7):
        drawing = draw_board(view, letters=letters, names=names, labels=labels)
        assert {char for char in drawing if char.isalpha()} <= set(said)
        assert all(name in drawing for name in names)
        assert (labels.thief in drawing) == (view.thief is not None)
        assert (labels.box in drawing) == bool(view.box.flames)
        assert [line[2] for line in seat_lines(drawing)] == list(letters[: options.players])


def test_narrower_than_the_narrowest_is_drawn_as_the_narrowest() -> None:
    view = crowded(4, 1)
    assert draw_board(view, width=10) == draw_board(view, width=42)


# ---- secrets


def hunted(*hands: str) -> Table:
    night = table(4, *hands)
    night.tell("0 play 4, 1 pass, 2 play 5")
    return night


@pytest.mark.parametrize("width", [42, 80])
def test_what_somebody_else_chose_leaves_no_trace(width: int) -> None:
    one, other = hunted("1 4 5", "1 2 3", "5 6 8", "4 7 9"), hunted("2 4 +1", "1 5 6", "5 6 8", "1 2 3")
    for seat in (2, None):
        drawings = {draw_board(night.match.view(seat), width=width) for night in (one, other)}
        assert len(drawings) == 1
        assert ("[" in drawings.pop()) == (seat == 2)
    mine, theirs = (draw_board(night.match.view(0), width=width) for night in (one, other))
    assert mine != theirs
    assert re.findall(r"\[.{1,2}\]", mine) == ["[1]", "[5]"]
    assert re.findall(r"\[.{1,2}\]", theirs) == ["[2]", "[+1]"]


@variants
def test_equal_views_are_drawn_alike(options: Options) -> None:
    for state in walk((GAME, options), 11):
        copy = state.clone()
        assert draw_board(GAME.view(state, 0)) == draw_board(GAME.view(copy, 0))


# ---- the legend


def test_the_legend_has_every_sign_of_a_table() -> None:
    signs = {what: sign for sign, what in legend()}
    assert len(signs) == len(legend())
    shown = [draw_board(view) for options in GAME.variants() for view in views(options, seed=1, every=4)]
    shown += [draw_board(crowded(3, 0)), draw_board(crowded(6, None))]
    explained = set("".join(signs.values())) | set("╭─╮╰╯┌╌┐└┘?") | set("0123456789 \n") | set("ThiefBox")
    assert set("".join(shown)) <= explained
    drawings = "\n".join(shown)
    for what in set(signs) - {"iguana", "laid", "trickster", "must", "big-pile", "hand", "seat"}:
        assert all(char in drawings for char in signs[what] if not char.isdigit()), what
    assert signs["seat"] == LETTERS
    assert {what: sign for sign, what in legend("RBJVPI")}["seat"] == "RBJVPI"


# ---- colours


Colour = tuple[int, ...]


def light(colour: Colour) -> float:
    parts = [part / 255 for part in colour]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def read_colour(asked: str) -> Colour:
    kind, *numbers = map(int, asked.split(";"))
    return XTERM[numbers[0] - 16] if kind == 5 else tuple(numbers)


@palettes
def test_colour_paints_the_same_characters_and_each_can_be_read(palette: str) -> None:
    number = r"(5;\d+|2;\d+;\d+;\d+)"
    for options in GAME.variants():
        for view in views(options, seed=2, every=9):
            plain, painted = draw_board(view), draw_board(view, colour=True, palette=palette)
            assert ESCAPE.sub("", painted) == plain
            assert plain.replace("\n", "").isprintable()
            for escape in set(ESCAPE.findall(painted)) - {"\x1b[0m"}:
                found = re.fullmatch(rf"\x1b\[0(?:;1)?;38;{number}(?:;48;{number})?m", escape)
                assert found is not None, escape
                text, ground = (read_colour(part) if part else None for part in found.groups())
                assert text is not None
                low, high = sorted((light(text), light(ground or (22, 17, 29))))
                # What has a ground of its own is read on it, the rest on the dark of a terminal.
                assert (high + 0.05) / (low + 0.05) >= (4.5 if ground else 3), escape


@palettes
def test_every_seat_has_a_colour_of_its_own(palette: str) -> None:
    painted = "".join(draw_board(crowded(players, None), colour=True, palette=palette) for players in (3, 6))
    grounds: dict[str, set[str]] = {}
    for found in re.finditer(r"\x1b\[[\d;]*48;([\d;]+)m([A-Z])", painted):
        grounds.setdefault(found[2], set()).add(found[1])
    assert sorted(grounds) == sorted(f"{LETTERS}T")
    assert len({ground for seen in grounds.values() for ground in seen}) == 7


def test_another_palette_is_refused() -> None:
    with pytest.raises(ValueError, match="true and 256"):
        draw_board(crowded(3, 0), palette="16")
