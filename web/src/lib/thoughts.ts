// What a player that is a program says of a decision, in words: what it expects, and why.

import type { Face } from "../games/contract";
import { say, texts } from "./texts.svelte";
import type { Candidate, GameName, Reason, TableInfo, Thought } from "./wire";

const MOST_SAID = 2; // reasons below a line of the log

/** One reason; seats are told by name, spaces as the board names them. Empty where nobody has a text for it. */
export function reasonWords(reason: Reason, game: GameName, faces: Face[]): string {
  const id = `reason-${game}-${reason.code}`;
  const { seat, row, column } = reason.facts;
  const facts = { ...reason.facts };
  if (typeof seat === "number") facts.name = faces[seat]?.name ?? "";
  if (row !== undefined) facts.cell = `${row}-${column}`;
  return texts.has(id) ? say(id, facts) : "";
}

export function reasonsOf(candidate: Candidate, game: GameName, faces: Face[]): string[] {
  return candidate.reasons.map((reason) => reasonWords(reason, game, faces)).filter(Boolean);
}

/** “58 % to win”, “about 12.5 points”; empty for a number that means nothing to people. */
export function expectation({ measure }: Thought, { value }: Candidate): string {
  if (measure === "win") return say("web-advice-win", { percent: percentOf(value) });
  return measure === "points" ? say("web-advice-points", { points: Math.round(10 * value) / 10 }) : "";
}

/** A chance as people are told it: 0 and 100 are only for what is certain. */
function percentOf(chance: number): number {
  const percent = Math.round(100 * chance);
  return chance <= 0 || chance >= 1 ? percent : Math.min(Math.max(percent, 1), 99);
}

/** Why a bot did what it did, in a line; empty where it has nothing to say. */
export function whyWords(thought: Thought, game: GameName, faces: Face[]): string {
  const [chosen] = thought.candidates;
  return chosen ? reasonsOf(chosen, game, faces).slice(0, MOST_SAID).join(" ") : "";
}

/** Whether a hint harms nobody: all others are bots, or none of them is a rival. The table has the last word. */
export function harmsNobody(table: TableInfo): boolean {
  return table.together || table.seats.filter(({ person }) => person !== null).length < 2;
}
