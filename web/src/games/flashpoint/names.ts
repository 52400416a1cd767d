// Spaces and edges in words.

import { say, texts } from "../../lib/texts.svelte";
import type {
  FlashpointCell as Cell,
  FlashpointEdge as Edge,
  FlashpointSide as Side,
  FlashpointView,
  Target,
} from "../../lib/wire";
import type { Face } from "../contract";
import { beside, edgeKey, edgeOf, isAt, isInside, isOnBoard, SIDES } from "./geometry";

export function at(cell: Cell): string {
  return cell.join("-");
}

export function between(edge: Edge): string {
  return edge.map(at).join(" | ");
}

export function nameOf(faces: readonly Face[], seat: number): string {
  return faces.find((face) => face.seat === seat)?.name ?? String(seat);
}

export type Barrier = "wall" | "damaged" | "destroyed" | "closed" | "open" | "gone" | "opening";

const known = new WeakMap<FlashpointView, Map<string, Barrier>>(); // asked for 300 times a view

function barriers(view: FlashpointView): Map<string, Barrier> {
  const kept = known.get(view);
  if (kept) return kept;
  const found = new Map<string, Barrier>();
  for (const { edge, damage } of view.walls)
    found.set(edgeKey(edge), damage === 0 ? "wall" : damage === 1 ? "damaged" : "destroyed");
  for (const { edge, state } of view.doors) found.set(edgeKey(edge), state === "destroyed" ? "gone" : state);
  for (const edge of view.openings) found.set(edgeKey(edge), "opening");
  known.set(view, found);
  return found;
}

/** What stands on an edge; null: the way has always been open. */
export function barrier(view: FlashpointView, edge: Edge): Barrier | null {
  return barriers(view).get(edgeKey(edge)) ?? null;
}

/** “smoke”, “2 victims”, “Ada”: what is in a space, the fire first. */
export function contents(view: FlashpointView, cell: Cell, faces: readonly Face[]): string[] {
  const count = (cells: readonly Cell[]) => cells.filter((one) => isAt(one, cell)).length;
  const things: [string, number][] = [
    ["fire", count(view.fire)],
    ["smoke", count(view.smoke)],
    ["poi", count(view.poi)],
    ["victim", count(view.victims.filter(({ treated }) => !treated).map((one) => one.cell))],
    ["treated", count(view.victims.filter(({ treated }) => treated).map((one) => one.cell))],
    ["hazmat", count(view.hazmats)],
    ["hot-spot", count(view.hot_spots)],
    ["ambulance", count(view.ambulance?.cells ?? [])],
    ["engine", count(view.engine?.cells ?? [])],
  ];
  const told = things
    .filter(([, many]) => many)
    .map(([what, many]) => say(`web-flashpoint-has-${what}`, { count: many }));
  const men = view.firefighters.filter((man) => isAt(man.cell, cell));
  return [...told, ...men.map(({ seat }) => whoIsThere(faces, seat))];
}

function whoIsThere(faces: readonly Face[], seat: number): string {
  const face = faces.find((one) => one.seat === seat);
  return face?.you ? say("web-flashpoint-has-you") : nameOf(faces, seat);
}

/** Walls and doors around a space, one short sentence for each kind. */
export function surroundings(view: FlashpointView, cell: Cell): string[] {
  const found = new Map<Barrier, Side[]>();
  for (const side of SIDES) {
    const next = beside(cell, side);
    const what = isOnBoard(next) ? barrier(view, edgeOf(cell, next)) : null;
    if (what) found.set(what, [...(found.get(what) ?? []), side]);
  }
  return [...found].map(([what, sides]) =>
    say(`web-flashpoint-around-${what}`, {
      count: sides.length,
      sides: texts.list(sides.map((side) => say("web-flashpoint-side", { side }))),
    }),
  );
}

export function cellName(cell: Cell): string {
  return say(isInside(cell) ? "web-flashpoint-space" : "web-flashpoint-space-outside", { cell: at(cell) });
}

export function name(target: Target, view: FlashpointView, faces: Face[]): string {
  if (target.type === "card") return target.cards.join(" ");
  if (target.type === "cell") return [cellName(target.at), ...contents(view, target.at, faces)].join(" · ");
  const what = barrier(view, target.between);
  return say(`web-flashpoint-edge-${what ?? "none"}`, { edge: between(target.between) });
}

/** “Row 3, column 8.”: a space read aloud. */
export function cellPlace([row, column]: Cell): string {
  return say(isInside([row, column]) ? "web-flashpoint-place-in" : "web-flashpoint-place-out", { row, column });
}

export function sentence(words: string): string {
  return words ? words.charAt(0).toLocaleUpperCase(texts.language) + words.slice(1) : "";
}
