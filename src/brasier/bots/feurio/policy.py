"""How a match goes on: a player that decides at once, for the playouts of a search and its first choice of moves."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from brasier.bots.feurio.forest import Forest
from brasier.bots.feurio.outlook import Outlook
from brasier.core.rng import Rng
from brasier.games.feurio.data import COLOURS
from brasier.games.feurio.rules import COLOURS_BY_SEAT, MOST_LEGAL, stock

# What a turn does with men, as one number: 16 * tile + 4 * colour + men.
NOBODY: Final = -1


def put_men(tile: i64, colour: i64, men: i64) -> i64:
    return 16 * tile + 4 * colour + men


def act(forest: Forest, choice: i64) -> None:
    """The men of a turn, and its end."""
    if choice != NOBODY:
        colour = choice >> 2 & 3
        forest.put(choice >> 4, stock(forest.players, forest.seat, colour), colour, choice & 3)
    forest.end_turn(choice != NOBODY)


def men_of_seat(forest: Forest) -> i64:
    """How many men the seat to act has in hand, of all its colours."""
    colour: i64
    men: i64 = 0
    for colour in range(COLOURS):
        if COLOURS_BY_SEAT[4 * forest.players + forest.seat] >> colour & 1:
            men += forest.hand[stock(forest.players, forest.seat, colour)]
    return men


class Policy:
    def __init__(self, weights: list[float]) -> None:
        self.w: vec[float] = vec[float](weights)
        self.outlook: Outlook = Outlook()
        self.closely: bool = False  # whether everybody in a playout looks as closely as somebody who lists options
        self.trust: float = 0.0  # what a gain by the policy is worth in the measure of `result`
        # Everything that could be done with men now, and what it gains: filled by `men` when asked to list.
        self.options: i64 = 0
        self.option: vec[i64] = vec[i64]([0] * MOST_LEGAL)
        self.gain_of: vec[float] = vec[float]([0.0] * MOST_LEGAL)

    def list_option(self, choice: i64, gain: float) -> None:
        self.option[self.options] = choice
        self.gain_of[self.options] = gain
        self.options += 1

    def men(self, forest: Forest, listing: bool) -> i64:
        """What the seat to act does with its men; if asked, every option is listed with what it gains."""
        raise NotImplementedError

    def prepare(self, forest: Forest) -> None:
        """Look at a forest before tiles are weighed."""
        raise NotImplementedError

    def weigh_tile(self, forest: Forest, beside: i64, value: i64) -> float:
        """How good it is for the seat to act that a tile of this value lies beside those tiles."""
        raise NotImplementedError

    def result(self, forest: Forest, seat: i64) -> float:
        """How good the end is for a seat, from 0 to 1."""
        raise NotImplementedError

    def won(self, forest: Forest, seat: i64) -> bool:
        """Whether the end is a victory for a seat, unshared."""
        raise NotImplementedError

    def cell(self, forest: Forest, value: i64) -> i64:
        """F10: the hottest point; of several the one that weighs most."""
        edge = forest.edge
        heat = forest.heat
        hottest: i64 = -1
        points: i64 = 0
        i: i64
        cell: i64 = 0
        for i in range(forest.edges):
            warmth = heat[edge[i]]
            if warmth > hottest:
                hottest = warmth
                points = 0
            if warmth == hottest:
                points += 1
                cell = edge[i]
        if points == 1:
            return cell
        self.prepare(forest)
        best = -1e9
        chosen: i64 = cell
        for i in range(forest.edges):
            cell = edge[i]
            if heat[cell] == hottest:
                weight = self.weigh_tile(forest, forest.beside_cell[cell], value)
                if weight > best:
                    best = weight
                    chosen = cell
        return chosen

    def play_out(self, forest: Forest, rng: Rng) -> i64:
        """To the end, everybody by this policy; the number of turns it took."""
        turns: i64 = 0
        while not forest.over:
            if forest.left > 0:
                value = forest.draw(rng)
                forest.lay(self.cell(forest, value), value)
            act(forest, self.men(forest, self.closely))
            turns += 1
        return turns
