"""No leak: whatever a guest is sent at a table is what that guest may know, frame by frame and page by page.

Real matches over real sockets, every frame kept and laid beside what the stored entries say through the game's own
views (`watching.Truth`). What two different truths would send is compared in `test_two_truths`.
"""

import asyncio
import itertools
import json
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from brasier.core.game import Game
from brasier.games import find, names
from brasier.server.entries import Muted, Spoke
from server.evening import Evening
from server.running import Guest, RunningServer, running
from server.watching import Truth, Watch, id_of, last_number

NAMES = ("Olive", "Paul", "Nora", "Stella")
SECRETIVE = [(find(name), options) for name in names() for options in find(name).variants()
             if find(name).has_secrets(options)]  # fmt: skip
OPEN = [(find("flashpoint"), find("flashpoint").variants()[4]), (find("feurio"), find("feurio").variants()[-1])]
TURNS = 12  # actions of people: enough for every kind of mischief
TO_THE_END = [("feurio", 2), ("tails", 5)]  # matches that are watched until they are over, and studied then


_houses = itertools.count(1)


class Room(NamedTuple):
    """A server, its file, and the cookies of four people."""

    server: RunningServer
    database: Path
    cookies: list[str]

    def guests(self) -> list[Guest]:
        found = []
        for name, cookie in zip(NAMES, self.cookies, strict=True):
            guest = Guest(self.server.url, name)
            guest.http.cookies.set("brasier", cookie)
            # Each match is watched from an address of its own: looking at pages has a pace.
            guest.http.headers["X-Forwarded-For"] = f"198.51.100.{next(_houses)}"
            found.append(guest)
        return found


class Watched(NamedTuple):
    evening: Evening
    truth: Truth


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    database = tmp_path_factory.mktemp("leaks") / "tables.sqlite"
    with running(f"sqlite:///{database}") as server:

        async def cookies() -> list[str]:
            found = []
            for name in NAMES:
                async with await Guest.come(server.url, name) as guest:
                    found.append(guest.http.cookies["brasier"])
            return found

        yield Room(server, database, asyncio.run(cookies()))


def case_id(case: tuple[Game, Any]) -> str:
    return f"{case[0].name}-{case[0].seats(case[1])}"


@pytest.fixture(scope="module", params=[*SECRETIVE, *OPEN], ids=case_id)
def watched(room: Room, request: pytest.FixtureRequest) -> Watched:
    game, options = request.param
    rng, seats = random.Random(case_id(request.param)), game.seats(options)
    turns = 500 if (game.name, seats) in TO_THE_END else TURNS
    evening = Evening(room.guests(), lambda table: last_number(room.database, table))

    async def spend() -> None:
        async with AsyncExitStack() as stack:
            for guest in evening.guests:
                await stack.enter_async_context(guest)
            await evening.play(game.name, game.option_values(options), seats, rng, turns)

    asyncio.run(spend())
    return Watched(evening, Truth.stored(room.database, evening.table))


def tellings(watch: Watch, *kinds: str) -> list[tuple[str, dict[str, Any]]]:
    return [(frame, told) for frame, told in zip(watch.frames, watch.heard, strict=True) if told["tell"] in kinds]


def test_everything_told_is_what_the_entries_say_through_the_views_of_the_game(watched: Watched) -> None:
    evening, truth = watched
    compared = 0
    for watch in evening.watches:
        guest = id_of(watch.guest)
        for _, told in tellings(watch, "welcome", "update"):
            number, moment = told["number"], truth.at(told["number"])
            seats = list(moment.seats_of(guest))
            assert told["you"]["seats"] == seats
            assert told["step"] == len(moment.steps)
            assert told["table"]["actors"] == ([] if moment.state is None else list(moment.state.actors()))
            if told["tell"] == "welcome":
                expected = truth.told(number, guest, told["since"])
            else:
                assert told["back_to"] == moment.back_to
                expected = truth.told(number, guest, moment.since) if moment.moved else []
            assert told["told"] == expected
            compared += len(expected)
    assert compared > 50


def test_nobody_is_left_out(watched: Watched) -> None:
    """Between the first frame of a socket and its last, all is told in order, but for talk and what others mute."""
    for watch in watched.evening.watches:
        guest = id_of(watch.guest)
        numbers = [told["number"] for _, told in tellings(watch, "welcome", "update")]
        updates = {told["number"] for _, told in tellings(watch, "update")}
        assert numbers == sorted(numbers)
        first, last = numbers[0], numbers[-1]
        entries = {number: watched.truth.at(number).entry for number in range(first, last + 1)}
        talk = {number for number, entry in entries.items() if isinstance(entry, Spoke)}
        others = {number for number, entry in entries.items() if isinstance(entry, Muted) and entry.by != guest}
        assert updates - {first} == set(range(first + 1, last + 1)) - talk - others


def test_whoever_holds_no_seat_sees_what_a_spectator_sees_and_a_shared_screen_sees_its_own_seats(
    watched: Watched,
) -> None:
    evening, truth = watched
    eyes: dict[str, set[tuple[int | None, ...]]] = {name: set() for name in NAMES}
    roles: dict[str, str] = {}
    for watch in evening.watches:
        for _, told in tellings(watch, "welcome", "update"):
            roles[watch.guest.name] = told["you"]["role"]
            if told["told"]:
                eyes[watch.guest.name].add(tuple(seen["seat"] for seen in told["told"]))
    assert roles == {"Olive": "player", "Paul": "player", "Nora": "player", "Stella": "spectator"}
    assert eyes["Nora"] == eyes["Stella"] == {(None,)}
    assert eyes["Olive"] == {(0,)}
    assert eyes["Paul"] == {tuple(range(1, min(3, len(truth.opened.seats))))}


def test_no_frame_and_no_page_tells_a_seed_before_the_end_or_who_a_guest_is(watched: Watched) -> None:
    evening, truth = watched
    ids = {id_of(guest) for guest in evening.guests} | {
        guest.http.cookies["brasier"].rpartition(".")[2] for guest in evening.guests
    }
    assert all(len(secret) >= 20 for secret in ids)
    seed = truth.moments[-1].seed
    assert seed is not None
    texts = [(told["tell"] != "refused" and told.get("table", {}).get("phase") == "over", frame)
             for watch in evening.watches for frame, told in zip(watch.frames, watch.heard, strict=True)]  # fmt: skip
    texts += [(truth.at(page.before).over, page.answer.text + str(page.answer.headers)) for page in evening.pages]
    for over, text in texts:
        assert over or seed not in text
        assert not any(secret in text for secret in ids)


def test_links_are_told_to_players_only(watched: Watched) -> None:
    evening, opened = watched.evening, watched.truth.opened
    for watch in evening.watches:
        told = "".join(watch.frames)
        assert (opened.play_code in told) == (opened.watch_code in told) == (watch.guest.name != "Stella")
    for page in evening.pages:
        assert opened.play_code not in page.answer.text


def test_what_was_chosen_or_drawn_in_secret_is_in_no_frame_to_others(watched: Watched) -> None:
    """The words of a sealed choice, or of a draw nobody may see, stand at most among one's own choices."""
    evening, truth = watched
    secret = {f'"{action}"' for moment in truth.moments for seat, action in moment.steps
              if action.startswith("choose ") or (seat < 0 and truth.game.has_secrets(truth.options))}  # fmt: skip
    for watch in evening.watches:
        for _, told in tellings(watch, "welcome", "update", "refused"):
            bare = json.dumps({**told, "told": [{**seen, "choices": []} for seen in told.get("told", [])]})
            assert not any(words in bare for words in secret)


def test_pages_follow_the_same_rule_as_frames(watched: Watched) -> None:
    """The log and the picture are what one's own eyes see; the record of a match with secrets waits for its end."""
    evening, truth = watched
    secretive = truth.game.has_secrets(truth.options)
    for page in evening.pages:
        over, moments = truth.at(page.after).over, range(page.after, page.before + 1)
        if over != truth.at(page.before).over:
            continue
        own = page.seat is None or page.seat in truth.at(page.after).seats_of(id_of(page.guest))
        status = page.answer.status_code
        if page.what == "replay":
            assert status == (200 if over else 409)
        elif page.what in ("record", "proof"):
            assert status == (409 if secretive and not over else 200)
            assert over or "seed:" not in page.answer.text
        elif not own:
            assert status == 403
        elif page.what == "log":
            assert page.answer.json()["events"] in [truth.events(number, page.seat) for number in moments]
        else:
            assert page.answer.text in [truth.picture(number, page.seat) for number in moments]


def test_spectators_are_heard_by_spectators_only_until_the_end(watched: Watched) -> None:
    heard: dict[str, set[str]] = {name: set() for name in NAMES}
    for watch in watched.evening.watches:
        over = False
        for told in watch.heard:
            over = over or told.get("table", {}).get("phase") == "over"
            lines = [told["line"]] if told["tell"] == "said" else told.get("chat", [])
            if not over:
                heard[watch.guest.name] |= {line["room"] for line in lines}
    assert heard == {
        "Olive": {"table"},
        "Paul": {"table"},
        "Nora": {"table", "gallery"},
        "Stella": {"table", "gallery"},
    }


def test_the_evening_saw_everything_that_can_happen(watched: Watched) -> None:
    """What the tests above look at did happen."""
    evening, truth = watched
    kinds = {type(moment.entry).__name__ for moment in truth.moments}
    assert {"Admitted", "Sat", "Started", "Stepped", "Spoke", "Muted", "UndoAsked", "Undone"} <= kinds
    assert evening.went_back > 0
    assert evening.taken_back > 0 or truth.game.name != "tails"
    assert len(evening.refused) > 5
    assert truth.moments[-1].over or (truth.game.name, len(truth.opened.seats)) not in TO_THE_END
    assert len(evening.watches) > 4
