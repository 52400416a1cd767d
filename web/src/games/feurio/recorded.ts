// Matches recorded for tests: what one seat saw, could do and was told. `follows`: nothing was left out before it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { Play } from "../../lib/play.svelte";
import type { Choice, FeurioEvent, FeurioView } from "../../lib/wire";
import type { Face } from "../contract";
import { game } from ".";

export interface Step {
  view: FeurioView;
  events: FeurioEvent[];
  choices: Choice[];
  follows: boolean;
}

export const MATCHES = ["four", "firebreaks", "solitaire"] as const;
const NAMES = ["Ada", "Bruno", "Chloé", "Dov"];

export function recorded(match: (typeof MATCHES)[number]): Step[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "fixtures", `${match}.json`), "utf8")) as Step[];
}

/** Whoever sees `view` and may do `choices`; what they do is kept in `done`. */
export function playOf({ view, choices }: Step): { play: Play<"feurio">; done: string[] } {
  const done: string[] = [];
  const act = (_: number, action: string) => Promise.resolve(done.push(action));
  const play = new Play("feurio", game, view, { act, why: () => Promise.resolve(null), point: null });
  play.faces = faces(view);
  play.show({ view, seat: view.seat, choices, paths: [], events: [] }, { instant: true });
  return { play, done };
}

export function faces(view: FeurioView): Face[] {
  return view.standings.map(({ seat }) => ({
    seat,
    name: NAMES[seat] ?? "",
    emblems: game.emblems(seat, view.options),
    bot: seat !== view.seat,
    you: seat === view.seat,
  }));
}

/** The server's sentences, as the page would fetch them; those another screen needs may be missing. */
export function serveTexts(): void {
  const folder = join(import.meta.dirname, "../../../../src/brasier");
  vi.stubGlobal("fetch", (address: string) => {
    return Promise.resolve(new Response(readFileSync(join(folder, address), "utf8")));
  });
}
