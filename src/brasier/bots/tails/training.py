"""How the weights of Tails on Fire were found, in one command (some minutes for all numbers of players):

    python -m brasier.bots.tails.training > weights.py

It begins with habits made by hand. In turns, `Worth` learns from matches who wins, and the habits learn from what a
search with these habits finds better than they do. Some of the old habits stays each time: the best answer to habits
alone would be no habit to rely on.
"""

import sys
from collections.abc import Sequence
from typing import Final

from librt.vecs import vec

from brasier.bots.tails.habits import Habits
from brasier.bots.tails.school import School
from brasier.bots.tails.worth import ROUNDS, SIGNS, Worth
from brasier.games.tails.data import FEWEST, MOST
from brasier.games.tails.options import Options
from brasier.games.tails.position import start_state
from brasier.games.tails.rules import Tails

LESSONS: Final = 3
MATCHES: Final = 5000  # from which `Worth` learns, in each lesson
SEARCHED: Final = 120  # from which habits learn
WORLDS: Final = 24  # for each choice in a search
OFTEN: Final = 0.3  # how many decisions of a match are searched
# What is better by one part of so many in chances to win is done e times as often.
PLAY_SHARPNESS: Final = 40.0
CHOICE_SHARPNESS: Final = 100.0
RATES: Final = (0.02, 0.005, 0.001)
OLD: Final = 0.4  # how much of the old habits stays
RIDGE: Final = 0.5

HEADER: Final = '''"""The weights of Tails on Fire, as `training` finds them, for two to six players."""

# fmt: off

from typing import Final

'''

# By hand: numbers asked for early are liked, flames within reach attract, whoever can mostly plays.
FIRST_PLAY: Final = (
    *(0.3, 0.8, 0.5, 0.6, 0.6, 0.3, 0.2, 0, 0, 0.5, 0.2, 0, 0),
    *(-1.0, 0.8, 0.5, 0.6, 0.6, 0, -0.5, 0, 0, 1.0, 0.2, 0, 0),
)
FIRST_CHOICE: Final = (
    *(0.6, 0.7, 0.7, 0.6, 0.4, 0.2, 0, -0.2, -0.2),
    *(0.5, 0.5, 0.2, 0, 0, 0, 0, 0, 0, 0, 0.5, 0.2, 0.5, 0),
    *(-0.3, 0.1, 0, 0),
)
FIRST_WORTH: Final = (0.3, 0.1, -0.1, 0, 0.5, 0.2, 0, 0.1, 0, 0, 1.0, 0)


def solve(rows: Sequence[Sequence[float]], ridge: float) -> list[float]:
    """The weights that fit best: least squares, by elimination."""
    size = len(rows)
    left = [[*row] for row in rows]
    for i in range(size):
        left[i][i] += ridge
    for i in range(size):
        for j in range(i + 1, size):
            factor = left[j][i] / left[i][i]
            for k in range(i, size + 1):
                left[j][k] -= factor * left[i][k]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (left[i][size] - sum(left[i][k] * found[k] for k in range(i + 1, size))) / left[i][i]
    return found


def mixed(old: Sequence[float], new: Sequence[float], keep: float) -> list[float]:
    return [keep * before + (1.0 - keep) * after for before, after in zip(old, new, strict=True)]


def fresh(players: int, number: int) -> Tails:
    """The start of a match; each seat is the eldest in turn."""
    return start_state(Options(players=players, eldest=number % players))


class Course:
    """What is known for a number of players."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.play: list[float] = [float(weight) for weight in FIRST_PLAY]
        self.choice: list[float] = [float(weight) for weight in FIRST_CHOICE]
        self.worth: list[float] = [float(weight) for weight in FIRST_WORTH] * ROUNDS

    def school(self, seed: int) -> School:
        habits = Habits(vec[float](self.play), vec[float](self.choice))
        return School(fresh(self.players, 0), habits, Worth(vec[float](self.worth)), seed)

    def learn_worth(self, matches: int, seed: int) -> float:
        """How surprising the ends of matches were at last."""
        school = self.school(seed)
        missed = 0.0
        for rate in RATES:
            missed = sum(school.learn_worth(fresh(self.players, n), rate) for n in range(matches)) / matches
        self.worth = [school.worth.weights[i] for i in range(SIGNS * ROUNDS)]
        return missed

    def learn_habits(self, matches: int, worlds: int, seed: int, keep: float) -> None:
        school = self.school(seed)
        for n in range(matches):
            school.learn_habits(fresh(self.players, n), worlds, OFTEN)
        found = solve(school.number.rows(), RIDGE) + solve(school.trickster.rows(), RIDGE)
        self.play = mixed(self.play, [PLAY_SHARPNESS * weight for weight in found], keep)
        found = solve(school.choice.rows(), RIDGE)
        self.choice = mixed(self.choice, [CHOICE_SHARPNESS * weight for weight in found], keep)


def written(name: str, numbers: Sequence[float]) -> str:
    """A tuple of numbers as source text."""
    lines = [", ".join(f"{number:.3f}" for number in numbers[i : i + 12]) for i in range(0, len(numbers), 12)]
    body = "".join(f"    {line},\n" for line in lines)
    return f"{name}: Final = (\n{body})\n"


def main(
    lessons: int = LESSONS, matches: int = MATCHES, searched: int = SEARCHED, worlds: int = WORLDS, most: int = MOST
) -> str:
    """The source of `weights`."""
    play: list[float] = []
    choice: list[float] = []
    worth: list[float] = []
    for players in range(FEWEST, most + 1):
        course = Course(players)
        for lesson in range(lessons):
            course.learn_worth(matches, 100 * lesson + players)
            course.learn_habits(searched, worlds, 100 * lesson + 50 + players, OLD if lesson else 0.0)
        missed = course.learn_worth(matches, 1000 + players)
        print(f"{players} players: surprise {missed:.4f}", file=sys.stderr)
        play += course.play
        choice += course.choice
        worth += course.worth
    return HEADER + "\n".join((written("PLAY", play), written("CHOICE", choice), written("WORTH", worth)))


if __name__ == "__main__":
    print(main(), end="")
