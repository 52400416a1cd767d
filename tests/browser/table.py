"""What people do at a table, as they do it: press what is lit on the board, answer menus, use the bar below.

A choice is what the server offers: `{"action": "move west", "kind": "move", "target": …}`. Which of them there are
comes from what the page was told; how each is done with a mouse or a finger is written here once, for matches and
lessons.
"""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.people import Person

Choice = dict[str, Any]
Target = dict[str, Any]

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "level": "easy"}
MARK = "window.__mark = true"
MARKED = "window.__mark === true"


def sit(person: Person, table: str) -> Page:
    """Go to a table and wait until its board, or its waiting room, is there."""
    page = person.go(f"/tables/{table}")
    page.locator("h1").first.wait_for(state="attached")
    return page


def play_together(ada: Person, bruno: Person, game: str, **options: object) -> str:
    """Ada opens a table for two, Bruno comes by its code and sits down, and the match begins; the id of the table."""
    table = ada.open(game, options=options, seats=[ME, OPEN])
    sit(ada, table)
    ada.button("lobby-start").wait_for()
    bruno.join(ada.told("welcome")[-1]["table"]["play_code"])
    sit(bruno, table)
    bruno.button("lobby-sit-at", seat=2).click()
    ada.button("lobby-start").click()
    for person in (ada, bruno):
        person.page.get_by_role("group", name=person.says("web-actions"), exact=True).wait_for()
    return table


def spot(page: Page, target: Target) -> Locator:
    """Where a target is pressed: a space, an edge, or a card of one's hand."""
    match target["type"]:
        case "cell" if page.locator("[data-cell]").count():
            return page.locator(f'[data-cell="{",".join(map(str, target["at"]))}"]')
        case "cell":
            return page.locator(f'[data-key="{"-".join(map(str, target["at"]))}"]')
        case "edge":
            return page.locator(f'[data-key="{"|".join("-".join(map(str, at)) for at in target["between"])}"]')
        case "card":
            [card] = target["cards"]
            return page.locator(f'[data-card="{card}"]')
    raise AssertionError(f"nobody knows where {target} is")


def choices(person: Person) -> list[Choice]:
    """What this person may do now, as the page was told."""
    told = [frame for frame in person.told() if frame.get("told")]
    return [choice for seen in told[-1]["told"] for choice in seen["choices"]] if told else []


def plain_choice(person: Person) -> Choice:
    """Something that one press does: nothing else can be done there."""
    offered = choices(person)
    targets = [choice["target"] for choice in offered]
    return next(choice for choice in offered if choice["target"] and targets.count(choice["target"]) == 1)


def first_choice(person: Person, kind: str) -> Choice:
    return next(choice for choice in choices(person) if choice["kind"] == kind)


def your_turn(person: Person) -> Locator:
    """The banner, when it says that it is this person's turn."""
    beginning = person.says("web-turn-yours", name="", what="").split(",")[0]
    return person.page.get_by_role("banner").get_by_text(re.compile(f"^{re.escape(beginning)}"))


def waiting_seat(person: Person, number: int) -> Locator:
    """A seat of the waiting room, from 1."""
    around = person.page.get_by_role("list", name=person.says("lobby-around"))
    return around.get_by_role("listitem").nth(number - 1)


def log_lines(person: Person) -> Locator:
    return person.page.get_by_role("list", name=person.says("web-log")).get_by_role("listitem")


def quiet(person: Person) -> None:
    """Nothing is on its way and nothing is being told any more: the board can be used."""
    expect(person.page.locator(".match")).to_have_attribute("data-ready", "yes")


def act(person: Person, choice: Choice) -> None:
    """Do it on the page. The board must be quiet."""
    at_table = person.page.get_by_role("group", name=person.says("web-actions"), exact=True)
    bar = at_table.or_(person.page.locator(".lesson > .bar"))
    kind, target = choice["kind"], choice["target"]
    if kind == "choose":
        for card in target["cards"]:
            place = spot(person.page, {"type": "card", "cards": [card]})
            if "chosen" not in (place.get_attribute("class") or ""):  # an only choice lies in the tray already
                person.press(place)
        person.press(bar.locator(".primary"))
    elif kind == "men":
        _, _, _, men = choice["action"].split(" ")
        for _ in range(int(men)):
            person.press(spot(person.page, target))
        person.press(bar.locator(".primary"))
    elif kind == "firebreak":
        person.press(bar.get_by_role("button", name=re.compile(re.escape(person.says("web-feurio-face-down")))))
        person.press(spot(person.page, target))
    elif target is not None:
        person.press(spot(person.page, target))
        menu = person.page.get_by_role("menuitem")
        if menu.count():
            person.press(menu.first)
    elif kind in ("end", "keep", "finish", "middle"):
        person.press(bar.locator(".primary"))
    else:
        person.press(bar.get_by_role("button", disabled=False).first)
