"""Feurio! in the terminal: its sentences, its lists of choices, its count."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from brasier.core.game import Choice
from brasier.core.match import Match
from brasier.games.feurio.data import DIRECTIONS
from brasier.games.feurio.drawing import draw_board
from brasier.games.feurio.position import Cell
from brasier.games.feurio.view import (
    Began,
    Drawn,
    Ended,
    Event,
    FirebreakLaid,
    MenPlaced,
    Passed,
    Tile,
    TileLaid,
    View,
    Zone,
)
from brasier.terminal.screen import Screen
from brasier.terminal.speaker import Preset
from brasier.texts import Texts


class FeurioSpeaker:
    presets = (
        Preset("preset-bots", {"players": 4}, 1),
        Preset("preset-alone", {"mode": "solitaire"}, 1),
        Preset("preset-two", {"players": 2}, 2),
        Preset("preset-together", {"players": 2, "mode": "cooperative"}, 2),
    )

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names

    def board(self, view: View, screen: Screen) -> str:
        letters = self.texts.say("colour-letters")
        return draw_board(view, colour=screen.colour, width=screen.width, letters=letters)

    def words(self, view: View) -> list[str]:
        lines = [f"{_at(tile.cell)}  {self._tile(view, tile)}" for tile in view.tiles]
        values = {tile.cell: tile.value if tile.firebreak_of is None else 0 for tile in view.tiles}
        for empty in view.empty:
            if empty.hottest:
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

    def standings(self, view: View) -> list[str]:
        lines = []
        for standing in view.standings:
            men = ", ".join(
                self.texts.say("men-feurio", colour=colour, men=men) for colour, men in standing.men.items()
            )
            line = self.texts.say("standing-feurio", name=self.names[standing.seat], men=men)
            if view.goal is None:
                line += " " + self.texts.say("standing-feurio-points", points=standing.points)
            lines.append(line)
        if view.goal is not None and view.end is None:
            goal = view.goal
            lines.append(self.texts.say("goal-feurio", men=goal.men, one_zone=goal.one_zone, open_ones=goal.open_ones))
        return lines + [self.zone(zone) for zone in view.zones]

    def zone(self, zone: Zone) -> str:
        values = "+".join(map(str, zone.values))
        if zone.divisor == 0:
            return self.texts.say("zone-feurio-closed", colour=zone.colour, values=values)
        return self.texts.say(
            "zone-feurio",
            colour=zone.colour,
            values=values,
            total=zone.total,
            divisor=zone.divisor,
            points=zone.points,
        )

    def choices(self, view: View, choices: Sequence[Choice]) -> list[str]:
        numbered = list(enumerate(choices, 1))
        lines = [self._line(view, number, choice) for number, choice in numbered if choice.kind != "men"]
        men = [(number, choice) for number, choice in numbered if choice.kind == "men"]
        tiles = {tile.cell: tile for tile in view.tiles}
        for cell, group in groupby(men, key=lambda pair: pair[1].cell):
            assert cell is not None
            ways = [(number, choice.action.split()[2]) for number, choice in group]
            lines.append(self._men(tiles[cell], ways))
        return lines

    def _line(self, view: View, number: int, choice: Choice) -> str:
        words = choice.action.split()
        if choice.kind == "middle":
            told = self.texts.say("choice-feurio-middle", low=words[1], high=words[2])
        elif choice.kind == "tile":
            told = self.texts.say("choice-feurio-tile", cell=words[1], sum=view.hottest)
        elif choice.kind == "firebreak":
            told = self.texts.say("choice-feurio-firebreak", cell=words[1], colour=words[2])
        else:
            told = self.texts.say("choice-feurio-pass")
        return f"{number:>3}  {told} · {choice.rule}"

    def _men(self, tile: Tile, ways: Sequence[tuple[int, str]]) -> str:
        """One line a tile: the numbers of its choices, one run of numbers a colour."""
        runs = []
        for colour, group in groupby(ways, key=lambda way: way[1]):
            numbers = [number for number, _ in group]
            runs += [
                f"{number:>3}  {self.texts.say('men-feurio', colour=colour, men=men)}"
                for men, number in enumerate(numbers, 1)
            ]
        where = self.texts.say("place-feurio", value=tile.value, cell=_at(tile.cell))
        return "".join(f"{run:<20}" for run in runs).rstrip() + f"   → {where}"

    def outcome_of_chance(self, typed: str) -> str:
        return f"draw {typed}" if typed.isdigit() else typed

    def event(self, event: Event) -> str:
        say = self.texts.say
        match event:
            case Drawn(value=None):
                return say("event-feurio-drawn-secret", name=self.names[event.seat])
            case Drawn():
                return say("event-feurio-drawn", name=self.names[event.seat], value=event.value)
            case TileLaid():
                return say("event-feurio-tile", name=self.names[event.seat], value=event.value, cell=_at(event.cell))
            case FirebreakLaid(value=None):
                return say(
                    "event-feurio-firebreak",
                    name=self.names[event.seat],
                    cell=_at(event.cell),
                    colour=event.colour,
                )
            case FirebreakLaid():
                return say(
                    "event-feurio-firebreak-own",
                    name=self.names[event.seat],
                    cell=_at(event.cell),
                    colour=event.colour,
                    value=event.value,
                )
            case MenPlaced():
                return say(
                    "event-feurio-men",
                    name=self.names[event.seat],
                    cell=_at(event.cell),
                    colour=event.colour,
                    men=event.men,
                )
            case Passed():
                return say("event-feurio-pass", name=self.names[event.seat])
            case Began():
                return say("event-feurio-begin", name=self.names[event.seat])
            case Ended():
                return say("event-feurio-end")

    def ending(self, match: Match) -> list[str]:
        view: View = match.view(None)
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


def _at(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


SPEAKER = FeurioSpeaker
