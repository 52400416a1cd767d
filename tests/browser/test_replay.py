"""Looking at a match again: step, play, jump, link, other eyes, and playing on from there."""

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.people import People, Person
from browser.scenes import GAMES, RECORDS, STEPS, look_at
from browser.scenes import ending as finished
from browser.table import your_turn


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_stepped_through(people: People, game: str) -> None:
    [ada] = people(1, still=True)
    look_at(ada, game)
    at(ada, game, 0)
    ada.button("web-replay-forward").click()
    at(ada, game, 1)
    ada.page.keyboard.press("ArrowRight")
    ada.page.keyboard.press("ArrowRight")  # the first of them may end the story of the step before
    ada.page.keyboard.press("ArrowLeft")
    ada.button("web-replay-last").click()
    at(ada, game, STEPS[game])
    ada.button("web-replay-back").click()
    at(ada, game, STEPS[game] - 1)
    ada.button("web-replay-first").click()
    at(ada, game, 0)


def test_it_plays_by_itself_at_every_speed_and_pauses(people: People) -> None:
    [ada] = people(1)
    look_at(ada, "feurio")
    speed = ada.page.get_by_role("combobox", name=ada.says("web-table-speed"))
    for choice in ("0.5", "1", "2", "4"):
        before = step(ada)
        speed.select_option(choice)
        ada.button("web-replay-play").click()
        expect(where(ada, "feurio", before)).to_have_count(0)
        ada.button("web-replay-pause").click()
        expect(ada.button("web-replay-play")).to_be_visible()
        assert step(ada) > before


def test_it_stops_at_the_end(people: People) -> None:
    [ada] = people(1, still=True)
    look_at(ada, "feurio", f"?step={STEPS['feurio'] - 2}")
    at(ada, "feurio", STEPS["feurio"] - 2)
    ada.page.get_by_role("combobox", name=ada.says("web-table-speed")).select_option("4")
    ada.button("web-replay-play").click()
    at(ada, "feurio", STEPS["feurio"])
    expect(ada.button("web-replay-play")).to_be_visible()
    expect(ada.button("web-replay-fork")).to_be_disabled()


def test_moments_are_jumped_to(people: People) -> None:
    [ada] = people(1, still=True)
    look_at(ada, "flashpoint")
    expect(timeline(ada)).to_have_attribute("max", str(STEPS["flashpoint"]))
    ada.button("web-replay-moment-next").click()
    first = step(ada)
    assert first > 0
    ada.button("web-replay-moment-next").click()
    assert step(ada) > first
    ada.button("web-replay-moment-before").click()
    assert step(ada) == first


def test_a_line_of_the_log_leads_to_its_step(people: People) -> None:
    [ada] = people(1, still=True)
    look_at(ada, "tails")
    lines = ada.page.get_by_role("region", name=ada.says("web-log")).get_by_role("button")
    lines.nth(20).click()
    expect(lines.nth(20)).to_have_attribute("aria-current", "step")
    assert step(ada) > 0


def test_a_link_to_a_step_opens_there(people: People) -> None:
    [ada] = people(1, still=True)
    ada.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=ada.url)
    look_at(ada, "flashpoint", "?step=100")
    at(ada, "flashpoint", 100)
    ada.button("web-replay-link").click()
    link = ada.page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("?step=100")
    ada.go("/")
    ada.page.goto(link)
    at(ada, "flashpoint", 100)


def test_the_same_match_with_the_eyes_of_a_seat(people: People) -> None:
    """Everybody's hand lies open to all eyes; with Zoé's, the secret choice of the others is only backs."""
    [ada] = people(1, still=True)
    look_at(ada, "tails", "?step=20")
    at(ada, "tails", 20)
    ada.page.get_by_role("combobox", name=ada.says("web-replay-eyes")).select_option(label="Zoé")
    expect(ada.page).to_have_url(re.compile(r"step=20&seat=0"))
    at(ada, "tails", 20)
    ada.page.get_by_role("combobox", name=ada.says("web-replay-eyes")).select_option("")
    expect(ada.page).not_to_have_url(re.compile("seat="))
    at(ada, "tails", 20)


@pytest.mark.parametrize("game", GAMES)
def test_one_plays_on_from_any_step_against_bots(people: People, game: str) -> None:
    [ada] = people(1, still=True)
    look_at(ada, game, "?step=60")
    at(ada, game, 60)
    replay = ada.page.url
    ada.button("web-replay-fork").click()
    ada.page.wait_for_url("**/tables/*")
    your_turn(ada).wait_for()
    table = ada.told("welcome")[-1]["table"]
    assert table["forked"] in replay
    assert [seat["holder"] for seat in table["seats"]].count("bot") == len(table["seats"]) - 1


def test_a_match_that_is_not_there_is_told_kindly(people: People) -> None:
    [ada] = people(1)
    ada.allow(r"\b404\b")
    ada.go("/replay/abcdefghjkmn")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.link("web-home").click()
    expect(ada.button("lobby-at-once")).to_be_visible()


def test_a_record_is_brought_and_looked_at(people: People) -> None:
    [ada] = people(1, device="phone", language="fr", still=True)
    ada.go("/reviews")
    ada.page.get_by_role("textbox", name=ada.says("lobby-bring-text")).fill(RECORDS["tails"])
    ada.press(ada.button("lobby-bring-do"))
    ada.page.wait_for_url("**/replay/*")
    at(ada, "tails", 0)


def where(person: Person, game: str, number: int) -> Locator:
    told = person.says("web-replay-step", step=number, steps=STEPS[game])
    return person.page.get_by_role("status").filter(has_text=told)


def at(person: Person, game: str, number: int) -> None:
    """The page shows that step, and its address says so."""
    expect(where(person, game, number)).to_be_visible()


def step(person: Person) -> int:
    """The step that is shown."""
    return int(timeline(person).input_value())


def timeline(person: Person) -> Locator:
    return person.page.get_by_role("slider", name=person.says("web-replay-timeline"))


def test_the_link_of_a_result_lets_others_look(people: People) -> None:
    ada, bruno = people(2, still=True)
    finished(ada)
    link = ada.link("web-ending-replay").get_attribute("href")
    assert link is not None
    bruno.allow(r"\b404\b")  # until the code has let him in
    bruno.go(link)
    expect(timeline(bruno)).to_be_visible()


def test_leaving_a_running_replay_stops_it(people: People) -> None:
    [ada] = people(1)
    look_at(ada, "feurio")
    ada.button("web-replay-play").click()
    ada.page.get_by_role("link", name=ada.says("web-home")).click()
    expect(ada.page).to_have_url(re.compile(r"/$"))
    ada.page.wait_for_timeout(1500)  # longer than a step takes
    assert ada.page.url.endswith("/")
