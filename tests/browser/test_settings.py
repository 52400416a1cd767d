"""What one chooses for this browser: at once, everywhere, and still so tomorrow."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.people import Language, People, Person
from browser.table import MARK, MARKED, ME, act, plain_choice, quiet, sit, your_turn

OTHER: dict[Language, Language] = {"en": "fr", "fr": "en"}
NAMES: dict[Language, str] = {"en": "English", "fr": "Français"}


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_language_changes_at_once_and_the_match_goes_on(people: People, language: Language) -> None:
    [ada] = people(1, language=language, still=True)
    at_fire(ada)
    banner = your_turn(ada)
    ada.page.evaluate(MARK)
    change(ada, "settings-language", NAMES[OTHER[language]])
    ada.language = OTHER[language]
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.says("settings-title"))
    ada.page.go_back()
    your_turn(ada).wait_for()
    expect(banner).to_have_count(0)
    expect(ada.page.locator("html")).to_have_attribute("lang", OTHER[language])
    act(ada, plain_choice(ada))
    expect(ada.button("web-undo")).to_be_visible()
    assert ada.page.evaluate(MARKED), "nothing was loaded anew"

    ada.page.reload()
    your_turn(ada).wait_for()


def test_the_language_changes_from_the_bar_above_every_screen(people: People) -> None:
    [ada] = people(1)
    for path in ("/", "/new/feurio", "/learn/tails", "/rules/flashpoint", "/robots", "/reviews", "/settings"):
        ada.go(path)
        ada.page.evaluate(MARK)
        for language in ("fr", "en"):
            ada.page.get_by_role("banner").get_by_role("button", name=NAMES[language]).click()
            expect(ada.page.locator("html")).to_have_attribute("lang", language)
        assert ada.page.evaluate(MARKED)


def test_the_theme_is_chosen_and_kept(people: People) -> None:
    [ada] = people(1, theme="dark")
    ada.go("/settings")
    root = ada.page.locator("html")
    expect(root).to_have_attribute("data-theme", "dark")
    night = background(ada)
    change(ada, "settings-theme", ada.says("settings-theme-light"))
    expect(root).to_have_attribute("data-theme", "light")
    assert background(ada) != night
    ada.page.reload()
    expect(root).to_have_attribute("data-theme", "light")
    change(ada, "settings-theme", ada.says("settings-theme-system"))
    expect(root).to_have_attribute("data-theme", "dark")
    ada.page.emulate_media(color_scheme="light")
    expect(root).to_have_attribute("data-theme", "light")


@pytest.mark.parametrize("palette", ["red-green", "blue-yellow"])
def test_a_palette_changes_the_colours_of_the_players_and_is_kept(people: People, palette: str) -> None:
    [ada] = people(1)
    ada.go("/settings")
    before = fills(ada)
    change(ada, "settings-palette", ada.says(f"settings-palette-{palette}"))
    expect(ada.page.locator("html")).to_have_attribute("data-palette", palette)
    assert fills(ada) != before
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("data-palette", palette)


def test_motion_follows_the_device_until_one_chooses(people: People) -> None:
    [ada] = people(1, still=True)
    ada.go("/settings")
    root = ada.page.locator("html")
    expect(root).to_have_attribute("data-motion", "reduced")
    change(ada, "settings-motion", ada.says("settings-motion-full"))
    expect(root).to_have_attribute("data-motion", "full")
    ada.page.reload()
    expect(root).to_have_attribute("data-motion", "full")


def test_sound_is_one_press_away_and_kept(people: People) -> None:
    [ada] = people(1, device="phone")
    ada.go("/")
    sound = ada.page.get_by_role("banner").get_by_role("button", name=ada.says("settings-sound"))
    expect(sound).to_have_attribute("aria-pressed", "true")
    ada.press(sound)
    expect(sound).to_have_attribute("aria-pressed", "false")
    ada.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
    ada.go("/settings")
    expect(switch(ada, "settings-sound")).to_have_attribute("aria-checked", "false")


def test_letters_that_are_switched_off_do_nothing(people: People) -> None:
    [ada] = people(1, still=True)
    table = at_fire(ada)
    words = ada.page.get_by_role("region", name=ada.says("web-text-view"))
    ada.page.keyboard.press("t")
    expect(words).to_be_visible()
    ada.page.keyboard.press("t")
    expect(words).to_have_count(0)

    ada.go("/settings")
    switch(ada, "settings-letters").click()
    sit(ada, table)
    your_turn(ada).wait_for()
    for key in "tulgm?":
        ada.page.keyboard.press(key)
    expect(words).to_have_count(0)
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert [frame for frame in ada.told() if frame["tell"] in ("done", "refused")] == []
    expect(ada.page.locator(".bar").get_by_role("button", pressed=True)).to_have_count(0)


def test_letters_in_a_field_are_only_letters(people: People) -> None:
    [ada] = people(1, still=True)
    at_fire(ada)
    ada.page.get_by_role("button", name=ada.says("web-talk")).click()
    field = ada.page.get_by_role("textbox", name=ada.says("web-talk-say"))
    field.press_sequentially("tug?")
    expect(field).to_have_value("tug?")
    expect(ada.page.get_by_role("region", name=ada.says("web-text-view"))).to_have_count(0)


def test_a_name_is_changed_and_kept(people: People) -> None:
    [ada] = people(1)
    ada.go("/settings")
    ada.page.get_by_role("textbox", name=ada.says("settings-name"), exact=True).fill("Adèle")
    ada.button("settings-save").click()
    expect(ada.button("settings-save")).to_be_disabled()
    assert ada.ask("GET", "/api/me")["name"] == "Adèle"


def at_fire(person: Person) -> str:
    table = person.open("flashpoint", options={"firefighters": 1, "quick": True}, seats=[ME])
    sit(person, table)
    your_turn(person).wait_for()
    quiet(person)
    return table


def change(person: Person, what: str, to: str) -> None:
    """Choose in the settings; from a table, go there first as its menu does."""
    if not re.search("/settings$", person.page.url):
        person.button("web-table").click()
        person.page.get_by_role("dialog").get_by_role("link", name=person.says("web-settings")).click()
    group = person.page.get_by_role("main").get_by_role("radiogroup", name=person.says(what), exact=True)
    group.get_by_text(to, exact=True).click()


def switch(person: Person, what: str) -> Locator:
    return person.page.get_by_role("switch", name=person.says(what), exact=True)


def background(person: Person) -> str:
    colour: str = person.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return colour


def fills(person: Person) -> list[str]:
    sample = person.page.get_by_role("img", name=person.says("settings-palette-sample"))
    found: list[str] = sample.locator("path").evaluate_all("(all) => all.map((path) => getComputedStyle(path).fill)")
    return found
