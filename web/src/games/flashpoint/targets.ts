// What is lit on the board, from what can be done now.

import type { Choice, FlashpointCell as Cell, FlashpointEdge as Edge, FlashpointView, Path } from "../../lib/wire";
import { cellKey, edgeKey, isAt, sideOf } from "./geometry";
import { HERE, isCommand } from "./kinds";

export interface Lit {
  choices: Choice[];
  paths: Path[];
}

export interface LitCell extends Lit {
  cell: Cell;
}

export interface LitEdge extends Lit {
  edge: Edge;
}

/** The spaces a choice is about: a vehicle's are the two of its spot. */
export function cellsOf(choice: Choice, view: FlashpointView): Cell[] {
  if (choice.target?.type !== "cell") return [];
  const [kind, vehicle, side] = choice.action.split(" ");
  if (kind !== "drive" && kind !== "park") return [choice.target.at];
  const spots = vehicle === "ambulance" ? view.ambulance_spots : view.engine_spots;
  return spots.find((spot) => spot.side === side)?.cells ?? [choice.target.at];
}

export function litCells(
  view: FlashpointView,
  choices: readonly Choice[],
  paths: readonly Path[],
): Map<string, LitCell> {
  const found = new Map<string, LitCell>();
  const at = (cell: Cell) => {
    const key = cellKey(cell);
    const lit = found.get(key) ?? { cell, choices: [], paths: [] };
    found.set(key, lit);
    return lit;
  };
  for (const choice of choices) for (const cell of cellsOf(choice, view)) at(cell).choices.push(choice);
  for (const path of paths) if (path.target.type === "cell") at(path.target.at).paths.push(path);
  return found;
}

export function litEdges(choices: readonly Choice[]): Map<string, LitEdge> {
  const found = new Map<string, LitEdge>();
  for (const choice of choices) {
    if (choice.target?.type !== "edge") continue;
    const key = edgeKey(choice.target.between);
    const lit = found.get(key) ?? { edge: choice.target.between, choices: [], paths: [] };
    lit.choices.push(choice);
    found.set(key, lit);
  }
  return found;
}

/** Done from afar: not meant by a simple press, so it is asked first, and lit more quietly. */
export function isRemote(choice: Choice): boolean {
  return isCommand(choice) || choice.kind === "drive";
}

/** Everything one can do where one stands: in the space, and on its walls and doors. */
export function atHome(choices: readonly Choice[], home: Cell): Choice[] {
  return choices.filter((choice) => {
    if (isRemote(choice)) return false;
    if (HERE.includes(choice.kind)) return true;
    if (choice.target?.type === "cell") return isAt(choice.target.at, home);
    return choice.target?.type === "edge" && sideOf(choice.target.between, home) !== null;
  });
}

export function costs({ choices, paths }: Lit): number[] {
  const near = choices.filter((choice) => !isRemote(choice));
  if (near.length) return near.map(({ cost }) => cost);
  return paths.length ? paths.map(({ cost }) => cost) : choices.map(({ cost }) => cost);
}
