"""Several people around one screen: everybody plays in turn, and what is secret is covered until its owner is there.

Covered is what does not depend on the secret. So the same moment is shown twice, once with the truth and once with
another that everybody else would take for it (`tests/games/<game>/secrets.py`): the two pages must be the same,
letter by letter, as they are seen and as they are read aloud.
"""

import json
import random
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, WebSocketRoute, expect

from brasier.core.rng import Rng
from brasier.core.state import State
from browser.hands import Hands
from browser.matches import MOST, ending, open_table, plain, play_again, play_out, ready
from browser.people import People, Person
from browser.wire import SOCKETS, Message
from server.running import RunningServer
from server.watching import Truth
from server.watching import plain as as_told

MOMENTS = (2, 5, 9, 14)  # covers under which it is looked


def test_all_firefighters_are_led_from_one_screen(people: People) -> None:
    [ada] = people(1, still=True)
    hands = Hands(ada)
    open_table(hands, "flashpoint", "screen", 2, quick="on")
    assert play_out(hands) > 4
    assert {act["seat"] for act in hands.wire.acts} == {0, 1}
    expect(cover(ada)).to_have_count(0)  # nothing is secret there
    play_again(hands)


def test_at_tails_the_screen_is_handed_over_to_the_end(people: People, server: RunningServer) -> None:
    [ada] = people(1, still=True)
    hands = Hands(ada)
    open_table(hands, "tails", "screen", 2)
    play_around(hands, server)
    assert {act["seat"] for act in hands.wire.acts} == {0, 1}
    ending(ada)


def test_drawn_tiles_and_firebreaks_are_covered(people: People, server: RunningServer) -> None:
    [ada] = people(1, still=True)
    hands = Hands(ada)
    open_table(hands, "feurio", "screen", 3, firebreaks="on")
    play_around(hands, server, most=40)
    assert any(tile["firebreak_of"] is not None for tile in hands.wire.view["tiles"])


def play_around(hands: Hands, server: RunningServer, most: int = MOST) -> None:
    """Everybody says who they are before they play."""
    rng, covers = random.Random(3), 0
    card = cover(hands.person)
    for _ in range(most):
        hands.until(lambda: ready(hands), "somebody's turn, or the end")
        if hands.wire.over:
            return
        card.or_(hands.page.locator("[data-ready]")).or_(hands.person.button("web-skip")).first.wait_for()
        if card.count():
            covers += 1
            if covers in MOMENTS:
                assert_covered(hands, server)
            hands.wire.eyes = None
            hands.wire.eyes = hands.wire.busy["seat"]
            hands.press(card.get_by_role("button"))
            expect(card).to_have_count(0)
        hands.act(plain(hands.wire.choices, rng))
    assert covers >= max(MOMENTS)


def cover(person: Person) -> Locator:
    """The card that hands the screen over."""
    return person.page.get_by_role("dialog").filter(has_text=person.says("web-hand-over-note"))


def assert_covered(hands: Hands, server: RunningServer) -> None:
    """Another truth under the cover does not change a letter of the page."""
    person, table = hands.person, hands.wire.table["id"]
    truth = Truth.stored(Path(server.database.removeprefix("sqlite:///")), table)
    state = truth.moments[-1].state
    assert state is not None
    another_truth = import_module(f"games.{truth.game.name}.secrets").another_truth
    others = (another_truth(state, None, Rng(seed)) for seed in range(50))
    other = next(one for one in others if told_of(truth, one) != told_of(truth, state))
    seen, instead = (look(person, table, told_of(truth, one)) for one in (state, other))
    assert [(one, two) for one, two in zip(seen, instead, strict=False) if one != two] == []
    assert len(seen) == len(instead)


def told_of(truth: Truth, state: State) -> list[Message]:
    seats = range(len(truth.opened.seats))
    return [
        {"view": as_told(truth.game.view(state, seat)), "choices": as_told(truth.game.choices(state, seat))}
        for seat in seats
    ]


def look(person: Person, table: str, told: list[Message]) -> list[str]:
    """The table on a page of its own, tag by tag: as it is drawn, and in words with what is read aloud on demand."""
    page = person.context.new_page()
    page.route_web_socket(SOCKETS, telling(told))
    page.goto(f"{person.url}/tables/{table}")
    page.get_by_role("dialog").filter(has_text=person.says("web-hand-over-note")).wait_for()
    seen = page.content().split("<")
    page.keyboard.press("t")
    page.get_by_role("region", name=person.says("web-text-view")).wait_for()
    page.keyboard.press("Alt+r")
    seen += page.content().split("<")
    page.close()
    return seen


def telling(told: list[Message]) -> Callable[[WebSocketRoute], None]:
    """A server that tells this of the seats; the rest is as it is."""

    def stand_between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(frame: str | bytes) -> None:
            message: dict[str, Any] = json.loads(frame)
            for seen in message.get("told", []):
                seen.update(told[seen["seat"]])
            socket.send(json.dumps(message))

        server.on_message(heard)

    return stand_between
