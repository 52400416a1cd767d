"""Every lesson can be taken: the rules play it, the questions have one answer, and every sentence is there."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from brasier.core.game import CardTarget, CellTarget, EdgeTarget, Refusal, Target
from brasier.games import find, names
from brasier.lessons import SCRIPTS, encoded_book, lesson_book
from brasier.lessons.staging import Stage
from brasier.lessons.targets import all_targets, target_of
from brasier.lessons.told import Lesson, LessonAsk, LessonBook, LessonDo, LessonTell
from brasier.texts import LANGUAGES, Texts
from texts.reading import messages

WITHOUT_A_STEP = {"lesson-other"}  # said where a click is neither asked for nor answered by the rules
LABELS = ("lesson-name-", "lesson-answer-")
LONGEST = 320  # characters of a sentence or three
LETTER = {"feurio": "F", "flashpoint": "P", "tails": "T"}

# Rules that a first match cannot do without, and the last rule there is a word about.
TAUGHT = {"feurio": range(1, 28), "flashpoint": range(1, 27), "tails": range(1, 19)}
BEYOND = {"flashpoint": range(31, 48)}  # the advanced rules, but for how they are set up

book = cache(lesson_book)
each_game = pytest.mark.parametrize("game", names())
LESSONS = [(game, lesson) for game in names() for lesson in book(game).lessons]
each_lesson = pytest.mark.parametrize(
    ("game", "lesson"), LESSONS, ids=[f"{game}-{lesson.id}" for game, lesson in LESSONS]
)


def sentences(lesson: Lesson) -> Iterator[tuple[str, dict[str, int | str]]]:
    """Every text a lesson may say, with the facts it is given."""
    yield lesson.title, {}
    yield from ((name, {}) for name in lesson.seats)
    for step in lesson.steps:
        yield step.text, step.facts
        if isinstance(step, LessonAsk):
            yield from ((answer.text, answer.facts) for answer in step.answers)
            yield from ((answer.reply, step.facts) for answer in step.answers)
        if isinstance(step, LessonDo):
            yield from ((tried.text, step.facts) for tried in step.tries if tried.text is not None)


def views(lesson: Lesson) -> Iterator[Any]:
    """The board each step is read over."""
    view = lesson.first
    for step in lesson.steps:
        yield view
        if not isinstance(step, LessonAsk) and step.after is not None:
            view = step.after


# ---- books


def test_every_game_has_a_book() -> None:
    assert set(SCRIPTS) == set(names())


@each_game
def test_a_book_takes_five_to_ten_minutes_in_six_to_nine_lessons(game: str) -> None:
    lessons = book(game).lessons
    assert 6 <= len(lessons) <= 9
    assert 5 <= sum(lesson.minutes for lesson in lessons) <= 10
    assert len({lesson.id for lesson in lessons}) == len(lessons)


@each_game
def test_a_book_teaches_every_rule_of_a_first_match(game: str) -> None:
    taught = {rule for lesson in book(game).lessons for rule in lesson.rules}
    numbers = [*TAUGHT[game], *BEYOND.get(game, ())]
    assert taught == {f"{LETTER[game]}{number}" for number in numbers}


@each_game
def test_every_rule_a_book_names_is_in_the_rulebook(game: str) -> None:
    for lesson in book(game).lessons:
        for rule in lesson.rules:
            assert Texts("en").rule(game, rule) is not None, rule


@each_game
def test_a_book_is_the_same_each_time_and_on_the_wire(game: str) -> None:
    encoded = encoded_book(game)
    assert encoded == encoded_book(game) == msgspec.json.encode(book(game))
    told = msgspec.json.decode(encoded, type=LessonBook)
    assert [lesson.id for lesson in told.lessons] == [script.word for script in SCRIPTS[game]]
    assert len(encoded) < 200_000


def test_there_is_no_book_of_a_game_that_is_not_here() -> None:
    with pytest.raises(Refusal) as caught:
        lesson_book("ludo")
    assert caught.value.code == "unknown-game"


# ---- lessons


@each_lesson
def test_a_lesson_has_four_to_eight_steps_and_something_to_do(game: str, lesson: Lesson) -> None:
    assert 4 <= len(lesson.steps) <= 8
    kinds = {type(step) for step in lesson.steps}
    assert kinds & {LessonDo, LessonAsk}
    assert LessonTell in kinds or LessonDo in kinds
    assert len({step.text for step in lesson.steps}) == len(lesson.steps)


@each_lesson
def test_the_learner_has_a_seat_and_everybody_else_a_name(game: str, lesson: Lesson) -> None:
    assert lesson.seats[lesson.learner] == "lesson-name-you"
    assert len(set(lesson.seats)) == len(lesson.seats)
    options = lesson.first.options
    assert len(lesson.seats) == find(game).seats(options)
    assert lesson.first.seat == lesson.learner


@each_lesson
def test_what_is_asked_is_the_one_choice_that_is_lit_and_it_changes_the_board(game: str, lesson: Lesson) -> None:
    for step, view in zip(lesson.steps, views(lesson), strict=True):
        if isinstance(step, LessonDo):
            assert len(step.choices) == 1, step.text
            assert step.events, step.text
            assert step.after != view, step.text
        if isinstance(step, LessonTell):
            assert bool(step.events) == (step.after is not None), step.text


@each_lesson
def test_whatever_else_is_tried_is_refused_by_the_rules_or_has_a_sentence(game: str, lesson: Lesson) -> None:
    for step in lesson.steps:
        if isinstance(step, LessonDo):
            assert step.tries, step.text
            for tried in step.tries:
                assert tried.action != step.choices[0].action
                assert (tried.code is None) != (tried.text is None), f"{step.text}: {tried.action}"


@each_lesson
def test_the_rules_answer_every_click_that_leads_nowhere(game: str, lesson: Lesson) -> None:
    for step, view in zip(lesson.steps, views(lesson), strict=True):
        if isinstance(step, LessonDo):
            explained = [target for why in step.whys for target in why.targets]
            assert len(explained) == len(set(explained)), "one reason for each target"
            assert set(explained) <= set(all_targets(view, lesson.learner))
            assert step.choices[0].target not in explained
            for why in step.whys:
                for language in LANGUAGES:
                    refusal = Refusal(why.code, why.rule, why.facts)
                    assert Texts(language).refusal(refusal)


@each_lesson
def test_a_question_has_two_to_four_answers_and_one_is_right(game: str, lesson: Lesson) -> None:
    for step in lesson.steps:
        if isinstance(step, LessonAsk):
            assert 2 <= len(step.answers) <= 4
            assert sum(answer.right for answer in step.answers) == 1, step.text
            assert len({answer.reply for answer in step.answers}) == len(step.answers)
            assert len({(answer.text, *answer.facts.values()) for answer in step.answers}) == len(step.answers)


@each_lesson
def test_what_is_pointed_at_is_on_the_board(game: str, lesson: Lesson) -> None:
    for step, view in zip(lesson.steps, views(lesson), strict=True):
        pointed = list(step.show)
        if isinstance(step, LessonAsk):
            pointed += [answer.target for answer in step.answers if answer.target is not None]
        after = view if isinstance(step, LessonAsk) or step.after is None else step.after
        for target in pointed:
            assert is_on(view, target) or is_on(after, target), f"{step.text}: {target}"


def is_on(view: Any, target: Target) -> bool:
    match target:
        case CardTarget(cards):
            return all(card in [*view.players[0].cards, *view.players[0].exhausted] for card in cards)
        case EdgeTarget(edge):
            return edge in [*(wall.edge for wall in view.walls), *(door.edge for door in view.doors)]
        case CellTarget(cell) if hasattr(view, "tiles"):
            return cell in [part.cell for part in (*view.tiles, *view.empty)]
        case CellTarget((row, column)):
            return 0 <= row <= 7 and 0 <= column <= 9


@each_game
def test_where_a_try_is_clicked_is_where_the_game_has_its_choices(game: str) -> None:
    """`target_of` is for what is refused; of what is allowed the game says the same."""
    compared = 0
    for script in SCRIPTS[game]:
        stage = Stage(find(game), script)
        for choice in stage.game.choices(stage.state, stage.learner):
            if choice.kind != "command":  # what the captain says is clicked at somebody else
                assert target_of(stage.view(), stage.learner, choice.action) == choice.target, choice.action
                compared += 1
    assert compared > 10


# ---- sentences


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_every_sentence_is_there_short_and_finished(game: str, lesson: Lesson, language: str) -> None:
    for text, facts in sentences(lesson):
        said = Texts(language).say(text, **facts)
        assert len(said) <= LONGEST, f"{text}: {len(said)}"
        if not text.startswith(LABELS) and text != lesson.title:
            assert re.search(r"[.?]$", said), text


@each_lesson
def test_a_question_asks_and_nothing_else_does(game: str, lesson: Lesson) -> None:
    for step in lesson.steps:
        said = Texts("en").say(step.text, **step.facts)
        assert said.endswith("?") == isinstance(step, LessonAsk), step.text


def test_every_fact_is_said_somewhere_and_no_sentence_is_left_over() -> None:
    used = {text for _, lesson in LESSONS for text, _ in sentences(lesson)} | WITHOUT_A_STEP
    written = {name for name in messages("en") if name.startswith("lesson-")}
    assert used == written


@pytest.mark.parametrize("language", LANGUAGES)
@each_lesson
def test_every_refusal_of_a_try_can_be_said(game: str, lesson: Lesson, language: str) -> None:
    for step in lesson.steps:
        if isinstance(step, LessonDo):
            for tried in step.tries:
                if tried.code is not None:
                    assert Texts(language).refusal(Refusal(tried.code, tried.rule, tried.facts))
