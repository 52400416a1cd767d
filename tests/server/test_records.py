"""Records at a running server: downloading, proving, bringing from elsewhere, replaying, going on from a step."""

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import brasier
from brasier.core.chance import commitment
from brasier.core.match import verify
from brasier.core.record import read_record
from brasier.server.routes import LONGEST_RECORD
from server.company import ME, NIGHT, OPEN, company, invite, play_on, seated, until_waits_for
from server.running import Guest, RunningServer, Visit
from server.store.keeping import in_a_loop

MATCHES = Path(__file__).parents[2] / "docs" / "matches"
DUEL: dict[str, Any] = {"players": 2}


async def page(guest: Guest, table: str, what: str, **query: Any) -> httpx.Response:
    return await guest.http.get(f"/api/tables/{table}/{what}", params=query)


async def refused(guest: Guest, table: str, what: str, **query: Any) -> tuple[int, str]:
    answer = await page(guest, table, what, **query)
    return answer.status_code, answer.json()["code"]


async def upload(guest: Guest, body: bytes, kind: str = "text/plain") -> httpx.Response:
    return await guest.http.post("/api/records", content=body, headers={"Content-Type": kind})


async def brought(guest: Guest, text: str) -> str:
    answer = await upload(guest, text.encode(), "text/plain; charset=utf-8")
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


# ---- matches played here


@in_a_loop
async def test_the_record_of_a_finished_match_proves_itself(server: RunningServer) -> None:
    async with seated(server.url, "tails", "Anna", "Ben", bots=1, options={**NIGHT, "players": 3}) as [hers, his]:
        await play_on(hers, his)
        for visit in (hers, his):
            answer = await page(visit.guest, hers.table, "record")
            assert answer.headers["content-type"].startswith("text/plain")
            assert "attachment" in answer.headers["content-disposition"]
            match = brasier.load(answer.text)
            assert match.outcome() is not None
            assert len(match.steps) == visit.now["step"]
            assert match.seats[:2] == ["Anna", "Ben"]
            record = read_record(answer.text)
            assert record.seed == visit.now["table"]["ending"]["seed"]
            proof = verify(match.game, record)
            assert (proof.status, proof.unconfirmed) == ("proved", 0)
            assert proof.dealt > 3
        told = (await page(hers.guest, hers.table, "proof")).json()
        assert told == {
            "status": "proved", "commitment": hers.now["table"]["commitment"], "seed": record.seed,
            "dealt": proof.dealt, "confirmed": proof.dealt, "dealt_from": 1, "past_dice": 0,
        }  # fmt: skip


@in_a_loop
async def test_a_running_match_without_secrets_has_a_record_without_a_seed(server: RunningServer) -> None:
    async with seated(server.url, "feurio", "Anna", "Ben", options=DUEL) as [hers, his]:
        [seat] = hers.now["table"]["actors"]
        mover = (hers, his)[seat]
        await mover.act(seat, mover.choices(seat)[0])
        record = read_record((await page(hers.guest, hers.table, "record")).text)
        assert (record.seed, record.commitment) == (None, hers.now["table"]["commitment"])
        assert len(record.steps) == mover.now["step"]
        proof = (await page(hers.guest, hers.table, "proof")).json()
        assert (proof["status"], proof["seed"], proof["confirmed"]) == ("sealed", None, 0)
        assert await refused(hers.guest, hers.table, "replay") == (409, "match-not-over")


@in_a_loop
async def test_secrets_are_kept_until_the_end(server: RunningServer) -> None:
    async with seated(server.url, "tails", "Anna", "Ben", options=NIGHT) as [hers, _]:
        assert await refused(hers.guest, hers.table, "record") == (409, "secrets-still-kept")
        assert await refused(hers.guest, hers.table, "proof") == (409, "secrets-still-kept")
        assert await refused(hers.guest, hers.table, "replay") == (409, "match-not-over")
        fork = await hers.guest.http.post(f"/api/tables/{hers.table}/fork", json={"step": 2})
        assert (fork.status_code, fork.json()["code"]) == (409, "match-not-over")


@in_a_loop
async def test_before_the_start_there_is_nothing_to_read(server: RunningServer) -> None:
    async with company(server.url, "Anna") as [anna]:
        table = await anna.open("feurio", options=DUEL, seats=[ME, OPEN])
        for what in ("record", "proof", "replay", "log", "picture.svg"):
            assert await refused(anna, table, what) == (409, "match-not-started"), what


@in_a_loop
async def test_the_log_tells_what_ones_own_eyes_have_seen(server: RunningServer) -> None:
    async with seated(server.url, "tails", "Anna", "Ben", options=NIGHT) as [hers, his]:
        start = hers.now["step"]
        await hers.act(0, hers.choices(0)[4])
        log = (await page(hers.guest, hers.table, "log", since=start, seat=0)).json()
        assert (log["since"], log["until"]) == (start, start + 1)
        assert log["events"][0]["cards"] is not None
        log = (await page(hers.guest, hers.table, "log", since=start)).json()
        assert log["events"][0]["cards"] is None  # with a spectator's eyes
        assert await refused(his.guest, hers.table, "log", seat=0) == (403, "not-your-seat")
        whole = (await page(his.guest, hers.table, "log", seat=1)).json()
        assert (whole["since"], whole["until"], len(whole["events"])) == (0, start + 1, start + 1)
        assert (await page(his.guest, hers.table, "log", since=99)).json()["events"] == []


@in_a_loop
async def test_a_picture_is_what_ones_own_eyes_see(server: RunningServer) -> None:
    async with seated(server.url, "tails", "Anna", "Ben", options=NIGHT) as [hers, his]:
        before = (await page(hers.guest, hers.table, "picture.svg", seat=0)).text
        step = hers.now["step"]
        await hers.act(0, hers.choices(0)[0])
        answer = await page(hers.guest, hers.table, "picture.svg", seat=0)
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")
        assert answer.text != before
        assert (await page(hers.guest, hers.table, "picture.svg", seat=0, step=step)).text == before
        assert (await page(hers.guest, hers.table, "picture.svg")).text != answer.text
        assert await refused(his.guest, hers.table, "picture.svg", seat=0) == (403, "not-your-seat")


@in_a_loop
async def test_the_proof_tells_how_often_a_match_went_back_behind_a_draw(server: RunningServer) -> None:
    async with seated(server.url, "feurio", "Anna", bots=1, options=DUEL) as [visit]:
        await until_waits_for(visit, 0)
        await visit.act(0, visit.choices(0)[0])
        await visit.act(0, "pass")
        await until_waits_for(visit, 0)
        assert (await visit.ask("undo", seen=visit.now["number"]))["tell"] == "done"
        proof = (await page(visit.guest, visit.table, "proof")).json()
        assert (proof["status"], proof["past_dice"]) == ("sealed", 1)


# ---- matches brought from elsewhere


@pytest.mark.parametrize("game", ["feurio", "flashpoint", "tails"])
@in_a_loop
async def test_a_match_from_elsewhere_is_studied_by_who_brought_it_and_nobody_else(
    server: RunningServer, game: str
) -> None:
    text = (MATCHES / f"{game}.brasier").read_text(encoding="utf-8")
    whole = brasier.load(text)
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        table = await brought(anna, text)
        [line] = (await anna.http.get("/api/tables")).json()["mine"]
        assert (line["id"], line["game"], line["uploaded"], line["phase"]) == (table, game, True, "over")
        assert (line["seats"], line["step"], line["public"]) == (whole.seats, len(whole.steps), False)
        assert (await page(anna, table, "record")).text == text
        proof = (await page(anna, table, "proof")).json()
        assert (proof["status"], proof["dealt"]) == ("proved", proof["confirmed"])
        first = (await page(anna, table, "picture.svg", step=0)).text
        assert first.startswith("<svg")
        assert (await page(anna, table, "picture.svg")).text != first

        for what in ("record", "proof", "replay", "log", "picture.svg"):
            assert await refused(ben, table, what) == (404, "no-such-table")
        assert (await ben.http.post(f"/api/tables/{table}/fork", json={"step": 1})).status_code == 404
        assert (await ben.http.delete(f"/api/tables/{table}")).status_code == 404
        assert table not in [line["id"] for line in (await ben.http.get("/api/tables")).json()["public"]]
        async with Visit(anna, table, server.url) as visit:
            assert await visit.until_closed() == 4404  # nobody plays there

        assert (await anna.http.delete(f"/api/tables/{table}")).status_code == 204
        assert (await anna.http.get("/api/tables")).json()["mine"] == []
        assert (await page(anna, table, "record")).status_code == 404


@in_a_loop
async def test_a_replay_is_told_in_pages(server: RunningServer) -> None:
    text = (MATCHES / "tails.brasier").read_text(encoding="utf-8")
    whole = brasier.load(text)
    async with company(server.url, "Anna") as [anna]:
        table = await brought(anna, text)
        told = (await page(anna, table, "replay")).json()
        assert (told["table"], told["game"], told["seats"]) == (table, "tails", whole.seats)
        assert told["steps"] == len(whole.steps)
        assert [step["step"] for step in told["page"]] == list(range(1, 51))
        rest = (await page(anna, table, "replay", **{"from": 50, "count": 200})).json()
        assert rest["first"] == told["page"][-1]["view"]
        steps = [*told["page"], *rest["page"]][: len(whole.steps)]
        assert [(step["seat"], step["action"]) for step in steps] == [
            (step.seat, step.action) for step in whole.steps[: len(steps)]
        ]
        assert rest["page"][0]["step"] == 51
        assert (await page(anna, table, "replay", **{"from": 999_999})).json()["page"] == []

        # Without a seat one sees everything, with the eyes of a seat what it saw.
        index = next(index for index, step in enumerate(steps) if step["action"].startswith("choose"))
        chooser = steps[index]["seat"]
        other = (chooser + 1) % len(whole.seats)
        seen = (await page(anna, table, "replay", **{"from": index, "count": 1, "seat": other})).json()["page"][0]
        assert steps[index]["view"]["players"][chooser]["chosen"] is not None
        assert seen["view"]["players"][chooser]["chosen"] is None


@in_a_loop
async def test_a_replay_that_cannot_be_told_is_refused(server: RunningServer) -> None:
    async with company(server.url, "Anna") as [anna]:
        table = await brought(anna, (MATCHES / "tails.brasier").read_text(encoding="utf-8"))
        assert await refused(anna, table, "replay", count=201) == (400, "bad-request")
        assert await refused(anna, table, "replay", count=0) == (400, "bad-request")
        assert await refused(anna, table, "replay", **{"from": -1}) == (400, "bad-request")
        assert await refused(anna, table, "replay", seat=99) == (422, "no-such-seat")
        assert await refused(anna, table, "picture.svg", seat=99) == (422, "no-such-seat")


@in_a_loop
async def test_what_is_no_record_is_refused_with_the_line_that_cannot_be_true(server: RunningServer) -> None:
    text = (MATCHES / "feurio.brasier").read_text(encoding="utf-8")
    lines = text.split("\n")
    wrong = lines.index("7 1 tile 0,1")
    async with company(server.url, "Anna") as [anna]:
        lines[wrong] = "7 1 tile 9,9"
        answer = await upload(anna, "\n".join(lines).encode())
        fault = answer.json()
        assert (answer.status_code, fault["code"]) == (422, "damaged-record")
        assert (fault["facts"]["line"], fault["facts"]["damage"]) == (wrong + 1, "step-refused")
        assert fault["rule"] == "F10"
        for body in (b"", b"hello", b"brasier record 1\ngame: chess\n"):
            answer = await upload(anna, body)
            assert (answer.status_code, answer.json()["code"]) == (422, "damaged-record")
            assert answer.json()["facts"]["line"] >= 1
        assert (await anna.http.get("/api/tables")).json()["mine"] == []


@in_a_loop
async def test_what_cannot_even_be_read_is_refused(server: RunningServer) -> None:
    async with company(server.url, "Anna") as [anna], Guest(server.url, "") as nobody:
        too_long = await upload(anna, b"x" * (LONGEST_RECORD + 1))
        assert (too_long.status_code, too_long.json()["facts"]) == (413, {"longest": LONGEST_RECORD})
        assert (await upload(anna, b"x" * LONGEST_RECORD)).status_code == 422
        answer = await upload(anna, b"brasier record 1\nseat 0: Zo\xe9\n")
        assert (answer.status_code, answer.json()["code"]) == (400, "not-utf-8")
        assert (await upload(anna, b"{}", "application/json")).status_code == 415
        assert (await upload(nobody, b"x")).status_code == 401


# ---- going on


@in_a_loop
async def test_one_goes_on_from_a_step_and_plays_to_another_end(server: RunningServer) -> None:
    async with seated(server.url, "tails", "Anna", "Ben", options=NIGHT) as [hers, his]:
        await play_on(hers, his)
        origin = brasier.load((await page(hers.guest, hers.table, "record")).text)
        step = next(index for index, past in enumerate(origin.steps) if past.action.startswith("choose"))
        answer = await hers.guest.http.post(f"/api/tables/{hers.table}/fork", json={"step": step})
        assert answer.status_code == 201
        async with hers.guest.at(answer.json()["table"]) as visit:
            told = visit.now["table"]
            assert (told["forked"], told["phase"], told["options"]) == (
                hers.table, "playing", hers.now["table"]["options"]
            )  # fmt: skip
            assert [seat["holder"] for seat in told["seats"]] == ["person", "bot"]
            assert told["commitment"] != hers.now["table"]["commitment"]
            assert visit.now["you"]["undo"] is None
            await play_on(visit)
            text = (await page(visit.guest, visit.table, "record")).text
            record = read_record(text)
            assert record.steps[:step] == origin.steps[:step]
            proof = (await page(visit.guest, visit.table, "proof")).json()
            before = sum(past.seat == -1 for past in origin.steps[:step])
            assert (proof["status"], proof["dealt_from"]) == ("proved", step + 1)
            assert (proof["dealt"], proof["confirmed"]) == (proof["dealt"], proof["dealt"] - before)
            assert commitment(proof["seed"]) == told["commitment"]


@in_a_loop
async def test_one_goes_on_from_a_match_from_elsewhere_with_others(server: RunningServer) -> None:
    async with company(server.url, "Anna", "Ben") as [anna, ben]:
        table = await brought(anna, (MATCHES / "tails.brasier").read_text(encoding="utf-8"))
        whole = brasier.load((MATCHES / "tails.brasier").read_text(encoding="utf-8"))
        seats = [ME, OPEN, *({"kind": "bot"} for _ in whole.seats[2:])]
        path = f"/api/tables/{table}/fork"
        short = await anna.http.post(path, json={"step": 20, "seats": [ME]})
        assert (short.status_code, short.json()["code"]) == (422, "seats-do-not-fit")
        done = await anna.http.post(path, json={"step": len(whole.steps)})
        assert (done.status_code, done.json()["code"]) == (409, "match-is-over")
        opened = (await anna.http.post(path, json={"step": 20, "seats": seats})).json()["table"]
        async with anna.at(opened) as hers:
            assert (hers.now["table"]["phase"], hers.now["table"]["forked"]) == ("open", table)
            await invite(hers, ben)
            async with ben.at(opened) as his:
                await his.ask("sit", seat=1)
                assert (await hers.ask("start"))["tell"] == "done"
                await hers.until_phase("playing")
                assert hers.now["step"] >= 20
                log = (await page(ben, opened, "log")).json()["events"]
                past = json.loads(msgspec.json.encode(whole.fork(20).events(None)))
                assert log[: len(past)] == past
