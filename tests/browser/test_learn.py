"""Learning: every lesson is taken to its end by doing what is lit, and whoever does something else is told why not."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from brasier.lessons import lesson_book
from brasier.texts import LANGUAGES
from browser.people import Language, People, Person
from browser.table import act, spot

BOOKS: dict[str, list[str]] = {
    game: [lesson.id for lesson in lesson_book(game).lessons] for game in ("feurio", "flashpoint", "tails")
}
LESSONS = [(game, lesson) for game, lessons in BOOKS.items() for lesson in lessons]
Step = dict[str, Any]


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_can_be_taken_to_its_end(people: People, game: str, lesson: str) -> None:
    [ada] = people(1, still=True)
    steps = opened(ada, game, lesson)
    for number, step in enumerate(steps, start=1):
        expect(teacher(ada)).to_contain_text(ada.says("web-learn-step", step=number, steps=len(steps)))
        match step["kind"]:
            case "do":
                expect(next_button(ada, number == len(steps))).to_be_disabled()
                act(ada, step["choices"][0])
                if next_button(ada, number == len(steps)).is_disabled():
                    act(ada, step["choices"][0])  # what loses points asks once
            case "ask":
                answer = next(answer for answer in step["answers"] if answer["right"])
                name = ada.says(answer["text"], **step["facts"] | answer["facts"])
                ada.press(teacher(ada).get_by_role("button", name=name, exact=True))
        ada.press(next_button(ada, number == len(steps)))
    expect(teacher(ada).get_by_role("heading")).to_have_text(ada.says("web-learn-done"))

    ada.page.reload()  # it is remembered
    expect(ada.page.locator("aside").get_by_text(ada.says("web-learn-taken"))).to_have_count(1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_of_a_game_are_listed_in_both_languages(people: People, language: Language) -> None:
    [ada] = people(1, language=language)
    ada.go("/learn")
    for game, lessons in BOOKS.items():
        ada.press(ada.page.get_by_role("main").get_by_role("link", name=ada.says(f"game-{game}"), exact=True))
        for lesson in lessons:
            title = ada.says(f"lesson-{game}-{lesson}-title")
            expect(ada.page.get_by_role("button", name=title)).to_be_visible()
        ada.page.go_back()


def test_on_a_phone_a_finger_is_enough(people: People) -> None:
    [ada] = people(1, device="phone", language="fr", still=True)
    steps = opened(ada, "feurio", "hottest")
    for number, step in enumerate(steps, 1):
        # A finger's click comes a moment after the finger: whoever answers has seen the question.
        expect(teacher(ada)).to_contain_text(ada.says("web-learn-step", step=number, steps=len(steps)))
        if step["kind"] == "ask":
            right = next(answer for answer in step["answers"] if answer["right"])
            ada.press(spot(ada.page, right["target"]))  # an answer on the board is one too
        elif step["kind"] == "do":
            act(ada, step["choices"][0])
        ada.press(next_button(ada, step is steps[-1]))
    expect(teacher(ada).get_by_role("heading")).to_have_text(ada.says("web-learn-done"))


def test_a_wrong_answer_says_why_and_lets_one_try_again(people: People) -> None:
    [ada] = people(1, still=True)
    steps = opened(ada, "feurio", "hottest")
    question = next(step for step in steps if step["kind"] == "ask")
    for _ in range(steps.index(question)):
        ada.press(next_button(ada))
    wrong = next(answer for answer in question["answers"] if not answer["right"])
    ada.press(teacher(ada).get_by_role("button", name=ada.says(wrong["text"], **wrong["facts"]), exact=True))
    expect(teacher(ada)).to_contain_text(ada.says(wrong["reply"], **question["facts"]))
    expect(next_button(ada)).to_be_disabled()


def test_what_the_rules_refuse_is_refused_with_their_number(people: People) -> None:
    [ada] = people(1, still=True)
    steps = opened(ada, "feurio", "rescue")
    doing = next(step for step in steps if step["kind"] == "do")
    for _ in range(steps.index(doing)):
        ada.press(next_button(ada))
    why = next(why for why in doing["whys"] if why["rule"] and why["targets"])
    ada.press(spot(ada.page, why["targets"][0]))
    toast = ada.page.locator(".toast")
    expect(toast).to_contain_text(ada.says(f"refusal-{why['code']}", **why["facts"]))
    expect(toast).to_contain_text(why["rule"])
    expect(next_button(ada)).to_be_disabled()


def test_one_can_go_back_and_on_again(people: People) -> None:
    [ada] = people(1, still=True)
    steps = opened(ada, "tails", "hunt")
    expect(ada.button("web-learn-back")).to_be_disabled()
    ada.press(next_button(ada))
    ada.press(ada.button("web-learn-back"))
    expect(teacher(ada)).to_contain_text(ada.says("web-learn-step", step=1, steps=len(steps)))


def test_every_rule_is_an_anchor(people: People) -> None:
    [ada] = people(1)
    ada.go("/rules/flashpoint#P17")
    expect(rule(ada.page, "P17")).to_be_in_viewport()
    ada.page.locator("main").get_by_role("link", name="P26", exact=True).first.click()
    expect(ada.page).to_have_url(re.compile("#P26$"))
    expect(rule(ada.page, "P26")).to_be_in_viewport()


def test_the_rules_can_be_searched(people: People) -> None:
    [ada] = people(1, language="fr")
    ada.go("/rules/feurio")
    search = ada.page.get_by_role("searchbox", name=ada.says("web-rules-search"))
    search.fill("coupe-feu")
    expect(rule(ada.page, "F24")).to_be_visible()
    expect(rule(ada.page, "F9")).to_have_count(0)
    search.fill("zzz")
    expect(ada.page.get_by_text(ada.says("web-rules-none"))).to_be_visible()
    search.fill("")
    expect(rule(ada.page, "F9")).to_be_visible()


def opened(person: Person, game: str, lesson: str) -> list[Step]:
    """Open a lesson; its steps, as the server tells them."""
    book = person.ask("GET", f"/api/lessons/{game}")
    person.go(f"/learn/{game}?lesson={lesson}")
    teacher(person).wait_for()
    [steps] = [each["steps"] for each in book["lessons"] if each["id"] == lesson]
    return list(steps)


def teacher(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.says("web-learn-teacher"))


def next_button(person: Person, last: bool = False) -> Locator:
    return person.button("web-learn-finish" if last else "web-learn-next")


def rule(page: Page, number: str) -> Locator:
    return page.locator("main").get_by_role("heading", name=re.compile(f"^{number} "))
