"""A second Feurio!, slow and plain, written from the rulebook alone: dicts and sets of coordinates, texts in and out.

It shares no code with the rules it judges: not their numbers, not their neighbours, not their phases.
"""

from collections import Counter
from fractions import Fraction
from functools import cache
from math import ceil, floor

Cell = tuple[int, int]

COLOURS = ("red", "green", "blue", "yellow")
ROOM = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}  # F2


@cache
def neighbours(cell: Cell) -> frozenset[Cell]:
    """All cells at distance one, by the distance of cube coordinates."""
    near = [(q, r) for q in (-1, 0, 1) for r in (-1, 0, 1) if max(abs(q), abs(r), abs(-q - r)) == 1]
    return frozenset((cell[0] + q, cell[1] + r) for q, r in near)


class Oracle:
    def __init__(self, players: int, mode: str, firebreaks: bool, cest_chaud: bool, eldest: int) -> None:
        self.players, self.mode, self.eldest = players, mode, eldest
        self.firebreaks, self.cest_chaud = firebreaks, cest_chaud
        self.pile = Counter(dict.fromkeys(range(1, 7), 6))  # F1
        self.values: dict[Cell, int] = {}  # tiles face up
        self.breaks: set[Cell] = set()
        self.men: dict[Cell, Counter[str]] = {}
        self.start: list[int] = []
        self.drawn: int | None = None
        self.turn: int | None = None  # whose turn; None before the first one
        self.laid = False  # whether the tile of this turn lies
        self.passes = 0
        self.over = False
        self.hand: dict[int, Counter[str]] = {}
        for seat in range(players):
            self.hand[seat] = Counter(dict.fromkeys(self.own(seat), 12))  # F3, F4, F6, F7
            if players == 3:
                self.hand[seat]["yellow"] = 4  # F5

    def own(self, seat: int) -> tuple[str, ...]:
        """F4–F7: the colours of a seat, reinforcements left out."""
        if self.players == 1:
            return COLOURS
        if self.players == 2:
            return COLOURS[2 * seat : 2 * seat + 2]
        return (COLOURS[seat],)

    # ---- whose turn, what is allowed

    def taken(self) -> set[Cell]:
        return set(self.values) | self.breaks

    def accesses(self, cell: Cell) -> int:
        return len(neighbours(cell) - self.taken())

    def actor(self) -> str:
        """'over', 'chance', or the number of a seat."""
        if self.over:
            return "over"
        if self.turn is None:
            return "chance" if len(self.start) < self.players else str(self.eldest)
        if self.drawn is None and not self.laid and self.pile.total() > 0:
            return "chance"
        return str(self.turn)

    def hottest(self) -> set[Cell]:
        """F10, F26."""
        edge = {beside for cell in self.taken() for beside in neighbours(cell)} - self.taken()
        sums = {cell: sum(self.values.get(beside, 0) for beside in neighbours(cell)) for cell in edge}
        highest = max(sums.values())
        return {cell for cell, total in sums.items() if total == highest}

    def legal(self, seat: int) -> set[str]:
        if self.actor() != str(seat):
            return set()
        if self.turn is None:
            pairs = [(a, b) for i, a in enumerate(self.start) for j, b in enumerate(self.start) if i != j]
            return {f"middle {min(pair)} {max(pair)}" for pair in pairs}
        if self.drawn is not None:
            points = self.hottest()
            texts = {f"tile {q},{r}" for q, r in points}
            if self.firebreaks:
                payers = [colour for colour in self.own(seat) if self.hand[seat][colour] > 0]
                texts |= {f"firebreak {q},{r} {colour}" for q, r in points for colour in payers}
            return texts
        texts = {"pass"}
        for (q, r), value in self.values.items():
            there = self.men[q, r].total() if (q, r) in self.men else 0
            accesses = self.accesses((q, r))
            for colour, left in self.hand[seat].items():
                for men in (1, 2, 3):
                    if men <= left and there + men <= ROOM[value] and there + men <= accesses:
                        texts.add(f"men {q},{r} {colour} {men}")
        return texts

    def chances(self) -> dict[str, int]:
        if self.actor() != "chance":
            return {}
        return {f"draw {value}": count for value, count in self.pile.items() if count}

    # ---- playing

    def step(self, text: str) -> None:
        kind, *words = text.split()
        if kind == "draw":
            self.draw(int(words[0]))
        elif kind == "middle":
            low, high = int(words[0]), int(words[1])
            self.start.remove(low)
            self.start.remove(high)
            self.begin([low, high, *sorted(self.start)])
        elif kind == "pass":
            self.passes += not self.laid  # F16: only in turns without a draw
            self.end_turn()
        else:
            assert self.turn is not None
            q, r = words[0].split(",")
            cell = (int(q), int(r))
            if kind == "tile":
                assert self.drawn is not None
                self.values[cell] = self.drawn
                self.drawn, self.laid = None, True
            elif kind == "firebreak":
                self.breaks.add(cell)
                self.hand[self.turn][words[1]] -= 1  # F25
                self.drawn = None
                self.end_turn()
            else:
                self.stand(cell, words[1], int(words[2]))
                self.hand[self.turn][words[1]] -= int(words[2])
                self.passes = 0
                self.end_turn()

    def stand(self, cell: Cell, colour: str, men: int) -> None:
        self.men.setdefault(cell, Counter())[colour] += men

    def draw(self, value: int) -> None:
        self.pile[value] -= 1
        if self.turn is not None:
            self.drawn = value
            return
        self.start.append(value)
        if len(self.start) == self.players < 4:
            self.begin(sorted(self.start))

    def begin(self, values: list[int]) -> None:
        cells = [(0, 0), (1, -1), (0, -1), (1, 0)]
        self.values = dict(zip(cells, values, strict=False))
        self.turn = (self.eldest + 1) % self.players

    def end_turn(self) -> None:
        assert self.turn is not None
        self.laid = False
        last_tile_lies = self.pile.total() == 0
        if self.mode == "competitive":
            self.over = last_tile_lies and self.passes == self.players  # F16
        else:
            self.over = last_tile_lies  # F21
        self.turn = (self.turn + 1) % self.players

    # ---- the count

    def zones(self, colour: str) -> list[set[Cell]]:
        """F17: tiles joined until nothing more can be joined."""
        zones = [{cell} for cell, men in self.men.items() if men[colour] > 0]
        joined = True
        while joined:
            joined = False
            for zone in zones:
                beside = {near for cell in zone for near in neighbours(cell)}
                other = next((other for other in zones if other is not zone and other & beside), None)
                if other is not None:
                    zone.update(other)
                    zones = [kept for kept in zones if kept is not other]
                    joined = True
                    break
        return zones

    def worth(self, zone: set[Cell]) -> int:
        """F18, F27."""
        open_values = [self.values[cell] for cell in zone if self.accesses(cell) > 0]
        if not open_values:
            return 0
        exact = Fraction(sum(self.values[cell] for cell in zone), min(open_values))
        return floor(exact) if self.cest_chaud else ceil(exact)

    def result(self) -> tuple[str, tuple[int, ...], tuple[int, ...], dict[str, int]]:
        """Reason, scores, winners, figures."""
        if self.mode != "competitive":
            return self.shared_result()
        worths = [
            [self.worth(zone) for colour in self.own(seat) for zone in self.zones(colour)]
            for seat in range(self.players)
        ]
        totals = [sum(worth) for worth in worths]
        first = [seat for seat in range(self.players) if totals[seat] == max(totals)]
        best = {seat: max(worths[seat], default=0) for seat in first}
        winners = [seat for seat in first if best[seat] == max(best.values())]
        reason = "most-points" if len(first) == 1 else "best-zone" if len(winners) == 1 else "shared"
        return reason, tuple(totals), tuple(winners), {}

    def shared_result(self) -> tuple[str, tuple[int, ...], tuple[int, ...], dict[str, int]]:
        """F22."""
        down = sum(men.total() for men in self.men.values())
        united = [self.zones(colour)[0] for colour in COLOURS if len(self.zones(colour)) == 1]
        watered = [zone for zone in united if any(self.values[cell] == 1 and self.accesses(cell) > 0 for cell in zone)]
        figures = {"men": down, "one_zone": len(united), "open_ones": len(watered)}
        if down == 48 and len(watered) == 4:
            return "saved", (1,) * self.players, tuple(range(self.players)), figures
        return "lost", (0,) * self.players, (), figures
