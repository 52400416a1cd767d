// Events become moments on the board, one after the other. Each shows the forest as far as it has come; sums, accesses
// and scores are the server's, so they come with the last moment, where the board is exactly what was told.

import type { Beat } from "../contract";
import type { FeurioCell, FeurioEvent, FeurioTile, FeurioView } from "../../lib/wire";
import { COLOURS } from "./box";
import { nameOf } from "./desk.svelte";
import { keyOf } from "./geometry";

export type Effect =
  | { kind: "draw"; seat: number; value: number | null }
  | { kind: "lay"; seat: number; cell: FeurioCell }
  | { kind: "men"; seat: number; cell: FeurioCell; colour: string; men: number }
  | { kind: "pass"; seat: number }
  | { kind: "count"; zones: string[] };

type Told = Beat<"feurio">;

const DRAW = 260;
const START_DRAW = 160;
const LAY = 320;
const MEN = 300;
const PASS = 220;
const COUNT = 520;

export function story(events: FeurioEvent[], before: FeurioView, after: FeurioView): Told[] {
  const beats: Told[] = [];
  let view = before;
  for (const event of events) {
    const told = moments(event, view, after);
    beats.push(...told);
    view = told.at(-1)?.view ?? view;
  }
  const last = beats.at(-1);
  if (last) beats[beats.length - 1] = { ...last, view: after };
  else beats.push({ view: after, effect: null, ms: 0, sound: null });
  return beats;
}

function moments(event: FeurioEvent, view: FeurioView, after: FeurioView): Told[] {
  switch (event.type) {
    case "drawn": {
      const start = view.phase === "start";
      const next = start
        ? { ...view, start: [...view.start, event.value ?? 0], left: view.left - 1 }
        : { ...view, drawn: event.value, holding: true, left: view.left - 1, player: event.seat, phase: "tile" };
      const effect: Effect = { kind: "draw", seat: event.seat, value: event.value };
      return [{ view: next, effect, ms: start ? START_DRAW : DRAW, sound: "card" }];
    }
    case "tile":
    case "firebreak": {
      let next = laid(view, after, event.cell, event.type === "firebreak" ? event.seat : null, event.value);
      if (event.type === "firebreak") next = withoutMen(next, event.seat, event.colour, 1);
      const effect: Effect = { kind: "lay", seat: event.seat, cell: event.cell };
      return [{ view: next, effect, ms: LAY, sound: event.type === "tile" ? "chop" : "card" }];
    }
    case "men": {
      const { seat, cell, colour, men } = event;
      const tiles = view.tiles.map((tile) => (isAt(tile, cell) ? joined(tile, colour, men) : tile));
      const effect: Effect = { kind: "men", seat, cell, colour, men };
      return [{ view: withoutMen({ ...view, tiles }, seat, colour, men), effect, ms: MEN, sound: "step" }];
    }
    case "pass":
      return [{ view, effect: { kind: "pass", seat: event.seat } satisfies Effect, ms: PASS, sound: null }];
    case "begin":
      return [];
    case "end":
      return count(after);
  }
}

/** The forest with one more tile; what the server says of that tile and of its neighbours is taken from `after`. */
function laid(
  view: FeurioView,
  after: FeurioView,
  cell: FeurioCell,
  owner: number | null,
  value: number | null,
): FeurioView {
  const known = after.tiles.find((tile) => isAt(tile, cell));
  const tile: FeurioTile = {
    cell,
    value,
    firebreak_of: owner,
    men: {},
    places: known?.places ?? 0,
    accesses: known?.accesses ?? 0,
    room: known?.places ?? 0,
  };
  return {
    ...view,
    tiles: [...view.tiles, tile],
    empty: view.empty.filter((empty) => keyOf(empty.cell) !== keyOf(cell)),
    start: [],
    drawn: null,
    holding: false,
    phase: view.phase === "tile" ? "men" : view.phase,
  };
}

function withoutMen(view: FeurioView, seat: number, colour: string, men: number): FeurioView {
  const standings = view.standings.map((standing) =>
    standing.seat === seat
      ? { ...standing, men: { ...standing.men, [colour]: Math.max(0, (standing.men[colour] ?? 0) - men) } }
      : standing,
  );
  return { ...view, standings };
}

function joined(tile: FeurioTile, colour: string, men: number): FeurioTile {
  const there = { ...tile.men, [colour]: (tile.men[colour] ?? 0) + men };
  return { ...tile, men: there, room: Math.max(0, tile.room - men) };
}

/** The last count: zone after zone, where points are counted; colour after colour, where the goal is one zone each. */
function count(after: FeurioView): Told[] {
  const ofColour = COLOURS.map((colour) => after.zones.filter((zone) => zone.colour === colour));
  const groups = after.goal ? ofColour.filter(({ length }) => length) : ofColour.flat().map((zone) => [zone]);
  const beats: Told[] = groups.map((zones) => {
    const effect: Effect = { kind: "count", zones: zones.map(nameOf) };
    return { view: after, effect, ms: COUNT, sound: "step" };
  });
  return [...beats, { view: after, effect: null, ms: 0, sound: "end" }];
}

function isAt(tile: FeurioTile, cell: FeurioCell): boolean {
  return keyOf(tile.cell) === keyOf(cell);
}
