"""Whole matches, and what belongs to each: the way from home, a plain way to play, and the sheet at the end."""

import random
import re

from playwright.sync_api import Locator, expect

from browser.hands import Hands
from browser.people import Person
from browser.wire import Choice

MOST = 1500  # actions of people in one match; none needs as many
# A match makes progress and comes to its end: people do a few things and end their turn.
WEIGHTS = {
    "end": 3,
    "carry": 6,
    "lead": 6,
    "douse": 2,
    "quench": 2,
    "chop": 0.5,
    "drive": 0.3,
    "change": 0.2,
    "command": 0.5,
}


def plain(choices: list[Choice], rng: random.Random) -> Choice:
    """First what kind of thing, then which."""
    kinds = sorted({choice["kind"] for choice in choices})
    [kind] = rng.choices(kinds, [WEIGHTS.get(kind, 1) for kind in kinds])
    return rng.choice([choice for choice in choices if choice["kind"] == kind])


def play_out(*company: Hands, seed: int = 1) -> int:
    """Everybody plays until the match is over; how many things they did."""
    rng = random.Random(seed)
    for count in range(MOST):
        company[0].until(lambda: any(map(ready, company)), "somebody's turn, or the end")
        hands = next(filter(ready, company))
        if hands.wire.over:
            return count
        hands.act(plain(hands.wire.choices, rng))
    raise AssertionError("the match does not end")


def ready(hands: Hands) -> bool:
    return hands.wire.settled and bool(hands.wire.choices or hands.wire.over)


def box(person: Person, game: str) -> Locator:
    """A game on the shelf at home."""
    return person.page.get_by_role("article", name=person.says(f"game-{game}"), exact=True)


def play_alone(hands: Hands, game: str) -> None:
    """From home, against bots."""
    person = hands.person
    person.go("/")
    hands.press(box(person, game).get_by_role("button", name=person.says("lobby-alone"), exact=True))
    person.page.wait_for_url("**/tables/*")


def open_table(hands: Hands, game: str, preset: str, seats: int, **options: str) -> None:
    """From home over the page for new tables; `options` are values of the game's own (`mode="advanced"`)."""
    person, page = hands.person, hands.person.page
    person.go("/")
    hands.press(box(person, game).get_by_role("link", name=person.says("lobby-open"), exact=True))
    hands.press(person.button(f"lobby-preset-{preset}"))
    count = page.get_by_role("group", name=person.says(f"lobby-count-{game}"), exact=True)
    for _ in range(6):
        if (shown := int(count.get_by_role("status").inner_text())) == seats:
            break
        hands.press(count.get_by_role("button", name=person.says("lobby-fewer" if shown > seats else "lobby-more")))
        expect(count.get_by_role("status")).not_to_have_text(str(shown))
    for option, value in options.items():
        choose_option(hands, game, option, value)
    hands.press(page.get_by_role("button", name=person.says("lobby-open-table"), exact=True).filter(visible=True).first)
    page.wait_for_url("**/tables/*")


def choose_option(hands: Hands, game: str, option: str, value: str) -> None:
    """One of a few, a switch (`on`), or the drawing of a house."""
    person, page = hands.person, hands.person.page
    name = person.says(f"lobby-option-{game}-{option}")
    if "\n" in value:
        choose_option(hands, game, option, "own")
        page.get_by_role("textbox", name=person.says("lobby-house-drawing"), exact=True).fill(value)
    elif value == "on":
        hands.press(page.get_by_role("switch", name=name))
    else:
        among = page.get_by_role("radiogroup", name=re.compile(f"^{re.escape(name)}"))
        hands.press(among.get_by_text(person.says(f"lobby-value-{game}-{option}-{value}"), exact=True))


def ending(person: Person) -> Locator:
    """The sheet at the end, with its sentence and its figures."""
    sheet = person.page.get_by_role("dialog", name=person.says("web-ending"), exact=True)
    sheet.wait_for()
    expect(sheet.get_by_role("heading", level=2).last).to_have_text(re.compile(r"\w"))
    expect(sheet.get_by_role("row").first).to_be_visible()
    return sheet


def play_again(hands: Hands, *others: Person) -> None:
    """Everybody comes to the next table."""
    person = hands.person
    sheet = ending(person)
    before = person.page.url
    hands.press(sheet.get_by_role("button", name=person.says("web-ending-again"), exact=True))
    for one in (person, *others):
        one.page.wait_for_url(lambda url: url != before and "/tables/" in url)
    hands.until(lambda: hands.wire.table.get("phase") == "playing", "the next match")
