"""Whoever could flood somebody with alerts finds an end to it soon, and nobody else notices."""

import asyncio
import logging
from pathlib import Path

import msgspec
import pytest

from brasier.server.alerts import PER_HOST, PER_PERSON, Alert, Alerts
from brasier.server.outside import Outside
from server.alerts.scene import LATER, People, Person, running, until, with_a_webhook, your_turn
from server.alerts.site import HOST, OK, Authority, Names, Site, open_site, outside_for


@pytest.fixture
def authority(tmp_path: Path) -> Authority:
    return Authority(tmp_path)


def test_one_turn_alerts_once_and_an_older_one_never(authority: Authority) -> None:
    async def play(site: Site, people: People, alerts: Alerts) -> None:
        await alerts.tell("zoe", your_turn(number=5))
        await until(lambda: alerts.counts["sent"] == 1)
        for number in (5, 4, 1):
            await alerts.tell("zoe", your_turn(number=number))
        await alerts.tell("zoe", your_turn("t2"))
        await until(lambda: alerts.counts["sent"] == 2)
        assert [msgspec.json.decode((await site.next()).body)["table"] for _ in range(2)] == ["t1", "t2"]
        assert site.visits == 2

    with_a_webhook(authority, play)


def test_of_what_waits_for_one_table_only_the_newest_is_told(authority: Authority) -> None:
    async def play(site: Site, people: People, alerts: Alerts) -> None:
        over = Alert(table="t1", game="feurio", code="match-over", link="https://b", number=3)
        for alert in (your_turn(number=1), your_turn(number=2), over):  # no worker runs before we wait
            await alerts.tell("zoe", alert)
        assert msgspec.json.decode((await site.next()).body)["alert"] == "match-over"
        await until(lambda: alerts.counts["sent"] == 1)
        assert site.visits == 1

    with_a_webhook(authority, play)


def test_a_second_try_is_not_made_when_something_newer_was_told(authority: Authority) -> None:
    async def scene() -> None:
        async with (
            open_site(authority.site(HOST), LATER, OK) as site,
            open_site(authority.site(HOST), LATER) as other,
        ):
            people = People(zoe=Person(webhook=site.url()), max=Person(webhook=other.url()))
            async with running(people, outside_for(authority, site.port, other.port), retry_after=3) as alerts:
                await alerts.tell("zoe", your_turn(number=1))
                await until(lambda: alerts.counts["again"] == 1)
                await alerts.tell("zoe", your_turn(number=2))
                await until(lambda: alerts.counts["sent"] == 1)
                await alerts.tell("max", your_turn())
                await until(lambda: alerts.counts["lost"] == 1)  # his second try was due after hers
                assert (site.visits, other.visits) == (2, 2)

    asyncio.run(scene())


def test_a_flood_to_one_person_ends_with_the_bucket_and_touches_nobody_else(
    authority: Authority, caplog: pytest.LogCaptureFixture
) -> None:
    now = 0.0

    async def play(site: Site, people: People, alerts: Alerts) -> None:
        nonlocal now
        people.people["max"] = Person(webhook=site.url("/max"))
        for number in range(100):
            await alerts.tell("zoe", your_turn(f"t{number}"))
        await until(lambda: alerts.counts["sent"] == PER_PERSON)
        assert alerts.counts["lost"] == 100 - PER_PERSON
        await alerts.tell("max", your_turn())
        await until(lambda: alerts.counts["sent"] == PER_PERSON + 1)
        now += 3600 / PER_PERSON - 1
        await alerts.tell("zoe", your_turn("early"))
        now += 1
        await alerts.tell("zoe", your_turn("due"))
        await until(lambda: alerts.counts["sent"] == PER_PERSON + 2)
        tables = [msgspec.json.decode((await site.next()).body)["table"] for _ in range(PER_PERSON + 2)]
        assert tables[-1] == "due"
        assert site.heard.empty()

    with caplog.at_level(logging.WARNING):
        with_a_webhook(authority, play, clock=lambda: now)
    assert "somebody has had enough alerts for this hour" in caplog.text


def test_one_host_is_not_flooded_in_the_name_of_many() -> None:
    async def scene() -> None:
        names = Names(["10.0.0.1"])  # counted before anything is asked or sent
        people = People(**{f"p{number}": Person(webhook="https://hooks.example/") for number in range(PER_HOST + 5)})
        async with running(people, Outside(resolver=names), clock=lambda: 0.0) as alerts:
            for person in people.people:
                await alerts.tell(person, your_turn())
            await until(lambda: alerts.counts["refused"] == PER_HOST + 5)
        assert len(names.asked) == PER_HOST

    asyncio.run(scene())


def test_a_full_queue_drops_what_comes_and_holds_up_nobody(
    authority: Authority, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(site: Site, people: People, alerts: Alerts) -> None:
        for number in range(5):
            await alerts.tell("zoe", your_turn(f"t{number}"))
        assert alerts.counts["lost"] == 2
        await until(lambda: alerts.counts["sent"] == 3)
        assert site.visits == 3

    with caplog.at_level(logging.WARNING):
        with_a_webhook(authority, play, longest_queue=3)
    assert "too many are waiting" in caplog.text
