"""Several guests at several tables who send anything at all: hypothesis plays them against a real server.

Whatever is sent gets exactly one answer or a farewell with a code of the protocol; what is refused changes nothing.
`BRASIER_EXAMPLES=200` (default: 4) plays so many evenings.
"""

import asyncio
import json
import os
from typing import Any, ClassVar

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from websockets.exceptions import ConnectionClosed

from brasier.server.connection import BURST
from server.hostile.attack import Besieged, somebody
from server.running import Guest, Visit

EXAMPLES = int(os.environ.get("BRASIER_EXAMPLES", "4"))
STEPS = 30
FAREWELLS = {1007, 1009, 4400, 4403, 4410, 4429}  # codes that an attack may end with
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("tails", {"players": 3}), ("feurio", {"players": 2, "firebreaks": True}), ("flashpoint", {"firefighters": 2}),
]  # fmt: skip
WHO = ("owner", "player", "spectator", "stranger")

numbers = st.one_of(st.integers(0, 8), st.integers(-3, 2_000_000), st.sampled_from([10**30, 2**63, -(2**70)]))
words = st.one_of(
    st.sampled_from(["pass", "choose 1 2 3", "choose +1", "play 3", "tile 1,0", "firebreak 1,0 red", "men 0,0 red 1",
                     "draw 3", "move north", "easy", "\0", "\ud800", "é" * 50, "x" * 300, "🔥" * 400]),
    st.text(max_size=60),
)  # fmt: skip
anything = st.recursive(
    st.one_of(st.none(), st.booleans(), numbers, st.floats(), words),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)),
    max_leaves=6,
)
targets = st.one_of(
    st.fixed_dictionaries({"type": st.just("cell"), "at": st.tuples(numbers, numbers)}),
    st.fixed_dictionaries({"type": st.just("edge"), "between": st.tuples(*[st.tuples(numbers, numbers)] * 2)}),
    st.fixed_dictionaries({"type": st.just("card"), "cards": st.lists(words, max_size=3)}),
    anything,
)
FIELDS: dict[str, dict[str, st.SearchStrategy[Any]]] = {
    "hello": {"step": numbers, "takebacks": numbers},
    "sit": {"seat": numbers, "name": words},
    "leave": {"seat": numbers},
    "seat-bot": {"seat": numbers, "level": words},
    "unseat": {"seat": numbers},
    "start": {},
    "act": {"seat": numbers, "action": words, "seen": numbers},
    "chance": {"outcome": words, "seen": numbers},
    "undo": {"seen": numbers, "step": numbers, "ask": st.booleans()},
    "answer-undo": {"yes": st.booleans()},
    "hand-over": {"seat": numbers, "level": words},
    "resume": {"seat": numbers},
    "say": {"text": words, "room": st.sampled_from(["table", "gallery", "house"])},
    "mute": {"person": numbers, "muted": st.booleans()},
    "ping": {"target": targets},
    "why": {"seat": numbers, "target": targets},
    "rematch": {},
    "win": {},
}  # fmt: skip


@st.composite
def commands(draw: st.DrawFn) -> dict[str, Any]:
    """A command that may be right, with some fields left out, wrong, or too many."""
    do = draw(st.sampled_from(sorted(FIELDS)))
    told: dict[str, Any] = {"do": do, "id": draw(st.one_of(st.integers(0, 9), anything))}
    for name, values in FIELDS[do].items():
        if draw(st.integers(0, 5)):
            told[name] = draw(values if draw(st.integers(0, 4)) else anything)
    if not draw(st.integers(0, 9)):
        told[draw(st.text(max_size=8))] = draw(anything)
    return told


class Attack(RuleBasedStateMachine):
    besieged: ClassVar[Besieged]

    @initialize(choice=st.sampled_from(TABLES))
    def come_together(self, choice: tuple[str, dict[str, Any]]) -> None:
        self.loop = asyncio.new_event_loop()
        self.guests: dict[str, Guest] = {}
        self.visits: dict[str, Visit] = {}
        self.sent: list[str | bytes] = []
        self.loop.run_until_complete(self._come_together(*choice))

    async def _come_together(self, game: str, options: dict[str, Any]) -> None:
        for name in WHO:
            self.guests[name] = await somebody(self.besieged, name)
        count = next(value for key, value in options.items() if key in ("players", "firefighters"))
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (count - 1)
        self.table = await self.guests["owner"].open(game, options=options, seats=seats)
        owner = await self._enter("owner")
        await self.guests["player"].join(code=owner.now["table"]["play_code"])
        await self.guests["spectator"].join(code=owner.now["table"]["watch_code"])

    async def _enter(self, who: str) -> Visit:
        visit = Visit(self.guests[who], self.table, self.besieged.url)
        await visit.__aenter__()
        await visit.hello()
        self.visits[who] = visit
        return visit

    async def _leave(self, who: str) -> None:
        await self.visits.pop(who).__aexit__(None, None, None)

    async def _visit(self, who: str) -> Visit | None:
        """Their socket, a fresh one where the old was closed or has said enough; None: they are not let in."""
        if who in self.visits and len([told for told in self.visits[who].heard if "id" in told]) > BURST // 2:
            await self._leave(who)
        if who in self.visits:
            return self.visits[who]
        try:
            return await self._enter(who)
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            assert closed.rcvd.code == 4403
            assert who == "stranger"
            return None

    # ---- what is sent

    @rule(who=st.sampled_from(WHO), command=commands())
    def say_a_command(self, who: str, command: dict[str, Any]) -> None:
        self._send(who, json.dumps(command, allow_nan=True))

    @rule(who=st.sampled_from(WHO), value=anything)
    def say_anything(self, who: str, value: Any) -> None:
        self._send(who, json.dumps(value))

    @rule(who=st.sampled_from(WHO), noise=st.binary(max_size=200))
    def make_noise(self, who: str, noise: bytes) -> None:
        self._send(who, noise)

    @rule(who=st.sampled_from(WHO), depth=st.integers(1, 2000))
    def dig_deep(self, who: str, depth: int) -> None:
        self._send(who, "[" * depth + "]" * depth)

    @rule(who=st.sampled_from(WHO), which=st.integers(0, 50))
    def say_again_what_somebody_said(self, who: str, which: int) -> None:
        if self.sent:
            self._send(who, self.sent[which % len(self.sent)])

    @rule(who=st.sampled_from(("owner", "player")), pick=st.integers(0, 200))
    def play_properly(self, who: str, pick: int) -> None:
        """So that there is a match to disturb."""
        self.loop.run_until_complete(self._play_properly(who, pick))

    async def _play_properly(self, who: str, pick: int) -> None:
        visit = await self._visit(who)
        assert visit is not None
        welcome = await visit.hello()
        table = welcome["table"]
        if table["phase"] == "open":
            free = [seat["seat"] for seat in table["seats"] if seat["holder"] == "open"]
            told = await (visit.ask("sit", seat=free[pick % len(free)]) if free else visit.ask("start"))
            assert told["tell"] == "done" or who == "player"
        elif visit.awaited():
            seat = visit.awaited()[pick % len(visit.awaited())]
            told = await visit.act(seat, visit.choices(seat)[pick % len(visit.choices(seat))])
            assert told["tell"] == "done"

    # ---- what must hold

    def _send(self, who: str, message: str | bytes) -> None:
        self.sent.append(message)
        self.loop.run_until_complete(self._exchange(who, message))

    async def _exchange(self, who: str, message: str | bytes) -> None:
        """One message, exactly one answer to it: then a hello, whose answer must be the next answer but one."""
        visit = await self._visit(who)
        if visit is None:
            return
        before = await visit.hello()
        heard = len(visit.heard)
        try:
            await visit.send_raw(message)
            answer = await visit.until(lambda told: told["tell"] in ("done", "refused", "welcome"))
            last = await visit.hello()
        except ConnectionClosed as closed:
            assert closed.rcvd is not None
            assert closed.rcvd.code in FAREWELLS
            await self._leave(who)
            return
        answers = [told for told in visit.heard[heard:] if told["tell"] in ("done", "refused", "welcome")]
        assert answers == [answer, last]
        assert answer.get("code") != "server-fault"
        if answer["tell"] == "refused":
            bots = any(seat["level"] is not None for seat in before["table"]["seats"])  # they may act meanwhile
            assert bots or last["number"] == before["number"]
        elif answer["tell"] == "done":
            assert last["number"] >= answer["number"]

    @invariant()
    def the_server_lives(self) -> None:
        assert self.besieged.server.process.poll() is None

    def teardown(self) -> None:
        if not hasattr(self, "loop"):
            return
        self.loop.run_until_complete(self._go_home())
        self.loop.close()
        self.besieged.assert_well()

    async def _go_home(self) -> None:
        for who in list(self.visits):
            await self._leave(who)
        for guest in self.guests.values():
            await guest.http.aclose()


def test_whatever_anybody_sends_is_answered_once_and_what_is_refused_changes_nothing(besieged: Besieged) -> None:
    Attack.besieged = besieged
    run_state_machine_as_test(
        Attack,
        settings=settings(
            max_examples=EXAMPLES, stateful_step_count=STEPS, deadline=None, database=None,
            derandomize="BRASIER_EXAMPLES" not in os.environ, phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        ),
    )  # fmt: skip
