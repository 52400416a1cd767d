"""The observation of Flash Point in words: what each part means, and a row turned back into what a view says."""

from typing import Final

import msgspec
import numpy as np

from brasier.games.flashpoint.codes import REASONS
from brasier.games.flashpoint.data import COLUMNS, EDITIONS, LEVELS, MODES, ROWS, SPECIALISTS
from brasier.games.flashpoint.ground import EAST, INSIDE_SPACE, NORTH, RING_SPACE, SOUTH, SPACES, WEST
from brasier.games.flashpoint.house import VEHICLES
from brasier.games.flashpoint.notation import DICE
from brasier.games.flashpoint.position import Cell, Edge, Side, cell_of, edge_at
from brasier.games.flashpoint.view import PHASES, Door, Firefighter, Spot, Victim, Wall
from brasier.rl.features import Layout, Numbers, Part
from brasier.rl.flashpoint.observer import FlashPointObserver

SEATS: Final = 6
GROUND: Final = (ROWS + 2, COLUMNS + 2)
INSIDE: Final = (ROWS, COLUMNS)
RING: Final = (len(RING_SPACE),)

LAYOUT: Final = Layout(
    [
        Part("own", GROUND, 1, "where the looker's firefighter is"),
        Part("team", GROUND, 5, "how many of the other firefighters are on each space"),
        Part("victims", GROUND, 3, "victims that are not treated, by space"),
        Part("treated", GROUND, 3, "treated victims (P35), by space"),
        Part("fire", INSIDE, 1, "fire inside"),
        Part("smoke", INSIDE, 1, "smoke"),
        Part("poi", INSIDE, 1, "points of interest, face down"),
        Part("hazmats", INSIDE, 5, "hazmats, by space"),
        Part("hot_spots", INSIDE, 1, "hot spots"),
        Part("walls_north", INSIDE, 2, "north of each space: 2 a wall, 1 a damaged one, 0 nothing that stands"),
        Part("walls_south", (COLUMNS,), 2, "the same for the southern outer wall"),
        Part("walls_west", INSIDE, 2, "the same west of each space"),
        Part("walls_east", (ROWS,), 2, "the same for the eastern outer wall"),
        Part("doors_north", INSIDE, 2, "north of each space: 2 a closed door, 1 an open one, 0 none that is left"),
        Part("doors_west", INSIDE, 2, "the same west of each space"),
        Part("fire_outside", RING, 1, "fire on the ring, only while the fire advances (P21)"),
        Part("ambulance", RING, 2, "on the ring: 2 where the ambulance stands, 1 where it may"),
        Part("engine", RING, 2, "the same for the engine"),
        Part("phase", (len(PHASES),), 1, "the phase, one of " + ", ".join(PHASES)),
        Part("seat", (SEATS,), 1, "the looker's seat: actions name firefighters by seat"),
        Part("player", (SEATS,), 1, "whose turn it is, counted from the looker"),
        Part("turn", (SEATS,), 1, "who is to act, counted from the looker; nobody: chance is, or it is over"),
        Part("places", (SEATS, 2), 10, "row and column of each firefighter from the looker on, plus 1; 0: not placed"),
        Part("points", (SEATS,), 9, "action points: of whose turn it is, what is left; of the others, what is saved"),
        Part("specialists", (SEATS,), 8, "the specialist of each, 0: none, else " + ", ".join(SPECIALISTS)),
        Part("waiting", (SEATS,), 1, "who still has to say where to recover, or whether to ride along"),
        Part("special", (1,), 3, "special points left of whose turn it is"),
        Part("target", (2,), 8, "row and column of the last roll or of what is revealed; 0: none"),
        Part("rerolled", (2,), 1, "which dice of the deck gun were rolled again: red, black"),
        Part("vehicle", (1,), 2, "what may be ridden in: 1 the ambulance, 2 the engine"),
        Part("fresh", (1,), 1, "nothing was done this turn (P43)"),
        Part("cafs_commanded", (1,), 1, "the CAFS firefighter has taken its one point (P39)"),
        Part("flaring", (1,), 1, "the fire will advance once more (P46)"),
        Part("flared", (1,), 1, "this fire phase had a flare-up before"),
        Part("playing_on", (1,), 1, "won already, and played on (P24)"),
        Part("to_come", (1,), 6, "set-up: markers of this kind still to be placed"),
        Part("rescued", (1,), 10, "victims rescued: 7 win"),
        Part("lost", (1,), 6, "victims lost: 4 lose, and a house that falls buries up to 3"),
        Part("damage", (1,), 24, "damage of the house: at 24 it falls"),
        Part("pool", (1,), 15, "points of interest that have not come yet"),
        Part("unseen_victims", (1,), 10, "victims among the pool and what lies face down"),
        Part("unseen_alarms", (1,), 5, "false alarms among them"),
        Part("reserve", (1,), 12, "hot spots that can still come (P30)"),
        Part("end", (1,), len(REASONS) - 1, "why it is over, 0: it is not, else " + ", ".join(REASONS[1:])),
        Part("mode", (1,), 1, "0 family, 1 advanced"),
        Part("level", (1,), 2, "0 recruit, 1 veteran, 2 heroic"),
        Part("firefighters", (1,), SEATS, "how many play"),
        Part("edition", (1,), 1, "0 sauver, 1 the rules of 2018 (P18)"),
    ]
)


def observer() -> FlashPointObserver:
    return FlashPointObserver()


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """What an observation tells, in the words of a view.

    A view also has what a match does not turn on: walls and doors that are gone (here only those that stand), what
    follows from the rest (openings, the dice of the deck gun), and the options that matter only before the first
    decision (how specialists come, whether the set-up is quick) or are seen on the board (the house).
    """

    seat: int
    phase: str
    turn: int | None
    player: int
    firefighters: tuple[Firefighter, ...]
    fire: tuple[Cell, ...]
    smoke: tuple[Cell, ...]
    walls: tuple[Wall, ...]
    doors: tuple[Door, ...]
    poi: tuple[Cell, ...]
    victims: tuple[Victim, ...]
    hazmats: tuple[Cell, ...]
    hot_spots: tuple[Cell, ...]
    reserve: int
    ambulance: Spot | None
    engine: Spot | None
    ambulance_spots: tuple[Spot, ...]
    engine_spots: tuple[Spot, ...]
    rescued: int
    lost: int
    damage: int
    pool: int
    unseen_victims: int
    unseen_alarms: int
    target: Cell | None
    rerolled: tuple[str, ...]
    waiting: tuple[int, ...]
    vehicle: str | None
    fresh: bool
    cafs_commanded: bool
    flaring: bool
    flared: bool
    to_come: int
    playing_on: bool
    end: str | None
    mode: str
    level: str
    edition: str


def read(row: Numbers) -> Seen:
    """An observation in words."""
    parts = LAYOUT.split(np.asarray(row))
    one = {name: int(numbers[0]) for name, numbers in parts.items() if numbers.shape == (1,)}
    looker = int(parts["seat"].argmax())
    seats = one["firefighters"]

    def seat_of(number: int) -> int:
        return (looker + number) % seats

    player = int(parts["player"].argmax())
    turn = np.flatnonzero(parts["turn"])
    return Seen(
        seat=looker,
        phase=PHASES[int(parts["phase"].argmax())],
        turn=seat_of(int(turn[0])) if turn.size else None,
        player=seat_of(player),
        firefighters=tuple(
            sorted(
                (_firefighter(parts, number, seat_of(number), number == player) for number in range(seats)),
                key=lambda firefighter: firefighter.seat,
            )
        ),
        fire=tuple(sorted(_inside(parts["fire"]) + _ring(parts["fire_outside"], 1))),
        smoke=_inside(parts["smoke"]),
        walls=tuple(Wall(edge=edge, damage=2 - number) for edge, number in _walls(parts)),
        doors=tuple(
            Door(edge=edge, state="closed" if number == 2 else "open")
            for edge, number in _edges(parts["doors_north"], parts["doors_west"])
        ),
        poi=_inside(parts["poi"]),
        victims=tuple(
            Victim(cell=cell, treated=treated)
            for cell in map(cell_of, range(SPACES))
            for treated in (False, True)
            for _ in range(int(parts["treated" if treated else "victims"][cell]))
        ),
        hazmats=_inside(parts["hazmats"]),
        hot_spots=_inside(parts["hot_spots"]),
        reserve=one["reserve"],
        ambulance=next(iter(_spots(parts["ambulance"], 2)), None),
        engine=next(iter(_spots(parts["engine"], 2)), None),
        ambulance_spots=_spots(parts["ambulance"], 1),
        engine_spots=_spots(parts["engine"], 1),
        rescued=one["rescued"],
        lost=one["lost"],
        damage=one["damage"],
        pool=one["pool"],
        unseen_victims=one["unseen_victims"],
        unseen_alarms=one["unseen_alarms"],
        target=_cell(parts["target"]) if parts["target"].any() else None,
        rerolled=tuple(die for die, again in zip(DICE, parts["rerolled"], strict=True) if again),
        waiting=tuple(sorted(seat_of(int(number)) for number in np.flatnonzero(parts["waiting"]))),
        vehicle=VEHICLES[one["vehicle"] - 1] if one["vehicle"] else None,
        fresh=bool(one["fresh"]),
        cafs_commanded=bool(one["cafs_commanded"]),
        flaring=bool(one["flaring"]),
        flared=bool(one["flared"]),
        to_come=one["to_come"],
        playing_on=bool(one["playing_on"]),
        end=REASONS[one["end"]] if one["end"] else None,
        mode=MODES[one["mode"]],
        level=LEVELS[one["level"]],
        edition=EDITIONS[one["edition"]],
    )


def _firefighter(parts: dict[str, Numbers], number: int, seat: int, acts: bool) -> Firefighter:
    place = parts["places"][number]
    specialist = int(parts["specialists"][number])
    return Firefighter(
        seat=seat,
        cell=_cell(place - 1) if place.all() else None,
        ap=int(parts["points"][number]),
        special=int(parts["special"][0]) if acts else 0,
        specialist=SPECIALISTS[specialist - 1] if specialist else None,
    )


def _cell(numbers: Numbers) -> Cell:
    return int(numbers[0]), int(numbers[1])


def _inside(plane: Numbers) -> tuple[Cell, ...]:
    """The inside spaces of a plane in reading order, each as often as it is counted."""
    return tuple(
        cell_of(space) for space, number in zip(INSIDE_SPACE, plane.flat, strict=True) for _ in range(int(number))
    )


def _ring(ring: Numbers, least: int) -> tuple[Cell, ...]:
    return tuple(cell_of(space) for space, number in zip(RING_SPACE, ring, strict=True) if number >= least)


def _spots(ring: Numbers, least: int) -> tuple[Spot, ...]:
    """P4: the two spaces of a vehicle on each side, for the sides north, east, south, west that have them."""
    cells = sorted(_ring(ring, least))
    outer: dict[Side, tuple[int, int]] = {
        "north": (0, 0),
        "east": (1, COLUMNS + 1),
        "south": (0, ROWS + 1),
        "west": (1, 0),
    }
    beside = {side: [cell for cell in cells if cell[axis] == line] for side, (axis, line) in outer.items()}
    return tuple(Spot(side=side, cells=(pair[0], pair[1])) for side, pair in beside.items() if pair)


def _walls(parts: dict[str, Numbers]) -> list[tuple[Edge, int]]:
    south = zip(INSIDE_SPACE[-COLUMNS:], parts["walls_south"], strict=True)
    east = zip(INSIDE_SPACE[COLUMNS - 1 :: COLUMNS], parts["walls_east"], strict=True)
    outer = [(edge_at(space, SOUTH), int(number)) for space, number in south if number]
    outer += [(edge_at(space, EAST), int(number)) for space, number in east if number]
    return sorted(outer + _edges(parts["walls_north"], parts["walls_west"]))


def _edges(north: Numbers, west: Numbers) -> list[tuple[Edge, int]]:
    """The edges of a pair of planes that are not 0, in reading order."""
    return sorted(
        (edge_at(space, side), int(number))
        for side, plane in ((NORTH, north), (WEST, west))
        for space, number in zip(INSIDE_SPACE, plane.flat, strict=True)
        if number
    )
