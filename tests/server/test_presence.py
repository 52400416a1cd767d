"""Who is here and who is away at a running server: bots play on for the absent, and give the seat back."""

from collections.abc import Iterator

import pytest

from brasier.core.record import read_record
from server.company import NIGHT, caught_up, company, invite, seated, until_told, until_waits_for
from server.running import RunningServer, Visit, running
from server.store.keeping import in_a_loop

DUEL = {"players": 2}


@pytest.fixture(scope="module")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Where nobody has to wait before a bot may play for somebody who is away."""
    database = f"sqlite:///{tmp_path_factory.mktemp('presence') / 'tables.sqlite'}"
    with running(database, "--grace", "0") as started:
        yield started


async def until_away(visit: Visit, seat: int, *, away: bool = True) -> None:
    while visit.now["table"]["seats"][seat]["away"] is not away:
        await visit.next()


async def go(visit: Visit, witness: Visit) -> None:
    """Somebody closes their browser, and somebody else notices."""
    await visit.__aexit__(None, None, None)
    gone = visit.now["you"]["person"]
    await witness.until(lambda told: told["tell"] == "presence" and gone not in told["here"])


@in_a_loop
async def test_everybody_is_told_who_is_here(hasty_server: RunningServer) -> None:
    async with (
        company(hasty_server.url, "Zoe") as [zoe],
        seated(hasty_server.url, "tails", "Anna", "Ben", options=NIGHT) as visits,
    ):
        hers, his = visits
        assert hers.now["table"]["people"][1]["name"] == "Ben"
        await invite(hers, zoe, watch=True)
        async with zoe.at(hers.table) as watching:
            assert watching.now["here"] == [0, 1, 2]
            for visit in visits:
                await visit.until(lambda told: told["tell"] == "presence" and told["here"] == [0, 1, 2])
            async with zoe.at(hers.table) as second:  # another window of the same person
                assert second.now["here"] == [0, 1, 2]
        for visit in visits:
            assert (await until_told(visit, "presence"))["here"] == [0, 1]  # and no other news before
        await go(his, hers)
        async with zoe.at(hers.table) as watching:
            assert watching.now["here"] == [0, 2]


@in_a_loop
async def test_a_bot_plays_for_who_is_away_and_gives_the_seat_back_on_return(hasty_server: RunningServer) -> None:
    async with seated(hasty_server.url, "feurio", "Anna", "Ben", options=DUEL) as [hers, his]:
        assert (await hers.ask("hand-over", seat=1))["code"] == "person-is-here"
        assert (await hers.ask("hand-over", seat=0))["code"] == "seat-is-yours"
        await go(his, hers)
        assert (await hers.ask("hand-over", seat=1, level="genius"))["code"] == "unknown-level"
        assert (await hers.ask("hand-over", seat=1))["tell"] == "done"
        await until_away(hers, 1)
        seat = hers.now["table"]["seats"][1]
        assert (seat["holder"], seat["name"], seat["level"]) == ("person", "Ben", "easy")
        assert (await hers.ask("hand-over", seat=1))["code"] == "bot-plays-already"
        while hers.awaited():  # Anna's turn: she plays, and the bot answers
            await hers.act(0, hers.choices(0)[0])
        await until_waits_for(hers, 0)
        record = read_record((await hers.guest.http.get(f"/api/tables/{hers.table}/record")).text)
        assert 1 in [step.seat for step in record.steps]

        async with his.guest.at(hers.table) as back:
            await until_away(back, 1, away=False)
            assert back.now["you"]["seats"] == [1]
            await until_away(hers, 1, away=False)
            await caught_up(hers, back)
            while hers.awaited():
                await hers.act(0, hers.choices(0)[0])
            await caught_up(back, hers)
            assert back.awaited() == [1]
            assert (await back.act(1, back.choices(1)[0]))["tell"] == "done"


@in_a_loop
async def test_a_bots_seat_is_not_handed_over_and_spectators_hand_over_nothing(hasty_server: RunningServer) -> None:
    async with (
        company(hasty_server.url, "Zoe") as [zoe],
        seated(hasty_server.url, "feurio", "Anna", "Ben", bots=1, options={"players": 3}) as [hers, his],
    ):
        assert (await hers.ask("hand-over", seat=2))["code"] == "bot-plays-already"
        await invite(hers, zoe, watch=True)
        await go(his, hers)
        async with zoe.at(hers.table) as watching:
            assert (await watching.ask("hand-over", seat=1))["code"] == "spectators-watch"


@in_a_loop
async def test_before_the_grace_is_over_nobodys_seat_is_handed_over(server: RunningServer) -> None:
    async with seated(server.url, "feurio", "Anna", "Ben", options=DUEL) as [hers, his]:
        await go(his, hers)
        refusal = await hers.ask("hand-over", seat=1)
        assert refusal["code"] == "wait-a-little"
        assert refusal["facts"]["name"] == "Ben"
        assert 0 < refusal["facts"]["seconds"] <= 60


@in_a_loop
async def test_who_leaves_by_choice_resumes_by_command(hasty_server: RunningServer) -> None:
    async with seated(hasty_server.url, "feurio", "Anna", "Ben", options=DUEL) as [hers, his]:
        assert (await hers.ask("leave", seat=1))["code"] == "not-your-seat"
        assert (await his.ask("leave", seat=1))["tell"] == "done"
        await until_away(his, 1)
        assert (await his.ask("leave", seat=1))["code"] == "bot-plays-already"
        await caught_up(hers, his)
        await until_waits_for(hers, 0)
        while hers.awaited():
            await hers.act(0, hers.choices(0)[0])
        turn = hers.now["step"]
        while hers.now["table"]["actors"] != [0] or hers.now["step"] <= turn:
            await hers.next()  # the bot has had a turn
        await go(his, hers)
        async with his.guest.at(hers.table) as back:
            # Looking in is not resuming: what is told after `hello` and an answer still says so.
            assert (await back.ask("say", phrase="hello"))["tell"] == "done"
            assert back.now["table"]["seats"][1]["away"] is True
            refusal = await back.ask("act", seat=1, action="pass", seen=back.now["number"])
            assert refusal["code"] == "bot-plays-already"
            assert (await back.ask("resume", seat=1))["tell"] == "done"
            await until_away(back, 1, away=False)
            assert (await back.ask("resume", seat=1))["code"] == "seat-is-yours"
            assert (await hers.ask("resume", seat=1))["code"] == "not-your-seat"


@in_a_loop
async def test_when_everybody_has_left_the_bots_play_to_the_end(hasty_server: RunningServer) -> None:
    async with seated(hasty_server.url, "tails", "Anna", "Ben", options=NIGHT) as [hers, his]:
        await his.ask("leave", seat=1)
        await hers.ask("leave", seat=0)
        for visit in (hers, his):
            await visit.until_phase("over")
