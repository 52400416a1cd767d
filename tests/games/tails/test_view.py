"""What a seat may know, T18: views of seats, spectators and the referee in every phase, and worlds drawn from them."""

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import msgspec
import pytest

from brasier.core.game import REFEREE
from brasier.core.rng import Rng
from brasier.games.tails import GAME
from brasier.games.tails.options import Options
from brasier.games.tails.view import Fires, Iguana, Laid, Pile, Player, View
from games.tails.table import Table, begin, table

EVERYBODY = [None, 0, 1, 2, 3]


def fires(flames: int, iguanas: tuple[int, ...] = (), campfires: tuple[int, ...] = ()) -> Fires:
    return Fires(flames=flames, iguanas=iguanas, campfires=campfires)


# ---- a whole view


def second_round() -> Table:
    """Seat 1 robbed seat 0 with its 9. In the second round a trickster lies on top and seat 2 is to act."""
    night = table(8, "1 2 8", "1 2 9", "1 2 3", "1 2 3")
    night.tell("0 play 8, 1 play 9, 2 pass, 3 pass, 0 pass")
    night.round(1, "1 2 3", "2 3 +1", "1 2 3", "3 4 5")
    night.circuit()
    night.tell("1 play 2, 2 play 3, 3 pass, 0 pass, 1 play +1")
    return night


def test_t18_a_whole_view_of_a_seat() -> None:
    flames = {2: 3, 3: 4, 4: 2, 5: 3, 6: 4, 7: 2, 9: 4}
    assert second_round().look(2) == View(
        seat=2,
        options=Options(),
        phase="chase",
        turn=2,
        awaited=(2,),
        first=1,
        round=2,
        iguana=Iguana(start=1, flames=2),
        unseen=tuple(Iguana(start=start, flames=flames[start]) for start in (2, 3, 4, 5, 6, 7, 9)),
        wanted=5,
        vain=1,
        must_open=False,
        row=(
            Laid(seat=1, card="2", value=2),
            Laid(seat=2, card="3", value=3),
            Laid(seat=1, card="+1", value=4),
        ),
        players=(
            Player(
                seat=0,
                cards=("1", "2", "3", "4", "5", "6", "7", "9", "+1"),
                ready=True,
                to_choose=0,
                holds=3,
                chosen=None,
                lacks=(),
                played=(),
                exhausted=("8",),
                piles=(),
                flames=0,
            ),
            Player(
                seat=1,
                cards=("1", "3", "4", "5", "6", "7"),
                ready=True,
                to_choose=0,
                holds=1,
                chosen=None,
                lacks=(),
                played=("2", "+1"),
                exhausted=(),
                piles=(
                    Pile(card="8", value=8, fires=fires(1, campfires=(1,))),
                    Pile(card="9", value=9, fires=fires(4, (8,), (0,))),
                ),
                flames=5,
            ),
            Player(
                seat=2,
                cards=("1", "2", "4", "5", "6", "8", "9", "+1"),
                ready=True,
                to_choose=0,
                holds=2,
                chosen=("1", "2"),
                lacks=(),
                played=("3",),
                exhausted=(),
                piles=(Pile(card="7", value=7, fires=fires(1, campfires=(2,))),),
                flames=1,
            ),
            Player(
                seat=3,
                cards=("1", "2", "3", "4", "5", "7", "8", "9", "+1"),
                ready=True,
                to_choose=0,
                holds=3,
                chosen=None,
                lacks=(),
                played=(),
                exhausted=(),
                piles=(Pile(card="6", value=6, fires=fires(1, campfires=(3,))),),
                flames=1,
            ),
        ),
        thief=None,
        box=fires(0),
        end=None,
    )


def test_t18_a_row_of_eighteen_cards() -> None:
    """T6: the longest one there is, with a trickster for a 7 late in it."""
    night = table(1, "1 4 7", "2 5 8", "3 6 9", "1 4 +1", "2 5 8", "3 6 9", blazes="9 1 2 3 4 5")
    for number, card in enumerate([*"123456789123456", "+1", "8", "9"]):
        night.tell(f"{number % 6} play {card}")
    assert night.look().row == tuple(
        Laid(seat=number % 6, card="+1" if number == 15 else str(number % 9 + 1), value=number % 9 + 1)
        for number in range(18)
    )
    assert [night.chosen(seat) for seat in range(6)] == [""] * 6
    assert GAME.view(GAME.world(night.look(), Rng(1)), None) == night.look()
    night.tell("0 pass, 1 pass, 2 pass, 3 pass, 4 pass")
    assert night.piles(5) == {"5": "c5", "9": "c0 i1"}


def test_t18_a_row_of_the_thief_too() -> None:
    night = table(4, "4 7 1", "5 8 2", blazes="9 3")
    night.tell("0 play 4, 1 play 5, thief 6, 0 play 7, 1 play 8, thief 9, 0 play 1, 1 play 2, thief 3")
    assert night.row == "0:4 1:5 T:6 0:7 1:8 T:9 0:1 1:2 T:3"
    assert night.thief() == ("1 2 4 5 7 8", "", "3 6 9")


# ---- every phase


def phases() -> dict[str, Table]:
    """A table of two in every phase, and the match over."""
    tables = {"blaze": begin(2)}
    tables["blaze"].tell("blaze 0 9")
    tables["iguana"] = begin(2)
    tables["iguana"].tell("blaze 0 9, blaze 1 8")
    tables["choose"] = table(4, players=2)
    tables["choose"].tell("0 choose 2 3 4")
    tables["first"] = table(4, "2 3 4", "1 5 +1")
    tables["chase"] = table(4, "2 3 4", "1 5 +1")
    tables["chase"].tell("0 play 4")
    tables["thief"] = table(4, "2 3 4", "1 5 +1")
    tables["thief"].tell("0 pass, 1 pass")
    tables["done"] = table(4, "2 3 4", "1 5 +1", deck="4:2")
    tables["done"].tell("0 play 4, 1 pass, thief 9")
    return tables


SECRETS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "blaze": ((), ()),
    "iguana": ((), ()),
    "choose": (("2", "3", "4"), ()),
    "first": (("2", "3", "4"), ("1", "5", "+1")),
    "chase": (("2", "3"), ("1", "5", "+1")),
    "thief": (("2", "3", "4"), ("1", "5", "+1")),
    "done": ((), ()),
}


@pytest.mark.parametrize("phase", SECRETS)
def test_t18_a_seat_sees_its_own_choice_and_no_other(phase: str) -> None:
    night = phases()[phase]
    secret = SECRETS[phase]
    assert [night.look(looker).phase for looker in (None, 0, 1, REFEREE)] == [phase] * 4
    assert [player.chosen for player in night.look(0).players] == [secret[0], None]
    assert [player.chosen for player in night.look(1).players] == [None, secret[1]]
    assert [player.chosen for player in night.look(None).players] == [None, None]
    assert [player.chosen for player in night.look(REFEREE).players] == list(secret)
    assert [night.look(looker).seat for looker in (None, 0, 1, REFEREE)] == [None, 0, 1, None]


@pytest.mark.parametrize("phase", SECRETS)
def test_t18_everything_else_is_the_same_for_everybody(phase: str) -> None:
    night = phases()[phase]
    seen = set()
    for looker in (None, 0, 1, REFEREE):
        view = night.look(looker)
        open_to_all = tuple(msgspec.structs.replace(player, chosen=None) for player in view.players)
        seen.add(msgspec.json.encode(msgspec.structs.replace(view, seat=None, players=open_to_all)))
    assert len(seen) == 1


@pytest.mark.parametrize(
    ("phase", "turn", "awaited", "wanted", "ready", "holds"),
    [
        ("blaze", None, (), None, [False, False], [0, 0]),
        ("iguana", None, (), None, [False, False], [0, 0]),
        ("choose", 1, (1,), None, [True, False], [3, 0]),
        ("first", 0, (0,), 4, [True, True], [3, 3]),
        ("chase", 1, (1,), 5, [True, True], [2, 3]),
        ("thief", None, (), 4, [True, True], [3, 3]),
        ("done", None, (), None, [False, False], [0, 0]),
    ],
)
def test_t18_who_is_to_act_and_what_is_wanted(
    phase: str, turn: int | None, awaited: tuple[int, ...], wanted: int | None, ready: list[bool], holds: list[int]
) -> None:
    view = phases()[phase].look()
    assert (view.turn, view.awaited, view.wanted) == (turn, awaited, wanted)
    assert [player.ready for player in view.players] == ready
    assert [player.holds for player in view.players] == holds


def test_t18_the_referee_is_told_everything_and_the_position() -> None:
    night = second_round()
    told = GAME.everything(night.match.state)
    assert "seat" not in told
    position = told.pop("position")
    view = msgspec.to_builtins(night.look(REFEREE))
    del view["seat"]
    assert told == view
    assert "[123] x8 / " in position


def test_t18_two_choices_of_others_look_alike() -> None:
    """Whoever did not choose them sees the same, whatever was chosen."""
    one = table(4, "1 2 3", "1 2 3", "1 2 3", "1 2 3")
    two = table(4, "1 2 3", "4 5 6", "8 9 +1", "1 2 3")
    assert all(one.look(looker) == two.look(looker) for looker in (None, 0, 3))
    assert all(one.look(looker) != two.look(looker) for looker in (1, 2, REFEREE))


def test_t18_what_is_legal_for_a_seat_does_not_tell_of_others() -> None:
    one = table(4, "1 2 4", "1 2 3", "1 2 3", "1 2 3")
    two = table(4, "1 2 4", "4 5 6", "8 9 +1", "1 2 3")
    assert one.legal(0) == two.legal(0)


def test_t18_cards_in_hand_and_den_are_not_told_apart() -> None:
    night = table(4, "1 2 4", "1 2 3", "1 2 3", "1 2 3")
    night.tell("0 play 4")
    assert night.cards(0) == "1 2 3 5 6 7 8 +1"
    assert (night.player(0).holds, night.played(0)) == (2, "4")


# ---- what passing shows


def nine_in_vain(*hands: str) -> Table:
    """Start value 5; all nine values have been offered."""
    night = table(5, *hands)
    for _ in range(9):
        night.circuit()
    return night


def test_t18_passing_shows_nothing_while_nobody_must_play() -> None:
    night = nine_in_vain("1 2 3", "1 2 3", "1 2 3", "1 2 3")
    for looker in EVERYBODY:
        assert [player.lacks for player in night.look(looker).players] == [(), (), (), ()]


def test_t18_whoever_passes_when_the_value_must_be_played_lacks_it() -> None:
    night = nine_in_vain("1 2 3", "1 2 3", "1 2 3", "1 2 3")
    night.tell("0 pass, 1 pass")
    assert [player.lacks for player in night.look().players] == [("5",), ("5",), (), ()]
    night.tell("2 pass, 3 pass, 0 pass")
    assert [player.lacks for player in night.look(2).players] == [("5", "6"), ("5",), ("5",), ("5",)]


def test_t18_only_cards_of_the_hand_are_listed_as_lacking() -> None:
    """The 6 of seat 3 lies on its campfire: that it is not held is no news."""
    night = nine_in_vain("1 2 3", "1 2 3", "1 2 3", "1 2 3")
    night.circuit()
    night.circuit()
    assert [player.lacks for player in night.look().players] == [("5", "6"), ("5", "6"), ("5", "6"), ("5",)]


def test_t18_what_was_shown_is_forgotten_after_the_round() -> None:
    night = nine_in_vain("1 2 7", "1 2 3", "1 2 3", "1 2 3")
    night.circuit()
    night.circuit()
    night.tell("0 play 7, 1 pass, 2 pass, 3 pass")
    assert [player.lacks for player in night.look().players] == [(), (), (), ()]
    night.tell("iguana 1, 0 choose 2 5 6, 1 choose 5 6 7")
    assert [player.lacks for player in night.look().players] == [(), (), (), ()]


def test_t18_what_was_shown_is_kept_while_the_round_lasts() -> None:
    night = nine_in_vain("1 2 7", "1 2 3", "1 2 3", "1 2 3")
    night.circuit()
    night.circuit()
    night.tell("0 play 7, 1 pass")
    assert [player.lacks for player in night.look(3).players] == [("5", "6"), ("5", "6"), ("5", "6"), ("5",)]


# ---- worlds


def chosen_in_worlds(night: Table, looker: int | None, who: int, worlds: int) -> Counter[tuple[str, ...]]:
    """How often each choice of somebody comes up in worlds drawn from a view."""
    view, rng = night.look(looker), Rng(7)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(worlds):
        world = GAME.world(view, rng)
        assert GAME.view(world, looker) == view
        found[GAME.view(world, REFEREE).players[who].chosen or ()] += 1
    return found


def check_uniform(found: Counter[tuple[str, ...]], possible: list[tuple[str, ...]]) -> None:
    """Every possible choice comes up, no other does, and none much more often than the rest.

    Chi-squared over n choices is about n - 1, give or take the root of 2(n - 1): five times that is far off.
    """
    assert set(found) == set(possible)
    even = sum(found.values()) / len(possible)
    strain = sum((count - even) ** 2 / even for count in found.values())
    free = len(possible) - 1
    assert strain < free + 5 * (2 * free) ** 0.5


def test_t18_in_a_world_others_have_chosen_anything_equally_likely() -> None:
    night = table(4, "1 2 3", "1 2 3", "1 2 3", "1 2 3")
    cards = night.cards(1).split()
    check_uniform(chosen_in_worlds(night, 0, 1, 84 * 30), list(combinations(cards, 3)))


def test_t18_in_a_world_others_hold_any_of_what_is_left_equally_likely() -> None:
    night = second_round()
    cards = night.cards(1).split()
    assert len(cards) == 6
    check_uniform(chosen_in_worlds(night, 2, 1, 600), [(card,) for card in cards])
    check_uniform(chosen_in_worlds(night, None, 2, 28 * 40), list(combinations(night.cards(2).split(), 2)))


def test_t18_in_a_world_a_seat_has_what_it_knows_that_it_has() -> None:
    night = second_round()
    assert set(chosen_in_worlds(night, 2, 2, 50)) == {("1", "2")}
    assert set(chosen_in_worlds(night, 3, 3, 50)) == {("3", "4", "5")}


def test_t18_in_a_world_nobody_holds_what_they_have_shown_to_lack() -> None:
    night = nine_in_vain("1 2 3", "1 2 3", "1 2 3", "1 2 3")
    night.circuit()
    night.tell("0 pass, 1 pass")
    left = [card for card in night.cards(1).split() if card not in {"5", "6"}]
    check_uniform(chosen_in_worlds(night, 0, 1, 35 * 40), list(combinations(left, 3)))


def test_t18_in_a_world_somebody_who_passed_freely_may_hold_the_card() -> None:
    """All nine values were offered to seat 1 and it passed: it may hold any of them."""
    night = nine_in_vain("1 2 3", "1 2 3", "1 2 3", "1 2 3")
    found = chosen_in_worlds(night, 0, 1, 84 * 30)
    check_uniform(found, list(combinations(night.cards(1).split(), 3)))


def test_t18_in_a_world_those_who_have_not_chosen_hold_nothing() -> None:
    night = table(4, players=4)
    night.tell("2 choose 1 2 3")
    assert set(chosen_in_worlds(night, 0, 1, 20)) == {()}
    assert len(chosen_in_worlds(night, 0, 2, 200)) > 50
    world = GAME.world(night.look(0), Rng(3))
    assert world.actors() == (0, 1, 3)


@pytest.mark.parametrize("phase", SECRETS)
def test_t18_a_world_can_be_played_on_in_every_phase(phase: str) -> None:
    night = phases()[phase]
    for looker in (None, 0, 1, REFEREE):
        world = GAME.world(night.look(looker), Rng(5))
        assert GAME.view(world, None) == night.look()
        assert world.actors() == night.match.state.actors()
        assert world.chances() == night.match.state.chances()


def after_a_trickster() -> Table:
    """T8: a round was won with a trickster."""
    night = table(4, "1 2 4", "1 2 +1", "1 2 3", "1 2 3")
    night.tell("0 play 4, 1 play +1, 2 pass, 3 pass, 0 pass")
    return night


def after_the_thief() -> Table:
    """T16: it won and robbed seat 0; in the second round it has drawn two cards in vain, and plays the third."""
    night = table(4, "1 2 3", "1 2 3", blazes="4 8")
    night.tell("0 pass, 1 pass, thief 4, 0 pass, 1 pass")
    night.round(5, "1 2 3", "1 2 3")
    night.circuit(drawn=9)
    night.circuit(drawn=2)
    night.circuit(drawn=7)
    return night


def after_the_last_draw() -> Table:
    """T15: the Thief has drawn all its cards in vain, and has passed since."""
    night = table(1, "2 3 4", "2 3 4")
    for drawn in (9, 1, 2, 3, 4, 5, 6, 7, 8):
        night.circuit(drawn)
    night.circuit()
    return night


TABLES = (
    second_round,
    after_a_trickster,
    after_the_thief,
    after_the_last_draw,
    *(lambda phase=phase: phases()[phase] for phase in SECRETS),
)


@pytest.mark.parametrize("made", TABLES)
def test_t18_a_world_of_the_referee_is_the_truth(made: Callable[[], Table]) -> None:
    night = made()
    assert GAME.world(night.look(REFEREE), Rng(2)).pack() == night.match.state.pack()


@pytest.mark.parametrize("made", TABLES)
def test_a_state_survives_as_numbers(made: Callable[[], Table]) -> None:
    state = made().match.state
    assert GAME.unpack(state.pack()).pack() == state.pack()
    assert GAME.view(GAME.unpack(state.pack()), REFEREE) == GAME.view(state, REFEREE)


@pytest.mark.parametrize("made", TABLES)
def test_a_match_is_the_same_when_nobody_listens(made: Callable[[], Table]) -> None:
    night = made()
    state = GAME.start(night.match.options)
    for step in night.match.steps:
        state.apply(step.seat, GAME.read(state, step.seat, step.action))
    assert state.pack() == night.match.state.pack()


def test_t18_a_world_with_a_thief_keeps_its_reserve_and_its_box() -> None:
    night = after_the_thief()
    world = GAME.world(night.look(1), Rng(4))
    assert GAME.view(world, 1) == night.look(1)
    assert night.look().box == fires(3, (4,), (0,))
    thief = GAME.view(world, None).thief
    assert thief is not None
    assert (thief.pile, thief.reserve, thief.played) == ((1, 3, 4, 5, 6, 8), (9, 2), (7,))
