// A table of a list in words.

import { EMBLEMS, type Emblem } from "../art/emblems";
import { say, texts } from "../lib/texts.svelte";
import type { GameName, TableLine } from "../lib/wire";
import { emblemsOf } from "../open/emblems";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function gameName(game: GameName): string {
  return say(`lobby-game-${game}`);
}

/** “with Ada and Bruno”, “with Ada and 3 others”: everybody but oneself; empty where nobody else sits. */
export function company(line: TableLine): string {
  const others = line.seats.filter((name, seat): name is string => name !== null && !line.own.includes(seat));
  const [first] = others;
  if (first === undefined) return "";
  if (others.length > 2) return say("lobby-with-more", { name: first, others: others.length - 1 });
  return say("lobby-with", { names: texts.list(others) });
}

export function standing(line: TableLine): string {
  if (line.yours) return say("lobby-yours");
  const open = line.seats.filter((name) => name === null).length;
  if (line.phase === "open") return open ? say("lobby-seats-open", { seats: open }) : say("lobby-ready");
  const [actor = -1, ...more] = line.actors;
  const name = more.length ? undefined : line.seats[actor];
  return name ? say("lobby-turn-of", { name }) : say("lobby-others-turn");
}

/** “5 minutes ago”, in the language spoken now. */
export function ago(when: number, now: number): string {
  const passed = now - when;
  const found = STEPS.find(([, length]) => passed >= length);
  if (!found) return say("lobby-now");
  const [unit, length] = found;
  const format = new Intl.RelativeTimeFormat(texts.language, { numeric: "auto" });
  return format.format(-Math.floor(passed / length), unit);
}

/** The sign of the seat one holds. */
export function ownEmblem(line: TableLine): Emblem | null {
  const [seat] = line.own;
  return seat === undefined ? null : (emblemsOf(line.game, seat, line.seats.length)[0] ?? EMBLEMS.ivory);
}
