"""Somebody comes for the first time: from home to a first move, and to a table that friends have opened."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.people import Device, People, Person
from browser.table import ME, OPEN, act, choices, plain_choice, play_together, quiet, sit, spot, waiting_seat, your_turn

COUNT_CLICKS = """
window.clicks = 0;
addEventListener("click", (click) => { if (click.isTrusted) window.clicks += 1; }, true);
"""
FEW = 3  # clicks from home to a first move


@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["flashpoint", "feurio"])
def test_a_stranger_makes_a_move_in_three_clicks(people: People, game: str, device: Device) -> None:
    [stranger] = people(1, device=device, named=False, still=True)
    at_home(stranger)
    stranger.press(box(stranger, game).get_by_role("button", name=stranger.says("lobby-alone")))
    your_turn(stranger).wait_for()
    quiet(stranger)
    act(stranger, choices(stranger)[0] if game == "feurio" else plain_choice(stranger))  # the eldest lays the start
    until_done(stranger)
    assert stranger.page.evaluate("window.clicks") <= FEW


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_at_tails_the_third_click_has_chosen_cards(people: People, device: Device) -> None:
    """A move there is three cards and a seal: choosing begins with the second click, and the fifth one seals."""
    [stranger] = people(1, device=device, named=False, still=True)
    at_home(stranger)
    stranger.press(box(stranger, "tails").get_by_role("button", name=stranger.says("lobby-alone")))
    your_turn(stranger).wait_for()
    quiet(stranger)
    chosen = choices(stranger)[0]
    [first, second, _] = chosen["target"]["cards"]
    for card in (first, second):
        stranger.press(spot(stranger.page, {"type": "card", "cards": [card]}))
    tray = stranger.says("web-tails-tray", count=2, needed=3)
    expect(stranger.page.get_by_role("region", name=tray)).to_be_visible()
    assert stranger.page.evaluate("window.clicks") <= FEW
    act(stranger, chosen)
    until_done(stranger)


def test_play_now_begins_at_once_as_a_guest(people: People) -> None:
    [stranger] = people(1, named=False, language="fr")
    stranger.go("/")
    stranger.press(stranger.button("lobby-at-once"))
    expect(your_turn(stranger)).to_contain_text(stranger.says("lobby-guest"))


def test_a_friend_comes_by_a_link_and_says_a_name(people: People) -> None:
    [ada] = people(1)
    [stranger] = people(1, named=False, device="phone")
    table = ada.open("feurio", options={"players": 2}, seats=[ME, OPEN])
    sit(ada, table)
    link = ada.page.get_by_role("textbox", name=ada.says("lobby-share-play")).input_value()

    stranger.page.goto(link)
    name = stranger.page.get_by_label(stranger.says("lobby-invited-name"))
    expect(name).to_be_focused()
    invited = stranger.says("lobby-invited-to-play", name=ada.name, game=stranger.says("lobby-game-feurio"))
    expect(stranger.page.get_by_role("main")).to_contain_text(invited)
    expect(stranger.page.get_by_role("main")).to_contain_text(stranger.says("lobby-seats-free", seats=1))
    name.fill("Léa")
    stranger.press(stranger.button("lobby-come-in"))
    expect(stranger.page).to_have_url(re.compile(f"/tables/{table}$"))
    stranger.press(stranger.button("lobby-sit-at", seat=2))
    expect(waiting_seat(ada, 2)).to_contain_text("Léa")


def test_a_code_read_aloud_is_enough(people: People) -> None:
    ada, bruno = people(2)
    table = ada.open("tails", options={"players": 2}, seats=[ME, OPEN])
    sit(ada, table)
    link = ada.page.get_by_role("textbox", name=ada.says("lobby-share-play")).input_value()
    code = link.rpartition("/")[2].upper()

    bruno.go("/")
    field = bruno.page.get_by_role("textbox", name=bruno.says("lobby-code"))
    field.fill("what?")
    bruno.button("lobby-join").first.click()
    expect(bruno.page.get_by_text(bruno.says("lobby-code-wrong"))).to_be_visible()
    field.fill(f" {code[:4]} {code[4:]} ")
    field.press("Enter")
    expect(bruno.page).to_have_url(re.compile(f"/tables/{table}$"))
    bruno.button("lobby-sit-at", seat=2).click()
    expect(waiting_seat(ada, 2)).to_contain_text("Bruno")


def test_an_unknown_code_is_told_kindly(people: People) -> None:
    [ada] = people(1)
    ada.allow(r"\b404\b")
    ada.go("/join/abcdefghjkmn")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.says("lobby-not-let-in"))
    ada.link("lobby-go-home").click()
    expect(ada.button("lobby-at-once")).to_be_visible()


def test_an_unknown_table_is_told_kindly(people: People) -> None:
    [ada] = people(1)
    ada.allow(r"\b404\b")
    sit(ada, "abcdefghjkmn")
    expect(ada.page.get_by_role("heading", level=1)).to_have_text(ada.says("web-closed-none"))
    ada.page.get_by_role("main").get_by_role("link", name=ada.says("web-home")).click()
    expect(ada.button("lobby-at-once")).to_be_visible()


def test_who_comes_to_a_full_table_watches(people: People) -> None:
    ada, bruno, chloe = people(3)
    table = play_together(ada, bruno, "feurio", players=2)
    chloe.go(f"/join/{ada.told('welcome')[-1]['table']['play_code']}")
    chloe.page.wait_for_url(f"**/tables/{table}")
    expect(chloe.page.get_by_role("group", name=chloe.says("web-feurio-board"))).to_be_visible()
    expect(chloe.button("web-undo")).to_have_count(0)
    assert choices(chloe) == []


def test_public_tables_are_listed_at_home(people: People) -> None:
    ada, bruno = people(2)
    table = ada.open("tails", options={"players": 2}, seats=[ME, OPEN], public=True)
    bruno.go("/")
    rows = bruno.page.get_by_role("region", name=bruno.says("lobby-public")).get_by_role("listitem")
    row = rows.filter(has_text="Ada").filter(has_text=bruno.says("lobby-game-tails"))
    row.first.get_by_role("button", name=bruno.says("lobby-join")).click()
    bruno.page.wait_for_url("**/tables/*")
    bruno.button("lobby-sit-at", seat=2).wait_for()
    sit(ada, table)
    ada.ask("DELETE", f"/api/tables/{table}")


def at_home(person: Person) -> None:
    person.context.add_init_script(COUNT_CLICKS)
    person.go("/")


def box(person: Person, game: str) -> Locator:
    return person.page.get_by_role("article", name=person.says(f"lobby-game-{game}"))


def until_done(person: Person) -> None:
    """The server has done what this person asked for."""
    expect(person.button("web-undo")).to_be_visible()
