"""Every screen that needs no table: nobody is shut out, nothing runs off the side, on every kind of screen."""

import pytest

from brasier.games import names
from browser.looks import assert_accessible, assert_large_targets, assert_no_sideways_scroll, shoot
from browser.people import DEVICES, Device, Language, People, Theme

SCREENS = {
    "home": "/",
    "reviews": "/reviews",
    "learn": "/learn",
    "robots": "/robots",
    "settings": "/settings",
    **{f"{screen}-{game}": f"/{screen}/{game}" for game in sorted(names()) for screen in ("new", "learn", "rules")},
}
EYES: list[tuple[Device, Language, Theme]] = [("desktop", "en", "dark"), ("phone", "fr", "light")]
OTHER_WIDTHS: dict[Device, tuple[Device, ...]] = {"desktop": ("wide",), "phone": ("small", "tablet")}


@pytest.mark.parametrize(("device", "language", "theme"), EYES)
@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_is_for_everybody(
    people: People, screen: str, device: Device, language: Language, theme: Theme
) -> None:
    [ada] = people(1, device=device, language=language, theme=theme, still=True)
    page = ada.go(SCREENS[screen])
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.documentElement.lang") == language
    assert page.locator("h1").count() == 1
    assert page.locator("main").count() == 1
    assert_accessible(page)
    for one in (device, *OTHER_WIDTHS[device]):
        width, height, touch = DEVICES[one]
        page.set_viewport_size({"width": width, "height": height})
        shoot(page, f"{screen}-{one}-{language}-{theme}")
        assert_no_sideways_scroll(page)
        if touch:
            assert_large_targets(page)


def test_a_lost_person_is_told_so(people: People) -> None:
    [ada] = people(1)
    ada.allow(r"\b404\b")
    answer = ada.page.goto(f"{ada.url}/nowhere/at/all")
    assert answer is not None
    assert answer.status == 404
    ada.page.locator("h1").wait_for()
    ada.page.locator("main a[href='/']").click()
    ada.page.wait_for_url(f"{ada.url}/")
