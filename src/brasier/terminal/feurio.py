"""Feurio! in the terminal: its sentences, its lists of choices, its count."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from brasier.core.game import REFEREE, CellTarget, Choice
from brasier.core.match import Match
from brasier.games.feurio.data import COLOUR_NAMES, DIRECTIONS
from brasier.games.feurio.drawing import draw_board, legend
from brasier.games.feurio.picture import draw_svg
from brasier.games.feurio.position import Cell
from brasier.games.feurio.view import (
    Began,
    Drawn,
    Event,
    FirebreakLaid,
    MenPlaced,
    Passed,
    Standing,
    Tile,
    TileLaid,
    View,
    Zone,
)
from brasier.terminal.screen import STICKY, Screen
from brasier.terminal.speaker import Menu, Preset, Speaker
from brasier.texts import LANGUAGES, Texts

NOTATION_WORDS = ("draw", "middle", "tile", "firebreak", "men", "pass", *COLOUR_NAMES)


class FeurioSpeaker(Speaker):
    presets = (
        Preset("preset-feurio-bots", {"players": 4}, 1),
        Preset("preset-feurio-alone", {"mode": "solitaire"}, 1),
        Preset("preset-feurio-two", {"players": 2}, 2),
        Preset("preset-feurio-two-firebreaks", {"players": 2, "firebreaks": True}, 2),
        Preset("preset-feurio-three", {"players": 3}, 3),
        Preset("preset-feurio-four", {"players": 4}, 4),
        Preset("preset-feurio-together", {"players": 2, "mode": "cooperative"}, 2),
        Preset("preset-feurio-box", {"players": 2}, 2, manual=True),
    )
    secret_draws = True

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        super().__init__(texts, names)
        self.letters = texts.say("colour-letters")

    @staticmethod
    def default_name(texts: Texts, seat: int, people: int) -> str:
        return texts.say("you") if people == 1 else texts.say("player", number=seat + 1)

    def opening(self, match: Match) -> str:
        options = match.options
        say = self.texts.say
        sentences = [say("opening-feurio", players=options.players), say(f"mode-feurio-{options.mode}")]
        if options.firebreaks:
            sentences.append(say("opening-feurio-firebreaks"))
        if options.cest_chaud:
            sentences.append(say("opening-feurio-cest-chaud"))
        view: View = match.view(None)
        for standing in view.standings:
            colours = ", ".join(self._colours(standing))
            sentences.append(say("opening-feurio-seat", name=self.names[standing.seat], colours=colours))
        return " ".join(sentences)

    def _colours(self, standing: Standing) -> list[str]:
        return [self.texts.say("colour-letter", colour=colour, letter=self._letter(colour)) for colour in standing.men]

    def _letter(self, colour: str) -> str:
        return self.letters[COLOUR_NAMES.index(colour)]

    # ---- the board

    def board(self, view: View, screen: Screen) -> str:
        plain = draw_board(view, width=screen.width, letters=self.letters, owners=self.names)
        if max(len(line) for line in plain.split("\n")) > screen.width:
            lines = [self.texts.say("board-too-wide"), *self.words(view)]
            return "\n".join(screen.broken(line, indent=6) for line in lines)
        if not screen.colour:
            return plain
        return draw_board(
            view,
            colour=True,
            palette=screen.palette,
            width=screen.width,
            letters=self.letters,
            owners=self.names,
        )

    def picture(self, view: View) -> str:
        return draw_svg(view, letters=self.letters, names=self.names, title=self.texts.say("game-feurio"))

    def legend(self) -> list[str]:
        return [f"{sign:>6}  {self.texts.say(f'legend-feurio-{what}')}" for sign, what in legend(self.letters)]

    def words(self, view: View) -> list[str]:
        lines = [f"{_at(tile.cell)}  {self._tile(view, tile)}" for tile in view.tiles]
        values = {tile.cell: tile.value if tile.firebreak_of is None else 0 for tile in view.tiles}
        for empty in view.empty:
            if empty.hottest and (view.left or view.holding):
                q, r = empty.cell
                beside = [values[q + dq, r + dr] for dq, dr in DIRECTIONS if (q + dq, r + dr) in values]
                told = self.texts.say("hottest-feurio", sum=empty.sum, neighbours=", ".join(map(str, beside)))
                lines.append(f"{_at(empty.cell)}  {told}")
        return lines

    def _tile(self, view: View, tile: Tile) -> str:
        say = self.texts.say
        if tile.firebreak_of is not None:
            if tile.firebreak_of == view.seat:
                return say("tile-feurio-firebreak-own", value=tile.value)
            return say("tile-feurio-firebreak", name=self.names[tile.firebreak_of])
        men = ", ".join(say("men-feurio", colour=colour, men=men) for colour, men in tile.men.items())
        told = men or say("men-feurio-nobody")
        return say("tile-feurio", value=tile.value, men_text=told, room=tile.room, accesses=tile.accesses)

    # ---- how it stands

    def headline(self, view: View) -> str:
        name = self.names[view.player]
        if view.phase == "middle":
            return self.texts.say("turn-feurio-middle", name=name, values=", ".join(map(str, view.start)))
        if view.phase == "tile":
            value = "?" if view.drawn is None else str(view.drawn)
            return self.texts.say("turn-feurio-tile", name=name, value=value, sum=view.hottest, left=view.left)
        if view.phase in ("start", "draw"):
            return self.texts.say("turn-feurio-draw", name=name)
        return self.texts.say("turn-feurio-men", name=name, left=view.left)

    def status(self, view: View) -> str:
        parts = []
        for standing in view.standings:
            men = " ".join(f"{men}{self._letter(colour)}" for colour, men in standing.men.items())
            if view.goal is None:
                part = self.texts.say("status-feurio", name=self.names[standing.seat], men=men, points=standing.points)
            else:
                part = self.texts.say("status-feurio-shared", name=self.names[standing.seat], men=men)
            parts.append(part)
        if view.goal is not None:
            goal = view.goal
            parts.append(self.texts.say("goal-feurio", men=goal.men, one_zone=goal.one_zone, open_ones=goal.open_ones))
        return " | ".join(parts)

    def standings(self, view: View) -> list[str]:
        lines = self._by_colour(view) if view.goal is not None else self._by_player(view)
        unseen = ", ".join(f"{count}{STICKY}×{STICKY}{value}" for value, count in enumerate(view.unseen, 1))
        if view.end is None:
            lines.append(self.texts.say("unseen-feurio", unseen=unseen))
        return lines

    def _by_player(self, view: View) -> list[str]:
        """F20: the one with most points first, each with the zones that make them."""
        lines = []
        for standing in sorted(view.standings, key=lambda standing: (-standing.points, -standing.best_zone)):
            men = ", ".join(
                self.texts.say("men-feurio", colour=colour, men=men) for colour, men in standing.men.items()
            )
            lines.append(
                self.texts.say("standing-feurio", name=self.names[standing.seat], points=standing.points, men=men)
            )
            lines += [
                f"    {self.zone(zone, view)}" for zone in view.zones if zone.colour in self._scoring(view, standing)
            ]
        return lines

    def _scoring(self, view: View, standing: Standing) -> Iterable[str]:
        """F19: reinforcements do not score."""
        return [colour for colour in standing.men if view.options.players != 3 or colour != COLOUR_NAMES[3]]

    def _by_colour(self, view: View) -> list[str]:
        """F22: each colour's way to the goal."""
        lines = []
        goal = view.goal
        assert goal is not None
        if view.end is None:
            lines.append(self.texts.say("goal-feurio", men=goal.men, one_zone=goal.one_zone, open_ones=goal.open_ones))
        for colour in COLOUR_NAMES:
            zones = [zone for zone in view.zones if zone.colour == colour]
            left = sum(standing.men.get(colour, 0) for standing in view.standings)
            is_open = "yes" if len(zones) == 1 and zones[0].divisor == 1 else "no"
            lines.append(self.texts.say("colour-goal-feurio", colour=colour, men=left, zones=len(zones), open=is_open))
        return lines

    def zone(self, zone: Zone, view: View) -> str:
        values = "+".join(map(str, zone.values))
        facts: dict[str, Any] = {
            "colour": zone.colour,
            "values": f"({values})" if len(zone.values) > 1 else values,
            "cells": " ".join(_at(cell) for cell in zone.cells),
        }
        if zone.divisor == 0:
            return self.texts.say("zone-feurio-closed", **facts)
        facts |= {"divisor": zone.divisor, "points": zone.points}
        if zone.total % zone.divisor == 0:
            return self.texts.say("zone-feurio", **facts)
        return self.texts.say("zone-feurio-down" if view.options.cest_chaud else "zone-feurio-up", **facts)

    # ---- what a person may do

    def choices(self, view: View, choices: Sequence[Choice]) -> Menu:
        """Read from left to right and top to bottom, as the board is; all that can be done on one cell on one line."""
        ordered = sorted(choices, key=lambda choice: (choice.kind != "pass", _reading_order(_cell(choice))))
        numbered = list(enumerate(ordered, 1))
        tiles = {tile.cell: tile for tile in view.tiles}
        lines = []
        for cell, group in groupby(numbered, key=lambda pair: _cell(pair[1])):
            members = list(group)
            if cell is None:
                lines += [f"{number:>3}) {self._told(choice)}" for number, choice in members]
                continue
            where = (
                self.texts.say("place-feurio", value=tiles[cell].value, cell=_at(cell))
                if cell in tiles
                else self.texts.say("place-feurio-hottest", cell=_at(cell), sum=view.hottest)
            )
            ways = [f"{number:>2}) {self._told(choice)}".replace(" ", STICKY) for number, choice in members]
            lines.append(f"  {where}  {'  '.join(ways)}")
        return Menu(lines, [choice.action for choice in ordered])

    def _told(self, choice: Choice) -> str:
        words = choice.action.split()
        say = self.texts.say
        if choice.kind == "middle":
            return say("choice-feurio-middle", low=words[1], high=words[2])
        if choice.kind == "tile":
            return say("choice-feurio-tile")
        if choice.kind == "firebreak":
            return say("choice-feurio-firebreak", colour=words[2])
        if choice.kind == "men":
            return say("men-feurio", colour=words[2], men=int(words[3]))
        return say("choice-feurio-pass")

    def meant(self, typed: str, view: View) -> str:
        known = _own_words()
        words = [known.get(word, word) for word in typed.lower().split()]
        if words and words[0] not in NOTATION_WORDS and "," in words[0] and view.phase == "tile":
            words.insert(0, "tile")  # just the cell: there is only one thing to do with it
        if words and view.turn is None and words[0].isdecimal():
            words.insert(0, "draw")
        return " ".join(words)

    def drawer(self, view: View) -> int | None:
        return view.player if view.options.firebreaks and view.phase == "draw" else None

    def ask_chance(self, view: View) -> str:
        return self.texts.say("ask-feurio-drawn", name=self.names[view.player])

    # ---- what happened

    def event(self, event: Event) -> str:
        say = self.texts.say
        match event:
            case Drawn(value=None):
                return say("event-feurio-drawn-secret", name=self.names[event.seat])
            case Drawn():
                return say("event-feurio-drawn", name=self.names[event.seat], value=event.value)
            case TileLaid():
                return say("event-feurio-tile", name=self.names[event.seat], value=event.value, cell=_at(event.cell))
            case FirebreakLaid():
                facts = {"name": self.names[event.seat], "cell": _at(event.cell), "colour": event.colour}
                if event.value is None:
                    return say("event-feurio-firebreak", **facts)
                return say("event-feurio-firebreak-own", value=event.value, **facts)
            case MenPlaced():
                name, cell = self.names[event.seat], _at(event.cell)
                return say("event-feurio-men", name=name, cell=cell, colour=event.colour, men=event.men)
            case Passed():
                return say("event-feurio-pass", name=self.names[event.seat])
            case Began():
                return say("event-feurio-begin", name=self.names[event.seat])
        return say("event-feurio-end")

    def depth(self, event: Event) -> int:
        return 0

    def ending(self, match: Match) -> list[str]:
        view: View = match.view(REFEREE)
        end = view.end
        assert end is not None
        facts: dict[str, Any] = {}
        if view.goal is not None:
            facts = {"men": view.goal.men, "one_zone": view.goal.one_zone, "open_ones": view.goal.open_ones}
        else:
            facts["points"] = end.scores[end.winners[0]]
            names = [self.names[seat] for seat in end.winners]
            if end.reason == "shared":
                facts["names"] = self.texts.say("list-and", first=", ".join(names[:-1]), last=names[-1])
            else:
                facts["name"] = names[0]
        return [self.texts.say(f"outcome-feurio-{end.reason}", **facts), *self.standings(view)]


def _own_words() -> dict[str, str]:
    """Every word somebody may use for a word of the notation, in every language."""
    return {
        word: notation
        for language in LANGUAGES
        for notation in NOTATION_WORDS
        for word in Texts(language).say(f"words-feurio-{notation}").split()
    }


def _cell(choice: Choice) -> Cell | None:
    return choice.target.at if isinstance(choice.target, CellTarget) else None


def _reading_order(cell: Cell | None) -> tuple[int, int]:
    return (-99, -99) if cell is None else (cell[1], cell[0])


def _at(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


SPEAKER = FeurioSpeaker
