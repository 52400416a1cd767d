"""Processes of this machine that play matches. One that dies is replaced and its match played again.

Each has a pipe of its own: a match is sent down when the last one has come back. A pipe that ends tells of a death;
what was sent back before is read first, so nothing is lost and nothing counted twice.
"""

import contextlib
import multiprocessing
import os
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Protocol

from brasier.arena.plan import Fixture
from brasier.arena.playing import BotFailed, OtherCode, perform
from brasier.core.game import Refusal

TRIES: Final = 3  # a match whose workers die so often is given up

Line = tuple[bytes, str | None]  # of the journal, and the record if it is kept
Work = Callable[[bytes, tuple[int, int, int]], Line]  # what is done with a plan and one of its matches


class Crew(Protocol):
    """Whoever plays matches, in whatever order they end."""

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Line]: ...

    def close(self) -> None: ...


class Hand:
    """One process and what it plays."""

    def __init__(self, plan: bytes, work: Work) -> None:
        method = "forkserver" if "forkserver" in multiprocessing.get_all_start_methods() else "spawn"
        context: Any = multiprocessing.get_context(method)  # which of two, mypy cannot know
        self.pipe: Connection
        self.pipe, theirs = context.Pipe()
        self.process: BaseProcess = context.Process(target=_work, args=(theirs, plan, work), daemon=True)
        with _undisturbed():
            self.process.start()
        theirs.close()
        self.fixture: Fixture | None = None

    def begin(self, fixture: Fixture) -> None:
        self.fixture = fixture
        with contextlib.suppress(OSError):  # it died idle: its pipe tells
            self.pipe.send(tuple(fixture))

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


@contextlib.contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C at a terminal is for us alone: processes that begin meanwhile never hear of it, and we a moment later."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # it would open our ears again when it begins
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class LocalCrew:
    def __init__(self, plan: bytes, workers: int, work: Work = perform) -> None:
        self._plan = plan
        self._work = work
        self._hands = [Hand(plan, work) for _ in range(workers)]

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Line]:
        coming = iter(fixtures)
        again: list[Fixture] = []
        deaths: dict[Fixture, int] = {}

        def give(hand: Hand) -> None:
            fixture = again.pop() if again else next(coming, None)
            if fixture is not None:
                hand.begin(fixture)

        for hand in self._hands:
            give(hand)
        while busy := {hand.pipe: hand for hand in self._hands if hand.fixture is not None}:
            for ready in wait(list(busy)):
                hand = busy[ready]  # type: ignore[index]  # what is ready is one of those waited for
                assert hand.fixture is not None
                try:
                    answer = hand.pipe.recv()
                except (EOFError, OSError):  # between two answers, or in the middle of one
                    lost = hand.fixture
                    deaths[lost] = deaths.get(lost, 0) + 1
                    if deaths[lost] == TRIES:
                        raise Refusal("arena-workers-die", "", {"match": lost.name, "tries": TRIES}) from None
                    again.append(lost)
                    give(self._replace(hand))
                    continue
                hand.fixture = None
                if isinstance(answer, Exception):
                    raise answer
                give(hand)
                yield answer

    def _replace(self, hand: Hand) -> Hand:
        hand.end()
        fresh = Hand(self._plan, self._work)
        self._hands[self._hands.index(hand)] = fresh
        return fresh

    def close(self) -> None:
        for hand in self._hands:
            hand.end()


def _work(pipe: Connection, plan: bytes, work: Work) -> None:
    _leave_output_alone()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it could not be blocked
    threading.Thread(target=_end_with_the_run, daemon=True).start()
    while True:
        try:
            fixture = pipe.recv()
        except (EOFError, OSError):
            return
        answer: Line | Exception
        try:
            answer = work(plan, fixture)
        except Exception as wrong:
            answer = portable(wrong)
        try:
            pipe.send(answer)
        except OSError:
            return


def _leave_output_alone() -> None:
    """What a bot prints is not what the run prints: it goes where people look for what goes wrong."""
    sys.stdout = sys.stderr
    with contextlib.suppress(OSError):  # there is none
        os.dup2(2, 1)


@contextlib.contextmanager
def failures_told() -> Iterator[None]:
    """What went wrong where matches are played, as an answer for whoever asked for them."""
    try:
        yield
    except BotFailed as failed:
        raise Refusal(
            "arena-bot-failed", "", {"bot": failed.bot, "match": failed.match, "detail": failed.detail}
        ) from failed
    except OtherCode as other:
        if other.bot:
            raise Refusal("arena-other-bot", "", {"bot": other.bot, "machine": other.machine}) from other
        raise Refusal("arena-other-code", "", {"machine": other.machine}) from other


def portable(wrong: Exception) -> Exception:
    """What can be sent through a pipe: ours can; of any other, its kind and what it says."""
    if isinstance(wrong, (BotFailed, OtherCode)):
        return wrong
    return RuntimeError("".join(traceback.format_exception_only(wrong)).strip())


def _end_with_the_run() -> None:
    run = multiprocessing.parent_process()
    assert run is not None
    run.join()
    os._exit(1)
