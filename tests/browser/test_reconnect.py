"""The connection goes: the board stays, the seat is kept, and when it is back the match goes on where it was."""

import signal

from playwright.sync_api import Locator, expect

from browser.conftest import Outage
from browser.people import AWAY, People, Person
from browser.table import (
    MARK,
    MARKED,
    act,
    choices,
    first_choice,
    log_lines,
    plain_choice,
    play_together,
    quiet,
    your_turn,
)
from server.running import RunningServer

LONG = 65  # seconds: longer than the minute after which others may let a bot play on


def test_a_server_that_falls_and_comes_back_loses_nothing(people: People, outage: Outage) -> None:
    first, second = duel(people)
    act(first, plain_choice(first))
    quiet(first)
    for person in (first, second):
        person.page.evaluate(MARK)
    step = first.told("update")[-1]["step"]
    before = choices(first)
    with outage():
        for person in (first, second):
            expect(lost(person)).to_be_visible()
            expect(board(person)).to_be_visible()
        expect(first.page.get_by_role("main").locator(".target")).to_have_count(0)
    for person in (first, second):
        expect(lost(person)).to_have_count(0)
    welcome = first.told("welcome")[-1]
    assert (welcome["step"], welcome["since"]) == (step, step)
    assert choices(first) == before
    heard = len(second.told("update"))
    act(first, first_choice(first, "pass"))
    your_turn(second).wait_for()
    assert len(second.told("update")) > heard
    assert first.page.evaluate(MARKED)
    assert second.page.evaluate(MARKED)


def test_a_click_while_the_server_is_away_does_no_harm(people: People, outage: Outage) -> None:
    first, _ = duel(people)
    choice = plain_choice(first)
    with outage():
        expect(lost(first)).to_be_visible()
        act(first, choice)
        first.button("web-connection-now").click()
        expect(lost(first)).to_be_visible()
    expect(lost(first)).to_have_count(0)
    act(first, choice)
    expect(first.page.get_by_role("list", name=first.says("web-log")).get_by_role("listitem").last).to_be_visible()
    assert first.told("refused") == []


def test_a_server_that_falls_silent_is_noticed(people: People, server: RunningServer) -> None:
    """Nothing is closed, nothing answers: as when a cable is pulled somewhere on the way."""
    first, _ = duel(people)
    first.page.evaluate(MARK)
    first.allow(AWAY)
    server.process.send_signal(signal.SIGSTOP)
    try:
        act(first, plain_choice(first))
        expect(lost(first)).to_be_visible()
        expect(board(first)).to_be_visible()
    finally:
        server.process.send_signal(signal.SIGCONT)
    expect(lost(first)).to_have_count(0)
    assert first.page.evaluate(MARKED)


def test_more_than_a_minute_without_a_network(people: People) -> None:
    """Slow by nature: the others may let a bot play on only after a minute, and whoever comes back has the seat."""
    first, second = duel(people)
    second.page.evaluate(MARK)
    second.allow(AWAY)
    lines = log_lines(second).count()
    second.context.set_offline(True)
    expect(lost(second)).to_be_visible()
    act(first, plain_choice(first))
    quiet(first)
    act(first, first_choice(first, "pass"))
    expect(seat(first, second)).to_contain_text(first.says("web-seat-gone"))
    second.page.wait_for_timeout(LONG * 1000)
    first.button("web-seat-hand-over-to", name=second.name).click()
    expect(seat(first, second)).to_contain_text(first.says("web-seat-bot-instead"))
    your_turn(first).wait_for()  # the bot has played

    second.context.set_offline(False)
    expect(lost(second)).to_have_count(0)
    expect(seat(second, second)).to_contain_text(second.says("web-seat-you"))
    assert log_lines(second).count() > lines + 2, "what was missed is told"
    assert second.page.evaluate(MARKED)
    act(first, plain_choice(first))
    quiet(first)
    act(first, first_choice(first, "pass"))
    your_turn(second).wait_for()


def duel(people: People) -> list[Person]:
    """Two people at Feurio!, the first of them to lay a tile."""
    ada, bruno = people(2, still=True)
    play_together(ada, bruno, "feurio", players=2)
    your_turn(bruno).wait_for()  # the seat after the eldest begins
    for person in (ada, bruno):
        quiet(person)
    return [bruno, ada]


def lost(person: Person) -> Locator:
    return person.page.get_by_text(person.says("web-connection-lost"))


def board(person: Person) -> Locator:
    return person.page.get_by_role("group", name=person.says("web-feurio-board"))


def seat(person: Person, whose: Person) -> Locator:
    players = person.page.get_by_role("list", name=person.says("web-players"))
    return players.get_by_role("listitem").filter(has=person.page.get_by_text(whose.name, exact=True))
