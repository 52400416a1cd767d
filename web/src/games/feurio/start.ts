// Where the start tiles of four players lie: the first two are the middle of the rhombus.

import type { FeurioCell } from "../../lib/wire";

export const START_CELLS: readonly FeurioCell[] = [
  [0, 0],
  [1, -1],
  [0, -1],
  [1, 0],
];
