// Who is to sit where, and the usual ways to fill a table.

import type { SeatWish } from "../lib/wire";

export type Preset = "solo" | "screen" | "online" | "box";
export const PRESETS: Preset[] = ["solo", "screen", "online", "box"];

export interface Seat {
  kind: "me" | "open" | "bot";
  /** for “me”, where one has several; empty: one's own, or a name of the house */
  name: string;
  /** for a bot */
  level: string;
}

export function seatsFor(preset: Preset, count: number, level: string): Seat[] {
  const others = preset === "solo" ? "bot" : preset === "online" ? "open" : "me";
  return Array.from({ length: count }, (_, seat) => ({ kind: seat ? others : "me", name: "", level }));
}

/** As many seats as asked for: new ones are like the last one. */
export function resized(seats: Seat[], count: number): Seat[] {
  const last = seats.at(-1) ?? { kind: "open", name: "", level: "easy" };
  const more: Seat = { kind: seats.length > 1 ? last.kind : "open", name: "", level: last.level };
  return Array.from({ length: count }, (_, seat) => seats[seat] ?? { ...more });
}

export function movedUp(seats: Seat[], seat: number): Seat[] {
  const moved = [...seats];
  const [one] = moved.splice(seat, 1);
  if (one) moved.splice(seat - 1, 0, one);
  return moved;
}

/** `nameOf`: what a seat of mine is called that I gave no name; null: my own. */
export function wishes(seats: Seat[], nameOf: (seat: number) => string | null): SeatWish[] {
  return seats.map((seat, index): SeatWish => {
    if (seat.kind === "me") return { kind: "me", name: seat.name.trim() || nameOf(index) };
    return seat.kind === "bot" ? { kind: "bot", level: seat.level } : { kind: "open" };
  });
}
