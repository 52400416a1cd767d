"""Node counts: how many ways there are to go on from a small position. The cheapest strong test of legality.

A count of depth d is the number of different sequences of d steps, outcomes of chance counted once each.
"""

import pytest

from brasier.core.game import CHANCE, Game, State
from brasier.games import find
from exam.walks import CASES, case_id


def count(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    total = 0
    for actor in state.actors():
        steps = [outcome for outcome, _ in state.chances()] if actor == CHANCE else state.legal(actor)
        for step in steps:
            child = state.clone()
            child.apply(actor, step)
            total += count(child, depth - 1)
    return total


def count_by_words(game: Game, options: object, past: list[tuple[int, str]], depth: int) -> int:
    """The same, through notation and replay alone: no clone, no numbers."""
    state = game.start(options)
    for actor, text in past:
        state.apply(actor, game.read(state, actor, text))
    if depth == 0:
        return 1
    total = 0
    for actor in state.actors():
        steps = [outcome for outcome, _ in state.chances()] if actor == CHANCE else state.legal(actor)
        for text in [game.write(state, actor, step) for step in steps]:
            total += count_by_words(game, options, [*past, (actor, text)], depth - 1)
    return total


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_counting_by_clones_and_by_words_agree(case: tuple[Game, object]) -> None:
    game, options = case
    for depth in range(4):
        assert count(game.start(options), depth) == count_by_words(game, options, [], depth)


def test_feurio_solitaire_counts_as_worked_out_by_hand() -> None:
    """One start tile (6 values); a second (6 values); six cells beside the first, all equally hot; then the men.

    Each of the two tiles has five free accesses, so its places decide: 1, 1, 2, 2, 3, 3 for values 1 to 6. A tile with
    p places takes 1 to p men of one of four colours: 4p ways. Over the 36 pairs of values the ways sum to
    2 × 6 × 4 × (1+1+2+2+3+3) = 576, and each pair has one pass: 612, for each of the six cells.
    """
    start = find("feurio").start(find("feurio").options({"mode": "solitaire"}))
    assert [count(start, depth) for depth in range(5)] == [1, 6, 36, 216, 6 * 612]


def test_feurio_two_players_counts_as_worked_out_by_hand() -> None:
    """Two start tiles: 36 ordered draws; a third: 6; the two cells that touch both start tiles are hottest, always.

    Then the men of seat 1, blue or yellow: the two start tiles have 6 - 2 = 4 accesses each, the new one 4 too, so
    places decide: 2p ways a tile. Over all 6**3 values that is 3 × 36 × 2 × 12 = 2592, and a pass each: 216.
    """
    start = find("feurio").start(find("feurio").options({"players": 2}))
    assert [count(start, depth) for depth in range(6)] == [1, 6, 36, 216, 432, 2 * (2592 + 216)]
