// Where a cell of the forest is drawn. Cells are axial (q, r); hexagons stand on a corner, rows run from left to right.

import type { FeurioCell } from "../../lib/wire";

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From the middle of a hexagon to a corner, in the units of the drawing. */
export const SIZE = 60;
const WIDE = SIZE * Math.sqrt(3);
const HIGH = SIZE * 1.5;

/** East, north-east, north-west, west, south-west, south-east: side `d` of a cell touches the neighbour `d`. */
export const DIRECTIONS: readonly FeurioCell[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];

export function keyOf([q, r]: FeurioCell): string {
  return `${q},${r}`;
}

export function middleOf([q, r]: FeurioCell): Point {
  return { x: (q + r / 2) * WIDE, y: r * HIGH };
}

export function beside([q, r]: FeurioCell): FeurioCell[] {
  return DIRECTIONS.map(([dq, dr]) => [q + dq, r + dr]);
}

/** As one reads: row after row, from left to right. */
export function inReadingOrder(one: FeurioCell, other: FeurioCell): number {
  return one[1] - other[1] || one[0] - other[0];
}

/** The corners of a hexagon around 0,0, clockwise from the top. */
export function corners(size: number): Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const turn = (index * Math.PI) / 3;
    return { x: size * Math.sin(turn), y: -size * Math.cos(turn) };
  });
}

export function hexagon(size: number, down = 0): string {
  return `M${corners(size)
    .map(({ x, y }) => `${round(x)},${round(y + down)}`)
    .join("L")}Z`;
}

/** The two ends of the side towards neighbour `direction`, of a hexagon of this size around 0,0. */
export function side(direction: number, size: number): [Point, Point] {
  const ring = corners(size);
  return [ring[(7 - direction) % 6]!, ring[(8 - direction) % 6]!]; // six corners: both exist
}

/** A short stroke along the sides that nothing lies against. */
export function ticks(cell: FeurioCell, isTaken: (key: string) => boolean, size: number): string {
  return beside(cell)
    .map((neighbour, direction) => {
      if (isTaken(keyOf(neighbour))) return "";
      const [start, end] = side(direction, size);
      const at = (share: number) =>
        `${round(start.x + (end.x - start.x) * share)},${round(start.y + (end.y - start.y) * share)}`;
      return `M${at(0.3)}L${at(0.7)}`;
    })
    .join("");
}

/** The line around cells that touch: every side that has no other of them behind it. */
export function outline(cells: readonly FeurioCell[], size: number): string {
  const inside = new Set(cells.map(keyOf));
  return cells
    .map((cell) => {
      const { x, y } = middleOf(cell);
      return beside(cell)
        .map((neighbour, direction) => {
          if (inside.has(keyOf(neighbour))) return "";
          const [start, end] = side(direction, size);
          return `M${round(x + start.x)},${round(y + start.y)}L${round(x + end.x)},${round(y + end.y)}`;
        })
        .join("");
    })
    .join("");
}

/** What must be in sight: whole tiles and points, and of the cells around them the number inside. */
export function boundsOf(whole: readonly FeurioCell[], numbers: readonly FeurioCell[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const take = (cell: FeurioCell, wide: number, high: number) => {
    const { x, y } = middleOf(cell);
    box.left = Math.min(box.left, x - wide);
    box.right = Math.max(box.right, x + wide);
    box.top = Math.min(box.top, y - high);
    box.bottom = Math.max(box.bottom, y + high);
  };
  whole.forEach((cell) => take(cell, WIDE / 2, SIZE));
  numbers.forEach((cell) => take(cell, 20, 20));
  return whole.length || numbers.length ? box : { left: -WIDE, top: -SIZE, right: WIDE, bottom: SIZE };
}

export type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

/**
 * The cell an arrow leads to. Left and right stay in the row. Up and down go to the nearer of the two cells there: nearer
 * to `aim`, the column one came from, so that several steps go straight; `other` asks for the one on the other side.
 */
export function stepFrom(
  cell: FeurioCell,
  arrow: Arrow,
  cells: readonly FeurioCell[],
  aim: number,
  other: boolean,
): FeurioCell | null {
  const here = middleOf(cell).x;
  if (arrow === "ArrowLeft" || arrow === "ArrowRight") {
    const sign = arrow === "ArrowRight" ? 1 : -1;
    const row = cells.filter(([q, r]) => r === cell[1] && sign * (q - cell[0]) > 0);
    return nearest(row, here);
  }
  const rows = [...new Set(cells.map(([, r]) => r))].sort((one, two) => one - two);
  const row = rows[rows.indexOf(cell[1]) + (arrow === "ArrowDown" ? 1 : -1)];
  if (row === undefined) return null;
  const there = cells.filter(([, r]) => r === row);
  const first = nearest(there, aim);
  if (!other || !first) return first;
  const far = middleOf(first).x > here ? here - WIDE / 2 : here + WIDE / 2;
  return nearest(there, far);
}

function nearest(cells: readonly FeurioCell[], x: number): FeurioCell | null {
  const far = (cell: FeurioCell) => Math.abs(middleOf(cell).x - x);
  return cells.reduce<FeurioCell | null>((best, cell) => (best && far(best) <= far(cell) ? best : cell), null);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
