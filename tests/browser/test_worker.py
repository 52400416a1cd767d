"""The service worker: the app opens without a connection, and alerts are shown in the language that was chosen."""

import json
from typing import Any

import pytest
from playwright.sync_api import CDPSession

from brasier.texts import LANGUAGES, Texts
from browser.conftest import Outage
from browser.people import Language, People, Person

SHOWN = """async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, data, lang }) => ({ title, body, tag, data, lang }));
}"""
KEPT = """async () => (await (await caches.open("brasier")).keys()).map(({ url }) => new URL(url).pathname)"""


def with_worker(person: Person) -> None:
    """The app brings its worker along; from the second visit on it is asked for everything."""
    person.go("/")
    person.page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    person.page.reload(wait_until="networkidle")
    assert person.page.evaluate("navigator.serviceWorker.controller !== null")


def test_the_app_opens_without_a_connection(people: People, outage: Outage) -> None:
    [ada] = people(1, worker=True)
    with_worker(ada)
    ada.go("/rules/tails")
    title = ada.page.locator("h1").first.inner_text()
    ada.page.wait_for_load_state("networkidle")
    with outage():
        ada.go("/rules/tails")
        assert ada.page.locator("h1").first.inner_text() == title
        ada.go("/")
        ada.page.locator("main h1").wait_for()


def test_what_happens_at_tables_is_never_kept(people: People) -> None:
    [ada] = people(1, worker=True)
    table = ada.open("feurio")
    with_worker(ada)
    ada.go(f"/tables/{table}")
    ada.page.wait_for_load_state("networkidle")
    kept = ada.page.evaluate(KEPT)
    assert "/" in kept
    assert any(path.startswith("/assets/") for path in kept)
    assert sorted(path for path in kept if not path.startswith(("/assets/", "/texts/"))) == ["/", "/theme.js"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_alert_is_shown_in_the_language_that_was_chosen(people: People, language: Language) -> None:
    [ada] = people(1, worker=True, language=language)
    ada.context.grant_permissions(["notifications"], origin=ada.url)
    with_worker(ada)
    alert = {"alert": "your-turn", "table": "abc", "game": "feurio", "link": f"{ada.url}/tables/abc"}
    push(ada, json.dumps(alert))
    words = Texts(language)
    assert shown(ada) == [
        {
            "title": words.say("game-feurio"),
            "body": words.say("alert-your-turn"),
            "tag": "abc",
            "data": "/tables/abc",
            "lang": language,
        }
    ]


def test_a_push_that_is_not_ours_is_shown_without_words(people: People) -> None:
    [ada] = people(1, worker=True)
    ada.context.grant_permissions(["notifications"], origin=ada.url)
    with_worker(ada)
    push(ada, "not JSON")
    assert [(each["title"], each["body"], each["data"]) for each in shown(ada)] == [("Brasier", "", "/")]


def push(person: Person, data: str) -> None:
    """As the push service of a browser does it."""
    session: CDPSession = person.context.new_cdp_session(person.page)
    registered: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: registered.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    while not registered:
        person.page.wait_for_timeout(50)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": person.url, "registrationId": registered[-1]["registrationId"], "data": data},
    )


def shown(person: Person) -> list[dict[str, str]]:
    for _ in range(100):
        if found := person.page.evaluate(SHOWN):
            return list(found)
        person.page.wait_for_timeout(50)
    return []
