"""What a seat may know of a match of Feurio!, what it learns as things happen, and a full state that fits a view.

Only firebreaks make secrets (F24): their values, and in matches that allow them a drawn tile until it lies face up, are
known to one seat alone. Everything passes this one gate: views and events.
"""

from collections.abc import Sequence

import msgspec

from brasier.core.game import REFEREE, CellTarget, Choice, Looker
from brasier.core.rng import Rng
from brasier.core.state import Fact
from brasier.games.feurio import rules
from brasier.games.feurio.cell import free_accesses, heat, lies, places, q_of, r_of, room
from brasier.games.feurio.data import COLOUR_NAMES, COLOURS, COPIES, REINFORCEMENT_COLOUR, VALUES
from brasier.games.feurio.notation import write_action
from brasier.games.feurio.options import Options
from brasier.games.feurio.position import PHASES, Cell, Laid, Position, build, describe, plays
from brasier.games.feurio.rules import Feurio


class Tile(msgspec.Struct, frozen=True, kw_only=True):
    """A tile on the table, in the order in which they were laid."""

    cell: Cell
    value: int | None  # None: a firebreak of somebody else
    firebreak_of: int | None
    men: dict[str, int]
    places: int
    accesses: int
    room: int


class Empty(msgspec.Struct, frozen=True, kw_only=True):
    """An empty cell beside a tile, with the sum that decides where the fire goes next."""

    cell: Cell
    sum: int
    hottest: bool


class Zone(msgspec.Struct, frozen=True, kw_only=True):
    """F17, F18: a zone and how its points come about; divisor 0 means no free access."""

    colour: str
    cells: tuple[Cell, ...]
    values: tuple[int, ...]
    total: int
    divisor: int
    points: int


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A seat: its men in hand by colour, and in a competitive match what it would score now (F19)."""

    seat: int
    men: dict[str, int]
    points: int
    best_zone: int


class Goal(msgspec.Struct, frozen=True, kw_only=True):
    """F22: how near the shared goal is: men down (of 48), colours in one zone, colours whose one zone has an open 1."""

    men: int
    one_zone: int
    open_ones: int


class End(msgspec.Struct, frozen=True, kw_only=True):
    reason: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class View(msgspec.Struct, frozen=True, kw_only=True):
    seat: int | None  # whose view; None: a spectator
    options: Options
    phase: str
    turn: int | None  # the seat to act; None when chance is to act or the match is over
    player: int  # the seat whose turn it is, also while chance draws for it
    drawn: int | None  # the tile in hand, if this seat may know it
    holding: bool  # whether there is a tile in hand
    start: tuple[int, ...]  # start tiles drawn but not laid
    tiles: tuple[Tile, ...]
    empty: tuple[Empty, ...]
    hottest: int
    left: int  # tiles in the pile
    unseen: tuple[int, ...]  # tiles of each value 1–6 this seat has not seen: the pile and every secret
    passes: int
    standings: tuple[Standing, ...]
    zones: tuple[Zone, ...]
    goal: Goal | None
    end: End | None


def make_view(state: Feurio, seat: Looker) -> View:
    position = describe(state)
    zones = list_zones(state)
    actor = state.to_act()
    shows_drawn = not state.firebreaks or seat in (state.seat, REFEREE)
    outcome = state.outcome()
    tiles = tuple(_tile(state, laid, seat) for laid in position.laid)
    drawn = position.drawn if shows_drawn and position.drawn else None
    return View(
        seat=seat if isinstance(seat, int) else None,
        options=position.options,
        phase=PHASES[state.phase],
        turn=actor if actor >= 0 else None,
        player=state.seat,
        drawn=drawn,
        holding=state.drawn != 0,
        start=position.start,
        tiles=tiles,
        empty=tuple(
            Empty(cell=(q_of(cell), r_of(cell)), sum=heat(cell), hottest=heat(cell) == state.hottest)
            for cell in state.cells[: state.known]
            if lies(cell) == 0
        ),
        hottest=state.hottest,
        left=state.left,
        unseen=_unseen([tile.value for tile in tiles], position.start, drawn),
        passes=state.passes,
        standings=tuple(_standing(state, position, zones, who) for who in range(state.players)),
        zones=tuple(zones),
        goal=None if position.options.mode == "competitive" else make_goal(state),
        end=None if outcome is None else End(reason=outcome.reason, scores=outcome.scores, winners=outcome.winners),
    )


def _tile(state: Feurio, laid: Laid, seat: Looker) -> Tile:
    cell = state.cells[state.find(*laid.cell)]
    secret = laid.owner is not None and seat not in (laid.owner, REFEREE)
    return Tile(
        cell=laid.cell,
        value=None if secret else laid.value,
        firebreak_of=laid.owner,
        men={COLOUR_NAMES[colour]: men for colour, men in enumerate(laid.men) if men},
        places=places(cell),
        accesses=free_accesses(cell),
        room=max(0, room(cell)),
    )


def _unseen(on_table: Sequence[int | None], start: Sequence[int], drawn: int | None) -> tuple[int, ...]:
    seen = [*on_table, *start, drawn]
    return tuple(COPIES - seen.count(value) for value in range(1, VALUES + 1))


def list_zones(state: Feurio) -> list[Zone]:
    """F17–F19: every zone with its count; reinforcements form zones only in a cooperative match."""
    listed = []
    for colour in range(COLOURS):
        if state.players == 3 and colour == REINFORCEMENT_COLOUR and state.mode == 0:
            continue
        for zone in state.zones(colour):
            cells = [state.cells[number] for number in zone.cells]
            listed.append(
                Zone(
                    colour=COLOUR_NAMES[colour],
                    cells=tuple((q_of(cell), r_of(cell)) for cell in cells),
                    values=tuple(lies(cell) for cell in cells),
                    total=zone.total,
                    divisor=zone.divisor,
                    points=zone.points,
                )
            )
    return listed


def _standing(state: Feurio, position: Position, zones: Sequence[Zone], seat: int) -> Standing:
    own = [zone.points for zone in zones if state.scores(seat, COLOUR_NAMES.index(zone.colour))]
    return Standing(
        seat=seat,
        men={
            COLOUR_NAMES[colour]: men
            for colour, men in enumerate(position.supplies[seat])
            if plays(state.players, seat, colour)
        },
        points=sum(own),
        best_zone=max(own, default=0),
    )


def make_goal(state: Feurio) -> Goal:
    figures = state.goal()
    return Goal(men=figures[0], one_zone=figures[1], open_ones=figures[2])


# ---- what a seat may do


RULE_OF_KIND = {"middle": "F4", "tile": "F10", "firebreak": "F24", "men": "F11", "pass": "F11"}


def list_choices(state: Feurio, seat: int) -> list[Choice]:
    """The legal actions with target and rule; the cost is the men they take (F25 one to the box)."""
    choices = []
    for action in state.legal(seat):
        text = write_action(state, seat, action)
        kind, *words = text.split()
        target = None
        if kind in ("tile", "firebreak", "men"):
            q, r = words[0].split(",")
            target = CellTarget((int(q), int(r)))
        cost = int(words[-1]) if kind == "men" else 1 if kind == "firebreak" else 0
        choices.append(Choice(action=text, kind=kind, rule=RULE_OF_KIND[kind], target=target, cost=cost))
    return choices


# ---- events


class Drawn(msgspec.Struct, frozen=True, kw_only=True, tag="drawn"):
    seat: int
    value: int | None  # None: only its player knows (F24)


class TileLaid(msgspec.Struct, frozen=True, kw_only=True, tag="tile"):
    seat: int
    cell: Cell
    value: int


class FirebreakLaid(msgspec.Struct, frozen=True, kw_only=True, tag="firebreak"):
    seat: int
    cell: Cell
    colour: str
    value: int | None  # None: only its owner knows (F24)


class MenPlaced(msgspec.Struct, frozen=True, kw_only=True, tag="men"):
    seat: int
    cell: Cell
    colour: str
    men: int


class Passed(msgspec.Struct, frozen=True, kw_only=True, tag="pass"):
    seat: int


class Began(msgspec.Struct, frozen=True, kw_only=True, tag="begin"):
    seat: int


class Ended(msgspec.Struct, frozen=True, kw_only=True, tag="end"):
    pass


Event = Drawn | TileLaid | FirebreakLaid | MenPlaced | Passed | Began | Ended


def make_event(options: Options, fact: Fact, seat: Looker) -> Event:
    """One fact as this seat may learn it."""
    kind, *numbers = fact
    if kind == rules.DRAWN:
        who, value, for_start = numbers
        secret = options.firebreaks and not for_start and seat not in (who, REFEREE)
        return Drawn(seat=who, value=None if secret else value)
    if kind == rules.LAID:
        who, q, r, value = numbers
        return TileLaid(seat=who, cell=(q, r), value=value)
    if kind == rules.BROKEN:
        who, q, r, colour, value = numbers
        return FirebreakLaid(
            seat=who, cell=(q, r), colour=COLOUR_NAMES[colour], value=value if seat in (who, REFEREE) else None
        )
    if kind == rules.PLACED:
        who, q, r, colour, men = numbers
        return MenPlaced(seat=who, cell=(q, r), colour=COLOUR_NAMES[colour], men=men)
    if kind == rules.PASSED:
        return Passed(seat=numbers[0])
    if kind == rules.STARTED:
        return Began(seat=numbers[0])
    return Ended()


# ---- a world that fits


def make_world(view: View, rng: Rng) -> Feurio:
    """A full state this seat cannot tell from the true one: every secret tile drawn at random from the unseen ones.

    Any deal of the unseen tiles to the secret places fits what the seat has seen; each is as likely as any other.
    """
    bag = [value for value, count in enumerate(view.unseen, 1) for _ in range(count)]

    def secret() -> int:
        return bag.pop(rng.below(len(bag)))

    laid = tuple(
        Laid(
            cell=tile.cell,
            value=secret() if tile.value is None else tile.value,
            owner=tile.firebreak_of,
            men=_men(tile.men),
        )
        for tile in view.tiles
    )
    drawn = view.drawn
    if view.holding and drawn is None:
        drawn = secret()
    return build(
        Position(
            options=view.options,
            phase=PHASES.index(view.phase),
            seat=view.player,
            laid=laid,
            supplies=tuple(_men(standing.men) for standing in view.standings),
            start=view.start,
            drawn=drawn or 0,
            passes=view.passes,
        )
    )


def _men(by_name: dict[str, int]) -> tuple[int, int, int, int]:
    red, green, blue, yellow = (by_name.get(name, 0) for name in COLOUR_NAMES)
    return red, green, blue, yellow
