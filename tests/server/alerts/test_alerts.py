"""Alerts reach who wants them, tell no secret, and give up soon."""

import asyncio
import doctest
import hmac
import logging
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from brasier import __version__
from brasier.core.state import Refusal
from brasier.server.alerts import Alert, Alerts
from brasier.server.outside import Outside
from brasier.server.store import Store
from brasier.server.wire import Profile, PushSubscription
from docs.pages import ROOT
from doors.terminal import environment
from server.alerts.browser import Browser
from server.alerts.scene import LATER, People, Person, running, until, with_a_webhook, written, your_turn
from server.alerts.site import HERE, HOST, OK, Authority, Names, Site, open_site, outside_for


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return Authority(tmp_path)


# ---- the two ways


def test_a_webhook_hears_what_to_look_at_and_can_tell_that_it_is_from_here(authority: Authority) -> None:
    async def play(site: Site, people: People, alerts: Alerts) -> None:
        await alerts.tell("zoe", your_turn())
        request = await site.next()
        assert request.line == "POST /hook HTTP/1.1"
        link = "https://brasier.example/tables/t1"
        assert msgspec.json.decode(request.body) == {
            "alert": "your-turn",
            "table": "t1",
            "game": "feurio",
            "link": link,
        }
        assert request.headers["content-type"] == "application/json"
        assert request.headers["user-agent"] == f"brasier/{__version__}"
        expected = hmac.digest(alerts.webhook_secret("zoe").encode(), request.body, "sha256").hex()
        assert request.headers["x-brasier-signature"] == f"sha256={expected}"
        assert alerts.webhook_secret("zoe") != alerts.webhook_secret("max")
        await until(lambda: alerts.counts["sent"] == 1)

    with_a_webhook(authority, play)


def test_a_browser_reads_the_same_words_through_its_push_service(authority: Authority) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST), b"HTTP/1.1 201 Created\r\n\r\n") as site:
            browser = Browser()
            people = People(zoe=Person(push=written(browser.subscription(site.url("/push/1")))))
            async with running(people, outside_for(authority, site.port)) as alerts:
                await alerts.tell("zoe", your_turn())
                await alerts.tell("zoe", Alert(table="t2", game="tails", code="match-over", link="https://b", number=1))
                requests = {request.headers["urgency"]: request for request in [await site.next(), await site.next()]}
                assert browser.read(requests["normal"].body) == your_turn().body()
                over = {"alert": "match-over", "table": "t2", "game": "tails", "link": "https://b"}
                assert msgspec.json.decode(browser.read(requests["low"].body)) == over
                assert requests["normal"].headers["authorization"].endswith(f"k={alerts.application_server_key()}")

    asyncio.run(scene())


def test_somebody_with_both_ways_is_told_by_both(authority: Authority) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST)) as site:
            subscription = written(Browser().subscription(site.url("/push")))
            people = People(zoe=Person(webhook=site.url("/hook"), push=subscription))
            async with running(people, outside_for(authority, site.port)) as alerts:
                await alerts.tell("zoe", your_turn())
                lines = {(await site.next()).line, (await site.next()).line}
                assert lines == {"POST /push HTTP/1.1", "POST /hook HTTP/1.1"}

    asyncio.run(scene())


def test_somebody_who_wants_no_alerts_gets_none(authority: Authority) -> None:
    async def play(site: Site, people: People, alerts: Alerts) -> None:
        people.people["max"] = Person()
        await alerts.tell("max", your_turn())
        await alerts.tell("nobody", your_turn())
        await until(lambda: people.looks == 2)
        await alerts.tell("zoe", your_turn())
        await until(lambda: alerts.counts["sent"] == 1)
        assert site.visits == 1

    with_a_webhook(authority, play)


# ---- what is saved


def test_only_addresses_and_subscriptions_that_can_be_used_are_saved(authority: Authority) -> None:
    async def scene() -> None:
        public = Outside(resolver=Names(["1.1.1.1"]))
        async with running(People(), public) as alerts:
            await alerts.check_webhook("https://hooks.example/")
            await alerts.check_push(Browser().subscription("https://push.example/1"))
            with pytest.raises(Refusal, match="alert-url-not-https"):
                await alerts.check_webhook("http://hooks.example/")
            with pytest.raises(Refusal, match="push-unreadable"):
                await alerts.check_push(PushSubscription(endpoint="https://push.example/1", p256dh="AA", auth="AA"))

    asyncio.run(scene())


@pytest.mark.parametrize("status", [404, 410])
def test_an_expired_subscription_is_forgotten(authority: Authority, status: int) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST), f"HTTP/1.1 {status} Gone\r\n\r\n".encode()) as site:
            people = People(zoe=Person(push=written(Browser().subscription(site.url()))))
            async with running(people, outside_for(authority, site.port)) as alerts:
                await alerts.tell("zoe", your_turn())
                await until(lambda: people.people["zoe"].push is None)
                assert site.visits == 1

    asyncio.run(scene())


def test_a_subscription_made_meanwhile_is_kept(authority: Authority) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST), b"HTTP/1.1 410 Gone\r\n\r\n") as site:
            old, new = (written(Browser().subscription(site.url(path))) for path in ("/old", "/new"))
            people = People(zoe=Person(push=old))

            class Meanwhile(Names):
                async def __call__(self, host: str) -> list[str]:
                    people.people["zoe"] = Person(push=new)
                    return [str(HERE)]

            async with running(people, outside_for(authority, site.port, names=Meanwhile())) as alerts:
                await alerts.tell("zoe", your_turn())
                await until(lambda: alerts.counts["expired"] == 1)
            assert people.people["zoe"].push == new

    asyncio.run(scene())


@pytest.mark.parametrize("kept", ["", "{}", "[1]", '{"endpoint":"https://push.example/1","p256dh":"AA","auth":"AA"}'])
def test_a_kept_subscription_that_cannot_be_read_is_forgotten(kept: str) -> None:
    async def scene() -> None:
        people = People(zoe=Person(push=kept))
        async with running(people, Outside(resolver=Names(["10.0.0.1"]))) as alerts:
            await alerts.tell("zoe", your_turn())
            await until(lambda: people.people["zoe"].push is None)

    asyncio.run(scene())


# ---- failures


@pytest.mark.parametrize("answer", [LATER, b"HTTP/1.1 429 Slower\r\n\r\n", b"nonsense\r\n\r\n"])
def test_what_failed_is_tried_once_more(authority: Authority, answer: bytes) -> None:
    async def play(site: Site, people: People, alerts: Alerts) -> None:
        await alerts.tell("zoe", your_turn())
        first, second = await site.next(), await site.next()
        assert first.body == second.body
        await until(lambda: alerts.counts["sent"] == 1)
        assert (alerts.counts["again"], alerts.counts["lost"]) == (1, 0)

    with_a_webhook(authority, play, answer, OK)


def test_what_failed_twice_is_dropped_with_a_line_that_does_not_tell_the_address(
    authority: Authority, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(site: Site, people: People, alerts: Alerts) -> None:
        await alerts.tell("zoe", your_turn())
        await until(lambda: alerts.counts["lost"] == 1)
        await alerts.tell("zoe", your_turn("t2"))
        await until(lambda: alerts.counts["lost"] == 2)
        assert site.visits == 4

    with caplog.at_level(logging.WARNING):
        with_a_webhook(authority, play, LATER)
    lines = [record.getMessage() for record in caplog.records]
    assert lines.count("alerts: one was dropped: tried twice") == 2
    assert f"alerts: {HOST} answered 503" in lines
    assert "/hook" not in caplog.text


def test_only_the_way_that_failed_is_tried_again(authority: Authority) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST)) as good, open_site(authority.site(HOST), LATER) as bad:
            people = People(zoe=Person(webhook=bad.url(), push=written(Browser().subscription(good.url()))))
            async with running(people, outside_for(authority, good.port, bad.port)) as alerts:
                await alerts.tell("zoe", your_turn())
                await until(lambda: alerts.counts["lost"] == 1)
                assert (good.visits, bad.visits) == (1, 2)

    asyncio.run(scene())


@pytest.mark.parametrize("status", [301, 302, 400, 401, 403, 404, 413])
def test_a_clear_no_is_not_asked_again(authority: Authority, status: int) -> None:
    async def play(site: Site, people: People, alerts: Alerts) -> None:
        await alerts.tell("zoe", your_turn())
        await until(lambda: alerts.counts["unwanted"] + alerts.counts["expired"] == 1)
        await alerts.tell("zoe", your_turn("t2"))
        await until(lambda: alerts.counts["sent"] == 1)
        assert site.visits == 2
        assert people.people["zoe"].webhook is not None  # people's own words are theirs to change

    with_a_webhook(authority, play, f"HTTP/1.1 {status} No\r\nLocation: https://inside.example/\r\n\r\n".encode(), OK)


def test_an_address_that_leads_inside_now_is_not_spoken_to(authority: Authority) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST)) as site:
            people = People(zoe=Person(webhook=site.url()), max=Person(webhook="http://10.0.0.1/"))
            outside = Outside(resolver=Names([str(HERE)]), trust=authority.trust(), ports=[site.port])
            async with running(people, outside) as alerts:
                await alerts.tell("zoe", your_turn())
                await alerts.tell("max", your_turn())
                await until(lambda: alerts.counts["refused"] == 2)
                assert site.visits == 0

    asyncio.run(scene())


def test_a_store_that_is_away_costs_one_alert_and_not_all(authority: Authority) -> None:
    async def play(site: Site, people: People, alerts: Alerts) -> None:
        find = people.person

        async def away(person: str, /) -> Person | None:
            raise ConnectionError("the database is away")

        people.person = away  # type: ignore[method-assign]
        for number in range(1, 9):  # more than there are workers
            await alerts.tell(f"somebody {number}", your_turn())
        await until(lambda: alerts.counts["lost"] == 8)
        people.person = find  # type: ignore[method-assign]
        await alerts.tell("zoe", your_turn())
        await site.next()

    with_a_webhook(authority, play)


# ---- the switch


def test_alerts_are_off_until_the_host_turns_them_on() -> None:
    async def scene() -> None:
        people = People(zoe=Person(webhook="https://hooks.example/"))
        alerts = Alerts(people)
        await alerts.start()
        assert not alerts.enabled
        await alerts.tell("zoe", your_turn())
        await alerts.close()
        assert (people.looks, alerts.counts) == (0, {})
        for ask in (alerts.application_server_key, lambda: alerts.webhook_secret("zoe")):
            with pytest.raises(Refusal, match="alerts-are-off"):
                ask()
        with pytest.raises(Refusal, match="alerts-are-off"):
            await alerts.check_webhook("https://hooks.example/")
        with pytest.raises(Refusal, match="alerts-are-off"):
            await alerts.check_push(Browser().subscription("https://push.example/1"))

    asyncio.run(scene())


def test_without_its_extra_the_switch_is_refused_and_the_rest_goes_on(tmp_path: Path) -> None:
    program = """
import asyncio, sys
sys.modules["cryptography"] = None  # as if it were not installed
from brasier.core.state import Refusal
from brasier.server.alerts import Alerts
from brasier.server.store import Store
from brasier.server.wire import PushSubscription
alerts = Alerts(None)
asyncio.run(alerts.start())
try:
    asyncio.run(alerts.check_push(PushSubscription(endpoint="", p256dh="", auth="")))
except Refusal as refusal:
    print(refusal.code)
try:
    Alerts(None, enabled=True)
except Refusal as refusal:
    print(refusal.code, dict(refusal.facts))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False, env=environment(tmp_path)
    )
    assert done.stderr == ""
    assert done.stdout.splitlines() == ["alerts-are-off", "alerts-not-installed {'extra': 'brasier[alerts]'}"]


def test_what_is_queued_at_the_end_still_goes_out_and_a_slow_site_does_not_hold_the_end(authority: Authority) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST)) as site:
            alerts = Alerts(
                People(zoe=Person(webhook=site.url())), enabled=True, outside=outside_for(authority, site.port)
            )
            await alerts.start()
            await alerts.tell("zoe", your_turn())
            await alerts.close(patience=20)
            assert alerts.counts["sent"] == 1
        async with open_site(authority.site(HOST), b"") as silent:
            alerts = Alerts(
                People(zoe=Person(webhook=silent.url())), enabled=True, outside=outside_for(authority, silent.port)
            )
            await alerts.start()
            await alerts.tell("zoe", your_turn())
            await silent.next()
            await alerts.close(patience=0.01)
            assert alerts.counts == {"lost": 1}

    asyncio.run(scene())


def test_a_second_try_that_is_still_to_come_at_the_end_is_lost_and_counted(authority: Authority) -> None:
    async def scene() -> None:
        async with open_site(authority.site(HOST), LATER) as site:
            people = People(zoe=Person(webhook=site.url()))
            async with running(people, outside_for(authority, site.port), retry_after=600) as alerts:
                await alerts.tell("zoe", your_turn())
                await until(lambda: alerts.counts["again"] == 1)
            assert (alerts.counts["lost"], site.visits) == (1, 1)

    asyncio.run(scene())


def test_with_the_real_store_keys_last_and_an_expired_subscription_is_gone(
    authority: Authority, tmp_path: Path
) -> None:
    async def scene() -> None:
        keys: set[tuple[str, str]] = set()
        async with open_site(authority.site(HOST), b"HTTP/1.1 410 Gone\r\n\r\n", OK) as site:
            for _ in range(2):  # the server starts twice
                store = await Store.open(str(tmp_path / "brasier.db"))
                alerts = Alerts(store, enabled=True, outside=outside_for(authority, site.port))
                await alerts.start()
                keys.add((alerts.application_server_key(), alerts.webhook_secret("zoe")))
                await store.set_push("zoe", written(Browser().subscription(site.url())))
                await alerts.tell("zoe", your_turn())
                await alerts.close(patience=20)
                person = await store.person("zoe")
                assert person is not None
                assert (person.push is None) == (alerts.counts == {"expired": 1})
                await store.close()
            assert (len(keys), site.visits, alerts.counts) == (1, 2, {"sent": 1})

    asyncio.run(scene())


def test_the_profile_can_tell_somebody_their_webhooks_secret() -> None:
    assert Profile(name="Zoé").webhook_secret is None
    assert msgspec.json.decode(msgspec.json.encode(Profile(name="Zoé", webhook_secret="ab")))["webhook_secret"] == "ab"


# ---- the page


def test_the_page_shows_what_is_sent_and_how_to_check_it() -> None:
    page = (ROOT / "docs/how-to/alerts.md").read_text(encoding="utf-8")
    examples = re.search(r"```python\n(.*?)```", page, re.DOTALL)
    assert examples is not None
    names: dict[str, object] = {}
    result = doctest.DocTestRunner().run(doctest.DocTestParser().get_doctest(examples[1], names, "page", "", 0))
    assert (result.attempted, result.failed) == (7, 0)
    shown = re.search(r"```json\n(.*?)\n```", page)
    assert shown is not None
    link = "https://brasier.example/tables/k3x9"
    alert = Alert(table="k3x9", game="feurio", code="your-turn", link=link, number=7)
    assert shown[1].encode() == alert.body()
