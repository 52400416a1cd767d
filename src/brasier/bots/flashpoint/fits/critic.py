"""Teach the critic: `python -m brasier.bots.flashpoint.fits.critic FILE` plays Heroic matches and writes what `hard`
knows of how such matches end; FILE is `critic.json` beside the players.

Four play with a narrow search. Now and then a turn ends as a draw decides, among the ends that the judge finds about as
good as the best: the critic shall know more than what is played anyway. It learns from the results. What it foresees
after later turns then counts too, the nearer ones more, and it learns once more, several times: a result alone is
mostly luck. How much of the results it explains is told of matches it has not learned from.
"""

import argparse
import json
import random
from array import array
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from statistics import fmean
from typing import Final, NamedTuple

from brasier.bots.flashpoint.fits.arguments import at_least_one
from brasier.bots.flashpoint.fits.learning import Learner, Rows
from brasier.bots.flashpoint.fits.match import SETTINGS, play
from brasier.bots.flashpoint.fits.trials import alike
from brasier.bots.flashpoint.judge import Judge
from brasier.bots.flashpoint.network import size_of
from brasier.bots.flashpoint.planner import Node
from brasier.bots.flashpoint.survey import NUMBERS, Survey
from brasier.bots.flashpoint.weights import WEIGHTS
from brasier.games.flashpoint.codes import END
from brasier.games.flashpoint.data import TO_WIN
from brasier.games.flashpoint.rules import FlashPoint

DRAWN: Final = 0.25  # of the turns

HIDDEN: Final = 32
ROUNDS: Final = 4  # that it learns, the first from results alone
FIRST_PASSES: Final = 5  # through all matches, in the first round
PASSES: Final = 12  # in the others
BATCH: Final = 512
RATE: Final = 2e-3  # of the first step of a round
LAST_RATE: Final = 1e-4
SMALL: Final = 0.05  # as large are the numbers it begins with
LEAST_SPREAD: Final = 0.15  # of a number that hardly changes
MEMORY: Final = 0.9  # how much less the chance after one more turn counts
HELD_BACK: Final = 6  # one match in so many
DIGITS: Final = 4


class Seen(NamedTuple):
    """A match: the surveys of its turns' ends, one behind the other."""

    surveys: "array[float]"
    is_won: bool


def seen(seed: int) -> Seen:
    whims, survey = random.Random(seed), Survey()
    found = array("d")

    def some(_: Judge, __: FlashPoint, plans: list[Node]) -> Node:
        best = plans[0]
        if best.action != END:
            return best  # chance decides something first
        if whims.random() < DRAWN:
            best = whims.choice(alike(plans))
        survey.look(best.state)
        found.extend(float(survey.at[place]) for place in range(NUMBERS))
        return best

    end = play(SETTINGS["heroic"], WEIGHTS["heroic"], seed, some)
    return Seen(found, bool(end.rescued >= TO_WIN))


class Matches:
    """All that were seen, and where in `rows` the turns of each are."""

    def __init__(self, played: Iterator[Seen]) -> None:
        self.rows = Rows(NUMBERS)
        self.results: list[float] = []
        self.turns: list[range] = []
        first = 0
        for match in played:
            last = first + len(match.surveys) // NUMBERS
            for place in range(last - first):
                self.rows.add(list(match.surveys[place * NUMBERS : (place + 1) * NUMBERS]))
            self.turns.append(range(first, last))
            self.results.append(float(match.is_won))
            first = last

    def held_back(self, *, yes: bool) -> list[int]:
        return [match for match in range(len(self.turns)) if (match % HELD_BACK == 0) == yes]

    def expect(self, learner: Learner | None) -> None:
        """What each row should have been given: the result, or what came true of it step by step."""
        for turns, result in zip(self.turns, self.results, strict=True):
            value = result
            for place in reversed(turns):
                self.rows.expect(place, value)
                if learner is not None:
                    value = (1 - MEMORY) * float(learner.chance(self.rows, place)) + MEMORY * value

    def explained(self, learner: Learner, matches: Sequence[int]) -> float:
        """The part of the scatter of results that is foreseen, over all turns of these matches."""
        told = [
            (learner.chance(self.rows, place), self.results[match]) for match in matches for place in self.turns[match]
        ]
        mean = fmean(result for _, result in told)
        missed = fmean((result - chance) ** 2 for chance, result in told)
        return 1.0 - missed / fmean((result - mean) ** 2 for _, result in told)


def fit(matches: int, seed: int, crew: Executor) -> Iterator[tuple[float, list[float]]]:
    """After each round: the part of the results that is explained, and the network's row."""
    first = seed * 1_000_000
    known = Matches(crew.map(seen, range(first, first + matches), chunksize=4))
    if len({known.results[match] for match in known.held_back(yes=True)}) < 2:
        raise SystemExit(f"Of {matches} matches those held back all ended alike: more are needed.")
    means, spreads = known.rows.spread(LEAST_SPREAD)
    known.rows.level(means, spreads)
    dice = random.Random(seed)
    learner = Learner(NUMBERS, HIDDEN, [dice.gauss(0.0, SMALL) for _ in range(int(size_of(NUMBERS, HIDDEN)))])
    lessons = [place for match in known.held_back(yes=False) for place in known.turns[match]]
    for number in range(ROUNDS):
        known.expect(learner if number else None)
        passes = PASSES if number else FIRST_PASSES
        for each in range(passes):
            dice.shuffle(lessons)
            rate = RATE * (1 - each / passes) + LAST_RATE
            for place in range(0, len(lessons), BATCH):
                learner.learn(known.rows, lessons[place : place + BATCH], rate)
        yield known.explained(learner, known.held_back(yes=True)), learner.for_all(means, spreads)


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m brasier.bots.flashpoint.fits.critic", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=at_least_one, default=4000, help="(4000)")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    with ProcessPoolExecutor() as crew:
        for explained, row in fit(asked.matches, asked.seed, crew):
            told = {"hidden": HIDDEN, "row": [float(f"{number:.{DIGITS}g}") for number in row]}
            asked.file.write_text(json.dumps(told) + "\n", encoding="utf-8")
            print(f"{explained:.3f} of the results is foreseen", flush=True)


if __name__ == "__main__":
    main()
