// What is drawn above the board during a beat of the story.

import type { FlashpointCell as Cell, FlashpointEdge as Edge, FlashpointSide as Side } from "../../lib/wire";

export type Effect =
  | { type: "roll"; red: number | null; black: number | null; again: boolean }
  | { type: "puff"; cell: Cell }
  | { type: "catch"; cells: Cell[]; count: number }
  | { type: "burst"; cell: Cell }
  | { type: "blast"; cell: Cell; arms: Arm[] }
  | { type: "flare"; cell: Cell }
  | { type: "down"; seat: number; cell: Cell }
  | { type: "lost"; cell: Cell }
  | { type: "saved"; cell: Cell }
  | { type: "reveal"; cell: Cell; found: "victim" | "alarm" }
  | { type: "water"; cells: Cell[]; from: Cell | null }
  | { type: "strike"; edge: Edge }
  | { type: "drop"; cell: Cell }
  | { type: "walk"; seat: number; from: Cell; to: Cell }
  | { type: "collapse" };

/** One of the four directions of an explosion, as far as it has come. */
export interface Arm {
  direction: Side;
  /** the burning spaces it has run through */
  through: Cell[];
  /** the space that catches fire now */
  lit: Cell | null;
  /** the wall or door it hits now */
  hit: Edge | null;
}
