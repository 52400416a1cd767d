"""What players of Tails on Fire make of what they see: guesses, searches, judgements and the weights behind them."""

import pytest

from brasier.bots import Budget, player
from brasier.bots.tails import training
from brasier.bots.tails.guess import ROOM
from brasier.bots.tails.normal import holds, look, part
from brasier.bots.tails.search import Search
from brasier.bots.tails.weights import CHOICE, PLAY, WORTH
from brasier.bots.tails.worth import ROUNDS, SIGNS, Worth
from brasier.core.rng import Rng
from brasier.games.tails import GAME
from brasier.games.tails.cards import of_seat
from brasier.games.tails.data import FEWEST, MOST
from brasier.games.tails.options import Options
from brasier.games.tails.rules import Tails
from exam.walks import walk
from games.tails.table import Table, table

variants = pytest.mark.parametrize("options", GAME.variants(), ids=str)
A_FEW = Budget(nodes=60)


def deciding(options: Options, seed: int, every: int) -> list[tuple[Tails, int]]:
    """Positions of a random match in which a seat has something to decide, and the seat."""
    found = []
    for state in walk((GAME, options), seed):
        assert isinstance(state, Tails)
        found += [(state.clone(), seat) for seat in state.actors() if seat >= 0 and len(state.legal(seat)) > 1]
    return found[::every]


def searching(night: Table, seat: int) -> Search:
    return look(night.look(seat), Rng(1))


def likely(night: Table, seat: int, other: int, value: int) -> float:
    """How likely a seat thinks that another one holds this number, tricksters aside."""
    return holds(searching(night, seat), other, value, on_trickster=True)


# ---- what others may hold


@variants
def test_worlds_are_dealt_that_the_seat_cannot_tell_from_the_true_one(options: Options) -> None:
    """Only while all choose it differs: there the others have chosen in a world, whether they have or not."""
    rng = Rng(5)
    for state, seat in deciding(options, 2, 9):
        search = look(GAME.view(state, seat), rng)
        for _ in range(3):
            world = state.clone()
            search.guess.deal(world, rng)
            if GAME.view(state, seat).phase != "choose":
                assert GAME.view(world, seat) == GAME.view(state, seat)
            assert world.den | world.chosen == state.den | state.chosen


@variants
def test_what_others_truly_hold_is_always_thought_possible(options: Options) -> None:
    """The round is told again from its first turn to now, whatever happened in it."""
    for state, seat in deciding(options, 4, 7):
        view = GAME.view(state, seat)
        if view.phase == "choose":
            continue
        guess = look(view, Rng(1)).guess
        for other in range(state.players):
            if other != seat and of_seat(state.chosen | state.den | state.played, other):
                hands = [guess.hands[ROOM * other + i] for i in range(guess.number[other])]
                assert of_seat(state.chosen, other) in hands


def test_whoever_passes_probably_lacks_the_card() -> None:
    night = table(4, "4 5 6", "1 2 3", "1 8 9", "1 8 9", eldest=1)
    before = likely(night, 0, 2, 4)
    night.tell("1 pass, 2 pass, 3 pass")
    assert 0.0 < likely(night, 0, 2, 4) < before


def test_a_card_that_had_to_be_played_is_certainly_lacking() -> None:
    night = table(4, "1 2 3", "1 2 3", "1 2 3", "1 2 3")
    night.pass_until(4)
    night.tell("0 pass, 1 pass, 2 pass")
    assert likely(night, 3, 1, 4) == 0.0


def test_whoever_has_played_all_cards_can_cover_nothing() -> None:
    night = table(4, "5 7 9", "4 6 8", blazes="1 2", eldest=1)
    night.tell("1 play 4, 0 play 5, thief 1, 1 play 6, 0 play 7, thief 2, 1 play 8")
    assert holds(searching(night, 0), 1, 1, on_trickster=False) == 0.0


# ---- what a position is worth


@variants
def test_chances_are_of_one_victory_and_at_the_end_they_are_the_outcome(options: Options) -> None:
    worth = Worth(part(WORTH, SIGNS * ROUNDS, options.players))
    for state in walk((GAME, options), 6):
        assert isinstance(state, Tails)
        if GAME.view(state, None).phase in ("iguana", "done") and state.under != state.deck:
            worth.judge(state)
            chances = [worth.chances[seat] for seat in range(options.players)]
            assert sum(chances) == pytest.approx(1.0)
            if (outcome := state.outcome()) is not None:
                assert [seat for seat, chance in enumerate(chances) if chance > 0] == list(outcome.winners)
                assert max(chances) == pytest.approx(1 / len(outcome.winners))


def test_many_flames_that_lie_safe_make_a_victory_much_more_likely() -> None:
    def chance(story: str) -> float:
        night = table(4, "4 1 2", "1 2 3", "1 2 3", "+1 1 2", deck="4:9,5:2,6:2")
        night.tell(story)
        worth = Worth(part(WORTH, SIGNS * ROUNDS, 4))
        state = night.match.state
        assert isinstance(state, Tails)
        worth.judge(state)
        return worth.chances[3]

    without = chance("0 play 4, 1 pass, 2 pass, 3 pass")
    with_the_trickster = chance("0 play 4, 1 pass, 2 pass, 3 play +1, 0 pass, 1 pass, 2 pass")
    assert without < 0.25
    assert with_the_trickster > 0.45


# ---- searches


def test_with_few_nodes_some_choices_are_tried_and_others_next_time() -> None:
    night = table(4)
    seen = set()
    for seed in range(6):
        thought = player("tails", "hard").think(night.look(0), night.legal(0), Rng(seed), A_FEW)
        assert thought.measure == "win"
        assert 0 < thought.nodes <= 60
        assert all(0.0 <= candidate.value <= 1.0 for candidate in thought.candidates)
        seen.add(thought.action)
    assert len(seen) > 2


def test_when_time_is_up_it_answers_with_what_it_has() -> None:
    night = table(4)
    hard = player("tails", "hard")
    thought = hard.think(night.look(0), night.legal(0), Rng(1), Budget(nodes=10**9, seconds=0.001))
    assert thought.action in night.legal(0)
    assert thought.nodes < 10**6


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_plays_what_nobody_can_cover_any_more(level: str) -> None:
    night = table(4, "5 7 9", "4 6 8", blazes="1 2", eldest=1)
    night.tell("1 play 4, 0 play 5, thief 1, 1 play 6, 0 play 7, thief 2, 1 play 8")
    thought = player("tails", level).think(night.look(0), night.legal(0), Rng(1), A_FEW)
    assert thought.action == "play 9"


def test_in_the_last_round_it_covers_whoever_would_win_the_match_else() -> None:
    night = table(4, "+1 1 2", "4 6 9", "1 2 3", "1 2 3", deck="4:9", eldest=1)
    night.tell("1 play 4, 2 pass, 3 pass")
    thought = player("tails", "hard").think(night.look(0), night.legal(0), Rng(1), A_FEW)
    assert thought.action == "play +1"
    best, worst = thought.candidates
    assert best.value > worst.value == 0.0  # whoever passes has lost


def last_hunt(story: str) -> Table:
    """The last round of a match that seat 3 has won: nine flames lie under its trickster, where nobody can steal."""
    night = table(4, "4 1 2", "1 2 3", "1 2 3", "+1 1 2", deck="4:9,5:2", blazes="9 8 7 3")
    night.tell("0 play 4, 1 pass, 2 pass, 3 play +1, 0 pass, 1 pass, 2 pass")
    night.round(5, "5 1 2", "1 2 3", "6 1 2", "5 6 2")
    night.tell(story)
    return night


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize(
    ("story", "seat", "settled"),
    [
        ("", 3, {}),  # to win, whatever becomes of the round
        ("3 pass, 0 play 5, 1 pass, 2 pass", 3, {"pass": 1.0}),  # which ends the match, and is done
        ("3 play 5, 0 pass, 1 pass", 2, {}),  # to lose; passing ends the match, but playing does not
    ],
)
def test_chances_are_not_told_as_certain_while_others_play_on(
    level: str, story: str, seat: int, settled: dict[str, float]
) -> None:
    night = last_hunt(story)
    thought = player("tails", level).think(night.look(seat), night.legal(seat), Rng(1), A_FEW)
    values = {candidate.action: candidate.value for candidate in thought.candidates}
    assert len(values) == 2
    assert {action: value for action, value in values.items() if value in (0.0, 1.0)} == settled
    for value in values.values():
        assert value > 0.95 if seat == 3 else value < 0.05


# ---- weights


def test_there_are_weights_for_every_number_of_players() -> None:
    tables = MOST - FEWEST + 1
    assert len(WORTH) == tables * SIGNS * ROUNDS
    for players in range(FEWEST, MOST + 1):
        assert any(part(PLAY, len(PLAY) // tables, players))
        assert any(part(CHOICE, len(CHOICE) // tables, players))


def test_training_gives_weights_as_they_are_kept() -> None:
    """A very short course: it runs, and what it writes can be read again."""
    kept: dict[str, tuple[float, ...]] = {}
    source = training.main(lessons=1, matches=2, searched=1, worlds=1, most=2)
    exec(source, kept)
    assert len(kept["PLAY"]) == len(PLAY) // 5
    assert len(kept["CHOICE"]) == len(CHOICE) // 5
    assert len(kept["WORTH"]) == len(WORTH) // 5


def test_least_squares_find_what_was_put_in() -> None:
    assert training.solve([[2.0, 1.0, 5.0], [1.0, 3.0, 10.0]], 0.0) == pytest.approx([1.0, 3.0])
