"""What the search of Feurio! sees agrees with the rules, and what it foresees with what happens."""

from operator import eq, gt

import pytest

from brasier.bots.feurio.forest import BIT, Forest, forest_of
from brasier.bots.feurio.outlook import BURNS, LIKELY, RANKS, Outlook
from brasier.bots.feurio.policy import NOBODY, act, put_men
from brasier.bots.feurio.search import hot_cells, own_colours
from brasier.bots.feurio.trial import begin
from brasier.core.game import CHANCE
from brasier.core.rng import Rng
from brasier.games.feurio import GAME
from brasier.games.feurio.cell import free_accesses, holds_men, room
from brasier.games.feurio.options import Options
from brasier.games.feurio.rules import BREAK, DONE, LATE, LAY, MEN_AFTER_TILE, PASS, PLACE, TILE, Feurio
from games.feurio.board import board


def assert_the_same(forest: Forest, state: Feurio) -> None:
    """Everything the rules say of a position, the forest says too."""
    assert (forest.seat, forest.left, forest.hottest()) == (state.seat, state.left, state.hottest)
    assert forest.known == state.known
    for tile in range(forest.tiles):
        cell = state.cells[forest.cell_of[tile]]
        assert forest.sides[tile] == free_accesses(cell)
        assert bool(forest.open & BIT[tile]) == (free_accesses(cell) > 0)
        takes = holds_men(cell) and room(cell) > 0
        assert bool(forest.roomy & BIT[tile]) == takes
        if takes:
            assert forest.room(tile) == room(cell)
    standings = GAME.view(state, None).standings
    for seat in range(state.players):
        assert forest.count(seat) == (standings[seat].points, standings[seat].best_zone) or forest.shared


@pytest.mark.parametrize("options", GAME.variants(), ids=str)
def test_a_match_on_a_forest_is_the_match_of_the_rules(options: Options) -> None:
    """The same steps on both: after every turn they agree, and they end together with the same outcome."""
    rng = Rng(11)
    state = GAME.start(options)
    while state.laid < options.players:
        actor = state.to_act()
        state.apply(actor, state.sample(rng) if actor == CHANCE else state.legal(actor)[0])
    forest = forest_of(state, state.pile)
    while state.phase != DONE:
        if state.phase not in (TILE, MEN_AFTER_TILE, LATE):
            state.apply(CHANCE, state.sample(rng))
            forest.left -= 1
            continue
        assert not forest.over
        seat = state.seat
        legal = state.legal(seat)
        if state.phase == TILE:
            assert [LAY + cell for cell in hot_cells(forest)] == [each for each in legal if each < BREAK]
        action = legal[rng.below(len(legal))]
        value = state.drawn
        state.apply(seat, action)
        if action == PASS:
            act(forest, NOBODY)
        elif action < BREAK:
            forest.lay(action - LAY, value)
        elif action < PLACE:
            assert (action - BREAK) % 4 in own_colours(forest)
            forest.lay((action - BREAK) // 4, 0)
            forest.hand[(action - BREAK) % 4] -= 1
            act(forest, NOBODY)
        else:
            tile = next(tile for tile in range(36) if forest.cell_of[tile] == (action - PLACE) // 12)
            act(forest, put_men(tile, (action - PLACE) // 3 % 4, (action - PLACE) % 3 + 1))
        if state.phase != DONE:
            assert_the_same(forest, state)
            assert_the_same(forest_of(state, state.pile), state)
    assert forest.over
    outcome = state.outcome()
    assert outcome is not None
    if forest.shared:
        assert forest.saved() == bool(outcome.winners)
    else:
        assert tuple(forest.count(seat)[0] for seat in range(options.players)) == outcome.scores


def test_a_forest_is_saved_exactly_when_the_rules_say_so() -> None:
    won = """
        1r    6rrr  6rrr  5rrr  4rr
           1g    6ggg  6ggg  5ggg  4gg
        1b    6bbb  6bbb  5bbb  4bb
           1y    5yyy  5yyy  5yyy  4yy
        """
    state = board(won, players=1, phase="done")
    assert state.goal() == (48, 4, 4)
    assert forest_of(state, 0).saved()
    for less in ("1r    6rrr", "5ggg  4gg", "4yy"):
        worse = board(won.replace(less, less[:-1] + " "), players=1, phase="done")
        assert not forest_of(worse, 0).saved()


def test_a_clone_does_not_change_its_model() -> None:
    forest = begin(2, False, Rng(1))
    twin = forest.clone()
    twin.lay(hot_cells(twin)[0], 6)
    act(twin, put_men(0, 0, 1))
    assert (forest.tiles, forest.hand[0], forest.stand[0], forest.men[0]) == (2, 12, 0, 0)
    assert forest.known < twin.known


def test_the_hotter_a_cell_and_the_more_tiles_to_come_the_likelier_it_burns() -> None:
    for left in range(1, 35):
        odds = [BURNS[RANKS * left + rank] for rank in range(20)]
        assert odds == sorted(odds, reverse=True)
    for rank in range(20):
        odds = [BURNS[RANKS * left + rank] for left in range(35)]
        assert odds == sorted(odds)
        assert odds[0] == 0.0


def test_what_is_foreseen_happens_about_as_often() -> None:
    """Over fires laid at random: of the tiles that should keep an access with some likelihood, that part does."""
    foreseen, kept, rng, outlook = 0.0, 0, Rng(8), Outlook()
    for _ in range(60):
        forest = begin(2, False, rng)
        asked = 0
        while forest.left:
            value = forest.draw(rng)
            points = hot_cells(forest)
            forest.lay(points[rng.below(len(points))], value)
            if forest.left == 16:
                outlook.look(forest, forest.open)
                asked = forest.open
                foreseen += sum(outlook.lasts[tile] for tile in range(forest.tiles) if asked & BIT[tile])
        kept += sum(bool(forest.open & asked & BIT[tile]) for tile in range(forest.tiles))
    assert 0.8 < foreseen / kept < 1.25  # sides are taken one by one, though neighbours burn together
    outlook.look(forest, forest.open)
    assert all(outlook.lasts[tile] == 1.0 for tile in range(forest.tiles) if forest.open & BIT[tile])


def test_the_cells_that_may_well_burn_beside_a_zone_are_counted_once() -> None:
    """As one would count them cell by cell; one outlook looks at fires that grow and at those that begin anew."""
    rng, outlook, counted = Rng(5), Outlook(), 0
    for number in range(12):
        forest = begin(1 + number % 4, number % 4 == 0, rng)
        while forest.left:
            outlook.look(forest, forest.open)
            heats = {int(cell): int(forest.heat[cell]) for cell in (forest.edge[i] for i in range(forest.edges))}
            odds = {}
            for cell, heat in heats.items():
                hotter, as_hot = (sum(fits(other, heat) for other in heats.values()) for fits in (gt, eq))
                odds[cell] = BURNS[RANKS * forest.left + hotter + (as_hot - 1) // 2]
            for zone in (1, (1 << forest.tiles) - 1, *(rng.below(1 << min(forest.tiles, 30)) for _ in range(3))):
                beside = [each for cell, each in odds.items() if each > LIKELY and forest.beside_cell[cell] & zone]
                assert outlook.odds(outlook.news_beside(zone)) == pytest.approx(sum(beside))
                counted += len(beside)
            value, points = forest.draw(rng), hot_cells(forest)
            forest.lay(points[rng.below(len(points))], value)
    assert counted > 1000
