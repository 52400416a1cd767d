// What was chosen before a match, in words.

import { say, texts } from "../lib/texts.svelte";
import type { GameName } from "../lib/wire";
import { isMeant, type Values } from "./controls";

export function optionName(game: GameName, option: string): string {
  const id = `lobby-option-${game}-${option}`;
  return texts.has(id) ? say(id) : option;
}

/** A sentence about an option; the server's own where we have no better one. */
export function optionAbout(game: GameName, option: string): string {
  const id = `lobby-about-${game}-${option}`;
  if (texts.has(id)) return say(id);
  return texts.has(`option-${game}-${option}`) ? say(`option-${game}-${option}`) : "";
}

export function valueName(game: GameName, option: string, value: unknown): string {
  if (typeof value === "boolean") return say(value ? "lobby-yes" : "lobby-no");
  const id = `lobby-value-${game}-${option}-${String(value)}`;
  if (typeof value === "string" && !value.includes("\n") && texts.has(id)) return say(id);
  const own = `lobby-value-${game}-${option}-own`;
  if (texts.has(own)) return say(own);
  return option === "eldest" ? say("lobby-seat", { seat: Number(value) + 1 }) : String(value);
}

/** Every option that means something, named. */
export function terms(game: GameName, values: Values): { name: string; value: string }[] {
  return Object.entries(values)
    .filter(([option]) => isMeant(game, option, values))
    .map(([option, value]) => ({ name: optionName(game, option), value: valueName(game, option, value) }));
}

export function levelName(level: string): string {
  return texts.has(`lobby-level-${level}`) ? say(`lobby-level-${level}`) : level;
}
