"""Fits the chances that `hard` tells in Heroic matches to how they end: its answer belongs into `ahead`.

    python -m brasier.bots.flashpoint.fits.foreseen

The critic has learned from four with a narrow search who now and then tried something else. Four who search widely and
look a turn ahead win more. They play many matches, each turn as it was planned first; results are fitted by a logistic
regression on what was foreseen of the best end of every turn that had several.
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from typing import Final, NamedTuple

from brasier.bots.flashpoint.ahead import Ahead, Telling
from brasier.bots.flashpoint.crew import Crew
from brasier.bots.flashpoint.fits.arguments import at_least_one
from brasier.bots.flashpoint.fits.match import SETTINGS, play_with
from brasier.bots.flashpoint.hard import AHEAD, LOOKS, NODES, WIDTH
from brasier.bots.flashpoint.judge import Judge
from brasier.bots.flashpoint.planner import Node
from brasier.bots.flashpoint.told import score_of
from brasier.bots.flashpoint.weights import WEIGHTS
from brasier.bots.regression import Seen, likeliest
from brasier.games.flashpoint.data import TO_WIN
from brasier.games.flashpoint.rules import FlashPoint

AS_IT_IS: Final = Telling(base=0.0, scale=1.0)


class Watched(NamedTuple):
    foreseen: list[float]  # of the best end of every turn that had several
    is_won: bool


def judge() -> Judge:
    return Judge(WEIGHTS["heroic"].start, WEIGHTS["heroic"].row)


def watched(seed: int) -> Watched:
    """A match of four who look a turn ahead."""
    ahead, foreseen = Ahead(judge(), AS_IT_IS), list[float]()

    def best(_: Judge, state: FlashPoint, plans: list[Node]) -> Node:
        found = ahead.compared(state, plans, AHEAD, 0.0)
        if not found:
            return plans[0]
        chosen = next(iter(found))
        foreseen.append(found[chosen])
        return chosen

    end = play_with(Crew(judge(), WIDTH, LOOKS, NODES), SETTINGS["heroic"], seed, best)
    return Watched(foreseen, bool(end.rescued >= TO_WIN))


def fit(matches: list[Watched]) -> Telling:
    seen = [
        Seen((1.0, score_of(chance)), 0.0, 1.0, float(match.is_won)) for match in matches for chance in match.foreseen
    ]
    base, scale = likeliest(seen)
    return Telling(round(base, 3), round(scale, 3))


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m brasier.bots.flashpoint.fits.foreseen", description=__doc__)
    parser.add_argument("--matches", type=at_least_one, default=100)
    parser.add_argument("--seed", type=int, default=2, help="(2: other dice than the critic has seen)")
    asked = parser.parse_args(words)
    first = asked.seed * 1_000_000
    with ProcessPoolExecutor() as crew:
        matches = list(crew.map(watched, range(first, first + asked.matches)))
    if len({match.is_won for match in matches}) < 2:
        raise SystemExit(f"All of {asked.matches} matches ended alike: more are needed.")
    print(f"{sum(match.is_won for match in matches)} of {len(matches)} won: {fit(matches)}")


if __name__ == "__main__":
    main()
