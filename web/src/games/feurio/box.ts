// What the box of Feurio! holds, and which colours lie before each seat: facts of the material, for drawing.

import { EMBLEMS, type Emblem } from "../../art/emblems";
import type { FeurioOptions, FeurioView, FeurioZone } from "../../lib/wire";

export const COLOURS = ["red", "green", "blue", "yellow"] as const;
export type ManColour = (typeof COLOURS)[number];

const MEN = 12;
const REINFORCEMENTS = 4;
const RESERVE: ManColour = "yellow"; // with three players nobody's own colour

export function emblemOf(colour: string): Emblem {
  return EMBLEMS[colour as ManColour];
}

/** With three players, men of the colour nobody plays: hatched, and no zones of theirs in a competitive match. */
export function isReinforcement(colour: string, options: FeurioOptions): boolean {
  return options.players === 3 && colour === RESERVE;
}

/** How many men of a colour lie before a seat at the start. */
export function supply(colour: string, options: FeurioOptions): number {
  return isReinforcement(colour, options) ? REINFORCEMENTS : MEN;
}

export function coloursOf(seat: number, options: FeurioOptions): ManColour[] {
  if (options.players === 1) return [...COLOURS];
  if (options.players === 2) return seat === 0 ? ["red", "green"] : ["blue", "yellow"];
  return COLOURS.slice(seat, seat + 1);
}

export function emblems(seat: number, options: FeurioOptions): Emblem[] {
  return coloursOf(seat, options).map(emblemOf);
}

/** Whose zone it is; null where a colour is everybody's. */
export function seatOf(zone: FeurioZone, options: FeurioOptions): number | null {
  if (options.mode === "competitive") {
    for (let seat = 0; seat < options.players; seat += 1)
      if (coloursOf(seat, options).some((colour) => colour === zone.colour)) return seat;
  }
  return null;
}

/** Men on a tile one by one, in the order of the colours. */
export function menOn(men: Record<string, number>): ManColour[] {
  return COLOURS.flatMap((colour) => Array.from({ length: men[colour] ?? 0 }, () => colour));
}

/** Whether another tile will still come: without one, sums and hottest points mean nothing. */
export function tilesToCome(view: FeurioView): boolean {
  return view.left > 0 || view.holding;
}
