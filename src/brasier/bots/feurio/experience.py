"""Fits the chances that people are told in shared matches to how they end: one command for each level; its answer
belongs into `told`.

    python -m brasier.bots.feurio.experience normal

A team of the level plays many matches with every number of players. What the playouts of its choices won and how the
matches ended is fitted by a logistic regression.
"""

import argparse
from typing import Final

from brasier.bots.feurio.hard import Hard, Searcher
from brasier.bots.feurio.normal import Normal
from brasier.bots.feurio.told import TOLD, Experience, early_part, score
from brasier.bots.regression import Seen, likeliest
from brasier.core.game import CHANCE, OVER
from brasier.core.rng import Rng
from brasier.games.feurio import GAME

LEVELS: Final[dict[str, type[Searcher]]] = {"hard": Hard, "normal": Normal}
APART: Final = 9  # the player's luck from that of the tiles

Choice = tuple[int, int, int, bool]  # playouts won, playouts, tiles to come, whether the match was won


def watch(player: Searcher, players: int, matches: int, seed: int = 1) -> list[Choice]:
    """Every choice of many matches that left something to chance."""
    return [choice for number in range(matches) for choice in watched(player, players, seed + number)]


def watched(player: Searcher, players: int, seed: int) -> list[Choice]:
    choices: list[tuple[int, int, int]] = []
    state = GAME.start(GAME.options({"players": players, "mode": "solitaire" if players == 1 else "cooperative"}))
    chance, own = Rng(seed), Rng(seed + APART)
    while (seat := state.to_act()) != OVER:
        if seat == CHANCE:
            state.apply(CHANCE, state.sample(chance))
            continue
        view, legal = GAME.view(state, seat), [GAME.write(state, seat, action) for action in state.legal(seat)]
        if len(legal) == 1 or view.phase == "middle":
            state.apply(seat, GAME.read(state, seat, player.choose(view, legal, own)))
            continue
        seen, search = player.searched(view, own)
        state.apply(seat, seen.action(search, 0))
        if view.left:
            choices.append((int(search.wins[0]), int(search.tries[0]), view.left))
    outcome = state.outcome()
    assert outcome is not None
    return [(*choice, bool(outcome.winners)) for choice in choices]


def regress(choices: list[Choice]) -> Experience:
    rows = []
    for won, tries, left, is_won in choices:
        part, playouts = early_part(left), score(won, tries)
        rows.append(Seen((part, -part * playouts), playouts, 1, is_won))
    return Experience(*(round(each, 2) for each in likeliest(rows)))


def main(words: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m brasier.bots.feurio.experience", description=__doc__)
    parser.add_argument("level", choices=sorted(LEVELS))
    parser.add_argument("--matches", type=int, default=300)
    asked = parser.parse_args(words)
    for players in TOLD[asked.level]:
        choices = watch(LEVELS[asked.level](), players, asked.matches)
        print(f"{asked.level}, {players}: {regress(choices)}", flush=True)


if __name__ == "__main__":
    main()
