"""Talk at a running server: who hears what, what is kept, and who may point at the board."""

import asyncio
from typing import Any

from server.company import ME, NIGHT, OPEN, company, invite, play_on, seated, until_told
from server.running import RunningServer, Visit
from server.store.keeping import in_a_loop


async def said(visit: Visit) -> dict[str, Any]:
    line: dict[str, Any] = (await until_told(visit, "said"))["line"]
    return line


async def texts(visit: Visit) -> list[str | None]:
    """What somebody who comes in now reads."""
    async with visit.guest.at(visit.table) as again:
        return [line["text"] or line["phrase"] for line in again.now["chat"]]


async def refused(visit: Visit, do: str, **what: Any) -> str:
    answer = await visit.ask(do, **what)
    assert answer["tell"] == "refused"
    code: str = answer["code"]
    return code


@in_a_loop
async def test_everybody_at_the_table_hears_texts_and_phrases(server: RunningServer) -> None:
    async with seated(server.url, "tails", "Anna", "Ben", options=NIGHT) as [hers, his]:
        number = hers.now["number"]
        assert (await hers.ask("say", text="  good \n evening "))["tell"] == "done"
        assert (await his.ask("say", phrase="good-luck"))["tell"] == "done"
        for visit in (hers, his):
            lines = [message["line"] for message in visit.heard if message["tell"] == "said"]
            while len(lines) < 2:
                lines.append(await said(visit))
            first, second = lines
            assert (first["person"], first["text"], first["phrase"], first["room"]) == (
                0, "good evening", None, "table"
            )  # fmt: skip
            assert (second["person"], second["text"], second["phrase"]) == (1, None, "good-luck")
            assert (first["number"], second["number"]) == (number + 1, number + 2)
            assert first["at"] <= second["at"]
        # Talk makes no board old.
        action = hers.choices(0)[0]
        assert (await hers.ask("act", seat=0, action=action, seen=number))["tell"] == "done"


@in_a_loop
async def test_what_cannot_be_said_is_refused(server: RunningServer) -> None:
    async with seated(server.url, "tails", "Anna", "Ben", options=NIGHT) as [hers, _]:
        assert await refused(hers, "say") == "text-or-phrase"
        assert await refused(hers, "say", text="a", phrase="hello") == "text-or-phrase"
        assert await refused(hers, "say", text=" \n ") == "bad-text"
        assert await refused(hers, "say", text="\u202e") == "bad-text"
        for message in ({"text": "x" * 401}, {"text": ""}, {"phrase": "you-lose"}, {"text": "a", "room": "attic"}):
            await hers.send("say", **message)
            answer = await until_told(hers, "refused")
            assert (answer["code"], answer["id"]) == ("bad-request", None)
        assert (await hers.ask("say", text="x" * 400))["tell"] == "done"
        assert await texts(hers) == ["x" * 400]


@in_a_loop
async def test_players_do_not_hear_the_spectators_until_the_match_is_over(server: RunningServer) -> None:
    async with (
        company(server.url, "Zoe", "Yann") as [zoe, yann],
        seated(server.url, "tails", "Anna", "Ben", options=NIGHT) as [hers, his],
    ):
        await invite(hers, zoe, yann, watch=True)
        async with zoe.at(hers.table) as watching, yann.at(hers.table) as beside:
            assert await refused(watching, "say", text="she bluffs") == "spectators-have-a-room"
            assert await refused(hers, "say", text="hush", room="gallery") == "gallery-is-for-spectators"
            assert (await watching.ask("say", text="she bluffs", room="gallery"))["tell"] == "done"
            assert (await said(beside))["text"] == "she bluffs"
            await hers.ask("say", text="I hear nothing")
            assert (await said(his))["text"] == "I hear nothing"  # the first thing he hears
            assert (await said(beside))["text"] == "I hear nothing"
            assert await texts(hers) == ["I hear nothing"]
            assert await texts(watching) == ["she bluffs", "I hear nothing"]

            await play_on(hers, his)
            assert await texts(hers) == ["she bluffs", "I hear nothing"]
            await watching.until_phase("over")
            await watching.ask("say", text="you may hear us now", room="gallery")
            assert (await said(his))["text"] == "you may hear us now"
            assert (await hers.ask("say", text="so I do", room="gallery"))["tell"] == "done"
            assert (await said(beside))["text"] == "you may hear us now"
            assert (await said(beside))["text"] == "so I do"


@in_a_loop
async def test_nobody_hears_whom_they_muted(server: RunningServer) -> None:
    async with seated(server.url, "tails", "Anna", "Ben", options=NIGHT) as [hers, his]:
        await his.ask("say", text="la la la")
        assert (await hers.ask("mute", person=1))["tell"] == "done"
        while hers.now["you"]["muted"] != [1]:
            await hers.next()
        await his.ask("say", text="la la")
        await hers.ask("say", text="quiet at last")
        lines = [message["line"]["text"] for message in hers.heard if message["tell"] == "said"]
        assert "la la" not in lines
        assert "quiet at last" in lines
        assert await texts(hers) == ["quiet at last"]
        assert await texts(his) == ["la la la", "la la", "quiet at last"]
        assert await refused(hers, "mute", person=0) == "no-such-person"
        assert await refused(hers, "mute", person=9) == "no-such-person"
        await hers.ask("mute", person=1, muted=False)
        await his.ask("say", text="friends?")
        assert (await hers.until(lambda told: told["tell"] == "said"))["line"]["text"] == "friends?"
        assert await texts(hers) == ["la la la", "la la", "quiet at last", "friends?"]


@in_a_loop
async def test_those_who_play_together_point_at_the_board_and_nothing_is_kept(server: RunningServer) -> None:
    async with (
        company(server.url, "Zoe") as [zoe],
        seated(server.url, "flashpoint", "Anna", "Ben", options={"firefighters": 2}) as [hers, his],
    ):
        await invite(hers, zoe, watch=True)
        async with zoe.at(hers.table) as watching:
            number = watching.now["number"]
            for target in ({"type": "cell", "at": [3, 2]}, {"type": "edge", "between": [[1, 1], [1, 2]]}):
                assert (await hers.ask("ping", target=target))["tell"] == "done"
                for visit in (his, watching):
                    assert await until_told(visit, "pinged") == {"tell": "pinged", "person": 0, "target": target}
            assert await refused(watching, "ping", target={"type": "cell", "at": [1, 1]}) == "spectators-watch"
            await watching.send("ping", target={"type": "moon"})
            assert (await until_told(watching, "refused"))["code"] == "bad-request"
            async with zoe.at(hers.table) as again:
                assert again.now["number"] == number


@in_a_loop
async def test_who_plays_against_each_other_points_at_nothing(server: RunningServer) -> None:
    async with seated(server.url, "feurio", "Anna", "Ben", options={"players": 2}) as [hers, _]:
        assert await refused(hers, "ping", target={"type": "cell", "at": [0, 0]}) == "no-pointing"
    async with company(server.url, "Anna") as [anna]:
        table = await anna.open("flashpoint", options={"firefighters": 2}, seats=[ME, OPEN])
        async with anna.at(table) as hers:
            assert await refused(hers, "ping", target={"type": "cell", "at": [0, 0]}) == "match-not-started"


@in_a_loop
async def test_talk_and_who_is_muted_survive_a_restart(server: RunningServer) -> None:
    async with (
        company(server.url, "Zoe") as [zoe],
        seated(server.url, "tails", "Anna", "Ben", options=NIGHT) as [hers, his],
    ):
        await invite(hers, zoe, watch=True)
        await hers.ask("say", text="remember this")
        await his.ask("say", phrase="thanks")
        async with zoe.at(hers.table) as watching:
            await watching.ask("say", text="I shall", room="gallery")
        await hers.ask("mute", person=1)
        before = {visit: await texts(visit) for visit in (hers, his)}
        assert before == {hers: ["remember this"], his: ["remember this", "thanks"]}
        await asyncio.to_thread(server.stop)
        await asyncio.to_thread(server.start)
        assert {visit: await texts(visit) for visit in (hers, his)} == before
        async with hers.guest.at(hers.table) as again:
            assert again.now["you"]["muted"] == [1]
        async with zoe.at(hers.table) as watching:
            assert [line["text"] for line in watching.now["chat"]] == ["remember this", None, "I shall"]
