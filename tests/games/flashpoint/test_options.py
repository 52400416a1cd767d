"""What can be chosen before a match of Flash Point, and what is refused."""

import json
from typing import Any

import pytest

from brasier.core.state import Refusal
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.data import BACK, FRONT
from brasier.games.flashpoint.options import Options
from docs.pages import HOUSE

OWN = HOUSE.read_text(encoding="utf-8")
EIGHT = ["paramedic", "cafs", "hazmat", "generalist", "captain", "rescue", "imaging", "driver"]


def refused(**given: Any) -> tuple[str, str, dict[str, object]]:
    with pytest.raises(Refusal) as refusal:
        GAME.options(given)
    return refusal.value.code, refusal.value.rule, dict(refusal.value.facts)


def test_nothing_chosen_is_a_family_match_of_four_on_the_front() -> None:
    assert GAME.options({}) == Options(
        mode="family",
        board="front",
        level="recruit",
        firefighters=4,
        specialists="choose",
        edition="sauver",
        quick=False,
    )


@pytest.mark.parametrize(
    "given",
    [
        {"mode": "family"},
        {"mode": "advanced", "level": "heroic"},
        {"board": "back"},
        {"board": OWN},
        {"firefighters": 1},
        {"firefighters": 6},
        {"mode": "advanced", "specialists": "draw"},
        {"mode": "advanced", "firefighters": 2, "specialists": ["captain", "cafs"]},
        {"edition": "18"},
        {"quick": True},
    ],
    ids=str,
)
def test_each_option_is_taken_and_the_others_keep_their_defaults(given: dict[str, Any]) -> None:
    values = GAME.option_values(GAME.options(given))
    assert values == GAME.option_values(GAME.options({})) | given | (
        {"specialists": tuple(given["specialists"])} if isinstance(given.get("specialists"), list) else {}
    )


@pytest.mark.parametrize("options", [*GAME.variants(), Options(board=OWN)], ids=str)
def test_options_survive_as_plain_values_and_as_json(options: Options) -> None:
    values = GAME.option_values(options)
    assert list(values) == list(Options.__struct_fields__)
    assert GAME.options(values) == options
    assert GAME.options(json.loads(json.dumps(values))) == options
    assert GAME.view(GAME.start(options), None).options == options


def test_there_is_a_seat_for_each_firefighter() -> None:
    """P6."""
    for firefighters in range(1, 7):
        assert GAME.seats(GAME.options({"firefighters": firefighters})) == firefighters
        assert not GAME.has_secrets(GAME.options({"firefighters": firefighters}))


def test_what_is_typed_as_a_word_is_understood() -> None:
    """The edition is a number, specialists are divided by commas."""
    assert GAME.options({"edition": 18}).edition == "18"
    assert GAME.options({"mode": "advanced", "firefighters": 2, "specialists": "captain, cafs"}).specialists == (
        "captain",
        "cafs",
    )
    assert GAME.options({"mode": "advanced", "firefighters": 1, "specialists": "driver"}).specialists == ("driver",)


def test_a_drawing_is_kept_in_its_one_form() -> None:
    """P50."""
    assert GAME.options({"board": OWN.replace(".", " ")}).board == OWN
    assert GAME.options({"board": OWN.replace("\n", "\r\n")}).board == OWN
    assert GAME.options({"board": FRONT}).board == "front"
    assert GAME.options({"board": BACK.replace("+", " ")}).board == "back"


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        ({"players": 4}, ("unknown-option", "", {"option": "players"})),
        ({"mode": "expert"}, ("flashpoint-no-such-mode", "", {"mode": "expert"})),
        ({"mode": None}, ("flashpoint-no-such-mode", "", {"mode": "None"})),
        ({"mode": "advanced", "level": "easy"}, ("flashpoint-no-such-level", "P27", {"level": "easy"})),
        ({"edition": "19"}, ("flashpoint-no-such-edition", "P18", {"edition": "19"})),
        ({"edition": 19}, ("flashpoint-no-such-edition", "P18", {"edition": "19"})),
        ({"board": "side"}, ("flashpoint-no-such-board", "P3", {"board": "side"})),
        ({"board": ""}, ("flashpoint-no-such-board", "P3", {"board": ""})),
        ({"board": "a\nhouse"}, ("flashpoint-drawing-lines", "P50", {"line": 2, "column": 1, "lines": 15})),
        ({"firefighters": 0}, ("flashpoint-one-to-six", "P6", {"firefighters": 0})),
        ({"firefighters": 7}, ("flashpoint-one-to-six", "P6", {"firefighters": 7})),
        ({"firefighters": -3}, ("flashpoint-one-to-six", "P6", {"firefighters": -3})),
        ({"level": "veteran"}, ("flashpoint-levels-are-advanced", "P27", {"level": "veteran"})),
        ({"specialists": "draw"}, ("flashpoint-specialists-are-advanced", "P31", {})),
        ({"specialists": EIGHT[:4]}, ("flashpoint-specialists-are-advanced", "P31", {})),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_refused(given: dict[str, Any], wanted: tuple[str, str, dict[str, object]]) -> None:
    assert refused(**given) == wanted


@pytest.mark.parametrize(
    ("specialists", "firefighters", "wanted"),
    [
        (["cook"], 1, ("flashpoint-no-such-specialist", "P31", {"specialist": "cook"})),
        ("cook", 1, ("flashpoint-no-such-specialist", "P31", {"specialist": "cook"})),
        ("", 1, ("flashpoint-no-such-specialist", "P31", {"specialist": ""})),
        (["cafs", "cafs"], 2, ("flashpoint-specialist-twice", "P31", {"specialist": "cafs"})),
        (["cafs"], 2, ("flashpoint-one-specialist-each", "P31", {"given": 1, "firefighters": 2})),
        (EIGHT, 6, ("flashpoint-one-specialist-each", "P31", {"given": 8, "firefighters": 6})),
        ([], 1, ("flashpoint-one-specialist-each", "P31", {"given": 0, "firefighters": 1})),
    ],
    ids=str,
)
def test_specialists_are_one_for_each_and_none_twice(
    specialists: Any, firefighters: int, wanted: tuple[str, str, dict[str, object]]
) -> None:
    """P31."""
    assert refused(mode="advanced", firefighters=firefighters, specialists=specialists) == wanted


@pytest.mark.parametrize(
    "given",
    [
        {"firefighters": "4"},
        {"firefighters": 4.5},
        {"firefighters": None},
        {"firefighters": 10**30},
        {"quick": "yes"},
        {"quick": 1},
        {"board": 5},
        {"board": None},
        {"mode": "advanced", "specialists": 3},
        {"mode": "advanced", "specialists": ["cafs", 1, None, {}]},
    ],
    ids=str,
)
def test_values_of_the_wrong_kind_are_refused(given: dict[str, Any]) -> None:
    code, rule, facts = refused(**given)
    assert (code, rule) == ("bad-option", "")
    assert next(iter(given.keys() - {"mode"})) in str(facts["detail"])


@pytest.mark.parametrize("word", [["family"], {"family": 1}, 3, True])
def test_a_mode_that_is_no_word_is_refused_too(word: Any) -> None:
    for option in ("mode", "level", "edition"):
        code, _, facts = refused(**{option: word})
        assert code == f"flashpoint-no-such-{option}"
        assert facts == {option: str(word)}
