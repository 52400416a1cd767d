"""A second Flash Point, slow and plain, written from the rulebook alone: sets of coordinates, texts in and out.

It shares no code with the rules it judges: not their numbers, not their houses, not their phases. A match is told as
one story (`match`) that stops wherever somebody, or chance, has to say something.
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple, NoReturn

Cell = tuple[int, int]
Edge = tuple[Cell, Cell]

CHANCE = -1
STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
SIDES = tuple(STEPS)
INSIDE = [(row, column) for row in range(1, 7) for column in range(1, 9)]  # P1
EVERYWHERE = [(row, column) for row in range(8) for column in range(10)]
OUTSIDE = [cell for cell in EVERYWHERE if cell not in INSIDE]

# ---- the printed board (P3, P4, P5, P28, P49)

WALLS: dict[str, list[Edge]] = {
    "front": [
        ((1, 5), (1, 6)), ((2, 3), (2, 4)), ((2, 3), (3, 3)), ((2, 4), (3, 4)), ((2, 5), (3, 5)), ((2, 6), (3, 6)),
        ((2, 7), (3, 7)), ((3, 6), (3, 7)), ((4, 1), (5, 1)), ((4, 2), (4, 3)), ((4, 2), (5, 2)), ((4, 3), (5, 3)),
        ((4, 5), (5, 5)), ((4, 6), (5, 6)), ((4, 7), (5, 7)), ((4, 8), (5, 8)), ((5, 5), (5, 6)), ((5, 7), (5, 8)),
    ],
    "back": [
        ((1, 3), (1, 4)), ((1, 4), (2, 4)), ((1, 5), (2, 5)), ((2, 1), (3, 1)), ((2, 2), (3, 2)), ((2, 3), (2, 4)),
        ((2, 5), (2, 6)), ((3, 3), (3, 4)), ((3, 4), (4, 4)), ((3, 7), (4, 7)), ((3, 8), (4, 8)), ((4, 1), (5, 1)),
        ((4, 2), (5, 2)), ((4, 4), (5, 4)), ((4, 5), (5, 5)), ((5, 3), (5, 4)), ((5, 6), (5, 7)), ((6, 3), (6, 4)),
        ((6, 6), (6, 7)),
    ],
}  # fmt: skip
OPENINGS: dict[str, list[Edge]] = {
    "front": [((0, 6), (1, 6)), ((3, 0), (3, 1)), ((4, 8), (4, 9)), ((6, 3), (7, 3))],
    "back": [((3, 0), (3, 1)), ((6, 3), (7, 3))],
}
DOORS: dict[str, list[Edge]] = {
    "front": [
        ((1, 3), (1, 4)), ((2, 5), (2, 6)), ((2, 8), (3, 8)), ((3, 2), (3, 3)), ((4, 4), (5, 4)), ((4, 6), (4, 7)),
        ((6, 5), (6, 6)), ((6, 7), (6, 8)),
    ],
    "back": [
        ((1, 5), (1, 6)), ((3, 5), (3, 6)), ((3, 5), (4, 5)), ((3, 6), (4, 6)), ((4, 3), (5, 3)), ((4, 6), (4, 7)),
        ((4, 6), (5, 6)),
    ],
}  # fmt: skip
SPOTS: dict[str, dict[str, dict[str, tuple[Cell, Cell]]]] = {
    "front": {
        "ambulance": {
            "north": ((0, 5), (0, 6)), "east": ((3, 9), (4, 9)), "south": ((7, 3), (7, 4)), "west": ((3, 0), (4, 0)),
        },
        "engine": {
            "north": ((0, 7), (0, 8)), "east": ((5, 9), (6, 9)), "south": ((7, 1), (7, 2)), "west": ((1, 0), (2, 0)),
        },
    },
    "back": {
        "ambulance": {
            "north": ((0, 5), (0, 6)), "east": ((4, 9), (5, 9)), "south": ((7, 3), (7, 4)), "west": ((2, 0), (3, 0)),
        },
        "engine": {
            "north": ((0, 3), (0, 4)), "east": ((2, 9), (3, 9)), "south": ((7, 5), (7, 6)), "west": ((4, 0), (5, 0)),
        },
    },
}  # fmt: skip
# The rows and columns the engine reaches from each side.
TOP, BOTTOM, LEFT, RIGHT = (1, 2, 3), (4, 5, 6), (1, 2, 3, 4), (5, 6, 7, 8)
QUADRANTS = {
    "front": {"north": (TOP, RIGHT), "east": (BOTTOM, RIGHT), "south": (BOTTOM, LEFT), "west": (TOP, LEFT)},
    "back": {"north": (TOP, LEFT), "east": (TOP, RIGHT), "south": (BOTTOM, RIGHT), "west": (BOTTOM, LEFT)},
}
FAMILY_FIRE = [(2, 2), (2, 3), (3, 2), (3, 3), (3, 4), (3, 5), (4, 4), (5, 6), (5, 7), (6, 6)]
FAMILY_POI = [(2, 4), (5, 1), (5, 8)]
FIRST_EXPLOSION = {1: (3, 3), 2: (3, 4), 3: (3, 5), 4: (3, 6), 5: (4, 6), 6: (4, 5), 7: (4, 4), 8: (4, 3)}
ARROWS = [
    ["SE", "S", "S", "S", "S", "S", "S", "SW"],
    ["E", "SE", "W", "S", "S", "E", "SW", "W"],
    ["E", "N", "S", "W", "W", "W", "N", "W"],
    ["E", "S", "E", "E", "E", "N", "S", "W"],
    ["E", "NE", "W", "N", "N", "E", "NW", "W"],
    ["NE", "N", "N", "N", "N", "N", "N", "NW"],
]

# ---- levels and specialists (P27, P30, P35-P42)

EXPLOSIONS = {"recruit": 3, "veteran": 3, "heroic": 4}
HAZMATS = {"recruit": 3, "veteran": 4, "heroic": 5}
LEVEL_HOT_SPOTS = {"recruit": 0, "veteran": 3, "heroic": 3}
CREW_HOT_SPOTS = {1: 0, 2: 0, 3: 2, 4: 3, 5: 3, 6: 3}
RESERVE = {"recruit": 6, "veteran": 6, "heroic": 12}

SPECIALISTS = ("paramedic", "cafs", "hazmat", "generalist", "captain", "rescue", "imaging", "driver")
POINTS = {None: 4, "cafs": 3, "generalist": 5}  # the others have 4
SPECIAL_POINTS = {"cafs": 3, "captain": 2, "rescue": 3}
SPECIAL_PURPOSE = {"cafs": "water", "captain": "command", "rescue": "walk"}

# What goes along on each way of moving: treated victims, other victims, hazmats; and what it costs (P8, P9, P35, P44).
WAYS: dict[str, tuple[int, int, int, int]] = {
    "carry": (0, 1, 0, 2),
    "haul": (0, 0, 1, 2),
    "lead": (1, 0, 0, 1),
    "carry-lead": (1, 1, 0, 2),
    "haul-lead": (1, 0, 1, 2),
    "lead-two": (2, 0, 0, 2),
}


def beside(cell: Cell, direction: str) -> Cell:
    return cell[0] + STEPS[direction][0], cell[1] + STEPS[direction][1]


def between(one: Cell, other: Cell) -> Edge:
    return (one, other) if one < other else (other, one)


def spell(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def cell_of(text: str) -> Cell:
    row, column = text.split(",")
    return int(row), int(column)


@dataclass
class House:
    walls: dict[Edge, int]  # damage 0, 1, 2
    doors: dict[Edge, str]  # closed, open, destroyed
    fire: set[Cell]
    smoke: set[Cell]

    def copy(self) -> "House":
        return House(dict(self.walls), dict(self.doors), set(self.fire), set(self.smoke))

    def damage(self) -> int:
        return sum(self.walls.values())

    def open_between(self, one: Cell, other: Cell) -> bool:
        """P2: neither a wall nor a closed door."""
        edge = between(one, other)
        return self.walls.get(edge, 2) == 2 and self.doors.get(edge) != "closed"

    def adjacent(self, cell: Cell) -> dict[str, Cell]:
        near = {direction: beside(cell, direction) for direction in SIDES}
        return {way: other for way, other in near.items() if other in EVERYWHERE and self.open_between(cell, other)}


def built(board: str) -> House:
    perimeter = [between(cell, beside(cell, way)) for cell in INSIDE for way in SIDES if beside(cell, way) in OUTSIDE]
    walls = [edge for edge in perimeter if edge not in OPENINGS[board]] + WALLS[board]
    return House(dict.fromkeys(walls, 0), dict.fromkeys(DOORS[board], "closed"), set(), set())


class Question(NamedTuple):
    actor: int
    answers: dict[str, Fraction]  # for chance: their weights


class Offer(NamedTuple):
    """An action: what it costs, what kind of points may pay for it, and what house and place it leads to."""

    cost: int
    purpose: str
    house: House
    cell: Cell


class MatchOver(Exception):
    pass


Story = Generator[Question, str, None]
Told = Generator[Question, str, str]


def evenly(texts: list[str]) -> dict[str, Fraction]:
    return {text: Fraction(1, len(texts)) for text in texts}


def pay(ap: int, special: int, cost: int, serves: bool) -> tuple[int, int] | None:
    """Points that serve one purpose only go first (P35: ruling); None when there are too few."""
    from_special = min(special, cost) if serves else 0
    if cost - from_special > ap:
        return None
    return ap - (cost - from_special), special - from_special


def plain_actions(house: House, cell: Cell, specialist: str | None) -> Iterator[tuple[str, Offer]]:
    """What one can do without anybody or anything else in the house: walk, doors, water, axe (P8, P13, P14, P15)."""
    for way, goal in house.adjacent(cell).items():
        yield f"move {way}", Offer(2 if goal in house.fire else 1, "walk", house, goal)
    for way in SIDES:
        edge = between(cell, beside(cell, way))
        if house.doors.get(edge) in ("closed", "open"):
            after = turned(house, edge)
            yield f"{'open' if house.doors[edge] == 'closed' else 'close'} {way}", Offer(1, "door", after, cell)
        if house.walls.get(edge, 2) < 2:
            after = house.copy()
            after.walls[edge] += 1
            yield f"chop {way}", Offer(1 if specialist == "rescue" else 2, "axe", after, cell)
    dear = 2 if specialist in ("paramedic", "rescue") else 1
    for where, target in {"here": cell, **house.adjacent(cell)}.items():
        if target in house.fire:
            after = house.copy()
            after.fire.remove(target)
            yield f"quench {where}", Offer(2 * dear, "water", after, cell)
            after = after.copy()
            after.smoke.add(target)
            yield f"douse {where}", Offer(dear, "water", after, cell)
        elif target in house.smoke:
            after = house.copy()
            after.smoke.remove(target)
            yield f"douse {where}", Offer(dear, "water", after, cell)


def turned(house: House, edge: Edge) -> House:
    after = house.copy()
    after.doors[edge] = "open" if house.doors[edge] == "closed" else "closed"
    return after


def way_out(house: House, cell: Cell, ap: int, special: int, specialist: str | None, most_damage: int = 23) -> bool:
    """P10: can this firefighter still come to stand where nothing burns, before the house falls?"""
    if cell not in house.fire:
        return True
    for _, offer in plain_actions(house, cell, specialist):
        left = pay(ap, special, offer.cost, SPECIAL_PURPOSE.get(specialist or "") == offer.purpose)
        stands = offer.purpose != "axe" or offer.house.damage() <= most_damage
        if left is not None and stands and way_out(offer.house, offer.cell, *left, specialist, most_damage):
            return True
    return False


class Oracle:
    def __init__(
        self,
        *,
        mode: str = "family",
        board: str = "front",
        level: str = "recruit",
        firefighters: int = 4,
        specialists: str | tuple[str, ...] = "choose",
        edition: str = "sauver",
    ) -> None:
        self.advanced, self.board, self.level, self.edition = mode == "advanced", board, level, edition
        self.seats = range(firefighters)
        self.house = built(board)
        self.cells: list[Cell | None] = [None for _ in self.seats]
        self.ap = [0 for _ in self.seats]
        self.special = [0 for _ in self.seats]
        self.how_taken = specialists
        self.specialists: list[str | None] = [None for _ in self.seats]
        self.poi: set[Cell] = set()  # face down
        self.victims: list[tuple[Cell, bool]] = []  # whether treated
        self.hazmats: list[Cell] = []
        self.hot_spots: set[Cell] = set()
        self.reserve = RESERVE[level] if self.advanced else 0
        self.parked: dict[str, str | None] = {"ambulance": None, "engine": None}
        self.rescued = self.lost = 0
        self.pool, self.unseen_victims, self.unseen_alarms = 15, 10, 5
        self.player: int | None = None
        self.playing_on = False
        self.cafs_commanded = False
        self.fresh = False  # nothing was done yet this turn
        self.waiting: list[int] = []  # who still has to say where to recover, or whether to ride along
        self.vehicle: str | None = None  # the one they may ride in
        self.dice: tuple[int, int] | None = None  # at the deck gun, while they may be rolled again
        self.rerolled: list[str] = []
        self.held_back: set[str] = set()  # what only P10 forbids
        self.reason: str | None = None
        self.story = self.match()
        self.question: Question | None = next(self.story)

    # ---- for whoever compares

    def actors(self) -> tuple[int, ...]:
        return () if self.question is None else (self.question.actor,)

    def legal(self) -> set[str]:
        return set() if self.question is None or self.question.actor == CHANCE else set(self.question.answers)

    def chances(self) -> dict[str, Fraction]:
        return self.question.answers if self.question is not None and self.question.actor == CHANCE else {}

    def apply(self, text: str) -> None:
        assert self.question is not None, "the match is over"
        assert text in self.question.answers, f"{text!r} is not among {sorted(self.question.answers)}"
        try:
            self.question = self.story.send(text)
        except StopIteration:
            self.question = None

    def facts(self) -> dict[str, Any]:
        return {
            "turn": None if self.question is None or self.question.actor == CHANCE else self.question.actor,
            "player": self.player,
            "fire": sorted(self.house.fire),
            "smoke": sorted(self.house.smoke),
            "walls": self.house.walls,
            "doors": self.house.doors,
            "firefighters": list(zip(self.cells, self.ap, self.special, self.specialists, strict=True)),
            "poi": sorted(self.poi),
            "victims": sorted(self.victims),
            "hazmats": sorted(self.hazmats),
            "hot_spots": sorted(self.hot_spots),
            "reserve": self.reserve,
            "ambulance": self.parked["ambulance"],
            "engine": self.parked["engine"],
            "rescued": self.rescued,
            "lost": self.lost,
            "damage": self.house.damage(),
            "pool": self.pool,
            "unseen_victims": self.unseen_victims,
            "unseen_alarms": self.unseen_alarms,
            "playing_on": self.playing_on,
            "fresh": self.fresh,
            "cafs_commanded": self.cafs_commanded,
            "waiting": self.waiting,
            "vehicle": self.vehicle,
            "dice": self.dice,
            "rerolled": sorted(self.rerolled),
            "reason": self.reason,
        }

    # ---- the story of a match

    def match(self) -> Story:
        try:
            if self.advanced:
                yield from self.burn_and_fill_the_house()
                yield from self.take_specialists()
                yield from self.lay_more_hot_spots()
            else:
                self.house.fire = set(FAMILY_FIRE)
                for cell in FAMILY_POI:
                    self.hide(cell)
            for seat in self.seats:
                text = yield from self.ask(seat, [f"place {spell(cell)}" for cell in OUTSIDE])
                self.cells[seat] = cell_of(text.split()[1])
            if self.advanced:
                for vehicle in ("ambulance", "engine"):
                    text = yield from self.ask(0, [f"park {vehicle} {side}" for side in SIDES])
                    self.parked[vehicle] = text.split()[2]
            text = yield from self.ask(0, [f"begin {seat}" for seat in self.seats])
            yield from self.turns(int(text.split()[1]))
        except MatchOver:
            return

    def turns(self, seat: int) -> Story:
        while True:
            self.begin_turn(seat)
            yield from self.rest_of_turn(seat)
            seat = (seat + 1) % len(self.seats)

    def rest_of_turn(self, seat: int) -> Story:
        yield from self.actions(seat)
        yield from self.fire_phase(seat)
        yield from self.replace_poi()

    def resume(self) -> None:
        """The story anew from what the attributes say now, in the midst of the actions of whose turn it is."""
        self.story = self.resumed()
        self.question = next(self.story)

    def resumed(self) -> Story:
        assert self.player is not None
        try:
            yield from self.rest_of_turn(self.player)
            yield from self.turns((self.player + 1) % len(self.seats))
        except MatchOver:
            return

    def ask(self, seat: int, texts: list[str]) -> Told:
        return (yield Question(seat, evenly(texts)))

    def roll(self, cells: list[Cell]) -> Generator[Question, str, Cell]:
        text = yield Question(CHANCE, evenly([f"roll {spell(cell)}" for cell in cells]))
        return cell_of(text.split()[1])

    def one_die(self, colour: str, faces: list[int]) -> Generator[Question, str, int]:
        text = yield Question(CHANCE, evenly([f"{colour} {face}" for face in faces]))
        return int(text.split()[1])

    def over(self, reason: str) -> NoReturn:
        self.reason = reason
        raise MatchOver

    # ---- advanced set-up (P27-P31)

    def burn_and_fill_the_house(self) -> Story:
        burning = self.house.fire
        black = yield from self.one_die("black", list(range(1, 9)))
        self.set_off(FIRST_EXPLOSION[black])
        second = yield from self.roll([cell for cell in INSIDE if cell not in burning])
        self.set_off(second)
        column = 9 - second[1]
        red = yield from self.one_die("red", [row for row in range(1, 7) if (row, column) not in burning])
        self.set_off((red, column))
        if EXPLOSIONS[self.level] == 4:
            rows = {column: [row for row in range(1, 7) if (row, column) not in burning] for column in range(1, 9)}
            rows = {column: left for column, left in rows.items() if left}
            weights = {
                f"roll {row},{column}": Fraction(1, len(rows)) * Fraction(1, len(left))
                for column, left in rows.items()
                for row in left
            }
            text = yield Question(CHANCE, weights)
            self.set_off(cell_of(text.split()[1]))
        for _ in range(HAZMATS[self.level]):
            free = [cell for cell in INSIDE if cell not in burning and cell not in self.hazmats]
            self.hazmats.append((yield from self.roll(free)))
        for _ in range(3):
            free = [cell for cell in INSIDE if cell not in burning and cell not in self.poi]
            self.hide((yield from self.roll(free)))

    def set_off(self, cell: Cell) -> None:
        self.hot_spots.add(cell)
        self.house.fire.add(cell)
        self.explode(cell)
        self.house.fire.difference_update(OUTSIDE)

    def take_specialists(self) -> Story:
        for seat in self.seats:
            left = [name for name in SPECIALISTS if name not in self.specialists]
            if self.how_taken == "choose":
                text = yield from self.ask(seat, [f"take {name}" for name in left])
                self.specialists[seat] = text.split()[1]
            elif self.how_taken == "draw":
                text = yield Question(CHANCE, evenly([f"draw {name}" for name in left]))
                self.specialists[seat] = text.split()[1]
            else:
                self.specialists[seat] = self.how_taken[seat]

    def lay_more_hot_spots(self) -> Story:
        for _ in range(LEVEL_HOT_SPOTS[self.level] + CREW_HOT_SPOTS[len(self.seats)]):
            self.hot_spots.add((yield from self.roll([cell for cell in INSIDE if cell not in self.hot_spots])))

    # ---- what can be done in a turn

    def spot(self, vehicle: str) -> tuple[Cell, ...]:
        side = self.parked[vehicle]
        return () if side is None else SPOTS[self.board][vehicle][side]

    def place(self, seat: int) -> Cell:
        cell = self.cells[seat]
        assert cell is not None
        return cell

    def quadrant(self) -> list[Cell]:
        side = self.parked["engine"]
        assert side is not None
        rows, columns = QUADRANTS[self.board][side]
        return [(row, column) for row in rows for column in columns]

    def loaded_ways(self, start: Cell, goal: Cell) -> dict[str, int]:
        """The ways of moving with a load, never into fire, and what they cost."""
        if goal in self.house.fire:
            return {}
        found = {}
        for way, (treated, others, hazmats, cost) in WAYS.items():
            enough = self.victims.count((start, True)) >= treated and self.victims.count((start, False)) >= others
            if enough and self.hazmats.count(start) >= hazmats:
                found[way] = cost
        return found

    def commands(self, other: int) -> Iterator[tuple[str, int, House]]:
        """P39: what a captain can let another do, at what cost, and the house it leads to."""
        start = self.place(other)
        for direction, goal in self.house.adjacent(start).items():
            if goal not in self.house.fire:
                yield f"move {direction}", 1, self.house
            for way, cost in self.loaded_ways(start, goal).items():
                yield f"{way} {direction}", cost, self.house
        for direction in SIDES:
            edge = between(start, beside(start, direction))
            state = self.house.doors.get(edge)
            if state in ("closed", "open"):
                yield f"{'open' if state == 'closed' else 'close'} {direction}", 1, turned(self.house, edge)

    def thinkable(self, seat: int) -> dict[str, Offer]:
        """Every action that makes sense here, paid for or not."""
        cell, house, name = self.place(seat), self.house, self.specialists[seat]
        found = dict(plain_actions(house, cell, name))
        for direction, goal in house.adjacent(cell).items():
            for way, cost in self.loaded_ways(cell, goal).items():
                found[f"{way} {direction}"] = Offer(cost, "walk", house, goal)
        if not self.advanced:
            return found
        on_the_engine = cell in self.spot("engine")
        for vehicle in ("ambulance", "engine"):
            side = self.parked[vehicle]
            assert side is not None
            if vehicle == "ambulance" or on_the_engine:
                for turn in (1, -1):
                    next_side = SIDES[(SIDES.index(side) + turn) % 4]
                    found[f"drive {vehicle} {next_side}"] = Offer(2, "drive", house, cell)
        if on_the_engine and not any(self.place(other) in self.quadrant() for other in self.seats):
            found["gun"] = Offer(2 if name == "driver" else 4, "gun", house, cell)
        if on_the_engine and self.fresh:
            for other_name in SPECIALISTS:
                if other_name not in self.specialists:
                    found[f"change {other_name}"] = Offer(0, "change", house, cell)  # paid with the new points
        if name == "paramedic" and (cell, False) in self.victims:
            found["treat"] = Offer(1, "treat", house, cell)
        if name == "hazmat" and cell in self.hazmats:
            found["dispose"] = Offer(2, "dispose", house, cell)
        if name == "imaging":
            for hidden in self.poi:
                found[f"reveal {spell(hidden)}"] = Offer(1, "reveal", house, cell)
        if name == "captain":
            for other in self.seats:
                if other != seat:
                    for text, cost, after in self.commands(other):
                        if self.specialists[other] != "cafs" or (cost == 1 and not self.cafs_commanded):
                            found[f"command {other} {text}"] = Offer(cost, "command", after, cell)
        return found

    def price(self, seat: int, offer: Offer) -> tuple[int, int] | None:
        serves = SPECIAL_PURPOSE.get(self.specialists[seat] or "") == offer.purpose
        return pay(self.ap[seat], self.special[seat], offer.cost, serves)

    def offers(self, seat: int) -> dict[str, Offer]:
        """P7, P10: what can be paid for and does not leave the firefighter caught in fire."""
        found = {}
        self.held_back = set()
        for text, offer in self.thinkable(seat).items():
            left = self.price(seat, offer)
            if left is not None and way_out(offer.house, offer.cell, *left, self.specialists[seat]):
                found[text] = offer
            elif left is not None:
                self.held_back.add(text)
        return found

    # ---- a turn

    def start_points(self, name: str | None) -> int:
        return POINTS.get(name, 4)

    def begin_turn(self, seat: int) -> None:
        self.player = seat
        self.ap[seat] += self.start_points(self.specialists[seat])
        self.special[seat] = SPECIAL_POINTS.get(self.specialists[seat] or "", 0)
        self.cafs_commanded = False
        self.fresh = True

    def actions(self, seat: int) -> Story:
        while True:
            offers = self.offers(seat)
            texts = list(offers)
            if self.place(seat) not in self.house.fire:
                texts.append("end")
            if self.playing_on:
                texts.append("finish")
            text = yield from self.ask(seat, texts)
            self.fresh = False
            self.held_back = set()
            if text == "end":
                break
            if text == "finish":
                self.over("rescued")
            paid = self.price(seat, offers[text])
            assert paid is not None
            self.ap[seat], self.special[seat] = paid
            if text.startswith("change"):
                name = text.split()[1]
                saved = self.ap[seat] - self.start_points(self.specialists[seat])
                self.specialists[seat] = name
                self.ap[seat] = saved + self.start_points(name) - 2
                self.special[seat] = SPECIAL_POINTS.get(name, 0)
            else:
                yield from self.act(seat, text, offers[text].house)
        self.ap[seat] = min(4, self.ap[seat])
        self.special[seat] = 0
        self.cafs_commanded = False

    def act(self, seat: int, text: str, after: House) -> Story:
        kind, *words = text.split()
        cell = self.place(seat)
        if kind == "move" or kind in WAYS:
            yield from self.go(seat, kind, words[0])
        elif kind in ("open", "close", "douse", "quench"):
            self.house = after
        elif kind == "chop":
            self.damage(between(cell, beside(cell, words[0])))
        elif kind == "drive":
            yield from self.drive(seat, words[0], words[1])
        elif kind == "gun":
            yield from self.fire_the_gun(seat)
        elif kind == "treat":
            self.victims.remove((cell, False))
            self.victims.append((cell, True))
        elif kind == "dispose":
            self.hazmats.remove(cell)
        elif kind == "reveal":
            yield from self.reveal(cell_of(words[0]))
        else:
            assert kind == "command"
            other = int(words[0])
            if self.specialists[other] == "cafs":
                self.cafs_commanded = True
            if words[1] in ("open", "close"):
                self.house = after
            else:
                yield from self.go(other, words[1], words[2])

    def go(self, seat: int, way: str, direction: str) -> Story:
        start = self.place(seat)
        goal = beside(start, direction)
        treated, others, hazmats, _ = WAYS.get(way, (0, 0, 0, 0))
        self.cells[seat] = goal
        for is_treated in [True] * treated + [False] * others:
            self.victims.remove((start, is_treated))
            self.victims.append((goal, is_treated))
        for _ in range(hazmats):
            self.hazmats.remove(start)
            if goal in INSIDE:  # P44
                self.hazmats.append(goal)
        yield from self.rescue()
        if goal in self.poi:
            yield from self.reveal(goal)

    def rescue(self) -> Story:
        """P12, P24, P32."""
        safe = self.spot("ambulance") if self.advanced else OUTSIDE
        while any(cell in safe for cell, _ in self.victims):
            self.victims.remove(next(victim for victim in self.victims if victim[0] in safe))
            self.rescued += 1
            if self.rescued == 10:
                self.over("perfect")
        self.end_when_nobody_is_left()
        if self.rescued >= 7 and not self.playing_on:
            assert self.player is not None
            if (yield from self.ask(self.player, ["play on", "finish"])) == "finish":
                self.over("rescued")
            self.playing_on = True

    def end_when_nobody_is_left(self) -> None:
        if self.rescued >= 7 and self.rescued + self.lost == 10:
            self.over("rescued")

    def reveal(self, cell: Cell) -> Generator[Question, str, bool]:
        """P11: whether it was a victim, who then lies there."""
        weights = {"victim": Fraction(self.unseen_victims), "alarm": Fraction(self.unseen_alarms)}
        text = yield Question(CHANCE, {found: weight for found, weight in weights.items() if weight})
        self.poi.remove(cell)
        if text == "alarm":
            self.unseen_alarms -= 1
            return False
        self.unseen_victims -= 1
        self.victims.append((cell, False))
        return True

    def hide(self, cell: Cell) -> None:
        self.poi.add(cell)
        self.pool -= 1

    def drive(self, seat: int, vehicle: str, side: str) -> Story:
        """P33."""
        aboard = [other for other in self.seats if self.place(other) in self.spot(vehicle)]
        aboard.sort(key=lambda other: other != seat)
        self.parked[vehicle] = side
        self.vehicle = vehicle
        for number, other in enumerate(aboard):
            self.waiting = sorted(aboard[number:])
            answers = [f"ride {spell(cell)}" for cell in self.spot(vehicle)]
            if vehicle == "ambulance" or other != seat:
                answers.append("stay")
            text = yield from self.ask(other, answers)
            if text != "stay":
                self.cells[other] = cell_of(text.split()[1])
        self.waiting, self.vehicle = [], None
        yield from self.rescue()

    def fire_the_gun(self, seat: int) -> Story:
        """P34, P42."""
        red, black = yield from self.roll(INSIDE)
        may_reroll = ["reroll red", "reroll black"] if self.specialists[seat] == "driver" else []
        while may_reroll:
            self.dice = (red, black)
            text = yield from self.ask(seat, ["keep", *may_reroll])
            if text == "keep":
                break
            may_reroll.remove(text)
            if text == "reroll red":
                red = yield from self.one_die("red", list(range(1, 7)))
            else:
                black = yield from self.one_die("black", list(range(1, 9)))
            self.rerolled.append(text.split()[1])
        self.dice, self.rerolled = None, []
        rows = {row for row, _ in self.quadrant()}
        columns = {column for _, column in self.quadrant()}
        target = (red if red in rows else 7 - red, black if black in columns else 9 - black)
        for cell in (target, *self.house.adjacent(target).values()):
            self.house.fire.discard(cell)
            self.house.smoke.discard(cell)

    # ---- fire

    def damage(self, edge: Edge) -> None:
        """P26: the 24th brings the house down."""
        self.house.walls[edge] += 1
        if self.house.damage() == 24:
            self.lost += len(self.victims)
            self.victims = []
            self.over("rescued-collapsed" if self.rescued >= 7 else "collapsed")

    def explode(self, target: Cell) -> None:
        """P17, P18. Its four directions never meet: each judges walls and doors as they stood before."""
        for direction in SIDES:
            cell, reached = target, beside(target, direction)
            while reached in EVERYWHERE:
                edge = between(cell, reached)
                if self.house.walls.get(edge, 2) < 2:
                    self.damage(edge)
                    break
                if self.house.doors.get(edge) == "closed":
                    self.house.doors[edge] = "destroyed"
                    break
                if self.house.doors.get(edge) == "open" and (cell == target or self.edition != "18"):
                    self.house.doors[edge] = "destroyed"
                if reached not in self.house.fire:
                    self.house.smoke.discard(reached)
                    self.house.fire.add(reached)
                    break
                cell, reached = reached, beside(reached, direction)

    def beside_fire(self, cell: Cell) -> bool:
        return any(other in self.house.fire for other in self.house.adjacent(cell).values())

    def flashover(self) -> None:
        """P20."""
        while lit := [cell for cell in self.house.smoke if self.beside_fire(cell)]:
            self.house.smoke.difference_update(lit)
            self.house.fire.update(lit)

    def lay_hot_spot(self, cell: Cell) -> None:
        """P30: one per space, as long as there are any."""
        if cell not in self.hot_spots and self.reserve:
            self.hot_spots.add(cell)
            self.reserve -= 1

    def fire_phase(self, seat: int) -> Story:
        """P47."""
        flared = False
        while True:
            target = yield from self.roll(INSIDE)
            hot = target in self.hot_spots
            self.smoke_comes(target)
            self.flashover()
            yield from self.burning_hazmats(seat)
            if not hot:
                break
            flared = True
        if flared:
            self.lay_hot_spot(target)
        yield from self.knock_down()
        yield from self.lose()
        self.house.fire.difference_update(OUTSIDE)

    def smoke_comes(self, target: Cell) -> None:
        """P16."""
        if target in self.house.fire:
            self.explode(target)
        elif target in self.house.smoke or self.beside_fire(target):
            self.house.smoke.discard(target)
            self.house.fire.add(target)
        else:
            self.house.smoke.add(target)

    def burning_hazmats(self, seat: int) -> Story:
        """P45: those lit by the blast of another join in before the next flashover."""
        while any(cell in self.house.fire for cell in self.hazmats):
            while due := sorted({cell for cell in self.hazmats if cell in self.house.fire}):
                cell = due[0]
                if len(due) > 1:
                    text = yield from self.ask(seat, [f"explode {spell(cell)}" for cell in due])
                    cell = cell_of(text.split()[1])
                self.hazmats.remove(cell)
                self.explode(cell)
                self.lay_hot_spot(cell)
            self.flashover()

    def knock_down(self) -> Story:
        """P22, P48: those who stand in fire now; where they recover it may burn outside, which hurts nobody twice."""
        fallen = [seat for seat in self.seats if self.place(seat) in self.house.fire]
        for number, seat in enumerate(fallen):
            self.waiting = fallen[number:]
            spots = [self.spot("ambulance")] if self.advanced else self.nearest_spots(self.place(seat))
            text = yield from self.ask(seat, [f"fall {spell(cell)}" for spot in spots for cell in spot])
            self.cells[seat] = cell_of(text.split()[1])
        self.waiting = []

    def nearest_spots(self, cell: Cell) -> list[tuple[Cell, ...]]:
        def squared(spot: tuple[Cell, ...]) -> int:
            return min((cell[0] - row) ** 2 + (cell[1] - column) ** 2 for row, column in spot)

        spots = list(SPOTS[self.board]["ambulance"].values())
        return [spot for spot in spots if squared(spot) == min(squared(other) for other in spots)]

    def lose(self) -> Story:
        """P21, P25."""
        for victim in sorted(self.victims):
            if victim[0] in self.house.fire:
                self.lose_one(victim)
        for cell in sorted(self.poi):
            if cell in self.house.fire and (yield from self.reveal(cell)):
                self.lose_one((cell, False))

    def lose_one(self, victim: tuple[Cell, bool]) -> None:
        self.victims.remove(victim)
        self.lost += 1
        if self.lost == 4:
            self.over("lost")
        self.end_when_nobody_is_left()

    # ---- points of interest

    def replace_poi(self) -> Story:
        while len(self.poi) + len(self.victims) < 3 and self.pool:
            taken = self.poi | {cell for cell, _ in self.victims}
            if self.advanced:
                taken |= self.house.fire | self.house.smoke | {self.place(seat) for seat in self.seats}
                ends = {cell: self.follow_arrows(cell, taken) for cell in INSIDE}
                valid = [cell for cell in INSIDE if ends[cell] is not None]
                if not valid:
                    return
                cell = ends[(yield from self.roll(valid))]
                assert cell is not None
            else:
                cell = yield from self.roll([cell for cell in INSIDE if cell not in taken])
            self.house.fire.discard(cell)
            self.house.smoke.discard(cell)
            self.hide(cell)
            if cell in self.cells:
                yield from self.reveal(cell)

    def follow_arrows(self, cell: Cell, taken: set[Cell]) -> Cell | None:
        """P49: the first space that is not taken."""
        seen = set()
        while cell in taken:
            if cell in seen:
                return None
            seen.add(cell)
            for letter in ARROWS[cell[0] - 1][cell[1] - 1]:
                row, column = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}[letter]
                cell = (cell[0] + row, cell[1] + column)
        return cell
