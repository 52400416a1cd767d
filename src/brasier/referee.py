"""The referee: JSON lines in, JSON lines out. The door for bots in any language, for tests and for other programs.

One request, one answer. A request that cannot be taken is answered with a refusal and changes nothing; there is no way
to make the referee print a traceback. `docs/reference/referee.md` is its manual.
"""

from collections.abc import Iterator
from typing import Annotated, Any, BinaryIO, Literal

import msgspec

import brasier
from brasier.core.chance import LONGEST_SEED, ManualDealer, SealedDealer, SeededDealer
from brasier.core.game import CHANCE, REFEREE, Outcome, Refusal, plain_facts
from brasier.core.match import Match
from brasier.core.record import Damaged, write_record
from brasier.games import find
from brasier.texts import Texts

LONGEST_REQUEST = 1_000_000


# No seat and no step is anywhere near this; a number beyond it is nonsense, not a question of the rules.
Number = Annotated[int, msgspec.Meta(ge=-(10**6), le=10**6)]


class New(msgspec.Struct, forbid_unknown_fields=True):
    game: str | None = None
    options: dict[str, Any] = {}
    seed: str | None = None
    seats: list[str] = []


class Act(msgspec.Struct, forbid_unknown_fields=True):
    seat: Number
    action: str


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """Exactly one of these."""

    new: New | msgspec.UnsetType = msgspec.UNSET
    load: str | msgspec.UnsetType = msgspec.UNSET
    act: Act | msgspec.UnsetType = msgspec.UNSET
    chance: str | msgspec.UnsetType = msgspec.UNSET
    undo: Number | msgspec.UnsetType = msgspec.UNSET
    view: Number | msgspec.UnsetType | None = msgspec.UNSET
    record: Literal[True] | msgspec.UnsetType = msgspec.UNSET


class Referee:
    def __init__(self, game: str | None, texts: Texts) -> None:
        self.game = game
        self.texts = texts
        self.match: Match | None = None
        self.told = 0  # steps whose events have been told

    def answer(self, line: bytes) -> bytes:
        """The answer to one request: always one line of JSON."""
        try:
            return msgspec.json.encode(self._answer_or_refuse(line))
        except Exception as fault:  # ours, not theirs: the match is as it was, and the client must not be left alone
            told = self._refusal(Refusal("our-fault", "", {"what": ascii(fault)[:200]}))
            return msgspec.json.encode({"refusal": told})

    def _answer_or_refuse(self, line: bytes) -> dict[str, Any]:
        try:
            return self._answer(_read(line))
        except Refusal as refusal:
            return {"refusal": self._refusal(refusal)}
        except Damaged as damaged:
            return {"refusal": self._damaged(damaged)}

    def _refusal(self, refusal: Refusal) -> dict[str, Any]:
        return {
            "code": refusal.code,
            "rule": refusal.rule,
            "text": self.texts.refusal(refusal),
            "facts": plain_facts(refusal.facts),
        }

    def _damaged(self, damaged: Damaged) -> dict[str, Any]:
        return {
            "code": "damaged-record",
            "rule": "" if damaged.refusal is None else damaged.refusal.rule,
            "text": self.texts.damaged(damaged),
            "facts": plain_facts({**damaged.facts, "line": damaged.line, "damage": damaged.code, "what": damaged.what}),
        }

    def _answer(self, request: Request) -> dict[str, Any]:
        if request.new is not msgspec.UNSET:
            self._begin(self._new(request.new))
        elif request.load is not msgspec.UNSET:
            self._begin(_load(request.load))
        elif self.match is None:
            raise Refusal("no-match", "")
        elif request.act is not msgspec.UNSET:
            self.match.play(request.act.seat, request.act.action)
        elif request.chance is not msgspec.UNSET:
            if isinstance(self.match.dealer, SeededDealer):
                raise Refusal("chance-is-dealt", "")
            self.match.chance(request.chance)
        elif request.undo is not msgspec.UNSET:
            self._undo(self.match, request.undo)
        elif request.view is not msgspec.UNSET:
            return self._view(self.match, request.view)
        else:
            return {"step": len(self.match.steps), "record": write_record(self.match.record())}
        assert self.match is not None
        self.match.deal()
        return self._position(self.match)

    def _new(self, wish: New) -> Match:
        name = wish.game if wish.game is not None else self.game
        if name is None:
            raise Refusal("which-game", "")
        game = find(name)
        try:
            dealer = ManualDealer() if wish.seed is None else SeededDealer(wish.seed)
        except ValueError:
            raise Refusal("bad-seed", "", {"longest": LONGEST_SEED}) from None
        return Match(game, game.options(wish.options), dealer=dealer, seats=wish.seats)

    def _begin(self, match: Match) -> None:
        self.match = match
        self.told = 0

    def _undo(self, match: Match, steps: int) -> None:
        """Back by so many steps; a seed would deal the same again, so what it dealt goes with what came before it."""
        to_step = len(match.steps) - steps
        if steps < 0 or to_step < 0:
            raise Refusal("too-far-back", "", {"steps": steps, "last": len(match.steps)})
        if isinstance(match.dealer, SeededDealer) and steps:
            while to_step > 0 and match.steps[to_step].seat == CHANCE:
                to_step -= 1
        match.undo(to_step, keep_seed=True)  # the client chose the seed: it was never a secret
        self.told = min(self.told, to_step)

    def _view(self, match: Match, seat: int | None) -> dict[str, Any]:
        view = match.view(seat)
        choices = [] if seat is None else match.game.choices(match.state, seat)
        return {"step": len(match.steps), "view": view, "choices": choices}

    def _position(self, match: Match) -> dict[str, Any]:
        events = match.events(REFEREE, self.told)
        self.told = len(match.steps)
        actors = match.actors()
        return {
            "step": len(match.steps),
            "actors": actors,
            "legal": {str(seat): match.legal(seat) for seat in actors if seat != CHANCE},
            "chances": match.chances(),
            "outcome": _outcome(match.outcome()),
            "state": match.game.everything(match.state),
            "events": events,
        }


def _read(line: bytes) -> Request:
    if len(line) > LONGEST_REQUEST:
        raise Refusal("request-too-long", "", {"longest": LONGEST_REQUEST})
    try:
        request = msgspec.json.decode(line, type=Request, strict=True)
    except msgspec.ValidationError as wrong:
        raise Refusal("bad-request", "", {"detail": str(wrong)}) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise Refusal("not-json", "", {"detail": str(wrong)}) from None
    given = [name for name in Request.__struct_fields__ if getattr(request, name) is not msgspec.UNSET]
    if len(given) != 1:
        raise Refusal("one-request", "", {"given": len(given), "known": ", ".join(Request.__struct_fields__)})
    return request


def _outcome(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {
        "reason": outcome.reason,
        "scores": outcome.scores,
        "winners": outcome.winners,
        "figures": dict(outcome.figures),
    }


def _load(text: str) -> Match:
    """A match sealed elsewhere goes on with what the client says: that is no longer under the old seal."""
    match = brasier.load(text)
    return match.fork(len(match.steps), ManualDealer()) if isinstance(match.dealer, SealedDealer) else match


def requests(source: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream, blank ones left out; of a line that is too long only as much as shows that it is."""
    while line := source.readline(LONGEST_REQUEST + 2):
        while not line.endswith(b"\n") and (rest := source.readline(LONGEST_REQUEST)):
            line = line[: LONGEST_REQUEST + 1] + rest[-1:]
        if line.strip():
            yield line.rstrip(b"\r\n")


def serve(game: str | None, texts: Texts, source: BinaryIO, sink: BinaryIO) -> None:
    """Answer every request until the stream ends."""
    if game is not None:
        find(game)
    referee = Referee(game, texts)
    for line in requests(source):
        sink.write(referee.answer(line) + b"\n")
        sink.flush()
