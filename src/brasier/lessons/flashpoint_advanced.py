"""Lessons of Flash Point: a first look at the advanced rules. The deck gun is the example of the booklet."""

from brasier.games.flashpoint.events import Splashed
from brasier.games.flashpoint.view import View
from brasier.lessons.flashpoint_scene import cost_of, counts_of, points_of, scene, told_by
from brasier.lessons.script import Answer, Ask, Do, Script, Tell, Try

SEATS = ("you", "bruno")


def target_of_gun(view: View) -> tuple[int, int]:
    """Where the deck gun strikes with the dice as they are."""
    return next(event.target for event in told_by(view, 0, "keep") if isinstance(event, Splashed))


VEHICLES = Script(
    word="vehicles",
    options={"firefighters": 2, "mode": "advanced", "specialists": ("driver", "paramedic")},
    opening="",
    change=scene(
        "6,9 3,1",
        fire="2,7 4,7 5,6 5,7 5,8",
        poi="6,7 1,2",
        victims="3,0",
        specialists=("driver", "paramedic"),
        ambulance="north",
        engine="east",
    ),
    seats=SEATS,
    steps=(
        Tell(word="ambulance", rules="P4 P32", show="0,5 0,6 3,0"),
        Do(
            word="radio",
            rules="P32 P33",
            action="drive ambulance west",
            tries=(Try("drive ambulance south"), Try("drive ambulance east", "other-way"), Try("gun", "gun-first")),
            facts=points_of,
        ),
        Tell(word="rescued", rules="P32", show="3,0", look=("counts",), facts=counts_of),
        Tell(word="gun", rules="P34", show="5,9 6,9 4,5 4,6 4,7 4,8 5,5 5,6 5,7 5,8 6,5 6,6 6,7 6,8"),
        Do(
            word="spray",
            rules="P34 P42",
            action="gun",
            tries=(Try("drive engine south", "drive"), Try("end", "stop")),
            facts=lambda view: {**points_of(view), "cost": cost_of(view, "gun")},
            then="chance roll 2,7",
        ),
        Ask(
            word="turned",
            rules="P34",
            right=lambda view, cell: cell == target_of_gun(view),
            answers=(Answer((2, 7), "as-rolled"), Answer((5, 7), "turned"), Answer((5, 2), "both")),
        ),
        Do(word="keep", rules="P34 P42", action="keep", tries=(Try("reroll red", "again"), Try("move west"))),
        Tell(word="wet", rules="P34", show="5,7 5,6 6,7", facts=lambda view: {"fires": len(view.fire)}),
    ),
)

SPECIALISTS = Script(
    word="specialists",
    options={"firefighters": 2, "mode": "advanced", "specialists": ("paramedic", "captain")},
    opening="",
    change=scene(
        "3,2 4,1",
        fire="1,7 3,3 3,4",
        poi="5,1 5,8",
        victims="3,2",
        hazmats="4,5",
        hot_spots="3,4",
        specialists=("paramedic", "captain"),
        ambulance="west",
        engine="east",
    ),
    seats=SEATS,
    steps=(
        Tell(word="eight", rules="P31 P35", look=("points",)),
        Do(
            word="treat",
            rules="P35",
            action="treat",
            tries=(Try("carry west", "carry"), Try("dispose"), Try("reveal 5,1")),
            facts=points_of,
        ),
        Do(
            word="lead",
            rules="P35",
            action="lead west",
            tries=(Try("move west", "alone"), Try("carry west")),
            facts=points_of,
        ),
        Do(word="out", rules="P32 P35", action="lead west", tries=(Try("move west", "alone"), Try("end", "stop"))),
        Tell(word="others", rules="P36 P38 P39 P40", look=("counts",), facts=counts_of),
        Tell(word="trades", rules="P37 P41 P42 P43"),
        Do(
            word="flare-up",
            rules="P46 P47",
            action="end",
            show="3,4",
            tries=(Try("move east", "back"),),
            then="chance roll 3,4; chance roll 5,2; chance roll 6,3",
        ),
        Tell(word="hazmat", rules="P44 P45 P46", show="5,2 4,5"),
    ),
)

LESSONS = (VEHICLES, SPECIALISTS)
