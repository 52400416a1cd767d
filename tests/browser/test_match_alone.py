"""One person against bots, from home to the sheet at the end and on to the next match, whatever one plays with."""

import pytest

from browser.hands import Hands
from browser.keys import Keys
from browser.matches import open_table, play_again, play_alone, play_out
from browser.people import Device, People

GAMES = ("flashpoint", "feurio", "tails")


@pytest.mark.parametrize("game", GAMES)
def test_with_a_mouse(people: People, game: str) -> None:
    [ada] = people(1, still=True)
    hands = Hands(ada)
    play_alone(hands, game)
    assert play_out(hands) > 3
    play_again(hands)


@pytest.mark.parametrize("game", GAMES)
def test_with_keys_alone(people: People, game: str) -> None:
    [ada] = people(1, still=True)
    keys = Keys(ada)
    play_alone(keys, game)
    assert play_out(keys) > 3
    log = ada.page.get_by_role("list", name=ada.says("web-log"), exact=True)
    assert log.locator("a:not([tabindex='-1'])").count() == 0  # however long, it is one stop of Tab
    play_again(keys)


@pytest.mark.parametrize("game", GAMES)
def test_without_letters(people: People, game: str) -> None:
    """Tab, arrows and Enter are enough."""
    [ada] = people(1, still=True)
    keys = Keys(ada, letters=False)
    ada.go("/settings")
    letters = ada.page.get_by_role("switch", name=ada.says("settings-letters"))
    keys.press(letters)
    assert letters.get_attribute("aria-checked") == "false"
    play_alone(keys, game)
    kinds = set[str]()
    while len(kinds) < 3 and keys.await_turn():
        fresh = [choice for choice in keys.wire.choices if choice["kind"] not in kinds] or keys.wire.choices
        kinds.add(fresh[-1]["kind"])
        keys.act(fresh[-1])
    assert len(kinds) == 3


@pytest.mark.parametrize(("game", "seats"), [("flashpoint", 1), ("feurio", 2), ("tails", 2)])
def test_with_a_finger(people: People, game: str, seats: int) -> None:
    """Two at Tails have the Thief with them."""
    [ada] = people(1, device="phone", still=True)
    hands = Hands(ada)
    open_table(hands, game, "solo", seats)
    assert play_out(hands) > 3
    play_again(hands)


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_a_press_on_skip_that_comes_too_late_meets_nothing(people: People, device: Device) -> None:
    """The story ended a moment before the finger came down: nothing else may lie where the button was."""
    [ada] = people(1, device=device, still=True)
    hands = Hands(ada)
    open_table(hands, "flashpoint", "solo", 1)
    hands.await_turn()
    hands.get_ready()
    there = ada.page.locator(".skip").evaluate(
        """skip => {
            const { left, top, width, height } = skip.getBoundingClientRect();
            const met = document.elementFromPoint(left + width / 2, top + height / 2);
            return { width, height, pressed: met?.closest("button, a, [role=button]")?.outerHTML ?? null };
        }"""
    )
    assert there["pressed"] is None
    assert min(there["width"], there["height"]) >= 44
