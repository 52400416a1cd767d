"""Talking: in one's own words, in phrases everybody reads in their language, pointing at the board, or not at all."""

from playwright.sync_api import Locator, expect

from browser.people import People, Person
from browser.table import play_together, quiet, spot


def test_what_is_said_is_heard(people: People) -> None:
    ada, bruno = together(people)
    say(ada, "Where is the <b>fire</b>?")
    expect(heard(bruno).filter(has_text="Where is the <b>fire</b>?")).to_contain_text("Ada")
    say(bruno, "Upstairs.")
    expect(heard(ada).filter(has_text="Upstairs.")).to_contain_text("Bruno")


def test_a_phrase_is_read_in_each_ones_language(people: People) -> None:
    ada, bruno = together(people)
    ada.button("phrase-careful").click()
    expect(heard(ada)).to_have_text("Ada Careful.", use_inner_text=False)
    expect(heard(bruno)).to_contain_text(bruno.says("phrase-careful"))
    assert bruno.says("phrase-careful") != ada.says("phrase-careful")


def test_a_new_line_is_counted_until_it_is_read(people: People) -> None:
    ada, bruno = together(people)
    tab(bruno, "web-log").click()
    say(ada, "Look.")
    expect(tab(bruno, "web-talk")).to_contain_text("1")
    tab(bruno, "web-talk").click()
    expect(tab(bruno, "web-talk")).not_to_contain_text("1")


def test_on_a_phone_the_talk_is_a_sheet(people: People) -> None:
    [ada] = people(1, still=True)
    [bruno] = people(1, still=True, device="phone")
    play_together(ada, bruno, "flashpoint", firefighters=2, quick=True)
    tab(ada, "web-talk").click()
    bruno.button("web-table").tap()
    bruno.page.get_by_role("dialog").get_by_role("button", name=bruno.says("web-talk-unread", unread=0)).tap()
    say(bruno, "From the garden.")
    expect(heard(ada).filter(has_text="From the garden.")).to_contain_text("Bruno")
    expect(ada.page.locator("div[aria-live=polite]")).to_contain_text("From the garden.")


def test_who_is_muted_is_not_heard(people: People) -> None:
    ada, bruno = together(people)
    bruno.page.get_by_text(bruno.says("web-talk-people"), exact=True).click()
    bruno.button("web-talk-mute", name="Ada").click()
    expect(bruno.button("web-talk-hear", name="Ada")).to_be_visible()
    say(ada, "Can you hear me?")
    expect(heard(ada).filter(has_text="Can you hear me?")).to_be_visible()
    bruno.button("web-talk-hear", name="Ada").click()
    say(ada, "And now?")
    expect(heard(bruno).filter(has_text="And now?")).to_be_visible()
    expect(heard(bruno).filter(has_text="Can you hear me?")).to_have_count(0)


def test_somebody_points_at_the_board(people: People) -> None:
    ada, bruno = together(people)
    quiet(ada)
    spot(ada.page, {"type": "cell", "at": [1, 2]}).click(button="right")
    expect(bruno.page.locator("circle.ring")).to_be_visible()
    assert bruno.told("pinged")[-1]["target"] == {"type": "cell", "at": [1, 2]}
    expect(bruno.page.locator("circle.ring")).to_have_count(0)  # nobody keeps it


def together(people: People) -> list[Person]:
    """Ada in English and Bruno in French at one house, both with the talk open."""
    [ada] = people(1, still=True)
    [bruno] = people(1, still=True, language="fr")
    play_together(ada, bruno, "flashpoint", firefighters=2, quick=True)
    for person in (ada, bruno):
        tab(person, "web-talk").click()
    return [ada, bruno]


def tab(person: Person, name: str) -> Locator:
    return person.page.locator(".tabs").get_by_role("button", name=person.says(name))


def say(person: Person, text: str) -> None:
    field = person.page.get_by_role("textbox", name=person.says("web-talk-say"))
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def heard(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.says("web-talk")).get_by_role("listitem")
