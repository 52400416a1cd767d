"""Opening a table: what can be chosen, what cannot be played, who sits where, and the way into a waiting room."""

import re

from playwright.sync_api import Locator, expect

from browser.people import People, Person
from browser.table import BOT, ME, OPEN, sit, waiting_seat, your_turn


def test_what_is_chosen_is_what_is_opened(people: People) -> None:
    [ada] = people(1)
    ada.go("/new/flashpoint")
    ada.button("lobby-preset-solo").click()
    radio(ada, "lobby-option-flashpoint-mode", "lobby-value-flashpoint-mode-advanced").check(force=True)
    radio(ada, "lobby-option-flashpoint-board", "lobby-value-flashpoint-board-back").check(force=True)
    ada.page.get_by_role("switch", name=ada.says("lobby-option-flashpoint-quick")).click()
    open_it(ada)
    your_turn(ada).wait_for()
    options = ada.told("welcome")[-1]["table"]["options"]
    assert (options["mode"], options["board"], options["quick"]) == ("advanced", "back", True)


def test_friends_online_get_a_link_and_a_picture_of_it(people: People) -> None:
    [ada] = people(1)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=ada.url)
    ada.go("/new/feurio")
    ada.button("lobby-preset-online").click()
    open_it(ada)
    field = ada.page.get_by_role("textbox", name=ada.says("lobby-share-play"))
    link = field.input_value()
    assert re.fullmatch(rf"{re.escape(ada.url)}/join/\w+", link)
    expect(ada.page.get_by_role("img", name=ada.says("lobby-share-qr", link=link))).to_be_visible()
    ada.button("lobby-copy").click()
    expect(ada.page.get_by_text(ada.says("web-copied")).first).to_be_visible()
    assert ada.page.evaluate("navigator.clipboard.readText()") == link

    ada.page.get_by_text(ada.says("lobby-share-watch"), exact=True).click()
    watching = ada.page.get_by_role("textbox", name=ada.says("lobby-share-watch")).input_value()
    assert watching != link


def test_a_refusal_stands_at_the_field_it_is_about(people: People) -> None:
    """A house of one's own must be drawn as the rules want it."""
    [ada] = people(1)
    ada.allow(r"\b422\b")
    ada.go("/new/flashpoint")
    radio(ada, "lobby-option-flashpoint-board", "lobby-value-flashpoint-board-own").check(force=True)
    ada.page.get_by_role("textbox", name=ada.says("lobby-house-drawing")).fill("no house")
    ada.button("lobby-open-table").first.click()
    refusal = ada.page.get_by_role("main").get_by_role("alert")
    expect(refusal).to_contain_text("P3")
    expect(refusal).to_be_in_viewport()
    assert "/new/flashpoint" in ada.page.url


def test_around_one_screen_the_secret_is_covered_first(people: People) -> None:
    [ada] = people(1, still=True)
    ada.go("/new/tails")
    ada.button("lobby-preset-screen").click()
    open_it(ada)
    cover = ada.page.get_by_role("dialog", name=re.compile("^" + ada.says("web-hand-over", name="")[:15]))
    expect(cover).to_contain_text("Ada")
    expect(ada.page.get_by_text(ada.says("web-tails-cover-hint")).first).to_be_visible()
    ada.button("web-hand-over-ready", name="Ada").click()
    expect(cover).to_have_count(0)
    expect(ada.page.locator("[data-card='9']")).to_have_attribute("aria-label", re.compile("9"))


def test_seats_fill_live_and_the_owner_starts(people: People) -> None:
    ada, bruno = people(2)
    table = ada.open("feurio", options={"players": 3}, seats=[ME, OPEN, OPEN])
    sit(ada, table)
    expect(ada.page.get_by_role("main").get_by_text(ada.says("lobby-waiting-open", seats=2))).to_be_visible()
    expect(ada.button("lobby-start")).to_be_disabled()

    bruno.join(ada.told("welcome")[-1]["table"]["play_code"])
    sit(bruno, table)
    bruno.button("lobby-sit-at", seat=2).click()
    expect(waiting_seat(ada, 2)).to_contain_text("Bruno")
    expect(bruno.page.get_by_text(bruno.says("lobby-start-wait", name="Ada"))).to_be_visible()
    bruno.button("lobby-leave-at", seat=2).click()
    expect(waiting_seat(ada, 2)).to_contain_text(ada.says("lobby-free"))
    bruno.button("lobby-sit-at", seat=3).click()
    expect(waiting_seat(ada, 3)).to_contain_text("Bruno")

    ada.button("lobby-put-bot-at", seat=2, level="easy").click()
    expect(waiting_seat(bruno, 2)).to_contain_text(bruno.says("lobby-is-bot", level="easy"))
    ada.button("lobby-start").click()
    for person in (ada, bruno):
        expect(person.page.get_by_role("group", name=person.says("web-feurio-board"))).to_be_visible()


def test_the_owner_can_free_a_seat_again(people: People) -> None:
    [ada] = people(1, device="phone", language="fr")
    table = ada.open("flashpoint", options={"firefighters": 3}, seats=[ME, BOT, OPEN])
    sit(ada, table)
    ada.press(ada.button("lobby-unseat-at", seat=2))
    expect(waiting_seat(ada, 2)).to_contain_text(ada.says("lobby-free"))


def test_an_own_name_is_given_while_opening(people: People) -> None:
    [stranger] = people(1, named=False)
    stranger.go("/new/tails")
    stranger.button("lobby-preset-solo").click()
    stranger.page.get_by_role("textbox", name=stranger.says("lobby-your-name"), exact=True).fill("Noé")
    open_it(stranger)
    expect(your_turn(stranger)).to_contain_text("Noé")


def open_it(person: Person) -> None:
    person.page.get_by_role("button", name=person.says("lobby-open-table")).first.click()
    person.page.wait_for_url("**/tables/*")


def radio(person: Person, group: str, value: str) -> Locator:
    """One of a few: `force` where it is checked, because what is seen of it is its label."""
    name = re.compile(re.escape(person.says(group)))
    return person.page.get_by_role("radiogroup", name=name).get_by_role("radio", name=person.says(value), exact=True)
