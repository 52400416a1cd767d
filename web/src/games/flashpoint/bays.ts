// Where a parking spot is drawn: two spaces outside, beside the house.

import type { FlashpointSpot } from "../../lib/wire";
import { corner, UNIT } from "./geometry";

export interface Bay {
  x: number;
  y: number;
  width: number;
  height: number;
  cx: number;
  cy: number;
  /** of a vehicle in it */
  turn: number;
}

const WIDE = 2 * UNIT - 16;
const NARROW = UNIT - 29;

export function bay(spot: FlashpointSpot): Bay {
  const { x, y } = corner(spot.cells[0]);
  const lies = spot.side === "north" || spot.side === "south";
  const far = spot.side === "north" || spot.side === "west" ? 20 : 9; // the numbers of the dice need the rest
  const box = lies
    ? { x: x + 8, y: y + far, width: WIDE, height: NARROW }
    : { x: x + far, y: y + 8, width: NARROW, height: WIDE };
  return { ...box, cx: box.x + box.width / 2, cy: box.y + box.height / 2, turn: lies ? 0 : 90 };
}
