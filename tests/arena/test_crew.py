"""Processes that play: what they say arrives, or it is played again."""

import os
import pickle
import struct
from multiprocessing import Pipe

import msgspec
import pytest

from arena.runs import plan
from brasier.arena import crew
from brasier.arena.playing import BotFailed, OtherCode, Played


def test_a_process_that_dies_while_it_answers_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    torn = 0

    class Hand(crew.Hand):
        """The first one ends in the middle of its answer: a thousand bytes were announced, four came."""

        def __init__(self, run: bytes, work: crew.Work) -> None:
            nonlocal torn
            super().__init__(run, work)
            torn += 1
            if torn == 1:
                self.pipe.close()
                self.pipe, theirs = Pipe()
                os.write(theirs.fileno(), struct.pack("!i", 1000) + b"half")
                theirs.close()

    monkeypatch.setattr(crew, "Hand", Hand)
    run = plan("tails", "uniform@9,uniform", matches=4)
    local = crew.LocalCrew(msgspec.json.encode(run), 1)
    try:
        played = [msgspec.json.decode(line, type=Played).fixture for line, _ in local.play(run.fixtures())]
    finally:
        local.close()
    assert sorted(played) == list(run.fixtures())
    assert torn == 2


class Stubborn(Exception):
    """Can be sent, but not be made anew by whoever gets it."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"{one} and {two}")


def test_whatever_goes_wrong_elsewhere_can_be_told_here() -> None:
    class Local(Exception):
        pass

    for wrong, says in ((Stubborn(1, 2), "Stubborn: 1 and 2"), (Local("here"), "Local: here")):
        arrived = pickle.loads(pickle.dumps(crew.portable(wrong)))
        assert isinstance(arrived, RuntimeError)
        assert str(arrived).endswith(says)
    failed = pickle.loads(pickle.dumps(crew.portable(BotFailed("best", "00000-0-0", "slow"))))
    assert (failed.bot, failed.match, failed.detail) == ("best", "00000-0-0", "slow")
    other = pickle.loads(pickle.dumps(crew.portable(OtherCode("machine", "best"))))
    assert (other.machine, other.bot) == ("machine", "best")
