"""What bots say: a hint at a table, why they did it, what they would have done in a replay. And how good they are."""

import pytest
from playwright.sync_api import Locator, expect

from browser.people import Device, Language, People, Person
from browser.scenes import GAMES, MY_TURN, look_at, play_on
from browser.table import BOT, ME, act, log_lines, plain_choice, play_together, quiet, sit, your_turn
from browser.wire import Wire

SCREENS: tuple[tuple[Device, Language], ...] = (("desktop", "en"), ("phone", "fr"))


@pytest.mark.parametrize(("device", "language"), SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_asked_for_and_followed(people: People, game: str, device: Device, language: Language) -> None:
    [ada] = people(1, device=device, language=language, still=True)
    wire = Wire(ada.page)
    play_on(ada, game)
    offered = {choice["action"] for choice in wire.choices}
    ada.press(ada.button("web-advice"))
    rows = panel(ada).locator("[data-action]")
    rows.first.wait_for()
    actions = rows.evaluate_all("all => all.map(row => row.dataset.action)")
    assert 1 <= len(actions) <= 3
    assert set(actions) <= offered
    ada.press(rows.last)
    expect(panel(ada)).to_have_count(0)
    wire_knows(ada, wire, actions[-1])


def test_a_hint_closes_without_a_trace(people: People) -> None:
    """By its key, with the keyboard alone; the focus goes there and comes back."""
    [ada] = people(1, still=True)
    wire = Wire(ada.page)
    play_on(ada, "flashpoint")
    ada.button("web-help").focus()
    ada.page.keyboard.press("i")
    expect(panel(ada).locator("[data-action]").first).to_be_focused()
    ada.page.keyboard.press("Escape")
    expect(panel(ada)).to_have_count(0)
    expect(ada.button("web-help")).to_be_focused()
    assert wire.acts == []


def test_a_hint_vanishes_when_the_board_changes(people: People) -> None:
    [ada] = people(1, still=True)
    play_on(ada, "flashpoint")
    ada.press(ada.button("web-advice"))
    panel(ada).locator("[data-action]").first.wait_for()
    act(ada, plain_choice(ada))
    expect(panel(ada)).to_have_count(0)


def test_rivals_get_no_hints_and_partners_do(people: People) -> None:
    ada, bruno = people(2, still=True)
    play_together(ada, bruno, "feurio", players=2)
    for person in (ada, bruno):
        expect(person.page.get_by_role("group", name=person.says("web-actions"), exact=True)).to_be_visible()
        expect(person.button("web-advice")).to_have_count(0)
    play_together(ada, bruno, "flashpoint", firefighters=2, quick=True)
    your_turn(ada).wait_for()
    expect(ada.button("web-advice")).to_be_visible()
    expect(bruno.button("web-advice")).to_have_count(0)  # it is not his turn


@pytest.mark.parametrize(("device", "language"), SCREENS)
def test_bots_say_why_in_the_log(people: People, device: Device, language: Language) -> None:
    [ada] = people(1, device=device, language=language, still=True)
    sit(ada, ada.open("flashpoint", options={"firefighters": 2, "quick": True}, seats=[ME, BOT]))
    your_turn(ada).wait_for()
    quiet(ada)
    ada.press(ada.page.locator(".bar .button.primary"))
    ada.page.wait_for_function("() => document.querySelector('.match')?.dataset.ready === 'yes'")
    your_turn(ada).wait_for()
    if device == "phone":
        ada.press(ada.page.locator(".bottom .last"))
    expect(log_lines(ada).filter(has_text=ada.says("web-log-why")).first).to_be_visible()
    told = [frame["why"] for frame in ada.told("update") if frame.get("why")]
    assert any(thought["candidates"][0]["reasons"] for thought in told)


@pytest.mark.parametrize(("device", "language"), SCREENS)
def test_a_replay_asks_a_good_player(people: People, device: Device, language: Language) -> None:
    [ada] = people(1, device=device, language=language, still=True)
    look_at(ada, "feurio", f"?step={MY_TURN['feurio']}")
    ada.press(ada.button("web-replay-advice"))
    played = ada.page.get_by_text(ada.says("web-replay-advice-played", name="Zoé"))
    expect(played).to_be_visible()
    advice = ada.page.get_by_role("region", name=ada.says("web-advice-title"))
    expect(advice.locator("ol > li").first).to_be_visible()
    ada.press(ada.button("web-replay-forward"))
    expect(played).to_have_count(0)
    ada.press(ada.button("web-replay-back"))
    expect(played).to_be_visible()  # remembered
    ada.press(ada.button("web-replay-last"))
    expect(ada.button("web-replay-advice")).to_be_disabled()
    expect(ada.page.get_by_text(ada.says("web-replay-advice-none"))).to_be_visible()


@pytest.mark.parametrize(("device", "language"), SCREENS)
def test_the_level_chosen_at_home_is_played_against(people: People, device: Device, language: Language) -> None:
    [ada] = people(1, device=device, language=language, still=True)
    *_, best = levels(ada, "tails")
    ada.go("/")
    among = ada.page.get_by_role("radiogroup", name=ada.says("lobby-bots-level"), exact=True)
    ada.press(among.get_by_text(ada.says(f"lobby-level-{best}"), exact=True))
    box = ada.page.get_by_role("article", name=ada.says("game-tails"), exact=True)
    ada.press(box.get_by_role("button", name=ada.says("lobby-alone"), exact=True))
    ada.page.wait_for_url("**/tables/*")
    your_turn(ada).wait_for()
    assert {seat["level"] for seat in ada.told("welcome")[-1]["table"]["seats"][1:]} == {best}
    ada.go("/")
    expect(among.get_by_role("radio", checked=True)).to_have_value(best)  # kept


@pytest.mark.parametrize(("device", "language"), SCREENS)
def test_every_seat_has_a_level_of_its_own(people: People, device: Device, language: Language) -> None:
    [ada] = people(1, device=device, language=language, still=True)
    every = levels(ada, "tails")
    ada.go("/new/tails")
    ada.press(ada.button("lobby-preset-solo"))
    for seat, level in enumerate(every, 2):
        ada.page.get_by_role("combobox", name=ada.says("lobby-level", seat=seat), exact=True).select_option(level)
    ada.press(ada.button("lobby-open-table").filter(visible=True).first)
    ada.page.wait_for_url("**/tables/*")
    your_turn(ada).wait_for()
    assert [seat["level"] for seat in ada.told("welcome")[-1]["table"]["seats"]][1 : 1 + len(every)] == every


def test_the_page_of_the_bots_tells_of_every_level_and_plays_it(people: People) -> None:
    [ada] = people(1, still=True)
    ada.go("/robots")
    for game in GAMES:
        for level in levels(ada, game):
            expect(ada.page.get_by_text(ada.says(f"lobby-robots-{game}-{level}"))).to_be_visible()
    *_, best = levels(ada, "feurio")
    card = ada.page.get_by_role("listitem").filter(has=ada.page.get_by_role("heading", name=ada.says("game-feurio")))
    card.get_by_role("button", name=ada.says("lobby-robots-play-level", level=best), exact=True).click()
    ada.page.wait_for_url("**/tables/*")
    your_turn(ada).wait_for()
    assert {seat["level"] for seat in ada.told("welcome")[-1]["table"]["seats"][1:]} == {best}


def panel(person: Person) -> Locator:
    return person.page.get_by_role("dialog", name=person.says("web-advice-title"), exact=True)


def levels(person: Person, game: str) -> list[str]:
    """Of the bots of a game, the weakest first."""
    found: list[str] = next(one["levels"] for one in person.ask("GET", "/api/games")["games"] if one["name"] == game)
    return found


def wire_knows(person: Person, wire: Wire, action: str) -> None:
    """The page asked for it, and for nothing else."""
    quiet(person)
    assert [asked["action"] for asked in wire.acts] == [action]
