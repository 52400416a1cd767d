"""What the sentences of the lessons say is so: the numbers they are given, those they write out, and the refusals."""

from typing import Any

import pytest

from brasier.core.game import CellTarget
from brasier.games.feurio.view import MenPlaced, View
from brasier.games.flashpoint.events import Blast, DoorGone, FlaredUp, FlashedOver, HotSpot, KnockedDown, Lost, Rescued
from brasier.games.tails.events import Exhausted, Raised, Recovered, Stolen, ThiefDrew, Won
from brasier.lessons import lesson_book
from brasier.lessons.feurio import sum_at, tile_at, zone_with
from brasier.lessons.told import LessonAsk, LessonDo, LessonTell

# What each sentence is given: the learner reads these very numbers.
FACTS = {
    "feurio": {
        "hottest-which": {"sum": 10, "north": 9, "corner": 6},
        "hottest-lay": {"sum": 10},
        "hottest-own-value": {"value": 2},
        "men-after": {"men": 12},
        "men-stay": {"men": 11},
        "accesses-blocked": {"accesses": 2},
        "accesses-fewer": {"accesses": 1},
        "zones-count": {"total": 12},
        "zones-divide": {"total": 12, "divisor": 1, "points": 12},
        "zones-blue": {"total": 12, "divisor": 2, "points": 6},
        "zones-round-up": {"total": 7, "divisor": 2, "points": 4, "other": 1, "score": 5},
        "rescue-closed": {"points": 0, "score": 1},
        "rescue-lay": {"sum": 15},
        "rescue-joined": {"total": 12, "divisor": 1, "points": 12},
        "firebreaks-secret": {"value": 6},
        "firebreaks-now": {"sum": 10, "beside": 0, "below": 4},
        "firebreaks-uses": {"men": 11},
    },
    "flashpoint": {
        "moving-enter": {"points": 4},
        "moving-on": {"points": 3},
        "moving-save": {"points": 1},
        "moving-chop": {"points": 5},
        "moving-through": {"points": 1, "rescued": 0, "lost": 0, "damage": 2},
        "water-never-in-fire": {"points": 2},
        "water-done": {"points": 0},
        "rescue-wait": {"points": 1},
        "rescue-out": {"points": 5},
        "rescue-rescued": {"rescued": 1, "lost": 0, "damage": 0},
        "rescue-three": {"poi": 3},
        "explosion-lost": {"rescued": 0, "lost": 1, "damage": 1},
        "end-seventh": {"rescued": 6, "lost": 0, "damage": 0},
        "end-won": {"rescued": 7, "lost": 0, "damage": 0},
        "vehicles-rescued": {"rescued": 1, "lost": 0, "damage": 0},
        "vehicles-spray": {"points": 2, "cost": 2},
        "vehicles-wet": {"fires": 3},
        "specialists-lead": {"points": 3},
        "specialists-others": {"rescued": 1, "lost": 0, "damage": 0},
    },
    "tails": {
        "choice-fire": {"start": 4, "flames": 2},
        "choice-pile": {"flames": 1},
        "hunt-which": {"wanted": 5},
        "hunt-won": {"flames": 3},
        "trickster-rise": {"start": 8, "flames": 3},
        "trickster-open": {"wanted": 9},
        "trickster-number": {"wanted": 2},
        "trickster-trick": {"wanted": 4},
        "trickster-safe": {"flames": 4},
        "theft-eight": {"wanted": 8},
        "theft-robbed": {"you": 6, "ada": 0, "bruno": 1, "chloe": 1},
        "tired-exhausted": {"start": 5, "flames": 3},
        "tired-back": {"flames": 4},
        "thief-drew": {"wanted": 5},
        "thief-won": {"flames": 6},
        "end-last": {"start": 6, "flames": 4},
        "end-table": {"you": 6, "ada": 0, "bruno": 1, "chloe": 1},
    },
}

# The right answer to each question: a number, a cell, a card or a word.
RIGHT = {
    "feurio": {
        "hottest-which": (2, -1), "men-room": 2, "accesses-count": 2, "accesses-add": 1, "zones-divide": 1,
        "zones-blue": 6, "zones-lost": 0, "rescue-where": (0, -2), "firebreaks-now": (0, 1), "together-goal": 46,
    },
    "flashpoint": {
        "water-cost": 2, "fire-smoke-on-smoke": "fire", "fire-beside": "fire", "fire-door": "smoke",
        "flashover-how-many": 6, "explosion-east": (3, 6), "end-lose": 4, "end-collapse": 24,
        "vehicles-turned": (5, 7),
    },
    "tails": {
        "choice-known": 0, "hunt-which": "5", "trickster-worth": 1, "theft-flames": 6, "tired-which": "9",
        "end-who": "you",
    },
}  # fmt: skip

# Who tries this is told so by the rules.
REFUSED = {
    "feurio": {
        "hottest-lay": {
            "tile 1,-2": "feurio-not-hottest F10", "tile 2,-2": "feurio-not-hottest F10",
            "pass": "feurio-tile-first F9",
        },
        "men-place": {"men 2,-1 green 2": "feurio-no-place F13", "men 0,1 green 1": "feurio-no-tile-there F11"},
        "accesses-place": {"men 0,0 blue 2": "feurio-no-access F14"},
        "rescue-lay": {"tile 1,-4": "feurio-not-hottest F10", "men 0,-2 red 1": "feurio-tile-first F9"},
        "rescue-join": {"men 2,-2 red 1": "feurio-no-access F14"},
        "firebreaks-lay": {
            "firebreak 1,-2 green": "feurio-not-hottest F10", "firebreak 2,-1 red": "feurio-not-your-colour F25",
        },
        "together-lay": {"tile 2,0": "feurio-not-beside-fire F10"},
        "together-place": {"men 1,0 red 3": "feurio-no-place F13"},
    },
    "flashpoint": {
        "moving-enter": {"move east": "flashpoint-no-space-there P1"},
        "moving-on": {"move south": "flashpoint-wall-in-the-way P2"},
        "moving-door": {"move west": "flashpoint-door-closed P13", "chop west": "flashpoint-no-wall P19"},
        "moving-save": {"chop south": "flashpoint-too-few-points P7"},
        "moving-chop": {"move south": "flashpoint-wall-in-the-way P2", "chop north": "flashpoint-no-wall P15"},
        "moving-again": {"move south": "flashpoint-wall-in-the-way P2"},
        "moving-through": {"chop south": "flashpoint-wall-destroyed P15"},
        "water-to-smoke": {"douse west": "flashpoint-nothing-burns P14", "quench north": "flashpoint-only-smoke P14"},
        "water-smoke-away": {"quench east": "flashpoint-only-smoke P14"},
        "water-never-in-fire": {"move south": "flashpoint-ends-in-fire P10"},
        "rescue-look": {"carry west": "flashpoint-nothing-to-carry P9"},
        "rescue-carry": {"carry north": "flashpoint-load-into-fire P9", "carry west": "flashpoint-wall-in-the-way P2"},
        "rescue-wait": {"carry west": "flashpoint-too-few-points P7"},
        "explosion-fall": {"fall 3,0": "flashpoint-not-nearest P22", "fall 7,3": "flashpoint-not-nearest P22"},
        "vehicles-radio": {"drive ambulance south": "flashpoint-next-spot-only P33"},
        "vehicles-keep": {"move west": "flashpoint-aim-first P42"},
        "specialists-treat": {
            "dispose": "flashpoint-not-your-trade P37", "reveal 5,1": "flashpoint-not-your-trade P41",
        },
        "specialists-lead": {"carry west": "flashpoint-lead-instead P35"},
    },
    "tails": {
        "choice-choose": {
            "choose 4 5": "tails-choose-exactly T4", "choose 4 5 7": "tails-on-a-pile T9",
            "choose 4 4 5": "tails-card-twice T4", "play 4": "tails-choose-first T4",
        },
        "hunt-cover": {
            "play 9": "tails-not-one-higher T6", "play 2": "tails-not-one-higher T6", "play 6": "tails-not-chosen T4",
        },
        "trickster-rise": {
            "play +1": "tails-trickster-cannot-open T5", "play 9": "tails-not-start-value T5",
            "play 2": "tails-not-start-value T5",
        },
        "trickster-open": {"play +1": "tails-trickster-cannot-open T5"},
        "trickster-number": {"play +1": "tails-trickster-on-trickster T6"},
        "trickster-trick": {"play 9": "tails-played-already T12"},
        "theft-open": {"play 8": "tails-not-start-value T5"},
        "tired-choose": {"choose 4 5 6": "tails-exhausted T12", "choose 3 5 8": "tails-on-a-pile T9"},
        "tired-play": {"play 6": "tails-exhausted T12", "play 8": "tails-not-start-value T5"},
        "thief-open": {"play 5": "tails-not-start-value T5"},
        "thief-cover": {"play 8": "tails-not-one-higher T6"},
        "end-open": {"play 8": "tails-not-start-value T5"},
        "end-win": {"play 1": "tails-not-one-higher T6"},
    },
}  # fmt: skip

BOOKS = {game: lesson_book(game) for game in FACTS}
STEPS: dict[str, dict[str, LessonTell | LessonDo | LessonAsk]] = {
    game: {step.text.removeprefix(f"lesson-{game}-"): step for lesson in book.lessons for step in lesson.steps}
    for game, book in BOOKS.items()
}
each_game = pytest.mark.parametrize("game", BOOKS)


def done(game: str, name: str) -> LessonDo:
    step = STEPS[game][name]
    assert isinstance(step, LessonDo)
    return step


def told(game: str, name: str) -> LessonTell:
    step = STEPS[game][name]
    assert isinstance(step, LessonTell)
    return step


def kinds(step: LessonTell | LessonDo, *wanted: type) -> list[Any]:
    return [event for event in step.events if isinstance(event, wanted)]


@each_game
def test_the_numbers_a_sentence_is_given_are_these(game: str) -> None:
    assert {name: STEPS[game][name].facts for name in FACTS[game]} == FACTS[game]


@each_game
def test_the_right_answer_is_this_one(game: str) -> None:
    found: dict[str, Any] = {}
    for name, step in STEPS[game].items():
        if isinstance(step, LessonAsk):
            answer = next(answer for answer in step.answers if answer.right)
            value = next(iter(answer.facts.values()), answer.text.removeprefix("lesson-answer-"))
            found[name] = answer.target.at if isinstance(answer.target, CellTarget) else value
    assert found == RIGHT[game]


@each_game
def test_what_the_rules_refuse_is_refused_for_this_reason(game: str) -> None:
    found = {
        name: {tried.action: f"{tried.code} {tried.rule}" for tried in step.tries if tried.code is not None}
        for name, step in STEPS[game].items()
        if isinstance(step, LessonDo)
    }
    assert {name: refused for name, refused in found.items() if refused} == REFUSED[game]


# ---- Feurio!


def before(name: str) -> View:
    """The board of Feurio! over which a step is read."""
    for lesson in BOOKS["feurio"].lessons:
        view = lesson.first
        for step in lesson.steps:
            if step.text == f"lesson-feurio-{name}":
                assert isinstance(view, View)
                return view
            if not isinstance(step, LessonAsk) and step.after is not None:
                view = step.after
    raise KeyError(name)


def test_the_rhombus_lies_as_the_first_lesson_says() -> None:
    view = before("hottest-lay")
    assert {tile.cell: tile.value for tile in view.tiles} == {(0, 0): 6, (1, -1): 6, (0, -1): 3, (1, 0): 4}
    assert {empty.cell for empty in view.empty if empty.hottest} == {(0, 1), (2, -1)}
    assert sum_at(view, (1, -2)) == 6 + 3


def test_tiles_hold_as_many_men_as_the_lesson_says() -> None:
    places = {tile.value: tile.places for tile in before("rescue-join").tiles}
    assert places == {1: 1, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3}


def test_the_lower_6_has_four_closed_sides_and_then_fewer_accesses_than_men() -> None:
    assert tile_at(before("accesses-count"), (0, 0)).accesses == 6 - 4
    crowded = tile_at(before("accesses-fewer"), (0, 0))
    assert sum(crowded.men.values()) == 2 > crowded.accesses
    assert tile_at(before("accesses-blocked"), (1, -1)).room == 0
    assert kinds(done("feurio", "accesses-place"), MenPlaced)[-1].men == 2


def test_the_zones_are_those_the_lesson_counts() -> None:
    view = before("zones-what")
    assert sorted(zone_with(view, "green", (0, 0)).values) == [1, 5, 6]
    assert sorted(zone_with(view, "blue", (0, 0)).values) == [2, 4, 6]
    assert tile_at(view, (1, 0)).accesses > 0
    assert tile_at(view, (2, -1)).accesses > 0
    assert tile_at(view, (-1, 1)).accesses > 0
    assert tile_at(view, (0, 0)).accesses == 0
    assert zone_with(view, "yellow", (1, -1)).divisor == 0


def test_one_man_joins_what_the_lesson_says_he_joins() -> None:
    view = before("rescue-joined")
    assert sorted(zone_with(view, "red", (0, -2)).values) == [1, 2, 4, 5]
    assert view.standings[0].points == 12
    assert sum(empty.hottest for empty in before("rescue-lay").empty) == 1
    assert tile_at(before("rescue-where"), (4, -4)).value == 6
    assert tile_at(before("rescue-where"), (3, -2)).value == 3


def test_alone_there_are_48_men_and_35_turns() -> None:
    view = before("together-alone")
    assert sum(view.standings[0].men.values()) == 48
    assert view.left == 35


# ---- Flash Point


def test_the_explosion_does_what_the_lesson_tells_of_each_direction() -> None:
    blast = told("flashpoint", "explosion-blast")
    stops = {event.direction: (event.stop, event.lit) for event in kinds(blast, Blast)}
    assert stops == {
        "north": ("wall", None), "west": ("door", None), "south": ("fire", (4, 3)), "east": ("fire", (3, 6)),
    }  # fmt: skip
    assert kinds(blast, DoorGone, KnockedDown) == [
        DoorGone(edge=((3, 2), (3, 3))),
        KnockedDown(seat=0, cell=(3, 6)),
    ]
    assert kinds(done("flashpoint", "explosion-fall"), Lost) == [Lost(cell=(4, 3), lost=1)]


def test_the_flashover_runs_in_six_waves_and_leaves_the_smoke_behind_the_wall() -> None:
    waves = told("flashpoint", "flashover-waves")
    assert [event.cells for event in kinds(waves, FlashedOver)] == [
        ((1, 7),), ((1, 6),), ((2, 6),), ((2, 5),), ((2, 4),), ((1, 4),),
    ]  # fmt: skip
    assert waves.after.smoke == ((2, 3),)


def test_somebody_is_rescued_when_the_lesson_says_so() -> None:
    assert kinds(done("flashpoint", "rescue-out"), Rescued) == [Rescued(seat=0, cell=(3, 0), rescued=1)]
    assert kinds(done("flashpoint", "vehicles-radio"), Rescued) == [Rescued(seat=0, cell=(3, 0), rescued=1)]
    assert kinds(done("flashpoint", "specialists-out"), Rescued) == [Rescued(seat=0, cell=(3, 0), rescued=1)]
    assert done("flashpoint", "end-finish").after.end.winners == (0, 1)


def test_the_deck_gun_leaves_two_fires_behind_walls_dry() -> None:
    assert done("flashpoint", "vehicles-keep").after.fire == ((2, 7), (4, 7), (5, 8))


def test_the_hot_spot_flares_up_and_another_comes() -> None:
    flare = done("flashpoint", "specialists-flare-up")
    assert kinds(flare, FlaredUp, HotSpot) == [FlaredUp(cell=(3, 4)), HotSpot(cell=(5, 2), reserve=5)]
    assert flare.after.hazmats == ((4, 5),)


# ---- Tails on Fire


def test_rounds_are_won_as_the_lessons_say() -> None:
    won = {name: kinds(step, Won) for name, step in STEPS["tails"].items() if not isinstance(step, LessonAsk)}
    assert {name: (events[0].seat, events[0].card) for name, events in won.items() if events} == {
        "hunt-wait": (0, "5"), "trickster-trick": (0, "+1"), "theft-eight": (0, "8"), "tired-play": (0, "5"),
        "thief-cover": (0, "5"), "end-win": (0, "8"),
    }  # fmt: skip


def test_the_campfire_of_ada_is_stolen_where_it_is_said() -> None:
    for name in ("theft-eight", "thief-cover", "end-win"):
        assert [(event.seat, event.of, event.campfires) for event in kinds(done("tails", name), Stolen)] == [
            (0, 1, (1,))
        ]
    assert "8" in done("tails", "theft-eight").after.players[1].cards


def test_the_value_rises_and_the_trickster_cannot_be_stolen() -> None:
    assert kinds(done("tails", "trickster-rise"), Raised) == [Raised(value=9, must_open=False)]
    piles = {pile.card: pile.value for pile in done("tails", "trickster-trick").after.players[0].piles}
    assert piles["+1"] is None


def test_the_thief_draws_what_the_lesson_tells() -> None:
    assert kinds(done("tails", "thief-open"), ThiefDrew) == [ThiefDrew(value=4, kept=False)]
    assert kinds(done("tails", "thief-cover"), ThiefDrew) == [ThiefDrew(value=9, kept=True)]


def test_tired_cards_rest_for_one_round() -> None:
    tired = BOOKS["tails"].lessons[4]
    assert tired.first.players[0].exhausted == ("4", "6")
    assert Recovered(seat=0, cards=("4", "6")) in done("tails", "tired-play").events
    assert kinds(done("tails", "tired-play"), Exhausted) == []


def test_what_the_others_chose_is_a_secret_of_the_lesson_too() -> None:
    for lesson in BOOKS["tails"].lessons:
        for step in lesson.steps:
            if not isinstance(step, LessonAsk) and step.after is not None:
                for player in step.after.players:
                    assert (player.chosen is None) == (player.seat != lesson.learner)
