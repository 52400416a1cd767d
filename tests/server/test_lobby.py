"""The lobby of a running server: opening tables, finding them, coming in, sitting down, playing again, deleting."""

import asyncio
from typing import Any

from server.company import BOT, ME, NIGHT, OPEN, caught_up, company, holders, invite, play_on
from server.running import Guest, RunningServer, Visit
from server.store.keeping import in_a_loop

PAGES = ("record", "proof", "replay", "log", "picture.svg")


async def lines(guest: Guest, kind: str) -> dict[str, dict[str, Any]]:
    answer = await guest.http.get("/api/tables")
    assert answer.status_code == 200
    return {line["id"]: line for line in answer.json()[kind]}


async def refused(guest: Guest, **wish: Any) -> tuple[int, str]:
    answer = await guest.http.post("/api/tables", json=wish)
    return answer.status_code, answer.json()["code"]


async def refused_join(guest: Guest, **wish: Any) -> tuple[int, str]:
    answer = await guest.http.post("/api/join", json=wish)
    return answer.status_code, answer.json()["code"]


async def close_code(guest: Guest, table: str) -> int:
    async with Visit(guest, table, guest.url) as visit:
        return await visit.until_closed()


# ---- opening


@in_a_loop
async def test_a_table_is_as_its_owner_wished_it(server: RunningServer) -> None:
    async with company(server.url, "Anna") as [anna]:
        clock = {"kind": "match", "seconds": 600, "back": 5, "then": "pass"}
        wish = {"seats": [OPEN, {"kind": "me", "name": "  Annie "}, BOT], "clock": clock, "spectators": False}
        table = await anna.open("feurio", options={"players": 3, "firebreaks": True}, dice="manual", **wish)
        async with anna.at(table) as visit:
            told = visit.now["table"]
            assert (told["game"], told["phase"], told["public"], told["spectators"]) == ("feurio", "open", False, False)
            assert (told["options"]["players"], told["options"]["firebreaks"]) == (3, True)
            assert (told["clock"], told["dice"]) == (clock, "manual")
            assert [holder for holder, _ in holders(visit)] == ["open", "person", "bot"]
            assert told["seats"][1]["name"] == "Annie"
            assert told["seats"][2]["level"] == "easy"
            assert visit.now["you"] == {
                "person": 0, "role": "player", "owner": True, "seats": [1], "muted": [], "undo": None
            }  # fmt: skip
            assert visit.now["told"] == []


@in_a_loop
async def test_without_a_wish_one_plays_against_bots_at_once(server: RunningServer) -> None:
    async with company(server.url, "Anna") as [anna]:
        table = await anna.open("tails", options={"players": 3})
        async with anna.at(table) as visit:
            assert [holder for holder, _ in holders(visit)] == ["person", "bot", "bot"]
            assert len({name for _, name in holders(visit)}) == 3
            assert visit.now["table"]["phase"] == "playing"
            assert visit.now["table"]["public"] is False


@in_a_loop
async def test_a_table_that_cannot_be_is_refused(server: RunningServer) -> None:
    async with company(server.url, "Anna") as [anna]:
        assert await refused(anna, game="chess") == (422, "unknown-game")
        assert await refused(anna, game="feurio", options={"players": 9}) == (422, "feurio-two-to-four")
        assert await refused(anna, game="feurio", options={"colour": 1}) == (422, "unknown-option")
        assert await refused(anna, game="feurio", options={"players": 2}, seats=[ME]) == (422, "seats-do-not-fit")
        genius = {"kind": "bot", "level": "genius"}
        assert await refused(anna, game="feurio", options={"players": 2}, seats=[ME, genius]) == (422, "unknown-level")
        ghost = {"kind": "me", "name": "\u200b"}
        assert await refused(anna, game="feurio", options={"players": 2}, seats=[ME, ghost]) == (422, "bad-name")
        assert await refused(anna, game="feurio", clock={"kind": "turn", "seconds": 1}) == (400, "bad-request")
        assert await refused(anna, game="feurio", dice="loaded") == (400, "bad-request")
        assert await lines(anna, "mine") == {}


@in_a_loop
async def test_nobody_opens_or_joins_without_a_name(server: RunningServer) -> None:
    async with company(server.url, "Anna") as [anna], Guest(server.url, "") as nobody:
        assert (await nobody.http.post("/api/tables", json={"game": "tails"})).status_code == 401
        await nobody.http.get("/api/me")
        assert await refused(nobody, game="tails") == (409, "say-your-name-first")
        table = await anna.open("tails", public=True)
        assert await refused_join(nobody, table=table) == (409, "say-your-name-first")


# ---- lists


@in_a_loop
async def test_lists_tell_ones_own_tables_and_those_open_to_everybody(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        private = await anna.open("feurio", options={"players": 2}, seats=[ME, OPEN])
        public = await anna.open("feurio", options={"players": 2}, seats=[ME, OPEN], public=True)
        assert set(await lines(anna, "mine")) == {private, public}
        mine = (await lines(anna, "mine"))[public]
        assert (mine["mine"], mine["phase"], mine["seats"], mine["step"]) == (True, "open", ["Anna", None], 0)
        assert await lines(ben, "mine") == {}
        assert private not in await lines(ben, "public")
        assert (await lines(ben, "public"))[public]["mine"] is False
        assert (await lines(anna, "public"))[public]["mine"] is True


@in_a_loop
async def test_lists_say_which_tables_wait_for_me(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        table = await anna.open("tails", options=NIGHT, seats=[ME, OPEN], public=True)
        assert (await lines(anna, "mine"))[table]["yours"] is False  # nobody waits before the start
        await ben.join(table=table)
        async with anna.at(table) as hers, ben.at(table) as his:
            await his.ask("sit", seat=1)
            await hers.ask("start")
            await hers.until_phase("playing")
            for guest in (anna, ben):
                line = (await lines(guest, "mine"))[table]
                assert (line["yours"], line["actors"]) == (True, [0, 1])  # both choose at once
                assert (line["own"], line["owner"]) == (([0], True) if guest is anna else ([1], False))
            await hers.act(0, hers.choices(0)[0])
            assert (await lines(anna, "mine"))[table]["yours"] is False
            line = (await lines(ben, "mine"))[table]
            assert (line["yours"], line["phase"], line["seats"]) == (True, "playing", ["Anna", "Ben"])
            await play_on(hers, his)
        for guest in (anna, ben):
            line = (await lines(guest, "mine"))[table]
            assert (line["yours"], line["phase"]) == (False, "over")


# ---- coming in


@in_a_loop
async def test_a_link_says_who_invites_to_what_before_one_comes_in(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        table = await anna.open("feurio", options={"players": 3}, seats=[ME, BOT, OPEN])
        async with anna.at(table) as hers:
            codes = {"player": hers.now["table"]["play_code"], "spectator": hers.now["table"]["watch_code"]}
            number = hers.now["number"]
            for role, code in codes.items():
                told = await ben.http.get(f"/api/codes/{code.upper()}")
                assert told.status_code == 200
                assert told.json()["options"]["players"] == 3
                assert told.json() | {"options": {}} == {
                    "game": "feurio", "options": {}, "phase": "open", "role": role, "host": "Anna",
                    "seats": ["Anna", hers.now["table"]["seats"][1]["name"], None],
                }  # fmt: skip
            assert (await hers.hello())["number"] == number  # looking is not coming
        wrong = await ben.http.get("/api/codes/nothing-of-the-kind")
        assert (wrong.status_code, wrong.json()["code"]) == (404, "no-such-table")
        assert (await ben.http.get(f"/api/codes/{table}")).status_code == 404  # an address is no invitation


@in_a_loop
async def test_people_come_in_by_the_players_link_the_spectators_link_or_to_a_public_table(
    server: RunningServer,
) -> None:
    async with company(server.url, "Anna", "Ben", "Zoe", "Cleo") as [anna, ben, zoe, cleo]:
        table = await anna.open("feurio", options={"players": 3}, seats=[ME, OPEN, OPEN], public=True)
        async with anna.at(table) as hers:
            await invite(hers, ben)
            await invite(hers, zoe, watch=True)
            assert await cleo.join(table=table) == table
            async with ben.at(table) as his, zoe.at(table) as watching, cleo.at(table) as third:
                assert [visit.now["you"]["role"] for visit in (his, watching, third)] == [
                    "player", "spectator", "player"
                ]  # fmt: skip
                assert his.now["table"]["watch_code"] == hers.now["table"]["watch_code"]
                assert watching.now["table"]["play_code"] is watching.now["table"]["watch_code"] is None
                assert [person["name"] for person in third.now["table"]["people"]] == ["Anna", "Ben", "Zoe", "Cleo"]
                assert (await watching.ask("sit", seat=1))["code"] == "spectators-watch"
                # A spectator who gets the players' link is a player; a player stays one.
                await invite(hers, zoe)
                await invite(hers, ben, watch=True)
                assert (await watching.ask("sit", seat=1))["tell"] == "done"
                assert (await his.ask("sit", seat=2))["tell"] == "done"


@in_a_loop
async def test_a_code_may_be_typed_in_capitals(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        table = await anna.open("feurio", options={"players": 2}, seats=[ME, OPEN])
        async with anna.at(table) as hers:
            assert await ben.join(code=f" {hers.now['table']['play_code'].upper()} ") == table


@in_a_loop
async def test_nobody_comes_in_where_they_were_not_asked(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        private = await anna.open("feurio", options={"players": 2}, seats=[ME, OPEN])
        assert await refused_join(ben, table=private) == (404, "no-such-table")
        assert await refused_join(ben, table="nowhere") == (404, "no-such-table")
        assert await refused_join(ben, code="nothing") == (404, "no-such-table")
        assert await refused_join(ben) == (422, "code-or-table")
        assert await lines(ben, "mine") == {}


@in_a_loop
async def test_where_there_are_no_spectators_nobody_watches(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben", "Cleo") as [anna, ben, cleo]:
        wish = {"seats": [ME, OPEN], "public": True, "spectators": False}
        table = await anna.open("tails", options=NIGHT, **wish)
        assert await refused_join(ben, table=table, role="spectator") == (403, "no-spectators")
        async with anna.at(table) as hers:
            code = hers.now["table"]["watch_code"]
            assert await refused_join(ben, code=code) == (403, "no-spectators")
            await ben.join(table=table)
            async with ben.at(table) as his:
                await his.ask("sit", seat=1)
                await hers.ask("start")
                # Whoever comes to a public table after the start could only watch.
                assert await refused_join(cleo, table=table) == (403, "no-spectators")
        assert await close_code(cleo, table) == 4403


@in_a_loop
async def test_who_comes_to_a_public_table_after_the_start_watches(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        table = await anna.open("tails", options=NIGHT, public=True)
        await ben.join(table=table)
        async with ben.at(table) as his:
            assert his.now["you"]["role"] == "spectator"
            assert [eyes["seat"] for eyes in his.now["told"]] == [None]
            assert his.now["told"][0]["choices"] == []


@in_a_loop
async def test_a_table_is_nothing_to_strangers(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        for public in (False, True):
            table = await anna.open("feurio", options={"players": 2}, public=public)
            for page in PAGES:
                answer = await ben.http.get(f"/api/tables/{table}/{page}")
                missing = await ben.http.get(f"/api/tables/nowhere/{page}")
                assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table"), page
                assert answer.content == missing.content
            assert (await ben.http.post(f"/api/tables/{table}/fork", json={"step": 3})).status_code == 404
            assert (await ben.http.delete(f"/api/tables/{table}")).status_code == 404
            assert await close_code(ben, table) == 4403
        assert await close_code(ben, "nowhere") == 4404
        assert await close_code(Guest(server.url, "nobody"), table) == 4401


# ---- sitting down


@in_a_loop
async def test_people_take_and_leave_seats_and_everybody_sees_it(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        table = await anna.open("feurio", options={"players": 4}, seats=[ME, OPEN, OPEN, OPEN])
        async with anna.at(table) as hers:
            await invite(hers, ben)
            async with ben.at(table) as his:
                assert (await his.ask("sit", seat=1))["tell"] == "done"
                assert (await his.ask("sit", seat=2))["tell"] == "done"
                assert (await his.ask("sit", seat=3, name="Bobby"))["tell"] == "done"
                assert [name for _, name in holders(his)] == ["Anna", "Ben", "Ben 2", "Bobby"]
                assert (await hers.ask("sit", seat=1))["code"] == "seat-taken"
                assert holders(hers) == holders(his)
                assert (await his.ask("leave", seat=2))["tell"] == "done"
                assert his.now["you"]["seats"] == [1, 3]
                assert (await hers.ask("leave", seat=1))["code"] == "not-your-seat"
                await caught_up(hers, his)
                assert holders(hers)[2] == ("open", "")


@in_a_loop
async def test_the_owner_seats_bots_unseats_and_starts(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        table = await anna.open("feurio", options={"players": 3}, seats=[ME, OPEN, OPEN])
        async with anna.at(table) as hers:
            await invite(hers, ben)
            async with ben.at(table) as his:
                await his.ask("sit", seat=1)
                assert (await his.ask("seat-bot", seat=2, level="easy"))["code"] == "owner-only"
                assert (await his.ask("unseat", seat=0))["code"] == "owner-only"
                refusal = await hers.ask("start")
                assert (refusal["code"], refusal["facts"]) == ("seat-still-open", {"seat": 2})
                assert (await hers.ask("seat-bot", seat=2, level="easy"))["tell"] == "done"
                assert (await hers.ask("unseat", seat=1))["tell"] == "done"
                await caught_up(his, hers)
                assert his.now["you"]["seats"] == []
                await his.ask("sit", seat=1)
                assert (await his.ask("start"))["code"] == "owner-only"
                assert his.now["table"]["phase"] == "open"  # that everybody sits does not start it
                assert (await hers.ask("start"))["tell"] == "done"
                await his.until_phase("playing")
                assert his.now["told"][0]["seat"] == 1
                assert his.now["table"]["commitment"]


# ---- playing again


@in_a_loop
async def test_two_who_ask_for_a_rematch_at_once_get_the_same_table(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben", "Zoe") as [anna, ben, zoe]:
        options = {**NIGHT, "players": 4, "eldest": 2}
        clock = {"kind": "days", "days": 3, "then": "bot"}
        table = await anna.open("tails", options=options, seats=[OPEN, ME, ME, BOT], clock=clock)
        async with anna.at(table) as hers:
            await invite(hers, ben)
            await invite(hers, zoe, watch=True)
            async with ben.at(table) as his, zoe.at(table) as watching:
                await his.ask("sit", seat=0, name="Benny")
                assert (await hers.ask("rematch"))["code"] == "match-not-over"
                await hers.ask("start")
                await play_on(hers, his)
                await watching.until_phase("over")
                assert (await watching.ask("rematch"))["code"] == "spectators-watch"
                answers = await asyncio.gather(hers.ask("rematch"), his.ask("rematch"))
                for visit in (hers, his, watching):
                    while not visit.now["table"]["next"]:
                        await visit.next()
                following = hers.now["table"]["next"]
                assert his.now["table"]["next"] == watching.now["table"]["next"] == following
                for answer in answers:
                    assert answer["tell"] == "done" or answer["facts"] == {"table": following}
                assert (await hers.ask("rematch"))["code"] == "rematch-is-open"
                for guest in (anna, ben, zoe):
                    assert set(await lines(guest, "mine")) == {table, following}
                before = holders(hers)
        async with anna.at(following) as hers, ben.at(following) as his, zoe.at(following) as watching:
            told = hers.now["table"]
            assert (told["previous"], told["phase"], told["clock"]) == (table, "playing", clock)
            assert told["options"] == {**told["options"], "players": 4, "eldest": 2, "deck": [[1, 1]]}
            assert holders(hers) == before
            assert (hers.now["you"]["seats"], his.now["you"]["seats"]) == ([1, 2], [0])
            assert watching.now["you"]["role"] == "spectator"
            await play_on(hers, his)
            await watching.until_phase("over")


@in_a_loop
async def test_who_has_left_the_match_to_a_bot_has_their_seat_in_the_rematch(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        table = await anna.open("tails", options=NIGHT, seats=[ME, OPEN])
        async with anna.at(table) as hers:
            await invite(hers, ben)
            async with ben.at(table) as his:
                await his.ask("sit", seat=1)
                await hers.ask("start")
                await his.until_phase("playing")
                await his.ask("leave", seat=1)
            await play_on(hers)
            assert (await hers.ask("rematch"))["tell"] == "done"
            while not hers.now["table"]["next"]:
                await hers.next()
        async with ben.at(hers.now["table"]["next"]) as his:
            assert his.now["you"]["seats"] == [1]
            assert not his.now["table"]["seats"][1]["away"]
            assert his.now["table"]["phase"] == "playing"


@in_a_loop
async def test_a_rematch_whose_table_was_deleted_can_be_asked_for_again(server: RunningServer) -> None:
    async with company(server.url, "Anna") as [anna]:
        table = await anna.open("tails", options=NIGHT, seats=[ME, BOT])
        async with anna.at(table) as hers:
            await play_on(hers)
            opened = []
            for _ in range(2):
                assert (await hers.ask("rematch"))["tell"] == "done"
                opened.append(hers.now["table"]["next"])
                assert (await anna.http.delete(f"/api/tables/{opened[-1]}")).status_code == 204
        assert len(set(opened)) == 2


@in_a_loop
async def test_names_stay_names_from_one_table_to_the_next(server: RunningServer) -> None:
    """A seat's name may have a number after it; the longest name must still fit."""
    longest = "A" * 30
    async with company(server.url, longest) as [anna]:
        table = await anna.open("tails", options=NIGHT, seats=[ME, ME])
        for _ in range(2):
            async with anna.at(table) as hers:
                names = [seat["name"] for seat in hers.now["table"]["seats"]]
                assert len(set(names)) == 2
                assert all(len(name) <= 30 for name in names)
                await play_on(hers)
                assert (await hers.ask("rematch"))["tell"] == "done"
                table = hers.now["table"]["next"]


@in_a_loop
async def test_the_public_list_shows_first_what_can_be_joined_and_nothing_that_is_over(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        waiting = await anna.open("tails", options=NIGHT, seats=[ME, OPEN], public=True)
        begun = await anna.open("tails", options=NIGHT, seats=[ME, BOT], public=True)
        over = await anna.open("tails", options=NIGHT, seats=[ME, BOT], public=True)
        async with anna.at(over) as hers:
            await play_on(hers)
        listed = list(await lines(ben, "public"))
        assert listed.index(waiting) < listed.index(begun)
        assert over not in listed


@in_a_loop
async def test_a_players_link_is_no_way_to_watch_where_nobody_may(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        table = await anna.open("tails", options=NIGHT, seats=[ME, OPEN], spectators=False)
        async with anna.at(table) as hers:
            code = hers.now["table"]["play_code"]
            await hers.ask("seat-bot", seat=1, level="easy")
            await hers.ask("start")
            assert await refused_join(ben, code=code) == (403, "no-spectators")


# ---- deleting


@in_a_loop
async def test_the_owner_deletes_a_table_for_everybody(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        table = await anna.open("feurio", options={"players": 2}, seats=[ME, OPEN], public=True)
        await ben.join(table=table)
        async with anna.at(table) as hers, ben.at(table) as his:
            codes = {"play": his.now["table"]["play_code"], "watch": his.now["table"]["watch_code"]}
            await his.ask("sit", seat=1)
            await hers.ask("start")
            answer = await ben.http.delete(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (403, "owner-only")
            assert (await anna.http.delete(f"/api/tables/{table}")).status_code == 204
            for visit in (hers, his):
                assert await visit.until_closed() == 4410
                assert visit.heard[-1] == {"tell": "gone"}
        for guest in (anna, ben):
            assert table not in await lines(guest, "mine")
            assert table not in await lines(guest, "public")
            assert (await guest.http.get(f"/api/tables/{table}/record")).status_code == 404
            assert await close_code(guest, table) == 4404
        for code in codes.values():
            assert await refused_join(ben, code=code) == (404, "no-such-table")
        assert (await anna.http.delete(f"/api/tables/{table}")).status_code == 404
