"""The referee: one request, one answer, never a traceback."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from brasier.core.rng import Rng
from brasier.games.flashpoint.data import BACK
from brasier.referee import LONGEST_REQUEST, Referee, requests
from brasier.texts import Texts
from doors.terminal import environment


class Client:
    """Speaks to a referee as a program in another language would: lines of JSON."""

    def __init__(self, game: str | None = "feurio") -> None:
        self.referee = Referee(game, Texts("en"))

    def __call__(self, request: object) -> dict[str, Any]:
        line = request if isinstance(request, bytes) else json.dumps(request).encode()
        answer = self.referee.answer(line)
        assert b"\n" not in answer
        decoded: dict[str, Any] = json.loads(answer)
        return decoded

    def refused(self, request: object) -> str:
        answer = self(request)
        assert set(answer) == {"refusal"}
        assert set(answer["refusal"]) == {"code", "rule", "text", "facts"}
        assert answer["refusal"]["text"]
        code: str = answer["refusal"]["code"]
        return code


def test_a_match_from_the_first_draw_to_the_outcome() -> None:
    client = Client()
    answer = client({"new": {"game": "feurio", "options": {"players": 3}}})
    assert answer["step"] == 0
    assert answer["actors"] == [-1]
    assert answer["legal"] == {}
    assert answer["chances"] == [[f"draw {value}", 6] for value in range(1, 7)]
    assert answer["outcome"] is None
    rng = Rng(3)
    steps = 0
    while answer["outcome"] is None:
        if answer["chances"]:
            answer = client({"chance": answer["chances"][rng.below(len(answer["chances"]))][0]})
        else:
            (seat,) = answer["actors"]
            legal = answer["legal"][str(seat)]
            answer = client({"act": {"seat": seat, "action": legal[rng.below(len(legal))]}})
        steps += 1
        assert answer["step"] == steps
        assert answer["events"]
        assert sum(answer["state"]["pile"]) == answer["state"]["left"]
    assert answer["actors"] == []
    assert len(answer["outcome"]["scores"]) == 3
    assert len(answer["state"]["tiles"]) == 36
    record = client({"record": True})["record"]
    again = Client()({"load": record})
    assert again["state"] == answer["state"]
    assert again["outcome"] == answer["outcome"]


@pytest.mark.parametrize("mode", ["family", "advanced"])
def test_a_match_of_flash_point_whose_dice_the_client_rolls(mode: str) -> None:
    client = Client("flashpoint")
    answer = client({"new": {"options": {"mode": mode, "firefighters": 2}}})
    rng = Rng(4)
    while answer["outcome"] is None:
        if answer["chances"]:
            answer = client({"chance": answer["chances"][rng.below(len(answer["chances"]))][0]})
        else:
            (seat,) = answer["actors"]
            legal = answer["legal"][str(seat)]
            answer = client({"act": {"seat": seat, "action": legal[rng.below(len(legal))]}})
        assert answer["events"]
    assert answer["outcome"]["reason"] == answer["state"]["end"]["reason"]
    again = Client(None)({"load": client({"record": True})["record"]})
    assert again["state"] == answer["state"]


def test_a_house_is_sent_as_its_drawing_or_refused_with_line_and_column() -> None:
    client = Client("flashpoint")
    wrong = client({"new": {"options": {"board": BACK.replace("+---", "+-x-", 1)}}})
    assert wrong["refusal"]["code"] == "flashpoint-drawing-sign"
    assert wrong["refusal"]["facts"] == {"line": 2, "column": 6, "sign": "x"}
    drawing = BACK.replace("D", "|", 1)
    assert client({"new": {"options": {"board": drawing}}})["state"]["options"]["board"] == drawing


def test_with_a_seed_the_referee_deals_and_undo_takes_the_deal_back() -> None:
    client = Client()
    answer = client({"new": {"seed": "s", "options": {"players": 2}}})
    assert answer["chances"] == []
    (seat,) = answer["actors"]
    first = answer["legal"][str(seat)]
    after = client({"act": {"seat": seat, "action": first[0]}})
    back = client({"undo": 1})
    assert (back["step"], back["legal"], back["state"]) == (answer["step"], answer["legal"], answer["state"])
    assert client({"act": {"seat": seat, "action": first[0]}})["state"] == after["state"]
    client({"act": {"seat": seat, "action": "pass"}})  # after this the seed deals
    assert client({"undo": 1})["state"] == after["state"]
    assert client.refused({"chance": "draw 1"}) == "chance-is-dealt"
    assert client.refused({"undo": 1000}) == "too-far-back"
    assert client.refused({"undo": -1}) == "too-far-back"


def test_a_match_sealed_elsewhere_goes_on_in_the_open() -> None:
    """Draws that the client says are not put under a seal that somebody else made."""
    sealed = Client()
    sealed({"new": {"seed": "theirs", "options": {"players": 2}}})
    record = sealed({"record": True})["record"]
    client = Client()
    client({"load": record})
    client({"act": {"seat": 1, "action": client({"undo": 0})["legal"]["1"][0]}})
    client({"act": {"seat": 1, "action": "pass"}})
    assert "legal" in client({"chance": "draw 1"})
    after = client({"record": True})["record"]
    assert "dealer: manual\ndealt from: 4\n" in after
    assert "commitment" not in after


def test_our_own_faults_are_answered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client()
    client({"new": {"seed": "s"}})
    monkeypatch.setattr(Referee, "_position", lambda *_: 1 / 0)
    assert client.refused({"undo": 0}) == "our-fault"


def test_a_view_shows_a_seat_its_own_secret_and_others_none() -> None:
    client = Client()
    answer = client({"new": {"seed": "s", "options": {"players": 2, "firebreaks": True}}})
    (seat,) = answer["actors"]
    assert client({"view": seat})["view"]["drawn"] == answer["state"]["drawn"]
    assert [choice["action"] for choice in client({"view": seat})["choices"]] == answer["legal"][str(seat)]
    for other in (1 - seat, None):
        assert client({"view": other})["view"]["drawn"] is None
        assert client({"view": other})["choices"] == []
    assert client.refused({"view": 7}) == "no-such-seat"


def test_a_refusal_names_code_rule_and_reason_and_changes_nothing() -> None:
    client = Client()
    before = client({"new": {"seed": "s", "options": {"players": 2}}})
    (seat,) = before["actors"]
    answer = client({"act": {"seat": seat, "action": "tile 30,0"}})["refusal"]
    assert (answer["code"], answer["rule"]) == ("feurio-not-beside-fire", "F10")
    assert "F10" in answer["text"]
    assert client.refused({"act": {"seat": seat, "action": "tile 999,0"}}) == "feurio-not-beside-fire"
    assert client.refused({"act": {"seat": seat, "action": "tile 0,0"}}) == "feurio-cell-taken"
    assert client.refused({"act": {"seat": seat, "action": "men 30,0 blue 1"}}) == "feurio-tile-first"
    assert client.refused({"act": {"seat": 1 - seat, "action": "pass"}}) == "not-your-turn"
    after = client({"undo": 0})
    assert {**after, "events": []} == {**before, "events": []}


@pytest.mark.parametrize(
    ("request_", "code"),
    [
        (b"", "not-json"),
        (b"{", "not-json"),
        (b"\xff\xfe", "not-json"),
        (b'{"new": {"options": {"players": ' + b"[" * 100_000, "not-json"),
        (b"null", "bad-request"),
        (b"[]", "bad-request"),
        (b'{"new": 3}', "bad-request"),
        (b'{"act": {"seat": "0", "action": "pass"}}', "bad-request"),
        (b'{"act": {"seat": 99999999999999999999999999, "action": "pass"}}', "bad-request"),
        (b'{"dance": true}', "bad-request"),
        (b"{}", "one-request"),
        (b'{"undo": 1, "view": 0}', "one-request"),
        (b'{"act": {"seat": 0, "action": "pass"}}', "no-match"),
        (b'{"view": null}', "no-match"),
        (b'{"new": {"game": "chess"}}', "unknown-game"),
        (b'{"new": {"options": {"mode": "cooperative", "firebreaks": true}}}', "feurio-firebreaks-competitive-only"),
        (b'{"new": {"options": {"players": 9}}}', "feurio-two-to-four"),
        (b'{"new": {"options": {"players": ' + b"9" * 40 + b"}}}", "bad-option"),
        (b'{"new": {"options": {"eldest": -99}}}', "feurio-eldest-not-seated"),
        (b'{"new": {"options": {"mode": "\\ud800"}}}', "not-json"),
        (
            b'{"load": "brasier record 1\\ngame: feurio\\nrules: 1\\noption players: \\"\\\\ud800\\"\\n"}',
            "damaged-record",
        ),
        (b'{"new": {"options": {"players": "four"}}}', "bad-option"),
        (b'{"new": {"options": {"weather": 1}}}', "unknown-option"),
        (b'{"new": {"seats": ["Ada"]}}', "seats-do-not-fit"),
        (b'{"new": {"seed": ""}}', "bad-seed"),
        (b'{"load": "nonsense"}', "damaged-record"),
        (b'{"record": "' + b"x" * LONGEST_REQUEST + b'"}', "request-too-long"),
    ],
)
def test_garbage_is_refused_with_a_code(request_: bytes, code: str) -> None:
    assert Client().refused(request_) == code


def test_without_a_game_the_first_request_must_name_one() -> None:
    assert Client(None).refused({"new": {}}) == "which-game"


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
verbs = st.sampled_from(["new", "act", "chance", "undo", "view", "record", "load", "other"])
actions = st.builds(
    lambda verb, rest: f"{verb} {rest}",
    st.sampled_from(["tile", "men", "firebreak", "middle", "draw", "pass", ""]),
    st.text(max_size=12) | st.from_regex(r"-?[0-9]{1,4},-?[0-9]{1,4}( (red|blue))?( [0-9])?", fullmatch=True),
)
options = st.dictionaries(
    st.sampled_from(["players", "mode", "firebreaks", "cest_chaud", "eldest", "other"]), json_values, max_size=3
)
hostile = (
    st.builds(lambda chosen: json.dumps({"new": {"options": chosen}}).encode(), options)
    | st.binary(max_size=60)
    | st.builds(lambda verb, value: json.dumps({verb: value}).encode(), verbs, json_values)
    | st.builds(lambda seat, text: json.dumps({"act": {"seat": seat, "action": text}}).encode(), st.integers(), actions)
    | st.builds(lambda text: json.dumps({"chance": text}).encode(), actions)
)


@settings(max_examples=400, deadline=None)
@given(st.lists(hostile, min_size=1, max_size=8))
def test_hostile_requests_get_an_answer_each_and_leave_the_match_whole(lines: list[bytes]) -> None:
    client = Client()
    client({"new": {"seed": "s", "options": {"players": 2, "firebreaks": True}}})
    for line in lines:
        answer = json.loads(client.referee.answer(line))
        assert set(answer) in ({"refusal"}, {"step", "view", "choices"}, {"step", "record"}) or "legal" in answer
    assert client({"record": True})["record"].startswith("brasier record 1\n")


def test_a_stream_is_cut_into_bounded_lines() -> None:
    long = b"x" * (3 * LONGEST_REQUEST)
    lines = list(requests(io.BytesIO(b"\n \nabc\r\n" + long + b"\nlast")))
    assert [lines[0], lines[2]] == [b"abc", b"last"]
    assert LONGEST_REQUEST < len(lines[1]) < 2 * LONGEST_REQUEST


def test_the_command_answers_line_by_line_and_in_french_if_asked(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "brasier", "referee", "feurio", "--lang", "fr"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, env=environment(tmp_path)) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b'{"new": {}}\n')
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["step"] == 0
        out, err = process.communicate(b"nonsense\n", timeout=30)
    assert "n’est pas du JSON" in json.loads(out)["refusal"]["text"]
    assert err == b""
    assert process.returncode == 0
