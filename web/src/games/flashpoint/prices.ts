// Where the price of a space stands in it. Nothing here is a rule.

import type { FlashpointCell as Cell } from "../../lib/wire";
import { corner, UNIT, WIDTH, type Point } from "./geometry";
import type { Crowd } from "./pieces";

const LETTER = 7; // half as wide as the letter on a coat

/** Spaces where somebody stands, with the side, -1 or 1, on which a price covers neither letter nor trade. */
export function freeSides(crowds: ReadonlyMap<string, Crowd>): Map<string, number> {
  return new Map(
    [...crowds].flatMap(([key, { pawns }]) => {
      const [first] = pawns.values();
      return first ? [[key, first.x < 0 ? 1 : -1]] : [];
    }),
  );
}

/** In the middle below; in a lower corner where there is little room, and beside whoever stands there. */
export function priceAt(cell: Cell, type: number, small: boolean, side: number | undefined): Point {
  const { x, y } = corner(cell);
  const half = type * 0.82;
  const low = UNIT - (small || side ? 4 : 7) - half;
  if (!side) return { x: x + (small ? low : UNIT / 2), y: y + low };
  const aside = Math.max(UNIT / 2 - 4 - half, LETTER + half);
  return { x: Math.min(WIDTH - half, Math.max(half, x + UNIT / 2 + side * aside)), y: y + low };
}
