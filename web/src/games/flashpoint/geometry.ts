// Where things are drawn: the house is a plan of 10 × 8 spaces, the outermost ones around it. Nothing here is a rule.

import type {
  FlashpointCell as Cell,
  FlashpointEdge as Edge,
  FlashpointSide as Side,
  FlashpointView,
} from "../../lib/wire";

export const UNIT = 76;
export const ROWS = 8;
export const COLUMNS = 10;
export const WIDTH = COLUMNS * UNIT;
export const HEIGHT = ROWS * UNIT;

export const SIDES: Side[] = ["north", "east", "south", "west"];
export const STEP: Record<Side, Cell> = { north: [-1, 0], east: [0, 1], south: [1, 0], west: [0, -1] };

export interface Point {
  x: number;
  y: number;
}

export interface Segment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

export const CELLS: Cell[] = Array.from({ length: ROWS * COLUMNS }, (_, index) => [
  Math.floor(index / COLUMNS),
  index % COLUMNS,
]);

export function isInside([row, column]: Cell): boolean {
  return row > 0 && row < ROWS - 1 && column > 0 && column < COLUMNS - 1;
}

export function isOnBoard([row, column]: Cell): boolean {
  return row >= 0 && row < ROWS && column >= 0 && column < COLUMNS;
}

export function beside([row, column]: Cell, side: Side): Cell {
  const [down, right] = STEP[side];
  return [row + down, column + right];
}

export function isAt(one: Cell | null, other: Cell | null): boolean {
  return one !== null && other !== null && one[0] === other[0] && one[1] === other[1];
}

export function cellKey([row, column]: Cell): string {
  return `${row}-${column}`;
}

/** The two spaces of an edge in reading order, as the server names it. */
export function edgeOf(one: Cell, other: Cell): Edge {
  return one[0] < other[0] || one[1] < other[1] ? [one, other] : [other, one];
}

export function edgeKey([one, other]: Edge): string {
  return `${cellKey(one)}|${cellKey(other)}`;
}

export function sideOf(edge: Edge, cell: Cell): Side | null {
  const key = edgeKey(edge);
  return SIDES.find((side) => edgeKey(edgeOf(cell, beside(cell, side))) === key) ?? null;
}

export function corner([row, column]: Cell): Point {
  return { x: column * UNIT, y: row * UNIT };
}

export function middle([row, column]: Cell): Point {
  return { x: (column + 0.5) * UNIT, y: (row + 0.5) * UNIT };
}

/** Where pawns stand: outside a little towards the house, so that the numbers of the dice can be read. */
export function standing(cell: Cell): Point {
  const { x, y } = middle(cell);
  const nearer = (at: number, most: number) => (at === 0 ? 8 : at === most ? -8 : 0);
  return { x: x + nearer(cell[1], COLUMNS - 1), y: y + nearer(cell[0], ROWS - 1) };
}

export function isUpright([one, other]: Edge): boolean {
  return one[0] === other[0];
}

export function segment(edge: Edge): Segment {
  const { x, y } = corner(edge[1]);
  return isUpright(edge) ? { x1: x, y1: y, x2: x, y2: y + UNIT } : { x1: x, y1: y, x2: x + UNIT, y2: y };
}

export function edgeMiddle(edge: Edge): Point {
  const { x1, y1, x2, y2 } = segment(edge);
  return { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
}

/** Which room each space inside belongs to: whatever walls and doors enclose, standing or not, has one floor. */
export function rooms(view: Pick<FlashpointView, "walls" | "doors">): Map<string, number> {
  const edges = new Set([...view.walls, ...view.doors].map(({ edge }) => edgeKey(edge)));
  const found = new Map<string, number>();
  let count = 0;
  for (const start of CELLS.filter(isInside)) {
    if (found.has(cellKey(start))) continue;
    const waiting = [start];
    for (let cell = waiting.pop(); cell; cell = waiting.pop()) {
      if (found.has(cellKey(cell))) continue;
      found.set(cellKey(cell), count);
      for (const side of SIDES) {
        const next = beside(cell, side);
        if (isInside(next) && !edges.has(edgeKey(edgeOf(cell, next)))) waiting.push(next);
      }
    }
    count += 1;
  }
  return found;
}

/** The spaces a path leads through, from actions such as “carry north”. */
export function steps(start: Cell, actions: readonly string[]): Cell[] {
  const cells = [start];
  for (const action of actions) {
    const side = action.split(" ").at(-1) as Side;
    const here = cells.at(-1);
    if (here && side in STEP) cells.push(beside(here, side));
  }
  return cells;
}

export function distance(one: Cell, other: Cell): number {
  return Math.abs(one[0] - other[0]) + Math.abs(one[1] - other[1]);
}
