"""What is true in every match of Flash Point, whoever plays: looked for along many random matches."""

import random
from collections.abc import Iterator

import pytest

from brasier.bench import is_compiled
from brasier.core.game import CHANCE, State
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.options import Options, read_options
from brasier.games.flashpoint.view import View
from exam.walks import random_step

Cell = tuple[int, int]

INSIDE = {(row, column) for row in range(1, 7) for column in range(1, 9)}
END = "end"
COMPILED = is_compiled(GAME.start(read_options({})))
MATCHES = 200 if COMPILED else 20  # of each variant
WATCHED = 10  # one match in so many is looked at after every step, the others at every new turn
LONGEST = 100_000  # steps; random players always let the house burn down long before


def variants() -> Iterator[Options]:
    rng = random.Random("invariants")
    names = ["paramedic", "cafs", "hazmat", "generalist", "captain", "rescue", "imaging", "driver"]
    for firefighters in range(1, 7):
        board, edition = rng.choice(["front", "back"]), rng.choice(["sauver", "18"])
        common = {"firefighters": firefighters, "board": board, "edition": edition}
        yield read_options(common)
        for level in ("recruit", "veteran", "heroic"):
            team = tuple(rng.sample(names, firefighters))
            how = rng.choice(["choose", "draw", team])
            yield read_options({**common, "mode": "advanced", "level": level, "specialists": how})


VARIANTS = list(variants())


def named(options: Options) -> str:
    return f"{options.firefighters}-{options.mode}-{options.level}-{options.board}-{options.edition}"


# ---- at every moment


def check_always(view: View) -> None:
    inside_poi = set(view.poi)
    assert len(inside_poi) == len(view.poi)
    assert inside_poi <= INSIDE

    # P5: ten victims and five false alarms, wherever they are.
    assert view.rescued + view.lost + len(view.victims) + view.unseen_victims == 10
    assert 0 <= view.unseen_alarms <= 5
    assert view.unseen_victims + view.unseen_alarms == view.pool + len(view.poi)
    assert len(view.poi) + len(view.victims) <= 3

    # P2, P26
    assert all(0 <= wall.damage <= 2 for wall in view.walls)
    assert view.damage == sum(wall.damage for wall in view.walls) <= 24
    assert (view.damage == 24) <= (view.end is not None)

    assert not set(view.fire) & set(view.smoke)
    assert set(view.smoke) <= INSIDE
    assert len(set(view.fire)) == len(view.fire)
    assert len(set(view.hot_spots)) == len(view.hot_spots)  # P30
    assert {*view.hot_spots, *view.hazmats} <= INSIDE
    assert view.reserve >= 0

    for one in view.firefighters:
        assert 0 <= one.ap <= 9
        assert 0 <= one.special <= 3
        if one.seat != view.player:
            assert one.ap <= 4  # P7
            assert one.special == 0
    taken = [one.specialist for one in view.firefighters if one.specialist is not None]
    assert len(set(taken)) == len(taken)
    if view.options.mode == "family":
        assert [*view.hazmats, *view.hot_spots, *taken] == []
        assert {victim.cell for victim in view.victims} <= INSIDE  # P12


# ---- when a turn begins, so the one before is over


def adjacent(view: View) -> dict[Cell, set[Cell]]:
    """P2: which inside spaces are adjacent."""
    shut = {wall.edge for wall in view.walls if wall.damage < 2}
    shut |= {door.edge for door in view.doors if door.state == "closed"}
    found: dict[Cell, set[Cell]] = {cell: set() for cell in INSIDE}
    for cell in INSIDE:
        for other in ((cell[0] + 1, cell[1]), (cell[0], cell[1] + 1)):
            if other in INSIDE and (cell, other) not in shut:
                found[cell].add(other)
                found[other].add(cell)
    return found


def check_new_turn(view: View) -> None:
    fire, smoke = set(view.fire), set(view.smoke)
    assert fire <= INSIDE  # P21
    near = adjacent(view)
    assert not any(near[cell] & fire for cell in smoke)  # P20
    places = {one.cell for one in view.firefighters}
    assert not places & fire  # P10, P21
    people = set(view.poi) | {victim.cell for victim in view.victims}
    assert not people & fire
    assert not set(view.hazmats) & fire  # P45
    if len(view.poi) + len(view.victims) < 3 and view.pool:  # P23, P49: only when there was no room
        assert view.options.mode == "advanced"
        assert fire | smoke | people | places >= INSIDE


# ---- from one moment to the next


def check_step(before: View, after: View, actor: int, text: str) -> None:
    assert after.rescued >= before.rescued
    assert after.lost >= before.lost
    assert after.damage >= before.damage
    assert after.pool <= before.pool
    gone = len(before.hazmats) - len(after.hazmats)
    if gone > 0:  # P37, P44, P45
        words = text.split()
        hauled = any(word in ("haul", "haul-lead", "dispose") for word in words)
        assert (gone == 1) if hauled else words[0] in ("roll", "explode")
    if before.reserve != after.reserve:  # P30: what leaves the reserve lies in the house
        assert before.reserve - after.reserve == len(after.hot_spots) - len(before.hot_spots)
    if actor != CHANCE and text != END and before.turn == before.player:
        assert after.end is not None or set(after.fire) <= set(before.fire) or text.startswith("explode")


# ---- walking


def act(state: State, rng: Rng) -> tuple[int, str]:
    actor, action = random_step(state, rng)
    text = GAME.write(state, actor, action)
    state.apply(actor, action)
    return actor, text


def play(options: Options, seed: int, watched: bool) -> None:
    rng, state = Rng(seed), GAME.start(options)
    before: View | None = GAME.view(state, None)
    begun = False
    for _ in range(LONGEST):
        if not state.actors():
            break
        actor, text = act(state, rng)
        begun = begun or text == END or text.startswith("begin")
        actors = state.actors()
        new_turn = begun and actors not in ((), (CHANCE,)) and END in legal_words(state, actors[0])
        if watched or new_turn or not actors:
            view = GAME.view(state, None)
            check_always(view)
            if watched and before is not None:
                check_step(before, view, actor, text)
            if new_turn:
                check_new_turn(view)
                begun = False
            before = view
    outcome = state.outcome()
    assert outcome is not None, "nobody ever came to an end"
    view = GAME.view(state, None)
    assert (len(outcome.winners) > 0) == (view.rescued >= 7)
    assert (outcome.reason == "lost") == (view.rescued < 7 and view.damage < 24)
    assert (outcome.reason == "perfect") == (view.rescued == 10)
    assert view.lost <= 3 or view.rescued < 7


def legal_words(state: State, seat: int) -> list[str]:
    """Only the first, which is `end` whenever one may end."""
    return [GAME.write(state, seat, action) for action in state.legal(seat)[:1]]


@pytest.mark.parametrize("options", VARIANTS, ids=named)
def test_nothing_is_ever_lost_or_left_undone(options: Options) -> None:
    for seed in range(MATCHES):
        play(options, seed, watched=seed % WATCHED == 0)
