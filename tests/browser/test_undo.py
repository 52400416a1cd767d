"""Taking back: free where nobody learned anything since, and with the others' consent elsewhere."""

from playwright.sync_api import Locator, expect

from browser.people import PATIENCE, People, Person
from browser.table import ME, act, choices, first_choice, log_lines, plain_choice, play_together, quiet, sit, your_turn


def test_a_step_is_taken_back_with_the_button(people: People) -> None:
    [ada] = people(1, still=True)
    alone(ada)
    before = choices(ada)
    act(ada, plain_choice(ada))
    expect(log_lines(ada)).to_have_count(1)
    ada.button("web-undo").click()
    expect(log_lines(ada).filter(has_text=ada.says("web-log-empty"))).to_have_count(1)
    assert choices(ada) == before
    expect(ada.button("web-undo")).to_have_count(0)


def test_a_step_is_taken_back_with_the_key(people: People) -> None:
    [ada] = people(1, still=True)
    alone(ada)
    before = choices(ada)
    act(ada, plain_choice(ada))
    expect(ada.button("web-undo")).to_be_visible()
    quiet(ada)
    ada.page.keyboard.press("u")
    expect(ada.button("web-undo")).to_have_count(0)
    assert choices(ada) == before


def test_after_a_reload_the_log_keeps_what_was_not_taken_back(people: People) -> None:
    [ada] = people(1, still=True)
    alone(ada)
    for count in (1, 2):
        act(ada, first_choice(ada, "move"))
        expect(log_lines(ada)).to_have_count(count)
        quiet(ada)
    kept = log_lines(ada).first.inner_text()
    ada.page.reload()
    ada.button("web-undo").click()
    expect(log_lines(ada)).to_have_count(1)
    expect(log_lines(ada).first).to_have_text(kept, use_inner_text=True)


def test_behind_the_dice_the_others_are_asked_and_agree(people: People) -> None:
    ada, bruno = after_dice(people)
    steps = bruno.told("update")[-1]["step"]
    ask = ada.button("web-undo-ask-dice")
    expect(ask).to_contain_text(ada.says("web-undo-ask"))
    ask.click()
    expect(question(ada)).to_contain_text(ada.says("web-undo-waits", names="Bruno"))
    expect(question(bruno)).to_contain_text(bruno.says("web-undo-asked", name="Ada"))
    question(bruno).get_by_role("button", name=bruno.says("web-yes")).click()
    your_turn(ada).wait_for()
    for person in (ada, bruno):
        expect(question(person)).to_have_count(0)
    assert bruno.told("update")[-1]["step"] < steps
    assert bruno.told("update")[-1]["table"]["past_dice"] == 1


def test_behind_the_dice_one_no_is_enough(people: People) -> None:
    ada, bruno = after_dice(people)
    ada.button("web-undo-ask-dice").click()
    question(bruno).get_by_role("button", name=bruno.says("web-no")).click()
    for person in (ada, bruno):
        expect(question(person)).to_have_count(0)
    expect(ada.page.get_by_text(ada.says("web-undo-declined")).first).to_be_visible()
    your_turn(bruno).wait_for()
    assert bruno.told("update")[-1]["table"]["past_dice"] == 0


def test_behind_the_dice_silence_is_a_no(people: People) -> None:
    ada, bruno = after_dice(people)
    ada.button("web-undo-ask-dice").click()
    expect(question(bruno)).to_be_visible()
    expect(ada.page.get_by_text(ada.says("web-undo-lapsed")).first).to_be_visible(timeout=2 * PATIENCE)
    for person in (ada, bruno):
        expect(question(person)).to_have_count(0)
    your_turn(bruno).wait_for()
    assert bruno.told("update")[-1]["table"]["past_dice"] == 0
    expect(ada.button("web-undo-ask-dice")).to_be_visible()  # one may ask again


def alone(person: Person) -> None:
    sit(person, person.open("flashpoint", options={"firefighters": 1, "quick": True}, seats=[ME]))
    your_turn(person).wait_for()
    quiet(person)


def after_dice(people: People) -> list[Person]:
    """Two firefighters; the first has ended a turn, so that dice were rolled."""
    ada, bruno = people(2, still=True)
    play_together(ada, bruno, "flashpoint", firefighters=2, quick=True)
    if bruno.told("update")[-1]["table"]["actors"] == [1]:  # chance chose who begins
        end_turn(bruno)
        your_turn(ada).wait_for()
    end_turn(ada)
    your_turn(bruno).wait_for()
    return [ada, bruno]


def end_turn(person: Person) -> None:
    quiet(person)
    act(person, first_choice(person, "end"))


def question(person: Person) -> Locator:
    return person.page.get_by_role("alertdialog", name=person.says("web-undo-title"))
