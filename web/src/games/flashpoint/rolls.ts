// The last roll and what came of it, found among what was told.

import type { FlashpointEvent, FlashpointView } from "../../lib/wire";
import type { Face } from "../contract";
import { tell } from "./words";

export interface Roll {
  red: number | null;
  black: number | null;
  /** what it brought, and by which rule */
  text: string;
  rule: string;
}

export function lastRoll(events: readonly FlashpointEvent[], faces: Face[], view: FlashpointView): Roll | null {
  const fire = events.findLastIndex((event) => event.type === "roll" && ["fire", "gun"].includes(event.purpose));
  const index = fire >= 0 ? fire : events.findLastIndex((event) => event.type === "roll");
  const roll = events[index];
  if (roll?.type !== "roll") return null;
  const line = events
    .slice(index + 1)
    .map((event) => tell(event, faces, view))
    .find((told) => told !== null);
  return { red: roll.red, black: roll.black, text: line?.text ?? "", rule: line?.rule ?? "" };
}
