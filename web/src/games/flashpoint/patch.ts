// A view with one event more: for showing things one after the other. What events do not tell (whose points are spent,
// what is awaited) comes with the view that ends the story.

import type {
  FlashpointCell as Cell,
  FlashpointEdge as Edge,
  FlashpointEvent,
  FlashpointFirefighter,
  FlashpointView,
} from "../../lib/wire";
import { edgeKey, isAt } from "./geometry";

function without(cells: Cell[], gone: readonly Cell[]): Cell[] {
  return cells.filter((cell) => !gone.some((one) => isAt(one, cell)));
}

function withCells(cells: Cell[], more: readonly Cell[]): Cell[] {
  return [...without(cells, more), ...more];
}

function minusOne<T>(things: T[], fits: (thing: T) => boolean): T[] {
  const index = things.findIndex(fits);
  return index < 0 ? things : things.toSpliced(index, 1);
}

function onFire(view: FlashpointView, cells: readonly Cell[]): FlashpointView {
  return { ...view, fire: withCells(view.fire, cells), smoke: without(view.smoke, cells) };
}

function clear(view: FlashpointView, cells: readonly Cell[]): FlashpointView {
  return { ...view, fire: without(view.fire, cells), smoke: without(view.smoke, cells) };
}

function withMan(view: FlashpointView, seat: number, change: Partial<FlashpointFirefighter>): FlashpointView {
  const firefighters = view.firefighters.map((man) => (man.seat === seat ? { ...man, ...change } : man));
  return { ...view, firefighters };
}

function withDoor(view: FlashpointView, edge: Edge, state: "closed" | "open" | "destroyed"): FlashpointView {
  const key = edgeKey(edge);
  return { ...view, doors: view.doors.map((door) => (edgeKey(door.edge) === key ? { ...door, state } : door)) };
}

function isVictim(cell: Cell, treated: boolean): (victim: FlashpointView["victims"][number]) => boolean {
  return (victim) => isAt(victim.cell, cell) && victim.treated === treated;
}

function moveVictim(view: FlashpointView, start: Cell, cell: Cell, treated: boolean): FlashpointView {
  const victims = minusOne(view.victims, isVictim(start, treated));
  return victims === view.victims ? view : { ...view, victims: [...victims, { cell, treated }] };
}

function moved(view: FlashpointView, seat: number, start: Cell, cell: Cell, way: string): FlashpointView {
  let next = withMan(view, seat, { cell });
  if (way.startsWith("carry")) next = moveVictim(next, start, cell, false);
  if (way.startsWith("haul")) next = { ...next, hazmats: [...minusOne(next.hazmats, (at) => isAt(at, start)), cell] };
  if (way.includes("lead")) next = moveVictim(next, start, cell, true);
  if (way === "lead-two") next = moveVictim(next, start, cell, true);
  return next;
}

function parked(view: FlashpointView, vehicle: string, side: string): FlashpointView {
  const spots = vehicle === "ambulance" ? view.ambulance_spots : view.engine_spots;
  return { ...view, [vehicle]: spots.find((spot) => spot.side === side) ?? null };
}

export function patch(view: FlashpointView, event: FlashpointEvent): FlashpointView {
  switch (event.type) {
    case "take":
      return withMan(view, event.seat, { specialist: event.specialist });
    case "change":
      return withMan(view, event.seat, { specialist: event.after, ap: event.ap, special: event.special });
    case "place":
    case "ride":
    case "fall":
      return withMan(view, event.seat, { cell: event.cell });
    case "park":
    case "drive":
      return parked(view, event.vehicle, event.side);
    case "turn": {
      const next = withMan(view, event.seat, { ap: event.ap, special: event.special });
      return { ...next, player: event.seat, turn: event.seat };
    }
    case "end-turn":
      return withMan(view, event.seat, { ap: event.saved, special: 0 });
    case "move":
      return moved(view, event.seat, event.start, event.cell, event.way);
    case "door":
      return withDoor(view, event.edge, event.open ? "open" : "closed");
    case "door-gone":
      return withDoor(view, event.edge, "destroyed");
    case "douse": {
      const next = clear(view, [event.cell]);
      return event.left === "smoke" ? { ...next, smoke: [...next.smoke, event.cell] } : next;
    }
    case "damage": {
      const key = edgeKey(event.edge);
      const walls = view.walls.map((wall) => (edgeKey(wall.edge) === key ? { ...wall, damage: event.damage } : wall));
      return { ...view, walls, damage: event.total };
    }
    case "splash":
      return clear(view, event.cleared);
    case "treat": {
      const victims = minusOne(view.victims, isVictim(event.cell, false));
      return { ...view, victims: [...victims, { cell: event.cell, treated: true }] };
    }
    case "dispose":
      return { ...view, hazmats: minusOne(view.hazmats, (cell) => isAt(cell, event.cell)) };
    case "reveal": {
      const next = { ...view, poi: without(view.poi, [event.cell]) };
      return event.found === "victim"
        ? { ...next, victims: [...next.victims, { cell: event.cell, treated: false }] }
        : next;
    }
    case "rescue":
      return { ...view, victims: minusOne(view.victims, ({ cell }) => isAt(cell, event.cell)), rescued: event.rescued };
    case "lose":
      return { ...view, victims: minusOne(view.victims, ({ cell }) => isAt(cell, event.cell)), lost: event.lost };
    case "smoke":
      return { ...view, smoke: withCells(view.smoke, [event.cell]) };
    case "fire":
      return onFire(view, [event.cell]);
    case "explosion":
      return event.cause === "hazmat"
        ? { ...view, hazmats: minusOne(view.hazmats, (cell) => isAt(cell, event.cell)) }
        : view;
    case "blast":
      return event.lit ? onFire(view, [event.lit]) : view;
    case "flashover":
      return onFire(view, event.cells);
    case "hazmat":
      return { ...view, hazmats: [...view.hazmats, event.cell] };
    case "hot-spot":
      return { ...view, hot_spots: withCells(view.hot_spots, [event.cell]), reserve: event.reserve };
    case "burn-out":
      return clear(view, event.cells);
    case "poi": {
      const next = event.cleared ? clear(view, [event.cell]) : view;
      return { ...next, poi: [...next.poi, event.cell], pool: Math.max(0, next.pool - 1) };
    }
    default: // changes nothing that lies on the board
      return view;
  }
}
