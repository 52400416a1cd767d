"""Lessons of Flash Point: the family rules, built on the examples of the booklets."""

from brasier.core.game import CHANCE
from brasier.games.flashpoint.data import MOST_DAMAGE, TO_LOSE
from brasier.games.flashpoint.events import Blast, FlashedOver
from brasier.games.flashpoint.turn import move_cost
from brasier.games.flashpoint.view import View
from brasier.lessons.flashpoint_scene import (
    brought_by_dice,
    counts_of,
    points_of,
    scene,
    told_by,
)
from brasier.lessons.script import Answer, Ask, Do, Script, Tell, Try

TWO = {"firefighters": 2}
SEATS = ("you", "bruno")


def flashed(view: View, roll: str) -> int:
    """How many spaces of smoke catch fire after a roll."""
    return sum(len(event.cells) for event in told_by(view, CHANCE, roll) if isinstance(event, FlashedOver))


def lit_to_the_east(view: View, roll: str) -> tuple[int, int] | None:
    blasts = [event for event in told_by(view, CHANCE, roll) if isinstance(event, Blast)]
    return next(blast.lit for blast in blasts if blast.direction == "east")


MOVING = Script(
    word="moving",
    options=TWO,
    opening="",
    change=scene("4,9 7,3", fire="2,2 2,3 3,2 3,3 3,4 3,5 4,4"),
    seats=SEATS,
    steps=(
        Tell(word="house", rules="P1 P6", look=("counts",)),
        Do(
            word="enter",
            rules="P3 P7 P8",
            action="move west",
            tries=(Try("move north", "along"), Try("move east"), Try("end", "stop")),
            facts=points_of,
        ),
        Do(
            word="on",
            rules="P8",
            action="move west",
            tries=(Try("move south"), Try("move north", "aside")),
            facts=points_of,
        ),
        Do(
            word="door",
            rules="P2 P13",
            action="open west",
            tries=(Try("move west"), Try("chop west"), Try("chop south", "axe")),
            facts=points_of,
        ),
        Do(
            word="save",
            rules="P7",
            action="end",
            tries=(Try("move west", "go-on"), Try("chop south")),
            facts=points_of,
            then="chance roll 1,8; 1 end; chance roll 2,7",
        ),
        Do(
            word="chop",
            rules="P7 P15",
            action="chop south",
            tries=(Try("move south"), Try("chop north"), Try("move west", "go-on")),
            facts=points_of,
        ),
        Do(
            word="again",
            rules="P15",
            action="chop south",
            tries=(Try("move south"), Try("end", "stop")),
            facts=points_of,
        ),
        Do(
            word="through",
            rules="P2 P8",
            action="move south",
            tries=(Try("chop south"), Try("end", "stop")),
            facts=lambda view: {**points_of(view), **counts_of(view)},
        ),
    ),
)

WATER = Script(
    word="water",
    options=TWO,
    opening="",
    change=scene("3,1 7,3", fire="3,2 4,1 5,6", smoke="2,1"),
    seats=SEATS,
    steps=(
        Tell(word="reach", rules="P14", show="3,2 4,1 2,1"),
        Do(
            word="to-smoke",
            rules="P14",
            action="douse east",
            tries=(Try("quench east", "at-once"), Try("douse west"), Try("quench north")),
            facts=points_of,
        ),
        Do(
            word="smoke-away",
            rules="P14",
            action="douse east",
            tries=(Try("move east", "walk"), Try("quench east"), Try("end", "stop")),
            facts=points_of,
        ),
        Ask(
            word="cost",
            rules="P8",
            show="4,1",
            right=lambda _, number: number == move_cost(0, True),
            answers=(Answer(1, "one"), Answer(2, "two"), Answer(4, "four")),
            facts=points_of,
        ),
        Do(
            word="never-in-fire",
            rules="P10 P14",
            action="quench south",
            tries=(Try("move south"), Try("douse south", "half"), Try("end", "stop")),
            facts=points_of,
        ),
        Tell(word="done", rules="P7", look=("points",), facts=points_of),
    ),
)

RESCUE = Script(
    word="rescue",
    options=TWO,
    opening="",
    change=scene("3,1 7,3", fire="1,1 3,3 3,4", poi="2,1 5,1 5,8"),
    seats=SEATS,
    minutes=2,
    steps=(
        Tell(word="hidden", rules="P5 P11", show="2,1 5,1 5,8"),
        Do(
            word="look",
            rules="P11",
            action="move north",
            tries=(Try("carry west"), Try("move east", "away")),
            then="chance victim",
        ),
        Do(
            word="carry",
            rules="P9 P11",
            action="carry south",
            tries=(Try("carry north"), Try("move south", "alone"), Try("carry west")),
            facts=points_of,
        ),
        Do(
            word="wait",
            rules="P7",
            action="end",
            tries=(Try("carry west"), Try("move west", "alone")),
            facts=points_of,
            then="chance roll 6,4; 1 end; chance roll 2,6",
        ),
        Do(
            word="out",
            rules="P12",
            action="carry west",
            tries=(Try("carry east", "inside"), Try("move west", "alone")),
            facts=points_of,
        ),
        Tell(word="rescued", rules="P12 P24", look=("counts",), facts=counts_of),
        Do(
            word="more",
            rules="P23",
            action="end",
            tries=(Try("move east", "back"),),
            then="chance roll 1,7; chance roll 6,2",
        ),
        Tell(word="three", rules="P23", show="6,2", facts=lambda view: {"poi": len(view.poi)}),
    ),
)

FIRE = Script(
    word="fire",
    options=TWO,
    opening="",
    change=scene("3,9 7,3", fire="", smoke="3,3", poi="5,1 5,8 2,1", unseen=(10, 5)),
    seats=SEATS,
    steps=(
        Do(word="end", rules="P7 P16", action="end", tries=(Try("move south", "walk"),)),
        Ask(
            word="smoke-on-smoke",
            rules="P16",
            show="3,3",
            right=lambda view, word: word == brought_by_dice(view, "roll 3,3"),
            answers=(Answer("smoke", "smoke"), Answer("fire", "fire"), Answer("explosion", "explosion")),
        ),
        Tell(word="fire", rules="P16", show="3,3", then="chance roll 3,3; 1 end"),
        Ask(
            word="beside",
            rules="P16",
            show="3,4",
            right=lambda view, word: word == brought_by_dice(view, "roll 3,4"),
            answers=(Answer("smoke", "smoke"), Answer("fire", "fire"), Answer("explosion", "explosion")),
        ),
        Tell(word="spread", rules="P16 P2", show="3,4", then="chance roll 3,4; 0 end"),
        Ask(
            word="door",
            rules="P2 P16",
            show="3,2 3,2|3,3",
            right=lambda view, word: word == brought_by_dice(view, "roll 3,2"),
            answers=(Answer("smoke", "smoke"), Answer("fire", "fire"), Answer("explosion", "explosion")),
        ),
        Tell(word="again", rules="P16 P17", show="3,2", then="chance roll 3,2"),
    ),
)

FLASHOVER = Script(
    word="flashover",
    options=TWO,
    opening="",
    change=scene(
        "3,9 7,3", fire="", smoke="1,4 1,6 1,7 1,8 2,3 2,4 2,5 2,6", poi="5,1 5,8 6,2", opened="2,5|2,6", unseen=(10, 5)
    ),
    seats=SEATS,
    steps=(
        Tell(word="smoke", rules="P20", show="1,4 2,4 2,5 2,6 1,6 1,7 1,8 2,3"),
        Do(word="end", rules="P16", action="end", tries=(Try("move south", "walk"),)),
        Ask(
            word="how-many",
            rules="P16 P20",
            show="1,8",
            right=lambda view, number: number == flashed(view, "roll 1,8"),
            answers=(Answer(1, "one"), Answer(3, "room"), Answer(6, "six"), Answer(7, "seven")),
        ),
        Tell(word="waves", rules="P20", then="chance roll 1,8"),
        Tell(word="wall", rules="P2 P20", show="2,3 2,3|2,4"),
        Tell(word="lesson", rules="P13 P14", show="2,5|2,6"),
    ),
)

EXPLOSION = Script(
    word="explosion",
    options=TWO,
    opening="",
    change=scene("3,6 7,3", fire="3,3 3,4 3,5", poi="4,3 5,1 5,8"),
    seats=SEATS,
    steps=(
        Tell(word="scene", rules="P17", show="3,3"),
        Do(word="end", rules="P16 P17", action="end", tries=(Try("move south", "away"), Try("quench west", "water"))),
        Ask(
            word="east",
            rules="P18",
            show="3,3",
            right=lambda view, cell: cell == lit_to_the_east(view, "roll 3,3"),
            answers=(Answer((3, 4), "near"), Answer((3, 5), "middle"), Answer((3, 6), "far")),
        ),
        Tell(word="blast", rules="P17 P18", show="2,3|3,3 3,2|3,3 4,3 3,6", then="chance roll 3,3"),
        Do(
            word="fall",
            rules="P21 P22",
            action="fall 0,6",
            tries=(Try("fall 0,5", "beside"), Try("fall 3,0"), Try("fall 7,3")),
            then="chance victim; chance roll 1,2",
        ),
        Tell(word="lost", rules="P21 P25", show="4,3", look=("counts",), facts=counts_of),
        Tell(word="damage", rules="P19 P26", show="2,3|3,3 3,2|3,3", look=("counts",), facts=counts_of),
    ),
)

END = Script(
    word="end",
    options=TWO,
    opening="",
    change=scene("3,1 7,3", fire="1,7 3,4", victims="3,1", poi="5,1 5,8", rescued=6, unseen=(3, 5)),
    seats=SEATS,
    steps=(
        Ask(
            word="lose",
            rules="P25",
            look=("counts",),
            right=lambda _, number: number == TO_LOSE,
            answers=(Answer(1, "one"), Answer(4, "four"), Answer(7, "seven")),
        ),
        Ask(
            word="collapse",
            rules="P26",
            look=("counts",),
            right=lambda _, number: number == MOST_DAMAGE,
            answers=(Answer(12, "half"), Answer(24, "right"), Answer(48, "double")),
        ),
        Do(
            word="seventh",
            rules="P12 P24",
            action="carry west",
            tries=(Try("move west", "alone"), Try("end", "stop")),
            facts=counts_of,
        ),
        Do(word="finish", rules="P24", action="finish", tries=(Try("play on", "all"),), facts=counts_of),
        Tell(word="won", rules="P24", look=("counts",), facts=counts_of),
    ),
)

LESSONS = (MOVING, WATER, RESCUE, FIRE, FLASHOVER, EXPLOSION, END)
