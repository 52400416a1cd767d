"""Playing at a running server: acting, choosing at once, going back, real dice, the end."""

import json
from typing import Any

from brasier.core.chance import commitment
from server.company import ME, NIGHT, caught_up, company, play_on, seated, until_waits_for
from server.running import RunningServer, Visit
from server.store.keeping import in_a_loop

DUEL: dict[str, Any] = {"players": 2}
HUNT: dict[str, Any] = {"players": 3, "deck": [[1, 1], [2, 2]]}


def refusal(answer: dict[str, Any]) -> tuple[str, str]:
    assert answer["tell"] == "refused"
    return answer["code"], answer["rule"]


def by_turn(visits: list[Visit]) -> tuple[Visit, int, Visit]:
    """At a table for two: whose turn it is, their seat, and the other."""
    [seat] = visits[0].now["table"]["actors"]
    return visits[seat], seat, visits[1 - seat]


async def end_turn(visits: list[Visit]) -> tuple[Visit, int, Visit]:
    """In Feurio!: a tile is laid, nobody is placed, a tile is drawn for the other. Who did it, and the other."""
    mover, seat, other = by_turn(visits)
    assert (await mover.act(seat, mover.choices(seat)[0]))["tell"] == "done"
    assert (await mover.act(seat, "pass"))["tell"] == "done"
    await until_waits_for(mover, 1 - seat)
    await caught_up(other, mover)
    return mover, seat, other


# ---- acting


@in_a_loop
async def test_an_action_is_stored_and_told_to_everybody(server: RunningServer) -> None:
    async with seated(server.url, "feurio", "Anna", "Ben", options=DUEL) as visits:
        mover, seat, other = by_turn(visits)
        before = mover.now["number"]
        done = await mover.act(seat, mover.choices(seat)[0])
        assert (done["tell"], done["number"]) == ("done", before + 1)
        await caught_up(other, mover)
        assert other.now["number"] == before + 1
        [told] = other.now["told"]
        assert told["seat"] == 1 - seat
        assert told["choices"] == []
        assert len(told["events"]) == 1
        assert other.now["table"]["actors"] == [seat]


@in_a_loop
async def test_who_acts_on_an_old_board_or_against_the_rules_or_for_others_is_refused(server: RunningServer) -> None:
    async with seated(server.url, "feurio", "Anna", "Ben", options=DUEL) as visits:
        mover, seat, other = by_turn(visits)
        number, tile = mover.now["number"], mover.choices(seat)[0]
        assert refusal(await mover.act(seat, "tile 9,9")) == ("feurio-not-beside-fire", "F10")
        assert refusal(await other.act(seat, tile)) == ("not-your-seat", "")
        code, rule = refusal(await other.act(1 - seat, tile))
        assert (code, rule[:1]) == ("not-your-turn", "F")
        assert (await mover.act(seat, tile))["tell"] == "done"
        stale = await mover.ask("act", seat=seat, action="pass", seen=number)
        assert refusal(stale) == ("table-moved-on", "")
        assert stale["facts"] == {"step": mover.now["step"]}
        assert mover.now["number"] == number + 1  # what was refused changed nothing
        assert (await mover.act(seat, "pass"))["tell"] == "done"
        await until_waits_for(other, 1 - seat)
        for visit in visits:  # and only who asked heard of it
            assert [told["tell"] for told in visit.heard].count("refused") == 2


@in_a_loop
async def test_whoever_asks_why_is_told_the_reason_and_nothing_is_kept(server: RunningServer) -> None:
    async with seated(server.url, "flashpoint", "Anna", "Ben", options={"firefighters": 2}) as [hers, his]:
        number = hers.now["number"]
        inside, ring = {"type": "cell", "at": [3, 3]}, {"type": "cell", "at": [0, 3]}
        assert await hers.ask("why", seat=0, target=inside) == {
            "tell": "refused", "id": hers.heard[-1]["id"], "code": "flashpoint-place-outside", "rule": "P6",
            "facts": {"row": 3, "column": 3},
        }  # fmt: skip
        assert refusal(await hers.ask("why", seat=0, target=ring)) == ("something-is-possible", "")
        assert refusal(await his.ask("why", seat=1, target=ring)) == ("not-your-turn", "P6")
        assert refusal(await his.ask("why", seat=0, target=ring)) == ("not-your-seat", "")
        assert (await hers.hello())["number"] == number


@in_a_loop
async def test_paths_are_told_to_whoever_may_take_them(server: RunningServer) -> None:
    options = {"firefighters": 2, "quick": True}
    async with seated(server.url, "flashpoint", "Anna", "Ben", options=options) as visits:
        mover, seat, other = by_turn(visits)
        [told], [others] = mover.now["told"], other.now["told"]
        assert others["paths"] == []
        path = told["paths"][-1]
        assert path["target"]["type"] == "cell"
        for action in path["actions"]:
            assert (await mover.act(seat, action))["tell"] == "done"


@in_a_loop
async def test_people_who_share_a_screen_act_for_their_seats(server: RunningServer) -> None:
    async with company(server.url, "Anna") as [anna]:
        table = await anna.open("tails", options=NIGHT, seats=[ME, {"kind": "me", "name": "Little Anna"}])
        async with anna.at(table) as visit:
            assert visit.now["table"]["phase"] == "playing"  # no seat is open
            assert [eyes["seat"] for eyes in visit.now["told"]] == [0, 1]
            assert visit.awaited() == [0, 1]
            await play_on(visit)
            assert visit.now["table"]["ending"] is not None


# ---- choosing at once


def chosen(visit: Visit, eyes: int | None, seat: int) -> list[str] | None:
    """What somebody's eyes see of what a seat has chosen."""
    cards: list[str] | None = visit.told[eyes]["view"]["players"][seat]["chosen"]
    return cards


@in_a_loop
async def test_people_and_bots_choose_at_once_without_seeing_each_others_choice(server: RunningServer) -> None:
    async with seated(server.url, "tails", "Anna", "Ben", bots=1, options=HUNT) as [hers, his]:
        await until_waits_for(hers, 0, 1)  # the bot has chosen
        seen = his.now["number"]
        assert (await hers.act(0, hers.choices(0)[7]))["tell"] == "done"
        await caught_up(his, hers)
        assert chosen(hers, 0, 0) is not None
        assert [chosen(his, 1, seat) for seat in (0, 2)] == [None, None]
        assert [chosen(hers, 0, seat) for seat in (1, 2)] == [None, None]
        told = json.dumps([message for message in his.heard if message["tell"] == "update"])
        assert '"cards": null' in told  # that she has chosen is told, not what
        # His choices are what they were, so what he saw before she chose is good enough.
        done = await his.ask("act", seat=1, action=his.choices(1)[3], seen=seen)
        assert done["tell"] == "done"
        while hers.now["table"]["actors"] == [1]:
            await hers.next()
        assert [chosen(hers, 0, seat) for seat in (1, 2)] == [None, None]  # and it stays a secret


@in_a_loop
async def test_a_sealed_choice_is_taken_back_alone_until_the_last_one_is_sealed(server: RunningServer) -> None:
    async with seated(server.url, "tails", "Anna", "Ben", bots=1, options=HUNT) as [hers, his]:
        await until_waits_for(hers, 0, 1)
        await hers.act(0, hers.choices(0)[0])
        step = hers.now["you"]["undo"]["step"]
        assert hers.now["you"]["undo"] == {"step": step, "free": True, "why": ""}
        assert (await hers.ask("undo", seen=hers.now["number"]))["tell"] == "done"
        await until_waits_for(hers, 0, 1)
        assert (hers.now["back_to"], hers.now["takebacks"]) == (step, 1)
        assert hers.told[0]["view"]["players"][2]["ready"] is True  # the bot's choice stays
        await hers.act(0, hers.choices(0)[1])
        mine = chosen(hers, 0, 0)
        await caught_up(his, hers)
        await his.act(1, his.choices(1)[0])
        await caught_up(hers, his)
        assert chosen(hers, 0, 0) == mine
        answer = await hers.ask("undo", seen=hers.now["number"])
        assert (refusal(answer)[0], answer["facts"]["why"]) == ("undo-needs-consent", hers.now["you"]["undo"]["why"])


# ---- going back


@in_a_loop
async def test_one_goes_back_freely_within_ones_turn_and_everybody_is_told(server: RunningServer) -> None:
    async with seated(server.url, "feurio", "Anna", "Ben", options=DUEL) as visits:
        mover, seat, other = by_turn(visits)
        step = mover.now["step"]
        board = mover.told[seat]["view"]
        await mover.act(seat, mover.choices(seat)[0])
        assert mover.now["you"]["undo"] == {"step": step, "free": True, "why": ""}
        assert (await mover.ask("undo", seen=mover.now["number"]))["tell"] == "done"
        await caught_up(other, mover)
        for visit in visits:
            told = visit.now
            assert (told["step"], told["back_to"], told["takebacks"]) == (step, step, 1)
            assert told["table"]["past_dice"] == 0
        assert mover.told[seat]["view"] == board
        assert refusal(await mover.ask("undo", seen=mover.now["number"])) == ("nothing-to-take-back", "")


@in_a_loop
async def test_behind_dice_all_must_agree(server: RunningServer) -> None:
    async with seated(server.url, "feurio", "Anna", "Ben", options=DUEL) as visits:
        start = visits[0].now["step"]
        mover, seat, other = await end_turn(visits)
        may = mover.now["you"]["undo"]
        assert may == {"step": start + 1, "free": False, "why": "dice"}
        answer = await mover.ask("undo", seen=mover.now["number"])
        assert (refusal(answer)[0], answer["facts"]) == ("undo-needs-consent", {"why": "dice"})

        assert (await mover.ask("undo", seen=mover.now["number"], ask=True))["tell"] == "done"
        await caught_up(other, mover)
        request = other.now["table"]["undo"]
        assert (request["person"], request["step"]) == (mover.now["you"]["person"], start + 1)
        assert (request["agreed"], request["awaited"]) == ([], [other.now["you"]["person"]])
        assert request["until"] > other.now["now"]
        assert refusal(await mover.ask("answer-undo", yes=True)) == ("undo-is-yours", "")
        assert (await other.ask("answer-undo", yes=False))["tell"] == "done"
        await caught_up(mover, other)
        assert mover.now["table"]["undo"] is None
        assert mover.now["step"] == start + 3

        await mover.ask("undo", seen=mover.now["number"], ask=True)
        await caught_up(other, mover)
        assert (await other.ask("answer-undo", yes=True))["tell"] == "done"
        await caught_up(mover, other)
        for visit in visits:
            assert (visit.now["step"], visit.now["back_to"], visit.now["takebacks"]) == (start + 1, start + 1, 1)
            assert visit.now["table"]["past_dice"] == 1
            assert visit.now["table"]["actors"] == [seat]


@in_a_loop
async def test_a_move_meanwhile_withdraws_the_request(server: RunningServer) -> None:
    async with seated(server.url, "feurio", "Anna", "Ben", options=DUEL) as visits:
        mover, seat, other = await end_turn(visits)
        await mover.ask("undo", seen=mover.now["number"], ask=True)
        await caught_up(other, mover)
        assert (await other.act(1 - seat, other.choices(1 - seat)[0]))["tell"] == "done"
        await caught_up(mover, other)
        assert mover.now["table"]["undo"] is None
        assert refusal(await other.ask("answer-undo", yes=True)) == ("no-undo-asked", "")


@in_a_loop
async def test_among_bots_one_goes_back_freely_behind_their_moves_and_the_dice(server: RunningServer) -> None:
    async with seated(server.url, "feurio", "Anna", bots=1, options=DUEL) as [visit]:
        await until_waits_for(visit, 0)
        step, board = visit.now["step"], visit.told[0]["view"]
        await visit.act(0, visit.choices(0)[0])
        await visit.act(0, "pass")
        while not (visit.now["table"]["actors"] == [0] and visit.now["step"] > step + 3):
            await visit.next()  # the bot has had its turn
        assert visit.now["you"]["undo"] == {"step": step + 1, "free": True, "why": ""}
        assert (await visit.ask("undo", seen=visit.now["number"], step=step))["tell"] == "done"
        while visit.now["takebacks"] == 0:
            await visit.next()
        assert (visit.now["step"], visit.now["back_to"]) == (step, step)
        assert visit.now["table"]["past_dice"] == 1
        assert visit.told[0]["view"] == board


# ---- real dice


@in_a_loop
async def test_with_the_real_box_a_player_says_what_came(server: RunningServer) -> None:
    async with seated(server.url, "feurio", "Anna", "Ben", options=DUEL, dice="manual") as [hers, his]:
        assert hers.now["table"]["actors"] == [-1]
        assert hers.now["table"]["commitment"] is None
        for speaker, outcome in ((hers, "draw 6"), (his, "draw 2"), (hers, "draw 5")):
            await caught_up(speaker, his if speaker is hers else hers)
            assert (await speaker.ask("chance", outcome=outcome, seen=speaker.now["number"]))["tell"] == "done"
        await caught_up(his, hers)
        mover, seat, other = by_turn([hers, his])
        await mover.act(seat, mover.choices(seat)[0])
        assert refusal(await mover.ask("chance", outcome="draw 1", seen=mover.now["number"])) == ("no-draw-awaited", "")
        await mover.act(seat, "pass")
        assert mover.now["table"]["actors"] == [-1]
        code, rule = refusal(await mover.ask("chance", outcome="draw 77", seen=mover.now["number"]))
        assert rule.startswith("F"), code
        await caught_up(other, mover)
        assert (await other.ask("chance", outcome="draw 4", seen=other.now["number"]))["tell"] == "done"
        await until_waits_for(mover, 1 - seat)


@in_a_loop
async def test_where_the_server_deals_nobody_says_what_came(server: RunningServer) -> None:
    async with seated(server.url, "feurio", "Anna", "Ben", options=DUEL) as [hers, _]:
        assert refusal(await hers.ask("chance", outcome="draw 1", seen=hers.now["number"])) == ("chance-is-dealt", "")


# ---- the end


@in_a_loop
async def test_the_end_is_told_with_the_seed_that_was_sealed(server: RunningServer) -> None:
    async with seated(server.url, "tails", "Anna", "Ben", bots=1, options={**NIGHT, "players": 3}) as [hers, his]:
        sealed = hers.now["table"]["commitment"]
        await play_on(hers, his)
        for visit in (hers, his):
            ending = visit.now["table"]["ending"]
            assert commitment(ending["seed"]) == sealed == visit.now["table"]["commitment"]
            assert len(ending["scores"]) == 3
            assert all(ending["scores"][seat] == max(ending["scores"]) for seat in ending["winners"])
            assert visit.now["table"]["actors"] == []
            assert visit.now["you"]["undo"] is None
            before = [message for message in visit.frames if '"ending":null' in message]
            assert before
            assert not any(ending["seed"] in message for message in before)
        assert refusal(await hers.ask("undo", seen=hers.now["number"], ask=True)) == ("match-is-over", "")
        code, _ = refusal(await hers.ask("act", seat=0, action="pass", seen=hers.now["number"]))
        assert code == "match-is-over"
