// The actions of Feurio! as the server writes them, read for drawing: “tile 2,-1”, “men 0,0 green 2”, “middle 3 6”.

import type { Choice, FeurioCell } from "../../lib/wire";
import { keyOf } from "./geometry";

export type Action =
  | { kind: "middle"; low: number; high: number }
  | { kind: "tile"; cell: FeurioCell }
  | { kind: "firebreak"; cell: FeurioCell; colour: string }
  | { kind: "men"; cell: FeurioCell; colour: string; men: number }
  | { kind: "pass" };

export function readAction(text: string): Action {
  const [kind, first = "", second = "", third = ""] = text.split(" ");
  switch (kind) {
    case "middle":
      return { kind, low: Number(first), high: Number(second) };
    case "tile":
      return { kind, cell: readCell(first) };
    case "firebreak":
      return { kind, cell: readCell(first), colour: second };
    case "men":
      return { kind, cell: readCell(first), colour: second, men: Number(third) };
    default:
      return { kind: "pass" };
  }
}

function readCell(text: string): FeurioCell {
  const [q = 0, r = 0] = text.split(",").map(Number);
  return [q, r];
}

/** What can be done at each cell. */
export function byCell(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.target?.type !== "cell") continue;
    const key = keyOf(choice.target.at);
    found.set(key, [...(found.get(key) ?? []), choice]);
  }
  return found;
}
