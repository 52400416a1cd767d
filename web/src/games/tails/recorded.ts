// Matches recorded for tests: after every step what one seat saw, as far as it changed, could do and was told.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import type { Choice, TailsEvent, TailsPlayer, TailsView } from "../../lib/wire";
import type { Face } from "../contract";
import { emblems } from "./words";

type Change = Partial<Omit<TailsView, "players">> & { players?: (Partial<TailsPlayer> | null)[] };

interface Recording {
  seat: number;
  steps: { view: Change; choices: Choice[]; events: TailsEvent[] }[];
}

export interface Step {
  before: TailsView;
  after: TailsView;
  choices: Choice[];
  events: TailsEvent[];
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", `${name}.json`), "utf8")) as T;
}

export function recorded(name: "thief" | "four"): { seat: number; steps: Step[] } {
  const { seat, steps } = read<Recording>(name);
  let view = steps[0]?.view as TailsView;
  const told = steps.map(({ view: change, choices, events }, index) => {
    const before = view;
    if (index) {
      const players = view.players.map((player, at) => ({ ...player, ...change.players?.[at] }));
      view = { ...view, ...change, players };
    }
    return { before, after: view, choices, events };
  });
  return { seat, steps: told };
}

export function choosing(): { view: TailsView; choices: Choice[] } {
  return read("choosing");
}

export function faces(view: TailsView, seat: number | null = null): Face[] {
  const names = ["Ada", "Bruno", "Chloé", "Dov", "Inès", "Paulo"];
  return view.players.map((player) => ({
    seat: player.seat,
    name: names[player.seat] ?? "",
    emblems: emblems(player.seat),
    bot: player.seat !== seat,
    you: player.seat === seat,
  }));
}

/** The server's sentences, as the page would fetch them. */
export function serveTexts(): void {
  const folder = join(import.meta.dirname, "../../../../src/brasier");
  vi.stubGlobal("fetch", (address: string) =>
    Promise.resolve(new Response(readFileSync(join(folder, address), "utf8"))),
  );
}
