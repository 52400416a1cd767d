"""What only an advanced match offers a firefighter: vehicles, the deck gun, one's own trade (P32–P44)."""

from brasier.bots.flashpoint.sight import FAR, first_space, hand_of, in_words, number, spaces
from brasier.bots.flashpoint.turn import RESCUE, ROLLS, Plan, Turn
from brasier.games.flashpoint.ground import INSIDE_SPACE, SIDES
from brasier.games.flashpoint.house import quadrant_of
from brasier.games.flashpoint.view import Spot

LOOK = 1.0  # what it is worth to spare somebody a step to a false alarm
HAZMAT = 3.0  # what it is worth to have a hazmat out of the house
HAZMAT_HEAT = 30.0  # and how much more if it is about to burn
COMMAND = 0.6  # what a step of somebody else is worth
AGAIN = 1.3  # how much better the deck gun hits whoever may roll again


def trades(turn: Turn) -> list[Plan]:
    if not turn.sight.is_advanced:
        return []
    plans = _ambulance(turn) + _hazmats(turn)
    trade = turn.me.specialist
    if trade == "paramedic":
        plans += _treat(turn)
    elif trade == "imaging":
        plans += _look(turn)
    elif trade == "captain":
        plans += _command(turn)
    if trade == "driver" or "gun" in turn.legal:
        plans += _gun(turn)
    return plans


def _ambulance(turn: Turn) -> list[Plan]:
    """P32, P33: the ambulance is called to victims who wait on a spot of its."""
    view = turn.view
    assert view.ambulance is not None, "vehicles park before the first turn"
    parked = SIDES.index(view.ambulance.side)
    plans = []
    for side in ((parked + 1) % 4, (parked + 3) % 4, (parked + 2) % 4):
        cells = view.ambulance_spots[side].cells
        waiting = sum(victim.cell in cells for victim in view.victims)
        if waiting:
            drives = 1 if (side - parked) % 2 else 2
            next_side = side if drives == 1 else (parked + 1) % 4
            plans.append(Plan(RESCUE * waiting / (2 * drives), f"drive ambulance {SIDES[next_side]}", True))
    return plans


def _hazmats(turn: Turn) -> list[Plan]:
    """P37: a technician disposes of them; to haul them out (P44) costs the others more than it brings."""
    if turn.me.specialist != "hazmat":
        return []
    plans = []
    for space in spaces(turn.sight.hazmats):
        cost = turn.mine.cost[space] + 2
        if cost < FAR:
            worth = (HAZMAT + HAZMAT_HEAT * turn.threats[space]) / cost
            plans.append(Plan(worth, "dispose" if space == turn.here else turn.walk(space), space == turn.here))
    return plans


def _treat(turn: Turn) -> list[Plan]:
    """P35: a treated victim walks; that pays from the second step on."""
    steps = turn.out.cost[turn.here] // 2
    return [Plan(RESCUE, "treat", True)] if "treat" in turn.legal and 2 <= steps < FAR // 2 else []


def _look(turn: Turn) -> list[Plan]:
    """P41: the likelier a false alarm and the further the way, the better it is to look from afar."""
    doubt = 1 - turn.sight.hope()
    plans = []
    for row, column in turn.view.poi:
        way = min(ways.cost[10 * row + column] for ways in turn.ways.values())
        plans.append(Plan(LOOK * doubt * min(way, 12), f"reveal {row},{column}", True))
    return plans


def _command(turn: Turn) -> list[Plan]:
    """P39: others are sent on their way with the points that serve nothing else."""
    if turn.me.special == 0:
        return []
    plans = []
    for space, seat in turn.charge.items():
        if seat == turn.me.seat:
            continue
        who = turn.view.firefighters[seat]
        here, hand = turn.place(who), hand_of(who.specialist)
        if here == space and turn.sight.victims >> space & 1:
            way = "lead" if turn.sight.treated >> space & 1 else "carry"
            there, worth = turn.leaving(space).via[space], 2 * COMMAND
        else:
            way, there, worth = "move", first_space(turn.ways[seat], here, space), COMMAND
        if there >= 0 and turn.threats[there] <= turn.threats[here] + 0.1:
            step = turn.sight.step(here, there)
            plans.append(Plan(worth, f"command {seat} {in_words(step, False, way, hand)}", True))
    return [plan for plan in plans if plan.action in turn.legal]


# ---- the deck gun (P34, P42)


def splash(turn: Turn, spot: Spot, gains: dict[int, tuple[float, float]]) -> float:
    """The danger the deck gun takes away on average from this spot."""
    quadrant = quadrant_of(number(spot.cells[0]))
    targets = [space for space in INSIDE_SPACE if quadrant_of(space) == quadrant]
    if any(turn.place(who) in targets for who in turn.view.firefighters):
        return 0.0
    total = 0.0
    for target in targets:
        for space in spaces((1 << target | turn.sight.beside[target]) & (turn.sight.fire | turn.sight.smoke)):
            total += max(gains[space])
    return total / len(targets)


def _gun(turn: Turn) -> list[Plan]:
    """Fire it, or, as its operator, go there or drive it to where it does more."""
    view = turn.view
    assert view.engine is not None, "vehicles park before the first turn"
    gains = turn.danger.relief(turn.sight.fire | turn.sight.smoke)
    is_driver = turn.me.specialist == "driver"
    shot = (2, AGAIN) if is_driver else (4, 1.0)
    hit = shot[1] * ROLLS * splash(turn, view.engine, gains)
    way, space = min((turn.mine.cost[number(cell)], number(cell)) for cell in view.engine.cells)
    if way:
        return [Plan(hit / (way + shot[0]), turn.walk(space))]
    plans = [Plan(hit / shot[0], "gun", True)]
    if not is_driver:
        return plans
    parked = SIDES.index(view.engine.side)
    for side in ((parked + 1) % 4, (parked + 3) % 4):
        elsewhere = AGAIN * ROLLS * splash(turn, view.engine_spots[side], gains)
        plans.append(Plan(elsewhere / 4, f"drive engine {SIDES[side]}", True))
    return plans
