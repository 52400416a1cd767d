"""Tails on Fire refereed for programs: seats that choose at once."""

import json
from typing import Any

from brasier.referee import Referee
from brasier.texts import Texts
from doors.tails_table import (
    CHOICES,
    FOUR,
    SET_UP,
)


class Client:
    """A program that speaks to a referee."""

    def __init__(self) -> None:
        self.referee = Referee("tails", Texts("en"))

    def __call__(self, **request: object) -> dict[str, Any]:
        answer: dict[str, Any] = json.loads(self.referee.answer(json.dumps(request).encode()))
        return answer

    def choosing(self) -> dict[str, Any]:
        """Four seats that are to choose; the answer that tells so."""
        self(new={"options": {"players": 4}})
        for seat, value in enumerate(SET_UP[:4]):
            self(chance=f"blaze {seat} {value}")
        return self(chance="iguana 1")

    def choose(self, seat: int) -> dict[str, Any]:
        return self(act={"seat": seat, "action": f"choose {CHOICES[FOUR[seat]]}"})


def test_seats_choose_at_once_in_any_order() -> None:
    ends = []
    for order in ((0, 1, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0)):
        client = Client()
        answer = client.choosing()
        assert answer["actors"] == [0, 1, 2, 3]
        assert {seat: len(legal) for seat, legal in answer["legal"].items()} == dict.fromkeys("0123", 84)
        waiting = [0, 1, 2, 3]
        for seat in order:
            assert answer["actors"] == waiting
            assert answer["state"]["awaited"] == waiting
            answer = client.choose(seat)
            waiting.remove(seat)
            (told, *_) = answer["events"]
            assert (told["type"], told["seat"]) == ("chosen", seat)
        assert answer["actors"] == [0]
        assert answer["state"]["phase"] == "first"
        ends.append(answer["state"])
    assert ends[0] == ends[1] == ends[2]


def test_a_view_hides_the_choices_of_others_while_the_state_shows_all() -> None:
    client = Client()
    client.choosing()
    client.choose(1)
    answer = client.choose(3)
    chosen = [None if name not in ("Bob", "Dan") else CHOICES[name].split() for name in FOUR]
    assert [player["chosen"] or None for player in answer["state"]["players"]] == chosen
    for looker in (0, 1, 2, 3, None):
        seen = client(view=looker)
        for player in seen["view"]["players"]:
            own = player["seat"] == looker
            assert player["chosen"] == ((chosen[player["seat"]] or []) if own else None)
            assert player["ready"] == (player["seat"] in (1, 3))
        assert len(seen["choices"]) == (84 if looker in (0, 2) else 0)
    others = [client(view=seat)["view"] for seat in (0, 2)]
    again = Client()
    again.choosing()
    again(act={"seat": 1, "action": "choose 5 8 9"})
    again(act={"seat": 3, "action": "choose 1 2 5"})
    assert [again(view=seat)["view"] for seat in (0, 2)] == others


def test_a_second_choice_is_refused_and_the_first_one_stands() -> None:
    client = Client()
    client.choosing()
    before = client.choose(2)
    refusal = client(act={"seat": 2, "action": "choose 1 2 5"})["refusal"]
    assert (refusal["code"], refusal["rule"]) == ("tails-already-chosen", "T4")
    for action in ("pass", "play 3"):
        assert client(act={"seat": 0, "action": action})["refusal"]["code"] == "tails-choose-first"
    after = client(undo=0)
    assert {**after, "events": []} == {**before, "events": []}


def test_a_choice_can_be_taken_back_alone() -> None:
    client = Client()
    client.choosing()
    before = client.choose(2)
    client.choose(0)
    back = client(undo=1)
    assert back["actors"] == [0, 1, 3]
    assert back["state"] == before["state"]


def test_a_record_in_the_middle_of_the_choice_is_loaded_with_the_choices() -> None:
    client = Client()
    client.choosing()
    client.choose(2)
    before = client.choose(0)
    again = Client()
    after = again(load=client(record=True)["record"])
    assert after["actors"] == [1, 3]
    assert after["state"] == before["state"]
