"""Firebreaks, F24–F26: a tile face down, its price, its secret and its effect."""

import pytest

from brasier.core.chance import ScriptedDealer
from brasier.core.game import CHANCE, Fact
from brasier.core.match import Match
from brasier.games.feurio import GAME
from brasier.games.feurio.rules import Feurio
from brasier.games.feurio.view import Drawn, FirebreakLaid, TileLaid
from games.feurio.board import (
    begun,
    board,
    do,
    draw,
    hottest,
    legal_texts,
    men_in_hand,
    most_men,
    on_table,
    points,
    refused,
    view,
    zones,
)

WATCHERS: tuple[int | None, ...] = (0, 1, 2, 3, None)


def told(state: Feurio, facts: list[Fact], seat: int | None) -> list[object]:
    return list(GAME.events(view(state).options, facts, seat))


# ---- F24 face down


def test_f24_the_drawn_tile_may_go_face_down_on_any_hottest_point_and_nowhere_else() -> None:
    state = board("4     6", phase="tile", drawn=5, firebreaks=True)
    assert legal_texts(state, 0) == {"tile 1,-1", "tile 0,1", "firebreak 1,-1 red", "firebreak 0,1 red"}
    assert refused(state, 0, "firebreak 2,0 red") == ("feurio-not-hottest", "F10")
    assert refused(state, 0, "firebreak 0,0 red") == ("feurio-cell-taken", "F10")
    assert refused(state, 0, "firebreak 7,0 red") == ("feurio-not-beside-fire", "F10")


def test_f24_only_where_it_was_agreed() -> None:
    state = board("4     6", phase="tile", drawn=5)
    assert legal_texts(state, 0) == {"tile 1,-1", "tile 0,1"}
    assert refused(state, 0, "firebreak 1,-1 red") == ("feurio-no-firebreaks", "F24")


def test_f24_only_the_tile_just_drawn() -> None:
    state = board("4     6", phase="men", firebreaks=True)
    assert refused(state, 0, "firebreak 1,-1 red") == ("feurio-no-tile-in-hand", "F9")
    state = board("4     6", phase="draw", firebreaks=True)
    assert refused(state, 0, "firebreak 1,-1 red") == ("feurio-draw-first", "F9")


def test_f24_a_drawn_tile_is_known_to_its_player_alone() -> None:
    state = board("4     6", seat=1, phase="draw", firebreaks=True)
    facts = draw(state, 5)
    assert [view(state, seat).drawn for seat in WATCHERS] == [None, 5, None, None, None]
    assert all(view(state, seat).holding for seat in WATCHERS)
    assert [told(state, facts, seat) for seat in WATCHERS] == [
        [Drawn(seat=1, value=5 if seat == 1 else None)] for seat in WATCHERS
    ]


def test_f24_without_firebreaks_everybody_sees_the_drawn_tile() -> None:
    state = board("4     6", seat=1, phase="draw")
    facts = draw(state, 5)
    assert [view(state, seat).drawn for seat in WATCHERS] == [5] * 5
    assert [told(state, facts, seat) for seat in WATCHERS] == [[Drawn(seat=1, value=5)]] * 5


def test_f24_a_tile_laid_face_up_is_known_to_all() -> None:
    state = board("4     6", seat=1, phase="tile", drawn=5, firebreaks=True)
    facts = do(state, 1, "tile 0,1")
    for seat in WATCHERS:
        assert told(state, facts, seat) == [TileLaid(seat=1, cell=(0, 1), value=5)]
        assert view(state, seat).tiles[-1].value == 5
        assert view(state, seat).unseen == (6, 6, 6, 5, 5, 5)


def test_f24_only_its_owner_knows_a_firebreak_from_then_on() -> None:
    state = board("4     6", seat=1, phase="tile", drawn=5, firebreaks=True)
    facts = do(state, 1, "firebreak 0,1 green")
    for seat in WATCHERS:
        known = 5 if seat == 1 else None
        assert told(state, facts, seat) == [FirebreakLaid(seat=1, cell=(0, 1), colour="green", value=known)]
        tile = view(state, seat).tiles[-1]
        assert (tile.cell, tile.value, tile.firebreak_of) == ((0, 1), known, 1)
        assert view(state, seat).unseen == (6, 6, 6, 5, 5 if seat == 1 else 6, 5)
    draw(state, 1)
    do(state, 2, f"tile {min(hottest(state))}")
    assert [tile.value for tile in view(state, 1).tiles if tile.cell == (0, 1)] == [5]
    assert [tile.value for tile in view(state, 3).tiles if tile.cell == (0, 1)] == [None]


def test_f24_start_tiles_are_public() -> None:
    state = GAME.start(GAME.options({"players": 2, "firebreaks": True}))
    facts = draw(state, 6, 3)
    for seat in (0, 1, None):
        assert told(state, facts, seat)[:2] == [Drawn(seat=0, value=6), Drawn(seat=0, value=3)]
    state = begun(1, 2, 3, 4, firebreaks=True)
    assert [view(state, seat).start for seat in WATCHERS] == [(1, 2, 3, 4)] * 5


@pytest.mark.parametrize("phase", ["draw", "late", "done"])
def test_f24_two_worlds_that_differ_in_a_secret_look_the_same(phase: str) -> None:
    worlds = [
        board(f"4rr   6gb   x{value}1   2", phase=phase, firebreaks=True, men={"green": 10}, pile=(3, 3))
        for value in (1, 6)
    ]
    for seat in (0, 2, 3, None):
        assert view(worlds[0], seat) == view(worlds[1], seat)
    assert view(worlds[0], 1) != view(worlds[1], 1)


def test_f24_two_worlds_that_differ_in_the_tile_in_hand_look_the_same() -> None:
    worlds = [board("4rr   6gb   2", seat=3, phase="tile", drawn=value, firebreaks=True) for value in (1, 6)]
    for seat in (0, 1, 2, None):
        assert view(worlds[0], seat) == view(worlds[1], seat)
    assert view(worlds[0], 3) != view(worlds[1], 3)


def test_f24_a_whole_match_never_tells_a_secret() -> None:
    values = [4, 6, 5, 3, 2]
    match = Match(
        GAME,
        GAME.options({"players": 2, "firebreaks": True}),
        dealer=ScriptedDealer(f"draw {value}" for value in values),
    )
    match.deal()
    match.play(1, "firebreak 1,0 blue")
    match.deal()
    match.play(0, "firebreak 0,-1 red")
    match.deal()
    secret = [event for event in match.events(0) if isinstance(event, FirebreakLaid | Drawn)]
    assert [event.value for event in secret] == [4, 6, None, None, 3, 3, None]
    secret = [event for event in match.events(None) if isinstance(event, FirebreakLaid | Drawn)]
    assert [event.value for event in secret] == [4, 6, None, None, None, None, None]


# ---- F25 the price


def test_f25_one_own_man_goes_back_to_the_box_and_the_turn_is_over() -> None:
    state = board("4r    6", phase="tile", drawn=5, firebreaks=True)
    do(state, 0, "firebreak 1,-1 red")
    assert men_in_hand(state, 0) == {"red": 10}
    assert on_table(state) == {(0, 0): (4, {"red": 1}), (1, 0): (6, {})}
    assert state.actors() == (CHANCE,)
    assert refused(state, 0, "men 1,0 red 1") == ("feurio-draw-first", "F9")
    draw(state, 1)
    assert state.to_act() == 1


def test_f25_who_lays_the_tile_face_up_pays_nothing() -> None:
    state = board("4     6", phase="tile", drawn=5, firebreaks=True)
    do(state, 0, "tile 1,-1")
    assert men_in_hand(state, 0) == {"red": 12}
    assert most_men(state, "1,0", "red") == 3


def test_f25_the_last_man_may_be_paid_and_without_men_there_is_no_firebreak() -> None:
    state = board("4     6", phase="tile", drawn=5, firebreaks=True, men={"red": 1})
    assert "firebreak 1,-1 red" in legal_texts(state, 0)
    do(state, 0, "firebreak 1,-1 red")
    assert men_in_hand(state, 0) == {"red": 0}
    state = board("4     6", phase="tile", drawn=5, firebreaks=True, men={"red": 0})
    assert legal_texts(state, 0) == {"tile 1,-1", "tile 0,1"}
    assert refused(state, 0, "firebreak 1,-1 red") == ("feurio-nobody-to-pay", "F25")


def test_f25_with_two_colours_the_player_chooses_which() -> None:
    state = board("5", players=2, seat=1, phase="tile", drawn=5, firebreaks=True)
    assert {"firebreak 1,0 blue", "firebreak 1,0 yellow"} <= legal_texts(state, 1)
    assert refused(state, 1, "firebreak 1,0 red") == ("feurio-not-your-colour", "F25")
    do(state, 1, "firebreak 1,0 yellow")
    assert men_in_hand(state, 1) == {"blue": 12, "yellow": 11}
    state = board("5", players=2, seat=1, phase="tile", drawn=5, firebreaks=True, men={"blue": 0})
    assert {text.split()[-1] for text in legal_texts(state, 1) if text.startswith("firebreak")} == {"yellow"}
    assert refused(state, 1, "firebreak 1,0 blue") == ("feurio-nobody-to-pay", "F25")


def test_f25_reinforcements_do_not_pay() -> None:
    state = board("5", players=3, seat=1, phase="tile", drawn=5, firebreaks=True)
    assert {text.split()[-1] for text in legal_texts(state, 1) if text.startswith("firebreak")} == {"green"}
    assert refused(state, 1, "firebreak 1,0 yellow") == ("feurio-reinforcements-do-not-pay", "F25")
    assert refused(state, 1, "firebreak 1,0 blue") == ("feurio-not-your-colour", "F25")


def test_f25_reinforcements_do_not_pay_even_when_nobody_else_is_left() -> None:
    state = board("5", players=3, seat=1, phase="tile", drawn=5, firebreaks=True, men={"green": 0})
    assert all(text.startswith("tile ") for text in legal_texts(state, 1))
    assert refused(state, 1, "firebreak 1,0 yellow") == ("feurio-reinforcements-do-not-pay", "F25")


def test_f25_the_last_tile_may_be_a_firebreak() -> None:
    state = board("4     6", seat=3, phase="draw", firebreaks=True, pile=(2,))
    draw(state, 2)
    do(state, 3, "firebreak 1,-1 yellow")
    for seat in (0, 1, 2, 3):
        assert state.outcome() is None
        assert state.actors() == (seat,)
        do(state, seat, "pass")
    assert state.outcome() is not None


def test_f25_a_firebreak_counts_one_man_and_the_choice_says_so() -> None:
    state = board("4     6", phase="tile", drawn=5, firebreaks=True)
    costs = {choice.action: choice.cost for choice in GAME.choices(state, 0)}
    assert costs == {"tile 1,-1": 0, "tile 0,1": 0, "firebreak 1,-1 red": 1, "firebreak 0,1 red": 1}


# ---- F26 its effect


@pytest.mark.parametrize("hidden", [1, 6])
def test_f26_a_firebreak_counts_nothing_for_the_hottest_point(hidden: int) -> None:
    #   the firebreak stands where a 6 would draw the fire to the east
    state = board(f"3     4     x{hidden}0", phase="tile", drawn=2, firebreaks=True)
    assert view(state).hottest == 7
    assert hottest(state) == {"1,-1", "0,1"}


def test_f26_laying_a_firebreak_warms_nothing() -> None:
    state = board("4     6", phase="tile", drawn=5, firebreaks=True)
    do(state, 0, "firebreak 1,-1 red")
    draw(state, 1)
    assert hottest(state) == {"0,1"}
    do(state, 1, "firebreak 0,1 green")
    draw(state, 1)
    assert view(state).hottest == 6
    assert hottest(state) == {"2,-1", "2,0", "1,1"}


def test_f26_it_closes_the_accesses_of_its_neighbours() -> None:
    state = board(
        """
           x10   x20
        x30   6     x40
           .     .
        """,
        first=(0, -1),
        firebreaks=True,
    )
    assert most_men(state, "0,0", "red") == 2
    assert refused(state, 0, "men 0,0 red 3") == ("feurio-no-access", "F14")


def test_f26_laying_one_closes_an_access() -> None:
    state = board("4     6", phase="tile", drawn=5, firebreaks=True)
    accesses = {tile.cell: tile.accesses for tile in view(state).tiles}
    do(state, 0, "firebreak 1,-1 red")
    assert {tile.cell: tile.accesses for tile in view(state).tiles[:2]} == {c: a - 1 for c, a in accesses.items()}


def test_f26_it_holds_no_man() -> None:
    state = board("x51   6     x60", firebreaks=True)
    assert legal_texts(state, 0) == {"pass", "men 1,0 red 1", "men 1,0 red 2", "men 1,0 red 3"}
    assert refused(state, 0, "men 0,0 red 1") == ("feurio-firebreak-holds-nobody", "F26")
    assert refused(state, 0, "men 2,0 red 1") == ("feurio-firebreak-holds-nobody", "F26")


def test_f26_a_zone_closed_in_by_firebreaks_is_worth_nothing() -> None:
    drawing = """
       x10   x20
    x30   6r    x40
       x50   {}
    """
    assert points(board(drawing.format("x60"), first=(0, -1), firebreaks=True))[0] == 0
    assert points(board(drawing.format("."), first=(0, -1), firebreaks=True))[0] == 1


def test_f26_a_firebreak_connects_nothing() -> None:
    assert zones(board("1r    x20   5r", firebreaks=True), "red") == [1, 1]
