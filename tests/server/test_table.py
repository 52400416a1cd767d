"""A table is what its entries make of it: the same for whoever folds them, and old boards are known as old."""

import random
from typing import Any

import pytest

from brasier.core.chance import commitment
from brasier.core.game import REFEREE
from brasier.server import entries, wire
from brasier.server.table import CHAT_KEPT
from server.sitting import Sitting, answer, told, undo

DECK: dict[str, Any] = {"deck": [[1, 1], [2, 2]]}


def tails(*people: str) -> Sitting:
    sitting = Sitting("tails", *people, players=len(people), **DECK)
    assert sitting.table.actors() == tuple(range(len(people)))
    return sitting


# ---- folding


@pytest.mark.parametrize("seed", range(4))
def test_whoever_folds_the_same_entries_holds_the_same_table(seed: int) -> None:
    rng = random.Random(seed)
    game, people, options = [
        ("tails", ("Anna", "Ben", "easy"), {"players": 3, **DECK}),
        ("feurio", ("Anna", "Ben"), {"players": 2}),
        ("flashpoint", ("Anna", "Ben", "Cleo"), {"firefighters": 3}),
        ("tails", ("Anna", "Ben", "Cleo", "easy"), {"players": 4}),
    ][seed]
    sitting = Sitting(game, *people, clock=wire.MatchClock(seconds=600, back=3), **options)
    sitting.come("Zoe", role="spectator")
    names = [name for name in people if name != "easy"]
    for _ in range(60):
        sitting.later(seconds=rng.random() * 5)
        if sitting.table.phase == "over":
            break
        disturb(sitting, rng, names)
        seat = rng.choice(sitting.table.actors())
        sitting.act(rng.choice(sitting.match.legal(seat)), seat)
    again = sitting.folded_again()
    assert again.number == sitting.table.number == len(sitting.entries)
    for person in sitting.table.people:
        assert told(again, again.people[person.number], sitting.now) == told(sitting.table, person, sitting.now)
    assert again.fresh == sitting.table.fresh
    assert again.waited == sitting.table.waited
    assert again.clocks.tell(sitting.now) == sitting.table.clocks.tell(sitting.now)
    assert again.match is not None
    assert again.match.view(REFEREE) == sitting.match.view(REFEREE)


def disturb(sitting: Sitting, rng: random.Random, names: list[str]) -> None:
    """Something that people do beside playing."""
    name, other = rng.choice(names), rng.choice(names)
    match rng.randrange(6):
        case 0:
            sitting.ask(name, wire.Say(id=1, text="hm"))
        case 1:
            sitting.ask("Zoe", wire.Say(id=1, phrase="careful", room="gallery"))
        case 2:
            seat = sitting.you(name).seats[0]
            away = sitting.table.chairs[seat].away
            sitting.ask(name, wire.Resume(id=1, seat=seat) if away else wire.Leave(id=1, seat=seat))
        case 3:
            may = sitting.you(name).undo
            if may is not None and (may.free or sitting.table.request is None):
                sitting.ask(name, undo(ask=True))
        case 4:
            if sitting.table.request is not None and sitting.table.request.person != sitting.person(other).number:
                sitting.ask(other, answer(yes=True))
        case _:
            sitting.take(entries.Credited(at=sitting.now, outages=((sitting.now - 500, sitting.now),)))


def test_the_step_and_all_dice_after_it_are_one_number() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    number, step = sitting.table.number, sitting.table.step
    sitting.act("tile 1,0")
    sitting.act("pass")
    assert sitting.table.number == number + 2
    assert sitting.table.step == step + 3  # a tile was drawn


def test_only_the_last_lines_of_talk_are_kept() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    for number in range(CHAT_KEPT + 5):
        sitting.ask("Anna", wire.Say(id=1, text=f"line {number}"))
    lines = sitting.told("Ben").chat
    assert len(lines) == CHAT_KEPT
    assert (lines[0].text, lines[-1].text) == ("line 5", f"line {CHAT_KEPT + 4}")


def test_who_comes_again_is_the_same_person() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    sitting.come("Zoe", role="spectator")
    sitting.take(entries.Admitted(at=sitting.now, by="id of Zoe", name="Zoé", role="player"))
    assert [(person.name, person.role) for person in sitting.info().people] == [
        ("Anna", "player"),
        ("Ben", "player"),
        ("Zoé", "player"),
    ]


def test_links_are_told_to_players_only() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    sitting.come("Zoe", role="spectator")
    assert (sitting.info("Ben").play_code, sitting.info("Ben").watch_code) == ("play", "watch")
    assert (sitting.info("Zoe").play_code, sitting.info("Zoe").watch_code) == (None, None)


def test_nobody_is_told_the_id_of_anybody() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    assert "id of" not in repr(sitting.told("Ben"))


# ---- choices made at once


def test_what_the_others_choose_makes_no_choice_of_ones_own_old() -> None:
    sitting = tails("Anna", "Ben", "Cleo")
    seen = sitting.table.number
    for seat in (2, 0, 1):
        sitting.act(sitting.match.legal(seat)[0], seat, seen=seen)
    assert len(sitting.table.actors()) == 1


def test_after_the_last_choice_everything_seen_before_is_old() -> None:
    sitting = tails("Anna", "Ben")
    sitting.act(sitting.match.legal(1)[0], 1)
    seen = sitting.table.number
    sitting.act(sitting.match.legal(0)[0], 0)
    assert sitting.table.actors() == (0,)
    command = wire.Act(id=1, seat=0, action=sitting.match.legal(0)[0], seen=seen)
    assert sitting.refused("Anna", command) == "table-moved-on"
    assert all(fresh == sitting.table.number for fresh in sitting.table.fresh)


def test_who_took_a_choice_back_must_have_seen_that_to_choose_again() -> None:
    sitting = tails("Anna", "Ben", "Cleo")
    seen = sitting.table.number
    action = sitting.match.legal(0)[0]
    sitting.act(action, 0)
    sitting.ask("Anna", undo())
    assert sitting.refused("Anna", wire.Act(id=1, seat=0, action=action, seen=seen)) == "table-moved-on"
    sitting.act(sitting.match.legal(1)[0], 1, seen=seen)  # the others' choices are what they were
    sitting.act(action, 0)


def test_nobody_sees_what_another_has_chosen() -> None:
    sitting = tails("Anna", "Ben", "Cleo")
    before = sitting.told("Ben")
    tellings = set()
    for nth in (0, 10, 20):
        sitting.act(sitting.match.legal(0)[nth], 0)
        seen = sitting.told("Ben").told[0]
        tellings.add((bytes(seen.view), bytes(seen.choices), bytes(seen.events)))
        sitting.ask("Anna", undo())
    assert len(tellings) == 1  # that she has chosen, and nothing else
    assert tellings != {
        tuple(bytes(part) for part in (before.told[0].view, before.told[0].choices, before.told[0].events))
    }


def test_the_board_is_old_for_everybody_after_a_turn() -> None:
    sitting = Sitting("feurio", "Anna", "Ben", players=2)
    sitting.act("tile 1,0")
    assert sitting.table.fresh == [sitting.table.number] * 2


# ---- the end


def test_the_end_tells_the_seed_that_was_sealed_at_the_start() -> None:
    sitting = Sitting("tails", "Anna", "Ben", players=2, deck=[[1, 1]], seed="a secret")
    sealed = sitting.info().commitment
    assert sealed == commitment("a secret")
    while sitting.table.phase == "playing":
        assert sitting.info().ending is None
        assert "a secret" not in repr(sitting.told("Anna"))
        sitting.act_somehow()
    ending = sitting.info().ending
    assert ending is not None
    assert ending.seed == "a secret"
    assert sitting.info().commitment == sealed
    outcome = sitting.match.outcome()
    assert outcome is not None
    assert (ending.reason, ending.scores, ending.winners) == (outcome.reason, outcome.scores, outcome.winners)
    assert sitting.info().actors == ()


def test_where_people_dealt_there_is_no_seed() -> None:
    sitting = Sitting("tails", "Anna", "Ben", players=2, deck=[[1, 1]], dice="manual")
    rng = random.Random(1)
    while sitting.table.phase == "playing":
        if sitting.table.actors() == (-1,):
            outcome = rng.choice(sitting.match.chances())[0]
            sitting.ask("Anna", wire.SayChance(id=1, outcome=outcome, seen=sitting.table.number))
        else:
            sitting.act_somehow()
    ending = sitting.info().ending
    assert ending is not None
    assert ending.seed is None
    assert sitting.info().commitment is None
