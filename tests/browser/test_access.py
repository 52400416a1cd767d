"""Tables, lessons and replays are for everybody: judged by axe in both themes, on every size of screen, by ear, and
without motion. The screens that need no table are in test_screens.py."""

import pytest
from playwright.sync_api import Locator, expect

from browser.looks import assert_accessible, assert_large_targets, assert_no_sideways_scroll, shoot
from browser.people import DEVICES, Device, People, Person, Theme
from browser.scenes import GAMES, TABLES, play_on
from browser.table import ME, act, choices, first_choice, plain_choice, quiet, sit, your_turn

THEMES: tuple[Theme, Theme] = ("dark", "light")
WITH_A_MOUSE: tuple[Device, ...] = ("desktop", "wide")
WITH_FINGERS: tuple[Device, ...] = ("phone", "tablet", "small")
# A board is as wide as a phone: its spaces grow with two taps or two fingers, and what else stands on it only explains.
ON_THE_BOARD = "main.board *, .lesson > .board *"
LEAST = 24  # pixels, for these too (WCAG 2.5.8)


@pytest.mark.parametrize("scene", TABLES)
def test_with_a_mouse(people: People, scene: str) -> None:
    [ada] = people(1, still=True)
    TABLES[scene](ada)
    assert_for_everybody(ada, scene, "desktop")
    assert_fits(ada, WITH_A_MOUSE)


@pytest.mark.parametrize("scene", TABLES)
def test_with_fingers(people: People, scene: str) -> None:
    [ada] = people(1, device="phone", language="fr", still=True)
    TABLES[scene](ada)
    assert_large_targets(ada.page, without=ON_THE_BOARD)
    assert_large_targets(ada.page, without="[data-key*='|']", smallest=LEAST)  # an edge is also reached from its space
    assert_for_everybody(ada, scene, "phone")
    assert_fits(ada, WITH_FINGERS)


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_played_with_the_keyboard_alone(people: People, game: str) -> None:
    [ada] = people(1, still=True)
    play_on(ada, game)
    for _ in range(60):
        if ada.page.evaluate("document.activeElement.closest('main') !== null"):
            break
        ada.page.keyboard.press("Tab")
    ada.page.keyboard.press("n")
    focus = ada.page.locator(":focus")
    assert_ring(focus)
    ada.page.keyboard.press("Enter")
    if ada.page.get_by_role("menu").count():
        ada.page.keyboard.press("1")
    if game == "tails":
        expect(focus).to_be_visible()
    else:
        expect(ada.button("web-undo")).to_be_visible()


def test_what_happens_is_told_to_the_ear(people: People) -> None:
    [ada] = people(1, still=True)
    sit(ada, ada.open("flashpoint", options={"firefighters": 1, "quick": True}, seats=[ME]))
    your_turn(ada).wait_for()
    quiet(ada)
    alert = ada.page.locator("[aria-live='assertive']")
    expect(alert).to_have_text(your_turn(ada).inner_text())
    act(ada, plain_choice(ada))
    log = ada.page.get_by_role("list", name=ada.says("web-log")).get_by_role("listitem")
    expect(log).to_have_count(1)
    told = ada.page.locator("[aria-live='polite'][role='status']")
    expect(told).to_have_text(log.locator(".text").inner_text())


def test_one_can_ask_where_one_is(people: People) -> None:
    [ada] = people(1, still=True)
    play_on(ada, "flashpoint")
    ada.page.keyboard.press("Alt+r")
    alert = ada.page.locator("[aria-live='assertive']")
    expect(alert).to_contain_text(your_turn(ada).inner_text())
    assert len(alert.inner_text()) > len(your_turn(ada).inner_text())


def test_the_text_view_is_the_same_table_with_the_same_actions(people: People) -> None:
    [ada] = people(1, still=True)
    play_on(ada, "flashpoint")
    ada.page.keyboard.press("t")
    words = ada.page.get_by_role("region", name=ada.says("web-text-view"))
    expect(words.get_by_role("button")).to_have_count(len(choices(ada)))
    words.get_by_role("button").first.click()
    expect(ada.button("web-undo")).to_be_visible()


def test_without_motion_a_fire_is_told_in_steps_and_nothing_runs_on(people: People) -> None:
    [ada] = people(1, still=True)
    play_on(ada, "flashpoint")
    act(ada, first_choice(ada, "end"))
    quiet(ada)
    your_turn(ada).or_(ada.button("web-ending-show")).first.wait_for()
    moving = "document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations === Infinity).length"
    assert ada.page.evaluate(moving) == 0


def assert_for_everybody(person: Person, scene: str, device: Device) -> None:
    for theme in THEMES:
        person.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        expect(person.page.locator("html")).to_have_attribute("data-theme", theme)
        shoot(person.page, f"{scene}-{device}-{theme}")
        assert_accessible(person.page, only=None if theme == THEMES[0] else "color-contrast")  # the rest is the same


def assert_fits(person: Person, devices: tuple[Device, ...]) -> None:
    """The same screen, as large as those of these devices."""
    for device in devices:
        width, height, _ = DEVICES[device]
        person.page.set_viewport_size({"width": width, "height": height})
        assert_no_sideways_scroll(person.page)


def assert_ring(focus: Locator) -> None:
    """What has the focus shows it."""
    drawn = focus.evaluate(
        "(here) => [here, ...here.querySelectorAll('*')].some((one) => { const style = getComputedStyle(one); "
        "return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || "
        "(style.stroke !== 'none' && parseFloat(style.strokeWidth) >= 2 && style.strokeOpacity !== '0'); })"
    )
    assert drawn, "nobody sees where the focus is"
