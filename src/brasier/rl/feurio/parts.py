"""The parts of an observation of Feurio!, and the way back from a row to the words of the view."""

from typing import Any

import msgspec

from brasier.games.feurio.cell import AXIS_ZERO, places
from brasier.games.feurio.data import COLOUR_NAMES, COLOURS, COPIES, MEN, MODES, SIDES, TILES, VALUES
from brasier.games.feurio.options import Options
from brasier.games.feurio.position import PHASES, Cell, plays
from brasier.games.feurio.rules import CELLS
from brasier.games.feurio.view import Empty, Tile
from brasier.rl.features import Layout, Numbers, Part
from brasier.rl.feurio.observer import SEATS, FeurioObserver

FARTHEST = AXIS_ZERO + TILES  # the coordinate of a cell beside the last of 36 tiles in a straight line
MOST_PLACES = 3

LAYOUT = Layout(
    [
        Part("q", (CELLS,), FARTHEST, "Axial q of each numbered cell plus 64; 0: no cell has this number yet."),
        Part("r", (CELLS,), FARTHEST, "Axial r of each cell plus 64; 0: no cell has this number yet."),
        Part("order", (CELLS,), TILES, "The how-manieth tile lies there, from 1; 0: the cell is empty."),
        Part("value", (CELLS,), VALUES, "Value of the tile there; 0: empty, or a firebreak of somebody else."),
        Part("firebreak", (CELLS,), SEATS, "Who laid the firebreak there: 1 oneself, 2 the next seat …; 0: none."),
        Part("men", (COLOURS, CELLS), MOST_PLACES, "Men on each cell, a plane each of red, green, blue, yellow."),
        Part("accesses", (CELLS,), SIDES, "Free accesses of the tile there."),
        Part("room", (CELLS,), MOST_PLACES, "How many more men the tile there takes now."),
        Part("sum", (CELLS,), SIDES * VALUES, "Of an empty cell: the sum of the tiles beside it."),
        Part("hottest", (CELLS,), 1, "1: an empty cell with the greatest sum: where a tile may go."),
        Part("phase", (len(PHASES),), 1, f"One of: {', '.join(PHASES)}."),
        Part("seat", (SEATS,), 1, "One of the seats at the table: the one that looks."),
        Part("player", (SEATS,), 1, "Whose turn it is, also while chance draws: oneself, the next seat …"),
        Part("holding", (1,), 1, "1: that player holds a drawn tile."),
        Part("drawn", (VALUES,), 1, "Its value, one of 1–6; all 0: none, or this seat may not know it."),
        Part("start", (VALUES,), SEATS, "Start tiles drawn but not laid, of each value 1–6."),
        Part("left", (1,), TILES, "Tiles in the pile."),
        Part("unseen", (VALUES,), COPIES, "Tiles of each value 1–6 that this seat has not seen: pile and secrets."),
        Part("passes", (1,), SEATS, "Passes in a row since the pile is empty."),
        Part("supplies", (SEATS, COLOURS), MEN, "Men left: a row for oneself, the next seat …; a column a colour."),
        Part("mode", (len(MODES),), 1, f"One of: {', '.join(MODES)}."),
        Part("players", (SEATS,), 1, "One of 1–4 players."),
        Part("eldest", (SEATS,), 1, "Who is the eldest: oneself, the next seat …"),
        Part("firebreaks", (1,), 1, "1: played with firebreaks."),
        Part("cest_chaud", (1,), 1, "1: points are rounded down."),
    ]
)


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """A row in the words of the view: all of it but what follows from the rest (zones, points, the goal, the end)."""

    seat: int
    options: Options
    phase: str
    turn: int | None
    player: int
    drawn: int | None
    holding: bool
    start: tuple[int, ...]
    tiles: tuple[Tile, ...]
    empty: tuple[Empty, ...]
    hottest: int
    left: int
    unseen: tuple[int, ...]
    passes: int
    men: tuple[dict[str, int], ...]  # what each seat has in hand, by colour


def observer() -> FeurioObserver:
    return FeurioObserver()


def read(observation: Numbers) -> Seen:
    """What a row tells. The row must be one that an observer wrote."""
    parts = {name: numbers.tolist() for name, numbers in LAYOUT.split(observation).items()}
    players = parts["players"].index(1) + 1
    seat = parts["seat"].index(1)
    phase = PHASES[parts["phase"].index(1)]
    player = (seat + parts["player"].index(1)) % players
    empty = _empty(parts)
    return Seen(
        seat=seat,
        options=Options(
            players=players,
            mode=MODES[parts["mode"].index(1)],
            firebreaks=parts["firebreaks"] == [1],
            cest_chaud=parts["cest_chaud"] == [1],
            eldest=(seat + parts["eldest"].index(1)) % players,
        ),
        phase=phase,
        turn=None if phase in ("start", "draw", "done") else player,
        player=player,
        drawn=parts["drawn"].index(1) + 1 if 1 in parts["drawn"] else None,
        holding=parts["holding"] == [1],
        start=tuple(value for value, count in enumerate(parts["start"], 1) for _ in range(count)),
        tiles=_tiles(parts, seat, players),
        empty=empty,
        hottest=max((cell.sum for cell in empty), default=0),
        left=parts["left"][0],
        unseen=tuple(parts["unseen"]),
        passes=parts["passes"][0],
        men=tuple(
            {
                name: parts["supplies"][(other - seat) % players][colour]
                for colour, name in enumerate(COLOUR_NAMES)
                if plays(players, other, colour)
            }
            for other in range(players)
        ),
    )


def _cell(parts: dict[str, Any], number: int) -> Cell:
    return parts["q"][number] - AXIS_ZERO, parts["r"][number] - AXIS_ZERO


def _tiles(parts: dict[str, Any], seat: int, players: int) -> tuple[Tile, ...]:
    """In the order in which they were laid."""
    numbers = sorted((number for number in range(CELLS) if parts["order"][number]), key=parts["order"].__getitem__)
    return tuple(_tile(parts, number, seat, players) for number in numbers)


def _tile(parts: dict[str, Any], number: int, seat: int, players: int) -> Tile:
    value, firebreak = parts["value"][number], parts["firebreak"][number]
    return Tile(
        cell=_cell(parts, number),
        value=value or None,
        firebreak_of=(seat + firebreak - 1) % players if firebreak else None,
        men={
            name: parts["men"][colour][number]
            for colour, name in enumerate(COLOUR_NAMES)
            if parts["men"][colour][number]
        },
        places=0 if firebreak else places(value),
        accesses=parts["accesses"][number],
        room=parts["room"][number],
    )


def _empty(parts: dict[str, Any]) -> tuple[Empty, ...]:
    return tuple(
        Empty(cell=_cell(parts, number), sum=parts["sum"][number], hottest=parts["hottest"][number] == 1)
        for number in range(CELLS)
        if parts["q"][number] and not parts["order"][number]
    )
