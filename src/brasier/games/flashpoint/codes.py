"""Flash Point in numbers: phases, actions, ways to move, what goes into the log."""

from typing import Final

RULES_VERSION: Final = 1

# Phases.
FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2
FOURTH: Final = 3
HAZMATS_COME: Final = 4
POI_COME: Final = 5
DRAW: Final = 6
TAKE_ONE: Final = 7
HOT_SPOTS_COME: Final = 8
PLACE_ONE: Final = 9
PARK_ONE: Final = 10
WHO_BEGINS: Final = 11
ACT: Final = 12
IDENTIFY: Final = 13
WHO_RIDES: Final = 14
GUN_ROLL: Final = 15
AIM: Final = 16
RED_AGAIN: Final = 17
BLACK_AGAIN: Final = 18
CHEER: Final = 19
ADVANCE: Final = 20
WHICH_HAZMAT: Final = 21
KNOCKED_DOWN: Final = 22
PERISH: Final = 23
NEW_POI: Final = 24
ARRIVE: Final = 25
DONE: Final = 26
CHANCE_PHASES: Final = 0b11100101101010000101111111  # a bit for each phase in which chance is to act

# Actions: a range of numbers for each kind. Chance has numbers of its own (see `chances`).
END: Final = 0
FINISH: Final = 1
PLAY_ON: Final = 2
MOVE: Final = 3  # + 4 * way + side
DOOR_TURN: Final = 31  # + side
DOUSE: Final = 35  # here, then + 1 + side
QUENCH: Final = 40  # the same
CHOP: Final = 45  # + side
DRIVE: Final = 49  # + 4 * vehicle + side
GUN: Final = 57
KEEP: Final = 58
REROLL: Final = 59  # red, black
TREAT: Final = 61
DISPOSE: Final = 62
REVEAL: Final = 63  # + inside space
CHANGE: Final = 111  # + specialist
COMMAND: Final = 119  # + 32 * seat + 4 * way + side, or + 28 + side for a door
TAKE: Final = 311  # + specialist
PLACE: Final = 319  # + ring space
PARK: Final = 351  # + 4 * vehicle + side
BEGIN: Final = 359  # + seat
FALL: Final = 365  # + 2 * side + space of the spot
RIDE: Final = 373  # + space of the spot
STAY: Final = 375
EXPLODE: Final = 376  # + inside space
ACTIONS: Final = 424

# Ways of moving (P8, P9, P35, P44): what is carried, and whether a treated victim is led.
WALK: Final = 0
CARRY: Final = 1
HAUL: Final = 2
LEAD: Final = 3
CARRY_LEAD: Final = 4
HAUL_LEAD: Final = 5
LEAD_TWO: Final = 6
WAYS: Final = ("move", "carry", "haul", "lead", "carry-lead", "haul-lead", "lead-two")

# What `look_around` finds, four bits each: ways to go, then
HOT: Final = 4
SMOKY: Final = 8
DOORS: Final = 12
WALLS: Final = 16

AMBULANCE: Final = 0
ENGINE: Final = 1
CHOOSE: Final = 0
DRAWN: Final = 1
GIVEN: Final = 2

# Action points and special points by specialist, a hexadecimal digit each from the right (P7, P35–P42).
POINTS: Final = 0x444454344
SPECIAL_POINTS: Final = 0x003200300

# Reasons for the end.
NOT_OVER: Final = 0
RESCUED: Final = 1
PERFECT: Final = 2
RESCUED_COLLAPSED: Final = 3
LOST: Final = 4
COLLAPSED: Final = 5
REASONS: Final = ("", "rescued", "perfect", "rescued-collapsed", "lost", "collapsed")

# What dice are rolled for, in the log.
FOR_EXPLOSION: Final = 0
FOR_HAZMAT: Final = 1
FOR_POI: Final = 2
FOR_HOT_SPOT: Final = 3
FOR_FIRE: Final = 4
FOR_GUN: Final = 5
PURPOSES: Final = ("explosion", "hazmat", "poi", "hot-spot", "fire", "gun")

# Facts for the log (those of `fire` come before): kind first.
TOOK: Final = 20  # seat, specialist, whether drawn
PLACED: Final = 21  # seat, space
PARKED: Final = 22  # seat, vehicle, side
BEGAN: Final = 23  # seat
TURN: Final = 24  # seat, ap, special
MOVED: Final = 25  # seat, from, to, way, cost, captain or -1
DOOR_TURNED: Final = 26  # seat, space, side, whether open now, captain or -1
DOUSED: Final = 27  # seat, space, whether smoke is left, cost
CHOPPED: Final = 28  # seat, space, side, cost
DROVE: Final = 29  # seat, vehicle, from, to
RODE: Final = 30  # seat, space
STAYED: Final = 31  # seat
GUN_FIRED: Final = 32  # seat, cost
REROLLING: Final = 33  # seat, die
SPLASHED: Final = 34  # seat, red, black, target, reached as a layer, cleared as a layer
TREATED_ONE: Final = 35  # seat, space
DISPOSED: Final = 36  # seat, space
REVEALING: Final = 37  # seat, space
REVEALED: Final = 38  # space, whether a victim
CHANGED: Final = 39  # seat, before, after, ap, special
SAVED_ONE: Final = 40  # seat, space, rescued
TURN_ENDED: Final = 41  # seat, saved
ROLLED: Final = 42  # purpose, red or 0, black or 0
HAZMAT_PLACED: Final = 43  # space
EXPLODING: Final = 44  # seat, space
FLARED_UP: Final = 45  # space
HOT_SPOT: Final = 46  # space, reserve
KNOCKED: Final = 47  # seat, space
RECOVERED: Final = 48  # seat, space
LOST_ONE: Final = 49  # space, lost
POI_PLACED: Final = 50  # space, space rolled, whether fire or smoke went
NO_POI: Final = 51
WON: Final = 52  # rescued
PLAYS_ON: Final = 53  # seat
FINISHED: Final = 54  # seat
FELL_DOWN: Final = 55  # victims, points of interest
ENDED: Final = 56  # reason
