"""What the fire will do: how likely every empty cell burns before the end, and every tile keeps an access.

Men do not change where the fire goes (F10), so this is learned once from the fire alone: the odds that an empty cell
gets a tile depend on how many cells are hotter and on how many tiles are to come. `fires` fits the coefficients.
"""

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from brasier.bots.feurio.forest import Forest, first_of
from brasier.games.feurio.data import TILES

RANKS: Final = 64
HEATS: Final = 64
LIKELY: Final = 0.12  # cells that burn less likely than this are no news
MOST_NEWS: Final = 62  # more cannot be: as many cells are beside 29 tiles, and with fewer than 7 to come few are likely
NEWS_BIT: Final = vec[i64]([1 << n for n in range(MOST_NEWS)])
# The place of a single bit: the powers of 2 below 2**66 leave different rests when divided by 67.
NEWS_PLACE: Final = vec[i64]([next((n for n in range(MOST_NEWS) if (1 << n) % 67 == rest), 0) for rest in range(67)])

# The logit of burning: 1, log of the tiles to come, log of the rank, rank, and the two products with the first log.
BURNING: Final = [-0.0538, 1.0041, -2.0298, 0.0362, 0.1007, 0.0004]


def terms(left: int, rank: int) -> list[float]:
    """What the logit is a weighted sum of."""
    a, b = log(left), log(rank + 0.5)
    return [1.0, a, b, float(rank), a * b, a * rank]


def _odds(left: int, rank: int) -> float:
    if left == 0:
        return 0.0
    logit = sum(weight * term for weight, term in zip(BURNING, terms(left, rank), strict=True))
    return 1.0 / (1.0 + exp(-logit))


BURNS: Final = vec[float]([_odds(left, rank) for left in range(TILES + 1) for rank in range(RANKS)])


@mypyc_attr(acyclic=True)
class Outlook:
    """Filled anew for every forest that is looked at."""

    def __init__(self) -> None:
        self.lasts: vec[float] = vec[float]([0.0] * TILES)  # that a tile keeps an access
        self.news_odds: vec[float] = vec[float]([0.0] * MOST_NEWS)  # of the cells that may well burn
        self.news_of: vec[i64] = vec[i64]([0] * TILES)  # the ones beside a tile: a bit each
        self.as_hot: vec[i64] = vec[i64]([0] * HEATS)
        self.odds_of_heat: vec[float] = vec[float]([0.0] * HEATS)

    def look(self, forest: Forest, tiles: i64) -> None:
        """The odds of every cell, and of the accesses of these tiles, which have some; of others nothing is told."""
        i: i64
        heat: i64
        hottest: i64 = 0
        lasts = self.lasts
        as_hot = self.as_hot
        odds_of_heat = self.odds_of_heat
        news_odds = self.news_odds
        news_of = self.news_of
        edge = forest.edge
        heats = forest.heat
        beside_cell = forest.beside_cell
        for i in range(forest.edges):
            heat = heats[edge[i]]
            as_hot[heat] += 1
            hottest = max(hottest, heat)
        hotter: i64 = 0
        heat = hottest
        while heat >= 0:
            equal = as_hot[heat]
            if equal > 0:
                odds_of_heat[heat] = BURNS[RANKS * forest.left + min(hotter + (equal - 1) // 2, RANKS - 1)]
                hotter += equal
                as_hot[heat] = 0
            heat -= 1
        rest = tiles
        while rest:
            lasts[first_of(rest)] = 1.0
            rest &= rest - 1
        for i in range(forest.tiles):
            news_of[i] = 0
        news: i64 = 0
        for i in range(forest.edges):
            cell = edge[i]
            odds = odds_of_heat[heats[cell]]
            beside = beside_cell[cell]
            if odds > LIKELY and news < MOST_NEWS:
                news_odds[news] = odds
                rest = beside
                while rest:
                    news_of[first_of(rest)] |= NEWS_BIT[news]
                    rest &= rest - 1
                news += 1
            beside &= tiles
            while beside:
                tile = first_of(beside)
                beside &= beside - 1
                lasts[tile] *= odds
        while tiles:
            tile = first_of(tiles)
            tiles &= tiles - 1
            lasts[tile] = 1.0 - lasts[tile]

    def news_beside(self, zone: i64) -> i64:
        """The cells that may well burn beside a set of tiles: a bit each."""
        news_of = self.news_of
        news: i64 = 0
        while zone:
            news |= news_of[first_of(zone)]
            zone &= zone - 1
        return news

    def odds(self, news: i64) -> float:
        """How many of these cells burn on average."""
        news_odds = self.news_odds
        odds = 0.0
        while news:
            odds += news_odds[NEWS_PLACE[(news & -news) % 67]]
            news &= news - 1
        return odds
