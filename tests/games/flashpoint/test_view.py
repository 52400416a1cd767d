"""What everybody sees of a match of Flash Point: views after known situations, choices, and what is told of a turn."""

import msgspec
import pytest

from brasier.core.game import CHANCE, REFEREE, CellTarget, Choice, EdgeTarget
from brasier.core.rng import Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint import events as tell
from brasier.games.flashpoint.data import FAMILY_FIRE, FAMILY_POI
from brasier.games.flashpoint.options import Options
from brasier.games.flashpoint.rules import FlashPoint
from brasier.games.flashpoint.view import PHASES, RULE_OF_KIND, End, Firefighter, Spot, Victim, write_position
from exam.walks import walk
from games.flashpoint.board import board, do, look

SIX = "captain paramedic cafs rescue imaging driver"


def begun(**options: object) -> FlashPoint:
    return GAME.start(GAME.options(options))


def choices(state: FlashPoint) -> dict[str, Choice]:
    return {choice.action: choice for choice in GAME.choices(state, int(state.to_act()))}


# ---- who sees what


@pytest.mark.parametrize("options", GAME.variants(), ids=str)
def test_everybody_has_the_same_view_and_it_is_the_whole_truth(options: Options) -> None:
    for number, state in enumerate(walk((GAME, options), 5)):
        if number % 7:
            continue
        spectator = GAME.view(state, None)
        assert spectator.seat is None
        assert GAME.view(state, REFEREE) == spectator
        for seat in range(options.firefighters):
            view = GAME.view(state, seat)
            assert view.seat == seat
            assert msgspec.structs.replace(view, seat=None) == spectator
            assert GAME.world(view, Rng(number)).pack() == state.pack()


def test_the_state_of_the_referee_is_the_view_and_its_line() -> None:
    state = begun()
    everything = GAME.everything(state)
    assert everything.pop("position") == write_position(look(state))
    view = msgspec.to_builtins(look(state))
    del view["seat"]
    assert everything == view


def test_a_view_survives_json() -> None:
    """P27: with everything an advanced match has."""
    *_, state = walk((GAME, Options(mode="advanced", level="heroic", firefighters=6, specialists="draw")), 3)
    view = GAME.view(state, 2)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


# ---- views after known situations


def test_the_first_view_of_a_family_match() -> None:
    """P5, P6."""
    view = look(begun(firefighters=2))
    assert (view.phase, view.turn, view.player) == ("place", 0, 0)
    assert view.fire == FAMILY_FIRE
    assert view.poi == FAMILY_POI
    assert view.firefighters == tuple(
        Firefighter(seat=seat, cell=None, ap=0, special=0, specialist=None) for seat in (0, 1)
    )
    assert (view.smoke, view.victims, view.hazmats, view.hot_spots) == ((), (), (), ())
    assert (view.rescued, view.lost, view.damage, view.reserve) == (0, 0, 0, 0)
    assert (view.pool, view.unseen_victims, view.unseen_alarms) == (12, 10, 5)
    assert (view.ambulance, view.engine, view.end) == (None, None, None)
    assert (len(view.walls), len(view.doors), len(view.openings)) == (18 + 24, 8, 4)


def test_the_set_up_of_a_family_match_step_by_step() -> None:
    """P6."""
    state = begun(firefighters=2)
    do(state, "place 0,6")
    assert [man.cell for man in look(state).firefighters] == [(0, 6), None]
    assert look(state).turn == 1
    do(state, "place 3,0")
    assert (look(state).phase, look(state).turn) == ("begin", 0)
    do(state, "begin 1")
    view = look(state)
    assert (view.phase, view.turn, view.player, view.fresh) == ("act", 1, 1, True)
    assert [(man.ap, man.special) for man in view.firefighters] == [(0, 0), (4, 0)]


def test_the_set_up_of_an_advanced_match_step_by_step() -> None:
    """P28–P31."""
    state = begun(mode="advanced", firefighters=1)
    assert (look(state).phase, look(state).turn, look(state).target) == ("first-explosion", None, None)
    do(state, "black 1")
    view = look(state)
    assert (view.phase, view.target, view.hot_spots) == ("second-explosion", (3, 3), ((3, 3),))
    assert (3, 3) in view.fire
    do(state, "roll 6,1")
    assert (look(state).phase, look(state).target) == ("third-explosion", (6, 1))
    do(state, "red 1")
    view = look(state)
    assert (view.phase, view.target, view.to_come) == ("hazmats", (1, 8), 3)
    do(state, "roll 2,6", "roll 2,7", "roll 4,7")
    view = look(state)
    assert (view.phase, view.hazmats, view.to_come) == ("poi", ((2, 6), (2, 7), (4, 7)), 3)
    do(state, "roll 5,7", "roll 6,7", "roll 6,8")
    view = look(state)
    assert (view.phase, view.turn, view.poi, view.pool) == ("take", 0, ((5, 7), (6, 7), (6, 8)), 12)
    do(state, "take driver")
    view = look(state)
    assert (view.phase, view.firefighters[0].specialist, view.reserve) == ("place", "driver", 6)
    do(state, "place 0,7")
    assert (look(state).phase, look(state).ambulance) == ("park", None)
    do(state, "park ambulance south")
    assert look(state).ambulance == Spot(side="south", cells=((7, 3), (7, 4)))
    assert look(state).engine is None
    do(state, "park engine north", "begin 0")
    view = look(state)
    assert view.engine == Spot(side="north", cells=((0, 7), (0, 8)))
    assert (view.phase, view.turn, view.target) == ("act", 0, None)


def test_points_of_others_are_what_they_saved() -> None:
    """P7, P36."""
    state = board("+---+\n| 0 |\n+---+", specialists="cafs generalist", saved={1: 3})
    assert [(man.ap, man.special) for man in look(state).firefighters] == [(3, 3), (3, 0)]
    do(state, "end")
    assert (look(state).phase, look(state).player, look(state).turn) == ("fire", 0, None)
    assert [(man.ap, man.special) for man in look(state).firefighters] == [(3, 0), (3, 0)]
    do(state, "roll 6,8", "roll 6,1", "roll 6,2", "roll 6,3")
    view = look(state)
    assert view.player == 1
    assert [(man.ap, man.special) for man in view.firefighters] == [(3, 0), (8, 0)]


def test_walls_and_doors_are_told_as_they_stand() -> None:
    """P2, P13."""
    state = board(
        """
        +---+-x-+-#-+
        |   D 0 o   d
        +---+---+---+
        """
    )
    view = look(state)
    damage = {wall.edge: wall.damage for wall in view.walls}
    assert [damage[((0, column), (1, column))] for column in (1, 2, 3)] == [0, 1, 2]
    states = {door.edge: door.state for door in view.doors}
    assert states == {((1, 1), (1, 2)): "closed", ((1, 2), (1, 3)): "open", ((1, 3), (1, 4)): "destroyed"}
    assert view.damage == 3


def test_victims_come_in_reading_order_and_may_share_a_space() -> None:
    """P35."""
    state = board("+---+---+\n|tvv  t |\n+---+---+", specialists="paramedic")
    assert look(state).victims == (
        Victim(cell=(1, 1), treated=False),
        Victim(cell=(1, 1), treated=False),
        Victim(cell=(1, 1), treated=True),
        Victim(cell=(1, 2), treated=True),
    )


def test_dice_at_the_deck_gun() -> None:
    """P34, P42."""
    state = board("+---+\n|   |\n+---+", specialists="driver", engine="north")
    state.put(0, 7)
    do(state, "gun")
    assert (look(state).phase, look(state).dice) == ("gun", None)
    do(state, "roll 5,2")
    view = look(state)
    assert (view.phase, view.turn, view.dice, view.rerolled) == ("aim", 0, (5, 2), ())
    do(state, "reroll black")
    assert (look(state).phase, look(state).dice) == ("black-again", (5, 2))
    do(state, "black 8")
    assert (look(state).phase, look(state).dice, look(state).rerolled) == ("aim", (5, 8), ("black",))
    (splash,) = do(state, "keep")
    assert splash == tell.Splashed(
        seat=0, dice=(5, 8), target=(2, 8), cells=((2, 8), (1, 8), (2, 7), (3, 8)), cleared=()
    )
    assert (look(state).phase, look(state).dice, look(state).rerolled) == ("act", None, ())


def test_who_may_ride_along() -> None:
    """P33."""
    state = board("+---+\n| 0 |\n+---+", specialists="cafs driver rescue", ambulance="north")
    state.put(1, 6)
    state.put(2, 5)
    do(state, "drive ambulance west")
    view = look(state)
    assert (view.phase, view.vehicle, view.waiting, view.turn, view.player) == ("ride", "ambulance", (1, 2), 1, 0)
    do(state, "stay")
    assert (look(state).waiting, look(state).turn) == ((2,), 2)
    do(state, "ride 4,0")
    view = look(state)
    assert (view.phase, view.vehicle, view.waiting) == ("act", None, ())
    assert [man.cell for man in view.firefighters] == [(1, 1), (0, 6), (4, 0)]


def test_the_end_is_told() -> None:
    """P24, P26."""
    state = board("+---+\n  0v|\n+---+", at=(3, 1), rescued=6)
    do(state, "carry west")
    assert (look(state).phase, look(state).end) == ("cheer", None)
    do(state, "finish")
    view = look(state)
    assert (view.phase, view.turn) == ("done", None)
    assert view.end == End(reason="rescued", scores=(1,), winners=(0,))
    fallen = board("+---+\n| 0 |\n+---+", damage=23, firefighters=2)
    do(fallen, "chop north")
    assert look(fallen).end == End(reason="collapsed", scores=(0, 0), winners=())


def test_phases_have_a_name_each() -> None:
    assert len(set(PHASES)) == len(PHASES) == 27


# ---- choices


def test_each_choice_has_its_target_cost_and_rule() -> None:
    """P7–P15."""
    state = board(
        """
        +---+---+---+
        | s   0 D   |
        +   +   +---+
        |   | f |
        +---+---+
        """
    )
    listed = choices(state)
    assert listed["end"] == Choice(action="end", kind="end", rule="P7", target=None, cost=0)
    assert listed["move west"] == Choice(action="move west", kind="move", rule="P8", target=CellTarget((1, 1)), cost=1)
    assert listed["move south"] == Choice(
        action="move south", kind="move", rule="P8", target=CellTarget((2, 2)), cost=2
    )
    assert listed["open east"] == Choice(
        action="open east", kind="open", rule="P13", target=EdgeTarget(((1, 2), (1, 3))), cost=1
    )
    assert listed["douse west"] == Choice(
        action="douse west", kind="douse", rule="P14", target=CellTarget((1, 1)), cost=1
    )
    assert listed["quench south"] == Choice(
        action="quench south", kind="quench", rule="P14", target=CellTarget((2, 2)), cost=2
    )
    assert listed["chop north"] == Choice(
        action="chop north", kind="chop", rule="P15", target=EdgeTarget(((0, 2), (1, 2))), cost=2
    )
    assert set(listed) == {
        "end", "move west", "move south", "open east", "douse west", "douse south", "quench south", "chop north",
    }  # fmt: skip


def test_costs_are_those_of_the_specialist_and_count_special_points() -> None:
    """P35, P36, P40, P42."""
    room = "+---+---+\n| 0   f |\n+---+---+"
    plain = choices(board(room, specialists="generalist"))
    assert (plain["douse east"].cost, plain["quench east"].cost, plain["chop north"].cost) == (1, 2, 2)
    medic = choices(board(room, specialists="paramedic"))
    assert (medic["douse east"].cost, medic["quench east"].cost) == (2, 4)
    foam = choices(board(room, specialists="cafs", ap=0, special=3))
    assert (foam["douse east"].cost, foam["quench east"].cost) == (1, 2)
    rescuer = choices(board(room, specialists="rescue"))
    assert (rescuer["chop north"].cost, rescuer["douse east"].cost, rescuer["move east"].cost) == (1, 2, 2)


def test_an_action_that_ends_the_match_costs_what_it_always_does() -> None:
    """P24, P26, P40: special points are gone when it is over, but they were not spent."""
    falling = choices(board("+---+\n| 0 |\n+---+", specialists="rescue", damage=23))
    assert falling["chop north"].cost == 1
    last = choices(board("+---+\n  0v|\n+---+", at=(3, 1), specialists="rescue", rescued=9, ambulance="west"))
    assert last["carry west"].cost == 2


def test_loads_have_a_rule_each() -> None:
    """P9, P35, P44."""
    listed = choices(board("+---+---+\n|0vh    |\n+---+---+", specialists="hazmat"))
    assert [(listed[f"{way} east"].cost, listed[f"{way} east"].rule) for way in ("move", "carry", "haul")] == [
        (1, "P8"),
        (2, "P9"),
        (2, "P44"),
    ]
    assert listed["dispose"] == Choice(action="dispose", kind="dispose", rule="P37", target=None, cost=2)
    led = choices(board("+---+---+\n|0tt    |\n+---+---+", specialists="hazmat"))
    assert (led["lead east"].cost, led["lead-two east"].cost, led["lead east"].rule) == (1, 2, "P35")
    assert led["lead east"].target == CellTarget((1, 2))


def test_vehicles_gun_and_crew_change() -> None:
    """P33, P34, P43."""
    state = board("+---+\n|   |\n+---+", specialists="driver", engine="north", ambulance="north")
    state.put(0, 7)
    listed = choices(state)
    assert listed["drive engine east"] == Choice(
        action="drive engine east", kind="drive", rule="P33", target=CellTarget((5, 9)), cost=2
    )
    assert listed["drive ambulance west"].target == CellTarget((3, 0))
    assert (listed["gun"].cost, listed["gun"].rule, listed["gun"].target) == (2, "P34", None)
    assert listed["change cafs"] == Choice(action="change cafs", kind="change", rule="P43", target=None, cost=2)


def test_commands_point_at_what_the_other_does() -> None:
    """P39."""
    state = board("+---+---+---+\n| 0   1 D   |\n+---+---+---+", specialists="captain driver")
    listed = choices(state)
    assert listed["command 1 move west"] == Choice(
        action="command 1 move west", kind="command", rule="P39", target=CellTarget((1, 1)), cost=1
    )
    assert listed["command 1 open east"].target == EdgeTarget(((1, 2), (1, 3)))


def test_questions_cost_nothing_and_point_at_their_spaces() -> None:
    """P6, P22, P31, P41, P45, P48."""
    listed = choices(begun(firefighters=1))
    assert len(listed) == 32
    assert listed["place 7,9"] == Choice(action="place 7,9", kind="place", rule="P6", target=CellTarget((7, 9)), cost=0)
    imaging = choices(board("+---+---+\n| 0   ? |\n+---+---+", specialists="imaging"))
    assert imaging["reveal 1,2"] == Choice(
        action="reveal 1,2", kind="reveal", rule="P41", target=CellTarget((1, 2)), cost=1
    )
    down = board("+---+\n|f0 |\n+---+", phase="fire", firefighters=2)
    do(down, "roll 6,8")
    listed = choices(down)
    assert {choice.rule for choice in listed.values()} == {"P22"}
    assert {choice.target for choice in listed.values()} == {CellTarget((3, 0)), CellTarget((4, 0))}
    down = board("+---+\n|f0 |\n+---+", phase="fire", specialists="cafs driver", ambulance="east")
    do(down, "roll 6,8")
    listed = choices(down)
    assert {(choice.action, choice.rule) for choice in listed.values()} == {("fall 3,9", "P48"), ("fall 4,9", "P48")}
    burning = board("+---+---+\n|fh  fh |\n+---+---+", phase="fire", specialists="cafs", at=(3, 3))
    do(burning, "roll 6,8")
    listed = choices(burning)
    assert listed["explode 3,4"] == Choice(
        action="explode 3,4", kind="explode", rule="P45", target=CellTarget((3, 4)), cost=0
    )


@pytest.mark.parametrize("options", GAME.variants(), ids=str)
def test_choices_are_the_legal_actions_and_cost_what_they_take(options: Options) -> None:
    for number, state in enumerate(walk((GAME, options), 11)):
        seat = int(state.to_act())
        if seat < 0 or number % 5:
            continue
        listed = GAME.choices(state, seat)
        assert [choice.action for choice in listed] == [GAME.write(state, seat, one) for one in state.legal(seat)]
        view = GAME.view(state, None)
        man = view.firefighters[view.player]
        for choice in listed:
            assert choice.rule == ("P48" if choice.kind == "fall" and view.ambulance else RULE_OF_KIND[choice.kind])
            assert 0 <= choice.cost <= max(man.ap + man.special, 2)


# ---- what is told of a turn


def test_a_family_turn_is_told_in_order() -> None:
    """P7–P23."""
    state = board(
        """
        +---+---+---+
        | 0   ? D   |
        +   +   +---+
        | s | f |
        +---+---+
        """,
        firefighters=2,
    )
    told = do(state, "douse south", "move east", "victim", "carry west", "end", "roll 2,1")
    assert told == [
        tell.Doused(seat=0, cell=(2, 1), left="clear", cost=1),
        tell.Moved(seat=0, start=(1, 1), cell=(1, 2), way="move", cost=1, by=None),
        tell.Revealed(cell=(1, 2), found="victim"),
        tell.Moved(seat=0, start=(1, 2), cell=(1, 1), way="carry", cost=2, by=None),
        tell.TurnEnded(seat=0, saved=0),
        tell.Rolled(purpose="fire", red=2, black=1),
        tell.SmokeCame(cell=(2, 1)),
    ]
    assert look(state).phase == "new-poi"
    assert do(state, "roll 1,3", "roll 2,2") == [
        tell.Rolled(purpose="poi", red=1, black=3),
        tell.PoiPlaced(cell=(1, 3), rolled=(1, 3), cleared=False),
        tell.Rolled(purpose="poi", red=2, black=2),
        tell.PoiPlaced(cell=(2, 2), rolled=(2, 2), cleared=True),
        tell.Turn(seat=1, ap=4, special=0),
    ]


def test_an_explosion_is_told_in_all_its_directions() -> None:
    """P17, P18, P20."""
    state = board(
        """
        +---+---+---+---+
        |   D f   f   s |
        +   +---+   +   +
        |   |   | s     |
        +---+---+---+---+
        """,
        phase="fire",
        at=(3, 2),
    )
    told = do(state, "roll 3,3")
    edge = ((2, 3), (3, 3))
    assert told[:2] == [tell.Rolled(purpose="fire", red=3, black=3), tell.Exploded(cell=(3, 3), cause="roll")]
    blasts = {blast.direction: blast for blast in told if isinstance(blast, tell.Blast)}
    assert blasts["north"] == tell.Blast(start=(3, 3), direction="north", path=(), stop="wall", lit=None, edge=edge)
    assert blasts["east"] == tell.Blast(
        start=(3, 3), direction="east", path=((3, 4),), stop="fire", lit=(3, 5), edge=None
    )
    assert (blasts["west"].stop, blasts["west"].edge) == ("door", ((3, 2), (3, 3)))
    assert tell.WallDamaged(edge=edge, damage=1, total=1) in told
    assert tell.DoorGone(edge=((3, 2), (3, 3))) in told
    assert tell.FlashedOver(wave=1, cells=((4, 4),)) in told


def test_set_up_and_specialists_are_told() -> None:
    """P6, P31, P43."""
    state = begun(firefighters=2)
    assert do(state, "place 0,6", "place 7,3", "begin 1") == [
        tell.Placed(seat=0, cell=(0, 6)),
        tell.Placed(seat=1, cell=(7, 3)),
        tell.Began(chooser=0, seat=1),
        tell.Turn(seat=1, ap=4, special=0),
    ]
    state = board("+---+\n|   |\n+---+", specialists="driver cafs", engine="north")
    state.put(0, 7)
    assert do(state, "change captain", "command 1 move north") == [
        tell.Changed(seat=0, before="driver", after="captain", ap=2, special=2),
        tell.Moved(seat=1, start=(7, 9), cell=(6, 9), way="move", cost=1, by=0),
    ]


def test_chance_has_no_choices() -> None:
    state = board("+---+\n| 0 |\n+---+", phase="fire")
    assert state.to_act() == CHANCE
    assert GAME.choices(state, 0) == []
    assert GAME.choices(state, CHANCE) == []
