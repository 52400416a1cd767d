// What lies and stands in each space, and where in it: side by side, nothing over anything else.

import type { FlashpointCell as Cell, FlashpointView } from "../../lib/wire";
import { cellKey, distance, isAt } from "./geometry";

export type TokenKind = "poi" | "victim" | "treated" | "hazmat";

export interface Token {
  /** stays with it while it is carried around or turned over */
  id: number;
  kind: TokenKind;
  cell: Cell;
}

/** A place inside a space, from its middle; `scale` 1 is a piece that has the space for itself. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

export interface Crowd {
  /** fire or smoke */
  haze: Place;
  tokens: Map<number, Place>;
  pawns: Map<number, Place>;
}

const GRIDS: { columns: number; dx: number; dy: number; scale: number }[] = [
  { columns: 2, dx: 35, dy: 33, scale: 0.66 },
  { columns: 3, dx: 24, dy: 33, scale: 0.5 },
  { columns: 3, dx: 24, dy: 24, scale: 0.42 },
  { columns: 4, dx: 18, dy: 18, scale: 0.32 },
];

/** Places for so many pieces in one space. */
export function places(count: number): Place[] {
  if (count <= 1) return [{ x: 0, y: 0, scale: 1 }];
  if (count === 2) return [-1, 1].map((side) => ({ x: side * 18, y: side * 4, scale: 0.8 }));
  const grid = GRIDS.find(({ columns, dy }) => columns * (dy > 30 ? 2 : columns) >= count) ?? GRIDS.at(-1)!;
  const rows = Math.ceil(count / grid.columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / grid.columns);
    const inRow = row === rows - 1 ? count - row * grid.columns : grid.columns;
    const column = index - row * grid.columns;
    return {
      x: (column - (inRow - 1) / 2) * grid.dx,
      y: (row - (rows - 1) / 2) * grid.dy,
      scale: grid.scale,
    };
  });
}

/** Every space that holds something, with the places of what is in it. */
export function crowds(view: FlashpointView, tokens: readonly Token[]): Map<string, Crowd> {
  const cells = new Map<string, { haze: boolean; tokens: number[]; pawns: number[] }>();
  const at = (cell: Cell) => {
    const key = cellKey(cell);
    const found = cells.get(key) ?? { haze: false, tokens: [], pawns: [] };
    cells.set(key, found);
    return found;
  };
  for (const cell of [...view.fire, ...view.smoke]) at(cell).haze = true;
  for (const token of tokens) at(token.cell).tokens.push(token.id);
  for (const { cell, seat } of view.firefighters) if (cell) at(cell).pawns.push(seat);
  return new Map(
    [...cells].map(([key, held]) => {
      const free = places(Number(held.haze) + held.tokens.length + held.pawns.length);
      const take = () => free.shift() ?? { x: 0, y: 0, scale: 0.3 };
      const haze = held.haze ? take() : { x: 0, y: 0, scale: 1 };
      return [
        key,
        {
          haze,
          tokens: new Map(held.tokens.map((id) => [id, take()])),
          pawns: new Map(held.pawns.map((seat) => [seat, take()])),
        },
      ];
    }),
  );
}

/** The tokens of a view; those that were there before keep their id, also when they were carried a step. */
export function follow(before: readonly Token[], view: FlashpointView): Token[] {
  const now: Omit<Token, "id">[] = [
    ...view.poi.map((cell) => ({ kind: "poi" as const, cell })),
    ...view.victims.map(({ cell, treated }) => ({ kind: treated ? ("treated" as const) : ("victim" as const), cell })),
    ...view.hazmats.map((cell) => ({ kind: "hazmat" as const, cell })),
  ];
  const free = [...before];
  let fresh = before.reduce((most, { id }) => Math.max(most, id), 0);
  const ids = new Map<Omit<Token, "id">, number>();
  const match = (fits: (old: Token, token: Omit<Token, "id">) => boolean) => {
    for (const token of now) {
      const index = ids.has(token) ? -1 : free.findIndex((old) => fits(old, token));
      if (index >= 0) ids.set(token, free.splice(index, 1)[0]!.id);
    }
  };
  match((old, token) => old.kind === token.kind && isAt(old.cell, token.cell));
  match((old, token) => isAt(old.cell, token.cell) && old.kind !== "hazmat" && token.kind !== "hazmat");
  match((old, token) => old.kind === token.kind && token.kind !== "poi" && distance(old.cell, token.cell) === 1);
  return now.map((token) => ({ ...token, id: ids.get(token) ?? ++fresh }));
}
