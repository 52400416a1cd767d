// Where men stand on a tile: their feet, around the middle of the hexagon.

import type { Point } from "../geometry";

const SPOTS: readonly (readonly Point[])[] = [
  [],
  [{ x: 0, y: 35 }],
  [
    { x: -16, y: 33 },
    { x: 16, y: 33 },
  ],
  [
    { x: -29, y: 28 },
    { x: 0, y: 40 },
    { x: 29, y: 28 },
  ],
];

/** The places of a tile that has so many, from left to right. */
export function placesFor(count: number): readonly Point[] {
  return SPOTS[count] ?? [];
}
