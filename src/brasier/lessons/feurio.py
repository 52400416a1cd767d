"""Lessons of Feurio!: the match of the rule sheets, from its first tile to its count, then what can be added to it.

The first round is the one of the sheets; the two that follow are ours and lead to the scores the sheets give.
"""

from brasier.core.game import CellTarget, Rng
from brasier.games.feurio import GAME
from brasier.games.feurio.view import Tile, View, Zone
from brasier.lessons.script import Answer, Ask, Do, Facts, Script, Tell, Try

RED, GREEN, BLUE = 0, 1, 2  # seats
SEATS = ("ada", "you", "bruno", "chloe")
FOUR = {"players": 4}

RHOMBUS = "chance draw 3; chance draw 4; chance draw 6; chance draw 6; 0 middle 6 6"
TO_GREENS_MEN = f"{RHOMBUS}; chance draw 2; 1 tile 2,-1"
TO_BLUES_MEN = f"{TO_GREENS_MEN}; 1 men 0,0 green 1; chance draw 1; 2 tile 0,1"
REST_OF_ROUND = "chance draw 2; 3 tile -1,0; 3 men 1,-1 yellow 2; chance draw 5; 0 tile 1,-2; 0 men 1,-2 red 1"
ROUND = f"{TO_BLUES_MEN}; 2 men 0,0 blue 1; {REST_OF_ROUND}"
TWO_MORE_ROUNDS = """
    chance draw 2; 1 tile 2,-2; 1 men 0,1 green 1; chance draw 5; 2 tile -1,1; 2 men 1,0 blue 2;
    chance draw 4; 3 tile 0,-2; 3 men -1,1 yellow 1; chance draw 1; 0 tile -1,-1; 0 men 2,-2 red 1;
    chance draw 3; 1 tile 1,-3; 1 men -1,1 green 1; chance draw 5; 2 tile 2,-3; 2 men 2,-1 blue 1;
    chance draw 3; 3 tile 2,-4; 3 men -1,0 yellow 1; chance draw 4; 0 tile 3,-4; 0 men -1,-1 red 1
"""
THREE_ROUNDS = f"{ROUND}; {TWO_MORE_ROUNDS}"


def tile_at(view: View, cell: tuple[int, int]) -> Tile:
    return next(tile for tile in view.tiles if tile.cell == cell)


def zone_with(view: View, colour: str, cell: tuple[int, int]) -> Zone:
    return next(zone for zone in view.zones if zone.colour == colour and cell in zone.cells)


def best_for_one_man(view: View) -> tuple[int, int]:
    """The tile where one man more brings whoever is to act the most points."""
    assert view.turn is not None
    points = {}
    for choice in GAME.choices(GAME.world(view, Rng(0)), view.turn):
        if choice.kind == "men" and choice.cost == 1 and isinstance(choice.target, CellTarget):
            state = GAME.world(view, Rng(0))
            state.apply(view.turn, GAME.read(state, view.turn, choice.action))
            points[choice.target.at] = GAME.view(state, None).standings[view.turn].points
    return max(points, key=points.__getitem__)


def is_hottest(view: View, cell: tuple[int, int]) -> bool:
    return any(empty.hottest and empty.cell == cell for empty in view.empty)


def sum_at(view: View, cell: tuple[int, int]) -> int:
    return next(empty.sum for empty in view.empty if empty.cell == cell)


def hottest(view: View) -> Facts:
    return {"sum": view.hottest}


def count_of(view: View, colour: str, cell: tuple[int, int]) -> Facts:
    """How the points of a zone come about."""
    zone = zone_with(view, colour, cell)
    return {"total": zone.total, "divisor": zone.divisor, "points": zone.points}


HOTTEST = Script(
    word="hottest",
    options=FOUR,
    opening=RHOMBUS,
    seats=SEATS,
    learner=GREEN,
    steps=(
        Tell(word="forest", rules="F1 F4", show="0,0 1,-1 0,-1 1,0"),
        Tell(word="draw", rules="F9", look=("drawn",), then="chance draw 2"),
        Ask(
            word="which",
            rules="F10",
            right=is_hottest,
            answers=(Answer((1, -2), "north"), Answer((2, -1), "east"), Answer((2, -2), "corner")),
            facts=lambda view: {**hottest(view), "north": sum_at(view, (1, -2)), "corner": sum_at(view, (2, -2))},
        ),
        Do(
            word="lay",
            rules="F10",
            action="tile 2,-1",
            tries=(Try("tile 0,1", "tie"), Try("tile 1,-2"), Try("tile 2,-2"), Try("pass")),
            facts=hottest,
        ),
        Tell(
            word="own-value", rules="F10", show="2,-1", facts=lambda view: {"value": tile_at(view, (2, -1)).value or 0}
        ),
    ),
)

MEN = Script(
    word="men",
    options=FOUR,
    opening=TO_GREENS_MEN,
    seats=SEATS,
    learner=GREEN,
    steps=(
        Tell(word="places", rules="F2 F13", show="2,-1 0,-1 0,0"),
        Ask(
            word="room",
            rules="F2",
            show="1,0",
            right=lambda view, number: number == tile_at(view, (1, 0)).places,
            answers=(Answer(1, "one"), Answer(2, "two"), Answer(3, "three")),
        ),
        Tell(
            word="after", rules="F3 F11", look=("men",), facts=lambda view: {"men": view.standings[GREEN].men["green"]}
        ),
        Do(
            word="place",
            rules="F11 F13",
            action="men 0,0 green 1",
            tries=(
                Try("men 0,0 green 3", "three"),
                Try("men 2,-1 green 1", "new-tile"),
                Try("men 2,-1 green 2"),
                Try("men 0,1 green 1"),
                Try("pass", "nobody"),
            ),
        ),
        Tell(word="stay", rules="F11 F15", show="0,0", facts=lambda view: {"men": view.standings[GREEN].men["green"]}),
    ),
)

ACCESSES = Script(
    word="accesses",
    options=FOUR,
    opening=TO_BLUES_MEN,
    seats=("ada", "chloe", "you", "bruno"),
    learner=BLUE,
    steps=(
        Tell(word="sides", rules="F14", show="0,0"),
        Ask(
            word="count",
            rules="F14",
            show="0,0",
            right=lambda view, number: number == tile_at(view, (0, 0)).accesses,
            answers=(Answer(2, "two"), Answer(3, "three"), Answer(4, "four")),
        ),
        Ask(
            word="add",
            rules="F13 F14",
            show="0,0",
            right=lambda view, number: number == tile_at(view, (0, 0)).room,
            answers=(Answer(0, "none"), Answer(1, "one"), Answer(2, "two")),
        ),
        Do(
            word="place",
            rules="F14",
            action="men 0,0 blue 1",
            tries=(Try("men 0,0 blue 2"), Try("men 0,1 blue 1", "water"), Try("pass", "nobody")),
            then="chance draw 2; 3 tile -1,0; 3 men 1,-1 yellow 2",
        ),
        Tell(
            word="blocked", rules="F14", show="1,-1", facts=lambda view: {"accesses": tile_at(view, (1, -1)).accesses}
        ),
        Tell(word="fewer", rules="F15", show="0,0", facts=lambda view: {"accesses": tile_at(view, (0, 0)).accesses}),
    ),
)

ZONES = Script(
    word="zones",
    options=FOUR,
    opening=THREE_ROUNDS,
    seats=SEATS,
    learner=GREEN,
    minutes=2,
    steps=(
        Tell(word="what", rules="F17", show="0,0 -1,1 0,1"),
        Tell(
            word="count",
            rules="F18",
            show="0,0 -1,1 0,1",
            facts=lambda view: {"total": zone_with(view, "green", (0, 0)).total},
        ),
        Ask(
            word="divide",
            rules="F18",
            show="0,0 -1,1 0,1",
            right=lambda view, number: number == zone_with(view, "green", (0, 0)).divisor,
            answers=(Answer(1, "water"), Answer(5, "five"), Answer(6, "six")),
            facts=lambda view: count_of(view, "green", (0, 0)),
        ),
        Ask(
            word="blue",
            rules="F18",
            show="0,0 1,0 2,-1",
            right=lambda view, number: number == zone_with(view, "blue", (0, 0)).points,
            answers=(Answer(12, "sum"), Answer(6, "right"), Answer(2, "closed")),
            facts=lambda view: count_of(view, "blue", (0, 0)),
        ),
        Ask(
            word="lost",
            rules="F18",
            show="1,-1",
            right=lambda view, number: number == zone_with(view, "yellow", (1, -1)).points,
            answers=(Answer(6, "six"), Answer(1, "one"), Answer(0, "nothing")),
        ),
        Tell(
            word="round-up",
            rules="F18 F19 F27",
            show="1,-2 2,-2 -1,-1",
            facts=lambda view: {
                **count_of(view, "red", (1, -2)),
                "other": zone_with(view, "red", (-1, -1)).points,
                "score": view.standings[RED].points,
            },
        ),
    ),
)

RESCUE = Script(
    word="rescue",
    options=FOUR,
    opening=f"""{THREE_ROUNDS}; chance draw 6; 1 tile 3,-3; 1 pass; chance draw 3; 2 tile 3,-2; 2 pass;
        chance draw 6; 3 tile 4,-4; 3 pass; chance draw 3""",
    seats=("you", "ada", "bruno", "chloe"),
    learner=RED,
    minutes=2,
    steps=(
        Tell(
            word="closed",
            rules="F18",
            show="1,-2 2,-2",
            facts=lambda view: {"points": zone_with(view, "red", (1, -2)).points, "score": view.standings[RED].points},
        ),
        Do(
            word="lay",
            rules="F9 F10",
            action="tile 4,-3",
            tries=(Try("tile 1,-4"), Try("men 0,-2 red 1")),
            facts=hottest,
        ),
        Ask(
            word="where",
            rules="F17 F18",
            right=lambda view, cell: cell == best_for_one_man(view),
            answers=(Answer((4, -4), "hot"), Answer((0, -2), "joins"), Answer((3, -2), "beside")),
        ),
        Do(
            word="join",
            rules="F11 F17",
            action="men 0,-2 red 1",
            tries=(
                Try("men 0,-2 red 2", "two"),
                Try("men 2,-2 red 1"),
                Try("men 4,-4 red 3", "heat"),
                Try("pass", "nobody"),
            ),
        ),
        Tell(
            word="joined",
            rules="F18 F19",
            show="-1,-1 0,-2 1,-2 2,-2",
            facts=lambda view: count_of(view, "red", (0, -2)),
        ),
        Tell(word="end", rules="F16 F20", look=("scores",)),
    ),
)
FIREBREAKS = Script(
    word="firebreaks",
    options={**FOUR, "firebreaks": True},
    opening=f"{RHOMBUS}; chance draw 6",
    seats=SEATS,
    learner=GREEN,
    steps=(
        Tell(word="secret", rules="F24", look=("drawn",), facts=lambda view: {"value": view.drawn or 0}),
        Tell(word="price", rules="F25", look=("men",)),
        Do(
            word="lay",
            rules="F24 F25",
            action="firebreak 2,-1 green",
            tries=(Try("firebreak 1,-2 green"), Try("tile 2,-1", "face-up"), Try("firebreak 2,-1 red")),
        ),
        Ask(
            word="now",
            rules="F26",
            right=is_hottest,
            answers=(Answer((3, -1), "beside"), Answer((0, 1), "other-side"), Answer((2, 0), "below")),
            facts=lambda view: {**hottest(view), "beside": sum_at(view, (3, -1)), "below": sum_at(view, (2, 0))},
        ),
        Tell(word="uses", rules="F26", show="2,-1", facts=lambda view: {"men": view.standings[GREEN].men["green"]}),
    ),
)

TOGETHER = Script(
    word="together",
    options={"players": 1, "mode": "solitaire"},
    opening="chance draw 1",
    seats=("you",),
    steps=(
        Tell(word="alone", rules="F7", show="0,0", look=("men",), then="chance draw 4"),
        Do(word="lay", rules="F10", action="tile 1,0", tries=(Try("tile 0,1", "tie"), Try("tile 2,0"))),
        Do(
            word="place",
            rules="F11 F12",
            action="men 1,0 red 2",
            tries=(Try("men 1,0 red 3"), Try("men 0,0 red 1", "water"), Try("pass", "nobody")),
        ),
        Ask(
            word="goal",
            rules="F22",
            right=lambda view, number: number == sum(view.standings[0].men.values()),
            answers=(Answer(10, "red"), Answer(46, "right"), Answer(48, "all")),
            look=("men",),
        ),
        Tell(word="win", rules="F21 F22"),
        Tell(word="with-others", rules="F5 F6 F8 F23"),
    ),
)

LESSONS = (HOTTEST, MEN, ACCESSES, ZONES, RESCUE, FIREBREAKS, TOGETHER)
