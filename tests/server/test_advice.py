"""Advice: who may ask what a good player would do, what they hear, and what bots tell of their own moves."""

import json
from typing import Any

import pytest

from brasier.bots import Candidate, Reason, Thought
from brasier.core.game import Refusal
from brasier.core.record import Step
from brasier.server import entries, gate, wire
from brasier.server.rulings import Asking, advise
from server.company import BOT, ME, NIGHT, company, play_on, seated
from server.running import RunningServer
from server.sitting import Sitting
from server.store.keeping import in_a_loop

WHY = Thought("win", (Candidate("tile 1,0", 0.5, (Reason("some", {"seat": 1}),)), Candidate("tile 0,1", 0.25)), 7)


def asked(sitting: Sitting, name: str, seat: int) -> list[str] | str:
    """The actions that may be weighed for somebody, or the code of the refusal."""
    before = sitting.told(name)
    try:
        view, legal = advise(sitting.table, Asking(sitting.person(name), sitting.now), wire.Advise(id=1, seat=seat))
    except Refusal as refusal:
        return refusal.code
    assert sitting.told(name) == before
    assert view == sitting.match.view(seat)
    return legal


# ---- who may ask


def test_whoever_plays_alone_against_bots_may_ask() -> None:
    sitting = Sitting("feurio", "Anna", "easy", players=2)
    while sitting.table.actors() != (0,):
        sitting.act_somehow()
    assert asked(sitting, "Anna", 0) == sitting.match.legal(0)


def test_rivals_are_not_advised() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", "easy", players=3)
    assert {asked(sitting, name, seat) for seat, name in enumerate(["Anna", "Ben"])} == {"advice-among-rivals"}


def test_rivals_around_one_screen_are_not_advised_either() -> None:
    sitting = Sitting("feurio", "Anna", "Anna", players=2)
    assert sitting.you("Anna").seats == (0, 1)
    assert {asked(sitting, "Anna", seat) for seat in (0, 1)} == {"advice-among-rivals"}


def test_where_all_win_together_people_may_ask_with_others_at_the_table() -> None:
    sitting = Sitting("flashpoint", "Anna", "Ben", firefighters=2, quick=True)
    assert asked(sitting, "Anna", 0) == sitting.match.legal(0)


def test_one_asks_for_ones_own_seat_when_there_is_something_to_decide() -> None:
    sitting = Sitting("flashpoint", "Anna", "Ben", firefighters=2, quick=True)
    sitting.come("Zoe", role="spectator")
    assert asked(sitting, "Ben", 1) == "nothing-to-decide"
    assert asked(sitting, "Ben", 0) == "not-your-seat"
    assert asked(sitting, "Zoe", 0) == "not-your-seat"
    assert asked(sitting, "Anna", 5) == "no-such-seat"
    sitting.ask("Anna", wire.Leave(id=1, seat=0))
    assert asked(sitting, "Anna", 0) == "bot-plays-already"
    assert asked(Sitting("feurio", "Anna", "", start=False, players=2), "Anna", 0) == "match-not-started"


# ---- what is heard


@in_a_loop
async def test_advice_names_what_could_be_done_and_changes_nothing(server: RunningServer) -> None:
    async with company(server.url, "Anna") as [anna]:
        table = await anna.open("feurio", options={"players": 2}, seats=[ME, BOT])
        async with anna.at(table) as visit:
            while not visit.awaited():
                await visit.next()
            number = visit.now["number"]
            told = await visit.ask("advise", seat=0)
            assert (told["tell"], told["step"]) == ("advised", visit.now["step"])
            actions = [candidate["action"] for candidate in told["thought"]["candidates"]]
            assert 1 <= len(actions) <= 3
            assert set(actions) <= set(visit.choices(0))
            assert (await visit.hello())["number"] == number
            assert (await visit.act(0, actions[0]))["tell"] == "done"


@in_a_loop
async def test_whoever_asks_without_end_has_to_wait(server: RunningServer) -> None:
    """Also for what was refused: asking costs the house something."""
    async with seated(server.url, "feurio", "Anna", "Ben", options={"players": 2}) as [hers, his]:
        codes = [(await hers.ask("advise", seat=0))["code"] for _ in range(12)]
        assert codes == ["advice-among-rivals"] * 10 + ["too-many-requests"] * 2
        assert (await his.ask("advise", seat=1))["code"] == "advice-among-rivals"


# ---- what bots say of their moves


def bots_move(sitting: Sitting) -> dict[str, Any]:
    """What Anna is told when the bot has moved and said why."""
    table = sitting.table
    [seat] = table.actors()
    [action, *_] = sitting.match.legal(seat)
    entry = entries.Stepped(at=sitting.now, steps=(Step(seat, action),), why=WHY)
    stored = entries.read_entry(entries.write_entry(entry))
    assert stored == entry
    change = table.take(stored)
    update = gate.update(table, sitting.person("Anna"), change, sitting.now, gate.Sight(table))
    told: dict[str, Any] = json.loads(bytes(gate.encode(update)))
    return told


def test_where_nothing_is_secret_a_bot_says_why() -> None:
    sitting = Sitting("flashpoint", "Anna", "easy", firefighters=2, quick=True)
    told = bots_move(sitting)
    assert told["why"] == {
        "measure": "win",
        "candidates": [
            {"action": "tile 1,0", "value": 0.5, "reasons": [{"code": "some", "facts": {"seat": 1}}]},
            {"action": "tile 0,1", "value": 0.25, "reasons": []},
        ],
        "nodes": 7,
    }


def test_where_something_is_secret_its_reasons_do_not_leave_the_house() -> None:
    sitting = Sitting("feurio", "Anna", "easy", players=2, firebreaks=True)
    assert sitting.table.game.has_secrets(sitting.table.options)
    assert bots_move(sitting)["why"] is None


@in_a_loop
async def test_a_bots_reasons_reach_the_people_at_the_table(server: RunningServer) -> None:
    options = {"firefighters": 2, "quick": True}
    async with company(server.url, "Anna") as [anna]:
        table = await anna.open("flashpoint", options=options, seats=[ME, BOT])
        async with anna.at(table) as visit:
            while visit.awaited():
                await visit.act(0, "end")
            while not any(told.get("why") for told in visit.heard):
                await visit.next()
            why = next(told["why"] for told in visit.heard if told.get("why"))
            assert why["candidates"][0]["reasons"]


@in_a_loop
async def test_in_a_game_with_secrets_no_reason_is_ever_told(server: RunningServer) -> None:
    async with company(server.url, "Anna") as [anna]:
        table = await anna.open("tails", options=NIGHT, seats=[ME, BOT])
        async with anna.at(table) as visit:
            await play_on(visit)
            assert visit.now["table"]["ending"] is not None
            assert [told for told in visit.heard if told.get("why")] == []


# ---- advice on a match that is over


@in_a_loop
async def test_a_finished_match_is_studied_with_what_each_seat_knew(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        table = await anna.open("tails", options=NIGHT, seats=[ME, BOT])
        async with anna.at(table) as visit:
            early = await anna.http.get(f"/api/tables/{table}/advice", params={"step": 0})
            assert (early.status_code, early.json()["code"]) == (409, "match-not-over")
            await play_on(visit)
        replay = (await anna.http.get(f"/api/tables/{table}/replay")).json()
        decided = [step for step in replay["page"] if step["seat"] >= 0]
        step = decided[0]
        told = await anna.http.get(f"/api/tables/{table}/advice", params={"step": step["step"] - 1})
        advice = told.json()
        assert told.status_code == 200
        assert (advice["step"], advice["seat"], advice["played"]) == (step["step"] - 1, step["seat"], step["action"])
        thought_of = {one["action"] for one in advice["thought"]["candidates"]}
        assert all(action.startswith("choose ") for action in thought_of)
        assert {choice["action"] for choice in advice["choices"]} == thought_of | {step["action"]}
        chance = next(step for step in replay["page"] if step["seat"] < 0)
        for nothing in (chance["step"] - 1, replay["steps"], 10_000):
            refused = await anna.http.get(f"/api/tables/{table}/advice", params={"step": nothing})
            assert (refused.status_code, refused.json()["code"]) == (422, "nothing-to-decide")
        stranger = await ben.http.get(f"/api/tables/{table}/advice", params={"step": 0})
        assert stranger.status_code == 404


@pytest.mark.parametrize("wrong", ["", "?step=", "?step=-1", "?step=x", "?step=1&level=hard"])
@in_a_loop
async def test_what_is_no_step_is_refused(server: RunningServer, wrong: str) -> None:
    async with company(server.url, "Anna") as [anna]:
        table = await anna.open("tails", options=NIGHT, seats=[ME, BOT])
        refused = await anna.http.get(f"/api/tables/{table}/advice{wrong}")
        assert refused.status_code in (400, 422)
