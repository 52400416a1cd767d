"""How lessons of Flash Point lay out a house, and how they ask the rules about it."""

from collections.abc import Callable
from typing import Any

import msgspec

from brasier.core.game import CHANCE, Fact, Rng
from brasier.games.flashpoint import GAME
from brasier.games.flashpoint.view import Firefighter, Spot, Victim, View
from brasier.lessons.script import Facts

Cell = tuple[int, int]


def cells(text: str) -> tuple[Cell, ...]:
    """`3,4 3,5`"""
    pairs = (word.split(",") for word in text.split())
    return tuple(sorted((int(row), int(column)) for row, column in pairs))


def scene(
    standing: str,
    *,
    fire: str | None = None,
    smoke: str = "",
    poi: str | None = None,
    victims: str = "",
    hazmats: str = "",
    hot_spots: str = "",
    opened: str = "",
    damaged: str = "",
    points: tuple[int, int] = (4, 0),
    specialists: tuple[str, ...] = (),
    ambulance: str = "",
    engine: str = "",
    rescued: int = 0,
    unseen: tuple[int, int] | None = None,
) -> Callable[[View], View]:
    """The first firefighter's turn: where everybody stands, and what lies in the house. None: as it is set up.

    Doors and walls are named by their two spaces, the northern or western first: `3,4|3,5`.
    """

    def change(view: View) -> View:
        people = tuple(
            Firefighter(
                seat=seat,
                cell=cell,
                ap=points[0] if seat == 0 else 0,
                special=points[1] if seat == 0 else 0,
                specialist=specialists[seat] if specialists else None,
            )
            for seat, cell in enumerate(_in_order(standing))
        )
        found = cells(victims)
        changes: dict[str, Any] = {} if fire is None else {"fire": cells(fire)}
        if poi is not None:
            changes["poi"] = cells(poi)
        return msgspec.structs.replace(
            view,
            phase="act",
            player=0,
            turn=0,
            firefighters=people,
            smoke=cells(smoke),
            victims=tuple(Victim(cell=cell, treated=False) for cell in found),
            hazmats=cells(hazmats),
            hot_spots=cells(hot_spots),
            doors=tuple(
                msgspec.structs.replace(door, state="open" if door.edge in _edges(opened) else "closed")
                for door in view.doors
            ),
            walls=tuple(
                msgspec.structs.replace(wall, damage=1 if wall.edge in _edges(damaged) else 0) for wall in view.walls
            ),
            damage=len(_edges(damaged)),
            ambulance=_spot(view.ambulance_spots, ambulance) if ambulance else None,
            engine=_spot(view.engine_spots, engine) if engine else None,
            reserve=6 if specialists else 0,
            rescued=rescued,
            unseen_victims=10 - rescued - len(found) if unseen is None else unseen[0],
            unseen_alarms=5 if unseen is None else unseen[1],
            fresh=True,
            **changes,
        )

    return change


def _in_order(text: str) -> list[Cell]:
    return [cells(word)[0] for word in text.split()]


def _edges(text: str) -> list[tuple[Cell, Cell]]:
    pairs = (word.split("|") for word in text.split())
    return [(cells(first)[0], cells(second)[0]) for first, second in pairs]


def _spot(spots: tuple[Spot, ...], side: str) -> Spot:
    return next(spot for spot in spots if spot.side == side)


# ---- what the rules say


def points_of(view: View) -> Facts:
    """What the learner has left."""
    return {"points": view.firefighters[0].ap}


def counts_of(view: View) -> Facts:
    """How the house stands."""
    return {"rescued": view.rescued, "lost": view.lost, "damage": view.damage}


def cost_of(view: View, action: str) -> int:
    """What an action costs now."""
    choices = GAME.choices(GAME.world(view, Rng(0)), 0)
    return next(choice.cost for choice in choices if choice.action == action)


def told_by(view: View, seat: int, action: str) -> list[Any]:
    """What an action, or a roll of the dice, would bring about."""
    state = GAME.world(view, Rng(0))
    facts: list[Fact] = []
    state.apply(seat, GAME.read(state, seat, action), facts)
    return GAME.events(view.options, facts, None)


def brought_by_dice(view: View, roll: str) -> str:
    """What the fire does with a roll: smoke, fire, or an explosion."""
    kinds = {event.__struct_config__.tag for event in told_by(view, CHANCE, roll)}
    return next(kind for kind in ("explosion", "fire", "smoke") if kind in kinds)
