"""The words of Flash Point: every kind of action and outcome both ways, odd spellings, and what cannot be read."""

import pytest

from brasier.core.game import CHANCE
from brasier.core.state import Refusal
from brasier.games.flashpoint import GAME, codes
from brasier.games.flashpoint.data import SPECIALISTS
from brasier.games.flashpoint.rules import FlashPoint
from games.flashpoint.board import board, do

# Two doors beside seat 0, one closed and one open; seat 1 beside the open one.
ROOMS = """
    +---+---+---+
    |   D 0 o 1 |
    +---+---+---+
"""
SIX = "captain paramedic cafs hazmat imaging driver"


def rooms() -> FlashPoint:
    return board(ROOMS, specialists=SIX, ambulance="south", engine="west")


def riding() -> FlashPoint:
    """The ambulance has just left the north for the east; seat 0 stood on its spot."""
    state = rooms()
    state.put(0, 5)
    state.ambulance = 0
    do(state, "drive ambulance east")
    return state


ACTIONS = [
    (codes.END, "end"),
    (codes.FINISH, "finish"),
    (codes.PLAY_ON, "play on"),
    (codes.MOVE, "move north"),
    (codes.MOVE + 3, "move west"),
    (codes.MOVE + 4, "carry north"),
    (codes.MOVE + 9, "haul east"),
    (codes.MOVE + 14, "lead south"),
    (codes.MOVE + 19, "carry-lead west"),
    (codes.MOVE + 20, "haul-lead north"),
    (codes.MOVE + 25, "lead-two east"),
    (codes.DOOR_TURN + 1, "close east"),
    (codes.DOOR_TURN + 3, "open west"),
    (codes.DOUSE, "douse here"),
    (codes.DOUSE + 1, "douse north"),
    (codes.DOUSE + 4, "douse west"),
    (codes.QUENCH, "quench here"),
    (codes.QUENCH + 2, "quench east"),
    (codes.CHOP, "chop north"),
    (codes.CHOP + 2, "chop south"),
    (codes.DRIVE, "drive ambulance north"),
    (codes.DRIVE + 6, "drive engine south"),
    (codes.GUN, "gun"),
    (codes.KEEP, "keep"),
    (codes.REROLL, "reroll red"),
    (codes.REROLL + 1, "reroll black"),
    (codes.TREAT, "treat"),
    (codes.DISPOSE, "dispose"),
    (codes.REVEAL, "reveal 1,1"),
    (codes.REVEAL + 12, "reveal 2,5"),
    (codes.REVEAL + 47, "reveal 6,8"),
    *((codes.CHANGE + number, f"change {name}") for number, name in enumerate(SPECIALISTS)),
    (codes.COMMAND + 32 + 2, "command 1 move south"),
    (codes.COMMAND + 32 * 5 + 27, "command 5 lead-two west"),
    (codes.COMMAND + 32 + 28 + 3, "command 1 close west"),
    *((codes.TAKE + number, f"take {name}") for number, name in enumerate(SPECIALISTS)),
    (codes.PLACE, "place 0,0"),
    (codes.PLACE + 9, "place 0,9"),
    (codes.PLACE + 10, "place 1,9"),
    (codes.PLACE + 16, "place 7,9"),
    (codes.PLACE + 25, "place 7,0"),
    (codes.PLACE + 31, "place 1,0"),
    (codes.PARK + 1, "park ambulance east"),
    (codes.PARK + 7, "park engine west"),
    (codes.BEGIN, "begin 0"),
    (codes.BEGIN + 5, "begin 5"),
    (codes.FALL, "fall 0,5"),
    (codes.FALL + 1, "fall 0,6"),
    (codes.FALL + 2, "fall 3,9"),
    (codes.FALL + 5, "fall 7,4"),
    (codes.FALL + 6, "fall 3,0"),
    (codes.STAY, "stay"),
    (codes.EXPLODE, "explode 1,1"),
    (codes.EXPLODE + 47, "explode 6,8"),
]


@pytest.mark.parametrize(("number", "text"), ACTIONS, ids=[text for _, text in ACTIONS])
def test_an_action_is_written_and_read(number: int, text: str) -> None:
    state = rooms()
    assert GAME.write(state, 0, number) == text
    assert GAME.read(state, 0, text) == number


def test_every_number_has_a_text_of_its_own_that_is_read_again() -> None:
    state = riding()
    texts = [GAME.write(state, 0, number) for number in range(codes.ACTIONS)]
    assert len(set(texts)) == codes.ACTIONS
    assert [GAME.read(state, 0, text) for text in texts] == list(range(codes.ACTIONS))


@pytest.mark.parametrize("number", [codes.ACTIONS, codes.ACTIONS + 7, -1])
def test_a_number_that_is_no_action_has_no_text(number: int) -> None:
    with pytest.raises(Refusal) as refusal:
        GAME.write(rooms(), 0, number)
    assert (refusal.value.code, refusal.value.facts) == ("unknown-action", {"action": number})


def test_where_to_get_off_is_named_by_the_spot_the_vehicle_came_to() -> None:
    """P33."""
    state = riding()
    assert [GAME.write(state, 0, codes.RIDE + place) for place in (0, 1)] == ["ride 3,9", "ride 4,9"]
    assert [GAME.read(state, 0, text) for text in ("ride 3,9", "ride 4,9")] == [codes.RIDE, codes.RIDE + 1]
    assert refused(state, "ride 0,5") == ("flashpoint-not-that-spot", "P33", {})


def test_a_door_is_opened_or_closed_as_it_stands() -> None:
    """P13."""
    state = rooms()
    assert refused(state, "close west") == ("flashpoint-door-is-so", "P13", {"state": "closed"})
    assert refused(state, "open east") == ("flashpoint-door-is-so", "P13", {"state": "open"})
    assert refused(state, "command 1 open west") == ("flashpoint-door-is-so", "P13", {"state": "open"})
    assert GAME.read(state, 0, "open north") == codes.DOOR_TURN  # no door there: the rules say so
    do(state, "open west")
    assert GAME.write(state, 0, codes.DOOR_TURN + 3) == "close west"
    assert refused(state, "open west") == ("flashpoint-door-is-so", "P13", {"state": "open"})


@pytest.mark.parametrize(
    ("odd", "text"),
    [
        ("MOVE North", "move north"),
        ("  move \t  north ", "move north"),
        ("Play  On", "play on"),
        ("reveal 2;5", "reveal 2,5"),
        ("reveal 02,05", "reveal 2,5"),
        ("COMMAND 1 Carry-Lead WEST", "command 1 carry-lead west"),
        ("begin 003", "begin 3"),
        ("drive  AMBULANCE\nwest", "drive ambulance west"),
    ],
)
def test_odd_spellings_are_understood(odd: str, text: str) -> None:
    state = rooms()
    assert GAME.read(state, 0, odd) == GAME.read(state, 0, text)
    assert GAME.write(state, 0, GAME.read(state, 0, odd)) == text


# ---- chance


def rolling(phase: str) -> FlashPoint:
    return board(ROOMS, specialists=SIX, phase=phase)


CHANCES = [
    ("fire", 0, "roll 1,1"),
    ("fire", 20, "roll 3,5"),
    ("gun", 47, "roll 6,8"),
    ("new-poi", 8, "roll 2,1"),
    ("first-explosion", 7, "black 7"),
    ("second-explosion", 3, "roll 1,4"),
    ("third-explosion", 6, "red 6"),
    ("fourth-explosion", 9, "roll 2,2"),
    ("hazmats", 0, "roll 1,1"),
    ("poi", 0, "roll 1,1"),
    ("hot-spots", 0, "roll 1,1"),
    ("red-again", 4, "red 4"),
    ("black-again", 8, "black 8"),
    ("identify", 0, "victim"),
    ("perish", 1, "alarm"),
    ("arrive", 1, "alarm"),
    ("draw", 4, "draw captain"),
]


@pytest.mark.parametrize(("phase", "number", "text"), CHANCES)
def test_an_outcome_of_chance_is_written_and_read(phase: str, number: int, text: str) -> None:
    state = rolling(phase)
    assert state.to_act() == CHANCE
    assert GAME.write(state, CHANCE, number) == text
    assert GAME.read(state, CHANCE, text) == number
    assert GAME.read(state, CHANCE, f" {text.upper().replace(',', ';')} ") == number


@pytest.mark.parametrize(
    ("phase", "text"),
    [
        ("fire", "red 3"),
        ("fire", "black 3"),
        ("fire", "victim"),
        ("fire", "draw captain"),
        ("first-explosion", "red 3"),
        ("first-explosion", "roll 3,3"),
        ("third-explosion", "black 3"),
        ("third-explosion", "roll 3,3"),
        ("red-again", "black 3"),
        ("black-again", "red 3"),
        ("identify", "roll 3,3"),
        ("identify", "red 3"),
        ("perish", "roll 3,3"),
        ("arrive", "draw captain"),
        ("draw", "alarm"),
        ("draw", "roll 3,3"),
    ],
)
def test_what_was_not_rolled_for_is_refused(phase: str, text: str) -> None:
    assert refused(rolling(phase), text, CHANCE) == ("flashpoint-other-dice", "P1", {})


def test_out_of_turn_dice_are_left_to_the_rules() -> None:
    """Nothing is to be rolled: the notation reads it, and the rules say that there is no chance now."""
    state = rooms()
    with pytest.raises(Refusal) as refusal:
        state.apply(CHANCE, GAME.read(state, CHANCE, "roll 3,3"))
    assert (refusal.value.code, refusal.value.rule) == ("no-chance-now", "P16")


# ---- what cannot be read


def refused(state: FlashPoint, text: str, seat: int = 0) -> tuple[str, str, dict[str, object]]:
    with pytest.raises(Refusal) as refusal:
        GAME.read(state, seat, text)
    return refusal.value.code, refusal.value.rule, dict(refusal.value.facts)


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "fly", "move", "move up", "move north north", "move north-east", "carry", "lead two north", "open",
        "open here", "douse", "douse up", "quench", "chop here", "drive", "drive ambulance", "drive north",
        "drive car north",
        "park north", "park engine up", "gun 3", "end now", "play", "on", "reroll", "reroll both", "reveal", "reveal 2",
        "reveal 2,5,1", "reveal 2.5", "reveal -1,2", "reveal ２,５", "reveal 1234,1", "change", "change paramedic now",
        "command", "command 1", "command one move north", "command 1 move",
        "command 1 command 2 move north", "take", "place", "place here", "begin", "begin -1", "begin ²", "fall", "ride",
        "explode", "roll 3,3", "victim", "move\u00a0north\u200b", "ｍove north",
    ],
)  # fmt: skip
def test_what_means_nothing_is_unreadable(text: str) -> None:
    assert refused(rooms(), text) == ("unreadable", "", {"text": text})


@pytest.mark.parametrize(
    "text",
    ["", "roll", "roll 3", "roll 3,3 4,4", "roll three", "red", "red x", "red -1", "victims", "victim 1", "draw",
     "draw captain cafs", "move north", "end"],
)  # fmt: skip
def test_what_chance_never_says_is_unreadable(text: str) -> None:
    assert refused(rolling("fire"), text, CHANCE) == ("unreadable", "", {"text": text})


def test_only_the_beginning_of_a_long_text_is_repeated() -> None:
    assert refused(rooms(), "x" * 1000) == ("unreadable", "", {"text": "x" * 60})
    assert refused(rooms(), "move " * 500)[0] == "unreadable"
    assert refused(rooms(), "begin " + "9" * 5000)[0] == "unreadable"


@pytest.mark.parametrize("text", ["take cook", "change cook"])
def test_a_specialist_nobody_knows_is_refused(text: str) -> None:
    """P31."""
    assert refused(rooms(), text) == ("flashpoint-no-such-specialist", "P31", {"specialist": "cook"})
    assert refused(rolling("draw"), "draw cook", CHANCE)[0] == "flashpoint-no-such-specialist"


@pytest.mark.parametrize("text", ["begin 6", "command 6 move north", "begin 999"])
def test_a_firefighter_who_is_not_there_is_refused(text: str) -> None:
    """P6."""
    code, rule, facts = refused(rooms(), text)
    assert (code, rule, facts["last"]) == ("flashpoint-no-such-firefighter", "P6", 5)


@pytest.mark.parametrize(("text", "cell"), [("reveal 0,3", (0, 3)), ("reveal 7,1", (7, 1)), ("explode 3,9", (3, 9))])
def test_a_space_outside_is_no_space_of_the_house(text: str, cell: tuple[int, int]) -> None:
    """P1."""
    assert refused(rooms(), text) == ("flashpoint-not-inside", "P1", {"row": cell[0], "column": cell[1]})


@pytest.mark.parametrize("text", ["place 3,3", "place 8,0", "place 0,10"])
def test_a_space_inside_or_off_the_board_is_no_space_of_the_ring(text: str) -> None:
    """P6."""
    row, column = map(int, text.split()[1].split(","))
    assert refused(rooms(), text) == ("flashpoint-place-outside", "P6", {"row": row, "column": column})


@pytest.mark.parametrize("text", ["fall 0,1", "fall 1,1", "ride 0,0", "ride 4,4", "ride 0,5"])
def test_an_answer_nobody_asked_for_is_read_and_then_refused_as_such(text: str) -> None:
    """P7: what is wrong is not the space."""
    state = rooms()
    with pytest.raises(Refusal, match="flashpoint-not-awaited"):
        state.apply(0, GAME.read(state, 0, text))
    with pytest.raises(Refusal, match="not-your-turn"):
        state.apply(1, GAME.read(state, 1, text))


def test_a_command_out_of_turn_or_in_a_family_match_is_read_and_then_refused_as_such() -> None:
    """P39: whatever else is wrong with it."""
    state = rooms()
    with pytest.raises(Refusal, match="not-your-turn"):
        state.apply(1, GAME.read(state, 1, "command 9 move north"))
    family = GAME.start(GAME.options({"quick": True}))
    with pytest.raises(Refusal, match="flashpoint-advanced-only"):
        family.apply(0, GAME.read(family, 0, "command 9 move north"))


@pytest.mark.parametrize("text", ["roll 7,1", "roll 0,1", "roll 1,9", "roll 1,0", "roll 99,99"])
def test_dice_have_six_and_eight_faces(text: str) -> None:
    """P1."""
    red, black = map(int, text.split()[1].split(","))
    assert refused(rolling("fire"), text, CHANCE) == ("flashpoint-no-such-face", "P1", {"red": red, "black": black})


@pytest.mark.parametrize(
    ("phase", "text"), [("first-explosion", "black 9"), ("red-again", "red 7"), ("red-again", "red 0")]
)
def test_one_die_has_its_faces_too(phase: str, text: str) -> None:
    """P1: the rules refuse it."""
    state = rolling(phase)
    with pytest.raises(Refusal) as refusal:
        state.apply(CHANCE, GAME.read(state, CHANCE, text))
    assert (refusal.value.code, refusal.value.rule) == ("flashpoint-no-such-face", "P1")
