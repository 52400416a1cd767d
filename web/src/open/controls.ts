// From what the server says of an option to how it is asked. The server has the last word on what can be played;
// here is only what makes asking pleasant: order of values, what hides when it means nothing.

import type { GameName, GameInfo, OptionInfo } from "../lib/wire";

export type Values = Record<string, unknown>;

export type Control =
  | { kind: "choice"; name: string; values: string[] }
  | { kind: "switch"; name: string }
  | { kind: "number"; name: string; least: number; most: number }
  /** which of the seats */
  | { kind: "seat"; name: string }
  /** how many seats there are: asked with the seats */
  | { kind: "count"; name: string }
  /** a printed house, or a drawing */
  | { kind: "house"; name: string }
  /** chosen, drawn, or one name for each firefighter */
  | { kind: "specialists"; name: string }
  /** our cards, or flames by start value */
  | { kind: "deck"; name: string }
  | { kind: "text"; name: string };

const COUNTS = ["players", "firefighters"];
const SEATS = ["eldest"];
const OWN_FORM: Record<string, "house" | "specialists" | "deck"> = {
  "flashpoint.board": "house",
  "flashpoint.specialists": "specialists",
  "tails.deck": "deck",
};

/** What is usual or easier comes first; the schema has no order. */
const ORDER = ["family", "recruit", "veteran", "heroic", "competitive", "cooperative", "solitaire", "sauver"];

/** Where an option means something; everywhere else it is left out, and the server takes what is usual. */
const MEANT: Record<string, (values: Values) => boolean> = {
  "flashpoint.level": (values) => values.mode === "advanced",
  "flashpoint.specialists": (values) => values.mode === "advanced",
  "feurio.firebreaks": (values) => values.mode === "competitive",
  "feurio.cest_chaud": (values) => values.mode === "competitive",
  "feurio.eldest": (values) => values.mode !== "solitaire",
};

export function controlOf(game: GameName, { name, schema }: OptionInfo): Control {
  const own = OWN_FORM[`${game}.${name}`];
  if (own) return { kind: own, name };
  if (Array.isArray(schema.enum)) return { kind: "choice", name, values: inOrder(schema.enum.map(String)) };
  if (schema.type === "boolean") return { kind: "switch", name };
  if (schema.type !== "integer") return { kind: "text", name };
  if (COUNTS.includes(name)) return { kind: "count", name };
  if (SEATS.includes(name)) return { kind: "seat", name };
  return { kind: "number", name, least: limit(schema.minimum, 0), most: limit(schema.maximum, 99) };
}

function inOrder(values: string[]): string[] {
  const place = (value: string): number => (ORDER.includes(value) ? ORDER.indexOf(value) : ORDER.length);
  return [...values].sort((one, other) => place(one) - place(other));
}

function limit(given: unknown, usual: number): number {
  return typeof given === "number" ? given : usual;
}

export function isMeant(game: GameName, name: string, values: Values): boolean {
  return MEANT[`${game}.${name}`]?.(values) ?? true;
}

export function defaults(game: GameInfo): Values {
  return Object.fromEntries(game.options.map((option) => [option.name, option.default]));
}

/** What is sent: everything that means something. */
export function meant(game: GameName, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isMeant(game, name, values)));
}

/** The option that says how many seats there are. */
export function countName(game: GameName): "players" | "firefighters" {
  return game === "flashpoint" ? "firefighters" : "players";
}

export function seatsAllowed(game: GameName, values: Values): { least: number; most: number } {
  if (game === "flashpoint") return { least: 1, most: 6 };
  if (game === "tails") return { least: 2, most: 6 };
  return values.mode === "solitaire" ? { least: 1, most: 1 } : { least: 2, most: 4 };
}

/** To which option a refusal belongs; empty: to none of them. */
export function optionRefused(code: string): string {
  return REFUSED.find(([pattern]) => pattern.test(code))?.[1] ?? "";
}

const REFUSED: [RegExp, string][] = [
  [/^flashpoint-(drawing|no-such-board)/, "board"],
  [/^flashpoint-(no-such-specialist|specialist|one-specialist)/, "specialists"],
  [/^flashpoint-(no-such-level|levels)/, "level"],
  [/^flashpoint-no-such-edition/, "edition"],
  [/-(no-such|unknown)-mode$/, "mode"],
  [/^tails-(unreadable-deck|one-to-nine|no-such-start|start-twice)/, "deck"],
  [/-eldest-not-seated$/, "eldest"],
  [/^feurio-firebreaks/, "firebreaks"],
  [/^feurio-cest-chaud/, "cest_chaud"],
  [/-(one-to-six|two-to-four|two-to-six|solitaire-alone)$|^(seats-do-not-fit|bad-name|unknown-level)$/, "seats"],
];
