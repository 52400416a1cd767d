"""Flash Point in words: the text of every action and outcome, both ways.

move north · carry-lead west · open east · douse here · quench south · chop north · drive engine west
command 2 move east · take captain · place 0,3 · park engine north · begin 1 · ride 0,5 · fall 7,3 · explode 4,4
roll 3,5 · red 4 · victim · draw captain
"""

import re

from brasier.core.state import CHANCE, Refusal
from brasier.games.flashpoint.codes import (
    ACT,
    ACTIONS,
    AMBULANCE,
    ARRIVE,
    BEGIN,
    BLACK_AGAIN,
    CHANGE,
    CHOP,
    COMMAND,
    DISPOSE,
    DOOR_TURN,
    DOUSE,
    DRAW,
    DRIVE,
    END,
    EXPLODE,
    FALL,
    FINISH,
    FIRST,
    GUN,
    IDENTIFY,
    KEEP,
    KNOCKED_DOWN,
    MOVE,
    PARK,
    PERISH,
    PLACE,
    PLAY_ON,
    QUENCH,
    RED_AGAIN,
    REROLL,
    REVEAL,
    RIDE,
    STAY,
    TAKE,
    THIRD,
    TREAT,
    WAYS,
    WHO_RIDES,
)
from brasier.games.flashpoint.data import COLUMNS, FAMILY, ROWS, SPECIALISTS
from brasier.games.flashpoint.ground import INSIDE_SPACE, RING_NUMBER, RING_SPACE, SIDES, is_inside
from brasier.games.flashpoint.house import VEHICLES
from brasier.games.flashpoint.rules import FlashPoint

DICE = ("red", "black")
FOUND = ("victim", "alarm")
PLAIN = {
    END: "end", FINISH: "finish", PLAY_ON: "play on", GUN: "gun", KEEP: "keep", TREAT: "treat", DISPOSE: "dispose",
    STAY: "stay",
}  # fmt: skip
PLAIN_NUMBERS = {text: action for action, text in PLAIN.items()}
WHERE = ("here", *SIDES)

_CELL = re.compile(r"(\d{1,3})[,;](\d{1,3})", re.ASCII)
_NUMBER = re.compile(r"\d{1,3}", re.ASCII)


# ---- writing


def write_action(state: FlashPoint, seat: int, action: int) -> str:
    if seat == CHANCE:
        return _write_chance(state, action)
    if action in PLAIN:
        return PLAIN[action]
    if MOVE <= action < DOUSE:
        return _write_deed(state, int(state.seat), action - MOVE)
    if DOUSE <= action < QUENCH:
        return f"douse {WHERE[action - DOUSE]}"
    if QUENCH <= action < CHOP:
        return f"quench {WHERE[action - QUENCH]}"
    if CHOP <= action < DRIVE:
        return f"chop {SIDES[action - CHOP]}"
    if DRIVE <= action < GUN:
        return f"drive {_write_vehicle(action - DRIVE)}"
    if REROLL <= action < TREAT:
        return f"reroll {DICE[action - REROLL]}"
    if REVEAL <= action < CHANGE:
        return f"reveal {write_space(INSIDE_SPACE[action - REVEAL])}"
    if CHANGE <= action < COMMAND:
        return f"change {SPECIALISTS[action - CHANGE]}"
    if COMMAND <= action < TAKE:
        other, deed = divmod(action - COMMAND, 32)
        return f"command {other} {_write_deed(state, other, deed)}"
    return _write_answer(state, action)


def _write_answer(state: FlashPoint, action: int) -> str:
    if TAKE <= action < PLACE:
        return f"take {SPECIALISTS[action - TAKE]}"
    if PLACE <= action < PARK:
        return f"place {write_space(RING_SPACE[action - PLACE])}"
    if PARK <= action < BEGIN:
        return f"park {_write_vehicle(action - PARK)}"
    if BEGIN <= action < FALL:
        return f"begin {action - BEGIN}"
    if FALL <= action < RIDE:
        return f"fall {write_space(state.spot(AMBULANCE, *divmod(action - FALL, 2)))}"
    if RIDE <= action < STAY:
        return f"ride {write_space(state.spot(state.vehicle, state.parked_at(state.vehicle), action - RIDE))}"
    if EXPLODE <= action < ACTIONS:
        return f"explode {write_space(INSIDE_SPACE[action - EXPLODE])}"
    raise Refusal("unknown-action", "", {"action": action})


def _write_deed(state: FlashPoint, seat: int, deed: int) -> str:
    """A move or a door: 4 · way + side, or 28 + side."""
    way, side = divmod(deed, 4)
    if deed < 28:
        return f"{WAYS[way]} {SIDES[side]}"
    return f"{'open' if state.blocked(state.space(seat), side) else 'close'} {SIDES[side]}"


def _write_vehicle(number: int) -> str:
    vehicle, side = divmod(number, 4)
    return f"{VEHICLES[vehicle]} {SIDES[side]}"


def write_space(space: int) -> str:
    return f"{space // 10},{space % 10}"


def _write_chance(state: FlashPoint, outcome: int) -> str:
    if state.phase in (FIRST, BLACK_AGAIN):
        return f"black {outcome}"
    if state.phase in (THIRD, RED_AGAIN):
        return f"red {outcome}"
    if state.phase in (IDENTIFY, PERISH, ARRIVE):
        return FOUND[outcome]
    if state.phase == DRAW:
        return f"draw {SPECIALISTS[outcome]}"
    return f"roll {write_space(INSIDE_SPACE[outcome])}"


# ---- reading


def read_action(state: FlashPoint, seat: int, text: str) -> int:
    """The number of the action; a text that names none is refused with the reason.

    Whoever is not to act is told that first (the rules do, for any number), whatever else is wrong.
    """
    words = " ".join(text.lower().split())
    unreadable = Refusal("unreadable", "", {"text": text[:60]})
    try:
        found = _read_chance(state, words) if seat == CHANCE else _read(state, words)
    except (ValueError, IndexError):
        raise unreadable from None
    except Refusal:
        if seat not in (CHANCE, state.to_act()):
            return END
        raise
    if found is None:
        raise unreadable
    return found


def _read(state: FlashPoint, text: str) -> int | None:
    """None, `ValueError` or `IndexError` for what has no meaning."""
    if text in PLAIN_NUMBERS:
        return PLAIN_NUMBERS[text]
    verb, *words = text.split()
    if verb == "command":
        return _read_command(state, words)
    if verb in WAYS or verb in ("open", "close"):
        return MOVE + _read_deed(state, int(state.seat), [verb, *words])
    if len(words) == 1:
        return _read_one(state, verb, words[0])
    if len(words) == 2 and verb in ("drive", "park"):
        first = DRIVE if verb == "drive" else PARK
        return first + 4 * VEHICLES.index(words[0]) + SIDES.index(words[1])
    return None


def _read_one(state: FlashPoint, verb: str, word: str) -> int | None:
    """A verb and one word."""
    match verb:
        case "douse":
            return DOUSE + WHERE.index(word)
        case "quench":
            return QUENCH + WHERE.index(word)
        case "chop":
            return CHOP + SIDES.index(word)
        case "reroll":
            return REROLL + DICE.index(word)
        case "change":
            return CHANGE + _specialist(word)
        case "take":
            return TAKE + _specialist(word)
        case "begin":
            return BEGIN + _seat(state, word)
        case "reveal":
            return REVEAL + _inside(word)
        case "explode":
            return EXPLODE + _inside(word)
        case "place":
            return PLACE + _outside(word)
        case "fall":
            return _read_fall(state, word)
        case "ride":
            return _read_ride(state, word)
    return None


def _read_command(state: FlashPoint, words: list[str]) -> int:
    other, verb, direction = words
    if not _NUMBER.fullmatch(other):
        raise ValueError(other)
    try:
        if verb in ("douse", "quench", "chop", "drive"):
            raise Refusal("flashpoint-only-moves-and-doors", "P39")
        return COMMAND + 32 * _seat(state, other) + _read_deed(state, _seat(state, other), [verb, direction])
    except Refusal:
        if state.mode == FAMILY or state.phase != ACT:
            return COMMAND
        raise


def _read_deed(state: FlashPoint, seat: int, words: list[str]) -> int:
    verb, direction = words
    side = SIDES.index(direction)
    if verb in WAYS:
        return 4 * WAYS.index(verb) + side
    if verb not in ("open", "close"):
        raise ValueError(verb)
    if state.has_door(state.space(seat), side):
        is_closed = state.blocked(state.space(seat), side)
        if is_closed != (verb == "open"):
            raise Refusal("flashpoint-door-is-so", "P13", {"state": "closed" if is_closed else "open"})
    return DOOR_TURN - MOVE + side


def _read_fall(state: FlashPoint, word: str) -> int:
    row, column = _cell(word)
    for number in range(8):
        if state.spot(AMBULANCE, *divmod(number, 2)) == 10 * row + column:
            return FALL + number
    if state.phase != KNOCKED_DOWN:
        return FALL
    if state.mode == FAMILY:
        raise Refusal("flashpoint-no-ambulance-spot", "P22")
    raise Refusal("flashpoint-ambulance-elsewhere", "P48")


def _read_ride(state: FlashPoint, word: str) -> int:
    row, column = _cell(word)
    side = state.parked_at(state.vehicle)
    for number in range(2):
        if side >= 0 and state.spot(state.vehicle, side, number) == 10 * row + column:
            return RIDE + number
    if state.phase != WHO_RIDES:
        return RIDE
    raise Refusal("flashpoint-not-that-spot", "P33")


def _read_chance(state: FlashPoint, text: str) -> int | None:
    phase = state.phase
    verb, *words = text.split()
    if verb in FOUND and not words:
        outcome, fits = FOUND.index(verb), phase in (IDENTIFY, PERISH, ARRIVE)
    elif len(words) != 1:
        return None
    elif verb == "draw":
        outcome, fits = _specialist(words[0]), phase == DRAW
    elif verb == "roll":
        outcome, fits = _dice(words[0]), phase not in (
            IDENTIFY, PERISH, ARRIVE, DRAW, FIRST, THIRD, RED_AGAIN, BLACK_AGAIN
        )  # fmt: skip
    elif verb in DICE and _NUMBER.fullmatch(words[0]):
        outcome = int(words[0])
        fits = phase in ((THIRD, RED_AGAIN) if verb == "red" else (FIRST, BLACK_AGAIN))
    else:
        return None
    if not fits and state.to_act() == CHANCE:
        raise Refusal("flashpoint-other-dice", "P1")
    return outcome


def _specialist(word: str) -> int:
    if word not in SPECIALISTS:
        raise Refusal("flashpoint-no-such-specialist", "P31", {"specialist": word})
    return SPECIALISTS.index(word)


def _seat(state: FlashPoint, word: str) -> int:
    if not _NUMBER.fullmatch(word):
        raise ValueError(word)
    if int(word) >= state.firefighters:
        last = int(state.firefighters) - 1
        raise Refusal("flashpoint-no-such-firefighter", "P6", {"seat": int(word), "last": last})
    return int(word)


def _cell(word: str) -> tuple[int, int]:
    found = _CELL.fullmatch(word)
    if found is None:
        raise ValueError(word)
    return int(found[1]), int(found[2])


def _inside(word: str) -> int:
    row, column = _cell(word)
    if not is_inside(row, column):
        raise Refusal("flashpoint-not-inside", "P1", {"row": row, "column": column})
    return COLUMNS * (row - 1) + column - 1


def _dice(word: str) -> int:
    red, black = _cell(word)
    if not is_inside(red, black):
        raise Refusal("flashpoint-no-such-face", "P1", {"red": red, "black": black})
    return COLUMNS * (red - 1) + black - 1


def _outside(word: str) -> int:
    row, column = _cell(word)
    if is_inside(row, column) or row > ROWS + 1 or column > COLUMNS + 1:
        raise Refusal("flashpoint-place-outside", "P6", {"row": row, "column": column})
    return RING_NUMBER[10 * row + column]
