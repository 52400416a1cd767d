"""Two people at one table, each with a screen and a language of their own, and bots on the other seats.

Whatever the two pages are told while they play is laid beside what the stored entries say through the game's own views
(`server.watching.Truth`): a card sealed by somebody else, a tile somebody else draws, or the value under their
firebreak is never told. What a page was never told cannot be on it.
"""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.hands import Hands
from browser.matches import ending, open_table, play_again, play_out
from browser.people import People, Person
from server.running import RunningServer
from server.watching import Truth

TABLES = {  # seats, and what is chosen besides
    "flashpoint": (3, {"quick": "on"}),
    "feurio": (3, {"firebreaks": "on"}),
    "tails": (3, {}),
}
SECRETS = {"flashpoint": set[str](), "feurio": {"draw", "firebreak"}, "tails": {"choose"}}  # what was done unseen


@pytest.mark.parametrize("game", TABLES)
def test_a_match_of_two_people_and_a_bot_tells_nobody_what_others_hide(
    people: People, server: RunningServer, game: str
) -> None:
    [ada] = people(1, still=True)
    [bruno] = people(1, device="phone", language="fr", still=True)
    company = Hands(ada), Hands(bruno)
    seats, options = TABLES[game]
    open_table(company[0], game, "online", seats, **options)
    come_by_link(ada, company[1])
    company[0].press(ada.button("lobby-put-bot-at", seat=3, level="easy"))
    company[0].press(ada.button("lobby-start"))
    assert play_out(*company) > 6

    table = company[0].wire.table["id"]
    figures = ending(bruno).get_by_role("row").count()
    assert figures == ending(ada).get_by_role("row").count()
    play_again(company[0], bruno)
    assert bruno.page.url == ada.page.url

    truth = Truth.stored(Path(server.database.removeprefix("sqlite:///")), table)
    kinds = {action.split(" ")[0] for _, action in truth.moments[-1].steps}
    assert kinds >= SECRETS[game]
    for person in (ada, bruno):
        assert_told_what_may_be_known(person, table, truth)


def come_by_link(host: Person, hands: Hands) -> None:
    guest = hands.person
    guest.page.goto(host.page.get_by_role("textbox", name=host.says("lobby-share-play")).input_value())
    hands.press(guest.button("lobby-sit-at", seat=2))
    around = host.page.get_by_role("list", name=host.says("lobby-around"))
    expect(around.get_by_role("listitem").nth(1)).to_contain_text(guest.name)


def assert_told_what_may_be_known(person: Person, table: str, truth: Truth) -> None:
    """Frame by frame: what one's own seat may know at that moment; no word of what others chose or drew in secret."""
    [cookie] = [cookie["value"] for cookie in person.context.cookies() if cookie["name"] == "brasier"]
    guest = cookie.rpartition(".")[0]
    secret = {f'"{action}"' for moment in truth.moments for seat, action in moment.steps
              if action.startswith("choose ") or (seat < 0 and truth.game.has_secrets(truth.options))}  # fmt: skip
    compared = 0
    for frame in person.told():
        if frame["tell"] not in ("welcome", "update") or frame["table"]["id"] != table or not frame["told"]:
            continue
        moment = truth.at(frame["number"])
        since = frame["since"] if frame["tell"] == "welcome" else moment.since
        assert frame["told"] == truth.told(frame["number"], guest, since)
        bare = json.dumps({**frame, "told": [{**seen, "choices": []} for seen in frame["told"]]})
        assert not any(words in bare for words in secret)
        compared += 1
    assert compared > 20
