"""The actions of Flash Point by kind. Sides are north, east, south, west as in `ground.SIDES`."""

from typing import Final

from brasier.games.flashpoint import codes
from brasier.games.flashpoint.codes import WAYS
from brasier.rl.features import Kind

DEEDS: Final = (*WAYS, "open", "close")
KINDS: Final = (
    Kind(codes.END, 1, ("end",), "0", "end the turn (P7)"),
    Kind(codes.FINISH, 1, ("finish",), "1", "leave the won match at that (P24)"),
    Kind(codes.PLAY_ON, 1, ("play",), "2", "play on for a perfect rescue (P24)"),
    Kind(
        codes.MOVE,
        28,
        WAYS,
        "3 + 4 · way + side",
        "move, with what is carried or led: " + ", ".join(WAYS) + " (P8, P9, P35, P44)",
    ),
    Kind(codes.DOOR_TURN, 4, ("open", "close"), "31 + side", "open or close a door (P13)"),
    Kind(codes.DOUSE, 5, ("douse",), "35 + place", "fire to smoke, or smoke away: here, then the four sides (P14)"),
    Kind(codes.QUENCH, 5, ("quench",), "40 + place", "fire away at once (P14)"),
    Kind(codes.CHOP, 4, ("chop",), "45 + side", "chop a wall (P15)"),
    Kind(
        codes.DRIVE, 8, ("drive",), "49 + 4 · vehicle + side", "drive the ambulance (0) or the engine (1) there (P33)"
    ),
    Kind(codes.GUN, 1, ("gun",), "57", "fire the deck gun (P34)"),
    Kind(codes.KEEP, 1, ("keep",), "58", "keep the dice of the deck gun (P42)"),
    Kind(codes.REROLL, 2, ("reroll",), "59 + die", "roll the red (0) or the black die (1) again (P42)"),
    Kind(codes.TREAT, 1, ("treat",), "61", "treat a victim (P35)"),
    Kind(codes.DISPOSE, 1, ("dispose",), "62", "dispose of a hazmat (P37)"),
    Kind(codes.REVEAL, 48, ("reveal",), "63 + inside space", "turn a point of interest over from afar (P41)"),
    Kind(codes.CHANGE, 8, ("change",), "111 + specialist", "crew change (P43)"),
    Kind(
        codes.COMMAND,
        192,
        ("command",),
        "119 + 32 · seat + deed",
        "command another: a move (4 · way + side) or a door (28 + side) (P39)",
    ),
    Kind(codes.TAKE, 8, ("take",), "311 + specialist", "take a specialist (P31)"),
    Kind(codes.PLACE, 32, ("place",), "319 + ring space", "begin outside, on a space of the ring (P6)"),
    Kind(codes.PARK, 8, ("park",), "351 + 4 · vehicle + side", "park a vehicle before the match (P31)"),
    Kind(codes.BEGIN, 6, ("begin",), "359 + seat", "who begins (P6)"),
    Kind(codes.FALL, 8, ("fall",), "365 + 2 · side + space", "where a knocked-down firefighter recovers (P22, P48)"),
    Kind(codes.RIDE, 2, ("ride",), "373 + space", "ride along to a space of the spot (P33)"),
    Kind(codes.STAY, 1, ("stay",), "375", "stay behind (P33)"),
    Kind(codes.EXPLODE, 48, ("explode",), "376 + inside space", "which hazmat explodes first (P45)"),
)
