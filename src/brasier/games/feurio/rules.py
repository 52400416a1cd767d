"""The rules of Feurio!, F1–F27.

Theory of operation. The forest is a set of numbered cells. A cell gets the next number when fire first comes beside it
(or when a start tile is laid on it) and keeps it for the whole match, so numbers depend only on the order in which the
tiles were laid, which everybody has seen. The first tile touches six empty cells; every further one takes one of them
and adds at most three, so 36 tiles touch at most 76: 112 numbers are enough, wherever the fire runs. Each cell is one
integer (see `cell`), and a small hash table finds a cell by its coordinates.

A match runs through phases: START (chance draws the start tiles), MIDDLE (the eldest arranges the rhombus), then turns
of DRAW (chance), TILE and MEN; when no tile is left turns are LATE (men only); DONE. The pile is a count per value.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from brasier.core.rng import Rng
from brasier.core.state import CHANCE, OVER, Actions, Fact, Outcome, Refusal, State
from brasier.games.feurio.cell import (
    FACE_DOWN,
    HEAT_AT,
    ONE_BESIDE,
    ORDER_AT,
    WHERE_AT,
    all_men_on,
    free_accesses,
    heat,
    holds_men,
    lies,
    men_on,
    place_key,
    places,
    q_of,
    r_of,
    room,
    with_men,
)
from brasier.games.feurio.data import (
    COLOUR_NAMES,
    COLOURS,
    COLOURS_OF_SEAT,
    COMPETITIVE,
    DIRECTIONS,
    MEN,
    MEN_A_TURN,
    REINFORCEMENT_COLOUR,
    REINFORCEMENTS,
    SIDES,
    START_CELLS,
    TILES,
    VALUES,
)

RULES_VERSION: Final = 1

# Phases.
START: Final = 0
MIDDLE: Final = 1
DRAW: Final = 2
TILE: Final = 3
MEN_AFTER_TILE: Final = 4
LATE: Final = 5
DONE: Final = 6

# Actions: a range of numbers for each kind. Chance has numbers of its own: the value drawn.
CELLS: Final = 112
PASS: Final = 0
PAIR: Final = 1  # + number of the pair of values, see `pair`
LAY: Final = 22  # + cell
BREAK: Final = 134  # + 4 * cell + colour of the man paid
PLACE: Final = 582  # + 12 * cell + 3 * colour + men - 1
ACTIONS: Final = 1926

# Draws, the rhombus, a tile and men for each tile after the first, then at most 48 late placements with a round of
# passes between any two of them and one at the end.
LONGEST: Final = TILES + 1 + 35 + 35 + 49 * 4
MOST_LEGAL: Final = TILES * COLOURS * MEN_A_TURN + 1

TABLE: Final = 256  # slots of the hash table: more than twice the cells
NO_CELLS: Final = vec[i64]([0] * CELLS)
NO_TABLE: Final = vec[u8]([0] * TABLE)
ONE_OF: Final = vec[i64]([0, 1, 8, 64, 512, 4096, 32768])  # one tile of a value in a count of three bits a value
DELTA_Q: Final = vec[i64]([q for q, _ in DIRECTIONS])
DELTA_R: Final = vec[i64]([r for _, r in DIRECTIONS])
COLOURS_BY_SEAT: Final = vec[i64]([seats[s] if s < len(seats) else 0 for seats in COLOURS_OF_SEAT for s in range(4)])

PACKED: Final = 15  # numbers before the cells in `pack`

# Facts for the log: kind first.
DRAWN: Final = 1  # seat, value, whether it is a start tile
LAID: Final = 2  # seat, q, r, value
BROKEN: Final = 3  # seat, q, r, colour, value
PLACED: Final = 4  # seat, q, r, colour, men
PASSED: Final = 5  # seat
STARTED: Final = 6  # seat that begins
ENDED: Final = 7


def pair(low: i64, high: i64) -> i64:
    """The number of an unordered pair of values: (1,1) (1,2) (2,2) (1,3) …"""
    return (high - 1) * high // 2 + low - 1


def pair_values(number: i64) -> tuple[i64, i64]:
    high: i64 = 1
    while pair(1, high + 1) <= number:
        high += 1
    return number - pair(1, high) + 1, high


def stock(players: i64, seat: i64, colour: i64) -> i64:
    """Which supply of men a seat takes a colour from: 0–3 own men by colour, 4–6 reinforcements by seat (F5)."""
    if players == 3 and colour == REINFORCEMENT_COLOUR:
        return 4 + seat
    return colour


def first_men(players: i64) -> i64:
    """F4–F7: all supplies before the match, four bits each."""
    colour: i64
    seat: i64
    men: i64 = 0
    for colour in range(COLOURS):
        if players != 3 or colour != REINFORCEMENT_COLOUR:
            men += MEN << 4 * colour
    if players == 3:
        for seat in range(players):
            men += REINFORCEMENTS << 4 * stock(players, seat, REINFORCEMENT_COLOUR)
    return men


class Zone:
    """F17, F18: connected tiles of one colour, and what they are worth."""

    def __init__(self, cells: list[int], total: int, divisor: int, points: int) -> None:
        self.cells = cells
        self.total = total
        self.divisor = divisor  # 0: no free access anywhere
        self.points = points


class Feurio(State):
    def __init__(self, players: i64, mode: i64, firebreaks: bool, cest_chaud: bool, eldest: i64) -> None:
        self.players: i64 = players
        self.mode: i64 = mode
        self.firebreaks: bool = firebreaks
        self.cest_chaud: bool = cest_chaud
        self.eldest: i64 = eldest
        self.phase: i64 = START
        self.seat: i64 = eldest
        self.pile: i64 = 0o666666  # F1: tiles face down, three bits a value
        self.left: i64 = TILES
        self.start: i64 = 0  # start tiles drawn but not yet laid, three bits a value
        self.drawn: i64 = 0  # the tile in the player's hand
        self.passes: i64 = 0
        self.laid: i64 = 0
        self.known: i64 = 0
        self.hottest: i64 = 0
        self.men: i64 = first_men(players)
        self.cells: vec[i64] = NO_CELLS
        self.table: vec[u8] = NO_TABLE

    # ---- whose turn, and what is allowed

    def to_act(self) -> i64:
        if self.phase in (DRAW, START):
            return CHANCE
        if self.phase == DONE:
            return OVER
        return self.seat

    def fill(self, seat: i64, into: Actions) -> None:
        into.count = 0
        if seat != self.seat:
            return
        if self.phase == TILE:
            self.fill_tiles(into)
        elif self.phase in (MEN_AFTER_TILE, LATE):
            self.fill_men(into)
        elif self.phase == MIDDLE:
            self.fill_middles(into)

    def fill_middles(self, into: Actions) -> None:
        """F4: any two of the four start tiles."""
        low: i64
        high: i64
        for high in range(1, VALUES + 1):
            for low in range(1, high + 1):
                if self.drew(low, high):
                    into.add(PAIR + pair(low, high))

    def fill_tiles(self, into: Actions) -> None:
        """F10 every hottest point; F24, F25 the same face down for each colour that can pay."""
        cells = self.cells
        hottest = self.hottest
        number: i64
        for number in range(self.known):
            cell = cells[number]
            if heat(cell) == hottest and lies(cell) == 0:
                into.add(LAY + number)
        if self.firebreaks:
            self.fill_firebreaks(into.count, into)

    def fill_firebreaks(self, points: i64, into: Actions) -> None:
        point: i64
        colour: i64
        for point in range(points):
            for colour in range(COLOURS):
                if self.is_own(colour) and self.men_left(self.seat, colour) > 0:
                    into.add(BREAK + COLOURS * (into.at[point] - LAY) + colour)

    def fill_men(self, into: Actions) -> None:
        """F11 nobody, or F11–F14 one to three men of one colour on any tile with room."""
        into.add(PASS)
        cells = self.cells
        mine = self.men_by_colour()
        if mine == 0:
            return
        first: i64 = 0  # the lowest colour the player has men of: with four players the only one
        while mine & 15 == 0:
            mine >>= 4
            first += 1
        number: i64
        colour: i64
        men: i64
        for number in range(self.known):
            cell = cells[number]
            if not holds_men(cell):
                continue
            free = room(cell)
            if free <= 0:
                continue
            colour = first
            left = mine
            while left > 0:
                for men in range(min(left & 15, free)):
                    into.add(PLACE + 12 * number + 3 * colour + men)
                left >>= 4
                colour += 1

    def most_legal(self) -> i64:
        return MOST_LEGAL

    def chances(self) -> list[tuple[int, int]]:
        """F4–F7, F9: each value still face down, weighted by how many tiles have it."""
        if self.to_act() != CHANCE:
            return []
        value: i64
        listed: list[tuple[int, int]] = []
        for value in range(1, VALUES + 1):
            if self.in_pile(value) > 0:
                listed.append((int(value), int(self.in_pile(value))))
        return listed

    def sample(self, rng: Rng) -> i64:
        ticket = rng.below(self.left)
        value: i64 = 1
        while ticket >= self.in_pile(value):
            ticket -= self.in_pile(value)
            value += 1
        return value

    def apply(self, seat: i64, action: i64, log: list[Fact] | None = None) -> None:
        if seat == CHANCE:
            self.check_draw(action)
            self.draw(action, log)
            return
        if self.phase == DONE:
            raise Refusal("match-over", "F21" if self.mode != COMPETITIVE else "F16")
        if self.to_act() == CHANCE:
            raise Refusal("feurio-draw-first", "F9")
        if seat != self.seat:
            raise Refusal("not-your-turn", "F4", {"seat": int(self.seat)})
        if action == PASS:
            self.check_men_phase()
            self.pass_turn(log)
        elif PAIR <= action < LAY:
            self.check_middle(action - PAIR)
            self.arrange(action - PAIR, log)
        elif LAY <= action < BREAK:
            self.check_tile(action - LAY)
            self.lay_tile(action - LAY, log)
        elif BREAK <= action < PLACE:
            self.check_firebreak((action - BREAK) // COLOURS, (action - BREAK) % COLOURS)
            self.lay_firebreak((action - BREAK) // COLOURS, (action - BREAK) % COLOURS, log)
        elif PLACE <= action < ACTIONS:
            number = (action - PLACE) // 12
            colour = (action - PLACE) // 3 % COLOURS
            men = (action - PLACE) % 3 + 1
            self.check_men(number, colour, men)
            self.place_men(number, colour, men, log)
        else:
            raise Refusal("unknown-action", "", {"action": int(action)})

    # ---- set-up (F4–F8)

    def drew(self, low: i64, high: i64) -> bool:
        """Whether both values are among the start tiles (twice, if they are equal)."""
        if low == high:
            return (self.start >> 3 * low - 3 & 7) >= 2
        return (self.start >> 3 * low - 3 & 7) >= 1 and (self.start >> 3 * high - 3 & 7) >= 1

    def lay_start_tiles(self, log: list[Fact] | None) -> None:
        """F5–F7: one, two or three start tiles have one arrangement; ours puts lower values first."""
        self.lay_lowest_start_tiles(0, log)
        self.begin(log)

    def check_middle(self, number: i64) -> None:
        if self.phase != MIDDLE:
            raise Refusal("feurio-rhombus-lies", "F4")
        low, high = pair_values(number)
        if not self.drew(low, high):
            raise Refusal("feurio-not-drawn", "F4", {"low": int(low), "high": int(high)})

    def arrange(self, number: i64, log: list[Fact] | None) -> None:
        """F4: the eldest's two values in the middle of the rhombus, the other two touching both."""
        low, high = pair_values(number)
        self.lay_start_tile(low, 0, log)
        self.lay_start_tile(high, 1, log)
        self.lay_lowest_start_tiles(2, log)
        self.begin(log)

    def lay_lowest_start_tiles(self, place: i64, log: list[Fact] | None) -> None:
        value: i64 = 1
        while self.start:
            if self.start >> 3 * value - 3 & 7:
                self.lay_start_tile(value, place, log)
                place += 1
            else:
                value += 1

    def lay_start_tile(self, value: i64, place: i64, log: list[Fact] | None) -> None:
        q, r = START_CELLS[self.players][place]
        self.start -= ONE_OF[value]
        self.lay(self.number(q, r), value)
        if log is not None:
            log.append((LAID, int(self.eldest), q, r, int(value)))

    def begin(self, log: list[Fact] | None) -> None:
        """F4–F7: the player to the eldest's left begins (alone: the same player)."""
        self.seat = (self.eldest + 1) % self.players
        self.phase = DRAW
        if log is not None:
            log.append((STARTED, int(self.seat)))

    # ---- a turn: the tile (F9, F10)

    def in_pile(self, value: i64) -> i64:
        return self.pile >> 3 * value - 3 & 7

    def check_draw(self, value: i64) -> None:
        if self.to_act() != CHANCE:
            raise Refusal("no-chance-now", "F9")
        if not (1 <= value <= VALUES and self.in_pile(value) > 0):
            raise Refusal("feurio-not-in-pile", "F9", {"value": int(value)})

    def draw(self, value: i64, log: list[Fact] | None) -> None:
        """F4–F7 a start tile; F9 the tile that begins a turn."""
        self.pile -= ONE_OF[value]
        self.left -= 1
        if log is not None:
            log.append((DRAWN, int(self.seat), int(value), int(self.phase == START)))
        if self.phase == DRAW:
            self.drawn = value
            self.phase = TILE
            return
        self.start += ONE_OF[value]
        if TILES - self.left < self.players:
            return
        if self.players == 4:
            self.phase = MIDDLE
        else:
            self.lay_start_tiles(log)

    def check_tile(self, number: i64) -> None:
        """F10: only a hottest point will do."""
        if self.phase == MIDDLE:
            raise Refusal("feurio-arrange-first", "F4")
        if self.phase != TILE:
            raise Refusal("feurio-no-tile-in-hand", "F9")
        if number >= self.known:
            raise Refusal("feurio-not-beside-fire", "F10")
        cell = self.cells[number]
        if lies(cell) != 0:
            raise Refusal("feurio-cell-taken", "F10")
        if heat(cell) != self.hottest:
            raise Refusal("feurio-not-hottest", "F10", {"sum": int(heat(cell)), "hottest": int(self.hottest)})

    def lay_tile(self, number: i64, log: list[Fact] | None) -> None:
        value = self.drawn
        self.drawn = 0
        self.lay(number, value)
        self.phase = MEN_AFTER_TILE
        if log is not None:
            cell = self.cells[number]
            log.append((LAID, int(self.seat), int(q_of(cell)), int(r_of(cell)), int(value)))

    # ---- firebreaks (F24–F26)

    def check_firebreak(self, number: i64, colour: i64) -> None:
        if not self.firebreaks:
            raise Refusal("feurio-no-firebreaks", "F23" if self.mode != COMPETITIVE else "F24")
        self.check_tile(number)
        if not COLOURS_BY_SEAT[4 * self.players + self.seat] >> colour & 1:
            raise Refusal("feurio-not-your-colour", "F25", {"colour": COLOUR_NAMES[colour]})
        if not self.is_own(colour):
            raise Refusal("feurio-reinforcements-do-not-pay", "F25")
        if self.men_left(self.seat, colour) == 0:
            raise Refusal("feurio-nobody-to-pay", "F25", {"colour": COLOUR_NAMES[colour]})

    def lay_firebreak(self, number: i64, colour: i64, log: list[Fact] | None) -> None:
        """F24 face down on a hottest point; F25 one own man back to the box, and no man placed this turn."""
        value = self.drawn
        self.drawn = 0
        self.lay(number, FACE_DOWN + 8 * self.seat + value)
        self.take_men(self.seat, colour, 1)
        if log is not None:
            cell = self.cells[number]
            log.append((BROKEN, int(self.seat), int(q_of(cell)), int(r_of(cell)), int(colour), int(value)))
        self.end_turn(log)

    # ---- a turn: the men (F11–F15)

    def is_own(self, colour: i64) -> bool:
        """F25: a colour of the player to act that is not reinforcements."""
        if self.players == 3 and colour == REINFORCEMENT_COLOUR:
            return False
        return COLOURS_BY_SEAT[4 * self.players + self.seat] >> colour & 1 == 1

    def men_left(self, seat: i64, colour: i64) -> i64:
        return self.men >> 4 * stock(self.players, seat, colour) & 15

    def men_by_colour(self) -> i64:
        """What the player to act may place, four bits a colour."""
        colours = COLOURS_BY_SEAT[4 * self.players + self.seat]
        men: i64 = 0
        colour: i64
        for colour in range(COLOURS):
            if colours >> colour & 1:
                men += self.men_left(self.seat, colour) << 4 * colour
        return men

    def take_men(self, seat: i64, colour: i64, men: i64) -> None:
        self.men -= men << 4 * stock(self.players, seat, colour)

    def check_men_phase(self) -> None:
        if self.phase == MIDDLE:
            raise Refusal("feurio-arrange-first", "F4")
        if self.phase == TILE:
            raise Refusal("feurio-tile-first", "F9")

    def check_men(self, number: i64, colour: i64, men: i64) -> None:
        self.check_men_phase()
        if not COLOURS_BY_SEAT[4 * self.players + self.seat] >> colour & 1:
            raise Refusal("feurio-not-your-colour", "F11", {"colour": COLOUR_NAMES[colour]})
        if number >= self.known or lies(self.cells[number]) == 0:
            raise Refusal("feurio-no-tile-there", "F11")
        cell = self.cells[number]
        if not holds_men(cell):
            raise Refusal("feurio-firebreak-holds-nobody", "F26")
        left = self.men_left(self.seat, colour)
        if men > left:
            raise Refusal("feurio-not-enough-men", "F11", {"colour": COLOUR_NAMES[colour], "left": int(left)})
        there = all_men_on(cell)
        accesses = free_accesses(cell)
        if there + men > accesses:
            raise Refusal("feurio-no-access", "F14", {"accesses": int(accesses), "men": int(there)})
        if there + men > places(cell):
            raise Refusal("feurio-no-place", "F13", {"places": int(places(cell)), "men": int(there)})

    def place_men(self, number: i64, colour: i64, men: i64, log: list[Fact] | None) -> None:
        cell = self.cells[number]
        self.cells[number] = with_men(cell, colour, men)
        self.take_men(self.seat, colour, men)
        self.passes = 0
        if log is not None:
            log.append((PLACED, int(self.seat), int(q_of(cell)), int(r_of(cell)), int(colour), int(men)))
        self.end_turn(log)

    # ---- end of turn and end of match (F16, F21)

    def pass_turn(self, log: list[Fact] | None) -> None:
        """F11 placing nobody; F16 only passes in turns without a draw bring the end nearer."""
        if self.phase == LATE:
            self.passes += 1
        if log is not None:
            log.append((PASSED, int(self.seat)))
        self.end_turn(log)

    def end_turn(self, log: list[Fact] | None) -> None:
        if self.left == 0 and (self.mode != COMPETITIVE or self.passes == self.players):
            self.phase = DONE
            if log is not None:
                log.append((ENDED,))
            return
        self.seat = (self.seat + 1) % self.players
        self.phase = DRAW
        if self.left == 0:
            self.phase = LATE

    # ---- the count (F17–F20, F22, F27)

    def zones(self, colour: i64) -> list[Zone]:
        """F17: maximal sets of connected tiles with at least one man of the colour, each with its worth (F18)."""
        found: list[Zone] = []
        seen = [False] * CELLS
        number: i64
        side: i64
        for number in range(self.known):
            if seen[number] or men_on(self.cells[number], colour) == 0:
                continue
            seen[number] = True
            members: list[int] = [int(number)]
            for member in members:
                cell = self.cells[member]
                for side in range(SIDES):
                    beside = self.find(q_of(cell) + DELTA_Q[side], r_of(cell) + DELTA_R[side])
                    if beside >= 0 and not seen[beside] and men_on(self.cells[beside], colour) > 0:
                        seen[beside] = True
                        members.append(int(beside))
            found.append(self.count(members))
        return found

    def count(self, members: list[int]) -> Zone:
        """F18: the sum over the lowest value with a free access, rounded up (F27: down); 0 without any."""
        total: i64 = 0
        divisor: i64 = 0
        for member in members:
            cell = self.cells[member]
            value = lies(cell)
            total += value
            if free_accesses(cell) > 0 and (divisor == 0 or value < divisor):
                divisor = value
        points: i64 = 0
        if divisor > 0:
            if not self.cest_chaud:
                total_up = total + divisor - 1
                points = total_up // divisor
            else:
                points = total // divisor
        return Zone(members, int(total), int(divisor), int(points))

    def scores(self, seat: i64, colour: i64) -> bool:
        """F19: a player's own colours count, reinforcements are removed first."""
        if self.players == 3 and colour == REINFORCEMENT_COLOUR:
            return False
        return COLOURS_BY_SEAT[4 * self.players + seat] >> colour & 1 == 1

    def outcome(self) -> Outcome | None:
        if self.phase != DONE:
            return None
        if self.mode == COMPETITIVE:
            return self.competitive_outcome()
        return self.shared_outcome()

    def competitive_outcome(self) -> Outcome:
        """F19 totals; F20 most points, then the single best zone, then a shared victory."""
        totals: list[int] = []
        best_zones: list[int] = []
        seat: i64
        colour: i64
        for seat in range(self.players):
            total: i64 = 0
            best: i64 = 0
            for colour in range(COLOURS):
                if self.scores(seat, colour):
                    for zone in self.zones(colour):
                        total += zone.points
                        best = max(best, zone.points)
            totals.append(total)
            best_zones.append(best)
        most = max(totals)
        tied = [s for s in range(len(totals)) if totals[s] == most]
        best_zone = max([best_zones[s] for s in tied])
        winners = [s for s in tied if best_zones[s] == best_zone]
        reason = "most-points"
        if len(winners) > 1:
            reason = "shared"
        elif len(tied) > 1:
            reason = "best-zone"
        return Outcome(reason, tuple(totals), tuple(winners), {})

    def goal(self) -> tuple[int, int, int]:
        """F22: men on the table, colours standing in one zone, colours whose one zone has a 1 with a free access."""
        men: i64 = 0
        one_zone: i64 = 0
        open_ones: i64 = 0
        number: i64
        colour: i64
        for number in range(self.known):
            men += all_men_on(self.cells[number])
        for colour in range(COLOURS):
            zones = self.zones(colour)
            if len(zones) == 1:
                one_zone += 1
                if zones[0].divisor == 1:
                    open_ones += 1
        return int(men), int(one_zone), int(open_ones)

    def shared_outcome(self) -> Outcome:
        """F22: won with all 48 men down, each colour in one zone, each zone with an open 1; else lost."""
        men, one_zone, open_ones = self.goal()
        won = men == MEN * COLOURS and one_zone == COLOURS and open_ones == COLOURS
        everybody = list(range(self.players))
        return Outcome(
            "saved" if won else "lost",
            tuple([1 if won else 0 for _ in everybody]),
            tuple(everybody) if won else (),
            {"men": men, "one_zone": one_zone, "open_ones": open_ones},
        )

    # ---- the ground: numbered cells

    def find(self, q: i64, r: i64) -> i64:
        """The number of a cell, or -1 where fire has never been near."""
        where = place_key(q, r)
        slot = (q * 37 + r * 101) & (TABLE - 1)
        while True:
            entry = i64(self.table[slot])
            if entry == 0:
                return -1
            if self.cells[entry - 1] >> WHERE_AT == where:
                return entry - 1
            slot = (slot + 1) & (TABLE - 1)

    def number(self, q: i64, r: i64) -> i64:
        """The number of a cell, given now if it has none yet."""
        found = self.find(q, r)
        if found >= 0:
            return found
        if self.known == 0:
            self.cells = NO_CELLS[:]
            self.table = NO_TABLE[:]
        slot = (q * 37 + r * 101) & (TABLE - 1)
        while self.table[slot] != 0:
            slot = (slot + 1) & (TABLE - 1)
        self.cells[self.known] = place_key(q, r) << WHERE_AT
        self.known += 1
        self.table[slot] = u8(self.known)
        return self.known - 1

    def lay(self, number: i64, what: i64) -> None:
        """Put a tile or firebreak on a cell, warm the cells beside it, and find the hottest points anew (F10, F26)."""
        self.laid += 1
        cell = self.cells[number] + what + (self.laid << ORDER_AT)
        self.cells[number] = cell
        warmth = ONE_BESIDE
        if what <= VALUES:
            warmth += what << HEAT_AT
        q = q_of(cell)
        r = r_of(cell)
        side: i64
        for side in range(SIDES):
            beside = self.number(q + DELTA_Q[side], r + DELTA_R[side])
            self.cells[beside] += warmth
        hottest: i64 = 0
        cells = self.cells
        other: i64
        for other in range(self.known):
            cell = cells[other]
            if lies(cell) == 0 and heat(cell) > hottest:
                hottest = heat(cell)
        self.hottest = hottest

    # ---- copies and numbers

    def clone(self) -> "Feurio":
        twin = Feurio(self.players, self.mode, self.firebreaks, self.cest_chaud, self.eldest)
        twin.phase = self.phase
        twin.seat = self.seat
        twin.pile = self.pile
        twin.left = self.left
        twin.start = self.start
        twin.drawn = self.drawn
        twin.passes = self.passes
        twin.laid = self.laid
        twin.known = self.known
        twin.hottest = self.hottest
        twin.men = self.men
        if self.known:
            twin.cells = self.cells[:]
            twin.table = self.table[:]
        return twin

    def pack(self) -> tuple[int, ...]:
        number: i64
        numbers: list[int] = [
            self.players,
            self.mode,
            int(self.firebreaks),
            int(self.cest_chaud),
            self.eldest,
            self.phase,
            self.seat,
            self.pile,
            self.left,
            self.start,
            self.drawn,
            self.passes,
            self.laid,
            self.hottest,
            self.men,
        ]
        for number in range(self.known):
            numbers.append(self.cells[number])
        return tuple(numbers)


def unpack(numbers: tuple[int, ...]) -> Feurio:
    """The state that `pack` described: for other processes, and for files."""
    state = Feurio(numbers[0], numbers[1], numbers[2] == 1, numbers[3] == 1, numbers[4])
    state.phase = numbers[5]
    state.seat = numbers[6]
    state.pile = numbers[7]
    state.left = numbers[8]
    state.start = numbers[9]
    state.drawn = numbers[10]
    state.passes = numbers[11]
    state.laid = numbers[12]
    state.hottest = numbers[13]
    state.men = numbers[14]
    for cell in numbers[PACKED:]:
        number = state.number(q_of(cell), r_of(cell))
        state.cells[number] = cell
    return state
