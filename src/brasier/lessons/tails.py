"""Lessons of Tails on Fire: rounds played by everybody else as they are told, and by the learner as it is asked."""

from typing import Any

from brasier.core.game import Rng
from brasier.games.tails import GAME
from brasier.games.tails.view import View
from brasier.lessons.script import Answer, Ask, Do, Facts, Script, Tell, Try

SEATS = ("you", "ada", "bruno", "chloe")
FOUR = {"players": 4}
BLAZES = "chance blaze 0 7; chance blaze 1 8; chance blaze 2 1; chance blaze 3 9"


def card_of(view: View) -> Facts:
    """The iguana card this round is played for."""
    return {} if view.iguana is None else {"start": view.iguana.start, "flames": view.iguana.flames}


def wanted(view: View) -> Facts:
    return {"wanted": view.wanted or 0}


def flames(view: View) -> Facts:
    """What everybody has gathered, by name."""
    return {SEATS[player.seat]: player.flames for player in view.players}


def mine(view: View) -> Facts:
    """What the learner has gathered."""
    return {"flames": view.players[0].flames}


def can_play(view: View, card: Any) -> bool:
    """Whether the rules let the one to act play a card now."""
    assert view.turn is not None
    choices = GAME.choices(GAME.world(view, Rng(0)), view.turn)
    return f"play {card}" in [choice.action for choice in choices]


CHOICE = Script(
    word="choice",
    options=FOUR,
    opening=f"{BLAZES}; chance iguana 4",
    seats=SEATS,
    steps=(
        Tell(word="fire", rules="T2", look=("iguana",), facts=card_of),
        Tell(word="pile", rules="T1 T3", look=("piles",), facts=mine),
        Tell(word="hand", rules="T1", look=("hand",), show="1 2 3 4 5 6 8 9 +1"),
        Do(
            word="choose",
            rules="T4 T18",
            action="choose 4 5 +1",
            tries=(
                Try("choose 4 5"),
                Try("choose 4 5 7"),
                Try("choose 4 4 5"),
                Try("choose 1 2 3", "others"),
                Try("play 4"),
            ),
            then="1 choose 1 2 3; 2 choose 2 5 9; 3 choose 1 3 6",
        ),
        Ask(
            word="known",
            rules="T18",
            look=("hand",),
            right=lambda view, number: number == sum(player.chosen is not None for player in view.players[1:]),
            answers=(Answer(0, "none"), Answer(3, "all")),
        ),
        Tell(word="ready", rules="T4 T5", facts=card_of),
    ),
)

HUNT = Script(
    word="hunt",
    options={**FOUR, "eldest": 2},
    opening=f"{BLAZES}; chance iguana 4; 0 choose 2 5 9; 1 choose 1 3 6; 2 choose 4 8 9; 3 choose 1 2 3",
    seats=SEATS,
    minutes=2,
    steps=(
        Tell(word="first", rules="T5", look=("iguana",), facts=card_of, then="2 play 4; 3 pass"),
        Ask(
            word="which",
            rules="T6",
            look=("row",),
            right=can_play,
            answers=(Answer("2", "low"), Answer("5", "next"), Answer("9", "high")),
            cards=True,
            facts=wanted,
        ),
        Do(
            word="cover",
            rules="T6",
            action="play 5",
            tries=(Try("play 9"), Try("play 2"), Try("play 6"), Try("pass", "nothing")),
            facts=wanted,
            then="1 pass; 2 pass",
        ),
        Tell(word="wait", rules="T7 T8", look=("row",), then="3 pass"),
        Tell(word="won", rules="T8 T9", look=("piles",), facts=mine),
    ),
)

TRICKSTER = Script(
    word="trickster",
    options=FOUR,
    opening=f"{BLAZES}; chance iguana 8; 0 choose 2 9 +1; 1 choose 3 5 +1; 2 choose 2 5 6; 3 choose 3 4 5",
    seats=SEATS,
    minutes=2,
    steps=(
        Do(
            word="rise",
            rules="T5",
            action="pass",
            tries=(Try("play +1"), Try("play 9"), Try("play 2")),
            facts=card_of,
            then="1 pass; 2 pass; 3 pass",
        ),
        Do(
            word="open",
            rules="T5",
            action="play 9",
            tries=(Try("play +1"), Try("pass", "again")),
            facts=wanted,
            then="1 play +1; 2 pass; 3 pass",
        ),
        Ask(
            word="worth",
            rules="T6",
            look=("row",),
            right=lambda view, number: number == view.row[-1].value,
            answers=(Answer(10, "ten"), Answer(1, "one"), Answer(9, "nine")),
        ),
        Do(
            word="number",
            rules="T6",
            action="play 2",
            tries=(Try("play +1"), Try("pass", "nothing")),
            facts=wanted,
            then="1 play 3; 2 pass; 3 pass",
        ),
        Do(
            word="trick",
            rules="T6 T7",
            action="play +1",
            tries=(Try("play 9"), Try("pass", "nothing")),
            facts=wanted,
            then="1 pass; 2 pass; 3 pass",
        ),
        Tell(word="safe", rules="T9 T10", look=("piles",), facts=mine),
    ),
)

THEFT = Script(
    word="theft",
    options=FOUR,
    opening=f"{BLAZES}; chance iguana 6; 0 choose 6 8 +1; 1 choose 2 3 4; 2 choose 7 2 3; 3 choose 2 3 4",
    seats=SEATS,
    steps=(
        Tell(word="scene", rules="T9 T10", look=("piles",)),
        Do(
            word="open",
            rules="T5",
            action="play 6",
            tries=(Try("play 8"), Try("pass", "nothing")),
            facts=card_of,
            then="1 pass; 2 play 7; 3 pass",
        ),
        Do(
            word="eight",
            rules="T6 T10",
            action="play 8",
            tries=(Try("play +1", "trickster"), Try("pass", "nothing")),
            facts=wanted,
            then="1 pass; 2 pass; 3 pass",
        ),
        Ask(
            word="flames",
            rules="T9 T10",
            look=("flames",),
            right=lambda view, number: number == view.players[0].flames,
            answers=(Answer(4, "card"), Answer(5, "own"), Answer(6, "right")),
        ),
        Tell(word="robbed", rules="T10 T11", look=("piles",), facts=flames),
    ),
)

TIRED = Script(
    word="tired",
    options=FOUR,
    opening="""chance blaze 0 3; chance blaze 1 8; chance blaze 2 1; chance blaze 3 9; chance iguana 4;
        0 choose 4 6 9; 1 choose 2 3 7; 2 choose 2 5 9; 3 choose 1 2 3;
        0 play 4; 1 pass; 2 play 5; 3 pass; 0 play 6; 1 play 7; 2 pass; 3 pass; 0 pass; chance iguana 5""",
    seats=SEATS,
    steps=(
        Tell(word="exhausted", rules="T12", look=("hand",), facts=card_of),
        Ask(
            word="which",
            rules="T11 T12",
            look=("hand",),
            right=lambda view, card: card in view.players[0].cards,
            answers=(Answer("4", "opened"), Answer("6", "covered"), Answer("9", "unplayed")),
            cards=True,
        ),
        Do(
            word="choose",
            rules="T4 T12",
            action="choose 5 8 9",
            tries=(Try("choose 4 5 6"), Try("choose 3 5 8"), Try("choose 1 2 8", "others")),
            then="1 choose 4 5 6; 2 choose 3 4 6; 3 choose 1 2 3; 1 pass; 2 pass; 3 pass",
        ),
        Do(
            word="play",
            rules="T5",
            action="play 5",
            tries=(Try("play 6"), Try("play 8"), Try("pass", "nothing")),
            facts=wanted,
            then="1 pass; 2 pass; 3 pass",
        ),
        Tell(word="back", rules="T11 T12", look=("hand",), facts=mine),
    ),
)

THIEF = Script(
    word="thief",
    options={"players": 2},
    opening="chance blaze 0 7; chance blaze 1 5; chance iguana 3; 0 choose 3 5 8; 1 choose 1 2 9",
    seats=SEATS[:2],
    minutes=2,
    steps=(
        Tell(word="who", rules="T14", look=("thief",)),
        Do(
            word="open",
            rules="T5 T15",
            action="play 3",
            tries=(Try("play 5"), Try("pass", "nothing")),
            facts=card_of,
            then="1 pass; chance thief 4",
        ),
        Tell(word="drew", rules="T15", look=("thief", "row"), facts=wanted),
        Do(
            word="cover",
            rules="T6 T10",
            action="play 5",
            tries=(Try("play 8"), Try("pass", "nothing")),
            facts=wanted,
            then="1 pass; chance thief 9",
        ),
        Tell(word="won", rules="T10 T15", look=("thief", "piles"), facts=mine),
        Tell(word="box", rules="T16 T17", look=("thief",)),
    ),
)

END = Script(
    word="end",
    options={**FOUR, "deck": "6:4"},
    opening=f"{BLAZES}; chance iguana 6; 0 choose 1 6 8; 1 choose 2 3 4; 2 choose 7 2 3; 3 choose 2 3 4",
    seats=SEATS,
    steps=(
        Tell(word="last", rules="T13", look=("iguana", "flames"), facts=card_of),
        Do(
            word="open",
            rules="T5",
            action="play 6",
            tries=(Try("play 8"), Try("pass", "nothing")),
            facts=wanted,
            then="1 pass; 2 play 7; 3 pass",
        ),
        Do(
            word="win",
            rules="T6 T8 T10",
            action="play 8",
            tries=(Try("play 1"), Try("pass", "nothing")),
            facts=wanted,
            then="1 pass; 2 pass; 3 pass",
        ),
        Ask(
            word="who",
            rules="T13",
            look=("flames",),
            right=lambda view, word: view.end is not None and SEATS[view.end.winners[0]] == word,
            answers=(Answer("you", "you"), Answer("ada", "ada"), Answer("bruno", "bruno")),
        ),
        Tell(word="table", rules="T13 T18", look=("flames",), facts=flames),
    ),
)

LESSONS = (CHOICE, HUNT, TRICKSTER, THEFT, TIRED, THIEF, END)
