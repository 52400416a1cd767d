"""Flash Point with everything in it, in a house drawn by hand: set-up and several rounds, every kind of thing as it
comes up."""

import random

from browser.hands import Hands
from browser.matches import open_table
from browser.people import People

HOUSE = """\
 .   .   .   A   A   E   E   .   .   .
   +---+---+---+---+---+---+---+---+
 . |       |       D       |       | .
   +   +   +   +   +   +   +   +   +
 E |       D       |       D       | A
   +---+-D-+---+---+---+---+-D-+---+
 E |       |               |       | A
   +   +   +   +   +   +   +   +   +
 A         D               D         E
   +   +   +   +   +   +   +   +   +
 A |       |               |       | E
   +---+-D-+---+---+---+---+-D-+---+
 . |       |       D       |       | .
   +---+---+---+---+---+---+---+---+
 .   .   .   E   E   A   A   .   .   .
"""
ROUNDS = 3
SET_UP = {"take", "place", "park", "begin"}


def test_specialists_vehicles_and_a_house_of_ones_own(people: People) -> None:
    [ada] = people(1, still=True)
    hands = Hands(ada)
    open_table(hands, "flashpoint", "screen", 3, mode="advanced", board=HOUSE)
    rng, done = random.Random(7), set[str]()
    turns = 0
    while turns < 3 * ROUNDS and hands.await_turn():
        choices = hands.wire.choices
        fresh = [choice for choice in choices if choice["kind"] not in done and choice["kind"] != "end"]
        ends = [choice for choice in choices if choice["kind"] == "end"]
        choice = rng.choice(fresh or (ends if rng.random() < 0.3 else []) or choices)
        done.add(choice["kind"])
        turns += choice["kind"] == "end"
        hands.act(choice)
    assert done >= SET_UP | {"move", "drive", "end"}
    board = hands.wire.table["options"]["board"]
    assert board.split() == HOUSE.split()
