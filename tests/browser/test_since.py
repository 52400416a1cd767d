"""What the others did since one's own turn can be looked at again, turn by turn."""

import pytest
from playwright.sync_api import Locator, expect

from browser.hands import Hands
from browser.people import Device, Language, People, Person
from browser.table import BOT, ME, act, choices, plain_choice, quiet, sit, your_turn

SCREENS: tuple[tuple[Device, Language], ...] = (("desktop", "en"), ("phone", "fr"))
STILL = "() => !document.querySelector('main.board').getAnimations({ subtree: true }).length"
READY = "() => document.querySelector('.match')?.dataset.ready === 'yes'"
SAME = "board => document.querySelector('main.board').innerHTML === board"
WATCH = """() => {
  window.__told = false;
  const match = document.querySelector('.match');
  const look = () => { if (match.dataset.ready !== 'yes') window.__told = true; };
  new MutationObserver(look).observe(match, { attributes: true, attributeFilter: ['data-ready'] });
}"""


def chips(ada: Person) -> Locator:
    return ada.page.get_by_role("group", name=ada.says("web-since"), exact=True).get_by_role("button")


def open_log(ada: Person, device: Device) -> None:
    if device == "phone":
        ada.press(ada.page.locator(".bottom .last"))


@pytest.mark.parametrize(("device", "language"), SCREENS)
def test_each_turn_of_the_others_is_shown_again(people: People, device: Device, language: Language) -> None:
    [ada] = people(1, device=device, language=language, still=True)
    sit(ada, ada.open("flashpoint", options={"firefighters": 3, "quick": True}, seats=[ME, BOT, BOT]))
    your_turn(ada).wait_for()
    quiet(ada)
    expect(chips(ada)).to_have_count(0)
    ada.page.evaluate(WATCH)
    ada.press(ada.page.locator(".bar .button.primary"))
    ada.page.wait_for_function("() => window.__told")
    ada.page.wait_for_function(READY)
    your_turn(ada).wait_for()
    ada.page.wait_for_function(STILL)
    board = ada.page.locator("main.board").inner_html()
    offered = choices(ada)

    bots = [seat["name"] for seat in ada.told("welcome")[-1]["table"]["seats"][1:]]
    for number in range(len(bots)):
        open_log(ada, device)
        expect(chips(ada).locator(".name")).to_have_text(bots)
        ada.page.evaluate(WATCH)
        ada.press(chips(ada).nth(number))
        ada.page.wait_for_function("() => window.__told")
        ada.page.wait_for_function(READY)
        ada.page.wait_for_function(SAME, arg=board)  # what left the board fades away
        assert choices(ada) == offered  # nothing was done

    act(ada, plain_choice(ada))
    open_log(ada, device)
    expect(chips(ada)).to_have_count(0)  # one's own turn has begun


@pytest.mark.parametrize("game", ["feurio", "tails"])
def test_whatever_is_played(people: People, game: str) -> None:
    [ada] = people(1, still=True)
    hands = Hands(ada)
    hands.come_to(ada.open(game, options={"players": 2}, seats=[ME, BOT]))
    for _ in range(12):
        if chips(ada).count():
            break
        hands.act(hands.wire.choices[0])
        assert hands.await_turn()
    quiet(ada)
    ada.page.evaluate(WATCH)
    ada.press(chips(ada).last)
    ada.page.wait_for_function("() => window.__told")
    quiet(ada)
    hands.act(hands.wire.choices[0])  # the match goes on as if nothing had been looked at
