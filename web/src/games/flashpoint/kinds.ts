// The buttons of the bar: each stands for kinds of choices.

import type { Choice, FlashpointView } from "../../lib/wire";

export interface Group {
  id: string;
  /** its letter on the keyboard; empty: none */
  key: string;
  kinds: string[];
  /** whose trade it is: shown to nobody else */
  trade?: string;
  /** shown only while it can be done */
  rare?: boolean;
}

export const WAYS = ["move", "carry", "haul", "lead", "carry-lead", "haul-lead", "lead-two"];

const FAMILY: Group[] = [
  { id: "move", key: "M", kinds: ["move"] },
  { id: "carry", key: "C", kinds: WAYS.slice(1) },
  { id: "douse", key: "E", kinds: ["douse", "quench"] },
  { id: "door", key: "D", kinds: ["open", "close"] },
  { id: "chop", key: "H", kinds: ["chop"] },
];

const ADVANCED: Group[] = [
  { id: "drive", key: "", kinds: ["drive"] },
  { id: "gun", key: "", kinds: ["gun"] },
  { id: "treat", key: "", kinds: ["treat"], trade: "paramedic" },
  { id: "dispose", key: "", kinds: ["dispose"], trade: "hazmat" },
  { id: "reveal", key: "", kinds: ["reveal"], trade: "imaging" },
  { id: "command", key: "", kinds: ["command"], trade: "captain" },
  { id: "change", key: "", kinds: ["change"], rare: true },
];

export function groupsOf(view: FlashpointView, seat: number | null, choices: readonly Choice[]): Group[] {
  if (view.options.mode === "family") return FAMILY;
  const trade = view.firefighters.find((man) => man.seat === seat)?.specialist ?? null;
  const others = ADVANCED.filter(({ trade: whose, rare, kinds }) => {
    const can = choices.some(({ kind }) => kinds.includes(kind));
    return can || (rare ? false : whose === undefined || whose === trade);
  });
  return [...FAMILY, ...others];
}

/** What `play.filter` holds while the targets of this group alone are lit. */
export function filterOf(group: Group): string {
  return group.kinds.join("|");
}

export function isCommand(choice: Choice): boolean {
  return choice.kind === "command";
}

/** Whom a command is for. */
export function commanded(choice: Choice): number {
  return Number(choice.action.split(" ")[1]);
}

/** The deed itself: “move north” of “command 2 move north”. */
export function deed(choice: Choice): string[] {
  const words = choice.action.split(" ");
  return isCommand(choice) ? words.slice(2) : words;
}

/** What is done where one stands, without a space of its own. */
export const HERE = ["treat", "dispose", "gun"];
